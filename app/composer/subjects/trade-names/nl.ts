/** Everyday trades by their plain names in Dutch; kinds.ts says what they are. */
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
bikes: fietsenwinkel, fietsenmaker, rijwielhandel
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
`;
