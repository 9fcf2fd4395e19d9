import type { Material } from './ideas.ts';

/** Letters of a price that can be set as a picture. */
const mostAsPicture = 14;

/**
 * Whether the price cannot be the picture. It is too long for that, or stands in the headline already, beside other
 * words of the offer or under the headline.
 */
export function isSaidTwice({
  headline,
  subline = '',
  offer,
  details,
}: Pick<Material, 'headline' | 'subline' | 'offer' | 'details'>): boolean {
  const priced = details.find(({ role }) => role === 'price')?.text ?? '';
  const price = priced.toLowerCase();
  // What the layout shows as a figure with its thing is left out of the sub-line. Beside other words it stays there.
  const shown = [
    price,
    ...details.filter(({ role }) => role === 'listed').map(({ text }) => text.toLowerCase()),
  ];
  const isBeside = (piece: string, left = shown) =>
    piece.includes(price) && /[\p{L}\p{Nd}]/u.test(left.reduce((rest, one) => rest.replace(one, ''), piece));
  // An entry of the list is left out only where it stands by itself, not as one sentence of several.
  const isInPart = (part: string) =>
    part.split(/(?<=[.!?])\s/u).some((piece) => isBeside(piece, piece === part ? shown : [price]));
  return (
    headline.toLowerCase().includes(price) ||
    subline.toLowerCase().split(/\s·\s/u).some(isInPart) ||
    (offer !== priced && offer?.toLowerCase().includes(price) === true) ||
    price.length > mostAsPicture
  );
}
