import type { Palette } from '../../design/ad-design.ts';

/** Colours in which the studio's tests paint: dark words and a warm accent on a light ground. */
export const warmPalette: Palette = {
  background: '#f4efe8',
  onBackground: '#201a16',
  surface: '#ffffff',
  onSurface: '#201a16',
  accent: '#c2553f',
  onAccent: '#ffffff',
  extra: [],
};
