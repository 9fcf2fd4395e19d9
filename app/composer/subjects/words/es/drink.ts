/** Spanish words for drink and tableware. Notation: word-list.ts. */
export const spanishDrink = `
amphora: botijos, cerámica, torno
baby-bottle: leche infantil, potitos, sacaleches, mamaderas, mordedor
barrel: barrica, barricas, tonel, toneles, tonelería, barril de madera, barriles de roble
barrel apple: espicha
beer beers: chelas
beer olives: tapas y caña, caña y tapa, tapeo, caña, cañas
beer wheat: cerveza, cervezas, cerveza artesanal, cerveza artesana, cervecería artesanal
beers: pub, bar, cervecería, bares
beers memo: noche de quiz, noche de trivial, quiz en el bar, pub quiz
champagne party-popper: despedida de soltera, despedida de soltero, despedidas de soltero, despedidas de soltera
champagne party-popper: brindis
champagne toast: cava, champán
cider: sidra, sidras, sidrería, sidrerías, sidra natural
cocktail: cócteles, coctelería, cóctel, vermut, vermú, vermutería, tardeo, terraza de copas, barra libre
coffee: café, cafetería, cafés, tostador, tostadero, merienda, meriendas
coffee-beans coffee: café en grano, granos de café, tostaduría, tostador de café, tostadores de café, café tostado
coffee-beans coffee: café de finca, caficultores, beneficio de café
cutlery dancer: noche de tapas y flamenco
cutlery dinner-plate: restaurante, noche de tapas, mesón, menú degustación, gastronomía, fonda, camarero, camareros
cutlery dinner-plate: camarera, mesera, mozo de bar, mozos, asador restaurante, hostelería, casa de comidas
cutlery dinner-plate: comida tradicional, merendero
dinner-plate cook: catering, banquetes, banquete, bufé, banquetería
dinner-plate cutlery: alquiler de menaje, menaje para bodas, menaje para eventos
dinner-plate heart: comida comunitaria, cena comunitaria, comida popular, comida de hermandad
dinner-plate takeaway-box: comida a domicilio, comida para llevar, menú del día, menú diario, comida casera
dinner-plate takeaway-box: comidas caseras, platos preparados, comida casera a domicilio, viandas, vianda, almuerzos
dinner-plate takeaway-box: comida corrida, tupper, menú ejecutivo, platos combinados
espresso-machine coffee: cafetera, cafeteras, máquina de café, máquinas de café, curso de barista, taller de barista
gin-tonic: ginebra, ginebras, gin tonic, gintonic, gin-tonic, gin, gin tonics, gintonics
ice-cube snowflake: reparto de hielo
jar: mermelada, a granel, conservas, mermeladas, tienda a granel
jar herb: especias
jar herb: ~ canela, cúrcuma
juice-glass: zumo de naranja, zumo natural, zumos naturales, jugo de naranja, jugos naturales, jugo natural, zumería
juice-glass: juguería
kitchen-knife: navaja suiza, navaja multiusos
kitchen-knife frying-pan: afilador, afilado, afilado de cuchillos, menaje, cuchillos
milk cereal-bowl: yogur artesano, yogur natural
milk dairy-cow: leche, lechería, lácteos, leche fresca
milkshake: milkshake, milkshakes, malteada, malteadas, batidos
mug coffee: tazas, taza, tazas de cerámica, tazas hechas a mano
soft-drink: gaseosas, bebidas frías, distribución de bebidas, limonada refresco
soft-drink tropical-drink: refrescos
spirits-bottle toast: orujo, aguardiente, pisco, orujo artesano, ron, whisky, tequila, mezcal, destilería
spirits-bottle toast: cata de ginebra
tea teapot: té, tetería, tés
teapot cake-slice: vajilla, porcelana
water-jug droplet: agua a domicilio, reparto de agua, garrafones, garrafón, garrafones de agua, botellones de agua
water-jug droplet: bidones de agua, dispensadores de agua, dispensador de agua
wine: decantador, cata, curso de cata, cata de vinos, catas, cata de vino, taller de cata
wine grapes: vino, vinos, bodega, vinoteca, tintos, enoturismo, sumiller, viña, viñas, botas de vino, bota de vino
`;
