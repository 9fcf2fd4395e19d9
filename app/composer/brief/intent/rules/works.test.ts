import { describe, expect, it } from 'vitest';
import { finerCall } from '../../../copywriter/finer-call.ts';
import { readBrief } from '../../read-brief.ts';

const read = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' });

describe('works that are had from home', () => {
  it.each([
    ['The Salt Wife – a novel by Ines Marlowe', 'A drowned village. Out in hardback 6 June', 'buy'],
    ["Grandad's Allotment: a picture book", 'Ages 3-6. £7.99 paperback from all good bookshops', 'buy'],
    ['Murder at Sedge Farm', 'Book two of the Sedge Farm Mysteries. Kindle £2.99', 'buy'],
    ['Hollow Lantern', 'Hand-drawn adventure. Out now on Nintendo Switch and PC. €17.99', 'buy'],
    ['Goblin Bakery – wishlist it on Steam', 'Bake, bribe, survive. Demo out now', 'discover'],
    ['Tiny Farm Idle: free on itch.io', 'Plays in your browser', 'play'],
    ['60 brushes for botanical drawing', '£14. Instant download for your tablet', 'buy'],
    ['Crochet pattern: Barnaby the badger', 'PDF pattern, 14 pages. £4.50', 'buy'],
    ['The night ferry', 'Eight episodes about one crossing. Out 4 May', 'listen'],
    ['Ballads from the borders', 'New folk album out now on all platforms', 'listen'],
    ['SLOW TIDES new EP', 'Limited green vinyl £16 on Bandcamp, out now', 'buy'],
  ])('%s', (title, copy, intent) => {
    expect(read(title, copy).intent).toBe(intent);
  });

  it.each([
    ['Book launch: The Salt Wife', 'Paperback £9.99. Friday 6pm, Mill Books, 12 High Street'],
    ['Console evening', 'On Xbox and Switch, Thursdays 6pm, library'],
  ])('a place and an hour are come to: %s', (title, copy) => {
    expect(read(title, copy).intent).toMatch(/^(?:visit|directions|reserve)$/u);
  });

  it('one book is bought, and no shop is opened', () => {
    expect(finerCall(read('The Salt Wife, a novel', '£9.99 paperback, out now'))).toBe('Buy now');
    expect(finerCall(read('Wool and yarn', 'Merino £6'))).toBeUndefined();
  });
});
