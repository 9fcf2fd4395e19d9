/** The same as street-goods.ts in the languages of Eastern Europe in Latin letters and in Bulgarian. */
export const easternStreetGoods: Record<string, string> = {
  pl: `
bagpipes musical-notes: dudy, dudziarz, dudziarze, kobza
bra: bielizna damska, biustonosz, biustonosze, brafitting, brafitterka, stanik, staniki
braid hair-comb: warkoczyki, warkoczyki afrykańskie, dredy, zaplatanie warkoczy, dready
hair-dryer hair-comb: suszarka do włosów, keratynowe prostowanie, prostowanie włosów, modelowanie włosów
cabbage: kapusta, kapusta kiszona, kiszona kapusta
campervan campsite: kamper, kampery, wynajem kamperów, wypożyczalnia kamperów, kampera, kamperów
card-terminal credit-card: terminal płatniczy, terminale płatnicze, kasa fiskalna, kasy fiskalne, terminal kart
chainsaw logs: pilarka, pilarki, piła łańcuchowa, kurs pilarza, prace leśne, drwal
tree chainsaw: wycinka drzew, pielęgnacja drzew, frezowanie pni, ścinka drzew, arborysta, przycinanie drzew, wycinka
concrete-mixer bricks: beton, beton towarowy, pompa do betonu, wylewki, wylewka, betoniarnia, posadzki betonowe, gruszka z betonem
drainpipe droplet: udrażnianie rur, kanalizacja, udrażnianie kanalizacji, przepychanie rur, wuko, zatkany odpływ, zapchana rura, przyłącza kanalizacyjne
fitted-kitchen: kuchnie na wymiar, meble kuchenne, kuchnia na wymiar, zabudowa kuchenna, montaż kuchni, studio kuchni
floorboards: parkiet, parkiety, cyklinowanie, cyklinowanie parkietów, panele podłogowe, układanie paneli, podłogi drewniane, deska tarasowa, tarasy drewniane, układanie podłóg, parkieciarz
gas-cylinder fire: butla gazowa, butle gazowe, propan-butan, wymiana butli
grandfather-clock: zegar stojący, zegary stojące
harp musical-score: harfa, harfistka
hay-bale tractor: siano, słoma, baloty, bele siana, kostki siana, sianokiszonka, siano w kostkach
lawn-bowls: bule, petanka, boule
lift: serwis wind, konserwacja wind, dźwigi osobowe, konserwator dźwigów, montaż wind
mobility-scooter wheelchair: wózek elektryczny, wózki inwalidzkie elektryczne, skuter inwalidzki, skutery inwalidzkie, wózek inwalidzki elektryczny
nappy baby: pielucha, pieluchy, pieluszki, pieluchy wielorazowe, tort z pieluch
padel-racket: padel, kort do padla, squash, padla, korty padlowe
paddleboard wave: sup, deska sup, deski sup, wypożyczalnia sup
pistachios peanuts: ~ pistacje, pistacjowy, orzeszki pistacjowe
peanuts pistachios: bakalie, orzechy i bakalie
potters-wheel vase: koło garncarskie, warsztaty ceramiczne, garncarstwo, warsztaty garncarskie, ceramika na kole, toczenie na kole, garncarz, zajęcia z ceramiki
prosthetic-leg: proteza nogi, protezy kończyn, protezownia, zaopatrzenie ortopedyczne
quad-bike: quad, quady, wyprawy quadami, wypożyczalnia quadów, quadach, quadami
road-barrier safety-vest: roboty drogowe, oznakowanie dróg, drogowcy
saffron: szafran
spotlight: oświetlenie sceniczne, nagłośnienie i oświetlenie, technika sceniczna, oświetlenie imprez
tanker: szambo, wywóz szamba, wóz asenizacyjny, asenizacja, opróżnianie szamb, wywóz nieczystości, olej opałowy, cysterna, wywóz nieczystości płynnych
telephone: centrala telefoniczna, telefon zaufania, telefonistka
tow-truck car: pomoc drogowa, laweta, holowanie, autolaweta, autoholowanie
trampoline gymnast: trampolina, trampoliny, park trampolin, trampolin
water-jug droplet: dystrybutor wody, dystrybutory wody, dostawa wody, woda w butlach
welding-mask fire: spawacz, spawacza, spawaczy, spawanie, spawalnictwo, usługi spawalnicze, kurs spawania
roller-coaster: park rozrywki, wesołe miasteczko, kolejka górska, lunapark
donkey: osiołek, osiołki, osły
handball-player: piłka ręczna, szczypiorniak
water-polo-player: piłka wodna, waterpolo
wrestlers: zapasy
`,
  cs: `
bagpipes musical-notes: dudy, dudák, dudáci, dudácká muzika
bra: spodní prádlo, podprsenka, podprsenky, dámské prádlo
braid hair-comb: africké copánky, copánky, zaplétání copánků, dredy, pletení copánků
hair-dryer hair-comb: fén na vlasy, brazilský keratin, foukaná, keratinové narovnání, střih a foukaná
cabbage: zelí, kysané zelí, hlávkové zelí, kapusta
campervan campsite: obytný vůz, obytné vozy, obytné auto, obytná auta, karavan a obytné vozy, půjčovna obytných vozů, obytňák, obytňáky, obytná dodávka
card-terminal credit-card: platební terminál, platební terminály, pokladní systém, pokladní systémy, pokladna pro obchod, registrační pokladna
chainsaw logs: motorová pila, motorové pily, kurz práce s motorovou pilou, těžba dřeva, lesnické práce
tree chainsaw: kácení stromů, rizikové kácení, prořez stromů, arborista, frézování pařezů, kácení, ořez stromů
concrete-mixer bricks: beton, betonárna, doprava betonu, betonování, anhydrit, lité podlahy, čerpadlo betonu, míchačka
drainpipe droplet: čištění kanalizace, krtkování, kanalizace, ucpaný odpad, čištění odpadů, ucpaná kanalizace, krtek na odpady
fitted-kitchen: kuchyně na míru, kuchyňské linky, kuchyňská linka, kuchyňské studio, montáž kuchyní, výroba kuchyní
floorboards: parkety, podlahář, broušení parket, pokládka podlah, plovoucí podlahy, dřevěné podlahy, vinylové podlahy, terasová prkna, dřevěné terasy, podlahářství, podlahy
gas-cylinder fire: plynová láhev, plynové lahve, propan-butan, propan butan, výměna plynových lahví
grandfather-clock: stojací hodiny, podlahové hodiny
harp musical-score: harfa, harfistka
hay-bale tractor: seno, sláma, balíky sena, balíky slámy, kulaté balíky
lawn-bowls: pétanque, petanque, pétanquový turnaj
lift: servis výtahů, výtahář, montáž výtahů, opravy výtahů
mobility-scooter wheelchair: elektrický vozík, elektrický invalidní vozík, elektrické vozíky, elektrický skútr pro seniory
nappy baby: plenky, plenkový dort, látkové plenky, plena
padel-racket: padel, padelové kurty, squash, padelový kurt
paddleboard wave: paddleboard, paddleboardy, půjčovna paddleboardů
pistachios peanuts: ~ pistácie, pistáciové
potters-wheel vase: hrnčířský kruh, kurz keramiky, keramický kurz, keramická dílna, točení na kruhu, hrnčířství, kurzy keramiky, hrnčíř
prosthetic-leg: protéza nohy, ortopedická protetika
quad-bike: čtyřkolka, čtyřkolky, půjčovna čtyřkolek, výlety na čtyřkolkách
road-barrier safety-vest: dopravní značení, práce na silnici, vodorovné značení
saffron: šafrán
spotlight: pódiové osvětlení, zvuk a světla, ozvučení a osvětlení, jevištní technika
tanker: vývoz jímek, vývoz žump, žumpa, septik, fekální vůz, fekál, cisterna, vyvážení jímek, vývoz septiků
telephone: telefonní ústředna, linka důvěry
tow-truck car: odtahová služba, odtah vozidel, odtahovka, asistenční služba na silnici
trampoline gymnast: trampolína, trampolíny, trampolínový park, jump aréna
water-jug droplet: barelová voda, výdejník vody, barely s vodou
welding-mask fire: svářeč, svářeči, svařování, svářečské práce, svářečský kurz, svářečské práce
roller-coaster: zábavní park, horská dráha
donkey: oslík, oslíci, oslíky
handball-player: házená
water-polo-player: vodní pólo
wrestlers: zápas řecko-římský, zápasení
`,
  sk: `
bagpipes musical-notes: gajdy, gajdoš, gajdoši
bra: spodná bielizeň, podprsenka, podprsenky, dámska bielizeň
braid hair-comb: vrkôčiky, africké vrkôčiky, zapletanie vrkôčikov, dredy
hair-dryer hair-comb: fén na vlasy, keratínové narovnanie, brazílsky keratín, fúkaná
cabbage: kapusta, kyslá kapusta
campervan campsite: obytné auto, obytné autá, obytný voz, karavan na prenájom, prenájom obytných áut
card-terminal credit-card: platobný terminál, platobné terminály, pokladničný systém, registračná pokladnica, registračné pokladnice
chainsaw logs: motorová píla, motorové píly, ťažba dreva
tree chainsaw: výrub stromov, pílenie stromov, rizikový výrub, arborista, orez stromov, frézovanie pňov
concrete-mixer bricks: betón, betonáreň, dovoz betónu, betónovanie, liate podlahy, potery, miešačka
drainpipe droplet: čistenie kanalizácie, krtkovanie, kanalizácia, upchatý odpad, upchatá kanalizácia, čistenie odpadov
fitted-kitchen: kuchyne na mieru, kuchynské linky, kuchynská linka, kuchynské štúdio, výroba kuchýň
floorboards: parkety, podlahár, brúsenie parkiet, pokládka podláh, plávajúce podlahy, drevené podlahy, vinylové podlahy, drevené terasy, podlahy
gas-cylinder fire: plynová fľaša, plynové fľaše, propán-bután, výmena plynových fliaš
grandfather-clock: stojacie hodiny
harp musical-score: harfa, harfistka
hay-bale tractor: seno, slama, balíky sena, balíky slamy
lawn-bowls: petang, pétanque
lift: servis výťahov, montáž výťahov
mobility-scooter wheelchair: elektrický vozík, elektrický invalidný vozík
nappy baby: plienky, plienková torta, látkové plienky
padel-racket: padel, padelový kurt, squash
paddleboard wave: paddleboard, paddleboardy, požičovňa paddleboardov
pistachios peanuts: ~ pistácie
potters-wheel vase: hrnčiarsky kruh, kurz keramiky, keramická dielňa, hrnčiarstvo, točenie na kruhu, hrnčiar
quad-bike: štvorkolka, štvorkolky, požičovňa štvorkoliek
road-barrier safety-vest: dopravné značenie, práce na ceste
saffron: šafran
spotlight: ozvučenie a osvetlenie, zvuk a svetlo, javisková technika
tanker: vývoz žúmp, žumpa, septik, fekálne vozidlo, cisterna, vývoz septikov
tow-truck car: odťahová služba, odťah vozidiel, cestná pomoc
trampoline gymnast: trampolína, trampolíny, trampolínový park
water-jug droplet: voda v bareloch, výdajník vody
welding-mask fire: zvárač, zvárači, zváranie, zváračské práce, zváračský kurz
roller-coaster: zábavný park, horská dráha
donkey: somárik, somáriky
handball-player: hádzaná
water-polo-player: vodné pólo
wrestlers: zápasenie
`,
  hu: `
bagpipes musical-notes: dudás, skót duda, dudazenekar
bra: női fehérnemű, fehérnemű, melltartó, melltartók
braid hair-comb: afrofonás, hajfonás, raszta, afro fonás
hair-dryer hair-comb: hajszárító, keratinos hajegyenesítés, brazil keratin, hajegyenesítés, mosás-szárítás
cabbage: káposzta, savanyú káposzta
campervan campsite: lakóautó, lakóautók, lakóautó bérlés, lakóautó kölcsönzés
card-terminal credit-card: bankkártya terminál, kártyaterminál, pénztárgép, pénztárgépek, online pénztárgép, pos terminál
chainsaw logs: láncfűrész, láncfűrészek, motorfűrész, favágás, fakitermelés
tree chainsaw: fakivágás, veszélyes fák kivágása, gallyazás, tuskómarás, alpintechnikás fakivágás, faápolás
concrete-mixer bricks: beton, betonszállítás, betonozás, mixerbeton, transzportbeton, aljzatbeton, betonpumpa, esztrich
drainpipe droplet: duguláselhárítás, csatornatisztítás, csatorna, dugulás, lefolyó, lefolyótisztítás, eldugult lefolyó
fitted-kitchen: konyhabútor, konyhabútorok, egyedi konyhabútor, konyhabútor készítés, konyhastúdió
floorboards: parketta, parkettázás, parkettacsiszolás, parkettás, laminált padló, padlóburkolás, fapadló, teraszburkolat, csaphornyos parketta, padlófektetés
gas-cylinder fire: gázpalack, gázpalackok, pb gáz, palackos gáz
grandfather-clock: állóóra, állóórák
harp musical-score: hárfa, hárfaművész
hay-bale tractor: széna, szalma, bálás széna, körbála, szénabála, bálázás
lawn-bowls: pétanque, petanque
lift: liftszerelő, liftkarbantartás, felvonószerelés, felvonó karbantartás
mobility-scooter wheelchair: elektromos kerekesszék, elektromos moped időseknek, elektromos rokkantkocsi
nappy baby: pelenka, pelenkák, mosható pelenka, pelenkatorta
padel-racket: padel, padelpálya, fallabda, squash
paddleboard wave: sup, sup kölcsönzés, supozás, paddleboard, sup túra
pistachios peanuts: ~ pisztácia
soft-ice-cream pistachios: pisztácia fagylalt, pisztáciafagyi
potters-wheel vase: korongozás, fazekas, fazekasság, korongozó tanfolyam, kerámia tanfolyam, kerámiaműhely, fazekas műhely, agyagozás
prosthetic-leg: lábprotézis, művégtag, művégtagok
quad-bike: quad, quadok, quadtúra, quad bérlés, quadozás
road-barrier safety-vest: útépítés, útfelújítás, közúti jelzés
saffron: sáfrány
spotlight: színpadtechnika, fénytechnika, hang- és fénytechnika, hangosítás és fénytechnika, színpadi világítás
tanker: szippantás, szennyvízszippantás, szippantós autó, emésztő, szennyvízszállítás, tartálykocsi
telephone: telefonközpont, lelkisegély telefon
tow-truck car: autómentés, autómentő, autómentők, vontatás, tréleres autómentés, tréler
trampoline gymnast: trambulin, trambulinok, trambulinpark, ugrálópark
water-jug droplet: ballonos víz, vízadagoló, vízautomata, ballonos vizek
welding-mask fire: hegesztő, hegesztés, hegesztőt, hegesztési munkák, hegesztő tanfolyam, hegesztők
ant house: termesz, hangyairtás
roller-coaster: vidámpark, hullámvasút, élménypark
donkey: szamár, szamarak, szamaragolás
handball-player: kézilabda
water-polo-player: vízilabda
wrestlers: birkózás
`,
  ro: `
bagpipes musical-notes: cimpoi, cimpoaie, cimpoier
bra: lenjerie intimă, lenjerie de damă, sutien, sutiene, lenjerie de corp damă
braid hair-comb: codițe afro, împletituri, codițe împletite, împletituri păr, rasta
hair-dryer hair-comb: uscător de păr, îndreptare cu keratină, tratament cu keratină
cabbage: varză, varză murată, varza
campervan campsite: autorulotă, autorulote, închirieri autorulote, închiriere autorulotă
card-terminal credit-card: terminal pos, terminale pos, casă de marcat, case de marcat, aparat de marcat, terminal de plată
chainsaw logs: drujbă, drujbe, motoferăstrău, exploatare forestieră
tree chainsaw: tăiere copaci, toaletare copaci, defrișări, toaletări arbori, tăieri copaci, doborâre arbori, toaletări copaci
concrete-mixer bricks: beton, betoane, stație de betoane, transport beton, pompă de beton, șapă, betonieră, turnare beton, șape
drainpipe droplet: desfundare canalizare, desfundare țevi, canalizare, desfundări, vidanjare și desfundare, desfundare chiuvetă, desfundat canalizare, desfundat țevi
fitted-kitchen: bucătării la comandă, mobilă de bucătărie, mobilier de bucătărie, bucătărie la comandă, mobilă bucătărie
floorboards: parchet, parchetar, montaj parchet, rașchetat parchet, raschetare parchet, deck lemn, pardoseli din lemn, terase din lemn, duşumea
gas-cylinder fire: butelie, butelii, butelii de gaz, butelie de aragaz
grandfather-clock: pendulă, pendule
harp musical-score: harpă, harpistă
hay-bale tractor: fân, baloți, baloți de fân, baloți de paie, baloți de lucernă, paie
lift: întreținere lifturi, mentenanță lifturi, reparații lifturi
mobility-scooter wheelchair: scaun rulant electric, cărucior electric, fotoliu rulant electric, scutere electrice pentru seniori
nappy baby: scutece, scutece textile, pampers, scutece lavabile, tort din scutece
padel-racket: padel, terenuri de padel, teren de padel, squash
paddleboard wave: sup, placă sup, închirieri sup, paddleboard
pistachios peanuts: ~ fistic, fistic prăjit
potters-wheel vase: roata olarului, olărit, curs de ceramică, atelier de ceramică, atelier de olărit, cursuri de olărit, olar, ateliere de olărit
prosthetic-leg: proteză de picior, orteze și proteze, proteze ortopedice
quad-bike: atv, atv-uri, ture atv, închirieri atv, ture cu atv
road-barrier safety-vest: lucrări drumuri, marcaje rutiere, semnalizare rutieră
saffron: șofran
spotlight: lumini scenă, sonorizare și lumini, sonorizări și lumini, lumini de scenă
tanker: vidanjare, vidanjări, vidanjă, fosă septică, fose septice, golire fosă, cisternă
telephone: centrală telefonică
tow-truck car: tractări auto, tractare auto, platformă auto, asistență rutieră, tractări, depanare auto
trampoline gymnast: trambulină, trambuline, parc de trambuline
water-jug droplet: apă la bidon, dozatoare de apă, dozator de apă
welding-mask fire: sudor, sudori, sudură, lucrări de sudură, curs de sudură, sudură argon
ant house: termite, furnici
roller-coaster: parc de distracții, montagne russe
donkey: măgar, măgari, măgăruș, măgăruși
handball-player: handbal
water-polo-player: polo pe apă
wrestlers: lupte greco-romane, lupte libere
`,
  hr: `
bagpipes musical-notes: gajde, gajdaš, mišnice, gajdaši
bra: donje rublje, grudnjak, grudnjaci, donji veš, brushalter, ženski veš, grudnjaka
braid hair-comb: pletenice, afro pletenice, pletenje pletenica, dredovi
hair-dryer hair-comb: sušilo za kosu, fen za kosu, feniranje, keratinsko ravnanje, keratin, brazilski keratin
cabbage: kupus, kiseli kupus, kiselo zelje, zelje, glavice kupusa
campervan campsite: kamper, kamperi, najam kampera, iznajmljivanje kampera
card-terminal credit-card: pos uređaj, pos uređaji, pos terminal, fiskalna blagajna, fiskalne blagajne, fiskalna kasa, fiskalne kase, blagajna za ugostiteljstvo
chainsaw logs: motorna pila, motorne pile, motorna testera, motorne testere, sječa šume
tree chainsaw: rušenje stabala, sječa stabala, orezivanje stabala, seča drveća, arborist, vađenje panjeva, orezivanje drveća, rezanje stabala
concrete-mixer bricks: beton, betonara, gotov beton, prijevoz betona, pumpa za beton, estrih, betoniranje, beton pumpa, mikser za beton
drainpipe droplet: odčepljivanje, odčepljivanje odvoda, kanalizacija, odgušenje kanalizacije, otčepljenje kanalizacije, odštopavanje kanalizacije, začepljen odvod, začepljenje, odgušenje
fitted-kitchen: kuhinje po mjeri, kuhinja po mjeri, kuhinje po meri, izrada kuhinja, kuhinjski elementi, montaža kuhinja
floorboards: parket, parketar, parketi, brušenje parketa, hobloviranje parketa, postavljanje parketa, laminat, drveni podovi, hoblovanje parketa, decking
gas-cylinder fire: plinska boca, plinske boce, plin u bocama, plinske boce dostava
grandfather-clock: stojeći sat, samostojeći sat
harp musical-score: harfa, harfistica
hay-bale tractor: sijeno, slama, bale sijena, seno, bale slame, baliranje, bale sena, rol bale
lawn-bowls: boćanje, boćarski turnir, boćarski klub, boće, boćalište
lift: servis liftova, servis dizala, održavanje liftova, održavanje dizala
mobility-scooter wheelchair: električna invalidska kolica, električni skuter za starije, električna kolica
nappy baby: pelene, platnene pelene, torta od pelena, pelena
padel-racket: padel, padel teren, padel tereni, skvoš
paddleboard wave: sup, sup daska, najam sup dasaka, sup daske
pistachios peanuts: ~ pistacije, pistacija, pistaći, pistać
potters-wheel vase: lončarsko kolo, lončarstvo, radionica keramike, tečaj keramike, kurs keramike, lončarska radionica, grnčarija, grnčarstvo, grnčarski točak, škola grnčarstva
prosthetic-leg: proteza noge, ortopedska pomagala i proteze
quad-bike: kvad, kvadovi, četverocikl, iznajmljivanje kvadova
road-barrier safety-vest: radovi na cesti, prometna signalizacija, saobraćajna signalizacija
saffron: šafran
spotlight: rasvjeta za pozornicu, ozvučenje i rasvjeta, ozvučenje i osvetljenje, scenska rasvjeta
tanker: septička jama, septičke jame, pražnjenje septičkih jama, crpljenje septičkih jama, cisterna, pražnjenje septičke jame, lož ulje
telephone: telefonska centrala, pozivni centar
tow-truck car: vučna služba, šlep služba, šlep, pomoć na cesti, šlepanje, pomoć na putu
trampoline gymnast: trampolin, trampolini, trampolin park, trambulina, trambuline
water-jug droplet: voda u balonima, aparati za vodu, dostava vode
welding-mask fire: zavarivač, zavarivači, zavarivanje, varilac, varioci, bravar zavarivač, tečaj zavarivanja
roller-coaster: zabavni park, luna park
donkey: magarac, magarci, magarčić, magarci za jahanje, jahanje magaraca
handball-player: rukomet, rukometni klub, rukometna škola
water-polo-player: vaterpolo, vaterpolo klub
wrestlers: hrvanje, rvanje
`,
  sl: `
bagpipes musical-notes: dude, dudar, škotske dude
bra: spodnje perilo, modrček, modrčki, modrc
braid hair-comb: kitke, afro kitke, pletenje kitk, dredi
hair-dryer hair-comb: sušilnik za lase, fen frizura, keratinsko ravnanje, striženje in feniranje
cabbage: zelje, kislo zelje, zeljne glave
campervan campsite: avtodom, avtodomi, najem avtodoma, izposoja avtodomov
card-terminal credit-card: pos terminal, pos terminali, blagajna za gostince, davčna blagajna, davčne blagajne
chainsaw logs: motorna žaga, motorne žage, sečnja, spravilo lesa, gozdarska dela
tree chainsaw: podiranje dreves, sečnja dreves, obrezovanje dreves, arborist, posek dreves, rezkanje panjev
concrete-mixer bricks: beton, betonarna, estrihi, estrih, prevoz betona, betoniranje, črpanje betona
drainpipe droplet: odmašitev odtokov, kanalizacija, čiščenje kanalizacije, zamašen odtok, odmaševanje, zamašeni odtoki, čiščenje odtokov
fitted-kitchen: kuhinje po meri, kuhinja po meri, izdelava kuhinj, kuhinjski studio
floorboards: parket, parketar, brušenje parketa, polaganje parketa, laminat, leseni podi, lesene terase, polaganje podov
gas-cylinder fire: plinska jeklenka, plinske jeklenke, jeklenke
grandfather-clock: stoječa ura, talna ura
harp musical-score: harfa, harfistka
hay-bale tractor: seno, slama, bale sena, silažne bale, bale slame
lawn-bowls: balinanje, balinišče, balinarski klub, balinarski turnir
lift: servis dvigal, vzdrževanje dvigal
mobility-scooter wheelchair: električni invalidski voziček, električni skuter za starejše
nappy baby: plenice, pralne plenice, torta iz plenic
padel-racket: padel, padel igrišče, squash
paddleboard wave: sup, sup deska, izposoja supov, supanje
pistachios peanuts: ~ pistacije
potters-wheel vase: lončarsko vreteno, lončarstvo, tečaj keramike, keramična delavnica, lončarska delavnica, lončar
quad-bike: štirikolesnik, štirikolesniki, izlet s štirikolesniki
road-barrier safety-vest: dela na cesti, prometna signalizacija
saffron: žafran
spotlight: odrska razsvetljava, ozvočenje in osvetlitev, odrska tehnika
tanker: greznica, greznice, praznjenje greznic, črpanje greznic, cisterna, kurilno olje
tow-truck car: avtovleka, vleka vozil, pomoč na cesti
trampoline gymnast: trampolin, trampolini, trampolin park
water-jug droplet: voda v balonih, dostava vode
welding-mask fire: varilec, varilci, varjenje, varilska dela
roller-coaster: zabaviščni park
donkey: osliček, oslički, osli
handball-player: rokomet
water-polo-player: vaterpolo
wrestlers: rokoborba
`,
  bg: `
bagpipes musical-notes: гайда, гайди, гайдар, гайдари
bra: дамско бельо, сутиен, сутиени
braid hair-comb: плетене на плитки, африкански плитки, расти
hair-dryer hair-comb: сешоар, кератинова терапия, изправяне с кератин, прическа със сешоар
cabbage: зеле, кисело зеле
campervan campsite: кемпер, кемпери, кемпери под наем, кемпер под наем
card-terminal credit-card: пос терминал, пос терминали, касов апарат, касови апарати
chainsaw logs: моторен трион, моторни триони, резачка, дърводобив, резачки за дърва
tree chainsaw: рязане на дървета, отсичане на дървета, кастрене, кастрене на дървета, премахване на дървета, сеч на опасни дървета
concrete-mixer bricks: бетон, бетонов възел, доставка на бетон, бетоновоз, замазки, замазка, бетон помпа, бетониране
drainpipe droplet: отпушване на канали, отпушване, канализация, запушен канал, запушена мивка, отпушване на тръби, отпушване на канализация
fitted-kitchen: кухни по поръчка, кухня по поръчка, кухненски мебели, мебели за кухня, кухненско обзавеждане
floorboards: паркет, паркетчия, циклене, циклене на паркет, ламинат, редене на ламинат, дървени подове, декинг, ламиниран паркет, дюшеме
gas-cylinder fire: газова бутилка, газови бутилки, пропан-бутан, бутилки газ
grandfather-clock: стоящ часовник, часовник с махало
harp musical-score: арфа, арфистка
hay-bale tractor: сено, слама, бали сено, бали слама, люцерна на бали, бали
lift: поддръжка на асансьори, асансьорен сервиз, ремонт на асансьори
mobility-scooter wheelchair: електрическа инвалидна количка, електрически инвалидни колички
nappy baby: пелени, памперси, бебешки пелени, торта от пелени, памперсова торта
padel-racket: падел, падел корт, скуош
paddleboard wave: съп, падълборд, падълборд под наем
pistachios peanuts: ~ шамфъстък, шам фъстък
potters-wheel vase: грънчарство, грънчарско колело, курс по керамика, грънчар, работилница по керамика, керамика за начинаещи, работилница за керамика
prosthetic-leg: протеза за крак, протези за крака, ортопедични протези
quad-bike: атв, бъги и атв, атв под наем, атв разходка, атв-та
road-barrier safety-vest: пътна маркировка, пътни ремонти, пътна сигнализация
saffron: шафран
spotlight: сценично осветление, озвучаване и осветление, осветление за събития
tanker: септична яма, септични ями, изпомпване на септични ями, почистване на септични ями, цистерна, водоноска
telephone: телефонна централа
tow-truck car: пътна помощ, репатрак, репатриране, репатриране на автомобили
trampoline gymnast: батут, батути, батут парк, трамплин
water-jug droplet: вода в галони, вода за офиса, диспенсър за вода, вода в туби
welding-mask fire: заварчик, заварчици, заваряване, заваръчни работи, електрожен, курс за заварчици
ant house: термити
roller-coaster: увеселителен парк, лунапарк
donkey: магаре, магарета, магаренце
handball-player: хандбал
water-polo-player: водна топка
wrestlers: борба за деца, свободна борба
`,
};
