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
candle: hořící svíčka, svíčky
wave: moře, moři
national-park: jezero, u jezera, řeka, rybník
tree: les, lesy, lesní cesta
sunrise: západ slunce, východ slunce
mountain: kopce, kopce a lesy, hory, kopec, výhled na hory
armchair: křeslo
delivery-van: dodávka
tanker: cisterna, cisternu, fekál
concrete-mixer: domíchávač
lorry: náklaďák, kamion
smartphone: mobil, displej telefonu
tablet: tablet
love-letter: staré dopisy, dopisy, obálka
spotlight: světla reflektorů, reflektory
theatre-masks: jeviště
torch: pochodně, světlo pochodní
`,
  da: `
candle: levende lys, stearinlys, tændte lys
wave: havet, hav, havudsigt
national-park: sø, søen, å, fjorden, fjord
tree: skov, skoven
sunrise: solnedgang, solopgang
mountain: bakker, bjerge, fjeld
armchair: lænestol
-: lys, lyst, varmt lys
tanker: tankbil, slamsuger
concrete-mixer: betonbil
lorry: lastbil
smartphone: telefonskærm
tablet: tablet, ipad
love-letter: gamle breve, brev
spotlight: scenelys, scenelamper
theatre-masks: scenen
torch: fakler, fakkellys
`,
  de: `
wave: meer, das meer, meerblick, nordsee, ostsee
national-park: see, bergsee, fluss, den see
tree: wald, im wald, wälder
sunrise: sonnenuntergang, sonnenaufgang
mountain: berge, die berge, hügel, bergen, bergpanorama, alpen
-: karte, karten, ec-karte, kartenzahlung
candle: kerze, kerzen
grapes: weinberg, weinberge, weinreben, reben
tanker: tankwagen, saugwagen
concrete-mixer: betonmischer, fahrmischer
lorry: lkw, lastwagen, laster, kipper, müllwagen
delivery-van: transporter, lieferwagen, kastenwagen
smartphone: handy, tablet-screenshot, app-screenshot
tablet: tablet
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
wave: mar, el mar, vistas al mar
national-park: lago, río, laguna, embalse
tree: bosque, bosques, pinar
sunrise: puesta de sol, atardecer, amanecer
mountain: montañas, montaña, colinas, sierra, cerros
candle: vela, velas
grapes: viñedo, viñedos, viñas
tanker: camión cisterna, cisterna
concrete-mixer: hormigonera, camión hormigonera
lorry: camión, volquete
delivery-van: furgoneta, furgo
smartphone: móvil, pantalla del móvil
tablet: tablet, tableta
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
candle: kynttilöitä, palavat kynttilät
wave: merimaisema
wave: meri, merimaisema
national-park: järvi, järven, järvimaisema, joki
tree: metsä, metsäpolku
sunrise: auringonlasku, auringonnousu
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
wave: mer, la mer, vue mer, océan
national-park: lac, rivière, étang
tree: forêt, bois, sous-bois
sunrise: coucher de soleil, lever de soleil
mountain: montagnes, montagne, collines, alpes
grapes: vignes, vigne, vignobles
tanker: camion-citerne, camion citerne
concrete-mixer: toupie béton, camion toupie
lorry: camion, benne, poids lourd
delivery-van: camionnette, fourgon
smartphone: téléphone portable, écran de téléphone
tablet: tablette
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
wave: more, moru, pogled na more
national-park: jezero, rijeka, reka
tree: šuma, šumu, šume
sunrise: zalazak sunca, izlazak sunca
mountain: brda, brdo, brežuljci, planine, planina
delivery-van: kombi, dostavno vozilo
armchair: fotelja, stara fotelja
spotlight: svjetla pozornice, reflektori
theatre-masks: pozornica
tanker: cisterna
concrete-mixer: mikser
lorry: kamion, naš kamion, šleper
smartphone: mobitel
tablet: tablet
love-letter: stara pisma, pismo
torch: baklje
`,
  hu: `
trumpet drum: egyenruhás zenekar, fúvószenekar, rezesbanda
candle: gyertyafény, égő gyertya
wave: tenger
national-park: tó, tópart, folyó, a tó
tree: erdő, erdei út
sunrise: naplemente, napfelkelte
mountain: hegyek, hegyekre, dombok, hegy
armchair: fotel, régi fotel
delivery-van: furgon, kisteherautó
tanker: szippantós autó, tartálykocsi
concrete-mixer: mixerkocsi
lorry: teherautó, kamion
smartphone: telefon képernyő
tablet: tablet
love-letter: régi levelek, levél
spotlight: színpadi fények, reflektorfény
theatre-masks: színpad
torch: fáklyák, fáklyafény
`,
  id: `
