import type { SetText } from '../layout.ts';

/** A telephone number within a text: seven signs or more, from its first figure or sign to its last figure. */
const phone = /[+(]?\p{Nd}(?:[\p{Nd}\s\u2060\u200b().\-–‑/]{5,30})\p{Nd}/u;

/**
 * The text with its telephone number in one piece, whatever joins its figures. Among letters that run from right to
 * left the number keeps its own direction.
 */
export function withWholeNumber<Text extends Pick<SetText, 'plain' | 'parts'>>(
  text: Text,
  direction: 'ltr' | 'rtl',
): Text {
  const found = phone.exec(text.plain);
  if (!found) return text;
  const [before, after] = [text.plain.slice(0, found.index), text.plain.slice(found.index + found[0].length)];
  const whole = found[0].replaceAll('\u200b', '');
  const number = direction === 'rtl' ? `\u2066${whole}\u2069` : whole;
  const parts = [
    { text: before, unbroken: false },
    { text: number, unbroken: true },
    { text: after, unbroken: false },
  ].filter((part) => part.text !== '');
  return { ...text, plain: `${before}${number}${after}`, parts };
}

/** Signs of the longest piece that must not break. */
export const numberLength = ({ parts }: Pick<SetText, 'parts'>): number =>
  Math.max(0, ...parts.map(({ text, unbroken }) => (unbroken ? text.length : 0)));
