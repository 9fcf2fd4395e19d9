import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brief } from '#app/composer/design/ad-design.ts';

/** An offer and what of it an ad must say word for word, in any case; `mustNotShow` counts outside of what it must say. */
export type CorpusOffer = { language: string; brief: Brief; mustShow: string[]; mustNotShow: string[] };

const read = <Type>(name: string): Type =>
  JSON.parse(readFileSync(join(process.cwd(), 'tests/quality', name), 'utf8'));

export const corpusOffers = () => read<CorpusOffer[]>('offers.json');
