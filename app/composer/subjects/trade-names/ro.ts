/** Everyday trades by their plain names in Romanian; kinds.ts says what they are. */
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
`;
