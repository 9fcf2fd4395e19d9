/** Norwegian words for the home, clothes and the body. Notation: word-list.ts. */
export const norwegianHomeAndWear = `
advent-calendar: adventskalender, adventskalendere
air-conditioner: luftkonditionering, värmepump, klimaanlæg, klimaanlegg
air-fryer: airfryer, airfryere
armchair: puff
armchair sofa: møbeltapetserer, møbeltapetsering, lenestol, omtrekking av møbler
awning: markise, markiser
axe target: øksekasting
bar-stool: barstol, barstoler, barkrakk, barkrakker
basket: skittentøyskurv
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frukt och grönt, frugt og grønt
basket leaves: neverfletting, neverarbeid
bath-bomb: badebombe, badebomber
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad
battery: lader
bed: loftseng
bed bellhop-bell: hotell, hotel, vandrarhem, pensionat, säng, sängar, seng, senge, senger
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
broom spray-bottle: rengøringshjælp, hemstädning, vaskehjelp, rengjøring, flyttstäd, vask, flyttevask
broom wastebasket: vårdugnad, høstdugnad, ryddeaksjon
bucket: mopp
bucket spray-bottle: hyttevask, boligvask
bucket window: fönsterputs, vinduespudsning, fönsterputsning
bust: skulptur, skulpturer, skulpturpark, statuer
candle: håndlagde lys, bivokslys, stearinlys, duftlys, levende lys, talglys, ljus, begravningsbyrå, bedemand
candle: begravelsesbyrå, begravning, begravelse, stearinljus
candle bouquet: gravstell, stell av grav
candle headstone: kremasjon, gravferd, minnestund
carport: carport, carporter, dobbel carport, bygge carport
ceiling-fan: takvifte, takvifter
chair: möbelpolstrer, tapetserare, møbelpolstrer, stolar, stole, stoler, krakk, fluktstol, barnestol
chandelier: lysekrone, lysekroner, lampebutikk
chest-of-drawers: kommode, kommoder, kommode med skuffer, dragkiste
chimney fire: feiing av pipe, feier, skorstein, pipefeiing, piperehabilitering
chopping-board: skjærefjøl, skjærebrett, skjærefjøler
clothes-airer: tørkestativ, tørkestativer, klestørkestativ, tørkestativ til klær
conservatory: vinterhage, vinterhager, hagestue, hagestuer, glassveranda, glassverandaer, orangeri
cooker-hood: kjøkkenvifte, kjøkkenvifter, rens av kjøkkenavtrekk, kjøkkenavtrekk
cooking-pot: kjele, kjeler, kasserolle, kasseroller, støpejernsgryte, gryter, trykkoker, riskoker, kokekar
cot: sprinkelseng, vugge, babyseng
crate: trekasse, trekasser, eplekasse
crystals: bergkrystall, bergkrystaller, ametyst, ametyster, rosenkvarts, krystaller og steiner, krystaller og mineraler
curtains window: screens, gardiner, solskydd, solafskærmning
cushion: pynteputer, puter, sofaputer, putevar
desk office-chair: skrivebord, hev senk skrivebord, hev-senk-pult, kontormøbler
dining-table: bordduk, duk, salongbord, sofabord
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
first-aid-kit: førstehjelp, førstehjelpskurs, hjertestarter, hlr-kurs
fitted-kitchen: nytt kjøkken, kjøkkenmontering, kjøkkenmontør, kjøkkenfronter, kjøkkeninnredning, kjøkkenrenovering
floorboards: gulvlegger, gulvlegging, gulvsliping, parkett, laminat, tregulv, terrassebord, terrassebygging, platting
fridge: kjøleskap, fryser
garage-door: garasjeport, garasjeporter
garden-hose: hageslange, hageslanger, vannslange, slangetrommel
garden-room: hagekontor, kontor i hagen, hagerom, hagestudio
garden-shed: hagebod, utebod, redskapsbod, hagestue bod, boder til hagen
gas-cylinder fire: gassflaske, gassflasker, propan, propanflaske
gate fence: port, porter, hageport, innkjørselsport
gear wrench: sprøytestøping, laserskjæring, cnc-fresing, fresing, støpeformer, kulelager, plateverksted, støperi
grandfather-clock: gulvur, bestefarklokke, standur
gutter house: takrenne, takrenner, rens av takrenner
hair-straightener: rettetang, rettetenger
hammer-and-wrench gear: svetsning, svejsning, smedja
headstone: gravmonumenter, gravsten, gravstein
heat-pump radiator: varmepumper
high-chair: barnestol til spisebord, høystol, babystol til spisebord, spisestol for barn
house-insulation: isolering, etterisolering, innblåst isolasjon, isolering av loft, isolasjon, blåseisolering
incense: røkelse, røkelsespinner
insured-home shield: husforsikring, innboforsikring, boligforsikring, hytteforsikring
iron: strykebrett
iron t-shirt: stryking, strykeservice, strykejern
kettle: vannkoker, vannkokere, vannkjele
key padlock: safeåpning, låsservice, låssmed, låsesmed, nycklar, nøgler
light-bulb: lampor, belysning, lamper
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
neon-sign: neonskilt, neonskilter
office-chair desk: kontorstol, kontorstoler
oven dining-table: köksinredning, kök, køkken, køkkener, kjøkken
padlock: magasinering
paint-roller bucket: maling av hus, husmaling, malerarbeid, utvendig maling, innvendig maling, målare, måleri
paint-roller bucket: malerfirma, malermester, maler, renovering, malerarbejde
paving trowel: steinlegger, brostein, belegningsstein, legging av belegningsstein, steinlegging
pergola house-with-garden: pergola, paviljong, terrassetak
pet-bed: hundeseng, hundesenger, hundepute
piggy-bank coin: sparegris, pensjonssparing
plug lightning: elektriker, elinstallation, elinstallationer, elarbete, elektro, el-installatør
pressure-washer: høytrykksvasker, høytrykksvask, høytrykksspyling, fasadevask, terrassevask
pressure-washer roof: takvask, takrens
radiator fire: värme, fjernvarme
radiator wrench: fyrkjele
razor: hårfjerning, barbering
recycling: återvinning, genbrugsplads, gjenvinning
reed-diffuser: duftpinner, duftpinne
ride-on-mower: plentraktor, plentraktorer, hagetraktor, hagetraktorer, sitteklipper
robot-mower: robotgressklipper, robotgressklippere, robotklipper, robotklippere
robot-vacuum: robotstøvsuger, robotstøvsugere
roof house: taklekkasje, taklekkasjer, lekkasje i taket, taket lekker, takläggare, tak, tagdækker, taktekker, taktekking
roof house: nytt tak, nyt tag, taklegger
rug: matta, mattor, tæppe, tæpper, teppe, tepper, baderomsmatte, dørmatte
sack spade: kompost, møkk, torv
sack wheat: dyrefôr, kraftfôr, hønsefôr
safe padlock: safe, våpenskap, bankboks, verdiskap
saw: stikksag, sirkelsag
saw hammer: terrasse, golvslipning, golvläggare, parkettslipning, gulvafslibning, snickare, snickeri, tømrer, snedker
saw hammer: snekker
screwdriver coffee: fiksekafé, reparasjonskafé
screwdriver toolbox: fiksefest, fikseverksted
security-camera: larm, alarm, övervakning, vagtselskab
security-camera shield: vekter, videoovervåking
sewing-machine sewing-needle: syer, syersker, sydame
sewing-machine thread: symaskin, symaskiner, symaskinservice
shield laptop: cybersäkerhet, it-sikkerhed, gdpr
shield umbrella: forsikring, försäkring, försäkringar, forsikringer
shopping-cart basket: mataffär, livsmedel, supermarked, dagligvarer, matvarer
shower: dusjforheng
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
tap wrench: rörmokare, vvs, blikkenslager, rørlegger, vvsinstallatør, avlopp, stopp i avlopp, kloakservice, vandskade
tap wrench: stakeservice
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
toaster: brødrister, brødristere, brødristeren
toilet: mobile toaletter, festivaltoaletter, utedo til leie
toilet plunger: rørspyling, avløpet, septiktømming
toolbox: skrutrekkersett
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
washing-machine: tøymykner
washing-machine wrench: hvitevarer, hvitevareservice, rens
wastebasket recycling: avfall, skrapjern, gjenvinningsstasjon, strandrydding, søppelplukking, ryddedag
water-bottle: drikkeflaske, drikkeflasker, vannflaske, vannflasker, termoflaske, termoflasker, stålflaske
water-pump droplet: brønnboring, borebrønn, vannpumpe, brønnborer
water-tank droplet: vanntank, vanntanker
wheelie-bin: søppeldunk, søppeldunker, søppelkasse, vask av søppeldunker, pedalbøtte
wheelie-bin recycling: søppel, miljøstasjon
wifi-router: fibernett, bredbånd, wifi-ruter, internettleverandør
window: glass, glassarbeid, fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation, besiktning
wrench car: eu-kontroll
abaya: abaya, abayaer
apron chef-hat: forkle, forklær
baby-bodysuit: babyklær, barneklær, bytte av barneklær, sparkedrakt
baby-carrier: bæresele, bæreseler, bæresjal, bæremeis for baby
backpack pencil: ryggsäck, rygsæk, ryggsekk, skoltaske
ballet-shoes dancer: ballett
bangles: armbånd, armringer
bathrobe: badekåpe, badekåper, morgenkåpe, morgenkåper
beanie: luer, strikkelue, strikket lue, ullue, vinterlue, topplue, topplua
belt: lærbelte, skinnbelte, lærbelter
bike-helmet: sykkelhjelm, sykkelhjelmer, sykkelhjelmen
bikini: badetøy
blouse: linskjorte
bow-tie: tversoversløyfe, smokingsløyfe
bra: undertøy dame, bh, bh-er, lingeri, dameundertøy
braces toothbrush: tandregulering, tannregulering, kjeveortoped, kjeveortopeder, tannreguleringen, regulering av tenner
braid hair-comb: fletter, afrofletter, braids, box braids, dreadlocks, fletting av hår
brain speech-bubble: psykiater, psykiatri, parterapi, samtaleterapi, psykolog, terapeut, psykoterapi
briefs: undertøy, boksershorts, truser
clogs: tresko, treskomaker, tretøfler
clothes-hanger: kleshengere, knaggrekke
clothes-hanger coat: renseri, tøyrens, bruktklær
coat: buntmaker, kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, vinterjackor
coat scarf: vinterklær, varme klær, vinterjakker, varme jakker
contact-lens: kontaktlinse, kontaktlinser, endagslinser, månedslinser, dagslinser
corset: korsett, korsetter, snøreliv
dental-implant toothbrush: implantat, tannimplantat, tannimplantater, implantater
diamond magnifier: mineraler, edelstener
diamond ring: sølvkjeder, sølvkjede, navnekjede, smycken, juvelerare, guldsmed, smykker, gullsmed
dress handbag: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
dress-shoe: skomakare, skomager, skomaker
dungarees: snekkerbukse, snekkerbukser, selebukse, selebukser
ear stethoscope: øre nese hals, øre-nese-hals, ørelege
earrings diamond: øredobb, øredobber, ørepynt, ørestikker
eyebrow: øyenbryn, øyebryn, brynslaminering, brow lift, browlift, brynslift, farging av bryn, microblading, nappe bryn
eyelashes eye: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, ögonbryn
foot: fotterapi, fotterapeut, fotpleie
foot dress-shoe: fotsenger, ortopediske sko
foot lotion: fotvård, fodpleje, fodterapeut
glasses eye: optiker, glasögon, briller, synstest
gloves: votter
graduation-cap books: universitet, högskola, høyskole, utbildning, uddannelse, utdanning, stipend, stipender, stipendier
hair-clipper: hårklipper, hårklippere, hårklippemaskin, skjeggtrimmer, skjeggtrimmere, hårtrimmer
hair-comb scissors: hårforlengelse, fletninger, dreads, flätor
hair-dryer: krølltang
hair-dryer hair-comb: føning, hårføner, keratinbehandling, klipp og føn
handbag: väskor, väska, tasker, vesker, handväska
handshake coffee: besøksvenn, besøksvenner, besøkstjeneste
hearing-aid: hörapparat, høreapparat
heart handshake: insamling, donation, indsamling, innsamling, frivilliga, frivillige
hiking-boot: vandring, vandringar, vandretur, fottur, gåstaver, turstaver
holdall: sportsbag, sportsbager, treningsbag, treningsbager, duffelbag, duffelbager, weekendbag
hoodie t-shirt: hettegenser, hettegensere, hoodie
jumper scarf: genser, gensere, strikkegenser, ullgenser, ullgensere, islender, lusekofte, kofte, kofter
jumper scarf: strikkede gensere, strikkeplagg
jumpsuit: jumpsuit, jumpsuits, buksedress til dame, playsuit
laser-hair-removal lotion: laser hårfjerning, hårfjerning med laser, permanent hårfjerning, laserhårfjerning
leggings: leggings, tights til trening
lehenga: lehenga
life-jacket: redningsvest, redningsvester, flytevest, flytevester
lip-balm: leppepomade, leppepomader, leppebalsam
lips syringe: leppeforstørrelse, leppefiller, fillers i leppene
lipstick nail-polish: skönhetssalong, smink, makeup, skønhedssalon, hudpleiesalong, kosmetik, kosmetikk
lipstick serum-bottle: ansiktspleie, kosmetolog
lungs stethoscope: lungelege, lungeklinikk
makeup-palette: øyenskygge, øyenskygger, øyenskyggepalett, sminkepalett, sminkekost, sminkekoster, sminkesett
nail-polish: nagelsalong, manikyr, neglesalon, negle, naglar, negler
nappy baby: bleie, bleier, tøybleier, bleiekake, bleiekaker
necklace: halskjede, halskjeder, perlekjede, sølvsmykker, håndlagde smykker
necktie: herrkläder, skjortor, herretøj, jakkesæt, dress og skjorter, sløyfe i silke
perfume: parfym, parfume, parfyme
prosthetic-leg: benprotese, beinprotese, ortopediteknikk
pyjamas: pysjamas, pysjamaser, pyjamas, nattøy, nattkjole
ring bouquet: sølvsmed, bröllop, bryllup, vigselringar, vielsesringe, gifteringer
ring diamond: kjøper gull, kjøper gullet ditt, selg gull, gullkjøp, oppkjøp av gull, bunadsølv, bunadssølv, sølv, søljer
rollator: rullator, rullatorer
safety-vest: arbeidsklær, arbeidstøy, vernesko
scarf: sjal
serum-bottle: skjeggolje
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling, serum
sherwani: sherwani
shirt: skjorte, skjorter, herreskjorte, herreskjorter
shopping-bags price-tag: ~ rea, utförsäljning, udsalg, salg, loppetorv, tilbud
skirt: skjørt, skjørter, foldeskjørt
sleep-sack: babysovepose, babysoveposer
slippers: tøfler, tøffel, filttøfler, innesko, saueskinnstøfler
smartwatch: smartklokke, smartklokker, smartklokka, smartklokken, smartwatch, apple watch
sneaker: skor, sneakers, sko, skobutik, skoaffär
socks: sokker, raggsokker
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat, ryggsmerter, ont i ryggen
suit necktie: dress, dresser, skreddersydd dress, smoking, herreklær, bryllupsdress
swimsuit: badeshorts
t-shirt clothes-hanger: bytte klær, klesbytte, klesbyttedag
t-shirt jeans: tröjtryck, tshirt, tshirttryk
t-shirt socks: barneloppis
tattoo-machine: tatuering, tatovering, tatovør, tatuerare
tights: strømpebukse, strømpebukser
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tandblekning, tandblegning, tandkontroll, tennene, tenner
tooth toothbrush: tannbleking, tannrens, tannpleier
top-hat: hatter
top-hat sun-hat: hattemaker
turban: turban, turbaner
vape: vape, e-sigaretter
walking-stick: spaserstokk, spaserstokker
wallet: lommebok
wallet handbag: lommebøker, lærvarer
wax-pot lotion: voksing, brasiliansk voks, hårfjerning med voks, sugaring
wedding-dress ring: brudekjole, brudekjoler, brudesalong
wellingtons: gummistøvler, gummistøvel, regnstøvler
wetsuit surfer: våtdrakt, våtdrakter, våtdrakten
wig: parykk, parykker, hårerstatning
x-ray: røntgen, radiologi, mr-undersøkelse
zip: glidelås, glidelåser
`;
