import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** `npm run icons`: draws the icons of browsers and home screens from public/favicon.svg. */
const folder = join(import.meta.dirname, '../public');
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const ink = '#17140f';

/** The mark at a size in px. */
const drawn = (size: number) => sharp(Buffer.from(mark), { density: (72 * size) / 32 }).resize(size, size);

/**
 * The mark on a full square of its own ground: systems cut their own corners. `share` is how much of it the mark
 * takes.
 */
function fullBleed(size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  const square = { create: { width: size, height: size, channels: 3 as const, background: ink } };
  return drawn(inner)
    .png()
    .toBuffer()
    .then((input) => sharp(square).composite([{ input }]).png({ compressionLevel: 9 }).toBuffer());
}

/** An ICO of PNGs: directory of 16 bytes an entry, then the files. */
function icoOf(files: { size: number; bytes: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * files.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(files.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of files.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...files.map(({ bytes }) => bytes)]);
}

const png = (size: number) => drawn(size).png({ compressionLevel: 9 }).toBuffer();
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(size) })));
writeFileSync(join(folder, 'favicon.ico'), icoOf(small));
writeFileSync(join(folder, 'icon-192.png'), await png(192));
writeFileSync(join(folder, 'icon-512.png'), await png(512));
writeFileSync(join(folder, 'icon-maskable-512.png'), await fullBleed(512, 0.8));
writeFileSync(join(folder, 'apple-touch-icon.png'), await fullBleed(180, 0.92));
