import { expect, it } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { wordLines } from '#app/composer/subjects/word-list.ts';
import { plainTrades } from './plain-trades-en.ts';

/** What a shop owner would let be asked under a bare name of the trade, by the thing that stands for it first. */
const acceptable: Record<string, string> = {
  // Who brings a key in has it cut at once.
  'air-conditioner': 'quote book',
  'app-phone': 'download',
  'barber-pole': 'book',
  'bathtub shower': 'quote visit book',
  'bed bellhop-bell': 'book',
  'birthday-cake': 'order visit enrol',
  'blood-drop': 'book sign-up donate',
  bowling: 'book sign-up',
  'braces toothbrush': 'book',
  'brake-disc wrench': 'book quote',
  bricks: 'quote buy',
  'broom spray-bottle': 'quote apply sign-up book',
  'building-plot': 'view contact quote buy',
  burger: 'order visit table',
  calculator: 'contact quote',
  camera: 'book buy enrol contact',
  'canned-food': 'donate visit',
  'car key': 'test-drive book view visit buy sign-up',
  cat: 'buy contact book visit donate',
  'climber tree': 'book enrol',
  coat: 'buy book quote visit',
  coffee: 'visit buy order enrol book',
  croissant: 'order visit',
  curry: 'table order',
  dancer: 'enrol book tickets sign-up',
  'delivery-van parcel': 'quote order',
  'dental-implant toothbrush': 'book',
  'dog bone': 'buy contact',
  'dog scissors': 'book',
  'dog stethoscope': 'book quote',
  doughnut: 'order visit',
  dress: 'buy book',
  'engine-oil wrench': 'book quote',
  eyelashes: 'book',
  'fence hammer': 'quote visit',
  'fish shrimp': 'visit table order buy',
  football: 'enrol sign-up book tickets visit buy',
  'generator plug': 'quote buy book',
  'gift ribbon': 'buy order visit',
  glasses: 'buy book',
  'hair-comb': 'book buy',
  'hearing-aid': 'book',
  'signing-hands': 'enrol book',
  'house builder': 'quote view',
  'house-insulation': 'quote',
  'insured-car shield': 'quote',
  'insured-home shield': 'quote',
  'judo-suit': 'enrol',
  'key lock-and-key': 'book quote visit',
  'laser-hair-removal lotion': 'book',
  'lotus-position': 'enrol start book download quote',
  massage: 'book',
  'megaphone chart-up': 'quote contact',
  'nail-polish': 'book buy',
  noodles: 'table order visit',
  nurse: 'contact apply donate',
  'paint-roller': 'quote buy',
  'paving trowel': 'quote',
  pill: 'buy visit book',
  pizza: 'order table book',
  'plug lightning': 'quote book',
  printer: 'quote order visit buy contact',
  'roof ladder': 'quote',
  'scales gavel': 'contact book enrol',
  'scissors hair-comb': 'book buy',
  'security-camera': 'quote buy enrol',
  'serum-bottle': 'buy book',
  'set-square ruler': 'quote contact book',
  'shield umbrella': 'quote contact',
  sofa: 'buy quote',
  'steering-wheel': 'enrol book',
  stethoscope: 'book visit buy quote',
  'storage-unit parcel': 'book quote',
  sushi: 'table order enrol',
  'swimming-pool': 'quote visit enrol buy',
  'tap wrench': 'quote book buy',
  'tattoo-machine': 'book',
  'theodolite set-square': 'quote contact',
  'tooth toothbrush': 'book',
  'translation open-book': 'quote contact',
  tree: 'quote buy donate contact',
  'vending-machine soft-drink': 'quote buy',
  watch: 'buy book quote',
  'wax-pot lotion': 'book',
  'web-page laptop': 'quote contact order',
  window: 'quote book buy enrol',
  'wine grapes': 'buy book visit sign-up tickets',
  'wrench car': 'book quote buy',
  yarn: 'buy visit enrol sign-up',
};

const setOf = (things: string[]) => acceptable[things.slice(0, 2).join(' ')] ?? acceptable[things[0] ?? ''];

it('asks the right thing under nearly every plain name of a trade', () => {
  const read = new Map<string, string>();
  const wrong: string[] = [];
  for (const { things, words } of wordLines(plainTrades)) {
    const allowed = setOf(things)?.split(' ');
    for (const word of allowed ? words : []) {
      if (read.has(word)) continue;
      const { intent } = readBrief({ title: word });
      read.set(word, intent);
      // Who comes day and night is called.
      const isCalled = intent === 'call' && word.startsWith('emergency ');
      if (!allowed?.includes(intent) && !isCalled) wrong.push(`${word} → ${intent} (${things.join(' ')})`);
    }
  }
  expect(read.size).toBeGreaterThan(800);
  expect(wrong.length / read.size, wrong.join('\n')).toBeLessThanOrEqual(2 / 100);
});

it.each([
  ['van hire', 'book'],
  ['hotel software', 'start'],
  ['accounting software', 'start'],
  ['ball gowns', 'buy'],
  ['car park and valet', 'book'],
  ['blood pressure', 'book'],
  ['debt help', 'contact'],
  ['team building', 'book'],
  ['game meat', 'order'],
  ['dog biscuits', 'buy'],
  ['door and window fitter', 'quote'],
  ['lawn mowers', 'buy'],
  ['number plates', 'buy'],
  ['council meeting', 'visit'],
  ['maths', 'enrol'],
  ['shopping centre', 'visit'],
  ['undertakers', 'contact'],
  ['waiters', 'apply'],
  ['student rooms', 'view'],
  ['steam railway', 'tickets'],
  ['keys cut', 'visit'],
])('reads "%s" for what it is, whatever thing or word of another trade stands in it', (title, intent) => {
  expect(readBrief({ title }).intent).toBe(intent);
});

it.each([
  ['Unfallgutachten', 'de', 'book'],
  ['Hochseilgarten', 'de', 'book'],
  ['plazas de garaje', 'es', 'book'],
  ['visados', 'es', 'contact'],
  ['depilazione', 'it', 'book'],
  ['bomen rooien', 'nl', 'quote'],
  ['血液検査', 'ja', 'book'],
  ['rodzina zastępcza', 'pl', 'contact'],
])('reads "%s" in %s as what its two things together are', (title, language, intent) => {
  expect(readBrief({ title }, { language }).intent).toBe(intent);
});
