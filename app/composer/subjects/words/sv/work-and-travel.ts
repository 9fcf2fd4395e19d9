/** Swedish words for work, places and travel. Notation: word-list.ts. */
export const swedishWorkAndTravel = `
3d-printer: 3d-skrivare, 3d skrivare, 3d-utskrift, 3d-utskrifter, 3d-printer, 3d-print, 3d-printing
anvil hammer: hovsmed, smed, smedja, smide, smideskurs
app-phone: app, vår app, ny app, vår nya app, appar, mobilapp, appen, ladda ner appen
app-phone laptop: app-utveckling
ballot-box: folkomröstning, omröstning, kommunalval, kommunalvalet, rösta i valet, gör din röst hörd, rösta på
ballot-box: kommunval, riksdagsval, valstuga, valdag, röstmottagare, kyrkoval, regionval, eu-val, kandidater, valdebatt
ballot-box: valmöte, vallokal, rösträtt, riksdagsvalet, rösta, glöm inte att rösta, röstning
banknotes coin: lån, finansiering, leasing, privatlån, låna pengar, samlingslån, billån, företagslån, snabblån
banknotes coin: skuldsanering, skulder, budget- och skuldrådgivning, pantbank, blancolån, smålån, omstartslån
billboard: reklamskylt, reklampelare, utomhusreklam, reklamtavla, reklamtavlor, stortavlor
blood-drop: blodgivare, ge blod, blodgivning, lämna blod, blodcentralen, gi blod, giv blod, bloddonor, blodbuss
blood-drop: blodbussen, tobiasregistret
books: kokbok, resehandbok
books open-book: bokcirkel, läsecirkel, bokklubb, bokbinderi, bokbindare, bokbinderikurs, antikvariat, deckare
books open-book: bokhandel, bibliotek, böcker, bøger, bøker, boghandel, bokmässa, bogmesse, bogklub, bok, bog, bokrea
books open-book: bokloppis, serietidningar, boksignering, bokcafé, högläsning, sagostund, romaner, boksläpp
books open-book: författarafton, kurslitteratur, bokbytardag
books pencil: läxhjälpare, studiehjälp, privatlärare, privatundervisning, studiestöd, nationella prov, mattestuga
books pencil: privatlektioner, studieverkstad
briefcase handshake: företagsrådgivning, managementkonsult, rekrytering, rekruttering, konsulent, jobbmässa, jobbmässan
briefcase handshake: rekryteringsmässa
briefcase handshake: ~ lediga jobb, ledige stillinger
business-cards printer: visitkort, trycka visitkort
calculator receipt: miniräknare, lönehantering, bokföringsprogram, bokföring, redovisning, revisor, redovisningsbyrå
calculator receipt: bogholder, bogføring, regnskap, regnskapsfører, deklaration, skat, deklarera, löneadministration
calculator receipt: lönekonsult, ekonom, ekonomiassistent, bokslut, fakturering, fakturaprogram, moms, starta företag
calculator receipt: ekonomibyrå, k10, årsbokslut
calculator set-square: mattehjälp, deklarationshjälp, lönebyrå
calendar: almanacka
calendar smartphone: schemaprogram, schemaläggningsprogram
card-terminal credit-card: kortterminal, kortterminaler, kassasystem, kassaregister, betalterminal, betalterminaler
chainsaw logs: motorsågar, motorsågskurs, motorsågskörkort, skogsavverkning, skogsarbete, motorsåg
chart-up: sparande, investering, aktier, aksjer
cherry-picker: skylift, saxlift, liftuthyrning, bomlift, skyliftar
circuit-board: kretskort, elektronikreparation
coin magnifier: mynthandel, loppis antik
combine-harvester wheat: skördetröska, tröskning, maskinstation
concrete-mixer bricks: betong, betongpump, betongpumpning, fabriksbetong, betongbil
crayon: målarbok, målarböcker, lekdeg, modellera, vattenfärger
crayon teddy-bear: dagmamma, fritids
crutch bone: ortoped, ortopedi, höftoperation, knäoperation, höftprotes, knäprotes, artros, artrosskola, idrottsskador
crutch bone: idrottsskada, kryckor, benskörhet, korsband
desktop-computer: datorskärm, bildskärm
desktop-computer keyboard: kodning, webbutveckling
desktop-computer laptop: programvara, mjukvara, bokningssystem, affärssystem, crm, webbdesign, programmering
drill: borrmaskin, slagborr, skruvdragare
drill toolbox: isenkram, järnhandel, jernvare
drone: drönare, drone, dronefoto, flygfoto, drönarkurs
drone camera: drönarfoto, drönarfilm, drönarbilder, drönarfotografering
excavator crane: grävare, grävning, dränering, schaktning, grävmaskinist, gravemaskine, gravearbejde, grävmaskin
excavator crane: markarbete, gravearbeid, grävarbeten, markarbeten
excavator droplet: brunnsborrare
forklift: truckkort, gaffeltruck, truckförare, truckutbildning
forklift pallet: lagerarbetare, lagermedarbetare, plockare, orderplockare, lagerpersonal, logistik, terminalarbetare
forklift pallet: lagerchef
forklift parcel: eu-pallar
fountain-pen: kulspetspennor
fountain-pen document: pappershandel, kalligrafi, notarie
gavel: auktion, auktioner, auktionsverk
generator plug: elverk uthyrning, elverk, reservkraft, generatorer, generator, strömaggregat, dieselaggregat, elaggregat
headset speech-bubble: kundtjänst, callcenter, kundservice, telefonförsäljare, telefonförsäljning, headset
headset speech-bubble: telefonpassning, kundtjänstmedarbetare
house-contract: köpekontrakt, hyreskontrakt, hyresavtal, fastighetsrätt, fastighetsköp, husköp
hydraulic-hose: hydraulslang, hydraulslangar, hydraulik, slangservice
laptop: webbshop, datorkurs, datorer, excelkurs, it-tekniker, it-konsult, ai-kurs, hemarbete dator, webbutvecklare
laptop: systemutveckling, digital hjälp, kodklubb, dataskola, it-kurs
laptop screwdriver: datorreparation, itsupport, onlinekurs, computerreparation, it-hjälp, laga datorn, dataräddning
laptop screwdriver: datorreparatör, datasupport
lathe: svarv, svarvning, cnc-svarvning, cnc svarvning, skärande bearbetning, mekanisk verkstad, fräsning och svarvning
lift: hissmontör, hisservice, hissunderhåll, hisstekniker
love-letter: gratulationskort, vykort, presentpapper
love-letter postbox: frimärken, frimärksklubb
love-letter ring: bröllopsinbjudningar, inbjudningskort
magnifier: privatdetektiv
magnifier chart-up: sökmotoroptimering, google ads, seo-byrå, sökoptimering, marknadsundersökning
meeting-room: mötesrum, konferensrum, konferenslokal, konferenslokaler, möteslokal, möteslokaler, sammanträdesrum
megaphone chart-up: årsmöte, stormöte, reklambyrå, marknadsföring, seo, reklamebureau, markedsføring, reklamebyrå
megaphone smartphone: sociala medier, influencer, kommunikationsbyrå, annonsering online, mediebyrå
megaphone speech-bubble: medborgardialog, samrådsmöte, byamöte
memo beers: frågesport, frågesportskväll, musikquiz, pubquiz
newspaper: tidning, lokaltidning, lokaltidningen, dagstidning, morgontidning, tidningsprenumeration
notebook: anteckningsbok, dagbok
notebook pencil: läxhjälp, läxläsning, läxklubb
open-book pencil: lektiehjælp, leksehjelp, sprogkursus, engelskkurs
open-book pencil: ~ engelska, engelsk, svenska för
open-book speech-bubble: språkskola, språkkurs
pallet: lastpall, lastpallar, europapallar, pallar
parcel: paketombud, paketutlämning, kartonger
parcel delivery-van: flyttkartonger, flyttlådor, flyttkartong, bubbelplast, packtejp, förpackning, förpackningar
parcel delivery-van: emballage
pen memo: namninsamling, namninsamlingar, namnunderskrifter, medborgarförslag, skriv under, upprop
pencil fountain-pen: kontorsmaterial
pencil notebook: skolmaterial, skolsaker, pennor och papper, skrivböcker, pennor, pennskrin, skolböcker och pennor
phone-case: mobilskal, mobilfodral, mobilväska, mobiltillbehör
pill mortar: medicin, apotekare
pill stethoscope: apotek, vitaminer, kosttillskott, kosttilskud
postbox newspaper: brevbärare, reklamutdelare, brevbärning
power-bank: powerbank, powerbanks, powerbanker
price-tag desk-lamp: loppis, begagnat, fyndmarknad
printer: tryckeri, trykkeri
printer memo: flygblad, reklamblad, broschyrer, affischer, bläckpatroner, bröllopskort, dekaler, etiketter, roll-ups
printer memo: banderoller, utskrifter
printer paintbrush: skyltar, skyltmakare, bildekor, tryck
receipt card-terminal: kortläsare, kvittoskrivare
receipt shopping-cart: kassör, kassörska, kassapersonal, kassabiträde
road-roller: asfalt, asfaltering, asfaltera
robot gear: robotkurs, robotik
rubber-stamp document: notarius publicus, stämplar, stämpel
satellite-dish television: parabol
scaffold ladder: byggställning, byggställningar, ställningsbyggare
scales: advokat, advokatbyrå, jurist, advokatfirma, advokatkontor, skilsmässa, skilsmisse, arvsrätt, juridisk rådgivning
scales: vårdnadstvist, arbetsrätt, familjerätt, rättshjälp, bodelning, medling, skilsmässor, inkasso, migrationsrätt
scales: juridik
scissors: pysselset, broderikit
scissors hair-comb: frisör, frisörsalong, frisør, frisørsalon, klippning, klipning, hårklipp, hårsalong
scissors hair-comb: klippning och färg, slingor, klip, klip og farve, klipp, klipp og farge, damklippning, herrklippning
scissors hair-comb: dameklip, herreklip, nyklippt
scissors hair-comb: ~ håret, hår
scroll document: släktforskning, släktforskare
scroll fountain-pen: arv, bouppteckning, framtidsfullmakt, äktenskapsförord, samboavtal, gåvobrev, arvskifte
server: webbhotell, datacenter, serverdrift
set-square calculator: läxhjälp i matte, läxhjälp i matematik, matematik, matteläxor
set-square ruler: byggkonsult, energideklaration, besiktningsman, arkitekt, arkitektkontor, matematikk, matte, tegnestue
shipping-container: sjöcontainer, containeruthyrning, lagercontainer
smartphone: mobil, mobiler, mobiltelefoner, mobiltelefon, skärmbyte, iphonelagning, mobilreparation, mobilabonnemang
smartphone: mobilabonnement, smartphone, kontantkort, sprucken skärm, obegränsad surf
smartphone laptop: apputveckling
smartphone wall-clock: tidrapportering, tidrapporteringsapp, tidsrapportering, tidredovisning
speaker: högtalare, hifi, ljuduthyrning
speaker microphone: ljudteknik, ljudanläggning, hyra ljud, pa-hyra
speech-bubble: talpedagog, språkcafé, stamning, logoped, logopæd
speech-bubble handshake: språkvän, språkvänner, språkkafé, möt kommunalrådet, träffa borgmästaren
speech-bubble microphone: teckenspråk, teckenspråkskurs
speech-bubble open-book: tyska a1, tyska a2, tyska b1, tyska b2, engelska b2, svenska b1, svenska för vårdpersonal, sfi
speech-bubble open-book: spanska för nybörjare, spanskakurs, tyskkurs, franskkurs, italienska för nybörjare, svenskakurs
speech-bubble open-book: lär dig svenska, lär dig spanska, språkresa, språkresor, svenska språket, modersmål
spotlight: scenljus, ljud och ljus, ljusteknik, scenbelysning, ljustekniker
stethoscope: läkare, vårdcentral, læge, lege, klinik, klinikk, sygehus, legevakt
stethoscope hospital: reumatolog, gastroenterolog, endokrinolog, njurläkare, allergolog, dialys, proktolog, kirurg
stethoscope hospital: närakut, akutmottagning, gynmottagning, gastroskopi, koloskopi, åderbråck, allergi, hälsokontroll
stethoscope hospital: hälsoundersökning, läkarintyg, körkortsintyg, specialistvård, digital vård, vårdmottagning
stethoscope hospital: klimakteriet, hälsoundersökningar, bvc, barnavårdscentral, cellprov
stethoscope stethoscope: ultraljud
syringe: vaccination, vaksine, vaccin, botox
syringe lotion: hyaluronsyra, rynkbehandling, plastikkirurgi, skönhetsoperation, fettsugning, ansiktslyft
syringe lotion: bröstförstoring, estetiska injektioner
tablet: surfplatta, surfplattor, läsplatta, läsplattor, ipad, ipads, ritplatta
telephone: telefonväxel, växeltelefoni, telefonjour, jourtelefon
telephone older-person: trygghetslarm
telescope night-sky: observatorium, astronomi
test-tube: provtagning, laboratorium, blodprov, blodprover, labb, hälsoprov, snabbtest
theodolite set-square: lantmäteri, lantmätare, mätningsteknik, mätingenjör, mättekniker, utsättning
translation open-book: översättning, oversættelse, översättningsbyrå, översättare, tolk, tolkar, tolkförmedling
translation open-book: översättningar, översättningstjänster, tolkning, tolktjänster
translation rubber-stamp: auktoriserad översättning
vending-machine soft-drink: varuautomat, varuautomater, godisautomat, läskautomat, snacksautomat
video-call headphones: webinar, webbinarium, webbinarier, webinarium, videosamtal, videomöte, videomöten, digitalt möte
web-page laptop: hemsida, hjemmeside, nettside, webdesign, wordpress, webbplats, webbplatser, webbsida, webbsidor
web-page laptop: hemsida för företag, nya hemsidan, webbyrå, hemsidor
web-page shopping-cart: nätbutik, webbutik, webshop, e-handel, webbutiker
webcam: webbkamera, webbkameror
welding-mask fire: svets, svetsare, svetsning, svetsarbeten, svetskurs
windscreen: vindruta, vindrutor, vindrutan, bilglas, stenskottslagning, vindrutebyte
apartment-building key: ljus etta, ljus tvåa, ljus trea, ljus fyra, ljus femma, ljus lägenhet, trea, tvåa, femma
apartment-building key: etta med balkong, fyra med balkong, trea med balkong, tvåa med balkong, trea till salu
apartment-building key: lägenhetsvisning, visning lägenhet, lägenhet, lägenheter, lejlighed, lejligheder, leilighet
apartment-building key: leiligheter, etta, fyra rum och kök
bank coin: bank, boliglån, bolån
barber-pole razor: barberare, barbershop, herrfrisör, herrefrisør
bouncy-castle balloon: hoppborg, hoppeborg, hoppkudde
bricks trowel: putsning, betonggjutning, gipsning, rivning, husgrund, plåtslagare, stenarbeten, natursten, byggfirma
bricks trowel: byggmästare, byggefirma, murare, murer, entreprenör, tegl, stillas, byggnadsställning, puds, puts
bricks trowel: fasadputs, byggföretag, tillbyggnad, ombyggnad, husbygge, byggmaterial, spackling, gips, dränera
bricks trowel: bygghandel, murning, hantverkare bygg, kullersten
building-plot: byggtomt, tomt till salu, tomträtt, hustomt, sjötomt, industritomt, tomter, tomt, tomter till salu
building-plot: byggklara tomter, fritidstomt, mark till salu, villatomter, villatomt
campervan campsite: husbil, husbilar, hyra husbil, husbilsuthyrning, campervan, van-bygge
caravan campsite: autocamper, bobil, husvagn, campingvogn
castle: slott
church: kyrkkaffe, söndagsskola, gudstjänst, kyrkkonsert
church candle: församling, julotta, syföreningen, församlingshem, bönemöte, församlingshemmet, dop, mässa i kyrkan
church candle: högmässa, kyrkokaffe, bön, bönegrupp, bibelstudium, nattvard, pilgrimsvandring, konfirmander, drop-in-dop
church candle: sinnesromässa, skolavslutning i kyrkan, alphakurs, familjemässa, dopfest
circus-tent: telthyra, teltudlejning, teltutleie
convenience-store key: butikslokal, butikslokaler, butik uthyres, affärslokal, butik till salu, lokal uthyres
convenience-store key: restauranglokal
crane bricks: hyr kran
crane excavator: kranbil, mobilkran, kranbilar
factory pallet: lagerlokal, lagerlokaler, industrilokal, industrilokaler, verkstadslokal, lagerhall, industrihall
factory pallet: maskinhall
ferris-wheel: tivoli
house heart: familjehem, jourhem, kontaktfamilj, bli familjehem
house key: ljust radhus, ljust hus, ljus villa, bostad värd, din bostad värd, fri värdering, bostadsvärdering
house key: värdering av bostad, mäklare, sälja bostad, sälja bostaden, fastighetsmäklare, ejendomsmægler, eiendomsmegler
house key: hus till salu, hus til salg, sommarstuga, sommerhus, hytte, villa, bostäder, bolig, boliger, fritidshus
house key: villor timmer, bostadsrätt, bostadsrätter, villor, parhus, kedjehus, mäklarbyrå, husförsäljning, nyproduktion
house key: bolåneränta, bostadslån, lånelöfte, semesterhus, stuguthyrning, andrahand, hyresrätt, hyresrätter
house key: hustillverkare, husvisning, kombohus, bostad, bostadsbyte, seniorboende, trygghetsboende, kollektivhus
house key: husbesiktning, fastighet, fastigheter, bostadsrättsförening, brf, överlåtelsebesiktning, småhus
house location-pin: byggrätt
house snowy-mountain: fjällstuga, fjällstuga uthyres, stuga i fjällen, fjällstugor
house-with-garden key: stuga, stugor
houses house: radhus
hut fir-tree: attefallshus
market-stall basket: marknad, höstmarknad, vårmarknad, hantverksmarknad, sommarmarknad, reko-ring, matmarknad
market-stall basket: gårdsmarknad, marknadsdag, skördemarknad, hembygdsmarknad, marknadsafton, skördefest
market-stall basket: hantverksmässa, bondmarknad
market-stall carrot: marknadsstånd, torghandel, knallar, bondens marknad, torgdag
marquee: partytält, festtält, tältuthyrning, bröllopstält
museum: museum, museet
nativity-crib: julkrubba, julkrubbor, krubbspel
office-building key: kontorslokal, kontorslokaler, kontor uthyres, lediga lokaler, kontorshotell
office-building key: kontorsrum, hyra kontor, kontorsplats, lediga kontor, praktiklokal
photo-booth: fotobås, photobooth, fotoautomat
portable-toilet: bajamaja, toalettvagn, bajamajor, toalettvagnar, mobil toalett, mobila toaletter, hyrtoalett
portable-toilet: hyra bajamaja
road-barrier: avstängd väg, vägarbete, gatan avstängd
road-barrier safety-vest: vägarbetare, trafikanordningar, vägmärkning
roller-coaster: nöjespark, nöjesfält, berg- och dalbana, temapark
school backpack: folkhögskola, folkhögskolan, internatskola, gymnasium, skolor, lågstadium, skolstart, skolval, skolfest
school backpack: föräldramöte, skoldisco, förskoleklass, klassåterträff, lärare sökes, elevassistent, skolavslutning
school backpack: högstadiet, mellanstadiet, lärarvikarie
school backpack: ~ skola, skole
silo: spannmålssilo, spannmålstork, silo
slide: lekplats, lekplatser
slide toy-bricks: lekland, leklandet, inomhuslekplats
stained-glass: glasmålning, blyinfattat glas
storage-unit parcel: opbevaring, förråd, magasinering, minilager, hyr förråd, hyra förråd, self storage
storage-unit parcel: möbelmagasinering
swimming-pool swimmer: pooler, poolbygge, poolservice, utomhusbad, friluftsbad
swing slide: gunga, gungor, gungställning, lekställning
tent: campingplats, campingplads, tält, telt, tälta, läger, sommarläger, kollo, ungdomsläger, campingstuga
tent: friluftsläger, liggunderlag, luftmadrass
tent compass: scout, scouter, scoutkår, scouterna, scoutkåren, spårarscouter, scoutgrupp, scoutledare, scoutstugan
tent compass: scoutläger
airplane suitcase: resebyrå, resor, resa, rejser, rejse, reiser, semester, ferie, flyg, flybilletter, flyreiser
airplane suitcase: rejsebureau, sista minuten, charterresa, weekendresa, rundresa, storstadsweekend, flygbiljetter
airplane suitcase: paketresor, utlandsresa, smekmånad, bröllopsresa
alarm-clock: väckarklocka
bicycle: cykeltur, cykel, cyklar, cykler, sykkel, sykler, elcykel, elcyklar, cykelaffär, cykelværksted, elsykkel
bicycle: cykellopp, cykelloppis, cykellås, cykelväska
bicycle parcel: cykelbud, cykelbudet, cykelkurir
brake-disc wrench: bromsbelägg, bromsbyte, bromsar, bromsskivor, bromsservice, bromsok
bus: dagsresa, dagstur, utflykt, abonnemangsbuss, skolskjuts, ullaredsresa, dagsutflykt, julbordsresa, flygbuss
bus: teaterresa, färdtjänst, kollektivtrafik, klassresa, klassresor, utflykter, lokaltrafik, pensionärsresa
bus: bussförarutbildning, skolresa, beställningstrafik, gruppresa
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
car-front: veteranbiler, brudebil
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
lorry: ce-körkort, c-körkort, lastbilschaufför, lastbilschaufförer, chaufför ce, släputhyrning, åkeri, autohjælp
lorry: lastbil, lastebil, container, ce-chaufför, distributionschaufför, ykb, c-chaufför
lorry delivery-van: flytthjälp, flyttfirma, flytthjälp och magasinering
mantel-clock amphora: antikviteter, antikt, antikmarknad, antikmässa, antikrunda, kuriosa, antik- och samlarmässa
mobility-scooter wheelchair: elrullstol, elrullstolar, elmoped för äldre, promenadscooter, elscooter för seniorer
motor-boat anchor: utombordsmotor, utombordare, båtmotor, roddbåt, båtvarv
motor-boat sailing-boat: båttur, båtturer, båtutflykt, båtutflykter, skärgårdstur, skärgårdsturer, sälsafari
motor-boat wave: båtar, båt, bådudlejning, båtutleie, båtmässa, ribbåt, förarintyg, trampbåt, båtupptagning, båtklubb
motor-boat wave: småbåtshamn, båtservice
motor-scooter: elmoped, elmopeder, elmopeden, elskoter, mopeder, moped
motorcycle: motorcyklar, motorcykel, mc-butik, mc-handlare, motorsykkel
motorcycle-helmet motorcycle: mc-hjälm, mc-hjälmar, mc-kläder
narrowboat: kanalbåt
number-plate: registreringsskylt, registreringsskyltar, nummerplåt, nummerplåtar, nummerskylt
paddleboard wave: sup, supbräda, sup-bräda, paddleboard, sup-kurs, hyra sup
parachute: fallskärm, fallskärmshopp, skärmflygning
parking-sign location-pin: garageplats, parkeringsplatser, p-plats, carport uthyres, p-platser
passport suitcase: visum, passfoto
quad-bike: fyrhjuling, fyrhjulingar, atv, fyrhjulingssafari
racing-car tyre: folkrace
roller-skate: rullskridskor, inlines
sailing-boat anchor: vinterförvaring båt, vinterförvaring, vinterförvaring av båtar, bottenmålning, segelmakare
sailing-boat anchor: segelsällskap, seglarskola, segelkurs, segling, segelskola, sejlads, sejlskole, seilkurs
sailing-boat anchor: båtuppläggning, båtplats, båtplatser, båtförvaring, båtplass, båtopplag, bådplads, bådopbevaring
skip: hyra container, byggcontainer, byggavfall, byggsopor, storsäck
snow-plough: snöröjning, snöskottning, plogning, snöplog, vinterväghållning
spark-plug: tändstift
speedboat wave: båtuthyrning, hyra båt
steering-wheel car: körlektioner, körskola, körkort, køreskole, kørekort, kjøreskole, førerkort, trafikskola
steering-wheel car: trafikkskole, trafiklärare, halkbana, riskettan, risktvåan, handledarkurs, teoriprov, uppkörning
steering-wheel lorry: lastbilskörkort
stroller baby-bottle: barnvagn, barnvagnar, barnevogn, barnevogne, sulky
stroller baby-bottle: syskonvagn, babybutik, liggvagn, barnartiklar
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
wall-clock: väggklocka, väggur
watch: klockor, urmakare, urmager, klokker, armbandsur, aktivitetsarmband
watch mantel-clock: urmakeri
wheelchair crutch: rullstol, kørestol, rullestol, trapphiss, trappelift
`;
