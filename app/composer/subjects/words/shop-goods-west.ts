/** The same as shop-goods.ts in German, Dutch and French. */
export const westernShopGoods: Record<string, string> = {
  de: `
aquarium tropical-fish: aquarium einrichten, aquaristik, aquarien, aquarienbau, aquariumpflege
baby-bodysuit: babykleidung, kinderkleidung, babymode, kindermode, babysachen, strampler, babyausstattung, kinderbekleidung
bangles: armreif, armreifen, armband, armbänder
barrel: holzfass, holzfässer, weinfass, weinfässer, eichenfass, eichenfässer, böttcher, fassbinder, küfer
beehive bee: bienenstock, bienenstöcke, bienenkasten
bench: gartenbank, gartenbänke, parkbank, parkbänke, sitzbank, sitzbänke, holzbänke
birdcage bird: vogelkäfig, vogelkäfige, voliere, volieren, ziervögel, wellensittich, wellensittiche, kanarienvögel, kanarienvogel, vogelbörse
blackboard: schultafel, kreidetafel, kreidetafeln, whiteboards
carriage horse: kutsche, kutschen, kutschfahrt, kutschfahrten, hochzeitskutsche, hochzeitskutschen, pferdekutsche, planwagenfahrten
chandelier: kronleuchter, lüster, lampengeschäft, leuchten
cherry-picker: arbeitsbühne, arbeitsbühnen, hubarbeitsbühne, steiger, steigervermietung, arbeitsbühnenvermietung
circuit-board: leiterplatte, leiterplatten, platinen, elektronikreparatur, elektronikfertigung, lötkurs
clothes-hanger coat: textilreinigung, chemische reinigung, reinigung und wäscherei, kleidertausch, kleiderbügel, secondhand-mode, second-hand-kleidung, kleiderbörse, kleiderkammer
coffee-beans coffee: kaffeebohnen, kaffeerösterei, rösterei, röstkaffee, kaffeeröster, frisch geröstet
combine-harvester wheat: mähdrescher, lohnunternehmen, lohnunternehmer, lohndrusch, mähdrusch
cot: babybett, babybetten, kinderbett, kinderbetten, beistellbett, gitterbett
drum-kit drum: schlagzeug, schlagzeugunterricht, schlagzeuger, schlagzeugschule
embroidery-hoop thread: stickerei, sticken, stickkurs, stickereien, handstickerei
fireplace fire: kamin, kamine, kaminbau, kaminbauer, offener kamin
first-aid-kit: erste hilfe, erste-hilfe-kurs, erste-hilfe-kurse, ersthelfer, ersthelferausbildung, defibrillator, verbandskasten
food-truck takeaway-box: foodtruck, food truck, foodtrucks, food trucks, imbisswagen, verkaufswagen
garden-shed: gartenhaus, gartenhäuser, geräteschuppen, gerätehaus, gartenschuppen, gartenlaube
gingerbread: lebkuchen, lebkuchenhaus, lebkuchenhäuser, pfefferkuchen
ham: schinken, rohschinken, kochschinken, räucherschinken, landschinken
hamper gift: geschenkkorb, geschenkkörbe, präsentkorb, präsentkörbe
headscarf: hidschab, hijab, hijabs, kopftücher, abaya, abayas
ice-lolly: eis am stiel, wassereis
jet-ski wave: jetski, jetskis, jet-ski, jetski-verleih
kennel dog: hundepension, hundehotel, hundehütte, hundehütten, tierpension, hundezwinger
loom yarn: weberei, weben, handweberei, webkurs, webstuhl, webstühle
macarons: macaron, macarons
marionette theatre-masks: puppentheater, marionette, marionetten, puppenspiel, kasperletheater, kasperltheater, figurentheater, puppenbühne
market-stall carrot: marktstand, marktstände, standbetreiber, markthändler, bauernmarkt, wochenmarkt
motorcycle-helmet motorcycle: motorradhelm, motorradhelme, motorradbekleidung, motorradkleidung
necklace: halskette, halsketten, perlenkette, perlenketten, modeschmuck, silberschmuck, goldketten
olive-oil olives: olivenöl, ölmühle, speiseöl, rapsöl, leinöl
pallet: palette europalette, europaletten, holzpaletten, paletten, einwegpaletten, palettenmöbel
parking-sign location-pin: parkplatz zu vermieten, stellplatz zu vermieten, tiefgaragenstellplatz, stellplätze zu vermieten, flughafenparkplatz
pipe-organ church: orgelkonzert, orgelkonzerte, kirchenorgel, orgelbau, orgelbauer, orgelmusik, orgelsanierung
plum: pflaume, pflaumen, zwetschge, zwetschgen, zwetschke, zwetschken, mirabellen
pomegranate: granatapfel, granatäpfel
pumpkin: kürbis, kürbisse, kürbisfest, kürbishof
road-roller: asphalt, asphaltierung, asphaltarbeiten, straßenbau, asphaltbau
roast-chicken: brathähnchen, grillhähnchen, backhendl, grillhendl, hähnchen vom grill, hähnchengrill
rollator: rollator, rollatoren, gehhilfe, gehhilfen
rubber-stamp document: notar, notare, notarin, notariat, stempel, firmenstempel
sack wheat: futtermittel, tierfutter vom, hühnerfutter, landhandel, saatgut, getreidemühle
saddle horse: sattler, sattlerei, sättel, sattel, reitsportgeschäft, sattelanpassung
secateurs leaves: heckenschnitt, hecke schneiden, hecken schneiden, baumschnitt, obstbaumschnitt, gartenschere, rosenschere, strauchschnitt
server: webhosting, rechenzentrum, server, serverraum, serverwartung, hosting, datensicherung
shipping-container: container mieten, seecontainer, lagercontainer, schiffscontainer, containervermietung, wohncontainer, seefracht, spedition seefracht
skewers barbecue: schaschlik, fleischspieße, grillspieße, spieße
squeegee window: fensterputzer, fensterreinigung, fenster putzen, glasreinigung, fensterputzen, gebäudereiniger
stained-glass: glasmalerei, bleiverglasung, kirchenfenster, tiffany-glas, kunstverglasung
suit necktie: anzug, anzüge, herrenanzug, herrenanzüge, maßanzug, maßanzüge, hochzeitsanzug, hochzeitsanzüge, smoking, herrenmode, herrenausstatter
tipper-truck: kipper, muldenkipper, schüttgut, sand und kies, kies, kieswerk, schotter, splitt
turf-roll: rollrasen, kunstrasen, fertigrasen, rasen verlegen
vintage-car: oldtimer, oldtimertreffen, oldtimerrestaurierung, youngtimer, oldtimer-ausstellung
wasp: wespe, wespen, wespennest, wespennester, hornissen, hornissennest
water-pump droplet: brunnenbau, brunnenbohrung, brunnen bohren, wasserpumpe, wasserpumpen, tauchpumpe, gartenbrunnen, brunnenbauer
water-tank droplet: wassertank, wassertanks, zisterne, zisternen, regentonne, regentonnen, regenwassertank
watering-can plant: gießkanne, gießkannen
wedding-cake: hochzeitstorte, hochzeitstorten
wedding-dress ring: brautkleid, brautkleider, hochzeitskleid, hochzeitskleider, brautmode, brautmoden, brautatelier
wheelie-bin: mülltonne, mülltonnen, mülltonnenreinigung, biotonne, mülltonnenbox
wifi-router: glasfaser, glasfaseranschluss, wlan-router, internetanschluss, breitband, internetanbieter, wlan einrichten
wig: perücke, perücken, zweithaar, haarersatz, haarteil, haarteile, toupet
wreath: kranz, kränze, adventskranz, adventskränze, türkranz, trauerkranz, trauerkränze, kranzbinden
x-ray: röntgen, radiologie, radiologe, röntgenpraxis, mrt, computertomographie, mammographie
zip: reißverschluss, reißverschlüsse
zip-line tree: kletterwald, hochseilgarten, seilrutsche, kletterpark, waldseilgarten, baumwipfelpfad
`,
  nl: `
aquarium tropical-fish: aquariumzaak, aquaria, aquarium inrichten, aquariumonderhoud
baby-bodysuit: babykleding, kinderkleding, babykleertjes, rompers, babyspullen, kinderkleren, babyuitzet
bangles: armband, armbanden, armbandjes
barrel: houten vat, houten vaten, wijnvat, wijnvaten, eiken vaten, kuiperij
beehive bee: bijenkast, bijenkasten, bijenkorf, bijenvolken
bench: tuinbank, tuinbanken, parkbank, herdenkingsbank, houten bank, houten banken
birdcage bird: vogelkooi, vogelkooien, volière, vogelvereniging, kanaries, parkieten, siervogels
blackboard: schoolbord, krijtbord, krijtborden
carriage horse: koets, koetsen, trouwkoets, koetsritten, paardenkoets, huifkar, huifkartochten
chandelier: kroonluchter, kroonluchters, lampenwinkel, hanglampen
cherry-picker: hoogwerker, hoogwerkers, schaarlift, schaarhoogwerker, hoogwerkerverhuur
circuit-board: printplaat, printplaten, elektronicareparatie
clothes-hanger coat: stomerij, chemische reiniging, kledingruil, kledingbeurs, tweedehands kleding, kledingbank, kledinghangers
coffee-beans coffee: koffiebonen, koffiebranderij, koffiebrander, versgebrande koffie, branderij
combine-harvester wheat: maaidorser, loonwerk, loonbedrijf, loonwerker
cot: ledikant, babybed, babybedje, wieg, wiegje, kinderbed, babykamer
drum-kit drum: drumstel, drumles, drumlessen, drumschool, drummer
embroidery-hoop thread: borduren, borduurwerk, borduurcursus, borduurclub
fireplace fire: open haard, haarden, schouw, schouwen, haard
first-aid-kit: ehbo, ehbo-cursus, ehbo cursus, bhv, bhv-cursus, bhv cursus, reanimatie, reanimatiecursus, aed, eerste hulp
food-truck takeaway-box: foodtruck, foodtrucks, food truck, foodtruckfestival
garden-shed: tuinhuis, tuinhuizen, tuinhuisje, tuinhuisjes, schuurtje, schuurtjes, tuinschuur, blokhut
gingerbread: peperkoek, speculaaspop, gingerbread
ham: beenham, ham van het bot, achterham, ardennerham, rauwe ham
hamper gift: kerstpakket, kerstpakketten, cadeaumand, cadeaumanden, geschenkmand
headscarf: hoofddoek, hoofddoeken, hijab, abaya
ice-lolly: waterijsje, waterijsjes, ijslolly, ijslolly's
jet-ski wave: jetski, jetskis, waterscooter, waterscooters
kennel dog: hondenpension, dierenpension, hondenhok, hondenhotel, kennel
loom yarn: weven, weverij, weefcursus, weefgetouw
macarons: macaron, macarons
marionette theatre-masks: poppenkast, poppentheater, marionet, marionetten, poppenspel, poppenspeler
market-stall carrot: marktkraam, marktkramen, standhouders, weekmarkt, boerenmarkt, streekmarkt
motorcycle-helmet motorcycle: motorhelm, motorhelmen, motorkleding
narrowboat: binnenvaartschip, vaarvakantie
necklace: halsketting, parelketting, zilveren sieraden, handgemaakte sieraden
olive-oil olives: olijfolie
pallet: pallet, pallets, europallets, houten pallets
parking-sign location-pin: parkeerplaats te huur, parkeren schiphol
pipe-organ church: orgelconcert, orgelconcerten, kerkorgel, orgelbouw, orgelrestauratie
plum: pruim, pruimen
pomegranate: granaatappel, granaatappels
pumpkin: pompoen, pompoenen, pompoenpluk
road-roller: asfalt, asfalteren, asfalteringswerken, wegenbouw, asfaltwerken
roast-chicken: kip aan het spit, gebraden kip, braadkip, kippengrill
rollator: rollator, rollators, looprek, loophulpmiddelen
rubber-stamp document: notaris, notariskantoor, notariaat, stempel, stempels
sack wheat: veevoer, diervoeder, diervoeders, kippenvoer, graanhandel, korenmolen, molenmeel
saddle horse: zadel, zadels, zadelmaker, zadelmakerij, ruitersport, zadelpassen
secateurs leaves: heg snoeien, snoeien, snoeiwerk, snoeischaar, hagen snoeien, haag scheren, heggen knippen, fruitbomen snoeien
server: webhosting, datacenter, servers, serverbeheer, hosting
shipping-container: zeecontainer, zeecontainers, opslagcontainer, containerverhuur, containerwoning
skewers barbecue: sjasliek, saté, vleesspiesen, spiesen
squeegee window: glazenwasser, glazenwassers, ramen wassen, glasbewassing, ruitenwasser, ramenwasser
stained-glass: glas in lood, glas-in-lood, glas-in-loodramen, gebrandschilderd glas
suit necktie: trouwpak, trouwpakken, maatpak, maatpakken, herenpak, herenkostuum, herenkostuums, smoking, kostuumverhuur, herenkleding, herenmode
tipper-truck: kipper, kiepwagen, zand en grind, grind, split en grind, kiepwagens
turf-roll: graszoden, graszoden leggen, kunstgras, rolgazon, graszodenleverancier
vintage-car: oldtimer, oldtimers, oldtimerbeurs, klassieke auto, klassieke auto's, oldtimerrit
wasp: wesp, wespen, wespennest, wespennesten, hoornaar
water-pump droplet: waterput boren, waterput, bronboring, waterpomp, waterpompen, dompelpomp, grondboringen
water-tank droplet: watertank, watertanks, regenton, regentonnen, regenput, regenputten
watering-can plant: gieter, gieters
wedding-cake: bruidstaart, bruidstaarten
wedding-dress ring: trouwjurk, trouwjurken, bruidsjurk, bruidsjurken, bruidsmode, trouwkleed, trouwkleding
wheelie-bin: kliko, kliko's, containerreiniging, kliko reiniging, afvalcontainer, afvalcontainers, vuilnisbak
wifi-router: glasvezel, breedband, internetprovider, wifi-router, wifi problemen, internetaansluiting
wig: pruik, pruiken, haarwerk, haarwerken, haarstukje
wreath: krans, kransen, kerstkrans, kerstkransen, deurkrans, adventskrans, kransen maken, rouwkrans
x-ray: röntgen, radiologie, mri-scan, röntgenfoto
zip: rits, ritsen, rits vervangen, kapotte rits
zip-line tree: klimbos, tokkelbaan, klimpark, touwenparcours, boomkroonpad
`,
  fr: `
aquarium tropical-fish: aquariophilie, aquariums, aquariums sur mesure, entretien d'aquarium
baby-bodysuit: vêtements bébé, vêtements pour bébé, vêtements enfant, vêtements enfants, vêtements pour enfants, layette, bodies bébé, mode enfantine
bangles: bracelet, bracelets, bracelet permanent
barrel: tonnellerie, tonneau, tonneaux, fût de chêne, fûts de chêne, tonnelier, barriques
beehive bee: ruche, rucher, parrainage de ruche, essaims
bench: banc public, bancs publics, banc de jardin, bancs de jardin
birdcage bird: cage à oiseaux, cages à oiseaux, volière, volières, canaris, perruches, oiseaux de cage
blackboard: ardoises, tableau noir, tableaux blancs
carriage horse: calèche, calèches, promenade en calèche, balade en calèche, attelage
chandelier: lustre, lustres, luminaires, magasin de luminaires
cherry-picker: nacelle élévatrice, nacelles élévatrices, location de nacelle, location de nacelles, caces nacelle
circuit-board: circuit imprimé, circuits imprimés, cartes électroniques, réparation électronique, composants électroniques
clothes-hanger coat: pressing, pressings, nettoyage à sec, friperie, friperies, vide-dressing, vestiaire solidaire, vêtements d'occasion, dépôt-vente de vêtements
coffee-beans coffee: torréfacteur, torréfaction, café en grains, grains de café, brûlerie, cafés torréfiés
combine-harvester wheat: moissonneuse, moissonneuse-batteuse, moisson, entreprise de travaux agricoles, travaux agricoles, battage
cot: lit bébé, lits bébé, lit de bébé, berceau, berceaux, lit à barreaux, chambre bébé
drum-kit drum: cours de batterie, école de batterie, batteur, professeur de batterie
embroidery-hoop thread: broderie, broderies, brodeuse, atelier broderie, point de croix, brodeurs
empanada: empanada, empanadas
fireplace fire: cheminée, cheminées, foyer fermé, insert cheminée
first-aid-kit: premiers secours, secourisme, formation secourisme, psc1, sst, gestes qui sauvent, défibrillateur, secouriste, secouristes, trousse de secours
food-truck takeaway-box: food truck, food-truck, food trucks, foodtruck, camion restaurant, camion à pizza
garden-shed: abri de jardin, abris de jardin, cabanon, cabanons, chalet de jardin
gingerbread: pain d'épices, pain d'épice, pains d'épices
ham: jambon, jambons, jambon cru, jambon blanc, jambon à l'os, jambon de pays
hamper gift: panier gourmand, paniers gourmands, panier garni, paniers garnis, coffret gourmand, coffrets gourmands, colis gourmand
headscarf: hijab, hijabs, abaya, abayas, foulard islamique, mode modeste
ice-lolly: bâtonnet glacé, bâtonnets glacés, esquimau glacé, glaces à l'eau, sucette glacée
jet-ski wave: jet ski, jet-ski, jet skis, location de jet ski, scooter des mers
kennel dog: pension canine, pension pour chiens, chenil, niche pour chien, niches pour chiens, pension pour chien, pension chien
loom yarn: tissage, atelier de tissage, tisserand, tisserande, métier à tisser, tissage à la main
macarons: macaron, macarons
marionette theatre-masks: marionnette, marionnettes, spectacle de marionnettes, guignol, marionnettiste
market-stall carrot: marché de producteurs, marché hebdomadaire, étal, étals, commerçants non sédentaires, exposants recherchés, marché artisanal
motorcycle-helmet motorcycle: casque moto, casques moto, casque de moto, équipement moto, équipement du motard
narrowboat: péniche, péniches, tourisme fluvial, bateau sans permis
necklace: collier de perles, bijoux fantaisie, bijoux artisanaux, bijoux en argent, création de bijoux
olive-oil olives: huile d'olive, huiles d'olive, moulin à huile, huilerie, huile de colza
pallet: palettes, palettes bois, palettes europe, palettes en bois
parking-sign location-pin: place de parking, places de parking, parking aéroport, parking à louer, parking sécurisé
pipe-organ church: concert d'orgue, orgue, orgues, récital d'orgue, facteur d'orgues, restauration de l'orgue
plum: prune, prunes, mirabelles, quetsches, pruneaux, pruneau
pomegranate: grenade fruit, jus de grenade, grenades bio
pumpkin: potiron, potirons, citrouille, citrouilles, courges, potimarrons, potimarron
road-roller: enrobé, goudronnage, bitume, enrobés, enrobé à chaud, goudron, travaux publics, revêtement de sol extérieur
roast-chicken: poulet rôti, poulets rôtis, rôtisserie, rôtisseur, poulet braisé, poulets fermiers rôtis
rollator: déambulateur, déambulateurs, rollator, rollators
rubber-stamp document: notaire, notaires, étude notariale, office notarial, tampons encreurs
sack wheat: aliments pour bétail, alimentation animale, aliments du bétail, meunerie, minoterie, semences
saddle horse: sellier, sellerie équestre, bourrelier
samosa: samoussa, samoussas, samosa, samosas
secateurs leaves: taille de haie, taille de haies, taille des haies, sécateur, sécateurs, taille d'arbres fruitiers, taille de rosiers, taille d'arbustes
server: hébergement web, serveurs informatiques, serveur informatique, data center, datacenter, sauvegarde informatique
shipping-container: conteneur maritime, conteneurs maritimes, container maritime, containers maritimes, conteneur de stockage, location de conteneurs, maison container, fret maritime
skewers barbecue: brochette, brochettes, chachlik
squeegee window: laveur de vitres, lavage de vitres, nettoyage de vitres, nettoyage des vitres, laveurs de vitres, vitres propres
stained-glass: vitrail, vitraux, maître verrier, atelier vitrail
suit necktie: costume homme, costumes homme, costume sur mesure, costumes sur mesure, costume de mariage, costumes de mariage, smoking, prêt-à-porter masculin, mode homme, location de costumes
tagine: tajine, tajines, tagine, tagines, couscous, restaurant marocain, cuisine marocaine
tipper-truck: camion benne, sable et gravier, gravier, graviers, granulats, concassé, tout-venant
turf-roll: gazon en rouleau, gazon synthétique, pelouse synthétique, gazon en plaques, pose de gazon, gazon
vintage-car: voiture ancienne, voitures anciennes, véhicules anciens, voiture de collection, voitures de collection, rassemblement de voitures anciennes, véhicules de collection
wasp: guêpe, guêpes, nid de guêpes, nids de guêpes, frelon, frelons, nid de frelons, nids de frelons
water-pump droplet: forage d'eau, forage, forages, puits, pompe à eau, pompes à eau, pompe immergée, foreur
water-tank droplet: cuve à eau, citerne, citernes, récupérateur d'eau, récupération d'eau de pluie, récupérateurs d'eau, château d'eau
watering-can plant: arrosoir, arrosoirs
wedding-cake: gâteau de mariage, gâteaux de mariage, pièce montée, pièces montées, wedding cake, wedding cakes
wedding-dress ring: robe de mariée, robes de mariée, robes de mariées, boutique de mariage, collection mariée
wheelie-bin: bac à ordures, conteneur à déchets, nettoyage de poubelles, poubelle, poubelles, bacs poubelles
wifi-router: fibre optique, internet fibre, fournisseur d'accès internet, box internet, routeur wifi
wig: perruque, perruques, prothèse capillaire, prothèses capillaires, postiches
wreath: couronne de l'avent, couronne de noël, couronnes de noël, couronne de fleurs, couronnes de fleurs, couronne de porte, couronne mortuaire
x-ray: radiologie, radiologue, imagerie médicale, irm, scanner médical, centre de radiologie, mammographie
zip: fermeture éclair, fermetures éclair
zip-line tree: accrobranche, tyrolienne, tyroliennes, parcours dans les arbres, parc aventure
`,
};
