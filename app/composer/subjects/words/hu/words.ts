import { hungarianAnimalsAndNature } from './animals-and-nature.ts';
import { hungarianFoodAndDrink } from './food-and-drink.ts';
import { hungarianHome } from './home.ts';
import { hungarianLeisure } from './leisure.ts';
import { hungarianPlacesAndTravel } from './places-and-travel.ts';
import { hungarianWear } from './wear.ts';
import { hungarianWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: órára
beehive bee: méhcsalád
shipping-container: konténerek
stained-glass: ólomüveg
car key: autók
houses house: házak
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: óra, órán, órától, óráig, óránként, órás, két óra, első óra, egy óra, próbaóra, heti két óra, 24 óra, 24 órás
-: 24 órában, kisállat hozható, állatbarát, kutya hozható, otthonát keresi, keresi otthonát, villanyszámla
-: művelődési ház, művelődési házban, művelődési központ, kultúrház, kultúrházban, faluház, faluházban, közösségi ház
-: közösségi házban, hab a tortán, szívből, szívvel, egy fedél alatt, az ajtóig, kéz a kézben, melegítőpárna, kézi mixer
-: gyapjúsapka, bika szarvánál, bikát a szarvánál, a bikát a szarvánál, kecske is jóllakik, a kecske is jóllakik
-: a káposzta is megmarad, káposzta is megmarad, zöld lámpa, zöld lámpát, két legyet egy csapásra, két legyet
-: ki korán kel, aranyat lel, ki korán kel aranyat lel, aranyat ér, aranyat érő, arany középút, aranykezű
-: aranykezű mesterek, fehér holló, fekete bárány, medveszolgálat, ajándék lónak, lónak négy lába van, túrót se
-: túl az óperencián, nyúl a bokorban, nyulat a bokorból, kutyából nem lesz szalonna, kutyaharapást szőrével
-: macska az egér, macskajaj, sült galamb, a sült galamb, jobb ma egy veréb, egy veréb, holnap egy túzok
-: holló a hollónak, vaj a füle mögött, megy mint a karikacsapás, karikacsapás, üsd a vasat, amíg meleg, jég megtört
-: megtört a jég, jégtörő ajánlat, szél a vitorlába, dagadó vitorlák, jó szél, friss szél, fény az alagút végén
-: hegyeket mozgat, csepp a tengerben, tiszta lap, tiszta lappal, nyitott könyv, mint az óramű, óramű pontossággal
-: le a kalappal, nyílt kártyákkal, ütőkártya, ász az ingujjban, feltűrt ingujjal, első fecske, se hús se hal
-: kő esett le, minden út hozzánk, minden út rómába, zene füleidnek, zene füleimnek, zene a fülnek, a macskánk, macskánk
-: a kutyánk, cicánk, biciklivel az ajtóig, biciklivel visszük, biciklivel házhoz, kerékpárral házhoz
-: hetedik mennyország, vakondriasztó, kutyariasztó, macskariasztó, madárriasztó
`;

/** Hungarian words that lead to things. Notation: word-list.ts. */
export const hungarianWords =
  first +
  hungarianFoodAndDrink +
  hungarianAnimalsAndNature +
  hungarianHome +
  hungarianWear +
  hungarianLeisure +
  hungarianWork +
  hungarianPlacesAndTravel +
  unmeant;
