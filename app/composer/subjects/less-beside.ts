import { type SubjectName, setOf } from './catalog.ts';

const engines = setOf([
  ...(['motor-boat', 'sailing-boat', 'speedboat', 'car', 'motorcycle', 'motor-scooter'] as const),
  ...(['lawnmower', 'chainsaw', 'tractor', 'oil-drum'] as const),
]);

const furniture = setOf(['wardrobe', 'chair', 'armchair', 'dining-table', 'desk', 'bookshelf', 'bench']);

/** What keeps only a share of its score where one of some others is named for sure. */
export const shares: [thing: SubjectName, others: ReadonlySet<SubjectName | undefined>, share: number][] = [
  // "Hospice 10K night walk": whoever the money is for.
  ['nurse', setOf(['runner', 'walker', 'hiking-boot', 'swimmer', 'bicycle', 'climber', 'parachute']), 0.5],
  // "Belts & oil for most cars".
  ['wallet', setOf(['car', 'wrench', 'tyre', 'oil-drum']), 0.5],
  // "Scooters: Vespa and SYM".
  ['kick-scooter', setOf(['motor-scooter']), 0.5],
  // "Ironworks Gym", "weddings at the Old Forge": the name of what the house once was.
  ['anvil', setOf(['dumbbell', 'boxing-glove', 'beer', 'coffee', 'bed', 'cutlery']), 0.5],
  // Snow is cleared from driveways and gates close them.
  ['bricks', setOf(['snowflake', 'snow-plough', 'pressure-washer', 'gate']), 0.5],
  ['paving', setOf(['snowflake', 'snow-plough', 'pressure-washer', 'gate']), 0.5],
  // "Hardware shop: key copies".
  ['hammer', setOf(['key', 'padlock', 'old-key', 'paint-roller', 'kitchen-knife']), 0.6],
  // "New kitchen for the price of new doors".
  ['door', setOf(['oven', 'fitted-kitchen']), 0.5],
  // "Bagno Marisa, ombrelloni": a bathing beach.
  ['bathtub', setOf(['beach-umbrella']), 0.5],
  // "Velas" are spark plugs of an engine and sails of a boat as well.
  ['candle', engines, 0.4],
  // "Framing for medals and baby shoes".
  ['sneaker', setOf(['framed-picture']), 0.5],
  ['t-shirt', setOf(['framed-picture']), 0.5],
  ['medal', setOf(['framed-picture']), 0.5],
  // "We paint tired sideboards and sell them": what is painted is sold.
  ['paint-roller', furniture, 0.6],
];
