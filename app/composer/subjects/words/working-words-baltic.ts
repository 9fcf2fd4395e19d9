/** As working-words.ts, for languages of the Baltic. Notation: word-list.ts. */
export const balticWorkingWords: Record<string, string> = {
  et: `
wheat sack: tuulik, tuuliku, tuulikut, vesiveski, tuuleveski
bricks hammer: ehitusmaterjalid, kruvid
gear wrench: hammasrattad, lehtmetall, masinaehitus, cnc treimine, treimine, freesimine, metallitöötlus, survevalu, valuvormid, hüdraulika, laserlõikus, valukoda, treitööd
tree axe: metsahooldus, valgustusraie, ostame metsa, metsa ja raieõigust, raieõigus, metsamaa, metsaomanikele, metsa ost, harvendus, võsalõikus
church candle: advendikontsert, kogudus, palvus, surnuaiapüha, pühapäevakool, palverännak
bell: kellamäng, kirikukellad
yarn socks: sokid ja kindad
sewing-needle thread: rahvarõivad, rahvariided, rahvariiete, rahvariie
stove: pottsepp, saunakeris, saunakerised
locomotive: mudelraudtee, kitsarööpmeline
bee honey: mesilasemad, tarud
scroll document: suguvõsauurimine, sugupuu
logs saw: saeveski, saematerjal, prussid, höövelmaterjal, puitmaterjal, saekaater, palgid
sailing-boat anchor: paatide talvehoid, talvehoid, paadikoht, jahtsadam, purjelaev, regatt, purjed
embroidery-hoop thread: pits, pitsid, pitsi, heegelpits, haapsalu sall
hand-fan: lehvikud
screwdriver toolbox: paranduskelder, parandustöötuba, parandusklubi
fire: jaanituli, jaanilõke, jaaniõhtu
hot-tub: tünnisaun
solar-panel sun: päikesekollektorid
snowflake tractor: lumetõrje, lume lükkamine
seedling tree: metsaistutus, seemned, metsa istutamine, taimelaat
motor-boat anchor: päramootor, päramootorid, paadimootor
fish: kalamaimud, kalakasvatus, forell, karpkala, räim, ahven
fishing-rod fish: kalurid, õngitsemine, kalamehed
cow milk: vasikad, mullikad, pullid, veised
sheep: jäärad
chick hen: tibud
sack spade: kompost, sõnnik, turvas
juice-box apple: mahlapress, mahla pressimine
walker: kepikõnd
musical-score musical-notes: laulupidu, lauluansambel
dancer: simman
harp: kandled
ballot-box: valimised, kaasav eelarve, rahvahääletus
megaphone: avalik arutelu, rahvakoosolek, külakoosolek, üldkoosolek
broom wastebasket: talgud, teeme ära, koristustalgud, talgupäev
wheelie-bin recycling: jäätmejaam, prügi, jäätmed, suurjäätmed
t-shirt clothes-hanger: riiete vahetus
theatre-masks: mardipäev, kadrilaat, mardilaat, vastlad
sled: vastlapäev, vastlaliug
basket leaves: korvipunumine, vitspunutised
yarn: viltimine, vill, ketramine
ring diamond: juveliir, sõled, sõlg
kitchen-knife: noateritaja
stove fire: ahjud, pliidid, kerised, saunaahi
chimney: korstnad
coin: mündimess
postbox love-letter: postmargid
vintage-car: vanatehnika, uunikum
tractor: põllutehnika
dove: tuvid
playing-card: bridž, kaardimäng
`,
  lt: `
fish: karpiai, karpis, žuvies rūkykla, žuvininkystė, žuvivaisa, upėtakiai
logs saw: lentos, lentpjūvė, sijos, gateris, tašai
sheep: avių kirpimas, ėriukai, avinai, avininkystė
sailing-boat anchor: jachta, laivo saugojimas, jachtklubas, regata, švartavimas, burės
cow milk: karvė
bread: duona, naminė duona, ruginė duona
goat cheese: ožkų sūris
cake-slice: šakotis, šakočiai
sewing-needle thread: tautiniai kostiumai, tautinis kostiumas
theatre-masks pancakes: užgavėnės
violin trumpet: orkestras
juice-box apple: obuolių sultys, spaudžiame sultis, sulčių spaudimas
canoe: plaukimas baidarėmis
locomotive: traukinukų modeliai, siaurukas
tractor: sėjamoji, sėjamosios, kultivatorius
scroll document: genealogija, giminės medis
tractor hay-bale: šienavimas, sklypo šienavimas
bell: varpai, varpų, varpinė
candle dinner-plate: kūčios, kūčių vakarienė
motorcycle: motociklininkai, motociklininkų
tractor wrench: žemės ūkio technikos remontas, traktorių remontas
hut logs: rąstiniai namai, rąstinis namas
gear wrench: cnc frezavimas, frezavimas, tekinimas, cnc tekinimas, metalo apdirbimas, liejimo formos, plastiko liejimas, plastiko liejimas formose, guoliai, hidraulika, detalių gamyba, metalo detalės, lazerinis pjovimas, metalo lenkimas, liejykla
welding-mask fire: metalo konstrukcijos
axe logs: medkirtys
tree axe: miško retinimas, miškas, jaunuolynų ugdymas, miško pirkimas, perkame mišką, genėjimas
seedling tree: miško sodinimas, miško želdinimas, daigynas, sėklos
motor-boat anchor: pakabinami varikliai
knot: virvės
fishing-rod fish: žvejų klubas
dairy-cow: veršeliai, telyčios, melžimas, galvijai, buliukai
chick hen: viščiukai, inkubatorius
bee honey: bičių motinėlės
wheat sack: grūdai, kombikormai, kviečiai, avižos
sack spade: kompostas, juodžemis, mėšlas, durpės, durpių substratas, dirvožemis
mushroom: pievagrybiai
herb: žolininkė
church candle: mišios, atlaidai, adventas, parapija, šventoji vakarienė, pamaldos, rekolekcijos, klebonas, velykų vigilija, vienuolynas
walker: piligrimystė
candle: vėlinės
headstone: kapų tvarkymas, kapų priežiūra, kapavietės
musical-score musical-notes: chorui, ieškome balsų, ansamblis
trumpet: pučiamieji
dancer: šokių kolektyvas, tautinių šokių
accordion: kaimo kapela, kapela
harp: kanklės
ballot-box: rinkimai, balsavimas, dalyvaujamasis biudžetas, seniūnaičių rinkimai
megaphone: viešas svarstymas, gyventojų susirinkimas, bendruomenės susirinkimas
broom wastebasket: talka, švaros akcija
wheelie-bin recycling: šiukšlės, atliekos, atliekų surinkimas, didžiagabaritės atliekos, rūšiavimas, elektronikos atliekos
blood-drop: kraujo donorai, paaukok kraujo
fire-engine: gaisrinė
yarn: vėlimas, verpimas
basket leaves: pynimas iš vytelių, krepšiai iš vytelių, krepšių pynimas
tiles trowel: mozaika
book: knygrišystė
fountain-pen scroll: dailyraštis
violin: smuikai
handbag: odininkas
saddle: pakinktai
ring diamond: auksakalys
vintage-car: senovinė technika
dove: balandžiai, pašto balandžiai
compass: orientacinės varžybos, orientavimasis
playing-card: bridžas, kortų turnyras
stove fire: krosnis, krosnys, krosnininkas
sauna: pirtininkas, vantos
sun water-tank: saulės kolektoriai
marquee chair: pavėsinė nuoma
theatre-masks: užgavėnių
fire: joninės
horse: arklių
ham: lašiniai, skilandis
`,
  lv: `
dancer musical-notes: deju kopa, deju kopas, tautas dejas, tautas deju, tautisko deju, dejotāji, dejotājus, dejotājas, deju kolektīvs
fish: zivju mazuļi, zivju audzētava, siļķu kūpinātava, siļķes, foreles
logs saw: zāģmateriāli, kokmateriāli, kokzāģētava, dēļi, zāģēti kokmateriāli, brusas, gateris, apaļkoki, ēvelēti dēļi
sailing-boat anchor: jahtas, jahtklubs, regate, piestātne, buras
cow milk: govs
cow: teles
bread: maize, rupjmaize, lauku maize
motor-boat anchor: laivu motori, piekaramie motori
necklace: krelles, dzintara rotas, dzintars, dzintara izstrādājumi
wheat sack: graudi, kombinētā barība, kvieši, auzas
pipe-organ: ērģeļmūzika
church candle: ziemassvētku dievkalpojums, adventes dievkalpojums, garīgie vakari, klosteris, dievkalpojums, draudze, advente, iesvētes mācība, svētbrīdis, svētceļojums, mācītājs, kapusvētki
goat cheese: kazas siers, kazu siers
theatre-masks: ķekatnieki, ķekatas, budēļi
tent campsite: bērnu nometne, vasaras nometne, nometne
scroll document: ciltskoks, dzimtas koks
hut logs: guļbūves, guļbūve
lawnmower: pļaujam zāli
spoon: koka karotes
gear wrench: cnc virpošana, virpošana, frēzēšana, veidnes, plastmasas liešana, gultņi, hidraulika, detaļu izgatavošana, metāla detaļas, liešanas formas, lāzergriešana, virpotājs
welding-mask fire: metālkonstrukcijas
axe logs: briketes
tree axe: meža kopšana, jaunaudžu kopšana, mežs, cirsmas, pērkam mežu, kokkopis, bīstamu koku
seedling tree: meža stādīšana, augļkoki, meža atjaunošana, koku stādīšana, sēklas
canoe: laivošana
knot: virves, tauvas
fishing-rod fish: makšķernieki, zveja
dairy-cow: teļi, slaukšana, liellopi, buļļi
sheep: jēri, aitu cirpšana, aitkopība
hen: dējējas
chick hen: cāļi, cālīši
bee honey: bites, drava
combine-harvester: kulšana
sack spade: komposts, kūtsmēsli, kūdra, augsne
apple: ābeļdārzs
juice-box apple: sulas spiešana, spiežam sulu
blueberries: krūmmellenes
herb: zāļu sieva
walker: svētceļnieki, nūjošana
candle: svecīšu vakars, sveču liešana
headstone: kapu kopšana, kapu apmales
musical-score musical-notes: korim, dziesmu svētki, ansamblis
trumpet drum: orķestris, pūtēji
harp: kokle, kokles
dancer: tautas deju, danči
accordion: ermoņika, lauku kapela
ballot-box: balsojums, līdzdalības budžets, balsošana
megaphone: sabiedriskā apspriešana, iedzīvotāju sapulce, kopsapulce
broom wastebasket: lielā talka, talka, sakopšanas talka
wheelie-bin recycling: atkritumi, lielgabarīta atkritumi, šķirošana, elektronikas atkritumi
screwdriver toolbox: labotava
sewing-needle thread: tautastērps, tautastērpi
yarn: filcēšana, vērpšana
anvil hammer: kalve, kalējdarbi
basket leaves: pinumi, klūgu
tiles trowel: mozaīka, flīzētājs
book: grāmatsiešana
fountain-pen scroll: glītrakstīšana
violin: vijoļmeistars
saddle: sedlinieks
ring diamond: zeltkalis, rotkalis, sakta, saktas
locomotive: dzelzceļa modeļi, šaursliežu
coin: numismātika
vintage-car: spēkrati, vecie spēkrati
dove: baloži
playing-card: bridžs, zolīte, zolītes turnīrs
radio: radioamatieri
sauna: pirtnieks
sun water-tank: saules kolektori
fire: līgo, jāņu ugunskurs, ugunskurs, saulgrieži
key lock-and-key: slēdzeņu maiņa
horse: zirgaudzētava
ham: speķis
chimney: skursteņu
`,
};
