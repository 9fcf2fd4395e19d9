/** Norwegian words for the home. Notation: word-list.ts. */
export const norwegianHome = `
advent-calendar: adventskalender, adventskalendere
air-conditioner: luftkonditionering, värmepump, klimaanlæg, klimaanlegg
air-conditioner electric-fan: ventilasjon, boligventilasjon, rens av ventilasjon
air-fryer: airfryer, airfryere
armchair: puff
armchair sofa: møbeltapetserer, møbeltapetsering, lenestol, omtrekking av møbler
awning: markise, markiser
axe target: øksekasting
bar-stool: barstol, barstoler, barkrakk, barkrakker
basket: skittentøyskurv
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frukt och grönt, frugt og grønt, gårdsbutikk
basket carrot: gårdsutsalg, reko-ringen
basket leaves: neverfletting, neverarbeid
bath-bomb: badebombe, badebomber
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad
battery: lader
bed: loftseng
bed bellhop-bell: hotell, hotel, vandrarhem, pensionat, säng, sängar, seng, senge, senger
bed key: overnatting
bedding: sengetøy, sengesett, dyne, dyner, dundyne, dundyner, hodepute, hodeputer, dynetrekk, putetrekk, sengeteppe
bedding: sengetepper, laken
bench: hagebenker, minnebenk, trebenker, hagebenk
blanket: vektdyne
blanket cushion: pledd, ullpledd, ullteppe, ulltepper
blender: blender, blendere, stavmikser, stavmiksere, hurtigmikser, foodprosessor, juicer
blinds: persienner, persienne, rullegardiner, rullegardin, solskjerming
boiler radiator: varmtvannsbereder, gasskjel, sentralfyr
bookshelf: vegghylle
bookshelf books: bokhylle, bokhyller
bow-and-arrow target: bueskyting, bueskyttere
broom bucket: byggvask
broom spray-bottle: städning, städfirma, hemstäd, rengøring, rengøringsfirma, renhold, vask og renhold, flyttstädning
broom spray-bottle: rengøringshjælp, hemstädning, rengjøring, flyttstäd, vask, flyttevask
broom wastebasket: vårdugnad, høstdugnad, ryddeaksjon
bucket: mopp
bucket spray-bottle: hyttevask, boligvask
bucket window: fönsterputs, vinduespudsning, fönsterputsning
bust: skulptur, skulpturer, skulpturpark, statuer
candle: håndlagde lys, bivokslys, stearinlys, duftlys, levende lys, talglys, ljus, begravningsbyrå, bedemand
candle: begravelsesbyrå, begravning, begravelse, stearinljus, lysestaker, lysestake
candle bouquet: gravstell, stell av grav
candle headstone: kremasjon, gravferd, minnestund
carport: carport, carporter, dobbel carport, bygge carport
ceiling-fan: takvifte, takvifter
chair: möbelpolstrer, tapetserare, møbelpolstrer, stolar, stole, stoler, krakk, barnestol
chandelier: lysekrone, lysekroner, lampebutikk
chest-of-drawers: kommode, kommoder, kommode med skuffer, dragkiste
chimney fire: feiing av pipe, skorstein, piperehabilitering
chisel: stemjern, hoggjern, treskjærerjern
chopping-board: skjærefjøl, skjærebrett, skjærefjøler
clothes-airer: tørkestativ, tørkestativer, klestørkestativ, tørkestativ til klær
colour-swatches pencil: grafisk design
conservatory: vinterhage, vinterhager, hagestue, hagestuer, glassveranda, glassverandaer, orangeri
cooker-hood: kjøkkenvifte, kjøkkenvifter, rens av kjøkkenavtrekk, kjøkkenavtrekk
cooking-pot: kjele, kjeler, kasserolle, kasseroller, støpejernsgryte, gryter, trykkoker, kokekar
cot: sprinkelseng, vugge, babyseng
crate: trekasse, trekasser, eplekasse
crossed-swords shield: vikingmarked
crystals: bergkrystall, bergkrystaller, ametyst, ametyster, rosenkvarts, krystaller og steiner, krystaller og mineraler
curtains window: screens, gardiner, solskydd, solafskærmning
cushion: pynteputer, puter, sofaputer, putevar
desk office-chair: skrivebord, hev senk skrivebord, hev-senk-pult, kontormøbler
dining-table: bordduk, duk
dining-table chair: spisebord
dishwasher: oppvaskmaskin, oppvaskmaskiner, reparasjon av oppvaskmaskin, integrert oppvaskmaskin
door: dörrar, døre, dører, garageport
door fence: ytterdør
drainpipe droplet: tett avløp, avløp, rørinspeksjon, høytrykkspyling, tett sluk, avløpsspyling
driveway: innkjørsel, innkjørsler, asfaltering av innkjørsel, oppkjørsel
dummy: smokk, smokker, smokkesnor, navnesmokk, smokk med navn, smokker med navn
electric-fan: bordvifte, bordvifter, gulvvifte, gulvvifter
fabric-roll thread: stoff på metervare, metervare, metervarer, stoffbutikk, stoffrester, tekstiler på metervare
fence hammer: staket, hegn, gjerde
fire-extinguisher: brannslukker, brannvern, brannsikring
fireplace fire: peis, peiser, åpen peis
first-aid-kit: førstehjelp, førstehjelpskurs, hlr-kurs
fitted-kitchen: nytt kjøkken, kjøkkenmontering, kjøkkenmontør, kjøkkenfronter, kjøkkeninnredning, kjøkkenrenovering
floorboards: gulvlegger, gulvlegging, gulvsliping, parkett, laminat, tregulv, terrassebord, terrassebygging, platting
fridge: kjøleskap, fryser
fridge trailer: kjølehenger, kjølehengere
garage-door: garasjeport, garasjeporter, garasje, garasjer
garden-hose: hageslange, hageslanger, vannslange, slangetrommel
garden-room: hagekontor, kontor i hagen, hagerom, hagestudio
garden-shed: hagebod, utebod, redskapsbod, hagestue bod, boder til hagen
gas-cylinder fire: gassflaske, gassflasker, propan, propanflaske
gate fence: port, porter, hageport, innkjørselsport
gear wrench: sprøytestøping, laserskjæring, cnc-fresing, fresing, støpeformer, kulelager, plateverksted, støperi
grandfather-clock: gulvur, bestefarklokke, standur
gutter house: takrenne, takrenner, rens av takrenner
hair-straightener: rettetang, rettetenger
hammer-and-wrench: verkstedlokale, verkstedlokaler, verksted til leie
hammer-and-wrench gear: svetsning, svejsning, smedja
headstone: gravmonumenter, gravsten, gravstein
heat-pump radiator: varmepumper
high-chair: barnestol til spisebord, høystol, babystol til spisebord, spisestol for barn, tripp trapp
house-insulation: isolering, etterisolering, innblåst isolasjon, isolering av loft, isolasjon, blåseisolering
incense: røkelse, røkelsespinner
insured-home shield: husforsikring, innboforsikring, boligforsikring, hytteforsikring
iron t-shirt: stryking, strykejern
kettle: vannkoker, vannkokere, vannkjele
key padlock: safeåpning, låsservice, låssmed, låsesmed, nycklar, nøgler, nøkler
ladder: gardintrapp, gardintrapper
light-bulb: lampor, belysning, lamper
light-bulb chandelier: taklampe
lock-and-key padlock: låser, låsbytte, cybersikkerhet
lock-and-key puzzle: escape room, rømningsrom, flugtrum
lotion: hudläkare, hudlæge, hudlege, håndkrem, ansiktskrem, kroppskrem, sjampobar, ansiktsmaske
lunch-box: matboks, matbokser, matpakke, matpakker
mattress bed: madrass, madrasser, sängkläder, madras, sengetøj
microwave: mikrobølgeovn, mikrobølgeovner, mikroovn, mikroovner
moka-pot: mokkakanne, mokakanne, espressokanne
mortar: pepperkvern, krydderhylle
mouse-trap: mus, rotter, mus og rotter, rottebekjempelse
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering
nails: spiker, spikre, spikere
neon-sign: neonskilt, neonskilter
office-chair desk: kontorstol, kontorstoler
oven: komfyr, komfyrer, stekeovn, stekeovner
oven dining-table: köksinredning, kök, køkken, køkkener, kjøkken
padlock: magasinering
paint-roller bucket: maling av hus, husmaling, malerarbeid, utvendig maling, innvendig maling, målare, måleri
paint-roller bucket: malerfirma, malermester, maler, renovering, malerarbejde, maling
paving trowel: steinlegger, brostein, belegningsstein, legging av belegningsstein, steinlegging
pergola house-with-garden: pergola, paviljong, terrassetak
pet-bed: hundeseng, hundesenger, hundepute
picnic-table bench: hagemøbler, hagebord
piggy-bank coin: sparegris, pensjonssparing, pensjon
pliers: kombinasjonstang, knipetang, avbitertang
plug lightning: elektriker, elinstallation, elinstallationer, elarbete, elektro, el-installatør
pressure-washer: høytrykksvasker, høytrykksvask, høytrykksspyling, fasadevask, terrassevask
pressure-washer house: husvask
pressure-washer roof: takvask, takrens
radiator fire: värme, fjernvarme
radiator wrench: fyrkjele
razor: hårfjerning, barbering, skjegg, skjeggpleie
recycling: återvinning, genbrugsplads, gjenvinning
reed-diffuser: duftpinner, duftpinne
ride-on-mower: plentraktor, plentraktorer, hagetraktor, hagetraktorer, sitteklipper
robot-mower: robotgressklipper, robotgressklippere, robotklipper, robotklippere
robot-vacuum: robotstøvsuger, robotstøvsugere
roof house: taklekkasje, taklekkasjer, lekkasje i taket, taket lekker, takläggare, tak, tagdækker, taktekker, taktekking
roof house: nytt tak, nyt tag, taklegger, takarbeid
rug: matta, mattor, tæppe, tæpper, teppe, tepper, baderomsmatte, dørmatte
rug sheep: skinnfeller, skinnfell, lammeskinn, saueskinn
sack spade: kompost, møkk, torv, gjødsel
sack wheat: dyrefôr, kraftfôr, hønsefôr
safe padlock: safe, våpenskap, bankboks, verdiskap
saw: stikksag, sirkelsag
saw hammer: terrasse, golvslipning, golvläggare, parkettslipning, gulvafslibning, snickare, snickeri, tømrer, snedker
saw hammer: snekker
screwdriver coffee: fiksekafé, reparasjonskafé
screwdriver nut-and-bolt: skruer
screwdriver toolbox: fiksefest, fikseverksted
security-camera: larm, alarm, övervakning, vagtselskab, overvåkningskamera, overvåkningskameraer, overvåkingskamera
security-camera shield: videoovervåking
sewing-machine sewing-needle: syer, syersker, sydame
sewing-machine thread: symaskin, symaskiner, symaskinservice
shield laptop: cybersäkerhet, it-sikkerhed, gdpr
shield umbrella: forsikring, försäkring, försäkringar, forsikringer
shopping-cart basket: mataffär, livsmedel, supermarked, dagligvarer, matvarer
shower: dusjforheng
shower bathtub: våtrom
shutters: vindusskodder, vinduslemmer, skodder, plantasjeskodder
snow-blower: snøfreser, snøfresere
soap: tvål, sæbe, såpe, dusjkrem
sofa: möbler, soffa, soffor, møbler, sofa, sofaer, inredning, indretning, interiør, inredare
solar-panel sun: solfangere, solceller, solpaneler, solcelleanlæg
sponge: kjøkkenkluter, oppvaskbørste
spray-bottle bucket: vepser, fjerning av vepsebol, møbelrens, soppsanering, muggsopp
spray-bottle cockroach: veggdyr
squeegee window: vindusvask, vinduspusser, vinduspuss
staircase: trapper, trapp
staircase saw: trapper på mål, tretrapper
stairlift: trapplift, trappehiss, trappeheis
stand-mixer: kjøkkenmaskin, kjøkkenmaskiner, eltemaskin
stove fire: kleberovn, ovnsmontør
stove logs: peisovn, peisovner, vedovn, vedovner
strimmer: gresstrimmer, gresstrimmere, kantklipper, kantklippere, ryddesag
string-lights: lyslenke, lyslenker, lysslynge, lysslynger, lyslenke utendørs, lysgirlander
table-lamp: bordlampe, bordlamper, nattbordlampe, nattbordlamper, lampeskjerm, lampeskjermer
tap: vannkran, vannkraner
tap wrench: rörmokare, vvs, blikkenslager, rørlegger, vvsinstallatør, avlopp, stopp i avlopp, kloakservice, vandskade
tap wrench: stakeservice
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
tiles trowel: flislegging
toaster: brødrister, brødristere, brødristeren
toilet: mobile toaletter, festivaltoaletter, utedo til leie
toilet plunger: rørspyling, avløpet, septiktømming
toolbox: skrutrekkersett
toolbox broom: vaktmester, vaktmestertjenester
toolbox hammer: hantverkare, verktyg, håndværker, handyman, værktøj, verktøy, snickare och hantverkare
toolbox hammer: ~ håndverker, håndverkere
toothbrush: tannkrem
torch: hodelykt
towel soap: håndkle, håndklær
tv-aerial: tv-antenne, tv-antenner, takantenne, antennemontør, antenneinstallasjon
vacuum-cleaner: støvsuger, støvsugere
vase: vase, vaser
vase fire: glassblåsing, glasshytte
video-intercom door: porttelefon, porttelefoner, dørtelefon, ringeklokke med kamera, callinganlegg, adgangskontroll
wallpaper paint-roller: tapet, tapeter, tapetsering, fototapet
wardrobe: garderober, garderobeskab, garderobe, skyvedørsgarderobe, skjenk, skohylle
wardrobe oven: nye kjøkkenfronter
washing-machine: tvätteri, tvättstuga, vaskeri, tvättmaskin, vaskemaskine, vaskemaskin, kemtvätt, oppvaskmiddel
washing-machine: tøymykner, tørketrommel, tørketromler
washing-machine wrench: hvitevarer, hvitevareservice, rens
wastebasket recycling: avfall, skrapjern, gjenvinningsstasjon, strandrydding, søppelplukking, ryddedag
water-bottle: drikkeflaske, drikkeflasker, vannflaske, vannflasker, termoflaske, termoflasker, stålflaske
water-pump droplet: brønnboring, borebrønn, vannpumpe, brønnborer, boring av brønn
water-tank droplet: vanntank, vanntanker
wheelie-bin: søppeldunk, søppeldunker, søppelkasse, vask av søppeldunker, pedalbøtte
wheelie-bin recycling: søppel, miljøstasjon
wifi-router: fibernett, bredbånd, wifi-ruter, internettleverandør
window: glass, glassarbeid, fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation, besiktning
wrench car: eu-kontroll, bilreparasjon, bilreparasjoner
angle-grinder: vinkelsliper, vinkelslipere, vinkelsliperen
balcony: balkong, balkonger, balkongrekkverk, innglassing av balkong, balkongrenovering
bean-bag: sakkosekk, saccosekk, saccosekker, sittesekk
bunk-bed: køyeseng, køyesenger, køyesengen, familiekøye
coal: steinkull, antrasittkull
coat-stand: stumtjener, stumtjenere, stumtjeneren, knaggstativ
coffee-table: salongbord, salongbordet, stuebord, sidebord, settbord, sofabord
colour-swatches: fargeanalyse, fargeanalyser, fargekonsulent, fargevifte, fargekart, fargeblanding
cuckoo-clock: gjøkur, gjøkuret, gjøkurene, gaukur
deckchair: fluktstol, fluktstoler, fluktstolen
footstool: fotskammel, fotskamler, fotskammelen
fuse-box: sikringsskap, sikringsskapet, el-tavle, eltavle, nytt sikringsskap
garden-gnome: hagenisse, hagenisser, hagenissen
high-table: ståbord, ståbordene, leie av ståbord, cocktailbord, ståbordtrekk
hina-dolls: hinadukker, hinadukke, hinamatsuri
hot-water-bottle: varmeflaske, varmeflasker, varmeflasken, varmtvannsflaske
ironing-board: strykeservice, strykebrett, strykehjelp, skjortestryking, vask og stryking
kitchen-sink: kjøkkenvask, kjøkkenvasker, oppvaskkum, oppvaskkummer, håndvask, servant med skap
leaf-blower: løvblåser, løvblåsere, løvblåseren, bladblåser
meat-slicer: påleggsmaskin, påleggsmaskiner, påleggskutter, kjøttskjæremaskin, skinkeskjærer
noren: noren-forheng, japansk dørforheng
picnic-table: piknikbord, piknikbenk, piknikbenker
pizza-oven: pizzaovn, pizzaovner, pizzaovnen
rice-cooker: riskoker, riskokere, riskokeren
rocking-chair: gyngestol, gyngestoler, gyngestolen
rolling-pin: kjevle, kjevler, kjevlet, bakekjevle
samurai-helmet: samuraihjelm, samuraihjelmer, samurairustning, kabuto
scratching-post: klorestativ, klorestolpe, klorestativer, klatretre for katt
sheet-mask: sheetmaske, sheet mask
shoji: shoji, shojivegg, shojivegger, shojidør, shojidører
smoke-alarm: røykvarsler, røykvarslere, røykvarsleren, brannvarsler, brannvarslere, co-varsler
stone-wall: steinmur, steinmurer, tørrmur, tørrmurer, tørrmuring, natursteinsmur, støttemur, støttemurer, naturstein
tape-measure: målebånd, målebåndet, båndmål, meterbånd
tiled-stove: kakkelovn, kakkelovner, murt ovn, masseovn
window-net: vindusnett, balkongnett, kattenett, sikkerhetsnett til balkong, sikkerhetsnett til vindu, insektnetting
wood-pellets: trepellets, trepellet
`;
