/** Swedish words for animals and plants. Notation: word-list.ts. */
export const swedishAnimalsAndNature = `
alpaca: alpacka, alpackor, alpackavandring, alpackapromenad
aquarium tropical-fish: akvarium, akvarier, akvariebutik
bamboo: bambu, bambun
bee honey: bidrottningar, avläggare, bisamhälle, biodling, biavler, birøkt
beehive bee: bikupa, bikupor, bisamhällen
bird binoculars: fågelskådning, fågelskådare, fågeltur
bird nest: undulat
birdcage bird: fågelbur, fågelburar, burfåglar, kanariefåglar
butterfly: fjäril, fjärilar, fjärils
cat: kattunge, kattpensionat, katt, kat, katte, katter, kattmat, klösbräda
cat-standing coffee: kattcafé, kattkafé
cave: grotta, grottor, grottan, droppstensgrotta
chick egg: ~ påsk, påske
chick egg: påskpyssel, påskbord, påskharen, påsklunch, påskafton, påsklov, påskkärringar, påskpynt, påskris
cockroach: kackerlackor
cow: kosläpp
cow milk: mjölkkor, kalvar, kvigor, tjurar
cow steak: kor
deer bird: konservator djur, jaktbutik, viltkött, jaktkurs, jakt, älgjakt, jägarexamen
dog: hundmat, hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp, djurskydd
dog: hundpassning, hundförsäkring, djurförsäkring, husdjur, hundkex, brukshundklubb, djurpassning, hundhalsband
dog: hundsele, koppel, hundleksak, tuggben, hundgodis, matskål, hundmassage, hundmassör, valpfoder, hundrehab, eftersök
dog bone: hundepension, hundetrim
dog scissors: hundefrisør, hundfrisör, hundtrim, hundeklip
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog-standing paw: valpkurs, hundkurs, hunddagis, hundetræning, hundekurs, hundlufning, hundvakt, hundpass, hundepass
dog-standing paw: hundepasning, rallylydnad, spårkurs, spårkurser, hundsim, hundsimning
dog-standing sled: hundspann, hundspannstur, hundslädestur
donkey: åsna, åsnor, åsneridning
dove bird: brevduvor, duvor
duck: ankor, ankungar, myskankor
eagle bird: falkenering, falkenerare, rovfåglar
fish: fiskodling, sill, öring, röding, strömming, abborre, rökt lax, surströmming, inlagd sill, fiskaffär, fiskebutik
fish: fiskehandler, fisk, fiskhandlare, fiskeforretning, sushi og fisk, fersk fisk, färsk fisk, fiskbil, lax, fiskrökeri
fish: böckling, fiskrestaurang, gravad lax, fiskeriprodukter, fiskbullar, fiskkakor, laxsida, laxsidor, lutfisk, rökt ål
fish: rökt sik, gös, gösfilé, gädda, gäddor, regnbågslax, regnbågsforell, abborrfilé, abborrfiléer, torskrygg, torskfilé
fish: rödspätta, rödspättor, rökt makrill, ålagille, ålagillen
goat: getter, getgård
guinea-pig: marsvin, marsvinsuppfödning
hamster: hamstrar, gnagare, degu, dvärghamster
hen egg: hönor, höns, frigående höns
horse: ponny, ridkurs, ridläger, medryttare, hästbox, inackordering häst, stallplats, hästpension, ridsport, hästsport
horse: ridskola, ridning, rideskole, hästar, heste, hester, ridlektioner, hovslager, beslagsmed, stall, hästmassage
horse: hästmassör
horse horse-rider: islandshäst, fodervärd, ridklubb, boxplats, trav, travtävling
kennel dog: hundpensionat, hundkoja, kennel, hundhotell
lily: lilja, liljor
lion elephant: djurpark, zoo
lizard snake: reptiler, terrarium
lobster crab: kräftfiske, kräftskiva, kräftor
lobster shrimp: skaldjursbuffé, skaldjursplatå, skaldjurskväll
mosquito: myggbekämpning
mosquito window: insektsnät, myggdörr
nest-box: fågelholk, fågelholkar, holk för fåglar
ostrich: struts, strutsar, strutsen
paw dog: djurhem, katthem, hundhem
pig: gris, grisar, fläsk
rabbit: kanin, kaniner, hamsterbur
rooster: lantraser, fjäderfä
saddle horse: sadelmakare, sadel, sadlar, ridsportbutik, sadelmakeri, schabrak, grimma, grimmor, träns
sauropod museum: dinosaurie, dinosaurier, dinosaur, naturhistoriska museet
seaweed: sjögräs, alger, nori
sheep: fårklippning, fårklippare, baggar, får, lamm
sheep farmer: gårdslamm, halvt lamm, lammkött
shrimp: rejer, reker, räkfrossa, räkkväll, räkafton, räkfest, räkor, färska räkor, skaldjur, skagenröra, räkröra
songbird: fågelsång, sångfåglar, småfåglar, sångfågel
songbird binoculars: fågelsångsvandring, fågelsångskväll
songbird bird: gökotta, gökottan, gökottor
tropical-fish: akvariefiskar, damm och koi
turkey-bird: kalkon
wasp: geting, getingar, getingbo, getingbon, bålgetingar, getingsanering
water-buffalo: vattenbuffel, vattenbufflar, buffel
waterfall: vattenfall, vattenfallet
whale motor-boat: valsafari, valskådning
ammonite: fossil, fossiler, fossiljakt
autumn-leaves: höstlov, höstlovet, höstlöv, lövkrattning
beach swimmer: badplats, badplatser, badplatsen
beach-umbrella: parasoll
bear: björnsafari, björnar
beaver: bäversafari, bävrar
beetle: skalbagge, skalbaggar
bird-feeder: fågelfrö
bird-feeder bird: fågelmat, fågelbord, talgbollar, fågelmatare
boar: vildsvin, vildsvinet, vildsvinskött, vildsvinsjakt, vildsvinsgryta
bonsai: bonsai, bonsaiträd, bonsaikurs
bouquet: självplock av blommor, självplock blommor, plocka egna blommor, blommor, blomster, blombutik, buketter, bukett
bouquet: blombud, mors dag, blomkurs, bröllopsdekoration, bröllopsdekorationer
bouquet rose: blomsterhandel, blomsterbutik, blomsteraffär, florist
bull: avelstjur, avelstjurar, tjurfäktning, tjurrusning
cat scissors: kattfrisör, kattrim, kattklippning
chick: kycklingar säljes, dagsgamla kycklingar, kycklingar till salu
chicken-coop: hönshus, hönshuset, hönsgård, hönshus med rastgård
cloud server: molntjänst, molntjänster, molnlagring, backup i molnet, molnet
daffodil: påsklilja, påskliljor, narciss, narcisser
dahlia: dahlia, dahlior, dahliaknölar
daisy seedling: penséer, pensé
daisy sun: midsommar, midsommarfirande, midsommarafton, midsommarfest
deer: rådjur, rådjursstek
dog coat: hundkläder, hundtäcke, hundtäcken
dragon-head dice: rollspel, figurspel, bordsrollspel
droplet: vattenskada, vattenskador, avfuktning, vattenläcka, fuktmätning, dricksvatten
droplet: fukt i källaren, avfuktare
droplet jar: vattenfilter, vattenrening
droplet tap: borrning av brunn, brunnar, vattenbrunn, vattenbrunnar
droplet house: fuktsanering, fuktskada, fuktskador
fire: påskeld, lägereld, brasa, eldkorg, eldfest, eldfat
fire logs: valborg, majbrasa, valborgsmässofirande, brasved, pejs, brænde, ved og peis, peis, ved, brensel
fire house: brandsanering, brandskadesanering
fish dinner-plate: sillfrukost, sillunch, sillbord
flower-box: balkonglåda, balkonglådor, blomlåda, blomlådor, pelargon, pelargoner, pelargonier
fox: rävar
garden-pond: trädgårdsdamm, trädgårdsdammar, dammduk, dammskötsel, dammrengöring, dammbygge, koidamm, näckrosdamm
garland daisy: blomsterkrans, midsommardans
globe: jordglob, jordglober
goldfish: guldfisk, guldfiskar, guldfiskdamm
goose cutlery: gåsmiddag, gåsmiddagar, mårtensgås, mårten gås
goose: gäss, gåsägg, gässlingar
greenhouse seedling: växthus, inglasade uterum
hammock palm-tree: hängmatta, hängmattor
hanging-basket: hängampel, hängamplar, blomsterampel, blomsteramplar, ampel med blommor, ampel, amplar
hay-bale tractor: ensilage, rundbalar, hö, halm, höbalar, halmbalar, hösilage, småbal
hedge: häcksax
hedge secateurs: häckplantor, klippning av häckar, klippning av häck, klippa häcken
herb mortar: naturmedicin, örtmedicin, naturläkemedel, aromaterapi, eteriska oljor
herb: gräslök, dill, persilja, örter, kryddörter, örtodling
horseshoe horse: hovslagare, hovslageri, hovvård, hästsko, hästskor
hydrangea: hortensia, hortensior, hortensian
ladybird: nyckelpiga, nyckelpigor
lavender: lavendel, lavendelfält, lavendelplantor, lavendelbukett
lawnmower: gräsmatta, gräsmattor, gräsklippning, trädgårdsmaskiner
lawnmower spade: græsslåning, plenklipp, gressklipper, gräsklippare, hækklipning, plæneklipper
lightning: elbillader, ladeboks, ladestander, elbilslader
llama: lamadjur, lamor, lamavandring
lobster party-popper: kräftkalas, kräftfest
logs: vedsäckar
logs axe: brännved, vedhogst, bjørkeved
logs fire: vedleverans, kaminved, ved säljes, björkved, torr ved, kluven ved
logs saw: sågverk, sågat virke, plank, brädor, bjälkar, konstruktionsvirke, legosågning, trävaror
night-sky star: norrsken, norrskenet, norrskensjakt, norrskensresa
orchid: orkidé, orkidéer, orkide, phalaenopsis
owl: ugglor
paw scissors: kloklippning, klotrimning
plant: krukväxter, blomkruka, krukor
plant daisy: petunior, sommarblommor, utplanteringsväxter
poinsettia: julstjärna i kruka, julstjärnor i kruka, poinsettia, krukväxten julstjärna, julstjärna, julstjärnor
poppy: vallmo, vallmor, kornvallmo
rabbit-hutch: kaninbur, kaninburar, kaninhus, marsvinsbur
rose love-letter: alla hjärtans dag, valentinsdag, roser, rosor
scarecrow: fågelskrämma, fågelskrämmor
seal: sälsafari, sälar
secateurs leaves: häckklippning, beskärning, sekatör, häckar
secateurs spade: trädgårdsarkitekt, kolonilott
seedling plant: växter, planter, plantskola, planteskole, plantesalg, frön, frø, fröer, såfrø, såfrön, blomsterfrø
seedling plant: grøntsagsfrø, tomatplantor, blomplantor, växtloppis, plantloppis, fröbytardag
seedling tree: fruktträd, skogsplantering, skogsplantor, perenner, sticklingar
snail: mördarsnigel, mördarsniglar
snowdrop: snödroppe, snödroppar
snowflake: brøyting, brøytetjeneste
snowflake spade: snøbrøyting, snømåking, snerydning, strøing
snowman: snögubbe, snögubbar
snowy-mountain skis: topptur, toppturer
spade: trädgård, gartner, anleggsgartner, trädgårdsskötsel, haveservice, havearbejde, anlægsgartner
spade lawnmower: ogräs
spade seedling: häck, häcken, klippa häck, trädgårdsdesign, trädgårdsanläggning, køkkenhave, kjøkkenhage, köksträdgård
spade seedling: køkkenhaver, odling, pallkrage, pallkragar
squirrel: ekorre, ekorrar
star candle: adventsstjärna, adventsstjärnor
stork: stork, storkar, storken
sun lotion: spraytan
sunflower herb: kolonilotter, odlingslott
tree axe: skogsentreprenör, köper skog, skogsfastighet, skogsfastigheter, gallring, skogsägare, avverkning, skogsvård
tree axe: træfældning, trefelling, beskæring, träd fällning, fälla träd
tree chainsaw: trädfällning, trädbeskärning, arborist, stubbfräsning, trädvård
tree spade: plantera träd, trädplantering, äppelträd, vi planterar träd, plantera ett träd
tulip bouquet: självplock av tulpaner, plocka tulpaner, självplock tulpaner
tulip seedling: blomsterlökar, vårlökar, tulpaner, tulpanlökar
turf-roll: rullgräs, färdig gräsmatta, konstgräs, gräsmatta på rulle, färdigt gräs, gräs på rulle
umbrella: paraply
watering-can plant: vattenkanna, vattenkannor, bevattning, bevattningssystem, droppbevattning
wheat sack: spannmål, foder
wheat tractor: hö i småbal, mjöl, kvarn
wheelbarrow spade: jord och bark, matjord, planteringsjord, täckbark
wheelbarrow: skottkärra, skottkärror
wreath: krans, kransar, adventskrans, julkrans, kransbindning, dörrkrans
wreath candle: adventsljusstake, adventsstakar
wreath fir-tree: grankvist, grankvistar, granris
`;
