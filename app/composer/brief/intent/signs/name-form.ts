import { lowerCaseIn } from '../../../languages/capitals.ts';
import type { NameForm } from '../../../languages/language.ts';
import { matchersOf } from '../../../languages/matchers.ts';
import { isHeadLast, languagesRead, sourcesBySpacing, sourcesOfAll } from '../../../languages/registry.ts';
import { unspaced, unspacedName } from '../../../languages/unspaced.ts';
import { toPattern } from '../../../pattern.ts';
import { everyMatch } from '../../text/every-match.ts';
import { perLanguage, rememberResults } from '../../text/remembering.ts';
import { stemMatcher } from '../../text/stems.ts';
import { headEndOf } from './head.ts';

const formsOf = perLanguage((code) => {
  const read = languagesRead(code);
  const of = (form: NameForm) =>
    read
      .map(({ forms }) => forms[form])
      .filter((stems) => stems !== '')
      .map(stemMatcher);
  return {
    deed: of('deed'),
    lesson: of('lesson'),
    goods: of('goods'),
    outing: of('outing'),
    freeEntry: of('freeEntry'),
  };
});

type Place = { start: number; end: number };

function placesOf(form: NameForm, text: string, language: string): Place[] {
  return formsOf(language)[form].flatMap((matcher) =>
    everyMatch(matcher, text).map((match) => {
      const rest = /^[\p{L}\p{M}]*/u.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
      return {
        start: match.index,
        end: match.index + match[0].length + (unspaced.test(match[0]) ? 0 : rest.length),
      };
    }),
  );
}

const measures = sourcesBySpacing((language) => language.measures);
const forSoMany = sourcesOfAll((language) => language.forSoMany);

/** A quantity as goods are sold by: "7,5 kg", "6 x 1 L", "10個"; no area, no length. */
const quantity = toPattern(
  `(?<!\\p{L})\\p{Nd}+(?:[.,]\\p{Nd}+)?[\\s\u00a0]?(?:${measures.spaced})(?![\\p{L}\\p{M}²])|` +
    `\\p{Nd}\\s?(?:kg|${measures.unspaced})|` +
    '\\/\\s?(?:kg|кг|kilo|kilogramm?|كيلو|srm|rm|ster|stère|m³)(?!\\p{L})|' +
    `(?<!\\p{L})\\p{Nd}{1,2}\\s(?:${forSoMany})\\s[£$€]?\\p{Nd}`,
  'iu',
);

/** Whether a text counts goods by weight, volume or piece. */
export const isMeasured = (text: string) => quantity.test(text);

/** Whether a text sells by the kilo: "1 kg 9,90 €", "£4 per lb". */
export const isWeighed = (text: string) => byWeight.test(text);
const perUnit = sourcesOfAll((language) => language.perUnit);
const perWeight = sourcesOfAll(({ weighed }) => weighed?.per);
const weights = sourcesOfAll(({ weighed }) => weighed?.units);
const byWeight = toPattern(`(?:\\p{Nd}|/|${perUnit}|${perWeight})\\s?(?:kg|${weights})(?!\\p{L})`, 'iu');

/** Whether a text counts goods, or says how they are packed or made. */
export const tellsGoods = (text: string, language: string) =>
  isMeasured(text) || placesOf('goods', text, language).length > 0;

/** Whether a text says in what one is taught: "ten evenings", "a lesson". */
export const tellsLesson = (text: string, language: string) =>
  placesOf('lesson', text.slice(0, 160), language).length > 0;

/** Whether a text names a deed: "full service", "screen repair". */
export const tellsDeed = (text: string, language: string) =>
  placesOf('deed', text.slice(0, 80), language).length > 0;

/** Whether a text opens with a deed in so many words, "we clean": what somebody does for others. */
export const isDoneByUs = (text: string, language: string) =>
  placesOf('deed', text.slice(0, 80), language).some((place) => isOpeningPhrase(place, text));

/**
 * Whether words open a text or a sentence of it: then the text is about them. "We clean ovens", "cambio de cerraduras".
 */
const isOpeningPhrase = ({ start, end }: Place, text: string) =>
  (start === 0 || /[.!?]\s$/u.test(text.slice(0, start))) && /\s/u.test(text.slice(start, end));

