import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string, how = {}) => writeCopy(readBrief({ title, adCopy }), how).copy;
const otherOf = (title: string, adCopy: string) => copyOf(title, adCopy, { otherIdea: true });

it.each([
  ['Used tractors Co. Meath', 'JD, Massey, New Holland', 'Used tractors Co. Meath'],
  ['LADIES BOOTCAMP MON WED FRI 6AM', '6 week block, all levels', 'LADIES BOOTCAMP'],
  ['Walking football tues thurs 11am', 'Over 50s. £3', 'Walking football'],
  ['Shearers wanted – Longreach run, 8 week contract', 'Good sheds. Start 12 May', 'Shearers wanted'],
  [
    'Narrowboat blacking and anodes, dry dock at Stoke Bruerne',
    'Two coats of bitumen',
    'Narrowboat blacking and anodes, dry dock at Stoke Bruerne',
  ],
  ['Commercial kitchen duct cleaning', 'Night work so you never close', 'Commercial kitchen duct cleaning'],
  [
    'School blazers and ties, Pune',
    'Soft wool blend, your crest woven. MOQ 50',
    'School blazers and ties, Pune',
  ],
  ['Guitar lessons Leeds', 'In your home. Grades or fun. £30/hr', 'Guitar lessons Leeds'],
  [
    'Tax filing for freelancers ₹999',
    'ITR filed by a real CA. Upload documents on WhatsApp.',
    'Tax filing for freelancers',
  ],
])('%s: above %j stands %j', (title, adCopy, headline) => {
  expect(copyOf(title, adCopy).headline).toBe(headline);
});

it.each([
  // The former price, half an address, opening hours, a limit and a stock phrase lead nothing.
  ['Lash lift n tint £35', 'At Blush on the high st, normally 45. This week only', /45/u],
  [
    'Suit tailoring',
    'Hems $18, zips $25, gowns by appointment. Upstairs at 212 Main St, Moncton',
    /Main St/u,
  ],
  ["Big Al's BBQ", 'brisket by the pound. thurs-sun from 11. Lockhart TX', /from 11/u],
  ['Maths tutor, grade 10-12 CAPS', 'Online or in Benoni. R280/hr. First 30 mins free', /^First 30/u],
  [
    'Yoga for bad backs',
    'Gentle class for people over 50. Tuesdays 10.30, Glebe Community Centre, first class free',
    /^Ready/u,
  ],
])('%s: of %j, no second idea leads with what the name is needed for', (title, adCopy, torn) => {
  expect(otherOf(title, adCopy).headline).not.toMatch(torn);
});

it('says a price once, beside what it buys', () => {
  const camp = copyOf('Junior Golf Camp', '$225 includes clubs to borrow, snacks and a shirt.');
  expect([camp.offer, camp.subline]).toEqual(['$225', 'Includes clubs to borrow, snacks and a shirt']);
  const greens = copyOf(
    'Greenhouse tomatoes & cukes',
    'Hanging baskets are all IN. $32 or 2 for $60. Open 9-6',
  );
  expect(greens.offer).toBeUndefined();
  expect(greens.subline).toContain('baskets are all IN. $32 or 2 for $60');
  const sheets = copyOf('Rebar & roofing sheets', 'Cement, 12mm–25mm rods, longspan 0.55. Benin City');
  expect(sheets.offer).toBeUndefined();
});

it('leaves what can be ordered in two ways whole, and half a day ahead without its number', () => {
  const cakes = copyOf(
    'Slaščičarna Malinca',
    'Naročila vsaj 3 dni prej na 041 660 218 ali v slaščičarni, Glavni trg 4',
  );
  expect(cakes.subline).toContain('3 dni prej na 041 660 218 ali v slaščičarni');
  const taxi = copyOf('Wheelchair accessible taxi', 'Ramp van. Prebook 24h ahead 021 555 0146');
  expect(taxi.subline).toMatch(/Prebook 24h ahead$/u);
});

it.each([
  ['Brennholz', 'Trocken, Lieferung frei Haus. Bestellen unter 0351 4567890', 'Bestellen'],
  ['Bois de chauffage', 'Sec, livré chez vous. Infos et résa 06 55 50 12 34', 'résa'],
  ['Leña seca', 'Encina, entrega en casa. Pregunta por Ana 600 555 123', 'Pregunta'],
  ['Florăria Mugur', 'Livrare în Sibiu. Comenzi pe WhatsApp 0740 118 625', 'Comenzi'],
  ['Izposoja kajakov', 'Maj–september 9h–18h. rezerviraj na 031 774 905', 'rezerviraj'],
  ['Drewno opałowe', 'Suche, dowóz. Zamawiaj pod numerem 601 774 329', 'Zamawiaj'],
  ['Etno restoran', 'Smestaj i hrana. Javiti se Milici 064 552 1870', 'Javiti'],
  ['Καυσόξυλα', 'Ξερά, παράδοση. Παραγγείλτε στο 28310 55217', 'Παραγγείλτε'],
  ['Дрова', 'Сухие, доставка. Заказывайте 8 916 555-23-41', 'Заказывайте'],
  ['کلاس خوشنویسی', 'نوجوان و بزرگسال، شیراز. ثبت‌نام ۰۷۱ ۳۲۲۹ ۰۴۱۶', 'ثبت‌نام'],
  ['गुप्ता टेंट हाउस', 'पंडाल, कुर्सी, लाइट, बर्तन। बुकिंग 98260 11754', 'बुकिंग'],
  ['제주 감귤', '오늘 따서 내일 도착, 무농약. 주문 010-4417-8862', '주문'],
  ['ฟืนแห้ง', 'ส่งถึงบ้าน สั่งได้ที่ 081 234 5678', 'สั่งได้ที่'],
  ['עצי הסקה', 'יבשים, עד הבית. להזמנות 050-555-1234', 'להזמנות'],
  ['Ved', 'Tørr, levert til døra. Ring Geir 911 54 208', 'Geir'],
])('%s: beside the number of %j nothing is left of what it is for', (title, adCopy, word) => {
  const { subline = '', callToAction } = copyOf(title, adCopy);
  expect(callToAction).toMatch(/[\p{Nd}]{2}/u);
  expect(subline).not.toContain(word);
});

