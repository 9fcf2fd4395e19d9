import type { Angle, BriefFacts, Fact } from '#app/composer/brief/brief-facts.ts';
import { type Intent, kindsOfIntent } from '#app/composer/brief/intent/intents.ts';
import { listLeftOut } from '#app/composer/brief/left-out.ts';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { type AdDesign, type AdSize, type Brief, pixelsOf } from '#app/composer/design/ad-design.ts';
import { placementOf } from '#app/composer/design/placements.ts';
import { printedTexts } from '#app/composer/design/printed-texts.ts';
import { openingOfTurn } from '#app/composer/direction/angle-of-turn.ts';
import { directAd } from '#app/composer/direction/art-director.ts';
import { ideaOf } from '#app/composer/direction/ideas.ts';
import { wayShown } from '#app/composer/direction/subject-scene.ts';
import { type ComposedAd, ComposeError, composeAd } from '#app/composer/render/compose.ts';

/** One brief to be judged, as `npm run quality` reads it. */
export type QualityOrder = {
  brief: Brief;
  size?: AdSize;
  seed?: number;
  /** Key of a placement (placements.ts) it is drawn in, instead of its size. */
  placement?: string;
};

/** What the designer made of a brief. What needs the picture is null when nothing is drawn. */
export type QualityRow = {
  language: string;
  facts: Fact[];
  /** Things shown, by their English names; empty for a typographic concept. */
  subjects: { name: string; shownAs: string }[];
  concept: string | null;
  layout: string;
  angle: Angle;
  headline: string;
  subline: string | null;
  offer: string | null;
  callToAction: string;
  /** The finer ones by their kind (kindsOfIntent): the words of the button say which. */
  intent: Intent;
  otherTexts: string[];
  leftOut: string[];
  passed: boolean | null;
  checks: object[] | null;
  score: number | null;
};

/** A row with the picture it was judged by, as PNG. */
export type JudgedBrief = { row: QualityRow; picture?: Buffer; subline?: 'printed' | 'dropped' };

/** Seed of the brief at `index` when it names none: another one for each, the same in every run. */
const usualSeed = (index: number) => 1000 + 37 * index;

/** Designs one brief as the product does, and draws it unless `copyOnly`. Rejects on bugs only. */
export async function judgeBrief(
  order: QualityOrder,
  how: { index: number; copyOnly: boolean },
): Promise<JudgedBrief> {
  const planned = planOf(order, how.index);
  if (how.copyOnly) return { row: rowOf(planned) };
  try {
    const placement = order.placement ? placementOf(order.placement) : undefined;
    const { design } = planned;
    const size = placement ?? pixelsOf(order.size ?? '1024x1024');
    const composed = await composeAd({ design, size, safe: placement?.safe });
    const subline = composed.dropped.includes('subline') ? 'dropped' : 'printed';
    return {
      row: rowOf({ ...planned, design: composed.design }, composed),
      picture: composed.clean,
      ...(design.layers.subline && { subline }),
    };
  } catch (error) {
    if (!(error instanceof ComposeError)) throw error;
    const failed = { name: 'composed', passed: false, value: 0, bar: 1, detail: error.message };
    return { row: { ...rowOf(planned), passed: false, checks: [failed], score: 0 } };
  }
}

/**
 * The words and the plan of an ad, without drawing it; `index` gives the seed of a brief that names none, `facts` what
 * has been read of it already.
 */
export function judgeCopy(order: QualityOrder, index: number, facts?: BriefFacts): QualityRow {
  return rowOf(planOf(order, index, facts));
}

type Planned = { design: AdDesign; facts: BriefFacts; angle: Angle };

function planOf(
  { brief, size = '1024x1024', seed }: QualityOrder,
  index: number,
  facts = readBrief(brief),
): Planned {
  const turn = seed ?? usualSeed(index);
  const written = writeCopy(facts, openingOfTurn(facts, turn));
  return {
    design: directAd({ brief, size, seed: turn, ...written, facts: facts.facts, intent: facts.intent }),
    facts,
    angle: written.angle,
  };
}

function rowOf({ design, facts, angle }: Planned, composed?: ComposedAd): QualityRow {
  const { layers, layout, language } = design;
  const { headline, subline, offer, callToAction } = layers;
  const copy = Object.entries({ headline, subline, offer, callToAction, brand: layers.brand });
  const said = copy.map(([, text]) => text?.toLowerCase() ?? '');
  const { needs = [], oneOf = [], ticks } = ideaOf(layout);
  const shown = new Set<string>([...needs, ...oneOf, ...(ticks ? ['tick'] : [])]);
  // What a layout prints beside the copy is known for sure only once it is drawn. Here it is what its idea is made of.
  const details = layers.details.filter(
    ({ role, text }) => shown.has(role) && !said.some((one) => one.includes(text.toLowerCase())),
  );
  const planned = [...copy.map(([role, text]) => ({ role, text })), ...details];
  const texts = printedTexts(design, composed?.texts ?? planned.filter(({ text }) => text !== undefined));
  const printed = (role: string) => texts.find((one) => one.role === role)?.text ?? null;
  return {
    language,
    facts: facts.facts,
    subjects: subjectsOf(design),
    concept: design.concept,
    layout,
    angle,
    headline: layers.headline,
    subline: printed('subline'),
    offer: printed('offer'),
    callToAction: layers.callToAction,
    intent: kindsOfIntent[facts.intent] ?? facts.intent,
    otherTexts: texts.filter(({ role }) => !(role in copyOf)).map(({ text }) => text),
    leftOut: listLeftOut(
      facts,
      texts.map(({ text }) => text),
    ),
    passed: composed?.report.passed ?? null,
    checks: composed?.report.checks ?? null,
    score: composed?.score ?? null,
  };
}

/** Things the picture shows, by their English names. */
function subjectsOf({ layers: { scene }, layout }: AdDesign): QualityRow['subjects'] {
  if (scene.kind !== 'painted') return [];
  const { subject, prop } = scene;
  if (subject) return subject.things.map((name) => ({ name, shownAs: wayShown(subject, layout) }));
  return prop === 'none' ? [] : [{ name: prop, shownAs: 'prop' }];
}

/** Texts with a column of their own. */
const copyOf = { headline: true, subline: true, offer: true, callToAction: true };
