import { describe, expect, it } from 'vitest';
import { separatePhone } from './phone-apart.ts';
import { readTitle } from './read-title.ts';

describe('readTitle', () => {
  it('keeps what a price holds with its price', () => {
    expect(readTitle('Chimney sweep — £55 incl. VAT, certificates issued', 'en').others).toEqual([
      '£55 incl. VAT, certificates issued',
    ]);
  });

  it.each<[string, string, string, string[]]>([
    ['what a kind of thing is called', 'en', 'Murder mystery dinner: Death on Deck', []],
    ['what a heading announces', 'en', 'New in: alpaca socks in 9 colours', []],
  ])('keeps %s behind its colon', (_, language, title, others) => {
    expect(readTitle(title, language)).toEqual({ sold: title, others });
  });

  it.each<[string, string, string, string[]]>([
    ['Wine & wool: crochet for beginners', 'en', 'Wine & wool', ['crochet for beginners']],
    ['Winter sale: 40% off', 'en', 'Winter sale', ['40% off']],
    ['$1 = 3 meals. Seriously.', 'en', '$1 = 3 meals. Seriously.', []],
    ['Vaga: Padeiro', 'pt', 'Vaga: Padeiro', []],
    ['Hiring: night shift baker', 'en', 'Hiring: night shift baker', []],
    ['Join our team – full-time barista', 'en', 'Full-time barista', ['Join our team']],
    ['Teeth whitening £199 (normally £299)', 'en', 'Teeth whitening', ['£199 (normally £299)']],
    ['Reifenwechsel 49 €', 'de', 'Reifenwechsel', ['49 €']],
    ['Used Ford Fiesta 2016 £5,500', 'en', 'Used Ford Fiesta 2016', ['£5,500']],
    ['Open house Sunday 2-4pm 18 Larch Lane', 'en', 'Open house', ['Sunday 2-4pm 18 Larch Lane']],
    ["Puppy's first groom £22", 'en', "Puppy's first groom", ['£22']],
    ['Grand Opening Sat June 14', 'en', 'Grand Opening', ['Sat June 14']],
    [
      'So basically we rent out bouncy castles for kids parties and everybody asks about rain so please say that you get your money back',
      'en',
      'We rent out bouncy castles for kids parties',
      ['You get your money back'],
    ],
  ])('parts %s', (title, language, sold, others) => {
    expect(readTitle(title, language)).toEqual({ sold, others });
  });

  it.each<[string, string]>([
    ['VAT return due 7 May', 'en'],
    ['Dresses under £30', 'en'],
    ['Kleider unter 30 €', 'de'],
    ['Two coffees for £5', 'en'],
    ['Чистка килимів зі знижкою 15%', 'uk'],
  ])('does not cut %s behind a word that waits for the rest', (title, language) => {
    expect(readTitle(title, language)).toEqual({ sold: title, others: [] });
  });

  it.each<[string, string, string, string]>([
    [
      'Passeio de caiaque em Paraty, reserve pelo 24 99999-0000',
      'pt',
      'Passeio de caiaque em Paraty',
      'Reserve pelo 24 99999-0000',
    ],
    ['📞 Glazier Hull 01482 496 0000 📞', 'en', 'Glazier Hull', '01482 496 0000'],
    ['Locksmith no callout charge 07700 900123', 'en', 'Locksmith no callout charge', '07700 900123'],
  ])('cuts a number out of %s with the words that ask for the call', (title, language, sold, phone) => {
    const read = readTitle(title, language);
    expect(read.sold).toBe(sold);
    expect(read.others.map((one) => one.toLowerCase())).toEqual([phone.toLowerCase()]);
  });

  it.each<[string, string, string, string[]]>([
    [
      'Hi we are a family run window cleaning firm in Ripon been going 22 years we do gutters from £45',
      'en',
      'Family run window cleaning firm in Ripon',
      ['Been going 22 years', 'We do gutters from £45'],
    ],
    [
      'Hallo wir sind eine Gärtnerei am Stadtrand von Jena seit 30 Jahren wir liefern Beetpflanzen',
      'de',
      'Gärtnerei am Stadtrand von Jena',
      ['Seit 30 Jahren', 'Wir liefern Beetpflanzen'],
    ],
    [
      'We are a bookkeeper for builders and plumbers, fixed price £90, please make people come early',
      'en',
      'Bookkeeper for builders and plumbers',
      ['Fixed price £90'],
    ],
    ['Hello sunshine yoga', 'en', 'Hello sunshine yoga', []],
  ])('parts a title typed in one breath: %s', (title, language, sold, others) => {
    expect(readTitle(title, language)).toEqual({ sold, others });
  });
});

