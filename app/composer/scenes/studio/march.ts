import type { Field } from './field.ts';

/** Farther than any surface. */
export const nowhere = 1e9;

/** Rays from the point (0, `oy`, `oz`) into a field. `ray` holds a ray's direction (a unit vector) and distance. */
export class Marcher {
  readonly ray = new Float64Array(4);
  private readonly field: Field;
  private readonly oy: number;
  private readonly oz: number;
  /**
   * The field's box as seen from the point: low and high x, y and z, then the distance of its middle, then how far it
   * reaches from there.
   */
  private readonly box: Float64Array;

  constructor(field: Field, oy: number, oz: number) {
    this.field = field;
    this.oy = oy;
    this.oz = oz;
    const low = [field.minX, field.minY - oy, field.minZ - oz] as const;
    const high = [field.maxX, field.maxY - oy, field.maxZ - oz] as const;
    const middle = Math.hypot((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2);
    const reach = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2;
    this.box = Float64Array.of(...low, ...high, middle, reach);
  }

  /** How far every ray within a cone about `ray` may go unseen; `nowhere` if none of them meets a thing. */
  approach(widening: number): number {
    const { ray, field, oy, oz, box } = this;
    const { point } = field;
    const dx = ray[0]!;
    const dy = ray[1]!;
    const dz = ray[2]!;
    const slack = field.cell * 0.5;
    const reach = box[7]!;
    const end = box[6]! + reach;
    let t = Math.max(0, end - 2 * reach);
    for (let i = 0; i < 64 && t < end; i++) {
      point[0] = dx * t;
      point[1] = oy + dy * t;
      point[2] = oz + dz * t;
      field.rough();
      const room = point[3]! - slack - widening * t;
      if (room < 0.01) return t;
      t += room;
    }
    return t < end ? t : nowhere;
  }

  /** Sets the ray's distance to where it meets the field's surface, `nowhere` if it does not. */
  march(start: number): void {
    const { ray, field, oy, oz, box } = this;
    const { point, cell } = field;
    const dx = ray[0]!;
    const dy = ray[1]!;
    const dz = ray[2]!;
    ray[3] = nowhere;
    // Slab test against the field's box.
    const ix = 1 / (dx === 0 ? 1e-9 : dx);
    const iy = 1 / (dy === 0 ? 1e-9 : dy);
    const iz = 1 / (dz === 0 ? 1e-9 : dz);
    const x0 = box[0]! * ix;
    const x1 = box[3]! * ix;
    const y0 = box[1]! * iy;
    const y1 = box[4]! * iy;
    const z0 = box[2]! * iz;
    const z1 = box[5]! * iz;
    let t = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), start) + 1e-4;
    const end = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1)) - 1e-4;
    let lastT = t;
    let last = 0;
    for (let i = 0; i < 80 && t < end; i++) {
      point[0] = dx * t;
      point[1] = oy + dy * t;
      point[2] = oz + dz * t;
      if (last === 0) {
        field.rough();
        const far = point[3]!;
        if (far > cell) {
          t += far - cell * 0.5;
          continue;
        }
      }
      field.exact();
      let d = point[3]!;
      if (d < 0.001 && (d >= 0 || last === 0)) {
        ray[3] = t;
        return;
      }
      if (last > 0) {
        // Close by, surfaces are nearly flat: a straight line tells where the ray meets this one.
        const fall = (last - d) / (t - lastT);
        if (d < 0 || (d < 0.006 && fall > 0.12)) {
          lastT = t;
          last = d;
          t += d / fall;
          point[0] = dx * t;
          point[1] = oy + dy * t;
          point[2] = oz + dz * t;
          field.exact();
          d = point[3]!;
          // A rounding surface may still be missed by a hair.
          if (d < 0.0015) {
            ray[3] = t + Math.min(0, d);
            return;
          }
        }
      }
      lastT = t;
      last = d < cell ? d : 0;
      // A little farther than is safe: the line above leads back.
      t += d + Math.min(d * 0.6, 0.01);
    }
  }
}
