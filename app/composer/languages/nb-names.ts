import type { Turns } from './turns.ts';

/** Norwegian words around the names of businesses, houses and places. */
export const norwegianNames = {
  introductions: 'jeg heter',
  namedAs: 'heter',
  hostedBy: 'arrangør|arrangeres av',
  founded: 'etablert|siden',
  namedHouses: String.raw`borettslag|sameie|velforening|\p{L}{2,24}(?:lag|forening|klubb|menighet|korps|skole|gård|kor|barnehage)|gård|menighet`,
} satisfies Turns;
