import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { themedPalettes } from './color-themes.ts';
import { readColors } from './read-colors.ts';

const partsOfAds = new RegExp(
  `${noLetterBefore}(?:${(['background', 'text', 'accent'] as const)
    .map((role) => sourcesOfAll((language) => language.adParts?.[role]))
    .join('|')})${noLetterBehind}`,
  'iu',
);

/** Most words of a piece that does nothing but name colours. */
const mostWords = 6;

/**
 * What a brief says about colours: its own field for them, else the pieces of its instructions that are about the
 * colours of the ad and of nothing in it: "dark background with orange", "green and yellow", but not "show a red car".
 */
export function askedColors(brief: {
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
