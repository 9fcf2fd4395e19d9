import { heldParts } from './held-parts.ts';
import { sentencePieces } from './sentences.ts';
import type { PreparedText } from './typesetting.ts';

/** A text each of whose sentences begins a line, where the drawing keeps line breaks. */
export function bySentences<Text extends PreparedText>(text: Text): Text {
  const plain = sentencePieces(text.plain).join('\n');
  return { ...text, plain, parts: heldParts(plain) };
}

/** A text in lines of its own. `broken` has them parted by line feeds. */
export const withLines = <Text extends PreparedText>(text: Text, broken: string): Text => ({
  ...text,
  plain: broken,
  parts: heldParts(broken),
});