concrete-mixer: truk molen
tanker: truk tangki, mobil tangki
lorry: truk
smartphone: layar hp
tablet: tablet
amphora: kendi tanah liat, periuk tanah liat
torch: obor
`,
  it: `
wave: mare, il mare, vista mare
national-park: lago, fiume, laghetto
tree: bosco, boschi, pineta
sunrise: tramonto, alba
mountain: montagne, colline, monti, alpi, dolomiti
grapes: vigneto, vigneti, vigne
tanker: autobotte, autocisterna
concrete-mixer: betoniera, autobetoniera
lorry: camion
delivery-van: furgone, furgoncino
smartphone: cellulare, schermo del telefono
tablet: tablet
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
candle: levende lys, stearinlys
tractor snowflake: brøytebil, brøyteplog, plog i snø, brøytebil i snø
wave: hav, havet, sjøutsikt
national-park: innsjø, vann, fjord, fjorden, elv
tree: skog, skogen
sunrise: solnedgang, soloppgang
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
candle: kaarslicht, brandende kaarsen, kaarsen
wave: zee, de zee, zeezicht
national-park: meer, plas, rivier, het meer
tree: bos, bossen
sunrise: zonsondergang, zonsopkomst
mountain: bergen, heuvels
tanker: tankwagen
concrete-mixer: betonmixer
lorry: vrachtwagen, kipper, vrachtauto
delivery-van: bestelbus, busje
smartphone: mobiel, telefoonscherm
tablet: tablet
love-letter: oude brieven, brieven, brief, enveloppen
spotlight: podiumlicht, toneellicht, schijnwerpers
theatre-masks: theatergordijn
torch: fakkels, fakkellicht
armchair: fauteuil, oude fauteuil, leunstoel
`,
  pl: `
candle: zapalone świece, świece
wave: morze, morza
national-park: jezioro, jeziora, rzeka, staw
tree: las, lasy, lasu
sunrise: zachód słońca, wschód słońca
mountain: góry, gór, wzgórza, pagórki
tanker: beczkowóz, szambiarka, wóz asenizacyjny, cysterna
concrete-mixer: betoniarka, gruszka z betonem
lorry: ciężarówka, tir, wywrotka
delivery-van: busik, furgonetka
smartphone: ekran telefonu, smartfon
tablet: tablet
love-letter: stare listy, listy, koperty
spotlight: światła sceny, reflektory
theatre-masks: kurtyna, scena
torch: pochodnie, światło pochodni
armchair: fotel, stary fotel
amphora: gliniany garnek, gliniane naczynie
`,
  pt: `
wave: mar, o mar, vista mar
national-park: lago, rio, lagoa
tree: floresta, mata, bosque
sunrise: pôr do sol, nascer do sol
mountain: montanhas, montanha, serra, colinas
candle: vela, velas
grapes: vinha, vinhas, vinhedos
tanker: camião-cisterna, camião cisterna, caminhão pipa, caminhão tanque
concrete-mixer: betoneira
lorry: camião, caminhão, carreta
delivery-van: carrinha, furgão
smartphone: telemóvel, celular, tela do celular
tablet: tablet
love-letter: cartas antigas, cartas velhas, envelopes
spotlight: luzes de palco, holofotes
theatre-masks: cortina do palco, palco
torch: tochas, luz de tochas
armchair: poltrona, cadeirão
amphora: pote de barro, panela de barro
`,
  ro: `
wave: mare, marea
national-park: lac, lacul, râu, lacuri
tree: pădure, pădurea
sunrise: apus, apus de soare, răsărit
mountain: munți, munții, dealuri, dealurile
tanker: vidanjă, vidanja, cisternă, cisterna
concrete-mixer: betonieră, autobetonieră
lorry: camion, camionul, basculantă, tir
delivery-van: dubă, duba, dubița
smartphone: tabletă, ecran de telefon
tablet: tableta
love-letter: scrisori vechi, scrisoare
spotlight: lumini de scenă, reflectoare
theatre-masks: cortină
torch: torțe, făclii
armchair: fotoliu, fotoliul
amphora: oală de lut, vas de lut
`,
  ru: `
wave: море
national-park: озеро, река, озера
tree: лес, сосны, сосновый лес
sunrise: закат, рассвет
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
  ...askedElsewhere,
};
