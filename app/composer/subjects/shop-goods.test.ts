import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** What each new picture is for, in the words of its owners. */
const shown: readonly [language: string, title: string, lead: string][] = [
  ['en', 'Wheelie bins cleaned monthly', 'wheelie-bin'],
  ['en', 'Timber sheds built to order', 'garden-shed'],
  ['en', 'Hedge cutting and shaping', 'secateurs'],
  ['de', 'Heckenschnitt vom Fachmann', 'secateurs'],
  ['en', 'Lawn turf delivered', 'turf-roll'],
  ['fr', 'Gazon synthétique', 'turf-roll'],
  ['en', 'Borewell drilling', 'water-pump'],
  ['sw', 'Kuchimba kisima', 'water-pump'],
  ['es', 'Limpieza de tinacos', 'water-tank'],
  ['en', 'Cherry picker hire', 'cherry-picker'],
  ['de', 'Arbeitsbühnenvermietung', 'cherry-picker'],
  ['it', 'Noleggio piattaforme aeree', 'cherry-picker'],
  ['en', 'Pothole repairs', 'road-roller'],
  ['sv', 'Asfaltering av uppfarter', 'road-roller'],
  ['en', 'Sand and gravel', 'tipper-truck'],
  ['en', 'Combine harvesting', 'combine-harvester'],
  ['en', 'Wasp nest removal', 'wasp'],
  ['nl', 'Wespennest weg', 'wasp'],
  ['en', 'Stallholders wanted', 'market-stall'],
  ['en', 'Classic car show', 'vintage-car'],
  ['de', 'Oldtimertreffen am Sonntag', 'vintage-car'],
  ['en', 'Jet ski rental', 'jet-ski'],
  ['en', 'Saddle fitting', 'saddle'],
  ['en', 'Dry cleaners', 'clothes-hanger'],
  ['el', 'Στεγνοκαθαριστήριο', 'clothes-hanger'],
  ['en', 'Zip repairs', 'zip'],
  ['en', 'Human hair wigs', 'wig'],
  ['ru', 'Парики', 'wig'],
  ['en', 'Hijabs and abayas', 'headscarf'],
  ['tr', 'Tesettür giyim', 'headscarf'],
  ['pl', 'Garnitury na miarę', 'suit'],
  ['cs', 'Svatební šaty', 'wedding-dress'],
  ['fi', 'Hääkakut tilauksesta', 'wedding-cake'],
  ['ko', '한복 대여', 'hanbok'],
  ['te', 'గాజులు', 'bangles'],
  ['hi', 'टिफिन सर्विस', 'tiffin'],
  ['ta', 'இட்லி மாவு', 'dosa'],
  ['es', 'Empanadas argentinas', 'empanada'],
  ['es', 'Pollos asados', 'roast-chicken'],
  ['ru', 'Шашлыки на заказ', 'skewers'],
  ['fr', 'Couscous maison', 'couscous'],
  ['it', 'Olio extravergine del frantoio', 'olive-oil'],
  ['lt', 'Kavos pupelės', 'coffee-beans'],
  ['hu', 'Mézeskalács', 'gingerbread'],
  ['ja', '月極駐車場', 'parking-sign'],
  ['vi', 'Văn phòng công chứng', 'rubber-stamp'],
  ['en', 'MRI scans', 'x-ray'],
  ['pt', 'Ressonância magnética', 'x-ray'],
  ['en', 'First aid courses', 'first-aid-kit'],
  ['he', 'קורס עזרה ראשונה', 'first-aid-kit'],
  ['en', 'Puppet shows for schools', 'marionette'],
  ['ro', 'Teatru de păpuși', 'marionette'],
  ['en', 'Organ recitals', 'pipe-organ'],
  ['da', 'Dørkranse', 'wreath'],
  ['en', 'Gift hampers', 'hamper'],
  ['en', 'Full fibre broadband', 'wifi-router'],
  ['nb', 'Bredbånd', 'wifi-router'],
];

it.each(['Cheese', 'Honey', 'Curtain', 'Fabric', 'Tire', 'Vacuum Cleaner'])(
  'takes the Store of a "%s Store" for no street',
  (goods) => {
    expect(findSubjects({ title: `${goods} Store` }, 'en')).not.toEqual([]);
    expect(findSubjects({ title: `Homes on ${goods} St` }, 'en')).toEqual([]);
  },
);

it.each(shown)('shows in %s what "%s" sells', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});

/** The same words, or a part of them, where they mean something else. */
const others: readonly [language: string, title: string, never: string][] = [
  ['en', 'Surf and turf night', 'turf-roll'],
  ['en', 'Skin resurfacing', 'road-roller'],
  ['en', 'Laser that suits you', 'suit'],
  ['en', 'Servers wanted for our restaurant', 'server'],
  ['en', 'Dental check-up with digital x-rays', 'x-ray'],
  ['en', 'Basket weaving class', 'loom'],
  ['en', 'Pumpkin spice latte', 'pumpkin'],
  ['el', 'Διαμέρισμα στην Κυψέλη', 'beehive'],
  ['pl', 'Fryzjer, ul. Lipowa 12', 'beehive'],
  ['pl', 'Masaż: kark i barki', 'narrowboat'],
  ['pt', 'Lavagem a seco de estofados', 'clothes-hanger'],
  ['ja', 'スーツケース', 'suit'],
  ['ja', 'ハムスター', 'ham'],
  ['th', 'แฮมเบอร์เกอร์', 'ham'],
  ['zh-Hans', '珍珠奶茶', 'necklace'],
  ['ko', '포장마차', 'carriage'],
  ['ko', '드럼세탁기', 'drum-kit'],
  ['hi', 'बकरी पालन प्रशिक्षण', 'cot'],
  ['tr', 'El dokuma halılar', 'loom'],
];

it.each(others)('does not take "%2$s" for another thing (%1$s)', (language, title, never) => {
  expect(findSubjects({ title }, language).map(({ name }) => name)).not.toContain(never);
});
