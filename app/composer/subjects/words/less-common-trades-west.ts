/** What less-common-trades.ts says, in the languages of the middle and the west of Europe. Notation: word-list.ts. */
export const westernLessCommonTrades: Record<string, string> = {
  cs: `
rescue-helmet snowy-mountain: horská služba
lifebuoy motor-boat: vodní záchranná služba
trumpet drum: dechový orchestr
dice chess-pawn: deskoherna
target: sportovní střelba
rower canoe: veslařský klub
canoe rower: vodácký kurz
sailing-boat anchor: jachtařský kurz
compass world-map: orientační běh
runner sneaker: přespolní běh, krosový běh
spirits-bottle toast: lihovar
meat-on-bone sausage: udírna, uzenářství
mushroom basket: houbaření, houbařská vycházka
strawberry basket: samosběr
seedling plant: školka okrasných rostlin
stove fire: kamnářství
key padlock: otevírání trezorů
amphora mantel-clock: starožitnosti, starožitnictví
gavel: aukční dům
coin magnifier: numismatika
violin guitar: houslař, kytarář
coat: kožešnictví, kožešník
top-hat sun-hat: modistka
sewing-needle thread: paličkovaná krajka
yarn thread: tkaní, kurz tkaní
vase fire: foukání skla, sklárna
document fountain-pen: soudní tlumočník
fountain-pen document: notářka
lorry steering-wheel: řidičák na náklaďák, řidičské oprávnění skupiny c
forklift: vzv kurz
car paint-roller: polep aut
cow stethoscope: veterinář pro skot
dog-standing paw: cvičák
cat coffee: kočičí kavárna
seedling carrot: zahrádkáři, zahrádkářská kolonie
t-shirt socks: dětský bazar
toolbox hammer: opravárna
speech-bubble: jazyková kavárna
slide swing: nové hřiště
ballot-box: komunální volby
locomotive railway-car: úzkokolejka
juggler circus-tent: cirkusová škola
santa: mikuláš na objednávku, mikuláš do domu
water-jug droplet: rozvoz vody
ring bouquet: oddávající, svatební obřadník
`,
  de: `
rescue-helmet snowy-mountain: bergwacht
lifebuoy motor-boat: seenotretter, wasserwacht, dlrg ortsgruppe
musical-notes musical-score: männergesangverein, gospelchor
dancer musical-notes: trachtenverein
microphone guitar: partyband
dice chess-pawn: spielecafé
target: schießstand
rower canoe: ruderverein
compass world-map: orientierungslauf
runner sneaker: traillauf, geländelauf
climber: kletterwand
lock-and-key puzzle: exit-spiel
wine grapes: straußwirtschaft
strawberry basket: selbstpflücker
stove fire: ofensetzer
key padlock: tresoröffnung
window palette: tiffany-glas
amphora mantel-clock: antiquitäten
coat: kürschner, pelze
top-hat sun-hat: hutmacherin, modistin
sewing-needle thread: klöppeln
yarn thread: webkurs
vase fire: glasbläser, glashütte
lorry steering-wheel: führerschein klasse c
car paint-roller: autofolierung, fahrzeugfolierung
cat coffee: katzencafé
seedling carrot: schrebergarten, kleingartenverein
canned-food basket: lebensmittelausgabe
toolbox hammer: reparaturcafé
speech-bubble: sprachtandem
`,
  fr: `
rescue-helmet snowy-mountain: secours en montagne
lifebuoy motor-boat: sauveteurs en mer, sauvetage en mer
musical-notes musical-score: chœur mixte, choeur de femmes
dancer musical-notes: danses folkloriques, groupe folklorique
microphone guitar: groupe de musique pour mariage, orchestre de bal
dice chess-pawn: bar à jeux
target: club de tir, stand de tir
compass world-map: course d'orientation
climber tree: parcours acrobatique
olives: moulin à huile
wine grapes: cave viticole
meat-on-bone sausage: fumaison, saumon fumé artisanal
mushroom basket: cueillette de champignons
stove fire: poêlier
headstone: pierres tombales
key padlock: ouverture de coffre-fort
window palette: maître verrier
amphora mantel-clock: antiquaire, brocante
gavel: commissaire-priseur
coin magnifier: numismate
coat: fourreur, fourrures
top-hat sun-hat: modiste
sewing-needle thread: dentelle aux fuseaux
yarn thread: tissage, atelier de tissage
vase fire: souffleur de verre, verrerie
soap bubbles: fabrication de savon
lorry steering-wheel: permis poids lourd
car paint-roller: covering auto
swimming-pool hot-tub: bains thermaux
cow stethoscope: vétérinaire rural, vétérinaire bovin
paw dog: refuge spa
cat coffee: bar à chats
seedling carrot: jardins familiaux, jardins ouvriers
toolbox hammer: atelier réparation
speech-bubble: échange linguistique
ballot-box: élections municipales
locomotive railway-car: chemin de fer touristique
theatre-masks teddy-bear: guignol
bouncy-castle balloon: structure gonflable
`,
  hu: `
rescue-helmet snowy-mountain: hegyimentők
lifebuoy motor-boat: vízimentők
musical-notes musical-score: vegyeskar, énekkar
trumpet drum: rezesbanda
dice chess-pawn: társasjáték kávézó
target: lövészklub
rower canoe: evezős egyesület
skis snowy-mountain: síkölcsönzés
compass world-map: tájfutás, tájékozódási futás
runner sneaker: terepfutás, terepfutóverseny
climber tree: kötélpálya
cheese milk: sajtmanufaktúra
wine grapes: pincészet
meat-on-bone sausage: füstölde
mushroom basket: gombászás
strawberry basket: szedd magad
crane: daruzás
key padlock: széfnyitás
coin magnifier: érmekereskedés
violin guitar: hangszerkészítő
coat: szőrmék, szűcsmester
sewing-needle thread: csipkeverés
yarn thread: szövés, szövőszék
vase fire: üvegfúvás, üvegfúvó
lorry steering-wheel: c kategóriás jogosítvány, teherautó jogosítvány
car paint-roller: autófóliázás
ferry: autókomp
cow stethoscope: haszonállat állatorvos
cat: ivartalanítási akció
cat coffee: macskás kávézó
seedling carrot: közösségi kert, kiskert bérlés
toolbox hammer: javítókávézó, közösségi javítóműhely
speech-bubble: nyelvcsere, nyelvi klub
ballot-box: önkormányzati választás
juggler circus-tent: cirkuszi iskola
water-jug droplet: vízszállítás
ring bouquet: szertartásvezető, esküvői szertartásvezető
anvil hammer: kovácsműhely
`,
  nl: `
lifebuoy motor-boat: reddingsbrigade, reddingsmaatschappij
musical-notes musical-score: shantykoor, mannenkoor
trumpet drum: harmonieorkest, dweilorkest
dancer musical-notes: volksdansgroep
microphone guitar: feestband
dice chess-pawn: spellencafé
bow-and-arrow target: handboogvereniging
target: schietvereniging, schutterij
diving-mask tropical-fish: duikcursus
compass world-map: oriëntatieloop
runner sneaker: trailrun, veldloop
spirits-bottle toast: stokerij
fish fire: visrokerij
strawberry basket: pluktuin
headstone: steenhouwerij
anvil hammer: siersmid
framed-picture: inlijsten
amphora mantel-clock: antiek en curiosa
coin magnifier: munthandel
violin guitar: vioolbouwer, gitaarbouwer
coat: bontatelier, bontwerker
sewing-needle thread: kantklossen
yarn thread: weefcursus, weverij
potters-wheel amphora: pottenbakkerij
vase fire: glasblazerij, glasblazen
lorry steering-wheel: vrachtwagenrijbewijs
car paint-roller: carwrapping
swimming-pool hot-tub: thermaalbad, thermen
hearing-aid: hoorapparaten
cow stethoscope: dierenarts voor rundvee, veearts
cat: kattensterilisatie
cat coffee: kattencafé
toolbox hammer: repaircafé
speech-bubble: taaluitwisseling
ballot-box: gemeenteraadsverkiezingen
bouncy-castle balloon: springkasteel
water-jug droplet: waterbezorging
gas-cylinder fire: propaangas
ice-cube snowflake: ijsblokjes
`,
  pl: `
fire-engine rescue-helmet: młodzieżowa drużyna pożarnicza
rescue-helmet snowy-mountain: topr, górskie pogotowie, ratownictwo górskie
lifebuoy motor-boat: wopr, ratownictwo wodne
theatre-masks: kółko teatralne
dice chess-pawn: kawiarnia z planszówkami
bow-and-arrow target: strzelanie z łuku
target: klub strzelecki
rower canoe: klub wioślarski
sailing-boat anchor: kurs żeglarski
compass world-map: bieg na orientację
runner sneaker: bieg przełajowy, bieg górski
horseshoe horse: kowal koni
spirits-bottle toast: gorzelnia
beer wheat: minibrowar
strawberry basket: samozbiór
crane: żuraw samojezdny
anvil hammer: kowalstwo artystyczne
key padlock: otwieranie sejfów
framed-picture: ramiarz
amphora mantel-clock: antyki
gavel: aukcja
coat: futra, zakład kuśnierski, usługi kuśnierskie
top-hat sun-hat: modystka
yarn thread: tkactwo, warsztaty tkackie
vase fire: dmuchanie szkła, huta szkła
soap bubbles: warsztaty mydlarskie
lorry steering-wheel: prawo jazdy kat c
car paint-roller: oklejanie samochodów
caravan campsite: wynajem przyczep kempingowych
ferry: prom, przeprawa promowa
cow stethoscope: weterynarz bydła
dog-standing paw: psie przedszkole
cat coffee: kocia kawiarnia
seedling carrot: ogródki działkowe, rodzinne ogrody działkowe
t-shirt socks: ciuszki dla dzieci
toolbox hammer: kawiarenka naprawcza
speech-bubble: wymiana językowa
ballot-box: wybory samorządowe
locomotive railway-car: parowóz
telescope star: obserwatorium
juggler circus-tent: szkoła cyrkowa
santa: wynajem mikołaja, mikołaj do wynajęcia
gas-cylinder fire: gaz w butlach
ice-cube snowflake: lód w kostkach
sewing-needle thread: koronki klockowe, koronkarstwo
`,
  sk: `
rescue-helmet snowy-mountain: horská záchranná služba
lifebuoy motor-boat: vodná záchranná služba
microphone guitar: svadobná kapela, kapela na svadbu
theatre-masks: divadelný súbor
dice chess-pawn: večer spoločenských hier
target: strelecký klub
rower canoe: veslársky klub
compass world-map: orientačný beh
runner sneaker: horský beh, cezpoľný beh
lock-and-key puzzle: úniková miestnosť
horseshoe horse: podkúvač
cheese milk: syráreň, bryndziareň
spirits-bottle toast: liehovar
wine grapes: vinárstvo
meat-on-bone sausage: udiareň
mushroom basket: hubárska vychádzka
seedling plant: škôlka okrasných rastlín
stove fire: kachliar
tanker: vývoz fekálií
headstone: náhrobné kamene
key padlock: otváranie trezorov
books: kníhviazačstvo, kníhviazač
amphora mantel-clock: starožitnosti
gavel: aukčný dom
violin guitar: husliar
coat: kožušníctvo, kožuchy
sewing-needle thread: paličkovaná čipka
yarn thread: tkanie, tkáčstvo
vase fire: fúkanie skla, skláreň
fountain-pen document: notársky úrad
lorry steering-wheel: vodičák na kamión, vodičský preukaz skupiny c
car paint-roller: polep áut
ferry: kompa
cow stethoscope: veterinár pre dobytok
cat coffee: mačacia kaviareň
seedling carrot: záhradkári, záhradkárska osada
t-shirt socks: detský bazár
toolbox hammer: opravovňa
speech-bubble: jazyková kaviareň
ballot-box: komunálne voľby
locomotive railway-car: úzkokoľajka, lesná železnica
juggler circus-tent: cirkusová škola
santa: mikuláš do domu, mikuláš na objednávku
water-jug droplet: rozvoz vody
ice-cube snowflake: ľadová drť
ring bouquet: svadobný rečník, sobášiaci
`,
};
