/** Filipino words for work, places and travel. Notation: word-list.ts. */
export const filipinoWorkAndTravel = `
anvil hammer: pandayan, panday
ballot-box: halalan, botohan, eleksyon, botante, halalan sa barangay
blackboard open-book: hiring teacher, hiring teachers
blood-drop: mag-donate ng dugo, donasyon ng dugo, bloodletting, blood letting, dugo
books open-book: libro, aklat, aklatan
briefcase handshake: ~ trabaho, hanapbuhay, naghahanap ng empleyado
briefcase handshake: tindera wanted, hiring tindera
building-plot: lupa for sale, lote, lote for sale
calculator receipt: bir at bookkeeping, bookkeeping, bir registration, buwis, accountant
calendar clipboard: kalendaryo
car-battery: baterya ng kotse
card-terminal credit-card: pos machine, pos system, card terminal, cash register
carriage horse: kalesa
chart-up: pamumuhunan, stocks
church baby: binyag
combine-harvester: harvester
concrete-mixer bricks: ready mix concrete, buhos, semento
document: papel
drill: barena
drone: drone shots
engine-oil: langis, langis ng kotse, langis ng motor
ferry: roro
fountain-pen document: notaryo publiko
hand-cart: kariton
laptop screwdriver: kompyuter, piso net, pisonet, internet cafe, computer shop
lathe: machine shop
loudspeaker: sound system, paupahan ng sound system
loudspeaker spotlight: lights and sounds
magnifier: imbestigador
mantel-clock vase: antigong gamit
market-stall fish: talipapa
megaphone chart-up: pulong ng barangay, pulong, barangay assembly, patalastas
motorcycle-helmet: helmet, helmets
newspaper: dyaryo
open-book microphone: tulaan, balagtasan
open-book pencil: tutor, tutoryal, pagtuturo, aralin sa ingles, review center, tutorial, tutorials
parcel ship: balikbayan box, balikbayan boxes, balikbayan
pencil: gamit sa eskwela, school supplies
pill stethoscope: botika, gamot, parmasya
printer: imprenta, limbagan, print ng tarpaulin, imbitasyon
receipt shopping-cart: kahera, kahero, cashier, kaherang, bagger, stock clerk, merchandiser
robot gear: robotics
roll-up-banner: tarpaulin, tarpaulin printing
rubber-stamp document: notaryo, notary public
scales: abogado, abugado
school: eskwela
school broom: brigada eskwela
scissors hair-comb: gupitan, gupit, parlor, pagupitan, salon
set-square ruler: matematika, math tutor
smartphone: selpon, cellphone, repair ng cellphone, load, eload
speaker: mobile sound
steel-beam: bakal, mga bakal
steering-wheel: kailangan ng driver
stethoscope: libreng gamutan, gamutan, doktor, klinika, ospital, pagamutan, medikal, tuli, libreng tuli
swimming-pool: private pool, private pool resort
syringe: pagbabakuna, bakuna
test-tube: laboratoryo, drug test
tiller: hand tractor
tuk-tuk: tricycle, tricycle driver, e-trike, etrike
welding-mask fire: magwewelding, welding, welder, welding shop
bank coin: pautang, utang, bangko, bank loan
barber-pole razor: barbero, barberya, barberohan
bouncy-castle balloon: inflatable rental, bouncy castle
bricks trowel: konstruksyon, kontratista, kantero, pagpapagawa ng bahay, hollow blocks, mason
church: misa, simbang gabi, parokya, kumpisal, pabasa, prusisyon, nobena, santakrusan, chapel, simbahan
church: visita iglesia, mahal na araw
convenience-store key: pwesto for rent, paupahang pwesto, stall for rent
ferris-wheel: peryahan, karnabal, perya
hotel bed: hotel, resort, bahay bakasyunan, transient, transient house
house key: bahay, lupa, bahay at lupa, apartment, kuwarto, paupahang bahay
house key: ~ paupahan
marquee chair: tents at chairs, tents and chairs, tent and chairs
mosque: moske
museum: museo
nativity-crib: belen, paggawa ng belen
photo-booth: photobooth, photo booth
roller-coaster: amusement park
school backpack: paaralan, eskwelahan
slide swing: palaruan
tent campsite: kampo
tent chair: upuan at mesa, paupahan ng tolda, tolda, paupahan ng mesa at upuan, tables and chairs
airplane suitcase: biyahe, paglalakbay, bakasyon, lakbay, ofw, hiring abroad
ambulance: ambulansya
anchor ship: pantalan
bicycle: bisikleta, bike, pagawaan ng bisikleta
bus: dyip, dyipni, jeep, bus rental, bus
bus books: mobile library
car bubbles: carwash, car wash, hugas kotse
car car-front: kotse, sasakyan, segunda manong kotse, paupahan ng kotse
car-front ring: bridal car, rentahan ng bridal car
delivery-van parcel: padala, lalamove
fire-engine fire: boluntaryong bumbero
food-truck takeaway-box: food truck, food cart
fuel-pump: gasolinahan
lorry delivery-van: lipat bahay, trak, paglilipat ng gamit
minibus: van for hire, jeepney, van for rent, paupahan ng van
motor-boat anchor: lantsa
motor-boat wave: bangka, island hopping
motor-scooter: e-bike at e-trike, ebike, e-bike, iskuter
motorcycle: motorsiklo, motor, pyesa ng motor, habal-habal, habal habal, angkas rider, motor na second hand
passport suitcase: pasaporte, visa assistance
rickshaw: padyak, traysikel, pedicab
roller-skate: skating
ship: barko
steering-wheel car: pagmamaneho, paaralan sa pagmamaneho, driving school, matutong magmaneho
suitcase: maleta
tanker: malabanan, siphoning, sipsip poso negro, poso negro, water tanker
taxi: taksi
tipper-truck: graba at buhangin, buhangin, dump truck
tow-truck car: towing, tow truck
tractor wheat: kuliglig, sakahan, bukid, traktora
train locomotive: tren
tyre wrench: gulong, vulcanizing, bulkanisin
watch: relo, repair ng relo
wheelchair crutch: wheelchair
`;
