import { italianAnimalsAndNature } from './animals-and-nature.ts';
import { italianDrink } from './drink.ts';
import { italianFood } from './food.ts';
import { italianHome } from './home.ts';
import { italianLeisure } from './leisure.ts';
import { italianPlaces } from './places.ts';
import { italianTravel } from './travel.ts';
import { italianWear } from './wear.ts';
import { italianWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
sheep: agnelli
embroidery-hoop thread: pizzo
birdcage bird: canarini
stained-glass: vetrate
water-pump droplet: pompa dell'acqua, pompe sommerse
christmas-tree fir-tree: alberi di natale
fire-engine rescue-helmet: vigile del fuoco, pompiere
-: vista
tractor wheat: trattori
tent: tenda
chart-up: borsa
coral: corallo rosso, gioielli in corallo, coralli
dairy-cow snowy-mountain: malga, malghe
dove: piccioni, piccione
farmer: braccianti, bracciante, operai agricoli, operaio agricolo, coltivatore diretto
juggler: giocolieri, giocoliere
octopus: moscardini, moscardino, polpo alla griglia, polpo e patate, insalata di polpo
shrimp: gamberi, gamberoni, gamberi rossi, mazzancolle, scampi
squid: seppie, seppia, totani, totano
turtle: tartarughe
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: animali ammessi, si accettano animali, cani ammessi, animali benvenuti, messa a punto, messa in sicurezza
-: messa in opera, messa in piega, messa in moto, messa a norma, buona piega, piega delle lamiere, macchia di vino
-: macchie di vino, macchia di caffè, macchie di caffè, cerca casa, cercano casa, in cerca di casa, bolletta della luce
-: bolletta, bollette, casa della cultura, casa del popolo, casa delle associazioni, perdere il filo
-: non perdere il filo, filo diretto, dolce risveglio, dolce attesa, dolce vita, dolce casa, acqua dolce, che profumo
-: la ciliegina sulla torta, con il cuore, di cuore, sotto lo stesso tetto, a portata di mano, alla tua porta
-: la chiave per, vista mare, da vista, piccolo, piccola, piccoli, piccole, corso, corsi, corso di, corsi di
-: purificatore d'aria, deumidificatore, umidificatore, termoventilatore, minipimer, planetaria
-: adesivi per bambini, cintura di sicurezza, cinture di sicurezza, pane al pane, pane al pane e, vino al vino
-: sale in zucca, capita a fagiolo, a fagiolo, zucchero e miele, a bocca aperta, bocca aperta, casa dolce casa
-: calza a pennello, calzano a pennello, tanto di cappello, a trentadue denti, sorriso a trentadue denti
-: quando il gatto, il gatto non c'è, luna nel pozzo, la luna nel pozzo, pecora nera, la pecora nera
-: cavallo di battaglia, coltello dalla parte, il coltello dalla parte, liscio come l'olio, traboccare il vaso
-: fa traboccare il vaso, al proprio mulino, acqua al proprio mulino, re della festa, pugno di mosche, caval donato
-: cavallo donato, ago nel pagliaio, ago in un pagliaio, come un orologio svizzero, cavallo vincente
-: tagliare la testa al, tabaccheria, rottamazione, pensione, cavia, cavie, prato, brindisi, calabrese
-: calabresi, involtini, involtino, mezze maniche, ricci di mare, riccio di mare, granito
-: graniti, bilancia da cucina, bilance da cucina, registratore, amplificatore
-: imbottigliatore, intrattenitore, tailleur, fegato alla veneziana, imbalsamatore
-: frantumatore, squadra giovanile, squadre giovanili
`;

/** Italian words that lead to things. Notation: word-list.ts. */
export const italianWords =
  first +
  italianFood +
  italianDrink +
  italianAnimalsAndNature +
  italianHome +
  italianWear +
  italianLeisure +
  italianWork +
  italianPlaces +
  italianTravel +
  unmeant;
