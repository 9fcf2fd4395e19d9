import { expect, it } from 'vitest';
import { factsUnder, isTelling } from './facts-under.ts';

const fact = (role: 'time' | 'date' | 'place' | 'condition', plain: string) => ({
  ...{ role, plain, parts: [], families: ['inter'] },
});

it('takes a day of the week alone for no fact, and one with an hour for one', () => {
  expect(isTelling(fact('time', 'onsdagar'))).toBe(false);
  expect(isTelling(fact('time', 'onsdagar 18.30'))).toBe(true);
  expect(isTelling(fact('place', 'Hebden Town Hall'))).toBe(true);
});

const layers = (headline: string, subline: string) => {
  const text = (role: 'headline' | 'subline' | 'callToAction', plain: string) => ({
    ...{ role, plain, parts: [], families: ['inter'] },
  });
  return {
    headline: text('headline', headline),
    subline: text('subline', subline),
    callToAction: text('callToAction', 'Visit us'),
  };
};

it.each([
  ['Open studio Sunday', '4 potters · Sunday 8 June, 2–5pm', []],
  ['Open studio', '4 potters', ['Open studio Sunday 8 June, 2–5pm']],
])('prints the day only where "%s" and "%s" do not say it', (headline, subline, shown) => {
  const copy = { ...layers(headline, subline), details: [fact('date', 'Open studio Sunday 8 June, 2–5pm')] };
  const facts = factsUnder({ concept: 'statement', sold: ['thing'] } as never, { layout: {}, copy });
  expect(facts.map(({ plain }) => plain)).toEqual(shown);
});

it('prints no condition that has nothing but the figure of the offer', () => {
  const offer = {
    role: 'offer' as const,
    plain: 'Öfen bis zu 40 % reduziert',
    parts: [],
    families: ['inter'],
  };
  const shownUnder = (plain: string) =>
    factsUnder({ concept: 'statement', sold: ['thing'] } as never, {
      layout: {},
      copy: { ...layers('Öfen', 'Warm durch den Winter'), offer, details: [fact('condition', plain)] },
    }).map((text) => text.plain);
  expect(shownUnder('bis 40 % günstiger')).toEqual([]);
  expect(shownUnder('ab 2 Stück')).toEqual(['ab 2 Stück']);
});
