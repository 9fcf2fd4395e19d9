import { describe, expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import { findSubjects } from './find-subjects.ts';

const shownFor = (language: string, brief: Omit<Brief, 'colors'>) =>
  findSubjects(brief, language).map(({ name }) => name);
const shown = (language: string, title: string, adCopy?: string) =>
  shownFor(language, { title, ...(adCopy ? { adCopy } : {}) });

describe('words in their nearer sense', () => {
  it.each([
    ['en', 'Analogue cameras, serviced', 'camera'],
    ['en', 'Riso prints of old harbours', 'framed-picture'],
    ['en', 'Bare-root fruit trees now in', 'tree'],
    ['en', 'Frozen dinners for long weeks', 'stew'],
    ['en', 'Take-home tubs, three flavours', 'ice-cream'],
    ['en', 'Summer powwow at the river', 'drum'],
    ['en', 'Youth dance crew wants members', 'sneaker'],
    ['en', 'AC tune-up before summer', 'air-conditioner'],
    ['en', 'Have you told them you want to be a donor?', 'heart'],
    ['en', 'Security guards wanted, night shift', 'shield'],
    ['cs', 'Palivové dřevo, suchý dub', 'logs'],
    ['da', 'Ovntørt brænde leveres', 'logs'],
    ['fi', 'Tuoreita mansikoita torilta', 'strawberry'],
    ['sv', 'Fruktträd på rea', 'tree'],
    ['ko', '거실용 화분 할인', 'plant'],
    ['vi', 'Túi cói thủ công', 'basket'],
    ['hu', 'Táncház péntekenként', 'folk-dancers'],
    ['hu', 'Fogászati asszisztens állás', 'tooth'],
    ['he', 'שרים ביחד על הדשא', 'musical-notes'],
    ['ja', '第10回 川町盆おどり', 'paper-lantern'],
    ['pl', 'Bezpłatna mammografia we wtorki', 'stethoscope'],
    ['nl', 'Egelopvang zoekt hulp', 'hedgehog'],
    ['nb', 'Lei av å måke?', 'snowflake'],
    ['pt', 'Loiça artesanal', 'dinner-plate'],
    ['uk', 'Збираємо на швидку', 'ambulance'],
    ['en', 'Couch to Pier 5k, all welcome', 'runner'],
    ['fr', 'Du canapé aux 5 km en dix semaines', 'runner'],
  ])('%s: %s', (language, title, lead) => {
    expect(shown(language, title)[0]).toBe(lead);
  });

  it('leave the couch that is sold', () => {
    expect(shown('en', 'Couch sale, 5 km from town')[0]).toBe('sofa');
  });

  it.each([
    ['sv', 'Trött på att skotta?', 'snowflake'],
    ['de', 'Keine Lust auf Schneeschippen?', 'snowflake'],
    ['en', 'Tired of ironing?', 'iron'],
    ['en', 'No more mowing', 'lawnmower'],
  ])('name the work one would be rid of, %s: %s', (language, title, lead) => {
    expect(shown(language, title)[0]).toBe(lead);
  });

  it('are no verb, condition or stall', () => {
    expect(shown('en', 'I paint tired wardrobes and sell them')).toEqual(['wardrobe']);
    expect(shown('en', 'Xmas market, 25 huts and carols')[0]).toBe('christmas-tree');
    expect(shownFor('en', { title: 'Kayaks half price', instructions: 'pickup only, text Ann' })[0]).toBe(
      'kayak',
    );
    expect(shown('en', 'OPEN AUDITIONS: Cabaret', 'Bring 2 songs + shoes you can dance in')).not.toContain(
      'sneaker',
    );
    expect(shown('zh-Hant', '牠們在等家', '貓咪領養日\n領養免費,需填問卷')[0]).toBe('cat-standing');
  });
});

describe('emoji', () => {
  it('tell which of several things a word names', () => {
    expect(shown('nl', 'Open dag op de boerderij 🐄')[0]).toBe('dairy-cow');
    expect(shown('el', 'ΕΘΕΛΟΝΤΕΣ ΓΙΑ ΤΙΣ ΧΕΛΩΝΕΣ 🐢')[0]).toBe('turtle');
    expect(shown('en', 'SATURDAY SMASH 🎮 32 man bracket')[0]).toBe('game-controller');
  });

  it('are shown where nothing else is named', () => {
    expect(shown('en', 'Every bit counts', 'Nearly there 🚑')).toEqual(['ambulance']);
    expect(shown('en', 'Wear white, leave happy 🌈')).toEqual(['rainbow']);
    expect(shown('en', 'Massive weekend ahead 🔥')).toEqual([]);
  });
});

it('takes a name in capitals for no thing', () => {
  expect(shown('en', 'ADOPT WAFFLE 🐈 (two years here)', 'Senior cat')[0]).toBe('cat-standing');
  expect(shown('en', 'MEET OLIVE 🐇!', 'House trained')[0]).toBe('rabbit');
  expect(shown('en', 'ADOPT KITTENS')[0]).toBe('cat');
});

it('shows the feast before the shop that opens for it', () => {
  expect(shown('en', 'HALLOWEEN COSTUMES pop up store OPEN', '900 costumes from $9')[0]).toBe(
    'jack-o-lantern',
  );
});

it('shows what is helped before the help', () => {
  expect(shown('cs', 'Hledáme dobrovolníky do útulku', 'venčení psů')[0]).toBe('dog-walker');
  expect(shown('en', 'Volunteers wanted on Sundays', 'dog walking')[0]).toBe('dog-walker');
  expect(shown('en', 'Village ambulance fundraiser', 'cake and raffle')[0]).toBe('ambulance');
  expect(shown('it', 'Raccolta fondi per la nuova ambulanza', 'cena e lotteria')[0]).toBe('ambulance');
  expect(shown('en', 'Volunteers wanted for Sundays')).toEqual(['handshake', 'heart']);
});
