import { expect, it } from 'vitest';
import { chooseLanguage } from '#app/composer/brief/language/choose-language.ts';
import { shortTitles, titlesByLanguage } from './corpus.ts';

const empty = {
  adCopy: '',
  saleGoals: '',
  instructions: '',
  targetAudience: '',
  brandVoice: '',
  colors: '',
  fontStyle: '',
};

it.each([
  ['of two or three words, 51 in 52', shortTitles, 1 / 52],
  ['of two to four words in 59 languages, 49 in 50', titlesByLanguage, 1 / 50],
])('the language of titles is right: %s', (_, read, most) => {
  const titles = Object.entries(read()).flatMap(([language, list]) =>
    // The language alone: no worker compiles the patterns of 59 languages for it.
    list.map((title) => ({ language, title, read: chooseLanguage({ ...empty, title }).language })),
  );
  const wrong = titles.filter(({ language, read }) => read !== language);
  const shown = wrong.map(({ language, title, read }) => `${title}: ${read}, not ${language}`);
  expect(wrong.length / titles.length, shown.join('\n')).toBeLessThanOrEqual(most);
});
