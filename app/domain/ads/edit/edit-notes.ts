import type { LayoutName } from '#app/composer/design/ad-design.ts';
import type { CheckNote } from './check-sentences.ts';

/** How a colour does: the words that stand on it, and whether they can be read there. */
export type ColorNote = { words: string; isFine: boolean; text: string };
export type ColorNotes = Record<'background' | 'surface' | 'accent', ColorNote>;

/** What the editor is told of a drawing, beside the picture. */
export type EditNotes = {
  checks: CheckNote[];
  /** Fields whose words have no room, and by how many letters; a further fact's is 'details.0'. */
  tooLong: { field: string; letters: number }[];
  /** What the brief says and the picture does not, and words the layout gave up. */
  leftOut: string[];
  /** The layout drawn: a change of the subject may ask for another one. */
  layout: LayoutName;
  /** Layouts that are not open for this ad, and what they need. */
  closed: Partial<Record<LayoutName, string>>;
  colors: ColorNotes;
  /** The scene was painted small; asked for again as `fine` it is painted in full. */
  isDraft: boolean;
};

/** Whether the words have no room, so that this is not saved. */
export function isRefused({ checks }: Pick<EditNotes, 'checks'>): boolean {
  return checks.some(
    ({ name, passed }) => !passed && ['overflow', 'overlap', 'safe-zone', 'coverage'].includes(name),
  );
}

/** '12 letters too many for this layout.' */
export function lettersSentence(letters: number): string {
  return `${letters} ${letters === 1 ? 'letter' : 'letters'} too many for this layout.`;
}
