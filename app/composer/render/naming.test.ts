import { describe, expect, it } from 'vitest';
import { boxChecks } from '../checks/checks.ts';
import type { AdDesign, LayoutName, Pixels } from '../design/ad-design.ts';
import { placementOf } from '../design/placements.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from '../layouts/sheet-briefs.fixtures.ts';
import { fitAd } from '../type/fit.ts';
import { asGiven } from '../type/typesetting.ts';
import { composeAd, jobFor } from './compose.ts';
import { drawAsIs } from './draw-as-is.ts';
import { trialsOf } from './trials.ts';
import { frameOf } from './try-layout.ts';

const wide = { width: 1536, height: 1024 };
const [brief] = sheetBriefs as [SheetBrief];

/** A line of the copy leads, and the words under it have no room in most wide ads. */
const named = {
  headline: 'Il pranzo della nonna, senza lavare i piatti',
  subline:
    'Pranzo di Pasqua in agriturismo · Bevande escluse · Prenotazione obbligatoria entro il 10 aprile: 0577 555 031',
  offer: 'Menù completo 42 € – bambini fino a 10 anni 20 €',
  callToAction: 'Prenota un tavolo',
};
const sold = 'Pranzo di Pasqua in agriturismo';
const designIn = (layout: LayoutName, copy: SheetBrief['copy'] = named): AdDesign => ({
  ...sheetDesign(
    { ...brief, language: 'it', copy, details: [{ role: 'phone', text: '0577 555 031' }] },
    layout,
  ),
  sold,
});

/** The words a design is set in, in the first way they fit. */
async function setIn(design: AdDesign, size: Pixels) {
  const { job } = await jobFor({ design, size });
  for (const trial of trialsOf(job, design)) {
    const { props } = frameOf(job, trial);
    const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
    if (!boxChecks(laid, size, job.rules).every(({ passed }) => passed)) continue;
    const isSet = laid.texts.some(({ role }) => role === 'subline');
    return { trial, laid, subline: isSet ? asGiven(trial.copy.subline?.plain ?? '') : '' };
  }
  return undefined;
}

async function composeIn(key: string) {
  const placement = placementOf(key);
  if (!placement) throw new Error(`no placement ${key}`);
  const { width, height, safe } = placement;
  return composeAd({ design: designIn('stickers'), size: { width, height }, safe });
}

const narrow: LayoutName[] = ['was-now', 'pattern', 'coupon', 'still-life', 'flat-lay', 'date-ticket'];

describe('what is sold', () => {
  it.each(narrow)(
    'is named in a wide %s whatever else has no room, or the layout does not pass',
    async (layout) => {
      const found = await setIn(designIn(layout), wide);
      if (found) expect(found.subline).toContain(sold);
    },
  );

  it('is named in most of them, with the number to call', async () => {
    const found = await Promise.all(narrow.map((layout) => setIn(designIn(layout), wide)));
    const held = found.filter((one) => one !== undefined);
    expect(held.length).toBeGreaterThan(3);
    for (const { laid, trial } of held.filter(({ trial: { facts } }) => facts.length > 0)) {
      const number = laid.texts.find(({ role }) => role === 'phone');
      expect(number).toBeDefined();
      expect(trial.facts[0]?.families).toEqual(trial.copy.callToAction.families);
    }
    expect(held.some(({ trial }) => trial.dropped.includes('subline') && trial.facts.length > 0)).toBe(true);
  });

  it('is what is left of a sub-line, and the rest is said to be left out', async () => {
    const ad = await composeAd({ design: designIn('flat-lay'), size: wide });
    const [text] = ad.texts.filter(({ role }) => role === 'subline');
    expect(text).toBeDefined();
    expect(ad.dropped).toContain('subline');
    expect(text?.said?.startsWith(sold)).toBe(true);
    const [, drinks = '', until = ''] = named.subline.split(' · ');
    expect(ad.design.leftOut.includes(drinks)).toBe(!text?.said?.includes(drinks));
    expect(ad.design.leftOut).toContain(until);
    expect(ad.design.leftOut).not.toContain(sold);
    expect(ad.design.layers.subline).toBe(named.subline);
  });

  it.each(['linkedin-landscape', 'story', 'tiktok', 'google-square'])('is named in %s too', async (key) => {
    const ad = await composeIn(key);
    expect(ad.texts.some(({ role }) => role === 'subline')).toBe(true);
  });

  it('gives way to a good picture where no layout holds it', async () => {
    const ad = await composeIn('google-landscape');
    expect(ad.design.layout).not.toBe('split');
    expect(ad.texts.map(({ role }) => role)).toContain('offer');
    expect(ad.design.leftOut).toContain(named.subline);
  });

  it('is no reason to give up a layout somebody chose', async () => {
    const drawn = await drawAsIs({ design: designIn('event-poster'), size: wide });
    expect(drawn.design.layout).toBe('event-poster');
    expect(drawn.checks.map(({ name }) => name)).not.toContain('naming');
  });

  it('is named on the poster of an event', async () => {
    const bare = designIn('event-poster');
    const details = [
      { role: 'date' as const, text: '20 aprile' },
      { role: 'place' as const, text: 'Siena' },
    ];
    const ad = await composeAd({ design: { ...bare, layers: { ...bare.layers, details } }, size: wide });
    expect(ad.texts.some(({ role }) => role === 'subline')).toBe(true);
    expect(ad.report.rejected).toEqual([]);
  });

  it('is named beside a layout without a place for it', async () => {
    const bare = designIn('quote');
    const details = [
      { role: 'quote' as const, text: 'Il pranzo più bello dell’anno.' },
      { role: 'source' as const, text: 'Lucia' },
    ];
    const ad = await composeAd({ design: { ...bare, layers: { ...bare.layers, details } }, size: wide });
    expect(ad.texts.some(({ role }) => role === 'subline')).toBe(true);
    expect(ad.report.rejected[0]).toMatchObject({ layout: 'quote' });
  });

  it('keeps as much of what follows the name as has room', async () => {
    const subline = `${sold} · Bevande escluse · Parcheggio gratuito · Giardino per bambini · Menù anche vegetariano`;
    const { job } = await jobFor({ design: designIn('flat-lay', { ...named, subline }), size: wide });
    const said = trialsOf(job, job.input.design).flatMap((trial) => trial.said ?? []);
    expect(said).toContain(`${sold} · Bevande escluse · Parcheggio gratuito`);
    expect(said.at(-1)).toBe(sold);
  });

  it('stays out of designs of former days, which look as they did', async () => {
    const { sold: _, ...former } = designIn('flat-lay');
    const { job } = await jobFor({ design: former, size: wide });
    const { dropped, copy } = trialsOf(job, former).at(-1) ?? {};
    expect(dropped).toEqual(['subline']);
    expect(copy?.subline).toBeUndefined();
  });
});

