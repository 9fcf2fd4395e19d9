import type { Rgb } from '../../color/pixel-color.ts';
import { Pieces } from './pieces.ts';
import type { Shape } from './sdf.ts';

/** How a part takes light. */
export type Finish = {
  color: Rgb;
  /** 0 matte clay, 1 polished. */
  gloss?: number;
  /** Reflects in its own colour. */
  metal?: boolean;
  /** Glows: this share of its colour is seen in any light. */
  glow?: number;
  /** A cut stone: what shines through each facet differs with its direction. */
  facets?: boolean;
};

export type Part = { shape: Shape; finish: Finish };

const perBlock = 3;

/**
 * Distances to a group of parts, sampled in a box. They are cheap to look up for shadows and for steps through the
 * open. The field also knows which few parts matter near a point, so that exact distances are cheap too.
 */
export class Field {
  readonly minX: number;
  readonly minY: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ: number;
  readonly cell: number;
  /** A point (x, y, z) for `rough`, `exact` and `normal`; then the distance there. */
  readonly point: Float64Array;
  /** Part nearest to the last point given to `exact`. */
  nearest = 0;
  private nearestPiece = 0;
  private readonly nx: number;
  private readonly ny: number;
  private readonly nz: number;
  private readonly bx: number;
  private readonly by: number;
  private readonly slice: number;
  private readonly inverse: number;
  private readonly spanX: number;
  private readonly spanY: number;
  private readonly spanZ: number;
  private readonly samples: Float32Array;
  private readonly listStart: Int32Array;
  /** Pieces that can be nearest somewhere in a block, nearest to its middle first, with that distance. */
  private readonly list: Int16Array;
  private readonly listDistance: Float32Array;
  /** Every part taken apart into its members: and whose each is. */
  private readonly pieces: Shape[];
  private readonly measured: Pieces;
  private readonly owners: Int16Array;

  /** The box is the parts' own, cut at y = 0 and grown by two cells. */
  constructor(parts: Part[], cell: number) {
    this.cell = cell;
    const margin = cell * 2.5;
    const bounds = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
    for (const { shape } of parts) {
      const center = [shape.cx, shape.cy, shape.cz];
      for (let k = 0; k < 3; k++) {
        bounds[k] = Math.min(bounds[k]!, center[k]! - shape.radius);
        bounds[k + 3] = Math.max(bounds[k + 3]!, center[k]! + shape.radius);
      }
    }
    const [x0, y0, z0, x1, y1, z1] = bounds as [number, number, number, number, number, number];
    this.minX = x0 - margin;
    this.minY = Math.max(y0, 0) - margin;
    this.minZ = z0 - margin;
    const size = perBlock * cell;
    const blocksX = Math.ceil((x1 + margin - this.minX) / size);
    const blocksY = Math.ceil((y1 + margin - this.minY) / size);
    const blocksZ = Math.ceil((z1 + margin - this.minZ) / size);
    this.bx = blocksX;
    this.by = blocksY;
    this.nx = blocksX * perBlock + 1;
    this.ny = blocksY * perBlock + 1;
    this.nz = blocksZ * perBlock + 1;
    this.maxX = this.minX + blocksX * size;
    this.maxY = this.minY + blocksY * size;
    this.maxZ = this.minZ + blocksZ * size;
    this.slice = this.nx * this.ny;
    this.inverse = 1 / cell;
    this.spanX = this.nx - 1 - 1e-6;
    this.spanY = this.ny - 1 - 1e-6;
    this.spanZ = this.nz - 1 - 1e-6;
    const owned = parts.flatMap(({ shape }, owner) =>
      (shape.members ?? [shape]).map((piece) => ({ piece, owner })),
    );
    this.pieces = owned.map(({ piece }) => piece);
    this.owners = Int16Array.from(owned, ({ owner }) => owner);
    this.measured = new Pieces(this.pieces);
    this.point = this.measured.point;
    this.samples = new Float32Array(this.nx * this.ny * this.nz);
    this.listStart = new Int32Array(blocksX * blocksY * blocksZ + 1);
    const filled = this.fill(blocksX, blocksY, blocksZ);
    this.list = Int16Array.from(filled.list);
    this.listDistance = Float32Array.from(filled.distances);
  }

