import type { Turns } from './turns.ts';

/** Swedish words around the names of businesses, houses and places. */
export const swedishNames = {
  introductions: 'jag heter',
  namedAs: 'heter',
  hostedBy: 'arrangör(?:er)?|arrangeras av',
  founded: 'grundat|sedan',
  namedHouses: String.raw`\p{L}{2,24}(?:förening|förbundet?|klubb|kyrka|församling|gård|skola|kör|orkester|byalag)|byalag|församling|gård`,
} satisfies Turns;
