import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const read = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' });

describe('what is begun, joined or looked at, whatever else it may be taken for', () => {
  it.each([
    ['Teen account', 'Open it in five minutes on your phone', 'account openings', 'sign-up'],
    ['Business account', 'Open yours in ten minutes', 'sign ups', 'sign-up'],
    ['Theatre membership', 'From £4 a month', '', 'sign-up'],
    ['Puzzle magazine subscription', 'From £3.50 a month', '', 'order'],
    ['Invoicing software', '', '3000 installs, CPI under $2', 'download'],
    ['Website builder for beginners', '', '', 'start'],
    ['Task board for small teams', 'Free for 5 people', '', 'start'],
    ['Drums for people who can’t', '', 'first week free, then $29/month', 'book'],
    ['Floristry for beginners', '', '', 'enrol'],
    ['Townhouse', 'Three floors\nOffers over £450,000', '', 'view'],
    ['Cottage by the church', 'Guide price £275,000', '', 'view'],
    ['Cottage with paddock for sale', '', '', 'view'],
    ['TOY CLEARANCE!!! UP TO 60% OFF!!!', '', '', 'buy'],
    ['We build websites for cafés, fixed price 600 pounds', '', '', 'quote'],
  ])('%s, %s', (title, copy, goals, intent) => {
    expect(read(title, copy, goals).intent).toBe(intent);
  });

  it.each([
    ['Cottage by the lake', 'From £120 a night', 'book'],
    ['Museum of glass', 'Adults £9, children £4', 'tickets'],
    ['A website for your café', '£600, ready in a week', 'order'],
    ['Corner shop', 'Open online orders till 8pm, shop open daily 7–10', 'visit'],
  ])('what only looks like it: %s', (title, copy, intent) => {
    expect(read(title, copy).intent).toBe(intent);
  });
});
