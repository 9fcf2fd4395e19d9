import { wordsOfAll } from '../../../languages/registry.ts';

/** What is made for one customer and handed over: "signs", "websites". */
export const madeFor = new RegExp(
  wordsOfAll((language) => language.madeFor),
  'iu',
);
