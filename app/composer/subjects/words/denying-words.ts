import { noLetterBehind } from '../../languages/letters.ts';

/** Words behind a thing that deny it, with the particles between, by language. */
export const denyingBehind: Record<string, string> = {
  hi: ` नहीं${noLetterBehind}`,
  ja: '(?:では|じゃ)(?:なく|ない)|の前に|は?(?:なし|ナシ|無し|抜き|ありません)',
  ko: '(?:이|가|은|는)? ?(?:아니고|아니라|아닌|말고|없이|없는|없음|없어요)',
  ru: ` нет${noLetterBehind}`,
  tr: ` (?:değil|yok)${noLetterBehind}`,
  uk: ` немає${noLetterBehind}`,
};
