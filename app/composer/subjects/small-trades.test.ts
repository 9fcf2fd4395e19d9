import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import type { SubjectName } from './catalog.ts';
import { findSubjects } from './find-subjects.ts';

type Row = [language: string, title: string, adCopy: string, star: SubjectName, never?: SubjectName];

const shownFor = (title: string, adCopy: string, language: string) => {
  const brief: Brief = { title, ...(adCopy && { adCopy }) };
  return findSubjects(brief, language).map(({ name }) => name);
};

/** What briefs of small trades, dishes and outings show, whose titles often say something else. */
const rows: Row[] = [
  // Dishes as menus of all kitchens name them.
  ['en', "Eat with your hands. Nobody's watching", 'Injera platters, doro wat and coffee.', 'flatbread'],
  ['en', 'Who invented the Sunday queue? We did.', 'Salted egg prata, durian prata.', 'flatbread', 'egg'],
  ['en', 'Jacket potatoes, 12 fillings', '', 'potato', 'coat'],
  ['en', 'Schnitzel night', '', 'schnitzel'],
  ['zh-Hans', '老灶火锅 新店开业 锅底免费', '', 'stew'],
  // Goods and lettings by the names that tradespeople give them.
  ['en', 'Mailer boxes, tape and void fill. Next day to trade', '', 'parcel'],
  ['en', 'Man + van from £40/hr', '', 'delivery-van'],
  ['en', 'Day-old Kuroiler chicks KES 110 each, vaccinated', '', 'chick'],
  ['en', '2025 Enfield Himalayan 450 in showroom now', 'Exchange any bike.', 'motorcycle', 'bicycle'],
  ['en', 'USED TOYOTA HILUX SALE!!', '12 BAKKIES UNDER R250K.', 'pickup-truck', 'shopping-bags'],
  ['en', 'Nitrile gloves, aprons & blue roll', '', 'gloves', 'frying-pan'],
  ['en', 'Tow bars fitted from £199', '', 'car', 'beers'],
  ['en', 'Rooms to let, 5 min walk from the university', '', 'bed', 'bellhop-bell'],
  ['en', 'New Kanjivaram collection has arrived', 'Pure silk. Blouse stitching in 3 days.', 'sari', 'ring'],
  ['en', 'Leaking? Missing tiles? No job too small', 'Roof repairs, gutters, chimneys.', 'roof', 'tiles'],
  ['en', 'Forklift ticket in 3 days', '', 'forklift', 'ticket'],
  ['en', 'fill a bag for £10', 'preloved womens + kids, all sizes', 'dress', 'handbag'],
  ['de', 'Zimmer in WG frei, 5 min zur Uni', '', 'bed', 'saw'],
  ['sv', 'Penséer 10 för 99:-', '', 'daisy'],
  ['fi', 'Salibandya tytöille', '', 'field-hockey'],
  ['fr', 'Cartons de déménagement et papier bulle', '', 'parcel'],
  [
    'ro',
    'Program de facturare cu e-Factura inclus',
    'Pentru firme mici.',
    'desktop-computer',
    'meat-on-bone',
  ],
  // Outings, help and houses that open their doors.
  ['en', 'Humpbacks are back!! Whale watching', 'Half day cruise, lunch included.', 'whale', 'cruise-ship'],
  [
    'en',
    "Visit My Mosque day - Everyone's invited",
    'Pop in for tea, samosas and a tour.',
    'mosque',
    'dumpling',
  ],
  ['en', "What's that smell?", 'New hands-on exhibition at the town museum.', 'museum'],
  ['en', 'Not all heroes wear capes', 'Retained firefighters needed in Wick.', 'fire-engine'],
  ['en', 'Little Kookaburras Early Learning', 'Bush kindy, home cooked lunch.', 'toy-bricks'],
  ['en', 'Light up Diwali', 'Handmade diyas and rangoli kits.', 'oil-lamp'],
  ['es', 'Avistamiento de ballenas, salidas diarias', '', 'whale'],
  ['fr', 'Course nature 10 km et marche', '', 'runner', 'basket'],
  // What the reader has or should give up is not sold.
  [
    'en',
    'Your generator called. It wants to retire.',
    '5kVA solar + lithium battery.',
    'solar-panel',
    'plug',
  ],
  ['en', 'Is your boiler on its last legs?', 'Heat pumps fitted, £7,500 grant.', 'heat-pump', 'boiler'],
  ['de', 'Ist deine Heizung fit?', 'Wärmepumpen ab 9.900 €', 'heat-pump'],
  ['fr', "Votre voiture est prête pour l'hiver ?", 'Pneus neige montés 45 €', 'tyre', 'car'],
  ['en', 'Your sofa called. It misses you', 'Upholstery cleaning, £60 a sofa', 'sofa'],
  ['en', 'Forget flowers', 'Letterbox brownies posted next day.', 'brownie', 'bouquet'],
  ['en', "Don't forget flowers for mum", 'Bouquets from £25', 'bouquet'],
  ['en', 'Running out of garage?', 'Clean, dry self storage from $59 a month.', 'storage-unit', 'car'],
  // What is near, made there or good with whom is by the way.
  ['pt', 'T2 renovado em Matosinhos, 5 min da praia', '', 'apartment-building', 'beach-umbrella'],
  ['fr', 'Galette des rois maison, la vraie', '', 'pie', 'house'],
  ['fr', 'Soirée dégustation vins nature + fromages', '', 'wine', 'party-popper'],
  ['fr', "VIDE GRENIER DE L'ECOLE JULES FERRY", '', 'price-tag', 'ferry'],
  ['es', 'Trasto busca familia', 'Mestizo, 3 años, bueno con niños y gatos.', 'dog', 'cat'],
  ['it', 'Bagno Marisa – ombrelloni stagionali già prenotabili', '', 'beach-umbrella', 'bathtub'],
  ['it', 'Nonni in gamba', 'Ginnastica dolce per over 65', 'older-person', 'birthday-cake'],
  ['en', 'Taproom open Thurs-Sun, dogs & kids welcome', '', 'beer', 'dog'],
  // What the words of a saying lead to, nothing of it is sold.
  ['en', 'Wheels of fortune', 'Used wheelchairs and scooters', 'kick-scooter', 'tyre'],
  ['en', 'Plane sailing', 'Flight simulator', 'airplane', 'sailing-boat'],
  ['en', 'Rest in peace and quiet', 'Woodland burials', 'tree', 'axe'],
  ['de', 'Nichts für Frostbeulen', 'Winterbaden im See, sonntags 10 Uhr', 'swimmer', 'bathtub'],
  ['de', 'Die Axt im Haus', 'Schreinerei Vogt: Einbauschränke', 'saw', 'axe'],
  ['it', 'Mettici la faccia', 'Pulizia viso 39 €', 'serum-bottle', 'broom'],
  ['nl', 'Op rolletjes', 'Skeelerles voor kinderen', 'roller-skate'],
  ['fr', 'Bourse aux vélos', 'dépôt vendredi', 'bicycle', 'chart-up'],
  ['en', 'Budgie breeder', 'Babies ready now', 'parrot', 'dog'],
  ['en', 'Tortoise hibernation checks', 'Vet led', 'turtle', 'dog'],
  ['en', 'Cottage pie to go', 'Serves 4, £14.', 'gratin', 'house-with-garden'],
  ['en', 'Hot composting workshop', 'Bring gloves', 'spade', 'gloves'],
  // Typed without its accents, a phrase is the same.
  ['es', 'clases de ingles para adultos', '', 'open-book'],
];

it.each(rows)('%s: %s', (language, title, adCopy, star, never) => {
  const shown = shownFor(title, adCopy, language);
  expect(shown[0]).toBe(star);
  if (never) expect(shown).not.toContain(never);
});

it('takes a mood of the picture for no thing that is sold', () => {
  const brief = {
    title: 'Eat with your hands',
    adCopy: 'Closed Mondays',
    instructions: 'earthy, candle lit',
  };
  expect(findSubjects(brief, 'en')).toEqual([]);
});
