/** German words for work, business and learning. Notation: word-list.ts. */
export const germanWork = `
3d-printer: 3d-drucker, 3d-druck, 3d drucker, 3d druck, 3d-drucke, 3d-druckservice, 3d-druckdienst
abacus: abakus, mentale arithmetik
abacus calculator: rechnen lernen
air-compressor: druckluftkompressor, druckluftkompressoren, luftkompressor, luftkompressoren, kompressor mieten
alembic test-tube: experimentierkasten, experimentierkästen, chemiebaukasten, experimentiertag, forscherlabor
alembic test-tube: kinderlabor, chemielabor, laborant, laborantin, chemielaborant, chemikant, chemie
anvil hammer: schmied, schmiede, schmiedekurs, kunstschmied, kunstschmiede, amboss, messerschmiedekurs
app-phone: app, apps, app für, unsere app, neue app, unsere neue app, apps für, app für kunden, handy-app, mobile app
app-phone: bestell-app, fitness-app
app-phone laptop: app-entwicklung, app-entwickler
app-phone wall-clock: zeiterfassung app
ballot-box: bürgerentscheid, wählt uns, stimmt für uns, stimmt ab, kommunalwahl, bürgermeisterwahl, bürgerhaushalt
ballot-box: volksentscheid, volksabstimmung, wählerregistrierung, geh wählen, geht wählen, wählen gehen, zur wahl gehen
ballot-box: Gemeinderatswahl
banknotes coin: kredit, kredite, finanzierung, leasing, darlehen, umschuldung, kreditvergleich, fördermittel, factoring
banknotes coin: kreditvermittlung, gehaltsvorschuss, bargeld sofort
barber-chair: friseurstuhl, friseurstühle, barberstuhl, frisierstuhl
billboard: plakatwand, plakatwände, werbetafel, werbetafeln, großflächenplakat, außenwerbung, plakatwerbung
blackboard: schultafel, kreidetafel, kreidetafeln, Lehrer gesucht, Lehrerin gesucht
blood-drop: blutspende, blutspenden, blutspendetermin, blut spenden, stammzellspende, stammzellspender
blood-drop: knochenmarkspende, typisierung, typisierungsaktion
books: reiseführer, hörbuch-box
books open-book: buchbinderei, buchbinder, buchbinden, buchhandlung, bücher, bücherei, bibliothek, buch, lesung
books open-book: buchmesse, bücherflohmarkt, roman, lesekreis, lesen, antiquariat, autorenlesung, comics, comicladen
briefcase handshake: unternehmensberatung, coaching für führungskräfte, gründerberatung, personalvermittlung, zeitarbeit
briefcase handshake: jobmesse, Ferienjob, Ferienjobs
briefcase handshake: ~ stellenangebot, minijob, aushilfe
business-cards printer: visitenkarten, visitenkarte, visitenkarten drucken
calculator receipt: taschenrechner, umsatzsteuervoranmeldung, umsatzsteuererklärung, finanzbuchhaltung, lohnbuchhaltung
calculator receipt: lohnabrechnung, buchhaltung, buchhalter, steuerberater, steuerberatung, steuererklärung, steuern
calculator receipt: wirtschaftsprüfer, lohnsteuerhilfe, buchführung, lohnbüro, lohnsteuer, steuerkanzlei
calculator receipt: jahresabschluss, jahresabschlüsse, umsatzsteuer, einkommensteuer, wirtschaftsprüfung
calculator receipt: existenzgründung, rentenbesteuerung, steuerfachangestellte, steuerfachangestellter
calculator receipt: steuerfachangestellten, lohnverrechner, lohnverrechnerin, lohnverrechnung, arbeitnehmerveranlagung
calculator receipt: kinderfreibetrag, kinderfreibeträge
calendar: kalender, fotokalender, wandkalender, jahreskalender, terminkalender, familienplaner, taschenkalender
calendar: terminplaner, jahresplaner
calendar clipboard: fachmesse
calendar smartphone: dienstplan-app, dienstplanprogramm, dienstplan-software, dienstplanung, schichtplanung
card-terminal credit-card: kartenterminal, kartenterminals, ec-terminal, kartenlesegerät
cash-register: registrierkasse, registrierkassen, kassensystem, kassensysteme, ladenkasse, ladenkassen, kassensoftware
cash-register: kassenrollen
chainsaw logs: motorsäge, motorsägen, kettensägen, motorsägenkurs, kettensägenkurs, motorsägenschein, forstbetrieb
chainsaw logs: forstarbeiten, kettensäge, Forstwirt, Forstwirtin, stihl ms, stihl ms 261, stihl ms 170, stihl ms 180
chainsaw logs: husqvarna 450
chart-up: aktien, börse, investieren, vermögen, unternehmensbewertung
cherry-picker: arbeitsbühne, arbeitsbühnen, hubarbeitsbühne, steiger, steigervermietung, arbeitsbühnenvermietung
cherry-picker: hebebühne
chimney-sweep: schornsteinfeger, kaminkehrer, rauchfangkehrer, schornsteinfegerin, kaminfeger
circuit-board: leiterplatte, leiterplatten, platinen, elektronikreparatur, elektronikfertigung
cleaner: putzfrau, reinigungskraft, putzhilfe, reinigungskräfte
cleaner broom: reinigung mit abnahmegarantie, abnahmegarantie
coin: münzen
coin magnifier: trödel, haushaltsauflösungen antik, nachlass
coin watch: leihhaus, pfandhaus, pfandleihe
combine-harvester wheat: mähdrescher, lohnunternehmen, lohnunternehmer, lohndrusch, mähdrusch
concrete-mixer: betonmischer, fahrmischer, zementmischer, betonlieferung
concrete-mixer bricks: beton, transportbeton, fertigbeton, betonpumpe, estricharbeiten, fließestrich, estrich
concrete-mixer bricks: estrichleger
conveyor-belt: Förderband, Förderbänder, Förderbändern, Fördertechnik, Rollenförderer
crayon: malbuch, malbücher, malen nach zahlen, knete, spielknete
credit-card card-terminal: kartenzahlung
crutch bone: kniegelenk, hüftgelenk, hüft-op, knie-op, künstliches kniegelenk, künstliches hüftgelenk, gelenkersatz
crutch bone: gelenkzentrum, arthrose, arthrosesprechstunde, unfallchirurgie, sportmedizin, sportarzt, meniskus
crutch bone: kreuzband, kreuzbandriss, osteoporose
defibrillator: Defibrillator, Defibrillatoren, Laiendefibrillator, AED-Gerät, AED-Schulung
dentist-chair: zahnarztstuhl, zahnarztstühle, dentaleinheit, behandlungseinheit
desktop-computer: gaming-monitor, bildschirm
desktop-computer laptop: software, buchungssystem, buchungssoftware, terminbuchung online, branchensoftware
desktop-computer screwdriver: pc-notdienst, pc notdienst, pc-reparatur, pc reparatur, computerreparatur, pc-hilfe
desktop-computer screwdriver: pc hilfe, computerhilfe, computerservice, it-notdienst, gaming-pc, computerladen
desktop-computer screwdriver: virenentfernung, datenrettung, pc-service, computerdoktor, pc-doktor, pc doktor
desktop-computer screwdriver: computer-doktor
doctor: hausarzt, hausärztin
document pencil: bewerbungstraining, bewerbungscoaching, bewerbungsmappe, lebenslauf schreiben
document cutlery: Speisekarte, Speisekarten, Menükarte, Menükarten, Getränkekarte, Getränkekarten
drill: akkuschrauber, bohrhammer, bohrhämmer, abbruchhammer, abbruchhämmer, stemmhammer
drill excavator: erdbohrer, erdbohrers, pflanzlochbohrer, erdlochbohrer
drill toolbox: bohrmaschine, eisenwaren, werkzeugverleih, montageservice
drone: drohne, luftbilder
drone video-camera: drohnenvideo, drohnenvideos, drohnenaufnahmen
dust-mask: Staubmaske, Staubmasken, Atemschutzmaske, Atemschutzmasken, FFP2-Maske, FFP2-Masken
envelope: briefumschläge, mailings, brieffreundschaft, newsletter
excavator: abriss, abbruch, erdarbeiten, tiefbau, baumaschinen
excavator crane: bagger, minibagger, baggerarbeiten, baggerbetrieb, baggerverleih, kanalbau, aushub
excavator hammer: abbrucharbeiten, abbruchunternehmen, abrissarbeiten
exhibition-stand: messestand, messestände, messebau, messebauer, messestandbau, messestand mieten, Gewerbeschau
exhibition-stand: Leistungsschau
file-cabinet document: aktenvernichtung, archivierung
forklift: gabelstapler, staplerschein, stapler, staplerfahrer, gabelstaplerfahrer, staplerkurs
forklift pallet: lagerist, lageristin, lagerhelfer, lagerarbeiter, lagermitarbeiter, fachkraft für lagerlogistik
forklift pallet: lagerlogistik, kommissionierer, kommissionieren, logistikzentrum, lagerfachkraft
fountain-pen: füller
fountain-pen document: kalligrafie
fountain-pen scroll: handlettering
fountain-pen notebook: Schreibwerkstatt
gardener: gärtner, gärtnerin, hobbygärtner
gavel: versteigerung, auktion, auktionshaus
generator plug: stromaggregat, stromerzeuger, notstrom, notstromaggregat, stromaggregate, notstromaggregate
generator plug: stromgenerator, stromgeneratoren, stromerzeuger mieten, generatoren, generator
gold-bars: goldbarren
gold-bars tooth: zahngold
hard-hat: schutzhelm, schutzhelme, bauhelm, bauhelme, bauarbeiterhelm, arbeitsschutzhelm, arbeitsschutzhelme
headset speech-bubble: callcenter, call-center, call center, kundenservice, kundendienst am telefon, telefonservice
headset speech-bubble: telefonzentrale, headset, headsets, telefonsekretariat, telefonakquise
house-contract: notar für immobilien, immobilienkaufvertrag, hauskauf, kaufvertrag haus, grundstückskauf
house-contract: immobilienrecht, mietvertrag, mietverträge, mietrecht, wohnungskauf
hydraulic-hose: hydraulikschlauch, hydraulikschläuche, hydraulikservice, hydraulik, schlauchservice
label-roll: Etikettendruck, Etiketten, Aufkleber drucken, Etiketten auf Rolle, Rollenetiketten, Haftetiketten
laptop: excel, word und excel, computerkurs, computerkurse, pc-kurs, tablet-kurs, shopify, programmieren
laptop: programmierkurs, coding, softwareentwicklung, erp, crm, warenwirtschaft, homeoffice, it-dienstleister
laptop: systemhaus, digitalisierung, ki-kurs, chatgpt, python-kurs, frontend, fachinformatiker, informatiker
laptop: it-ausbildung
laptop screwdriver: it-service, it-support, edv, laptop, notebook, online-kurs, onlinekurs, coworking
lathe: drehbank, drehmaschine, cnc-drehen, cnc-fräsen, cnc-dreherei, dreherei, zerspanung, zerspanungstechnik, zerspaner
lathe: drehteile, lohnfertigung, zerspanungsmechaniker, Drechselkurs, Drechselkurse, Drechslerei, Drechsler, Drechseln
lathe: Drechselbank
lathe gear: polymechaniker, polymechanikerin
lift: aufzugstechnik, aufzugsmonteur, aufzugsbau, aufzugswartung, aufzugstechniker, homelift, plattformlift, hebelift
lockers: spind, spinde, spinden, umkleidespinde, garderobenspinde
love-letter: postkarten-set
love-letter ring: hochzeitskarten
magnifier: detektei, detektiv, privatdetektiv
magnifier chart-up: seo, seo-agentur, seo agentur, suchmaschinenoptimierung, google ads, adwords, marktforschung
magnifier chart-up: sea-agentur
magnifier dinner-plate: krimidinner, krimi-dinner
meeting-room: besprechungsraum, besprechungsräume, konferenzraum, konferenzräume, meetingraum, meetingräume, tagungsraum
meeting-room: tagungsräume, sitzungszimmer
megaphone chart-up: werbeagentur, online-marketing, marketing, marketingagentur
megaphone smartphone: instagram, influencer, werbeanzeigen, facebook-werbung, community-management
megaphone speech-bubble: bürgerversammlung, einwohnerversammlung, anliegerversammlung, bürgerdialog
microscope test-tube: labor
network-cable: Netzwerkkabel, Netzwerkkabeln, Netzwerkverkabelung, strukturierte Verkabelung, Datenverkabelung
network-cable: LAN-Kabel, Patchkabel
newspaper: zeitung, lokalzeitung, tageszeitung, zeitungsabo, probeabo zeitung, Zeitschrift, Zeitschriften
newspaper: Zeitungsausträger, Zeitungszusteller
newspaper recycling: altpapier, altpapiersammlung, papiersammlung, papiersammlungen
newspaper cigar: Trafik, Tabaktrafik
notebook: notizbuch, tagebuch
notebook pencil: hausaufgabenclub, hausaufgabenbetreuung, hausaufgabenhilfe
open-book books: lesepate, lesepaten, lesepatin, lesepatinnen, vorlesepate, vorlesepaten
open-book church: kinderbibeltag, kinderbibeltage, kinderbibelwoche
open-book pencil: nachhilfe, sprachkurs, deutschkurs, englischkurs, sprachschule, sprachen lernen, nachhilfeunterricht
open-book pencil: spanischkurs, französischkurs
open-book pencil: ~ deutsch, englisch, französisch, spanisch
open-book: Märchenstunde, Märchenabend, Märchenerzähler, Märchenerzählerin
paintbrush amphora: keramik bemalen, keramikmalen
paintbrush printer: schildermacher, schilderwerkstatt, schilderherstellung, beschilderung, schilder und werbetechnik
pallet: palette europalette, europaletten, holzpaletten, paletten, einwegpaletten, palettenmöbel
pallet-racking: Palettenregal, Palettenregale, Palettenregalen, Lagerregale, Schwerlastregal, Schwerlastregale
pallet-truck: hubwagen, handhubwagen, gabelhubwagen, palettenhubwagen, hubwagen kaufen
parcel: umzugskisten, retouren
parcel delivery-van: umzugskartons, umzugskarton, luftpolsterfolie, versandkartons, versandkarton, packband
parcel delivery-van: verpackungsmaterial, verpackung, verpackungen, kartonagen, paketshop, paket
parcel lorry: ihr zieht um, wir packen an, umzugshelfer
pen memo: unterschriften, unterschriften gegen, unterschriftensammlung, petition, petitionen, unterschriftenaktion
pen memo: volksbegehren, bürgerinitiative, bürgerbegehren
pen notebook: kreatives schreiben
pencil: zeichnen, kalligraphie
pencil notebook: schreibwaren, schulbedarf, schulsachen, schulmaterial, schulmaterialien, schulhefte, schulheft
pencil notebook: papeterie, schreibwarenladen, federmäppchen, mäppchen, schulstart
pencil open-book: hausaufgaben
phone-case: handyhülle, handyhüllen, handycase, smartphonehülle, handytasche, handytaschen, handyzubehör, handykette
phone-case: handyketten, iphone-hülle, iphone-hüllen
pill stethoscope: apotheke, nahrungsergänzung, vitamine, medikamente
pill: Globuli
pocket-knife: Taschenmesser, Taschenmessern, Sackmesser, Sackmessern, Schweizer Messer
postbox love-letter: briefmarkentauschtag
postbox newspaper: zusteller, zustellerin, briefträger, briefträgerin, prospektverteiler, prospekte verteilen, postbote
postbox newspaper: postzusteller, austräger
power-bank: powerbank, powerbanks, power bank
pressure-gauge: Manometer, Manometern, Druckmessgerät, Druckmessgeräte, Kalibrierung, Kalibrierdienst
price-tag: pfarrbasar, pfarrbazar
price-tag desk-lamp: flohmarkt, trödelmarkt, hofflohmarkt, garagenflohmarkt, Brocki, Brockenstube, Brockenhaus
printer: druckerei, copyshop, plakate, flyer, Tonerpatrone, Tonerpatronen, Tonerkartuschen
printer memo: broschüren, briefpapier, roll-up
printer memo: folienplott
printer paintbrush: schilder, beschriftung, werbetechnik, fahrzeugbeschriftung, folierung
receipt card-terminal: kassenbuch
receipt desktop-computer: rechnungs-app, rechnungen schreiben
receipt laptop: rechnungsprogramm, rechnungssoftware, fakturierung
receipt shopping-cart: kassiererinnen, kassenkraft, kassenkräfte, verkäufer an der kasse
road-roller: asphalt, asphaltierung, asphaltarbeiten, asphaltbau, straßenbau
road-roller paving: rüttelplatte, rüttelplatten
robot gear: ki, künstliche intelligenz, robotik, automatisierung
roll-up-banner: rollup-banner, roll-up-banner, rollup-displays, roll-up-display, bannerdruck, werbebanner drucken
rubber-stamp document: notare, stempel, firmenstempel, notar, notarin, notariat
satellite-dish television: sat-anlage, antennentechnik, satellitenanlage
scaffold ladder: gerüst, gerüste, gerüstbau, gerüstbauer, gerüstverleih, rollgerüst
scales: anwalt, rechtsanwalt, anwältin, anwaltskanzlei, kanzlei, rechtsberatung, arbeitsrecht, scheidung
scales: scheidungsanwalt, erbrecht, verkehrsrecht, familienrecht
scissor-lift: scherenbühne, scherenbühnen, scherenarbeitsbühne, scherenarbeitsbühnen, scherenbühne mieten
scissors: scherenschleifer, scheren schleifen
scissors hair-comb: friseur, friseurin, friseursalon, haarstudio, haarschnitt, frisör, haare schneiden, bastelkurs
scissors hair-comb: basteln, haare, herrenschnitt, damenschnitt, färben, strähnchen, schneiden und föhnen
scroll document: ahnenforschung, familienforschung, stammbaum
scroll fountain-pen: testament, testamente, vorsorgevollmacht, patientenverfügung, nachlassplanung, erbschaft
scroll fountain-pen: beglaubigung, ehevertrag, betreuungsverfügung
security-guard: sicherheitsdienst, wachmann, wachschutz, sicherheitsmitarbeiter, objektschutz
server: webhosting, rechenzentrum, server, serverraum, serverwartung, hosting, datensicherung
server wifi-router: Netzwerktechnik, Netzwerkinstallation
set-square calculator: mathe nachhilfe
set-square house: architektin, architektinnen
set-square ruler: bauzeichner, bausachverständiger, architekt, architekten
set-square ruler: architekturbüro, statiker, mathe, mathematik, mathenachhilfe
set-square ruler: ~ gutachter
shipping-container: seecontainer, lagercontainer, schiffscontainer, containervermietung, wohncontainer, seefracht
shipping-container: spedition seefracht
shop-assistant: ~ verkäufer, verkäuferin, verkäufer gesucht, kassierer, kassiererin
signing-hands: gebärdensprache, gebärdensprachkurs, gebärdensprachdolmetscher, gebärdensprachdolmetscherin
signing-hands: gebärdendolmetscher, gebärdenkurs
site-cabin: baucontainer, bürocontainer, baustellencontainer
smartphone: handy, handyreparatur, displayreparatur, handys, handyvertrag, smartphone, handytarif, handyladen
smartphone: displaytausch, prepaid-karte, sim-karte, allnet-flat, allnet flat, mobilfunk, mobilfunkvertrag, akkuwechsel
smartphone: datenvolumen
smartphone laptop: appentwicklung
smartphone screwdriver: handyklinik, handydoktor, handy-klinik, handy-doktor
smartphone wall-clock: zeiterfassung, arbeitszeiterfassung, stundenerfassung
soldering-iron: löten, lötkurs, lötkolben, makerspace, hackspace
speaker: lautsprecher, tontechnik, beschallung, bluetooth-box, bluetooth boxen, hifi, hi-fi, hifi-anlage, stereoanlage
speaker: musikanlage, pa-anlage, pa-verleih, soundsystem, car-hifi
speaker teddy-bear: toniebox, tonieboxen, tonieboxfigur, tonieboxfiguren, tonies, tonie-figuren, toniefiguren
speech-bubble: logopädische praxis, gesprächskreis, sprachcafé, stottern
speech-bubble handshake: sprachpaten, sprachpate, sprachtandem, sprachpatin, sprachpatenschaft, bürgersprechstunde
speech-bubble handshake: sprechstunde mit der bürgermeisterin, sprechstunde mit dem bürgermeister
speech-bubble handshake: bürgermeistersprechstunde
speech-bubble microphone: logopädie, logopäde, logopädin, sprachtherapie
speech-bubble open-book: deutsch a1, deutsch a2, deutsch b1, deutsch b2, deutsch c1, deutschkurs b1
speech-bubble open-book: deutsch für pflegekräfte, englisch für, spanisch für, französisch für, italienisch für
speech-bubble open-book: deutsch lernen, integrationskurs, integrationskurse, italienischkurs, englisch lernen
speech-bubble open-book: spanisch lernen, italienisch lernen, französisch lernen, alphabetisierungskurs, mundartkurse
speech-bubble open-book: konversationskurs, b2-prüfung, telc, deutschprüfung, russischkurs, türkischkurs, polnischkurs
speech-bubble open-book: arabischkurs, sprachreise, sprachreisen, schwyzerdütsch, schwiizerdütsch, mundartkurs
speech-bubble open-book: japanisch abendkurs, japanischkurs, japanisch lernen
spotlight: bühnentechnik, lichttechnik, veranstaltungstechnik, scheinwerfer mieten, bühnenbeleuchtung, lichttechniker
spotlight microphone: Bühne mieten, mobile Bühne
spray-gun: Pulverbeschichtung, Pulverbeschichtungen, Lackierpistole, Farbspritzpistole, Spritzlackierung
spray-gun: Airless-Spritzen, Spritzpistole
spreadsheet: Tabellenkalkulation, Excel-Vorlage, Excel-Vorlagen, Excel-Kurs, Excel-Kurse, Excel-Tabelle, Excel-Tabellen
spreadsheet: Excel-Schulung
steel-beam: stahlträger, stahlträgern, doppel-t-träger, i-träger, stahlprofile
stethoscope: arzt, ärztin, arztpraxis, krankenhaus, kinderarzt, vorsorge, vorsorgeuntersuchung, frauenarzt
stethoscope: gynäkologe, kardiologe, blutdruck messen, blutdruckmessung, blutdruckmessen
stethoscope hospital: rheumatologe, rheumatologin, rheumatologie, gastroenterologe, gastroenterologie, endokrinologe
stethoscope hospital: endokrinologie, nephrologe, nephrologie, nierenzentrum, dialyse, dialysezentrum, hämatologe
stethoscope hospital: hämatologie, allergologe, allergologie, proktologe, proktologie, viszeralchirurgie, gefäßchirurgie
stethoscope hospital: internist, internistin, chirurg, chirurgin, chirurgische praxis, diabetologe, diabetologin
stethoscope hospital: diabetologie, diabeteszentrum, urologie, urologische praxis, darmspiegelung, koloskopie
stethoscope hospital: magenspiegelung, endoskopie, venenzentrum, venenpraxis, venen, krampfadern, phlebologe
stethoscope hospital: phlebologie, schlaflabor, schmerztherapie, schmerzzentrum, schmerzambulanz, schmerzpraxis
stethoscope hospital: neurologie, onkologie, krebszentrum, nuklearmedizin, schilddrüse, medizinisches versorgungszentrum
stethoscope hospital: mvz, gemeinschaftspraxis, facharzt, fachärzte, bereitschaftsdienst, privatpraxis, telemedizin
stethoscope hospital: gesundheitscheck, herniensprechstunde, leistenbruch, betriebsarzt, arbeitsmedizin, reisemedizin
stethoscope hospital: allergietest, allergietests, hyposensibilisierung, migräne, reha-klinik, rehazentrum, gynäkologie
stethoscope: ~ klinik
syringe: impfaktion, impfung, impfungen, impftermin, impfzentrum, grippeimpfung, botox, faltenbehandlung, fsme, tetanus
syringe: impfbus, impfpass, impfsprechstunde, impfberatung
syringe lotion: hyaluron, hyaluronsäure, unterspritzung, faltenunterspritzung, fadenlifting, facelift, eigenfett, prp
syringe lotion: vampirlifting, ästhetische medizin, schönheitschirurgie, schönheits-op, plastische chirurgie
syringe lotion: ästhetische chirurgie, infusionstherapie, vitamininfusion
tablet: tablet, tablets, ipad, ipads, e-reader, ebook-reader, e-book-reader, grafiktablet, grafiktablets
tablet: tablet-reparatur, tabletreparatur, tablet-hülle
teacher: lehrkraft, lehrkräfte
teacher crayon: kindergärtner, kindergärtnerin, kindergärtnerinnen
telehandler: teleskoplader, teleskopstapler, telehandler, teleskoplader mieten
telephone: telefonanlage, telefonanlagen, telefonseelsorge, sorgentelefon
telephone older-person: hausnotruf, hausnotrufe, notrufknopf
telescope night-sky: sternwarte, astronomie
test-tube: blutabnahme
theodolite set-square: vermessungsbüro, vermessung, vermessungsingenieur, landvermesser, landvermessung, bauvermessung
theodolite set-square: vermessungstechniker, vermessungstechnik, grenzvermessung
tiller: Motorhacke, Motorhacken, Bodenfräse, Bodenfräsen, Gartenfräse, Gartenfräsen, Einachsschlepper
translation open-book: übersetzungsbüro, übersetzer, übersetzungen, übersetzung, übersetzerin, dolmetscher
translation open-book: dolmetscherin, dolmetscherdienst, fachübersetzungen, dolmetschen
translation rubber-stamp: beglaubigte übersetzung, beglaubigte übersetzungen, beeidigter übersetzer
translation rubber-stamp: vereidigter übersetzer, vereidigte übersetzerin
ultrasound: ultraschall, ultraschalluntersuchung, ultraschalluntersuchungen, sonografie, sonographie, babyultraschall
usb-stick: usb-stick, usb-sticks, usb stick, usb sticks, speicherstick, speichersticks
vending-machine soft-drink: verkaufsautomat, verkaufsautomaten, snackautomat, snackautomaten, getränkeautomat
vending-machine soft-drink: getränkeautomaten, warenautomat
video-call headphones: webinar, online-seminar, online-seminare, webinare, videokonferenz, videokonferenzen
video-call headphones: videosprechstunde, online-meeting, videoberatung
waiter: kellner, kellnerin, servicekraft, servicekräfte, kellner gesucht
walkie-talkie: walkie-talkie, walkie-talkies, walkie talkie, walkie talkies, funkgerät, funkgeräte, handfunkgerät
walkie-talkie: handfunkgeräte, funkgeräte mieten
walkie-talkie baby: babyphone, babyphon, babyfon
walkie-talkie radio: amateurfunk, amateurfunker, amateurfunkkurs
web-page laptop: webdesign, wordpress, homepage, webseite, webseiten, website, websites, internetauftritt, webentwickler
web-page laptop: webseite erstellen, neue website, neue webseite, homepage erstellen, webagentur, webauftritt
web-page laptop: landingpage, landingpages, webdesigner
web-page shopping-cart: onlineshop, onlineshops, webshop, e-commerce, online-shop, online-shops, webshops
webcam: webcam, webcams, webkamera, webkameras
welding-mask: schweisser
welding-mask fire: schweißerin, schweißen, schweißarbeiten, schweißkurs, schweißkurse, schweißtechnik
welding-mask fire: schweißfachbetrieb
wheel-loader: Radlader, Hoflader, Radladern, Radladerfahrer, Hofladern, Radlader mieten
whiteboard: whiteboard, whiteboards, mobiles whiteboard
windscreen: windschutzscheibe, windschutzscheiben, frontscheibe, autoglas, steinschlagreparatur, scheibentausch
windscreen: steinschlag, steinschläge
`;
