/** Swedish words for the home. Notation: word-list.ts. */
export const swedishHome = `
advent-calendar: adventskalender, adventskalendrar, adventskalendern, julkalender
air-conditioner: luftkonditionering, varmepumpe, klimaanlæg, klimaanlegg
air-fryer: airfryer, airfryers, luftfritös, varmluftsfritös
armchair: sittpuff
armchair sofa: tapetserare, möbeltapetserare, fåtölj, fåtöljer, omklädning, omklädsel av möbler
awning: markis, markiser, solsegel
axe target: yxkastning
bar-stool: barstol, barstolar, barpall, barpallar
basket: tvättkorg
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frugt og grønt, närodlat, ekologiskt
basket carrot: grönsakshandel, ekobutik, andelsjordbruk, rotfrukter, skördelåda, närproducerat, fruktlåda, fruktkasse
basket carrot: gårdsförsäljning
basket leaves: näverslöjd, korgflätning
bath-bomb: badbomb, badbomber
bathtub: badsalt
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad, badrumsmöbler, våtrum
bed: sovrum, sängram, loftsäng
bed bellhop-bell: rum 50 meter från, rum nära stranden, rum vid havet, hotell, hotel, vandrarhem, säng, sängar, seng
bed bellhop-bell: senge, senger, rumsvärd, receptionist, b&b, övernattning, logi, gästhem, weekendpaket, rum och frukost
bed bellhop-bell: herrgård, herrgårdshelg, pensionat
bed key: inneboende, hyra rum, korridorrum, rum i kollektiv, kollektivboende, rumskompis
bedding: sängkläder, påslakan, påslakanset, påslakan set, bäddset, täcke, täcken, duntäcke, duntäcken, huvudkudde
bedding: huvudkuddar, lakan, örngott, överkast, bäddtextil
bench: parkbänk, trädgårdsbänk, minnesbänk, träbänkar, bänkar, trädgårdsbänkar, trädgårdssoffa
blanket: tyngdtäcke
blanket cushion: pläd, plädar, yllefilt, yllefiltar, filtar
blender: mixer, stavmixer, stavmixrar, matberedare, hushållsassistent, juicepress
blinds: persienn, persienner, rullgardin, rullgardiner, markis och persienn, plisségardiner, lamellgardiner, jalusier
blinds: insynsskydd, solskydd
boiler radiator: värmepanna, varmvattenberedare, pannservice, pelletspanna, beredare, villapanna
bookshelf: vägghylla
bookshelf books: bokhylla, bokhyllor, hyllsystem
bow-and-arrow target: bågskytte, bågskytteklubb, prova på bågskytte
broom bucket: kontorsstäd, städhjälp
broom spray-bottle: städning, städfirma, hemstäd, rengøring, rengøringsfirma, renhold, vask og renhold, flyttstädning
broom spray-bottle: rengøringshjælp, hemstädning, vaskehjelp, rengjøring, flyttstäd, vask, flyttevask, städerska, städ
broom spray-bottle: hushållsnära tjänster, städbolag, lokalvård
broom wastebasket: städdag, plocka skräp, skräpplockardagar, plogga, håll sverige rent, ploggning, skräpplockardagen
broom wastebasket: fixardag
bucket: mopp, golvmopp
bucket window: vinduespudsning, vindusvask
bust: skulptur, skulpturer, skulpturpark, statyer, staty, byst
candle: luciatåg, lucia, ljus, stearinlys, begravningsbyrå, bedemand, begravelsesbyrå, begravning, begravelse
candle: stearinljus
candle bouquet: gravskötsel, gravvård året, begravningsentreprenör, allhelgona, alla helgons dag
candle bouquet: gravsten och begravning, urnsättning
candle headstone: kremering, gravvård, minnesstund
candle wreath: luciakonsert, luciafika
carport: carport, carportar, carportbygge, dubbelcarport
ceiling-fan: takfläkt, takfläktar
chair: möbelpolstrer, møbelpolstrer, stolar, stole, stoler, pall, campingstol, barnstol, matstol
chair dining-table: utemöbler, trädgårdsmöbler, loungemöbler, utegrupp, matgrupp, utesoffa, loungegrupp, möbeluthyrning
chandelier: ljuskrona, ljuskronor, kristallkrona, kristallkronor, lampaffär
chest-of-drawers: byrå med lådor, sovrumsbyrå, lådbyrå, byrå, skänk
chimney fire: sotare, skorstensfejare, sotning, skorstensrenovering
chopping-board: skärbräda, skärbrädor, skärbräde
clothes-airer: torkställning, torkställningar, torkställning för tvätt, torkställ för tvätt
conservatory: uterum, vinterträdgård, vinterträdgårdar, inglasat uterum, glasveranda, orangeri, glasrum
cooker-hood: köksfläkt, köksfläktar, imkanal, imkanaler, imkanalrengöring, rengöring av imkanaler
cooking-pot: kastrull, kastruller, gryta i gjutjärn, gjutjärnsgryta, gjutjärnsgrytor, tryckkokare, riskokare, kokkärl
cooking-pot: grytset
cot: spjälsäng, spjälsängar, vagga, babynest
crate: trälåda, trälådor, träback, träbackar, vinlåda, vinlådor
crystals: bergkristall, bergkristaller, ametist, ametister, rosenkvarts, kristaller och mineraler, kristallbutik
crystals: ädelstenar och kristaller
curtains window: gardiner, solskjerming, solafskærmning
cushion: kuddar, prydnadskuddar, kuddfodral, hemtextil, prydnadskudde
desk laptop: kontorsplatser
desk office-chair: skrivbord, höj- och sänkbart skrivbord, kontorsmöbler
dining-table: bordsduk, duk, tygservetter, soffbord
dining-table chair: matbord, köksbord
dishwasher: diskmaskin, diskmaskiner, reparation av diskmaskin, bänkdiskmaskin
door: dörrar, døre, dører
door balloon: öppet hus, öppna dörrar, öppet hus-dag
door fence: ytterdörr
drainpipe droplet: avloppsspolning, stopp i avlopp, stopp i avloppet, spolbil, relining, högtrycksspolning, avloppsstopp
drainpipe droplet: avloppsrensning, stambyte, rörspolning, stamspolning, stopp i toaletten
driveway: uppfart, uppfarter, garageuppfart, garageuppfarter, garageinfart, garageinfarter
dummy: napp, nappar, napphållare, napparna, nappar med namn
electric-fan: bordsfläkt, bordsfläktar, golvfläkt, golvfläktar, fläktar
fabric-roll thread: tyg, tyger, tygaffär, metervara, tyg på metervara, stuvbitar, stuvar
fence hammer: staket, hegn, gjerde
fire-extinguisher: brandskydd, brandsläckare
fireplace fire: öppen spis, eldstad, eldstäder, öppna spisar
first-aid-kit: första hjälpen, hlr, hlr-kurs, hjärtstartare, första hjälpen-kurs
fitted-kitchen: nytt kök, köksmontering, köksmontör, köksrenovering, köksluckor, platsbyggda kök, köksinredning
fitted-kitchen: kökssnickerier, bänkskiva, bänkskivor, måttbyggt kök, platsbyggt kök
floorboards: golvläggare, golvläggning, golvslipning, parkett, parkettgolv, trägolv, laminatgolv, trall, altanbygge
floorboards: trallbygge, golv, vinylgolv, klickgolv, altangolv, golvbyte, golvföretag
fridge: kylskåp, frys, frysbox, kylrum, kylmontör, kyltekniker, kylservice
garage-door: garageport, garageportar, garasjeport
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
hair-straightener: plattång, plattänger, plattången
hammer-and-wrench gear: svejsning, sveising
headstone: stenhuggeri, gravsten, gravstein
heat-pump radiator: värmepump, värmepumpar, luftvärmepump, bergvärme
high-chair: barnstol till matbord, matstol barn, barnmatstol, barnmatstolar, matstol för baby
house-insulation: isolering, tilläggsisolering, vindsisolering, lösull, lösullsisolering, isolera vinden, fasadisolering
incense: rökelse, rökelser, rökelsepinnar
insured-home shield: hemförsäkring, hemförsäkringar, villaförsäkring, husförsäkring, villahemförsäkring
iron: strykbräda
iron t-shirt: strykning, strykservice, strykjärn
kettle: vattenkokare, vattenkokaren
key padlock: kassaskåpsöppning, låsservice, låsjour, låssmed, låsesmed, nycklar, nøgler, nyckelkopiering, låsöppning
key padlock: utelåst
light-bulb: lampor, belysning, lamper
lock-and-key padlock: lås, låsbyte, cybersäkerhet
lock-and-key puzzle: escape room, rømningsrom, flugtrum
lotion: hudläkare, hudlæge, hudlege, handkräm, ansiktskräm, hudlotion, kroppslotion, schampokaka, schampo, balsam
lotion serum-bottle: akne, aknebehandling, pigmentfläckar, ytliga kärl, celluliter, fettfrysning, hudklinik, eksem
lotion serum-bottle: födelsemärken, ansiktsmask, kroppsbehandling, rosacea, hudförbättring
lunch-box: matlåda, matlådor, lunchlåda, lunchlådor
mattress bed: madrassbutik, madrasser, madrass, madras, sengetøj, ramsäng, täcke och kudde
microwave: mikrovågsugn, mikrovågsugnar, mikrougn, mikrougnar, inbyggnadsmikro
moka-pot: mokabryggare, espressokanna, mokakanna
mortar: pepparkvarn, kryddhylla
mouse-trap: möss, råttor, råttsanering, råttbekämpning
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering
neon-sign: neonskylt, neonskyltar, neonskylt med egen text
office-chair desk: kontorsstol, kontorsstolar, skrivbordsstol, gamingstol
oven: ugn, spis, spishäll, induktionshäll, inbyggnadsugn, pizzaugn
oven dining-table: kök, køkken, køkkener, kjøkken
oven fridge: köksstudio, köksbutik
padlock: möbelförvaring, förvaring av möbler
paint-roller bucket: målning av hus, husmålning, fasadmålning, målning ute och inne, målare, måleri, malerfirma
paint-roller bucket: malermester, maler, renovering, malerarbejde, målarfirma, måla om, invändig målning
paint-roller bucket: utvändig målning, måla huset, målning, målarfärg, rumsmålning, tapetserare målning
paving trowel: marksten, plattsättning av uppfart, plattsättning, markarbeten och plattsättning, stenläggning
paving trowel: stenläggare, marksten och plattor, plattläggning, stensättning, stensättare
pergola house-with-garden: pergola, paviljong, altantak
pet-bed: hundbädd, hundbäddar, hundsäng, hundsängar, kattbädd, kattbäddar
piggy-bank coin: spargris, sparkonto, fondsparande, tjänstepension, sparränta, barnsparande, privatekonomi
piggy-bank coin: månadssparande, indexfonder, isk, pensionssparande, pensionsrådgivning
plug: laddare, laddkabel
plug lightning: elektriker, elinstallation, elinstallationer, elarbete, elektro, el-installatør, eljour, elcentral
plug lightning: eluttag, vägguttag, elmontör, smarta hem, elavtal, elbolag, elbesiktning, elpris, proppskåp, elservice
pressure-washer: högtryckstvätt, altantvätt, fasadtvätt, stentvätt
pressure-washer roof: taktvätt, taktvättning, takrengöring
radiator fire: värme, fjernvarme
radiator wrench: värmesystem, rörmokare värme, element
razor: hårborttagning, rakning, rakapparat
recycling: återvinning, genbrugsplads, gjenvinning
recycling wastebasket: bohagstömning, dödsbo, skräphämtning, grovsopor, tömning av dödsbo, återbruk, pantburkar
recycling wastebasket: skrothandel, pant, sopsortering, pantinsamling, kretslopp, förrådsröjning, elavfall, vindsröjning
recycling wastebasket: källarröjning
reed-diffuser: doftpinnar, doftpinne, rumsdoft med pinnar
ride-on-mower: åkgräsklippare, trädgårdstraktor, trädgårdstraktorer
robot-mower: robotgräsklippare, gräsklipparrobot, robotklippare, installation av robotgräsklippare
robot-vacuum: robotdammsugare, robotdammsugaren
roof: plåtslagare
roof house: takläckage, takläcka, läckande tak, taket läcker, läcker taket, plåttak, takmålning, tak, tagdækker
roof house: taktekker, taktekking, nytt tak, nyt tag, taklegger, takpannor, takarbeten, takpapp, takbesiktning
roof house: takomläggning, takfönster
roof ladder: takrenovering, takbyte, takläggning, takläggare
roof snowflake: takskottning, taksnöskottning
rug: matta, mattor, tæppe, tæpper, teppe, tepper
sack spade: kompost, gödsel, torv
sack wheat: djurfoder, hönsfoder, utsäde
safe padlock: kassaskåp, värdeskåp, vapenskåp, säkerhetsskåp
saw: sticksåg, cirkelsåg
saw axe: virke
saw hammer: träslöjd, täljkurs, parkettslipning, gulvafslibning, gulvsliping, snickare, snickeri, tømrer, snedker
saw hammer: snekker, träarbeten, platsbyggda möbler, bygga altan, altan, slöjd, måttbeställda möbler
screwdriver coffee: fixarkväll
screwdriver toolbox: repair café, fixarcafé, lagacafé
security-camera: larm, alarm, övervakning, vagtselskab
security-camera shield: väktare, hemlarm
sewing-machine thread: symaskin, symaskiner, symaskinsservice
shield laptop: it-sikkerhed, gdpr
shield security-camera: ordningsvakt, ordningsvakter, bevakning, säkerhetsvakt, bevakningsföretag, väktarutbildning
shield umbrella: försäkring, försäkringar, forsikring, forsikringer
shopping-cart basket: livsmedelsbutik, mataffär, matbutik, livsmedel, supermarked, dagligvarer, matvarer
shopping-cart price-tag: varuplockare, lanthandel, ica-butik, varupåfyllare, matkasse, matkassar
shutters: fönsterluckor, fönsterlucka, plantageluckor, fönsterluckor i trä
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
squeegee window: fönsterputs, fönsterputsare, fönsterputsning
staircase: trappa, trappor, trappbygge
staircase saw: trapptillverkning, trätrappor
stairlift: trapplift, trappehiss, trappeheis, trapphiss, trappelift
stand-mixer: köksassistent, köksassistenter, köksmaskin, köksmaskiner
stove: brændeovn, vedovn
stove fire: kaminmontör
stove logs: kamin, kaminer, braskamin, braskaminer, vedspis, kakelugn, kakelugnar
strimmer: grästrimmer, grästrimmers, grästrimmrar, röjsåg, röjsågar
string-lights: ljusslinga, ljusslingor, ljusgirland, ljusgirlander, ljuskedja, ljusslinga utomhus
table-lamp: bordslampa, bordslampor, sänglampa, sänglampor, lampskärm, lampskärmar, nattduksbordslampa
tap droplet: vattenavstängning
tap wrench: rörjour, rörmokare, vvs, vvs-firma, blikkenslager, rørlegger, vvsinstallatør, kloakservice, avløp, vandskade
tap wrench: blandare, handfat, kranbyte, läckande kran, rörläggare, rörmontör, tvättställ
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
toaster: brödrost, brödrostar, brödrosten
toilet plunger: avlopp, avloppet
toolbox: skruvmejselset
toolbox hammer: verktyg, håndværker, handyman, værktøj, verktøy, snickare och hantverkare
toolbox hammer: ~ hantverkare
toothbrush: tandkräm, eltandborste
torch: pannlampa
towel soap: handduk, handdukar, badlakan
tv-aerial: tv-antenn, tv-antenner, takantenn, antenninstallation, antennmontör
vacuum-cleaner: dammsugare, centraldammsugare, dammsugarpåsar
vase: vaser, vas
vase fire: glasblåsning, glashytta
video-intercom door: porttelefon, porttelefoner, dörrklocka, videodörrklocka, passersystem, dörrtelefon
wallpaper paint-roller: tapetsering, tapeter, tapet, tapetsera, fototapet, fototapeter
wardrobe: garderober, garderobeskab, garderobe, skyvedørsgarderobe, skjutdörrar, klädskåp, skohylla, skoskåp
washing-machine: tvätteri, tvättstuga, vaskeri, tvättmaskin, vaskemaskine, vaskemaskin, renseri, torktumlare
washing-machine: kemtvätt och tvätteri, torkskåp, hushållsmaskiner, tvättmedel, diskmedel, sköljmedel
washing-machine wrench: vitvaror, vitvaruservice
wastebasket recycling: skrotning, avfall, skräpplockning, strandstädning, skräpplockardag
water-bottle: vattenflaska, vattenflaskor, vattenflaskan, stålflaska, stålflaskor, termosflaska, termosflaskor
water-bottle: drickflaska
water-pump droplet: brunnsborrning, borra brunn, vattenpump, djupborrad brunn
water-tank droplet: vattentank, vattentankar, regnvattentunna
wheelie-bin: soptunna, soptunnor, kärltvätt, tvätt av soptunnor, sopkärl, soppåsar, pedalhink
wheelie-bin recycling: sopor
wifi-router: bredband, fiberanslutning, wifi-router, internetleverantör
window: fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester, fönstren, fönsterrenovering
window: glasreparation, inglasning, altaninglasning
window palette: glasmåleri
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation, besiktning
wrench car: eu-kontroll, kamrem, kamremsbyte, koppling byte, avgassystem, stötdämpare, bilplåt, bilskada, plåtskador
wrench car: reservdelar, ac-service, rostskydd, rostskyddsbehandling, dragkrok, hjulinställning, fordonstekniker
wrench car: krockskada, bilel, motorvärmare
`;
