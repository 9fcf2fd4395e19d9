import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { storage } from '#app/adapters/adapters.server.ts';
import { inDecodingSlot } from '#app/domain/uploads/turns.server.ts';
import { type AdFile, storeFiles } from './ad-files.server.ts';
import { maxPictureBytes, maxPicturePixels, pictureProblems, pictureTypes } from './picture-limits.ts';
import type { Pictures } from './turns.server.ts';

/** Longest side kept of an uploaded picture, px: more than any ad shows. */
const longestSide = 2_048;

/** An uploaded picture, decoded and written anew: no metadata, no hidden payload, upright, one frame. */
export type UploadedPicture = {
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
};

export type PictureResult = { ok: true; picture: UploadedPicture | null } | { ok: false; message: string };

/** What a picture is for: a product keeps every pixel, of a reference only the look is used. */
export type PictureUse = 'reference' | 'product';

/**
 * A product picture that an ad can still show: its shortest side, px, and how many times longer than wide (or wider
 * than long) it may be.
 */
const shortestProductSide = 32;
const longestProductShape = 12;

/**
 * Reads the picture of a file field; null when none was chosen. Type by its first bytes, never by its name; bombs,
 * truncated files and animations are refused with a sentence for the field.
 */
export async function readPicture(
  value: FormDataEntryValue | null,
  use: PictureUse = 'reference',
): Promise<PictureResult> {
  if (value === null || (typeof value === 'string' && value === '')) return { ok: true, picture: null };
  if (typeof value === 'string') return { ok: false, message: pictureProblems.kind };
  if (value.size === 0)
    return value.name ? { ok: false, message: pictureProblems.empty } : { ok: true, picture: null };
  if (value.size > maxPictureBytes) return { ok: false, message: pictureProblems.bytes };
  const type = await fileTypeFromBuffer(await bytesOf(value.slice(0, headBytes))).catch(() => undefined);
  if (type && /^image\/hei[cf]/.test(type.mime)) return { ok: false, message: pictureProblems.heic };
  if (!type || !pictureTypes.some((mime) => mime === type.mime))
    return { ok: false, message: pictureProblems.kind };
  // The file lies on the disk: in memory are only those being decoded.
  return inDecodingSlot(async () => decode(await bytesOf(value), type.mime, use));
}

/** As much of a file as its type is told from. */
const headBytes = 4_100;

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

/** Size, pages and shape are read from the head of the file before a pixel is decoded. */
async function decode(bytes: Buffer, mime: string, use: PictureUse): Promise<PictureResult> {
  try {
    const {
      pages = 1,
      hasAlpha,
      autoOrient,
    } = await sharp(bytes, { limitInputPixels: maxPicturePixels }).metadata();
    if (pages > 1) return { ok: false, message: 'This picture is animated. Please choose a still one.' };
    if (autoOrient.width * autoOrient.height > maxPicturePixels)
      return { ok: false, message: pictureProblems.pixels };
    const refused = use === 'product' ? refusalOfShape(autoOrient) : undefined;
    if (refused) return { ok: false, message: refused };
    const upright = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: 5 })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const isPng = hasAlpha || (use === 'product' && isLossless(mime, bytes));
    const encoded = isPng ? upright.png({ compressionLevel: 3 }) : upright.jpeg(jpegFor[use]);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    if (hasAlpha && (await isInvisible(data)))
      return { ok: false, message: 'This picture is fully transparent. Please choose another.' };
    const contentType = isPng ? 'image/png' : 'image/jpeg';
    return { ok: true, picture: { bytes: data, contentType, width: info.width, height: info.height } };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return { ok: false, message: isTooLarge ? pictureProblems.pixels : pictureProblems.broken };
  }
}

/** A JPEG product loses nothing that can be seen; a reference decodes fast. */
const jpegFor = {
  product: { quality: 96, chromaSubsampling: '4:4:4' },
  reference: { quality: 90, chromaSubsampling: '4:2:0' },
};

function refusalOfShape({ width, height }: { width: number; height: number }): string | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < shortestProductSide)
    return `This picture is too small. Please choose one of at least ${shortestProductSide} by ${shortestProductSide} pixels.`;
  if (long / short > longestProductShape)
    return 'This picture is too long and narrow to be shown whole. Please choose another.';
  return undefined;
}

/** PNG, or WebP whose pixels are in a lossless chunk (https://developers.google.com/speed/webp/docs/riff_container). */
function isLossless(mime: string, bytes: Buffer): boolean {
  if (mime === 'image/png') return true;
  if (mime !== 'image/webp') return false;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const chunk = bytes.toString('latin1', at, at + 4);
    if (chunk === 'VP8L') return true;
    if (chunk === 'VP8 ') return false;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2);
  }
  return false;
}

async function isInvisible(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).extractChannel('alpha').stats();
  return (channels[0]?.max ?? 255) < 12;
}

/**
 * Stores the pictures of a brief, for startGeneration. Keys are the promised ones (specification: uploads.keys) with
 * 128 random bits in place of a time. Throws StorageError.
 */
export async function storeUploads(input: {
  userId: string;
  reference: UploadedPicture | null;
  product: UploadedPicture | null;
}): Promise<Pictures> {
  const { userId, reference, product } = input;
  const referenceFile = reference && fileOf(`temp/${userId}/reference`, reference);
  const productFile = product && fileOf(`temp/${userId}/products`, product);
  await storeFiles([referenceFile, productFile].filter((file) => file !== null));
  return { referenceKey: referenceFile?.key ?? null, productKey: productFile?.key ?? null };
}

/** Pictures of ads as files of their own, for another ad; one that is gone is left out. */
export async function copyUploads(input: { userId: string } & Pictures): Promise<Pictures> {
  const [referenceKey, productKey] = await Promise.all([
    copyFile(`temp/${input.userId}/reference`, input.referenceKey),
    copyFile(`temp/${input.userId}/products`, input.productKey),
  ]);
  return { referenceKey, productKey };
}

async function copyFile(folder: string, key: string | null): Promise<string | null> {
  const file = key && (await storage.get(key));
  if (!file) return null;
  const copy = fileOf(folder, { bytes: file.bytes, contentType: file.contentType });
  await storeFiles([copy]);
  return copy.key;
}

function fileOf(folder: string, { bytes, contentType }: { bytes: Buffer; contentType: string }): AdFile {
  const extension = contentType === 'image/png' ? 'png' : 'jpg';
  return { key: `${folder}/${randomBytes(16).toString('hex')}.${extension}`, bytes, contentType };
}
