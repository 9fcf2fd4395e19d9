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

/** '~' stands for a no-break space, '|' for a break allowed inside a script without spaces, '+' for one forbidden. */
const shown = (text: string) =>
  text.replaceAll('\u00a0', '~').replaceAll('\u200b', '|').replaceAll('\u2060', '+');

describe('no-break spaces', () => {
  it.each([
    ['pt', 'Pão na hora por R$ 1', 'Pão na hora por R$~1'],
    ['en', 'Save US$ 5 or € 9 today', 'Save US$~5 or €~9 today'],
    ['de', 'ab 9 € im Monat, 20 % weniger', 'ab 9~€ im Monat, 20~% weniger'],
    ['pl', 'Rower za 1 000 zł', 'Rower za 1~000~zł'],
    ['en', 'Sarees from ₹ 499, Rs. 99', 'Sarees from ₹~499, Rs.~99'],
    ['da', 'Kaffe kr 50', 'Kaffe kr~50'],
    ['ru', 'Скидка 2 млн ₽', 'Скидка 2~млн~₽'],
    ['tr', 'Her şeyde % 20 indirim', 'Her şeyde %~20 indirim'],
    ['es', 'Oferta 3 x 2 y 1 + 1', 'Oferta 3~x~2 y~1~+~1'],
    ['pl', 'Kawa z mlekiem i o poranku w domu', 'Kawa z~mlekiem i~o~poranku w~domu'],
    ['cs', 'Káva s mlékem v Praze', 'Káva s~mlékem v~Praze'],
    ['ru', 'Кофе с молоком и в дорогу', 'Кофе с~молоком и~в~дорогу'],
    ['uk', 'Кава з молоком у дорогу', 'Кава з~молоком у~дорогу'],
    [
      'fr',
      'Soldes ! Pourquoi attendre ? « Maintenant » : oui ; non',
      'Soldes~! Pourquoi attendre~? «~Maintenant~»~: oui~; non',
    ],
    ['de', 'Nüsse, z. B. 10 kg, bis 30. April', 'Nüsse, z.~B. 10~kg, bis 30.~April'],
    ['en', 'A bike – made for J. Baker, Dr. Weiss', 'A~bike~– made for J.~Baker, Dr.~Weiss'],
    ['fr', 'Un rendez-vous, dit-il, à Aix-en-Provence', 'Un rendez-+vous, dit-+il, à~Aix-en-Provence'],
    ['en', 'No coffee, no party. Up at 9 am', 'No coffee, no party. Up at 9~am'],
  ])('%s: %s', (language, text, expected) => {
    const script = /\p{Script=Cyrillic}/u.test(text) ? 'Cyrl' : 'Latn';
    expect(shown(prepareText(text, { language, script }).plain)).toBe(expected);
  });
});

it.each([
  ['cs', '690 Kč, 8 vzorků a večeře', '690~Kč, 8~vzorků a~večeře'],
  ['en', 'Carpets: 3 rooms £99', 'Carpets: 3~rooms £99'],
  ['en', 'Steam clean, 3 rooms £99', 'Steam clean, 3~rooms £99'],
  ['de', '10 Meisterwerkstätten', '10 Meisterwerkstätten'],
])('keeps a figure with the short word it counts: %s %s', (language, text, expected) => {
  expect(shown(prepareText(text, { language, script: 'Latn', counted: true }).plain)).toBe(expected);
});

describe('breaks in scripts without spaces', () => {
  it.each([
    ['ja', 'Jpan', '朝の一杯を、もっとゆっくり楽しもう。', '朝の|一杯を、|もっと|ゆっくり|楽しもう。'],
    ['ja', 'Jpan', '2点で10%オフ', '2点で|10%+オフ'],
    ['ja', 'Jpan', '「朝」の『一杯』を', '「朝」+の『一杯』+を'],
    ['ja', 'Jpan', '初回¥1,980から', '初回|¥1,980から'],
    ['zh-Hans', 'Hans', '全场5折起，今天的咖啡', '全场|5折起，|今天的|咖啡'],
    ['th', 'Thai', 'กาแฟคั่วสดใหม่ลด 20%', 'กาแฟ|คั่ว|สด|ใหม่|ลด 20%'],
  ])('%s: %s', (language, script, text, expected) => {
    expect(shown(prepareText(text, { language, script }).plain)).toBe(expected);
  });
});

it('keeps a span of hours in one line', () => {
  const { parts } = prepareText('Sat 8 March, 10–4, Corn Exchange', { language: 'en', script: 'Latn' });
  expect(parts).toContainEqual({ text: '10–4', unbroken: true });
});

describe('splitOffer', () => {
  it.each([
    ['Pão por R$ 1', 'Pão por', 'R$ 1', ''],
    ['a partir de R$\u00a019', 'a partir de', 'R$\u00a019', ''],
    ['kr 50 rabatt', '', 'kr 50', 'rabatt'],
    ['ab 1 000 zł', 'ab', '1 000 zł', ''],
    ['2点で10%\u2060オフ', '2点で', '10%', 'オフ'],
    ['Now 2 for 1', 'Now', '2 for 1', ''],
    ['3x2 en pizzas', '', '3x2', 'en pizzas'],
    ['全场5折', '全场', '5折', ''],
  ])('finds the whole figure in %s', (offer, before, number, after) => {
    expect(splitOffer(offer)).toMatchObject({ before, number, after });
  });

  it('takes no single number out of an offer of several', () => {
    expect(splitOffer('leve 3 pague 2')).toBeUndefined();
    // An hour and a house are no figures of an offer.
    expect(splitOffer('Lørdag kl. 9, utstyr inkludert')).toBeUndefined();
    expect(splitOffer('Preventivo gratuito, via Dante 12')).toBeUndefined();
    expect(splitOffer('Now 9.90')).toMatchObject({ number: '9.90' });
  });

  it('finds the number with its sign in several scripts', () => {
    expect(splitOffer('Save 20% today')).toMatchObject({ before: 'Save', number: '20%', after: 'today' });
    expect(splitOffer('ab 9,99 € im Monat')).toMatchObject({
      before: 'ab',
      number: '9,99 €',
      after: 'im Monat',
    });
    expect(splitOffer('خصم ٢٠٪')).toMatchObject({ before: 'خصم', number: '٢٠٪', after: '' });
    expect(splitOffer('Free delivery')).toBeUndefined();
  });
});

describe('emoji', () => {
  it('tells pictures from letters and signs', () => {
    const found = graphemesOf('☕ a👩‍🍳1️⃣ © 🇫🇷2').filter(isEmoji);
    expect(found).toEqual(['☕', '👩‍🍳', '1️⃣', '🇫🇷']);
  });
});
