import { describe, expect, it } from 'vitest';
import { graphemesOf, isEmoji, prepareText, splitOffer } from './typesetting.ts';

const english = { language: 'en', script: 'Latn' };

describe('prepareText', () => {
  it('composes to NFC and single spaces', () => {
    expect(prepareText(' Cafe\u0301 \n au  lait ', english).plain).toBe('Caf\u00e9 au lait');
  });

  it('uppercases by language and leaves scripts without case alone', () => {
    expect(prepareText('ışık istanbul', { language: 'tr', script: 'Latn', uppercase: true }).plain).toBe(
      'IŞIK İSTANBUL',
    );
    expect(prepareText('straße', { language: 'de', script: 'Latn', uppercase: true }).plain).toBe('STRASSE');
    expect(prepareText('ქართული', { language: 'ka', script: 'Geor', uppercase: true }).plain).toBe('ქართული');
  });

  it('marks word ends in Thai and Khmer without changing a letter', () => {
    for (const [text, language, script] of [
      ['กาแฟคั่วสดใหม่ทุกเช้า', 'th', 'Thai'],
      ['កាហ្វេស្រស់រៀងរាល់ព្រឹក', 'km', 'Khmr'],
    ] as const) {
      const { plain } = prepareText(text, { language, script });
      expect(plain).toContain('\u200b');
      expect(plain.replaceAll('\u200b', '')).toBe(text);
    }
  });

  it('keeps Japanese particles with their word', () => {
    const { plain } = prepareText('朝の一杯を楽しもう', { language: 'ja', script: 'Jpan' });
    expect(plain).not.toMatch(/\u200b[のを]/);
    expect(plain).toContain('\u200b');
  });

  it('keeps a danda with its word', () => {
    const { parts } = prepareText('ताज़ी कॉफ़ी रोज़ सुबह।', { language: 'hi', script: 'Deva' });
    expect(parts.at(-1)).toEqual({ text: 'सुबह।', unbroken: true });
  });

  it('keeps an emoji with the word before it', () => {
    const { parts } = prepareText('Launch day 🚀', english);
    expect(parts).toEqual([
      { text: 'Launch ', unbroken: false },
      { text: 'day 🚀', unbroken: true },
    ]);
  });

  it('does not leave a short last word of running text alone', () => {
    const rules = { ...english, running: true };
    expect(prepareText('All of it made for you', rules).plain).toBe('All of it made for\u00a0you');
    expect(prepareText('Made for you', rules).plain).toBe('Made for you');
  });
});

describe('splitOffer', () => {
  it('finds the number with its sign in several scripts', () => {
    expect(splitOffer('Save 20% today')).toEqual({ before: 'Save', number: '20%', after: 'today' });
    expect(splitOffer('ab 9,99 € im Monat')).toEqual({ before: 'ab', number: '9,99 €', after: 'im Monat' });
    expect(splitOffer('خصم ٢٠٪')).toEqual({ before: 'خصم', number: '٢٠٪', after: '' });
    expect(splitOffer('Free delivery')).toBeUndefined();
  });
});

describe('emoji', () => {
  it('tells pictures from letters and signs', () => {
    const found = graphemesOf('☕ a👩‍🍳1️⃣ © 🇫🇷2').filter(isEmoji);
    expect(found).toEqual(['☕', '👩‍🍳', '1️⃣', '🇫🇷']);
  });
});
