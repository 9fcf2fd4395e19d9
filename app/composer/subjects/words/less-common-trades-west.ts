/** What less-common-trades.ts says, in the languages of the middle and the west of Europe. Notation: word-list.ts. */
export const westernLessCommonTrades: Record<string, string> = {
  cs: `
snowy-mountain helicopter: horská služba
lifebuoy wave: vodní záchranná služba
trumpet drum: dechový orchestr
dice chess-pawn: deskoherna
target: sportovní střelba
rower canoe: veslařský klub
canoe rower: vodácký kurz
sailing-boat anchor: jachtařský kurz
compass world-map: orientační běh
runner sneaker: přespolní běh, krosový běh
spirits-bottle toast: lihovar
sausage fire: udírna, uzenářství
toadstool basket: houbaření, houbařská vycházka
strawberry basket: samosběr
seedling plant: školka okrasných rostlin
stove fire: kamnářství
key padlock: otevírání trezorů
mantel-clock amphora: starožitnosti, starožitnictví
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
steering-wheel lorry: řidičák na náklaďák, řidičské oprávnění skupiny c
forklift: vzv kurz
car wrench: polep aut
cow stethoscope: veterinář pro skot
dog-standing paw: cvičák
cat-standing coffee: kočičí kavárna
sunflower herb: zahrádkáři, zahrádkářská kolonie
t-shirt socks: dětský bazar
screwdriver coffee: opravárna
speech-bubble: jazyková kavárna
slide swing: nové hřiště
ballot-box: komunální volby
locomotive railway-car: úzkokolejka
juggler circus-tent: cirkusová škola
santa: mikuláš na objednávku, mikuláš do domu
water-jug droplet: rozvoz vody
bride dove: oddávající, svatební obřadník
`,
  de: `
snowy-mountain helicopter: bergwacht
lifebuoy wave: seenotretter, wasserwacht, dlrg ortsgruppe
musical-score musical-notes: männergesangverein, gospelchor
dancer musical-notes: trachtenverein
studio-microphone guitar: partyband
dice chess-pawn: spielecafé
target: schießstand
rower canoe: ruderverein
compass world-map: orientierungslauf
runner sneaker: traillauf, geländelauf
climber: kletterwand
puzzle hourglass: exit-spiel
wine grapes: straußwirtschaft
strawberry basket: selbstpflücker
stove fire: ofensetzer
key padlock: tresoröffnung
window palette: tiffany-glas
mantel-clock amphora: antiquitäten
coat: kürschner, pelze
top-hat sun-hat: hutmacherin, modistin
sewing-needle thread: klöppeln
yarn thread: webkurs
vase fire: glasbläser, glashütte
steering-wheel lorry: führerschein klasse c
car wrench: autofolierung, fahrzeugfolierung
cat-standing coffee: katzencafé
sunflower herb: schrebergarten, kleingartenverein
canned-food basket: lebensmittelausgabe
screwdriver coffee: reparaturcafé
speech-bubble: sprachtandem
`,
  fr: `
snowy-mountain helicopter: secours en montagne
lifebuoy wave: sauveteurs en mer, sauvetage en mer
musical-score musical-notes: chœur mixte, choeur de femmes
dancer musical-notes: danses folkloriques, groupe folklorique
studio-microphone guitar: groupe de musique pour mariage, orchestre de bal
dice chess-pawn: bar à jeux
target: club de tir, stand de tir
compass world-map: course d'orientation
climber tree: parcours acrobatique
olives: moulin à huile
wine grapes: cave viticole
sausage fire: fumaison, saumon fumé artisanal
toadstool basket: cueillette de champignons
stove fire: poêlier
headstone: pierres tombales
key padlock: ouverture de coffre-fort
window palette: maître verrier
mantel-clock amphora: antiquaire
gavel: commissaire-priseur
coin magnifier: numismate
coat: fourreur, fourrures
top-hat sun-hat: modiste
sewing-needle thread: dentelle aux fuseaux
yarn thread: tissage, atelier de tissage
vase fire: souffleur de verre, verrerie
soap bubbles: fabrication de savon
steering-wheel lorry: permis poids lourd
car wrench: covering auto
sauna bubbles: bains thermaux
cow stethoscope: vétérinaire rural, vétérinaire bovin
paw dog: refuge spa
cat-standing coffee: bar à chats
sunflower herb: jardins familiaux, jardins ouvriers
screwdriver coffee: atelier réparation
speech-bubble: échange linguistique
ballot-box: élections municipales
locomotive railway-car: chemin de fer touristique
theatre-masks teddy-bear: guignol
bouncy-castle trampoline: structure gonflable
`,
  hu: `
snowy-mountain helicopter: hegyimentők
lifebuoy wave: vízimentők
musical-score musical-notes: vegyeskar, énekkar
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
sausage fire: füstölde
toadstool basket: gombászás
strawberry basket: szedd magad
crane: daruzás
key padlock: széfnyitás
coin magnifier: érmekereskedés
violin guitar: hangszerkészítő
coat: szőrmék, szűcsmester
sewing-needle thread: csipkeverés
yarn thread: szövés, szövőszék
vase fire: üvegfúvás, üvegfúvó
steering-wheel lorry: c kategóriás jogosítvány, teherautó jogosítvány
car wrench: autófóliázás
ferry: autókomp
cow stethoscope: haszonállat állatorvos
cat-standing stethoscope: ivartalanítási akció
cat-standing coffee: macskás kávézó
sunflower herb: közösségi kert, kiskert bérlés
screwdriver coffee: javítókávézó, közösségi javítóműhely
speech-bubble: nyelvcsere, nyelvi klub
ballot-box: önkormányzati választás
juggler circus-tent: cirkuszi iskola
water-jug droplet: vízszállítás
bride dove: szertartásvezető, esküvői szertartásvezető
anvil hammer: kovácsműhely
`,
  nl: `
lifebuoy wave: reddingsbrigade, reddingsmaatschappij
musical-score musical-notes: shantykoor, mannenkoor
trumpet drum: harmonieorkest, dweilorkest
dancer musical-notes: volksdansgroep
studio-microphone guitar: feestband
dice chess-pawn: spellencafé
target bow-and-arrow: handboogvereniging
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
mantel-clock amphora: antiek en curiosa
coin magnifier: munthandel
violin guitar: vioolbouwer, gitaarbouwer
coat: bontatelier, bontwerker
sewing-needle thread: kantklossen
yarn thread: weefcursus, weverij
potters-wheel amphora: pottenbakkerij
vase fire: glasblazerij, glasblazen
steering-wheel lorry: vrachtwagenrijbewijs
car wrench: carwrapping
sauna bubbles: thermaalbad, thermen
hearing-aid: hoorapparaten
cow stethoscope: dierenarts voor rundvee, veearts
cat-standing stethoscope: kattensterilisatie
cat-standing coffee: kattencafé
screwdriver coffee: repaircafé
speech-bubble: taaluitwisseling
ballot-box: gemeenteraadsverkiezingen
bouncy-castle trampoline: springkasteel
water-jug droplet: waterbezorging
gas-cylinder fire: propaangas
ice-cube snowflake: ijsblokjes
`,
  pl: `
fire-engine fire: młodzieżowa drużyna pożarnicza
snowy-mountain helicopter: topr, górskie pogotowie, ratownictwo górskie
lifebuoy wave: wopr, ratownictwo wodne
theatre-masks: kółko teatralne
dice chess-pawn: kawiarnia z planszówkami
target bow-and-arrow: strzelanie z łuku
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
mantel-clock amphora: antyki
gavel: aukcja
coat: futra, zakład kuśnierski, usługi kuśnierskie
top-hat sun-hat: modystka
yarn thread: tkactwo, warsztaty tkackie
vase fire: dmuchanie szkła, huta szkła
soap bubbles: warsztaty mydlarskie
steering-wheel lorry: prawo jazdy kat c
car wrench: oklejanie samochodów
caravan campsite: wynajem przyczep kempingowych
ferry: prom, przeprawa promowa
cow stethoscope: weterynarz bydła
dog-standing paw: psie przedszkole
cat-standing coffee: kocia kawiarnia
sunflower herb: ogródki działkowe, rodzinne ogrody działkowe
t-shirt socks: ciuszki dla dzieci
screwdriver coffee: kawiarenka naprawcza
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
snowy-mountain helicopter: horská záchranná služba
lifebuoy wave: vodná záchranná služba
studio-microphone guitar: svadobná kapela, kapela na svadbu
theatre-masks: divadelný súbor
dice chess-pawn: večer spoločenských hier
target: strelecký klub
rower canoe: veslársky klub
compass world-map: orientačný beh
runner sneaker: horský beh, cezpoľný beh
puzzle hourglass: úniková miestnosť
horseshoe horse: podkúvač
cheese milk: syráreň, bryndziareň
spirits-bottle toast: liehovar
wine grapes: vinárstvo
sausage fire: udiareň
toadstool basket: hubárska vychádzka
seedling plant: škôlka okrasných rastlín
stove fire: kachliar
tanker: vývoz fekálií
headstone: náhrobné kamene
key padlock: otváranie trezorov
books: kníhviazačstvo, kníhviazač
mantel-clock amphora: starožitnosti
gavel: aukčný dom
violin guitar: husliar
coat: kožušníctvo, kožuchy
sewing-needle thread: paličkovaná čipka
yarn thread: tkanie, tkáčstvo
vase fire: fúkanie skla, skláreň
fountain-pen document: notársky úrad
steering-wheel lorry: vodičák na kamión, vodičský preukaz skupiny c
car wrench: polep áut
ferry: kompa
cow stethoscope: veterinár pre dobytok
cat-standing coffee: mačacia kaviareň
sunflower herb: záhradkári, záhradkárska osada
t-shirt socks: detský bazár
screwdriver coffee: opravovňa
speech-bubble: jazyková kaviareň
ballot-box: komunálne voľby
locomotive railway-car: úzkokoľajka, lesná železnica
juggler circus-tent: cirkusová škola
santa: mikuláš do domu, mikuláš na objednávku
water-jug droplet: rozvoz vody
ice-cube snowflake: ľadová drť
bride dove: svadobný rečník, sobášiaci
`,
};
