import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const read = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' });

describe('what is read, heard, seen or played, as its maker names it', () => {
  it.each([
    ['Dead Reckoning', 'The new thriller by Tom Ashby', 'buy'],
    ['The Lighthouse Keeper’s Cat', 'A picture book by Mo Hart', 'buy'],
    ['Novel “The Mill Race”', 'Out 3 October', 'buy'],
    ['Issue 4 of our comic is here', 'Robots and ducks.', 'buy'],
    ['A magazine about sheds', 'Every Wednesday.', 'buy'],
    ['New documentary: The Eel Year', '', 'discover'],
    ['Our short film is online now', 'Nine minutes about pigeons', 'discover'],
    ['A blog about old bikes', 'New post every Friday', 'learn'],
    ['New YouTube channel: The Clock Shed', '', 'follow'],
    ['Night Buses', 'The debut EP by Odalys', 'listen'],
    ['My new single is out now', 'Paper Moons', 'listen'],
    ['My new video game is out now', 'Cosy farming, no timers', 'play'],
    ['Video game “Tin Astronaut”', 'Out 9 June', 'discover'],
  ])('%s, %s', (title, copy, intent) => {
    expect(read(title, copy).intent).toBe(intent);
  });

  it.each([
    ['Novel writing course', '8 weeks online, £240'],
    ['A documentary about bees', 'Friday 7pm, village hall, £5'],
    ['Wedding photo albums', 'Made by hand, from £120'],
    ['Comic shop', '12 Dock Street, open daily 10–6'],
  ])('something else that is called after one: %s', (title, copy) => {
    expect(read(title, copy).intent).not.toMatch(/^(?:listen|learn|discover|follow)$/u);
  });
});
