import { expect, it } from 'vitest';
import { shownIn, subjectScene } from './subject-scene.ts';

const sceneOf = (name: 'dancer' | 'bread') =>
  subjectScene([{ name, score: 1, field: 'title', start: 0, end: 1 }], 'friendly', 1) ?? expect.unreachable();

it('draws a person where a thing would be a body', () => {
  const idea = { shows: 'body', layout: 'still-life' } as const;
  expect(shownIn(idea, sceneOf('dancer')).subject.shownAs).toBe('flat');
  expect(shownIn(idea, sceneOf('bread')).subject.shownAs).toBe('solid');
});

it('shows a person once more in another way where an idea comes up again', () => {
  const idea = { shows: 'flat', layout: 'job-card' } as const;
  expect(shownIn(idea, sceneOf('dancer')).subject.shownAs).toBe('solid');
});
