import { sloveneFoodAndNature } from './food-and-nature.ts';
import { sloveneHomeAndWear } from './home-and-wear.ts';
import { sloveneLeisure } from './leisure.ts';
import { sloveneWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
stove fire: peči
birdcage bird: kanarčki
necklace: srebrni nakit
water-pump droplet: vodnjak
christmas-tree fir-tree: smrečice
paddleboard wave: sup
pig: odojki
bus suitcase: avtobusni izlet
sausage cheese: čevapčiči
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ura, ure, uro, uri, ob uri, prva ura, prva ura brezplačna, 24 ur, ur, hišni ljubljenčki dovoljeni
-: ljubljenčki dovoljeni, med drevesi, med tednom, med vikendom, med počitnicami, med prazniki, med delavniki, med nami
-: med gorami, med vinogradi, išče dom, iščejo dom, račun za elektriko, češnja na torti, iz srca, s srcem
-: pod eno streho, do vrat, z roko v roki
`;

/** Slovene words that lead to things. Notation: word-list.ts. */
export const sloveneWords =
  first + sloveneFoodAndNature + sloveneHomeAndWear + sloveneLeisure + sloveneWorkAndTravel + unmeant;
