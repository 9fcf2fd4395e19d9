/** Portuguese words for work, places and travel. Notation: word-list.ts. */
export const portugueseWorkAndTravel = `
abacus: ábaco, soroban
anvil hammer: ferreiro, forja, serralharia artística
ballot-box: eleições, referendo, orçamento participativo, eleições autárquicas, eleições municipais, vote na
ballot-box: vote no, vote em, vote por, autárquicas, legislativas, presidenciais, vote, vereador, vereadora
ballot-box: prefeito, prefeita, mesários, deputado, comício, assembleia eleitoral, presidente da junta
ballot-box: registo de eleitores, registo eleitoral, recenseamento eleitoral, título de eleitor, vá votar, votação
banknotes coin: crédito, empréstimo, financiamento, empréstimos, consignado, refinanciamento, renegociação de dívidas
banknotes coin: dívidas, antecipação de fgts, saque fgts, feirão limpa nome
blackboard: quadro-negro, lousa, lousas, quadro branco
blood-drop: doação de sangue, doar sangue, doe sangue, dádiva de sangue, dar sangue, doadores de sangue, hemocentro
blood-drop: banco de sangue, recolha de sangue, dê sangue, dador de sangue, dadores de sangue, doação de medula
books: guia de viagem
books open-book: clube de leitura, clube do livro, encadernação, encadernador, livraria, biblioteca, livros, livro
books open-book: feira do livro, manuais escolares, sebo, alfarrabista, quadrinhos, hora do conto
books open-book: contação de histórias, romance
books pencil: explicador, explicadora, centro de explicações, centro de estudos, aula particular
books pencil: professor particular, professora particular, apoio ao estudo, apoio escolar, aulas de apoio
books pencil: preparação para exames, trabalhos de casa
briefcase handshake: consultoria, consultoria empresarial, recrutamento, consultor
briefcase handshake: ~ vaga, vagas, emprego
briefcase handshake: feira de emprego, feira de empregos, feira do emprego, mutirão de emprego
calculator receipt: calculadora, calculadoras, abertura de empresa, processamento de salários, consultoria fiscal
calculator receipt: contabilista, contabilidade, contador, irs, impostos, imposto de renda
calculator receipt: declaração do imposto de renda, irpf, contadora, folha de pagamento, nota fiscal, mei
calculator receipt: abrir empresa, abertura de mei, faturação, consultoria contábil, auditoria, assessoria contábil
calculator receipt: fiscalidade, iva, solicitador contas, técnico de contas
calendar: calendário de parede, planner
card-terminal credit-card: maquininha de cartão, maquininha, maquininhas, máquina de cartão, terminal de pagamento
card-terminal credit-card: terminal multibanco, tpa, sistema pdv, pdv, caixa registadora, caixas registadoras
card-terminal credit-card: software de faturação pos, frente de caixa
chainsaw logs: motosserras, afiação de motosserras, motosserra
chart-up: consultor financeiro, investimentos, investimento, bolsa de valores, previdência, tráfego pago
cherry-picker: plataforma elevatória, plataformas elevatórias, caminhão cesto, plataforma tesoura, cesto aéreo
circuit-board: placa eletrônica, placas eletrônicas, circuito impresso, conserto de placas, componentes eletrônicos
coin magnifier: compra de moedas, numismática, penhores, velharias
combine-harvester: debulha
combine-harvester wheat: colheitadeira, colheitadeiras, ceifeira-debulhadora, ceifeira, colheita mecanizada, debulhadora
concrete-mixer bricks: betão, betão pronto, concreto, concreto usinado, betoneira, contrapiso, concretagem
crayon: livro de colorir, plasticina, massinha de modelar, canetinhas
crayon teddy-bear: infantário
crutch bone: ortopedista, prótese da anca, prótese do joelho, joelho, medicina desportiva, medicina do esporte
crutch bone: artrose, lesões desportivas
desktop-computer: monitor gamer
desktop-computer laptop: software, programa de gestão, sistema de gestão, crm, erp, código, programação
desktop-computer laptop: curso de programação, programador, criação de sites, web design, sites
drill: berbequim, furadeira, parafusadora, parafusadeira
drill toolbox: loja de ferragens
drone: drones, filmagem aérea, imagens aéreas, fotografia aérea
envelope: envelopes, cartas antigas
excavator crane: miniescavadora, miniescavadeira, mini escavadeira, escavadeira, retroescavadeira, escavadora
excavator crane: retroescavadora, terraplenagem
forklift: empilhadeira, empilhadeiras, empilhador, empilhadores
forklift pallet: operador de armazém, operadores de armazém, fiel de armazém, estoquista, conferente, almoxarife
forklift parcel: paletes usadas
fountain-pen document: papelaria
fountain-pen notebook: oficina de escrita
fountain-pen scroll: caligrafia
gavel: leiloeira, leilão, leilões
hydraulic-hose: mangueiras hidráulicas, mangueira hidráulica, tubos hidráulicos
laptop: websites, desenvolvimento web, loja online, lojas online, loja virtual, computador, computadores
laptop: portáteis, software de gestão, wordpress, teletrabalho, desenvolvedor, e-commerce, aplicações web
laptop screwdriver: assistência técnica de computadores, conserto de computador, conserto de notebook
laptop screwdriver: conserto de computadores, reparação de computadores, informática, curso online, cursos online
laptop screwdriver: webinar, coworking, notebook, manutenção de computadores, recuperação de dados
laptop screwdriver: reparação de portáteis, formatação de computador
lathe: torneiro mecânico, tornearia, usinagem, usinagem cnc, maquinação, torneamento, torno cnc, serralharia mecânica
lift: manutenção de elevadores, técnico de elevadores, assistência a elevadores
love-letter: postais de natal, papel de embrulho, cartões de felicitações
love-letter postbox: filatelia
love-letter ring: convites de casamento, convite de casamento
magnifier: detetive privado, detetive
magnifier chart-up: otimização de sites, google ads, agência seo, gestor de tráfego, estudo de mercado
megaphone chart-up: assembleia geral, reunião de moradores, assembleia de freguesia
megaphone chart-up: agência de publicidade, agência de marketing, marketing digital, seo, marketing
megaphone smartphone: redes sociais, gestão de redes sociais, influencer, influenciador, influenciadora digital
megaphone smartphone: publicidade online, agência de comunicação
megaphone speech-bubble: audiência pública, reunião de bairro, assembleia de moradores
newspaper: jornal local, jornal regional
notebook: bloco de notas
notebook pencil: apoio aos trabalhos de casa, sala de estudo, reforço escolar, ajuda nos tpc
open-book pencil: aulas particulares, curso de inglês, escola de idiomas, tradução, tradutor, explicações
open-book pencil: aulas de inglês
open-book pencil: ~ inglês, alemão, francês
paintbrush amphora: pintura em cerâmica, pintura em porcelana
paintbrush church: talha dourada, arte sacra, restauro de santos
paintbrush tiles: pintura de azulejos, pintura de azulejo, pintar azulejos, pintura em azulejo, workshop de azulejos
paintbrush tiles: azulejaria
pallet: palete, paletes, pallet, pallets, móveis de pallet
parcel: encomendas
parcel delivery-van: caixas de papelão, caixas de cartão, plástico bolha, fita de embalagem, caixas para mudança
parcel delivery-van: embalagens, embalagem
pen memo: abaixo-assinado, petição, petições, recolha de assinaturas, assine a petição
pen notebook: escrita criativa
pencil notebook: papelarias, regresso às aulas, volta às aulas, cadernos, canetas e cadernos, material de escritório
pencil notebook: lista escolar, estojos
pill mortar: parafarmácia, farmacêutico, farmacêutica, remédios
pill stethoscope: farmácia, suplementos, vitaminas
price-tag desk-lamp: feira da ladra, feira de velharias, feira de usados, feira de garagem, venda de garagem
price-tag desk-lamp: artigos usados
printer: gráfica, impressão, cartões de visita, impressão 3d, banners, panfletos
printer memo: tinteiros, tinteiro, toners, cartão de visita, folhetos, panfletagem, cartazes, faixas, autocolantes
printer memo: reclamos
printer paintbrush: letreiros, serigrafia, fachadas em acm, adesivos, comunicação visual
receipt card-terminal: ponto de venda, software pos
receipt laptop: programa de faturação, software de faturação, emissor de notas
receipt shopping-cart: operador de caixa, operadora de caixa, operadores de caixa, caixa de supermercado
road-roller: asfalto, asfaltamento, pavimentação, pavimentações, alcatrão, tapa-buraco, recapeamento
robot gear: robótica, inteligência artificial
rubber-stamp document: notário, notária, cartório, cartório notarial, carimbo, carimbos, tabelionato
satellite-dish television: antenas, antenista
scaffold ladder: andaime, andaimes, aluguer de andaimes, aluguel de andaimes
scales: advogado, advogados, advocacia, escritório de advocacia, advogada, divórcio, direito trabalhista
scales: direito do trabalho, trabalhista, solicitador, solicitadora, consultoria jurídica, apoio jurídico
scales: pensão alimentícia, direito de família, direito previdenciário, causas trabalhistas, benefício inss
scales: indemnização, inventário
scissors: kit de artesanato
scissors hair-comb: cabeleireiro, cabeleireira, salão de cabeleireiro, corte de cabelo, corte e barba, corte e escova
scissors hair-comb: mechas, corte masculino, coloração
scroll document: genealogia
scroll fountain-pen: herança, heranças, inventários, escritura, habilitação de herdeiros, partilhas
scroll fountain-pen: tradução juramentada, traduções juramentadas, tradução certificada, cidadania portuguesa
scroll fountain-pen: cidadania italiana
server: hospedagem de sites, alojamento web, servidores, data center, datacenter
set-square calculator: explicações de matemática
set-square ruler: topógrafo, certificado energético, topografia, arquiteto, arquitetura, escritório de arquitetura
set-square ruler: matemática, aulas de matemática
shipping-container: contentor marítimo, contentores marítimos, contêiner, contêineres, aluguel de container
shipping-container: casa container, frete marítimo
smartphone: telemóvel, telemóveis, celular, celulares, conserto de celular, smartphone, troca de tela, troca de ecrã
smartphone: ecrã partido, capinha, capinhas, tarifário móvel, plano móvel, telecomunicações, cartão sim, chip pré-pago
smartphone: recondicionados
smartphone: app, aplicativo, aplicativo de
smartphone laptop: desenvolvimento de aplicativos, desenvolvimento de apps, criação de aplicativos
speaker: colunas de som, aluguer de som, coluna bluetooth, colunas bluetooth, caixa de som, caixas de som, aparelhagem
speaker: aluguel de som, barra de som, sistema de som
speech-bubble: intercâmbio de línguas, troca de idiomas, terapeuta da fala, fonoaudiólogo, fonoaudiologia, fonoaudióloga
speech-bubble: terapia da fala
speech-bubble handshake: encontro com o presidente da câmara, encontro com o prefeito, gabinete aberto
speech-bubble microphone: gaguez, gagueira
speech-bubble open-book: inglês para, espanhol para, francês para, alemão para, curso de espanhol, aulas de espanhol
speech-bubble open-book: curso de línguas, português para estrangeiros, curso de português, tradutora, intercâmbio
speech-bubble open-book: intercâmbios, língua gestual, libras, instituto de línguas
spotlight: iluminação cénica, iluminação cênica, som e luz, som e iluminação, iluminação para eventos, técnico de luz
stethoscope: médico, consultório, hospital, pediatra
stethoscope hospital: reumatologista, reumatologia, gastroenterologista, gastroenterologia, endocrinologista
stethoscope hospital: endocrinologia, nefrologista, nefrologia, hematologista, hematologia, alergologista, alergista
stethoscope hospital: imunoalergologia, diálise, hemodiálise, proctologista, proctologia, cirurgião, cirurgiã
stethoscope hospital: cirurgia geral, cirurgia vascular, endoscopia, oncologia, varizes, angiologista, teleconsulta
stethoscope hospital: pediatria, urgências, posto de saúde, medicina do trabalho, exame admissional, rastreio
stethoscope hospital: novembro azul, mastologista
stethoscope stethoscope: ecografia, ultrassom
stethoscope: ~ clínica
syringe: vacinas, vacinação, botox, harmonização facial
syringe lotion: toxina botulínica, ácido hialurônico, preenchimento labial, preenchimento, cirurgia plástica
syringe lotion: lipoaspiração, bioestimulador, silicone mamário
telephone: central telefónica, centrais telefónicas, pabx, linha de apoio, atendimento telefónico
telephone older-person: teleassistência
telescope night-sky: astronomia, observação de estrelas
telescope star: observatório astronómico, observatório astronômico
test-tube: análises clínicas, laboratório, exames de sangue, análises ao sangue, exame de sangue, exames laboratoriais
test-tube: colheita de sangue, teste covid
welding-mask fire: soldador, soldadores, soldadura, serralheiro soldador, solda, curso de solda, serviços de soldadura
welding-mask fire: soldas
apartment-building key: t0 renovado, t1 renovado, t2 renovado, t3 renovado, t4 renovado, t0 com, t1 com, t2 com, t3 com
apartment-building key: t4 com, t0 para, t1 para, t2 para, t3 para, t4 para, t1 em, t2 em, t3 em, t4 em, t1 novo
apartment-building key: t2 novo, t3 novo, apartamento, apartamentos, apto, alugo apto, vendo apto, quitinete, kitnet, t0
apartment-building key: t1, t2, t3, t4
bank coin: banco
barber-pole razor: barbearia, barbeiro
bouncy-castle balloon: insufláveis, insuflável, castelo insuflável, brinquedos infláveis
bouncy-castle balloon: aluguel de brinquedos infláveis, infláveis, aluguel de brinquedos, cama elástica aluguel
bricks trowel: isolamento, demolições, calçada, capoto, impermeabilização, pladur, cantaria, pedra natural
bricks trowel: construção civil, pedreiro, construtora, construção, drywall, calceteiro, calçada portuguesa
bricks trowel: empreiteiro, estuque, fachada, reboco, alvenaria, ampliação de casas, mestre de obras, construir casa
bricks trowel: gesso
campervan campsite: autocaravana, autocaravanas, motorhome, motorhomes, aluguer de autocaravanas, carrinha camper
campervan campsite: camper van
caravan campsite: trailer
castle: castelo
church candle: semana santa, missa do galo, festa da padroeira, paróquia, catequese, procissão, novena, romaria
church candle: retiro espiritual, batizado, batizados, batismo, comunhão, primeira comunhão, crisma, procissões
church candle: peregrinações, culto, cultos, culto de domingo, vigília, estudo bíblico, vicentinos, via sacra
church candle: encontro de casais, ebd
circus-tent: circo, tendas
convenience-store key: loja para arrendar, arrenda-se loja, aluga-se loja, ponto comercial, loja para alugar
convenience-store key: sala comercial, trespasse, espaço comercial, trespassa-se, passo o ponto, loja comercial
crane bricks: terraplanagem, demolição, escavações
crane excavator: aluguer de gruas, camião grua, guindaste, guindastes
factory pallet: armazém industrial, armazém para arrendar, armazéns, pavilhão industrial, galpão, galpões
factory pallet: armazém para alugar
ferris-wheel: feira popular, roda gigante
house heart: família de acolhimento, famílias de acolhimento
house key: terreno à venda, imobiliária, imóveis, apê, aluga-se
house key: casas à venda, casa à venda, corretor de imóveis, financiamento imobiliário
house key: alojamento local, pousada de temporada, crédito habitação
house key: casas para arrendar, arrendamento, arrenda-se, studio mobilado, cobertura duplex
house key: agente imobiliário, imóvel, empreendimento imobiliário, condomínio fechado, administração de condomínios
house key: administradora de condomínios, crédito à habitação, crédito imobiliário, consórcio imobiliário
house key: casas pré-fabricadas, casas modulares, sobrados, vivendas, quinta à venda, aluguel por temporada
house key: residência estudantil, turismo de habitação
house location-pin: loteamento, loteamentos, lotes à venda, terreno para construção, sítio à venda
house snowy-mountain: chalé na montanha, chalés na serra, chalé na serra
house umbrella: seguro residencial, seguro de casa, seguro habitação
houses house: moradia, t2 para arrendar, sobrado
hut fir-tree: casas de madeira
market-stall basket: mercado de rua, feirinha, mercadinhos, artesanato, mercado de artesanato
market-stall carrot: banca na feira, barraca de feira, feirantes, feira livre, feira de artesanato
market-stall carrot: mercado de produtores, feira orgânica
marquee: tendas para eventos, aluguer de tendas, aluguel de tendas
museum: museu
nativity-crib: presépio, presépios, presépio vivo, exposição de presépios
office-building key: escritórios para arrendar, escritório para arrendar, escritórios, salas comerciais
office-building key: sala de reuniões, salas de reuniões, centro empresarial, escritório virtual, aluguel de sala
office-building key: edifício de escritórios
photo-booth: photobooth, cabine de fotos, cabine fotográfica, totem de fotos, espelho mágico
road-barrier: rua interditada, interdição de rua, corte de trânsito, rua cortada
road-barrier safety-vest: sinalização rodoviária, obras na estrada, sinalização viária
roller-coaster: parque de diversões, parque temático, montanha-russa
school backpack: ~ escola, colégio
school backpack: escola primária, escola secundária, ensino fundamental, ensino médio, matrículas abertas, matrículas
school backpack: escola bilíngue, escola montessori, festa da escola, associação de pais, reunião de pais
school backpack: transporte da escola, cantina da escola, ensino doméstico
silo: silo, silos, secador de grãos, silo bolsa
slide: parques infantis
stained-glass: vitral, vitrais, vitralista
swimming-pool hot-tub: termas, águas termais
swimming-pool swimmer: piscina verde, manutenção de piscinas, manutenção de piscina, limpeza de piscinas
swimming-pool swimmer: limpeza de piscina, piscineiro, construção de piscinas
swing slide: baloiço, baloiços, balanço infantil, parque infantil
tent: camping, acampamento, campismo, barraca, campo de férias, campos de férias, tenda de campismo, colónia de férias
tent: colônia de férias, saco-cama, colchonete, colchão insuflável
tent compass: escuteiros, escutismo, escoteiros, grupo escoteiro, lobitos, lobinhos, agrupamento de escuteiros
airplane suitcase: agência de viagens, viagens, viagem, voos, férias, passagens aéreas, excursão aérea, escapadinha
airplane suitcase: escapadinhas, tudo incluído, passagem aérea, milhas, turismo
airplane suitcase: lua de mel
anchor ship: carpintaria naval, estaleiro, estaleiro naval
bicycle: ciclismo, bicicleta, bicicletas, aluguel de bicicletas, bike, btt, passeio ciclista, pedal, pedalada
bicycle: ciclopasseio, passeio de btt, alforge
bicycle parcel: estafeta de bicicleta, entregador de bicicleta, entregas de bicicleta
bus: excursão, excursões, visita de estudo, visitas de estudo, passeio sénior
bus: fretamento, van escolar, bate e volta
bus books: biblioteca itinerante, bibliomóvel, biblioteca sobre rodas
canoe rower: remo, canoagem
canoe rower: barco dragão, barcos dragão
car bubbles: higienização interna, polimento de faróis, lavagem à mão, estética automotiva, lavagem detalhada
car bubbles: vitrificação, lava-jato, lavagem de carros, lava rápido, lavagem auto, lavagem automóvel
car bubbles: lavagem auto à mão, higienização automotiva, polimento automotivo, polimento, detalhe automóvel
car car-front: concessionária, carros usados, carros, carro, aluguel de carros, stand de automóveis, seminovos
car car-front: automóveis, automóvel, stand automóvel, locadora, concessionário, viaturas, viaturas usadas, tvde
car car-front: despachante, veículos usados
car key: ~ motorista, procura-se motorista
car location-pin: vagas de garagem, vaga de estacionamento
car tow-truck: ferro velho, ferro-velho, sucata de carros, desmanche, abate de veículos, compro carros acidentados
car wrench: bate-chapas, vidros de automóvel, inspeção automóvel, martelinho de ouro, insulfilm, película automotiva
car-front: limusine
car-front car: para-brisas, substituição de para-brisas, para-brisa, vidros automóvel, vidros auto
car-front ring: carros para casamentos, carro para casamento, carro para casamentos, aluguel de carro para noiva
car-front ring: carro da noiva
car-front shield: seguro auto, seguro automóvel, seguro de carro
carriage horse: carruagem, carruagens, passeio de charrete, charrete, charretes
charging-station car: carregador de carro elétrico, carregadores para carros elétricos, posto de carregamento, wallbox
charging-station car: carregador elétrico, carregadores elétricos
compass world-map: prova de orientação, corrida de orientação
cruise-ship: cruzeiro, cruzeiros, escuna
delivery-van lorry: carreto, fretes, carrinha, aluguer de carrinhas, estafeta, furgão, mudanças, mudança
delivery-van lorry: transportadora, entregas, frete, transporte de móveis, aluguel de van, distribuidor de encomendas
delivery-van lorry: montagem e transporte de móveis
fire-engine: bombeiros
food-truck takeaway-box: food truck, food trucks, foodtruck, roulote de comida
hearse: carro funerário, carro fúnebre
helicopter: helicóptero
hot-air-balloon: balonismo, passeio de balão, balão de ar quente
houseboat: casa flutuante, casas flutuantes, barco-casa, barco casa
jet-ski wave: jet ski, jetski, moto de água, motas de água, moto aquática
kayak: caiaque, caiaques, kayak, aluguer de kayaks, aluguel de caiaque, passeio de caiaque
kick-scooter: trotinetes, trotinete
lifebuoy wave: salva-vidas, socorros a náufragos
locomotive: ferromodelismo, comboio histórico, comboio de madeira, trenzinho de madeira
locomotive railway-car: comboio a vapor, maria fumaça
lorry: motorista categoria e, motorista carreteiro, motorista categoria d, motorista de pesados, motoristas de pesados
lorry: atrelados, caminhão, caminhões, camionistas, motorista internacional, camião, camiões, carreta
lorry car: reboque 24 horas, reboque 24h, guincho 24 horas
lorry delivery-van: mudanças com seguro, mudanças e transportes, mudanças e fretes, empresa de mudanças
lorry delivery-van: mudanças residenciais, mudanças baratas
lorry wastebasket: entulho
mantel-clock amphora: antiguidades, feira de antiguidades
minibus bus: autocarro, aluguer de autocarros, transporte escolar
mobility-scooter wheelchair: cadeira de rodas elétrica, cadeiras de rodas elétricas, scooter de mobilidade
mobility-scooter wheelchair: scooters de mobilidade
motor-boat anchor: fora de borda, motores fora de borda, motor de popa, motores de popa, voadeira
motor-boat wave: aluguel de barcos, barco, barcos, passeio de barco, aluguel de lancha, arrais
motor-boat wave: gaivotas a pedais, náutica
motor-scooter: motoboy, motofrete, entregas de mota, mototáxi
motorcycle: carta de mota, carta de moto, habilitação de moto, moto, motos, motocicletas
motorcycle wrench: revisão da mota
motorcycle-helmet motorcycle: capacete de moto, capacetes de moto, roupa de motociclista
paddleboard wave: stand up paddle, sup, aluguer de sup, paddle surf
parachute: voo de parapente, voos de parapente, salto de paraquedas, voo duplo, parapente, paraquedismo
parking-sign location-pin: estacionamento mensal, lugar de garagem, lugares de garagem, estacionamento aeroporto
parking-sign location-pin: mensalista, parqueamento, garagem para arrendar
passport camera: foto 3x4, fotos 3x4
passport suitcase: passaporte, fotos tipo passe, vistos
quad-bike: quadriciclo, quadriciclos, moto 4, moto4, passeio de quadriciclo, passeios de moto 4
roller-skate: patins
sailing-boat anchor: invernagem, antifouling, amarração, lugar de marina, velaria, iate, escola de vela, veleiro
skip: caçamba, caçambas, aluguel de caçamba, contentores de entulho, remoção de entulho, recolha de entulho
snow-plough: limpa-neves, limpeza de neve
spark-plug: velas de ignição
speedboat anchor: carta de marinheiro, carta de navegador, arrais amador, carta de patrão
steering-wheel car: aulas de condução, autoescola, auto escola, escola de condução, carta de condução
steering-wheel car: carteira de motorista, tire sua carteira, cnh, habilitação, primeira habilitação, aulas de direção
steering-wheel car: instrutor de condução
steering-wheel lorry: carta de pesados, cnh categoria c
stroller: cadeirinha para carro
stroller baby-bottle: carrinhos de bebé, carrinhos de bebê, cadeira auto, cadeiras auto, cadeirinha de carro
stroller baby-bottle: artigos de bebé, artigos para bebê, loja de bebés
suv mountain: moto quatro
tanker: limpa fossa, limpa-fossas, limpa fossas, fossa séptica, fossas sépticas, limpeza de fossas, caminhão pipa
tanker: carro pipa, camião cisterna, gasóleo de aquecimento, gasóleo ao domicílio
tipper-truck: caçamba basculante, basculante, areia e brita, brita, areia e pedra, inertes, camião basculante
tipper-truck: caminhão basculante
tow-truck car: pronto-socorro automóvel, guincho, guincho 24h, guinchos, assistência em viagem, auto socorro
tractor wheat: feira agrícola, quinta pedagógica, quintas pedagógicas, máquinas agrícolas, tratores, alfaias agrícolas
tractor wheat: fazenda, agricultura
trailer: reboque, reboques, aluguer de reboques
train locomotive: comboios miniatura
tyre wrench: pneus, pneu, troca de pneus, borracharia
vintage-car: aluguer de carros clássicos, aluguer de carro clássico, aluguel de carro antigo, aluguel de carros antigos
vintage-car: carro antigo, carros antigos, carros clássicos, automóveis antigos, clássicos automóveis
vintage-car: encontro de carros antigos, automóveis clássicos
watch: relógio, relógios, relojoaria
watch mantel-clock: relojoeiro
wheelchair crutch: cadeira de rodas, cadeiras de rodas, ortopedia
`;
