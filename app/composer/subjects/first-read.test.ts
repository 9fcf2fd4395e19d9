import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const shownFor = (language: string, title: string, adCopy = '') =>
  findSubjects({ title, adCopy }, language).map(({ name }) => name);

describe('words that stand for one thing in briefs', () => {
  it.each([
    ['nl', 'Daklekkage? Smit Dakwerk', 'roof'],
    ['sv', 'Takläckage? Vi kommer i kväll', 'roof'],
    ['hu', 'Tetőbeázás javítás', 'roof'],
    ['sv', 'Ljus trea i Sofielund', 'apartment-building'],
    ['nb', 'Lys 3-roms med balkong', 'house'],
    ['de', 'Umzug? 2 Mann und Auto', 'delivery-van'],
    ['fi', 'Kaksi miestä ja auto, muutot Oulu', 'delivery-van'],
    ['sr', 'Selidbe Munjić - kombi i dva radnika', 'delivery-van'],
    ['sk', 'Nábor detí do folklórneho súboru', 'dancer'],
    ['cs', 'Nábor zaměstnanců do skladu', 'briefcase'],
    ['hu', 'Angol kezdőknek', 'speech-bubble'],
    ['sl', 'Toplotna črpalka z vgradnjo', 'heat-pump'],
    ['sr', 'Šahovski turnir', 'chess-pawn'],
    ['da', 'Bogbussen kommer', 'bus'],
    ['sl', 'Bibliobus v vaši vasi', 'bus'],
    ['et', 'Telefonihaigla: ekraani vahetus', 'smartphone'],
    ['ms', 'Gotong-royong tanam bakau', 'seedling'],
    ['zh-Hant', '沙田兩房放租 可養寵物', 'house'],
    ['it', "Noleggio auto d'epoca per sposi", 'vintage-car'],
  ])('lead to it, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });

  it.each([
    ['hu', 'Citeraoktatás', 'Az első óra ingyenes.', 'watch'],
    ['sr', 'Šahovski turnir', '9 kola, fond 80.000 din.', 'fondue'],
    ['da', 'Drop gasfyret', 'Varmepumpe fra 79.000 kr.', 'boiler'],
    ['nl', 'Pluktuin De Akker', 'Zelf tulpen plukken, 20 voor € 5.', 'strawberry'],
  ])('show nothing else, %s: %s', (language, title, adCopy, never) => {
    expect(shownFor(language, title, adCopy)).not.toContain(never);
  });
});

it('keeps earrings that drop', () => {
  expect(shownFor('en', 'Drop earrings, handmade')[0]).not.toBeUndefined();
});