  /** Measures every block's parts at its middle, then every sample with the parts that can be nearest there. */
  private fill(blocksX: number, blocksY: number, blocksZ: number): { list: number[]; distances: number[] } {
    const { cell, pieces, measured, point } = this;
    const list: number[] = [];
    const distances: number[] = [];
    const nearest: number[] = [];
    const found = new Float64Array(pieces.length);
    const half = (perBlock * cell) / 2;
    const reach = half * Math.sqrt(3);
    let block = 0;
    for (let k = 0; k < blocksZ; k++) {
      for (let j = 0; j < blocksY; j++) {
        for (let i = 0; i < blocksX; i++) {
          const x = this.minX + (2 * i + 1) * half;
          const y = this.minY + (2 * j + 1) * half;
          const z = this.minZ + (2 * k + 1) * half;
          point[0] = x;
          point[1] = y;
          point[2] = z;
          let least = 1e9;
          for (let p = 0; p < pieces.length; p++) {
            const shape = pieces[p] as Shape;
            const far =
              Math.sqrt((x - shape.cx) ** 2 + (y - shape.cy) ** 2 + (z - shape.cz) ** 2) - shape.radius;
            // Far off, the bounding sphere is as good as the shape.
            let d = far;
            if (far <= least + 2 * reach) {
              measured.measure(p);
              d = point[3]!;
            }
            found[p] = d;
            if (d < least) least = d;
          }
          this.listStart[block++] = list.length;
          const from = list.length;
          nearest.length = 0;
          for (let p = 0; p < pieces.length; p++) if (found[p]! <= least + 2 * reach) nearest.push(p);
          nearest.sort((p, q) => found[p]! - found[q]!);
          for (const p of nearest) {
            list.push(p);
            distances.push(found[p]!);
          }
          this.fillBlock(i, j, k, list.slice(from), Math.abs(least) > reach * 2.2);
        }
      }
    }
    this.listStart[block] = list.length;
    return { list, distances };
  }

  /** Far from every surface the corners are enough. Elsewhere every sample is measured. */
  private fillBlock(i: number, j: number, k: number, list: number[], open: boolean): void {
    const { nx, ny, samples } = this;
    const x = i * perBlock;
    const y = j * perBlock;
    const z = k * perBlock;
    const stride = open ? perBlock : 1;
    for (let c = 0; c <= perBlock; c += stride) {
      for (let b = 0; b <= perBlock; b += stride) {
        for (let a = 0; a <= perBlock; a += stride) this.measure(x + a, y + b, z + c, list);
      }
    }
    if (!open) return;
    const up = perBlock * nx;
    const deep = perBlock * nx * ny;
    const base = (z * ny + y) * nx + x;
    for (let c = 0; c <= perBlock; c++) {
      for (let b = 0; b <= perBlock; b++) {
        const v = b / perBlock;
        const w = c / perBlock;
        const start = across(samples, base, up, deep, v, w);
        const end = across(samples, base + perBlock, up, deep, v, w);
        for (let a = 0; a <= perBlock; a++) {
          const index = base + (c * ny + b) * nx + a;
          if (samples[index] === 0) samples[index] = start + ((end - start) * a) / perBlock;
        }
      }
    }
  }

  private measure(a: number, b: number, c: number, list: number[]): void {
    const { cell, nx, ny, samples, measured, point } = this;
    const index = (c * ny + b) * nx + a;
    // Samples on a shared face were measured with the neighbour.
    if (samples[index] !== 0) return;
    point[0] = this.minX + a * cell;
    point[1] = this.minY + b * cell;
    point[2] = this.minZ + c * cell;
    let least = 1e9;
    for (let n = 0; n < list.length; n++) {
      measured.measure(list[n]!);
      least = Math.min(least, point[3]!);
    }
    samples[index] = least;
  }

