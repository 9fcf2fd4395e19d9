/** Spanish words for animals. Notation: word-list.ts. */
export const spanishAnimals = `
alpaca: alpaca, alpacas, paseo con alpacas
ant: hormigas culonas
ant house: tratamiento de termitas, comején, comejenes, tratamiento antitermitas, termitas
aquarium tropical-fish: pecera, peceras, acuarios, acuariofilia, mantenimiento de acuarios, acuarismo
bee honey: enjambres
beehive bee: colmena, colmenas, apiario, colmenar
bird binoculars: avistamiento de aves, observación de aves
bird nest: canarios y periquitos
birdcage bird: jaula para pájaros, jaulas para pájaros, jaulas, canarios cantores, canaricultura, pajarera, periquitos
boar: jabalí, jabalíes, caza de jabalí, carne de jabalí, estofado de jabalí
bull: toros, toro de lidia, corrida de toros, corridas de toros, encierro de toros, novillada, capea
bull: becerrada, encierros, vaquillas, suelta de vaquillas, sueltas de vaquillas, escuela taurina, escuelas taurinas
cat: gatitos, gato, gatos, residencia felina, hotel felino, hotel para gatos, felina, felino, residencia para gatos
cat: rascador, gateras, perdió gatita, gatita perdida, gata perdida, gata siamesa, gato siamés, gatita gris
cat: regalo gatitos, regalo gatito, regalo gatita, gata tricolor, gata carey, gatita carey, gatita, gatitas
cat dog: jornada de esterilización, campaña de esterilización, esterilización a bajo costo, esterilización de mascotas
cat-standing coffee: café de gatos
chick egg: ~ pascua
chick hen: pollos de engorde, pollitos, pollitas ponedoras, pollitos bb, pollitas
chicken-coop: gallinero, gallineros, gallinero de madera
cockroach: control de plagas, plagas, fumigación, fumigaciones cucarachas, fumigación de cucarachas
cockroach: fumigacion de cucarachas, control de cucarachas, cucarachas
cow milk: terneros, novillas, ganado, ganadería, tambo
cow steak: vacas
cow stethoscope: veterinario rural
crab: nécoras
dairy-cow: ordeñadora, ordeñadoras, ordeñador, ordeñadores
deer bird: taxidermista, taxidermia, caza, artículos de caza, carne de caza, montería, coto de caza
dog: perrito, perritos, perrita, cachorrito, cachorritos, mestizo, perra, perras, tienda de mascotas, perro, perros
dog: cachorros, mascotas, pienso, peluquero canino, estética canina, adiestramiento canino, adiestrador canino
dog: adiestrador, educador canino, residencia canina, hotel canino, criadero, cachorro caramelo
dog: seguro para perros, seguro de mascotas, perrera, bienestar animal, correa, collar para perro, comedero
dog: croquetas para perro, croquetas para perros, regalo perritos, regalo perrito, regalo cachorros, regalo cachorro
dog bone: guardería canina, barf
dog cat: jornada de adopción, día de adopción, feria de adopción, jornada de adopciones
dog church: bendición de animales, bendición de mascotas
dog paw: perro mestizo, perra mestiza
dog scissors: peluquería canina, peluquería para perros
dog stethoscope: veterinario, clínica veterinaria
dog-standing dog: guardería para perros
dolphin motor-boat: avistamiento de delfines, ver delfines
donkey: burro, burros, burrito mascota, paseo en burro, paseos en burro
dove: palomas mensajeras, colombofilia, colombófilo, colombófila
eagle bird: aves rapaces, halcones
eagle: halconería, cetrería
fish: carpa koi, carpas koi, alevines, lonja, truchas, mojarra, acuicultura, boquerones, sardinada, sardinas, pescaíto
fish: pescadería, pescado, pescadero, pescadera, bacalao, merluza, salmón, lubina, atún, cevichería, anchoas, espeto
fish: mojama
fish lemon: ceviche, ceviches, leche de tigre
fish tropical-fish: piscicultura, piscifactoría
goat: cabritos, chivo, chivos
goldfish: pez dorado, peces dorados, carpín dorado, peces goldfish
guinea-pig: conejillo de indias, cobaya, cobayas, conejillos de indias, cuyo, cuy, cuyes
hamster: animales exóticos, jaula para hámster
hen egg: ponedoras, gallinas, gallinas ponedoras
horse: pupilaje, pupilaje de caballos, cuadras, hípica, equitación, caballos, caballo, poni
horse: clases de equitación, doma y folklore
horse horse-rider: cabalgata a caballo, cabalgatas a caballo
horseshoe horse: herrajes equinos, herrador, herradores
kennel dog: residencias caninas, hotel para perros, caseta para perro, casas para perros, pensionado canino
kennel dog: pensión canina
lion elephant: zoo, zoológico, safari
lizard snake: reptiles, terrario
lobster: cigalas
mosquito: control de mosquitos, mosquitos
mosquito window: fumigación de mosquitos
nest-box: caja nido, cajas nido, casita para pájaros, casitas para pájaros
octopus: pulpo a feira, pulpo á feira, pulpo a la feira
ostrich: avestruz, avestruces
oyster: ostras
parrot: agapornis
paw: protectora de animales, adopción de mascotas, adopta, protectora, refugio de animales, adopción animal
paw: animales abandonados
pig: cerdo, cerdos, lechones para engorde, lechones de destete, lechones para cría
rabbit: conejo, conejos
rabbit-hutch: conejera, conejeras, jaula para conejos, jaulas para conejos, jaula para cobayas
rooster: avicultura, palenque y gallos
saddle horse: talabartería, silla de montar, sillas de montar, guarnicionería, guarnicionero, talabartero
saddle horse: monturas para caballo, monturas de caballo, monturas charras, montura charra, monturas de cuero
sauropod museum: dinosaurio, dinosaurios
seashell clams: vieira, vieiras
sheep: carneros, esquila, trashumancia, esquilador de ovejas, esquiladores de ovejas
shrimp lobster: marisco, mariscos, marisquería, marisquerías, mariscada
shrimp: langostinos cocidos, langostino cocido, camarones a la diabla, camarones al ajillo, camarones empanizados
shrimp: camarón
shrimp tomato: cóctel de camarón, cóctel de camarones, coctel de camarón, cóctel de gambas, cóctel de mariscos
shrimp lemon: aguachile, aguachiles
snail: caracoles en salsa
songbird: pájaro cantor, aves cantoras, canto de los pájaros, canto de pájaros, pájaros cantores
songbird birdcage: canarios de canto, cría de canarios, criador de canarios, periquitos y canarios
squid: chipirón, chipirones, sepia a la plancha, sepia fresca, sepias
stork: cigüeña, cigüeñas, cigüeña de nacimiento
tropical-fish: acuario, peces tropicales, peces
turkey-bird: pavos, pavo
wasp: avispa, avispas, nido de avispas, nidos de avispas, avispero, avispón, avisperos, avispones, avispa asiática
wasp: avispa velutina
water-buffalo: búfalo, búfalos, búfalo de agua
whale motor-boat: avistamiento de ballenas, avistaje de ballenas, ver ballenas, ballenas
`;
