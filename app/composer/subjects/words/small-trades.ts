import { englishDishes } from './dishes-en.ts';
import { englishSmallTrades } from './small-trades-en.ts';

/**
 * Goods, outings and lettings of small trades, by language, that the other lists name less exactly or not at all; these
 * go first. Notation: word-list.ts.
 */
export const smallTradeWords: Record<string, string> = {
  en: englishDishes + englishSmallTrades,
  de: `
dog syringe: hundeimpfung, hundeimpfungen, hunde impfen, tierimpfung, welpenimpfung
sheep: schafschur, schafscherer, schafe scheren, schafe geschoren
gymnast dumbbell: pilates am reformer, reformer pilates, reformer-pilates, pilates reformer, gerätepilates
wardrobe oven: küchenfronten, küchentüren, küchenfronten austauschen
dress washing-machine: brautkleid reinigen, brautkleidreinigung, brautkleid-reinigung
ring bouquet: hochzeitsscheune, hochzeitslocation
lungs: salzgrotte, salzgrotten, salzraum, salzzimmer
swimmer snowflake: winterbaden, eisbaden, winterschwimmen, eisschwimmen
locomotive: museumsbahn, museumsbahnen, museumseisenbahn, dampfzug, dampfbahn, dampflok, dampfzugfahrten
-: die axt im haus, axt im haus
egg basket: eierautomat, eierautomaten
milk cow: milchautomat, milchtankstelle
-: automat, automaten
hiking-boot snowflake: schneeschuhe, schneeschuhen, schneeschuhwanderung, schneeschuhwanderungen, schneeschuhtour
document pencil: bewerbungstraining, bewerbungscoaching, bewerbungsmappe, lebenslauf schreiben
parcel: umzugskartons, umzugskarton, luftpolsterfolie, versandkartons, versandkarton, packband, verpackungsmaterial
bed key: zimmer in wg, wg-zimmer, wg zimmer, wg-zimmer frei, zimmer zu vermieten, möbliertes zimmer, untermieter, mitbewohner gesucht
bed key: ~ zimmer
house key: nachmieter, nachmieterin, altbauwohnung, 2 zimmer, 3 zimmer, 4 zimmer, zwei zimmer, drei zimmer, 2 zimmer altbau, 3 zimmer altbau
field-hockey: floorball, unihockey
daisy seedling: stiefmütterchen, hornveilchen, primeln, beetpflanzen, balkonblumen
whale motor-boat: walbeobachtung, walbeobachtungen, wale beobachten, walsafari
steak: schnitzel, wiener schnitzel, cordon bleu, schnitzeltag
motorcycle: motorradführerschein, motorradvermietung
dog paw: mischling, mischlingshund, mischlingsrüde, mischlingshündin
`,
  fr: `
gymnast dumbbell: pilates reformer, reformer pilates, pilates sur machines, pilates machine
wardrobe oven: façades de cuisine, façade de cuisine, portes de cuisine, relooking de cuisine, relooking cuisine
dress washing-machine: nettoyage de robe de mariée, pressing robe de mariée
house key: estimation gratuite, estimation immobilière
bed key: colocation, colocations, colocataire, colocataires, colocation étudiante
locomotive: train à vapeur, trains à vapeur, petit train à vapeur
bicycle: bourse aux vélos, bourse à vélos
teddy-bear toy-bricks: bourse aux jouets, bourse jouets
dress handbag: bourse aux vêtements, bourse vêtements
books: bourse aux livres
plant seedling: bourse aux plantes, troc de plantes, troc plantes
stroller baby: bourse puériculture, bourse à la puériculture
baby-bottle baby: couches lavables, couches bébé
spade plant: création de jardin, création de jardins, aménagement de jardin, aménagement de jardins, gazon en rouleau, arrosage automatique
runner sneaker: course nature, courses nature, course à pied, course de 10 km, course caritative, trail, marche et course
hiking-boot: marche nordique, marche gourmande, marche populaire, randonnée pédestre
hiking-boot: ~ marche
car bubbles: lave auto, lave-auto, lavage auto, lavage voiture, lavage de voiture, lavage à la main
parcel: carton de déménagement, cartons de déménagement, papier bulle, film à bulles, cartons d'emballage, ruban adhésif
field-hockey: floorball, unihockey
daisy seedling: pensées et primevères, primevères, plants de pensées, fleurs à massif
whale motor-boat: observation des baleines, observation de baleines, croisière aux baleines, croisières aux baleines, voir les baleines, baleines
dolphin motor-boat: observation des dauphins, sortie dauphins, nager avec les dauphins
swimming-pool: piscine chauffée, piscine privée, piscine couverte, piscine intérieure, piscine hors sol, piscines
-: jules ferry, jules verne, école jules ferry, collège jules ferry
`,
  es: `
gymnast dumbbell: pilates con máquinas, pilates máquina, pilates reformer, pilates máquinas
wardrobe oven: puertas de cocina, frentes de cocina
dress washing-machine: limpieza de vestidos de novia, limpieza de trajes de novia
musical-notes violin: conservatorio, escuela de música
-: dar la vuelta a la tortilla, la vuelta a la tortilla
locomotive: tren de vapor, tren histórico
car wrench: pierde aceite, cambio de aceite, cambio de aceite y filtros, cambio de aceite y filtro
parcel: cajas de cartón, cajas de mudanza, cajas para mudanza, papel burbuja, plástico de burbujas, cinta de embalar, material de embalaje
whale motor-boat: avistamiento de ballenas, avistaje de ballenas, ver ballenas, ballenas
dolphin motor-boat: avistamiento de delfines, ver delfines
fish lemon: ceviche, ceviches
flatbread cheese: arepas, pupusas, arepa
meat-on-bone fire: asado, asados, parrillada
dog paw: mestizo, perro mestizo, perra mestiza
daisy seedling: pensamientos y prímulas, plantas de temporada
`,
  it: `
gymnast dumbbell: pilates reformer, pilates con macchine, pilates con macchine reformer, reformer pilates
wardrobe oven: ante della cucina, ante cucina
dress washing-machine: lavaggio abiti da sposa, lavaggio abito da sposa
house key: valutazione immobiliare
tap wrench: perdite d'acqua, perdita d'acqua, riparazione perdite, ricerca perdite, perdite e tubi
serum-bottle lotion: pulizia viso, pulizia del viso, trattamento viso
laptop smartphone: fibra ottica, offerta fibra, filo diretto fibra
-: perdere il filo, non perdere il filo, filo diretto
teddy-bear crayon: centro estivo, centri estivi, grest, campo estivo
blood-drop: donare sangue, dona il sangue, donazione sangue, donazione di sangue
croissant coffee: cornetti, cornetti caldi, cornetto e cappuccino, cornetti e cappuccino
gymnast: ginnastica dolce
-: dolce risveglio, dolce attesa, dolce vita, dolce casa, acqua dolce
parcel: scatole per traslochi, scatole trasloco, scatole di cartone, pluriball, nastro da imballaggio, materiale da imballaggio
whale motor-boat: avvistamento balene, avvistamento cetacei, whale watching, balene
dolphin motor-boat: avvistamento delfini
daisy seedling: viole del pensiero, primule, piantine da fiore
falafel: arancini, arancine, supplì
shaved-ice: granita siciliana, granite siciliane, granita al limone, grattachecca
dog paw: meticcio, meticcia
`,
  pt: `
gymnast dumbbell: pilates com aparelhos, pilates aparelhos, pilates reformer, pilates em aparelhos, pilates clínico
wardrobe oven: portas de cozinha, frentes de cozinha
lorry delivery-van: mudanças com seguro, mudanças e transportes, mudanças e fretes, empresa de mudanças, mudanças residenciais, mudanças baratas
corn fire: festa junina, festas juninas, arraial, arraiá
parcel: caixas de papelão, caixas de cartão, plástico bolha, fita de embalagem, caixas para mudança
whale motor-boat: observação de baleias, avistamento de baleias, baleias
dolphin motor-boat: observação de golfinhos, golfinhos, ver golfinhos
daisy seedling: amores-perfeitos, amores perfeitos, prímulas
meat-on-bone fire: picanha, espetinhos
stew rice: feijoada, feijoadas
dog paw: vira-lata, vira lata, rafeiro, rafeira
`,
  nl: `
house key: woning waard, uw woning waard, je woning waard, huis waard, waardebepaling, gratis waardebepaling, woningwaarde
gymnast dumbbell: reformer pilates, pilates reformer
wardrobe oven: keukendeurtjes, keukenfronten, keukendeuren
roller-skate: skeeler, skeelers, skeelerles, skeeleren, skeelerclub
locomotive: stoomtrein, stoomtreinen, museumspoorlijn
motor-boat: sloep, sloep huren, sloepverhuur, sloepen
dog cat: dierenoppas, huisdierenoppas, hondenoppas, kattenoppas
parcel: verhuisdozen, bubbeltjesplastic, noppenfolie, kartonnen dozen, verpakkingsmateriaal, verzenddozen
daisy seedling: viooltjes, primula's, perkgoed, eenjarigen
whale motor-boat: walvissafari, walvissen spotten, walvissen kijken
field-hockey: floorball, unihockey
`,
  sv: `
daisy violin: midsommarfirande, midsommar, midsommarstång, midsommarafton
house key: bostad värd, din bostad värd, fri värdering, bostadsvärdering, värdering av bostad, mäklare, sälja bostad, sälja bostaden
gymnast dumbbell: reformer pilates, reformerpilates
wardrobe oven: köksluckor
parcel: flyttkartonger, flyttlådor, flyttkartong, bubbelplast, packtejp
field-hockey: innebandy, innebandyskola, innebandylag
daisy seedling: penséer, pensé, violer, primula, sommarblommor
whale motor-boat: valsafari, valskådning
`,
  da: `
gymnast dumbbell: reformer pilates, pilates reformer
wardrobe oven: køkkenlåger, nye køkkenlåger
dress washing-machine: brudekjole rens, rens af brudekjole, brudekjolerens
parcel: flyttekasser, flyttekasse, bobleplast, papkasser
field-hockey: floorball
daisy seedling: stedmoderblomster, stedmoder, primula, sommerblomster
whale motor-boat: hvalsafari
`,
  nb: `
house key: boligen verdt, boligen din verdt, verdivurdering, gratis verdivurdering, e-takst
gymnast dumbbell: reformer pilates
wardrobe oven: kjøkkenfronter, nye kjøkkenfronter
logs fire: vedsekk, vedsekker, bjørkeved
spade broom: dugnad, dugnader, vårdugnad
shrimp: reke, reker, ferske reker, fersk reke
parcel: flyttesker, flytteesker, bobleplast, pappesker
field-hockey: innebandy
daisy seedling: stemorsblomster, stemor, sommerblomster
whale motor-boat: hvalsafari
`,
  is: `
whale motor-boat: hvalaskoðun, hvalir
`,
  fi: `
scissors hair-comb: hiusten leikkaus, hiustenleikkaus, hiusten leikkuu, hiustenleikkuu
house key: kotisi arvo, asuntosi arvo, ilmainen arviokäynti, arviokäynti, asunnon arvio, kotisi on arvoinen
gymnast dumbbell: reformer pilates, laitepilates
wardrobe oven: keittiönovet, keittiön ovet
sauna trailer: saunakärry, saunakärryn, saunakärryt, saunakärryjen, saunavaunu, kärrysauna, siirrettävä sauna, saunateltta, saunalautta, tynnyrisauna, sauna vuokrattavana
rug: mattopyykki, mattopesu, mattopesula, mattojen pesu
parcel: muuttolaatikot, muuttolaatikoita, muuttolaatikko, kuplamuovi, pahvilaatikot
field-hockey: salibandy, salibandya, sähly, säbä
daisy seedling: orvokki, orvokit, orvokkeja, kesäkukat, kesäkukkia
chick hen: untuvikot, untuvikkoja, tipuja
bed key: huone vuokralle, huone vuokrattavana, soluasunto
whale motor-boat: valassafari
`,
  et: `
field-hockey: saalihoki
parcel: kolimiskastid, mullikile
`,
  lv: `
chimney fire: skursteņslaucītājs, skursteņslauķis, skursteņu tīrīšana, dūmvadu tīrīšana, dūmvads, dūmvadi
field-hockey: florbols, florbola
daisy seedling: atraitnītes
`,
  lt: `
daisy seedling: našlaitės
parcel: kartoninės dėžės, burbulinė plėvelė
`,
  pl: `
gymnast dumbbell: pilates na reformerach, pilates reformer, reformer pilates
wardrobe oven: fronty kuchenne, wymiana frontów kuchennych, frontów kuchennych
dress washing-machine: czyszczenie sukni ślubnych, czyszczenie sukni ślubnej, pranie sukni ślubnych
teddy-bear crayon: półkolonie, półkolonie letnie, półkolonia
hair-comb: trycholog, trycholożka, łupież
parcel: kartony do przeprowadzki, kartony do przeprowadzek, kartony przeprowadzkowe, folia bąbelkowa, taśma pakowa, opakowania kartonowe
field-hockey: unihokej, unihokeja, floorball
daisy seedling: bratki, stokrotki, pierwiosnki, kwiaty balkonowe
dog paw: kundelek, kundel, mieszaniec
`,
  cs: `
gymnast dumbbell: reformer pilates, pilates na reformeru, pilates na strojích
wardrobe oven: kuchyňská dvířka, výměna kuchyňských dvířek, kuchyňských dvířek
tree seedling: sázíme stromy, výsadba stromů, sázení stromů
parcel: krabice na stěhování, kartonové krabice, stěhovací krabice, bublinková fólie
field-hockey: florbal, florbalu, florbalový
daisy seedling: macešky, maceška, petrklíče, balkonové květiny
dog paw: kříženec, křížence
`,
  sk: `
wardrobe oven: kuchynské dvierka, výmena kuchynských dvierok, kuchynských dvierok
parcel: krabice na sťahovanie, kartónové krabice, bublinková fólia
field-hockey: florbal, florbalu, florbalový
daisy seedling: sirôtky, macešky, prvosienky
`,
  hu: `
house key: ingatlanod, ingatlana, ingatlant, ingatlanok, értékbecslés, ingatlan értékbecslés, eladó lakás, lakásod
gymnast dumbbell: reformer pilates, pilates reformer, gépi pilates
shopping-bags price-tag: bolhapiac, garázsvásár
parcel: költöztető doboz, költöztető dobozok, kartondoboz, kartondobozok, buborékfólia
field-hockey: floorball
daisy seedling: árvácska, árvácskák, primula, egynyári virágok
dog paw: keverék kutya
`,
  ro: `
gymnast dumbbell: pilates reformer, pilates cu aparate, pilates la aparate
broom spray-bottle: curățenie apartamente, curățenie la domiciliu, curățenie birouri, curățenie generală
parcel: cutii de carton, cutii pentru mutare, cutii carton, folie cu bule
desktop-computer laptop: ~ program de facturare, soft de facturare, aplicație de facturare, e-factura
daisy seedling: panseluțe, primule, flori de sezon
santa gift: fii moș crăciun, fii moș, cutia cu cadouri, shoebox
-: firme mici, afaceri mici, întreprinderi mici, bătăi de cap
dog paw: metis, metisă
`,
  hr: `
gymnast dumbbell: reformer pilates, pilates na spravama, pilates na reformeru
tennis: teniski kamp, teniskog kampa, tenis kamp, škola tenisa
parcel: kartonske kutije, kutije za selidbu
daisy seedling: maćuhice, jaglaci
flatbread cheese: burek, bureci, pita od sira
sausage: ćevapi, ćevape, ćevapčići, čevapi
`,
  sl: `
gymnast dumbbell: reformer pilates, pilates na napravah
parcel: kartonske škatle, škatle za selitev
flatbread cheese: burek
`,
  el: `
gymnast dumbbell: pilates reformer, reformer pilates, πιλάτες reformer, pilates με μηχανήματα, πιλάτες με μηχανήματα
bed key: ενοικιαζόμενα δωμάτια, ενοικιαζόμενο δωμάτιο, rooms to let
parcel: χαρτοκιβώτια, κούτες μετακόμισης, χαρτόκουτα
chick hen: κοτοπουλάκια, νεοσσοί
daisy seedling: πανσέδες, πανσές
`,
  ru: `
gymnast dumbbell: пилатес на реформерах, пилатес на реформере, пилатес реформер, реформер пилатес
parcel: коробки для переезда, картонные коробки, гофрокороба, пузырчатая пленка
daisy seedling: виолы, анютины глазки, примулы, рассада цветов
house paint-roller: натяжные потолки, натяжной потолок
whale motor-boat: наблюдение за китами
`,
  uk: `
gymnast dumbbell: пілатес на реформерах, пілатес на реформері, пілатес реформер, реформер пілатес
parcel: коробки для переїзду, картонні коробки, пухирчаста плівка
daisy seedling: братки, віоли, первоцвіти, розсада квітів
`,
  bg: `
gymnast dumbbell: реформър пилатес, пилатес реформър, пилатес с уреди
parcel: кашони за преместване, картонени кутии
daisy seedling: теменужки, иглики
`,
  tr: `
gymnast dumbbell: aletli pilates, reformer pilates, reformer
falafel: çiğ köfte, çiğköfte
parcel: koli ve bant, koli bandı, balonlu naylon, karton kutu, karton koli, taşınma kolisi
daisy seedling: hercai menekşe, çuha çiçeği, mevsimlik çiçek
flatbread cheese: börek, su böreği, gözleme
`,
  ja: `
gymnast dumbbell: マシンピラティス, マシーンピラティス, リフォーマーピラティス
oden: たこ焼き, たこやき
chick hen: ひよこ
whale motor-boat: ホエールウォッチング
parcel: 段ボール箱, 引越し用段ボール, 梱包材, 緩衝材
`,
  zh: `
gymnast dumbbell: 器械普拉提, 大器械普拉提, 床式普拉提, 普拉提床
whale motor-boat: 观鲸, 賞鯨, 觀鯨
bed key: 出租单间, 单间出租, 单间, 合租
stew chilli: 火锅, 火鍋, 麻辣烫, 麻辣燙
`,
  ko: `
gymnast dumbbell: 기구 필라테스, 기구필라테스, 리포머 필라테스, 필라테스 기구, 리포머
whale motor-boat: 고래 관찰, 고래 투어
`,
  vi: `
gymnast dumbbell: pilates máy, pilates reformer
chick hen: gà con, gà giống
parcel: thùng carton, hộp carton, băng keo, màng xốp hơi
bed key: phòng trọ, cho thuê phòng trọ
`,
  he: `
gymnast dumbbell: פילאטיס מכשירים, פילאטיס מיטות, פילאטיס על מכשירים
chick hen: אפרוחים
parcel: קרטונים לאריזה, קרטונים למעבר דירה
falafel: חומוס, מסבחה
`,
  id: `
gymnast dumbbell: pilates reformer, reformer pilates
parcel: kardus packing, bubble wrap, kotak kardus, lakban
`,
};
