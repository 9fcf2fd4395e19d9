import type { Turns } from './turns.ts';

/** Czech words around the names of businesses, houses and places. */
export const czechNames = {
  hostedBy: 'pořádá|pořadatel|zve',
  founded: 'zal|od(?: roku)?',
  introductions: 'jmenuji se',
  namedHouses: 'klub|studio|škola|centrum|firma|nadace|skupina|soubor|agentura|sbor|obchod|dům|útulek',
  namedAs: 'jmenuje se|se jmenuje',
} satisfies Turns;
