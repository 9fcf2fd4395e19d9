import { imageModel, textModel } from '#app/adapters/adapters.server.ts';
import type { ModelFailure } from '#app/adapters/model-error.ts';
import type { BriefFacts } from '#app/composer/brief/brief-facts.ts';
import {
  type AdDesign,
  type AdSize,
  type Brief,
  type CheckReport,
  pixelsOf,
  type Tuning,
} from '#app/composer/design/ad-design.ts';
import { printedTexts } from '#app/composer/design/printed-texts.ts';
import { withLayout } from '#app/composer/direction/other-layouts.ts';
import { type ComposedAd, ComposeError, composeAd } from '#app/composer/render/compose.ts';
import { markPicture } from '#app/composer/render/watermark.ts';
import { inTextThread, warmLanguage } from '#app/composer/thread/text-thread.ts';
import { config } from '#app/config.server.ts';
import type { AdStage } from '#app/db/schema.ts';
import { newAdFolder } from './ad-files.server.ts';
import { type BriefPictures, readBriefPictures } from './brief-pictures.server.ts';
import { languageHintOf } from './language-hint.ts';
import {
  applyDirection,
  askForDirection,
  correctDirection,
  type ModelDirection,
  posterPrompt,
  scenePrompt,
} from './model-direction.server.ts';
import { writerOf } from './writers.ts';

/** A finished ad before it is stored. `design` is null when a model painted the whole picture, words included. */
export type DrawnAd = {
  design: AdDesign | null;
  report: CheckReport | null;
  clean: Buffer;
  marked: Buffer;
  /** The picture behind the type when a model painted it, kept so that the design can be drawn again. */
  scene?: { key: string; bytes: Buffer; contentType: string };
  /** 'built-in' or the name of the model that did the work (writers.ts). */
  writer: string;
  /** Why the text model did not write, where the built-in writer stood in for it. */
  writerFailure: ModelFailure | null;
  painter: string;
};

type Order = {
  /** The account it is charged to. */
  userId: string;
  brief: Brief;
  size: AdSize;
  seed: number;
  referenceKey: string | null;
  productKey: string | null;
  /** BCP 47: as chosen, and as the browser asked for. */
  language?: string | null;
  languageHint?: string | null;
  /** What the user fixed; the rest is the art director's choice. */
  tuning?: Tuning | null;
  /** The picture will be seen under the mark: words keep clear of its middle. */
  isMarked?: boolean;
};
type Progress = { signal?: AbortSignal; onStage: (stage: AdStage) => Promise<void> };

/** Somebody with this Accept-Language has the form before them. */
export function expectBrief(acceptLanguage: string | null): void {
  warmLanguage(languageHintOf(acceptLanguage) ?? 'en');
}

/** 'Created with {host}' (specification: ads.watermark.text). */
export function watermarkText(): string {
  return `Created with ${new URL(config().publicUrl).host}`;
}

/**
 * From brief to pictures: copywriter, art director, scene, composer, checks. Rules do each stage, or the models the
 * operator has set up. Throws ModelError and ComposeError.
 */
export async function designAndDraw(order: Order, progress: Progress): Promise<DrawnAd> {
  const { brief, size } = order;
  if (imageModel && config().adStyle === 'painted') return paintWhole(order, progress);
  await progress.onStage('writing');
  const { facts, written } = await readOrder(order);
  const answered =
    textModel &&
    (await askForDirection(textModel, {
      brief,
      written,
      facts,
      size,
      signal: progress.signal,
      account: order.userId,
    }));

  const checked =
    answered?.direction && (await correctDirection(answered.direction, { facts, copy: written.copy }));
  const direction = checked?.direction ?? null;

  await progress.onStage('directing');
  const pictures = await readBriefPictures(order);
  const designs = await candidatesFor(order, { facts, direction, pictures });

  await progress.onStage('painting');
  const scene = imageModel
    ? await paintScene(order, { design: designs[0], direction, pictures, progress })
    : undefined;
  let typesetting: Promise<void> | undefined;
  const compose = (design: AdDesign) =>
    composeAd({
      design: scene ? withScene(design, scene.key) : design,
      size: pixelsOf(size),
      assets: pictures.assets,
      watermark: watermarkText(),
      ...(order.isMarked && { isMarked: true }),
      onStage: (stage) => {
        if (stage !== 'setting-type' || typesetting) return;
        typesetting = progress.onStage('setting-type');
        // It is awaited once the ad is composed, which may fail first.
        typesetting.catch(() => undefined);
      },
    });
  const composed = await composeBest(designs, compose);
  await typesetting;
  if (!composed.marked) throw new Error('composeAd left the watermark out');
  const printed = printedTexts(composed.design, composed.texts).map(({ text }) => text);
  return {
    design: { ...composed.design, leftOut: await inTextThread('leftOut', { facts, texts: printed }) },
    report: composed.report,
    clean: composed.clean,
    marked: composed.marked,
    scene,
    writer: checked && textModel ? writerOf(textModel.name, checked.replaced) : 'built-in',
    writerFailure: answered && !answered.direction ? answered.failure : null,
    painter: imageModel ? imageModel.name : 'built-in',
  };
}

