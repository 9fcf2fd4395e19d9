/** Swahili words for the home, clothes and the body. Notation: word-list.ts. */
export const swahiliHomeAndWear = `
air-conditioner: kiyoyozi, viyoyozi
basket carrot: mboga, mboga mboga, mboga za majani, sukuma wiki
basket leaves: vikapu, kikapu, ususi wa vikapu, mkeka, mikeka
bathtub shower: bafu
battery plug: betri, jenereta
bed bellhop-bell: hoteli, nyumba ya wageni, gesti, kitanda, vitanda, lodge
bench: benchi, mabenchi
broom bucket: usafi baada ya ujenzi, usafi, kufanya usafi, huduma za usafi, usafi wa nyumba, kusafisha nyumba
broom bucket: usafishaji
candle: mishumaa, mazishi
chair: viti, viti na meza, viti vya ofisi
coffin urn: majeneza
cot: kitanda cha mtoto
curtains window: mapazia, pazia
door hammer: milango, mlango
drainpipe droplet: mabomba yaliyoziba, mitaro, mfereji
fabric-roll thread: vitenge, kitenge, vitambaa, khanga
fence hammer: uzio, ua wa chuma, geti, ua wa nyumba
fire-extinguisher: kizima moto, vizima moto
first-aid-kit: huduma ya kwanza, kozi ya huduma ya kwanza
fridge: ukarabati wa friji, fundi friji, kutengeneza friji, friji, jokofu, majokofu, vifaa vya umeme, vyombo vya umeme
gas-cylinder fire: gesi ya kupikia, mtungi wa gesi, mitungi ya gesi, gesi
hammer-and-wrench gear: ukarabati, matengenezo
headstone: kaburi, makaburi
key padlock: fundi kufuli, funguo, kufuli
light-bulb: taa, balbu
lotion: mafuta ya ngozi
mattress bed: magodoro, godoro, mito, mashuka
mirror: vioo vya ukutani, kioo, vioo
mouse-trap: panya
oven frying-pan: jiko, majiko, kurekebisha jiko, jiko la gesi
paint-roller bucket: kazi ya rangi, rangi ya nyumba, kupaka rangi, kupaka rangi nyumba, karatasi za ukutani, wallpaper
paint-roller bucket: rangi, mpaka rangi
paper-lantern: taa za karatasi
plug lightning: fundi umeme, umeme
razor: kuondoa nywele, kunyoa
recycling: vyuma chakavu, taka
roof house: paa linavuja, paa kuvuja, paa, paa la nyumba, mapaa, ukarabati wa paa, kuzuia uvujaji, mabati
rug: zulia, mazulia
rug bubbles: kuosha makapeti, kuosha kapeti, kuosha zulia, kuosha mazulia
sack wheat: chakula cha mifugo, chakula cha kuku, kinu cha kusaga, posho mill, mbegu
saw hammer: seremala, useremala, mbao
security-camera: kamera za usalama, cctv, ulinzi
sewing-machine thread: cherehani, kurekebisha cherehani, mafunzo ya ushonaji, cherehani mpya
shield security-camera: walinzi, mlinzi
shield umbrella: bima, bima ya gari
shopping-cart basket: duka la vyakula, supamaketi, duka la rejareja, bidhaa za nyumbani
soap: sabuni
sofa: ukarabati wa sofa, masofa
sofa chair: samani, fanicha, sofa, kusafisha makochi, makochi, mapambo ya ndani, mapambo ya nyumba
solar-panel sun: umeme wa jua, sola, nishati ya jua, paneli za sola
squeegee window: kusafisha madirisha, kuosha madirisha
staircase: ngazi na reli, reli za ngazi
tap wrench: pampu, hita ya maji, fundi bomba, mabomba
tiles bricks: vigae, marumaru, tiles
toilet: vyoo vya kuhama, vyoo vya kukodi, kunyonya vyoo, vyoo, choo
toolbox hammer: zana, vifaa vya ujenzi, duka la vifaa
vacuum-cleaner: kifyonza vumbi
wardrobe: kabati la nguo, makabati, kabati
washing-machine basket: kufua nguo, udobi, mashine za kufulia, mashine ya kufulia, kufua
water-pump droplet: kuchimba kisima, visima, kisima, pampu ya maji, pampu za maji, uchimbaji wa visima
water-tank droplet: tangi la maji, matangi ya maji, tenki la maji
wifi-router: intaneti ya nyumbani, wifi ya nyumbani
window: madirisha, aluminium
window hammer: fundi vioo
wrench car: karakana, gereji, fundi magari, fundi gari, matengenezo ya magari, vipuri, mekanika, ukarabati wa magari
wrench car: kutengeneza magari
baby-bodysuit: nguo za watoto, nguo za mtoto, nguo za watoto wachanga
backpack pencil: mabegi ya shule
ballet-shoes: baleti
bangles: bangili, vikuku
baseball-cap: kofia
braid hair-comb: kusuka, kusuka nywele, rasta, misuko, kusuka rasta
brain speech-bubble: ushauri nasaha, mwanasaikolojia
briefs: nguo za ndani
clothes-hanger coat: dry cleaner, dry cleaning, dobi, mitumba, nguo za mitumba
coat: koti, sweta
diamond ring: vito, sonara, dhahabu, mapambo ya dhahabu, hereni
dress handbag: nguo, duka la nguo, mavazi, gauni, kanga, madera, magauni, fasheni, nguo za wanawake, hanbok, kanzu
dress-shoe hammer: fundi viatu, kushona viatu
eyelashes eye: kope, nyusi
foot: huduma ya miguu
glasses eye: miwani, duka la miwani, uchunguzi wa macho, macho, miwani ya macho
graduation-cap books: chuo kikuu, chuo, mafunzo, kusoma nje, ufadhili wa masomo
hair-dryer hair-comb: blow dry, kublow, dawa ya nywele
handbag: mikoba, mkoba, mabegi
headscarf: hijabu, hijab, baibui, mitandio, mtandio
hearing-aid: vifaa vya kusikia, kifaa cha kusikia
heart handshake: yatima, watoto yatima, msaada, mchango, kuchangia, michango, kujitolea
high-heel: viatu vya wanawake
hiking-boot: kupanda mlima, kilimanjaro, kupanda milima
jeans t-shirt: jinzi
kimono dress: kimono
lipstick nail-polish: saluni ya urembo, vipodozi, urembo, saluni ya warembo, mapambo ya bibi harusi, mekapu
nail-polish: kucha, kucha za gel
nappy baby: nepi, diapers, pampers
necklace: mkufu, mikufu, shanga, shanga za kimaasai
perfume: manukato, marashi, udi
prayer-beads: tasbihi
ring bouquet: harusi, ndoa, ukumbi wa harusi, ukumbi wa sherehe, mapambo ya harusi, ukumbi
sandal: ndala, kandambili, sandali
sari: sari
scarf gloves: ushungi
serum-bottle lotion: losheni, huduma ya ngozi, ngozi
shopping-bags price-tag: soko la mitumba
shopping-bags price-tag: ~ punguzo la bei, ofa
sneaker: viatu, duka la viatu, raba
socks: soksi
spine: fiziotherapia, maumivu ya mgongo
suit necktie: suti, suti za wanaume, suti za harusi
sunglasses sun: miwani ya jua
swimsuit goggles: nguo za kuogelea
t-shirt backpack: sare za shule, sare ya shule, yunifomu za shule
t-shirt jeans: fulana, tisheti, sare
tattoo-machine: tatuu, tattoo, chale
tooth toothbrush: daktari wa meno, meno, kliniki ya meno
wedding-dress ring: gauni la harusi, magauni ya harusi, shela
wig: wigi, mawigi
x-ray: eksirei, x-ray, picha za x-ray
`;
