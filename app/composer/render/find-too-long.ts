import type { AdDesign } from '../design/ad-design.ts';
import { layouts } from '../layouts/registry.ts';
import { type CopyRole, copyRoles, type TextRole } from '../layouts/shape-id.ts';
import { holdsWords } from '../type/fit.ts';
import { prepareCopy } from '../type/set-copy.ts';
import { graphemesOf } from '../type/typesetting.ts';
import { frameOf, type Job } from './try-layout.ts';

/**
 * A text that has to lose so many letters to have room in its layout; `detail` is its place among the further facts.
 */
export type TooLong = { role: TextRole; detail?: number; letters: number };

type Part = { role: TextRole; detail?: number; text: string };

/**
 * The texts that have no room: those given up, else the first one whose shortening
 * alone makes the words fit. None where more than one text is to blame.
 */
export async function findTooLong(
  job: Job,
  { design, dropped }: { design: AdDesign; dropped: readonly CopyRole[] },
): Promise<TooLong[]> {
  const parts = partsOf(design);
  const wanted = dropped.length > 0 ? parts.filter(({ role }) => dropped.some((one) => one === role)) : parts;
  const found: TooLong[] = [];
  for (const part of wanted) {
    const letters = await lettersOver(job, design, part);
    if (letters === undefined) continue;
    found.push({ role: part.role, ...(part.detail !== undefined && { detail: part.detail }), letters });
    if (dropped.length === 0) break;
  }
  return found;
}

function partsOf({ layers }: AdDesign): Part[] {
  const copy = copyRoles.flatMap((role): Part[] => (layers[role] ? [{ role, text: layers[role] }] : []));
  return [...copy, ...layers.details.map(({ role, text }, detail) => ({ role, detail, text }))];
}

/** How many letters too many; undefined where the words don't fit even with one letter left. */
async function lettersOver(job: Job, design: AdDesign, part: Part): Promise<number | undefined> {
  const letters = graphemesOf(part.text);
  const layout = layouts[design.layout];
  const holds = async (count: number) => {
    const shorter = withText(design, part, letters.slice(0, count).join('').trim());
    const { copy } = await prepareCopy(shorter);
    const { props } = frameOf(job, { design: shorter, layout, copy, facts: [] });
    return holdsWords({ layout, props: { ...props, cover: 1 }, rules: { safe: job.input.safe } });
  };
  if (letters.length < 2 || !(await holds(1))) return undefined;
  let [low, high] = [1, letters.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle;
  }
  return letters.length - low;
}

function withText(design: AdDesign, { role, detail }: Part, text: string): AdDesign {
  const { layers } = design;
  if (detail === undefined) return { ...design, layers: { ...layers, [role]: text } };
  const details = layers.details.map((one, index) => (index === detail ? { ...one, text } : one));
  return { ...design, layers: { ...layers, details } };
}
