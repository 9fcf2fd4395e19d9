import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

describe('what a brief asks its readers to do', () => {
  it.each([
    ['Men’s haircut 15 €', 'No appointment needed, Mon–Sat 9–18'],
    ['Herrenhaarschnitt 15 €', 'Ohne Termin, Mo–Sa 9–18 Uhr'],
    ['Taller mecánico: cambio de aceite 39 €', 'Sin cita previa de 8 a 14 h'],
    ['Coiffeur homme 18 €', 'Sans rendez-vous, du mardi au samedi'],
    ['Стрижка 500 ₽', 'Без записи, ежедневно'],
    ['カット 1500円', '予約不要、毎日営業'],
    ['عيادة أسنان', 'بدون موعد مسبق'],
    ['ตัดผม 150 บาท', 'ไม่ต้องจองล่วงหน้า'],
  ])('asks for a visit, not for a booking, where %s: %s', (title, adCopy) => {
    expect(readBrief({ title, adCopy }).intent).toBe('visit');
    expect(readBrief({ title, adCopy: '' }).intent).toBe('book');
  });

  it('asks to sign up for a run with a day and a price', () => {
    const adCopy = '5k or 10k, Sunday 14 September, Victoria Park\nEntry £12';
    expect(readBrief({ title: 'Charity run for the hospice', adCopy }).intent).toBe('sign-up');
  });

  it('asks for what a sentence of the copy opens with, where else it would only name the shop', () => {
    const title = 'City bikes, one month free';
    expect(readBrief({ title, adCopy: 'Sign up in the app before Sunday' }).intent).toBe('sign-up');
    expect(readBrief({ title, adCopy: 'No need to sign up for long' }).intent).toBe('buy');
  });
});

describe('a word that only looks like a deed', () => {
  it.each([
    ['Δωρεάν δοκιμαστικό μάθημα', 'Σχολή χορού στο Παγκράτι', 'enrol'],
    ['Θερινό σινεμά', 'Δωρεάν είσοδος, Παρασκευή 21:00', 'visit'],
    ['Δωρεά για το καταφύγιο', '5 € ταΐζουν έναν σκύλο', 'donate'],
    ['Matrimonio 45 €', 'Fotos de boda', 'contact'],
    ['Siivous', '45 €/tunti, kotitalousvähennys', 'quote'],
    ['ピアノ教室 生徒募集', '体験レッスン無料、月4回 7,000円', 'enrol'],
    ['美容師募集', '月給25万円〜', 'apply'],
    ['Chor sucht Tenöre', 'Probe dienstags 20 Uhr', 'sign-up'],
    ['Open evening', 'Thu 26 Sept 5.30pm, Hillcrest Academy', 'visit'],
  ])('asks for nothing it does not name: %s: %s', (title, adCopy, intent) => {
    expect(readBrief({ title, adCopy }).intent).toBe(intent);
  });
});

describe('goods by what is said of them', () => {
  it.each([
    ['$50 spa voucher for $35', 'Valid 12 months'],
    ['Gutschein für eine Massage', '60 Minuten, 55 €'],
    ['Bon cadeau pour un massage', '60 min, 55 €'],
    ['Le 2e pantalon à -50 %', 'Atelier Boussac, prêt-à-porter homme. Hors costumes.'],
  ])('are bought: %s: %s', (title, adCopy) => {
    expect(readBrief({ title, adCopy }).intent).toBe('buy');
  });

  it.each([
    ['The allotment society seeks new members', 'sign-up'],
    ['Menuisier recherche compagnon', 'apply'],
  ])('%s: who is sought is read from the word that seeks on', (title, intent) => {
    expect(readBrief({ title }).intent).toBe(intent);
  });
});

describe('what a brief says of how its goods come', () => {
  it.each([
    ['Doner kebab menu with fries', 'Large salad box £6.90', 'order'],
    ['Zestaw sushi 48 szt. za 99 zł', 'Tylko odbiór osobisty', 'order'],
    ['Medovník celý', '420 Kč', 'order'],
    ['Galettes au fromage', "3,50 € l'une, samedi 10-13 h, Place du Marché", 'visit'],
    ['Crochet kits for absolute beginners', '£22', 'buy'],
    ['Night bus drivers needed', '£17.40/h, start in March', 'apply'],
    ['Večer vina', 'petak 17. listopada u 19:30, ulaznica 22 €', 'tickets'],
    ['Invisible aligners', 'Free first scan. Book by March 31.', 'book'],
  ])('%s: %s: is asked for', (title, adCopy, intent) => {
    expect(readBrief({ title, adCopy }).intent).toBe(intent);
  });

  it('makes no button of a noun that is written like a verb', () => {
    const adCopy = 'Visita no mesmo dia. Orçamento grátis. (21) 95555-0188';
    expect(
      readBrief({ title: 'Conserto de máquinas de lavar', adCopy }).lines.map(({ use }) => use),
    ).not.toContain('call');
  });
});