  /** Sampled distance inside the box; outside, the box's border distance plus the way to it. */
  rough(): void {
    const { samples, nx, inverse, spanX, spanY, spanZ, point } = this;
    const gx = (point[0]! - this.minX) * inverse;
    const gy = (point[1]! - this.minY) * inverse;
    const gz = (point[2]! - this.minZ) * inverse;
    const qx = gx < 0 ? 0 : gx > spanX ? spanX : gx;
    const qy = gy < 0 ? 0 : gy > spanY ? spanY : gy;
    const qz = gz < 0 ? 0 : gz > spanZ ? spanZ : gz;
    const k = qz | 0;
    const j = qy | 0;
    const i = qx | 0;
    const u = qx - i;
    const v = qy - j;
    let at = k * this.slice + j * nx + i;
    const a = samples[at]!;
    const a1 = a + (samples[at + 1]! - a) * u;
    at += nx;
    const b = samples[at]!;
    const front = a1 + (b + (samples[at + 1]! - b) * u - a1) * v;
    at += this.slice;
    const c = samples[at]!;
    const c1 = c + (samples[at + 1]! - c) * u;
    at -= nx;
    const d = samples[at]!;
    const d1 = d + (samples[at + 1]! - d) * u;
    const inside = front + (d1 + (c1 - d1) * v - front) * (qz - k);
    if (qx === gx && qy === gy && qz === gz) {
      point[3] = inside;
      return;
    }
    const border = Math.max(0, inside) * inverse;
    const away = (gx - qx) * (gx - qx) + (gy - qy) * (gy - qy) + (gz - qz) * (gz - qz);
    point[3] = Math.sqrt(border * border + away) * this.cell;
  }

  /** True distance for a point in the box; sets `nearest`. */
  exact(): void {
    const { point, measured } = this;
    const size = this.cell * perBlock;
    const gx = (point[0]! - this.minX) / size;
    const gy = (point[1]! - this.minY) / size;
    const gz = (point[2]! - this.minZ) / size;
    const i = gx | 0;
    const j = gy | 0;
    const k = gz | 0;
    const block = (k * this.by + j) * this.bx + i;
    const end = this.listStart[block + 1]!;
    const ox = gx - i - 0.5;
    const oy = gy - j - 0.5;
    const oz = gz - k - 0.5;
    const aside = Math.sqrt(ox * ox + oy * oy + oz * oz) * size;
    let least = 1e9;
    for (let n = this.listStart[block]!; n < end; n++) {
      // No piece can have come nearer than by the way from the block's middle.
      if (this.listDistance[n]! - aside > least) break;
      const piece = this.list[n]!;
      measured.measure(piece);
      const d = point[3]!;
      if (d < least) {
        least = d;
        this.nearestPiece = piece;
      }
    }
    this.nearest = this.owners[this.nearestPiece]!;
    point[3] = least;
  }

  /** Unit normal at the point, of the piece that `exact` last found: the gradient over a small tetrahedron. */
  normal(out: Float64Array): void {
    const { point, measured, nearestPiece } = this;
    const x = point[0]!;
    const y = point[1]!;
    const z = point[2]!;
    const e = 0.0035;
    let nx = 0;
    let ny = 0;
    let nz = 0;
    for (let n = 0; n < 4; n++) {
      const sx = n === 0 || n === 3 ? 1 : -1;
      const sy = n > 1 ? 1 : -1;
      const sz = n & 1 ? 1 : -1;
      point[0] = x + sx * e;
      point[1] = y + sy * e;
      point[2] = z + sz * e;
      measured.measure(nearestPiece);
      const d = point[3]!;
      nx += sx * d;
      ny += sy * d;
      nz += sz * d;
    }
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    out[0] = nx / length;
    out[1] = ny / length;
    out[2] = nz / length;
  }
}

/** Between the four corners of a block's face: one at `base`, the others `up`, `deep` and both away. */
function across(samples: Float32Array, base: number, up: number, deep: number, v: number, w: number): number {
  const near = samples[base]! * (1 - v) + samples[base + up]! * v;
  const far = samples[base + deep]! * (1 - v) + samples[base + deep + up]! * v;
  return near * (1 - w) + far * w;
}
