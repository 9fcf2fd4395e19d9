import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** Briefs of the high street whose words showed something else, or nothing. */
it.each([
  ['en', "Runner's knee? Tennis elbow? Desk neck?", '', 'spine', 'tennis'],
  ['en', 'Jerk chicken truck at Half Way Tree', '', 'chicken-leg', 'lorry'],
  ['en', 'Boerewors R99/kg', '', 'sausage'],
  ['en', 'Alphonso mangoes have arrived!', '', 'mango'],
  ['en', 'Can you get out in 60 min?', '3 rooms. 2-6 players', 'lock-and-key'],
  ['en', 'Retiring in the next 10 years?', 'A free retirement check-up', 'piggy-bank', 'stethoscope'],
  ['en', 'Pitch by the river', 'Flat grass pitches, hot showers', 'tent', 'house'],
  ['en', 'One room, one day', 'I come to you, we redesign the room together', 'armchair'],
  ['en', 'the new 400cc scrambler is in the shop!!', '', 'motorcycle'],
  ['en', 'U12 and U14 GIRLS TRIALS', '', 'football'],
  ['en', 'loyalty card - 6th flat white on us', '', 'coffee', 'love-letter'],
  ['en', "Can't sing? Perfect.", 'No auditions and a lot of biscuits.', 'microphone', 'cookie'],
  ['en', 'LA BOHÈME – open air at Fort St Elmo', '', 'theatre-masks', 'guitar'],
  ['en', 'Tuk Tuk Dash', 'Dodge the cows, catch the coins.', 'rickshaw', 'coin'],
  ['en', 'Pass first time with Sandra', 'Patient female instructor', 'steering-wheel'],
  ['en', "Run 10k for the children's hospice", '', 'runner', 'nurse'],
  ['en', 'Watch me fix a 1974 washing machine', '', 'washing-machine', 'watch'],
  ['en', 'Stand up night: 5 comics, 1 mic', '', 'microphone', 'superhero'],
  ['en', '4 CCTV cameras installed', '', 'security-camera', 'camera'],
  [
    'en',
    'A new tea through the letterbox',
    'A brewing card, a postcard from the grower',
    'tea',
    'love-letter',
  ],
  ['en', '3 trays of bedding plants for £12', '', 'seedling', 'cushion'],
  ['en', 'Meet Biscuit, 4, looking for a sofa', 'Quiet greyhound, ok with cats', 'dog', 'sofa'],
  ['en', 'The Friday letter', 'Council, footy, openings, roadworks.', 'newspaper', 'builder'],
  ['en', 'Second pair free – progressive lenses', '', 'glasses'],
  [
    'en',
    'Our shelves are nearly empty. Can you spare a tin?',
    'Rice, nappies, tea.',
    'canned-food',
    'wardrobe',
  ],
  ['en', 'We have 4 cat pens left', 'Heated, indoor', 'cat', 'fountain-pen'],
  ['en', 'desk job neck?', 'Align Chiropractic, Tucson', 'spine', 'desk'],
  ['en', 'Line caught sea bass', 'Also mussels, crab dressed to order', 'fish', 'oyster'],
  ['en', 'Lakeside pitches from €22 a night', 'Hot showers, fire pits', 'tent', 'shower'],
  ['en', 'pony days in half term!', 'Groom, muck out, ride, games', 'horse', 'dog'],
  ['en', 'Compostable takeaway boxes', 'For cafes', 'takeaway-box', 'coffee'],
  ['fr', 'épicerie en vrac La Bonne Pesée', '', 'jar', 'glasses'],
  ['it', 'Gelateria Il Pinguino', 'Cono piccolo 2,50 €', 'soft-ice-cream', 'flute'],
  ['nl', 'elke vrijdag kibbeling op de markt', '', 'fish', 'basket'],
  ['zh-Hans', '写字楼出租 120平', '', 'office-building'],
  ['vi', 'TUYỂN 50 CÔNG NHÂN MAY', 'bao cơm trưa, xe đưa đón', 'sewing-machine', 'rice'],
  ['bg', 'Еднодневен преход до езерата', '', 'hiking-boot', 'backpack'],
  ['fa', 'کلاس مکالمه انگلیسی', '', 'speech-bubble', 'serum-bottle'],
  ['sw', 'Mbio za Hisani Nakuru 10km', '', 'runner', 't-shirt'],
  ['sv', 'Scoutkåren söker ledare', '', 'tent'],
  ['fi', 'Neuleilta kirjastossa', '', 'yarn', 'books'],
  ['hr', 'Večer klapa u Omišu', '', 'microphone', 'clapperboard'],
  ['hr', 'Solarne ploče za obiteljske kuće', '', 'solar-panel', 'houses'],
  ['et', 'Õhksoojuspumba müük ja paigaldus', '', 'heat-pump'],
])('%s: %s', (language, title, adCopy, star, never = '') => {
  const shown: string[] = findSubjects({ title, adCopy }, language).map(({ name }) => name);
  expect(shown[0]).toBe(star);
  expect(shown).not.toContain(never);
});

it('shows no flowers for Addis Ababa, whose name says "new flower"', () => {
  expect(findSubjects({ title: 'ዲሽ እንገጥማለን፣ አዲስ አበባ' }, 'am')).toEqual([]);
});

it('shows what stands beside the thing that instructions ask for after it', () => {
  const brief = { title: 'Marquees for 30 to 300 guests', instructions: 'photo of inside with fairy lights' };
  expect(findSubjects(brief, 'en')[0]?.name).toBe('marquee');
});
