import { readColors } from '../../color/read-colors.ts';
import { tellsLook } from '../../direction/tells-look.ts';
import { matchersOf } from '../../languages/matchers.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import { unspaced } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';
import { findPhones, withoutPhoneLabel } from '../facts/find-contacts.ts';
import { saysWhatFor } from '../facts/number-labels.ts';
import { perLanguage } from '../text/remembering.ts';
import { hasLegalForm, isCoined, isHouse, isPlainlyName } from './houses.ts';
import { isName, nameEnd } from './is-name.ts';

/** Labels of a number that stand before it and mean nothing as a name. */
const labelAlone = perLanguage((language) => toPattern(`^${matchersOf(language).phone}(?!\\p{L})`, 'iu'));

/** "TyreDash 24hr 07700 900777": how long one may call stands between a name and its number. */
const roundTheClock = /\s(24\s?(?:hrs?|h|hours?|\/7|Std\.?|uur|timer|timmar|horas|ore|heures|ч|год))$/iu;

/** "Slagter Bundgaard tlf. 86 12 34 56", "현대설비 010-2222-3333": a name that runs on to its number is parted from it. */
export function withNumberApart(line: string, language: string): string {
  const { phone: label } = matchersOf(language);
  const [phone] = findPhones(line, label);
  if (!phone) return withYearApart(line, language);
  const ahead = withoutPhoneLabel(line.slice(0, phone.start), label).trimEnd();
  const clause = ahead.split(nameEnd).at(-1) ?? '';
  const hours = roundTheClock.exec(clause);
  const name = hours ? clause.slice(0, hours.index) : clause;
  const isNamed =
    (isPlainlyName(name) || isHouse(name, language) || isCoined(name)) &&
    !labelAlone(language).test(name) &&
    !saysWhatFor(name, label);
  if (!isNamed) return withNameBehind(line, phone, language);
  const whole = hours ? `${ahead.slice(0, -hours[0].length)}, ${hours[1]}` : ahead;
  return `${whole}, ${line.slice(phone.start)}`;
}

/** "ring 070-334 21 10 Norrsot AB": the name runs on behind the number. */
function withNameBehind(line: string, { end }: { end: number }, language: string): string {
  const behind = line.slice(end);
  const [name = ''] = behind.trimStart().split(nameEnd, 1);
  const isNamed = /^\s\p{Lu}/u.test(behind) && (hasLegalForm(name) || isHouse(name, language));
  return isNamed ? `${line.slice(0, end)},${behind}` : line;
}

const sinceYear = toPattern(
  `(?<=\\p{L})\\s(?=(?:${sourcesOfAll(({ founded }) => founded)})\\.?\\s?(?:1[5-9]|20)\\d\\d(?!\\p{Nd}))`,
  'iu',
);
/** "Charcuterie Ferrand depuis 1958": a house and the year it stands since. */
function withYearApart(line: string, language: string): string {
  const at = sinceYear.exec(line)?.index;
  if (at === undefined) return line;
  const ahead = line.slice(0, at);
  // "Family Owned since 1961": in English only a house or a trade tells a name from what is said of one.
  const isNamed =
    isHouse(ahead, language) || (language !== 'en' && isName(ahead, { rest: 'Est. 1958', language }));
  return isNamed && !nameEnd.test(ahead) && /^\p{Lu}\S*\s/u.test(ahead) ? `${ahead},${line.slice(at)}` : line;
}

const beforeDistrict = toPattern(
  `^(\\p{Lu}[^,]{2,40}?)\\s(?=(?:${sourcesOfAll(({ districts }) => districts)})\\s[\\p{Lu}\\p{Nd}])`,
  'u',
);

/**
 * A line of instructions whose name runs on without a comma, with one: "Sân Bóng Thành Phát quận 12", "ร้านเย็นสบายแอร์
 * สีฟ้า".
 */
export function withCommaBehindName(line: string): string {
  const [first = '', second = '', ...others] = line.split(' ');
  const isWished = first.length > 5 && (readColors(second).length > 0 || tellsLook(second));
  if (unspaced.test(first) && isWished && readColors(first).length === 0)
    return `${first}, ${[second, ...others].join(' ')}`;
  return line.replace(beforeDistrict, '$1, ');
}
