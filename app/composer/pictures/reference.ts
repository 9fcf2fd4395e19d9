import sharp from 'sharp';
import { hexOf } from '../color/contrast.ts';
import { chromaOf, hueOf, type Lab, labDistance, labOf } from '../color/oklab.ts';
import type { RgbaPixels } from '../render/render.ts';
import { type Cluster, clustersOf } from './clusters.ts';
import { detailOf } from './detail.ts';

/** Colours found in a picture, as '#rrggbb'. */
export type ReferenceColors = {
  /** The colour that fills most of it. */
  ground: string;
  /** The strongest colour beside the ground; undefined when nothing in it is colourful. */
  accent: string | undefined;
  dark: string;
  light: string;
  /** Further colours of some weight, for the scene. */
  extra: string[];
};

export type Mood = {
  tone: 'light' | 'dark';
  warmth: 'warm' | 'cool' | 'neutral';
  strength: 'vivid' | 'muted';
  detail: 'busy' | 'calm';
};

/** What a reference picture says about an ad. */
export type Reference = {
  colors: ReferenceColors;
  mood: Mood;
  /** Whether it can be the scene itself: a picture, not a graphic, with room for type, large enough to be shown. */
  carriesType: boolean;
};

/** Longest side in px of the copy that is looked at. */
const looked = 320;
/** The scene's shorter side is 1024 px: a picture below half of that would be seen to be enlarged. */
const leastSide = 512;
/** Beyond this shape too little of a picture is left in an ad. */
const longestShape = 2.6;

/**
 * Reads palette and mood off a picture. undefined when there is nothing
 * to see in it (all transparent). Rejects when the bytes are no picture.
 */
export async function readReference(bytes: Uint8Array): Promise<Reference | undefined> {
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient();
  const { width, height } = (await picture.metadata()).autoOrient;
  const { data, info } = await picture
    .resize(looked, looked, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return referenceOf({ width: info.width, height: info.height, data }, { width, height });
}

/** The same from pixels. `whole` is the size in px the picture has at full scale. */
export function referenceOf(
  pixels: RgbaPixels,
  whole: { width: number; height: number },
): Reference | undefined {
  const colors = sampleColors(pixels);
  const clusters = clustersOf(colors);
  const [ground] = clusters;
  if (!ground) return undefined;
  const detail = detailOf(pixels);
  const shape = Math.max(whole.width / whole.height, whole.height / whole.width);
  const isShowable = Math.min(whole.width, whole.height) >= leastSide && shape <= longestShape;
  return {
    colors: colorsOf(clusters, ground),
    mood: { ...moodOf(colors), detail: detail.roughness > 0.045 ? 'busy' : 'calm' },
    carriesType: isShowable && !detail.isGraphic && detail.calmShare >= 0.35,
  };
}

/** Some 3,000 colours of the picture, evenly spread; see-through pixels don't count. */
function sampleColors({ width, height, data }: RgbaPixels): Lab[] {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 3000)));
  const colors: Lab[] = [];
  for (let y = step >> 1; y < height; y += step)
    for (let x = step >> 1; x < width; x += step) {
      const at = (y * width + x) * 4;
      if (data[at + 3]! < 128) continue;
      colors.push(labOf(data[at]!, data[at + 1]!, data[at + 2]!));
    }
  return colors;
}

function colorsOf(clusters: Cluster[], ground: Cluster): ReferenceColors {
  const weighty = clusters.filter(({ share }) => share >= 0.01);
  const byLightness = [...(weighty.length > 0 ? weighty : clusters)].sort((a, b) => a.mean.l - b.mean.l);
  const accent = clusters
    .filter((cluster) => cluster !== ground && cluster.share >= 0.002 && chromaOf(cluster.vivid) >= 0.06)
    .map((cluster) => ({ cluster, score: accentScore(cluster, ground) }))
    .sort((a, b) => b.score - a.score)[0]?.cluster;
  const taken = [ground, accent];
  return {
    ground: hexOfLab(ground.mean),
    accent: accent && hexOfLab(accent.vivid),
    dark: hexOfLab((byLightness[0] ?? ground).mean),
    light: hexOfLab((byLightness.at(-1) ?? ground).mean),
    extra: weighty
      .filter((cluster) => !taken.includes(cluster))
      .slice(0, 3)
      .map((cluster) => hexOfLab(cluster.vivid)),
  };
}

/** Strong, not tiny, and far from the ground. */
function accentScore({ vivid, share }: Cluster, ground: Cluster): number {
  return chromaOf(vivid) * Math.min(share, 0.1) ** 0.3 * Math.min(labDistance(vivid, ground.mean), 0.3);
}

function moodOf(colors: Lab[]): Omit<Mood, 'detail'> {
  let lightness = 0;
  let warm = 0;
  let chroma = 0;
  for (const color of colors) {
    lightness += color.l;
    const strength = chromaOf(color);
    chroma += strength;
    // Warm hues lie around orange (60°), cool ones opposite.
    warm += strength * Math.cos(((hueOf(color) - 60) * Math.PI) / 180);
  }
  const mean = chroma / colors.length;
  const tilt = warm / colors.length;
  return {
    tone: lightness / colors.length >= 0.62 ? 'light' : 'dark',
    warmth: tilt > 0.015 ? 'warm' : tilt < -0.015 ? 'cool' : 'neutral',
    strength: mean >= 0.085 ? 'vivid' : 'muted',
  };
}

function hexOfLab(color: Lab): string {
  return hexOf({ l: color.l, c: chromaOf(color), h: hueOf(color) });
}
