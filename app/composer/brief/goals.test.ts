import { describe, expect, it } from 'vitest';
import { printableGoals } from './goals.ts';
import { printableInstructions } from './instructions.ts';

describe('what instructions say that may be printed', () => {
  it.each([
    ['fr', 'devis gratuit au 04 55 01 22 33', ['Devis gratuit', '04 55 01 22 33']],
    ['es', 'consulta gratis en el 955 55 01 22', ['Consulta gratis', '955 55 01 22']],
    ['it', 'preventivo gratuito, tel. 051 555 0199', ['Preventivo gratuito', '051 555 0199']],
    ['de', 'kostenlose Beratung unter 030 555 01 88', ['Kostenlose Beratung', '030 555 01 88']],
    ['en', 'free quote on 0131 555 0199', ['Free quote', '0131 555 0199']],
    ['en', 'call 0131 555 0199', ['0131 555 0199']],
  ])('keeps an offer and its number apart in %s: %s', (language, instructions, printed) => {
    expect(printableInstructions(instructions, language)).toEqual(printed);
  });
});

describe('what readers are to buy in the end', () => {
  it.each([
    ['en', 'turn into monthly passes 49 EUR'],
    ['en', 'move people onto £25 memberships'],
    ['de', 'in Monatskarten für 49 € umwandeln'],
    ['fr', 'transformer en abonnement à 49 €'],
    ['es', 'que pasen al bono de 60 €'],
    ['it', 'trasformare in abbonamenti da 49 €'],
    ['nl', 'omzetten naar abonnement 30 euro'],
    ['sv', 'få dem att köpa årskort 2400 kr'],
    ['pl', 'przekonać do karnetów za 120 zł'],
    ['tr', 'aylık üyeliğe çevirmek 900 TL'],
    ['hu', 'bérletre váltsanak 12000 Ft'],
  ])('%s: stays inside: %s', (language, goals) => {
    expect(printableGoals(goals, language)).toEqual([]);
  });
});

describe('what an advertiser wants beside a price', () => {
  it.each([
    ['full valet R350, want the saturday crowd', ['Full valet R350']],
    ['£20 a day, wanting families', ['£20 a day']],
  ])('stays inside: %s', (goals, printed) => {
    expect(printableGoals(goals, 'en')).toEqual(printed);
  });
});

describe('whom the goals of an advertiser name', () => {
  it.each([
    ['en', '20% off, new customers only'],
    ['de', '20 % Rabatt, nur für Neukunden'],
    ['fr', 'Premier mois à 1 €, nouveaux clients uniquement'],
    ['it', 'Primo mese a 1 €, solo nuove iscritte'],
  ])(
    '%s: an offer keeps the words for whom it is, even where the advertiser hopes for them: %s',
    (language, goals) => {
      expect(printableGoals(goals, language)).toEqual([goals]);
    },
  );

  it.each([
    ['20% off, get new customers', ['20% off']],
    ['more new customers, spring promo 15% off', ['Spring promo 15% off']],
    ['new customers only', []],
  ])('it is not printed whom an advertiser hopes for: %s', (goals, printed) => {
    expect(printableGoals(goals, 'en')).toEqual(printed);
  });
});

it.each([
  ['de', 'Demo-Anfragen von Betrieben mit 5-50 Mitarbeitern, Kosten pro Lead unter 40 Euro'],
  ['ko', '앱 설치 1만 건, 설치당 1,500원 이하'],
  ['da', 'Flere bookede designmøder, snitordre ca. 6.000 kr'],
  ['en', 'quotes from owner occupiers w/ bills over $500 a quarter'],
])('%s: a planned amount is no price: %s', (language, goals) => {
  expect(printableGoals(goals, language)).toEqual([]);
});

describe('what an advertiser aims at', () => {
  it.each([
    ['raise £3000 for a new climbing frame', []],
    ['free trial signups', ['Free trial']],
    ['free taster then they buy the 8 week term (€112)', ['Free taster']],
    ['first class free so they see how fun it is', ['First class free']],
    ['20% off for new customers', ['20% off for new customers']],
    // What hangs on what readers do is not said without it.
    ['£30 off when they bring their old pram', []],
    ['15% off so they come back', ['15% off']],
  ])('is not printed, but the offer in it is: %s', (goals, printed) => {
    expect(printableGoals(goals, 'en')).toEqual(printed);
  });
});

