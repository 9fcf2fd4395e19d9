import { sourcesOfAll, wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { perLanguage } from '../text/remembering.ts';

const labels = toPattern(
  // A price list is only promised before a number: it is asked for there.
  // "Tel. 08051 555 0142 muss drauf": that it has to be on the ad goes with it as well.
  wordsOfAll(({ numberFor, papers, aroundMention }) =>
    [numberFor, papers, aroundMention?.behind].filter(Boolean).join('|'),
  ),
  'giu',
);
const byAppointment = toPattern(
  wordsOfAll((language) => language.byAppointment),
  'iu',
);
/** Whether words say that nobody is seen without an hour asked for. */
export const saysByAppointment = (words: string) => byAppointment.test(words);

const phoneLabels = perLanguage((label) => toPattern(label, 'giu'));
const honorific = toPattern(`^(?:${sourcesOfAll((language) => language.honorifics)})$`, 'iu');
/** "At", "pe", "für"; where letters have no case, names are as short. */
const isSmall = (word: string) =>
  word.replace(/\P{L}/gu, '').length <= (/\p{Lu}|\p{Ll}/u.test(word) ? 3 : joined.test(word) ? 0 : 2);
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Whether words only say what the number behind them is for, or whom to ask for: "bookings", "to order ring", "ask for
 * Ann". Without the number they are nothing. `label`: as for findPhones.
 */
export function saysWhatFor(words: string, label: string): boolean {
  const said = words.replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '');
  // "By appointment" says how one may come.
  if (said.length > 40 || /\p{Nd}/u.test(said) || byAppointment.test(said)) return false;
  const unlabelled = said.replace(labels, ' ').replace(phoneLabels(label), ' ');
  if (unlabelled === said) return false;
  const others = unlabelled
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => !isSmall(word) && !honorific.test(word));
  const [name = '', ...more] = others;
  return !name || (more.length === 0 && /^\p{Lu}\p{Ll}/u.test(name) && said.endsWith(name));
}

/** Where a clause ends; in scripts that part no words, where a phrase does. */
const lastClause = /(?<=(?:^|[.!?…;:·,،؛。！？।۔፣፤]|\s[–—-]\s))[^.!?…;:·,،؛。！？।۔፣፤]{1,60}$/u;
const lastPhrase = /(?<=\s)\S{1,40}$/u;
const unparted = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words in front of a number without the clause at their end that only says what it is for. */
export function withoutWhatFor(text: string, label: string): string {
  for (const end of unparted.test(text) ? [lastClause, lastPhrase] : [lastClause]) {
    const found = end.exec(text);
    if (found && saysWhatFor(found[0], label))
      return text.slice(0, found.index).replace(/[\s,،;:·–—-]+$/u, '');
  }
  return text;
}
