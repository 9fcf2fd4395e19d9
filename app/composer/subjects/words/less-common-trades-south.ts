/** What less-common-trades.ts says, in the languages of the south of Europe. Notation: word-list.ts. */
export const southernLessCommonTrades: Record<string, string> = {
  ca: `
fire-engine rescue-helmet: bombers voluntaris
lifebuoy motor-boat: salvament marítim
musical-notes musical-score: orfeó
dancer musical-notes: esbart dansaire
microphone guitar: grup de música per a casaments
dice chess-pawn: cafè de jocs de taula
target: club de tir
rower canoe: club de rem
canoe rower: piragüisme
compass world-map: cursa d'orientació
runner sneaker: cursa de muntanya
climber tree: parc d'aventura, bosc vertical
lock-and-key puzzle: sala d'escapada
racing-car tyre: circuit de kàrts
olives: trull, molí d'oli
spirits-bottle toast: destil·leria
meat-on-bone sausage: fumats artesans
mushroom basket: sortida boletaire
stove fire: instal·lació d'estufes
crane: lloguer de grues
headstone: làpides, marbrista
candle bouquet: serveis funeraris
window hammer: vidreria
armchair sofa: entapissats
books: enquadernador
amphora mantel-clock: antiguitats
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
swimming-pool hot-tub: balneari
cow stethoscope: veterinari de vaques
dog-standing paw: ensinistrador caní
paw dog: refugi d'animals
cat coffee: cafè de gats
seedling carrot: horts urbans, hort de lloguer
canned-food basket: banc d'aliments
toolbox hammer: cafè de reparacions
speech-bubble: intercanvi lingüístic, parelles lingüístiques
tent compass: agrupament escolta, esplai i cau
ballot-box: eleccions municipals
telescope star: planetari
theatre-masks teddy-bear: putxinel·lis
santa: patge reial a domicili
camera-flash: fotocabina
water-jug droplet: repartiment d'aigua
anvil hammer: ferrer forjador
`,
  el: `
rescue-helmet snowy-mountain: ορεινή διάσωση
lifebuoy motor-boat: θαλάσσια διάσωση
dancer musical-notes: χορευτικό συγκρότημα
microphone guitar: μουσική για γάμο
dice chess-pawn: καφέ επιτραπέζιων
target: σκοπευτικός όμιλος
rower canoe: κωπηλατικός όμιλος
diving-mask tropical-fish: μαθήματα καταδύσεων
compass world-map: αγώνας προσανατολισμού
runner sneaker: ορεινός αγώνας, αγώνας ορεινού τρεξίματος
climber tree: πάρκο περιπέτειας, εναέριο πάρκο
olives: λιοτρίβι
beer wheat: μικροζυθοποιία
meat-on-bone sausage: καπνιστά αλλαντικά
mushroom basket: μανιταροσυλλογή
seedling plant: φυτώρια
chimney: καπνοδοχοκαθαριστής
key padlock: άνοιγμα χρηματοκιβωτίων
window palette: βιτρώ
books: βιβλιοδέτης
amphora mantel-clock: αντίκες
violin guitar: οργανοποιός, οργανοποιείο
dress-shoe hammer: υποδηματοποιός
coat: γουναράδικο, γούνες
sewing-needle thread: δαντέλες
yarn thread: υφαντά, αργαλειός
vase fire: φυσητό γυαλί
soap bubbles: σαπωνοποιία
car paint-roller: αλλαγή χρώματος με μεμβράνη
ferry: φέρι μποτ, πορθμείο
swimming-pool hot-tub: θερμές πηγές
cow stethoscope: κτηνίατρος βοοειδών
cat coffee: καφέ με γάτες
seedling carrot: δημοτικοί λαχανόκηποι
toolbox hammer: καφέ επισκευών
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
rescue-helmet snowy-mountain: grupo de rescate en montaña
lifebuoy motor-boat: salvamento marítimo
musical-notes musical-score: coral polifónica
dancer musical-notes: bailes regionales
dice chess-pawn: cafetería de juegos de mesa
target: club de tiro, galería de tiro
compass world-map: carrera de orientación
runner sneaker: carrera de montaña
climber tree: parque de cuerdas
olives: molino de aceite
spirits-bottle toast: orujo artesano
mushroom basket: salida micológica
tanker: pocero
candle bouquet: servicios funerarios
key padlock: apertura de cajas fuertes
framed-picture: marcos a medida
amphora mantel-clock: antigüedades
violin guitar: guitarrero
coat: peletería
top-hat sun-hat: sombrerero
sewing-needle thread: encaje de bolillos
yarn thread: telar, taller de telar
vase fire: vidrio soplado, soplador de vidrio
document fountain-pen: traducción jurada
lorry steering-wheel: permiso c
cow stethoscope: veterinario rural
cat coffee: café de gatos
toolbox hammer: café de reparación, taller de reparación
speech-bubble: intercambio de idiomas
ballot-box: elecciones municipales
locomotive railway-car: ferrocarril histórico
theatre-masks teddy-bear: guiñol
bouncy-castle balloon: castillo hinchable
ice-cube snowflake: reparto de hielo
telescope star: observatorio astronómico
`,
  it: `
rescue-helmet snowy-mountain: soccorso alpino
lifebuoy motor-boat: salvataggio in mare
musical-notes musical-score: corale
dancer musical-notes: gruppo folkloristico
microphone guitar: gruppo per matrimoni
dice chess-pawn: caffè ludico
bow-and-arrow target: arcieri
target: tiro a segno, poligono di tiro
rower canoe: canottieri
skis snowy-mountain: sciolinatura
runner sneaker: corsa in montagna
spirits-bottle toast: grapperia
beer wheat: microbirrificio
wine grapes: azienda vinicola
meat-on-bone sausage: affumicatoio
mushroom basket: escursione micologica
stove fire: fumista
tanker: autospurgo, spurgo pozzi neri
headstone: arte funeraria
key padlock: apertura casseforti
amphora mantel-clock: antiquariato
violin guitar: liutaio, liuteria
dress-shoe hammer: ciabattino
coat: pellicceria, pellicce
sewing-needle thread: merletto a tombolo
yarn thread: tessitura, telaio a mano
vase fire: vetro soffiato, vetreria artistica
lorry steering-wheel: patente c, patente per camion
car paint-roller: wrapping auto
ferry: traghetti
cow stethoscope: veterinario bovini
cat coffee: bar dei gatti, neko café
toolbox hammer: caffè della riparazione
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
rescue-helmet snowy-mountain: resgate em montanha
lifebuoy motor-boat: salva-vidas, socorros a náufragos
trumpet drum: banda marcial
dice chess-pawn: café de jogos de tabuleiro
bow-and-arrow target: arco e flecha
target: clube de tiro, carreira de tiro
compass world-map: prova de orientação, corrida de orientação
runner sneaker: corrida de montanha, trilho noturno
climber tree: arborismo
lock-and-key puzzle: sala de fuga
meat-on-bone sausage: defumados artesanais
mushroom basket: passeio micológico
strawberry basket: colha e pague
key padlock: abertura de cofres
framed-picture: molduraria
amphora mantel-clock: antiguidades
gavel: leiloeira
coin magnifier: compra de moedas
violin guitar: violeiro
top-hat sun-hat: chapeleiro
sewing-needle thread: renda de bilros
yarn thread: tecelagem
vase fire: vidro soprado
lorry steering-wheel: carta de pesados, cnh categoria c
cow stethoscope: veterinário de bovinos
cat coffee: café dos gatos, café de gatos
seedling carrot: hortas urbanas, horta comunitária
t-shirt socks: brechó infantil
toolbox hammer: café de reparação
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
fire-engine rescue-helmet: serviciul voluntar pentru situații de urgență
rescue-helmet snowy-mountain: salvamont
lifebuoy motor-boat: salvare pe mare, salvamar
musical-notes musical-score: corala
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
meat-on-bone sausage: afumătorie
tree chainsaw: doborâre copaci
crane: automacara
headstone: monumente funerare
amphora mantel-clock: antichități
coin magnifier: numismatică
violin guitar: lutier
dress-shoe hammer: cizmărie
coat: cojoace, blănărie
top-hat sun-hat: pălărier
sewing-needle thread: dantelă
yarn thread: țesut la război, țesătorie
vase fire: suflător de sticlă, sticlărie
lorry steering-wheel: permis categoria c, școală de șoferi camion
car paint-roller: colantări auto, folie auto
cat coffee: cafenea cu pisici
seedling carrot: grădini urbane
toolbox hammer: atelier de reparații
speech-bubble: schimb lingvistic, club de conversație
ballot-box: alegeri locale
locomotive railway-car: mocănița
water-jug droplet: livrare apă
ice-cube snowflake: gheață cuburi
ring bouquet: ofițer de stare civilă, oficiere cununii
`,
  tr: `
rescue-helmet snowy-mountain: arama kurtarma derneği
lifebuoy motor-boat: su altı arama kurtarma
musical-notes musical-score: türk sanat müziği korosu
trumpet drum: mehter takımı
microphone guitar: düğün için müzisyen
dice chess-pawn: kutu oyunu kafe
target: atıcılık kulübü
canoe rower: kanoculuk
compass world-map: oryantiring
runner sneaker: patika koşusu, dağ koşusu
climber tree: ip parkuru
lock-and-key puzzle: kaçış odası
spirits-bottle toast: damıtımevi
anvil hammer: ferforje
key padlock: kasa açma
books: ciltevi
amphora mantel-clock: antikacı, antika
coin magnifier: eski para alınır, koleksiyon para
coat: kürk, kürkçü dükkanı
top-hat sun-hat: şapkacı, şapka atölyesi
sewing-needle thread: dantel
yarn thread: dokuma atölyesi, el dokuması
potters-wheel amphora: çömlekçi
vase fire: cam üfleme
lorry steering-wheel: c sınıfı ehliyet, kamyon ehliyeti
forklift: forklift ehliyeti
car paint-roller: araç kaplama
cow stethoscope: büyükbaş veteriner
cat coffee: kedi kafe
seedling carrot: hobi bahçesi, hobi bahçeleri
toolbox hammer: tamir atölyesi
speech-bubble: dil değişimi, konuşma kulübü
ballot-box: yerel seçimler, belediye seçimleri
locomotive railway-car: nostaljik tren
telescope star: gözlemevi
bouncy-castle balloon: şişme kale
ice-cube snowflake: küp buz, buz kalıbı, parti buzu
ring bouquet: nikah töreni
theatre-masks teddy-bear: karagöz gösterisi
`,
};
