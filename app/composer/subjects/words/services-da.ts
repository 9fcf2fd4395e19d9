/** Services, crafts and goods in Danish, before the list of trades. Notation: word-list.ts. */
export const danishServices = `
pressure-washer roof: tagrens, tagrensning, tagvask
beers memo: pubquiz, quizaften, bar-quiz, barquiz
car key: bilforhandler, bilforhandleren, bilforhandlere, bilhus, bilhuset
tent compass: spejder, spejdere, spejderne, ulveunger, ulveungerne, spejdergruppe
swimmer sauna: vinterbad, vinterbade, vinterbadning, vinterbader, vinterbadere, vinterbadeklub, vinterbadeklubben, isbad
receipt shopping-cart: kassemedarbejder, kassemedarbejdere, kasseassistent, kasseassistenter, flaskedreng
smartphone wall-clock: tidsregistrering, timeregistrering
chick hen: daggamle kyllinger
dinner-plate cutlery: mad ud af huset, middag ud af huset, diner transportable
speech-bubble open-book: engelsk for, spansk for, tysk for, dansk for
ring diamond: køber guld, køber dit guld, opkøb af guld, guldopkøb, sælg dit guld, opkøb guld
llama: alpaka, alpakaer, alpakavandring
shopping-bags price-tag: loppemarked, loppemarkedet
fish: torsk, rødspætte, rødspætter, makrel, frisk fisk
lawnmower: græsplæne, græsplæner, plæneklipning, græsslåning
car location-pin: parkeringsplads, garageplads
tulip seedling: blomsterløg, forårsløg, tulipaner, tulipanløg
cook frying-pan: kok, køkkenhjælp, køkkenassistent
bicycle parcel: cykelbud, cykelkurer
canoe: kajak, kajaktur, kajakture, kano, kanotur, havkajak
seedling tree: frugttræer
dog-standing dog: hundehotel
microphone: sang, sanger, sangerinde, sangtimer, sangundervisning
chimney fire: skorstensfejer, skorsten, skorstensrens
horseshoe horse: hovbeslag, hovpleje
armchair sofa: møbelpolstrer, møbelpolstring, lænestol, ompolstring
foot dress-shoe: indlæg, ortopædiske sko
piano-keys: klaverstemmer, klaverstemning, orgel, orgelkoncert
deer bird: konservator, jagtbutik, vildtkød, jagttegn, jagt, jagtudstyr
key padlock: låseservice
sewing-needle thread: skrædderi, syerske, sykursus, sytilbehør
steering-wheel car: køreundervisning, køretimer
milk dairy-cow: mælk, mejeri, gårdmælk
delivery-van lorry: dødsbo, ryddeservice, dødsborydning
wastebasket recycling: affald, skrot, genbrug af metal
tree axe: stubfræsning, topkapning, træpleje
spray-bottle: facaderens, tagrens, møbelrens, algebehandling, fliserens, skimmelsvamp
speech-bubble: talepædagog, sprogcafé, taleundervisning
microphone bouquet: konferencier, sangerinde
excavator crane: kloakarbejde, jordarbejde, dræn, minigraver
staircase: trapper, trappe
swimming-pool swimmer: pool, swimmingpool
asparagus: asparges
passport: visum, pasfoto
saw hammer: gulvsliber, gulvslibning, terrasse, trægulve, snedkeri
bricks trowel: stillads, stilladser, betonarbejde, nedrivning, brolægger, brolægning, tilbygning
roof house: tagrender, tagrenovering, stråtag, tækkemand, tagmaling
washing-machine wrench: hvidevarer, hvidevareservice, strygeservice
fridge: køleskab, fryser
car wrench: pladeværksted, autolakering, autoglas, reservedele, autoophug, bilpleje, undervognsbehandling
lorry: trailerudlejning, vognmand
minibus bus: busrejse, turistbus
bicycle: cykelsmed, cykelhandler
razor: hårfjerning, voks
hair-comb scissors: hårforlængelse, parykker, paryk
massage lotus: zoneterapi, zoneterapeut, kropsterapi
brain speech-bubble: parterapi, samtaleterapi
stethoscope stethoscope: røntgen, ultralydsscanning
crayon teddy-bear: dagpleje, dagplejer
calculator set-square: bogholderi, lønbureau, matematikhjælp, revision
trumpet saxophone: garde
judo-suit: selvforsvar
rower canoe: roning
clown: klovn
palette: ansigtsmaling
hen egg: høns, hønsehus, hønseri
jar: syltetøj
mushroom: svampe
oyster shrimp: muslinger
stew: simreret
top-hat sun-hat: hatte, huer
safety-vest: arbejdstøj, sikkerhedssko
pencil fountain-pen: kontorartikler, papirhandel
printer paintbrush: skilte, skiltemaler, bilreklame, stempler
coin magnifier: antikviteter, guldopkøb, frimærker, loppefund
security-camera shield: vagt, overvågning
set-square ruler: landinspektør, byggerådgiver, energimærke, tilstandsrapport
toilet: toiletvogn, slamsugning, septiktank
theatre-masks: kostumer, fastelavnskostumer, udklædning
candle headstone: kremering, mindehøjtidelighed
church: gudstjeneste, kirkekoncert
spade seedling: haveanlæg, havearkitekt, hækklipning
bed mattress: dyner, puder
birthday-cake cake-slice: konditor, kagemand
dog scissors: hundetrimning
window bucket: vinduespolering
soft-ice-cream: is, isvaffel, isbod, ismejeri
watch: ur, ure
candy: slik, slikbutik
roof: tag, nyt tag
musical-notes: kor, korsang
rabbit: kanin, kaniner
goat: geder
sheep: lam, lammekød
cow steak: køer, oksekød, kød
pig: gris, grise, svinekød
cat: killing, kattepension
dog: hundefoder
horse: pony, rideundervisning, hestevogn
chicken-leg: grillkylling, kylling
strawberry: selvpluk
apple basket: æblemost, frugt, frugtkurv
basket carrot: bondemarked
bicycle: cykeltur
sailing-boat: sejltur, sejlkursus
yarn: strikkecafé, hækling, strikkeklub
amphora: pottemager
dancer: linedance
baby: babycafé, fødselsforberedelse
lotus-position: yogahold
cutlery dinner-plate: dagens ret, kro
delivery-van: varevogn, varebil, budtjeneste
steak meat-on-bone: kød
sewing-needle thread: broderi
door fence: hoveddør
motor-scooter: knallert
razor: barbering
massage lotus: akupunktur
brain speech-bubble: hypnose
accordion: harmonika
judo-suit: kampsport, karate
canoe rower: kajak
jar: marmelade
peanuts: nødder
stew: suppe
socks briefs: strømper
yarn: strikke, hækle
sewing-needle sewing-machine: sy, lær at sy
palette paintbrush: tegne, male, tegning
swimmer: crawl
cook frying-pan: madlavning, lave mad, madkursus
microphone: synge
drum: slagtøj
christmas-tree: nordmannsgran
houses house: rækkehus
dress t-shirt: børnetøj, dametøj
smartphone: mobil, mobiltelefon, skærmskift
seedling tree: stauder
skis skier: skiudlejning, langrend
desktop-computer keyboard: kodning, webudvikling
saw axe: motorsav, savværk
lipstick serum-bottle: ansigtsbehandling, kosmetolog, skønhedspleje
watch mantel-clock: urreparation, bornholmerur
spade lawnmower: havehjælp, havefræser, ukrudt
bricks trowel: stenhugger, natursten
balloon party-popper: festartikler
horse: boksplads
desktop-computer laptop: software, bookingsystem, crm, erp, it-system
receipt desktop-computer: kassesystem, kasseapparat
calculator receipt: regnskab, lønadministration, regnskabsprogram
parcel: emballage, emballager
shield: forsikring
megaphone chart-up: reklamebureau, markedsføring, seo
briefcase handshake: virksomhedsrådgivning, erhvervsrådgivning
banknotes coin: lån, finansiering, leasing
toolbox hammer: ~ håndværker, håndværkere
musical-notes: koncert, koncerter
eagle bird: falkoner, rovfugle
books: bogbinderi, bogbinder
window beach-umbrella: markiser, persienner, solafskærmning
tractor wheat: maskinstation, mejetærsker, landbrugsmaskiner, traktorer
theatre-masks dress: kostumeudlejning
toilet plunger: kloakservice, kloakmester
kitchen-knife: knivslibning, slibning af knive
horse: hestepension, opstaldning
honey bee: biprodukter, biavl, bivoks, biavler
sewing-machine thread: symaskine, symaskiner, symaskinereparation
window palette: blyindfattede ruder, glasmosaik
tropical-fish: akvarium, akvariefisk, koi, havedam
horse: sadelmager, rideudstyr, ridesport
skis: skiskole
ladder bricks: stilladsudlejning, lift udlejning
toy-bricks teddy-bear: trælegetøj, legetøj i træ
slide: legeplads, legepladser
staircase saw: trapper efter mål, trætrapper
plug lightning: generator, generatorudlejning, nødstrøm
mosquito: hvepsebekæmpelse, hvepsebo
radiator wrench: varmepumpe, oliefyr, gasfyr
car key: ~ chauffør søges, chauffør
briefs: undertøj
tent: festtelt
musical-score musical-notes: koret, kor søger, tenorer
set-square calculator: lektiehjælp i matematik, matematik
nurse older-person: sosu-assistenter, sosu-hjælpere
toilet plunger: afløb, afløbet, stoppet afløb
-: døgnvagt, tre
dinner-plate cutlery: dagens frokost, frokost, frokostbuffet
taco burger: streetfood
delivery-van: pakkebud, pakkebude
candle bouquet: gravpasning, gravstedspasning, pasning af gravsted
canned-food basket: fødevarebank, julehjælp, madindsamling
notebook pencil: lektiecafé, lektiecafe, lektiehjælp
santa: julemandsparade, lej en julemand, juleoptog
house heart: plejefamilie, plejefamilier, aflastningsfamilie
`;
