/** Catalan words for the home, clothes and the body. Notation: word-list.ts. */
export const catalanHomeAndWear = `
air-conditioner: aire condicionat
armchair sofa: entapissats, tapisseria, tapisser, butaca
basket carrot: fruiteria, verdures, mercat, hort, verdura
basket leaves: cistelleria, cistells, vímet, cisteller
bathtub shower: banys, reforma de banys
bed bellhop-bell: hotel, alberg
bed key: casa rural, cases rurals, casa de colònies, turisme rural
bed mattress: matalassos
bench: banc de fusta, bancs de jardí
bow-and-arrow target: tir amb arc
broom bucket: neteja, empresa de neteja, neteja d'oficines, neteges
bust: escultura, escultures, estàtues
candle: ciris, espelmes, espelma, espelmes artesanes, funerària
chimney fire: escuraxemeneies, xemeneia, xemeneies, escura-xemeneies
cooker-hood: campana extractora, campanes extractores, neteja de campanes
cot: bressol, bressols
curtains window: cortines, persianes, tendals
dining-table chair: taules de menjador
door fence: portes de garatge
drainpipe droplet: desembussos, desembús, desembussament, clavegueram, desguàs, desguassos
fence gate: tanques, tanques de jardí, tanca metàl·lica
fire-extinguisher: extintors, extintor
fireplace fire: llar de foc
first-aid-kit: primers auxilis, farmaciola, desfibril·lador
fitted-kitchen: cuines a mida, mobles de cuina, reforma de cuines, cuina a mida
floorboards: parquet, tarima, polit de parquet, terres de fusta
fridge: neveres
gas-cylinder fire: bombona de butà, bombones de butà, butà
gear wrench: tornejat, mecanització cnc, torn i fresa, fresat, motlles, injecció de plàstic, rodaments, matriceria
gear wrench: peces metàl·liques, foneria, decoletatge, tall per làser, engranatges, peces mecàniques
grandfather-clock: rellotge de peu, rellotge de pèndol
hammer toolbox: ferreteria, ferreteries
hammer-and-wrench gear: ferrer
headstone: nínxols, làpides, marbrista
key lock-and-key: còpies de claus, panys, pany, duplicat de claus
key padlock: serraller, serralleria, manyà, còpia de claus
ladder bricks: bastides, lloguer de bastides
light-bulb: làmpades, il·luminació, llums
lotion: cremes, cosmètica natural
mattress bed: matalàs
mouse-trap: desratització
padlock parcel: trasters, traster, lloguer de trasters, guardamobles
paint-roller bucket: pintura, pintor, pintors
plug lightning: grup electrogen, generadors
radiator wrench: caldera, calefacció
recycling: recollida de residus
roof house: goteres, gotera, teulades, teulada
rug: catifes, neteja de catifes
sack spade: fems, adob, torba
saw axe: fusta
saw hammer: fusteria, fuster
screwdriver coffee: cafè de reparacions
screwdriver toolbox: repair cafè, repair café, taller de reparació
security-camera: càmeres de seguretat, alarmes
sewing-machine sewing-needle: cosidores, cosidora
sewing-machine thread: màquina de cosir, màquines de cosir
shield security-camera: vigilants de seguretat, vigilant de seguretat
shield umbrella: assegurances, assegurança
soap: sabó, sabons
sofa: mobles, sofàs
solar-panel sun: plaques solars, plaques fotovoltaiques
spray-bottle bucket: nius de vespes, vespa velutina, neteja de sofàs, desinfecció
spray-bottle cockroach: xinxes
squeegee window: neteja de vidres, netejavidres
staircase saw: escales a mida
stove fire: estufes, instal·lació d'estufes, estufes de llenya, estufa de llenya, estufes de pellet, llars de foc
tap wrench: lampista, lampisteria, calderes, fontaneria, fontaner
tiles bricks: llambordes, llamborda, paviment
tiles trowel: mosaic, hidràulics, rajoles
toilet: lavabos portàtils, wc portàtils, lavabos químics
vacuum-cleaner: aspiradores, aspiradora
vase fire: vidre bufat
wardrobe: armaris, armaris a mida
washing-machine: bugaderia
wastebasket recycling: contenidors, ferralla, reciclatge
water-pump droplet: sondejos, pous, perforació de pous, bomba d'aigua
water-tank droplet: dipòsit d'aigua, cisterna
wheelie-bin recycling: deixalleria, residus, escombraries, recollida selectiva
wifi-router: fibra òptica, internet per fibra
window: finestres, vidres, vidrier
window hammer: vidreria
wrench car: taller mecànic, mecànic
baby-bodysuit: roba de nadó, roba infantil, roba de nens
backpack pencil: motxilles
bangles: polsera, polseres
bikini: banyadors
bra: llenceria, sostenidors, roba interior femenina
braid hair-comb: trenes africanes, trenes
brain speech-bubble: psicòleg, psicologia, psicòloga
briefs: roba interior
clothes-hanger coat: tintoreria, neteja en sec, roba de segona mà
coat: pelleteria
coat scarf: roba d'abric, roba d'hivern
crown: gegants, gegants i capgrossos, capgrossos, trobada de gegants, reis mags, cavalcada de reis, patges reials
diamond ring: arracades, penjoll, penjolls, joieria, joies
dress handbag: roba
dress-shoe: sabater
dress-shoe hammer: ataconador
foot dress-shoe: podòleg, podòloga, plantilles, podologia
glasses eye: òptica
gloves: guants
graduation-cap books: graduació, beca, beques, beques d'estudi
hair-dryer hair-comb: assecador de cabells, allisat, allisat de queratina
handbag: articles de pell, bosses
handshake drum: castellers, fer castells, assaig de castells, colla castellera, colles castelleres
hearing-aid: audífons, audiòfons
heart handshake: donatiu, solidària, voluntariat
hiking-boot: excursions, senderisme
lipstick nail-polish: centre d'estètica, maquillatge, estètica
nail-polish: ungles, manicura
nappy baby: bolquer, bolquers, bolquers de roba
necklace: collaret, collarets, bijuteria
necktie: corbates
ring bouquet: casament, casaments, anells de casament
ring diamond: joier, orfebre
safety-vest lab-coat: roba de treball, uniformes
sandal: espardenyes, espardenyer
shopping-bags price-tag: mercat d'intercanvi, mercadet
sneaker: sabates, sabateria, calçat
socks: mitjons
spine: quiropràctic
suit necktie: vestits d'home, vestit de nuvi, sastreria
t-shirt drum: camises i pinya
t-shirt jeans: samarretes
tattoo-machine: tatuatges
tooth: clínica dental, dentista, ortodòncia
top-hat: barreteria
top-hat sun-hat: barreter, barrets
wallet handbag: carteres, marroquineria
wedding-dress ring: vestit de núvia, vestits de núvia
wig: perruca, perruques
x-ray: radiografia, radiologia, ressonància magnètica
`;
