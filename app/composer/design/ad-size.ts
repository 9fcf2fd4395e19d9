/**
 * The three sizes an ad is generated in, in px (specification: ads.sizes). Other placements re-flow from the design.
 */
export const adSizes = ['1024x1024', '1536x1024', '1024x1536'] as const;
export type AdSize = (typeof adSizes)[number];

/** Width and height in px. */
export type Pixels = { width: number; height: number };

export type Shape = 'wide' | 'square' | 'tall';

/** What layouts go by: width divided by height, of a canvas or of the room in it. */
export function shapeOf(ratio: number): Shape {
  return ratio > 1.2 ? 'wide' : ratio < 0.84 ? 'tall' : 'square';
}

/** Distances from the four sides in px. */
export type Insets = { top: number; right: number; bottom: number; left: number };

/** '1536x1024' to { width: 1536, height: 1024 }. */
export function pixelsOf(size: AdSize): Pixels {
  const [width, height] = size.split('x').map(Number) as [number, number];
  return { width, height };
}
