/** Portuguese words for drinks. Notation: word-list.ts. */
export const portugueseDrink = `
amphora: cerâmica
baby-bottle: biberão, biberões, papinhas
baby-bottle milk: leite em pó, arrecadação de leite
barrel: tanoeiro, barril de carvalho, barris de carvalho, tonel, tonéis, tanoaria, pipas de vinho
beer beers: choperia, barzinho, distribuidora de bebidas
beer wheat: cerveja, cervejas, cervejaria, cerveja artesanal, chope, chopp
beers: pub, bar, boteco, botequim
beers memo: quiz no bar
champagne party-popper: despedida de solteira, despedida de solteiro, despedidas de solteiro, chá de lingerie
champagne toast: espumante, champanhe
cider: sidra, sidras
cocktail: coquetéis, drinks, cocktails, caipirinha, bar de drinks, sunset, esplanada, open bar, poncha, ponchas
cocktail: poncha da Madeira
coffee: café, cafeteria, cafés, pastelaria e café, lanche da tarde, empregado de balcão, copeira
coffee: copeiras
coffee-beans coffee: café em grão, café em grãos, grãos de café, torrefação, torrefadora, café torrado, cafés especiais
cutlery: empregado/a de mesa, empregados de mesa, talher
cutlery: talheres, faqueiro, faqueiros, PF do dia, virado à paulista, menu executivo, menus executivos, comida baiana
cutlery: comida regional
cutlery dinner-plate: almoço, restaurante, prato do dia, tasca, rodízio, prato feito, petiscos
cutlery dinner-plate: self-service, comida caseira, garçons, tasquinha, tasquinhas, restauração
cutlery dinner-plate: petisqueira, comida típica, comida mineira, comida nordestina, casa de pasto, mostra gastronómica
cutlery dinner-plate: churrascaria restaurante
dallah: dallah, cafeteira árabe, café árabe
dinner-plate cook: catering, buffet, bufê, bufete, cocktail de empresa
dinner-plate heart: almoço comunitário, jantar comunitário, almoço de convívio
dinner-plate takeaway-box: refeições ao domicílio, refeições, pratos do dia, menu diário, comida para fora
dinner-plate takeaway-box: self-service por quilo, refeições escolares, refeitório, comida por quilo
dinner-plate takeaway-box: entrega de refeições, comida congelada, comida fit, delivery de comida
espresso-machine coffee: máquina de café, máquinas de café, cafeteira, cafeteiras, curso de barista
gin-tonic: gin, gim, gin tónico, gin tônica, gim tônica, gin tonic
ice-cube: cooler, gelo em sacos, sacos de gelo, fábrica de gelo, gelo em escamas, gelo filtrado
ice-cube snowflake: gelo em cubos
jar: a granel, compotas, geleias, potes herméticos, frascos de vidro
jar herb: ~ canela, colorau
juice-glass: suco de laranja, suco natural, sucos naturais, sumo de laranja, sumos naturais, sumo natural, casa de sucos
juice-glass: caldo de cana, garapa, suco detox, sucos detox, sumo detox, sumos detox, vitaminas e sucos
juice-glass: sucos e vitaminas
kitchen-knife frying-pan: cutelaria, amolador, afiação, afiação de facas, facas
milk cereal-bowl: iogurte artesanal, iogurte caseiro, iogurte natural
milk dairy-cow: leite fresco, laticínios, leite
milkshake: milkshake, milkshakes, milk-shake, milk shake, batido de leite
mug coffee: canecas, caneca, chávenas, xícaras
soft-drink tropical-drink: refrigerantes
spirits-bottle toast: aguardente, medronho, cachaça, whisky, destilaria, licores
tea teapot: chá, casa de chá, chás
toast: rabanadas, rabanada, rabanadas e filhoses
water-jug: garrafa de água, garrafão de água
water-jug droplet: galão de água, galões de água, água mineral, entrega de água, garrafões de água, água ao domicílio
wine grapes: vinho, vinhos, adega, prova de vinhos, garrafeira, degustação de vinhos, vinícola, enólogo, escanção
beer: chope gelado, chopp gelado, imperiais e tremoços
coffee milk: meia de leite, meias de leite
coffee-beans: colheita de café, apanha do café
demijohn: garrafão de vinho, garrafões de vinho, garrafão empalhado, damajuana
dinner-plate cutlery: comida a quilo, restaurante a quilo
jar milk: doce de leite, doces de leite
mate: chimarrão, cuia de chimarrão, erva-mate, erva mate
mug chocolate: chocolate quente, chocolates quentes
mug ginger: quentão
mug t-shirt: sublimação
sake-set: conjunto de saquê, saquê japonês, garrafa de saquê, degustação de saquê, tokkuri
smoothie: smoothie, smoothies, vitamina de frutas, batido de fruta, batidos de fruta
soft-drink: guaraná
spirits-bottle: ginjinha, ginja
`;
