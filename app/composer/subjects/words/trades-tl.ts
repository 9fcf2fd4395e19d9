/** Trades and goods in Filipino. Notation: word-list.ts. */
export const filipinoTrades = `
chicken-leg: lechon manok, litson manok, pritong manok, manok, inasal, chicken inasal
pig meat-on-bone: lechon, litson, lechon baboy, lechon belly
meat-on-bone: ihaw-ihaw, ihaw ihaw, inihaw, barbekyu, bbq stick
steak: karne, karne ng baboy, karne ng baka, bilihan ng karne
sausage: longganisa, longanisa
bacon: tocino, tapa
fish: isda, tuyo, daing, bangus, tilapia, sariwang isda
shrimp: hipon, sugpo
egg: itlog, balot, itlog na maalat, itlog na pula
rice: bigas, bigasan, kanin, silog, tapsilog, tapsihan
noodles: pansit, pancit, mami, lomi, palabok, bilao ng pansit
dumpling: siomai, siopao
stew: bulalo, sinigang, kare-kare, lugaw, goto, arroz caldo, adobo
cutlery dinner-plate: karinderya, carinderia, kainan, turo-turo, restawran, lutong bahay, eat all you can, kamayan
dinner-plate: handaan, pagkain para sa handaan, ulam, packed lunch, paluto, serbisyong catering, katering
bread: panaderya, pandesal, tinapay, monay, ensaymada
croissant: pastry
birthday-cake: keyk, cake pang-birthday, pang-birthday na cake
pudding: leche flan, halaya, ube halaya
dango: kakanin, bibingka, puto, kutsinta, sapin-sapin, suman, palitaw, biko
shaved-ice: halo-halo, halohalo, iskrambol
soft-ice-cream: sorbetes, dirty ice cream, ice candy
cookie: polvoron, biskwit
candy: pastillas, kendi
banana: saging, turon, banana cue, bananacue, maruya
mango: mangga, manggang hilaw
coconut: buko, niyog, buko juice
jar: atsara, bagoong, suka, patis, palaman
peanuts: mani, kasoy
basket carrot: gulay, sariwang gulay
apple basket: prutas, tindahan ng prutas
corn: mais
sweet-potato: kamote, kamote cue
coffee: kape, kapihan, kapeng barako, barako
bubble-tea: milk tea, milktea
juice-box orange: samalamig, gulaman, sago't gulaman
shopping-cart basket: sari-sari store, tindahan, grocery, palengke
droplet: tubig, water refilling station, water refilling, mineral water, water station
milk: gatas, gatas ng kalabaw
honey: pulot, pulot-pukyutan
scissors hair-comb: gupitan, gupit, parlor, pagupitan, rebond, hair rebond, salon
barber-pole razor: barbero, barberya, barberohan
lipstick nail-polish: pampaganda, make-up artist, meyk-ap
nail-polish: manikyur, pedikyur, kuko, manikurista
massage: hilot, masahe, masahista, home service massage
tooth: dentista, ngipin, pustiso, pasta ng ngipin, bunot ng ngipin, brace sa ngipin
stethoscope: doktor, klinika, ospital, pagamutan, medikal, tuli, libreng tuli
glasses eye: salamin sa mata, optikal, doktor sa mata
pill: botika, gamot, parmasya
nurse: tagapag-alaga, caregiver, yaya, nars
herb: halamang gamot, herbal
sewing-machine thread: mananahi, patahian, tahian, pananahi, tahi, pagtahi
thread sewing-needle: pagbuburda, burda
dress: damit, bestida, gown, kasuotan
coat: ukay-ukay, ukay ukay, ukay
t-shirt: uniporme, kamiseta, pa-print ng t-shirt
sneaker: sapatos, rubber shoes
dress-shoe hammer: sapatero, repair ng sapatos, pagawaan ng sapatos
sandal: tsinelas
handbag: bag
diamond ring: alahas, ginto, sanglaan, bilihan ng ginto
washing-machine basket: labada, labandera, laundry, labahan, palaba
broom: linis bahay, paglilinis, naglilinis ng bahay, taga-linis, katulong, kasambahay
tap wrench: tubero, gripo, pagkumpuni ng tubo, tumutulong gripo
toilet plunger: siphoning, malabanan, pozo negro, barado
plug lightning: electric fan, repair ng electric fan, bentilador, elektrisyan, kuryente, electrician
saw hammer: karpintero, muwebles na kahoy, kahoy, karpinterya
sofa chair: muwebles, sopa, upuan, sala set, kasangkapan sa bahay
mattress: kutson
bed: kama, bed space, bedspace
hotel bed: hotel, resort, bahay bakasyunan, transient, transient house
bricks: konstruksyon, kontratista, kantero, pagpapagawa ng bahay, hollow blocks, graba at buhangin
roof: bubong, yero, tagas sa bubong
paint-roller bucket: pintura, pintor, pagpipintura, pintor ng bahay
door: pinto, gate
fire: welding, weldingan, hinang
window: bintana, salamin
curtains: kurtina
air-conditioner: aircon, aircon cleaning, linis aircon, kumpuni ng aircon
fridge: ref, repair ng ref, pridyider
television: telebisyon, tv
cockroach: anay, ipis, peste
key: susi, susian, duplicate ng susi, kandado
car: kotse, sasakyan, segunda manong kotse, paupahan ng kotse
car bubbles: carwash, car wash, hugas kotse
wrench car: talyer, mekaniko, pagawaan ng kotse
tyre: gulong, vulcanizing, bulkanisin
motorcycle: motorsiklo, motor, pyesa ng motor
bicycle: bisikleta, bike, pagawaan ng bisikleta
rickshaw: traysikel, tricycle, pedicab
minibus: jeepney, dyip, van for rent, paupahan ng van
taxi: taksi
motor-boat: bangka, island hopping
lorry delivery-van: lipat bahay, trak, paglilipat ng gamit
delivery-van parcel: padala, lalamove
steering-wheel: pagmamaneho, paaralan sa pagmamaneho, driving school, matutong magmaneho
house key: bahay, lupa, bahay at lupa, apartment, kuwarto, paupahang bahay, lote
smartphone: selpon, cellphone, repair ng cellphone, load, eload
laptop: kompyuter, piso net, pisonet, internet cafe, computer shop
toy-bricks teddy-bear: laruan
teddy-bear: paalagaan ng bata, daycare
open-book pencil: tutor, tutoryal, pagtuturo, aralin sa ingles, review center
school: paaralan, eskwelahan
pencil: gamit sa eskwela, school supplies
books: libro, aklat, aklatan
guitar: gitara, aralin sa gitara
piano-keys: piyano
drum: tambol
microphone: videoke, bidyoke, karaoke, paupahan ng videoke, awit
dancer: sayaw, sayawan, aralin sa sayaw, zumba
swimmer: paglangoy, langoy, aralin sa paglangoy
basketball: basketbol, liga ng basketbol
judo-suit: arnis, taekwondo
rooster: manok panabong, sabong
hen chick: manukan, sisiw, itik
pig: baboy, babuyan, biik
cow: baka
goat: kambing
dog: aso, tuta, alagang hayop, beterinaryo, groomer ng aso
cat: pusa, kuting
tropical-fish: isda sa aquarium
seedling plant: halaman, punla, buto ng gulay, halamanan
spade seedling: hardinero, hardin
bouquet: bulaklak, tindahan ng bulaklak, palumpon
candle: kandila
soap: sabon
perfume: pabango
camera: litratista, potograpo, litrato, kuha ng larawan
printer: imprenta, limbagan, tarpaulin, print ng tarpaulin, imbitasyon
ring bouquet: kasal, pangkasal, singsing, pakete sa kasal
bride: damit pangkasal, trahe de boda
party-popper balloon: lobo, debut, binyag, kaarawan, dekorasyon sa kaarawan, pista
tent chair: upuan at mesa, paupahan ng tolda, tolda, paupahan ng mesa at upuan, tables and chairs
loudspeaker: sound system, paupahan ng sound system
clown: payaso
airplane suitcase: biyahe, paglalakbay, bakasyon, lakbay
tent campsite: kampo
beach beach-umbrella: dalampasigan, tabing-dagat
diving-mask: pagsisid
calculator receipt: buwis, accountant
scales: abogado, abugado, notaryo
shield: seguro
bank coin: pautang, utang, bangko
coffin: punerarya, kabaong
headstone: lapida
candle: lamay
briefcase: ~ trabaho, hanapbuhay, naghahanap ng empleyado
heart: donasyon, abuloy, bayanihan, tulong
blood-drop: donasyon ng dugo
christmas-tree: pasko
paper-lantern: parol
gift: regalo, pasalubong
rug: banig, basahan, alpombra
basket leaves: bayong
amphora: paso, palayok
frying-pan: kaldero, kawali
fuel-pump: gasolinahan
fire: uling, gasul
recycling: junk shop, bote't dyaryo, kalakal
tattoo-machine: tatu
lotus-position: yoga
dumbbell: palakasan, gym
watch: relo, repair ng relo
umbrella: payong
-: sa bahay, gawang bahay, home service, hatid sa bahay
house: ~ paupahan
`;
