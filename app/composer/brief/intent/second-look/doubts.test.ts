import { describe, expect, it } from 'vitest';
import type { Brief } from '../../../design/ad-design.ts';
import { readBrief } from '../../read-brief.ts';
import type { Intent } from '../intents.ts';

describe('a call to action that is only likely', () => {
  it.each<[Brief, Intent[]]>([
    [{ title: 'Roses for every occasion', adCopy: 'Same day delivery £19.90. Hand tied.' }, ['order', 'buy']],
    [{ title: 'Leather backpacks made to last, from $189' }, ['buy']],
    [{ title: 'Il tuo divano torna nuovo', adCopy: 'Tappezzeria su misura da 290 €' }, ['quote', 'contact']],
    [{ title: 'Gourmet popcorn', adCopy: 'Big and crunchy. 3 bags for £10.' }, ['buy', 'order']],
    [{ title: 'Refurbished iPhones', adCopy: 'From £149. Next day delivery.' }, ['buy']],
    [{ title: 'Monstera, ficus and friends', adCopy: 'Buy 3, pay for 2 until Sunday.' }, ['buy', 'order']],
    [
      { title: 'Sunset sailing in Split', adCopy: '3 hours, 45 €\nDaily 18:00 from the old harbour' },
      ['book', 'reserve'],
    ],
  ])('is to buy where the brief tells of goods, and not where it tells of work: %j', (brief, intents) => {
    expect(intents).toContain(readBrief(brief).intent);
  });

  it.each<[Brief, Intent[]]>([
    [{ title: 'Wine importer seeks restaurants', adCopy: 'Free tasting case.' }, ['contact']],
    [{ title: 'Menuisier recherche compagnon', adCopy: '2 400 € net' }, ['apply']],
    [{ title: 'Trainee mechanic needed', adCopy: 'Four day week, £12 an hour.' }, ['apply']],
    [
      { title: 'Blood donors needed', adCopy: 'Town Hall, Thursday 16 October', saleGoals: 'book donors' },
      ['book', 'donate'],
    ],
    [{ title: 'Charity shop staff wanted', adCopy: '£11.80 an hour' }, ['apply']],
  ])('tells who is looked for: %j', (brief, intents) => {
    expect(intents).toContain(readBrief(brief).intent);
  });

  it.each<[Brief, Intent[]]>([
    [{ title: 'Refurbished gym equipment', adCopy: 'Rowers from £290, 12 month warranty.' }, ['buy']],
    [{ title: 'Begagnade kontorsmöbler', adCopy: 'Höj- och sänkbara bord från 1 900 kr.' }, ['buy']],
    [{ title: 'Brennholz Buche trocken', adCopy: 'Raummeter 110 €, Lieferung frei.' }, ['buy', 'order']],
    [{ title: 'Oficina de bicicletas', adCopy: 'Revisão geral 35 €.' }, ['book', 'visit']],
    [{ title: 'Hierontaa työpaikalla', adCopy: '20 min 22 €', saleGoals: 'tarjouspyynnöt' }, ['quote']],
    [{ title: 'Ride with us: bike couriers', adCopy: 'Choose your own shifts' }, ['apply']],
    [{ title: 'Arcade opening party', adCopy: 'Free play Friday 5–8pm\nUnit 4, Riverside' }, ['visit']],
    [{ title: 'The mattress that stays cool', adCopy: '£499, 100 nights trial' }, ['buy']],
    [{ title: 'Ein Rucksack der mitwächst', adCopy: '79 €' }, ['buy']],
    [{ title: 'Burgers, eat in only', adCopy: 'Smash burger £9. 12 High Street' }, ['visit', 'table']],
    [{ title: 'Ramen, eat in only', adCopy: 'From £11' }, ['table', 'visit']],
    [{ title: 'Ramen', adCopy: 'From £11' }, ['table', 'visit', 'order']],
    [{ title: 'Engagement rings, made in Antwerp', adCopy: '' }, ['buy', 'visit']],
    [{ title: 'Rare records', adCopy: 'Over 5,000 LPs from £3' }, ['buy', 'visit']],
    [{ title: 'Playstation 5 bundle', adCopy: 'Two controllers, £429' }, ['buy']],
    [{ title: 'Gates', adCopy: '' }, ['quote', 'buy']],
    [{ title: 'Youth orchestra auditions', adCopy: 'Sunday 14 September' }, ['apply', 'sign-up']],
    [{ title: 'Estate sale', adCopy: 'Saturday 9 to 3, 14 Beech Road' }, ['visit', 'directions']],
    [{ title: 'Taco truck at the market', adCopy: 'Saturdays 11-3' }, ['visit']],
    [{ title: 'Autoteile für alle Marken', adCopy: 'Bremsscheiben ab 39 €' }, ['buy']],
    [{ title: 'Recambios de coche', adCopy: 'Pastillas de freno desde 19 €' }, ['buy']],
    [{ title: 'Erste Hilfe am Kind', adCopy: 'Samstag 9–16 Uhr, 45 €' }, ['enrol', 'book']],
    [{ title: 'Patinage sur glace', adCopy: 'Tous les jours 10h-20h, 6 €' }, ['visit', 'tickets', 'book']],
    [{ title: 'Dzierganie', adCopy: '' }, ['enrol', 'buy']],
    [{ title: 'Pinchos los jueves', adCopy: '2,50 €' }, ['table', 'visit', 'order']],
    [{ title: 'Save our library: public meeting', adCopy: 'Monday 7pm, St Mary’s Hall' }, ['visit']],
    [{ title: 'Summer fete at Oakdale School', adCopy: 'Saturday 5 July, 12-4.' }, ['visit', 'directions']],
    [{ title: 'Office cleaning', adCopy: 'From £16 an hour.', saleGoals: 'site visits' }, ['quote']],
    [{ title: 'Revisión dental gratuita', saleGoals: 'primeras visitas' }, ['book']],
  ])('tells a name from what only stands in it: %j', (brief, intents) => {
    expect(intents).toContain(readBrief(brief).intent);
  });

  it.each<[Brief, Intent[]]>([
    [{ title: 'Gestor de reservas para clínicas', adCopy: 'Prueba gratis 30 días. Sin tarjeta.' }, ['start']],
    [{ title: 'Terminplaner für Praxen', adCopy: '30 Tage kostenlos testen' }, ['start']],
    [
      { title: 'Gratis waardebepaling van uw woning', adCopy: 'Binnen 3 dagen een rapport.' },
      ['quote', 'book'],
    ],
    [{ title: 'Village dog show', adCopy: 'Sunday 14 June, 1pm on the green. Entry £2.' }, ['visit']],
    [{ title: 'Free electrical waste collection', adCopy: 'Saturday 4 October, 9 to 1.' }, ['visit']],
    [{ title: 'Japanese knife sharpening', adCopy: '£6 a knife. Drop off Tuesday to Saturday.' }, ['visit']],
  ])('goes by trials, gates and days: %j', (brief, intents) => {
    expect(intents).toContain(readBrief(brief).intent);
  });
});
