/** The same as shop-goods.ts in the languages of Northern Europe. */
export const northernShopGoods: Record<string, string> = {
  sv: `
aquarium tropical-fish: akvarium, akvarier, akvariebutik
baby-bodysuit: babykläder, barnkläder, barnklädesbytardag
bangles: armband, armbanden
barrel: ekfat, trätunna, trätunnor, tunnbindare
beehive bee: bikupa, bikupor, bisamhällen
bench: parkbänk, trädgårdsbänk, minnesbänk, träbänkar
birdcage bird: fågelbur, fågelburar, burfåglar, undulater, kanariefåglar
carriage horse: häst och vagn, hästdroska, vagnsturer, bröllopsvagn
chandelier: ljuskrona, ljuskronor, kristallkrona, kristallkronor, lampaffär
cherry-picker: skylift, saxlift, liftuthyrning, bomlift, skyliftar
circuit-board: kretskort, elektronikreparation
clothes-hanger coat: kemtvätt, klädbytardag, second hand-kläder, klädhängare, begagnade kläder
coffee-beans coffee: kaffebönor, kafferosteri, rosteri, nyrostat kaffe
combine-harvester wheat: skördetröska, tröskning, maskinstation
cot: spjälsäng, spjälsängar, vagga
drum-kit drum: trumset, trumlektioner, trummis, slagverk
embroidery-hoop thread: broderi, brodera, broderikurs, broderier
fireplace fire: öppen spis, eldstad, eldstäder, öppna spisar
first-aid-kit: första hjälpen, hlr, hlr-kurs, hjärtstartare, första hjälpen-kurs
food-truck takeaway-box: foodtruck, food truck, food trucks, matvagn
garden-shed: friggebod, friggebodar, trädgårdsbod, förrådsbod, redskapsbod
gingerbread: pepparkaka, pepparkakor, pepparkakshus
ham: julskinka, julskinkor, skinka, skinkor, rökt skinka
hamper gift: presentkorg, presentkorgar, julkorg
headscarf: hijab, sjal och hijab, abaya
ice-lolly: isglass, glasspinne, glasspinnar
jet-ski wave: vattenskoter, vattenskotrar, jetski
kennel dog: hundpensionat, hundkoja, kennel, hundhotell
loom yarn: vävning, vävstuga, vävstol, vävkurs, vävare
marionette theatre-masks: dockteater, marionetter, dockteatern
market-stall carrot: marknadsstånd, torghandel, knallar, bondens marknad, torgdag
motorcycle-helmet motorcycle: mc-hjälm, mc-hjälmar, mc-kläder
narrowboat: kanalbåt
necklace: halsband, pärlhalsband, silversmycken, handgjorda smycken
olive-oil olives: olivolja, rapsolja
pallet: lastpall, lastpallar, europapallar, pallar
parking-sign location-pin: garageplats
pipe-organ church: orgelkonsert, kyrkorgel, orgelmusik, orgelkonserter
plum: plommon
pomegranate: granatäpple, granatäpplen
pumpkin: pumpa, pumpor
road-roller: asfalt, asfaltering, asfaltera
roast-chicken: grillad kyckling, helgrillad kyckling
rollator: rollator, rollatorer
rubber-stamp document: notarius publicus, stämplar, stämpel
sack wheat: djurfoder, hönsfoder, utsäde
saddle horse: sadelmakare, sadel, sadlar, ridsportbutik, sadelmakeri
secateurs leaves: häckklippning, klippa häcken, beskärning, sekatör, häckar
server: webbhotell, datacenter, serverdrift
shipping-container: sjöcontainer, containeruthyrning, lagercontainer
skewers barbecue: grillspett, spett
squeegee window: fönsterputs, fönsterputsare, fönsterputsning
stained-glass: glasmålning, blyinfattat glas
suit necktie: kostym, kostymer, skräddarsydd kostym, smoking, bröllopskostym, herrkläder
tipper-truck: grus och sand, grus, makadam, tippbil
turf-roll: rullgräs, färdig gräsmatta, konstgräs, gräsmatta på rulle
vintage-car: veteranbil, veteranbilar, veteranbilsträff, klassiska bilar
wasp: geting, getingar, getingbo, getingbon, bålgetingar
water-pump droplet: brunnsborrning, borra brunn, vattenpump, brunn, djupborrad brunn
water-tank droplet: vattentank, vattentankar, regnvattentunna
watering-can plant: vattenkanna, vattenkannor
wedding-cake: bröllopstårta, bröllopstårtor
wedding-dress ring: brudklänning, brudklänningar, bröllopsklänning, bröllopsklänningar, brudbutik
wheelie-bin: soptunna, soptunnor, kärltvätt, tvätt av soptunnor, sopkärl
wifi-router: bredband, fiberanslutning, wifi-router, internetleverantör
wig: peruk, peruker, hårersättning
wreath: krans, kransar, adventskrans, julkrans, kransbindning, dörrkrans
x-ray: röntgen, radiologi, magnetröntgen
zip: dragkedja, dragkedjor, blixtlås
zip-line tree: zipline, höghöjdsbana, linbana i träden, äventyrspark, klätterpark
`,
  da: `
aquarium tropical-fish: akvarium, akvarier
baby-bodysuit: babytøj, børnetøj, børnetøjsmarked
bangles: armbånd, armringe
barrel: egetræsfade, trætønde, trætønder, vinfade, bødker
beehive bee: bistade, bistader, bifamilier
bench: havebænk, havebænke, mindebænk, træbænke
birdcage bird: fuglebur, fuglebure, stuefugle, undulater, kanariefugle
carriage horse: hestevogn, hestevognskørsel, karet, bryllupskaret, prærievogn
chandelier: lysekrone, lysekroner, lampebutik
cherry-picker: personlift, saxlift, bomlift, liftudlejning
circuit-board: printplade, elektronikreparation
clothes-hanger coat: renseri, tøjrens, tøjbyttemarked, genbrugstøj, tøjbytte
coffee-beans coffee: kaffebønner, kafferisteri, risteri, friskristet kaffe
combine-harvester wheat: mejetærsker, maskinstation
cot: tremmeseng, tremmesenge, vugge, babyseng
drum-kit drum: trommesæt, trommeundervisning, trommeslager
embroidery-hoop thread: broderi, brodere, broderikursus
fireplace fire: pejs, pejse, åben pejs
first-aid-kit: førstehjælp, førstehjælpskursus, førstehjælpskurser, hjertestarter, hjertestartere
food-truck takeaway-box: foodtruck, food truck, foodtrucks, madvogn
garden-shed: haveskur, redskabsskur, skure, havehus, kolonihavehus, skur
gingerbread: honningkage, honningkager, peberkager, honningkagehus
ham: skinke, juleskinke, røget skinke, skinker
hamper gift: gavekurv, gavekurve, julekurv, julekurve
headscarf: tørklæder hijab, hijab
ice-lolly: ispind, ispinde
jet-ski wave: vandscooter, vandscootere, jetski
kennel dog: hundepension, hundehus, kennel, hundehotel, dyrepension
loom yarn: vævning, væv, vævekursus, væveri
marionette theatre-masks: dukketeater, marionetteater, marionetter
market-stall carrot: markedsbod, stadeholdere, torvedag, bondemarked, boder, stadeholder
motorcycle-helmet motorcycle: motorcykelhjelm, mc-hjelm, mc-tøj
necklace: halskæde, halskæder, perlekæde, sølvsmykker, håndlavede smykker
olive-oil olives: olivenolie, rapsolie
pallet: paller, europaller
pipe-organ church: orgelkoncert, orgelkoncerter, kirkeorgel
plum: blomme, blommer
pomegranate: granatæble, granatæbler
pumpkin: græskar
road-roller: asfalt, asfaltering, asfaltarbejde
roast-chicken: grillkylling, grillkyllinger, stegt kylling
rollator: rollator, rollatorer
rubber-stamp document: notar, stempel, stempler
sack wheat: dyrefoder, hønsefoder, foderstof
saddle horse: sadel, sadler, sadelmager, rideudstyr
secateurs leaves: hækklipning, klippe hæk, beskæring, hækkeklipning, hæk klippet
server: webhotel, datacenter, serverdrift
shipping-container: skibscontainer, containerudlejning, lagercontainer
skewers barbecue: grillspyd, kødspyd
squeegee window: vinduespudser, vinduespudsning, vinduespolering, vinduespoleringen
stained-glass: glasmosaik, blyindfattede ruder
suit necktie: jakkesæt, skræddersyet jakkesæt, smoking, herretøj, bryllupsdress
tipper-truck: grus, sand og grus, skærver, stabilgrus, tipvogn
turf-roll: rullegræs, kunstgræs
vintage-car: veteranbil, veteranbiler, veterantræf, klassiske biler
wasp: hveps, hvepse, hvepsebo, hvepseboer, hvepsereder
water-pump droplet: brøndboring, vandboring, vandpumpe, brøndborer
water-tank droplet: vandtank, vandtanke, regnvandstønde
watering-can plant: vandkande, vandkander
wedding-cake: bryllupskage, bryllupskager
wedding-dress ring: brudekjole, brudekjoler, brudesalon
wheelie-bin: skraldespand, skraldespande, affaldscontainer, vask af skraldespande
wifi-router: fibernet, bredbånd, internetudbyder, wifi-router, fiberinternet
wig: paryk, parykker, hårerstatning
wreath: krans, kranse, adventskrans, adventskranse, dørkrans, julekranse, bårekranse
x-ray: røntgen, radiologi, mr-scanning
zip: lynlås, lynlåse
zip-line tree: zipline, svævebane, klatrepark, højtbane
`,
  nb: `
aquarium tropical-fish: akvarium, akvarier
baby-bodysuit: babyklær, barneklær, bytte av barneklær
bangles: armbånd, armringer
barrel: eikefat, tretønne, tretønner, bøkker
beehive bee: bikube, bikuber
bench: hagebenk, hagebenker, minnebenk, trebenker
birdcage bird: fuglebur, undulater, kanarifugler
carriage horse: hest og vogn, hestedrosje, bryllupsvogn
chandelier: lysekrone, lysekroner, lampebutikk
cherry-picker: personlift, sakselift, liftutleie, bomlift
circuit-board: kretskort, elektronikkreparasjon
clothes-hanger coat: renseri, tøyrens, klesbyttedag, klesbytte, bruktklær
coffee-beans coffee: kaffebønner, kaffebrenneri, brenneri av kaffe, nybrent kaffe
combine-harvester wheat: skurtresker, tresking, maskinentreprenør landbruk
cot: sprinkelseng, vugge, babyseng
drum-kit drum: trommesett, trommetimer, trommeslager, trommeundervisning
embroidery-hoop thread: broderi, brodere, broderikurs
fireplace fire: peis, peiser, åpen peis
first-aid-kit: førstehjelp, førstehjelpskurs, hjertestarter, hlr-kurs
food-truck takeaway-box: foodtruck, food truck, matvogn, matvogner
garden-shed: hagebod, utebod, redskapsbod, hagestue bod, boder til hagen
gingerbread: pepperkake, pepperkaker, pepperkakehus
ham: julskinke, juleskinke, spekeskinke, skinke
hamper gift: gavekurv, gavekurver, julekurv
ice-lolly: pinneis, saftis, ispinne
jet-ski wave: vannscooter, vannscootere, jetski
kennel dog: hundepensjonat, hundehotell, hundehus, kennel
loom yarn: veving, vevstol, vevkurs, vevstue
marionette theatre-masks: dukketeater, marionetter, figurteater
market-stall carrot: markedsbod, torgdag, bondens marked, torghandel
motorcycle-helmet motorcycle: mc-hjelm, mc-hjelmer, mc-klær
necklace: halskjede, halskjeder, perlekjede, sølvsmykker, håndlagde smykker
olive-oil olives: olivenolje, rapsolje
pallet: paller, europaller
parking-sign location-pin: garasjeplass
pipe-organ church: orgelkonsert, orgelkonserter, kirkeorgel
plum: plomme, plommer
pomegranate: granateple, granatepler
pumpkin: gresskar
road-roller: asfalt, asfaltering, asfaltere, asfaltarbeid
roast-chicken: grillet kylling, grillkylling
rollator: rullator, rullatorer
rubber-stamp document: notarius publicus, stempel, stempler
sack wheat: dyrefôr, kraftfôr, hønsefôr
saddle horse: salmaker, rideutstyr
secateurs leaves: hekkeklipping, klippe hekken, beskjæring, klippe hekk
server: webhotell, datasenter, serverdrift
shipping-container: container utleie, skipscontainer, lagercontainer
skewers barbecue: grillspyd
squeegee window: vindusvask, vinduspusser, vinduspuss
stained-glass: glassmaleri, blyglass
suit necktie: dress, dresser, skreddersydd dress, smoking, herreklær, bryllupsdress
tipper-truck: grus, sand og grus, pukk, tippbil, singel og grus
turf-roll: ferdigplen, kunstgress, rulleplen
vintage-car: veteranbil, veteranbiler, veteranbiltreff, klassiske biler
wasp: veps, vepsebol, vepsebolet, vepsebol fjernes
water-pump droplet: brønnboring, borebrønn, vannpumpe, brønnborer
water-tank droplet: vanntank, vanntanker
watering-can plant: vannkanne, vannkanner
wedding-cake: bryllupskake, bryllupskaker
wedding-dress ring: brudekjole, brudekjoler, brudesalong
wheelie-bin: søppeldunk, søppeldunker, søppelkasse, vask av søppeldunker
wifi-router: fibernett, bredbånd, wifi-ruter, internettleverandør
wig: parykk, parykker, hårerstatning
wreath: krans, kranser, adventskrans, julekrans, dørkrans, kransebinding
x-ray: røntgen, radiologi, mr-undersøkelse
zip: glidelås, glidelåser
zip-line tree: zipline, klatrepark, høyt og lavt, taubane i trærne
`,
  fi: `
aquarium tropical-fish: akvaario, akvaariot, akvaarioliike, akvaarioita
baby-bodysuit: vauvanvaatteet, lastenvaatteet, lastenvaatekirppis, lasten vaatteet, lastenvaatteita
bangles: rannekoru, rannekorut, rannerengas
barrel: tammitynnyri, tammitynnyrit, puutynnyri, tynnyrit
beehive bee: mehiläispesä, mehiläispesät
bench: puutarhapenkki, puutarhapenkit, muistopenkki
birdcage bird: lintuhäkki, häkkilinnut, undulaatit, kanarialinnut
carriage horse: hevosajelu, hevosajelut, hevosvaunut, hääajelu, rekiajelu
chandelier: kattokruunu, kattokruunut, kristallikruunu, valaisinliike
cherry-picker: henkilönostin, saksilava, nostimet, henkilönostimet, kuukulkija, nostolava
circuit-board: piirilevy, piirilevyt, elektroniikkakorjaus
clothes-hanger coat: kemiallinen pesu, vaatteidenvaihto, vaatekirppis, käytetyt vaatteet
coffee-beans coffee: kahvipavut, kahvipaahtimo, paahtimo, vastapaahdettu kahvi
combine-harvester wheat: leikkuupuimuri, puinti, urakointi maatalous, puimuri
cot: pinnasänky, pinnasängyt, kehto, vauvansänky
drum-kit drum: rumpusetti, rumputunnit, rumpuopetus, rumpali
embroidery-hoop thread: kirjonta, brodeeraus, kirjontakurssi, ristipisto
fireplace fire: takka, takat, takkoja, varaava takka
first-aid-kit: ensiapu, ensiapukurssi, ensiapukurssit, ea1, defibrillaattori, ensiapukoulutus
food-truck takeaway-box: ruokarekka, ruokarekat, foodtruck, ruokakärry, ruokarekoista
garden-shed: pihavarasto, puutarhavaja, varastot pihalle, puutarhamökki, liiteri
gingerbread: piparkakku, piparkakut, piparkakkutalo
ham: joulukinkku, joulukinkut, kinkku, kinkut, palvikinkku
hamper gift: lahjakori, lahjakorit, joulukori
ice-lolly: mehujää, mehujäät, jäätelöpuikko
jet-ski wave: vesiskootteri, vesiskootterit, vesijetti, vesijetit
kennel dog: koirahoitola, koirankoppi, koirahotelli, kennel, lemmikkihoitola
loom yarn: kudonta, kangaspuut, kutoja, kudontakurssi, kutomo
marionette theatre-masks: nukketeatteri, marionetti, marionetit, nukketeatteriesitys
market-stall carrot: markkinakoju, torimyyjät, torimyynti, toripäivä, myyntipaikat, markkinamyyjät
motorcycle-helmet motorcycle: ajovarusteet, mp-kypärät
necklace: kaulakoru, kaulakorut, helminauha, hopeakorut, käsintehdyt korut
olive-oil olives: oliiviöljy, rypsiöljy
pallet: kuormalava, kuormalavat, trukkilava, trukkilavat, eurolavat
parking-sign location-pin: autopaikka, autopaikat, autohallipaikka
pipe-organ church: urkukonsertti, urut, kirkkourut, urkumusiikki
plum: luumu, luumut, luumuja
pomegranate: granaattiomena, granaattiomenat
pumpkin: kurpitsa, kurpitsat, kurpitsoja
road-roller: asfaltti, asfaltointi, asfaltoinnit, asfalttityöt
roast-chicken: grillattu broileri, grillibroileri, grillikana
rollator: rollaattori, rollaattorit
rubber-stamp document: julkinen notaari, leimasin, leimasimet
sack wheat: rehu, rehut, kananrehu
saddle horse: satula, satulat, satulaseppä, hevostarvikkeet, satulansovitus
secateurs leaves: pensasaidan leikkaus, pensasaidat, oksasakset, hedelmäpuiden leikkaus, pensaiden leikkaus, aidan leikkaus
server: webhotelli, palvelin, palvelimet, konesali
shipping-container: merikontti, merikontit, konttivuokraus, varastokontti, kontit
skewers barbecue: vartaat, grillivarras, lihavarras, saslik
squeegee window: ikkunanpesu, ikkunanpesija, ikkunanpesut, ikkunoiden pesu
stained-glass: lasimaalaus, lyijylasi, lasimaalaukset
suit necktie: puku miehille, miesten puvut, mittatilauspuku, smokki, hääpuku miehelle, miesten vaatteet
tipper-truck: sora, hiekka ja sora, murske, soratoimitukset, sepeli
turf-roll: siirtonurmi, siirtonurmikko, tekonurmi, rullanurmi
vintage-car: veteraaniauto, veteraaniautot, mobilistit, klassikkoautot, museoautot, museoauto
wasp: ampiainen, ampiaiset, ampiaispesä, ampiaispesät, ampiaispesän
water-pump droplet: kaivonporaus, porakaivo, porakaivot, vesipumppu, kaivon poraus, vesipumput
water-tank droplet: vesisäiliö, vesisäiliöt, sadevesitynnyri
watering-can plant: kastelukannu, kastelukannut
wedding-cake: hääkakku, hääkakut, hääkakkuja
wedding-dress ring: hääpuku, hääpuvut, morsiuspuku, morsiuspuvut, hääpukuliike
wheelie-bin: jäteastia, jäteastiat, roskis, jäteastioiden pesu, roska-astia
wifi-router: valokuitu, laajakaista, kuituyhteys, kotinetti, nettiyhteys
wig: peruukki, peruukit, hiuslisäke
wreath: kranssi, kranssit, adventtikranssi, joulukranssi, ovikranssi, kranssityöpaja
x-ray: röntgen, röntgenkuvaus, radiologia, magneettikuvaus
zip: vetoketju, vetoketjut, vetoketjun vaihto, vetoketjun
zip-line tree: zipline, seikkailupuisto, köysirata, vaijeriliuku, kiipeilypuisto
`,
};