it('tells how a number in the instructions is reached', () => {
  expect(printableInstructions('WhatsApp 722 555 0188. Que se vea romántico', 'es')).toEqual([
    'WhatsApp 722 555 0188',
  ]);
});

it('prints what is quoted in single marks', () => {
  expect(printableInstructions("Add 'subject to consultation' small.", 'en')).toEqual([
    'Subject to consultation',
  ]);
});

it.each([
  [
    'mention fully insured, evenings and weekends no extra charge',
    ['Fully insured', 'Evenings and weekends no extra charge'],
  ],
  ['warm not clinical. Kilkenny and Carlow must be on it', ['Kilkenny and Carlow']],
  ['mention free parking, blue and white, families in the photo', ['Free parking']],
  ['add voucher code NOT needed', []],
])('prints what is to be said, and no more: %s', (instructions, printed) => {
  expect(printableInstructions(instructions, 'en')).toEqual(printed);
});

it('prints no aim of an advertiser: leads for something free', () => {
  expect(printableGoals('leads for free quote', 'en').join()).not.toMatch(/leads/iu);
});

it.each([
  ['en', 'get people to try the 3 class pass for $45', ['3 class pass for $45']],
  ['en', 'fill midweek rooms at £79 a night', ['Midweek rooms at £79 a night']],
  ['en', 'free trial requests from companies 10-100 staff', ['Free trial']],
  ['en', 'free home survey bookings, finance available', ['Free home survey']],
  ['en', 'request the free guide, plans from $40 a month', ['Free guide, plans from $40 a month']],
  ['en', 'book first consultation (250 euro, refunded if they go ahead)', []],
  ['en', 'book online and get 10% off', ['Book online and get 10% off']],
  ['en', 'buy 2 get 1 free', ['Buy 2 get 1 free']],
  ['en', 'first lesson half price, $20', ['First lesson half price, $20']],
  ['en', 'half price in may, £2500', ['Half price in may']],
  ['en', 'intro pass: 10 days for $30', ['Intro pass: 10 days for $30']],
  ['de', 'Monatskarten 49 € verkaufen, neue Mitglieder', ['Monatskarten 49 €']],
  ['es', 'vender bonos de 10 clases 90 €', ['Bonos de 10 clases 90 €']],
  ['fr', 'vendre la carte 10 cours à 120 €', ['Carte 10 cours à 120 €']],
])('%s: prints the offer in what a sender hopes will be done: %s', (language, goals, printed) => {
  expect(printableGoals(goals, language)).toEqual(printed);
});

it.each([
  ['en', 'offer free day pass', ['Free day pass']],
  ['en', 'weekly service, first clean half price', ['First clean half price']],
  ['en', 'kids half price, red and black', ['Kids half price']],
  ['en', 'write free call out in big letters', ['Free call out']],
  ['de', 'kostenlose Anfahrt groß schreiben', ['Kostenlose Anfahrt']],
  ['tr', 'ücretsiz keşif büyük yazılsın', ['Ücretsiz keşif']],
  ['fa', 'ایاب ذهاب رایگان رو بزرگ بنویس', ['ایاب ذهاب رایگان']],
  ['ko', '무료 견적 크게 써주세요', ['무료 견적']],
])('%s: prints the offer of an order without the order: %s', (language, instructions, printed) => {
  expect(printableInstructions(instructions, language)).toEqual(printed);
});

