/** Portuguese words for the home, clothes and the body. Notation: word-list.ts. */
export const portugueseHomeAndWear = `
air-conditioner: ar condicionado, climatização
armchair: pufe
armchair chair: restauro de móveis, restauração de móveis
armchair sofa: estofos, tapeceiro, tapeçaria, reforma de sofá, poltronas
awning: toldo, toldos
basket: cesto de roupa
basket carrot: cabaz biológico, hortaliças, sacolão, hortifruti, frutas e verduras, legumes, orgânicos
basket carrot: mercearia biológica, verduras, hortifrúti, quitanda, frutas e legumes, cabaz hortícola
basket carrot: produtos biológicos, agricultura biológica, mercado biológico, produtos da terra
basket carrot: produtores locais, agricultura familiar, feira
basket leaves: cestaria, vime
bathtub: bombas de banho, sais de banho
bathtub shower: remodelação de casas de banho, remodelação de casa de banho, reforma de banheiro
bathtub shower: banheira por base de duche, banheiro, casas de banho, banheiros, móveis de casa de banho
battery: carregador rápido, carregador, cabo de carregamento, carregador portátil
bed: beliche, beliches, quarto de bebê mobília, edredão, edredom
bed bellhop-bell: hotel, pousada, hostel, cama, camas, hotéis, pensão, pernoita, alojamento, alojamentos
bed bellhop-bell: hospedagem, rececionista, camareira, empregada de andares, meia pensão, suítes, estadia, motéis
bed bellhop-bell: albergue
bed key: ~ quartos
bed key: colega de casa, república estudantil, vaga em república
bench: banco de jardim, bancos de jardim, banco de madeira, bancos de madeira
blanket cushion: manta, mantas, cobertor, cobertores, campanha do cobertor, campanha de cobertores
blinds: persiana, persianas, estores, estore, venezianas, rolôs
boiler radiator: caldeira, caldeiras, esquentador, esquentadores, aquecedor a gás, termoacumulador, cilindro elétrico
boiler sun: termossifão, solar térmico, aquecedor solar, aquecimento solar
bookshelf books: estante, estantes, prateleiras
bow-and-arrow target: tiro com arco
broom bucket: diarista, diaristas, faxina, faxineira, faxinas, empregada doméstica
broom spray-bottle: limpeza, serviços de limpeza, empresa de limpeza, limpeza pós-obra, limpezas domésticas
broom spray-bottle: mulher-a-dias
broom wastebasket: mutirão, limpeza de praias, recolha de lixo, apanha de lixo
broom wastebasket: plogging
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
iron: tábua de passar
iron t-shirt: engomadoria, passar a ferro, engomar, passadoria, ferro de engomar
key padlock: abertura de cofres, abertura de portas, cópia de chaves, chaveiro, serralheiro, troca de fechaduras
light-bulb: iluminação, luzes decorativas, cordão de luzes, pisca-pisca
light-bulb plug: corte de energia, corte de luz
lock-and-key: cofre
lock-and-key padlock: fechaduras, fechadura, cibersegurança, segurança informática
lock-and-key puzzle: escape room
lotion: depilação, depilação a laser, dermatologista, protetor solar, creme hidratante, loção corporal, champô sólido
lotion: hidratante corporal, shampoo sólido
lotion serum-bottle: tratamentos faciais, tratamento de rosto, esfoliação, microagulhamento, anti-idade, antirrugas
lotion serum-bottle: acne, celulite, criolipólise, tratamento corporal, tratamentos corporais, radiofrequência
lotion serum-bottle: manchas na pele, psoríase, emagrecimento corporal, estética facial, estética corporal
mattress bed: colchões, colchão, roupa de cama, somier, estrado, estrados, almofadas e colchões, edredões, edredons
mattress bed: lençóis, travesseiros
mortar: moedor de pimenta, porta-temperos
mouse-trap: ratos e baratas, controlo de ratos
mouse-trap cockroach: controlo de pragas, desratização, desinfestações
office-chair desk: cadeira de escritório, cadeiras de escritório, cadeira ergonómica, cadeira gamer, cadeiras gamer
oven: micro-ondas, forno, fornos, placa de indução, fogão, fogões, fritadeira, fritadeira sem óleo, air fryer
oven dining-table: cozinhas
oven frying-pan: cozinhas à medida
padlock: guarda-móveis, self storage, armazenamento de móveis, arrecadação, arrecadações, mini armazém
paint-roller bucket: pintor, pintura de casas, reformas, remodelações, papel de parede, tinta de parede, remodelação
paint-roller bucket: remodelação de casas, reforma de apartamento, reforma residencial, obras
pergola house-with-garden: pérgola, pérgolas, pergolado, pergolados
piggy-bank coin: mealheiro, cofrinho, poupança, conta poupança, previdência privada, certificados de aforro, ppr
piggy-bank coin: depósito a prazo, depósitos a prazo, aposentadoria, reforma antecipada
piggy-bank coin: fundos de pensões, educação financeira, poupar
piggy-bank coin: tesouro direto, planeamento da reforma
plug lightning: gerador, geradores, aluguer de geradores, eletricista, instalações elétricas, eletricista residencial
plug lightning: instalação elétrica, quadro elétrico, avarias elétricas, tomadas, tarifário de luz, luz e gás
plug lightning: eletricidade, energia elétrica, automação residencial, certificação elétrica
pressure-washer: lavagem a pressão, lavagem à pressão, máquina de lavar a pressão, limpeza de fachadas
radiator boiler: aquecimento, aquecimento central, aquecedores
radiator wrench: piso radiante, termoacumuladores e radiadores
razor: barbear
razor lotion: laser díodo, fotodepilação
recycling: reciclagem
recycling car: sucata, compro sucata
recycling wastebasket: recolha de móveis, esvaziamento de casas, retirada de entulho, recolha de entulho doméstico
recycling wastebasket: esvaziar casas, ecoponto, limpeza de sótãos, lixo eletrônico, lixo eletrónico, desperdício zero
roof house: goteira no telhado, goteiras no telhado, goteira, goteiras, infiltração no telhado
roof house: infiltrações no telhado, telhado com infiltração, telhado a pingar, telhas, telhado, telhados
roof house: isolamento de telhados, coberturas
rug: tapetes, tapete, carpetes, capacho
sack spade: composto orgânico, estrume, esterco, húmus, húmus de minhoca
sack wheat: rações, rações para animais, casa de ração, sementes agrícolas, moagem, farinha de trigo
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
shield umbrella: seguro para, seguro de, seguros para, plano de saúde, planos de saúde, seguro viagem
shield umbrella: proteção veicular, convênio médico
shopping-cart basket: supermercado, mercearia, mercado
shopping-cart price-tag: repositor, repositores, atacarejo, mercadinho, empacotador
shower: duche, duches, base de duche, bases de duche, cabine de duche, box de banheiro, box de vidro
shower: resguardo de duche, banheira por duche, resguardos
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
toilet: banheiros químicos, banheiro químico, casas de banho portáteis, wc portáteis, sanitários portáteis, fossa
toilet: fossas
toolbox: jogo de chaves
toolbox hammer: ferragens, faz-tudo, marido de aluguel, ferramentas
toothbrush: escova de dentes, escovas de dentes, pasta de dentes, creme dental, escova de bambu
towel: roupão
towel soap: toalha, toalhas, toalhas de banho, roupões
vacuum-cleaner: aspiradores, aspirador, limpeza de alcatifas, limpeza de carpetes
vase: jarra decorativa, vaso decorativo, jarra, vaso de cerâmica
vase fire: vidro soprado
wardrobe: guarda-roupas, roupeiros, móveis planejados, armários planejados, roupeiros por medida, armários, armário
wardrobe: móveis por medida, cômoda
wardrobe oven: portas de cozinha, frentes de cozinha
washing-machine: lavanderia, lavandaria, máquina de lavar, lava-louças, máquina de secar, lava e seca, linha branca
washing-machine: amaciante
washing-machine wrench: eletrodomésticos, reparação de eletrodomésticos
wastebasket recycling: recolha de resíduos
wastebasket recycling: mutirão de limpeza, limpeza da praia, limpeza de praia, limpeza da mata
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
wrench car: oficina de motos, mecânico, oficina, troca de óleo, revisão do carro, funilaria, mudança de óleo
wrench car: chapeação, autopeças, freios, ipo, mecânica, travões, pastilhas de travão, embraiagem
wrench car: embreagem, amortecedores, correia de distribuição, escape, escapamento, chaparia, peças auto, peças usadas
wrench car: auto peças, revisão automóvel, auto elétrica, auto center, alinhamento, alinhamento e balanceamento
wrench car: injeção eletrônica, retífica de motores
anatomical-heart stethoscope: eletrocardiograma, hipertensão, enfarte, doação de órgãos, avc, rastreio cardiovascular
apron chef-hat: avental, aventais
baby-bodysuit: roupa de bebê, roupa de bebé, roupas de bebê, roupa infantil, roupas infantis, enxoval de bebê, enxoval
baby-bodysuit: moda infantil, roupa de criança, roupinhas, macacão de bebê
backpack pencil: mochilas, material escolar
bangles: pulseira, pulseiras, bracelete, braceletes
bikini: biquínis, moda praia, biquíni, fatos de banho
blouse: camisa de linho
blouse dress: blusa, blusas, camisas de senhora, camisas femininas
boot: botins, bota, galochas, botas de cano alto, calçado de segurança, botas de trabalho, botina, botinas
bra: lingerie, sutiã, sutiãs, moda íntima, soutien, soutiens, roupa íntima, corpete
braid hair-comb: tranças, trancista, tranças africanas, box braids, trança nagô, tranças nagô, dreads, trançadeira
brain speech-bubble: psiquiatra, psiquiatras, psiquiatria, psicólogo, psicóloga, psicoterapia, terapia, hipnoterapia
brain speech-bubble: saúde mental, psicanálise, ansiedade, setembro amarelo
briefs: roupa interior
clothes-hanger: estendal, varal de chão, cabideiro
clothes-hanger coat: tinturaria, lavandaria a seco, roupa em segunda mão, brechó, brechós, bazar de roupas
clothes-hanger coat: roupas usadas, cabides, recolha de roupa, doação de roupas, doação de roupa
clothes-hanger coat: loja social de roupa, engomadoria e limpeza
coat: casaco, casacos, jaquetas, blusão, blusões, sobretudo, sobretudos, impermeável, kispo
coat: corta-vento, capa de chuva
coat scarf: campanha do agasalho, agasalhos, roupa de inverno, roupas de inverno, roupa quente
crown: reis magos, cortejo de reis
diamond magnifier: minerais, gemas
diamond ring: colares, colar, gargantilha, gargantilhas, pingente, pingentes, em prata, prata 925, joalheria, joias
diamond ring: joalharia
dress: saia, saias, roupas femininas, plus size, loja de roupas, loja de roupa, pronto-a-vestir
dress handbag: moda, roupa feminina, vestidos, vestido, roupas, boutique
dress-shoe: sapateiro
ear stethoscope: otorrinolaringologista, otorrino, otorrinolaringologia, otorrinos
earrings diamond: brinco, brincos
earrings ring: furar orelhas
eye glasses: cirurgia a laser aos olhos, laser aos olhos, cirurgia ocular a laser, cirurgia refrativa, catarata
eye glasses: exame de vista, exame à visão, exame de visão, rastreio visual, optometria
eyelashes eye: extensão de cílios, cílios, pestanas, sobrancelhas, extensões de pestanas
flat-shoe: pantufas, pantufa, chinelos de quarto, sabrinas, sapatilhas femininas rasas, chinelos
foot dress-shoe: palmilhas, calçado ortopédico, podóloga, palmilhas ortopédicas, podólogo
foot lotion: podologia, podologista, unha encravada, calista
glasses eye: ótica, óculos, lentes de contato, oftalmologista, óptica, armações, lentes progressivas, multifocais
graduation-cap books: universidade, faculdade, curso técnico, vestibular, enem, cursinho, concurso público
graduation-cap books: concursos públicos, preparatório para concursos, faculdades, mestrado, mestrados, pós-graduação
graduation-cap books: doutoramento, graduação ead, ead, ensino superior, bolsa de estudo, bolsas de estudo
graduation-cap books: curso profissional, cursos profissionais, formação profissional, curso profissionalizante
graduation-cap books: cursos profissionalizantes, supletivo, eja, jovem aprendiz, estágios
graduation-cap books: escola profissional, efa, centro qualifica, orientação vocacional, colação de grau
graduation-cap books: workshop certificado, ensino secundário recorrente
hair-comb: pente de madeira
hair-comb scissors: extensões, mega hair, madeixas, penteado, penteados, penteados de noiva
hair-comb scissors: penteado de noiva, corte feminino, corte e brushing, selagem, queda de cabelo
hair-comb scissors: hidratação capilar, tranças e penteados
hair-dryer: prancha de cabelo, chapinha
hair-dryer hair-comb: escova progressiva, progressiva, escova, alisamento, brushing, secador de cabelo, botox capilar
hair-dryer hair-comb: queratina
hand-fan: leques
handbag: bolsas, bolsa, malas, carteiras
headscarf: hijab, lenço islâmico, abaya
hearing-aid: aparelhos auditivos, aparelho auditivo, aparelho de audição, rastreio auditivo, exame de audição
hearing-aid: audiologia, perda auditiva
heart handshake: doações, voluntariado, voluntários, vítimas dos incêndios, vítimas das cheias, vítimas das enchentes
heart handshake: enchentes, cheias, doe agora, vaquinha, vaquinha online, ong, ipss, jantar solidário
heart handshake: ajuda humanitária, almoço beneficente, apadrinhe uma criança, apadrinhamento, cruz vermelha
heart handshake: sem-abrigo, moradores de rua, consignação irs, gala solidária, angariação de fundos, ação solidária
heart handshake: ação social, rifa solidária, acolhimento familiar, causa solidária, doação
henna-hand: henna, tatuagem de henna, hena
high-heel: salto alto
hiking-boot: trilhas, caminhadas, trekking, caminhada
hiking-boot walker: trilho, trilhos, percurso pedestre, percursos pedestres, pedestrianismo, marcha solidária
hiking-boot walker: rota pedestre
hoodie t-shirt: moletom, moletons, sweatshirts, camisolas com capuz, hoodies
jeans: calças de ganga, leggings, fato de treino, jardineiras, calças de trabalho, gangas
jumper scarf: suéter, suéteres, camisola de lã, camisolas de lã, malhas, pulôver, blusa de lã, blusas de lã, tricô
lipstick: protetor labial
lipstick nail-polish: salão de beleza, esteticista, maquiagem, maquilhagem, cosméticos, estética
lipstick serum-bottle: limpeza de pele, tratamentos de rosto
lungs stethoscope: pneumologista, pneumologia, asma, deixar de fumar, parar de fumar, cessação tabágica, bronquite
nail-polish: manicure, unhas, pedicure, esmalteria, verniz gel, esmaltação em gel, nail designer
nappy baby: fralda, fraldas, fraldas reutilizáveis, fraldas ecológicas, bolo de fraldas, chá de fraldas
necklace: bijuteria, bijuterias, joias de prata, semijoias, joias artesanais, colar de pérolas, semi-joias
necklace: fios de ouro
necktie: camisas, fatos
perfume: perfume, perfumes, perfumaria, desodorizante sólido, aromatizador
prayer-beads ring: joias de âmbar
prosthetic-leg: próteses de perna, prótese de perna, próteses ortopédicas
ring: anéis
ring bouquet: casamento, casamentos, alianças, noivado, feira de noivos, noivos
ring diamond: compro ouro, compramos ouro, compra de ouro, venda o seu ouro, jóias, ouro usado, ourives
ring diamond: relojoaria e ourivesaria
rollator: andarilho, andarilhos, andador para idosos
safety-vest: vestuário de trabalho, uniformes, roupas de trabalho, epi
safety-vest lab-coat: fardas, fardamento, roupa de trabalho
sandal: sandálias, sandália, alpercatas, rasteirinhas, socas
scarf: lenço de seda
scrubs: pijama cirúrgico, pijamas cirúrgicos, uniformes hospitalares, fardas hospitalares, fardas médicas, scrubs
serum-bottle: óleo de barba, óleo para barba
serum-bottle lotion: sérum, cuidados com a pele, creme facial, skincare
shopping-bags handshake: lojista, assistente de loja
shopping-bags price-tag: ~ saldos, liquidação, outlet, bazar, promoção
shopping-bags price-tag: segunda mão, em segunda mão
shopping-bags price-tag: queima de estoque
sneaker: tênis, sapatos, sapataria, calçados, sapatilhas, calçado
socks: meias, peúgas
spine: fisioterapia, fisioterapeuta, osteopata, quiropraxia, osteopatia, dor nas costas, rpg postural, coluna
spine: reabilitação física, hérnia discal, fisiatria, hérnia de disco
suit necktie: fato de noivo, fatos de noivo, fatos por medida, terno, ternos, aluguel de ternos, traje de noivo
suit necktie: alfaiataria, smoking, moda masculina, roupa social masculina
t-shirt: camisola de dormir, estampagem, camisas polo, uniformes personalizados, roupa personalizada
t-shirt: fardas personalizadas
t-shirt backpack: uniforme escolar, uniformes escolares, fardas escolares
t-shirt clothes-hanger: troca de roupa, bazar beneficente, loja social
t-shirt jeans: camisetas, camiseta, estamparia, t-shirts
t-shirt socks: brechó infantil, roupas para crianças
tattoo-machine: tatuagem, tatuagens, tatuador
tattoo-machine ring: micropigmentação
tooth: próteses dentárias, dentaduras, aparelho dentário, dentista, clínica dentária, odontologia, dentes
tooth: clínica odontológica, implantes dentários, clareamento, aparelho ortodôntico, implante, alinhadores
tooth: alinhadores invisíveis, sorriso, aparelho invisível, medicina dentária, destartarização, canal dentário
tooth: facetas dentárias, lentes de contato dental, prótese dentária, cáries, higienista oral, saúde oral, saúde bucal
tooth: plano odontológico, implantodontia
tooth toothbrush: limpeza dentária, branqueamento dentário, ortodontia, clareamento dental
top-hat: chapéus, chapelaria
top-hat sun-hat: chapeleiro
vape: vape, vapes, cigarros eletrónicos, cigarro eletrônico, cigarros eletrônicos
wallet: porta-moedas
wallet handbag: carteiras de couro, cintos
wedding-dress ring: vestido de noiva, vestidos de noiva, atelier de noivas, moda noiva
wig: peruca, perucas, prótese capilar, próteses capilares
x-ray: raio x, raio-x, raios x, radiografia, radiologia, ressonância magnética, tomografia, diagnóstico por imagem
x-ray: mamografia, ressonância, ecografias, ultrassonografia, imagiologia, tac
zip: zíper, zíperes, troca de zíper, fecho éclair, troca de fechos
`;
