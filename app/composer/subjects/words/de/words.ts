import { germanAnimals } from './animals.ts';
import { germanDrink } from './drink.ts';
import { germanFoodAToJ } from './food-a-to-j.ts';
import { germanFoodKToZ } from './food-k-to-z.ts';
import { germanHomeAToJ } from './home-a-to-j.ts';
import { germanHomeKToZ } from './home-k-to-z.ts';
import { germanLeisure } from './leisure.ts';
import { germanNature } from './nature.ts';
import { germanPeople } from './people.ts';
import { germanPlaces } from './places.ts';
import { germanTravel } from './travel.ts';
import { germanWear } from './wear.ts';
import { germanWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
lectern: trauredner
beehive bee: bienenkasten
necklace: goldketten
water-pump droplet: tauchpumpe
potters-wheel vase: töpfern
welding-mask fire: schweißer
top-hat sun-hat: hutmacherin
droplet tap: brunnenbohren
camera ring: hochzeitsfotografin
sofa armchair: polster
lock-and-key padlock: schlösser
candle headstone: bestattungen
oven dining-table: küchen
television: elektronik
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: haustiere erlaubt, haustiere willkommen, haustiere möglich, hunde erlaubt, hunde willkommen, mitbringen, mitbringt
-: mitzubringen, kameradschaft, kameraden, kameradin, kamerad, kameradinnen, bis auf die knochen
-: nass bis auf die knochen, mark und bein, rotweinfleck, rotweinflecken, kaffeefleck, kaffeeflecken, weinfleck
-: weinflecken, sucht ein zuhause, sucht zuhause, suchen ein zuhause, suchen zuhause, stromrechnung, zusammenbeißen
-: saisonstart, saisonauftakt, jahreskarte, jahreskarten
-: zehnerkarte, zehnerkarten, haus der vereine, haus der kultur, haus der begegnung, haus des gastes, die axt im haus
-: axt im haus, automat, automaten, herz und verstand, mit herz, von herzen, ein stück vom kuchen, sonnenseite
-: unter einem dach, rund um die uhr, bis vor die tür, vor die tür, vor der tür, an die tür, auf der hand, hand in hand
-: auf einen blick, alles im griff, die kirsche auf der torte, ins blaue, ins schwarze treffen, turnhalle, sporthalle
-: mehrzweckhalle, festhalle, stadthalle, gemeindehalle, einbauen, einbau, körnerkissen
-: eis gebrochen, das eis ist gebrochen, brötchen backen, kleine brötchen backen, viele köche, köche verderben
-: pauken und trompeten, mit pauken, salz in der suppe, das salz in der, alte hasen, alter hase, ein alter hase
-: kuh vom eis, die kuh vom eis, rad neu erfinden, das rad nicht neu, rad nicht neu erfinden, schlägt dem fass
-: dem fass den boden, bellende hunde, hunde die bellen, der fisch stinkt, roten faden, den faden verlieren
-: faden nicht verlieren, kaffee kuchen gute laune, nadel im heuhaufen, wie am schnürchen, auf dem schirm
-: kirschen essen, mit links, katzensprung, ein katzensprung, buche, multitool, pfeffermühle, salzmühle
-: mirabellen, ableger, königinnen, tabak, lockenstab, wahl, club
-: Karten, jugendleiterin, reisebegleiter, reisebegleiterin
-: Karte, Tischkarten, Schupfnudeln, Bubespitzle, Mohnnudeln, Schmalzkuchen, Stachelbeere, Stachelbeeren, jugendleiter
-: Sellerie, im emmental, einsteiger, quereinsteiger, umsteiger, wiedereinsteiger, tiefeinsteiger, einsteigerkurs
-: Serviette, Servietten, Topflappen, Hosenträger, Gravur, Gravuren, Lasergravur, anmeldung über die webseite
-: über die webseite, über unsere webseite, auf der webseite, bad tölz, parkplatz baumarkt, baumarktparkplatz
`;

/** German words that lead to things. Notation: word-list.ts. */
export const germanWords =
  first +
  germanFoodAToJ +
  germanFoodKToZ +
  germanDrink +
  germanAnimals +
  germanNature +
  germanHomeAToJ +
  germanHomeKToZ +
  germanWear +
  germanLeisure +
  germanPeople +
  germanWork +
  germanPlaces +
  germanTravel +
  unmeant;
