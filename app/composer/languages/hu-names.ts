import type { Turns } from './turns.ts';

/** Hungarian words around the names of businesses, houses and places. */
export const hungarianNames = {
  hostedBy: 'szervezi|szervező|rendezi|rendező',
  founded: 'alap',
  namedHouses: String.raw`büfé|cukrászda|étterem|vendéglő|csárda|pékség|cukrászat|virágbolt|kertészet|egyesület|alapítvány|iskola|óvoda|stúdió|műhely|pincészet|\p{L}{2,20}(?:egyesület|bolt|műhely|kör|klub)`,
} satisfies Turns;
