/** Trades and goods in Albanian. Notation: word-list.ts. */
export const albanianTrades = `
calculator receipt: kontabilitet, kontabilist, llogaritar, deklarata tatimore
air-conditioner: kondicioner, kondicionerë, pompë nxehtësie
set-square ruler: arkitekt, arkitekturë, studio arkitekture, projektim
wrench car: servis makinash, mekanik, ndërrim vaji, auto servis, riparim makinash
croissant bread: furrë buke, furra, pastiçeri, byrek
bread: bukë, bukë e freskët
lipstick nail-polish: sallon bukurie, kozmetikë, grim, estetiste
nail-polish: manikyr, thonj, thonj me xhel, pedikyr
eyelashes: qerpikë, zgjatim qerpikësh, vetulla
ring bouquet: dasma, dasmë, unaza martese
bride ring: fustane nusërie, fustan nusërie, nuse
steak kitchen-knife: mishtore, mish, mish i freskët, mish viçi
tent campsite: kampim, çadra, çadër kampimi
car key: makina, makina me qira, shitje makinash, makina të përdorura
steering-wheel car: autoshkollë, patentë, patenta, mësime shoferi
saw hammer: marangoz, zdrukthtar, punime druri, mobileri me porosi, parket
dinner-plate cook: katering, shërbim ushqimi për evente
coffee: kafe, kafene, kafja, kafeteri
cook frying-pan: kurs gatimi, kuzhinier, gatim
scissors hair-comb: parukeri, prerje flokësh, flokë, frizer, floktar, ngjyrosje flokësh
barber-pole razor: berber, berberhane, rruajtje
teddy-bear crayon: kopsht fëmijësh, kopsht, çerdhe, lodra, dado fëmijësh, babysitter
serum-bottle lotion: kujdes i lëkurës, trajtim fytyre, krem
dog stethoscope: veteriner, klinikë veterinare
dog bone: ushqim për qen, dyqan kafshësh, qen
dog-standing paw: hotel për qen, trajnim qensh, qenush
dog scissors: tualet për qen, sallon për qen
plug lightning: elektricist, instalime elektrike, punime elektrike
basket carrot: perime, treg fermerësh, fruta perime
shopping-cart basket: supermarket, ushqimore, minimarket
bank coin: bankë, kredi, hua
house key: apartament, apartamente, banesa me qira, shtëpi në shitje, agjenci imobiliare, pasuri të paluajtshme, prona
fish: peshk, peshk i freskët, dyqan peshku, fruta deti
bouquet rose: lule, luleshitës, buqeta, buqetë, dyqan lulesh
football goal-net: futboll, shkollë futbolli
basketball: basketboll
seedling plant: bimë, fidanë, fidanishte
spade seedling: kopshtar, mirëmbajtje kopshti, gjelbërim
lawnmower spade: korrëse bari, prerje bari
soft-ice-cream: akullore
glasses eye: syze, optikë, okulist, kontroll sysh
sunglasses: syze dielli
hearing-aid: aparate dëgjimi
dumbbell stopwatch: palestër, fitnes, trajner personal
bed bellhop-bell: hotel, bujtinë, fjetje, dhoma
sofa chair: mobilje, divan, divane, kolltuqe, mobileri
mattress bed: dyshekë, krevat
armchair sofa: tapiceri, tapicier
washing-machine basket: lavanderi, pastrim kimik
washing-machine wrench: riparim lavatriçesh, lavatriçe, riparim elektroshtëpiakesh
fridge: frigoriferë, riparim frigoriferësh
books open-book: libra, librari, bibliotekë
key: çelësa, bravandreq, hapje dyersh, kopjim çelësash
open-book pencil: kurs anglishteje, kurse gjuhe, përkthime, mësime private, gjuhë angleze
set-square abacus: matematikë, mësime matematike
delivery-van parcel: transport, shpërngulje, zhvendosje shtëpish, furgon, korrier
lorry: karrotrec, kamion
guitar: kitarë, mësime kitare
piano-keys: piano, mësime pianoje
musical-notes: koncert, kor, shkollë muzike
microphone: karaoke, këngëtar, mësime këndimi
disco-ball: dj, diskotekë
camera: fotograf, fotografi, studio fotografike, fotosesion
pizza: pica, piceri
tap wrench: hidraulik, hidrauliku, tubacione, shtupim
bathtub shower: banjo e re, rinovim banjosh
cutlery dinner-plate: restorant, gjellëtore, drekë, menu dite
pill stethoscope: farmaci, ilaçe
tooth toothbrush: dentist, dhëmbë, klinikë dentare, stomatolog, zbardhim dhëmbësh
stethoscope hospital: mjek, klinikë, doktor, spital
spine stethoscope: fizioterapi, fizioterapist
brain: psikolog, psikologe, psikoterapi
foot: podolog, kujdes i këmbëve
nurse: infermiere, kujdes për të moshuar
diamond ring: argjendari, bizhuteri, argjendar, stoli
sneaker: këpucë, dyqan këpucësh, atlete
dress-shoe: këpucar, riparim këpucësh
dress handbag: veshje, rroba, fustane, fustan, butik, dyqan veshjesh
coat: xhaketa, pallto, rroba të përdorura
handbag: çanta
airplane suitcase: agjenci turistike, agjenci udhëtimi, udhëtime, bileta avioni, pushime
lotus-position lotus: joga, yoga, pilates
massage: masazh, masazhe
sauna bubbles: sauna
sewing-needle thread: rrobaqepës, rrobaqepësi, qepje, riparim rrobash
yarn: lesh, thurje, thurje me grep
solar-panel sun: panele diellore, panele fotovoltaike
laptop screwdriver: riparim kompjuterash, kompjuterë, laptop
desktop-computer laptop: faqe interneti, ueb dizajn, krijim faqesh, programim
smartphone: celularë, riparim celularësh, telefona, servis telefonash
broom bucket: pastrim, pastrim shtëpish, pastruese, shërbime pastrimi
spray-bottle: pastrim kimik divanesh, dezinfektim
cockroach: dezinsektim, deratizim
window: dritare, dritare plastike
window bucket: pastrim xhamash
door: dyer, porta garazhi
curtains window: perde, grila
fence: gardhe, rrethoje
shield umbrella: sigurime, sigurim
scales document: avokat, avokate, këshillim ligjor, studio ligjore
fountain-pen: noter
printer document: shtypshkronjë, printim, kartvizita
theatre-masks microphone: teatër, shfaqje teatrale
popcorn film-camera: kinema
museum: muze
tea teapot: çaj
honey bee: mjaltë, bletar, bletë
beer wheat: birrë, birrari
wine grapes: verë, degustim vere, kantinë vere
spirits-bottle: raki, raki rrushi
birthday-cake cupcake: torta, tortë, ëmbëlsira, tortë ditëlindjeje
burger french-fries: hamburger, burger
kebab: qebap, qofte, sufllaqe, gjiro, doner
sushi: sushi
dancer musical-notes: vallëzim, shkollë vallëzimi, kërcim, kurs vallëzimi
ballet-shoes dancer: balet
swimmer goggles: not, kurs noti, pishinë, mësime noti
swimming-pool: ndërtim pishinash
bicycle wrench: biçikleta, biçikletë, servis biçikletash, biçikleta me qira
motorcycle: motoçikleta, motor
taxi: taksi
minibus bus: autobus, minibus
bricks crane: ndërtim, ndërtime, punime ndërtimi, firmë ndërtimi
bricks trowel: murator, suvatim, izolim, fasada, pllaka betoni
tiles trowel: pllaka, pllakashtrues, shtrim pllakash
paint-roller bucket: bojaxhi, lyerje, bojatisje, bojë
roof ladder: çati, riparim çatish, çatia
chimney fire: oxhak, pastrim oxhaqesh
fire logs: soba, oxhaqe
logs fire: dru zjarri
radiator fire: ngrohje, ngrohje qendrore, kaldaja
staircase saw: shkallë druri
excavator: ekskavator, punime gërmimi, skavator
tree axe: prerje pemësh
toilet: gropa septike, zbrazje gropash
wastebasket recycling: hedhje mbeturinash, skrap, riciklim
horse: kuaj, kalërim
sheep: qengj, dele, mish qengji
hen: pula
egg hen: vezë
chicken-leg: pulë, pulë e pjekur, mish pule
meat-on-bone: zgara, mish në zgarë
cheese: djathë, djathë i bardhë
milk dairy-cow: qumësht
sausage: suxhuk, salsiçe
octopus: oktapod
potato: patate
apple basket: mollë
strawberry: luleshtrydhe
mushroom: kërpudha
olives jar: vaj ulliri, ullinj
jar: reçel, gliko, turshi
chocolate: çokollata
christmas-tree gift: krishtlindje, pema e krishtlindjes
candle headstone: shërbime funerale, funeral
headstone: gurë varresh
candle: qirinj
gift: dhurata
party-popper balloon: ditëlindje, festa fëmijësh
balloon: balona
bouncy-castle: kështjella fryrëse
magic-wand: magjistar, iluzionist
briefcase handshake: vende pune, punësim, punë
megaphone chart-up: agjenci marketingu, marketing, reklamë
heart handshake: bamirësi, donacion
blood-drop: dhurim gjaku, dhuroni gjak
watch: orë dore, orëndreqës
tyre: goma, goma dimri, ndërrim gomash, gomist
bubbles car: lavazh, lavazho, larje makinash
car wrench: karrocier, llamarinë
rug: qilima, tapete, larje tapetesh
palette paintbrush: kurs pikture, pikturë, vizatim
amphora: qeramikë, poçeri
tattoo-machine: tatuazh, tatuazhe
judo-suit: karate, xhudo, vetëmbrojtje
boxing-glove: boks
sailing-boat: varkë me vela, lundrim
motor-boat: varka, varka me qira, skaf
canoe rower: kajak, kanoe
fishing-rod: peshkim, pajisje peshkimi
surfer: surf
skis skier: ski, mësime skijimi
hiking-boot: ecje në mal, alpinizëm, shëtitje malore
coin magnifier: antikuar, antike, blej flori
security-camera shield: kamera sigurie, alarm
kitchen-knife: mprehje thikash, thika
tractor wheat: traktorë, makineri bujqësore
shopping-bags: ~ treg pleshtash
school: ~ shkollë
graduation-cap books: ~ kurs, kurse, trajnim
toolbox hammer: ~ mjeshtër, riparime
dumpling: mantia
flatbread: fli, petulla
pancakes: petulla, krepa
doughnut: donut
pie: byrek me spinaq, lakror
stew: supë, tavë, paçe
broom bucket: pastrim apartamentesh, pastrim zyrash
`;
