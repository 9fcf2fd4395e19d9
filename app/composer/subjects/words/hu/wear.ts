/** Hungarian words for clothes and jewellery. Notation: word-list.ts. */
export const hungarianWear = `
apron chef-hat: kötény, kötények
baby-bodysuit: babaruha, babaruhák, gyerekruha, gyerekruhák, gyermekruha, bababörze, gyermekruhák, rugdalózó
baby-carrier: babahordozó, hordozókendő, babahordozók
backpack pencil: hátizsák, iskolatáska, tanszer, tanszerek, iskolakezdés
ballet-shoes dancer: balett
bangles: karkötő, karkötők
baseball-cap: baseball sapka, baseball sapkák
bathrobe: fürdőköpeny, fürdőköpenyek, fürdőköntös, fürdőköntösök, köntös, köntösök
beanie: kötött sapka, kötött sapkák, téli sapka, bojtos sapka, sapka, sapkák
belt: bőröv, bőrövek, övek, nadrágszíj, nadrágszíjak
bike-helmet: kerékpáros sisak, kerékpáros sisakok, bukósisak kerékpárhoz, biciklis sisak
bikini: fürdőruha, bikini
blouse: lenvászon ing, férfiing
blouse embroidery-hoop: hímzett blúz, hímzett blúzok
bow-tie: csokornyakkendő, csokornyakkendők
bra: női fehérnemű, melltartó, melltartók, fehérnemű
braces toothbrush: fogszabályozó, fogszabályozás, fogszabályzó, fogszabályzás, fogszabályozó készülék, fogszabályzók
braces toothbrush: fogszabályozó szakorvos
braid hair-comb: afrofonás, hajfonás, raszta, afro fonás
brain speech-bubble: pszichiáter, pszichiátria, párterápia, pszichoterápia, pszichológus
briefs: boxeralsó, bugyi
brooch: bross, brossok, kitűző bross, kitűző, kitűzők
button: gombok, ruhagombok
clogs: fapapucs, fapapucsok, klumpa, klumpák, facipő
clothes-hanger: ruhaszárító, vállfa, előszobafogas, fogas
clothes-hanger coat: vegytisztító, ruhatisztító, ruhatisztítás, használtruha, vegytisztítás
coat: szőrmék, szűcsmester, kabát, kabátok, turkáló, irhabunda, irhabundák, női bunda
coat scarf: télikabát, télikabátgyűjtés, meleg ruha, meleg ruhák, meleg ruhát, téli ruha, téli ruhák
conical-hat: kúpkalap, kúpos kalap, vietnámi kalap
contact-lens: kontaktlencse, kontaktlencsék, napi lencse
corset: fűző, fűzők, míder, míderek, korzett, fűzőkészítés
dental-implant toothbrush: implantátum, fogimplantátum, fogbeültetés, implantológia, fogimplantátumok, implantátumok
diamond magnifier: ásvány, ásványok, ásványbörze, drágakövek
diamond ring: medál, medálok, ékszer, ékszerek, ékszerész, ékszerbolt, aranyékszer, fülbelövés
dirndl: dirndl, dirndli, dirndlruha, bajor ruha, tiroli ruha
dress: koktélruha, koktélruhák
dress handbag: divat, ruha, női ruha
dress t-shirt: ruhák
dress-shoe: cipész, cipőjavítás
dungarees: kantáros nadrág, kertésznadrág, kertésznadrágok, kantáros farmer, kantáros munkanadrág
ear stethoscope: fül-orr-gégész, fül-orr-gégészet, fül-orr-gége, gégész
earrings diamond: fülbevaló, fülbevalók
eyebrow: szemöldök, szemöldökszedés, szemöldökfestés, szemöldök laminálás, szemöldöklaminálás, szemöldöktetoválás
eyebrow: szemöldökformázás, microblading
eyelashes eye: szempilla, műszempilla
fascinator: fascinátor, fascinátorok, fascinator kalap
felt-hat: kalap, kalapok, kalapos, kalaposmester
flat-shoe: balerina cipő, balerina cipők
foot: pedikűr, gyógypedikűr, lábápolás
foot dress-shoe: podológus, talpbetét, gyógycipő, podológia
football-boot: focicipő, focicipők, futballcipő, stoplis cipő, stoplis cipők
glasses eye: optika, szemüveg
gloves: kesztyű
goggles: síszemüveg
graduation-cap: talár, talárt, ballagási talár
graduation-cap books: ~ egyetem, felnőttképzés, képzés
graduation-cap books: ösztöndíj, ösztöndíjak, ösztöndíjpályázat
graduation-cap bouquet: ballagás
hair-clipper: hajvágógép, hajvágó gép, hajnyíró, hajnyírógép, hajvágógépek, szakállvágó, szakállnyíró
hair-comb: hajkefe
hair-comb haircut: rasztafonás
hair-dryer: hajsütővas
hair-dryer hair-comb: hajszárító, keratinos hajegyenesítés, brazil keratin, hajegyenesítés, mosás-szárítás
hair-extensions: hajhosszabbítás, hajdúsítás, póthaj, tincses hajhosszabbítás
handbag: táska, táskák
hanfu: hanfu, hanfu bérlés
hearing-aid: hallókészülék
hearing-aid ear: hallásvizsgálat, hallásvizsgálatot
heart: valentin nap, társkereső
heart handshake: adomány, adományozás, önkéntes, jótékonyság, adománygyűjtés
henna-hand: hennafestés
hiking-boot: túra, túrázás, kirándulás, túrabot, munkavédelmi cipő, munkavédelmi cipők
hiking-boot leaves: tanösvény
hiking-boot rock: barlangtúrák
holdall: sporttáska, sporttáskák, edzőtáska, edzőtáskák, utazótáska, utazótáskák
hoodie t-shirt: kapucnis pulóver
jumper scarf: pulóver, pulóverek, kardigán, kötött pulóver, gyapjúpulóver, pulcsi, pulcsik
jumpsuit: jumpsuit, női overál, elegáns overál, nadrágruha
kippah: kipa, kipák, jarmulke
laser-hair-removal lotion: lézeres szőrtelenítés, lézeres epilálás, végleges szőrtelenítés, tartós szőrtelenítés
laser-hair-removal lotion: dióda lézer
leggings: leggings, leggingsek, cicanadrág, cicanadrágok
lehenga: lehenga
life-jacket: mentőmellény, mentőmellények, úszómellény, úszómellények
lip-balm: ajakbalzsam, ajakbalzsamok, ajakápoló, ajakápolók, ajakír
lips syringe: ajakfeltöltés, ajaktöltés, ajaknagyobbítás, szájfeltöltés, ajakfeltöltések
lipstick: szemhéjpúder-paletta, rúzs, rúzsok
lipstick makeup-palette: sminkes
lipstick nail-polish: szépségszalon, smink, kozmetikus, kozmetika
lipstick serum-bottle: arctisztítás
lungs stethoscope: tüdőgyógyász, tüdőgyógyászat, pulmonológus, pulmonológia
makeup-palette: szemhéjpúder, szemhéjpúderek, szemhéjpaletta, sminkpaletta, sminkpaletták, sminkecset, sminkecsetek
makeup-palette: sminkkészlet
nail-polish: géllakk, körmös, műköröm, manikűr
nappy baby: pelenka, pelenkák, mosható pelenka, pelenkatorta
necklace: nyaklánc, nyakláncok, gyöngysor, ezüst ékszer, kézműves ékszer, kézműves ékszerek, gyöngyfűzés
necktie: férfidivat
perfume: parfüm, parfümök, dezodor, szilárd dezodor, illatosító, aromadiffúzor
poncho: poncsó, poncsók, poncsót, gyapjú poncsó, gyapjúponcsó
prayer-shawl: tálit, talit, imakendő, imasál
prosthetic-leg: lábprotézis, művégtag, művégtagok
pyjamas: pizsama, pizsamák, hálóing, hálóingek, hálóruha, pizsamaparti
qipao: qipao, csipao, kínai ruha, kínai ruhák
ring bouquet: esküvő, jegygyűrű, karikagyűrű, esküvői helyszín, esküvői dekoráció
ring diamond: aranyfelvásárlás, arany felvásárlás, aranyat veszünk, törtarany, aranyműves
rollator: járókeret, rollátor, járókeretek
safety-vest: munkaruha, munkavédelem
safety-vest lab-coat: formaruha
sandal: szandál, szandálok
scarf: selyemkendő
serum-bottle: szakállolaj, illóolaj, illóolajok
serum-bottle lotion: bőrápolás, arckezelés, szérum
sherwani: sherwani
shirt: férfi ing, férfi ingek, ingek, öltönying, méretre készült ing
shopping-bags price-tag: ~ kiárusítás, leértékelés
skirt: szoknya, szoknyák, miniszoknya
sleep-sack: baba hálózsák, babahálózsák, babahálózsákok
slippers: papucs, papucsok, mamusz, házi papucs
smartwatch: okosóra, okosórák, okosórát, apple watch, okosóra szíj
sneaker: cipő, cipők, cipőbolt, gyerekcipő, gyerekcipők
socks: zokni, zoknik
songkok: songkok, songkokok
spine: gyógytorna, gyógytornász, csontkovács, fizioterápia, hátfájás
suit: zakó, zakók
suit necktie: öltöny, öltönyök, méretre szabott öltöny, vőlegényöltöny, szmoking, férfi öltöny
suit shirt: férfi ruha, férfi ruhák
swimsuit: úszónadrág
t-shirt clothes-hanger: cserebere, ruhabörze, ruhacsere, csereruha
t-shirt jeans: póló, pólónyomtatás, pólók
t-shirt printer: pólónyomás
tattoo-machine: tetoválás, tetováló
tights: harisnyanadrág, harisnyanadrágok
tooth: fogsor, fogorvos, fogászat, fog, fogorvosi, fogorvosi rendelő, fogak, fogkő, fogtechnika
tooth toothbrush: fogfehérítés, fogkőeltávolítás
tote-bag: vászontáska, vászontáskák, pamuttáska, pamuttáskák, pamutszatyor, vászonszatyor, szatyor, szatyrok
tote-bag: ballagási tarisznya, ballagási tarisznyát, ballagótarisznya
trousers: nadrág, nadrágok, öltönynadrág
turban: turbán, turbánok
vape: e-cigi, elektromos cigaretta, vape
walking-stick: sétabot, sétabotok, sétapálca
wallet handbag: pénztárca, bőrdíszmű, bőráru, bőrdíszműves
wax-pot lotion: gyanta, gyantázás, gyantáztatás, szőrtelenítés gyantával, cukorpaszta, cukorpasztás szőrtelenítés
wax-pot lotion: brazil gyanta, brazil gyantázás
wedding-dress: menyasszonyi ruhakölcsönző, menyasszonyi ruha kölcsönzés, fátyol, menyasszonyi fátyol
wedding-dress ring: menyasszonyi ruha, menyasszonyi ruhák, esküvői ruha, esküvői ruhaszalon
wellingtons: gumicsizma, gumicsizmák
wetsuit surfer: neoprén ruha, neoprén ruhák, neoprénruha, neoprénruhák, szörfruha
wig: paróka, parókák, hajpótlás
x-ray: röntgen, radiológia, mri, mammográfia
zip: cipzár, cipzárcsere, cipzárak, cipzár csere
`;
