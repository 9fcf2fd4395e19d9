import sharp from 'sharp';
import { says } from '#app/composer/brief/text/clean-text.ts';
import { type AdDesign, type AdSize, type Check, pixelsOf } from '#app/composer/design/ad-design.ts';
import { printedTexts } from '#app/composer/design/printed-texts.ts';
import { type DrawnAsIs, drawAsIs } from '#app/composer/render/draw-as-is.ts';
import { encodePng } from '#app/composer/render/render.ts';
import { inTextThread } from '#app/composer/thread/text-thread.ts';
import { watermarkText } from '#app/domain/ads/design-and-draw.server.ts';
import { notesOf } from './check-sentences.ts';
import { colorNotesOf } from './color-notes.server.ts';
import { type BriefedAd, deskOf } from './desks.server.ts';
import type { EditNotes } from './edit-notes.ts';
import { closedLayouts } from './open-layouts.server.ts';

/** An ad as far as drawing an edit of it needs it. */
export type DrawnFrom = BriefedAd & { size: AdSize };

type How = {
  /** The picture is seen under the mark of the free plan. */
  isMarked: boolean;
  /** Paints the scene so much smaller, 0 to 1. */
  sceneScale: number;
};

async function draw(ad: DrawnFrom, design: AdDesign, { isMarked, sceneScale }: How) {
  const desk = deskOf(ad);
  const full = desk.scenes(design, 1);
  // A scene that is there in full is used in any case.
  const isDraft = sceneScale < 1 && full.size === 0 && design.layers.scene.kind === 'painted';
  const drawn = await drawAsIs({
    design,
    size: pixelsOf(ad.size),
    assets: await desk.assets(design),
    watermark: watermarkText(),
    isMarked,
    scenes: isDraft ? desk.scenes(design, sceneScale) : full,
    ...(isDraft && { sceneScale }),
  });
  const printed = printedTexts(drawn.design, drawn.texts).map(({ text }) => text);
  const facts = await desk.facts();
  const ofBrief = await inTextThread('leftOut', { facts, texts: printed });
  const said = [...printed, ...ofBrief];
  const own = drawn.design.leftOut.filter((text) => !said.some((one) => holds(one, text)));
  const left = [...ofBrief, ...new Set(own)];
  return { ...drawn, design: { ...drawn.design, leftOut: left }, isDraft };
}

/** Whether a text holds another one, marks and case aside. */
function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase()) || says(text, part);
}

function notesOn(drawn: DrawnAsIs & { isDraft: boolean }): EditNotes {
  const { design, checks, tooLong, isDraft } = drawn;
  return {
    checks: notesOf(checks, design.palette),
    tooLong: tooLong.map(({ role, detail, letters }) => ({
      field: detail === undefined ? role : `details.${detail}`,
      letters,
    })),
    leftOut: design.leftOut,
    layout: design.layout,
    closed: closedLayouts(design),
    colors: colorNotesOf(design.palette),
    isDraft,
  };
}

/** A preview: JPEG, at most `width` px wide, under the mark where the plan has one. */
export async function drawPreview(
  ad: DrawnFrom,
  design: AdDesign,
  how: How & { width: number; xmp: string },
): Promise<{ picture: Buffer; notes: EditNotes }> {
  const drawn = await draw(ad, design, how);
  const { data, ...size } = await drawn.pixels(how.isMarked ? watermarkText() : undefined);
  const picture = await sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } })
    .removeAlpha()
    .resize({ width: Math.min(how.width, size.width), kernel: 'mitchell' })
    .withXmp(how.xmp)
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { picture, notes: notesOn(drawn) };
}

/** An edit in full: both pictures as PNG, and all that was measured. */
export async function drawInFull(
  ad: DrawnFrom,
  design: AdDesign,
  how: Pick<How, 'isMarked'>,
): Promise<{ design: AdDesign; checks: Check[]; notes: EditNotes; clean: Buffer; marked: Buffer }> {
  const drawn = await draw(ad, design, { ...how, sceneScale: 1 });
  const [clean, marked] = await Promise.all(
    [undefined, watermarkText()].map(async (mark) => encodePng(await drawn.pixels(mark))),
  );
  if (!clean || !marked) throw new Error('both pictures are drawn');
  return { design: drawn.design, checks: drawn.checks, notes: notesOn(drawn), clean, marked };
}
