import { expect, it } from 'vitest';
import { factsOfLine } from './find-facts.ts';

const kindsOf = (line: string, language: string) =>
  factsOfLine(line, language).map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  ['12 Mill Lane', 'en', ['place: 12 Mill Lane']],
  ['12 rue de la Paix, Nantes', 'fr', ['place: 12 rue de la Paix']],
  ['8h-17h, place du Marché', 'fr', ['time: 8h-17h', 'place: place du Marché']],
  ['вул. Зелена 12', 'uk', ['place: вул. Зелена 12']],
])('a house number counts nothing: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toEqual(expected);
});

it.each([
  ['8만원', 'ko', 'price: 8만원'],
  ['2万元', 'zh-Hans', 'price: 2万元'],
  ['1.5万円', 'ja', 'price: 1.5万円'],
  ['95 ש"ח', 'he', 'price: 95 ש"ח'],
  ['젤네일 15,000원부터', 'ko', 'price: 15,000원부터'],
  ['1인 29元一份', 'zh-Hans', 'price: 29元'],
  ['1本800円で研ぎます', 'ja', 'price: 800円'],
  ['4,000円から', 'ja', 'price: 4,000円から'],
  ['500บาทต่อครั้ง', 'th', 'price: 500บาทต่อครั้ง'],
  ['180 000 Ft-tól', 'hu', 'price: 180 000 Ft-tól'],
  ['£5 + postage', 'en', 'price: £5'],
  ['500円OFF', 'ja', 'offer: 500円OFF'],
  ['Kuanzia Sh 1,500 0712 345 678', 'sw', 'price: Kuanzia Sh 1,500'],
])('a price is read: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toContain(expected);
});

it.each([
  ['يبدأ من 99 ريال 0551234567', 'ar', 'phone: 0551234567'],
  ['Kuanzia Sh 1,500 0712 345 678', 'sw', 'phone: 0712 345 678'],
  ['Söndag kl 10-14, Ängby torg', 'sv', 'time: kl 10-14'],
])('a price takes no figure that follows it, an hour keeps its range: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toContain(expected);
});

it.each([
  ['100元素', 'zh-Hans'],
  ['2026 원피스 세일', 'ko'],
  ['3块蛋糕', 'zh-Hans'],
])('no price: %s', (line, language) => {
  expect(kindsOf(line, language).join()).not.toContain('price');
});

it('a number says what it counts, also where a place follows', () => {
  expect(kindsOf('1,200 happy guests in Nantes', 'en')).toContain('number: 1,200 happy guests in Nantes');
});

it.each([
  ['Full service for 49 instead of 79 pounds', 'en', ['price: 49', 'formerPrice: 79 pounds']],
  ['Service für 49 statt 79 Franken', 'de', ['price: 49', 'formerPrice: 79 Franken']],
  ['Service £49 instead of £79', 'en', ['price: £49', 'formerPrice: £79']],
])('a currency named once counts for both prices: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['5 नवंबर तक 20% छूट', 'hi', 'deadline: 5 नवंबर तक'],
  ['30 Haziran’a kadar', 'tr', 'deadline: 30 Haziran’a kadar'],
  ['12月5日まで20%オフ', 'ja', 'deadline: 12月5日まで'],
  ['5월 31일까지 20% 할인', 'ko', 'deadline: 5월 31일까지'],
  ['Május 31-ig 20% kedvezmény', 'hu', 'deadline: Május 31-ig'],
  ['Toinen pari ilmaiseksi 31.5. asti', 'fi', 'deadline: 31.5. asti'],
  ['அக்டோபர் 15 வரை 20% தள்ளுபடி', 'ta', 'deadline: அக்டோபர் 15 வரை'],
])('the last day may stand before its word: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toContain(expected);
});

it.each([
  ['Sat 29 Nov, 10-3, Unit 4', 'en', 'time: 10-3'],
  ['Täglich 16–21 Uhr am Rathaus', 'de', 'hours: Täglich 16–21 Uhr'],
  ['Denně 14–22', 'cs', 'hours: Denně 14–22'],
])('hours are known by the day before them: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toContain(expected);
});

