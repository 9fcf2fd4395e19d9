import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string, how = {}) => writeCopy(readBrief({ title, adCopy }), how).copy;

it.each([
  ['Fruit tarts, made at dawn', 'Order by 5pm the day before: 07700 900145', 'Order by 5pm the day before'],
  [
    'Taco truck now caters',
    'Beef or bean trays. call Luis 555-234-0139 3 days ahead',
    'Call Luis 3 days ahead',
  ],
  [
    'Sitting circle',
    'One chat over tea. Text Priya 07700 900145 any evening after 7',
    'Text Priya any evening after 7',
  ],
])('%s: by when one has to call is said whole', (title, adCopy, words) => {
  expect(copyOf(title, adCopy).subline).toContain(words);
});

it.each([
  ['Taco truck now caters', 'Beef or bean trays. call Luis 555-234-0139 3 days ahead', 'Call 555-234-0139'],
  ['Scrap cars bought', 'Any make. Ring 0117 496 0123 24/7', 'Call 0117 496 0123'],
  ['Scrap cars bought', 'Any make. Call or text 24/7 555-0107', 'Call 555-0107'],
])('%s: %j has the number alone', (title, adCopy, button) => {
  expect(copyOf(title, adCopy).callToAction).toBe(button);
});

it('leaves out a word that only goes on from the call', () => {
  const { subline } = copyOf(
    'Roast lunch',
    'Pork or nut roast £16. Ring 01632 960118 to get your table. The Plough, Elmstead',
  );
  expect(subline).toBe('The Plough, Elmstead');
});

it.each([
  ['Coin fair', 'Sun Nov 8, 9-3, Showground Hall B. $5, kids free. Tables $15.', '$5, kids free'],
  ['Payroll for cafes', 'From one to 40 staff. First month free. figandfern.example', 'First month free'],
  [
    'COCKLES AND WHELKS',
    'Dressed crab £9, prawns £6/kg, mussels, whelks by the pint £4. Bring a tub',
    'Dressed crab £9, prawns £6/kg',
  ],
])('%s: the badge has the offer alone', (title, adCopy, offer) => {
  expect(copyOf(title, adCopy).offer).toBe(offer);
});

it.each([
  ['Van MOT £45 + free coffee', 'Class 7 testing. Sausage roll £3 on fridays. Leek St, Hanley'],
  ['Free sight test at Corner Optics', 'Thu 21 Aug, 9-4. Lens cleaner kit £6. No obligation'],
])('%s: no price of another thing is the badge', (title, adCopy) => {
  const { headline, offer, subline } = copyOf(title, adCopy);
  expect(`${headline} ${offer ?? ''}`).not.toMatch(/roll|kit/u);
  expect(subline).toMatch(/roll £3|kit £6/u);
});

it.each([
  ['HIGH ST SHUT 4/11 – 22/11', 'New gas pipes between Mill Lane and the bridge.', '4/11 – 22/11'],
  [
    'Vocal recital of Kum. Anjali Rao',
    'Student of Smt. Vidya Iyer. Sunday 8 March, 5pm, Town Hall.',
    'Kum. Anjali Rao',
  ],
  [
    "NEW NOVEL – 'The Salt Path Home' by Ana Ruiz",
    'Out now in all good shops.',
    "NEW NOVEL – 'The Salt Path Home'",
  ],
  [
    'Wine fair: 60 growers, 200 wines',
    'The Guildhall, 4 May. Live jazz.',
    'Wine fair: 60 growers, 200 wines',
  ],
  ['The planner that saved us $4k', 'Budget sheet, $12. Instant download.', 'The planner that saved us $4k'],
])('%s: stays whole', (title, adCopy, words) => {
  const { headline, subline } = copyOf(title, adCopy);
  expect([headline, subline].some((text) => text?.includes(words))).toBe(true);
});

it.each([
  ['Credit union for Ashby', 'Live or work in Ashby? Save from £1 a week. Owned by its members.', 'question'],
  ['ANTIQUE MILL - 9,000 SQ FT - 60 DEALERS', 'Furniture, glass, toys. Open daily 10-5', 'proof'],
  ['Vocal recital by Anjali Rao', 'Student of Smt. Vidya Iyer. Sunday 8 March, 5pm, Town Hall.', 'benefit'],
])('%s: the name leads', (title, adCopy, angle) => {
  const name = title.split(' - ')[0] ?? '';
  expect(name.startsWith(copyOf(title, adCopy, { angle }).headline)).toBe(true);
});

it('does not say the street of the name again in the headline', () => {
  const copy = copyOf('Pho now on Mill St', 'Beef, chicken, tofu. 41 Mill St Leeton', { otherIdea: true });
  expect(copy.headline).not.toContain('41');
});

it.each([
  ['Whisky day tour', 'Three distilleries, lunch, pick up from Ayr & Troon. £95pp, max 8.'],
  ['LOST DOG', 'Missing since Sunday 12th from Abbey Fields area, Kenilworth. Red collar.'],
  ['Sauna on the shore', 'Wood fired sauna parked at Amber Beach. £15 an hour.'],
])('%s: a place that a sentence names is no wordmark', (title, adCopy) => {
  expect(copyOf(title, adCopy).brand).toBeUndefined();
});

