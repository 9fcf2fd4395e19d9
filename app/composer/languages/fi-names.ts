import type { Turns } from './turns.ts';

/** Finnish words around the names of businesses, houses and places. */
export const finnishNames = {
  hostedBy: 'järjestää|järjestäjä',
  founded: 'per|perust|vuodesta',
  namedAs: 'nimeltä',
  namedHouses: String.raw`(?:marja|mansikka|perunan?|hevos|lammas|luomu|puutarha|vihannes)?tila|tilat|(?:maito|marja)?tilan tuotteet|talli|leipomo|kukkakauppa|kahvila|ravintola|\p{L}{2,20}(?:yhdistys|seura|kerho|koulu|talli|puoti|paja|leipomo|kunta|toimikunta)`,
} satisfies Turns;
