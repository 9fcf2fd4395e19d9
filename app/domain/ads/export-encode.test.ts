import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeExport } from './export-encode.server.ts';
import { provenanceXmp } from './provenance.ts';

const xmp = provenanceXmp({ painter: 'built-in', writer: 'built-in', design: {} });

const noise = await sharp({
  create: {
    width: 400,
    height: 300,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .png({ compressionLevel: 0 })
  .toBuffer();
const size = { width: 200, height: 150 };

it.each(['jpeg', 'webp'] as const)(
  'lowers the quality of a %s until the network takes it',
  async (format) => {
    const best = await encodeExport(noise, { ...size, maxBytes: 1e9 }, { format, xmp });
    if (!best.ok) throw new Error('refused without a limit');
    const maxBytes = Math.round(best.bytes.length * 0.7);
    const small = await encodeExport(noise, { ...size, maxBytes }, { format, xmp });
    if (!small.ok) throw new Error('refused');
    expect(small.bytes.length).toBeLessThanOrEqual(maxBytes);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ ...size, format });
  },
);

it('brings a PNG that is too large to 256 colours', async () => {
  const encoded = await encodeExport(noise, { ...size, maxBytes: 40_000 }, { format: 'png', xmp });
  if (!encoded.ok) throw new Error('refused');
  expect(encoded.bytes.length).toBeLessThanOrEqual(40_000);
  expect(await sharp(encoded.bytes).metadata()).toMatchObject({ ...size, isPalette: true });
});

it.each(['png', 'jpeg', 'webp'] as const)('refuses a %s that no step makes small enough', async (format) => {
  expect(await encodeExport(noise, { ...size, maxBytes: 100 }, { format, xmp })).toEqual({
    ok: false,
    reason: 'too-large',
  });
});

it.each(['png', 'jpeg', 'webp'] as const)(
  'a %s brought to another size has its mark in plain bytes',
  async (format) => {
    const encoded = await encodeExport(noise, { ...size, maxBytes: 1e9 }, { format, xmp });
    if (!encoded.ok) throw new Error('refused');
    expect(encoded.bytes.includes('digitalsourcetype/algorithmicMedia')).toBe(true);
  },
);
