import { wordsOfAll } from '../../../languages/registry.ts';

/** That there is no room for everybody: "25 places". */
export const roomFor = new RegExp(
  wordsOfAll((language) => language.roomFor),
  'iu',
);
