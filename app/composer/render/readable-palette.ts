import { contrast } from '../color/contrast.ts';
import type { AdDesign } from '../design/ad-design.ts';

/** The palette with black or white wherever a text colour does not read on its ground. */
export function readablePalette(palette: AdDesign['palette']): AdDesign['palette'] {
  const on = (ground: string, text: string) => {
    if (contrast(text, ground) >= 4.5) return text;
    return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
  };
  return {
    ...palette,
    onBackground: on(palette.background, palette.onBackground),
    onSurface: on(palette.surface, palette.onSurface),
    onAccent: on(palette.accent, palette.onAccent),
  };
}
