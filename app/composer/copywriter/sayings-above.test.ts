import { describe, expect, test } from 'vitest';
import { listLeftOut } from '../brief/left-out.ts';
import { readBrief } from '../brief/read-brief.ts';
import { readTitle } from '../brief/title/read-title.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string, instructions = '') => {
  const facts = readBrief({ title, adCopy, instructions });
  const { copy } = writeCopy(facts, { angle: 'name' });
  const texts = [copy.headline, copy.subline, copy.offer, copy.callToAction, copy.brand];
  return {
    ...copy,
    leftOut: listLeftOut(
      facts,
      texts.filter((text) => text !== undefined),
    ),
  };
};

describe('a title that is a saying', () => {
  test.each([
    ["Don't move. Go up!", 'Loft conversions across Surrey. Plans, build, sign off, all by one team.'],
    ['No cheesy poses. Promise.', 'Relaxed wedding photography in Cornwall.'],
    ['Who invented the Sunday queue? We did.', 'Salted egg prata, durian prata. Open 7am-11pm'],
    ['Sopranos we have. Tenors, where are you?', 'Hutt Valley Community Choir meets Tuesdays 7.30pm.'],
    ['One email. Every Friday. All of Galway.', 'The Corrib Letter tells you whats on. Free.'],
    ['Eat with your hands. It tastes better', 'Injera platters and doro wat, five kinds of bread.'],
    ["Somebody else's nonna knitted it. Now it's yours", 'Clothes by the kilo. New rails on Thursdays.'],
    ['¿Te toca la ITV? Te la pasamos', 'Revisión pre-ITV 29 €. Recogemos y devolvemos el coche.'],
    ['Zu laut? Nicht mehr lange.', 'Schallschutzfenster vom Fachbetrieb.'],
  ])('in several sentences stays whole: %s', (title, adCopy) => {
    expect(copyOf(title, adCopy).headline).toBe(title);
  });

  test.each([
    [
      'Humpbacks are back!! Whale watching Hervey Bay',
      'Half day cruise, lunch included.',
      'Humpbacks are back!! Whale watching Hervey Bay',
    ],
    [
      "Don't bin it, bring it! Repair Cafe Fremantle",
      'First Sunday of the month.',
      "Don't bin it, bring it! Repair Cafe Fremantle",
    ],
    ['Hull scrub & anodes. Msida, Gzira, Kalkara', 'Diver or lift out.', 'Hull scrub & anodes'],
  ])('gives way to the thing, the house or the places behind it: %s', (title, adCopy, headline) => {
    expect(copyOf(title, adCopy).headline).toBe(headline);
  });

  test.each([
    [
      'Say it with ranunculus',
      'Hand tied bouquets and letterbox flowers delivered across Bristol the same day if you order by 1pm. Fern & Fable Florist',
      'Hand tied bouquets and letterbox flowers',
    ],
    [
      "Mum isn't coping. Now what?",
      'Talk to us. Beechmount House is a 34-bed care home in Omagh with rooms for long stay, respite and dementia. Visit any day, ask for Geraldine',
      'a 34-bed care home in Omagh',
    ],
    [
      'Two left feet welcome',
      'No partner needed. No rhythm needed. Come as you are and leave with a smile. Salsa and bachata for absolute beginners, Thursdays 7pm above the Old Fire Station near the park, Wellington.',
      'Salsa and bachata for absolute beginners',
    ],
  ])('has the line that says what is sold below it: %s', (title, adCopy, sold) => {
    expect(copyOf(title, adCopy).subline).toContain(sold);
  });

  test('is not replaced by the answer to its question', () => {
    const { headline } = copyOf(
      'Is ours the best chippy in the North East?',
      'You decide! Voting closes Friday.',
    );
    expect(headline).toBe('Is ours the best chippy in the North East?');
  });
});

describe('a copy that is signed', () => {
  test.each([
    [
      'Better mornings',
      'Small batch coffee. Halfmoon Roastery, Hebden Bridge',
      'Halfmoon Roastery',
      'Hebden Bridge',
    ],
    ['Solar in two days', 'Battery included. SunPikin Energy', 'SunPikin Energy', 'Battery included'],
    ['Pura seda', 'Hecho a mano. Club La Vega, Murcia.', 'Club La Vega', 'Murcia'],
    ['Nauka pływania', 'Małe grupy. Pływalnia Delfinek, Olsztyn', 'Pływalnia Delfinek', 'Olsztyn'],
  ])('has its name as the wordmark, and the place below: %s', (title, adCopy, brand, subline) => {
    const copy = copyOf(title, adCopy);
    expect(copy.brand).toBe(brand);
    expect(copy.subline).toContain(subline);
    expect(copy.subline).not.toContain(brand);
    expect(copy.leftOut).toEqual([]);
  });

  test.each([
    ['Drive it first', 'Take one home overnight. Dealer in Swansea Enterprise Park.'],
    ['Tin Robot Toys', 'Wooden trains and kites. Now open on Castle Street.'],
    ['Custom kitchens', 'Tassie oak, soft close. Installs from August.'],
    ['Barbería El Navaja', 'Corte y barba. C/ Feria 32, Sevilla'],
  ])('is none where it tells where or when: %s', (title, adCopy) => {
    expect(copyOf(title, adCopy).brand).toBeUndefined();
  });

  test('takes no name from a wish in capitals, and none from a street', () => {
    expect(
      copyOf('HILUX SALE', '12 BAKKIES UNDER R250K.', 'RED AND YELLOW, BIG PRICE').brand,
    ).toBeUndefined();
    expect(copyOf('Gänsebraten', '98 €', 'Hauptstraße 12, neben der Apotheke').brand).toBeUndefined();
  });
});

