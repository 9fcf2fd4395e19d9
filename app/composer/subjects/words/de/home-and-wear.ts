/** German words for the home, clothes and the body. Notation: word-list.ts. */
export const germanHomeAndWear = `
air-conditioner: klimaanlage, klimaanlagen, klimatechnik, lüftung
armchair sofa: polsterer, raumausstatter, aufpolstern, neu beziehen, neubezug
awning: markise, markisen, sonnensegel, markisenbau, terrassenmarkise
axe target: axtwerfen
basket carrot: solawi, hofladen, obst und gemüse, gemüse, biogemüse, gemüsekiste, bioladen, gemüsehändler, bärlauch
basket carrot: direktvermarktung, regionale produkte, biokiste
basket leaves: korbflechter, korbmacher, korbflechterei, weidenkörbe
bathtub shower: bad, badezimmer, badsanierung, badrenovierung, badausstellung, badewanne
bed bellhop-bell: pension, gasthof, fremdenzimmer, gästehaus, schlafzimmer, doppelzimmer, einzelzimmer, gästezimmer
bed bellhop-bell: hotel, hostel, ferienhotel, bett, betten, übernachtung, monteurzimmer, zimmer frei, bed and breakfast
bed key: zimmer in wg, wg-zimmer, wg zimmer, wg-zimmer frei, zimmer zu vermieten, möbliertes zimmer, untermieter
bed key: mitbewohner gesucht
bed key: ~ zimmer
bed mattress: lattenroste
bench: gartenbank, gartenbänke, parkbank, parkbänke, sitzbank, sitzbänke, holzbänke
blanket cushion: wolldecke, wolldecken, kuscheldecke, kuscheldecken, babydecke, babydecken, tagesdecke, tagesdecken
blinds: jalousie, jalousien, rollo, rollos, rollladen, rollläden, raffstore, raffstores, plissee, plissees, fensterläden
blinds: sonnenschutz
boiler radiator: heizkessel, gasheizung, brennwertheizung, gastherme, thermenwartung, heizungstausch, boiler
boiler radiator: warmwasserboiler
bookshelf books: bücherregal, bücherregale, regal, regale, regalsysteme
bow-and-arrow: bogensport
broom bucket: treppenhausreinigung, hausreinigung, endreinigung, grundreinigung, unterhaltsreinigung
broom spray-bottle: reinigungsfirma, putzfrau, gebäudereinigung, reinigungsservice, haushaltshilfe, reinigungskraft
broom spray-bottle: putzhilfe, büroreinigung, frühjahrsputz
broom washing-machine: wir putzen, putzen und bügeln, putzen
broom wastebasket: müllsammelaktion, flurreinigung, dorfputz, dorfputzete, flurputz, flurputzete, dreck-weg-tag
bubbles: schaumparty, seifenblasen
bust: skulptur, skulpturen, statuen, büste, büsten, bildhauerei, bildhauerkurs, skulpturenpark, skulpturenpfad
candle: kerzen, kerze, bestattung, bestatter, bestattungshaus, trauerfeier, hospiz
candle bouquet: bestattungsvorsorge, sterbevorsorge, grabpflege, grabgestaltung, dauergrabpflege, grabbepflanzung
candle headstone: trauerrede, bestattungsinstitut
candle heart: trauerbegleitung, trauergruppe, trauercafé
chair: stühle, stuhl, polstern, stuhlflechter, stühle flechten
chandelier: kronleuchter, lüster, lampengeschäft, leuchten
chimney fire: schornsteinfeger, kaminkehrer, rauchfangkehrer, kaminfeger, schornsteinsanierung
coffin candle: sargtischlerei, särge
cooker-hood: dunstabzugshaube, dunstabzugshauben, dunstabzug, abzugshaube, küchenabluft, küchenabluftreinigung
cooker-hood: fettabscheidung
cot: babybett, babybetten, kinderbett, kinderbetten, beistellbett, gitterbett
curtains window: vorhänge, gardinen, rolladen
cushion: kissen, zierkissen, sofakissen, sitzkissen, kissenbezüge, wohntextilien, heimtextilien
desk office-chair: schreibtisch, schreibtische, büromöbel, stehtisch, höhenverstellbarer schreibtisch
desk office-chair: höhenverstellbare schreibtische, steh-sitz-tisch
desk-lamp: schreibtischlampe, bürolampe
dining-table chair: Esstisch, Esstische, Holztisch, Holztische, Eichentisch, Couchtisch, Tischplatte
door: türen, haustüren
door fence: torbau
drainpipe droplet: rohrreinigung, abflussreinigung, kanalreinigung, kanalsanierung, rohrsanierung, verstopfter abfluss
drainpipe droplet: abfluss verstopft, rohrverstopfung
fabric-roll thread: stoffe, stoffmarkt, stoffladen, meterware, stoffe vom ballen, holländischer stoffmarkt
fabric-roll thread: patchworkstoffe, dekostoffe, möbelstoffe, stoffreste
fence hammer: zaun, zäune, zaunbau, gartenzaun
fire-extinguisher: feuerlöscher, brandschutz
fireplace fire: kamin, kamine, kaminbau, kaminbauer, offener kamin
first-aid-kit: erste hilfe, erste-hilfe-kurs, erste hilfe kurs, erste-hilfe-kurse, ersthelfer, ersthelferausbildung
first-aid-kit: defibrillator, verbandskasten
fitted-kitchen: einbauküche, einbauküchen, küchenstudio, küchenstudios, küchenmontage, küchenplanung, küchenmöbel
fitted-kitchen: küchenfronten, maßküchen, küchenbauer, küchenhaus, neue küche, küchen nach maß
floorboards: parkett, parkettböden, parkettleger, parkett schleifen, laminat, dielen, dielenboden, holzböden, holzboden
floorboards: vinylboden, vinylböden, bodenleger, fußbodenleger, bodenbeläge, terrassendielen, bodenverlegung
fridge: kältetechnik, kühlanhänger, kühlzelle, kühlschrank
garage-door: garagentor, garagentore, sektionaltor, sektionaltore, rolltor, rolltore
garden-shed: gartenhaus, gartenhäuser, geräteschuppen, gerätehaus, gartenschuppen, gartenlaube
gas-cylinder fire: gasflasche, gasflaschen, propangas, flaschengas, flüssiggas
gate fence: tor, tore, toranlagen, einfahrtstor, einfahrtstore, hoftore, gartentor, gartentore, zäune und tore
gear wrench: spritzguss, spritzgussteile, werkzeugbau, frästeile, formenbau, kugellager, blechbearbeitung
gear wrench: laserschneiden, galvanik, gießerei, lohnhärterei, stanzteile
grandfather-clock: standuhr, standuhren, pendeluhr, pendeluhren
gutter house: dachrinne, dachrinnen, dachrinnenreinigung, regenrinne, regenrinnen, spengler, dachentwässerung
hammer-and-wrench gear: metallbau
headstone: grabmale, grabstein, grabsteine, steinmetz
heat-pump radiator: wärmepumpe, wärmepumpen, luftwärmepumpe, luft-wasser-wärmepumpe
iron t-shirt: bügelservice, bügeln, bügelwäsche, bügeleisen, heißmangel, mangelservice
key lock-and-key: schlosserei, schlüsselmacher, sicherheitstechnik
key padlock: tresoröffnung, schließanlagen, türöffnung, aufsperrdienst, schlüsseldienst, schlüsselnotdienst, schlosser
ladder bricks: hebebühne
light-bulb: lampen, beleuchtung, lampe
lock-and-key key: schloss defekt, türschloss, türschlösser, schlossaustausch, schließzylinder, schlösser austauschen
lock-and-key padlock: it-sicherheit, datenschutz, cybersicherheit
lock-and-key puzzle: escape room, escape game, exit room
lotion: haarentfernung, laserhaarentfernung, dauerhafte haarentfernung, hautarzt, hautärztin, dermatologe, creme
lotion: sonnencreme, kosmetikbehandlung, gesichtsbehandlung, enthaarung, laser-haarentfernung
mattress bed: matratze, matratzen, bettwäsche, boxspringbett, bettdecken
mouse-trap: mäuse im haus, ratten, mäuse und ratten, rattenbekämpfung, mäusebekämpfung
mouse-trap cockroach: schädlingsbekämpfung, kammerjäger
office-chair desk: bürostuhl, bürostühle, schreibtischstuhl, gaming-stuhl, drehstuhl
oil-lamp compass: nachtwächterführung, nachtwächterrundgang, laternenführung
oven dining-table: küche
oven frying-pan: backofen, herd, backöfen
oven spray-bottle: dunstabzüge, backofenreinigung
padlock: self storage, lagerraum, lagerräume, selfstorage
paint-roller bucket: streichen, wir streichen, wohnung streichen, wände streichen, malern, malerbetrieb, renovieren wir
paint-roller bucket: maler, malermeister, anstrich, renovierung, tapezieren, stuckateur
pergola house-with-garden: pergola, pergolen, pavillon, pavillons, terrassenüberdachung, terrassenüberdachungen
piggy-bank coin: sparschwein, spardose, sparbuch, sparkonto, altersvorsorge
plug lightning: stromaggregat, stromerzeuger, notstrom, notstromaggregat, elektriker, elektroinstallation, elektro
plug lightning: elektrotechnik, elektromeister, ökostrom, stromanbieter, stromanbieter wechseln, elektroarbeiten
plug lightning: altbau elektrik, smart home, elektroniker, elektronikerin, mechatroniker
pressure-washer: hochdruckreiniger, hochdruckreinigung, steinreinigung, terrassenreinigung, fassadenreinigung
pressure-washer: pflasterreinigung, graffitientfernung
pressure-washer roof: dachreinigung, dachbeschichtung, dachwäsche
radiator tap: anlagenmechaniker shk, anlagenmechaniker, shk, sanitär heizung klima
radiator thermometer: heizung, heizungen, heizungswartung, fußbodenheizung
radiator wrench: heizungsbau, heizung sanitär, heizkörper, heizungsinstallateur
razor: rasur, waxing
recycling: recycling, unverpackt, unverpacktladen, schrott, müllsammeln
recycling wastebasket: entrümpelung, entrümpelungen, sperrmüll, müllabfuhr, haushaltsauflösung, haushaltsauflösungen
recycling wastebasket: wohnungsauflösung
roof house: dachleck, dachlecks, dachundichtigkeit, flachdach, flachdächer, steildach, ziegeldach, hausdach, vordach
roof house: metalldach, schrägdach, glasdach, satteldach, pultdach, walmdach, blechdach, schieferdach, reetdach
roof house: terrassendach, dachstuhl, spenglerei, dachausbau, dachdecker, dach, dächer, dachsanierung
rug: teppich, teppiche, orientteppiche, teppichreinigung
sack spade: kompost, torf
sack wheat: futtermittel, tierfutter vom, hühnerfutter, landhandel, saatgut, getreidemühle
saw hammer: terrassenbau, schreiner, schreinerei, tischler, tischlerei, zimmerei, holzbau, holzwerkstatt, zimmerer
saw hammer: böden, dachstühle, zimmermann, zimmerleute, drechseln, innenausbau, holzterrasse, carport
screwdriver coffee: reparaturcafé
screwdriver toolbox: repaircafé, repair café, repair-café, möbelmontage, möbelaufbau
security-camera: sicherheitsdienst, alarmanlage, alarmanlagen, überwachungskamera
security-camera shield: wachdienst, videoüberwachung, objektschutz
sewing-machine sewing-needle: näherin, näherinnen
sewing-machine thread: nähmaschinen, nähmaschinenreparatur, nähmaschine
shield security-camera: wachmann, wachleute, sicherheitsmitarbeiter, nachtwächter
shield umbrella: versicherung, versicherungen, versicherungsmakler, hausratversicherung, haftpflicht, lebensversicherung
shield umbrella: krankenversicherung, kfz-versicherung
shopping-cart basket: supermarkt, lebensmittel, lebensmittelgeschäft
soap: seife, seifen
sofa: möbel, möbelhaus, sofa, sofas, polsterei, einrichtung, couch, sessel
sofa armchair: polster reinigen, polsterreinigung, polstermöbel reinigen
sofa desk-lamp: innenarchitekt, innenarchitektin, innenarchitektur, inneneinrichtung, innendesign
solar-panel sun: sonnenkollektoren, pv-anlage, pv anlage, pv-anlagen, pv anlagen, pv, solaranlagen, solaranlage
solar-panel sun: photovoltaikanlagen, solar, photovoltaik, balkonkraftwerk, solarstrom
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
tap wrench: klempner, installateur, sanitär, rohrbruch, sanitärinstallateur, verstopfung
tiles trowel: fliesen, fliesenleger, fliesenstudio, kacheln, mosaik
toilet: mobiltoiletten, mobile toiletten, miettoiletten, toilettenwagen, mobiltoilette, mobile toilette, dixi
toolbox hammer: hausmeister, baumarkt, werkzeug, hausmeisterservice
toolbox hammer: ~ handwerker, handwerk, handwerksbetrieb, handwerksbetriebe
towel soap: handtuch, handtücher, badetücher, badetuch, strandtücher, bademäntel
vacuum-cleaner: staubsauger
vase: glasbläserei, glasbläser, glasblasen, glashütte, vase, vasen
wardrobe: schrank, schränke, einbauschrank, einbauschränke, kleiderschrank
wardrobe oven: küchentüren, küchenfronten austauschen
washing-machine: waschsalon, wäscherei, waschmaschine, reinigung textil, waschmaschinenreparatur, wäscheservice
washing-machine wrench: haushaltsgeräte, hausgeräte kundendienst
wastebasket recycling: schrottabholung, schrottplatz, wertstoffhof, schutt
water-pump droplet: brunnenbau, brunnenbohrung, brunnen bohren, wasserpumpe, wasserpumpen, gartenbrunnen, brunnenbauer
water-tank droplet: wassertank, wassertanks, zisterne, zisternen, regentonne, regentonnen, regenwassertank
wheelie-bin: mülltonne, mülltonnen, mülltonnenreinigung, biotonne, mülltonnenbox
wifi-router: glasfaser, glasfaseranschluss, wlan-router, internetanschluss, breitband, internetanbieter, wlan einrichten
window: fenster, fensterbau, glaser, glaserei, glasreinigung fenster, glasbau
window beach-umbrella: rollladenbau
window palette: buntglas
wrench car: autowerkstatt, kfz-werkstatt, kfz-meister, werkstatt, mechaniker, autoreparatur, ölwechsel, tüv
wrench car: ~ inspektion
apron chef-hat: schürze, schürzen, lederschürze, lederschürzen, kochschürzen
baby-bodysuit: babykleidung, kinderkleidung, babymode, kindermode, babysachen, strampler, babyausstattung
baby-bodysuit: kinderbekleidung
backpack pencil: rucksack, rucksäcke
ballet-shoes: ballett, ballettschule, ballettunterricht
bangles: armreif, armreifen, armband, armbänder
bikini: bademode, bikini
bra: dessous, büstenhalter, bh, bhs, miederwaren, lingerie, bh-beratung
braid hair-comb: braids, rastazöpfe, flechtfrisuren, box braids, cornrows, dreadlocks, afrozöpfe
brain speech-bubble: psychiater, psychiaterin, psychiatrie, psychologe, psychologin, psychotherapie, therapeut, hypnose
brain speech-bubble: coaching, paartherapie
briefs: unterwäsche
clothes-hanger coat: textilreinigung, chemische reinigung, reinigung und wäscherei, kleiderbügel, secondhand-mode
clothes-hanger coat: second-hand-kleidung, kleiderbörse, kleiderkammer
coat: kürschner, pelze, second-hand, secondhand, mantel, mäntel, jacke, jacken, winterjacken
diamond magnifier: mineralien, edelsteine, heilsteine
diamond ring: silberkette, silberketten, namenskette, namensketten, goldkette, juwelier, schmuck, goldschmied
diamond ring: goldschmiedekurs, silberschmied
dress handbag: mode, damenmode, boutique, kleid, kleider, bekleidung, modegeschäft, klamotten
dress t-shirt: kleidung
dress washing-machine: brautkleid reinigen, brautkleidreinigung, brautkleid-reinigung
dress-shoe: maßschuhe, maßschuh, maßschuhmacher, schuhreparatur, schuster, schuhmacher, herrenschuhe, schuhmacherei
dress-shoe: absätze
ear stethoscope: hno, hno-arzt, hno-ärztin, hno-praxis, hals nasen ohren, hals-nasen-ohren, hals-nasen-ohren-arzt
earrings diamond: ohrringe, ohrring, ohrstecker, creolen, ohrhänger
eyelashes eye: wimpern, wimpernverlängerung, augenbrauen
flat-cap scarf: schiebermütze, schiebermützen, schirmmütze aus tweed, schlägermütze
flat-shoe: ballerinas
foot dress-shoe: orthopädieschuhtechnik, einlagen, schuheinlagen
foot lotion: fußpflege, podologie, podologe, podologin
glasses eye: optiker, brille, brillen, augenoptiker, kontaktlinsen, sehtest, augenarzt
gloves: handschuhe
goggles: taucherbrille
graduation-cap books: universität, hochschule, studium, weiterbildung, ausbildung, volkshochschule
graduation-cap camera: abschlussfotos, absolventenfotos
hair-comb: haarverlängerung, extensions, haartransplantation
hair-comb scissors: haarverdichtung
hair-dryer hair-comb: föhnen, haartrockner, keratinglättung, keratin-glättung, waschen schneiden föhnen
hand-fan: fächertanz
handbag: handtasche, handtaschen, taschen, lederwaren, tasche
handshake: mediation, netzwerken
handshake coffee: besuchsdienst, besuchspaten
handshake heart: tauschring, tauschbörse
headscarf: hidschab, hijab, hijabs, kopftücher, abaya, abayas
hearing-aid: hörgerät, hörgeräte, hörakustiker, hörtest
heart handshake: spenden, spendenaktion, ehrenamt, freiwillige, tierpatenschaft, hilfsprojekt, patenschaft
heart handshake: flüchtlingshilfe, obdachlosenhilfe, ehrenamtliche, ehrenamtlicher
henna-hand: henna, henna-tattoo, henna tattoo, hennakünstlerin, hennaabend, hennamalerei
high-heel: pumps, high heels, damenschuhe
hiking-boot: wandern, wanderung, wandertour, wanderreise, bergtour, wanderschuhe
hiking-boot snowflake: schneeschuhe, schneeschuhen, schneeschuhwanderung, schneeschuhwanderungen, schneeschuhtour
hiking-boot snowy-mountain: schneeschuhtouren, schneeschuhwandern
hoodie t-shirt: hoodie, hoodies, kapuzenpullover, sweatshirts, streetwear, abi-hoodies
jumper scarf: pullover, pulli, pullis, wollpullover, strickpullover, strickjacke, strickjacken, strickwaren, strickmode
jumper scarf: norwegerpullover, cardigans, wollpulli
lipstick nail-polish: kosmetikstudio, kosmetik, kosmetikerin, make-up, visagistin, schminkkurs, schönheitssalon
lungs: salzgrotte, salzgrotten, salzraum, salzzimmer
lungs stethoscope: pneumologe, pneumologin, pneumologie, lungenfacharzt, lungenfachärztin, lungenarzt, lungenpraxis
nail-polish: nagelstudio, maniküre, pediküre, nageldesign
nappy baby: windel, windeln, stoffwindel, stoffwindeln, windeltorte, windeltorten, windelfrei
necklace: halskette, halsketten, perlenkette, perlenketten, modeschmuck, silberschmuck
necktie: hemden
perfume: parfüm, parfum, parfümerie
prayer-beads ring: bernsteinschmuck, bernsteinkette
prosthetic-leg: beinprothese, beinprothesen, armprothesen, orthopädietechnik, prothetik
ring bouquet: hochzeitsscheune, hochzeitslocation, hochzeit, hochzeiten, hochzeitsplaner, trauringe, verlobungsringe
ring bouquet: hochzeitsmesse, eheringe
ring diamond: kaufen ihr gold, kaufen dein gold, kaufen gold, goldankauf, altgold, ankauf von gold, gold verkaufen
rollator: rollator, rollatoren, gehhilfe, gehhilfen
safety-vest: arbeitskleidung, berufsbekleidung, arbeitsschutz
safety-vest lab-coat: berufskleidung, arbeitsbekleidung, arbeitsschuhe, firmenkleidung
scrubs: praxiskleidung, arztbekleidung, pflegekleidung, kasacks, op-kleidung, klinikkleidung
serum-bottle lotion: hautpflege, serum, gesichtscreme, naturkosmetik, gesichtspflege
shopping-bags price-tag: flohmarkt, trödelmarkt, hofflohmarkt, garagenflohmarkt
shopping-bags price-tag: ~ ausverkauf, sale, schlussverkauf, räumungsverkauf, shopping, outlet, rabattaktion
sneaker: schuhe, schuhgeschäft, sneaker, turnschuhe, schuh, laufschuhe
socks: socken, strümpfe
spine: chiropraktiker, osteopathie, osteopath, orthopäde, physiotherapie, physiotherapeut, krankengymnastik
spine: rückenschmerzen
spine lotus-position: rückenschule, rückentraining, rückengymnastik, rückenfit, rückenkurs
suit necktie: anzug, anzüge, herrenanzug, herrenanzüge, maßanzug, maßanzüge, hochzeitsanzug, hochzeitsanzüge, smoking
suit necktie: herrenmode, herrenausstatter
sun-hat: hut, hüte, hutmacher
sunglasses sun: sonnenbrille, sonnenbrillen
t-shirt backpack: schulkleidung, schuluniform, schuluniformen
t-shirt clothes-hanger: kleidertausch, kleidertauschparty
t-shirt jeans: t-shirt, t-shirts, t-shirt-druck, textildruck
t-shirt teddy-bear: kinderkleiderbasar, kinderkleiderbörse, kindersachenbasar, kinderbasar, basar rund ums kind
tattoo-machine: tattoo, tattoostudio, tätowierer, tattoos
tattoo-machine ring: permanent make-up
tooth: zahntechnik, dentallabor, kieferorthopädie, prophylaxe, zahnarzt, zahnärztin, zahnarztpraxis, kieferorthopäde
tooth: zahnimplantate, zähne, prothesen
tooth toothbrush: aligner, zahnspange, zahnspangen, zahnschienen, unsichtbare zahnspange, zahnreinigung
tooth toothbrush: professionelle zahnreinigung, zahnersatz, bleaching
top-hat sun-hat: modistin
vape: vape, vapes, e-zigarette, e-zigaretten, vapeshop, dampfershop
wallet handbag: geldbörsen, ledergürtel, schuldnerberatung
wedding-dress ring: brautkleid, brautkleider, hochzeitskleid, hochzeitskleider, brautmode, brautmoden, brautatelier
wig: perücke, perücken, zweithaar, haarersatz, haarteil, haarteile, toupet
x-ray: röntgen, radiologie, radiologe, röntgenpraxis, mrt, computertomographie, mammographie
zip: reißverschluss, reißverschlüsse
`;
