/** Dishes and drinks of all kitchens as English menus name them; these words go first. Notation: word-list.ts. */
export const englishDishes = `
flatbread stew: injera, injera platter, injera platters, doro wat, doro wot, kitfo, ethiopian food, ethiopian restaurant, ethiopian kitchen, eritrean food, eritrean restaurant, eritrean kitchen, habesha food
flatbread curry: prata, roti prata, roti canai, rotis, roti, paratha, parathas, kottu, kottu roti, kulcha, bhatura, chole bhature, naan bread, naan breads, naans, chapatis, chapattis
flatbread cheese: khachapuri, pupusa, pupusas, arepa, arepas, gözleme, manakish, manaeesh, borek
stew rice: fufu, egusi, egusi soup, waakye, nyama choma, matoke, oxtail, oxtails, borscht, gumbo, jambalaya, goulash, bunny chow, bobotie, potjie, potjiekos
rice: jollof, jollof rice, risotto, pilau, pilaf, plov, kacchi, kacchi biryani
meat-on-bone fire: suya, jerk pork, jerk goat, goat meat, pastrami, brisket, smoked brisket, burnt ends, shisanyama, shisa nyama
chicken-leg: jerk chicken, piri piri chicken, peri peri chicken, butter chicken wings, hot wings
steak: schnitzel, schnitzels, cordon bleu
sausage: haggis, black pudding, white pudding
dumpling: pelmeni, varenyky, pelmeni and varenyky, khinkali, wontons, wonton, samosa, samosas, pakora, pakoras, bhajis, spring rolls, egg rolls
doughnut: vetkoek, koeksister, koeksisters, puff puff, puff-puff, malasadas
curry rice: idli, idlis, medu vada, uttapam, chaat, pani puri, golgappa, pav bhaji, vada pav, rogan josh, bhuna, katsu curry
candy honey: gulab jamun, jalebi, jalebis, barfi, burfi, laddu, laddus, rasgulla, rasmalai, kunafa, knafeh, turkish delight
noodles chopsticks: pad thai, pho, tteokbokki, japchae, dan dan noodles, lo mein, chow mein, bibimbap, mee goreng
stew chilli: hotpot, hot pot, hot pots, hotpots, mala hotpot, mala tang, malatang, tom yum, tom kha
pancakes: okonomiyaki, dutch baby, dosa, dosas, masala dosa, johnnycakes, staffordshire oatcakes
oden: takoyaki, yakitori, satay skewers, kushikatsu
french-fries cheese: poutine, loaded fries, loaded chips, dirty fries
lobster: crawfish, crawfish boil, crayfish, langoustines, seafood boil
fish lemon: ceviche, fish supper, fish suppers, kippers, smoked salmon, gravlax, poke bowl, poke bowls
baguette: banh mi, po' boy, po'boys, po' boys, philly cheesesteak
sandwich: cheesesteak, cheesesteaks, reubens, reuben sandwich, club sandwich, toasted sandwich
potato: jacket potato, jacket potatoes, baked potato, baked potatoes, loaded potatoes, spuds
cheese grapes: grazing table, grazing tables, grazing box, grazing boxes, grazing platter, grazing platters, cheese boards, cheeseboard, cheeseboards, charcuterie, charcuterie board, charcuterie boards, canapes
cereal-bowl: granola, muesli, porridge, overnight oats, oatmeal
falafel: arancini, meatballs
shaved-ice: snow cones, snow cone, shave ice, halo-halo, halo halo, sno-balls, bingsu
tea teapot: masala chai, karak chai, karak, chai tea, sweet tea, loose leaf tea, loose leaf teas
pie: cottage pie, cottage pies, shepherd's pie, shepherds pie, fish pie, fish pies, pot pie, pot pies, pork pie, steak pie, steak pies
`;
