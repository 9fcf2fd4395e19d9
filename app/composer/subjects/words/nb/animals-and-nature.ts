/** Norwegian words for animals and plants. Notation: word-list.ts. */
export const norwegianAnimalsAndNature = `
alpaca: alpakka, alpakkaer, alpakkatur
aquarium tropical-fish: akvarium, akvarier
bamboo: bambus, bambusen
bee honey: bifolk, bier, bidronninger, birøkt, birøkter, biodlare, biodling, biavler
beehive bee: bikube, bikuber
birdcage bird: fuglebur, kanarifugler, undulat
cat: kattunge, kattepensjonat, katt, kat, katte, katter, kattedo
cat-standing coffee: kattekafé
cave: grotte, grotter, grotten, dryppsteinsgrotte
chick egg: ~ påsk, påske
chick hen: daggamle kyllinger, kyllinger til salgs
cow: okser
cow milk: kalver, kviger, fjøs
cow steak: kyr, storfekjøtt, kjøtt
cow stethoscope: veterinær for storfe
cow tractor: avløser på gård, gårdsavløser, avløsere på gård
dairy-cow horse: dyrsku, dyrskue
deer: reinsdyr
deer bird: dyrekonservator, preparant, jaktbutikk, viltkjøtt, jakt, elgjakt, jegerprøve
deer steak: elgkjøtt, reinsdyrkjøtt
dog: hundemat, hundfoder, djuraffär, dyrehandel, hund, hundar, hunde, valp, hvalp, hundesele, tyggebein, hundegodbiter
dog bone: hundpensionat, hundepension, hundetrim, dyrebutikk
dog scissors: hundefrisør, hundfrisör, hundtrim, hundeklip, hundeklipp
dog stethoscope: veterinär, dyrlæge, dyrlege, veterinær
dog-standing paw: valpekurs, hundkurs, hunddagis, hundetræning, hundekurs, hundlufning, hundvakt, hundpass, hundepass
dog-standing paw: hundepasning
dog-standing sled: hundekjøring, hundesledekjøring, hundespann
donkey: esel, esler, eselridning
dove bird: duer, brevduer
duck: endunger, ender til salgs
eagle bird: falkoner, rovfugler
fish: fiskemottak, ørret, røye, røkelaks, rakfisk, røykt laks, gravlaks, skrei, torsk, fersk torsk, sei, hyse, kveite
fish: steinbit, lofoten skrei, røkt laks, fiskaffär, fiskebutik, fiskehandler, skaldjur, fisk, fiskhandlare
fish: fiskeforretning, sushi og fisk, fersk fisk, färsk fisk, laks, ekte laks, makrell, sild, lakseoppdrett
fish: lutefiskaften, lutefiskkveld, lutefisklag
fish fire: fiskerøykeri
goat: geiter, geit
goat cheese: geitost
guinea-pig: marsvin
hedge secateurs: hekklipping
hen egg: verpehøns, høner, høns
horse: ponni, rideleir, ridetimer, hestepensjon, oppstalling, stallplass, ridesport, ridskola, ridning, rideskole
horse: hästar, heste, hester, ridlektioner, hovslagare, hovslager, beslagsmed, stall, fjording, fjordinger, ridekurs
horse saddle: ridetøy, ridehjelm, ridehjelmer
horseshoe horse: hovslaging, hovpleie
kennel dog: hundepensjonat, hundehotell, hundehus, kennel
lily: lilje, liljer
lizard snake: reptiler, krypdyr, terrarium
llama: alpakkaturer, tur med alpakka, tur med alpakkaer
lobster crab: kräftskiva, kräftor
mosquito window: myggnetting, myggnett
nest-box: fuglekasse, fuglekasser, meisekasse
ostrich: struts, strutser, strutsen
paw dog: dyrehjem, omplasseringshjemmet, omplassering
pig: smågris, smågriser, grisunger, gris, griser, svinekjøtt
rabbit: kanin, kaniner
rock excavator: sprengning, fjellsikring
rooster: raseegg
saddle horse: salmaker, rideutstyr
sauropod museum: dinosaur, dinosaurer
seaweed: alger, nori, sjøtang
sheep: saueklipping, saueklipper, sauesanking, sau, sauer, lam, smalahove, gjeter, gjetere, seterjente, seterjenter
sheep farmer: gårdslam, gardslam, halvt lam, lammekjøtt
shrimp: reke, reker, ferske reker, fersk reke, räkor, rejer
songbird: fuglesang, sangfugler, småfugler, nattergal
spade snowflake: snøskuffe, snøskuffer
tropical-fish: akvariefisk, koi
turkey-bird: kalkun
wasp: veps, vepsebol, vepsebolet, vepsebol fjernes
water-buffalo: vannbøffel, vannbøfler
waterfall: fossefall, vannfall
whale motor-boat: hvalsafari
ammonite: fossiler, fossiljakt
beach-umbrella beach: solseil
bird-feeder bird: fuglemat, fuglebrett, meiseboller, fuglefrø
boar: villsvin, villsvinet, villsvinkjøtt, villsvinjakt
bonsai: bonsai, bonsaitre, bonsaitrær, bonsaikurs
bouquet: selvplukk av blomster, plukk egne blomster, blommor, florist, blomster, blomsterbutik, blombutik, buketter
bouquet: bukett
bull: avlsokse, avlsokser, tyrefekting, okseløp
chicken-coop: hønsehus, hønsehuset, hønsegård
daffodil: påskelilje, påskeliljer, narsiss, narsisser
dahlia: dahlia, georgine, georginer, dahliaer, dahliaknoller
daisy seedling: stemorsblomster, stemor
droplet: vannfilter
droplet drill: energibrønn
fire: bålpanne
fire logs: pellets, briketter, sankthans, sankthansbål, brasved, pejs, brænde, brændeovn, ved og peis, kamin
fire logs: braskamin, ved, brensel, st. hans, st hans
flower-box: balkongkasse, balkongkasser, blomsterkasse, blomsterkasser, pelargonia, pelargonier, pelargoniaer
garden-pond: hagedam, hagedammer, hagedammen, damduk, damvedlikehold
goldfish: gullfisk, gullfisker, gullfiskdam
greenhouse seedling: drivhus
hammock palm-tree: hengekøye, hengekøyer
hanging-basket: hengeampel, hengeampler, blomsterampel, blomsterampler, hengekurv med blomster
hay-bale tractor: høy, høy til salgs, halm, høyballer, halmballer, rundballer
hedge: hekksaks
herb: urter, krydderurter
hydrangea: hortensia, hortensiaer, hortensiaen
lavender: lavendel, lavendelåker, lavendelbukett, lavendelplanter
lawnmower: gressplen, gressplener, plenklipping, gressklipping
lawnmower spade: gräsklippning, græsslåning, plenklipp, gressklipper, gräsklippare, hækklipning, häckklippning
lawnmower spade: plæneklipper
lightning: laddbox, ladestander, elbilslader
logs axe: vedklyvning, brännved, vedhogst, vedkløyver, vedkløyvere, vedkløyving
logs fire: vedsekk, vedsekker, bjørkeved
logs saw: sagbruk, trelast, planker, skurlast, gårdssag, bjelker, bygdesag, materialer fra gårdssag
night-sky star: nordlys, nordlyset, nordlystur, nordlysjakt, jakten på nordlyset
orchid: orkidé, orkideer, orkidéer, orkide
plant: potteplanter, blomsterpotte
plant daisy: petunia, sommerblomster, utplantingsplanter
poinsettia: julestjerne i potte, julestjerner i potte, poinsettia, julestjerne, julestjerner
poppy: valmue, valmuer
rabbit-hutch: kaninbur, kaninhus, marsvinbur
rose love-letter: alla hjärtans dag, valentinsdag, roser, rosor
secateurs leaves: hekkeklipping, klippe hekken, beskjæring, klippe hekk
seedling plant: växter, planter, plantskola, planteskole, plantesalg, frön, frø, fröer, såfrø, såfrön, blomsterfrø
seedling plant: grøntsagsfrø
seedling tree: frukttrær, skogplanting, stiklinger, stauder
snowdrop: snøklokke, snøklokker
snowflake: brøytetjeneste
snowflake spade: måking av snø, takmåking, måke snø, snöröjning, snerydning, strøing
snowflake tractor: brøytebil
snowy-mountain helicopter: fjellredning, alpin redningsgruppe
spade: trädgård, trädgårdsmästare, trädgårdsskötsel, haveservice, havearbejde, anlægsgartner
spade broom: dugnader
spade lawnmower: hagehjelp, hjelp i hagen
spade seedling: hekk, hekker, hekken, hekkeklipp, klipping av hekk, hagearbeid, hageplan, gartnertjenester
spade seedling: køkkenhave, kjøkkenhage, köksträdgård, odling, køkkenhaver
stork: stork, storker, storken
sun lotion: spraytan
sunflower herb: parsellhage, kolonihage
toadstool basket: soppkurs
tree axe: skogsentreprenør, skogeiere, tynning, skogsdrift, ungskogpleie, trädfällning, træfældning, trädvård, beskæring
tree axe: trær felles, felling av trær, flishugger, flishuggere
tree chainsaw: trefelling, trebeskjæring, arborist, stubbefresing, trepleie
tree spade: plante trær, treplanting
trowel: gipsplater, gipsvegg
tulip bouquet: selvplukk av tulipaner, plukk tulipaner
tulip seedling: blomsterløk, tulipaner, tulipanløk
turf-roll: ferdigplen, kunstgress, rulleplen
watering-can plant: vannkanne, vannkanner
wheat sack: mølle, mel, såkorn
wheat tractor: mel fra mølle
wheelbarrow lorry: singel
wheelbarrow spade: matjord, hagejord, bark og jord, grus og sand
wreath: krans, kranser, adventskrans, julekrans, dørkrans, kransebinding
wreath candle: juledekorasjoner, juledekorasjon
`;
