import { noLetterBehind } from '../../../languages/letters.ts';
import { toPattern } from '../../../pattern.ts';
import { byFirstLetter } from '../../text/stems.ts';
import type { Intent } from '../intents.ts';

/** Endings of a head in the languages that write a compound as one word. */
const endings: Record<string, string> = {
  de: 'e?n|s',
  nl: 'en|s',
  af: 'e|s',
  sv: 'ar|er|or|e?n|et|s',
  da: 'er|e?n|et|s',
  nb: 'er|e?n|et|s',
  fi: 't',
  et: 'ed|d',
  hu: 'a|e|ok|ek',
};

/** What a word at the end of another says: a "Katzenausstellung" is an exhibition, a "Fotospiel" need be no game. */
const tell = new Set<Intent>([
  'tickets',
  'visit',
  'table',
  'enrol',
  'book',
  'quote',
  'order',
  'contact',
  'sign-up',
  'view',
  'buy',
]);
/** Shows and shops, whose names of five letters are heads as well: "Spielemesse". */
const ofPlaces = new Set<Intent>(['tickets', 'visit']);

/**
 * Matches the stems of a list at the end of a longer word: a compound is named by its end. undefined where the language
 * does not write compounds as one word. Also where every stem is so short that it may end another word by chance.
 */
export function headMatcher(intent: Intent, stems: string, language: string): RegExp | undefined {
  const ending = endings[language];
  if (ending === undefined || !tell.has(intent)) return undefined;
  const heads = stems.split(/\s+/u).filter((stem) => {
    const letters = stem.replace(/\*$/u, '');
    if (!/^\p{Ll}+$/u.test(letters)) return false;
    return letters.length > 5 || (letters === stem && letters.length === 5 && ofPlaces.has(intent));
  });
  if (heads.length === 0) return undefined;
  const words = byFirstLetter(heads.map((head) => head.replace(/\*$/u, '').normalize('NFC')));
  return toPattern(`(?<=\\p{L}{3})(?:${words})(?:${ending})?${noLetterBehind}`, 'giu');
}
