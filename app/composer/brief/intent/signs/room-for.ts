import { wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';

/** That there is no room for everybody: "25 places". */
export const roomFor = toPattern(
  wordsOfAll((language) => language.roomFor),
  'iu',
);
