/** German words for the home and its tools. Notation: word-list.ts. */
export const germanHome = `
air-conditioner: klimaanlage, klimaanlagen, klimatechnik, lüftung
air-fryer: heißluftfritteuse, heißluftfritteusen, airfryer
armchair chair: möbelrestaurierung, möbelrestauration, antike möbel restaurieren
armchair sofa: polsterer, raumausstatter, aufpolstern, neu beziehen, neubezug
awning: markise, markisen, sonnensegel, markisenbau, terrassenmarkise
axe target: axtwerfen
basket: wäschesack
basket carrot: solawi, hofladen, obst und gemüse, gemüse, biogemüse, gemüsekiste, bioladen, gemüsehändler, bärlauch
basket carrot: direktvermarktung, regionale produkte, biokiste
basket leaves: korbflechter, korbmacher, korbflechterei, weidenkörbe
bathtub: badebomben, badesalz, badekugeln, badezusatz
bathtub shower: bad, badezimmer, badsanierung, badrenovierung, badausstellung, badewanne, badumbau, badmöbel
bathtub shower: badstudio, badplanung, traumbad, bäder, komplettbad, seniorenbad
battery: ladegerät, ladestation fürs handy
battery plug: akku, akkus, stromspeicher, solarspeicher, e-bike akku, akkutausch
bed bellhop-bell: pension, gasthof, fremdenzimmer, gästehaus, schlafzimmer, doppelzimmer, einzelzimmer, gästezimmer
bed bellhop-bell: hotel, hostel, ferienhotel, bett, betten, übernachtung, monteurzimmer, zimmer frei
bed bellhop-bell: bed and breakfast, zimmermädchen, hausdame, roomservice, jugendherberge
bed bellhop-bell: urlaub auf dem bauernhof, monteurwohnung, monteurunterkunft, rezeptionist, rezeptionistin
bed key: zimmer in wg, wg-zimmer, wg zimmer, wg-zimmer frei, zimmer zu vermieten, möbliertes zimmer, untermieter
bed key: mitbewohner gesucht
bed key: ~ zimmer
bed mattress: lattenroste, schlafsysteme, topper, schlafberatung
bedding: bettwäsche, bettdecke, bettdecken, bettwaren, bettzeug, kopfkissen, kopfkissenbezug, kissenbezug
bedding: spannbettlaken, bettlaken, daunendecke, daunendecken, bettbezug, bettbezüge, daunenkissen, bettgarnitur
bedding: bettfedern, federbett, federbetten, bettfedernreinigung
bench: gartenbank, gartenbänke, parkbank, parkbänke, sitzbank, sitzbänke, holzbänke
blanket: heizdecke, gewichtsdecke, picknickdecke
blanket cushion: wolldecke, wolldecken, kuscheldecke, kuscheldecken, babydecke, babydecken, tagesdecke, tagesdecken
blender: standmixer, mixer, küchenmaschine, küchenmaschinen, smoothie-maker, stabmixer, entsafter, thermomix
blender: küchenkleingeräte
blinds: jalousie, jalousien, rollo, rollos, rollladen, rollläden, raffstore, raffstores, plissee, plissees, fensterläden
blinds: sonnenschutz
boiler radiator: heizkessel, gasheizung, brennwertheizung, gastherme, thermenwartung, heizungstausch, boiler
boiler radiator: warmwasserboiler
bookshelf books: bücherregal, bücherregale, regal, regale, regalsysteme
bow-and-arrow target: bogenschießen, bogenschiessen, bogensport, bogenschützen
broom bucket: treppenhausreinigung, hausreinigung, endreinigung, grundreinigung, unterhaltsreinigung
broom spray-bottle: reinigungsfirma, putzfrau, gebäudereinigung, reinigungsservice, haushaltshilfe, reinigungskraft
broom spray-bottle: putzhilfe, büroreinigung, frühjahrsputz
broom washing-machine: wir putzen, putzen und bügeln, putzen
broom wastebasket: flurreinigung, dorfputz, dorfputzete, flurputz, flurputzete
bubbles: schaumparty, seifenblasen
bucket: wischmopp, bodenwischer
bust: skulptur, skulpturen, statuen, büste, büsten, bildhauerei, bildhauerkurs, skulpturenpark, skulpturenpfad
candle: kerzen, kerze, bestattung, bestatter, bestattungshaus, trauerfeier, hospiz
candle bouquet: bestattungsvorsorge, sterbevorsorge, grabpflege, grabgestaltung, dauergrabpflege, grabbepflanzung
candle headstone: trauerrede, bestattungsinstitut
candle heart: trauerbegleitung, trauergruppe, trauercafé
chair: stühle, stuhl, polstern, stuhlflechter, stühle flechten, gartenmöbel, bestuhlung, loungemöbel, rattanmöbel
chair: balkonmöbel, terrassenmöbel, hocker, barhocker, gartenliege
chandelier: kronleuchter, lüster, lampengeschäft, leuchten
chimney fire: schornsteinfeger, kaminkehrer, rauchfangkehrer, kaminfeger, schornsteinsanierung
coffin candle: sargtischlerei, särge
cooker-hood: dunstabzugshaube, dunstabzugshauben, dunstabzug, abzugshaube, küchenabluft, küchenabluftreinigung
cooker-hood: fettabscheidung
cooking-pot: kochtopf, kochtöpfe, topfset, topfsets, schnellkochtopf, schnellkochtöpfe, reiskocher, bräter, kochgeschirr
cooking-pot: schmortopf
cot: babybett, babybetten, kinderbett, kinderbetten, beistellbett, gitterbett, laufstall, wickelkommode
curtains window: vorhänge, gardinen, rolladen
cushion: kissen, zierkissen, sofakissen, sitzkissen, kissenbezüge, wohntextilien, heimtextilien, seidenkissenbezug
desk office-chair: schreibtisch, schreibtische, büromöbel, stehtisch, höhenverstellbarer schreibtisch
desk office-chair: höhenverstellbare schreibtische, steh-sitz-tisch
desk-lamp: schreibtischlampe, bürolampe
dining-table: tischdecke, stoffservietten, tischläufer
dining-table chair: Esstisch, Esstische, Holztisch, Holztische, Eichentisch, Couchtisch, Tischplatte
door: türen, haustüren
door balloon: tag der offenen tür, tage der offenen tür
door fence: torbau
drainpipe droplet: rohrreinigung, abflussreinigung, kanalreinigung, kanalsanierung, rohrsanierung, verstopfter abfluss
drainpipe droplet: abfluss verstopft, rohrverstopfung
dummy: schnuller, schnullerkette, schnullerketten, nuggi, nuggis, namensschnuller
electric-fan: ventilator, ventilatoren, standventilator, tischventilator, deckenventilator, deckenventilatoren
fabric-roll thread: stoffe, stoffmarkt, stoffladen, meterware, stoffe vom ballen, holländischer stoffmarkt
fabric-roll thread: patchworkstoffe, dekostoffe, möbelstoffe, stoffreste
fence hammer: zaun, zäune, zaunbau, gartenzaun
fire-extinguisher: feuerlöscher, brandschutz
fireplace fire: kamin, kamine, kaminbau, kaminbauer, offener kamin
first-aid-kit: erste hilfe, erste-hilfe-kurs, erste hilfe kurs, erste-hilfe-kurse, ersthelfer, ersthelferausbildung
first-aid-kit: defibrillator, verbandskasten
fitted-kitchen: einbauküche, einbauküchen, küchenstudio, küchenstudios, küchenmontage, küchenplanung, küchenmöbel
fitted-kitchen: küchenfronten, maßküchen, küchenbauer, küchenhaus, neue küche, küchen nach maß, arbeitsplatte
fitted-kitchen: arbeitsplatten, küchenarbeitsplatte, küchenarbeitsplatten, küchenzeile, küchenblock
fitted-kitchen: küchenmodernisierung, küchenaufbau, musterküche, musterküchen, granitplatten, küchenverkauf
floorboards: parkett, parkettböden, parkettleger, parkett schleifen, laminat, dielen, dielenboden, holzböden, holzboden
floorboards: vinylboden, vinylböden, bodenleger, fußbodenleger, bodenbeläge, terrassendielen, bodenverlegung
fridge: kältetechnik, kühlanhänger, kühlzelle, kühlschrank, kühl-gefrierkombination, gefrierkombination, gefrierkombi
fridge: gefriertruhe, gefriertruhen, gefrierschrank, gefrierschränke, kühlgeräte, kühltheke, kühlraum, tiefkühltruhe
garage-door: garagentor, garagentore, sektionaltor, sektionaltore, rolltor, rolltore
garden-hose: gartenschlauch, gartenschläuche, schlauchtrommel, schlauchwagen, bewässerungsschlauch
garden-shed: gartenhaus, gartenhäuser, geräteschuppen, gerätehaus, gartenschuppen, gartenlaube
gas-cylinder fire: gasflasche, gasflaschen, propangas, flaschengas, flüssiggas
gate fence: tor, tore, toranlagen, einfahrtstor, einfahrtstore, hoftore, gartentor, gartentore, zäune und tore
gear wrench: spritzguss, spritzgussteile, werkzeugbau, frästeile, formenbau, kugellager, blechbearbeitung
gear wrench: laserschneiden, galvanik, gießerei, lohnhärterei, stanzteile, maschinenbauer
gear wrench: maschinenbediener, maschinenführer, produktionshelfer, produktionsmitarbeiter
gear wrench: industriekaufmann, fertigungshelfer, maschinenbau, cnc, cnc-technik, instandhaltung
grandfather-clock: standuhr, standuhren, pendeluhr, pendeluhren
gutter house: dachrinne, dachrinnen, dachrinnenreinigung, regenrinne, regenrinnen, spengler, dachentwässerung
hammer saw: holzbearbeitung, heimwerkerkurs
hammer-and-wrench gear: metallbau
headstone: grabmale, grabstein, grabsteine, steinmetz
heat-pump radiator: wärmepumpe, wärmepumpen, luftwärmepumpe, luft-wasser-wärmepumpe
house-insulation: dämmung, wärmedämmung
house-insulation: dachdämmung, fassadendämmung, kellerdämmung, dachbodendämmung, einblasdämmung, dämmen, dämmstoffe
house-insulation: wärmedämmverbundsystem, innendämmung, kellerdeckendämmung, außendämmung
incense: räucherstäbchen, räucherwerk, räucherkegel, weihrauch
insured-home shield: hausratversicherung, hausrat
insured-home shield: wohngebäudeversicherung, gebäudeversicherung, elementarversicherung, hausversicherung
iron: bügelbrett
iron t-shirt: bügelservice, bügeln, bügelwäsche, bügeleisen, heißmangel, mangelservice
kettle: wasserkocher, teekessel
key lock-and-key: schlosserei, schlüsselmacher, sicherheitstechnik
key padlock: tresoröffnung, schließanlagen, türöffnung, aufsperrdienst, schlüsseldienst, schlüsselnotdienst, schlosser
ladder bricks: hebebühne
light-bulb: lampen, beleuchtung, lampe
light-bulb plug: stromabschaltung, stromausfall
lock-and-key: möbeltresor
lock-and-key key: schloss defekt, türschloss, türschlösser, schlossaustausch, schließzylinder, schlösser austauschen
lock-and-key padlock: it-sicherheit, datenschutz, cybersicherheit
lock-and-key puzzle: escape room, escape game, exit room
lotion: haarentfernung, hautarzt, hautärztin, dermatologe, creme
lotion: sonnencreme, kosmetikbehandlung, gesichtsbehandlung, enthaarung, körperlotion, bodylotion
lotion: körpermilch, festes shampoo, tuchmasken, sonnenmilch
lotion serum-bottle: gesichtsreinigung, ausreinigung, mikroneedling, needling, fruchtsäurepeeling, chemisches peeling
lotion serum-bottle: peeling, peelings, mikrodermabrasion, aquafacial, antiaging, akne behandlung, aknebehandlung
lotion serum-bottle: unreine haut, hautverjüngung, pigmentflecken, altersflecken, besenreiser, narbenbehandlung
lotion serum-bottle: couperose, hautanalyse, hautberatung, gesichtsmaske, gesichtsmasken, cellulite
lotion serum-bottle: cellulitebehandlung, kryolipolyse, fett-weg, fett weg, körperforming, bodyforming, bodywrapping
lotion serum-bottle: hautstraffung, mesotherapie, hautscreening, hautkrebsscreening, hautkrebsvorsorge, hautcheck
lotion serum-bottle: muttermal, muttermale, neurodermitis, schuppenflechte, hautpraxis, hautklinik, körperpeeling
mattress bed: matratze, matratzen, boxspringbett
mortar: pfeffermühle, salzmühle, gewürzregal
mouse-trap: mäuse im haus, ratten, mäuse und ratten, rattenbekämpfung, mäusebekämpfung
mouse-trap cockroach: schädlingsbekämpfung, kammerjäger
office-chair desk: bürostuhl, bürostühle, schreibtischstuhl, gaming-stuhl, drehstuhl
oil-lamp compass: nachtwächterführung, nachtwächterrundgang, laternenführung
oven: mikrowelle, mikrowellen, ceranfeld, kochfeld, kochfelder, dampfgarer
oven dining-table: küche
oven frying-pan: backofen, herd, backöfen
oven spray-bottle: dunstabzüge, backofenreinigung
padlock: lagerplatz
padlock: kellerabteil, einlagern
paint-roller bucket: streichen, wir streichen, wohnung streichen, wände streichen, malern, malerbetrieb, renovieren wir
paint-roller bucket: maler, malermeister, anstrich, renovierung, stuckateur
paper-lantern: martinsumzug, sankt-martins-umzug, sankt martin, st. martin, laternenumzug, laternenfest, martinssingen
paper-lantern: laternenbasteln, martinstag, lampionumzug, lampions
paving trowel: pflaster verlegen, pflasterarbeiten, pflastersteine, hofeinfahrt, hofeinfahrten
paving trowel: pflasterer, pflasterbau, einfahrt pflastern, hof pflastern, steinsetzer, wegebau
pergola house-with-garden: pergola, pergolen, pavillon, pavillons, terrassenüberdachung, terrassenüberdachungen
pet-bed: hundebett, hundebetten, hundekorb, hundekörbe, hundekissen, hundekörbchen, katzenbett, katzenbetten, hundedecke
pet-bed: hundedecken
piggy-bank coin: sparschwein, spardose, sparbuch, sparkonto, altersvorsorge, festgeld, festgeldkonto, tagesgeldkonto
piggy-bank coin: sparplan, etf, etfs, etf-sparplan, fondssparplan, fondssparen, geldanlage, geldanlagen
piggy-bank coin: vermögensaufbau, vorsorgeberatung, private rente, rentenversicherung, riester, rürup, rente mit
piggy-bank coin: rentenberatung, sparzinsen, kindersparen, juniorkonto, weltspartag, vermögensberatung, finanzberatung
piggy-bank coin: finanzberater, anlageberatung, investmentfonds
plug: steckdose, steckdosen, lichtschalter, ladekabel, verlängerungskabel, netzteil, netzteile, mehrfachsteckdose
plug lightning: elektriker, elektroinstallation, elektro
plug lightning: elektrotechnik, elektromeister, ökostrom, stromanbieter, stromanbieter wechseln, elektroarbeiten
plug lightning: altbau elektrik, smart home, elektroniker, elektronikerin, mechatroniker, e-check, sicherungskasten
plug lightning: zählerschrank, fi-schalter, elektrohandwerk, knx, kabel verlegen, stromvertrag
plug lightning: stromtarif, stromtarife, strom und gas, stromvergleich
pressure-washer: hochdruckreiniger, hochdruckreinigung, steinreinigung, terrassenreinigung, fassadenreinigung
pressure-washer: pflasterreinigung, graffitientfernung
pressure-washer roof: dachreinigung, dachbeschichtung, dachwäsche
radiator tap: anlagenmechaniker shk, anlagenmechaniker, shk, sanitär heizung klima
radiator thermometer: heizung, heizungen, heizungswartung, fußbodenheizung
radiator wrench: heizungsbau, heizung sanitär, heizkörper, heizungsinstallateur
razor: rasur
razor lotion: epilation, haarfrei, bikinizone
recycling: recycling, unverpackt, unverpacktladen, schrott
recycling wastebasket: entrümpelung, entrümpelungen, sperrmüll, müllabfuhr, haushaltsauflösung, haushaltsauflösungen
recycling wastebasket: wohnungsauflösung
robot-vacuum: saugroboter, staubsaugerroboter, wischroboter, saug- und wischroboter, saugwischroboter, putzroboter
roof house: dachleck, dachlecks, dachundichtigkeit, flachdach, flachdächer, steildach, ziegeldach, hausdach, vordach
roof house: metalldach, schrägdach, glasdach, satteldach, pultdach, walmdach, blechdach, schieferdach, reetdach
roof house: terrassendach, dachstuhl, spenglerei, dachausbau, dachdecker, dach, dächer, dachsanierung
rug: teppich, teppiche, orientteppiche, teppichreinigung, badematte, fußmatte, türmatte
sack spade: kompost, torf
sack wheat: futtermittel, tierfutter vom, hühnerfutter, landhandel, saatgut, getreidemühle
safe padlock: tresor
safe padlock: tresore, wertschutzschrank, waffenschrank, waffenschränke, schließfach, schließfächer, möbeltresore
saw: stichsäge, kreissäge
saw hammer: schreiner, schreinerei, tischler, tischlerei, zimmerei, holzbau, holzwerkstatt, zimmerer
saw hammer: böden, dachstühle, zimmermann, zimmerleute, drechseln, innenausbau, holzterrasse, carport
saw hammer: terrassenbau
screwdriver coffee: reparaturcafé
screwdriver toolbox: repaircafé, repair café, repair-café, möbelmontage, möbelaufbau
security-camera: sicherheitsdienst, alarmanlage, alarmanlagen, überwachungskamera
security-camera shield: wachdienst, videoüberwachung, objektschutz
sewing-machine: overlock
sewing-machine sewing-needle: näherin, näherinnen
sewing-machine thread: nähmaschinen, nähmaschinenreparatur, nähmaschine
shield security-camera: wachmann, wachleute, sicherheitsmitarbeiter, nachtwächter
shield umbrella: versicherung, versicherungen, versicherungsmakler, haftpflicht
shield umbrella: lebensversicherung, krankenversicherung, berufsunfähigkeit, rechtsschutz
shield umbrella: sterbegeld, krankenkasse
shopping-cart basket: supermarkt, lebensmittel, lebensmittelgeschäft
shopping-cart price-tag: kassierer, kassiererin, regalauffüller, verkäufer gesucht, verkäuferin gesucht
shopping-cart price-tag: einzelhandelskaufmann, einzelhandelskauffrau, filialleiter, filialleiterin, regale auffüllen
shopping-cart price-tag: discounter, tante-emma-laden, dorfladen
shower: duschtasse
soap: seife, seifen, duschgel
sofa: möbel, möbelhaus, sofa, sofas, polsterei, einrichtung, couch, sessel, wohnlandschaft, ecksofa, wohnzimmer
sofa armchair: polster reinigen, polsterreinigung, polstermöbel reinigen
sofa desk-lamp: innenarchitekt, innenarchitektin, innenarchitektur, inneneinrichtung, innendesign
solar-panel sun: sonnenkollektoren, pv-anlage, pv anlage, pv-anlagen, pv anlagen, pv, solaranlagen, solaranlage
solar-panel sun: photovoltaikanlagen, solar, photovoltaik, balkonkraftwerk, solarstrom
sponge: putzschwämme, spülbürste, spültücher
spray-bottle bucket: wespenbekämpfung, tatortreinigung, desinfektion, schimmelentfernung
spray-bottle cockroach: bettwanzen, bettwanze
spray-bottle gear: pulverbeschichten, pulverbeschichtung, strahlarbeiten
squeegee window: fensterputzer, fensterreinigung, fenster putzen, glasreinigung, fensterputzen, gebäudereiniger
staircase: treppe, treppen, treppenbau, treppenrenovierung
staircase saw: holztreppen, treppenbauer
stairlift: treppenlift, treppenlifte
stove fire: grundofen, ofensetzer
stove logs: kaminofen, kaminöfen, kachelofen, kachelöfen, pelletofen, pelletöfen, holzofen, holzöfen, schwedenofen
stove logs: ofenbau, ofenbauer
tap: waschbecken, waschtisch, waschtische, armaturen, armatur, wasserhahn, wasserhähne, spültisch, mischbatterie
tap droplet: wasserabstellung, wasser abgestellt, wassersperre
tap wrench: klempner, installateur, sanitär, rohrbruch, sanitärinstallateur, verstopfung
tiles trowel: fliesen, fliesenleger, fliesenstudio, kacheln, mosaik
toaster: toaster, toasters, langschlitztoaster, brotröster
toilet: trockentoilette, trockentoiletten, trockentoiletten mieten, mietklo, komposttoilette
toolbox: schraubendreher-set
toolbox hammer: hausmeister, baumarkt, werkzeug, hausmeisterservice
toolbox hammer: ~ handwerker, handwerk, handwerksbetrieb, handwerksbetriebe
toothbrush: zahnpasta, zahncreme, zahnpasta-tabletten, zahnputztabletten
towel: waschlappen, strandtuch
towel soap: handtuch, handtücher, badetücher, badetuch, strandtücher
vacuum-cleaner: staubsauger, akkusauger, staubsaugerbeutel
vacuum-cleaner: teppichbodenreinigung, autoinnenreinigung
vase: glasbläserei, glasbläser, glasblasen, glashütte, vase, vasen
video-intercom door: sprechanlage, sprechanlagen, türsprechanlage, türsprechanlagen, videosprechanlage
video-intercom door: gegensprechanlage, türklingel, videoklingel, zutrittskontrolle
wallpaper paint-roller: fototapete
wallpaper paint-roller: tapeten, tapete, tapezieren, tapezierarbeiten, vliestapete, vliestapeten, tapetenmarkt
wallpaper paint-roller: fototapeten
wardrobe: schrank, schränke, einbauschrank, einbauschränke, kleiderschrank, kommode, sideboard, schuhregal
wardrobe oven: küchentüren, küchenfronten austauschen
washing-machine: waschsalon, wäscherei, waschmaschine, reinigung textil, waschmaschinenreparatur, wäscheservice
washing-machine: geschirrspüler, spülmaschine, spülmaschinen, geschirrspülmaschine, wäschetrockner, waschtrockner
washing-machine: trockner und, elektrogroßgeräte, haushaltsgroßgeräte, weiße ware, hausgeräte, waschmittel, spülmittel
washing-machine: weichspüler, putzmittel
washing-machine wrench: haushaltsgeräte, hausgeräte kundendienst
wastebasket recycling: schrottabholung, schrottplatz, wertstoffhof, schutt
wastebasket recycling: müllsammelaktion, müllsammeln, aufräumaktion, frühjahrsputz im park, waldputz
wastebasket recycling: flussputz
wastebasket recycling: dreck-weg-tag
water-bottle: trinkflasche, trinkflaschen, edelstahlflasche, edelstahlflaschen, edelstahl-trinkflasche
water-bottle: edelstahl-trinkflaschen, isolierflasche, isolierflaschen, thermosflasche, thermosflaschen
water-pump droplet: brunnenbau, brunnenbohrung, brunnen bohren, wasserpumpe, wasserpumpen, gartenbrunnen, brunnenbauer
water-tank droplet: wassertank, wassertanks, zisterne, zisternen, regentonne, regentonnen, regenwassertank
wheelie-bin: mülltonne, mülltonnen, mülltonnenreinigung, biotonne, mülltonnenbox, müllbeutel, mülleimer, treteimer
wifi-router: glasfaser, glasfaseranschluss, wlan-router, internetanschluss, breitband, internetanbieter, wlan einrichten
window: fenster, fensterbau, glaser, glaserei, glasreinigung fenster, glasbau, isolierglas
window beach-umbrella: rollladenbau
window palette: buntglas
wrench car: autowerkstatt, kfz-werkstatt, kfz-meister, werkstatt, mechaniker, autoreparatur, tüv
wrench car: zahnriemen, zahnriemenwechsel, auspuff
wrench car: stoßdämpfer, kupplung, getriebe, getriebespülung, unfallinstandsetzung, unfallschaden, unfallschäden
wrench car: hu/au, hu au, au plakette, kfz-service, kfz service, klimaservice, klimawartung, frühjahrscheck
wrench car: wintercheck, urlaubscheck, lichttest, motorinstandsetzung, motordiagnose, fahrzeugdiagnose, achsvermessung
wrench car: spureinstellung, kfz-mechatroniker, kfz-mechatronikerin, batteriewechsel, unterbodenschutz, rostschutz
wrench car: anhängerkupplung, tuning, beulendoktor, hagelschaden, hagelschäden, lackschäden, lackdoktor
wrench car: inspektion nach herstellervorgabe
wrench car: ~ inspektion
`;
