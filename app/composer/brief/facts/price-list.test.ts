import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const listed = (adCopy: string) =>
  readBrief({ title: 'Salon', adCopy })
    .facts.filter(({ kind }) => kind === 'listed')
    .map(({ parts }) => `${parts?.thing} = ${parts?.price}`);

it.each([
  ['Cut £20, colour £60. Walk in any day.', ['Cut = £20', 'Colour = £60']],
  [
    'Férfi hajvágás 5500 Ft, szakállvágás 3500 Ft. Nyitva 9-19',
    ['Férfi hajvágás = 5500 Ft', 'Szakállvágás = 3500 Ft'],
  ],
  ['قص شعر ٨٠ ريال، صبغة ٢٢٠ ريال', ['قص شعر = ٨٠ ريال', 'صبغة = ٢٢٠ ريال']],
  ['Latte – $4.50 | Flat white – $4', ['Latte = $4.50', 'Flat white = $4']],
  ['カット4,400円、カラー6,600円', ['カット = 4,400円', 'カラー = 6,600円']],
  ['ตัดผมชาย 150 บาท สระไดร์ 100 บาท เปิด 10.00-19.00', ['ตัดผมชาย = 150 บาท', 'สระไดร์ = 100 บาท']],
  // The former price is of no list, nor is what one pays later.
  ['Whitening $149 (was $299)', []],
  ['£1 for the first month, then £9.99', ['For the first month = £1']],
])('of %j each thing has its price', (adCopy, wanted) => {
  expect(listed(adCopy)).toEqual(wanted);
});
