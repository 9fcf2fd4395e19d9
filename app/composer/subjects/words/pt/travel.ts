/** Portuguese words for travel. Notation: word-list.ts. */
export const portugueseTravel = `
airplane suitcase: agência de viagens, viagens, viagem, voos, férias, passagens aéreas, excursão aérea, escapadinha
airplane suitcase: escapadinhas, tudo incluído, passagem aérea, milhas, turismo, lua de mel
airplane palm-tree: ilha da Madeira
anchor ship: carpintaria naval, estaleiro, estaleiro naval
beach-hut: cabana de praia, cabanas de praia
bellhop-bell: rececionista, rececionistas
bicycle: ciclismo, bicicleta, bicicletas, aluguel de bicicletas, bike, btt, passeio ciclista, pedal, pedalada
bicycle: ciclopasseio, passeio de btt, alforge, passeio ciclístico, passeios ciclísticos, passeio de cicloturismo
bicycle parcel: entregas de bicicleta
bicycle-courier: estafeta de bicicleta, entregador de bicicleta, ciclo entregador, estafetas de bicicleta
brake-disc wrench: freios, pastilhas de freio, pastilhas de travão, discos de travão, discos de freio, travões
brake-disc wrench: freios e suspensão
bus: excursão, excursões, visita de estudo, visitas de estudo, passeio sénior, fretamento, van escolar, bate e volta
bus books: biblioteca itinerante, bibliomóvel, biblioteca sobre rodas
camping-stove: fogareiro de campismo, fogareiro de camping, fogão de campismo, fogareiros de campismo
canoe rower: remo, canoagem
car: carrinha familiar
car bubbles: higienização interna, polimento de faróis, lavagem à mão, estética automotiva, lavagem detalhada
car bubbles: vitrificação, lava-jato, lavagem de carros, lava rápido, lavagem auto, lavagem automóvel
car bubbles: lavagem auto à mão, higienização automotiva, polimento automotivo, polimento, detalhe automóvel
car car-front: concessionária, carros usados, carros, carro, aluguel de carros, stand de automóveis, seminovos
car car-front: automóveis, automóvel, stand automóvel, locadora, concessionário, viaturas, viaturas usadas, tvde
car car-front: despachante, veículos usados
car key: ~ motorista, procura-se motorista
car key: tsuru, gol trend, kia rio, gol g4, gol g5, gol g6, gol quadrado, vendo gol, vendo palio, fiat palio
car key: uno mille, vendo corsa, corsa 1.2, vendo celta, celta preto, manobrista, manobristas, valet para casamento
car key: valet para eventos
car location-pin: vagas de garagem, vaga de estacionamento
car tow-truck: ferro velho, ferro-velho, sucata de carros, desmanche, abate de veículos, compro carros acidentados
car wrench: bate-chapas, vidros de automóvel, inspeção automóvel, martelinho de ouro, insulfilm, película automotiva
car-battery wrench: baterias automotivas, bateria automotiva, baterias para carro, bateria para carro, bateria de carro
car-battery wrench: baterias auto, baterias de carro, troca de bateria, baterias e pneus, loja de baterias, baterias 24h
car-front car: vidros automóvel
car-front ring: carros para casamentos, carro para casamento, carro para casamentos, aluguel de carro para noiva
car-front ring: carro da noiva
car-seat: cadeirinha de carro, cadeirinhas de carro, cadeirinha para carro, bebê conforto, cadeira auto, cadeiras auto
car-seat: cadeira auto para bebé
cargo-bike: bicicleta de carga, bicicletas de carga, cargo bike, bike cargueira
cargo-tricycle: triciclo de carga, triciclos de carga, triciclo elétrico, triciclos elétricos
carriage horse: carruagem, carruagens, passeio de charrete, charrete, charretes, carroça, carroças
charging-station car: carregador de carro elétrico, carregadores para carros elétricos, posto de carregamento, wallbox
charging-station car: carregador elétrico, carregadores elétricos
compass world-map: prova de orientação, corrida de orientação
compass: peddy paper, peddypaper, rally paper, rali paper, gincana da escola, gincana escolar
cruise-ship: cruzeiro, cruzeiros
delivery-van lorry: carreto, fretes, carrinha, aluguer de carrinhas, estafeta, furgão, mudanças, mudança, transportadora
delivery-van lorry: entregas, frete, transporte de móveis, aluguel de van, distribuidor de encomendas
delivery-van lorry: montagem e transporte de móveis
dragon-boat: barco-dragão, barcos-dragão, barco dragão, dragon boat
engine-oil wrench: troca de óleo, mudança de óleo, óleo de motor, óleo do motor, óleo e filtro, óleo e filtros
engine-oil wrench: lubrificantes, óleos lubrificantes
exhaust: tubo de escape, tubos de escape, escapamento, escapamentos, catalisador automotivo, panela de escape
fire-engine: bombeiros
food-truck takeaway-box: food truck, food trucks, foodtruck, roulote de comida
fuel-pump: bomba de gasolina, bombas de gasolina, frentista, frentistas
hand-cart: carrinho de madeira, carroça de mão, carrinho de puxar, carrinhos de puxar
hang-glider: asa-delta, asas-delta, asa delta, voo de asa-delta, voo de asa delta
hearse: carro funerário, carro fúnebre
helicopter: helicóptero
hot-air-balloon: balonismo, passeio de balão, balão de ar quente
houseboat: casa flutuante, casas flutuantes, barco-casa, barco casa
inflatable-boat: bote inflável, botes infláveis, barco insuflável, barcos insufláveis, barco semirrígido
inflatable-boat: bote de borracha
insured-car shield: proteção veicular, seguro auto, seguro de carro, seguro automóvel, seguro de automóvel, seguros auto
insured-car shield: seguro para carro, seguro do carro, seguro de automóveis, seguros automóvel
jet-ski wave: jet ski, jetski, moto de água, motas de água, moto aquática
kayak: caiaque, caiaques, kayak, aluguer de kayaks, aluguel de caiaque, passeio de caiaque
kick-scooter: trotinetes, trotinete
lifebuoy: nadador-salvador, nadadores-salvadores
lifebuoy wave: salva-vidas, socorros a náufragos
limousine: limousine, limousines, limusine, limusines, aluguer de limousine, aluguel de limousine, aluguel de limusine
locomotive: ferromodelismo, comboio histórico, comboio de madeira, trenzinho de madeira
locomotive railway-car: comboio a vapor, maria fumaça
log-cabin: cabana de troncos, cabanas de troncos, casa de troncos, casas de troncos, chalé de troncos, cabana de toras
log-cabin: casa de toras, casas de toras, chalé, chalés, casa de madeira, casas de madeira
lorry: motorista categoria e, motorista carreteiro, motorista categoria d, motorista de pesados, motoristas de pesados
lorry: atrelados, caminhão, caminhões, camionistas, motorista internacional, camião, camiões, carreta
lorry car: guincho 24 horas
lorry delivery-van: mudanças com seguro, mudanças e transportes, mudanças e fretes, empresa de mudanças
lorry delivery-van: mudanças residenciais, mudanças baratas
lorry wastebasket: entulho
mantel-clock amphora: antiguidades, feira de antiguidades
minibus: carrinha 7 lugares, carrinha de 7 lugares, carrinha 9 lugares, carrinha de 9 lugares
minibus bus: autocarro, aluguer de autocarros, transporte escolar
mobility-scooter wheelchair: cadeira de rodas elétrica, cadeiras de rodas elétricas, scooter de mobilidade
mobility-scooter wheelchair: scooters de mobilidade
motor-boat anchor: fora de borda, motores fora de borda, motor de popa, motores de popa, voadeira
motor-boat wave: aluguel de barcos, barco, barcos, passeio de barco, aluguel de lancha, arrais, náutica
motor-scooter: motoboy, motofrete, entregas de mota, mototáxi, honda biz, biz 125, moto biz
motorcycle: carta de mota, carta de moto, habilitação de moto, moto, motos, motocicletas, trilha de moto, honda cg
motorcycle: trilhas de moto, motoclube, motoclubes, motard, motards, motas, passeio de mota, hornet, honda hornet
motorcycle: yamaha xt, yamaha fazer, yamaha mt
motorcycle wrench: revisão da mota
motorcycle-helmet motorcycle: capacete de moto, capacetes de moto, roupa de motociclista
motorcycle-helmet: capacete, capacetes
number-plate: matrículas automóvel, chapa de matrícula, chapas de matrícula, placa de carro, placa mercosul
number-plate: emplacamento, emplacamentos
onsen: onsen, onsens, termas japonesas, fonte termal japonesa
paddleboard wave: stand up paddle, sup, aluguer de sup, paddle surf
parachute: salto de paraquedas, voo duplo, paraquedismo
parking-sign location-pin: estacionamento mensal, lugar de garagem, lugares de garagem, estacionamento aeroporto
parking-sign location-pin: mensalista, parqueamento
passport suitcase: passaporte, vistos
quad-bike: quadriciclo, quadriciclos, moto 4, moto4, passeio de quadriciclo, passeios de moto 4
roller-skate: patins, patinagem, patinação
roof-box: mala de tejadilho, malas de tejadilho, bagageiro de teto, caixa de tejadilho, maleiro de teto
sailing-boat anchor: invernagem, antifouling, amarração, lugar de marina, velaria, iate, escola de vela, veleiro
sailing-boat: passeio de escuna, passeios de escuna, escuna, catamarã, catamarãs
shepherds-hut: cabana de pastor
skip: caçamba, caçambas, aluguel de caçamba, contentores de entulho, remoção de entulho, recolha de entulho
skip: disk entulho, disque entulho
snow-plough: limpa-neves, limpeza de neve
snowshoes: raquetes de neve, raquete de neve, caminhada com raquetes de neve
spark-plug: velas de ignição
speedboat anchor: carta de marinheiro, carta de navegador, arrais amador, carta de patrão
steering-wheel car: aulas de condução, autoescola, auto escola, escola de condução, carta de condução
steering-wheel car: carteira de motorista, tire sua carteira, cnh, habilitação, primeira habilitação, aulas de direção
steering-wheel car: instrutor de condução
steering-wheel lorry: carta de pesados, cnh categoria c
strandkorb: poltrona de praia em vime, strandkorb
stroller baby-bottle: carrinhos de bebé, carrinhos de bebê, artigos de bebé, artigos para bebê, loja de bebés
suitcase: malas
surfboard: prancha de surf, pranchas de surf, prancha de surfe, pranchas de surfe
suv mountain: moto quatro
suv: jipe, jipes, passeio de jipe, passeios de jipe, trilha 4x4, todo-o-terreno, todo o terreno, passeio TT
tanker: limpa fossa, limpa-fossas, limpa fossas, fossa séptica, fossas sépticas, limpeza de fossas, caminhão pipa
tanker: carro pipa, camião cisterna, gasóleo de aquecimento, gasóleo ao domicílio
taxi: transfer para, transfer aeroporto, transfers aeroporto
thermometer: termómetro, termómetros
three-wheel-van: Piaggio Ape, Ape Piaggio
tipper-truck: caçamba basculante, basculante, areia e brita, brita, areia e pedra, inertes, camião basculante
tipper-truck: caminhão basculante
tow-truck: reboque 24 horas, reboque 24h, reboque 24 h
tow-truck car: pronto-socorro automóvel, guincho, guincho 24h, guinchos, assistência em viagem, auto socorro
tractor wheat: feira agrícola, quinta pedagógica, quintas pedagógicas, máquinas agrícolas, tratores, alfaias agrícolas
tractor wheat: fazenda, agricultura
tractor: tratorista, tratoristas
traffic-cone: cone de trânsito, cones de trânsito, cone de sinalização, cones de sinalização
trailer: reboque, reboques, aluguer de reboques
train locomotive: comboios miniatura
tuk-tuk: tuk tuk, tuk-tuk, tuktuk, tuk tuks, passeio de tuk tuk, riquixá motorizado
tyre wrench: pneus, pneu, troca de pneus, borracharia
vintage-car: aluguer de carros clássicos, aluguer de carro clássico, aluguel de carro antigo, aluguel de carros antigos
vintage-car: carro antigo, carros antigos, carros clássicos, automóveis antigos, clássicos automóveis
vintage-car: encontro de carros antigos, automóveis clássicos, fusca, fusquinha
watch: relógio, relógios, relojoaria
watch mantel-clock: relojoeiro
wheelchair crutch: cadeira de rodas, cadeiras de rodas, ortopedia
wheelchair shower: cadeira de banho, cadeiras de banho
world-map: mapas antigos
`;
