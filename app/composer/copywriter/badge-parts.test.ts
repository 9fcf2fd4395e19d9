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
    expect(offer).toBe('$110 an hour two men');
    expect(subline).toContain('Trolley, blankets and straps included');
  });
});
