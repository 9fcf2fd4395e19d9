import { sourcesOfAll } from '../../languages/registry.ts';
import { unspacedOrHangul } from '../../languages/unspaced.ts';

const spaced = sourcesOfAll(({ reductions = '' }) => (unspacedOrHangul.test(reductions) ? '' : reductions));
const unspaced = sourcesOfAll(({ reductions = '' }) => (unspacedOrHangul.test(reductions) ? reductions : ''));

/** Words that say no more of a trade than that it costs less now ("gym membership sale"). */
export const reduction = new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|%|${unspaced}`, 'iu');
