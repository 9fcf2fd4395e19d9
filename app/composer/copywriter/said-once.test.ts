import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string) => writeCopy(readBrief({ title, adCopy })).copy;

it('says an offer once, in whatever order and form its words stand', () => {
  const { subline, offer } = copyOf(
    'Elektrische step – 2 weken gratis proberen',
    'Altijd op tijd. Ook in de regen.\nProbeer de step 2 weken gratis',
  );
  expect(offer).toBe('2 weken gratis proberen');
  expect(subline).not.toMatch(/gratis/u);
  expect(
    copyOf('Kayaks, test paddle free, from 499 €', 'Rain? What rain.\nFree test paddles every Sunday')
      .subline,
  ).toBe('Kayaks · Free test paddles every Sunday');
});

it('leads with the question of the copy where title and badge are one offer', () => {
  const copy = copyOf(
    'Przegląd roweru + mycie gratis',
    'Gotowy na wiosnę?\nZrób przegląd roweru, mycie gratis',
  );
  expect(copy).toMatchObject({ headline: 'Gotowy na wiosnę?', offer: 'Zrób przegląd roweru, mycie gratis' });
});

it('has the price of the badge in no headline', () => {
  const copy = copyOf(
    'Kleine beurt voor je scooter €49',
    'Morgen weer rijden.\nKleine beurt € 49 (was € 69)',
  );
  expect(copy).toMatchObject({
    headline: 'Kleine beurt voor je scooter',
    offer: 'Kleine beurt € 49 (was € 69)',
  });
});

it.each([
  ['Rug, 90 nights trial', 'Walk on it. For 90 nights.'],
  ['טיול לילה במדבר', 'כבו את הפנס. הרימו את הראש.'],
])('%s: keeps a saying of two sentences whole', (title, adCopy) => {
  const { headline, subline = '' } = copyOf(title, adCopy);
  expect(`${headline} ${subline}`).toContain(adCopy);
});

it.each([
  ['Airport run fixed price $45', 'Fixed price $45'],
  ['Kaminkehrer Festpreis 49 €', 'Festpreis 49 €'],
  ['Lavaggio divano prezzo fisso 60€', 'Prezzo fisso 60€'],
])('%s: what kind of price it is stands with it', (title, badge) => {
  expect(copyOf(title, '').offer).toBe(badge);
});

it('parts what costs less from what it comes on top of', () => {
  expect(copyOf('Quiz night at the mill + 20% off all pizzas', '')).toMatchObject({
    headline: 'Quiz night at the mill',
    offer: '20% off all pizzas',
  });
});

it('has the offer with its limit in the badge, and once', () => {
  const { subline, offer } = copyOf('芒果奶茶新品 第二杯半价🥭', '一口夏天\n第二杯半价,仅限周末');
  expect({ subline, offer }).toEqual({ subline: '一口夏天', offer: '第二杯半价,仅限周末' });
});

it('reads one word that is asked with its answer', () => {
  const { headline } = copyOf('Violin and cello repairs', 'Cracked? Bring it in.\nFree estimate');
  expect(headline).toBe('Cracked? Bring it in.');
});
