import sharp from 'sharp';
import type { AdDesign, LayoutName, Pixels } from '../design/ad-design.ts';
import { ideaOf } from '../direction/ideas.ts';
import type { Art } from '../layouts/art.tsx';
import { paint } from '../scenes/painter-pool.ts';
import { toneOf } from '../scenes/scene-pixels.ts';
import type { ThingRequest } from '../scenes/studio/lone-thing.ts';
import { isSubjectName } from '../subjects/catalog.ts';
import type { NamedPicture } from '../type/emoji.ts';
import { solidAddress } from './illustrations.ts';

const kept = new Map<string, Promise<Uint8Array>>();
/** Each is some 300 kB. */
const most = 40;

/**
 * Bytes of the lit bodies a layout on flat colour places, PNG with nothing behind them. The last ones are kept: the
 * sizes and layouts of an ad ask for the same.
 */
export function solidPictures(
  art: readonly Art[],
  design: Pick<AdDesign, 'layers' | 'palette' | 'direction' | 'layout'>,
  size: Pixels,
): Promise<NamedPicture[]> {
  const { scene } = design.layers;
  const subject = scene.kind === 'painted' ? scene.subject : undefined;
  const pictures = art.flatMap(({ name, src }, index) => {
    if (!subject || scene.kind !== 'painted' || !isSubjectName(name) || src !== solidAddress(name)) return [];
    const request: ThingRequest = {
      thing: name,
      prop: index === 0 && subject.shownAs === 'prop' ? scene.prop : 'none',
      material: subject.material,
      palette: design.palette,
      ground: design.palette[groundOf(design.layout, index)],
      tone: toneOf(design),
      side: sideFor(size, index),
      // Its face to the words, which stand at the beginning of the line.
      yaw: design.direction === 'rtl' ? 0.34 : -0.34,
    };
    return [bytesOf(request).then((data) => ({ src, data }))];
  });
  return Promise.all(pictures);
}

const onAccent: ReadonlySet<LayoutName> = new Set(['before-after', 'was-now'] as const);

/** The colour of the palette that a layout puts behind a thing. A grid's large tile and what is new have the accent. */
const groundOf = (layout: LayoutName, index: number) =>
  onAccent.has(layout) || (layout === 'flat-lay' && index === 0) ? 'accent' : ideaOf(layout).ground;

/** px a thing is traced at: in steps, so that near sizes share one. */
function sideFor({ width, height }: Pixels, index: number): number {
  const wished = Math.min(width, height) * (index === 0 ? 0.66 : 0.36);
  return Math.min(704, Math.max(96, Math.ceil(wished / 64) * 64));
}

function bytesOf(request: ThingRequest): Promise<Uint8Array> {
  const key = JSON.stringify(request);
  const bytes = kept.get(key) ?? encodeThing(request);
  kept.delete(key);
  kept.set(key, bytes);
  bytes.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return bytes;
}

async function encodeThing(request: ThingRequest): Promise<Uint8Array> {
  const { width, height, data } = await paint(request);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
