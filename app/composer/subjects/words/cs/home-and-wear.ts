/** Czech words for the home, clothes and the body. Notation: word-list.ts. */
export const czechHomeAndWear = `
air-conditioner: klimatizace, klimatizácia, rekuperace, větrání
air-fryer: horkovzdušná fritéza, horkovzdušné fritézy, horkovzdušných fritéz
armchair: sedací pytel, taburet
armchair chair: renovace nábytku, restaurování nábytku
armchair sofa: čalounictví, čalouník, přečalounění, křeslo, křesla, čalounění, čalounění nábytku
awning: markýza, markýzy, pergoly a markýzy
axe logs: dřevorubecké soutěže, dřevorubci, dřevorubec
axe target: házení sekerou, hod sekerou
basket carrot: zelenina, ovoce a zelenina, bedýnky
basket gift: dárkové balíčky
basket leaves: košíkářství, pedig, proutěné koše, vrbové proutí
bathtub: koupelové bomby, sůl do koupele
bathtub shower: koupelna, koupelny, kúpeľne, sprchové kouty, vany, umyvadla, koupelnové studio, sanita
bathtub shower: koupelnový nábytek
battery: nabíjecí kabel
bed bellhop-bell: hotel, penzion, hostel, postel, postele, ubytování, romantický pobyt, ubytování v soukromí
bed bellhop-bell: rekreační středisko, lázeňský pobyt, nocleh, víkendový pobyt
bed cushion: bytový textil, ubrusy
bed key: ~ pokoje
bed key: spolubydlení, ubytování pro dělníky
bedding: povlečení, ložní prádlo, peřina, peřiny, peřin, přikrývka, přikrývky, polštář a přikrývka, polštáře a přikrývky
bedding: prostěradlo, prostěradla, lůžkoviny, přehoz na postel, přehozy na postel
bench: lavička, lavičky, zahradní lavice
blanket cushion: deka, deky, vlněné deky, pléd
blender: mixér, mixéry, mixérů, tyčový mixér, kuchyňský robot, kuchyňské roboty, kuchyňských robotů, odšťavňovač
blender: odšťavňovače, malé spotřebiče
blinds: žaluzie, rolety, roleta, plisé, okenice
boiler radiator: kotel, kotle, plynový kotel, servis kotlů, bojler, bojlery, revize plynu, kotlíková dotace, přímotopy
boiler radiator: uhlí
bookshelf: knihovna z dubu, police
bookshelf books: knihovna na míru, knihovny na míru, regál, regály, police na knihy
bow-and-arrow target: lukostřelba, lukostřelby, lukostřelbu, lukostřelnice
broom bucket: uklízečka, úklidové práce, čisticí prostředky, pokojská
broom spray-bottle: úklid, úklidová firma, upratovanie, úklidové služby, úklid domácností, upratovacia firma
broom wastebasket: brigáda
bucket: mop, parní mop
bust: sochy, sochařství, busta, sochařský kurz
candle: dušičky, svíčky, pohřební služba, pohřeb
candle bouquet: pohřebnictví, pohrebníctvo, pohrebná služba
candle headstone: kremace, péče o hroby, úklid hrobů, údržba hrobů, smuteční oznámení, pohřební ústav, smuteční obřad
candle headstone: rakve, urny
chair: lavice na zahradu, židle, lehátko, zahradní lehátko, jídelní židlička
chandelier: lustr, lustry, křišťálové lustry, svítidla
chimney fire: kominík, kominictví, komíny, čištění komínů
cooker-hood: digestoř, digestoře, čištění vzduchotechniky, čištění digestoří
cooking-pot: hrnec, hrnce, hrnců, tlakový hrnec, tlakové hrnce, sada hrnců, sady hrnců, pomalý hrnec, rýžovar
cooking-pot: litinový hrnec
cot: postýlka, postýlky, dětská postýlka, kolébka
curtains window: stínicí technika, závěsy, záclony, žalúzie, garnýže, stínění
cushion: polštáře, dekorační polštáře, polštářky, hedvábný povlak
cushion vase: bytové doplňky, bytový design, bytové dekorace, bytová architektka, aroma difuzéry
desk office-chair: psací stůl, psací stoly, kancelářský nábytek, polohovatelné stoly
desk-lamp: stolní lampička
dining-table: ubrus, látkové ubrousky, konferenční stolek
dining-table chair: jídelní stůl, jídelní stoly, dřevěný stůl, stoly
door: dveře, dvere, zárubně
door fence: vrata
drainpipe droplet: čištění kanalizace, krtkování, kanalizace, ucpaný odpad, čištění odpadů, ucpaná kanalizace
drainpipe droplet: krtek na odpady
dummy: dudlík, dudlíky, dudlíků, klip na dudlík
electric-fan: ventilátor, ventilátory, ventilátorů, stropní ventilátor, stropní ventilátory
fabric-roll thread: látky, metráž, látky v metráži, galanterie a látky, prodej látek
fence hammer: oplocení, ploty, plot, pletivo, gabiony, plotovky
fire-extinguisher: hasicí přístroje, revize hasicích přístrojů
fireplace fire: krb, krby, krbové vložky, stavba krbů, krbová kamna
first-aid-kit: první pomoc, kurz první pomoci, kurzy první pomoci, lékárnička, defibrilátor
fitted-kitchen: kuchyně na míru, kuchyňské linky, kuchyňská linka, kuchyňské studio, montáž kuchyní, výroba kuchyní
fitted-kitchen: pracovní deska
floorboards: parkety, podlahář, broušení parket, pokládka podlah, plovoucí podlahy, dřevěné podlahy, vinylové podlahy
floorboards: terasová prkna, dřevěné terasy, podlahářství, podlahy
fridge: lednice, lednička, oprava ledniček, chladnička
garage-door: garážová vrata, garáž k pronájmu, montovaná garáž, garáže
garden-hose: zahradní hadice, zahradních hadic
garden-shed: zahradní domek, zahradní domky, domek na nářadí, kůlna
gas-cylinder fire: plynová láhev, plynové lahve, propan-butan, propan butan, výměna plynových lahví
gate fence: brána, brány, vjezdové brány, posuvné brány, vrata a brány
gear wrench: frézování, vstřikování plastů, vstřikovací formy, nástrojárna, ložiska, laserové řezání, slévárna
gear wrench: kovovýroba, kooperace obrábění, soustružník
grandfather-clock: stojací hodiny, podlahové hodiny
gutter house: okap, okapy, čištění okapů, montáž okapů
hammer horseshoe: kované výrobky, umělecké kovářství
hammer-and-wrench gear: zámečnictví výroba, kováčstvo, umělecký kovář
hammer-and-wrench toolbox: drobné opravy, montáž nábytku, údržbář, kutil, domácí kutil
headstone: hroby, kamenictví, náhrobky, pomníky
heat-pump radiator: tepelné čerpadlo, tepelná čerpadla
house-insulation: izolace, foukaná izolace, zateplení
house-insulation: zateplení fasád, zateplení domu, zateplování, zateplení fasády, zateplení půdy, zateplení střechy
house-insulation: tepelné izolace, tepelná izolace, stříkaná izolace, izolace půdy
incense: vonné tyčinky, vonných tyčinek, kadidlo, vykuřovadla
insured-home shield: pojištění domu, pojištění domácnosti, pojištění nemovitosti, pojištění bytu, pojištění domácností
insured-home shield: pojištění majetku
iron: žehlicí prkno
iron t-shirt: žehlení, žehlírna, žehlička, praní prádla, čištění peřin
kettle: rychlovarná konvice, rychlovarné konvice, varná konvice, varné konvice
key padlock: otevírání trezorů, zámečnictví, otevírání dveří, zámečník, klíče, zámočník, kľúče, otevírání bytů
key padlock: klíčová služba, nouzové otevírání
ladder bricks: montáž lešení
light-bulb: osvětlení, světelný řetěz
light-bulb plug: odstávka elektřiny
lock-and-key padlock: zámky, výměna zámku, kybernetická bezpečnost, antivir, ochrana dat, zálohování a bezpečnost
lock-and-key padlock: kyberbezpečnost
lock-and-key puzzle: úniková hra, šifrovačka, únikové hry
lotion: epilace, kožní lékař, dermatolog, krémy, drogerie, tělové mléko, tělové máslo, tuhý šampon, kondicionér na vlasy
lotion: pleťová maska
lotion stethoscope: odstranění znamének, akné, kontrola znamének, odstranění bradavic, lupénka, ekzém
lotion sun: opalovací krém, opalovací krémy, krém na opalování
mattress bed: matrace, rošty
mortar: mlýnek na pepř, mlýnek na kávu
mouse-trap: myši, potkani, myši v domě, hubení potkanů, hubení myší
mouse-trap cockroach: deratizace, dezinsekce, hubení škůdců
office-chair desk: kancelářská židle, kancelářské židle, herní křeslo
oven: mikrovlnka
oven dining-table: kuchyne na mieru, kuchyní na míru, kuchyní, kuchyň
oven frying-pan: kuchyně
oven spray-bottle: digestoří
padlock parcel: sklady pro veřejnost, sklep k pronájmu, úschovna, úschova zavazadel
paint-roller bucket: malování, malířské práce, natěrač, malíř pokojů, rekonstrukce, malování pokojů, maliar
paint-roller bucket: nátěry fasád, lakýrník, barvy laky
paint-roller hammer: bytové jádro, bytová jádra, stavební úpravy
paper-lantern: lampionový průvod, lampiónový průvod
paving trowel: zámková dlažba, dlaždič
paving trowel: pokládka zámkové dlažby, zámkové dlažby, dlaždičské práce, příjezdová cesta, příjezdové cesty
paving trowel: zpevněné plochy, venkovní dlažba, žulové kostky
pergola house-with-garden: pergola, pergoly, altán, altány, zastřešení terasy
pet-bed: pelíšek, pelíšky, pelíšků, pelech pro psa, pelechy pro psy, pelíšek pro psa
piggy-bank coin: prasátko na peníze, pokladnička, spořicí účet, penzijní spoření, stavební spoření, termínovaný vklad
piggy-bank coin: spoření, důchodové spoření, dětský účet, bankovní účet
plug lightning: elektrikář, elektroinstalace, elektrikár
plug lightning: výměna zásuvek, rozvaděč, elektromontáže, elektro práce, revizní technik
pressure-washer: tlakové mytí, vysokotlaké čištění, čištění fasád, mytí fasád, čištění zámkové dlažby
pressure-washer droplet: wapka, pískování
radiator fire: topenář, topení, radiátory, vytápění, plynové kotle, kúrenie
radiator wrench: topenářství
razor: holení
recycling: výkup šrotu, šrot, výkup kovů, výkup železa, sběrné suroviny
recycling wastebasket: odvoz odpadu, sběr elektroodpadu, bioodpad, uklízíme přírodu, sběr víček
robot-vacuum: robotický vysavač, robotické vysavače, robotických vysavačů
roof house: zatékající střecha, zatéká střecha, děravá střecha, klempíř, klempířství, tesařství, pokrývač, střecha
roof house: střechy, strechy, střech
roof ladder: střešní krytina, pokrývačství
rug: koberec, koberce, koberců, koupelnová předložka, rohožka
sack spade: kompost, hnůj, rašelina
sack wheat: krmiva, krmivo, krmné směsi, osiva, osivo
safe padlock: trezor, trezory, sejf, sejfy, bezpečnostní schránky
saw axe: pila
saw hammer: terasy, truhlář, truhlářství, tesař, stolár
screwdriver coffee: opravárna
screwdriver toolbox: repair café, opravárenské dílny
security-camera shield: bezpečnostní agentura, kamerové systémy, alarmy, ostraha, kamerový systém, chytrá domácnost
security-camera shield: elektronická požární, zabezpečovací systémy, hlídací kamery, ezs, detektor kouře
sewing-machine thread: šicí stroj, šicí stroje, šicích strojů
shield: vrátný, strážný, hlídač, ochranka
shield umbrella: pojištění, pojišťovna, poistenie, pojistka
shopping-cart basket: potraviny, supermarket, koloniál
soap: mýdlo, přírodní mýdla
sofa: gauč, gauče, rozkládací gauč, rohový gauč, rohovka, nábytek, pohovka, sedačka, nábytok, interiérový design
sofa chair: konferenční stolky, sedací soupravy
sofa desk-lamp: bytový designér, bytová designérka, interiérový designér, návrhy interiérů
solar-panel sun: solární kolektory, solární ohřev, fotovoltaika, solární panely
sponge: houbičky na nádobí, utěrky
spray-bottle bucket: vosího hnízda, vosí hnízda, vosích hnízd, hubení vos, sršně, vos a sršňů, sršňů, čištění čalounění
spray-bottle bucket: tepování, dezinfekce
spray-bottle cockroach: štěnice, štěnic
squeegee window: mytí oken, umývání oken, mytí výloh, výškové práce
staircase: schody, schodiště
staircase saw: dřevěné schody, dřevěných schodů
stove fire: kamnářství
stove logs: kamna, krby a kamna
tap droplet: odstávka vody
tap wrench: instalatér, inštalatér, vodoinstalace, havárie vody, havarijní služba voda, kapající kohoutek
tap wrench: instalatérské práce, výměna stoupaček, vodovodní baterie, instalatérství
tiles trowel: obklady, obkladač, dlažba, dlažby, pokládka dlažby, obkladačské práce
toaster: topinkovač, topinkovače, toustovač, toustovače, opékač topinek
toilet: mobilních toalet, chemické toalety
toilet plunger: ucpané odpady, ucpané potrubí, ucpané wc, ucpaný záchod, ucpaný dřez
toolbox: kufr na nářadí, sada šroubováků
toolbox hammer: hodinový manžel, nářadí
toolbox hammer: ~ řemeslník, řemeslníci
toothbrush: zubní pasta, elektrický kartáček
torch: čelovka
towel soap: ručník, ručníky, osušky
vacuum-cleaner: vysavač, vysavače
vase: váza, vázy
vase fire: foukání skla, sklárna
vase mantel-clock: bleší trh
video-intercom door: domovní telefon, domovní telefony, videotelefon, videotelefony, domácí telefony, videozvonek
video-intercom door: přístupové systémy, domovní videotelefon
wallpaper paint-roller: tapeta, tapetování
wallpaper paint-roller: tapety, tapet, fototapety, fototapeta, lepení tapet, tapetář
wardrobe: vestavěné skříně, skříně, vstavané skrine, šatny na míru, skříň na míru, vestavná skříň, příborník, botník
wardrobe oven: kuchyňská dvířka, výměna kuchyňských dvířek, kuchyňských dvířek
washing-machine: prádelna, pračka, práčovňa, prací prášek, prostředek na nádobí, tablety do myčky
washing-machine wrench: opravy praček, oprava spotřebičů, servis spotřebičů, indukční deska, mrazáky, bílá technika
washing-machine wrench: domácí spotřebiče, vestavné spotřebiče, sporáky, sušičky prádla, servis bílé techniky
washing-machine wrench: elektrospotřebiče
wastebasket recycling: kovošrot, sběrný dvůr
wastebasket recycling: úklid lesa, ukliďme česko, úklid parku, úklid řeky
water-bottle: láhev na pití, láhve na pití, láhev na vodu, láhve na vodu, lahev na pití, lahve na pití, termoláhev
water-bottle: termoláhve, nerezová láhev, nerezové láhve, sportovní láhev
water-pump droplet: vrtání studní, studna, studny
water-tank droplet: nádrž na vodu, nádrže na vodu, nádrž na dešťovou vodu, retenční nádrž, retenční nádrže
wheelie-bin: popelnice, svoz odpadu, mytí popelnic, odpadové nádoby, odpadkový koš
wheelie-bin recycling: odpad, velkoobjemový odpad, tříděný odpad
wifi-router: optický internet, internet na doma, wifi router, poskytovatel internetu, připojení k internetu, wifi
window: výměna oken, montáž oken, nová okna, plastová okna, okna na míru, okna, okná, plastové okná, sklenářství
window: zasklení lodžie, zasklívání, zasklení balkonů, eurookna
window bucket: oken, okny
window hammer: sklenář, sklenárstvo
wrench car: autoservis, automechanik, opravna aut, pneuservis a autoservis, stk, autoopravna, karosárna
wrench car: autodíly, geometrie, výfuky, autoelektrikář, emise, měření emisí, převodovky
wrench car: tažná zařízení
anatomical-heart heart: vysoký tlak
apron chef-hat: zástěra, zástěry
baby-bodysuit: dětské oblečení, kojenecké oblečení, bazárek dětského oblečení, oblečení pro miminka, dětský bazárek
baby-bodysuit: dětské body
baby-bodysuit teddy-bear: bodýčka, dupačky, kojenecké potřeby
backpack pencil: batohy, školní aktovky, aktovky, pomůcky pro prvňáčky, školní pomůcky
ballet-shoes dancer: balet
bangles: náramek, náramky
bathrobe: župan, župany, županů, koupací plášť
beanie: čepice, čepic, pletená čepice, pletené čepice, zimní čepice, kulich, kulichy
belt: kožený opasek, kožené opasky, opasek, opasky, opasků
bike-helmet: cyklistická helma, cyklistické helmy, helma na kolo, helmy na kolo, cyklohelma
bikini: plavky
blouse: lněná košile
boot: holínky, gumáky
bra: podprsenka, podprsenky, dámské prádlo, spodní prádlo
bra briefs: termoprádlo
braces toothbrush: rovnátka
braces toothbrush: ortodoncie, ortodontista, ortodont, rovnátek, ortodontická ordinace, fixní rovnátka
braid hair-comb: africké copánky, copánky, zaplétání copánků, dredy, pletení copánků
brain speech-bubble: psychiatr, psychiatrie, psychiatrická ambulance, párová terapie, psycholog, psychoterapie, koučink
brain speech-bubble: rodinná terapie, vyhoření, deprese, úzkost, závislosti, manželská poradna, arteterapie
brain stethoscope: neurologie, migréna
briefs: boxerky
clothes-hanger: sušák na prádlo, ramínka, věšák
clothes-hanger coat: čistírna, čistírna oděvů, chemické čištění, výměna oblečení, swap oblečení, secondhand
clothes-hanger dress: textil, pánské oblečení, nadměrné velikosti, konfekce, módní přehlídka
coat: kožešnictví, kožešník, kabát, kabáty, bundy, second hand, kožichy, pláštěnka
coat scarf: zimního oblečení, zimní oblečení, teplého oblečení, teplé oblečení
contact-lens: kontaktní čočky, kontaktních čoček, kontaktní čočka, denní čočky, barevné čočky
dental-implant toothbrush: zubní implantáty, implantáty
dental-implant toothbrush: zubní implantát, implantologie, implantát, zubních implantátů
diamond magnifier: minerály, minerálů
diamond ring: přívěsek, přívěsky, řetízek, řetízky, klenotnictví, šperky, zlatnictví, zlatník, piercing
dress handbag: móda, dámské oblečení, šaty, oblečení, butik
dress-shoe: obuvník, oprava obuvi
dress-shoe boot: švec
dress-shoe sneaker: lodičky, barefoot
ear stethoscope: orl, orl ordinace, orl ambulance, ušní nosní krční, krční nosní, čištění uší
earrings diamond: náušnice, náušničky
eye glasses: laserová operace očí, šedý zákal, zelený zákal, měření zraku, operace očí, vyšetření zraku
eyelashes: řasenka
eyelashes eye: prodloužení řas, řasy, mihalnice, obočí, laminace řas
foot: pedikúra, medicinální pedikúra, podologie, podiatrie, zarostlý nehet, ploché nohy
foot dress-shoe: ortopedické vložky, ortopedická obuv, péče o nohy, podolog
glasses eye: oční, optika, brýle, okuliare, oční optika, obroučky
gloves: rukavice
graduation-cap books: univerzita, vysoká škola, rekvalifikace, rekvalifikační kurz, bakalářské studium
graduation-cap books: magisterské studium, promoce, přihláška na vš, studium v zahraničí, večerní studium
graduation-cap books: vyšší odborná škola, dálkové studium, základní škola, gymnázium, zápis do první třídy
graduation-cap books: soukromá škola, střední odborné učiliště, střední škola, první školní den, učiliště, průmyslovka
graduation-cap books: obchodní akademie, den otevřených dveří, dny otevřených dveří
graduation-cap books: stipendium, stipendia, stipendií
hair-comb scissors: prodlužování vlasů, trichologie
hair-dryer: fény, kulmy, vlasová kosmetika, fén, vysoušeč vlasů, žehlička na vlasy
hair-dryer hair-comb: fén na vlasy, brazilský keratin, foukaná, keratinové narovnání, střih a foukaná
handbag: kabelky, kabelka, kožené tašky, školní tašky, ledvinky
handshake heart: staňte se dobrovolníkem
hearing-aid: sluchadla, naslouchátka, naslouchadla, měření sluchu, vyšetření sluchu
heart: nadace, dětský domov, charitativní bazar, dobročinný bazar, nadační fond, dobročinnost
heart handshake: dobrovolníci, charita, sbírka
hiking-boot: turistika, pěší túra, trekové hole
hiking-boot mountain: pěší výlet, přechod hor
hoodie t-shirt: mikina, mikiny, mikiny s kapucí
jumper scarf: svetr, svetry, pletené svetry, pletený svetr, vlněné svetry, kardigan
laser-hair-removal lotion: laserová epilace, epilace laserem, trvalá epilace, laserové odstranění chloupků
laser-hair-removal lotion: trvalé odstranění chloupků
lip-balm: balzám na rty, balzámy na rty, balzámů na rty, péče o rty, jelení lůj
lips syringe: výplně rtů, zvětšení rtů
lips syringe: plnění rtů, zvětšování rtů, kyselina hyaluronová rty
lipstick: vizážistka, štětce na make-up
lipstick nail-polish: kosmetický salon, kosmetika, kozmetika, líčení, kosmetička
lipstick serum-bottle: čištění pleti
lungs: spirometrie
lungs heart: přestaňte kouřit, odvykání kouření, den bez tabáku
lungs stethoscope: pneumolog, plicní ambulance, plicní ordinace, plicní lékař, pneumologie
makeup-palette: paletka stínů, paletky stínů, oční stíny, očních stínů, štětce na líčení, kosmetické štětce
makeup-palette: paletka na líčení, sada na líčení
nail-polish: manikúra, nehty, nehtové studio, nechty, gel lak
nappy baby: plenky, plenkový dort, látkové plenky, plena
necklace: náhrdelník, náhrdelníky, perly, ruční šperky, stříbrné šperky, korálky
perfume: parfémy, parfém, aroma difuzér
prosthetic-leg: protéza nohy, ortopedická protetika
pyjamas: pyžamo, pyžama, pyžam, noční košile, pyžámko
rescue-helmet plaster: první pomoci
ring bouquet: svatební agentura, svatební koordinátorka, svatba, snubní prsteny, svadba, obrúčky, svatební dům
ring bouquet: svatební veletrh, svatební místo, svatby, obřad, svatební hostina sál, zásnuby
ring diamond: výkup zlata, vykupujeme zlato, zlato výkup, koupím zlato, bižuterie, klenoty
rollator: chodítko, chodítka, chodítko pro seniory
safety-vest: pracovní oděvy, montérky, pracovní obuv
safety-vest lab-coat: pracovní oblečení
safety-vest rescue-helmet: zdravotnické oděvy, bozp, ochranné pomůcky, reflexní vesty
scarf: šátek
serum-bottle lotion: sérum, péče o pleť, pleťový krém, ošetření pleti, chemický peeling, omlazení pleti
serum-bottle lotion: kosmetické ošetření
shopping-bags market-stall: pouť, velikonoční trhy, trhy, řemeslné trhy, poutní trhy, prodejní trhy
shopping-bags price-tag: ~ výprodej, slevy
shopping-bags price-tag: swap
skirt: sukně, sukní, sukýnky, tylové sukně, minisukně
slippers: bačkory, bačkor, papuče, papučí, pantofle, domácí obuv, přezůvky
smartwatch: chytré hodinky, chytrých hodinek, smartwatch, apple watch
sneaker: boty, obuv, tenisky, topánky, bot, bota, botami
socks: ponožky
spine: fyzioterapie, fyzioterapeut, chiropraktik, fyzioterapia, rehabilitace, bolesti zad, masáže zad, osteopat
spine bone: ortopedie, endoprotéza, výhřez ploténky, ortoped, bolesti kloubů, skolióza, chiropraxe, artróza
spine bone: traumatologie
spine massage: tejpování, rázová vlna, rehabilitační cvičení, lymfodrenáže, ergoterapie
suit: frak, košile
suit necktie: oblek, obleky, oblek na míru, svatební oblek, smoking, pánská móda, pánské obleky
t-shirt clothes-hanger: bazárek oblečení
t-shirt jeans: trička, potisk triček, tričká
t-shirt parcel: šatník pro potřebné
t-shirt printer: reklamní předměty, sítotisk, textil s potiskem
t-shirt socks: dětský bazar
tattoo-machine: tetovací studio, tetování, tetovanie, tatér
tattoo-machine ring: permanentní make-up
tooth: zubní protézy, zubní laboratoř, zubař, zubní ordinace, zubár, stomatologie, zubná ambulancia, stomatológ
tooth: bielenie zubov, zubů, zuby, zubní, fazety
tooth toothbrush: bělení zubů, dentální hygiena
top-hat: klobouky, kloboučnictví
top-hat sun-hat: modistka
vape: elektronické cigarety, e-cigarety, vape shop
wallet: pásky kožené
wallet coin: oddlužení, insolvence, exekuce, dluhová poradna, dluhy, osobní bankrot, exekutor, vymáhání pohledávek
wallet handbag: peněženky, kožená galanterie
wax-pot lotion: depilace voskem, cukrová pasta, depilace cukrovou pastou, brazilská depilace, voskování, depilace
wedding-dress ring: svatební šaty, svatební salon, svatebních šatů
wig: paruka, paruky, paruk
x-ray: rentgen, radiologie, magnetická rezonance, mamografie
x-ray hospital: mamograf, sonografie, denzitometrie, prevence rakoviny, samovyšetření prsu, rakovina prsu, růžový říjen
zip: výměna zipů, oprava zipů, zipy, výměna zipu
`;
