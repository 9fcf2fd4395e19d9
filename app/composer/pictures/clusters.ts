import { chromaOf, type Lab, labDistance } from '../color/oklab.ts';

/** Colours that look alike, as one. `share` is their part of the picture, 0 to 1. */
export type Cluster = {
  /** Mean of all its colours. */
  mean: Lab;
  /** Mean of its most colourful quarter: the mean of a photographed red is a brown. */
  vivid: Lab;
  share: number;
};

const most = 10;
const rounds = 8;
/** Clusters nearer than this are one colour to the eye. */
const alike = 0.055;

/**
 * Groups colours by k-means in OKLab, the largest first. Deterministic:
 * the seeds are spread by frequency and distance.
 */
export function clustersOf(colors: readonly Lab[]): Cluster[] {
  if (colors.length === 0) return [];
  let centers = seedsOf(colors);
  let groups: Lab[][] = [];
  for (let round = 0; round < rounds; round++) {
    groups = centers.map(() => []);
    for (const color of colors) groups[nearest(centers, color)]?.push(color);
    groups = groups.filter((group) => group.length > 0);
    const moved = groups.map(meanOf);
    const isSettled =
      moved.length === centers.length &&
      moved.every((center, index) => labDistance(center, centers[index] as Lab) < 0.002);
    centers = moved;
    if (isSettled) break;
  }
  return mergeClusters(groups)
    .map((group) => ({
      mean: meanOf(group),
      vivid: meanOf(mostColorful(group)),
      share: group.length / colors.length,
    }))
    .sort((one, other) => other.share - one.share);
}

/** The most frequent colour, then again and again the frequent colour farthest from those taken. */
function seedsOf(colors: readonly Lab[]): Lab[] {
  const cells = new Map<number, Lab[]>();
  for (const color of colors) {
    const key =
      Math.round(color.l * 20) * 10_000 +
      Math.round((color.a + 0.5) * 25) * 100 +
      Math.round((color.b + 0.5) * 25);
    const cell = cells.get(key);
    if (cell) cell.push(color);
    else cells.set(key, [color]);
  }
  const counted = [...cells.values()].map((cell) => ({ color: meanOf(cell), weight: cell.length ** 0.35 }));
  counted.sort((one, other) => other.weight - one.weight);
  const seeds = counted.slice(0, 1).map(({ color }) => color);
  const reach = counted.map(() => Number.POSITIVE_INFINITY);
  while (seeds.length < Math.min(most, counted.length)) {
    const last = seeds.at(-1) as Lab;
    let best = { index: 0, score: -1 };
    for (const [index, { color, weight }] of counted.entries()) {
      reach[index] = Math.min(reach[index]!, labDistance(color, last));
      const score = reach[index]! * weight;
      if (score > best.score) best = { index, score };
    }
    if (reach[best.index]! < alike / 2) break;
    seeds.push((counted[best.index] as { color: Lab }).color);
  }
  return seeds;
}

function nearest(centers: readonly Lab[], color: Lab): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { l, a, b }] of centers.entries()) {
    const distance = (l - color.l) ** 2 + (a - color.a) ** 2 + (b - color.b) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function mergeClusters(groups: Lab[][]): Lab[][] {
  const kept: Lab[][] = [];
  for (const group of [...groups].sort((one, other) => other.length - one.length)) {
    const mean = meanOf(group);
    const host = kept.find((other) => labDistance(meanOf(other), mean) < alike);
    if (host) host.push(...group);
    else kept.push([...group]);
  }
  return kept;
}

function mostColorful(group: Lab[]): Lab[] {
  const sorted = [...group].sort((one, other) => chromaOf(other) - chromaOf(one));
  return sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 4)));
}

function meanOf(group: readonly Lab[]): Lab {
  const sum = { l: 0, a: 0, b: 0 };
  for (const { l, a, b } of group) {
    sum.l += l;
    sum.a += a;
    sum.b += b;
  }
  return { l: sum.l / group.length, a: sum.a / group.length, b: sum.b / group.length };
}
