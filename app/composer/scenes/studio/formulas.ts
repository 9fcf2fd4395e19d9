/*
 * Distances to the plainest solids about the origin, apart from the shapes made of them: pieces.ts measures these
 * solids without a call for each.
 */

/** Half sizes, before rounding. */
export function boxAt(x: number, y: number, z: number, ax: number, ay: number, az: number): number {
  const qx = Math.abs(x) - ax;
  const qy = Math.abs(y) - ay;
  const qz = Math.abs(z) - az;
  if (qx <= 0 && qy <= 0 && qz <= 0) return Math.max(qx, qy, qz);
  const ox = qx > 0 ? qx : 0;
  const oy = qy > 0 ? qy : 0;
  const oz = qz > 0 ? qz : 0;
  return Math.sqrt(ox * ox + oy * oy + oz * oz);
}

/** An upright frustum cut open: distance aside from its flank and distance above or below, before rounding. */
export function cornerAt(aside: number, above: number): number {
  if (aside <= 0 || above <= 0) return aside > above ? aside : above;
  return Math.sqrt(aside * aside + above * above);
}

/** Share of the way along b, within it, that is nearest to p. */
export function shareAlong(along: number, square: number): number {
  return along <= 0 ? 0 : along >= square ? 1 : along / square;
}

/** Ball pressed or drawn out along the axes: a safe underestimate. */
export function eggAt(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const ux = x / rx;
  const uy = y / ry;
  const uz = z / rz;
  const vx = ux / rx;
  const vy = uy / ry;
  const vz = uz / rz;
  const g = Math.sqrt(vx * vx + vy * vy + vz * vz);
  if (g === 0) return -Math.min(rx, ry, rz);
  const k = Math.sqrt(ux * ux + uy * uy + uz * uz);
  const near = (k * (k - 1)) / g;
  // Far from a flat one the estimate is too small. There the ball around it is the better bound.
  const far = Math.sqrt(x * x + y * y + z * z) - Math.max(rx, ry, rz);
  return far > near ? far : near;
}

/**
 * An outline sampled on a square of `size` by `size` cells, taken in by `round`: (gx, gy) is counted in cells. Beyond
 * the square a safe underestimate.
 */
export function outlineAt(
  samples: Float32Array,
  gx: number,
  gy: number,
  cell: number,
  size: number,
  round: number,
): number {
  const last = size - 1 - 1e-6;
  const qx = gx < 0 ? 0 : gx > last ? last : gx;
  const qy = gy < 0 ? 0 : gy > last ? last : gy;
  const column = qx | 0;
  const row = qy | 0;
  const u = qx - column;
  const index = row * size + column;
  const high = samples[index]!;
  const low = samples[index + size]!;
  const upper = high + (samples[index + 1]! - high) * u;
  const lower = low + (samples[index + size + 1]! - low) * u;
  const inside = upper + (lower - upper) * (qy - row) + round;
  if (qx === gx && qy === gy) return inside;
  const away = Math.sqrt((gx - qx) * (gx - qx) + (gy - qy) * (gy - qy)) * cell;
  return (inside > 0 ? inside : 0) * 0.7 + away * 0.7;
}
