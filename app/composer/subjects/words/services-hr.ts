/** Services, crafts and goods in Croatian and Serbian, before the list of trades. Notation: word-list.ts. */
export const croatianServices = `
beers memo: pub kviz, kviz u pubu, kviz znanja
swimming-pool: održavanje bazena, čišćenje bazena
droplet tap: pumpe za vodu, pumpa za vodu, potopne pumpe
jar herb: začini
jar herb: ~ cimet, šafran
tent compass: izviđači, skauti, poletarci, izviđački odred
receipt shopping-cart: blagajnik, blagajnica, blagajnici, kasir, kasirka, kasirke, prodavač blagajnik
chick hen: pilići, jednodnevni pilići
lotion sun: krema za sunčanje, kreme za sunčanje, zaštita od sunca
window: zamjena prozora, ugradnja prozora, zamena prozora, pvc stolarija, pvc prozori
ring diamond: otkup zlata, otkupljujemo zlato, kupujem zlato
blood-drop: daruj krv, daruj krv i, darujte krv, darivanje krvi, dobrovoljno darivanje krvi
dancer: plesači, plesače, plesačice, plesača
motor-boat: najam brodica, najam brodice, najam barki, iznajmljivanje brodica, najam gumenjaka, rent a boat
car location-pin: parkirno mjesto, garažno mjesto
tulip seedling: lukovice, lukovice cvijeća, tulipani, narcisi
cook frying-pan: kuhar, kuhara, kuharica, kuvar, kuvara
bicycle parcel: biciklistički kurir, kurir na biciklu, dostavljač biciklom
lorry parcel: viličar, viličari, najam viličara, iznajmljivanje viličara
kitchen-knife scissors: brušenje nožev in škarij
house key: apartman, apartmani
honey bee: meda, prodaja meda
rescue-helmet plaster: prva pomoć, tečaj prve pomoći
lipstick serum-bottle: čišćenje lica
drum: satovi bubnjeva
eyelashes: ekstenzije trepavica, ekstenzije za trepavice
chimney fire: dimnjačar, dimničar, dimnjaci
horseshoe horse: potkivač
armchair sofa: tapetar, tapeciranje, tapaciranje, tapetarska radionica, fotelja, fotelje
foot dress-shoe: pedikura, medicinska pedikura, ortopedski ulošci, ortopedske cipele
piano-keys: orgulje, klavirštimer
deer bird: preparator životinja, lov, lovačka oprema, divljač, lovački dućan, dermoplastika
key padlock: bravarija, otvaranje vrata, otključavanje
sewing-needle thread: šivanje, šivanje po mjeri, popravak odjeće, tečaj šivanja, vez, krojački, krpljenje
sewing-needle thread: šnajder, šnajderka
steering-wheel car: vozačka dozvola
milk dairy-cow: mlijeko, mleko, mljekara, mlekara, mljekomat
delivery-van lorry: preseljenje, odvoz glomaznog otpada
wastebasket recycling: odvoz otpada, otkup metala, otkup željeza, odvoz šute, reciklaža
tree axe: rušenje stabala, orezivanje, sječa stabala, seča drveća
broom bucket: čistačica, spremačica, higijeničarka
spray-bottle: dubinsko pranje, dubinsko čišćenje, kemijsko čišćenje namještaja, pranje fasada, dezinfekcija
spray-bottle: hemijsko čišćenje nameštaja
speech-bubble: logopedska, logopedija, logopedski
microphone bouquet: voditelj vjenčanja, pjevačica, pjevač, satovi pjevanja, pevač, pevačica
excavator crane: bager, iskopi, zemljani radovi, minibager, strojni iskop
staircase: stepenice, stubište, drvene stepenice
asparagus: šparoge
passport: putovnica, pasoš, viza
saw hammer: stolarija, drvene terase, izrada terasa, podovi
bricks trowel: zidar, žbukanje, malterisanje, izolacija, betoniranje, rušenje, opločenje, skele, fasade, fasada
bricks trowel: gips ploče, građevinska firma, estrih, knauf, zidarski radovi
roof house: krovopokrivač, limar, oluci, limarski radovi
tiles trowel: pločice, keramičar, polaganje pločica
paint-roller: moler, ličenje, krečenje, molerski radovi, moleraj
curtains window: komarnici, žaluzine, venecijaneri
window: staklar, stakla
door fence: kapije, kapija
fridge: hladnjak, frižider, popravak hladnjaka, frižideri
washing-machine wrench: perionica veša, servis bele tehnike, servis bijele tehnike, veš mašine
plug: elektroinstalacije
tap wrench: odčepljivanje, vodoinstalaterske usluge
toilet: odgušenje kanalizacije, septička jama, mobilni wc, crpljenje septičkih jama, otčepljenje odvoda
radiator fire: kotlovi, dizalice topline, radijatori
satellite-dish television: antene
laptop: servis računara, popravka računara
car wrench: autolimar, autolakirer, auto stakla, auto dijelovi, auto delovi, autootpad, najam auta, limarija
car wrench: auto električar, autoelektričar, auto otpad
lorry: vučna služba, šlep služba, šlep
minibus bus: autobusni prijevoz, prevoz putnika, najam kombija
lotion: depilacija, epilacija, laserska epilacija
hair-comb scissors: ekstenzije, perike, pletenice, nadogradnja kose, ekstenzije za kosu
nail-polish: nadogradnja noktiju, izlivanje noktiju, manikir
tattoo-machine ring: tetovaže, trajna šminka
massage lotus: maser, akupunktura, refleksologija
stethoscope stethoscope: rendgen, ultrazvuk
test-tube: laboratorij, vađenje krvi, laboratorija
tooth: zubne proteze, dentalna medicina, implantati
dog scissors: šišanje pasa
dog-standing paw: pansion za pse
crayon teddy-bear: dadilja, čuvanje djece, čuvanje dece, jaslice, bebisiterka
nurse: kućna njega, negovateljica, dom za stare
trumpet saxophone: limena glazba, trubači
ballet-shoes dancer: balet
judo-suit: samoobrana, samoodbrana
bow-and-arrow target: streličarstvo
canoe rower: najam kajaka
billiard-ball: biljar
fishing-rod fish: ribolovni pribor, ribolovačka oprema
clown: klaun
palette: oslikavanje lica
bouncy-castle: dvorac na napuhavanje, napuhanci, trampolin, dvorci na naduvavanje
magic-wand: mađioničar
drill toolbox: željezarija, gvožđara
jar: džem, pekmez, ajvar, zimnica
mushroom: pečurke
strawberry blueberries: maline
stew: čobanac, kotlić
sausage meat-on-bone: ćevapi, kobasice, pršut, čvarci, kulen
doughnut: fritule, uštipci, krofne
safety-vest: radna odjeća, radna odeća, zaštitna oprema
diamond ring: burme
watch: časovničar
pencil fountain-pen: školski pribor
printer paintbrush: štamparija, pečati, reklame, tisak
coin magnifier: antikviteti, otkup zlata, zalagaonica
security-camera shield: zaštitari, obezbeđenje
set-square ruler: geodet, projektiranje, legalizacija, energetski certifikat
candle headstone: pogrebno, sprovod, pogrebna oprema
headstone: klesar, nadgrobni spomenici, kamenoklesar, spomenici
church: misa
spade seedling: uređenje dvorišta, hortikultura
lawnmower spade: kosilica, košenje trave
bed mattress: posteljina
sailing-boat anchor: čarter, charter
basket: ~ opg
apple basket: voće, jabuke
bee honey: pčelarstvo
spirits-bottle: rakija, šljivovica, destilerija
olives: masline, maslinovo ulje
rabbit: zec, kunić, kunići, zečevi
goat: koze
sheep: ovce, janjetina, jagnjetina
cow steak: krava, krave, govedina, junetina
pig: svinja, prase, svinjetina, odojak
dog: štenci
horse: poni, fijaker
chicken-leg: pečeni pilići, krilca, pilići
potato: krompir
bicycle: bicikala, biciklizam
sailing-boat: škola jedrenja
yarn: vuna, pletenje, heklanje, kukičanje
amphora: grnčarija
dancer: folklor
baby: beba, trudnički tečaj
lotus-position: meditacija, opuštanje
cutlery dinner-plate: dnevni meni, gostionica, marenda, kafana, domaća kuhinja
delivery-van: dostavno vozilo, najam dostavnog vozila, dostava
bicycle: bicikala
foot dress-shoe: podolog
wastebasket recycling: kontejneri
speech-bubble: logoped
chicken-leg: piletina
sailing-boat: jedrenje, jedrenja, jahta
delivery-van: kurir
smartphone: servis mobilnih telefona
lorry: prikolice
minibus bus: kombi
razor: brijanje
tooth: ortodont
canoe rower: kajak
mushroom: gljive
stew: juha, gulaš
caravan tent: kamper, najam kampera
sailing-boat anchor: jedrenje
yarn: plesti, heklati
sewing-needle sewing-machine: šiti, nauči šivati, šivati
palette paintbrush: crtanje, akvarel, crtati
swimmer: plivati, naučite plivati
cook frying-pan: kuvanje, kurs kuvanja
microphone: pjevati, pevanje, časovi pevanja
drum: bubnjevi, časovi bubnjeva
christmas-tree: jelka, novogodišnje jelke
smartphone: mobitel, mobiteli, telefon, telefoni, popravak mobitela
seedling tree: voćke
ice-skate: klizanje, klizalište
desktop-computer keyboard: web stranice
saw axe: motorna pila, pilana, drvena građa, motorna testera
lipstick serum-bottle: kozmetičarka, tretman lica, kozmetički tretmani
watch mantel-clock: popravak satova
spade lawnmower: uređenje okućnice, održavanje vrta, košnja, freza, održavanje okućnica
logs fire: ogrev
bricks trowel: kamen, zidanje, kameni zidovi
balloon party-popper: rođendaonica
dog-standing dog: čuvanje pasa, šetanje pasa, dresura
horse: štala
desktop-computer laptop: softver, programska oprema, poslovni program, sustav rezervacija, crm
receipt desktop-computer: fiskalna blagajna, fiskalne blagajne, pos blagajna, fiskalna kasa
calculator receipt: obračun plaća, porezno savjetovanje
safety-vest lab-coat: zaštitna odjeća
parcel: ambalaža
shield: osiguranje, osiguranja
megaphone chart-up: reklamna agencija, marketing, oglašavanje, seo
briefcase handshake: poslovno savjetovanje, konzalting
banknotes coin: kredit, krediti, zajam, financiranje
toolbox hammer: ~ majstor, majstori
musical-notes: koncert, koncerti
eagle bird: sokolarstvo, sokolar, grabljivice
books: knjigovežnica, uvez knjiga, uvezivanje
window beach-umbrella: rolete, tende, roletne
tractor wheat: poljoprivredni strojevi, kombajn, traktori, poljoprivredna mehanizacija
theatre-masks dress: najam kostima, kostimi, maškare
toilet plunger: odštopavanje, septičke jame
kitchen-knife: oštrenje noževa, oštrenje, brušenje noževa
horse: pansion za konje, smještaj konja
honey bee: pčelinji proizvodi, pčelarska oprema, propolis
sewing-machine thread: šivaći stroj, šivaće mašine, šivaćih strojeva, šivaće strojeve
window palette: vitraž, vitraji, vitraj, vitraža
tropical-fish: akvarij, akvariji, akvaristika, akvarijum
horse: sedlar, konjička oprema, sedla
skis: najam skija, škola skijanja, skijanje, skije
ladder bricks: najam skela, fasadne skele
toy-bricks teddy-bear: drvene igračke
slide: dječja igraonica, igralište, dječja igrališta, igraonica
staircase saw: stubišta
plug lightning: agregat za struju, agregata za struju, agregati, najam agregata
mosquito: suzbijanje komaraca, komarci, ose i stršljeni
radiator wrench: grijanje, centralno grijanje, kotao
car key: ~ vozač, tražimo vozača, vozača
microphone musical-notes: klapa, klape, klapska večer, večer klapa, klapsko pjevanje, susret klapa
solar-panel sun: solarne ploče, solarna ploča, solarne elektrane, solarna elektrana, fotonaponski paneli, fotonaponske ploče
cutlery dinner-plate: konobar, konobari, konobare, konobarica, konobaricu
wardrobe: plakar, plakari, plakari po meri, plakara
candle bouquet: održavanje grobova, čišćenje grobova, uređenje grobova
canned-food basket: banka hrane, prikupljanje hrane
abacus: mentalna aritmetika, abakus
notebook pencil: produženi boravak, pomoć pri učenju
fish: šaran, šarani, pastrve
santa: djed mraz, božićna povorka
house heart: udomitelji djece, udomiteljske obitelji, udomiteljska obitelj
`;
