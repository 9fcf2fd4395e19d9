/** Slovak words for the home, clothes and the body. Notation: word-list.ts. */
export const slovakHomeAndWear = `
air-conditioner: klimatizace, klimatizácia
armchair sofa: čalúnnictvo, čalúnnik, prečalúnenie, kreslo, kreslá, čalúnenie, čalúnenie nábytku
awning: markízy, markíza, markízy na terasu
axe logs: drevorubači, drevorubačská súťaž
baby-carrier: šatky na nosenie, šatky na nosenie detí, šatka na nosenie
basket: košíky, košíkov, prútené košíky, prútených košíkov, pletenie košíkov
basket carrot: debničky, zelenina, ovoce a zelenina, farmářské trhy, bedýnky
basket egg: predaj z dvora
basket leaves: košíkárstvo, pedig, prútené koše
bathrobe: župany, župan, županov
bathtub shower: koupelna, koupelny, kúpeľne
beanie: čiapky, čiapka, čiapok, pletené čiapky, zimné čiapky
bed bellhop-bell: hotel, penzion, hostel, postel, postele, ubytovanie, ubytovania, ubytovanie v súkromí, ubytovňa
bed bellhop-bell: ubytovne, ubytovacie služby
bed key: ~ izby
bedding: paplóny, paplón, paplónov, obliečky, posteľné obliečky, posteľná bielizeň, posteľné prádlo
bench: lavička, lavičky
bench sun-lounger: záhradný nábytok, záhradného nábytku
blanket cushion: deka, deky, vlnené deky
blinds: žalúzie, rolety, roleta, plisé, okenice
boiler radiator: plynové kotly, plynový kotol, plynových kotlov, servis kotlov, kotly, kotol
bone crutch: ortopéd, ortopédia, ortopedická ambulancia
bookshelf: poličky, polička, poličiek
boot safety-vest: pracovná obuv, pracovnej obuvi, pracovnú obuv
bow-and-arrow target: lukostreľba, lukostreľby
bow-tie: motýliky, pánske motýliky, pánsky motýlik, motýlik k obleku
broom bucket: upratovacie služby, upratovačka
broom spray-bottle: úklid, úklidová firma, upratovanie, úklidové služby, úklid domácností, upratovacia firma
bucket window: mytí oken
bust: sochy, sochárstvo, busta, sochársky kurz
button: gombíky, gombík, gombíkov
candle: dušičky, svíčky, pohřební služba, pohřeb
candle bouquet: pohřebnictví, pohrebníctvo, pohrebná služba
candle headstone: kremácia, starostlivosť o hroby, údržba hrobov, čistenie hrobov
chair: čalounictví, čalouník, židle
chandelier: luster, lustre, krištáľové lustre, svietidlá
chimney fire: kominár, kominárstvo, komíny, čistenie komínov
clothes-hanger dress: second hand
clothes-hanger t-shirt: zbierka šatstva, zbierky šatstva, zbierku šatstva, zber šatstva
coal: uhlie, uhlia, hnedé uhlie, čierne uhlie
coffee-table: konferenčný stolík, konferenčné stolíky, konferenčný stôl, konferenčné stoly
coffin: výroba rakiev, rakvy, rakiev, rakva
colour-swatches: grafik, grafika
conservatory: zimné záhrady, zimná záhrada, zimných záhrad
cooker-hood: digestor, digestory, odsávač pár, čistenie digestorov
cooking-pot: kotly na guláš, kotlíky na guláš, kotlík na guláš
cot: postieľka, postieľky, kolíska
cot bed: detské postele, detská posteľ, detských postelí
crossed-swords castle: rytieri, rytieri na hrade, rytiersky turnaj
curtains window: sieťky, závěsy, záclony, žaluzie, markýzy
cushion: vankúše, vankúš, vankúšov
desk: písací stôl, písacie stoly, písacieho stola, kancelársky stôl, kancelárske stoly
dining-table chair: jídelní stůl, jídelní stoly, dřevěný stůl, jedálenské stoly, stoly, jedálenský stôl
dining-table chair: jedálenský stôl z masívu
dishwasher: umývačky riadu, umývačka riadu, umývačiek riadu, oprava umývačky, oprava umývačiek
door: dveře, garážová vrata, dvere
drainpipe droplet: čistenie kanalizácie, krtkovanie, kanalizácia, upchatý odpad, upchatá kanalizácia, čistenie odpadov
eye glasses: očná ambulancia, očný lekár, očnej ambulancie
eyebrow lips: permanentný make-up
fabric-roll: modrotlač, modrotlače, modrotlačou, modrotlačiarska dielňa
fabric-roll thread: látky, metráž, predaj látok
felt-hat: klobúky, klobúk, klobúkov, klobučníctvo
fence hammer: oplotenie, ploty, plot, brány
fire-extinguisher: hasiace prístroje, kontrola hasiacich prístrojov
fireplace fire: krb, krby, stavba krbov, kozuby, kozub, kozubov
first-aid-kit: prvá pomoc, kurz prvej pomoci, kurzy prvej pomoci, lekárnička, defibrilátor
fitted-kitchen: kuchyne na mieru, kuchynské linky, kuchynská linka, kuchynské štúdio, výroba kuchýň
floorboards: parkety, podlahár, brúsenie parkiet, pokládka podláh, plávajúce podlahy, drevené podlahy, vinylové podlahy
floorboards: drevené terasy, podlahy
fridge: chladnička, chladničky, oprava chladničiek, mrazničky, mraznička, mrazničiek, mraziace boxy
fuse-box plug: revízie elektro, revízia elektro, elektro revízie
garage-door: garážová brána, garážové brány, garáž
garden-shed: záhradný domček, záhradné domčeky, domček na náradie
gas-cylinder fire: plynová fľaša, plynové fľaše, propán-bután, výmena plynových fliaš
gear wrench: frézovanie, obrábanie kovov, vstrekovanie plastov, vstrekovacie formy, nástrojáreň, ložiská, ozubené kolesá
gear wrench: laserové rezanie, zlievareň, kovovýroba, náhradné diely, náhradných dielov, náhradné diely na autá
gear wrench: náhradné diely na traktory, rezanie laserom, rezania laserom
grandfather-clock: stojacie hodiny
gutter house: odkvap, odkvapy, čistenie odkvapov, čistenie žľabov
hammer: klince, klincov
hammer horseshoe: kováčske výrobky, umelecké kováčstvo
hammer-and-wrench gear: zámečnictví výroba, kovář, svařování
handbag wallet: kožené výrobky, kožených výrobkov, kožené doplnky
headscarf: šatky, dámske šatky, hodvábne šatky
headstone: náhrobné kamene, kamenárstvo, kamenictví, náhrobky, pomníky
heat-pump radiator: tepelné čerpadlo, tepelné čerpadlá
hiking-boot mountain: výstup na rysy, výlet do tatier, výlety do tatier, novoročný výstup, pochod na kriváň
hiking-boot mountain: vysoké tatry
house-insulation: izolácie, izolácia, izolácií, zateplenie domu, zateplenie domov, zateplenie, zatepľovanie
house-insulation: zatepľovanie budov, polystyrén, polystyrénu
iron t-shirt: žehlenie, žehliareň, žehlička
key padlock: otváranie trezorov, zámočníctvo, otváranie dverí, zámečník, klíče, zámočník, kľúče
light-bulb: svítidla, osvětlení, osvetlenie
lock-and-key puzzle: úniková hra
lotion: kožní lékař, dermatolog, krémy
lotion soap: prírodná kozmetika, prírodnej kozmetiky, prírodnú kozmetiku
mattress bed: matrace, ložní prádlo
mouse-trap: myši, potkany, deratizácia, hubenie potkanov
mouse-trap cockroach: dezinsekcia, deratizace, dezinsekce, hubení škůdců
nut-and-bolt: skrutky, skrutiek, skrutka, spojovacieho materiálu
oven: varné dosky, varná doska, indukčná doska, varných dosiek, vstavané rúry, elektrické rúry
oven dining-table: kuchyně na míru, kuchyně, kuchýň na mieru, kuchýň
padlock parcel: sklad na prenájom, samoobslužný sklad, skladovanie nábytku
paint-roller bucket: maľovanie, maliarske práce, stierky, malíř pokojů, rekonstrukce, malování pokojů, maliar
paper-lantern: lampiónový sprievod
paving: zámková dlažba, zámkovej dlažby, zámkovú dlažbu, pokládka dlažby, pokládka zámkovej dlažby
pergola house-with-garden: pergola, pergoly, altánok, altánky, prestrešenie terasy
plug lightning: elektroinštalácie, elektrocentrála, elektrocentrály, elektrikář, elektroinstalace
plug lightning: elektrikár
pressure-washer: tlakové čistenie, tlakové umývanie, čistenie fasád, čistenie dlažby
pyjamas: pyžamá, pyžám
radiator: ohrievače, ohrievač, ohrievačov
radiator fire: radiátory, vytápění, plynové kotle, tepelná čerpadla
radiator wrench: kúrenie, kotle, kurenár
razor: depilácia, epilácia, holenie
recycling: výkup šrotu, výkup kovov, výkup železa, zberné suroviny, kovošrot
recycling magnet: šrot, šrotu, výkup farebných kovov
recycling wastebasket: vypratávanie, vypratávanie bytov, odvoz nábytku
roof: strešná krytina, strešnej krytiny, strešné krytiny, strešných krytín
roof house: zatekajúca strecha, zateká strecha, deravá strecha, klampiar, klampiarstvo, pokrývač, střecha, střechy
roof house: strechy, striech
roof saw: tesárske práce, tesárskych prác, tesári, tesára, tesárov
rug: koberec, koberce, kobercov
sack spade: kompost, hnoj, rašelina, hnojivo, hnojivá, hnojív
sack wheat: krmivá, krmivo, osivá, kŕmne zmesi, kŕmnych zmesí
sandal: sandále, sandálky
saw axe: píla
saw hammer: stolárstvo, terasy, tesár, truhlář, truhlářství, tesař, stolár
screwdriver coffee: opravovňa
security-camera shield: strážna služba, kamerové systémy, alarmy
sewing-machine: šičky, šičiek, šičku, šička
sewing-machine thread: šijací stroj, šijacie stroje, šijacích strojov
shield security-camera: strážnik sbs, strážnik, strážnici, sbs
shield umbrella: poisťovňa, poistenie, pojištění, pojišťovna
shirt: košele, košeľa, košieľ, košeľu, pánske košele
shopping-cart basket: potraviny, supermarket
skirt: sukne, sukňa, sukňu
soap: mydlo, prírodné mydlá
sofa: nábytek, pohovka, sedačka, nábytok, interiérový design, sedacie súpravy, sedacia súprava, sedacích súprav
sofa: sedaciu súpravu
solar-panel sun: solárne kolektory, fotovoltika, fotovoltaika, solární panely
spray-bottle bucket: osieho hniezda, osie hniezda, osích hniezd, likvidácia osích hniezd, sršňov, ôs a sršňov, tepovanie
spray-bottle bucket: dezinfekcia, čistenie sedačiek, tepovanie sedačiek
spray-bottle cockroach: ploštice, ploštíc
squeegee window: umývanie okien, čistenie okien
staircase: schody, schodisko
staircase balcony: zábradlia, zábradlie, nerezové zábradlie, nerezové zábradlia
staircase saw: drevené schody, schody na mieru
stairlift: schodiskové plošiny, schodisková plošina, schodiskový výťah
stove fire: pece na drevo, kachľové pece, kachliar, kachle, kachlí, krbové kachle
strimmer: krovinorez, krovinorezy, krovinorezov
suit: pánske vesty, saká, pánske saká
tap droplet: odstávka vody
tap wrench: vodár, instalatér, topení, inštalatér, vodoinstalace, čištění odpadů, topenář, havárie vody
tights: pančuchy, pančuchové nohavice, pančúch, silonkové pančuchy
tiles trowel: obklady, obkladač, dlažba, dlažby
toilet: mobilné toalety, mobilných toaliet, mobilné wc, chemické toalety
toilet plunger: žumpy, vývoz žumpy
toolbox hammer: hodinový manžel, nářadí
toolbox hammer: ~ remeselník, remeselníci
toolbox musical-notes: oprava hudobných nástrojov, opravy hudobných nástrojov
towel soap: uterák, uteráky, osušky
vacuum-cleaner: vysávač, vysávače
vacuum-cleaner car: čistenie interiéru auta, čistenie interiérov áut, čistenie interiéru
vase: váza, vázy, krištáľ, brúsené sklo, krištáľu
vase fire: fúkanie skla, skláreň
wardrobe: vestavěné skříně, skříně, vstavané skrine
wardrobe oven: kuchynské dvierka, výmena kuchynských dvierok, kuchynských dvierok
washing-machine: prádelna, čistírna, pračka, práčovňa
washing-machine wrench: oprava práčok, práčky
wastebasket recycling: kontajnery, zberný dvor, upratovanie lesa, čistenie lesa, čistenie potoka
water-bottle: minerálna voda, minerálnej vody, minerálne vody, minerálnu vodu, fľaše na vodu, fľaša na vodu
water-bottle: sklenené fľaše
water-pump droplet: vŕtanie studní, studňa, studne, čerpadlo, čerpadlá, vŕtané studne
water-tank droplet: nádrž na vodu, nádrže na vodu, nádrž na dažďovú vodu
wheelie-bin: smetná nádoba, smetné nádoby, odvoz odpadu, kontajnery na odpad
wheelie-bin recycling: odpad, veľkoobjemový odpad, vývoz odpadu
wifi-router: optický internet, internet domov, wifi router
window: výmena okien, montáž okien, nové okná, plastové okná, okna, okná, plastová okna, sklenářství
window bucket: okien
window hammer: sklenář, sklenárstvo
window palette: vitráží
window-net: sieťky proti hmyzu, sieťky na okná, sieťok proti hmyzu
wrench car: autoservis, automechanik, opravna aut, pneuservis a autoservis, výměna oleje, stk, autoopravna, karosárna
wrench car: výmena oleja, autodíly, diagnostika vozidiel, diagnostika áut, diagnostiky vozidiel
apron chef-hat: zástera, zástery
baby-bodysuit: detské oblečenie, oblečenie pre bábätká, kojenecké oblečenie, burza detského oblečenia
backpack pencil: batohy, školské tašky, ruksaky
bangles: náramok, náramky
bikini: plavky
bra: spodná bielizeň, podprsenka, podprsenky, dámska bielizeň
braid hair-comb: vrkôčiky, africké vrkôčiky, zapletanie vrkôčikov, dredy
brain speech-bubble: psychiater, psychiatrická ambulancia, psycholog, psychoterapie
clothes-hanger coat: čistiareň, čistiareň odevov, chemické čistenie, výmena oblečenia, secondhand
coat: kožušníctvo, kožuchy, kabát, kabáty, bundy
coat scarf: teplého oblečenia, teplé oblečenie, zimného oblečenia, zimné oblečenie
diamond ring: prívesok, prívesky, retiazka, retiazky, zlatníctvo, klenotnictví, šperky, zlatnictví, zlatník, piercing
dress handbag: móda, dámské oblečení, šaty, oblečení, butik, šiat
dress t-shirt: oblečenie
dress-shoe: obuvník, oprava obuvi
ear stethoscope: orl, orl ambulancia, ušné nosné krčné
earrings diamond: náušnice
eyelashes eye: obočie, prodloužení řas, řasy, mihalnice, obočí
foot: pedikúra, medicínska pedikúra
foot dress-shoe: ortopedické vložky, ortopedická obuv, podológia, podológ
foot lotion: podologie
glasses eye: optika, brýle, okuliare, oční optika
gloves: rukavice
graduation-cap books: univerzita, vysoká škola, štipendium, štipendiá, štipendií
hair-dryer hair-comb: fén na vlasy, keratínové narovnanie, brazílsky keratín, fúkaná
handbag: kabelky, kabelka
hearing-aid: načúvacie prístroje, naslouchadla
heart handshake: dobrovolníci, charita, sbírka
hiking-boot: turistika, pěší túra, turistická obuv, turistickej obuvi, turistickú obuv, turistické topánky
hoodie t-shirt: mikina, mikiny, mikiny s kapucňou
jumper scarf: sveter, svetre, pletené svetre, pletený sveter, vlnené svetre
lipstick nail-polish: kosmetický salon, kosmetika, kozmetika, líčení, kosmetička
lipstick serum-bottle: kozmetický salón, kozmetička, čistenie pleti
lungs stethoscope: pneumológ, pľúcna ambulancia, pľúcny lekár
nail-polish: nechtové štúdio, manikúra, nehty, nehtové studio, nechty
nappy baby: plienky, plienková torta, látkové plienky
necklace: náhrdelník, náhrdelníky, strieborné šperky, ručne vyrábané šperky, korálky, korálok, korálkové šperky
necktie: pánské oblečení
perfume: parfémy, parfém, parfumy, parfumov
rescue-helmet plaster: prvej pomoci
ring bouquet: svatba, snubní prsteny, svadba, obrúčky
ring diamond: výkup zlata, vykupujeme zlato, kúpim zlato
rollator: chodítko, chodítka
safety-vest: pracovné odevy, montérky, reflexné vesty, vesty na prácu, pracovné vesty
safety-vest lab-coat: pracovné oblečenie
serum-bottle lotion: sérum, péče o pleť, pleťový krém
shopping-bags price-tag: ~ výprodej, slevy
sneaker: boty, obuv, tenisky, topánky, topánok
socks: ponožky
spine: fyzioterapie, fyzioterapeut, chiropraktik, fyzioterapia, rehabilitace, bolesti zad, masáže zad, osteopat
spine stethoscope: rehabilitácia
suit necktie: oblek, obleky, svadobný oblek, smoking, pánske obleky
t-shirt jeans: trička, potisk triček, tričká
t-shirt socks: detský bazár
tattoo-machine: tetování, tetovanie
tooth: zubař, zubní ordinace, dentální hygiena, zubár, stomatologie, zubná ambulancia, stomatológ, bělení zubů
tooth: zubní implantáty, rovnátka, implantáty, zubov, zuby
tooth toothbrush: bielenie zubov, strojček na zuby
vape: elektronické cigarety, vape
wallet handbag: peňaženky, kožená galantéria
wedding-dress ring: svadobné šaty, svadobný salón
wig: parochňa, parochne
x-ray: röntgen, rádiológia, magnetická rezonancia
zip: výmena zipsov, výmena zipsu, oprava zipsov, zipsy, zipsov
`;
