/** Everyday trades and what else is advertised, by their plain names in Swedish; kinds.ts says what they are. */
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
charity-run: välgörenhetslopp, insamlingslopp
marathon: halvmaraton, stadsmaraton, maratonlopp
school-fair: skolmarknad, skolbasar
village-fete: byfest, byafest, hembygdsfest
flea-market: loppis, loppmarknad, bakluckeloppis
christmas-market: julmarknad
farmers-market: bondens marknad, bondemarknad, gårdsmarknad
craft-market: hantverksmarknad, slöjdmarknad, hantverksmässa
concert: konsert, konsertkväll, livekonsert
choir-concert: körkonsert
jazz-concert: jazzkonsert, jazzkväll
comedy-night: ståuppkväll, humorkväll, standup-kväll
film-night: filmkväll, biokväll
karaoke-night: karaokekväll
board-games-night: spelkväll, brädspelskväll, sällskapsspelskväll
wine-tasting: vinprovning
beer-festival: ölfestival, ölmässa
street-food: gatumat, gatumatsfestival, street food-marknad
art-exhibition: konstutställning, tavelutställning
author-reading: författarkväll, författarbesök, författarsamtal
puppet-theatre: dockteater, kasperteater
magic-show: trolleriföreställning, trollerishow
fireworks-show: fyrverkerishow, nyårsfyrverkeri
carnival-party: maskeradfest, karnevalsfest
food-bank: matbank, matinsamling
clothes-collection: klädinsamling
blood-donation: ge blod, blodgivning, bli blodgivare
animal-shelter: djurhem, djurskyddsförening
volunteers-wanted: volontärer sökes, frivilliga sökes, ideella krafter sökes
choir-singers: körsångare sökes, kör söker sångare, sångare sökes
chess-club: schackklubb
hiking-club: vandringsklubb, vandringsgrupp, vandringsförening
running-club: löparklubb, löpargrupp, löpgrupp
tennis-club: tennisklubb
judo-club: judoklubb, judoträning
yoga-class: yogaklass, yogapass, yogakurs
swimming-lessons: simskola, simkurs, simlektioner
baby-swimming: babysim
first-aid-course: första hjälpen-kurs, första hjälpen kurs, hlr-kurs
cooking-course: matlagningskurs, kockkurs
pottery-course: keramikkurs, drejkurs, lerkurs
painting-course: målarkurs, målerikurs, akvarellkurs
photography-course: fotokurs, fotograferingskurs
sewing-course: sykurs, sykurs för nybörjare
programming-course: programmeringskurs, lär dig programmera
guitar-lessons: gitarrlektioner, gitarrundervisning, gitarrlärare
piano-lessons: pianolektioner, pianoundervisning, pianolärare
singing-lessons: sånglektioner, sångundervisning, sångpedagog
drum-lessons: trumlektioner, trumlärare
maths-tutoring: läxhjälp matte, mattehjälp, läxhjälp i matematik
ski-school: skidskola
surf-school: surfskola, surfkurs
climbing-hall: klätterhall, klättercenter, klättergym
mini-golf: minigolfbana, bangolf, äventyrsgolf
personal-trainer: personlig tränare, pt-träning
nutritionist: dietist, kostrådgivare, kostrådgivning
holiday-flat: semesterlägenhet, semesterboende
room-to-let: rum att hyra, rum uthyres, studentrum
flat-to-let: lägenhet att hyra, lägenhet uthyres, hyreslägenhet
storage-units: magasinering, förråd att hyra, lagerutrymme
bouncy-castle-hire: hoppborg, hoppborgsuthyrning, hyra hoppborg
marquee-hire: tältuthyrning, partytält, hyra festtält
bike-hire: cykeluthyrning, hyra cykel, hyrcykel
camper-hire: husbilsuthyrning, hyra husbil
costume-hire: maskeraduthyrning, hyra maskeradkläder
tool-hire: verktygsuthyrning, maskinuthyrning, hyra verktyg
truck-driver: lastbilschaufför, lastbilsförare
delivery-driver: budbilschaufför, budförare, leveranschaufför
bus-driver: busschaufför, bussförare
waiter: servitör, servitris, serveringspersonal
cook: kock sökes, kockar sökes, vi söker kock
bakers-apprentice: bagarlärling, bagerilärling
shop-assistant: butiksbiträde, butikssäljare, butiksmedarbetare
warehouse-worker: lagerarbetare, lagermedarbetare
cleaner: städare, lokalvårdare, städare sökes
nurse: sjuksköterska, sjuksköterska sökes
carer: undersköterska, vårdbiträde, personlig assistent
programmer: programmerare, systemutvecklare, mjukvaruutvecklare
christmas-trees: julgranar, julgransförsäljning, granförsäljning
pumpkins: pumpor, halloweenpumpor
firewood: brasved, torr ved, vedförsäljning
fresh-eggs: färska ägg, ägg från gården, gårdsägg
asparagus: sparris, färsk sparris
strawberry-picking: självplock jordgubbar, jordgubbsplockning, plocka jordgubbar
vegetable-box: grönsakslåda, grönsakskasse, ekolåda
used-bikes: begagnade cyklar, begagnad cykel
used-cars: begagnad bil, bil till salu, bilar till salu
second-hand-clothes: secondhandkläder, begagnade kläder, second hand-kläder
pram: barnvagn, barnvagnar
used-furniture: begagnade möbler, secondhandmöbler
lawn-mowing: gräsklippning, klippa gräs
snow-clearing: snöröjning, snöskottning
gutter-cleaning: rensning av hängrännor, hängrännsrensning, rensa hängrännor
carpet-cleaning: mattvätt, mattrengöring
window-cleaning: fönsterputs, fönsterputsning, fönsterputsare
house-clearance: dödsbotömning, bohagstömning, tömning av dödsbo
skip-hire: containeruthyrning, hyra container, avfallscontainer
washing-machine-repair: tvättmaskinsreparation, tvättmaskinsservice, reparera tvättmaskin
boiler-service: pannservice, service av värmepanna, oljepannservice
air-conditioning: luftkonditionering, ac-installation
solar-panels: solpaneler, solceller, solcellspaneler
kitchens: köksbutik, köksrenovering, nytt kök
bathroom-renovation: badrumsrenovering, renovera badrum
drain-clearing: avloppsrensning, avloppsspolning, stopp i avloppet
dog-walking: hundrastning, hundpromenader, hundrastare
cat-sitting: kattvakt, kattpassning
babysitter: barnvakt, barnpassning
home-care: hemtjänst, hemsjukvård
dj: bröllops-dj, dj till bröllop, dj till fest
wedding-band: bröllopsband, band till bröllop
childrens-clown: barnclown, clown till barnkalas
food-truck: matvagn, foodtruck
pizza-delivery: pizzaleverans, hemkörning av pizza, pizza hemkörning
kebab-house: kebabställe, kebabrestaurang, kebabkiosk
pancake-house: pannkakshus, pannkaksrestaurang
cakes-to-order: tårtor på beställning, beställningstårtor, beställ tårta
breakfast-cafe: frukostcafé, frukostkafé
lunch-menu: lunchmeny, dagens lunch
barbecue-evening: grillkväll
eyelash-extensions: fransförlängning, ögonfransförlängning
teeth-whitening: tandblekning
hair-removal: hårborttagning, laserhårborttagning
sauna: bastu, vedeldad bastu
`;
