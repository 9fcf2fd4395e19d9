import { storage } from '#app/adapters/adapters.server.ts';
import { type Product, readProduct } from '#app/composer/pictures/product.ts';
import { type Reference, readReference } from '#app/composer/pictures/reference.ts';

/** What the pictures of a brief come to: `assets` holds their bytes by storage key. */
export type BriefPictures = {
  assets: Map<string, Uint8Array>;
  reference: (Reference & { asset: string }) | null;
  product: (Product & { asset: string }) | null;
};

/**
 * Loads and reads the pictures of a brief. A picture that is gone, or in which nothing can be seen, counts as not sent.
 * Throws StorageError; rejects when the bytes are no picture.
 */
export async function readBriefPictures(keys: {
  referenceKey: string | null;
  productKey: string | null;
}): Promise<BriefPictures> {
  const assets = new Map<string, Uint8Array>();
  const [reference, product] = await Promise.all([
    load(keys.referenceKey, readReference),
    load(keys.productKey, readProduct),
  ]);
  if (reference) assets.set(reference.asset, reference.bytes);
  if (product) assets.set(product.asset, product.bytes);
  return {
    assets,
    reference: reference && { ...reference.read, asset: reference.asset },
    product: product && { ...product.read, asset: product.asset },
  };
}

async function load<Read>(key: string | null, read: (bytes: Uint8Array) => Promise<Read | undefined>) {
  const file = key && (await storage.get(key));
  if (!key || !file) return null;
  const found = await read(file.bytes);
  return found === undefined ? null : { asset: key, bytes: file.bytes, read: found };
}
