import { graphemesOf } from '../../type/typesetting.ts';

/** The largest size, px, up to `most` at which a line is at most `width` px, by the usual breadth of its letters. */
export function inWidth(
  text: string,
  { width, most, family }: { width: number; most: number; family: string },
): number {
  const narrow = /^(anton|oswald)$/.test(family) ? 0.78 : /mono/.test(family) ? 1.08 : 1;
  const ems = graphemesOf(text).reduce((sum, sign) => sum + emsOf(sign), 0) * narrow;
  return Math.min(most, width / Math.max(ems, 0.5));
}

/** The largest size, px, from `most` down to `least` at which words broken into lines fill no more than a box. */
export function inBox(
  text: string,
  room: { width: number; height: number; most: number; least: number; family: string; lineHeight: number },
): number {
  const { width, height, most, least, family, lineHeight } = room;
  const widths = text.split(/[\s\u200b]+/u).map((word) => {
    const ems = 1 / inWidth(word, { width: 1, most: Number.POSITIVE_INFINITY, family });
    return { ems, pieces: Math.ceil(ems / 12) };
  });
  for (let size = most; size > least; size *= 0.94) {
    let [lines, at] = [1, 0];
    for (const { ems } of widths) {
      const wide = ems * size;
      if (at > 0 && at + 0.3 * size + wide > width) [lines, at] = [lines + 1, 0];
      lines += Math.floor(wide / width);
      at += (at > 0 ? 0.3 * size : 0) + (wide % width);
    }
    if (
      lines * lineHeight * size <= height &&
      widths.every(({ ems, pieces }) => pieces > 1 || ems * size <= width)
    )
      return Math.round(size);
  }
  return Math.round(least);
}

function emsOf(sign: string): number {
  if (/^[\s.,:;'’!|]/u.test(sign)) return 0.34;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}%€₹₩@MWmw]/u.test(sign))
    return 1.04;
  if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u.test(sign)) return 0.72;
  if (/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(sign)) return /\p{Lu}/u.test(sign) ? 0.84 : 0.72;
  if (/[^\p{Script=Latin}\p{Nd}()+/-]/u.test(sign)) return 0.92;
  return /\p{Lu}|\p{Nd}/u.test(sign) ? 0.74 : 0.64;
}
