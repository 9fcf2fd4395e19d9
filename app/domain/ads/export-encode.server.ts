import sharp, { type Sharp } from 'sharp';
import type { ExportFormat, Placement } from '#app/composer/design/placements.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';

export type Encoded = { ok: true; bytes: Buffer } | { ok: false; reason: 'too-large' };

/** Qualities tried in turn until a file is small enough. */
const qualities = [90, 82, 74, 66, 58, 50];

/**
 * The picture in the placement's px and format, no larger than its network takes, with `xmp` in it. `drawn` is a PNG of
 * the same shape.
 */
export async function encodeExport(
  drawn: Buffer,
  { width, height, maxBytes }: Pick<Placement, 'width' | 'height' | 'maxBytes'>,
  { format, xmp }: { format: ExportFormat; xmp: string },
): Promise<Encoded> {
  const whole = await sharp(drawn).metadata();
  const isSized = whole.width === width && whole.height === height;
  const marked = pngWithXmp(drawn, xmp);
  if (format === 'png' && isSized && marked.length <= maxBytes) return { ok: true, bytes: marked };
  const { data, info } = await sharp(drawn)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => {
    const bare = sharp(data, { raw: { width, height, channels: info.channels } });
    return format === 'png' ? bare : bare.withXmp(xmp);
  };
  for (const encode of attempts(picture, format)) {
    const encoded = await encode();
    // sharp compresses the packet of a PNG, and readers that look for plain text do not see it.
    const bytes = format === 'png' ? pngWithXmp(encoded, xmp) : encoded;
    if (bytes.length <= maxBytes) return { ok: true, bytes };
  }
  return { ok: false, reason: 'too-large' };
}

/** From the best to the smallest; a PNG is reduced to 256 colours at last. */
function attempts(picture: () => Sharp, format: ExportFormat): (() => Promise<Buffer>)[] {
  if (format === 'png') {
    return [
      () => picture().png({ compressionLevel: 2 }).toBuffer(),
      () => picture().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
      () => picture().png({ palette: true, colours: 256, effort: 7 }).toBuffer(),
    ];
  }
  return qualities.map((quality) => () => {
    if (format === 'webp') return picture().webp({ quality }).toBuffer();
    return picture().jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: false }).toBuffer();
  });
}
