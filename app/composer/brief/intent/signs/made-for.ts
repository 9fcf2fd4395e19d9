import { wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';

/** What is made for one customer and handed over: "signs", "websites". */
export const madeFor = toPattern(
  wordsOfAll((language) => language.madeFor),
  'iu',
);
