import { expect, it } from 'vitest';
import { writeCopy } from '../copywriter/copywriter.ts';
import type { Brief } from '../design/ad-design.ts';
import { readBrief } from './read-brief.ts';

const copyOf = (brief: Brief) => writeCopy(readBrief(brief)).copy;
const linesOf = (brief: Brief) => readBrief(brief).lines.map(({ text }) => text);

it.each<[string, Brief, string]>([
  [
    'two days of one month',
    { title: 'Probefahrttage', adCopy: 'Fr 11. + Sa 12. April, 10–18 Uhr' },
    'Fr 11. + Sa 12. April, 10–18 Uhr',
  ],
  [
    'days in Thai',
    { title: 'นวดแผนไทย', adCopy: 'จ.–พฤ. เท่านั้น ประคบเพิ่ม 150.-' },
    'จ.–พฤ. เท่านั้น ประคบเพิ่ม 150.-',
  ],
  ['a Tamil place', { title: 'பட்டுப்புடவை', adCopy: 'சில்க் மார்க் உண்டு. டி.நகர், சென்னை' }, 'டி.நகர், சென்னை'],
  [
    'an industrial estate',
    { title: 'Taller', adCopy: 'Revisamos frenos. Pol. Ind. La Ermita, nave 12' },
    'Pol. Ind. La Ermita, nave 12',
  ],
])('keeps %s whole', (_, brief, line) => {
  expect(linesOf(brief)).toContain(line);
});

it.each<[string, Brief, string]>([
  [
    'a month',
    { title: 'Bokföring', adCopy: 'Fast pris från 1 290 kr/mån. Bokslut och löner.' },
    'Fast pris från 1 290 kr/mån.',
  ],
  ['a head', { title: 'Borkóstoló', adCopy: '9 900 Ft/fő. Minden szombaton 15 órától.' }, '9 900 Ft/fő.'],
  ['a piece', { title: 'Paletería', adCopy: 'De mango. $25 c/u. Frente al jardín' }, '$25 c/u.'],
])('ends a sentence behind the price of %s', (_, brief, line) => {
  expect(linesOf(brief)).toContain(line);
});

it.each<[Brief, string]>([
  [{ title: 'Twilight golf $25 after 4pm' }, 'Twilight golf $25 after 4pm'],
  [{ title: 'חומוס חם כל בוקר מ-7:00' }, 'חומוס חם כל בוקר מ-7:00'],
  [{ title: 'Lớp vẽ thiếu nhi khai giảng 05/06' }, 'Lớp vẽ thiếu nhi khai giảng 05/06'],
  [{ title: '服装厂急招平车工5名 月薪8000-10000' }, '服装厂急招平车工5名 月薪8000-10000'],
  [{ title: 'فرش دستباف تبریز با ۲۵٪ تخفیف' }, 'فرش دستباف تبریز'],
  [{ title: 'Peel. Pour. Paint. New wall paint in 40 colours' }, 'Peel. Pour. Paint.'],
  [
    { title: 'rørlegger stavanger døgnvakt 51 40 77 21 lekkasje, tett avløp' },
    'Rørlegger stavanger døgnvakt',
  ],
  [
    { title: 'Udlejning af festlokale til konfirmation, bryllup og rund fødselsdag' },
    'Udlejning af festlokale til konfirmation, bryllup og rund fødselsdag',
  ],
  [{ title: 'Flytthjälp i Göteborg, fast pris och RUT-avdrag direkt på fakturan' }, 'Flytthjälp i Göteborg'],
])('cuts no headline amid what belongs together: %j', (brief, headline) => {
  expect(copyOf(brief).headline).toBe(headline);
});

it.each<[Brief, string | undefined]>([
  [{ title: 'Hall hire £14/hr residents, £20 others' }, '£14/hr residents, £20 others'],
  [{ title: 'Pronájem lodí', adCopy: 'Loď pro rodinu. Kauce 5 000 Kč.' }, undefined],
  [{ title: 'Ink tattoo', adCopy: 'Walk-ins Friday. Deposit $50.' }, undefined],
  [{ title: 'Daruj krv', adCopy: 'Mobilný odber 20.11. 7:30–11:00, mestský úrad' }, undefined],
  [{ title: 'Mackerel trips £22', adCopy: 'Rods and bait. Under 12s half price' }, '£22'],
  [
    { title: 'Куклен театър', adCopy: 'За деца от 3 г. Билет 6 €, родител с две деца – 15 €.' },
    'Билет 6 €, родител с две деца – 15 €',
  ],
  [
    { title: 'Explicações 9.º e 12.º ano', adCopy: 'Grupos pequenos. 12 €/hora em Braga ou online.' },
    '12 €/hora em Braga ou online',
  ],
])('offers the whole of its offer: %j', (brief, offer) => {
  expect(copyOf(brief).offer).toBe(offer);
});

it.each<[Brief, string]>([
  [{ title: 'Brow lamination £40', adCopy: 'Patch test first. DM or 07700 900781' }, 'Patch test first'],
  [
    { title: '그랜저 2021년식', adCopy: '시승 가능합니다. 부천 매매단지 김 과장 010-3914-6627' },
    '시승 가능합니다 · 부천 매매단지 김 과장',
  ],
  [{ title: '重庆老火锅开业', adCopy: '武侯区科华路66号 订座电话 028-8541 2270' }, '武侯区科华路66号'],
])('leaves no half of a contact beside its button: %j', (brief, subline) => {
  expect(copyOf(brief).subline).toBe(subline);
});
