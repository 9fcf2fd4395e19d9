import type { SceneLayout, SceneName, Tuning } from '#app/composer/design/ad-design.ts';

/** Layouts in plain words, in the order they are offered. */
export const layoutLabels: Record<SceneLayout, string> = {
  'hero-side': 'Words beside the scene',
  'hero-bottom': 'Words along the bottom',
  split: 'Panel and scene',
  card: 'Floating card',
  poster: 'Type poster',
  editorial: 'Magazine page',
  band: 'Bold band',
  centered: 'Centered frame',
};

/** Painters of scenes in plain words, in the order they are offered. */
export const sceneLabels: Record<SceneName, string> = {
  studio: 'Studio still life',
  dunes: 'Dunes and hills',
  botanical: 'Leaves and window light',
  bokeh: 'Soft points of light',
  paper: 'Cut paper layers',
  silk: 'Draped silk',
  skyline: 'City skyline',
  sunburst: 'Printed sunburst',
};

/** A line of an ad's details. `colors` are '#rrggbb', to be shown as swatches. */
export type TuningDetail = { label: string; value: string; colors?: string[] };

/** What was tuned and the seed, for the details of a card. */
export function describeTuning(tuning: Tuning | null, seed: number): TuningDetail[] {
  const details: TuningDetail[] = [];
  if (tuning?.layout) details.push({ label: 'Layout', value: layoutLabels[tuning.layout] });
  if (tuning?.painter) details.push({ label: 'Scene', value: sceneLabels[tuning.painter] });
  if (tuning?.palette) {
    const colors = [tuning.palette.background, tuning.palette.accent];
    details.push({ label: 'Locked colors', value: colors.join(', '), colors });
  }
  if (tuning?.quality === 'high') details.push({ label: 'Quality', value: 'High' });
  details.push({ label: 'Seed', value: tuning?.seed === undefined ? String(seed) : `${seed}, fixed` });
  return details;
}
