import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '', instructions = '') =>
  readBrief({ title, adCopy, saleGoals, instructions }).intent;

describe('a class of one day is booked, a course is enrolled in', () => {
  it.each([
    ['Old Mill Pottery - have a go on the wheel', '£38 for 90 minutes. Pieces ready in 3 weeks', 'book'],
    ['Learn to weld in a day', '£165, all kit, Swansea', 'book'],
    ['Sourdough workshop', 'Sat 7 Feb 10–4, lunch included £68', 'book'],
    ['Töpfern zum Ausprobieren', '90 Minuten an der Drehscheibe, 38 €', 'book'],
    ['Workshop keramiek zaterdag 14 juni', '10-13 uur, € 45 p.p.', 'book'],
    ['陶芸体験 90分 3,800円', '手ぶらOK、焼成込み', 'book'],
    ['Learn to weld', 'Evening class, 8 weeks from 10 Sept, £240', 'enrol'],
    ['Klavierunterricht für Erwachsene', 'Nie zu spät. Probestunde 20 €', 'enrol'],
    ['Sushi selber rollen', '3 Stunden, 69 € pro Person', 'book'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it.each([
    ['Irish in the pub, no exam', 'Conversational Irish for total beginners. 8 weeks, €95', 'enrol'],
    ['Welsh in the library', '8 week course for total beginners, £60', 'enrol'],
    ['Englisch im Café – ohne Prüfung', 'Konversation für Anfänger, 8 Wochen, 95 €', 'enrol'],
    ['Creative writing in the bookshop', '10 Mondays from 6 Jan, £150', 'enrol'],
    ['Wreath making at the pub', 'Thursday 4 December 7pm, £45 with mince pie', 'book'],
    ['Library open until 8', 'Beginners welcome at chess, free', 'visit'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('nobody signs up where people just turn up', () => {
  it.each([
    ['Wild swimming group Windermere', 'meet at Millerground Sat 8am. free, just turn up', 'visit'],
    ['Lauftreff Stadtpark', 'Jeden Dienstag 19 Uhr, kostenlos, einfach vorbeikommen', 'visit'],
    ['Grupo de senderismo Sierra', 'Domingos 8:00 desde la plaza, gratis, sin inscripción', 'visit'],
    ['Бег по средам', 'Каждую среду 19:00, бесплатно, без записи, просто приходите', 'visit'],
    ['Choir seeks tenors', 'No auditions, Mondays in the Corn Exchange', 'sign-up'],
    ['Společenské hry', 'Každý čtvrtek 18:00, zdarma, stačí přijít', 'visit'],
    ['Picture framing while you browse', 'Trade and public. The Frame Yard, Totnes', 'visit'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('those who help are no pupils', () => {
  it.each([
    [
      "Reading Buddies: 30 mins a week changes a child's life",
      'Help a pupil read. Training given.',
      'sign-up',
    ],
    ['Befriend an older neighbour', 'An hour a week is all it takes. Full training', 'sign-up'],
    ['Lesepaten gesucht: eine Stunde pro Woche', 'Schulung kostenlos, Grundschule Nord', 'sign-up'],
    ['Bli läxhjälpare', 'En timme i veckan, utbildning ingår', 'sign-up'],
    ['Плетемо маскувальні сітки – потрібні руки!', 'Щодня 10:00–19:00, школа №7', 'sign-up'],
    ['First aid training', 'One hour a week for 6 weeks, £60', 'enrol'],
    ['Care assistants needed', 'Full training given, help people at home. £12.50/h', 'apply'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('who buys, who serves other trades, and what is made by the hundred', () => {
  it.each([
    ['El Rancho pawn & jewelry - we buy gold', 'Top dollar today. Bring ID', '', 'contact'],
    ['We buy any campervan', 'Cash today, we collect', '', 'contact'],
    ['Antikvariat Lyktan köper & säljer böcker', 'Tis-fre 11-18, lör 11-15', '', 'visit'],
    ['Sell your old phone', 'Cash in minutes', '', 'contact'],
    ['高价回收旧手机', '上门取件', '', 'contact'],
    ['Skup złota i srebra', 'Gotówka od ręki, dowód osobisty', '', 'contact'],
    ['Roofline Dental Lab - crowns for dentists', '5 day turnaround', 'new dental practices', 'contact'],
    ['Laboratorio dental Sonrisa', 'Coronas para clínicas', 'nuevas clínicas', 'contact'],
    ['Smile Dental', 'Check-ups from £49', 'new patients', 'book'],
    ['Graduation gowns in bulk', 'MOQ 50 pcs. Samples sent in 4 days', 'bulk orders', 'quote'],
    ['定制T恤', '50件起订,7天出货', '', 'quote'],
    ['Point of lay pullets for sale', '£17 each. Collection only from nr Market Rasen', '', 'contact'],
    ['Pure silk sarees', 'Bridal collection from 8500. Shipping all India', '', 'buy'],
  ])('%s, %s (%s): %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('the deed that goals name', () => {
  it.each([
    ['We make the noise stop.', 'Exhaust repairs. Free inspection.', 'get people to book in', 'book'],
    ["Dad's Army Surplus", 'Boots, bergens, parkas', 'get people down on saturdays', 'visit'],
    ['Garden rooms', 'Insulated and wired from €21,900. Show room open', 'showroom visits', 'visit'],
    ['Salon meblowy', 'Kanapy od ręki', 'więcej ludzi w salonie', 'visit'],
    ['Furniture outlet', 'Sofas from £299', 'drive showroom traffic', 'visit'],
    ['Loft conversions', 'From £32,000', 'site visits', 'quote'],
    ['Cloth nappy library', '', "families borrowing kits, we're volunteers", 'visit'],
    ['Credit union loans', 'Borrow €500 to €2,000', 'loan applications Nov', 'apply'],
    ['Surf lessons', '2 hr group lesson $75', 'book online', 'book'],
  ])('%s, %s (%s): %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('what is inspected, let by the day, or played without booking', () => {
  it.each([
    ['Termite inspections from $199', 'Written report same day', 'book'],
    ['Bouwkundige keuring vanaf € 295', 'Rapport binnen 2 dagen', 'book'],
    ['Leave the car. Take the gravel.', 'Half-day e-bike rental from the old station. $55/$90', 'book'],
    ['Big windows, small rent', 'Artist studios to let from £140 a month. Margate', 'view'],
    ['Ενοικίαση ποδηλάτων Κως', 'Από 10€ τη μέρα, παραλαβή στο λιμάνι', 'book'],
    ['おせち予約受付中', '三段重 18,000円', 'order'],
    ['Gänseessen im Landgasthof', 'Reservierung erbeten, 32 €', 'table'],
    ['Сдаю однокомнатную', '38 м², 18 000 ₽', 'view'],
    ['Crazy golf, now with a volcano', 'Family of four £26. Open 10 til 9', 'visit'],
    ['Tehnični pregled brez čakanja', 'Naročite se na uro', 'book'],
    ['Sunday roast in a box', '£13, order by Friday, delivered Sunday 12-3', 'order'],
    ["Bring a bag, leave with a year's reading", 'Book sale Sat 10-2, Scout hut, all 50p', 'visit'],
    ['Cold cases, warm tea', 'New episodes Mondays wherever you get podcasts', 'listen'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('the channel a text names', () => {
  it.each([
    ['הובלות קטנות בחיפה', 'הצעת מחיר בוואטסאפ 052-7654321', 'text'],
    ['Muuttopalvelu Turku', 'Hinta-arvio WhatsAppilla 040 123 4567', 'text'],
    ['원룸 투룸 전월세 전문', '카톡으로 조건 주시면 매물 보내드려요', 'contact'],
    ['Provkör nya elmopeden', 'Från 24 900 kr. Hämta hos oss på Motorvägen 3', 'test-drive'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

it('prints no motto on the button', () => {
  const calls = readBrief({
    title: 'Cloth nappy library - try before u buy',
    adCopy: '',
    saleGoals: '',
    instructions: '',
  });
  expect(calls.lines.filter(({ use }) => use === 'call')).toEqual([]);
});
