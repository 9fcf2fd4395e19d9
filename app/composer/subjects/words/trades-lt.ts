/** Trades and goods in Lithuanian. Notation: word-list.ts. */
export const lithuanianTrades = `
calculator receipt: buhalteris, buhalterė, buhalterija, buhalterinė apskaita, apskaita, mokesčiai
air-conditioner: kondicionierius, kondicionieriai, šilumos siurblys
set-square ruler: architektas, architektūra
wrench car: autoservisas, automobilių remontas, mechanikas, auto remontas
croissant bread: kepykla, kepykėlė, bandelės, duona
lipstick nail-polish: grožio salonas, kosmetika, makiažas, kosmetologė
nail-polish: manikiūras, pedikiūras, nagai, nagų salonas
eyelashes: blakstienos, blakstienų priauginimas
ring bouquet: vestuvės, vestuvių planavimas, vestuviniai žiedai
bride ring: vestuvinės suknelės, vestuvinė suknelė, nuotaka
steak kitchen-knife: mėsinė, mėsa, mėsos parduotuvė
tent campsite: kempingas, stovyklavietė, palapinė, palapinės
car key: automobiliai, automobilių nuoma, naudoti automobiliai, automobilis
saw hammer: stalius, dailidė, medžio darbai, parketas
dinner-plate cook: maitinimas, furšetas, pobūvių maistas
coffee: kavinė, kava, kavos pupelės
cook frying-pan: kulinarijos kursai, maisto gaminimas, virėjas
scissors hair-comb: kirpykla, kirpėja, kirpėjas, plaukai, kirpimas
barber-pole razor: barzdaskutys, barberis
teddy-bear crayon: darželis, vaikų darželis, žaislai, žaislų parduotuvė, auklė
serum-bottle lotion: odos priežiūra, veido procedūros, serumas, kremas
dog stethoscope: veterinaras, veterinarijos klinika, veterinarija
dog bone: šunų maistas, gyvūnų prekės, augintiniai
dog-standing paw: šunų dresūra, šunų viešbutis, šunų kirpykla
steering-wheel car: vairavimo mokykla, vairavimo pamokos, vairavimas
plug lightning: elektrikas, elektros darbai, elektra
basket carrot: daržovės, ūkininkų turgus, ekologiškos daržovės
shopping-cart basket: maisto prekės, prekybos centras, maisto parduotuvė
chart-up coin: investavimas, finansų patarėjas, investicijos
bank coin: bankas, paskola, kreditas
house key: nekilnojamasis turtas, butas, butai, namas, namai, nt brokeris, nuomojamas butas
fish: žuvis, žuvies parduotuvė, jūros gėrybės
bouquet rose: gėlės, gėlių parduotuvė, puokštė, puokštės, floristas, gėlių salonas, gėlių pristatymas
football goal-net: futbolas, futbolo mokykla
basketball: krepšinis, krepšinio mokykla
seedling plant: augalai, sodinukai, sodo centras, kambariniai augalai
spade seedling: sodininkas, aplinkos tvarkymas, sodas
soft-ice-cream: ledai, ledainė
glasses eye: akiniai, optika, regėjimo patikra, akių gydytojas
dumbbell stopwatch: sporto klubas, sporto salė, asmeninis treneris, treniruotės
bed bellhop-bell: viešbutis, svečių namai, apgyvendinimas
sofa chair: baldai, sofa, baldų parduotuvė
washing-machine basket: skalbykla, cheminis valymas, skalbyklė
books open-book: knygos, knygynas, biblioteka, knyga
key: spynų meistras, raktai, spynos
open-book pencil: korepetitorius, kalbų mokykla, anglų kalbos kursai, vertimai, vertimų biuras
set-square abacus: matematika
delivery-van parcel: perkraustymas, kraustymas, perkraustymo paslaugos, kurjeris
guitar: gitara, gitaros pamokos
piano-keys: fortepijonas, pianinas
musical-notes: choras, koncertas, muzikos mokykla
camera: fotografas, fotosesija, fotografija
pizza: pica, picerija, picos
tap wrench: santechnikas, santechnika, vamzdžiai
cutlery dinner-plate: restoranas, pietūs, dienos pietūs
pill stethoscope: vaistinė, vaistai
tooth toothbrush: odontologas, odontologija, dantistas, dantys, odontologijos klinika
stethoscope hospital: gydytojas, klinika, ligoninė
diamond ring: papuošalai, juvelyras, juvelyrika
sneaker: batai, avalynė, batų parduotuvė
dress handbag: drabužiai, suknelės, mada, drabužių parduotuvė
airplane suitcase: kelionių agentūra, kelionės, skrydžiai, atostogos
lotus-position lotus: joga, jogos studija
massage: masažas, masažai, masažistas
sauna bubbles: pirtis, sauna, spa
sewing-needle thread: siuvėja, siuvykla, drabužių taisykla
solar-panel sun: saulės elektrinė, saulės elektrinės, saulės baterijos
graduation-cap books: universitetas, mokymai, kursai
laptop screwdriver: kompiuterių remontas, kompiuteriai
desktop-computer laptop: svetainių kūrimas, interneto svetainė, programinė įranga
smartphone: telefonų remontas, telefonas, telefonai
broom bucket: valymas, valymo paslaugos, valytoja, namų valymas
window: langai, plastikiniai langai
window bucket: langų valymas
shield umbrella: draudimas
scales document: advokatas, teisininkas, teisinės paslaugos
printer document: spaustuvė, spauda
theatre-masks microphone: teatras, spektaklis
popcorn film-camera: kinas, kino teatras
museum: muziejus
tea teapot: arbata, arbatinė
honey bee: medus, bitininkas, bitės
beer wheat: alus, alaus darykla, bravoras
wine grapes: vynas, vyno degustacija
birthday-cake cupcake: tortai, tortas, pyragai, konditerija
burger french-fries: mėsainiai, mėsainis, burgeriai
dancer musical-notes: šokiai, šokių mokykla, šokių studija
swimmer goggles: plaukimas, baseinas, plaukimo pamokos
bicycle wrench: dviračiai, dviratis, dviračių nuoma, dviračių remontas, dviračių taisymas, dviračių servisas, dviračių parduotuvė
taxi: taksi
bricks crane: statyba, statybos, statybos darbai, remontas
paint-roller bucket: dažytojas, dažymas
roof ladder: stogas, stogai, stogų dengimas
horse: jojimas, jojimo pamokos, žirgai
christmas-tree gift: kalėdos, eglutė, kalėdų mugė
candle: žvakės
briefcase handshake: darbas, įdarbinimas, darbo skelbimas
heart handshake: parama, labdara, aukojimas
gift: dovana, dovanos, dovanų kuponas
bread: duona, šviežia duona
watch: laikrodžiai, laikrodis
salad: veganiškas, salotos, dietologas
handbag: rankinės, rankinė
tyre: padangos, padangų keitimas, žieminės padangos, padanga, padangų montavimas
rug: kilimai, kilimas, kilimų valymas
school: ~ mokykla
palette: tapyba, piešimas
television: televizoriai, buitinė technika
nurse: slaugytoja, slauga, senelių namai
megaphone: reklama, rinkodara
shopping-bags: ~ išpardavimas, nuolaidos, blusų turgus, mugė
brain: psichologas, psichoterapeutas, psichoterapija
motorcycle: motociklai, motociklas
lotion: dermatologas, kremas
cat: katė, katės
coat: paltai, striukės, dėvėti drabužiai
car bubbles: automobilių plovykla, plovykla
skis: slidės, slidinėjimas
kebab: kebabai, kebabas
game-controller: vaizdo žaidimai
amphora: keramika
sushi: sušiai, sušis
mattress: čiužiniai, čiužinys
cheese: sūris, sūriai
meat-on-bone: grilis, kepsninė
candy: saldainiai, saldumynai
chocolate: šokoladas
spine: kineziterapija, kineziterapeutas, osteopatas
microphone: dainavimas, karaokė
hiking-boot: žygis, žygiai
necktie: kostiumai, vyriški kostiumai
curtains: užuolaidos, žaliuzės, roletai
lock-and-key: pabėgimo kambarys
hearing-aid: klausos aparatai
beers: baras, alinė
noodles: kinų restoranas
perfume: kvepalai
candle: žvakės, laidojimo paslaugos
dice: stalo žaidimai, protmūšis
framed-picture: galerija
fishing-rod: žvejyba, žūklė
oven dining-table: virtuvės baldai, virtuvės
climber: laipiojimas
bathtub: vonios kambarys, vonios
t-shirt: marškinėliai
party-popper: ~ gimtadienis, šventė, vakarėlis
tractor: traktorius, ūkis
toolbox: įrankiai
toolbox: ~ meistras
motor-boat: laivų nuoma, valtys
baby: akušerė, kūdikis
fountain-pen: notaras, kanceliarinės prekės
pancakes: pusryčiai, blynai
egg: kiaušiniai
bucket: langų valymas
light-bulb: šviestuvai, apšvietimas
scissors: kirpimas, kirpykla, vyrų kirpimas
wrench: tepalų keitimas, autoservisas, automobilių remontas
spaghetti: makaronai
`;
