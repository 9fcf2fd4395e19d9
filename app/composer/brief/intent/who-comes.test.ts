import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' }).intent;

describe('what is taught to one at a time, and who is looked for', () => {
  it.each([
    ['Driving lessons automatic', '', 'fill weekday daytime slots', 'book'],
    ['GCSE Maths tutor, Zoom or Reading area', 'Ex-examiner, £32/hr. First half hour free', '', 'book'],
    ['Piano teacher at your home', '£20 for 30 mins, all ages, Cardiff', '', 'book'],
    ['Korepetycje z chemii', 'Matura, 80 zł/h, online lub u mnie', '', 'book'],
    ['Cours particuliers de piano', '25 € l’heure, à domicile, Nantes', '', 'book'],
    ['Репетитор по английскому', 'Подготовка к ЕГЭ, 1200 ₽/час, онлайн', '', 'book'],
    ['Spanish evening course', '10 weeks from 6 October, £140', '', 'enrol'],
    ['Maths tuition centre', '£60 a month, starts September', 'enrolments', 'enrol'],
    ['Wanted: trumpets', 'Brighouse youth band, Tuesdays 7pm, all standards', '', 'sign-up'],
    ['Wanted: bass player', 'Covers band, Stockport, gigs booked, own gear', '', 'sign-up'],
    ['Bassist gesucht', 'Rockband, Proben donnerstags', '', 'sign-up'],
    ['Gezocht: tenoren', 'Kamerkoor, repetitie op dinsdag', '', 'sign-up'],
    ['Auditions for Oliver!', 'Open to all, Sunday 3pm, St John’s Hall', '', 'sign-up'],
    ['Youth orchestra auditions', 'Sunday 14 September', '', 'sign-up'],
    ['Wanted: bar staff', 'Rugby club, weekends, £12 an hour', '', 'apply'],
    ['Chef wanted', 'Full time, the rugby club kitchen', '', 'apply'],
    ['Barn finds wanted', 'Classic motorcycles, any state. Cash', '', 'contact'],
    ['Part-time bookkeeper wanted, Truro', '16 hrs/week, CV to hello@tidy.example', '', 'apply'],
    ['Nachmieter gesucht', '2 Zimmer, 58 m², 640 € warm, Leipzig', '', 'view'],
    ['Gezocht: pleeggezinnen', 'Voor een weekend of langer', '', 'contact'],
    ['Barber chair to rent', 'Busy shop in Stokes Croft, £120 per week', 'get a barber in', 'contact'],
    ['Tattoo booth to rent', 'Walk-in studio, Deptford. £200 a week', '', 'contact'],
    ['Little Sprouts forest kindy', 'Muddy boots, 3-5 yrs', 'book a tour', 'book'],
    ['Bumblebees nursery', 'Spaces for September', 'book a visit', 'appointment'],
    ['Brewery tour', 'Three tastings, £18', 'book a tour', 'book'],
  ])('%s: %s (%s): %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('what is signed', () => {
  it.each([
    ['Save Thornbury Library - sign our petition', 'Council votes 3 July', 'signatures'],
    ['Stop the quarry!', '3,000 names so far. Add your name', 'signatures by Friday'],
    ['Rettet das Freibad!', 'Unterschreibt unsere Petition bis 30. Juni', ''],
    ['Salvemos el mercado', 'Ya somos 4.000. Recogida de firmas en la plaza', ''],
  ])('%s: %s (%s)', (title, copy, goals) => {
    expect(intentFor(title, copy, goals)).toBe('sign');
  });

  it.each([
    ['E-signatures for builders', 'Contracts signed on the phone, 14 days free', 'trials'],
    ['Cocktails signatures', 'Bar Le Zinc, 18h-2h', ''],
    ['Personalised mugs', 'Add your name, £9', ''],
  ])('%s: %s (%s) is no petition', (title, copy, goals) => {
    expect(intentFor(title, copy, goals)).not.toBe('sign');
  });
});

describe('where it is done', () => {
  it.each([
    ['Computer running slow?', 'Bring it in to Byte Me Repairs. Open Tue-Sat.', 'walk-ins', 'visit'],
    ['Watch batteries & clock repairs while u wait', '', '', 'visit'],
    ['Schuhe besohlen', 'Während Sie warten, Passage am Dom', '', 'visit'],
    ['Christmas trees', 'Choose yours in the field from 29 Nov. Brook Farm', '', 'visit'],
    ['Model railways', 'OO, N and O gauge. 14 Dock Street', '', 'visit'],
    ['Lifeboat day', 'Harbour, Sunday 10-4. Stalls, rescue display', '', 'visit'],
    ['Give blood', 'Wednesday 18 March, 2pm-7pm', '', 'donate'],
    ['Daruj krv – Crveni križ', 'Akcija u srijedu 18. ožujka od 8 do 13 h', '', 'visit'],
    ['Parcels to Zimbabwe', 'Trailer leaves every Friday. We collect in Hillbrow', '', 'quote'],
    ['Parcels & groceries to Zimbabwe', 'R45 per kg, we collect in Hillbrow & Midrand', '', 'book'],
    ['24hr locksmith Cork city', 'There in 30 mins. €80 daytime', '', 'call'],
    ['24h vet Bristol', 'All year', '', 'call'],
    ['Payroll software for cafés', 'Done in 10 mins. 30 days free', 'trial signups', 'sign-up'],
    ['Sunday lunch, two courses £19.50', 'Roast beef at The Plough. Booking advised!', 'tables', 'table'],
    ['Garage to office', 'Plans included', '', 'quote'],
    ['Loft to bedroom in 6 weeks', 'Stairs, Velux, building regs', '', 'quote'],
    ['Garage to let', '£60 a month', '', 'view'],
    ['Wheelie bins cleaned £4 each', 'same day as your bin day', '', 'book'],
    ['Nagrobki granitowe', 'Projekt i wycena bezpłatnie', 'zamówienia przed 1 listopada', 'quote'],
    ['Dusun Durian - makan sepuasnya RM45', 'Raub', 'ramai keluarga datang', 'visit'],
    ['צילום בר מצווה בכותל', '', '', 'book'],
    ['Kom proefrijden op de nieuwe e-bikes', 'Fietsplein Ede', '', 'test-ride'],
  ])('%s: %s (%s): %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('what is made known, let and fetched', () => {
  it.each([
    ['Road closed for resurfacing', 'Mill Lane, 4-8 May, buses diverted', 'learn'],
    ['Your bin day is changing', 'From 1 April, blue bins on Wednesdays', 'learn'],
    ['Przerwa w dostawie wody', 'Ul. Lipowa, wtorek 9-13', 'learn'],
    ['断水のお知らせ', '5月7日 9時〜12時', 'learn'],
    ['Pub to let', 'Tied, four rooms. The Ship, Blyth', 'view'],
    ['Kneipe zu verpachten', 'Eckkneipe mit Saal, Herne', 'view'],
    ['Tide times, free, no ads', 'On your phone. Works offline', 'download'],
    ['Hop, frog, hop', 'Free for iPhone and Android, 90 ponds', 'download'],
    ['Drains blocked?', '24 hours, no call out charge, £79', 'call'],
    ['Rohr verstopft?', '24h, Köln und Umland', 'call'],
    ['Hungry?', 'Open 24 hours, by the station', 'visit'],
    ['Room on the sofa?', 'Three old greyhounds hoping for homes', 'contact'],
    ['Tailleur de pierre', 'Cheminées, fontaines, restauration', 'quote'],
    ['Hľadáme tanečníkov do folklórneho súboru', 'Nácviky utorok a štvrtok', 'sign-up'],
  ])('%s: %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});
