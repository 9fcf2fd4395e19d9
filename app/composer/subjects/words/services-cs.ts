/** Services, crafts and goods in Czech, before the list of trades. Notation: word-list.ts. */
export const czechServices = `
beers memo: hospodský kvíz, kvíz v hospodě, pub quiz
swimming-pool: údržba bazénů, údržba bazénu, servis bazénů, čištění bazénů, čištění bazénu, zelený bazén
droplet tap: čerpadla, čerpadlo, čerpadla na vodu, vodní čerpadla, ponorné čerpadlo, ponorná čerpadla
jar herb: koření
jar herb: ~ skořice, kurkuma, šafrán, kardamom
teddy-bear crayon: školce, školky, školku, mateřské škole, dětská skupina
tent compass: skauti, skaut, skauty, vlčata, světlušky, skautský oddíl
receipt shopping-cart: pokladní, prodavač pokladní, pokladní prodavačka
chick hen: kuřata, kuřátka, jednodenní kuřata
lotion sun: opalovací krém, opalovací krémy, krém na opalování
smartphone wall-clock: evidence docházky, docházkový systém, docházka do mobilu
window: výměna oken, montáž oken, nová okna, plastová okna, okna na míru
lawnmower: kosení trávy, sečení trávy, sekání trávy, kosení zahrady
ring diamond: výkup zlata, vykupujeme zlato, zlato výkup, koupím zlato
dancer: tanečnice, tanečnic
delivery-van parcel: půjčovna dodávek, půjčovna dodávky, pronájem dodávek, pronájem dodávky, dodávka na stěhování
dancer: taneční soubor, tanečníci, tanečníky, tanečníků, folklorní soubor
car location-pin: parkovací místo, parkovací stání, garážové stání
fish: kapři, kapry, kaprů, vánoční kapři, prodej kaprů
canoe rower: lodičky, lodiček, půjčovna lodiček, šlapadla
tulip seedling: cibulky květin, jarní cibulky, cibuloviny, tulipány, narcisy
cook frying-pan: kuchař, kuchaře, kuchařka, kuchařku, pomocný kuchař
bicycle parcel: cyklokurýr, cyklokurýři, kurýr na kole
mantel-clock watch: starých hodin, hodinářství, hodinář, oprava hodin
llama: alpaka, alpaky, chov alpak
oven frying-pan: kuchyně na míru, kuchyňské linky, kuchyňská linka, kuchyně
house key: pronájem bytu, byt k pronájmu, prodej bytu, byty, byt, bytu
hammer horseshoe: kovář, kovářství, kované výrobky, umělecké kovářství
rescue-helmet plaster: první pomoc, kurz první pomoci, první pomoci
bouncy-castle: skákací hrad, skákacího hradu, skákací hrady, skákacích hradů
christmas-tree: vánoční stromky, vánočních stromků, vánoční stromek
chimney fire: kominík, kominictví, komíny, čištění komínů
horseshoe horse: podkovářství, kování koní
armchair sofa: čalounictví, čalouník, přečalounění, křeslo, křesla
foot dress-shoe: ortopedické vložky, ortopedická obuv, péče o nohy
piano-keys: ladič pian, ladění pian, varhany, varhanní koncert
deer bird: preparátor, vycpávání zvířat, myslivost, lovecké potřeby, zvěřina, myslivecký
key padlock: zámečnictví, otevírání dveří
sewing-needle thread: šití na míru, galanterie, úpravy oděvů, opravy oděvů
steering-wheel car: kondiční jízdy
milk dairy-cow: mléko, mlékárna, mlékomat, mléčné výrobky
delivery-van lorry: stěhovací služba, vyklízení, vyklízení bytů
wastebasket recycling: odvoz odpadu, výkup kovů, odvoz suti, kovošrot, sběrný dvůr
tree axe: rizikové kácení, prořez stromů, arborista, frézování pařezů
broom bucket: uklízečka, úklidové práce
spray-bottle: čištění čalounění, tepování, čištění fasád, dezinfekce, tlakové mytí
microphone bouquet: moderátor, zpěvačka, výuka zpěvu, zpěv
excavator crane: minibagr, výkopy
staircase: schody, schodiště
asparagus: chřest
passport: pas, vízum, pasové foto
saw hammer: parkety, terasy, podlahářství
bricks trowel: zednické práce, betonování, demolice, stavební práce, stavby na klíč, základy
roof house: klempíř, okapy, klempířství, tesařství
paint-roller: malování, malířské práce, natěrač
curtains window: sítě proti hmyzu, stínicí technika
fence: oplocení
fridge: lednice, lednička, oprava ledniček, chladnička
washing-machine wrench: opravy praček, oprava spotřebičů, mandl
toilet: mobilní toalety, žumpa, vývoz jímek, čištění kanalizace, toitoi, septik
satellite-dish television: antény, satelity
radiator fire: kotle, topenář, topení, radiátory
fire logs: kamnář, krb
car wrench: autoklempířství, autolakovna, autoskla, vrakoviště, výkup aut, autopůjčovna, náhradní díly
lorry: odtah, přívěsy, půjčovna přívěsů
minibus bus: zájezdová doprava, autobusová doprava
lotion: epilace
hair-comb scissors: prodlužování vlasů, paruky, copánky
tattoo-machine ring: permanentní make-up
massage lotus: akupunktura, reflexní terapie, masér
stethoscope stethoscope: rentgen, ultrazvuk
test-tube: laboratoř, odběry krve
tooth: zubní protézy, zubní laboratoř
hearing-aid: sluchadla
crayon teddy-bear: chůva, dětská skupina
trumpet saxophone: dechovka, dechová hudba
ballet-shoes dancer: balet
judo-suit: sebeobrana
canoe rower: kajaky, půjčovna lodí, vodáci
clown: klaun
palette: malování na obličej, výtvarný kurz, výtvarný kroužek
balloon: balonková výzdoba
hen egg: vajíčka, nosnice
jar: džem
mushroom: houby
stew: polévka, polévky
croissant: trdelník, trdelníky
safety-vest: pracovní oděvy, montérky, pracovní obuv
pencil fountain-pen: školní potřeby, kancelářské potřeby
printer paintbrush: razítka, polepy aut, reklamní tabule, gravírování
coin magnifier: starožitnosti, výkup zlata, zastavárna, numizmatika
security-camera shield: bezpečnostní agentura, kamerové systémy, alarmy, ostraha
set-square ruler: geodet, projektant, energetický štítek, geodetické práce
candle headstone: kremace, věnce
church: mše, bohoslužba
spade seedling: zahradnické práce, realizace zahrad
lawnmower spade: sekání zahrady
bed mattress: povlečení
droplet jar: studny, vrtání studní, úprava vody
dog-standing paw: hotel pro psy, psí škola
glasses: oční
dress-shoe boot: švec
bee honey: včelařství
tyre: přezutí
rabbit: králík, králíci, králíků
goat: kozy
sheep: jehněčí
cow steak: kráva, krávy
pig: prase, selátka, vepřové
cat: koťata
horse: kůň, jezdectví, poník
chicken-leg: kuře, kuřata, grilovaná kuřata, křidýlka
potato: bramborák
apple basket: ovoce, mošt
basket carrot: farmářský trh
bicycle: cyklovýlet
sailing-boat: plavba
yarn: příze, vlna
amphora: hrnčířství, hrnčířský kurz, točení na kruhu
dancer: taneční, kurzy tance
swimmer: plavecká škola, plavecký
baby: miminko
lotus-position: relaxace
cutlery dinner-plate: jídelna, obědy, hostinec
delivery-van: půjčovna dodávek
foot dress-shoe: podolog
sewing-needle thread: švadlena, výšivky
delivery-van lorry: autodoprava
cow steak: hovězí
sailing-boat: jachta, jachting
yarn: pletení, háčkování
bricks trowel: stavby na klíč
door fence: vrata
minibus bus: mikrobus
razor: depilace, holení
brain speech-bubble: párová terapie
hearing-aid: naslouchátka
accordion: harmonika
judo-suit: karate, judo, bojová umění
billiard-ball: kulečník, billiard
stew: guláš
pancakes: lívance
doughnut: koblihy
headstone: hroby
yarn: plést, háčkovat
sewing-needle sewing-machine: šít, naučte se šít
palette paintbrush: kreslit, malovat obrazy, kresba, kreslení
swimmer: plavat, naučte se plavat
cook frying-pan: vaření, škola vaření, vařit
microphone: zpívat
christmas-tree: stromečky
houses house: rodinný dům, řadový dům
smartphone: telefon, mobil, mobily, oprava mobilů, mobilních telefonů
seedling tree: ovocné stromky, stromků ovocných
ice-skate: kluziště, krasobruslení
skis skier: lyží, půjčovna lyží, lyžování, servis lyží
saw axe: motorová pila, pila, řezivo, stavební řezivo
lipstick serum-bottle: čištění pleti
watch mantel-clock: hodinářství, opravy hodin
spade lawnmower: práce na zahradě, údržba zeleně, rotavátor
logs fire: dříví
bricks trowel: kámen, kameník, zdění
dog-standing dog: hlídání psů, psů
horse: ustájení koní, ustájení
desktop-computer laptop: software, rezervační systém, informační systém, crm
receipt desktop-computer: pokladní systém, pokladna, registrační pokladna, pokladní systémy
calculator receipt: mzdová agenda, mzdové účetnictví, daňové poradenství
safety-vest lab-coat: pracovní oblečení
parcel: obaly, obalové materiály
shield: pojištění
megaphone chart-up: reklamní agentura, marketing, reklama, seo
briefcase handshake: poradenství, podnikové poradenství
banknotes coin: půjčka, úvěr, financování, leasing, půjčky
toolbox hammer: ~ řemeslník, řemeslníci
musical-notes: koncert, koncerty
eagle bird: sokolnictví, dravci, sokolník
books: knihařství, knihař, vazba knih
window beach-umbrella: žaluzie, rolety, markýzy
tractor wheat: zemědělská technika, kombajn, traktory, zemědělské stroje
theatre-masks dress: půjčovna kostýmů, karnevalové kostýmy, kostýmy
toilet plunger: čištění odpadů, fekál
kitchen-knife: broušení nožů, brusírna, brusič
horse: stáj
honey bee: včelí produkty, včelích produktů, včelařské potřeby, propolis
sewing-machine thread: šicí stroj, šicí stroje, šicích strojů
window palette: vitráž, vitráže, vitráží
tropical-fish: akvárium, akvária, akvaristika, akvarijní rybky
horse: sedlářství, jezdecké potřeby, sedla, sedlář
skis: lyžařská škola, lyžařský kurz
ladder bricks: lešení, pronájem lešení, montáž lešení, plošina
toy-bricks teddy-bear: dřevěné hračky, hračky ze dřeva
slide: dětské hřiště, dětská hřiště, dětská herna
staircase saw: dřevěné schody, dřevěných schodů
plug lightning: elektrocentrála, elektrocentrály, pronájem elektrocentrál
mosquito: postřik proti komárům, likvidace vos, sršni
radiator wrench: kotel, topenářství
car key: ~ řidič, hledáme řidiče, řidiče
dinner-plate cutlery: číšník, servírka, číšníci
vase mantel-clock: bleší trh
bread croissant: pekař, pekaři, pekařka
caravan: obytné auto, obytná auta, obytňák, obytný vůz, obytné vozy, karavan, karavany
open-book books: beseda s autorkou, beseda s autorem, beseda se spisovatelkou, setkání s autorem, setkání s autorkou
theatre-masks teddy-bear: loutková pohádka, loutky, loutkáři
dog paw: pejsek, pejsci, pejsky, pejskům, pejsků, pejskaři
paw dog: z útulku, útulku
set-square ruler: matika, matiky, matiku, matematiky
salad apple: výživová poradkyně, nutriční poradkyně, nutriční specialistka, nutriční terapeutka, výživa
toilet plunger: ucpaný odpad, ucpané odpady, ucpaná kanalizace, ucpané potrubí, ucpané wc, ucpaný záchod, ucpaný dřez
lorry: řidič skupiny c, řidič sk c, řidič c, řidiče kamionu
sofa: gauč, gauče, rozkládací gauč, rohový gauč, rohovka
fish: vánoční kapr, živý kapr, kapr, kapři, prodej kaprů, sádky, pstruzi
candle headstone: péče o hroby, úklid hrobů, údržba hrobů
canned-food basket: potravinová banka, potravinová sbírka, sbírka potravin
santa: mikulášská, mikulášská nadílka, mikulášský průvod
abacus: mentální aritmetika, počítadlo
`;
