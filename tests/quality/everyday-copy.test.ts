import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anglesOf, type BriefFacts } from '#app/composer/brief/brief-facts.ts';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { isOwnersLine } from '#app/composer/copywriter/owners-line.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { openingOfTurn } from '#app/composer/direction/angle-of-turn.ts';
import { directAd } from '#app/composer/direction/art-director.ts';
import { languages } from '#app/composer/languages/registry.ts';
import { once } from '#app/composer/once.ts';
import { judgeCopy, type QualityRow } from '../../scripts/quality/quality-row.ts';
import { corpusOffers, type EverydayBrief, everydayBriefs } from './corpus.ts';
import { factsOf } from './facts-of.ts';
import { type CopyFault, gradeCopy } from './grade-copy.ts';

/**
 * Rows of all everyday briefs. Languages are not spread over several files: a process compiles a language's words when
 * it first reads it, which takes longer than to read the corpus.
 */
const graded = everydayBriefs().map((everyday, index) => {
  const row = judgeCopy(everyday, index, factsOf(everyday.brief));
  return { everyday, row, faults: gradeCopy(everyday, row) };
});

/** Most ads with a fault that may be, as shares of the corpus. */
const bars: [CopyFault, number][] = [
  ['naming', 0.02],
  ['headline', 0.03],
  ['intent', 0.05],
  ['offer lost', 0.023],
  ['untrue', 0],
  ['language', 0.02],
];

