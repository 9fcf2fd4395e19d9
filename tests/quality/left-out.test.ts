import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftOut } from '#app/composer/brief/left-out.ts';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { once } from '#app/composer/once.ts';
import { findSubjects } from '#app/composer/subjects/find-subjects.ts';
import { judgeCopy, type QualityRow } from '../../scripts/quality/quality-row.ts';
import { corpusOffers, everydayBriefs } from './corpus.ts';

/** A brief with what an ad of it must print or list, and what it must neither. */
type StatedBrief = { brief: Brief; stated: string[]; unsaid: string[] };

const statedBriefs: StatedBrief[] = JSON.parse(
  readFileSync(join(process.cwd(), 'tests/quality/stated-briefs.json'), 'utf8'),
);

/** The same for both tests of what they say. */
const judgedBriefs = once(() =>
  statedBriefs.map((stated, index) => ({
    ...stated,
    shown: shownIn(judgeCopy({ brief: stated.brief }, index)),
  })),
);

const plain = (text: string) => text.replace(/[\s\u2060\u00ad]+/gu, ' ').toLowerCase();

const shownIn = ({ headline, subline, offer, callToAction, otherTexts, leftOut }: QualityRow) =>
  plain([headline, subline, offer, callToAction, ...otherTexts, ...leftOut].filter(Boolean).join(' | '));

/** Figures that are no plan wherever they stand: numbers to call, addresses, times of day and codes. */
const contacts =
  /(?<![\p{L}\p{Nd}])0\p{Nd}{2,4} \p{Nd}{3,4} ?\p{Nd}{3,4}|[\p{L}\p{Nd}-]+\.(?:example|com|de|fr)(?![\p{L}])|\p{Nd}{1,2}:\p{Nd}{2}|(?<=[Cc]ode )[A-Z]+\p{Nd}+/gu;
/** And money and days, which are plans in goals. */
const figures =
  /[€£$]\s?\p{Nd}+(?:[.,]\p{Nd}+)*|\p{Nd}+(?:[.,]\p{Nd}+)*\s?(?:€|zł|Kč|kr)(?!\p{L})|(?<!\p{Nd}[.,]?)\p{Nd}{1,2}\.? (?:January|March|April|May|June|July|August|September|October|November|December|Januar|März|Mai|Juni|Juli|Dezember|mai|juin|décembre|mayo|junio|diciembre)(?!\p{L})/gu;

const figuresIn = (text: string | undefined, pattern: RegExp) => (text ?? '').match(pattern) ?? [];

describe('what an ad leaves out', () => {
  it('is said, wherever the brief has it', () => {
    const lost = judgedBriefs().flatMap(({ brief, stated, shown }) =>
      stated.filter((fact) => !shown.includes(plain(fact))).map((fact) => `${brief.title}: ${fact}`),
    );
    expect(lost).toEqual([]);
  });

  it('is no plan, and no wish about the look', () => {
    const said = judgedBriefs().flatMap(({ brief, unsaid, shown }) =>
      unsaid.filter((words) => shown.includes(plain(words))).map((words) => `${brief.title}: ${words}`),
    );
    expect(said).toEqual([]);
  });

  it('holds every number, address, time, code, price and day of the corpus that is not printed', () => {
    const briefs = [...everydayBriefs(), ...corpusOffers(), ...statedBriefs].map(({ brief }) => brief);
    const lost = briefs.flatMap((brief, index) => {
      const { title, adCopy, saleGoals, instructions } = brief;
      const told = [
        ...[title, adCopy, saleGoals, instructions].flatMap((text) => figuresIn(text, contacts)),
        ...[title, adCopy].flatMap((text) => figuresIn(text, figures)),
      ];
      const shown = shownIn(judgeCopy({ brief }, index));
      return told.filter((figure) => !shown.includes(plain(figure))).map((figure) => `${title}: ${figure}`);
    });
    expect(lost).toEqual([]);
  });

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
    expect(leftOut(facts, Object.values(writeCopy(facts).copy))).toEqual(told);
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
