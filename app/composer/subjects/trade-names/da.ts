/** Everyday trades and what else is advertised, by their plain names in Danish; kinds.ts says what they are. */
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
charity-run: velgørenhedsløb, støtteløb, sponsorløb
marathon: halvmarathon, halvmaraton, marathonløb
school-fair: skolefest, skolebasar, skolemarked
village-fete: byfest, landsbyfest
flea-market: loppemarked, kræmmermarked, bagagerumsmarked
christmas-market: julemarked
farmers-market: bondemarked, torvemarked
craft-market: håndværkermarked, kunsthåndværkermarked
concert: koncert, livekoncert, koncertaften
choir-concert: korkoncert
jazz-concert: jazzkoncert, jazzaften
comedy-night: comedyaften, standup-aften, standupaften
film-night: filmaften, biografaften
karaoke-night: karaokeaften
board-games-night: brætspilsaften, brætspilaften, spilleaften
wine-tasting: vinsmagning
beer-festival: ølfestival
street-food: streetfoodmarked, street food-marked, gademad
art-exhibition: kunstudstilling, maleriudstilling
author-reading: forfatteraften, forfatterforedrag, oplæsning
puppet-theatre: dukketeater
magic-show: trylleshow, trylleforestilling
fireworks-show: fyrværkerishow, nytårsfyrværkeri, festfyrværkeri
carnival-party: fastelavnsfest, fastelavn, karnevalsfest
food-bank: fødevarebank, fødevareindsamling, madindsamling
clothes-collection: tøjindsamling
blood-donation: bloddonation, giv blod, bliv bloddonor
animal-shelter: dyreinternat, dyreværn
volunteers-wanted: frivillige søges, frivilligt arbejde, vi søger frivillige
choir-singers: korsangere søges, sangere søges, kor søger sangere
chess-club: skakklub
hiking-club: vandreklub, vandreforening, vandregruppe
running-club: løbeklub, løbegruppe
tennis-club: tennisklub
judo-club: judoklub, judotræning
yoga-class: yogahold, yogatime, yogakursus
swimming-lessons: svømmeundervisning, svømmeskole, svømmehold
baby-swimming: babysvømning
first-aid-course: førstehjælpskursus
cooking-course: madlavningskursus, kokkekursus, madkursus
pottery-course: keramikkursus, drejekursus, keramikhold
painting-course: malekursus, akvarelkursus, malehold
photography-course: fotokursus, fotografikursus
sewing-course: sykursus, sykursus for begyndere
programming-course: programmeringskursus, kodekursus
guitar-lessons: guitarundervisning, guitartimer, guitarlærer
piano-lessons: klaverundervisning, klavertimer, klaverlærer
singing-lessons: sangundervisning, sangtimer, sanglærer
drum-lessons: trommeundervisning, trommetimer
maths-tutoring: matematikhjælp, lektiehjælp i matematik, lektiehjælp matematik
ski-school: skiskole
surf-school: surfskole, surfkursus
climbing-hall: klatrehal, klatrecenter
mini-golf: minigolfbane
personal-trainer: personlig træner, personlig træning
nutritionist: diætist, kostvejleder, kostvejledning
holiday-flat: ferielejlighed, feriebolig
room-to-let: værelse til leje, værelse udlejes, klubværelse
flat-to-let: lejlighed til leje, lejlighed udlejes, lejebolig
storage-units: opmagasinering, depotrum, lagerrum
bouncy-castle-hire: hoppeborg, udlejning af hoppeborg, lej hoppeborg
marquee-hire: teltudlejning, partytelt, lej festtelt
bike-hire: cykeludlejning, lej cykel, lejecykel
camper-hire: autocamperudlejning, autocamper til leje, lej autocamper
costume-hire: kostumeudlejning, lej kostume
tool-hire: værktøjsudlejning, maskinudlejning, lej værktøj
truck-driver: lastbilchauffør, lastvognschauffør
delivery-driver: varebilschauffør, budchauffør, pakkebud
bus-driver: buschauffør, buschauffør søges
waiter: tjener søges, servitrice, tjenere søges
cook: kok søges, kokke søges, køkkenmedhjælper søges
bakers-apprentice: bagerlærling, bagerelev
shop-assistant: butiksassistent, butiksmedarbejder, salgsassistent
warehouse-worker: lagermedarbejder, lagerarbejder
cleaner: rengøringsassistent, rengøringsmedarbejder, rengøringshjælp søges
nurse: sygeplejerske, sygeplejerske søges
carer: sosu-hjælper, sosu-assistent, social- og sundhedshjælper
programmer: programmør, softwareudvikler, webudvikler søges
christmas-trees: juletræer, juletræssalg
pumpkins: græskar, halloweengræskar
firewood: pejsebrænde, brændesalg, ovntørret brænde
fresh-eggs: friske æg, æg fra gården, gårdæg
asparagus: asparges, friske asparges, danske asparges
strawberry-picking: selvpluk jordbær, jordbærplukning, pluk selv jordbær
vegetable-box: grøntsagskasse, grøntkasse
used-bikes: brugte cykler, brugt cykel
used-cars: brugtbiler, brugtbil, brugtvogne
second-hand-clothes: brugt tøj, genbrugstøj, vintagetøj
pram: barnevogn, barnevogne
used-furniture: brugte møbler, genbrugsmøbler
lawn-mowing: græsslåning, plæneklipning, slå græs
snow-clearing: snerydning
gutter-cleaning: tagrenderensning, rensning af tagrender, tagrenderens
carpet-cleaning: tæpperens, tæppevask, tæpperensning
window-cleaning: vinduespudser, vinduespudsning, vinduespolering
house-clearance: dødsborydning, boligrydning, rydning af dødsbo
skip-hire: containerudlejning, lej container, affaldscontainer
washing-machine-repair: vaskemaskinereparation, reparation af vaskemaskine
boiler-service: fyrservice, gasfyrservice, kedelservice
air-conditioning: aircondition, klimaanlæg
solar-panels: solceller, solcelleanlæg, solpaneler
kitchens: køkkenbutik, køkkenrenovering, nyt køkken
bathroom-renovation: badeværelsesrenovering, renovering af badeværelse, nyt badeværelse
drain-clearing: kloakrensning, kloakservice, tilstoppet afløb
dog-walking: hundeluftning, hundelufter, luftning af hund
cat-sitting: kattepasning, kattepasser
babysitter: barnepige, babysitter
home-care: hjemmepleje, hjemmehjælp, hjemmesygepleje
dj: bryllups-dj, dj til bryllup, dj til fest
wedding-band: bryllupsband, band til bryllup, festorkester
childrens-clown: børneklovn, klovn til børnefødselsdag
food-truck: madvogn, foodtruck
pizza-delivery: pizzalevering, pizzaudbringning
kebab-house: kebabhus, kebabrestaurant, shawarmabar
pancake-house: pandekagehus, pandekagerestaurant
cakes-to-order: kager på bestilling, kagebestilling, bestil kage
breakfast-cafe: morgenmadscafé, brunchcafé
lunch-menu: frokostmenu, dagens frokost
barbecue-evening: grillaften, barbecueaften
eyelash-extensions: vippeextensions, øjenvippeforlængelse
teeth-whitening: tandblegning
hair-removal: hårfjerning, laserhårfjerning, permanent hårfjerning
sauna: saunagus, havnesauna
`;
