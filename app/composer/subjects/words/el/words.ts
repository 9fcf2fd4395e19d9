import { greekFoodAndNature } from './food-and-nature.ts';
import { greekHomeAndWear } from './home-and-wear.ts';
import { greekLeisure } from './leisure.ts';
import { greekWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
sheep: αρνιά
goat: κατσικάκια
birdcage bird: καναρίνια
water-pump droplet: πηγάδι
potters-wheel vase: κεραμική
quad-bike: γουρούνα
tanker: εκκένωση βόθρου, βόθρος
welding-mask fire: ηλεκτροσυγκολλητής
bee honey: μελισσοκομία
pie: τυρόπιτα
security-camera shield: συναγερμός
speedboat motor-boat: ενοικίαση σκαφών, σκάφη
bank coin: τράπεζα
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: επιτρέπονται κατοικίδια, κατοικίδια δεκτά, δεκτά κατοικίδια, φύλαξη αποσκευών, φύλαξη ηλικιωμένων
-: φύλαξη δεδομένων, ώρες λειτουργίας, λειτουργία γραφείου, σε λειτουργία, λειτουργία εφαρμογής, μέτρα, μέτρο, μέτρων
-: η σκηνή, τη σκηνή, στη σκηνή, της σκηνής, ψάχνει σπίτι, αναζητά σπίτι, λογαριασμός ρεύματος, το κερασάκι στην τούρτα
-: με την καρδιά, από καρδιάς, κάτω από μια στέγη, στην πόρτα σας, στην πόρτα σου, χέρι χέρι
-: καπέλο
`;

/** Greek words that lead to things. Notation: word-list.ts. */
export const greekWords =
  first + greekFoodAndNature + greekHomeAndWear + greekLeisure + greekWorkAndTravel + unmeant;
