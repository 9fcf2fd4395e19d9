/** Croatian words for the home, clothes and the body. Notation: word-list.ts. */
export const croatianHomeAndWear = `
air-conditioner: klima uređaji, klima, montaža klime, klime
armchair: vreća za sjedenje
armchair sofa: tapetar, tapeciranje, tapaciranje, tapetarska radionica, fotelja, fotelje, presvlačenje namještaja
awning pergola: tende, tenda
balcony window: ostakljenje balkona, zatvaranje balkona
basket apple: berači jabuka
basket carrot: tržnica, voće i povrće, povrće, pijaca, zelenjava, domaći proizvodi, domaćih proizvoda
basket carrot: domaći proizvodi s opg-a
basket carrot: ~ opg
basket grapes: radnici za berbu, radnike za berbu, berači grožđa
basket leaves: pletenje košara, pletarstvo, korpe
bathrobe: kućni ogrtači, ogrtači, ogrtač
bathtub: bombice za kupanje, sol za kupanje
bathtub shower: kupaonica, kupaonice, kupatilo, adaptacija kupaonice, kopalnica, uređenje kupaonica
battery: punjač, kabel za punjenje, prijenosni punjač
beanie baseball-cap: kape, vunene kape, zimske kape, pletene kape
bed: plahta
bed bellhop-bell: hotel, hostel, sobe, prenoćište, noćenje, smještaj
bed broom: sobarica, sobaricu, sobarice
bedding: posteljina, posteljine, posteljinu, popluni, poplun
belt: remeni, remena, kožni remeni
bench: vrtna klupa, vrtne klupe, klupe, klupa
bench sun-lounger: vrtni namještaj, vrtnog namještaja, vrtne garniture, vrtna garnitura
blanket cushion: deka, deke, vunena deka, vunene deke
blender: blenderi, blendera
blinds: žaluzine, roleta, venecijaneri, škure, rolete
boiler: servis plinskih bojlera
boiler radiator: bojleri, bojlera, plinski bojleri, servis bojlera
boiler wrench: plinoinstalater, plinoinstalatera, plinoinstalaterski radovi
bookshelf: polica za knjige, zidna polica
boot safety-vest: radne cipele, radnih cipela, radna obuća, radne obuće
bow-and-arrow target: streličarstvo
bow-tie: leptir mašne, leptir mašna, leptir mašnu
broom bucket: čišćenje apartmana, čišćenje stanova, čišćenje kuća, čišćenje stubišta, čistačica, spremačica
broom bucket: higijeničarka
broom spray-bottle: čišćenje, čiščenje, usluge čišćenja
broom wastebasket: čistimo, zelena čistka
bucket: mop
bust: kip, kipovi, skulptura, skulpture
button: dugmad, gumbi, gumba, gumbe
candle: svećara, svećar, svijećar, parastos, svijeće, pogrebne usluge, pogrebno poduzeće, sveće
candle bouquet: održavanje grobova, čišćenje grobova, uređenje grobova
candle headstone: pogrebno, sprovod, pogrebna oprema, lampaši, lampaša, svi sveti, svih svetih, svisvete, za svisvete
chair: hranilica za bebe
chandelier: luster, lusteri, rasvjeta, kristalni lusteri
chest-of-drawers: komode, komodu
chimney fire: dimnjake, dimnjak, dimnjaka, čistimo dimnjake, dimnjačar, dimničar, dimnjaci, čišćenje dimnjaka
clothes-hanger t-shirt: prikupljanje odjeće, prikupljanja odjeće
coal: ugljen, ugljena, drveni ugljen
coffee-table: klub stolići, klub stolić, stolić za kavu
colour-swatches: grafički dizajn, grafičkog dizajna, grafički dizajner
cooker-hood: kuhinjska napa, nape, čišćenje napa, kuhinjske nape
cooking-pot: lonci, lonaca
cooking-pot meat-on-bone: peka, jela ispod peke, teletina ispod peke, janjetina ispod peke
cooking-pot stew: kotlićijada, kotlićijade, kotlićijadu
cot: dječji krevetić, krevetić, krevetići, kolijevka, kolevka
cot bed: dječji kreveti, dječji krevet, dječjih kreveta
crossed-swords castle: viteški turnir, viteškog turnira, vitezovi, srednjovjekovni sajam, srednjovjekovnog sajma
curtains window: zavjese, zavese
cushion: ukrasni jastuk, jastučnica, jastuci, jastuka, jastuk, ukrasni jastuci
desk: radni stol, radni stolovi, radnog stola, pisaći stol, pisaći stolovi
dining-table: stolnjak, platnene salvete, stolnjaci
dining-table chair: blagovaonski stolovi, stolovi, blagovaonski stol, stol za blagovaonicu
dishwasher: perilice posuđa, perilica posuđa, perilicu posuđa, popravak perilica posuđa
door: vrata, sobna vrata
door fence: kapija
drainpipe droplet: odčepljivanje, odčepljivanje odvoda, kanalizacija, odgušenje kanalizacije, otčepljenje kanalizacije
drainpipe droplet: odštopavanje kanalizacije, začepljen odvod, začepljenje, odgušenje
earrings brooch: šibenski botun, šibenskog botuna, šibenski botuni
electric-fan: ventilatori, ventilatora
eyebrow lips: trajna šminka, trajne šminke, trajnu šminku
fabric-roll thread: tkanina, tkanine, metraža, štofovi, prodaja tkanina
felt-hat sun-hat: šeširi, šešir, šešira
fence hammer: ograde, ograja
fire-extinguisher: vatrogasni aparati, servis vatrogasnih aparata
fireplace fire: kamin, kamini, gradnja kamina
first-aid-kit: prva pomoć, tečaj prve pomoći, kurs prve pomoći, defibrilator
fitted-kitchen: kuhinje po mjeri, kuhinja po mjeri, kuhinje po meri, izrada kuhinja, kuhinjski elementi, montaža kuhinja
floorboards: parket, parketar, parketi, brušenje parketa, hobloviranje parketa, postavljanje parketa, laminat
floorboards: drveni podovi, hoblovanje parketa, decking
fridge: hladnjak, frižider, popravak hladnjaka, frižideri, hladnjaci, zamrzivači, zamrzivača, zamrzivač, ledenice
garage-door: garažna vrata, garaža, garaže, garažu, najam garaže
garden-hose droplet: navodnjavanje, navodnjavanja, sustavi za navodnjavanje
garden-shed: vrtna kućica, vrtne kućice, spremište za alat, baštenska kućica, šupa
gas-cylinder car: autoplin, autoplina, ugradnja autoplina
gas-cylinder fire: plinska boca, plinske boce, plinske boce dostava, boce plina, boca plina, plin u bocama
gas-cylinder fire: boce za kisik
gate: dvorišna vrata, dvorišnih vrata, klizna dvorišna vrata, kapije
gear wrench: glodanje, obrada metala, alatnica, brizganje plastike, ležajevi, strojni dijelovi, kalupi, ljevaonica
gear wrench: lasersko rezanje, glodanje i tokarenje, livnica
grandfather-clock: stojeći sat, samostojeći sat
gutter house: oluk, oluci, žljebovi, čišćenje oluka
hammer: čavli, čavala
hammer-and-wrench: montaža namještaja, montaže namještaja, sastavljanje namještaja
headscarf: marame, marama, svilene marame
headstone: klesarstvo, klesar, nadgrobni spomenici, kamenoklesar, spomenici, klesarski radovi, klesarskih radova
heart rose: valentinovo, za valentinovo
heat-pump radiator: dizalica topline, dizalice topline, toplinska pumpa, toplinske pumpe
high-heel: štikle, štikli
hiking-boot mountain: planinarsko društvo, planinarskog društva, uspon na velebit, usponi, planinarski uspon
hoodie: trenirke, trenirka, trenirki, donji dijelovi trenirke
house-insulation: izolacija, izolacije, toplinska izolacija, termo fasade, termo fasada, fasade, fasada
house-insulation: fasaderski radovi, izrada fasada
iron: daska za glačanje
iron t-shirt: glačanje, peglanje, glačalo
jeans: hlače, hlača, muške hlače
jumper: veste, vesta, pletene veste
key padlock: otvaranje sefova, bravarija, otvaranje vrata, otključavanje, bravar, ključevi, izrada ključeva
key padlock: bravarski radovi, bravarskih radova
ladder: iznajmljivanje skela
ladder bricks: fasadne skele
laser-hair-removal: lasersko uklanjanje dlačica, laserska depilacija, laserske depilacije
life-jacket: prsluk za spašavanje, prsluci za spašavanje
light-bulb: lampe, rasveta, svjetiljke, svjetlosni lanac, lampice
lock-and-key: sef
lock-and-key padlock: brave, zamjena brave, kibernetička sigurnost
lock-and-key puzzle: escape room
lotion: epilacija, laserska epilacija, kreme, maslac za tijelo, čvrsti šampon, maska za lice
lotion: regenerator za kosu
lotion soap: prirodna kozmetika, prirodne kozmetike, prirodnu kozmetiku
lotion sun: krema za sunčanje, kreme za sunčanje, zaštita od sunca
makeup-palette lipstick: šminkanje, šminkanja, profesionalno šminkanje, vizažistica, šminkerica
mattress bed: madraci, madrac, dušeci, ležišča
microwave: mikrovalne, mikrovalna pećnica, mikrovalne pećnice
mirror: ogledala, ogledalo
mortar: mlinac za papar, mlinac za kavu
mouse-trap: miševi, štakori, deratizacija
mouse-trap cockroach: dezinsekcija
nut-and-bolt: vijci, vijaka, vijčana roba
oven: friteza na vrući zrak, štednjaci, štednjak, štednjaka, popravak štednjaka, ploče za kuhanje, ploča za kuhanje
oven: indukcijske ploče
oven dining-table: kuhinje
padlock: self storage
paint-roller bucket: moler, ličenje, krečenje, molerski radovi, moleraj, ličilac, soboslikar, boje i lakovi
paint-roller bucket: boja i lakova, soboslikarski radovi, soboslikarskih radova, ličilački radovi
paving: tlakavci, tlakavaca, postavljanje tlakavaca
pergola house-with-garden: pergola, pergole, sjenica, sjenice
plug lightning: elektroinstalacije, agregat za struju, agregata za struju, agregati, najam agregata, električar
pressure-washer: visokotlačno pranje, visokotlačni čistač, pranje fasada, čišćenje fasada, čišćenje fasade
pyjamas: pidžame, pidžama, pidžamu
radiator fire: kotlovi, radijatori, grejanje, ogrevanje, toplotne pumpe
radiator wrench: grijanje, centralno grijanje, kotao
razor: brijanje
recycling: otpad, otkup sekundarnih sirovina, staro gvožđe
recycling magnet: otkup željeza, otkup metala, staro željezo, otkup obojenih metala
recycling wastebasket: odvoz namještaja, čišćenje podruma
ring: prstenje
rolling-pin bread: tečaj pečenja kruha, pečenje kruha
roof: crijep, crijepa, crijepovi
roof droplet: hidroizolacija, hidroizolacije, hidroizolaciju
roof house: curi krov, prokišnjava krov, prokišnjavanje krova, krov prokišnjava, krov curi, krovopokrivač, limar
roof house: limarski radovi, krov, krovovi
rug: tepih, tepisi, pranje tepiha, tepiha, otirač
sack spade: kompost, stajski gnoj, stajnjak, treset, glistenjak, đubrivo, gnojivo, gnojiva
sack wheat: stočna hrana, hrana za životinje na farmi
sandal: sandale
saw: ubodna pila, kružne pile, oštrenje pila
saw axe: drvena građa
saw hammer: stolarija, drvene terase, izrada terasa, podovi, stolar, namještaj po mjeri, mizar, tesar
screwdriver coffee: popravljaonica
security-camera: videonadzor, alarmi, video nadzor, zaštitarska tvrtka, montaža kamera, sigurnosne kamere
security-camera shield: zaštitari, obezbeđenje
serum-bottle: eterična ulja, eterično ulje, konopljino ulje
sewing-machine sewing-needle: šivačica, šivačice, krojačica
sewing-machine thread: šivaći stroj, šivaće mašine, šivaćih strojeva, šivaće strojeve
shield umbrella: osiguranje, osiguranja, zavarovanje
shirt: košulje, košulja, muške košulje
shopping-cart basket: supermarket, namirnice, trgovina hrane
skirt: suknje, suknja, suknju
slippers: papuče, kućne papuče, papuča
soap: sapun, prirodni sapuni, domaći sapun, gel za tuširanje
sofa: namještaj, nameštaj, pohištvo, kutne garniture, kutna garnitura, kutnih garnitura, kutnu garnituru
sofa: sjedeće garniture
sofa delivery-van: odvoz starih stvari, odvoz starog namještaja, čišćenje stanova od starih stvari
sofa spray-bottle: čišćenje kauča, pranje kauča
solar-panel sun: solarni kolektori, solarne ploče, solarna ploča, solarne elektrane, solarna elektrana
solar-panel sun: fotonaponski paneli, fotonaponske ploče, solarni paneli, sončna elektrarna
sponge: krpe
spray-bottle bucket: osinjaci, osinje gnijezdo, osinje gnezdo, uklanjanje osa, uklanjanje osinjaka, ose i stršljeni
spray-bottle bucket: osa i stršljena, osa i stršljenova, stršljena, stršljenovi, dubinsko pranje, dubinsko čišćenje
spray-bottle bucket: kemijsko čišćenje namještaja, dezinfekcija, hemijsko čišćenje nameštaja
spray-bottle cockroach: stjenice, stjenica, stenice
squeegee window: pranje prozora, čišćenje prozora, pranje stakala
staircase: stepenice, stubište, drvene stepenice
staircase saw: stubišta
stairlift: stubišna platforma, stubišne platforme, stubišni lift
stone-wall: suhozid, suhozidi, suhozida, kamene ograde, gradnja suhozida, kameni zidovi
stove fire: krušna peć, kaljeva peć, peći na drva, peć na drva, peći na pelete
strimmer: trimeri, trimeri za travu, trimer za travu
suit: muški prsluci, sakoi, muški sakoi, sako
tap wrench: vodoinstalaterske usluge, vodoinstalater
tights: hulahopke, hulahopki
tiles trowel: mozaik, pločice, keramičar, polaganje pločica
toilet: mobilni wc, kemijski wc, kemijski toaleti, mobilni toaleti, najam mobilnih toaleta, otčepljenje odvoda
toilet plunger: odštopavanje
toolbox: set odvijača
toolbox hammer: alati, kućni majstor, alat, hišnik
toolbox hammer: ~ majstor, majstori
toolbox musical-notes: popravak glazbala, popravak instrumenata
toothbrush: pasta za zube, električna četkica
towel: ogrtač za kupanje
towel soap: ručnik, ručnici, bademantili
vacuum-cleaner: usisavač, usisavači
vase: vaza, vaze
vase fire: puhanje stakla, staklana
wardrobe: plakar, plakari, plakari po meri, plakara, ugradbeni ormari, ormari, klizni ormari, plakari po mjeri
wardrobe: ormarić za cipele
washing-machine: praonica rublja, popravak perilica, pralnica, deterdžent, omekšivač, perilice rublja, perilica rublja
washing-machine: perilice, sušilice, sušilica, sušilica rublja, sušilice rublja
washing-machine wrench: perionica veša, servis bele tehnike, servis bijele tehnike, veš mašine
wastebasket recycling: reciklaža, odvoz šuta
water-bottle: mineralna voda, mineralne vode, mineralnu vodu, boce, boca, staklene boce
water-pump: pumpe, popravak pumpi
water-pump droplet: bušenje bunara, bunar, bunari, pumpa za vodu, pumpe za vodu, bunara
water-tank droplet: spremnik za vodu, cisterna za vodu, rezervoar za vodu, spremnici za vodu, rezervoari za vodu
wax-pot: depilacija, depilacije, depilaciju, depilacija voskom
wellingtons: gumene čizme, gumenih čizama
wheelie-bin: kanta za smeće, kante za smeće, odvoz smeća, kontejneri za otpad
wheelie-bin recycling: smeće, reciklažno dvorište, sekundarne sirovine
wifi-router: optički internet, kućni internet, wifi router, brzi internet
window: zamjena prozora, ugradnja prozora, zamena prozora, pvc stolarija, pvc prozori, staklar, stakla, prozori, okna
window beach-umbrella: roletne
window bucket: prozora
window hammer: staklarstvo
window palette: vitraža
window-net: komarnici, komarnik, komarnika, ugradnja komarnika
wrench car: automehaničar, autoservis, auto servis, avtoservis, izmjena ulja, zamjena ulja, servis automobila
wrench car: tehnički pregled, menjava olja, autodijelovi, auto dijagnostika, autodijagnostika, auto dijagnostike
apron chef-hat: pregača, pregače
baby-bodysuit: dječja odjeća, odjeća za bebe, odjeća za djecu, robica za bebe, garderoba za bebe, dečija odeća
baby-bodysuit: odeća za bebe, dečija garderoba, bodi za bebe, pidžama za bebe
backpack pencil: školske torbe, ruksaci, školski rančevi, rančevi
ballet-shoes dancer: balet
bangles: narukvica, narukvice
bikini: kupaći kostimi
blouse: lanena košulja, bluze, bluza, ženske bluze
boot: čizme, čizama
bra: grudnjak, grudnjaci, donji veš, brushalter, ženski veš, grudnjaka, donje rublje
braid hair-comb: pletenice, afro pletenice, pletenje pletenica, dredovi
brain speech-bubble: psihijatar, psihijatrija, psiholog, psihoterapija, psihoterapeut
briefs: bokserice
clothes-hanger: sušilo za rublje, vješalice
clothes-hanger coat: kemijska čistionica, kemijsko čišćenje, hemijsko čišćenje, razmjena odjeće, second hand odjeća
clothes-hanger coat: polovna odeća
coat: krzno, krznarstvo, jakne, kaputi, second hand, kabanica, bunde, bunda, bundi, krznene bunde
coat scarf: zimske odjeće, zimska odjeća, tople odjeće, topla odjeća
diamond ring: privjesak, privjesci, lančić, lančići, burme, nakit, dragulji, zlatara, piercing
dress handbag: haljine, haljina, ženska moda, butik, odjeća, odeća, obleke
dress-shoe: postolar, popravak obuće, obućar
ear stethoscope: otorinolaringolog, orl ordinacija, orl
earrings diamond: naušnica, naušnice
eyelashes eye: ekstenzije trepavica, ekstenzije za trepavice, trepavice, nadogradnja trepavica, obrve
flat-shoe: šlape
foot dress-shoe: pedikura, medicinska pedikura, ortopedski ulošci, ortopedske cipele, podolog
glasses eye: optika, naočale, naočare, očala
gloves: rukavice
graduation-cap books: ~ fakultet, sveučilište, tečajevi, edukacija, univerzitet, obrazovanje
graduation-cap books: stipendija, stipendije
hair-comb: četka za kosu
hair-comb scissors: ekstenzije, nadogradnja kose, ekstenzije za kosu
hair-dryer: pegla za kosu, uvijač za kosu
hair-dryer hair-comb: sušilo za kosu, fen za kosu, feniranje, keratinsko ravnanje, keratin, brazilski keratin
handbag: kožni proizvodi, torbe, torbica, torbice
hearing-aid: slušni aparati, slušni aparat, slušna pomagala
heart handshake: donacije, humanitarna akcija, volonteri, doniraj
hiking-boot: planinarenje, izlet, pješačenje, pohodništvo, štapovi za planinarenje
hoodie t-shirt: hoodica, majica s kapuljačom, hoodie
jumper scarf: džemper, džemperi, pulover, puloveri, vesta od vune
lipstick: balzam za usne, paleta sjenila
lipstick nail-polish: kozmetički salon, šminka, kozmetika
lipstick serum-bottle: čišćenje lica, kozmetičarka, tretman lica, kozmetički tretmani
lungs stethoscope: pulmolog, pulmologija, pulmološka ordinacija
nail-polish: nadogradnja noktiju, izlivanje noktiju, manikir, manikura, nokti
nappy baby: pelene, platnene pelene, torta od pelena, pelena
necklace: ogrlica, ogrlice, biseri, srebrni nakit, ručno rađeni nakit, unikatni nakit
necktie: muška moda
perfume: parfem, parfemi, parfumerija, dezodorans u stiku, dezodorans, difuzor mirisa, osvježivač prostora
prosthetic-leg: proteza noge, ortopedska pomagala i proteze
ring bouquet: vjenčanje, vjenčanja, svadba, venčanje, poroka, svadbe, venčanja
ring diamond: zlatarnica, zlatarna, vjenčano prstenje, zaručničko prstenje, vjenčani prsteni, otkup zlata
ring diamond: otkupljujemo zlato, kupujem zlato
rollator: hodalica za starije, hodalice za starije, rolator
safety-vest: radna odjeća, radna odeća, zaštitna oprema, zaštitni prsluci, reflektirajući prsluci
safety-vest lab-coat: zaštitna odjeća
serum-bottle lotion: njega lica, njega kože, nega lica, serum, nega kože
shopping-bags price-tag: ~ sniženje, rasprodaja, popust, buvljak, razprodaja
sneaker: cipele, tenisice, obuća, patike, čevlji, cipela
socks: čarape
spine: fizioterapija, fizioterapeut, osteopat, kiropraktičar, fizikalna terapija
suit necktie: odijelo, odijela, muška odijela, odijelo po mjeri, odelo, odela, muška odela, smoking
t-shirt jeans: majice, tisak na majice, štampa na majicama
tattoo-machine ring: tetovaže
tooth: zubne proteze, dentalna medicina, implantati, ortodont, stomatolog, zubar, zobozdravnik, dentalna ordinacija
tooth: stomatološka ordinacija, zubi, zuba, zubni tehničar, zubnog tehničara, zubotehnički laboratorij
tooth toothbrush: izbjeljivanje zubi, čišćenje kamenca, aparatić za zube
top-hat sun-hat: izrada šešira
vape: vape, e-cigarete, elektronske cigarete, vape shop
wallet handbag: novčanici, kožna galanterija
wedding-dress ring: vjenčanica, vjenčanice, venčanica, venčanice, salon vjenčanica
wig: perika, perike, perike od prirodne kose
x-ray: rendgen, radiologija, magnetska rezonanca, magnetna rezonanca, mamografija
zip: zamjena patentnih zatvarača, patentni zatvarač, rajsfešlus, zamena cibzara, cibzar
`;
