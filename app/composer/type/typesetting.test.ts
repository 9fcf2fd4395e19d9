import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { graphemesOf, isEmoji, prepareText, splitOffer } from './typesetting.ts';

const english = { language: 'en', script: 'Latn' };

describe('prepareText', () => {
  it('composes to NFC and single spaces', () => {
    expect(prepareText(' Cafe\u0301 \n au  lait ', english).plain).toBe('Caf\u00e9 au lait');
  });

  it('holds an hour to its sign', () => {
    const { plain } = prepareText('Hver torsdag i juli kl. 19', { language: 'da', script: 'Latn' });
    expect(plain).toContain('kl.\u00a019');
  });

  it.each([
    ['Book before November 30. Call us', 'en', 'November\u00a030'],
    ['Empieza el lunes 6 de octubre', 'es', '6\u00a0de\u00a0octubre'],
    ['Saturday, 8am to 2pm', 'en', '8am\u00a0to\u00a02pm'],
    ['small £14 / medium £18 / large £23', 'en', '£14\u00a0/ medium £18\u00a0/'],
    ['Piano tuner. 30 yrs. every make.', 'en', 'tuner. 30\u00a0yrs.'],
    ['Kellerman & Sons', 'en', 'Kellerman &\u00a0Sons'],
  ])('keeps together what is read as one in %j', (text, language, whole) => {
    expect(prepareText(text, { language, script: 'Latn' }).plain).toContain(whole);
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
    ['de', 'Second-Hand-Basar', 'Second-+Hand-+Basar'],
    ['en', 'Free quotes, 10-year guarantee', 'Free quotes, 10-+year guarantee'],
    ['en', 'Saturdays 10 to 12. Clay and a snack', 'Saturdays 10~to~12. Clay and a~snack'],
    ['en', 'No coffee, no party. Up at 9 am', 'No coffee, no party. Up at 9~am'],
  ])('%s: %s', (language, text, expected) => {
    const script = /\p{Script=Cyrillic}/u.test(text) ? 'Cyrl' : 'Latn';
    expect(shown(prepareText(text, { language, script }).plain)).toBe(expected);
  });
});

it.each([
  ['cs', 'Latn', '690 Kč, 8 vzorků a večeře', '690~Kč, 8~vzorků a~večeře'],
  ['en', 'Latn', 'Carpets: 3 rooms £99', 'Carpets: 3~rooms £99'],
  ['en', 'Latn', 'Steam clean, 3 rooms £ 99', 'Steam clean, 3~rooms £~99'],
  ['de', 'Latn', '10 Meisterwerkstätten', '10 Meisterwerkstätten'],
  ['en', 'Latn', 'Buy 2 get 1 free', 'Buy 2 get 1~free'],
  ['en', 'Latn', 'Pizza 2 for 1 all week', 'Pizza 2~for~1 all week'],
  ['sw', 'Latn', 'Unga kwa TSh 3500', 'Unga kwa TSh~3500'],
  ['bn', 'Beng', 'চাল ৫০০ গ্রাম ৳ ২৫০', 'চাল ৫০০~গ্রাম ৳~২৫০'],
  ['hi', 'Deva', 'आटा 1.5 किलो केवल ₹ 60', 'आटा 1.5~किलो केवल ₹~60'],
  ['ta', 'Taml', 'அரிசி 5 கிலோ', 'அரிசி 5~கிலோ'],
  ['am', 'Ethi', 'ቡና 250 ብር', 'ቡና 250~ብር'],
  ['ar', 'Arab', 'تمر 500 غرام ب 50 درهم', 'تمر 500~غرام ب 50~درهم'],
  ['fa', 'Arab', 'قهوه ۲۵۰ گرم ۱۲۰ هزار تومان', 'قهوه ۲۵۰~گرم ۱۲۰~هزار~تومان'],
  ['he', 'Hebr', 'קפה 500 גרם רק 30 ש״ח', 'קפה 500~גרם רק 30~ש״ח'],
  ['ko', 'Kore', '사과 3 킬로 9,900 원', '사과 3~킬로 9,900~원'],
  ['km', 'Khmr', 'កាហ្វេ 500 ក្រាម', 'កាហ្វេ 500~ក្រាម'],
  ['th', 'Thai', 'ข้าวหอมมะลิ 5 กิโลกรัม', 'ข้าว|หอมมะลิ 5~กิโลกรัม'],
  ['ja', 'Jpan', 'コーヒー豆 100 g 1,200 円', 'コーヒー|豆 100~g 1,200~円'],
])(
  'keeps a figure with what it counts, and money with its sign: %s %s %s',
  (language, script, text, expected) => {
    expect(shown(prepareText(text, { language, script }).plain)).toBe(expected);
  },
);

