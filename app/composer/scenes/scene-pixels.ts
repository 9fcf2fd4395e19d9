import sharp from 'sharp';
import { luminanceOfHex } from '../color/contrast.ts';
import type { AdDesign, Pixels, SceneSpec } from '../design/ad-design.ts';
import type { Box, Plan } from '../layouts/layout.ts';
import { ComposeError } from '../render/compose-error.ts';
import type { RgbaPixels } from '../render/render.ts';
import { paint } from './painter-pool.ts';
import { nowhere } from './stage.ts';
import type { Silhouette } from './studio/silhouette.ts';

/** A scene as it lies under the words; `silhouette` where a studio's subject is seen in it. */
export type ScenePixels = RgbaPixels & { silhouette?: Silhouette };

export type Assets = ReadonlyMap<string, Uint8Array>;
type Point = { x: number; y: number };

/** Text that the scene has to carry itself asks for the tone its colour reads on. */
export function toneOf({ palette }: Pick<AdDesign, 'palette'>): 'light' | 'dark' {
  return luminanceOfHex(palette.background) > luminanceOfHex(palette.onBackground) ? 'light' : 'dark';
}

/** Names what a scene depends on, so that two layouts that ask for the same one share it. */
export function sceneKey({ scene, quiet, stage }: Plan): string {
  return JSON.stringify([scene, quiet ?? null, stage]);
}

/**
 * The scene of a design in the px its layout gives it: painted, or cut from a picture. `plan` as it lies on the sheet.
 * Painted smaller by `scale` (0 to 1) and enlarged, it is a draft.
 */
export function scenePixels(input: {
  design: AdDesign;
  plan: Plan;
  assets: Assets;
  scale?: number;
}): Promise<ScenePixels> {
  const { scene } = input.design.layers;
  return scene.kind === 'painted' ? paintPixels(scene, input) : cropScene(scene, input);
}

