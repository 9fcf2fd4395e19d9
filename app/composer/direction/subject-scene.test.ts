import { expect, it } from 'vitest';
import { shownIn, subjectScene } from './subject-scene.ts';

type Thing = 'dancer' | 'bread' | 'glasses' | 'eye';
const sceneOf = (...names: Thing[]) =>
  subjectScene(
    names.map((name) => ({ name, score: 1, field: 'title' as const, start: 0, end: 1 })),
    'friendly',
    1,
  ) ?? expect.unreachable();

it('draws a person where a thing would be a body', () => {
  const idea = { shows: 'body', layout: 'still-life' } as const;
  expect(shownIn(idea, sceneOf('dancer')).subject.shownAs).toBe('flat');
  expect(shownIn(idea, sceneOf('bread')).subject.shownAs).toBe('solid');
});

it('shows a person once more in another way where an idea comes up again', () => {
  const idea = { shows: 'flat', layout: 'job-card' } as const;
  expect(shownIn(idea, sceneOf('dancer')).subject.shownAs).toBe('solid');
});

it('strews no loose eyes about a pair of glasses; alone an eye is shown', () => {
  expect(sceneOf('glasses', 'eye').subject.things).toEqual(['glasses']);
  expect(sceneOf('eye').subject.things).toEqual(['eye']);
});
