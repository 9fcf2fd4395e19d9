import sharp from 'sharp';

type Layer = readonly [fill: string, path: string, evenOdd?: 1];

const side = 64;
/** Below this share of its box a thing is lines on a ground: cut at an edge, nobody knows it. */
const least = 0.33;

/** Names of the things whose silhouette fills little of the square about it: a needle, a pair of glasses. */
export async function slenderThings(pictograms: Record<string, readonly Layer[]>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, layers] of Object.entries(pictograms)) {
    const paths = layers.map(
      ([, path, evenOdd]) => `<path d="${path}" fill-rule="${evenOdd ? 'evenodd' : 'nonzero'}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3200 3200" width="${side}" height="${side}">${paths.join('')}</svg>`;
    const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    if (shareOf(data) < least) found.push(name);
  }
  return found;
}

function shareOf(rgba: Uint8Array): number {
  let [left, right, top, bottom, filled] = [side, -1, side, -1, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if ((rgba[(y * side + x) * 4 + 3] ?? 0) < 128) continue;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
      filled += 1;
    }
  const square = Math.max(right - left, bottom - top) + 1;
  return filled / (square * square);
}