async function paintPixels(
  scene: Extract<SceneSpec, { kind: 'painted' }>,
  { design, plan, scale = 1 }: { design: AdDesign; plan: Plan; scale?: number },
): Promise<ScenePixels> {
  const { width, height } = plan.scene;
  const quiet = plan.quiet ? within(plan.quiet, plan.scene) : nowhere;
  const { painter, prop, subject, seed } = scene;
  const { palette } = design;
  const size = scaledBy(paintedSize({ width, height }), scale);
  const picture = await paint({
    painter,
    prop,
    subject,
    seed,
    palette,
    ...size,
    quiet,
    tone: toneOf(design),
  });
  const seen = picture.silhouette && { silhouette: picture.silhouette };
  if (size.width === width && size.height === height) return { ...withAlpha(picture), ...seen };
  const data = await sharp(picture.data, { raw: { ...size, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { ...withAlpha({ width, height, data }), ...seen };
}

const scaledBy = ({ width, height }: Pixels, scale: number): Pixels => ({
  width: Math.max(16, Math.round(width * scale)),
  height: Math.max(16, Math.round(height * scale)),
});

/** Painting costs by the px, and on a screen held upright larger scenes show no more: they are painted smaller. */
function paintedSize({ width, height }: Pixels): Pixels {
  const [most, enough] = [1.6e6, 1.2e6];
  if (width * height <= most) return { width, height };
  const scale = Math.sqrt(enough / (width * height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function cropScene(
  scene: Extract<SceneSpec, { kind: 'picture' }>,
  input: { design: AdDesign; plan: Plan; assets: Assets },
): Promise<RgbaPixels> {
  const { plan, assets } = input;
  const bytes = assetBytes(assets, scene.asset);
  const { width, height } = plan.scene;
  try {
    const source = sharp(bytes, { failOn: 'error' }).autoOrient();
    const whole = (await source.metadata()).autoOrient;
    // Decoded once, at the scale it is shown in: a JPEG decoder skips most of a large photo that way.
    const scaled = coveringSize(whole, { width, height });
    const data = await source
      .resize(scaled.width, scaled.height, { fit: 'fill', kernel: 'cubic' })
      .flatten({ background: input.design.palette.background })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
    const picture = { ...scaled, data };
    const focus = scene.focus ?? (await findAttentionPoint(picture));
    const stage = within(plan.stage, plan.scene);
    const target = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
    const cut = cropAround({ scaled, size: { width, height }, focus, target });
    return cutOut(picture, { ...cut, width, height });
  } catch (error) {
    throw new ComposeError('asset-unreadable', `${scene.asset}: ${String(error)}`);
  }
}

/** Bytes of a picture a design names. */
export function assetBytes(assets: Assets, key: string): Uint8Array {
  const bytes = assets.get(key);
  if (!bytes) throw new ComposeError('asset-missing', key);
  return bytes;
}

/** The size in px a picture must be scaled to, to cover `size` whole. */
export function coveringSize(whole: Pixels, size: Pixels): Pixels {
  const scale = Math.max(size.width / whole.width, size.height / whole.height);
  return {
    width: Math.max(size.width, Math.round(whole.width * scale)),
    height: Math.max(size.height, Math.round(whole.height * scale)),
  };
}

/**
 * Where to cut `size` from a picture that covers it, so that the focus lands as near the target as the picture allows.
 * Focus and target are fractions, the answer is in px.
 */
export function cropAround(input: { scaled: Pixels; size: Pixels; focus: Point; target: Point }): {
  left: number;
  top: number;
} {
  const { scaled, size, focus, target } = input;
  const offset = (wanted: number, free: number) => Math.round(Math.min(Math.max(wanted, 0), free));
  return {
    left: offset(focus.x * scaled.width - target.x * size.width, scaled.width - size.width),
    top: offset(focus.y * scaled.height - target.y * size.height, scaled.height - size.height),
  };
}

/** The point that catches the eye first, found on a thumbnail, as fractions. */
async function findAttentionPoint(picture: RgbaPixels): Promise<Point> {
  const side = 96;
  const { info } = await sharp(thumbnailOf(picture, side), {
    raw: { width: side, height: side, channels: 3 },
  })
    .resize(side / 2, side / 2, { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = side / 4, attentionY = side / 4 } = info;
  return { x: Math.min(attentionX / (side / 2), 1), y: Math.min(attentionY / (side / 2), 1) };
}

/** A square RGB thumbnail: the picture stretched, the nearest pixel taken. */
function thumbnailOf({ width, height, data }: RgbaPixels, side: number): Uint8Array {
  const thumbnail = new Uint8Array(side * side * 3);
  for (let y = 0, to = 0; y < side; y++) {
    const row = Math.floor(((y + 0.5) * height) / side) * width;
    for (let x = 0; x < side; x++, to += 3) {
      const from = (row + Math.floor(((x + 0.5) * width) / side)) * 4;
      thumbnail.set(data.subarray(from, from + 3), to);
    }
  }
  return thumbnail;
}

/** A box as fractions of another. */
function within(box: Box, outer: Box): Box {
  const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
  const x = clamp((box.x - outer.x) / outer.width);
  const y = clamp((box.y - outer.y) / outer.height);
  return {
    x,
    y,
    width: Math.min(box.width / outer.width, 1 - x),
    height: Math.min(box.height / outer.height, 1 - y),
  };
}

/** Cuts an area in px out of a picture. */
function cutOut(picture: RgbaPixels, area: { left: number; top: number } & Pixels): RgbaPixels {
  const { width, height, left, top } = area;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}

function withAlpha({ width, height, data }: { width: number; height: number; data: Uint8Array }): RgbaPixels {
  const pixels = new Uint32Array(width * height);
  for (let from = 0, to = 0; to < pixels.length; from += 3, to++) {
    // Little-endian, as every platform Node runs on: R is the lowest byte.
    pixels[to] = 0xff000000 | (data[from + 2]! << 16) | (data[from + 1]! << 8) | data[from]!;
  }
  return { width, height, data: new Uint8Array(pixels.buffer) };
}
