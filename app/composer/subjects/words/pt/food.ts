/** Portuguese words for food. Notation: word-list.ts. */
export const portugueseFood = `
apple basket: maçãs, frutas, fruta
artichoke: alcachofra, alcachofras
asparagus: espargos, aspargos
barbecue: churrasqueira, churrasqueiras
barbecue steak: churrasqueiro, churrasqueiros, churrasqueiro para eventos
beetroot: beterraba, beterrabas, sumo de beterraba, suco de beterraba
bento: marmita fitness, marmitas fitness
bento rice: marmita congelada
bento salad: marmitas, marmita, marmitex, quentinha, quentinhas
berliner: bola de berlim, bolas de berlim, bolinha de berlim, sonho de padaria, sonho com creme, sonhos com creme
berliner: sonho de creme, sonhos de creme, sonho recheado, sonhos recheados
birthday-cake cupcake: confeiteira, confeitaria, bolos, bolo, pastelaria, doces, bolos de aniversário, pasteleiro
birthday-cake cupcake: confeiteiro, curso de bolos
blackberry: amora-preta, amoras-pretas, amoras silvestres, amora, amoras
blueberries: mirtilos
blueberries ice-cream: acai
braided-bread: trança doce, tranças de pão, pão trançado
bread: oficina de pão, oficina de pão caseiro, pão, pães, pão artesanal, folar de chaves
bread croissant: folar
bread-dumplings: knödel, bolinhos de pão
bread-roll: pãozinho, pãezinhos, papo-seco, papo-secos, pão francês, cacetinho, cacetinhos
brigadeiro: brigadeiro gourmet, brigadeiros gourmet, brigadeiro, brigadeiros, docinhos, trufas, bombons
brownie: brownie, brownies
burger french-fries: hambúrguer, hamburgueria, hambúrgueres, burger, lanches, x-tudo, x-salada, x-burguer, x-bacon
burger french-fries: x-egg, podrão, podrões, chapeiro, chapeiros
cabbage: repolho, couve, couves, chucrute, repolhos
cake-slice: torta doce, pão de ló, toucinho do céu, pavê, pavês, bolo mármore
candy lollipop: balas, guloseimas
canned-food: conservas
canned-food basket: banco alimentar, recolha de alimentos, arrecadação de alimentos, cesta básica, banco de alimentos
canned-food basket: doação de alimentos, alimentos não perecíveis, cantina social, cabazes alimentares, natal sem fome
canned-food basket: sopa dos pobres, sopão solidário, refood
cauliflower: couve-flor, couves-flores, couve flor
caviar: caviar, caviares
celeriac: aipo-rábano, aipo rábano
celery: aipo, salsão, aipos
cheese: queijaria, queijo, queijos, feira do queijo, requeijão, requeijões, queijeira, queijeiras, meia cura
cheese: queijo meia cura
cheese-bread: pão de queijo, pães de queijo, pão de queijo mineiro, pãezinhos de queijo
cherries: cerejas, festa da cereja, feira da cereja
chestnut: são martinho, avelã, festa da castanha, feira da castanha
chestnut fire: magusto, magustos, castanhas assadas, castanhas
chicken-leg: asinhas, frango, coxinha da asa, coxinhas da asa, coxinha de asa
chimney-cake: kürtőskalács, trdelnik, trdelník, bolo chaminé
chocolate candy: chocolate, chocolates
christmas-pudding: pudim de natal, christmas pudding
churros chocolate: churros, churro, farturas, churros recheados
cinnamon-roll: rolinhos de canela, rolo de canela, rolos de canela, caracóis de canela, cinnamon rolls
clams: amêijoas, amêijoa, amêijoas à bulhão pato, vôngole, ameijoas, ameijôas, conquilhas, berbigão, berbigões
cookie: bolachas, biscoitos
corn fire: festa junina, festas juninas, arraial, arraiá
cotton-candy: algodão doce, algodão-doce
couscous: cuscuz marroquino, couscous, cuscuz com ovo
coxinha: coxinha de frango, coxinhas de frango, coxinha, coxinhas, salgados, salgadinhos, salgados para festa
coxinha: salgaderia, salgadeira, salgadeiras
cream-bun: profiteroles
crepe: crepe, crepes, creperia, crêpe, crêpes
croissant bread: padaria, padeiro, panificadora, confeitaria e padaria
curry rice: restaurante indiano, comida indiana, caril
custard-apple: fruta-do-conde, pinha fruta, anona, atemoia
custard-tart: pastel de nata, pastéis de nata, pastel de belém, pastéis de belém, queijada, queijadas
dates: tâmaras
doughnut: malasadas, filhoses, filhós, filhó, sonhos de natal
dumpling: gyozas
easter-egg: ovo de páscoa, ovos de páscoa, ovo de chocolate, ovos de chocolate, ovo de colher, ovos de colher
egg basket: ovos, ovos caipira
egg candy: ovos moles, ovos moles de aveiro
empanada: empanada, empanadas, pastel de carne, pastéis fritos, pastelaria de feira, pastel de feira, esfihas, pastel
empanada: pastéis, rissóis, risole, risoles, rissole, rissoles, rissol
falafel: pastéis de bacalhau
fig: figos, figos secos, figos frescos, doce de figo, compota de figo
focaccia: focaccia, focaccias
fruit-tart: tarte de frutas, tartes de frutas, torta de frutas, tortas de frutas, tarteletes de fruta
gingerbread: pão de gengibre, biscoito de gengibre, biscoitos de gengibre, casinha de gengibre
grapes: uvas, videira, videiras, poda de videiras
grapes apple: frutaria, frutarias
grapes barrel: mosto
grapes wine: vindima, vindimas, festa das vindimas
gratin: batatas gratinadas
guava: goiaba, goiabas
ham: presunto, presuntos, presunto ibérico, pernil, tender de natal
hamper gift: cabaz, cabazes, cabaz de natal, cabazes de natal, cesta de natal, cestas de natal, cesta de café da manhã
hamper gift: cestas de café da manhã, cesta de presente, cestas gourmet
honey bee: produtos da colmeia, apicultura, própolis, apicultor, mel
hot-dog: cachorros quentes, cachorro quente, dogão, dogões
ice-cream blueberries: açaí, açaí na tigela, pacotes de açaí, barca de açaí, açaí 500ml
ice-lolly: picolé, picolés, gelado de gelo, sacolé, geladinho, paleta mexicana, chup-chup, chupe-chupe
indian-sweets: doces indianos, jalebi, gulab jamun
jackfruit: jaca, jacas
jar-cake: bolo no pote, bolos no pote, bolo de pote, bolos de pote
kale: couve kale, couve-crespa, couve crespa, couve manteiga, couve-manteiga, couve galega, couve-galega
kebab: kebab, churrasco grego
king-cake: bolo rei, bolo-rei, bolo rainha, bolo-rainha, bolos-rei
lasagne: lasanha, lasanhas
lemon soft-drink: limonada
macaroni: macarrão com queijo, mac and cheese
macarons: macaron, macarons
mango: manga, mangas, manga e abacaxi
mangosteen: mangostão, mangostim
matzah: matzá, matzot, pão ázimo, pães ázimos
meat-on-bone: cabrito assado, cabrito, borrego, cordeiro, borrego assado, leitão, leitões, churrasco, grelhados
meat-on-bone: feijoada e churrasco, boi no rolete, porco à alentejana
meat-on-bone: carne de porco à alentejana
meat-on-bone dinner-plate: almoço de domingo
mushroom: cogumelos, cogumelo, shiitake, shimeji
mussel: mexilhão, mexilhões
nachos: nachos
noodles chopsticks: ramen, restaurante chinês, yakisoba, restaurante tailandês, comida chinesa, wok
okra: quiabo, quiabos
olive-oil olives: olival, azeite, azeites, azeite virgem extra, lagar, lagar de azeite, azeite de oliva
olives: azeitonas, azeitona
omelette: omelete, omeletes, tortilha espanhola, tortilha de batata
orange soft-drink: sucos, sumos, vitaminas de fruta
pancakes coffee: brunch, café da manhã, pequeno-almoço
panettone: panetone, panetones, panettone, panettones, chocotone, chocotones
parsnip: pastinaca, pastinacas, cherovia
peanuts pistachios: castanhas e nozes
pie: empada, empadas, empadinhas, empadão, empadões, torta de frango, tortas de frango
pie taco: esfiha
pistachios peanuts: ~ pistache, pistácio, pistácios, pistachio
pizza: pizzaria, pizza, pizzas, rodízio de pizza, rodízio de pizzas
plum: ameixa, ameixas
pomegranate: romã, romãs, sumo de romã
pomelo: pomelo, pomelos, toranja, toranjas
popcorn film-camera: cinema
potato: batatas
potato-fritters: panquecas de batata, latkes, rösti, patanisca, pataniscas
powder-tub: proteína em pó, proteínas em pó, whey protein, creatina
prickly-pear: figo-da-índia, figos-da-índia, figo da índia
pumpkin: abóbora, abóboras
quince: marmelo, marmelos
rambutan: rambutã, rambutão, rambutan
raspberry: framboesa, framboesas
ravioli: ravioli, raviólis, ravióli
ravioli stew: sopa de capeletti, capeletti
rhubarb: ruibarbo, compota de ruibarbo, tarte de ruibarbo
roast-chicken: frango assado, frangos assados, frango no churrasco, churrasqueira de frangos, galeto
roast-chicken: frango de churrasco, galeteria, churrasqueira frango, frango na brasa, frangaria, frango no forno
roast-chicken: frango grelhado, frango à passarinho
round-loaf: broa, broas, pão de fermentação natural, pães de fermentação natural, fermentação natural, pão de massa mãe
round-loaf: massa mãe, pão alentejano, pão rústico, pão de centeio
saffron: açafrão, açafrão em pistilos
salad: nutrição, nutricionista, nutricionistas, consulta de nutrição, consultas de nutrição, vegano, vegetariano
salad: restaurante vegano, saladas, emagrecer, emagrecimento, reeducação alimentar, comida saudável, salpicão de frango
salad rice: poke, pokê
samosa: chamuças, chamuça, samosa
sandwich: bifana, misto quente, mistos quentes
sandwich baguette: sanduíche, sanduíches, lanchonete, sandes, francesinha, francesinhas, tosta mista, tostas, bifanas
sandwich baguette: prego no pão, sanduicharia
sausage cheese: charcutaria, enchidos, linguiça, chouriço, chouriços, fumeiro, feira do fumeiro, salsicharia, alheira
sausage cheese: alheiras
sausage fire: defumados artesanais
sausage-roll: folhado de salsicha, folhados de salsicha, enroladinho de salsicha
schnitzel: bife à milanesa, panados, bife panado, parmegiana, filé à parmegiana, bife à parmegiana, frango à parmegiana
skewers barbecue: espetinho, espetinhos, espetadas, espetada, espetos, churrasquinho, churrasquinhos
soft-ice-cream ice-cream: sorveteria, sorvete, gelataria, gelado, gelados, sorvetes, geladaria, açaiteria
soft-ice-cream ice-cream: creperia e gelados
soft-ice-cream pistachios: gelado de pistácio, sorvete de pistache
spaghetti tomato: massas, restaurante italiano, massa fresca
spare-ribs: entrecosto, costelinha de porco, costelinhas de porco, piano de porco, costela no bafo, costela fogo de chão
spare-ribs: costela assada, costelada, costeladas, costelão, costelinha, costelinhas
spring-rolls: rolinho primavera, rolinhos primavera
steak: carne, picanha, alcatra, maminha, contrafilé, contra-filé, filé mignon, bitoque, bitoques, cupim na brasa
steak: cupim assado, secretos de porco, plumas de porco, secretos de porco preto, plumas de porco preto
steak kitchen-knife: açougue, talho, churrascaria, bife, carnes, açougueiro, talhante, carne bovina, boutique de carnes
steak kitchen-knife: posta mirandesa, costela, carne fresca, carne de porco
steamed-bun: baos, pão bao, pão no vapor, pãezinhos no vapor
stew: sopa, cozido, caldo verde, caldos, vatapá, caruru, buchada, sarapatel, sarrabulho, barreado, canja de galinha
stew: caldinho de feijão, caldinhos, sopão, sopões, tripas à moda do Porto, moelas, marmitako
stew cutlery: dobrada, chanfana, mocotó
stew rice: feijoada, feijoadas, strogonoff, estrogonofe
stollen: stollen, christstollen, stollen de natal
strawberry: morangos
strawberry basket: colha e pague
strudel: strudel, strudel de maçã, apfelstrudel
sugar: açúcar, açúcares, açucar
sushi chopsticks: sushi, temakeria, comida japonesa, temakis, rodízio japonês
taco: tacos, restaurante mexicano
tarte-flambee: tarte flambée, flammkuchen
tomato: tomates
truffle: trufa negra, trufas negras, trufa branca, azeite trufado, trufas frescas
waffle: waffles
walnut: miolo de noz, nozes
watermelon: melancias
wedding-cake: bolo de casamento, bolos de casamento, bolo de noiva, bolo de casamento doces
white-asparagus: espargos brancos, aspargos brancos
yoghurt: iogurte, iogurtes, iogurte grego
yule-log: tronco de natal, troncos de natal
apricot: alperce, alperces, damascos secos, damasco seco, geleia de damasco
arancini: arancini, arancinis, bolinho de risoto, bolinhos de risoto
arepa: arepa, arepas, arepas recheadas
bacon: pururuca, entremeada, entremeadas
banana: banana prata, bananas prata, banana da Madeira, bananas da Madeira
banh-chung: bánh chưng, bánh tét, bolo de arroz glutinoso
banh-mi: banh mi, bánh mì, sanduíche vietnamita, sandes vietnamita
barbecue fire: saco de carvão, sacos de carvão, grelha de churrasco
barbecue fire: grelhas para churrasco
beans: feijão tropeiro, feijão carioca, feijão preto, tutu de feijão, tutu à mineira, tremoço, tremoços, favas
bell-pepper: pimento, pimentos, pimentões
bibimbap: bibimbap, bibimbab
biltong: biltong, carne seca, beef jerky
birthday-cake: naked cake, boleira, boleiras, bolos decorados, bolo decorado
bread ham: bola de carne, bolas de carne, bola de Lamego
brigadeiro coconut: beijinho de coco, beijinhos de coco
broccoli: brócolo, brócolos
brussels-sprouts: couves-de-bruxelas, couve-de-bruxelas, couve de Bruxelas
burek: burek, börek, byrek
cabbage-rolls: charutos de repolho, charuto de repolho, charutinhos de repolho, rolinhos de repolho
canapes: canapés, finger food, bandeja de canapés, salgadinhos finos, canapés para festas
candied-almonds: amêndoas caramelizadas, amêndoas torradas com açúcar, amêndoas confeitadas
cannoli: cannoli, cannolis, cannolo, cannoli siciliano
carnival-fritters: crostoli, cueca virada, coscorões, chiacchiere di carnevale
cassava: mandioca, mandiocas, aipim, aipins, macaxeira, macaxeiras
charcuterie-board: tábua de frios, tábuas de frios, tábua de enchidos, tábuas de enchidos, tábua de queijos e enchidos
charcuterie-board: tábua mista
cheese ham: frios e laticínios, mesa de frios, mesas de frios
cheese chopping-board: tábua de queijos, tábuas de queijos
cheesecake: cheesecake, cheesecakes, tarte de queijo, torta de queijo
chocolate brigadeiro: palha italiana, palhas italianas
coconut: coco gelado, cocos gelados
congee: congee, papa de arroz
cooking-oil: óleo de girassol, óleo de soja, óleo de canola, óleo vegetal, óleo de linhaça, óleo alimentar
corn: curau, canjica, mungunzá, munguzá, milho cozido, milho verde cozido
corn-dog: corn dog, corn dogs, corn dog coreano
courgette: curgete, curgetes, courgette, courgettes, abobrinha, abobrinhas
crisps: batatas fritas de pacote, batata chips, batatas chips, chips de banana, torresmo, torresmos
croquettes: croquete, croquetes, kibe, quibe, kibes, bolinho de bacalhau, bolinhos de bacalhau
cupcake: bolo de arroz, bolos de arroz, queque, queques
currants: groselha, groselhas, groselha vermelha, arando vermelho, arandos vermelhos, oxicoco
currywurst: currywurst, salsicha com curry, salsicha ao curry
daifuku: daifuku, mochi, mochis, moti japonês
donburi: donburi, donburis, gyudon, oyakodon, katsudon
dorayaki: dorayaki, dorayakis
dragon-fruit: pitaia, pitaias, pitaya, pitayas, fruta do dragão
eel-box: unadon, unaju, enguia grelhada com arroz
empanada juice-glass: pastelaria e caldo de cana
endive: endívia, endívias, endívia belga
falafel cheese: bolinha de queijo, bolinhas de queijo
falafel kebab: comida árabe, cozinha árabe, restaurante árabe
fish-and-chips: fish and chips, fish & chips, peixe com batatas fritas, peixe com batata frita
fish-balls: bolinhas de peixe, bolinha de peixe
flatbread: bolo do caco, bolos do caco, bolo lêvedo, bolos lêvedos
french-fries: batata palha
fried-breakfast: pequeno-almoço inglês, café da manhã inglês, full english breakfast
fufu: fufu, funge, funje, ugali
gimbap: gimbap, kimbap, rolinhos coreanos
gnocchi: nhoque, nhoques, gnocchi, nhoque de batata, nhoque da fortuna, nhoque caseiro
green-beans: feijão-verde, feijão verde fresco, vagem, vagens
hamper: cesta de pequeno-almoço, cestas de pequeno-almoço
hog-roast: porco no espeto, porcos no espeto, leitão no espeto, leitão assado, porco no rolete, leitão à bairrada
hummus: húmus de grão, homus, hummus, tzatziki, babaganoush
idli: idli, idlis, medu vada, idli vada
injera-platter: injera, comida etíope, restaurante etíope, cozinha etíope, comida eritreia
jelly: gelatina, gelatinas, gelatina colorida, gelatina mosaico, gelatina de morango
kimchi: kimchi
kohlrabi: couve-rábano, couves-rábano, couve rábano
langos: lángos, langos húngaro
leek: alho-poró, alho poró, alho-francês, alho francês, alho-porro
liquorice: alcaçuz, balas de alcaçuz, gomas de alcaçuz
loaf-cake: bolo inglês, bolos ingleses, bolo de forma, bolo de iogurte, cuca alemã, cucas alemãs
loukoumades: loukoumades, lokma
lychee: lichia, lichias
meatballs: almôndega, almôndegas, almôndegas caseiras, almôndegas de carne
melon: meloa, meloas
melon-pan: melonpan, melon pan, pão de melão japonês
meringue: merengues, pavlova, pavlovas
mille-feuille: mil-folhas, mil folhas, torta mil-folhas, mil-folhas de creme
mixed-nuts: amêndoas, avelãs, cajus, castanha de caju, castanha-do-pará, castanhas de caju, nozes-pecã, frutos secos
muffin: muffin, muffins, queques caseiros, muffins de mirtilo
nougat: torrone, torrones, nogado, torrão de amêndoa, torrão de Alicante
okonomiyaki: okonomiyaki, okonomiyakis, panqueca japonesa salgada
orange: tangerina, tangerinas, mexerica, mexericas, bergamota, bergamotas, clementina, clementinas
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: mamão, mamões, papaia, papaias, mamão papaia
parfait: taça de sorvete, taças de sorvete, taça de gelado, parfait de frutas
passion-fruit: maracujá, maracujás, mousse de maracujá, suco de maracujá, sumo de maracujá
peach: pêssego, pêssegos
peanuts candy: pé de moleque, pés de moleque, pé-de-moleque, paçoquinha, paçoquinhas
persimmon: dióspiro, dióspiros, caquis, caqui fuyu, caqui chocolate
pineapple: ananás, ananases
poke-bowl: poke bowl, poke bowls, poké bowl, poke havaiano
polenta: polenta, polenta cremosa, polenta frita, festa da polenta
powder-tub dumbbell: whey, suplementos esportivos, suplementos desportivos, loja de suplementos
pudding: pudim de leite, pudins de leite, leite-creme, leite creme, quindim, quindins
quesadilla: quesadilla, quesadillas, quesadilla de queijo, quesadilla de frango
raclette: raclete, raclette, raclettes
radish: rabanete, rabanetes, molho de rabanetes
rice: arroz de cabidela, arroz carreteiro, arroz de carreteiro, arroz agulhinha, arroz carolino, arroz integral
rice beans: baião de dois, arroz e feijão
rice duck: arroz de pato
rice chicken-leg: galinhada, galinhadas
ring-cake: bolo caseiro, bolos caseiros, bolo vulcão, bundt cake, bolo de chaminé
roast-duck: pato laqueado, pato assado, pato à Pequim
satay: satay, espetadas satay, espetinhos satay, frango satay
sauce-bottle: molho picante, molhos picantes, molho de pimenta, ketchup, molho barbecue, molho de soja, molho shoyu
sauce-bottle: sriracha
sausage: morcela, morcelas, farinheira, farinheiras
scotch-egg: ovo escocês, ovos escoceses, Scotch egg
shakshuka: shakshuka, chakchouka, shakshouka
smorrebrod: smørrebrød, smorrebrod
spaetzle: spätzle, spaetzle, spätzle com queijo
spaghetti wine: noite italiana
spice-bowls: especiarias, mistura de especiarias, loja de especiarias, açafrão-da-terra, pau de canela, cardamomo
spice-bowls: garam masala, curcuma
sponge-pudding: sticky toffee pudding, pudim inglês a vapor, pudim malva
stew fish: moqueca, moquecas, caldeirada, caldeiradas, caldo de peixe
stew shrimp: tacacá
stew clams: cataplana, cataplanas
stroopwafel: stroopwafel, stroopwafels, bolacha stroopwafel
sushi: hot roll, hot rolls
sweet-potato: batata-doce, batatas-doces, batata doce, batatas doces
swiss-roll: bolo de rolo, rocambole, rocamboles, torta enrolada
taiyaki: taiyaki, taiyakis, bolinho em forma de peixe
takoyaki: takoyaki, takoyakis, bolinhos japoneses de polvo
tamale corn: pamonha, pamonhas, pamonharia
tanghulu: tanghulu, espetinho de fruta caramelizada, frutas caramelizadas no palito
tangyuan: tangyuan, bolinhos de arroz glutinoso
thali: thali, thalis, thali indiano
tiramisu: tiramisu, tiramisù, tiramissu
tofu: tofu, tofu fumado, tofu defumado, tempeh
tteokbokki: tteokbokki, topokki, bolinhos de arroz apimentados
turnip: nabo, nabos, rutabaga
yorkshire-pudding: yorkshire pudding, pudim de yorkshire, pudins de yorkshire
zongzi: zongzi, festival do barco-dragão
`;
