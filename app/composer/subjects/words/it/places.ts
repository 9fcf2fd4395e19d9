/** Italian words for places. Notation: word-list.ts. */
export const italianPlaces = `
apartment-building: amministratore di condominio, amministratori di condominio, amministratore condominiale
apartment-building: amministrazioni condominiali, amministrazione condominiale, appartamentino, appartamentini
apartment-building: multiproprietà
apartment-building key: appartamento, appartamenti, bilocale, trilocale, monolocale, quadrilocale
bank coin: tasso fisso, tasso variabile, surroga, banca, conto corrente
barber-pole razor: barbiere, barberia, barber shop, taglio uomo, barbieria, barba e capelli, capelli e barba
barn: fienile, fienili, fienile ristrutturato, matrimonio in fienile
bouncy-castle: affitto gonfiabili, affitto gonfiabile
bouncy-castle balloon: castelli gonfiabili, castello gonfiabile, gonfiabili, gonfiabile
bricks trowel: intonaci, scalpellino, pietra naturale, muratura, impresa edile, edilizia, muratore, costruzioni
bricks trowel: cartongesso, cartongessista, facciata, facciate, rifacimento facciate, materiali edili
bricks trowel: deumidificazione muri, opere murarie
building-plot: terreni edificabili, terreni, terreno agricolo, terreno edificabile, terreni in vendita
building-plot: terreno in vendita, lotti edificabili, lotto edificabile, lotti in vendita, terreni agricoli
building-plot seedling: affitto terreno, affitto orto, affittasi orto
campervan: combi vw
campervan campsite: camper, noleggio camper, camperisti, furgone camperizzato, furgoni camperizzati, camper usati
caravan campsite: roulotte
castle: castello, festa medievale
church: festa patronale, domenica delle palme, benedizione dei motori, gita al santuario, santuario
church candle: messa, parrocchia, processione, catechismo, veglia pasquale, novena, via crucis, adorazione, battesimo
church candle: battesimi, comunione, prima comunione, comunioni, cresima, cresime, oratorio, veglia di preghiera
church candle: rosario, diocesi, caritas parrocchiale, catechista, catechisti, catechiste
church car: benedizione delle auto, benedizione dei trattori
church house: benedizione delle case, festa di sant'antonio abate
circus-tent: circo
convenience-store key: locale commerciale, affittasi negozio, negozio in affitto, affittasi locale, locali commerciali
convenience-store key: cedesi attività, vendesi attività, cedesi
crane: gru edile, gru edili, autogru, affitto gru, gruista, gruisti
crane excavator: noleggio gru, gru con operatore
factory pallet: capannone, capannoni, capannone industriale, zona industriale
gurdwara: gurdwara, tempio sikh, templi sikh
house: cascina da ristrutturare, cascina in vendita, cascinale, rustico da ristrutturare
house heart: famiglia affidataria
house key: valutazione immobiliare, villetta, immobiliare, agenzia immobiliare, case in vendita, casa in vendita
house key: agente immobiliare, casa vacanze, attico, attici, mansarda, affitto, affitti, immobili, immobile, mutuo
house key: mutui, mutuo casa, mutuo prima casa, surroga mutuo
house key: rustico, case prefabbricate, case in legno, nuova costruzione
house key: nuove costruzioni, studentato, alloggi, alloggio, nuda proprietà, trullo, trulli, amministratore
house key: ~ affittasi, vendesi
house location-pin: lottizzazione
house snowy-mountain: baita in montagna, baita, chalet in montagna, rifugio in montagna
house document: certificazione energetica, certificazioni energetiche, catasto, attestato di prestazione energetica
house document: visure catastali, visura catastale, pratiche catastali, attestato prestazione energetica
house document: certificazione energetica ape
house sun: dammuso, dammusi
house-with-garden bed: masseria, casale, agriturismo, agriturismi
lectern: leggio
market-stall basket: mercato coperto, fiera di paese, hobbisti
market-stall carrot: bancarella, bancarelle, mercatino, mercatini, mercato contadino, mercato settimanale
market-stall: fiera, fiere
market-stall vintage-car: mostra scambio, mostra scambio auto e moto
marquee: tensostruttura, tensostrutture, noleggio tendoni, tendone, noleggio gazebo per feste, gazebi
marquee: gazebo feste, nolo gazebo, noleggio gazebo, gazebo per feste, gazebo da noleggiare, gazebo per matrimonio
marquee: gazebo per matrimoni, affitto gazebo, affitto gazebi
museum: museo, musei, notte dei musei
nativity-crib: presepe, presepi, presepe vivente, mostra di presepi, mostra dei presepi, via dei presepi, presepio
office-building key: ufficio in affitto, uffici in affitto, affitto uffici, ufficio arredato, uffici direzionali
office-building key: studi professionali in affitto
photo-booth: photobooth, photo booth, cabina fotografica, cabina foto
portable-toilet: bagni chimici, bagno chimico, wc chimici, wc chimico, noleggio bagni chimici, bagni mobili
portable-toilet: bagni mobili per eventi
road-barrier: strada chiusa, chiusura strada, chiusura al traffico
road-barrier safety-vest: segnaletica stradale
roller-coaster: parco divertimenti, parchi divertimento, montagne russe, luna park
school backpack: ~ scuola, liceo
school backpack: scuola primaria, scuola elementare, istituto comprensivo, scuola paritaria, iscrizioni scolastiche
school backpack: scuola montessori, mensa scolastica, pedibus
school broom: bidello, bidella, bidelli, collaboratore scolastico, collaboratori scolastici
silo: silos, essiccatoio cereali, essiccatoio
slide: parchi giochi
slide toy-bricks: parco giochi al coperto, area giochi al coperto, parco gonfiabili al coperto, ludoteche
slide toy-bricks: playground coperto, ludoteca
stained-glass: vetrate artistiche, vetrata artistica
storage-unit: affitto magazzino, affittasi magazzino, magazzino in affitto
storage-unit parcel: self storage, deposito mobili, box deposito, magazzini in affitto, depositi privati
storage-unit parcel: deposito temporaneo
swimming-pool: piscine fuori terra, piscina fuori terra
swimming-pool hot-tub: terme, weekend alle terme, weekend termale
swimming-pool swimmer: piscina verde, manutenzione piscine, manutenzione piscina, pulizia piscine, pulizia piscina
swimming-pool swimmer: costruzione piscine
swing: dondolo, dondoli, dondolo da giardino
swing slide: altalena, altalene, parco giochi, giochi da giardino
tent: campeggio, tende da campeggio, campo estivo, campi estivi, colonia estiva, materassino gonfiabile
tent compass: gruppo scout, scoutismo, agesci, lupetti, scout, coccinelle scout
tipi: tenda tipi, tende tipi, tepee, teepee
windmill: mulino a vento, mulini a vento, antico mulino a vento
yurt: yurta, yurte, iurta, iurte, notte in yurta
`;
