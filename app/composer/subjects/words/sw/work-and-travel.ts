/** Swahili words for work, places and travel. Notation: word-list.ts. */
export const swahiliWorkAndTravel = `
anvil hammer: mhunzi
ballot-box: piga kura, pigia kura, tupigie kura, uchaguzi
blackboard: ubao, mbao za shule
blood-drop: kuchangia damu, changia damu, uchangiaji damu, uchangiaji wa damu, toa damu
book books: kufunga vitabu
books open-book: vitabu, kitabu, duka la vitabu, maktaba
briefcase handshake: ushauri wa biashara
briefcase handshake: ~ nafasi za kazi, ajira, kazi
calculator receipt: kikokotoo, mhasibu, uhasibu, kodi, ushauri wa kodi, ritani za kodi, hesabu za biashara
calendar clipboard: semina, kongamano
chart-up: uwekezaji, hisa
chart-up coin: forex
combine-harvester wheat: mashine ya kuvuna, kuvuna ngano
concrete-mixer bricks: zege, saruji
credit-card smartphone: mashine za pos
desktop-computer laptop: mafunzo ya kompyuta, kozi ya kompyuta, kozi za kompyuta, tovuti, programu, kutengeneza tovuti
desktop-computer receipt: mfumo wa pos
document fountain-pen: mkalimani, mtafsiri
drill toolbox: drili
drone: droni
fountain-pen document: mwandiko, kaligrafia, vifaa vya kuandikia, vifaa vya shule, vifaa vya ofisi
laptop screwdriver: kurejesha data, fundi kompyuta, kompyuta, kutengeneza kompyuta, kompyuta mpakato
laptop screwdriver: ukarabati wa kompyuta, laptop
loudspeaker: spika, kukodisha spika, mfumo wa sauti, muziki wa sherehe
magnifier: mpelelezi
megaphone chart-up: matangazo ya biashara, masoko, matangazo, utangazaji
newspaper: gazeti
open-book pencil: masomo ya ziada, kozi ya kiingereza, mwalimu wa nyumbani, tuisheni, tafsiri, kiingereza, kurani
parcel delivery-van: vifungashio, ghala
pill stethoscope: duka la dawa, famasia, dawa, virutubisho
printer document: uchapishaji, kuchapa, kuchapisha, kadi za mwaliko, mabango, stika
receipt shopping-cart: keshia, mtunza fedha, karani wa malipo
road-roller: lami, ujenzi wa barabara
robot gear: roboti
rubber-stamp document: mihuri, muhuri, kutengeneza mihuri, wakili wa hati
scaffold ladder: kukodisha jukwaa la ujenzi
scales document: wakili, mwanasheria, ushauri wa kisheria, mawakili, sheria
scissors hair-comb: saluni, nywele, msusi, weaving
set-square abacus: hisabati, hesabu, msanifu majengo, ramani za nyumba, usanifu
shipping-container: kontena, makontena
smartphone: fundi simu, simu za mkononi, simu janja, kutengeneza simu, fundi wa simu, duka la simu, simu mpya
smartphone: simu kwa mkopo
speech-bubble: tiba ya usemi
stethoscope hospital: daktari, hospitali, kliniki, zahanati
syringe: chanjo
test-tube blood-drop: maabara, vipimo vya damu
welding-mask fire: welding, kuchomelea, fundi welding, kuchomea
bank coin: benki, mkopo, mikopo, akiba, sacco
barber-pole razor: kinyozi
bouncy-castle balloon: bouncing castle, majumba ya kuruka, jumping castle
bouncy-castle trampoline: kasri la kuruka
bricks crane: ujenzi, mjenzi, kandarasi, fundi ujenzi, matofali, tofali
caravan campsite: karavani
church: kanisa, injili
circus-tent: sarakasi
convenience-store key: fremu, fremu ya biashara, fremu inapangishwa
crane bricks: kreni
ferris-wheel: bustani ya burudani
house key: nyumba, nyumba inauzwa, nyumba ya kupanga, kiwanja, viwanja, mali isiyohamishika, nyumba ya kupangisha
house key: apatimenti, ardhi, nyumba za kupanga, chumba
house tree: shamba, shamba linauzwa, mashamba
market-stall carrot: kibanda sokoni, gulio, soko la wakulima, vibanda
mosque: msikiti, hija, umra, madrasa
museum: makumbusho
school backpack: shule
school books: kidato cha kwanza, kidato cha tano, nafasi za kidato
tent: kambi, hema, mahema, kukodisha mahema
airplane suitcase: wakala wa safari, safari za ndege, utalii, safari, tiketi za ndege, visa, ndege, ziara
ambulance: ambulensi
bicycle: baiskeli, fundi baiskeli
bus: basi, mabasi, matatu, daladala
bus books: maktaba ya kuhama, maktaba inayotembea
canoe rower: kayaki
car bubbles: kuosha magari, kuosha gari, car wash
car car-front: vifuniko vya viti vya gari
car key: gari, magari, kukodisha gari, magari yaliyotumika, kukodi gari, kukodisha magari
delivery-van parcel: usafirishaji, usafirishaji wa mizigo, vifurushi
fire-engine fire: zimamoto
food-truck takeaway-box: gari la chakula, food truck
lorry: malori, lori, kukodisha lori
lorry bricks: zege tayari
lorry delivery-van: kuhamisha mizigo, huduma za kuhama, kuhama nyumba, kuhamisha, kuhama, kuhamisha nyumba
lorry delivery-van: kuhamisha samani
motor-boat wave: mashua, boti, jahazi, meli
motor-scooter: skuta
motorcycle: pikipiki, bodaboda, boda boda, fundi pikipiki, boda
motorcycle-helmet motorcycle: kofia ya pikipiki
parachute: parachuti
parking-sign location-pin: maegesho ya magari
passport suitcase: pasipoti
rickshaw: bajaji
roller-skate: skeitingi
ship: clearing and forwarding
steering-wheel car: shule ya udereva, mafunzo ya udereva, udereva, leseni
steering-wheel lorry: leseni ya lori
stroller baby-bottle: kibebea mtoto
suitcase: masanduku ya safari
tanker: kunyonya maji taka, exhauster, gari la maji taka, honey sucker, lori la maji
taxi: teksi, uber
tipper-truck: mchanga na kokoto, kokoto, tipa, lori la mchanga
tow-truck car: kuvuta gari
tractor wheat: kilimo, trekta, mbolea, pembejeo
train locomotive: treni
tyre wrench: matairi, tairi, tairi mpya
watch: saa za mkono, kurekebisha saa, fundi saa, fundi wa saa, saa ya mkono, saa za ukutani
wheelchair crutch: kiti cha magurudumu
`;
