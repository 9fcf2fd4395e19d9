/** Italian words for the home. Notation: word-list.ts. */
export const italianHome = `
advent-calendar: calendario dell'avvento, calendari dell'avvento, calendario dell’avvento, calendari dell’avvento
air-conditioner: climatizzatore, aria condizionata, climatizzazione
air-fryer: friggitrice ad aria, friggitrici ad aria
angle-grinder: smerigliatrice angolare, smerigliatrici angolari, flessibile angolare, smerigliatrice
armchair: pouf, poltrone
armchair chair: restauro mobili, restauro mobili antichi, restauro di mobili
armchair sofa: tappezzeria
awning: tenda da sole, tende da sole, vele ombreggianti, tende da esterno
balcony: balcone, balconi, ringhiera per balcone, ringhiere per balconi, rifacimento balconi
bar-stool: sgabello da bar, sgabelli da bar, sgabello bar, sgabelli bar, sgabello alto, sgabelli alti
bar-stool: sgabelli da cucina
basket carrot: fruttivendolo, frutta e verdura, verdura, ortofrutta, prodotti biologici, verdure biologiche
basket carrot: azienda agricola, prodotti agricoli, gas gruppo di acquisto, negozio bio, ortaggi, prodotti tipici
basket carrot: bottega contadina, prodotti a km 0, prodotti a km zero, prodotti km zero, spesa a km zero
basket carrot: chilometro zero, gruppo di acquisto solidale
basket leaves: cesteria, cestaio, vimini
bath-bomb: bomba da bagno, bombe da bagno
bathtub shower: ristrutturazione bagno, ristrutturazione bagni, rifacimento bagno, da vasca a doccia, bagno, bagni
bathtub shower: vasca da bagno, arredobagno, mobili bagno
battery solar-panel: accumulo fotovoltaico, sistemi di accumulo
battery: pile ricaricabili, pile stilo
bean-bag: pouf a sacco, poltrona a sacco, poltrone a sacco, pouf sacco
bed: camerette, cameretta, camera matrimoniale, cimici da letto
bed bellhop-bell: affittacamere, locanda, hotel, albergo, ostello, b&b, letto, letti, alberghi, pernottamento
bed bellhop-bell: rifugio alpino, receptionist, cameriera ai piani, cameriere ai piani, portiere notturno
bed key: affitto stanza, affitto camera, stanza in affitto, stanze in affitto, camera in affitto, camere in affitto
bed key: affittasi stanza, affittasi camera, stanza singola, camera singola, stanza doppia, posto letto
bed key: stanza per studenti, coinquilino, coinquilina
bed key: ~ camere, camera con bagno
bed mattress: reti a doghe, rete a doghe
bedding: biancheria da letto, biancheria letto, lenzuola, lenzuola di lino, completo letto, completi letto, piumone
bedding: piumoni, piumino letto, copripiumino, copripiumini, trapunta, trapunte, federe, copriletto, copriletti
bedding: guanciale di piuma
bench: panchina, panchine, panca da giardino, panche da giardino
blanket cushion: coperta, coperte, plaid, coperte di lana
blender: frullatore, frullatori, frullatore a immersione, robot da cucina, estrattore di succo, estrattori di succo
blender: piccoli elettrodomestici, bimby
blinds: tapparella, tapparelle, veneziane, tende a rullo, avvolgibili, zanzariere e tapparelle, scuri, tenda oscurante
boiler radiator: caldaia, caldaie, revisione caldaia, assistenza caldaie, manutenzione caldaie, manutenzione caldaia
boiler radiator: sostituzione caldaia, scaldabagno, scaldabagni
bookshelf: mensola, vetrinetta, vetrinette
bookshelf books: libreria su misura, librerie su misura, scaffale, scaffali, scaffalature
bow-and-arrow target: tiro con l'arco
broom socks: befana, festa della befana
broom spray-bottle: pulizie, impresa di pulizie, pulizia, pulizie uffici, pulizie condomini
broom spray-bottle: pulizia scale, governante, domestica
broom wastebasket: giornata ecologica, raccolta rifiuti, plogging
bubbles: bolle di sapone
bucket: mocio, lavapavimenti
bunk-bed: letto a castello, letti a castello, letti a castello per bambini
bust: scultura, sculture, statua, statue, corso di scultura
candle: ceri, candele, onoranze funebri, pompe funebri
candle bouquet: cura delle tombe, pulizia tombe, pulizia lapidi, manutenzione tombe, funerale, funerali
candle bouquet: lapidi e cremazione
candle headstone: cremazione, agenzia funebre
carport: carport, tettoia per auto, tettoie per auto, tettoia auto, posto auto coperto
ceiling-fan: ventilatore da soffitto, ventilatori da soffitto, ventilatore a soffitto, ventilatori a soffitto
ceiling-fan: ventilatore a pale
chair: sedie, impagliatore, impagliatura sedie
chair dining-table: mobili da giardino, arredo giardino, arredo esterno, arredi da esterno, sgabelli
chandelier: lampadario, lampadari, illuminazione d'interni
chest-of-drawers: cassettiere, cassettone, cassettoni, settimino, settimini, cassettiera, credenza, comò, scarpiera
chest-of-drawers: comodini, comodino, madia, madie, mobili antichi, mobile antico, mobili d'epoca, cassapanca
chest-of-drawers: cassapanche, cassapanca antica
chimney fire: canne fumarie, canna fumaria
chisel: scalpello da legno, scalpelli da legno, sgorbia, sgorbie
chopping-board: tagliere, taglieri, tagliere in legno
clothes-airer: stendibiancheria, stendino, stendini, stendipanni, stendino da interno
coal: carbone fossile, antracite, carbone da riscaldamento
coat-stand: appendiabiti, attaccapanni, appendiabiti da terra
coffee-table: tavolino da caffè, tavolini da caffè, tavolino da divano, tavolino salotto, tavolino da salotto
coffee-table: tavolini da salotto
colour-swatches: armocromia, consulenza armocromia, analisi del colore, consulente d'immagine armocromia
colour-swatches: mazzetta colori, tintometro
conservatory: giardino d'inverno, giardini d'inverno, veranda in vetro, verande in vetro, veranda vetrata
conservatory: verande vetrate, serra bioclimatica, serre bioclimatiche
cooker-hood: cappa aspirante, cappe aspiranti, cappa da cucina, cappe da cucina, pulizia cappe, pulizia cappa
cooking-pot: pentola, pentole, pentola a pressione, pentole a pressione, casseruola, casseruole, batteria di pentole
cooking-pot: set di pentole
cot: culla, culle, lettino, lettini per bambini, cameretta neonato
crate: cassa di legno, casse di legno, cassa in legno, casse in legno, cassetta di legno, cassette di legno
crate: cassette in legno
crossed-swords shield: giostra medievale
crystals: cristalloterapia, cristalli di quarzo, quarzo rosa, quarzo ialino, ametista, ametiste, minerali e cristalli
crystals: cristallo di rocca, cristalli, minerali, minerali e fossili
cuckoo-clock: orologio a cucù, orologi a cucù, cucù della Foresta Nera
curtains window: tende, tendaggi
cushion: cuscini, cuscino, cuscini arredo, biancheria per la casa, federa di seta
deckchair: sedia a sdraio, sedie a sdraio, sdraio da giardino
desk office-chair: scrivania, scrivanie, mobili per ufficio, arredo ufficio, arredamento ufficio
desk telephone: segretaria, segretarie, cercasi segretaria
desk-lamp: piantana
dining-table: tovaglia, tovaglioli di stoffa, tavolino, consolle allungabile, consolle allungabili
dining-table: consolle ingresso
dining-table chair: tavolo, tavoli, tavolo da pranzo, tavoli in legno
dishwasher: lavastoviglie da incasso, riparazione lavastoviglie, assistenza lavastoviglie, lavastoviglie
door: porte, porte blindate, porte interne
door balloon: porte aperte, open day, giornata porte aperte, giornate a porte aperte
door fence: portoni
drainpipe droplet: spurgo, spurghi, autospurghi, disostruzione, disotturazione, scarichi intasati, tubature otturate
drainpipe droplet: fognature, videoispezione, scarichi, scarico intasato, tubature
driveway: vialetto d'ingresso, vialetto d’ingresso, vialetto carrabile
dummy: ciuccio, ciucci, ciucci personalizzati, portaciuccio, catenella portaciuccio
electric-fan: ventilatore, ventilatori
fabric-roll thread: tessuti, tessuto, stoffe, stoffa, tessuti al metro, scampoli, tessuti d'arredo
fence hammer: recinzioni, recinzione
fence: filo spinato
fire-extinguisher: estintori, antincendio
fireplace fire: camino, camini, caminetto, caminetti
first-aid-kit: primo soccorso, corso di primo soccorso, corso blsd, blsd, cassetta di pronto soccorso
fitted-kitchen: cucine su misura, cucina su misura, cucine componibili, mobili da cucina, arredo cucina, centro cucine
fitted-kitchen: top cucina, piano cucina, piani cucina, cucine moderne, rinnovo cucina, arredamento cucina
fitted-kitchen: cucine outlet, cucine, ante della cucina, ante cucina
floorboards: parquet, parchettista, posa parquet, levigatura parquet, pavimenti in legno, laminato, pavimenti laminati
floorboards: decking, pavimento in legno, pavimenti in pvc, pavimento, pavimenti
footstool: poggiapiedi, pouf poggiapiedi, poggiapiedi imbottito
fridge: frigorifero, frigoriferi, celle frigo, congelatore, congelatori, banco frigo, vetrina refrigerata
fridge: vetrine refrigerate, abbattitore, abbattitori
fuse-box: quadro elettrico, quadri elettrici, scatola dei fusibili, salvavita elettrico
garage-door: porta garage, porte garage, portone sezionale, portoni sezionali, basculante, basculanti, serranda
garage-door: serrande, affittasi garage, garage in affitto, affitto garage, vendo garage, vendesi garage
garage-door: garage in vendita
garden-gnome: gnomo da giardino, gnomi da giardino, nano da giardino, nani da giardino
garden-hose: tubo da giardino, tubi da giardino, tubo irrigazione, tubi irrigazione, canna dell'acqua
garden-room: ufficio da giardino, uffici da giardino, ufficio in giardino, studio da giardino
garden-shed: casetta da giardino, casette da giardino, casette in legno, casetta in legno, ripostiglio da giardino
gas-cylinder fire: bombole gas, bombola del gas, bombole di gas, gpl domestico, bombole
gate fence: cancello, cancelli, cancelli automatici, cancello automatico, cancelli scorrevoli
gear: officina tornio
gear wrench: carpenteria metallica, conto lavorazione, stampi per plastica, stampi industriali, stampaggio plastica
gear wrench: cuscinetti, ingranaggi, taglio laser, fonderia, minuterie metalliche, galvanica, operaio, operai
gear wrench: operatore cnc, manutentore, addetto alla produzione
grandfather-clock: pendola, pendole, orologio a pendolo, orologi a pendolo
gutter house: grondaia, grondaie, pulizia grondaie, lattoneria, lattoniere
hair-straightener: piastre per capelli, piastra lisciante, piastra per capelli, arricciacapelli
headstone: arte funeraria, marmeria, marmista, lapidi, marmi
heat-pump radiator: pompa di calore, pompe di calore
high-chair: seggioloni, seggiolone pappa, seggiolone bimbo, seggiolone
high-table: tavolo da cocktail, tavoli da cocktail, tavolino alto, tavolini alti, tavolo alto da buffet
hina-dolls: bambole hina, bambola hina, hinamatsuri
hook fishing-rod: esche, esche vive, esca viva, ami da pesca
hot-water-bottle: borsa dell'acqua calda, borse dell'acqua calda, boule dell'acqua calda
house-insulation: coibentazione, isolamento, isolamento termico, cappotto termico, cappotti termici, isolamento tetto
house-insulation: isolamento a cappotto, coibentazioni, coibentazione tetti, insufflaggio
incense: incenso, incensi, bastoncini d'incenso, palo santo
insured-home shield: assicurazione casa, assicurazioni casa, polizza casa, polizze casa, assicurazione sulla casa
iron ironing-board: stiratrice, stiratrice a domicilio, stiratrici
iron t-shirt: stiro, stiratura a domicilio, ferro da stiro
ironing-board: servizio di stireria, stireria, stirerie, asse da stiro, assi da stiro, stiratura, stiro a domicilio
kettle: bollitore, bollitori, bollitore elettrico
key convenience-store: fondo commerciale
key padlock: apertura casseforti, apertura porte, fabbro, chiavi, ferramenta chiavi, cambio serratura, serrature
key padlock: porte blindate serratura
kitchen-sink: lavello, lavelli, lavello da cucina, lavelli da cucina, lavandino, lavandini, lavabo
leaf-blower: soffiatore di foglie, soffiatori di foglie, soffiatore per foglie, soffiatore, soffiatori
leaf-blower: soffiatore foglie, soffiafoglie
light-bulb: lampade, illuminazione, luci decorative, strisce led, striscia led, faretti LED, faretti, faretto
light-bulb plug: interruzione corrente
lock-and-key: porta bloccata, porte bloccate, sblocco porte, cilindro europeo, cilindri europei
lock-and-key padlock: serratura, sicurezza informatica, cybersecurity
lock-and-key puzzle: escape room
lotion: depilazione, epilazione, dermatologo, crema mani, crema corpo, burro corpo, shampoo solido
lotion: balsamo per capelli, latte detergente, latte corpo, latte solare
lotion serum-bottle: scrub, anti-age, antirughe, acne, criolipolisi, trattamenti corpo, trattamento corpo
lotion serum-bottle: radiofrequenza, cura della pelle, mappatura nei, psoriasi, biorivitalizzazione
lotion sun: creme solari, crema solare, protezione solare, solari
lunch-box: portapranzo, lunch box, lunchbox, pranzo al sacco
mattress bed: materassi, materasso, cuscini e materassi, guanciali
meat-slicer: affettatrice, affettatrici, affettatrice a volano, affettatrici a volano, affettatrice professionale
microwave: forno a microonde, forni a microonde, forno microonde, microonde da incasso, microonde
mirror: specchiera, specchiere
moka-pot: caffettiera moka, caffettiere, moka, caffettiera, bialetti
mortar: macinapepe, portaspezie
mouse-trap: topi, ratti
mouse-trap cockroach: derattizzazione
nails: chiodi, chiodi in acciaio
neon-sign: insegna al neon, insegne al neon, scritta al neon, scritte al neon, neon personalizzato, neon personalizzati
neon-sign: insegna neon, insegne neon, insegna luminosa, insegne luminose
noren: noren, tenda noren, tende noren, tenda giapponese
nut-and-bolt: chiodi e viti, viteria, bulloneria
office-chair desk: sedia da ufficio, sedie da ufficio, sedia ergonomica, sedie ergonomiche, sedia gaming
oven: piano cottura, piano a induzione, forno elettrico, forni, fornetto
padlock: deposito, custodia mobili, lucchetto, lucchetti
paint-roller: colorificio, tinteggiatore, tinteggiatori, verniciatore, verniciatori, verniciatura, pitture e vernici
paint-roller bricks: ristrutturazioni complete, ristrutturazione, ristrutturazioni, ristrutturazioni chiavi in mano
paint-roller bucket: imbianchino, tinteggiatura, decoratore, imbiancatura, imbiancatura appartamenti, imbiancare casa
paint-roller bucket: tinteggiatura pareti, verniciatura interni, pitturazioni
paper-lantern: fiaccolata, lanternata
paving trowel: posa autobloccanti, autobloccanti, pavimentazioni esterne, pavimentazione esterna, pavimenti per esterni
paving trowel: selciato, porfido, posa porfido, cubetti di porfido
pergola house-with-garden: pergola, pergole, gazebo, pergolato, pergole bioclimatiche
pergola: tettoia, tettoie
pet-bed: cuccia morbida, cucce morbide, cuscino per cani, cuscini per cani, lettino per cani, lettini per cani
pet-bed: letto per cani
picnic-table: tavolo da picnic, tavoli da picnic, tavolo da pic-nic
picnic-table bench: tavoli e panche, affitto tavoli e panche, tavoli da sagra, panche da sagra
piggy-bank coin: salvadanaio, piano di risparmio, fondo pensione, conto deposito, risparmio, risparmi
piggy-bank coin: previdenza complementare, piano di accumulo, libretto di risparmio, buoni fruttiferi
pizza-oven: forno per pizza, forni per pizza, forno da pizza, forno a legna per pizza, forno a legna da giardino
pizza-oven: forno a legna da esterno, forni a legna da giardino
pliers: pinza universale, pinze universali, tenaglia, tenaglie
plug: caricabatterie, cavo di ricarica, ciabatta elettrica, ciabatte elettriche, multipresa, multiprese
plug lightning: elettricista, impianti elettrici, domotica, prese elettriche, luce e gas
plug lightning: energia elettrica, bolletta luce, fornitore luce, automazioni, elettrauto casa
pressure-washer: idropulitrice, idropulitura, pulizia facciate, idropulitrici
radiator wrench: riscaldamento, termosifoni, termosifone, caloriferi
radiator towel: scaldasalviette
razor: rasatura
recycling: ritiro ferro, ritiro metalli, rottami, ferro vecchio, sgombero ferro, riciclo, zero sprechi, raccolta tappi
recycling: raccolta tappi di plastica, tappi di plastica
recycling wastebasket: sgomberi, sgombero, svuota cantine, ritiro mobili usati, sgombero cantine, sgombero appartamenti
recycling wastebasket: svuotacantine, isola ecologica, ritiro ingombranti, ingombranti, rifiuti
reed-diffuser: diffusore a bastoncini, diffusori a bastoncini, diffusore con bastoncini, profumatore a bastoncini
reed-diffuser: diffusore con midollini, profumatori, profumatore, profumatori per ambiente, diffusore di essenze
reed-diffuser: diffusori di essenze
rice-cooker: cuociriso, cuoci riso, cuociriso elettrico
ride-on-mower: trattorino tagliaerba, trattorini tagliaerba, trattorino rasaerba, trattorini rasaerba
ride-on-mower: trattorino da giardino, trattorino, trattorini
robot-mower: robot tagliaerba, robot rasaerba, tagliaerba robot, rasaerba robot
robot-vacuum: robot aspirapolvere, aspirapolvere robot, robot lavapavimenti
rocking-chair: sedia a dondolo, sedie a dondolo, poltrona a dondolo, poltrone a dondolo
rolling-pin: mattarello, mattarelli
roof house: infiltrazioni dal tetto, infiltrazioni tetto, perdita dal tetto, perdite dal tetto, tetto che perde, tetto
roof house: tetti, coperture, tegole, carpenteria in legno
roof droplet: impermeabilizzazione, impermeabilizzazioni
roof hard-hat: rimozione amianto, bonifica amianto, amianto, linea vita, linee vita
roof: coppi, pannelli coibentati, pannello coibentato
rug: tappeti, tappeto, tappetino bagno, zerbino, moquette, tappeto persiano, tappeti persiani
sack: mangimi
sack spade: letame, stallatico, humus di lombrico, concime, concimi, fertilizzanti, fertilizzante, consorzio agrario
sack wheat: mangimificio
safe padlock: cassaforte, casseforti, cassette di sicurezza, cassaforte a muro
samurai-helmet: elmo samurai, elmo da samurai, elmi samurai, armatura samurai, kabuto
saw: seghetto alternativo
saw hammer: serramenti in legno, ebanista, falegname, falegnameria, mobili su misura
scratching-post: tiragraffi, albero tiragraffi, tiragraffi per gatti
screwdriver coffee: caffè della riparazione
screwdriver toolbox: repair café, repair cafè
security-camera: antifurto, allarme, videosorveglianza
sewing-machine: tagliacuci
sewing-machine sewing-needle: cucitrice, cucitrici
sewing-machine thread: macchina da cucire, macchine da cucire, riparazione macchine da cucire
sheet-mask: maschera in tessuto, maschere in tessuto, maschera viso, maschere viso
shield laptop: privacy gdpr
shield security-camera: vigilanza
shield umbrella: assicurazione, assicurazioni, polizza, polizze, assicuratore, broker assicurativo
shoji: shoji, pannello shoji, pannelli shoji, porta shoji, porte shoji
shopping-cart basket: supermercato, alimentari, spesa a domicilio, drogheria, drogherie
shopping-cart price-tag: cassieri, addetto vendita, addetti vendita, scaffalista, ipermercato
shopping-cart price-tag: spesa online, discount
shower: docce, trasformazione vasca in doccia, vasca in doccia
shutters: persiane, persiane in legno, persiane in alluminio, scuri in legno
smoke-alarm: rilevatore di fumo, rilevatori di fumo, allarme fumo, rilevatore di monossido, sensore di fumo
smoke-alarm: sensori di fumo
snow-blower: spazzaneve a turbina, turbina da neve, turbina spazzaneve, fresa da neve, turbine da neve
soap: sapone, saponi, bagnoschiuma, docciaschiuma
sofa: mobili, divano, divani, arredamento, arredatore, interior design, tappezziere, regalo divano, regalo mobili
sofa desk-lamp: arredatore d'interni, arredatrice d'interni, interior designer
sofa spray-bottle: pulizia divani, pulizia divano, lavaggio divani, lavaggio divano
solar-panel sun: solare termico, pannelli solari, fotovoltaico, impianto fotovoltaico, comunità energetica
sponge: panni in microfibra
spray-bottle bucket: idropulizia, sanificazione, disinfezione, disinfestazione muffa, sanificazioni
spray-bottle cockroach: cimici dei letti, cimici
squeegee window: lavavetri, pulizia vetri, lavaggio vetri, pulizia vetrate, pulizia finestre
staircase: scale in legno, scale interne, scala a chiocciola, scale a chiocciola, soppalchi, soppalco
staircase saw: scale su misura
staircase fence: ringhiere, ringhiera
stairlift: montascale, servoscala
stand-mixer: planetaria da cucina, impastatrice, impastatrici, impastatrice planetaria
stone-wall: muro a secco, muri a secco, muretto a secco, muretti a secco, muro in pietra, muri in pietra
stove fire: fumista
stove logs: stufa, stufe, stufa a pellet, stufe a pellet, stufa a legna, stufe a legna, termostufe, termocamino
strimmer: decespugliatore, decespugliatori, tagliabordi, bordatore per prato
string-lights: catena luminosa, catene luminose, catena di luci, ghirlanda luminosa, ghirlande luminose, lucine
string-lights: luci a catena
table-lamp: lampada da tavolo, lampade da tavolo, abat-jour, lampada da comodino, lampade da comodino, paralume
table-lamp: paralumi, lampade da terra, lampada da terra
tap droplet: interruzione idrica, interruzione acqua, sospensione idrica
tap wrench: perdite d'acqua, perdita d'acqua, riparazione perdite, ricerca perdite, perdite e tubi, idraulico
tap wrench: rubinetteria, rubinetto, rubinetti, termoidraulica, termoidraulico, miscelatore, miscelatori
tape-measure: metro a nastro, metri a nastro, flessometro, flessometri, metro avvolgibile
tiled-stove: stufa in maiolica, stufe in maiolica, stufa ad accumulo, stube in maiolica, stufa a olle
tiles trowel: cementine, pavimenti e rivestimenti, piastrelle, piastrellista, mattonelle, mosaico, gres
tiles trowel: gres porcellanato, ceramiche per bagno, posatore
tiles: pavimenti in granito, pavimenti in marmo, pavimento in marmo, pavimenti in cotto, pavimento in cotto
tiles: lucidatura cotto, trattamento cotto, lucidatura del cotto, trattamento del cotto, levigatura cotto
toaster: tostapane
toilet: sanitari bagno, sanitari nuovi, sanitari da bagno, sanitari sospesi
toilet plunger: stasatura
toilet bathtub: sanitari in ceramica, sanitari filomuro
toolbox: set di cacciaviti
toolbox hammer: ferramenta, fai da te, tuttofare, utensili
toolbox hammer-and-wrench: attrezzi da officina, attrezzatura da officina, affitto attrezzatura edile
toothbrush: dentifricio, spazzolino elettrico
torch: torce
towel soap: asciugamano, asciugamani, teli mare
towel: strofinacci, strofinaccio, canovacci, canovaccio
tv-aerial: antenna tv, antenne tv, antenna televisiva, antennista, antennisti, installazione antenne
vacuum-cleaner: aspirapolvere, scopa elettrica, lavaggio moquette
vase: vaso di vetro, vasi in ceramica, vasi decorati, vaso di ceramica, vaso, teste di moro, testa di moro
vase: soprammobili, soprammobile
vase fire: vetro soffiato, vetreria artistica
video-intercom door: citofono, citofoni, videocitofono, videocitofoni, citofonia, controllo accessi
wallpaper paint-roller: carta da parati, carte da parati, parati, posa carta da parati
wardrobe: armadi, armadi su misura, cabina armadio, armadio, armadio a muro
washing-machine: lavanderia, lavatrice, asciugatrice, asciugatrici, lavasciuga, detersivo, ammorbidente
washing-machine wrench: elettrodomestici
wastebasket recycling: smaltimento rifiuti, smaltimento, puliamo il parco, pulizia della spiaggia, puliamo la spiaggia
wastebasket recycling: puliamo il bosco, puliamo il mondo
water-bottle: borraccia, borracce, borraccia termica, borracce termiche, borraccia in acciaio, bottiglia termica
water-bottle: bottiglie termiche
water-pump: pompa sommersa, pompe acqua, pompa acqua
water-pump droplet: pozzi, trivellazione pozzi, pozzo artesiano, pozzi artesiani, perforazione pozzi, trivellazioni
water-tank droplet: cisterna, cisterne, serbatoio acqua, serbatoi acqua, autoclavi
wheelie-bin: bidoni della spazzatura, cassonetti, lavaggio cassonetti, bidoni rifiuti, sacchi della spazzatura
wheelie-bin: pattumiera
wifi-router: fibra ottica, internet fibra, connessione internet, router wifi, banda larga
window: finestre, infissi, serramenti, vetraio, vetri, doppi vetri, lucernari, inferriate, inferriata
window: grate di sicurezza
window house: vetreria
window palette: vetrata
window-net: rete di protezione per balconi, reti di protezione per balconi, rete per balcone, reti per balconi
window-net: rete per gatti, reti per gatti, zanzariere su misura, zanzariere plissettate, zanzariera plissettata
window-net: zanzariera, zanzariere
wood-pellets: pellet, pellet di legno, sacchi di pellet, pellet per stufa
wrench car: officina, meccanico, autofficina, carrozzeria, revisione auto, tagliando, tagliando auto, ricambi auto
wrench car: revisioni, revisione, frizione, ammortizzatori, cinghia di distribuzione, meccatronico
wrench car: autoricambi, gpl e metano, impianti gpl, convergenza
wrench: installatore, installatori
`;
