import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { storage } from '#app/adapters/adapters.server.ts';
import { type AdFile, storeFiles } from './ad-files.server.ts';
import type { Pictures } from './generate.server.ts';

/** Largest picture a form may carry, in bytes and in pixels. */
export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPicturePixels = 25_000_000;

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

const kinds = 'Please choose a PNG, JPEG or WebP picture.';

/**
 * Reads the picture of a file field; null when none was chosen. Type by its first bytes, never by its name; bombs,
 * truncated files and animations are refused with a sentence for the field.
 */
export async function readPicture(value: FormDataEntryValue | null): Promise<PictureResult> {
  if (value === null || (typeof value === 'string' && value === '')) return { ok: true, picture: null };
  if (typeof value === 'string') return { ok: false, message: kinds };
  if (value.size === 0)
    return value.name ? { ok: false, message: 'This file is empty.' } : { ok: true, picture: null };
  if (value.size > maxPictureBytes)
    return { ok: false, message: 'This picture is larger than 10 MB. Please choose a smaller one.' };
  const bytes = Buffer.from(await value.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !['image/png', 'image/jpeg', 'image/webp'].includes(type.mime))
    return { ok: false, message: kinds };
  try {
    const { pages = 1, hasAlpha } = await sharp(bytes, { limitInputPixels: maxPicturePixels }).metadata();
    if (pages > 1) return { ok: false, message: 'This picture is animated. Please choose a still one.' };
    const upright = sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: 5 })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const encoded = hasAlpha ? upright.png() : upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const contentType = hasAlpha ? 'image/png' : 'image/jpeg';
    return { ok: true, picture: { bytes: data, contentType, width: info.width, height: info.height } };
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    if (isTooLarge)
      return { ok: false, message: 'This picture has more than 25 megapixels. Please choose a smaller one.' };
    return {
      ok: false,
      message: 'This picture could not be read. It may be damaged; please choose another.',
    };
  }
}

/**
 * Stores the pictures of a brief, for startGeneration. Keys are those of the specification (section 7) with 128 random
 * bits in place of a time. Throws StorageError.
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

/** The pictures of an ad as files of their own, for another ad made from the same brief. */
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
