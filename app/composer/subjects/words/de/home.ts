/** German words for the home and its tools. Notation: word-list.ts. */
export const germanHome = `
advent-calendar: adventkalender, adventskalender
air-conditioner: klimaanlage, klimaanlagen, klimatechnik, lüftung
air-fryer: heißluftfritteuse, heißluftfritteusen, airfryer
armchair chair: möbelrestaurierung, möbelrestauration, antike möbel restaurieren
armchair sofa: polsterer, raumausstatter, aufpolstern, neu beziehen, neubezug
awning: markise, markisen, sonnensegel, markisenbau, terrassenmarkise
axe target: axtwerfen
bar-stool: barhocker, barstuhl, barstühle, tresenhocker, thekenhocker
basket: wäschesack
basket carrot: solawi, hofladen, obst und gemüse, gemüse, biogemüse, gemüsekiste, bioladen, gemüsehändler
basket carrot: direktvermarktung, regionale produkte, biokiste
basket leaves: korbflechter, korbmacher, korbflechterei, weidenkörbe
bath-bomb: badebombe, badebomben, badekugel, badekugeln
bathtub: badesalz, badezusatz
bathtub shower: bad, badezimmer, badsanierung, badrenovierung, badausstellung, badewanne, badumbau, badmöbel, badstudio
bathtub shower: badplanung, traumbad, bäder, komplettbad, seniorenbad
battery: ladegerät, ladestation fürs handy
battery plug: akku, akkus, stromspeicher, solarspeicher, e-bike akku, akkutausch
bed: pflegebetten
bed bellhop-bell: pension, gasthof, fremdenzimmer, gästehaus, schlafzimmer, doppelzimmer, einzelzimmer, gästezimmer
bed bellhop-bell: hotel, hostel, ferienhotel, bett, betten, übernachtung, monteurzimmer, zimmer frei, bed and breakfast
bed bellhop-bell: zimmermädchen, hausdame, roomservice, jugendherberge, urlaub auf dem bauernhof, monteurwohnung
bed bellhop-bell: monteurunterkunft, rezeptionist, rezeptionistin
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
blender: standmixer, mixer, smoothie-maker, stabmixer, entsafter, thermomix, küchenkleingeräte
blinds: jalousie, jalousien, rollo, rollos, rollladen, rollläden, raffstore, raffstores, plissee, plissees, sonnenschutz
blinds: rollladenbau, rolladen
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
carport: carport, carports, carportbau, doppelcarport, autounterstand
ceiling-fan: deckenventilator, deckenventilatoren
chair: stühle, stuhl, polstern, stuhlflechter, stühle flechten, gartenmöbel, bestuhlung, loungemöbel, rattanmöbel
chair: balkonmöbel, terrassenmöbel, hocker
chandelier: kronleuchter, lüster, lampengeschäft, leuchten
chest-of-drawers: kommoden, schubladenkommode, schubladenschrank, kommode, sideboard, wickelkommode
chimney fire: schornsteinfeger, kaminkehrer, rauchfangkehrer, kaminfeger, schornsteinsanierung
chopping-board: schneidebrett, schneidebretter, schneidbrett, schneidbretter
clothes-airer: wäscheständer, wäschetrockenständer, flügelwäscheständer, standtrockner, turmwäscheständer
coffin candle: sargtischlerei, särge
conservatory: wintergartenbau, kaltwintergarten, wohnwintergarten, wintergarten, wintergärten
cooker-hood: dunstabzugshaube, dunstabzugshauben, dunstabzug, abzugshaube, küchenabluft, küchenabluftreinigung
cooker-hood: fettabscheidung
cooking-pot: kochtopf, kochtöpfe, topfset, topfsets, schnellkochtopf, schnellkochtöpfe, reiskocher, bräter, kochgeschirr
cooking-pot: schmortopf
cot: babybett, babybetten, kinderbett, kinderbetten, beistellbett, gitterbett, laufstall
crate: holzkiste, holzkisten, apfelkiste, apfelkisten, weinkiste, weinkisten, obstkiste, obstkisten
crystals: heilkristalle, heilsteine, heilstein, bergkristall, bergkristalle, amethyst, amethyste, rosenquarz
crystals: edelsteine und kristalle, edelsteine und mineralien, kristallstufen
curtains window: vorhänge, gardinen
cushion: kissen, zierkissen, sofakissen, sitzkissen, kissenbezüge, wohntextilien, heimtextilien, seidenkissenbezug
desk office-chair: schreibtisch, schreibtische, büromöbel, stehtisch, höhenverstellbarer schreibtisch
desk office-chair: höhenverstellbare schreibtische, steh-sitz-tisch
desk-lamp: schreibtischlampe, bürolampe
dining-table: tischdecke, stoffservietten, tischläufer
dining-table chair: Esstisch, Esstische, Holztisch, Holztische, Eichentisch, Couchtisch, Tischplatte
dishwasher: geschirrspülmaschinen, geschirrspüler reparatur, spülmaschinenreparatur, spülmaschine reparatur
dishwasher: geschirrspüler, spülmaschine, spülmaschinen, geschirrspülmaschine
door: türen, haustüren
door balloon: tag der offenen tür, tage der offenen tür
drainpipe droplet: rohrreinigung, abflussreinigung, kanalreinigung, kanalsanierung, rohrsanierung, verstopfter abfluss
drainpipe droplet: abfluss verstopft, rohrverstopfung
driveway: einfahrt pflastern, hofeinfahrt, hofeinfahrten, auffahrt pflastern, garageneinfahrt, garageneinfahrten
driveway: asphaltierte einfahrt, garagenzufahrt
dummy: schnuller, schnullerkette, schnullerketten, nuggi, nuggis, namensschnuller
electric-fan: ventilator, ventilatoren, standventilator, tischventilator
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
fitted-kitchen: küchenmodernisierung, küchenaufbau, musterküche, musterküchen, küchenverkauf, küchentüren
fitted-kitchen: küchenfronten austauschen
floorboards: parkett, parkettböden, parkettleger, parkett schleifen, laminat, dielen, dielenboden, holzböden, holzboden
floorboards: vinylboden, vinylböden, bodenleger, fußbodenleger, bodenbeläge, terrassendielen, bodenverlegung
floorboards: böden schleifen, dielen schleifen, dielen abschleifen, böden
fridge: kältetechnik, kühlanhänger, kühlzelle, kühlschrank, kühl-gefrierkombination, gefrierkombination, gefrierkombi
fridge: gefriertruhe, gefriertruhen, gefrierschrank, gefrierschränke, kühlgeräte, kühltheke, kühlraum, tiefkühltruhe
garage-door: garagentor, garagentore, sektionaltor, sektionaltore, rolltor, rolltore
garden-hose: gartenschlauch, gartenschläuche, schlauchtrommel, schlauchwagen, bewässerungsschlauch
garden-room: gartenbüro, gartenbüros, gartenzimmer, gartenstudio, flachdach-gartenhaus, homeoffice im garten
garden-shed: gartenhaus, gartenhäuser, geräteschuppen, gerätehaus, gartenschuppen, gartenlaube
gas-cylinder fire: gasflasche, gasflaschen, propangas, flaschengas, flüssiggas
gate: torbau
gate fence: tor, tore, toranlagen, einfahrtstor, einfahrtstore, hoftore, gartentor, gartentore, zäune und tore
gear wrench: spritzguss, spritzgussteile, werkzeugbau, frästeile, formenbau, kugellager, blechbearbeitung
gear wrench: laserschneiden, galvanik, gießerei, lohnhärterei, stanzteile, maschinenbauer, maschinenbediener
gear wrench: maschinenführer, produktionshelfer, produktionsmitarbeiter, industriekaufmann, fertigungshelfer
gear wrench: maschinenbau, cnc, cnc-technik, instandhaltung
grandfather-clock: standuhr, standuhren, pendeluhr, pendeluhren
gutter house: dachrinne, dachrinnen, dachrinnenreinigung, regenrinne, regenrinnen, spengler, dachentwässerung
hair-straightener: glätteisen, haarglätter
hammer saw: holzbearbeitung, heimwerkerkurs
hammer-and-wrench gear: metallbau
headstone: grabmale, grabstein, grabsteine, steinmetz
heat-pump radiator: wärmepumpe, wärmepumpen, luftwärmepumpe, luft-wasser-wärmepumpe
high-chair: hochstuhl, hochstühle, babyhochstuhl, kinderhochstuhl, kinderhochstühle
house-insulation: dämmung, wärmedämmung, dachdämmung, fassadendämmung, kellerdämmung, dachbodendämmung, einblasdämmung
house-insulation: dämmen, dämmstoffe, wärmedämmverbundsystem, innendämmung, kellerdeckendämmung, außendämmung, wdvs
house-insulation: vollwärmeschutz
incense: räucherstäbchen, räucherwerk, räucherkegel, weihrauch
insured-home shield: hausratversicherung, hausrat, wohngebäudeversicherung, gebäudeversicherung, elementarversicherung
insured-home shield: hausversicherung
iron: bügelbrett
iron t-shirt: bügelservice, bügeln, bügelwäsche, bügeleisen, heißmangel, mangelservice
kettle: wasserkocher, teekessel
key lock-and-key: schlosserei, schlüsselmacher, sicherheitstechnik
key padlock: tresoröffnung, schließanlagen, türöffnung, aufsperrdienst, schlüsseldienst, schlüsselnotdienst, schlosser
light-bulb: lampen, beleuchtung, lampe
light-bulb plug: stromabschaltung, stromausfall
lock-and-key key: schloss defekt, türschloss, türschlösser, schlossaustausch, schließzylinder, schlösser austauschen
lock-and-key padlock: it-sicherheit, datenschutz, cybersicherheit
lock-and-key puzzle: escape room, escape game, exit room
lotion: haarentfernung, hautarzt, hautärztin, dermatologe, creme, sonnencreme, kosmetikbehandlung, gesichtsbehandlung
lotion: enthaarung, körperlotion, bodylotion, körpermilch, festes shampoo, tuchmasken, sonnenmilch
lotion serum-bottle: gesichtsreinigung, ausreinigung, mikroneedling, needling, fruchtsäurepeeling, chemisches peeling
lotion serum-bottle: peeling, peelings, mikrodermabrasion, aquafacial, antiaging, akne behandlung, aknebehandlung
lotion serum-bottle: unreine haut, hautverjüngung, pigmentflecken, altersflecken, besenreiser, narbenbehandlung
lotion serum-bottle: couperose, hautanalyse, hautberatung, gesichtsmaske, gesichtsmasken, cellulite, cellulitebehandlung
lotion serum-bottle: kryolipolyse, fett-weg, fett weg, körperforming, bodyforming, bodywrapping, hautstraffung
lotion serum-bottle: mesotherapie, hautscreening, hautkrebsscreening, hautkrebsvorsorge, hautcheck, muttermal
lotion serum-bottle: muttermale, neurodermitis, schuppenflechte, hautpraxis, hautklinik, körperpeeling
lunch-box: brotdosen, brotbox, lunchboxen, lunchpaket, lunchpakete, znünibox, brotdose, lunchbox
mattress bed: matratze, matratzen, boxspringbett
microwave: mikrowellenherd, mikrowellengerät, mikrowellengeräte, einbaumikrowelle, mikrowelle, mikrowellen
moka-pot: espressokocher, mokkakanne, mokakanne, herdkanne
mortar: gewürzregal
mouse-trap: mäuse im haus, ratten, mäuse und ratten, rattenbekämpfung, mäusebekämpfung
mouse-trap cockroach: schädlingsbekämpfung, kammerjäger
neon-sign: neonschild, neonschilder, neonschrift, neonschriften, neonreklame, neon-schild, neon schild, led-neonschild
office-chair desk: bürostuhl, bürostühle, schreibtischstuhl, gaming-stuhl, drehstuhl
oil-lamp compass: nachtwächterführung, nachtwächterrundgang, laternenführung
oven: ceranfeld, kochfeld, kochfelder, dampfgarer
oven dining-table: küche
oven frying-pan: backofen, herd, backöfen
oven spray-bottle: dunstabzüge, backofenreinigung
padlock: lagerplatz, kellerabteil, einlagern
paint-roller bucket: streichen, wir streichen, wohnung streichen, wände streichen, malern, malerbetrieb, renovieren wir
paint-roller bucket: maler, malermeister, anstrich, renovierung
paper-lantern: martinsumzug, sankt-martins-umzug, sankt martin, st. martin, laternenumzug, laternenfest, martinssingen
paper-lantern: laternenbasteln, martinstag, lampionumzug, lampions
paving: terrassenplatten, granitplatten, pflaster
paving trowel: pflaster verlegen, pflasterarbeiten, pflastersteine, pflasterer, pflasterbau, hof pflastern, steinsetzer
paving trowel: wegebau
pergola house-with-garden: pergola, pergolen, pavillon, pavillons, terrassenüberdachung, terrassenüberdachungen
pet-bed: hundebett, hundebetten, hundekorb, hundekörbe, hundekissen, hundekörbchen, katzenbett, katzenbetten, hundedecke
pet-bed: hundedecken
piggy-bank coin: sparschwein, spardose, sparbuch, sparkonto, altersvorsorge, festgeld, festgeldkonto, tagesgeldkonto
piggy-bank coin: sparplan, etf, etfs, etf-sparplan, fondssparplan, fondssparen, geldanlage, geldanlagen, vermögensaufbau
piggy-bank coin: vorsorgeberatung, private rente, rentenversicherung, riester, rürup, rente mit, rentenberatung
piggy-bank coin: sparzinsen, kindersparen, juniorkonto, weltspartag, vermögensberatung, finanzberatung, finanzberater
piggy-bank coin: anlageberatung, investmentfonds
plug: steckdose, steckdosen, lichtschalter, ladekabel, verlängerungskabel, netzteil, netzteile, mehrfachsteckdose
plug lightning: elektriker, elektroinstallation, elektro, elektrotechnik, elektromeister, ökostrom, stromanbieter
plug lightning: stromanbieter wechseln, elektroarbeiten, altbau elektrik, smart home, elektroniker, elektronikerin
plug lightning: mechatroniker, e-check, sicherungskasten, zählerschrank, fi-schalter, elektrohandwerk, knx
plug lightning: kabel verlegen, stromvertrag, stromtarif, stromtarife, strom und gas, stromvergleich
pressure-washer: hochdruckreiniger, hochdruckreinigung, steinreinigung, terrassenreinigung, fassadenreinigung
pressure-washer: pflasterreinigung, graffitientfernung
pressure-washer roof: dachreinigung, dachbeschichtung, dachwäsche
radiator tap: anlagenmechaniker shk, anlagenmechaniker, shk, sanitär heizung klima
radiator thermometer: heizung, heizungen, heizungswartung, fußbodenheizung
radiator wrench: heizungsbau, heizung sanitär, heizkörper, heizungsinstallateur
razor: rasur
recycling: recycling, unverpackt, unverpacktladen, schrott
recycling wastebasket: entrümpelung, entrümpelungen, sperrmüll, müllabfuhr, haushaltsauflösung, haushaltsauflösungen
recycling wastebasket: wohnungsauflösung
reed-diffuser: raumduft mit stäbchen, duftstäbchen-diffuser, stäbchendiffuser, reed diffuser, raumduft-diffuser
ride-on-mower: aufsitzrasenmäher, gartentraktor, rasentraktor, rasentraktoren, aufsitzmäher
robot-mower: roboter-rasenmäher, mähroboter-installation, mähroboter, rasenroboter, rasenmähroboter
robot-vacuum: saugroboter, staubsaugerroboter, wischroboter, saug- und wischroboter, saugwischroboter, putzroboter
roof house: dachleck, dachlecks, dachundichtigkeit, flachdach, flachdächer, steildach, ziegeldach, hausdach, vordach
roof house: metalldach, schrägdach, glasdach, satteldach, pultdach, walmdach, blechdach, schieferdach, reetdach
roof house: terrassendach, dachstuhl, spenglerei, dachausbau, dachdecker, dach, dächer, dachsanierung
rug: teppich, teppiche, orientteppiche, teppichreinigung, badematte, fußmatte, türmatte
sack: streusalz, auftausalz
sack spade: kompost, torf
sack wheat: futtermittel, tierfutter vom, hühnerfutter, landhandel, saatgut, getreidemühle
safe: möbeltresor
safe padlock: tresor, tresore, wertschutzschrank, waffenschrank, waffenschränke, schließfach, schließfächer
safe padlock: möbeltresore
saw: stichsäge, kreissäge
saw hammer: schreiner, schreinerei, tischler, tischlerei, zimmerei, holzbau, holzwerkstatt, zimmerer, dachstühle
saw hammer: zimmermann, zimmerleute, drechseln, innenausbau, holzterrasse, terrassenbau
school-cone: schultuete, schultüte, schultüten, zuckertüte, zuckertüten
screwdriver coffee: reparaturcafé
screwdriver toolbox: repaircafé, repair café, repair-café, möbelmontage, möbelaufbau
security-camera: sicherheitsdienst, alarmanlage, alarmanlagen, überwachungskamera
security-camera shield: wachdienst, videoüberwachung, objektschutz
sewing-machine: overlock
sewing-machine sewing-needle: näherin, näherinnen
sewing-machine thread: nähmaschinen, nähmaschinenreparatur, nähmaschine
shield security-camera: wachmann, wachleute, sicherheitsmitarbeiter, nachtwächter
shield umbrella: versicherung, versicherungen, versicherungsmakler, haftpflicht, lebensversicherung, krankenversicherung
shield umbrella: berufsunfähigkeit, rechtsschutz, sterbegeld, krankenkasse
shopping-cart basket: supermarkt, lebensmittel, lebensmittelgeschäft
shopping-cart price-tag: kassierer, kassiererin, regalauffüller, verkäufer gesucht, verkäuferin gesucht
shopping-cart price-tag: einzelhandelskaufmann, einzelhandelskauffrau, filialleiter, filialleiterin, regale auffüllen
shopping-cart price-tag: discounter, tante-emma-laden, dorfladen
shower: duschtasse
shutters: fensterladen, fensterläden, klappladen, klappläden, holzfensterläden, fensterladenbau
snow-blower: schneefräse, schneefräsen, schneeschleuder
soap: seife, seifen, duschgel
sofa: möbel, möbelhaus, sofa, sofas, polsterei, einrichtung, couch, sessel, wohnlandschaft, ecksofa, wohnzimmer
sofa armchair: polster reinigen, polsterreinigung, polstermöbel reinigen
sofa desk-lamp: innenarchitekt, innenarchitektin, innenarchitektur, inneneinrichtung, innendesign
solar-panel sun: sonnenkollektoren, pv-anlage, pv anlage, pv-anlagen, pv anlagen, pv, solaranlagen, solaranlage
solar-panel sun: photovoltaikanlagen, solar, photovoltaik, balkonkraftwerk, solarstrom
sponge: putzschwämme, spülbürste, spültücher
spray-bottle: spülmittel, putzmittel
spray-bottle bucket: tatortreinigung, desinfektion, schimmelentfernung
spray-bottle cockroach: bettwanzen, bettwanze
spray-bottle gear: pulverbeschichten, pulverbeschichtung, strahlarbeiten
squeegee window: fensterputzer, fensterreinigung, fenster putzen, glasreinigung, fensterputzen, gebäudereiniger
staircase: treppe, treppen, treppenbau, treppenrenovierung
staircase saw: holztreppen, treppenbauer
stairlift: treppenlift, treppenlifte
stand-mixer: küchenmaschine, küchenmaschinen, knetmaschine, teigknetmaschine
stove fire: grundofen, ofensetzer
stove logs: kaminofen, kaminöfen, kachelofen, kachelöfen, pelletofen, pelletöfen, holzofen, holzöfen, schwedenofen
stove logs: ofenbau, ofenbauer
strimmer: motorsensen, fadentrimmer, freischneider, motorsense, rasentrimmer
string-lights: lichterkette, lichterketten, party-lichterkette, outdoor-lichterkette, partylichterkette
table-lamp: tischlampe, tischlampen, tischleuchte, tischleuchten, nachttischlampe, nachttischlampen, lampenschirm
table-lamp: lampenschirme
tap: waschbecken, waschtisch, waschtische, armaturen, armatur, wasserhahn, wasserhähne, spültisch, mischbatterie
tap droplet: wasserabstellung, wasser abgestellt, wassersperre
tap wrench: klempner, installateur, sanitär, rohrbruch, sanitärinstallateur, verstopfung
tiles trowel: fliesen, fliesenleger, fliesenstudio, kacheln, mosaik
toaster: toaster, toasters, langschlitztoaster, brotröster
toilet: trockentoilette, trockentoiletten, trockentoiletten mieten, komposttoilette
toolbox: schraubendreher-set
toolbox hammer: hausmeister, baumarkt, werkzeug, hausmeisterservice
toolbox hammer: ~ handwerker, handwerk, handwerksbetrieb, handwerksbetriebe
toothbrush: zahnpasta, zahncreme, zahnpasta-tabletten, zahnputztabletten
towel: waschlappen, strandtuch
towel soap: handtuch, handtücher, badetücher, badetuch, strandtücher
tv-aerial: fernsehantenne, fernsehantennen, tv-antenne, dachantenne, dachantennen, antennenbau, antennenbauer
tv-aerial: antennenmontage
vacuum-cleaner: staubsauger, akkusauger, staubsaugerbeutel, teppichbodenreinigung, autoinnenreinigung
vase: glasbläserei, glasbläser, glasblasen, glashütte, vase, vasen
video-intercom: videotürklingel
video-intercom door: sprechanlage, sprechanlagen, türsprechanlage, türsprechanlagen, videosprechanlage
video-intercom door: gegensprechanlage, türklingel, videoklingel, zutrittskontrolle
wallpaper paint-roller: fototapete, tapeten, tapete, tapezieren, tapezierarbeiten, vliestapete, vliestapeten
wallpaper paint-roller: tapetenmarkt, fototapeten
wardrobe: schrank, schränke, einbauschrank, einbauschränke, kleiderschrank, schuhregal
washing-machine: waschsalon, wäscherei, waschmaschine, reinigung textil, waschmaschinenreparatur, wäscheservice
washing-machine: wäschetrockner, waschtrockner, trockner und, elektrogroßgeräte, haushaltsgroßgeräte, weiße ware
washing-machine: hausgeräte, waschmittel, weichspüler
washing-machine wrench: haushaltsgeräte, hausgeräte kundendienst
wastebasket recycling: schrottabholung, schrottplatz, wertstoffhof, schutt, müllsammelaktion, müllsammeln, aufräumaktion
wastebasket recycling: frühjahrsputz im park, waldputz, flussputz, dreck-weg-tag
water-bottle: trinkflasche, trinkflaschen, edelstahlflasche, edelstahlflaschen, edelstahl-trinkflasche
water-bottle: edelstahl-trinkflaschen, isolierflasche, isolierflaschen, thermosflasche, thermosflaschen, wasserflasche
water-pump droplet: brunnenbau, brunnenbohrung, brunnen bohren, wasserpumpe, wasserpumpen, gartenbrunnen, brunnenbauer
water-tank droplet: wassertank, wassertanks, zisterne, zisternen, regentonne, regentonnen, regenwassertank
wheelie-bin: mülltonne, mülltonnen, mülltonnenreinigung, biotonne, mülltonnenbox, müllbeutel, mülleimer, treteimer
wifi-router: glasfaser, glasfaseranschluss, wlan-router, internetanschluss, breitband, internetanbieter, wlan einrichten
window: fenster, fensterbau, glaser, glaserei, glasreinigung fenster, glasbau, isolierglas
wrench car: autowerkstatt, kfz-werkstatt, kfz-meister, werkstatt, mechaniker, autoreparatur, tüv, zahnriemen
wrench car: zahnriemenwechsel, auspuff, stoßdämpfer, kupplung, getriebe, getriebespülung, unfallinstandsetzung
wrench car: unfallschaden, unfallschäden, hu/au, hu au, au plakette, kfz-service, kfz service, klimaservice
wrench car: klimawartung, frühjahrscheck, wintercheck, urlaubscheck, lichttest, motorinstandsetzung, motordiagnose
wrench car: fahrzeugdiagnose, achsvermessung, spureinstellung, kfz-mechatroniker, kfz-mechatronikerin, batteriewechsel
wrench car: unterbodenschutz, rostschutz, anhängerkupplung, tuning, beulendoktor, hagelschaden, hagelschäden
wrench car: lackschäden, lackdoktor, inspektion nach herstellervorgabe
wrench car: ~ inspektion
`;
