import { setWidth } from '../../brief/text/segments.ts';
import type { Canvas, SetText } from '../layout.ts';
import { numberLength } from './phone-number.ts';
import { inWidth } from './text-room.ts';

/** Width (setWidth) up to which a label is always one line. */
export const mostInOneLine = 18;

/** Room for the arrow and the gap before it, and the least room at either side of words without an arrow, in em. */
const arrow = 1.4;
const least = { words: 0.8, number: 0.6 };

/**
 * How the words of a button stand in it, at a type size of `size` px at most. `beside` is the room at either side, in
 * em. `isSnug`: without the arrow, because they would break for it. `isWide`: in several lines, because they break all
 * the same. A button may be `given` px wide at most.
 */
export function buttonRoom(
  text: SetText,
  { canvas, size: wished, usual, given }: { canvas: Canvas; size: number; usual: number; given: number },
): { size: number; beside: number; isSnug: boolean; isWide: boolean } {
  const length = setWidth(text.plain);
  if (canvas.least === 0)
    return { size: wished, beside: usual, isSnug: false, isWide: length > mostInOneLine };
  // A column of a wide picture is known by the room it gives.
  const usualRoom = (canvas.shape === 'wide' && !Number.isFinite(given) ? 0.4 : 0.7) * canvas.width;
  const room = Math.min(usualRoom, given);
  const whole = { width: 1, most: Number.POSITIVE_INFINITY, family: text.families[0] ?? '' };
  // Widths are reckoned for the broadest of faces.
  const ems = (whole.family === 'montserrat' ? 1 : 0.88) / inWidth(text.plain, whole);
  // Set a little smaller before it takes a second line.
  const size = Math.max(Math.min(wished, Math.floor(room / (ems + 2 * least.words))), canvas.least);
  const breaks = (0.66 * length + 2 * usual + arrow) * size > room;
  if (breaks && (ems + 2 * least.words) * size <= room)
    return { size, beside: least.words, isSnug: true, isWide: false };
  // A telephone number that just fits has the button for itself.
  const isSnug = text.parts.length > 1 && (0.62 * numberLength(text) + 2 * usual + arrow) * wished > room;
  const beside = isSnug ? least.number : usual;
  return { size: wished, beside, isSnug, isWide: (0.66 * length + 2 * beside + arrow) * wished > room };
}