const readOrder = ({ brief, language, languageHint }: Order) =>
  inTextThread('read', {
    brief,
    how: { language: language ?? undefined, hint: languageHint ?? undefined },
  });

type Material = {
  facts: BriefFacts;
  direction: ModelDirection | null;
  pictures: BriefPictures;
};

/**
 * The designs to choose from, the first as directed: one, or with quality 'high' three of neighbouring seeds. A painted
 * scene is paid for once, so with an image model there is one.
 */
async function candidatesFor(
  order: Order,
  { facts, direction, pictures }: Material,
): Promise<[AdDesign, ...AdDesign[]]> {
  const { brief, size, seed, tuning } = order;
  const { reference, product } = pictures;
  const picture = reference?.carriesType && !imageModel ? { asset: reference.asset } : undefined;
  const placed = product && { asset: product.asset, ...product.size };
  const isChoice = tuning?.quality === 'high' && !imageModel;
  const ruled = await inTextThread('direct', {
    brief,
    size,
    seeds: isChoice ? [seed, seed + 1, seed + 2] : [seed],
    facts,
    picture,
    pictured: imageModel !== null && imageModel !== undefined,
    reference: reference ?? undefined,
    ...(placed && { [product.kind]: placed }),
    tuning,
  });
  const [first, ...others] = ruled.map((design, turn) => {
    if (!direction) return design;
    const layout = tuning?.layout ?? (turn === 0 ? direction.layout : design.layout);
    return withLayout({ ...applyDirection(design, direction), layout: design.layout }, layout);
  });
  if (!first) throw new Error('an ad is directed for at least one seed');
  return [first, ...others];
}

/** The composed design with the highest score; those that cannot be composed are left out while one can. */
async function composeBest(
  designs: [AdDesign, ...AdDesign[]],
  compose: (design: AdDesign) => Promise<ComposedAd>,
): Promise<ComposedAd> {
  let chosen: ComposedAd | undefined;
  let failure: unknown;
  for (const design of designs) {
    try {
      const composed = await compose(design);
      if (!chosen || composed.score > chosen.score) chosen = composed;
    } catch (error) {
      if (!(error instanceof ComposeError)) throw error;
      failure ??= error;
    }
  }
  if (!chosen) throw failure;
  return chosen;
}

/** The scene as the image model paints it, brought among the assets. */
async function paintScene(
  { userId, brief, size, tuning }: Order,
  input: Omit<Material, 'facts'> & { design: AdDesign; progress: Progress },
): Promise<NonNullable<DrawnAd['scene']>> {
  if (!imageModel) throw new Error('a scene is painted by an image model');
  const { design, direction, pictures, progress } = input;
  const reference = pictures.reference && pictures.assets.get(pictures.reference.asset);
  const painted = await imageModel.paint({
    prompt: scenePrompt({ brief, design, idea: direction?.scene }),
    ...pixelsOf(size),
    images: reference ? [reference] : undefined,
    quality: tuning?.quality === 'high' ? 'high' : undefined,
    account: userId,
    signal: progress.signal,
  });
  const scene = { key: `${newAdFolder()}/scene.${painted.contentType.slice('image/'.length)}`, ...painted };
  pictures.assets.set(scene.key, scene.bytes);
  return scene;
}

function withScene(design: AdDesign, asset: string): AdDesign {
  return { ...design, layers: { ...design.layers, scene: { kind: 'picture', asset } } };
}

/** The image model paints everything, words included; only the watermark is ours. */
async function paintWhole(order: Order, progress: Progress): Promise<DrawnAd> {
  if (!imageModel) throw new Error('painted ads need an image model');
  const { userId, brief, size, tuning } = order;
  const { language } = (await readOrder(order)).facts;
  const things = await inTextThread('things', { brief, language });
  await progress.onStage('painting');
  const { bytes } = await imageModel.paint({
    prompt: posterPrompt(brief, { language, things }),
    ...pixelsOf(size),
    quality: tuning?.quality === 'high' ? 'high' : undefined,
    account: userId,
    signal: progress.signal,
  });
  await progress.onStage('setting-type');
  const { clean, marked } = await markPicture(bytes, { text: watermarkText(), size: pixelsOf(size) });
  return {
    design: null,
    report: null,
    clean,
    marked,
    writer: imageModel.name,
    writerFailure: null,
    painter: imageModel.name,
  };
}
