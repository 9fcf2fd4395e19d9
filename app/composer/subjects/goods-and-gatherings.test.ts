import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { findSubjects } from './find-subjects.ts';

/** Goods, trades and gatherings in the words English ads have for them. */
const named: readonly [title: string, lead: string, adCopy?: string][] = [
  ['Kilt hire for the whole party', 'kilt'],
  ['Akubra restoration while you wait', 'felt-hat'],
  ['Beech hedging, 60cm plants', 'hedge'],
  ['Scarecrow weekend in Lower Marle', 'scarecrow'],
  ['From green to blue in a week', 'swimming-pool', 'Pool rescue in Centurion'],
  ['Van lettering, done in a day', 'delivery-van'],
  ['Free gait check', 'sneaker', 'The only run shop in town'],
  ['Big barn sale', 'armchair', 'Three barns of farmhouse junk'],
  ['A bottle warmer for the neonatal ward', 'baby-bottle'],
  ['Vintage wedding cars', 'vintage-car'],
  ['Learn to surf in the school holidays', 'surfer'],
  ['Massey 165, one owner', 'tractor'],
  ['Practice chanters for beginners', 'bagpipes'],
  ['Handshaped mid lengths and twin fins', 'surfboard'],
  ['Leather chappals made to measure', 'sandal'],
  ['Kashmir willow bats for academies', 'cricket'],
  ['Clay Ganesh idols, order by July', 'garland'],
  ['Smelly bins? Not any more', 'wheelie-bin'],
  ['3 ply and 5 ply cartons', 'parcel'],
  ['Driveway plowing, season contract', 'snow-plough'],
  ['Sump and tank cleaning in one day', 'water-tank'],
  ['Uncontested divorce, fixed fee', 'scales', 'Flat fee of $900.'],
  ['Dissertation binding next day', 'book'],
  ['Sausage dog meet-up', 'dog'],
  ['Short story prize', 'fountain-pen', 'Judge: the novelist Ada Lyle.'],
  ['Extra lessons, Pretoria CBD', 'books'],
  ['Cracked screen? Fixed today', 'smartphone'],
  ['Turnout rugs washed and reproofed', 'horse'],
  ['Hydrant flushing in April', 'tap'],
  ['Steel almirahs direct from works', 'wardrobe'],
  ['Deer processing', 'deer'],
  ['Bookmobile stops', 'books'],
  ['Pinewood derby', 'racing-car'],
  ['Learn to throw', 'potters-wheel'],
  ['The drive time breakfast show', 'studio-microphone'],
];

it.each(named)('"%s" shows %s', (title, lead, adCopy = '') => {
  expect(findSubjects({ title, adCopy }, 'en')[0]?.name).toBe(lead);
});

/** What is said by the way, beside what is sold. */
const aside: readonly [title: string, lead: string | undefined, adCopy: string, instructions?: string][] = [
  ['Fern Hollow Cattery - places in June', 'cat', 'Heated chalets, £12 a night.'],
  ['Marsh & Sons, Piano Tuners', 'piano-keys', 'Tuning £70. Schools and churches too.'],
  ['Inkwell Desk – your virtual assistant', 'laptop', 'Invoices and diary.'],
  ["Dot's Diner, across from the feed mill", 'burger', ''],
  ['We moved! 3 doors down', 'glasses', 'Harte Opticians, now at 9 Mill Street.'],
  ['Street party, road closed to cars', 'party-popper', 'Bring a chair.'],
  ['Tasting day at the cellar door', 'wine', 'Lawn games for the kids.'],
  ['Seniors special pie and peas', 'pie', ''],
  ['Pumpkin of the month scoops: ginger', 'ice-cream', ''],
  ['DUCK POSTMAN is out now', 'smartphone', 'Deliver every letter. Free on Android.'],
  ['Help find Cookie', 'cat', 'Tabby cat, very shy. Missing since Monday.'],
  ['Used trucks from $9k', 'pickup-truck', 'Buy here pay here.'],
  ['Free: the hiring checklist', 'clipboard', 'Contracts, pension, insurance.'],
  ['House clearance', 'sofa', 'We clear gently.', 'No skips or vans full of rubbish in the picture please.'],
  ['Line up', 'food-truck', 'Food truck rally, 12 trucks on the square.'],
  ['The Wool Pack Inn – rooms from £80', 'bed', 'Breakfast included.'],
  ["Cobbler's Thumb Orchard wassail", 'apple', 'Cider and a fire.'],
  ['Lithium battery and inverter', 'battery', '', 'family watching rugby'],
];

it.each(aside)('"%s" shows %s first', (title, lead, adCopy, instructions) => {
  const brief = instructions ? { title, adCopy, instructions } : { title, adCopy };
  expect(findSubjects(brief, 'en')[0]?.name).toBe(lead);
});

/** What the words of a list ask of readers by the thing they show. */
const asked: readonly [title: string, call: string][] = [
  ['Kilts', 'buy'],
  ['Felt hats', 'buy'],
  ['Grief support circle', 'visit'],
  ['Community patrollers', 'sign-up'],
  ['Matric rewrite', 'enrol'],
  ['Mutton bunny', 'order'],
  ['Water interruption', 'learn'],
];

it.each(asked)('"%s" asks to %s', (title, call) => {
  expect(readBrief({ title }).intent).toBe(call);
});