describe('what is only likely', () => {
  it('is asked for where the copy names the trade, whatever the title plays with', () => {
    const brief = { title: 'ابتسامة بيضاء في ساعة', adCopy: 'تبييض الأسنان 499 ريال بدل 800' };
    expect(readBrief(brief).intent).toBe('book');
  });

  it.each([
    ['A bench for Margaret', '£20 each and we are there'],
    ['Carpets like the day you bought them', '3 rooms £89'],
    ['Seals at low tide', 'Two hours in a small boat, £28'],
    ['Un banc pour le square', '20 € la planche'],
  ])('is not bought where a ware only stands in a slogan: %s: %s', (title, adCopy) => {
    expect(['book', 'contact', 'visit']).toContain(readBrief({ title, adCopy }).intent);
  });

  it.each([
    ['Sheepskin slippers', '£48'],
    ['Seville marmalade', '£5.50'],
    ['Moroccan rugs from the high Atlas villages', 'Was $480 now $299'],
    ['Soap cut by hand in a shed in Kent', '£4.50, 100 g'],
    ['Scented candles', ''],
    ['Sneaker Week', ''],
  ])('is asked for where a ware goes by its name or its terms: %s: %s', (title, adCopy) => {
    expect(readBrief({ title, adCopy }).intent).toBe('buy');
  });
});

describe('what a brief gives no sign of', () => {
  it.each([
    ['Pottery seconds sale', 'Slightly wonky. Sat 29 Nov, 10-3, Unit 4, the old yard.', 'visit'],
    ['Glühweinstand am Rathaus', 'Täglich 16–21 Uhr bis 23. Dezember. Tasse 4 €, Pfand 3 €.', 'visit'],
    ['Castañas asadas', 'Cucurucho 3 €. Plaza Mayor, todas las tardes.', 'visit'],
    ['焼き芋の移動販売', '1本400円。毎週土曜15時から駅前広場。', 'visit'],
    ['Maronen vom Grill', '100 g 3,50 €. Freitag bis Sonntag auf dem Marktplatz.', 'visit'],
    ['Galettes-saucisse ce samedi', "3,50 € l'une. Place du Marché dès 11 h.", 'visit'],
    ['Nachhilfe gesucht? Mathe bis zum Abi', 'Einzelstunde 28 €.', 'book'],
    ['Kunstgras laten leggen', 'Vanaf € 29 per m² incl. btw en aanleg.', 'quote'],
    ['Tül perde dikimi', 'Metresi 180 TL, ücretsiz ölçü', 'quote'],
    ['Ex-rental campervans', 'VW California from £38,950 + VAT. Viewing Mon–Sat.', 'view'],
    ['Mattopesu kotiovelta', '9 €/m², nouto ja palautus 15 €.', 'quote'],
    ['Soy candles hand poured in Kent', 'Buy any 3, cheapest free. Ends midnight Sunday.', 'buy'],
    ['Farm shop Christmas geese', '£16/kg. Order by 10 December.', 'order'],
    ['Flyttstäd med garanti', 'Från 1 490 kr. Boka på glansstad.example', 'book'],
    ['Week-end romantique en Dordogne', '2 nuits 195 €, hors vacances scolaires', 'book'],
    ['Weihnachtsbäume selbst schlagen', '22 € pro Meter, jedes Wochenende 10–16 Uhr', 'visit'],
    ['Refurbished laptops for students', 'From £179 with a year’s warranty.', 'buy'],
    ['Soirée jeux de société', 'Chaque vendredi 19 h 30, 200 jeux.', 'visit'],
    ['Hedgehog houses', 'Cedar, £38 with bedding straw.', 'buy'],
    ['Hedgehog houses, from £38', '', 'buy'],
    ['Locaux de stockage', 'De 1 à 20 m², accès 24h/24.', 'quote'],
  ])('it does not ask for: %s: %s', (title, adCopy, intent) => {
    expect(readBrief({ title, adCopy }).intent).toBe(intent);
  });

  it('reads no wish in a town behind the name of the sender', () => {
    const brief = { title: 'Rempaillage de chaises', adCopy: 'Devis sur photo.' };
    expect(readBrief({ ...brief, instructions: 'Atelier Jonc & Paille, Tours' }).intent).toBe('quote');
  });
});