it.each([
  ['Harvest fair, 5 to 7 September', 'en', 'date: 5 to 7 September'],
  ['Klavierstimmer 3. bis 7. März in Fulda', 'de', 'date: 3. bis 7. März'],
  ['Du 5 au 7 septembre', 'fr', 'date: 5 au 7 septembre'],
  ['Sábado 5 y 6 de julio', 'es', 'date: Sábado 5 y 6 de julio'],
  ['من 5 إلى 7 سبتمبر', 'ar', 'date: 5 إلى 7 سبتمبر'],
])('days of a month in words are read whole: %s', (line, language, expected) => {
  expect(kindsOf(line, language)).toContain(expected);
});

it.each([
  ['Mon–Sat 7:00–14:00', 'en'],
  ['Mo–Fr 9–18 Uhr', 'de'],
  ['Lun-Ven 9h-18h', 'fr'],
  ['Tue–Sun 9am–5pm', 'en'],
])('days keep the hours behind them: %s', (line, language) => {
  const hours = factsOfLine(line, language).filter(({ kind }) => kind === 'hours');
  expect(hours.map(({ text }) => text)).toEqual([line]);
});

it('a rating out of five is read as a rating, not as a day', () => {
  const kinds = factsOfLine('Rated 4.8/5 by 12,000 sleepers', 'en').map(({ kind }) => kind);
  expect(kinds).toContain('rating');
  expect(kinds).not.toContain('date');
});

it('a day alone is not read as the last day', () => {
  expect(kindsOf('5 नवंबर, वाराणसी', 'hi').join()).not.toContain('deadline');
});

it.each([
  ['Montage de meubles', 'fr'],
  ['Montaje y venta', 'es'],
  ['Montaggio incluso', 'it'],
])('reads no Monday in "%s", which is assembled', (text, language) => {
  expect(kindsOf(text, language).filter((fact) => fact.startsWith('date'))).toEqual([]);
});

it.each([
  ['Full time, Tuesday to Saturday', 'en', 'Tuesday to Saturday'],
  ['Montag bis Freitag geöffnet', 'de', 'Montag bis Freitag'],
  ['Du mardi au vendredi', 'fr', 'mardi au vendredi'],
  ['Viernes y sábado', 'es', 'Viernes y sábado'],
])('days that belong together stay together: %s', (line, language, expected) => {
  const days = factsOfLine(line, language).filter(({ kind }) => kind === 'date');
  expect(days.map(({ text }) => text)).toEqual([expected]);
});

it('a number within its area is a phone where it stands alone', () => {
  expect(kindsOf("Sal's on Main, 555-0142", 'en').join()).toContain('phone');
  expect(kindsOf('Lots of 100-2000 pieces', 'en').join()).not.toContain('phone');
});

it.each([
  ['Ring oss, 22 33 44 55', 'nb'],
  ['5000 0746', 'ar'],
  ['이사 견적 1600-0024', 'ko'],
])('a number of a small country, or for all of one, is a phone: %s', (line, language) => {
  expect(kindsOf(line, language).join()).toContain('phone');
});

it.each(['Buka tiap hari 07.00 - 21.00', 'Paintings, 1500-1900', 'Lun-ven 9-12.30 / 15-19'])(
  'hours and years are no phone: %s',
  (line) => {
    expect(kindsOf(line, 'id').join()).not.toContain('phone');
  },
);

it.each([
  ['Поруџбине 555 0142', 'sr-Cyrl'],
  ['Ján Horský, 555 0142', 'sk'],
  ['Slika na Viber. 555 0142', 'sr'],
  ['Новою поштою. 555 0142 Марія', 'uk'],
  ['ara gelelim 555 0142 😊', 'tr'],
])('a number of seven figures is called: %s', (line, language) => {
  expect(kindsOf(line, language)).toContain('phone: 555 0142');
});

it.each([
  ['Sezon 500 2026', 'tr'],
  ['Tenevce 500 1000', 'hr'],
  ['formát 210 2970 mm', 'sk'],
])('other figures are not: %s', (line, language) => {
  expect(kindsOf(line, language).join()).not.toContain('phone');
});
