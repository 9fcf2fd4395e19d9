/** Portuguese words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const portugueseLeisure = `
accordion: concertina, acordeão, sanfona
acupuncture: acupuntura, acupunturista, acupunturistas, acupuntor
aerialist: tecido acrobático, tecidos acrobáticos, tecido aéreo, acrobacia aérea, acrobacias aéreas, dança aérea
aerialist: lira acrobática, aulas de tecido acrobático, acrobata aérea
arcade-machine: máquina arcade, máquinas arcade, máquina de fliperama, fliperama, fliperamas, jogos arcade
awareness-ribbon: outubro rosa, laço rosa, cancro da mama, câncer de mama, cancro, câncer, sida, aids
awareness-ribbon: cancro da próstata, câncer de próstata, liga contra o cancro, luta contra o cancro
awareness-ribbon: luta contra o câncer
bagpipes musical-notes: gaita de foles, gaitas de foles, gaiteiro, gaiteiros
balloon birthday-cake: decoração pegue e monte, pegue e monte
balloon party-popper: decoração com balões, animação infantil, balões, decoração de festas
basketball: basquete, basquetebol
bell: sinos, carrilhão, campainha inteligente
billiard-ball: sinuca, bilhar
bingo-card: bingo, bingos, noite de bingo, bingo beneficente
binoculars: binóculos, binóculo, observação de aves
boules: petanca, torneio de petanca, bocha
bowling: boliche, bowling
boxing-glove: boxe
breakdancer: breakdance, break dance, breakdancer, aulas de breakdance, b-boy, b-girl
bungee-jumper: bungee jump, bungee jumping, bungee-jumping, bungee, bungy jump
calligraphy-brush scroll: caligrafia chinesa, caligrafia japonesa, shodo
camera: ensaio fotográfico, ensaio newborn, sessão fotográfica, ensaio de família, concurso de fotografia, fotógrafo
camera: fotógrafa, fotografia, estúdio fotográfico, fotógrafo de casamento, sessões fotográficas, sessão de fotos
camera: ensaio gestante, newborn, book fotográfico, fotos de família, foto escolar, câmara instantânea
camera camera-flash: photo booth, totem fotográfico
camera identity-card: foto 3x4, fotos 3x4, foto tipo passe, fotos tipo passe
carnival-mask party-popper: carnaval, fatos de carnaval, corso carnavalesco, baile de máscaras, baile de carnaval
carnival-mask party-popper: trajes de carnaval, desfile de carnaval, bailinho de carnaval
carrom-board: carrom, tabuleiro de carrom
cello musical-notes: violoncelo, violoncelos, aulas de violoncelo, violoncelista, contrabaixo
chess-pawn trophy: xadrez
choir musical-notes: coro, coros, concerto de coro, orfeão, grupo coral, coro infantil
christmas-tree: natal, mercado de natal
christmas-tree fir-tree: árvores de natal, árvore de natal, pinheiros de natal, pinheiro de natal, pinheirinhos de natal
christmas-tree gift: decoração natalícia, decoração de natal, almoço de natal
cigar: charuto, charutos, charutaria, charutos cubanos, tabacaria, tabacarias
clapperboard video-camera: edição de vídeo, produção de vídeo, festival de cinema, vídeo institucional
clapperboard video-camera: vídeos institucionais, filmagem, filmagens, filmagem de casamentos, filmagem de casamento
clapperboard video-camera: produtora de vídeo, curta-metragem, curtas-metragens, vídeo de casamento, spot publicitário
classical-guitar: viola caipira, moda de viola, seresta, tuna académica, tunas académicas
classical-guitar musical-notes: violão, violões, aulas de violão, guitarra clássica, guitarra acústica, aula de violão
classical-guitar musical-notes: luthier
cook pizza: pizzaiolo, pizzaiolos, pizzaiola
cool-box: caixa térmica, caixas térmicas, geleira portátil, mala térmica, bolsa térmica, bolsas térmicas
croquet: jogo de croquet
crystal-ball: tarot, taróloga, astrologia, vidente, tarô, tarólogo, baralho cigano
dance-couple musical-notes: danças de salão, dança de salão, tango, valsa, milonga, salsa
dance-couple ring: dança dos noivos, valsa dos noivos
dhol: dhol, tambor dhol
dice: jogo de cartas
dice chess-pawn: café de jogos de tabuleiro, jogos de tabuleiro, noite de jogos
disco-ball: discoteca, balada
disco-ball headphones: dj, dj para festas
diving-mask tropical-fish: mergulho
doll: boneca, bonecas, boneca de pano, bonecas de pano, barbie, bebê reborn, bonecas reborn, hospital de bonecas
dominoes: jogo de dominó, torneio de dominó, campeonato de dominó, peças de dominó
drum: percussão, bombo, bombos, zabumba, zabumbas, tamborim, tamborins
drum-kit: bateria, bateria aulas
drum-kit drum: aulas de bateria, aula de bateria, baterista, curso de bateria
dumbbell: academia, ginásio, fitness, personal trainer, musculação, academia de ginástica, halteres
dumbbell: faixas elásticas
dumbbell lifting-weights: treino funcional, eletroestimulação, hiit, ginástica localizada
earbuds: fones de ouvido bluetooth, fone bluetooth, fones bluetooth, fone sem fio, fones sem fio, auriculares sem fios
earbuds: auriculares bluetooth, airpods
embroidery-hoop thread: rendas, renda de bilros, bilros, rendeiras, renda renascença, rendilheiras, bordado, bordados
embroidery-hoop thread: bordadeira, bordadeiras, bordado à mão, ponto cruz, oficina de bordado
exercise-bike: bicicletas ergométricas, bicicleta estática, bicicletas estáticas, bicicleta de spinning
exercise-bike: aulas de spinning, aula de spinning, ciclismo indoor, aulas de cycling, bicicleta ergométrica
farmer: trabalhadores agrícolas, trabalhador agrícola, trabalhadores rurais
film-strip camera: revelado de carretes, revelado de fotos, revelação de fotos, revelação de fotografias
fireworks: pirotecnia, fogos de artifício, fogo de artifício
fishing-rod fish: pesca, artigos de pesca, isca viva, iscas vivas, iscas artificiais, pesque-pague, pesque e pague
flute: flauta, aulas de flauta
folk-dancers accordion: rancho folclórico, ranchos folclóricos, danças folclóricas, dança folclórica
folk-dancers accordion: danças tradicionais, folclore, festival de folclore, quadrilha junina, quadrilha
football goal-net: futebol, escolinha de futebol, escola de futebol, futebol society, quadra society, campo society
football goal-net: society horário, society de quinta
framed-picture: pôster, quadro decorativo, porta-retrato, emolduramento, emolduramentos
framed-picture palette: molduraria, galeria de arte, molduras
framed-picture palette: ~ exposição, exposições
frisbee: frisbee, frisbees, disc golf
game-controller: dois controles, dois comandos, playstation 4 com dois comandos, playstation 5, vendo playstation, ps5
game-controller: xbox series
game-controller joystick: videogames, jogos, gaming, videojogos
gift ribbon: lembrancinhas, lembranças de batizado, lembrancinha, lembranças de casamento, presente, presentes, prendas
gift ribbon: vale-presente, vale-oferta, cartão oferta, brindes personalizados, lembranças, brindes
go-kart: kart, karting, kartódromo, corrida de kart, karts, rolimã, carrinho de rolimã, carrinhos de rolimã
go-kart: carros de rolamentos, carrinhos de rolamentos, carrinho de rolamentos
goal-net gloves: goleiro, goleiros, guarda-redes
golf golfer: golfe
golf-cart: carrinho de golfe, carrinhos de golfe, buggy de golfe, buggies de golfe
guitar microphone: fadista, sertanejo, sarau
guitar musical-notes: guitarrista, guitarristas, baixista, banda de covers, guitarra, escola de música
guitar musical-notes: aulas de guitarra
handpan musical-notes: handpan
harmonica: gaita de boca, gaitas de boca, harmônica, aulas de gaita de boca
harmonium: harmônio, harmónio, harmonium
harp musical-score: harpa, harpista, aulas de harpa
headphones: fones de ouvido, auscultadores
headphones vinyl-record: novo single
horse-rider: desfile gaucho
hot-tub: jacuzzi, banheira de hidromassagem, ofurô
hot-tub sauna: spas, balneário, balneário termal, banho turco, hidromassagem
hurling: hurling, hurley, camogie
ice-skate: pista de gelo
jack-o-lantern ghost: halloween
judo-suit: defesa pessoal, muay thai, judô, karatê, jiu-jitsu, artes marciais, karaté infantil, jiu-jítsu
judo-suit: jiu-jítsu infantil, kimono grátis
kettlebell dumbbell: kettlebell, kettlebells, treino com kettlebell, aulas de kettlebell
kite: papagaio de papel
kitesurfer: kitesurf, kite surf, aulas de kitesurf
laser-blaster target: laser tag, lasertag
lawn-bowls: torneio de bocha
letter-tiles: scrabble, torneio de scrabble, palavras cruzadas de tabuleiro
long-drum carnival-mask: bloco de rua, blocos de rua, bloco de carnaval, abadá, abadás
loom yarn: tear, teares, tecelagem, tecelagem manual, tecelã
magic-wand top-hat: ilusionista, mágico
marionette theatre-masks: fantoches, marionetes, marionetas, teatro de fantoches, teatro de bonecos
marionette theatre-masks: teatro de marionetas, bonecreiros
mat-exercise: pilates, aulas de pilates, aula de pilates, estúdio de pilates, pilates solo, studio de pilates
maypole: mastro de maio, árvore de maio, pau de maio
menorah: hanucá, chanucá, menorá
metal-detector coin: detector de metais, detetor de metais, detectores de metais
microphone: cantar, aulas de canto, karaokê, karaoke, stand-up, comédia stand-up, noite de humor, mestre de cerimónias
microphone: locutor, videokê, videoquê
microphone bouquet: celebrante, cantora, apresentador, cantor
musical-notes: concerto, concertos, coral, orquestra, musical
musical-notes guitar: show ao vivo, festivais, festival de verão, show nacional, shows, pagode, roda de samba
musical-notes guitar: noite de jazz e blues, banda ao vivo
musical-notes musical-score: coral de vozes, música clássica, solfejo, conservatório
musical-score musical-notes: janeiras
netball: netball
oboe: oboé, fagote
oboe musical-notes: clarinete, clarinetes
origami-crane: origami
oud: alaúde, alaúdes
padel-racket: padel, campos de padel, aulas de padel, pádel, beach tennis, frescobol
paintball-marker: paintball, marcador de paintball, campo de paintball
painted-eggs chick: caça aos ovos, caça aos ovos da páscoa
palette paintbrush: pinturas faciais, pintura facial, desenhar, pintar quadros, desenho, aguarela, curso de pintura
palette paintbrush: aquarela, aulas de desenho, aulas de pintura
paraglider: parapente, parapentes, voo de parapente, voos de parapente, voo duplo de parapente, escola de parapente
paraglider: curso de parapente
party-popper balloon: festa, aniversário, réveillon, festas, buffet infantil
party-popper balloon: dia da criança, dia das crianças, chá revelação
party-popper garland: festas populares, arraiais, romarias, santos populares, festa popular, passagem de ano, ano novo
party-popper garland: confraternização, inauguração, baile de finalistas, ceia de ano novo
pedal-boat: pedalinho, pedalinhos, gaivota a pedais, gaivotas a pedais, barco a pedais, barcos a pedais
pedal-boat: passeio de pedalinho, aluguer de gaivotas
piano-keys: piano, aulas de piano, aulas de teclado, aula de teclado, teclados musicais, professor de teclado
piano-keys: piano vertical, pianos verticais
pickleball: pickleball
pilates-reformer: pilates reformer, reformer pilates, pilates com reformer, aulas de reformer, pilates com aparelhos
pilates-reformer: pilates aparelhos
pipe-organ church: concerto de órgão, órgão de tubos, concertos de órgão, recital de órgão
pirate-ship: barco pirata, barcos piratas, navio pirata, navios piratas
playing-card: sueca, torneio de sueca, truco, baralho, baralhos
pole-dancer: pole dance, pole dancing, aulas de pole dance, aula de pole dance, dança no varão
pom-poms: cheerleading, cheerleader, cheerleaders, líder de torcida, líderes de torcida, aulas de cheerleading
portuguese-guitar: aulas de guitarra portuguesa, guitarras portuguesas
portuguese-guitar musical-notes: guitarra portuguesa, bandolim, bandolins
portuguese-guitar musical-notes: guitarra de coimbra
portuguese-guitar wine: fado, fados, noite de fado, noite de fados, noites de fado, jantar com fado, casa de fados
portuguese-guitar wine: fado ao vivo, fado vadio
postage-stamp: selo postal, selos postais, filatelia, filatelista, coleção de selos
potters-wheel vase: olaria, roda de oleiro, aulas de cerâmica, curso de cerâmica, oficina de cerâmica
potters-wheel vase: workshop de cerâmica, torno de cerâmica, ateliê de cerâmica, oleiro
projector: videoprojetor, data show
puzzle hourglass: sala de fuga
puzzle pencil: jogo de palavras
puzzle toy-bricks: terapeuta ocupacional, psicomotricidade, psicopedagoga, psicopedagogia, tdah
quilt: patchwork, mantas de retalhos, colcha de retalhos
raft: rafting, descida de rafting, passeio de rafting
recorder: flauta doce, flautas doces, aulas de flauta doce, flauta de bisel, flautas de bisel, aulas de flauta de bisel
running-shirt football: roupa desportiva, atletismo, equipamentos desportivos
saxophone piano-keys: jazz, noite de jazz
sewing-needle: costureira, alfaiate, costura, aulas de costura, conserto de roupas, arranjos de costura, bainha
sewing-needle sewing-machine: costurar, aprender a costurar
sewing-needle thread: modista, ajuste de roupa, ajustes de roupa, arranjos de roupa
shisha: narguilé
shofar: shofar, chofar, shofares
singing-bowl lotus: taças tibetanas, taça tibetana, banho de gongos, banho de gongo, banho de som, banho sonoro
singing-bowl lotus: tigelas tibetanas, taças de cristal
sitar musical-notes: sitar, cítara indiana
skis snowy-mountain: aluguer de esquis, aulas de esqui, esqui, escola de esqui
sleeping-bag: saco-cama, sacos-cama, saco de dormir, sacos de dormir, saco cama
snowmobile: mota de neve, motas de neve, moto de neve, motos de neve
squash-racket: squash, raquete de squash, raquetes de squash, campo de squash, quadra de squash
steelpan: steelpan, steel pan, steel drum, steel drums, steel band
studio-microphone headphones: estúdio de gravação, gravação de músicas, podcast
sugar-skull candle: dia dos mortos mexicano
sun-lounger: espreguiçadeira, espreguiçadeiras, aluguer de espreguiçadeiras
superhero: homem-aranha
table-football: matraquilhos, pebolim, mesa de matraquilhos, mesa de pebolim, mesa de totó, mesas de totó
table-tennis: ténis de mesa
tai-chi: tai chi, taichi, tai-chi, tai chi chuan, aulas de tai chi, aula de tai chi
target: clube de tiro, carreira de tiro, dardos, tiro ao alvo, estande de tiro, tiro desportivo, tiro esportivo
target: tiro aos pratos, campeonato de malha, torneio de malha, jogo da malha, jogo de malha
target bow-and-arrow: arco e flecha
teddy-bear: casa de bonecas
teddy-bear crayon: creche, brinquedos, babá, jardim de infância, berçário, loja de brinquedos, peluche, bicho de pelúcia
teddy-bear crayon: jardins de infância, pré-escolar, educação infantil, educadora de infância, ludoteca, brinquedoteca
teddy-bear crayon: escolinha, ocupação de tempos livres, atl, atl de verão, férias ativas, hotelzinho infantil
teddy-bear crayon: cuido de crianças, tomo conta de crianças
teddy-bear sewing-needle: hospital das bonecas
television: televisão, eletrônicos, televisores, tv
tennis: clube de tênis, clube de ténis, quadra de tênis, aulas de tênis, tênis de quadra, ténis, raquete de tênis
theatre-masks: caretos, comédia, comédia em dois atos, peça de teatro, grupo de teatro, teatro amador
theatre-masks: companhia de teatro, fantasias, aluguel de fantasias, teatro, ópera, aulas de teatro, entrudo
theatre-masks: revista à portuguesa
thread sewing-needle: aviamentos, retrosaria
ticket: rifa, sorteio, lotaria, bilheteira
toy-bricks: lego, blocos de montar, blocos de construção, legos, blocos de madeira, playmobil
toy-bricks teddy-bear: brinquedos de madeira
trading-card: cartas colecionáveis, carta colecionável, cartas colecionaveis, cartas pokémon, cartas pokemon
trading-card: jogo de cartas colecionáveis, cards colecionáveis, troco cromos, cromos repetidos, figurinhas da copa
trading-card: troco figurinhas, álbum da copa, troca de figurinhas, troca de cromos, cromos da caderneta
trading-card: cromos panini, troco repetidos
trampoline gymnast: trampolim, trampolins, cama elástica, camas elásticas, pula-pula, pula pula, parque de trampolins
treadmill dumbbell: esteira ergométrica, passadeira de corrida, equipamentos de ginásio, esteiras
trumpet drum: filarmónica, fanfarra, banda marcial
trumpet saxophone: banda filarmónica
tuba: tuba, bombardino
ukulele musical-notes: ukulele, cavaquinho, cavaquinhos
videocassette: vhs, digitalização de vhs
vinyl-record: discos de vinil, vinil, loja de discos, feira de vinil, vitrola
violin: luteria, violino, aulas de violino
violin guitar: violeiro
volleyball: vôlei, voleibol, vôlei de praia, futevôlei
vr-headset: óculos vr, óculos de realidade virtual, realidade virtual, headset vr, jogos vr
windsurfer: windsurf, windsurfe, prancha de windsurf, pranchas de windsurf, aulas de windsurf, escola de windsurf
xylophone: xilofone, xilofones, metalofone
yarn: malha, tricotar, lã, crochê, croché, lãs e linhas, lãs para tricô, aulas de tricô, aula de tricô
zip-line tree: tirolesa, tirolesas, slide e arborismo, arborismo, parque aventura
astronaut planet: planetário, astronautas
baby: preparação para o parto, gestante, parteira, bebês, doula, bebé, babá eletrônica
baby pregnant-woman: fertilidade, procriação medicamente assistida, reprodução assistida, fertilização in vitro
baby pregnant-woman: gravidez, amamentação, massagem para bebés, sling, chá de bebê, chá de bebé, baby shower
baby pregnant-woman: maternidade, aleitamento
ball-pit: piscina de bolinhas, piscinas de bolinhas, piscina de bolas, piscinas de bolas
basketball goal-net: quadra poliesportiva, quadras poliesportivas, quadra de esportes, pavilhão desportivo
block-tower: Jenga, Jenga gigante, torre de blocos de madeira, jogo da torre de madeira
bride ring: noivas
bunting: bandeirolas, varal de bandeirinhas, grinalda de bandeirinhas, cordão de bandeirinhas
capoeira: capoeira, roda de capoeira, capoeirista, capoeiristas, berimbau, berimbaus, aulas de capoeira
carnival-mask: micareta, micaretas
choir: canto coral, coral infantil, coral da igreja, coral natalino, cante alentejano
climber: escalada, rapel
climber fir-tree: parque de aventura, parque aventuras, arvorismo
clown: palhaço, animação de festas, recreação infantil
colour-cube: cubo mágico, cubos mágicos, cubo de Rubik, speedcubing
cook chef-hat: auxiliar de cozinha, chef, chefe de cozinha, curso de gastronomia, chef em casa, copeiro
cook frying-pan: oficina de culinária, oficina de cozinha, cozinheiro, cozinheira, ajudante de cozinha
cook frying-pan: workshop de cozinha, aulas de cozinha, curso de cozinha, cozinhar, aulas de culinária
cook frying-pan: curso de culinária, culinária
cornhole-board: cornhole, torneio de cornhole, jogo cornhole, tabuleiro de cornhole
crossword-grid: palavras cruzadas, sopa de letras, caça-palavras
dance-couple: matiné dançante, matinê dançante, jantar dançante, jantares dançantes, baile da terceira idade
dance-couple: baile da saudade, baile de debutantes, bailarico, bailaricos, bailão
dancer: hip hop, fitdance, frevo, sevilhanas, aulas de sevilhanas
dancer musical-notes: bailarinos, bailarinas, bailarino, bailarina, baile, escola de dança, aulas de dança
dancer musical-notes: dança, samba, forró, zumba, aulas de samba
diving-mask: pé de pato, pés de pato, nadadeiras
dodgem-car: carrinhos de choque, carrinho de choque, carrinhos bate-bate, carrinho bate-bate
dog-walker: passeador de cães, passeio de cães, passeadora de cães, dog walker, passear cães
draughts-board: jogo de damas, jogos de damas, tabuleiro de damas, torneio de damas, clube de damas
drum crown: maracatu, maracatus
erhu: erhu, aulas de erhu, violino chinês
fencer: esgrima
fire-cupping: ventosaterapia, terapia com ventosas, massagem com ventosas
flag: bandeiras personalizadas, bandeira personalizada, bandeiras e mastros
football: pelada de quinta, pelada de domingo, pelada dos amigos
framed-picture paintbrush: molduras douradas, restauro de arte, restauro de santos, restauro de imagens, arte sacra
framed-picture paintbrush: imagens antigas
french-horn: trompa de harmonia, trompa francesa, aulas de trompa, trompista, trompistas
golf-bag: saco de golfe, sacos de golfe, tacos de golfe, conjunto de tacos de golfe
greeting-card: cartão de felicitações, cartões de felicitações, cartão de aniversário, cartões de aniversário
greeting-card: convites de casamento, convite de casamento
guzheng: guzheng, aulas de guzheng, cítara chinesa
gymnast: ginástica, ginástica rítmica
gymnast dumbbell: pilates em aparelhos, pilates clínico
gymnastics-rings: argolas de ginástica, argolas olímpicas, argolas ginástica
haircut hair-comb: transplante capilar
handball-player: andebol, handebol
hula-hoop: hula hoop, bambolê, bambolês, arco de hula hoop, aulas de hula hoop
kendo: kendo, kendô, aulas de kendo, aulas de kendô, armadura de kendo
korfball-post: corfebol, corfbol
lion-dance: dança do leão, danças do leão
lotus-position lotus: relaxamento, yoga, ioga, meditação, aulas de yoga
marimba: marimba, marimbas, aula de marimba
massage: drenagem, massoterapeuta
massage lotus: reflexologia, massoterapia, drenagem linfática, massagem, massagens
massage-stones: massagem com pedras quentes, pedras quentes
medal: medalha, medalhas
mermaid: cauda de sereia, sereia, sereias, festa de sereias, pequena sereia
mochi-pounding: mochitsuki, preparo de mochi, oficina de mochi
nurse: enfermeira, enfermeiro, cuidador de idosos, lar de idosos, cuidadora, apoio domiciliário, casa de repouso
nurse: enfermagem, enfermagem ao domicílio, auxiliar de saúde, curso de enfermagem
older-person dumbbell: ginástica sénior, ginástica sênior, ginástica para idosos, ginástica para seniores
older-person dumbbell: ginástica terceira idade, exercício para idosos
older-person nurse: apoio a idosos, idosos, terceira idade, universidade sénior, residência sénior, residências sénior
older-person nurse: seniores, melhor idade, auxiliar de lar, acompanhante de idosos, geriatria, dia dos avós
older-person nurse: convívio sénior, ajudante de lar, demência, lar residencial
opera-mask: ópera de Pequim, ópera chinesa
postcard: bilhete-postal, bilhetes-postais, cartão-postal, cartões-postais, postais ilustrados
projector popcorn: cineclube, cineclubes
quiz-cards: pub quiz, quiz noturno, cartas de perguntas, noite de trivia, noite de quizz, noite de quiz
rocking-horse: cavalo de baloiço, cavalinho de balanço, cavalos de baloiço, cavalinho de pau de balanço
rodeo-bull: touro mecânico, touros mecânicos, touro de rodeio, rodeio mecânico
rower canoe: clube de remo, escola de remo, aulas de remo
runner sack: corrida do saco, corrida de sacos
runner sneaker: corrida de rua, corrida popular, meia maratona, corrida solidária, caminhada e corrida
runner sneaker: corrida de montanha, trilho noturno, maratona, são silvestre, triatlo, corta-mato, corre connosco
runner sneaker: corrida
santa: pai natal, papai noel, pai natal ao domicílio, parada de natal, desfile de natal, chegada do papai noel
santa: casa do pai natal
sauna: spa, sauna, bem-estar
sinterklaas: Sinterklaas, festa de São Nicolau
skipping-rope: corda de saltar, corda de pular, cordas de saltar, pular corda
sticker-sheet: autocolante, autocolantes, folha de autocolantes, adesivos personalizados, cartela de adesivos
sunbed: cama de bronzeamento, câmara de bronzeamento, bronzeamento artificial, centro de bronzeamento
sunbed: câmaras de bronzeamento
surfer wave: surf, surfe, escola de surf
swimmer goggles: aprenda a nadar, aprender a nadar, nadar, natação, aulas de natação, hidroginástica
swimmer goggles: piscina aquecida
swimmer swimming-pool: hidrobike
swimmer baby: natação para bebés
tambourine: pandeiro, pandeiros, pandeireta, pandeiretas, aula de pandeiro
teddy-bear baby: ama certificada, amas certificadas
thread button: linhas e botões, armarinho, armarinhos
ticket heart: rifa solidária, rifas solidárias
treasure-chest: caça ao tesouro, caças ao tesouro, baú do tesouro, arca do tesouro, tesouro dos piratas
trombone: trombone de vara, trombonista, aulas de trombone, trombones de vara
turntable: gira-discos, toca-discos, pratos de dj, toca-disco
walker: peregrinação, caminho de santiago
water-polo-player: polo aquático
wrestlers: luta livre, luta olímpica, wrestling
`;
