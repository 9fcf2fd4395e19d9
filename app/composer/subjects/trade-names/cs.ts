/** Everyday trades by their plain names in Czech; kinds.ts says what they are. */
export const czechTradeNames = `
dentist: zubař, zubní ordinace, stomatologie
doctor: praktický lékař, ordinace lékaře
vet: veterinář, veterinární klinika, veterinární ordinace
pharmacy: lékárna
optician: optika, oční optika
hearing: naslouchadla, foniatrie
physio: fyzioterapie, fyzioterapeut, rehabilitace
podiatrist: pedikúra, podologie
psychologist: psycholog, psychoterapie
midwife: porodní asistentka
nursing-home: domov důchodců, domov pro seniory
massage: masáže, masér
hairdresser: kadeřnictví, kadeřník, kadeřnice
barber: holičství, pánské kadeřnictví
beauty: kosmetický salon, kosmetika, kosmetický salón
nails: manikúra, nehtové studio, gelové nehty
tattoo: tetovací studio, tetování
perfumery: parfumerie
bakery: pekárna, pekařství
pastry: cukrárna
butcher: řeznictví, řezník
fishmonger: rybárna, prodejna ryb
greengrocer: ovoce a zelenina, zelinářství
grocery: potraviny, smíšené zboží
cheese: sýrárna, prodejna sýrů
wine: vinotéka, vinárna
ice-cream: zmrzlinárna, zmrzlina
coffee-shop: kavárna
restaurant: restaurace, hospoda, jídelna
health-food: zdravá výživa, bylinkářství, biopotraviny
catering: cateringová firma
bookshop: knihkupectví
stationery: papírnictví, kancelářské potřeby
toys: hračkářství, hračky
hardware: železářství, domácí potřeby, nářadí
beds: postele, matrace, prodejna postelí
furniture: nábytek, prodejna nábytku
lamps: svítidla, osvětlení, lampy
florist: květinářství, květiny
garden-centre: zahradní centrum, zahradnictví
jeweller: klenotnictví, zlatnictví
watchmaker: hodinářství, hodinář
shoes: obuv, prodejna obuvi
clothes: oděvy, obchod s oblečením
fabrics: látky, galanterie
electronics: elektro, domácí spotřebiče
pets: chovatelské potřeby, zverimex
bikes: prodejna kol, jízdní kola, cyklo prodejna
sports: sportovní potřeby
antiques: starožitnosti, vetešnictví
framing: rámování obrazů, rámařství
instruments: hudební nástroje, hudebniny
gifts: dárky, dárkové zboží
dry-cleaner: čistírna, čistírna oděvů, prádelna
tailor: krejčovství, krejčí, opravy oděvů
shoe-repair: oprava obuvi, opravna obuvi, obuvník
locksmith: zámečník, zámečnictví, výroba klíčů
notary: notář, notářská kancelář
lawyer: advokát, advokátní kancelář, právník
accountant: účetní, účetnictví, daňový poradce
insurance: pojištění, pojišťovna, pojišťovací makléř, pojišťovací poradce
estate-agent: realitní kancelář, realitní makléř
travel-agency: cestovní kancelář, cestovní agentura
movers: stěhování, stěhovací firma
cleaning: úklidová firma, úklid, úklidové služby
photographer: fotoateliér, fotografie svateb
copy-shop: copy centrum, kopírování, kopírovací centrum
printing: tiskárna, tiskařské služby
computer-help: servis počítačů, oprava počítačů, počítačová pomoc
phone-repair: oprava telefonů, servis mobilů, oprava mobilů
undertaker: pohřební služba, pohřebnictví
architect: architektonická kancelář, architektonický ateliér
translator: překladatel, překlady, překladatelská agentura
security: bezpečnostní agentura
pest-control: deratizace, dezinsekce
taxi: taxislužba
hotel: penzion, ubytovna
campsite: autokemp, kemp
car-rental: půjčovna aut, autopůjčovna
garage: autoservis, autoopravna
tyres: pneuservis, pneumatiky
car-wash: mytí aut, automyčka, myčka aut
car-dealer: autobazar, ojetá auta, prodej aut
driving-school: autoškola
plumber: instalatér, vodoinstalatér
electrician: elektrikář, elektroinstalace
roofer: pokrývač, tesařství a pokrývačství
carpenter: truhlář, truhlářství, tesař
painter: malíř pokojů, malířské práce
glazier: sklenář, sklenářství
chimney-sweep: kominík, kominictví
upholsterer: čalounictví, čalouník
builder: stavební firma, zedník
tiler: obkladač
gardener: zahradník, zahradnické práce
heating: topenář, topenářství
kindergarten: mateřská škola, školka, jesle
music-school: hudební škola
dance-school: taneční škola
language-school: jazyková škola
riding-school: jezdecká škola, jízdárna
gym: posilovna
cinema: biograf městský, multikino
theatre: divadlo
bowling: kuželna
swimming-pool: plavecký bazén, koupaliště
library: knihovna
dog-groomer: psí salon, stříhání psů
dog-hotel: hotel pro psy, psí hotel
wedding-planner: svatební agentura
piano-tuner: ladič pian, ladění pian
knife-grinder: broušení nožů, brusič nožů
beekeeper: včelař, včelařství
tea-shop: čajovna, prodejna čaje
bags: kabelky, prodejna kabelek
wool: prodejna vlny, pletací příze
pool-builder: stavba bazénů, bazény
fences: ploty, stavba plotů
scaffolding: pronájem lešení, lešení
tree-care: kácení stromů
chiropractor: chiropraktik
dermatologist: kožní lékař, dermatolog
diving-school: potápěčská škola
sailing-school: jachtařská škola, škola jachtingu
boat-rental: půjčovna lodí
escape-room: úniková hra, únikovka
karting: motokárová dráha, motokáry
planetarium: planetárium
circus: cirkus
comics: prodejna komiksů, komiksy
`;
