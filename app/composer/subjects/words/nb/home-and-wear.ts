/** Norwegian words for the home, clothes and the body. Notation: word-list.ts. */
export const norwegianHomeAndWear = `
air-conditioner: luftkonditionering, värmepump, klimaanlæg, klimaanlegg
air-fryer: airfryer, airfryere
armchair: puff
armchair sofa: møbeltapetserer, møbeltapetsering, lenestol, omtrekking av møbler
awning: markise, markiser
axe target: øksekasting
basket: skittentøyskurv
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frukt och grönt, frugt og grønt
basket leaves: neverfletting, neverarbeid
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad
battery: lader
bed: loftseng
bed bellhop-bell: hotell, hotel, vandrarhem, pensionat, säng, sängar, seng, senge, senger
bedding: sengetøy, sengesett, dyne, dyner, dundyne, dundyner, hodepute, hodeputer, dynetrekk, putetrekk, sengeteppe
bedding: sengetepper, laken
bench: hagebenker, minnebenk, trebenker, hagebenk
blanket: vektdyne
blanket cushion: pledd, ullpledd, ullteppe, ulltepper
blender: blender, blendere, stavmikser, stavmiksere, kjøkkenmaskin, kjøkkenmaskiner, hurtigmikser, foodprosessor, juicer
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
chair: möbelpolstrer, tapetserare, møbelpolstrer, stolar, stole, stoler, barkrakk, krakk, fluktstol, barnestol
chair: høystol
chandelier: lysekrone, lysekroner, lampebutikk
chimney fire: feiing av pipe, feier, skorstein, pipefeiing, piperehabilitering
cooker-hood: kjøkkenvifte, kjøkkenvifter, rens av kjøkkenavtrekk, kjøkkenavtrekk
cooking-pot: kjele, kjeler, kasserolle, kasseroller, støpejernsgryte, gryter, trykkoker, riskoker, kokekar
cot: sprinkelseng, vugge, babyseng
curtains window: screens, gardiner, solskydd, solafskærmning
cushion: pynteputer, puter, sofaputer, putevar
desk office-chair: skrivebord, hev senk skrivebord, hev-senk-pult, kontormøbler
dining-table: bordduk, duk, salongbord, sofabord
dining-table chair: spisebord
door: dörrar, døre, dører, garageport
door fence: ytterdør
drainpipe droplet: tett avløp, avløp, rørinspeksjon, høytrykkspyling, tett sluk, avløpsspyling
dummy: smokk, smokker, smokkesnor, navnesmokk, smokk med navn, smokker med navn
electric-fan: bordvifte, bordvifter, takvifte, takvifter, gulvvifte, gulvvifter
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
garden-shed: hagebod, utebod, redskapsbod, hagestue bod, boder til hagen
gas-cylinder fire: gassflaske, gassflasker, propan, propanflaske
gate fence: port, porter, hageport, innkjørselsport
gear wrench: sprøytestøping, laserskjæring, cnc-fresing, fresing, støpeformer, kulelager, plateverksted, støperi
grandfather-clock: gulvur, bestefarklokke, standur
gutter house: takrenne, takrenner, rens av takrenner
hammer-and-wrench gear: svetsning, svejsning, smedja
headstone: gravmonumenter, gravsten, gravstein
heat-pump radiator: varmepumper
house-insulation: isolering, etterisolering, innblåst isolasjon, isolering av loft, isolasjon, blåseisolering
incense: røkelse, røkelsespinner
insured-home shield: husforsikring, innboforsikring, boligforsikring, hytteforsikring
iron: strykebrett
iron t-shirt: stryking, strykeservice, strykejern
kettle: vannkoker, vannkokere, vannkjele
key padlock: safeåpning, låsservice, låssmed, låsesmed, nycklar, nøgler
light-bulb: lampor, belysning, lamper, lyslenke, lysslynge
lock-and-key padlock: låser, låsbytte, cybersikkerhet
lock-and-key puzzle: escape room, rømningsrom, flugtrum
lotion: hudläkare, hudlæge, hudlege, håndkrem, ansiktskrem, kroppskrem, sjampobar, ansiktsmaske
mattress bed: madrass, madrasser, sängkläder, madras, sengetøj
mortar: pepperkvern, krydderhylle
mouse-trap: mus, rotter, mus og rotter, rottebekjempelse
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering
office-chair desk: kontorstol, kontorstoler
oven dining-table: köksinredning, kök, køkken, køkkener, kjøkken
padlock: magasinering
paint-roller bucket: maling av hus, husmaling, malerarbeid, utvendig maling, innvendig maling, målare, måleri
paint-roller bucket: malerfirma, malermester, maler, renovering, malerarbejde
paving trowel: steinlegger
paving trowel: brostein, innkjørsel, belegningsstein, legging av belegningsstein, steinlegging
pergola house-with-garden: pergola, paviljong, terrassetak
pet-bed: hundeseng, hundesenger, hundepute
piggy-bank coin: sparegris, pensjonssparing
plug lightning: elektriker, elinstallation, elinstallationer, elarbete, elektro
plug lightning: el-installatør
pressure-washer: høytrykksvasker, høytrykksvask, høytrykksspyling, fasadevask, terrassevask
pressure-washer roof: takvask, takrens
radiator fire: värme, fjernvarme
radiator wrench: fyrkjele
razor: hårfjerning, barbering
recycling: återvinning, genbrugsplads, gjenvinning
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
stove fire: kleberovn, ovnsmontør
stove logs: peisovn, peisovner, vedovn, vedovner
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
wastebasket recycling: avfall, skrapjern, gjenvinningsstasjon
wastebasket recycling: strandrydding, søppelplukking, ryddedag
water-bottle: drikkeflaske, drikkeflasker, vannflaske, vannflasker, termoflaske, termoflasker, stålflaske
water-pump droplet: brønnboring, borebrønn, vannpumpe, brønnborer
water-tank droplet: vanntank, vanntanker
wheelie-bin: søppeldunk, søppeldunker, søppelkasse, vask av søppeldunker, pedalbøtte
wheelie-bin recycling: søppel, miljøstasjon
wifi-router: fibernett, bredbånd, wifi-ruter, internettleverandør
window: glass, glassarbeid, fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation
wrench car: besiktning, eu-kontroll
abaya: abaya, abayaer
apron chef-hat: forkle, forklær
baby-bodysuit: babyklær, barneklær, bytte av barneklær, sparkedrakt
backpack pencil: ryggsäck, rygsæk, ryggsekk, skoltaske
ballet-shoes dancer: ballett
bangles: armbånd, armringer
bathrobe: badekåpe, badekåper, morgenkåpe, morgenkåper
beanie: luer, strikkelue, strikket lue, ullue, vinterlue, topplue, topplua
belt: lærbelte, skinnbelte, lærbelter
bike-helmet: sykkelhjelm, sykkelhjelmer, sykkelhjelmen
bikini: badetøy
blouse: linskjorte
bra: undertøy dame, bh, bh-er, lingeri, dameundertøy
braces toothbrush: tandregulering
braces toothbrush: tannregulering, kjeveortoped, kjeveortopeder, tannreguleringen, regulering av tenner
braid hair-comb: fletter, afrofletter, braids, box braids, dreadlocks, fletting av hår
brain speech-bubble: psykiater, psykiatri, parterapi, samtaleterapi, psykolog, terapeut, psykoterapi
briefs: undertøy, boksershorts, truser
clothes-hanger: tørkestativ, kleshengere, knaggrekke
clothes-hanger coat: renseri, tøyrens, bruktklær
coat: buntmaker, kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, vinterjackor
coat scarf: vinterklær, varme klær, vinterjakker, varme jakker
contact-lens: kontaktlinse, kontaktlinser, endagslinser, månedslinser, dagslinser
dental-implant toothbrush: implantat
dental-implant toothbrush: tannimplantat, tannimplantater, implantater
diamond magnifier: mineraler, edelstener
diamond ring: sølvkjeder, sølvkjede, navnekjede, smycken, juvelerare, guldsmed, smykker, gullsmed
dress handbag: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
dress-shoe: skomakare, skomager, skomaker
ear stethoscope: øre nese hals, øre-nese-hals, ørelege
earrings diamond: øredobb, øredobber, ørepynt, ørestikker
eyelashes eye: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, ögonbryn
foot: fotterapi, fotterapeut, fotpleie
foot dress-shoe: fotsenger, ortopediske sko
foot lotion: fotvård, fodpleje, fodterapeut
glasses eye: optiker, glasögon, briller, synstest
gloves: votter
graduation-cap books: universitet, högskola, høyskole, utbildning, uddannelse, utdanning
graduation-cap books: stipend, stipender, stipendier
hair-comb scissors: hårforlengelse, fletninger, dreads, flätor
hair-dryer: rettetang, krølltang
hair-dryer hair-comb: føning, hårføner, keratinbehandling, klipp og føn
handbag: väskor, väska, tasker, vesker, handväska
handshake coffee: besøksvenn, besøksvenner, besøkstjeneste
hearing-aid: hörapparat, høreapparat
heart handshake: insamling, donation, indsamling, innsamling, frivilliga, frivillige
hiking-boot: vandring, vandringar, vandretur, fottur, gåstaver, turstaver
hoodie t-shirt: hettegenser, hettegensere, hoodie
jumper scarf: genser, gensere, strikkegenser, ullgenser, ullgensere, islender, lusekofte, kofte, kofter
jumper scarf: strikkede gensere, strikkeplagg
laser-hair-removal lotion: laser hårfjerning, hårfjerning med laser, permanent hårfjerning, laserhårfjerning
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
perfume: parfym, parfume, parfyme, duftpinner
prosthetic-leg: benprotese, beinprotese, ortopediteknikk
pyjamas: pysjamas, pysjamaser, pyjamas, nattøy, nattkjole
ring bouquet: sølvsmed, bröllop, bryllup, vigselringar, vielsesringe, gifteringer
ring diamond: kjøper gull, kjøper gullet ditt, selg gull, gullkjøp, oppkjøp av gull, bunadsølv, bunadssølv, sølv, søljer
rollator: rullator, rullatorer
safety-vest: arbeidsklær, arbeidstøy, vernesko
scarf: sjal
serum-bottle: skjeggolje
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling, serum
shopping-bags price-tag: ~ rea, utförsäljning, udsalg, salg, loppetorv, tilbud
skirt: skjørt, skjørter, foldeskjørt
slippers: tøfler, tøffel, filttøfler, innesko, saueskinnstøfler
smartwatch: smartklokke, smartklokker, smartklokka, smartklokken, smartwatch, apple watch
sneaker: skor, sneakers, sko, skobutik, skoaffär
socks: sokker, raggsokker
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat, ryggsmerter, ont i ryggen
suit necktie: dress, dresser, skreddersydd dress, smoking, herreklær, bryllupsdress
swimsuit: badeshorts, våtdrakt
t-shirt clothes-hanger: bytte klær, klesbytte, klesbyttedag
t-shirt jeans: tröjtryck, tshirt, tshirttryk
t-shirt socks: barneloppis
tattoo-machine: tatuering, tatovering, tatovør, tatuerare
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tandblekning, tandblegning
tooth: tandkontroll, tennene, tenner
tooth toothbrush: tannbleking, tannrens, tannpleier
top-hat: hatter
top-hat sun-hat: hattemaker
vape: vape, e-sigaretter
wallet: lommebok
wallet handbag: lommebøker, lærvarer
wax-pot lotion: voksing, brasiliansk voks, hårfjerning med voks, sugaring
wedding-dress ring: brudekjole, brudekjoler, brudesalong
wig: parykk, parykker, hårerstatning
x-ray: røntgen, radiologi, mr-undersøkelse
zip: glidelås, glidelåser
`;
