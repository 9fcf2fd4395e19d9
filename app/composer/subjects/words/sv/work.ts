/** Swedish words for work. Notation: word-list.ts. */
export const swedishWork = `
3d-printer: 3d-skrivare, 3d skrivare, 3d-utskrift, 3d-utskrifter, 3d-printer, 3d-print, 3d-printing
air-compressor: luftkompressor, luftkompressorer, tryckluftskompressor, tryckluftskompressorer, hyra kompressor
air-compressor: kompressor, kompressorer
anvil hammer: hovsmed, smed, smedja, smide, smideskurs
app-phone: app, vår app, ny app, vår nya app, appar, mobilapp, appen, ladda ner appen
app-phone laptop: app-utveckling
ballot-box: folkomröstning, omröstning, kommunalval, kommunalvalet, rösta i valet, gör din röst hörd, rösta på
ballot-box: kommunval, riksdagsval, valstuga, valdag, röstmottagare, kyrkoval, regionval, eu-val, kandidater, valdebatt
ballot-box: valmöte, vallokal, rösträtt, riksdagsvalet, rösta, glöm inte att rösta, röstning
banknotes coin: lån, finansiering, leasing, privatlån, låna pengar, samlingslån, billån, företagslån, snabblån
banknotes coin: skuldsanering, skulder, budget- och skuldrådgivning, pantbank, blancolån, smålån, omstartslån
barber-chair: frisörstol, frisörstolar, barberarstol, salongsstol
billboard: reklamskylt, reklampelare, utomhusreklam, reklamtavla, reklamtavlor, stortavlor
blood-drop: blodgivare, ge blod, blodgivning, lämna blod, blodcentralen, gi blod, giv blod, bloddonor, blodbuss
blood-drop: blodbussen, tobiasregistret
books: kokbok, resehandbok, bokbord, bokförlag
books open-book: bokcirkel, läsecirkel, bokklubb, bokbinderi, bokbindare, bokbinderikurs, antikvariat, deckare
books open-book: bokhandel, bibliotek, böcker, bøger, bøker, boghandel, bokmässa, bogmesse, bogklub, bok, bog, bokrea
books open-book: bokloppis, serietidningar, boksignering, bokcafé, högläsning, sagostund, romaner, boksläpp
books open-book: författarafton, kurslitteratur, bokbytardag
books pencil: läxhjälpare, studiehjälp, privatlärare, privatundervisning, studiestöd, nationella prov, mattestuga
books pencil: privatlektioner, studieverkstad
briefcase handshake: företagsrådgivning, managementkonsult, rekrytering, rekruttering, konsulent, jobbmässa, jobbmässan
briefcase handshake: rekryteringsmässa, extrajobb, sommarjobb, jobba hos oss
briefcase handshake: ~ lediga jobb, ledige stillinger
business-cards printer: visitkort, trycka visitkort
calculator receipt: miniräknare, lönehantering, bokföringsprogram, bokföring, redovisning, revisor, redovisningsbyrå
calculator receipt: bogholder, bogføring, regnskap, regnskapsfører, deklaration, skat, deklarera, löneadministration
calculator receipt: lönekonsult, ekonom, ekonomiassistent, bokslut, fakturering, fakturaprogram, moms, starta företag
calculator receipt: ekonomibyrå, k10, årsbokslut
calculator set-square: mattehjälp, deklarationshjälp, lönebyrå
calendar: almanacka
calendar smartphone: schemaprogram, schemaläggningsprogram
card-terminal credit-card: kortterminal, kortterminaler, betalterminal, betalterminaler
cash-register: kassaapparat, kassaapparater, kassasystem, kassaregister
chainsaw logs: motorsågar, motorsågskurs, motorsågskörkort, skogsavverkning, skogsarbete, motorsåg
chart-up: sparande, investering, aktier, aksjer
cherry-picker: skylift, liftuthyrning, bomlift, skyliftar
chimney-sweep: sotare, sotaren, sotning, skorstensfejare
circuit-board: kretskort, elektronikreparation
cleaner: städare, städerska, städhjälp, lokalvårdare
coin magnifier: mynthandel, loppis antik
combine-harvester wheat: skördetröska, tröskning, maskinstation
concrete-mixer bricks: betong, betongpump, betongpumpning, fabriksbetong, betongbil
conveyor-belt: transportband, transportbandet, bandtransportör, bandtransportörer, rullbana
crayon: målarbok, målarböcker
crayon teddy-bear: dagmamma, fritids
crutch bone: ortoped, ortopedi, höftoperation, knäoperation, höftprotes, knäprotes, artros, artrosskola, idrottsskador
crutch bone: idrottsskada, kryckor, benskörhet, korsband
defibrillator: hjärtstartare, hjärtstartaren, hjärtstartarna, defibrillator, defibrillatorer
defibrillator heart: hjärt-lungräddning, hjärt- och lungräddning
dentist-chair: tandläkarstol, tandläkarstolar, dentalunit
desktop-computer: datorskärm, bildskärm
desktop-computer keyboard: kodning, webbutveckling
desktop-computer laptop: programvara, mjukvara, bokningssystem, affärssystem, crm, webbdesign, programmering
doctor: husläkare, allmänläkare
doctor telephone: receptionist till vårdcentral, vårdcentralsreceptionist
drill: borrmaskin, slagborr, skruvdragare, håltagning i betong, betonghåltagning, elverktyg
drill toolbox: isenkram, järnhandel, jernvare
drone: drönare, drone, dronefoto, flygfoto, drönarkurs
drone camera: drönarfoto, drönarfilm, drönarbilder, drönarfotografering
dust-mask: dammskyddsmask, dammask, andningsskydd, dammfiltermask, FFP2-mask
dust-mask house: asbestsanering, mögelsanering
envelope: kuvert
excavator crane: grävare, grävning, dränering, schaktning, grävmaskinist, gravemaskine, gravearbejde, grävmaskin
excavator crane: markarbete, gravearbeid, grävarbeten, markarbeten
excavator droplet: brunnsborrare
exhibition-stand: monterbygge, mässbyggare, monter, montrar, mässmonter, mässmontrar
forklift: truckkort, gaffeltruck, truckförare, truckutbildning
forklift pallet: lagerarbetare, lagermedarbetare, plockare, orderplockare, lagerpersonal, logistik, terminalarbetare
forklift pallet: lagerchef
forklift parcel: eu-pallar
fountain-pen: kulspetspennor
fountain-pen document: pappershandel, kalligrafi, notarie
gardener: trädgårdsmästare, trädgårdsarbetare
gavel: auktion, auktioner, auktionsverk
generator plug: elverk uthyrning, elverk, reservkraft, generatorer, generator, strömaggregat, dieselaggregat, elaggregat
gold-bars: guldtacka, guldtackor
hard-hat: bygghjälm, bygghjälmar, skyddshjälm, skyddshjälmar
headset speech-bubble: kundtjänst, callcenter, kundservice, telefonförsäljare, telefonförsäljning, headset
headset speech-bubble: telefonpassning, kundtjänstmedarbetare
house-contract: köpekontrakt, hyreskontrakt, hyresavtal, fastighetsrätt, fastighetsköp, husköp
hydraulic-hose: hydraulslang, hydraulslangar, hydraulik, slangservice
label-roll: etikettryck, etiketter på rulle, självhäftande etiketter, klistermärken tryck, tryckta etiketter
label-roll: tryck av etiketter
laptop: webbshop, datorkurs, datorer, it-tekniker, it-konsult, ai-kurs, hemarbete dator, webbutvecklare
laptop: systemutveckling, digital hjälp, kodklubb, dataskola, it-kurs
laptop screwdriver: datorreparation, itsupport, onlinekurs, computerreparation, it-hjälp, laga datorn, dataräddning
laptop screwdriver: datorreparatör, datasupport
lathe: svarv, svarvning, cnc-svarvning, cnc svarvning, skärande bearbetning, mekanisk verkstad, fräsning och svarvning
lift: hissunderhåll, hisstekniker, hissar, hissservice, hissmontör, hisservice
location-pin walker: guidad tur, guidade turer, guidad vandring, stadsvandring, stadsvandringar
lockers: klädskåp i plåt, omklädningsskåp, elevskåp, personalskåp, förvaringsskåp med lås
magnifier: privatdetektiv
magnifier chart-up: sökmotoroptimering, google ads, seo-byrå, sökoptimering, marknadsundersökning
meeting-room: mötesrum, konferensrum, konferenslokal, konferenslokaler, möteslokal, möteslokaler, sammanträdesrum
meeting-room: konferens, konferenser, dagkonferens
megaphone chart-up: årsmöte, stormöte, reklambyrå, marknadsföring, seo, reklamebureau, markedsføring, reklamebyrå
megaphone smartphone: sociala medier, influencer, kommunikationsbyrå, annonsering online, mediebyrå
megaphone speech-bubble: medborgardialog, samrådsmöte, byamöte
memo beers: frågesportskväll
memo pencil: quiz, quizkvällar
network-cable: nätverkskabel, nätverkskablar, nätverkskablage, strukturerat kablage, nätverksinstallation, ethernetkabel
network-cable wifi-router: fiberinstallation, fiberanslutning, fibernät
newspaper: tidning, lokaltidning, lokaltidningen, dagstidning, morgontidning, tidningsprenumeration
notebook: anteckningsbok, dagbok
notebook pencil: läxhjälp, läxläsning, läxklubb
open-book pencil: lektiehjælp, leksehjelp, sprogkursus, engelskkurs
open-book pencil: ~ engelska, engelsk, svenska för
open-book speech-bubble: språkskola, språkkurs
paintbrush chest-of-drawers: möbelmålning
pallet: lastpall, lastpallar, europapallar, pallar
pallet-racking: pallställ, pallställen, pallställage, lagerställage, lagerinredning
pallet-truck: palldragare, pallyftare, handpalldragare, gaffelvagn, gaffelvagnar
parcel: paketombud, paketutlämning, kartonger
parcel delivery-van: flyttkartonger, flyttlådor, flyttkartong, bubbelplast, packtejp, förpackning, förpackningar
parcel delivery-van: emballage
pen memo: namninsamling, namninsamlingar, namnunderskrifter, medborgarförslag, skriv under, upprop
pencil fountain-pen: kontorsmaterial
pencil notebook: skolmaterial, skolsaker, pennor och papper, skrivböcker, pennor, pennskrin, skolböcker och pennor
pencil palette: krokikurs, krokikväll, kroki
phone-case: mobilskal, mobilfodral, mobilväska, mobiltillbehör
pill mortar: medicin, apotekare
pill stethoscope: apotek, vitaminer, kosttillskott, kosttilskud
pocket-knife: fickkniv, fickknivar, fickkniven, fällkniv, fällknivar, schweizisk armékniv
postbox newspaper: brevbärare, reklamutdelare, brevbärning
postbox: brevlåda, brevlådor, postlåda, postlådor, brevlådestativ
power-bank: powerbank, powerbanks, powerbanker
pressure-gauge: manometer, manometrar, tryckmätare, kalibrering, kalibreringstjänster
price-tag desk-lamp: loppis, begagnat, fyndmarknad
price-tag: prislapp, prislappar
printer: tryckeri, trykkeri
printer memo: flygblad, reklamblad, broschyrer, affischer, bläckpatroner, bröllopskort, dekaler, etiketter
printer memo: banderoller, utskrifter
printer paintbrush: skyltar, skyltmakare, bildekor, tryck
receipt card-terminal: kortläsare, kvittoskrivare
receipt shopping-cart: kassör, kassörska, kassapersonal
road-roller: asfalt, asfaltering, asfaltera
robot gear: robotkurs, robotik
roll-up-banner: rollup, roll-up vepa, rollups, roll-ups, rollup-banner, tryckta banderoller
rubber-stamp document: notarius publicus, stämplar, stämpel
satellite-dish television: parabol
scaffold: byggnadsställning, stillas, ställningar
scaffold ladder: byggställning, byggställningar, ställningsbyggare
scales: advokat, advokatbyrå, jurist, advokatfirma, advokatkontor, skilsmässa, skilsmisse, arvsrätt, juridisk rådgivning
scales: vårdnadstvist, arbetsrätt, familjerätt, rättshjälp, bodelning, medling, skilsmässor, inkasso, migrationsrätt
scales: juridik
scissor-lift: saxlift, saxliftar, saxlift uthyrning
scissors: pysselset, broderikit
scissors hair-comb: frisör, frisörsalong, frisør, frisørsalon, klippning, klipning, hårklipp, hårsalong
scissors hair-comb: klippning och färg, slingor, klip, klip og farve, klipp, klipp og farge, damklippning, herrklippning
scissors hair-comb: dameklip, herreklip, nyklippt
scissors hair-comb: ~ håret, hår
scroll document: släktforskning, släktforskarkurs, släktforskare
scroll fountain-pen: arv, bouppteckning, framtidsfullmakt, äktenskapsförord, samboavtal, gåvobrev, arvskifte
security-guard: väktare, ordningsvakt, ordningsvakter, säkerhetsvakt
server: webbhotell, datacenter, serverdrift
set-square calculator: läxhjälp i matte, läxhjälp i matematik, matematik, matteläxor
set-square ruler: byggkonsult, energideklaration, besiktningsman, arkitekt, arkitektkontor, matematikk, matte, tegnestue
shipping-container: sjöcontainer, containeruthyrning, lagercontainer, container
shop-assistant: ~ butiksbiträde, butiksmedarbetare, butikssäljare, expedit, kassabiträde
signing-hands: teckenspråk, teckenspråkskurs, teckenspråkstolk, teckenspråkstolkar, kurs i teckenspråk
site-cabin: byggbod, byggbodar, manskapsbod, manskapsbodar, arbetsbod, hyra byggbod
smartphone: mobil, mobiler, mobiltelefoner, mobiltelefon, skärmbyte, iphonelagning, mobilreparation, mobilabonnemang
smartphone: mobilabonnement, smartphone, kontantkort, sprucken skärm, obegränsad surf
smartphone laptop: apputveckling
smartphone wall-clock: tidrapportering, tidrapporteringsapp, tidsrapportering, tidredovisning
soldering-iron: lödkolv, lödning
speaker: högtalare, hifi, ljuduthyrning
speaker microphone: ljudteknik, ljudanläggning, hyra ljud, pa-hyra
speech-bubble: talpedagog, språkcafé, stamning, logoped, logopæd
speech-bubble handshake: språkvän, språkvänner, språkkafé, möt kommunalrådet, träffa borgmästaren
speech-bubble open-book: tyska a1, tyska a2, tyska b1, tyska b2, engelska b2, svenska b1, svenska för vårdpersonal, sfi
speech-bubble open-book: spanska för nybörjare, spanskakurs, tyskkurs, franskkurs, italienska för nybörjare, svenskakurs
speech-bubble open-book: lär dig svenska, lär dig spanska, språkresa, språkresor, svenska språket, modersmål
spotlight: scenljus, ljud och ljus, ljusteknik, scenbelysning, ljustekniker
spray-gun: pulverlackeringar, sprutmålning, sprutlackering, färgspruta, sprutpistol, lackering, pulverlackering
spray-gun: möbellackering
spray-gun car: billackering, billack, billackerare
spreadsheet: kalkylark, kalkylblad, Excel-mall, Excelmall, Excelmallar, Excelkurs, Excelkurser
steel-beam: stålbalk, stålbalkar, i-balk, i-balkar, balkar i stål
stethoscope: läkare, vårdcentral, læge, lege, klinik, klinikk, sygehus, legevakt
stethoscope hospital: reumatolog, gastroenterolog, endokrinolog, njurläkare, allergolog, dialys, proktolog, kirurg
stethoscope hospital: närakut, akutmottagning, gynmottagning, gastroskopi, koloskopi, åderbråck, allergi, hälsokontroll
stethoscope hospital: hälsoundersökning, läkarintyg, körkortsintyg, specialistvård, digital vård, vårdmottagning
stethoscope hospital: klimakteriet, hälsoundersökningar, bvc, barnavårdscentral, cellprov
syringe: vaccination, vaksine, vaccin, botox
syringe lotion: hyaluronsyra, rynkbehandling, plastikkirurgi, skönhetsoperation, fettsugning, ansiktslyft
syringe lotion: bröstförstoring, estetiska injektioner
tablet: surfplatta, surfplattor, läsplatta, läsplattor, ipad, ipads, ritplatta
teacher: gymnasielärare, ämneslärare
telehandler: teleskoplastare, telehandler
telephone: telefonväxel, växeltelefoni, telefonjour, jourtelefon
telephone older-person: trygghetslarm
telescope night-sky: observatorium, astronomi
test-tube: provtagning, laboratorium, blodprov, blodprover, labb, hälsoprov, snabbtest
theodolite set-square: lantmäteri, lantmätare, mätningsteknik, mätingenjör, mättekniker, utsättning
tiller: jordfräs, jordfräsar, motorhacka, motorhackor, hyra jordfräs, kultivator, kultivatorer
translation open-book: översättning, oversættelse, översättningsbyrå, översättare, tolk, tolkar, tolkförmedling
translation open-book: översättningar, översättningstjänster, tolkning, tolktjänster
translation rubber-stamp: auktoriserad översättning
ultrasound: ultraljud, ultraljudsundersökning, ultraljudsundersökningar, graviditetsultraljud
usb-stick: usb-minne, usb-minnen, usb minne, usb-sticka, usb-stickor
vending-machine soft-drink: godisautomat, läskautomat
vending-machine milk: mjölkautomat, mjölkautomater
vending-machine coffee: kaffeautomat, kaffeautomater
vending-machine: varuautomat, varuautomater, snacksautomat, biljettautomat, fruktautomat
video-call headphones: webinar, webbinarium, webbinarier, webinarium, videosamtal, videomöte, videomöten, digitalt möte
waiter: servitör, servitris, servitörer, serveringspersonal
walkie-talkie: walkie-talkie, walkie talkie, komradio, kommunikationsradio
web-page laptop: hemsida, hjemmeside, nettside, webdesign, wordpress, webbplats, webbplatser, webbsida, webbsidor
web-page laptop: hemsida för företag, nya hemsidan, webbyrå, hemsidor
web-page shopping-cart: nätbutik, webbutik, webshop, e-handel, webbutiker
webcam: webbkamera, webbkameror
welding-mask fire: svets, svetsare, svetsning, svetsarbeten, svetskurs
wheel-loader: hjullastare, hjullastaren, hyra hjullastare, hjullastarförare, hoflastare, hoflastaren, kompaktlastare
whiteboard: whiteboard, whiteboards, whiteboardtavla, whiteboardtavlor, skrivtavla
windscreen: vindruta, vindrutor, vindrutan, bilglas, vindrutebyte, rutbyte, rutbyten
windscreen car: stenskott, stenskottslagning
`;
