import { polishAnimalsAndNature } from './animals-and-nature.ts';
import { polishDrink } from './drink.ts';
import { polishFood } from './food.ts';
import { polishHomeAToL } from './home-a-to-l.ts';
import { polishHomeMToZ } from './home-m-to-z.ts';
import { polishLeisureAToP } from './leisure-a-to-p.ts';
import { polishLeisureQToZ } from './leisure-q-to-z.ts';
import { polishPlaces } from './places.ts';
import { polishTravel } from './travel.ts';
import { polishWear } from './wear.ts';
import { polishWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
beehive bee: odkłady pszczele
birdcage bird: kanarki
pallet: paleta euro
stained-glass: witraż
zip: wymiana zamka
tanker: szambo
marquee: hale namiotowe
boiler radiator: kotły
house key: domek
minibus bus: bus
sewing-needle sewing-machine: szyć
seedling tree: sadzonek
washing-machine wrench: pralek
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: zwierzęta mile widziane, zwierzęta dozwolone, psy mile widziane, zwierzęta akceptowane, w biegu, bieg wydarzeń
-: plama z wina, plamy z wina, plama po winie, plamy po winie, plama z kawy, plamy z kawy, szuka domu, szukają domu
-: szuka nowego domu, rachunki za prąd, rachunek za prąd, ciepły dom, domem kultury
-: świetlica wiejska, bułka z masłem, wisienka na torcie, z serca, z sercem, pod jednym dachem, pod drzwi
-: pod same drzwi, strzał w dziesiątkę, grzejnik elektryczny, blender kielichowy, blender ręczny, kawa na ławę
-: kawę na ławę, wyższy bieg, przełamać lody, przełamujemy lody, przełam lody, szach mat, czapki z głów, zęby na ścianę
-: na jednej łodzi, jednej łodzi, beczce miodu, łyżka dziegciu, na dobrą kartę, dobrą kartę, kartę, oliwy do ognia
-: dolać oliwy, pierwsze skrzypce, kawał chleba, rozwiń żagle, wiatr w żaglach, stare konie, darowanemu koniowi
-: stogu siana, igły w stogu, gdzie kucharek sześć, kucharek sześć, rzucić kotwicę, w czepku urodzony, z ręką na sercu
-: tłocznia oleju, oleje tłoczone na zimno, kluski, pyzy
-: kartacze, majówka, integracja sensoryczna
-: tężnia, maszynki do mięsa, maszynka do mięsa, paski, pasek, w paski, berety, beret, beretów, klatki
-: klatka, formy do ciasta, forma do ciasta, święto, lecz, liczy się, liczą się, liczy
`;

/** Polish words that lead to things. Notation: word-list.ts. */
export const polishWords =
  first +
  polishFood +
  polishDrink +
  polishAnimalsAndNature +
  polishHomeAToL +
  polishHomeMToZ +
  polishWear +
  polishLeisureAToP +
  polishLeisureQToZ +
  polishWork +
  polishPlaces +
  polishTravel +
  unmeant;
