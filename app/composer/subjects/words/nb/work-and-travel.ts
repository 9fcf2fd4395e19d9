/** Norwegian words for work, places and travel. Notation: word-list.ts. */
export const norwegianWorkAndTravel = `
3d-printer: 3d-printer, 3d-printere, 3d-printing, 3d printer, 3d-skriver, 3d-skrivere, 3d-utskrift
air-compressor: luftkompressor, luftkompressorer, trykkluftkompressor, leie av kompressor
anvil hammer: kunstsmed, smed, smie, smikurs
app-phone: app, app for, vår app, ny app, vår nye app, apper, mobilapp, appen
ballot-box: folkeavstemning, kommunevalg, lokalvalg, stem på, stem ved valget, husk å stemme, bruk stemmeretten, valgdag
ballot-box: forhåndsstemme
banknotes coin: lån, finansiering, leasing
bellhop-bell: resepsjonist, resepsjonist søkes
billboard: reklametavle, reklametavler, utendørsreklame, reklameskilt, skilt, skilter
blackboard: lærer søkes, lærere søkes
blood-drop: blodgiver, blodgivere, gi blod, blodbanken, blodgivning, ge blod, giv blod, bloddonor
book: krim
books: kokebok, reiseguide, bokmarked
books open-book: lesesirkel, bokklubb, bokbinderi, bokbinder, bokhandel, bibliotek, böcker, bøger, bøker, boghandel
books open-book: bokmässa, bogmesse, bogklub, bok, bog
briefcase handshake: bedriftsrådgivning, rekrytering, rekruttering, konsulent
briefcase handshake: ~ lediga jobb, ledige stillinger
briefcase handshake: jobbmesse, jobbmessen, karrieredag
business-cards printer: visitkort, visittkort
calculator receipt: kalkulator, lommekalkulator, regnskap, regnskapsprogram, bokföring, redovisning, revisor
calculator receipt: redovisningsbyrå, bogholder, bogføring, regnskapsfører, deklaration, skat
calculator set-square: regnskapsbyrå, lønnskjøring, mattehjelp
calendar: almanakk
card-terminal credit-card: betalingsterminal, betalingsterminaler, kortterminal, kassasystem, kassaapparat, bankterminal
cash-register: kasseapparat, kasseapparater, kassesystem, kassesystemer
chainsaw logs: motorsager, motorsagkurs, skogsarbeid, hogst, motorsag
chart-up: sparande, investering, aktier, aksjer
cherry-picker: personlift, liftutleie, bomlift, lift til leie
church baby: barnedåp
circuit-board: kretskort, elektronikkreparasjon
clipboard house: takst, takstmann, tilstandsrapport
coin magnifier: mynthandel, mynthandler, bruktbutikk antikk
combine-harvester wheat: skurtresker, tresking, maskinentreprenør landbruk
concrete-mixer bricks: betong, ferdigbetong, betongpumping, betongbil
crane: kran, kraner
crayon: malebok, fargeleggingsbok, modellkitt, lekedeig, vannfarger, tusjer
crayon teddy-bear: dagmamma, leketøy, barnepike
delivery-van parcel: varetransport
desktop-computer: gaming-skjerm
desktop-computer keyboard: koding, webutvikling
desktop-computer laptop: programvare, bookingsystem, crm, erp, webbdesign, programmering, datamaskin, datamaskiner
drill: slagdrill, skrumaskin, kjerneboring
drill toolbox: isenkram, järnhandel, jernvare
drone: drönare, drone, dronefoto
excavator: maskinførerkurs, minilaster
excavator crane: graving, drenering, minigraver, grunnarbeid, maskinentreprenør, gravemaskine, gravearbejde, grävmaskin
excavator crane: markarbete, gravearbeid
excavator hammer: riving, rivningsarbeid
exhibition-stand: messestand, messestander, utstillingsstand, messebygging
food-truck burger: gatekjøkken
forklift: gaffeltruck, truckførerbevis, truckfører, truckkurs
fountain-pen document: pappershandel, kalligrafi, notarie
gavel: auksjon
generator plug: strømaggregat, nødstrøm, aggregat, strømaggregater, generator, generatorer, dieselaggregat
gold-bars: gullbarre, gullbarrer
hard-hat: vernehjelm, vernehjelmer, bygghjelm, bygghjelmer
headset speech-bubble: kundeservice, kundesenter, callsenter, telefonselger, telefonsalg, sentralbord, headset
house-contract: boligkjøp, kjøpekontrakt, husleiekontrakt, leiekontrakt, leiekontrakter, eiendomsrett, skjøte
house-contract: bolighandel
house-with-garden balloon: grendehus, grendehuset
hut: lekehytte, lekehytter, rorbu, rorbuer
hydraulic-hose: hydraulikkslange, hydraulikkslanger, hydraulikk, slangeservice
laptop: hjelp med data
laptop screwdriver: datorreparation, itsupport, onlinekurs, computerreparation, pc-reparasjon, datareparasjon
laptop wrench: it-hjelp
lathe: dreiebenk, cnc-dreiing, dreiing og fresing, maskinering, mekanisk verksted
lectern microphone: foredrag
lift: heismontør, heisservice, heistekniker
lorry delivery-van: transport, persontransport, dyretransport
magnifier: privatetterforsker
mantel-clock vase: gjenbruksbutikk, gjenbruk
market-stall pumpkin: høstmarked
meeting-room: møterom, møterommet, konferanserom, møtelokale, møtelokaler, konferanselokale, konferanselokaler
megaphone chart-up: årsmøte, grendemøte, beboermøte, reklamebyrå, markedsføring, seo, reklambyrå, marknadsföring
megaphone chart-up: reklamebureau
megaphone speech-bubble: folkemøte, folkemøtet, innbyggermøte
memo pencil: quiz
motor-boat: trebåt
motor-boat bubbles: båtvask
motor-boat hut: båthus, naust
newspaper: avis, lokalavis, lokalavisa, avisa, nettavis, avisabonnement, avisbud
notebook: notatbok
notebook pencil: leksehjelp, leksekafé
office-building desk: kontorlokaler, kontorplass, kontorplasser
open-book pencil: språkkurs, läxhjälp, lektiehjælp, sprogkursus, engelskkurs
open-book pencil: ~ engelska, engelsk, svenska för
pallet: paller, europaller
pallet-racking storage-unit: lager, lager til leie
pallet-truck: jekketralle, jekketraller, palletralle
parcel delivery-van: flyttesker, flytteesker, bobleplast, pappesker, emballasje
phone-case: mobildeksel, mobildeksler, mobiletui, mobiltilbehør
pill: kosttilskudd
pill stethoscope: apotek, vitaminer, kosttillskott, kosttilskud
pocket-knife logs: treskjæring
postbox love-letter: frimerkeklubb
power-bank: powerbank, powerbanker, nødlader
price-tag desk-lamp: loppemarked, loppis, loppemarkedet
printer: tryckeri, trykkeri, 3d-print, blekkpatroner, trykksaker
printer paintbrush: bildekor
receipt shopping-cart: kassemedarbeider, kassemedarbeidere
road-roller: asfalt, asfaltering, asfaltere, asfaltarbeid
robot gear: robotkurs, robotikk
rubber-stamp document: notarius publicus, stempel, stempler
satellite-dish television: parabol, antenne
scaffold ladder: stillas, stillaser, stillasutleie
scales: advokat, advokatbyrå, jurist, advokatfirma, advokatkontor, skilsmässa, skilsmisse, arvsrätt, juridisk rådgivning
school speech-bubble: foreldremøte, foreldremøter
scissor-lift: sakselift, sakselifter, saxlift
scissors: hobbysett
scissors hair-comb: frisör, frisörsalong, frisør, frisørsalon, klippning, klipning, hårklipp, hårsalong
scissors hair-comb: klippning och färg, slingor, klip, klip og farve, klipp, klipp og farge, damklippning, herrklippning
scissors hair-comb: dameklip, herreklip
scissors hair-comb: ~ håret, hår
scroll document: slektsgransking, slektsforskning
server: webhotell, datasenter, serverdrift
set-square calculator: leksehjelp i matte, leksehjelp i matematikk, matematikk
set-square ruler: byggesøknad, arkitekt, arkitektkontor, matematik, tegnestue
shipping-container: container utleie, skipscontainer, lagercontainer
signing-hands: tegnspråk, tegnspråkkurs, tegnspråktolk, tegnspråktolker
site-cabin: brakkerigg, anleggsbrakke, anleggsbrakker, byggebrakke, kontorbrakke, brakkeutleie
skip shipping-container: container, containere
smartphone: mobil, mobiltelefon, skjermbytte, mobilreparation, mobilabonnemang, mobilabonnement, smartphone
smartphone: mobiltelefoner
smartphone wall-clock: timeregistrering, timeføring, timelister, tidsregistrering
speaker: lydanlegg, høyttalere, lydplanke
speech-bubble: stamming, logopedi, logoped, logopæd
speech-bubble handshake: språkvenn, språkvenner, språkkafé, møt ordføreren
speech-bubble open-book: tysk b1, tysk b2, norsk a2, norsk b1, norsk b2, norsk på b1, engelsk b2, norsk for, engelsk for
speech-bubble open-book: spansk for, tysk for, norskkurs
spotlight: scenelys, lyd og lys, lysteknikk, lystekniker, lysutleie
stethoscope: läkare, vårdcentral, læge, lege, klinik, klinikk, sygehus, legevakt
stethoscope hospital: revmatolog, gastroenterolog, endokrinolog, nefrolog, allergolog, dialyse, kirurg
storage-unit: bod til leie, leie av bod
syringe: vaccination, vaksine, vaccin, botox
tablet: nettbrett, nettbrettene, ipad, lesebrett, tegnebrett
telehandler: teleskoptruck, teleskoptrucker, teleskoplaster, teleskoplastere
telephone: telefonpassing, hjelpetelefon, svartjeneste
test-tube: laboratorium
theodolite set-square: landmåler, landmålere, oppmåling, oppmåling av tomt
trailer hook: hengerfeste, hengerfester
translation open-book: översättning, oversættelse, oversettelse, oversettelser, oversetter, oversettere
translation open-book: oversettelsesbyrå, tolk, tolker, tolketjenester, tolking
translation rubber-stamp: statsautorisert translatør, translatør
ultrasound: ultralyd, ultralydundersøkelse, ultralydundersøkelser, tidlig ultralyd
usb-stick: minnepenn, minnepenner, minnepinne, minnepinner, usb-minne, usb-penn
vending-machine soft-drink: salgsautomat, salgsautomater, brusautomat, vareautomat, snacksautomat
video-call headphones: webinar, webinarer, videomøte, videomøter, videosamtale, nettmøte
walkie-talkie: walkie-talkie, walkie talkie, walkie-talkier, sambandsradio
web-page laptop: hemsida, hjemmeside, nettside, hjemmesider, nettsider, nettside til, nettsiden, nettsted, webdesign
web-page laptop: nettside for bedrifter
web-page shopping-cart: nettbutikk, nettbutikker
webcam: webkamera, webkameraer
welding-mask fire: sveiser, sveisere, sveising, sveisearbeid, sveisekurs
wheel tyre: felger
whiteboard: whiteboard, whiteboardtavle, whiteboardtavler
windscreen: frontrute, frontruter, frontruten, bilglass, bilrute, bilruter, steinsprut, ruteskift
apartment-building key: 3-roms leilighet, lys leilighet, leilighet, leiligheter
bank coin: bank, boliglån, bolån
barber-pole razor: barberare, barbershop, herrfrisör, herrefrisør
barn: låve, låver, låvebryllup, bryllup på låven, låvefest
bouncy-castle balloon: hoppeslott, hoppborg, hoppeborg
bricks crane: byggmester
bricks trowel: betongarbeid, tilbygg, pussing, steinarbeid, byggfirma, byggmästare, byggefirma
bricks trowel: murare, murer, entreprenör, tegl, byggnadsställning, puds
building-plot: hyttetomt, tomt, tomter, boligtomt, boligtomter, tomt til salgs, tomter til salgs, byggeklar tomt
building-plot: byggeklare tomter, hyttetomter
campervan campsite: bobil, bobiler, bobilutleie, leie bobil, campervan
caravan campsite: husbil, autocamper, husvagn, campingvogn
castle: slott
church: gudstjeneste
church candle: bønnemøte, søndagsskole, babysang, julemesse i kirken, menighet, menighetshus, bibelgruppe, lysmesse
church candle: menighetens, konfirmasjon
circus-tent: telthyra, teltudlejning
convenience-store key: butikklokale, butikklokaler, næringslokale, butikk til leie
crane bricks: kranutleie
crane excavator: kranbil, mobilkran
ferris-wheel: tivoli
house heart: fosterhjem, fosterforeldre, fosterfamilie
house key: 2-roms, 3-roms, 4-roms, lys 3-roms, lys 2-roms, toroms, treroms, fireroms, boligen verdt, boligen din verdt
house key: verdivurdering, gratis verdivurdering, e-takst, mäklare, fastighetsmäklare, ejendomsmægler, eiendomsmegler
house key: lägenhet, lägenheter, lejlighed, lejligheder, hus till salu, hus til salg, sommarstuga, sommerhus, hytte
house key: villa, bostäder, bolig, boliger, fritidshus
house snowy-mountain: hytte på fjellet, fjellhytte, hytte til leie på fjellet, fjellhytter
house-with-garden hut: veksthus
houses house: rekkehus
hut fir-tree: anneks
market-stall carrot: markedsbod, torgdag, bondens marked, torghandel
marquee: partytelt, festtelt, teltutleie
museum: museum, museet
nativity-crib: julekrybbe, julekrybber, levende julekrybbe
photo-booth: fotoboks, photobooth, fotoautomat
portable-toilet: mobiltoalett, mobiltoaletter, toalettvogn, toalettvogner, utleie av toaletter, festivaltoalett
road-barrier: stengt vei, veiarbeid, stengt gate
road-barrier safety-vest: arbeidsvarsling, veimerking
roller-coaster: fornøyelsespark, berg-og-dal-bane, temapark
school backpack: folkehøgskole, internatskole
school backpack: ~ skola, skole
silo: kornsilo, korntørke
slide: lekeplass, lekeplasser
slide toy-bricks: lekeland, lekelandet, innendørs lekeplass
stained-glass: glassmaleri, blyglass
storage-unit parcel: opbevaring, förråd, minilager, lagerbod, leie lager, oppbevaring, møbellagring, lagerrom
swimming-pool swimmer: basseng, svømmebasseng
swing slide: huske, husker, huskestativ, lekestativ
tent: campingplats, campingplads, tält, telt
tent compass: speider, speidere, speiderne, speidergruppe, speideren, småspeidere
airplane suitcase: resebyrå, resor, resa, rejser, rejse, reiser, semester, ferie, flyg, flybilletter, flyreiser
airplane suitcase: rejsebureau, reisebyrå
alarm-clock: vekkerklokke
barber-chair: frisørstol, frisørstoler, barberstol, barberstoler
beach-hut: strandhytte, strandhytter
bicycle: sykkeltur, cykel, cyklar, cykler, sykkel, sykler, elcykel, elcyklar, cykelaffär, cykelværksted, elsykkel
bicycle: sykkellås, sykkelveske
bicycle-courier: sykkelbud, sykkelbudet, sykkelkurer, matbud
brake-disc wrench: bremser, bremseklosser, bremseskiver, bremseservice
bus books: bokbuss, bokbussen
bus suitcase: busstur, bussturer, bussreise, bussreiser
camping-stove: campingkoker, stormkjøkken, primus, campingkokeapparat
canoe rower: padletur, kajakktur, kano, kanotur, robåt, robåter
car bubbles: biltvätt, bilvask
car car-front: bilhandlare, begagnade bilar, brugte biler, bruktbil, bilforhandler, biluthyrning, biludlejning, bil
car car-front: bilar, biler, leiebil
car key: ~ sjåfør søkes, sjåfør
car location-pin: parkeringsplass
car tow-truck: vrakbil, vrakbiler, bilopphugging, bilopphuggeri, vrakpant, bilvrak
car wrench: bilfoliering, bilskade, bilpleie, bildeler, billakkering, bilskadeverksted, rustbeskyttelse
car wrench: understellsbehandling
car-battery wrench: bilbatteri, bilbatterier, startbatteri, starthjelp
car-boot price-tag: bagasjeromsalg, bakluke-loppis, bagasjeromsmarked, bakluke, bakluka
car-front ring: bryllupsbil, bryllupsbiler, brudebil
car-seat: barnesete, barneseter, bilstol, bilstoler, babybilstol, bilbarnestol
cargo-bike: lastesykkel, lastesykler, transportsykkel, kassesykkel, lastesykkelen
cargo-tricycle: trehjuls lastesykkel, elektrisk trehjuling, elektrisk trehjulssykkel
carriage horse: hest og vogn, hestedrosje, bryllupsvogn
charging-station car: elbillader, elbilladere, ladeboks, ladestasjon, hjemmelader
chimney-sweep: feier, feieren, skorsteinsfeier, feiing, pipefeiing
cleaner: renholder, vaskehjelp, vaskedame, renholdere, renholdsoperatør
compass: o-løp
compass world-map: orientering, orienteringsløp
conveyor-belt: transportbånd, transportbåndet, båndtransportør, båndtransportører, rullebane
defibrillator: hjertestarter, hjertestartere, hjertestarteren, defibrillator
delivery-van lorry: mann og bil, menn og bil, mann med bil, mann og varebil, flytting, dødsbo, rydding, bortkjøring
delivery-van lorry: budbil, pakkebud, flytt, flyttfirma, flytning, flyttehjælp, flyttebyrå, flytte, budfirma, flytthjälp
delivery-van lorry: flyttehjelp, flyttefirma
dentist-chair: tannlegestol, tannlegestoler, tannlegeunit
doctor: fastlege
dragon-boat: dragebåt, dragebåter, dragebåtløp, dragebåtpadling
dust-mask: støvmaske, støvmasker, åndedrettsvern, FFP2-maske
engine-oil wrench: oljebyte, olieskift, motorolje, oljeskift, olje og filter, oljeskifte
exhaust: eksosanlegg, eksosanlegget, eksosrør, lydpotte, lydpotter, eksosservice
ferry: bilferge
fire-engine: brandkår, brandvæsen, brannvesen
fire-engine fire: frivillig brannvern, brannkorps
fire-engine rescue-helmet: brannmann, brannmenn, deltidsbrannmann
food-truck takeaway-box: foodtruck, food truck, matvogn, matvogner
gardener: gartner, gartnere, anleggsgartner
gurdwara: gurdwara, gurdwaraer, sikhtempel, sikhtempelet
hand-cart: dravogn, dravogner, trekkvogn, trekkvogner, håndkjerre, håndkjerrer
hang-glider: hanggliding, hangglider, hangglidere, hanggliderkurs
hearse: bårebil
hot-air-balloon: luftballong, luftballon, ballongferd
houseboat: husbåt, husbåter
inflatable-boat: gummibåt, gummibåter, oppblåsbar båt, RIB-båt, RIB-båter
insured-car shield: bilforsikring, bilforsikringer, forsikre bilen, kaskoforsikring
jet-ski wave: vannscooter, vannscootere, jetski
kayak: kajakk, kajakker, kajakkutleie, kajakkurs, havpadling, padlekurs
kick-scooter: sparkesykkel, elsparkesykkel
label-roll: etikettrykk, etiketter på rull, selvklebende etiketter, trykking av etiketter, klistremerker trykk
label-roll: trykte etiketter
lifebuoy wave: redningsselskapet, sjøredning
limousine: limousine, limousin, limousiner, leie limousin, leie av limousin
lockers: garderobeskap i stål, elevskap, garderobeskap til ansatte, oppbevaringsskap med lås, skoleskap
locomotive: modelljernbane, togbane i tre
locomotive railway-car: museumsjernbane, damptog
log-cabin: tømmerhytte, tømmerhytter, laftehytte, laftehytter, laftet hytte, tømmerhus, tømmerkoie, laftet tømmerhytte
lorry: klasse ce, klasse c, lastebilsjåfør, lastebilsjåfører, vogntogsjåfør, førerkort klasse c, bärgning, autohjælp
lorry: lastbil, lastebil
lorry bricks: betonglevering
mantel-clock amphora: antikviteter
minibus bus: turbuss, russebuss, russebusser
mobility-scooter wheelchair: elektrisk rullestol, el-scooter for eldre, elektriske rullestoler, elscooter for eldre
motor-boat anchor: påhengsmotor, påhengsmotorer, båtpuss, båtpolering, sjark, båtmotor, flytebrygge, flytebrygger
motor-boat sailing-boat: båttur, båtturer, fjordtur, fjordturer, fjordcruise, skjærgårdstur
motor-boat wave: båtuthyrning, båtar, båt, bådudlejning, båtutleie
motor-scooter: moped, scooter
motorcycle: motorcykel, motorsykkel
motorcycle-helmet motorcycle: mc-hjelm, mc-hjelmer, mc-klær
network-cable: nettverkskabel, nettverkskabler, nettverkskabling, strukturert kabling, ethernetkabel, datakabling
number-plate: bilskilt, registreringsskilt, nummerskilt
onsen: onsen, onsenbad, japansk varm kilde, japanske varme kilder
paddleboard wave: sup, sup-brett, padlebrett, sup-kurs, sup-utleie
pallet-racking: pallereol, pallereoler, lagerreol, lagerreoler
parachute: fallskjermhopp
parking-sign location-pin: garasjeplass
passport suitcase: visum, passfoto
pocket-knife: lommekniv, lommekniver, lommekniven, foldekniv, foldekniver, sveitsisk lommekniv
pressure-gauge: manometer, manometre, trykkmåler, trykkmålere, kalibrering, kalibreringstjenester
quad-bike: atv, firehjuling, firehjulinger, atv-safari, atv safari
roll-up-banner: roll-up banner, roll-up bannere, rollup-banner, roll-ups, bannertrykk
roller-skate: rulleskøyter
roof-box: takboks, takbokser, skiboks, skibokser, leie av takboks, takstativ
sailing-boat anchor: vinterlagring av båt, vinteropplag, bunnsmøring, seilmaker, seilforening, seilskole, seiltur
sailing-boat anchor: segling, segelskola, sejlads, sejlskole, seilkurs, båtuppläggning, båtplats, båtplatser
sailing-boat anchor: båtförvaring, båtplass, båtopplag, bådplads, bådopbevaring, båtskole
security-guard: vekter, vektere, sikkerhetsvakt, ordensvakt, vektertjenester
shop-assistant: ~ butikkmedarbeider, ekspeditør, butikkselger, kassamedarbeider, butikkansatt
skip: containerutleie, leie av container, avfallscontainer
snow-plough: snøbrøyting, brøyting, snømåking, snørydding, snøfres, vintervedlikehold
snowshoes: truge, truger, trugetur, trugeturer, snøsko
spark-plug: tennplugger
speedboat anchor: båtførerprøven, båtførerprøve, båtførerkurs, båtførerbevis
spray-gun: pulverlakkering, sprøytemaling, sprøytelakkering, malersprøyte, sprøytepistol, sandblåsing
spreadsheet: regneark, regnearket, Excel-mal, Excel-maler, Excel-kurs, Excelkurs
steel-beam: stålbjelke, stålbjelker, stålbjelken, i-bjelke
steering-wheel car: kjøretimer, körskola, körkort, køreskole, kørekort, kjøreskole, førerkort, trafikskola, trafikkskole
steering-wheel car: trafikalt grunnkurs
steering-wheel lorry: lastebilsertifikat
strandkorb: strandkurv, strandkurver
stroller: trille, barnesete til bil
stroller baby-bottle: barnvagn, barnvagnar, barnevogn, barnevogne
suitcase: resväska, kufferter, kofferter
suv mountain: atv-utleie, atv utleie
tanker: slamtømming, septiktank, slamsuging, tømming av septik, fyringsolje, tankbil
teacher: faglærer, lærer søker jobb
three-wheel-van: Piaggio Ape, trehjuls varebil, trehjulet varebil
tiller: jordfreser, jordfresere, jordfres, hagefreser, leie jordfreser
tipi: tipi, tipitelt, tipitelter, leie av tipi
tipper-truck: grus, sand og grus, pukk, tippbil, singel og grus
tow-truck car: bilberging, bergingsbil, veihjelp, redningsbil, bilredning
tractor wheat: gråtass, landbruksmaskiner, traktorer, bondgård, lantbruk, landbrug, gårdsbesøg, bondegård, småbruk
traffic-cone: trafikkjegle, trafikkjegler, veikjegle, veikjegler
trailer: tilhenger, tilhengere, tilhengerutleie, hestehenger
tuk-tuk: tuk-tuk, tuktuk, tuk tuk, tuk-tuker, tuktuktur
tyre wrench: däck, däckbyte, vinterdäck, dæk, dekk, vinterdekk, däckskifte, hjulskifte, dækskifte, dekkskift, vinterdæk
tyre wrench: sommardäck, dekkhotell, däckhotell
vintage-car: leie av veteranbil, veteranbil til bryllup, gammelbil, veteranbil, veteranbiler, veteranbiltreff
vintage-car: klassiske biler
waiter: servitør, servitører, kelner, servitøren
wall-clock: veggklokke
watch: klockor, urmakare, urmager, klokker, armbandsur
watch mantel-clock: urreparasjon, urverksted
wheel-loader: hjullaster, hjullastere, hjullasteren, leie hjullaster, hjullasterfører
wheelchair crutch: rullstol, kørestol, rullestol, trapphiss, trappelift
windmill: gammel vindmølle, hollandsk vindmølle, hollandske vindmøller, vindmølle fra gamle dager
yurt: jurt, jurter, yurt, overnatting i jurt
`;