describe('in the landscape of a network that may cut the edges', () => {
  const google = placementOf('google-landscape');
  if (!google) throw new Error('no such placement');
  const { width, height, safe } = google;

  it('a seal stands within what is kept, with the words beside it', async () => {
    const copy = {
      headline: 'Everything is waking up',
      subline: 'Spring weekend at Thornhill garden centre',
      offer: '20% off',
      callToAction: 'Get directions',
    };
    const design = sheetDesign({ ...brief, copy, details: [] }, 'seal');
    const ad = await composeAd({ design, size: { width, height }, safe });
    expect({ layout: ad.design.layout, dropped: ad.dropped }).toEqual({ layout: 'seal', dropped: [] });
  });

  it('the day of an event is printed where its sub-line is too long, not how to sign up', async () => {
    const copy = {
      headline: 'Kinderflohmarkt Kita Sonnenblume',
      subline:
        'Anmeldung: flohmarkt@kita-sonnenblume.example · Sa. 14. September, 9:30–13 Uhr · Turnhalle Ahornweg 12',
      offer: '8 € + 1 Kuchen',
      callToAction: 'Jetzt anmelden',
    };
    const design = sheetDesign(
      { ...brief, language: 'de', copy, details: [{ role: 'date', text: 'Sa. 14. September' }] },
      'seal',
    );
    const ad = await composeAd({ design, size: { width, height }, safe });
    expect(ad.dropped).toEqual(['subline']);
    expect(asGiven(ad.texts.find(({ role }) => role === 'subline')?.said ?? '')).toContain('14. September');
    expect(ad.design.leftOut.join()).toContain('Anmeldung');
  });

  it('no headline is smaller than what stands under it, in the last panel either', async () => {
    const copy = {
      headline:
        'Camion pizza à Saint-Gildas-de-Rhuys tous les mercredis et vendredis soirs de juin à septembre',
      subline: 'Place de la mairie devant la boulangerie, de 18h à 21h30, commandes par téléphone dès 17h',
      offer: 'La margherita à 9 €, la quatre fromages à 12 € et une boisson offerte',
      callToAction: 'Appelez le 02 55 01 44 10',
    };
    const design = sheetDesign({ ...brief, language: 'fr', copy, details: [] }, 'flat-lay');
    const ad = await composeAd({ design, size: { width, height }, safe });
    const sizeOf = (role: string) => ad.texts.find((text) => text.role === role)?.fontSize ?? 0;
    expect(sizeOf('headline')).toBeGreaterThan(sizeOf('subline'));
    expect(sizeOf('headline')).toBeGreaterThan(42);
  });
});

describe('the name of the business', () => {
  const signed = (subline: string, name: string) => ({
    headline: 'Better mornings by post',
    subline,
    offer: 'From £8.50 a bag, skip or cancel whenever',
    callToAction: 'Shop now',
    brand: name,
  });
  const wordsOf = (text: string) => text.split(' · ').at(-1);

  it.each([
    [
      'with its place',
      'Small batch coffee roasted Monday, on your doormat by Thursday · Hebden Bridge',
      'Halfmoon Roastery, Hebden Bridge',
    ],
    [
      'with its year',
      'Small batch coffee roasted Monday, on your doormat by Thursday · Since 1961',
      'Halfmoon Roastery, since 1961',
    ],
    ['as the last words', 'Small batch coffee roasted Monday', 'Halfmoon Roastery'],
  ])('stands below the words %s where a layout has no line for it', async (_, subline, last) => {
    const found = await setIn(designIn('pattern', signed(subline, 'Halfmoon Roastery')), {
      width: 1024,
      height: 1024,
    });
    const texts = found?.laid.texts.map(({ role }) => role);
    if (texts?.includes('brand')) expect(found?.subline).toBe(subline);
    else expect(wordsOf(found?.subline ?? '')).toBe(last);
  });

  it('is not said twice, and a web address is no name', async () => {
    for (const [subline, name] of [
      [
        'Small batch coffee by Halfmoon Roastery, roasted Monday, on your doormat by Thursday',
        'Halfmoon Roastery',
      ],
      [
        'Small batch coffee roasted Monday, on your doormat by Thursday · Hebden Bridge',
        'halfmoonroastery.example',
      ],
    ] as const) {
      const found = await setIn(designIn('pattern', signed(subline, name)), { width: 1024, height: 1024 });
      expect(found?.subline).toBe(subline);
    }
  });
});
