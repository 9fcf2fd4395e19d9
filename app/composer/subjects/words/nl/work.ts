/** Dutch words for work. Notation: word-list.ts. */
export const dutchWork = `
3d-printer: 3d-printer, 3d-printers, 3d printer, 3d printers, 3d-printen, 3d printen, 3d-print, 3d-prints, 3d print
abacus: telraam, hoofdrekenen met abacus
air-compressor: luchtcompressor, luchtcompressoren, compressor huren, persluchtcompressor, persluchtcompressoren
air-compressor: compressor, compressoren
anvil hammer: siersmid, smid, smederij, smeden, aambeeld, cursus smeden
app-phone: app, onze app, nieuwe app, onze nieuwe app, mobiele app, apps, download de app, gratis app
app-phone laptop: app-ontwikkeling, app laten maken
ballot-box: verkiezingen, burgerbegroting, stem op, stem voor, stem mee, stembureau, stemlokaal, lijsttrekker, kiesraad
ballot-box: kandidatenlijst, stempas, kinderburgemeester, jeugdraad, gaan stemmen, ga stemmen, gemeenteraadsverkiezingen
ballot-box: vergeet niet te stemmen, te stemmen
banknotes coin: lening, leningen, financiering, krediet, geld lenen, schuldhulp, schulden, schuldsanering, subsidie
banknotes coin: subsidies, bewindvoering, bewindvoerder, pandjeshuis
barber-chair: kappersstoel, kappersstoelen, barbierstoel, barbierstoelen, barberstoel
billboard: billboards, reclamebord, reclameborden, buitenreclame, reclamezuil, spandoek, spandoeken
blackboard: schoolbord, krijtbord, krijtborden
blackboard book: leerkrachten, leraar gezocht, leraar basisonderwijs
blood-drop: bloeddonor, bloeddonoren, bloed geven, geef bloed, bloeddonatie, bloedbank, sanquin, bloedinzameling
blood-drop: plasmadonor, stamceldonor
books: reisgids, boekenbeurs, stripverhaal, stripverhalen, stripboek, stripboeken
books coffee: leescafé, leescafe
books open-book: boekbinderij, boekbinder, boekbinden, boekhandel, boekwinkel, bibliotheek, boek, boekenmarkt, leesclub
books open-book: strips, boekpresentatie, signeersessie, antiquariaat, voorleesuurtje, kinderboekenweek, romans
books open-book: thrillers, stripbeurs, voorlezen, boekenclub, schrijver, boekenkast ruilen
books pencil: bijles engels, bijlesdocent, studiebegeleiding, rekenhulp, bijlessen, studiecoach
books pencil: wiskunde bijles, remedial teaching, cito-training, studieondersteuning, huiswerkinstituut
books pencil: leerhulp
books price-tag: tweedehands boeken, tweedehandsboeken
briefcase handshake: bedrijfsadvies, ondernemerscoach, uitzendbureau, werving en selectie, consultant, banenmarkt
briefcase handshake: vacaturemarkt, carrièrebeurs
business-cards printer: visitekaartjes, visitekaartje, visitekaartjes drukken, naamkaartjes
calculator receipt: rekenmachine, rekenmachines, btw-aangifte, btw aangifte, aangifte, belastingaangifte
calculator receipt: inkomstenbelasting, aangifte inkomstenbelasting, salarisadministratie, loonadministratie
calculator receipt: administratiekantoor, boekhouder, accountant, belastingadviseur, boekhouding, belastingen, belasting
calculator receipt: boekhoudkantoor, btw, belastingadvies, loonstrook, zzp administratie, boekhoudprogramma, toeslagen
calculator receipt: fiscaal advies, fiscalist, belastingbrief, jaarcijfers, administrateur
calculator receipt: belastinghulp, ondernemer starten, financiële administratie
calendar: bureau-agenda, weekplanner
calendar smartphone: roosterprogramma, roosterapp, rooster-app, rooster app, personeelsplanning, planningsapp
calendar smartphone: online agenda, online agenda's, afsprakensysteem
card-terminal credit-card: pinautomaat, pinautomaten, betaalterminal, betaalterminals, pinapparaat, kassasoftware
card-terminal credit-card: kassa's
cash-register: kassasysteem, kassasystemen, kasregister, kasregisters, kassarollen
chainsaw logs: kettingzagen, motorzaag, kettingzaagcursus, kettingzaag
chainsaw tree: stobbenfrezen, bomen vellen
chart-up: financieel adviseur, beleggen, pensioenadvies, vermogensbeheer
cherry-picker: hoogwerker, hoogwerkers, hoogwerkerverhuur
chimney-sweep: schoorsteenveger, schoorsteenvegers, schoorsteen vegen, schoorsteenvegen
circuit-board: printplaat, printplaten, elektronicareparatie
cleaner: schoonmaker, schoonmaakster, poetshulp, schoonmakers, werkster, poetser, poetsers
coin magnifier: munthandel, antiek, brocante
combine-harvester: combinen, dorsen
combine-harvester wheat: maaidorser, loonwerk, loonbedrijf, loonwerker
concrete-mixer: betonmolen, betonmolens
concrete-mixer bricks: beton, betonmortel, betonpomp, dekvloer, dekvloeren, gietvloer, stortbeton, betonmixer
conveyor-belt: transportband, transportbanden, rollenbaan, rollenbanen
crayon: kleurboek, boetseerklei, speelklei, kleurpotloden, waterverf, viltstiften
crayon teddy-bear: gastouder, babysit, naschoolse opvang, speelgroep
crutch bone: kunstheup, nieuwe heup, nieuwe knie, heupoperatie, knieoperatie, orthopeed, orthopedie, sportarts
crutch bone: sportmedisch, sportblessures, sportblessure, gipskamer, knieklachten
defibrillator: defibrillator, defibrillatoren, AED-cursus, AED-apparaat, AED-training
dentist-chair: tandartsstoel, tandartsstoelen
desktop-computer: gaming monitor
desktop-computer laptop: software, boekingssysteem, reserveringssysteem, crm, erp, programmeren
doctor: huisarts, huisartsen, huisartsenpraktijk
document calculator: zorgtoeslag, huurtoeslag, kinderopvangtoeslag, toeslagen aanvragen
drill: boormachine, klopboormachine, schroefmachine, accuboormachine, betonboren, betonboringen, diamantboren
drill: diamantboringen, kolomboor, kolomboormachine
drill toolbox: ijzerwaren, gereedschapverhuur
drone: dronefotografie, dronefoto's, drone-opnames, dronebeelden, drone, luchtfoto, luchtfotografie, dronevlieger
dust-mask: stofmasker, stofmaskers, FFP2-masker, FFP2-maskers
envelope: enveloppen, nieuwsbrief, rouwkaart, rouwkaarten, uitnodigingskaart, uitnodigingskaarten, uitnodigingen
excavator: minigraver, mini-graver, minigravers, graafmachinist, graafmachinisten
excavator crane: graafmachine, graafmachines, minigraver huren, graafwerken, kraanmachinist
excavator crane: rioolaansluiting, grondwerk, grondverzet, rupskraan, minikraan
excavator hammer: sloopwerk, sloopwerken, sloopbedrijf, afbraak, afbraakwerken
exhibition-stand: beursstand, beursstands, standbouw, standbouwer, beursstandbouw
forklift: heftruck, heftrucks, heftruckcertificaat, heftruckchauffeur
forklift pallet: orderpicker, orderpickers, logistiek medewerker, magazijnier, logistiek, inpakmedewerker
forklift pallet: inpakker, inpakkers, expeditiemedewerker, heftruckopleiding, pakketsorteerder, logistiek bediende
forklift pallet: reachtruckchauffeur, reachtruck
forklift parcel: pallets te koop
fountain-pen document: kantoorboekhandel, kalligrafie
fountain-pen scroll: handletteren
fountain-pen notebook: schrijverscafé, creatief schrijven, schrijfcursus
gardener: hovenier, hoveniers, tuinman, tuinmannen
gavel: veiling, veilinghuis
generator plug: aggregaat, aggregaatverhuur, aggregaten, generator, generatoren, stroomaggregaat, generator huren
generator plug: noodstroomaggregaat, aggregaat huren
gold-bars: goudbaar, goudbaren, goudstaaf, goudstaven
guide-dog: doppen sparen geleidehond, geleidehond, geleidehonden
hard-hat: bouwhelm, bouwhelmen, veiligheidshelm, veiligheidshelmen, vca, vca cursus, vca examen, vca-cursus
hard-hat: vca-examen
headset desk: onthaalmedewerker, onthaalmedewerkers
headset speech-bubble: callcenter, callcenters, klantenservice, telefoonservice, telefonische klantenservice
headset speech-bubble: klantcontact, telefoniste, helpdesk, headset, headsets
house-contract: koopakte, huurcontract, huurcontracten, koopcontract, hypotheekakte, leveringsakte, notaris voor uw huis
house-contract: koopovereenkomst woning, huurovereenkomst
hydraulic-hose: hydrauliekslang, hydrauliekslangen, hydrauliek, slangenservice, hydraulische slangen
keyboard: typecursus, typecursussen, typles, blind typen
label-roll: etiketten drukken, etiketten, stickers drukken, etiketten op rol, stickers op rol, etiketten bedrukken
laptop: computercursus, computerles, softwareontwikkeling, programmeur, ict, ict-beheer, ict-dienstverlening
laptop: systeembeheer, thuiswerken, ai-cursus, appbouwer, digitale vaardigheden, crm-systeem, ict'er, software op maat
laptop: codeerclub, developer, digicursus, klik en tik, laptop scherm, laptopscherm, laptopschermen
laptop screwdriver: computerreparatie, online cursus, coworking, computerhulp, pc hulp, pc-hulp, computer reparatie
laptop screwdriver: data recovery, computerservice
laptop folder: administratief medewerker, administratief bediende, administratief medewerkster
lathe: draaibank, draaibanken, cnc draaien, cnc-draaien, verspaning, draaien en frezen, frezen en draaien
lathe: metaalbewerking, fijnmechanica, houtdraaien, houtdraaier, houtdraaicursus
lift: liftmonteur, liftonderhoud, liftservice, huisliften, huislift, plateaulift
lockers: locker, lockers, garderobekluisjes, kluisjes, garderobelockers, lockerkast, lockerkasten
magnifier: privédetective, curiosa, speurtocht, detective, recherchebureau
magnifier chart-up: zoekmachineoptimalisatie, google ads, seo-bureau, online vindbaarheid, vindbaarheid, marktonderzoek
meeting-room: vergaderzaal, vergaderzalen, vergaderruimte, vergaderruimtes, vergaderruimten, vergaderkamer
meeting-room: conferentiezaal, boardroom
megaphone chart-up: informatieavond, dorpsraad, buurtvergadering, reclamebureau, marketingbureau, seo, marketing
megaphone smartphone: socialmediabeheer, influencer, communicatiebureau, contentcreator
megaphone speech-bubble: bewonersavond, inspraakavond, bewonersbijeenkomst
network-cable: netwerkkabel, netwerkkabels, netwerkbekabeling, databekabeling, gestructureerde bekabeling, ethernetkabel
network-cable: utp-kabel
newspaper: krant, lokale krant, streekkrant, dagblad
newspaper recycling: oud papier, papierslag, oudpapier
newspaper bicycle: krantenbezorger, krantenbezorgers, krantenwijk
notebook: dagboek
notebook pencil: huiswerkbegeleiding, huiswerkklas, huiswerkclub, huiswerkhulp
open-book older-person: leesoma, leesopa, leesoma's
open-book pencil: bijles, taalcursus, engelse les, taalschool
open-book pencil: ~ engels, duits, frans
paintbrush palette: schilderen
pallet: pallet, pallets, europallets, houten pallets
pallet-racking: palletstelling, palletstellingen, magazijnstelling, magazijnstellingen, palletrek
pallet-truck: palletwagen, palletwagens, handpalletwagen, handpalletwagens, pompwagen, pompwagens, pallettruck
parcel: dozen, pakketpunt, pakketjes
parcel delivery-van: verhuisdozen, bubbeltjesplastic, noppenfolie, kartonnen dozen, verpakkingsmateriaal, verzenddozen
parcel delivery-van: verhuisdoos, verpakking, verpakkingen
pen memo: handtekeningenactie, handtekeningen, petitie, petities, teken de petitie, burgerinitiatief, burgerinitiatieven
pen memo: bezwaarschrift, teken mee
pencil books: cito oefenen, citotraining
pencil fountain-pen: kantoorartikelen, schoolgerief, schrijfwaren
pencil notebook: schoolspullen, schoolbenodigdheden, schriften, schoolartikelen, etuis, etui, terug naar school
pencil notebook: kantoorbenodigdheden, agenda's en schriften
phone-case: telefoonhoesje, telefoonhoesjes, gsm-hoesje, gsm-hoesjes, iphone hoesje, iphone hoesjes, telefoonaccessoires
phone-case: gsm-accessoires
pill: apothekersassistent, apothekersassistente
pill mortar: apotheken, drogist, drogisterij, medicijnen
pill stethoscope: apotheek, vitamines, supplementen
pocket-knife: zakmes, zakmessen, Zwitsers zakmes, knipmes, knipmessen
postbox newspaper: postbode, postbezorger, folderbezorger, postbodes, folderwijk, postbezorgers
postbox newspaper: folders bezorgen, folders verspreiden
postbox: brievenbus, brievenbussen
power-bank: powerbank, powerbanks
pressure-gauge: manometer, manometers, drukmeter, drukmeters, kalibratie, kalibratiediensten
price-tag desk-lamp: vrijmarkt, koningsdag vrijmarkt, snuffelmarkt, garageverkoop, braderij, rommelroute, zoldermarkt
price-tag desk-lamp: kleedjesmarkt, weggeefwinkel, voddenmarkt, kringloop, kringloopwinkel, tweedehands, rommelmarkt
price-tag desk-lamp: rommelmarkten, vlooienmarkt, vlooienmarkten, kringwinkel, kringwinkels
printer: drukkerij, copyshop, flyers, drukwerk
printer memo: cartridges, cartridge, inktcartridges, folders, posters, printshop, signing
printer memo: kaartjes drukken, gevelreclame, kopieën
printer paintbrush: zeefdruk
receipt card-terminal: kassa, afrekensysteem
receipt desktop-computer: kassa software
receipt laptop: facturatieprogramma, facturatiesoftware, facturatie, factuurprogramma
receipt shopping-cart: kassamedewerkers, caissières, kassahulp
road-roller: asfalt, asfalteren, asfalteringswerken, wegenbouw, asfaltwerken
road-roller paving: trilplaat, trilplaten
robot gear: kunstmatige intelligentie, ai, robotica, techniekkamp, techniekkampen
roll-up-banner: roll-up banner, roll-up banners, rolbanner, rolbanners, roll-upbanner, spandoek drukken
rubber-stamp document: notaris, notariskantoor, notariaat, stempel, stempels
satellite-dish television: schotelantenne
scaffold ladder: steiger, steigers, steigerbouw, steigerverhuur, rolsteiger
scales: advocaat, advocaten, advocatenkantoor, juridisch advies, echtscheiding, arbeidsrecht, familierecht, letselschade
scales: scheiding, huurrecht, deurwaarder, incasso, scheidingsmediator, rechtshulp, incassobureau, ontslag, ontslagrecht
scales: strafrecht, rechtswinkel
scales salad: afslanken, afvallen, afvallen in groep
scissor-lift: schaarlift, schaarliften, schaarhoogwerker, schaarhoogwerkers, schaarhoogwerker huren
scissors: knutselset
scissors hair-comb: kapster, kapsters, kapper, kapsalon, haarsalon, knippen, knippen en verven, heren knippen
scissors paintbrush: knutselclub, knutselclubs
scroll document: stamboomonderzoek, stamboom, genealogie
scroll fountain-pen: testamenten, erfenis, nalatenschap, huwelijkse voorwaarden, erfrecht, nalaten, schenken en erven
scroll fountain-pen: executeur
scroll: heemkundekring, heemkundige kring, heemkring, historische vereniging
security-guard: beveiliger, beveiligers, beveiligingsmedewerker, objectbeveiliging, bewaker
server: webhosting, datacenter, servers, serverbeheer, hosting
set-square calculator: rekenles, natuurkunde, wiskunde, bijles wiskunde, wiskundebijles
set-square ruler: bouwkundig tekenaar, architect, architectenbureau
shipping-container: zeecontainer, zeecontainers, opslagcontainer, containerverhuur, containerwoning
shop-assistant: ~ winkelmedewerker, verkoopmedewerker, caissière, winkelbediende, kassamedewerker
signing-hands: gebarentaal, cursus gebarentaal, gebarentolk, gebarentolken, tolk gebarentaal
site-cabin: bouwkeet, bouwketen, schaftkeet, schaftketen, bouwkeet huren, keetverhuur
smartphone: telefoon, gsm reparatie, schermreparatie, mobiele telefoon, telefoonreparatie, smartphone, mobiel abonnement
smartphone: telefoons, gsm, refurbished, kapot scherm, scherm kapot, mobieltjes, mobiele abonnementen, telefoonscherm
smartphone: telefoonschermen
smartphone laptop: appontwikkeling
smartphone wall-clock: urenregistratie, tijdregistratie, urenapp
smartphone screwdriver: scherm vervangen, schermherstelling, scherm herstellen, gebarsten scherm
soldering-iron: solderen, soldeercursus, makerspace
speaker: geluidsapparatuur, luidsprekers, geluidsverhuur, speakers, geluidsinstallatie, geluid huren, stereo, hifi
speaker: hifi-winkel, versterkers, muziekinstallatie
speech-bubble: taaluitwisseling, taalcafé, praatgroep, stotteren, logopedie, logopedist
speech-bubble handshake: taalmaatje, taalmaatjes, taalcoach, taalcoaches, taalvrijwilliger, spreekuur van de wethouder
speech-bubble handshake: spreekuur wethouder, spreekuur burgemeester
speech-bubble microphone: logopediste
speech-bubble open-book: engels voor, spaans voor, frans voor, duits voor, cursus spaans, spaanse les, nt2, taalles
speech-bubble open-book: inburgering, inburgeringscursus, nederlandse les, nederlands leren
speech-bubble open-book: nederlands voor anderstaligen, franse les, cursus italiaans, duitse les, conversatieles
speech-bubble open-book: taalreis, spaans leren, italiaans leren, taalhuis, arabische les, staatsexamen nt2
speech-bubble open-book: conversatietafel
spotlight: podiumverlichting, licht en geluid, geluid en licht, lichttechniek, theaterlicht, lichttechnicus
spotlight: podium huren, podiumverhuur, podiumbouw
spray-gun: poedercoaten, poedercoating, verfspuit, verfspuiten, spuitpistool, verfspuitpistool, keuken spuiten
spray-gun: latex spuiten
spreadsheet: spreadsheet, spreadsheets, Excel-cursus, Excel cursus, Excel sjabloon, Excel-sjablonen, rekenblad
spreadsheet: Excel training
steel-beam: stalen balk, stalen balken, staalbalk, i-balk, stalen ligger, hea-balk
stethoscope: arts, kliniek, ziekenhuis, doktersassistent
stethoscope hospital: reumatoloog, reumatologie, maag-darm-leverarts, mdl-arts, endocrinoloog, nefroloog, hematoloog
stethoscope hospital: allergoloog, dialyse, dialysecentrum, proctoloog, chirurg, darmonderzoek, spataderen, reuma
stethoscope hospital: gynaecoloog, gynaecologie, huisartsenpost, gezondheidscentrum, kinderarts, bedrijfsarts
stethoscope hospital: rijbewijskeuring, medische keuring, preventief onderzoek, prescan, doktersassistente
stethoscope hospital: praktijkondersteuner, geriater, slaapapneu, pijnpoli, bevolkingsonderzoek, consultatiebureau
stethoscope hospital: keuringsarts, overgangsconsulent
stethoscope stethoscope: echo
syringe: vaccinatie, griepprik, botox, reisvaccinaties, coronaprik, prikken halen, inenting, inentingen, hpv-prik
syringe: boosterprik, vaccineren, priklocatie
syringe lotion: hyaluronzuur, rimpelbehandeling, rimpels, cosmetische chirurgie, liposuctie, borstvergroting
syringe lotion: cosmetisch arts
tablet: tablet, tablets, ipad, ipads, e-reader, e-readers, tekentablet, tabletreparatie, tablet scherm, tabletscherm
teacher: leerkracht
teacher blackboard: juf groep, meester groep, juf gezocht, juf of meester, onderwijzer, onderwijzeres
teacher blackboard: leerkracht lager, onderwijsassistent, onderwijsassistente, onderwijsassistenten, klassenassistent
teacher blackboard: klassenassistente
telehandler: verreiker, verreikers, verreiker huren, telehandler
telephone: telefooncentrale, telefonie, belservice, telefonische hulpdienst
telephone older-person: personenalarmering, alarmknop, personenalarm
telescope night-sky: sterrenwacht, sterren kijken, sterrenkijken, sterrenkijkavond
test-tube: bloedafname, laboratorium, bloedprikken, bloedonderzoek, prikpost, bloedtest, laborant, analist, soa-test
test-tube: sneltest
theodolite set-square: landmeter, landmeters, landmeetkunde, landmeting, kadastrale meting, landmeter-expert
tiller: tuinfrezen, grondfrees, grondfrezen, motorhakfrees, grondfrees huren, freesmachine, freesmachines, tuinfrees
translation open-book: vertaler, vertaalbureau, vertalingen, tolk, tolken, vertaling, vertaalster, vertaaldienst
translation open-book: vertaaldiensten, vertalers
translation rubber-stamp: beëdigd vertaler, beëdigde vertaling, beëdigde vertalingen, beëdigde vertalers
ultrasound: echografie, pretecho, pretecho's, zwangerschapsecho, echografist, echoscopie
usb-stick: usb-stick, usb-sticks, usb stick, usb sticks
vending-machine soft-drink: snoepautomaat, drankautomaat, drankautomaten, verkoopautomaat, verkoopautomaten
vending-machine soft-drink: snackautomaat, frisdrankautomaat, vending
vending-machine: melkautomaat, melkautomaten, aardappelautomaat, aardappelautomaten, hoeveautomaat
vending-machine bread: broodautomaat, broodautomaten
video-call headphones: webinar, webinars, videobellen, videogesprek, videovergaderen, online vergaderen
waiter: serveerster, bedieningsmedewerker, kelner, ober, obers, ober flexijob, flexijobber horeca
walkie-talkie: walkietalkie, walkietalkies, walkie-talkie, walkie-talkies, walkie talkie, walkie talkies, portofoon
walkie-talkie: portofoons
web-page laptop: website bouwen, webdesign, website laten maken, websites, website, webdesigner, webdesignbureau
web-page laptop: wordpress, nieuwe website, website voor, webbureau, webpagina, websites voor, homepage, webshop bouwen
web-page shopping-cart: webshop laten maken, webshops, webwinkel, webshop, online shop, online winkel
webcam: webcam, webcams
welding-mask fire: lasser, lassers, laswerk, laswerken, lascursus, las- en constructiewerk, lasapparaat, lasapparaten
welding-mask fire: lastoestel
wheel-loader: wiellader, wielladers, wiellader huren, shovelmachinist, minishovel, minishovels, laadschop
whiteboard: whiteboard, whiteboards
windscreen: voorruiten, autoruit, autoruiten, autoruitschade, ruitschade, voorruit vervangen, autoglas
windscreen: ruitenwisser, ruitenwissers, sterretje in de voorruit, sterretje in voorruit, sterretje in ruit
windscreen: sterretje in de ruit, voorruit
windscreen car: carglass
`;