it('has the whole name of who holds it', () => {
  const copy = copyOf(
    'Free blood pressure camp',
    'Sunday 9 Feb. Organised by Lions Club and Asha Kiran Trust. Bring old prescriptions.',
  );
  expect([copy.subline, copy.brand].join(' ')).toContain('Lions Club and Asha Kiran Trust');
});

it('writes a name with its own capital', () => {
  expect(copyOf('Cracked screen?', 'iphone 12 screens £59, ipad £89').offer).toBe(
    'iPhone 12 screens £59, ipad £89',
  );
});

it.each([
  ['Lovely leaf moves', '90 teas by weight, pots, strainers, a tasting bar.'],
  ['Cider weekend', '42 casks, 12 ciders.'],
])('%s: counts nothing but the first of a list', (title, adCopy) => {
  expect(readBrief({ title, adCopy }).facts.filter(({ kind }) => kind === 'number')).toEqual([]);
});

it('takes a way round for no street', () => {
  const read = readBrief({ title: 'Bridge closed', adCopy: 'Detour via Elm St. Shops are OPEN' });
  expect(read.facts.filter(({ kind }) => kind === 'place')).toEqual([]);
});

it.each([
  [
    'Income tax help',
    'Single returns from $60, students $40, couples $105. Walk ins Sat.',
    'Students $40, couples $105',
  ],
  [
    'Scones at the mill',
    '£9 for two scones, home made jam, clotted cream and pot of tea.',
    'For two scones, home made jam',
  ],
])('%s: no price is left without what it is of', (title, adCopy, words) => {
  expect(copyOf(title, adCopy).subline).toContain(words);
});

it('has the day on which a thing is handed over beside its price', () => {
  const read = readBrief({
    title: 'Chicks and hatching eggs',
    adCopy: '10 chicks £28, pickup April 20. Eggs £9 a dozen. Reserve yours with a £5 deposit.',
  });
  expect(writeCopy(read).copy.offer).toBe('10 chicks £28, pickup April 20');
});

it.each([
  ['Tackle shop open 5:30 AM', 'Worms, minnows, ice. Hwy 9', 'Tackle shop open 5:30 AM'],
  ['The Clock Museum reopens 3 May', 'Over 400 clocks, all ticking.', 'The Clock Museum reopens 3 May'],
  ['Heating grants close 31 March', 'Free survey, no obligation.', 'Heating grants close 31 March'],
  ['Free Little Pantry – take what you need', 'Corner of Oak & 3rd. Always open', 'Free Little Pantry'],
])('%s: above %j stands %j', (title, adCopy, headline) => {
  expect(copyOf(title, adCopy).headline).toBe(headline);
});

it('does not print how much is still to be raised', () => {
  const read = readBrief({
    title: 'School roof fund',
    adCopy: 'Every cent goes to the roof.',
    saleGoals: 'need the last R22 800 by end of June',
  });
  expect(Object.values(writeCopy(read).copy).join(' ')).not.toContain('22 800');
});

it('does not lead with one of several places', () => {
  const copy = copyOf(
    'Cello for beginners of any age',
    'I teach at yours in Ely, Soham and Littleport. £19 for 30 mins.',
    { otherIdea: true },
  );
  expect(copy.headline).not.toMatch(/Ely\.?$/u);
});

it('parts when it is from prices that go together', () => {
  const copy = copyOf(
    'Fiddle weekend',
    'Tunes by ear. Fri 5pm-Sun 3pm, Elm Hostel, £165 full board, £85 day only.',
  );
  expect(copy.offer).toBe('£165 full board, £85 day only');
  expect(copy.subline).toContain('Fri 5pm-Sun 3pm, Elm Hostel');
});

it('has room for where to write', () => {
  const { subline } = copyOf(
    'Night care assistants – Elm House',
    '£13 an hour, 3 nights a week. Diploma helpful not essential. Send your CV to jobs@elmhouse.example or come in, 12 Vicarage Rd, Stone. Closing date 14 Feb',
  );
  expect(subline).toContain('jobs@elmhouse.example');
});

it('leaves out what one calls for', () => {
  const { subline } = copyOf(
    'Van wraps',
    'Roof $350, chrome $280. Wrap Barn, Elmira, 555-234-0171 for a quote',
  );
  expect(subline).not.toMatch(/quote/u);
});

it('ends a sentence behind hours before a price', () => {
  const copy = copyOf(
    'Learn to darn',
    'A morning with Kit Wells, Sat 8 Feb 10-1. £25 incl needles, wool, cake.',
  );
  expect(copy.subline).not.toContain('£25');
});

it('has no part of a name', () => {
  const copy = copyOf(
    'Free health camp',
    'Sunday 9 Feb. Organised by Lions Club of Hill Town and Sri Hari Diagnostics. No fasting.',
  );
  expect(copy.brand).toBeUndefined();
});

it.each([
  [
    'Boiler service, book it before the whole street thinks of it in November',
    'Boiler service, book it before the whole street thinks of it in November',
  ],
  [
    'Fences, sheds, gates and whatever else the wind has not left standing',
    'Fences, sheds, gates and whatever else the wind has not left standing',
  ],
  [
    'Garden rooms, built by the two of us in a week while you go on working in the kitchen as if nothing had happened',
    'Garden rooms',
  ],
])('%s: no headline ends amid a clause', (title, headline) => {
  expect(copyOf(title, '').headline).toBe(headline);
});
