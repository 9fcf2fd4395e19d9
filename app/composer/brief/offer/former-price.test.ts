import { expect, it } from 'vitest';
import { factsOfLine } from '../facts/find-facts.ts';

const pricesOf = (line: string, language: string) =>
  factsOfLine(line, language)
    .filter(({ kind }) => kind === 'price' || kind === 'formerPrice')
    .map(({ kind, text }) => `${kind}: ${text}`)
    .sort();

it.each([
  ['hu', 'Most 5 990 Ft helyett 3 990 Ft!', '5 990 Ft', '3 990 Ft'],
  ['fi', 'Hammashoito 110 €:n sijaan 79 €', '110 €', '79 €'],
  ['fi', '110 euron sijaan nyt 79 euroa', '110 euro', 'nyt 79 euroa'],
  ['et', '110 € asemel 79 €', '110 €', '79 €'],
  ['et', '110 euro asemel vaid 79 eurot', '110 euro', 'vaid 79 eurot'],
  ['tr', '110 TL yerine 79 TL', '110 TL', '79 TL'],
  ['ja', '11,000円のところ 7,900円', '11,000円', '7,900円'],
  ['ja', '11,000円（税込）のところ7,900円', '11,000円', '7,900円'],
  ['ko', '110,000원 대신 79,000원', '110,000원', '79,000원'],
  ['hi', '₹500 के बजाय ₹300', '₹500', '₹300'],
  ['bn', '৫০০ টাকার বদলে ৩০০ টাকা', '৫০০ টাকা', '৩০০ টাকা'],
  ['ta', '₹500க்கு பதிலாக ₹300', '₹500', '₹300'],
  ['te', '₹500 బదులు ₹300', '₹500', '₹300'],
  ['ur', '500 روپے کے بجائے 300 روپے', '500 روپے', '300 روپے'],
  ['am', '500 ብር ፈንታ 300 ብር', '500 ብር', '300 ብር'],
])('%s: the price before the word is the former one in %s', (language, line, former, now) => {
  expect(pricesOf(line, language)).toEqual([`formerPrice: ${former}`, `price: ${now}`]);
});

it.each([
  ['de', 'Jetzt 79 € statt 110 €', 'Jetzt 79 €', '110 €'],
  ['en', '£79 instead of £110', '£79', '£110'],
  ['fr', '79 € au lieu de 110 €', '79 €', '110 €'],
  ['pl', '79 zł zamiast 110 zł', '79 zł', '110 zł'],
  ['es', '79 € en vez de 110 €', '79 €', '110 €'],
  ['it', '79 € invece di 110 €', '79 €', '110 €'],
  ['pt', 'R$ 79 em vez de R$ 110', 'R$ 79', 'R$ 110'],
  ['nl', '€ 79 in plaats van € 110', '€ 79', '€ 110'],
  ['sv', '79 kr i stället för 110 kr', '79 kr', '110 kr'],
  ['da', '79 kr i stedet for 110 kr', '79 kr', '110 kr'],
  ['cs', '79 Kč místo 110 Kč', '79 Kč', '110 Kč'],
  ['ru', '79 ₽ вместо 110 ₽', '79 ₽', '110 ₽'],
  ['ar', '79 ريال بدل 110 ريال', '79 ريال', '110 ريال'],
  ['he', '79 ₪ במקום 110 ₪', '79 ₪', '110 ₪'],
  ['lv', '79 € nevis 110 €', '79 €', '110 €'],
  ['lt', '79 € vietoj 110 €', '79 €', '110 €'],
  ['el', '79 € αντί για 110 €', '79 €', '110 €'],
  ['vi', '79.000đ thay vì 110.000đ', '79.000đ', '110.000đ'],
])('%s: the price behind the word is the former one in %s', (language, line, now, former) => {
  expect(pricesOf(line, language)).toEqual([`formerPrice: ${former}`, `price: ${now}`]);
});

it('reads the former price alone in its line', () => {
  expect(pricesOf('5 990 Ft helyett', 'hu')).toEqual(['formerPrice: 5 990 Ft']);
  expect(pricesOf('Reg. $129', 'en')).toEqual(['formerPrice: $129']);
});

it.each([
  ['en', 'Cutting was £20, now £24.50'],
  ['hu', '3.990 Ft helyett 5.990 Ft'],
])('no price is struck for a higher one: %s', (language, line) => {
  expect(pricesOf(line, language).join()).not.toContain('formerPrice');
});

it('reads a price behind a word that also says "from" as former only beside another one', () => {
  expect(pricesOf('από 800 €', 'el')).toEqual(['price: από 800 €']);
  expect(pricesOf('από 80 € μόνο 60 €', 'el')).toContain('formerPrice: 80 €');
});

it.each([
  ['pt', 'Mínimo 3 dias; caução de 500 €'],
  ['nl', 'Minimaal 3 dagen, borg van € 500'],
  ['nl', 'Proefrit van 45 minuten voor €20'],
  ['el', 'Για 3 ημέρες, εγγύηση από 500 €'],
])('%s: beside a number of days or minutes no price is a former one: %s', (language, line) => {
  expect(pricesOf(line, language).filter((price) => price.startsWith('formerPrice'))).toEqual([]);
});

it.each([
  ['pt', 'De 120 € por 89'],
  ['nl', 'Van € 49 voor 39, 2 stuks'],
  ['en', '6 for 9.90 instead of €12'],
])('%s: a bare figure may be the new price: %s', (language, line) => {
  expect(pricesOf(line, language).filter((price) => price.startsWith('formerPrice'))).toHaveLength(1);
});