/** Whether a text says that everybody may come in for nothing. */
export const isFreeToEnter = (text: string, language: string) =>
  placesOf('freeEntry', text, language).length > 0;

/**
 * What a name says by its form alone. Words for a lesson count wherever they stand. Words for a deed or an outing count
 * where they are the name's head. Goods are known by a quantity or by how they are packed. undefined: the form says
 * nothing.
 */
export const formOf = rememberResults<{ form?: Exclude<NameForm, 'freeEntry'> }>((name, language) => {
  const text = name.slice(0, 160);
  const end = headEndOf(text, language);
  const goods = placesOf('goods', text, language);
  // "Crochet kits for beginners": what one takes home to learn with.
  const isPacked = isHeadLast(language) && goods.some((one) => text.slice(one.end, end).trim() === '');
  const isHead = (place: Place) =>
    !goods.some((one) => one.start <= place.start && one.end >= place.end) &&
    (isOpeningPhrase(place, text) ||
      (place.end <= end &&
        (!isHeadLast(language) || unspacedName.test(text) || !/\p{L}/u.test(text.slice(place.end, end)))));
  const lessons = placesOf('lesson', text, language);
  const outings = placesOf('outing', text, language).filter(
    (place) => isHead(place) && !isEachTime(place, text, language),
  );
  // "Photo walk for beginners": gone on, not taught.
  const isGoneOn =
    isHeadLast(language) && outings.some((one) => lessons.every(({ start }) => start >= one.end));
  if (!isPacked && (isLanguageTaught(text, language) || (lessons.length > 0 && !isGoneOn)))
    return { form: 'lesson' };
  if (language === 'de' && germanDeed.test(text.slice(0, end).trimEnd())) return { form: 'deed' };
  if (outings.length > 0) return { form: 'outing' };
  if (placesOf('deed', text, language).some(isHead)) return { form: 'deed' };
  return isMeasured(text) || goods.length > 0 ? { form: 'goods' } : {};
});

/** The form of a name. "Wild garlic to sloe gin: foraging walks": what one goes on may stand behind a colon. */
export function formOfName(sold: string, title: string, language: string): ReturnType<typeof formOf>['form'] {
  const own = formOf(sold, language).form;
  if (own !== undefined) return own;
  const behind = title.slice(0, 160).split(/:\s/u).slice(1).join(' ');
  return behind !== '' && formOf(behind, language).form === 'outing' ? 'outing' : undefined;
}

const regularOf = perLanguage((language) => toPattern(matchersOf(language).regularly, 'giu'));

/** "Bread baked every morning": when, and nothing one goes to. */
const isEachTime = (place: Place, text: string, language: string) =>
  everyMatch(regularOf(language), text).some(
    ({ 0: { length }, index }) => index <= place.start && index + length >= place.end,
  );

/** "Sensen dengeln", "Stühle flechten": German writes no noun small, so what ends a name so is a verb. */
const germanDeed =
  /\p{Lu}\p{L}+\s(?:\p{Ll}+\s)?(?!ge|ver?kaufen|kaufen|spenden|schenken|gewinnen|sparen|bestellen|draußen|drinnen|lernen|trocken|offen|eigen|golden|seiden|selten)\p{Ll}{2,}(?:en|eln|ern)$/u;

/** Languages people take lessons in, BCP 47. */
const taught =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gd gl he hi hr hu hy id is it ja ka ko la lt lv ms mt nb nl no pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur vi yi yue zh zu'.split(
    ' ',
  );

const languageNames = perLanguage((language) => {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const known = new Set<string>();
  for (const code of taught) {
    const name = lowerCaseIn(names.of(code) ?? '', language);
    if (name && name !== code) known.add(name);
  }
  for (const name of language === 'en' ? ['mandarin', 'cantonese', 'latin', 'gaelic', 'farsi', 'bsl'] : [])
    known.add(name);
  return known;
});

/** Whether a name is that of a language people learn: "Levantine Arabic, small groups" is, "Turkish barber" is not. */
function isLanguageTaught(text: string, language: string): boolean {
  const head = lowerCaseIn(text.slice(0, headEndOf(text, language)), language);
  const words = head.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0 || words.length > 3) return false;
  const names = languageNames(language);
  const word = isHeadLast(language) ? words.at(-1) : words[0];
  return word !== undefined && names.has(word);
}
