import type { RgbaPixels } from '../render/render.ts';
import { commonest } from './detail.ts';

/** Share of its four commonest colours from which a cut-out counts as flat. */
const flatShare = 0.72;
/** Width over height from which something flat is a wordmark. */
const wide = 2;
/** From this many pieces in a row of pixels on average, something flat counts as lettering. */
const pieces = 2.6;

/**
 * Whether a cut-out picture is a logo and no product. A logo is drawn from few flat colours, and is either wide or
 * broken into pieces as lettering is. Photographs have shades. A single flat shape is shown large, as a product.
 */
export function isLogo(cut: RgbaPixels): boolean {
  if (commonest(cut, 4) < flatShare) return false;
  return cut.width / cut.height >= wide || piecesPerRow(cut) >= pieces;
}

function piecesPerRow({ width, height, data }: RgbaPixels): number {
  let rows = 0;
  let runs = 0;
  for (let y = 0; y < height; y++) {
    let inside = false;
    let found = 0;
    for (let x = 0; x < width; x++) {
      const isSolid = data[(y * width + x) * 4 + 3]! >= 128;
      if (isSolid && !inside) found++;
      inside = isSolid;
    }
    if (found > 0) rows++;
    runs += found;
  }
  return rows === 0 ? 0 : runs / rows;
}
