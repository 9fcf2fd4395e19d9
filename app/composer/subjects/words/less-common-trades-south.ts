/** What less-common-trades.ts says, in the languages of the south of Europe. Notation: word-list.ts. */
export const southernLessCommonTrades: Record<string, string> = {
  ca: `
fire-engine fire: bombers voluntaris
lifebuoy wave: salvament marítim
musical-score musical-notes: orfeó
dancer musical-notes: esbart dansaire
studio-microphone guitar: grup de música per a casaments
dice chess-pawn: cafè de jocs de taula
target: club de tir
rower canoe: club de rem
canoe rower: piragüisme
compass world-map: cursa d'orientació
runner sneaker: cursa de muntanya
climber tree: parc d'aventura, bosc vertical
puzzle hourglass: sala d'escapada
racing-car tyre: circuit de kàrts
olives: trull, molí d'oli
spirits-bottle toast: destil·leria
sausage fire: fumats artesans
toadstool basket: sortida boletaire
stove fire: instal·lació d'estufes
crane: lloguer de grues
headstone: làpides, marbrista
dove rose: serveis funeraris
window hammer: vidreria
armchair sofa: entapissats
books: enquadernador
mantel-clock amphora: antiguitats
coin magnifier: numismàtica, compra de monedes
violin guitar: lutier
dress-shoe hammer: ataconador
coat: pelleteria
top-hat sun-hat: barreter, barrets
sewing-needle thread: puntes de coixí
yarn thread: teler, tallers de teler
potters-wheel amphora: terrissaire
vase fire: vidre bufat
document fountain-pen: traducció jurada
forklift: curs de carretoner
sauna bubbles: balneari
cow stethoscope: veterinari de vaques
dog-standing paw: ensinistrador caní
paw dog: refugi d'animals
cat-standing coffee: cafè de gats
sunflower herb: horts urbans, hort de lloguer
canned-food basket: banc d'aliments
screwdriver coffee: cafè de reparacions
speech-bubble: intercanvi lingüístic, parelles lingüístiques
compass fire: agrupament escolta, esplai i cau
ballot-box: eleccions municipals
telescope star: planetari
theatre-masks teddy-bear: putxinel·lis
santa: patge reial a domicili
camera-flash: fotocabina
water-jug droplet: repartiment d'aigua
anvil hammer: ferrer forjador
`,
  el: `
sailing-boat anchor: πανιά, σχολή ιστιοπλοΐας, σχολή ιστιοπλοίας, ιστιοπλοΐα, ιστιοπλοία, ιστιοπλοϊκό
snowy-mountain helicopter: ορεινή διάσωση
lifebuoy wave: θαλάσσια διάσωση
dancer musical-notes: χορευτικό συγκρότημα
studio-microphone guitar: μουσική για γάμο
dice chess-pawn: καφέ επιτραπέζιων
target: σκοπευτικός όμιλος
rower canoe: κωπηλατικός όμιλος
diving-mask tropical-fish: μαθήματα καταδύσεων
compass world-map: αγώνας προσανατολισμού
runner sneaker: ορεινός αγώνας, αγώνας ορεινού τρεξίματος
climber tree: πάρκο περιπέτειας, εναέριο πάρκο
olives: λιοτρίβι
beer wheat: μικροζυθοποιία
sausage fire: καπνιστά αλλαντικά
toadstool basket: μανιταροσυλλογή
seedling plant: φυτώρια
chimney: καπνοδοχοκαθαριστής
key padlock: άνοιγμα χρηματοκιβωτίων
window palette: βιτρώ
books: βιβλιοδέτης
mantel-clock amphora: αντίκες
violin guitar: οργανοποιός, οργανοποιείο
dress-shoe hammer: υποδηματοποιός
coat: γουναράδικο, γούνες
sewing-needle thread: δαντέλες
yarn thread: αργαλειός, υφαντουργία, εργαστήρι υφαντικής
vase fire: φυσητό γυαλί
soap bubbles: σαπωνοποιία
car wrench: αλλαγή χρώματος με μεμβράνη
ferry: φέρι μποτ, πορθμείο
sauna bubbles: θερμές πηγές
cow stethoscope: κτηνίατρος βοοειδών
cat-standing coffee: καφέ με γάτες
sunflower herb: δημοτικοί λαχανόκηποι
screwdriver coffee: καφέ επισκευών
speech-bubble: ανταλλαγή γλωσσών
ballot-box: δημοτικές εκλογές
theatre-masks teddy-bear: καραγκιόζης
santa: άγιος βασίλης στο σπίτι
camera-flash: φωτογραφικός θάλαμος
ice-cube snowflake: παγοποιείο
locomotive railway-car: οδοντωτός σιδηρόδρομος
crane: ανυψωτικά μηχανήματα
`,
  es: `
-: taller de madera, fondo de madera, mesa de madera, textura de madera, tono madera
snowy-mountain helicopter: grupo de rescate en montaña
lifebuoy wave: salvamento marítimo
musical-score musical-notes: coral polifónica
dancer musical-notes: bailes regionales
dice chess-pawn: cafetería de juegos de mesa
target: club de tiro, galería de tiro
compass world-map: carrera de orientación
runner sneaker: carrera de montaña
climber tree: parque de cuerdas
olives: molino de aceite
spirits-bottle toast: orujo artesano
toadstool basket: salida micológica
tanker: pocero
dove rose: servicios funerarios
key padlock: apertura de cajas fuertes
framed-picture: marcos a medida
mantel-clock amphora: antigüedades
violin guitar: guitarrero
coat: peletería
top-hat sun-hat: sombrerero
sewing-needle thread: encaje de bolillos
yarn thread: telar, taller de telar
vase fire: vidrio soplado, soplador de vidrio
document fountain-pen: traducción jurada
steering-wheel lorry: permiso c
cow stethoscope: veterinario rural
cat-standing coffee: café de gatos
screwdriver coffee: café de reparación, taller de reparación
speech-bubble: intercambio de idiomas
ballot-box: elecciones municipales
locomotive railway-car: ferrocarril histórico
theatre-masks teddy-bear: guiñol
bouncy-castle trampoline: castillo hinchable
ice-cube snowflake: reparto de hielo
telescope star: observatorio astronómico
`,
  it: `
snowy-mountain helicopter: soccorso alpino
lifebuoy wave: salvataggio in mare
musical-score musical-notes: corale
dancer musical-notes: gruppo folkloristico
studio-microphone guitar: gruppo per matrimoni
dice chess-pawn: caffè ludico
target bow-and-arrow: arcieri
target: tiro a segno, poligono di tiro
rower canoe: canottieri
skis snowy-mountain: sciolinatura
runner sneaker: corsa in montagna
spirits-bottle toast: grapperia
beer wheat: microbirrificio
wine grapes: azienda vinicola
sausage fire: affumicatoio
toadstool basket: escursione micologica
stove fire: fumista
tanker: autospurgo, spurgo pozzi neri
headstone: arte funeraria
key padlock: apertura casseforti
mantel-clock amphora: antiquariato
violin guitar: liutaio, liuteria
dress-shoe hammer: ciabattino
coat: pellicceria, pellicce
sewing-needle thread: merletto a tombolo
yarn thread: tessitura, telaio a mano
vase fire: vetro soffiato, vetreria artistica
steering-wheel lorry: patente c, patente per camion
car wrench: wrapping auto
ferry: traghetti
cow stethoscope: veterinario bovini
cat-standing coffee: bar dei gatti, neko café
screwdriver coffee: caffè della riparazione
speech-bubble: scambio linguistico, tandem linguistico
ballot-box: elezioni comunali, elezioni amministrative
magic-wand top-hat: prestigiatore
theatre-masks teddy-bear: burattini
camera-flash: cabina fotografica
gavel: vendita all'asta, asta pubblica, asta d'arte
ice-cube snowflake: vendita ghiaccio, ghiaccio a domicilio
horse: scuderia di cavalli
`,
  pt: `
snowy-mountain helicopter: resgate em montanha
lifebuoy wave: salva-vidas, socorros a náufragos
trumpet drum: banda marcial
dice chess-pawn: café de jogos de tabuleiro
target bow-and-arrow: arco e flecha
target: clube de tiro, carreira de tiro
compass world-map: prova de orientação, corrida de orientação
runner sneaker: corrida de montanha, trilho noturno
climber tree: arborismo
puzzle hourglass: sala de fuga
sausage fire: defumados artesanais
toadstool basket: passeio micológico
strawberry basket: colha e pague
key padlock: abertura de cofres
framed-picture: molduraria
mantel-clock amphora: antiguidades
gavel: leiloeira
coin magnifier: compra de moedas
violin guitar: violeiro
top-hat sun-hat: chapeleiro
sewing-needle thread: renda de bilros
yarn thread: tecelagem
vase fire: vidro soprado
steering-wheel lorry: carta de pesados, cnh categoria c
cow stethoscope: veterinário de bovinos
cat-standing coffee: café dos gatos, café de gatos
sunflower herb: hortas urbanas, horta comunitária
t-shirt socks: brechó infantil
screwdriver coffee: café de reparação
speech-bubble: intercâmbio de línguas, troca de idiomas
ballot-box: eleições autárquicas, eleições municipais
locomotive railway-car: comboio a vapor, maria fumaça
magic-wand top-hat: ilusionista
theatre-masks teddy-bear: marionetas
santa: pai natal ao domicílio
ice-cube snowflake: gelo em cubos
telescope star: observatório astronómico, observatório astronômico
`,
  ro: `
car key: mașini în stoc, masini in stoc, suv rulate, suv-uri rulate, autoturisme, parc auto, mașini verificate, masini verificate
-: rate fara avans, rate fără avans, in rate, în rate, rate fixe, plata in rate, plata în rate
fire-engine fire: serviciul voluntar pentru situații de urgență
snowy-mountain helicopter: salvamont
lifebuoy wave: salvare pe mare, salvamar
musical-score musical-notes: corala
dancer musical-notes: ansamblu folcloric
dice chess-pawn: cafenea de boardgames
target: club de tir
sailing-boat anchor: școală de navigație cu vele
skis snowy-mountain: închiriere schi
compass world-map: concurs de orientare, orientare turistică
runner sneaker: alergare montană, cros
climber tree: parc aventura
olives: presă de ulei
spirits-bottle toast: distilerie, cazan de țuică
wine grapes: vinărie
sausage fire: afumătorie
tree chainsaw: doborâre copaci
crane: automacara
headstone: monumente funerare
mantel-clock amphora: antichități
coin magnifier: numismatică
violin guitar: lutier
dress-shoe hammer: cizmărie
coat: cojoace, blănărie
top-hat sun-hat: pălărier
sewing-needle thread: dantelă
yarn thread: țesut la război, țesătorie
vase fire: suflător de sticlă, sticlărie
steering-wheel lorry: permis categoria c, școală de șoferi camion
car wrench: colantări auto, folie auto
cat-standing coffee: cafenea cu pisici
sunflower herb: grădini urbane
screwdriver coffee: atelier de reparații
speech-bubble: schimb lingvistic, club de conversație
ballot-box: alegeri locale
locomotive railway-car: mocănița
water-jug droplet: livrare apă
ice-cube snowflake: gheață cuburi
bride dove: ofițer de stare civilă, oficiere cununii
`,
  tr: `
snowy-mountain helicopter: arama kurtarma derneği
lifebuoy wave: su altı arama kurtarma
musical-score musical-notes: türk sanat müziği korosu
trumpet drum: mehter takımı
studio-microphone guitar: düğün için müzisyen
dice chess-pawn: kutu oyunu kafe
target: atıcılık kulübü
canoe rower: kanoculuk
compass world-map: oryantiring
runner sneaker: patika koşusu, dağ koşusu
climber tree: ip parkuru
puzzle hourglass: kaçış odası
spirits-bottle toast: damıtımevi
anvil hammer: ferforje
key padlock: kasa açma
books: ciltevi
mantel-clock amphora: antikacı, antika
coin magnifier: eski para alınır, koleksiyon para
coat: kürk, kürkçü dükkanı
top-hat sun-hat: şapkacı, şapka atölyesi
sewing-needle thread: dantel
yarn thread: dokuma atölyesi, el dokuması
potters-wheel amphora: çömlekçi
vase fire: cam üfleme
steering-wheel lorry: c sınıfı ehliyet, kamyon ehliyeti
forklift: forklift ehliyeti
car wrench: araç kaplama
cow stethoscope: büyükbaş veteriner
cat-standing coffee: kedi kafe
sunflower herb: hobi bahçesi, hobi bahçeleri
screwdriver coffee: tamir atölyesi
speech-bubble: dil değişimi, konuşma kulübü
ballot-box: yerel seçimler, belediye seçimleri
locomotive railway-car: nostaljik tren
telescope star: gözlemevi
bouncy-castle trampoline: şişme kale
ice-cube snowflake: küp buz, buz kalıbı, parti buzu
bride dove: nikah töreni
theatre-masks teddy-bear: karagöz gösterisi
`,
};
