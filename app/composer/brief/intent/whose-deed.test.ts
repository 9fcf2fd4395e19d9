import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '', instructions = '') =>
  readBrief({ title, adCopy, saleGoals, instructions }).intent;

describe('a thing that is asked after with a question mark', () => {
  it.each([
    ['cracked screen? iphone + samsung fixed in 1 hr', '', 'contact'],
    ['Smashed iPad?', 'New glass from £59', 'quote'],
    ['cracked screen? iphone screens from £49', 'kirkgate market stall 14, bradford', 'visit'],
    ['Écran cassé ? iPhone et Samsung en 1 h', '', 'contact'],
    ['Разбили экран? iPhone и Samsung за час', '', 'contact'],
    ['画面割れ？iPhone即日対応', '', 'contact'],
    ['Green pool? Blue in 48 hours', '', 'contact'],
    ['Piscine verte ? Bleue en 48 h', '', 'quote'],
    ['Cracked heels? Balm in a tin', '£9, 60 ml', 'buy'],
    ['Swimming from scratch?', 'Adults, Tuesdays, £60 a term', 'enrol'],
    ['Watches repaired, batteries while you wait £8', '', 'visit'],
  ])('is mended or cleaned, not sold or taught: %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('the trade of those who read', () => {
  it.each([
    [
      'The till that runs your whole restaurant',
      'Orders, tables and stock in one tablet. $69 a month',
      'start',
    ],
    ['La caisse qui gère tout votre restaurant', 'Commandes, tables, stock. 59 €/mois', 'start'],
    ['The bistro that feels like your kitchen', 'Dinner from 6', 'table'],
  ])('is not that of the sender: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('what those do who come', () => {
  it.each([
    ['Thai cooking class in Chiang Mai', 'Shop at the market, cook 5 dishes and eat them all', 'enrol'],
    ['Clase de paella en Valencia', 'Compra en el mercado, cocina y come. 55 €', 'enrol'],
    ['Perfume workshop', 'Order your own bottle engraving on the day. £49', 'enrol'],
    ['Photo walk for beginners, Lisbon', 'Sat 10am, €25', 'book'],
    ['Your first dive, no experience needed', '$95', 'book'],
    ['Guided hikes to the Rila Lakes, small groups', '', 'book'],
    ['Beginners’ sewing evening', 'Tuesdays, £12', 'enrol'],
    ['Pottery for beginners', '6 weeks, £120', 'enrol'],
  ])('is no call of its own: %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it.each([
    ['raclette evening at the cheese shop', '$42 with a glass of wine. fri 5 dec 7pm. 16 seats.'],
    ['Käseabend im Käseladen', 'Fr 5.12., 19 Uhr, 39 € mit Wein, 16 Plätze'],
    ['Knit night at the yarn shop', '£12 with cake, Weds 3 Dec, 7pm'],
  ])('a seat is booked for a paid evening at a shop: %s', (title, copy) => {
    expect(['book', 'reserve', 'tickets']).toContain(intentFor(title, copy));
  });

  it('tacos at a truck are fetched, not reserved', () => {
    const copy = '3 tacos $11. Find the yellow truck on 5th & Alder, 11am until we sell out.';
    expect(intentFor('Taco Tuesday all week long', copy)).toBe('visit');
  });
});

describe('goods beside what else is done with them', () => {
  it.each([
    ['wooden toys & puzzles, 20% off til xmas', '', '', '', 'buy'],
    ['Houten speelgoed en puzzels, 20% korting', '', '', '', 'buy'],
    ['Puzzles for grown-ups', '1000 pieces, £16', '', '', 'buy'],
    ['Pool chemicals and robots', '15% off', '', '', 'buy'],
    ['Merge gems - a puzzle game', 'Play free in your browser', '', '', 'play'],
    [
      'Sleep on it for 100 nights',
      'Hybrid mattress, from $599',
      'online sales',
      'mention free removal of your old mattress',
      'buy',
    ],
    ['Fridges from £249', '', '', 'mention free delivery and removal of the old one', 'buy'],
    ['浴衣レンタル', '花火大会の日は夜9時返却', '花火大会の予約', '', 'book'],
    ['Farm eggs €3.50 a dozen', 'Honesty box at the gate.', '', '', 'visit'],
  ])('%s: %s', (title, copy, goals, instructions, intent) => {
    expect(intentFor(title, copy, goals, instructions)).toBe(intent);
  });
});

describe('trades told by their words', () => {
  it.each([
    ['Planning ahead is a kindness', 'Talk through your wishes with us, at home.', '', 'contact'],
    ['Sole trader accounts done for £25 a month', "Don't leave it til 31 January!", '', 'contact'],
    ['Warehouse pickers needed, night shift, £13.20/hr', '', '', 'apply'],
    ['Old tools wanted', 'We buy collections', '', 'contact'],
    ['Green pool?', '', 'weekly contracts', 'quote'],
    ['Old gold remade', 'Bring it in.', 'free 30 min design consult', 'appointment'],
    ['Mapambo ya harusi na maua', 'Kuanzia TSh 500,000', '', 'quote'],
    ['Оформление свадеб и цветы', 'От 30 000 ₽', '', 'quote'],
    ['የሰርግ ዲኮር እና አበባ', 'ከ25,000 ብር ጀምሮ።', '', 'quote'],
    ['Työajanseuranta rakennusfirmoille – kokeile 30 pv ilmaiseksi', 'Tunnit kännykällä.', '', 'start'],
    ['Õpi eesti keelt äpiga Sõnake', '5 minutit päevas', 'rohkem allalaadimisi', 'download'],
    ['Lär dig spanska med appen Ordet', '', 'fler nedladdningar', 'download'],
    ['vinterbadeklub har plads til 20 nye, 900 kr om året inkl sauna', '', '', 'sign-up'],
    ['Natklub åbner på fredag', '', '', 'tickets'],
    ['Partio alkaa! 7–9-vuotiaat sudenpennut', 'Ensimmäinen kerta ilmainen', '', 'sign-up'],
  ])('%s: %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});
