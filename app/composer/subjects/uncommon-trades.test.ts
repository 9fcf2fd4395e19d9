import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const shownFor = (language: string, title: string, adCopy = '', instructions = '') =>
  findSubjects({ title, adCopy, instructions }, language).map(({ name }) => name);

describe('trades that few think of', () => {
  it.each([
    ['en', 'Little Sprouts forest kindy', 'tree'],
    ['en', 'Borewell drilling & motor repair', 'water-pump'],
    ['en', 'We buy any scrap car', 'car'],
    ['en', 'Parcels & groceries to Zimbabwe', 'parcel'],
    ['en', 'Wood fired pizza truck - book us', 'pizza'],
    ['en', 'Carrom & chess coaching for kids', 'chess-pawn'],
    ['en', 'After school coding club', 'laptop'],
    ['en', 'Choir seeks tenors (and cake)', 'choir'],
    ['en', 'Dental checks for dogs', 'dog'],
    ['en', 'Ski waxing overnight', 'skis'],
    ['en', 'Senior gymnastics', 'older-person'],
    ['de', 'Freiwillige Feuerwehr Oberlindach sucht DICH', 'fire-engine'],
    ['nb', 'Smør og slip av ski mens du sover', 'skis'],
    ['ro', 'Formație nunți și botezuri', 'microphone'],
    ['sl', 'Pustolovski park Krvavec – 7 prog med drevesi', 'zip-line'],
    ['et', 'Rabajooks 2026 – 10 km laudteel', 'runner'],
    ['it', 'Toelettatura gatti', 'cat'],
    ['pl', 'Skup aut', 'car'],
    ['sk', 'Hlasujte za nové ihrisko na Sídlisku Juh', 'slide'],
    ['bg', 'Доброволни пожарникари', 'fire-engine'],
    ['tr', 'Gelin arabası', 'car-front'],
    ['sr-Cyrl', 'Авантура парк', 'zip-line'],
  ])('are found, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });

  it.each([
    ['en', 'Craft distillery tour + tasting', 'scissors'],
    ['en', 'Scaffolding hire Perth metro', 'metro'],
    ['bg', 'Розоварна „Стара къща“', 'house'],
    ['ru', 'Квест «Тайна старой аптеки»', 'pill'],
    ['id', 'Nasi Kotak Bu Sari', 'sari'],
  ])('show nothing of a word that means something else, %s: %s', (language, title, never) => {
    const shown = shownFor(language, title);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).not.toContain(never);
  });

  it.each([
    ['hr', 'Plac 12 ari na Fruškoj gori', 'pogled na brda', 'mountain'],
    ['pl', 'Działka 12 arów', 'widok na góry', 'mountain'],
    ['bg', 'Розоварна „Стара къща“', 'снимка с розови полета', 'rose'],
    ['en', 'Neighbourhood café', 'kitchen, warm light', 'coffee'],
  ])('are shown as asked, %s: %s, %s', (language, title, asked, lead) => {
    expect(shownFor(language, title, '', asked)[0]).toBe(lead);
  });
});
