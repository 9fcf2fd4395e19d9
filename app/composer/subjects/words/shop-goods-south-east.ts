/** The same as shop-goods.ts in Romanian, Croatian and Slovene. */
export const southEasternShopGoods: Record<string, string> = {
  ro: `
aquarium tropical-fish: acvariu, acvarii, acvaristică
baby-bodysuit: haine bebeluși, haine copii, hăinuțe, hăinuțe bebeluși, haine pentru copii, îmbrăcăminte copii, hăinuțe pentru bebeluși
bangles: brățară, brățări
barrel: butoi, butoaie, butoaie de stejar, dogar, dogărie
beehive bee: stup, stupi, stupină
bench: bancă de grădină, bănci de grădină, bănci din lemn
birdcage bird: colivie, colivii, canari, peruși
carriage horse: caleașcă, trăsură, plimbări cu trăsura, trăsuri
chandelier: candelabru, candelabre, lustră, lustre, corpuri de iluminat
cherry-picker: nacelă, nacele, închirieri nacele, închiriere nacelă, prb nacela, platforme foarfecă
circuit-board: plăci electronice, reparații electronice, circuite imprimate
clothes-hanger coat: curățătorie chimică, curățătorie haine, spălătorie chimică, haine second hand, schimb de haine, curățătorie
coffee-beans coffee: cafea boabe, boabe de cafea, prăjitorie, prăjitorie de cafea, cafea proaspăt prăjită
combine-harvester wheat: combină agricolă, combine agricole, recoltare cereale, prestări servicii agricole, combină de recoltat
cot: pătuț, pătuțuri, leagăn bebe, pătuțuri copii
drum-kit drum: tobe lecții, lecții de tobe, cursuri de tobe, toboșar, curs de tobe
embroidery-hoop thread: broderie, broderii, cusături tradiționale, curs de cusut ii, goblen, broderie manuală
fireplace fire: șemineu, șeminee
first-aid-kit: prim ajutor, curs de prim ajutor, cursuri de prim ajutor, trusă medicală, defibrilator
food-truck takeaway-box: food truck, food truck-uri, foodtruck
garden-shed: căsuță de grădină, căsuțe de grădină, magazie de grădină, căsuțe din lemn, magazii de grădină
gingerbread: turtă dulce, căsuță din turtă dulce
ham: șuncă, jambon, șunculiță, jamboane
hamper gift: coș cadou, coșuri cadou, coș de crăciun, coșuri de crăciun
headscarf: hijab, abaya
ice-lolly: înghețată pe băț
jet-ski wave: jet ski, jetski, jet ski-uri
kennel: pensiune canină, hotel canin, pensiune pentru câini, cușcă câine, cuști câini
loom yarn: război de țesut, țesătorie, țesături manuale
macarons: macarons, macaron
marionette theatre-masks: teatru de păpuși, păpuși și marionete, marionete, teatrul de păpuși
market-stall carrot: piață volantă, piața țărănească, târg de producători, tarabe, tarabă, comercianți la târg
motorcycle-helmet motorcycle: cască moto, căști moto, echipament moto
necklace: colier, coliere, perle, bijuterii handmade, bijuterii din argint, lănțișoare
olive-oil olives: ulei de măsline, presă de ulei, ulei presat la rece
pallet: palet, paleți, europaleți, paleți din lemn
parking-sign location-pin: loc de parcare, locuri de parcare, parcare aeroport, parcare păzită
pipe-organ church: concert de orgă, orgă, orga bisericii, recital de orgă
plum: prune, prună, prunele
pomegranate: rodie, rodii
pumpkin: dovleac, dovleci, bostan
road-roller: asfalt, asfaltare, asfaltări, lucrări de drumuri
roast-chicken: pui la rotisor, pui rotisat, pui la rotisor și grătar
rollator: cadru de mers, rolator
rubber-stamp document: notar, notar public, birou notarial, ștampile, ștampilă
sack wheat: furaje, nutrețuri, semințe agricole
saddle horse: șelar, curelar, echipament de călărie
secateurs leaves: tuns gard viu, gard viu, toaletare pomi, tăieri pomi fructiferi, foarfecă de vie, tundere gard viu
server: găzduire web, servere, hosting, centru de date
shipping-container: container maritim, containere maritime, containere depozitare, transport maritim
skewers barbecue: frigărui, frigăruie
squeegee window: spălat geamuri, curățare geamuri, spălare geamuri, geamuri curate
stained-glass: vitraliu, vitralii
suit necktie: costum bărbătesc, costume bărbătești, costum de mire, costume de mire, costume la comandă, smoking, costume bărbați
tipper-truck: basculantă, basculante, nisip și pietriș, balast, pietriș, agregate
turf-roll: gazon rulou, rulouri de gazon, gazon artificial, gazon sintetic, gazon rulouri, montaj gazon
vintage-car: mașini de epocă, mașină de epocă, automobile clasice, retromobil, mașini clasice
wasp: viespi, cuib de viespi, viespe, bărzăuni
water-pump droplet: foraj puț, foraje puțuri, puțuri, foraje apă, pompă de apă, pompe de apă, puț forat, foraj puțuri apă
water-tank droplet: rezervor de apă, rezervoare de apă, bazin de apă
watering-can plant: stropitoare, stropitori
wedding-cake: tort de nuntă, torturi de nuntă, tort nuntă
wedding-dress ring: rochie de mireasă, rochii de mireasă, salon de mirese
wheelie-bin: pubele, pubelă, coș de gunoi, ridicare gunoi, tomberoane
wifi-router: fibră optică, internet acasă, router wifi, internet prin fibră
wig: perucă, peruci
wreath: coroniță, coronițe, coroană de advent, coroane de crăciun, coroane funerare, coroniță de crăciun, coronițe de advent
x-ray: radiologie, radiografie, radiografii, rmn, imagistică medicală, tomografie, mamografie
zip: schimbat fermoare, fermoar, fermoare, înlocuire fermoar
zip-line tree: tiroliană, tiroliene, parc de aventură, zipline
`,
  hr: `
aquarium tropical-fish: akvarij, akvariji, akvaristika
baby-bodysuit: dječja odjeća, odjeća za bebe, odjeća za djecu, robica za bebe, garderoba za bebe, dečija odeća, odeća za bebe, dečija garderoba
bangles: narukvica, narukvice
barrel: hrastova bačva, hrastove bačve, bačve, bačvar, burad, hrastova burad
beehive bee: košnica, košnice
bench: vrtna klupa, vrtne klupe, klupe, klupa
birdcage bird: kavez za ptice, kavezi za ptice, kanarinci, papige tigrice
carriage horse: kočija, kočije, fijaker, fijakeri, vožnja kočijom
chandelier: luster, lusteri, rasvjeta, kristalni lusteri
cherry-picker: košara za rad na visini, autokošara, dizalica s košarom, škarasta platforma, radne platforme, autokorpa, autokošare, najam platformi
circuit-board: tiskane pločice, popravak elektronike, popravka elektronike, štampane ploče
clothes-hanger coat: kemijska čistionica, kemijsko čišćenje, hemijsko čišćenje, razmjena odjeće, second hand odjeća, polovna odeća
coffee-beans coffee: kava u zrnu, pržionica kave, zrna kave, pržionica, kafa u zrnu, pržionica kafe
combine-harvester wheat: kombajn, kombajni, žetva, usluge kombajna, poljoprivredne usluge
cot: dječji krevetić, krevetić, krevetići, kolijevka, kolevka
drum-kit drum: bubnjevi, tečaj bubnjeva, časovi bubnjeva, bubnjar, satovi bubnjeva
embroidery-hoop thread: vez, vezenje, tečaj vezenja, goblen, vezilje, ručni vez
fireplace fire: kamin, kamini, gradnja kamina
first-aid-kit: prva pomoć, tečaj prve pomoći, kurs prve pomoći, defibrilator
food-truck takeaway-box: food truck, foodtruck, food truckovi
garden-shed: vrtna kućica, vrtne kućice, spremište za alat, baštenska kućica, šupa
gingerbread: medenjaci, medenjak, licitar, licitarsko srce, licitari
ham: pršut, šunka, pršuti, dalmatinski pršut, pršuta
hamper gift: poklon košara, poklon košare, darovna košara, poklon korpe, poklon korpa
ice-lolly: sladoled na štapiću
jet-ski wave: jet ski, skuter na vodi, vodeni skuter
kennel dog: hotel za pse, pansion za pse, kućica za psa, kućice za pse
loom yarn: tkanje, tkalački stan, tkalja, razboj, tkaonica
macarons: makaroni francuski, macarons
marionette theatre-masks: lutkarska predstava, kazalište lutaka, lutkarstvo, marionete, pozorište lutaka
market-stall carrot: štand na sajmu, seljačka tržnica, štandovi
motorcycle-helmet motorcycle: motociklistička kaciga, moto kacige, moto oprema
necklace: ogrlica, ogrlice, biseri, srebrni nakit, ručno rađeni nakit, unikatni nakit
olive-oil olives: maslinovo ulje, uljara, maslinova ulja, bučino ulje
pallet: drvene palete, euro palete, otkup paleta
parking-sign location-pin: parkirno mjesto, parking mesto, garažno mjesto, parkirna mjesta, čuvani parking
pipe-organ church: orgulje, orguljaški koncert, koncert orgulja
plum: šljive, šljiva, šljiva za rakiju
pomegranate: nar, šipak nar, sok od nara
pumpkin: bundeva, bundeve, buča, buče, tikve
road-roller: asfalt, asfaltiranje, asfaltni radovi, asfaltiranje dvorišta
roast-chicken: pile s ražnja, pečeno pile, pilići na ražnju, pile na žaru
rollator: hodalica za starije, hodalice za starije, rolator
rubber-stamp document: javni bilježnik, javni beležnik, notar, pečati, izrada pečata, pečat
sack wheat: stočna hrana, hrana za životinje na farmi
saddle horse: sedlo, sedla, sedlar, jahačka oprema
secateurs leaves: šišanje živice, živica, orezivanje, rezidba, rezidba voćaka, orezivanje voćaka, škare za rezidbu, živa ograda
server: web hosting, hosting, serveri, podatkovni centar
shipping-container: brodski kontejner, brodski kontejneri, kontejneri, skladišni kontejner
skewers barbecue: ražnjići, ražnjić
squeegee window: pranje prozora, čišćenje prozora, pranje stakala
stained-glass: vitraž, vitraji, vitraj, vitraži
suit necktie: odijelo, odijela, muška odijela, odijelo po mjeri, odelo, odela, muška odela, smoking
tipper-truck: kiper, šljunak, pijesak i šljunak, tucanik, prijevoz šljunka, kamioni kiperi, pesak i šljunak
turf-roll: travni tepih, umjetna trava, tepih trava, trava u rolama, veštačka trava
vintage-car: oldtimer, oldtimeri, oldtimera, susret oldtimera, oldtajmeri, oldtajmer
wasp: ose, osinjak, gnijezdo osa, stršljeni, stršljen, gnezdo osa, osinjaka
water-pump droplet: bušenje bunara, bunar, bunari, pumpa za vodu, pumpe za vodu, bunara
water-tank droplet: spremnik za vodu, cisterna za vodu, rezervoar za vodu, spremnici za vodu, rezervoari za vodu
watering-can plant: kanta za zalijevanje, kanta za zalivanje
wedding-cake: svadbena torta, svadbene torte, vjenčana torta, mladenačka torta, mladenačke torte
wedding-dress ring: vjenčanica, vjenčanice, venčanica, venčanice, salon vjenčanica
wheelie-bin: kanta za smeće, kante za smeće, odvoz smeća, kontejneri za otpad
wifi-router: optički internet, kućni internet, wifi router, brzi internet
wig: perika, perike, perike od prirodne kose
wreath: vijenac, vijenci, adventski vijenac, adventski vijenci, venac, venci, adventski venac
x-ray: rendgen, radiologija, magnetska rezonanca, magnetna rezonanca, mamografija
zip: zamjena patentnih zatvarača, patentni zatvarač, rajsfešlus, zamena cibzara, cibzar
zip-line tree: zipline, adrenalinski park, avanturistički park, avantura park
`,
  sl: `
aquarium tropical-fish: akvarij, akvariji, akvaristika
baby-bodysuit: otroška oblačila, oblačila za dojenčke, bolšjak otroških oblačil
bangles: zapestnica, zapestnice
barrel: hrastov sod, hrastovi sodi, leseni sodi, sodar
beehive bee: panj čebel, čebelnjak, panji
bench: vrtna klop
birdcage bird: ptičja kletka, kanarčki, papige skobčevke
carriage horse: kočija, kočije, vožnja s kočijo
chandelier: lestenec, lestenci, svetila
cherry-picker: dvižna košara, dvigalna košara, škarjasta ploščad, najem dvižne košare
clothes-hanger coat: kemična čistilnica, kemično čiščenje, izmenjava oblačil, rabljena oblačila
coffee-beans coffee: kava v zrnu, pražarna, pražarna kave, kavna zrna
combine-harvester wheat: kombajn, kombajni, žetev, strojni krožek
cot: otroška posteljica, posteljica, posteljice, zibelka
drum-kit drum: bobni, tečaj bobnov, bobnar, učenje bobnov
embroidery-hoop thread: vezenje, vezenine, tečaj vezenja
fireplace fire: kamin, kamini, odprti kamin
first-aid-kit: prva pomoč, tečaj prve pomoči, defibrilator
food-truck takeaway-box: food truck, foodtruck
garden-shed: vrtna lopa, vrtne lope, vrtna uta, vrtne hišice, vrtna hiška
gingerbread: medenjaki, medenjak, lectovo srce
ham: pršut, šunka, kraški pršut, pršuti
hamper gift: darilna košara, darilne košare
ice-lolly: sladoled na palčki
jet-ski wave: vodni skuter, vodni skuterji
kennel dog: pasji hotel, hotel za pse, pasja uta
loom yarn: tkanje, statve, tkalstvo
marionette theatre-masks: lutkovna predstava, lutkovno gledališče, lutke, marionete
market-stall carrot: stojnica, stojnice, kmečka tržnica
motorcycle-helmet motorcycle: motoristična čelada
necklace: ogrlica, ogrlice, srebrni nakit, unikatni nakit
olive-oil olives: oljčno olje, oljarna, bučno olje
pallet: lesene palete, euro palete
parking-sign location-pin: parkirno mesto, parkirišče, parkirna mesta
pipe-organ church: orgle, orgelski koncert, koncert orgel
plum: slive, sliva, češplje
pomegranate: granatno jabolko
pumpkin: buča, buče
road-roller: asfalt, asfaltiranje
roast-chicken: pečen piščanec, piščanec z žara
rubber-stamp document: notar, notarka, žigi, štampiljke
sack wheat: krma, krmila, semena
saddle horse: sedlo, sedla, sedlar, jahalna oprema
secateurs leaves: obrezovanje žive meje, živa meja, obrezovanje dreves, rez sadnega drevja, striženje žive meje
server: spletno gostovanje, strežniki
shipping-container: ladijski zabojnik, kontejner, skladiščni kontejner
skewers barbecue: ražnjiči, nabodala
squeegee window: čiščenje oken, pomivanje oken
stained-glass: vitraž, vitraji, vitraži
suit necktie: moška obleka, moške obleke, obleka po meri, smoking
tipper-truck: gramoz, pesek in gramoz, prekucnik, pesek
turf-roll: travna ruša, trava v rolah, umetna trava
vintage-car: starodobnik, starodobniki, oldtimer, srečanje starodobnikov
wasp: ose, osje gnezdo, sršeni, osir
water-pump droplet: vrtanje vodnjakov, vodnjak, črpalka za vodo, vrtine za vodo
water-tank droplet: rezervoar za vodo, zbiralnik deževnice, zbiralniki deževnice
watering-can plant: zalivalka, zalivalke
wedding-cake: poročna torta, poročne torte
wedding-dress ring: poročna obleka, poročne obleke, poročni salon
wheelie-bin: zabojnik za smeti, smetnjak, odvoz odpadkov
wifi-router: optični internet, optika do doma, wifi usmerjevalnik
wig: lasulja, lasulje
wreath: venec, venčki, adventni venček, adventni venec, adventni venčki
x-ray: rentgen, radiologija, magnetna resonanca
zip: zamenjava zadrg, zadrga, zadrge
zip-line tree: zipline, adrenalinski park, pustolovski park
`,
};
