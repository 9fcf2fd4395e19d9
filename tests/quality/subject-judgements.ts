/**
 * Titles as small businesses type them, and the leading things that show what they sell; '-' where no thing does. One
 * line each: `title: thing thing …`.
 */
export const judgedTitles = `
accountant: calculator receipt abacus
acupuncture: massage acupuncture
advertising agency: megaphone
antique shop: coin amphora
apartment for rent: apartment-building house key
aquarium: tropical-fish fish
archery club: target bow-and-arrow
art gallery: framed-picture palette
art supplies: palette paintbrush
babysitter: teddy-bear baby
bagel shop: bagel
ballet school: ballet-shoes
barber: barber-pole razor
bathroom renovation: bathtub shower
beach hotel: bed beach-umbrella
bike repair: bicycle wrench
bike rental: bicycle
birthday cakes: birthday-cake
board game cafe: dice
book club: books open-book
bookkeeping service: calculator
boxing gym: boxing-glove
breakfast cafe: pancakes coffee
brewery tour: beer
brunch: pancakes coffee
bubble tea shop: bubble-tea
burger restaurant: burger
bus tours: bus
business coaching: briefcase
cake shop: birthday-cake cake-slice cupcake
candle making workshop: candle
canoe hire: canoe
car insurance: shield car insured-car
car rental: car
car wash: car bubbles
carpet cleaning: broom rug
cat cafe: cat
catering for weddings: dinner-plate
chess club: chess-pawn dice
chimney sweep: chimney roof ladder chimney-sweep
chinese restaurant: noodles
chocolate shop: chocolate
christmas market: christmas-tree
church fete: church
cinema: popcorn film-camera
city tours: airplane bus
cleaning lady: broom cleaner
clothing alterations: sewing-needle
cocktail bar: cocktail
coding bootcamp: desktop-computer laptop
comedy night: microphone
computer shop: desktop-computer laptop
concert tickets: microphone ticket guitar
construction company: bricks crane
cookie bakery: cookie croissant
copy shop: printer
cosmetics store: lipstick
courier service: delivery-van parcel
coworking space: laptop
credit card: credit-card
cruise holidays: cruise-ship
curtains and blinds: curtains
cycling club: bicycle
dance school: dancer
dating app: smartphone rose app-phone
dentist: tooth
dermatology clinic: lotion
dinosaur museum: sauropod dinosaur museum
diving school: diving-mask
dj for parties: disco-ball
dog groomer: dog
dog hotel: kennel dog-standing dog
donut shop: doughnut
drama school: theatre-masks
drone photography: drone camera
dry cleaning: clothes-hanger washing-machine
electric scooters: kick-scooter
electrical repair: plug
elderly care: nurse
english lessons: open-book
estate agent: house
events planner: party-popper
eye clinic: glasses eye
falafel bar: falafel
family doctor: stethoscope doctor
family photos: camera
farmers market: basket
fashion boutique: dress
fencing club: fencer
film festival: clapperboard
fish and chips: fish fish-and-chips
fitness app: dumbbell app-phone
flea market: price-tag
flight school: airplane
flower delivery: bouquet
flower shop: bouquet
food truck: food-truck cutlery
furniture store: sofa
garden design: spade seedling
gardener: spade seedling gardener
german course: open-book
gift shop: gift
goldsmith: diamond ring
golf course: golf golfer
graphic designer: palette
greek restaurant: jar leaves cutlery
guesthouse: bed
guitar shop: guitar
gymnastics club: gymnast
haircut for kids: scissors
handbags: handbag
handyman: toolbox
hardware store: toolbox
health insurance: shield
heating engineer: tap radiator
hiking boots: hiking-boot
home care: nurse
home cleaning: broom
honey from our bees: honey bee
horse riding lessons: horse
hostel: bed
hot air balloon rides: hot-air-balloon
house painter: paint-roller
ice rink: ice-skate
indian restaurant: curry
insurance broker: shield
internet provider: wifi-router desktop-computer laptop
italian restaurant: spaghetti
jazz concert: microphone musical-notes saxophone
jeweller: diamond
judo club: judo-suit
karaoke bar: microphone
karate for children: judo-suit
kayak tours: canoe kayak
kindergarten: teddy-bear
knitting club: yarn
lampshop lamps: light-bulb table-lamp
language school: open-book
laser hair removal: razor lotion laser-hair-removal
lawyer: scales
leather bags: handbag
legal advice: scales
lingerie: briefs bra
lunch menu: sandwich cutlery
magician for parties: magic-wand
marathon: runner
marketing agency: megaphone
massage: massage
mattress sale: mattress
meditation app: lotus-position app-phone
menswear: necktie
mexican food: taco
mobile phone shop: smartphone
motorcycle dealer: motorcycle
museum: museum
music lessons: guitar
natural soap: soap
nightclub: disco-ball
notary: rubber-stamp fountain-pen
nutritionist: salad
office cleaning: broom
office furniture: desk office-chair desk-lamp chair
olive oil: olive-oil olives jar
optician: glasses
osteopath: bone spine
outdoor swimming pool: swimmer swimming-pool
paediatrician: stethoscope
paintball: target paintball-marker
party supplies: party-popper balloon
pawn shop: coin
perfume store: perfume
pest control: cockroach
pharmacy: pill
phone repair: smartphone
piano tuner: piano-keys
picture framing: framed-picture
pizza delivery: pizza
planetarium: telescope
podcast: studio-microphone
pony camp: horse
pool cleaning: swimming-pool swimmer
pottery: amphora
pregnancy yoga: lotus-position
print shop: printer
psychologist: brain
puppet theatre: marionette theatre-masks
radio station: studio-microphone radio
ramen bar: noodles
record store: vinyl-record compact-disc
recruitment agency: briefcase
recycling centre: recycling
removals: delivery-van
restaurant: cutlery dinner-plate
roof repair: roof
running shoes: sneaker
salsa classes: dancer dance-couple
sauna: sauna
school: school
science museum: microscope museum
seafood restaurant: fish
security company: security-camera
self-defence course: judo-suit
sewing class: sewing-needle sewing-machine
shoe repair: dress-shoe
shoe shop: sneaker
skate park: skateboard
smart home: light-bulb house
solicitor: scales
sports shop: running-shirt
stained glass workshop: stained-glass
stationery shop: fountain-pen pen
street food festival: cutlery
sunglasses: sunglasses
supermarket: shopping-cart basket
surf school: surfer
swimming lessons: swimmer
tapas bar: cutlery
tattoo studio: tattoo-machine
taxi: taxi
tea shop: tea teapot
tennis club: tennis
toy shop: teddy-bear
translation office: open-book
tree surgeon: tree axe
tutoring: open-book
tyre service: tyre
upholsterer: sofa armchair
vacuum cleaners: vacuum-cleaner
vet clinic: dog
video production: clapperboard
vintage clothes: coat
volleyball club: volleyball
watch shop: watch
water park: swimmer slide
web design: desktop-computer web-page
wedding cakes: wedding-cake birthday-cake
wedding planner: ring
wellness hotel: sauna bed
window installation: window
wine bar: wine
winter tyres: tyre
wood stoves: stove fire
yoga retreat: lotus-position
zoo: lion
Grand opening: -
We are moving: -
Thank you for ten years: -
Blue Bird Café: coffee
Red Lion pub: beers
The Golden Goose restaurant: cutlery
Swan Lake dental: tooth
Rocket Plumbing: tap
Lemon Tree bookkeeping: calculator
Fresh start in 2026: -
Only this weekend!: -
Call 0131 555 0199 now: -
`;

