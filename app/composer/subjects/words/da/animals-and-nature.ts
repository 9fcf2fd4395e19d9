/** Danish words for animals and plants. Notation: word-list.ts. */
export const danishAnimalsAndNature = `
alpaca: alpaka, alpakaer, alpakavandring
aquarium tropical-fish: akvarium, akvarier
bamboo: bambus, bambussen
bee honey: bier, bidronninger, bifamilie, biodlare, biodling, birøkt
beehive bee: bistade, bistader
bird binoculars: fugletur, fugleture
bird nest: undulat
birdcage bird: fuglebur, fuglebure, stuefugle, kanariefugle
cat: killing, kattepension, katt, kat, katte, katter, kattegrus, kat bortløbet, bortløbet kat, bortløben kat
cat-standing coffee: kattecafé
cave: drypstenshule, drypstenshuler, grotte, grotter, grotten
chick egg: ~ påsk, påske
chick hen: daggamle kyllinger
cow milk: kalve, kvier, kvæg
cow sheep: dyrepasser på gård
cow steak: køer, oksekød, kød
cow stethoscope: kvægdyrlæge
dairy-cow: klovbeskæring
dairy-cow horse: dyrskue, dyrskuet
deer bird: konservator, jagtbutik, vildtkød, jagttegn, jagt, jagtudstyr
dog: hundefoder, hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp, hundesele, hundelegetøj, tyggeben
dog: madskål
dog bone: hundpensionat, hundetrim
dog scissors: hundetrimning, hundefrisør, hundfrisör, hundtrim, hundeklip
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog-standing paw: hundkurs, hunddagis, hundetræning, hundekurs, hundlufning, hundvakt, hundpass, hundepass, hundepasning
donkey: æsel, æsler, æselridning
dove bird: brevduer, duer
duck: ællinger, gæslinger, and til mortensaften, ænder
eagle bird: falkoner, rovfugle
fir-tree: pyntegrønt
fish: fiskeauktion, dambrug, ørred, torsk, rødspætte, rødspætter, makrel, frisk fisk, fiskaffär, fiskebutik, karrysild
fish: fiskehandler, fisk, fiskhandlare, fiskeforretning, sushi og fisk, fersk fisk, färsk fisk, røgeri, fiskefrikadeller
fish: fiskedeller, fiskefilet, fiskefileter, laks, røget laks, røget ål, røgede ål, sild, silden, marinerede sild
fish fire: fiskerøgeri
goat: geder
goose: gæs, mortensand og gås
guinea-pig: bur til marsvin
hen egg: æglæggere, hønniker, høns, hønseri
horse: pony, rideundervisning, boksplads, hestepension, opstaldning, ridesport, ridskola, ridning, rideskole, hästar
horse: heste, hester, ridlektioner, hovslagare, hovslager, stall, ridelejr, ridelejre
horse saddle: ridetøj, ridehjelm, ridehjelme
horseshoe horse: hovbeslag, hovpleje, hestesko, beslagsmed
kennel dog: hundepension, hundehus, kennel, hundehotel, dyrepension
lily: lilje, liljer
lizard snake: krybdyr, reptiler, terrarium
lobster: skaldjur
lobster crab: kräftskiva, kräftor
mosquito window: myggenet, fluenet
nest-box: redekasse, redekasser, fuglekasse, fuglekasser, mejsekasse
ostrich: struds, strudse, strudsen
oyster: østerssafari
pig: gris, grise, svinekød
rabbit: kaninhop, kanin, kaniner
rooster: fjerkræ, racefjerkræ
saddle horse: sadel, sadler, sadelmager, rideudstyr
sauropod museum: dinosaur, dinosaurer, dinosaurus
seal: sælsafari
seaweed: tangsalat, alger, nori, havtang
sheep: fåreklipning, fåreklipper, fåreavl, lam
sheep farmer: gårdlam, halvt lam, lammekød
shrimp: räkor, rejer, reker
songbird: fuglesang, sangfugle, sangfugl, nattergal, småfugle
songbird binoculars: fuglestemmetur, fuglestemmer
tree hiking-boot: skovtur, skovture, naturvejleder
tropical-fish: akvariefisk, koi
turkey-bird: kalkun, kalkuner
wasp: hveps, hvepse, hvepsebo, hvepseboer, hvepsereder, hvepsebekæmpelse, gedehamse, gedehamsebo
water-buffalo: vandbøffel, vandbøfler
waterfall: vandfald, vandfaldet
whale motor-boat: hvalsafari
ammonite: fossiler, fossiljagt, ammonitter
beach-umbrella beach: solsejl
bird-feeder bird: fuglefoder, foderbræt, foderbrætter, mejsekugler, fuglehus
boar: vildsvin, vildsvinet, vildsvinekød, vildsvinejagt
bonsai: bonsai, bonsaitræ, bonsaitræer
bouquet: selvpluk af blomster, pluk selv blomster, blommor, florist, blomster, blomsterbutik, blombutik, buketter
bouquet: bukett
bull: avlstyr, avlstyre, tyrefægtning, tyreløb
chicken-coop: hønsehus, hønsehuse, hønsehuset, hønsegård
daffodil: påskelilje, påskeliljer, narcis, narcisser
dahlia: dahlia, dahliaer, georgine, georginer, dahliaknolde
droplet: vandfilter, blødgøringsanlæg
fire: bålfad
fire logs: træbriketter, sankt hans, sankthans, sankthansbål, brasved, brænde, ved og peis, kamin, vedovn
fire logs: braskamin, peis, ved, brensel
flower-box: altankasse, altankasser, blomsterkasse, blomsterkasser, pelargonie, pelargonier
garden-pond: havedam, havedamme, havedammen, dambygning, havebassin, damfolie
goldfish: guldfisk, guldfiskene, guldfiskebassin, guldfiskedam
greenhouse seedling: drivhus, drivhuse
hammock palm-tree: hængekøje, hængekøjer
hanging-basket: hængeampel, hængeampler, blomsterampel, blomsterampler, hængekurv med blomster
hay-bale: wrap og hø, wraphø, wrapballer, småballer
hay-bale tractor: hø, halm, høballer, halmballer
hedge: hækkeklipper, hækkesaks, beskærersaks, hæk, hække, hækken, klipning af hæk, klippet hæk, ligusterhæk, bøgehæk
herb: krydderurter, urter
hydrangea: hortensia, hortensiaer
lavender: lavendel, lavendler, lavendelmark, lavendelbuket
lawnmower: græsplæne, græsplæner, plæneklipning, græsslåning
lawnmower spade: gräsklippning, plenklipp, gressklipper, gräsklippare, häckklippning, plæneklipper
logs axe: vedklyvning, brännved, vedhogst, bjørkeved
logs saw: savværk, tømmer, brædder, planker, savskåret tømmer, bjælker
night-sky star: nordlys, nordlyset, nordlystur
orchid: orkidé, orkidéer, orkide, orkideer
plant: stueplanter, urtepotte, krukker, stedmoderblomster, stedmoder, primula
plant daisy: petunier, sommerblomster, udplantningsplanter
poinsettia: julestjerne i potte, julestjerner i potte, poinsettia
poppy: valmue, valmuer
rabbit-hutch: kaninbur, kaninbure, kaninhus, marsvinebur
rose love-letter: alla hjärtans dag, valentinsdag, roser, rosor
secateurs leaves: hækklipning, klippe hæk, beskæring, hækkeklipning, hæk klippet
seedling plant: stiklinger, växter, planter, plantskola, planteskole, plantesalg, frön, frø, fröer, såfrø, såfrön
seedling plant: blomsterfrø, grøntsagsfrø
seedling tree: skovrejsning, frugttræer, stauder
snowdrop: vintergæk, vintergækker, vintergækløg
snowflake: brøyting, brøytetjeneste
snowflake spade: snøbrøyting, snømåking, snöröjning, strøing
snowflake tractor: glatførebekæmpelse
snowy-mountain helicopter: bjergredning
spade: trädgård, trädgårdsmästare, anleggsgartner, trädgårdsskötsel, haveservice, havearbejde
spade lawnmower: havehjælp, ukrudt, hjælp til haven
spade seedling: haveanlæg, havearkitekt, køkkenhave, kjøkkenhage, köksträdgård, odling, køkkenhaver
stork: stork, storke, storken
sun lotion: spraytan
sunflower herb: kolonihave, nyttehaver
tree axe: skoventreprenør, skovning, skovejere, skovpleje, udtynding, topkapning, trädfällning, trefelling, trädvård
tree axe: træer fældes, fældning af træer
tree chainsaw: træfældning, træbeskæring, træfælder, rodfræsning, stubfræsning, træpleje, fældning af store træer
tree chainsaw: fælder træer
tree seedling: plante træer
tree spade: træplantning, plantning af træer
trowel: gipsvægge, gipsloft
tulip bouquet: selvpluk af tulipaner, pluk selv tulipaner
tulip seedling: blomsterløg, tulipaner, tulipanløg
turf-roll: rullegræs, kunstgræs
watering-can plant: vandkande, vandkander
wheat pumpkin: høstfest
wheat sack: foder, mølle, såsæd
wheat tractor: mel fra møllen, mel
wheelbarrow lorry: granitskærver
wheelbarrow spade: muldjord, muld, barkflis, grus og sand
wreath: krans, kranse, adventskrans, adventskranse, dørkrans, julekranse, bårekranse
wreath candle: juledekorationer, juledekoration
`;
