/** Portuguese words for the home. Notation: word-list.ts. */
export const portugueseHome = `
advent-calendar: calendário do advento, calendários do advento, calendário de advento
air-conditioner: ar condicionado, climatização
air-fryer: airfryer, air fryer, fritadeira sem óleo, fritadeira elétrica
armchair: pufe
armchair chair: restauro de móveis, restauração de móveis
armchair sofa: estofos, tapeceiro, tapeçaria, reforma de sofá, poltronas
awning: toldo, toldos
bar-stool: banqueta alta, banquetas altas, banco de bar, bancos de bar, banqueta de bar, banquetas de bar, banco alto
bar-stool: bancos altos
basket: cesto de roupa
basket carrot: cabaz biológico, hortaliças, sacolão, hortifruti, frutas e verduras, legumes, orgânicos
basket carrot: mercearia biológica, verduras, hortifrúti, quitanda, frutas e legumes, cabaz hortícola
basket carrot: produtos biológicos, agricultura biológica, mercado biológico, produtos da terra, produtores locais
basket carrot: agricultura familiar
basket leaves: cestaria, vime
bath-bomb: bomba de banho, bombas de banho
bathtub: sais de banho
bathtub shower: remodelação de casas de banho, remodelação de casa de banho, reforma de banheiro
bathtub shower: banheira por base de duche, banheiro, casas de banho, banheiros, móveis de casa de banho
bed: beliche, beliches, quarto de bebê mobília
bed bellhop-bell: hotel, pousada, hostel, cama, camas, hotéis, pensão, pernoita, alojamento, alojamentos, hospedagem
bed bellhop-bell: rececionista, camareira, empregada de andares, meia pensão, suítes, estadia, motéis, albergue
bed key: colega de casa, república estudantil, vaga em república
bed key: ~ quartos
bedding: roupa de cama, jogo de cama, lençóis, lençol, edredom, edredons, edredão, edredões, travesseiro, travesseiros
bedding: almofada de dormir, fronhas, colcha, colchas, enxoval de cama, cama mesa e banho
bench: banco de jardim, bancos de jardim, banco de madeira, bancos de madeira
blanket cushion: manta, mantas, cobertor, cobertores, campanha do cobertor, campanha de cobertores
blender: liquidificador, liquidificadores, varinha mágica, robô de cozinha, robot de cozinha, robôs de cozinha
blender: processador de alimentos, eletroportáteis, bimby
blinds: persiana, persianas, estores, estore, venezianas, rolôs
boiler radiator: caldeira, caldeiras, esquentador, esquentadores, aquecedor a gás, termoacumulador, cilindro elétrico
boiler sun: termossifão, solar térmico, aquecedor solar, aquecimento solar
bookshelf books: estante, estantes, prateleiras
bow-and-arrow target: tiro com arco
broom bucket: diarista, diaristas, faxina, faxineira, faxinas, empregada doméstica
broom spray-bottle: limpeza, serviços de limpeza, empresa de limpeza, limpeza pós-obra, limpezas domésticas
broom spray-bottle: mulher-a-dias
broom wastebasket: mutirão, limpeza de praias, recolha de lixo, apanha de lixo, plogging
bucket: esfregona, mop
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
chimney fire: limpa-chaminés, limpeza de chaminés, chaminé, chaminés
chopping-board: tábua de cortar, tábuas de cortar, tábua de corte, tábuas de corte
clothes-airer: estendais, varal, varais, secador de roupa dobrável, estendal de roupa, estendal, varal de chão
conservatory: jardim de inverno, jardins de inverno, marquise envidraçada, varanda envidraçada, varandas envidraçadas
cooker-hood: exaustor, exaustores, coifa, coifas, limpeza de coifas, limpeza de exaustores, coifa industrial, hotte
cooker-hood: limpeza de hottes
cooking-pot: panela, panelas, panela de pressão, panelas de pressão, tacho, tachos, trem de cozinha, jogo de panelas
cooking-pot: panela de arroz
cot: berço, berços, cama de grades, quarto de bebê
crate: caixote de madeira, caixotes de madeira, caixa de madeira, caixas de madeira, engradado de madeira
crystals: cristais de quartzo, quartzo rosa, ametista, ametistas, pedras e cristais, cristais e minerais
crystals: cristaloterapia, drusa, drusas, geodo
curtains: cortinados
curtains window: mosquiteiras, cortinas
cushion: almofada, almofadas, têxteis lar, fronha de seda, fronha
desk office-chair: secretária ajustável, escrivaninha, escrivaninhas, móveis de escritório, móveis para escritório
desk office-chair: mesa de escritório
desk-lamp: candeeiro de pé
dining-table: toalha de mesa, guardanapos de pano, mesa de apoio
dining-table chair: mesa de jantar, mesas de jantar, mesa de madeira, mesas de madeira
dishwasher: lava-louça, máquina de lavar louça, máquinas de lavar louça, lava louças, máquina de lavar loiça
dishwasher: máquinas de lavar loiça, conserto de lava-louças, lava-louças
door: portas, portas blindadas
door balloon: portas abertas, dia aberto
door fence: serralharia, portão eletrônico
drainpipe droplet: desentupidora, desentupimento, desentupimentos, esgoto, esgotos, canos entupidos, desentupir canos
drainpipe droplet: ralo entupido, entupimento, desentupir, saneamento
driveway: entrada de garagem, entradas de garagem
dummy: chupeta, chupetas, prendedor de chupeta, chupetas personalizadas
electric-fan: ventilador, ventiladores, ventoinha, ventoinhas
fabric-roll thread: tecido, tecidos, tecidos a metro, tecidos por metro, retalhos, loja de tecidos
fence hammer: vedação, cercas de madeira, cercamento, vedações
fire-extinguisher: extintores, extintor
fireplace fire: lareira, lareiras, recuperadores de calor, recuperador de calor
first-aid-kit: primeiros socorros, curso de primeiros socorros, suporte básico de vida, desfibrilador, socorrista
first-aid-kit: socorrismo
fitted-kitchen: cozinhas por medida, cozinha por medida, cozinha planejada, cozinhas planejadas, móveis de cozinha
fitted-kitchen: armários de cozinha, cozinha sob medida, cozinhas sob medida, montagem de cozinhas
fitted-kitchen: remodelação de cozinhas, bancada, bancadas de cozinha, tampos de cozinha, cozinhas modernas, cozinhas
fitted-kitchen: cozinhas à medida, portas de cozinha, frentes de cozinha
floorboards: parquet, soalho, soalhos, pavimento flutuante, pavimentos flutuantes, piso laminado, piso vinílico
floorboards: assoalho, taco de madeira, deck de madeira, afagamento, raspagem de tacos, sinteco, chão flutuante
floorboards: piso flutuante
fridge: arca congeladora, arcas congeladoras, câmara frigorífica, câmaras frigoríficas
fridge wrench: geladeira, conserto de geladeira, geladeiras, refrigeração, frigorífico
garage-door: portão de garagem, portões de garagem, portas seccionadas
garden-hose: mangueira de jardim, mangueiras de jardim
garden-room: escritório de jardim, escritórios de jardim, escritório no jardim, estúdio de jardim
garden-shed: casa de jardim, abrigo de jardim, abrigos de jardim, barracão, casinha de madeira
garden-shed: casas de madeira para jardim
gas-cylinder fire: botija de gás, botijas de gás, botijão, botijão de gás, gás de cozinha, entrega de gás
gas-cylinder fire: garrafas de gás, gás ao domicílio
gate fence: portão, portões, portões automáticos, portão automático, portões eletrónicos
gear wrench: hidráulica industrial, fresagem, injeção de plástico, injeção plástica, rolamentos, engrenagens
gear wrench: peças metálicas, fundição, corte a laser, caldeiraria, metalomecânica, ferramentaria, retífica
gear wrench: operário fabril, operários, operador fabril, operador de produção, auxiliar de produção, metalúrgica
gear wrench: operador cnc, manutenção industrial, operador de máquinas
grandfather-clock: relógio de pé, relógio de pêndulo
gutter house: calha, calhas, caleiras, limpeza de caleiras, limpeza de calhas
hair-straightener: alisador de cabelo, alisadores de cabelo, prancha alisadora, chapinha, prancha de cabelo
hammer-and-wrench gear: serralheria
headstone: lápides, marmorista, mármores, marmoraria, campas
heat-pump radiator: bomba de calor, bombas de calor
high-chair: cadeira de refeição, cadeira alta para bebé, cadeira de alimentação, cadeirão de bebé
high-chair: cadeirinha de refeição
house-insulation: isolamento de telhados, isolamento, isolamento térmico, isolamentos, capoto, isolamento acústico
house-insulation: etics, isolamentos térmicos
incense: incenso, incensos, palo santo, varetas de incenso, defumador
insured-home shield: seguro residencial, seguro de casa, seguro habitação, seguro casa, seguro da casa, seguro para casa
insured-home shield: seguro multirriscos, multirriscos habitação, seguros de casa
iron: tábua de passar
iron t-shirt: engomadoria, passar a ferro, engomar, passadoria, ferro de engomar
kettle: chaleira, chaleiras, chaleira elétrica, jarro elétrico, fervedor
key padlock: abertura de cofres, abertura de portas, cópia de chaves, chaveiro, serralheiro, troca de fechaduras
light-bulb: iluminação, luzes decorativas, pisca-pisca
light-bulb plug: corte de energia, corte de luz
lock-and-key padlock: fechaduras, fechadura, cibersegurança, segurança informática
lock-and-key puzzle: escape room
lotion: dermatologista, protetor solar, creme hidratante, loção corporal, hidratante corporal
lotion serum-bottle: tratamentos faciais, tratamento de rosto, esfoliação, microagulhamento, anti-idade, antirrugas
lotion serum-bottle: acne, celulite, criolipólise, tratamento corporal, tratamentos corporais, radiofrequência
lotion serum-bottle: manchas na pele, psoríase, emagrecimento corporal, estética facial, estética corporal
lunch-box: lancheira, lancheiras
mattress bed: colchões, colchão, somier, estrado, estrados, almofadas e colchões
microwave: microondas, forno micro-ondas, forno de micro-ondas, conserto de micro-ondas, micro-ondas
moka-pot: cafeteira italiana, cafeteiras italianas, cafeteira moka
mortar: moedor de pimenta, porta-temperos
mouse-trap: ratos e baratas, controlo de ratos
mouse-trap cockroach: controlo de pragas, desratização, desinfestações
neon-sign: letreiro néon, letreiro neon, letreiros neon, letreiro de neon, letreiros de neon, letreiro em neon
neon-sign: placa de neon, placas de neon, néon personalizado, neon personalizado
office-chair desk: cadeira de escritório, cadeiras de escritório, cadeira ergonómica, cadeira gamer, cadeiras gamer
oven: forno, fornos, placa de indução, fogão, fogões, fritadeira
padlock: arrecadação, mini armazém
paint-roller bucket: pintor, pintura de casas, reformas, remodelações, tinta de parede, remodelação
paint-roller bucket: remodelação de casas, reforma de apartamento, reforma residencial, obras
paving trowel: calçada, calceteiro, calçada portuguesa, calçadas, calçamento, pavimentação de calçadas, bloquetes
paving trowel: bloquete, pavês, piso intertravado, paver
pergola house-with-garden: pérgola, pérgolas, pergolado, pergolados
pet-bed: cama para cachorro, camas para cachorro, camas para cães, cama para cães, caminha pet, caminhas pet
pet-bed: caminha para cachorro, cama pet, camas pet
piggy-bank coin: mealheiro, cofrinho, poupança, conta poupança, previdência privada, certificados de aforro, ppr
piggy-bank coin: depósito a prazo, depósitos a prazo, aposentadoria, reforma antecipada, fundos de pensões
piggy-bank coin: educação financeira, poupar, tesouro direto, planeamento da reforma
plug: carregador, carregador rápido, cabo de carregamento
plug lightning: eletricista, instalações elétricas, eletricista residencial, instalação elétrica, quadro elétrico
plug lightning: avarias elétricas, tomadas, tarifário de luz, luz e gás, eletricidade, energia elétrica
plug lightning: automação residencial, certificação elétrica
pressure-washer: lavagem a pressão, lavagem à pressão, máquina de lavar a pressão, limpeza de fachadas
radiator boiler: aquecimento, aquecimento central, aquecedores
radiator wrench: piso radiante, termoacumuladores e radiadores
razor: barbear
recycling: reciclagem
recycling car: sucata, compro sucata
recycling wastebasket: recolha de móveis, esvaziamento de casas, retirada de entulho, recolha de entulho doméstico
recycling wastebasket: esvaziar casas, ecoponto, limpeza de sótãos, lixo eletrônico, lixo eletrónico, desperdício zero
reed-diffuser: difusor de varetas, difusores de varetas, difusor de ambiente, difusores de ambiente
reed-diffuser: aromatizador de varetas
ride-on-mower: trator cortador de grama, trator corta-relva, tratores corta-relva, trator de jardim
robot-mower: robô cortador de grama, robot corta-relva, robots corta-relva, corta-relva robot
robot-vacuum: aspirador robô, aspiradores robô, robô aspirador, robôs aspiradores, aspirador robot
roof house: goteira no telhado, goteiras no telhado, goteira, goteiras, infiltração no telhado, infiltrações no telhado
roof house: telhado com infiltração, telhado a pingar, telhas, telhado, telhados, coberturas
rug: tapetes, tapete, carpetes, capacho
sack spade: composto orgânico, estrume, esterco, húmus, húmus de minhoca
sack wheat: rações, rações para animais, casa de ração, sementes agrícolas, moagem, farinha de trigo
safe padlock: cofre, cofres, caixa-forte, cofre para casa
saw: serra tico-tico
saw hammer: pérgulas, carpinteiro, marcenaria, marceneiro, carpintaria, móveis sob medida
screwdriver coffee: café de reparação
screwdriver toolbox: repair café
security-camera: alarmes, segurança, câmeras de segurança
security-camera shield: vigilância, cerca elétrica, videovigilância, câmaras de vigilância
sewing-machine: overloque
sewing-machine thread: máquina de costura, máquinas de costura
shield laptop: lgpd
shield security-camera: vigilantes, porteiro, porteiros, vigia
shield umbrella: seguro para, seguro de, seguros para, plano de saúde, planos de saúde, seguro viagem, convênio médico
shopping-cart basket: supermercado, mercearia, mercado
shopping-cart price-tag: repositor, repositores, atacarejo, mercadinho, empacotador
shower: duche, duches, base de duche, bases de duche, cabine de duche, box de banheiro, box de vidro, resguardo de duche
shower: banheira por duche, resguardos
shutters: portadas de madeira, venezianas de madeira, portadas interiores
snow-blower: soprador de neve, sopradores de neve
soap: sabonetes, sabonete, sabão, gel de banho, champô sólido, shampoo sólido
sofa: móveis, sofá, sofás, decoração, design de interiores, estofador
sofa armchair: cadeirão, impermeabilização de sofás
sofa bubbles: lavagem a seco de estofados, lavagem a seco de sofás, lavagem a seco de sofá
sofa sponge: lavagem de estofados, estofados, limpeza de sofás
solar-panel sun: energia solar, painéis solares, placas solares, fotovoltaico
sponge: panos de microfibra
spray-bottle bucket: vespeiro, vespeiros, limpeza de estofados, lavagem a alta pressão, desinfeção
spray-bottle cockroach: percevejos
squeegee window: limpeza de vidros, limpa vidros, lavagem de vidros, limpeza de janelas, limpador de vidros
staircase: escadas, escadas em madeira
staircase saw: escadas de madeira, escadas por medida
stand-mixer: batedeira planetária, amassadeira, batedeira, batedeiras
stove logs: salamandra, salamandras, salamandra a pellets, fogão a lenha
strimmer: roçadeiras, aparador de grama, aparadores de grama, roçadora, roçadoras, roçadeira, roçagem
strimmer: limpeza de terrenos
string-lights: cordão de luz, cordão de luzes, cordões de luz, varal de lâmpadas, varal de luzes, grinalda de luzes
string-lights: grinaldas de luzes, gambiarra de luzes
table-lamp: candeeiro de mesa, candeeiros de mesa, abajur, abajures, luminária de mesa, luminárias de mesa, abat-jour
table-lamp: candeeiro de mesa de cabeceira
tap droplet: corte de água, falta de água, interrupção do abastecimento
tap wrench: encanador, canalizador, hidráulica, vazamentos, caça vazamento, canalização, torneira, torneiras
tap wrench: fugas de água, fuga de água, lavatório, louças sanitárias
tiles trowel: ladrilhador, azulejos, azulejo, ladrilhos, pisos e revestimentos, azulejista, porcelanato, mosaicos
tiles trowel: pastilhas de vidro, piso cerâmico
toaster: torradeira, torradeiras
toilet: fossa, fossas
toolbox: jogo de chaves
toolbox hammer: ferragens, faz-tudo, marido de aluguel, ferramentas
toothbrush: escova de dentes, escovas de dentes, pasta de dentes, creme dental, escova de bambu
towel soap: toalha, toalhas, toalhas de banho
tv-aerial: antena de tv, antenas de tv, antena de televisão, antenista, instalação de antenas
vacuum-cleaner: aspiradores, aspirador, limpeza de alcatifas, limpeza de carpetes
vase: jarra decorativa, vaso decorativo, jarra, vaso de cerâmica
vase fire: vidro soprado
video-intercom door: interfone, interfones, videoporteiro, videoporteiros, porteiro eletrônico, porteiro eletrónico
video-intercom door: intercomunicador, intercomunicadores, controle de acesso, controlo de acessos, vídeo porteiro
wallpaper paint-roller: papéis de parede, aplicação de papel de parede, papel de parede
wardrobe: guarda-roupas, roupeiros, móveis planejados, armários planejados, roupeiros por medida, armários, armário
wardrobe: móveis por medida, cômoda
washing-machine: lavanderia, lavandaria, máquina de lavar, máquina de secar, lava e seca, linha branca, amaciante
washing-machine wrench: eletrodomésticos, reparação de eletrodomésticos
wastebasket recycling: recolha de resíduos, mutirão de limpeza, limpeza da praia, limpeza de praia, limpeza da mata
water-bottle: garrafa reutilizável, garrafas reutilizáveis, garrafa térmica, garrafas térmicas, garrafa de inox
water-bottle: garrafa de aço inoxidável
water-pump droplet: poço artesiano, poços artesianos, furo de água, furos de água, bomba de água, bombas de água
water-pump droplet: bomba d'água, perfuração de poços, captação de água
water-tank droplet: caixa d'água, caixas d'água, cisterna, cisternas, limpeza de caixa d'água, depósito de água
water-tank droplet: depósitos de água, reservatório de água
wheelie-bin: contentores de lixo, lixeira, lixeiras, caixote do lixo, coleta de lixo, limpeza de contentores
wheelie-bin recycling: recolha de monos, ecocentro, resíduos, lixo, coleta seletiva
wifi-router: fibra ótica, fibra óptica, internet fibra, internet banda larga, provedor de internet, roteador
window: janelas, vidraçaria, caixilharia, vidraceiro, esquadrias, vidro duplo, vidros duplos, marquise
window: serralharia de alumínio, envidraçamento, sacadas de vidro
wrench car: oficina de automóveis, oficina de carros, oficina auto, oficina mecânica, oficina de mecânica
wrench car: oficina de motos, mecânico, oficina, revisão do carro, funilaria, chapeação, autopeças, ipo, mecânica
wrench car: embraiagem, embreagem, amortecedores, correia de distribuição, escape, escapamento, chaparia, peças auto
wrench car: peças usadas, auto peças, revisão automóvel, auto elétrica, auto center, alinhamento
wrench car: alinhamento e balanceamento, injeção eletrônica, retífica de motores
`;
