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
  ...(['hog-roast'] as const),
  ...(['sponge-pudding', 'yorkshire-pudding', 'courgette', 'leek', 'turnip'] as const),
  ...(['radish', 'papaya', 'tofu', 'cassava', 'currants'] as const),
  ...(['apricot', 'passion-fruit', 'meatballs', 'charcuterie-board', 'arepa'] as const),
  ...(['croquettes'] as const),
  ...(['pani-puri', 'idli', 'thali', 'crisps', 'mixed-nuts'] as const),
  ...(['hummus', 'sauce-bottle', 'scotch-egg', 'fufu', 'cannoli'] as const),
  ...(['corn-dog', 'biltong', 'loukoumades', 'spice-bowls', 'spaetzle'] as const),
  ...(['meringue'] as const),
  ...(['gimbap', 'tteokbokki', 'gnocchi', 'arancini', 'polenta'] as const),
  ...(['mille-feuille', 'loaf-cake', 'muffin', 'jelly', 'ring-cake'] as const),
  ...(['nougat', 'carnival-fritters', 'canapes', 'banh-chung', 'injera-platter'] as const),
  ...(['quesadilla'] as const),
  ...(['takoyaki', 'okonomiyaki', 'donburi', 'daifuku', 'taiyaki'] as const),
  ...(['eel-box', 'parfait', 'melon-pan', 'dorayaki', 'persimmon'] as const),
  ...(['zongzi', 'congee', 'roast-duck', 'fish-balls', 'tanghulu'] as const),
  ...(['tangyuan', 'lychee', 'dragon-fruit'] as const),
  ...(['cabbage-rolls', 'green-beans', 'cooking-oil', 'kohlrabi', 'stroopwafel'] as const),
  ...(['brussels-sprouts', 'liquorice', 'endive', 'swiss-roll', 'candied-almonds'] as const),
  ...(['matzah', 'okra', 'guava', 'jackfruit', 'pomelo'] as const),
  ...(['mangosteen', 'rambutan', 'prickly-pear', 'quince', 'celery'] as const),
  ...(['parsnip', 'celeriac', 'custard-apple', 'sugar', 'caviar'] as const),
]);

/** Cakes and small things with coffee, that guests of any party are offered. */
export const cakes = setOf([
  ...(['birthday-cake', 'cake-slice', 'cupcake', 'cookie', 'croissant'] as const),
  ...(['brownie', 'cream-bun', 'eclair'] as const),
]);
