/** Hungarian words for places and travel. Notation: word-list.ts. */
export const hungarianPlacesAndTravel = `
airplane ticket: repülőjegy, repülőjegyek
apartment-building speech-bubble: lakógyűlés
barn house: tanya, tanyák
bellhop-bell: recepciós, recepcióst
bouncy-castle: ugrálóvár szülinapra, ugrálóvár születésnapra
cable-car: libegő
campsite fire: tábortűz
canoe: vízitúra, vízitúrák
car: eredetvizsga
church carousel: búcsú a faluban, falusi búcsú, búcsú nagyboldogasszony, templombúcsú
delivery-van: tehertaxi
delivery-van piano-keys: költöztetés zongorával, zongorával is
factory gear: betanított munkás, betanított munkások
house: vályogház, vályogházak
house thermometer: energetikai tanúsítvány, energetikai tanúsítványt
market-stall: luca napi vásár, luca-napi, luca napi, luca-napi kirakodás
parking-sign car: parkoló, parkolók
police-car: rendőrség
small-airplane: sétarepülés
storage-unit: raktározás, bérraktár, bérraktárak
swimming-pool moon: éjszakai fürdőzés
swing: hintaágy, hintaágyak
taxi: reptéri transzfer
tractor: mtz-82, mtz 82, mtz, mtz-80
tyre: felni, felnik
tyre tractor: traktorgumi
apartment-building key: eladó lakás, lakásod, lakás, lakások
bank coin: bank, lakáshitel
barber-pole razor: borbély, barber shop
barn: pajta, pajták, pajtaesküvő, esküvői pajta
bouncy-castle balloon: ugrálóvár, légvár
bouncy-castle gymnast: trambulin park
bricks trowel: vakolás, bontás, építkezés, gipszkarton, generálkivitelezés, házépítés, terméskő, kőfaragás, falazás
bricks trowel: építőipar, kőműves, lakásfelújítás, segédmunkás, segédmunkások
building-plot: építési telek, építési telkek, eladó telek, telek eladó, telek, telkek, építési telkek eladók
building-plot: eladó telkek, zártkert, zártkerti ingatlan, termőföld, üdülőtelek, szántóföld, szántóföldek
campervan campsite: lakóautó, lakóautók, lakóautó bérlés, lakóautó kölcsönzés
caravan tent: lakókocsi
castle: vár kastély, kastély, várlátogatás, várjáték, várjátékok
church: mise, istentisztelet
church candle: szentmise, plébánia, gyülekezet, hittan, körmenet, zarándoklat, konfirmáció, roráte, keresztút
church candle: lelkigyakorlat, keresztelő, elsőáldozás, bérmálás, imaóra
circus-tent: cirkusz
convenience-store key: kiadó üzlethelyiség, üzlethelyiség, üzlethelyiség kiadó, kiadó üzlet
crane bricks: daruzás
crane excavator: daru bérlés, darubérlés, autódaru, darus autó
house heart: nevelőszülő, nevelőszülők, nevelőszülőnek
house key: ingatlanod, ingatlana, ingatlant, ingatlanok, értékbecslés, ingatlan értékbecslés, albérlet
house key: ingatlanközvetítő, nyaraló, ingatlan, ingatlaniroda, eladó ház, családi ház, ikerház, ház
house key: könnyűszerkezetes ház
house snowy-mountain: hegyi faház, faház a hegyekben
houses house: sorház
hut fir-tree: kerti házak
market-stall carrot: piaci árus, termelői piac, kirakodóvásár, árusok, vásár árusok, piacnap
marquee: rendezvénysátor, sátorbérlés, esküvői sátor, rendezvénysátrak
museum: múzeum
nativity-crib: élő betlehem, betlehem, betlehemezés, betlehemek, betlehemes játék, betlehemes játékot, pásztorjáték
nativity-crib: pásztorjátékot
photo-booth: fotóautomata, fotófülke, fotobox, szelfi gép, szelfigép
portable-toilet: mobil wc, mobil wc bérlés, mobil toalett, mobil illemhely, toi toi
road-barrier: útlezárás, útzár, utcalezárás
road-barrier safety-vest: útfelújítás, közúti jelzés
roller-coaster: vidámpark, hullámvasút, élménypark
school backpack: iskola, iskolában, iskolánkban, iskolánk, iskolai beiratkozás, tanévnyitó, évnyitó, szülői értekezlet
silo: siló, terménytároló, terményszárító, szemestermény szárítás
slide: játszóház, játszótéri eszközök
slide swing: új játszótér, játszótér, játszóteret, játszóterek
stained-glass: üvegfestés, tiffany üveg, ólomüveg ablak
storage-unit parcel: raktárbérlés, bútortárolás, mini raktár, miniraktár, tároló bérlés, tárolóbérlés
swimming-pool hot-tub: termálfürdőben, gyógyvíz, gyógyvizes, termálvíz, élményfürdő, strandfürdő, wellness hétvége
swimming-pool hot-tub: fürdőhasználat, termálfürdő, termálfürdő belépő, gyógyfürdő
swimming-pool swimmer: medence, medencék, medenceépítés
swing slide: hinta, hinták
tent: kemping, sátor, polifoam, felfújható matrac
tent compass: cserkész, cserkészek, cserkészcsapat, cserkésztábor, kiscserkész
airplane suitcase: utazási iroda, utazás, nyaralás, nászút, mézeshetek
alarm-clock: ébresztőóra
beach-hut: strandkabin, strandkabinok, strandbódé, tengerparti kabin
bicycle: kerékpáros, kerékpár, bicikli, kerékpárbolt, bukósisak, biciklizár, kerékpárzár
bicycle parcel: bringafutár
bicycle-courier: biciklis futár, kerékpáros futár, bringás futár, biciklis futárok
brake-disc wrench: fék, fékek, fékbetét, fékbetétek, féktárcsa, féktárcsák, fékjavítás
bus: buszos kirándulás, buszbérlés, buszos utazás
bus books: könyvtárbusz, könyvtárbuszok, bibliobusz
camping-stove: kempingfőző, kempingfőzők, gázfőző, túrafőző
canoe rower: kenutúra
car bubbles: kézi mosás, kézi autómosás, autópolírozás, autókozmetika, autótakarítás, autómosó, autómosás, kézi autómosó
car car-front: autókereskedés, használtautó, autókölcsönző, autó
car key: suzuki, suzuki swift, opel, dacia, fiat, seat, audi, használt autók, használt autó
car key: ~ sofőr, sofőrt keresünk, gépkocsivezető
car location-pin: garázshely, teremgarázs
car tow-truck: roncsautó, roncsautók, autóbontó, bontott alkatrész, roncsautó felvásárlás, autófelvásárlás
car wrench: autófóliázás, karosszérialakatos, autófényezés, autómentő szerviz, horpadásjavítás
car-battery wrench: autó akkumulátor, autóakkumulátor, akkumulátor, akkumulátorok, autóakku, akkumulátor csere
car-seat: gyerekülés, gyerekülések, autósülés, autósülések, babahordozó autóba
cargo-bike: teherbicikli, teherbiciklik, cargo bicikli, teherkerékpár
cargo-tricycle: teherszállító tricikli, elektromos tricikli, elektromos triciklik, teher tricikli
carriage horse: hintó, lovas kocsi, lovaskocsi, lovaskocsizás, esküvői hintó, fogathajtás
charging-station car: elektromos autó töltő, töltőállomás, autótöltő, wallbox, elektromos autó töltés
compass world-map: tájfutás, tájékozódási futás
delivery-van lorry: ember és egy furgon, ember és furgon, két ember és autó, fuvarozás, bútorszállítás
delivery-van lorry: hagyatékfelszámolás, furgon, furgonbérlés, futárszolgálat, futár
delivery-van parcel: költözik, költözés, költöztetés, költöztetések, költöztető
dragon-boat: sárkányhajó, sárkányhajók, sárkányhajózás, sárkányhajó verseny
engine-oil wrench: olajcsere, motorolaj, motorolajok, olajcsere akció, olaj és szűrő, kenőanyagok
exhaust: kipufogó, kipufogók, kipufogórendszer, kipufogójavítás, kipufogódob, kipufogó szerviz
ferry: autókomp
fire-engine rescue-helmet: tűzoltó, tűzoltók, tűzoltóság, önkéntes tűzoltó, önkéntes tűzoltók, tűzoltónak
food-truck takeaway-box: food truck, foodtruck, food truckok
gurdwara: gurdwara, gurdvára, szikh templom, szikh templomok
hand-cart: kézikocsi, kézikocsik, húzható kiskocsi, húzós kocsi, fa kézikocsi
hang-glider: sárkányrepülés, sárkányrepülő, sárkányrepülők, sárkányrepülőzés, függővitorlázó
hearse: halottaskocsi, halottszállítás
helicopter: helikopter
hot-air-balloon: hőlégballon, hőlégballonozás
houseboat: lakóhajó, lakóhajók
inflatable-boat: gumicsónak, gumicsónakok, gumimotoros, felfújható csónak, felfújható csónakok
insured-car shield: kötelező biztosítás, kötelező gépjármű-biztosítás, gépjármű biztosítás, gépjárműbiztosítás
insured-car shield: autóbiztosítás, casco, kgfb, gépjárműbiztosítások
jet-ski wave: jetski, jet-ski, jetski bérlés
kayak: kajak, kajakok, kajaktúra, kajakbérlés, kajak-kenu, kajakozás
kick-scooter: elektromos roller
lifebuoy wave: vízimentők
limousine: limuzin, limuzinok, limuzinbérlés, limuzin bérlés, esküvői limuzin
locomotive: vasútmodell, terepasztal, kisvasút, gőzös, modellvasút, modellvasút kiállítás
log-cabin: rönkház, rönkházak, gerendaház, gerendaházak, boronaház, boronaházak, rönkház építés, faház, faházak
lorry: c kategória, c e kategória, ce kategória, kamionsofőr, kamionsofőrt, nemzetközi sofőr, teherautó-sofőr, fuvar
lorry: teherszállítás, c kategóriás sofőr, c kategóriás sofőrt
minibus bus: személyszállítás, kisbusz bérlés, kisbusz
mobility-scooter wheelchair: elektromos kerekesszék, elektromos moped időseknek, elektromos rokkantkocsi
motor-boat anchor: csónakmotor, csónakmotorok, külmotor, csónak, csónakkölcsönzés, ladik
motor-boat wave: hajóbérlés
motor-scooter: robogó, robogók, roller
motorcycle: motor, motorkerékpár, motorok, motoros találkozó, motoros felvonulás, simson, simsont, simsonok, babetta
motorcycle: babettát
motorcycle-helmet motorcycle: motoros ruházat
number-plate: rendszámtábla, rendszámtáblák
onsen: onszen, onszenek, onsen, japán hőforrás, japán hőforrások
paddleboard wave: sup bérlés, sup kölcsönzés, sup oktatás, sup túra, supozás, sup, paddleboard
parachute: tandemugrás, ejtőernyős ugrás, ejtőernyőzés
parking-sign location-pin: parkolóhely, parkolóhelyek, beállóhely, őrzött parkoló, reptéri parkolás
passport suitcase: útlevél, vízum, igazolványkép
quad-bike: quad, quadok, quadtúra, quad bérlés, quadozás
roller-skate: görkorcsolya
roof-box: tetőbox, tetőboxok, tetőbox bérlés, tetőcsomagtartó, síbox
sailing-boat anchor: hajótárolás, téli hajótárolás, kikötőhely, hajó téliesítés, algagátló, vitorlázás, jacht, vitorlás
ship: hajókirándulás, hajókirándulások, sétahajó, sétahajózás, hajóút, hajós kirándulás
skateboard: gördeszka
skip: sittszállítás, sitt szállítás, sittes konténer, konténeres sittszállítás, konténer rendelés, sitt elszállítás
skip: sitt, konténerszállítás
snow-plough: hóeltakarítás, hóeltakarító, hókotró, síkosságmentesítés, hótolás, hókotrás, hókotrást
snowshoes: hótalp, hótalpas túra, hótalptúra, hótalp kölcsönzés
spark-plug: gyújtógyertya, gyújtógyertyák
speedboat anchor: hajóvezetői tanfolyam, hajóvezető tanfolyam, kishajóvezető, hajóvezetői engedély
steering-wheel car: vezetésoktatás, jogsi, autósiskola, jogosítvány, kresz tanfolyam
steering-wheel lorry: c kategóriás jogosítvány, teherautó jogosítvány
strandkorb: strandkosár, fonott strandfotel
stroller baby-bottle: babakocsi, babakocsik
suitcase: bőrönd, bőröndök
suv mountain: quad túra
tanker: szippantás, szennyvízszippantás, szippantós autó, emésztő, szennyvízszállítás, tartálykocsi
three-wheel-van: Piaggio Ape, háromkerekű kisteherautó, háromkerekű teherautó
tipi: tipi sátor, tipi sátrak, indiánsátor, indiánsátrak
tipper-truck: billencs, sóder, sóder szállítás, homok és sóder, zúzottkő, homok sóder, homok, kavics, folyami homok
tow-truck car: autómentés, autómentő, autómentők, vontatás, tréleres autómentés, tréler
tractor wheat: mezőgazdasági gép, mezőgazdasági gépek, traktorok, bérszántás, traktor, mezőgazdaság, gazdaság
traffic-cone: forgalomterelő kúp, forgalomterelő kúpok, terelőkúp, terelőkúpok
trailer: utánfutó, utánfutó kölcsönzés, utánfutó bérlés, utánfutók, pótkocsi, pótkocsik, vonóhorog
tuk-tuk: tuk-tuk, tuk tuk, tuktuk, tuktukok, motoros riksa, tuktuk túra
tyre wrench: abroncs, gumiszerviz, téli gumi, gumiabroncs, gumicsere, kerékcsere, gumiszerelés, gumizás, gumi
tyre wrench: nyári gumi, gumik
vintage-car: veterán autó bérlés, veterán autó esküvőre, oldtimer bérlés, oldtimer esküvőre, veterán járművek
vintage-car: veterán autó, veteránautó, oldtimer, oldtimer találkozó, veterán autók, veteránautók, trabantomat
vintage-car: trabantot, trabantom, trabant 601, trabant, wartburg
wall-clock: falióra
watch: karóra, fitneszkarkötő
watch mantel-clock: óra javítás, óraszerviz, óra szerviz, órajavító, órajavítás, órásmester, órás mester, órásműhely
watch mantel-clock: faliórák, antik óra, antik órák, karórák, óra eladó, óra vásár, órák
wheel tyre: alufelni, alufelnik, alufelnit
wheel wrench: futómű beállítás, futómű állítás, futóműállítás, futómű
wheelchair crutch: kerekesszék, rokkantkocsi, gyógyászati segédeszköz
windmill: szélmalom, szélmalmok, szélmalomban, szélmalmot
yurt: jurta, jurták, jurtában, jurtaszállás, mongol jurta
`;
