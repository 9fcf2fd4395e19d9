import { type SubjectName, setOf } from './catalog.ts';
import { isPerson } from './person.ts';

/** Slabs, boxes and machines that are known by their surroundings or their size: small, nobody knows them. */
const known = setOf([
  ...(['mattress', 'bed', 'blanket', 'quilt', 'rug', 'towel', 'curtains', 'blinds', 'fabric-roll'] as const),
  ...(['tiles', 'floorboards', 'bricks', 'turf-roll', 'hedge', 'fence', 'pallet', 'zip', 'braid'] as const),
  ...([
    'eyelashes',
    'wig',
    'headscarf',
    'lathe',
    'loom',
    'scaffold',
    'soldering-iron',
    'spark-plug',
  ] as const),
  ...(['tattoo-machine', 'hydraulic-hose', 'circuit-board', 'server', 'heat-pump', 'boiler'] as const),
  ...(['air-conditioner', 'radiator', 'gutter', 'drainpipe', 'fitted-kitchen', 'photo-booth'] as const),
  ...(['bookshelf', 'stairlift', 'staircase', 'trampoline', 'swimming-pool', 'garage-door', 'desk'] as const),
  ...(['dining-table', 'wardrobe', 'cooker-hood', 'oven', 'fridge', 'washing-machine', 'car-boot'] as const),
  ...([
    'shipping-container',
    'greenhouse',
    'marquee',
    'squeegee',
    'tatami',
    'nativity-crib',
    'door',
  ] as const),
  ...(['window', 'solar-panel', 'office-building', 'hospital', 'factory', 'skyline', 'night-sky'] as const),
  ...(['house', 'houses', 'house-with-garden', 'roof', 'hotel', 'school', 'books', 'set-square'] as const),
  'apartment-building',
  ...(['paving', 'wallpaper', 'video-intercom', 'storage-unit', 'billboard', 'house-contract'] as const),
  ...(['kayak', 'paddleboard', 'kitesurfer', 'zip-line', 'x-ray', 'spine', 'skis', 'knot'] as const),
]);

/** Things that nobody wants to see in their dozens. */
const unwelcome = setOf([
  ...(['eye', 'ear', 'foot', 'brain', 'lungs', 'anatomical-heart', 'prosthetic-leg', 'blood-drop'] as const),
  ...(['syringe', 'headstone', 'coffin', 'urn', 'hearse', 'cockroach', 'rat', 'mouse', 'wasp'] as const),
  ...(['spider', 'mosquito', 'scorpion', 'mouse-trap', 'toilet', 'plunger'] as const),
  ...(['portable-toilet', 'lips', 'braces', 'dental-implant', 'laser-hair-removal'] as const),
]);

/** Whether many small pictures of a thing are still a picture of it: cherries are, mattresses are not. */
export const isRepeatable = (thing: string): boolean =>
  !isPerson(thing) && !known.has(thing as SubjectName) && !unwelcome.has(thing as SubjectName);
