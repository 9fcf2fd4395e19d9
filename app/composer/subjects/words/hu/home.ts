/** Hungarian words for the home. Notation: word-list.ts. */
export const hungarianHome = `
advent-calendar: adventi naptár, adventi naptárak, adventi kalendárium, adventi kalendáriumok
air-conditioner: klíma, klímaszerelés, légkondicionáló
air-fryer: forrólevegős sütő, forrólevegős fritőz, airfryer
angle-grinder: sarokcsiszoló, sarokcsiszolók, flex gép, sarokköszörű
armchair sofa: kárpitos, kárpitozás, fotel, bútorkárpitos
awning: napellenző, napellenzők, napvitorla
axe target: baltadobás, fejszedobás
bar-stool: bárszék, bárszékek
basket: szennyestartó
basket carrot: zöldségdoboz, zöldséges, zöldség, piac
basket ham: ételszentelés
basket leaves: vesszőfonás, gyékény
bath-bomb: fürdőbomba, fürdőbombák
bathtub: fürdősó
bathtub shower: fürdőszoba, fürdőszoba felújítás, szaniter, szaniterek, fürdőszobabútor, fürdőszobabútorok
battery: töltő, töltőkábel
bed: franciaágy, franciaágyak
bed bellhop-bell: szálloda, panzió, hotel, ágy, szállás, szálláshely, szálláshelyek
bed broom: szobalány, szobalányt
bed key: ~ szobák, kiadó szobák
bed key: diákszoba, diákszobát
bedding: ágynemű, ágyneműk, ágyneműhuzat, ágyneműhuzatok, paplan, paplanok, paplanhuzat, pehelypaplan, lepedő, lepedők
bedding: ágytakaró, ágytakarók, alvópárna, alvópárnák, dunyha, dunyhák
bench: kerti pad, kerti padok, padok
blanket: takaró, takarók
blanket cushion: pléd, plédek, gyapjútakaró, gyapjútakarók
blender: turmixgép, turmixgépek, botmixer, botmixerek, konyhai robotgépek, gyümölcscentrifuga, konyhai kisgépek
blinds: reluxa, redőny, redőnyök, roletta, redőnyszerelés, redőnyjavítás, roló, redőnyös, árnyékolástechnika
boiler radiator: kazán, kazánok, gázkazán, kazáncsere, bojler, bojlerek, vízmelegítő
bookshelf: fali polc, polc, polcok
bookshelf books: könyvespolc, könyvespolcok, polcrendszer
bow-and-arrow target: íjászat, íjász, íjászverseny, íjászkör
broom spray-bottle: takarítás
broom wastebasket: te szedd, faluszépítés
bucket: gőzmop
bust: szobor, szobrok, szobrászat, szobrász
candle: mécses, mécsesek, mindenszentek, gyertya, gyertyák, temetkezés, temetkezési
candle headstone: temetés, hamvasztás
carport: kocsibeálló, kocsibeállók, autóbeálló, autóbeállók
ceiling-fan: mennyezeti ventilátor, mennyezeti ventilátorok, plafonventilátor
chair: kempingszék, étkezőszék, étkezőszékek
chandelier: csillár, csillárok, lámpabolt, kristálycsillár
chest-of-drawers: komód, komódok, fiókos komód, fiókos szekrény, fiókos komódok
chimney fire: kémény, kéménybélelés
chisel: véső, vésők, favéső
chopping-board: vágódeszka, vágódeszkák
clothes-airer: ruhaszárító állvány, szárítóállvány, ruhaszárító állványok
colour-swatches paintbrush: grafikus, logótervezés
conservatory: télikert, télikertek, télikert építés, üvegveranda
cooker-hood: páraelszívó, páraelszívók, szagelszívó, zsírkürtő, konyhai elszívó, elszívó tisztítás
cooking-pot: fazék, fazekak, lábas, lábasok, kukta, kukták, edénykészlet, edénykészletek, öntöttvas edény
cooking-pot: lassúfőző, edény, edények, zománcedény, vasedény
cooking-pot fire: bogrács, bográcsállvány
cot: kiságy, kiságyak, babaágy, bölcső, rácsos ágy, járóka, babaszoba berendezés, babaszoba
crate: faláda, faládák, fa láda, fa ládák, fa rekesz
crystals: ametiszt, hegyikristály, rózsakvarc, ásványok és kristályok, kvarckristály, gyógyító kristályok, ásványbolt
curtains sewing-machine: függönyvarrás
curtains window: függöny, függönyök, árnyékolás
cushion: díszpárna, díszpárnák, párna, párnák
desk office-chair: íróasztal, íróasztalok, irodabútor, irodabútorok, kiadó iroda
dining-table: terítő, textilszalvéta
dining-table chair: étkezőasztal, fa asztal, asztalok, tölgyfa asztal
dishwasher: mosogatógép, mosogatógépek, mosogatógép szerelés, mosogatógép javítás, mosogatógép-szerelő
door: ajtó, beltéri ajtó
drainpipe droplet: duguláselhárítás, csatornatisztítás, csatorna, dugulás, lefolyó, lefolyótisztítás, eldugult lefolyó
driveway: kocsibejáró, kocsibejárók, kocsifelhajtó, kocsifelhajtók
dummy: cumi, cumik, cumilánc, cumiláncok
electric-fan: ventilátor, ventilátorok, állóventilátor
fabric-roll: kékfestő, kékfestő anyag, szőttes, szőttesek
fabric-roll thread: méteráru, méterárubolt, textilvásár, ruhaanyag, ruhaanyagok
fence hammer: kerítés, kerítésépítés
fire-extinguisher: tűzoltó készülék, tűzoltókészülék, tűzvédelem
fireplace fire: kandalló, kandallók, kandallóépítés
first-aid-kit: elsősegély, elsősegélytanfolyam, elsősegély tanfolyam, elsősegély-tanfolyam, újraélesztés
fitted-kitchen: konyhabútor, konyhabútorok, egyedi konyhabútor, konyhabútor készítés, konyhastúdió, beépített konyha
floorboards: parketta, parkettázás, parkettacsiszolás, parkettás, laminált padló, padlóburkolás, fapadló, teraszburkolat
floorboards: csaphornyos parketta, padlófektetés, szalagparketta
footstool chair: hokedli, hokedlik, sámli, sámlik
fridge: hűtő, hűtőszekrény, hűtőgépszerelő, hűtőgép javítás, hűtőgép, hűtőgépek, hűtőgép szerelés, fagyasztó
fridge: fagyasztók, fagyasztóláda
garage-door: garázskapu, garázskapuk, garázs, garázsok
garden-hose: locsolótömlő, locsolótömlők, kerti tömlő, slag, locsolócső, öntözőrendszer, öntözőrendszerek
garden-hose: locsolórendszer, locsolórendszert
garden-room: kerti iroda, kerti irodák, kerti stúdió, kerti szoba
garden-shed: kerti ház, szerszámtároló, kerti faház, faházak kertbe, kerti tároló, szerszámoskamra, szerszámoskamrával
garden-shed: szerszámos kamra
gas-cylinder fire: gázpalack, gázpalackok, pb gáz, palackos gáz
gate: kapunyitó
gate fence: kapu, kapuk, kerti kapu, úszókapu, kapuautomatizálás
gear wrench: szerszámkészítés, cnc forgácsolás, fémforgácsolás, fröccsöntés, csapágy, lézervágás, öntöde
gear wrench: lemezmegmunkálás, műanyag fröccsöntés, alkatrészgyártás, kuplung, gépkezelő, gépkezelőt, motortekercselés
grandfather-clock: állóóra, állóórák
gutter: ereszjavítás, ereszcsere
gutter house: ereszcsatorna, ereszcsatornák, ereszcsatorna tisztítás, bádogos
hair-straightener: hajvasaló, hajvasalók, hajsimító
hammer-and-wrench gear: kovácsmunka, kovácsmunkák, lakatos munkák
headstone: síremlék, síremlékek, sírköves, kőfaragó, síremlék felújítás, síremlék felújítása, síremlékek felújítása
headstone candle: sírgondozás, sírápolás
heat-pump radiator: hőszivattyú, hőszivattyúk
high-chair: etetőszék, etetőszékek, baba etetőszék
house-insulation: hőszigetelés, szigetelés, házszigetelés, homlokzati szigetelés, padlásszigetelés, födémszigetelés
house-insulation: szigetelések, tetőtér szigetelés, homlokzati hőszigetelés, purhab szigetelés, padlásfödém szigetelés
incense: füstölő, füstölők, füstölőpálcika, tömjén
insured-home shield: lakásbiztosítás, lakásbiztosítások, otthonbiztosítás, házbiztosítás
iron t-shirt: vasaló
kettle: vízforraló, vízforralók, teáskanna elektromos
key: elveszett a kulcsom
key padlock: széfnyitás, zárnyitás, lakatos, kulcsmásolás, zárszerviz
light-bulb: lámpa, lámpák, világítás
light-bulb plug: áramszünet
lock-and-key padlock: zárcsere, zárak, kiberbiztonság, adatvédelem
lock-and-key puzzle: szabadulószoba
lotion: szőrtelenítés, bőrgyógyász, krém, kézkrém, arckrém, testvaj, szilárd sampon, hajbalzsam, arcmaszk
lotion sun: naptej, naptejek, napkrém, napkrémek
lunch-box: uzsonnás doboz, uzsonnásdoboz, uzsonnás dobozok, ételhordó
magnet: fizika érettségi, fizika korrepetálás
mattress bed: matrac, matracok
microwave: mikrohullámú sütő, mikrohullámú sütők, mikró, mikrosütő, mikrók, beépíthető mikró
moka-pot: kotyogó kávéfőző, kotyogós kávéfőző, kotyogó
mortar: borsőrlő, fűszertartó
mouse-trap: egerek, egér a házban, rágcsálóirtás, patkányok, rágcsálómentesítés
mouse-trap cockroach: kártevőirtás
mouse-trap mouse: egérirtás
nails: acélszög, drótszög, drótszegek
neon-sign: neonfelirat, neonfeliratok, neon felirat, neon feliratok, neonreklám, neontábla
office-chair desk: irodai szék, irodai székek, gamer szék, irodaszék
oven: tűzhely, tűzhelyek, gáztűzhely, gáztűzhelyek
oven dining-table: konyha, konyhák
oven spray-bottle: páraelszívó tisztítás
paint-roller bucket: festés, mázoló, szobafestés, szobafestő, felújítás
paper-lantern: lampionos felvonulás, lámpás felvonulás, lámpás felvonulást, márton napi lámpás
paving trowel: térkövezés, térkő, burkolás térkővel, térkövezések, térkövek, térkövező, kocsibeálló térkövezés, viacolor
paving trowel: térburkolás, járda térkövezés
pergola house-with-garden: pergola, pergolák, kerti pavilon, teraszfedés
pet-bed: kutyafekhely, kutyafekhelyek, kutyaágy, kutyaágyak, fekhely kutyáknak, kutyapárna
picnic-table beers: sörpad bérlés, sörpad
piggy-bank coin: malacpersely, persely, megtakarítás, megtakarítási számla
pizza-oven fire: kemence, kemencék, kerti kemence
pliers: kombinált fogó, kombináltfogó, harapófogó, laposfogó
plug: konnektor, konnektorok
plug lightning: villanyszerelő, villanyszerelés, villanyszerelési munkák
pressure-washer: magasnyomású mosás, nagynyomású mosó, térkő tisztítás, homlokzattisztítás, magasnyomású mosó
radiator: radiátor, radiátorok, radiátor csere, hősugárzó
radiator fire: fűtésszerelő, fűtés, gázkészülék
radiator wrench: fűtésszerelés, központi fűtés
razor: borotválkozás
recycling: vashulladék, kupakgyűjtés, kupakokat gyűjtünk
recycling wastebasket: lomtalanítás, lakáskiürítés
reed-diffuser: pálcás illatosító, pálcikás illatosító, pálcás diffúzor, illatpálcika, pálcás lakásillatosító
reed-diffuser: illatpálcikák
ride-on-mower: fűnyíró traktor, fűnyíró traktorok, fűnyírótraktor, kerti traktor
robot-mower: robotfűnyíró, robotfűnyírók, robot fűnyíró, fűnyíró robot
robot-vacuum: robotporszívó, robotporszívók
roof: trapézlemez, trapézlemezek, trapézlemezt
roof house: tetőbeázás, tetőbeázások, beázó tető, beázás, tetőfelújítás, tetőcsere, tető, tetőfedő, tetőfedés
roof house: cserepeslemez, nádtető, nádfedél, szalmatető
rug: szőnyeg, lábtörlő
sack: zsák, zsákok
sack seedling: fűmag
sack spade: komposzt, trágya, tőzeg
sack wheat: takarmány, takarmányok, vetőmag, vetőmagok, terménybolt
safe padlock: széf, széfek, páncélszekrény, páncélszekrények, fegyverszekrény
saw axe: faanyag
saw hammer: fafaragás, fafaragó, terasz, asztalos, ács, ácsmunka, ácsmunkák
school-cone: iskolatölcsér
screwdriver coffee: javítókávézó, közösségi javítóműhely
screwdriver toolbox: javító műhely
security-camera: riasztó, kamerarendszer
security-camera shield: vagyonvédelem
sewing-machine: varrónőket, varrónőt, varrónők
sewing-machine thread: varrógép, varrógépek, varrógép javítás
shield umbrella: biztosítás, biztosítások
shopping-cart basket: élelmiszerbolt, szupermarket
shopping-cart crate: árufeltöltő, árufeltöltőt, árufeltöltés
shower: zuhanykabin, zuhanykabinok
shutters: zsalugáter, zsalugáterek, spaletta, spaletták, fa zsalugáter
snow-blower: hómaró, hómarók
soap: szappan, kézműves szappan, tusfürdő
sofa: bútor, kanapé, lakberendező, sarokgarnitúra, sarokgarnitúrák, ülőgarnitúra, ülőgarnitúrák, heverő ingyen
sofa: eladó heverő, heverőt
solar-panel sun: napkollektor, napkollektorok, napelem
sponge: törlőkendő
spray-bottle bucket: darázsfészek eltávolítás, kárpittisztítás, fertőtlenítés, penészmentesítés
spray-bottle bucket: takarítás kárpit
spray-bottle cockroach: ágyi poloska, ágyi poloskák, ágyipoloska
squeegee window: ablaktisztítás, ablakpucolás, ablakmosás, ablaktisztító, ablakpucoló
staircase: lépcső, lépcsők, lépcsőgyártás
staircase saw: falépcső, falépcsők
stairlift: lépcsőlift
stand-mixer: konyhai robotgép, robotgép, dagasztógép
stove fire: kályhás mester, kályhás, kemenceépítés, kemence építés
stove logs: kályha, pelletkályha
strimmer: fűkasza, fűkaszák, szegélynyíró, szegélynyírók, bozótvágó, damilos fűkasza
string-lights: fényfüzér, fényfüzérek, kerti fényfüzér, izzósor, égősor, ledszalag, led szalag
table-lamp: asztali lámpa, asztali lámpák, éjjeli lámpa, éjjeli lámpák, lámpabúra, lámpaernyő
tap: csapot cserélek, csapcsere
tap droplet: vízszünet, vízhiány
tap wrench: vízvezetékszerelő, csőtörés, gázszerelő, vízvezeték-szerelő, vízszerelő, csaptelep, csaptelepek
tiles: mozaik
tiles trowel: csempe, csempézés, burkoló, burkolás, járólap
toaster: kenyérpirító, kenyérpirítók, kenyérpirítót
toilet: mobil vécé, szennyvíz, wc csésze, wc csészék
toolbox: csavarhúzókészlet
toolbox hammer: szerszám, szerszámok, ezermester, barkács, ház körüli munkák, ház körüli munka, ház körüli munkát
toolbox hammer: ~ szakember, mesterember
toothbrush: fogkrém
towel: fürdőlepedő
towel soap: törölköző, törölközők
tv-aerial: tévéantenna, tv antenna, tv-antenna, antennaszerelés, antennaszerelő
vacuum-cleaner: porszívó, porszívók
vase: váza, vázák
vase fire: üvegfúvás, üvegfúvó
vase mantel-clock: régiségvásár
video-intercom door: kaputelefon, kaputelefonok, video kaputelefon, kapucsengő, beléptető rendszer, beléptető rendszerek
video-intercom door: videós kaputelefon
wallpaper paint-roller: tapéta, fotótapéta, tapéták, tapétázás, fotótapéták
wardrobe: gardrób, gardróbszekrény, beépített szekrény, szekrény, tolóajtós szekrény, szekrénysor, szekrénysort
wardrobe: szekrénysorok
washing-machine: mosoda, mosógép, mosópor, mosogatószer, öblítő, szárítógép, szárítógépek, ruhásmosás
washing-machine wrench: mosógépszerelő, patyolat
wastebasket recycling: konténer, konténeres hulladékszállítás, fémhulladék, hulladékszállítás, veszélyes hulladék
wastebasket recycling: szemétszedés, szemétszedő nap, parktakarítás
water-bottle: kulacs, kulacsok, kulacsot, acélkulacs, acél kulacs, rozsdamentes kulacs, sportkulacs, termokulacs
water-bottle: szódavíz, szikvíz, ásványvíz, szódagép
water-pump droplet: kútfúrás, fúrt kút, kútfúró, szivattyú, szivattyúk, kútásás
water-tank: ibc tartály, ibc tartályok
water-tank droplet: víztartály, víztartályok, esővízgyűjtő
wheelie-bin: kuka, kukák, kukatisztítás, hulladéktároló, szemetes kuka, szemeteszsák, szemetes
wheelie-bin recycling: hulladék, szemétszállítás, hulladékudvar
wifi-router: optikai internet, otthoni internet, wifi router, internetszolgáltató
window: üveges, ablak, ablakcsere, nyílászáró, műanyag ablak
window palette: ólomüvegek
wrench car: autószerviz, autószerelő, műszaki vizsga, autójavítás, karosszéria, autóalkatrész, szervizelés
balcony: erkély, erkélyek, erkélykorlát, erkélykorlátok, erkélybeépítés, erkély felújítás
bean-bag: babzsák, babzsákok, babzsákfotel, babzsákfotelek
bunk-bed: emeletes ágy, emeletes ágyak, emeletes gyerekágy, galériaágy, ifjúsági szálló
coal: kőszén, feketeszén, barnaszén, szénkereskedés, tűzépes szén, szén, szén eladó
coat-stand: állófogas, állófogasok, ruhafogas, kabátfogas
coffee-table: dohányzóasztal, dohányzóasztalok, kávézóasztal, kisasztal, lerakóasztal
colour-swatches: színtanácsadás, színtanácsadó, színelemzés, festékkeverés, színkártya, színkártyák
cuckoo-clock: kakukkos óra, kakukkos órák, kakukkosóra, kakukkos órát
deckchair: nyugágy, nyugágyak, nyugágyat
footstool: lábtartó puff, puff, puffok, lábzsámoly
fuse-box: biztosítéktábla, biztosítéktáblák, biztosítékdoboz, elosztószekrény, kismegszakító tábla, biztosíték
fuse-box: villanydoboz
garden-gnome: kerti törpe, kerti törpék, kerti manó
high-table: koktélasztal, koktélasztalok, könyöklőasztal, könyöklőasztalok, bárasztal bérlés, könyöklő asztal
hina-dolls: hina babák, hina baba, hinamatsuri
hot-water-bottle: ágymelegítő palack, melegvizes palack, melegvizes palackok, melegvizes tömlő, termofor
ironing-board: vasalás, vasalódeszka, vasalódeszkák, vasalási szolgáltatás, ingvasalás, mosás és vasalás
kitchen-sink: mosogatótálca, mosogatótálcák, konyhai mosogató, mosogatómedence, kézmosó, mosdókagyló, mosdókagylók
kitchen-sink: mosogató, mosogatók
leaf-blower: lombfúvó, lombfúvók, lombszívó, lombfúvót
meat-slicer: felvágottszeletelő, szeletelőgép, szeletelőgépek, sonkaszeletelő, húsvágó szeletelő, sonkaszeletelő gép
noren: noren, noren függöny, noren függönyök
picnic-table: piknikasztal, piknikasztalok, piknikpad, kerti bútor, kerti bútorok
pizza-oven: pizzakemence, pizzakemencék, pizzasütő kemence
rice-cooker: rizsfőző, rizsfőzők, rizsfőzőt
rocking-chair: hintaszék, hintaszékek, hintaszéket
rolling-pin: sodrófa, sodrófák, nyújtófa, nyújtófák
samurai-helmet: szamurájsisak, szamurájsisakok, szamuráj sisak, szamurájpáncél
scratching-post: macskakaparó, kaparófa, kaparófák, macskabútor
sheet-mask: fátyolmaszk, fátyolmaszkok
shoji: shoji, sódzsi, shoji paraván, shoji ajtó, shoji ajtók
smoke-alarm: füstérzékelő, füstérzékelők, füstjelző, füstjelzők, szén-monoxid érzékelő, szén-monoxid riasztó
stone-wall: szárazon rakott kőfal, kőfal, kőfalak, kőfalépítés, terméskő fal, terméskő kerítés
tape-measure: mérőszalag, mérőszalagok, mérőszalagot
tiled-stove: cserépkályha, cserépkályhák, cserépkályhás, cserépkályhát
window-net: ablakháló, erkélyháló, erkélyhálók, macskaháló, macskahálók, szúnyogháló, szúnyoghálók
wood-pellets: fapellet, pellet, pelletet, tüzelőpellet
`;
