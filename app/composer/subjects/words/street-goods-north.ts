/** The same as street-goods.ts in the languages of Scandinavia, Finland and the Baltic. */
export const northernStreetGoods: Record<string, string> = {
  sv: `
bagpipes musical-notes: säckpipa, säckpipor, säckpipeblåsare
bra: underkläder dam, bh, behå, bh-provning, damunderkläder, lingerie
braid hair-comb: flätor, afroflätor, braids, box braids, dreadlocks, hårflätning
hair-dryer hair-comb: föning, hårfön, keratinbehandling, klippning och föning
cabbage: kål, vitkål, surkål, rödkål
campervan campsite: husbil, husbilar, hyra husbil, husbilsuthyrning, campervan, van-bygge
car-boot price-tag: bakluckeloppis, bakluckeloppisar
card-terminal credit-card: kortterminal, kortterminaler, kassasystem, kassaregister, betalterminal, betalterminaler
chainsaw logs: motorsåg, motorsågar, motorsågskurs, motorsågskörkort, skogsavverkning, skogsarbete
tree chainsaw: trädfällning, trädbeskärning, arborist, stubbfräsning, trädvård
churros chocolate: churros
concrete-mixer bricks: betong, betongpump, betongpumpning, fabriksbetong, betongbil
drainpipe droplet: avloppsspolning, stopp i avlopp, stopp i avloppet, spolbil, relining, högtrycksspolning, avloppsstopp
fitted-kitchen: nytt kök, köksmontering, köksmontör, köksrenovering, köksluckor, platsbyggda kök, köksinredning, kökssnickerier
flag: flaggstång, flaggstänger, flaggor
floorboards: golvläggare, golvläggning, golvslipning, parkett, parkettgolv, trägolv, laminatgolv, trall, altanbygge, trallbygge
gas-cylinder fire: gasol, gasolflaska, gasolflaskor
grandfather-clock: golvur, moraklocka, moraklockor
harp musical-score: harpa, harpist, harpspel
hay-bale tractor: hö, halm, höbalar, halmbalar, hösilage, småbal
lawn-bowls: boule, boulehall, boulebana, boule-turnering
lift: hissmontör, hisservice, hissunderhåll, hisstekniker
mobility-scooter wheelchair: elrullstol, elrullstolar, elmoped för äldre, promenadscooter, elscooter för seniorer
nappy baby: blöja, blöjor, tygblöjor, blöjtårta, blöjtårtor
padel-racket: padel, padelhall, padelbana, padelbanor, padelkurs, pickleball, squash
paddleboard wave: sup, supbräda, sup-bräda, paddleboard, sup-kurs, hyra sup
pistachios peanuts: ~ pistage, pistagenötter, pistaschnötter
potters-wheel vase: drejning, drejkurs, drejskiva, keramikkurs, drejkurser, keramikkurser, dreja, krukmakeri
prosthetic-leg: benprotes, benproteser, ortopedteknik, ortopedingenjör
quad-bike: fyrhjuling, fyrhjulingar, atv, fyrhjulingssafari
road-barrier safety-vest: vägarbete, vägarbetare, trafikanordningar, vägmärkning
saffron: saffran
spotlight: scenljus, ljud och ljus, ljusteknik, scenbelysning, ljustekniker
tanker: slamtömning, slamsugning, trekammarbrunn, tankbil, eldningsolja, slambil
telephone: telefonväxel, växeltelefoni, telefonpassning, kundtjänst, telefonjour, jourtelefon
tow-truck car: bärgning, bärgare, bärgningsbil, bilbärgning, vägassistans
trampoline gymnast: studsmatta, studsmattor, trampolinpark, studsmattepark
water-jug droplet: vattenkylare, vattendispenser, vattenautomat
welding-mask fire: svets, svetsare, svetsning, svetsarbeten, svetskurs
roller-coaster: nöjespark, nöjesfält, berg- och dalbana, temapark
donkey: åsna, åsnor, åsneridning
handball-player: handboll, handbollsträning, handbollsskola
water-polo-player: vattenpolo
wrestlers: brottning, brottningsklubb
`,
  da: `
bagpipes musical-notes: sækkepibe, sækkepiber, sækkepibespiller
bra: lingeri, undertøj dame, bh, bh'er, dameundertøj
braid hair-comb: fletninger, afrofletninger, braids, box braids, dreadlocks
hair-dryer hair-comb: føntørring, hårtørrer, keratinbehandling, klip og føn
cabbage: kål, hvidkål, surkål, rødkål, grønkål
campervan campsite: autocamper, autocampere, leje af autocamper, campervan
car-boot price-tag: bagagerumsmarked, bagagerumsloppemarked, bagagerumsmarkeder
card-terminal credit-card: betalingsterminal, betalingsterminaler, kortterminal, kortterminaler, kassesystem, kasseapparat, kasseapparater
chainsaw logs: motorsav, motorsave, motorsavskursus, skovarbejde
tree chainsaw: træfældning, træbeskæring, træfælder, rodfræsning, stubfræsning, træpleje
concrete-mixer bricks: beton, betonpumpe, færdigbeton, betonkanon
drainpipe droplet: kloak, kloakservice, kloakmester, kloakrens, stoppet afløb, afløb, kloakspuling, kloakarbejde
fitted-kitchen: køkkener, nyt køkken, køkkenmontering, køkkenmontør, køkkenrenovering, snedkerkøkken, køkkenlåger, køkkenelementer
flag: flagstang, flagstænger, flagsalg
floorboards: gulvafslibning, gulvlægger, gulvlægning, trægulv, trægulve, parket, parketgulv, laminatgulv, terrassebrædder, træterrasse, træterrasser
gas-cylinder fire: gasflaske, gasflasker, flaskegas
grandfather-clock: bornholmerur, bornholmerure, standur, standure
harp musical-score: harpe, harpenist, harpespil
hay-bale tractor: hø, halm, høballer, halmballer
lawn-bowls: petanque, petanquebane, petanqueklub
lift: elevatorservice, elevatormontør, elevatortekniker
mobility-scooter wheelchair: elscooter til ældre, el-kørestol, elkørestol, elscootere
nappy baby: ble, bleer, stofbleer, blekage, blekager
padel-racket: padel, padelbane, padelbaner, padeltennis, pickleball, squash
paddleboard wave: sup, sup-board, paddleboard, sup-udlejning
pistachios peanuts: ~ pistacie, pistacienødder
potters-wheel vase: drejekursus, drejeskive, keramikkursus, keramikkurser, pottemager, drejehold
prosthetic-leg: benprotese, benproteser, bandagist
quad-bike: atv, firhjulet motorcykel, quad
road-barrier safety-vest: vejarbejde, vejafmærkning, trafikafmærkning
saffron: safran
sausage-roll: pølsehorn
spotlight: scenelys, lyd og lys, lysteknik, lystekniker
tanker: slamsugning, slamsuger, septiktank, bundfældningstank, fyringsolie, tankbil, tømning af septiktank
telephone: telefonpasning, telefonomstilling, omstillingsanlæg, telefonrådgivning
tow-truck car: autohjælp, vejhjælp, kranvogn, bilbugsering
trampoline gymnast: trampolin, trampoliner, trampolinpark
water-jug droplet: vandkøler, vandkølere, vanddispenser
welding-mask fire: svejser, svejsere, svejsning, svejsearbejde, svejsekursus
roller-coaster: forlystelsespark, rutsjebane, temapark
donkey: æsel, æsler, æselridning
handball-player: håndbold, håndboldklub, håndboldtræning
water-polo-player: vandpolo
wrestlers: brydning, brydeklub
`,
  nb: `
bagpipes musical-notes: sekkepipe, sekkepiper, sekkepipespiller
bra: undertøy dame, bh, bh-er, lingeri, dameundertøy
braid hair-comb: fletter, afrofletter, braids, box braids, dreadlocks, fletting av hår
hair-dryer hair-comb: føning, hårføner, keratinbehandling, klipp og føn
cabbage: kål, hodekål, surkål, rødkål
campervan campsite: bobil, bobiler, bobilutleie, leie bobil, campervan
car-boot price-tag: bagasjeromsalg, bakluke-loppis, bagasjeromsmarked
card-terminal credit-card: betalingsterminal, betalingsterminaler, kortterminal, kassesystem, kassasystem, kassaapparat, bankterminal
chainsaw logs: motorsag, motorsager, motorsagkurs, skogsarbeid, hogst
tree chainsaw: trefelling, trebeskjæring, arborist, stubbefresing, trepleie
concrete-mixer bricks: betong, ferdigbetong, betongpumping, betongbil
drainpipe droplet: tett avløp, avløp, rørinspeksjon, høytrykkspyling, tett sluk, avløpsspyling
fitted-kitchen: nytt kjøkken, kjøkkenmontering, kjøkkenmontør, kjøkkenfronter, kjøkkeninnredning, kjøkkenrenovering
flag: flaggstang, flaggstenger
floorboards: gulvlegger, gulvlegging, gulvsliping, parkett, laminat, tregulv, terrassebord, terrassebygging, platting
gas-cylinder fire: gassflaske, gassflasker, propan, propanflaske
grandfather-clock: gulvur, bestefarklokke, standur
harp musical-score: harpe, harpist, harpespill
hay-bale tractor: høy til salgs, halm, høyballer, halmballer, rundballer
lawn-bowls: petanque, boccia, petanque-bane
lift: heismontør, heisservice, heistekniker
mobility-scooter wheelchair: elektrisk rullestol, el-scooter for eldre, elektriske rullestoler, elscooter for eldre
nappy baby: bleie, bleier, tøybleier, bleiekake, bleiekaker
padel-racket: padel, padelbane, padelhall, pickleball, squash
paddleboard wave: sup, sup-brett, padlebrett, sup-kurs, sup-utleie
pistachios peanuts: ~ pistasj, pistasjnøtter
potters-wheel vase: dreiing, dreiekurs, dreieskive, keramikkurs, dreie keramikk, pottemaker
prosthetic-leg: benprotese, beinprotese, ortopediteknikk
quad-bike: atv, firehjuling, firehjulinger, atv-safari
road-barrier safety-vest: veiarbeid, arbeidsvarsling, veimerking
saffron: safran
spotlight: scenelys, lyd og lys, lysteknikk, lystekniker
tanker: slamtømming, septiktank, slamsuging, tømming av septik, fyringsolje, tankbil
telephone: sentralbord, telefonpassing, hjelpetelefon, svartjeneste
tow-truck car: bilberging, bergingsbil, veihjelp, redningsbil, bilredning
trampoline gymnast: trampoline, trampoliner, trampolinepark
water-jug droplet: vannkjøler, vanndispenser
welding-mask fire: sveiser, sveisere, sveising, sveisearbeid, sveisekurs
roller-coaster: fornøyelsespark, berg-og-dal-bane, temapark
donkey: esel, esler, eselridning
handball-player: håndball, håndballskole, håndballtrening
water-polo-player: vannpolo
wrestlers: bryting, bryteklubb
`,
  fi: `
bagpipes musical-notes: säkkipilli, säkkipillit, säkkipillinsoittaja
bra: alusvaateliike, rintaliivit, naisten alusvaatteet, alusasut, alusvaatteet
braid hair-comb: letitys, letit, afroletit, rastat, letityspalvelu
hair-dryer hair-comb: föönaus, hiustenkuivaaja, keratiinihoito, leikkaus ja föönaus
cabbage: kaali, hapankaali, keräkaali, punakaali
campervan campsite: matkailuauto, matkailuautot, matkailuautovuokraus, matkailuauton vuokraus, retkeilyauto, retkeilyautot
car-boot price-tag: peräkonttikirppis, peräkonttikirpputori, peräkonttikirppikset
card-terminal credit-card: maksupääte, maksupäätteet, kassajärjestelmä, kassajärjestelmät, kassakone, kassakoneet, korttipääte
chainsaw logs: moottorisaha, moottorisahat, moottorisahakurssi, metsurityöt, metsuri, metsänhakkuu
tree chainsaw: puunkaato, puunkaadot, puiden kaato, arboristi, kannonjyrsintä, puunhoito, pihapuiden kaato
concrete-mixer bricks: betoni, valmisbetoni, betonipumppaus, betonivalu, lattiavalu, betoniauto
drainpipe droplet: viemäri, viemärin avaus, viemärihuolto, viemäritukos, viemärien avaus, viemärikuvaus, putkikuvaus, viemäripalvelu
fitted-kitchen: keittiöremontti, keittiöremontit, keittiökalusteet, keittiöasennus, keittiökaapit, uusi keittiö, keittiömyymälä, mittatilauskeittiö
flag: lipputanko, lipputangot
floorboards: parketti, parketit, lattia-asennus, lattianhionta, lattioiden hionta, laminaatti, puulattia, puulattiat, terassilauta, terassirakentaminen, parketin hionta
gas-cylinder fire: nestekaasu, kaasupullo, kaasupullot
grandfather-clock: kaappikello, kaappikellot
harp musical-score: harppu, harpisti, harpunsoitto
hay-bale tractor: heinäpaali, heinäpaalit, olkipaalit, kuivaheinä, säilörehu, olkipaali
lawn-bowls: petankki, boccia, petanque
lift: hissihuolto, hissiasentaja, hissiasennus
mobility-scooter wheelchair: sähkömopo senioreille, sähköpyörätuoli, sähköpyörätuolit, senioriskootteri, invamopo
nappy baby: vaippa, vaipat, kestovaipat, kestovaippa, vaippakakku
padel-racket: padel, padelkenttä, padelkentät, padelhalli, pickleball, squash
paddleboard wave: sup-lauta, sup-laudat, suppailu, sup-lautailu, sup-vuokraus
pistachios peanuts: ~ pistaasi, pistaasipähkinät, pistaasit
potters-wheel vase: dreijaus, dreijauskurssi, keramiikkakurssi, keramiikkakurssit, dreijauskurssit, savenvalaja
prosthetic-leg: jalkaproteesi, jalkaproteesit, apuvälineteknikko
quad-bike: mönkijä, mönkijät, mönkijäsafari, mönkijäretki
road-barrier safety-vest: tietyö, tietyöt, liikenteenohjaus, tiemerkinnät
saffron: sahrami
sauna: savusauna, savusaunailta, saunalautta, rantasauna, yleinen sauna
spotlight: näyttämövalaistus, ääni ja valo, valotekniikka, lavavalot, tapahtumatekniikka, valoteknikko
tanker: lokapalvelu, loka-auto, sakokaivo, sakokaivot, sakokaivon tyhjennys, lokakaivo, polttoöljy, lämmitysöljy, säiliöauto
telephone: puhelinvaihde, puhelinpalvelu, puhelinvastaaja, kriisipuhelin, auttava puhelin
tow-truck car: hinauspalvelu, hinausauto, autohinaus, tiepalvelu, hinaus
trampoline gymnast: trampoliini, trampoliinit, trampoliinipuisto
water-jug droplet: vesiautomaatti, vesiautomaatit
welding-mask fire: hitsaus, hitsaaja, hitsaajat, hitsaustyöt, hitsauskurssi, hitsari
roller-coaster: huvipuisto, vuoristorata, teemapuisto
donkey: aasi, aasit
handball-player: käsipallo
water-polo-player: vesipallo
wrestlers: paini, painiseura
`,
  et: `
bagpipes musical-notes: torupill, torupillid, torupillimängija
bra: naistepesu, rinnahoidja, rinnahoidjad, pesupood
braid hair-comb: patsid, aafrika patsid, patside punumine
hair-dryer hair-comb: föön, föönisoeng, keratiinihooldus
cabbage: kapsas, hapukapsas, kapsad
campervan campsite: matkaauto, matkaautod, matkaauto rent, matkabuss
car-boot price-tag: pagasnikukirbukas, pagasnikulaat
card-terminal credit-card: makseterminal, makseterminalid, kassasüsteem, kassaaparaat, kaardimakseterminal
chainsaw logs: mootorsaag, kettsaag, metsatööd, raietööd
tree chainsaw: puude langetamine, ohtlike puude langetamine, arborist, kändude freesimine, puude hooldus
concrete-mixer bricks: betoon, betoonipump, valubetoon, põrandavalu, betoonitööd
drainpipe droplet: kanalisatsioon, ummistus, ummistused, torude puhastus, kanalisatsiooni ummistus, survepesu torud
fitted-kitchen: köögimööbel, köök eritellimusel, köögimööbli valmistamine, uus köök
floorboards: parkett, parketi lihvimine, põranda lihvimine, puitpõrand, laminaat, terrassilaud, põrandatööd
gas-cylinder fire: gaasiballoon, gaasiballoonid, balloonigaas
grandfather-clock: põrandakell, kappkell
harp musical-score: harf, harfimängija
hay-bale tractor: hein, heinapallid, heinarullid, põhk, silorullid, põhurullid
lawn-bowls: petank, petangi
lift: liftihooldus, lifti paigaldus
mobility-scooter wheelchair: elektriline ratastool, elektrilised ratastoolid
nappy baby: mähe, mähkmed, riidest mähkmed, mähkmetort
padel-racket: padel, padeliväljak, squash
paddleboard wave: sup-laud, sup-lauad, sup laua rent, aerulaud, aerulauad
pistachios peanuts: ~ pistaatsia, pistaatsiapähklid
potters-wheel vase: keraamikakursus, potikeder, kedral, savikursus, keraamikaring, savikoda
quad-bike: atv, atv-safari, atv matk
road-barrier safety-vest: teetööd, liikluskorraldus
saffron: safran
sauna: suitsusaun, leiliruum, saunaõhtu, ümarsaun, tünnisaun, rendisaun
spotlight: lavavalgustus, heli ja valgus, valgustehnika
tanker: septik, septiku tühjendus, fekaalivedu, paakauto, kütteõli, septikud, kogumiskaev
tow-truck car: puksiir, puksiirabi, autoabi, treiler-puksiir, puksiirteenus
trampoline gymnast: batuut, batuudid, batuudikeskus, batuudipark
water-jug droplet: veeautomaat, joogivesi koju
welding-mask fire: keevitus, keevitaja, keevitustööd, keevitajad
roller-coaster: lõbustuspark, teemapark
donkey: eesel, eeslid
handball-player: käsipall
water-polo-player: veepall
wrestlers: maadlus, maadlusklubi
`,
  lv: `
bagpipes musical-notes: dūdas, dūdinieki, dūdu mūzika
bra: sieviešu apakšveļa, apakšveļa, krūšturi, krūšturis
braid hair-comb: bizes, afro bizes, bižu pīšana
hair-dryer hair-comb: matu fēns, keratīna procedūra, matu taisnošana
cabbage: kāposti, skābēti kāposti, skābi kāposti, kāpostgalva
campervan campsite: kemperis, kemperi, kemperu noma, kempera noma
card-terminal credit-card: karšu terminālis, maksājumu terminālis, kases aparāts, kases aparāti, kases sistēma, pos terminālis
chainsaw logs: motorzāģis, motorzāģi, mežizstrāde, meža darbi
tree chainsaw: koku zāģēšana, bīstamu koku zāģēšana, arborists, celmu frēzēšana, koku vainagošana
concrete-mixer bricks: betons, betona piegāde, betona sūknis, betonēšana, grīdas betonēšana
drainpipe droplet: kanalizācija, kanalizācijas tīrīšana, aizsērējums, aizsērējusi kanalizācija, cauruļu tīrīšana
fitted-kitchen: virtuves iekārtas, virtuves mēbeles, virtuves pēc pasūtījuma, iebūvējamās virtuves
floorboards: parkets, parketa slīpēšana, grīdas slīpēšana, lamināts, koka grīda, koka grīdas, terases dēļi, koka terases, terase no koka
gas-cylinder fire: gāzes balons, gāzes baloni, propāns, gāzes balonu piegāde
grandfather-clock: grīdas pulkstenis
harp musical-score: arfa, arfiste
hay-bale tractor: siens, siena ruļļi, salmi, salmu ruļļi, siena ķīpas, skābsiens
lift: liftu apkope, liftu serviss, lifta remonts
mobility-scooter wheelchair: elektriskais ratiņkrēsls, elektriskie ratiņkrēsli
nappy baby: autiņbiksītes, auduma autiņbiksītes, autiņi, pamperi
padel-racket: padels, padela korts, padel, skvošs
paddleboard wave: sup dēlis, sup dēļi, sup noma, sup dēļu noma
pistachios peanuts: ~ pistācijas
potters-wheel vase: podnieks, podniecība, keramikas kurss, keramikas nodarbības, podnieka ripa, keramikas darbnīca, māla darbnīca
quad-bike: kvadracikls, kvadracikli, kvadraciklu noma
road-barrier safety-vest: ceļa darbi, satiksmes organizācija
saffron: safrāns
sauna: pirts rituāls, melnā pirts, lauku pirts
spotlight: skatuves gaismas, apskaņošana un gaismas, skaņa un gaisma
tanker: septiķis, septiķi, kanalizācijas izvešana, asenizācija, asenizācijas pakalpojumi, autocisterna, dīzeļdegvielas piegāde
tow-truck car: evakuators, auto evakuācija, autoevakuators, tehniskā palīdzība uz ceļa, auto evakuators
trampoline gymnast: batuts, batuti, batutu parks
water-jug droplet: dzeramā ūdens piegāde, ūdens piegāde, ūdens aparāti
welding-mask fire: metinātājs, metinātāji, metināšana, metināšanas darbi
roller-coaster: atrakciju parks, izklaides parks
donkey: ēzelītis, ēzelīši
handball-player: rokasbumba, handbols
water-polo-player: ūdenspolo
wrestlers: cīņas sports, brīvā cīņa
`,
  lt: `
bagpipes musical-notes: dūdmaišis, dūdmaišiai, dūdmaišininkas
bra: moteriškas apatinis trikotažas, apatinis trikotažas, liemenėlė, liemenėlės
braid hair-comb: kasytės, afro kasytės, kasų pynimas, afrokasytės
hair-dryer hair-comb: plaukų džiovintuvas, keratininis tiesinimas, plaukų tiesinimas
cabbage: kopūstai, rauginti kopūstai, kopūstas
campervan campsite: kemperis, kemperiai, kemperių nuoma, kemperio nuoma
card-terminal credit-card: mokėjimo terminalas, kortelių skaitytuvas, kortelių terminalas, kasos aparatas, kasos aparatai, kasos sistema
chainsaw logs: motopjūklas, motopjūklai, miško darbai, miško kirtimas
tree chainsaw: medžių pjovimas, medžių genėjimas, pavojingų medžių pjovimas, arboristas, kelmų frezavimas
concrete-mixer bricks: betonas, betono pristatymas, betonavimas, prekinis betonas, betonavimo darbai, grindų betonavimas
drainpipe droplet: kanalizacija, kanalizacijos valymas, užsikimšo, užsikimšusi kanalizacija, vamzdžių valymas
fitted-kitchen: virtuvės baldai, virtuvės komplektas, virtuvės baldų gamyba, virtuviniai baldai
floorboards: parketas, parketo šlifavimas, grindų šlifavimas, laminatas, medinės grindys, terasinės lentos, medinės terasos, grindų dėjimas, grindų dengimas
gas-cylinder fire: dujų balionai, dujų balionas, suskystintos dujos
grandfather-clock: pastatomas laikrodis
harp musical-score: arfa, arfininkė
hay-bale tractor: šienas, šieno ritiniai, šiaudai, šiaudų ritiniai, šienainis
lift: liftų priežiūra, liftų remontas
mobility-scooter wheelchair: elektrinis vežimėlis, elektrinis neįgaliojo vežimėlis, elektriniai vežimėliai
nappy baby: sauskelnės, daugkartinės sauskelnės, sauskelnių tortas
padel-racket: padelis, padelio kortai, padelio aikštelė, padel, skvošas
paddleboard wave: irklentė, irklentės, irklenčių nuoma, sup lentos
pistachios peanuts: ~ pistacijos
potters-wheel vase: keramikos kursai, žiedimas, žiedimo kursai, keramikos dirbtuvės, keramikos pamokos, puodžius, žiedimo ratas
quad-bike: keturratis, keturračiai, keturračių nuoma
road-barrier safety-vest: kelio darbai, eismo organizavimas, kelių ženklinimas
saffron: šafranas
sauna: pirties ritualas, dūminė pirtis
spotlight: scenos apšvietimas, garsas ir šviesa, įgarsinimas ir apšvietimas
tanker: nuotekų išvežimas, septikas, septikai, asenizacija, asenizacijos paslaugos, autocisterna, fekalijų išvežimas, nuotekų siurbimas
tow-truck car: tralas, techninė pagalba kelyje, automobilių transportavimas, techpagalba, autovežis
trampoline gymnast: batutas, batutai, batutų parkas
water-jug droplet: geriamojo vandens pristatymas, vandens aparatai, vandens pristatymas
welding-mask fire: suvirintojas, suvirintojai, suvirinimas, suvirinimo darbai
roller-coaster: pramogų parkas, atrakcionų parkas
donkey: asiliukas, asiliukai
handball-player: rankinis, rankinio treniruotės
water-polo-player: vandensvydis
wrestlers: imtynės
`,
};
