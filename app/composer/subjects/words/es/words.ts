import { spanishAnimals } from './animals.ts';
import { spanishDrink } from './drink.ts';
import { spanishFoodAToK } from './food-a-to-k.ts';
import { spanishFoodLToZ } from './food-l-to-z.ts';
import { spanishHomeAToL } from './home-a-to-l.ts';
import { spanishHomeMToZ } from './home-m-to-z.ts';
import { spanishLeisureAToP } from './leisure-a-to-p.ts';
import { spanishLeisureQToZ } from './leisure-q-to-z.ts';
import { spanishNature } from './nature.ts';
import { spanishPlaces } from './places.ts';
import { spanishTravel } from './travel.ts';
import { spanishWear } from './wear.ts';
import { spanishWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
lathe: mecanizados cnc
sheep: corderos
christmas-tree fir-tree: árboles de navidad
farmer: peón agrícola, jornalero, jornaleros
fire-engine rescue-helmet: bombero
horse-rider horse: cabalgatas, doma clásica, doma vaquera, doma natural, jineteada, jineteadas, charrería
horse-rider heart: equinoterapia, hipoterapia
horse-rider: torneo de polo, partido de polo, club de polo
-: mesa de madera, parque de la independencia, contra la rabia
speaker microphone: equipo de sonido
plant daisy: planta de temporada
shield umbrella: seguros
sailing-boat anchor: vela
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: mascotas permitidas, se admiten mascotas, se aceptan mascotas, acepta mascotas, admite mascotas, taller de madera
-: fondo de madera, textura de madera, tono madera, mancha de vino, manchas de vino, mancha de café, manchas de café
-: taller móvil, busca hogar, busca casa, buscan hogar, recibo de luz, casa de cultura, casa de la cultura
-: casas de cultura, casa del pueblo, dar la vuelta a la tortilla, la vuelta a la tortilla, la guinda del pastel
-: pan comido, de corazón, con el corazón, bajo un mismo techo, a tu puerta, en la puerta de tu casa, la llave de
-: de la mano, media naranja, pegatinas infantiles, cinturón de seguridad, parque simón bolívar, contra el picudo
-: cinturones de seguridad, dolor de muñeca, pan pan y al vino, al pan pan, al vino vino, contra viento
-: contra viento y marea, abriendo puertas, bajar la luna, pedir la luna, la casa por la, casa por la ventana
-: pies al gato, buscarle tres pies, tres pies al gato, más bueno que el, bueno que el pan, camino al éxito
-: el camino al éxito, voz cantante, la voz cantante, en la manga, as en la manga, un as en la, tren del futuro
-: el tren del futuro, tira los dados, coser y cantar, leña al fuego, echar leña al, a toda vela, a toda vela y
-: perro ladrador, carne en el asador, toda la carne en, puntos sobre las íes, los puntos sobre las, sacar punta
-: punta al lápiz, miel en los labios, la miel en los, sartén por el mango, la sartén por el, ponerse las pilas
-: ponte las pilas, jaque mate a, a caballo regalado, caballo regalado, vuelta a la tortilla, la vuelta a la, marmolería
-: marmolista, mármoles, bolsa, punto, percebes, tequeños, trona, cómoda, chándal, san juan, ribera, parque municipal
-: talavera, rebeca, caña de azúcar, panela, cañas de crema, caña de crema, cocina económica, quince, tablas
-: tablas de madera, mallorquina, completos, cama adentro, cama afuera, en el parque, del parque, parque central
`;

/** Spanish words that lead to things. Notation: word-list.ts. */
export const spanishWords =
  first +
  spanishFoodAToK +
  spanishFoodLToZ +
  spanishDrink +
  spanishAnimals +
  spanishNature +
  spanishHomeAToL +
  spanishHomeMToZ +
  spanishWear +
  spanishLeisureAToP +
  spanishLeisureQToZ +
  spanishWork +
  spanishPlaces +
  spanishTravel +
  unmeant;
