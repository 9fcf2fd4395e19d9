import { portugueseAnimalsAndNature } from './animals-and-nature.ts';
import { portugueseDrink } from './drink.ts';
import { portugueseFood } from './food.ts';
import { portugueseHome } from './home.ts';
import { portugueseLeisure } from './leisure.ts';
import { portuguesePlaces } from './places.ts';
import { portugueseTravel } from './travel.ts';
import { portugueseWear } from './wear.ts';
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
-: renda fixa, renda mensal, renda passiva, renda acessível, rendas acessíveis, renda da casa, geração de renda
-: aceitamos multibanco, oficina de, oficinas de, mancha de vinho, manchas de vinho, procura casa, procura família
-: busca um lar, conta de luz, fatura da luz, casa da cultura, casa do povo, casa de cultura, a cereja no topo do bolo
-: de coração, com o coração, à tua porta, à sua porta, a chave para, maio, até maio, de maio, aquecedor portátil, mixer
-: autocolantes infantis, adesivos infantis, unhas e dentes, com unhas e dentes, nadar de braçada, cão que ladra
-: cão que ladra não, gato por lebre, comprar gato por lebre, ovos de ouro, galinha dos ovos de, a galinha dos ovos
-: topo do bolo, pão pão queijo queijo, pão pão, queijo queijo, tirar o chapéu, de tirar o chapéu, arregace as mangas
-: arregaçar as mangas, arregaça as mangas, apertar o cinto, apertem o cinto, aperte o cinto, boca no trombone
-: a boca no trombone, dar em pizza, acaba em pizza, ás na manga, um ás na manga, aos sonhos, abra a porta ao
-: porta ao futuro, a cavalo dado, cavalo dado, a faca e o, faca e o queijo, brasa à sua sardinha, corda aos sapatos
-: dar corda aos, água mole em pedra, a ver navios, ver navios, agulha no palheiro, agulha num palheiro, fogo de palha
-: renda, bem-casados, sonhos, sanduicheira, espremedor, formas de silicone, canto, travesseiros de Sintra
-: travesseiro de Sintra, baba de camelo, baba de moça, peixinhos da horta, cuecas viradas
-: castanha-do-brasil, sexta-feira, segundas-feiras, terças-feiras, quartas-feiras, quintas-feiras, sextas-feiras
-: carro de boi, carros de boi, carro de bois, carros de bois, segunda-feira, terça-feira, quarta-feira, quinta-feira
`;

/** Portuguese words that lead to things. Notation: word-list.ts. */
export const portugueseWords =
  first +
  portugueseFood +
  portugueseDrink +
  portugueseAnimalsAndNature +
  portugueseHome +
  portugueseWear +
  portugueseLeisure +
  portugueseWork +
  portuguesePlaces +
  portugueseTravel +
  unmeant;
