import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string) => writeCopy(readBrief({ title, adCopy })).copy;

it.each([
  // How it is done, a list and what is offered besides say less than the name.
  ['Made to measure blinds', 'We bring the samples to you. 5 yr guarantee', 'Made to measure blinds'],
  [
    'Spray tan parties',
    'We bring the tent, you bring the prosecco.',
    'We bring the tent, you bring the prosecco',
  ],
  [
    'Marmita fit congelada',
    'Frango, patinho e opção veggie 🥦\nEntrega grátis\nPede já',
    'Marmita fit congelada',
  ],
  ['産後の骨盤矯正', 'お子さま連れOK・キッズスペースあり\n平日9:00〜20:00', '産後の骨盤矯正'],
  [
    'CIRCUS FANTASIA IS IN TOWN!',
    'Acrobats, clowns, motorbikes in the globe of death!\nKids from $12',
    'CIRCUS FANTASIA IS IN TOWN!',
  ],
  ['Flu jabs now available', "£16.99, free if you're 65+ or pregnant.", 'Flu jabs now available'],
])('%s: beside %j the headline is %j', (title, adCopy, headline) => {
  expect(copyOf(title, adCopy).headline).toBe(headline);
});

it.each([
  ["Mother's Day bouquets", "She said don't bother. Bother.\nFrom $40", "She said don't bother. Bother"],
  [
    'Bike tune-up special',
    'Gears clicking? Brakes squealing? Tune up $59.',
    'Gears clicking? Brakes squealing?',
  ],
  ['E-Bike Probefahrt', 'Fr 24.4. + Sa 25.4., 10–17 Uhr', 'Fr 24.4. + Sa 25.4., 10–17 Uhr'],
])('%s: nothing of %j is torn', (title, adCopy, whole) => {
  const { headline, subline = '' } = copyOf(title, adCopy);
  expect(`${headline}\n${subline}`).toContain(whole);
});

it.each([
  ['Crêperie Ty Mamm', 'Du mardi au vendredi, 12h-14h\nRésa 02 61 91 12 34', 'Résa'],
  ['Dekkskift', 'Drop-in lørdag 18. april. Ellers timebestilling på 22 00 12 34.', 'timebestilling'],
  ['ঈদের জামদানি', 'সারা দেশে ক্যাশ অন ডেলিভারি। ইনবক্স করুন বা কল 01700-001234', 'বা'],
])('%s: where the button says the number of %j, no word is left of it', (title, adCopy, word) => {
  expect(` ${copyOf(title, adCopy).subline ?? ''} `).not.toMatch(new RegExp(` ${word} `, 'u'));
});

it('cuts no bracket in two', () => {
  const { offer = '', subline = '' } = copyOf(
    'Garden rooms',
    'First consultation (250 euro, refunded when you go ahead)',
  );
  expect(`${offer}\n${subline}`).toContain('(250 euro, refunded when you go ahead)');
});
