import { contrast } from '#app/composer/color/contrast.ts';
import type { Palette } from '#app/composer/design/ad-design.ts';
import type { ColorNotes } from './edit-notes.ts';

/** Below this the accent is hardly told from the ground it stands on. */
const standsOutFrom = 1.5;

/** How the colours of an ad go together, in words. */
export function colorNotesOf(palette: Palette): ColorNotes {
  const { background, onBackground, surface, onSurface, accent, onAccent } = palette;
  const accentNote = noteOf(accent, onAccent);
  const apart = contrast(accent, background);
  return {
    background: noteOf(background, onBackground),
    surface: noteOf(surface, onSurface),
    accent:
      accentNote.isFine && apart < standsOutFrom
        ? { ...accentNote, isFine: false, text: 'Hardly stands out from the ground' }
        : accentNote,
  };
}

/** Bars of WCAG 2.2: 4.5 to 1 (1.4.3) and 7 to 1 (1.4.6). */
function noteOf(ground: string, words: string) {
  const ratio = contrast(ground, words);
  const figure = `${Math.floor(ratio * 10) / 10} to 1`;
  if (ratio >= 7) return { words, isFine: true, text: `Easy to read, ${figure}` };
  if (ratio >= 4.5) return { words, isFine: true, text: `Readable, ${figure}` };
  const middle = contrast(ground, '#ffffff') > contrast(ground, '#000000');
  return { words, isFine: false, text: `Hard to read, ${figure}: ${middle ? 'darken' : 'lighten'} it` };
}
