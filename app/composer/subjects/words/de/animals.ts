/** German words for animals. Notation: word-list.ts. */
export const germanAnimals = `
alpaca: alpaka, alpakas, alpakawanderung, alpakawanderungen, alpakahof
ant house: termiten, ameisenbekämpfung
aquarium tropical-fish: aquarium einrichten, aquaristik, aquarien, aquarienbau, aquariumpflege
bee beehive: bienenkurs, bienenkurse, bienenpatenschaft, bienenpatenschaften, bienenpate, bienenpaten
bee honey: schwarmfang, bienenvölker, bienenvolk, bienenableger, ablegervölker, bienenkästen, imker, imkerei
bee honey: honig vom imker
beehive bee: bienenstock, bienenstöcke
bird binoculars: vogelbeobachtung, vogelwanderung
bird nest: vogelhaus
bird: Wachtel, Wachteln
bird fountain: Vogeltränke, Vogeltränken
birdcage bird: vogelkäfig, vogelkäfige, voliere, volieren, ziervögel, wellensittich, wellensittiche, kanarienvögel
birdcage bird: kanarienvogel, vogelbörse
boar: Wildschwein, Wildschweine, Wildschweinen, Wildschweinfleisch, Wildschweinbraten, Wildschweingulasch
bull: Zuchtbulle, Zuchtbullen, Stierkampf, Stierkämpfe, Deckbulle, Zuchtstier
cat: katzensalon, katzenpension, katzenhotel, katzenpflege, katzensitter, katzenkinder, kater, kätzchen, katzenfutter
cat: katze, katzen
cat-standing coffee: katzencafé
chick egg: ~ ostern, ostermarkt
chick egg: osterdeko, osterdekoration, osterbasar, osterbrunch, osternest, osternester, ostergeschenke, osterferien
chick egg: osterbasteln
chick hen: küken, eintagsküken
chicken-coop: Hühnerstall, Hühnerställe, Hühnerställen, Hühnerhaus, Hühnerhäuser, Geflügelstall
cow milk: kälber, färsen
cow steak: rinder, kühe, weiderind
dairy-cow: klauenpflege, klauenpfleger, klauenschneider, kuh-leasing, kuhleasing, kuhpatenschaft, kuhpatenschaften
dairy-cow bell: Almabtrieb, Almabtriebe, Alpabzug, Viehscheid
dairy-cow cheese: senner, sennerin, älpler, älplerin
dairy-cow farmer: melker, melkerin
deer: hirschbraten, wildgulasch, rehrücken, wildgerichte, wildwochen, reh, rehfleisch, Rehwild
deer bird: taxidermie, taxidermist, präparator, tierpräparator, tierpräparation, jagdbedarf, jagdshop, jagdausrüstung
deer bird: jagdschule, jagdschein, wildbret, wildfleisch, wildpark, jäger, jagd
dog: rüde, hündin, rüden, hündinnen, hundeschule, hundefutter, tierfutter, hundesalon, hund, hunde, welpen, haustier
dog: gassi, gassigänger, dogsitter, hundebetreuung, hundesitter, hundetraining, hundehaftpflicht, ich hüte ihren hund
dog: hundekrankenversicherung, hundephysiotherapie, tierheim, tierschutz, tierschutzverein, tierpension, tierbetreuung
dog: tierkrankenversicherung, hundewaschanlage, hundegeschirr, hundemantel, hundespielzeug, kauknochen, futternapf
dog: hüte hunde, hüte ihren hund
dog bone: zoohandlung, tierhandlung, zoofachgeschäft, zoofachhandel, tierbedarf, barf, barfen
dog cat: adoptionstag, adoptionstage
dog paw: mischling, mischlingshund, mischlingsrüde, mischlingshündin
dog stethoscope: tierarzt, tierärztin, tierarztpraxis
dog syringe: hundeimpfung, hundeimpfungen, hunde impfen, tierimpfung, welpenimpfung
dog-standing sled: hundeschlitten, hundeschlittenfahrt, huskytour
donkey: esel, eselwanderung, eselwanderungen, eselreiten, eseltrekking, palmesel
dove bird: brieftauben, taubenzüchter
dove: Taubenzucht, taubenabwehr, taubenplage, hochzeitstauben, hochzeitstaube
duck: entenessen, Enten, Laufenten, gummientenrennen, entenrennen
eagle: greifvogelpark
eagle bird: falknerei, falkner, greifvögel
feather: Traumfänger
fish: teichwirtschaft, weihnachtskarpfen, karpfen, silvesterkarpfen, forellen, räucherforellen, fischgeschäft
fish: fischladen, fischrestaurant, fischmarkt, meeresfrüchte, fischbrötchen, matjes, hering, lachs, saibling, aal
fish: kabeljau, Räucheraal, Räucheraale, Kibbelinge, Rollmops, Rollmöpse, Schollenfilet, matjesfest, matjestage
fish tropical-fish: fischzucht, forellenzucht, karpfenzucht
fish fire: Räucherofen, Räucherschrank, Räuchertonne
frog: krötenwanderung, krötenwanderungen, amphibienwanderung, amphibienschutz
frog fence: krötenzaun, krötenzäune, amphibienzaun, amphibienzäune
goat: ziegen
goat hen: streichelzoo, streichelgehege
goldfish: Goldfisch, Goldfische, Goldfischen, Goldfischteich, Schleierschwanz
goose: gänse, martinsgans, gänseessen, gänsebraten
goose roast-chicken: weihnachtsgans
goose roast-duck: martinigansl, martinigans, gansl, gansl essen, ganslessen, weidegansl
guinea-pig: meerschweinchenkäfig, meerschweinchenzucht, meerschweinchen
hamster: nagetiere, kleintiere, kleintierzucht, kleintierschau, kleintierpraxis, degus, chinchillas, rennmäuse
hamster: hamsterkäfig
hen egg: junghennen, zweinutzungshuhn, geflügelhof, hühner, hühnerhof, legehennen
horse: boxen für pferde, pferdebox, pferdeboxen, offenstall, pferdepension, ponyhof, reiterhof, ponyreiten
horse: ponyführerschein, pony, stallplatz, einstellplätze, pferdestall, reitstall, einstaller, reitsport
horse: reitartikel, reitschule, reiten, reitunterricht, pferd, pferde, hufschmied, hufpflege, Pferdeäpfel
horse campsite: reiterferien, ponyferien, pferdecamp, reitfreizeit
horse horse-rider: reitlager, reitferien, voltigieren, ausritt, ausritte
horse teddy-bear: schleich pferde, schleichtiere, schleichpferde
horseshoe horse: hufeisen, hufbeschlag, hufbearbeitung
kennel dog: hundehütte, hundehütten, hundezwinger, hundepension, hundehotel
lion elephant: zoo, tierpark
lizard snake: reptilien, terraristik, exoten
lizard turtle: terrarium, terrarien
llama: Lamatrekking, Lamawanderung, Lamawanderungen
mosquito: mückenschutz
mosquito window: insektenschutz, moskitonetz, moskitonetze, mückengitter
mosquito window: insektenschutztüren
nest-box: nistkasten, nistkästen, meisenkasten
ostrich: vogel strauß, straußenei, straußenfarm, straußenfleisch
parrot bird: papageien, vögel
paw: frettchen, chinchilla, tiervermittlung
pig: ferkel, schwein, schweine, schweinefleisch
pig sausage: sautanz
rabbit: rassekaninchenschau, hasen, kaninchenzucht, kaninchen, osterhase, osterhasen
rabbit easter-egg: osterhasenkostüm, osterhasenkostüme
rabbit-hutch: Kaninchenstall, Kaninchenställe, Kaninchenställen, Hasenstall, Hasenställe, Meerschweinchenstall
rooster: geflügelschau, geflügelzuchtverein, rassegeflügel
saddle horse: sattler, sattlerei, sättel, sattel, reitsportgeschäft, sattelanpassung
sauropod museum: dinosaurier, dinosaurierpark, dinopark, dinos, saurier, saurierpark, naturkundemuseum
sheep: lämmer, böcke, schafschur, schafscherer, schafe scheren, schafe geschoren, schäferei, Osterlamm
sheep rug: Lammfell, Lammfelle, Schaffell, Schaffelle
shrimp: krabben, nordseekrabben, garnelen
songbird: singvogel, singvögel, vogelgesang, vogelstimmen, vogelkonzert
songbird binoculars: vogelstimmenwanderung, vogelstimmenexkursion
stork: Storch, Störche, Klapperstorch, Storch mieten, Geburtsstorch
tropical-fish: aquarium, koi, zierfische
turkey-bird: puten, truthahn, pute, putenfleisch
unicorn: einhornparty, einhorngeburtstag, einhorn-party
wasp: wespe, wespen, wespennest, wespennester, hornissen, hornissennest, wespenbekämpfung
water-buffalo: wasserbüffel, büffel
whale motor-boat: walbeobachtung, walbeobachtungen, wale beobachten, walsafari
`;
