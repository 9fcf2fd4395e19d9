import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { languages } from '../languages/registry.ts';
import { writeCopy } from './copywriter.ts';

const write = (brief: Brief) => writeCopy(readBrief(brief), { otherIdea: true }).copy;

describe('otherHeadline', () => {
  it.each<[Brief, string]>([
    [
      { title: 'Dachdecker Ritter – schnell und sauber', adCopy: 'Tel. 0221 555 0123' },
      'Dachdecker Ritter – schnell und sauber',
    ],
    [
      { title: 'Bungalow to rent, Deal, £1,150 pcm', adCopy: 'Available 1 March' },
      'Bungalow to rent, Deal, £1,150 pcm',
    ],
    [{ title: 'Kurs ceramiki', adCopy: 'Pierwsza lekcja gratis' }, 'Kurs ceramiki. Pierwsza lekcja gratis.'],
    [
      { title: 'Clases de guitarra', adCopy: '60 €/mes, matrícula gratis' },
      'Clases de guitarra. Matrícula gratis.',
    ],
    [{ title: 'Kanus mieten', adCopy: 'ab 35 €/Tag, Westen inklusive' }, 'Kanus mieten ab 35 €/Tag'],
    [
      { title: 'Garage conversions', adCopy: 'Fixed price, no hidden extras' },
      'Garage conversions. Fixed price, no hidden extras.',
    ],
    [
      { title: 'Dog minders wanted', adCopy: '3 hours a week. Travel paid.' },
      'Dog minders wanted. 3 hours a week. Travel paid.',
    ],
    [
      { title: 'Fiesta de la vendimia', adCopy: '6 al 8 de septiembre, plaza mayor' },
      'Fiesta de la vendimia, 6 al 8 de septiembre',
    ],
    [{ title: 'LOCATION CAMION 20M3 89€/JOUR', adCopy: 'Caution 600€' }, 'LOCATION CAMION 20M3. 89€/JOUR.'],
    [{ title: 'Pastry chef, 4 days, no splits', adCopy: '£15/h' }, 'Pastry chef'],
    [{ title: 'Cottage near Deal', adCopy: '£95 a night, pets welcome' }, 'Cottage near Deal. Pets welcome.'],
    [
      { title: 'Piano tuner Leeds', adCopy: '£70 a visit, 25 years experience' },
      'Piano tuner Leeds. 25 years experience.',
    ],
    [
      { title: 'Pflegekraft (m/w/d) gesucht', adCopy: '30 Std., keine Wochenenddienste, 3.800 €' },
      'Pflegekraft (m/w/d) gesucht. Keine Wochenenddienste.',
    ],
    [
      { title: 'Cours de surf', adCopy: '5 jours 180 €, combinaison fournie' },
      'Cours de surf. Combinaison fournie.',
    ],
    [
      { title: 'Taverna Nikos', adCopy: 'Live music every Sunday night' },
      'Taverna Nikos. Live music every Sunday night.',
    ],
    [
      { title: 'Pasta fresca', adCopy: 'Ravioli 24 €/kg, ordini entro le 11' },
      'Pasta fresca. Ravioli 24 €/kg, ordini entro le 11.',
    ],
    [{ title: 'Pest control', adCopy: 'Rats £60, wasps £45' }, 'Pest control. Rats £60, wasps £45.'],
    [
      { title: 'Keramikk for nybegynnere', adCopy: 'Tirsdager kl. 18, 490 kr' },
      'Keramikk for nybegynnere. Tirsdager kl. 18, 490 kr.',
    ],
    [{ title: 'Noche de cuentos', adCopy: 'Sábado 8 de marzo' }, 'Noche de cuentos, sábado 8 de marzo'],
    [
      {
        title: 'The Old Mill pub opens',
        adCopy: 'Friday 5th Dec from 6pm, first pint on us!, songs by Lantern',
      },
      'First pint on us!',
    ],
    [
      { title: 'Nappies starter kit', adCopy: '10 nappies + 2 wraps £89 instead of £120' },
      '10 nappies + 2 wraps £89 instead of £120',
    ],
    [
      { title: 'Школа танцев', adCopy: 'Первое занятие бесплатно, абонемент 3 600 ₽' },
      'Школа танцев. Первое занятие бесплатно.',
    ],
    [
      { title: 'Gitarrenunterricht', adCopy: 'Buy any 3, cheapest free' },
      'Gitarrenunterricht. Buy any 3, cheapest free.',
    ],
  ])('%j leads with %s', (brief, headline) => {
    expect(write(brief).headline).toBe(headline);
  });

  it.each<Brief>([
    { title: 'Carpet cleaning - 3 rooms £99' },
    { title: 'Chimney sweep Truro', adCopy: '£65 incl. VAT, Mon–Sat 8–18' },
    { title: 'Pasta fresca', adCopy: 'Ordini entro le 11' },
    { title: 'Autómosó', adCopy: 'Nyitva 0–24, 200 Ft/perc' },
    { title: 'Pizza', adCopy: 'Spend £50, get a free drink' },
    { title: 'Tapas', adCopy: 'Buy 2 plates, get 1 free drink, members only' },
    { title: 'Sunday service', adCopy: 'Holy Trinity, Church Lane' },
    { title: 'Halı yıkama m² 60 TL', adCopy: 'Ücretsiz servis, 3 günde teslim' },
    { title: '出張シェフ', adCopy: 'お二人様 22,000円〜 食材費込み' },
    { title: 'Greyhounds looking for sofas', adCopy: 'Open day Sunday' },
    { title: 'Torten auf Bestellung', adCopy: '12 Pers. 48 €, glutenfrei +6 €' },
    { title: 'Dachrinnenreinigung', adCopy: 'Einfamilienhaus ab 89 €' },
    { title: 'Garten winterfest machen', adCopy: 'Stundensatz 38 €' },
    { title: 'Hunddagis', adCopy: 'Halvdag 250 kr, öppet 7-18' },
    { title: 'Marquees', adCopy: 'Deposit £50, weekend £300' },
    { title: 'Flights', adCopy: 'Lisbon – Porto from £39 one way' },
    { title: '네일샵', adCopy: '젤네일 3만 9천원, 첫 방문 20% 할인' },
  ])('%j has no half of an offer, price, limit, hour or place to lead with', (brief) => {
    const { headline } = write(brief);
    const { sold, language } = readBrief(brief);
    const hooks = Object.values(languages[language]?.hooks ?? {}).flatMap((group) => Object.values(group));
    // Behind the name a fact may stand.
    expect([sold, brief.adCopy, ...hooks]).toContain(
      headline.startsWith(sold) && headline.length > sold.length ? sold : headline,
    );
    expect(headline).not.toMatch(/^(?:£|Nyitva|Ordini|Holy)|Ordini|Deposit/u);
  });

  it('keeps a period together with its price, but lets a thing lead without its price', () => {
    const gym = { title: 'palestra donna', saleGoals: 'primo mese a 1 €, solo nuove iscritte' };
    expect(write(gym).headline).toBe('Palestra donna. Primo mese a 1 €, solo nuove iscritte.');
    expect(write({ title: 'Tapas', adCopy: 'Tapa + caña 3,50 €' }).headline).toBe('Tapa + caña');
  });

  it('leaves nothing out that the headline takes apart, and names the thing', () => {
    const ad = write({ title: 'Clases de guitarra', adCopy: '60 €/mes, matrícula gratis' });
    expect(ad).toMatchObject({
      headline: 'Clases de guitarra. Matrícula gratis.',
      offer: '60 €/mes',
    });
    const job = write({ title: 'Pastry chef, 4 days, no splits', adCopy: '£15/h' });
    expect(job.subline).toContain('4 days, no splits');
  });

  it('keeps the streets of a brief whole, without a stop behind the number of a house', () => {
    const ad = write({
      title: 'Ремонт взуття',
      adCopy: 'вул. Зелена 12. Набійки від 150 грн, гарантія 3 місяці',
    });
    expect(ad).toMatchObject({ headline: 'Ремонт взуття. Гарантія 3 місяці.', offer: 'Набійки від 150 грн' });
    expect(ad.subline).toMatch(/вул\. Зелена 12$/u);
  });

  it('leaves the number of an offer to the button that says it', () => {
    const ad = write({ title: 'שרברב בחולון', adCopy: 'הצעת מחיר חינם 03-555-1234' });
    expect(ad.callToAction).toContain('03-555-1234');
    expect(ad.offer).toBe('הצעת מחיר חינם');
  });
});
