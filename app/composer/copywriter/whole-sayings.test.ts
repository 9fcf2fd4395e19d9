import { describe, expect, it } from 'vitest';
import { anglesOf } from '../brief/brief-facts.ts';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { writeCopy } from './copywriter.ts';

/** Every copy there is for a brief. */
function everyCopyOf(brief: Brief) {
  const facts = readBrief(brief);
  return [undefined, ...anglesOf(facts)].flatMap((angle) =>
    [false, true].map((otherIdea) => writeCopy(facts, { angle, otherIdea }).copy),
  );
}

describe('a saying', () => {
  it.each([
    [
      'Water reminder app',
      'Your ferns get watered. And you?\nOne tap per glass',
      'Your ferns get watered. And you?',
    ],
    [
      'Matratzen – 90 Nächte Probeschlafen',
      'Gut geruht? Sonst nehmen wir sie zurück.\nAb 249 €',
      'Gut geruht? Sonst nehmen wir sie zurück',
    ],
    [
      'Pesce fresco ogni giovedì',
      'Stanotte in mare, stamattina da noi.\nFritto misto 11 €',
      'Stanotte in mare, stamattina da noi',
    ],
  ])('%s: is never torn', (title, adCopy, saying) => {
    for (const { headline, subline } of everyCopyOf({ title, adCopy }))
      expect(`${headline} | ${subline}`).toContain(saying);
  });
});

describe('a title', () => {
  it('is not cut before "all I do"', () => {
    const title =
      'i mend bikes, thats all i do, any make and also old ones, its 45 with new cables and i can mostly come the same day';
    for (const { headline } of everyCopyOf({ title })) expect(headline).toContain('thats all i do');
  });

  it.each([
    ['Half leg massage $49', 'Light as air.\nHalf leg massage + foot bath $49 (was $70)', 'Half'],
    ['CARPET CLEARANCE!!! ROLLS FROM £5!!! LAST 2 DAYS!!!', '', 'CARPET CLEARANCE!! ROLLS'],
    ['Self-service dog wash – 15 minutes $12, towels free', '', '15 minutes'],
  ])('%s: no line is %s', (title, adCopy, torn) => {
    for (const { headline, subline = '' } of everyCopyOf({ title, adCopy }))
      expect([headline, ...subline.split(' · ')]).not.toContain(torn);
  });
});

it('says once that a job is offered', () => {
  for (const copy of everyCopyOf({
    title: 'Barista wanted – old town',
    adCopy: 'We’re hiring\n£12.60 an hour',
  }))
    expect(Object.values(copy).join(' ')).not.toMatch(/hiring/u);
});

it('prints no half of what a breathless title wants', () => {
  const title =
    'hi we look after houses and cats while people are on holiday, we did it for 9 years by word of mouth and now we want people to ring us before the summer is full';
  const { copy } = writeCopy(readBrief({ title }));
  expect(Object.values(copy).join(' ')).not.toMatch(/and now/u);
});

it('takes no hour for the number of a house', () => {
  const { copy } = writeCopy(
    readBrief({ title: 'Barber przy rynku – strzyżenie 50 zł', instructions: 'wt–sob 10–19, ul. Krótka 4' }),
  );
  expect(copy.subline).toContain('ul. Krótka 4');
});

it('keeps the dash between two hours', () => {
  const { copy } = writeCopy(
    readBrief({
      title: 'Ourlet pantalon 10 €',
      instructions: 'Atelier Zoé, 3 rue Basse, mar-sam 9 h 30 - 18 h 30',
    }),
  );
  expect(copy.subline).toContain('mar-sam 9 h 30 - 18 h 30');
});
