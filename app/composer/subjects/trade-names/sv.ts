/** Everyday trades by their plain names in Swedish; kinds.ts says what they are. */
export const swedishTradeNames = `
dentist: tandläkare, tandklinik, tandläkarmottagning
doctor: vårdcentral, läkarmottagning
vet: veterinär, djurklinik, djursjukhus
pharmacy: apotek
optician: optiker, glasögonbutik
hearing: hörapparater, hörselklinik, audionom
physio: fysioterapeut, sjukgymnast, fysioterapi
podiatrist: fotvård, medicinsk fotvård, fotterapeut
psychologist: psykolog, psykologmottagning
midwife: barnmorska, barnmorskemottagning
nursing-home: äldreboende, vårdhem, ålderdomshem
massage: massör
hairdresser: frisör, frisörsalong, damfrisör
barber: barberare, herrfrisör
beauty: skönhetssalong, hudterapeut
nails: nagelsalong, nagelstudio, nagelterapeut
tattoo: tatuerare, tatueringsstudio
perfumery: parfymeri
bakery: bageri, bagare
pastry: konditori
butcher: slaktare, köttaffär, slakteri
fishmonger: fiskaffär, fiskhandlare
greengrocer: grönsakshandel, frukt och grönt
grocery: livsmedelsbutik, matbutik, livsmedel
cheese: ostaffär, ostbutik
wine: vinbutik, vinhandel
ice-cream: glasskiosk, glassbar
coffee-shop: fik, kaffebar
restaurant: restaurang, krog, lunchrestaurang
health-food: hälsokost, hälsokostbutik, ekobutik
catering: cateringfirma
bookshop: bokhandel, bokaffär
stationery: pappershandel, kontorsmaterial
toys: leksaksaffär, leksaksbutik, leksaker
hardware: järnhandel, järnaffär, byggvaruhus
beds: sängbutik, sängaffär, sängar
furniture: möbelaffär, möbelbutik, möbler
lamps: lampaffär, lampbutik, belysning
florist: blomsteraffär, blomsterhandel, florist, blomsterbutik
garden-centre: plantskola, handelsträdgård, trädgårdsbutik
jeweller: juvelerare, guldsmed, smyckesbutik
watchmaker: urmakare, uraffär
shoes: skoaffär, skobutik
clothes: klädaffär, klädbutik
fabrics: tygaffär, sybehör, tygbutik
electronics: vitvaror, elektronikbutik, hemelektronik
pets: djuraffär, zoobutik
bikes: cykelaffär, cykelbutik, cykelhandlare
sports: sportaffär, sportbutik
antiques: antikaffär, antikhandel, antikviteter
framing: inramning, ramaffär, ramverkstad
instruments: musikaffär, musikinstrument
gifts: presentbutik, presentaffär
dry-cleaner: kemtvätt, tvätteri
tailor: skräddare, skrädderi, sömmerska
shoe-repair: skomakare, skomakeri
locksmith: låssmed, nyckelservice
notary: notarius publicus
lawyer: advokat, advokatbyrå, jurist, juristbyrå
accountant: redovisningsbyrå, bokföring, redovisningskonsult
insurance: försäkringar, försäkring, försäkringsbolag, försäkringsmäklare
estate-agent: fastighetsmäklare, mäklare
travel-agency: resebyrå
movers: flyttfirma, flytthjälp
cleaning: städfirma, städning, hemstädning
photographer: fotograf, fotostudio, fotoateljé
copy-shop: kopieringsbutik, kopiering, kopieservice
printing: tryckeri
computer-help: datorhjälp, datorservice, datorreparation
phone-repair: mobilreparation, mobilreparationer, telefonreparation
undertaker: begravningsbyrå
architect: arkitektbyrå, arkitektkontor
translator: översättningsbyrå, översättare
security: vaktbolag, säkerhetsföretag
pest-control: skadedjursbekämpning, skadedjurssanering, sanering
taxi: taxiföretag
hotel: hotell, vandrarhem
campsite: campingplats
car-rental: biluthyrning, hyrbil
garage: bilverkstad, bilmekaniker
tyres: däckverkstad, däckservice, däck
car-wash: biltvätt
car-dealer: bilhandlare, bilfirma, begagnade bilar
driving-school: körskola, trafikskola
plumber: rörmokare, rörfirma
electrician: elektriker, elfirma
roofer: takläggare
carpenter: snickare, snickeri
painter: målare, måleri, målerifirma
glazier: glasmästare, glasmästeri
chimney-sweep: sotare
upholsterer: tapetserare, möbeltapetserare
builder: byggfirma, murare
tiler: plattsättare, kakelsättare
gardener: trädgårdsmästare, trädgårdsskötsel
heating: värmeinstallatör
kindergarten: förskola, dagis
music-school: musikskola
dance-school: dansskola
language-school: språkskola
riding-school: ridskola
gym: träningscenter
cinema: biograf
theatre: teater
bowling: bowlinghall
swimming-pool: simhall, badhus
library: bibliotek
dog-groomer: hundfrisör, hundtrim
dog-hotel: hundpensionat, hunddagis
wedding-planner: bröllopsplanerare, bröllopskoordinator
piano-tuner: pianostämmare
knife-grinder: knivslipning
beekeeper: biodling
tea-shop: tebutik
bags: väskbutik
wool: garnbutik
pool-builder: poolbygge
fences: staketbygge
scaffolding: byggställningar
tree-care: trädfällning
chiropractor: kiropraktor
dermatologist: hudläkare
diving-school: dykskola
sailing-school: seglarskola
boat-rental: båtuthyrning
escape-room: rymningsrum
karting: gokartbana
planetarium: planetarium
circus: cirkus
comics: seriebutik
`;
