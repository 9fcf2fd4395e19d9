import { brotliDecompressSync } from 'node:zlib';

/**
 * Code points a WOFF2 file has glyphs for, from its `cmap` table (formats 4 and 12).
 * Container: W3C WOFF 2.0, sections 4 and 5; the table itself is never transformed.
 */
export function characterMapOf(file: Uint8Array): Set<number> {
  const table = cmapTable(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  const count = table.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, index) => table.readUInt32BE(4 + index * 8 + 4));
  const points = new Set<number>();
  for (const offset of new Set(offsets)) {
    const format = table.readUInt16BE(offset);
    if (format === 12) readGroups(table, offset, points);
    if (format === 4) readSegments(table, offset, points);
  }
  return points;
}

const cmapTag = 0;
const glyfTag = 10;
const locaTag = 11;
const customTag = 63;

function cmapTable(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('Not a WOFF2 file');
  const tables = file.readUInt16BE(12);
  const compressedSize = file.readUInt32BE(20);
  let position = 48;
  const readSize = () => {
    let size = 0;
    for (let index = 0; index < 5; index++) {
      const byte = file.readUInt8(position++);
      size = size * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return size;
  };
  let offset = 0;
  let cmap: { start: number; size: number } | undefined;
  for (let index = 0; index < tables; index++) {
    const flags = file.readUInt8(position++);
    const tag = flags & 63;
    const version = flags >> 6;
    if (tag === customTag) position += 4;
    const originalSize = readSize();
    const transformed = tag === glyfTag || tag === locaTag ? version === 0 : version !== 0;
    const size = transformed ? readSize() : originalSize;
    if (tag === cmapTag) cmap = { start: offset, size };
    offset += size;
  }
  if (!cmap) throw new Error('Font without a cmap table');
  const data = brotliDecompressSync(file.subarray(position, position + compressedSize));
  return data.subarray(cmap.start, cmap.start + cmap.size);
}

function readGroups(table: Buffer, offset: number, into: Set<number>): void {
  const groups = table.readUInt32BE(offset + 12);
  for (let index = 0; index < groups; index++) {
    const at = offset + 16 + index * 12;
    const last = table.readUInt32BE(at + 4);
    for (let point = table.readUInt32BE(at); point <= last; point++) into.add(point);
  }
}

function readSegments(table: Buffer, offset: number, into: Set<number>): void {
  const doubled = table.readUInt16BE(offset + 6);
  const ends = offset + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const rangeOffsets = deltas + doubled;
  for (let index = 0; index < doubled; index += 2) {
    const last = table.readUInt16BE(ends + index);
    const first = table.readUInt16BE(starts + index);
    const delta = table.readUInt16BE(deltas + index);
    const rangeOffset = table.readUInt16BE(rangeOffsets + index);
    for (let point = first; point <= last && point !== 0xffff; point++) {
      const glyph =
        rangeOffset === 0
          ? (point + delta) & 0xffff
          : table.readUInt16BE(rangeOffsets + index + rangeOffset + (point - first) * 2);
      if (glyph !== 0) into.add(point);
    }
  }
}
