/** Swedish words for travel. Notation: word-list.ts. */
export const swedishTravel = `
airplane suitcase: resebyrå, resor, resa, rejser, rejse, reiser, semester, ferie, flyg, flybilletter, flyreiser
airplane suitcase: rejsebureau, sista minuten, charterresa, weekendresa, rundresa, storstadsweekend, flygbiljetter
airplane suitcase: paketresor, utlandsresa, smekmånad, bröllopsresa
alarm-clock: väckarklocka
beach-hut: strandhytt, strandhytter, badhytt, badhytter
bicycle: cykeltur, cykel, cyklar, cykler, sykkel, sykler, elcykel, elcyklar, cykelaffär, cykelværksted, elsykkel
bicycle: cykellopp, cykelloppis, cykellås, cykelväska
bicycle parcel: cykelbud, cykelbudet, cykelkurir
brake-disc wrench: bromsbelägg, bromsbyte, bromsar, bromsskivor, bromsservice, bromsok
bus: dagsresa, dagstur, utflykt, abonnemangsbuss, skolskjuts, ullaredsresa, dagsutflykt, julbordsresa, flygbuss
bus: teaterresa, färdtjänst, kollektivtrafik, klassresa, klassresor, utflykter, lokaltrafik, bussförarutbildning
bus: skolresa, beställningstrafik, gruppresa, pensionärsresa
bus books: bokbuss, bokbussen, bokbussens, bokbussar
bus suitcase: bussresa, bussresor, bussutflykt
canoe rower: kajaktur, kanot, kanotpaddling, drakbåt, drakbåtar, drakbåtsrace, drakbåtsfestival
car bubbles: biltvätt, bilvask, bilrekond, handtvätt av bil, bilvård, lackskydd, keramiskt lackskydd
car car-front: bilförsäljning, hyrbil, bilhandlare, begagnade bilar, brugte biler, bruktbil, bilforhandler, biluthyrning
car car-front: biludlejning, bil, bilar, biler, leiebil, elbil, elbilar, hybridbil, privatleasing, bilköp, bilpool
car car-front: nybil, bilhall, leasingbil, tjänstebil, småbil, a-traktor, epatraktor
car key: ~ chaufför sökes, chaufför
car location-pin: parkeringsplats
car tow-truck: skrotbil, skrotbilar, bilskrot, bildemontering, skrotbilar köpes
car wrench: bilfoliering, plåtverkstad, billackering, bildelar, rekond, stenskott
car-battery wrench: bilbatteri, bilbatterier, startbatteri, starthjälp
car-boot price-tag: bakluckeloppis, bakluckeloppisar
car-front: brudebil
car-front ring: bröllopsbil, bröllopsbilar
car-seat: bilbarnstol, bilbarnstolar, babyskydd, bälteskudde, bilstol, bilstolar
cargo-bike: lådcykel, lådcyklar, lastcykel, lastcyklar, elcykel med låda
carriage horse: häst och vagn, hästdroska, vagnsturer, bröllopsvagn
charging-station car: laddbox, laddboxar, laddstation, laddstolpe, laddstolpar, elbilsladdare, elbilsladdning, laddplats
compass: naturpasset
compass world-map: orientering
cruise-ship: kryssning, kryssningar, dygnskryssning, ålandskryssning, flodkryssning, minikryssning, skärgårdskryssning
cruise-ship: räkkryssning
delivery-van lorry: man och bil, män och bil, man och skåpbil, dödsbotömning, bortforsling, röjning, skåpbilsuthyrning
delivery-van lorry: skåpbil, paketbud, flytt, flytning, flyttehjælp, flyttebyrå, flytte, budfirma, flyttehjelp
delivery-van lorry: flyttefirma, bärhjälp, flyttjänst, flyttfirmor, hemleverans, varubil
engine-oil wrench: oljebyte, oljeskift, olieskift, motorolja, olja och filter, oljebyten, smörjmedel
fire-engine: brandkår, brandvæsen, brannvesen
fire-engine fire: räddningsvärn
fire-engine rescue-helmet: räddningstjänst, räddningstjänsten, brandman, brandmän, deltidsbrandman
food-truck takeaway-box: foodtruck, food truck, food trucks, matvagn
hearse: likbil, begravningsbil
hot-air-balloon: ballongflyg, ballongflygning, luftballong, luftballon, ballongfärd
houseboat: husbåt, husbåtar
insured-car shield: bilförsäkring, bilförsäkringar, fordonsförsäkring, trafikförsäkring, försäkra bilen
jet-ski wave: vattenskoter, vattenskotrar, jetski
kayak: kajak, kajaker, kajakuthyrning, kajakkurs, kajakpaddling, havskajak
kick-scooter: elsparkcykel, sparkcykel, elsparkcyklar
lifebuoy wave: sjöräddningssällskapet
limousine: limousine, limousiner, hyra limousine, limousinservice
locomotive: modelltåg, modelljärnväg, tågbana i trä
locomotive railway-car: museijärnväg, ångtåg
log-cabin: timmerstuga, timmerstugor, timmerhus, knuttimrad stuga, knuttimrat hus, timmerkoja, campingstuga
lorry: ce-körkort, c-körkort, lastbilschaufför, lastbilschaufförer, chaufför ce, åkeri, autohjælp, lastbil, lastebil
lorry: ce-chaufför, distributionschaufför, ykb, c-chaufför
lorry delivery-van: flytthjälp, flyttfirma, flytthjälp och magasinering
mantel-clock amphora: antikviteter, antikt, antikmarknad, antikmässa, antikrunda, kuriosa, antik- och samlarmässa
mobility-scooter wheelchair: elrullstol, elrullstolar, elmoped för äldre, promenadscooter, elscooter för seniorer
motor-boat anchor: utombordsmotor, utombordare, båtmotor, båtvarv
motor-boat sailing-boat: båttur, båtturer, båtutflykt, båtutflykter, skärgårdstur, skärgårdsturer, sälsafari
motor-boat wave: båtar, båt, bådudlejning, båtutleie, båtmässa, ribbåt, förarintyg, båtupptagning, båtklubb, småbåtshamn
motor-boat wave: båtservice
motor-scooter: elmoped, elmopeder, elmopeden, elskoter, mopeder, moped
motorcycle: motorcyklar, motorcykel, mc-butik, mc-handlare, motorsykkel
motorcycle-helmet motorcycle: mc-hjälm, mc-hjälmar, mc-kläder
narrowboat: kanalbåt
number-plate: registreringsskylt, registreringsskyltar, nummerplåt, nummerplåtar, nummerskylt
paddleboard wave: sup, supbräda, sup-bräda, paddleboard, sup-kurs, hyra sup
parachute: fallskärm, fallskärmshopp
parking-sign location-pin: garageplats, parkeringsplatser, p-plats, carport uthyres, p-platser
passport suitcase: visum, passfoto
quad-bike: fyrhjuling, fyrhjulingar, atv, fyrhjulingssafari, fyrhjuling uthyres
racing-car tyre: folkrace
roller-skate: rullskridskor, inlines
sailing-boat anchor: vinterförvaring båt, vinterförvaring av båtar, bottenmålning, segelmakare, segelsällskap
sailing-boat anchor: seglarskola, segelkurs, segling, segelskola, sejlads, sejlskole, seilkurs, båtuppläggning, båtplats
sailing-boat anchor: båtplatser, båtförvaring, båtplass, båtopplag, bådplads, bådopbevaring
skip: hyra container, byggcontainer, byggavfall, byggsopor, storsäck
snow-plough: snöröjning, snöskottning, plogning, snöplog, vinterväghållning
snowshoes: snösko, snöskor, snöskovandring, snöskovandringar, snöskotur
spark-plug: tändstift
speedboat wave: båtuthyrning, hyra båt
steering-wheel car: körlektioner, körskola, körkort, køreskole, kørekort, kjøreskole, førerkort, trafikskola
steering-wheel car: trafikkskole, trafiklärare, halkbana, riskettan, risktvåan, handledarkurs, teoriprov, uppkörning
steering-wheel lorry: lastbilskörkort
strandkorb: strandkorg, strandkorgar
stroller baby-bottle: barnvagn, barnvagnar, barnevogn, barnevogne, sulky, syskonvagn, babybutik, liggvagn, barnartiklar
suitcase: resväska, kufferter, kofferter
tanker: slamtömning, slamsugning, trekammarbrunn, tankbil, eldningsolja, slambil
tipper-truck: grus och sand, grus, makadam, tippbil
tow-truck car: bärgning, bärgare, bärgningsbil, bilbärgning, vägassistans
tractor wheat: lantbruksmaskiner, entreprenad lantbruk, traktorer, bondgård, lantbruk, landbrug, gårdsbesøg, bondegård
trailer: släp, släpvagn, släpvagnar, hyr släp, släpkärra, hästtransport, släputhyrning
tyre wrench: däckverkstad, däckservice, däckbyte, däck, vinterdäck, dæk, dekk, vinterdekk, däckskifte, hjulskifte
tyre wrench: dækskifte, dekkskift, vinterdæk, sommardäck, dekkhotell, däckhotell
vintage-car: hyra veteranbil, veteranbil bröllop, veteranbil med chaufför, bilträff, veteranbilar, veteranbilsträff
vintage-car: klassiska bilar, veteranbiler
wall-clock: väggklocka, väggur
watch: klockor, urmakare, urmager, klokker, armbandsur, aktivitetsarmband
watch mantel-clock: urmakeri
wheelchair crutch: rullstol, kørestol, rullestol
`;
