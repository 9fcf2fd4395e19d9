import type { RgbaPixels } from '../render/render.ts';
import { distanceFrom, type PlainGround } from './plain-ground.ts';

/** Bounds of what a cut-out may leave, as shares of the picture. */
const leastLeft = 0.02;
const mostLeft = 0.9;
/**
 * Share of the outline that may be fainter than so many tolerances. A white thing on white has more than that, and is
 * not cut out.
 */
const faintShare = 0.4;
const faint = 1.5;
/** Specks smaller than this share of the picture are dust on the ground. */
const speck = 0.00006;

/**
 * Cuts the subject off a plain ground. Everything that has the ground's colour and hangs together with the border
 * becomes transparent; holes stay. Pixels inside are untouched. A rim of two pixels is made partly transparent and
 * freed of the ground's colour. undefined when what is left is no sensible subject, or when its outline cannot be told
 * from the ground.
 */
export function cutOut(pixels: RgbaPixels, ground: PlainGround): RgbaPixels | undefined {
  const { width, height } = pixels;
  const distance = distanceFrom(ground.rgb);
  const away = (at: number) => {
    const from = at * 4;
    const { data } = pixels;
    return distance(data[from]!, data[from + 1]!, data[from + 2]!);
  };
  const isGround = floodFromBorder(pixels, (at) => away(at) <= ground.tolerance);
  dropSpecks(isGround, pixels);
  let left = 0;
  for (const value of isGround) left += 1 - value;
  const share = left / (width * height);
  if (share < leastLeft || share > mostLeft) return undefined;
  const data = new Uint8Array(pixels.data);
  const cut = { width, height, data };
  const outline = softenRim(cut, { source: pixels, isGround, ground });
  if (outline.faint > faintShare * outline.length) return undefined;
  const whole = new Uint32Array(data.buffer);
  for (let at = 0; at < isGround.length; at++) if (isGround[at]) whole[at] = 0;
  return cut;
}

/** 1 for every pixel that is reached from the border over pixels that `passes` takes; filled line by line. */
function floodFromBorder({ width, height }: RgbaPixels, passes: (at: number) => boolean): Uint8Array {
  const filled = new Uint8Array(width * height);
  const stack: number[] = [];
  for (let x = 0; x < width; x++) stack.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) stack.push(y * width, y * width + width - 1);
  const open = (at: number) => filled[at] === 0 && passes(at);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (!open(at)) continue;
    const row = at - (at % width);
    let start = at;
    while (start > row && open(start - 1)) start--;
    let end = at;
    while (end < row + width - 1 && open(end + 1)) end++;
    filled.fill(1, start, end + 1);
    for (const next of [start - width, start + width]) {
      if (next < 0 || next >= filled.length) continue;
      let wasOpen = false;
      for (let index = next; index <= next + end - start; index++) {
        const isOpen = open(index);
        if (isOpen && !wasOpen) stack.push(index);
        wasOpen = isOpen;
      }
    }
  }
  return filled;
}

/** Gives tiny islands back to the ground. Each is entered at its left edge and left as soon as it proves large. */
function dropSpecks(isGround: Uint8Array, { width, height }: RgbaPixels): void {
  const most = Math.max(3, speck * width * height);
  const isLarge = new Uint8Array(isGround.length);
  for (let first = 1; first < isGround.length; first++) {
    if (isGround[first] || !isGround[first - 1] || isLarge[first]) continue;
    const island = [first];
    const seen = new Set(island);
    let large = false;
    for (let index = 0; index < island.length && !large; index++) {
      const at = island[index]!;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= isGround.length || isGround[next] || seen.has(next)) continue;
        if (isLarge[next]) large = true;
        seen.add(next);
        island.push(next);
      }
      if (island.length > most) large = true;
    }
    const mask = large ? isLarge : isGround;
    for (const at of island) mask[at] = 1;
  }
}

type Rim = { source: RgbaPixels; isGround: Uint8Array; ground: PlainGround };

/** Unmixes the two outermost pixels of the subject; counts the outline and how much of it is faint. */
function softenRim(cut: RgbaPixels, rim: Rim): { length: number; faint: number } {
  const { source, isGround, ground } = rim;
  const { width, height } = source;
  const distance = distanceFrom(ground.rgb);
  const outline = { length: 0, faint: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (isGround[at]) continue;
      const isRim =
        (x > 0 && isGround[at - 1]) ||
        (x > 1 && isGround[at - 2]) ||
        (x < width - 1 && isGround[at + 1]) ||
        (x < width - 2 && isGround[at + 2]) ||
        isGround[at - width] ||
        isGround[at - 2 * width] ||
        isGround[at + width] ||
        isGround[at + 2 * width];
      const inward = isRim ? inwardOf(rim, x, y) : undefined;
      if (!inward) continue;
      const inner = innerPixel(rim, x, y, inward);
      outline.length++;
      const clear = distance(
        source.data[inner * 4]!,
        source.data[inner * 4 + 1]!,
        source.data[inner * 4 + 2]!,
      );
      if (clear < ground.tolerance * faint) outline.faint++;
      else unmix(cut.data, source.data, { at, inner, rgb: ground.rgb });
    }
  return outline;
}

/** Direction away from the ground within two pixels; undefined where there is none. */
function inwardOf({ isGround, source }: Rim, x: number, y: number): { x: number; y: number } | undefined {
  const { width, height } = source;
  let sx = 0;
  let sy = 0;
  let found = 0;
  const top = Math.max(0, y - 2);
  const bottom = Math.min(height - 1, y + 2);
  const left = Math.max(0, x - 2);
  const right = Math.min(width - 1, x + 2);
  for (let ny = top; ny <= bottom; ny++)
    for (let nx = left; nx <= right; nx++) {
      if (!isGround[ny * width + nx]) continue;
      found++;
      sx += x - nx;
      sy += y - ny;
    }
  if (found === 0) return undefined;
  const length = Math.hypot(sx, sy);
  return length === 0 ? { x: 0, y: 0 } : { x: sx / length, y: sy / length };
}

/** The pixel two further in, or the nearest one on the way there that is no ground. */
function innerPixel(
  { isGround, source }: Rim,
  x: number,
  y: number,
  inward: { x: number; y: number },
): number {
  const { width, height } = source;
  for (const step of [2.4, 1.4]) {
    const nx = Math.round(x + inward.x * step);
    const ny = Math.round(y + inward.y * step);
    if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
    if (!isGround[ny * width + nx]) return ny * width + nx;
  }
  return y * width + x;
}

/**
 * pixel = share * inner colour + (1 - share) * ground, solved for the share; the pixel keeps the part that is its own.
 */
function unmix(
  into: Uint8Array,
  from: Uint8Array,
  pixel: { at: number; inner: number; rgb: [number, number, number] },
): void {
  const { at, inner, rgb } = pixel;
  let along = 0;
  let whole = 0;
  for (let channel = 0; channel < 3; channel++) {
    const ground = rgb[channel]!;
    const span = from[inner * 4 + channel]! - ground;
    along += (from[at * 4 + channel]! - ground) * span;
    whole += span * span;
  }
  const share = whole === 0 ? 1 : Math.min(1, Math.max(0, along / whole));
  if (share > 0.95) return;
  for (let channel = 0; channel < 3; channel++) {
    const ground = rgb[channel]!;
    const own = ground + (from[at * 4 + channel]! - ground) / Math.max(share, 0.1);
    into[at * 4 + channel] = Math.min(255, Math.max(0, Math.round(own)));
  }
  into[at * 4 + 3] = Math.round(share * 255);
}
