/** Portuguese words for clothes and the body. Notation: word-list.ts. */
export const portugueseWear = `
abaya: abaya, abayas
anatomical-heart stethoscope: eletrocardiograma, hipertensão, enfarte, doação de órgãos, avc, rastreio cardiovascular
apron chef-hat: avental, aventais
baby-bodysuit: roupa de bebê, roupa de bebé, roupas de bebê, roupa infantil, roupas infantis, enxoval de bebê, enxoval
baby-bodysuit: moda infantil, roupa de criança, roupinhas, macacão de bebê
baby-carrier: canguru para bebê, porta-bebés, porta-bebê, sling para bebê, marsúpio para bebé
backpack pencil: mochilas, material escolar
ballet-shoes: balé, balé clássico, balé infantil, aula de balé, fato de ballet, fatos de ballet
bangles: pulseira, pulseiras, bracelete, braceletes
bathrobe: roupão, roupões, roupão de banho, roupões de banho
beanie: gorro, gorros, gorro de lã, gorros de lã, touca de lã, toucas de lã
belt: cintos, cinto de couro, cintos de couro, cinto de cabedal, cintos de cabedal, cinturões
bike-helmet: capacete de bicicleta, capacetes de bicicleta, capacete de ciclismo
bikini: biquínis, moda praia, biquíni, fatos de banho
blouse dress: blusa, blusas, camisas de senhora, camisas femininas
boot: botins, bota, botas de cano alto
bow-tie: gravata borboleta, gravatas borboleta, gravata-borboleta, laço de smoking
bra: lingerie, sutiã, sutiãs, moda íntima, soutien, soutiens, roupa íntima
braces toothbrush: aparelho dentário, aparelho ortodôntico, ortodontia, aparelhos dentários, aparelhos ortodônticos
braces toothbrush: ortodontista, ortodontistas, aparelho fixo, aparelho nos dentes
braid hair-comb: tranças, trancista, tranças africanas, box braids, trança nagô, tranças nagô, dreads, trançadeira
braid: doação de cabelo
brain speech-bubble: psiquiatra, psiquiatras, psiquiatria, psicólogo, psicóloga, psicoterapia, terapia, hipnoterapia
brain speech-bubble: saúde mental, psicanálise, ansiedade, setembro amarelo, apoio psicológico
brain speech-bubble: acompanhamento psicológico
briefs: roupa interior
briefs bra: calcinha, calcinhas
brooch: broche camafeu, broches antigos, broche joia, pregadeira
clogs: tamancos, tamanco, tamancos de madeira, socas de madeira, tamancos de couro
clothes-hanger: cabideiro, lavagem a seco
clothes-hanger coat: tinturaria, lavandaria a seco, roupa em segunda mão, brechó, brechós, bazar de roupas
clothes-hanger coat: roupas usadas, cabides, recolha de roupa, doação de roupas, doação de roupa, loja social de roupa
clothes-hanger coat: engomadoria e limpeza
clutch-bag: necessaire, necessaires
coat: casaco, casacos, jaquetas, blusão, blusões, sobretudo, sobretudos, impermeável, kispo, corta-vento, capa de chuva
coat scarf: campanha do agasalho, agasalhos, roupa de inverno, roupas de inverno, roupa quente
conical-hat: chapéu cônico, chapéu cónico, chapéus cónicos, chapéu vietnamita
contact-lens: lentes de contato, lente de contato, lentes de contacto, lente de contacto, lentes de contato coloridas
corset: espartilho, espartilhos, corset, corselet, corpete, corpetes
crown: reis magos, cortejo de reis
crown star: dia de Reis, folia de reis, folias de reis
dental-implant toothbrush: implantes dentários, implante, implantodontia, implantes, implante dentário, implante dental
dental-implant toothbrush: implantodontista, prótese sobre implante
diamond magnifier: minerais, gemas
diamond ring: em prata, prata 925, joalheria, joias, joalharia
dirndl: dirndl, vestido bávaro, vestidos bávaros, traje bávaro feminino
dress: roupas femininas, plus size, loja de roupas, loja de roupa, pronto-a-vestir
dress handbag: moda, roupa feminina, vestidos, vestido, roupas, boutique
dress-shoe: sapateiro, meia sola, meias solas
dungarees: jardineira jeans, jardineira feminina, macacão jardineira, jardineiras de ganga, jardineiras jeans
dungarees t-shirt: roupa de menino, roupa de menina, roupas de menino, roupas de menina
ear stethoscope: otorrinolaringologista, otorrino, otorrinolaringologia, otorrinos
earrings diamond: brinco, brincos
earrings ring: furar orelhas
eye glasses: cirurgia a laser aos olhos, laser aos olhos, cirurgia ocular a laser, cirurgia refrativa, catarata
eye glasses: exame de vista, exame à visão, exame de visão, rastreio visual, optometria
eyebrow: sobrancelha, design de sobrancelhas, design de sobrancelha, laminação de sobrancelhas, brow lamination
eyebrow: micropigmentação de sobrancelhas, microblading, designer de sobrancelhas, sobrancelhas
eyelashes eye: extensão de cílios, cílios, pestanas, extensões de pestanas
fascinator: fascinator, fascinators, toucado de cerimónia, toucados de cerimónia, toucado de plumas
felt-hat: chapéus, chapelaria, chapeleiro
flat-cap: boina, boinas
flat-shoe: sabrinas, sapatilhas femininas rasas
flip-flop: chinelos
foot dress-shoe: palmilhas, calçado ortopédico, podóloga, palmilhas ortopédicas, podólogo
foot lotion: podologia, podologista, unha encravada, calista
foot: escalda-pés, spa dos pés, spa de pés
football-boot: chuteira, chuteiras, botas de futebol, chuteira society, chuteiras de campo
glasses eye: ótica, óculos, oftalmologista, óptica, armações, lentes progressivas, multifocais
glasses eye: óculos de grau completos, óculos completos
goggles swimmer: óculos de natação
graduation-cap books: universidade, faculdade, curso técnico, vestibular, enem, cursinho, concurso público
graduation-cap books: concursos públicos, preparatório para concursos, faculdades, mestrado, mestrados, pós-graduação
graduation-cap books: doutoramento, graduação ead, ead, ensino superior, bolsa de estudo, bolsas de estudo
graduation-cap books: curso profissional, cursos profissionais, formação profissional, curso profissionalizante
graduation-cap books: cursos profissionalizantes, supletivo, eja, jovem aprendiz, estágios, escola profissional, efa
graduation-cap books: centro qualifica, orientação vocacional, colação de grau, workshop certificado
graduation-cap books: ensino secundário recorrente
graduation-cap: beca, queima das fitas, fitas de finalista, fitas de curso
hair-clipper: máquina de cortar cabelo, máquinas de cortar cabelo, máquina de cabelo, aparador de barba
hair-clipper: aparador de cabelo, cortador de cabelo
hair-comb: pente de madeira
hair-comb scissors: extensões, madeixas, penteado, penteados, penteados de noiva, penteado de noiva
hair-comb scissors: corte feminino, corte e brushing, selagem, queda de cabelo, hidratação capilar, tranças e penteados
hair-comb scissors: cabelo afro, cabelos afro, cabelo cacheado, cabelos cacheados, cabelos crespos
hair-dryer hair-comb: escova progressiva, progressiva, escova, alisamento, brushing, secador de cabelo, botox capilar
hair-dryer hair-comb: queratina
hair-extensions: extensões de cabelo, extensão de cabelo, extensões capilares, alongamento de cabelo, mega hair
hair-extensions: megahair
hand-fan: leques
handbag: bolsas, bolsa
handshake: Alcoólicos Anônimos, Alcoólicos Anónimos, grupo de apoio, grupos de apoio
hanfu: hanfu, hanfus, aluguel de hanfu
headscarf: hijab, lenço islâmico
hearing-aid: aparelhos auditivos, aparelho auditivo, aparelho de audição, rastreio auditivo, exame de audição
hearing-aid: audiologia, perda auditiva, teste de audição, testes de audição, teste auditivo
heart handshake: doações, voluntariado, voluntários, vítimas dos incêndios, vítimas das cheias, vítimas das enchentes
heart handshake: enchentes, cheias, doe agora, vaquinha, vaquinha online, ong, ipss, jantar solidário, ajuda humanitária
heart handshake: almoço beneficente, apadrinhe uma criança, apadrinhamento, cruz vermelha, sem-abrigo, moradores de rua
heart handshake: consignação irs, gala solidária, angariação de fundos, ação solidária, ação social
heart handshake: acolhimento familiar, causa solidária, doação
henna-hand: henna, tatuagem de henna, hena
high-heel: salto alto
hiking-boot: trilhas, caminhadas, trekking, caminhada, botas de trabalho, calçado de segurança, botina, botinas
hiking-boot: passeio pedestre, passeios pedestres
hiking-boot walker: trilho, trilhos, percurso pedestre, percursos pedestres, pedestrianismo, marcha solidária
hiking-boot walker: rota pedestre
holdall: saco de desporto, sacos de desporto, bolsa esportiva, saco de ginásio, bolsa de academia, bolsas de academia
holdall: saco de viagem
hoodie t-shirt: moletom, moletons, sweatshirts, camisolas com capuz, hoodies
hoodie running-shirt: fato de treino, fatos de treino, agasalho esportivo, agasalhos esportivos
jeans: calças de ganga, jardineiras, calças de trabalho, gangas
jumper scarf: suéter, suéteres, camisola de lã, camisolas de lã, malhas, pulôver, blusa de lã, blusas de lã, tricô
jumpsuit: jumpsuit, macacão feminino, macacões femininos, macacão pantalona
kimono: kimonos
kippah: kipá, quipá, kipás
lab-coat: bata escolar, batas escolares, bata médica, batas médicas, batas de trabalho
laser-hair-removal lotion: depilação a laser, laser díodo, depilação laser, depilação definitiva, laser de diodo
laser-hair-removal lotion: depilação permanente, fotodepilação
leggings: leggings, legging
leggings running-shirt: roupa fitness, roupas fitness, moda fitness, roupa de academia, roupas de academia
leggings running-shirt: roupa de ginástica
lehenga: lehenga
life-jacket: colete salva-vidas, coletes salva-vidas, colete salva vidas, coletes salva vidas
lip-balm: protetor labial, protetores labiais, bálsamo labial, bálsamos labiais, hidratante labial, hidratantes labiais
lip-balm: batom hidratante
lips syringe: preenchimento labial, aumento dos lábios, preenchimento de lábios, aumento labial
lipstick nail-polish: salão de beleza, esteticista, maquiagem, maquilhagem, cosméticos, estética
lipstick serum-bottle: tratamentos de rosto
lungs stethoscope: pneumologista, pneumologia, asma, deixar de fumar, parar de fumar, cessação tabágica, bronquite
makeup-palette: paleta de sombras, paletas de sombras, sombra de olhos, sombras de olhos, paleta de maquiagem
makeup-palette: paletas de maquiagem, pincéis de maquiagem, pincel de maquiagem, pincéis de maquilhagem
mannequin: manequim de loja, manequins
nail-polish: manicure, unhas, pedicure, esmalteria, verniz gel, esmaltação em gel, nail designer, esmalte, esmaltes
nail-polish: esmaltaria, alongamento em gel, curso de alongamento em gel, pé e mão, pés e mãos, mão e pé
nappy baby: fralda, fraldas, fraldas reutilizáveis, fraldas ecológicas, bolo de fraldas, chá de fraldas
necklace: bijuteria, bijuterias, joias de prata, semijoias, joias artesanais, colar de pérolas, semi-joias, fios de ouro
necklace: colar, colares, gargantilha, gargantilhas, pingente, pingentes
perfume: perfume, perfumes, perfumaria, desodorizante sólido
poncho: poncho, ponchos, ruana, pala gaúcho, poncho de lã
prayer-beads ring: joias de âmbar
prayer-beads candle: artigos religiosos, artigo religioso
prayer-shawl: talit, tallit, xale de oração
prosthetic-leg: próteses de perna, prótese de perna, próteses ortopédicas
pyjamas: pijama, pijamas, camisola de dormir, camisolas de dormir, camisa de noite, roupa de dormir
qipao: qipao, qipaos, cheongsam, vestido chinês, vestidos chineses
ring: anéis
ring bouquet: casamento, casamentos, alianças, noivado, feira de noivos, noivos
ring diamond: compro ouro, compramos ouro, compra de ouro, venda o seu ouro, jóias, ouro usado, ourives
ring diamond: relojoaria e ourivesaria
rollator: andarilho, andarilhos, andador para idosos
safety-vest: vestuário de trabalho, uniformes, roupas de trabalho, epi
safety-vest lab-coat: fardas, fardamento, roupa de trabalho
safety-vest hard-hat: EPIs, equipamento de proteção individual, equipamentos de proteção individual
sandal: sandálias, sandália, alpercatas, rasteirinhas, socas
scarf: lenço de seda, lenço de pescoço, lenços de pescoço, cachecóis
scrubs: pijama cirúrgico, pijamas cirúrgicos, uniformes hospitalares, fardas hospitalares, fardas médicas, scrubs
serum-bottle: óleo de barba, óleo para barba
serum-bottle lotion: sérum, cuidados com a pele, creme facial, skincare
sherwani: sherwani
shirt: camisa social, camisas sociais, camisas por medida, camisa de linho, camisas de linho, camisaria, camisas
shirt: manga comprida, mangas compridas, manga longa, mangas longas, manga curta, mangas curtas
shopping-bags handshake: lojista, assistente de loja
shopping-bags price-tag: segunda mão, em segunda mão, queima de estoque
shopping-bags price-tag: ~ saldos, liquidação, outlet, bazar, promoção
shopping-bags: sacola ecológica, sacolas ecológicas, saco de papel, sacos de papel
shorts: calção, calções
skirt: saia, saias, minissaia, minissaias, saia plissada
sleep-sack: saco de dormir para bebê, saco de dormir para bebé, sacos de dormir para bebé
slippers: pantufa, pantufas, chinelos de quarto, chinelo de quarto
smartwatch: relógio inteligente, relógios inteligentes, smartwatch, smartwatches, apple watch
sneaker: tênis, sapatos, sapataria, calçados, sapatilhas, calçado, ténis de corrida, ténis desportivos, ténis de marca
sneaker: ténis novos, ténis para homem, ténis para criança, ténis confortáveis
socks: meias, peúgas
songkok: songkok, songkoks, kopiah
spine: fisioterapia, fisioterapeuta, osteopata, quiropraxia, osteopatia, dor nas costas, rpg postural, coluna
spine: reabilitação física, hérnia discal, fisiatria, hérnia de disco
suit: fatos, aluguer de fatos
suit necktie: fato de noivo, fatos de noivo, fatos por medida, terno, ternos, aluguel de ternos, traje de noivo
suit necktie: alfaiataria, smoking, moda masculina, roupa social masculina
sun-hat: chapéu de palha, chapéus de palha, chapéu panamá, chapéus panamá
sunglasses: óculos de sol, óculos solares
t-shirt: estampagem, camisas polo, uniformes personalizados, roupa personalizada, fardas personalizadas
t-shirt: arrecadação de roupas, arrecadação de roupa
t-shirt backpack: uniforme escolar, uniformes escolares, fardas escolares, intercambio de uniformes
t-shirt clothes-hanger: troca de roupa, bazar beneficente, loja social
t-shirt jeans: camisetas, camiseta, estamparia, t-shirts
t-shirt socks: brechó infantil, roupas para crianças
tattoo-machine: tatuagem, tatuagens, tatuador
tattoo-machine ring: micropigmentação
tights: collants, meia-calça, meias-calças, meia calça
tooth: próteses dentárias, dentaduras, dentista, clínica dentária, odontologia, dentes, clínica odontológica
tooth: clareamento, alinhadores, alinhadores invisíveis, sorriso, aparelho invisível, medicina dentária, destartarização
tooth: canal dentário, facetas dentárias, lentes de contato dental, prótese dentária, cáries, higienista oral
tooth: saúde oral, saúde bucal, plano odontológico
tooth toothbrush: limpeza dentária, branqueamento dentário, clareamento dental
tote-bag: tote bag, tote bags, ecobag, ecobags, saco de pano, sacos de pano, bolsa de algodão
trousers: calça, calças, calça social
turban: turbante, turbantes
vape: vape, vapes, cigarros eletrónicos, cigarro eletrônico, cigarros eletrônicos
walking-stick: bengala, bengalas
wallet: porta-moedas, carteiras
wallet handbag: carteiras de couro
wax-pot: depilação
wax-pot lotion: depilação com cera, depilação a cera, depilação à cera, cera quente, virilha completa, depilação egípcia
wedding-dress ring: vestido de noiva, vestidos de noiva, atelier de noivas, moda noiva
wellingtons: botas de borracha, botas de chuva, galocha, galochas
wetsuit surfer: fato de surf, fatos de surf, roupa de neoprene, roupas de neoprene, fato de neoprene, fatos de neoprene
wetsuit surfer: aluguer de fatos de surf
wetsuit: fato de mergulho, fatos de mergulho, roupa de mergulho
wig: peruca, perucas, prótese capilar, próteses capilares
x-ray: raio x, raio-x, raios x, radiografia, radiologia, ressonância magnética, tomografia, diagnóstico por imagem
x-ray: mamografia, ressonância, imagiologia, tac
zip: zíper, zíperes, troca de zíper, fecho éclair, troca de fechos
`;
