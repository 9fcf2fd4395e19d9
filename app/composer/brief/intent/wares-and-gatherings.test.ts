import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import type { Brief } from '../../design/ad-design.ts';
import { readBrief } from '../read-brief.ts';

const intentOf = (brief: Brief) => readBrief(brief).intent;
const buttonOf = (title: string, adCopy: string) => writeCopy(readBrief({ title, adCopy })).copy.callToAction;

describe('goods are bought, however long they run or however soon they are ready', () => {
  it.each<Brief>([
    { title: 'Wireless earbuds', adCopy: '8 hours battery, fits in a pocket. £59' },
    { title: 'Powerbank 20.000 mAh', adCopy: '3 Tage Akku. 29,90 €' },
    { title: 'Casque sans fil', adCopy: '35 heures d’autonomie, 89 €' },
    { title: 'LED lantern', adCopy: '12 hours of light, $24' },
    { title: 'Beginner microscope', adCopy: 'See the life in a drop. Ready in 5 minutes, £89' },
    { title: 'Inflatable canoe', adCopy: '14 kg, ready in 6 minutes, €389 with two paddles' },
    { title: 'Silla gaming -20 %', adCopy: 'Desde 129 €, envío gratis' },
    { title: 'Chaise gaming', adCopy: '149 €, livraison offerte' },
    { title: 'Wedding rings', adCopy: 'From £400. Free engraving' },
    { title: 'Road running shoe launch', adCopy: 'The new Gale 2, 212 g, £110' },
    { title: 'Pranchas de surf para crianças', adCopy: 'Prancha e leash por 199 €' },
    { title: 'endlich rhabarber!! ab samstag frisch vom feld, kilo 6,50' },
  ])('%j', (brief) => {
    expect(intentOf(brief)).toMatch(/^(?:buy|order|visit)$/u);
  });

  it.each<[Brief, string]>([
    [{ title: 'SUP-Verleih am See', adCopy: '15 € die Stunde' }, 'book'],
    [{ title: 'Kayak tour', adCopy: '3 hours, £45 per person' }, 'book'],
    [{ title: 'Boxing class', adCopy: '45 minutes, $20' }, 'enrol'],
  ])('what takes its time for those who come is none: %j', (brief, intent) => {
    expect(intentOf(brief)).toBe(intent);
  });
});

describe('goods, whatever else their briefs sound like', () => {
  it.each<[Brief, string]>([
    [{ title: 'Guppy restock thurs', adCopy: 'Cobra, moscow, mosaic. From $9' }, 'buy'],
    [{ title: 'end of season bikes & scooters must go', adCopy: '125cc from £1,999' }, 'buy'],
    [
      { title: 'cots, toys, baby clothes 0-12m - all cleaned & checked', adCopy: 'Unit 2 Hill Arcade' },
      'visit',
    ],
    [{ title: 'solar garden lights 6 pk', adCopy: 'No wires. $29.99 was $44.99' }, 'buy'],
    [
      {
        title: 'Your first triathlon deserves better than those shoes',
        adCopy: "25% off last season's models",
      },
      'buy',
    ],
    [{ title: 'We buy + sell guitars', adCopy: '40 in stock. Open Tue–Sat, 12 Mill Street' }, 'visit'],
    [{ title: 'Hand thrown mugs, made in Wales', adCopy: 'Next batch opens 1 May, 8am' }, 'buy'],
    [
      {
        title: 'ваши ноги скажут спасибо',
        adCopy: 'Валенки ручной катки\nВзрослые 3 900 ₽\nДоставка по России',
      },
      'order',
    ],
    [
      {
        title: '35mm film cameras, tested, with a roll of film inside',
        adCopy: 'From $90. Six-month guarantee',
      },
      'buy',
    ],
    [{ title: 'paddleboards, pump and bag included', adCopy: '$349 instead of 499' }, 'buy'],
    [{ title: '名入れボールペン', adCopy: '6,600円(税込)\n3月10日までのご注文' }, 'order'],
    [
      {
        title: 'Camper vans converted by a joiner',
        adCopy: '2 left. From £38,500',
        saleGoals: 'viewings booked',
      },
      'view',
    ],
    [{ title: "Sleep like it's Saturday", adCopy: '100 nights to try it. Was $799, now $499' }, 'buy'],
    [{ title: 'A used upright, tuned and delivered — from €1,250' }, 'buy'],
    [{ title: 'Scouts xmas trees', adCopy: '5ft £35 6ft £45. We deliver!' }, 'buy'],
    [{ title: 'KICKSTARTER LIVE: Isle of Foxes, a 2-4 player game', adCopy: 'back it for $29' }, 'buy'],
    // A bench, a sofa or a piano the reader has is worked on.
    [{ title: 'Il tuo divano torna nuovo', adCopy: 'da 250 €' }, 'quote'],
  ])('%j: %s', (brief, intent) => {
    expect(intentOf(brief)).toBe(intent);
  });
});

