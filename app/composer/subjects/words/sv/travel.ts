/** Swedish words for travel. Notation: word-list.ts. */
export const swedishTravel = `
airplane suitcase: resebyrå, resor, resa, rejser, rejse, reiser, semester, ferie, flyg, flybilletter, flyreiser
airplane suitcase: rejsebureau, sista minuten, charterresa, weekendresa, rundresa, storstadsweekend, flygbiljetter
airplane suitcase: paketresor, utlandsresa, smekmånad, bröllopsresa
alarm-clock: väckarklocka
beach-hut: strandhytt, strandhytter, badhytt, badhytter
bicycle: cykeltur, cykel, cyklar, cykler, sykkel, sykler, elcykel, elcyklar, cykelaffär, cykelværksted, elsykkel
bicycle: cykellopp, cykelloppis, cykellås, cykelväska
bicycle wrench: cykelservice
bicycle-courier: cykelbud, cykelbudet, cykelbudsfirma, cykelkurir
brake-disc wrench: bromsbelägg, bromsbyte, bromsar, bromsskivor, bromsservice, bromsok
bus: dagsresa, dagstur, utflykt, abonnemangsbuss, skolskjuts, ullaredsresa, dagsutflykt, julbordsresa, flygbuss
bus: teaterresa, färdtjänst, kollektivtrafik, klassresa, klassresor, utflykter, lokaltrafik, bussförarutbildning
bus: skolresa, beställningstrafik, gruppresa, pensionärsresa
bus books: bokbuss, bokbussen, bokbussens, bokbussar
bus suitcase: bussresa, bussresor, bussutflykt
camping-stove: campingkök, stormkök, friluftskök, gasolkök, trangiakök, spritkök
canoe rower: kajaktur, kanot, kanotpaddling, drakbåtsfestival
car bubbles: biltvätt, bilvask, bilrekond, handtvätt av bil, bilvård, lackskydd, keramiskt lackskydd
car car-front: bilförsäljning, hyrbil, bilhandlare, begagnade bilar, brugte biler, bruktbil, bilforhandler, biluthyrning
car car-front: biludlejning, bil, bilar, biler, leiebil, elbil, elbilar, hybridbil, privatleasing, bilköp, bilpool
car car-front: nybil, bilhall, leasingbil, tjänstebil, småbil
car key: ~ chaufför sökes, chaufför
car location-pin: parkeringsplats
car tow-truck: skrotbil, skrotbilar, bilskrot, bildemontering, skrotbilar köpes
car wrench: bilfoliering, plåtverkstad, bildelar, rekond
car: mopedbil, mopedbilar
car-battery wrench: bilbatteri, bilbatterier, startbatteri, starthjälp
car-boot price-tag: bakluckeloppis, bakluckeloppisar
car-front: brudebil
car-front ring: bröllopsbil, bröllopsbilar
car-seat: bilbarnstol, bilbarnstolar, babyskydd, bälteskudde, bilstol, bilstolar
cargo-bike: lådcykel, lådcyklar, lastcykel, lastcyklar, elcykel med låda
cargo-tricycle: lasttrehjuling, elektrisk trehjuling, elektriska trehjulingar, trehjulig lastmoped
carriage horse: häst och vagn, hästdroska, vagnsturer, bröllopsvagn
charging-station car: laddbox, laddboxar, laddstation, laddstolpe, laddstolpar, elbilsladdare, elbilsladdning, laddplats
compass: naturpasset
compass world-map: orientering
cruise-ship: kryssning, kryssningar, dygnskryssning, ålandskryssning, flodkryssning, minikryssning, skärgårdskryssning
cruise-ship: räkkryssning
delivery-van lorry: man och bil, män och bil, man och skåpbil, bortforsling, röjning, skåpbilsuthyrning
delivery-van lorry: skåpbil, paketbud, flytt, flytning, flyttehjælp, flyttebyrå, flytte, budfirma, flyttehjelp
delivery-van lorry: flyttefirma, bärhjälp, flyttjänst, flyttfirmor, hemleverans, varubil
dragon-boat: drakbåt, drakbåtar, drakbåtsrace, drakbåtspaddling
engine-oil wrench: oljebyte, oljeskift, olieskift, motorolja, olja och filter, oljebyten, smörjmedel
exhaust: avgassystem, avgasrör, avgassystemet, bilens ljuddämpare, sportavgassystem
ferry: färjor, färjeresor
fire-engine: brandkår, brandvæsen, brannvesen
fire-engine fire: räddningsvärn
fire-engine rescue-helmet: räddningstjänst, räddningstjänsten, brandman, brandmän, deltidsbrandman
food-truck takeaway-box: foodtruck, food truck, food trucks, matvagn
hand-cart: dragkärra, dragkärror, dragvagn, dragvagnar, handkärra, handkärror
hang-glider: hängflygning, hängflygare, hängglidare, hängflyg
hearse: likbil, begravningsbil
hot-air-balloon: ballongflyg, ballongflygning, luftballong, luftballon, ballongfärd
houseboat: husbåt, husbåtar
inflatable-boat: gummibåt, gummibåtar, uppblåsbar båt, RIB-båt, RIB-båtar
insured-car shield: bilförsäkring, bilförsäkringar, fordonsförsäkring, trafikförsäkring, försäkra bilen
jet-ski wave: vattenskoter, vattenskotrar, jetski
kayak: kajak, kajaker, kajakuthyrning, kajakkurs, kajakpaddling, havskajak
kick-scooter: elsparkcykel, sparkcykel, elsparkcyklar
lifebuoy wave: sjöräddningssällskapet
limousine: limousine, limousiner, hyra limousine, limousinservice
locomotive: modelltåg, modelljärnväg, tågbana i trä
locomotive railway-car: museijärnväg, ångtåg
locomotive small-airplane: modellbygge, modellbyggare, modellbyggen
log-cabin: timmerstuga, timmerstugor, timmerhus, knuttimrad stuga, knuttimrat hus, timmerkoja, campingstuga, timring
log-cabin: timringskurs, timmerstomme, knuttimring
lorry: ce-körkort, c-körkort, lastbilschaufför, lastbilschaufförer, chaufför ce, åkeri, autohjælp, lastbil, lastebil
lorry: ce-chaufför, distributionschaufför, ykb, c-chaufför
lorry delivery-van: flytthjälp, flyttfirma, flytthjälp och magasinering
lorry parcel: tömning av dödsbo, dödsbotömning, tömma dödsbo
lorry champagne: studentflak
mantel-clock amphora: antikviteter, antikt, antikmarknad, antikmässa, antikrunda, kuriosa, antik- och samlarmässa
mobility-scooter wheelchair: elrullstol, elrullstolar, elmoped för äldre, promenadscooter, elscooter för seniorer
motor-boat anchor: utombordsmotor, utombordare, båtmotor, båtvarv
motor-boat sailing-boat: båttur, båtturer, båtutflykt, båtutflykter, skärgårdstur, skärgårdsturer
motor-boat wave: båtar, båt, bådudlejning, båtutleie, båtmässa, ribbåt, förarintyg, båtupptagning, båtklubb, småbåtshamn
motor-boat wave: båtservice
motor-scooter: elmoped, elmopeder, elmopeden, elskoter, mopeder, moped, moppe, moppar
motorcycle: motorcyklar, motorcykel, mc-butik, mc-handlare, motorsykkel, MC-klubb, MC-träff, MC-verkstad, MC-service
motorcycle-helmet motorcycle: mc-kläder
motorcycle-helmet: MC-hjälm, MC-hjälmar
narrowboat: kanalbåt
number-plate: registreringsskylt, registreringsskyltar, nummerplåt, nummerplåtar, nummerskylt
onsen: onsen, onsenbad, japansk varm källa, japanska varma källor
paddleboard wave: sup, supbräda, sup-bräda, paddleboard, sup-kurs, hyra sup
parachute: fallskärm, fallskärmshopp, tandemhopp, tandemhoppning
parking-sign location-pin: garageplats, parkeringsplatser, p-plats, carport uthyres, p-platser
passport suitcase: visum, passfoto
pickup-truck: EPA-traktor, EPA-traktorer, epatraktor, epatraktorer, a-traktor, a-traktorer
quad-bike: fyrhjuling, fyrhjulingar, atv, fyrhjulingssafari, fyrhjuling uthyres
racing-car tyre: folkrace
racing-car: rally, rallyn, rallytävling
roller-skate: rullskridskor, inlines
roof-box: takbox, takboxar, hyra takbox, takräcke, takräcken
sailing-boat anchor: vinterförvaring båt, vinterförvaring av båtar, bottenmålning, segelmakare, segelsällskap
sailing-boat anchor: segelkurs, segling, segelskola, sejlads, sejlskole, seilkurs, båtuppläggning, båtplats
sailing-boat anchor: båtplatser, båtförvaring, båtplass, båtopplag, bådplads, bådopbevaring, båtvård, gästhamn
sailing-boat anchor: gästhamnar, gästhamnen, båtkapell
sailing-boat: segelläger, seglarskola, seglarläger
ship: ångbåt, ångbåtar, ångbåtstur, ångbåtsturer
skip: hyra container, byggcontainer, byggavfall, byggsopor, storsäck
small-airplane: segelflyg, segelflygklubb, modellflyg, modellflygklubb
snow-plough: snöröjning, snöskottning, plogning, snöplog, vinterväghållning, sandning, halkbekämpning
snow-plough: plogning och sandning
snowshoes: snösko, snöskor, snöskovandring, snöskovandringar, snöskotur
spark-plug: tändstift
speedboat wave: båtuthyrning, hyra båt
steering-wheel car: körlektioner, körskola, körkort, køreskole, kørekort, kjøreskole, førerkort, trafikskola
steering-wheel car: trafikkskole, trafiklärare, halkbana, handledarkurs, teoriprov, uppkörning, risketta, riskettan
steering-wheel car: risktvåa, risktvåan, riskutbildning, riskutbildningar
steering-wheel lorry: lastbilskörkort
strandkorb: strandkorg, strandkorgar
stroller baby-bottle: barnvagn, barnvagnar, barnevogn, barnevogne, sulky, syskonvagn, babybutik, liggvagn, barnartiklar
suitcase: kufferter, kofferter, resväska, resväskor
surfboard: surfbräda, surfbrädor, vindsurfingbräda
tanker: slamtömning, slamsugning, trekammarbrunn, tankbil, eldningsolja, slambil
taxi: sjukresa, sjukresor
taxi airplane: flygtaxi
three-wheel-van: Piaggio Ape, trehjulig skåpbil, flakmoped trehjulig, hyra Ape
tipper-truck: grus och sand, grus, makadam, tippbil
tipper-truck rock: bergkross, krossgrus
tow-truck car: bärgning, bärgare, bärgningsbil, bilbärgning, vägassistans
tractor wheat: entreprenad lantbruk, traktorer, bondgård, lantbruk, landbrug, gårdsbesøg, bondegård
tractor: jordbruksmaskiner, lantbruksmaskiner
traffic-cone: trafikkon, trafikkoner, vägkon, vägkoner
trailer: släp, släpvagn, släpvagnar, hyr släp, släpkärra, hästtransport, släputhyrning
trailer motor-boat: båttrailer, båttrailers
tuk-tuk: tuk-tuk, tuktuk, tuk tuk, tuk-tuks, autorickshaw, tuktuktur
tyre wrench: däckverkstad, däckservice, däckbyte, däck, vinterdäck, dæk, dekk, vinterdekk, däckskifte, hjulskifte
tyre wrench: dækskifte, dekkskift, vinterdæk, sommardäck, dekkhotell, däckhotell
vintage-car: hyra veteranbil, veteranbil bröllop, veteranbil med chaufför, bilträff, veteranbilar, veteranbilsträff
vintage-car: klassiska bilar, veteranbiler, raggarbil, raggarbilar, cruising, jänkare, motorträff, motorträffar
wall-clock: väggklocka, väggur
watch: klockor, urmakare, urmager, klokker, armbandsur, aktivitetsarmband
watch mantel-clock: urmakeri
wheel: fälg, fälgar, aluminiumfälgar
wheelchair crutch: rullstol, kørestol, rullestol
wheelchair: permobil, permobiler
world-map: sjökort, kartor, vandringskartor
`;
