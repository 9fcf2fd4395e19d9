import { expect, it } from 'vitest';
import directoryOfApp from '#app/composer/subjects/compiled/directory.json' with { type: 'json' };
import pictogramsOfApp from '#app/composer/subjects/compiled/pictograms.json' with { type: 'json' };
import wordsOfApp from '#app/composer/subjects/compiled/words.json' with { type: 'json' };
import { directoryWords } from '../../scripts/subjects/directory-words.ts';
import { foreignWords } from '../../scripts/subjects/foreign-words.ts';
import { pictograms } from '../../scripts/subjects/pictograms.ts';

it('has the words and the pictograms that `npm run subjects` would compile', () => {
  expect(foreignWords()).toEqual(wordsOfApp);
  expect(directoryWords()).toEqual(directoryOfApp);
  expect(pictograms()).toEqual(pictogramsOfApp);
});
