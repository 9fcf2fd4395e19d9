import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { colorDifference } from '../color/contrast.ts';
import { drawn, photograph } from './pictures.fixtures.ts';
import { readReference } from './reference.ts';

const beach = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#0e4f6e"/><stop offset="1" stop-color="#5fb3c8"/></linearGradient></defs>
  <rect width="1200" height="900" fill="url(#s)"/><circle cx="880" cy="300" r="120" fill="#ff6a2b"/>
  <rect y="760" width="1200" height="140" fill="#e9d8b4"/>`;
const screenshot = `<rect width="1200" height="900" fill="#ffffff"/><rect width="1200" height="70" fill="#1f6feb"/>
  ${Array.from({ length: 20 }, (_, row) => `<text x="60" y="${140 + row * 36}" font-size="22" fill="#222">Lorem ipsum dolor sit amet, consectetur adipiscing elit sed do eiusmod</text>`).join('')}`;

describe('readReference', () => {
  it('finds ground, accent and both ends of a drawn picture', async () => {
    const body = `<rect width="900" height="900" fill="#1d3b5c"/><circle cx="600" cy="300" r="150" fill="#ff7a1a"/>
      <rect y="780" width="900" height="120" fill="#f4ead2"/><rect width="200" height="90" fill="#0a0f18"/>`;
    const read = await readReference(await drawn(900, 900, body));
    const near = (hex: string | undefined, wanted: string) => colorDifference(hex ?? '#000000', wanted);
    expect(near(read?.colors.ground, '#1d3b5c')).toBeLessThan(3);
    expect(near(read?.colors.accent, '#ff7a1a')).toBeLessThan(4);
    expect(near(read?.colors.light, '#f4ead2')).toBeLessThan(3);
    expect(near(read?.colors.dark, '#0a0f18')).toBeLessThan(3);
  });

  it('keeps the strength of a colour under grain and JPEG', async () => {
    const read = await readReference(await photograph(1200, 900, beach));
    expect(colorDifference(read?.colors.accent ?? '#000000', '#ff6a2b')).toBeLessThan(9);
    expect(read?.carriesType).toBe(true);
  });

  it('reads the mood', async () => {
    const mood = async (body: string) => (await readReference(await drawn(800, 800, body)))?.mood;
    const flat = (fill: string) => `<rect width="800" height="800" fill="${fill}"/>`;
    expect(await mood(flat('#f2e3cf'))).toMatchObject({ tone: 'light', warmth: 'warm', strength: 'muted' });
    expect(await mood(flat('#0a2bd6'))).toMatchObject({ tone: 'dark', warmth: 'cool', strength: 'vivid' });
    expect(await mood(flat('#777777'))).toMatchObject({
      warmth: 'neutral',
      strength: 'muted',
      detail: 'calm',
    });
    const checks = Array.from({ length: 1600 }, (_, at) =>
      (at + Math.floor(at / 40)) % 2
        ? `<rect x="${(at % 40) * 20}" y="${Math.floor(at / 40) * 20}" width="20" height="20"/>`
        : '',
    ).join('');
    expect(await mood(flat('#ffffff') + checks)).toMatchObject({ detail: 'busy' });
  });

  it('does not make a screenshot, a logo, a small picture or a strip the scene', async () => {
    const carries = async (picture: Promise<Buffer>) => (await readReference(await picture))?.carriesType;
    expect(await carries(drawn(1200, 900, screenshot))).toBe(false);
    expect(
      await carries(
        drawn(
          900,
          900,
          '<rect width="900" height="900" fill="#fff"/><circle cx="450" cy="450" r="300" fill="#d22"/>',
        ),
      ),
    ).toBe(false);
    expect(await carries(drawn(400, 300, beach))).toBe(false);
    expect(await carries(drawn(3000, 600, beach))).toBe(false);
    expect(await carries(drawn(1200, 900, beach))).toBe(true);
  });

  it('is the same every time and quick', async () => {
    const picture = await sharp(await photograph(1200, 900, beach))
      .resize(2048)
      .jpeg({ quality: 90 })
      .toBuffer();
    const first = await readReference(picture);
    expect(await readReference(picture)).toEqual(first);
  });

  it.each([
    ['one pixel', { width: 1, height: 1 }],
    ['a line', { width: 1, height: 4000 }],
    ['one colour', { width: 900, height: 900 }],
  ])('reads %s', async (_name, size) => {
    const picture = await sharp({ create: { ...size, channels: 3, background: '#2f7d5b' } })
      .png()
      .toBuffer();
    const read = await readReference(picture);
    expect(read?.colors).toMatchObject({ ground: '#2f7d5b', accent: undefined });
    expect(read?.carriesType).toBe(false);
  });

  it('finds nothing in a transparent picture', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = await sharp({ create: { width: 90, height: 90, channels: 4, background } })
      .png()
      .toBuffer();
    expect(await readReference(clear)).toBeUndefined();
  });
});
