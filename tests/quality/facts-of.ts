import type { BriefFacts } from '#app/composer/brief/brief-facts.ts';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';

const known = new Map<string, BriefFacts>();

/** The facts of a brief of the corpus, read once for all tests: reading takes far longer than writing. */
export function factsOf(brief: Brief): BriefFacts {
  const key = JSON.stringify(brief);
  const facts = known.get(key) ?? readBrief(brief);
  known.set(key, facts);
  return facts;
}
