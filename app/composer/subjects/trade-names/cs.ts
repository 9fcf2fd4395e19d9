/** Everyday trades and what else is advertised, by their plain names in Czech; kinds.ts says what they are. */
export const czechTradeNames = `
dentist: zubař, zubní ordinace, stomatologie
doctor: praktický lékař, ordinace lékaře
vet: veterinář, veterinární klinika, veterinární ordinace
pharmacy: lékárna
optician: optika, oční optika
hearing: naslouchadla, foniatrie
physio: fyzioterapie, fyzioterapeut, rehabilitace
podiatrist: pedikúra, podologie
psychologist: psycholog, psychoterapie
midwife: porodní asistentka
nursing-home: domov důchodců, domov pro seniory
massage: masáže, masér
hairdresser: kadeřnictví, kadeřník, kadeřnice
barber: holičství, pánské kadeřnictví
beauty: kosmetický salon, kosmetika, kosmetický salón
nails: manikúra, nehtové studio, gelové nehty
tattoo: tetovací studio, tetování
perfumery: parfumerie
bakery: pekárna, pekařství
pastry: cukrárna
butcher: řeznictví, řezník
fishmonger: rybárna, prodejna ryb
greengrocer: ovoce a zelenina, zelinářství
grocery: potraviny, smíšené zboží
cheese: sýrárna, prodejna sýrů
wine: vinotéka, vinárna
ice-cream: zmrzlinárna, zmrzlina
coffee-shop: kavárna
restaurant: restaurace, hospoda, jídelna
health-food: zdravá výživa, bylinkářství, biopotraviny
catering: cateringová firma
bookshop: knihkupectví
stationery: papírnictví, kancelářské potřeby
toys: hračkářství, hračky
hardware: železářství, domácí potřeby, nářadí
beds: postele, matrace, prodejna postelí
furniture: nábytek, prodejna nábytku
lamps: svítidla, osvětlení, lampy
florist: květinářství, květiny
garden-centre: zahradní centrum, zahradnictví
jeweller: klenotnictví, zlatnictví
watchmaker: hodinářství, hodinář
shoes: obuv, prodejna obuvi
clothes: oděvy, obchod s oblečením
fabrics: látky, galanterie
electronics: elektro, domácí spotřebiče
pets: chovatelské potřeby, zverimex
bikes: prodejna kol, jízdní kola, cyklo prodejna
sports: sportovní potřeby
antiques: starožitnosti, vetešnictví
framing: rámování obrazů, rámařství
instruments: hudební nástroje, hudebniny
gifts: dárky, dárkové zboží
dry-cleaner: čistírna, čistírna oděvů, prádelna
tailor: krejčovství, krejčí, opravy oděvů
shoe-repair: oprava obuvi, opravna obuvi, obuvník
locksmith: zámečník, zámečnictví, výroba klíčů
notary: notář, notářská kancelář
lawyer: advokát, advokátní kancelář, právník
accountant: účetní, účetnictví, daňový poradce
insurance: pojištění, pojišťovna, pojišťovací makléř, pojišťovací poradce
estate-agent: realitní kancelář, realitní makléř
travel-agency: cestovní kancelář, cestovní agentura
movers: stěhování, stěhovací firma
cleaning: úklidová firma, úklid, úklidové služby
photographer: fotoateliér, fotografie svateb
copy-shop: copy centrum, kopírování, kopírovací centrum
printing: tiskárna, tiskařské služby
computer-help: servis počítačů, oprava počítačů, počítačová pomoc
phone-repair: oprava telefonů, servis mobilů, oprava mobilů
undertaker: pohřební služba, pohřebnictví
architect: architektonická kancelář, architektonický ateliér
translator: překladatel, překlady, překladatelská agentura
security: bezpečnostní agentura
pest-control: deratizace, dezinsekce
taxi: taxislužba
hotel: penzion, ubytovna
campsite: autokemp, kemp
car-rental: půjčovna aut, autopůjčovna
garage: autoservis, autoopravna
tyres: pneuservis, pneumatiky
car-wash: mytí aut, automyčka, myčka aut
car-dealer: autobazar, ojetá auta, prodej aut
driving-school: autoškola
plumber: instalatér, vodoinstalatér
electrician: elektrikář, elektroinstalace
roofer: pokrývač, tesařství a pokrývačství
carpenter: truhlář, truhlářství, tesař
painter: malíř pokojů, malířské práce
glazier: sklenář, sklenářství
chimney-sweep: kominík, kominictví
upholsterer: čalounictví, čalouník
builder: stavební firma, zedník
tiler: obkladač
gardener: zahradník, zahradnické práce
heating: topenář, topenářství
kindergarten: mateřská škola, školka, jesle
music-school: hudební škola
dance-school: taneční škola
language-school: jazyková škola
riding-school: jezdecká škola, jízdárna
gym: posilovna
cinema: biograf městský, multikino
theatre: divadlo
bowling: kuželna
swimming-pool: plavecký bazén, koupaliště
library: knihovna
dog-groomer: psí salon, stříhání psů
dog-hotel: hotel pro psy, psí hotel
wedding-planner: svatební agentura
piano-tuner: ladič pian, ladění pian
knife-grinder: broušení nožů, brusič nožů
beekeeper: včelař, včelařství
tea-shop: čajovna, prodejna čaje
bags: kabelky, prodejna kabelek
wool: prodejna vlny, pletací příze
pool-builder: stavba bazénů, bazény
fences: ploty, stavba plotů
scaffolding: pronájem lešení, lešení
tree-care: kácení stromů
chiropractor: chiropraktik
dermatologist: kožní lékař, dermatolog
diving-school: potápěčská škola
sailing-school: jachtařská škola, škola jachtingu
boat-rental: půjčovna lodí
escape-room: úniková hra, únikovka
karting: motokárová dráha, motokáry
planetarium: planetárium
circus: cirkus
comics: prodejna komiksů, komiksy
charity-run: charitativní běh, dobročinný běh
marathon: maraton, půlmaraton
school-fair: školní jarmark, školní slavnost, školní akademie
village-fete: posvícení, obecní slavnosti, poutní slavnost
flea-market: bleší trh, bleší trhy, burza starožitností
christmas-market: vánoční trhy, vánoční trh, adventní trhy
farmers-market: farmářské trhy, farmářský trh
craft-market: řemeslný trh, řemeslný jarmark, rukodělný jarmark
concert: koncert, živý koncert
choir-concert: koncert sboru, sborový koncert, koncert pěveckého sboru
jazz-concert: jazzový koncert, jazzový večer
comedy-night: stand-up, stand-up comedy, večer stand-upu
film-night: filmový večer, letní kino, promítání filmu
karaoke-night: karaoke večer, karaoke
board-games-night: večer deskových her, deskoherní večer
wine-tasting: degustace vín, ochutnávka vín, degustace vína
beer-festival: pivní slavnosti, pivní festival
street-food: street food festival, street food
art-exhibition: výstava obrazů, vernisáž, výstava umění
author-reading: autorské čtení, beseda se spisovatelem
puppet-theatre: loutkové divadlo, loutkové představení
magic-show: kouzelnické představení, kouzelnická show
fireworks-show: ohňostroj, novoroční ohňostroj
carnival-party: masopust, maškarní bál, maškarní ples
food-bank: potravinová banka, potravinová sbírka, sbírka potravin
clothes-collection: sbírka oblečení, sbírka ošacení
blood-donation: darování krve, darujte krev
animal-shelter: útulek pro zvířata, psí útulek, útulek pro psy
volunteers-wanted: hledáme dobrovolníky, dobrovolníci, dobrovolnictví
choir-singers: nábor do sboru, hledáme zpěváky do sboru, sbor hledá zpěváky
chess-club: šachový klub, šachový kroužek, šachový oddíl
hiking-club: turistický klub, klub turistů, turistický oddíl
running-club: běžecký klub, běžecká skupina
tennis-club: tenisový klub, tenisový oddíl
judo-club: judo klub, oddíl juda, tréninky juda
yoga-class: lekce jógy, jóga, kurz jógy
swimming-lessons: plavecký kurz, kurzy plavání, výuka plavání
baby-swimming: plavání kojenců, plavání miminek, plavání pro miminka
first-aid-course: kurz první pomoci, školení první pomoci
cooking-course: kurz vaření, škola vaření
pottery-course: kurz keramiky, keramický kroužek, keramická dílna
painting-course: kurz malování, kurz malby
photography-course: kurz fotografování, kurz focení, fotokurz
sewing-course: kurz šití, kurzy šití
programming-course: kurz programování, výuka programování
guitar-lessons: výuka kytary, lekce kytary, hodiny kytary
piano-lessons: výuka klavíru, lekce klavíru, hodiny klavíru
singing-lessons: výuka zpěvu, lekce zpěvu, hodiny zpěvu
drum-lessons: výuka bicích, lekce bicích, hodiny bicích
maths-tutoring: doučování matematiky, doučování z matematiky
ski-school: lyžařská škola, výuka lyžování
surf-school: surfařská škola, škola surfování, kurz surfingu
climbing-hall: lezecká stěna, lezecké centrum, horolezecká stěna
mini-golf: minigolf, mini golf
personal-trainer: osobní trenér, osobní trenérka
nutritionist: výživový poradce, nutriční terapeut, nutriční poradna
holiday-flat: prázdninový apartmán, rekreační apartmán, chata k pronájmu
room-to-let: pokoj k pronájmu, pronájem pokoje, pronajmu pokoj
flat-to-let: byt k pronájmu, pronájem bytu, pronajmu byt
storage-units: skladovací boxy, pronájem skladů, self storage
bouncy-castle-hire: skákací hrad, pronájem skákacího hradu, půjčovna skákacích hradů
marquee-hire: pronájem párty stanů, půjčovna stanů, pronájem stanů
bike-hire: půjčovna kol, pronájem kol
camper-hire: půjčovna karavanů, pronájem karavanů, půjčovna obytných vozů
costume-hire: půjčovna kostýmů, půjčovna masek
tool-hire: půjčovna nářadí, pronájem nářadí
truck-driver: řidič kamionu, řidič nákladního auta, řidič c+e
delivery-driver: řidič rozvozu, řidič dodávky, kurýr
bus-driver: řidič autobusu, řidička autobusu
waiter: číšník, servírka, číšnice
cook: kuchař, hledáme kuchaře, pomocný kuchař
bakers-apprentice: učeň pekař, pekařský učeň, pomocník v pekárně
shop-assistant: prodavač, prodavačka, pracovník prodejny
warehouse-worker: skladník, skladnice, pracovník skladu
cleaner: uklízečka, uklízeč, pracovnice úklidu
nurse: zdravotní sestra, všeobecná sestra, zdravotní sestřička
carer: pečovatelka, pečovatel, ošetřovatelka
programmer: programátor, programátorka, vývojář softwaru
christmas-trees: vánoční stromky, prodej vánočních stromků, živé vánoční stromky
pumpkins: dýně, halloweenské dýně, prodej dýní
firewood: palivové dřevo, krbové dřevo, dřevo na topení
fresh-eggs: čerstvá vejce, domácí vejce, farmářská vejce
asparagus: chřest, čerstvý chřest
strawberry-picking: samosběr jahod, sběr jahod
vegetable-box: bedýnka zeleniny, zeleninové bedýnky, farmářská bedýnka
used-bikes: použitá kola, bazar kol, jetá kola
used-cars: ojeté vozy, použitá auta, ojeté automobily
second-hand-clothes: second hand, použité oblečení, oblečení z druhé ruky
pram: kočárek, dětský kočárek, sportovní kočárek
used-furniture: bazar nábytku, použitý nábytek
lawn-mowing: sekání trávy, sečení trávy
snow-clearing: odklízení sněhu, úklid sněhu
gutter-cleaning: čištění okapů
carpet-cleaning: čištění koberců, tepování koberců
window-cleaning: mytí oken, čištění oken
house-clearance: vyklízení bytů, vyklízení domů, vyklízení pozůstalostí
skip-hire: pronájem kontejnerů, přistavení kontejneru, kontejnery na suť
washing-machine-repair: oprava praček, opravy praček, servis praček
boiler-service: servis kotlů, revize kotlů, opravy kotlů
air-conditioning: klimatizace, montáž klimatizace
solar-panels: fotovoltaika, solární panely, fotovoltaické elektrárny
kitchens: kuchyně na míru, kuchyňské linky, kuchyňské studio
bathroom-renovation: rekonstrukce koupelny, rekonstrukce koupelen
drain-clearing: čištění kanalizace, čištění odpadů, krtkování
dog-walking: venčení psů, venčení pejsků
cat-sitting: hlídání koček, hlídání kočky
babysitter: hlídání dětí, chůva, paní na hlídání
home-care: domácí péče, pečovatelská služba, péče o seniory
dj: dj na svatbu, dj na oslavu, dj na párty
wedding-band: svatební kapela, kapela na svatbu
childrens-clown: klaun pro děti, klaun na oslavu
food-truck: food truck, foodtruck
pizza-delivery: rozvoz pizzy, pizza s rozvozem, pizza s sebou
kebab-house: kebab, döner kebab
pancake-house: palačinkárna, palačinky
cakes-to-order: dorty na zakázku, dorty na objednávku, narozeninové dorty
breakfast-cafe: snídaňová kavárna, snídaňové bistro
lunch-menu: polední menu, obědové menu, denní menu
barbecue-evening: grilovací večer, večer u grilu, grilovačka
eyelash-extensions: prodlužování řas, prodloužení řas
teeth-whitening: bělení zubů
hair-removal: depilace, laserová epilace, epilace
sauna: sauna, finská sauna, saunový svět
`;