it('takes the month a job begins in for no name', () => {
  expect(readTitle('Apprentice electrician wanted – start September', 'en').sold).toBe(
    'Apprentice electrician wanted',
  );
});

it.each([
  ['Znicze i chryzantemy przed 1 listopada', 'pl'],
  ['Empanadas caseras los viernes 14 y 15', 'es'],
])('keeps the day whose small word would be left alone: %s', (title, language) => {
  expect(readTitle(title, language).sold).toBe(title);
});

it.each([
  ['Waiter / waitress wanted', 'Waiter/waitress wanted'],
  ['Cherche serveur / serveuse', 'Cherche serveur/serveuse'],
  ['Logo design / branding', 'Logo design'],
])('parts no two forms of one word at a slash: %s', (title, sold) => {
  expect(readTitle(title, 'fr').sold).toBe(sold);
});

it.each<[string, string, string, string[]]>([
  // A count and its gift are one.
  ['ก๋วยเตี๋ยวเรือชามละ 15 บาท กินครบ 10 ชามฟรี 1', 'th', 'ก๋วยเตี๋ยวเรือชามละ 15 บาท', ['กินครบ 10 ชามฟรี 1']],
  ['Pranie dywanów, kup 5, 6. gratis', 'pl', 'Pranie dywanów', ['kup 5, 6. gratis']],
  ['Döner Haus, 10 Döner kaufen, der 11. gratis', 'de', 'Döner Haus', ['10 Döner kaufen, der 11. gratis']],
  ['Smoothie bar, buy 5, 6th free', 'en', 'Smoothie bar', ['buy 5, 6th free']],
  // So are a route, and so many for so much.
  ['Airport transfer Cork - Dublin €180', 'en', 'Airport transfer Cork - Dublin', ['€180']],
  ['Bus Wien - Bratislava ab 9 €', 'de', 'Bus Wien - Bratislava', ['ab 9 €']],
  ['Minibus hire - weddings and parties', 'en', 'Minibus hire', ['weddings and parties']],
  ['Smørrebrød ud af huset – 5 stk. 189 kr.', 'da', 'Smørrebrød ud af huset', ['5 stk. 189 kr']],
  ['Hundesvømning 490 kr/4h', 'da', 'Hundesvømning', ['490 kr/4h']],
  // What a price or a share is for stands with it.
  ['Gel nails first visit 10% off', 'en', 'Gel nails', ['first visit 10% off']],
  ['네일 아트 첫방문 10% 할인', 'ko', '네일 아트', ['첫방문 10% 할인']],
  ['Menu du jour par personne 25 €', 'fr', 'Menu du jour', ['par personne 25 €']],
  ['زعفران سرگل قائنات هر مثقال ۹۵۰ هزار تومان', 'fa', 'زعفران سرگل قائنات', ['هر مثقال ۹۵۰ هزار تومان']],
  // How one may come names nothing, and a pictogram behind a price ends it.
  ['Walk-ins welcome! Fades $25 🔥 Kings Cut', 'en', 'Fades', ['$25 🔥', 'Walk-ins welcome! Kings Cut']],
  ['Drive a bus. Know your town.', 'en', 'Drive a bus. Know your town.', []],
  ['Fogkő eltávolítás 15.000 ft szept. végéig', 'hu', 'Fogkő eltávolítás 15.000 ft szept. végéig', []],
])('tears nothing that is read as one: %s', (title, language, sold, others) => {
  expect(readTitle(title, language)).toEqual({ sold, others });
});

it.each([
  ['Roof repairs, Paisley 0141 555 0199', 'en', 'Roof repairs, Paisley'],
  ['Ремонт стиралок, Омск 555 0142', 'ru', 'Ремонт стиралок, Омск'],
  ['Plumber, call 07700 900123', 'en', 'Plumber'],
  ['Friseur Schmidt, Termine 0211 555 0143', 'de', 'Friseur Schmidt'],
])('a town before a number stays in the title: %s', (title, language, text) => {
  expect(separatePhone(title, language).text).toBe(text);
});

it.each(['Buy 3 tyres, 4th half price', 'Buy 3 books, get 1 free', 'Buy two pizzas, the third is free'])(
  'keeps a bundle whole: %s',
  (title) => {
    expect(readTitle(title, 'en').sold).toBe(title);
  },
);
