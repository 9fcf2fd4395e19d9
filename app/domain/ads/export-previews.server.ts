import sharp from 'sharp';
import type { Placement } from '#app/composer/design/placements.ts';
import { readDesign } from '#app/composer/design/read-design.ts';
import { ComposeError, composeAd } from '#app/composer/render/compose.ts';
import { createHolds, createWindows } from '#app/domain/limits/in-process.server.ts';
import { exportPreviewRates } from '#app/domain/limits/rates.ts';
import { log } from '#app/log.server.ts';
import { watermarkText } from './design-and-draw.server.ts';
import { loadAssets } from './design-assets.server.ts';
import { type ExportedAd, failureOf } from './export.server.ts';
import type { ExportProblem } from './export-sentences.ts';
import { inDrawingSlot } from './export-slots.server.ts';
import { provenanceXmp } from './provenance.ts';

/** The previews drawn last, some 30 kB each: the same ad is exported again from the card and from the page. */
const kept = new Map<string, Buffer>();
const mostKept = 300;

type Preview = { ok: true; picture: Buffer } | { ok: false; reason: ExportProblem };

/** px of the longer side: sharp in a card of a quarter of the page, on screens of two px a px. */
const side = 560;

/** Counts a preview of a person. Returns ms to wait, 0 when let through. */
export const countExportPreview = createWindows(exportPreviewRates.person);
/** Those of one account that wait or are drawn; a page asks for ten. */
const hold = createHolds(24, 3_000);
/** By account: the last of those that wait. One is drawn at a time, so that the next account's turn comes. */
const lines = new Map<string, Promise<void>>();

/**
 * A small picture of what an export is: drawn just as it is, in its own size, and shrunk afterwards. `isMarked` puts
 * it under the mark of the free plan. 'busy' where too many wait.
 */
export async function previewExport(
  ad: ExportedAd,
  placement: Placement,
  { isMarked, signal }: { isMarked: boolean; signal: AbortSignal },
): Promise<Preview> {
  if (!ad.design) return { ok: false, reason: 'painted-whole' };
  const key = `${ad.id} ${ad.version} ${placement.key} ${isMarked}`;
  const known = kept.get(key);
  if (known) return { ok: true, picture: known };
  const release = hold(ad.userId);
  if (!release) return { ok: false, reason: 'busy' };
  const before = lines.get(ad.userId);
  const drawing = (async () => {
    await before;
    // Whoever has left the page waits for none.
    if (signal.aborted) return { ok: false, reason: 'busy' } as const;
    return inDrawingSlot(() => draw(ad, placement, isMarked));
  })();
  const end = drawing.then(
    () => undefined,
    () => undefined,
  );
  lines.set(ad.userId, end);
  try {
    const drawn = await drawing;
    if (drawn.ok) keep(key, drawn.picture);
    return drawn;
  } finally {
    release();
    if (lines.get(ad.userId) === end) lines.delete(ad.userId);
  }
}

function keep(key: string, picture: Buffer): void {
  kept.set(key, picture);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

async function draw(ad: ExportedAd, placement: Placement, isMarked: boolean): Promise<Preview> {
  const { width, height, safe } = placement;
  try {
    const design = readDesign(ad.design);
    const { clean, marked } = await composeAd({
      design,
      size: { width, height },
      safe,
      assets: await loadAssets(design),
      ...(isMarked && { watermark: watermarkText(), isMarked: true }),
    });
    const picture = await sharp(isMarked && marked ? marked : clean)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .withXmp(provenanceXmp(ad))
      .webp({ quality: 84 })
      .toBuffer();
    return { ok: true, picture };
  } catch (error) {
    if (!(error instanceof ComposeError)) throw error;
    log.warn({ ad: ad.id, placement: placement.key, error: error.message }, 'an export can not be shown');
    return { ok: false, reason: failureOf(error) };
  }
}
