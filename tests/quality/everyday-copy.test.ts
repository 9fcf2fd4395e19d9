import { describe, expect, it } from 'vitest';
import { anglesOf } from '#app/composer/brief/brief-facts.ts';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { openingOfTurn } from '#app/composer/direction/angle-of-turn.ts';
import { judgeCopy } from '../../scripts/quality/quality-row.ts';
import { everydayBriefs, shortTitles } from './corpus.ts';
import { type CopyFault, gradeCopy } from './grade-copy.ts';

const graded = everydayBriefs().map((everyday, index) => {
  const row = judgeCopy(everyday, index);
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

  it('have the language of titles of two or three words right in 51 of 52', () => {
    const titles = Object.entries(shortTitles()).flatMap(([language, list]) =>
      list.map((title) => ({ language, title, read: readBrief({ title }).language })),
    );
    const wrong = titles.filter(({ language, read }) => read !== language);
    const shown = wrong.map(({ language, title, read }) => `${title}: ${read}, not ${language}`);
    expect(wrong.length / titles.length, shown.join('\n')).toBeLessThanOrEqual(1 / 52);
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
      .map(({ brief }) => readBrief(brief))
      .filter((facts) => anglesOf(facts).length > 1);
    const varied = rich.filter((facts) => {
      const headlines = Array.from(
        { length: 10 },
        (_, seed) => writeCopy(facts, openingOfTurn(facts, 100 + seed)).copy.headline,
      );
      return new Set(headlines).size >= 2;
    });
    expect(varied.length / rich.length, 'share with two headlines in ten seeds').toBeGreaterThanOrEqual(0.96);
  });

  it.each([
    [{ title: 'Carpet cleaning', adCopy: '3 rooms £99' }, 'Carpet cleaning. 3 rooms £99.'],
    [{ title: '少儿书法班', adCopy: '首节免费试听' }, '首节免费试听'],
    [{ title: 'Line cook wanted', adCopy: '£14.50/h' }, 'Looking for work?'],
    [{ title: 'Oak logs', adCopy: '£90 a load (min. 2 loads)' }, 'Just what you’re looking for?'],
  ])('lead with an offer whole or not at all, never with a price behind a dash: %j', (brief, headline) => {
    expect(writeCopy(readBrief(brief), { angle: 'offer', otherIdea: true }).copy.headline).toBe(headline);
  });
});
