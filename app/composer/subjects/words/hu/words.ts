import { hungarianFoodAndNature } from './food-and-nature.ts';
import { hungarianHomeAndWear } from './home-and-wear.ts';
import { hungarianLeisure } from './leisure.ts';
import { hungarianWorkAndTravel } from './work-and-travel.ts';

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
-: közösségi házban, hab a tortán, szívből, szívvel, egy fedél alatt, az ajtóig, kéz a kézben
-: melegítőpárna, kézi mixer, gyapjúsapka
`;

/** Hungarian words that lead to things. Notation: word-list.ts. */
export const hungarianWords =
  first + hungarianFoodAndNature + hungarianHomeAndWear + hungarianLeisure + hungarianWorkAndTravel + unmeant;
