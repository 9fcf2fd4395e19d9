import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intent } from '#app/composer/brief/intent/intents.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';

/**
 * An offer and what of it an ad must say word for word, in any case; `mustNotShow` counts outside of what it must say.
 */
export type CorpusOffer = { language: string; brief: Brief; mustShow: string[]; mustNotShow: string[] };

const read = <Type>(name: string): Type =>
  JSON.parse(readFileSync(join(process.cwd(), 'tests/quality', name), 'utf8'));

export const corpusOffers = () => read<CorpusOffer[]>('offers.json');

/**
 * A brief as a small business types it, and what an ad of it has to be. It says what readers may be asked to do; a
 * phone number in the brief always may be called. It gives the words that headline or sub-line name it by, and
 * beginnings no headline may have.
 */
export type EverydayBrief = {
  language: string;
  brief: Brief;
  intents: Intent[];
  names?: string;
  mustShow?: string[];
  mustNotShow?: string[];
  notHeadline?: string[];
};

/** The later half is of other trades and languages, each written before it was read for the first time. */
export const everydayBriefs = () => [
  ...read<EverydayBrief[]>('everyday.json'),
  ...read<EverydayBrief[]>('fresh-briefs.json'),
];

/** Titles of two or three words, by language. */
export const shortTitles = () => read<Record<string, string[]>>('short-titles.json');
/** Titles of two to four words in 59 languages, by language: written by who had not seen the program. */
export const titlesByLanguage = () => read<Record<string, string[]>>('titles-by-language.json');
