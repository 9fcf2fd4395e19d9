import type { Check, Palette } from '#app/composer/design/ad-design.ts';
import { factNames } from './layout-names.ts';

/** A check in words: what was measured and, where it failed, what to do. */
export type CheckNote = { name: Check['name']; passed: boolean; title: string; text: string };

/** The parts of an ad as a sentence calls them. */
export const partNames: Record<string, string> = {
  headline: 'headline',
  subline: 'sub-line',
  offer: 'offer',
  callToAction: 'button',
  brand: 'brand',
  ...Object.fromEntries(Object.entries(factNames).map(([role, name]) => [role, name.toLowerCase()])),
};

const titles: Record<Check['name'], string> = {
  contrast: 'Contrast',
  overflow: 'Room for the words',
  overlap: 'Nothing overlaps',
  calm: 'Calm behind the words',
  coverage: 'Every character can be drawn',
  size: 'Size',
  product: 'Product',
  'safe-zone': 'Clear of the edges',
  legible: 'Readable on a telephone',
  ragged: 'Even lines',
  mark: 'Clear of the mark',
  subject: 'Subject in sight',
  'stands-out': 'Subject stands out',
  'words-clear': 'Words clear of the subject',
  colors: 'Colors asked for',
  naming: 'What is sold is named',
};

/** In the order the editor lists them. */
const order = Object.keys(titles) as Check['name'][];

/** The checks of a drawing as notes, those that failed first. */
export function notesOf(checks: readonly Check[], palette: Palette): CheckNote[] {
  const notes = checks.map((check): CheckNote => {
    const { name, passed } = check;
    return { name, passed, title: titles[name], text: passed ? fine(check) : toDo(check, palette) };
  });
  return notes.sort(
    (a, b) => Number(a.passed) - Number(b.passed) || order.indexOf(a.name) - order.indexOf(b.name),
  );
}

const figure = (value: number) => String(Math.round(value * 10) / 10);
const percent = (value: number) => `${Math.round(value * 100)} %`;
const the = (role: string | undefined) => `the ${partNames[role ?? ''] ?? 'words'}`;

function fine({ name, value, bar }: Check): string {
  switch (name) {
    case 'contrast':
      return `${figure(value)} to 1, ${figure(bar)} is needed.`;
    case 'legible':
      return `At least ${figure(value)} px on a telephone, ${figure(bar)} are needed.`;
    case 'subject':
      return `${percent(value)} of it can be seen.`;
    case 'stands-out':
      return `${percent(value)} of its outline is clear of what is behind it.`;
    case 'colors':
      return `They fill ${percent(value)} of the picture.`;
    default:
      return 'As it should be.';
  }
}

function toDo({ name, value, bar, detail }: Check, palette: Palette): string {
  switch (name) {
    case 'contrast':
      return `${figure(value)} to 1 where ${figure(bar)} is needed in ${the(detail)}: ${groundToDo(detail, palette)}.`;
    case 'overflow':
    case 'overlap':
    case 'safe-zone':
      return `The words do not fit${placeOf(detail)}: shorten them, or choose another layout.`;
    case 'calm':
      return `The picture is restless behind ${the(detail)}: choose a layout with a panel, or another subject.`;
    case 'coverage':
      return `No typeface here has every character${detail ? ` (${detail.replace('no glyph: ', '')})` : ''}: write it another way.`;
    case 'legible':
      return `${capital(the(detail))} is ${figure(value)} px on a telephone where ${figure(bar)} are needed: shorten the words.`;
    case 'ragged':
      return `A line of ${the(detail)} is very short: add or drop a word.`;
    case 'mark':
      return `${capital(the(detail?.split(' ')[0]))} stands under the mark of the free plan: choose another layout.`;
    case 'subject':
      return `${percent(value)} of the subject can be seen where ${percent(bar)} should: shorten the words, or choose another layout.`;
    case 'stands-out':
      return `${percent(value)} of the subject's outline is clear of what is behind it where ${percent(bar)} should be: choose other colors, or another way to show it.`;
    case 'words-clear':
      return `${capital(the(detail))} lies over the subject: choose another layout.`;
    case 'colors':
      return `The colors the brief asks for fill ${percent(value)} of the picture, ${percent(bar)} was meant.`;
    case 'product':
      return 'The product is not seen whole: choose another layout.';
    default:
      return `Measured ${figure(value)} where ${figure(bar)} is needed.`;
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'subline leaves its region' to ' (the sub-line)'. */
function placeOf(detail: string | undefined): string {
  const role = detail?.split(' ')[0] ?? '';
  return partNames[role] ? ` (${the(role)})` : '';
}

/** Light words ask for a darker ground, dark ones for a lighter one. */
function groundToDo(role: string | undefined, { onBackground, onAccent }: Palette): string {
  const text = role === 'offer' || role === 'callToAction' ? onAccent : onBackground;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const isLight = 0.3 * red + 0.59 * green + 0.11 * blue > 127;
  return `${isLight ? 'darken' : 'lighten'} ${role === 'offer' || role === 'callToAction' ? 'the accent' : 'the ground'}`;
}
