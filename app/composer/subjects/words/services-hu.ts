/** Services, crafts and goods in Hungarian, before the list of trades. Notation: word-list.ts. */
export const hungarianServices = `
beers memo: kocsmakvíz, kvízest, pub kvíz
droplet tap: szivattyú, szivattyúk, vízszivattyú, búvárszivattyú, búvárszivattyúk
jar herb: fűszerek, fűszer
jar herb: ~ fahéj, sáfrány
tent compass: cserkész, cserkészek, cserkészcsapat, kiscserkész
receipt shopping-cart: pénztáros, pénztárost, pénztárosok, pénztárosokat, bolti eladó pénztáros
chick hen: naposcsibe, napos csibe, csibe, csibék, naposcsibék
lotion sun: naptej, naptejek, napkrém, napkrémek
llama: alpaka, alpakák, alpakával, alpakasétáltatás, alpakatúra
dancer: táncos, táncosok, táncosokat, néptáncosokat
ring diamond: aranyfelvásárlás, arany felvásárlás, aranyat veszünk, törtarany
stew cutlery: házi koszt, házikoszt, készétel, készételek
piano-keys: zongorázni, zongorázás, zongoratanulás
guitar: gitározni, gitározás
drum: dobolni, dobolás
microphone musical-notes: énekelni
swimmer goggles: úszni
car key: suzuki, suzuki swift, opel, dacia, fiat, seat, audi
car location-pin: parkolóhely, garázshely, teremgarázs
strawberry: epres, eperföld, eper szedd magad, szedd magad eper
bed mattress: takaró, takarók, párna, párnák, paplan, paplanok, pléd
tulip seedling: virághagyma, virághagymák, tulipán, tulipánok, nárcisz
cook frying-pan: szakács, szakácsot, konyhai kisegítő
bicycle parcel: biciklis futár, kerékpáros futár, bringafutár
eagle bird: solymászbemutató, solymász
car key: autók, használt autók, használt autó
honey bee: méhészeti eszközök, méhészeti, méhészbolt, méhészet
cook frying-pan: főzőiskola
palette: festés és rajz
chimney fire: kéményseprő, kéményseprés, kémény, kéménybélelés
horseshoe horse: patkolókovács, patkolás
armchair sofa: kárpitos, kárpitozás, fotel, bútorkárpitos
foot dress-shoe: podológus, lábápolás, talpbetét, gyógycipő
piano-keys: zongorahangoló, zongorahangolás, orgona, orgonakoncert
deer bird: preparátor, vadászat, vadászbolt, vadhús, vadász
key padlock: zárcsere, zárnyitás
sewing-needle thread: varrónő, ruhajavítás, rövidáru, varrás
steering-wheel car: vezetésoktatás, jogsi
milk dairy-cow: tej, tejautomata, tejtermékek, tejüzem
delivery-van lorry: lomtalanítás, fuvarozás, bútorszállítás, hagyatékfelszámolás
wastebasket recycling: konténer, konténeres hulladékszállítás, sittszállítás, fémhulladék, hulladékszállítás
wastebasket recycling: veszélyes hulladék
tree axe: fakivágás, tuskómarás, metszés, gallyazás, veszélyes fakivágás
broom bucket: takarítónő
spray-bottle: kárpittisztítás, homlokzattisztítás, fertőtlenítés, penészmentesítés
spray-bottle: magasnyomású mosás
speech-bubble: logopédus, beszédterápia
microphone bouquet: ceremóniamester, énekes, vőfély, énektanár
excavator crane: földmunka, minikotró, kotró, markoló, árokásás, gépi földmunka
staircase: lépcső, lépcsők, lépcsőgyártás
swimming-pool swimmer: medence, medencék, medenceépítés
asparagus: spárga
passport: útlevél, vízum, igazolványkép
saw hammer: parkettacsiszolás, terasz, laminált padló
bricks trowel: vakolás, hőszigetelés, betonozás, bontás, térkövezés, építkezés, gipszkarton, generálkivitelezés
bricks trowel: házépítés
roof house: bádogos, ereszcsatorna, tetőfelújítás, tetőcsere
paint-roller: festés, mázoló, tapétázás, szobafestés
curtains window: reluxa, napellenző, szúnyogháló, redőnyös
window: üveges
door fence: kapuk
fridge: hűtő, hűtőszekrény, hűtőgépszerelő, hűtőgép javítás
washing-machine wrench: mosógépszerelő, patyolat, vegytisztító
toilet: mobil wc, szippantás, duguláselhárítás, szennyvíz, csatornatisztítás
tap wrench: vízvezetékszerelő, csőtörés, gázszerelő
radiator fire: kazán, fűtésszerelő, fűtés, hőszivattyú
fire logs: kályhás
satellite-dish television: antennaszerelő
car wrench: karosszérialakatos, autófényezés, autóüveg, szélvédő, autóbontó, autómentő szerviz, szélvédőcsere
car wrench: horpadásjavítás
lorry: autómentés, autómentő, utánfutó, utánfutó kölcsönzés
minibus bus: személyszállítás, kisbusz bérlés
motor-scooter: roller
tyre: abroncs
lotion: szőrtelenítés, lézeres szőrtelenítés
razor: borotválkozás, gyanta
hair-comb scissors: hajhosszabbítás, paróka, hajfonás
nail-polish: géllakk
eyelashes: szemöldök
massage lotus: masszőr, akupunktúra
brain speech-bubble: párterápia, pszichoterápia
stethoscope stethoscope: röntgen, ultrahang
test-tube: laborvizsgálat, vérvétel
tooth: fogszabályzó, fogsor, implantátum
crayon teddy-bear: bébiszitter, gyermekfelügyelet
set-square calculator: matek korrepetálás, matektanár
calculator receipt: adótanácsadás, könyvelőiroda
set-square ruler: földmérő, statikus, energetikai tanúsítvány
trumpet saxophone: fúvószenekar
ballet-shoes dancer: balett
canoe rower: kenutúra
horse: lovas, lovarda, ló
clown: bohóc
palette: arcfestés
balloon: lufi, lufik, lufidekoráció
bouncy-castle: ugrálóvár, légvár
magic-wand: bűvész
jar: lekvár, savanyúság, befőtt
mushroom: gomba
stew: leves, gulyás, pörkölt, bogrács
fish: halászlé
sausage: kolbász, hurka, disznóvágás
croissant bread: pékáru
birthday-cake cake-slice: torták
safety-vest: munkaruha, munkavédelem
pencil fountain-pen: írószer, iskolaszer
printer paintbrush: bélyegző, autódekoráció, cégtábla, gravírozás
coin magnifier: régiség, aranyfelvásárlás, zálogház, bélyeg
security-camera shield: biztonsági őr, vagyonvédelem
candle headstone: temetés, koszorú, hamvasztás
headstone: sírköves, kőfaragó
church: mise, istentisztelet
spade seedling: kertgondozás, öntözőrendszer
lawnmower spade: fűnyírás, fűnyíró, fűkaszálás
bed mattress: ágynemű
caravan tent: lakókocsi, lakóautó
droplet jar: kútfúrás, víztisztító
dog scissors: kutyakozmetikus, kutyanyírás
dog-standing paw: kutyapanzió, kutyakiképzés
mouse-trap cockroach: kártevőirtás
honey: méhész
house key: albérlet, ingatlanközvetítő
rabbit: nyúl, nyulak
goat: kecskék
sheep: juh, bárány
cow steak: tehén, marha, marhahús
pig: malac, disznó, sertés
cat: kiscica
dog: kutyák, kutyaúszoda
horse: lovak, póni, lovasoktatás, lovaskocsi
chicken-leg: csirkeszárny
potato: burgonya, tócsni
apple basket: alma, gyümölcs, almalé
basket carrot: zöldségdoboz
bicycle: kerékpáros
sailing-boat: vitorlázás, jacht
yarn: gyapjú, kötés
amphora: agyagozás, korongozás
dancer: néptánc, társastánc
baby: baba, babamasszázs, szülésfelkészítő
lotus-position: relaxáció
cutlery dinner-plate: csárda, ebéd, házias ízek
delivery-van: furgon, furgonbérlés, futárszolgálat
foot dress-shoe: podológia
sewing-needle thread: hímzés
delivery-van lorry: költözés
tree axe: favágás
speech-bubble: logopédia
strawberry: szamóca
sailing-boat: vitorlás
yarn: horgolás
saw hammer: parketta
satellite-dish television: parabola antenna
lorry: fuvar
minibus bus: kisbusz
nail-polish: körmös
judo-suit: harcművészet
canoe rower: kajak
droplet jar: kút
house key: nyaraló
yarn: kötni, horgolni
sewing-needle sewing-machine: varrni, tanulj varrni
palette paintbrush: rajzolni, festeni, rajz, akvarell
swimmer: úszni, tanulj meg úszni
cook frying-pan: főzni, főzőkurzus
microphone: énekelni, éneklés, énektanítás
drum: doboktatás, dobolás
christmas-tree: karácsonyfák
houses house: sorház, házak
dress t-shirt: ruhák, gyerekruha
smartphone: telefon, mobil, telefonszerviz, kijelzőcsere, mobiltelefon
seedling tree: facsemete, gyümölcsfák, palánták
ice-skate: korcsolya, korcsolyázás, jégpálya, műkorcsolya
skis skier: sí, síkölcsönző, sítábor
desktop-computer keyboard: honlapkészítés, weboldal
saw axe: láncfűrész, fűrészüzem, faanyag, fűrészáru
lipstick serum-bottle: arctisztítás
watch mantel-clock: órajavítás, órák
spade lawnmower: kerti munka, rotációs kapa, kertrendezés
bricks trowel: terméskő, kőfaragás, falazás
balloon party-popper: szülinapi zsúr, gyerekzsúr, születésnap, szülinap
cat: kiscicák
dog-standing dog: kutyaovi
horse: bértartás, lóbértartás
desktop-computer laptop: szoftver, ügyviteli rendszer, foglalási rendszer, vállalatirányítási rendszer, crm
receipt desktop-computer: pénztárgép, pénztárgépek, online pénztárgép
calculator receipt: bérszámfejtés
safety-vest lab-coat: formaruha
parcel: csomagolóanyag, csomagolás, csomagolóanyagok
shield: biztosítás, biztosítások
megaphone chart-up: reklámügynökség, marketing, keresőoptimalizálás
briefcase handshake: üzleti tanácsadás, tanácsadás
banknotes coin: hitel, kölcsön, lízing, finanszírozás
toolbox hammer: ~ szakember, mesterember
musical-notes: koncert, koncertek
eagle bird: solymászat, solymász, ragadozó madarak
books: könyvkötészet, könyvkötő
window beach-umbrella: redőny, redőnyök
tractor wheat: mezőgazdasági gép, mezőgazdasági gépek, kombájn, traktorok, bérszántás
theatre-masks dress: jelmezkölcsönző, jelmezek, jelmez
kitchen-knife: késélezés, élezés, köszörűs
horse: lótartás
honey bee: méhészeti termékek, propolisz, méhviasz, méhészkedés
sewing-machine thread: varrógép, varrógépek, varrógép javítás
window palette: ólomüveg, ólomüvegek, tiffany üveg
tropical-fish: akvárium, akvarisztika, díszhal, díszhalak, kerti tó
horse: szíjgyártó, nyereg, lovasfelszerelés, lovas felszerelés
skis: síoktatás, síszerviz
ladder bricks: állványozás, állvány bérlés, kosaras autó, állványbérlés
toy-bricks teddy-bear: fajáték, fajátékok
slide: játszótér, játszóház, játszótéri eszközök
staircase saw: falépcső, falépcsők
plug lightning: áramfejlesztő, aggregátor, aggregátor bérlés
mosquito: szúnyogirtás, darázsirtás, darázsfészek
radiator wrench: fűtésszerelés, kazánok, központi fűtés
car key: ~ sofőr, sofőrt keresünk, gépkocsivezető
pie: rétes
fire: parázs, faszenes kürtőskalács
headstone candle: sírgondozás, sírápolás
notebook pencil: tanulószoba, korrepetálás és házi
canned-food basket: élelmiszerbank, élelmiszeradomány, élelmiszergyűjtés
santa: mikulás, mikulásjárat, mikulásvonat, mikulásfutás
fish: karácsonyi ponty, élő ponty, ponty, halvásár
`;
