import { englishClubsAndCrafts } from './clubs-and-crafts-en.ts';

/**
 * Rural trades, crafts, clubs and notices, by language, that the other lists name less exactly or not at all; these go
 * first. Notation: word-list.ts.
 */
export const clubsAndCrafts: Record<string, string> = {
  en: englishClubsAndCrafts,
  de: `
wheat spade: sensenkurs, sensenmähen, dengelkurs
newspaper recycling: altpapier, altpapiersammlung
train locomotive: modelleisenbahner, modellbahner
-: haus der vereine, haus der kultur, haus der begegnung, haus des gastes
excavator crane: bagger, minibagger, baggerarbeiten, baggerbetrieb, baggerverleih
fish tropical-fish: fischzucht, forellenzucht, karpfenzucht
paintbrush amphora: keramik bemalen, keramikmalen
`,
  fr: `
-: maison des associations, maison de la culture, maison du peuple, maison de quartier, maison des jeunes
chair armchair: cannage, cannage de chaises, cannage et rempaillage, rempaillage, rempaillage de chaises, rempailleur, rempailleuse
moon tree: nuit des chauves-souris, chauves-souris, nuit de la chauve-souris
wine grapes: dégustation au caveau, caveau de dégustation, dégustation à la cave, visite de cave
ballot-box pencil: signez la pétition, pétition
fish tropical-fish: pisciculture
`,
  es: `
-: casa de cultura, casa de la cultura, casas de cultura, casa del pueblo
excavator crane: excavadora, excavadoras, miniexcavadora, excavaciones, retroexcavadora
party-popper balloon: toro mecánico, rodeo mecánico
ballot-box pencil: firma la petición, firma esta petición, recogida de firmas
paintbrush amphora: pintar cerámica, pintura en cerámica, pintura sobre azulejo
fish tropical-fish: piscicultura, piscifactoría
`,
  it: `
newspaper recycling: raccolta carta, raccolta della carta
-: casa della cultura, casa del popolo, casa delle associazioni
excavator crane: escavatore, escavatori, miniescavatore, miniescavatori
ballot-box pencil: firma la petizione, raccolta firme
paintbrush amphora: dipingere la ceramica, pittura su ceramica, decorazione ceramica
`,
  pt: `
-: casa da cultura, casa do povo, casa de cultura
excavator crane: miniescavadora, miniescavadeira, mini escavadeira, escavadeira, retroescavadeira
party-popper balloon: touro mecânico
paintbrush tiles: pintura de azulejos, pintura de azulejo, pintar azulejos, pintura em azulejo, workshop de azulejos, azulejaria
paintbrush amphora: pintura em cerâmica, pintura em porcelana
fish tropical-fish: piscicultura, criação de peixes, criação de tilápia
`,
  nl: `
newspaper recycling: oud papier
excavator crane: graafmachine, graafmachines, minigraver, minigravers
`,
  sv: `
-: folkets hus, bygdegården
-: spelar, spelas
droplet tap: brunnsborrning, vattenbrunn, vattenbrunnar
`,
  et: `
-: kultuurimaja, rahvamaja, seltsimaja
theatre-masks: harrastusteater, näitering, teatritrupp
toolbox hammer: tööriistad, tööriistu, tööriist, tööriistade, laenuta tööriistu, laena tööriistu
-: laena, laenata, laenuta, laenutada, laenutame
`,
  lv: `
-: kultūras nams, kultūras namā, tautas nams, tautas namā
theatre-masks: amatierteātris, amatierteātra, pirmizrāde, pirmizrādi
`,
  lt: `
-: kultūros namai, kultūros namuose, kultūros namų
headstone candle: paminklai, paminklas, paminklų, paminklus, antkapiai, antkapių
`,
  pl: `
newspaper recycling: makulatura, zbiórka makulatury, makulatury
-: dom kultury, domu kultury, domem kultury, świetlica wiejska
bee honey: pszczelarskie, warsztaty pszczelarskie, kurs pszczelarski, kursy pszczelarskie
excavator crane: minikoparka, koparka, minikoparki, koparki
`,
  cs: `
newspaper recycling: starý papír, sběr papíru, sběr starého papíru, starého papíru
-: kulturní dům, kulturním domě
wine grapes: sklípek, sklípku, sklípky, vinný sklípek, ve vinném sklípku, degustace ve sklípku, degustace ve sklepě, posezení ve sklípku
wine grapes: ~ degustace
bee honey: včelařský kurz, včelařství, včelařský, včelaření
excavator crane: bagr, minibagr, bagry
`,
  sk: `
newspaper recycling: zber papiera, starý papier
-: kultúrny dom, kultúrnom dome, kultúrneho domu
wine grapes: vínna pivnica, vo vínnej pivnici, pivničke, ochutnávka v pivnici
bee honey: včelársky kurz, včelárstvo
`,
  hu: `
-: művelődési ház, művelődési házban, művelődési központ, kultúrház, kultúrházban, faluház, faluházban, közösségi ház, közösségi házban
theatre-masks: színkör, műkedvelő színkör, színjátszó, színjátszó kör, színjátszók, színjátszó csoport, műkedvelő társulat, amatőr társulat, népszínmű
`,
  el: `
theatre-masks: θεατρική ομάδα, θεατρικής ομάδας, θεατρική παράσταση, ερασιτεχνική θεατρική ομάδα
`,
  ru: `
spade broom: субботник, субботники, субботнике
tree seedling: сажаем деревья, посадка деревьев
-: дом культуры, доме культуры, дома культуры, дом творчества, спортзал школы, школьный спортзал, в школьном спортзале
excavator crane: экскаватор, мини-экскаватор, миниэкскаватор
`,
  uk: `
spade broom: толока, толоку, прибирання парку
tree seedling: саджаємо дерева, висадка дерев
-: будинок культури, будинку культури, будинок творчості, спортзал школи, школа спортзал, шкільний спортзал, у шкільному спортзалі
knot thread: маскувальні сітки, маскувальних сіток, маскувальна сітка, плетіння сіток, плетемо сітки, плетемо маскувальні сітки, плетіння маскувальних сіток
`,
  bg: `
-: дом на културата, читалището
-: павел баня, сапарева баня, долна баня, горна баня, баня махала
perfume rose: розоварна, розоварната, розова вода, гюлова вода, розово масло, гюлово масло
wine grapes: дегустация на вина, дегустация на вино, винарска изба, винарна, винена изба
`,
  ur: `
sewing-machine thread: ٹیلرز، ٹیلر، ٹیلرنگ، عید کے سوٹ، عید کا سوٹ، عید کے سوٹ کی سلائی، سوٹ کی سلائی
`,
  hi: `
-: भंडारा, भंडारे, जागरण
palette hindu-temple: मूर्ति बनाने, मूर्ति निर्माण, मूर्ति कार्यशाला, गणेश मूर्ति कार्यशाला
`,
  ta: `
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
basket tree: durian, mangosteen, rambutan, lanzones
parcel ship: balikbayan box, balikbayan boxes, balikbayan
fish: hito, tilapia
`,
  vi: `
basket tree: sầu riêng, măng cụt, chôm chôm
excavator crane: máy xúc, máy xúc mini, máy đào
`,
  th: `
basket tree: ทุเรียน, ทุเรียนหมอนทอง, มังคุด, เงาะ
bicycle battery: สามล้อไฟฟ้า, รถสามล้อไฟฟ้า, จักรยานสามล้อไฟฟ้า
excavator crane: แบคโฮ, รถแบคโฮ, รถแม็คโคร, รถขุด
`,
  zh: `
basket tree: 榴莲, 榴槤, 山竹, 红毛丹
excavator crane: 挖掘机, 挖土機, 小型挖掘机, 怪手
motorcycle wrench: 機車換機油, 機車保養, 機車維修, 機車行, 摩托车维修, 摩托车保养, 摩托车换机油
baby baby-bottle: 月嫂, 育儿嫂, 月子中心
`,
  ja: `
rice bento: こども食堂, 子ども食堂, 子供食堂
`,
  ko: `
excavator crane: 굴삭기, 굴착기, 포크레인, 미니 굴삭기
`,
  he: `
excavator crane: מחפרון, באגר, מיני מחפרון
`,
  ro: `
spade broom: clacă
-: casa de cultură, casa de cultura, căminul cultural
`,
  hr: `
-: dom kulture, domu kulture, društveni dom, društvenom domu
`,
  fi: `
spade broom: talkoot, siivoustalkoot, pihatalkoot
`,
  nb: `
spade broom: dugnad
`,
  ar: `
eagle: صقور, صقر, تدريب صقور, صقارة
`,
};
