import { describe, expect, it } from 'vitest';
import { countStems, stemMatcher } from '../brief/text/stems.ts';
import { dotlessReading, inBothCases, lowerCase, lowerCaseIn } from './capitals.ts';
import { basicLanguages, writtenLanguages } from './registry.ts';

describe('inBothCases', () => {
  it.each([
    ['indirim', ['indirim', 'İndirim', 'İNDİRİM', 'INDIRIM'], ['ındirim']],
    ['halı', ['halı', 'HALI'], ['hali', 'HALİ']],
    ['yay[ıi]nla', ['yayınla', 'YAYINLA', 'yayinla', 'YAYİNLA'], []],
    [String.raw`kişi\p{Nd}{2}`, ['KİŞİ12'], ['KİŞİ1']],
    ['(?<price>bir)(?=!)', ['BİR!'], ['BİR']],
    ['girişi?(?:siz)', ['GİRİŞSİZ', 'GİRİŞİSİZ'], []],
  ])('%s', (source, matched, others) => {
    const pattern = new RegExp(`^${inBothCases(source)}(?:$|!)`, 'iu');
    expect(matched.filter((text) => !pattern.test(text))).toEqual([]);
    expect(others.filter((text) => pattern.test(text))).toEqual([]);
  });

  it('leaves what is no letter', () => {
    const source = String.raw`(?<offer>\p{Script=Latin}) [^.!?] \bi`;
    expect(inBothCases(source)).toBe(String.raw`(?<offer>\p{Script=Latin}) [^.!?] \b[iİ]`);
  });
});

describe('stems in both cases', () => {
  it.each([
    ['ikinci_el indir ışık* *ıcı', 'İKİNCİ EL', 1],
    ['ikinci_el indir ışık* *ıcı', 'İNDİR, İKİNCİ EL IŞIKLAR', 3],
    ['ikinci_el indir ışık* *ıcı', 'AYDINLATICI', 1],
    ['ikinci_el indir ışık* *ıcı', 'İNDİRİM', 0],
  ])('%s in "%s"', (stems, text, count) => {
    expect(countStems(stemMatcher(inBothCases(stems)), text)).toBe(count);
  });
});

it('writes small letters', () => {
  expect(lowerCase('İYİ IŞIK')).toBe('iyi işik');
  expect(dotlessReading('İYİ IŞIK')).toBe('iyi ışık');
  expect(dotlessReading('iyi ışık')).toBeUndefined();
  expect(lowerCaseIn('Isıtma', 'tr')).toBe('ısıtma');
  expect(lowerCaseIn('Is it', 'en')).toBe('is it');
});

it('keeps what is printed of a language, and what words it is told by', () => {
  for (const code of ['tr', 'az']) {
    const { calls, functionWords } = basicLanguages[code] ?? {};
    expect(JSON.stringify({ calls, functionWords })).not.toContain('[iİ]');
  }
  expect(JSON.stringify(basicLanguages.tr)).toContain('[iİ]nd[iİ]r[iİ]m');
  expect(JSON.stringify(writtenLanguages.tr)).not.toContain('[iİ]');
});
