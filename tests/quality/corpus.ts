import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdSize, Brief } from '#app/composer/design/ad-design.ts';

/** A brief as a small business typed it. `wantedSubject`: what its picture should show, alternatives by '/'. */
export type CorpusBrief = { id: string; trade: string; size: AdSize; wantedSubject: string; brief: Brief };

/** An offer and what of it an ad must say word for word, in any case; `mustNotShow` counts outside of what it must say. */
export type CorpusOffer = { language: string; brief: Brief; mustShow: string[]; mustNotShow: string[] };

const read = <Type>(name: string): Type =>
  JSON.parse(readFileSync(join(process.cwd(), 'tests/quality', name), 'utf8'));

export const corpusBriefs = () => read<CorpusBrief[]>('briefs.json');
export const corpusOffers = () => read<CorpusOffer[]>('offers.json');
/** Trades, each the whole title of a brief. */
export const corpusTrades = () => read<string[]>('trades.json');