describe('breaks in scripts without spaces', () => {
  it.each([
    ['ja', 'Jpan', '朝の一杯を、もっとゆっくり楽しもう。', '朝の|一杯を、|もっと|ゆっくり楽しもう。'],
    ['ja', 'Jpan', '2点で10%オフ', '2点で|10%+オフ'],
    ['ja', 'Jpan', '「朝」の『一杯』を', '「朝」+の『一杯』+を'],
    ['ja', 'Jpan', '初回¥1,980から', '初回¥1,980から'],
    ['ja', 'Jpan', '手作りケーキのご予約始めました', '手作りケーキの|ご予約|始めました'],
    ['ja', 'Jpan', '雨の日ポイント2倍キャンペーン', '雨の日ポイント|2倍キャンペーン'],
    [
      'ja',
      'Jpan',
      'ケーキ予約受付中｜12月20日締切、10時〜16時',
      'ケーキ予約受付中｜|12月20日締切、|10時〜+16時',
    ],
    ['ja', 'Jpan', '食べ放題は大人のための90分制', '食べ放題は|大人のための|90分制'],
    ['zh-Hans', 'Hans', '全场5折起，今天的咖啡', '全场|5折起，|今天的|咖啡'],
    ['zh-Hans', 'Hans', '中秋月饼礼盒，买二送一', '中秋月饼礼盒，|买二送一'],
    ['zh-Hans', 'Hans', '零基础也能学会的钢琴课', '零基础|也能|学会的|钢琴课'],
    ['zh-Hant', 'Hant', '家電維修，二十四小時到府服務', '家電維修，|二十四小時|到府|服務'],
    ['th', 'Thai', 'กาแฟคั่วสดใหม่ลด 20%', 'กาแฟ|คั่ว|สดใหม่|ลด 20%'],
    ['th', 'Thai', 'สั่งวันนี้ ส่งถึงบ้านพรุ่งนี้', 'สั่ง|วันนี้ ส่งถึงบ้าน|พรุ่งนี้'],
  ])('%s: %s', (language, script, text, expected) => {
    expect(shown(prepareText(text, { language, script }).plain)).toBe(expected);
  });
});

/** Headlines of shop ads, and words and phrases in them that no line should part. */
const phraseHeadlines: Record<string, { headlines: string[]; words: string[] }> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'phrase-headlines.json'), 'utf8'),
);

describe('words cut in sixty headlines a language', () => {
  it.each([
    ['ja', 'Jpan', 0.05],
    ['zh-Hans', 'Hans', 0.05],
    ['zh-Hant', 'Hant', 0.05],
    ['th', 'Thai', 0.22],
  ])('%s', (language, script, most) => {
    const { headlines = [], words = [] } = phraseHeadlines[language] ?? {};
    const looked = headlines.flatMap((headline) => {
      const lines = plainOf(headline, { language, script }).split('|');
      return words
        .filter((word) => headline.includes(word))
        .map((word) => ({ word, cut: !lines.some((line) => line.includes(word)) }));
    });
    expect(looked.length).toBeGreaterThan(45);
    expect(looked.filter(({ cut }) => cut).length / looked.length).toBeLessThanOrEqual(most);
  });

  const plainOf = (text: string, how: { language: string; script: string }) =>
    shown(prepareText(text, how).plain).replaceAll('~', ' ').replaceAll('+', '');
});

it('keeps a span of hours in one line', () => {
  const { parts } = prepareText('Sat 8 March, 10–4, Corn Exchange', { language: 'en', script: 'Latn' });
  expect(parts).toContainEqual({ text: '10–4', unbroken: true });
});

describe('words too long for any line', () => {
  const divided = (text: string, running = false) =>
    prepareText(text, { language: 'de', script: 'Latn', breakWords: true, running }).plain;

  it('are divided between syllables, with a hyphen that shows', () => {
    expect(divided('Gartenhausverkleidungen').split('\u200b')).toEqual(['Gartenhausver-', 'kleidungen']);
    expect(divided('Kinderspielplatzeinweihung').split('\u200b')[0]).toBe('Kinderspiel-');
    expect(divided('Donaudampfschifffahrtsgesellschaftskapitän').split('\u200b').length).toBeGreaterThan(3);
  });

  it('stay whole in small type, and addresses get no hyphen', () => {
    expect(divided('Sonderausstellung bis Mai', true)).not.toContain('-');
    expect(divided('www.example.com/summer')).not.toContain('-');
  });
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
    expect(splitOffer('Was $349, now $229')).toBeUndefined();
    // An hour and a house are no figures of an offer.
    expect(splitOffer('Lørdag kl. 9, utstyr inkludert')).toBeUndefined();
    expect(splitOffer('Preventivo gratuito, via Dante 12')).toBeUndefined();
    expect(splitOffer('Now 9.90')).toMatchObject({ number: '9.90' });
    expect(splitOffer('ஜூன் 15க்குள் சேர்ந்தால் இலவசம்')).toBeUndefined();
    // Nor are an age and the day an offer ends.
    expect(splitOffer('Bambini fino a 4 anni gratis')).toBeUndefined();
    expect(splitOffer('6岁以下免费')).toBeUndefined();
    expect(splitOffer('무료배송, 3월\u00a0말까지')).toBeUndefined();
    expect(splitOffer('3月末まで送料無料')).toBeUndefined();
    expect(splitOffer('Смета бесплатно, гарантия 3 года')).toBeUndefined();
    expect(splitOffer('Primera visita gratis hasta el 31 de mayo')).toBeUndefined();
    expect(splitOffer('20% off until 31 May')).toMatchObject({ number: '20%' });
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
