import sharp from 'sharp';

type Layer = readonly [fill: string, path: string, evenOdd?: 1];

const side = 64;
/** Least share of an outline that is a part of its own. */
const least = 0.12;
/** px from the outline within which a colour is the one that meets the ground. */
const depth = 2;

/** The colours along the outline of each thing, and their shares of it, the largest first. */
export async function rimColors(
  pictograms: Record<string, readonly Layer[]>,
): Promise<Record<string, [fill: string, share: number][]>> {
  const found: Record<string, [string, number][]> = {};
  for (const [name, layers] of Object.entries(pictograms)) found[name] = await rimOf(layers);
  return found;
}

async function rimOf(layers: readonly Layer[]): Promise<[string, number][]> {
  const paths = layers.map(
    ([fill, path, evenOdd]) =>
      `<path fill="${fill}" d="${path}" fill-rule="${evenOdd ? 'evenodd' : 'nonzero'}"/>`,
  );
  const box = `viewBox="-200 -200 3600 3600" width="${side}" height="${side}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges" ${box}>${paths.join('')}</svg>`;
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => (y * side + x) * 4;
  const isIts = (x: number, y: number) => (data[at(x, y) + 3] ?? 0) >= 128;
  const counts = new Map<string, number>();
  let all = 0;
  for (let y = depth; y < side - depth; y++)
    for (let x = depth; x < side - depth; x++) {
      const isRim = [-depth, depth].some((step) => !isIts(x + step, y) || !isIts(x, y + step));
      if (!isIts(x, y) || !isRim) continue;
      const fill = nearestOf(
        layers,
        [0, 1, 2].map((channel) => data[at(x, y) + channel] ?? 0),
      );
      counts.set(fill, (counts.get(fill) ?? 0) + 1);
      all += 1;
    }
  return [...counts]
    .map(([fill, count]): [string, number] => [fill, Math.round((100 * count) / all) / 100])
    .filter(([, share]) => share >= least)
    .sort(([, one], [, other]) => other - one);
}

/** The fill that a px has: those at an edge are mixed. */
function nearestOf(layers: readonly Layer[], rgb: readonly number[]): string {
  const away = ([fill]: Layer) =>
    rgb.reduce((sum, value, channel) => {
      const own = Number.parseInt(fill.slice(1 + 2 * channel, 3 + 2 * channel), 16);
      return sum + (own - value) ** 2;
    }, 0);
  const [nearest] = layers.reduce((best, layer) => (away(layer) < away(best) ? layer : best));
  return nearest;
}
