/** Danish words for work, places and travel. Notation: word-list.ts. */
export const danishWorkAndTravel = `
3d-printer: 3d-printer, 3d-printere, 3d-print, 3d printer, 3d print, 3d-printning
air-compressor: luftkompressor, luftkompressorer, trykluftkompressor, trykluftkompressorer, leje af kompressor
anvil hammer: kunstsmed, smed, smedje, smedekursus
app-phone: app, app til, vores app, ny app, apps, mobilapp, nye app, appen
app-phone calculator: bogholderi-app, regnskabs-app, faktura-app
ballot-box: folkeafstemning, afstemning, byrådsvalg, stem på, stem til, stem til valget, husk at stemme, valgdag
ballot-box: kommunalvalg
banknotes coin: lån, finansiering, leasing
billboard: reklameskilt, billboards, udendørsreklame, reklametavle, skilte, skiltemaler
blackboard: lærere søges
blood-drop: bloddonor, bloddonorer, giv blod, blodbank, blodgivning, ge blod, gi blod
book: krimi, krimier
books: kogebog, rejseguide, bogmarked
books open-book: læseklub, læsekreds, bogbinderi, bogbinder, bokhandel, bibliotek, böcker, bøger, bøker, boghandel
books open-book: bokmässa, bogmesse, bogklub, bok, bog
briefcase handshake: virksomhedsrådgivning, erhvervsrådgivning, rekrytering, rekruttering, konsulent
briefcase handshake: ~ lediga jobb, ledige stillinger
briefcase handshake: jobmesse, karrieredag
business-cards printer: visitkort
calculator receipt: lommeregner, lommeregnere, årsopgørelse, årsopgørelsen, forskudsopgørelse, regnskab
calculator receipt: lønadministration, regnskabsprogram, bokföring, redovisning, revisor, redovisningsbyrå, bogholder
calculator receipt: bogføring, regnskap, regnskapsfører, deklaration, skat, selvangivelse, selvangivelser
calculator set-square: bogholderi, lønbureau, matematikhjælp, revision
calendar: vægkalender
card-terminal credit-card: betalingsterminal, betalingsterminaler, kortterminal, kortterminaler
cash-register: kasseapparat, kasseapparater, kassesystem, kassesystemer
chainsaw: kædesav
chainsaw logs: motorsav, motorsave, motorsavskursus, skovarbejde
chart-up: sparande, investering, aktier, aksjer
cherry-picker: personlift, bomlift, liftudlejning, lift udlejning
church baby: barnedåb
circuit-board: printplade, elektronikreparation
cleaner bucket: vaskehjælp
coin magnifier: loppefund
combine-harvester: tærskning
combine-harvester wheat: mejetærsker, maskinstation
concrete-mixer bricks: beton, betonpumpe, færdigbeton, betonkanon
crayon: malebog, malebøger, modellervoks, vandfarver, tusser
crayon teddy-bear: dagpleje, dagplejer
cruise-ship: krydstogt, krydstogter
delivery-van: chauffør til varebil
delivery-van parcel: budkørsel
desktop-computer: computerskærm, gaming-skærm
desktop-computer keyboard: kodning
desktop-computer laptop: software, bookingsystem, crm, erp, it-system, webbdesign, programmering, computer, computere
document fountain-pen: translatør
drill: boremaskine, slagboremaskine, skruemaskine
drill toolbox: isenkram, järnhandel, jernvare
drone: drönare, drone, dronefoto
excavator: gravko, rendegraver, rendegravere
excavator crane: jordarbejde, dræn, minigraver, gravemaskine, gravearbejde, grävmaskin, markarbete, gravearbeid
excavator hammer: nedbrydning, nedrivning
exhibition-stand: messestand, messestande, udstillingsstand, standbyggeri, håndværkermesse
forklift: gaffeltruck, truckkort, truckfører, truckcertifikat
forklift parcel: engangspaller
fountain-pen document: pappershandel, kalligrafi, notarie
gavel: auktion, auktioner
generator plug: generatorudlejning, nødstrøm, generator, generatorer, strømgenerator, nødgenerator
gold-bars: guldbarre, guldbarrer
hard-hat: sikkerhedshjelm, sikkerhedshjelme, byggehjelm, byggehjelme
headset speech-bubble: kundeservice, callcenter, telefonpasning, telefonsalg, headset, telefonsælger
house-contract: boligadvokat, boligkøb, lejekontrakt, lejekontrakter, skøde, skøder, tinglysning
house-contract: berigtigelse af bolighandel, køberrådgivning
hut: legehus, legehuse
hydraulic-hose: hydraulikslanger, hydraulikslange, hydraulik
laptop: bærbar
laptop screwdriver: datorreparation, itsupport, onlinekurs, computerreparation
lathe: drejebænk, cnc drejning, cnc-drejning, spåntagning, maskinværksted, drejearbejde
lectern microphone: foredrag
lift: elevatorservice, elevatormontør, elevatortekniker
love-letter postbox: frimærkeklub
magnifier: privatdetektiv
market-stall: kræmmermarked, kræmmermarkedet
market-stall pumpkin: høstmarked
marquee chair: telt borde og stole
meeting-room: mødelokale, mødelokaler, konferencelokale, konferencelokaler, møderum, konferencerum, mødelokalet
megaphone chart-up: generalforsamling, beboermøde, reklamebureau, markedsføring, seo, reklambyrå, marknadsföring
megaphone chart-up: reklamebyrå
megaphone speech-bubble: borgermøde, borgermødet
newspaper: avis, lokalavis, dagblad, ugeavis, avisabonnement, avisbud, avisbude, avisomdeler, avisomdelere
notebook: notesbog, dagbog
notebook pencil: lektiecafé, lektiecafe, lektiehjælp
office-building desk: kontorlokaler
open-book pencil: språkkurs, läxhjälp, leksehjelp, sprogkursus, engelskkurs
open-book pencil: ~ engelska, engelsk, svenska för
open-book speech-bubble: sprogkurser
pallet: paller, europaller
pallet-truck: palleløfter, palleløftere, løftevogn, løftevogne
parcel delivery-van: flyttekasser, flyttekasse, bobleplast, papkasser, emballage, emballager
pencil document: korrektur, korrekturlæsning
pencil fountain-pen: kontorartikler, papirhandel
phone-case: mobilcover, mobilcovers, mobiletui, mobiltilbehør
pill stethoscope: apotek, vitaminer, kosttillskott, kosttilskud
power-bank: powerbank, powerbanks
price-tag desk-lamp: loppemarked, loppemarkedet, garagesalg
printer: tryckeri, trykkeri, blækpatroner, tryksager
printer paintbrush: bilreklame
receipt laptop: fakturaprogram, faktureringsprogram
receipt shopping-cart: kassemedarbejdere, kasseassistent, kasseassistenter, flaskedreng
road-roller: asfalt, asfaltering, asfaltarbejde
robot gear: robotter, robotkursus
rubber-stamp document: notar, stempel, stempler
sailing-boat balloon: havnefest
satellite-dish television: parabol, antenner
scaffold: stillas, byggnadsställning
scaffold ladder: stillads, stilladser, stilladsudlejning
scales: advokat, advokatbyrå, jurist, advokatfirma, advokatkontor, skilsmässa, skilsmisse, arvsrätt, juridisk rådgivning
school speech-bubble: forældremøde, forældremøder
scissor-lift: sakselift, sakselifte, leje af sakselift, saxlift
scissors: krea-sæt
scissors hair-comb: frisör, frisörsalong, frisør, frisørsalon, klippning, klipning, hårklipp, hårsalong
scissors hair-comb: klippning och färg, slingor, klip, klip og farve, klipp, klipp og farge, damklippning, herrklippning
scissors hair-comb: dameklip, herreklip, opsætning, prøveopsætning, frisure, hårfarvning
scissors hair-comb: ~ håret, hår
scroll document: slægtsforskning, slægtsforskere
scroll fountain-pen: testamente, testamenter
server: webhotel, datacenter, serverdrift
set-square calculator: lektiehjælp i matematik, matematik
set-square ruler: byggerådgiver, energimærke, tilstandsrapport, arkitekt, arkitektkontor, matematikk, matte, tegnestue
ship: vikingeskib
shipping-container: skibscontainer, containerudlejning, lagercontainer
signing-hands: tegnsprog, tegnsprogskursus, tegnsprogstolk, tegnsprogstolke
site-cabin: skurvogn, skurvogne, mandskabsvogn, mandskabsvogne, leje af skurvogn
smartphone: mobil, mobiltelefon, skærmskift, mobilreparation, mobilabonnemang, mobilabonnement, smartphone
smartphone: mobiltelefoner
smartphone calculator: regnskabsapp, fakturaapp
smartphone wall-clock: tidsregistrering, timeregistrering
speaker: højttalere, musikanlæg
speaker microphone: lydudstyr, lydanlæg, leje af lydanlæg
speech-bubble: talepædagog, sprogcafé, taleundervisning, logoped, logopæd
speech-bubble books: danskkursus, danskkurser, danskundervisning
speech-bubble handshake: mød borgmesteren
speech-bubble open-book: tysk a1, tysk a2, tysk b1, tysk b2, tysk på b1, dansk b1, engelsk b2, engelsk for, spansk for
speech-bubble open-book: tysk for, dansk for
spotlight: scenelys, lyd og lys, lysteknik, lystekniker
spotlight disco-ball: lysshow
stethoscope: läkare, vårdcentral, læge, lege, klinik, klinikk, sygehus, legevakt, læger
stethoscope hospital: reumatolog, gigtlæge, hudlæge og allergi, nefrolog, endokrinolog, gastroenterolog, dialyse
stethoscope hospital: kirurgisk klinik
syringe: vaccination, vaksine, vaccin, botox
tablet: tablet, tablets, ipad, ipads, e-bogslæser, tegnetablet
tanker tractor: gyllevogn, gyllevogne, gyllekørsel
telehandler: teleskoplæsser, teleskoplæssere
telephone: telefonomstilling, omstillingsanlæg, telefonrådgivning
telescope night-sky: observatorium, astronomi
test-tube: laboratorium, vandprøver
theodolite set-square: landinspektør, landinspektører, landmåling, opmåling af grund, landmåler
trailer hook: anhængertræk
translation open-book: översättning, oversættelse, oversættelser, oversætter, oversættelsesbureau, tolk, tolke
translation open-book: tolkebureau, tolkning
ultrasound: ultralyd, ultralydsscanning, ultralydsscanninger, graviditetsscanning
usb-stick: usb-stik, usb stik, usb-nøgle, usb-nøgler
vending-machine soft-drink: salgsautomat, salgsautomater, vareautomat, sodavandsautomat, snackautomat
video-call headphones: webinar, webinarer, videomøde, videomøder, videosamtale, onlinemøde
walkie-talkie: walkie-talkie, walkie-talkies, walkie talkie, walkie talkies
web-page laptop: hemsida, hjemmeside, nettside, hjemmesider, hjemmeside til, hjemmesiden, webdesign, webbureau
web-page laptop: webudvikling, hjemmesider til
web-page shopping-cart: webshop, webshops, netbutik, netbutikker, webbutik
webcam: webcam, webcams, webkamera, webkameraer
welding-mask fire: svejser, svejsere, svejsning, svejsearbejde, svejsekursus
wheel tyre: fælge
whiteboard: whiteboard, whiteboards, whiteboardtavle, whiteboardtavler
windscreen: forrude, forruder, bilrude, bilruder, autoglas, bilglas, rudeskift, stenslag
apartment-building: 2-værelses, 3-værelses, 4-værelses, lys 2-værelses, lys 3-værelses, lägenhet, lägenheter, leilighet
apartment-building: leiligheter
apartment-building key: lys lejlighed, 3-værelses lejlighed, lejlighed, lejligheder
bank coin: bank, boliglån, bolån
barber-pole razor: barberare, barbershop, herrfrisör, herrefrisør
barn: ladebryllup, bryllup i lade, festlade
bouncy-castle balloon: hoppborg, hoppeborg
bricks trowel: betonarbejde, tilbygning, stenhugger, natursten, byggfirma, byggmästare, byggefirma, murare
bricks trowel: murer, entreprenör, tegl, puds
building-plot: byggegrund, byggegrunde, grunde til salg, grund til salg, sommerhusgrund, sommerhusgrunde, villagrund
building-plot: parcelhusgrunde
campervan: husbil, bobil
campervan campsite: autocamper, autocampere, leje af autocamper, campervan
caravan campsite: husvagn, campingvogn
castle: slott
church: konfirmander, babysalmesang, kirkekaffe, gudstjeneste, kirkekoncert
church candle: julekoncert i kirken, julekoncert i kirke, højmesse, menighedsråd, sognegård, sogneaften, menighedsmøde
convenience-store key: butikslokale, butikslokaler, butik til leje, erhvervslejemål
crane bricks: kranudlejning
crane excavator: kranbil, mobilkran
ferris-wheel: tivoli
house heart: plejefamilie, plejefamilier, plejeforældre, aflastningsfamilie
house key: mäklare, fastighetsmäklare, ejendomsmægler, eiendomsmegler, hus till salu, hus til salg, sommarstuga
house key: sommerhus, hytte, villa, bostäder, bolig, boliger, fritidshus
house shield: nabohjælp
houses house: rækkehus
market-stall carrot: markedsbod, stadeholdere, torvedag, bondemarked, boder, stadeholder
marquee: festtelt, festtelte, teltudlejning, telthyra, teltutleie, telte udlejning, udlejning af telte
museum: museum, museet
nativity-crib: julekrybbe, julekrybber, krybbespil
photo-booth: fotoboks, photobooth, fotoautomat
portable-toilet: mobiltoiletter, toiletvogn, toiletvogne, mobiltoilet, festivaltoilet, toiletudlejning
road-barrier: vejarbejde, vejen spærret, vejspærring
road-barrier safety-vest: vejafmærkning, trafikafmærkning
roller-coaster: forlystelsespark, rutsjebane, temapark
school backpack: ~ skola, skole
silo: kornsilo, korntørring
slide: legeplads, legepladser
slide toy-bricks: legeland, indendørs legeplads
stained-glass: glasmosaik, blyindfattede ruder
storage-unit parcel: förråd, depotrum, opmagasinering, lagerrum, møbelopbevaring, self storage, opbevaring
swimming-pool swimmer: pool, swimmingpool
swing slide: gynge, gynger, gyngestativ, legetårn
tent: spejderhytte, campingplats, campingplads, tält, telt, liggeunderlag, luftmadras
tent compass: spejder, spejdere, spejderne, spejdergruppe, spejderliv, ulveunger, ulveungerne
airplane suitcase: resebyrå, resor, resa, rejser, rejse, reiser, semester, ferie, flyg, flybilletter, flyreiser
airplane suitcase: rejsebureau, tag på ferie
alarm-clock: vækkeur
barber-chair: frisørstol, frisørstole, barberstol, barberstole
beach-hut: strandhytte, strandhytter
bicycle: cykelsmed, cykelhandler, cykeltur, cykel, cyklar, cykler, sykkel, sykler, elcykel, elcyklar, cykelaffär
bicycle: cykelværksted, elsykkel, cykelløb
bicycle-courier: cykelbud, cykelbude, cykelkurer, cykelbuddet
brake-disc wrench: bremser, bremseklodser, bremseskiver, bremsetjek
bus books: bogbus, bogbussen, bogbusser
bus suitcase: busrejse, busrejser, busture, bustur
camping-stove: campingkogeapparat, campingblus, stormkøkken, gasblus til camping
canoe rower: kano, kanotur, tag på kanotur
car bubbles: biltvätt, bilvask, bilklargøring, vask og voks
car car-front: bilhandlare, begagnade bilar, brugte biler, bruktbil, biluthyrning, biludlejning, bil, bilar, biler
car car-front: leiebil
car key: bilforhandler, bilforhandleren, bilforhandlere, bilhus, bilhuset
car key: ~ chauffør søges, chauffør
car location-pin: parkeringsplads, garageplads
car tow-truck: skrotbil, skrotbiler, autoophug, autoophugger, bilskrot, skrotbiler købes
car wrench: bilindpakning, pladeværksted, autolakering, reservedele, bilpleje, undervognsbehandling, rustbeskyttelse
car wrench: pladearbejde
car-battery wrench: bilbatteri, bilbatterier, bilens batteri, startbatteri
car-boot price-tag: bagagerumsmarked, bagagerumsloppemarked, bagagerumsmarkeder
car-front: brudebil
car-front ring: bryllupsbil, bryllupskørsel, bryllupsbiler
car-seat: autostol, autostole, autostolen, babyautostol, barnestol til bil
cargo-bike: ladcykel, ladcykler, elladcykel, el-ladcykel, el-ladcykler, christianiacykel, christianiacykler
cargo-tricycle: trehjulet ladcykel, elektrisk trehjuler, trehjulet elscooter med lad
carriage horse: hestevogn, hestevognskørsel, karet, bryllupskaret, prærievogn
charging-station: elbillader, elbilslader, laddbox
charging-station car: ladestander, ladestandere, ladeboks, ladeløsning
chimney-sweep: skorstensfejer, skorstensfejere, skorstensfejning, skorstensfejeren
cleaner: rengøringshjælp, rengøringsassistent, rengøringsdame, rengøringspersonale, rengøringskone
compass world-map: orienteringsklub, orienteringsløb
conveyor-belt: transportbånd, transportbåndet, båndtransportør, rullebane, rullebaner
defibrillator: hjertestarter, hjertestartere, hjertestarteren, defibrillator, hjertestarterkursus
delivery-van lorry: mand og bil, mænd og bil, mand med bil, mand og varevogn, dødsbo, ryddeservice, dødsborydning
delivery-van lorry: varevogn, varebil, budtjeneste, pakkebud, pakkebude, flytt, flyttfirma, flytning, flyttehjælp
delivery-van lorry: flyttebyrå, flytte, budfirma, flytthjälp, flyttehjelp, flyttefirma, flyttemand, flyttemænd
dentist-chair: tandlægestol, tandlægestole, tandlægeunit
doctor: praktiserende læge, familielæge
dragon-boat: dragebåd, dragebåde, dragebådsløb, dragebådsræs
dust-mask: støvmaske, støvmasker, åndedrætsværn, FFP2-maske
engine-oil wrench: oljebyte, oljeskift, motorolie, olieskift, olie og filter, olieskifte
exhaust: udstødning, udstødninger, udstødningssystem, udstødningsrør, lydpotte, lydpotter
fire-engine: brandkår, brandvæsen, brannvesen
fire-engine fire: frivilligt brandværn
fire-engine rescue-helmet: brandmand, brandmænd, deltidsbrandmand, frivillig brandmand
food-truck takeaway-box: foodtruck, food truck, foodtrucks, madvogn
gardener: gartner, gartnere, havemand, anlægsgartner
gurdwara: gurdwara, gurdwaraer, sikhtempel, sikhisk tempel
hand-cart: trækvogn, trækvogne, trækvognen, håndkærre, håndkærrer
hang-glider: drageflyvning, drageflyver, drageflyvere, hangglider, hanggliding
hearse: rustvogn
hot-air-balloon: luftballong, luftballon, ballonflyvning
houseboat: husbåd, husbåde
inflatable-boat: gummibåd, gummibåde, oppustelig båd, RIB-båd, RIB-både
insured-car shield: bilforsikring, bilforsikringer, autoforsikring, kaskoforsikring
jet-ski wave: vandscooter, vandscootere, jetski
kayak: kajak, kajakker, kajakroning, havkajak, kajakudlejning, kajakklub, kajaktur, kajakture
kick-scooter: løbehjul, elløbehjul
label-roll: etikettryk, etiketter på rulle, selvklæbende etiketter, tryk af etiketter, labels på rulle, trykte etiketter
lifebuoy wave: kystredningstjeneste, redningsbåd
limousine: limousine, limousiner, limousinekørsel, lej limousine, limousineservice
lockers: garderobeskabe i stål, garderobeskab i stål, elevskabe, omklædningsskab, omklædningsskabe, personaleskabe
locomotive: modeltog, modeljernbane, togbane i træ
locomotive railway-car: veteranbane, veterantog, damptog
log-cabin: bjælkehytte, bjælkehytter, bjælkehus, bjælkehuse, bjælkehytter til salg
lorry: kategori c, kategori ce, kategori c e, lastbilchauffør, lastbilchauffører, vognmand, bärgning, lastbil, lastebil
lorry: chauffør med stort kørekort
lorry bricks: fabriksbeton, betonlevering, mørtelværk
mantel-clock amphora: antikvitetsforretning, antikviteter
minibus bus: turistbus
mobility-scooter wheelchair: elscooter til ældre, el-kørestol, elkørestol, elscootere
motor-boat anchor: påhængsmotor, påhængsmotorer, bådmotorer, jolle, joller, duelighedsbevis
motor-boat sailing-boat: sejltur, sejlture, bådtur, bådture, både, båd, båden
motor-boat wave: båtuthyrning, båtar, båt, båtutleie
motor-scooter: elknallert, elknallerter, knallert
motorcycle: motorcykel, motorsykkel
motorcycle-helmet motorcycle: motorcykelhjelm, mc-hjelm, mc-tøj
network-cable: netværkskabel, netværkskabler, netværkskabling, struktureret kabling, ethernetkabel, datakabling
number-plate: nummerplade, nummerplader, ønskenummerplade, ønskenummerplader
onsen: onsen, onsenbad, japansk varm kilde, japanske varme kilder
paddleboard wave: sup, sup-board, paddleboard, sup-udlejning
pallet-racking: pallereol, pallereoler, lagerreol, lagerreoler, lagerhal, lagerhaller
parachute: faldskærmsudspring
passport suitcase: visum, pasfoto
pocket-knife: lommekniv, lommeknive, lommekniven, foldekniv, foldeknive, schweizerkniv
pressure-gauge: manometer, manometre, trykmåler, trykmålere, kalibrering, kalibreringsydelser
quad-bike: atv, firhjulet motorcykel, quad, atv udlejning, atv-kørsel
roll-up-banner: roll-up banner, roll-up bannere, rollup-banner, roll-ups, bannertryk
roller-skate: rulleskøjter
roof-box: tagboks, tagbokse, leje af tagboks, tagbøjler, tagbagagebærer
sailing-boat anchor: vinteropbevaring af både, vinteropbevaring båd, bundmaling, sejlmager, sejlklub, bådeværft
sailing-boat anchor: sejlkursus, segling, segelskola, sejlads, sejlskole, seilkurs, båtuppläggning, båtplats, båtplatser
sailing-boat anchor: båtförvaring, båtplass, båtopplag, bådplads, bådopbevaring, sejlerkursus, sejlerkurser
security-guard: sikkerhedsvagt, sikkerhedsvagter, vagtselskab, vægter
shepherds-hut: hyrdevogn
shop-assistant: ~ butiksassistent, ekspedient, butiksmedarbejder, kassemedarbejder, salgsassistent
skip: leje af container, container
snow-plough: vintertjeneste, sneplov, snerydning
snowshoes: snesko, sneskovandring, sneskotur
speedboat wave: bådudlejning
spray-gun: pulverlakering, sprøjtemaling, sprøjtelakering, malersprøjte, malersprøjter, sprøjtepistol, sandblæsning
spreadsheet: regneark, regnearket, Excel-skabelon, Excel-skabeloner, Excel-kursus, Excelkursus
steel-beam: stålbjælke, stålbjælker, ståldrager, ståldragere, i-bjælke
steering-wheel car: køreundervisning, køretimer, körskola, körkort, køreskole, kørekort, kjøreskole, førerkort
steering-wheel car: trafikskola, trafikkskole
steering-wheel lorry: lastbilkørekort, kørekort til lastbil
strandkorb: strandkurv, strandkurve
stroller: klapvogn
stroller baby-bottle: barnvagn, barnvagnar, barnevogn, barnevogne
suitcase: resväska, kufferter, kofferter
tanker: slamsugning, slamsuger, septiktank, bundfældningstank, fyringsolie, tankbil, tømning af septiktank
teacher: skolelærer, folkeskolelærer, skolelærere, lærer søges
three-wheel-van: Piaggio Ape, trehjulet varebil, trehjulede varebiler, Ape-vogn
tiller: havefræser, havefræsere, jordfræser, jordfræsere, leje af havefræser
tipi: tipi, tipitelt, tipitelte, leje af tipi
tipper-truck: grus, sand og grus, skærver, stabilgrus, tipvogn
tow-truck car: autohjælp, vejhjælp, kranvogn, bilbugsering
tractor wheat: landbrugsmaskiner, traktorer, bondgård, lantbruk, landbrug, gårdsbesøg, bondegård
traffic-cone: trafikkegle, trafikkegler, vejkegle, vejkegler
trailer: trailer, trailere, trailerudlejning, hestetrailer
tuk-tuk: tuk-tuk, tuktuk, tuk tuk, tuk-tuks, tuktuktur
tyre wrench: dækværksted, däck, däckbyte, vinterdäck, dæk, dekk, vinterdekk, däckskifte, hjulskifte, dækskifte
tyre wrench: dekkskift, vinterdæk, sommardäck, dekkhotell, däckhotell, dækkene, sommerdæk, dækhotel, dækhoteller
vintage-car: leje af veteranbil, veteranbil til bryllup, veteranbil udlejning, veteranbil, veteranbiler, veterantræf
vintage-car: klassiske biler
waiter: kelner, servitrice, restauranttjener, tjener søges
wall-clock: vægur
watch: ur, ure, klockor, urmakare, urmager, klokker, armbandsur, aktivitetsarmbånd
watch mantel-clock: urreparation
wheel wrench: sandblæsning af fælge, fælgrenovering, glasblæsning af metal
wheel-loader: gummiged, gummigeder, læssemaskine, læssemaskiner, minilæsser, minilæssere, leje af gummiged
wheelchair crutch: rullstol, kørestol, rullestol, el-scooter for ældre
windmill: vejrmølle, vejrmøllen, vejrmøller, hollandsk mølle, stubmølle
yurt: yurt, yurter, jurte, jurter, overnatning i yurt
`;
