/** Swedish words for clothes and the body. Notation: word-list.ts. */
export const swedishWear = `
abaya: abaya, abayor
anatomical-heart stethoscope: hjärtmottagning, ekg, högt blodtryck, blodtryck, blodtryckskontroll, organdonation
anatomical-heart stethoscope: hjärtkontroll, hjärt-lung, hjärtinfarkt, kolesterol, stroke
apron chef-hat: förkläde, förkläden
baby-bodysuit: babykläder, barnkläder, barnklädesbytardag, sparkdräkt
baby-carrier: bärsele, bärselar, bärsjal, bärsjalar
backpack pencil: ryggsäck, rygsæk, ryggsekk, skoltaske, skolväskor
ballet-shoes dancer: balett
bangles: armband, armbanden, armringar
bathrobe: badrock, badrockar, badrocken, morgonrock, morgonrockar
beanie: mössa, mössor, stickad mössa, stickade mössor, toppluva, toppluvor, vintermössa
belt: läderbälte, läderbälten, skinnbälte, bälten
bike-helmet: cykelhjälm, cykelhjälmar, cykelhjälmen
bikini: badkläder
blouse dress: tunikor, damskjortor
boot: kängor, vinterskor, vinterkängor, stövletter, ridstövlar, arbetsskor, vinterstövlar, lammullskängor, skyddsskor
boot snowflake: broddar, isbroddar, skobroddar
bow-tie: fluga herr, smokingfluga, flugor till smoking
bra: underkläder dam, bh, behå, bh-provning, damunderkläder, lingerie, bysthållare
braces toothbrush: tandregulering, tannregulering, tandställning, tandställningar, tandregleringen, ortodonti
braces toothbrush: tandreglering
braid hair-comb: flätor, afroflätor, braids, box braids, dreadlocks, hårflätning
brain speech-bubble: psykiater, psykiatri, samtalsterapi, parterapi, kbt, stresshantering, psykolog, terapeut
brain speech-bubble: psykoterapi, utbrändhet, utmattning, livscoach, familjerådgivning, samtalsstöd, psykisk ohälsa
brain speech-bubble: adhd-utredning
briefs: underkläder, kalsonger, boxershorts, trosor, långkalsonger
brooch: brosch, broscher, broschen
button: knappar, skjortknappar
clogs: träskor, trätofflor, träsko, trätoffla, träskomakare
clothes-hanger: galgar, hallmöbel
clothes-hanger coat: kemtvätt, second hand-kläder, klädhängare, begagnade kläder, klädinsamling, vintagekläder
clothes-hanger coat: kläder insamling, klädbytardagar, skräddartvätt, klädbyten
coat: körsnär, pälsaffär, kappa, jackor, jakker, frakke, secondhand, genbrug, jacka, kappor, regnkläder, regnställ
coat: ytterkläder, överall, vinteroverall, vinteroveraller, skidkläder, päls, pälsar, regnjacka, dunjacka
coat scarf: varma kläder, vinterkläder, vinterjackor, varma jackor
coat deer: jaktkläder, jaktjacka, jaktjackor
conical-hat: konisk hatt, koniska hattar, vietnamesisk hatt, rishatt
contact-lens: kontaktlins, kontaktlinser, endagslinser, månadslinser, linsundersökning
corset: korsett, korsetter, snörliv
dental-implant toothbrush: implantat, tandimplantat, implantatbehandling
diamond magnifier: mineraler, ädelstenar
diamond ring: silverhalsband, namnhalsband, smycken, juvelerare, guldsmed, smykker, gullsmed
dirndl: dirndl, dirndlklänning, dirndlklänningar, tyrolerklänning
dress: dammode, stora storlekar, klädbutik
dress handbag: mode, damkläder, klänning, klänningar, kjole, kjoler, klær, kläder, tøj, mote
dress baby: dopklänning, dopklänningar, dopkläder
dress-shoe: skomakare, skomager
dungarees: hängselbyxor, hängselbyxa, snickarbyxor, snickarbyxa
ear stethoscope: öronläkare, öron näsa hals, öron-näsa-hals, önh, vaxpropp, öronspolning
earrings diamond: örhänge, örhängen
earrings ring: piercingar, håltagning, håltagning i öron
eye glasses: ögonlaser, ögonoperation, laseroperation av ögon, linsbyte, grå starr, gråstarr, starroperation, ögonläkare
eye glasses: ögonklinik, ögonundersökning, grön starr, ögonlocksplastik, ögonlocksoperation, synfel, ögonmottagning
eye glasses: ögonsjukvård
eyebrow: ögonbryn, ögonbrynen, plocka ögonbryn, färga ögonbryn, browlift, brow lift, microblading, ögonbrynsstyling
eyelashes eye: fransförlängning, ögonfransar, vippeextensions, vipper, øjenvipper, lashlift, bryn och fransar, fransar
eyelashes eye: brynplock, brynlaminering
fascinator: fascinator, fascinators, brudhatt med flor
flat-shoe: ballerinaskor, loafers, morgontofflor
foot dress-shoe: inläggssulor, ortopediska skor, podolog
foot lotion: fotvård, fodpleje, fotpleie, fodterapeut, pedikyr, fotvårdsterapeut, fotinlägg, nageltrång, fotspa
football-boot: fotbollsskor, fotbollssko, fotbollsskorna
glasses eye: optiker, glasögon, briller, synstest, synundersökning, syntest, progressiva glas
gloves: handskar, vantar
graduation-cap books: universitet, högskola, høyskole, utbildning, uddannelse, utdanning, högskoleprovet, komvux
graduation-cap books: studentexamen, studenten, studentfest, studentmottagning, gymnasieexamen, stipendier, lärling
graduation-cap books: lärlingar, praktikplats, praktikant, kvällskurs, kvällskurser, fortbildning, omskolning, studier
graduation-cap books: kandidatprogram, studiecirkel, studiecirklar, yrkesvux, kurser, studieförbund, studentskiva
graduation-cap books: lärlingsplats, studievägledning, gymnasiemässa, doktorand
graduation-cap camera: studentfoto, studentfoton, studentfotografering, studentporträtt, studentbilder
hair-clipper: hårklippare, hårklippningsmaskin, hårtrimmer, skäggtrimmer
hair-comb: hårborste
hair-comb scissors: fletninger, dreads, fletter, håruppsättning, brudfrisyr, bröllopsfrisyr
hair-comb scissors: hårfärgning, hårstylist, hårtransplantation, håravfall, frisyr, frisyrer, hårvård
hair-dryer: hårtork, locktång
hair-dryer hair-comb: föning, hårfön, keratinbehandling, klippning och föning
hair-extensions: löshår, hårförlängning, hårförlängningar, hårextensions, tejpextensions
handbag: väskor, väska, tasker, vesker, handväska
handshake coffee: besöksvän, besöksvänner, väntjänst
hanfu: hanfu, hyra hanfu
headscarf: hijab, sjal och hijab
hearing-aid: hörseltest, hörselkontroll, hörapparat, hörapparater, høreapparat, hörselskadade, hörcentral, hörselprov
heart handshake: insamling, donation, indsamling, innsamling, frivilliga, frivillige, gåva till, bistånd, katastrofhjälp
heart handshake: jordbävning, översvämning hjälp, volontär, volontärer, frivillig, välgörenhet, välgörenhetsgala, fadder
heart handshake: fadderbarn, röda korset, ukraina, flyktingar, hemlösa, musikhjälpen, radiohjälpen, kontaktperson
heart handshake: ideell, ideella, stödgala, månadsgivare, bli månadsgivare, medmänniska, kvinnojour, stadsmission
heart handshake: insamlingsgala, skänk en gåva, bli fadder, stödkonsert, frivilligarbete, jourfamilj
henna-hand: henna, hennamålning, hennatatuering
high-heel: klackskor, klacksko
hiking-boot: vandring, vandringar, vandretur, fottur
hiking-boot walker: vandra, promenad, promenadgrupp, friluftsliv, skogspromenad, poängpromenad, fjälltur
holdall: sportväska, sportväskor, träningsväska, träningsväskor, sportbag, sportbagar, duffelväska, duffelbag
holdall: weekendbag, gymväska
hoodie: luvtröja, hättetröja, hättetröjor
hoodie t-shirt: hoodie, hoodies, huvtröja, huvtröjor
jumper: ulltröja, tröjor
jumper scarf: stickad tröja, stickade tröjor, ylletröja, ylletröjor, islandströja, lusekofta, koftor, kofta
jumper scarf: stickade plagg
jumpsuit: jumpsuit, jumpsuits, playsuit
kippah: kippor, judisk kippa, kippah
laser-hair-removal lotion: ipl, hårborttagning med laser, laserhårborttagning, permanent hårborttagning
laser-hair-removal lotion: laser hårborttagning, hårborttagning laser
laser-hair-removal: laserbehandling, laserbehandlingar
leggings: leggings
lehenga: lehenga
life-jacket: flytväst, flytvästar, räddningsväst, räddningsvästar
lip-balm: läppbalsam, läppbalsamer, läppcerat, läppvård
lips syringe: läppförstoring, läppfillers, läppförstoringar, fillers läppar, läppfiller
lipstick nail-polish: skönhetssalong, smink, makeup, skønhedssalon, hudpleiesalong, kosmetik, kosmetikk
lipstick serum-bottle: ansiktsvård, skönhetsvård
lipstick eyelashes: brudsminkning, festsminkning
lungs stethoscope: lungläkare, lungmottagning, sluta röka, rökavvänjning, rökfri, sluta snusa, kol-sjuk
makeup-palette: ögonskugga, ögonskuggor, ögonskuggspalett, sminkpalett, sminkpaletter, sminkborste, sminkborstar
makeup-palette: sminkset
nail-polish: nagelsalong, manikyr, neglesalon, negle, naglar, negler, gellack, nagelförlängning, nagelvård
nail-polish: nagelteknolog, nagellackering
nappy baby: blöja, blöjor, tygblöjor, blöjtårta, blöjtårtor
necklace: halsband, pärlhalsband, silversmycken, handgjorda smycken, berlock, berlocker, modesmycken
necktie: herretøj, jakkesæt, dress og skjorter, slips, fluga i siden
perfume: parfym, parfume, parfyme, doftspridare
poncho: poncho, ponchos, ponchor, ullponcho, stickad poncho
prayer-shawl: tallit, bönesjal, bönesjalar
prosthetic-leg: benprotes, benproteser, ortopedteknik, ortopedingenjör
pyjamas: pyjamas, pyjamasar, nattlinne, nattlinnen, nattkläder
qipao: qipao, cheongsam, kinesisk klänning, kinesiska klänningar
ring: förlovningsring, förlovningsringar
ring bouquet: bröllopsplanerare, bröllopskoordinator, bröllop, bryllup, vigselringar, vielsesringe, gifteringer
ring bouquet: bröllopslokal, vigsel, förlovning, drop-in-vigsel, bröllopsplats, vigslar
ring diamond: köper guld, köper ditt guld, vi köper guld, sälj ditt guld, sälj guld, guldköp, silversmed, smycke
ring diamond: guld och silver, silversmide
rollator: rollator, rollatorer, gåstol, gåstolar
safety-vest: arbetskläder, skyddskläder, reflexer, reflexvästar
safety-vest lab-coat: yrkeskläder
sandal: sandaler, träskofabrik, foppatofflor
scarf: sjal
serum-bottle: skäggolja
serum-bottle lotion: hudterapeut, hudvård, hudpleje, hudpleie, ansiktsbehandling, serum
sherwani: sherwani
shirt: skjorta, skjortor, herrskjorta, herrskjortor, linneskjorta, linneskjortor
shopping-bags handshake: säljare, butiksansvarig, butikschef, köpcentrum, shoppingkväll, handelsdag, butikspersonal
shopping-bags price-tag: mellandagsrea, slutrea, lagerrensning, lagerförsäljning, realisation, vinterrea, sommarrea
shopping-bags price-tag: svartfredag, byteshandel
shopping-bags price-tag: ~ rea, utförsäljning, udsalg, salg, loppemarked, loppetorv, tilbud
shorts: badbyxor
skirt: kjol, kjolar, kjolen, minikjol, plisserad kjol
sleep-sack: babysovsäck, sovpåse, sovpåsar
slippers: tofflor, toffla, innetofflor, fårskinnstofflor, inneskor, tovade tofflor
smartwatch: smartklocka, smartklockor, smartklockan, smart klocka, smarta klockor, smartwatch, apple watch
sneaker: skor, sneakers, sko, skobutik, skoaffär, damskor, skoservice
socks: raggsockor
socks briefs: strumpor
songkok: songkok, kopiah
spine: kiropraktor, naprapat, fysioterapeut, fysioterapi, sjukgymnast, osteopat, ryggsmerter, ont i ryggen, naprapati
spine: osteopati, ryggont, ryggskott, ryggsmärta, ischias, rehab, rehabilitering, diskbråck, nackspärr
suit necktie: kostym, kostymer, skräddarsydd kostym, smoking, bröllopskostym, herrkläder
suit bow-tie: frack, frackar, frackuthyrning
sun-hat: solhatt, solhattar
t-shirt: profilkläder, t-shirttryck, screentryck, piketröjor, textiltryck, tryck på kläder, brodyr profilkläder
t-shirt: t-tröjor, tryck på t-shirts, tryck på t-shirt, tryck på tröjor
t-shirt clothes-hanger: klädbyte, klädbytardag
t-shirt jeans: tröjtryck, tshirt, tshirttryk
t-shirt socks: barnloppis
tattoo-machine: tatuering, tatovering, tatovør, tatuerare, gaddning
tights: strumpbyxor, strumpbyxa
tooth: tandläkare, tandlæge, tannlege, tandvård, tänder, tannbleking, tandblegning, tandkontroll, osynlig tandställning
tooth: visdomstand, rotfyllning, tandkrona, tandkött, skalfasader, bettskena
tooth toothbrush: tandblekning, tandhygienist
top-hat: modist
top-hat sun-hat: hattmakare, hattar
tote-bag: tygkasse, tygkassar, tygpåse, tygpåsar, bomullskasse, totebag
trousers: byxor, byxa, kostymbyxor, byxorna
turban: turban, turbaner
vape: vape, e-cigaretter
walking-stick: promenadkäpp, promenadkäppar, gåkäpp
wallet: plånbok, korthållare
wallet handbag: plånböcker, läderhantverk
wax-pot: sockring
wax-pot lotion: vaxning, brasiliansk vaxning, brazilian wax, hårborttagning med vax, vaxsalong, sugaring
wedding-dress ring: brudklänning, brudklänningar, bröllopsklänning, bröllopsklänningar, brudbutik
wellingtons: gummistövlar, gummistövel, regnstövlar
wetsuit surfer: våtdräkt, våtdräkter, våtdräkten, hyra våtdräkt
wig: peruk, peruker, hårersättning
x-ray: röntgen, radiologi, magnetröntgen, mammografi, datortomografi
zip: dragkedja, dragkedjor, blixtlås
`;
