import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** What English firms and clinics are called in a directory, and what stands for them. */
const listed: readonly [title: string, lead: string][] = [
  ['Rheumatologist', 'stethoscope'],
  ['Eyes tested for KSh 500', 'glasses'],
  ['Dr Amara Obi Dental: cleaning & whitening', 'tooth'],
  ['Spring sale: outdoor furniture', 'bench'],
  ['Letterpress cards and coasters', 'love-letter'],
  ['Land surveyor - boundary pegs', 'theodolite'],
  ['Bingo is back', 'bingo-card'],
  ['Crop spraying by drone', 'drone'],
  ['Cold Brew subscription - beans & bottles', 'coffee-beans'],
  ['Model Railroad Society OPEN HOUSE', 'train'],
  ['Boiler winter service', 'boiler'],
  ['Winter service', 'snowflake'],
  ['PT sessions in your own home', 'dumbbell'],
  ['Fibre installed by Friday', 'wifi-router'],
  ['Sat night comedy, The Vault', 'microphone'],
  ['Want to try fencing?', 'fencer'],
  ['Dry stone walling & repairs', 'stone-wall'],
  ['Bespoke hats for the races', 'sun-hat'],
  ['Custom neon signs for bars', 'neon-sign'],
  ['Oyster happy hour', 'oyster'],
  ['Happy hour at The Anchor', 'beers'],
  ['Need wheels? Rent a car', 'car'],
  ['Pulmonologist', 'lungs'],
  ['ENT surgeon', 'ear'],
  ['Child and adolescent psychiatrist', 'brain'],
  ['Endodontist', 'tooth'],
  ['Birthing center', 'baby'],
  ['Art Store', 'palette'],
  ['Baby Goods Store', 'stroller'],
  ['Boat Store', 'motor-boat'],
  ['Leather Store', 'handbag'],
  ['Household Linen Shop', 'towel'],
  ['Taxi Stand', 'taxi'],
  ['Bureau de change', 'euro-notes'],
  ['Parking garage', 'parking-sign'],
  ['Window construction', 'window'],
  ['Clockmaker', 'mantel-clock'],
  ['Key cutter', 'key'],
  ['Signmaker', 'billboard'],
  ['Animal feeds', 'sack'],
  ['Epoxy garage floors', 'garage-door'],
  ['Auto AC regas', 'car'],
  ['Kitchen refacing, same cabinets', 'fitted-kitchen'],
  ['RYA Powerboat Level 2', 'motor-boat'],
  ['Vacuum pump repair', 'gear'],
  ['Save the Ballydehob viaduct', 'bridge'],
  ['Hindu priest for housewarming and weddings', 'oil-lamp'],
  ['Narrowboat blacking and anodes', 'narrowboat'],
  ['Church organ restoration appeal', 'pipe-organ'],
  ["Mama Thandi's Kota Corner", 'sandwich'],
  ['Rat in the ceiling?', 'mouse-trap'],
  ['Asbestos testing, results in 24h', 'test-tube'],
  ['Pellet & wood stoves', 'stove'],
  ['Safe Dealers', 'lock-and-key'],
  ['Ice Company', 'ice-cube'],
  ['Glass Merchants', 'window'],
  ['Pipe Supplies', 'nut-and-bolt'],
  ['Light Shop', 'light-bulb'],
  ['Hat Makers', 'sun-hat'],
  ['Brass repairs', 'trumpet'],
  ['Organ tuning', 'pipe-organ'],
  ['Glass hire', 'champagne'],
  ['Wax seals', 'envelope'],
  ['Chimney pots reclaimed', 'chimney'],
  ['Pile driving', 'excavator'],
  ['Piles clinic', 'stethoscope'],
  ['Coffee cupping', 'coffee'],
  ['Polo club', 'horse-rider'],
  ['Polo shirts with your logo', 't-shirt'],
  ['Ukulele jam', 'ukulele'],
  ['Fern nursery', 'plant'],
  ['Eye bank', 'eye'],
  ['Whacker plate hire', 'road-roller'],
  ['Badger watch', 'badger'],
  ['Wing walk', 'small-airplane'],
  ['Masonic lodge open day', 'set-square'],
  ['Aerial seeding and spraying', 'small-airplane'],
  ['Boda boda riders wanted', 'motorcycle'],
];

it.each(listed)('shows what "%s" is', (title, lead) => {
  expect(findSubjects({ title }, 'en')[0]?.name).toBe(lead);
});

it('names what a title calls for', () => {
  const shown = (title: string, adCopy: string, language = 'en') =>
    findSubjects({ title, adCopy }, language)[0]?.name;
  expect(shown('Adopt a retired greyhound', 'They sleep 18 hours and love sofas')).toBe('dog');
  expect(shown('Rehome a rabbit', 'They love carrots')).toBe('rabbit');
  expect(shown('Adoptiere einen Esel', 'Er liebt Karotten', 'de')).toBe('donkey');
});

it('asks for no word of a turn of phrase', () => {
  const brief = { title: 'Tattoo flash day', instructions: 'dark, spooky, old school' };
  expect(findSubjects(brief, 'en').map(({ name }) => name)).toEqual(['tattoo-machine']);
  const lashes = { title: 'Lash extensions', instructions: 'pink aesthetic' };
  expect(findSubjects(lashes, 'en').map(({ name }) => name)).not.toContain('syringe');
});

/** Specialists and trades of other languages. */
const elsewhere: readonly [language: string, title: string, lead: string][] = [
  ['de', 'HNO-Arzt', 'ear'],
  ['de', 'Pneumologe', 'lungs'],
  ['fr', 'Rhumatologue', 'stethoscope'],
  ['es', 'Otorrino', 'ear'],
  ['it', 'Gastroenterologo', 'stethoscope'],
  ['pl', 'Laryngolog', 'ear'],
  ['hu', 'Tüdőgyógyász', 'lungs'],
  ['ru', 'Пульмонолог', 'lungs'],
  ['ja', '耳鼻咽喉科', 'ear'],
  ['tr', 'Göğüs hastalıkları uzmanı', 'lungs'],
  ['de', 'Korbflechter', 'basket'],
  ['de', 'Modellbauladen', 'locomotive'],
];

it.each(elsewhere)('shows in %s what "%s" treats or makes', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});