describe('who is sought', () => {
  it.each([
    ['Koor zoekt tenoren', 'Repetitie dinsdagavond', 'sign-up'],
    ['Kinder gesucht: Fußball-AG', 'donnerstags 15 Uhr', 'sign-up'],
    ['Krabbelgruppe sucht Verstärkung', 'mittwochs 9.30 Uhr', 'sign-up'],
    ['Musikschule sucht Klavierlehrer', '10 Stunden pro Woche', 'apply'],
    ['École de danse recherche professeur', 'Mercredi après-midi', 'apply'],
  ])('%s: a club has members, a school employs', (title, adCopy, intent) => {
    expect(readBrief({ title, adCopy }).intent).toBe(intent);
  });
});

describe('goods that are sent', () => {
  it('are bought, whatever they are called after', () => {
    expect(readBrief({ title: 'Nail wraps', adCopy: '£6 a sheet, postage £1.50' }).intent).toBe('buy');
    expect(readBrief({ title: 'Nail bar', adCopy: 'Gel £28' }).intent).toBe('book');
  });

  it('are bought or ordered by weight, where the shop for them would be visited', () => {
    const adCopy = '250 جم بـ 45 ريال، توصيل مجاني';
    expect(['buy', 'order']).toContain(readBrief({ title: 'قهوة مختصة محمصة طازجة', adCopy }).intent);
  });
});

describe('rooms to let', () => {
  it.each([
    ['Kiralık dükkan Kadıköy', '45 m², 32.000 TL', 'view'],
    ["Chambre à louer chez l'habitant", '380 € charges comprises', 'view'],
    ['Workshop to rent', '£240 per month', 'view'],
    ['Kiralık bisiklet', 'günlük 200 TL', 'book'],
  ])('%s: are looked at, things are booked', (title, adCopy, intent) => {
    expect(readBrief({ title, adCopy }).intent).toBe(intent);
  });
});

it('asks to come by, not to book, where a grinder stands in the square each week', () => {
  const adCopy = 'Ogni mercoledì in piazza, coltelli 4 €';
  expect(readBrief({ title: 'Arrotino', adCopy }).intent).toBe('visit');
});

it('asks for a gift where a title opens with the word for it', () => {
  expect(readBrief({ title: 'Donate your old bike', adCopy: 'Drop off Saturdays 10–1' }).intent).toBe(
    'donate',
  );
});

it('asks those who would take over a shop, or a puppy, to get in touch', () => {
  expect(readBrief({ title: 'Traspaso bar en Gràcia', adCopy: '35 000 €' }).intent).toBe('contact');
  expect(readBrief({ title: 'Щенки корги', adCopy: 'Привиты, 45 000 ₽' }).intent).toBe('contact');
});

it('reads no beginning of an English word in another language: "condo" is no "condominio"', () => {
  expect(readBrief({ title: 'Torneo di condominio', adCopy: 'Sabato in cortile' }).intent).not.toBe('view');
});

it.each([
  ['Il tuo divano torna nuovo', 'da 250 €'],
  ['Who gets the house?', 'Wills from £150, written at your kitchen table.'],
])('asks for a quote where a trade it does not know has prices from so much on: %s: %s', (title, adCopy) => {
  expect(readBrief({ title, adCopy }).intent).toBe('quote');
});

describe('what neither trade nor thing tell', () => {
  it.each([
    ['Harpsichord voicing', '£85 a visit, Norfolk and Suffolk', 'book'],
    ['כיוון פסנתרים', '350 ₪ כולל נסיעה', 'book'],
    ['Impagliatore di sedie', '45 € a seduta', 'book'],
    ['Bagpipes at weddings', 'Ceremony £180', 'book'],
    ['Kapela weselna', '3500 zł za noc', 'book'],
    ['Dowsing', '40 years in the trade', 'contact'],
    ['Grabgestaltung und Dauergrabpflege', '', 'contact'],
    ['Owl evening in the old barn', 'Friday 7 November, £15', 'reserve'],
    ['Kräftskiva på bryggan', '16 augusti, 395 kr', 'reserve'],
    ['Scherenschleifer kommt', 'Mittwoch 10–12 Uhr, Dorfplatz, Messer 5 €', 'visit'],
    ['அப்பளம்', '500 கிராம் ₹90', 'buy'],
    ['Hedgelaying', '£14 a metre, November to March', 'quote'],
    ['अनजान काम', '₹900 से', 'quote'],
    ['Medlar cheese', '£6.50, goes with anything blue', 'buy'],
    ['Brânză de burduf', '45 lei/kg', 'buy'],
    ['Ruta de setas con guía', 'Sábado 8 de noviembre, 20 €', 'reserve'],
    ['Кукольный театр на дом', '5000 ₽', 'book'],
    ['Amolador', 'facas 3 €, terças no mercado', 'visit'],
    ['Bryndza z salaša', '1 kg 12 €', 'buy'],
    ['Takaró és párna kiárusítás', '30% kedvezmény szombaton', 'buy'],
  ])('is told by day, price and measure: %s: %s', (title, adCopy, intent) => {
    expect(readBrief({ title, adCopy }).intent).toBe(intent);
  });

  it('is never something to find out more about', () => {
    for (const title of ['Toad patrol', 'Wool carding mill', 'Shorthand', 'Stubenmusik', 'Kaminkrėtys'])
      expect(readBrief({ title }).intent).not.toBe('learn');
  });
});

