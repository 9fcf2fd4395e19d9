import { storage } from '#app/adapters/adapters.server.ts';
import { type AdDesign, pixelsOf } from '#app/composer/design/ad-design.ts';
import {
  type ExportFormat,
  type Placement,
  placementOf,
  placements,
} from '#app/composer/design/placements.ts';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ComposeError, composeAd } from '#app/composer/render/compose.ts';
import { log } from '#app/log.server.ts';
import { exportNameOf } from './ad-view.ts';
import type { findAd } from './ads.server.ts';
import { loadAssets } from './design-assets.server.ts';
import { encodeExport } from './export-encode.server.ts';
import { inDrawingSlot } from './export-slots.server.ts';
import { provenanceXmp } from './provenance.ts';

/** A completed ad of the person who asks. */
export type ExportedAd = NonNullable<Awaited<ReturnType<typeof findAd>>>;

export type ExportFile = { name: string; bytes: Buffer; contentType: string };
export type ExportFailure = 'painted-whole' | 'picture-gone' | 'does-not-fit' | 'too-large';
export type ExportResult = { ok: true; file: ExportFile } | { ok: false; reason: ExportFailure };

/** The name of an ad's own size among the placements. */
export const ownSize = 'original';

/** Where an ad can be exported to: every placement, or its own size alone when a model painted it, words and all. */
export function exportsOf(ad: Pick<ExportedAd, 'design' | 'size'>): Placement[] {
  return ad.design ? [...placements] : [original(ad)];
}

/** The placement of a key, the ad's own size included; undefined for one that does not exist. */
export function exportPlacement(ad: Pick<ExportedAd, 'size'>, key: string): Placement | undefined {
  return key === ownSize ? original(ad) : placementOf(key);
}

function original({ size }: Pick<ExportedAd, 'size'>): Placement {
  const safe = { top: 0, right: 0, bottom: 0, left: 0 };
  return {
    ...pixelsOf(size),
    key: ownSize,
    network: 'Facebook and Instagram',
    label: 'As designed',
    maxBytes: 30 * 1024 * 1024,
    formats: ['png', 'jpeg'],
    safe,
    textLimits: {},
  };
}

/**
 * Exports one ad to one placement after another. Pictures of equal shape are drawn once, and at most one is kept
 * waiting. Takes no credit: the design is drawn again, nothing is designed.
 */
export function exporterFor(ad: ExportedAd) {
  const design = ad.design ? readDesign(ad.design) : null;
  const drawn = new Map<string, Promise<Buffer>>();
  const assets = loadAssets(design);
  // Awaited with the first picture; without one nobody would hear of a failure.
  assets.catch(() => undefined);
  const sourceOf = (placement: Placement) => placementOf(placement.drawnAs ?? '') ?? placement;
  const draw = (placement: Placement): Promise<Buffer> => {
    const source = sourceOf(placement);
    const known = drawn.get(source.key);
    if (known) return known;
    const drawing = inDrawingSlot(async () => drawPlacement({ ad, design, assets: await assets }, source));
    drawing.catch(() => undefined);
    drawn.set(source.key, drawing);
    return drawing;
  };
  const exportTo = async (placement: Placement, format: ExportFormat): Promise<ExportResult> => {
    if (!ad.design && placement.key !== ownSize) return { ok: false, reason: 'painted-whole' };
    try {
      const encoded = await encodeExport(await draw(placement), placement, {
        format,
        xmp: provenanceXmp(ad),
      });
      if (!encoded.ok) return encoded;
      const name = exportNameOf(ad.title, placement.key, format);
      return { ok: true, file: { name, bytes: encoded.bytes, contentType: `image/${format}` } };
    } catch (error) {
      if (!(error instanceof ComposeError)) throw error;
      log.warn({ ad: ad.id, placement: placement.key, error: error.message }, 'an ad could not be exported');
      return { ok: false, reason: failureOf(error) };
    }
  };
  return { exportTo, begin: (placement: Placement) => void draw(placement) };
}

/** Why the composer could not draw an export. */
export const failureOf = ({ code }: ComposeError): ExportFailure =>
  code === 'no-layout-passes' ? 'does-not-fit' : 'picture-gone';

type Source = { ad: ExportedAd; design: AdDesign | null; assets: ReadonlyMap<string, Uint8Array> };

async function drawPlacement({ ad, design, assets }: Source, placement: Placement): Promise<Buffer> {
  if (placement.key === ownSize || !design) {
    const file = ad.cleanKey ? await storage.get(ad.cleanKey) : undefined;
    if (!file) throw new ComposeError('asset-missing', ad.cleanKey ?? 'no picture');
    return Buffer.from(file.bytes);
  }
  const { clean } = await composeAd({ design, size: sizeOf(placement), safe: placement.safe, assets });
  return clean;
}

const sizeOf = ({ width, height }: Placement) => ({ width, height });
