import { romanianAnimalsAndNature } from './animals-and-nature.ts';
import { romanianFoodAndDrink } from './food-and-drink.ts';
import { romanianHome } from './home.ts';
import { romanianLeisure } from './leisure.ts';
import { romanianPlacesAndTravel } from './places-and-travel.ts';
import { romanianWear } from './wear.ts';
import { romanianWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
blanket cushion: pături
tree spade: împădurire
-: peste
birdcage bird: canari
wheelie-bin: pubele
paddleboard wave: sup
skis snowy-mountain: închiriere schi
scaffold ladder: schele
tent campsite: corturi
bed mattress: paturi
minibus bus: autocar
pretzel bread: covrigi
open-book pencil: meditații
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: se acceptă animale, animale acceptate, acceptă animale de companie, rate fara avans, rate fără avans, in rate
-: în rate, rate fixe, plata in rate, plata în rate, caută casă, își caută casă, caută o familie, factura la curent
-: factura la lumină, casa de cultură, casa de cultura, căminul cultural, firme mici, afaceri mici, întreprinderi mici
-: bătăi de cap, cireașa de pe tort, din inimă, cu inima, sub același acoperiș, la ușa ta, mână în mână
-: floare la ureche, pernă electrică, mixer vertical, cheia succesului, cheia succesului tău, cheia fericirii
-: doi iepuri, doi iepuri dintr-un foc, doi iepuri deodată, mâini de aur, mâna de aur, vârsta de aur, ocazie de aur
-: greutatea în aur, greutatea sa în aur, lupul sătul, capra împăcată, și capra împăcată, capra vecinului, mâță în sac
-: pisica în sac, mâța în sac, pisica neagră, partea leului, taurul de coarne, ca peștele în apă, peștele cel mare
-: vrabia din mână, cioara de pe gard, cioara vopsită, oaia neagră, calul de dar, calul de dar nu se caută, nu da vrabia
-: capul între urechi, omul sfințește locul, lapte și miere, pâinea și cuțitul, pâine caldă, ca pâinea caldă
-: se vinde ca pâinea caldă, pus pe roate, pe roate, o floare la ureche, buturuga mică, carul mare, ac de cojocul
-: acul în carul cu fân, sare și piper, sarea și piperul, sarea în bucate, ulei pe foc, gheața s-a spart, sparge gheața
-: vânt din pupa, vântul schimbării, luminița de la capătul, lumina de la capătul tunelului, undă verde, lumină verde
-: a muta munții, muți munții, picătură în ocean, picătura chinezească, pagină nouă, carte deschisă, ca ceasul
-: ca ceasul elvețian, jos pălăria, cărțile pe față, asul din mânecă, suflecă mânecile, prima rândunică
-: piatră de pe inimă, inima la gură, toate pânzele sus, cu pânzele sus, toate drumurile duc, pisica noastră
-: câinele nostru, motanul nostru, cu bicicleta acasă, livrăm cu bicicleta, cu bicicleta la ușă, la ușă cu bicicleta
-: muzică pentru urechi, muzică pentru urechile tale, lună de pe cer, în brațe, salină, drumul taberei
`;

/** Romanian words that lead to things. Notation: word-list.ts. */
export const romanianWords =
  first +
  romanianFoodAndDrink +
  romanianAnimalsAndNature +
  romanianHome +
  romanianWear +
  romanianLeisure +
  romanianWork +
  romanianPlacesAndTravel +
  unmeant;
