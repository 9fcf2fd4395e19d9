import { crc32 } from 'node:zlib';

/** How a PNG begins, and the bytes of the header chunk that has to come next (PNG specification, 5.2 and 11.2.2). */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const headerLength = 25;
/** The keyword XMP stands under in a PNG (XMP specification, part 3, 1.1.5). */
const keyword = 'XML:com.adobe.xmp';

/**
 * The PNG with an XMP packet behind its header; its pixels are untouched. It comes back as it is when it has such a
 * packet already, or is no PNG (a file damaged in storage).
 */
export function pngWithXmp(png: Buffer, xmp: string): Buffer {
  const start = signature.length + headerLength;
  if (!png.subarray(0, signature.length).equals(signature) || png.length < start) return png;
  if (png.subarray(start, start + 256).includes(keyword)) return png;
  // Keyword, then: not compressed, no language, no translated keyword.
  const body = Buffer.concat([Buffer.from(`iTXt${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(xmp, 'utf8')]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, start), chunk, png.subarray(start)]);
}