test.each([
  ['Build it', 'Loft conversions across Surrey.'],
  ['Google Ads, managed', 'Lower your CPA, lift your ROAS.'],
  ['Tax season', 'Friendly CPA in Boise.'],
  ['Websites for hotels', 'Boost your bookings without paying commission.'],
])('words that planners use too are printed where the business sells them: %s', (title, adCopy) => {
  const { headline, subline } = copyOf(title, adCopy);
  expect(`${headline} ${subline}`).toContain(adCopy.replace(/\.$/u, ''));
});

test('an Irish county ends no sentence, and no word is cut in what is left out', () => {
  expect(copyOf('Cave tours', 'Open daily at Mitchelstown, Co. Cork. Bring a coat.').subline).toContain(
    'Co. Cork',
  );
  const { leftOut } = copyOf('Home style tiffin', 'Veg only. Order before 10 am on WhatsApp 90000 55501');
  expect(leftOut.filter((text) => /WhatsAp$/u.test(text))).toEqual([]);
});

test('open at all hours is no hour at the end of a title', () => {
  expect(copyOf('heizung kaputt? notdienst 24h', '').headline).toBe('Heizung kaputt? Notdienst 24h');
});

test('kinds of a thing do not lead without it, and when a tour starts is no call', () => {
  expect(copyOf('Stairlifts: new, reconditioned and rental', '').headline).toContain('Stairlifts');
  const tour = copyOf(
    'Oyster farm tour, Carlingford Lough',
    'Pull on waders. Start times are tide dependent.',
  );
  expect(tour.callToAction).not.toContain('Start times');
  expect(tour.subline).toContain('Start times are tide dependent');
});

test.each([
  ['en', 'Pub quiz every Friday 8pm', 'Pub quiz'],
  ['en', 'Wine tasting at the cellar, every Friday from 6pm', 'Wine tasting at the cellar'],
  ['cs', 'Degustace ve sklípku, každý pátek od 18h', 'Degustace ve sklípku'],
  ['de', 'Trödelmarkt in der Halle, jeden Samstag ab 9 Uhr', 'Trödelmarkt in der Halle'],
  ['pl', 'Giełda staroci na rynku, w każdą niedzielę od 9:00', 'Giełda staroci na rynku'],
  ['hi', 'मुफ्त नेत्र शिविर - सीकर', 'मुफ्त नेत्र शिविर'],
])(
  'what comes again goes with its day, and a free camp leads before its town (%s): %s',
  (language, title, sold) => {
    expect(readTitle(title, language).sold).toBe(sold);
  },
);

test('what goals hope for is printed in no language', () => {
  const hindi = readBrief({
    title: 'RO सर्विस',
    adCopy: 'उसी दिन मिस्त्री आएगा।',
    saleGoals: 'सालाना AMC ₹2400 वाले ग्राहक बनाने हैं',
  });
  expect(writeCopy(hindi).copy.subline).not.toContain('ग्राहक');
  const urdu = readBrief({
    title: 'سولر سسٹم لگوائیں',
    adCopy: 'مفت سائٹ وزٹ۔',
    saleGoals: 'فری سائٹ وزٹ کی بکنگ لینی ہے',
  });
  expect(JSON.stringify(writeCopy(urdu).copy)).not.toContain('لینی');
});

test('plans for a year, orders to mention and what a number is for are not printed', () => {
  const photographer = readBrief({
    title: 'Wedding photographer, Cotswolds',
    adCopy: 'Relaxed, natural photos.',
    saleGoals: 'book 6 more weddings for 2026, prefer full days',
  });
  expect(JSON.stringify(writeCopy(photographer).copy)).not.toMatch(/6 more|prefer/);
  expect(copyOf('Buy 3 tyres get 1 free', '', 'mention wheel alignment R250').brand).toBeUndefined();
  expect(
    copyOf('Gel nails $35', 'mani, pedi, acrylics. Text 0400 555 118 to grab a spot').subline,
  ).not.toContain('grab');
  expect(copyOf('dog walker available fulham / putney', '').headline).toBe(
    'Dog walker available fulham / putney',
  );
  expect(copyOf('60 minutes to get out. Can you?', '').headline).toBe('60 minutes to get out. Can you?');
});

test('when and where an event is goes before what else is said of it', () => {
  const puppets = copyOf(
    'Кукольный спектакль «Колобок и луна» для малышей',
    'Добрый спектакль для детей от 3 лет, 40 минут без антракта. После показа можно подержать кукол и сфотографироваться. Каждое воскресенье в 11:00, театр «Рукавичка», ул. Садовая, 8. Билет 450 р.',
  );
  expect(puppets.subline).toContain('Каждое воскресенье в 11:00');
});

test('Chinese goals stay inside, and how many places there are leads nothing', () => {
  const care = readBrief({
    title: '居家养老护理',
    adCopy: '先免费上门评估。',
    saleGoals: '多预约免费评估，主要找40到55岁的子女',
  });
  expect(JSON.stringify(writeCopy(care).copy)).not.toContain('主要找');
  const talk = readBrief({
    title: '獨立書店講座：阿嬤的灶腳故事',
    adCopy: '會後有簽書和小點心。名額30位，請先線上報名。',
  });
  for (const otherIdea of [false, true])
    expect(writeCopy(talk, { otherIdea }).copy.headline).not.toContain('名額');
});
