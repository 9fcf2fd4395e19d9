import type { SubjectName } from './catalog.ts';
import { drawnByTheme } from './things/drawn-things.ts';
import { emojiByTheme } from './things/emoji-things.ts';

/** What a thing belongs to. The word lists of a language are parted by it (words/). */
export type Theme = keyof typeof emojiByTheme;

const themes = new Map<string, Theme>();
for (const [theme, things] of Object.entries(emojiByTheme) as [Theme, object][])
  for (const thing of Object.keys(things)) themes.set(thing, theme);
for (const [theme, things] of Object.entries(drawnByTheme) as [Theme, readonly string[]][])
  for (const thing of things) themes.set(thing, theme);

/** The theme of a thing: bread is food, a chimney belongs to the home. */
export function themeOf(thing: SubjectName): Theme {
  const theme = themes.get(thing);
  if (theme === undefined) throw new Error(`The thing "${thing}" has no theme`);
  return theme;
}
