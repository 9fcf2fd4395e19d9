/** Estonian words for food, drink, animals and plants. Notation: word-list.ts. */
export const estonianFoodAndNature = `
apple basket: õunad, õunamahl, puuviljad, õun, õunu, õunte
asparagus: spargel
birthday-cake cake-slice: kringel
birthday-cake cupcake: tordid, tort, kook, koogid
blueberries: mustikad
bread: värske leib, leiva
burger french-fries: burger, burgerid
cabbage: kapsas, hapukapsas, kapsad
candy lollipop: suhkruvatt, kommid, maiustused
canned-food basket: toidupank
cheese: juust, juustud, juustu, juustude
cherries: kirsid
chicken-leg: kanatiivad
chocolate candy: käsitöökommid, trühvlid, šokolaadikommid, šokolaad
cinnamon-roll: kaneelirull, kaneelirullid, kaneelirulle
cookie: küpsised
cream-bun: vastlakukkel, vastlakuklid, vastlakukleid
croissant bread: pagaritooted, saiakesed, pagar, pagaritöökoda, pagariäri, saiake, leib
curry rice: india restoran, india toit
doughnut: sõõrikud, sõõrik
dumpling: pelmeenid
egg basket: munad
egg hen: talumunad
garlic: küüslauk
gingerbread: piparkook, piparkoogid, piparkoogimaja
grapes: viinamarjad
ham: sink, jõulusink
hamper gift: kinkekorv, kinkekorvid
honey bee: mesila, talumesi, mesi, mesinik, mesindustooted, mesilasvaha, mee, mett
hot-dog: hot dogid
ice-lolly: pulgajäätis, mahlajää
kebab: kebab
lemon soft-drink: limonaad
lettuce: peakapsas
lettuce jar: hapukapsad
meat-on-bone: grill, grillipidu, grillimine
mushroom: seened
mussel: rannakarbid
noodles chopsticks: hiina restoran, nuudlid
olive-oil olives: oliiviõli, rapsiõli
pancakes coffee: hommikusöök, pannkoogid
peanuts: pähklid
pie: pirukad, kohupiimapirukad
pistachios peanuts: ~ pistaatsia, pistaatsiapähklid
pizza: pitsa, pitsarestoran
plum: ploom, ploomid
pomegranate: granaatõun
popcorn film-camera: kino
potato: kartulid, kartul
pretzel: kringlid
pumpkin: kõrvits, kõrvitsad
roast-chicken: grillkana
round-loaf: rukkileib, juuretisega leib
saffron: safran
salad: vegan, salat, toitumisnõustamine
sandwich baguette: võileivad, võileivatordid, võileib
skewers barbecue: šašlõkk, vardad
soft-ice-cream ice-cream: jäätis, jäätisekohvik
spaghetti tomato: värske pasta, pasta
steak kitchen-knife: lihunik, lihapood, liha
steak meat-on-bone: lambaliha, talleliha
stew: supp, supid
strawberry basket: korja ise
strawberry blueberries: maasikad, marjad
sushi chopsticks: sushi
taco: mehhiko restoran, tacod
tomato: tomatid
waffle: vahvlid
watermelon: arbuusid
wedding-cake: pulmatort, pulmatordid
amphora: pottsepakursus, keraamika
barrel: tammevaat, tammevaadid, tünn, tünnid
beer wheat: õlu, õlletehas, pruulikoda, õlle, õllede
beers: pubi, õllebaar
champagne toast: šampanja, vahuvein
cider: siider, õunasiider
cocktail: kokteilid, kokteilibaar
coffee: kohvik, kohv, kohvipood, kohvirösterei, kohvi
coffee-beans coffee: kohvioad, kohviröstikoda, röstikoda
cutlery dinner-plate: päevapakkumine, restoran, söögikoht, lõuna
dinner-plate cook: catering, peolaud, toitlustus
gin-tonic: džinn
ice-cube snowflake: jääkuubikud
jar: moos, hoidised
juice-box apple: mahlapress, mahla pressimine
kitchen-knife frying-pan: noateritaja, nugade teritamine, teritamine, noateritus
milk cereal-bowl: jogurt, kodujogurt, talujogurt, keefir
milk dairy-cow: piim, talupiim, meierei, piimatooted
mug coffee: kruusid, keraamilised kruusid, tassid
soft-drink tropical-drink: limonaadid
spirits-bottle toast: destilleerimiskoda, viinaköök, viski
tea herb: taimetee, taimeteed, puistetee
tea teapot: teemaja, tee
water-jug droplet: veeautomaat, joogivesi koju, joogivee kojuvedu
wine grapes: veinimõis, veinitalu, vein, veinibaar, veinide, veini
alpaca: alpaka, alpakad, alpakafarm
aquarium tropical-fish: akvaarium, akvaariumid
bee honey: mesilasemad, tarud, mesilaspere, mesilaspered, mesilasperede, mesindus
beehive bee: mesitaru, mesitarud
bird nest: viirpapagoid, kanaarilinnud, kanaarilind
birdcage bird: linnupuur, lemmiklinnud
cat: kassipojad, kass, kassid, kasside
cat-standing coffee: kassikohvik
chick hen: tibud
cow milk: vasikad, mullikad, pullid, veised
cow steak: lehmad, veiseliha
cow stethoscope: loomaarst lehmadele
deer bird: topised, jahitarbed, jahindus, ulukiliha, jaht
dog: loomapood, koerad, koer, kutsikad
dog bone: koeratoit, lemmikloomapood, lemmikloom
dog scissors: koerte trimmimine, koertesalong
dog stethoscope: loomaarst, loomakliinik, veterinaar
dog-standing paw: koertekool, koeratrenn
donkey: eesel, eeslid
dove bird: tuvid
duck: pardid, pardipojad, part
eagle bird: pistrikujaht, röövlinnud
fish: kalamaimud, kalakasvatus, forell, karpkala, räim, ahven, suitsukala, kala, kalapood, mereannid, kalade
fish fire: kalasuitsutus
goat: kitsed, kitsetall, kitsefarm
goose: haned, mardihani
hen egg: kanad, munakanad
horse: tallikohad, hobuste majutus, hobused, ratsatall, hobune, poni, ratsutamistunnid, tallikoht, hobusepansionaat
horse: hobusetall, ratsaspordi, ratsutamine, ratsakool
horseshoe horse: sepp-raudseapanija, rautaja, hobuserautaja, hobuste rautamine, kabjahooldus
kennel dog: koertehotell, koerakuut, koertepansion, lemmikloomahotell
mosquito: sääsetõrje
mosquito window: sääsevõrk, sääsevõrgud, putukavõrk, putukavõrgud
paw dog: loomade varjupaik
pig: põrsad, põrsas, siga, sead, sealiha, notsu
rabbit: kääbusjänesed, kääbusjänes, küülik, küülikud, küülikupojad, jänes, küülikuliha
saddle horse: sadul, sadulad, sadulsepp, ratsavarustus
sauropod museum: dinosaurus, dinosaurused, dinosauruse
sheep: jäärad, lambad
tropical-fish: akvaariumikalad
turkey-bird: kalkun, kalkunid
wasp: herilased, herilasepesa, herilane
ammonite: kivistised, fossiilid
beach-umbrella beach: päikesepuri, päikesepurjed
bouquet: floristika, pruudikimp, lillede
bouquet plant: orhidee, orhideed
bouquet rose: lillepood, lilled, lillekimp, florist
cactus plant: kaktused
droplet tap: puurkaevu, puurkaevude, salvkaev, kaevupuurimine, kaev, kaevud, kaevude puurimine
fire logs: jaanituli, jaanilõke, jaaniõhtu, puidugraanul, pelletid, pellet, puitbrikett, ahi, pliit
fire nut-and-bolt: keevitamine
greenhouse: kasvuhooned, kasvuhoone, triiphoone
hay-bale tractor: hein, heinapallid, heinarullid, põhk, silorullid, põhurullid
herb: ürdid, maitsetaimed
lawnmower spade: muruniiduk, muru niitmine
logs fire: küttepuud, küttepuit, küttepuude, kaminapuud, lõhutud küttepuud, halupuud
logs saw: saeveski, saematerjal, prussid, höövelmaterjal, puitmaterjal, saekaater, palgid
rose love-letter: roosid
secateurs leaves: heki pügamine, hekk, viljapuude lõikus, oksakäärid, hekilõikus
seedling plant: puukool, taimed, istikud, aiand, aiakeskus, toataimed
seedling tree: seemned, metsa istutamine, taimelaat, viljapuud, püsikud
snowflake tractor: lume lükkamine
snowy-mountain helicopter: mägipääste
spade lawnmower: aiahooldus, mullafrees
spade seedling: heki, hekki, hekkide, hekipügamine, heki lõikus, hekkide lõikus, aiandus, muruniitmine, aednik, aiatööd
spade seedling: haljastus
sun lotion: solaarium
sunflower herb: aiamaa, peenrarent
toadstool basket: seeneretk, seenekursus
tree axe: metsahooldus, valgustusraie, ostame metsa, metsa ja raieõigust, raieõigus, metsamaa, metsaomanikele, metsa ost
tree axe: harvendus, võsalõikus
tree chainsaw: puude langetamine, ohtlike puude langetamine, arborist, kändude freesimine, puude hooldus
tree spade: puude istutamine, istutame puid, metsaistutus
trowel: kipsitööd, kipsplaat, kipsplaadi paigaldus
tulip seedling: lillesibulad, tulbid, nartsissid
turf-roll: muruvaip, rullmuru, kunstmuru, siirdmuru
watering-can plant: kastekann
wheat sack: tuulik, tuuliku, tuulikut, vesiveski, tuuleveski
wheat tractor: hein rullides, jahu, veski
wheelbarrow lorry: liiv ja killustik
wreath: pärg, pärjad, advendipärg, uksepärg, jõulupärg
`;
