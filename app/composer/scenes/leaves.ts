import type { Mask } from './mask.ts';

type Point = { x: number; y: number };

/** A leaf blade: a curved spine with a width along it. Lengths are in shorter sides of the picture. */
export type Leaf = { base: Point; heading: number; length: number; width: number; bend: number; tip: number };

type Branch = { kind: number; root: Point; heading: number; length: number; random: () => number };

/** A palm frond (0), an olive twig (1) or a spray of broad leaves (2), its stem included. */
export function branchOf({ kind, root, heading, length, random }: Branch): Leaf[] {
  const bend = (random() - 0.5) * 1.1;
  const leaves: Leaf[] = [{ base: root, heading, length, width: 0.006, bend, tip: 1 }];
  const pairs = kind === 0 ? 15 : kind === 1 ? 9 : 4;
  for (let i = 1; i <= pairs; i++) {
    const t = i / (pairs + 0.3);
    const at = along(root, heading, length, bend, t * 0.98);
    const turn = heading + bend * t;
    for (const side of [-1, 1]) {
      if (kind !== 0 && random() < 0.12) continue;
      const jitter = (random() - 0.5) * 0.3;
      const taper = Math.sin(Math.PI * (0.18 + t * 0.75));
      if (kind === 0) {
        const size = length * (0.2 + 0.34 * taper);
        leaves.push({
          base: at,
          heading: turn + side * (1.05 - t * 0.62) + jitter * 0.25,
          length: size,
          width: 0.013,
          bend: side * -0.35,
          tip: 1.4,
        });
      } else if (kind === 1) {
        const size = 0.105 + random() * 0.06 + 0.03 * taper;
        leaves.push({
          base: at,
          heading: turn + side * (0.85 - t * 0.3) + jitter,
          length: size,
          width: size * 0.13,
          bend: side * -0.3,
          tip: 1,
        });
      } else {
        const size = 0.15 + random() * 0.06 + 0.05 * taper;
        leaves.push({
          base: at,
          heading: turn + side * (0.95 - t * 0.4) + jitter,
          length: size,
          width: size * 0.17,
          bend: side * -0.4,
          tip: 0.8,
        });
      }
    }
  }
  const end = along(root, heading, length, bend, 1);
  const size = kind === 0 ? length * 0.24 : kind === 1 ? 0.14 : 0.2;
  leaves.push({
    base: end,
    heading: heading + bend,
    length: size,
    width: kind === 0 ? 0.01 : size * 0.2,
    bend: 0,
    tip: 1,
  });
  return leaves;
}

/** Point at fraction t of an arc that turns by `bend` radians over its length. */
function along(base: Point, heading: number, length: number, bend: number, t: number): Point {
  const middle = heading + (bend * t) / 2;
  const chord = length * t * (1 - (bend * t) ** 2 / 24);
  return { x: base.x + Math.cos(middle) * chord, y: base.y + Math.sin(middle) * chord };
}

/** Adds the blade's shape to the mask as overlapping soft discs along its spine (the mask is blurred afterwards). */
export function fillLeaf(mask: Mask, leaf: Leaf, unit: number): void {
  const scale = unit / mask.step;
  const edge = 0.75;
  // Near enough together that a thin stem does not fall into dots.
  const spots = Math.max(26, Math.ceil((leaf.length * scale) / Math.max(0.6, leaf.width * scale * 0.5)));
  for (let i = 0; i <= spots; i++) {
    const t = i / spots;
    const at = along(leaf.base, leaf.heading, leaf.length, leaf.bend, t);
    const width =
      leaf.width * (leaf.width < 0.008 ? 1 - t * 0.6 : Math.sin(Math.PI * t ** 0.8) ** (0.75 * leaf.tip));
    const radius = Math.max(0.35, width * scale);
    const cx = at.x * scale;
    const cy = at.y * scale;
    const top = Math.max(0, Math.floor(cy - radius - 1));
    const bottom = Math.min(mask.rows - 1, Math.ceil(cy + radius + 1));
    const left = Math.max(0, Math.floor(cx - radius - 1));
    const right = Math.min(mask.columns - 1, Math.ceil(cx + radius + 1));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const distance = Math.sqrt((x - cx) ** 2 + (y - cy) ** 2);
        const cover = Math.min(1, Math.max(0, (radius + edge - distance) / (edge * 2)));
        const index = y * mask.columns + x;
        if (cover > mask.values[index]!) mask.values[index] = cover;
      }
    }
  }
}
