import { hangingSpace, type TextBox } from '../checks/boxes.ts';
import type { Piece } from './line-joints.ts';
import type { SetPiece } from './line-sense.ts';

/**
 * Pieces with their widths. `measured` lays out a text that breaks at its line feeds and nowhere else.
 * Undefined where it breaks otherwise.
 */
export async function withWidths(
  pieces: Piece[],
  measured: (text: string) => Promise<TextBox | undefined>,
): Promise<SetPiece[] | undefined> {
  const whole = pieces.map(({ text, glue }, index) => (index === 0 ? text : glue + text)).join('');
  const text = await measured([whole, ...pieces.map((piece) => piece.text)].join('\n'));
  // A line feed at the end of a line is measured as a space that hangs over.
  const [all, ...alone] = (text?.lines ?? []).map(({ words = '', width }) => ({
    width: width + (words.endsWith('\n') ? hangingSpace * (text?.fontSize ?? 0) : 0),
  }));
  if (!all || alone.length !== pieces.length) return undefined;
  const spaces = pieces.slice(1).filter(({ glue }) => glue === ' ').length;
  const filled = alone.reduce((sum, { width }) => sum + width, 0);
  const space = spaces > 0 ? Math.max(0, (all.width - filled) / spaces) : 0;
  return pieces.map((piece, index) => ({
    ...piece,
    width: alone[index]?.width ?? 0,
    space: piece.glue === ' ' ? space : 0,
  }));
}
