import { setOf } from './catalog.ts';

/** Drawn things that are eaten: they are met where food is, as those are that an emoji shows. */
export const drawnFoods = setOf([
  ...(['churros', 'sausage-roll', 'ladoos', 'pistachios', 'cabbage', 'dosa', 'empanada'] as const),
  ...(['gingerbread', 'ham', 'ice-lolly', 'macarons', 'olive-oil', 'plum', 'pomegranate'] as const),
  ...(['pumpkin', 'roast-chicken', 'samosa', 'skewers', 'tagine', 'wedding-cake', 'coffee-beans'] as const),
  ...(['braided-bread', 'brownie', 'cheese-bread', 'cinnamon-roll', 'cotton-candy', 'cream-bun'] as const),
  ...(['custard-tart', 'easter-egg', 'eclair', 'focaccia', 'king-cake', 'kulich', 'panettone'] as const),
  ...(['pan-de-muerto', 'pide', 'raspberry', 'round-loaf', 'schnitzel', 'spring-rolls'] as const),
  ...(['truffle', 'yule-log', 'cider', 'gin-tonic'] as const),
  ...(['beetroot', 'cauliflower', 'chimney-cake', 'fig', 'rhubarb', 'stollen'] as const),
  ...(['artichoke', 'brigadeiro', 'clams', 'couscous', 'coxinha', 'fruit-tart'] as const),
  ...(['gratin', 'hot-cross-bun', 'indian-sweets', 'kale', 'lunch-box', 'macaroni'] as const),
  ...(['milkshake', 'omelette', 'spare-ribs', 'yoghurt', 'juice-glass'] as const),
  ...(['lasagne', 'ravioli', 'crepe', 'tarte-flambee', 'steamed-bun', 'bread-roll'] as const),
  ...(['berliner', 'strudel', 'christmas-pudding', 'nachos', 'potato-fritters', 'bread-dumplings'] as const),
  ...(['walnut', 'blackberry', 'jar-cake'] as const),
]);

/** Cakes and small things with coffee, that guests of any party are offered. */
export const cakes = setOf([
  ...(['birthday-cake', 'cake-slice', 'cupcake', 'cookie', 'croissant'] as const),
  ...(['brownie', 'cream-bun', 'eclair'] as const),
]);