/** The same in other languages: `language title: thing thing …`. */
export const judgedAbroad = `
de Zahnarztpraxis: tooth
de Autowerkstatt: wrench
de Hundeschule: dog-standing dog
de Blumenladen: bouquet
de Schlüsselnotdienst: key
de Weinladen: wine
de Fahrschule: steering-wheel
de Steuerberaterin: calculator
de Küchenstudio: oven kitchen-knife fitted-kitchen
de Reitstunden für Kinder: horse
de Winterjacken: coat
de Eröffnung am Samstag: -
fr Boulangerie artisanale: croissant bread
fr Cours de yoga: lotus-position
fr Plombier chauffagiste: tap
fr Cabinet d'avocats: scales
fr Location de vélos: bicycle
fr Coiffeur pour hommes: barber-pole
es Clínica dental: tooth
es Taller mecánico: wrench
es Clases de guitarra: guitar
es Tienda de mascotas: dog
es Gran inauguración: -
it Parrucchiere: scissors
it Noleggio biciclette: bicycle
it Gelateria artigianale: soft-ice-cream
it Studio dentistico: tooth
it Pizza da asporto: pizza
pt Barbearia: barber-pole
pt Aulas de natação: swimmer
pt Advogados: scales
nl Fietsenwinkel: bicycle
nl Tandartspraktijk: tooth
nl Rijschool: steering-wheel
sv Klippning 299 kr: scissors
sv Tandläkare: tooth
sv Cykelverkstad: bicycle
da Frisør: scissors
da Bageri: croissant bread
nb Rørlegger: tap
fi Parturi-kampaamo: scissors
fi Hammaslääkäri: tooth
pl Kawa na wynos: coffee
pl Szkoła jazdy: steering-wheel
pl Kwiaciarnia: bouquet
cs Autoservis: wrench
cs Kavárna: coffee
hu Fogorvos: tooth
hu Virágbolt: bouquet
ro Cabinet stomatologic: tooth
el Οδοντίατρος: tooth
el Κομμωτήριο: scissors
bg Адвокат: scales
ru Стоматология: tooth
ru Доставка пиццы: pizza
ru Ремонт квартир: paint-roller
uk Перукарня: scissors
uk Піцерія: pizza
tr Diş hekimi: tooth
tr El dokuma halılar: rug
tr Berber: barber-pole
ar عيادة أسنان: tooth
ar مطعم: cutlery
ar تنظيف منازل: broom
fa دندانپزشکی: tooth
he רופא שיניים: tooth
hi दंत चिकित्सक: tooth
th คลินิกทันตกรรม: tooth
th ร้านกาแฟ: coffee
vi Phòng khám nha khoa: tooth
vi Quán cà phê: coffee
id Klinik gigi: tooth
zh-Hans 牙科诊所: tooth
zh-Hans 健身房: dumbbell
zh-Hant 寵物店: dog
ja 美容室: scissors
ja 歯医者: tooth
ja シャンパン: champagne
ko 치과: tooth
ko 강아지 간식 무료 배송: dog
am የጥርስ ሐኪም: tooth
sw daktari wa meno: tooth
`;
