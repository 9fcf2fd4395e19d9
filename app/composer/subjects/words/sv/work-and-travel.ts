/** Swedish words for work, places and travel. Notation: word-list.ts. */
export const swedishWorkAndTravel = `
anvil hammer: hovsmed, smed, smedja, smide, smideskurs
ballot-box: folkomröstning, omröstning, kommunalval, kommunalvalet, rösta, rösta i valet, gör din röst hörd, rösta på
banknotes coin: lån, finansiering, leasing
blood-drop: blodgivare, ge blod, blodgivning, lämna blod, blodcentralen, gi blod, giv blod, bloddonor
books open-book: bokcirkel, läsecirkel, bokklubb, bokbinderi, bokbindare, bokbinderikurs, antikvariat, deckare
books open-book: bokhandel, bibliotek, böcker, bøger, bøker, boghandel, bokmässa, bogmesse, bogklub, bok, bog
briefcase handshake: företagsrådgivning, managementkonsult, rekrytering, rekruttering, konsulent
briefcase handshake: ~ lediga jobb, ledige stillinger
calculator receipt: miniräknare, lönehantering, bokföringsprogram, bokföring, redovisning, revisor, redovisningsbyrå
calculator receipt: bogholder, bogføring, regnskap, regnskapsfører, deklaration, skat
calculator set-square: mattehjälp, deklarationshjälp, lönebyrå
calendar smartphone: schemaprogram, schemaläggningsprogram
card-terminal credit-card: kortterminal, kortterminaler, kassasystem, kassaregister, betalterminal, betalterminaler
chainsaw logs: motorsåg, motorsågar, motorsågskurs, motorsågskörkort, skogsavverkning, skogsarbete
chart-up: sparande, investering, aktier, aksjer
cherry-picker: skylift, saxlift, liftuthyrning, bomlift, skyliftar
circuit-board: kretskort, elektronikreparation
coin magnifier: mynthandel, loppis antik
combine-harvester wheat: skördetröska, tröskning, maskinstation
concrete-mixer bricks: betong, betongpump, betongpumpning, fabriksbetong, betongbil
crayon teddy-bear: dagmamma, fritids
desktop-computer keyboard: kodning, webbutveckling, hemsidor
desktop-computer laptop: programvara, mjukvara, bokningssystem, affärssystem, crm, webbdesign, hemsida, hjemmeside
desktop-computer laptop: programmering, nettside, webdesign
drill toolbox: isenkram, järnhandel, jernvare
drone: drönare, drone, dronefoto
drone camera: drönarfoto, drönarfilm, drönarbilder, drönarfotografering
excavator crane: grävare, grävning, dränering, schaktning, grävmaskinist, gravemaskine, gravearbejde, grävmaskin
excavator crane: markarbete, gravearbeid, grävarbeten, markarbeten
excavator droplet: brunnsborrare
forklift: truckkort, gaffeltruck, truckförare, truckutbildning
forklift parcel: eu-pallar
fountain-pen document: pappershandel, kalligrafi, notarie
gavel: auktion, auktioner, auktionsverk
hydraulic-hose: hydraulslang, hydraulslangar, hydraulik, slangservice
laptop screwdriver: datorreparation, itsupport, onlinekurs, computerreparation, webinar
lathe: svarv, svarvning, cnc-svarvning, cnc svarvning, skärande bearbetning, mekanisk verkstad, fräsning och svarvning
lift: hissmontör, hisservice, hissunderhåll, hisstekniker
love-letter postbox: frimärken, frimärksklubb
love-letter ring: bröllopsinbjudningar, inbjudningskort
magnifier: privatdetektiv
megaphone chart-up: samrådsmöte, årsmöte, medborgardialog, stormöte, reklambyrå, marknadsföring, seo, reklamebureau
megaphone chart-up: markedsføring, reklamebyrå
memo beers: frågesport, frågesportskväll, musikquiz, pubquiz
newspaper: tidning, lokaltidning, lokaltidningen, dagstidning, morgontidning, tidningsprenumeration
notebook pencil: läxhjälp, läxläsning, läxklubb
open-book pencil: lektiehjælp, leksehjelp, översättning, oversættelse, sprogkursus, engelskkurs
open-book pencil: ~ engelska, engelsk, svenska för
open-book speech-bubble: språkskola, språkkurs
pallet: lastpall, lastpallar, europapallar, pallar
parcel delivery-van: flyttkartonger, flyttlådor, flyttkartong, bubbelplast, packtejp, förpackning, förpackningar
parcel delivery-van: emballage
pencil fountain-pen: kontorsmaterial
pill stethoscope: apotek, vitaminer, kosttillskott, kosttilskud
printer: 3d-utskrift, 3d-utskrifter, 3d-printing, tryckeri, trykkeri, visitkort, 3d-print
printer paintbrush: skyltar, skyltmakare, bildekor, tryck
receipt shopping-cart: kassör, kassörska, kassapersonal, kassabiträde
road-roller: asfalt, asfaltering, asfaltera
robot gear: robotkurs, robotik
rubber-stamp document: notarius publicus, stämplar, stämpel
satellite-dish television: parabol
scaffold ladder: byggställning, byggställningar, ställningsbyggare
scales: advokat, advokatbyrå, jurist, advokatfirma, advokatkontor, skilsmässa, skilsmisse, arvsrätt, juridisk rådgivning
scissors hair-comb: frisör, frisörsalong, frisør, frisørsalon, klippning, klipning, hårklipp, hårsalong
scissors hair-comb: klippning och färg, slingor, klip, klip og farve, klipp, klipp og farge, damklippning, herrklippning
scissors hair-comb: dameklip, herreklip, nyklippt
scissors hair-comb: ~ håret, hår
scroll document: släktforskning, släktforskare
server: webbhotell, datacenter, serverdrift
set-square calculator: läxhjälp i matte, läxhjälp i matematik, matematik, matteläxor
set-square ruler: lantmätare, byggkonsult, energideklaration, besiktningsman, arkitekt, arkitektkontor, matematikk
set-square ruler: matte, tegnestue
shipping-container: sjöcontainer, containeruthyrning, lagercontainer
smartphone: mobil, mobiler, mobiltelefoner, mobiltelefon, skärmbyte, iphonelagning, mobilreparation, mobilabonnemang
smartphone: mobilabonnement, smartphone
smartphone laptop: apputveckling, app-utveckling
smartphone wall-clock: tidrapportering, tidrapporteringsapp, tidsrapportering, tidredovisning
speaker: högtalare
speaker microphone: ljudteknik, ljudanläggning, hyra ljud, pa-hyra
speech-bubble: talpedagog, språkcafé, stamning, logoped, logopæd
speech-bubble document: översättningsbyrå, översättare
speech-bubble handshake: språkvän, språkvänner, språkkafé
speech-bubble open-book: tyska a1, tyska a2, tyska b1, tyska b2, engelska b2, svenska b1, svenska för vårdpersonal
spotlight: scenljus, ljud och ljus, ljusteknik, scenbelysning, ljustekniker
stethoscope: läkare, vårdcentral, læge, lege, klinik, klinikk, sygehus, legevakt
stethoscope hospital: reumatolog, gastroenterolog, endokrinolog, njurläkare, allergolog, dialys, proktolog, kirurg
stethoscope stethoscope: ultraljud
syringe: vaccination, vaksine, vaccin, botox
telephone: telefonväxel, växeltelefoni, telefonpassning, kundtjänst, telefonjour, jourtelefon
telescope night-sky: observatorium, astronomi
test-tube: provtagning, laboratorium
welding-mask fire: svets, svetsare, svetsning, svetsarbeten, svetskurs
bank coin: bank, boliglån, bolån
barber-pole razor: barberare, barbershop, herrfrisör, herrefrisør
bouncy-castle balloon: hoppborg, hoppeborg
bricks trowel: putsning, betonggjutning, gipsning, rivning, stenläggning, husgrund, plåtslagare, stenarbeten, natursten
bricks trowel: byggfirma, byggmästare, byggefirma, murare, murer, entreprenör, tegl, isolering, stillas
bricks trowel: byggnadsställning, puds, marksten, plattsättning av uppfart
campervan campsite: husbil, husbilar, hyra husbil, husbilsuthyrning, campervan, van-bygge
caravan campsite: autocamper, bobil, husvagn, campingvogn
castle: slott
church: kyrkkaffe, söndagsskola, kyrkokör, gudstjänst, kyrkkonsert
church candle: församling, julotta, syföreningen, församlingshem, bönemöte, församlingshemmet
circus-tent: telthyra, teltudlejning, teltutleie
convenience-store key: butikslokal, butikslokaler, butik uthyres, affärslokal
crane bricks: hyr kran
crane excavator: kranbil, mobilkran, kranbilar
ferris-wheel: tivoli
house heart: familjehem, jourhem, kontaktfamilj, bli familjehem
house key: ljus etta, ljus tvåa, ljus trea, ljus fyra, ljus femma, ljus lägenhet, ljust radhus, ljust hus, ljus villa
house key: trea, tvåa, femma, etta med balkong, fyra med balkong, trea med balkong, tvåa med balkong, trea till salu
house key: lägenhetsvisning, visning lägenhet, bostad värd, din bostad värd, fri värdering, bostadsvärdering
house key: värdering av bostad, mäklare, sälja bostad, sälja bostaden, fastighetsmäklare, ejendomsmægler, eiendomsmegler
house key: lägenhet, lägenheter, lejlighed, lejligheder, leilighet, leiligheter, hus till salu, hus til salg
house key: sommarstuga, sommerhus, hytte, villa, bostäder, bolig, boliger, fritidshus, villor timmer
house-with-garden key: stuga, stugor
houses house: radhus
hut fir-tree: attefallshus
market-stall carrot: marknadsstånd, torghandel, knallar, bondens marknad, torgdag
marquee: partytält, festtält, tältuthyrning, bröllopstält
museum: museum, museet
nativity-crib: julkrubba, julkrubbor, krubbspel
photo-booth: fotobås, photobooth, fotoautomat
road-barrier safety-vest: vägarbete, vägarbetare, trafikanordningar, vägmärkning
roller-coaster: nöjespark, nöjesfält, berg- och dalbana, temapark
school backpack: folkhögskola, folkhögskolan, internatskola
school backpack: ~ skola, skole
silo: spannmålssilo, spannmålstork, silo
slide: lekplats, lekplatser
slide toy-bricks: lekland, leklandet, inomhuslekplats
stained-glass: glasmålning, blyinfattat glas
swimming-pool swimmer: pooler, poolbygge, poolservice
swing slide: gunga, gungor, gungställning, lekställning
tent: campingplats, campingplads, tält, telt
tent compass: scout, scouter, scoutkår, scouterna, scoutkåren, spårarscouter, scoutgrupp, scoutledare, scoutstugan
tent compass: scoutläger
airplane suitcase: resebyrå, resor, resa, rejser, rejse, reiser, semester, ferie, flyg, flybilletter, flyreiser
airplane suitcase: rejsebureau
bicycle: cykeltur, cykel, cyklar, cykler, sykkel, sykler, elcykel, elcyklar, cykelaffär, cykelværksted, elsykkel
bicycle parcel: cykelbud, cykelbudet, cykelkurir
bus books: bokbuss, bokbussen, bokbussens, bokbussar
bus suitcase: bussresa, bussresor, bussutflykt
canoe rower: kajaktur, kanot, kanotpaddling
car bubbles: biltvätt, bilvask, bilrekond, handtvätt av bil
car car-front: bilförsäljning, hyrbil, bilhandlare, begagnade bilar, brugte biler, bruktbil, bilforhandler, biluthyrning
car car-front: biludlejning, bil, bilar, biler, leiebil
car key: ~ chaufför sökes, chaufför
car location-pin: parkeringsplats
car tow-truck: skrotbil, skrotbilar, bilskrot, bildemontering, skrotbilar köpes
car wrench: bilfoliering, plåtverkstad, billackering, bildelar, bilglas, rekond, stenskott
car-boot price-tag: bakluckeloppis, bakluckeloppisar
car-front: veteranbiler, limousine, brudebil
car-front ring: bröllopsbil, bröllopsbilar
carriage horse: häst och vagn, hästdroska, vagnsturer, bröllopsvagn
charging-station car: laddbox, laddboxar, laddstation, laddstolpe, laddstolpar
compass: naturpasset
compass world-map: orientering
delivery-van lorry: man och bil, män och bil, man och skåpbil, dödsbotömning, bortforsling, röjning, skåpbilsuthyrning
delivery-van lorry: skåpbil, paketbud, flytt, flytning, flyttehjælp, flyttebyrå, flytte, budfirma, flyttehjelp
delivery-van lorry: flyttefirma
fire-engine: brandkår, brandvæsen, brannvesen
fire-engine fire: räddningsvärn
fire-engine rescue-helmet: räddningstjänst, räddningstjänsten, brandman, brandmän, deltidsbrandman
food-truck takeaway-box: foodtruck, food truck, food trucks, matvagn
hearse: likbil, begravningsbil
hot-air-balloon: ballongflyg, ballongflygning, luftballong, luftballon, ballongfärd
houseboat: husbåt, husbåtar
jet-ski wave: vattenskoter, vattenskotrar, jetski
kayak: kajak, kajaker, kajakuthyrning, kajakkurs, kajakpaddling, havskajak
kick-scooter: elsparkcykel, sparkcykel, elsparkcyklar
lifebuoy wave: sjöräddningssällskapet
locomotive: modelltåg, modelljärnväg
locomotive railway-car: museijärnväg, ångtåg
lorry: ce-körkort, c-körkort, lastbilschaufför, lastbilschaufförer, chaufför ce, släputhyrning, åkeri, autohjælp
lorry: lastbil, lastebil, container
lorry delivery-van: flytthjälp, flyttfirma, flytthjälp och magasinering
mantel-clock amphora: antikviteter
mobility-scooter wheelchair: elrullstol, elrullstolar, elmoped för äldre, promenadscooter, elscooter för seniorer
motor-boat anchor: utombordsmotor, utombordare, båtmotor, roddbåt, båtvarv
motor-boat sailing-boat: båttur, båtturer, båtutflykt, båtutflykter, skärgårdstur, skärgårdsturer, sälsafari
motor-boat wave: båtuthyrning, båtar, båt, bådudlejning, båtutleie
motor-scooter: elmoped, elmopeder, elmopeden, elskoter, mopeder, moped
motorcycle: motorcyklar, motorcykel, mc-butik, mc-handlare, motorsykkel
motorcycle-helmet motorcycle: mc-hjälm, mc-hjälmar, mc-kläder
narrowboat: kanalbåt
paddleboard wave: sup, supbräda, sup-bräda, paddleboard, sup-kurs, hyra sup
parachute: fallskärm, fallskärmshopp, skärmflygning
parking-sign location-pin: garageplats
passport suitcase: visum, passfoto
quad-bike: fyrhjuling, fyrhjulingar, atv, fyrhjulingssafari
racing-car tyre: gokart, folkrace
roller-skate: rullskridskor, inlines
sailing-boat anchor: vinterförvaring båt, vinterförvaring, vinterförvaring av båtar, bottenmålning, segelmakare
sailing-boat anchor: segelsällskap, seglarskola, segelkurs, segling, segelskola, sejlads, sejlskole, seilkurs
sailing-boat anchor: båtuppläggning, båtplats, båtplatser, båtförvaring, båtplass, båtopplag, bådplads, bådopbevaring
skip: hyra container, byggcontainer
snow-plough: snöröjning, snöskottning, plogning, snöplog, vinterväghållning
spark-plug: tändstift
steering-wheel car: körlektioner, körskola, körkort, køreskole, kørekort, kjøreskole, førerkort, trafikskola
steering-wheel car: trafikkskole
steering-wheel lorry: lastbilskörkort
stroller baby-bottle: barnvagn, barnvagnar, barnevogn, barnevogne
suitcase: resväska, kufferter, kofferter
suv mountain: fyrhjuling uthyres
tanker: slamtömning, slamsugning, trekammarbrunn, tankbil, eldningsolja, slambil
tipper-truck: grus och sand, grus, makadam, tippbil
tow-truck car: bärgning, bärgare, bärgningsbil, bilbärgning, vägassistans
tractor wheat: lantbruksmaskiner, entreprenad lantbruk, traktorer, bondgård, lantbruk, landbrug, gårdsbesøg, bondegård
trailer: släp, släpvagn, släpvagnar, hyr släp, släpkärra, hästtransport
tyre wrench: däckverkstad, däckservice, däckbyte, däck, vinterdäck, dæk, dekk, vinterdekk, däckskifte, hjulskifte
tyre wrench: dækskifte, dekkskift, vinterdæk, sommardäck, dekkhotell, däckhotell
vintage-car: hyra veteranbil, veteranbil bröllop, veteranbil med chaufför, bilträff, veteranbilar, veteranbilsträff
vintage-car: klassiska bilar
watch: klockor, urmakare, urmager, klokker, armbandsur
watch mantel-clock: urmakeri
wheelchair crutch: rullstol, kørestol, rullestol, trapphiss, trappelift
`;
