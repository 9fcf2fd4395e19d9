/**
 * Names of things as instructions ask for them in the picture, where they say what is sold in no other field: "stage
 * lights", "old letters", "torchlight". A thing that the catalog lacks is shown by the nearest it has. By language, in
 * the notation of word-list.ts.
 */
export const askedWords: Record<string, string> = {
  en: `
hair-comb: comb, combs
kitchen-knife: knife, knives, butchers knife, cleaver
mug: mugs, two mugs
teapot: kettle, a kettle
light-bulb: bulb, light bulb, lightbulb, bare bulb
microphone: mic, mike, microphone stand, old microphone
paintbrush: brush, brushes, paint brush
locomotive: steam engine, steam train
dog: brown lab, black lab, chocolate lab, spaniel, collie, terrier, labrador
desktop-computer: monitor, old monitor, old computer
desk-lamp: table lamp, reading lamp
-: belt, board, cards
love-letter: old letters, old letter, a letter, love letters, handwritten letters, envelope, envelopes
scroll: parchment, old parchment, old maps, old papers, papyrus, old document, old documents
theatre-masks: stage lights, stage lighting, spotlight, spotlights, a stage, theatre curtain, theater curtain, red curtain, stage curtain
torch: torchlight, torch light, flaming torch, flaming torches, torches
candle: candlelight, candle light, candlelit, flickering candles
amphora: egyptian, ancient egypt, pharaoh, clay pot, clay pots, terracotta pot, egyptian urn, pottery
lorry: tanker, tank truck, tanker truck, big truck, truck, trucks, lorry, lorries, mixer truck, mixer lorry, cement mixer, concrete mixer, cement truck, concrete truck, tipper, tipper truck, tip truck, artic, semi truck, big rig, flatbed, dump truck, gritter, snow plow, snow plough, snowplow, bin lorry, garbage truck
delivery-van: van, vans, white van, our van, little van, courier van
pickup-truck: ute, pickup, pick up truck, pickup truck, bakkie
car: car, cars, small car, hatchback, yaris, corsa, estate car
motorcycle: motorbike, motorbikes, motorcycle, harley
smartphone: smartphone, mobile phone, cell phone, iphone, phone screen, phone mockup, tablet, ipad, app screen, app screenshot, phone screenshot
laptop: laptop, laptop screen, screenshot on laptop, computer screen, dashboard screenshot
speech-bubble: speech bubbles, speech bubble, chat bubbles, chat bubble
armchair: armchair, arm chair, wingback, wingback chair, comfy chair, old chair
excavator: digger, mini digger, diggers, jcb, bulldozer
meat-on-bone: yorkshire pudding, yorkshire puddings, roast, joint of beef, gravy
bread: loaf, loaves, crusty loaf, fresh loaf
canned-food: full shelves, shelves full, stocked shelves, tins
book: leather book, leather bound books, old book
books: bookshelves, shelves of books, old books, stack of books, pile of books
clapperboard: film set, movie set
film-strip: film reel, film reels, cine film, old film
eagle: hawk, falcon, heron, bird of prey, kestrel, buzzard
bird: blackbird, swallow, swallows
boot: muddy boots, work boots, wellies, wellington boots
handshake: shaking hands, handshake, hands together, holding hands
grapes: vineyard, vineyards, vines
house: our building, terrace house, terraced house
beers: pints, pint, pint glasses, two pints
beer: pint of stout, pint of guinness
wheelbarrow: barrow
dancer: dancing couple, couple dancing, dancers
ring: wedding rings, rings
scales: scales of justice
spade: garden tools, spade, shovel
hammer-and-wrench: tools, hand tools, old tools
vase: pot, pots, clay, ceramic pot
key: keys, bunch of keys, house keys
old-key: old key, antique key, skeleton key, vintage key
padlock: padlock, old lock
castle: castle, old castle
skyline: skyline, city skyline
sunrise: sunset, sunrise, sunset sky
wave: waves, big waves, surf
snowy-mountain: mountains, snowy mountains, alps
disco-ball: mirror ball, glitter ball, mirrorball, disco ball
playing-card: tarot cards, deck of cards, playing cards, pack of cards
headstone: gravestone, gravestones, headstone
magnifier: magnifying glass
steering-wheel: steering wheel, l plates, learner plates, learner plate
fire: flames, bonfire, campfire, real fire, log fire, open fire
yarn: balls of wool, wool, ball of wool
egg: fresh eggs, eggs, boxes of eggs
safety-vest: hi vis, hi viz, hi-vis, hi-viz
rescue-helmet: hard hats, hard hat, hardhat
`,
  cs: `
armchair: křeslo
delivery-van: dodávka
lorry: cisterna, cisternu, fekál, náklaďák, domíchávač, kamion
smartphone: tablet, mobil, displej telefonu
love-letter: staré dopisy, dopisy, obálka
theatre-masks: světla reflektorů, reflektory, jeviště
torch: pochodně, světlo pochodní
`,
  da: `
armchair: lænestol
-: lys, lyst, varmt lys
lorry: tankbil, slamsuger, lastbil, betonbil
smartphone: tablet, ipad, telefonskærm
love-letter: gamle breve, brev
theatre-masks: scenelys, scenelamper, scenen
torch: fakler, fakkellys
`,
  de: `
-: karte, karten, ec-karte, kartenzahlung
candle: kerze, kerzen
grapes: weinberg, weinberge, weinreben, reben
lorry: tankwagen, saugwagen, lkw, lastwagen, laster, betonmischer, fahrmischer, kipper, müllwagen
delivery-van: transporter, lieferwagen, kastenwagen
smartphone: tablet, handy, tablet-screenshot, app-screenshot
laptop: laptop, bildschirm
love-letter: alte briefe, briefe, brief, briefumschläge
theatre-masks: bühnenlicht, scheinwerferlicht, bühne, vorhang
torch: fackellicht, fackeln
scroll: pergament, alte karten
armchair: sessel, ohrensessel
excavator: bagger, minibagger
amphora: tontopf, tontöpfe, ägyptisch
`,
  es: `
candle: vela, velas
grapes: viñedo, viñedos, viñas
lorry: camión cisterna, camión, hormigonera, camión hormigonera, volquete, cisterna
delivery-van: furgoneta, furgo
smartphone: tablet, tableta, móvil, pantalla del móvil
love-letter: cartas antiguas, cartas viejas, sobres
theatre-masks: luces de escenario, focos, telón, escenario
torch: antorchas, luz de antorcha
scroll: pergamino, mapas antiguos
armchair: sillón, butaca
amphora: olla de barro, ollas de barro, vasija de barro, cazuela de barro
excavator: excavadora, retro
`,
  fi: `
armchair: nojatuoli
delivery-van: pakettiauto
lorry: säiliöauto, loka-auto, kuorma-auto, rekka
smartphone: tabletti, kännykkä, puhelimen näyttö
love-letter: vanhat kirjeet, kirje
theatre-masks: näyttämövalot, valokeila, esirippu
torch: soihdut, soihtujen valo
`,
  fr: `
grapes: vignes, vigne, vignobles
lorry: camion-citerne, camion citerne, camion, toupie béton, camion toupie, benne, poids lourd
delivery-van: camionnette, fourgon
smartphone: tablette, téléphone portable, écran de téléphone
love-letter: vieilles lettres, lettres anciennes, lettre, enveloppes
theatre-masks: lumières de scène, projecteurs, rideau rouge, scène de théâtre
torch: torches, lumière de torche, flambeaux
scroll: parchemin, vieilles cartes, vieux papiers
armchair: fauteuil, vieux fauteuil, fauteuil ancien
amphora: pot en terre, pots en terre, jarre
excavator: pelleteuse, mini-pelle
`,
  hr: `
delivery-van: kombi, dostavno vozilo
armchair: fotelja, stara fotelja
theatre-masks: svjetla pozornice, pozornica, reflektori
lorry: cisterna, kamion, naš kamion, mikser, šleper
smartphone: tablet, mobitel
love-letter: stara pisma, pismo
torch: baklje
`,
  hu: `
armchair: fotel, régi fotel
delivery-van: furgon, kisteherautó
lorry: tartálykocsi, szippantós autó, teherautó, kamion, mixerkocsi
smartphone: tablet, telefon képernyő
love-letter: régi levelek, levél
theatre-masks: színpadi fények, reflektorfény, színpad
torch: fáklyák, fáklyafény
`,
  id: `
lorry: truk tangki, mobil tangki, truk, truk molen
smartphone: tablet, layar hp
amphora: kendi tanah liat, periuk tanah liat
torch: obor
`,
  it: `
grapes: vigneto, vigneti, vigne
lorry: autobotte, autocisterna, camion, betoniera, autobetoniera
delivery-van: furgone, furgoncino
smartphone: tablet, cellulare, schermo del telefono
love-letter: vecchie lettere, lettere antiche, lettera, buste
theatre-masks: luci di scena, luci del palco, riflettori, sipario, palcoscenico
torch: fiaccole, torce, luce di torce
scroll: pergamena, vecchie mappe
armchair: poltrona
amphora: vaso di terracotta, pentola di coccio
excavator: escavatore, ruspa
`,
  nb: `
armchair: lenestol
delivery-van: varebil
-: lys, lyst, varmt lys
lorry: tankbil, slamsuger, lastebil, betongbil
smartphone: nettbrett, mobilskjerm
love-letter: gamle brev, brev
theatre-masks: scenelys, sceneteppe
torch: fakler, fakkellys
`,
  nl: `
lorry: tankwagen, vrachtwagen, betonmixer, kipper, vrachtauto
delivery-van: bestelbus, busje
smartphone: tablet, mobiel, telefoonscherm
love-letter: oude brieven, brieven, brief, enveloppen
theatre-masks: podiumlicht, toneellicht, schijnwerpers, theatergordijn
torch: fakkels, fakkellicht
armchair: fauteuil, oude fauteuil, leunstoel
`,
  pl: `
lorry: beczkowóz, szambiarka, wóz asenizacyjny, ciężarówka, tir, betoniarka, gruszka z betonem, wywrotka, cysterna
delivery-van: busik, furgonetka
smartphone: tablet, ekran telefonu, smartfon
love-letter: stare listy, listy, koperty
theatre-masks: światła sceny, reflektory, kurtyna, scena
torch: pochodnie, światło pochodni
armchair: fotel, stary fotel
amphora: gliniany garnek, gliniane naczynie
`,
  pt: `
candle: vela, velas
grapes: vinha, vinhas, vinhedos
lorry: camião-cisterna, camião cisterna, camião, caminhão pipa, caminhão tanque, caminhão, betoneira, carreta
delivery-van: carrinha, furgão
smartphone: tablet, telemóvel, celular, tela do celular
love-letter: cartas antigas, cartas velhas, envelopes
theatre-masks: luzes de palco, holofotes, cortina do palco, palco
torch: tochas, luz de tochas
armchair: poltrona, cadeirão
amphora: pote de barro, panela de barro
`,
  ro: `
lorry: vidanjă, vidanja, camion, camionul, cisternă, cisterna, betonieră, autobetonieră, basculantă, tir
delivery-van: dubă, duba, dubița
smartphone: tabletă, tableta, ecran de telefon
love-letter: scrisori vechi, scrisoare
theatre-masks: lumini de scenă, reflectoare, cortină
torch: torțe, făclii
armchair: fotoliu, fotoliul
amphora: oală de lut, vas de lut
`,
  ru: `
delivery-van: газель, фургон
lorry: ассенизатор, илосос, бочка, автоцистерна, грузовик, фура, бетономешалка, миксер с бетоном, самосвал
smartphone: планшет, экран телефона, смартфон
love-letter: старые письма, письма, конверт
theatre-masks: свет софитов, софиты, сцена, занавес
torch: факелы, свет факелов
armchair: кресло, старое кресло
amphora: глиняный горшок, глиняная посуда
`,
  sk: `
armchair: kreslo
theatre-masks: svetlá reflektorov, javisko, opona
delivery-van: dodávka
lorry: cisterna, fekál, kamión, nákladiak, domiešavač
smartphone: tablet, mobil
love-letter: staré listy, listy
torch: fakle
`,
  sv: `
delivery-van: skåpbil
-: ljus, ljust, varmt ljus
lorry: tankbil, slambil, sugbil, lastbil, betongbil
smartphone: surfplatta, läsplatta, mobilskärm, tablet
love-letter: gamla brev, brev
theatre-masks: scenljus, strålkastare, ridå
torch: facklor, fackelsken
armchair: fåtölj, gammal fåtölj
books: läderband, gamla läderband, gamla böcker
`,
  tr: `
armchair: berjer, koltuk
delivery-van: minivan, kamyonet
lorry: vidanjör, kamyon, tanker, beton mikseri, tır
smartphone: tablet, telefon ekranı
love-letter: eski mektuplar, mektup
theatre-masks: sahne ışıkları, sahne ışığı, perde
torch: meşale, meşaleler
amphora: toprak çömlek, güveç kabı
`,
  uk: `
lorry: асенізатор, мулосос, бочка, автоцистерна, вантажівка, фура, бетономішалка, самоскид
smartphone: планшет, екран телефону, смартфон
love-letter: старі листи, листи, конверт
theatre-masks: світло софітів, софіти, сцена, завіса
torch: смолоскипи, факели
armchair: крісло, старе крісло
amphora: глиняний горщик
`,
  bg: `
lorry: камион, цистерна, бетоновоз, самосвал
delivery-van: бус, микробус за доставки
smartphone: таблет, смартфон
armchair: фотьойл, кресло
love-letter: стари писма, писмо
torch: факли
`,
  el: `
lorry: φορτηγό, βυτίο, βυτιοφόρο, μπετονιέρα
delivery-van: βαν, φορτηγάκι
smartphone: τάμπλετ, tablet, κινητό
armchair: πολυθρόνα
love-letter: παλιά γράμματα, γράμμα
theatre-masks: φώτα σκηνής, σκηνή, προβολείς
torch: πυρσοί, δαυλοί
`,
  sl: `
lorry: tovornjak, cisterna, kamion
delivery-van: kombi, dostavnik
smartphone: tablica, tablični računalnik
armchair: fotelj
love-letter: stara pisma, pismo
torch: bakle
`,
  sr: `
lorry: kamion, cisterna, mikser
delivery-van: kombi
smartphone: tablet
armchair: fotelja
love-letter: stara pisma
`,
  ca: `
candle: espelma, espelmes
lorry: camió, camió cisterna, formigonera
delivery-van: furgoneta
smartphone: tauleta, mòbil
armchair: butaca
love-letter: cartes antigues
torch: torxes
amphora: olla de fang, atuell de fang
`,
  et: `
lorry: veoauto, paakauto
smartphone: tahvel, tahvelarvuti
armchair: tugitool
love-letter: vanad kirjad
torch: tõrvikud
`,
  lt: `
lorry: sunkvežimis, vilkikas, cisterna
delivery-van: mikroautobusas, furgonas
smartphone: planšetė
armchair: fotelis
love-letter: seni laiškai
`,
  lv: `
lorry: kravas auto, kravas mašīna, cisterna
smartphone: planšete
armchair: atpūtas krēsls
love-letter: vecas vēstules
`,
  vi: `
lorry: xe tải, xe bồn, xe bồn hút
smartphone: máy tính bảng
`,
};
