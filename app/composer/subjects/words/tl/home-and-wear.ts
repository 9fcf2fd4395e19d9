/** Filipino words for the home, clothes and the body. Notation: word-list.ts. */
export const filipinoHomeAndWear = `
air-conditioner: aircon, aircon cleaning, linis aircon, kumpuni ng aircon
basket carrot: gulay, sariwang gulay
basket leaves: rattan, yantok, abaka, bayong
basket tree: mangosteen, lanzones
battery: baterya
bed: kama
bed bellhop-bell: punda, kobre kama, bedsheet, bed space
bed key: kwarto, bedspace
bed mosquito: kulambo
blanket: kumot
broom spray-bottle: linis bahay, paglilinis, naglilinis ng bahay, taga-linis, katulong, kasambahay
broom wastebasket: linis barangay, linis
bucket: tabo, batya
candle: libing, undas, kandila, lamay, araw ng mga patay
chair: upuan, silya, upuan at mesa rental, monobloc chairs, monobloc chair
clogs: bakya
coal: uling
coffin urn: punerarya, kabaong
cooking-pot: kaldero
cot: kuna, duyan ng baby, crib, baby crib
crate hand-cart: kargador
crown bouquet: santacruzan
curtains window: kurtina
dining-table: mesa
dining-table chair: lamesa at upuan
door: pinto, gate
drainpipe droplet: declogging, baradong lababo, barado, baradong drain
dress: filipiniana, baro't saya, filipiniana terno
earrings: hikaw
electric-fan: bentilador, electric fan, electric fans
eyebrow: kilay
fabric-roll: malong
fence hammer: bakod
fire-extinguisher: fire extinguisher
first-aid-kit: first aid, paunang lunas, pangunang lunas
fitted-kitchen: kitchen cabinet, kitchen cabinets, modular kitchen, modular cabinet
fridge: ref, repair ng ref, pridyider
gas-cylinder fire: gasul, lpg, tangke ng gas
gate: grills at gate, pagawa ng gate
gear wrench: pagtotorno, piyesa, moldeng plastik, fabrication ng piyesa
graduation-cap: graduation sablay, toga rental
graduation-cap books: enrollment
hammer-and-wrench graduation-cap: tesda course, tesda courses
hand-fan: abaniko
headstone: nitso, lapida, memorial lot, memorial lots
heart rose: araw ng mga puso
iron: plantsa
iron ironing-board: plantsadora
key padlock: susi, susian, duplicate ng susi, kandado
light-bulb: ilaw, bombilya, chandelier, ilawan
lunch-box: packed lunch, packed lunches
mattress bed: kutson, unan, foam
mirror: salamin sa dingding, salamin
mouse-trap: daga
nut-and-bolt: turnilyo
oven frying-pan: gamit sa kusina, appliances, kalan
paint-roller bucket: pintura, pintor, pagpipintura, pintor ng bahay
paper-lantern: parol
piggy-bank coin: kooperatiba, paluwagan
plug light-bulb: elektrisista
plug lightning: repair ng electric fan, elektrisyan, kuryente, electrician
razor: ahit, waxing
recycling: bakal bote, junkshop, bote at bakal, junk shop, bote't dyaryo, kalakal
ring: singsing
roof: waterproofing
roof house: tumutulong bubong, tulo sa bubong, butas na bubong, bubong, yero, tagas sa bubong
rug: banig, basahan, alpombra
sack: pataba, asukal, muscovado
sack rice: rice dealer
sack spade: vermicast, organikong pataba, lupa pang halaman
sack wheat: sako ng bigas, patuka, patuka sa manok, feeds
saw hammer: anluwage, sash factory, karpintero, muwebles na kahoy, kahoy, karpinterya
security-camera: cctv
sewing-machine thread: mananahi, patahian, tahian, pananahi, tahi, pagtahi
shield umbrella: seguro
shirt: barong, barong tagalog, barong for rent, polo, uniporme
shopping-cart basket: sari-sari store, tindahan, grocery, palengke
skirt: palda
soap: sabon
soap bubbles: sabong panlaba
sofa chair: muwebles, sopa, sala set, kasangkapan sa bahay
solar-panel sun: solar panel, solar
staircase: hagdan, hagdanan
sun-hat: salakot, sumbrero, sombrero
t-shirt: sando
tap wrench: tubero, gripo, pagkumpuni ng tubo, tumutulong gripo
tiles trowel: baldosa, tile setter
toilet: portalet, portable toilet
toilet plunger: pozo negro
toolbox hammer: hardware, gamit pang konstruksyon
vacuum-cleaner: vacuum
wardrobe: aparador, kabinet
washing-machine basket: labada, labahan, laba, palaba, labandera, laundry
wastebasket: basura
water-pump droplet: irigasyon, deep well, bomba ng tubig, water pump
water-tank droplet: tangke ng tubig, water tank
wifi-router coin: piso wifi, pisowifi, piso wifi machine, wifi vendo
window: bintana, glass and aluminum
wrench car: talyer, mekaniko, pagawaan ng kotse
baby-bodysuit: damit pambata, damit ng baby, baby clothes, pambatang damit
backpack pencil: bag pang eskwela
bangles: pulseras, bracelet
bra: panty at bra, underwear ng babae, lingerie
brain speech-bubble: sikolohista, counseling
briefs: damit panloob, panty, panties, panty at brief
clothes-hanger coat: dry cleaning, ukay-ukay, ukay ukay, ukay
diamond ring: alahas, ginto, sanglaan, bilihan ng ginto
dress handbag: damit, bestida, gown, kasuotan
dress-shoe: pakumpunian ng sapatos, sapatero
dress-shoe hammer: repair ng sapatos, pagawaan ng sapatos
eyelashes eye: pilikmata
foot: pedicure at foot spa, foot spa
glasses eye: salamin sa mata, optikal, doktor sa mata, optical, optical shop
graduation-cap books: ~ kolehiyo, scholarship
hair-comb: hair extension
hair-comb haircut: braids at rebond, braids, braid
hair-dryer hair-comb: rebond, hair rebond, brazilian blowout, keratin
handbag: katad, bag
heart handshake: donasyon, abuloy, bayanihan, tulong, bahay ampunan
hiking-boot: akyat bundok, hiking
lipstick nail-polish: pampaganda, make-up artist, meyk-ap
nail-polish: manikyur, pedikyur, kuko, manikurista
nappy baby: diaper, lampin, diapers
necklace: kuwintas, kwintas, perlas, south sea pearls
perfume: pabango
prayer-beads: rosaryo
ring bouquet: kasal, pangkasal, pakete sa kasal
sandal: tsinelas, sandals
scarf gloves: bandana
serum-bottle lotion: facial, skin care
shopping-bags price-tag: tiangge, ukay ukay bazaar
sneaker: sapatusan, tsinelas at sapatos, sapatos, rubber shoes
spine: sakit sa likod, physical therapy, chiropractor
suit necktie: amerikana
t-shirt jeans: kamiseta, pa-print ng t-shirt
t-shirt socks: ukay pambata
tattoo-machine: tatu
tooth: dentista, ngipin, pustiso, pasta ng ngipin, bunot ng ngipin, brace sa ngipin
wedding-dress ring: damit pangkasal, wedding gown, trahe de boda, gown rental
wig: peluka
x-ray: x-ray
`;
