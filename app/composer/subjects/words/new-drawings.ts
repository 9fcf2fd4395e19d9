/** Words for cloth, knitwear, jewels, scones and things of the garden. Notation: word-list.ts. */
export const newDrawings: Record<string, string> = {
  en: `
jumper scarf: jumper, jumpers, sweater, sweaters, woolly jumper, woolly jumpers, wool jumper, wool jumpers, knitted jumpers, hand knitted jumpers, hand knit sweaters, handknit sweaters, knit sweaters, aran jumper, aran jumpers, aran sweater, aran sweaters, fair isle jumper, fair isle jumpers, fair isle knitwear, christmas jumper, christmas jumpers, christmas jumper day, ugly sweater, ugly sweaters, ugly sweater party, cashmere sweaters, cashmere jumpers, cashmere, knitwear, merino knitwear, cardigan, cardigans, pullover, pullovers, lopapeysa, lopapeysur, gansey, ganseys, guernsey jumpers, turtleneck, turtlenecks, sweater vest, sweater vests, jersey knits
horse: show jumper, show jumpers
-: jumper cables, jumper leads, jumper cable, bungee jumper, bungee jumpers
blanket cushion: blanket, blankets, wool blanket, wool blankets, woollen blankets, baby blanket, baby blankets, throw, throws, throw blanket, throw blankets, picnic blanket, picnic blankets, picnic rug, picnic rugs, weighted blanket, weighted blankets, blanket drive, blanket drives, winter blanket drive, blanket appeal, blanket appeals, blanket collection, welsh blanket, welsh blankets, pendleton blankets, crochet blanket, crochet blankets
fire-extinguisher: fire blanket, fire blankets
horse: horse blankets, horse blanket, horse rugs, horse rug
earrings diamond: earring, earrings, hoop earrings, stud earrings, statement earrings, clay earrings, polymer clay earrings, silver earrings, gold earrings, jhumka, jhumkas, handmade earrings, beaded earrings
fabric-roll thread: fabric, fabrics, fabric store, fabric shop, fabric sale, fabric by the metre, fabric by the meter, fabric by the yard, by the metre, cloth by the metre, dress fabric, dress fabrics, dressmaking fabric, dressmaking fabrics, upholstery fabric, upholstery fabrics, curtain fabric, curtain fabrics, quilting cotton, quilting cottons, quilting fabric, cotton prints, fat quarters, fat quarter, fabric remnants, fabric offcuts, offcut bags, deadstock fabric, shweshwe, ankara fabric, ankara print, wax print, wax prints, kitenge, chitenge, suit lengths, harris tweed, tweed by the metre, liberty prints, textile sale, block print fabric, dress materials, dress material
-: fabric of, the fabric of
flat-cap scarf: flat cap, flat caps, tweed cap, tweed caps, newsboy cap, newsboy caps, baker boy cap, baker boy caps, paddy cap, paddy caps, donegal cap, donegal caps, bunnet, bunnets, driving cap
apron chef-hat: apron, aprons, leather apron, leather aprons, linen apron, linen aprons, pinny, pinnies, pinafore apron, workshop apron, workshop aprons, cafe aprons, kitchen aprons
scone tea: scone, scones, cream tea, cream teas, devonshire tea, devonshire teas, clotted cream, scones and jam, scones and cream, cheese scones, fruit scones, scone morning
hammock palm-tree: hammock, hammocks, garden hammock, garden hammocks, camping hammock, camping hammocks, hammock chair, hammock chairs
bird-feeder bird: bird feeder, bird feeders, bird table, bird tables, bird seed, wild bird food, wild bird seed, bird food, suet balls, suet pellets, fat balls, sunflower hearts, nyjer seed, hummingbird feeder, hummingbird feeders, feed the birds, garden bird food
metal-detector coin: metal detector, metal detectors, metal detecting, metal detecting club, detecting club, detecting rally, metal detecting rally, detectorist, detectorists, pinpointers, pinpointer, detector hire, treasure hunting club
`,
  de: `
jumper scarf: pullover, pulli, pullis, wollpullover, strickpullover, strickjacke, strickjacken, strickwaren, strickmode, norwegerpullover, cardigans, wollpulli
blanket cushion: wolldecke, wolldecken, kuscheldecke, kuscheldecken, babydecke, babydecken, tagesdecke, tagesdecken
earrings diamond: ohrringe, ohrring, ohrstecker, creolen, ohrhänger
fabric-roll thread: stoffe, stoffmarkt, stoffladen, meterware, stoffe vom ballen, holländischer stoffmarkt, patchworkstoffe, dekostoffe, möbelstoffe, stoffreste
flat-cap scarf: schiebermütze, schiebermützen, schirmmütze aus tweed, schlägermütze
apron chef-hat: schürze, schürzen, lederschürze, lederschürzen, kochschürzen
hammock palm-tree: hängematte, hängematten, hängesessel
bird-feeder bird: vogelfutter, vogelhäuschen, futterhaus, futterhäuschen, meisenknödel, vogelfutterhaus, winterfutter für vögel
metal-detector coin: metalldetektor, metalldetektoren, sondengänger, sondler
`,
  fr: `
jumper scarf: pull, pulls, pullover, pulls en laine, pull en laine, gilets en laine, tricots, maille, pulls de noël, pull de noël
blanket cushion: plaid, plaids, couverture en laine, couvertures en laine, couvertures
earrings diamond: boucles d'oreilles, boucle d'oreille, créoles
fabric-roll thread: tissu, tissus, tissus au mètre, tissu au mètre, coupons de tissu, tissus d'ameublement, wax africain, tissu wax
apron chef-hat: tablier, tabliers, tabliers de cuisine
hammock palm-tree: hamac, hamacs
bird-feeder bird: mangeoire, mangeoires, graines pour oiseaux, nourrir les oiseaux, boules de graisse
metal-detector coin: détecteur de métaux, détecteurs de métaux
flat-cap scarf: casquette en tweed, casquettes plates, béret casquette
`,
  es: `
jumper scarf: jersey, jerséis, jerseys, suéter, suéteres, sueter, sueteres, chompa, chompas, chaleco de lana, jersey de lana, ropa de punto, rebeca
blanket cushion: manta, mantas, cobija, cobijas, frazada, frazadas, mantas de lana
earrings diamond: pendientes, aretes, zarcillos, aros de plata, pendientes de plata
fabric-roll thread: telas, telas por metro, tela por metros, tienda de telas, retales, telas de tapicería
apron chef-hat: delantal, delantales, mandil, mandiles
hammock palm-tree: hamaca, hamacas
bird-feeder bird: comedero de pájaros, comederos para pájaros, alpiste
metal-detector coin: detector de metales, detectores de metales
`,
  it: `
jumper scarf: maglione, maglioni, maglieria, pullover, cardigan, maglioni di lana, golf di lana
blanket cushion: coperta, coperte, plaid, coperte di lana
earrings diamond: orecchini, orecchino
fabric-roll thread: tessuti, tessuto, stoffe, stoffa, tessuti al metro, scampoli, tessuti d'arredo
apron chef-hat: grembiule, grembiuli
hammock palm-tree: amaca, amache
bird-feeder bird: mangiatoia per uccelli, mangiatoie per uccelli, mangime per uccelli
metal-detector coin: metal detector
`,
  pt: `
jumper scarf: suéter, suéteres, camisola de lã, camisolas de lã, malhas, pulôver, blusa de lã, blusas de lã, tricô
blanket cushion: manta, mantas, cobertor, cobertores, campanha do cobertor, campanha de cobertores
earrings diamond: brinco, brincos
fabric-roll thread: tecido, tecidos, tecidos a metro, tecidos por metro, retalhos, loja de tecidos
apron chef-hat: avental, aventais
hammock palm-tree: rede de descanso, redes de descanso, rede de dormir, redes de dormir
metal-detector coin: detector de metais, detetor de metais, detectores de metais
`,
  nl: `
jumper scarf: trui, truien, gebreide trui, gebreide truien, wollen trui, wollen truien, vest van wol, spencer, kersttrui, foute kersttrui
blanket cushion: deken, dekens, plaid, plaids, wollen dekens, babydeken
earrings diamond: oorbel, oorbellen, oorringen, oorknopjes
fabric-roll thread: stoffen, stoffenmarkt, stoffen per meter, stoffenwinkel, lapjesmarkt, stoffenspektakel, coupons stof
apron chef-hat: schort, schorten
hammock palm-tree: hangmat, hangmatten
bird-feeder bird: vogelvoer, voederhuisje, voederhuisjes, vogelhuisje, vogelhuisjes, vetbollen, strooivoer
metal-detector coin: metaaldetector, metaaldetectors
`,
  sv: `
jumper scarf: stickad tröja, stickade tröjor, ylletröja, ylletröjor, islandströja, lusekofta, koftor, kofta, stickade plagg
blanket cushion: pläd, plädar, yllefilt, yllefiltar, filtar
earrings diamond: örhänge, örhängen
fabric-roll thread: tyg, tyger, tygaffär, metervara, tyg på metervara, stuvbitar, stuvar
apron chef-hat: förkläde, förkläden
hammock palm-tree: hängmatta, hängmattor
bird-feeder bird: fågelmat, fågelbord, talgbollar, fågelmatare
metal-detector coin: metalldetektor, metalldetektorer
`,
  da: `
jumper scarf: sweater, sweatre, strikket sweater, strikkede sweatre, uldtrøje, uldtrøjer, islandsk sweater, strik til hele familien, cardigan
blanket cushion: plaid, plaider, uldtæppe, uldtæpper, uldplaid
earrings diamond: ørering, øreringe, ørestikker
fabric-roll thread: stof i metermål, metervarer, stofbutik, stofrester, stofmarked, boligtekstiler
apron chef-hat: forklæde, forklæder
hammock palm-tree: hængekøje, hængekøjer
bird-feeder bird: fuglefoder, foderbræt, foderbrætter, mejsekugler, fuglehus
metal-detector coin: metaldetektor, metaldetektorer, detektorfører
`,
  nb: `
jumper scarf: genser, gensere, strikkegenser, ullgenser, ullgensere, islender, lusekofte, kofte, kofter, strikkede gensere, strikkeplagg
blanket cushion: pledd, ullpledd, ullteppe, ulltepper
earrings diamond: øredobb, øredobber, ørepynt, ørestikker
fabric-roll thread: stoff på metervare, metervare, metervarer, stoffbutikk, stoffrester, tekstiler på metervare
apron chef-hat: forkle, forklær
hammock palm-tree: hengekøye, hengekøyer
bird-feeder bird: fuglemat, fuglebrett, meiseboller, fuglefrø
metal-detector coin: metalldetektor, metallsøk, metallsøker
`,
  fi: `
jumper scarf: villapaita, villapaidat, neulepaita, neulepaidat, neule, neuleet, villatakki, villatakit, neuletakki
blanket cushion: viltti, viltit, villahuopa, villahuovat, torkkupeitto, torkkupeitot
earrings diamond: korvakoru, korvakorut, korvakoruja
fabric-roll thread: kangas, kankaat, kankaita, kangaskauppa, metritavara, palakankaat, sisustuskankaat
apron chef-hat: esiliina, esiliinat
hammock palm-tree: riippumatto, riippumatot
bird-feeder bird: lintulauta, lintulaudat, linnunruoka, talipallot, auringonkukansiemenet linnuille
metal-detector coin: metallinpaljastin, metallinetsin, metallinetsintä
`,
  is: `
jumper scarf: peysa, peysur, lopapeysa, lopapeysur, ullarpeysa, ullarpeysur
blanket cushion: teppi, ullarteppi
earrings diamond: eyrnalokkar
`,
  pl: `
jumper scarf: sweter, swetry, swetry z wełny, kardigan, kardigany, sweterek, sweterki, wełniane swetry
blanket cushion: koc, koce, pled, pledy, kocyk, kocyki
earrings diamond: kolczyk, kolczyki
fabric-roll thread: tkanina, tkaniny, tkaniny na metry, materiały na metry, sklep z tkaninami, tkaniny obiciowe
apron chef-hat: fartuch, fartuchy, fartuszek, fartuszki
hammock palm-tree: hamak, hamaki
bird-feeder bird: karmnik, karmniki, karma dla ptaków, pokarm dla ptaków, dokarmianie ptaków
metal-detector coin: wykrywacz metali, wykrywacze metali
`,
  cs: `
jumper scarf: svetr, svetry, pletené svetry, pletený svetr, vlněné svetry, kardigan
blanket cushion: deka, deky, vlněné deky, pléd
earrings diamond: náušnice, náušničky
fabric-roll thread: látky, metráž, látky v metráži, galanterie a látky, prodej látek
apron chef-hat: zástěra, zástěry
hammock palm-tree: houpací síť, houpací sítě
bird-feeder bird: krmítko, krmítka, krmení pro ptáky, lojové koule
metal-detector coin: detektor kovů, detektory kovů
`,
  sk: `
jumper scarf: sveter, svetre, pletené svetre, pletený sveter, vlnené svetre
blanket cushion: deka, deky, vlnené deky
earrings diamond: náušnice
fabric-roll thread: látky, metráž, predaj látok
apron chef-hat: zástera, zástery
hammock palm-tree: hojdacia sieť, hojdacie siete
bird-feeder bird: kŕmidlo, kŕmidlá, krmivo pre vtáky
metal-detector coin: detektor kovov, detektory kovov
`,
  hu: `
jumper scarf: pulóver, pulóverek, kardigán, kötött pulóver, gyapjúpulóver, pulcsi, pulcsik
blanket cushion: pléd, plédek, gyapjútakaró, gyapjútakarók
earrings diamond: fülbevaló, fülbevalók
fabric-roll thread: méteráru, méterárubolt, textilvásár, ruhaanyag, ruhaanyagok
apron chef-hat: kötény, kötények
hammock palm-tree: függőágy, függőágyak
bird-feeder bird: madáretető, madáretetők, madáreleség, cinkegolyó
metal-detector coin: fémdetektor, fémkereső, fémdetektoros
`,
  ro: `
jumper scarf: pulover, pulovere, tricotaje, flanele, pulovere din lână
blanket cushion: pătură, pături, pleduri, pled
earrings diamond: cercei, cercel
fabric-roll thread: materiale textile, țesături la metru, stofe, materiale la metru, stofă
apron chef-hat: șorț, șorțuri
hammock palm-tree: hamac, hamace
`,
  bg: `
jumper scarf: пуловер, пуловери, жилетки, плетени пуловери
blanket cushion: одеяло, одеяла, родопско одеяло, родопски одеяла
earrings diamond: обеци, обица
fabric-roll thread: платове, плат на метър, платове на метър
apron chef-hat: престилка, престилки
`,
  el: `
jumper scarf: πουλόβερ, πλεκτά, ζακέτες, ζακέτα
blanket cushion: κουβέρτα, κουβέρτες
earrings diamond: σκουλαρίκι, σκουλαρίκια
fabric-roll thread: ύφασμα, υφάσματα, υφάσματα με το μέτρο
apron chef-hat: ποδιά κουζίνας, ποδιές κουζίνας
hammock palm-tree: αιώρα, αιώρες
`,
  hr: `
jumper scarf: džemper, džemperi, pulover, puloveri, vesta od vune
blanket cushion: deka, deke, vunena deka, vunene deke
earrings diamond: naušnica, naušnice
fabric-roll thread: tkanina, tkanine, metraža, štofovi, prodaja tkanina
apron chef-hat: pregača, pregače
hammock palm-tree: viseća mreža, viseće mreže
`,
  sr: `
jumper scarf: džemper, džemperi, džemperi od vune
blanket cushion: ćebe, ćebad
earrings diamond: minđuše, minđuša, naušnice
fabric-roll thread: štofovi, metraža, tkanine, materijali na metar
`,
  sl: `
jumper scarf: pulover, puloverji, jopica, jopice
blanket cushion: odeja, odeje, volnena odeja, volnene odeje
earrings diamond: uhan, uhani
fabric-roll thread: metrsko blago, blago na metre, tkanine
`,
  et: `
jumper scarf: kampsun, kampsunid, villane kampsun, kudumid
blanket cushion: pleed, pleedid, villane tekk, villased tekid
earrings diamond: kõrvarõngas, kõrvarõngad
fabric-roll thread: kangas, kangad, kangapood, meetrikaup
apron chef-hat: põll, põlled
`,
  lv: `
jumper scarf: džemperis, džemperi, adīti džemperi, adīta jaka, adītas jakas
blanket cushion: pleds, pledi, vilnas sega, vilnas segas
earrings diamond: auskari, auskariņi
fabric-roll thread: audums, audumi, audumu veikals, metrāža
apron chef-hat: priekšauts, priekšauti
`,
  lt: `
jumper scarf: megztinis, megztiniai, megzti megztiniai, vilnonis megztinis
blanket cushion: pledas, pledai, vilnonis pledas, vilnoniai pledai
earrings diamond: auskaras, auskarai
fabric-roll thread: audinys, audiniai, audinių parduotuvė, audiniai metrais
apron chef-hat: prijuostė, prijuostės
`,
  ru: `
jumper scarf: свитер, свитера, джемпер, джемперы, кардиган, кардиганы, трикотаж, вязаные свитера
blanket cushion: плед, пледы, одеяло из шерсти, шерстяной плед
earrings diamond: серьги, серёжки, сережки
fabric-roll thread: ткань, ткани, ткани на отрез, магазин тканей, отрезы
apron chef-hat: фартук, фартуки
hammock palm-tree: гамак, гамаки
bird-feeder bird: кормушка для птиц, кормушки для птиц, корм для птиц
metal-detector coin: металлоискатель, металлоискатели
`,
  uk: `
jumper scarf: светр, светри, джемпер, джемпери, кардиган, трикотаж, в'язані светри
blanket cushion: плед, пледи, ковдра з вовни, ліжник, ліжники
earrings diamond: сережки, кульчики, ковтки
fabric-roll thread: тканина, тканини, тканини на відріз, магазин тканин
apron chef-hat: фартух, фартухи
hammock palm-tree: гамак, гамаки
bird-feeder bird: годівниця для птахів, годівниці для птахів, корм для птахів
metal-detector coin: металошукач, металошукачі
`,
  tr: `
jumper scarf: kazak, kazaklar, hırka, hırkalar, triko, örgü kazak, el örgüsü kazak
blanket cushion: battaniye, battaniyeler
earrings diamond: küpe, küpeler
fabric-roll thread: kumaş, kumaşlar, kumaşçı, metrelik kumaş, parça kumaş
apron chef-hat: mutfak önlüğü, iş önlüğü
hammock palm-tree: hamak, hamaklar
metal-detector coin: dedektör, metal dedektörü
`,
  ar: `
jumper scarf: كنزة, كنزات, كنزات صوف, بلوفر, بلوفرات, سويتر
blanket cushion: بطانية, بطانيات, بطانيات شتوية
earrings diamond: أقراط, حلق ذهب, حلقان
fabric-roll thread: أقمشة, قماش بالمتر, أقمشة بالمتر
`,
  he: `
jumper scarf: סוודר, סוודרים, קרדיגן
blanket cushion: שמיכה, שמיכות, שמיכות צמר
earrings diamond: עגיל, עגילים
fabric-roll thread: בדים, בדים במטר, חנות בדים
hammock palm-tree: ערסל, ערסלים
`,
  fa: `
jumper scarf: پلیور, بافتنی, ژاکت بافتنی
blanket cushion: پتو
earrings diamond: گوشواره
fabric-roll thread: پارچه, پارچه متری, پارچه فروشی
`,
  hi: `
jumper scarf: स्वेटर, ऊनी स्वेटर
blanket cushion: कंबल, कम्बल, कंबल वितरण
earrings diamond: झुमके, झुमका, बालियां, कान की बाली
`,
  ja: `
jumper scarf: セーター, ニット, カーディガン
blanket cushion: 毛布, ブランケット
earrings diamond: ピアス, イヤリング
fabric-roll thread: 生地, 布地, 生地の量り売り
apron chef-hat: エプロン
hammock palm-tree: ハンモック
scone tea: スコーン
`,
  ko: `
jumper scarf: 스웨터, 니트, 가디건
blanket cushion: 담요
earrings diamond: 귀걸이
fabric-roll thread: 원단, 옷감
apron chef-hat: 앞치마
hammock palm-tree: 해먹
scone tea: 스콘
`,
  zh: `
jumper scarf: 毛衣, 针织衫, 針織衫, 羊毛衫
blanket cushion: 毛毯, 毯子
earrings diamond: 耳环, 耳環, 耳坠
fabric-roll thread: 布料, 面料, 布匹, 布市
apron chef-hat: 围裙, 圍裙
scone tea: 司康
`,
  vi: `
jumper scarf: áo len
earrings diamond: bông tai, khuyên tai, hoa tai
hammock palm-tree: võng xếp, cái võng
`,
  id: `
jumper scarf: sweater, sweter, kardigan
earrings diamond: anting, anting-anting
blanket cushion: selimut
fabric-roll thread: kain meteran, kain batik meteran, toko kain
apron chef-hat: celemek
`,
  th: `
earrings diamond: ต่างหู
blanket cushion: ผ้าห่ม
fabric-roll thread: ผ้าเมตร, ร้านขายผ้า, ผ้าพับ
`,
  sw: `
fabric-roll thread: vitenge, kitenge, vitambaa, khanga
`,
};
