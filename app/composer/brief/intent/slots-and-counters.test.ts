import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' }).intent;

describe('where people just come', () => {
  it.each([
    ['Friday is chip night', 'Cod & chips £8.50, Harbour Fryer, Whitby. Open till 9.', 'visit'],
    ['Tuesday is taco night', 'Three tacos €9, Casa Lola, Cork. Open late', 'visit'],
    ['Freitag ist Fischtag', 'Backfisch mit Salat 9,50 €. Imbiss Hansen, geöffnet bis 20 Uhr', 'visit'],
    ['Ghost night at the old gaol', '£15 a head, Lincoln. Doors 7pm', 'tickets'],
    ['Three generations and still no shortcuts', 'Dry aged beef, our own sausages, lamb. Pryce', 'visit'],
    ['Up before the birds', 'Sourdough, rye, cinnamon buns. Tide Bakehouse, Deal', 'order'],
    ['Handwerk seit 1920', 'Brot, Brezeln, Kuchen. Bäcker Huber, Passau', 'order'],
    ['Tradición desde 1950', 'Jamón, queso, chorizo. Casa Pardo, Salamanca', 'visit'],
    ['High protein meals delivered Sunday night', '10 meals £69.90. Skip any week.', 'order'],
    ['Built to last', 'Oak, ash, elm. Pryce Joinery, Hay', 'quote'],
    ['Heels, soles, zips - most shoe repairs same day', 'Broadway Plaza', 'visit'],
    ['Salsa for beginners', 'Tuesdays 7.30, £7 pay on the door, no partner needed', 'visit'],
    ['The Mudlarks live', 'Sat 9 May, £8 adv / £10 on the door. The Anchor', 'tickets'],
    ['Nail clinic for dogs', 'No appt necessary, £8, Saturdays 10-1. Oak Vets', 'visit'],
    ['Flu jabs', 'Appts not needed, £15. Hill Pharmacy', 'visit'],
    ['Blood pressure checks', 'No need for an appointment, free, Tuesdays', 'visit'],
    ['E-bikes on the cycle to work scheme', 'Try before you buy. Servicing in store.', 'buy'],
  ])('%s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it.each([
    ['คาเฟ่ริมนา บ้านยายปุก', 'กาแฟสด 45 บาท มีที่จอดรถ เปิด 8.00-17.00', 'อยากให้คนมาถ่ายรูปเช็คอินวันธรรมดา', 'visit'],
    ['รับถ่ายรูปรับปริญญา', 'ครึ่งวัน 3,500 บาท แต่งรูปให้ฟรี', '', 'book'],
    ['ก๋วยเตี๋ยวเรือป้าแดง', 'ชามละ 20 บาท เปิด 9.00-16.00', 'อยากให้คนแวะตอนกลางวัน', 'visit'],
  ])('%s: %s (%s)', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('where an hour is booked', () => {
  it.each([
    ['Технически преглед', 'Леки коли 60 лв. Запази час и си готов за 30 мин.', '', 'book'],
    ['Snabbt däckbyte', 'Klart på 30 min, 399 kr. Boka tid. Öppet lördagar 9–13', '', 'book'],
    ['Contrôle technique', '79 €. Prenez rendez-vous, prêt en 45 minutes.', '', 'book'],
    ['Friseur Anna', 'Ohne Termin, einfach kommen. Di–Sa 9–18 Uhr, Schnitt 25 €', '', 'visit'],
    ['Karczma pod Lipą', 'Golonka, pierogi, piwo', 'więcej gości, rezerwacje stolików', 'table'],
    ['Barber, walk-ins only', 'Cuts £12. Open 9-6, no appointments', '', 'visit'],
    ['Provkör elcykel i Umeå', 'Boka en provtur. Drop-in lördagar 10–14.', 'bokade provturer', 'test-ride'],
    ['Try an e-bike', 'Drop in Saturdays 10-2, off you go.', 'test rides that turn into sales', 'visit'],
    ['Kitchen doors replaced', 'Free design visit in Essex', 'booked design visits', 'appointment'],
    ['Solar panels fitted', '10 year warranty', 'site visits', 'quote'],
    ['Measure twice, wear forever', 'Suits cut in Leeds from £795. First fitting free.', '', 'appointment'],
    ['Throw your first pot this weekend', '', '', 'book'],
    ['Minipivovar Kocour', 'Osm piv na čepu', 'víc lidí přes týden, rezervace stolů', 'table'],
    [
      'See the whiteboard. And the ball. And the cat.',
      'Free eye tests at Doyle Opticians',
      'eye tests',
      'book',
    ],
    ['The Winter Ball', '£65 a ticket. Sat 6 December, Grand Hotel', '', 'tickets'],
  ])('%s: %s (%s)', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('what is heard, given, joined, asked by message', () => {
  it.each([
    ['The Allotment Tapes - new podcast', 'Two neighbours, one leaky shed', '500 listeners', 'listen'],
    ['Garage Days, the podcast', 'Old cars and their owners. On Spotify and Apple', '', 'listen'],
    ['Shed Notes - a podcast', 'Two potters argue. New episode every Monday', '', 'listen'],
    ['Podcast studio by the hour', '£35/hr, two mics. Cardiff', '', 'book'],
    ['New single ‘Salt Road’', 'Launch gig Sat 8 Nov', 'streams first, then gig tickets', 'listen'],
    ['New album launch', 'Thu 4 Dec, The Lexington, £12', 'tickets, then streams', 'tickets'],
    ['Притулок «Хвостики» просить допомоги', 'Потрібні корм, ковдри та ліки.', '', 'donate'],
    ['Hope Animal Rescue needs help this winter', 'Needed: food, blankets.', '', 'donate'],
    ['Charity shop manager wanted', 'Full-time, £24k, Hexham', '', 'apply'],
    ['Vine a fer pinya! Els Castellers busquem gent', 'Assagem dimarts a les 20.30 h', '', 'sign-up'],
    ['纸箱定制工厂 100个起订', '免费打样。微信同号 138 0000 5566', '', 'call'],
    ['收旧家电', '高价上门。微信 139 0000 1111', '', 'text'],
  ])('%s: %s (%s)', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});
