import sharp from 'sharp';
import { ModelError } from '../model-error.ts';
import type { PictureSize } from './picture-size.ts';

const maxBytes = 20 * 1024 * 1024;
const maxPixels = 25_000_000;
/**
 * The smallest model in use answers with 512 px square, which is enlarged to 1536 px. A picture that would have to
 * be enlarged more than this, or whose shape differs more than this from the one asked for, is refused.
 */
const maxEnlargement = 3;
const maxShapeFactor = 2;

/**
 * Decodes what a model sent and makes it exactly the wanted size, in px: scaled and cropped around what catches the
 * eye. JPEG when opaque, else PNG, without metadata. Throws ModelError 'bad-answer' when the bytes aren't one whole
 * PNG, JPEG or WebP picture of at most 20 MB and 25 megapixels. The same when the picture is too small or of another
 * shape than `asked` for.
 */
export async function decodePicture(
  bytes: Uint8Array,
  { width, height, asked }: { width: number; height: number; asked: PictureSize },
): Promise<{ bytes: Buffer; contentType: 'image/png' | 'image/jpeg' }> {
  if (bytes.byteLength > maxBytes) throw badPicture(`${bytes.byteLength} bytes`);
  if (!isPicture(bytes)) throw badPicture('not PNG, JPEG or WebP');
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout({
      seconds: 15,
    });
    const { hasAlpha, autoOrient } = await source.metadata();
    const mismatch = mismatchOf(autoOrient, { width, height, asked });
    if (mismatch) throw badPicture(mismatch);
    const isOpaque = !hasAlpha || (await source.stats()).isOpaque;
    const picture = source.rotate().resize(width, height, { fit: 'cover', position: 'attention' });
    if (!isOpaque) return { bytes: await picture.png().toBuffer(), contentType: 'image/png' };
    const jpeg = picture.flatten().jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
    return { bytes: await jpeg.toBuffer(), contentType: 'image/jpeg' };
  } catch (error) {
    if (error instanceof ModelError) throw error;
    throw badPicture(error instanceof Error ? error.message : String(error), error);
  }
}

/** Why a whole picture can't be used for this ad, from its size in px; undefined when it can. */
function mismatchOf(
  came: { width: number; height: number },
  { width, height, asked }: { width: number; height: number; asked: PictureSize },
): string | undefined {
  const [askedWidth = 1, askedHeight = 1] = asked.split('x').map(Number);
  const shape = came.width / came.height / (askedWidth / askedHeight);
  const enlargement = Math.max(width / came.width, height / came.height);
  const isSameShape = Math.max(shape, 1 / shape) <= maxShapeFactor;
  if (isSameShape && enlargement <= maxEnlargement) return undefined;
  return `${came.width}x${came.height} px where ${asked} were asked for`;
}

/** By magic bytes: the decoder would also take formats no model answers with, SVG among them. */
function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12));
  const isPng = start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isJpeg = start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isWebp = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP';
  return isPng || isJpeg || isWebp;
}

function badPicture(detail: string, cause?: unknown): ModelError {
  return new ModelError('bad-answer', { detail: `Not a usable picture: ${detail.slice(0, 200)}`, cause });
}
