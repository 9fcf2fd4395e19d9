/** Trades and goods in Swahili. Notation: word-list.ts. */
export const swahiliTrades = `
calculator receipt: mhasibu, uhasibu, kodi, ushauri wa kodi
air-conditioner: kiyoyozi, viyoyozi
wrench car: karakana, gereji, fundi magari, fundi gari, matengenezo ya magari
bread croissant: mkate, mikate, duka la mikate, oka mikate, uokaji
lipstick nail-polish: saluni ya urembo, vipodozi, urembo, saluni ya warembo
nail-polish: kucha
ring bouquet: harusi, ndoa, ukumbi wa harusi
bride ring: bibi harusi, gauni la harusi
steak kitchen-knife: bucha, nyama, nyama choma
car key: gari, magari, kukodisha gari, magari yaliyotumika
saw hammer: seremala, useremala
dinner-plate cook: upishi wa sherehe, huduma za chakula
coffee: kahawa, mkahawa wa kahawa, mgahawa wa kahawa
tea teapot: chai
cook frying-pan: mapishi, darasa la upishi, upishi, mpishi
scissors hair-comb: saluni, nywele, msusi, kusuka nywele
barber-pole razor: kinyozi
teddy-bear crayon: chekechea, vitu vya kuchezea, midoli, malezi ya watoto
dog stethoscope: daktari wa mifugo, daktari wa wanyama, wanyama wa kufugwa
steering-wheel car: shule ya udereva, mafunzo ya udereva, udereva
plug lightning: fundi umeme, umeme
basket carrot: mboga, mboga mboga, mboga za majani
apple basket: matunda
shopping-cart basket: duka la vyakula, supamaketi, duka la rejareja
chart-up coin: uwekezaji, hisa
bank coin: benki, mkopo, mikopo, akiba
house key: nyumba, nyumba inauzwa, nyumba ya kupanga, kiwanja, viwanja, mali isiyohamishika
fish shrimp: samaki, duka la samaki, dagaa
bouquet rose: maua, duka la maua, shada la maua
football goal-net: mpira wa miguu, kandanda, soka
seedling plant: miche, mimea, bustani
soft-ice-cream: aiskrimu
glasses eye: miwani, duka la miwani, uchunguzi wa macho
dumbbell stopwatch: gym, mazoezi, ukumbi wa mazoezi
bed bellhop-bell: hoteli, nyumba ya wageni
sofa chair: samani, fanicha, sofa
washing-machine basket: dobi, kufua nguo, udobi
books open-book: vitabu, kitabu, duka la vitabu, maktaba
key: fundi kufuli, funguo
open-book pencil: masomo ya ziada, kozi ya kiingereza, mwalimu wa nyumbani, tuisheni, tafsiri
set-square abacus: hisabati, hesabu
delivery-van parcel: kuhamisha mizigo, huduma za kuhama, usafirishaji, kuhama nyumba
guitar: gitaa
musical-notes: muziki, kwaya, masomo ya muziki
piano-keys: piano, kinanda
camera: mpiga picha, picha, upigaji picha
pizza: piza
chicken-leg: kuku
rice: wali, pilau
tap wrench: fundi bomba, mabomba
cutlery dinner-plate: mgahawa, mkahawa, hoteli ya chakula
pill stethoscope: duka la dawa, famasia, dawa
tooth toothbrush: daktari wa meno, meno, kliniki ya meno
stethoscope hospital: daktari, hospitali, kliniki, zahanati
diamond ring: vito, sonara, dhahabu
sneaker: viatu, duka la viatu
dress handbag: nguo, duka la nguo, mavazi, kitenge
airplane suitcase: wakala wa safari, safari za ndege, utalii, safari
lion elephant: safari ya mbuga, mbuga ya wanyama, mbuga za wanyama
lotus-position: yoga
massage: masaji, kusinga
sewing-needle thread: fundi cherehani, fundi nguo, ushonaji, kushona
solar-panel sun: umeme wa jua, sola, nishati ya jua
graduation-cap books: chuo kikuu, chuo, mafunzo
school backpack: shule
laptop screwdriver: fundi kompyuta, kompyuta, kutengeneza kompyuta
desktop-computer laptop: tovuti, programu, kutengeneza tovuti
smartphone: simu, fundi simu, simu za mkononi
broom bucket: usafi, kufanya usafi, huduma za usafi
shield umbrella: bima
scales document: wakili, mwanasheria, ushauri wa kisheria
printer document: uchapishaji, kuchapa
honey bee: asali
birthday-cake: keki, siku ya kuzaliwa
bicycle: baiskeli
motorcycle: pikipiki, bodaboda
taxi: teksi
bus: basi, mabasi
bricks crane: ujenzi, mjenzi, kandarasi
paint-roller bucket: rangi, kupaka rangi, mpaka rangi
roof: paa, mabati
swimmer goggles: kuogelea, masomo ya kuogelea
dancer musical-notes: ngoma, kucheza, dansi
gift ribbon: zawadi
moon gift: eid, idd, ramadhani
heart handshake: msaada, mchango, kuchangia
briefcase handshake: nafasi za kazi, ajira, kazi
milk cow: maziwa, ng'ombe
hen egg: ufugaji wa kuku, mayai
church: kanisa
beer: bia
tractor wheat: kilimo, trekta
mattress bed: magodoro, godoro
watch: saa
soap: sabuni
burger: baga, burger
theatre-masks: tamthilia, maigizo
wine: mvinyo, divai
sauna: spa
popcorn: filamu, sinema
tent: kambi, hema
spade: bustani, mtunza bustani
salad: saladi, lishe
handbag: mikoba, mkoba
tyre: matairi, tairi
rug: zulia, mazulia
palette: uchoraji
museum: makumbusho
television: televisheni, runinga
nurse: muuguzi
megaphone: matangazo ya biashara
shopping-bags: ~ punguzo la bei, ofa
brain: ushauri nasaha
lotion: mafuta ya ngozi
cat: paka
coat: koti, mitumba
horse: farasi
bubbles car: kuosha magari, kuosha gari
meat-on-bone: nyama choma
candy: peremende
chocolate: chokoleti
spine: fiziotherapia
microphone: karaoke
hiking-boot: kupanda mlima
window: madirisha
necktie: suti
curtains: mapazia, pazia
perfume: manukato, marashi
candle: mishumaa
fishing-rod: uvuvi
kitchen-knife: jikoni
bathtub: bafu
t-shirt: fulana, tisheti
party-popper: ~ sherehe, siku ya kuzaliwa
toolbox: zana
baby: mtoto mchanga, nguo za watoto
fountain-pen: vifaa vya kuandikia
pancakes: kifungua kinywa, chapati
egg: mayai
light-bulb: taa
blood-drop: kuchangia damu
lion: safari, mbuga
chicken-leg: kuku wa kuchoma
hen: kuku, vifaranga
`;
