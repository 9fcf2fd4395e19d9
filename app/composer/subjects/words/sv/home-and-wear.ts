/** Swedish words for the home, clothes and the body. Notation: word-list.ts. */
export const swedishHomeAndWear = `
air-conditioner: luftkonditionering, varmepumpe, klimaanlæg, klimaanlegg
armchair: sittpuff
armchair sofa: tapetserare, möbeltapetserare, fåtölj, fåtöljer, omklädning, omklädsel av möbler
awning: markis, markiser, solsegel
axe target: yxkastning
basket: tvättkorg
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frugt og grønt, närodlat, ekologiskt
basket carrot: grönsakshandel, ekobutik, andelsjordbruk, rotfrukter, skördelåda, närproducerat, fruktlåda, fruktkasse
basket carrot: gårdsförsäljning
basket leaves: näverslöjd, korgflätning
bathtub: badbomber, badsalt
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad, badrumsmöbler, våtrum
battery: laddkabel
battery plug: laddare
bed: sovrum, sängram, påslakanset, loftsäng
bed bellhop-bell: rum 50 meter från, rum nära stranden, rum vid havet, hotell, hotel, vandrarhem, pensionat, säng
bed bellhop-bell: sängar, seng, senge, senger, rumsvärd, receptionist, b&b, övernattning, logi, gästhem, weekendpaket
bed bellhop-bell: rum och frukost, herrgård, herrgårdshelg
bed key: inneboende, hyra rum, korridorrum, rum i kollektiv, kollektivboende, rumskompis
bed mattress: täcken
bench: parkbänk, trädgårdsbänk, minnesbänk, träbänkar
blanket: tyngdtäcke, täcke
blanket cushion: pläd, plädar, yllefilt, yllefiltar, filtar
blinds: persienn, persienner, rullgardin, rullgardiner, markis och persienn, plisségardiner, lamellgardiner
blinds: jalusier, insynsskydd, solskydd
boiler radiator: värmepanna, varmvattenberedare, pannservice, pelletspanna, beredare, villapanna
bookshelf: vägghylla
bookshelf books: bokhylla, bokhyllor, hyllsystem
bow-and-arrow target: bågskytte, bågskytteklubb, prova på bågskytte
broom bucket: kontorsstäd, städhjälp
broom spray-bottle: städning, städfirma, hemstäd, rengøring, rengøringsfirma, renhold, vask og renhold, flyttstädning
broom spray-bottle: rengøringshjælp, hemstädning, vaskehjelp, rengjøring, flyttstäd, vask, flyttevask, städerska, städ
broom spray-bottle: hushållsnära tjänster, städbolag, lokalvård
broom wastebasket: städdag, plocka skräp, skräpplockardagar, plogga
broom wastebasket: håll sverige rent, ploggning, skräpplockardagen, fixardag
bucket: mopp, golvmopp
bucket window: vinduespudsning, vindusvask
bust: skulptur, skulpturer, skulpturpark, statyer, staty, byst
candle: luciatåg, lucia, ljus, stearinlys, begravningsbyrå, bedemand, begravelsesbyrå, begravning, begravelse
candle: stearinljus
candle bouquet: gravskötsel, gravvård året, begravningsentreprenör, allhelgona, alla helgons dag
candle bouquet: gravsten och begravning, urnsättning
candle headstone: kremering, gravvård, minnesstund
candle wreath: luciakonsert, luciafika
chair: bänkar, trädgårdsbänkar, möbelpolstrer, møbelpolstrer, stolar, stole, stoler, barstol, pall, solstol, campingstol
chair: trädgårdssoffa, barnstol, matstol
chair dining-table: utemöbler, trädgårdsmöbler, loungemöbler, utegrupp, matgrupp, utesoffa, loungegrupp, solsängar
chair dining-table: möbeluthyrning
chandelier: ljuskrona, ljuskronor, kristallkrona, kristallkronor, lampaffär
chimney fire: sotare, skorstensfejare, sotning, skorstensrenovering
cooker-hood: köksfläkt, köksfläktar, imkanal, imkanaler, imkanalrengöring, rengöring av imkanaler
cot: spjälsäng, spjälsängar, vagga, babynest
curtains window: gardiner, solskjerming, solafskærmning
cushion: kuddar, prydnadskuddar, kuddfodral, hemtextil, prydnadskudde, huvudkudde, örngott
desk laptop: kontorsplatser
desk office-chair: skrivbord, höj- och sänkbart skrivbord, kontorsmöbler
desk-lamp: golvlampa, bordslampa
dining-table: bordsduk, duk, tygservetter, soffbord
dining-table chair: matbord, köksbord
door: dörrar, døre, dører, garasjeport
door balloon: öppet hus, öppna dörrar, öppet hus-dag
door fence: ytterdörr
drainpipe droplet: avloppsspolning, stopp i avlopp, stopp i avloppet, spolbil, relining, högtrycksspolning
drainpipe droplet: avloppsstopp, avloppsrensning, stambyte, rörspolning, stamspolning, stopp i toaletten
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
garage-door: garageport, garageportar
garden-shed: friggebod, friggebodar, trädgårdsbod, förrådsbod, redskapsbod
gas-cylinder fire: gasol, gasolflaska, gasolflaskor
gate fence: grind, grindar, staket och grindar
gear wrench: legotillverkning, formverktyg, legojobb, verktygsmakare, cnc-fräsning, fräsning, formsprutning, kullager
gear wrench: plåtbearbetning, laserskärning, gjuteri, maskinoperatör, industriarbetare, cnc-operatör, montör, montörer
gear wrench: produktionsmedarbetare, verkstadsarbetare, underhållstekniker, drifttekniker, cnc-tekniker
gear wrench: fabriksarbetare, verkstadsindustri, processoperatör
grandfather-clock: golvur, moraklocka, moraklockor
gutter house: hängränna, hängrännor, takränna, takrännor, rensning av hängrännor
hammer-and-wrench gear: svejsning, sveising
headstone: stenhuggeri, gravsten, gravstein
heat-pump radiator: värmepump, värmepumpar, luftvärmepump, bergvärme
iron: strykbräda
iron t-shirt: strykning, strykservice, strykjärn
key padlock: kassaskåpsöppning, låsservice, låsjour, låssmed, låsesmed, nycklar, nøgler, nyckelkopiering, låsöppning
key padlock: utelåst
ladder: ställningar
light-bulb: lampor, belysning, lamper, ljusslinga
lock-and-key: kassaskåp, värdeskåp
lock-and-key padlock: lås, låsbyte, cybersäkerhet
lock-and-key puzzle: escape room, rømningsrom, flugtrum
lotion: hudläkare, hudlæge, hudlege, handkräm, ansiktskräm, hudlotion, kroppslotion, schampokaka, schampo, balsam
lotion serum-bottle: akne, aknebehandling, pigmentfläckar, ytliga kärl, celluliter, fettfrysning, hudklinik, eksem
lotion serum-bottle: födelsemärken, ansiktsmask, kroppsbehandling, rosacea, hudförbättring
mattress bed: madrassbutik, madrasser, madrass, sängkläder, madras, sengetøj, ramsäng, lakan, påslakan
mattress bed: täcke och kudde
mortar: pepparkvarn, kryddhylla
mouse-trap: möss, råttor, råttsanering, råttbekämpning
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering, kackerlackor, husbock, silverfisk
mouse-trap cockroach: långsprötad silverfisk
office-chair desk: kontorsstol, kontorsstolar, skrivbordsstol, gamingstol
oven: mikrovågsugn, mikrovågsugnar, ugn, spis, spishäll, induktionshäll, inbyggnadsugn, pizzaugn, varmluftsfritös
oven dining-table: kök, køkken, køkkener, kjøkken
oven fridge: köksstudio, köksbutik
padlock: magasinering, opbevaring, förråd, möbelförvaring, förvaring av möbler
paint-roller bucket: målning av hus, husmålning, fasadmålning, målning ute och inne, målare, måleri, malerfirma
paint-roller bucket: malermester, maler, renovering, tapetsering, malerarbejde, målarfirma, måla om, invändig målning
paint-roller bucket: utvändig målning, måla huset, målning, tapeter, målarfärg, rumsmålning, tapetserare målning
pergola house-with-garden: pergola, paviljong, altantak, uterum
piggy-bank coin: spargris, sparkonto, pensionssparande, fondsparande, tjänstepension, sparränta, barnsparande
piggy-bank coin: privatekonomi, pensionsrådgivning, månadssparande, indexfonder, isk
plug lightning: elverk, elverk uthyrning, reservkraft, elektriker, elinstallation, elinstallationer, elarbete, elektro
plug lightning: el-installatør, eljour, elcentral, eluttag, vägguttag, elmontör, smarta hem, elavtal, elbolag
plug lightning: elbesiktning, elpris, proppskåp, elservice
pressure-washer: högtryckstvätt, altantvätt, fasadtvätt, stentvätt
pressure-washer roof: taktvätt, taktvättning, takrengöring
radiator fire: värme, fjernvarme
radiator wrench: värmesystem, rörmokare värme, element
razor: hårborttagning, vaxning, rakning, rakapparat
razor lotion: sockring, ipl
recycling: återvinning, genbrugsplads, gjenvinning
recycling wastebasket: bohagstömning, dödsbo, skräphämtning, grovsopor, tömning av dödsbo, återbruk, pantburkar
recycling wastebasket: skrothandel, pant, sopsortering, pantinsamling, kretslopp, förrådsröjning, elavfall
recycling wastebasket: vindsröjning, källarröjning
roof house: takläckage, takläcka, läckande tak, taket läcker, läcker taket, plåttak, takmålning, tak, tagdækker
roof house: taktekker, taktekking, nytt tak, nyt tag, taklegger, takpannor, takarbeten, takpapp, takbesiktning
roof house: takomläggning, takfönster
roof ladder: takrenovering, takbyte, takläggning, takläggare
roof snowflake: takskottning, taksnöskottning
rug: matta, mattor, tæppe, tæpper, teppe, tepper
sack spade: kompost, gödsel, torv
sack wheat: djurfoder, hönsfoder, utsäde
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
stairlift: trapplift, trappehiss, trappeheis
stove fire: kaminmontör
stove logs: kamin, kaminer, braskamin, braskaminer, vedspis, kakelugn, kakelugnar
tap droplet: vattenavstängning
tap wrench: rörjour, rörmokare, vvs, vvs-firma, blikkenslager, rørlegger, vvsinstallatør, kloakservice, avløp
tap wrench: vandskade, blandare, handfat, kranbyte, läckande kran, rörläggare, rörmontör, tvättställ
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
toilet: bajamaja, bajamajor, mobila toaletter, festivaltoaletter, toalettvagn
toilet plunger: avlopp, avloppet
toolbox: skruvmejselset
toolbox hammer: verktyg, håndværker, handyman, værktøj, verktøy, snickare och hantverkare
toolbox hammer: ~ hantverkare
toothbrush: tandkräm, eltandborste
torch: pannlampa
towel: morgonrock
towel soap: handduk, handdukar, badrockar, badlakan
vacuum-cleaner: dammsugare, centraldammsugare, dammsugarpåsar
vase: vaser, vas
vase fire: glasblåsning, glashytta
wardrobe: garderober, garderobeskab, garderobe, skyvedørsgarderobe, skjutdörrar, klädskåp, byrå, skänk, skohylla
wardrobe: skoskåp
washing-machine: tvätteri, tvättstuga, vaskeri, tvättmaskin, vaskemaskine, vaskemaskin, renseri, diskmaskin
washing-machine: diskmaskiner, torktumlare, kemtvätt och tvätteri, torkskåp, hushållsmaskiner, tvättmedel, diskmedel
washing-machine: sköljmedel
washing-machine wrench: vitvaror, vitvaruservice
wastebasket recycling: skrotning, avfall
wastebasket recycling: skräpplockning, strandstädning, skräpplockardag
water-pump droplet: brunnsborrning, borra brunn, vattenpump, djupborrad brunn
water-tank droplet: vattentank, vattentankar, regnvattentunna
wheelie-bin: soptunna, soptunnor, kärltvätt, tvätt av soptunnor, sopkärl, soppåsar, pedalhink
wheelie-bin recycling: sopor
wifi-router: bredband, fiberanslutning, wifi-router, internetleverantör
window: fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester, fönstren, fönsterrenovering
window: glasreparation, inglasning, altaninglasning
window palette: glasmåleri
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation, oljebyte
wrench car: oljeskift, olieskift, besiktning, eu-kontroll, bromsar, bromsbelägg, bromsbyte, kamrem, kamremsbyte
wrench car: koppling byte, avgassystem, stötdämpare, bilplåt, bilskada, plåtskador, reservdelar, ac-service, rostskydd
wrench car: rostskyddsbehandling, dragkrok, hjulinställning, fordonstekniker, krockskada, bilel, motorvärmare
anatomical-heart stethoscope: hjärtmottagning, ekg, högt blodtryck, blodtryck, blodtryckskontroll, organdonation
anatomical-heart stethoscope: hjärtkontroll, hjärt-lung, hjärtinfarkt, kolesterol, stroke
apron chef-hat: förkläde, förkläden
baby-bodysuit: babykläder, barnkläder, barnklädesbytardag, sparkdräkt
backpack pencil: ryggsäck, rygsæk, ryggsekk, skoltaske, skolväskor
ballet-shoes dancer: balett
bangles: armband, armbanden, armringar
bikini: badkläder
blouse: linneskjorta, skjorta
blouse dress: tunikor, damskjortor
boot: gummistövlar, kängor, vinterskor, vinterkängor, stövletter, ridstövlar, arbetsskor, vinterstövlar, lammullskängor
bra: underkläder dam, bh, behå, bh-provning, damunderkläder, lingerie, bysthållare
braid hair-comb: flätor, afroflätor, braids, box braids, dreadlocks, hårflätning
brain speech-bubble: psykiater, psykiatri, samtalsterapi, parterapi, kbt, stresshantering, psykolog, terapeut
brain speech-bubble: psykoterapi, utbrändhet, utmattning, livscoach, familjerådgivning, samtalsstöd, psykisk ohälsa
brain speech-bubble: adhd-utredning
briefs: underkläder, kalsonger, boxershorts, trosor, långkalsonger
clothes-hanger: torkställning, galgar, hallmöbel
clothes-hanger coat: kemtvätt, second hand-kläder, klädhängare, begagnade kläder, klädinsamling, vintagekläder
clothes-hanger coat: kläder insamling, klädbytardagar, skräddartvätt, klädbyten
coat: körsnär, pälsaffär, kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, kappor
coat: regnkläder, regnställ, ytterkläder, överall, vinteroverall, vinteroveraller, skidkläder, päls, pälsar, regnjacka
coat: dunjacka
coat scarf: varma kläder, vinterkläder, vinterjackor, varma jackor
diamond magnifier: mineraler, ädelstenar
diamond ring: silverhalsband, namnhalsband, smycken, juvelerare, guldsmed, smykker, gullsmed
dress: dammode, stora storlekar, klädbutik
dress handbag: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
dress-shoe: skomakare, skomager
ear stethoscope: öronläkare, öron näsa hals, öron-näsa-hals, önh, vaxpropp, öronspolning
earrings diamond: örhänge, örhängen
earrings ring: piercingar, håltagning, håltagning i öron
eye glasses: ögonlaser, ögonoperation, laseroperation av ögon, linsbyte, grå starr, gråstarr, starroperation
eye glasses: ögonläkare, ögonklinik, ögonundersökning, grön starr, ögonlocksplastik, ögonlocksoperation, synfel
eye glasses: ögonmottagning, ögonsjukvård
eyelashes eye: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, ögonbryn, lashlift, browlift
eyelashes eye: bryn och fransar, fransar, brynplock, brynlaminering
flat-shoe: tofflor, inneskor, ballerinaskor, loafers, fårskinnstofflor, morgontofflor
foot dress-shoe: inläggssulor, ortopediska skor, podolog
foot lotion: fotvård, fodpleje, fotpleie, fodterapeut, pedikyr, fotvårdsterapeut, fotinlägg, nageltrång, fotspa
glasses eye: optiker, glasögon, briller, kontaktlinser, synstest, synundersökning, syntest, progressiva glas
gloves: handskar, vantar
graduation-cap books: vita mössor, studentmössa, studentmössor, studentmössan, vit mössa, universitet, högskola
graduation-cap books: høyskole, utbildning, uddannelse, utdanning, högskoleprovet, komvux, studentexamen, studenten
graduation-cap books: studentfest, studentmottagning, gymnasieexamen, stipendier, lärling, lärlingar, praktikplats
graduation-cap books: praktikant, kvällskurs, kvällskurser, fortbildning, omskolning, studier, kandidatprogram
graduation-cap books: studiecirkel, studiecirklar, yrkesvux, kurser, studieförbund, studentskiva, lärlingsplats
graduation-cap books: studievägledning, gymnasiemässa, doktorand
graduation-cap camera: studentfoto, studentfoton, studentfotografering, studentporträtt, studentbilder
hair-comb: hårborste
hair-comb scissors: hårförlängning, löshår, fletninger, dreads, fletter, håruppsättning, brudfrisyr, bröllopsfrisyr
hair-comb scissors: hårfärgning, hårstylist, hårtransplantation, håravfall, frisyr, frisyrer, hårvård
hair-dryer: hårtork, plattång, locktång
hair-dryer hair-comb: föning, hårfön, keratinbehandling, klippning och föning
handbag: väskor, väska, tasker, vesker, handväska
handshake coffee: besöksvän, besöksvänner, väntjänst
headscarf: hijab, sjal och hijab, abaya
hearing-aid: hörseltest, hörselkontroll, hörapparat, hörapparater, høreapparat, hörselskadade, hörcentral, hörselskydd
hearing-aid: hörselprov
heart handshake: insamling, donation, indsamling, innsamling, frivilliga, frivillige, gåva till, bistånd
heart handshake: katastrofhjälp, jordbävning, översvämning hjälp, volontär, volontärer, frivillig, välgörenhet
heart handshake: välgörenhetsgala, fadder, fadderbarn, röda korset, ukraina, flyktingar, hemlösa, musikhjälpen
heart handshake: radiohjälpen, kontaktperson, ideell, ideella, stödgala, månadsgivare, bli månadsgivare, medmänniska
heart handshake: kvinnojour, stadsmission, insamlingsgala, skänk en gåva, bli fadder, stödkonsert, frivilligarbete
heart handshake: jourfamilj
henna-hand: henna, hennamålning, hennatatuering
hiking-boot: vandring, vandringar, vandretur, fottur
hiking-boot walker: vandra, promenad, promenadgrupp, friluftsliv, skogspromenad, poängpromenad, fjälltur
hoodie: luvtröja
hoodie t-shirt: hoodie, hoodies, huvtröja, huvtröjor
jeans: byxa, leggings
jumper: ulltröja
jumper scarf: stickad tröja, stickade tröjor, ylletröja, ylletröjor, islandströja, lusekofta, koftor, kofta
jumper scarf: stickade plagg
lipstick: läppbalsam, läppcerat, ögonskuggspalett
lipstick nail-polish: skönhetssalong, smink, makeup, skønhedssalon, hudpleiesalong, kosmetik, kosmetikk
lipstick serum-bottle: ansiktsvård, skönhetsvård
lungs stethoscope: lungläkare, lungmottagning, sluta röka, rökavvänjning, rökfri, sluta snusa, kol-sjuk
nail-polish: nagelsalong, manikyr, neglesalon, negle, naglar, negler, gellack, nagelförlängning, nagelteknolog
nappy baby: blöja, blöjor, tygblöjor, blöjtårta, blöjtårtor
necklace: halsband, pärlhalsband, silversmycken, handgjorda smycken, berlock, berlocker, modesmycken
necktie: skjortor, herretøj, jakkesæt, dress og skjorter, slips, fluga i siden
perfume: parfym, parfume, parfyme, doftpinnar, doftspridare
prosthetic-leg: benprotes, benproteser, ortopedteknik, ortopedingenjör
ring: förlovningsring, förlovningsringar
ring bouquet: bröllopsplanerare, bröllopskoordinator, bröllop, bryllup, vigselringar, vielsesringe, gifteringer
ring bouquet: bröllopslokal, vigsel, förlovning, drop-in-vigsel, bröllopsplats, vigslar
ring diamond: köper guld, köper ditt guld, vi köper guld, sälj ditt guld, sälj guld, guldköp, silversmed, smycke
ring diamond: guld och silver, silversmide
rollator: rollator, rollatorer
safety-vest: arbetskläder, skyddskläder, skyddsskor
safety-vest lab-coat: yrkeskläder
sandal: sandaler, träskor, träskofabrik, foppatofflor
scarf: sjal
serum-bottle: skäggolja
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling, serum
shopping-bags handshake: säljare, butiksansvarig, butikschef, köpcentrum, shoppingkväll, handelsdag, butikspersonal
shopping-bags price-tag: mellandagsrea, slutrea, lagerrensning
shopping-bags price-tag: lagerförsäljning, realisation, vinterrea, sommarrea, svartfredag
shopping-bags price-tag: byteshandel
shopping-bags price-tag: ~ rea, utförsäljning, udsalg, salg, loppemarked, loppetorv, tilbud
sneaker: skor, sneakers, sko, skobutik, skoaffär, damskor
socks: raggsockor, strumpbyxor
socks briefs: strumpor
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat, ryggsmerter, ont i ryggen, naprapati
spine: osteopati, ryggont, ryggskott, ryggsmärta, ischias, rehab, rehabilitering, diskbråck, nackspärr
suit necktie: kostym, kostymer, skräddarsydd kostym, smoking, bröllopskostym, herrkläder
swimsuit: badbyxor, våtdräkt
t-shirt: pyjamas, nattlinne, profilkläder, t-shirttryck, screentryck, piketröjor, textiltryck, tryck på kläder
t-shirt: brodyr profilkläder, t-tröjor
t-shirt clothes-hanger: klädbyte, klädbytardag
t-shirt jeans: tröjtryck, tshirt, tshirttryk
t-shirt socks: barnloppis
tattoo-machine: tatuering, tatovering, tatovør, tatuerare, gaddning
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tannbleking, tandblegning, implantat, tandregulering
tooth: tannregulering, tandkontroll, tandställning, osynlig tandställning, visdomstand, rotfyllning, tandkrona
tooth: tandkött, skalfasader, bettskena
tooth toothbrush: tandblekning, tandhygienist
top-hat: modist
top-hat sun-hat: hattmakare, hattar, mössor
vape: vape, e-cigaretter
wallet: plånbok, korthållare
wallet handbag: plånböcker, bälten, läderhantverk
wedding-dress ring: brudklänning, brudklänningar, bröllopsklänning, bröllopsklänningar, brudbutik
wig: peruk, peruker, hårersättning
x-ray: röntgen, radiologi, magnetröntgen, mammografi, datortomografi
zip: dragkedja, dragkedjor, blixtlås
`;
