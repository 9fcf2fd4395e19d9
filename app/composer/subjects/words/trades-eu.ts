/** Trades and goods in Basque. Notation: word-list.ts. */
export const basqueTrades = `
calculator receipt: kontabilitatea, aholkularitza fiskala, errenta aitorpena
air-conditioner: aire girotua, bero-ponpa
set-square ruler: arkitektoa, arkitektura
wrench car: auto-konponketa, mekanika tailerra, garajea
croissant bread: okindegia, opilak
bread: ogia
lipstick nail-polish: estetika zentroa, makillajea
nail-polish: manikura, pedikura, azazkalak
eyelashes: betileak, bekainak
ring bouquet: ezkontzak, ezkontza
bride ring: ezkontza soinekoak, ezkontza-jantziak
steak kitchen-knife: harategia, haragia, txahala
tent campsite: kanpina, kanpin-denda
car key: autoak, kotxeak, auto alokairua
steering-wheel car: autoeskola, gidabaimena
saw hammer: arotza, arotzeria, zurgina, parketa
dinner-plate cook: cateringa, katering
coffee: kafea, kafetegia
cook frying-pan: sukaldaritza ikastaroa, sukaldaria, sukaldaritza
scissors hair-comb: ile-apaindegia, ile apaindegia, ile-apaintzailea, ile-mozketa
barber-pole razor: bizargina, bizargindegia
teddy-bear crayon: haurtzaindegia, haur-eskola, jostailuak, haurtzaina
serum-bottle lotion: larruazalaren zaintza, aurpegiko tratamendua
dog stethoscope: albaitaria, albaitari klinika
dog bone: animalia denda, txakurrentzako janaria
dog-standing paw: txakurren hezkuntza, txakurren hotela
dog scissors: txakurren ile-apaindegia, txakur ile-apaindegia
plug lightning: elektrikaria, argiketaria
basket carrot: barazkiak, baserritarren azoka, nekazari azoka
shopping-cart basket: supermerkatua, janari-denda
bank coin: bankua, mailegua
house key: etxebizitza, pisua, alokairuan, higiezinen agentzia, landetxea
fish: arraina, arrandegia, arrain freskoa, itsaskiak
bouquet rose: loreak, loradenda, lore-sorta, lore sortak
football goal-net: futbola, futbol eskola
basketball: saskibaloia
seedling plant: landareak, mintegia, lorategi-zentroa
spade seedling: lorezaina, lorategiak, lorezaintza
lawnmower spade: belar-mozketa, belarra moztea
soft-ice-cream: izozkiak, izozkitegia
glasses eye: betaurrekoak, optika
sunglasses: eguzkitako betaurrekoak
hearing-aid: audifonoak
dumbbell stopwatch: gimnasioa, entrenatzaile pertsonala
bed bellhop-bell: hotela, ostatua, pentsioa
sofa chair: altzariak, sofak
mattress bed: koltxoiak, oheak
armchair sofa: tapizatzailea, tapizeria
washing-machine basket: garbitegia, ikuztegia
washing-machine wrench: garbigailuak, garbigailu konponketa
fridge: hozkailuak
books open-book: liburuak, liburu-denda, liburudenda, liburutegia
key: giltzak, sarrailagilea
open-book pencil: ingeles ikastaroa, euskaltegia, hizkuntza eskola, itzulpenak, euskara ikastaroa
set-square abacus: matematika klaseak, matematika
delivery-van parcel: lekualdaketak, mudantzak, garraioa
lorry: garabia, kamioia
guitar: gitarra, gitarra eskolak
piano-keys: pianoa, piano eskolak
musical-notes: kontzertua, abesbatza, musika eskola
microphone: karaokea, kantu eskolak
disco-ball: diskoteka
camera: argazkilaria, argazkigintza
pizza: pizza, pizzeria
tap wrench: iturgina, iturgintza
bathtub shower: bainugela, bainugela berritzea
cutlery dinner-plate: jatetxea, eguneko menua, sagardotegia, pintxoak
pill stethoscope: farmazia, botikak
tooth toothbrush: dentista, hortz-klinika, hortzak, odontologia
stethoscope hospital: medikua, klinika
spine stethoscope: fisioterapia, fisioterapeuta
brain: psikologoa, psikologia
foot: podologia, podologoa
nurse: erizaina, zahar-etxea, adinekoen zaintza
diamond ring: bitxiak, bitxitegia, urregilea
sneaker: oinetakoak, zapatak, zapata-denda
dress-shoe: zapatagina, zapata konponketa
dress handbag: arropa, soinekoak, arropa-denda, moda
coat: berokiak, jakak, bigarren eskuko arropa
handbag: poltsak
airplane suitcase: bidaia agentzia, bidaiak, oporrak
lotus-position lotus: yoga, pilates
massage: masajea, masajeak
sauna bubbles: sauna
sewing-needle thread: jostuna, josketa, jostundegia
yarn: artilea
solar-panel sun: eguzki-plakak, eguzki plakak
laptop screwdriver: ordenagailu konponketa, ordenagailuak
desktop-computer laptop: web diseinua, webguneak, programazioa
smartphone: mugikorrak, mugikor konponketa
broom bucket: garbiketa, garbiketa zerbitzua, garbitzailea
spray-bottle: desinfekzioa
cockroach: izurriteen kontrola
window: leihoak, pvc leihoak
window bucket: leiho garbiketa
door: ateak, garajeko ateak
curtains window: errezelak, pertsianak
fence: hesiak
shield umbrella: asegurua, aseguruak
scales document: abokatua, abokatuak, aholkularitza juridikoa
fountain-pen: notarioa
printer document: inprenta, inprimategia
theatre-masks microphone: antzerkia, antzokia
popcorn film-camera: zinema
museum: museoa
tea teapot: tea, tetegia
honey bee: eztia, erlezaina
beer wheat: garagardoa, garagardotegia
wine grapes: ardoa, upeltegia, ardo dastaketa, txakolina
spirits-bottle: patxarana
birthday-cake cupcake: tarta, tartak, gozotegia
burger french-fries: hanburgesa, hanburgesak
kebab: kebaba
sushi: sushia
dancer musical-notes: dantza eskola, dantza ikastaroa
ballet-shoes dancer: balleta
swimmer goggles: igeriketa, igerilekua, igeriketa ikastaroa
swimming-pool: igerilekuen eraikuntza
bicycle wrench: bizikleta, bizikletak, bizikleta tailerra
motorcycle: motorrak, motozikletak
taxi: taxia
minibus bus: autobusa, mikrobusa
bricks crane: eraikuntza, obrak, erreformak
bricks trowel: igeltseroa, hargina
tiles trowel: lauzak, azulejuak
paint-roller bucket: margolaria, pintura lanak
roof ladder: teilatua, teilatuak
chimney fire: tximinia, tximinia-garbitzailea
fire logs: berogailua
logs fire: egurra, sutarako egurra
radiator fire: berokuntza, galdarak
staircase saw: eskailerak
excavator: hondeamakina, lur-mugimenduak
tree axe: zuhaitz mozketa, inausketa
toilet: komunak
wastebasket recycling: birziklapena, txatarra
horse: zaldiak, zaldi-ibilaldiak, hipika
sheep: ardiak, bildotsa
hen: oiloak
egg hen: arrautzak
chicken-leg: oilasko errea, oilaskoa
meat-on-bone: barbakoa, parrillada
cheese: gazta, gaztandegia
milk dairy-cow: esnea
sausage: txistorra, txorizoa, hestebeteak
octopus: olagarroa
potato: patatak
apple basket: sagarrak, sagarra
strawberry: marrubiak
mushroom: perretxikoak, onddoak
olives jar: oliba olioa, olioa
jar: marmelada
chocolate: txokolatea
christmas-tree gift: gabonetako zuhaitza, gabonetako azoka
candle headstone: ehorzketak, tanatorioa
headstone: hilarriak
candle: kandelak
gift: opariak
party-popper balloon: urtebetetze festak
balloon: puxikak
bouncy-castle: puzgarriak
magic-wand: magoa
briefcase handshake: lan eskaintza
megaphone chart-up: marketina, publizitatea
heart handshake: ongintza
blood-drop: odol-emaileak, odola eman
watch: erlojuak, erlojugilea
tyre: pneumatikoak, gurpil aldaketa
bubbles car: auto-garbitegia
car wrench: txapa eta pintura
rug: alfonbrak
palette paintbrush: pintura ikastaroa, marrazketa
amphora: zeramika, eltzegintza
tattoo-machine: tatuajeak
judo-suit: karatea, judoa
boxing-glove: boxeoa
sailing-boat: belaontzia, bela ikastaroa
motor-boat: itsasontziak, txalupak
canoe rower: kanoa, kayaka, piragua
fishing-rod: arrantza, arrantza materiala
surfer: surf eskola, surfa
skis skier: eskiak, eski eskola
hiking-boot: mendi-ibilaldiak, mendi irteera
coin magnifier: antigoalekoak
security-camera shield: segurtasun kamerak, alarmak
kitchen-knife: labanak zorroztea, labanak
tractor wheat: traktoreak
shopping-bags: ~ azoka, merkatu txikia
school: ~ eskola, ikastola
graduation-cap books: ~ ikastaroa, ikastaroak
toolbox hammer: ~ konponketak
flatbread: taloak, taloa
pancakes: krepeak
doughnut: erroskillak
stew: babarrunak, marmitakoa
`;
