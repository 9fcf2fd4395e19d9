import { expect, it } from 'vitest';
import type { SubjectName } from './catalog.ts';
import { findSubjects } from './find-subjects.ts';

const shownFor = (title: string, adCopy: string, language: string, instructions = '') =>
  findSubjects({ title, adCopy, instructions }, language).map(({ name }) => name);

type Row = [language: string, title: string, adCopy: string, star: SubjectName, never?: SubjectName];

const rows: Row[] = [
  // A hedge is a living fence in the Slavic languages, and is cut, not combed.
  ['sk', 'strihanie zivych plotov', '', 'secateurs', 'fence'],
  ['cs', 'Stříhání živých plotů', '', 'secateurs', 'scissors'],
  ['sl', 'Obrezovanje živih mej', '', 'spade'],
  ['hr', 'Šišanje živice i košnja', '', 'secateurs', 'scissors'],
  ['ru', 'Стрижка живой изгороди', '', 'secateurs', 'scissors'],
  ['bg', 'Подрязване на жив плет', '', 'secateurs'],
  ['pl', 'Przycinanie żywopłotów', '', 'hedge'],
  ['ro', 'Tuns gard viu și gazon', '', 'secateurs', 'fence'],
  // Wasps are no bees, and their nest is no bird's.
  ['en', 'Wasps nest removal £55', 'Also rats', 'wasp', 'bee'],
  ['de', 'Wespennest? Wir helfen heute noch', '', 'wasp', 'nest'],
  ['it', 'Nidi di vespe e calabroni', '', 'wasp', 'motor-scooter'],
  ['pl', 'Usuwanie gniazd os i szerszeni', '', 'spray-bottle'],
  ['en', 'Honey from our own bees', 'Jars £6', 'honey'],
  // Trees that are sold for Christmas are no feast.
  ['en', 'Christmas trees cut fresh', 'Also wreaths, mistletoe and mulled wine', 'christmas-tree', 'bouquet'],
  ['de', 'Weihnachtsbäume frisch geschlagen', 'Glühwein', 'christmas-tree', 'mug'],
  ['da', 'Juletræer - fæld selv', 'Gløgg og æbleskiver', 'christmas-tree'],
  ['fr', 'Sapins de Noël Nordmann', 'Livraison et couronnes', 'christmas-tree'],
  // A day of open doors sells no door.
  ['sv', 'Öppet hus på ridskolan', '', 'horse', 'door'],
  ['bg', 'Ден на отворените врати в пивоварната', '', 'beer', 'door'],
  ['sl', 'Pridruži se gasilcem!', 'Dan odprtih vrat: sobota', 'fire-engine', 'door'],
  ['sl', 'Vrata in okna po meri', '', 'door'],
  ['hu', 'Légy önkéntes tűzoltó!', '', 'fire-engine'],
  ['lv', 'Brīvprātīgie ugunsdzēsēji aicina', '', 'fire-engine'],
  ['de', 'Pfadfinder suchen Leiter', '', 'tent', 'ladder'],
  ['cs', 'Skautský oddíl nabírá nováčky', '', 'tent'],
  ['en', 'Give two hours. Get a hundred grins.', '4th Wrexham Scouts need grown ups to help.', 'tent'],
  // What stands beside the trade says it better.
  ['mk', 'Стоматолошка ординација Дента Плус', '', 'tooth', 'stethoscope'],
  ['ka', 'სტომატოლოგიური კლინიკა', '', 'tooth', 'hospital'],
  ['kk', 'Стоматологиялық клиника', '', 'tooth', 'hospital'],
  ['en', 'Wedding dress cleaning & boxing £110', '', 'wedding-dress', 'boxing-glove'],
  ['en', 'Boxing classes for women', '', 'boxing-glove'],
  ['en', 'Ink & Anchor Tattoo: guest artist 3-8 March', 'Fine line botanicals', 'tattoo-machine', 'palette'],
  ['en', 'Ironworks Gym', 'Free weights', 'dumbbell', 'anvil'],
  ['en', 'Blacksmith taster day', 'Make your own poker', 'anvil'],
  ['en', 'Baby & toddler swimming lessons', '', 'swimmer', 'teddy-bear'],
  ['en', '9 holes & a pie $35', 'Twilight special', 'golf'],
  ['en', 'Friday is chip night', 'Cod & chips £8.50, Harbour Fryer', 'french-fries', 'fishing-rod'],
  ['en', 'Small boat, big fish, no excuses', 'Half day charters, rods and bait included', 'motor-boat'],
  ['en', 'Pitch up, switch off', 'Tents, campervans & 4 bell tents. Compost loos.', 'tent', 'caravan'],
  ['en', 'Thinking of selling? Find out what your home is worth', '', 'house'],
  ['en', 'Kitchen doors replaced', 'Keep your units', 'fitted-kitchen', 'fridge'],
  ['en', 'Bouncy castles & soft play hire', '', 'bouncy-castle', 'gymnast'],
  ['en', 'Barn wedding venue open evening', '120 guests', 'ring', 'graduation-cap'],
  ['fi', 'Vuokraa saunakärry mökille', '', 'sauna'],
  ['ko', '기구 필라테스 1:1 체험', '', 'pilates-reformer', 'gymnast'],
  ['hr', 'OPG Marić - maslinovo ulje', '', 'olive-oil', 'basket'],
  ['fr', 'Punaises de lit ?', 'Traitement vapeur', 'spray-bottle', 'bed'],
  ['en', 'Rat catcher for farms', '', 'mouse-trap', 'tractor'],
  ['de', 'Küchenfronten austauschen', '', 'fitted-kitchen'],
  ['de', 'Brautkleid reinigen lassen', '', 'dress', 'bride'],
  ['ru', 'Пилатес на реформерах', '', 'pilates-reformer', 'lotus-position'],
  ['hu', 'Mennyit ér az ingatlanod?', 'Ingyenes értékbecslés', 'house'],
  ['nl', 'Wat is uw woning waard?', '', 'house'],
  ['fr', 'Camping à la ferme', 'Toilettes sèches', 'tent', 'toilet'],
  ['en', 'Wasps rugby club trials', '', 'rugby-ball', 'spray-bottle'],
  ['it', 'Vespa usata', '', 'motor-scooter'],
  ['en', 'Puppy vaccinations £45', 'Vet nurse clinic', 'dog', 'syringe'],
  ['en', 'Flu jabs for over 65s', '', 'syringe'],
  ['lv', 'Koris meklē dziedātājus', '', 'musical-notes'],
];

it.each(rows)('%s: %s', (language, title, adCopy, star, never) => {
  const shown = shownFor(title, adCopy, language);
  expect(shown[0]).toBe(star);
  if (never) expect(shown).not.toContain(never);
});

it('shows no pineapple for the foot of a human tower', () => {
  expect(shownFor('Vine a fer pinya! Els Castellers busquem gent', '', 'ca')).not.toContain('pineapple');
});

it('shows no bones where skeletons are refused', () => {
  expect(shownFor('Back pain? See a physio', '', 'en', 'calm blue, no skeletons')).toEqual(['massage']);
});

it('shows traps where insects are refused', () => {
  expect(shownFor('Pest control you can trust', '', 'en', 'no insects')).toEqual(['mouse-trap']);
});

it('keeps what is sold where one kind of it is refused in one word', () => {
  const asked = 'gerne et billede af værktøj og en cykel, ikke racercykler';
  expect(shownFor('Cykelværkstedet på hjørnet', 'Vi fikser din cykel', 'da', asked)).toEqual([
    'bicycle',
    'toolbox',
  ]);
});
