import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const leadOf = (title: string, adCopy = '', instructions = '') =>
  findSubjects({ title, adCopy, instructions }, 'en')[0]?.name;

/** English words that mean something else beside some other word or in one trade. */
const senses: readonly [title: string, lead: string | undefined, adCopy?: string, instructions?: string][] = [
  ['Harpsichord tuning for concerts', 'piano-keys'],
  ['Chapel organ tuner, two visits a year', 'pipe-organ'],
  ['Ski tuning overnight', 'skis'],
  ['Dyno tuning days', 'racing-car'],
  ['Old upright, free to collect', 'piano-keys', 'An upright piano from our hall', 'needs tuning'],
  ['Brass fittings for old doors', 'tap'],
  ['Slip leads plaited by hand', 'dog', 'Rope leads with brass clips'],
  ['Hybrid fills this month $55', 'eyelashes', 'The studio is at the back of Hair Nook'],
  ['Vegetable seedlings, six for $4', 'seedling', 'Spinach, basil, lettuce'],
  ['Plant sale behind the chapel', 'cactus', 'Cacti and aloes from $2'],
  ['Shweshwe by the metre', 'fabric-roll'],
  ['The Tea Cupboard', 'tea', 'Eighty teas by weight, pots and cosies'],
  ['Cupboards made to measure', 'wardrobe'],
  ['Tweed waistcoats', 'suit'],
  ['Black school shoes from $20', 'dress-shoe'],
  ['Bee swarm in the gutter? We fetch it', 'bee'],
  ['Beekeeping for a year', 'beehive'],
  ['Clay water pots with a tap', 'amphora'],
  ['Return gifts for birthdays', 'gift', 'Puzzles, crayons, board games'],
  ['Twilight market: vendors wanted', 'market-stall', 'Crafts, clothing, food'],
  ['Wool baby sleeping bags', 'sleep-sack'],
  ['Metal detectors for beginners', 'metal-detector'],
  ['Physio for runners', 'runner'],
  ['Physio for backs', 'spine'],
  ['Floor scrubbers, sold and mended', 'broom'],
  ['Motorbike MOT while you wait', 'motorcycle'],
  ['Oven cleaning in an hour', 'oven'],
  ['Cardamom Sweets, boxes for Diwali', 'ladoos', 'Ladoo, barfi and peda'],
  ['Wheelchair accessible vans to rent', 'wheelchair'],
  ['Ayurvedic oil treatments', 'massage', 'Male and female therapists'],
  ['Tarot decks and candles', 'crystal-ball'],
  ['Grab rails fitted', undefined],
  ['Tractor MOT on the farm', 'tractor'],
  ['Car MOT', 'wrench'],
  ['Butcher & Sons Solicitors', 'scales'],
  ['Whiplash clinic', 'spine'],
  ['Cast iron skillets', 'frying-pan'],
  ['Old radios mended', 'radio'],
  ['Kitchen porter wanted', 'dinner-plate'],
  ['Reclaimed floorboards', 'floorboards'],
  ['Counselling for couples', 'brain', 'Two therapists'],
];

/** What a gathering, a tour, a collection or a notice is of. */
const gatherings: readonly [title: string, lead: string | undefined, adCopy?: string][] = [
  ['Nippers rego day', 'lifebuoy'],
  ['Learn to skate, ages 4 up', 'ice-skate', 'CSA approved helmet'],
  ['Fungus foray with a warden', 'mushroom'],
  ['Open night at St Ita', 'school', 'For 6th class pupils and parents'],
  ['Lime St closed in May', 'road-barrier', 'Water main works, detour via Oak Road'],
  ['Street party, road closed to cars', 'party-popper'],
  ['Parish pilgrimage to Lourdes', 'church'],
  ['Giant pumpkin weigh-in', 'pumpkin'],
  ['Pumpkin carving for families', 'jack-o-lantern'],
  ['Blanket drive for the shelter', 'blanket'],
  ['Old town walking tour', 'ghost', 'Ghosts, vaults and hangmen'],
  ['Mountain walking tours', 'hiking-boot'],
  ['Street art walking tour', 'palette'],
  ['Boat trips to see dolphins', 'dolphin'],
  ['Boat trips round the bay', 'motor-boat'],
  ['Silent disco in the crypt', 'headphones'],
  ['Brownies have spaces', 'tent'],
  ['Hedgehog hospital needs towels', 'hedgehog'],
  ['A farce by Ray Cooney', 'theatre-masks', 'Box office 555 0134'],
  ['Eight ball comp on Tuesdays', 'billiard-ball'],
  ["A week in a lighthouse keeper's cottage", 'lighthouse', 'Sleeps 4'],
];

/** What is read, played, heard or used on a screen. */
const onScreen: readonly [title: string, lead: string | undefined, adCopy?: string][] = [
  ['The Salt Crown, book two', 'book', 'Slow burn romance with a dragon. On Kindle'],
  ['A cosy mystery for 99p', 'book', 'A baker, a cat, a body'],
  ['My first novel is here', 'book', 'A lighthouse keeper, a storm and a lie'],
  ['Gull Rock Lighthouse', 'book', 'A novel of storms. Paperback $9'],
  ['Free audiobook codes', 'headphones'],
  ['Moody presets', 'camera'],
  ['Tapes to digital', 'videocassette', 'Hi8 and MiniDV'],
  ['Agenda and minutes software', 'laptop', 'Agendas, votes and bylaws in one place'],
  ['Hymn slides in minutes', 'projector', 'Song lyrics on screen. Mac, Windows'],
  ['A tiny horror game', 'game-controller', 'Wishlist on Steam'],
];

describe.each([
  ['second senses', senses],
  ['gatherings', gatherings],
  ['on a screen', onScreen],
] as const)('%s', (_, cases) => {
  it.each(cases)('%s shows %s first', (title, lead, adCopy, instructions?: string) => {
    expect(leadOf(title, adCopy, instructions)).toBe(lead);
  });
});