it('keeps that one comes by appointment', () => {
  const { subline } = copyOf(
    'Hondentrimsalon Pluis',
    'Wassen en knippen. Ma t/m do, op afspraak via app 06 5550 1183',
  );
  expect(subline).toContain('op afspraak');
});

it.each([
  // A sum is not said by another figure, and what is free stands in the sentence before.
  ['Sports massage 60 min £60', 'City centre', '£60'],
  ['Boat trip 2 hours £2', 'Harbour steps', '£2'],
  ['Fabric by the metre', 'Cut and posted same day. Free over £40.', undefined],
  [
    'Budget app for couples',
    'Stop arguing about money. Free for 30 days then $5.99',
    'Free for 30 days then $5.99',
  ],
  [
    'Ostermarkt im Klosterhof',
    '29. + 30. März, 11–18 Uhr, Eintritt 2 €, Kinder frei',
    'Eintritt 2 €, Kinder frei',
  ],
])('%s: beside %j the badge is %j', (title, adCopy, offer) => {
  expect(copyOf(title, adCopy).offer).toBe(offer);
});

it.each([
  ['Baumfällung & Wurzelfräsen', 'Auch schwierige Fälle. Festpreis vorab.', 'Baumfällung & Wurzelfräsen'],
  ['Церковний хор запрошує', 'Навчимо. Храм Св. Миколая', 'Церковний хор запрошує'],
])('%s: what is said besides, as in %j, leads nothing', (title, adCopy, headline) => {
  const copy = copyOf(title, adCopy);
  expect(copy.headline).toBe(headline);
  expect(copy.subline).toContain(adCopy.split(' ').at(-1)?.replace(/\.$/u, ''));
});

it('keeps whose farm it is behind a number and its label', () => {
  const farm = copyOf('제주 노지감귤 농장 직거래', '무농약. 주문 010-4417-8862 위미리 현이네');
  expect(farm.subline).toMatch(/위미리 현이네$/u);
  expect(farm.subline).not.toContain('주문');
});

it.each([
  ['가정용 정수기 렌탈 월 19,900원', '설치비 무료', '월 19,900원'],
  ['フィットネス会員 月額7,700円', '駅前、24時間', '月額7,700円'],
  ['少儿书法班 每月480元', '小班授课', '每月480元'],
])(
  '%s: how often or by whom it is paid stands before the price and stays with it',
  (title, adCopy, offer) => {
    const copy = copyOf(title, adCopy);
    expect([copy.offer ?? copy.headline, copy.headline].some((text) => text.includes(offer))).toBe(true);
  },
);

it('ends no Thai sentence within a word cut short: square metres', () => {
  expect(copyOf('ขายคอนโด 1 ห้องนอน', '32 ตร.ม. ชั้น 14 วิวเมือง').subline).toBe('32 ตร.ม. ชั้น 14 วิวเมือง');
});

it.each([
  ["The Ghost at Miller's Gate - new podcast episode", 'On Spotify', "The Ghost at Miller's Gate"],
  ['FORKLIFT HIRE 1.8T - 5T', 'From $140/day', 'FORKLIFT HIRE 1.8T - 5T'],
])('a headline keeps what it would say too little without: %s', (title, adCopy, headline) => {
  expect(copyOf(title, adCopy).headline).toBe(headline);
});

it('a number within a sentence, or with the word to send to it, stays where it is', () => {
  const photo = 'Trimiteți o poză cu actul pe WhatsApp 555-0184 și primiți prețul în 15 minute.';
  expect(copyOf('Traduceri legalizate', photo).subline).toContain('555-0184');
  const word = copyOf('Driveway plowing', '$450 for the season. Text SNOW to 555-0173');
  expect([word.callToAction, word.subline]).toEqual(['Text 555-0173', 'Text SNOW to 555-0173']);
});

it('prints no budget for ads that goals speak of', () => {
  const brief = {
    title: 'Moth game',
    adCopy: 'iOS + Android',
    saleGoals: "installs, I'm alone with $200 for ads",
  };
  expect(JSON.stringify(writeCopy(readBrief(brief)).copy)).not.toContain('200');
});

it.each([
  ['Open Sat 10-5, 12 Mill St. 0131 555 0182', 'Open Sat 10-5, 12 Mill St.'],
  ['Open late, 9 Harbour Dr. 0131 555 0182', 'Open late, 9 Harbour Dr.'],
])('the street of "%s" stays whole beside a number', (adCopy, subline) => {
  expect(copyOf('Haircuts', adCopy).subline).toBe(subline);
});
