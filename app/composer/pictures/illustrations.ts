import type { AdDesign } from '../design/ad-design.ts';
import type { WayToShow } from '../design/concepts.ts';
import type { Art } from '../layouts/art.tsx';
import { isSubjectName, type SubjectName } from '../subjects/catalog.ts';
import { pictogramOf, pictogramSize } from '../subjects/pictogram.ts';
import type { NamedPicture } from '../type/emoji.ts';

/**
 * The pictures of a design's subject for a layout on flat colour, and their bytes for the renderer. They are drawings,
 * or bodies lit in the studio where the subject is shown as one. Bodies are painted by solid-pictures.ts, so their
 * bytes are not here.
 */
export function illustrationsOf({ layers }: Pick<AdDesign, 'layers'>): {
  art: Art[];
  pictures: NamedPicture[];
} {
  const { scene } = layers;
  const subject = scene.kind === 'painted' ? scene.subject : undefined;
  const asBody = subject !== undefined && bodies.has(subject.shownAs);
  const art: Art[] = [];
  const pictures: NamedPicture[] = [];
  for (const name of (subject?.things ?? []).filter(isSubjectName)) {
    const [src, sticker] = [asBody ? solidAddress(name) : `subject:${name}`, `sticker:${name}`];
    art.push({ name, src, sticker });
    if (!asBody) pictures.push({ src, data: bytesOf(src, () => drawn(name)) });
    pictures.push({ src: sticker, data: bytesOf(sticker, () => stickerOf(name)) });
  }
  return { art, pictures };
}

const encoder = new TextEncoder();
/**
 * The drawings asked for so far, at most two of each thing. Others remember by these very bytes what they know of them.
 */
const kept = new Map<string, Uint8Array>();

function bytesOf(src: string, draw: () => string): Uint8Array {
  const bytes = kept.get(src) ?? encoder.encode(draw());
  kept.set(src, bytes);
  return bytes;
}

/** Ways to show a thing that a body does best. */
const bodies: ReadonlySet<WayToShow> = new Set(['prop', 'solid', 'pattern']);

/** Under which a layout names the lit body of a thing. */
export const solidAddress = (name: SubjectName) => `solid:${name}`;

const pathsOf = (name: SubjectName) =>
  pictogramOf(name)
    .map(
      ({ fill, path, evenOdd }) =>
        `<path fill="${fill}"${evenOdd ? ' fill-rule="evenodd"' : ''} d="${path}"/>`,
    )
    .join('');

function drawn(name: SubjectName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictogramSize} ${pictogramSize}">${pathsOf(name)}</svg>`;
}

/** Width of a sticker's white edge in units of the pictogram. */
const edge = 150;

/** The thing as if cut out of a sheet: all its shapes once more below, in white and with a thick outline. */
function stickerOf(name: SubjectName): string {
  const outline = pictogramOf(name)
    .map(({ path }) => path)
    .join('');
  const side = pictogramSize + 2 * edge;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${side} ${side}">`,
    `<path fill="#fff" stroke="#fff" stroke-width="${2 * edge}" stroke-linejoin="round" d="${outline}"/>`,
    `${pathsOf(name)}</svg>`,
  ].join('');
}
