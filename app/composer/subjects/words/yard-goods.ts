/** What is built, hired and worn about house and yard, by language; read before home-goods.ts. Notation: word-list.ts. */
export const yardGoods: Record<string, string> = {
  en: `
blinds: blinds, window blinds, roller blinds, roman blinds, venetian blinds, vertical blinds, plantation shutters, shutters, window shutters, blinds and shutters, made to measure blinds, blackout blinds
curtains blinds: curtains and blinds, blinds and curtains
scaffold ladder: scaffold, scaffolding, scaffolders, scaffolder, scaffolding hire, scaffold hire, scaffold tower, scaffold towers, tower hire
towel soap: towel, towels, bath towels, beach towels, tea towels, linen hire, towel hire, bathrobes
pergola house-with-garden: pergola, pergolas, gazebo, gazebos, arbour, arbours, garden structures, veranda, verandas, verandah, louvred roof
trailer: trailer, trailers, trailer hire, trailer sales, trailer servicing, trailer repairs, horse trailer, car trailer, car trailers, box trailer, plant trailer
vase: vase, vases, ceramic vases, glass vases, handmade vases
gutter house: gutter, gutters, guttering, gutter cleaning, gutter repair, gutter repairs, gutters cleared, gutter clearing, fascias, soffits, fascias and soffits, soffits and fascias, fascias soffits and guttering, downpipes, roofline
heat-pump radiator: heat pump, heat pumps, air source heat pump, air source heat pumps, ground source heat pump, ground source heat pumps, air source, renewable heating
treadmill dumbbell: treadmill, treadmills, gym equipment, fitness equipment, home gym equipment, exercise equipment, cardio machines, running machine, running machines, exercise bikes
swing slide: swing, swings, swing set, swing sets, climbing frames, climbing frame, play equipment, playground equipment
espresso-machine coffee: espresso machine, espresso machines, coffee machine, coffee machines, coffee maker, coffee makers, barista training, barista course, barista courses, barista class, coffee machine repair, coffee machine rental, office coffee machines
wheelbarrow spade: wheelbarrow, wheelbarrows, topsoil, top soil, compost delivery, bark mulch, mulch, bulk bags of soil, gravel delivery, landscaping supplies, landscape supplies
iron t-shirt: ironing, ironing service, ironing services, ironing done, steam iron, steam irons, irons, wash and iron, pressing service
piggy-bank coin: piggy bank, piggy banks, money box, money boxes
garage-door: garage door, garage doors, new garage doors, roller garage doors, sectional garage doors, garage door repair, garage door repairs, roller shutter, roller shutters, roller shutter doors
marquee: marquee, marquees, marquee hire, wedding marquee, wedding marquees, party tent hire, event tents, event tent, tent hire for weddings, tipi hire, stretch tents, stretch tent hire
anvil hammer: blacksmith, blacksmiths, blacksmithing, forge, forge day, forge days, knife forging, wrought iron, wrought ironwork, ironwork
pressure-washer: pressure washing, pressure washer, pressure washers, power washing, power washer, jet washing, jet wash, patio cleaning, driveway cleaning, patio and driveway cleaning, driveway and patio cleaning, exterior cleaning, render cleaning, soft washing, graffiti removal
hoodie t-shirt: hoodie, hoodies, sweatshirt, sweatshirts, streetwear, leavers hoodies, custom hoodies, printed hoodies, sweaters and hoodies, athleisure
`,
  de: `
blinds: jalousie, jalousien, rollo, rollos, rollladen, rollläden, raffstore, raffstores, plissee, plissees, fensterläden, sonnenschutz
scaffold ladder: gerüst, gerüste, gerüstbau, gerüstbauer, gerüstverleih, rollgerüst
towel soap: handtuch, handtücher, badetücher, badetuch, strandtücher, bademäntel
pergola house-with-garden: pergola, pergolen, pavillon, pavillons, terrassenüberdachung, terrassendach, terrassenüberdachungen
trailer: anhänger, pkw-anhänger, anhängerverleih, anhänger mieten, anhängervermietung, pferdeanhänger
vase: vase, vasen
gutter house: dachrinne, dachrinnen, dachrinnenreinigung, regenrinne, regenrinnen, spengler, dachentwässerung
heat-pump radiator: wärmepumpe, wärmepumpen, luftwärmepumpe, luft-wasser-wärmepumpe
treadmill dumbbell: laufband, laufbänder, fitnessgeräte, sportgeräte, heimtrainer, crosstrainer
swing slide: schaukel, schaukeln, spielgeräte, klettergerüst, klettergerüste, spielturm
espresso-machine coffee: espressomaschine, espressomaschinen, kaffeemaschine, kaffeemaschinen, kaffeevollautomat, kaffeevollautomaten, siebträger, siebträgermaschine, baristakurs, barista-kurs, kaffeemaschinen-reparatur
wheelbarrow spade: schubkarre, schubkarren, mutterboden, rindenmulch, gartenerde, kies und sand
iron t-shirt: bügelservice, bügeln, bügelwäsche, bügeleisen, heißmangel, mangelservice
piggy-bank coin: sparschwein, spardose, sparbuch, sparkonto, altersvorsorge
garage-door: garagentor, garagentore, sektionaltor, sektionaltore, rolltor, rolltore
marquee: festzelt, festzelte, zeltverleih, hochzeitszelt, partyzelt, partyzelte, partyzeltverleih
anvil hammer: schmied, schmiede, schmiedekurs, kunstschmied, kunstschmiede, amboss, messerschmiedekurs
pressure-washer: hochdruckreiniger, hochdruckreinigung, steinreinigung, terrassenreinigung, fassadenreinigung, pflasterreinigung, graffitientfernung
hoodie t-shirt: hoodie, hoodies, kapuzenpullover, sweatshirts, streetwear, abi-hoodies
`,
  fr: `
blinds: stores vénitiens, store vénitien, stores enrouleurs, volet roulant, volets roulants, volets, persiennes
scaffold ladder: échafaudage, échafaudages, location d'échafaudage
towel soap: serviettes de bain, serviette de plage, linge de bain, draps de bain, peignoirs, linge de maison
pergola house-with-garden: pergola, pergolas, pergola bioclimatique, pergolas bioclimatiques, tonnelle, tonnelles, véranda de jardin
trailer: remorque, remorques, location de remorque, location de remorques, van pour chevaux
vase: vase, vases
gutter house: gouttière, gouttières, nettoyage de gouttières, pose de gouttières, zinguerie, chéneaux
heat-pump radiator: pompe à chaleur, pompes à chaleur, pac air-eau
treadmill dumbbell: tapis de course, appareils de fitness, matériel de musculation, vélo d'appartement
swing slide: balançoire, balançoires, portique, aire de jeux, portiques
espresso-machine coffee: machine à café, machines à café, machine à expresso, machines à expresso, formation barista, cours de barista
wheelbarrow spade: brouette, brouettes, terre végétale, terreau, paillage
iron t-shirt: repassage, repassage à domicile, fer à repasser, service de repassage
piggy-bank coin: tirelire, épargne, livret d'épargne, assurance vie, épargne retraite
garage-door: porte de garage, portes de garage, portes sectionnelles, porte sectionnelle
marquee: chapiteau, chapiteaux, location de chapiteaux, tente de réception, location de barnums, barnum, barnums
anvil hammer: forgeron, forge, ferronnerie, ferronnier, coutellerie forgée
pressure-washer: nettoyeur haute pression, nettoyage haute pression, karcher, nettoyage de façades, nettoyage de terrasse, démoussage de terrasse
hoodie t-shirt: sweat, sweats, sweat à capuche, sweats à capuche, hoodie, hoodies, streetwear
`,
  es: `
blinds: persiana, persianas, estores, estor, venecianas, contraventanas
scaffold ladder: andamio, andamios, alquiler de andamios, montaje de andamios
towel soap: toalla, toallas, albornoces, toallas de playa
pergola house-with-garden: pérgola, pérgolas, cenador, cenadores, pérgolas bioclimáticas, pérgola bioclimática
trailer: remolque, remolques, alquiler de remolques
vase: jarrón, jarrones, florero, floreros
gutter house: canalón, canalones, limpieza de canalones, canaletas, bajantes
heat-pump radiator: bomba de calor, bombas de calor, aerotermia
treadmill dumbbell: cinta de correr, cintas de correr, máquinas de gimnasio, equipos de gimnasio
swing slide: columpio, columpios, parque infantil, parques infantiles
espresso-machine coffee: cafetera, cafeteras, máquina de café, máquinas de café, curso de barista, taller de barista
wheelbarrow spade: carretilla, carretillas, tierra vegetal, mantillo
iron t-shirt: planchado, servicio de planchado, plancha de ropa, planchado a domicilio
piggy-bank coin: hucha, huchas, cuenta de ahorro, plan de ahorro, plan de pensiones
garage-door: puerta de garaje, puertas de garaje, puertas seccionales
marquee: carpas, carpa, alquiler de carpas, carpas para bodas
anvil hammer: herrero, forja, herrería, forja artística, yunque
pressure-washer: hidrolimpiadora, limpieza a presión, limpieza de fachadas, hidrolavado
hoodie t-shirt: sudadera, sudaderas, sudaderas con capucha, buzos, streetwear
`,
  it: `
blinds: tapparella, tapparelle, veneziane, persiane, tende a rullo, scuri
scaffold ladder: ponteggio, ponteggi, noleggio ponteggi, trabattelli
towel soap: asciugamano, asciugamani, accappatoi, teli mare
pergola house-with-garden: pergola, pergole, gazebo, pergolato, pergole bioclimatiche
trailer: rimorchio, rimorchi, noleggio rimorchi, carrello appendice
vase: vaso di vetro, vasi in ceramica, vasi decorati
gutter house: grondaia, grondaie, pulizia grondaie, lattoneria, lattoniere
heat-pump radiator: pompa di calore, pompe di calore
treadmill dumbbell: tapis roulant, attrezzi da palestra, attrezzature fitness
swing slide: altalena, altalene, parco giochi, giochi da giardino
espresso-machine coffee: macchina da caffè, macchine da caffè, macchina espresso, macchine espresso, macchine per caffè, corso barista, corso per baristi
wheelbarrow spade: carriola, carriole, terriccio, terriccio universale
iron t-shirt: stireria, stiratura, stiro, stiratura a domicilio, ferro da stiro
piggy-bank coin: salvadanaio, piano di risparmio, fondo pensione, conto deposito
garage-door: porta garage, porte garage, portone sezionale, portoni sezionali, basculante, basculanti, serranda, serrande
marquee: tensostruttura, tensostrutture, noleggio tendoni, tendone, noleggio gazebo per feste
anvil hammer: fabbro ferraio, forgiatura, ferro battuto, incudine
pressure-washer: idropulitrice, idropulitura, pulizia facciate, idropulitrici
hoodie t-shirt: felpa, felpe, felpa con cappuccio, felpe personalizzate, streetwear
`,
  pt: `
blinds: persiana, persianas, estores, estore, venezianas
scaffold ladder: andaime, andaimes, aluguer de andaimes, aluguel de andaimes
towel soap: toalha, toalhas, toalhas de banho, roupões
pergola house-with-garden: pérgola, pérgolas, pergolado, pergolados
trailer: reboque, reboques, aluguer de reboques
vase: jarra decorativa, vaso decorativo
gutter house: calha, calhas, caleiras, limpeza de caleiras, limpeza de calhas
heat-pump radiator: bomba de calor, bombas de calor
treadmill dumbbell: esteira ergométrica, passadeira de corrida, equipamentos de ginásio, esteiras
swing slide: baloiço, baloiços, balanço infantil, parque infantil
espresso-machine coffee: máquina de café, máquinas de café, cafeteira, cafeteiras, curso de barista
iron t-shirt: engomadoria, passar a ferro, engomar, passadoria, ferro de engomar
piggy-bank coin: mealheiro, cofrinho, poupança, conta poupança, previdência privada
garage-door: portão de garagem, portões de garagem, portas seccionadas
marquee: tendas para eventos, aluguer de tendas, aluguel de tendas
anvil hammer: ferreiro, forja, serralharia artística
pressure-washer: lavagem a pressão, lavagem à pressão, máquina de lavar a pressão, limpeza de fachadas
hoodie t-shirt: moletom, moletons, sweatshirts, camisolas com capuz, hoodies
`,
  nl: `
blinds: jaloezie, jaloezieën, rolgordijn, rolgordijnen, raamdecoratie, rolluik, rolluiken, luxaflex, zonwering, shutters
scaffold ladder: steiger, steigers, steigerbouw, steigerverhuur, rolsteiger
towel soap: handdoek, handdoeken, badhanddoeken, badjassen, strandlakens
pergola house-with-garden: pergola, pergola's, tuinpaviljoen, prieel, terrasoverkapping, terrasoverkappingen, veranda, veranda's
trailer: aanhanger, aanhangers, aanhangwagen, aanhangwagens, aanhangerverhuur, paardentrailer
vase: vaas, vazen
gutter house: dakgoot, dakgoten, goot schoonmaken, dakgootreiniging, zinkwerk
heat-pump radiator: warmtepomp, warmtepompen, hybride warmtepomp
treadmill dumbbell: loopband, loopbanden, fitnessapparatuur, fitnessapparaten
swing slide: schommel, schommels, speeltoestellen, klimrek
espresso-machine coffee: espressomachine, espressomachines, koffiemachine, koffiemachines, koffieautomaat, koffieautomaten, baristacursus, barista training
wheelbarrow spade: kruiwagen, kruiwagens, tuinaarde, boomschors
iron t-shirt: strijkservice, strijken, strijkijzer, strijkatelier
piggy-bank coin: spaarvarken, spaarpot, spaarrekening, pensioensparen
garage-door: garagedeur, garagedeuren, sectionaaldeur, sectionaaldeuren
marquee: feesttent, feesttenten, tentverhuur, partytent, partytenten, bruiloftstent
anvil hammer: smid, smederij, smeden, aambeeld, cursus smeden
pressure-washer: hogedrukreiniger, hogedrukreiniging, gevelreiniging, terrasreiniging, terras reinigen, graffiti verwijderen
hoodie t-shirt: hoodie, hoodies, sweater met capuchon, sweaters, streetwear
`,
  sv: `
blinds: persienn, persienner, rullgardin, rullgardiner, solskydd, markis och persienn
scaffold ladder: byggställning, byggställningar, ställning, ställningsbyggare
towel soap: handduk, handdukar, badrockar, badlakan
pergola house-with-garden: pergola, paviljong, altantak, uterum
trailer: släp, släpvagn, släpvagnar, hyr släp, släpkärra, hästtransport
vase: vas, vaser
gutter house: hängränna, hängrännor, takränna, takrännor, rensning av hängrännor
heat-pump radiator: värmepump, värmepumpar, luftvärmepump, bergvärme
treadmill dumbbell: löpband, träningsmaskiner, gymutrustning
swing slide: gunga, gungor, gungställning, lekställning
espresso-machine coffee: espressomaskin, espressomaskiner, kaffemaskin, kaffemaskiner, baristakurs
iron t-shirt: strykning, strykservice, strykjärn
piggy-bank coin: spargris, sparkonto, pensionssparande
garage-door: garageport, garageportar
marquee: partytält, festtält, tältuthyrning, bröllopstält
anvil hammer: smed, smedja, smide, smideskurs
pressure-washer: högtryckstvätt, altantvätt, fasadtvätt, stentvätt
hoodie t-shirt: hoodie, hoodies, huvtröja, huvtröjor
`,
  da: `
blinds: persienner, persienne, rullegardiner, rullegardin, solafskærmning, skodder
scaffold ladder: stillads, stilladser, stilladsudlejning
towel soap: håndklæde, håndklæder, badekåber
pergola house-with-garden: pergola, pavillon, terrasseoverdækning
trailer: trailer, trailere, trailerudlejning, hestetrailer
vase: vase, vaser
gutter house: tagrende, tagrender, rensning af tagrender
heat-pump radiator: varmepumpe, varmepumper
treadmill dumbbell: løbebånd, fitnessudstyr
swing slide: gynge, gynger, gyngestativ, legetårn
espresso-machine coffee: espressomaskine, espressomaskiner, kaffemaskine, kaffemaskiner, baristakursus
iron t-shirt: strygning, strygeservice, strygejern
piggy-bank coin: sparegris, opsparing, pensionsopsparing
garage-door: garageport, garageporte
marquee: festtelt, festtelte, teltudlejning
anvil hammer: smed, smedje, smedekursus
pressure-washer: højtryksrenser, højtryksrensning, fliserens, facaderens, terrasserens
hoodie t-shirt: hættetrøje, hættetrøjer, hoodie, hoodies
`,
  nb: `
blinds: persienner, persienne, rullegardiner, rullegardin, solskjerming
scaffold ladder: stillas, stillaser, stillasutleie
towel soap: håndkle, håndklær, badekåper
pergola house-with-garden: pergola, paviljong, terrassetak
trailer: tilhenger, tilhengere, tilhengerutleie, hestehenger
vase: vase, vaser
gutter house: takrenne, takrenner, rens av takrenner
heat-pump radiator: varmepumpe, varmepumper
treadmill dumbbell: tredemølle, tredemøller, treningsutstyr
swing slide: huske, husker, huskestativ, lekestativ
espresso-machine coffee: espressomaskin, espressomaskiner, kaffemaskin, kaffemaskiner, baristakurs
iron t-shirt: stryking, strykeservice, strykejern
piggy-bank coin: sparegris, pensjonssparing
garage-door: garasjeport, garasjeporter
marquee: partytelt, festtelt, teltutleie
anvil hammer: smed, smie, smikurs
pressure-washer: høytrykksvasker, høytrykksvask, høytrykksspyling, fasadevask, terrassevask
hoodie t-shirt: hettegenser, hettegensere, hoodie
`,
  fi: `
blinds: sälekaihdin, sälekaihtimet, kaihtimet, kaihdin, rullaverhot, rullaverho
scaffold ladder: rakennusteline, rakennustelineet, telinevuokraus, telineet
towel soap: pyyhe, pyyhkeet, kylpypyyhkeet, kylpytakit
pergola house-with-garden: pergola, huvimaja, terassikate, terassilasitus
trailer: perävaunu, peräkärry, peräkärryn vuokraus, hevostraileri
vase: maljakko, maljakot
gutter house: räystäskouru, räystäskourut, kourujen puhdistus, vesikourut
heat-pump radiator: lämpöpumppu, lämpöpumput, ilmalämpöpumppu, ilmalämpöpumput, maalämpö
treadmill dumbbell: juoksumatto, juoksumatot, kuntolaitteet
swing slide: keinu, keinut, leikkikenttävälineet
espresso-machine coffee: espressokone, espressokoneet, kahvikone, kahvikoneet, baristakurssi
iron t-shirt: silitys, silityspalvelu, silitysrauta
piggy-bank coin: säästöpossu, säästötili, eläkesäästäminen
garage-door: autotallin ovi, autotallin ovet, nosto-ovi, nosto-ovet
marquee: juhlateltta, juhlateltat, telttavuokraus
anvil hammer: seppä, paja, taonta
pressure-washer: painepesu, painepesuri, terassin pesu, pihakivien pesu
hoodie t-shirt: huppari, hupparit
`,
  pl: `
blinds: żaluzje, żaluzja, rolety, roleta, plisy, okiennice
scaffold ladder: rusztowanie, rusztowania, wynajem rusztowań, montaż rusztowań
towel soap: ręcznik, ręczniki, szlafroki
pergola house-with-garden: pergola, pergole, altana, altany, altanka, zadaszenie tarasu, zadaszenia tarasów
trailer: przyczepa, przyczepy, przyczepka, przyczepki, wynajem przyczep
vase: wazon, wazony
gutter house: rynna, rynny, czyszczenie rynien, orynnowanie, montaż rynien
heat-pump radiator: pompa ciepła, pompy ciepła
treadmill dumbbell: bieżnia, bieżnie, sprzęt fitness, sprzęt do ćwiczeń
swing slide: huśtawka, huśtawki, plac zabaw, place zabaw
espresso-machine coffee: ekspres do kawy, ekspresy do kawy, ekspres ciśnieniowy, serwis ekspresów, kurs baristy, szkolenie baristyczne
wheelbarrow spade: taczka, taczki, ziemia ogrodowa, kora ogrodowa
iron t-shirt: prasowanie, usługi prasowania, żelazko, magiel
piggy-bank coin: skarbonka, konto oszczędnościowe, oszczędzanie, lokata
garage-door: brama garażowa, bramy garażowe
marquee: namiot weselny, namioty weselne, wynajem namiotów, namioty imprezowe, hale namiotowe
anvil hammer: kowal, kuźnia, kowalstwo, kurs kowalstwa
pressure-washer: mycie ciśnieniowe, myjka ciśnieniowa, myjki ciśnieniowe, mycie kostki, mycie elewacji, czyszczenie kostki
hoodie t-shirt: bluza, bluzy, bluza z kapturem, bluzy z kapturem
`,
  cs: `
blinds: žaluzie, rolety, roleta, plisé, okenice
scaffold ladder: lešení, pronájem lešení, půjčovna lešení
towel soap: ručník, ručníky, osušky, župany
pergola house-with-garden: pergola, pergoly, altán, altány, zastřešení terasy
trailer: přívěs, přívěsy, přívěsný vozík, přívěsné vozíky, půjčovna přívěsů
vase: váza, vázy
gutter house: okap, okapy, čištění okapů, montáž okapů
heat-pump radiator: tepelné čerpadlo, tepelná čerpadla
treadmill dumbbell: běžecký pás, běžecké pásy, posilovací stroje, fitness vybavení
swing slide: houpačka, houpačky, dětské hřiště
espresso-machine coffee: kávovar, kávovary, servis kávovarů, kurz baristy, baristický kurz
iron t-shirt: žehlení, žehlírna, žehlička, mandl
piggy-bank coin: prasátko na peníze, pokladnička, spořicí účet, penzijní spoření, stavební spoření
garage-door: garážová vrata
marquee: party stan, party stany, svatební stan, pronájem stanů
anvil hammer: kovář, kovárna, kovářství, kovářský kurz
pressure-washer: tlakové mytí, vysokotlaké čištění, čištění fasád, mytí fasád, čištění zámkové dlažby
hoodie t-shirt: mikina, mikiny, mikiny s kapucí
`,
  sk: `
blinds: žalúzie, rolety, roleta, plisé, okenice
scaffold ladder: lešenie, prenájom lešenia
towel soap: uterák, uteráky, osušky, župany
pergola house-with-garden: pergola, pergoly, altánok, altánky, prestrešenie terasy
trailer: príves, prívesy, prívesný vozík, požičovňa prívesov
vase: váza, vázy
gutter house: odkvap, odkvapy, čistenie odkvapov, čistenie žľabov
heat-pump radiator: tepelné čerpadlo, tepelné čerpadlá
espresso-machine coffee: kávovar, kávovary, servis kávovarov, kurz baristu
iron t-shirt: žehlenie, žehliareň, žehlička
garage-door: garážová brána, garážové brány
marquee: svadobný stan, párty stan, prenájom stanov
anvil hammer: kováč, kováčstvo, kováčska vyhňa
pressure-washer: tlakové čistenie, tlakové umývanie, čistenie fasád, čistenie dlažby
hoodie t-shirt: mikina, mikiny, mikiny s kapucňou
`,
  hu: `
blinds: reluxa, redőny, redőnyök, roletta, zsalugáter, redőnyszerelés, redőnyjavítás
scaffold ladder: állvány, állványbérlés, állványozás, építési állvány
towel soap: törölköző, törölközők, fürdőköpeny
pergola house-with-garden: pergola, pergolák, kerti pavilon, teraszfedés
trailer: utánfutó, utánfutó kölcsönzés, utánfutó bérlés, utánfutók
vase: váza, vázák
gutter house: ereszcsatorna, ereszcsatornák, ereszcsatorna tisztítás, bádogos
heat-pump radiator: hőszivattyú, hőszivattyúk
treadmill dumbbell: futópad, futópadok, kondigépek
swing slide: hinta, hinták, játszótér
espresso-machine coffee: kávéfőző, kávégép, kávégépek, kávégép szerviz, barista tanfolyam
iron t-shirt: vasalás, vasalási szolgáltatás, vasaló
piggy-bank coin: malacpersely, persely, megtakarítás, megtakarítási számla
garage-door: garázskapu, garázskapuk
marquee: rendezvénysátor, sátorbérlés, esküvői sátor, rendezvénysátrak
anvil hammer: kovács, kovácsműhely, kovácsoltvas
pressure-washer: magasnyomású mosás, nagynyomású mosó, térkő tisztítás, homlokzattisztítás
hoodie t-shirt: kapucnis pulóver, pulóver, pulóverek
`,
  ro: `
blinds: jaluzele, jaluzea, rolete, rulouri, storuri, obloane
scaffold ladder: schelă, schele, închiriere schele
towel soap: prosop, prosoape, halate de baie
pergola house-with-garden: pergolă, pergole, foișor, foișoare
trailer: remorcă, remorci, închiriere remorci
gutter house: jgheab, jgheaburi, burlane, curățare jgheaburi
heat-pump radiator: pompă de căldură, pompe de căldură
treadmill dumbbell: bandă de alergare, aparate fitness
espresso-machine coffee: espressor, espressoare, aparat de cafea, aparate de cafea, curs barista
iron t-shirt: călcătorie, călcat haine, fier de călcat
garage-door: ușă de garaj, uși de garaj
marquee: corturi evenimente, închiriere corturi, cort nuntă
anvil hammer: fierar, fierărie, fier forjat
pressure-washer: spălare cu presiune, curățare pavaj, curățare fațade
hoodie t-shirt: hanorac, hanorace
`,
  hr: `
blinds: žaluzine, rolete, roleta, venecijaneri, škure
scaffold ladder: skela, skele, najam skela
towel soap: ručnik, ručnici, bademantili
pergola house-with-garden: pergola, pergole, sjenica, sjenice
trailer: prikolica, prikolice, najam prikolica
gutter house: oluk, oluci, žljebovi, čišćenje oluka
heat-pump radiator: dizalica topline, dizalice topline, toplinska pumpa, toplinske pumpe
espresso-machine coffee: aparat za kavu, aparati za kavu, tečaj za bariste
iron t-shirt: glačanje, peglanje, glačalo
garage-door: garažna vrata
marquee: svadbeni šator, najam šatora
anvil hammer: kovač, kovačnica
pressure-washer: visokotlačno pranje, visokotlačni čistač, pranje fasada
hoodie t-shirt: hoodica, majica s kapuljačom, hoodie
`,
  el: `
blinds: στόρια, στόρι, ρολά, ρόλερ, περσίδες, παντζούρια
scaffold ladder: σκαλωσιά, σκαλωσιές
towel soap: πετσέτα, πετσέτες, μπουρνούζια
pergola house-with-garden: πέργκολα, πέργκολες, κιόσκι
trailer: τρέιλερ, ρυμουλκούμενο
vase: βάζο, βάζα
gutter house: υδρορροή, υδρορροές, λούκια
heat-pump radiator: αντλία θερμότητας, αντλίες θερμότητας
treadmill dumbbell: διάδρομος γυμναστικής, όργανα γυμναστικής
espresso-machine coffee: καφετιέρα, καφετιέρες, μηχανή εσπρέσο, μηχανές καφέ, σεμινάριο barista
iron t-shirt: σιδέρωμα, σιδερωτήριο, σίδερο ατμού
garage-door: γκαραζόπορτα, γκαραζόπορτες
anvil hammer: σιδεράς, σφυρήλατο
pressure-washer: πλυστικό, πιεστικό πλυστικό, πλύσιμο με πίεση
hoodie t-shirt: φούτερ, φούτερ με κουκούλα
`,
  ru: `
blinds: жалюзи, рольставни, рулонные шторы, римские шторы, ставни
scaffold ladder: строительные леса, аренда лесов, леса строительные
towel soap: полотенце, полотенца, махровые полотенца, халаты
pergola house-with-garden: пергола, беседка, беседки, навес для террасы
trailer: прицеп, прицепы, аренда прицепа, аренда прицепов
vase: ваза, вазы
gutter house: водосток, водостоки, водосточная система, чистка водостоков
heat-pump radiator: тепловой насос, тепловые насосы
treadmill dumbbell: беговая дорожка, беговые дорожки, тренажёры, тренажеры
swing slide: качели, детская площадка, детские площадки
espresso-machine coffee: кофемашина, кофемашины, ремонт кофемашин, аренда кофемашин, курс бариста, курсы бариста
iron t-shirt: глажка, глажка белья, услуги глажки, утюг
piggy-bank coin: копилка, вклад, вклады, накопительный счёт, накопительный счет
garage-door: гаражные ворота, секционные ворота
marquee: аренда шатров, шатёр, шатры, шатер, свадебный шатёр
anvil hammer: кузнец, кузница, ковка, художественная ковка, наковальня
pressure-washer: мойка высокого давления, мойка фасадов, мойка тротуарной плитки
hoodie t-shirt: худи, толстовка, толстовки, свитшот, свитшоты
`,
  uk: `
blinds: жалюзі, ролети, рулонні штори, віконниці
scaffold ladder: риштування, оренда риштувань
towel soap: рушник, рушники, халати
pergola house-with-garden: пергола, альтанка, альтанки
trailer: причіп, причепи, оренда причепа
vase: ваза, вази
gutter house: водостік, водостоки, чищення водостоків
heat-pump radiator: тепловий насос, теплові насоси
espresso-machine coffee: кавомашина, кавомашини, кавоварка, курси бариста, ремонт кавомашин
iron t-shirt: прасування, прасування білизни, праска
garage-door: гаражні ворота, секційні ворота
marquee: оренда шатрів, шатро, шатра
anvil hammer: коваль, кузня, художнє кування
pressure-washer: мийка високого тиску, миття фасадів
hoodie t-shirt: худі, світшот, толстовка
`,
  tr: `
blinds: panjur, jaluzi, stor perde, zebra perde, plise perde
scaffold ladder: iskele kiralama, inşaat iskelesi, iş iskelesi
towel soap: havlu, havlular, bornoz
pergola house-with-garden: pergola, çardak, kamelya, bioklimatik pergola
trailer: römork, karavan römorku
vase: vazo, vazolar
gutter house: yağmur oluğu, oluk temizliği, dere temizliği
heat-pump radiator: ısı pompası, ısı pompaları
treadmill dumbbell: koşu bandı, kondisyon aletleri
swing slide: salıncak, oyun parkı
espresso-machine coffee: espresso makinesi, kahve makinesi, kahve makineleri, barista kursu, barista eğitimi
iron t-shirt: ütü, ütü hizmeti, ütücü
piggy-bank coin: kumbara, birikim hesabı
garage-door: garaj kapısı, garaj kapıları, kepenk, otomatik kepenk
marquee: düğün çadırı, çadır kiralama, organizasyon çadırı
anvil hammer: demirci, demir ustası
pressure-washer: basınçlı yıkama, dış cephe temizliği
hoodie t-shirt: kapüşonlu, sweatshirt, hoodie
`,
  ar: `
blinds: ستائر معدنية, شيش حصيرة, أباجورات
scaffold ladder: سقالات, سقالة, تأجير سقالات
towel soap: مناشف, منشفة, فوط, أرواب حمام
pergola house-with-garden: برجولة, برجولات, مظلات حدائق, جلسات حدائق
vase: مزهرية, مزهريات, فازات
treadmill dumbbell: جهاز مشي, أجهزة رياضية, سير كهربائي, أجهزة الجري
swing slide: أرجوحة, مراجيح, ألعاب حدائق
espresso-machine coffee: ماكينة قهوة, مكائن قهوة, ماكينات قهوة, ماكينة اسبريسو, آلة قهوة, دورة باريستا
iron t-shirt: كي ملابس, كوي, مكواة, غسيل وكوي
garage-door: أبواب كراج, باب كراج
marquee: خيام مناسبات, تأجير خيام, صيوان
pressure-washer: غسيل بالضغط, تنظيف واجهات
hoodie t-shirt: هودي, هوديز, سويت شيرت
`,
  fa: `
blinds: کرکره, پرده کرکره, پرده زبرا, شید
scaffold ladder: داربست, اجاره داربست
towel soap: حوله, حوله‌ها
pergola house-with-garden: آلاچیق, پرگولا
vase: گلدان شیشه‌ای, گلدان کریستال
treadmill dumbbell: تردمیل, دستگاه بدنسازی
swing slide: تاب, تاب و سرسره
espresso-machine coffee: دستگاه اسپرسو, قهوه‌ساز, اسپرسوساز, دوره باریستا
iron t-shirt: اتو, اتوشویی, اتوکشی
hoodie t-shirt: هودی, سویشرت
`,
  he: `
blinds: תריסים, תריס, וילונות ונציאניים, תריסי גלילה
scaffold ladder: פיגומים, פיגום, השכרת פיגומים
towel soap: מגבות, מגבת, חלוקי רחצה
pergola house-with-garden: פרגולה, פרגולות
trailer: נגרר, נגררים, השכרת נגררים
vase: אגרטל, אגרטלים
gutter house: מרזב, מרזבים, ניקוי מרזבים
heat-pump radiator: משאבת חום, משאבות חום
treadmill dumbbell: הליכון, הליכונים, מכשירי כושר
swing slide: נדנדה, נדנדות, מתקני שעשועים
espresso-machine coffee: מכונת קפה, מכונות קפה, מכונת אספרסו, קורס בריסטה
iron t-shirt: גיהוץ, שירותי גיהוץ, מגהץ
garage-door: דלת חניה, דלתות חניה
marquee: אוהלים לאירועים, השכרת אוהלים
anvil hammer: נפח, נפחות, נפחייה
pressure-washer: שטיפה בלחץ, מכונת שטיפה בלחץ
hoodie t-shirt: קפוצ'ון, קפוצ'ונים, סווטשירט
`,
  hi: `
blinds: ब्लाइंड्स, विंडो ब्लाइंड्स, रोलर ब्लाइंड
scaffold ladder: मचान, पाड़, शटरिंग
towel soap: तौलिया, तौलिए
vase: फूलदान
treadmill dumbbell: ट्रेडमिल, जिम मशीन
swing slide: झूला, झूले
espresso-machine coffee: कॉफी मशीन, कॉफ़ी मशीन
iron t-shirt: इस्त्री, प्रेस कपड़े, कपड़े प्रेस
piggy-bank coin: गुल्लक, बचत खाता
marquee: शामियाना, पंडाल, टेंट हाउस
anvil hammer: लोहार
hoodie t-shirt: हुडी, स्वेटशर्ट
`,
  bn: `
blinds: ব্লাইন্ডস, উইন্ডো ব্লাইন্ড
towel soap: তোয়ালে, গামছা
vase: ফুলদানি
treadmill dumbbell: ট্রেডমিল
swing slide: দোলনা
espresso-machine coffee: কফি মেশিন
iron t-shirt: ইস্ত্রি
marquee: প্যান্ডেল, শামিয়ানা
hoodie t-shirt: হুডি
`,
  id: `
blinds: tirai bambu, roller blind, venetian blind, kerai, bidai
scaffold ladder: scaffolding, perancah, sewa scaffolding
towel soap: handuk, tuala
pergola house-with-garden: pergola, gazebo
vase: vas bunga, pasu bunga
treadmill dumbbell: treadmill, alat fitness
swing slide: ayunan, buaian
espresso-machine coffee: mesin kopi, mesin espresso, kursus barista, kelas barista
iron t-shirt: setrika, jasa setrika, gosok baju
piggy-bank coin: celengan
marquee: tenda pesta, sewa tenda, tenda pernikahan, kanopi kahwin, sewa kanopi
hoodie t-shirt: hoodie, jaket hoodie, sweater hoodie
`,
  vi: `
blinds: rèm cuốn, rèm sáo, mành sáo, rèm lá dọc, mành rèm
scaffold ladder: giàn giáo, cho thuê giàn giáo
towel soap: khăn tắm, khăn bông
pergola house-with-garden: giàn hoa, chòi vườn
vase: bình hoa, lọ hoa
treadmill dumbbell: máy chạy bộ, thiết bị gym
swing slide: xích đu
espresso-machine coffee: máy pha cà phê, máy cà phê, khóa học barista, khoá học pha chế
iron t-shirt: ủi đồ, là quần áo, bàn ủi
garage-door: cửa cuốn
marquee: cho thuê rạp, rạp cưới, nhà bạt
hoodie t-shirt: áo hoodie, hoodie
`,
  th: `
blinds: มู่ลี่, ม่านม้วน, ม่านปรับแสง
scaffold ladder: นั่งร้าน, เช่านั่งร้าน
towel soap: ผ้าขนหนู, ผ้าเช็ดตัว
vase: แจกัน
gutter house: รางน้ำฝน, รางน้ำ
treadmill dumbbell: ลู่วิ่ง, เครื่องออกกำลังกาย
swing slide: ชิงช้า, เครื่องเล่นสนาม
espresso-machine coffee: เครื่องชงกาแฟ, เครื่องทำกาแฟ, คอร์สบาริสต้า, เรียนชงกาแฟ
iron t-shirt: รับรีดผ้า, รีดผ้า, เตารีด
piggy-bank coin: กระปุกออมสิน, บัญชีออมทรัพย์
garage-door: ประตูม้วน
marquee: เช่าเต็นท์, เต็นท์งานแต่ง
hoodie t-shirt: เสื้อฮู้ด, ฮู้ด
`,
  ja: `
blinds: ブラインド, ロールスクリーン, よろい戸, 雨戸
scaffold ladder: 足場, 足場工事, 足場レンタル
towel soap: タオル, バスタオル, 今治タオル
pergola house-with-garden: パーゴラ, ガゼボ
vase: 花瓶, 花器, 一輪挿し
gutter house: 雨どい, 雨樋, 雨どい修理, 雨樋修理, 雨どい掃除
heat-pump radiator: ヒートポンプ, エコキュート
treadmill dumbbell: ランニングマシン, ルームランナー, トレッドミル
swing slide: ブランコ, 遊具
espresso-machine coffee: エスプレッソマシン, コーヒーマシン, コーヒーメーカー, バリスタ講座, ラテアート教室
wheelbarrow spade: 手押し車, 培養土
iron t-shirt: アイロンがけ, アイロン代行, アイロン
piggy-bank coin: 貯金箱, 貯金, つみたて
garage-door: ガレージドア, ガレージシャッター, シャッター修理
anvil hammer: 鍛冶, 鍛冶屋, 鍛冶体験
pressure-washer: 高圧洗浄, 高圧洗浄機, 外壁洗浄
hoodie t-shirt: パーカー, フーディー, スウェット
`,
  ko: `
blinds: 블라인드, 롤스크린, 콤비블라인드
scaffold ladder: 비계, 비계 설치
towel soap: 수건, 타월, 답례 수건
vase: 꽃병, 화병
heat-pump radiator: 히트펌프
treadmill dumbbell: 러닝머신, 운동기구
swing slide: 그네
espresso-machine coffee: 커피머신, 커피 머신, 에스프레소 머신, 바리스타 과정, 바리스타 자격증
iron t-shirt: 다림질, 다리미
piggy-bank coin: 저금통, 적금
garage-door: 차고문, 셔터 수리
hoodie t-shirt: 후드티, 후드 집업, 맨투맨
`,
  zh: `
blinds: 百叶窗, 百葉窗, 百叶帘, 百葉簾, 卷帘, 捲簾
scaffold ladder: 脚手架, 鷹架, 棚架, 搭棚
towel soap: 毛巾, 浴巾, 浴袍
pergola house-with-garden: 凉亭, 涼亭, 花架, 遮阳棚花园
vase: 花瓶
gutter house: 雨水槽, 檐沟, 天沟清理
heat-pump radiator: 热泵, 熱泵, 空气能
treadmill dumbbell: 跑步机, 跑步機, 健身器材
swing slide: 秋千, 鞦韆, 游乐设施
espresso-machine coffee: 咖啡机, 咖啡機, 意式咖啡机, 咖啡师培训, 咖啡師課程
iron t-shirt: 熨烫, 熨衣, 燙衣服, 烫衣
piggy-bank coin: 存钱罐, 存錢筒, 储蓄, 儲蓄
garage-door: 车库门, 車庫門, 卷帘门, 捲門
marquee: 婚礼帐篷, 活动篷房, 篷房, 辦桌棚
anvil hammer: 铁匠, 鐵匠, 打铁
pressure-washer: 高压清洗, 高壓清洗, 外墙清洗, 外牆清洗
hoodie t-shirt: 卫衣, 連帽衣, 帽T
`,
};
