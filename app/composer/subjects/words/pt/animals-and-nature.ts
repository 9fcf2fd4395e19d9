/** Portuguese words for animals and plants. Notation: word-list.ts. */
export const portugueseAnimalsAndNature = `
alpaca: alpaca, alpacas, passeio com alpacas
ant house: cupim, cupins, descupinização, térmitas, tratamento de térmitas
aquarium tropical-fish: aquarismo, aquários, loja de aquários, manutenção de aquários
bamboo: bambu, bambus
bee honey: enxames, enxame
beehive bee: colmeia, colmeias, colmeal, apiário
bird nest: canário
birdcage bird: gaiola, gaiolas, viveiro de pássaros, periquitos
cat: banho e tosa para gatos, tosquia de gatos, hotel para gatos, banho e tosa gatos, gatinhos, gato, gatos, gatil
cat: arranhador, gatinha castrada, adota-se gatinha, gatinha para adoção, gatinha perdida, gata desaparecida
cat: gata perdida, filhotes de gato, filhote de gato, ração e areia para gatos, ração para gatos
cat dog: castração a preço popular, castração popular, mutirão de castração
cat-standing coffee: café dos gatos, café de gatos
cave: gruta, grutas, caverna, cavernas, espeleologia
chick egg: ~ páscoa
chick egg: almoço de páscoa
chick hen: pintainhos, pintos, pintinhos, pintos do dia
cockroach: dedetizadora, dedetização, desinfestação, desbaratização, controle de pragas
cow: leilão de gado, garrote, garrotes, vaqueiro, vaqueiros
cow milk: vitelos, novilhas, bezerros, gado
cow steak: vaca, vacas
cow stethoscope: veterinário de bovinos
crab: sapateira, caranguejada, caranguejadas, siris, casquinha de siri, santola, santolas
deer bird: taxidermista, taxidermia, artigos de caça, carne de caça, espingardaria
dog: pet shop, petshop, cachorro, cães, cachorros, ração, cão, tosa, focinho, adoção no canil, cãezinhos
dog: cãominhada, seguro para animais, pet sitter, hotel para pets, trela, coleira, comedouro, ração a granel
dog bone: creche canina, creche para cães, daycare canino, produtos para animais, artigos para animais
dog cat: dia da adoção, dia da adoção animal, feira de adoção, feirinha de adoção
dog paw: filhotes, filhote, vira-lata, vira lata, vira-latas, cachorrinho, cachorrinhos, rafeiro, rafeira
dog scissors: banho e tosa, tosquia canina, tosquia, tosquias, banhos e tosquias
dog stethoscope: veterinário, veterinária, clínica veterinária
dog-standing dog: treino canino
dog-standing paw: adestrador, adestramento
dolphin motor-boat: observação de golfinhos, golfinhos, ver golfinhos
donkey: burro, burros, passeios de burro, burricada, burricadas
eagle bird: falcoaria, aves de rapina
fish: lampreia, alevinos, alevins, lota, truta, trutas, tilápia, tambaqui, bacalhau, bacalhau à brás, bacalhau com natas
fish: sardinhas, sardinhada, sardinhas assadas, peixaria, peixe, peixeiro, bacalhoada, salmão, dourada, robalo, pescados
fish: atum, tainha, tainhas, pirarucu, carapau, carapaus
fish tropical-fish: piscicultura, criação de peixes, criação de tilápia
guinea-pig: porquinho-da-índia, porquinhos-da-índia, porquinho da índia, porquinhos da índia
hamster: animais exóticos
hen egg: poedeiras, galinhas, galinhas poedeiras
horse: pónei, pensão de cavalos, artigos equestres, equitação, hipismo, cavalos, cavalo, haras
horse barn: boxes para cavalos, boxes para cavalo, aluguer de boxes para cavalos
horse horse-rider: cavalgada, equoterapia, pôneis, picadeiro
horseshoe horse: ferrador, casqueamento
kennel dog: hotel para cães, hotel canino, canil, canis, casinha de cachorro, hotel para cachorro, casota, casotas
lily: lírio, lírios, açucena
lizard snake: répteis, terrário
llama: tosquia de alpacas
mosquito: controlo de mosquitos, mosquitos
mosquito window: mosquiteiro, mosquiteiros
nest-box: caixa-ninho, caixas-ninho, casinha de passarinho, casinhas de passarinho
ostrich: avestruz, avestruzes
oyster: ostras
oyster shrimp: marisco, mariscos
paw: adoção de animais, abrigo de animais, associação de animais, protetora de animais, proteção animal
paw: animais abandonados, adote um animal, adote um amigo, animais para adoção, castração, campanha de castração
pig: leitões vivos, porco, porcos, leitões desmamados, leitão desmamado, leitões para engorda, leitões à venda
rabbit: coelho, coelhos, gaiola de hamster
saddle: correeiro, arreios
saddle horse: selaria, selas, sela, seleiro, correaria
sauropod museum: dinossauro, dinossauros, dinossáurios
seaweed: alga, algas, algas marinhas, nori
sheep: carneiros, transumância, tosquia de ovelhas, esquilador de ovejas
shrimp: marisqueira, frutos do mar
shrimp lobster: marisqueiras, camarões, festival do marisco
snail: caracóis, caracolada, caracoladas
songbird: canto dos pássaros, pássaros canoros, aves canoras, canto das aves
tropical-fish: aquário, aquariofilia, peixes ornamentais
trowel bricks: forro de gesso, forro e drywall, forro de drywall, sanca e forro, forro de pvc, forro pvc
turkey-bird: perus, peru recheado, ceia de natal
wasp: vespa asiática, vespas, ninho de vespas, ninhos de vespas, marimbondos, marimbondo
water-buffalo: búfalo, búfalos, búfala
waterfall: cachoeira, cachoeiras, cascata, cascatas, queda d'água
whale motor-boat: observação de baleias, avistamento de baleias, baleias
ammonite: fósseis, fóssil, amonites
beach-umbrella beach: praia
bird-feeder: comedouro para pássaros, casa de pássaros
boar: javali, javalis, caça ao javali, carne de javali, javali assado
bonsai: bonsai, bonsais, oficina de bonsai, curso de bonsai
bouquet: floricultura, florista, flores, buquê, ramos de flores, ramo, ramo de noiva, ramos de noiva, arranjos florais
bouquet: dia da mãe, dia das mães, decoração de casamentos, decoração de casamento, dia da mulher
bull: touro, touros, boi gordo, nelore, tourada, touradas, largada de touros, bumba meu boi, boi-bumbá, gado nelore
bull: chega de bois, chegas de bois
cactus plant: catos, suculentas
chicken-coop: galinheiro, galinheiros, capoeira de galinhas, galinheiro de madeira
cloud server: cloud, nuvem backup, computação em nuvem, backup na nuvem
daffodil: narciso amarelo, narcisos, bulbos de narciso
dahlia: dália, dálias
dairy-cow milk: ordenha, ordenhadeira, ordenhadeiras, ordenhador
dove: columbofilia, columbófilo, pombo-correio, pombos-correio
droplet: infiltrações, infiltração, humidade, osmose inversa, filtro de água, tratamento de água, danos por água
droplet: humidades, água mineral galão
droplet jar: purificador de água
fire: braseiro
fire corn: são joão, festa julina
fire logs: lenha
fire guitar: luau, luaus
flower-box: floreira de varanda, floreiras de varanda, floreira, floreiras, gerânio, gerânios, jardineira de janela
garden-pond: lago de jardim, lagos de jardim, lago ornamental, lagos ornamentais, limpeza de lagos, manutenção de lagos
garland paper-lantern: marcha popular, marchas populares
goldfish: peixe-dourado, peixes-dourados, peixe dourado, peixe kinguio, kinguios
greenhouse: estufas agrícolas, estufas de jardim, estufa agrícola
greenhouse seedling: estufa de jardim, marquises
hammock palm-tree: rede de descanso, redes de descanso, rede de dormir, redes de dormir
hanging-basket: cesto suspenso, cestos suspensos, vaso suspenso, vasos suspensos
hay-bale tractor: fardos, feno, fardos de feno, fardos de palha, palha
hedge: corta-sebes, sebes, cerca viva, cercas vivas, poda de cerca viva
hedge secateurs: sebe
herb: ervas aromáticas, ervanária, coentro, coentros, salsinha, cebolinha, cheiro-verde, cheiro verde, salsa e coentros
herb mortar: homeopatia, óleos essenciais, plantas medicinais, medicina tradicional chinesa, medicina chinesa
herb mortar: osteopatia e naturopatia
horse saddle: manga-larga, mangalarga, manga larga, égua, éguas, potro, potros, passeio equestre, passeios equestres
hydrangea: hortênsia, hortênsias, hidrângea
lavender: campo de lavanda, campos de lavanda, ramo de lavanda
lavender: ~ lavanda, lavandas, alfazema
lawnmower: corta-relva, corta-relvas, cortador de grama, robô corta-relva
lawnmower spade: cortador de relva, corte de grama, jardins, corte de relva
lobster: lagostim, lagostins
logs: lenha seca, lenha de azinho, lenha ao domicílio, briquetes
logs saw: serração, serraria, tábuas, madeireira, barrotes
night-sky: noite de estrelas, noites de estrelas, observação de estrelas, noite das estrelas
orchid: orquidário, exposição de orquídeas, phalaenopsis, orquídea, orquídeas
parrot birdcage: calopsita, calopsitas
paw house: lar temporário
plant: plantas de interior, amores-perfeitos, amores perfeitos, prímulas
plant daisy: sardinheiras, petúnias
poinsettia: poinsétia, poinsétias, flor-do-natal, poinsettia
poppy: papoila, papoilas, papoula, papoulas
rabbit-hutch: coelheira, coelheiras, gaiola para coelhos, casota para coelhos
rose love-letter: dia dos namorados, rosas
seashell: lapas grelhadas, búzios cozidos
seashell crystal-ball: jogo de búzios
secateurs leaves: poda, podas, tesoura de poda, corte de sebes, poda de árvores de fruto, poda de sebes
secateurs leaves: corte de cerca viva
secateurs spade: paisagista, horta, hortas comunitárias, projetos de jardins
seedling plant: mudas, viveiro, plantas, sementes, horto, floricultura e plantas
seedling tree: reflorestação, reflorestamento, enxertos, bacelos, árvores de fruto
snowdrop: galanto, galanthus, campainha-de-inverno
snowflake car: ar condicionado automotivo, ar-condicionado automotivo, ar condicionado auto
snowy-mountain helicopter: resgate em montanha
spade: jardinagem, paisagismo, ferramentas de jardim, pás e enxadas, enxadas e pás
spade lawnmower: manutenção de jardim, trabalhos de jardim
spade seedling: manutenção de jardins
squid: choco frito, chocos fritos, choco grelhado, chocos grelhados
star sheep: presépio ao vivo
star crystal-ball: mapa astral, mapas astrais
stork: cegonha-branca, cegonhas-brancas, cegonha do bebê
sun lotion: solário, bronzeamento
sun bikini: bronze natural, bronze de fita
sunflower herb: hortas urbanas, horta comunitária
toadstool basket: passeio micológico
tree axe: limpeza de mato, limpeza florestal, trabalhos florestais, desmatação
tree bench: salvem o parque, salvar o parque, salvemos o parque
tree chainsaw: poda de árvores, corte de árvores, abate de árvores, podas e abates, remoção de árvores
tree spade: plantio de árvores, plantar árvores, plantação de árvores, plantio de mudas, plantio de mangue
tree spade: plante uma árvore, dia da árvore, vamos plantar, apadrinhe uma árvore
tree olives: oliveiras centenárias, oliveiras ornamentais, poda de oliveiras
tulip seedling: bulbos, bulbos de flores, tulipas
turf-roll: grama sintética, relva sintética, grama em rolo, grama em placas, tapete de grama, tapetes de relva
turf-roll: relva em rolo, relva artificial, relvado sintético, relvados sintéticos, grama esmeralda, tapete de relva
turf-roll: relva em tapete, grama são carlos
turkey-bird christmas-tree: peru de Natal, perus de Natal
umbrella: guarda-chuva, guarda-chuvas, sombrinha, sombrinhas
umbrella shield: seguradora, seguro de vida, corretora de seguros, plano de seguro
umbrella: ~ seguro
watering-can plant: regador, regadores, rega, rega automática, sistema de rega, rega gota a gota, irrigação
watering-can plant: sistema de irrigação
wheat sack: ração animal, ração para gado, moinho, cereais
wheat tractor: farinha
wheelbarrow lorry: areia lavada
wheelbarrow spade: terra e adubo, terra vegetal, adubo, adubo orgânico, casca de pinheiro, brita e areia
wheelbarrow: carrinho de mão, carrinhos de mão, carro de mão, carros de mão
wreath: coroa de natal, coroas de natal, guirlanda, guirlandas, coroa do advento, coroas de flores, coroa de flores
wreath: coroa fúnebre, coroas fúnebres, coroas de velório, coroa de velório
`;
