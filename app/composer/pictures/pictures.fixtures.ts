import sharp from 'sharp';
import type { RgbaPixels } from '../render/render.ts';

/** A PNG of an SVG's body. */
export function drawn(width: number, height: number, body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer();
}

export async function pixelsOfPng(png: Uint8Array): Promise<RgbaPixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A picture as a camera takes it: the drawing under grain, as JPEG. */
export async function photograph(width: number, height: number, body: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 5 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(await drawn(width, height, body))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const shades = `<defs><linearGradient id="g"><stop stop-color="#0c5a3a"/><stop offset=".3" stop-color="#3fb37f"/>
  <stop offset="1" stop-color="#06351f"/></linearGradient></defs>`;

/** Things to be advertised, each hard in one way. The ground is white. */
export const things = {
  bottle: {
    width: 700,
    height: 1400,
    body: `${shades}<path d="M300 120h100v260c0 60 110 110 110 240v640c0 40-30 60-60 60H250c-30 0-60-20-60-60V620c0-130 110-180 110-240z" fill="url(#g)"/>
      <rect x="290" y="80" width="120" height="80" rx="14" fill="#c9a24a"/><rect x="190" y="740" width="320" height="330" fill="#f6efdd"/>`,
  },
  shoe: {
    width: 1400,
    height: 900,
    body: `${shades}<path d="M180 420c60 20 150 10 220-90 40 30 120 60 180 130 120 90 380 90 520 150 60 30 90 70 80 120H200c-50-60-60-200-20-310z" fill="url(#g)"/>
      <path d="M180 700h1010c30 0 30 70-20 80H230c-50 0-60-60-50-80z" fill="#c8a06a"/>`,
  },
  pole: {
    width: 300,
    height: 1500,
    body: `${shades}<rect x="105" y="70" width="90" height="1360" rx="40" fill="url(#g)"/>`,
  },
  whiteMug: {
    width: 1000,
    height: 1000,
    body: `<defs><linearGradient id="g"><stop stop-color="#fbfbfb"/><stop offset=".6" stop-color="#fefefe"/><stop offset="1" stop-color="#f3f3f3"/></linearGradient></defs>
      <rect x="280" y="300" width="420" height="460" rx="60" fill="url(#g)"/>`,
  },
  wordmark: {
    width: 1200,
    height: 320,
    body: `<circle cx="150" cy="160" r="100" fill="#e0321c"/>${['290', '420', '550', '680', '810', '940']
      .map(
        (x) =>
          `<rect x="${x}" y="90" width="34" height="140" fill="#16213a"/><rect x="${x}" y="90" width="90" height="34" fill="#16213a"/>`,
      )
      .join('')}`,
  },
} as const;

export type Thing = keyof typeof things;

export function thingOn(thing: Thing, ground = '#ffffff'): Promise<Buffer> {
  const { width, height, body } = things[thing];
  return drawn(width, height, `<rect width="100%" height="100%" fill="${ground}"/>${body}`);
}
