import { inCyrillic } from './serbian-cyrillic.ts';
import { uncommonTradesElsewhere } from './uncommon-trades-asia.ts';
import { easternUncommonTrades } from './uncommon-trades-east.ts';
import { englishUncommonTrades } from './uncommon-trades-en.ts';

/**
 * Trades, clubs and civic life that few think of, by language, and words with another meaning beside the one known: no
 * tie is meant by the Norwegian "slip". They go before the other lists. Notation: word-list.ts.
 */
const words: Record<string, string> = {
  en: englishUncommonTrades,
  de: `
roof house: flachdach, flachdächer, steildach, ziegeldach, hausdach, vordach, metalldach, schrägdach, glasdach, satteldach, pultdach, walmdach, blechdach, schieferdach, reetdach, terrassendach, dachstuhl
older-person dumbbell: seniorenturnen, seniorengymnastik, seniorensport, seniorenfitness, sturzprophylaxe
tree boot: waldkindergarten, naturkindergarten, waldspielgruppe, waldkita, waldschule, waldpädagogik
vase: glasbläserei, glasbläser, glasblasen, glashütte
violin flute: instrumentenbau, instrumentenbauer
violin: geigenbau, geigenbauer, bogenbau
trumpet drum: fanfarenzug, spielmannszug, blaskapelle, guggenmusik, guggemusik, schalmeienkapelle
clown party-popper: karnevalsverein, karnevalsgesellschaft, faschingsverein, fasnachtsverein, narrenzunft, fasnet, rosenmontagszug, faschingsumzug, karnevalsumzug, karnevalssitzung
car tow-truck: autoverwertung, schrottauto, schrottautos, autoverschrottung, autoentsorgung, unfallwagen ankauf
milk cereal-bowl: joghurt, naturjoghurt, bauernjoghurt, hofjoghurt
mosquito window: fliegengitter, insektenschutz, insektenschutzgitter, moskitonetz, moskitonetze
microphone guitar: hochzeitsband, tanzkapelle, tanzband
runner sneaker: moorlauf, waldlauf, geländelauf, crosslauf, spendenlauf, berglauf, trailrun, traillauf, halbmarathon, firmenlauf, staffellauf, silvesterlauf
cat: katzensalon, katzenpension, katzenhotel, katzenpflege, katzensitter
`,
  fr: `
slide toy-bricks: jeux intérieurs, salle de jeux, plaine de jeux couverte, plaine de jeux intérieure, aire de jeux couverte, aire de jeux intérieure, jeux intérieure pour enfants, parc de jeux indoor
older-person dumbbell: gym senior, gym séniors, gym seniors, gymnastique douce, gym douce, gymnastique senior, gymnastique seniors, gymnastique séniors, équilibre et mémoire
milk cereal-bowl: yaourt, yaourts, yaourts fermiers, yaourt fermier, yaourts artisanaux, fromage blanc
mosquito window: moustiquaire, moustiquaires
vase: souffleur de verre, souffleurs de verre, verre soufflé, soufflage de verre
violin: luthier, lutherie, luthière
guitar: luthier guitare, lutherie guitare
rabbit: clinique vétérinaire lapins, vétérinaire lapins, vétérinaire nac, pension lapins, pension pour lapins, lapins nains, lapin nain
cat: toilettage chats, toilettage chat, toilettage félin, toiletteur pour chats, toiletteuse pour chats, pension féline
car tow-truck: épaviste, épavistes, enlèvement d'épave, enlèvement épave, enlèvement d'épaves, casse auto, casse automobile, rachat de voitures accidentées
amphora jar: marché de potiers, marché des potiers
`,
  es: `
milk cereal-bowl: yogur, yogures, yogur artesano, yogur natural
older-person dumbbell: gimnasia para mayores, gimnasia de mayores, gimnasia para la tercera edad, gimnasia de mantenimiento, ejercicio para mayores
mosquito window: mosquitera, mosquiteras
slide toy-bricks: parque de bolas, parque infantil de bolas, parques de bolas, parque infantil cubierto, ludoteca, ludotecas
santa: papá noel, papa noel, santa claus
car-front ring: coches de boda, coche de boda, coches para bodas, coche para bodas, alquiler de coches para bodas, autos para bodas, carros para bodas
forklift parcel: palés, palets, pallets de madera, tarimas de madera
car tow-truck: desguace, desguaces, desguace de coches, compramos tu coche, retirada de coches, auto por siniestro
`,
  it: `
milk cereal-bowl: yogurt artigianale, yogurt, yogurt di capra
older-person dumbbell: ginnastica dolce, ginnastica per anziani, ginnastica dolce per anziani, ginnastica terza età, ginnastica per la terza età, attività motoria per anziani
mosquito window: zanzariere, zanzariera
slide toy-bricks: parco giochi al coperto, area giochi al coperto, parco gonfiabili al coperto, ludoteca, ludoteche, playground coperto
car tow-truck: demolizione auto, autodemolizione, autodemolizioni, demolizioni auto, rottamazione auto, demolitore, compriamo auto incidentate
cat: toelettatura gatti, toelettatura gatto, toelettatura per gatti, pensione per gatti, pensione gatti
forklift parcel: bancali, bancali usati, pallet usati, bancali in legno
tree boot: asilo nel bosco, asili nel bosco, scuola nel bosco, outdoor education
`,
  pt: `
milk cereal-bowl: iogurte, iogurtes, iogurte artesanal, iogurte caseiro, iogurte natural
older-person dumbbell: ginástica sénior, ginástica sênior, ginástica para idosos, ginástica para seniores, ginástica terceira idade, exercício para idosos
mosquito window: redes mosquiteiras, telas mosquiteiras, tela mosquiteira, rede mosquiteira, mosquiteiro, mosquiteiros
santa: pai natal, papai noel
car-front ring: carros para casamentos, carro para casamento, carro para casamentos, aluguel de carro para noiva, carro da noiva
climber fir-tree: parque aventura, parque de aventura, parque aventuras, arborismo, tirolesa
runner sneaker: corrida, corrida de rua, corrida popular, meia maratona, corrida solidária, caminhada e corrida
car tow-truck: ferro velho, ferro-velho, sucata de carros, desmanche, abate de veículos, compro carros acidentados
cat: banho e tosa para gatos, tosquia de gatos, hotel para gatos, banho e tosa gatos
dog scissors: banho e tosa, tosquia canina, tosquia, tosquias
sheep: tosquia de ovelhas
llama: tosquia de alpacas
forklift parcel: paletes, paletes usadas
`,
  nl: `
older-person dumbbell: seniorengym, seniorengymnastiek, ouderengym, bewegen voor ouderen, valpreventie, senioren gym
mosquito window: horren, hor, muskietennet, klamboe, klamboes, plisséhorren, plissehorren, horren op maat
milk cereal-bowl: yoghurt, boerenyoghurt, kwark
runner sneaker: veenloop, trailrun, bosloop, stratenloop, hardloopwedstrijd, hardlopen, prestatieloop, halve marathon, dijkloop, dorpsloop
droplet tap: grondboring, waterput, bronboring, waterputten, regenput, regenputten
cat: kattentrimsalon, kattenpension, kattenoppas, kattenhotel
slide toy-bricks: binnenspeeltuin, indoor speeltuin
car tow-truck: autosloperij, autosloop, sloopauto, sloopauto's, autodemontage
forklift parcel: pallets, pallets te koop, europallets
tree boot: bosschool, natuurspeelgroep, buitenbso, natuuropvang, natuurkinderopvang
`,
  sv: `
climber fir-tree: höghöjdsbana, höghöjdsbanor, äventyrspark, äventyrsparken, klätterpark, klätterparken, äventyrsbana, zipline
older-person dumbbell: seniorgympa, seniorgymnastik, sittgympa, gympa för seniorer, seniorträning, balansträning
santa: hyr tomte, hyra tomte, jultomte, jultomten, tomtebesök
mosquito window: myggnät
slide toy-bricks: lekland, leklandet, inomhuslekplats
car tow-truck: skrotbil, skrotbilar, bilskrot, bildemontering, skrotbilar köpes
runner sneaker: terränglopp, skogslopp, myrlopp, motionslopp, traillopp, gatlopp, löpning, halvmarathon, varvet, tjejlopp
milk cereal-bowl: yoghurt, fil, gårdsyoghurt, filmjölk
forklift parcel: lastpallar, lastpall, eu-pallar, pallar
car-front ring: bröllopsbil, bröllopsbilar
`,
  da: `
older-person dumbbell: seniorgymnastik, seniormotion, stolegymnastik, ældregymnastik, seniortræning
mosquito window: myggenet, insektnet, fluenet
slide toy-bricks: legeland, indendørs legeplads
milk cereal-bowl: yoghurt, gårdyoghurt, skyr, tykmælk
car tow-truck: skrotbil, skrotbiler, autoophug, autoophugger, bilskrot, skrotbiler købes
runner sneaker: moseløb, skovløb, motionsløb, trailløb, terrænløb, stafetløb, halvmaraton, halvmarathon, sandløb
forklift parcel: europaller, paller, engangspaller
car-front ring: bryllupsbil, bryllupskørsel, bryllupsbiler
`,
  nb: `
-: slip, slip av, smør, mens
skis snowy-mountain: slip av ski, smør og slip, smør og slip av ski, skismøring, skiprep, skipreppen, preppe ski, skipreppinga, skiverksted, skisliping, glidersmøring, smøring av ski
butter: smøret, gårdssmør, hjemmekjernet smør, smør og ost
older-person dumbbell: seniortrim, seniortrening, stoltrim, seniorgym, trim for eldre
mosquito window: myggnetting, myggnett, insektnetting
slide toy-bricks: lekeland, lekelandet, innendørs lekeplass
runner sneaker: terrengløp, myrløp, fjelløp, gateløp, motbakkeløp, stafett, halvmaraton, skogsløp, ultraløp
car tow-truck: vrakbil, vrakbiler, bilopphugging, bilopphuggeri, vrakpant, bilvrak
milk cereal-bowl: yoghurt, skyr, gårdsyoghurt, surmelk
forklift parcel: europaller, paller
car-front ring: bryllupsbil, bryllupsbiler, brudebil
`,
  fi: `
older-person dumbbell: seniorijumppa, seniorijumpat, tuolijumppa, ikäihmisten jumppa, seniorien jumppa, seniorikunto
paddleboard wave: sup-lauta, sup-lautoja, sup-lautavuokraus, suppailu, sup vuokraus, sup-vuokraus
car-front ring: hääauto, hääautot, hääautovuokraus
mosquito window: hyttysverkko, hyttysverkot, hyönteisverkko, hyönteisverkot
slide toy-bricks: sisäleikkipuisto, sisäleikkipaikka, leikkimaa, hoplop
runner sneaker: suojuoksu, polkujuoksu, maastojuoksu, juoksutapahtuma, juoksukilpailu, puolimaraton, maantiejuoksu, juoksukoulu, metsäjuoksu, kaupunkijuoksu
forklift parcel: kuormalava, kuormalavat, kuormalavoja, eurolavat
car tow-truck: romuauto, romuautot, romuautojen, autopurkamo, autohajottamo
milk cereal-bowl: jogurtti, jogurtit, tilajogurtti, viili
`,
  et: `
runner sneaker: jooks, rabajooks, maastikujooks, sügisjooks, kevadjooks, linnajooks, metsajooks, rahvajooks, jooksuvõistlus, jooksusari, järvejooks, heategevusjooks, ööjooks, teatejooks, trepijooks, poolmaraton, jooksutrenn, rattaretk ja jooks
hiking-boot tree: rabamatk, rabamatkad, räätsamatk, räätsamatkad, soomatk, matkarada, laudtee
-: raba, rabas
climber fir-tree: seikluspark, seikluspargid, seiklusrada, köierada
mosquito window: sääsevõrk, sääsevõrgud, putukavõrk, putukavõrgud
older-person dumbbell: eakate võimlemine, seenioride võimlemine, toolivõimlemine, eakate treening
droplet tap: puurkaev, puurkaevu, puurkaevud, puurkaevude, salvkaev, kaevupuurimine
forklift parcel: kaubaalus, kaubaalused, kaubaaluste, euroalused
sauna hut: saun ratastel, haagissaun, haagissauna, haagissaunad, rändsaun, mobiilne saun, ratastel saun
milk cereal-bowl: jogurt, kodujogurt, talujogurt, keefir
car tow-truck: vanade autode kokkuost, autode kokkuost, autolammutus, romuautod
`,
  ...easternUncommonTrades,
  ...uncommonTradesElsewhere,
};

/** Malay reads the words of Indonesian, Serbian those of Croatian. */
const sharedWith: Record<string, string> = { ms: 'id', sr: 'hr' };

export function uncommonTradesIn(language: string): string {
  const code = language.slice(0, 2);
  const list = words[sharedWith[code] ?? code] ?? '';
  return language === 'sr-Cyrl' ? inCyrillic(list) : list;
}
