/** Czech words for the home. Notation: word-list.ts. */
export const czechHome = `
advent-calendar: adventní kalendář, adventní kalendáře
air-conditioner: klimatizace, klimatizácia, rekuperace, větrání, vzduchotechnika, vzduchotechniky, vzduchotechniku
air-conditioner car: autoklimatizace, autoklimatizaci, autoklimatizací
air-fryer: horkovzdušná fritéza, horkovzdušné fritézy, horkovzdušných fritéz
angle-grinder: úhlová bruska, úhlové brusky, úhlových brusek, flexa
armchair chair: renovace nábytku, restaurování nábytku
armchair sofa: čalounictví, čalouník, přečalounění, křeslo, křesla, čalounění, čalounění nábytku
awning: markýza, markýzy, pergoly a markýzy
axe logs: dřevorubecké soutěže, dřevorubci, dřevorubec
axe target: házení sekerou, hod sekerou
balcony: balkon, balkony, balkonové zábradlí, zasklení balkonu, rekonstrukce balkonu, balkonů
bar-stool: barová židle, barové židle, barová stolička, barové stoličky
basket: kurz pletení košíků, pletení košíků
basket apple: brigáda při sklizni, brigády při sklizni, pomoc při sklizni
basket bread: žehnání pokrmů
basket carrot: zelenina, ovoce a zelenina, bedýnky
basket gift: dárkové balíčky
basket leaves: košíkářství, pedig, proutěné koše, vrbové proutí
bath-bomb: koupelová bomba, koupelové bomby, bomba do koupele, bomby do koupele
bathtub: sůl do koupele
bathtub shower: koupelna, koupelny, kúpeľne, sprchové kouty, vany, koupelnové studio, sanita
bathtub shower: koupelnový nábytek
bathtub tiles: bytového jádra, bytové jádro, bytových jader, umakartového jádra, umakartové jádro
battery: nabíjecí kabel
bean-bag: sedací vak, sedací vaky, sedací pytel, sedací pytle
bed: válenda, válendu, válendy, válend
bed bellhop-bell: hotel, penzion, hostel, postel, postele, ubytování, romantický pobyt, ubytování v soukromí
bed bellhop-bell: rekreační středisko, lázeňský pobyt, nocleh, víkendový pobyt
bed cushion: bytový textil
bed key: ~ pokoje
bed key: spolubydlení, ubytování pro dělníky
bedding: povlečení, ložní prádlo, peřina, peřiny, peřin, přikrývka, přikrývky, polštář a přikrývka, polštáře a přikrývky
bedding: prostěradlo, prostěradla, lůžkoviny, přehoz na postel, přehozy na postel
bench: lavička, lavičky, zahradní lavice
bench sun-lounger: zahradní nábytek, zahradního nábytku
blanket cushion: deka, deky, vlněné deky, pléd
blender: mixér, mixéry, mixérů, tyčový mixér, kuchyňských robotů, odšťavňovač, odšťavňovače, malé spotřebiče
blinds: žaluzie, rolety, roleta, plisé
boiler radiator: kotel, kotle, servis kotlů, bojler, bojlery, revize plynu, kotlíková dotace, přímotopy, plynové kotle
boiler radiator: plynový kotel, plynových kotlů
bookshelf: knihovna z dubu, police
bookshelf books: knihovna na míru, knihovny na míru, regál, regály, police na knihy
bookshelf wardrobe: obývací stěna, obývací stěnu, obývací stěny
bow-and-arrow target: lukostřelba, lukostřelby, lukostřelbu, lukostřelnice
broom bucket: úklidové práce, čisticí prostředky, pokojská
broom spray-bottle: úklid, úklidová firma, upratovanie, úklidové služby, úklid domácností, upratovacia firma
broom wastebasket: brigáda
bucket: mop, parní mop
bunk-bed: patrová postel, patrové postele, palanda, palandy, patrových postelí
bust: sochy, sochařství, busta, sochařský kurz
candle: dušičky, svíčky, pohřební služba, pohřeb, betlémské světlo, betlémského světla
candle bouquet: pohřebnictví, pohrebníctvo, pohrebná služba
candle headstone: kremace, péče o hroby, úklid hrobů, údržba hrobů, smuteční oznámení, pohřební ústav, smuteční obřad
candle headstone: rakve, urny
carport: přístřešek na auto, přístřešky na auto, carport, garážové stání, kryté stání pro auto
ceiling-fan: stropní ventilátor, stropní ventilátory
chair: lavice na zahradu, židle, lehátko
chandelier: lustr, lustry, křišťálové lustry, svítidla
chest-of-drawers: komoda, komody, prádelník, prádelníky, zásuvková komoda
chimney fire: komíny
chisel: dláto, dláta, dlát
chopping-board: krájecí prkénko, prkénko na krájení, kuchyňské prkénko, prkénka na krájení
clothes-airer: sušák na prádlo, sušáky na prádlo, sušák prádla, sušáky prádla, stojan na sušení prádla
coal: uhelné sklady, uhlí ořech, uhlí, hnědé uhlí, černé uhlí, prodej uhlí
coat-stand: stojací věšák, věšák na kabáty, stojanový věšák
coffee-table: konferenční stolek, konferenční stolky, konferenčních stolků, odkládací stolek, odkládací stolky
colour-swatches: barevná typologie, barvová typologie, vzorník barev, vzorníky barev, míchání barev, tónování barev
colour-swatches: grafik, grafické práce, grafických prací, grafické studio
conservatory: zimní zahrada, zimní zahrady, prosklená veranda, stavba zimní zahrady, zimních zahrad
cooker-hood: digestoř, digestoře, čištění vzduchotechniky, čištění digestoří
cooking-pot: hrnec, hrnce, hrnců, tlakový hrnec, tlakové hrnce, sada hrnců, sady hrnců, pomalý hrnec
cooking-pot: litinový hrnec
cot: postýlka, postýlky, dětská postýlka, kolébka, dětská postel, dětské postele, dětskou postel
crate: dřevěná bedna, dřevěné bedny, dřevěná bedýnka, dřevěné bedýnky, dřevěná přepravka, dřevěné přepravky
crystals: ametyst, ametysty, růženín, minerály a krystaly, drúza, drúzy, krystaly a minerály, léčivé kameny
cuckoo-clock: kukačkové hodiny, kukačkových hodin, hodiny s kukačkou
curtains window: stínicí technika, závěsy, záclony, žalúzie, garnýže, stínění
cushion: polštáře, dekorační polštáře, polštářky, hedvábný povlak
cushion vase: bytové doplňky, bytový design, bytové dekorace, bytová architektka, aroma difuzéry
deckchair: plážové lehátko, dřevěné lehátko, skládací lehátko
desk office-chair: psací stůl, psací stoly, kancelářský nábytek, polohovatelné stoly
dining-table: látkové ubrousky, ubrusy, ubrusů, ubrus, dubový stůl, dubové stoly
dining-table chair: jídelní stůl, jídelní stoly, dřevěný stůl, stoly
dishwasher: myčka nádobí, myčka na nádobí, vestavná myčka, myčky, servis myček, opravy myček, oprava myček
dishwasher: myčky nádobí, servis myčky
door: dveře, dvere, zárubně
door fence: vrata
drainpipe droplet: čištění kanalizace, krtkování, kanalizace, ucpaný odpad, čištění odpadů, ucpaná kanalizace
drainpipe droplet: krtek na odpady
driveway: příjezdová cesta, příjezdové cesty, příjezdových cest
dummy: dudlík, dudlíky, dudlíků, klip na dudlík
electric-fan: ventilátor, ventilátory, ventilátorů
fabric-roll: modrotisk, modrotisku, modrotisková dílna
fabric-roll thread: látky, metráž, látky v metráži, galanterie a látky, prodej látek
fence hammer: oplocení, ploty, plot, pletivo, plotovky
fire-extinguisher: hasicí přístroje, revize hasicích přístrojů, požární ochrana, požární ochrany, požární ochranu
fireplace fire: krb, krby, krbové vložky, stavba krbů, krbová kamna
first-aid-kit: první pomoc, kurz první pomoci, kurzy první pomoci, lékárnička
fitted-kitchen: kuchyně na míru, kuchyňské linky, kuchyňská linka, kuchyňské studio, montáž kuchyní, výroba kuchyní
fitted-kitchen: pracovní deska
floorboards: parkety, podlahář, broušení parket, pokládka podlah, plovoucí podlahy, dřevěné podlahy, vinylové podlahy
floorboards: terasová prkna, dřevěné terasy, podlahářství, podlahy, pokládka vinylu
floorboards: pokládka vinylu a plovoucích podlah, pokládku vinylu, plovoucích podlah, parketám, lesk parketám
footstool: podnožka, podnožky, taburet pod nohy, taburety, taburet, taburetů
fridge: lednice, lednička, oprava ledniček, chladnička, mrazáky, mrazáků, mrazák, pultové mrazáky
fuse-box: pojistková skříň, pojistkové skříně, domovní rozvaděč, elektrický rozvaděč, elektrické rozvaděče
fuse-box plug: revize elektro, elektro revize, elektrorevize
garage-door: garážová vrata, garáž k pronájmu, montovaná garáž, garáže
garden-gnome: zahradní trpaslík, zahradní trpaslíci, sádrový trpaslík
garden-hose: zahradní hadice, zahradních hadic
garden-hose droplet: závlahy, závlah, automatické závlahy, závlahové systémy
garden-room: zahradní kancelář, zahradní kanceláře, kancelář na zahradě, zahradní studio
garden-shed: zahradní domek, zahradní domky, domek na nářadí, kůlna, zahrádka v kolonii, zahrádku v kolonii
garden-shed: zahrádkářské kolonii
gas-cylinder fire: plynová láhev, plynové lahve, propan-butan, propan butan, výměna plynových lahví
gate fence: brána, brány, vjezdové brány, posuvné brány, vrata a brány
gear factory: lisovna plastů, lisování plastů, lisovny plastů
gear nut-and-bolt: galvanovna, galvanovny, zinkování, žárové zinkování
gear wrench: frézování, vstřikování plastů, vstřikovací formy, nástrojárna, ložiska, laserové řezání, slévárna
gear wrench: kovovýroba, kooperace obrábění, soustružník, pálení laserem, pálení plechů, převíjení motorů
grandfather-clock: stojací hodiny, podlahové hodiny
gutter house: okap, okapy, čištění okapů, montáž okapů
hair-straightener: žehlička na vlasy, žehličky na vlasy
hammer horseshoe: kované výrobky
hammer-and-wrench gear: zámečnictví výroba, kováčstvo
hammer-and-wrench toolbox: drobné opravy, montáž nábytku, údržbář, kutil, domácí kutil
headstone: hroby, kamenictví, náhrobky, pomníky
heat-pump: tepelných čerpadel, čerpadla tepelná, tepelným čerpadlem
heat-pump radiator: tepelné čerpadlo, tepelná čerpadla
high-chair: jídelní židlička, dětská jídelní židlička, dětské jídelní židličky
high-table: koktejlový stůl, koktejlové stoly, koktejlový stolek, koktejlové stolky, půjčovna koktejlových stolů
hina-dolls: panenky hina, panenka hina, hinamatsuri
hot-water-bottle: termofor, termofory, gumový termofor, ohřívací láhev, zahřívací láhev
house-insulation: izolace, foukaná izolace, zateplení, zateplení fasád, zateplení domu, zateplování, zateplení fasády
house-insulation: zateplení půdy, zateplení střechy, tepelné izolace, tepelná izolace, stříkaná izolace, izolace půdy
house-insulation: polystyren, polystyrenu, fasádní polystyren
incense: vonné tyčinky, vonných tyčinek, kadidlo, vykuřovadla
insured-home shield: pojištění domu, pojištění domácnosti, pojištění nemovitosti, pojištění bytu, pojištění domácností
insured-home shield: pojištění majetku
iron t-shirt: žehlička, praní prádla, čištění peřin
ironing-board: žehlení, žehlicí prkno, žehlicí prkna, žehlení prádla, žehlírna, praní a žehlení
kettle: rychlovarná konvice, rychlovarné konvice, varná konvice, varné konvice
key car: autoklíče, autoklíčů, klíče od auta
key padlock: otevírání trezorů, zámečnictví, otevírání dveří, zámečník, klíče, zámočník, kľúče, otevírání bytů
key padlock: klíčová služba, nouzové otevírání
kitchen-sink: kuchyňský dřez, kuchyňské dřezy, dřez, dřezy, umyvadlo, umyvadla
ladder bricks: montáž lešení
leaf-blower: fukar na listí, fukary na listí, foukač listí, zahradní fukar
light-bulb: osvětlení
light-bulb plug: odstávka elektřiny
lock-and-key padlock: zámky, výměna zámku, kybernetická bezpečnost, antivir, ochrana dat, zálohování a bezpečnost
lock-and-key padlock: kyberbezpečnost
lock-and-key puzzle: úniková hra, šifrovačka, únikové hry
lotion: epilace, kožní lékař, dermatolog, krémy, drogerie, tělové mléko, tělové máslo, tuhý šampon, kondicionér na vlasy
lotion soap: přírodní kosmetika, přírodní kosmetiky, přírodní kosmetiku, kosmetické přípravky, kosmetických přípravků
lotion stethoscope: odstranění znamének, akné, kontrola znamének, odstranění bradavic, lupénka, ekzém
lotion sun: opalovací krém, opalovací krémy, krém na opalování
lunch-box: svačinový box, svačinové boxy, krabička na svačinu, krabičky na svačinu, svačinář
mattress bed: matrace, rošty
meat-slicer: nářezový stroj, nářezové stroje, nářezových strojů, kráječ masa, kráječ šunky, kráječ uzenin
microwave: mikrovlnka, mikrovlnky, mikrovlnná trouba, mikrovlnné trouby, opravy mikrovlnek
moka-pot: moka konvička, moka konvice, moka kávovar
mortar: mlýnek na pepř, mlýnek na kávu
mouse-trap: myši, potkani, myši v domě, hubení potkanů, hubení myší
mouse-trap cockroach: deratizace, dezinsekce, hubení škůdců
nails: hřebíky, hřebíků, hřebík
neon-sign: neonový nápis, neonové nápisy, neonová reklama, neonové reklamy
noren: noren, závěs noren, závěsy noren
nut-and-bolt: šrouby, šroubů, šroub, spojovací materiál, spojovacího materiálu
office-chair desk: kancelářská židle, kancelářské židle, herní křeslo
oven: sporáky, sporák, sporáků, plynové sporáky, trouby, vestavné trouby, varné desky, varná deska, varných desek
oven: indukční deska, indukční desky, indukčních desek
oven dining-table: kuchyne na mieru, kuchyní na míru, kuchyní, kuchyň
oven frying-pan: kuchyně
oven spray-bottle: digestoří
padlock parcel: sklady pro veřejnost, sklep k pronájmu, úschovna, úschova zavazadel
paint-roller bucket: malování, malířské práce, natěrač, malíř pokojů, rekonstrukce, malování pokojů, maliar
paint-roller bucket: nátěry fasád, lakýrník, barvy laky
paint-roller hammer: bytová jádra, stavební úpravy
paper-lantern: lampionový průvod, lampiónový průvod
paving trowel: zámková dlažba, dlaždič, pokládka zámkové dlažby, zámkové dlažby, dlaždičské práce, zpevněné plochy
paving trowel: venkovní dlažba, žulové kostky
pergola house-with-garden: pergola, pergoly, altán, altány, zastřešení terasy
pet-bed: pelíšek, pelíšky, pelíšků, pelech pro psa, pelechy pro psy, pelíšek pro psa
picnic-table: piknikový stůl, piknikové stoly, pivní stůl s lavicemi, pivní sety, pivních setů, pronájem setů
picnic-table: pivní set
piggy-bank coin: prasátko na peníze, pokladnička, spořicí účet, penzijní spoření, stavební spoření, termínovaný vklad
piggy-bank coin: spoření, důchodové spoření, dětský účet, bankovní účet
pizza-oven: pec na pizzu, pece na pizzu, pizza pec
pliers: kleště, kleští, kombinačky, drátkování, drátování
plug: zásuvky a vypínače, prodlužovací kabely, prodlužovací kabel, prodlužovací šňůry
plug lightning: elektrikář, elektroinstalace, elektrikár, výměna zásuvek, rozvaděč, elektromontáže, elektro práce
plug lightning: revizní technik
pressure-washer: tlakové mytí, vysokotlaké čištění, čištění fasád, mytí fasád, čištění zámkové dlažby
pressure-washer droplet: wapka, pískování
radiator fire: topenář, topení, radiátory, vytápění, kúrenie
radiator wrench: topenářství
razor: holení
recycling: výkup šrotu, šrot, výkup kovů, výkup železa, sběrné suroviny
recycling wastebasket: odvoz odpadu, sběr elektroodpadu, bioodpad, uklízíme přírodu, sběr víček
reed-diffuser: aroma difuzér s tyčinkami, tyčinkový difuzér, difuzér s tyčinkami, difuzéry s tyčinkami, bytový difuzér
rice-cooker: rýžovar, rýžovary, hrnec na rýži
ride-on-mower: zahradní traktor, zahradní traktory, zahradní traktůrek, traktorová sekačka
robot-mower: robotická sekačka, robotické sekačky, robotická sekačka na trávu, sekačka robot
robot-vacuum: robotický vysavač, robotické vysavače, robotických vysavačů
rocking-chair: houpací křeslo, houpací křesla, houpací židle, houpacích křesel
rolling-pin: váleček na těsto, válečky na těsto, dřevěný váleček na těsto
roof: trapézový plech, trapézové plechy, trapézového plechu
roof house: zatékající střecha, zatéká střecha, děravá střecha, klempíř, klempířství, tesařství, pokrývač, střecha
roof house: střechy, strechy, střech, krovy, krovů, střešní krovy
roof ladder: střešní krytina, pokrývačství
rug: koberec, koberce, koberců, koupelnová předložka, rohožka
sack spade: kompost, hnůj, rašelina
sack wheat: krmiva, krmivo, krmné směsi, osiva, osivo
safe padlock: trezor, trezory, sejf, sejfy, bezpečnostní schránky
samurai-helmet: samurajská helma, samurajské helmy, samurajská přilba, samurajská zbroj, kabuto
saw axe: pila
saw hammer: terasy, truhlář, truhlářství, tesař, stolár
school-cone: kornout pro prvňáčky, školní kornout
school-cone backpack: zápis do první třídy
scratching-post: škrabadlo, škrabadla, škrabadlo pro kočky
screwdriver coffee: opravárna
screwdriver toolbox: repair café, opravárenské dílny
security-camera: bezpečnostní kamery, bezpečnostní kamera, bezpečnostních kamer
security-camera shield: kamerové systémy, alarmy, ostraha, kamerový systém, chytrá domácnost
security-camera shield: elektronická požární, zabezpečovací systémy, hlídací kamery, ezs, zabezpečení domu
security-camera shield: zabezpečení domů, zabezpečení bytu
sewing-machine: švadlena, švadlenu, švadleny
sewing-machine thread: šicí stroj, šicí stroje, šicích strojů
sheet-mask: plátýnková maska, plátýnkové masky, textilní maska, pleťová maska, pleťové masky
shield: vrátný, ochranka
shield umbrella: pojištění, pojišťovna, poistenie, pojistka
shoji: shoji, šódži, zástěna shoji, dveře shoji, posuvné stěny shoji
shopping-cart basket: potraviny, supermarket, koloniál
shutters: okenice, dřevěné okenice, okenic, vnitřní okenice
smoke-alarm: hlásič kouře, hlásiče kouře, detektor kouře, detektory kouře, požární hlásič, detektor oxidu uhelnatého
snow-blower: sněhová fréza, sněhové frézy
soap: mýdlo, přírodní mýdla, mydlárna, mydlárny, mydlárně
sofa: gauč, gauče, rozkládací gauč, rohový gauč, rohovka, nábytek, pohovka, sedačka, nábytok, interiérový design
sofa chair: sedací soupravy
sofa desk-lamp: bytový designér, bytová designérka, interiérový designér, návrhy interiérů
solar-panel sun: solární kolektory, solární ohřev, fotovoltaika, solární panely
sponge: houbičky na nádobí
spray-bottle bucket: vosího hnízda, vosí hnízda, vosích hnízd, sršně, vos a sršňů, sršňů, čištění čalounění
spray-bottle bucket: tepování, dezinfekce
spray-bottle cockroach: štěnice, štěnic
squeegee window: mytí oken, umývání oken, mytí výloh, výškové práce
staircase: schody, schodiště
staircase balcony: zábradlí, nerezové zábradlí
staircase saw: dřevěné schody, dřevěných schodů
stand-mixer: kuchyňský robot, kuchyňské roboty, planetární mixér
stone-wall: kamenná zeď, kamenné zdi, suchá zeď z kamene, suché zídky, kamenná zídka, kamenné zídky, opěrné zdi
stone-wall: opěrná zeď, opěrných zdí, gabiony, gabionů, gabionové ploty
stove fire: kamnářství
stove logs: kamna, krby a kamna
strimmer: strunová sekačka, strunové sekačky, křovinořez, křovinořezy, vyžínač, vyžínače
string-lights: světelný řetěz, světelné řetězy, světelná girlanda, světelné girlandy, žárovková girlanda
table-lamp: stolní lampa, stolní lampy, stolní lampička, noční lampička, noční lampičky, stínidlo na lampu
table-lamp: lampička na noční stolek
tap droplet: odstávka vody
tap shower: baterie a sprchy, sprchové baterie, sprchová baterie, sprchových baterií
tap wrench: instalatér, inštalatér, vodoinstalace, havárie vody, havarijní služba voda, kapající kohoutek
tap wrench: instalatérské práce, výměna stoupaček, vodovodní baterie, instalatérství
tape-measure: svinovací metr, svinovací metry, měřicí pásmo, krejčovský metr
tiled-stove: kachlová kamna, kachlové kamna, kachlový kamna, kachlových kamen, kamnář
tiles trowel: obklady, obkladač, dlažba, dlažby, pokládka dlažby, obkladačské práce
toaster: topinkovač, topinkovače, toustovač, toustovače, opékač topinek
toilet: mobilních toalet, chemické toalety
toilet plunger: ucpané odpady, ucpané potrubí, ucpané wc, ucpaný záchod, ucpaný dřez
toolbox: kufr na nářadí, sada šroubováků
toolbox hammer: hodinový manžel, nářadí
toolbox hammer: ~ řemeslník, řemeslníci
toothbrush: zubní pasta, elektrický kartáček
torch: čelovka
torch ghost: stezka odvahy, stezku odvahy, stezky odvahy
towel: utěrky, utěrek, kuchyňské utěrky
towel soap: ručník, ručníky, osušky
tv-aerial: televizní anténa, televizní antény, montáž antén, tv anténa, anténa na střechu
vacuum-cleaner: vysavač, vysavače
vase: váza, vázy, české sklo, českého skla, broušené sklo, broušeného skla, český křišťál, křišťál, křišťálu
vase: křišťálové sklo
vase fire: foukání skla, sklárna
vase mantel-clock: bleší trh
video-intercom door: domovní telefon, domovní telefony, videotelefon, videotelefony, domácí telefony, videozvonek
video-intercom door: přístupové systémy, domovní videotelefon
wallpaper paint-roller: tapeta, tapetování, tapety, tapet, fototapety, fototapeta, lepení tapet, tapetář, tapetujeme
wallpaper paint-roller: tapetuji, tapetuju
wardrobe: vestavěné skříně, skříně, vstavané skrine, šatny na míru, skříň na míru, vestavná skříň, příborník, botník
wardrobe: vestavěná skříň, šatní skříň, šatní skříně, vestavěnou skříň, prodám skříň, skříň a válendu
wardrobe oven: kuchyňská dvířka, výměna kuchyňských dvířek, kuchyňských dvířek
washing-machine: prádelna, pračka, práčovňa, prací prášek, prostředek na nádobí, tablety do myčky, sušičky, sušička
washing-machine: sušička prádla
washing-machine wrench: opravy praček, oprava spotřebičů, servis spotřebičů, bílá technika
washing-machine wrench: domácí spotřebiče, vestavné spotřebiče, sušičky prádla, servis bílé techniky
washing-machine wrench: elektrospotřebiče
wastebasket recycling: kovošrot, sběrný dvůr, úklid lesa, ukliďme česko, úklid parku, úklid řeky
water-bottle: láhev na pití, láhve na pití, láhev na vodu, láhve na vodu, lahev na pití, lahve na pití, termoláhev
water-bottle: termoláhve, nerezová láhev, nerezové láhve, sportovní láhev
water-pump droplet: vrtání studní, studna, studny
water-tank: nádrže, nádrží, nádrže na vodu, retenční nádrže, jímky, plastové jímky
water-tank droplet: nádrž na vodu, nádrž na dešťovou vodu, retenční nádrž
wheelie-bin: popelnice, svoz odpadu, mytí popelnic, odpadové nádoby, odpadkový koš
wheelie-bin recycling: odpad, velkoobjemový odpad, tříděný odpad
wifi-router: optický internet, internet na doma, wifi router, poskytovatel internetu, připojení k internetu, wifi
window: výměna oken, montáž oken, nová okna, plastová okna, okna na míru, okna, okná, plastové okná, sklenářství
window: zasklení lodžie, zasklívání, zasklení balkonů, eurookna
window bucket: oken, okny
window hammer: sklenář, sklenárstvo
window-net: síť na balkon, sítě na balkon, síť do okna, síť proti kočkám, síť pro kočky, sítě proti hmyzu
wood-pellets: dřevěné pelety, pelety, pelet, dřevěné peletky
wrench car: autoservis, automechanik, opravna aut, pneuservis a autoservis, stk, autoopravna, karosárna, autodíly
wrench car: geometrie, autoelektrikář, emise, měření emisí, převodovky, tažná zařízení, technická kontrola
wrench car: technické kontroly, technickou kontrolu, diagnostika vozidel, diagnostiku vozidel
`;
