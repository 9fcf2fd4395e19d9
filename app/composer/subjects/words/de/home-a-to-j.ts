/** German words for the home, by the thing they lead to: a to j. Notation: word-list.ts. */
export const germanHomeAToJ = `
advent-calendar: adventkalender, adventskalender
air-conditioner: klimaanlage, klimaanlagen, klimatechnik, lüftung
air-fryer: heißluftfritteuse, heißluftfritteusen, airfryer
angle-grinder: winkelschleifer, winkelschleifern, trennschleifer, trennschleifern
armchair chair: möbelrestaurierung, möbelrestauration, antike möbel restaurieren
armchair sofa: polsterer, raumausstatter, aufpolstern, neu beziehen, neubezug
armchair: Sessel, Ohrensessel, Fernsehsessel, Relaxsessel
awning: markise, markisen, sonnensegel, markisenbau, terrassenmarkise
axe target: axtwerfen
axe logs: Holzspalter
balcony: Balkon, Balkone, Balkongeländer, Balkonsanierung, Balkonbau, Balkonen, Balkonverglasung, Balkonbepflanzung
bar-stool: barhocker, barstuhl, barstühle, tresenhocker, thekenhocker
basket: wäschesack, Einkaufskorb, Einkaufskörbe
basket carrot: solawi, hofladen, obst und gemüse, gemüse, biogemüse, gemüsekiste, bioladen, gemüsehändler
basket carrot: direktvermarktung, regionale produkte, biokiste
basket leaves: korbflechter, korbmacher, korbflechterei, weidenkörbe
basket painted-eggs: osterkorb, osterkörbe, speisensegnung, speisenweihe, osterkörbe segnen
bath-bomb: badebombe, badebomben, badekugel, badekugeln
bathtub: badesalz, badezusatz, Moorbad, badewannenlift, badewannenlifte, wannenlift
bathtub shower: bad, badezimmer, badsanierung, badrenovierung, badausstellung, badewanne, badumbau, badmöbel, badstudio
bathtub shower: badplanung, traumbad, bäder, komplettbad, seniorenbad
battery: ladegerät, ladestation fürs handy
battery plug: akku, akkus, stromspeicher, solarspeicher, e-bike akku, akkutausch
bean-bag: Sitzsack, Sitzsäcke, Sitzsäcken
bed: pflegebetten
bed bellhop-bell: pension, gasthof, fremdenzimmer, gästehaus, schlafzimmer, doppelzimmer, einzelzimmer, gästezimmer
bed bellhop-bell: hotel, hostel, ferienhotel, bett, betten, übernachtung, monteurzimmer, zimmer frei, bed and breakfast
bed bellhop-bell: zimmermädchen, hausdame, roomservice, jugendherberge, urlaub auf dem bauernhof, monteurwohnung
bed bellhop-bell: monteurunterkunft, rezeptionist, rezeptionistin
bed key: zimmer in wg, wg-zimmer, wg zimmer, wg-zimmer frei, zimmer zu vermieten, möbliertes zimmer, untermieter
bed key: mitbewohner gesucht
bed key: ~ zimmer
bed mattress: schlafsysteme, topper, schlafberatung, lattenrost, lattenroste, lattenrosten, wasserbett, wasserbetten
bedding: bettwäsche, bettdecke, bettdecken, bettwaren, bettzeug, kopfkissen, kopfkissenbezug, kissenbezug
bedding: spannbettlaken, bettlaken, daunendecke, daunendecken, bettbezug, bettbezüge, daunenkissen, bettgarnitur
bedding: bettfedern, federbett, federbetten, bettfedernreinigung
bench: gartenbank, gartenbänke, parkbank, parkbänke, sitzbank, sitzbänke, holzbänke
bench dining-table: Eckbank, Eckbänke, Bierzeltgarnitur, Bierzeltgarnituren, Festzeltgarnitur, Festzeltgarnituren
bench dining-table: Bierbank, Bierbänke, Biertisch, Biertische
blanket: heizdecke, gewichtsdecke, picknickdecke
blanket cushion: wolldecke, wolldecken, kuscheldecke, kuscheldecken, babydecke, babydecken, tagesdecke, tagesdecken
blender: standmixer, mixer, smoothie-maker, stabmixer, entsafter, thermomix, küchenkleingeräte
blinds: jalousie, jalousien, rollo, rollos, rollladen, rollläden, raffstore, raffstores, plissee, plissees, sonnenschutz
blinds: rollladenbau, rolladen
boiler radiator: heizkessel, gasheizung, brennwertheizung, gastherme, thermenwartung, heizungstausch, boiler
boiler radiator: warmwasserboiler
boiler: Ölheizung, Ölheizungen, Ölbrenner
bookshelf books: bücherregal, bücherregale, regal, regale, regalsysteme
bow-and-arrow target: bogenschießen, bogenschiessen, bogensport, bogenschützen
broom bucket: treppenhausreinigung, hausreinigung, endreinigung, grundreinigung, unterhaltsreinigung
broom spray-bottle: reinigungsfirma, gebäudereinigung, reinigungsservice, haushaltshilfe
broom spray-bottle: büroreinigung, frühjahrsputz, Raumpflegerin, Raumpfleger, Raumpflege
broom washing-machine: wir putzen, putzen und bügeln, putzen
broom wastebasket: flurreinigung, dorfputz, dorfputzete, flurputz, flurputzete
broom: Kehrmaschine, Kehrmaschinen, zugehfrau, zugehfrauen
bubbles: schaumparty, seifenblasen
bucket: wischmopp, bodenwischer
bunk-bed: Etagenbett, Etagenbetten, Stockbett, Stockbetten, Hochbett, Hochbetten, Kinderhochbett
bust: skulptur, skulpturen, statuen, büste, büsten, bildhauerei, bildhauerkurs, skulpturenpark, skulpturenpfad
candle: kerzen, kerze, bestattung, bestatter, bestattungshaus, trauerfeier, hospiz, Schwibbogen, Schwibbögen
candle bouquet: bestattungsvorsorge, sterbevorsorge, grabpflege, grabgestaltung, dauergrabpflege, grabbepflanzung
candle church: lichtmess, mariä lichtmess
candle headstone: trauerrede, bestattungsinstitut
candle heart: trauerbegleitung, trauergruppe, trauercafé
candle christmas-tree: Weihnachtspyramide, Weihnachtspyramiden
carport: carport, carports, carportbau, doppelcarport, autounterstand
ceiling-fan: deckenventilator, deckenventilatoren
chair: stühle, stuhl, polstern, stuhlflechter, stühle flechten, gartenmöbel, bestuhlung, loungemöbel, rattanmöbel
chair: balkonmöbel, terrassenmöbel, hocker, Hussen
chandelier: kronleuchter, lüster, lampengeschäft, leuchten
chest-of-drawers: kommoden, schubladenkommode, schubladenschrank, kommode, sideboard, Nachttisch
chest-of-drawers: Nachttische, Nachttischli
chest-of-drawers nappy: wickeltisch, wickeltische, wickelkommode, wickelkommoden
chest-of-drawers table-lamp: nachtkastl, nachtkastln, nachtkasterl, nachtkästchen
chimney fire: schornsteinsanierung
chisel: stechbeitel, stemmeisen, schnitzeisen, schnitzmesser, beitel
chisel logs: holzschnitzen, schnitzkurs, holzschnitzkurs
chopping-board: schneidebrett, schneidebretter, schneidbrett, schneidbretter
clothes-airer: wäscheständer, wäschetrockenständer, flügelwäscheständer, standtrockner, turmwäscheständer, Wäschespinne
clothes-airer: Wäschespinnen
coal: Steinkohle, Kohlenhandel, Kohlebriketts, Kaminkohle, Kohlenhändler
coal barbecue: holzkohle, grillkohle
coat-stand: Garderobenständer, Mantelständer, Garderobenständern
coffee-table: Couchtisch, Couchtische, Couchtischen, Beistelltisch, Beistelltische, Sofatisch, Satztische
coffin candle: sargtischlerei, särge
colour-swatches: Farbberatung, Farbanalyse, Farbfächer, Farbmischservice, Farbtypberatung, Farbmischung
conservatory: wintergartenbau, kaltwintergarten, wohnwintergarten, wintergarten, wintergärten
cooker-hood: dunstabzugshaube, dunstabzugshauben, dunstabzug, abzugshaube, küchenabluft, küchenabluftreinigung
cooker-hood: fettabscheidung
cooking-pot: kochtopf, kochtöpfe, topfset, topfsets, schnellkochtopf, schnellkochtöpfe, bräter, kochgeschirr
cooking-pot: schmortopf, Topf, Töpfe
cot: babybett, babybetten, kinderbett, kinderbetten, beistellbett, gitterbett, laufstall, Stubenwagen, Laufgitter
cot: Babywiege, Wiege
crate: holzkiste, holzkisten, apfelkiste, apfelkisten, weinkiste, weinkisten, obstkiste, obstkisten
crystals: heilkristalle, heilsteine, heilstein, bergkristall, bergkristalle, amethyst, amethyste, rosenquarz
crystals: edelsteine und kristalle, edelsteine und mineralien, kristallstufen
crystals table-lamp: Salzlampe, Salzlampen, Salzkristalllampe
cuckoo-clock: Kuckucksuhr, Kuckucksuhren, Schwarzwälder Kuckucksuhr
curtains window: vorhänge, gardinen, ich nähe vorhänge, nähe vorhänge
cushion: kissen, zierkissen, sofakissen, sitzkissen, kissenbezüge, wohntextilien, heimtextilien, seidenkissenbezug
deckchair: Liegestuhl, Liegestühle, Liegestühlen, Klappliegestuhl
desk office-chair: schreibtisch, schreibtische, büromöbel, höhenverstellbarer schreibtisch
desk office-chair: höhenverstellbare schreibtische, steh-sitz-tisch
desk laptop: Bürokraft, Bürokräfte, Sekretärin, Bürokauffrau, coworking tisch, coworking-tisch, coworking platz
desk laptop: coworking-platz, coworking space
desk-lamp: schreibtischlampe, bürolampe
dining-table: tischdecke, stoffservietten, tischläufer
dining-table chair: Esstisch, Esstische, Holztisch, Holztische, Eichentisch, Tischplatte
dishwasher: geschirrspülmaschinen, geschirrspüler reparatur, spülmaschinenreparatur, spülmaschine reparatur
dishwasher: geschirrspüler, spülmaschine, spülmaschinen, geschirrspülmaschine, Spülmobil, Geschirrmobil
door: türen, haustüren
door balloon: tag der offenen tür, tage der offenen tür
drainpipe droplet: rohrreinigung, abflussreinigung, kanalreinigung, kanalsanierung, rohrsanierung, verstopfter abfluss
drainpipe plunger: kanal verstopft, kanalverstopfung, kanalinspektion, kamera-kanalinspektion
driveway: einfahrt pflastern, hofeinfahrt, hofeinfahrten, auffahrt pflastern, garageneinfahrt, garageneinfahrten
driveway: asphaltierte einfahrt, garagenzufahrt
dummy: schnuller, schnullerkette, schnullerketten, nuggi, nuggis, namensschnuller
electric-fan: ventilator, ventilatoren, standventilator, tischventilator
fabric-roll thread: stoffe, stoffmarkt, stoffladen, meterware, stoffe vom ballen, holländischer stoffmarkt
fabric-roll thread: patchworkstoffe, dekostoffe, möbelstoffe, stoffreste
fabric-roll scissors: Schnittmuster
fence hammer: zaun, zäune, zaunbau, gartenzaun
fence: Sichtschutz
fire-extinguisher: feuerlöscher, brandschutz
fireplace fire: kamin, kamine, kaminbau, kaminbauer, offener kamin
first-aid-kit: erste hilfe, erste-hilfe-kurs, erste hilfe kurs, erste-hilfe-kurse, ersthelfer, ersthelferausbildung
first-aid-kit: verbandskasten
fitted-kitchen: einbauküche, einbauküchen, küchenstudio, küchenstudios, küchenmontage, küchenplanung, küchenmöbel
fitted-kitchen: küchenfronten, maßküchen, küchenbauer, küchenhaus, neue küche, küchen nach maß, arbeitsplatte
fitted-kitchen: arbeitsplatten, küchenarbeitsplatte, küchenarbeitsplatten, küchenzeile, küchenblock
fitted-kitchen: küchenmodernisierung, küchenaufbau, musterküche, musterküchen, küchenverkauf, küchentüren
fitted-kitchen: küchenfronten austauschen
floorboards: parkett, parkettböden, parkettleger, parkett schleifen, laminat, dielen, dielenboden, holzböden, holzboden
floorboards: vinylboden, vinylböden, bodenleger, fußbodenleger, bodenbeläge, terrassendielen, bodenverlegung
floorboards: böden schleifen, dielen schleifen, dielen abschleifen, böden, schalungstafel, schalungstafeln
floorboards: osb platten, osb-platten, schaltafel, schaltafeln
footstool: Fußhocker, Polsterhocker, Fußhockern, Sitzpouf
fridge: kältetechnik, kühlanhänger, kühlzelle, kühlschrank, kühl-gefrierkombination, gefrierkombination, gefrierkombi
fridge: gefriertruhe, gefriertruhen, gefrierschrank, gefrierschränke, kühlgeräte, kühltheke, kühlraum, tiefkühltruhe
fuse-box: sicherungskasten, sicherungskästen, zählerschrank, zählerschränke, stromverteiler, e-check
garage-door: garagentor, garagentore, sektionaltor, sektionaltore, rolltor, rolltore, Doppelgarage, Doppelgaragen
garage-door: Fertiggarage, Fertiggaragen, garage zu vermieten, garagen zu vermieten, einzelgarage, einzelgaragen
garage-door: garage gesucht, garage zu mieten gesucht
garage-door vintage-car: garage für oldtimer
garden-gnome: Gartenzwerg, Gartenzwerge, Gartenzwergen
garden-hose: gartenschlauch, gartenschläuche, schlauchtrommel, schlauchwagen, bewässerungsschlauch
garden-room: gartenbüro, gartenbüros, gartenzimmer, gartenstudio, flachdach-gartenhaus, homeoffice im garten
garden-shed: gartenhaus, gartenhäuser, geräteschuppen, gerätehaus, gartenschuppen, gartenlaube
gas-cylinder balloon: heliumflasche, heliumflaschen
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
hammer-and-wrench gear: metallbau, Schlosserei, Schlossereien, Bauschlosserei
headstone: grabmale, grabstein, grabsteine, steinmetz
heat-pump radiator: wärmepumpe, wärmepumpen, luftwärmepumpe, luft-wasser-wärmepumpe
high-chair: hochstuhl, hochstühle, babyhochstuhl, kinderhochstuhl, kinderhochstühle
high-table: Stehtisch, Stehtische, Stehtischen, Stehtischhussen, Bistrostehtisch, Stehtischverleih
hina-dolls: Hina-Puppen, Hina-Puppe, Hinamatsuri, japanisches Puppenfest
hot-water-bottle: Wärmflasche, Wärmflaschen, Wärmflaschenbezug, Wärmflaschenbezüge
house-insulation: dämmung, wärmedämmung, dachdämmung, fassadendämmung, kellerdämmung, dachbodendämmung, einblasdämmung
house-insulation: dämmen, dämmstoffe, wärmedämmverbundsystem, innendämmung, kellerdeckendämmung, außendämmung, wdvs
house-insulation: vollwärmeschutz, styropor, styroporplatten
house-insulation house: energieausweis, energieausweise, energieberater, energieberatung
incense: räucherstäbchen, räucherwerk, räucherkegel, weihrauch, Räuchermännchen, Räuchermann
insured-home shield: hausratversicherung, hausrat, wohngebäudeversicherung, gebäudeversicherung, elementarversicherung
insured-home shield: hausversicherung
iron t-shirt: bügeln, bügeleisen, heißmangel, mangelservice, Mangelstube, Wäschemangel, ich bügle, bügle für sie
ironing-board: Bügelservice, Bügelbrett, Bügelbretter, Bügeldienst, Bügelwäsche, Hemdenservice, Bügelhilfe
`;
