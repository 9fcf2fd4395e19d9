import type { materialNames, settingNames } from '#app/composer/design/concepts.ts';
import type { WayToChoose } from '#app/domain/ads/edit/edit-limits.ts';

/** The ways to show a subject in plain words. */
export const wayNames: Record<WayToChoose, string> = {
  prop: 'Modelled',
  solid: 'Solid',
  drawn: 'Drawn flat',
  none: 'No subject',
  picture: 'The picture',
};

export const settingLabels: Record<(typeof settingNames)[number], string> = {
  podium: 'On a podium',
  'flat-lay': 'Flat lay from above',
  macro: 'Close up',
  floating: 'Floating',
  shelf: 'On a shelf',
  giant: 'Giant beside small ones',
};

export const materialLabels: Record<(typeof materialNames)[number], string> = {
  clay: 'Clay',
  gloss: 'Gloss',
  paper: 'Paper',
};

const inWords =
  <Name extends string>(labels: Record<Name, string>) =>
  (name: string): string =>
    Object.entries<string>(labels).find(([known]) => known === name)?.[1] ?? '';

/** A way, a setting, a material by its name in words; '' for a name that is none. */
export const wayInWords = inWords(wayNames);
export const settingInWords = inWords(settingLabels);
export const materialInWords = inWords(materialLabels);
