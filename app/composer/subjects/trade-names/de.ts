/** Everyday trades and what else is advertised, by their plain names in German; kinds.ts says what they are. */
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
charity-run: spendenlauf, benefizlauf, sponsorenlauf
marathon: stadtmarathon, halbmarathon, marathonlauf
school-fair: schulfest, schulbasar
village-fete: dorffest, gemeindefest, straßenfest
flea-market: flohmarkt, trödelmarkt, hofflohmarkt
christmas-market: weihnachtsmarkt, adventsmarkt, christkindlmarkt
farmers-market: bauernmarkt, wochenmarkt
craft-market: kunsthandwerkermarkt, handwerkermarkt, töpfermarkt
concert: konzert, konzertabend, livekonzert
choir-concert: chorkonzert
jazz-concert: jazzkonzert, jazzabend
comedy-night: comedyabend, comedy-abend, kabarettabend
film-night: filmabend, kinoabend
karaoke-night: karaokeabend, karaoke-abend
board-games-night: spieleabend, brettspielabend
wine-tasting: weinprobe, weinverkostung
beer-festival: bierfest, bierfestival
street-food: streetfood-festival, streetfood-markt, street-food-festival
art-exhibition: kunstausstellung, vernissage, gemäldeausstellung
author-reading: autorenlesung, buchlesung, lesung
puppet-theatre: puppentheater, kasperletheater, figurentheater
magic-show: zaubershow, zaubervorstellung
fireworks-show: höhenfeuerwerk, feuerwerksshow
carnival-party: faschingsparty, karnevalsparty, faschingsball
food-bank: lebensmittelspenden, lebensmittelsammlung
clothes-collection: kleidersammlung, altkleidersammlung, kleiderspenden
blood-donation: blutspende, blutspenden, blutspendetermin
animal-shelter: tierheim, tierschutzverein
volunteers-wanted: ehrenamtliche gesucht, freiwillige gesucht, helfer gesucht
choir-singers: chorsänger gesucht, chor sucht sänger, sängerinnen und sänger gesucht
chess-club: schachclub, schachverein, schachklub
hiking-club: wanderverein, wandergruppe, wanderclub
running-club: lauftreff, laufgruppe, laufverein
tennis-club: tennisverein, tennisclub
judo-club: judoverein, judoclub, judotraining
yoga-class: yogakurs, yogastunde, yoga für anfänger
swimming-lessons: schwimmkurs, schwimmunterricht, schwimmen lernen
baby-swimming: babyschwimmen
first-aid-course: erste-hilfe-kurs, erste hilfe kurs
cooking-course: kochkurs, kochworkshop
pottery-course: töpferkurs, keramikkurs
painting-course: malkurs, aquarellkurs
photography-course: fotokurs, fotografiekurs
sewing-course: nähkurs, nähkurs für anfänger
programming-course: programmierkurs, programmieren lernen
guitar-lessons: gitarrenunterricht, gitarrenlehrer, gitarrenstunden
piano-lessons: klavierunterricht, klavierlehrer, klavierstunden
singing-lessons: gesangsunterricht, gesangsstunden
drum-lessons: schlagzeugunterricht, schlagzeuglehrer
maths-tutoring: mathenachhilfe, mathe-nachhilfe, nachhilfe mathe
ski-school: skischule, skikurs
surf-school: surfschule, surfkurs
climbing-hall: kletterhalle, boulderhalle
mini-golf: minigolfanlage, minigolfplatz
personal-trainer: personaltrainer, fitnesstrainer
nutritionist: ernährungsberatung, ernährungsberater, ernährungsberaterin
holiday-flat: ferienwohnung, ferienapartment, fewo
room-to-let: zimmer zu vermieten, wg-zimmer, zimmer frei
flat-to-let: wohnung zu vermieten, mietwohnung
storage-units: lagerraum, lagerräume, lagerraum zu vermieten
bouncy-castle-hire: hüpfburgverleih, hüpfburg mieten, hüpfburg
marquee-hire: zeltverleih, partyzelt mieten, festzeltverleih
bike-hire: fahrradverleih, fahrradvermietung, radverleih
camper-hire: wohnmobilvermietung, wohnmobil mieten, wohnmobilverleih
costume-hire: kostümverleih
tool-hire: werkzeugverleih, werkzeugvermietung
truck-driver: lkw-fahrer, berufskraftfahrer, lkw-fahrer gesucht
delivery-driver: auslieferungsfahrer, kurierfahrer, lieferfahrer
bus-driver: busfahrer, busfahrerin, busfahrer gesucht
waiter: kellner gesucht, kellnerin, servicekraft
cook: koch gesucht, köchin gesucht, küchenhilfe gesucht
bakers-apprentice: bäckerlehrling, bäckerlehre, ausbildung zum bäcker
shop-assistant: verkäuferin gesucht, verkäufer gesucht, verkäuferin
warehouse-worker: lagerarbeiter, lagermitarbeiter, lagerhelfer
cleaner: reinigungskraft, reinigungskraft gesucht, putzkraft gesucht
nurse: krankenschwester, krankenpfleger, pflegefachkraft
carer: altenpfleger, altenpflegerin, pflegehelfer
programmer: softwareentwickler, programmierer, webentwickler gesucht
christmas-trees: weihnachtsbäume, christbäume, weihnachtsbaumverkauf
pumpkins: kürbisse, halloween-kürbisse, kürbisverkauf
firewood: brennholz, kaminholz
fresh-eggs: frische eier, eier vom hof, freilandeier
asparagus: spargel, frischer spargel, spargelhof
strawberry-picking: erdbeeren selbst pflücken, erdbeeren zum selberpflücken, erdbeerfeld
vegetable-box: gemüsekiste, biokiste, gemüseabo
used-bikes: gebrauchte fahrräder, gebrauchträder
used-cars: gebrauchte autos, gebrauchtwagenhändler, gebrauchtwagenverkauf
second-hand-clothes: secondhand-kleidung, secondhandmode, second-hand-kleidung
pram: kinderwagen
used-furniture: gebrauchtmöbel, gebrauchte möbel
lawn-mowing: rasenmähen, rasen mähen, rasenpflege
snow-clearing: winterdienst, schneeräumung, schneeräumdienst
gutter-cleaning: dachrinnenreinigung, regenrinnenreinigung
carpet-cleaning: teppichreinigung, teppichwäsche
window-cleaning: fensterreinigung, fensterputzer, glasreinigung
house-clearance: entrümpelung, haushaltsauflösung, wohnungsauflösung
skip-hire: containerdienst, container mieten, schuttcontainer
washing-machine-repair: waschmaschinenreparatur, waschmaschinen-reparatur
boiler-service: heizungswartung, kesselwartung, thermenwartung
air-conditioning: klimaanlagen, klimaanlage, klimatechnik
solar-panels: solaranlagen, photovoltaik, photovoltaikanlagen
kitchens: einbauküchen, küchenstudio, küchenplanung
bathroom-renovation: badsanierung, badrenovierung, badmodernisierung
drain-clearing: rohrreinigung, abflussreinigung, kanalreinigung
dog-walking: gassiservice, gassi-service, gassigeher
cat-sitting: katzensitter, katzenbetreuung, katzensitting
babysitter: babysitter, babysitterin
home-care: pflegedienst, ambulanter pflegedienst, häusliche pflege
dj: hochzeits-dj, dj für hochzeiten, party-dj
wedding-band: hochzeitsband, liveband für hochzeiten
childrens-clown: kinderclown, clown für kindergeburtstag
food-truck: foodtruck, imbisswagen
pizza-delivery: pizzaservice, pizza-lieferservice, pizzalieferdienst
kebab-house: dönerladen, dönerimbiss, dönerhaus
pancake-house: pfannkuchenhaus, crêperie
cakes-to-order: torten auf bestellung, kuchen auf bestellung, wunschtorten
breakfast-cafe: frühstückscafé
lunch-menu: mittagstisch, mittagsmenü
barbecue-evening: grillabend, barbecue-abend
eyelash-extensions: wimpernverlängerung, wimpernstudio
teeth-whitening: zahnaufhellung, zähne bleichen, zahnbleaching
hair-removal: haarentfernung, laser-haarentfernung, enthaarung
sauna: saunalandschaft, saunawelt
`;
