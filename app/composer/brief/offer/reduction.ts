import { wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';

/** Words that say no more of a trade than that it costs less now ("gym membership sale"). */
export const reduction = toPattern(`${wordsOfAll(({ reductions }) => reductions)}|%`, 'iu');
