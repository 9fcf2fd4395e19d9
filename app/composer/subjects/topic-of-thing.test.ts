import { expect, test } from 'vitest';
import { isSubjectName, type SubjectName } from './catalog.ts';
import { thingsWithTopic, topicOfThing } from './topic-of-thing.ts';

test.each([
  ['bread', 'baking'],
  ['lawnmower', 'eco'],
  ['broom', 'health'],
  ['paella', 'restaurant'],
  ['violin', 'events'],
  ['drill', 'house'],
  ['otter', 'pets'],
] as [SubjectName, string][])('an ad for %s is about %s', (thing, topic) => {
  expect(topicOfThing(thing)).toBe(topic);
});

test('every thing with a topic of its own is in the catalog', () => {
  expect(thingsWithTopic.filter((name) => !isSubjectName(name))).toEqual([]);
});
