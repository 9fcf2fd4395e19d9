import type { TextBox } from '../checks/boxes.ts';
import type { AdDesign, Check } from '../design/ad-design.ts';
import { layouts } from '../layouts/registry.ts';
import type { CopyRole } from '../layouts/shape-id.ts';
import { prepareCopy } from '../type/set-copy.ts';
import { collectPixels } from './collect-pixels.ts';
import { type ComposeInput, jobFor } from './compose.ts';
import { ComposeError } from './compose-error.ts';
import { findTooLong, type TooLong } from './find-too-long.ts';
import { type RgbaPixels, wordPixels } from './render.ts';
import { type Attempt, type Job, tryLayout } from './try-layout.ts';
import { listUnprinted } from './unprinted.ts';
import { watermarkNode } from './watermark.ts';

/** An ad as its design has it, passed or not. */
export type DrawnAsIs = {
  /** The design; `leftOut` holds the words its layout has no room or no place for. */
  design: AdDesign;
  checks: Check[];
  texts: TextBox[];
  /** Words the layout gave up. */
  dropped: CopyRole[];
  /** Words that leave their place, or were given up, and by how many letters. */
  tooLong: TooLong[];
  /** The picture in the size asked for; with a text, under that mark. */
  pixels: (watermark?: string) => Promise<RgbaPixels>;
};

/**
 * Draws a design in its own layout, whatever the checks say of it: somebody is at work
 * on it and decides. Where type can't be fitted by every rule it is fitted by the ones
 * that keep words whole; where that fails too, words are drawn where they fall.
 * @throws ComposeError when a picture is missing or unreadable, or there is no headline or no button.
 */
export async function drawAsIs(input: ComposeInput): Promise<DrawnAsIs> {
  const { design, size } = input;
  const { job, coverage } = await jobFor(input);
  if (job.prepared.copy.headline.plain === '') throw new ComposeError('no-layout-passes', 'no headline');
  const attempt = await attemptAsIs(job, design);
  const { drawn, checks } = attempt;
  if (!drawn) throw new ComposeError('no-layout-passes', 'nothing was drawn');
  const { drawing, under, texts, dropped } = drawn;
  collectPixels();
  const doesOverflow = checks.some(({ name, passed }) => !passed && isOfWords(name));
  return {
    design: { ...design, leftOut: listUnprinted(design, { texts, dropped }) },
    checks: [...checks, coverage],
    texts,
    dropped,
    tooLong: doesOverflow || dropped.length > 0 ? await findTooLong(job, { design, dropped }) : [],
    pixels: async (watermark) =>
      wordPixels({
        drawing,
        size,
        under,
        over: watermark ? await watermarkNode(watermark, size) : undefined,
      }),
  };
}

/** Checks that fail where words do not fit. */
export const isOfWords = (name: Check['name']): boolean =>
  name === 'overflow' || name === 'overlap' || name === 'safe-zone';

async function attemptAsIs(job: Job, design: AdDesign): Promise<Attempt> {
  const fitting = { ...job, fitRules: { safe: job.input.safe } };
  // Ads that no layout holds end in a plain panel. There words may break and may be left out, as in composeAd.
  const isPanel = design.layout === 'split';
  const panel = async (): Promise<Job> => ({
    ...fitting,
    desperate: true,
    givesUp: true,
    prepared: await prepareCopy(design, true),
  });
  const isModern = design.concept !== 'classic';
  const ways: (() => Promise<Job>)[] = [
    async () => job,
    async () => fitting,
    ...(design.sold ? [async () => ({ ...fitting, naming: 'given up' as const })] : []),
    ...(isPanel && isModern ? [async () => ({ ...(await panel()), leads: true })] : []),
    ...(isPanel ? [panel] : []),
    async () => ({ ...fitting, isForced: true }),
  ];
  for (const way of ways) {
    const attempt = await tryLayout(await way(), design);
    if (attempt.drawn) return attempt;
  }
  throw new Error(`${layouts[design.layout].name} was not drawn although it had to be`);
}
