/** Italian words for work. Notation: word-list.ts. */
export const italianWork = `
3d-printer: stampante 3d, stampanti 3d, stampa 3d, stampe 3d
abacus: abaco
air-compressor: compressore d'aria, compressori d'aria, compressore ad aria, noleggio compressori
air-compressor: compressore 50 litri, compressore 100 litri, compressore aria
anvil hammer: fabbro ferraio, forgiatura, ferro battuto, incudine
app-phone: app, la nostra app, nuova app, nostra nuova app, applicazione mobile, scarica l'app, scarica la app
app-phone: applicazioni mobili
app-phone laptop: sviluppo app, sviluppo di app
ballot-box: bilancio partecipativo, elezioni comunali, elezioni amministrative, vota il, vota la, vota per, votate, vota
ballot-box: comunali, elezioni europee, elezioni regionali, seggio, comizio, scrutatori, primarie
ballot-box: registrazione degli elettori, liste elettorali, andiamo a votare, vai a votare, elezioni consiglio
ballot-box: elezioni rappresentanti, elezioni dei genitori, consiglio d'istituto
banknotes coin: prestito, prestiti, finanziamento, finanziamenti, cessione del quinto, consolidamento debiti
banknotes coin: microcredito, contributi a fondo perduto, banco dei pegni
barber-chair: poltrona da barbiere, poltrone da barbiere, poltrona da parrucchiere, poltrone parrucchiere
barber-chair: affitto poltrona, poltrona in salone, affitto poltrona parrucchiera
billboard: cartelloni pubblicitari, cartellone pubblicitario, affissioni, pubblicità esterna, maxi affissioni
billboard: affissioni pubblicitarie
blackboard: lavagna, lavagne, cercasi insegnante, cercasi insegnanti, cercasi docenti
blood-drop: donazione di sangue, donazione del sangue, dona sangue, donare sangue, donatori di sangue, avis
blood-drop: dona il sangue, donazione sangue, avis comunale, fidas
book: rilegatura tesi, rilegatura, rilegature
books: ricettario, guida di viaggio, libraio, libraia, libraio/a, librai, libreria, enciclopedie, enciclopedia
books open-book: legatoria, rilegatore, biblioteca, libri, libro, fiera del libro, romanzo
books open-book: gruppo di lettura, fumetti, letture per bambini, ora del racconto, letture animate, lettura animata
books pencil: ripetizioni, ripetizioni di matematica, lezioni private, recupero debiti, ripetizioni a domicilio
books pencil: lezioni di matematica, recupero anni scolastici, supporto allo studio
briefcase handshake: consulenza aziendale, consulenza direzionale, consulente, selezione del personale
briefcase handshake: agenzia per il lavoro, fiera del lavoro, career day, giornata del lavoro, agente di commercio
briefcase handshake: agenti di commercio
business-cards printer: biglietti da visita, biglietto da visita, stampa biglietti da visita
calculator receipt: calcolatrice, calcolatrici, 730, consulente fiscale, buste paga, paghe e contributi
calculator receipt: consulenza fiscale, consulenza del lavoro, commercialista, contabilità, dichiarazione dei redditi
calculator receipt: caf, tasse, ragioniere, ragioneria, consulente del lavoro, partita iva, regime forfettario
calculator receipt: tributarista, isee, patronato, imu, contabile, impiegata contabile
calendar: calendario da muro
card-terminal credit-card: pos portatile, terminale pos, terminali pos, gestionale cassa
card-terminal: POS mobile
cash-register: registratore di cassa, registratori di cassa, registratore telematico, registratori telematici
chainsaw logs: motoseghe, corso motosega, boscaiolo, lavori boschivi, motosega
chainsaw tree: taglio alberi
chart-up: investimenti, consulente finanziario, pensione integrativa
cherry-picker: piattaforma aerea, piattaforme aeree, cestello elevatore, noleggio piattaforme, piattaforme elevabili
chimney-sweep: spazzacamino, spazzacamini, pulizia canna fumaria, pulizia camini
circuit-board: circuiti stampati, schede elettroniche, riparazione schede, componenti elettronici
cleaner: donna delle pulizie, addetta alle pulizie, colf, addetto alle pulizie
coin magnifier: numismatica, antichità, compro oro usato
combine-harvester: conto terzi agricolo, mietitura
combine-harvester wheat: mietitrebbia, mietitrebbiatura, trebbiatura, contoterzista, contoterzi agricolo
combine-harvester wheat: festa della trebbiatura
concrete-mixer: affitto betoniera
concrete-mixer bricks: calcestruzzo, cemento, massetti, betoniera, betoniere, pompa per calcestruzzo, massetto
conveyor-belt: nastro trasportatore, nastri trasportatori, rulliera, rulliere
crayon: album da colorare, libro da colorare, pasta modellabile, pennarelli
crayon teddy-bear: tata, baby parking
crutch bone: ortopedico, protesi d'anca, protesi al ginocchio, ginocchio, medicina dello sport, artrosi, osteoporosi
crutch bone: visita ortopedica
defibrillator: defibrillatore, defibrillatori, corso defibrillatore, defibrillatore automatico
dentist-chair: poltrona da dentista, riunito odontoiatrico, poltrona odontoiatrica, riunito dentistico
desktop-computer: monitor da gaming, schermo per pc
desktop-computer laptop: gestionali, crm
doctor: medico di base, medico di famiglia
document: perizia assicurativa, perizie assicurative
document car: passaggi di proprietà, passaggio di proprietà, passaggio proprietà, bollo auto
drill: trapano, avvitatore
drill toolbox: utensileria, noleggio attrezzature, noleggio attrezzi
drone: droni, riprese aeree, fotografia aerea
dust-mask: mascherina antipolvere, mascherine antipolvere, maschera antipolvere, mascherine FFP2
envelope: buste da lettera, lettere antiche
excavator: scavi, movimento terra
excavator crane: escavatore, escavatori, miniescavatore, miniescavatori, sbancamenti
excavator hammer: demolizioni, demolizione
exhibition-stand: stand fieristico, stand fieristici, allestimento stand, allestimenti fieristici, stand per fiere
forklift: muletto, muletti, carrello elevatore, carrelli elevatori, carrellista, mulettista
forklift pallet: magazziniere, magazzinieri, logistica, facchino, facchini, addetto al magazzino
forklift parcel: bancali usati, pallet usati, bancali in legno
fountain-pen: penne
fountain-pen document: calligrafia
fountain-pen open-book: poesia, poesie, corso di scrittura, scrittura creativa
gardener: giardiniere, giardinieri, giardiniera professionista
gavel: vendita all'asta, asta pubblica, asta d'arte, casa d'aste, asta benefica, asta fallimentare, asta giudiziaria
generator plug: gruppo elettrogeno, generatore, noleggio generatori, gruppi elettrogeni, generatori
generator plug: generatore di corrente, generatori di corrente, noleggio gruppi elettrogeni
gold-bars: lingotti, lingotti d'oro, lingotto d'oro
hard-hat: casco da cantiere, caschi da cantiere, elmetto di sicurezza, elmetto protettivo, elmetti protettivi
hard-hat: elmetto da cantiere, casco antinfortunistico
headset speech-bubble: call center, servizio clienti, assistenza clienti, operatori telefonici, operatore call center
headset speech-bubble: telemarketing, centralino
headset: centralinista, centralinisti
house-contract: compravendita immobiliare, rogito, contratto di affitto, contratti di affitto, contratto di locazione
house-contract: contratti di locazione, compravendite immobiliari, diritto immobiliare
hydraulic-hose: tubi oleodinamici, tubo oleodinamico, oleodinamica, tubi idraulici ad alta pressione
hydraulic-hose: raccordi oleodinamici
label-roll: stampa etichette, etichette adesive, etichetta adesiva, etichette in bobina, stampa adesivi
label-roll: etichette personalizzate
laptop: sito web, corso di informatica, corsi di informatica, informatica, programmazione, software, gestionale
laptop: software gestionale, pc portatili, intelligenza artificiale, coding, sviluppo web, sviluppo software
laptop: smart working, alfabetizzazione digitale
laptop screwdriver: riparazione computer, assistenza computer, riparazione pc, assistenza informatica, corso online
laptop screwdriver: corsi online, coworking, assistenza pc, recupero dati
laptop smartphone: offerta fibra, filo diretto fibra
lathe: tornitura, tornitura cnc, tornio cnc, tornio, tornitori, torneria, lavorazioni meccaniche
lathe: officina meccanica di precisione, meccanica di precisione, fresatura, tornitore
lift: manutenzione ascensori, ascensorista, piattaforme elevatrici, montascale e ascensori, assistenza ascensori
lift: ascensore, ascensori, miniascensore, miniascensori
lockers: armadietto spogliatoio, armadietti spogliatoio, armadietti metallici, armadietto metallico
lockers: armadietti scolastici
love-letter envelope: partecipazioni, partecipazioni nozze, partecipazioni matrimonio
magnifier: investigatore privato, agenzia investigativa, investigatore, investigatori, investigatrice
magnifier chart-up: seo, posizionamento seo, posizionamento sui motori, google ads, agenzia seo, ricerche di mercato
meeting-room: sala riunioni, sale riunioni, sala meeting, sale meeting, sala conferenze, sale conferenze
meeting-room: noleggio sale riunioni
megaphone chart-up: assemblea dei cittadini, consiglio comunale, agenzia pubblicitaria, agenzia di comunicazione
megaphone chart-up: web marketing, marketing
megaphone smartphone: gestione social, instagram, influencer
megaphone speech-bubble: assemblea pubblica, incontro pubblico, consiglio comunale aperto
network-cable: cavo di rete, cavi di rete, cablaggio di rete, cablaggio strutturato, cavo ethernet, cavi ethernet
newspaper: giornale locale, quotidiano locale
newspaper recycling: raccolta carta, raccolta della carta
notebook: taccuino
notebook pencil: doposcuola compiti, spazio compiti
open-book pencil: corso di inglese, corso di lingua, scuola di lingue, lezioni di inglese
open-book pencil: ~ tedesco, francese, spagnolo, inglese
paintbrush amphora: dipingere la ceramica, pittura su ceramica, decorazione ceramica
paintbrush framed-picture: restauratore, restauratori
pallet: pallet, bancali, bancale, pedane in legno, europallet
pallet-racking: scaffalatura portapallet, scaffalature portapallet, scaffalature industriali, scaffalatura industriale
pallet-racking: scaffali portapallet
pallet-truck: transpallet, transpallet manuale, transpallet manuali
parcel delivery-van: scatole per traslochi, scatole trasloco, scatole di cartone, pluriball, nastro da imballaggio
parcel delivery-van: materiale da imballaggio, imballaggi, imballaggio, packaging
parcel: ritiro pacchi, punto ritiro
pen memo: raccolta firme, petizione, petizioni, firma la petizione
pencil notebook: cartoleria, cartolerie, materiale scolastico, cancelleria, quaderni, ritorno a scuola
pencil notebook: corredo scolastico, astucci, articoli per ufficio
pencil open-book: dopo scuola, doposcuola, aiuto compiti, compiti
phone-case: cover per cellulare, cover per smartphone, cover cellulari, cover personalizzate, custodia cellulare
phone-case: custodie cellulari, custodie per smartphone, accessori per cellulari, accessori telefonia, cover iphone
pill mortar: farmacista, medicinali
pill stethoscope: farmacia, integratori, vitamine, parafarmacia
pocket-knife: coltellino, coltellini, coltellino svizzero, coltellini svizzeri, coltello a serramanico
postbox: cassette postali, cassetta postale
power-bank: powerbank, power bank, batteria esterna, batterie esterne
pressure-gauge: manometro, manometri, taratura strumenti, servizi di taratura, calibrazione strumenti
price-tag: svuota la cantina, svuota cantina, svuota la soffitta, svuota soffitta, svuota la cameretta
price-tag desk-lamp: mercatino dell'usato, mercatini dell'usato, mercatino delle pulci
printer: tipografia, stampa digitale, copisteria, volantini
printer memo: cartucce, locandine, manifesti, striscioni, etichette
printer memo: cartellonistica, brochure, pieghevoli, stampa tesi
printer paintbrush: insegne, adesivi, cartelli
receipt card-terminal: punto cassa
receipt desktop-computer: fatturazione, software di fatturazione
receipt laptop: programma di fatturazione, fatturazione elettronica
receipt shopping-cart: addetto cassa, addetti cassa, addetta cassa
road-roller: asfalto, asfaltatura, asfaltature, pavimentazioni stradali, lavori stradali
robot gear: robotica
roll-up-banner: roll-up pubblicitario, roll up pubblicitari, banner avvolgibile, banner avvolgibili, stampa striscioni
roll-up-banner: stampa roll-up
rubber-stamp document: notaio, notai, studio notarile, timbri, timbrificio
satellite-dish television: antenne
scaffold: affitto trabattello, affitto ponteggio, affitto ponteggi
scaffold ladder: ponteggio, ponteggi, noleggio ponteggi, trabattelli
scales: avvocato, avvocati, studio legale, consulenza legale, divorzio, separazioni, divorzista, diritto del lavoro
scales: risarcimento, risarcimento danni, infortunistica stradale, penalista, recupero crediti, diritto di famiglia
scissor-lift: piattaforma a pantografo, piattaforme a pantografo, piattaforma a forbice, piattaforme a forbice
scissors: kit creativo
scissors hair-comb: parrucchiere, parrucchiera, salone di parrucchiere, taglio capelli, parrucchieri, taglio e piega
scissors hair-comb: colore e piega, meches, taglio donna, acconciature
scroll document: genealogia, albero genealogico
scroll fountain-pen: successione, successioni, eredità, atto notarile
security-guard: guardia giurata, guardie giurate, vigilanza privata, addetto alla sicurezza
server: hosting web, data center, server aziendali, assistenza server
set-square calculator: ripetizioni matematica
set-square ruler: perito, architetto, studio di architettura, geometra, matematica
set-square hard-hat: ingegnere, ingegneri
shipping-container: container marittimo, container marittimi, noleggio container, container usati
shop-assistant: ~ commessa, commesso, cassiera, cassiere, addetto vendite
shop-assistant: banconista, banconiste, banconiere, banconista gastronomia
signing-hands: lingua dei segni, corso di lingua dei segni, interprete lis, corso lis, interprete di lingua dei segni
site-cabin: baracca di cantiere, box di cantiere, monoblocco da cantiere, noleggio box cantiere
site-cabin: prefabbricato da cantiere
smartphone: cellulare, cellulari, smartphone, riparazione cellulari, offerta mobile, telefonia, telefonino
smartphone: cambio schermo, vetro rotto, sim, giga illimitati, cover per telefono, custodia per telefono
smartphone: vetro cellulare, vetro del cellulare, vetro telefono
speaker: impianti audio, casse acustiche, service audio, cassa bluetooth, casse bluetooth, hi-fi, hifi
speaker: service audio luci, casse audio, cassa audio
speaker teddy-bear: toniebox
speech-bubble: scambio linguistico, tandem linguistico, logopedista, logopedia, scambio lezioni, corsi di dialetto
speech-bubble: lezioni di italiano con inglese, dialetto veneziano, dialetto napoletano, corso di dialetto
speech-bubble: corso di sardo, corso di friulano, dialetto siciliano, dialetto milanese, lingua sarda, lingua friulana
speech-bubble handshake: incontro con il sindaco, incontro con la sindaca, ricevimento del sindaco
speech-bubble microphone: balbuzie
speech-bubble open-book: tedesco per infermieri, tedesco a1, tedesco b1, tedesco b2, inglese b1, inglese b2, italiano b1
speech-bubble open-book: italiano per stranieri, vacanze studio, vacanza studio, lis, madrelingua
spotlight: luci per eventi, audio e luci, service luci, luci da palco, illuminazione scenica, noleggio luci
spotlight: noleggio luci palco
spray-gun: verniciatura a polvere, verniciature a polvere, pistola a spruzzo, pistole a spruzzo, verniciatura a spruzzo
spreadsheet: foglio di calcolo, fogli di calcolo, modello Excel, modelli Excel, corso Excel, corsi Excel, foglio Excel
spreadsheet: corso di Excel
steel-beam: trave in acciaio, travi in acciaio, putrella, putrelle, travi ipe
stethoscope: medico, studio medico, ospedale, pediatra, dottore, misuratore di pressione, misuratori di pressione
stethoscope: sfigmomanometro
stethoscope hospital: reumatologo, reumatologa, reumatologia, gastroenterologo, gastroenterologa, gastroenterologia
stethoscope hospital: endocrinologo, endocrinologa, endocrinologia, nefrologo, nefrologia, ematologo, ematologia
stethoscope hospital: allergologo, allergologa, allergologia, dialisi, centro dialisi, proctologo, proctologia, chirurgo
stethoscope hospital: chirurgia generale, chirurgia vascolare, urologia, colonscopia, gastroscopia, diabetologo, diabete
stethoscope hospital: neurologia, angiologo, vene varicose, allergie, ginecologo, ginecologa, ginecologia
stethoscope hospital: poliambulatorio, ambulatorio, visite mediche, andrologo, medicina del lavoro, prevenzione
stethoscope hospital: visita sportiva, pap test
stethoscope: ~ clinica
syringe: vaccini, botox, medicina estetica, filler, antinfluenzale, campagna vaccinale
syringe lotion: botulino, acido ialuronico, chirurgia estetica, chirurgia plastica, rinoplastica, mastoplastica
tablet: tablet, ipad, e-reader, tavoletta grafica, tavolette grafiche, riparazione tablet
teacher: maestra elementare
telehandler: sollevatore telescopico, sollevatori telescopici
telephone: centralini telefonici, centralini, telefono amico, telefono vintage, telefoni vintage, telefono d'epoca
telephone older-person: telesoccorso, teleassistenza
telescope night-sky: osservatorio astronomico, astronomia, osservazione stelle, notte delle stelle
test-tube: analisi del sangue, laboratorio analisi, analisi cliniche, esami del sangue, prelievi, prelievo, tampone
test-tube: tamponi, ripetizioni di chimica, lezioni di chimica
theodolite set-square: topografo, rilievi topografici, rilievo topografico, topografia
tiller: motocoltivatore, motocoltivatori, motozappa, motozappe, noleggio motozappa
translation open-book: traduttore, traduzioni, traduttrice, interprete, traduzione, agenzia di traduzioni
translation open-book: agenzia di traduzione, interpreti, interpretariato, traduttori, traduzioni tecniche
translation rubber-stamp: traduzioni giurate, traduzione giurata, traduttore giurato, traduzioni asseverate
translation rubber-stamp: traduzione asseverata
ultrasound: ecografia, ecografie, ecografia in gravidanza, ecografista, ecografo
usb-stick: chiavetta usb, chiavette usb, penna usb, pennetta usb, penne usb, pennette usb, pendrive
vending-machine soft-drink: distributore automatico, distributori automatici, macchinette automatiche, vending
vending-machine: macchine distributrici, macchina distributrice
video-call headphones: webinar, videochiamata, videochiamate, videoconferenza, videoconferenze
waiter: cameriere, cameriera, camerieri, cameriere di sala
walkie-talkie: walkie-talkie, walkie talkie, ricetrasmittente, ricetrasmittenti, radio ricetrasmittente
web-page laptop: siti web, web design, web designer, creazione siti web, wordpress, realizzazione siti web
web-page laptop: siti internet, sito internet, siti web per, nuovo sito, nuovo sito web, realizzazione siti
web-page shopping-cart: e-commerce, ecommerce, negozio online, siti e-commerce, negozi online, sito e-commerce
webcam: webcam
welding-mask fire: saldatore, saldatori, saldatura, saldature, corso di saldatura
welding-mask: saldatrice, saldatrici
wheel-loader: pala gommata, pale gommate, pala caricatrice, pale caricatrici, noleggio pala gommata
whiteboard: lavagna bianca, lavagne bianche, lavagna magnetica, lavagne magnetiche
windscreen: parabrezza, riparazione parabrezza, sostituzione parabrezza, cristalli auto, vetri auto
`;
