/** German words for people. Notation: word-list.ts. */
export const germanPeople = `
astronaut planet: raumfahrt, weltraum, weltall, planetarium
baby: babykurs, rückbildung, krabbelgruppe, pekip, hebamme, geburtsvorbereitung
baby camera: neugeborenenshooting, neugeborenenfotos, babyfotografin, babyfotograf
baby pregnant-woman: kinderwunsch, kinderwunschzentrum, kinderwunschpraxis, künstliche befruchtung, ivf, geburtsklinik
baby pregnant-woman: kreißsaal, kreißsaalführung, schwangerschaft, schwangerschaftsyoga, stillberatung
baby pregnant-woman: stillgruppe, babymassage, babyschwimmen, pikler, babyparty, babyshower
baby pregnant-woman: baby shower
baby teddy-bear: lätzchen, babymützen, spucktücher
baby toy-bricks: lauflernwagen
builder bricks: bauhelfer, bauleiter, polier, hilfsarbeiter
climber: kletterwand, kletterhalle, klettern, bouldern, boulderhalle, kletterkurs, Kletterschuhe, klettersteig
climber: klettersteige, klettersteigkurs, klettersteigen
climber fir-tree: waldseilpark, seilgarten, kletterparcours
clown: clown, zirkusclown
clown party-popper: karnevalsverein, karnevalsgesellschaft, faschingsverein, fasnachtsverein, narrenzunft, fasnet
clown party-popper: rosenmontagszug, faschingsumzug, karnevalsumzug, karnevalssitzung, kinderfasching, karneval
clown party-popper: fasching, fastnacht, fasnacht, prunksitzung, kappensitzung, weiberfastnacht, altweiber
clown party-popper: kinderkarneval, faschingsball, karnevalsparty, rosenmontag, faschingsparty, büttenrede
clown party-popper: kindersitzung, narrensprung, faschingsdienstag, gaudiwurm
cook cooking-pot: ich koche für euch
cook frying-pan: hilfskoch, küchenhilfe, kochkurs, kochschule, kochen lernen, privatkoch, kochabend, koch, köchin
cook frying-pan: küchenchef, beikoch, jungkoch, kochvorführung
dancer: hip-hop-kurs, seniorentanz, kindertanz, jazzdance, bauchtanz, gardetanz, Funkenmariechen
dancer musical-notes: tanzen, zumba, flamenco
farmer basket: Erntehelfer, Erntehelferin, Erntehelferinnen
fencer: fechten, fechtclub
gymnast: turnen, turnverein, kinderturnen
gymnast dumbbell: gerätepilates
gymnast hula-hoop: rhönrad, rhönräder, rhönradturnen
haircut hair-comb: haartransplantation, haarverpflanzung
handball-player: handball, handballverein, handballtraining, Völkerball
juggler: Jonglieren, Jonglierkurs
lotus-position: mbsr, stressbewältigung, meditieren, atemübungen, klangreisen, energiearbeit, schamane
lotus-position: pilates reformer kurs, gymnastikmatte, faszienrolle
lotus-position gymnast: barre
lotus-position lotus: entspannung, autogenes training, yoga, yogastudio, yogakurs, meditation, achtsamkeit
massage: lymphdrainage, manuelle lymphdrainage, faszienbehandlung, rebalancing, masseurin, masseure
massage: manuelle therapie, fango, kinesiologie, kinesiologin, kinesiologe
massage lotus: thai-massage, thai massage, thaimassage, wellnessmassage, wellness-massage, shiatsu
massage lotus: massage, massagen
nurse: krankenpfleger, krankenschwester, pflegedienst, altenpflege, pflegefachkraft, seniorenbetreuung, pflegefachfrau
nurse: pflegefachmann, pflegehelfer, pflegehelferin, pflegeausbildung, arzthelferin, medizinische fachangestellte, mfa
nurse: sozialstation, pflegeassistent, Spitex
nurse older-person: 24 stunden pflege, 24-stunden-pflege, 24h pflege, 24-stunden-betreuung, pflegekraft, pflegekräfte
nurse older-person: altenheim, seniorenheim, altersheim, pflegeheim, fachfrau gesundheit, fachmann gesundheit
nurse older-person: fachperson gesundheit, fage, fabe
older-person: Altennachmittag, Altenkreis
older-person dumbbell: seniorenturnen, seniorengymnastik, seniorensport, seniorenfitness, sturzprophylaxe
older-person dumbbell: hockergymnastik, Sitzgymnastik
older-person heart: senioren, seniorentreff, seniorennachmittag
older-person nurse: pflegeheimplatz, tagespflege, kurzzeitpflege, verhinderungspflege, alltagsbegleitung
older-person nurse: alltagsbegleiter, alltagshilfe, pflegegrad, pflegeberatung, demenz, demenzbetreuung, demenzgruppe
older-person nurse: demenzcafé, alzheimer, ambulante pflege, betreuungskraft, betreuungskräfte, pflegende angehörige
older-person nurse: seniorencafé, seniorenfrühstück, intensivpflege, nachbarschaftshilfe, rentnertreff, 24-h-betreuung
older-person nurse: 24h-betreuung, 24h betreuung, 24 h betreuung
pregnant-woman camera: babybauch, babybauchshooting, babybauch shooting, babybauch-shooting
pregnant-woman dress: umstandsjeans
rower: rudergerät, Ruderboot, Ruderboote
rower canoe: ruderverein, paddelboote, rudern
runner sack: sackhüpfen
runner sneaker: moorlauf, waldlauf, geländelauf, crosslauf, spendenlauf, berglauf, trailrun, traillauf, halbmarathon
runner sneaker: firmenlauf, staffellauf, silvesterlauf, leichtathletik, spendenläufe, benefizlauf, volkslauf, lauftreff
runner sneaker: stadtlauf, marathon, laufgruppe, laufkurs, laufanalyse, joggen, lauftraining, triathlonverein
runner sneaker: bambinilauf, charitylauf, hindernislauf, citylauf, laufveranstaltung, frauenlauf
santa: nikolaus, nikolausumzug, weihnachtsumzug, nikolauslauf, weihnachtsmann, wichteln, samichlaus, samichläuse
santa: schmutzli, chlaus, chlausmarkt, chlausabend, nikolauskostüm, nikolauskostüme
sauna: saunafloß, saunafass, sauna, spa, wellness, wellnesshotel, wellnesstag, saunabau, fasssauna
sauna hot-tub: infrarotkabine, infrarotkabinen, dampfbad, salzwasserbad, solebad, aufguss
skier skis: Skirennen
skier snowy-mountain: skilehrer, skilehrerin, skilehrer/in, skilehrern
surfer wave: surfschule, surfen
swimmer beach: Strandbad, Strandbäder
swimmer goggles: schwimmen lernen, seepferdchen, schwimmkurs, schwimmkurse, kraulen, schwimmschule, schwimmen
swimmer goggles: schwimmhalle, aquafitness, aqua-gymnastik
swimmer snowflake: winterbaden, eisbaden, winterschwimmen, eisschwimmen
swimmer swimming-pool: wassergymnastik, aqua fitness, aqua-fitness, aquajogging, aqua-jogging, aquacycling
walker: pilgerweg, wandertag, volkswandertag, wallfahrt, pilgern
water-polo-player: wasserball
wrestlers: ringerverein, ringkampf, ringkämpfe, freistilringen, wrestling, Schwingfest, Schwinget, Schwingclub
wrestlers: Schwingerfest, Ringer, Ringen für Kinder
`;
