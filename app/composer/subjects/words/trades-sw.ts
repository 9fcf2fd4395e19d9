/** Trades and goods in Swahili. Notation: word-list.ts. */
export const swahiliTrades = `
calculator receipt: mhasibu, uhasibu, kodi, ushauri wa kodi, ritani za kodi, hesabu za biashara
air-conditioner: kiyoyozi, viyoyozi
wrench car: karakana, gereji, fundi magari, fundi gari, matengenezo ya magari, vipuri, mekanika, ukarabati wa magari, kutengeneza magari
bread croissant: mkate, mikate, duka la mikate, oka mikate, uokaji
lipstick nail-polish: saluni ya urembo, vipodozi, urembo, saluni ya warembo, mapambo ya bibi harusi, mekapu
nail-polish: kucha, kucha za gel
ring bouquet: harusi, ndoa, ukumbi wa harusi, ukumbi wa sherehe, mapambo ya harusi, ukumbi
bride ring: bibi harusi, gauni la harusi, magauni ya harusi
steak kitchen-knife: bucha, nyama, nyama choma, nyama ya ng'ombe, nyama ya mbuzi
car key: gari, magari, kukodisha gari, magari yaliyotumika, kukodi gari, kukodisha magari
saw hammer: seremala, useremala, mbao
dinner-plate cook: upishi wa sherehe, huduma za chakula, chakula cha sherehe
coffee: kahawa, mkahawa wa kahawa, mgahawa wa kahawa
tea teapot: chai, majani ya chai
cook frying-pan: mapishi, darasa la upishi, upishi, mpishi
scissors hair-comb: saluni, nywele, msusi, kusuka nywele, kusuka, weaving
barber-pole razor: kinyozi
teddy-bear crayon: chekechea, vitu vya kuchezea, midoli, malezi ya watoto, mwanasesere, kulea watoto, yaya
dog stethoscope: daktari wa mifugo, daktari wa wanyama, wanyama wa kufugwa, mifugo, dawa za mifugo, mbwa, chakula cha mbwa, watoto wa mbwa
steering-wheel car: shule ya udereva, mafunzo ya udereva, udereva, leseni
plug lightning: fundi umeme, umeme
basket carrot: mboga, mboga mboga, mboga za majani, sukuma wiki
apple basket: matunda, tufaha
shopping-cart basket: duka la vyakula, supamaketi, duka la rejareja, bidhaa za nyumbani
chart-up coin: uwekezaji, hisa, forex
bank coin: benki, mkopo, mikopo, akiba, sacco
house key: nyumba, nyumba inauzwa, nyumba ya kupanga, kiwanja, viwanja, mali isiyohamishika, nyumba ya kupangisha, apatimenti, ardhi, nyumba za kupanga, chumba
fish: samaki, duka la samaki, dagaa, samaki wa kukaanga, omena
bouquet rose: maua, duka la maua, shada la maua, shada
football goal-net: mpira wa miguu, kandanda, soka
seedling plant: miche, mimea, bustani, mbegu, vitalu
soft-ice-cream: aiskrimu, ice cream
glasses eye: miwani, duka la miwani, uchunguzi wa macho, macho, miwani ya macho
dumbbell stopwatch: gym, mazoezi, ukumbi wa mazoezi, mazoezi ya viungo
bed bellhop-bell: hoteli, nyumba ya wageni, gesti, kitanda, vitanda, lodge
sofa chair: samani, fanicha, sofa, kusafisha makochi, makochi, viti, mapambo ya ndani, mapambo ya nyumba
washing-machine basket: dobi, kufua nguo, udobi, mashine za kufulia, mashine ya kufulia, dry cleaner, kufua
books open-book: vitabu, kitabu, duka la vitabu, maktaba
key: fundi kufuli, funguo, kufuli
open-book pencil: masomo ya ziada, kozi ya kiingereza, mwalimu wa nyumbani, tuisheni, tafsiri, kiingereza, kurani
set-square abacus: hisabati, hesabu, msanifu majengo, ramani za nyumba, usanifu
delivery-van parcel: usafirishaji, usafirishaji wa mizigo, vifurushi
guitar: gitaa, udi wa muziki
musical-notes: muziki, kwaya, masomo ya muziki, bendi
piano-keys: piano, kinanda
camera: mpiga picha, picha, upigaji picha, studio ya picha, kamera
pizza: piza, pizza
chicken-leg: kuku, kuku choma, kuku wa kukaanga, kuku choma na chipsi, kuku wa kuchoma
rice: wali, pilau, biriani, mchele, ubwabwa
tap wrench: fundi bomba, mabomba, mfereji
cutlery dinner-plate: mgahawa, mkahawa, hoteli ya chakula, chakula, mama ntilie
pill stethoscope: duka la dawa, famasia, dawa, virutubisho
tooth toothbrush: daktari wa meno, meno, kliniki ya meno
stethoscope hospital: daktari, hospitali, kliniki, zahanati
diamond ring: vito, sonara, dhahabu, mapambo ya dhahabu, hereni
sneaker: viatu, duka la viatu, raba
dress handbag: nguo, duka la nguo, mavazi, kitenge, gauni, vitenge, kanga, khanga, madera, magauni, fasheni, nguo za wanawake, hanbok, kanzu
airplane suitcase: wakala wa safari, safari za ndege, utalii, safari, tiketi za ndege, visa, ndege, ziara
lion elephant: safari ya mbuga, mbuga ya wanyama, mbuga za wanyama, safari ya wanyama, hifadhi, hifadhi ya wanyama, bustani ya wanyama, mbuga
lotus-position: yoga, pilates
massage: masaji, kusinga, kukanda
sewing-needle thread: fundi cherehani, fundi nguo, ushonaji, kushona, cherehani
solar-panel sun: umeme wa jua, sola, nishati ya jua, paneli za sola
graduation-cap books: chuo kikuu, chuo, mafunzo, kusoma nje
school backpack: shule
laptop screwdriver: fundi kompyuta, kompyuta, kutengeneza kompyuta, kompyuta mpakato, ukarabati wa kompyuta, laptop
desktop-computer laptop: tovuti, programu, kutengeneza tovuti
smartphone: fundi simu, simu za mkononi, simu janja, kutengeneza simu, fundi wa simu, duka la simu, simu mpya, simu kwa mkopo
broom bucket: usafi, kufanya usafi, huduma za usafi, usafi wa nyumba, kusafisha nyumba, usafishaji
shield umbrella: bima, bima ya gari
scales document: wakili, mwanasheria, ushauri wa kisheria, mawakili, sheria
printer document: uchapishaji, kuchapa, kuchapisha, kadi za mwaliko, mabango, stika
honey bee: asali, ufugaji wa nyuki
birthday-cake: keki, keki za harusi, keki ya kuzaliwa, keki za birthday
bicycle: baiskeli, fundi baiskeli
motorcycle: pikipiki, bodaboda, boda boda, fundi pikipiki, boda
taxi: teksi, uber
bus: basi, mabasi, matatu, daladala
bricks crane: ujenzi, mjenzi, kandarasi, fundi ujenzi, matofali, tofali, saruji
paint-roller bucket: rangi, kupaka rangi, mpaka rangi, rangi ya nyumba
roof: paa, mabati, paa la nyumba
swimmer goggles: kuogelea, masomo ya kuogelea, bwawa la kuogelea, ujenzi wa bwawa
dancer musical-notes: ngoma, kucheza, dansi, ngoma ya asili, kudansi
gift ribbon: zawadi, vifurushi vya zawadi
moon gift: eid, idd, ramadhani
heart handshake: msaada, mchango, kuchangia, michango, yatima, kujitolea
briefcase handshake: ushauri wa biashara
briefcase handshake: ~ nafasi za kazi, ajira, kazi
milk cow: maziwa, ng'ombe, mtindi, maziwa mala, maziwa fresh
hen egg: ufugaji wa kuku, mayai, kuku wa kienyeji
church: kanisa, injili
beer: bia
tractor wheat: kilimo, trekta, mbolea, pembejeo
mattress bed: magodoro, godoro, mito, mashuka
watch: saa za mkono, fundi saa, saa ya mkono, saa za ukutani
soap: sabuni
burger: baga, burger, chipsi, chips mayai
theatre-masks: tamthilia, maigizo
wine: mvinyo, divai
sauna: spa, sauna, bafu ya mvuke
popcorn: filamu, sinema
tent: kambi, hema, mahema, kukodisha mahema
spade: mtunza bustani
salad: saladi, lishe
handbag: mikoba, mkoba, mabegi
tyre: matairi, tairi, tairi mpya
rug: zulia, mazulia, mkeka, mikeka
palette: uchoraji, hina, kuchora hina, usanifu wa michoro, nembo
museum: makumbusho
television: televisheni, runinga, tv, king'amuzi
nurse: muuguzi, huduma ya wazee, nesi
megaphone: matangazo ya biashara, masoko, matangazo, utangazaji
shopping-bags: ~ punguzo la bei, ofa
brain: ushauri nasaha, mwanasaikolojia
lotion: mafuta ya ngozi
cat: paka, chakula cha paka
coat: koti, sweta
horse: farasi
car bubbles: kuosha magari, kuosha gari, car wash
meat-on-bone: choma
candy: peremende, pipi, kashata
chocolate: chokoleti
spine: fiziotherapia, maumivu ya mgongo
microphone: karaoke, uimbaji, vichekesho
hiking-boot: kupanda mlima, kilimanjaro, kupanda milima
window: madirisha, vioo, aluminium
necktie: suti, suti za wanaume
curtains: mapazia, pazia
perfume: manukato, marashi, udi
candle: mishumaa, mazishi
fishing-rod: uvuvi, kuvua samaki
kitchen-knife: jikoni, vyombo vya jikoni, sufuria
bathtub: bafu
t-shirt: fulana, tisheti, sare
party-popper: ~ sherehe
toolbox: zana, vifaa vya ujenzi, duka la vifaa
baby: mtoto mchanga, watoto wachanga
fountain-pen: vifaa vya kuandikia, vifaa vya shule, vifaa vya ofisi
pancakes: kifungua kinywa
egg: mayai ya kienyeji, trei ya mayai
light-bulb: taa, balbu
blood-drop: kuchangia damu
kebab flatbread: shawarma, mishkaki, kebab
falafel: falafel
jar chilli: achari, viungo, jamu, pilipili, mafuta ya nazi, mafuta ya kupikia
noodles chopsticks: tambi, nudo
stew cutlery: supu, mchuzi
dumpling: sambusa, samosa
sheep: kondoo, mbuzi
cow milk: ng'ombe wa maziwa, ufugaji wa ng'ombe
dates: tende
cookie: biskuti, keki ndogo
cupcake: keki ndogo za kikombe
doughnut: donati, maandazi, mandazi, mahamri
juice-box orange: juisi, juice, sharubati
coconut: nazi, madafu
bubble-tea: bubble tea
shisha: shisha
sandwich baguette: sandwichi
peanuts: karanga, korosho
herb: dawa za asili, mitishamba
mango: embe, maembe
spirits-bottle: pombe
eyelashes: kope, nyusi
razor: kunyoa
serum-bottle lotion: losheni, huduma ya ngozi, ngozi
tattoo-machine: tattoo, chale
test-tube blood-drop: maabara, vipimo vya damu
sunglasses: miwani ya jua
hearing-aid: kifaa cha kusikia
mosque: msikiti, hija, umra, madrasa
headphones: vipokea sauti, spika za masikioni
security-camera: kamera za usalama, cctv, ulinzi
clapperboard: kuhariri video, video
framed-picture: fremu za picha, nyumba ya sanaa
fridge: friji, fundi friji, jokofu, majokofu, vifaa vya umeme, vyombo vya umeme
toilet: choo, kunyonya maji taka
droplet tap: maji ya kunywa, kuchimba visima, kichujio cha maji
battery plug: betri, jenereta
cockroach: kuua wadudu, fumigation, kunguni, mende
mouse-trap: panya
tiles bricks: vigae, marumaru, tiles
door hammer: milango, mlango
fence: uzio, ua wa nyumba
fire nut-and-bolt: kuchomelea, fundi wa kuchomelea, welding
wardrobe: kabati, makabati
crystal-ball: unajimu, mnajimu
lawnmower: kukata nyasi, kufyeka
tree axe: kukata miti, miti
lorry: malori, lori, kukodisha lori
crane: kreni
recycling: vyuma chakavu, taka
motor-scooter: skuta
motor-boat: boti, mashua, jahazi, meli
balloon: baluni
bouncy-castle: jumping castle, majumba ya kuruka
sari: sari
scarf: hijabu, mitandio, ushungi
kimono dress: kimono
jeans: jinzi
yarn: sweta za kufuma, kufuma
thread: vitambaa
dress-shoe hammer: fundi viatu, kushona viatu
sandal: ndala, kandambili, sandali
backpack: mabegi ya shule
basketball: mpira wa kikapu
volleyball: mpira wa wavu
badminton: badminton
table-tennis: tenisi ya meza
tennis: tenisi
golf: gofu
boxing-glove: ndondi
judo-suit: karate, judo
diving-mask: kupiga mbizi
surfer: kuteleza mawimbini
climber mountain: kupanda miamba
gymnast: jimnastiki
roller-skate: skeitingi
billiard-ball: pool table
runner: marathoni
ballet-shoes: baleti
violin: fidla
flute: filimbi
studio-microphone: podikasti, studio ya kurekodi
loudspeaker: muziki wa sherehe
circus-tent: sarakasi
ferris-wheel: bustani ya burudani
game-controller joystick: michezo ya video, playstation, gemu
dice chess-pawn: michezo ya bodi
chess-pawn: chesi, sataranji
magic-wand: mazingaombwe
clown balloon: mchekeshaji wa watoto
disco-ball: disko, dj
dog-standing: mafunzo ya mbwa
paw: kuokoa wanyama
parrot bird: ndege wa kufugwa, kasuku
tropical-fish fish: samaki wa mapambo
canned-food basket: chakula cha msaada
amphora jar: ufinyanzi, vyungu
headstone: makaburi
robot: roboti
drone: droni
wheelchair: kiti cha magurudumu
train: treni
mushroom: uyoga
wheat: unga, ngano
potato: viazi
sweet-potato: viazi vitamu
corn: mahindi, mahindi ya kuchoma
banana: ndizi
avocado: parachichi, maparachichi
orange: machungwa
watermelon: tikitimaji
grapes: zabibu
strawberry: stroberi
tomato: nyanya
beans: maharage
calendar clipboard: semina, kongamano
parcel: vifungashio, ghala
hammer-and-wrench: ukarabati, matengenezo
suitcase: masanduku ya safari
fuel-pump: mtungi wa gesi, gesi ya kupikia
logs fire: mkaa, kuni
drill: drili
fire-extinguisher: kizima moto
prayer-beads: tasbihi
caravan: karavani
sewing-machine: mafunzo ya ushonaji, cherehani mpya
rickshaw: bajaji
ship: clearing and forwarding, kontena
goat: mbuzi wa maziwa
camel: ngamia
squid: pweza
hot-dog: soseji
cocktail tropical-drink: koktele
ice-cube: barafu ya kuuza
baseball-cap: kofia
socks: soksi
briefs: nguo za ndani
swimsuit: nguo za kuogelea
high-heel: viatu vya wanawake
hair-comb: wigi, mawigi
shopping-bags: soko la mitumba
stroller: kibebea mtoto
fireworks firecracker: fataki
paper-lantern: taa za karatasi
parachute: parachuti
canoe: kayaki
beach beach-umbrella: fukwe
umbrella: mwavuli, miavuli
passport: pasipoti
ballot-box: uchaguzi
mirror: kioo
plaster rescue-helmet: huduma ya kwanza
ambulance: ambulensi
syringe: chanjo
pregnant-woman: wajawazito
foot: huduma ya miguu
newspaper: gazeti
credit-card: mashine za pos
magnifier: mpelelezi
-: saa, saa 24, simu, nyumbani
flatbread: chapati, chapo
t-shirt dress: nguo za watoto, mitumba, nguo za mitumba
party-popper: siku ya kuzaliwa
chick hen: vifaranga, vifaranga vya kuku
lorry delivery-van: kuhamisha mizigo, huduma za kuhama, kuhama nyumba, kuhamisha, kuhama, kuhamisha nyumba, kuhamisha samani
`;
