/** Swahili words for food, drink, animals and plants. Notation: word-list.ts. */
export const swahiliFoodAndNature = `
apple basket: matunda, tufaha
avocado: parachichi, maparachichi
banana: ndizi
beans: maharage
birthday-cake cupcake: keki, keki ya kuzaliwa, keki za birthday
bread croissant: mkate, mikate, duka la mikate, oka mikate, uokaji
burger french-fries: baga, burger, chipsi, chips mayai
cabbage: kabichi
candy lollipop: peremende, pipi, kashata
canned-food basket: benki ya chakula, chakula cha msaada
cheese: jibini
chicken-leg: kuku, kuku wa kukaanga, kuku choma na chipsi
chocolate candy: chokoleti
coconut: nazi, madafu
cookie: biskuti, keki ndogo
corn: mahindi, mahindi ya kuchoma
cupcake: keki ndogo za kikombe
dates: tende
doughnut: donati, maandazi, mandazi, mahamri
egg basket: mayai ya kienyeji, trei ya mayai
falafel: falafel
flatbread: chapati, chapo
grapes: zabibu
hamper gift: kikapu cha zawadi, vikapu vya zawadi
honey bee: asali
hot-dog: soseji
kebab flatbread: shawarma, kebab
mango: embe, maembe
meat-on-bone: choma
mushroom: uyoga
noodles chopsticks: tambi, nudo
orange soft-drink: machungwa
pancakes coffee: chapati za maji, kifungua kinywa
peanuts: karanga, korosho
pizza: piza, pizza
popcorn film-camera: filamu, sinema
potato: viazi
pumpkin: maboga, boga
rice: wali, pilau, biriani, mchele, ubwabwa
roast-chicken: kuku wa kuchoma, kuku choma, kuku wa kuchomwa
salad: saladi, lishe
samosa: sambusa, samosa, sambusas
sandwich baguette: sandwichi
skewers barbecue: mishkaki, mshikaki, mishikaki
soft-ice-cream ice-cream: aiskrimu, ice cream
steak kitchen-knife: bucha, nyama, nyama choma, nyama ya ng'ombe, nyama ya mbuzi
stew cutlery: supu, mchuzi
strawberry: stroberi
sweet-potato: viazi vitamu
tomato: nyanya
watermelon: tikitimaji
wedding-cake: keki ya harusi, keki za harusi
amphora: vyungu
amphora coin: vitu vya kale
beer wheat: bia
bubble-tea: bubble tea
cocktail tropical-drink: bartender, mafunzo ya bartender, kokteli, koktele
coffee: kahawa, mkahawa wa kahawa, mgahawa wa kahawa
coffee-beans coffee: kahawa iliyokaangwa, mbegu za kahawa, buni
cutlery burger: chakula mtaani
cutlery dinner-plate: mgahawa, mkahawa, hoteli ya chakula, chakula, mama ntilie
dinner-plate cook: upishi wa sherehe, huduma za chakula, chakula cha sherehe
ice-cube soft-drink: barafu, barafu ya kuuza
jar chilli: achari, viungo, jamu, pilipili, mafuta ya nazi, mafuta ya kupikia
juice-box orange: juisi, juice, sharubati
kitchen-knife frying-pan: visu, kunoa visu, jikoni, vyombo vya jikoni, sufuria
milk cow: maziwa mgando, maziwa mtindi, mtindi, maziwa, ng'ombe, maziwa mala, maziwa fresh
soft-drink tropical-drink: soda
spirits-bottle toast: pombe
tea teapot: chai, majani ya chai
water-jug droplet: maji safi, maji ya kunywa, maji ya chupa, kupelekewa maji
wine grapes: mvinyo, divai
ant house: mchwa
aquarium tropical-fish: aquarium ya samaki, tangi la samaki
bee honey: ufugaji nyuki, ufugaji wa nyuki
beehive bee: mzinga wa nyuki, mizinga ya nyuki, mizinga
camel: ngamia
cat: paka, chakula cha paka
chick hen: vifaranga, kifaranga, vifaranga vya kuroiler, vifaranga vya kuku, kuroiler, kuku chotara
cockroach: kuua wadudu, fumigation, kunguni, mende
cow milk: ng'ombe wa maziwa, ufugaji wa ng'ombe
cow stethoscope: daktari wa mifugo, daktari wa ng'ombe
crab: kaa
dog stethoscope: daktari wa wanyama, wanyama wa kufugwa, mifugo, dawa za mifugo, mbwa, chakula cha mbwa, watoto wa mbwa
dog-standing paw: mafunzo ya mbwa
donkey: punda
duck: bata
fish: samaki, duka la samaki, dagaa, samaki wa kukaanga, omena
goat: mbuzi, mbuzi wa kuuza, mbuzi wa maziwa
goat sheep: mbuzi na kondoo
hen egg: ufugaji kuku, ufugaji wa kuku, kuku wa kienyeji, kuku wa mayai, kuku wa nyama, kuku hai, mayai
horse horse-rider: farasi
lion elephant: safari ya mbuga, mbuga ya wanyama, mbuga za wanyama, safari ya wanyama, hifadhi, hifadhi ya wanyama
lion elephant: bustani ya wanyama, mbuga
mosquito: chandarua, chandarua za mbu
parrot bird: ndege wa kufugwa, kasuku
paw: kuokoa wanyama
pig: nguruwe
sheep: kondoo
squid: pweza
tropical-fish fish: samaki wa mapambo
beach beach-umbrella: fukwe
bouquet rose: maua, duka la maua, shada la maua, shada
droplet: umwagiliaji, umwagiliaji wa matone
droplet tap: kuchimba visima, kichujio cha maji
fire logs: uchomeleaji, uchomeaji
fire nut-and-bolt: fundi wa kuchomelea
herb: dawa za asili, mitishamba
lawnmower: kukata nyasi, kufyeka
logs fire: kuni, mkaa
moon gift: eid, idd, ramadhani
seedling boot: kupanda mikoko, upandaji wa mikoko
seedling plant: miche, mimea, bustani, vitalu
spade: mtunza bustani
toadstool basket: kilimo cha uyoga
tree axe: kukata miti, miti
tree spade: kupanda miti, upandaji miti, upandaji wa miti
trowel: kupiga plasta, plasta, gypsum
turf-roll: nyasi bandia
umbrella: mwavuli, miavuli
wheat tractor: unga, ngano
`;
