/** Everyday trades and what else is advertised, by their plain names in Norwegian; kinds.ts says what they are. */
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
charity-run: veldedighetsløp, innsamlingsløp
marathon: halvmaraton, maratonløp, bymaraton
school-fair: skolebasar, skolemarked, skolefest
village-fete: bygdefest, bygdedag, bygdedager
flea-market: loppemarked, bruktmarked, garasjesalg
christmas-market: julemarked, julemesse
farmers-market: bondens marked, gårdsmarked
craft-market: håndverksmarked, husflidsmarked, håndverksmesse
concert: konsert, konsertkveld
choir-concert: korkonsert
jazz-concert: jazzkonsert, jazzkveld
comedy-night: standup-kveld, standupkveld, humorkveld
film-night: filmkveld, kinokveld
karaoke-night: karaokekveld
board-games-night: spillkveld, brettspillkveld
wine-tasting: vinsmaking
beer-festival: ølfestival
street-food: gatemat, gatematfestival, matfestival
art-exhibition: kunstutstilling, maleriutstilling
author-reading: forfatterkveld, forfatterbesøk, forfattermøte
puppet-theatre: dukketeater
magic-show: trylleshow, trylleforestilling
fireworks-show: fyrverkerishow, nyttårsfyrverkeri
carnival-party: karnevalsfest, kostymefest
food-bank: matsentral, matinnsamling, matutdeling
clothes-collection: klesinnsamling
blood-donation: gi blod, bli blodgiver, blodgivning
animal-shelter: omplasseringshjem, dyremottak, dyrebeskyttelse
volunteers-wanted: frivillige søkes, frivillige ønskes, vi søker frivillige
choir-singers: korsangere søkes, sangere søkes, kor søker sangere
chess-club: sjakklubb
hiking-club: turlag, turgruppe, turforening
running-club: løpeklubb, løpegruppe
tennis-club: tennisklubb
judo-club: judoklubb, judotrening
yoga-class: yogatime, yogakurs, yogaklasse
swimming-lessons: svømmekurs, svømmeskole
baby-swimming: babysvømming
first-aid-course: førstehjelpskurs
cooking-course: matlagingskurs, kokkekurs
pottery-course: keramikkurs, dreiekurs, leirekurs
painting-course: malekurs, akvarellkurs
photography-course: fotokurs, fotograferingskurs
sewing-course: sykurs, sykurs for nybegynnere
programming-course: programmeringskurs, kodekurs
guitar-lessons: gitarundervisning, gitartimer, gitarlærer
piano-lessons: pianoundervisning, pianotimer, pianolærer
singing-lessons: sangundervisning, sangtimer, sanglærer
drum-lessons: trommeundervisning, trommetimer
maths-tutoring: mattehjelp, leksehjelp matte, privatundervisning matematikk
ski-school: skiskole, skikurs
surf-school: surfeskole, surfekurs
climbing-hall: klatrehall, klatresenter
mini-golf: minigolfbane
personal-trainer: personlig trener, pt-time
nutritionist: ernæringsfysiolog, kostholdsveileder, kostholdsveiledning
holiday-flat: ferieleilighet, feriebolig
room-to-let: rom til leie, hybel til leie, hybel
flat-to-let: leilighet til leie, utleieleilighet
storage-units: minilager, lagerrom, lagerplass til leie
bouncy-castle-hire: hoppeslott, utleie av hoppeslott, leie hoppeslott
marquee-hire: teltutleie, partytelt, leie festtelt
bike-hire: sykkelutleie, leie sykkel
camper-hire: bobilutleie, leie bobil
costume-hire: kostymeutleie, leie kostyme
tool-hire: verktøyutleie, maskinutleie, leie verktøy
truck-driver: lastebilsjåfør, lastebilsjåfør søkes
delivery-driver: varebilsjåfør, budbilsjåfør, budsjåfør
bus-driver: bussjåfør, bussjåfør søkes
waiter: servitør, servitør søkes, kelner
cook: kokk søkes, kokker søkes, vi søker kokk
bakers-apprentice: bakerlærling, lærling i baker
shop-assistant: butikkmedarbeider, butikkselger
warehouse-worker: lagermedarbeider, lagerarbeider
cleaner: renholder, renholder søkes, renholdsmedarbeider
nurse: sykepleier, sykepleier søkes
carer: helsefagarbeider, pleieassistent
programmer: programmerer, systemutvikler, programvareutvikler
christmas-trees: juletrær, juletresalg
pumpkins: gresskar, halloweengresskar
firewood: bjørkeved, fyringsved, vedsalg
fresh-eggs: ferske egg, egg fra gården, gårdsegg
asparagus: asparges, fersk asparges
strawberry-picking: selvplukk jordbær, jordbærplukking, selvplukk av jordbær
vegetable-box: grønnsakskasse, grønnsaksabonnement
used-bikes: brukte sykler, brukt sykkel
used-cars: bruktbiler, brukte biler, bruktbilsalg
second-hand-clothes: brukte klær, bruktklær, vintageklær
pram: barnevogn, barnevogner
used-furniture: brukte møbler, bruktmøbler
lawn-mowing: plenklipping, gressklipping, klippe plenen
snow-clearing: snømåking, snøbrøyting, snørydding
gutter-cleaning: takrennerens, takrennerensing, rens av takrenner
carpet-cleaning: tepperens, teppevask, tepperensing
window-cleaning: vindusvask, vinduspuss, vindusvasker
house-clearance: dødsborydding, tømming av dødsbo, boligtømming
skip-hire: containerutleie, leie container, avfallscontainer
washing-machine-repair: vaskemaskinreparasjon, reparasjon av vaskemaskin
boiler-service: kjelservice, fyrkjelservice
air-conditioning: aircondition, klimaanlegg
solar-panels: solceller, solcellepaneler, solcelleanlegg
kitchens: kjøkkenbutikk, kjøkkeninnredning, nytt kjøkken
bathroom-renovation: baderomsrenovering, badrenovering, oppussing av bad
drain-clearing: avløpsrensing, rørspyling, tett avløp
dog-walking: hundelufting, hundelufter, lufting av hund
cat-sitting: kattepass, kattepasser
babysitter: barnevakt, barnepass
home-care: hjemmetjeneste, hjemmesykepleie
dj: bryllups-dj, dj til bryllup, dj til fest
wedding-band: bryllupsband, festband, band til bryllup
childrens-clown: barneklovn, klovn til barnebursdag
food-truck: matvogn, foodtruck
pizza-delivery: pizzalevering, pizza på døra, hjemlevert pizza
kebab-house: kebabsjappe, kebabrestaurant, kebabbutikk
pancake-house: pannekakehus, pannekakerestaurant
cakes-to-order: kaker på bestilling, kakebestilling, bestill kake
breakfast-cafe: frokostkafé, frokostkafe
lunch-menu: lunsjmeny, dagens lunsj
barbecue-evening: grillkveld
eyelash-extensions: vippeextensions, vippeforlengelse
teeth-whitening: tannbleking
hair-removal: hårfjerning, laserhårfjerning
sauna: badstue, badstu
`;
