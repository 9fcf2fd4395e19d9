import { frontBriefs } from './front-briefs.ts';
import { furtherBriefs } from './further-briefs.ts';

/** All sample ads. What stands first is shown first, in every list. */
export const sampleBriefs = [...frontBriefs, ...furtherBriefs];
