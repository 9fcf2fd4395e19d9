/** Swedish words for the home. Notation: word-list.ts. */
export const swedishHome = `
advent-calendar: adventskalender, adventskalendrar, adventskalendern, julkalender
air-conditioner: luftkonditionering, varmepumpe, klimaanlæg, klimaanlegg, OVK, OVK-besiktning, ventilationsrengöring
air-fryer: airfryer, airfryers, luftfritös, varmluftsfritös
angle-grinder: vinkelslip, vinkelslipar, vinkelslipen, vinkelslipmaskin
armchair sofa: tapetserare, möbeltapetserare, fåtölj, fåtöljer, omklädning, omklädsel av möbler
armchair vase: dödsbo, dödsbon, dödsbon köpes
awning: markis, markiser, solsegel
axe target: yxkastning
axe logs: vedklyv, vedklyvar, vedklyvning
axe: yxor, gränsforsyxa
balcony: balkong, balkonger, balkongräcke, balkonginglasning, balkongrenovering, glasräcke, glasräcken, balkongräcken
bar-stool: barstol, barstolar, barpall, barpallar
basket: tvättkorg
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frugt og grønt, närodlat, ekologiskt
basket carrot: grönsakshandel, ekobutik, andelsjordbruk, rotfrukter, skördelåda, närproducerat, fruktlåda, fruktkasse
basket carrot: gårdsförsäljning, grönsakslåda, grönsakslådor
basket leaves: näverslöjd, korgflätning
bath-bomb: badbomb, badbomber
bathtub: badsalt
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad, badrumsmöbler, våtrum
battery: batterilager, solcellsbatteri, hembatteri
bean-bag: sittsäck, saccosäck, saccosäckar, sittsäckar
bed: sovrum, sängram
bed bellhop-bell: rum 50 meter från, rum nära stranden, rum vid havet, hotell, hotel, vandrarhem, säng, sängar, seng
bed bellhop-bell: senge, senger, rumsvärd, receptionist, b&b, övernattning, logi, gästhem, weekendpaket, rum och frukost
bed bellhop-bell: herrgård, herrgårdshelg, pensionat
bed key: inneboende, hyra rum, korridorrum, rum i kollektiv, kollektivboende, rumskompis, gästgård, gästgården
bedding: sängkläder, påslakan, påslakanset, påslakan set, bäddset, täcke, täcken, duntäcke, duntäcken, huvudkudde
bedding: huvudkuddar, lakan, örngott, överkast, bäddtextil
bench: parkbänk, trädgårdsbänk, minnesbänk, träbänkar, bänkar, trädgårdsbänkar, trädgårdssoffa
blanket: tyngdtäcke, ullfilt, ullfiltar
blanket cushion: pläd, plädar, yllefilt, yllefiltar, filtar
blender: mixer, stavmixer, stavmixrar, matberedare, hushållsassistent, juicepress
blinds: persienn, persienner, rullgardin, rullgardiner, markis och persienn, plisségardiner, lamellgardiner, jalusier
blinds: insynsskydd, solskydd
boiler radiator: värmepanna, varmvattenberedare, pannservice, pelletspanna, beredare, villapanna
bookshelf: vägghylla
bookshelf books: bokhylla, bokhyllor, hyllsystem
bow-and-arrow target: bågskytte, bågskytteklubb, prova på bågskytte
broom bucket: kontorsstäd
broom spray-bottle: städning, städfirma, hemstäd, rengøring, rengøringsfirma, renhold, vask og renhold, flyttstädning
broom spray-bottle: rengøringshjælp, hemstädning, vaskehjelp, rengjøring, flyttstäd, vask, flyttevask, städ
broom spray-bottle: hushållsnära tjänster, städbolag, lokalvård, grovrengöring, byggrengöring, slutrengöring
broom spray-bottle: djuprengöring
broom wastebasket: städdag, plocka skräp, skräpplockardagar, plogga, håll sverige rent, ploggning, skräpplockardagen
broom wastebasket: fixardag
broom: sandupptagning, sopning, gårdssopning, byggstäd, byggstädning
bucket: mopp, golvmopp
bucket window: vinduespudsning, vindusvask
bunk-bed: våningssäng, våningssängar, våningssängen, loftsäng, loftsängar
bust: skulptur, skulpturer, skulpturpark, statyer, staty, byst
candle: luciatåg, lucia, ljus, stearinlys, begravningsbyrå, bedemand, begravelsesbyrå, begravning, begravelse
candle: stearinljus
candle bouquet: gravskötsel, gravvård året, begravningsentreprenör, allhelgona, alla helgons dag
candle bouquet: gravsten och begravning, urnsättning
candle headstone: kremering, gravvård, minnesstund
candle wreath: luciakonsert, luciafika
candle crown: luciakrona, luciakronor
carport: carport, carportar, carportbygge, dubbelcarport
ceiling-fan: takfläkt, takfläktar
chair: möbelpolstrer, møbelpolstrer, stolar, stole, stoler, pall, campingstol, barnstol, matstol
chair dining-table: utemöbler, trädgårdsmöbler, loungemöbler, utegrupp, matgrupp, utesoffa, loungegrupp, möbeluthyrning
chandelier: ljuskrona, ljuskronor, kristallkrona, kristallkronor, lampaffär
chest-of-drawers: byrå med lådor, sovrumsbyrå, lådbyrå, byrå, skänk
chimney: skorsten, skorstenar, skorstensrenovering, skorstensrör
chisel: stämjärn, huggjärn, träsnidarjärn
chopping-board: skärbräda, skärbrädor, skärbräde
clothes-airer: torkställning, torkställningar, torkställning för tvätt, torkställ för tvätt
coal: stenkol, antracitkol
coat-stand: rockhängare, klädhängare för hall, kappställning, hatthängare, hatthylla, hatthyllor, klädhängare hall
coffee-table: soffbord, soffbordet, sidobord, satsbord
coffin: likkista, likkistor
colour-swatches: färganalys, färganalyser, färgkonsult, färgkarta, färgkartor, färgblandning
conservatory: uterum, vinterträdgård, vinterträdgårdar, glasveranda, orangeri, glasrum, inglasad altan
conservatory: inglasade altaner, inglasat uterum, altaninglasning
cooker-hood: köksfläkt, köksfläktar, imkanal, imkanaler, imkanalrengöring, rengöring av imkanaler
cooking-pot: kastrull, kastruller, gryta i gjutjärn, gjutjärnsgryta, gjutjärnsgrytor, tryckkokare, kokkärl
cooking-pot: grytset
cot: spjälsäng, spjälsängar, vagga, babynest
crate: trälåda, trälådor, träback, träbackar, vinlåda, vinlådor
crossed-swords shield: riddarspel, tornerspel, medeltidsvecka, vikingar, svärd
crystals: bergkristall, bergkristaller, ametist, ametister, rosenkvarts, kristaller och mineraler, kristallbutik
crystals: ädelstenar och kristaller, kristaller, läkande kristaller
cuckoo-clock: gökur, gökuret, gökuren
curtains window: gardiner, solskjerming, solafskærmning
cushion: kuddar, prydnadskuddar, kuddfodral, hemtextil, prydnadskudde
deckchair: solstol i trä, däckstol, däckstolar, fällstol i tyg
desk laptop: kontorsplatser
desk office-chair: skrivbord, höj- och sänkbart skrivbord, kontorsmöbler
desk: sekretär, sekretärer
dining-table: bordsduk, duk, tygservetter, linneduk, linnedukar, bordsdukar
dining-table chair: matbord, köksbord
dishwasher: diskmaskin, diskmaskiner, reparation av diskmaskin, bänkdiskmaskin
door: dörrar, døre, dører
door balloon: öppet hus, öppna dörrar, öppet hus-dag
door fence: ytterdörr
drainpipe droplet: avloppsspolning, stopp i avlopp, stopp i avloppet, spolbil, relining, högtrycksspolning, avloppsstopp
drainpipe droplet: avloppsrensning, stambyte, rörspolning, stamspolning, stopp i toaletten
driveway: uppfart, uppfarter, garageuppfart, garageuppfarter, garageinfart, garageinfarter
dummy: napp, nappar, napphållare, napparna, nappar med namn
electric-fan: bordsfläkt, bordsfläktar, golvfläkt, golvfläktar, fläktar, byggfläkt, byggfläktar
fabric-roll thread: tyg, tyger, tygaffär, metervara, tyg på metervara, stuvbitar, stuvar
fence hammer: staket, hegn, gjerde
fence: stängsel, elstängsel, viltstängsel, fårstängsel, gärdsgård, gärdsgårdar, gärsgård, stängsling
fire-extinguisher: brandskydd, brandsläckare, brandskyddsutbildning, brandskyddsutbildningar, brandutbildning
fireplace fire: öppen spis, eldstad, eldstäder, öppna spisar
first-aid-kit: första hjälpen, hlr, hlr-kurs, första hjälpen-kurs
fitted-kitchen: köksmontering, köksmontör, köksrenovering, köksluckor, platsbyggda kök, köksinredning
fitted-kitchen: bänkskiva, bänkskivor, måttbyggt kök, platsbyggt kök, nytt kök, köksbyte, kökssnickerier
floorboards: golvläggare, golvläggning, golvslipning, parkett, parkettgolv, trägolv, laminatgolv, trall, altanbygge
floorboards: trallbygge, golv, vinylgolv, klickgolv, golvbyte, golvföretag, trädäck, altangolv, parkettslipning
floorboards: mattläggare, mattläggning, golvmatta plast
footstool: fotpall, fotpallar, fotpallen, sittpuff
fridge: kylskåp, frys, frysbox, kylrum, kylmontör, kyltekniker, kylservice
fuse-box: proppskåp, elcentral, elcentraler, säkringsskåp, säkringsskåpet, byta elcentral
garage-door: garageport, garageportar, garasjeport
garden-gnome: trädgårdstomte, trädgårdstomtar, trädgårdstomten
garden-hose: trädgårdsslang, trädgårdsslangar, vattenslang, vattenslangar, slangvinda
garden-room: trädgårdskontor, kontor i trädgården, trädgårdsrum, trädgårdsstudio
garden-shed: friggebod, friggebodar, trädgårdsbod, förrådsbod, redskapsbod
gas-cylinder fire: gasol, gasolflaska, gasolflaskor
gate fence: grind, grindar, staket och grindar
gear wrench: legotillverkning, formverktyg, legojobb, verktygsmakare, cnc-fräsning, fräsning, formsprutning, kullager
gear wrench: plåtbearbetning, laserskärning, gjuteri, maskinoperatör, industriarbetare, cnc-operatör, montör, montörer
gear wrench: produktionsmedarbetare, verkstadsarbetare, underhållstekniker, drifttekniker, cnc-tekniker, fabriksarbetare
gear wrench: verkstadsindustri, processoperatör
grandfather-clock: golvur, moraklocka, moraklockor
gutter house: hängränna, hängrännor, takränna, takrännor, rensning av hängrännor
gutter drainpipe: stuprör, stuprören
hair-straightener: plattång, plattänger, plattången
hammer-and-wrench gear: svejsning, sveising
hammer-and-wrench broom: vaktmästare, vaktmästeri
headstone: stenhuggeri, gravsten, gravstein
heat-pump radiator: värmepump, värmepumpar, luftvärmepump, bergvärme
high-chair: barnstol till matbord, matstol barn, barnmatstol, barnmatstolar, matstol för baby
high-table: ståbord, ståborden, hyra ståbord, cocktailbord, mingelbord
hina-dolls: hinadockor, hinadocka, hinamatsuri
hot-water-bottle: värmeflaska, värmeflaskor, varmvattenflaska, varmvattenflaskor
house-insulation: isolering, tilläggsisolering, vindsisolering, lösull, lösullsisolering, isolera vinden, fasadisolering
incense: rökelse, rökelser, rökelsepinnar
insured-home shield: hemförsäkring, hemförsäkringar, villaförsäkring, husförsäkring, villahemförsäkring
iron t-shirt: strykning, strykjärn
ironing-board: strykservice, strykbräda, strykbrädor, strykhjälp, strykning av skjortor, tvätt och strykning
kettle: vattenkokare, vattenkokaren
key padlock: kassaskåpsöppning, låsservice, låsjour, låssmed, låsesmed, nycklar, nøgler, nyckelkopiering, låsöppning
key padlock: utelåst
kitchen-sink: diskho, diskhoar, diskbänk, diskbänkar, handfat, tvättställ
kitchen-sink sponge: diskare sökes, söker diskare, diskpersonal, diskare till sommaren, diskare till restaurang
leaf-blower: lövblås, lövblåsar, lövblåsare, lövblåsen
light-bulb: lampor, belysning, lamper
lock-and-key padlock: lås, låsbyte, cybersäkerhet
lock-and-key puzzle: escape room, rømningsrom, flugtrum
lotion: hudläkare, hudlæge, hudlege, handkräm, ansiktskräm, hudlotion, kroppslotion, schampokaka, schampo, balsam
lotion serum-bottle: akne, aknebehandling, pigmentfläckar, ytliga kärl, celluliter, fettfrysning, hudklinik, eksem
lotion serum-bottle: födelsemärken, ansiktsmask, kroppsbehandling, rosacea, hudförbättring
lunch-box: matlåda, matlådor, lunchlåda, lunchlådor
mattress bed: madrassbutik, madrasser, madrass, madras, sengetøj, ramsäng, täcke och kudde
meat-slicer: skärmaskin för kött, charkskärmaskin, charkskärmaskiner, skinkskärare, köttskärmaskin
microwave: mikrovågsugn, mikrovågsugnar, mikrougn, mikrougnar, inbyggnadsmikro
moka-pot: mokabryggare, espressokanna, mokakanna
mortar: pepparkvarn, kryddhylla
mouse-trap: möss, råttor, råttsanering, råttbekämpning
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering
nails: spik, spikar, spikarna
neon-sign: neonskylt, neonskyltar, neonskylt med egen text
noren: noren, norengardin, norengardiner
office-chair desk: kontorsstol, kontorsstolar, skrivbordsstol, gamingstol
oil-lamp: fotogenlampa, fotogenlampor
oven: ugn, spis, spishäll, induktionshäll, inbyggnadsugn, ugnsrengöring, ugnstvätt
oven dining-table: kök, køkken, køkkener, kjøkken
oven fridge: köksstudio, köksbutik
padlock: möbelförvaring, förvaring av möbler, hänglås
paint-roller bucket: målning av hus, husmålning, fasadmålning, målning ute och inne, målare, måleri, malerfirma
paint-roller bucket: malermester, maler, renovering, malerarbejde, målarfirma, måla om, invändig målning
paint-roller bucket: utvändig målning, måla huset, målning, målarfärg, rumsmålning, tapetserare målning, Falu rödfärg
paint-roller bucket: rödfärg, slamfärg, linoljefärg, äggoljetempera, målarlärling, målarlärlingar
paving trowel: marksten, plattsättning av uppfart, plattsättning, markarbeten och plattsättning, stenläggning
paving trowel: stenläggare, marksten och plattor, plattläggning, stensättning, stensättare
pergola house-with-garden: pergola, paviljong, altantak
pet-bed: hundbädd, hundbäddar, hundsäng, hundsängar, kattbädd, kattbäddar
picnic-table: picknickbord, picknickbänk, picknickbänkar
piggy-bank coin: spargris, sparkonto, fondsparande, tjänstepension, sparränta, barnsparande, privatekonomi
piggy-bank coin: månadssparande, indexfonder, isk, pensionssparande, pensionsrådgivning
pizza-oven: pizzaugn, pizzaugnar, pizzaugnen
pliers: kombinationstång, kombinationstänger, polygrip, hovtång
plug: laddare, laddkabel
plug lightning: elektriker, elinstallation, elinstallationer, elarbete, elektro, el-installatør, eljour
plug lightning: eluttag, vägguttag, elmontör, smarta hem, elavtal, elbolag, elbesiktning, elpris, elservice
plug lightning: elektrikerlärling, elektrikerlärlingar
pressure-washer: högtryckstvätt, altantvätt, fasadtvätt, stentvätt, klottersanering, klotterborttagning
pressure-washer roof: taktvätt, taktvättning, takrengöring
radiator fire: värme, fjernvarme
radiator wrench: värmesystem, rörmokare värme, element
razor: hårborttagning, rakning, rakapparat
razor barber-pole: skäggtrimning, skäggtrim
recycling: återvinning, genbrugsplads, gjenvinning, prylbytardag, metallskrot, skrothandel
recycling wastebasket: bohagstömning, skräphämtning, grovsopor, återbruk, pantburkar
recycling wastebasket: pant, sopsortering, pantinsamling, kretslopp, förrådsröjning, elavfall, vindsröjning
recycling wastebasket: källarröjning
reed-diffuser: doftpinnar, doftpinne, rumsdoft med pinnar
rice-cooker: riskokare, riskokaren, riskokarna
ride-on-mower: åkgräsklippare, trädgårdstraktor, trädgårdstraktorer
robot-mower: robotgräsklippare, gräsklipparrobot, robotklippare, installation av robotgräsklippare
robot-vacuum: robotdammsugare, robotdammsugaren
rocking-chair: gungstol, gungstolar, gungstolen
rolling-pin: brödkavel, brödkavlar, brödkaveln, bakkurs, bakkurser, kavel, kavlar
roof: plåtslagare, papptak, sedumtak, torvtak, stråtak, vasstak, skärmtak, takstol, takstolar
roof house: takläckage, takläcka, läckande tak, taket läcker, läcker taket, plåttak, takmålning, tak, tagdækker
roof house: taktekker, taktekking, nytt tak, nyt tag, taklegger, takpannor, takarbeten, takpapp, takbesiktning
roof house: takomläggning, takfönster
roof ladder: takrenovering, takbyte, takläggning, takläggare
roof snowflake: takskottning, taksnöskottning
roof tiles: taktegel, tegeltak
rug: matta, mattor, tæppe, tæpper, teppe, tepper
sack spade: kompost, gödsel, torv
sack wheat: djurfoder, hönsfoder, utsäde
sack: säckar, jutesäckar, storsäckar
safe padlock: kassaskåp, värdeskåp, vapenskåp, säkerhetsskåp
samurai-helmet: samurajhjälm, samurajhjälmar, samurajrustning, kabuto
saw: sticksåg, cirkelsåg, sågslipning, sågar
saw axe: virke
saw hammer: träslöjd, täljkurs, gulvafslibning, gulvsliping, snickare, snickeri, tømrer, snedker, snickarlärlingar
saw hammer: snekker, träarbeten, platsbyggda möbler, bygga altan, altan, slöjd, måttbeställda möbler, snickarlärling
scratching-post: klösträd, klösstolpe, klöspelare, klösträdet
screwdriver coffee: fixarkväll
screwdriver toolbox: repair café, fixarcafé, lagacafé
security-camera: larm, alarm, övervakning, vagtselskab
security-camera shield: hemlarm
sewing-machine thread: symaskin, symaskiner, symaskinsservice
sheet-mask: sheetmask, sheet mask, arkmask, arkmasker
shield laptop: it-sikkerhed, gdpr
shield security-camera: bevakning, bevakningsföretag, väktarutbildning
shield umbrella: försäkring, försäkringar, forsikring, forsikringer
shoji: shoji, shojivägg, shojiväggar, shojidörr, shojidörrar
shopping-cart basket: livsmedelsbutik, mataffär, matbutik, livsmedel, supermarked, dagligvarer, matvarer
shopping-cart price-tag: varuplockare, lanthandel, ica-butik, varupåfyllare, matkasse, matkassar
shutters: fönsterluckor, fönsterlucka, plantageluckor, fönsterluckor i trä
smoke-alarm: brandvarnare, brandvarnaren, rökdetektor, rökdetektorer, koloxidvarnare
snow-blower: snöslunga, snöslungor
soap: tvål, sæbe, såpe
sofa: möbler, soffa, soffor, møbler, sofa, sofaer, indretning, interiør
sofa armchair: sofftvätt, möbeltapetsering, tapetserarverkstad
sofa chair: möbelaffär
sofa desk-lamp: inredningsarkitekt, heminredning, inredning, inredare
solar-panel sun: solfångare, solceller, solpaneler, solcelleanlæg, solenergi, solel
sponge: disksvampar, disktrasor, diskborste
spray-bottle bucket: möbeltvätt, sanering mögel
spray-bottle cockroach: vägglöss
squeegee window: fönsterputs, fönsterputsare, fönsterputsning, fönsterrengöring
staircase: trappa, trappor, trappbygge, trapprenovering, trapprenoveringar, räcken, ledstänger
staircase saw: trapptillverkning, trätrappor
stairlift: trapplift, trappehiss, trappeheis, trapphiss, trappelift
stand-mixer: köksassistent, köksassistenter, köksmaskin, köksmaskiner
stone-wall: stenmur, stenmurar, kallmur, kallmurar, kallmurning, naturstensmur, stödmur, stödmurar
stove: brændeovn, vedovn
stove fire: kaminmontör
stove logs: kamin, kaminer, braskamin, braskaminer, vedspis, täljstensugn, täljstensugnar
stove logs: täljstenskamin
strimmer: grästrimmer, grästrimmers, grästrimmrar, röjsåg, röjsågar, kantklippare, kantklippning
strimmer tree: skogsröjning, röjning av sly, slyröjning, ungskogsröjning, underröjning
string-lights: ljusslinga, ljusslingor, ljusgirland, ljusgirlander, ljuskedja, ljusslinga utomhus
table-lamp: bordslampa, bordslampor, sänglampa, sänglampor, lampskärm, lampskärmar, nattduksbordslampa
tap droplet: vattenavstängning
tap wrench: rörjour, rörmokare, vvs, vvs-firma, blikkenslager, rørlegger, vvsinstallatør, kloakservice, avløp, vandskade
tap wrench: blandare, läckande kran, rörläggare, rörmontör, rörmokarlärling
tap: kökskran, kökskranar, vattenkran, vattenkranar, kranbyte
tape-measure: måttband, måttbandet, mätband, rullmåttband
tiled-stove: kakelugn, kakelugnar, kakelugnsmakare, kakelugnen
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
toaster: brödrost, brödrostar, brödrosten
toilet plunger: avlopp, avloppet
toolbox: skruvmejselset
toolbox hammer: verktyg, håndværker, handyman, værktøj, verktøy, snickare och hantverkare
toolbox hammer: ~ hantverkare
toothbrush: tandkräm, eltandborste, tandborstar
torch: pannlampa, ficklampor
towel soap: handduk, handdukar, badlakan
tv-aerial: tv-antenn, tv-antenner, takantenn, antenninstallation, antennmontör
urn: urnor, gravurna, gravurnor
vacuum-cleaner: dammsugare, centraldammsugare, dammsugarpåsar
vase: vaser, vas
vase fire: glasblåsning, glashytta, glasbruk, glaskonst, glaskonstnär
vase potters-wheel: lergods, stengods
video-intercom door: porttelefon, porttelefoner, dörrklocka, videodörrklocka, passersystem, dörrtelefon
wallpaper paint-roller: tapetsering, tapeter, tapet, tapetsera, fototapet, fototapeter
wardrobe: garderober, garderobeskab, garderobe, skyvedørsgarderobe, skjutdörrar, klädskåp, skohylla, skoskåp
wardrobe: garderobsinredning, garderobsinredningar, garderobsdörrar
washing-machine: tvätteri, vaskeri, tvättmaskin, vaskemaskine, vaskemaskin, renseri, torktumlare
washing-machine: kemtvätt och tvätteri, torkskåp, hushållsmaskiner, tvättmedel, diskmedel, sköljmedel, tvättstuga
washing-machine: tvättstugor
washing-machine wrench: vitvaror, vitvaruservice
wastebasket recycling: skrotning, avfall, skräpplockning, strandstädning, skräpplockardag
water-bottle: vattenflaska, vattenflaskor, vattenflaskan, stålflaska, stålflaskor
water-bottle: drickflaska, termosar, termosflaska, termosflaskor
water-pump droplet: brunnsborrning, borra brunn, vattenpump, djupborrad brunn
water-tank droplet: vattentank, vattentankar, regnvattentunna
water-tank: vattentunna, vattentunnor, regntunna
wheelie-bin: soptunna, soptunnor, tvätt av soptunnor, sopkärl, soppåsar, pedalhink, sophämtning, soptunnetvätt
wheelie-bin: kärltvätt, sopkärlstvätt
wheelie-bin recycling: sopor
wifi-router: bredband, wifi-router, internetleverantör
window: fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester, fönstren, fönsterrenovering
window: glasreparation, inglasning, glaspartier, glasparti
window palette: glasmåleri
window-net: fönsternät, balkongnät, kattnät, skyddsnät för balkong, skyddsnät för fönster, myggnät
wood-pellets: träpellets, pelletssäck, bränslepellets
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation, besiktning
wrench car: eu-kontroll, kamrem, kamremsbyte, koppling byte, stötdämpare, bilplåt, bilskada, plåtskador
wrench car: reservdelar, ac-service, rostskydd, rostskyddsbehandling, dragkrok, hjulinställning, fordonstekniker
wrench car: krockskada, bilel, motorvärmare
`;
