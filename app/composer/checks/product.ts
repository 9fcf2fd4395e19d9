import type { Check, Pixels } from '../design/ad-design.ts';
import type { PlacedPicture } from '../layouts/layout.ts';
import { mostEnlarged } from '../layouts/product.tsx';
import { excess, type LaidOut, sharedArea } from './boxes.ts';

/** Shares of the ad a product covers, in per cent. */
const least = 4;
const most = 60;
/** How far width over height may be off, as a share; a px of rounding counts for less. */
const distortion = 0.01;

type Placed = { product: PlacedPicture | undefined; logo: PlacedPicture | undefined };

/**
 * Product and logo: undistorted, whole inside the canvas and its safe margins, clear of
 * every text, the product large enough to be seen. `value` is the product's share of
 * the ad in per cent (the logo's without a product). undefined when neither is placed.
 */
export function productCheck(laid: LaidOut, size: Pixels, placed: Placed): Check | undefined {
  const name = placed.product ? 'product' : placed.logo ? 'logo' : undefined;
  if (!name) return undefined;
  const shown = laid.shapes.filter((shape) => shape.name === 'product' || shape.name === 'logo');
  const main = shown.find((shape) => shape.name === name);
  const value = main ? (main.box.width * main.box.height * 100) / (size.width * size.height) : 0;
  const bar = placed.product ? leastShare(placed.product, size) : 0;
  const problems = shown.flatMap((shape) => {
    const picture = shape.name === 'product' ? placed.product : placed.logo;
    return picture ? problemsOf(shape, { picture, laid, size }) : [];
  });
  if (!main) problems.push(`the ${name} is missing`);
  if (value < bar || value > most) problems.push(`the ${name} covers ${value.toFixed(1)} %`);
  const check: Check = {
    name: 'product',
    passed: problems.length === 0,
    value: Math.round(value * 10) / 10,
    bar: Math.round(bar * 10) / 10,
  };
  return check.passed ? check : { ...check, detail: problems.join('; ') };
}

/** 4 %, or what its own px and its shape allow where that is less: a pole cannot fill a square. */
function leastShare({ width, height }: Pixels, size: Pixels): number {
  const canvas = size.width * size.height;
  const enlarged = width * height * mostEnlarged ** 2;
  const filling = width * height * Math.min(size.width / width, size.height / height) ** 2;
  return Math.min(least, (enlarged * 98) / canvas, (filling * 40) / canvas);
}

type Shown = LaidOut['shapes'][number];

function problemsOf(
  shape: Shown,
  { picture, laid, size }: { picture: PlacedPicture; laid: LaidOut; size: Pixels },
): string[] {
  const { name, box } = shape;
  const margin = 0.03 * Math.min(size.width, size.height);
  const safe = { x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin };
  const expected = (box.width * picture.height) / picture.width;
  const off = Math.abs(box.height - expected);
  const covered =
    laid.texts.find((text) => text.lines.some((line) => sharedArea(line, box) > 1))?.role ??
    laid.shapes.find((other) => name === 'product' && other.name !== name && sharedArea(other.box, box) > 1)
      ?.name;
  return [
    off > Math.max(distortion * expected, 1) && `the ${name} is distorted`,
    excess(box, safe) > 0.5 && `the ${name} leaves the safe area`,
    covered && `${covered} covers the ${name}`,
    box.width > picture.width * mostEnlarged + 1 && `the ${name} is enlarged too far`,
  ].filter((problem) => problem !== false && problem !== undefined) as string[];
}