describe('the words of everyday briefs', () => {
  it.each(bars)('%s: wrong in at most %d of the ads', (fault, bar) => {
    const wrong = graded.filter(({ faults }) => faults.includes(fault));
    const shown = wrong.map(
      ({ everyday, row }) => `${everyday.brief.title} → ${row.headline} [${row.intent}]`,
    );
    expect(wrong.length / graded.length, shown.join('\n')).toBeLessThanOrEqual(bar);
  });

  it('hold no control characters, and nothing twice', () => {
    for (const { row } of graded) {
      const texts = [row.headline, row.subline, row.offer, row.callToAction].filter((text) => text !== null);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly what must not be there
      expect([...texts, ...row.otherTexts].join('\n')).not.toMatch(/[\u0000-\u0009\ue000]/u);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('say something else first in at least two of ten seeds where the copy has more to say', () => {
    const rich = [
      { title: 'Wool socks', adCopy: 'Warm feet, warm heart.\nKnitted in Wales.\n3 pairs for £20' },
      { title: 'Hautpflege', adCopy: 'Deine Haut atmet auf.\n20 % Rabatt auf alles' },
      { title: 'Clases de guitarra', adCopy: '¿Siempre quisiste tocar?\nPrimera clase gratis' },
      { title: 'Cleaning service', adCopy: 'Come home to clean.\n“They never missed a corner.” – Jo' },
    ];
    for (const brief of rich) {
      const facts = readBrief(brief);
      const headlines = Array.from(
        { length: 10 },
        (_, seed) => writeCopy(facts, openingOfTurn(facts, seed)).copy.headline,
      );
      expect(new Set(headlines).size, headlines.join(' / ')).toBeGreaterThanOrEqual(2);
    }
  });

  it('lead with two sides of a brief in ten seeds for most that have facts for two', () => {
    const rich = everydayBriefs()
      .filter((_, index) => index % 5 === 0)
      .map(({ brief }) => factsOf(brief))
      .filter((facts) => anglesOf(facts).length > 1);
    const isVaried = (facts: BriefFacts) =>
      new Set(
        Array.from(
          { length: 10 },
          (_, seed) => writeCopy(facts, openingOfTurn(facts, 100 + seed)).copy.headline,
        ),
      ).size >= 2;
    const shareVaried = (briefs: BriefFacts[]) => briefs.filter(isVaried).length / briefs.length;
    // A long title takes nothing behind it, and no gift or detail leads in its place.
    expect(shareVaried(rich), 'share with two headlines in ten seeds').toBeGreaterThanOrEqual(0.87);
    // A title that is a sentence, cry or question is what the owner wants said, and often all that can lead.
    expect(shareVaried(rich.filter((facts) => !isOwnersLine(facts)))).toBeGreaterThanOrEqual(0.93);
  });

  it.each([
    [{ title: 'Carpet cleaning', adCopy: '3 rooms £99' }, 'Carpet cleaning. 3 rooms £99.'],
    [{ title: '少儿书法班', adCopy: '首节免费试听' }, '少儿书法班 首节免费试听'],
    [{ title: 'Line cook wanted', adCopy: '£14.50/h' }, 'Line cook wanted. Looking for work?'],
    [{ title: 'Oak logs', adCopy: '£90 a load (min. 2 loads)' }, 'Oak logs. Just what you’re looking for?'],
  ])('lead with an offer whole or not at all, never with a price behind a dash: %j', (brief, headline) => {
    expect(writeCopy(readBrief(brief), { angle: 'offer', otherIdea: true }).copy.headline).toBe(headline);
  });
});

/** A brief with what an ad of it must print or list, and what it must neither. */
type StatedBrief = { brief: Brief; stated: string[]; unsaid: string[] };

const statedBriefs: StatedBrief[] = JSON.parse(
  readFileSync(join(process.cwd(), 'tests/quality/stated-briefs.json'), 'utf8'),
);

/** The same for both tests of what they say. */
const judgedBriefs = once(() =>
  statedBriefs.map((stated, index) => ({
    ...stated,
    shown: shownIn(judgeCopy({ brief: stated.brief }, index, factsOf(stated.brief))),
  })),
);

const plain = (text: string) => text.replace(/[\s\u2060\u00ad]+/gu, ' ').toLowerCase();

const shownIn = ({ headline, subline, offer, callToAction, otherTexts, leftOut }: QualityRow) =>
  plain([headline, subline, offer, callToAction, ...otherTexts, ...leftOut].filter(Boolean).join(' | '));

/** Figures that are no plan wherever they stand: numbers to call, addresses, times of day and codes. */
const contacts =
  /(?<![\p{L}\p{Nd}])0\p{Nd}{2,4} \p{Nd}{3,4} ?\p{Nd}{3,4}|[\p{L}\p{Nd}-]+\.(?:example|com|de|fr)(?![\p{L}])|\p{Nd}{1,2}:\p{Nd}{2}|(?<=[Cc]ode )[A-Z]+\p{Nd}+/gu;
/** And money and days, which are plans in goals. */
const figures =
  /[€£$]\s?\p{Nd}+(?:[.,]\p{Nd}+)*|\p{Nd}+(?:[.,]\p{Nd}+)*\s?(?:€|zł|Kč|kr)(?!\p{L})|(?<!\p{Nd}[.,]?)\p{Nd}{1,2}\.? (?:January|March|April|May|June|July|August|September|October|November|December|Januar|März|Mai|Juni|Juli|Dezember|mai|juin|décembre|mayo|junio|diciembre)(?!\p{L})/gu;

const figuresIn = (text: string | undefined, pattern: RegExp) => (text ?? '').match(pattern) ?? [];

describe('what an ad of the corpus leaves out', () => {
  it('is said, wherever the brief has it', () => {
    const lost = judgedBriefs().flatMap(({ brief, stated, shown }) =>
      stated.filter((fact) => !shown.includes(plain(fact))).map((fact) => `${brief.title}: ${fact}`),
    );
    expect(lost).toEqual([]);
  });

  it('is no plan, and no wish about the look', () => {
    const said = judgedBriefs().flatMap(({ brief, unsaid, shown }) =>
      unsaid.filter((words) => shown.includes(plain(words))).map((words) => `${brief.title}: ${words}`),
    );
    expect(said).toEqual([]);
  });

  it('holds every number, address, time, code, price and day of the corpus that is not printed', () => {
    const others = [...corpusOffers(), ...statedBriefs].map(({ brief }, index) => ({
      brief,
      row: judgeCopy({ brief }, graded.length + index, factsOf(brief)),
    }));
    const everyday = graded.map(({ everyday: { brief }, row }) => ({ brief, row }));
    const lost = [...everyday, ...others].flatMap(({ brief, row }) => {
      const { title, adCopy, saleGoals, instructions } = brief;
      const told = [
        ...[title, adCopy, saleGoals, instructions].flatMap((text) => figuresIn(text, contacts)),
        ...[title, adCopy].flatMap((text) => figuresIn(text, figures)),
      ];
      const shown = shownIn(row);
      return told.filter((figure) => !shown.includes(plain(figure))).map((figure) => `${title}: ${figure}`);
    });
    expect(lost).toEqual([]);
  });
});

/** An amount of money as figures show it, without its spaces. */
const prices = (text: string) =>
  (
    text.match(
      /[€£$₺₽₹¥]\s?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\p{Nd}.,]*\s?(?:€|zł|Kč|kr|Ft|TL|lei|円|元|원|грн|₽|₺)/gu,
    ) ?? []
  ).map((price) => price.replace(/\s/gu, '').replace(/[.,]+$/u, ''));

const timesSaid = (texts: readonly (string | undefined)[]) => {
  const counts = new Map<string, number>();
  for (const price of texts.flatMap((text) => prices(text ?? '')))
    counts.set(price, (counts.get(price) ?? 0) + 1);
  return counts;
};

it('prints no price of the corpus more often than its brief says it', () => {
  const doubled: string[] = [];
  for (const [index, { brief }] of [...everydayBriefs(), ...corpusOffers()].entries()) {
    const facts = factsOf(brief);
    const told = timesSaid([brief.title, brief.adCopy, brief.saleGoals, brief.instructions]);
    const written = writeCopy(facts, openingOfTurn(facts, index));
    const { layers, layout } = directAd({
      ...{ brief, size: '1024x1024', seed: index, ...written, facts: facts.facts, intent: facts.intent },
    });
    const { headline, subline, offer } = layers;
    const price =
      layout === 'hero-price' ? layers.details.find(({ role }) => role === 'price')?.text : undefined;
    // An offer or a sentence that is the price alone gives way to the price as a picture.
    // And an entry of the list that the figure stands for gives way to both.
    const shown = layers.details
      .filter(({ role }) => role === 'price' || role === 'listed')
      .map(({ text }) => text);
    const isShown = (piece: string) =>
      price !== undefined &&
      !/[\p{L}\p{Nd}]/u.test(shown.reduce((rest, one) => rest.replace(one, ''), piece));
    const beside = subline?.split(' · ').filter((piece) => !isShown(piece));
    const texts = [headline, ...(beside ?? []), offer === price ? undefined : offer, price];
    for (const [said, times] of timesSaid(texts))
      if (times > Math.max(1, told.get(said) ?? 0))
        doubled.push(`${layout}: ${texts.filter(Boolean).join(' | ')}`);
  }
  expect(doubled).toEqual([]);
});

const hooksOf = (language: string) =>
  Object.values(languages[language]?.hooks ?? {}).flatMap((group) => Object.values<string>(group));

it('says words that claim nothing behind the name of the thing, in every brief', () => {
  const hooked = everydayBriefs()
    .map(({ brief }) => ({ brief, facts: factsOf(brief) }))
    .map(({ brief, facts }) => ({ brief, facts, copy: writeCopy(facts, { otherIdea: true }).copy }))
    .filter(({ facts, copy }) => hooksOf(facts.language).some((words) => copy.headline.endsWith(words)));
  expect(hooked.length).toBeGreaterThan(40);
  const unnamed = hooked.filter(
    ({ facts, copy }) =>
      !copy.headline.toLowerCase().startsWith(facts.sold.replace(/\P{L}+$/u, '').toLowerCase()),
  );
  expect(unnamed.map(({ brief }) => brief.title)).toEqual([]);
});

const judgedIntents: EverydayBrief[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'intent-briefs.json'), 'utf8'),
);

it('asks for what a marketer would in all but one of fifty judged briefs', () => {
  const wrong = judgedIntents.flatMap(({ brief, intents }) => {
    const { intent, facts } = factsOf(brief);
    const mayCall = intent === 'call' && facts.some(({ kind }) => kind === 'phone');
    return mayCall || intents.includes(intent) ? [] : [`${brief.title} → ${intent}`];
  });
  expect(wrong.length / judgedIntents.length, wrong.join('\n')).toBeLessThanOrEqual(1 / 50);
});
