import { spanishFoodAndNature } from './food-and-nature.ts';
import { spanishHome } from './home.ts';
import { spanishLeisure } from './leisure.ts';
import { spanishPlaces } from './places.ts';
import { spanishTravel } from './travel.ts';
import { spanishWear } from './wear.ts';
import { spanishWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
lathe: mecanizados cnc
sheep: corderos
christmas-tree fir-tree: árboles de navidad
fire-engine rescue-helmet: bombero
-: mesa de madera
speaker microphone: equipo de sonido
plant daisy: planta de temporada
shield umbrella: seguros
sailing-boat anchor: vela
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: mascotas permitidas, se admiten mascotas, se aceptan mascotas, acepta mascotas, admite mascotas, taller de madera
-: fondo de madera, textura de madera, tono madera, mancha de vino, manchas de vino, mancha de café, manchas de café
-: taller móvil, busca hogar, busca casa, buscan hogar, recibo de luz, casa de cultura
-: casa de la cultura, casas de cultura, casa del pueblo, dar la vuelta a la tortilla, la vuelta a la tortilla
-: la guinda del pastel, pan comido, de corazón, con el corazón, bajo un mismo techo, a tu puerta
-: en la puerta de tu casa, la llave de, de la mano, media naranja
-: bolsa de agua caliente, pegatinas infantiles
-: cinturón de seguridad, cinturones de seguridad, dolor de muñeca
`;

/** Spanish words that lead to things. Notation: word-list.ts. */
export const spanishWords =
  first +
  spanishFoodAndNature +
  spanishHome +
  spanishWear +
  spanishLeisure +
  spanishWork +
  spanishPlaces +
  spanishTravel +
  unmeant;
