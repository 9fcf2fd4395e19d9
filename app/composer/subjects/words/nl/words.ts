import { dutchAnimalsAndNature } from './animals-and-nature.ts';
import { dutchDrink } from './drink.ts';
import { dutchFood } from './food.ts';
import { dutchHomeAToL } from './home-a-to-l.ts';
import { dutchHomeMToZ } from './home-m-to-z.ts';
import { dutchLeisureAToP } from './leisure-a-to-p.ts';
import { dutchLeisureQToZ } from './leisure-q-to-z.ts';
import { dutchPlaces } from './places.ts';
import { dutchTravel } from './travel.ts';
import { dutchWear } from './wear.ts';
import { dutchWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
beehive bee: bijenvolken
water-pump droplet: waterput, dompelpomp, grondboringen
christmas-tree fir-tree: kerstbomen
tree chainsaw: bomen kappen, bomen snoeien
awning: schaduwdoek
hen egg: kippen
minibus bus: busreis
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: huisdieren toegestaan, huisdieren welkom, honden toegestaan, buitenlandse keukens, wereldkeukens, zoekt een huis
-: zoekt baasje, zoekt een thuis, energierekening, de kers op de taart, uit het hart, met hart, onder één dak, aan huis
-: aan de deur, aan je deur, hand in hand, een fluitje van een cent, kruik, kersenpitkussen, oversluiten
-: elektrische kachel, stickerboek, boter bij de vis, zoete broodjes bakken, zoete broodjes, vis in het water, bandjes
-: als een vis in, oogje in het zeil, een oogje in het, deuren die opengaan, haar op de tanden, paard achter de wagen
-: het paard achter de, mond vol tanden, de mond vol tanden, wind in de zeilen, de wind in de, ijs is gebroken
-: het ijs is gebroken, ijs breken, schoen wringt, de schoen wringt, kat in het nauw, een kat in het, blaffende honden
-: gegeven paard, een gegeven paard, koek is op, de koek is op, koek en ei, het neusje van de, neusje van de zalm
-: in de schoenen van, emmer doet overlopen, de emmer doet, trein niet missen, lopen als een trein, loopt als een trein
-: als een trein, speld in een hooiberg, de knoop doorhakken, met de kippen op, boeken, mis, club, stem, stemmen
-: kapsalon eten, joggingbroek, yogabroek, skibroek, staafmixer, staafmixers, plaatsen, plaats, opknapbeurt, lapper
-: werkplaats, standplaats, bouwplaats, te plaatsen, schotel, schotels, scherm, varen, spit, box, balkenbrij, kopvlees
-: vakantiewerk, want, bel of app, app of bel, bel of appen, app naar, app 06, parking school, opknappen, opgeknapt
-: strooimachine, strooimachines, kantklosmachine
`;

/** Dutch words that lead to things. Notation: word-list.ts. */
export const dutchWords =
  first +
  dutchFood +
  dutchDrink +
  dutchAnimalsAndNature +
  dutchHomeAToL +
  dutchHomeMToZ +
  dutchWear +
  dutchLeisureAToP +
  dutchLeisureQToZ +
  dutchWork +
  dutchPlaces +
  dutchTravel +
  unmeant;
