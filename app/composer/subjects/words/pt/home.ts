/** Portuguese words for the home. Notation: word-list.ts. */
export const portugueseHome = `
advent-calendar: calendário do advento, calendários do advento, calendário de advento
air-conditioner: ar condicionado, climatização, climatizador, climatizadores
air-fryer: airfryer, air fryer, fritadeira sem óleo, fritadeira elétrica
angle-grinder: rebarbadora, rebarbadoras, esmerilhadeira, esmerilhadeiras, retificadora angular, lixadeira, lixadeiras
armchair: pufe, cadeirão relax, cadeirões relax
armchair chair: restauro de móveis, restauração de móveis, restauro móveis
armchair sofa: estofos, tapeceiro, tapeçaria, reforma de sofá, poltronas
awning: toldo, toldos
balcony: varanda, varandas, guarda-corpo de varanda, fechamento de varanda, envidraçamento de varanda
bar-stool: banqueta alta, banquetas altas, banco de bar, bancos de bar, banqueta de bar, banquetas de bar, banco alto
bar-stool: bancos altos
basket: cesto de roupa, piquenique comunitário, piqueniques
basket carrot: cabaz biológico, hortaliças, sacolão, hortifruti, frutas e verduras, legumes, orgânicos
basket carrot: mercearia biológica, verduras, hortifrúti, quitanda, frutas e legumes, cabaz hortícola
basket carrot: produtos biológicos, agricultura biológica, mercado biológico, produtos da terra, produtores locais
basket carrot: agricultura familiar
basket leaves: cestaria, vime
bath-bomb: bomba de banho, bombas de banho
bathtub: sais de banho
bathtub shower: remodelação de casas de banho, remodelação de casa de banho, reforma de banheiro
bathtub shower: banheira por base de duche, banheiro, casas de banho, banheiros, móveis de casa de banho
bean-bag: pufe pera, puff pera, pufes pera, pufe saco
bed: quarto de bebê mobília
bed bellhop-bell: hotel, pousada, hostel, cama, camas, hotéis, pensão, pernoita, alojamento, alojamentos, hospedagem
bed bellhop-bell: camareira, empregada de andares, meia pensão, suítes, estadia, motéis, albergue
bed key: colega de casa, república estudantil, vaga em república, quarto para estudante, quartos para estudantes
bed key: quarto para estudantes, quarto para raparigas
bed key: ~ quartos
bed mattress: cama box, camas box, cama hospitalar, camas hospitalares, cama articulada, camas articuladas
bed books: república de estudantes, repúblicas estudantis
bedding: roupa de cama, jogo de cama, lençóis, lençol, edredom, edredons, edredão, edredões, travesseiro, travesseiros
bedding: almofada de dormir, fronhas, colcha, colchas, enxoval de cama, cama mesa e banho, jogos de lençóis
bedding: jogo de lençóis
bench: banco de jardim, bancos de jardim, banco de madeira, bancos de madeira
blanket cushion: manta, mantas, cobertor, cobertores, campanha do cobertor, campanha de cobertores
blender: liquidificador, liquidificadores, varinha mágica, robô de cozinha, robot de cozinha, robôs de cozinha
blender: processador de alimentos, eletroportáteis, bimby
blinds: persiana, persianas, estores, estore, venezianas, rolôs
boiler radiator: caldeira, caldeiras, esquentador, esquentadores, aquecedor a gás, termoacumulador, cilindro elétrico
boiler sun: termossifão, solar térmico, aquecedor solar, aquecimento solar
bookshelf books: estante, estantes, prateleiras
bow-and-arrow target: tiro com arco
broom bucket: diaristas, faxina, faxinas, empregada doméstica
broom spray-bottle: limpeza, serviços de limpeza, empresa de limpeza, limpeza pós-obra, limpezas domésticas
broom spray-bottle: mulher-a-dias
broom wastebasket: mutirão, limpeza de praias, recolha de lixo, apanha de lixo, plogging
bubbles: festa da espuma, festas da espuma
bucket: esfregona, mop
bunk-bed: beliche, beliches, beliche infantil, cama beliche, camas beliche
bust: escultura, esculturas, estátuas, estátua, curso de escultura
candle: círios, velas, funerária, velas aromáticas
candle bouquet: limpeza de campas, limpeza de jazigos, cuidado de campas, limpeza de túmulos, manutenção de campas
candle bouquet: funerais, velório, plano funerário, finados, dia de finados
candle headstone: cremação
carport: carport, telheiro para carro, cobertura para carros, abrigo para carro
ceiling-fan: ventilador de teto, ventiladores de teto, ventoinha de teto, ventoinhas de teto, ventilador de tecto
chair: cadeiras, aluguel de mesas, mesas e cadeiras, aluguel de mesas e cadeiras, empalhamento de cadeiras, banqueta
chair dining-table: móveis de jardim, mobiliário de jardim, mobiliário de exterior, móveis para varanda
chandelier: lustre, lustres, candeeiros, luminárias
chest-of-drawers: gaveteiro, gaveteiros, cómoda de gavetas, cômoda com gavetas, camiseiro, cômoda de quarto
chest-of-drawers: cômoda infantil
chimney fire: chaminé, chaminés
chisel: formão, formões, goiva, goivas
chopping-board: tábua de cortar, tábuas de cortar, tábua de corte, tábuas de corte, tábua de carne, tábuas de carne
clothes-airer: estendais, varal, varais, secador de roupa dobrável, estendal de roupa, estendal, varal de chão
coal: carvão mineral, carvão de pedra, antracite
coal barbecue: carvão vegetal, carvão para churrasco
coat-stand: bengaleiro, bengaleiros, cabide de pé, mancebo cabide
coffee-table: mesa de centro, mesas de centro, mesa de apoio, mesas de apoio, mesa lateral
coffin: caixão, caixões, urnas e caixões, urna funerária, urnas funerárias
colour-swatches: coloração pessoal, análise de coloração, consultoria de cores, catálogo de cores, leque de cores
conservatory: jardim de inverno, jardins de inverno, marquise envidraçada, varanda envidraçada, varandas envidraçadas
conservatory window: fecho de varandas, fechos de varandas, marquise de alumínio, marquises de alumínio
cooker-hood: exaustor, exaustores, coifa, coifas, limpeza de coifas, limpeza de exaustores, coifa industrial, hotte
cooker-hood: limpeza de hottes
cooking-pot: panela, panelas, panela de pressão, panelas de pressão, tacho, tachos, trem de cozinha, jogo de panelas
cooking-pot: panela de arroz
cooking-pot gift: chá de panela, chá de cozinha
cot: berço, berços, cama de grades, quarto de bebê
crate: caixote de madeira, caixotes de madeira, caixa de madeira, caixas de madeira, engradado de madeira
crystals: cristais de quartzo, quartzo rosa, ametista, ametistas, pedras e cristais, cristais e minerais
crystals: cristaloterapia, drusa, drusas, geodo
cuckoo-clock: relógio cuco, relógios cuco, relógio de cuco, relógios de cuco
curtains: cortinados
curtains window: mosquiteiras, cortinas
cushion: almofada, almofadas, têxteis lar, fronha de seda, fronha
deckchair: espreguiçadeira de lona, cadeira de praia, cadeiras de praia, espreguiçadeiras de lona
desk office-chair: secretária ajustável, escrivaninha, escrivaninhas, móveis de escritório, móveis para escritório
desk office-chair: mesa de escritório
desk laptop: coworking, espaço de coworking, secretária, secretárias
desk-lamp: candeeiro de pé
dining-table: toalha de mesa, guardanapos de pano, roupa de mesa, roupas de mesa
dining-table chair: mesa de jantar, mesas de jantar, mesa de madeira, mesas de madeira
dishwasher: lava-louça, máquina de lavar louça, máquinas de lavar louça, lava louças, máquina de lavar loiça
dishwasher: máquinas de lavar loiça, conserto de lava-louças, lava-louças
door: portas, portas blindadas
door balloon: portas abertas, dia aberto
drainpipe droplet: desentupidora, desentupimento, desentupimentos, esgoto, esgotos, canos entupidos, desentupir canos
drainpipe droplet: ralo entupido, entupimento, desentupir, saneamento
drainpipe: canos e conexões, tubos e conexões, canos PVC, tubos PVC
driveway: entrada de garagem, entradas de garagem
dummy: chupeta, chupetas, prendedor de chupeta, chupetas personalizadas
electric-fan: ventilador, ventiladores, ventoinha, ventoinhas
fabric-roll thread: tecido, tecidos, tecidos a metro, tecidos por metro, retalhos, loja de tecidos
fence hammer: vedação, cercas de madeira, cercamento, vedações
fence: grades de ferro, grade de proteção, grades de proteção, grades para janelas, cerca concertina
fence: concertina de segurança, concertinas de segurança
fence lightning: cerca elétrica, cercas elétricas
fire-extinguisher: extintores, extintor
fireplace fire: lareira, lareiras, recuperadores de calor, recuperador de calor
first-aid-kit: primeiros socorros, curso de primeiros socorros, suporte básico de vida, socorrista
first-aid-kit: socorrismo
fitted-kitchen: cozinhas por medida, cozinha por medida, cozinha planejada, cozinhas planejadas, móveis de cozinha
fitted-kitchen: armários de cozinha, cozinha sob medida, cozinhas sob medida, montagem de cozinhas
fitted-kitchen: remodelação de cozinhas, bancada, bancadas de cozinha, tampos de cozinha, cozinhas modernas, cozinhas
fitted-kitchen: cozinhas à medida, portas de cozinha, frentes de cozinha
floorboards: parquet, soalho, soalhos, pavimento flutuante, pavimentos flutuantes, piso laminado, piso vinílico
floorboards: assoalho, taco de madeira, deck de madeira, afagamento, raspagem de tacos, sinteco, chão flutuante
floorboards: piso flutuante, deck, decks
footstool: apoio para os pés, banqueta para os pés, pufe estofado
fridge: arca congeladora, arcas congeladoras, câmara frigorífica, câmaras frigoríficas, arca frigorífica
fridge: arcas frigoríficas
fridge wrench: geladeira, conserto de geladeira, geladeiras, refrigeração, frigorífico
fuse-box: quadro elétrico, quadros elétricos, caixa de fusíveis, quadro de disjuntores
garage-door: portão de garagem, portões de garagem, portas seccionadas, garagem fechada, garagem para arrendar, garagens
garage-door: portão basculante, portões basculantes
garage-door parking-sign: aluga-se garagem
garden-gnome: gnomo de jardim, gnomos de jardim, anão de jardim, anões de jardim
garden-hose: mangueira de jardim, mangueiras de jardim, mangueira para jardim, mangueiras para jardim
garden-hose: mangueiras de rega, mangueira de rega
garden-room: escritório de jardim, escritórios de jardim, escritório no jardim, estúdio de jardim
garden-shed: casa de jardim, abrigo de jardim, abrigos de jardim, barracão, casinha de madeira
garden-shed: casas de madeira para jardim
gas-cylinder fire: botija de gás, botijas de gás, botijão, botijão de gás, gás de cozinha, entrega de gás
gas-cylinder fire: garrafas de gás, gás ao domicílio
gate fence: portão, portões, portões automáticos, portão automático, portões eletrónicos
gate garage-door: portão eletrônico, portões eletrônicos, portão eletrónico
gate welding-mask: serralheiro, serralheiros, serralheria, serralherias, serralharia, serralharias
gear wrench: hidráulica industrial, fresagem, injeção de plástico, injeção plástica, rolamentos, engrenagens
gear wrench: peças metálicas, fundição, corte a laser, caldeiraria, metalomecânica, ferramentaria, retífica
gear wrench: operário fabril, operários, operador fabril, operador de produção, auxiliar de produção, metalúrgica
gear wrench: operador cnc, manutenção industrial, operador de máquinas, câmbio automático, conserto de câmbio
gear lightning: eletromecânico, electromecânico, eletromecânica
grandfather-clock: relógio de pé, relógio de pêndulo
gutter house: calha, calhas, caleiras, limpeza de caleiras, limpeza de calhas
hair-straightener: alisador de cabelo, alisadores de cabelo, prancha alisadora, chapinha, prancha de cabelo
headstone: lápides, marmorista, mármores, marmoraria, campas, jazigo, jazigos, coveiro, coveiros
heat-pump radiator: bomba de calor, bombas de calor
high-chair: cadeira de refeição, cadeira alta para bebé, cadeira de alimentação, cadeirão de bebé
high-chair: cadeirinha de refeição, cadeira de papa, cadeira da papa, cadeirão de bebê
high-table: mesa bistrô, mesas bistrô, mesa alta de coquetel, mesas de coquetel, mesa de cocktail, mesas de cocktail
hina-dolls: bonecas hina, boneca hina, hinamatsuri
hot-water-bottle: botija de água quente, bolsa de água quente, bolsas de água quente, saco de água quente
house-insulation: isolamento de telhados, isolamento, isolamento térmico, isolamentos, capoto, isolamento acústico
house-insulation: etics, isolamentos térmicos
incense: incenso, incensos, palo santo, varetas de incenso, defumador
insured-home shield: seguro residencial, seguro de casa, seguro habitação, seguro casa, seguro da casa, seguro para casa
insured-home shield: seguro multirriscos, multirriscos habitação, seguros de casa
iron: ferro de passar, ferros de passar, engomadaria, engomadarias, passa-se a ferro
iron ironing-board: passadeira a domicílio, passadeira ao domicílio, passo roupa, passa-se roupa, passadoria
iron t-shirt: passar a ferro, engomar, ferro de engomar
ironing-board: passadeira de roupa, tábua de passar, tábuas de passar, tábua de engomar
ironing-board: serviço de engomadoria, engomadoria
kettle: chaleira, chaleiras, chaleira elétrica, jarro elétrico, fervedor
key padlock: abertura de cofres, abertura de portas, cópia de chaves, chaveiro, troca de fechaduras
key: porta-chaves
kitchen-sink: pia de cozinha, pias de cozinha, lavatório, lavatórios, cuba de cozinha
leaf-blower: soprador de folhas, sopradores de folhas
light-bulb: iluminação, luzes decorativas, pisca-pisca, fita LED, fitas LED, fita de LED, fitas de LED
light-bulb plug: corte de energia, corte de luz
lock-and-key padlock: fechaduras, fechadura, cibersegurança, segurança informática
lock-and-key puzzle: escape room
lotion: dermatologista, protetor solar, creme hidratante, loção corporal, hidratante corporal, champô, champôs, xampu
lotion: xampus, bronzeador, bronzeadores
lotion serum-bottle: tratamentos faciais, tratamento de rosto, esfoliação, microagulhamento, anti-idade, antirrugas
lotion serum-bottle: acne, celulite, criolipólise, tratamento corporal, tratamentos corporais, radiofrequência
lotion serum-bottle: manchas na pele, psoríase, emagrecimento corporal, estética facial, estética corporal
lotion serum-bottle: limpeza de pele, limpezas de pele
lunch-box: lancheira, lancheiras
mattress bed: colchões, colchão, somier, estrado, estrados, almofadas e colchões
meat-slicer: fatiador de frios, fatiadores de frios, cortador de frios, fatiadora, fatiadoras, fiambreira
microwave: microondas, forno micro-ondas, forno de micro-ondas, conserto de micro-ondas, micro-ondas
moka-pot: cafeteira italiana, cafeteiras italianas, cafeteira moka
mortar: moedor de pimenta, porta-temperos
mouse-trap: ratos e baratas, controlo de ratos
mouse-trap cockroach: controlo de pragas, desratização, desinfestações
nails: pregos, pregos de aço
neon-sign: letreiro néon, letreiro neon, letreiros neon, letreiro de neon, letreiros de neon, letreiro em neon
neon-sign: placa de neon, placas de neon, néon personalizado, neon personalizado, letreiro, letreiros, letra caixa
neon-sign: letras caixa, reclamo luminoso, reclamos luminosos
noren: noren, cortina noren, cortinas noren, cortina japonesa
nut-and-bolt: parafusaria, parafusarias
office-chair desk: cadeira de escritório, cadeiras de escritório, cadeira ergonómica, cadeira gamer, cadeiras gamer
oven: forno, fornos, placa de indução, fogão, fogões, fritadeira
padlock: arrecadação, mini armazém
paint-roller bucket: pintor, pintura de casas, reformas, remodelações, tinta de parede, remodelação
paint-roller bucket: remodelação de casas, reforma de apartamento, reforma residencial, obras, tinta para parede
paint-roller bucket: tintas para parede, tintas e vernizes, lata de tinta, latas de tinta
paint-roller house: pinto casas, pintamos casas
paper-roll: papel higiênico, papel higiénico
paving trowel: calçada, calceteiro, calçada portuguesa, calçadas, calçamento, pavimentação de calçadas, bloquetes
paving trowel: bloquete, piso intertravado, paver
pergola house-with-garden: pérgola, pérgolas, pergolado, pergolados
pet-bed: cama para cachorro, camas para cachorro, camas para cães, cama para cães, caminha pet, caminhas pet
pet-bed: caminha para cachorro, cama pet, camas pet
picnic-table: mesa de piquenique, mesas de piquenique, mesa de picnic
piggy-bank coin: mealheiro, cofrinho, poupança, conta poupança, previdência privada, certificados de aforro, ppr
piggy-bank coin: depósito a prazo, depósitos a prazo, aposentadoria, reforma antecipada, fundos de pensões
piggy-bank coin: educação financeira, poupar, tesouro direto, planeamento da reforma
pizza-oven: forno de pizza, fornos de pizza, forno para pizza
pliers: alicate, alicates
plug: carregador, carregador rápido, cabo de carregamento
plug lightning: eletricista, instalações elétricas, eletricista residencial, instalação elétrica
plug lightning: avarias elétricas, tomadas, tarifário de luz, luz e gás, eletricidade, energia elétrica
plug lightning: automação residencial, certificação elétrica, disjuntor, disjuntores
pressure-washer: lavagem a pressão, lavagem à pressão, máquina de lavar a pressão, limpeza de fachadas
radiator boiler: aquecimento, aquecimento central, aquecedores
radiator wrench: piso radiante, termoacumuladores e radiadores
razor: barbear, navalha
razor scissors: barba e cabelo, cabelo e barba, barba e bigode, barba terapia, barboterapia
recycling: reciclagem, tampinhas, recolha de tampinhas, tampinhas plásticas, tampinhas solidárias
recycling car: sucata, compro sucata
recycling wastebasket: recolha de móveis, esvaziamento de casas, retirada de entulho, recolha de entulho doméstico
recycling wastebasket: esvaziar casas, ecoponto, limpeza de sótãos, lixo eletrônico, lixo eletrónico, desperdício zero
reed-diffuser: difusor de varetas, difusores de varetas, difusor de ambiente, difusores de ambiente
reed-diffuser: aromatizador de varetas, difusor de aromas, difusores de aromas, aromatizador, aromatizadores
reed-diffuser: aromatizador de ambiente, aromatizadores de ambiente
rice-cooker: panela de arroz elétrica, panela elétrica de arroz, panelas elétricas de arroz, cozedor de arroz
ride-on-mower: trator cortador de grama, trator corta-relva, tratores corta-relva, trator de jardim
robot-mower: robô cortador de grama, robot corta-relva, robots corta-relva, corta-relva robot
robot-vacuum: aspirador robô, aspiradores robô, robô aspirador, robôs aspiradores, aspirador robot
rocking-chair: cadeira de balanço, cadeiras de balanço, cadeira de baloiço, cadeiras de baloiço
rolling-pin: rolo da massa, rolo de massa, rolos de massa, rolo de macarrão
roof house: goteira no telhado, goteiras no telhado, goteira, goteiras, infiltração no telhado, infiltrações no telhado
roof house: telhado com infiltração, telhado a pingar, telhas, telhado, telhados, coberturas
roof droplet: impermeabilização, impermeabilizações
rug: tapetes, tapete, carpetes, capacho
rug yarn: jogo de banheiro, jogos de banheiro
sack spade: composto orgânico, estrume, esterco, húmus, húmus de minhoca
sack wheat: rações, rações para animais, casa de ração, sementes agrícolas, moagem, farinha de trigo
sack: farinha de mandioca, farinha d'água
sack trowel: saco de cimento, sacos de cimento, cimento e areia
safe padlock: cofre, cofres, caixa-forte, cofre para casa
samurai-helmet: capacete samurai, capacete de samurai, capacetes de samurai, armadura samurai, kabuto
saw: tico-tico makita, serra tico-tico
saw hammer: pérgulas, carpinteiro, marcenaria, marceneiro, carpintaria, móveis sob medida
scratching-post: arranhador para gatos, arranhadores para gatos, árvore para gatos
screwdriver coffee: café de reparação
screwdriver toolbox: repair café
screwdriver wardrobe: montador de móveis, montadores de móveis, montagem de móveis, montar móveis, monto móveis
screwdriver wardrobe: monto roupeiros, monto guarda-roupa
security-camera: alarmes, segurança, câmeras de segurança, instalo câmeras, instalo câmaras
security-camera shield: vigilância, videovigilância, câmaras de vigilância
sewing-machine: overloque
sewing-machine thread: máquina de costura, máquinas de costura
sheet-mask: máscara facial, máscaras faciais, máscara de tecido, máscara facial em folha
shield laptop: lgpd
shield security-camera: porteiro, porteiros, vigia
shield umbrella: seguro para, seguro de, seguros para, plano de saúde, planos de saúde, seguro viagem, convênio médico
shoji: shoji, painel shoji, painéis shoji, porta shoji, portas shoji
shopping-cart basket: supermercado, mercearia, mercado
shopping-cart price-tag: repositor, repositores, atacarejo, mercadinho, empacotador
shower: duche, duches, base de duche, bases de duche, cabine de duche, box de banheiro, box de vidro, resguardo de duche
shower: banheira por duche, resguardos, box para banheiro
shutters: portadas de madeira, venezianas de madeira, portadas interiores
smoke-alarm: detetor de fumo, detetores de fumo, detector de fumaça, detectores de fumaça, alarme de fumo
smoke-alarm: alarme de incêndio
snow-blower: soprador de neve, sopradores de neve
soap: sabonetes, sabonete, sabão, gel de banho, champô sólido, shampoo sólido
soap sponge: detergente, detergentes
sofa: móveis, sofá, sofás, decoração, design de interiores, estofador
sofa armchair: cadeirão, impermeabilização de sofás
sofa bubbles: lavagem a seco de estofados, lavagem a seco de sofás, lavagem a seco de sofá
sofa sponge: lavagem de estofados, estofados, limpeza de sofás
sofa chair: mobiliário, mobília, mobílias
sofa droplet: impermeabilização de estofados
solar-panel sun: energia solar, painéis solares, placas solares, fotovoltaico
sponge: panos de microfibra
spray-bottle bucket: vespeiro, vespeiros, limpeza de estofados, lavagem a alta pressão, desinfeção
spray-bottle cockroach: percevejos
squeegee window: limpeza de vidros, limpa vidros, lavagem de vidros, limpeza de janelas, limpador de vidros
staircase: escadas, escadas em madeira
staircase saw: escadas de madeira, escadas por medida
stand-mixer: batedeira planetária, amassadeira, batedeira, batedeiras
stone-wall: muro de pedra seca, muros de pedra seca, muro de pedra, muros de pedra
stove logs: salamandra, salamandras, salamandra a pellets, fogão a lenha
strimmer: roçadeiras, aparador de grama, aparadores de grama, roçadora, roçadoras, roçadeira
strimmer: limpeza de terrenos, roçada de terreno, roçada de terrenos, roço terrenos, capina e roçada, roçada, roçagem
string-lights: cordão de luz, cordão de luzes, cordões de luz, varal de lâmpadas, varal de luzes, grinalda de luzes
string-lights: grinaldas de luzes, gambiarra de luzes
table-lamp: candeeiro de mesa, candeeiros de mesa, abajur, abajures, luminária de mesa, luminárias de mesa, abat-jour
table-lamp: candeeiro de mesa de cabeceira
tap droplet: corte de água, falta de água, interrupção do abastecimento
tap wrench: encanador, canalizador, hidráulica, vazamentos, caça vazamento, canalização, torneira, torneiras
tap wrench: fugas de água, fuga de água, bombeiro hidráulico, bombeiros hidráulicos
tape-measure: fita métrica, fitas métricas, trena, trenas
tiled-stove: fogão de azulejos, salamandra de azulejos, recuperador de massa, fogão de massa
tiles trowel: ladrilhador, azulejos, azulejo, ladrilhos, pisos e revestimentos, azulejista, porcelanato, mosaicos
tiles trowel: pastilhas de vidro, piso cerâmico
toaster: torradeira, torradeiras
toilet: fossa, fossas
toilet wrench: sanita, sanitas, autoclismo, autoclismos, louça sanitária, louças sanitárias, loiça sanitária
toilet wrench: loiças sanitárias
toolbox: jogo de chaves
toolbox hammer: ferragens, faz-tudo, marido de aluguel, ferramentas
toothbrush: escova de dentes, escovas de dentes, pasta de dentes, creme dental, escova de bambu
towel soap: toalha, toalhas, toalhas de banho
towel: atoalhados
tv-aerial: antena de tv, antenas de tv, antena de televisão, antenista, instalação de antenas
urn: urna cinerária, urnas cinerárias, urna para cinzas
vacuum-cleaner: aspiradores, aspirador, limpeza de alcatifas, limpeza de carpetes
vase: jarra decorativa, vaso decorativo, jarra, vaso de cerâmica, vaso de barro, vasos de barro
vase fire: vidro soprado
video-intercom door: interfone, interfones, videoporteiro, videoporteiros, porteiro eletrônico, porteiro eletrónico
video-intercom door: intercomunicador, intercomunicadores, controle de acesso, controlo de acessos, vídeo porteiro
wallpaper paint-roller: papéis de parede, aplicação de papel de parede, papel de parede
wardrobe: guarda-roupas, roupeiros, móveis planejados, armários planejados, roupeiros por medida, armários, armário
wardrobe: móveis por medida, cômoda
washing-machine: lavanderia, lavandaria, máquina de lavar, máquina de secar, lava e seca, linha branca, amaciante
washing-machine: tanquinho de lavar, conserto de tanquinho, máquina de lavar roupa, máquinas de lavar roupa
washing-machine wrench: eletrodomésticos, reparação de eletrodomésticos
wastebasket recycling: recolha de resíduos, mutirão de limpeza, limpeza da praia, limpeza de praia, limpeza da mata
water-bottle: garrafa reutilizável, garrafas reutilizáveis, garrafa térmica, garrafas térmicas, garrafa de inox
water-bottle: garrafa de aço inoxidável, garrafinha, garrafinhas, squeeze, squeezes
water-pump droplet: poço artesiano, poços artesianos, furo de água, bomba de água, bombas de água
water-pump droplet: bomba d'água, perfuração de poços, captação de água, bomba submersível, bombas submersíveis
water-pump droplet: bomba submersa, bombas submersas, furos artesianos, furo artesiano, furos de água
water-tank droplet: caixa d'água, caixas d'água, cisterna, cisternas, limpeza de caixa d'água, depósito de água
water-tank droplet: depósitos de água, reservatório de água
wheelie-bin: contentores de lixo, lixeira, lixeiras, caixote do lixo, coleta de lixo, limpeza de contentores
wheelie-bin recycling: recolha de monos, ecocentro, resíduos, lixo, coleta seletiva
wifi-router: fibra ótica, fibra óptica, internet fibra, internet banda larga, provedor de internet, roteador
window: janelas, vidraçaria, caixilharia, vidraceiro, esquadrias, vidro duplo, vidros duplos, marquise
window: serralharia de alumínio, envidraçamento, sacadas de vidro, insulfilm residencial
window: película de vidro residencial, película residencial
window-net: rede de proteção, redes de proteção, tela de proteção, telas de proteção, tela mosquiteira
window-net: telas mosquiteiras, rede mosquiteira, redes mosquiteiras, tela mosquiteiro, telas mosquiteiro
wood-pellets: pellets de madeira, saco de pellets, pellets para aquecimento, péletes
wrench car: oficina de automóveis, oficina de carros, oficina auto, oficina mecânica, oficina de mecânica
wrench car: oficina de motos, mecânico, oficina, revisão do carro, funilaria, chapeação, autopeças, ipo, mecânica
wrench car: embraiagem, embreagem, amortecedores, escape, chaparia, peças auto, correia de acessórios
wrench car: peças usadas, auto peças, revisão automóvel, auto elétrica, auto center, alinhamento, correia dentada
wrench car: alinhamento e balanceamento, injeção eletrônica, retífica de motores, bico injetor, bicos injetores
wrench car: suspensão e freios, suspensão automotiva, mudança da correia, mudança de correia, correia de distribuição
`;
