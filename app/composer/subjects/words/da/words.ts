import { danishAnimalsAndNature } from './animals-and-nature.ts';
import { danishFoodAndDrink } from './food-and-drink.ts';
import { danishHome } from './home.ts';
import { danishLeisure } from './leisure.ts';
import { danishWear } from './wear.ts';
import { danishWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
tree spade: plant træer
beehive bee: bifamilier
birdcage bird: undulater
wedding-dress ring: brudekjoler
potters-wheel vase: keramikkurser
bee honey: biavl
heat-pump radiator: varmepumpe
cook frying-pan: kok
microphone: sang
palette paintbrush: male
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: husdyr tilladt, husdyr velkomne, hund tilladt, søger hjem, søger et hjem, elregning, prikken over i
-: prikken over i'et, fra hjertet, med hjertet, til døren, under ét tag, døgnvagt, tre, varmeblæser
-: sengebord, kransekage på toppen, kransekagen på toppen, bid tænderne, tænderne sammen, bide tænderne sammen
-: tag tyren, tyren ved hornene, tag tyren ved hornene, kridt skoene, kridte skoene, mand på dæk, alle mand på
-: alle mand på dæk, skulder ved skulder, skoen trykker, hvor skoen trykker, hatten af, hatten af for, skift gear
-: til succes, nøglen til succes, bid til bollen, på tromme for, slå på tromme for, førsteviolin, spille førsteviolin
-: arbejdstøjet på, trække i arbejdstøjet, strømpesokker, på strømpesokker, is i maven, hop på toget, med på toget
-: smed mens jernet, mens jernet er varmt, fugl i hånden, én fugl i hånden, kronen på værket, kaste anker, kast anker
-: en fugl på taget, smörgåstårta, flødeboller, flødebolle, stiksav, rundsav, skoreol, skoskab
-: stavblender, stavblendere, foodprocessor, slow juicer, dukkehus, legekøkken, hasselnød
-: floorball, romaskine, tag med på tur, tag med på, lasergravering, foderautomat, foderautomater
`;

/** Danish words that lead to things. Notation: word-list.ts. */
export const danishWords =
  first +
  danishFoodAndDrink +
  danishAnimalsAndNature +
  danishHome +
  danishWear +
  danishLeisure +
  danishWorkAndTravel +
  unmeant;
