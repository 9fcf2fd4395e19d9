import { describe, expect, it } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { isCallToAction } from '#app/composer/copywriter/calls-to-action.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { findSubjects } from '#app/composer/subjects/find-subjects.ts';

const write = (brief: Brief) => writeCopy(readBrief(brief)).copy;

describe('briefs as small businesses type them', () => {
  it('keep "no" with what is not charged, in front of a number', () => {
    const { headline, offer, callToAction } = write({
      title: 'emergency plumber 24/7 no call out fee 07700 900123',
    });
    expect(headline).toBe('Emergency plumber 24/7');
    expect(offer).toBe('No call out fee');
    expect(callToAction).toBe('Call 07700 900123');
  });

  it('name a brand that ends where its sentence does', () => {
    const { brand } = write({
      title: 'Teeth whitening',
      instructions: 'Brand: Harbour Dental. not for under 18s',
    });
    expect(brand).toBe('Harbour Dental');
    expect(write({ title: 'Tisane', instructions: 'Brand: Dr. Mary' }).brand).toBe('Dr. Mary');
  });

  it.each(['Call an ambulance', 'Call it a day', 'Call out fee', 'Book sale', 'SHOP CLOSING DOWN'])(
    'make no button of %s',
    (words) => expect(isCallToAction(words)).toBe(false),
  );

  it('make no button of half a sentence that went on to a number', () => {
    const { callToAction } = write({
      title: 'Marmita fitness entregue em casa',
      adCopy: '10 marmitas por R$ 189\nPeça até quinta pelo WhatsApp 11 95555-0142',
    });
    expect(callToAction).toBe('WhatsApp 11 95555-0142');
  });

  it.each<[Brief, string]>([
    [{ title: 'Rooftop bar now open', adCopy: 'Sundowners from 5' }, 'visit'],
    [{ title: 'Booking system for hair salons', adCopy: 'Free for 30 days' }, 'start'],
    [{ title: 'Cheese board', adCopy: '£24 for two, add wine for £8' }, 'order'],
    [{ title: 'Pressing', adCopy: '3 chemises = 9 €' }, 'visit'],
    [{ title: 'Nanny wanted', adCopy: '$24/hour\nText Priya 555-0166' }, 'text'],
    [{ title: 'Savings account 4.1% AER', adCopy: 'No minimum.' }, 'start'],
    [{ title: 'Twelfth Night', adCopy: '12–22 August, 7.30pm, $25 / $15 students' }, 'tickets'],
    [{ title: 'KISTE WASSER 3,99 €', adCopy: 'nur bis Samstag, zzgl. Pfand' }, 'buy'],
  ])('%j asks for: %s', (brief, intent) => {
    expect(readBrief(brief).intent).toBe(intent);
  });

  it('say a thing in its badge or beside a headline that names nothing, not in the badge alone', () => {
    const brief = { title: 'Däckbyte', adCopy: 'Däckbyte 395 kr (ord. 595 kr) t.o.m. 30 april' };
    expect(writeCopy(readBrief(brief), { otherIdea: true }).copy.headline).toMatch(/däckbyte/iu);
  });

  it('keep from a rant what is sold and what is offered, and nothing that only the designer is told', () => {
    const { headline, subline, offer } = write({
      title:
        'Hi, my husband and I run a small guesthouse by the sea with 5 rooms, breakfast is homemade, we want to fill november because it is dead, maybe offer 3 nights for 2',
    });
    expect(headline).toBe('Small guesthouse by the sea with 5 rooms');
    expect(subline).toBe('Breakfast is homemade');
    expect(offer).toBe('3 nights for 2');
  });

  it.each<[string, string]>([
    ['say: kids under 10 paddle free with an adult', 'Kids under 10 paddle free with an adult'],
    ['kids under 10 paddle free with an adult', 'Kids under 10 paddle free with an adult'],
    ['please add free parking in big letters', 'Free parking'],
  ])('print what is free with who it is free for: %s', (instructions, offer) => {
    expect(write({ title: 'Kayak tours', instructions }).offer).toBe(offer);
  });

  it('tell from instructions until when they are open', () => {
    expect(write({ title: 'Tacos', instructions: '11am til sold out' }).subline).toBe('11am til sold out');
  });

  it('lead with the coffee, not with an hour in words', () => {
    const { headline, subline } = write({ title: '手沖咖啡買一送一', adCopy: '平日下午兩點至五點' });
    expect(headline).toBe('手沖咖啡');
    expect(subline).toBe('平日下午兩點至五點');
  });

  it.each<[Brief, string, string]>([
    [
      { title: 'CHIMNEY SWEEP - BOOK BEFORE THE COLD', adCopy: '£60, nest removal extra' },
      'en',
      'chimney-sweep',
    ],
    [{ title: 'VIDE-GRENIER DU QUARTIER ST-JEAN' }, 'fr', 'price-tag'],
    [{ title: 'Hot sauce, three heats' }, 'en', 'sauce-bottle'],
    [{ title: '1000s of old paperbacks', adCopy: 'Church hall, Sat 10–3' }, 'en', 'books'],
  ])('show in %j what it sells', (brief, language, thing) => {
    expect(findSubjects(brief, language)[0]?.name).toBe(thing);
  });
});