describe('how many an advertiser hopes for, beside an offer', () => {
  it.each([
    ['en', '15% off first bag, want 200 subscribers by march', '15% off first bag'],
    ['en', '20% off colour, need 10 bookings a week', '20% off colour'],
    ['en', 'half price on tuesdays, 100 cars a day', 'Half price on tuesdays'],
    ['de', 'erste Stunde gratis, hoffen auf 30 neue Mitglieder', 'Erste Stunde gratis'],
    ['fr', '-15 % sur le premier sac, on veut 200 abonnés', '-15 % sur le premier sac'],
    ['es', 'primer mes gratis, queremos 50 socios nuevos', 'Primer mes gratis'],
    ['it', 'prima visita gratuita, vogliamo 30 pazienti nuovi', 'Prima visita gratuita'],
    ['nl', 'eerste maand gratis, willen 50 nieuwe leden', 'Eerste maand gratis'],
    ['bg', 'първи месец безплатно, искаме 50 нови членове', 'Първи месец безплатно'],
    ['lv', 'pirmais mēnesis bez maksas, gribam 50 jaunus biedrus', 'Pirmais mēnesis bez maksas'],
    ['he', 'חודש ראשון חינם, רוצים 50 מנויים חדשים', 'חודש ראשון חינם'],
    ['ar', 'الشهر الأول مجاناً، نريد 50 عضواً جديداً', 'الشهر الأول مجاناً'],
    ['ko', '첫 달 무료, 신규 회원 50명 원해요', '첫 달 무료'],
    ['ja', '初月無料、新規会員50人ほしい', '初月無料'],
    ['am', 'የመጀመሪያ ወር በነጻ፣ 50 አዳዲስ አባላት እንፈልጋለን', 'የመጀመሪያ ወር በነጻ'],
  ])('%s: is not printed: %s', (language, goals, offer) => {
    expect(printableGoals(goals, language)).toEqual([offer]);
  });

  it.each([
    '£10 off, 12 month contract, students only',
    'Free fitting, over 20 m2, ends sunday',
    '20% off, up to 3 rugs per household',
    'First night free, ages 5 to 11',
    'Half price on mondays, trade only',
    '20% off, mon to thu, 12-3pm, min. order £15',
  ])('is not what limits it: %s', (goals) => {
    expect(printableGoals(goals, 'en')).toEqual([goals]);
  });
});

it.each([
  ['en', 'buy 2 jars, get 1 free, sell 100 jars before easter', 'Buy 2 jars, get 1 free'],
  ['fr', '2 bouteilles achetées, la 3e offerte', '2 bouteilles achetées, la 3e offerte'],
  ['de', '6 Flaschen kaufen, 5 bezahlen, Ziel 300 Bestellungen', '6 Flaschen kaufen, 5 bezahlen'],
  ['en', 'stay 3 nights, pay 2, fill november', 'Stay 3 nights, pay 2'],
])('%s: both halves of a bundle are printed, or none: %s', (language, goals, bundle) => {
  expect(printableGoals(goals, language)).toEqual([bundle]);
});

it.each([
  ['lt', 'parduoti prieš Kalėdas dovanoms'],
  ['lv', 'pārdot pirms Ziemassvētkiem dāvanām'],
  ['et', 'müüa enne jõule kingituseks'],
])('%s: what is to be sold as a gift is not free: %s', (language, goals) => {
  expect(printableGoals(goals, language)).toEqual([]);
});

it.each([
  ['24.000 lei', 'ro'],
  ['5 000 €', 'fr'],
])('a sum alone stays inside: %s', (goals, language) => {
  expect(printableGoals(goals, language)).toEqual([]);
});

it.each([
  ['en', 'early booking until 1 May, 10% off', ['Early booking until 1 May, 10% off']],
  ['de', 'Frühbucher bis 31. März, 15 % Rabatt', ['Frühbucher bis 31. März, 15 % Rabatt']],
  ['ru', 'раннее бронирование до 1 мая, скидка 10%', ['Раннее бронирование до 1 мая, скидка 10%']],
  ['en', 'get people to book a first session, £70 fixed', ['First session, £70 fixed']],
  ['fr', 'prendre un premier rendez-vous, 50 €', ['Premier rendez-vous, 50 €']],
  ['sv', 'fler som testar gratis i 14 dagar', ['Gratis i 14 dagar']],
])('keeps the day and the thing an offer is for, %s: %s', (language, goals, printed) => {
  expect(printableGoals(goals, language)).toEqual(printed);
});

it('prints where behind when, and nothing of the look', () => {
  const printed = (instructions: string) => printableInstructions(instructions, 'en');
  expect(printed('Tuesdays 7pm, upstairs at the Crown')).toEqual(['Tuesdays 7pm', 'Upstairs at the Crown']);
  expect(printed('doors 7pm, photo of Big Ben at night')).toEqual(['Doors 7pm']);
});
