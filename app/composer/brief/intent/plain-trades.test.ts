import { expect, it } from 'vitest';
import { readTitle } from '#tests/support/read-title.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';

it.each([
  ['barber shop', 'barber-pole', 'book'],
  ['halloween party', 'jack-o-lantern', 'tickets'],
  ['holiday apartment', 'house', 'book'],
  ['musical instruments', 'guitar', 'buy'],
  ['fitness equipment', 'treadmill', 'buy'],
  ['nail supplies', 'nail-polish', 'buy'],
  ['sign maker', 'billboard', 'quote'],
  ['smoothie bowl', 'blueberries', 'order'],
  ['mexican food truck', 'taco', 'visit'],
  ['kids clothes', 't-shirt', 'buy'],
  ['tool rental', 'drill', 'book'],
  ['internet cafe', 'desktop-computer', 'visit'],
])('reads the plain name "%s" of a trade in English', (title, thing, intent) => {
  expect(readTitle(title)).toEqual(['en', thing, intent]);
});

it('shows nothing beside a ware that only goes with it elsewhere', () => {
  const shown = (title: string) => findSubjects({ title }, 'en').map(({ name }) => name);
  expect(shown('electronics store')).not.toContain('popcorn');
  expect(shown('energy drink')).not.toContain('milk');
  expect(shown('kids clothes')).not.toContain('handbag');
  expect(shown('bicycle shop')).toEqual(['bicycle']);
});

it('asks at a counter for what is carried home, and reads a town as no food named after it', () => {
  expect(readTitle('sushi takeaway')).toEqual(['en', 'sushi', 'order']);
  expect(findSubjects({ title: 'Umzüge Berlin' }, 'de').map(({ name }) => name)).not.toContain('doughnut');
});
