/** Services, crafts and goods in Dutch, before the list of trades. Notation: word-list.ts. */
export const dutchServices = `
pressure-washer roof: dakreiniging, dak reinigen, dakcoating
beers memo: pubquiz, kroegquiz, quizavond
swimming-pool: zwembad onderhoud, zwembadonderhoud, groen zwembad, zwembadreiniging, zwembadwater
droplet tap: waterpomp, waterpompen, dompelpomp, dompelpompen, bronpomp, bronboring
jar herb: specerijen
jar herb: ~ kaneel, saffraan, kurkuma
t-shirt backpack: schooluniform, schooluniformen
tent compass: scouting, scouts, welpen scouting, scouting welpen, scoutinggroep
receipt shopping-cart: kassamedewerker, kassamedewerkers, caissière, caissières, kassahulp
chick hen: kuikens, kuiken
smartphone wall-clock: urenregistratie, tijdregistratie, urenapp
dancer: dansers, danser, danseressen
ring diamond: kopen goud, kopen uw goud, goud inkoop, inkoop goud, goud verkopen, oud goud
stew cutlery: verse maaltijden, maaltijden aan huis, maaltijdservice, kant en klare maaltijden, kant-en-klaarmaaltijden
llama: alpaca, alpaca's, alpaca wandeling, alpacawandeling, alpacawandelingen
delivery-van parcel: man met bus, mannen met bus, man en bus, man bus, bus met chauffeur verhuizen, verhuisbus, verhuisbusje, verhuizen met bus
goat hen: kinderboerderij, kinderboerderijen, dierenweide
speech-bubble open-book: engels voor, spaans voor, frans voor, duits voor
car location-pin: parkeerplaats, parkeerplek, parkeerplaatsen, garage te huur
tulip seedling: bloembollen, tulpenbollen, narcissen, krokussen, tulpen
cook frying-pan: kok, zelfstandig werkend kok, keukenhulp
bicycle parcel: fietskoerier, fietskoeriers, fietsbezorger, maaltijdbezorger fiets
window palette: glas-in-lood, glas in lood, glas-in-loodatelier, glas-in-loodramen
parcel: verhuisdozen, verhuisdoos, kartonnen dozen
desktop-computer: website bouwen
dog-standing dog: hondenhotel
chimney fire: schoorsteenveger, schoorsteen vegen, schoorsteenvegen
horseshoe horse: hoefsmederij, bekapper, hoefbekapper, hoefverzorging
armchair sofa: stoffeerder, meubelstoffeerder, stoffeerderij, herstofferen, stoel bekleden
foot dress-shoe: podoloog, podotherapie, steunzolen, orthopedische schoenen, voetzorg
piano-keys: pianostemmer, orgelbouwer, orgelconcert, orgel
deer bird: preparateur, jachtwinkel, wildvlees, wild eten, opgezette dieren
sewing-needle thread: naaiatelier, coupeuse, fournituren, borduurstudio
milk dairy-cow: melktap, rauwe melk, zuivel, melkboer, melk
delivery-van lorry: inboedel opkopen, verhuisservice, verhuizer, verhuislift, ladderlift
wastebasket recycling: oud ijzer, milieustraat
tree axe: boom kappen, bomen kappen, stronken frezen, boomchirurg
broom bucket: huishoudhulp, poetshulp, poetsvrouw, dienstencheques
spray-bottle: gevelreiniging, meubelreiniging, schimmelbestrijding, desinfectie
spray-bottle: terrasreiniging
speech-bubble: taalcafé, praatgroep, stotteren
microphone bouquet: ceremoniespreker, trouwambtenaar, zanger, zangeres, presentator
excavator crane: minigraver huren, graafwerken, kraanmachinist, rioolaansluiting
staircase: trap, trappen, traprenovatie, trappenmaker
swimming-pool swimmer: zwembadbouw
asparagus: asperges, witte asperges, aspergeboer
passport: paspoort, visum, pasfoto
saw hammer: houtbewerking, parketvloeren, laminaat leggen, vlonder, schrijnwerker
bricks trowel: voegwerken, gipsplaten, stucwerk, fundering, betonvloer, chape
roof house: loodgieter zink, zinkwerk, dakisolatie, veranda
window house: beglazing, glas in lood, ramen plaatsen
curtains window: horren, jaloezieën, plissé
door fence: sectionaalpoort, tuinpoort, automatische poorten
washing-machine wrench: witgoed reparatie, droger, strijkservice
fridge: koelkast, diepvries
satellite-dish television: schotelantenne
car wrench: autoruiten, uitdeuken, autospuiterij, chiptuning, autosloperij
lorry: takeldienst, aanhanger huren, aanhangwagen
minibus bus: touringcar
motor-scooter: bromfiets
lotion: ontharen, laserontharing
hair-comb scissors: pruiken, haarwerk, vlechten
tattoo-machine ring: permanente make-up
massage lotus: shiatsu, voetreflexologie, reflexzonetherapie
brain speech-bubble: relatietherapie, hypnotherapie, rouwbegeleiding, faalangst
stethoscope stethoscope: röntgen, radiologie, echo
test-tube: bloedafname, laboratorium
tooth: kunstgebit, tandprothese
crayon teddy-bear: gastouder, babysit, naschoolse opvang, speelgroep
set-square calculator: rekenles, natuurkunde
accordion: trekharmonica
trumpet saxophone: blaasmuziek
drum: djembé
ballet-shoes dancer: ballet, balletles
judo-suit: zelfverdediging, jiujitsu
golf golfer: golf, golfles
canoe rower: roeien, suppen
clown: clown
palette: schminken, schminkster
camera: fotohokje, photobooth
microphone: trouwspreker
parrot bird: volière, kanaries
rabbit hamster: konijnen, cavia
hen egg: kippen, kippenhok, legkippen
jar: confituur, inmaak
peanuts: notenbar
mushroom: paddenstoelen
snail: slakken, wijngaardslakken
oyster shrimp: mosselen, garnalen
stew: soep, soepbar, stoofpot
chicken-leg: gebraden kip, kippenboer
top-hat sun-hat: petten
thread sewing-needle: fournituren
safety-vest: werkkleding, veiligheidsschoenen
pencil fountain-pen: kantoorartikelen, schoolgerief, schrijfwaren
printer paintbrush: reclamebord, belettering, autobelettering, zeefdruk, stempels
magnifier: privédetective, curiosa, speurtocht
coin magnifier: antiek, goud verkopen, postzegels, brocante
security-camera shield: bewaking, camerabewaking, bewakingsagent
set-square ruler: landmeter, bouwkundig tekenaar, epc-keuring, energielabel
house key: syndicus, huurwoning, vastgoed
toilet: toiletwagen, septische put
theatre-masks: kostuumverhuur, carnavalskleding
padlock parcel: garagebox
candle headstone: crematie, urnen, begrafenisondernemer
church: mis
heart handshake: inzamelactie, goed doel
spade seedling: tuinaanleg, tuinarchitect, snoeien
oven kitchen-knife: kookplaten, oven, inbouwtoestellen
bed mattress: hoofdkussens
droplet jar: waterontharder, regenwaterput
solar-panel battery: zonneboiler
bouquet: rouwstuk, rouwstukken, grafwerk, rouwbloemen
watch: klok
sheep: schaap, schapen, lam, lamsvlees
cow steak: koeien
pig: varken, varkens, varkensvlees, speenvarken
cat: poezen
horse: pony, ponykamp, huifkar
chicken-leg: kippenvleugels
strawberry: zelfpluk
apple basket: appelsap, fruitboer
basket carrot: groente
bicycle: fietstocht, fietsvakantie
sailing-boat: zeilvakantie, zeilvaren
yarn: breicafé, breiclub
amphora: draaischijf, pottenbakker, klei
dancer: linedance
baby: babymassage, verloskundigen
cutlery dinner-plate: eethuis, dagschotel
delivery-van: busje huren
scissors: kapster, kapsters
armchair sofa: fauteuil
sewing-needle thread: borduren
dog: puppy's
apple basket: fruit
yarn: haken
swimmer: aquagym
cutlery dinner-plate: lunch
delivery-van: bestelwagen
door fence: poort
minibus bus: busreis
motor-scooter: brommer
razor: scheren, waxen
judo-suit: judo, karate, taekwondo
canoe rower: kajak
billiard-ball: poolen
peanuts: noten
mushroom: champignons
socks briefs: kousen
palette paintbrush: tekenen
microphone: zingen, zangcursus
drum: drums, trommelen
christmas-tree: nordmann
houses house: eengezinswoning, rijwoning
smartphone: telefoon, gsm reparatie, schermreparatie, mobiele telefoon
ice-skate: ijsbaan, kunstschaatsen
skis skier: skiverhuur, langlaufen
desktop-computer keyboard: webshop laten maken
saw axe: kettingzaag, zagerij, zaagwerk
lipstick serum-bottle: schoonheidsspecialist, gelaatsverzorging, gezichtsverzorging, beautysalon
spade lawnmower: tuinwerk, tuinhulp
logs fire: kachelhout
bricks trowel: natuursteen, steenhouwer
balloon party-popper: kinderfeestjes, feestartikelen
desktop-computer laptop: software, boekingssysteem, reserveringssysteem, crm, erp
receipt desktop-computer: kassasysteem, kassasystemen, kassa software
calculator receipt: salarisadministratie, loonadministratie, administratiekantoor
safety-vest lab-coat: bedrijfskleding
parcel: verpakking, verpakkingen, verpakkingsmateriaal
megaphone chart-up: reclamebureau, marketingbureau, seo
briefcase handshake: bedrijfsadvies, ondernemerscoach
banknotes coin: lening, leningen, financiering, krediet
toolbox hammer: ~ vakman, vakmensen, klusser
musical-notes: concert, concerten
eagle bird: valkerij, valkenier, roofvogels
books: boekbinderij, boekbinder, boekbinden
window beach-umbrella: zonwering, rolluiken, screens, zonneschermen
tractor wheat: loonwerk, loonwerker, landbouwmachines, maaidorser
theatre-masks dress: verkleedkleding, kostuums
toilet plunger: ontstopping, rioolservice, ontstoppingsdienst
kitchen-knife: messen slijpen, slijperij, messenslijper
horse: pensionstal, paardenstalling, paardenpension
honey bee: bijenproducten, propolis, imkerij, bijenwas
sewing-machine thread: naaimachine, naaimachines, naaimachine reparatie
tropical-fish: aquarium, aquariumwinkel, vijveraanleg, koi, vijver
horse: zadelmakerij, ruitersport, ruitersportwinkel, zadels
skis: skiles, skiservice
ladder bricks: steigerbouw, steigerverhuur, hoogwerker, hoogwerkerverhuur
toy-bricks teddy-bear: houten speelgoed, houten blokken
slide: speeltuin, speeltoestellen, indoor speeltuin
staircase saw: trappen op maat, houten trappen
plug lightning: aggregaat, aggregaatverhuur, noodstroom
mosquito: muggenbestrijding, wespenbestrijding, wespennest
radiator wrench: cv-ketel, cv ketel, verwarming, cv onderhoud
car key: ~ chauffeur gezocht, chauffeur
briefs: ondergoed
blood-drop: geef bloed, bloeddonor, bloedbank
framed-picture palette: expositie, tentoonstelling schilderijen
bathtub shower: badkamer verbouwen
fish: kibbeling, viskraam, lekkerbek, lekkerbekje, visboer
candle bouquet: grafverzorging, grafonderhoud, graf schoonmaken, grafreiniging
canned-food basket: voedselbank, voedselinzameling, voedselpakketten
notebook pencil: huiswerkbegeleiding, huiswerkklas, huiswerkclub, huiswerkhulp
santa: kerstparade, santa run, kerstman
abacus: telraam, hoofdrekenen met abacus
`;
