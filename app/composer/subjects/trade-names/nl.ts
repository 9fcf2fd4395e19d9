/** Everyday trades and what else is advertised, by their plain names in Dutch; kinds.ts says what they are. */
export const dutchTradeNames = `
dentist: tandarts, tandartspraktijk
doctor: huisarts, huisartsenpraktijk
vet: dierenarts, dierenkliniek, dierenartspraktijk
pharmacy: apotheek
optician: opticien, brillenwinkel
hearing: hoorwinkel, audicien, hoortoestellen, gehoorapparaten
physio: fysiotherapeut, fysiotherapie, fysiotherapiepraktijk
podiatrist: pedicure, podoloog, podotherapeut
psychologist: psycholoog, psychologenpraktijk
midwife: verloskundige, verloskundigenpraktijk
nursing-home: verpleeghuis, verzorgingshuis, bejaardentehuis
massage: massagesalon, massagepraktijk
hairdresser: kapper, kapsalon
barber: herenkapper
beauty: schoonheidssalon, schoonheidsspecialiste
nails: nagelstudio, nagelsalon
tattoo: tattooshop, tatoeëerder
perfumery: parfumerie
bakery: bakker, bakkerij
pastry: banketbakker, banketbakkerij, patisserie
butcher: slager, slagerij
fishmonger: viswinkel, vishandel, visboer
greengrocer: groenteboer, groentewinkel, groente en fruit
grocery: kruidenier, supermarkt, buurtsuper
cheese: kaaswinkel, kaasboer
wine: wijnhandel, wijnwinkel, slijterij
ice-cream: ijssalon, ijswinkel
coffee-shop: koffiehuis, koffiebar
restaurant: eetcafé, eethuis
health-food: natuurwinkel, reformwinkel, biologische winkel, natuurvoedingswinkel, kruidenwinkel
catering: cateraar, cateringbedrijf
bookshop: boekhandel, boekwinkel
stationery: kantoorboekhandel, kantoorartikelen
toys: speelgoedwinkel, speelgoed
hardware: ijzerhandel, ijzerwaren, doe-het-zelfzaak, bouwmarkt, gereedschapswinkel
beds: beddenzaak, beddenspeciaalzaak, beddenwinkel, bedden, slaapspeciaalzaak
furniture: meubelzaak, meubelwinkel, woonwinkel
lamps: lampenwinkel, verlichtingswinkel, verlichting
florist: bloemist, bloemenwinkel, bloemenzaak
garden-centre: tuincentrum, kwekerij
jeweller: juwelier, goudsmid
watchmaker: horlogemaker, klokkenmaker, horlogewinkel
shoes: schoenenwinkel, schoenenzaak, schoenwinkel
clothes: kledingwinkel, kledingzaak, modezaak
fabrics: stoffenwinkel, fournituren, naaiwinkel
electronics: elektronicawinkel, witgoedwinkel
pets: dierenwinkel, dierenspeciaalzaak
bikes: fietsenwinkel, rijwielhandel
sports: sportwinkel, sportzaak
antiques: antiekwinkel, antiek, antiquair
framing: lijstenmaker, inlijsterij, lijstenmakerij
instruments: muziekwinkel, muziekinstrumenten
gifts: cadeauwinkel, cadeaus
dry-cleaner: stomerij, wasserette
tailor: kleermaker, kledingreparatie, kleermakerij
shoe-repair: schoenmaker, schoenreparatie, schoenmakerij
locksmith: slotenmaker, sleutelservice
notary: notaris, notariskantoor
lawyer: advocaat, advocatenkantoor
accountant: boekhouder, administratiekantoor, belastingadviseur
insurance: verzekeringen, verzekeringskantoor, verzekeringsmakelaar, verzekeringsadviseur
estate-agent: makelaar, makelaardij, makelaarskantoor
travel-agency: reisbureau
movers: verhuisbedrijf, verhuizers, verhuisservice
cleaning: schoonmaakbedrijf, schoonmaak
photographer: fotograaf, fotostudio, portretfotograaf
copy-shop: kopieershop, kopieerwinkel, printwinkel
printing: drukkerij
computer-help: computerhulp, computerreparatie, computerwinkel, pc-reparatie
phone-repair: telefoonreparatie, gsm-reparatie, telefoonwinkel
undertaker: uitvaartonderneming, begrafenisondernemer, uitvaartverzorging
architect: architectenbureau
translator: vertaalbureau, vertaler
security: beveiligingsbedrijf
pest-control: ongediertebestrijding, ongediertebestrijder
taxi: taxibedrijf, taxicentrale
hotel: pension
campsite: kampeerterrein
car-rental: autoverhuur, autoverhuurbedrijf
garage: garagebedrijf, autogarage
tyres: bandenservice, bandencentrum, autobanden
car-wash: autowasstraat, wasstraat, autowas
car-dealer: autodealer, autobedrijf, autohandel
driving-school: rijschool, autorijschool
plumber: loodgieter, loodgietersbedrijf
electrician: elektricien
roofer: dakdekker, dakdekkersbedrijf
carpenter: timmerman, meubelmaker, timmerbedrijf
painter: schildersbedrijf, huisschilder
glazier: glaszetter, glashandel
chimney-sweep: schoorsteenveger
upholsterer: meubelstoffeerder, stoffeerder, stoffeerderij
builder: aannemer, bouwbedrijf, metselaar
tiler: tegelzetter
gardener: hovenier, tuinman, hoveniersbedrijf
heating: verwarmingsmonteur, cv-monteur
kindergarten: kinderdagverblijf, kleuterschool, kinderopvang, peuterspeelzaal
music-school: muziekschool
dance-school: dansschool, dansstudio
language-school: talenschool, taleninstituut
riding-school: manege, rijstal
gym: sportschool, fitnesscentrum
cinema: bioscoop
theatre: schouwburg
bowling: bowlingbaan, bowlingcentrum
swimming-pool: zwembad
library: bibliotheek
dog-groomer: hondentrimsalon, hondenkapper, trimsalon
dog-hotel: hondenpension, dierenpension
wedding-planner: weddingplanner, bruiloftsplanner
piano-tuner: pianostemmer
knife-grinder: messenslijper
beekeeper: imkerij
tea-shop: theewinkel
bags: tassenwinkel
wool: wolwinkel
pool-builder: zwembadbouw
fences: schuttingen
scaffolding: steigerbouw
tree-care: boomverzorging
chiropractor: chiropractor
dermatologist: huidarts
diving-school: duikschool
sailing-school: zeilschool
boat-rental: bootverhuur
escape-room: ontsnappingskamer
karting: kartbaan
planetarium: planetarium
circus: circus
comics: stripwinkel
charity-run: sponsorloop, benefietloop
marathon: halve marathon, stadsmarathon
school-fair: schoolfeest, schoolmarkt
village-fete: dorpsfeest, buurtfeest, straatfeest
flea-market: rommelmarkt, vlooienmarkt, kofferbakmarkt
christmas-market: kerstmarkt
farmers-market: boerenmarkt, streekmarkt
craft-market: ambachtenmarkt, ambachtelijke markt
concert: concertavond, popconcert, liveconcert
choir-concert: koorconcert
jazz-concert: jazzconcert, jazzavond
comedy-night: comedyavond, cabaretavond
film-night: filmavond, bioscoopavond
karaoke-night: karaokeavond, karaoke-avond
board-games-night: spelletjesavond, spellenavond, bordspelavond
wine-tasting: wijnproeverij, wijnproeven
beer-festival: bierfestival, bierfeest
street-food: foodtruckfestival, streetfoodfestival
art-exhibition: kunsttentoonstelling, kunstexpositie, schilderijententoonstelling
author-reading: auteurslezing, schrijversavond
puppet-theatre: poppentheater, poppenkast
magic-show: goochelshow, goochelvoorstelling
fireworks-show: vuurwerkshow
carnival-party: carnavalsfeest, carnavalsbal
food-bank: voedselbank, voedselinzameling
clothes-collection: kledinginzameling
blood-donation: bloeddonatie, bloed doneren, bloed geven
animal-shelter: dierenasiel, dierenopvang, hondenasiel
volunteers-wanted: vrijwilligers gezocht, vrijwilliger gezocht, vrijwilligerswerk
choir-singers: koorzangers gezocht, koorleden gezocht, zangers gezocht
chess-club: schaakclub, schaakvereniging
hiking-club: wandelclub, wandelvereniging, wandelgroep
running-club: hardloopclub, hardloopgroep, loopgroep
tennis-club: tennisclub, tennisvereniging
judo-club: judoclub, judovereniging, judoschool
yoga-class: yogales, yogalessen, yogacursus
swimming-lessons: zwemles, zwemlessen
baby-swimming: babyzwemmen
first-aid-course: ehbo-cursus, ehbo cursus, ehbo-training
cooking-course: kookcursus, kookworkshop, kookles
pottery-course: pottenbakcursus, keramiekcursus, pottenbakken
painting-course: schildercursus, schilderles, aquarelcursus
photography-course: fotografiecursus, fotocursus, cursus fotografie
sewing-course: naailes, naaicursus
programming-course: programmeercursus, leren programmeren
guitar-lessons: gitaarles, gitaarlessen, gitaarleraar
piano-lessons: pianoles, pianolessen, pianoleraar
singing-lessons: zangles, zanglessen
drum-lessons: drumles, drumlessen
maths-tutoring: bijles wiskunde, wiskundebijles
ski-school: skischool, skiles
surf-school: surfschool, surfles
climbing-hall: klimhal, boulderhal
mini-golf: minigolfbaan, midgetgolf
personal-trainer: fitnesstrainer, fitnesscoach
nutritionist: diëtist, diëtiste, voedingsdeskundige
holiday-flat: vakantieappartement, vakantiewoning, vakantiehuis
room-to-let: kamer te huur, studentenkamer
flat-to-let: appartement te huur, woning te huur, huurappartement
storage-units: opslagruimte, opslagbox, opslagruimte te huur
bouncy-castle-hire: springkussenverhuur, springkussen huren, luchtkussenverhuur
marquee-hire: tentenverhuur, partytentverhuur, feesttent huren
bike-hire: fietsverhuur, fietsenverhuur
camper-hire: camperverhuur, camper huren
costume-hire: kostuumverhuur, verkleedkleding huren
tool-hire: gereedschapsverhuur, gereedschap huren
truck-driver: vrachtwagenchauffeur, vrachtwagenchauffeur gezocht
delivery-driver: pakketbezorger, bezorger gezocht, maaltijdbezorger
bus-driver: buschauffeur, buschauffeur gezocht
waiter: serveerster, ober gezocht, bediening gezocht
cook: kok gezocht, zelfstandig werkend kok, keukenhulp gezocht
bakers-apprentice: leerling-bakker, leerling bakker
shop-assistant: winkelmedewerker, verkoopmedewerker, verkoopster gezocht
warehouse-worker: magazijnmedewerker, orderpicker
cleaner: schoonmaakster gezocht, schoonmaker gezocht, schoonmaakmedewerker
nurse: verpleegkundige, verpleegkundige gezocht
carer: verzorgende ig, verzorgende gezocht, zorgmedewerker
programmer: softwareontwikkelaar, programmeur gezocht, webontwikkelaar gezocht
christmas-trees: kerstbomen, kerstbomenverkoop, kerstbomen te koop
pumpkins: pompoenen, halloweenpompoenen
firewood: brandhout, haardhout, openhaardhout
fresh-eggs: verse eieren, scharreleieren, eieren van de boer
asparagus: asperges, verse asperges
strawberry-picking: aardbeien plukken, zelf aardbeien plukken
vegetable-box: groentepakket, groentekist, groenteabonnement
used-bikes: tweedehands fietsen, gebruikte fietsen
used-cars: tweedehands auto's, gebruikte auto's
second-hand-clothes: tweedehands kleding, vintage kleding
pram: kinderwagen, wandelwagen
used-furniture: tweedehands meubels, gebruikte meubels
lawn-mowing: grasmaaien, gras maaien, gazon maaien
snow-clearing: sneeuwruimen, sneeuw ruimen, gladheidsbestrijding
gutter-cleaning: dakgootreiniging, dakgoot schoonmaken, dakgoten reinigen
carpet-cleaning: tapijtreiniging, tapijt reinigen
window-cleaning: glazenwasser, glasbewassing, ramen wassen
house-clearance: woningontruiming, huisontruiming, inboedelontruiming
skip-hire: containerverhuur, afvalcontainer huren, puincontainer
washing-machine-repair: wasmachinereparatie, wasmachine reparatie
boiler-service: ketelonderhoud, cv-onderhoud, cv-ketel onderhoud
air-conditioning: airco, airco-installatie, airco laten plaatsen
solar-panels: zonnepanelen
kitchens: keukenzaak, inbouwkeukens, keukens op maat
bathroom-renovation: badkamerrenovatie, badkamer renoveren, badkamerverbouwing
drain-clearing: ontstoppingsdienst, rioolontstopping, afvoer ontstoppen
dog-walking: hondenuitlaatservice, hondenuitlaatdienst
cat-sitting: kattenoppas, kattenoppas aan huis
babysitter: babysitter, kinderoppas
home-care: thuiszorg, zorg aan huis
dj: bruiloft-dj, dj voor bruiloft, dj huren
wedding-band: bruiloftsband, band voor bruiloft, coverband voor bruiloft
childrens-clown: kinderclown, clown voor kinderfeestje
food-truck: foodtruck, eetkraam
pizza-delivery: pizzabezorging, pizzabezorgdienst, pizza bezorgen
kebab-house: kebabzaak, shoarmazaak
pancake-house: pannenkoekenhuis, pannenkoekenrestaurant
cakes-to-order: taarten op bestelling, taart op maat, taart bestellen
breakfast-cafe: ontbijtcafé, ontbijtzaak
lunch-menu: lunchmenu, lunchkaart
barbecue-evening: barbecueavond, bbq-avond
eyelash-extensions: wimperextensions, wimperverlenging
teeth-whitening: tanden bleken, tandenbleken
hair-removal: ontharing, laserontharing, waxsalon
sauna: saunacomplex, saunacentrum
`;
