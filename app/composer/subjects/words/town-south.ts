/** What town.ts says, in the languages of the south of Europe. Notation: word-list.ts. */
export const southernTown: Record<string, string> = {
  bg: `
foot: медицински педикюр, подолог, подология
skip lorry: контейнери за отпадъци, контейнер за строителни отпадъци, извозване на строителни отпадъци
bus suitcase: автобусна екскурзия, автобусни екскурзии, екскурзия с автобус
forklift: мотокарист, мотокаристи, курс за мотокарист, мотокар, мотокари
marquee tent: шатри под наем, шатра под наем, парти шатри
rabbit: зайчета, декоративни зайчета, зайче
car-front car: автостъкла, предно стъкло, смяна на стъкла
wheelbarrow spade: почва, торф, хумус, мулч, пясък и чакъл, тор
fire nut-and-bolt: заварчик, заварчици, заваряване
books: книжарница, книжарници
tiles trowel: плочкаджия, плочкаджийство, лепене на плочки, фаянс и теракот
dog cat: ветеринарен кабинет, ветеринарна клиника, ветеринарна амбулатория, ветеринар
tree seedling: засаждане на дървета, засаждаме дървета, засади дърво
studio-microphone headphones: подкаст, подкаста, подкасти
bed key: стаи, стаи с баня
plant daisy: мушката, мушкато, петунии, петуния, сурфинии, балконски цветя, разсад
diamond ring: колие, колиета, гривна, гривни, обеци, висулка, сребърни бижута, сребърни обеци
ship: разходка с корабче, разходки с корабче, разходка с кораб, разходка с лодка, корабче, екскурзия с кораб
-: търси дом, търсят дом
pie: баница, баници, банички, домашна баница, зелник
ribbon thread: мартеници, мартеница
lorry: шофьор категория, категория c e, категория се, категория с, шофьор на камион, шофьори на камион, международен шофьор
meat-on-bone: агнешко, агне, чеверме, агне на чеверме
theatre-masks: комедия, комедия в две действия, театрална постановка
droplet tap: сондажи за вода, сондаж за вода, сондажи, кладенец
ballot-box: гласувайте за, гласувайте, гласувай за
studio-microphone headphones: звукозаписно студио
mouse-trap: мишки, плъхове, дератизация
crane excavator: автокран, кран под наем
chair: пейки, пейки за двор, пейка
`,
  ca: `
jar: melmelades, melmelada, conserves casolanes
tea teapot: te a granel, tes i infusions, infusions
candle: espelmes, espelma, espelmes artesanes
yarn: taller de mitja, fer mitja, ganxet, taller de ganxet
fence gate: tanques, tanques de jardí, tanca metàl·lica
house bricks: aïllament de façanes, aïllaments, aïllament tèrmic
skip lorry: contenidors de runa, contenidor de runa, sacs de runa
padlock parcel: trasters, traster, lloguer de trasters, guardamobles
palette paintbrush: classes de pintura, taller de pintura, curs de pintura, aquarel·la
speaker microphone: lloguer de so, equip de so, so i llums, sonorització
marquee tent: lloguer de carpes, carpes, carpa per a festes
stove fire: estufes de llenya, estufa de llenya, estufes de pellet, llars de foc
bee honey: eixam, eixams, eixams d'abelles, ruscos, apicultor
shopping-bags price-tag: mercat de segona mà, mercat d'intercanvi, mercadet, mercat de vell, encants
bed key: casa rural, cases rurals, casa de colònies, turisme rural
hammer toolbox: ferreteria, ferreteries
bouquet: floristeria, flors a domicili, rams de flors
tree seedling: plantar arbres, plantada d'arbres, plantem arbres
plant daisy: geranis, gerani, petúnies, planter, flor de temporada
diamond ring: collaret, collarets, polsera, polseres, arracades, penjoll, penjolls
motor-boat sailing-boat: passeig en barca, passejos en barca, excursió en vaixell, sortida en vaixell, sortida en barca
onion fire: calçots, calçot, calçotada, calçotades
steak meat-on-bone: xai, lot de xai, cabrit, costelles de xai
musical-notes: coral, cantaires, cant coral
cutlery: cambrer, cambrera, cambrers, cambreres
theatre-masks: comèdia, comèdia en dos actes
-: busca casa, busca llar, factura de la llum
droplet tap: pous d'aigua, perforació de pous
chestnut: castanyada, castanyes, castanyes torrades, castanyes i panellets
cookie: panellets
ballot-box: vota per, voteu, vota
studio-microphone headphones: estudi de gravació
`,
  el: `
car-front car: παρμπρίζ, κρύσταλλα αυτοκινήτων
bus suitcase: εκδρομή με πούλμαν, εκδρομές με πούλμαν
speaker microphone: ενοικίαση ηχητικών, ηχητικά, ηχητική κάλυψη, ήχος και φως
rabbit: κουνελάκια, κουνελάκι, νάνοι κουνελάκια
tree seedling: δεντροφύτευση, δενδροφύτευση, φυτεύουμε δέντρα
-: μέτρα, μέτρο, μέτρων, η σκηνή, τη σκηνή, στη σκηνή, της σκηνής
motor-boat sailing-boat: εκδρομή με καΐκι, εκδρομές με καΐκι, εκδρομή με σκάφος, εκδρομές με σκάφος, ημερήσια κρουαζιέρα, κρουαζιέρες
plant daisy: γεράνια, πετούνιες, φυτά μπαλκονιού
diamond ring: κολιέ, βραχιόλι, βραχιόλια, σκουλαρίκια, μενταγιόν, ασημένια κοσμήματα
-: ψάχνει σπίτι, αναζητά σπίτι, λογαριασμός ρεύματος
dog: σκυλάκι, σκυλάκια, κουτάβι, κουτάβια
tooth toothbrush: σιδεράκια, διάφανοι νάρθηκες, νάρθηκες ορθοδοντικοί, ορθοδοντική
house key: δυάρι, τριάρι, τεσσάρι, γκαρσονιέρα
wrench car: γκαράζ, φρένα, αλλαγή λαδιών, λάδια φίλτρα, φρένα λάδια
lorry: δίπλωμα γ, δίπλωμα ε, οδηγός γ, οδηγός φορτηγού, οδηγοί φορτηγών
meat-on-bone: αρνί, αρνιά, αρνάκι, αρνί σούβλας, κατσικάκι, κοντοσούβλι
theatre-masks: κωμωδία, κωμωδία σε δύο πράξεις
droplet tap: γεωτρήσεις, γεώτρηση, πηγάδια
ballot-box: ψηφίστε, ψήφισε, ψηφίστε μας
studio-microphone headphones: στούντιο ηχογράφησης
mouse-trap: ποντίκια, αρουραίοι, μυοκτονία
crane excavator: γερανός με χειριστή, ενοικίαση γερανών
`,
  es: `
paint-roller: pintura de habitaciones, pintura de pisos, pintar pisos, pintura de fachadas
wheelbarrow spade: tierra vegetal, tierra y abono, mantillo y abono
fire nut-and-bolt: soldador, soldadores, soldadura
guitar: guitarrista, bajista, banda de versiones
motorcycle: carnet de moto, carné de moto, permiso a2, carnet a2
henna-hand: henna, tatuajes de henna, tatuaje de henna
bricks trowel: pavimentos, pavimento impreso, hormigón impreso, adoquines
trumpet musical-notes: banda municipal, la banda busca, banda de música, charanga
parachute: vuelo en parapente, vuelos en parapente, salto en paracaídas, saltos en paracaídas
hair-comb scissors: extensiones de pelo, extensiones de cabello
speaker microphone: alquiler de sonido, equipo de sonido, sonido e iluminación, sonido para eventos
rock spade: tierra vegetal, abono, mantillo, grava, áridos
mouse-trap cockroach: desratización, control de roedores
diamond ring: collares, collar de plata, pulseras, pulsera, pendientes de plata, gargantilla, gargantillas
-: mancha de vino, manchas de vino, mancha de café, manchas de café
bed key: ~ habitaciones, habitación
tree seedling: plantar árboles, plantación de árboles, plantamos árboles, reforestación, reforestar
roof house: impermeabilización, impermeabilizaciones, impermeabilización de terrazas, impermeabilización de tejados
plant daisy: geranios, geranio, petunias, planta de temporada, plantel, plantas de balcón
-: taller móvil, busca hogar, busca casa, buscan hogar, factura de la luz, recibo de luz
tooth toothbrush: implantes, implante dental, implantes dentales, implantes y ortodoncia, alineadores, brackets
flatbread corn: tortillería, tortillerías, tortillas recién hechas, tortillas de maíz, tortillas de harina, masa y totopos, totopos
dog: perrito, perritos, perrita, cachorrito, cachorritos, mestizo
house tree: se vende finca, venta de finca, fincas en venta, finca en venta, vendo finca, finca rústica, finca con, parcela, parcelas
meat-on-bone: cordero, cordero lechal, lechazo, cabrito, cordero asado, chivito asado
theatre-masks: comedia, comedia en dos actos, comedia musical
car bubbles: pulido de faros, lavado a mano y pulido, detailing, detallado automotriz, limpieza de tapicería del coche
droplet tap: perforación de pozos, pozos de agua, pozo de agua, bomba de agua, bombas de agua
document scales: multas, multa, multas de tráfico
motor-scooter parcel: repartidores, repartidor, repartidora, moto propia
corn: elotes, elote, esquites, elotes y esquites
hiking-boot volcano: excursión al volcán, ascenso al volcán, subida al volcán
chick hen: pollos de engorde, pollitos, pollitas ponedoras
swimmer goggles: aprende a nadar, aprender a nadar
camera: fotos de familia, sesión de fotos, sesiones de fotos
ballot-box: vota por, vota a, votar por, votad por
studio-microphone headphones: estudio de grabación, estudios de grabación, mezcla y máster
meat-on-bone fire: costillas, costillas bbq, costilla, costillar, brisket, ahumados
pinata candy: posadas, posada navideña, piñatas
bread: rosca de reyes, roscas de reyes
fish: sardinada, sardinas, pescaíto
chair: banco de jardín, bancos de jardín, banco de madera, bancos de madera
mouse-trap: ratones, ratas, ratones en casa
wrench car: gato hidráulico, gatos hidráulicos
scissors hair-comb: plancha de pelo, planchas de pelo
sailing-boat anchor: velas de barco, velas náuticas
palette paintbrush: pintura infantil, clases de pintura, taller de pintura, curso de pintura
guitar: clases de bajo, bajo eléctrico
convenience-store key: bajos en alquiler, bajo comercial, bajos comerciales
blood-drop: banco de sangre
crane excavator: alquiler de grúas torre, camión grúa, grúas autopropulsadas
onion fire: calçots, calçotada, calçotades, calçotadas
`,
  fr: `
wheelbarrow spade: terreau, terre végétale, paillage, gravier, gravillons
fire nut-and-bolt: soudeur, soudeurs, soudure, soudeuse
guitar: guitariste, bassiste, groupe de reprises
motorcycle: permis moto, permis a2, formation moto
bricks trowel: terrasse et pavage, pose de terrasse, dallage, dallages, pavage, enrobé
recycling car: enlèvement épave, épaviste, rachat de ferraille, ferraille, ferrailleur, récupération de métaux
car-front car: pare-brise, remplacement pare-brise, vitrage auto, impact pare-brise, bris de glace
bus suitcase: voyage en car, voyages en car, voyage en autocar, sortie en car, excursion en car
trumpet musical-notes: harmonie municipale, l'harmonie recrute, fanfare, fanfares, orchestre d'harmonie
bee honey: essaim, essaims, essaims d'abeilles, ruches, colonies d'abeilles
mouse-trap cockroach: dératisation, dératiseur
-: tache de vin, taches de vin, tache de café, taches de café
oven spray-bottle: nettoyage de hottes, nettoyage de hotte, dégraissage de hottes, dégraissage hotte, hotte de cuisine, hottes de cuisine
tree seedling: planter des arbres, plantation d'arbres, planter arbres, plantons des arbres
henna-hand: tatouage au henné, tatouages au henné, henné, henné mariage
motor-boat sailing-boat: excursion en bateau, excursions en bateau, sortie en bateau, sorties en bateau, promenade en bateau, promenades en bateau, balade en bateau, balades en bateau, croisière, excursion en mer, sortie en mer
diamond ring: colliers, bracelet, bracelets, boucles d'oreilles, pendentif, pendentifs, sautoir, sautoirs, collier prénom, bijoux en argent
-: crédit d'impôt, crédits d'impôt, crédit d'impôts, cherche une famille, cherche famille, cherchent famille, facture d'électricité, facture électricité
broom bucket: ménage, ménage à domicile, ménage et repassage, femme de ménage, aide ménagère
theatre-masks: comédie, comédie en trois actes, troupe de théâtre, la troupe, troupe amateur, vaudeville
steak meat-on-bone: agneau, agneau de lait, gigot, gigots, gigot d'agneau, chevreau, agneau fermier, côtelettes
prayer-beads ring: bijoux en ambre, collier d'ambre
lorry: chauffeur pl, chauffeur spl, chauffeurs pl, chauffeurs spl, chauffeur poids lourd, permis c, permis ce, conducteur pl, conducteur spl
droplet tap: forage d'eau, forages, puits et forages, forage, puisatier, sourcier
blood-drop: moelle osseuse, don de moelle
-: coup de frais, frais, frais de dossier
pizza: camion à pizza, camion pizza, camion à pizzas, le camion à pizza
swimmer goggles: apprenez à nager, apprendre à nager, aquaphobie
camera: photos de famille, séance photo, séances photo, séance en studio, photo de famille
desktop-computer laptop: site vitrine, sites vitrines, votre site vitrine, création de site
roof ladder: rénovation de toiture, rénovation toiture, réfection de toiture, démoussage, démoussage de toiture
runner sneaker: coach running, course à pied, coureurs, running, trail running, footing
ballot-box: votez pour, votez, votons pour
studio-microphone headphones: studio d'enregistrement, studios d'enregistrement, mixage et mastering
wheel trophy: caisses à savon, caisse à savon, course de caisses à savon
ticket coin: loto de l'école, loto des écoles, loto du club, grand loto
small-airplane: baptême de l'air, baptêmes de l'air, meeting aérien, meeting aérien
nail-polish: bar à ongles, onglerie, prothésiste ongulaire
battery car: batterie auto, batteries auto, batterie de voiture, batteries voiture
window mirror: glaces et miroirs, miroiterie, vitrerie
sheep: tonte de moutons, tonte des moutons, tondeur de moutons
mouse-trap: rats, rats et souris, dératisation, souris et rats
crane excavator: location de grue, grue mobile
`,
  it: `
wheelbarrow spade: terriccio, terra da giardino, corteccia, ghiaia
fire nut-and-bolt: saldatore, saldatori, saldatura
guitar: chitarrista, bassista, cover band
motorcycle: patente moto, patente a2, patente a1, corso moto, esame moto
henna-hand: henné, tatuaggi all'henné, hennè
recycling: ritiro ferro, ritiro metalli, rottami, ferro vecchio, sgombero ferro
car-front car: parabrezza, sostituzione parabrezza, vetri auto, cristalli auto
trumpet musical-notes: banda musicale, la banda cerca, banda cittadina, corpo bandistico
racing-car: kartodromo, pista kart, go kart, go-kart
parachute: volo in parapendio, voli in parapendio, lancio in paracadute, lancio con paracadute
rabbit: coniglietti, coniglietto, conigli nani, coniglietti nani
mouse-trap cockroach: derattizzazione
tree seedling: piantare alberi, piantiamo alberi, piantumazione
diamond ring: collane, collana, bracciali, braccialetto, braccialetti, orecchini, ciondolo, ciondoli, pendente
-: macchia di vino, macchie di vino, macchia di caffè, macchie di caffè
pizza: forno a legna pizza, forno a legna, cotta nel forno a legna, fior di latte, impasto 48 ore, lievitazione 48 ore
bed key: ~ camere, camera con bagno
-: cerca casa, cercano casa, in cerca di casa, bolletta della luce, bolletta, bollette
dog: meticcio, meticci, cuccioli, cucciolo, cagnolino, cagnolini
droplet tap: depuratori d'acqua, depuratore, depuratori, addolcitore, addolcitori, trivellazione pozzi, pozzi artesiani, pozzi
paint-roller bricks: ristrutturazioni, ristrutturazione, ristrutturazioni chiavi in mano, ristrutturazioni complete
tooth toothbrush: studio dentistico, studio medico dentistico, igiene dentale, pulizia dei denti
theatre-masks: commedia, commedia brillante, commedia in due atti, commedia dialettale, compagnia teatrale, filodrammatica
meat-on-bone: agnello, agnelli, abbacchio, capretto, arrosticini
car bubbles: lucidatura fari, lavaggio interni, lavaggio interni auto, lavaggio a mano lucidatura, lavaggio auto, igienizzazione auto
prayer-beads ring: gioielli in ambra
lorry: autista ce, autisti ce, autista patente c, autista patente ce, patente ce, autista camion, camionista, camionisti
motor-boat wave: gite in barca, gita in barca, escursioni in barca, escursione in barca, tour in barca
pencil open-book: dopo scuola, doposcuola, aiuto compiti, compiti
swimmer goggles: impara a nuotare, imparare a nuotare
camera: servizio fotografico, servizi fotografici, foto di famiglia
ballot-box: vota il, vota la, vota per, votate, vota
studio-microphone headphones: studio di registrazione, sala di registrazione
hot-air-balloon: volo in mongolfiera, voli in mongolfiera, mongolfiera
ticket: tombolata, tombola, lotteria di beneficenza
runner sneaker: corsa campestre, corsa podistica, camminata ludico motoria
cow: fiera del bestiame, mostra bovina
bank coin: tasso fisso, tasso variabile, mutui, mutuo, surroga
peach: pesche e albicocche, albicocche, pesche nettarine, pesche
beans: lenticchie, legumi, ceci
bouncy-castle balloon: castelli gonfiabili, castello gonfiabile, gonfiabili
chair: panchine, panchina
mouse-trap: topi, ratti, derattizzazione
crane excavator: noleggio gru, gru con operatore, autogru
`,
  mk: `
paint-roller: молерофарбар, молерофарбари, молер, молери, фарбање станови
pie: бурек, баница, зелник, пита
theatre-masks: комедија
`,
  pt: `
wrench car: oficina de automóveis, oficina de carros, oficina auto, oficina mecânica, oficina de mecânica, oficina de motos
-: oficina de, oficinas de
mushroom: cogumelos, cogumelo, shiitake, shimeji
camera camera-flash: photobooth, photo booth, cabine de fotos, totem fotográfico, espelho mágico
recycling car: sucata, compro sucata, ferro velho
lorry car: reboque 24 horas, reboque 24h, assistência em viagem, guincho 24 horas, guincho
car-front car: para-brisas, substituição de para-brisas, para-brisa, vidros automóvel, vidros auto
wheelbarrow spade: terra e adubo, terra vegetal, adubo, adubo orgânico, casca de pinheiro, brita e areia
fire nut-and-bolt: soldador, soldadores, serralheiro soldador
broom bucket: diarista, diaristas, faxina, faxineira, faxinas
guitar: guitarrista, guitarristas, baixista, banda de covers
motorcycle: carta de mota, carta de moto, habilitação de moto
henna-hand: henna, tatuagem de henna, hena
parachute: voo de parapente, voos de parapente, salto de paraquedas, voo duplo
mouse-trap cockroach: controlo de pragas, desratização
-: mancha de vinho, manchas de vinho
tree seedling: plantar árvores, plantação de árvores, plantio de árvores, plantio de mudas
plant daisy: sardinheiras, gerânios, petúnias
bed key: ~ quartos
diamond ring: colares, colar, pulseira, pulseiras, brincos, gargantilha, gargantilhas, pingente, pingentes, em prata, prata 925
-: procura casa, procura família, busca um lar, conta de luz, fatura da luz
bento salad: marmitas, marmita, marmitex, marmitas fitness, quentinha, quentinhas
fish: bacalhau, bacalhau à brás, bacalhau com natas
meat-on-bone: cabrito assado, cabrito, borrego, cordeiro, borrego assado, leitão, leitões
theatre-masks: comédia, comédia em dois atos, peça de teatro
car bubbles: higienização interna, polimento de faróis, lavagem à mão, estética automotiva, lavagem detalhada, vitrificação
prayer-beads ring: joias de âmbar
lorry: motorista categoria e, motorista carreteiro, motorista categoria d, motorista de pesados, motoristas de pesados
dog paw: filhotes, filhote, vira-lata, vira-latas, cachorrinho, cachorrinhos
swimmer goggles: aprenda a nadar, aprender a nadar
camera: ensaio fotográfico, ensaio newborn, sessão fotográfica, ensaio de família
ballot-box: vote na, vote no, vote em, vote por
studio-microphone headphones: estúdio de gravação, gravação de músicas
chestnut fire: magusto, magustos, castanhas, castanhas assadas
fish: sardinhas, sardinhada, sardinhas assadas
mango: manga, mangas, manga e abacaxi
blood-drop: banco de sangue
chair: banco de jardim, bancos de jardim
bouncy-castle balloon: insufláveis, insuflável, castelo insuflável, pula-pula, pula pula
mouse-trap: desratização, ratos e baratas
crane excavator: aluguer de gruas, camião grua, guindaste, guindastes
`,
  ro: `
foot: pedichiură medicală, podologie, podolog
house bricks: termosistem, izolații, izolare fațadă, izolații polistiren
wheelbarrow spade: pământ de flori, pamant de flori, pământ vegetal, scoarță decorativă, balast și nisip
taxi: șofer taxi, sofer taxi, șoferi taxi, șofer bolt, șofer uber
fire nut-and-bolt: sudor, sudori, sudură, sudor mig
tree seedling: plantăm copaci, plantare de copaci, plantare copaci, plantează un copac, plantare puieți
oven spray-bottle: curățare hote, curatare hote, hotă, hote, igienizare hote
bed key: ~ camere
plant daisy: mușcate, muscate, petunii, flori de balcon, begonii, răsaduri de flori
diamond ring: coliere, colier, brățări, brățară, cercei, pandantiv, pandantive, lănțișor, lănțișoare, bijuterii argint
-: caută casă, își caută casă, caută o familie, factura la curent, factura la lumină
car key: șofer, șoferi, șofer categoria b
lorry: șofer categoria c, șoferi categoria c, categoria c e, șofer tir, șoferi tir, șofer profesionist, categoria ce
theatre-masks: comedie, comedie în două acte, trupa de teatru
car bubbles: spălat manual, polish auto, polish faruri, curățare tapițerie auto, detailing auto, detailing, spălătorie auto
steak meat-on-bone: miel, miei, carne de miel, miel de paști, ied
droplet tap: foraje puțuri, foraje, puțuri, fântâni, foraj puț
ballot-box: votează, votați, votează proiectul
studio-microphone headphones: studio de înregistrări
mouse-trap: șoareci, șobolani, deratizare
crane excavator: macara, macarale, închiriere macara
turtle: broaște țestoase, broască țestoasă
lock-and-key key: broască ușă, broaște uși, schimb yală, yale
chair: bancă de grădină, bănci de grădină, bănci
`,
  sq: `
pie: byrek, byrekë, byrek me gjizë, byrek me spinaq, lakror
theatre-masks: komedi, komedi në dy akte
`,
};
