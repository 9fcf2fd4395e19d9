import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '', instructions = '') =>
  readBrief({ title, adCopy, saleGoals, instructions }).intent;

describe('what goals say beside the trade', () => {
  it.each([
    ['Chimney sweep Bodmin', 'jobs for the autumn', 'quote'],
    ['Boiler servicing £80', 'october jobs', 'book'],
    ['Heizungsbauer gesucht', 'jobs besetzen', 'apply'],
    ['Bakery on Mill Street', 'fill two jobs before xmas', 'apply'],
    ['Your carpets, like the day you bought them', 'summer bookings', 'book'],
    ['Half price highlights with Mo', 'new clients for her', 'book'],
    ['Half price umbrellas', 'clear the stockroom', 'buy'],
    ['Maize maze at Brook Farm', 'families on saturdays', 'visit'],
    ['Neue Single: Nachtbus', 'Streams', 'listen'],
    ['Uusi podcast: Sataman tarinat', 'kuuntelijoita ja tilaajia', 'listen'],
    ['Fly fishing on quiet trout streams', 'regulars', 'visit'],
  ])('%s (%s): %s', (title, goals, intent) => {
    expect(intentFor(title, '', goals)).toBe(intent);
  });

  it('orders nothing that is only to be in the picture', () => {
    expect(intentFor('Corn maze at Brook Farm', '', '', 'autumn colours, cider doughnuts')).toBe('visit');
  });
});

