import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const shown = (title: string, adCopy: string, language: string) =>
  findSubjects({ title, adCopy }, language).map(({ name }) => name);

describe('what is shown where the copy alone names it', () => {
  it.each([
    ['en', 'Small but mighty', "Bicycle repair. Our workshop is above the butcher's.", 'bicycle'],
    [
      'en',
      'Summer is coming',
      'We groom dogs of every size. Free coffee while you wait, parking behind the bank.',
      'dog',
    ],
    [
      'et',
      'Suvi on käes',
      'Valmistame puidust mööblit: toolid, kapid. Tasuta kohv ja parkimine poe ees.',
      'chair',
    ],
    [
      'sk',
      'Otvárame!',
      'Nový salón pre psov: strihanie, kúpanie. Káva zadarmo, parkovanie pred školou.',
      'dog-standing',
    ],
    ['en', 'Play on!', 'Violin tuition for all ages, from £25 a lesson.', 'violin'],
    ['en', 'Because every drop counts', 'Water-saving taps and shower heads fitted for £60.', 'tap'],
    ['en', 'The Book Nook is 5!', '20% off all books this Saturday. Cake at 11.', 'book'],
    [
      'en',
      'Open day at Oakfield Nursery',
      '15 funded hours for 2 year olds. Come and meet us.',
      'teddy-bear',
    ],
    ['en', 'Leave the heavy lifting to us', 'House and office removals. Free quote.', 'lorry'],
    ['es', 'Por fin es viernes', 'Tapas y música en directo. De 19 a 23 h.', 'olives'],
    ['fr', 'Prêts pour la rentrée ?', 'Cours de guitare et de piano pour enfants et adultes.', 'guitar'],
    ['fa', 'بهار آمد', 'تعمیر و سرویس کولر در همان روز. روبروی بانک.', 'air-conditioner'],
    ['en', 'Harvest festival sale', 'Up to 50% off rugs and armchairs.', 'rug'],
    ['fr', 'Soldes de Noël', '-30 % sur les manteaux.', 'coat'],
    ['de', 'Osterangebot', '20 % auf alle Fahrräder.', 'bicycle'],
  ])('%s: "%s" shows what the copy sells', (language, title, copy, thing) => {
    expect(shown(title, copy, language)[0]).toBe(thing);
  });

  it.each([
    ['en', 'Grand opening', 'Fresh bread from 7am. Free coffee for the first guests.', 'coffee'],
    ['pl', 'U Kowalskich', 'Domowe pierogi i zupy na wynos. Parking dla samochodów.', 'car'],
    ['de', 'Familie Brandl', 'Seit 1920 machen wir Würste. Hunde bekommen ein Stück gratis.', 'dog'],
    ['nb', 'Velkommen', 'Vi reparerer ski. Billigere enn pizza.', 'pizza'],
    ['zh-Hans', '夏天来了', '专业清洗空调，比一顿火锅还便宜。', 'stew'],
    ['hr', 'Otvorenje', 'Popravljamo bicikle nasuprot banke.', 'bank'],
  ])('%s: "%s" shows nothing that is said by the way: %s', (language, title, copy, thing) => {
    expect(shown(title, copy, language).length).toBeGreaterThan(0);
    expect(shown(title, copy, language)).not.toContain(thing);
  });

  it('keeps drinks where drinks or food are sold, and cars where they are', () => {
    expect(shown('Grand opening', 'Coffee and cake all day.', 'en')).toContain('coffee');
    expect(shown('Summer is here', 'Rent bicycles in the park.', 'en')).toContain('bicycle');
    expect(shown('The Thompson Brothers', 'We repair cars and motorcycles.', 'en')).toContain('car');
  });
});

describe('what is shown for titles of one thing', () => {
  it.each([
    ['hi', 'शादी के लिए मेहंदी', 'henna-hand'],
    ['fr', 'Boulangerie: la galette des rois est là', 'pie'],
    ['en', 'Handmade ceramic mugs', 'mug'],
    ['en', 'cyber security consultancy', 'lock-and-key'],
    ['en', 'Kitchens, made in Yorkshire', 'fitted-kitchen'],
    ['en', 'painting and decorating', 'paint-roller'],
    ['hi', 'कपड़े की सिलाई मशीन', 'sewing-machine'],
    ['hi', 'शादी के कपड़े की सिलाई', 'dress'],
    ['ko', '웨딩 부케', 'bouquet'],
    ['es', 'Se alquila plaza de garaje', 'parking-sign'],
    ['en', 'Learn to weld in a weekend', 'welding-mask'],
  ])('%s: "%s"', (language, title, thing) => {
    expect(findSubjects({ title }, language)[0]?.name).toBe(thing);
  });
});

it('the trade a title opens with is sold, whatever the copy tells of flats', () => {
  const brief = { title: 'piano tuner. 30 yrs. every make.', adCopy: '$140 flat in Portland metro' };
  expect(findSubjects(brief, 'en')[0]?.name).toBe('piano-keys');
});

it('the name a sender gives tells the trade where nothing else does', () => {
  const instructions = "King's Chair Barbershop, 2209 E Cesar Chavez. Tue closed";
  expect(findSubjects({ title: 'fresh fades. walk ins welcome', instructions }, 'en')[0]?.name).toBe(
    'barber-pole',
  );
});
