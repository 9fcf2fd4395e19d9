/** Danish words for the home. Notation: word-list.ts. */
export const danishHome = `
advent-calendar: adventskalender, adventskalendere
air-conditioner: luftkonditionering, värmepump, klimaanlæg, klimaanlegg
air-fryer: airfryer, airfryere
armchair: puf
armchair paintbrush: møbelrestaurering
armchair sofa: møbelpolstrer, møbelpolstring, lænestol, ompolstring
awning: markise, markiser
axe target: øksekast
bar-stool: barstol, barstole, barskammel, barskamler
basket: vasketøjskurv
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frukt och grönt, frugt og grønt, gårdsalg
basket carrot: vejbod, vejboder, stalddørssalg
basket leaves: pileflet, kurvefletning
bath-bomb: badebombe, badebomber
bathtub: badesalt
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad
bed: højseng
bed bellhop-bell: hotell, hotel, vandrarhem, pensionat, säng, sängar, seng, senge, senger
bed key: værelse
bedding: sengetøj, sengelinned, sengesæt, dyne, dyner, dundyne, dundyner, hovedpude, hovedpuder, lagner, pudebetræk
bedding: dynebetræk, sengetæppe, sengetæpper, lagen
bench: havebænke, mindebænk, træbænke, havebænk
blanket: tyngdedyne
blanket cushion: plaid, plaider, uldtæppe, uldtæpper, uldplaid
blender: blender, blendere
blinds: persienner, persienne, rullegardiner, rullegardin, solafskærmning
boiler radiator: gasfyr, oliefyr, fyrservice, varmtvandsbeholder
bookshelf: væghylde
bookshelf books: bogreol, reol, reoler, bogreoler
bow-and-arrow target: bueskydning, bueskytte
broom spray-bottle: städning, städfirma, hemstäd, rengøring, rengøringsfirma, renhold, vask og renhold, flyttstädning
broom spray-bottle: hemstädning, vaskehjelp, rengjøring, flyttstäd, vask, flyttevask
broom wastebasket: skraldeindsamling
bucket: moppe, gulvmoppe
bucket window: fönsterputs, vindusvask, fönsterputsning
bust: skulptur, skulpturer, skulpturpark, statuer
candle: håndlavede lys, bivokslys, stearinlys, duftlys, levende lys, kalenderlys, håndstøbte lys, ljus, begravningsbyrå
candle: bedemand, begravelsesbyrå, begravning, begravelse, stearinljus, lysestager, lysestage, fyrfadsstager
candle: fyrfadsstage
candle bouquet: gravpasning, gravstedspasning, pasning af gravsted
candle headstone: kremering, mindehøjtidelighed
carport: carport, carporte, dobbelt carport, bygge carport
ceiling-fan: loftventilator, loftventilatorer, loftsventilator, loftsventilatorer
chair: möbelpolstrer, tapetserare, stolar, stole, stoler, taburet, skammel
chandelier: lysekrone, lysekroner, lampebutik, loftlampe, loftlamper, loftslampe
chest-of-drawers: kommode, kommoder, kommode med skuffer, dragkiste, skænk
chimney fire: skorsten, skorstensrens
chisel: stemmejern, huggejern, billedskærerjern
chopping-board: skærebræt, skærebrætter, spækbræt
clothes-airer: tørrestativ, tørrestativer, tøjstativ til vasketøj, tørrestativ til tøj
colour-swatches pencil: grafisk design
conservatory: udestue, udestuer, vinterhave, vinterhaver, orangeri, orangerier, glasudestue
cooker-hood: emhætte, emhætter, rensning af emhætter
cooking-pot: gryde, gryder, grydesæt, støbejernsgryde, trykkoger, kasserolle, kasseroller
cot: tremmeseng, tremmesenge, vugge, babyseng
crate: trækasse, trækasser, æblekasse, æblekasser
crossed-swords shield: vikingemarked
crystals: bjergkrystal, bjergkrystaller, ametyst, ametyster, rosenkvarts, krystaller og sten, krystaller og mineraler
curtains window: gardiner, solskydd, solskjerming
cushion: pyntepuder, puder, pyntepude
desk: hæve sænke bord, hæve-sænke-bord, hæve sænke borde
desk office-chair: skrivebord, hæve-sænkebord, hæve-sænkeborde, kontormøbler, kontorfællesskab
desk telephone: kontorelev, kontorelever
dining-table: borddug, dug, stofservietter
dining-table chair: spiseborde, spisebord, plankeborde
dishwasher: opvaskemaskine, opvaskemaskiner, reparation af opvaskemaskine, opvaskemaskine reparation
door: dörrar, døre, dører, garasjeport
door fence: hoveddør
drainpipe droplet: kloak, kloakservice, kloakmester, kloakrens, stoppet afløb, afløb, kloakspuling, kloakarbejde
driveway: indkørsel, indkørsler, ny indkørsel
dummy: sut, sutter, suttekæde, suttekæder, navnesutter, sutter med navn
electric-fan: bordventilator, ventilator, ventilatorer, gulvventilator
fabric-roll thread: stof i metermål, metervarer, stofbutik, stofrester, stofmarked, boligtekstiler
fence: stakit
fence hammer: staket, hegn, gjerde
fire-extinguisher: brandslukker, brandslukkere, brandsikring
fireplace fire: pejs, pejse, åben pejs
first-aid-kit: førstehjælp, førstehjælpskursus, førstehjælpskurser
fitted-kitchen: køkkener, nyt køkken, køkkenmontering, køkkenmontør, køkkenrenovering, snedkerkøkken, køkkenlåger
fitted-kitchen: køkkenelementer, køkken, kök, kjøkken, köksinredning, nye køkkenlåger, opsætning af køkken
fitted-kitchen: opsætning af nyt køkken
floorboards: gulvlægger, gulvlægning, trægulv, trægulve, parket, parketgulv, laminatgulv
floorboards: terrassebrædder, træterrasse, træterrasser, gulvsliber, gulvslibning, gulvsliping, golvslipning
floorboards: golvläggare, parkett, parkettslipning, gulvafslibning
fridge: køleskab, fryser, kølerum
fridge trailer: kølevogn, kølevogne
garage-door: garageport, garageporte, garage, garager
garden-hose: haveslange, haveslanger, vandslange, vandslanger, slangetromle
garden-room: havekontor, havekontorer, haveværelse, kontor i haven, havestudie
garden-shed: haveskur, redskabsskur, skure, havehus, kolonihavehus, skur, havehuse
gas-cylinder fire: gasflaske, gasflasker, flaskegas
gate fence: låger, havelåge, indkørselsport
gear wrench: sprøjtestøbning, laserskæring, cnc-fræsning, fræsning, støbeforme, kuglelejer, pladebearbejdning, støberi
grandfather-clock: bornholmerur, bornholmerure, standur, standure
gutter house: tagrende, tagrender, rensning af tagrender
hair-straightener: glattejern, fladjern
hammer-and-wrench broom: ejendomsfunktionær, ejendomsfunktionærer
hammer-and-wrench gear: svetsning, sveising, smedja
headstone: stenhuggeri, gravsten, gravstein
heat-pump radiator: varmepumper
high-chair: højstol, højstole, barnehøjstol
house-insulation: isolering, efterisolering, hulmursisolering, loftisolering, isolering af loft, papiruld
incense: røgelse, røgelsespinde
insured-home shield: husforsikring, indboforsikring, boligforsikring, hjemforsikring, ejerskifteforsikring
iron t-shirt: strygning, strygejern
kettle: elkedel, elkedler, elkedlen
key padlock: låseservice, låssmed, låsesmed, nycklar, nøgler
light-bulb: lampor, belysning, lamper, gulvlampe
lock-and-key padlock: låse, låseskift, cybersikkerhed
lock-and-key puzzle: escape room, rømningsrom, flugtrum
lotion: hudläkare, hudlæge, hudlege, håndcreme, kropscreme, ansigtsmaske
lunch-box: madkasse, madkasser, madpakke, madpakker
mattress bed: madrass, madrasser, sängkläder, madras
microwave: mikroovn, mikroovne, mikrobølgeovn, mikrobølgeovne, mikrobølgeovnen, indbygningsmikroovn
moka-pot: mokkakande, espressokande, mokakande
mortar: peberkværn, krydderihylde
mouse-trap: mus, rotter, rottebekæmpelse, musebekæmpelse
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering
nails: stålsøm, tagpapsøm, firkantsøm
neon-sign: neonskilt, neonskilte, neon skilt, neon skilte
office-chair desk: kontorstol, kontorstole
oven: komfur, komfurer, ovnen
padlock: magasinering
paint-roller: spartling
paint-roller bucket: målare, måleri, malerfirma, malermester, maler, renovering, malerarbejde, maling, vægmaling
paving trowel: belægningssten, brolægger, fliser i indkørslen, belægning, stenbelægning, fliselægning, brolæggere
paving trowel: brolægning
pergola house-with-garden: pergola, pavillon, terrasseoverdækning
pet-bed: hundeseng, hundesenge, hundekurv, hundekurve, hundepude, hundepuder
picnic-table bench: havemøbler, havebord, haveborde
piggy-bank coin: sparegris, opsparing, pensionsopsparing
pliers: kombinationstang, knibtang, fladtang
plug lightning: elektriker, elinstallation, elinstallationer, elarbete, elektro, el-installatør
pressure-washer: højtryksrenser, højtryksrensning, fliserens, facaderens, terrasserens
pressure-washer roof: tagrens, tagrensning, tagvask
radiator fire: värme, fjernvarme
razor: hårfjerning, barbering, barbermaskine, skæg, skægpleje
recycling: återvinning, genbrugsplads, gjenvinning
reed-diffuser: duftpinde, duftpind
ride-on-mower: havetraktor, havetraktorer, plænetraktor, plænetraktorer
robot-mower: robotplæneklipper, robotplæneklippere, plæneklipperrobot
robot-vacuum: robotstøvsuger, robotstøvsugere, støvsugerrobot
roof house: utæt tag, utætte tage, taglækage, tagskade, halmtag, stråtag, tækkemand, tækning, tagdækker, tagrenovering
roof house: tagmaling, tag, nyt tag, takläggare, tak, taktekker, taktekking, nytt tak, taklegger, tagarbejde, tagpap
rug: matta, mattor, tæppe, tæpper, teppe, tepper, bademåtte, dørmåtte
sack spade: hestemøg, kompost, gødning, spagnum
sack wheat: dyrefoder, hønsefoder, foderstof
safe padlock: pengeskabe, pengeskab, våbenskab, værdiskab, bankboks
saw hammer: terrasse, snedkeri, snickare, snickeri, tømrer, snedker, snekker
screwdriver coffee: reparationscafé
screwdriver toolbox: repair café, repair cafe
security-camera: larm, alarm, övervakning, overvågningskamera, overvågningskameraer
security-camera shield: vagt, overvågning
sewing-machine: overlocker
sewing-machine thread: symaskine, symaskiner, symaskinereparation
shield laptop: cybersäkerhet, it-sikkerhed, gdpr
shield umbrella: forsikring, försäkring, försäkringar, forsikringer
shopping-cart basket: mataffär, livsmedel, supermarked, dagligvarer, matvarer
shower: badeforhæng, bruseforhæng, bruser, brusere
shutters: skodder, vinduesskodder, plantageskodder, vinduesskodde, shutters til vinduer
snow-blower: sneslynge, sneslynger, snefræser
soap: tvål, sæbe, såpe, brusegel
sofa: möbler, soffa, soffor, møbler, sofa, sofaer, inredning, indretning, interiør, inredare
solar-panel sun: solvarme, solfangere, solceller, solpaneler, solcelleanlæg
sponge: opvaskesvampe, karklude, opvaskebørste, opvaskemiddel
spray-bottle bucket: møbelrens, algebehandling, skimmelsvamp
spray-bottle cockroach: væggelus
squeegee window: vinduespudser, vinduespudsning, vinduespolering, vinduespoleringen
staircase: trapper, trappe
staircase saw: trapper efter mål, trætrapper
stairlift: trapplift, trappehiss, trappeheis, trappelift, trapphiss
stand-mixer: køkkenmaskine, køkkenmaskiner, røremaskine, røremaskiner
stove logs: brændeovn, brændeovne, pilleovn
strimmer: græstrimmer, græstrimmere, buskrydder, buskryddere
string-lights: lyskæde, lyskæder, lysguirlande, lysguirlander, udendørs lyskæde
table-lamp: bordlampe, bordlamper, sengelampe, sengelamper, lampeskærm, lampeskærme, natbordslampe, ph-lampe
table-lamp: ph-lamper, ph-lampen, louis poulsen
tap: vandhane, vandhaner
tap wrench: rörmokare, vvs, blikkenslager, rørlegger, vvsinstallatør, avlopp, stopp i avlopp, avløp, vandskade
tap wrench: rensning af afløb, rørlæggerlærling, vvs-lærling
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
toaster: brødrister, brødristere, brødristeren, toaster
toilet: festivaltoiletter
toilet plunger: afløbet
toolbox: skruetrækkersæt
toolbox broom: vicevært, viceværter, ejendomsservice
toolbox hammer: hantverkare, verktyg, handyman, værktøj, verktøy, snickare och hantverkare
toolbox hammer: ~ håndværker, håndværkere
toothbrush: tandpasta
torch: pandelampe
towel soap: håndklæde, håndklæder
tv-aerial: tv-antenne, tv-antenner, tagantenne, antennemontør, antenneinstallation
urn: urne, urner
vacuum-cleaner: støvsuger, støvsugere
vase: vase, vaser, glaskunst
vase fire: glaspusteri, glaspustning
video-intercom door: dørtelefon, dørtelefoner, videodørklokke, dørklokke, adgangskontrol, videodørtelefon
wallpaper paint-roller: tapet, tapeter, tapetsering, opsætning af tapet, fototapet
wardrobe: garderober, garderobeskab, garderobe, skyvedørsgarderobe, klædeskab, klædeskabe
washing-machine: tvätteri, tvättstuga, vaskeri, tvättmaskin, vaskemaskine, vaskemaskin, kemtvätt, vaskemiddel
washing-machine: skyllemiddel, tørretumbler, tørretumblere
washing-machine wrench: hvidevarer, hvidevareservice
wastebasket recycling: affald, skrot, genbrug af metal, affaldsindsamling, strandrensning
water-bottle: drikkedunk, drikkedunke, drikkeflaske, drikkeflasker, vandflaske, vandflasker, termoflaske, termoflasker
water-pump droplet: brøndboring, vandboring, vandpumpe, brøndborer
water-tank droplet: vandtank, vandtanke, regnvandstønde
wheelie-bin: skraldespand, skraldespande, affaldscontainer, vask af skraldespande, pedalspand
wheelie-bin recycling: genbrugsstation, storskrald
wifi-router: fibernet, bredbånd, internetudbyder, wifi-router, fiberinternet
window: fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester
window bucket: vinduespolerer
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation, besiktning
wrench car: eu-kontroll, autoreparation, serviceeftersyn, bilsyn
angle-grinder: vinkelsliber, vinkelslibere, vinkelsliberen
balcony: altan, altaner, altanen, altanværn, altanrenovering, altanlukning
bean-bag: sækkestol, sækkestole, sækkestolen
broom bucket: gør rent i sommerhuse, rengøring af sommerhuse
bunk-bed: køjeseng, køjesenge, køjesengen, køjesenge til børn
coal: stenkul, antracitkul
coat-stand: stumtjener, stumtjenere, stumtjeneren
coffee-table: sofabord, sofaborde, sofabordet, sidebord, sideborde, indskudsborde
colour-swatches: farveanalyse, farveanalyser, farvekonsulent, farvevifte, farvekort, farveblanding
cuckoo-clock: kukur, kukure, gøgeur, gøgeure, kukuret
deckchair: liggestol, liggestole, liggestolen
footstool: fodskammel, fodskamler, puf til fødderne, fodskamlen
fuse-box: eltavle, eltavler, eltavlen, sikringsskab, sikringsskabe, ny eltavle
garden-gnome: havenisse, havenisser, havenissen
high-table: ståbord, ståborde, cafébord i ståhøjde, leje af ståborde, højborde
hina-dolls: hinadukker, hinadukke, hinamatsuri
hot-water-bottle: varmedunk, varmedunke, varmedunken, varmtvandsdunk
ironing-board: strygeservice, strygebræt, strygebrætter, strygehjælp, skjortestrygning, vask og strygning
kitchen-sink: køkkenvask, køkkenvaske, håndvask, håndvaske, keramisk køkkenvask
leaf-blower: løvblæser, løvblæsere, løvblæseren, løvsuger
meat-slicer: pålægsmaskine, pålægsmaskiner, pålægsskærer, pålægsskærere, kødskæremaskine
noren: noren-gardin, noren-gardiner, japansk dørforhæng
picnic-table: picnicbord, picnicborde, bord-bænkesæt, bordbænkesæt
pizza-oven: pizzaovn, pizzaovne, pizzaovnen
rice-cooker: riskoger, riskogere, riskogeren
rocking-chair: gyngestol, gyngestole, gyngestolen
rolling-pin: kagerulle, kageruller, kagerullen
samurai-helmet: samuraihjelm, samuraihjelme, samurairustning, kabuto
scratching-post: kradsetræ, kradsetræer, kradsestolpe, kattetræ
sheet-mask: sheetmaske, sheet mask
shoji: shoji, shojivæg, shojivægge, shojidør, shojidøre
smoke-alarm: røgalarm, røgalarmer, røgalarmen, røgmelder, kulilte alarm, kuliltealarm
stone-wall: stendige, stendiger, stengærde, stengærder, tørmur, naturstensmur
tape-measure: målebånd, målebåndet, båndmål
tiled-stove: kakkelovn, kakkelovne, masseovn, masseovne, kakkelovnen
window-net: vinduesnet, altannet, kattenet, sikkerhedsnet til altan, sikkerhedsnet til vindue, insektnet
wood-pellets: træpiller, træpille, brændselspiller
`;