describe('a vote, a notice, a gift, an app', () => {
  it.each([
    ['Vote Moira Dunne for Ward 3', 'Polling Friday 7am to 10pm', 'vote'],
    ['Yes on Measure D for our parks', 'Election day is May 6', 'vote'],
    ['Stimmt für unseren Spielplatz ab', 'Bis 30.11. online', 'vote'],
    ['Bahçemize oy verin', '30 Kasım’a kadar', 'vote'],
    ['Zagłosuj na nasze podwórko', 'Do 30 września', 'vote'],
    ['Name our new ferry', 'Vote online until 1 March. Port of Cromarty', 'vote'],
    ['Wir sind nominiert!', 'Stimmt für Café Lotte beim Stadtpreis ab, bis 30. Juni', 'vote'],
    ['Rösta på vår lekplats', 'Omröstningen stänger 12 maj', 'vote'],
    ['Vote Aoife Brennock No.1', 'Polling Friday 7am to 10pm', 'vote'],
    ['Voted best pizza in town', 'Wood fired, from $12', 'order'],
    ['Best pizza by public vote', 'Wood fired, from $12', 'order'],
    ['우리 놀이터에 투표', '11월 30일까지', 'vote'],
    ['一室一厅出租 2600/月', '精装修', 'view'],
    ['Neue Biotonnen ab 1. April – Stadtwerke Lünen', 'Bitte keine Plastiktüten.', 'learn'],
    ['Swim lessons, Springfield City Council', 'From 1 April', 'enrol'],
    ['Keep a boy in school', 'N5,000 buys one boy a uniform', 'donate'],
    ['Guitar lessons', '£20 gets you the first lesson', 'enrol'],
    ['Trova parcheggio in 2 minuti', 'App gratuita per Android e iPhone.', 'download'],
    ['Phone repairs in Leeds', 'iPhone and Android, screens and batteries', 'quote'],
    ['App-Entwicklung für iOS und Android', 'Wir bauen Apps für iOS und Android.', 'quote'],
  ])('%s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

it('asks for votes where goals do', () => {
  expect(intentFor('Best chippy in town?', 'Voting closes Fri 30 May.', 'get votes')).toBe('vote');
  expect(intentFor('Wir haben gewonnen', 'Café Lotte, täglich 9-18 Uhr', 'Gäste')).toBe('visit');
});

describe('what is shown on a channel, given away, asked for', () => {
  it.each([
    ['Learn Welsh songs with Nain', 'New video every Tuesday on YouTube', 'follow'],
    ['Koken met oma Riet', 'Elke zondag een nieuw recept op YouTube', 'follow'],
    ['قناة طبخ أم خالد', 'وصفة جديدة كل جمعة على يوتيوب', 'follow'],
    ['Guitar lessons in Leeds', '£25 an hour. Free taster videos on YouTube', 'book'],
    ['Seven days with Pastor Obi', 'From 5pm, 10-16 August. Also live on YouTube', 'visit'],
    ['Got a coat you never wear?', 'Drop it at any of our 6 collection points in Leeds', 'visit'],
    ["We're collecting school shoes", 'Clean pairs until 20 August. Little Steps Appeal', 'donate'],
    ['Alte Brillen im Schrank?', 'Wir sammeln Brillen für Kliniken', 'donate'],
    ['Winter coats from £40', 'Order online, free from our collection points', 'order'],
    ['Scan day: bring your letters', 'We digitise up to 20 for free. Sat 14 March 10-3', 'visit'],
    ['Free Bible study & dinner', '', 'visit'],
    ['Terrace dinner', 'Three courses €45', 'table'],
    ['Sunday dinner for anyone', 'Trinity Hall, 1pm, just come', 'visit'],
    ['Could you be the sofa?', 'Foster a retired greyhound for 8 weeks', 'contact'],
  ])('%s: %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it.each([
    ['You dance, we carry the piano', 'Piano removals, nationwide', 'quote'],
    ['Kom je ook zingen?', 'Shantykoor zoekt bassen, dinsdag 20.00 uur', 'sign-up'],
    ['Centro de día para mayores', 'Fisioterapia y comida casera', 'contact'],
    ['Menos ruido, más casa', 'Ventanas de PVC, medición gratis', 'quote'],
    ['Clean plates only', 'Vegan buffet, £13 all you can eat', 'table'],
    ['Private dining room', 'Five courses, 65 per head', 'table'],
    ['Капучино за 99 ₽', 'Кофейня на Ленина, 5', 'visit'],
    ['Fiets stuk?', 'Klaar terwijl u wacht, Kerkstraat 8', 'visit'],
    ['500 flyers £39', 'A5 full colour, printed Monday', 'order'],
    ['Lost your keys again?', 'Bluetooth tags, pack of 4 £29.99', 'buy'],
    ['Wanted: your old Lego', 'By the kilo. We pay cash.', 'contact'],
    ['Still warm at 7am', 'Bagels boiled and baked on the premises', 'order'],
    ['Eat with your hands', 'Injera platters and coffee at your table. Closed Mondays', 'visit'],
    ['Blunt knives?', 'Drop off at the deli counter by Tuesday', 'visit'],
    ['Omas Kuchen', 'Mühlencafé, täglich 14-18 Uhr', 'visit'],
    ['Доставка роллов 24/7', 'Сет 990 ₽', 'order'],
    ['Sommardäck säljes', '4 500 kr', 'buy'],
    ['Samen eten, samen zingen', 'Elke vrijdag, €5, aanmelden niet nodig', 'visit'],
  ])('%s: %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it('books a table where goals say so, whatever is eaten', () => {
    expect(intentFor('Sundays are for roast', 'All the trimmings £17.95', 'table bookings')).toBe('table');
  });

  it('gives no money where goals refuse it', () => {
    expect(intentFor('Spare a tin for the food bank', 'Any shop in Ely', 'do not want cash')).not.toBe(
      'donate',
    );
  });
});

describe('who visits whom', () => {
  it.each([
    ['Your generator called', '5kVA solar + battery installed in 2 days', 'site visits', 'quote'],
    ['T2 renovado em Matosinhos', '78 m2, 285.000 €', 'visitas', 'view'],
    ['Plots in Kitengela', '50x100 from KSh 950,000', 'site visits', 'view'],
    ['Tile showroom in Ely', '', 'showroom visits', 'visit'],
    ['Brows by Bea', 'Walk-ins Mondays', 'more online bookings', 'book'],
    ['Brows by Bea', 'Walk-ins Mondays', 'fill mondays', 'visit'],
    ['Boka klippning 350 kr', 'Drop in måndagar', '', 'book'],
  ])('%s: %s (%s): %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });

  it('reads a refusal in its own line of instructions and goals', () => {
    expect(intentFor('Smile like you mean it', 'Invisible aligners', 'scan bookings', 'no drills')).toBe(
      'book',
    );
  });
});

describe('who is asked to sign up', () => {
  it.each([
    ['Hollow Wood Trail Run 12km', 'Sat 14 June, start 8:30. Entries £28 close 1 June. Soup after.'],
    ['Crosslauf am Waldsee, 12. Oktober', '5 und 10 km, Startgeld 12 €, danach Suppe'],
    ['Bieg leśny 10 km', 'Wpisowe 40 zł do 1 maja, start 10:00'],
    ['Fotowedstrijd Ons Dorp', 'Stuur je foto in en win een ballonvaart'],
    ['Photo contest: our valley', 'Send your best picture by 31 August and win a balloon flight'],
    ['Das Tierheim braucht Freiwillige', ''],
    ['Приюту нужны волонтёры', ''],
    ['Food bank needs volunteers on Saturdays', ''],
  ])('%s: %s', (title, copy) => {
    expect(intentFor(title, copy)).toBe('sign-up');
  });

  it('asks for gifts where nobody is to help: a blood donation, things, a free gift', () => {
    expect(intentFor('Приюту нужны корм и одеяла')).toBe('donate');
    expect(intentFor('Εθελοντική αιμοδοσία', 'Κυριακή 9:00–13:00, Δημοτικό Σχολείο')).toBe('donate');
  });
});

describe('what is lent, and what people come by for', () => {
  it.each([
    ['Lastenrad mieten in Köln', '', 'book'],
    ['Louer un vélo cargo à Lille', '', 'book'],
    ['Hyr lådcykel i Malmö', '', 'book'],
    ['Alquilar bicicletas en Cádiz', '', 'book'],
    ['Free microchipping for dogs', 'March 15, 8am to noon. First come, first served.', 'visit'],
    ['Hank’s smokehouse', 'Brisket and ribs, Thurs-Sun 11am till we sell out', 'visit'],
    ['らーめん 一番星 味噌 900円', '火曜定休。駐車場あり。', 'visit'],
    ['Dnes na čepu: třešňový speciál', '', 'visit'],
    ['Glossy nail bar', 'Walk-ins welcome or book online', 'visit'],
    ['Úniková hra Stará věž', '60 minut, 2–6 hráčů', 'book'],
    ['Gratis Impfaktion für Hunde', '8. März, 8-12 Uhr, Turnhalle', 'visit'],
    ['Evening with Pastor James', 'Fri 6 June 6pm, Grace Hall', 'visit'],
    ['Ile warte jest Twoje mieszkanie?', 'Bezpłatna wycena, biuro Dom', 'quote'],
    ['What is your home worth?', 'Free valuation. 9 sold in Whitby since June.', 'quote'],
  ])('%s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});
