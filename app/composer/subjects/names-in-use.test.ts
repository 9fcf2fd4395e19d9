import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** Titles in the words of those who sell, and what they show first. */
const shown: readonly [title: string, lead: string][] = [
  ['Muscadines, you pick', 'grapes'],
  ['Brinjal and okra seeds', 'aubergine'],
  ['Stotties and barm cakes baked daily', 'round-loaf'],
  ['Boerie rolls at the gate', 'hot-dog'],
  ['Non perishables needed', 'canned-food'],
  ['Perogies by the dozen', 'dumpling'],
  ['Pick n mix by post', 'candy'],
  ['Micropub reopening', 'beer'],
  ['Geese for sale', 'goose'],
  ['Relief milkers wanted', 'dairy-cow'],
  ['Bedbugs gone in a day', 'spray-bottle'],
  ['Pollinator patch volunteers', 'butterfly'],
  ['Munro bagging weekend', 'mountain'],
  ['Braaiwood delivered', 'logs'],
  ['Perseids watch on the moor', 'night-sky'],
  ['Pride march route', 'rainbow'],
  ['Brickies wanted', 'bricks'],
  ['Bar mitzvah planning', 'synagogue'],
  ['Movember at the club', 'barber-pole'],
  ['N gauge swap day', 'locomotive'],
  ['Ramp hire for events', 'wheelchair'],
  ['Warbirds weekend', 'small-airplane'],
  ['Alpine ropeway tickets', 'cable-car'],
  ['Spooktacular for under tens', 'jack-o-lantern'],
  ['Tambola and tea', 'bingo-card'],
  ['Duplicate bridge for beginners', 'playing-card'],
  ['Sliotars and hurleys', 'hurling'],
  ['Encaustic weekend', 'palette'],
  ['Bell ringers needed', 'bell'],
  ['Brass tuition', 'trumpet'],
  ['Bodhrán for beginners', 'drum'],
  ['Film extras wanted', 'clapperboard'],
  ['Vlogging for beginners', 'video-camera'],
];

it.each(shown)('shows what "%s" is about', (title, lead) => {
  expect(findSubjects({ title }, 'en')[0]?.name).toBe(lead);
});

/** The same words, or a part of them, where they mean something else. */
const others: readonly [title: string, never: string][] = [
  ['Brass lamps polished', 'bra'],
  ['Palm Sunday procession', 'palm-tree'],
  ['Buffalo wings on Tuesdays', 'bison'],
  ['Lavender festival', 'party-popper'],
  ['Hair colouring', 'palette'],
  ['Light fixtures fitted', 'football'],
  ['Gym memberships from £20', 'admission-ticket'],
  ['Navy suits made to measure', 'anchor'],
];

it.each(others)('does not take "%s" for another thing', (title, never) => {
  expect(findSubjects({ title }, 'en').map(({ name }) => name)).not.toContain(never);
});
