import type { Turns } from './turns.ts';

/** Danish words around the names of businesses, houses and places. */
export const danishNames = {
  introductions: 'jeg hedder',
  namedAs: 'hedder',
  hostedBy: 'arrangør|arrangeres af',
  founded: 'grundlagt|siden',
  namedHouses: String.raw`grundejerforening|\p{L}{2,24}(?:forening|klub|kirke|skole|gård|kor|laug|menighed)|gård|efterskole`,
} satisfies Turns;
