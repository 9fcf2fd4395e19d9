import { type SubjectName, setOf } from './catalog.ts';

const cold = setOf([
  'snowy-mountain',
  'snowflake',
  'snowman',
  'skis',
  'skier',
  'snowboarder',
  'sled',
  'ice-skate',
  'penguin',
]);

/** Whether a thing is of snow or ice. */
export const isCold = (thing: SubjectName | undefined): boolean => cold.has(thing);
