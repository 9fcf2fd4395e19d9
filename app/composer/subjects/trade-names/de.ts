/** Everyday trades by their plain names in German; kinds.ts says what they are. */
export const germanTradeNames = `
dentist: zahnarzt, zahnarztpraxis, zahnärztin
doctor: hausarzt, arztpraxis, allgemeinarzt
vet: tierarzt, tierärztin, tierarztpraxis, kleintierpraxis, tierklinik
pharmacy: apotheke
optician: optiker, augenoptiker, brillengeschäft
hearing: hörgeräte, hörakustiker, hörgeräteakustiker
physio: physiotherapie, krankengymnastik, physiotherapeut
podiatrist: fußpflege, podologie, podologe, medizinische fußpflege
psychologist: psychologe, psychotherapie, psychotherapeut
midwife: hebamme, hebammenpraxis
nursing-home: pflegeheim, altenheim, seniorenheim
massage: massagepraxis
hairdresser: friseur, friseursalon, frisör, haarstudio
barber: herrenfriseur, barbier
beauty: kosmetikstudio, kosmetiksalon
nails: nagelstudio
tattoo: tattoostudio, tätowierer
perfumery: parfümerie
bakery: bäckerei, bäcker
pastry: konditorei, konditor
butcher: metzgerei, fleischerei, metzger, fleischer
fishmonger: fischgeschäft, fischhändler, fischladen
greengrocer: obst und gemüse, gemüsehändler, gemüseladen
grocery: lebensmittelgeschäft, supermarkt, lebensmittel
cheese: käseladen, käsegeschäft
wine: weinhandlung, weinladen, vinothek
ice-cream: eisdiele, eiscafé
coffee-shop: kaffeehaus
restaurant: gaststätte, gasthaus, wirtshaus
health-food: reformhaus, naturkostladen, bioladen, biomarkt, kräuterladen
catering: partyservice
bookshop: buchhandlung, buchladen
stationery: schreibwaren, schreibwarengeschäft, bürobedarf
toys: spielwaren, spielwarengeschäft, spielzeugladen
hardware: eisenwaren, eisenwarenhandlung, baumarkt, werkzeughandel
beds: bettenhaus, betten, bettengeschäft, matratzengeschäft
furniture: möbelhaus, möbelgeschäft, einrichtungshaus
lamps: lampengeschäft, leuchtenhaus, lampenladen, leuchten
florist: blumenladen, blumengeschäft, florist, floristik
garden-centre: gärtnerei, gartencenter, baumschule
jeweller: juwelier, goldschmied, schmuckgeschäft
watchmaker: uhrmacher, uhrenreparatur, uhrengeschäft
shoes: schuhgeschäft, schuhladen, schuhhaus
clothes: bekleidungsgeschäft, modegeschäft, modehaus
fabrics: stoffladen, stoffgeschäft, kurzwaren
electronics: elektronikmarkt, elektrofachgeschäft
pets: zoohandlung, tierhandlung, tierbedarf
bikes: fahrradladen, fahrradgeschäft, fahrradhändler
sports: sportgeschäft, sporthaus
antiques: antiquitäten, antiquitätenladen, trödelladen
framing: bilderrahmen, einrahmungen, rahmenladen
instruments: musikinstrumente, musikhaus
gifts: geschenkeladen, geschenkartikel
dry-cleaner: reinigung, textilreinigung, chemische reinigung
tailor: schneiderei, änderungsschneiderei, schneider, maßschneiderei
shoe-repair: schuster, schuhmacher, schuhmacherei, schuhreparatur
locksmith: schlüsseldienst, schlosser, schlosserei
notary: notar, notariat, notarin, notarkanzlei
lawyer: rechtsanwalt, anwalt, rechtsanwältin, anwaltskanzlei, kanzlei
accountant: steuerberater, buchhaltung, steuerbüro
insurance: versicherung, versicherungen, versicherungsmakler, versicherungsagentur, versicherungsbüro
estate-agent: immobilienmakler, immobilienbüro
travel-agency: reisebüro
movers: umzugsunternehmen, umzüge, möbelspedition
cleaning: reinigungsfirma, gebäudereinigung, putzdienst
photographer: fotograf, fotostudio, fotografin
copy-shop: kopierladen, copyshop, copy-shop
printing: druckerei, offsetdruck, digitaldruck
computer-help: computerhilfe, pc-hilfe, computerservice, computerreparatur, edv-service, computerladen
phone-repair: handyreparatur, handy-reparatur, handyladen
undertaker: bestatter, bestattungen, bestattungsinstitut
architect: architekturbüro, architekt
translator: übersetzungsbüro, übersetzer, dolmetscher
security: sicherheitsdienst, wachdienst
pest-control: kammerjäger, schädlingsbekämpfung
taxi: taxiunternehmen, taxizentrale
hotel: hotel garni
campsite: campingplatz
car-rental: autovermietung, mietwagen
garage: autowerkstatt, kfz-werkstatt
tyres: reifenservice, reifenhandel, reifendienst
car-wash: autowäsche, waschanlage, waschstraße
car-dealer: autohaus, autohändler, gebrauchtwagen
driving-school: fahrschule
plumber: klempner, installateur, sanitär
electrician: elektriker, elektroinstallation, elektroinstallateur
roofer: dachdecker, dachdeckerei
carpenter: schreinerei, tischlerei, schreiner, tischler
painter: malerbetrieb, maler und lackierer, malermeister
glazier: glaserei, glaser
chimney-sweep: schornsteinfeger, kaminkehrer
upholsterer: polsterei, polsterer, raumausstatter
builder: bauunternehmen, maurer, baufirma
tiler: fliesenleger
gardener: gärtner, landschaftsgärtner, gartenbau
heating: heizungsbau, heizungsbauer, heizungsinstallateur
kindergarten: kita, kindertagesstätte
music-school: musikschule
dance-school: tanzschule, tanzstudio
language-school: sprachschule
riding-school: reitschule, reiterhof, reitstall
gym: fitnessstudio
cinema: kino, lichtspielhaus
theatre: schauspielhaus
bowling: bowlingbahn, kegelbahn
swimming-pool: schwimmbad, hallenbad, freibad
library: bücherei, bibliothek
dog-groomer: hundesalon, hundefriseur
dog-hotel: hundepension, hundehotel
wedding-planner: hochzeitsplaner, hochzeitsplanung
piano-tuner: klavierstimmer
knife-grinder: messerschleifer
beekeeper: imkerei
tea-shop: teeladen
bags: taschengeschäft
wool: wollgeschäft
pool-builder: schwimmbadbau, poolbau
fences: zaunbau
scaffolding: gerüstbau, gerüstverleih
tree-care: baumpflege
chiropractor: chiropraktiker
dermatologist: hautarzt, dermatologe
diving-school: tauchschule
sailing-school: segelschule
boat-rental: bootsverleih
escape-room: rätselraum, fluchtraum
karting: kartbahn, gokartbahn
planetarium: planetarium
circus: zirkus
comics: comicladen
`;
