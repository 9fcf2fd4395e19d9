/** Repeatable random numbers in [0, 1) (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A repeatable number in [0, 1) for a lattice point. */
export function hashAt(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export type Noise = {
  /** Gradient noise, about -1 to 1, smooth, one feature per unit. */
  at: (x: number, y: number) => number;
  /** Sum of octaves, each twice as fine and half as strong; about -1 to 1. */
  fractal: (x: number, y: number, octaves: number) => number;
};

const directions = 64;

/** Gradient noise (Perlin 2002) over a shuffled table of 256. */
export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed ^ 0x51ed270b);
  const order = new Uint8Array(512);
  for (let i = 0; i < 256; i++) order[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i]!;
    order[i] = order[j]!;
    order[j] = kept;
  }
  order.copyWithin(256, 0, 256);
  const gx = new Float64Array(directions);
  const gy = new Float64Array(directions);
  for (let i = 0; i < directions; i++) {
    gx[i] = Math.cos((i / directions) * 2 * Math.PI) * 1.5;
    gy[i] = Math.sin((i / directions) * 2 * Math.PI) * 1.5;
  }
  const at = (x: number, y: number) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = x - xi;
    const fy = y - yi;
    const cx = xi & 255;
    const cy = yi & 255;
    const left = order[cx]!;
    const right = order[cx + 1]!;
    const a = order[left + cy]! & 63;
    const b = order[right + cy]! & 63;
    const c = order[left + cy + 1]! & 63;
    const d = order[right + cy + 1]! & 63;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const na = gx[a]! * fx + gy[a]! * fy;
    const nb = gx[b]! * (fx - 1) + gy[b]! * fy;
    const nc = gx[c]! * fx + gy[c]! * (fy - 1);
    const nd = gx[d]! * (fx - 1) + gy[d]! * (fy - 1);
    const top = na + (nb - na) * u;
    const bottom = nc + (nd - nc) * u;
    return top + (bottom - top) * v;
  };
  const fractal = (x: number, y: number, octaves: number) => {
    let sum = 0;
    let strength = 0.55;
    let px = x;
    let py = y;
    for (let i = 0; i < octaves; i++) {
      sum += at(px, py) * strength;
      // Turned by 37 degrees each octave so that lattice lines never coincide.
      const nx = px * 1.597 - py * 1.204 + 17.3;
      py = px * 1.204 + py * 1.597 - 9.1;
      px = nx;
      strength *= 0.5;
    }
    return sum;
  };
  return { at, fractal };
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
