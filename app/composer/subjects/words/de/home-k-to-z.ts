/** German words for the home, by the thing they lead to: k to z. Notation: word-list.ts. */
export const germanHomeKToZ = `
kettle: wasserkocher, teekessel
key lock-and-key: schlüsselmacher, sicherheitstechnik
key padlock: tresoröffnung, schließanlagen, türöffnung, aufsperrdienst, schlüsseldienst, schlüsselnotdienst, schlosser
kitchen-sink: Küchenspüle, Küchenspülen, Spülbecken, Spülsteine, Waschbecken, Waschtisch, Waschtische
leaf-blower: Laubbläser, Laubbläsern, Laubsauger, Akku-Laubbläser
light-bulb: lampen, beleuchtung, lampe
light-bulb plug: stromabschaltung, stromausfall
lock-and-key key: schloss defekt, türschloss, türschlösser, schlossaustausch, schließzylinder, schlösser austauschen
lock-and-key padlock: it-sicherheit, datenschutz, cybersicherheit
lock-and-key puzzle: escape room, escape game, exit room
lotion: hautarzt, hautärztin, dermatologe, creme, sonnencreme, kosmetikbehandlung, gesichtsbehandlung
lotion: enthaarung, körperlotion, bodylotion, körpermilch, festes shampoo, sonnenmilch
lotion serum-bottle: gesichtsreinigung, ausreinigung, mikroneedling, needling, fruchtsäurepeeling, chemisches peeling
lotion serum-bottle: peeling, peelings, mikrodermabrasion, aquafacial, antiaging, akne behandlung, aknebehandlung
lotion serum-bottle: unreine haut, hautverjüngung, pigmentflecken, altersflecken, besenreiser, narbenbehandlung
lotion serum-bottle: couperose, hautanalyse, hautberatung, gesichtsmaske, gesichtsmasken, cellulite, cellulitebehandlung
lotion serum-bottle: kryolipolyse, fett-weg, fett weg, körperforming, bodyforming, bodywrapping, hautstraffung
lotion serum-bottle: mesotherapie, hautscreening, hautkrebsscreening, hautkrebsvorsorge, hautcheck, muttermal
lotion serum-bottle: muttermale, neurodermitis, schuppenflechte, hautpraxis, hautklinik, körperpeeling
lunch-box: brotdosen, brotbox, lunchboxen, lunchpaket, lunchpakete, znünibox, brotdose, lunchbox
mattress bed: matratze, matratzen, boxspringbett
mattress: Luftmatratze, Luftmatratzen
meat-slicer: Aufschnittmaschine, Aufschnittmaschinen, Wurstschneidemaschine, Fleischschneidemaschine
meat-slicer: Schinkenschneidemaschine
microwave: mikrowellenherd, mikrowellengerät, mikrowellengeräte, einbaumikrowelle, mikrowelle, mikrowellen
moka-pot: espressokocher, mokkakanne, mokakanne, herdkanne
mortar: gewürzregal
mouse-trap: mäuse im haus, ratten, mäuse und ratten, rattenbekämpfung, mäusebekämpfung, Mäuseplage
mouse-trap cockroach: schädlingsbekämpfung, kammerjäger
mouse-trap spade: maulwurf vertreiben, maulwurffalle, wühlmaus
nails: stahlnägel, drahtstifte, drahtnägel, eisennägel
neon-sign: neonschild, neonschilder, neonschrift, neonschriften, neonreklame, neon-schild, neon schild, led-neonschild
noren: Noren, Noren-Vorhang, Noren-Vorhänge
nut-and-bolt: Schrauben
office-chair desk: bürostuhl, bürostühle, schreibtischstuhl, gaming-stuhl, drehstuhl
oil-lamp compass: nachtwächterführung, nachtwächterrundgang, laternenführung
oven: ceranfeld, kochfeld, kochfelder, dampfgarer
oven dining-table: küche
oven frying-pan: backofen, herd, backöfen
oven spray-bottle: dunstabzüge, backofenreinigung
padlock: lagerplatz, kellerabteil, einlagern
paint-roller bucket: streichen, wir streichen, wohnung streichen, wände streichen, malern, malerbetrieb, renovieren wir
paint-roller bucket: maler, malermeister, anstrich, renovierung
paper-lantern: martinsumzug, sankt-martins-umzug, laternenumzug, laternenfest, martinssingen, räbeliechtli-umzug
paper-lantern: laternenbasteln, martinstag, lampionumzug, lampions, räbeliechtli, räbeliechtliumzug, räbenlichterumzug
paper-lantern: lichterumzug, räbechilbi
paper-lantern: ~ st. martin, sankt martin
paving: granitplatten, pflaster, Randstein, Randsteine, Bordsteine, betonplatte, betonplatten, gehwegplatten
paving: terrassenplatten
paving trowel: pflaster verlegen, pflasterarbeiten, pflastersteine, pflasterer, pflasterbau, hof pflastern, steinsetzer
paving trowel: wegebau
pergola house-with-garden: pergola, pergolen, pavillon, pavillons, terrassenüberdachung, terrassenüberdachungen
pet-bed: hundebett, hundebetten, hundekorb, hundekörbe, hundekissen, hundekörbchen, katzenbett, katzenbetten, hundedecke
pet-bed: hundedecken
picnic-table: Picknicktisch, Picknicktische, Picknickbank, Picknickbänke
piggy-bank coin: sparschwein, spardose, sparbuch, sparkonto, altersvorsorge, festgeld, festgeldkonto, tagesgeldkonto
piggy-bank coin: sparplan, etf, etfs, etf-sparplan, fondssparplan, fondssparen, geldanlage, geldanlagen, vermögensaufbau
piggy-bank coin: vorsorgeberatung, private rente, rentenversicherung, riester, rürup, rente mit, rentenberatung
piggy-bank coin: sparzinsen, kindersparen, juniorkonto, weltspartag, vermögensberatung, finanzberatung, finanzberater
piggy-bank coin: anlageberatung, investmentfonds
pizza-oven: Pizzaofen, Pizzaöfen, Gartenpizzaofen, Holzofen für Pizza
pliers: zange, zangen, kombizange, kombizangen
plug: steckdose, steckdosen, lichtschalter, ladekabel, verlängerungskabel, netzteil, netzteile, mehrfachsteckdose
plug lightning: elektriker, elektroinstallation, elektro, elektrotechnik, elektromeister, ökostrom, stromanbieter
plug lightning: stromanbieter wechseln, elektroarbeiten, altbau elektrik, smart home, elektroniker, elektronikerin
plug lightning: mechatroniker, fi-schalter, elektrohandwerk, knx
plug lightning: kabel verlegen, stromvertrag, stromtarif, stromtarife, strom und gas, stromvergleich
plunger drainpipe: abflussgeruch, kamerabefahrung, kanalkamera
plunger tap: rohr verstopft, abfluss verstopft, verstopftes rohr, rohrverstopfung
pressure-washer: hochdruckreiniger, hochdruckreinigung, steinreinigung, terrassenreinigung, fassadenreinigung
pressure-washer: pflasterreinigung, graffitientfernung, Sandstrahlen, Trockeneisstrahlen
pressure-washer roof: dachreinigung, dachbeschichtung, dachwäsche
radiator tap: anlagenmechaniker shk, anlagenmechaniker, shk, sanitär heizung klima
radiator thermometer: heizung, heizungen, heizungswartung, fußbodenheizung
radiator wrench: heizungsbau, heizung sanitär, heizkörper, heizungsinstallateur
radiator: Heizlüfter
razor: rasur
recycling: recycling, unverpackt, unverpacktladen, schrott, korken sammeln
recycling wastebasket: entrümpelung, entrümpelungen, sperrmüll, müllabfuhr, haushaltsauflösung, haushaltsauflösungen
recycling wastebasket: wohnungsauflösung, messie-wohnung, messie-wohnungen, messiewohnung, messiewohnungen
reed-diffuser: raumduft mit stäbchen, duftstäbchen-diffuser, stäbchendiffuser, reed diffuser, raumduft-diffuser
rice-cooker: Reiskocher, Reiskochern, elektrischer Reiskocher
ride-on-mower: aufsitzrasenmäher, gartentraktor, rasentraktor, rasentraktoren, aufsitzmäher, rasenmähertraktor
ride-on-mower: rasenmähertraktoren, rasenmäher-traktor, mähtraktor, mähtraktoren
robot-mower: roboter-rasenmäher, mähroboter-installation, mähroboter, rasenroboter, rasenmähroboter, Rasenrobi
robot-vacuum: saugroboter, staubsaugerroboter, wischroboter, saug- und wischroboter, saugwischroboter, putzroboter
rocking-chair: Schaukelstuhl, Schaukelstühle, Schaukelstühlen, Schaukelstuhls
rolling-pin: Nudelholz, Nudelhölzer, Teigrolle, Teigrollen, Wellholz
roof dust-mask: asbest, asbest entsorgen, asbestsanierung, asbestentsorgung
roof house: dachleck, dachlecks, dachundichtigkeit, flachdach, flachdächer, steildach, ziegeldach, hausdach, vordach
roof house: metalldach, schrägdach, glasdach, satteldach, pultdach, walmdach, blechdach, schieferdach, reetdach
roof house: terrassendach, dachstuhl, spenglerei, dachausbau, dachdecker, dach, dächer, dachsanierung
roof: Dachziegel, Dachpfanne, Dachpfannen, Schindeln, trapezblech, trapezbleche, wellblech, wellbleche
rug: teppich, teppiche, orientteppiche, teppichreinigung, badematte, fußmatte, türmatte
sack: streusalz, auftausalz, Einstreu, Sägespäne, Hobelspäne, Rasensamen, Dünger, Rasendünger, Säcke, Jutesäcke
sack spade: kompost, torf, mist abzugeben, pferdemist, stallmist, kuhmist, komposterde
sack wheat: futtermittel, tierfutter vom, hühnerfutter, landhandel, saatgut, getreidemühle
safe: möbeltresor
safe padlock: tresor, tresore, wertschutzschrank, waffenschrank, waffenschränke, schließfach, schließfächer
safe padlock: möbeltresore
samurai-helmet: Samuraihelm, Samuraihelme, Samurai-Helm, Samurai-Rüstung, Kabuto
saw: stichsäge, kreissäge, bandsäge, bandsägen
saw hammer: schreiner, schreinerei, tischler, tischlerei, zimmerei, holzbau, holzwerkstatt, zimmerer, dachstühle
saw hammer: zimmermann, zimmerleute, innenausbau, holzterrasse, terrassenbau
school-cone: schultuete, schultüte, schultüten, zuckertüte, zuckertüten, zuckertüten nähen, schultüten nähen
school-cone: schultüte nähen, zuckertüte nähen
scratching-post: Kratzbaum, Kratzbäume, Kratzbäumen, Kratztonne, Katzenbaum
screwdriver coffee: reparaturcafé
screwdriver toolbox: repaircafé, repair café, repair-café, möbelmontage, möbelaufbau
security-camera: alarmanlage, alarmanlagen, überwachungskamera
security-camera shield: wachdienst, videoüberwachung
sewing-machine: overlock
sewing-machine sewing-needle: näherin, näherinnen
sewing-machine thread: nähmaschinen, nähmaschinenreparatur, nähmaschine, Nähwerkstatt, nähcafé, nähcafe, nähtreff
sewing-machine thread: nähtreffs
sheet-mask: Tuchmaske, Tuchmasken, Vliesmaske, Vliesmasken
shield security-camera: wachleute, nachtwächter
shield umbrella: versicherung, versicherungen, versicherungsmakler, haftpflicht, lebensversicherung, krankenversicherung
shield umbrella: berufsunfähigkeit, rechtsschutz, sterbegeld, krankenkasse
shoji: Shoji, Shoji-Wand, Shoji-Wände, Shoji-Türen, Shoji-Schiebetüren
shopping-cart basket: supermarkt, lebensmittel, lebensmittelgeschäft
shopping-cart price-tag: regalauffüller, verkäuferin gesucht
shopping-cart price-tag: einzelhandelskaufmann, einzelhandelskauffrau, filialleiter, filialleiterin, regale auffüllen
shopping-cart price-tag: discounter, tante-emma-laden, dorfladen
shower: duschtasse
shutters: fensterladen, fensterläden, klappladen, klappläden, holzfensterläden, fensterladenbau
smoke-alarm: rauchmelder, rauchmeldern, rauchwarnmelder, rauchwarnmeldern, kohlenmonoxidmelder, co-melder
smoke-alarm: rauchmelderwartung
snow-blower: schneefräse, schneefräsen, schneeschleuder
soap: seife, seifen, duschgel
sofa: möbel, möbelhaus, sofa, sofas, polsterei, einrichtung, couch, wohnlandschaft, ecksofa, wohnzimmer
sofa armchair: polster reinigen, polsterreinigung, polstermöbel reinigen
sofa desk-lamp: innenarchitekt, innenarchitektin, innenarchitektur, inneneinrichtung, innendesign
solar-panel sun: sonnenkollektoren, pv-anlage, pv anlage, pv-anlagen, pv anlagen, pv, solaranlagen, solaranlage
solar-panel sun: photovoltaikanlagen, solar, photovoltaik, balkonkraftwerk, solarstrom
sponge: putzschwämme, spülbürste, spültücher
sponge dinner-plate: Spüler gesucht, Spülkraft, Spülhilfe, Tellerwäscher
spray-bottle: spülmittel, putzmittel
spray-bottle bucket: tatortreinigung, desinfektion, schimmelentfernung
spray-bottle cockroach: bettwanzen, bettwanze
spray-bottle gear: pulverbeschichten, strahlarbeiten
squeegee window: fensterputzer, fensterreinigung, fenster putzen, glasreinigung, fensterputzen, gebäudereiniger
staircase: treppe, treppen, treppenbau, treppenrenovierung
staircase saw: holztreppen, treppenbauer
stairlift: treppenlift, treppenlifte
stand-mixer: küchenmaschine, küchenmaschinen, knetmaschine, teigknetmaschine
stone-wall: Trockenmauer, Trockenmauern, Trockenmauerbau, Natursteinmauer, Natursteinmauern
stove fire: ofensetzer
stove logs: kaminofen, kaminöfen, pelletofen, pelletöfen, holzofen, holzöfen, schwedenofen
stove logs: ofenbau
strimmer: motorsensen, fadentrimmer, freischneider, motorsense, rasentrimmer
string-lights: lichterkette, lichterketten, party-lichterkette, outdoor-lichterkette, partylichterkette
table-lamp: tischlampe, tischlampen, tischleuchte, tischleuchten, nachttischlampe, nachttischlampen, lampenschirm
table-lamp: lampenschirme, Stehlampe, Stehlampen, Nachtlampe
tap: armaturen, armatur, wasserhahn, wasserhähne, spültisch, mischbatterie
tap droplet: wasserabstellung, wasser abgestellt, wassersperre
tap wrench: klempner, installateur, sanitär, rohrbruch, sanitärinstallateur, verstopfung
tape-measure: maßband, maßbänder, rollmaßband, rollbandmaß, bandmaß, bandmaße
tiled-stove: kachelofen, kachelöfen, grundofen, kachelofenbau, ofenbauer, hafner, hafnermeister
tiles bathtub: silikonfuge, silikonfugen, silikonfugen erneuern
tiles trowel: fliesen, fliesenleger, fliesenstudio, kacheln, mosaik
toaster: toaster, toasters, langschlitztoaster, brotröster
toilet: trockentoilette, trockentoiletten, trockentoiletten mieten, komposttoilette
toolbox: schraubendreher-set
toolbox hammer: hausmeister, baumarkt, werkzeug, hausmeisterservice
toolbox hammer: ~ handwerker, handwerk, handwerksbetrieb, handwerksbetriebe
toolbox saw: hobelbank, hobelbänke, werkstattauflösung, opas werkstatt, werkstatt wird aufgelöst
toothbrush: zahnpasta, zahncreme, zahnpasta-tabletten, zahnputztabletten
towel: waschlappen, strandtuch, Geschirrtuch, Geschirrtücher, Küchentücher
towel soap: handtuch, handtücher, badetücher, badetuch, strandtücher
tv-aerial: fernsehantenne, fernsehantennen, tv-antenne, dachantenne, dachantennen, antennenbau, antennenbauer
tv-aerial: antennenmontage
vacuum-cleaner: staubsauger, akkusauger, staubsaugerbeutel, teppichbodenreinigung, autoinnenreinigung, Industriesauger
vacuum-cleaner: Nasssauger
vase: glasbläserei, glasbläser, glasblasen, glashütte, vase, vasen
video-intercom: videotürklingel
video-intercom door: sprechanlage, sprechanlagen, türsprechanlage, türsprechanlagen, videosprechanlage
video-intercom door: gegensprechanlage, türklingel, videoklingel, zutrittskontrolle
wallpaper paint-roller: fototapete, tapeten, tapete, tapezieren, tapezierarbeiten, vliestapete, vliestapeten
wallpaper paint-roller: tapetenmarkt, fototapeten
wardrobe: schrank, schränke, einbauschrank, einbauschränke, kleiderschrank, schuhregal, bauernkasten, bauernkästen
wardrobe: kleiderkasten, kleiderkästen, kasten zu verkaufen
washing-machine: waschsalon, wäscherei, waschmaschine, reinigung textil, waschmaschinenreparatur, wäscheservice
washing-machine: wäschetrockner, waschtrockner, trockner und, elektrogroßgeräte, haushaltsgroßgeräte, weiße ware
washing-machine: hausgeräte, waschmittel, weichspüler, Trockner
washing-machine wrench: haushaltsgeräte, hausgeräte kundendienst
wastebasket recycling: schrottabholung, schrottplatz, wertstoffhof, schutt, müllsammelaktion, müllsammeln, aufräumaktion
wastebasket recycling: frühjahrsputz im park, waldputz, flussputz, dreck-weg-tag
water-bottle: trinkflasche, trinkflaschen, edelstahlflasche, edelstahlflaschen, edelstahl-trinkflasche
water-bottle: edelstahl-trinkflaschen, isolierflasche, isolierflaschen, thermosflasche, thermosflaschen, wasserflasche
water-pump droplet: brunnenbau, brunnenbohrung, brunnen bohren, wasserpumpe, wasserpumpen, gartenbrunnen, brunnenbauer
water-pump swimming-pool: sandfilteranlage, sandfilteranlagen
water-tank droplet: wassertank, wassertanks, zisterne, zisternen, regentonne, regentonnen, regenwassertank
water-tank droplet: luftentfeuchter, bautrockner, ibc container, ibc-container, ibc tank
wheelie-bin: mülltonne, mülltonnen, mülltonnenreinigung, biotonne, mülltonnenbox, müllbeutel, mülleimer, treteimer
wifi-router: glasfaser, glasfaseranschluss, wlan-router, internetanschluss, breitband, internetanbieter, wlan einrichten
wifi-router: wlan-probleme, wlan probleme, wlan-störung, wlan störung, wlan lahm, wlan langsam, kein wlan
wifi-router: kein internet
window: fenster, fensterbau, glaser, glaserei, glasreinigung fenster, glasbau, isolierglas
window-net: Fensternetz, Fensternetze, Katzennetz, Katzennetze, Balkonnetz, Balkonnetze, Balkonschutznetz
window-net: Katzenschutznetz
window-net window: fliegengitter, fliegengittern, insektenschutzgitter, insektenschutzgittern
wood-pellets: holzpellets, holzpellet, brennstoffpellets, heizpellets, pellets, sackpellets, pellets sackweise
wood-pellets: pellets lose
wrench car: autowerkstatt, kfz-werkstatt, kfz-meister, werkstatt, mechaniker, autoreparatur, tüv, zahnriemen
wrench car: zahnriemenwechsel, stoßdämpfer, kupplung, getriebe, getriebespülung, unfallinstandsetzung
wrench car: unfallschaden, unfallschäden, hu/au, hu au, au plakette, kfz-service, kfz service, klimaservice
wrench car: klimawartung, frühjahrscheck, wintercheck, urlaubscheck, lichttest, motorinstandsetzung, motordiagnose
wrench car: fahrzeugdiagnose, achsvermessung, spureinstellung, kfz-mechatroniker, kfz-mechatronikerin, batteriewechsel
wrench car: unterbodenschutz, rostschutz, anhängerkupplung, tuning, beulendoktor, hagelschaden, hagelschäden
wrench car: lackschäden, lackdoktor, inspektion nach herstellervorgabe, pickerl, jahrespickerl, § 57a, §57a
wrench car: 57a begutachtung, mfk, mfk vorführen, mfk bereitstellen, autoprüfung
wrench car: ~ inspektion
`;
