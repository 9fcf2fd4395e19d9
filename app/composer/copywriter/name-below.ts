import { dot, sentencePieces } from '../type/sentences.ts';
import { asGiven } from '../type/typesetting.ts';
import { names } from './thing-sold.ts';

/**
 * The piece of a sub-line, as given, that names what is sold. All of the sub-line where no piece alone says it.
 * undefined where the headline does, or nothing does.
 */
export function nameBelow(
  { headline, subline }: { headline: string; subline?: string | undefined },
  sold: string | undefined,
): string | undefined {
  if (!sold || !subline) return undefined;
  const isNamed = (...texts: string[]) => names(texts.map(asGiven), sold);
  if (isNamed(headline) || !isNamed(headline, subline)) return undefined;
  const pieces = subline.split(dot).flatMap(sentencePieces);
  return pieces.find((piece) => isNamed(headline, piece)) ?? subline;
}
