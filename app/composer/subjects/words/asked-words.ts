import { askedElsewhere } from './asked-words-elsewhere.ts';
import { askedInEnglish } from './asked-words-en.ts';

/**
 * Names of things as instructions ask for them in the picture, where they say what is sold in no other field: "stage
 * lights", "old letters", "torchlight". A thing that the catalog lacks is shown by the nearest it has. By language, in
 * the notation of word-list.ts.
 */
export const askedWords: Record<string, string> = {
  en: askedInEnglish,
  cs: `
mountain: kopce, kopce a lesy, hory, kopec, výhled na hory
armchair: křeslo
delivery-van: dodávka
tanker: cisterna, cisternu, fekál
concrete-mixer: domíchávač
lorry: náklaďák, kamion
smartphone: tablet, mobil, displej telefonu
love-letter: staré dopisy, dopisy, obálka
spotlight: světla reflektorů, reflektory
theatre-masks: jeviště
torch: pochodně, světlo pochodní
`,
  da: `
mountain: bakker, bjerge, fjeld
armchair: lænestol
-: lys, lyst, varmt lys
tanker: tankbil, slamsuger
concrete-mixer: betonbil
lorry: lastbil
smartphone: tablet, ipad, telefonskærm
love-letter: gamle breve, brev
spotlight: scenelys, scenelamper
theatre-masks: scenen
torch: fakler, fakkellys
`,
  de: `
mountain: berge, die berge, hügel, bergen, bergpanorama, alpen
-: karte, karten, ec-karte, kartenzahlung
candle: kerze, kerzen
grapes: weinberg, weinberge, weinreben, reben
tanker: tankwagen, saugwagen
concrete-mixer: betonmischer, fahrmischer
lorry: lkw, lastwagen, laster, kipper, müllwagen
delivery-van: transporter, lieferwagen, kastenwagen
smartphone: tablet, handy, tablet-screenshot, app-screenshot
laptop: laptop, bildschirm
love-letter: alte briefe, briefe, brief, briefumschläge
spotlight: bühnenlicht, scheinwerferlicht
theatre-masks: bühne, vorhang
torch: fackellicht, fackeln
scroll: pergament, alte karten
armchair: sessel, ohrensessel
excavator: bagger, minibagger
amphora: tontopf, tontöpfe, ägyptisch
`,
  es: `
mountain: montañas, montaña, colinas, sierra, cerros
candle: vela, velas
grapes: viñedo, viñedos, viñas
tanker: camión cisterna, cisterna
concrete-mixer: hormigonera, camión hormigonera
lorry: camión, volquete
delivery-van: furgoneta, furgo
smartphone: tablet, tableta, móvil, pantalla del móvil
love-letter: cartas antiguas, cartas viejas, sobres
spotlight: luces de escenario, focos
theatre-masks: telón, escenario
torch: antorchas, luz de antorcha
scroll: pergamino, mapas antiguos
armchair: sillón, butaca
amphora: olla de barro, ollas de barro, vasija de barro, cazuela de barro
excavator: excavadora, retro
`,
  fi: `
mountain: vuoret, tunturit, tunturi, mäet
armchair: nojatuoli
delivery-van: pakettiauto
tanker: säiliöauto, loka-auto
lorry: kuorma-auto, rekka
smartphone: tabletti, kännykkä, puhelimen näyttö
love-letter: vanhat kirjeet, kirje
spotlight: näyttämövalot, valokeila
theatre-masks: esirippu
torch: soihdut, soihtujen valo
`,
  fr: `
mountain: montagnes, montagne, collines, alpes
grapes: vignes, vigne, vignobles
tanker: camion-citerne, camion citerne
concrete-mixer: toupie béton, camion toupie
lorry: camion, benne, poids lourd
delivery-van: camionnette, fourgon
smartphone: tablette, téléphone portable, écran de téléphone
love-letter: vieilles lettres, lettres anciennes, lettre, enveloppes
spotlight: lumières de scène, projecteurs
theatre-masks: rideau rouge, scène de théâtre
torch: torches, lumière de torche, flambeaux
scroll: parchemin, vieilles cartes, vieux papiers
armchair: fauteuil, vieux fauteuil, fauteuil ancien
amphora: pot en terre, pots en terre, jarre
excavator: pelleteuse, mini-pelle
`,
  hr: `
mountain: brda, brdo, brežuljci, planine, planina
delivery-van: kombi, dostavno vozilo
armchair: fotelja, stara fotelja
spotlight: svjetla pozornice, reflektori
theatre-masks: pozornica
tanker: cisterna
concrete-mixer: mikser
lorry: kamion, naš kamion, šleper
smartphone: tablet, mobitel
love-letter: stara pisma, pismo
torch: baklje
`,
  hu: `
mountain: hegyek, hegyekre, dombok, hegy
armchair: fotel, régi fotel
delivery-van: furgon, kisteherautó
tanker: szippantós autó, tartálykocsi
concrete-mixer: mixerkocsi
lorry: teherautó, kamion
smartphone: tablet, telefon képernyő
love-letter: régi levelek, levél
spotlight: színpadi fények, reflektorfény
theatre-masks: színpad
torch: fáklyák, fáklyafény
`,
  id: `
concrete-mixer: truk molen
tanker: truk tangki, mobil tangki
lorry: truk
smartphone: tablet, layar hp
amphora: kendi tanah liat, periuk tanah liat
torch: obor
`,
  it: `
mountain: montagne, colline, monti, alpi, dolomiti
grapes: vigneto, vigneti, vigne
tanker: autobotte, autocisterna
concrete-mixer: betoniera, autobetoniera
lorry: camion
delivery-van: furgone, furgoncino
smartphone: tablet, cellulare, schermo del telefono
love-letter: vecchie lettere, lettere antiche, lettera, buste
spotlight: luci di scena, luci del palco, riflettori
theatre-masks: sipario, palcoscenico
torch: fiaccole, torce, luce di torce
scroll: pergamena, vecchie mappe
armchair: poltrona
amphora: vaso di terracotta, pentola di coccio
excavator: escavatore, ruspa
`,
  nb: `
mountain: fjell, fjellene, fjellet, åser
armchair: lenestol
delivery-van: varebil
-: lys, lyst, varmt lys
tanker: tankbil, slamsuger
concrete-mixer: betongbil
lorry: lastebil
smartphone: nettbrett, mobilskjerm
love-letter: gamle brev, brev
spotlight: scenelys
theatre-masks: sceneteppe
torch: fakler, fakkellys
`,
  nl: `
mountain: bergen, heuvels
tanker: tankwagen
concrete-mixer: betonmixer
lorry: vrachtwagen, kipper, vrachtauto
delivery-van: bestelbus, busje
smartphone: tablet, mobiel, telefoonscherm
love-letter: oude brieven, brieven, brief, enveloppen
spotlight: podiumlicht, toneellicht, schijnwerpers
theatre-masks: theatergordijn
torch: fakkels, fakkellicht
armchair: fauteuil, oude fauteuil, leunstoel
`,
  pl: `
mountain: góry, gór, wzgórza, pagórki
tanker: beczkowóz, szambiarka, wóz asenizacyjny, cysterna
concrete-mixer: betoniarka, gruszka z betonem
lorry: ciężarówka, tir, wywrotka
delivery-van: busik, furgonetka
smartphone: tablet, ekran telefonu, smartfon
love-letter: stare listy, listy, koperty
spotlight: światła sceny, reflektory
theatre-masks: kurtyna, scena
torch: pochodnie, światło pochodni
armchair: fotel, stary fotel
amphora: gliniany garnek, gliniane naczynie
`,
  pt: `
mountain: montanhas, montanha, serra, colinas
candle: vela, velas
grapes: vinha, vinhas, vinhedos
tanker: camião-cisterna, camião cisterna, caminhão pipa, caminhão tanque
concrete-mixer: betoneira
lorry: camião, caminhão, carreta
delivery-van: carrinha, furgão
smartphone: tablet, telemóvel, celular, tela do celular
love-letter: cartas antigas, cartas velhas, envelopes
spotlight: luzes de palco, holofotes
theatre-masks: cortina do palco, palco
torch: tochas, luz de tochas
armchair: poltrona, cadeirão
amphora: pote de barro, panela de barro
`,
  ro: `
mountain: munți, munții, dealuri, dealurile
tanker: vidanjă, vidanja, cisternă, cisterna
concrete-mixer: betonieră, autobetonieră
lorry: camion, camionul, basculantă, tir
delivery-van: dubă, duba, dubița
smartphone: tabletă, tableta, ecran de telefon
love-letter: scrisori vechi, scrisoare
spotlight: lumini de scenă, reflectoare
theatre-masks: cortină
torch: torțe, făclii
armchair: fotoliu, fotoliul
amphora: oală de lut, vas de lut
`,
  ru: `
mountain: горы, холмы, сопки
delivery-van: газель, фургон
tanker: ассенизатор, илосос, бочка, автоцистерна
concrete-mixer: бетономешалка, миксер с бетоном
lorry: грузовик, фура, самосвал
smartphone: планшет, экран телефона, смартфон
love-letter: старые письма, письма, конверт
spotlight: свет софитов, софиты
theatre-masks: сцена, занавес
torch: факелы, свет факелов
armchair: кресло, старое кресло
amphora: глиняный горшок, глиняная посуда
`,
  sk: `
mountain: kopce, hory, vrchy
armchair: kreslo
spotlight: svetlá reflektorov
theatre-masks: javisko, opona
delivery-van: dodávka
tanker: cisterna, fekál
concrete-mixer: domiešavač
lorry: kamión, nákladiak
smartphone: tablet, mobil
love-letter: staré listy, listy
torch: fakle
`,
  sv: `
mountain: fjäll, fjällen, berg, kullar
delivery-van: skåpbil
-: ljus, ljust, varmt ljus
tanker: tankbil, slambil, sugbil
concrete-mixer: betongbil
lorry: lastbil
smartphone: surfplatta, läsplatta, mobilskärm, tablet
love-letter: gamla brev, brev
spotlight: scenljus, strålkastare
theatre-masks: ridå
torch: facklor, fackelsken
armchair: fåtölj, gammal fåtölj
books: läderband, gamla läderband, gamla böcker
`,
  tr: `
mountain: dağlar, dağ, tepeler
armchair: berjer, koltuk
delivery-van: minivan, kamyonet
tanker: vidanjör, tanker
concrete-mixer: beton mikseri
lorry: kamyon, tır
smartphone: tablet, telefon ekranı
love-letter: eski mektuplar, mektup
spotlight: sahne ışıkları, sahne ışığı
theatre-masks: perde
torch: meşale, meşaleler
amphora: toprak çömlek, güveç kabı
`,
  uk: `
mountain: гори, пагорби, карпати
tanker: асенізатор, мулосос, бочка, автоцистерна
concrete-mixer: бетономішалка
lorry: вантажівка, фура, самоскид
smartphone: планшет, екран телефону, смартфон
love-letter: старі листи, листи, конверт
spotlight: світло софітів, софіти
theatre-masks: сцена, завіса
torch: смолоскипи, факели
armchair: крісло, старе крісло
amphora: глиняний горщик
`,
  ...askedElsewhere,
};
