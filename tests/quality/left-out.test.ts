import { describe, expect, it } from 'vitest';
import { listLeftOut } from '#app/composer/brief/left-out.ts';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { findSubjects } from '#app/composer/subjects/find-subjects.ts';

describe('what an ad leaves out', () => {
  it.each<[Brief, string[]]>([
    [{ title: 'Shoes', instructions: 'not on sale items. elegant, only blue' }, ['not on sale items']],
    [
      { title: 'Bikes', instructions: 'service 45, brakes 20, tyres from 15' },
      ['service 45', 'brakes 20', 'tyres from 15'],
    ],
    [{ title: 'Quiz', instructions: 'at 45 Mill Road. publish on Friday' }, []],
    [{ title: 'Bread', saleGoals: 'be fully booked, more students, 40 sales by 12 May' }, []],
    [{ title: 'Bread', saleGoals: 'orders before 12 dec' }, ['orders before 12 dec']],
    [
      { title: 'Village jumble sale', instructions: 'No electrical items please' },
      ['No electrical items please'],
    ],
    [
      { title: 'Hofladen', instructions: 'Rustikal, Holz und Stroh. Zufahrt über den Feldweg.' },
      ['Zufahrt über den Feldweg'],
    ],
    [{ title: 'Agriturismo', instructions: 'Si parla inglese e tedesco' }, ['Si parla inglese e tedesco']],
    [
      { title: 'Plombier dépannage', instructions: 'Un robinet en gros plan. Facilités de paiement.' },
      ['Facilités de paiement'],
    ],
    [{ title: 'Hedges', instructions: 'Keep it simple. Big phone number. Surprise me please.' }, []],
    [
      { title: 'Dog school', instructions: 'Beginners may come along. Parking on the Mill Road side.' },
      ['Beginners may come along', 'Parking on the Mill Road side'],
    ],
    [
      {
        title: 'Blumenladen am Markt',
        instructions:
          'Etwas Fröhliches, wie unser Laden. Es soll nicht kitschig sein. Wird am 1. Mai veröffentlicht.',
      },
      [],
    ],
    [
      { title: 'Blumenladen am Markt', instructions: 'Montags bleibt der Laden zu.' },
      ['Montags bleibt der Laden zu'],
    ],
    [
      {
        title: 'Fleuriste du marché',
        instructions: 'Quelque chose de gai, comme notre boutique. À publier le 3 mai. Prêt pour vendredi.',
      },
      [],
    ],
    [{ title: 'Floristería del mercado', instructions: 'Algo alegre. Que parezca hecho a mano.' }, []],
    [{ title: 'Blomsterhandel vid torget', instructions: 'Vi publicerar den på fredag.' }, []],
    [
      {
        title: 'Kwiaciarnia przy rynku',
        adCopy: 'Bukiety od 40 zł',
        instructions: 'W poniedziałki nie pracujemy. Opublikować 3 maja.',
      },
      ['W poniedziałki nie pracujemy'],
    ],
    [
      {
        title: 'Цветочный магазин у рынка',
        instructions: 'По понедельникам магазин закрыт. Опубликовать 3 мая.',
      },
      ['По понедельникам магазин закрыт'],
    ],
  ])('%j: %j', (brief, told) => {
    const facts = readBrief(brief);
    expect(listLeftOut(facts, Object.values(writeCopy(facts).copy))).toEqual(told);
  });

  it('prints no look as an offer, and no aim', () => {
    const aerobics = {
      title: 'Aqua aerobics',
      adCopy: 'Tuesdays 7pm. Target: 60 joiners.',
      instructions: 'make it look free and easy',
    };
    const { offer, subline } = writeCopy(readBrief(aerobics)).copy;
    expect(offer).toBeUndefined();
    expect(subline).toBe('Tuesdays 7pm');
    const roof = { title: 'Roof appeal', adCopy: 'Goal: £5,000 by May.' };
    expect(JSON.stringify(writeCopy(readBrief(roof)).copy)).toContain('£5,000');
  });

  it('keeps the days of a numeric date in one', () => {
    const camp = readBrief({ title: 'Zirkus-Ferienwoche', adCopy: '14.–18. 7., 149 €' });
    expect(camp.facts.find(({ kind }) => kind === 'date')?.text).toBe('14.–18. 7.');
  });

  it('shows the nanny who is wanted, not the bus of the copy', () => {
    const nanny = { title: 'Nanny wanted, 20 hours a week', adCopy: 'School run by bus, two kids' };
    expect(findSubjects(nanny, 'en')[0]?.name).not.toMatch(/bus/u);
  });
});
