/** Trades and goods in Latvian. Notation: word-list.ts. */
export const latvianTrades = `
calculator receipt: grāmatvedis, grāmatvedība, grāmatvedības pakalpojumi, nodokļi
air-conditioner: kondicionieris, kondicionieri, siltumsūknis, gaisa kondicionēšana
set-square ruler: arhitekts, arhitektu birojs
wrench car: autoserviss, auto remonts, mehāniķis, automašīnu remonts
croissant bread: maiznīca, maize, ceptuve, beķereja, smalkmaizītes
lipstick nail-polish: skaistumkopšanas salons, kosmētika, kosmetologs, grims, meikaps
nail-polish: manikīrs, pedikīrs, nagi, nagu salons
eyelashes: skropstas, skropstu pieaudzēšana
ring bouquet: kāzas, kāzu organizēšana, laulības gredzeni
bride ring: kāzu kleitas, kāzu kleita, līgava
steak kitchen-knife: gaļas veikals, gaļa, miesnieks
tent campsite: kempings, telts, teltis
car key: automašīnas, auto noma, lietotas automašīnas, auto
saw hammer: galdnieks, galdniecība, kokapstrāde, namdaris, parkets
dinner-plate cook: ēdināšana, banketi, furšets
coffee: kafejnīca, kafija, kafijas
cook frying-pan: kulinārijas kursi, pavārs, ēst gatavošana
scissors hair-comb: frizētava, frizieris, friziere, mati, matu griezums
barber-pole razor: bārddzinis, bārbershops, vīriešu frizētava
teddy-bear crayon: bērnudārzs, rotaļlietas, aukle, rotaļlietu veikals
serum-bottle lotion: ādas kopšana, sejas kopšana, serums, krēms
dog stethoscope: veterinārārsts, veterinārā klīnika, vetklīnika
dog bone: suņu barība, zooveikals, mājdzīvnieki
dog-standing paw: suņu apmācība, suņu viesnīca, suņu frizētava
steering-wheel car: autoskola, braukšanas apmācība, autovadītāju kursi
plug lightning: elektriķis, elektromontāža, elektrība
basket carrot: dārzeņi, zemnieku tirgus, bioloģiskie produkti
shopping-cart basket: pārtikas veikals, lielveikals, pārtika
chart-up coin: investīcijas, finanšu konsultants, ieguldījumi
bank coin: banka, aizdevums, kredīts
house key: nekustamais īpašums, nekustamie īpašumi, dzīvoklis, dzīvokļi, māja, īres dzīvoklis
fish: zivis, zivju veikals, jūras veltes
bouquet rose: ziedi, ziedu veikals, puķes, ziedu pušķis, florists
football goal-net: futbols, futbola skola
basketball: basketbols
ice-hockey: hokejs
seedling plant: augi, stādi, stādaudzētava, dārza centrs
spade seedling: dārznieks, dārza darbi, labiekārtošana
soft-ice-cream: saldējums, saldējuma kafejnīca
glasses eye: brilles, optika, redzes pārbaude, acu ārsts
dumbbell stopwatch: sporta klubs, trenažieru zāle, personīgais treneris, treniņi
bed bellhop-bell: viesnīca, viesu nams, naktsmītnes
sofa chair: mēbeles, dīvāns, mēbeļu veikals
washing-machine basket: veļas mazgātava, ķīmiskā tīrītava, veļas mašīna
books open-book: grāmatas, grāmatnīca, bibliotēka, grāmata
key: atslēgas, atslēdznieks, slēdzenes
open-book pencil: privātskolotājs, valodu skola, angļu valodas kursi, tulkošana, repetitors
set-square abacus: matemātika
delivery-van parcel: pārvākšanās, pārcelšanās, kravu pārvadājumi, kurjers
guitar: ģitāra, ģitārspēle, ģitāras nodarbības
piano-keys: klavieres, klavierspēle
musical-notes: koris, koncerts, mūzikas skola
camera: fotogrāfs, fotosesija, kāzu fotogrāfs
pizza: pica, picērija, picas
tap wrench: santehniķis, santehnika, caurules
cutlery dinner-plate: restorāns, pusdienas, ēdnīca
pill stethoscope: aptieka, zāles
tooth toothbrush: zobārsts, zobārstniecība, zobi, zobārstniecības klīnika
stethoscope hospital: ārsts, klīnika, slimnīca, ģimenes ārsts
diamond ring: rotaslietas, juvelieris, rotas
sneaker: apavi, kurpes, apavu veikals
dress handbag: apģērbi, apģērbs, drēbes, kleitas, mode
airplane suitcase: tūrisma aģentūra, ceļojumi, lidojumi, atvaļinājums
lotus-position lotus: joga, jogas studija
massage: masāža, masieris, masāžas
sauna bubbles: pirts, sauna, spa
sewing-needle thread: šuvēja, drēbnieks, šūšana, apģērbu labošana
solar-panel sun: saules paneļi, saules panelis
graduation-cap books: universitāte, apmācība, kursi, augstskola
laptop screwdriver: datoru remonts, datori
desktop-computer laptop: mājas lapas izstrāde, mājaslapu izstrāde, programmatūra
smartphone: telefonu remonts, telefons, mobilais
broom bucket: uzkopšana, tīrīšana, uzkopšanas pakalpojumi, apkopēja
window: logi, plastikāta logi, pvc logi
window bucket: logu mazgāšana
shield umbrella: apdrošināšana
scales document: advokāts, jurists, juridiskie pakalpojumi
printer document: tipogrāfija, druka
theatre-masks microphone: teātris, izrāde
popcorn film-camera: kino, kinoteātris
museum: muzejs
tea teapot: tēja, tējnīca
honey bee: medus, biškopis, bišu
beer wheat: alus, alus darītava
wine grapes: vīns, vīna degustācija
birthday-cake cupcake: tortes, torte, kūkas, konditoreja
burger french-fries: burgeri, burgers
dancer musical-notes: dejas, deju skola, deju studija
swimmer goggles: peldēšana, baseins, peldētapmācība
bicycle wrench: velosipēdi, velosipēds, velo noma, velo remonts
taxi: taksometrs, taksi
bricks crane: būvniecība, celtniecība, remontdarbi
paint-roller bucket: krāsotājs, krāsošana
roof ladder: jumts, jumti, jumta darbi
horse: izjādes, jāšana, zirgi
christmas-tree gift: ziemassvētki, eglīte, ziemassvētku tirdziņš
candle: sveces
briefcase handshake: darbs, vakance, personāla atlase
heart handshake: ziedojumi, labdarība
gift: dāvana, dāvanas, dāvanu karte
bread: maize, svaiga maize
watch: pulksteņi, pulkstenis
salad: vegāns, salāti, uztura speciālists
handbag: somas, rokassoma
tyre: riepas, riepu maiņa, ziemas riepas, riepu serviss, riepa
rug: paklāji, paklājs, paklāju tīrīšana
school: ~ skola
palette: gleznošana, zīmēšana
television: televizori, sadzīves tehnika
nurse: medmāsa, aprūpe, pansionāts
megaphone: reklāma, mārketings
shopping-bags: ~ izpārdošana, atlaides, krāmu tirgus, tirdziņš
brain: psihologs, psihoterapeits
motorcycle: motocikls, motocikli
lotion: dermatologs, krēms
cat: kaķis, kaķi
coat: mēteļi, jakas, lietotas drēbes
car bubbles: automazgātava, auto mazgāšana
skis: slēpes, slēpošana
kebab: kebabs
game-controller: videospēles
amphora: keramika
sushi: suši
mattress: matrači, matracis
cheese: siers, sieri
meat-on-bone: grils, grilēšana
candy: konfektes, saldumi
chocolate: šokolāde
spine: fizioterapeits, fizioterapija, osteopāts
microphone: dziedāšana, karaoke
hiking-boot: pārgājiens, pārgājieni
necktie: uzvalki, uzvalks
curtains: aizkari, žalūzijas
lock-and-key: izlaušanās istaba
hearing-aid: dzirdes aparāti, dzirdes aparāts
beers: krogs, alus bārs
noodles: ķīniešu restorāns, nūdeles
perfume: smaržas, parfimērija
candle: sveces, apbedīšana, bēres
dice: galda spēles
framed-picture: galerija
fishing-rod: makšķerēšana
oven dining-table: virtuves, virtuves mēbeles
climber: klinšu kāpšana
bathtub: vannas istaba
t-shirt: t-krekli
party-popper: ~ ballīte, dzimšanas diena, svinības
tractor: traktors, lauksaimniecība, zemnieku saimniecība
toolbox: instrumenti
toolbox: ~ meistars
motor-boat: laivas, laivu noma
baby: vecmāte, mazulis
fountain-pen: notārs, kancelejas preces
pancakes: brokastis, pankūkas
egg: olas
bucket: logu mazgāšana
light-bulb: lampas, apgaismojums
scissors: matu griezums, frizieris, frizētava
wrench: eļļas maiņa, autoserviss, auto remonts
`;
