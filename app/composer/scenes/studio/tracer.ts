import type { Field, Finish } from './field.ts';
import { Marcher, nowhere } from './march.ts';
import { type Lighting, Shading } from './shading.ts';

export type Camera = {
  /** Where the middle of the stage (0, `target`, 0) appears, in px. */
  x: number;
  y: number;
  /** px per world unit at the stage. */
  scale: number;
  target: number;
  pitch: number;
  distance: number;
  /** Where the backdrop stands, z; -2.7 unless said. */
  wall?: number;
  /** The backdrop is not lit: only things are wanted. */
  bare?: boolean;
};

const sweep = 1.7;

/** A field on a seamless backdrop: a floor that sweeps up into a wall. Points in the picture are in px. */
export class Tracer {
  /** The linear colour that `light` wrote. */
  readonly out: Float64Array;
  private readonly field: Field;
  private readonly marcher: Marcher;
  private readonly shading: Shading;
  private readonly x: number;
  private readonly y: number;
  private readonly oy: number;
  private readonly oz: number;
  private readonly sin: number;
  private readonly cos: number;
  private readonly perPixel: number;
  private readonly wallZ: number;
  private readonly bare: boolean;
  private hit = 0;

  constructor(
    field: Field,
    finishes: Finish[],
    { camera, lighting }: { camera: Camera; lighting: Lighting },
  ) {
    this.sin = Math.sin(camera.pitch);
    this.cos = Math.cos(camera.pitch);
    this.wallZ = camera.wall ?? -2.7;
    this.bare = camera.bare === true;
    this.x = camera.x;
    this.y = camera.y;
    this.oy = camera.target + this.sin * camera.distance;
    this.oz = this.cos * camera.distance;
    this.perPixel = 1 / camera.scale / camera.distance;
    this.field = field;
    this.marcher = new Marcher(field, this.oy, this.oz);
    this.shading = new Shading(field, finishes, lighting);
    this.out = this.shading.out;
  }

  /** How far rays within `radius` px of a point go through the open; `nowhere` if they meet only the backdrop. */
  enter(px: number, py: number, radius: number): number {
    this.aim(px, py);
    return this.marcher.approach(radius * this.perPixel);
  }

  /** Finds what the ray through a point hits from `start` on, and names it. */
  cast(px: number, py: number, start: number): number {
    const { ray } = this.marcher;
    this.aim(px, py);
    this.hit = 0;
    if (start >= nowhere) return 0;
    this.marcher.march(start);
    const t = ray[3]!;
    const y = this.oy + ray[1]! * t;
    const z = this.oz + ray[2]! * t;
    if (t < nowhere && beforeBackdrop(y, z, this.wallZ)) this.hit = this.field.nearest + 1;
    return this.hit;
  }

  /** Lights the hit last found. */
  light(): void {
    const { ray } = this.marcher;
    const dx = ray[0]!;
    const dy = ray[1]!;
    const dz = ray[2]!;
    const t = ray[3]!;
    if (this.hit > 0) this.shading.part(this.hit - 1, dx * t, this.oy + dy * t, this.oz + dz * t, dx, dy, dz);
    else if (this.bare) this.out.fill(0);
    else this.lightBackdrop(dx, dy, dz);
  }

  private aim(px: number, py: number): void {
    const { ray } = this.marcher;
    const u = (px - this.x) * this.perPixel;
    const v = (this.y - py) * this.perPixel;
    const scale = 1 / Math.sqrt(u * u + v * v + 1);
    ray[0] = u * scale;
    ray[1] = (v * this.cos - this.sin) * scale;
    ray[2] = (-v * this.sin - this.cos) * scale;
  }

  private lightBackdrop(dx: number, dy: number, dz: number): void {
    const { oy, oz, shading, wallZ } = this;
    const onFloor = dy < 0 ? -oy / dy : nowhere;
    if (onFloor < 1e8 && oz + dz * onFloor > wallZ + sweep) {
      shading.backdrop(dx * onFloor, 0, oz + dz * onFloor, 1, 0);
      return;
    }
    const onWall = (wallZ - oz) / dz;
    if (oy + dy * onWall >= sweep) {
      shading.backdrop(dx * onWall, oy + dy * onWall, wallZ, 0, 1);
      return;
    }
    // The sweep is a quarter of a tube: the far crossing of its circle.
    const qy = oy - sweep;
    const qz = oz - wallZ - sweep;
    const square = dy * dy + dz * dz;
    const half = (qy * dy + qz * dz) / square;
    const rest = half * half - (qy * qy + qz * qz - sweep * sweep) / square;
    const far = -half + Math.sqrt(Math.max(0, rest));
    const y = oy + dy * far;
    const z = oz + dz * far;
    shading.backdrop(dx * far, y, z, (sweep - y) / sweep, (sweep + wallZ - z) / sweep);
  }
}

/** Whether a point lies on the camera's side of floor, sweep and wall. */
function beforeBackdrop(y: number, z: number, wallZ: number): boolean {
  const inward = wallZ + sweep - z;
  if (y <= 0 || inward <= 0 || y >= sweep) return y > 0 && z > wallZ;
  return inward * inward + (sweep - y) * (sweep - y) < sweep * sweep;
}
