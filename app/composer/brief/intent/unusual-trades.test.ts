import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '', instructions = '') =>
  readBrief({ title, adCopy, saleGoals, instructions }).intent;

describe('who looks for people, and what a house has for its guests', () => {
  it.each([
    ['Hospital radio needs presenters, Stoke', '', 'sign-up'],
    ['Village panto needs actors, Whitby', '', 'sign-up'],
    ['Night shelter needs cooks, Thursdays', '', 'sign-up'],
    ['Canal trust needs lock keepers for the summer', '', 'sign-up'],
    ['Talking newspaper needs readers, Hereford', '', 'sign-up'],
    ['Krankenhausradio sucht Moderatoren', '', 'sign-up'],
    ['Teatr amatorski szuka aktorów', '', 'sign-up'],
    ['Народный театр ищет актёров', '', 'sign-up'],
    ['Chorale d’entreprise cherche ténors', '', 'sign-up'],
    ['Restaurant needs drivers', '', 'apply'],
    ['Retro pinball bar seeks wizards', 'Local beers and toasties. Walk-ins fine.', 'visit'],
    ['Chip shop seeks hungry people', 'Haddock, curry sauce. Open till 10. No bookings.', 'visit'],
    ['Bar cerca golosi', 'Panini, birre locali, aperto fino a tardi.', 'visit'],
    ['Bistro seeks chef', 'Good pay, free meals.', 'apply'],
    ['Every wardrobe needs hangers', '', 'buy'],
    ['Retired teacher seeks room in Bath', '', 'contact'],
    ['Street choir seeks basses, any standard', '', 'sign-up'],
    ['Feed our foster hedgehogs: £4 buys a week', '', 'donate'],
    ['Your garden needs gardeners', '', 'quote'],
  ])('%s, %s: %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});

describe('what is joined, entered or taken every month', () => {
  it.each([
    ['Nippers registrations now open', 'U6-U14, Sunday mornings at Coolum. $140 first child.', '', 'sign-up'],
    ['Enrolments now open for 2026', 'Little Acorns kindergarten, Napier.', '', 'enrol'],
    ['Little Acorns nursery school now open', 'Elm Road, Napier', '', 'visit'],
    ['Сегодня открыта запись в хор мальчиков', '', '', 'sign-up'],
    ['Anmeldung zum Seifenkistenrennen läuft', 'Ab 8 Jahren, Start 6. Juli, kostenlos.', '', 'sign-up'],
    ['Day of code hackathon', 'Free for school teams. Registration ends 30 Sept.', '', 'sign-up'],
    ['Petition: save the Tuesday market', '1,200 names so far.', '', 'sign'],
    ['Petición: salvemos el mercado', '900 firmas.', '', 'sign'],
    ['Pétition : sauvons la ligne 12', '', '', 'sign'],
    ['Петиция: сохраним парк', '', '', 'sign'],
    ['Sign the petition: keep the 47 bus', 'The council meets 8 April.', '', 'sign'],
    ['The Gannet - your local paper is back, £3 a month', '', '', 'sign-up'],
    ['Die Dorfzeitung – 3 € im Monat', '', '', 'sign-up'],
    ['Le journal du canal, 4 € par mois', '', '', 'sign-up'],
    ['Hands up who wants a free compost bin', 'Short online workshop first.', '600 bins out', 'sign-up'],
    ['Watch a thatcher at work', '', 'youtube subscribers', 'follow'],
  ])('%s: %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });

  it('goes by the goals before it goes by what the ad shall look like', () => {
    const copy = '10 week beginner course from 13 September.';
    expect(intentFor('Roller derby intake', copy, 'twenty signups', 'loud, punk, pink')).toBe('sign-up');
  });
});

describe('what is done, gone on or taught, and not sold', () => {
  it.each([
    ['Wild garlic to sloe gin: foraging walks', 'Three hours in the Surrey Hills. £38.', '', 'book'],
    ['Gin to ginger beer: Bristol drinks tour', '2.5 hours, £45.', '', 'book'],
    ['Setas y miel: rutas guiadas por el bosque', 'Tres horas, 25 €.', '', 'book'],
    ['Fused glass bauble making', 'Sat 6 Dec, 10-12, £28 a head.', '', 'reserve'],
    ['Clock stopped? Horologist, 40 yrs at the bench', '', '', 'contact'],
    ['Reloj parado? Relojero con 40 años de oficio', '', '', 'quote'],
    ['Gele tying & bridal headgear artist, Port Harcourt', '', '', 'book'],
    ['Gas Safe registered engineers', '', '10 jobs a week', 'quote'],
    ['Umbrella mender, last one in Lancashire', '', '', 'quote'],
    ['Artist paints and easels', '', '', 'buy'],
    [
      'Chess coaching: from pawn to FIDE rated',
      'Summer batches, first class free.',
      '30 new students',
      'book',
    ],
    ['Executive coaching for first time CEOs', 'Six sessions, in confidence.', '', 'contact'],
    ['TAXIDERMY - deer, ducks, fish', 'Shoulder mounts from $550.', '', 'quote'],
    ['Office vending, healthy snacks', 'No rental, no hassle.', 'b2b leads', 'quote'],
    ['Desk fruit, delivered Mondays', 'No contract, no minimum.', 'b2b leads', 'contact'],
    ['Сауна на берегу, до 6 человек, 1800 р/час', '', '', 'book'],
    ['Сауна на берегу', '', '', 'visit'],
    ['Rémouleur à domicile, couteaux et tondeuses', '', '', 'contact'],
  ])('%s: %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('what is sold, and where people come', () => {
  it.each([
    ['Sugar shack open for the season', '', '', 'visit'],
    ['Cabane à sucre ouverte pour la saison', '', '', 'visit'],
    ['Розоварна - розово масло направо от производителя', '', 'продажби онлайн', 'buy'],
    ['Lavendelöl direkt vom Erzeuger', '', 'Onlineverkauf', 'buy'],
    ['Tomati- ja kurgitaimed, Räpina aiand, avatud E-L 9-18', '', '', 'visit'],
    ['மாடித்தோட்டம் அமைக்க கிட் ரூ.999', '', '', 'buy'],
    ['ఉచిత కంటి వైద్య శిబిరం - గుడివాడ', 'ఫిబ్రవరి 8 ఆదివారం', '', 'visit'],
    ['मुफ्त नेत्र जांच शिविर, सीकर', 'रविवार 9 फरवरी', '', 'visit'],
    ['Плетемо маскувальні сітки – приходьте допомогти', 'Щодня, школа №4, спортзал.', '', 'visit'],
    ['Konveksi kaos komunitas, min. 24 pcs', 'Mulai Rp 58.000/pcs.', 'order dari kampus, komunitas', 'order'],
    ['Tide times offline, free on iPhone and Android', '', '', 'download'],
  ])('%s: %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});
