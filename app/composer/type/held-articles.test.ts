import { expect, it } from 'vitest';
import { withHeldArticles } from './held-articles.ts';

it.each([
  ['en', 'Ski trip to the Dolomites', 'Ski trip to\u00a0the Dolomites'],
  ['fr', 'Vins de la Loire', 'Vins de\u00a0la Loire'],
  ['en', 'Cabin with a hot tub', 'Cabin with a hot tub'],
  ['en', 'A day in a bakery', 'A day in\u00a0a bakery'],
  ['en', 'Summer under the stars', 'Summer under the stars'],
  ['en', 'Ice cream van for your party', 'Ice cream van for your party'],
  ['en', 'The best of their time', 'The best of their time'],
  ['ja', '冬は、味噌', '冬は、味噌'],
])('in %s %j is held as %j', (language, headline, held) => {
  expect(withHeldArticles(headline, language)).toBe(held);
});
