import { describe, expect, it } from 'vitest';
import { finerCall } from '../../../copywriter/finer-call.ts';
import { readBrief } from '../../read-brief.ts';

const read = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' });

describe('what is sent in, entered or answered', () => {
  it.each([
    ['Call for artists: Riverside sculpture trail', 'Deadline 15 January', '60 proposals', 'apply'],
    ['Call for entries: Harbour Short Film Prize', 'Under 10 minutes. $20', '', 'sign-up'],
    ['Submissions open: Tern magazine issue 12', 'Poems, essays. Until 1 March', '', 'sign-up'],
    ['Battle of the Bands', 'Send 2 songs by 14 Feb. Final at the Corn Exchange', '24 bands', 'sign-up'],
    ['Young composers prize', 'Age 14-18. Closing date 3 April', '50 scores', 'sign-up'],
    ['Town band AUDITIONS', 'June 6-8, Hull. Submit the form by May 23', '', 'sign-up'],
    ['Raft race', 'Sat July 11. $100 per crew, build your own. Deadline June 20', '', 'sign-up'],
    ['Charity golf day, Friday 12 June', '£320 per four-ball incl. dinner', '18 teams', 'sign-up'],
    ['PADDLERS WANTED', 'Mixed crew, Tuesday evenings', '', 'sign-up'],
    ['Newcomers supper', 'Fri 6 March 6pm, parish hall. Free, please RSVP', '', 'reserve'],
    ['Silent weekend by the lake', 'Three days, 7-9 May, by donation. Seats: 20', '', 'reserve'],
    ['Learn to row – 6 weeks', 'From 2 May. £90 incl. boats', 'bring younger people into the club', 'enrol'],
    ['Skating club fall registration', 'Ages 5-14. $280', 'no more phone calls, all online', 'sign-up'],
  ])('%s', (title, copy, goals, intent) => {
    expect(read(title, copy, goals).intent).toBe(intent);
  });

  it.each([
    ['Raft race', 'Sat July 11. $100 per crew. Deadline June 20', 'Enter your team'],
    ['Newcomers supper', 'Fri 6 March 6pm, parish hall. Free, please RSVP', 'RSVP now'],
  ])('the button of %s', (title, copy, call) => {
    expect(finerCall(read(title, copy))).toBe(call);
  });
});

describe('what is told or given, and whom readers ring', () => {
  it.each([
    ['Mill Lane closed 4-8 May', 'Gas main works. Diversion via Church Road', '', 'learn'],
    ['Footbridge shut for repairs until Easter', 'Use the underpass at Dale St', '', 'learn'],
    ['Bin day moves to Thursday', 'From 6 January for all of Northside', '', 'learn'],
    ['Coats for refugees', "Adult and children's coats. We wash and mend", '500 coats', 'donate'],
    ['School supplies drive', '', '300 bags, drop off at the front desk', 'donate'],
    ['Digger and driver £40/h. Call Ron', '', '', 'call'],
    ['Wasps in your loft?', 'Free pickup of nests. Call 555-0188', 'more nests for members', 'call'],
  ])('%s', (title, copy, goals, intent) => {
    expect(read(title, copy, goals).intent).toBe(intent);
  });

  it.each([
    ['Free Diabetes Check-up Camp', 'Sunday 16 Feb 8am-12pm, Community Hall. Medicines Rs 50'],
    ['The Pen Shop moves to Castle Arcade', 'Same inks, more space, free nib tuning on opening day'],
    ['Poetry slam', 'Fri 12 Dec 7pm. R50 at the door'],
    ['Antique barn, 9,000 sq ft', 'Forty dealers. Open daily 10-5'],
    ['Darts comp every Friday, $5 entry, $200 first prize', ''],
    ['Curtain fabric by the metre', 'Linen R180/m, remnants. Corner Main & 3rd, Louth'],
    ['Fish tanks clearance', 'Filters 30% off. Mill Retail Park, Hull'],
  ])('people come by: %s', (title, copy) => {
    expect(read(title, copy).intent).toMatch(/^(?:visit|directions)$/u);
  });

  it.each([
    ['Oak cradles', 'Carved to order, from £620. Allow 10 weeks', '6 commissions', 'order'],
    ['Restored typewriters', 'Olivetti, Hermes from £140, new ribbons', '', 'buy'],
    ['Party bags under £3', 'Crayons, mini board games. Delivery in 2 days. bags.example', '', 'buy'],
    ['Pet cremation urns thrown in stoneware', '', '', 'buy'],
    ['Salt cave, 45 minutes', '$35 first visit (usually $45). Robes', 'first timers, then members', 'book'],
  ])('%s', (title, copy, goals, intent) => {
    expect(read(title, copy, goals).intent).toBe(intent);
  });
});
