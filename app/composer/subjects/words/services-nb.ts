/** Services, crafts and goods in Norwegian, before the list of trades. Notation: word-list.ts. */
export const norwegianServices = `
pressure-washer roof: takvask, takrens
beers memo: pubquiz, quizkveld, quiz på
tent compass: speider, speidere, speiderne, speideren, speidergruppe, småspeidere
swimmer sauna: isbading, isbad, vinterbading, vinterbader
receipt shopping-cart: kassemedarbeider, kassemedarbeidere, butikkmedarbeider
smartphone wall-clock: timeregistrering, timeføring, timelister, tidsregistrering
chick hen: daggamle kyllinger, kyllinger til salgs
speech-bubble open-book: norsk for, engelsk for, spansk for, tysk for
ring diamond: kjøper gull, kjøper gullet ditt, selg gull, gullkjøp, oppkjøp av gull
llama: alpakkatur, alpakkaturer, tur med alpakka, tur med alpakkaer, alpakkaer
shopping-bags price-tag: loppemarked, loppemarkedet
trumpet drum: skolekorps, skolekorpset, skolekorpsets, musikkorps, korpset, janitsjar, aspiranter korps
fish: skrei, torsk, fersk torsk, sei, hyse, kveite, steinbit, lofoten skrei
skis: skiprepp, skipreppen, skismøring, skisliping, sliping av ski
lawnmower: gressplen, gressplener, plenklipping, gressklipping
car location-pin: parkeringsplass, garasjeplass
snowflake spade: måking av snø, snørydding, takmåking, måke snø
tulip seedling: blomsterløk, vårløk, tulipaner, tulipanløk
cook frying-pan: kokk, kokker, kjøkkenhjelp
bicycle parcel: sykkelbud, sykkelkurer
canoe: kajakk, padletur, kajakktur, kano, kanotur
dog-standing dog: hundehotell
microphone: sang, sanger, sangerinne, sangtimer, sangundervisning
chimney fire: feier, skorstein, pipefeiing, piperehabilitering
horseshoe horse: hovpleie
armchair sofa: møbeltapetserer, møbeltapetsering, lenestol
foot dress-shoe: fotterapeut, fotsenger, ortopediske sko
piano-keys: pianostemmer, pianostemming, orgelkonsert
deer bird: dyrekonservator, preparant, jaktbutikk, viltkjøtt, jakt, elgjakt, jegerprøve
key padlock: låsservice
sewing-needle thread: skredderi, sytilbehør
steering-wheel car: kjøretimer, lappen
milk dairy-cow: melk, meieri, gårdsmelk
delivery-van lorry: flytting, dødsbo, rydding, bortkjøring
wastebasket recycling: avfall, skrapjern, gjenvinningsstasjon
tree axe: trepleie, stubbefresing
spray-bottle: fasadevask, takvask, møbelrens, soppsanering, muggsopp
speech-bubble: språkkafé, stamming
microphone bouquet: konferansier, sanger til bryllup
excavator crane: graving, drenering, minigraver, grunnarbeid, maskinentreprenør
staircase: trapper, trapp
swimming-pool swimmer: basseng, svømmebasseng
asparagus: asparges
passport: visum, passfoto
saw hammer: terrasse, platting
bricks trowel: betongarbeid, riving, steinlegging, belegningsstein, tilbygg, pussing
roof house: takrenner, hagestue
curtains window: screens
door fence: porter
washing-machine wrench: hvitevarer, hvitevareservice, rens
fridge: kjøleskap, fryser
car wrench: bilskade, bilglass, bilpleie, bildeler, billakkering, bilopphugging, bilskadeverksted, ruteskift
lorry: bilberging, tilhengerutleie, tilhenger, bilredning
minibus bus: busstur, turbuss
razor: hårfjerning, voksing
hair-comb scissors: hårforlengelse, parykk
massage lotus: soneterapi, muskelterapi
brain speech-bubble: parterapi, samtaleterapi
stethoscope stethoscope: røntgen, ultralyd
crayon teddy-bear: dagmamma, leketøy, barnepike
calculator set-square: regnskapsbyrå, lønnskjøring, mattehjelp
judo-suit: kampsport
canoe rower: kajakk, kajakkutleie, roing
palette: ansiktsmaling
hen egg: høner, hønsehus
mushroom: sopp, sopptur
oyster shrimp: blåskjell
stew: suppe, fårikål, lapskaus
sled dog: hundekjøring
safety-vest: arbeidsklær, arbeidstøy, vernesko
printer paintbrush: skilt, bildekor
coin magnifier: antikviteter, gullkjøp, bruktbutikk antikk
security-camera shield: vekter, videoovervåking
set-square ruler: takstmann, landmåler, byggesøknad, tilstandsrapport
toilet: toalettvogn, slamtømming, septiktank
candle headstone: kremasjon, gravferd, minnestund
church: gudstjeneste
spade seedling: hagearbeid, hageplan, gartnertjenester, hekklipping
bed mattress: dyner, puter, sengetøy
soft-ice-cream: kuleis
fish: rakfisk, røkt laks
soft-ice-cream: is, iskiosk
musical-notes: kor, korsang
window: glass, glassarbeid
rabbit: kanin, kaniner
sheep: sau, sauer, lam, lammekjøtt
cow steak: kyr, storfekjøtt, kjøtt
pig: gris, griser, svinekjøtt
cat: kattunge, kattepensjonat
dog: hundemat
horse: ponni, rideleir, ridetimer
chicken-leg: grillet kylling, kylling
strawberry: selvplukk
apple basket: eplemost, frukt
basket carrot: bondens marked
bicycle: sykkeltur
sailing-boat: seilskole, seiltur
yarn: strikkekafé, hekling
amphora: dreiing, pottemaker
dancer: swing, linedance
swimmer: svømmehall
baby: fødselskurs, babysang
lotus-position: yogatime
cutlery dinner-plate: dagens rett, kro, spisested
delivery-van: budbil
steak meat-on-bone: kjøtt
bouncy-castle: hoppeslott
sewing-needle thread: broderi
broom bucket: byggvask
speech-bubble: logopedi
door fence: ytterdør
razor: barbering
massage lotus: akupunktur
ballet-shoes dancer: ballett
judo-suit: karate, selvforsvar
jar: syltetøy, marmelade
soft-ice-cream: softis
yarn: strikke, hekle
sewing-needle sewing-machine: sy, lær å sy
palette paintbrush: tegne, tegning
swimmer: crawl
cook frying-pan: lage mat, matkurs
microphone: synge
drum: slagverk
christmas-tree: juletrær, norsk gran
houses house: rekkehus
smartphone: mobil, mobiltelefon, skjermbytte
seedling tree: stauder
ice-skate: kunstløp
desktop-computer keyboard: koding, webutvikling
saw axe: motorsag, sagbruk, trelast
lipstick serum-bottle: ansiktspleie, kosmetolog
watch mantel-clock: urreparasjon, urverksted
spade lawnmower: hagehjelp, jordfres
bricks trowel: steinarbeid, naturstein
balloon party-popper: barneselskap, festartikler
desktop-computer laptop: programvare, bookingsystem, crm, erp
receipt desktop-computer: kassesystem, kasseapparat
calculator receipt: regnskap, regnskapsprogram
parcel: emballasje
shield: forsikring
megaphone chart-up: reklamebyrå, markedsføring, seo
briefcase handshake: bedriftsrådgivning
banknotes coin: lån, finansiering, leasing
toolbox hammer: ~ håndverker, håndverkere
musical-notes: konsert, konserter
eagle bird: falkoner, rovfugler
books: bokbinderi, bokbinder
window beach-umbrella: markiser, persienner, solskjerming
tractor wheat: landbruksmaskiner, skurtresker, traktorer
theatre-masks dress: kostymeutleie, karnevalskostymer
toilet plunger: slamsuging, tett avløp, rørspyling
kitchen-knife: knivsliping, sliping av kniver
horse: hestepensjon, oppstalling, stallplass
honey bee: biprodukter, birøkt, bivoks, birøkter
sewing-machine thread: symaskin, symaskiner, symaskinservice
window palette: blyglass, glassmaleri
tropical-fish: akvarium, akvariefisk, koi, hagedam
horse: salmaker, rideutstyr, ridesport
skis: skiutleie, skiskole, skismøring, skipreparering
ladder bricks: stillas, stillasutleie, liftutleie
toy-bricks teddy-bear: treleker, leker i tre
slide: lekeplass, lekeplasser
staircase saw: trapper på mål, tretrapper
plug lightning: aggregat, strømaggregat, nødstrøm
mosquito: vepsebol, veps
radiator wrench: varmepumpe, fyrkjele
car key: ~ sjåfør søkes, sjåfør
briefs: undertøy
tent: festtelt
musical-score musical-notes: koret, kor søker, tenorer
set-square calculator: leksehjelp i matte, leksehjelp i matematikk, matematikk
theatre-masks: kostymer, kostyme
paw dog: omplasseringshjemmet, omplassering
clown balloon: klovn, klovnen
toilet plunger: avløp, avløpet
birthday-cake cupcake: bryllupskake, bryllupskaker
delivery-van: pakkebud
candle bouquet: gravstell, stell av grav
canned-food basket: matsentralen, matutdeling, matkasser til familier
notebook pencil: leksehjelp, leksekafé
santa: julenisse, leie nisse, nisseparade
`;
