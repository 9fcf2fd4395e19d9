import { wordsOfAll } from '../../languages/registry.ts';

/** Words that say no more of a trade than that it costs less now ("gym membership sale"). */
export const reduction = new RegExp(`${wordsOfAll(({ reductions }) => reductions)}|%`, 'iu');
