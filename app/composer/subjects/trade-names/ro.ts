/** Everyday trades and what else is advertised, by their plain names in Romanian; kinds.ts says what they are. */
export const romanianTradeNames = `
dentist: stomatolog, cabinet stomatologic, stomatologie
doctor: medic de familie, cabinet medical
vet: cabinet veterinar, medic veterinar, clinică veterinară
pharmacy: farmacie
optician: optică medicală, ochelari
hearing: aparate auditive, proteze auditive
physio: fizioterapie, kinetoterapie, fizioterapeut
podiatrist: podologie, podolog
psychologist: psiholog, psihoterapie
midwife: moașă
nursing-home: azil de bătrâni, cămin de bătrâni
massage: masaj, salon de masaj
hairdresser: coafor, frizerie, salon de coafură
barber: frizer, frizerie bărbați
beauty: salon de înfrumusețare, cosmetică, cosmeticiană
nails: manichiură, unghii cu gel, salon de unghii
tattoo: salon de tatuaje, tatuaje
perfumery: parfumerie
bakery: brutărie, patiserie
pastry: cofetărie
butcher: măcelărie
fishmonger: pescărie
greengrocer: legume și fructe, aprozar
grocery: magazin alimentar, băcănie
cheese: brânzărie
wine: magazin de vinuri, cramă
ice-cream: gelaterie, înghețată
coffee-shop: cafenea
restaurant: bistro românesc, crâșmă
health-food: magazin naturist, plafar, produse naturiste
catering: firmă de catering
bookshop: librărie
stationery: papetărie
toys: magazin de jucării, jucării
hardware: feronerie, magazin de scule, materiale de construcții
beds: saltele, paturi, magazin de saltele
furniture: magazin de mobilă, mobilă
lamps: corpuri de iluminat, lustre, magazin de lămpi
florist: florărie
garden-centre: pepinieră, centru de grădinărit
jeweller: bijuterie, bijutier
watchmaker: ceasornicar, ceasornicărie
shoes: magazin de pantofi, încălțăminte
clothes: magazin de haine, îmbrăcăminte
fabrics: mercerie, magazin de stofe
electronics: electrocasnice, magazin de electronice
pets: magazin de animale
bikes: magazin de biciclete, biciclete
sports: articole sportive
antiques: anticariat, antichități
framing: rame tablouri, înrămări tablouri, atelier de înrămări
instruments: instrumente muzicale, magazin de muzică
gifts: magazin de cadouri, cadouri
dry-cleaner: curățătorie, curățătorie chimică, spălătorie haine
tailor: croitorie, croitor, croitoreasă
shoe-repair: cizmărie, reparații încălțăminte
locksmith: lăcătuș, deblocări uși
notary: notar public, birou notarial
lawyer: avocat, cabinet de avocatură
accountant: contabil, firmă de contabilitate, contabilitate
insurance: asigurări, broker de asigurări, asigurare
estate-agent: agenție imobiliară, agent imobiliar
travel-agency: agenție de turism, agenție de voiaj
movers: mutări, firmă de mutări
cleaning: firmă de curățenie, curățenie
photographer: studio foto, fotograf nuntă
copy-shop: xerox, copiere, centru de copiere
printing: tipografie
computer-help: reparații calculatoare, service calculatoare
phone-repair: reparații telefoane, service telefoane
undertaker: pompe funebre, servicii funerare
architect: arhitect, birou de arhitectură
translator: birou de traduceri, traducător
security: firmă de pază
pest-control: deratizare, dezinsecție
taxi: firmă de taxi
hotel: pensiune
campsite: teren de camping
car-rental: închirieri auto, închirieri mașini
garage: service auto, mecanic auto
tyres: vulcanizare, anvelope
car-wash: spălătorie auto
car-dealer: dealer auto, mașini second hand
driving-school: școală de șoferi
plumber: instalator
electrician: instalații electrice
roofer: acoperișuri, montaj acoperișuri
carpenter: tâmplar, tâmplărie, dulgher
painter: zugrav, zugrăveli
glazier: geamgiu, geamuri termopan
chimney-sweep: coșar
upholsterer: tapițerie, tapițer
builder: firmă de construcții, zidar
tiler: faianțar
gardener: grădinar, grădinărit
heating: centrale termice
kindergarten: grădiniță, creșă
music-school: școală de muzică
dance-school: școală de dans
language-school: școală de limbi străine
riding-school: centru de echitație, școală de echitație
gym: sală de fitness, sală de forță
cinema: cinematograf
theatre: teatru
bowling: sală de bowling
swimming-pool: piscină, bazin de înot
library: bibliotecă
dog-groomer: frizerie canină, salon canin
dog-hotel: pensiune canină, hotel pentru câini
wedding-planner: organizare nunți
piano-tuner: acordor pian, acordaj pian
knife-grinder: ascuțire cuțite, ascuțitor cuțite
beekeeper: apicultor, stupină
tea-shop: ceainărie, magazin de ceai
bags: magazin de genți, genți
wool: magazin de lână, fire de tricotat
pool-builder: construcții piscine
fences: garduri, montaj garduri
scaffolding: închirieri schele, schele
tree-care: toaletare copaci
chiropractor: chiropractician
dermatologist: dermatolog
diving-school: școală de scufundări
sailing-school: școală de yachting
boat-rental: închirieri bărci
escape-room: cameră de evadare
karting: pistă de karting
planetarium: planetariu
circus: circ
comics: magazin de benzi desenate
charity-run: cros caritabil, cursă caritabilă, alergare caritabilă
marathon: maraton, semimaraton
school-fair: serbare școlară, târgul școlii, târg școlar
village-fete: sărbătoarea satului, zilele comunei, fiii satului
flea-market: târg de vechituri, talcioc, piață de vechituri
christmas-market: târg de crăciun, târgul de crăciun
farmers-market: piață țărănească, târg de producători, piața producătorilor
craft-market: târg de meșteșugari, târg handmade, târg de artizanat
concert: concert, concert live, seară de muzică live
choir-concert: concert coral, concert de cor, concert de colinde
jazz-concert: concert de jazz, seară de jazz
comedy-night: seară de stand-up, seară de comedie, spectacol de comedie
film-night: seară de film, cinema în aer liber, film în aer liber
karaoke-night: seară de karaoke, karaoke
board-games-night: seară de board games, seară de jocuri de societate
wine-tasting: degustare de vinuri, degustare de vin
beer-festival: festivalul berii, festival de bere, sărbătoarea berii
street-food: festival street food, mâncare stradală
art-exhibition: expoziție de artă, expoziție de pictură, vernisaj
author-reading: lansare de carte, întâlnire cu autorul, sesiune de autografe
puppet-theatre: teatru de păpuși, spectacol de păpuși, teatru de marionete
magic-show: spectacol de magie, show de magie
fireworks-show: foc de artificii, focuri de artificii
carnival-party: petrecere de carnaval, bal mascat, carnavalul copiilor
food-bank: banca de alimente, colectă de alimente, strângere de alimente
clothes-collection: colectă de haine, strângere de haine, donații de haine
blood-donation: donare de sânge, donează sânge, donatori de sânge
animal-shelter: adăpost de animale, adăpost pentru animale, adăpost de câini
volunteers-wanted: căutăm voluntari, recrutăm voluntari, se caută voluntari
choir-singers: corul caută voci, căutăm coriști, căutăm voci pentru cor
chess-club: club de șah, clubul de șah
hiking-club: club de drumeții, club montan, club de turism montan
running-club: club de alergare, club de atletism
tennis-club: club de tenis
judo-club: club de judo, cursuri de judo
yoga-class: cursuri de yoga, ore de yoga, curs de yoga
swimming-lessons: cursuri de înot, lecții de înot
baby-swimming: înot pentru bebeluși, înot bebeluși
first-aid-course: curs de prim ajutor, cursuri de prim ajutor
cooking-course: curs de gătit, cursuri de gătit, atelier de gătit
pottery-course: curs de olărit, atelier de olărit, curs de ceramică
painting-course: curs de pictură, cursuri de pictură, atelier de pictură
photography-course: curs de fotografie, curs foto
sewing-course: curs de croitorie, cursuri de croitorie
programming-course: curs de programare, cursuri de programare
guitar-lessons: lecții de chitară, cursuri de chitară
piano-lessons: lecții de pian, cursuri de pian
singing-lessons: lecții de canto, cursuri de canto
drum-lessons: lecții de tobe, cursuri de tobe
maths-tutoring: meditații matematică, meditații la matematică, meditații la mate
ski-school: școală de schi, lecții de schi
surf-school: școală de surf, lecții de surf
climbing-hall: sală de escaladă, panou de escaladă
mini-golf: minigolf, mini golf
personal-trainer: antrenor personal, antrenor de fitness
nutritionist: nutriționist, nutriționistă, dietetician
holiday-flat: apartament în regim hotelier, casă de vacanță, apartament de vacanță
room-to-let: cameră de închiriat, închiriez cameră
flat-to-let: apartament de închiriat, închiriez apartament, garsonieră de închiriat
storage-units: boxe de depozitare, depozitare mobilă, spații de depozitare
bouncy-castle-hire: închirieri castele gonflabile, castele gonflabile, închiriere castel gonflabil
marquee-hire: închirieri corturi, închiriere corturi evenimente, corturi pentru evenimente
bike-hire: închirieri biciclete, închiriere biciclete
camper-hire: închirieri rulote, închirieri autorulote
costume-hire: închirieri costume, închiriere costume
tool-hire: închirieri scule, închirieri unelte, închirieri utilaje
truck-driver: șofer tir, șofer de tir, șofer camion
delivery-driver: șofer livrări, șofer livrator, livrator
bus-driver: șofer autobuz, șofer de autobuz, șofer autocar
waiter: ospătar, chelner, chelneriță
cook: bucătar, bucătăreasă, ajutor de bucătar
bakers-apprentice: ucenic brutar, ajutor de brutar, ucenic în brutărie
shop-assistant: vânzătoare, vânzător, lucrător comercial
warehouse-worker: lucrător depozit, manipulant marfă, gestionar depozit
cleaner: femeie de serviciu, personal curățenie, agent de curățenie
nurse: asistentă medicală, asistent medical
carer: infirmieră, îngrijitoare bătrâni, îngrijitor bătrâni
programmer: programator, programatoare, dezvoltator web
christmas-trees: brazi de crăciun, brad de crăciun, vânzare brazi
pumpkins: dovleci, dovleci de halloween, bostani
firewood: lemne de foc, lemn de foc
fresh-eggs: ouă proaspete, ouă de țară, ouă de casă
asparagus: sparanghel, sparanghel proaspăt
strawberry-picking: cules de căpșuni, culege singur căpșuni
vegetable-box: coș cu legume, cutie cu legume, coș de legume
used-bikes: biciclete second hand, biciclete folosite, biciclete rulate
used-cars: mașini rulate, autoturisme rulate, mașini de ocazie
second-hand-clothes: haine second hand, magazin second hand
pram: cărucior copii, cărucior bebeluș, cărucior pentru copii
used-furniture: mobilă second hand, mobilă folosită
lawn-mowing: tuns gazon, tuns iarba, cosit iarbă
snow-clearing: deszăpezire, servicii de deszăpezire
gutter-cleaning: curățare jgheaburi, curățat jgheaburi
carpet-cleaning: spălătorie covoare, spălare covoare, spălat covoare
window-cleaning: spălat geamuri, spălare geamuri, curățare geamuri
house-clearance: debarasare apartamente, debarasare case, golire apartamente
skip-hire: închirieri containere, containere moloz, închiriere container moloz
washing-machine-repair: reparații mașini de spălat, service mașini de spălat
boiler-service: revizie centrală termică, service centrale termice, verificare centrală termică
air-conditioning: aer condiționat, montaj aer condiționat, climatizare
solar-panels: panouri solare, panouri fotovoltaice
kitchens: bucătării la comandă, mobilă de bucătărie, mobilă bucătărie
bathroom-renovation: renovare baie, renovări băi, amenajări băi
drain-clearing: desfundare canalizare, desfundări canalizare, desfundat canalizare
dog-walking: plimbat câini, plimbări câini, plimbător de câini
cat-sitting: îngrijire pisici, pet sitter pisici, cat sitter la domiciliu
babysitter: bonă, bonă copii, dădacă
home-care: îngrijire la domiciliu, îngrijire bătrâni la domiciliu
dj: dj nuntă, dj pentru nunți, dj evenimente
wedding-band: formație nuntă, formație pentru nuntă, trupă pentru nuntă
childrens-clown: clovn petreceri, clovn pentru copii, clovn petreceri copii
food-truck: rulotă cu mâncare, rulotă street food, food truck evenimente
pizza-delivery: livrare pizza, pizza la domiciliu, pizza cu livrare
kebab-house: șaormărie, restaurant kebab, kebab
pancake-house: clătitărie, casa clătitelor
cakes-to-order: torturi la comandă, tort la comandă, prăjituri la comandă
breakfast-cafe: mic dejun, cafenea cu mic dejun
lunch-menu: meniul zilei, meniu de prânz, meniul prânzului
barbecue-evening: seară de grătar, grătar în aer liber, seară barbecue
eyelash-extensions: extensii gene, extensii de gene, laminare gene
teeth-whitening: albire dentară, albirea dinților
hair-removal: epilare, epilare definitivă, epilare laser
sauna: saună, saună finlandeză
`;
