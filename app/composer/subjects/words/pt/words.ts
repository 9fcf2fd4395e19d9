import { portugueseFoodAndNature } from './food-and-nature.ts';
import { portugueseHomeAndWear } from './home-and-wear.ts';
import { portugueseLeisure } from './leisure.ts';
import { portuguesePlaces } from './places.ts';
import { portugueseTravel } from './travel.ts';
import { portugueseWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
sheep: borregos
birdcage bird: canários
hamper gift: cestas básicas
parking-sign location-pin: vaga de garagem
shield umbrella: seguros
sailing-boat anchor: vela
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: aceita pets, aceita pet, aceita animais, aceitam-se animais, animais permitidos, pets permitidos, renda extra
-: renda fixa, renda mensal, renda passiva, renda acessível, rendas acessíveis, renda da casa
-: geração de renda, aceitamos multibanco, oficina de, oficinas de, mancha de vinho, manchas de vinho, procura casa
-: procura família, busca um lar, conta de luz, fatura da luz, casa da cultura, casa do povo, casa de cultura
-: a cereja no topo do bolo, de coração, com o coração, à tua porta, à sua porta, a chave para
-: maio, até maio, de maio
-: aquecedor portátil, mixer, autocolantes infantis, adesivos infantis
`;

/** Portuguese words that lead to things. Notation: word-list.ts. */
export const portugueseWords =
  first +
  portugueseFoodAndNature +
  portugueseHomeAndWear +
  portugueseLeisure +
  portugueseWork +
  portuguesePlaces +
  portugueseTravel +
  unmeant;
