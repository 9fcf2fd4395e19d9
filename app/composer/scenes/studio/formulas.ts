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
  // Far from a flat one the estimate falls short; the ball around it is then the better bound.
  const far = Math.sqrt(x * x + y * y + z * z) - Math.max(rx, ry, rz);
  return far > near ? far : near;
}
