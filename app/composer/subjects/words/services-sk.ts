/** Services, crafts and goods in Slovak, before the list of trades. Notation: word-list.ts. */
export const slovakServices = `
tent compass: skauti, skaut, vĺčatá, včielky skaut
receipt shopping-cart: pokladník, pokladníčka, predavač pokladník
window: výmena okien, montáž okien, nové okná, plastové okná
lawnmower: kosenie trávy, kosenie záhrady
ring diamond: výkup zlata, vykupujeme zlato, kúpim zlato
shopping-bags price-tag: blší trh, blšák, blšie trhy
campsite: letný tábor, letné tábory, detský tábor, detské tábory
dancer: tanečný súbor, tanečníci, tanečníkov, tanečníčky, folklórny súbor, folklórneho súboru
car location-pin: parkovacie miesto, parkovacie státie, garážové státie
fish: kapry, kaprov, vianočné kapry, predaj kaprov
tulip seedling: cibuľky kvetov, jarné cibuľky, cibuľoviny, tulipány, narcisy
cook frying-pan: kuchár, kuchára, kuchárka, kuchárku
bicycle parcel: cyklokuriér, kuriér na bicykli
llama: alpaka, alpák, chov alpák, alpaky
hammer horseshoe: kováč, kováčske výrobky, kováčstvo, umelecké kováčstvo
rescue-helmet plaster: prvá pomoc, kurz prvej pomoci, prvej pomoci
lipstick serum-bottle: kozmetický salón
chimney fire: kominár, kominárstvo, komíny, čistenie komínov
horseshoe horse: podkováč, kovanie koní
armchair sofa: čalúnnictvo, čalúnnik, prečalúnenie, kreslo, kreslá
foot dress-shoe: ortopedické vložky, ortopedická obuv
piano-keys: organový koncert
deer bird: preparátor, poľovníctvo, poľovnícke potreby, divina, poľovnícky
key padlock: zámočníctvo, otváranie dverí
sewing-needle thread: krajčírstvo, krajčírka, šitie na mieru, kurz šitia, galantéria, výšivky, úpravy odevov
steering-wheel car: vodičský preukaz, kondičné jazdy
milk dairy-cow: mlieko, mliekareň, mliekomat, mliečne výrobky
delivery-van lorry: sťahovacie služby, vypratávanie, vypratávanie bytov, autodoprava
wastebasket recycling: kontajnery, odvoz odpadu, výkup kovov, odvoz sute, zberný dvor
tree axe: pílenie stromov, rizikový výrub, arborista, orez stromov
broom bucket: upratovacie služby, upratovačka
spray-bottle: tepovanie, čistenie fasád, dezinfekcia, čistenie sedačiek, tepovanie sedačiek
microphone bouquet: moderátor, speváčka, hodiny spevu, výučba spevu, spev
excavator crane: bager, minibager
staircase: schody, schodisko
asparagus: špargľa
passport: pas, vízum
saw hammer: stolárstvo, parkety, terasy
bricks trowel: murárske práce, omietky, betónovanie, búracie práce, lešenie, stavebné práce
roof house: klampiar, odkvapy, klampiarstvo
paint-roller: maľovanie, maliarske práce, stierky
curtains window: sieťky
fence: oplotenie
fridge: chladnička, chladničky, oprava chladničiek
washing-machine wrench: čistiareň, oprava práčok, práčky
plug: elektroinštalácie
tap wrench: kúrenár, vodár
toilet: žumpa, vývoz žúmp, mobilné toalety, čistenie kanalizácie
radiator fire: kotly, tepelné čerpadlá, radiátory
fire logs: kachle
car wrench: autoklampiar, autolakovňa, autosklá, autodiely, vrakovisko, požičovňa áut
lorry: odťah, prívesy
minibus bus: autobusová doprava, mikrobus, preprava osôb
razor: depilácia, epilácia
scissors hair-comb: kaderníčka, predlžovanie vlasov
nail-polish: nechtové štúdio
eyelashes: obočie
massage: masér, akupunktúra
spine stethoscope: rehabilitácia
stethoscope stethoscope: röntgen, ultrazvuk
tooth: strojček na zuby
hearing-aid: načúvacie prístroje
dog stethoscope: veterinárna ambulancia
dog: psy, krmivo pre psov
crayon teddy-bear: opatrovateľka, jasle, stráženie detí
nurse: opatrovanie seniorov, opatrovateľská služba, domov dôchodcov
calculator receipt: daňové priznanie, účtovník
set-square ruler: geodet, projektant, doučovanie matematiky
scales: advokátska kancelária
shield: poisťovňa
house key: realitná kancelária, prenájom bytov
judo-suit: sebaobrana
canoe rower: kajaky, splav, požičovňa lodí
horse: jazdectvo, jazda na koni
bouncy-castle: nafukovacie atrakcie, skákacie hrady
palette: maľovanie na tvár, výtvarný kurz
balloon: balónová výzdoba
hen egg: vajíčka
jar: džem
dumpling: bryndzové halušky
stew: polievka, guláš, kapustnica
croissant: trdelník, trdelníky
cheese: syr, bryndza, oštiepok
steak sausage: mäso
sausage: údeniny
birthday-cake cake-slice: zákusky, koláče
safety-vest: pracovné odevy, montérky
pencil fountain-pen: papiernictvo, školské potreby
printer paintbrush: pečiatky, polepy áut
coin magnifier: starožitnosti, výkup zlata, záložňa
security-camera shield: strážna služba, kamerové systémy, alarmy
candle headstone: kremácia
headstone: kamenárstvo
spade seedling: záhradnícke práce
lawnmower spade: kosačky, kosenie
bed mattress: posteľná bielizeň
tyre: prezúvanie
car bubbles: umývanie áut
bicycle: cykloservis
honey: včelárstvo
caravan tent: obytné autá
solar-panel: fotovoltika
mouse-trap cockroach: deratizácia, dezinsekcia
diamond ring: zlatníctvo
rabbit: zajac, králiky, zajace
goat: kozy
sheep: ovce, jahňacina
cow steak: krava, kravy, hovädzie
pig: prasa, prasiatka, bravčové
cat: mačiatka
horse: kôň, poník, jazdenie
chicken-leg: kura, kuracie krídla, grilované kurčatá
potato: zemiakové placky
strawberry: samozber
apple basket: ovocie, mušt
basket carrot: debničky, farmársky trh
bicycle: elektrobicykle
sailing-boat: jachting
yarn: vlna
amphora: hrnčiarstvo
dancer: kurzy tanca
swimmer: plavecká škola, kúpalisko
baby: pôrodná asistentka, predpôrodný kurz, bábätko
lotus-position: meditácia, relaxácia
cutlery dinner-plate: obedové menu, jedáleň, koliba
delivery-van: dodávka, požičovňa dodávok
foot dress-shoe: podológia, podológ
speech-bubble: logopédia
horse: kone
sailing-boat: jachta
yarn: priadza, pletenie, háčkovanie
delivery-van: kuriér
saw hammer: brúsenie parkiet, tesár
bricks trowel: murár
curtains window: markízy
plug: revízie elektro
razor: holenie
judo-suit: karate, džudo
balloon: balóny
jar: zaváraniny
mushroom: huby
dumpling: halušky
yarn: pliesť, háčkovať
sewing-needle sewing-machine: šiť, naučte sa šiť
palette paintbrush: kresliť, maľovať obrazy, kresba, kreslenie
swimmer: plávať, naučte sa plávať
cook frying-pan: variť
microphone: spievať
christmas-tree: vianočné stromčeky, vianočné trhy
dress t-shirt: oblečenie, detské oblečenie
smartphone: mobil, mobily, oprava mobilov, mobilných telefónov
seedling tree: ovocné stromčeky, priesady
ice-skate: korčuľovanie, klzisko, korčule, krasokorčuľovanie
skis skier: lyží, požičovňa lyží, lyžiarska škola
desktop-computer keyboard: web stránky
saw axe: motorová píla, píla, rezivo
lipstick serum-bottle: kozmetička, čistenie pleti
watch mantel-clock: hodinárstvo, oprava hodiniek
spade lawnmower: práce v záhrade, údržba zelene, rotavátor
bricks trowel: kamenár, prírodný kameň, murovanie
dog-standing dog: stráženie psov, venčenie psov, výcvik psov, psov
horse: ustajnenie koní, ustajnenie
desktop-computer laptop: softvér, rezervačný systém, crm
receipt desktop-computer: pokladničný systém, registračná pokladňa, pokladničné systémy
calculator receipt: mzdová agenda, mzdy a personalistika, daňové poradenstvo
safety-vest lab-coat: pracovné oblečenie
parcel: obaly, obalové materiály
shield: poistenie
megaphone chart-up: reklamná agentúra, marketing, reklama, seo
briefcase handshake: poradenstvo, podnikateľské poradenstvo
banknotes coin: pôžička, úver, financovanie, leasing, pôžičky
toolbox hammer: ~ remeselník, remeselníci
musical-notes: koncert, koncerty
eagle bird: sokoliarstvo, dravce, sokoliar
books: knihárstvo, knihár, väzba kníh
window beach-umbrella: žalúzie, rolety
tractor wheat: poľnohospodárska technika, kombajn, traktory, poľnohospodárske stroje
theatre-masks dress: požičovňa kostýmov, karnevalové kostýmy, kostýmy
toilet plunger: čistenie odpadov, žumpy
kitchen-knife: brúsenie nožov, brusiareň, brusič
horse: stajňa
honey bee: včelie produkty, včelárske potreby, propolis
sewing-machine thread: šijací stroj, šijacie stroje, šijacích strojov
window palette: vitráž, vitráže, vitráží
tropical-fish: akvárium, akvária, akvaristika
horse: sedlárstvo, jazdecké potreby, sedlá
skis: servis lyží, lyžiarsky kurz
ladder bricks: prenájom lešenia, plošina
toy-bricks teddy-bear: drevené hračky
slide: detské ihrisko, detské ihriská
staircase saw: drevené schody, schody na mieru
plug lightning: elektrocentrála, elektrocentrály
mosquito: postrek proti komárom, likvidácia ôs
radiator wrench: kúrenie, kotol, kotle, kurenár
car key: ~ vodič, hľadáme vodiča, vodiča
flatbread: langoše
fish: vianočný kapor, živý kapor, kapor, kapry, predaj kaprov, pstruhy
candle headstone: starostlivosť o hroby, údržba hrobov, čistenie hrobov
canned-food basket: potravinová banka, potravinová zbierka, zbierka potravín
santa: mikulášsky sprievod, mikulášska nádielka
abacus: mentálna aritmetika
`;
