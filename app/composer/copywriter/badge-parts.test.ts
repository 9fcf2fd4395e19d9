import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (brief: Brief) => writeCopy(readBrief(brief)).copy;

describe('a badge', () => {
  it.each<[string, string, string | undefined]>([
    ['Soft, washable, fair. 20% off until Sunday.', '20% off until Sunday', 'Soft, washable, fair'],
    ['Barrierearm, mit Garten, 620 € warm im Monat.', '620 € warm im Monat', 'Barrierearm, mit Garten'],
    [
      'A loaf and two pastries every Saturday, £12 a week.',
      '£12 a week',
      'A loaf and two pastries every Saturday',
    ],
    ['Any two pizzas, £15', 'Any two pizzas, £15', undefined],
    ['Any curry, rice + a pint £12.95', 'Any curry, rice + a pint £12.95', undefined],
    ['One hour in the park, 20 pictures, £180', 'One hour in the park, 20 pictures, £180', undefined],
    ['Waschen, Schneiden, Krallen ab 45 €.', 'Waschen, Schneiden, Krallen ab 45 €', undefined],
    ['Kiln dried ash and oak, 1.50 a bag.', '1.50 a bag', 'Kiln dried ash and oak'],
  ])('holds the price, and what leads up to it stands apart: %s', (adCopy, offer, subline) => {
    expect(copyOf({ title: 'Blankets', adCopy })).toMatchObject({ offer, ...(subline && { subline }) });
  });

  it('leaves the day and the hour to the sub-line, also of what is free', () => {
    expect(copyOf({ title: 'Serata tango', adCopy: 'Ogni venerdì dalle 18.30, 10 €.' })).toMatchObject({
      offer: '10 €',
      subline: 'Ogni venerdì dalle 18.30',
    });
    expect(
      copyOf({ title: 'Weinfest in Deidesheim', adCopy: '5. bis 8. September, Eintritt frei.' }),
    ).toMatchObject({ offer: 'Eintritt frei', subline: '5. bis 8. September' });
  });

  it('leaves when a course begins to the sub-line', () => {
    expect(
      copyOf({ title: 'Töpferkurs an drei Abenden', adCopy: '135 € mit Ton und Brand, ab 6. November.' }),
    ).toMatchObject({ offer: '135 € mit Ton und Brand', subline: 'Ab 6. November' });
  });

  it('is no minimum, no gift to those who come along, and no aim of the sender', () => {
    expect(copyOf({ title: 'Wholesale flowers', adCopy: 'Minimum order £150.' }).offer).toBeUndefined();
    expect(copyOf({ title: 'Tennis camp', adCopy: 'Siblings free. Class £12, all ages.' }).offer).toBe(
      'Class £12, all ages',
    );
    const trial = copyOf({
      title: 'Logiciel de caisse',
      adCopy: '39 € par mois. 14 jours d’essai gratuit.',
      saleGoals: 'essais gratuits',
    });
    expect(Object.values(trial).join('\n')).not.toContain('Essais gratuits');
  });

  it('cuts no list in two', () => {
    const adCopy = '$110 an hour two men, trolley, blankets and straps included.';
    const { offer, subline } = copyOf({ title: 'Moving house', adCopy });
    expect(offer).toBe('$110 an hour');
    expect(subline).toContain('Two men, trolley, blankets and straps included');
  });

  it.each([
    [
      'Noite de fado',
      'Menu 35 euros com couvert, prato, doce e vinho da casa.',
      '35 euros',
      /couvert, prato, doce/u,
    ],
    [
      'Solar for farms',
      'Free site visit in Aberdour, Kinghorn, Burntisland.',
      undefined,
      /in Aberdour, Kinghorn/u,
    ],
    [
      'TACO NIGHT ON WHEELS',
      '$3.25 street tacos carne asada, carnitas, tongue.',
      '$3.25',
      /asada, carnitas, tongue/u,
    ],
    [
      'Pranie dywanów',
      'Sofa trzyosobowa od 150zł, mała pufa od 80, krzesło 40.',
      undefined,
      /pufa od 80, krzesło 40/u,
    ],
    [
      'Make a will in May',
      'Suggested gift £140 single, £200 couple, to the hospice.',
      undefined,
      /couple, to the/u,
    ],
    ['Прављење сира', 'Курс 1 дан, 4500 дин. Затим вежбе.', '4500 дин', /Курс 1 дан/u],
  ])('keeps with its price all that the price is for: %s', (title, adCopy, offer, told) => {
    const copy = copyOf({ title, adCopy });
    if (offer === undefined) expect(copy.offer).toBeUndefined();
    else expect(`${copy.offer} ${copy.subline}`).toContain(offer);
    expect(`${copy.subline} ${copy.offer}`).toMatch(told);
  });

  it('promises to all only what is for all', () => {
    const adCopy = 'Gift packs from ₹300\nOver 40 boxes for offices 12% off, free delivery to the door';
    const { subline } = copyOf({ title: 'Diwali sweet boxes', adCopy });
    expect(subline).not.toMatch(/(?:^|· )Free delivery/u);
  });

  it.each([
    ['Prøv kajak gratis', 'Introaften tirsdag. Derefter kursus 8 gange, 600 kr.'],
    ['Bookkeeper needed - otter rescue', 'Income £90k. Unpaid trustee role, 4 hours a month.'],
    ['MITUMBA KUFUNGUA BELO', 'Karibu Mama Zawadi, Soko la Karume kibanda 12'],
  ])('is no offer that is none: %s', (title, adCopy) => {
    expect(copyOf({ title, adCopy }).offer).toBeUndefined();
  });

  it('reads no discount in what is learnt from zero up', () => {
    expect(copyOf({ title: 'فیزیک کنکور از صفر تا ۸۰ درصد', adCopy: 'کلاس آنلاین' }).offer).toBeUndefined();
  });

  it('takes beds for no bundle', () => {
    const adCopy = '2+2 i 4+2, 80 m od mora, parking, klima, perilica. Od 70 € noć.';
    expect(copyOf({ title: 'Apartmani Lucija, otok Vir', adCopy }).offer).toBe('Od 70 € noć');
  });
});
