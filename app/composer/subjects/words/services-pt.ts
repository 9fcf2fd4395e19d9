/** Services, crafts and goods in Portuguese, before the list of trades. Notation: word-list.ts. */
export const portugueseServices = `
beers memo: noite de quiz, pub quiz, quiz no bar
swimming-pool: piscina verde, manutenção de piscinas, manutenção de piscina, limpeza de piscinas, limpeza de piscina, piscineiro
droplet tap: bomba de água, bombas de água, bomba submersa, bomba d'água, bombas submersas
t-shirt backpack: uniforme escolar, uniformes escolares, fardas escolares
jar herb: especiarias
jar herb: ~ canela, açafrão, colorau
tent compass: escoteiros, escuteiros, lobinhos, lobitos, agrupamento de escuteiros
receipt shopping-cart: operador de caixa, operadora de caixa, operadores de caixa, caixa de supermercado
chick hen: pintos, pintinhos, pintos do dia
salad: nutrição, nutricionista, nutricionistas, consulta de nutrição, consultas de nutrição
dancer: bailarinos, bailarinas, bailarino, bailarina
ring diamond: compro ouro, compramos ouro, compra de ouro, venda o seu ouro
musical-notes musical-score: coro, coros, grupo coral, coral de vozes, orfeão
tractor wheat: quinta pedagógica, quintas pedagógicas
speech-bubble open-book: inglês para, espanhol para, francês para, alemão para
car location-pin: vaga de garagem, vagas de garagem, vaga de estacionamento, lugar de garagem
tulip seedling: bulbos, bulbos de flores, tulipas, narcisos
cook frying-pan: cozinheiro, cozinheira, ajudante de cozinha
bicycle parcel: estafeta de bicicleta, entregador de bicicleta, entregas de bicicleta
lipstick serum-bottle: limpeza de pele
cook frying-pan: workshop de cozinha, aulas de cozinha, curso de cozinha
chimney fire: limpa-chaminés, limpeza de chaminés, chaminé
horseshoe horse: ferrador, casqueamento
armchair sofa: estofos, tapeceiro, tapeçaria, reforma de sofá, poltronas
foot dress-shoe: palmilhas, calçado ortopédico, podóloga, palmilhas ortopédicas
piano-keys: concerto de órgão
deer bird: taxidermista, taxidermia, artigos de caça, carne de caça, espingardaria
key padlock: abertura de portas, cópia de chaves
sewing-needle thread: retrosaria
steering-wheel car: aulas de condução
milk dairy-cow: leite fresco, laticínios, leite
delivery-van lorry: carreto, fretes, recolha de monos, esvaziamento de casas
wastebasket recycling: sucata, recolha de resíduos
tree axe: poda, abate de árvores, corte de árvores, desmatação
broom bucket: empregada doméstica
spray-bottle: limpeza de estofados, lavagem a alta pressão, desinfeção
speech-bubble: terapeuta da fala, fonoaudiólogo
microphone bouquet: celebrante, cantora, apresentador, cantor
excavator crane: escavadora, retroescavadora, terraplenagem
staircase: escadas, escadas em madeira
swimming-pool swimmer: construção de piscinas
asparagus: espargos, aspargos
passport: passaporte, fotos tipo passe, vistos
saw hammer: soalho, pérgulas, pavimento flutuante
bricks trowel: isolamento, betão, demolições, calçada, capoto, concreto, impermeabilização
roof house: caleiras, coberturas, telhas
tiles trowel: ladrilhador
curtains window: mosquiteiras
door fence: portão de garagem, serralharia, portão eletrônico
fence: vedação
washing-machine wrench: eletrodomésticos, reparação de eletrodomésticos, engomadoria
toilet: fossa, limpa fossas, fossas, banheiro químico, limpeza de fossas
satellite-dish television: antenas, antenista
car wrench: bate-chapas, vidros de automóvel, inspeção automóvel, martelinho de ouro, insulfilm
car wrench: película automotiva, estética automotiva
lorry: atrelados, pronto-socorro automóvel
minibus bus: autocarro, aluguer de autocarros, transporte escolar
motor-scooter: motoboy
lotion: depilação, depilação a laser
hair-comb scissors: extensões, mega hair, perucas, tranças, tranças africanas, trancista
tattoo-machine ring: micropigmentação
massage lotus: reflexologia, massoterapia, drenagem linfática
stethoscope stethoscope: raio x, ecografia, ultrassom, radiologia
test-tube: análises clínicas, laboratório, exames de sangue
tooth: próteses dentárias, dentaduras, aparelho dentário
crayon teddy-bear: infantário
set-square calculator: explicações de matemática
set-square ruler: topógrafo, certificado energético, topografia
trumpet saxophone: banda filarmónica
judo-suit: defesa pessoal, muay thai
canoe rower: caiaque, remo, canoagem
palette: pinturas faciais, pintura facial
snail: caracóis
stew: sopa, feijoada, cozido, caldo verde, caldos
chicken-leg: galeto
pie taco: rissóis, esfiha
doughnut: farturas, malasadas
chocolate: brigadeiros, brigadeiro, trufas, ovos de páscoa
bento salad: marmitas, marmita, marmitex, quentinhas
blueberries ice-cream: açaí, acai
safety-vest: vestuário de trabalho, uniformes, roupas de trabalho, epi
printer paintbrush: letreiros, carimbos, serigrafia, fachadas em acm, adesivos, comunicação visual
coin magnifier: antiguidades, compro ouro, numismática, penhores, velharias
security-camera shield: vigilância, cerca elétrica, videovigilância, câmaras de vigilância
candle headstone: cremação
headstone: lápides, marmorista, mármores, marmoraria, campas
spade seedling: manutenção de jardins
lawnmower spade: cortador de relva
seedling plant: mudas
droplet jar: furos de água, poço artesiano, purificador de água, furos artesianos
dog scissors: tosquias, banhos e tosquias
dog-standing paw: adestrador
house key: terreno à venda
bouncy-castle: brinquedos infláveis, cama elástica, aluguel de brinquedos infláveis
clown: palhaço, animação de festas, recreação infantil
balloon: decoração com balões
theatre-masks: fantasias, aluguel de fantasias, fatos de carnaval
cockroach: dedetizadora
calculator receipt: abertura de empresa
bread: broa
sausage: charcutaria
birthday-cake: confeiteira
cake-slice birthday-cake: docinhos
rabbit: coelho, coelhos
goat: cabrito
sheep: cordeiro, borrego
cow steak: vaca, vacas, carne
pig: porco, porcos, leitão
horse: pónei, charrete
chicken-leg: asinhas
apple basket: maçãs, frutas, fruta
basket carrot: cabaz biológico, hortaliças, sacolão
bicycle: ciclismo
yarn: malha
baby: preparação para o parto, gestante
lotus-position: relaxamento
cutlery dinner-plate: almoço
delivery-van: carrinha, aluguer de carrinhas, estafeta, furgão
foot dress-shoe: podólogo
sewing-needle thread: bordados, modista
cat: gatinhos
sailing-boat: iate
dancer: baile
bricks trowel: pladur
razor: barbear
accordion: concertina
oyster shrimp: marisco, mariscos
yarn: tricotar
sewing-needle sewing-machine: costurar, aprender a costurar
palette paintbrush: desenhar, pintar quadros, desenho, aguarela
swimmer: nadar, aprender a nadar
cook frying-pan: cozinhar
microphone: cantar, canto
drum: bateria, percussão
houses house: moradia, t2 para arrendar, sobrado
smartphone: telemóvel, telemóveis, celular, celulares, conserto de celular
seedling tree: árvores de fruto
ice-skate: patinagem, pista de gelo, patinação
saw axe: motosserra, serração, madeireira
lipstick serum-bottle: tratamentos de rosto
watch mantel-clock: relojoeiro
spade lawnmower: manutenção de jardim, trabalhos de jardim, motoenxada
bricks trowel: cantaria, pedra natural
dog-standing dog: treino canino
desktop-computer laptop: software, programa de gestão, sistema de gestão, crm, erp
receipt desktop-computer: caixa registadora, software de faturação, caixas registadoras
calculator receipt: processamento de salários, consultoria fiscal
safety-vest lab-coat: fardas, fardamento, roupa de trabalho
parcel: embalagens, embalagem
shield: seguro para, seguro de, seguros, seguros para
megaphone chart-up: agência de publicidade, agência de marketing, marketing digital, seo
briefcase handshake: consultoria, consultoria empresarial
banknotes coin: crédito, empréstimo, financiamento, empréstimos
musical-notes: concerto, concertos
eagle bird: falcoaria, aves de rapina
books: encadernação, encadernador
window beach-umbrella: estores, persianas, toldos
tractor wheat: máquinas agrícolas, ceifeira, tratores, alfaias agrícolas
theatre-masks dress: trajes de carnaval, aluguer de fatos
toilet plunger: desentupimentos, desentupidora
kitchen-knife: amolador, afiação, afiação de facas
horse: pensão de cavalos, boxes para cavalos
honey bee: produtos da colmeia, apicultura, própolis, apicultor
sewing-machine thread: máquina de costura, máquinas de costura
window palette: vitral, vitrais
tropical-fish: aquário, aquários, aquariofilia, peixes ornamentais
horse: selaria, seleiro, artigos equestres, equitação
skis: aluguer de esquis, aulas de esqui
ladder bricks: andaimes, aluguer de andaimes, plataformas elevatórias
toy-bricks teddy-bear: brinquedos de madeira
slide: parque infantil, parques infantis
staircase saw: escadas de madeira, escadas por medida
plug lightning: gerador, geradores, aluguer de geradores
mosquito: controlo de mosquitos, mosquitos
radiator wrench: caldeira, caldeiras, aquecimento central
car key: ~ motorista, procura-se motorista
kick-scooter: trotinetes
candle bouquet: limpeza de campas, limpeza de jazigos, cuidado de campas, limpeza de túmulos, manutenção de campas
canned-food basket: banco alimentar, recolha de alimentos, arrecadação de alimentos, cesta básica, cestas básicas
abacus: ábaco, soroban
notebook pencil: apoio aos trabalhos de casa, sala de estudo, reforço escolar, ajuda nos tpc
santa: parada de natal, desfile de natal, chegada do papai noel, casa do pai natal
`;
