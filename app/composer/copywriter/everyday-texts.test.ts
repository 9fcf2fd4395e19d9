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

it.each([
  // A list before its one price, a route, a noun of two words, beats that open with figures.
  ['Gutters cleaned, flushed & bagged from $99', 'Gutters cleaned, flushed & bagged'],
  ['Carpets washed, dried and deodorised from £45', 'Carpets washed, dried and deodorised'],
  ['Airport taxi Dublin / Shannon fixed fares', 'Airport taxi Dublin / Shannon fixed fares'],
  ['Dog grooming Leeds / Bradford', 'Dog grooming Leeds / Bradford'],
  ['Taproom grand opening Sat 4/20 noon', 'Taproom grand opening'],
  ['60 minutes. 1 way out.', '60 minutes. 1 way out.'],
  [
    'PLOMBIER 24H/24 LILLE fuite, wc bouché, chauffe eau',
    'PLOMBIER 24H/24 LILLE fuite, wc bouché, chauffe eau',
  ],
])('%s: the title is not torn', (title, headline) => {
  expect(copyOf(title, '').headline).toBe(headline);
});

it.each([
  [
    'Menú',
    'Menú complet 38 €: calçots a la brasa, romesco, xai i botifarra, vi i cava.',
    'Menú complet 38 €',
  ],
  [
    'Sartoria Rosa',
    'Orlo pantaloni 8 euro in giornata, cambio zip, abiti da cerimonia.',
    'Orlo pantaloni 8 euro in giornata',
  ],
  ['Chimney sweep', '£55 per flue, certificate for your insurer, no mess', '£55 per flue'],
])('%s: the badge of %j ends with its price', (title, adCopy, offer) => {
  expect(copyOf(title, adCopy).offer).toBe(offer);
});

it.each([
  ['Two men, one van, zero breakages', 'House removals. Fully insured. London to anywhere.'],
  ['Full tank mens du sover', 'Vi monterer elbillader hjemme hos deg. Fast pris 14 900,- ferdig montert.'],
  ['Sügis, tule aga!', 'Käsitsi kootud kampsunid. Saadame pakiautomaati üle Eesti.'],
  [
    'Khoảnh khắc đầu đời chỉ có một lần',
    'Studio Mây Con chuyên chụp ảnh bé sơ sinh. Gói 1.290k gồm 15 ảnh + 1 album.',
  ],
  ['Tradies: invoice before you leave the driveway', 'Works with Xero and MYOB. 30 days free.'],
])('%s: no other idea takes the place of what the owner says', (title, adCopy) => {
  const { copy } = writeCopy(readBrief({ title, adCopy }), { otherIdea: true });
  expect(copy.headline).toBe(title);
});

it.each([
  ['URGENT CARE OPEN 8-8 EVERY DAY', 'X-ray and lab on site. Most insurance accepted', /^URGENT CARE/u],
  ["We're hiring carers in Inverness", '£13.20/hr. Driving licence needed', /^(?!.*licence)/u],
  ['Garden plants and trees for sale', 'Free advice from our gardener. Open daily', /^(?!Free)/u],
  ['Celebration cakes', 'Two weeks notice please', /^(?!.*notice)/u],
])('%s: a detail of %j does not lead in its place', (title, adCopy, headline) => {
  const { copy } = writeCopy(readBrief({ title, adCopy }), { otherIdea: true });
  expect(copy.headline).toMatch(headline);
});

it.each([
  ['Sartoria Rosa', 'Lun-ven 9-12.30 / 15-19', undefined],
  ['Sparky', 'Fuse boards. 24/7 07700 900188', '07700 900188'],
  ['Sausa bērza malka 65 eur/berkubs t. 26418835', '', '26418835'],
])('%s: the number to call in %j is %j', (title, adCopy, number) => {
  const { facts } = readBrief({ title, adCopy });
  expect(facts.find(({ kind }) => kind === 'phone')?.text).toBe(number);
});

it('tells readers nothing of a close-up that is asked for', () => {
  const brief = { title: '味噌ラーメン始めました', instructions: '湯気の出ているラーメンのアップ、濃い赤系' };
  expect(readBrief(brief).told).toEqual([]);
});

it.each([
  ['Ukulele for absolute beginners', 'evening course, £60 for 8 weeks', '£60 for 8 weeks'],
  ['Pick your own strawberries', 'now open, $6 a quart. cash only', '$6 a quart'],
  ['Toyota Hilux clearance', 'white double cab, finance from Ksh 62,000 pm', 'Finance from Ksh 62,000 pm'],
  ['Malíř pokojů Brno', 'cena od 45 kč/m2. tel 731 204 568', 'Cena od 45 kč/m2'],
  ['Guitar lessons', '£500 budget, young couples', undefined],
  ['Guitar lessons', 'cost price is £4', undefined],
  ['Guitar lessons', 'ad spend £20 a day', undefined],
  ['Guitar lessons', 'they usually spend £80 each', undefined],
  ['Guitar lessons', 'dont mention the $99 price', undefined],
])('%s: of the instructions %j the badge says %j', (title, instructions, badge) => {
  expect(writeCopy(readBrief({ title, instructions })).copy.offer).toBe(badge);
});

it('asks nothing about what is not named yet', () => {
  const adCopy = 'Never tried it? Sheets and brooms supplied. Fri Oct 10, 7pm, $15';
  expect(copyOf('Curling club learn to curl night', adCopy).headline).toBe(
    'Curling club learn to curl night',
  );
});

it('takes "upto" for up to', () => {
  const { headline, offer } = copyOf('Sari sale upto 40% off', 'Kanjivaram, Banarasi, cotton');
  expect([headline, offer]).toEqual(['Sari sale', 'Upto 40% off']);
});

it.each([
  ['Oyster happy hour', '$1.50 oysters 4-6 Mon thru Thurs at Pearl St. Raw Bar'],
  ['New single out now', 'Indie folk from Newcastle NSW. Stream it everywhere'],
  ['PG for working women', 'Single and double sharing. 5 min walk from EON IT park'],
  ['Allotment plots free at Mill Lane', '£28 a year'],
])('%s: a street, a town or a neighbour in %j is no name of the firm', (title, adCopy) => {
  expect(copyOf(title, adCopy).brand).toBeUndefined();
});
