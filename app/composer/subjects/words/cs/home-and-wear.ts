/** Czech words for the home, clothes and the body. Notation: word-list.ts. */
export const czechHomeAndWear = `
air-conditioner: klimatizace, klimatizácia
armchair sofa: čalounictví, čalouník, přečalounění, křeslo, křesla, čalounění, čalounění nábytku
awning: markýza, markýzy, pergoly a markýzy
axe logs: dřevorubecké soutěže, dřevorubci, dřevorubec
basket carrot: zelenina, ovoce a zelenina, bedýnky
basket gift: dárkové balíčky
basket leaves: košíkářství, pedig, proutěné koše, vrbové proutí
bathtub shower: koupelna, koupelny, kúpeľne
bed bellhop-bell: hotel, penzion, hostel, postel, postele
bed key: ~ pokoje
bed mattress: povlečení
bench: lavička, lavičky, zahradní lavice
blanket cushion: deka, deky, vlněné deky, pléd
blinds: žaluzie, rolety, roleta, plisé, okenice
boiler radiator: kotel, kotle, plynový kotel, servis kotlů, bojler, bojlery
bookshelf books: knihovna na míru, knihovny na míru, regál, regály, police na knihy
broom bucket: uklízečka, úklidové práce
broom spray-bottle: úklid, úklidová firma, upratovanie, úklidové služby, úklid domácností, upratovacia firma
broom wastebasket: ukliďme česko, brigáda
bust: sochy, sochařství, busta, sochařský kurz
candle: dušičky, svíčky, pohřební služba, pohřeb
candle bouquet: pohřebnictví, pohrebníctvo, pohrebná služba
candle headstone: kremace, péče o hroby, úklid hrobů, údržba hrobů
chair: lavice na zahradu, židle
chandelier: lustr, lustry, křišťálové lustry, svítidla
chimney fire: kominík, kominictví, komíny, čištění komínů
cooker-hood: digestoř, digestoře, čištění vzduchotechniky, čištění digestoří
cot: postýlka, postýlky, dětská postýlka, kolébka
curtains window: stínicí technika, závěsy, záclony, žalúzie
cushion: polštáře, dekorační polštáře, polštářky
desk office-chair: psací stůl, psací stoly, kancelářský nábytek, polohovatelné stoly
dining-table chair: jídelní stůl, jídelní stoly, dřevěný stůl, stoly
door: dveře, dvere
door fence: vrata
drainpipe droplet: čištění kanalizace, krtkování, kanalizace, ucpaný odpad, čištění odpadů, ucpaná kanalizace
drainpipe droplet: krtek na odpady
fabric-roll thread: látky, metráž, látky v metráži, galanterie a látky, prodej látek
fence hammer: oplocení, ploty, plot
fire-extinguisher: hasicí přístroje, revize hasicích přístrojů
fireplace fire: krb, krby, krbové vložky, stavba krbů, krbová kamna
first-aid-kit: první pomoc, kurz první pomoci, kurzy první pomoci, lékárnička, defibrilátor
fitted-kitchen: kuchyně na míru, kuchyňské linky, kuchyňská linka, kuchyňské studio, montáž kuchyní, výroba kuchyní
floorboards: parkety, podlahář, broušení parket, pokládka podlah, plovoucí podlahy, dřevěné podlahy, vinylové podlahy
floorboards: terasová prkna, dřevěné terasy, podlahářství, podlahy
fridge: lednice, lednička, oprava ledniček, chladnička
garage-door: garážová vrata
garden-shed: zahradní domek, zahradní domky, domek na nářadí, kůlna
gas-cylinder fire: plynová láhev, plynové lahve, propan-butan, propan butan, výměna plynových lahví
gate fence: brána, brány, vjezdové brány, posuvné brány, vrata a brány
gear wrench: frézování, vstřikování plastů, vstřikovací formy, nástrojárna, ložiska, laserové řezání, slévárna
gear wrench: kovovýroba, kooperace obrábění, soustružník
grandfather-clock: stojací hodiny, podlahové hodiny
gutter house: okap, okapy, čištění okapů, montáž okapů
hammer horseshoe: kované výrobky, umělecké kovářství
hammer-and-wrench gear: zámečnictví výroba, kováčstvo, umělecký kovář
headstone: hroby, kamenictví, náhrobky, pomníky
heat-pump radiator: tepelné čerpadlo, tepelná čerpadla
iron t-shirt: žehlení, žehlírna, žehlička
key padlock: otevírání trezorů, zámečnictví, otevírání dveří, zámečník, klíče, zámočník, kľúče
ladder bricks: montáž lešení
light-bulb: osvětlení
lock-and-key padlock: zámky, výměna zámku, kybernetická bezpečnost
lock-and-key puzzle: úniková hra
lotion: epilace, kožní lékař, dermatolog, krémy
lotion sun: opalovací krém, opalovací krémy, krém na opalování
mattress bed: matrace, ložní prádlo
mouse-trap: myši, potkani, myši v domě, hubení potkanů, hubení myší
mouse-trap cockroach: deratizace, dezinsekce, hubení škůdců
office-chair desk: kancelářská židle, kancelářské židle, herní křeslo
oven dining-table: kuchyne na mieru, kuchyní na míru, kuchyní, kuchyň
oven frying-pan: kuchyně
oven spray-bottle: digestoří
paint-roller bucket: malování, malířské práce, natěrač, malíř pokojů, rekonstrukce, malování pokojů, maliar
pergola house-with-garden: pergola, pergoly, altán, altány, zastřešení terasy
piggy-bank coin: prasátko na peníze, pokladnička, spořicí účet, penzijní spoření, stavební spoření
plug lightning: elektrocentrála, elektrocentrály, pronájem elektrocentrál, elektrikář, elektroinstalace, elektrikár
pressure-washer: tlakové mytí, vysokotlaké čištění, čištění fasád, mytí fasád, čištění zámkové dlažby
radiator fire: topenář, topení, radiátory, vytápění, plynové kotle, kúrenie
radiator wrench: topenářství
razor: depilace, holení
recycling: výkup šrotu, šrot, výkup kovů, výkup železa, sběrné suroviny
recycling wastebasket: vyklízení, vyklízení bytů, odvoz nábytku, odvoz odpadu
roof house: zatékající střecha, zatéká střecha, děravá střecha, klempíř, klempířství, tesařství, pokrývač, střecha
roof house: střechy, strechy, střech
rug: koberec, koberce, koberců
sack spade: kompost, hnůj, rašelina
sack wheat: krmiva, krmivo, krmné směsi, osiva, osivo
saw axe: pila
saw hammer: terasy, truhlář, truhlářství, tesař, stolár
screwdriver coffee: opravárna
screwdriver toolbox: repair café, opravárenské dílny
security-camera shield: bezpečnostní agentura, kamerové systémy, alarmy, ostraha
sewing-machine thread: šicí stroj, šicí stroje, šicích strojů
shield umbrella: pojištění, pojišťovna, poistenie
shopping-cart basket: potraviny, supermarket
soap: mýdlo, přírodní mýdla
sofa: gauč, gauče, rozkládací gauč, rohový gauč, rohovka, nábytek, pohovka, sedačka, nábytok, interiérový design
sofa desk-lamp: bytový designér, bytová designérka, interiérový designér, návrhy interiérů
solar-panel sun: solární kolektory, solární ohřev, fotovoltaika, solární panely
spray-bottle bucket: vosího hnízda, vosí hnízda, vosích hnízd, hubení vos, sršně, vos a sršňů, sršňů, čištění čalounění
spray-bottle bucket: tepování, dezinfekce
spray-bottle cockroach: štěnice, štěnic
squeegee window: mytí oken, umývání oken, mytí výloh
staircase: schody, schodiště
staircase saw: dřevěné schody, dřevěných schodů
stove fire: kamnářství
stove logs: kamna, krby a kamna
tap wrench: instalatér, inštalatér, vodoinstalace, havárie vody
tiles trowel: obklady, obkladač, dlažba, dlažby
toilet: mobilní toalety, mobilních toalet, mobilní wc, chemické toalety, toitoi
toilet plunger: ucpané odpady, ucpané potrubí, ucpané wc, ucpaný záchod, ucpaný dřez
toolbox hammer: hodinový manžel, nářadí
toolbox hammer: ~ řemeslník, řemeslníci
towel soap: ručník, ručníky, osušky, župany
vacuum-cleaner: vysavač, vysavače
vase: váza, vázy
vase fire: foukání skla, sklárna
vase mantel-clock: bleší trh
wardrobe: vestavěné skříně, skříně, vstavané skrine
wardrobe oven: kuchyňská dvířka, výměna kuchyňských dvířek, kuchyňských dvířek
washing-machine: prádelna, pračka, práčovňa
washing-machine wrench: opravy praček, oprava spotřebičů
wastebasket recycling: kovošrot, sběrný dvůr
water-pump droplet: vrtání studní, studna, studny
water-tank droplet: nádrž na vodu, nádrže na vodu, nádrž na dešťovou vodu, retenční nádrž, retenční nádrže
wheelie-bin: popelnice, svoz odpadu, mytí popelnic, odpadové nádoby
wheelie-bin recycling: odpad, velkoobjemový odpad, tříděný odpad
wifi-router: optický internet, internet na doma, wifi router, poskytovatel internetu
window: výměna oken, montáž oken, nová okna, plastová okna, okna na míru, okna, okná, plastové okná, sklenářství
window bucket: oken, okny
window hammer: sklenář, sklenárstvo
wrench car: autoservis, automechanik, opravna aut, pneuservis a autoservis, výměna oleje, stk, autoopravna, karosárna
wrench car: výmena oleja, autodíly
apron chef-hat: zástěra, zástěry
baby-bodysuit: dětské oblečení, kojenecké oblečení, bazárek dětského oblečení, oblečení pro miminka, dětský bazárek
backpack pencil: batohy, školní aktovky, aktovky
ballet-shoes dancer: balet
bangles: náramek, náramky
bikini: plavky
bra: spodní prádlo, podprsenka, podprsenky, dámské prádlo
braid hair-comb: africké copánky, copánky, zaplétání copánků, dredy, pletení copánků
brain speech-bubble: psychiatr, psychiatrie, psychiatrická ambulance, párová terapie, psycholog, psychoterapie
clothes-hanger coat: čistírna, čistírna oděvů, chemické čištění, výměna oblečení, swap oblečení, secondhand
coat: kožešnictví, kožešník, kabát, kabáty, bundy, second hand
diamond magnifier: minerály, minerálů
diamond ring: přívěsek, přívěsky, řetízek, řetízky, klenotnictví, šperky, zlatnictví, zlatník, piercing
dress handbag: móda, dámské oblečení, šaty, oblečení, butik
dress-shoe: obuvník, oprava obuvi
dress-shoe boot: švec
ear stethoscope: orl, orl ordinace, orl ambulance, ušní nosní krční
earrings diamond: náušnice, náušničky
eyelashes eye: prodloužení řas, řasy, mihalnice, obočí
foot: pedikúra, medicinální pedikúra, podologie
foot dress-shoe: ortopedické vložky, ortopedická obuv, péče o nohy, podolog
glasses eye: oční, optika, brýle, okuliare, oční optika
gloves: rukavice
graduation-cap books: univerzita, vysoká škola
hair-comb scissors: prodlužování vlasů
hair-dryer hair-comb: fén na vlasy, brazilský keratin, foukaná, keratinové narovnání, střih a foukaná
handbag: kabelky, kabelka
hearing-aid: sluchadla, naslouchátka, naslouchadla
heart handshake: dobrovolníci, charita, sbírka
hiking-boot: turistika, pěší túra
hoodie t-shirt: mikina, mikiny, mikiny s kapucí
jumper scarf: svetr, svetry, pletené svetry, pletený svetr, vlněné svetry, kardigan
lipstick nail-polish: kosmetický salon, kosmetika, kozmetika, líčení, kosmetička
lipstick serum-bottle: čištění pleti
lungs stethoscope: pneumolog, plicní ambulance, plicní ordinace, plicní lékař, pneumologie
nail-polish: manikúra, nehty, nehtové studio, nechty
nappy baby: plenky, plenkový dort, látkové plenky, plena
necklace: náhrdelník, náhrdelníky, perly, ruční šperky, stříbrné šperky, korálky
necktie: pánské oblečení
perfume: parfémy, parfém
prosthetic-leg: protéza nohy, ortopedická protetika
rescue-helmet plaster: první pomoci
ring bouquet: svatební agentura, svatební koordinátorka, svatba, snubní prsteny, svadba, obrúčky
ring diamond: výkup zlata, vykupujeme zlato, zlato výkup, koupím zlato
rollator: chodítko, chodítka, chodítko pro seniory
safety-vest: pracovní oděvy, montérky, pracovní obuv
safety-vest lab-coat: pracovní oblečení
serum-bottle lotion: sérum, péče o pleť, pleťový krém
shopping-bags price-tag: ~ výprodej, slevy
sneaker: boty, obuv, tenisky, topánky, bot, bota, botami
socks: ponožky
spine: fyzioterapie, fyzioterapeut, chiropraktik, fyzioterapia, rehabilitace, bolesti zad, masáže zad, osteopat
suit necktie: oblek, obleky, oblek na míru, svatební oblek, smoking, pánská móda, pánské obleky
t-shirt clothes-hanger: bazárek oblečení
t-shirt jeans: trička, potisk triček, tričká
t-shirt socks: dětský bazar
tattoo-machine: tetovací studio, tetování, tetovanie
tattoo-machine ring: permanentní make-up
tooth: zubní protézy, zubní laboratoř, zubař, zubní ordinace, zubár, stomatologie, zubná ambulancia, stomatológ
tooth: zubní implantáty, bielenie zubov, implantáty, zubů, zuby, zubní
tooth toothbrush: bělení zubů, dentální hygiena, rovnátka
top-hat: klobouky, kloboučnictví
top-hat sun-hat: modistka
vape: elektronické cigarety, e-cigarety, vape shop
wallet handbag: peněženky, kožená galanterie, opasky
wedding-dress ring: svatební šaty, svatební salon, svatebních šatů
wig: paruka, paruky, paruk
x-ray: rentgen, radiologie, magnetická rezonance, mamografie
zip: výměna zipů, oprava zipů, zipy, výměna zipu
`;
