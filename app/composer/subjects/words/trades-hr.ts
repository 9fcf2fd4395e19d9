/** Trades and goods in Croatian, Serbian and Slovene. Notation: word-list.ts. */
export const croatianTrades = `
calculator: računovodstvo, knjigovodstvo, računovođa, knjigovođa, porezi
wrench: automehaničar, autoservis, auto servis, avtoservis
bread: pekara, pekarna, kruh, hleb, pekarnica
lipstick: kozmetički salon, šminka, kozmetika
nail-polish: manikura, nokti
car: rabljeni automobili, najam automobila, automobili, polovni automobili, rent a car, avtomobili
coffee: kava, kafić, kafa, kavarna, kafana kafa
scissors: frizer, frizerski salon, frizerka
barber-pole: brijač, barber shop, berberin
teddy-bear: vrtić, igračke, vrtec
dog stethoscope: veterinar
dog: pas, psi, pet shop
plug: električar
house: nekretnine, stan, stanovi, apartmani, nepremičnine, apartman
bouquet: cvjećarnica, cvijeće, cvećara, cveće, cvetličarna
football: nogomet, fudbal
glasses: optika, naočale, naočare, očala
dumbbell: teretana, fitnes, fitness
bed: hotel, hostel
sofa: namještaj, nameštaj, pohištvo
books: knjižara, knjige, knjižnica, biblioteka, knjigarna
key: bravar, ključevi, izrada ključeva
open-book: instrukcije, tečaj engleskog, prijevodi, kurs engleskog
delivery-van: selidbe, selitve, selidba, prijevoz
camera: fotograf, fotografija
tap: vodoinstalater
sewing-needle: krojač, krojačica
airplane: putovanja, turistička agencija, putnička agencija, letovanje
broom: čišćenje, čiščenje, usluge čišćenja, čišćenje stanova
lotus-position: joga
massage: masaža
shield: osiguranje, zavarovanje
tooth: stomatolog, zubar, zobozdravnik, dentalna ordinacija, stomatološka ordinacija
stethoscope: liječnik, ordinacija, klinika, lekar, zdravnik
pill: ljekarna, apoteka, lekarna
scales: odvjetnik, advokat, odvetnik, odvjetnički ured
birthday-cake: torte, torta, slastičarnica, kolači, poslastičarnica
wine: vino, vina, vinarija
pizza: pizzeria, pizza, pica, picerija
cutlery: restoran, konoba, restavracija
gift: poklon, pokloni, darila
sneaker: cipele, tenisice, obuća, patike, čevlji
bicycle: bicikl, bicikli, kolesa, servis bicikala, najam bicikala, servis bicikla
tyre: gume, zimske gume
honey: med, domaći med, pčelar
motor-boat: najam brodova, najam čamaca, iznajmljivanje brodova, najam jahti
piano-keys: klavir, satovi klavira
paint-roller: ličilac, soboslikar
roof: krov, krovovi
swimmer: plivanje, škola plivanja, bazeni
dancer: plesna škola, ples
laptop: servis računala, popravak računala
smartphone: servis mobitela, mobiteli
wrench: izmjena ulja, zamjena ulja, servis automobila, tehnički pregled, menjava olja, autodijelovi
tyre: zamjena guma, zamena guma, ljetne gume, guma, menjava gum, pnevmatike, vulkanizer
steering-wheel: autoškola, auto škola, vozački ispit, avtošola
motorcycle: motocikl, motocikli, motori, motor
car bubbles: autopraonica, pranje auta, auto perionica, avtopralnica
taxi: taksi, taxi
tractor: traktor, poljoprivreda, opg, kmetija, seosko gazdinstvo
croissant: kroasani, burek, bureci, pecivo, pecivo i burek
cheese: sir, sirana, sirevi
candy: bomboni, slatkiši, bombone
chocolate: čokolada, praline, čokolade
pancakes: doručak, palačinke, zajtrk, brunch
egg: jaja, domaća jaja, jajca
noodles: kineski restoran, rezanci
kebab: kebab, ćevapi, ćevapčići, ćevabdžinica
sushi: sushi, suši
burger: burger, burgeri
fish: riba, ribarnica, svježa riba, morski plodovi, sveža riba
steak: mesnica, mesar, meso, mesara
salad: veganski, salate, nutricionist, mršavljenje, dijeta, hujšanje
dinner-plate: catering, ketering
meat-on-bone: roštilj, grill, pečenje, žar
cook: kuhar, tečaj kuhanja, kuvar, škola kuhanja
beer: pivo, pivovara, craft pivo, pivara, pivovarna
beers: pivnica, pub
tea: čaj, čajevi, čajana
soft-ice-cream: sladoled, sladoledarnica, slastičarna
basket: tržnica, voće i povrće, povrće, pijaca, zelenjava
shopping-cart: supermarket, namirnice, trgovina hrane
orange: naranče, mandarine
spine: fizioterapija, fizioterapeut, osteopat, kiropraktičar, fizikalna terapija
brain: psiholog, psihoterapija, psihoterapeut
nurse: medicinska sestra, njega starijih, dom za starije, pomoć u kući
lotion: dermatolog, kreme
serum-bottle: njega lica, njega kože, nega lica, serum, nega kože
perfume: parfem, parfemi, parfumerija
eyelashes: trepavice, nadogradnja trepavica, obrve
hearing-aid: slušni aparati, slušni aparat
sauna: spa, sauna, wellness, terme, toplice
syringe: cijepljenje, botoks, vakcinacija
blood-drop: darivanje krvi, davanje krvi, krvodajalska akcija
baby: primalja, babica, oprema za bebe, bebe
stroller: dječja kolica, dečija kolica
window: prozori, pvc stolarija, stolarija, okna
curtains: zavjese, rolete, zavese, tende, roletne
door: vrata, sobna vrata, garažna vrata
bricks: građevinska tvrtka, gradnja, keramičar, adaptacije, pločice, građevinski radovi, renoviranje, gradbeništvo
bathtub: kupaonica, kupaonice, kupatilo, adaptacija kupaonice, kopalnica
oven dining-table: kuhinje, kuhinja po mjeri, kuhinje po meri
rug: tepih, tepisi, pranje tepiha
mattress: madraci, madrac, dušeci, ležišča
light-bulb: rasvjeta, lampe, rasveta
fire: kamini, peći, ogrjevno drvo, drva, peleti
air-conditioner: klima uređaji, klima, montaža klime, klime
saw: stolar, namještaj po mjeri, parket, mizar, tesar
toolbox: alati, kućni majstor, alat, hišnik
toolbox: ~ majstor
spade: vrtlar, uređenje vrta, košnja trave, vrt, baštovan, vrtnarstvo
seedling: rasadnik, sadnice, biljke, presadnice, vrtni centar
fence: ograde, ograja
radiator: grijanje, centralno grijanje, grejanje, ogrevanje
bank: kredit, banka, krediti
chart-up: ulaganja, investicije, financijski savjetnik
briefcase: poslovno savjetovanje, zapošljavanje, konzultant
briefcase: ~ tražimo radnike
megaphone: marketing, reklama, digitalni marketing, oglaševanje
desktop-computer: izrada web stranica, web dizajn, programiranje, web shop, izrada sajtova, spletne strani
printer: tiskara, štampa, vizitke, kopirnica, tiskarna
heart: donacije, humanitarna akcija, volonteri, doniraj
graduation-cap: ~ fakultet, sveučilište, tečajevi, edukacija, univerzitet, obrazovanje
school: ~ škola, osnovna škola, šola
open-book: prevoditelj, strani jezici, škola stranih jezika, engleski, tečaj njemačkog, inštrukcije
fountain-pen: javni bilježnik, notar, uredski materijal, papirnica
set-square: arhitekt, arhitektonski ured, arhitekta, matematika, instrukcije iz matematike
security-camera: videonadzor, alarmi, video nadzor, zaštitarska tvrtka
mouse-trap cockroach: deratizacija, dezinsekcija
dress: haljine, haljina, ženska moda, butik, odjeća, odeća, obleke
ring: vjenčanje, vjenčanja, svadba, venčanje, vjenčano prstenje, poroka
bride: vjenčanice, vjenčanica, venčanice, poročne obleke
guitar: gitara, satovi gitare, glazbena škola, časovi gitare, muzička škola
theatre-masks: kazalište, predstava, pozorište, gledališče
popcorn: kino, bioskop
museum: muzej
framed-picture: galerija
palette: slikanje, tečaj slikanja, likovna radionica
musical-notes: koncert, zbor, hor
microphone: karaoke, pjevanje, stand up
skis: skijanje, škola skijanja, ski servis, smučanje
hiking-boot: planinarenje, izlet, pješačenje, pohodništvo
climber: penjanje, plezanje
horse: jahanje, konji, škola jahanja
fishing-rod: ribolov, ribički pribor, pecanje
judo-suit: karate, judo, borilačke vještine, džudo
boxing-glove: boks
tennis: tenis
basketball: košarka
dice: društvene igre, pub kviz
lock-and-key: escape room
game-controller: videoigre, igrice
party-popper: ~ proslava, rođendan, dječji rođendan, rođendani
christmas-tree: ~ božić, advent, božićni sajam, božićna drvca
tent: kamp, šator, kampiranje, šatori
dog-standing: školovanje pasa, dresura pasa, hotel za pse, šišanje pasa
cat: mačka, mačke, mačići
paw: udomljavanje, sklonište za životinje, azil
handbag: torbe, torbica, torbice
coat: jakne, kaputi, second hand
necktie: odijela, muška moda, odela
diamond: nakit, zlatarna, zlatar, dragulji, zlatara
watch: satovi, urar
candle: svijeće, pogrebne usluge, pogrebno poduzeće, sveće
television: televizor, bijela tehnika, elektronika
shopping-bags: ~ sniženje, rasprodaja, popust, buvljak, sajam, razprodaja
amphora: keramika, lončarstvo
solar-panel: solarni paneli, solarna elektrana, sončna elektrarna
washing-machine: praonica rublja, kemijska čistionica, popravak perilica, pralnica, hemijsko čišćenje
dress-shoe: postolar, popravak obuće, obućar
padlock: skladište, self storage
gift: poklon bon
scissors: šišanje, feniranje, žensko šišanje, muško šišanje, frizerstvo, pramenovi
bed: sobe, prenoćište, noćenje, smještaj
open-book: ~ engleski, njemački
jar: maslinovo ulje, masline, ulje
chess-pawn: šah, šahovski klub
swimmer: toplice, terme, bazen
amphora: keramika, lončarstvo
wine grapes: vinarija, vinska kuća
tyre: vulkanizer
`;
