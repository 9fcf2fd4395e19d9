import sharp from 'sharp';
import { imageModel, storage, textModel } from '#app/adapters/adapters.server.ts';
import {
  type AdDesign,
  type AdSize,
  type Brief,
  type CheckReport,
  pixelsOf,
  type Tuning,
} from '#app/composer/ad-design.ts';
import { directAd } from '#app/composer/art-director.ts';
import { composeAd } from '#app/composer/compose.ts';
import { writeCopy } from '#app/composer/copywriter.ts';
import { markPicture } from '#app/composer/watermark.ts';
import { config } from '#app/config.server.ts';
import type { AdStage } from '#app/db/schema.ts';
import { newAdFolder } from './ad-files.server.ts';
import { applyDirection, askForDirection, posterPrompt, scenePrompt } from './model-direction.server.ts';

/** A finished ad before it is stored. `design` is null when a model painted the whole picture, words included. */
export type DrawnAd = {
  design: AdDesign | null;
  report: CheckReport | null;
  clean: Buffer;
  marked: Buffer;
  /** The picture behind the type when a model painted it, kept so that the design can be drawn again. */
  scene?: { key: string; bytes: Buffer; contentType: string };
  /** 'built-in' or the name of the model that did the work. */
  writer: string;
  painter: string;
};

type Order = {
  brief: Brief;
  size: AdSize;
  seed: number;
  referenceKey: string | null;
  productKey: string | null;
  tuning?: Tuning | null;
};
type Progress = { signal?: AbortSignal; onStage: (stage: AdStage) => Promise<void> };

/** 'Created with {host}' (specification, section 9). */
export function watermarkText(): string {
  return `Created with ${new URL(config().publicUrl).host}`;
}

/**
 * From brief to pictures: copywriter, art director, scene, composer, checks. Rules do each stage, or the models the
 * operator has set up. Throws ModelError and ComposeError.
 */
export async function designAndDraw(order: Order, progress: Progress): Promise<DrawnAd> {
  const { brief, size, seed } = order;
  if (imageModel && config().adStyle === 'painted') return paintWhole(order, progress);
  await progress.onStage('writing');
  const written = writeCopy(brief);
  const direction =
    textModel && (await askForDirection(textModel, { brief, written, size, signal: progress.signal }));

  await progress.onStage('directing');
  const assets = new Map<string, Uint8Array>();
  const reference = await loadPicture(order.referenceKey, assets);
  const product = await loadPicture(order.productKey, assets);
  const picture = reference && !imageModel ? { asset: reference.asset } : undefined;
  const ruled = directAd({ brief, size, seed, ...written, picture });
  let design = direction ? applyDirection(ruled, direction) : ruled;
  if (product) design = { ...design, layers: { ...design.layers, product } };

  await progress.onStage('painting');
  let scene: DrawnAd['scene'];
  if (imageModel) {
    const painted = await imageModel.paint({
      prompt: scenePrompt({ brief, design, idea: direction?.scene }),
      ...pixelsOf(size),
      images: reference ? [assets.get(reference.asset) as Uint8Array] : undefined,
      signal: progress.signal,
    });
    scene = { key: `${newAdFolder()}/scene.${painted.contentType.slice('image/'.length)}`, ...painted };
    assets.set(scene.key, scene.bytes);
    design = { ...design, layers: { ...design.layers, scene: { kind: 'picture', asset: scene.key } } };
  }

  let typesetting: Promise<void> | undefined;
  const composed = await composeAd({
    design,
    size: pixelsOf(size),
    assets,
    watermark: watermarkText(),
    onStage: (stage) => {
      if (stage === 'setting-type') typesetting ??= progress.onStage('setting-type');
    },
  });
  await typesetting;
  if (!composed.marked) throw new Error('composeAd left the watermark out');
  return {
    design: composed.design,
    report: composed.report,
    clean: composed.clean,
    marked: composed.marked,
    scene,
    writer: direction && textModel ? textModel.name : 'built-in',
    painter: imageModel ? imageModel.name : 'built-in',
  };
}

/** Brings a stored picture among the assets; null when there is none. */
async function loadPicture(key: string | null, assets: Map<string, Uint8Array>) {
  const file = key && (await storage.get(key));
  if (!key || !file) return null;
  assets.set(key, file.bytes);
  const { width, height } = await sharp(file.bytes).metadata();
  return { asset: key, width, height };
}

/** The image model paints everything, words included; only the watermark is ours. */
async function paintWhole({ brief, size }: Order, progress: Progress): Promise<DrawnAd> {
  if (!imageModel) throw new Error('painted ads need an image model');
  await progress.onStage('painting');
  const { bytes } = await imageModel.paint({
    prompt: posterPrompt(brief),
    ...pixelsOf(size),
    signal: progress.signal,
  });
  await progress.onStage('setting-type');
  const { clean, marked } = await markPicture(bytes, { text: watermarkText(), size: pixelsOf(size) });
  return { design: null, report: null, clean, marked, writer: imageModel.name, painter: imageModel.name };
}
