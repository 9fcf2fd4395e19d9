/** As working-words.ts, for languages of the south-west and Romania. Notation: word-list.ts. */
export const southernWorkingWords: Record<string, string> = {
  ca: `
motor-boat anchor: motor forabord, forabord, motors forabord, llanxa, sortides en barca, embarcacions, golondrina
hay-bale tractor: palla, alfals
church candle: missa del gall, setmana santa, missa, parròquia, aplec, ermita, processó, catequesi, romeria, monestir
fireworks fire: castell de focs, ball de diables, correfoc, diables, colla de diables
key lock-and-key: còpies de claus, panys, pany, duplicat de claus
blood-drop: banc de sang, donants de sang, marató de donació
screwdriver toolbox: repair cafè, repair café, taller de reparació
tiles: mosaic
herb: plantes medicinals, remeieres
stew: ranxo, sopar popular
tent compass: agrupament escolta, cau escolta
handshake drum: colla castellera, colles castelleres
t-shirt drum: camises i pinya
logs saw: taulons, bigues, serradora, magatzem de fustes, fustes
sewing-needle thread: arranjaments de roba, confecció
gear wrench: mecanitzats, tornejat, mecanització cnc, torn i fresa, fresat, motlles, injecció de plàstic, rodaments, matriceria, peces metàl·liques, foneria, decoletatge, tall per làser, engranatges, peces mecàniques
fish: subhasta de peix, llotja, sonsos
wheat sack: blat, molí, pinso, gra, ordi
playing-card: club de bridge, butifarra, campionat de butifarra
embroidery-hoop thread: puntes de coixí, punta de coixí, puntaires, trobada de puntaires
scroll document: genealogia, arbre genealògic
olives olive-oil: recollida d'olives, collita d'olives
snail: caragols
anvil hammer: taller de ferrer, farga, ferradures
welding-mask fire: ferro forjat
tree axe: aclarida, bosc, gestió forestal, tala
seedling tree: reforestació, llavors, plançons
sailing-boat anchor: regata, amarrador, amarratge, hivernatge, varador, club nàutic, amarradors, port esportiu, vela llatina
anchor ship: drassanes, mestre d'aixa, calafat
knot: nusos
fishing-rod fish: pescadors, concurs de pesca
shrimp: gambes
cow milk: vedells, vedelles, vaqueria
sheep: xais, corders, esquilada, ramat, transhumància
cheese: mató, recuit
pig: matança
chick hen: pollets
donkey: guarà
bee honey: abelles
combine-harvester: segadora
sack spade: fems, adob, torba
grapes barrel: most, vinya
olive-oil olives: oli nou, oliveres, arbequina
mushroom: boletaires
peanuts: ametlles
candle: ciris
walker: pelegrinatge, caminada, camí de sant jaume, caminada popular
headstone: nínxols
bell: campanes, campaners
musical-score musical-notes: cor, havaneres, cantada d'havaneres
oboe: gralles, gralla, grallers
drum: timbals, timbalers, batucada, tabals
dancer: esbart, sardana, danses
crown: gegants, gegants i capgrossos, capgrossos, trobada de gegants, reis mags, cavalcada de reis, patges reials
logs: cagatió, caga tió, fer cagar el tió, pèl·lets
theatre-masks: pastorets, els pastorets, comparsa, carnestoltes, rua de carnaval
ballot-box: eleccions, votacions, referèndum, pressupostos participatius
megaphone: assemblea, audiència pública, assemblea veïnal, consell de poble
wheelie-bin recycling: deixalleria, residus, escombraries, recollida selectiva
loom yarn: teixit, teixidora
yarn: mitja, filatura
basket leaves: cistelleria, cistells, vímet, cisteller
amphora potters-wheel: ceramista
tiles trowel: hidràulics
book: relligador, relligat
books: sant jordi, fira del llibre
rose books: diada de sant jordi
handbag: articles de pell
sandal: espardenyes, espardenyer
ring diamond: joier, orfebre
kitchen-knife: ganivets
stove fire: estufes
locomotive: trens miniatura, ferrocarril de joguina, trenet
coin: monedes
tractor: tractorada, tres tombs
horse: els tres tombs
dove: colomistes
compass: orientació
tent: esplai, casal d'estiu
lawn-bowls: botxes
marquee chair: lloguer de cadires
snowflake tractor: llevaneus
barrel: boter
water-pump droplet: sondejos
bread: massa mare
cake-slice: coques, tortell, mona, mones de pasqua
ham: llonganissa, fuet
sausage: botifarrada
rice: arrossada
`,
  es: `
gear wrench: torno y fresa, hidráulica industrial, mecanizado, mecanizados, torneado, fresado, tornería, matricería, inyección de plástico, moldes de inyección, rodamientos, engranajes, piezas metálicas, fundición, corte láser, calderería, mecanizado cnc
anchor ship: carpintería de ribera, astillero
sheep: corderos, carneros, esquila, trashumancia
wheat sack: piensos para ganado, piensos ganaderos, pienso para ganado, molino, forraje, cebada
church candle: semana santa, misa, parroquia, procesión, novena, cofradía, hermandad, vigilia pascual, retiro espiritual, velada de oración
bell: campanas de la iglesia, toque de campanas, fundición de campanas, campaneros
dancer: ballet folklórico, jota, jotas, milonga, peña folclórica
broom wastebasket: limpieza de playa, limpieza de playas
t-shirt clothes-hanger: intercambio de ropa
love-letter postbox: filatelia
rock diamond: fósiles, feria de minerales
compass: orientación deportiva
crown: reyes magos, cabalgata de reyes, cabalgata
guitar dancer: peña flamenca, noche flamenca, cante flamenco
bicycle: colectivo ciclista, peña ciclista, club ciclista, ruta ciclista
walker bed: albergue de peregrinos, peregrinos
scroll document: genealogía, árbol genealógico
logs saw: aserradero, tablones, maderera
sailing-boat anchor: invernaje, varadero, antifouling, amarre, amarres, velería, marina seca
motor-boat anchor: motor fueraborda, motores fueraborda, fuera de borda, fueraborda, lancha, barca sin licencia, panga
embroidery-hoop thread: encaje, encajes, encaje de bolillos, bolillos, encajeras, mundillo, ñandutí
fish: carpa koi, carpas koi, alevines, lonja, truchas, mojarra, acuicultura, boquerones
screwdriver toolbox: repair café
boiler sun: termo solar, termas solares
tree axe: aclareo
seedling tree: repoblación, plántulas, injertos, esquejes
hand-fan: taller de abanicos
oyster: mejillón
cow milk: terneros, novillas, vaquillas, ganado, ganadería, tambo
hen: ponedoras
bee honey: enjambres
hay-bale tractor: alfalfa, pacas, fardos
combine-harvester: trilla
sack spade: estiércol, humus de lombriz, sustrato, tierra abonada
grapes barrel: mosto
olive-oil olives: olivar
candle: cirios, día de muertos
walker: peregrinación, romería
pipe-organ: ciclo de órgano
trumpet drum: fanfarria
musical-score musical-notes: orfeón, villancicos, rondalla
ballot-box: elecciones, referéndum, votación, presupuestos participativos
megaphone: asamblea vecinal, audiencia pública, cabildo abierto, asamblea
wheelie-bin recycling: recogida de enseres, residuos, basura
basket leaves: cestería, mimbre, canastos
violin: lutería
locomotive: modelismo ferroviario
tractor: feria agrícola
rooster: avicultura
playing-card: mus, campeonato de mus, truco, tute, dominó
amphora: botijos, talavera
theatre-masks: carnaval, comparsa, murga, chirigota
spirits-bottle: orujo, aguardiente, pisco
chilli: ajíes, chiles secos
`,
  it: `
-: messa a punto, messa in sicurezza, messa in opera, messa in piega, messa in moto, messa a norma
gear wrench: carpenteria metallica, conto lavorazione, stampi per plastica, stampi industriali, tornitura, fresatura, torneria, lavorazioni meccaniche, stampaggio plastica, cuscinetti, ingranaggi, taglio laser, fonderia, oleodinamica, minuterie metalliche, galvanica
seedling tree: alberi da frutto, sementi, barbatelle, rimboschimento, innesti
anchor ship: maestro d'ascia, cantiere navale
sheep: agnelli, tosatura, arieti, transumanza
wheat sack: grano, grano antico, grani antichi, cereali, foraggi
hay-bale tractor: erba medica
combine-harvester: conto terzi agricolo, mietitura
grapes barrel: uva da vino, mosto, torchio
church: festa patronale, presepe vivente, presepi
broom wastebasket: pulizia della spiaggia, puliamo il mondo, puliamo il bosco
t-shirt clothes-hanger: swap party, scambio di vestiti, guardaroba solidale
love-letter postbox: filatelia
rock diamond: fossili
rooster: mostra avicola, avicoltura
compass: orienteering
dice ticket: tombolata
toadstool: micologia, corso di micologia
flag drum: sbandieratori
scroll document: genealogia, albero genealogico
logs saw: segheria, legname, tavolame, travi, legname da costruzione, segati
sailing-boat anchor: rimessaggio, rimessaggio invernale, antivegetativa, posto barca, ormeggio, veleria
motor-boat anchor: fuoribordo, motori fuoribordo, gommone, gommoni, gozzo
embroidery-hoop thread: merletto, merletti, tombolo, pizzo, pizzi, merletto a tombolo
fish: carpa, carpe, carpfishing, avannotti, troticoltura, itticoltura, acquacoltura
screwdriver toolbox: repair café, repair cafè
solar-panel sun: solare termico
tree axe: lavori forestali, taglio bosco, bosco ceduo, diradamento
cow milk: vitelli, vacche, bovini, allevamento bovini
hen: ovaiole
bee honey: api regine
sack spade: letame, stallatico, humus di lombrico
olive-oil olives: molitura, uliveto
church candle: messa, parrocchia, processione, catechismo, veglia pasquale, novena, via crucis, adorazione
framed-picture church: icone, iconografia
walker: pellegrinaggio
bell: campane, campanari
pipe-organ: organaro
trumpet drum: fanfara, filarmonica
musical-score musical-notes: schola cantorum
dancer: gruppo folk
ballot-box: bilancio partecipativo
megaphone: assemblea pubblica, assemblea dei cittadini, consiglio comunale
wheelie-bin recycling: rifiuti, isola ecologica, ingombranti
blood-drop: avis
basket leaves: cesteria, cestaio, vimini
kitchen-knife: coltellinaio
locomotive: fermodellismo
postbox love-letter: francobolli
playing-card: briscola, torneo di briscola
tiles trowel: cementine
crossed-swords shield: palio, rievocazione storica, giostra medievale
theatre-masks: carnevale
snowflake tractor: spazzaneve
candle: ceri
`,
  pt: `
gear wrench: hidráulica industrial, tornearia, usinagem, fresagem, maquinação, torneamento, injeção de plástico, injeção plástica, rolamentos, engrenagens, peças metálicas, fundição, corte a laser, caldeiraria, metalomecânica, ferramentaria, retífica
tree axe: limpeza de mato, limpeza florestal, trabalhos florestais
anchor ship: carpintaria naval, estaleiro, estaleiro naval
cow: leilão de gado
sheep: borregos, carneiros, transumância
wheat sack: ração animal, ração para gado, moinho, cereais
sack spade: composto orgânico, estrume, esterco, húmus, húmus de minhoca
church candle: semana santa, missa do galo, festa da padroeira, paróquia, catequese, procissão, novena, romaria, retiro espiritual
broom wastebasket: limpeza da praia, mutirão
wheelie-bin recycling: recolha de monos, ecocentro, resíduos, lixo, coleta seletiva
t-shirt clothes-hanger: troca de roupa, bazar beneficente, loja social
love-letter postbox: filatelia
fireworks: pirotecnia
tractor: feira agrícola
motorcycle wrench: revisão da mota
-: velas de ignição, renda extra, renda fixa, renda mensal, renda passiva, imposto de renda, renda acessível, rendas acessíveis, renda da casa, geração de renda
fish: lampreia, alevinos, alevins, lota, truta, trutas, tilápia, tambaqui
thread sewing-needle: aviamentos, retrosaria
paintbrush church: talha dourada, arte sacra, restauro de santos
scroll document: genealogia
logs saw: serração, serraria, tábuas, madeireira, barrotes
sailing-boat anchor: invernagem, antifouling, amarração, lugar de marina, velaria
motor-boat anchor: fora de borda, motores fora de borda, motor de popa, motores de popa, voadeira
embroidery-hoop thread: renda, rendas, renda de bilros, bilros, rendeiras, renda renascença, rendilheiras
screwdriver toolbox: repair café
boiler sun: termossifão, solar térmico, aquecedor solar, aquecimento solar
seedling tree: reflorestação, reflorestamento, enxertos, bacelos
hand-fan: leques
oyster: mexilhão, ameijoas, ameijôas
cow milk: vitelos, novilhas, bezerros, gado
hen: poedeiras
chick hen: pintainhos
hay-bale tractor: fardos
combine-harvester: debulha
grapes barrel: mosto
olive-oil olives: olival
walker: peregrinação, caminho de santiago
bell: sinos, carrilhão
trumpet drum: filarmónica, fanfarra
musical-score musical-notes: cante alentejano, janeiras
dancer: quadrilha, bailarico
ballot-box: eleições, referendo, votação, orçamento participativo
megaphone: assembleia geral, audiência pública, reunião de moradores, assembleia de freguesia
blood-drop: hemocentro
basket leaves: cestaria, vime
fountain-pen scroll: caligrafia
violin: luteria
saddle: correeiro, arreios
kitchen-knife: cutelaria
stove fire: fogão a lenha
locomotive: ferromodelismo, comboio histórico
playing-card: sueca, torneio de sueca, truco
barrel: tanoeiro
theatre-masks: carnaval, caretos
crown: reis magos, cortejo de reis
spirits-bottle: aguardente, medronho
candle: círios
`,
  ro: `
paintbrush framed-picture: restaurare icoane, restaurări icoane, restaurare tablouri, restaurator de icoane
gear wrench: prelucrări mecanice, confecții metalice, strunjire, frezare, strunjire cnc, frezare cnc, prelucrări cnc, matrițe, injecție mase plastice, injecție plastic, rulmenți, piese metalice, sculărie, turnătorie, debitare laser, piese la comandă
sheep: berbeci, tuns oi, tunsul oilor, stână
sailing-boat anchor: iaht, iahturi, iernare bărci, iernare ambarcațiuni, regată, port turistic, școală de navigație
basket leaves: coșuri împletite, împletituri de nuiele, coșuri de nuiele, nuiele
key lock-and-key: copiere chei, butuci
fish: afumătorie de pește, păstrăvărie, icre
embroidery-hoop thread: costume populare, ii cusute, ie cusută, cusături, cusut ii, ie românească, șezătoare
tiles trowel: mozaic
playing-card: club de bridge, concurs de bridge
logs saw: cherestea, scânduri, lemn de construcție, grinzi, scândură
sack spade: gunoi de grajd, pământ vegetal, mraniță, turbă
book: legătorie de carte, legătorie
scroll document: arbore genealogic, genealogie
tractor: pluguri, plug
tree axe: pădure, rărituri, ocol silvic
seedling tree: împăduriri, butași, butași de viță, altoi, semințe
motor-boat anchor: motoare de barcă, barcă
fishing-rod fish: pescari
cow milk: viței, juninci, vițele, bovine, tăurași
goat cheese: iezi
cheese: telemea, caș, urdă
pig: mangalița
bee honey: roiuri, mătci
wheat sack: grâu, cereale, orz
hay-bale tractor: lucernă
combine-harvester: treierat, recoltat
grapes barrel: tescovină
wine: podgorie
plum spirits-bottle: horincă
church candle: hram, hramul bisericii, liturghie, sfânta liturghie, parohie, parohia, înviere, denie, sfințire, mănăstire, mănăstirea
candle: colivă, parastas, pomană
framed-picture church: icoane, icoană, icoane pe sticlă, iconar
walker: pelerinaj
headstone: cavouri
dancer: hora satului, horă, hora
ballot-box: alegeri, bugetare participativă
megaphone: dezbatere publică, ședință publică
broom wastebasket: ecologizare, strângem gunoaie
wheelie-bin recycling: deșeuri, colectare deșeuri, gunoi, colectare selectivă, deeuri
yarn: pâslă
sewing-needle thread: port popular
amphora potters-wheel: oale de lut
handbag: pielărie
saddle: șei
coat sheep: cojocar
locomotive: trenulețe
postbox: filatelie
dove: porumbei
compass: orientare
tent: tabără
dice: remi
theatre-masks: mascați
water-pump droplet: pompă submersibilă
bread: cuptor cu lemne
ham: afumături, slănină, pastramă
sausage: caltaboși
`,
};
