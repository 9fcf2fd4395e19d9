/** Everyday trades by their plain names in Danish; kinds.ts says what they are. */
export const danishTradeNames = `
dentist: tandlæge, tandklinik, tandlægehus
doctor: lægehus, praktiserende læge, lægeklinik
vet: dyrlæge, dyreklinik, dyrehospital
pharmacy: apotek
optician: optiker, brillebutik, briller og kontaktlinser
hearing: høreapparater, høreklinik
physio: fysioterapeut, fysioterapi
podiatrist: fodpleje, fodterapeut, fodterapi
psychologist: psykolog
midwife: jordemoder
nursing-home: plejehjem, alderdomshjem
massage: massør
hairdresser: frisør, frisørsalon
barber: herrefrisør, barbersalon
beauty: skønhedssalon, skønhedsklinik, kosmetolog
nails: neglesalon, negletekniker
tattoo: tatovør, tattoo shop
perfumery: parfumeri
bakery: bageri, bager
pastry: konditori
butcher: slagter, slagterbutik
fishmonger: fiskehandler, fiskeforretning
greengrocer: grønthandler, frugt og grønt
grocery: købmand, dagligvarer
cheese: osteforretning, ostebutik
wine: vinhandel, vinforretning
ice-cream: ishus, iskiosk
coffee-shop: kaffebar
restaurant: spisehus, kro
health-food: helsekost, helsekostbutik, økobutik
catering: selskabsmad
bookshop: boghandel, boghandler
stationery: papirhandel, kontorartikler
toys: legetøjsbutik, legetøjsforretning, legetøj
hardware: isenkræmmer, isenkram, byggemarked, trælast
beds: sengebutik, senge, sengeforretning
furniture: møbelforretning, møbelhus, møbler
lamps: lampebutik, belysning, lamper
florist: blomsterhandler, blomsterbutik, blomsterforretning
garden-centre: havecenter, planteskole
jeweller: guldsmed, smykkebutik
watchmaker: urmager
shoes: skobutik, skoforretning
clothes: tøjbutik, tøjforretning
fabrics: stofbutik, sybutik
electronics: hvidevarer, elektronikbutik
pets: dyrehandel, dyrebutik
bikes: cykelhandler, cykelbutik, cykelforretning
sports: sportsbutik, sportsforretning
antiques: antikviteter, antikvitetshandler, genbrugsbutik
framing: indramning, rammeværksted, rammeforretning
instruments: musikbutik, musikinstrumenter
gifts: gavebutik
dry-cleaner: renseri, vaskeri
tailor: skrædder, systue
shoe-repair: skomager, skoreparation
locksmith: låsesmed, nøgleservice
notary: notarkontor
lawyer: advokat, advokatkontor, advokatfirma
accountant: revisor, bogholder
insurance: forsikring, forsikringer, forsikringsmægler, forsikringsselskab
estate-agent: ejendomsmægler
travel-agency: rejsebureau
movers: flyttefirma, flyttefirmaer
cleaning: rengøringsfirma, rengøring, rengøringsselskab
photographer: fotograf, fotostudie
copy-shop: kopicenter, kopiering, printcenter
printing: trykkeri
computer-help: computerhjælp, pc-reparation, computerreparation
phone-repair: mobilreparation, telefonreparation
undertaker: bedemand, begravelsesforretning
architect: arkitektfirma, tegnestue
translator: oversættelsesbureau, oversætter
security: vagtselskab, vagtfirma
pest-control: skadedyrsbekæmpelse, skadedyrsservice
taxi: taxaselskab, taxa
hotel: gæstehus, vandrerhjem
campsite: campingplads
car-rental: biludlejning, billeje
garage: autoværksted, bilværksted
tyres: dækcenter, dækservice, bildæk
car-wash: bilvask, vaskehal
car-dealer: bilforhandler, brugte biler
driving-school: køreskole
plumber: blikkenslager, vvs-installatør
electrician: elektriker, el-installatør
roofer: tagdækker
carpenter: snedker, tømrer
painter: malerfirma, malermester
glazier: glarmester
chimney-sweep: skorstensfejer
upholsterer: møbelpolstrer
builder: byggefirma, murer, murermester
tiler: flisemurer
gardener: gartner, anlægsgartner
heating: varmeinstallatør
kindergarten: børnehave, vuggestue
music-school: musikskole
dance-school: danseskole
language-school: sprogskole
riding-school: rideskole, ridecenter
gym: motionscenter, fitnesscenter
cinema: biograf
theatre: teater
bowling: bowlinghal
swimming-pool: svømmehal
library: bibliotek
dog-groomer: hundefrisør, hundesalon
dog-hotel: hundepension, hundehotel
wedding-planner: bryllupsplanlægger
piano-tuner: klaverstemmer
knife-grinder: knivslibning, skærsliber
beekeeper: biavler
tea-shop: tebutik, tehandel
bags: taskebutik
wool: garnbutik
pool-builder: poolbyggeri, swimmingpools
fences: hegn, hegnsmontering
scaffolding: stilladsudlejning, stilladser
tree-care: træfældning
chiropractor: kiropraktor
dermatologist: hudlæge
diving-school: dykkerskole
sailing-school: sejlerskole, sejlskole
boat-rental: bådudlejning
escape-room: flugtrum
karting: gokartbane
planetarium: planetarium
circus: cirkus
comics: tegneseriebutik
`;
