/** Read first: each shares its stem with a word for another thing. */
const first = `
hen egg: pula
`;

const things = `
apple basket: mollë
birthday-cake cupcake: torta, tortë, ëmbëlsira, tortë ditëlindjeje
bread: bukë, bukë e freskët
burger french-fries: hamburger, burger
cheese: djathë, djathë i bardhë
chicken-leg: pulë, pulë e pjekur, mish pule
chocolate candy: çokollata
croissant bread: furrë buke, furra, pastiçeri
doughnut: donut
dumpling: mantia
egg hen: vezë
flatbread: fli, petulla
honey bee: mjaltë, bletar, bletë
kebab: qebap, qofte, sufllaqe, gjiro, doner
meat-on-bone: zgara, mish në zgarë
mushroom: kërpudha
olives jar: vaj ulliri, ullinj
pancakes coffee: krepa
pie: byrek, byrekë, byrek me gjizë, byrek me spinaq, lakror
pizza: pica, piceri
popcorn film-camera: kinema
potato: patate
sausage cheese: suxhuk, salsiçe
soft-ice-cream ice-cream: akullore
steak kitchen-knife: mishtore, mish, mish i freskët, mish viçi
stew: supë, tavë, paçe
strawberry: luleshtrydhe
sushi chopsticks: sushi
amphora: qeramikë, poçeri
beer wheat: birrë, birrari
coffee: kafe, kafene, kafja, kafeteri
cutlery dinner-plate: restorant, gjellëtore, drekë, menu dite
dinner-plate cook: katering, shërbim ushqimi për evente
jar: reçel, gliko, turshi
kitchen-knife frying-pan: mprehje thikash, thika
milk dairy-cow: qumësht
spirits-bottle toast: raki, raki rrushi
tea teapot: çaj
wine grapes: verë, degustim vere, kantinë vere
cockroach: dezinsektim, deratizim
dog bone: ushqim për qen, dyqan kafshësh, qen
dog scissors: tualet për qen, sallon për qen
dog stethoscope: veteriner, klinikë veterinare
dog-standing paw: hotel për qen, trajnim qensh, qenush
fish: peshk, peshk i freskët, dyqan peshku, fruta deti
horse: kuaj, kalërim
mosquito window: rrjeta kundër mushkonjave, rrjetë mushkonjash
octopus: oktapod
sheep: qengj, dele, mish qengji
bouquet rose: lule, luleshitës, buqeta, buqetë, dyqan lulesh
fire logs: soba, oxhaqe
lawnmower spade: korrëse bari, prerje bari
logs fire: dru zjarri
seedling plant: bimë, fidanë, fidanishte
spade seedling: kopshtar, mirëmbajtje kopshti, gjelbërim
tree axe: prerje pemësh
air-conditioner: kondicioner, kondicionerë, pompë nxehtësie
armchair sofa: tapiceri, tapicier
basket carrot: perime, treg fermerësh, fruta perime
bathtub shower: banjo e re, rinovim banjosh
bed bellhop-bell: hotel, bujtinë, fjetje, dhoma
broom bucket: pastrim, pastrim shtëpish, pastruese, shërbime pastrimi, pastrim apartamentesh, pastrim zyrash
bubbles car: lavazh, lavazho, larje makinash
candle: qirinj
candle headstone: shërbime funerale, funeral
chimney fire: oxhak, pastrim oxhaqesh
curtains window: perde, grila
door: dyer, porta garazhi
fence hammer: gardhe, rrethoje
fridge: frigoriferë, riparim frigoriferësh
headstone: gurë varresh
key padlock: çelësa, bravandreq, hapje dyersh, kopjim çelësash
mattress bed: dyshekë, krevat
paint-roller bucket: bojaxhi, lyerje, bojatisje, bojë
plug lightning: elektricist, instalime elektrike, punime elektrike
radiator fire: ngrohje, ngrohje qendrore, kaldaja
roof ladder: çati, riparim çatish, çatia
rug: qilima, tapete, larje tapetesh
saw hammer: marangoz, zdrukthtar, punime druri, mobileri me porosi, parket
security-camera shield: kamera sigurie, alarm
shield umbrella: sigurime, sigurim
shopping-cart basket: supermarket, ushqimore, minimarket
sofa chair: mobilje, divan, divane, kolltuqe, mobileri
solar-panel sun: panele diellore, panele fotovoltaike
spray-bottle bucket: pastrim kimik divanesh, dezinfektim
staircase saw: shkallë druri
tap wrench: hidraulik, hidrauliku, tubacione, shtupim
tiles trowel: pllaka, pllakashtrues, shtrim pllakash
toilet: gropa septike, zbrazje gropash
toolbox hammer: ~ mjeshtër, riparime
washing-machine basket: lavanderi, pastrim kimik
washing-machine wrench: riparim lavatriçesh, lavatriçe, riparim elektroshtëpiakesh
wastebasket recycling: hedhje mbeturinash, skrap, riciklim
window: dritare, dritare plastike
window bucket: pastrim xhamash
wrench car: servis makinash, mekanik, ndërrim vaji, auto servis, riparim makinash
ballet-shoes dancer: balet
brain speech-bubble: psikolog, psikologe, psikoterapi
coat: xhaketa, pallto, rroba të përdorura
diamond ring: argjendari, bizhuteri, argjendar, stoli
dress handbag: veshje, rroba, fustane, fustan, butik, dyqan veshjesh
dress-shoe: këpucar, riparim këpucësh
eyelashes eye: qerpikë, zgjatim qerpikësh, vetulla
foot: podolog, kujdes i këmbëve
glasses eye: syze, optikë, okulist, kontroll sysh
graduation-cap books: ~ kurs, kurse, trajnim
handbag: çanta
hearing-aid: aparate dëgjimi
heart handshake: bamirësi, donacion
hiking-boot: ecje në mal, alpinizëm, shëtitje malore
lipstick nail-polish: sallon bukurie, kozmetikë, grim, estetiste
nail-polish: manikyr, thonj, thonj me xhel, pedikyr
ring bouquet: dasma, dasmë, unaza martese
serum-bottle lotion: kujdes i lëkurës, trajtim fytyre, krem
shopping-bags price-tag: ~ treg pleshtash
sneaker: këpucë, dyqan këpucësh, atlete
spine stethoscope: fizioterapi, fizioterapist
sunglasses sun: syze dielli
tattoo-machine: tatuazh, tatuazhe
tooth toothbrush: dentist, dhëmbë, klinikë dentare, stomatolog, zbardhim dhëmbësh
balloon party-popper: balona
basketball: basketboll
boxing-glove: boks
camera: fotograf, fotografi, studio fotografike, fotosesion
christmas-tree gift: krishtlindje, pema e krishtlindjes
disco-ball: dj, diskotekë
dumbbell stopwatch: palestër, fitnes, trajner personal
fishing-rod fish: peshkim, pajisje peshkimi
football goal-net: futboll, shkollë futbolli
gift ribbon: dhurata
guitar musical-notes: kitarë, mësime kitare
judo-suit: karate, xhudo, vetëmbrojtje
magic-wand top-hat: magjistar, iluzionist
microphone: karaoke, këngëtar, mësime këndimi
musical-notes: koncert, kor, shkollë muzike
palette paintbrush: kurs pikture, pikturë, vizatim
party-popper balloon: ditëlindje, festa fëmijësh
piano-keys: piano, mësime pianoje
sewing-needle thread: rrobaqepës, rrobaqepësi, qepje, riparim rrobash
skis skier: ski, mësime skijimi
teddy-bear crayon: kopsht fëmijësh, kopsht, çerdhe, lodra, dado fëmijësh, babysitter
theatre-masks: komedi, komedi në dy akte
theatre-masks microphone: teatër, shfaqje teatrale
yarn: lesh, thurje, thurje me grep
bride ring: fustane nusërie, fustan nusërie, nuse
climber fir-tree: park aventure, parku i aventurës, zipline
cook frying-pan: kurs gatimi, kuzhinier, gatim
dancer musical-notes: vallëzim, shkollë vallëzimi, kërcim, kurs vallëzimi
lotus-position lotus: joga, yoga, pilates
massage lotus: masazh, masazhe
nurse: infermiere, kujdes për të moshuar
sauna bubbles: sauna
surfer wave: surf
swimmer goggles: not, kurs noti, pishinë, mësime noti
blood-drop: dhurim gjaku, dhuroni gjak
books open-book: libra, librari, bibliotekë
briefcase handshake: vende pune, punësim, punë
calculator receipt: kontabilitet, kontabilist, llogaritar, deklarata tatimore
coin magnifier: antikuar, antike, blej flori
desktop-computer laptop: faqe interneti, ueb dizajn, krijim faqesh, programim
excavator crane: ekskavator, punime gërmimi, skavator
fountain-pen document: noter
laptop screwdriver: riparim kompjuterash, kompjuterë, laptop
megaphone chart-up: agjenci marketingu, marketing, reklamë
open-book pencil: kurs anglishteje, kurse gjuhe, përkthime, mësime private, gjuhë angleze
pill stethoscope: farmaci, ilaçe
printer document: shtypshkronjë, printim, kartvizita
scales document: avokat, avokate, këshillim ligjor, studio ligjore
scissors hair-comb: parukeri, prerje flokësh, flokë, frizer, floktar, ngjyrosje flokësh
set-square abacus: matematikë, mësime matematike
set-square ruler: arkitekt, arkitekturë, studio arkitekture, projektim
smartphone: celularë, riparim celularësh, telefona, servis telefonash
stethoscope hospital: mjek, klinikë, doktor, spital
bank coin: bankë, kredi, hua
barber-pole razor: berber, berberhane, rruajtje
bouncy-castle balloon: kështjella fryrëse
bricks crane: ndërtim, ndërtime, punime ndërtimi, firmë ndërtimi
bricks trowel: murator, suvatim, izolim, fasada, pllaka betoni
house key: apartament, apartamente, banesa me qira, shtëpi në shitje, agjenci imobiliare, pasuri të paluajtshme, prona
museum: muze
school backpack: ~ shkollë
swimming-pool swimmer: ndërtim pishinash
tent campsite: kampim, çadra, çadër kampimi
airplane suitcase: agjenci turistike, agjenci udhëtimi, udhëtime, bileta avioni, pushime
bicycle wrench: biçikleta, biçikletë, servis biçikletash, biçikleta me qira
canoe rower: kajak, kanoe
car key: makina, makina me qira, shitje makinash, makina të përdorura
car wrench: karrocier, llamarinë
car-front ring: makina për dasma, makinë për dasmë, makina dasme
delivery-van parcel: transport, shpërngulje, zhvendosje shtëpish, furgon, korrier
lorry: karrotrec, kamion
minibus bus: autobus, minibus
motor-boat wave: varka, varka me qira, skaf
motorcycle: motoçikleta, motor
sailing-boat anchor: varkë me vela, lundrim
steering-wheel car: autoshkollë, patentë, patenta, mësime shoferi
taxi: taksi
tractor wheat: traktorë, makineri bujqësore
tyre wrench: goma, goma dimri, ndërrim gomash, gomist
watch: orë dore, orëndreqës
`;

/** Albanian words that lead to things. Notation: word-list.ts. */
export const albanianWords = first + things;
