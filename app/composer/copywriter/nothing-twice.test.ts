import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { writeCopy } from './copywriter.ts';
import { isSaidIn, nameWithoutSaid, withoutRepeats } from './nothing-twice.ts';

const write = (brief: Brief, how = {}) => writeCopy(readBrief(brief), how).copy;

describe('what the ad says already', () => {
  it.each<[string, string[], string | undefined, string]>([
    ['Open day this Saturday, 1–3 pm', ['Open day Saturday 1-3pm, 4 Elm Row'], undefined, 'en'],
    ['From £40 an hour, no call-out fee', ['From £40/hour'], 'No call-out fee', 'en'],
    ['Open day Saturday 6 June, 1–3pm', ['Open day Saturday'], 'Saturday 6 June, 1–3pm', 'en'],
    [
      'Carvery lunch every Sunday in March',
      ['March Carvery Lunch at the Plough'],
      'Every Sunday in March',
      'en',
    ],
    ['Saturday the 9th market day', ['Market day', 'Cash only, saturday 9th'], undefined, 'en'],
    ['Cafe creme offert', ['Café crème offert'], undefined, 'fr'],
  ])('%s beside %j: %s', (text, said, rest, language) => {
    expect(withoutRepeats(text, said, language)).toBe(rest);
  });

  it.each<[string, string[], string]>([
    ['other hours', ['Monday 9-5, Sunday 10-4'], 'Sunday 9-5'],
    ['words that stand apart', ['Free entry', 'Parking £3'], 'Free parking'],
    ['a price with its thing', ['Haircut and shave £20'], 'Boys under ten, £20'],
    ['what limits an offer', ['Room hire from £30'], 'Room hire from £30, then £20'],
    ['a list', ['Hot pies today'], 'Hot pies, peas and gravy'],
  ])('keeps %s', (_, said, text) => {
    expect(withoutRepeats(text, said, 'en')).toBe(text);
  });

  it('takes a figure only with the words around it', () => {
    expect(isSaidIn('50 bulbs for £7', ['Bulbs 50 for £7'], 'en')).toBe(true);
    expect(isSaidIn('50 bulbs for £9', ['Bulbs 50 for £7'], 'en')).toBe(false);
  });

  it.each<[string, { badge?: string; others: string[] }, string | undefined, string]>([
    [
      'Compte jeunes 3 % pendant 4 mois',
      { badge: '3 % pendant 4 mois, sans frais', others: [] },
      'Compte jeunes',
      'fr',
    ],
    ['Book swap Friday at the old mill', { others: ['Friday 3 May, Old Mill'] }, 'Book swap', 'en'],
    ['Tulpen 20 voor € 5', { badge: '20 tulpen voor € 5', others: [] }, undefined, 'nl'],
    [
      'Book swap Friday at the old mill',
      { others: ['Bring a book'] },
      'Book swap Friday at the old mill',
      'en',
    ],
  ])('names %s beside %j as %s', (name, { badge, others }, named, language) => {
    expect(nameWithoutSaid(name, { badge, others }, language)).toBe(named);
  });
});

describe('an ad that says nothing twice', () => {
  it('has the price once, in the badge, and the name above it', () => {
    const { subline, offer } = write(
      {
        title: 'Wymiana oleju od 149 zł',
        adCopy: 'Zimą jedź spokojnie.\nWymiana oleju już od 149 zł, bez czekania',
      },
      { angle: 'benefit' },
    );
    expect({ subline, offer }).toEqual({ subline: 'Wymiana oleju', offer: 'Już od 149 zł, bez czekania' });
  });

  it('leads with a saying where title and badge are one offer', () => {
    const { headline, offer } = write({
      title: 'Zonnebloemen 10 voor € 6',
      adCopy: 'Zomer in je tuin, straks genieten.\n10 zonnebloemen voor € 6',
    });
    expect({ headline, offer }).toEqual({
      headline: 'Zomer in je tuin, straks genieten',
      offer: '10 zonnebloemen voor € 6',
    });
  });

  it('says no words of the button beside it, whatever its marks', () => {
    expect(
      write({ title: '10k fun run', adCopy: 'Sunday 3 May\nSign up: £9', saleGoals: 'registrations' }).offer,
    ).toBe('£9');
    const { subline = '' } = write({
      title: 'كسوة العيد',
      adCopy: 'فرحة لكل طفل\nتبرع الآن',
      saleGoals: 'تبرعات',
    });
    expect(subline).not.toContain('تبرع');
  });

  it('names the thing where only its day and place are said', () => {
    const { headline, subline } = write({
      title: 'Book swap Friday at the town hall',
      adCopy: 'One shelf. New worlds.\nFriday 8 May, 9am–4pm, Town Hall',
    });
    expect({ headline, subline }).toEqual({
      headline: 'One shelf. New worlds.',
      subline: 'Book swap · Friday 8 May, 9am–4pm, Town Hall',
    });
  });
});
