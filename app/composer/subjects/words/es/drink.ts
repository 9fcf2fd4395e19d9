/** Spanish words for drink and tableware. Notation: word-list.ts. */
export const spanishDrink = `
amphora: botijos, cerámica, torno
baby-bottle: leche infantil, potitos, sacaleches, mamaderas, mordedor
barrel: barrica, barricas, tonel, toneles, tonelería, barril de madera, barriles de roble
barrel apple: espicha
beer beers: chelas
beer olives: tapas y caña, caña y tapa, tapeo, caña, cañas
beer wheat: cerveza, cervezas, cerveza artesanal, cerveza artesana, cervecería artesanal
beer: jarra de cerveza, jarras de cerveza
beers: pub, bar, cervecería, bares
beers memo: noche de trivial, quiz en el bar, pub quiz
champagne party-popper: despedida de soltera, despedida de soltero, despedidas de soltero, despedidas de soltera
champagne party-popper: brindis
champagne toast: cava, champán
cider: sidra, sidras, sidrería, sidrerías, sidra natural
cocktail: cócteles, coctelería, cóctel, vermut, vermú, vermutería, tardeo, terraza de copas, barra libre, pisco sour
cocktail: pisco sours, rebujito, rebujitos
coffee: café, cafetería, cafés, tostador, tostadero, merienda, meriendas, barraquito, barraquitos, cortadito, cortaditos
coffee-beans coffee: café en grano, granos de café, tostaduría, tostador de café, tostadores de café, café tostado
coffee-beans coffee: café de finca, caficultores, beneficio de café
cutlery dancer: noche de tapas y flamenco
cutlery dinner-plate: restaurante, noche de tapas, mesón, menú degustación, gastronomía, fonda
cutlery dinner-plate: mozo de bar, mozos, asador restaurante, hostelería, casa de comidas
cutlery dinner-plate: comida tradicional, merendero
cutlery: cubertería, cuberterías
dallah: dallah, cafetera árabe, café árabe
demijohn: damajuana, damajuanas, garrafón de vidrio, garrafa de vino
dinner-plate cook: catering, banquetes, banquete, bufé, banquetería
dinner-plate cutlery: alquiler de menaje, menaje para bodas, menaje para eventos, vajilla, vajillas, alquiler de vajilla
dinner-plate heart: comida comunitaria, cena comunitaria, comida popular, comida de hermandad
dinner-plate takeaway-box: comida a domicilio, comida para llevar, menú del día, menú diario, comida casera
dinner-plate takeaway-box: comidas caseras, platos preparados, comida casera a domicilio, viandas, vianda, almuerzos
dinner-plate takeaway-box: comida corrida, tupper, menú ejecutivo, platos combinados
dinner-plate: menú infantil, menús infantiles, cena de fin de curso
dinner-plate bubbles: lavaplatos y ayudante, se busca lavaplatos, lavacopas
espresso-machine coffee: cafetera, cafeteras, máquina de café, máquinas de café, curso de barista, taller de barista
gin-tonic: ginebra, ginebras, gin tonic, gintonic, gin-tonic, gin, gin tonics, gintonics
ice-cube snowflake: reparto de hielo
jar: mermelada, a granel, conservas, mermeladas, tienda a granel, dulce de leche, arequipe, manjar blanco
jar: cajeta de leche, cajeta envinada, salsas caseras, salsas artesanales, salsas y aderezos
jar: mayonesa casera
jar herb: ~ canela
juice-glass: zumo de naranja, zumo natural, zumos naturales, jugo de naranja, jugos naturales, jugo natural, zumería
juice-glass: juguería, guarapo, jugo de caña, vasos de cristal, vasos de vidrio, vasos personalizados, jugos de lulo
juice-glass: jugo de lulo, jugo de guanábana, jugos de guanábana, lulo y guanábana
juice-glass corn: chicha morada, chicha de jora, chicha, chichas
kitchen-knife: cuchillería, cuchillerías
kitchen-knife frying-pan: afilador, afilado, menaje, cuchillos
kitchen-knife scissors: afilo cuchillos, afilamos cuchillos, afilado de cuchillos
mate: mates y bombillas, mate y bombilla, bombillas para mate, mates personalizados
mate: mates artesanales, tereré, tererés, mate de calabaza, mates de calabaza
milk cereal-bowl: yogur artesano, yogur natural
milk dairy-cow: leche, lechería, lácteos, leche fresca
milk: horchata, horchatas, horchatería
milkshake: milkshake, milkshakes, malteada, malteadas, batidos, licuado, licuados
mug coffee: tazas, taza, tazas de cerámica, tazas hechas a mano
mug: aguapanela, agua de panela, atole, atoles, champurrado
sake-set: juego de sake, set de sake, sake japonés, cata de sake, tokkuri
smoothie: smoothie, smoothies, batido de frutas, batidos de frutas, licuado de frutas
soft-drink: gaseosas, bebidas frías, distribución de bebidas, limonada refresco
soft-drink tropical-drink: refrescos
spirits-bottle toast: orujo, aguardiente, pisco, orujo artesano, ron, whisky, tequila, mezcal, destilería
spirits-bottle toast: cata de ginebra
spirits-bottle: pacharán, pacharanes, chupito, chupitos, fernet, sabajón
spirits-bottle herb: licor de hierbas, licores de hierbas
tea teapot: té, tetería, tés
tea: infusiones, tés e infusiones
teapot cake-slice: porcelana
toast: torrijas, torrija
water-jug droplet: agua a domicilio, reparto de agua, garrafones, garrafón, garrafones de agua, botellones de agua
water-jug droplet: bidones de agua, dispensadores de agua, dispensador de agua
water-jug: jarra, jarras
wine: decantador, cata, curso de cata, cata de vinos, catas, cata de vino, taller de cata, guachinche, guachinches
wine: copa de cristal, copas de cristal, cristalería fina
wine grapes: vino, vinos, bodega, vinoteca, tintos, enoturismo, sumiller, viña, viñas, botas de vino, bota de vino
wine orange: sangría, sangrías
`;