describe('what is asked for in plain words', () => {
  it.each<[Brief, string]>([
    [{ title: 'POOL GUARDS WANTED $16/HR', instructions: 'apply at the front desk' }, 'apply'],
    [{ title: 'Scholarships for first year students', adCopy: 'Apply by 31 July' }, 'apply'],
    [{ title: 'Beca para músicos jóvenes', adCopy: 'Hasta el 30 de abril' }, 'apply'],
    [{ title: 'Jobmesse Lippe', adCopy: 'Samstag 14. März, 10–16 Uhr, Stadthalle' }, 'visit'],
    [{ title: 'Feria de empleo', adCopy: '12 de mayo, de 10 a 14 h. Trae tu currículum' }, 'visit'],
    [
      { title: 'Gastfamilien gesucht', adCopy: 'Infoabend am 3. Juni, 19 Uhr. Anmeldung nicht nötig' },
      'visit',
    ],
    [{ title: 'ADOPTION DAY!! all fees waived', saleGoals: 'homes for 30 cats' }, 'visit'],
    [
      {
        title: 'Adoptuj starszego kota',
        adCopy: 'Dzień otwarty w schronisku: sobota 6 września, 11–15',
        saleGoals: 'adopcje i wolontariusze',
      },
      'visit',
    ],
    [{ title: 'County Show jam contest', adCopy: 'Entries close 3 July. Blue ribbon and £50' }, 'sign-up'],
    [{ title: 'Malwettbewerb für Kinder', adCopy: 'Einsendeschluss 3. Mai' }, 'sign-up'],
    [{ title: 'Concours photo', adCopy: 'Date limite 30 juin' }, 'sign-up'],
    [{ title: 'Konkurs plastyczny', adCopy: 'Prace przyjmujemy do 15 maja' }, 'sign-up'],
    [{ title: '写真コンテスト', adCopy: '締切 9月30日' }, 'sign-up'],
    [{ title: 'Register to vote', adCopy: 'Deadline 5 October. No registration, no ballot.' }, 'sign-up'],
    [{ title: 'I built a boat, full video out now', saleGoals: 'views and subscribers' }, 'listen'],
    [{ title: 'Neuer Roman: Das Salz', adCopy: 'Taschenbuch 14 €, jetzt im Buchhandel' }, 'buy'],
    [{ title: 'SVG files for paper cutters', adCopy: '20 new files every month. £6/month' }, 'sign-up'],
    [{ title: 'Guest house winter deal', adCopy: 'Stay 3 nights, pay for 2. Breakfast included' }, 'book'],
    [
      {
        title: 'Flood season starts 1 May. Is your kit ready?',
        instructions: 'Brand: Lake Emergency Management',
      },
      'learn',
    ],
    [{ title: 'BURGER VAN IS BACK 3 for £12', instructions: 'by the pier from noon' }, 'visit'],
    [{ title: 'Sofaer – lagersalg', adCopy: 'Spar op til 40 %. 6.–8. marts, Havnegade 3' }, 'visit'],
    [{ title: 'Halloween at the mill', adCopy: 'Fri 30 Oct, doors 9pm. £10 early bird' }, 'tickets'],
    [{ title: 'What is your flat worth?', saleGoals: 'valuation bookings' }, 'appointment'],
    [{ title: 'Canvi de pantalla', adCopy: 'Tiquet 12 €, diumenge 8 de març, 13 h' }, 'tickets'],
    [{ title: 'Mini tractor demo day', adCopy: 'Thurs 10 April, Hill yard. Bring your boots' }, 'visit'],
    [{ title: 'Mansikat pellolta', adCopy: '5 kg 39 €\nTilaa tekstarilla: 040 555 0192' }, 'text'],
    [{ title: 'Friday 13th flash day. $90. first come first served', adCopy: 'Doors 10am' }, 'visit'],
    [{ title: 'Dětský den', adCopy: 'Sobota 31. května od 14 hodin\nVstupné dobrovolné' }, 'visit'],
    [{ title: 'Благодійний концерт', adCopy: '24 серпня, 18:00\nКвиток – 250 грн' }, 'tickets'],
    [{ title: 'seedling swap sat 10 may', adCopy: 'bring what you have too much of' }, 'visit'],
    [{ title: 'Kdy u vás byl naposled kominík?', adCopy: 'Revize komína 950 Kč. Zpráva na počkání' }, 'book'],
    [
      {
        title: 'In loving memory of Ann Lowe',
        adCopy: 'Friday 7 March, 2pm, Elm Gardens',
        instructions: 'donations to the lifeboats',
      },
      'visit',
    ],
    [{ title: '48h Hackathon: build a game', adCopy: '7–9 Nov, free, food provided' }, 'sign-up'],
    [{ title: 'Світло для лікарні', adCopy: 'Один генератор рятує операційну.\nДонат від 40 грн' }, 'donate'],
    [{ title: 'Lights out for sea birds', saleGoals: 'people sign pledge to switch off lights' }, 'sign'],
    [
      {
        title: 'Blunt knives are dangerous.',
        adCopy: 'Drop off by 10, pick up by 4. $7 a knife, 6th one free',
        instructions: 'at the saturday farmers market, stall by the gate',
      },
      'visit',
    ],
    [
      {
        title: 'Barrel sauna in your garden',
        adCopy: 'From $5,900 installed',
        saleGoals: 'leads for brochure',
      },
      'quote',
    ],
    [{ title: 'Frühjahrs-Check fürs Rad nur 45 €', adCopy: 'Bremsen, Schaltung, Licht' }, 'book'],
    [{ title: 'The Tin Whistles, wedding band', saleGoals: 'bookings, free song list download' }, 'book'],
    [{ title: 'Divorce without a fight', adCopy: 'Fixed-fee mediation, £900 each' }, 'contact'],
    [{ title: 'Left school? become a plumber', adCopy: '4 year apprenticeship\nApply by 30 May' }, 'apply'],
    [{ title: 'SAVE OUR POOL', adCopy: '2,104 of us have signed. Need 3,000.' }, 'sign'],
    [{ title: 'Operator koparki – praca od zaraz', adCopy: '35 zł/h brutto' }, 'apply'],
    [{ title: 'Torskefestivalen i bygda', adCopy: 'Lørdag 28. mars kl 10\nPåmelding 150 kr' }, 'sign-up'],
    [
      {
        title: 'Bir fidan da sen dik',
        adCopy: '11 Kasım, saat 11.11',
        saleGoals: 'gönüllü toplamak, gelemeyen 50 TL bağışlasın',
      },
      'sign-up',
    ],
    [{ title: 'Plek op onze kinderopvang', adCopy: 'Kom kijken op zaterdag 15 maart, 10–13 uur' }, 'visit'],
  ])('%j: %s', (brief, intent) => {
    expect(intentOf(brief)).toBe(intent);
  });
});

describe('the button of a day people gather', () => {
  it.each([
    ['Town meeting about the bypass', 'Tuesday 14 April, 7pm, Council Chamber', 'Join us'],
    ['Waldkonzert', 'Samstag 5. Juli, 19 Uhr, am See, Eintritt frei', 'Sei dabei'],
    ['Táncház', 'Június 5., 19 órától, Művelődési Ház', 'Gyere el te is'],
    ['Malwettbewerb für Kinder', 'Einsendeschluss 3. Mai', 'Jetzt mitmachen'],
    ['I built a boat, full video out now', '38 minutes, no talking', 'Watch now'],
    // A shop, a market and a bakery are there on other days too.
    ['Seconds sale at the pottery', 'Saturday 14 March, 10-4', 'Visit us'],
    [
      'Crumb & Co – now open Sundays',
      'Fresh sourdough from 8am. 14 Kirkgate. Sundays from 6 April',
      'Visit us',
    ],
  ])('%s: %s', (title, copy, button) => {
    expect(buttonOf(title, copy)).toBe(button);
  });

  it('says nothing of a work that is out', () => {
    expect(buttonOf('Neues Video: Ich baue ein Floß', 'jetzt online')).toBe('Jetzt ansehen');
  });
});
