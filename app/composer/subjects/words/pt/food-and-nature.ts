/** Portuguese words for food, drink, animals and plants. Notation: word-list.ts. */
export const portugueseFoodAndNature = `
apple basket: maçãs, frutas, fruta
artichoke: alcachofra, alcachofras
asparagus: espargos, aspargos
barbecue: churrasqueira, churrasqueiras
beetroot: beterraba, beterrabas, sumo de beterraba, suco de beterraba
bento rice: marmita congelada
bento salad: marmitas, marmita, marmitex, marmitas fitness, quentinha, quentinhas
berliner: bola de berlim, bolas de berlim, bolinha de berlim, sonho de padaria
birthday-cake cupcake: confeiteira, confeitaria, bolos, bolo, pastelaria, doces, bolos de aniversário, pasteleiro
birthday-cake cupcake: confeiteiro, curso de bolos
blackberry: amora-preta, amoras-pretas, amoras silvestres
blueberries: mirtilos
blueberries ice-cream: acai
braided-bread: trança doce, tranças de pão, pão trançado
bread: oficina de pão, oficina de pão caseiro, pão, pães, pão artesanal
bread croissant: folar
bread-dumplings: knödel, bolinhos de pão
bread-roll: pãozinho, pãezinhos, papo-seco, papo-secos, pão francês
brigadeiro: brigadeiro gourmet, brigadeiros gourmet, brigadeiro, brigadeiros, docinhos, trufas, bombons
brownie: brownie, brownies
burger french-fries: hambúrguer, hamburgueria, hambúrgueres, burger, lanches
cabbage: repolho, couve, couves, chucrute, repolhos
cake-slice: torta doce, bolo caseiro, pão de ló
candy lollipop: balas, guloseimas
canned-food: conservas
canned-food basket: banco alimentar, recolha de alimentos, arrecadação de alimentos, cesta básica, banco de alimentos
canned-food basket: doação de alimentos, alimentos não perecíveis, cantina social, cabazes alimentares, natal sem fome
canned-food basket: sopa dos pobres, sopão solidário, refood
cauliflower: couve-flor, couves-flores, couve flor
cheese: queijaria, queijo, queijos, feira do queijo
cheese-bread: pão de queijo, pães de queijo, pão de queijo mineiro, pãezinhos de queijo
cherries: cerejas
chestnut: são martinho
chestnut fire: magusto, magustos, castanhas assadas, castanhas
chicken-leg: asinhas, frango
chilli: molho picante
chimney-cake: kürtőskalács, trdelnik, trdelník, bolo chaminé
chocolate candy: chocolate, chocolates
christmas-pudding: pudim de natal, christmas pudding
churros chocolate: churros, churro, farturas, churros recheados
cinnamon-roll: rolinhos de canela, rolo de canela, rolos de canela, caracóis de canela, cinnamon rolls
clams: amêijoas, amêijoa, amêijoas à bulhão pato, vôngole, ameijoas, ameijôas
cookie: bolachas, biscoitos
corn fire: festa junina, festas juninas, arraial, arraiá
cotton-candy: algodão doce, algodão-doce
couscous: cuscuz marroquino, couscous
coxinha: coxinha de frango, coxinhas de frango, coxinha, coxinhas, salgados, salgadinhos, salgados para festa
coxinha: salgaderia
cream-bun: profiteroles
crepe: crepe, crepes, creperia, crêpe, crêpes
croissant bread: padaria, padeiro, panificadora, confeitaria e padaria
curry rice: restaurante indiano, comida indiana, caril
custard-tart: pastel de nata, pastéis de nata, pastel de belém, pastéis de belém, queijada, queijadas
dates: tâmaras
doughnut: malasadas
dumpling: gyozas
easter-egg: ovo de páscoa, ovos de páscoa, ovo de chocolate, ovos de chocolate, ovo de colher, ovos de colher
egg basket: ovos, ovos caipira
empanada: empanada, empanadas, pastel de carne, pastéis fritos, pastelaria de feira, pastel de feira, esfihas, pastel
empanada: pastéis, rissóis
falafel: croquetes, pastéis de bacalhau
fig: figos, figos secos, figos frescos, doce de figo, compota de figo
focaccia: focaccia, focaccias
fruit-tart: tarte de frutas, tartes de frutas, torta de frutas, tortas de frutas, tarteletes de fruta
gingerbread: pão de gengibre, biscoito de gengibre, biscoitos de gengibre, casinha de gengibre
grapes: uvas
grapes apple: frutaria, frutarias
grapes barrel: mosto
grapes wine: vindima, vindimas, festa das vindimas
gratin: batatas gratinadas
ham: presunto, presuntos, presunto ibérico, pernil, tender de natal
hamper gift: cabaz, cabazes, cabaz de natal, cabazes de natal, cesta de natal, cestas de natal, cesta de café da manhã
hamper gift: cestas de café da manhã, cesta de presente, cestas gourmet
honey bee: produtos da colmeia, apicultura, própolis, apicultor, mel
hot-dog: cachorros quentes, cachorro quente
ice-cream blueberries: açaí, açaí na tigela, pacotes de açaí, barca de açaí, açaí 500ml
ice-lolly: picolé, picolés, gelado de gelo, sacolé, geladinho, paleta mexicana
indian-sweets: doces indianos, jalebi, gulab jamun
jar-cake: bolo no pote, bolos no pote, bolo de pote, bolos de pote
kale: couve kale, couve-crespa, couve crespa
kebab: kebab
king-cake: bolo rei, bolo-rei, bolo rainha, bolo-rainha, bolos-rei
lasagne: lasanha, lasanhas
lemon soft-drink: limonada
macaroni: macarrão com queijo, mac and cheese
macarons: macaron, macarons
mango: manga, mangas, manga e abacaxi
meat-on-bone: cabrito assado, cabrito, borrego, cordeiro, borrego assado, leitão, leitões, churrasco, grelhados
meat-on-bone: costelada, churrasqueiro, feijoada e churrasco
meat-on-bone dinner-plate: almoço de domingo
mushroom: cogumelos, cogumelo, shiitake, shimeji
mussel: mexilhão, mexilhões
nachos: nachos
noodles chopsticks: ramen, restaurante chinês, yakisoba, restaurante tailandês, comida chinesa, wok
olive-oil olives: olival, azeite, azeites, azeite virgem extra, lagar, lagar de azeite, azeite de oliva
olives: azeitonas, azeitona
omelette: omelete, omeletes, tortilha espanhola, tortilha de batata
orange soft-drink: sucos, sumos, smoothies, vitaminas de fruta
pancakes coffee: brunch, café da manhã, pequeno-almoço
panettone: panetone, panetones, panettone, panettones, chocotone, chocotones
peanuts pistachios: frutos secos, castanhas e nozes
pie: empada, empadas, empadinhas
pie taco: esfiha
pistachios peanuts: ~ pistache, pistácio, pistácios, pistachio
pizza: pizzaria, pizza, pizzas
plum: ameixa, ameixas
pomegranate: romã, romãs, sumo de romã
popcorn film-camera: cinema
potato: batatas
potato-fritters: panquecas de batata, latkes, rösti
powder-tub: proteína em pó, proteínas em pó, whey protein, creatina
pumpkin: abóbora, abóboras
raspberry: framboesa, framboesas
ravioli: ravioli, raviólis, ravióli
rhubarb: ruibarbo, compota de ruibarbo, tarte de ruibarbo
roast-chicken: frango assado, frangos assados, frango no churrasco, churrasqueira de frangos, galeto
roast-chicken: frango de churrasco, galeteria, churrasqueira frango, frango na brasa, frangaria, frango no forno
roast-chicken: frango grelhado, frango à passarinho
round-loaf: broa, broas, pão de fermentação natural, pães de fermentação natural, fermentação natural, pão de massa mãe
round-loaf: massa mãe, pão alentejano, pão rústico, pão de centeio
saffron: açafrão, açafrão em pistilos
salad: nutrição, nutricionista, nutricionistas, consulta de nutrição, consultas de nutrição, vegano, vegetariano
salad: restaurante vegano, saladas, emagrecer, emagrecimento, reeducação alimentar, comida saudável
salad rice: poke, pokê
samosa: chamuças, chamuça, samosa
sandwich: bifana
sandwich baguette: sanduíche, sanduíches, lanchonete, sandes, francesinha, francesinhas, tosta mista, tostas, bifanas
sandwich baguette: prego no pão, sanduicharia
sausage cheese: charcutaria, enchidos, linguiça, chouriço, chouriços, fumeiro, feira do fumeiro, salsicharia, alheira
sausage cheese: alheiras, tábua de frios
sausage fire: defumados artesanais
sausage-roll: folhado de salsicha, folhados de salsicha, enroladinho de salsicha
schnitzel: bife à milanesa, panados, bife panado
skewers barbecue: espetinho, espetinhos, espetadas, espetada, espetos
soft-ice-cream ice-cream: sorveteria, sorvete, gelataria, gelado, gelados, sorvetes, geladaria, açaiteria
soft-ice-cream ice-cream: creperia e gelados
soft-ice-cream pistachios: gelado de pistácio, sorvete de pistache
spaghetti tomato: massas, restaurante italiano, massa fresca
spare-ribs: entrecosto, costelinha de porco, costelinhas de porco, piano de porco
spring-rolls: rolinho primavera, rolinhos primavera
steak: carne, picanha
steak kitchen-knife: açougue, talho, churrascaria, bife, carnes, açougueiro, talhante, carne bovina, boutique de carnes
steak kitchen-knife: posta mirandesa, costela, carne fresca, carne de porco
steamed-bun: baos, pão bao, pão no vapor, pãezinhos no vapor
stew: sopa, cozido, caldo verde, caldos
stew cutlery: dobrada, chanfana, mocotó
stew rice: feijoada, feijoadas
stollen: stollen, christstollen, stollen de natal
strawberry: morangos
strawberry basket: colha e pague
strudel: strudel, strudel de maçã, apfelstrudel
sushi chopsticks: sushi, temakeria, comida japonesa, temakis, rodízio japonês
taco: tacos, restaurante mexicano
tarte-flambee: tarte flambée, flammkuchen
tomato: tomates
truffle: trufa negra, trufas negras, trufa branca, azeite trufado, trufas frescas
waffle: waffles
walnut: avelã, avelãs, miolo de noz, nozes
watermelon: melancias
wedding-cake: bolo de casamento, bolos de casamento, bolo de noiva, bolo de casamento doces
white-asparagus: espargos brancos, aspargos brancos
yoghurt: iogurte, iogurtes, iogurte grego
yule-log: tronco de natal, troncos de natal
amphora: cerâmica
baby-bottle: biberão, biberões, leite em pó, papinhas
barrel: tanoeiro, barril de carvalho, barris de carvalho, tonel, tonéis, tanoaria, pipas de vinho
beer beers: choperia, barzinho, distribuidora de bebidas
beer wheat: cerveja, cervejas, cervejaria, cerveja artesanal, chope, chopp
beers: pub, bar, boteco, botequim
beers memo: noite de quiz, pub quiz, quiz no bar
champagne party-popper: despedida de solteira, despedida de solteiro, despedidas de solteiro, chá de lingerie
champagne toast: espumante, champanhe
cider: sidra, sidras
cocktail: coquetéis, drinks, cocktails, caipirinha, bar de drinks, sunset, esplanada, open bar
coffee: café, cafeteria, cafés, pastelaria e café, lanche da tarde
coffee-beans coffee: café em grão, café em grãos, grãos de café, torrefação, torrefadora, café torrado, cafés especiais
cutlery: empregado de mesa, empregada de mesa, empregado/a de mesa, empregados de mesa, garçom, garçonete
cutlery dinner-plate: almoço, restaurante, marmita fitness, prato do dia, tasca, rodízio, prato feito, petiscos
cutlery dinner-plate: self-service, comida caseira, empregado de balcão, garçons, tasquinha, tasquinhas, restauração
cutlery dinner-plate: petisqueira, comida típica, comida mineira, comida nordestina, casa de pasto, mostra gastronómica
cutlery dinner-plate: churrascaria restaurante
dinner-plate cook: catering, buffet, bufê, bufete, cocktail de empresa
dinner-plate heart: almoço comunitário, jantar comunitário, almoço de convívio
dinner-plate takeaway-box: refeições ao domicílio, refeições, pratos do dia, menu diário, comida para fora
dinner-plate takeaway-box: self-service por quilo, refeições escolares, refeitório, comida por quilo
dinner-plate takeaway-box: entrega de refeições, comida congelada, comida fit, delivery de comida
espresso-machine coffee: máquina de café, máquinas de café, cafeteira, cafeteiras, curso de barista
gin-tonic: gin, gim, gin tónico, gin tônica, gim tônica, gin tonic
ice-cube: cooler
ice-cube snowflake: gelo em cubos
jar: a granel, compotas, geleias, potes herméticos, frascos de vidro
jar herb: especiarias
jar herb: ~ canela, colorau
juice-box orange: vitaminas e sucos
juice-glass: suco de laranja, suco natural, sucos naturais, sumo de laranja, sumos naturais, sumo natural, casa de sucos
kitchen-knife: canivete suíço, canivete
kitchen-knife frying-pan: cutelaria, amolador, afiação, afiação de facas, facas
milk cereal-bowl: iogurte artesanal, iogurte caseiro, iogurte natural
milk dairy-cow: leite fresco, laticínios, leite
milkshake: milkshake, milkshakes, milk-shake, milk shake, batido de leite
mug coffee: canecas, caneca, chávenas, xícaras
soft-drink tropical-drink: refrigerantes
spirits-bottle toast: aguardente, medronho, cachaça, whisky, destilaria, licores
tea teapot: chá, casa de chá, chás
water-jug: garrafa de água, squeeze
water-jug droplet: galão de água, galões de água, água mineral, entrega de água, garrafões de água, água ao domicílio
wine grapes: vinho, vinhos, adega, prova de vinhos, garrafeira, degustação de vinhos, vinícola, enólogo, escanção
alpaca: alpaca, alpacas, passeio com alpacas
ant house: cupim, cupins, descupinização, térmitas, tratamento de térmitas
aquarium tropical-fish: aquarismo, aquários, loja de aquários, manutenção de aquários
bee honey: enxames, enxame
beehive bee: colmeia, colmeias, colmeal, apiário
bird nest: canário
birdcage bird: gaiola, gaiolas, viveiro de pássaros, periquitos
cat: banho e tosa para gatos, tosquia de gatos, hotel para gatos, banho e tosa gatos, gatinhos, gato, gatos, gatil
cat: arranhador
cat-standing coffee: café dos gatos, café de gatos
chick egg: ~ páscoa
chick egg: almoço de páscoa
chick hen: pintainhos, pintos, pintinhos, pintos do dia
cockroach: dedetizadora, dedetização, desinfestação, desbaratização, controle de pragas
cow: leilão de gado
cow milk: vitelos, novilhas, bezerros, gado
cow steak: vaca, vacas
cow stethoscope: veterinário de bovinos
crab: sapateira
deer bird: taxidermista, taxidermia, artigos de caça, carne de caça, espingardaria
dog: pet shop, petshop, cachorro, cães, cachorros, ração, cão, tosa, focinho, adoção no canil, dog walker, cãezinhos
dog: cãominhada, seguro para animais, pet sitter, hotel para pets, trela, coleira, comedouro
dog bone: creche canina, creche para cães, daycare canino, produtos para animais, artigos para animais
dog cat: dia da adoção, dia da adoção animal, feira de adoção, feirinha de adoção
dog paw: filhotes, filhote, vira-lata, vira lata, vira-latas, cachorrinho, cachorrinhos, rafeiro, rafeira
dog scissors: banho e tosa, tosquia canina, tosquia, tosquias, banhos e tosquias
dog stethoscope: veterinário, veterinária, clínica veterinária
dog-standing dog: treino canino
dog-standing paw: adestrador, adestramento, passeador de cães
dolphin motor-boat: observação de golfinhos, golfinhos, ver golfinhos
donkey: burro, burros, passeios de burro
eagle bird: falcoaria, aves de rapina
fish: lampreia, alevinos, alevins, lota, truta, trutas, tilápia, tambaqui, bacalhau, bacalhau à brás, bacalhau com natas
fish: sardinhas, sardinhada, sardinhas assadas, peixaria, peixe, peixeiro, bacalhoada, salmão, dourada, robalo, pescados
fish: atum, moqueca
fish tropical-fish: piscicultura, criação de peixes, criação de tilápia
guinea-pig: porquinho-da-índia, porquinhos-da-índia, porquinho da índia, porquinhos da índia
hamster: animais exóticos
hen egg: poedeiras, galinhas, galinhas poedeiras
horse: pónei, pensão de cavalos, boxes para cavalos, artigos equestres, equitação, hipismo, cavalos, cavalo, haras
horse horse-rider: cavalgada, equoterapia, pôneis, picadeiro
horseshoe horse: ferrador, casqueamento
kennel dog: hotel para cães, hotel canino, canil, canis, casinha de cachorro, hotel para cachorro
lizard snake: répteis, terrário
llama: tosquia de alpacas
mosquito: controlo de mosquitos, mosquitos
mosquito window: redes mosquiteiras, telas mosquiteiras, tela mosquiteira, rede mosquiteira, mosquiteiro, mosquiteiros
nest-box: caixa-ninho, caixas-ninho, casinha de passarinho, casinhas de passarinho
oyster: ostras
oyster shrimp: marisco, mariscos
paw: adoção de animais, abrigo de animais, associação de animais, protetora de animais, proteção animal
paw: animais abandonados, adote um animal, adote um amigo, animais para adoção, castração, campanha de castração
pig: leitões vivos, porco, porcos
rabbit: coelho, coelhos, gaiola de hamster, coelheira
saddle: correeiro, arreios
saddle horse: selaria, selas, sela, seleiro, correaria
sauropod museum: dinossauro, dinossauros, dinossáurios
sheep: carneiros, transumância, tosquia de ovelhas
shrimp: marisqueira, frutos do mar
shrimp lobster: marisqueiras, camarões, festival do marisco
snail: caracóis
songbird: canto dos pássaros, pássaros canoros, aves canoras, canto das aves
tropical-fish: aquário, aquariofilia, peixes ornamentais
turkey-bird: perus, peru recheado
wasp: vespa asiática, vespas, ninho de vespas, ninhos de vespas, marimbondos, marimbondo
whale motor-boat: observação de baleias, avistamento de baleias, baleias
ammonite: fósseis, fóssil, amonites
beach-umbrella beach: praia
bird-feeder: comedouro para pássaros, casa de pássaros
bonsai: bonsai, bonsais, oficina de bonsai, curso de bonsai
bouquet: floricultura, florista, flores, buquê, ramos de flores, ramo, ramo de noiva, ramos de noiva, arranjos florais
bouquet: dia da mãe, dia das mães, decoração de casamentos, decoração de casamento, dia da mulher
cactus plant: catos, suculentas
cloud server: cloud, nuvem backup, computação em nuvem, backup na nuvem
daffodil: narciso amarelo, narcisos, bulbos de narciso
dahlia: dália, dálias
droplet: infiltrações, infiltração, humidade, osmose inversa, filtro de água, tratamento de água, danos por água
droplet: humidades, água mineral galão
droplet jar: purificador de água, furos artesianos
droplet tap: bomba submersa, bombas submersas
fire: braseiro
fire corn: são joão, quermesse, quermesses, festa julina
fire logs: lenha
greenhouse: estufas agrícolas, estufas de jardim, estufa agrícola
greenhouse seedling: estufa de jardim, marquises
hammock palm-tree: rede de descanso, redes de descanso, rede de dormir, redes de dormir
hay-bale tractor: fardos, feno, fardos de feno, fardos de palha, palha
hedge: corta-sebes, sebes, cerca viva, cercas vivas, poda de cerca viva
hedge secateurs: sebe
herb: ervas aromáticas, ervanária
herb mortar: homeopatia, óleos essenciais, plantas medicinais, medicina tradicional chinesa, medicina chinesa
herb mortar: osteopatia e naturopatia
lavender: campo de lavanda, campos de lavanda, ramo de lavanda
lavender: ~ lavanda, lavandas, alfazema
lawnmower: corta-relva, corta-relvas, cortador de grama, robô corta-relva
lawnmower spade: cortador de relva, corte de grama, jardins, corte de relva
logs: lenha seca, lenha de azinho, lenha ao domicílio, briquetes
logs saw: serração, serraria, tábuas, madeireira, barrotes
night-sky: noite de estrelas, noites de estrelas, observação de estrelas, noite das estrelas
orchid: orquidário, exposição de orquídeas, phalaenopsis, orquídea, orquídeas
plant: plantas de interior, floreira, amores-perfeitos, amores perfeitos, prímulas
plant daisy: sardinheiras, gerânios, petúnias
poppy: papoila, papoilas, papoula, papoulas
rose love-letter: dia dos namorados, rosas
secateurs leaves: poda, podas, tesoura de poda, corte de sebes, poda de árvores de fruto, poda de sebes
secateurs leaves: corte de cerca viva
secateurs spade: paisagista, horta, hortas comunitárias, projetos de jardins
seedling plant: mudas, viveiro, plantas, sementes, horto, floricultura e plantas
seedling tree: reflorestação, reflorestamento, enxertos, bacelos, árvores de fruto
snowdrop: galanto, galanthus, campainha-de-inverno
snowy-mountain helicopter: resgate em montanha
spade: jardineiro, jardinagem, paisagismo, ferramentas de jardim
spade lawnmower: manutenção de jardim, trabalhos de jardim, motoenxada
spade seedling: manutenção de jardins
star sheep: presépio ao vivo
sun lotion: solário, bronzeamento
sunflower herb: hortas urbanas, horta comunitária
toadstool basket: passeio micológico
tree axe: limpeza de mato, limpeza florestal, trabalhos florestais, desmatação
tree bench: salvem o parque, salvar o parque, salvemos o parque
tree chainsaw: poda de árvores, corte de árvores, abate de árvores, podas e abates, remoção de árvores
tree spade: plantio de árvores, plantar árvores, plantação de árvores, plantio de mudas, plantio de mangue
tree spade: plante uma árvore, dia da árvore, vamos plantar, apadrinhe uma árvore
tulip seedling: bulbos, bulbos de flores, tulipas
turf-roll: grama sintética, relva sintética, tapetes de relva, grama em rolo, grama em placas, tapete de grama
turf-roll: relva em rolo, relva artificial
umbrella: guarda-chuva, guarda-chuvas
umbrella shield: seguradora, seguro de vida, corretora de seguros, plano de seguro
umbrella: ~ seguro
watering-can plant: regador, regadores, rega, rega automática, sistema de rega, rega gota a gota, irrigação
watering-can plant: sistema de irrigação
wheat sack: ração animal, ração para gado, moinho, cereais
wheat tractor: farinha
wheelbarrow lorry: areia lavada
wheelbarrow spade: terra e adubo, terra vegetal, adubo, adubo orgânico, casca de pinheiro, brita e areia
wreath: coroa de natal, coroas de natal, guirlanda, guirlandas, coroa do advento, coroas de flores, coroa de flores
`;
