/** Portuguese words for the home, clothes and the body. Notation: word-list.ts. */
export const portugueseHomeAndWear = `
air-conditioner: ar condicionado, climatização
armchair sofa: estofos, tapeceiro, tapeçaria, reforma de sofá, poltronas
awning: toldo, toldos
basket carrot: cabaz biológico, hortaliças, sacolão, hortifruti, frutas e verduras, legumes, feira, orgânicos
basket carrot: mercearia biológica, verduras
basket leaves: cestaria, vime
bathtub shower: remodelação de casas de banho, remodelação de casa de banho, reforma de banheiro
bathtub shower: banheira por base de duche, banheiro, casas de banho, banheiros
bed bellhop-bell: hotel, pousada, hostel, cama, camas
bed key: ~ quartos
bench: banco de jardim, bancos de jardim, banco de madeira, bancos de madeira
blanket cushion: manta, mantas, cobertor, cobertores, campanha do cobertor, campanha de cobertores
blinds: persiana, persianas, estores, estore, venezianas
boiler radiator: caldeira, caldeiras, esquentador, esquentadores, aquecedor a gás
boiler sun: termossifão, solar térmico, aquecedor solar, aquecimento solar
bookshelf books: estante, estantes, prateleiras
broom bucket: diarista, diaristas, faxina, faxineira, faxinas, empregada doméstica
broom spray-bottle: limpeza, serviços de limpeza, empresa de limpeza, limpeza pós-obra, limpezas domésticas
broom wastebasket: limpeza da praia, mutirão
bust: escultura, esculturas, estátuas, estátua, curso de escultura
candle: círios, velas, funerária, velas aromáticas
candle bouquet: limpeza de campas, limpeza de jazigos, cuidado de campas, limpeza de túmulos, manutenção de campas
candle headstone: cremação
chair: cadeiras, aluguel de mesas, mesas e cadeiras, aluguel de mesas e cadeiras, empalhamento de cadeiras
chandelier: lustre, lustres, candeeiros, luminárias
chimney fire: limpa-chaminés, limpeza de chaminés, chaminé, chaminés
cooker-hood: exaustor, exaustores, coifa, coifas, limpeza de coifas, limpeza de exaustores, coifa industrial, hotte
cooker-hood: limpeza de hottes
cot: berço, berços, cama de grades, quarto de bebê
curtains window: mosquiteiras, cortinas
cushion: almofada, almofadas, têxteis lar
desk office-chair: secretária ajustável, escrivaninha, escrivaninhas, móveis de escritório, móveis para escritório
desk office-chair: mesa de escritório
dining-table chair: mesa de jantar, mesas de jantar, mesa de madeira, mesas de madeira
door: portas, portas blindadas
door fence: serralharia, portão eletrônico
drainpipe droplet: desentupidora, desentupimento, desentupimentos, esgoto, esgotos, canos entupidos, desentupir canos
drainpipe droplet: ralo entupido
fabric-roll thread: tecido, tecidos, tecidos a metro, tecidos por metro, retalhos, loja de tecidos
fence hammer: vedação, cercas de madeira, cercamento, vedações
fire-extinguisher: extintores, extintor
fireplace fire: lareira, lareiras, recuperadores de calor, recuperador de calor
first-aid-kit: primeiros socorros, curso de primeiros socorros, suporte básico de vida, desfibrilador, socorrista
first-aid-kit: socorrismo
fitted-kitchen: cozinhas por medida, cozinha por medida, cozinha planejada, cozinhas planejadas, móveis de cozinha
fitted-kitchen: armários de cozinha, cozinha sob medida, cozinhas sob medida, montagem de cozinhas
fitted-kitchen: remodelação de cozinhas
floorboards: parquet, soalho, soalhos, pavimento flutuante, pavimentos flutuantes, piso laminado, piso vinílico
floorboards: assoalho, taco de madeira, deck de madeira, afagamento, raspagem de tacos, sinteco
fridge wrench: geladeira, conserto de geladeira, geladeiras, refrigeração, frigorífico
garage-door: portão de garagem, portões de garagem, portas seccionadas
garden-shed: casa de jardim, abrigo de jardim, abrigos de jardim, barracão, casinha de madeira
garden-shed: casas de madeira para jardim
gas-cylinder fire: botija de gás, botijas de gás, botijão, botijão de gás, gás de cozinha, entrega de gás
gas-cylinder fire: garrafas de gás, gás ao domicílio
gate fence: portão, portões, portões automáticos, portão automático, portões eletrónicos
gear wrench: hidráulica industrial, fresagem, injeção de plástico, injeção plástica, rolamentos, engrenagens
gear wrench: peças metálicas, fundição, corte a laser, caldeiraria, metalomecânica, ferramentaria, retífica
grandfather-clock: relógio de pé, relógio de pêndulo
gutter house: calha, calhas, caleiras, limpeza de caleiras, limpeza de calhas
hammer-and-wrench gear: serralheria
headstone: lápides, marmorista, mármores, marmoraria, campas
heat-pump radiator: bomba de calor, bombas de calor
iron t-shirt: engomadoria, passar a ferro, engomar, passadoria, ferro de engomar
key padlock: abertura de cofres, abertura de portas, cópia de chaves, chaveiro, serralheiro
light-bulb: iluminação
lock-and-key padlock: fechaduras, fechadura, cibersegurança, segurança informática
lock-and-key puzzle: escape room
lotion: depilação, depilação a laser, dermatologista, protetor solar
mattress bed: colchões, colchão, roupa de cama
mouse-trap: ratos e baratas, controlo de ratos
mouse-trap cockroach: controlo de pragas, desratização
office-chair desk: cadeira de escritório, cadeiras de escritório, cadeira ergonómica, cadeira gamer, cadeiras gamer
oven dining-table: cozinhas
oven frying-pan: cozinhas à medida
padlock: guarda-móveis, self storage
paint-roller bucket: pintor, pintura de casas, reformas, remodelações, obras
pergola house-with-garden: pérgola, pérgolas, pergolado, pergolados
piggy-bank coin: mealheiro, cofrinho, poupança, conta poupança, previdência privada
plug lightning: gerador, geradores, aluguer de geradores, eletricista, instalações elétricas, eletricista residencial
pressure-washer: lavagem a pressão, lavagem à pressão, máquina de lavar a pressão, limpeza de fachadas
radiator boiler: aquecimento, aquecimento central, aquecedores
razor: barbear
recycling: reciclagem
recycling car: sucata, compro sucata
recycling wastebasket: recolha de móveis, esvaziamento de casas, retirada de entulho
roof house: goteira no telhado, goteiras no telhado, goteira, goteiras, infiltração no telhado, infiltrações no telhado
roof house: telhado com infiltração, telhado a pingar, coberturas, telhas, telhado, telhados
rug: tapetes, tapete, carpetes
sack spade: composto orgânico, estrume, esterco, húmus, húmus de minhoca
sack wheat: rações, rações para animais, casa de ração, sementes agrícolas, moagem, farinha de trigo
saw hammer: pérgulas, carpinteiro, marcenaria, marceneiro, carpintaria
screwdriver coffee: café de reparação
screwdriver toolbox: repair café
security-camera: alarmes, segurança, câmeras de segurança
security-camera shield: vigilância, cerca elétrica, videovigilância, câmaras de vigilância
sewing-machine thread: máquina de costura, máquinas de costura
shield laptop: lgpd
shield umbrella: seguro para, seguro de, seguros para
shopping-cart basket: supermercado, mercearia, mercado
soap: sabonetes, sabonete, sabão
sofa: móveis, sofá, sofás, decoração, design de interiores, estofador
sofa bubbles: lavagem a seco de estofados, lavagem a seco de sofás, lavagem a seco de sofá
sofa sponge: lavagem de estofados, lavagem a seco, estofados, limpeza de sofás
solar-panel sun: energia solar, painéis solares, placas solares, fotovoltaico
spray-bottle bucket: vespeiro, vespeiros, limpeza de estofados, lavagem a alta pressão, desinfeção
spray-bottle cockroach: percevejos
squeegee window: limpeza de vidros, limpa vidros, lavagem de vidros, limpeza de janelas, limpador de vidros
staircase: escadas, escadas em madeira
staircase saw: escadas de madeira, escadas por medida
stove fire: fogão a lenha
stove logs: salamandra, salamandras, salamandra a pellets
tap wrench: encanador, canalizador, hidráulica, vazamentos, caça vazamento
tiles trowel: ladrilhador, azulejos, azulejo, ladrilhos, pisos e revestimentos, azulejista, porcelanato
toilet: banheiros químicos, banheiro químico, casas de banho portáteis, wc portáteis, sanitários portáteis, fossa
toilet: fossas
toolbox hammer: ferragens, faz-tudo, marido de aluguel, ferramentas
toothbrush: escova de dentes, escovas de dentes
towel soap: toalha, toalhas, toalhas de banho, roupões
vacuum-cleaner: aspiradores, aspirador
vase: jarra decorativa, vaso decorativo
vase fire: vidro soprado
wardrobe: guarda-roupas, roupeiros, móveis planejados, armários planejados, roupeiros por medida
wardrobe oven: portas de cozinha, frentes de cozinha
washing-machine: lavanderia, lavandaria, máquina de lavar
washing-machine wrench: eletrodomésticos, reparação de eletrodomésticos
wastebasket recycling: recolha de resíduos
water-pump droplet: poço artesiano, poços artesianos, furo de água, furos de água, bomba de água, bombas de água
water-pump droplet: bomba d'água, perfuração de poços, captação de água
water-tank droplet: caixa d'água, caixas d'água, cisterna, cisternas, limpeza de caixa d'água, depósito de água
water-tank droplet: depósitos de água, reservatório de água
wheelie-bin: contentores de lixo, lixeira, lixeiras, caixote do lixo, coleta de lixo, limpeza de contentores
wheelie-bin recycling: recolha de monos, ecocentro, resíduos, lixo, coleta seletiva
wifi-router: fibra ótica, fibra óptica, internet fibra, internet banda larga, provedor de internet, roteador
window: janelas, vidraçaria, caixilharia, vidraceiro, esquadrias
wrench car: oficina de automóveis, oficina de carros, oficina auto, oficina mecânica, oficina de mecânica
wrench car: oficina de motos, mecânico, oficina, troca de óleo, revisão do carro, funilaria, mudança de óleo, chapeação
wrench car: autopeças, freios
apron chef-hat: avental, aventais
baby-bodysuit: roupa de bebê, roupa de bebé, roupas de bebê, roupa infantil, roupas infantis, enxoval de bebê, enxoval
baby-bodysuit: moda infantil, roupa de criança, roupinhas
backpack pencil: mochilas, material escolar
bangles: pulseira, pulseiras, bracelete, braceletes
bikini: biquínis, moda praia, biquíni, fatos de banho
bra: lingerie, sutiã, sutiãs, moda íntima, soutien, soutiens, roupa íntima
braid hair-comb: tranças, trancista, tranças africanas, box braids, trança nagô, tranças nagô, dreads, trançadeira
brain speech-bubble: psiquiatra, psiquiatras, psiquiatria, psicólogo, psicóloga, psicoterapia, terapia
briefs: roupa interior
clothes-hanger coat: tinturaria, lavandaria a seco, roupa em segunda mão, brechó, brechós, bazar de roupas
clothes-hanger coat: roupas usadas, cabides
coat: casaco, casacos, jaquetas
crown: reis magos, cortejo de reis
diamond magnifier: minerais, gemas
diamond ring: colares, colar, gargantilha, gargantilhas, pingente, pingentes, em prata, prata 925, joalheria, joias
diamond ring: joalharia
dress handbag: moda, roupa feminina, vestidos, vestido, roupas, boutique
dress-shoe: sapateiro
ear stethoscope: otorrinolaringologista, otorrino, otorrinolaringologia, otorrinos
earrings diamond: brinco, brincos
eyelashes eye: extensão de cílios, cílios, pestanas, sobrancelhas
foot dress-shoe: palmilhas, calçado ortopédico, podóloga, palmilhas ortopédicas, podólogo
foot lotion: podologia, podologista
glasses eye: ótica, óculos, lentes de contato, oftalmologista, óptica
graduation-cap books: universidade, faculdade, curso técnico, vestibular
hair-comb scissors: extensões, mega hair
hair-dryer hair-comb: escova progressiva, progressiva, escova, alisamento, brushing, secador de cabelo, botox capilar
hair-dryer hair-comb: queratina
hand-fan: leques
handbag: bolsas, bolsa, malas, carteiras
headscarf: hijab, lenço islâmico, abaya
hearing-aid: aparelhos auditivos, aparelho auditivo
heart handshake: doação, doações, voluntariado, voluntários
henna-hand: henna, tatuagem de henna, hena
high-heel: salto alto
hiking-boot: trilhas, caminhadas, trekking, caminhada
hoodie t-shirt: moletom, moletons, sweatshirts, camisolas com capuz, hoodies
jumper scarf: suéter, suéteres, camisola de lã, camisolas de lã, malhas, pulôver, blusa de lã, blusas de lã, tricô
lipstick nail-polish: salão de beleza, esteticista, maquiagem, maquilhagem, cosméticos, estética
lipstick serum-bottle: limpeza de pele, tratamentos de rosto
lungs stethoscope: pneumologista, pneumologia
nail-polish: manicure, unhas, pedicure, esmalteria
nappy baby: fralda, fraldas, fraldas reutilizáveis, fraldas ecológicas, bolo de fraldas, chá de fraldas
necklace: bijuteria, bijuterias, joias de prata, semijoias, joias artesanais, colar de pérolas
necktie: camisas, fatos
perfume: perfume, perfumes, perfumaria
prayer-beads ring: joias de âmbar
prosthetic-leg: próteses de perna, prótese de perna, próteses ortopédicas
ring bouquet: casamento, casamentos, alianças, noivado
ring diamond: compro ouro, compramos ouro, compra de ouro, venda o seu ouro
rollator: andarilho, andarilhos, andador para idosos
safety-vest: vestuário de trabalho, uniformes, roupas de trabalho, epi
safety-vest lab-coat: fardas, fardamento, roupa de trabalho
scrubs: pijama cirúrgico, pijamas cirúrgicos, uniformes hospitalares, fardas hospitalares, fardas médicas, scrubs
serum-bottle lotion: sérum, cuidados com a pele, creme facial, skincare
shopping-bags price-tag: ~ saldos, liquidação, outlet, bazar, promoção
sneaker: tênis, sapatos, sapataria, calçados, sapatilhas, calçado
socks: meias
spine: fisioterapia, fisioterapeuta, osteopata, quiropraxia, osteopatia, dor nas costas, rpg postural
suit necktie: fato de noivo, fatos de noivo, fatos por medida, terno, ternos, aluguel de ternos, traje de noivo
suit necktie: alfaiataria, smoking, moda masculina, roupa social masculina
t-shirt backpack: uniforme escolar, uniformes escolares, fardas escolares
t-shirt clothes-hanger: troca de roupa, bazar beneficente, loja social
t-shirt jeans: camisetas, camiseta, estamparia, t-shirts
t-shirt socks: brechó infantil, roupas para crianças
tattoo-machine: tatuagem, tatuagens, tatuador
tattoo-machine ring: micropigmentação
tooth: próteses dentárias, dentaduras, aparelho dentário, dentista, clínica dentária, odontologia, dentes
tooth: clínica odontológica, implantes dentários, clareamento, aparelho ortodôntico, implante, alinhadores
tooth: alinhadores invisíveis, sorriso
tooth toothbrush: limpeza dentária, branqueamento dentário, ortodontia, clareamento dental
top-hat: chapéus, chapelaria
top-hat sun-hat: chapeleiro
vape: vape, vapes, cigarros eletrónicos, cigarro eletrônico, cigarros eletrônicos
wallet handbag: carteiras de couro, cintos
wedding-dress ring: vestido de noiva, vestidos de noiva, atelier de noivas, moda noiva
wig: peruca, perucas, prótese capilar, próteses capilares
x-ray: raio x, raio-x, raios x, radiografia, radiologia, ressonância magnética, tomografia, diagnóstico por imagem
x-ray: mamografia
zip: zíper, zíperes, troca de zíper, fecho éclair, troca de fechos
`;
