import { describe, expect, it } from 'vitest';
import type { Brief } from '../../design/ad-design.ts';
import { readBrief } from '../read-brief.ts';

const brandOf = (brief: Brief) => readBrief(brief).facts.find(({ kind }) => kind === 'brand')?.text;

describe('a name that is introduced', () => {
  it('is no price, and no half of one', () => {
    expect(brandOf({ title: '카센터', instructions: '타이어 교체 15,000원부터, 당일 수리' })).toBeUndefined();
  });

  it.each<[Brief, string]>([
    [{ title: 'Woodturning weekend', adCopy: 'With a maker called Gerald. 4-5 October, £60' }, 'Gerald'],
    [{ title: 'Pizza by Mario 12 May' }, 'Mario'],
    [{ title: 'Concert at St. Mary', adCopy: '£5' }, 'St. Mary'],
    [{ title: 'Print sale by Studio 54' }, 'Studio 54'],
  ])('%j: ends before its day and with its sentence: %s', (brief, name) => {
    expect(brandOf(brief)).toBe(name);
  });
});

describe('a name that stands alone in the instructions', () => {
  it.each([
    ['Doner kebab menu', 'Anatolia Grill, 12 Station Rd', 'Anatolia Grill', '12 Station Rd'],
    [
      'Bouquets de saison',
      'Atelier Pivoine, atelier-pivoine.example',
      'Atelier Pivoine',
      'atelier-pivoine.example',
    ],
    ['Fönsterputs från 399 kr', 'Klara Rutor AB', 'Klara Rutor AB', ''],
    ['Női hajvágás', 'Hajvarázs Szalon, Pécs, Király u. 8.', 'Hajvarázs Szalon', 'Pécs, Király u. 8'],
    ['Ζωντανή μουσική κάθε Παρασκευή', 'Ταβέρνα Ο Νίκος', 'Ταβέρνα Ο Νίκος', ''],
    ['朝ヨガ体験レッスン', 'スタジオ凪', 'スタジオ凪', ''],
    ['Führerschein in 7 Tagen', 'Fahrschule Rückenwind, Leipzig', 'Fahrschule Rückenwind', 'Leipzig'],
    ['Lezioni di nuoto', 'Piscina Azzurra, via Roma 14', 'Piscina Azzurra', 'via Roma 14'],
    ['Chimney sweep', 'Mike Hobbs\n07700 900123', 'Mike Hobbs', '07700 900123'],
    ['Plateau raclette', 'Fromagerie La Cave aux Meules', 'Fromagerie La Cave aux Meules', ''],
    ['Synundersökning', 'Optik på Torget, Skövde', 'Optik på Torget', 'Skövde'],
    ['Zwemles', 'zwemschool Dobber', 'Zwemschool Dobber', ''],
    ['Букети', 'Квіткова майстерня Барвінок', 'Квіткова майстерня Барвінок', ''],
    ['Шахматы для детей', 'Клуб «Белая ладья»', 'Клуб «Белая ладья»', ''],
    ['Ramonage', 'entreprise Marcel Ramonage, secteur Vendée', 'Marcel Ramonage', 'secteur Vendée'],
    ['Tepelná čerpadla', 'firma Teplovar s.r.o.', 'Teplovar s.r.o.', ''],
    ['Saunalautta', 'löylylautta.example, nimi Löylylautta', 'Löylylautta', ''],
    ['Exkurze do pivovaru', 'Pivovar Kamenáč, retro styl, žádný anglicismy', 'Pivovar Kamenáč', ''],
  ])('%s: %j is its business', (title, instructions, name, rest) => {
    const read = readBrief({ title, instructions });
    expect(read.facts.find(({ kind }) => kind === 'brand')?.text).toBe(name);
    expect(read.lines.map(({ text }) => text).join('\n')).toContain(rest);
  });

  it.each([
    'its a shoe shop',
    'Bright colours, happy people',
    'Helle Farben, große Schrift',
    'Dark Green, modern type',
    'Helle Farben. Viel Weißraum. Kein Rot',
    'No people. Soft light',
    'Show a red car on a road. Use bold type.',
    'Instagram, Facebook',
    'Christmas Theme',
    'Black And White',
    'Book Now',
    '赤は使わない',
    '明亮, 温馨',
    'Luminoso, alegre',
    'Élégant, une machine à coudre',
    'Rustikal, Holz und Stroh',
  ])('%j names none', (instructions) => {
    expect(brandOf({ title: 'Winter coats', instructions })).toBeUndefined();
  });
});

it.each([
  ['St Agnes Hospice. warm not begging', 'St Agnes Hospice'],
  ['Зовут Алёна, Казань, пастельные цвета', 'Алёна'],
  ['Ich heiße Anna Müller, Kiel', 'Anna Müller'],
  ['insta is @nails_by_orla. dm to book', '@nails_by_orla'],
])('the sender of %j is %s', (instructions, name) => {
  expect(brandOf({ title: 'Open day', instructions })).toBe(name);
});

it.each(['Piazza Dante. font giovani', 'Via Roma'])('a street is no name: %s', (instructions) => {
  expect(brandOf({ title: 'Furgone della porchetta', instructions })).toBeUndefined();
});

it('a place one is brought from is nobody\u2019s name', () => {
  expect(
    brandOf({ title: 'Apprentice wanted', adCopy: '£11.20/hr, van lifts from Hexham.' }),
  ).toBeUndefined();
  expect(brandOf({ title: 'Spring menu', adCopy: 'A new menu from Bistro Lola' })).toBe('Bistro Lola');
});
