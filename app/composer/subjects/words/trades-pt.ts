/** Trades and goods in Portuguese. Notation: word-list.ts. */
export const portugueseTrades = `
fridge wrench: geladeira, conserto de geladeira, geladeiras, refrigeração, frigorífico
chess-pawn: xadrez
house umbrella: seguro residencial, seguro de casa, seguro habitação
car-front shield: seguro auto, seguro automóvel, seguro de carro
umbrella shield: seguros, seguradora, seguro de vida, corretora de seguros, plano de seguro
umbrella: ~ seguro
desktop-computer laptop: código, programação, curso de programação, programador
olives: azeitonas, azeitona, azeite, azeites, lagar
tiles trowel: azulejos, azulejo, ladrilhos, pisos e revestimentos, azulejista, porcelanato
vinyl-record: discos de vinil, vinil, loja de discos, feira de vinil
dates: tâmaras
oboe: oboé, clarinete, fagote
hot-tub: jacuzzi, banheira de hidromassagem, ofurô
pie: pastéis de nata, pastel de nata
calculator: contabilista, contabilidade, contador, imposto de renda, irs, impostos
air-conditioner: ar condicionado, climatização
set-square: arquiteto, arquitetura, escritório de arquitetura, matemática, aulas de matemática
wrench: oficina mecânica, mecânico, oficina, oficina de automóveis, troca de óleo
croissant: padaria, padeiro, panificadora, confeitaria e padaria
bread: pão, pães, pão artesanal
lipstick: salão de beleza, esteticista, maquiagem, maquilhagem, cosméticos, estética
nail-polish: manicure, unhas, pedicure, esmalteria
eyelashes: extensão de cílios, cílios, pestanas, sobrancelhas
bee: apicultor, apicultura
motor-boat: aluguel de barcos, barco, barcos, passeio de barco
bowling: boliche, bowling
bride: vestidos de noiva, vestido de noiva, noivas
ring: casamento, casamentos, alianças, noivado
steak: açougue, talho, churrascaria, bife, carnes
tent: camping, acampamento, campismo, barraca
car: concessionária, carros usados, carros, carro, aluguel de carros, stand de automóveis, seminovos, automóveis
saw: carpinteiro, marcenaria, marceneiro, carpintaria
dinner-plate: catering, buffet
cheese: queijaria, queijo, queijos
spine: fisioterapia, fisioterapeuta, osteopata, quiropraxia
musical-notes: coral, coro, concerto, orquestra
microphone: aulas de canto, karaokê, karaoke, stand-up
circus-tent: circo
climber: escalada
coffee: café, cafeteria, cafés, torrefação, pastelaria e café
laptop: conserto de computadores, reparação de computadores, informática, curso online, cursos online, webinar, coworking, notebook
cook: aulas de culinária, curso de culinária, culinária
scissors: cabeleireiro, cabeleireira, salão de cabeleireiro, corte de cabelo
barber-pole: barbearia, barbeiro
teddy-bear: creche, brinquedos, babá, jardim de infância, berçário, loja de brinquedos
serum-bottle: sérum, cuidados com a pele, creme facial, skincare
lotion: dermatologista, protetor solar
dog-standing: adestramento, passeador de cães, hotel para cães
dog stethoscope: veterinário, veterinária, clínica veterinária
dog: pet shop, petshop, banho e tosa, cachorro, cães, cachorros, ração, cão
cat: gato, gatos
paw: adoção de animais, abrigo de animais
steering-wheel: autoescola, auto escola, escola de condução, carta de condução
plug: eletricista, instalações elétricas
lock-and-key: escape room
egg: ovos, ovos caipira
basket: hortifruti, frutas e verduras, legumes, feira, frutaria, orgânicos, mercearia biológica, verduras
shopping-cart: supermercado, mercearia, mercado
taco: tacos, restaurante mexicano
chart-up: consultor financeiro, investimentos, investimento, bolsa de valores, previdência
bank: banco, empréstimo, empréstimos, crédito
house: imobiliária, imóveis, apartamento, apartamentos, apto, apê, alugo apto, aluga-se, vendo apto, quitinete, kitnet, casas à venda, casa à venda, corretor de imóveis, financiamento imobiliário, alojamento local, pousada de temporada, crédito habitação
fish: peixaria, peixe, frutos do mar, marisqueira
bouquet: floricultura, florista, flores, buquê, ramos de flores
canned-food: banco alimentar, banco de alimentos
football: futebol, escolinha de futebol, escola de futebol
seedling: viveiro, plantas, sementes, horto
spade: jardineiro, jardinagem, paisagismo, ferramentas de jardim
soft-ice-cream: sorveteria, sorvete, gelataria, gelado, gelados, sorvetes
glasses: ótica, óculos, lentes de contato, oftalmologista, óptica
dumbbell: academia, ginásio, fitness, personal trainer, musculação, academia de ginástica
hearing-aid: aparelhos auditivos, aparelho auditivo
hiking-boot: trilhas, caminhadas, trekking, caminhada
bed: hotel, pousada, hostel, cama, camas
sofa: móveis, sofá, sofás, decoração, design de interiores, estofador
orange: sucos, sumos, smoothies, vitaminas de fruta
kebab: kebab
oven dining-table: cozinhas planejadas, cozinhas
washing-machine: lavanderia, lavandaria, máquina de lavar, tinturaria
books: livraria, biblioteca, livros, livro, feira do livro, romance
key: chaveiro, serralheiro, fechaduras
open-book: aulas particulares, curso de inglês, escola de idiomas, tradução, tradutor, explicações, reforço escolar, aulas de inglês
game-controller: videogames, jogos, gaming, videojogos
dice: jogos de tabuleiro
delivery-van: mudanças, mudança, transportadora, entregas, frete
piano-keys: piano, aulas de piano
guitar: guitarra, violão, aulas de violão, escola de música, aulas de guitarra
noodles: ramen, restaurante chinês, yakisoba, restaurante tailandês
theatre-masks: teatro, ópera, aulas de teatro, musical
palette: curso de pintura, aquarela, aulas de desenho, aulas de pintura
framed-picture: galeria de arte, molduras
paint-roller: pintor, pintura de casas, reformas, remodelações, obras
camera: fotógrafo, fotógrafa, fotografia, estúdio fotográfico, fotógrafo de casamento
tap: encanador, canalizador, hidráulica, desentupidora, aquecimento
bathtub: banheiro, casas de banho, banheiros
amphora: cerâmica, olaria, oficina de cerâmica
beers: pub, bar, boteco, botequim
beer: cerveja, cervejas, cervejaria, cerveja artesanal, chope
roof: telhado, telhados, calhas
sailing-boat: vela, escola de vela, veleiro
sandwich: sanduíche, sanduíches, lanchonete, sandes
coat: brechó, casaco, casacos, roupa em segunda mão, jaquetas
dress: moda, roupa feminina, vestidos, vestido, roupas, boutique
t-shirt: camisetas, camiseta, estamparia, t-shirts
padlock: guarda-móveis, self storage
skis: esqui, escola de esqui
solar-panel: energia solar, painéis solares, placas solares, fotovoltaico
meat-on-bone: churrasco, grelhados
sushi: sushi, temakeria
sewing-needle: costureira, alfaiate, costura, aulas de costura, tecidos
tea: chá, casa de chá, chás
airplane: agência de viagens, viagens, viagem, voos, férias, passagens aéreas
salad: vegano, vegetariano, restaurante vegano, saladas, nutricionista
clapperboard: edição de vídeo, produção de vídeo, festival de cinema
popcorn: cinema
watch: relógio, relógios, relojoaria
bucket: limpeza de vidros
window: janelas, vidraçaria, caixilharia
broom: limpeza, faxina, diarista, serviços de limpeza, empresa de limpeza
lotus-position: yoga, ioga, meditação, pilates, aulas de yoga
massage: massagem, massagens, acupuntura
sauna: spa, sauna, termas, bem-estar
shield: seguro, seguros, seguradora, seguro de vida, seguro auto, corretora de seguros
tooth: dentista, clínica dentária, odontologia, dentes, ortodontia, clínica odontológica, implantes dentários
stethoscope: médico, consultório, hospital, pediatra
nurse: enfermeira, enfermeiro, cuidador de idosos, lar de idosos, cuidadora
pill: farmácia, suplementos, vitaminas
brain: psicólogo, psicóloga, psicoterapia, terapia
baby: parteira, roupa de bebê, bebês, enxoval
scales: advogado, advogados, advocacia, escritório de advocacia, advogada
fountain-pen: cartório, papelaria, notário
briefcase: consultoria, recrutamento, consultor
desktop-computer: criação de sites, sites, programação, web design
smartphone: celular, celulares, telemóvel, telemóveis, smartphone, conserto de celular
megaphone: agência de publicidade, marketing digital, marketing
printer: gráfica, impressão, cartões de visita
museum: museu
graduation-cap: universidade, faculdade, curso técnico, vestibular
school: ~ escola, colégio
dancer: escola de dança, aulas de dança, dança, salsa, samba, forró, zumba
disco-ball: discoteca, balada, dj
party-popper: festa, aniversário, réveillon, festas, festa junina
birthday-cake: confeitaria, bolos, bolo, pastelaria, doces
chocolate: chocolate, chocolates, bombons
wine: vinho, vinhos, adega, prova de vinhos, garrafeira, degustação de vinhos
champagne: espumante, champanhe
cocktail: coquetéis, drinks, cocktails, caipirinha
pizza: pizzaria, pizza, pizzas
spaghetti: massas, restaurante italiano, massa fresca
burger: hambúrguer, hamburgueria, hambúrgueres, burger
cutlery: restaurante, marmita, marmitas, marmitas fitness, marmita fitness, prato do dia, food truck, tasca, rodízio
pancakes: brunch, café da manhã, pequeno-almoço
gift: presente, presentes, prendas, vale-presente, cesta de presente
christmas-tree: natal, mercado de natal, árvore de natal
diamond: joalheria, joias, joalharia, semijoias
sneaker: tênis, sapatos, sapataria, calçados, sapatilhas, calçado
dress-shoe: sapateiro
handbag: bolsas, bolsa, malas, carteiras
necktie: ternos, moda masculina, camisas, fatos
yarn: lã, tricô, crochê
swimmer: natação, piscina, aulas de natação
surfer: surf, surfe, escola de surf
diving-mask: mergulho
fishing-rod: pesca, artigos de pesca
tractor: fazenda, agricultura, tratores
horse: equitação, hipismo, cavalos, cavalo
tennis: padel
boxing-glove: boxe, muay thai
judo-suit: judô, karatê, jiu-jitsu, artes marciais
runner: maratona, corrida de rua
bicycle: bicicleta, bicicletas, aluguel de bicicletas, bike
motorcycle: moto, motos, motocicletas
tyre: pneus, pneu
car bubbles: lava-jato, lavagem de carros, lava rápido
cruise-ship: cruzeiro, cruzeiros
beach-umbrella: praia
bricks: construção civil, pedreiro, construtora, azulejos, construção
toolbox: ferragens, faz-tudo, marido de aluguel, ferramentas
light-bulb: luminárias, iluminação, candeeiros
candle: velas, funerária
rug: tapetes, tapete, carpetes
mattress: colchões, colchão, roupa de cama
curtains: cortinas, persianas
television: televisão, eletrônicos, televisores, tv
headphones: fones de ouvido, auscultadores, podcast
security-camera: alarmes, segurança, câmeras de segurança
cockroach: dedetização, desinfestação, controlo de pragas
recycling: reciclagem
heart: doação, doações, voluntariado, voluntários
perfume: perfume, perfumes, perfumaria
soap: sabonetes, sabonete, sabão
honey: mel
shopping-bags: ~ saldos, liquidação, outlet, bazar, promoção
stethoscope: ~ clínica
scissors: corte e barba, corte e escova, escova, mechas, corte masculino, progressiva, corte de cabelo, coloração
grapes: açaí
steering-wheel: carteira de motorista, tire sua carteira, carta de condução, cnh, habilitação, primeira habilitação
tooth: clareamento dental, clareamento, branqueamento dentário, implantes dentários, aparelho ortodôntico, implante, limpeza dentária
dog: banho e tosa, tosa, petshop
wrench: troca de óleo, revisão do carro, funilaria, oficina mecânica, mudança de óleo, chapeação, autopeças, freios
tyre: troca de pneus, pneus, pneu, borracharia
tap: vazamentos, caça vazamento
blood-drop: doação de sangue, doe sangue, dádiva de sangue
lawnmower spade: corte de grama, poda, roçagem, jardins, corte de relva
tree axe: poda de árvores
fence: cercas de madeira, cercamento, portões, vedações
fire: lareiras, lenha, recuperadores de calor
candle: funerária, velas aromáticas, velas
nurse: cuidador de idosos, cuidadora, lar de idosos, apoio domiciliário, casa de repouso
wheelchair: cadeira de rodas, cadeiras de rodas, ortopedia
baby: parteira, enxoval, doula, roupa de bebê, bebé
speech-bubble: fonoaudiologia, fonoaudióloga, terapia da fala
foot lotion: podologia, podologista
spine: fisioterapia, fisioterapeuta, osteopatia, quiropraxia, dor nas costas, rpg postural
syringe: vacinas, vacinação, botox, harmonização facial
tattoo-machine: tatuagem, tatuagens, tatuador
swimmer: natação, hidroginástica, aulas de natação, piscinas
balloon: animação infantil, balões, decoração de festas
magic-wand: mágico
circus-tent: tendas, aluguel de tendas
caravan: autocaravanas, motorhome, trailer
hot-air-balloon: balonismo, passeio de balão
parachute: parapente, paraquedismo
car-front: carros antigos, carros clássicos, limusine
lorry: guincho, reboque, caminhão, caminhões
crane bricks: terraplanagem, retroescavadeira, demolição, escavações
bricks: pedreiro, azulejos, azulejista, gesso, drywall, andaimes, reformas, porcelanato
drill toolbox: ferragens, ferramentas, loja de ferragens, marido de aluguel
curtains: toldos, persianas, cortinas, estores
window: janelas, vidraceiro, vidraçaria, caixilharia, esquadrias
door: portas, portas blindadas, portões automáticos
radiator: aquecimento, caldeiras, aquecedores
drum: aulas de bateria
violin: violino, aulas de violino
guitar: violão, aulas de violão, guitarra
saxophone: jazz, noite de jazz
accordion: acordeão, forró, sanfona
chess-pawn: xadrez
basketball: basquete, basquetebol
volleyball: vôlei, voleibol, vôlei de praia
goal-net: andebol
tennis: padel, beach tennis, tênis de quadra, ténis
gymnast: ginástica, trampolins, ginástica rítmica
target: dardos, paintball, tiro com arco
racing-car: kart, karting
billiard-ball: sinuca, bilhar
ticket: bingo, rifa, sorteio
jack-o-lantern: abóboras, halloween
chick: ~ páscoa, ovos de páscoa
rose: dia dos namorados, rosas
fireworks: fogos de artifício
castle: castelo
shisha: tabacaria, narguilé, charutos, vape
spirits-bottle: cachaça, gin, whisky, destilaria, licores
beer: cerveja artesanal, cervejaria, chopp, chope
meat-on-bone: churrasco, churrascaria, espetinho, rodízio, picanha
sausage: enchidos, linguiça, presunto
pie: salgados, coxinha, empada, salgadinhos, pastel, pastéis
cookie: bolachas, biscoitos, brigadeiros
candy: doces, balas, docinhos
chicken-leg: frango assado, churrasqueira, frango no churrasco, frango
cutlery: marmita, marmitas, marmitex, prato feito, petiscos, self-service
jar: a granel, compotas, conservas, geleias
strawberry: morangos
oyster: ostras, marisqueira
horse: equitação, cavalos, haras
cockroach: dedetização, desbaratização, controle de pragas
printer: gráfica, impressão 3d, cartões de visita, banners, panfletos
drone: drones, filmagem aérea
robot: robótica, inteligência artificial
shield laptop: cibersegurança, lgpd
chart-up: seo, investimentos, tráfego pago
scales: divórcio, advocacia, advogada, inventário, direito trabalhista
suitcase: malas
backpack: mochilas, material escolar
bikini: biquínis, moda praia, biquíni
high-heel: salto alto
wardrobe: guarda-roupas, roupeiros, móveis planejados, armários planejados
chair: estofador, cadeiras, reforma de sofá
frying-pan: panelas
kitchen-knife: amolador, facas
hammer-and-wrench: serralheria, serralheiro, solda
broom: faxina, diarista, faxineira, limpeza pós-obra, limpezas domésticas
fire-engine: bombeiros
sewing-needle: conserto de roupas, costureira, arranjos de costura, costura, bainha
birthday-cake: bolo de casamento, bolos, bolo, confeitaria, bolos de aniversário
plug: eletricista, eletricista residencial, instalações elétricas
candy: guloseimas
bus: excursão, excursões
cake-slice: pastéis de nata
open-book: ~ inglês, alemão, francês
chair: aluguel de mesas, mesas e cadeiras, aluguel de mesas e cadeiras
cutlery: garçom, garçonete, comida caseira
briefcase: ~ vaga, vagas, emprego
bouncy-castle: insufláveis, pula-pula
dining-table: mesa de jantar, mesas de jantar, mesa de madeira, mesas de madeira
wine grapes: vinícola, vinho, vinhos, adega
climber fir-tree: arvorismo, parque de aventura, tirolesa
jar: azeite, azeites, azeitonas, azeitona, lagar
dog bone: creche canina, creche para cães, hotel canino, adestramento, tosa, banho e tosa, daycare canino
lizard snake: répteis, terrário
swimmer: águas termais, termas, piscina aquecida
dancer musical-notes: forró, samba, aulas de samba
guitar: cavaquinho, viola caipira, ukulele, bandolim
lorry wastebasket: entulho
doughnut: churros, sonhos
kitchen-knife: afiação de facas
umbrella: guarda-chuva, guarda-chuvas
sofa sponge: lavagem de estofados, lavagem a seco, estofados, limpeza de sofás
`;
