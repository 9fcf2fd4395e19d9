/** Hungarian words for the home, clothes and the body. Notation: word-list.ts. */
export const hungarianHomeAndWear = `
advent-calendar: adventi naptár, adventi naptárak, adventi kalendárium, adventi kalendáriumok
air-conditioner: klíma, klímaszerelés, légkondicionáló
air-fryer: forrólevegős sütő, forrólevegős fritőz, airfryer
armchair sofa: kárpitos, kárpitozás, fotel, bútorkárpitos
awning: napellenző, napellenzők, napvitorla
axe target: baltadobás, fejszedobás
bar-stool: bárszék, bárszékek
basket: szennyestartó
basket carrot: zöldségdoboz, zöldséges, zöldség, piac
basket leaves: vesszőfonás, gyékény
bath-bomb: fürdőbomba, fürdőbombák
bathtub: fürdősó
bathtub shower: fürdőszoba, fürdőszoba felújítás
battery: töltő, töltőkábel
bed bellhop-bell: szálloda, panzió, hotel, ágy
bed key: ~ szobák, kiadó szobák
bed mattress: takaró, takarók
bedding: ágynemű, ágyneműk, ágyneműhuzat, ágyneműhuzatok, paplan, paplanok, paplanhuzat, pehelypaplan, lepedő, lepedők
bedding: ágytakaró, ágytakarók, alvópárna, alvópárnák
bench: kerti pad, kerti padok, padok
blanket cushion: pléd, plédek, gyapjútakaró, gyapjútakarók
blender: turmixgép, turmixgépek, botmixer, botmixerek, konyhai robotgépek, gyümölcscentrifuga, konyhai kisgépek
blinds: reluxa, redőny, redőnyök, roletta, redőnyszerelés, redőnyjavítás, roló
boiler radiator: kazán, kazánok, gázkazán, kazáncsere, bojler, bojlerek, vízmelegítő
bookshelf: fali polc
bookshelf books: könyvespolc, könyvespolcok, polcrendszer
bow-and-arrow target: íjászat, íjász, íjászverseny, íjászkör
broom bucket: takarítónő
broom spray-bottle: takarítás, takarító
broom wastebasket: te szedd, faluszépítés
bucket: gőzmop
bust: szobor, szobrok, szobrászat, szobrász
candle: mécses, mécsesek, mindenszentek, gyertya, gyertyák, temetkezés, temetkezési
candle headstone: temetés, hamvasztás
carport: kocsibeálló, kocsibeállók, autóbeálló, autóbeállók
ceiling-fan: mennyezeti ventilátor, mennyezeti ventilátorok, plafonventilátor
chair: puff, kempingszék
chandelier: csillár, csillárok, lámpabolt, kristálycsillár
chest-of-drawers: komód, komódok, fiókos komód, fiókos szekrény, fiókos komódok
chimney fire: kéményseprő, kéményseprés, kémény, kéménybélelés
chopping-board: vágódeszka, vágódeszkák
clothes-airer: ruhaszárító állvány, szárítóállvány, ruhaszárító állványok
conservatory: télikert, télikertek, télikert építés, üvegveranda
cooker-hood: páraelszívó, páraelszívók, szagelszívó, zsírkürtő, konyhai elszívó, elszívó tisztítás
cooking-pot: fazék, fazekak, lábas, lábasok, kukta, kukták, edénykészlet, edénykészletek, öntöttvas edény, rizsfőző
cooking-pot: lassúfőző
cot: kiságy, kiságyak, babaágy, bölcső, rácsos ágy
crate: faláda, faládák, fa láda, fa ládák, fa rekesz
crystals: ametiszt, hegyikristály, rózsakvarc, ásványok és kristályok, kvarckristály, gyógyító kristályok, ásványbolt
curtains window: redőnyös, függöny, függönyök, árnyékolás
cushion: díszpárna, díszpárnák, párna, párnák
desk office-chair: íróasztal, íróasztalok, irodabútor, irodabútorok
dining-table: terítő, textilszalvéta
dining-table chair: étkezőasztal, fa asztal, asztalok, tölgyfa asztal
dishwasher: mosogatógép, mosogatógépek, mosogatógép szerelés, mosogatógép javítás, mosogatógép-szerelő
door: ajtó, beltéri ajtó
drainpipe droplet: duguláselhárítás, csatornatisztítás, csatorna, dugulás, lefolyó, lefolyótisztítás, eldugult lefolyó
driveway: kocsibejáró, kocsibejárók, kocsifelhajtó, kocsifelhajtók
dummy: cumi, cumik, cumilánc, cumiláncok
electric-fan: ventilátor, ventilátorok, állóventilátor
fabric-roll thread: méteráru, méterárubolt, textilvásár, ruhaanyag, ruhaanyagok
fence hammer: kerítés, kerítésépítés
fire-extinguisher: tűzoltó készülék, tűzoltókészülék, tűzvédelem
fireplace fire: kandalló, kandallók, kandallóépítés
first-aid-kit: elsősegély, elsősegélytanfolyam, elsősegély tanfolyam, elsősegély-tanfolyam, defibrillátor, újraélesztés
fitted-kitchen: konyhabútor, konyhabútorok, egyedi konyhabútor, konyhabútor készítés, konyhastúdió
floorboards: parketta, parkettázás, parkettacsiszolás, parkettás, laminált padló, padlóburkolás, fapadló, teraszburkolat
floorboards: csaphornyos parketta, padlófektetés
fridge: hűtő, hűtőszekrény, hűtőgépszerelő, hűtőgép javítás
garage-door: garázskapu, garázskapuk
garden-hose: locsolótömlő, locsolótömlők, kerti tömlő, slag, locsolócső
garden-room: kerti iroda, kerti irodák, kerti stúdió, kerti szoba
garden-shed: kerti ház, szerszámtároló, kerti faház, faházak kertbe, kerti tároló
gas-cylinder fire: gázpalack, gázpalackok, pb gáz, palackos gáz
gate fence: kapu, kapuk, kerti kapu, úszókapu, kapuautomatizálás
gear wrench: szerszámkészítés, cnc forgácsolás, fémforgácsolás, fröccsöntés, csapágy, lézervágás, öntöde
gear wrench: lemezmegmunkálás, műanyag fröccsöntés, alkatrészgyártás
grandfather-clock: állóóra, állóórák
gutter house: ereszcsatorna, ereszcsatornák, ereszcsatorna tisztítás, bádogos
hair-straightener: hajvasaló, hajvasalók, hajsimító
hammer-and-wrench gear: kovácsmunka, kovácsmunkák, lakatos munkák
headstone: síremlék, síremlékek, sírköves, kőfaragó
headstone candle: sírgondozás, sírápolás
heat-pump radiator: hőszivattyú, hőszivattyúk
high-chair: etetőszék, etetőszékek, baba etetőszék
house-insulation: hőszigetelés, szigetelés, házszigetelés, homlokzati szigetelés, padlásszigetelés, födémszigetelés
house-insulation: szigetelések, tetőtér szigetelés, homlokzati hőszigetelés, purhab szigetelés, padlásfödém szigetelés
incense: füstölő, füstölők, füstölőpálcika, tömjén
insured-home shield: lakásbiztosítás, lakásbiztosítások, otthonbiztosítás, házbiztosítás
iron: vasalódeszka
iron t-shirt: vasalás, vasalási szolgáltatás, vasaló
kettle: vízforraló, vízforralók, teáskanna elektromos
key padlock: széfnyitás, zárnyitás, lakatos, kulcsmásolás, zárszerviz
ladder bricks: kosaras autó
light-bulb: lámpa, lámpák, világítás
light-bulb plug: áramszünet
lock-and-key padlock: zárcsere, zárak, kiberbiztonság, adatvédelem
lock-and-key puzzle: szabadulószoba
lotion: szőrtelenítés, bőrgyógyász, krém, kézkrém, arckrém, testvaj, szilárd sampon, hajbalzsam, arcmaszk
lotion sun: naptej, naptejek, napkrém, napkrémek
lunch-box: uzsonnás doboz, uzsonnásdoboz, uzsonnás dobozok, ételhordó
mattress bed: matrac, matracok
microwave: mikrohullámú sütő, mikrohullámú sütők, mikró, mikrosütő, mikrók, beépíthető mikró
moka-pot: kotyogó kávéfőző, kotyogós kávéfőző, kotyogó
mortar: borsőrlő, fűszertartó
mouse-trap: egerek, egér a házban, rágcsálóirtás, patkányok, rágcsálómentesítés
mouse-trap cockroach: kártevőirtás
neon-sign: neonfelirat, neonfeliratok, neon felirat, neon feliratok, neonreklám, neontábla
office-chair desk: irodai szék, irodai székek, gamer szék, irodaszék
oven dining-table: konyha, konyhák
oven spray-bottle: páraelszívó tisztítás
paint-roller bucket: festés, mázoló, szobafestés, szobafestő, felújítás
paper-lantern: lampionos felvonulás
paving trowel: térkövezés, térkő, burkolás térkővel, térkövezések, térkövek, térkövező, kocsibeálló térkövezés, viacolor
paving trowel: térburkolás, járda térkövezés
pergola house-with-garden: pergola, pergolák, kerti pavilon, teraszfedés
pet-bed: kutyafekhely, kutyafekhelyek, kutyaágy, kutyaágyak, fekhely kutyáknak, kutyapárna
piggy-bank coin: malacpersely, persely, megtakarítás, megtakarítási számla
plug lightning: villanyszerelő, villanyszerelés, villanyszerelési munkák
pressure-washer: magasnyomású mosás, nagynyomású mosó, térkő tisztítás, homlokzattisztítás
radiator fire: fűtésszerelő, fűtés, gázkészülék
radiator wrench: fűtésszerelés, központi fűtés
razor: borotválkozás
recycling: vashulladék
recycling wastebasket: lomtalanítás, lakáskiürítés
reed-diffuser: pálcás illatosító, pálcikás illatosító, pálcás diffúzor, illatpálcika, pálcás lakásillatosító
reed-diffuser: illatpálcikák
ride-on-mower: fűnyíró traktor, fűnyíró traktorok, fűnyírótraktor, kerti traktor
robot-mower: robotfűnyíró, robotfűnyírók, robot fűnyíró, fűnyíró robot
robot-vacuum: robotporszívó, robotporszívók
roof house: tetőbeázás, tetőbeázások, beázó tető, beázás, tetőfelújítás, tetőcsere, tető, tetőfedő
rug: szőnyeg, lábtörlő
sack spade: komposzt, trágya, tőzeg
sack wheat: takarmány, takarmányok, vetőmag, vetőmagok, terménybolt
safe padlock: széf, széfek, páncélszekrény, páncélszekrények, fegyverszekrény
saw axe: faanyag
saw hammer: fafaragás, fafaragó, terasz, asztalos, ács
school-cone: iskolatölcsér
screwdriver coffee: javítókávézó, közösségi javítóműhely
screwdriver toolbox: javító műhely
security-camera: riasztó, kamerarendszer
security-camera shield: biztonsági őr, vagyonvédelem
sewing-machine thread: varrógép, varrógépek, varrógép javítás
shield umbrella: biztosítás, biztosítások
shopping-cart basket: élelmiszerbolt, szupermarket
shutters: zsalugáter, zsalugáterek, spaletta, spaletták, fa zsalugáter
snow-blower: hómaró, hómarók
soap: szappan, kézműves szappan, tusfürdő
sofa: bútor, kanapé, lakberendező
solar-panel sun: napkollektor, napkollektorok, napelem
sponge: törlőkendő
spray-bottle bucket: darázsfészkek, darázsfészek eltávolítás, kárpittisztítás, fertőtlenítés, penészmentesítés
spray-bottle bucket: takarítás kárpit
spray-bottle cockroach: ágyi poloska, ágyi poloskák, ágyipoloska
squeegee window: ablaktisztítás, ablakpucolás, ablakmosás, ablaktisztító, ablakpucoló
staircase: lépcső, lépcsők, lépcsőgyártás
staircase saw: falépcső, falépcsők
stand-mixer: konyhai robotgép, robotgép, dagasztógép
stove fire: kályhás mester, kályhás, kemence
stove logs: cserépkályha, cserépkályhák, kályha, pelletkályha
strimmer: fűkasza, fűkaszák, szegélynyíró, szegélynyírók, bozótvágó, damilos fűkasza
string-lights: fényfüzér, fényfüzérek, kerti fényfüzér, izzósor, égősor
table-lamp: asztali lámpa, asztali lámpák, éjjeli lámpa, éjjeli lámpák, lámpabúra, lámpaernyő
tap droplet: vízszünet, vízhiány
tap wrench: vízvezetékszerelő, csőtörés, gázszerelő, vízvezeték-szerelő, vízszerelő
tiles trowel: csempe, csempézés, burkoló, burkolás, járólap
toaster: kenyérpirító, kenyérpirítók, kenyérpirítót
toilet: mobil vécé, szennyvíz
toolbox: csavarhúzókészlet
toolbox hammer: szerszám, szerszámok, ezermester, barkács
toolbox hammer: ~ szakember, mesterember
toothbrush: fogkrém
towel: fürdőlepedő
towel soap: törölköző, törölközők
tv-aerial: tévéantenna, tv antenna, tv-antenna, antennaszerelés, antennaszerelő
vacuum-cleaner: porszívó, porszívók
vase: váza, vázák
vase fire: üvegfúvás, üvegfúvó
video-intercom door: kaputelefon, kaputelefonok, video kaputelefon, kapucsengő, beléptető rendszer, beléptető rendszerek
video-intercom door: videós kaputelefon
wallpaper paint-roller: tapéta, fotótapéta, tapéták, tapétázás, fotótapéták
wardrobe: gardrób, gardróbszekrény, beépített szekrény, szekrény, tolóajtós szekrény
washing-machine: mosoda, mosógép, mosópor, mosogatószer, öblítő
washing-machine wrench: mosógépszerelő, patyolat
wastebasket recycling: konténer, konténeres hulladékszállítás, fémhulladék, hulladékszállítás, veszélyes hulladék
wastebasket recycling: szemétszedés, szemétszedő nap, parktakarítás
water-bottle: kulacs, kulacsok, kulacsot, acélkulacs, acél kulacs, rozsdamentes kulacs, sportkulacs, termokulacs
water-pump droplet: kútfúrás, fúrt kút, kútfúró, szivattyú, szivattyúk
water-tank droplet: víztartály, víztartályok, esővízgyűjtő
wheelie-bin: kuka, kukák, kukatisztítás, hulladéktároló, szemetes kuka, szemeteszsák, szemetes
wheelie-bin recycling: hulladék, szemétszállítás, hulladékudvar
wifi-router: optikai internet, otthoni internet, wifi router, internetszolgáltató
window: üveges, ablak, ablakcsere, nyílászáró, műanyag ablak
window palette: ólomüvegek
wrench car: autószerviz, autószerelő, műszaki vizsga, autójavítás, karosszéria, autóalkatrész, szervizelés
apron chef-hat: kötény, kötények
baby-bodysuit: babaruha, babaruhák, gyerekruha, gyerekruhák, gyermekruha, bababörze, gyermekruhák, rugdalózó
baby-carrier: babahordozó, hordozókendő, babahordozók
backpack pencil: hátizsák, iskolatáska
ballet-shoes dancer: balett
bangles: karkötő, karkötők
bathrobe: fürdőköpeny, fürdőköpenyek, fürdőköntös, fürdőköntösök, köntös, köntösök
beanie: kötött sapka, kötött sapkák, téli sapka, bojtos sapka
belt: bőröv, bőrövek, övek, nadrágszíj, nadrágszíjak
bike-helmet: kerékpáros sisak, kerékpáros sisakok, bukósisak kerékpárhoz, biciklis sisak
bikini: fürdőruha, bikini
blouse: lenvászon ing, férfiing
bow-tie: csokornyakkendő, csokornyakkendők
bra: női fehérnemű, melltartó, melltartók, fehérnemű
braces toothbrush: fogszabályozó, fogszabályozás, fogszabályzó, fogszabályzás, fogszabályozó készülék, fogszabályzók
braces toothbrush: fogszabályozó szakorvos
braid hair-comb: afrofonás, hajfonás, raszta, afro fonás
brain speech-bubble: pszichiáter, pszichiátria, párterápia, pszichoterápia, pszichológus
briefs: boxeralsó, bugyi
clogs: fapapucs, fapapucsok, klumpa, klumpák, facipő
clothes-hanger: ruhaszárító, vállfa, előszobafogas, fogas
clothes-hanger coat: vegytisztító, ruhatisztító, ruhatisztítás, használtruha, vegytisztítás
coat: szőrmék, szűcsmester, kabát, kabátok, turkáló
coat scarf: télikabát, télikabátgyűjtés, meleg ruha, meleg ruhák, meleg ruhát, téli ruha, téli ruhák
contact-lens: kontaktlencse, kontaktlencsék, napi lencse
corset: fűző, fűzők, míder, míderek, korzett, fűzőkészítés
dental-implant toothbrush: implantátum, fogimplantátum, fogbeültetés, implantológia, fogimplantátumok, implantátumok
diamond magnifier: ásvány, ásványok, ásványbörze, drágakövek
diamond ring: medál, medálok, ékszer, ékszerek, ékszerész, ékszerbolt, aranyékszer, fülbelövés
dress handbag: divat, ruha, női ruha
dress t-shirt: ruhák
dress-shoe: cipész, cipőjavítás
dungarees: kantáros nadrág, kertésznadrág, kertésznadrágok, kantáros farmer, kantáros munkanadrág
ear stethoscope: fül-orr-gégész, fül-orr-gégészet, fül-orr-gége, gégész
earrings diamond: fülbevaló, fülbevalók
eyebrow: szemöldök, szemöldökszedés, szemöldökfestés, szemöldök laminálás, szemöldöklaminálás, szemöldöktetoválás
eyebrow: szemöldökformázás, microblading
eyelashes eye: szempilla, műszempilla
foot: pedikűr, gyógypedikűr, lábápolás
foot dress-shoe: podológus, talpbetét, gyógycipő, podológia
glasses eye: optika, szemüveg
gloves: kesztyű
goggles: síszemüveg
graduation-cap books: ~ egyetem, felnőttképzés, képzés
graduation-cap books: ösztöndíj, ösztöndíjak, ösztöndíjpályázat
hair-clipper: hajvágógép, hajvágó gép, hajnyíró, hajnyírógép, hajvágógépek, szakállvágó, szakállnyíró
hair-comb: hajkefe
hair-comb haircut: rasztafonás
hair-comb scissors: hajhosszabbítás
hair-dryer: hajsütővas
hair-dryer hair-comb: hajszárító, keratinos hajegyenesítés, brazil keratin, hajegyenesítés, mosás-szárítás
handbag: táska, táskák
hearing-aid: hallókészülék
heart handshake: adomány, adományozás, önkéntes, jótékonyság
hiking-boot: túra, túrázás, kirándulás, túrabot
holdall: sporttáska, sporttáskák, edzőtáska, edzőtáskák, utazótáska, utazótáskák
hoodie t-shirt: kapucnis pulóver
jumper scarf: pulóver, pulóverek, kardigán, kötött pulóver, gyapjúpulóver, pulcsi, pulcsik
jumpsuit: jumpsuit, női overál, elegáns overál, nadrágruha
laser-hair-removal lotion: lézeres szőrtelenítés, lézeres epilálás, végleges szőrtelenítés, tartós szőrtelenítés
laser-hair-removal lotion: dióda lézer
leggings: leggings, leggingsek, cicanadrág, cicanadrágok
lehenga: lehenga
life-jacket: mentőmellény, mentőmellények, úszómellény, úszómellények
lip-balm: ajakbalzsam, ajakbalzsamok, ajakápoló, ajakápolók, ajakír
lips syringe: ajakfeltöltés, ajaktöltés, ajaknagyobbítás, szájfeltöltés, ajakfeltöltések
lipstick: szemhéjpúder-paletta
lipstick nail-polish: szépségszalon, smink, kozmetikus, kozmetika
lipstick serum-bottle: arctisztítás
lungs stethoscope: tüdőgyógyász, tüdőgyógyászat, pulmonológus, pulmonológia
makeup-palette: szemhéjpúder, szemhéjpúderek, szemhéjpaletta, sminkpaletta, sminkpaletták, sminkecset, sminkecsetek
makeup-palette: sminkkészlet
nail-polish: géllakk, körmös, műköröm, manikűr
nappy baby: pelenka, pelenkák, mosható pelenka, pelenkatorta
necklace: nyaklánc, nyakláncok, gyöngysor, ezüst ékszer, kézműves ékszer, kézműves ékszerek
necktie: férfidivat
perfume: parfüm, parfümök, dezodor, szilárd dezodor, illatosító, aromadiffúzor
prosthetic-leg: lábprotézis, művégtag, művégtagok
pyjamas: pizsama, pizsamák, hálóing, hálóingek, hálóruha, pizsamaparti
ring bouquet: esküvő, jegygyűrű, karikagyűrű
ring diamond: aranyfelvásárlás, arany felvásárlás, aranyat veszünk, törtarany
rollator: járókeret, rollátor, járókeretek
safety-vest: munkaruha, munkavédelem
safety-vest lab-coat: formaruha
scarf: selyemkendő
serum-bottle: szakállolaj
serum-bottle lotion: bőrápolás, arckezelés, szérum
sherwani: sherwani
shirt: férfi ing, férfi ingek, ingek, öltönying, méretre készült ing
shopping-bags price-tag: ~ kiárusítás, leértékelés
skirt: szoknya, szoknyák, miniszoknya
sleep-sack: baba hálózsák, babahálózsák, babahálózsákok
slippers: papucs, papucsok, mamusz, házi papucs
smartwatch: okosóra, okosórák, okosórát, apple watch, okosóra szíj
sneaker: cipő, cipők, cipőbolt
socks: zokni, zoknik
spine: gyógytorna, gyógytornász, csontkovács, fizioterápia, hátfájás
suit necktie: öltöny, öltönyök, méretre szabott öltöny, vőlegényöltöny, szmoking, férfi öltöny
swimsuit: úszónadrág
t-shirt clothes-hanger: cserebere, ruhabörze, ruhacsere, csereruha
t-shirt jeans: póló, pólónyomtatás, pólók
tattoo-machine: tetoválás, tetováló
tights: harisnyanadrág, harisnyanadrágok
tooth: fogsor, fogorvos, fogászat, fog, fogorvosi, fogorvosi rendelő, fogak, fogkő
tooth toothbrush: fogfehérítés, fogkőeltávolítás
top-hat: kalapok, kalapos
turban: turbán, turbánok
vape: e-cigi, elektromos cigaretta, vape
walking-stick: sétabot, sétabotok, sétapálca
wallet handbag: pénztárca, bőrdíszmű, bőráru
wax-pot lotion: gyanta, gyantázás, gyantáztatás, szőrtelenítés gyantával, cukorpaszta, cukorpasztás szőrtelenítés
wax-pot lotion: brazil gyanta, brazil gyantázás
wedding-dress ring: menyasszonyi ruha, menyasszonyi ruhák, esküvői ruha, esküvői ruhaszalon
wellingtons: gumicsizma, gumicsizmák
wetsuit surfer: neoprén ruha, neoprén ruhák, neoprénruha, neoprénruhák, szörfruha
wig: paróka, parókák, hajpótlás
x-ray: röntgen, radiológia, mri, mammográfia
zip: cipzár, cipzárcsere, cipzárak, cipzár csere
`;
