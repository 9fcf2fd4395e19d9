/** Basque words that lead to things. Notation: word-list.ts. */
export const basqueWords = `
apple basket: sagarrak, sagarra
birthday-cake cupcake: tarta, tartak, gozotegia
bread: ogia
burger french-fries: hanburgesa, hanburgesak
cheese: gazta, gaztandegia
chicken-leg: oilasko errea, oilaskoa
chocolate candy: txokolatea
croissant bread: okindegia, opilak
doughnut: erroskillak
egg hen: arrautzak
flatbread: taloak, taloa
honey bee: eztia, erlezaina
kebab: kebaba
meat-on-bone: barbakoa, parrillada
mushroom: perretxikoak, onddoak
olives jar: oliba olioa, olioa
pancakes coffee: krepeak
pizza: pizza, pizzeria
popcorn film-camera: zinema
potato: patatak
sausage cheese: txistorra, txorizoa, hestebeteak
soft-ice-cream ice-cream: izozkiak, izozkitegia
steak kitchen-knife: harategia, haragia, txahala
stew: babarrunak, marmitakoa
strawberry: marrubiak
sushi chopsticks: sushia
amphora: zeramika, eltzegintza
barrel apple: sagardotegiak, txotx, sagardo
beer wheat: garagardoa, garagardotegia
cider: sagardoa, sagardotegia, sagardotegi
coffee: kafea, kafetegia
cutlery dinner-plate: jatetxea, eguneko menua, pintxoak
dinner-plate cook: cateringa, katering
jar: marmelada
kitchen-knife frying-pan: labanak zorroztea, labanak
milk dairy-cow: esnea
spirits-bottle toast: patxarana
tea teapot: tea, tetegia
wine grapes: ardoa, upeltegia, ardo dastaketa, txakolina
cockroach: izurriteen kontrola
dog bone: animalia denda, txakurrentzako janaria
dog scissors: txakurren ile-apaindegia, txakur ile-apaindegia
dog stethoscope: albaitaria, albaitari klinika
dog-standing paw: txakurren hezkuntza, txakurren hotela
fish: arraina, arrandegia, arrain freskoa, itsaskiak
hen egg: oiloak
horse: zaldiak, zaldi-ibilaldiak, hipika
octopus: olagarroa
sheep: ardiak, bildotsa
bouquet rose: loreak, loradenda, lore-sorta, lore sortak
fire logs: berogailua
lawnmower spade: belar-mozketa, belarra moztea
logs fire: egurra, sutarako egurra
seedling plant: landareak, mintegia, lorategi-zentroa
spade seedling: lorezaina, lorategiak, lorezaintza
tree axe: zuhaitz mozketa, inausketa
tree spade: zuhaitz landaketa, zuhaitzak landatu
air-conditioner: aire girotua, bero-ponpa
armchair sofa: tapizatzailea, tapizeria
basket carrot: barazkiak, baserritarren azoka, nekazari azoka
bathtub shower: bainugela, bainugela berritzea
bed bellhop-bell: hotela, ostatua, pentsioa
broom bucket: garbiketa, garbiketa zerbitzua, garbitzailea
bubbles car: auto-garbitegia
candle: kandelak
candle headstone: ehorzketak, tanatorioa
chimney fire: tximinia, tximinia-garbitzailea
curtains window: errezelak, pertsianak
door: ateak, garajeko ateak
fence hammer: hesiak
fridge: hozkailuak
headstone: hilarriak
key padlock: giltzak, sarrailagilea
mattress bed: koltxoiak, oheak
paint-roller bucket: margolaria, pintura lanak
plug lightning: elektrikaria, argiketaria
radiator fire: berokuntza, galdarak
roof ladder: teilatua, teilatuak
rug: alfonbrak
saw hammer: arotza, arotzeria, zurgina, parketa
security-camera shield: segurtasun kamerak, alarmak
shield umbrella: asegurua, aseguruak
shopping-cart basket: supermerkatua, janari-denda
sofa chair: altzariak, sofak
solar-panel sun: eguzki-plakak, eguzki plakak
spray-bottle bucket: desinfekzioa
staircase saw: eskailerak
tap wrench: iturgina, iturgintza
tiles trowel: lauzak, azulejuak
toilet: komunak
toolbox hammer: ~ konponketak
washing-machine basket: garbitegia, ikuztegia
washing-machine wrench: garbigailuak, garbigailu konponketa
wastebasket recycling: birziklapena, txatarra
window: leihoak, pvc leihoak
window bucket: leiho garbiketa
wrench car: auto-konponketa, mekanika tailerra, garajea
ballet-shoes dancer: balleta
brain speech-bubble: psikologoa, psikologia
coat: berokiak, jakak, bigarren eskuko arropa
diamond ring: bitxiak, bitxitegia, urregilea
dress handbag: arropa, soinekoak, arropa-denda, moda
dress-shoe: zapatagina, zapata konponketa
eyelashes eye: betileak, bekainak
foot: podologia, podologoa
glasses eye: betaurrekoak, optika
graduation-cap books: ~ ikastaroa, ikastaroak
handbag: poltsak
hearing-aid: audifonoak
heart handshake: ongintza
hiking-boot: mendi-ibilaldiak, mendi irteera
lipstick nail-polish: estetika zentroa, makillajea
nail-polish: manikura, pedikura, azazkalak
ring bouquet: ezkontzak, ezkontza
serum-bottle lotion: larruazalaren zaintza, aurpegiko tratamendua
shopping-bags price-tag: ~ azoka, merkatu txikia
sneaker: oinetakoak, zapatak, zapata-denda
spine stethoscope: fisioterapia, fisioterapeuta
sunglasses sun: eguzkitako betaurrekoak
tattoo-machine: tatuajeak
tooth toothbrush: dentista, hortz-klinika, hortzak, odontologia
balloon party-popper: puxikak
basketball: saskibaloia
boxing-glove: boxeoa
camera: argazkilaria, argazkigintza
christmas-tree gift: gabonetako zuhaitza, gabonetako azoka
disco-ball: diskoteka
dumbbell stopwatch: gimnasioa, entrenatzaile pertsonala
fishing-rod fish: arrantza, arrantza materiala
football goal-net: futbola, futbol eskola
gift ribbon: opariak
guitar musical-notes: gitarra, gitarra eskolak
judo-suit: karatea, judoa
magic-wand top-hat: magoa
microphone: karaokea, kantu eskolak
musical-notes: kontzertua, abesbatza, musika eskola
palette paintbrush: pintura ikastaroa, marrazketa
party-popper balloon: urtebetetze festak
piano-keys: pianoa, piano eskolak
sewing-needle thread: jostuna, josketa, jostundegia
skis skier: eskiak, eski eskola
teddy-bear crayon: haurtzaindegia, haur-eskola, jostailuak, haurtzaina
theatre-masks microphone: antzerkia, antzokia
yarn: artilea
bride ring: ezkontza soinekoak, ezkontza-jantziak
cook frying-pan: sukaldaritza ikastaroa, sukaldaria, sukaldaritza
dancer musical-notes: dantza eskola, dantza ikastaroa
lotus-position lotus: yoga, pilates
massage lotus: masajea, masajeak
nurse: erizaina, zahar-etxea, adinekoen zaintza
runner sneaker: mendi lasterketa, lasterketa, herri lasterketa, maratoi erdia
sauna bubbles: sauna
surfer wave: surf eskola, surfa
swimmer goggles: igeriketa, igerilekua, igeriketa ikastaroa
blood-drop: odol-emaileak, odola eman
books open-book: liburuak, liburu-denda, liburudenda, liburutegia
briefcase handshake: lan eskaintza
calculator receipt: kontabilitatea, aholkularitza fiskala, errenta aitorpena
coin magnifier: antigoalekoak
desktop-computer laptop: web diseinua, webguneak, programazioa
excavator crane: hondeamakina, lur-mugimenduak
fountain-pen document: notarioa
laptop screwdriver: ordenagailu konponketa, ordenagailuak
megaphone chart-up: marketina, publizitatea
open-book pencil: ingeles ikastaroa, euskaltegia, hizkuntza eskola, itzulpenak, euskara ikastaroa
pill stethoscope: farmazia, botikak
printer document: inprenta, inprimategia
scales document: abokatua, abokatuak, aholkularitza juridikoa
scissors hair-comb: ile-apaindegia, ile apaindegia, ile-apaintzailea, ile-mozketa
set-square abacus: matematika klaseak, matematika
set-square ruler: arkitektoa, arkitektura
smartphone: mugikorrak, mugikor konponketa
stethoscope hospital: medikua, klinika
bank coin: bankua, mailegua
barber-pole razor: bizargina, bizargindegia
bouncy-castle balloon: puzgarriak
bricks crane: eraikuntza, obrak, erreformak
bricks trowel: igeltseroa, hargina
house key: etxebizitza, pisua, alokairuan, higiezinen agentzia, landetxea
museum: museoa
school backpack: ~ eskola, ikastola
swimming-pool swimmer: igerilekuen eraikuntza
tent campsite: kanpina, kanpin-denda
airplane suitcase: bidaia agentzia, bidaiak, oporrak
bicycle wrench: bizikleta, bizikletak, bizikleta tailerra
bus books: bibliobusa
canoe rower: kanoa, kayaka, piragua
car key: autoak, kotxeak, auto alokairua
car wrench: txapa eta pintura
delivery-van parcel: lekualdaketak, mudantzak, garraioa
fire-engine rescue-helmet: suhiltzaile, suhiltzaileak, suhiltzaile boluntarioak
lorry: garabia, kamioia
minibus bus: autobusa, mikrobusa
motor-boat wave: itsasontziak, txalupak
motorcycle: motorrak, motozikletak
sailing-boat anchor: belaontzia, bela ikastaroa
steering-wheel car: autoeskola, gidabaimena
taxi: taxia
tractor wheat: traktoreak
tyre wrench: pneumatikoak, gurpil aldaketa
watch: erlojuak, erlojugilea
`;
