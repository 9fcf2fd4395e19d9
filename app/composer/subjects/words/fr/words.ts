import { frenchAnimals } from './animals.ts';
import { frenchDrink } from './drink.ts';
import { frenchFoodAToF } from './food-a-to-f.ts';
import { frenchFoodGToZ } from './food-g-to-z.ts';
import { frenchHomeAToK } from './home-a-to-k.ts';
import { frenchHomeLToZ } from './home-l-to-z.ts';
import { frenchLeisure } from './leisure.ts';
import { frenchNature } from './nature.ts';
import { frenchPlaces } from './places.ts';
import { frenchTravel } from './travel.ts';
import { frenchWear } from './wear.ts';
import { frenchWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
sheep: agneaux
beehive bee: essaims
birdcage bird: canaris
food-truck takeaway-box: camion à pizza
christmas-tree fir-tree: sapins
-: frais, pendant, vacances de la toussaint, état de marche, en état de marche
hiking-boot: ~ marche
scaffold ladder: location d'échafaudage
marquee: location de chapiteaux
excavator crane: pelleteuse
diving-mask tropical-fish: plongée
farmer tractor: ouvrier agricole, ouvriers agricoles, ouvrière agricole
horse-rider horse: balade à poney, balades à poney, balade à cheval, balades à cheval, randonnée équestre
horse-rider horse: randonnées équestres
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: animaux acceptés, animaux admis, animaux bienvenus, chiens bienvenus, chiens acceptés, sœurs jumelles
-: filles jumelles, vraies jumelles, lits jumeaux, ville jumelée, moules à gâteaux, moules à gâteau, moules en silicone
-: moules à chocolat, tournage vidéo, lieu de tournage, tournage de film, masque et tuba, masque tuba, stage vacances
-: palmes masque tuba, tache de vin, taches de vin, tache de café, taches de café, crédit d'impôt, crédits d'impôt
-: crédit d'impôts, cherche une famille, cherche famille, cherchent famille, facture d'électricité, facture électricité
-: coup de frais, frais de dossier, maison des associations, maison de la culture, maison du peuple, maison de quartier
-: maison des jeunes, jules ferry, jules verne, école jules ferry, collège jules ferry, coup de cœur, stage toussaint
-: cerise sur le gâteau, clé de, clé du, sous un même toit, sous le même toit, à votre porte, jusqu'à votre porte
-: à deux pas, tout feu tout flamme, de tout cœur, avec le cœur, bon pied, au pied levé, coup de main, en un clin d'œil
-: clin d'œil, révision, réveil au, réveil face, réveil avec, au réveil, radiateur soufflant, chauffage d'appoint
-: batteur électrique, autocollants enfants, ceinture de sécurité, ceintures de sécurité, bonnet, bonnet obligatoire
-: carton plein, en voiture simone, langue au chat, quand les poules, poules auront des dents, tombe dans les pommes
-: tomber dans les pommes, dans les pommes, gant de velours, un gant de velours, chat échaudé, baguette magique
-: coup de baguette magique, jeter l'éponge, jetez l'éponge, dans une botte de foin, chapeaux de roues, jean moulin
-: sur les chapeaux de, beaux draps, dans de beaux draps, déborder le vase, qui fait déborder, une longueur d’avance
-: train d'avance, un train d'avance, rayon de soleil, un rayon de soleil, chat dans la gorge, avoir d’autres chats
-: autres chats à fouetter, pain sur la planche, du pain sur la, chandelle par les deux, mettre les voiles
-: pied au plancher, comme chien et chat, le dindon de la farce, vente éclair, ventes éclair, offre éclair, promo éclair
-: visite éclair, prêt, prêts, bourse, retraite, extensions, terrasse, baptême, baptêmes, feuilles de brick
-: feuille de brick, rognon, rognons, cornet à la crème, cornets à la crème, queue de castor, queues de castor
-: plein air, en plein air, attestation remise, attestation remise sur place, trip, trips, road trip, jean-moulin
`;

/** French words that lead to things. Notation: word-list.ts. */
export const frenchWords =
  first +
  frenchFoodAToF +
  frenchFoodGToZ +
  frenchDrink +
  frenchAnimals +
  frenchNature +
  frenchHomeAToK +
  frenchHomeLToZ +
  frenchWear +
  frenchLeisure +
  frenchWork +
  frenchPlaces +
  frenchTravel +
  unmeant;