describe('what is told beside the name', () => {
  it.each([
    ['Static caravan near Filey', '3 bed, £24,950', 'view'],
    ['Static caravan near Filey', 'Sleeps 6, £90 a night', 'book'],
    ["Lefty's Vinyl", 'New and used records, open till 8 Thursdays', 'visit'],
    ['Punk night', 'Fri 13th, £8 on the door', 'visit'],
    ['Kids eat free this half term', 'With any adult main, The Plough', 'table'],
    ['Cyklar köpes', 'Även trasiga, hämtas gratis', 'contact'],
    ['حفر آبار', 'بالمتر 120 ريال', 'quote'],
    ['Schuhmacher am Markt', 'Absätze 12 €, in einer Stunde fertig', 'visit'],
  ])('tells what to do: %s: %s', (title, adCopy, intent) => {
    expect(readBrief({ title, adCopy }).intent).toBe(intent);
  });
});

describe('what the copy says is arranged beforehand', () => {
  it.each([
    ['Accordeonreparatie', 'gratis prijsopgave'],
    ['Reparación de acordeones', 'Presupuesto en dos días'],
    ['Naprawa maszyn do szycia', 'wycena gratis'],
    ['Uhrenreparatur', 'Kostenvoranschlag kostenlos'],
    ['Šivanje zavjesa', 'besplatna procjena'],
    ['Opravy slaměných židlí', 'od 800 Kč'],
  ])('%s: %s: a price is asked for, though its trade would be booked', (title, adCopy) => {
    expect(readBrief({ title, adCopy }).intent).toBe('quote');
  });

  it.each([
    ['Obed', '6,90 €, rezervácia stola'],
    ['Pranzo della domenica', '25 €, prenotazione del tavolo consigliata'],
  ])('%s: %s: a table is booked, food is not ordered', (title, adCopy) => {
    expect(readBrief({ title, adCopy }).intent).toBe('table');
  });

  it('reads no table to eat at in that of a flea market', () => {
    const brief = { title: 'Flohmarkt', adCopy: 'Tisch reservieren 8 €, Sonntag 9 Uhr' };
    expect(readBrief(brief).intent).not.toBe('table');
  });

  it('offers no viewing of what has a price and an appointment to talk it over', () => {
    const brief = { title: '웨딩 부케 맞춤 제작', adCopy: '8만원부터, 상담 예약' };
    expect(['book', 'contact', 'quote', 'order']).toContain(readBrief(brief).intent);
    const rings = { title: 'Eheringe', adCopy: 'ab 900 €, Beratung nach Termin' };
    expect(['book', 'contact', 'quote', 'buy']).toContain(readBrief(rings).intent);
  });
});

describe('a name no list knows, with a price and nothing more', () => {
  it.each([
    ['Tervasaippua', '7 €'],
    ['Medlar cheese', '£6.50, goes with anything blue'],
  ])('is ordered where the price is too small for work: %s: %s', (title, adCopy) => {
    expect(['order', 'buy']).toContain(readBrief({ title, adCopy }).intent);
  });

  it('leads to a question where it may be a ware or a piece of work', () => {
    const sticks = { title: 'Blackthorn thumbsticks', adCopy: '£35, two left' };
    expect(readBrief(sticks).intent).toBe('contact');
    const visits = {
      title: 'Harpsichord voicing and regulation',
      adCopy: '£85 a visit, Norfolk and Suffolk',
    };
    expect(readBrief(visits).intent).toBe('book');
  });
});
