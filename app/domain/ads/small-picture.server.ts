import sharp from 'sharp';

/** A picture of at most `side` px on its longer side, as WebP with its XMP. null for bytes that are no picture. */
export async function shrinkPicture(
  bytes: Uint8Array,
  { side, quality }: { side: number; quality: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  // sharp throws for an empty file before there is a promise to fail.
  if (bytes.length === 0) return null;
  const small = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside' })
    .keepXmp()
    .webp({ quality })
    .toBuffer()
    .catch(() => null);
  return small && new Uint8Array(small);
}
