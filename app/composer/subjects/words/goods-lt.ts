/** Goods, crafts and outings in Lithuanian. Notation: word-list.ts. */
export const lithuanianGoods = `
lemon soft-drink: limonadas, limonadai
bricks trowel: trinkelės, trinkelių
armchair sofa: minkštų baldų pervilkimas
excavator droplet: gręžiniai, vandens gręžiniai, gręžinių gręžimas
chimney fire: kaminų įdėklai, kaminas
toilet plunger: asenizacija
hammer-and-wrench: kalvis, suvirinimas, suvirinimo darbai, kalviškos tvoros
wardrobe: spintos, slankiojančios durys, drabužinės, spinta
oven: virtuvių baldai
vacuum-cleaner: dulkių siurblys, dulkių siurbliai
fire-extinguisher: gesintuvai, gesintuvas, gesintuvų patikra
mouse-trap: deratizacija, graužikų naikinimas
hut: sodo nameliai, sodo namelis, lauko nameliai
house-with-garden: šiltnamiai, šiltnamis
light-bulb: lempos
dining-table: stalai, valgomojo stalai, pietų stalas
bathtub shower: vonios remontas
hot-tub: kubilai, kubilų nuoma, sūkurinė vonia
droplet: vandens filtrai, vandens filtras
pretzel: riestainiai
doughnut: spurgos, spurga
cookie: sausainiai, meduoliai, imbieriniai sausainiai
pancakes: lietiniai, bulviniai blynai
waffle: vafliai
dumpling: virtiniai
sandwich: sumuštiniai, sumuštinis
meat-on-bone: šašlykai, šonkauliukai
hot-dog: dešrainiai, dešrainis
spaghetti: švieži makaronai, itališka virtuvė
curry: indiškas maistas, indiškas restoranas
taco: meksikietiškas restoranas, tako
soft-drink: gira
champagne: šampanas, putojantis vynas
cocktail: kokteiliai, kokteilių baras
spirits-bottle: degtinė, viskis, distilerija
egg hen: naminiai kiaušiniai
hen: vištos, dedeklės, vištos dedeklės
turkey-bird: kalakutai, kalakutiena
goose: žąsys, žąsiena
cherries: vyšnios, trešnės
blueberries: mėlynės
grapes: vynuogės
watermelon: arbūzai
tomato: pomidorai
garlic: česnakai
peanuts: riešutai
wheat: miltai, malūnas
herb: prieskoninės žolelės, vaistažolės, žolelės
trumpet: pučiamųjų orkestras, trimitas, dūdų orkestras
violin: smuikas, smuiko pamokos
flute: fleita
saxophone: saksofonas
accordion: akordeonas
chess-pawn: šachmatai, šachmatų
puzzle: dėlionės
bowling: boulingas
target: šaudykla, smiginis
bow-and-arrow: šaudymas iš lanko, lankininkai
fencer: fechtavimas
golf: golfas, golfo klubas
tennis: tenisas, teniso mokykla, padelis
table-tennis: stalo tenisas
badminton: badmintonas
volleyball: tinklinis, tinklinio
ice-hockey: ledo ritulys
running-shirt: sportinė apranga, lengvoji atletika, sporto apranga
gymnast: gimnastika, akrobatika
climber: laipiojimo siena, laipiojimo centras
surfer: banglentės, jėgos aitvarai, banglenčių mokykla, irklentės
diving-mask: nardymas, nardymo kursai
rower: irklavimas
parachute: šuolis parašiutu, parasparniai, parašiutas
hot-air-balloon: oro balionas, skrydis oro balionu
kick-scooter: elektriniai paspirtukai, paspirtukas, paspirtukai
roller-skate: riedučiai, riedutininkai
skateboard: riedlentė, riedlentės, riedlenčių parkas
racing-car: kartingai, kartingų trasa
motor-scooter: motoroleriai, mopedai
bus: autobusų nuoma, autobusu kelionės, ekskursija autobusu
train: traukinukas, siaurukas
drone: dronas, filmavimas dronu, dronai
clapperboard: videografas, vestuvių filmavimas, filmavimas
disco-ball: didžėjus, dj, diskoteka
camera-flash: fotobūda, foto būdelė
fireworks: fejerverkai, fejerverkas
balloon: balionai, helio balionai
circus-tent: cirkas, palapinių nuoma, paviljonų nuoma
clown: klounas
soap: muilas, rankų darbo muilas
sun: soliariumas
diamond ring: auskarų vėrimas, auskarai, papuošalų taisymas
top-hat: skrybėlės, kepurės
t-shirt: marškinėlių spauda
socks: kojinės
gloves: pirštinės
briefs: apatinis trikotažas, apatiniai
bikini: maudymosi kostiumėliai
backpack: kuprinės, mokyklinės kuprinės
suitcase: lagaminai
wallet: piniginės, odos gaminiai, odos dirbiniai
wheelchair: neįgaliojo vežimėlis, vežimėliai neįgaliesiems
syringe: skiepai, skiepai nuo gripo, botoksas, vakcinacija
blood-drop: kraujo donorystė, kraujo tyrimai, donorų diena
test-tube: laboratorija, tyrimai
stroller: vaikiški vežimėliai, vežimėliai
baby: kūdikiams, kūdikių prekės
fountain-pen: kaligrafija
satellite-dish: antenos, palydovinė televizija
speaker: garso aparatūra, garso įranga, kolonėlės
vinyl-record: vinilo plokštelės, plokštelės
game-controller: žaidimų konsolės, kompiuteriniai žaidimai
gavel: aukcionas
crystal-ball: būrėja, taro, astrologė, taro kortos
magnifier: privatus detektyvas, detektyvas
telescope: astronomija, observatorija
robot: robotika, robotikos būrelis
ferris-wheel: atrakcionai, pramogų parkas
slide: vaikų žaidimų kambarys
snowflake: sniego valymas
cactus: kaktusai, sukulentai
rose: rožės
tulip: tulpės
castle: pilis
framed-picture: paveikslų rėminimas, rėminimas
thread: audiniai, audinių parduotuvė, siuvimo reikmenys
honey: medaus mugė, medaus
car bubbles: autoplovykla
dress-shoe: batų taisykla, avalynės taisykla, avalynės taisymas
roof house: stogdengystė
steak kitchen-knife: mėsos krautuvė, mėsos krautuvėlė
glasses: akinių salonas, akinių
teddy-bear crayon: lopšelis, lopšelis-darželis
laptop screwdriver: kompiuterių taisymas
scales document: teisinė pagalba
calculator receipt: buhalterinės paslaugos
dog bone: zooprekės, gyvūnų parduotuvė
airplane suitcase: kelionių organizatorius
lipstick nail-polish: kosmetologijos kabinetas, kosmetologija
sofa chair: baldų, baldų gamyba
sneaker: batų, avalynės
wine grapes: vyno, vynų
pizza: picų
fish: žuvų, žuvies
dog: šunų, šuns, šunims
cat: kačių, katėms, kačių viešbutis
beer: alaus
glasses eye: akių patikra, akių tyrimas, akių
scissors hair-comb: plaukų
bicycle wrench: dviračių
lotus-position: jogos
honey bee: medų
rug: kilimų
birthday-cake: tortų
bouquet: gėlių
coffee: kavos
horse: žirgų
cheese: sūrio, sūrių
bread: duonos
sauna: pirtys, pirčių
house: karkasiniai namai
wheat: šienas, šieno rulonai, šiaudai
house bed: kaimo turizmas, kaimo turizmo sodyba
motor-boat sailing-boat: valtis, valčių, valtys
door: durys, durų
sofa: sofos, sofų
house: namų, namas, namai
house key: butai, butų, butas
guitar violin: muzikantai, vestuvių muzikantai, muzikantas
`;
