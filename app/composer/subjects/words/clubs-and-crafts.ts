import { englishClubsAndCrafts } from './clubs-and-crafts-en.ts';

/**
 * Rural trades, crafts, clubs and notices, by language, that the other lists name less exactly or not at all; these go
 * first. Notation: word-list.ts.
 */
export const clubsAndCrafts: Record<string, string> = {
  en: englishClubsAndCrafts,
  de: `
older-person dumbbell: seniorengymnastik, seniorensport, hockergymnastik
tap plunger: kanalsanierung, rohrsanierung
runner sneaker: leichtathletik
star sheep: krippenausstellung, weihnachtskrippe, weihnachtskrippen, krippenbau, lebende krippe
fire logs: osterfeuer, sonnwendfeuer, johannisfeuer, martinsfeuer
bird nest: vogelhäuschen, vogelhaus, nistkasten, nistkästen
droplet bucket: regenwassertank, regentonne, regentonnen, zisterne, zisternen
handshake heart: tauschring, tauschbörse
oil-lamp compass: nachtwächterführung, nachtwächterrundgang, laternenführung
bee honey: bienenvölker, bienenvolk, bienenableger, ablegervölker, bienenkasten, bienenkästen
wheat spade: sensenkurs, sensenmähen, dengelkurs
newspaper recycling: altpapier, altpapiersammlung
train locomotive: modelleisenbahner, modellbahner
-: haus der vereine, haus der kultur, haus der begegnung, haus des gastes
excavator crane: bagger, minibagger, baggerarbeiten, baggerbetrieb, baggerverleih
fish tropical-fish: fischzucht, forellenzucht, karpfenzucht
paintbrush amphora: keramik bemalen, keramikmalen
`,
  fr: `
star sheep: crèche vivante, crèches de noël, crèche de noël
dancer musical-notes: fest-noz, fest noz, fest-deiz
museum: fête du patrimoine, journées du patrimoine, journée du patrimoine, petit patrimoine
grapes wine: vendange, vendanges, fête des vendanges
-: maison des associations, maison de la culture, maison du peuple, maison de quartier, maison des jeunes
chair armchair: cannage, cannage de chaises, cannage et rempaillage, rempaillage, rempaillage de chaises, rempailleur, rempailleuse
moon tree: nuit des chauves-souris, chauves-souris, nuit de la chauve-souris
wine grapes: dégustation au caveau, caveau de dégustation, dégustation à la cave, visite de cave
ballot-box pencil: signez la pétition, pétition
fish tropical-fish: pisciculture
`,
  es: `
plug light-bulb: contrato de luz, factura de la luz, factura de luz, tarifa de luz
star sheep: belén viviente, belenes, ruta de belenes
dinner-plate cutlery: alquiler de menaje, menaje para bodas, menaje para eventos
flute musical-notes: gaita, gaitas, gaitero, gaiteros
horse: paseos en burro, burro, burros
grapes wine: vendimia, fiesta de la vendimia
-: casa de cultura, casa de la cultura, casas de cultura, casa del pueblo
excavator crane: excavadora, excavadoras, miniexcavadora, excavaciones, retroexcavadora
party-popper balloon: toro mecánico, rodeo mecánico
ballot-box pencil: firma la petición, firma esta petición, recogida de firmas
paintbrush amphora: pintar cerámica, pintura en cerámica, pintura sobre azulejo
fish tropical-fish: piscicultura, piscifactoría
`,
  it: `
star sheep: presepe vivente, presepe, presepi
dancer musical-notes: pizzica, taranta, tarantella
carrot spade: orti sociali, orto sociale, orti in affitto, orti urbani
bee honey: arnie, arnia, sciami e arnie, sciami di api, sciami, nuclei di api
grapes wine: vendemmia, vendemmia turistica, vendemmie
newspaper recycling: raccolta carta, raccolta della carta
-: casa della cultura, casa del popolo, casa delle associazioni
excavator crane: escavatore, escavatori, miniescavatore, miniescavatori
ballot-box pencil: firma la petizione, raccolta firme
paintbrush amphora: dipingere la ceramica, pittura su ceramica, decorazione ceramica
`,
  pt: `
bread: oficina de pão, oficina de pão caseiro
fountain-pen notebook: oficina de escrita
cook: oficina de culinária, oficina de cozinha
amphora palette: oficina de cerâmica
star sheep: presépio ao vivo, presépio, presépios
bee honey: colmeias, colmeia, enxames, enxame, apiário
grapes wine: vindima, vindimas, festa das vindimas
-: casa da cultura, casa do povo, casa de cultura
excavator crane: miniescavadora, miniescavadeira, mini escavadeira, escavadeira, retroescavadeira
party-popper balloon: touro mecânico
paintbrush tiles: pintura de azulejos, pintura de azulejo, pintar azulejos, pintura em azulejo, workshop de azulejos, azulejaria
paintbrush amphora: pintura em cerâmica, pintura em porcelana
fish tropical-fish: piscicultura, criação de peixes, criação de tilápia
`,
  nl: `
stew cook: volkskeuken, buurtkeuken
carrot spade: volkstuin, volkstuinen, moestuin, moestuinen
fireworks: carbidschieten
star sheep: levende kerststal, kerststal
bee honey: bijenvolken, bijenvolk, bijenkast, bijenkasten
newspaper recycling: oud papier
excavator crane: graafmachine, graafmachines, minigraver, minigravers
`,
  sv: `
hot-air-balloon: ballongflyg, ballongflygning, luftballong
-: håll i hatten
fishing-rod snowflake: pimpeltävling, pimpelfiske, isfiske
bee honey: bisamhällen, bisamhälle, bikupor, bikupa, biodling
saw axe: motorsågskörkort, motorsågskurs
-: folkets hus, bygdegården
-: spelar, spelas
droplet tap: brunnsborrning, vattenbrunn, vattenbrunnar
`,
  et: `
dancer musical-notes: rahvatants, rahvatantsurühm, rahvatantsijad
fishing-rod snowflake: talipüük, jääpüük
bee honey: mesilaspere, mesilaspered, mesilasperede, mesitaru, mesitarud, mesindus
musical-notes musical-score: segakoor, naiskoor, meeskoor, koorilaul, lastekoor
-: kultuurimaja, rahvamaja, seltsimaja
theatre-masks: harrastusteater, näitering, teatritrupp
toolbox hammer: tööriistad, tööriistu, tööriist, tööriistade, laenuta tööriistu, laena tööriistu
-: laena, laenata, laenuta, laenutada, laenutame
`,
  lv: `
-: uz viļņa, uz viļņiem
canoe rower: sup dēļu noma, sup dēļi, sup noma
fishing-rod snowflake: zemledus makšķerēšana, bļitkošana
bee honey: bišu saimes, bišu saime, bišu stropi, biškopība
-: kultūras nams, kultūras namā, tautas nams, tautas namā
theatre-masks: amatierteātris, amatierteātra, pirmizrāde, pirmizrādi
`,
  lt: `
fishing-rod snowflake: poledinė žūklė, žūklė ant ledo
bee honey: bičių šeimos, bičių šeimas, aviliai, bitininkystė
-: kultūros namai, kultūros namuose, kultūros namų
headstone candle: paminklai, paminklas, paminklų, paminklus, antkapiai, antkapių
`,
  pl: `
star sheep: żywa szopka, szopka, szopki
sled horse: kulig, kuligi
bee honey: odkłady pszczele, odkład pszczeli, rodziny pszczele, ule, pasieka, pasieki
newspaper recycling: makulatura, zbiórka makulatury, makulatury
-: dom kultury, domu kultury, domem kultury, świetlica wiejska
bee honey: pszczelarskie, warsztaty pszczelarskie, kurs pszczelarski, kursy pszczelarskie
excavator crane: minikoparka, koparka, minikoparki, koparki
`,
  cs: `
recycling: výkup šrotu, šrot, výkup kovů
star sheep: živý betlém, betlém, betlémy
bee honey: včelí oddělky, oddělky, včelstva, včelstvo, úly
dancer musical-notes: ples, plesy, hasičský ples, myslivecký ples, maturitní ples
newspaper recycling: starý papír, sběr papíru, sběr starého papíru, starého papíru
-: kulturní dům, kulturním domě
wine grapes: sklípek, sklípku, sklípky, vinný sklípek, ve vinném sklípku, degustace ve sklípku, degustace ve sklepě, posezení ve sklípku
wine grapes: ~ degustace
bee honey: včelařský kurz, včelařství, včelařský, včelaření
excavator crane: bagr, minibagr, bagry
`,
  sk: `
mushroom: hríby, hríbov, hubárčenie, zber hríbov
blood-drop: odber krvi, darovanie krvi
recycling: výkup šrotu, výkup kovov
star sheep: živý betlehem
bee honey: včelstvá, včelstvo, včelie rodiny, úle
dancer musical-notes: ples, plesy, hasičský ples, poľovnícky ples
newspaper recycling: zber papiera, starý papier
-: kultúrny dom, kultúrnom dome, kultúrneho domu
wine grapes: vínna pivnica, vo vínnej pivnici, pivničke, ochutnávka v pivnici
bee honey: včelársky kurz, včelárstvo
`,
  hu: `
tree seedling: faültetés, fát ültetünk
star sheep: élő betlehem, betlehemes
bee honey: méhcsalád, méhcsaládok, kaptár, kaptárak
dancer musical-notes: szüreti bál, batyus bál, farsangi bál, jótékonysági bál, bál
scaffold ladder: állvány bérlés, állványbérlés, állványozás, állvány kölcsönzés
-: művelődési ház, művelődési házban, művelődési központ, kultúrház, kultúrházban, faluház, faluházban, közösségi ház, közösségi házban
theatre-masks: színkör, műkedvelő színkör, színjátszó, színjátszó kör, színjátszók, színjátszó csoport, műkedvelő társulat, amatőr társulat, népszínmű
`,
  el: `
bee honey: μελίσσια, μελίσσι, κυψέλες μελισσών, μελισσοκομία
theatre-masks: θεατρική ομάδα, θεατρικής ομάδας, θεατρική παράσταση, ερασιτεχνική θεατρική ομάδα
`,
  ru: `
-: с лёгким паром, с легким паром
leaves: веники берёзовые, берёзовые веники, дубовые веники, веники дубовые
horse sled: катание на тройке, тройка с бубенцами, катание на санях
star sheep: вертеп
bee honey: пчелопакеты, пчелопакет, пчелосемьи, ульи, улей, пасека
spade broom: субботник, субботники, субботнике
tree seedling: сажаем деревья, посадка деревьев
-: дом культуры, доме культуры, дома культуры, дом творчества, спортзал школы, школьный спортзал, в школьном спортзале
excavator crane: экскаватор, мини-экскаватор, миниэкскаватор
`,
  uk: `
star sheep: вертеп
bee honey: бджолопакети, бджолопакет, бджолосімʼї, вулики, вулик, пасіка, пасіки
spade broom: толока, толоку, прибирання парку
tree seedling: саджаємо дерева, висадка дерев
-: будинок культури, будинку культури, будинок творчості, спортзал школи, школа спортзал, шкільний спортзал, у шкільному спортзалі
knot thread: маскувальні сітки, маскувальних сіток, маскувальна сітка, плетіння сіток, плетемо сітки, плетемо маскувальні сітки, плетіння маскувальних сіток
`,
  bg: `
bee honey: пчелни семейства, пчелно семейство, кошери, кошер, пчелин
scaffold ladder: скеле, скелета, наем на скеле
-: дом на културата, читалището
-: павел баня, сапарева баня, долна баня, горна баня, баня махала
perfume rose: розоварна, розоварната, розова вода, гюлова вода, розово масло, гюлово масло
wine grapes: дегустация на вина, дегустация на вино, винарска изба, винарна, винена изба
`,
  ur: `
bee honey: شہد کی مکھیوں، شہد کی مکھیاں
sewing-machine thread: ٹیلرز، ٹیلر، ٹیلرنگ، عید کے سوٹ، عید کا سوٹ، عید کے سوٹ کی سلائی، سوٹ کی سلائی
`,
  hi: `
seedling plant: सब्जी की पौध, पौध और बीज
bee honey: मधुमक्खी के बक्से, मधुमक्खी पालन
-: भंडारा, भंडारे, जागरण
palette hindu-temple: मूर्ति बनाने, मूर्ति निर्माण, मूर्ति कार्यशाला, गणेश मूर्ति कार्यशाला
`,
  ta: `
hen egg: கோழிப் பண்ணை, கோழி வளர்ப்பு, நாட்டுக்கோழி
bee honey: தேனீ வளர்ப்பு, தேனீ பெட்டி
seedling spade: வளர்ப்பு பை, வளர்ப்புப் பை, க்ரோ பேக், மாடித்தோட்டம், மாடித் தோட்டம்
handbag: ~ பை, பைகள்
`,
  id: `
basket tree: durian, durian montong, musang king, durian musang king, buah durian, manggis, rambutan
excavator crane: excavator, excavator mini, ekskavator, beko
fish: budidaya lele, budidaya ikan, ternak lele, ternak ikan, ternakan ikan
`,
  ms: `
basket tree: durian, musang king, durian musang king, buah durian, manggis, rambutan
fish: ternakan ikan, ternak ikan
`,
  tl: `
blood-drop: dugo, bloodletting
basket tree: durian, mangosteen, rambutan, lanzones
parcel ship: balikbayan box, balikbayan boxes, balikbayan
fish: hito, tilapia
`,
  vi: `
-: bơm gas, nạp gas
basket tree: sầu riêng, măng cụt, chôm chôm
excavator crane: máy xúc, máy xúc mini, máy đào
`,
  th: `
basket tree: ทุเรียน, ทุเรียนหมอนทอง, มังคุด, เงาะ
bicycle battery: สามล้อไฟฟ้า, รถสามล้อไฟฟ้า, จักรยานสามล้อไฟฟ้า
excavator crane: แบคโฮ, รถแบคโฮ, รถแม็คโคร, รถขุด
`,
  zh: `
droplet bucket: 水塔清洗, 清洗水塔, 水箱清洗
recycling: 废铁, 废铁回收, 廢鐵, 废品回收
toilet: 化粪池, 化糞池
basket tree: 榴莲, 榴槤, 山竹, 红毛丹
excavator crane: 挖掘机, 挖土機, 小型挖掘机, 怪手
motorcycle wrench: 機車換機油, 機車保養, 機車維修, 機車行, 摩托车维修, 摩托车保养, 摩托车换机油
baby baby-bottle: 月嫂, 育儿嫂, 月子中心
`,
  ja: `
toilet: 浄化槽, 浄化槽点検, 浄化槽清掃
rice bento: こども食堂, 子ども食堂, 子供食堂
`,
  ko: `
excavator crane: 굴삭기, 굴착기, 포크레인, 미니 굴삭기
`,
  he: `
toilet plunger: שאיבת ביוב, ביובית
bee honey: כוורות, כוורת, כוורנות
excavator crane: מחפרון, באגר, מיני מחפרון
`,
  ro: `
horse: plimbări cu căruța, plimbare cu căruța
musical-notes star: colindători, colinde, concert de colinde
bee honey: familii de albine, stupi, stupină, roi de albine
spade broom: clacă
-: casa de cultură, casa de cultura, căminul cultural
`,
  hr: `
star sheep: žive jaslice, jaslice
bee honey: pčelinje zajednice, pčelinja zajednica, košnice, košnica, pčelarstvo
-: dom kulture, domu kulture, društveni dom, društvenom domu
`,
  fi: `
fishing-rod snowflake: pilkkikilpailu, pilkkikilpailut, pilkki, pilkkiä
bee honey: mehiläispesä, mehiläispesiä, mehiläispesät, mehiläisyhdyskunta, mehiläishoito, mehiläishoidon
dancer musical-notes: lavatanssit, tanssilava, lavatansseja
spade broom: talkoot, siivoustalkoot, pihatalkoot
`,
  nb: `
fishing-rod snowflake: isfiskekonkurranse, isfiske
blood-drop: blodgivere, blodgiver
bee honey: bikube, bikuber, birøkt, birøkter
spade broom: dugnad
`,
  ar: `
eagle: صقور, صقر, تدريب صقور, صقارة
`,
  da: `
bee honey: bifamilier, bifamilie, bistader, bistade, biavl
ticket coin: bankospil, banko, bankoaften
`,
  sl: `
star sheep: žive jaslice, jaslice
bee honey: čebelje družine, čebelja družina, panji, čebelarstvo
`,
  tr: `
-: 24 saat, 7 gün 24 saat
bee honey: arı kovanı, arı kovanları, arı kolonisi, ana arı
`,
  bn: `
bee honey: মৌচাক, মৌচাক বাক্স, মৌমাছি পালন, মৌ চাষ
cow milk: গরুর খামার
`,
  sw: `
toilet: kunyonya vyoo, vyoo
hen egg: ufugaji kuku, ufugaji wa kuku, kuku wa kienyeji, kuku wa mayai
bee honey: mizinga ya nyuki, ufugaji nyuki, ufugaji wa nyuki
`,
  gu: `
bee honey: મધમાખી ઉછેર, મધમાખી
`,
  ml: `
bee honey: തേനീച്ച കൃഷി, തേനീച്ച വളർത്തൽ
`,
  te: `
bee honey: తేనెటీగల పెంపకం
`,
};
