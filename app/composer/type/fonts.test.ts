import { describe, expect, it } from 'vitest';
import { fontStackFor } from './fonts.ts';
import { parseRanges } from './packages.ts';

function stack(text: string, language: string, script: string, wanted = 'playfair-display') {
  return fontStackFor({ text, wanted, language, script });
}

describe('fontStackFor', () => {
  it('keeps the wanted family when it has every letter', () => {
    expect(stack('Crème brûlée', 'fr', 'Latn').families).toEqual(['playfair-display']);
  });

  it.each([
    ['Świeże pączki', 'pl', 'fredoka', 'nunito'],
    ['Čerstvé koláče', 'cs', 'fredoka', 'nunito'],
    ['Taze börek, şimdi', 'tr', 'fredoka', 'nunito'],
    ['Bánh mì nóng hổi', 'vi', 'fredoka', 'nunito'],
    ['Bánh mì nóng hổi', 'vi', 'bodoni-moda', 'playfair-display'],
    ['Bánh mì nóng hổi', 'vi', 'caveat', 'dancing-script'],
    ['Crème brûlée', 'fr', 'fredoka', 'fredoka'],
    ['only ₹499', 'en', 'outfit', 'plus-jakarta-sans'],
  ])(
    'sets "%s" (%s) in one family like %s when that lacks a letter: %s',
    (text, language, wanted, family) => {
      expect(stack(text, language, 'Latn', wanted)).toEqual({ families: [family], missing: [] });
    },
  );

  it('sets the whole text in the family of the script, Latin names included', () => {
    expect(stack('قهوة Northbean', 'ar', 'Arab').families).toEqual(['noto-sans-arabic']);
    expect(stack('تازہ کافی', 'ur', 'Arab').families).toEqual(['noto-nastaliq-urdu']);
    expect(stack('তাজা কফি', 'bn', 'Beng').families).toEqual(['anek-bangla']);
  });

  it.each([
    ['Γεια', 'el', 'Grek'],
    ['Привет', 'ru', 'Cyrl'],
    ['שלום', 'he', 'Hebr'],
    ['ताज़ी', 'hi', 'Deva'],
    ['ਤਾਜ਼ੀ', 'pa', 'Guru'],
    ['તાજી', 'gu', 'Gujr'],
    ['புதிய', 'ta', 'Taml'],
    ['తాజా', 'te', 'Telu'],
    ['ತಾಜಾ', 'kn', 'Knda'],
    ['പുതിയ', 'ml', 'Mlym'],
    ['නැවුම්', 'si', 'Sinh'],
    ['กาแฟ', 'th', 'Thai'],
    ['ກາເຟ', 'lo', 'Laoo'],
    ['កាហ្វេ', 'km', 'Khmr'],
    ['ကော်ဖီ', 'my', 'Mymr'],
    ['ყავა', 'ka', 'Geor'],
    ['սուրճ', 'hy', 'Armn'],
    ['ቡና', 'am', 'Ethi'],
    ['咖啡时间', 'zh-Hans', 'Hans'],
    ['咖啡時間', 'zh-Hant', 'Hant'],
    ['コーヒー', 'ja', 'Jpan'],
    ['커피', 'ko', 'Kore'],
    ['Cà phê tươi', 'vi', 'Latn'],
  ])('covers %s', (text, language, script) => {
    expect(stack(text, language, script)).toEqual({ families: [expect.any(String)], missing: [] });
  });

  it('takes a second family for a second script only', () => {
    const { families, missing } = stack('Café 咖啡 กาแฟ', 'en', 'Latn');
    expect(families).toHaveLength(3);
    expect(missing).toEqual([]);
  });

  it('names what nothing covers, by the glyphs in the files and not by the promised ranges', () => {
    expect(stack('Ꭰ', 'en', 'Latn').missing).toEqual(['Ꭰ']);
  });
});

describe('parseRanges', () => {
  it('reads single points, ranges and wildcards', () => {
    expect(parseRanges('U+41,U+0-ff, u+4??')).toEqual([
      [0x41, 0x41],
      [0, 0xff],
      [0x400, 0x4ff],
    ]);
  });
});
