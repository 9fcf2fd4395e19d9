/** Portuguese words for the home. Notation: word-list.ts. */
export const portugueseHome = `
air-conditioner: ar condicionado, climatização
air-fryer: airfryer, air fryer, fritadeira sem óleo, fritadeira elétrica
armchair: pufe
armchair chair: restauro de móveis, restauração de móveis
armchair sofa: estofos, tapeceiro, tapeçaria, reforma de sofá, poltronas
awning: toldo, toldos
basket: cesto de roupa
basket carrot: cabaz biológico, hortaliças, sacolão, hortifruti, frutas e verduras, legumes, orgânicos
basket carrot: mercearia biológica, verduras, hortifrúti, quitanda, frutas e legumes, cabaz hortícola
basket carrot: produtos biológicos, agricultura biológica, mercado biológico, produtos da terra, produtores locais
basket carrot: agricultura familiar, feira
basket leaves: cestaria, vime
bathtub: bombas de banho, sais de banho
bathtub shower: remodelação de casas de banho, remodelação de casa de banho, reforma de banheiro
bathtub shower: banheira por base de duche, banheiro, casas de banho, banheiros, móveis de casa de banho
battery: carregador rápido, carregador, cabo de carregamento
bed: beliche, beliches, quarto de bebê mobília
bed bellhop-bell: hotel, pousada, hostel, cama, camas, hotéis, pensão, pernoita, alojamento, alojamentos, hospedagem
bed bellhop-bell: rececionista, camareira, empregada de andares, meia pensão, suítes, estadia, motéis, albergue
bed key: colega de casa, república estudantil, vaga em república
bed key: ~ quartos
bedding: roupa de cama, jogo de cama, lençóis, lençol, edredom, edredons, edredão, edredões, travesseiro, travesseiros
bedding: almofada de dormir, fronhas, colcha, colchas, enxoval de cama, cama mesa e banho
bench: banco de jardim, bancos de jardim, banco de madeira, bancos de madeira
blanket cushion: manta, mantas, cobertor, cobertores, campanha do cobertor, campanha de cobertores
blender: liquidificador, liquidificadores, batedeira, batedeiras, varinha mágica, robô de cozinha, robot de cozinha
blender: robôs de cozinha, processador de alimentos, eletroportáteis, bimby
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
chair: cadeiras, aluguel de mesas, mesas e cadeiras, aluguel de mesas e cadeiras, empalhamento de cadeiras, banqueta
chair dining-table: móveis de jardim, mobiliário de jardim, mobiliário de exterior, espreguiçadeiras, bancos altos
chair dining-table: móveis para varanda
chandelier: lustre, lustres, candeeiros, luminárias
chimney fire: limpa-chaminés, limpeza de chaminés, chaminé, chaminés
cooker-hood: exaustor, exaustores, coifa, coifas, limpeza de coifas, limpeza de exaustores, coifa industrial, hotte
cooker-hood: limpeza de hottes
cooking-pot: panela, panelas, panela de pressão, panelas de pressão, tacho, tachos, trem de cozinha, jogo de panelas
cooking-pot: panela de arroz
cot: berço, berços, cama de grades, quarto de bebê
curtains: cortinados
curtains window: mosquiteiras, cortinas
cushion: almofada, almofadas, têxteis lar, fronha de seda, fronha
desk office-chair: secretária ajustável, escrivaninha, escrivaninhas, móveis de escritório, móveis para escritório
desk office-chair: mesa de escritório
desk-lamp: candeeiro de pé, abajur
dining-table: toalha de mesa, guardanapos de pano, mesa de apoio
dining-table chair: mesa de jantar, mesas de jantar, mesa de madeira, mesas de madeira
door: portas, portas blindadas
door balloon: portas abertas, dia aberto
door fence: serralharia, portão eletrônico
drainpipe droplet: desentupidora, desentupimento, desentupimentos, esgoto, esgotos, canos entupidos, desentupir canos
drainpipe droplet: ralo entupido, entupimento, desentupir, saneamento
dummy: chupeta, chupetas, prendedor de chupeta, chupetas personalizadas
electric-fan: ventilador, ventiladores, ventoinha, ventoinhas, ventilador de teto
fabric-roll thread: tecido, tecidos, tecidos a metro, tecidos por metro, retalhos, loja de tecidos
fence hammer: vedação, cercas de madeira, cercamento, vedações
fire-extinguisher: extintores, extintor
fireplace fire: lareira, lareiras, recuperadores de calor, recuperador de calor
first-aid-kit: primeiros socorros, curso de primeiros socorros, suporte básico de vida, desfibrilador, socorrista
first-aid-kit: socorrismo
fitted-kitchen: cozinhas por medida, cozinha por medida, cozinha planejada, cozinhas planejadas, móveis de cozinha
fitted-kitchen: armários de cozinha, cozinha sob medida, cozinhas sob medida, montagem de cozinhas
fitted-kitchen: remodelação de cozinhas, bancada, bancadas de cozinha, tampos de cozinha, cozinhas modernas
floorboards: parquet, soalho, soalhos, pavimento flutuante, pavimentos flutuantes, piso laminado, piso vinílico
floorboards: assoalho, taco de madeira, deck de madeira, afagamento, raspagem de tacos, sinteco, chão flutuante
floorboards: piso flutuante
fridge: arca congeladora, arcas congeladoras, câmara frigorífica, câmaras frigoríficas
fridge wrench: geladeira, conserto de geladeira, geladeiras, refrigeração, frigorífico
garage-door: portão de garagem, portões de garagem, portas seccionadas
garden-hose: mangueira de jardim, mangueiras de jardim
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
hammer-and-wrench gear: serralheria
headstone: lápides, marmorista, mármores, marmoraria, campas
heat-pump radiator: bomba de calor, bombas de calor
house-insulation: isolamento de telhados, isolamento, isolamento térmico, isolamentos, capoto, isolamento acústico
house-insulation: etics, isolamentos térmicos
incense: incenso, incensos, palo santo, varetas de incenso, defumador
insured-home shield: seguro residencial, seguro de casa, seguro habitação, seguro casa, seguro da casa, seguro para casa
insured-home shield: seguro multirriscos, multirriscos habitação, seguros de casa
iron: tábua de passar
iron t-shirt: engomadoria, passar a ferro, engomar, passadoria, ferro de engomar
kettle: chaleira, chaleiras, chaleira elétrica, jarro elétrico, fervedor
key padlock: abertura de cofres, abertura de portas, cópia de chaves, chaveiro, serralheiro, troca de fechaduras
light-bulb: iluminação, luzes decorativas, cordão de luzes, pisca-pisca
light-bulb plug: corte de energia, corte de luz
lock-and-key padlock: fechaduras, fechadura, cibersegurança, segurança informática
lock-and-key puzzle: escape room
lotion: depilação, dermatologista, protetor solar, creme hidratante, loção corporal, champô sólido, hidratante corporal
lotion: shampoo sólido
lotion serum-bottle: tratamentos faciais, tratamento de rosto, esfoliação, microagulhamento, anti-idade, antirrugas
lotion serum-bottle: acne, celulite, criolipólise, tratamento corporal, tratamentos corporais, radiofrequência
lotion serum-bottle: manchas na pele, psoríase, emagrecimento corporal, estética facial, estética corporal
mattress bed: colchões, colchão, somier, estrado, estrados, almofadas e colchões
mortar: moedor de pimenta, porta-temperos
mouse-trap: ratos e baratas, controlo de ratos
mouse-trap cockroach: controlo de pragas, desratização, desinfestações
office-chair desk: cadeira de escritório, cadeiras de escritório, cadeira ergonómica, cadeira gamer, cadeiras gamer
oven: micro-ondas, forno, fornos, placa de indução, fogão, fogões, fritadeira
oven dining-table: cozinhas
oven frying-pan: cozinhas à medida
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
soap: sabonetes, sabonete, sabão, gel de banho
sofa: móveis, sofá, sofás, decoração, design de interiores, estofador
sofa armchair: cadeirão, impermeabilização de sofás
sofa bubbles: lavagem a seco de estofados, lavagem a seco de sofás, lavagem a seco de sofá
sofa sponge: lavagem de estofados, lavagem a seco, estofados, limpeza de sofás
solar-panel sun: energia solar, painéis solares, placas solares, fotovoltaico
sponge: panos de microfibra
spray-bottle bucket: vespeiro, vespeiros, limpeza de estofados, lavagem a alta pressão, desinfeção
spray-bottle cockroach: percevejos
squeegee window: limpeza de vidros, limpa vidros, lavagem de vidros, limpeza de janelas, limpador de vidros
staircase: escadas, escadas em madeira
staircase saw: escadas de madeira, escadas por medida
stove logs: salamandra, salamandras, salamandra a pellets, fogão a lenha
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
vacuum-cleaner: aspiradores, aspirador, limpeza de alcatifas, limpeza de carpetes
vase: jarra decorativa, vaso decorativo, jarra, vaso de cerâmica
vase fire: vidro soprado
video-intercom door: interfone, interfones, videoporteiro, videoporteiros, porteiro eletrônico, porteiro eletrónico
video-intercom door: intercomunicador, intercomunicadores, controle de acesso, controlo de acessos, vídeo porteiro
wallpaper paint-roller: papéis de parede, aplicação de papel de parede, papel de parede
wardrobe: guarda-roupas, roupeiros, móveis planejados, armários planejados, roupeiros por medida, armários, armário
wardrobe: móveis por medida, cômoda
wardrobe oven: portas de cozinha, frentes de cozinha
washing-machine: lavanderia, lavandaria, máquina de lavar, lava-louças, máquina de secar, lava e seca, linha branca
washing-machine: amaciante
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
