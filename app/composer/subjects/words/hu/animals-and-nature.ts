/** Hungarian words for animals and plants. Notation: word-list.ts. */
export const hungarianAnimalsAndNature = `
alpaca: alpaka, alpakák, alpaka farm, alpakasétáltatás, alpakafarm
ant house: termesz, hangyairtás
aquarium tropical-fish: akvárium, akváriumok, akvarisztika
bamboo: bambusz, bambuszok, bambuszból
bee honey: méhanya, méhek, méhcsaládok
beehive bee: kaptár, kaptárak
birdcage bird: madárkalitka, kalitka, díszmadár, díszmadarak, kanári, hullámos papagáj
cat: macskakozmetika, macskakozmetikus, macskapanzió, macskaszitter, kiscica, kiscicák, macska, macskák, cica
cat: macskatáp, kandúr, kandúrt, kandúrok, cica gazdit, cica gazdit keres, cicák gazdit, macska gazdit
cat-standing coffee: macskás kávézó
cat-standing stethoscope: ivartalanítási akció
cave: barlang, barlangok, barlangtúra, cseppkőbarlang
chick hen: naposcsibe, napos csibe, csibe, csibék, naposcsibék, előnevelt csirke, előnevelt csibe, előnevelt csirkék
cockroach: rovarirtás, csótányirtás, poloskairtás
cow milk: borjú, borjak, üsző, bika
cow steak: tehén, marha, marhahús
cow stethoscope: haszonállat állatorvos
daisy: kamillatea, kamillavirág
deer: szarvasbőgés, vadaspark
deer bird: preparátor, vadászat, vadászbolt, vadhús, vadász
dog: kutyus, kutyusok, kutyusokat, gazdit keres, kutyák, kutyaúszoda, kutya, kutyatáp, kutyakozmetika, póráz, nyakörv
dog: kutyahám, kutyajáték, etetőtál, jutalomfalat, komondor, komondorok, pulik, kutyánk, kutyánkat, elveszett kutyánk
dog: elkóborolt a kutyánk
dog bone: állateledel, kisállat kereskedés
dog cat: örökbefogadó nap, örökbefogadási nap, gazdikereső
dog paw: keverék kutya
dog scissors: kutyakozmetikus, kutyanyírás, yorki nyírás, yorki
dog stethoscope: állatorvos
dog-standing dog: kutyaovi
dog-standing paw: kutyakiképzés
donkey: szamár, szamarak, szamaragolás
dove bird: galambászok
duck: kacsa, kacsák, kacsahús
eagle bird: solymászbemutató, solymász, solymászat, ragadozó madarak
feather: libatoll, tollfelvásárlás
fish: halgazdaság, ivadék, halivadék, halastó, pisztráng, halfüstölő, keszeg, süllő, halászlé, karácsonyi ponty
fish: élő ponty, ponty, halvásár, halas, hal, harcsa, hekk, sült hekk, lazac, halsütöde, halárus, tonhal, halfesztivál
fish cooking-pot: halfőző verseny
goat: kecskék, gida, gidák
goose: liba, libák, márton napi liba, libaság, libamáj, libazsír, márton nap, szent márton
guinea-pig: tengerimalac, tengerimalacok, tengerimalac gazdit, tengerimalacok gazdit, tengerimalac gazdit keres
hedge: tuja, tuják, leylandi, leylandit, leylandi sövény, leylandi sövénynek
hen: gyöngytyúk, gyöngytyúkok
hen egg: tyúk, tojótyúk, tyúkok, jérce
horse: lovas, lovarda, ló, lovak, póni, lovasoktatás, bértartás, lóbértartás, lótartás, lovasfelszerelés
horse: lovas felszerelés, lovaglás, lovasiskola, lovaglóoktatás, pónisimogató
horseshoe horse: patkolókovács, patkolás
kennel dog: kutyapanzió, kutyahotel, kutyaház, kutyaólak, kennel, panzió kutyáknak
leaves secateurs: ágdarálás, ágaprító
lily: liliomcsokor, liliomcsokrok, fehér liliom
lizard snake: hüllők, terrárium
llama: alpakával, alpakatúra
logs: faapríték
logs axe: rönkhasítás, rönkhasító, rönkhasítót, fahasító gép, fahasítógép
logs horse: rönkhúzó verseny, rönkhúzás
mosquito: szúnyogirtás
mosquito window: szúnyoghálók méretre
nest-box: madárodú, madárodúk, odú madaraknak
ostrich: strucc, struccok, strucctojás
parrot: papagáj gazdit, papagáj gazdit keres
pig: mangalica, malac, disznó, sertés, sertéshús, süldő, süldők, hízó eladó, eladó hízó, eladó hízók, hízók, hízó
rabbit: törpenyúl, törpenyulak, nyuszi, nyúl eladó, nyúl, nyulak, hörcsögketrec, nyúlhús, nyuszi gazdit
rabbit: nyuszi gazdit keres, nyúl gazdit
rooster: kisállat-kiállítás
rose: rózsatő, rózsatövek
saddle horse: nyereg, nyergek, szíjgyártó, nyerges, lovasbolt
sauropod museum: dinoszaurusz, dinoszauruszok, dinoszauruszos, dinó
seaweed: tengeri alga, algák, hínár, nori
sheep: bárány, bárányok, birkanyírás, juhnyírás, juhászat, juh, báránybőr
songbird: énekesmadarak, énekesmadár, madárdal, madárdalos, madárének
sunflower: napraforgómag, szotyi
tree: arborétum
tree deer: erdész, erdészt, erdész állás
tree fir-tree: erdő
tropical-fish: díszhal, díszhalak
turkey-bird: pulyka, pulykák, pulykahús
wasp: darázs, darazsak, lódarázs, darázsirtás, darázsfészek, darázsfészket, darázsfészkek
ammonite: ősmaradványok, fosszíliák, kövületek
beach-umbrella: napernyő
bird-feeder bird: madáretető, madáretetők, madáreleség, cinkegolyó
boar: vaddisznó, vaddisznók, vaddisznópörkölt, vaddisznóvadászat, vaddisznóhús
bonsai: bonsai, bonszai, bonsai fa, bonsaiok
bouquet: virágbolt, virág, virágcsokor, virágok, szegfű, anyák napja, anyák napi műsor, nőnap
bouquet: pedagógusnap
bull: tenyészbika, tenyészbikák, bikaviadal, bikafuttatás, bika eladó
cactus plant: kaktusz, pozsgások
chicken-coop: tyúkól, tyúkólak, csirkeól, csirkeólak, baromfiól
daffodil: nárcisz, nárciszok, nárciszhagyma
dahlia: dália, dáliák, dáliagumó, krizantém, krizantémok
daisy seedling: árvácska, árvácskák, primula
droplet jar: víztisztító, kút
droplet tap: vízszivattyú, búvárszivattyú, búvárszivattyúk
fire: tűzrakó, kerti tűztál
fire logs: fabrikett, brikett, parázs, faszenes kürtőskalács, tűzifa
flower-box: balkonláda, balkonládák, virágláda, virágládák, muskátli, muskátlik, muskátlit
garden-pond: kerti tó, kerti tavak, tóépítés, kerti tó tisztítás, tófólia, tókarbantartás
goldfish: aranyhal, aranyhalak, aranyhalas tó, díszaranyhal
greenhouse seedling: üvegház, üvegházak, fóliasátor
hammock palm-tree: függőágy, függőágyak
hanging-basket: függő virágkosár, függő virágkosarak, függőkosár
hay-bale tractor: bála, bálák, lucerna, széna, szalma, bálás széna, körbála, szénabála, bálázás
herb: gyógynövények, gyógynövénybolt, fűszernövények, petrezselyem, kapor, friss kapor, bazsalikom, kakukkfű, oregánó
herb: rozmaring, borsmenta, menta, citromfű, medvehagyma
hydrangea: hortenzia, hortenziák, hortenziát
lavender: levendula, levendulás, levendulamező, levendulacsokor, levendulaszüret
lawnmower spade: fűnyírás, fűnyíró, fűkaszálás
logs saw: fűrésztelep, fűrészáru, deszka, gerenda, faáru, palló, fűrészüzem, bérfűrészelés, tetőfa
orchid: orchidea, orchideák, orchideakiállítás
plant: szobanövények, virágcserép, kaspó
plant daisy: petúnia, petúniák, egynyári virág, egynyári virágok, balkonnövény, balkonnövények
poinsettia: mikulásvirág, mikulásvirágok, mikulásvirágot, poinsettia
poppy: pipacs, pipacsok, darált mák
rabbit-hutch: nyúlketrec, nyúlketrecek, nyúlház, tengerimalac ketrec
rose love-letter: rózsák, rózsa
secateurs leaves: sövénynyírás, sövény, metszés, metszőolló, gyümölcsfa metszés, sövényvágás
seedling plant: növények, kertészet, palánta
seedling tree: faiskola, csemete, csemeték, gyümölcsfa, erdősítés, oltványok, oltvány, facsemete, gyümölcsfák, palánták
snowdrop: hóvirág, hóvirágok, hóvirághagyma
snowy-mountain helicopter: hegyimentők
spade: kertépítés
spade lawnmower: kerti munka, kertrendezés
spade seedling: sövények, sövényt, sövény nyírás, élősövény, élősövények, kertgondozás
star sheep: betlehemes
stork: gólya, gólyák, gólyát, babaváró gólya
sunflower herb: közösségi kert, kiskert bérlés
toadstool basket: gombászás
tree axe: erdőművelés, gyérítés, erdőgazdálkodás, veszélyes fakivágás
tree bench: mentsük meg a parkot
tree boot: erdei óvoda, erdei iskola, erdei ovi
tree chainsaw: fakivágás, veszélyes fák kivágása, gallyazás, tuskómarás, alpintechnikás fakivágás, faápolás
tree chainsaw: veszélyes fa kivágása, fa kivágása
tree seedling: fák ültetése
tree spade: faültetés, fát ültetünk, ültessünk fát, erdőültetés
tulip seedling: virághagyma, virághagymák, tulipán, tulipánok
turf-roll: gyepszőnyeg, műfű, gyeptégla, füvesítés, tekercses gyep
umbrella: esernyő, esernyőjavítás
water-buffalo: vízibivaly, bivaly, bivalyok
waterfall: vízesés, vízesések
watering-can: kerti slag
watering-can plant: locsolókanna, öntözőkanna
wheat: köles, hajdina, búzadara
wheat sack: gabona, búza, árpa
wheat tractor: liszt, malom, szalmabála
wheelbarrow: talicska, talicskák
wheelbarrow spade: virágföld, mulcs, fakéreg
wreath: koszorú, koszorúk, adventi koszorú, adventi koszorúk, ajtókoszorú, koszorúkötés, koszorú temetésre
wreath: koszorúk temetésre, temetési koszorú
`;
