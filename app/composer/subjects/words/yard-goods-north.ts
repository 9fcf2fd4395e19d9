/** The same as yard-goods.ts in the languages of the North and of Central Europe. */
export const yardGoodsNorth: Record<string, string> = {
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
anvil hammer: kovácsműhely, kovácsmester, díszkovács, kovácsoltvas
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
};
