import { wordLines } from '../word-list.ts';

/** What English sellers of it are called after: alone these words mean other things too, a light or a pipe. */
const goods = `
framed-picture palette: art, print, poster
books open-book: book, textbook
knot yarn: rope, twine, cordage, string
flag: flag, bunting
necklace: bead
button: button
lock-and-key padlock: safe, lock
nut-and-bolt hammer: pipe, fittings, fastener, fasteners, bolt, screw
kitchen-knife frying-pan: knife, blade, knives
world-map compass: map
pipe-organ: organ
gas-cylinder: gas, propane, butane
oil-drum: oil, lubricant, lubricants
wheelbarrow: sand, aggregate, aggregates
gear factory: steel, metal, metals, stainless, aluminium, aluminum
window: glass, glazing, window
rock hammer: stone, slate
fitted-kitchen: countertop, worktop, kitchen
tap wrench: sink, tap, plumbing, faucet
sun-hat top-hat: hat, cap
lipstick nail-polish: beauty
target: gun, ammo, airgun
skateboard: skate, skateboard
bicycle: bike, cycle
smartphone: phone, mobile phone
light-bulb: light, lamp, lighting
steak kitchen-knife: meat
ice-cube snowflake: ice
salt: salt
candy lollipop: sugar
peanuts chestnut: nut, nuts
basket apple: fruit, fruit and veg
plant seedling: plant, houseplant
scroll notebook: paper
handbag wallet: leather
motor-boat anchor: boat, marine
candle: candle, candles
olives olive-oil: olive
coffee-beans: coffee bean
t-shirt jeans: tee, t shirt
fish: fish, seafood
`;

const sellers =
  'store stores shop shops supplies supply supplier suppliers dealer dealers wholesale wholesaler wholesalers merchant merchants company co manufacturer manufacturers maker makers outlet emporium'.split(
    ' ',
  );

/** "Safe Dealers", "Ice Company": whoever is called after goods and sells them. Notation: word-list.ts. */
export const englishSellers = wordLines(goods)
  .map(({ things, words }) => {
    const named = words.flatMap((word) => sellers.map((seller) => `${word} ${seller}`));
    return `${things.join(' ')}: ${named.join(', ')}\n`;
  })
  .join('');
