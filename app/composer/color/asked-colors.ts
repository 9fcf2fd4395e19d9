import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { themedPalettes } from './color-themes.ts';
import { readColors } from './read-colors.ts';

const partsOfAds = toPattern(
  `${noLetterBefore}(?:${(['background', 'text', 'accent'] as const)
    .map((role) => sourcesOfAll((language) => language.adParts?.[role]))
    .join('|')})${noLetterBehind}`,
  'iu',
);

/** Most words of a piece that does nothing but name colours. */
const mostWords = 6;

/**
 * What a brief says about the ad's colours. It has a field for them. Where that is empty, parts of its instructions are
 * read: "dark background with orange" and "green and yellow" are about the ad, "show a red car" is not.
 */
export function findAskedColors(brief: {
  colors?: string | undefined;
  instructions?: string | undefined;
}): string {
  if (brief.colors?.trim()) return brief.colors;
  return (brief.instructions ?? '')
    .slice(0, 600)
    .split(/[.,;:!?\n、。،؛，；]+/u)
    .map((piece) => piece.trim())
    .filter(isOfColors)
    .join(', ');
}

function isOfColors(piece: string): boolean {
  const words = piece.split(/\s+/u).length;
  if (piece === '' || words > mostWords) return false;
  const colors = readColors(piece);
  if (words <= 3 && themedPalettes(piece).length > 0) return true;
  if (words <= 2) return colors.length > 0;
  return colors.length > 1 || (colors.length === 1 && partsOfAds.test(piece));
}
