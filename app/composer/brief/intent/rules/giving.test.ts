import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const read = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' });

describe('gifts of money', () => {
  it.each([
    ['Warm coats for Bradford', 'Your £15 keeps one person warm this winter.', ''],
    ['Your $20 becomes school shoes', 'Every pair fits.', ''],
    ['Hot showers for rough sleepers', '£3 = one shower and a towel for one person', ''],
    ['Breakfast club for the valley', '£5 a month = breakfast for one child', ''],
    ['Street cats of Larnaca', 'We feed and vaccinate. Text CATS to 70085 to give £5', ''],
    ['School library', '£8 a month = two picture books', 'monthly donors'],
    ['Village library', '£10 pays for one new picture book.', ''],
    ['Lifeboat crew', 'Nobody should go out in old boots.', 'more regular givers'],
    ['The last lido in town needs saving', 'Help us raise £80,000 by March', ''],
    ['Christmas dinner on wheels: every pound helps', '', ''],
    ['Toys for the ward: every pound counts', '', ''],
  ])('%s, %s', (title, copy, goals) => {
    expect(read(title, copy, goals).intent).toBe('donate');
  });

  it.each([
    ['Roof surveys by drone', 'Full photo report. £149 houses, churches and farms'],
    ['Pizza van', 'Text PIZZA to 60777 for Friday’s menu'],
    ['Toys for Christmas: 20% off', 'Wooden trains and dolls'],
    ['Your £50 voucher is waiting', 'Spend it on anything in the shop'],
    ['Raffle at the fair', '£5 = 3 tickets'],
  ])('nobody is asked for a gift: %s', (title, copy) => {
    expect(read(title, copy).intent).not.toBe('donate');
  });
});
