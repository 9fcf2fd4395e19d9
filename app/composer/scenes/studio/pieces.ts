import { boxAt, cornerAt, eggAt, outlineAt, shareAlong } from './formulas.ts';
import type { Shape } from './sdf.ts';

/** The plain solids that are measured in place; any other shape by its own function. */
export const solids = { other: 0, ball: 1, box: 2, cone: 3, ring: 4, rod: 5, egg: 6, relief: 7 } as const;
const ways = { joined: 8, carved: 9, common: 10 } as const;

const stride = 22;
const none = new Float32Array(0);
const upright = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/**
 * Distances to many shapes. The point goes in and the distance comes out by an array. Numbers handed from function to
 * function would be allocated one by one, unless one function is built into the other: tens of millions for a picture.
 */
export class Pieces {
  /** x, y, z, and the distance last measured. */
  readonly point = new Float64Array(4);
  private readonly kinds: Uint8Array;
  private readonly distances: Shape['distance'][];
  /** For each relief: the distances to its outline (sdf.ts). */
  private readonly samples: Float32Array[];
  /** For each piece: its placement (12), its factor, and what its kind needs (9). */
  private readonly numbers: Float64Array;
  /** For each piece: its bounding sphere. */
  private readonly spheres: Float64Array;
  /** What a piece is made of: `length` pieces from `first` on. */
  private readonly first: Int16Array;
  private readonly length: Int16Array;

  /** The shapes are the first pieces, in their order; what they are made of follows. */
  constructor(shapes: Shape[]) {
    const all = [...shapes];
    const first: number[] = [];
    for (let i = 0; i < all.length; i++) {
      first.push(all.length);
      all.push(...((all[i] as Shape).made?.of ?? []));
    }
    this.first = Int16Array.from(first);
    this.length = Int16Array.from(all, ({ made }) => made?.of.length ?? 0);
    this.kinds = Uint8Array.from(all, ({ made, plain }) =>
      made ? ways[made.how] : (plain?.[0] ?? solids.other),
    );
    this.distances = all.map(({ distance }) => distance);
    this.samples = all.map(({ samples }) => samples ?? none);
    this.spheres = Float64Array.from(all.flatMap(({ cx, cy, cz, radius }) => [cx, cy, cz, radius]));
    this.numbers = new Float64Array(all.length * stride);
    for (const [i, { placement, factor, plain, made }] of all.entries()) {
      this.numbers.set(placement ?? upright, i * stride);
      this.numbers[i * stride + 12] = factor;
      this.numbers.set(made ? [made.blend] : (plain?.slice(1) ?? []), i * stride + 13);
    }
  }

  measure(piece: number): void {
    const { numbers: m, point } = this;
    if (this.length[piece]! > 0) {
      this.combine(piece);
      return;
    }
    const px = point[0]!;
    const py = point[1]!;
    const pz = point[2]!;
    const i = piece * stride;
    const x = m[i]! * px + m[i + 1]! * py + m[i + 2]! * pz + m[i + 3]!;
    const y = m[i + 4]! * px + m[i + 5]! * py + m[i + 6]! * pz + m[i + 7]!;
    const z = m[i + 8]! * px + m[i + 9]! * py + m[i + 10]! * pz + m[i + 11]!;
    const a = m[i + 13]!;
    const b = m[i + 14]!;
    const c = m[i + 15]!;
    const d = m[i + 16]!;
    let own: number;
    switch (this.kinds[piece]) {
      case solids.ball:
        own = Math.sqrt(x * x + y * y + z * z) - a;
        break;
      case solids.box:
        own = boxAt(x, y, z, a, b, c) - d;
        break;
      case solids.cone: {
        const round = m[i + 17]!;
        own = cornerAt((Math.sqrt(x * x + z * z) - a + b * y) * c, Math.abs(y) - d) - round;
        break;
      }
      case solids.ring: {
        const q = Math.sqrt(x * x + z * z) - a;
        own = Math.sqrt(q * q + y * y) - b;
        break;
      }
      case solids.rod: {
        const bx = d;
        const by = m[i + 17]!;
        const bz = m[i + 18]!;
        const t = shareAlong((x - a) * bx + (y - b) * by + (z - c) * bz, m[i + 19]!);
        const dx = x - a - bx * t;
        const dy = y - b - by * t;
        const dz = z - c - bz * t;
        own = Math.sqrt(dx * dx + dy * dy + dz * dz) - m[i + 20]! - m[i + 21]! * t;
        break;
      }
      case solids.egg:
        own = eggAt(x, y, z, a, b, c);
        break;
      case solids.relief: {
        const cell = m[i + 18]!;
        const gx = (x + c - m[i + 17]!) / cell;
        const gy = (d - y - m[i + 17]!) / cell;
        const flat = outlineAt(this.samples[piece]!, gx, gy, cell, m[i + 19]!, b);
        const deep = Math.abs(z) - a + b;
        const ox = flat > 0 ? flat : 0;
        const oz = deep > 0 ? deep : 0;
        const inner = flat > deep ? flat : deep;
        own = Math.sqrt(ox * ox + oz * oz) + (inner < 0 ? inner : 0) - b;
        break;
      }
      default:
        own = (this.distances[piece] as Shape['distance'])(x, y, z);
    }
    point[3] = own * m[i + 12]!;
  }

  /** A shape made of others: the formulas are those of sdf.ts. */
  private combine(piece: number): void {
    const { point, kinds } = this;
    const first = this.first[piece]!;
    const blend = this.numbers[piece * stride + 13]!;
    if (kinds[piece] === ways.joined) {
      this.join(first, first + this.length[piece]!, blend);
      return;
    }
    this.measure(first);
    const a = point[3]!;
    this.measure(first + 1);
    const b = point[3]!;
    if (kinds[piece] === ways.common) {
      point[3] = Math.max(a, b);
      return;
    }
    const melt = blend - Math.abs(a + b);
    point[3] = Math.max(a, -b) + (melt > 0 ? (melt * melt * 0.25) / blend : 0);
  }

  private join(first: number, end: number, blend: number): void {
    const { point, spheres } = this;
    let least = 1e9;
    for (let piece = first; piece < end; piece++) {
      const dx = point[0]! - spheres[piece * 4]!;
      const dy = point[1]! - spheres[piece * 4 + 1]!;
      const dz = point[2]! - spheres[piece * 4 + 2]!;
      const reach = least + blend + spheres[piece * 4 + 3]!;
      if (reach <= 0 || dx * dx + dy * dy + dz * dz > reach * reach) continue;
      this.measure(piece);
      const d = point[3]!;
      const melt = blend - Math.abs(least - d);
      least = Math.min(d, least) - (melt > 0 ? (melt * melt * 0.25) / blend : 0);
    }
    point[3] = least;
  }
}
