import { storage } from '#app/adapters/adapters.server.ts';
import type { AdDesign } from '#app/composer/design/ad-design.ts';

/** Bytes of the pictures a design names, by storage key; one that is gone is left for the composer to refuse. */
export async function loadAssets(design: AdDesign | null): Promise<Map<string, Uint8Array>> {
  const assets = new Map<string, Uint8Array>();
  await Promise.all(
    keysIn(design).map(async (key) => {
      const file = await storage.get(key);
      if (file) assets.set(key, file.bytes);
    }),
  );
  return assets;
}

function keysIn(design: AdDesign | null): string[] {
  if (!design) return [];
  const { scene, product, logo } = design.layers;
  const keys = [scene.kind === 'picture' ? scene.asset : undefined, product?.asset, logo?.asset];
  return keys.filter((key) => key !== undefined);
}
