/** Slovak words for the home, clothes and the body. Notation: word-list.ts. */
export const slovakHomeAndWear = `
air-conditioner: klimatizace, klimatizácia
armchair sofa: čalúnnictvo, čalúnnik, prečalúnenie, kreslo, kreslá, čalúnenie, čalúnenie nábytku
axe logs: drevorubači, drevorubačská súťaž
basket carrot: debničky, zelenina, ovoce a zelenina, farmářské trhy, bedýnky
basket leaves: košíkárstvo, pedig, prútené koše
bathtub shower: koupelna, koupelny, kúpeľne
bed bellhop-bell: hotel, penzion, hostel, postel, postele
bed key: ~ izby
bed mattress: posteľná bielizeň
bench: lavička, lavičky
blanket cushion: deka, deky, vlnené deky
blinds: žalúzie, rolety, roleta, plisé, okenice
bow-and-arrow target: lukostreľba, lukostreľby
broom bucket: upratovacie služby, upratovačka
broom spray-bottle: úklid, úklidová firma, upratovanie, úklidové služby, úklid domácností, upratovacia firma
bucket window: mytí oken
bust: sochy, sochárstvo, busta, sochársky kurz
candle: dušičky, svíčky, pohřební služba, pohřeb
candle bouquet: pohřebnictví, pohrebníctvo, pohrebná služba
candle headstone: kremácia, starostlivosť o hroby, údržba hrobov, čistenie hrobov
chair: čalounictví, čalouník, židle
chandelier: luster, lustre, krištáľové lustre, svietidlá
chimney fire: kominár, kominárstvo, komíny, čistenie komínov
cooker-hood: digestor, digestory, odsávač pár, čistenie digestorov
cot: postieľka, postieľky, kolíska
curtains window: sieťky, markízy, závěsy, záclony, žaluzie, markýzy
dining-table chair: jídelní stůl, jídelní stoly, dřevěný stůl, jedálenské stoly, stoly
door: dveře, garážová vrata, dvere
drainpipe droplet: čistenie kanalizácie, krtkovanie, kanalizácia, upchatý odpad, upchatá kanalizácia, čistenie odpadov
fabric-roll thread: látky, metráž, predaj látok
fence hammer: oplotenie, ploty, plot, brány
fire-extinguisher: hasiace prístroje, kontrola hasiacich prístrojov
fireplace fire: krb, krby, stavba krbov
first-aid-kit: prvá pomoc, kurz prvej pomoci, kurzy prvej pomoci, lekárnička, defibrilátor
fitted-kitchen: kuchyne na mieru, kuchynské linky, kuchynská linka, kuchynské štúdio, výroba kuchýň
floorboards: parkety, podlahár, brúsenie parkiet, pokládka podláh, plávajúce podlahy, drevené podlahy, vinylové podlahy
floorboards: drevené terasy, podlahy
fridge: chladnička, chladničky, oprava chladničiek
garage-door: garážová brána, garážové brány
garden-shed: záhradný domček, záhradné domčeky, domček na náradie
gas-cylinder fire: plynová fľaša, plynové fľaše, propán-bután, výmena plynových fliaš
gear wrench: frézovanie, obrábanie kovov, vstrekovanie plastov, vstrekovacie formy, nástrojáreň, ložiská, ozubené kolesá
gear wrench: laserové rezanie, zlievareň, kovovýroba
grandfather-clock: stojacie hodiny
gutter house: odkvap, odkvapy, čistenie odkvapov, čistenie žľabov
hammer horseshoe: kováčske výrobky, umelecké kováčstvo
hammer-and-wrench gear: zámečnictví výroba, kovář, svařování
headstone: náhrobné kamene, kamenárstvo, kamenictví, náhrobky, pomníky
heat-pump radiator: tepelné čerpadlo, tepelné čerpadlá
iron t-shirt: žehlenie, žehliareň, žehlička
key padlock: otváranie trezorov, zámočníctvo, otváranie dverí, zámečník, klíče, zámočník, kľúče
light-bulb: svítidla, osvětlení, osvetlenie
lock-and-key puzzle: úniková hra
lotion: kožní lékař, dermatolog, krémy
mattress bed: matrace, ložní prádlo
mouse-trap: myši, potkany, deratizácia, hubenie potkanov
mouse-trap cockroach: dezinsekcia, deratizace, dezinsekce, hubení škůdců
oven dining-table: kuchyně na míru, kuchyně, kuchýň na mieru, kuchýň
padlock parcel: sklad na prenájom, skladové priestory, samoobslužný sklad, skladovanie nábytku
paint-roller bucket: maľovanie, maliarske práce, stierky, malíř pokojů, rekonstrukce, malování pokojů, maliar
paper-lantern: lampiónový sprievod
pergola house-with-garden: pergola, pergoly, altánok, altánky, prestrešenie terasy
plug lightning: elektroinštalácie, revízie elektro, elektrocentrála, elektrocentrály, elektrikář, elektroinstalace
plug lightning: elektrikár
pressure-washer: tlakové čistenie, tlakové umývanie, čistenie fasád, čistenie dlažby
radiator fire: kotly, radiátory, vytápění, plynové kotle, tepelná čerpadla
radiator wrench: kúrenie, kotol, kotle, kurenár
razor: depilácia, epilácia, holenie
recycling: výkup šrotu, výkup kovov, výkup železa, zberné suroviny, kovošrot
recycling wastebasket: vypratávanie, vypratávanie bytov, odvoz nábytku
roof house: zatekajúca strecha, zateká strecha, deravá strecha, klampiar, klampiarstvo, pokrývač, střecha, střechy
roof house: strechy, striech
rug: koberec, koberce, kobercov
sack spade: kompost, hnoj, rašelina
sack wheat: krmivá, krmivo, osivá
saw axe: píla
saw hammer: stolárstvo, terasy, tesár, truhlář, truhlářství, tesař, stolár
screwdriver coffee: opravovňa
security-camera shield: strážna služba, kamerové systémy, alarmy
sewing-machine thread: šijací stroj, šijacie stroje, šijacích strojov
shield security-camera: strážnik sbs, strážnik, strážnici, sbs
shield umbrella: poisťovňa, poistenie, pojištění, pojišťovna
shopping-cart basket: potraviny, supermarket
soap: mydlo, prírodné mydlá
sofa: nábytek, pohovka, sedačka, nábytok, interiérový design
solar-panel sun: solárne kolektory, fotovoltika, fotovoltaika, solární panely
spray-bottle bucket: osieho hniezda, osie hniezda, osích hniezd, likvidácia osích hniezd, sršňov, ôs a sršňov, tepovanie
spray-bottle bucket: dezinfekcia, čistenie sedačiek, tepovanie sedačiek
spray-bottle cockroach: ploštice, ploštíc
squeegee window: umývanie okien, čistenie okien
staircase: schody, schodisko
staircase saw: drevené schody, schody na mieru
stove fire: pece na drevo, kachľové pece, kachliar
tap droplet: odstávka vody
tap wrench: vodár, instalatér, topení, inštalatér, vodoinstalace, čištění odpadů, topenář, havárie vody
tiles trowel: obklady, obkladač, dlažba, dlažby
toilet: mobilné toalety, mobilných toaliet, mobilné wc, chemické toalety
toilet plunger: žumpy, vývoz žumpy
toolbox hammer: hodinový manžel, nářadí
toolbox hammer: ~ remeselník, remeselníci
towel soap: uterák, uteráky, osušky, župany
vacuum-cleaner: vysávač, vysávače
vase: váza, vázy
vase fire: fúkanie skla, skláreň
wardrobe: vestavěné skříně, skříně, vstavané skrine
wardrobe oven: kuchynské dvierka, výmena kuchynských dvierok, kuchynských dvierok
washing-machine: prádelna, čistírna, pračka, práčovňa
washing-machine wrench: oprava práčok, práčky
wastebasket recycling: kontajnery, zberný dvor, upratovanie lesa, čistenie lesa, čistenie potoka
water-pump droplet: vŕtanie studní, studňa, studne, čerpadlo, čerpadlá, vŕtané studne
water-tank droplet: nádrž na vodu, nádrže na vodu, nádrž na dažďovú vodu
wheelie-bin: smetná nádoba, smetné nádoby, odvoz odpadu, kontajnery na odpad
wheelie-bin recycling: odpad, veľkoobjemový odpad, vývoz odpadu
wifi-router: optický internet, internet domov, wifi router
window: výmena okien, montáž okien, nové okná, plastové okná, okna, okná, plastová okna, sklenářství
window bucket: okien
window hammer: sklenář, sklenárstvo
window palette: vitráží
wrench car: autoservis, automechanik, opravna aut, pneuservis a autoservis, výměna oleje, stk, autoopravna, karosárna
wrench car: výmena oleja, autodíly
apron chef-hat: zástera, zástery
baby-bodysuit: detské oblečenie, oblečenie pre bábätká, kojenecké oblečenie, burza detského oblečenia
backpack pencil: batohy, školské tašky, ruksaky
bangles: náramok, náramky
bikini: plavky
bra: spodná bielizeň, podprsenka, podprsenky, dámska bielizeň
braid hair-comb: vrkôčiky, africké vrkôčiky, zapletanie vrkôčikov, dredy
brain speech-bubble: psychiater, psychiatrická ambulancia, psycholog, psychoterapie
clothes-hanger coat: čistiareň, čistiareň odevov, chemické čistenie, výmena oblečenia, secondhand
coat: kožušníctvo, kožuchy, kabát, kabáty, bundy, second hand
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
hiking-boot: turistika, pěší túra
hoodie t-shirt: mikina, mikiny, mikiny s kapucňou
jumper scarf: sveter, svetre, pletené svetre, pletený sveter, vlnené svetre
lipstick nail-polish: kosmetický salon, kosmetika, kozmetika, líčení, kosmetička
lipstick serum-bottle: kozmetický salón, kozmetička, čistenie pleti
lungs stethoscope: pneumológ, pľúcna ambulancia, pľúcny lekár
nail-polish: nechtové štúdio, manikúra, nehty, nehtové studio, nechty
nappy baby: plienky, plienková torta, látkové plienky
necklace: náhrdelník, náhrdelníky, strieborné šperky, ručne vyrábané šperky
necktie: pánské oblečení
perfume: parfémy, parfém
rescue-helmet plaster: prvej pomoci
ring bouquet: svatba, snubní prsteny, svadba, obrúčky
ring diamond: výkup zlata, vykupujeme zlato, kúpim zlato
rollator: chodítko, chodítka
safety-vest: pracovné odevy, montérky
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
top-hat: klobúky, klobučníctvo
vape: elektronické cigarety, vape
wallet handbag: peňaženky, kožená galantéria
wedding-dress ring: svadobné šaty, svadobný salón
wig: parochňa, parochne
x-ray: röntgen, rádiológia, magnetická rezonancia
zip: výmena zipsov, výmena zipsu, oprava zipsov
`;
