/** Everyday trades by their plain names in Norwegian; kinds.ts says what they are. */
export const norwegianTradeNames = `
dentist: tannlege, tannlegesenter, tannklinikk
doctor: legesenter, fastlege, legekontor
vet: dyrlege, dyreklinikk, veterinær
pharmacy: apotek
optician: optiker, brillebutikk
hearing: høreapparater, hørselsklinikk
physio: fysioterapeut, fysioterapi
podiatrist: fotpleie, fotterapeut
psychologist: psykolog
midwife: jordmor
nursing-home: sykehjem, aldershjem
massage: massør, massasje
hairdresser: frisør, frisørsalong, hårsalong
barber: herrefrisør, barberer
beauty: hudpleiesalong, skjønnhetssalong
nails: neglesalong, neglestudio
tattoo: tatovør, tatoveringsstudio
perfumery: parfymeri
bakery: bakeri, baker
pastry: konditori
butcher: slakter, kjøttbutikk
fishmonger: fiskebutikk, fiskehandler
greengrocer: frukt og grønt, grønnsakshandel
grocery: dagligvarebutikk, matbutikk, dagligvare
cheese: ostebutikk
wine: vinbutikk
ice-cream: iskrembar, isbar
coffee-shop: kaffebar, kafé
restaurant: spisested
health-food: helsekost, helsekostbutikk
catering: selskapsmat
bookshop: bokhandel
stationery: papirhandel, kontorrekvisita
toys: lekebutikk, leketøysbutikk, leker
hardware: jernvarehandel, jernvare, byggevarehus, verktøybutikk
beds: sengebutikk, senger
furniture: møbelbutikk, møbelforretning, møbler
lamps: lampebutikk, belysning, lysbutikk
florist: blomsterbutikk, blomsterhandel
garden-centre: hagesenter, planteskole
jeweller: gullsmed, smykkebutikk
watchmaker: urmaker, klokkebutikk
shoes: skobutikk, skoforretning
clothes: klesbutikk
fabrics: stoffbutikk, sybutikk
electronics: hvitevarer, elektronikkbutikk
pets: dyrebutikk
bikes: sykkelbutikk, sykkelforretning
sports: sportsbutikk, sportsforretning
antiques: antikviteter, antikvitetshandel, bruktbutikk
framing: innramming, rammeverksted
instruments: musikkbutikk, musikkinstrumenter
gifts: gavebutikk
dry-cleaner: renseri, vaskeri
tailor: skredder, systue
shoe-repair: skomaker, skoreparasjon
locksmith: låsesmed, nøkkelservice
notary: notarius, notarius publicus
lawyer: advokat, advokatfirma, advokatkontor
accountant: regnskapsfører, regnskapskontor
insurance: forsikring, forsikringer, forsikringsselskap, forsikringsmegler
estate-agent: eiendomsmegler, eiendomsmegling
travel-agency: reisebyrå
movers: flyttebyrå, flyttefirma
cleaning: renholdsfirma, vaskehjelp, renhold
photographer: fotograf, fotostudio
copy-shop: kopisenter, kopiering, kopibutikk
printing: trykkeri
computer-help: datahjelp, pc-reparasjon, dataservice
phone-repair: mobilreparasjon, telefonreparasjon
undertaker: begravelsesbyrå
architect: arkitektkontor, arkitekt
translator: oversettelsesbyrå, oversetter
security: vaktselskap
pest-control: skadedyrkontroll, skadedyrbekjempelse
taxi: drosje, drosjesentral
hotel: gjestehus, hotell
campsite: campingplass
car-rental: bilutleie, leiebil
garage: bilverksted
tyres: dekkverksted, dekkhotell, bildekk
car-wash: bilvask
car-dealer: bilforhandler, bruktbil
driving-school: kjøreskole, trafikkskole
plumber: rørlegger
electrician: elektriker
roofer: taktekker, blikkenslager
carpenter: snekker, tømrer
painter: malerfirma, malermester
glazier: glassmester
chimney-sweep: feier
upholsterer: møbeltapetserer
builder: byggefirma, murer, entreprenør
tiler: flislegger
gardener: gartner, anleggsgartner
heating: varmeinstallatør
kindergarten: barnehage
music-school: musikkskole, kulturskole
dance-school: danseskole
language-school: språkskole, språkkurs
riding-school: rideskole, ridesenter
gym: treningssenter
cinema: kino
theatre: teater
bowling: bowlinghall
swimming-pool: svømmehall
library: bibliotek
dog-groomer: hundesalong, hundefrisør
dog-hotel: hundepensjonat, hundehotell
wedding-planner: bryllupsplanlegger
piano-tuner: pianostemmer
knife-grinder: knivsliping
beekeeper: birøkter
tea-shop: tebutikk
bags: veskebutikk
wool: garnbutikk
pool-builder: bassengbygging, svømmebasseng
fences: gjerder, gjerdemontering
scaffolding: stillasutleie, stillas
tree-care: trefelling
chiropractor: kiropraktor
dermatologist: hudlege
diving-school: dykkerskole
sailing-school: seilskole
boat-rental: båtutleie
escape-room: rømningsrom
karting: gokartbane
planetarium: planetarium
circus: sirkus
comics: tegneseriebutikk
`;
