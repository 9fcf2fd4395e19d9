/** Swedish words for the home, clothes and the body. Notation: word-list.ts. */
export const swedishHomeAndWear = `
air-conditioner: luftkonditionering, varmepumpe, klimaanlæg, klimaanlegg
armchair sofa: tapetserare, möbeltapetserare, fåtölj, fåtöljer, omklädning, omklädsel av möbler
awning: markis, markiser, solsegel
basket carrot: grönsaker, grøntsager, grønnsaker, gårdsbutik, gårdbutik, frugt og grønt
basket leaves: näverslöjd, korgflätning
bathtub shower: badrum, badeværelse, bad, baderom, nytt badrum, nyt badeværelse, nytt bad
bed bellhop-bell: rum 50 meter från, rum nära stranden, rum vid havet, hotell, hotel, vandrarhem, pensionat, säng
bed bellhop-bell: sängar, seng, senge, senger
bed mattress: täcken
bench: parkbänk, trädgårdsbänk, minnesbänk, träbänkar
blanket cushion: pläd, plädar, yllefilt, yllefiltar, filtar
blinds: persienn, persienner, rullgardin, rullgardiner, solskydd, markis och persienn
boiler radiator: värmepanna, varmvattenberedare, pannservice
bookshelf books: bokhylla, bokhyllor, hyllsystem
broom bucket: kontorsstäd, städhjälp
broom spray-bottle: städning, städfirma, hemstäd, rengøring, rengøringsfirma, renhold, vask og renhold, flyttstädning
broom spray-bottle: rengøringshjælp, hemstädning, vaskehjelp, rengjøring, flyttstäd, vask, flyttevask
broom wastebasket: städdag, skräpplockning
bucket window: vinduespudsning, vindusvask
bust: skulptur, skulpturer, skulpturpark, statyer, staty, byst
candle: luciatåg, lucia, ljus, stearinlys, begravningsbyrå, bedemand, begravelsesbyrå, begravning, begravelse
candle: stearinljus
candle bouquet: gravskötsel, gravvård året
candle headstone: kremering, gravvård, minnesstund
chair: bänkar, trädgårdsbänkar, möbelpolstrer, møbelpolstrer, stolar, stole, stoler
chandelier: ljuskrona, ljuskronor, kristallkrona, kristallkronor, lampaffär
chimney fire: sotare, skorstensfejare, sotning
cooker-hood: köksfläkt, köksfläktar, imkanal, imkanaler, imkanalrengöring, rengöring av imkanaler
cot: spjälsäng, spjälsängar, vagga
curtains window: gardiner, solskjerming, solafskærmning
cushion: kuddar, prydnadskuddar, kuddfodral, hemtextil
desk office-chair: skrivbord, höj- och sänkbart skrivbord, kontorsmöbler
dining-table chair: matbord, köksbord
door: dörrar, døre, dører, garasjeport
door fence: ytterdörr
drainpipe droplet: avloppsspolning, stopp i avlopp, stopp i avloppet, spolbil, relining, högtrycksspolning, avloppsstopp
fabric-roll thread: tyg, tyger, tygaffär, metervara, tyg på metervara, stuvbitar, stuvar
fence hammer: staket, hegn, gjerde
fire-extinguisher: brandskydd, brandsläckare
fireplace fire: öppen spis, eldstad, eldstäder, öppna spisar
first-aid-kit: första hjälpen, hlr, hlr-kurs, hjärtstartare, första hjälpen-kurs
fitted-kitchen: nytt kök, köksmontering, köksmontör, köksrenovering, köksluckor, platsbyggda kök, köksinredning
fitted-kitchen: kökssnickerier
floorboards: golvläggare, golvläggning, golvslipning, parkett, parkettgolv, trägolv, laminatgolv, trall, altanbygge
floorboards: trallbygge
fridge: kylskåp, frys
garage-door: garageport, garageportar
garden-shed: friggebod, friggebodar, trädgårdsbod, förrådsbod, redskapsbod
gas-cylinder fire: gasol, gasolflaska, gasolflaskor
gate fence: grind, grindar, staket och grindar
gear wrench: legotillverkning, formverktyg, legojobb, verktygsmakare, cnc-fräsning, fräsning, formsprutning, kullager
gear wrench: plåtbearbetning, laserskärning, gjuteri
grandfather-clock: golvur, moraklocka, moraklockor
gutter house: hängränna, hängrännor, takränna, takrännor, rensning av hängrännor
hammer-and-wrench gear: svejsning, sveising
headstone: stenhuggeri, gravsten, gravstein
heat-pump radiator: värmepump, värmepumpar, luftvärmepump, bergvärme
iron t-shirt: strykning, strykservice, strykjärn
key padlock: kassaskåpsöppning, låsservice, låsjour, låssmed, låsesmed, nycklar, nøgler
ladder: ställningar
light-bulb: lampor, belysning, lamper
lock-and-key padlock: lås, låsbyte, cybersäkerhet
lock-and-key puzzle: escape room, rømningsrom, flugtrum
lotion: hudläkare, hudlæge, hudlege
mattress bed: madrassbutik, madrasser, madrass, sängkläder, madras, sengetøj
mouse-trap: möss, råttor, råttsanering, råttbekämpning
mouse-trap cockroach: skadedyr, skadedyrsbekæmpelse, skadedjur, sanering
office-chair desk: kontorsstol, kontorsstolar, skrivbordsstol, gamingstol
oven dining-table: kök, køkken, køkkener, kjøkken
oven fridge: köksstudio, köksbutik
padlock: magasinering, opbevaring, förråd
paint-roller bucket: målning av hus, husmålning, fasadmålning, målning ute och inne, målare, måleri, malerfirma
paint-roller bucket: malermester, maler, renovering, tapetsering, malerarbejde
pergola house-with-garden: pergola, paviljong, altantak, uterum
piggy-bank coin: spargris, sparkonto, pensionssparande
plug lightning: elverk, elverk uthyrning, reservkraft, elektriker, elinstallation, elinstallationer, elarbete, elektro
plug lightning: el-installatør
pressure-washer: högtryckstvätt, altantvätt, fasadtvätt, stentvätt
pressure-washer roof: taktvätt, taktvättning, takrengöring
radiator fire: värme, fjernvarme
radiator wrench: värmesystem, rörmokare värme, element
razor: hårborttagning, vaxning, rakning
recycling: återvinning, genbrugsplads, gjenvinning
recycling wastebasket: bohagstömning, dödsbo, skräphämtning, grovsopor
roof house: takläckage, takläcka, läckande tak, taket läcker, läcker taket, plåttak, takmålning, tak, tagdækker
roof house: taktekker, taktekking, nytt tak, nyt tag, taklegger
roof ladder: takrenovering, takbyte, takläggning, takläggare
roof snowflake: takskottning, taksnöskottning
rug: matta, mattor, tæppe, tæpper, teppe, tepper
sack spade: kompost, gödsel, torv
sack wheat: djurfoder, hönsfoder, utsäde
saw axe: virke
saw hammer: träslöjd, täljkurs, parkettslipning, gulvafslibning, gulvsliping, snickare, snickeri, tømrer, snedker
saw hammer: snekker
screwdriver coffee: fixarkväll
screwdriver toolbox: repair café, fixarcafé, lagacafé
security-camera: larm, alarm, övervakning, vagtselskab
security-camera shield: väktare, hemlarm
sewing-machine thread: symaskin, symaskiner, symaskinsservice
shield laptop: it-sikkerhed, gdpr
shield umbrella: försäkring, försäkringar, forsikring, forsikringer
shopping-cart basket: livsmedelsbutik, mataffär, matbutik, livsmedel, supermarked, dagligvarer, matvarer
soap: tvål, sæbe, såpe
sofa: möbler, soffa, soffor, møbler, sofa, sofaer, indretning, interiør
sofa chair: möbelaffär
sofa desk-lamp: inredningsarkitekt, heminredning, inredning, inredare
solar-panel sun: solfångare, solceller, solpaneler, solcelleanlæg
spray-bottle bucket: möbeltvätt, sanering mögel
spray-bottle cockroach: vägglöss
squeegee window: fönsterputs, fönsterputsare, fönsterputsning
staircase: trappa, trappor, trappbygge
staircase saw: trapptillverkning, trätrappor
stairlift: trapplift, trappehiss, trappeheis
stove fire: kaminmontör
stove logs: kamin, kaminer, braskamin, braskaminer, vedspis, kakelugn, kakelugnar
tap wrench: rörjour, rörmokare, vvs, vvs-firma, blikkenslager, rørlegger, vvsinstallatør, kloakservice, avløp, vandskade
tiles trowel: kakel, klinker, kakelsättning, plattsättare, fliser, flislegger, flisearbejde, murer og fliser
toilet: bajamaja, bajamajor, mobila toaletter, festivaltoaletter, toalettvagn
toilet plunger: avlopp, avloppet
toolbox hammer: verktyg, håndværker, handyman, værktøj, verktøy, snickare och hantverkare
toolbox hammer: ~ hantverkare
towel soap: handduk, handdukar, badrockar, badlakan
vacuum-cleaner: dammsugare, centraldammsugare
vase: vas, vaser
vase fire: glasblåsning, glashytta
wardrobe: garderober, garderobeskab, garderobe, skyvedørsgarderobe
washing-machine: tvätteri, tvättstuga, vaskeri, tvättmaskin, vaskemaskine, vaskemaskin, renseri
washing-machine wrench: vitvaror, vitvaruservice
wastebasket recycling: skrotning, avfall
water-pump droplet: brunnsborrning, borra brunn, vattenpump, djupborrad brunn
water-tank droplet: vattentank, vattentankar, regnvattentunna
wheelie-bin: soptunna, soptunnor, kärltvätt, tvätt av soptunnor, sopkärl
wheelie-bin recycling: sopor
wifi-router: bredband, fiberanslutning, wifi-router, internetleverantör
window: fönster, vinduer, glasmästare, glarmester, vindu, fönsterbyte, glassmester, fönstren
window palette: glasmåleri
wrench car: bilverkstad, mekaniker, bilværksted, bilverksted, autoværksted, bilservice, bilreparation, oljebyte
wrench car: oljeskift, olieskift, besiktning, eu-kontroll
apron chef-hat: förkläde, förkläden
baby-bodysuit: babykläder, barnkläder, barnklädesbytardag
backpack pencil: ryggsäck, rygsæk, ryggsekk, skoltaske
ballet-shoes dancer: balett
bangles: armband, armbanden
bikini: badkläder
bra: underkläder dam, bh, behå, bh-provning, damunderkläder, lingerie
braid hair-comb: flätor, afroflätor, braids, box braids, dreadlocks, hårflätning
brain speech-bubble: psykiater, psykiatri, samtalsterapi, parterapi, kbt, stresshantering, psykolog, terapeut
brain speech-bubble: psykoterapi
briefs: underkläder
clothes-hanger coat: kemtvätt, second hand-kläder, klädhängare, begagnade kläder
coat: körsnär, pälsaffär, kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, vinterjackor
diamond magnifier: mineraler, ädelstenar
diamond ring: silverhalsband, namnhalsband, smycken, juvelerare, guldsmed, smykker, gullsmed
dress handbag: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
dress-shoe: skomakare, skomager
ear stethoscope: öronläkare, öron näsa hals, öron-näsa-hals, önh
earrings diamond: örhänge, örhängen
eyelashes eye: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, ögonbryn
foot dress-shoe: inläggssulor, ortopediska skor, podolog
foot lotion: fotvård, fodpleje, fotpleie, fodterapeut
glasses eye: optiker, glasögon, briller, kontaktlinser, synstest
gloves: handskar
graduation-cap books: vita mössor, studentmössa, studentmössor, studentmössan, vit mössa, universitet, högskola
graduation-cap books: høyskole, utbildning, uddannelse, utdanning
graduation-cap camera: studentfoto, studentfoton, studentfotografering, studentporträtt, studentbilder
hair-comb scissors: hårförlängning, löshår, fletninger, dreads, fletter
hair-dryer hair-comb: föning, hårfön, keratinbehandling, klippning och föning
handbag: väskor, väska, tasker, vesker, handväska
handshake coffee: besöksvän, besöksvänner, väntjänst
headscarf: hijab, sjal och hijab, abaya
hearing-aid: hörseltest, hörselkontroll, hörapparat, hörapparater, høreapparat
heart handshake: insamling, donation, indsamling, innsamling, frivilliga, frivillige
henna-hand: henna, hennamålning, hennatatuering
hiking-boot: vandring, vandringar, vandretur, fottur
hoodie t-shirt: hoodie, hoodies, huvtröja, huvtröjor
jumper scarf: stickad tröja, stickade tröjor, ylletröja, ylletröjor, islandströja, lusekofta, koftor, kofta
jumper scarf: stickade plagg
lipstick nail-polish: skönhetssalong, smink, makeup, skønhedssalon, hudpleiesalong, kosmetik, kosmetikk
lipstick serum-bottle: ansiktsvård, skönhetsvård
lungs stethoscope: lungläkare, lungmottagning
nail-polish: nagelsalong, manikyr, neglesalon, negle, naglar, negler
nappy baby: blöja, blöjor, tygblöjor, blöjtårta, blöjtårtor
necklace: halsband, pärlhalsband, silversmycken, handgjorda smycken
necktie: skjortor, herretøj, jakkesæt, dress og skjorter
perfume: parfym, parfume, parfyme
prosthetic-leg: benprotes, benproteser, ortopedteknik, ortopedingenjör
ring bouquet: bröllopsplanerare, bröllopskoordinator, bröllop, bryllup, vigselringar, vielsesringe, gifteringer
ring diamond: köper guld, köper ditt guld, vi köper guld, sälj ditt guld, sälj guld, guldköp
rollator: rollator, rollatorer
safety-vest: arbetskläder, skyddskläder, skyddsskor
safety-vest lab-coat: yrkeskläder
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling, serum
shopping-bags price-tag: loppis
shopping-bags price-tag: ~ rea, utförsäljning, udsalg, salg, loppemarked, loppetorv, tilbud
sneaker: skor, sneakers, sko, skobutik, skoaffär
socks: raggsockor
socks briefs: strumpor
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat, ryggsmerter, ont i ryggen
suit necktie: kostym, kostymer, skräddarsydd kostym, smoking, bröllopskostym, herrkläder
t-shirt clothes-hanger: klädbyte, klädbytardag
t-shirt jeans: tröjtryck, tshirt, tshirttryk
t-shirt socks: barnloppis
tattoo-machine: tatuering, tatovering, tatovør, tatuerare
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tannbleking, tandblegning, implantat, tandregulering
tooth: tannregulering, tandkontroll
tooth toothbrush: tandblekning, tandhygienist
top-hat: modist
top-hat sun-hat: hattmakare, hattar, mössor
vape: vape, e-cigaretter
wallet handbag: plånböcker, bälten, läderhantverk
wedding-dress ring: brudklänning, brudklänningar, bröllopsklänning, bröllopsklänningar, brudbutik
wig: peruk, peruker, hårersättning
x-ray: röntgen, radiologi, magnetröntgen
zip: dragkedja, dragkedjor, blixtlås
`;
