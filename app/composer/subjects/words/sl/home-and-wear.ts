/** Slovene words for the home, clothes and the body. Notation: word-list.ts. */
export const sloveneHomeAndWear = `
air-conditioner: klimatske naprave, klima uređaji, klima, montaža klime, klime
armchair sofa: tapetnik, tapetništvo, oblazinjenje, fotelj
awning pergola: tende, tenda, senčila in tende
basket carrot: domači pridelki, zelenjavni zabojček, tržnica, voće i povrće, povrće, pijaca, zelenjava
basket leaves: pletenje košar, pletarstvo, suha roba
bathtub shower: kupaonica, kupaonice, kupatilo, adaptacija kupaonice, kopalnica, prenova kopalnice, kopalnice
bed bellhop-bell: hotel, hostel, sobe, prenoćište, noćenje, smještaj
bed mattress: vzmetnice, posteljnina
bench: vrtna klop
blanket cushion: odeja, odeje, volnena odeja, volnene odeje
bow-and-arrow target: lokostrelstvo
broom bucket: čiščenje stanovanj, čiščenje apartmajev, čiščenje stopnišč, čistilni servis, čistilka, čiščenje hiš
broom spray-bottle: čišćenje, čiščenje, usluge čišćenja, čišćenje stanova
broom wastebasket: čistilna akcija, očistimo
bust: kip, kipi, skulpture, kiparstvo, kiparska delavnica
candle: adventni, svijeće, pogrebne usluge, pogrebno poduzeće, sveće
candle headstone: pogrebne storitve, pogreb
chandelier: lestenec, lestenci, svetila
chimney fire: dimnikarstvo, dimnikar, dimnikarske storitve, dimnik
cooker-hood: kuhinjska napa, kuhinjske nape, nape, čiščenje nap
cot: otroška posteljica, posteljica, posteljice, zibelka
curtains window: žaluzije, senčila, komarniki, markize, zavjese, zavese, roletne
dining-table chair: jedilne mize, mize
door: vrata, sobna vrata, garažna vrata, vrat
drainpipe droplet: odmašitev odtokov, kanalizacija, čiščenje kanalizacije, zamašen odtok, odmaševanje, zamašeni odtoki
drainpipe droplet: čiščenje odtokov
fabric-roll thread: metrsko blago, blago na metre, tkanine
fence hammer: ograde, ograja
fire-extinguisher: gasilni aparati, gasilnik, gasilniki
fireplace fire: kamin, kamini, odprti kamin
first-aid-kit: prva pomoč, tečaj prve pomoči, defibrilator
fitted-kitchen: kuhinje po meri, kuhinja po meri, izdelava kuhinj, kuhinjski studio
floorboards: parket, parketar, brušenje parketa, polaganje parketa, laminat, leseni podi, lesene terase, polaganje podov
fridge: hladilnik, hladilniki
garden-shed: vrtna lopa, vrtne lope, vrtna uta, vrtne hišice, vrtna hiška
gas-cylinder fire: plinska jeklenka, plinske jeklenke, jeklenke
gear wrench: rezkanje, obdelava kovin, orodjarstvo, orodjarna, brizganje plastike, ležaji, strojni deli, kalupi, livarna
gear wrench: laserski razrez, strojegradnja
grandfather-clock: stoječa ura, talna ura
hammer-and-wrench gear: kovač, kovinarstvo
headstone: urejanje grobov, nagrobni spomeniki, nagrobniki, kamnosek, kamnoseštvo
heat-pump radiator: toplotna črpalka, toplotne črpalke, toplotnih črpalk, toplotno črpalko
key padlock: odpiranje vrat, ključavničar, ključavničarstvo, odklepanje vrat, bravar, ključevi, izrada ključeva
ladder bricks: najem odrov, fasadni odri
light-bulb: rasvjeta, lampe, rasveta, luči, razsvetljava
lock-and-key puzzle: escape room
lotion: depilacija, dermatolog, kreme
mattress bed: madraci, madrac, dušeci, ležišča
mouse-trap: miši, podgane, deratizacija
mouse-trap cockroach: dezinsekcija
oven dining-table: kuhinje, kuhinja po mjeri
padlock: skladište, self storage
paint-roller bucket: ličenje stanovanj, ličenje, slikopleskarstvo, slikopleskar, pleskanje, beljenje, pleskar, ličilac
paint-roller bucket: soboslikar
plug lightning: elektroinštalacije, agregat, agregati, najem agregatov, električar
radiator fire: kotli, radiatorji, grijanje, centralno grijanje, grejanje
radiator wrench: ogrevanje, centralno ogrevanje, kotel
razor: britje
recycling: odkup železa, odkup kovin, odkup starega železa, odpadno železo, odkup odpadnih surovin
roof house: teče streha, puščanje strehe, streha pušča, zamakanje strehe, krovec, krovstvo, kleparstvo, streha, strehe
roof house: žlebovi, klepar, krov, krovovi, popravilo strehe, streh
rug: tepih, tepisi, pranje tepiha, preprog
sack spade: kompost, hlevski gnoj, šota
sack wheat: krma, krmila, semena
saw axe: žaga
saw hammer: mizarstvo, terase, tla, stolar, namještaj po mjeri, mizar, tesar
screwdriver coffee: popravljalnica
security-camera: videonadzor, alarmi, video nadzor, zaštitarska tvrtka
sewing-machine thread: šivalni stroj, šivalni stroji, šivalnih strojev
shield security-camera: varnostnik, varnostniki, varovanje
shield umbrella: zavarovanje, zavarovanja, osiguranje, zavarovalnica, zavarovalni agent
shopping-cart basket: supermarket, namirnice, trgovina hrane
soap: milo, naravna mila
soap bubbles: izdelava mil
sofa: sedežne garniture, kavč, namještaj, nameštaj, pohištvo, kavčev, kavči, sedežna
solar-panel sun: sončni kolektorji, solarni paneli, solarna elektrana, sončna elektrarna
spray-bottle bucket: osja gnezda, osjih gnezd, ose in sršeni, sršenov, os in sršenov, odstranjevanje os
spray-bottle bucket: globinsko čiščenje, čiščenje sedežnih garnitur, čiščenje fasad, dezinfekcija, pranje preprog
spray-bottle cockroach: stenice, stenic
squeegee window: čiščenje oken, pomivanje oken
staircase: stopnice, stopnišče
staircase saw: lesene stopnice, stopnice po meri
stove fire: kaljeve peči, lončene peči, krušna peč, lončena peč, pečarstvo
tap wrench: vodovodar, vodovodne inštalacije, vodovod, inštalater, vodoinstalater
tiles trowel: mozaik, ploščice, keramičar, polaganje ploščic
toilet: mobilna stranišča, kemična stranišča, kemični wc, mobilni wc
toolbox hammer: alati, kućni majstor, alat, hišnik
toolbox hammer: ~ mojster, mojstri, majstor
vacuum-cleaner: sesalnik, sesalniki
vase fire: pihanje stekla, steklarna
wardrobe: vgradne omare, omare, omara po meri
washing-machine: praonica rublja, kemijska čistionica, popravak perilica, pralnica, hemijsko čišćenje
washing-machine wrench: popravilo pralnih strojev, pralni stroj, bela tehnika
wastebasket recycling: zabojniki, reciklaža
water-pump droplet: vrtanje vodnjakov, črpalka za vodo, vrtine za vodo
water-tank droplet: rezervoar za vodo, zbiralnik deževnice, zbiralniki deževnice
wheelie-bin: zabojnik za smeti, smetnjak, odvoz odpadkov
wheelie-bin recycling: odpadki, smeti, kosovni odpadki, zbirni center, ločevanje
wifi-router: optični internet, optika do doma, wifi usmerjevalnik
window: okna, oken, lesena okna, lesenih oken, steklar, steklarstvo, stavbno pohištvo, prozori, pvc stolarija, stolarija
window beach-umbrella: rolete
window palette: vitražev
wrench car: automehaničar, autoservis, auto servis, avtoservis, izmjena ulja, zamjena ulja, servis automobila
wrench car: tehnički pregled, menjava olja, autodijelovi
baby-bodysuit: otroška oblačila, oblačila za dojenčke, bolšjak otroških oblačil
backpack pencil: nahrbtniki, šolske torbe
bangles: zapestnica, zapestnice
bikini: kopalke
bra: spodnje perilo, modrček, modrčki, modrc
braid hair-comb: kitke, afro kitke, pletenje kitk, dredi
brain speech-bubble: psihiater, psihiatrija, psiholog, psihoterapija, psihoterapeut
clothes-hanger coat: kemična čistilnica, kemično čiščenje, izmenjava oblačil, rabljena oblačila
coat: krznarstvo, krzno, jakne, kaputi, second hand
coat scarf: zimskih oblačil, toplih oblačil, topla oblačila
diamond ring: obesek, obeski, verižica, verižice, srebrn nakit, nakit, zlatarna, zlatar, dragulji, zlatara, zlatarstvo
diamond ring: piercing
dress handbag: haljine, haljina, ženska moda, butik, odjeća, odeća, obleke
dress t-shirt: oblačila
dress-shoe: postolar, popravak obuće, obućar
dress-shoe hammer: čevljarstvo, čevljar, popravilo čevljev
ear stethoscope: orl ambulanta, otorinolaringolog
earrings diamond: uhan, uhani
eyelashes eye: trepalnice, podaljševanje trepalnic, trepavice, nadogradnja trepavica, obrve
foot dress-shoe: pedikura, ortopedski vložki, podolog
glasses eye: optika, naočale, naočare, očala
gloves: rokavice
graduation-cap books: ~ fakultet, sveučilište, tečajevi, edukacija, univerzitet, obrazovanje
graduation-cap books: štipendija, štipendije
hair-dryer hair-comb: sušilnik za lase, fen frizura, keratinsko ravnanje, striženje in feniranje
handbag: usnjarstvo, torbe, torbica, torbice
hearing-aid: slušni aparati, slušni aparat
heart handshake: donacije, humanitarna akcija, volonteri, doniraj
hiking-boot: pohod, planinarjenje, planinarenje, izlet, pješačenje, pohodništvo
jumper scarf: pulover, puloverji, jopica, jopice
lipstick nail-polish: kozmetički salon, šminka, kozmetika
lipstick serum-bottle: kozmetični salon, čiščenje obraza, kozmetičarka, nega obraza
lungs stethoscope: pulmolog, pulmologija
nail-polish: gel nohti, nohti, manikura, nokti
nappy baby: plenice, pralne plenice, torta iz plenic
necklace: ogrlica, ogrlice, unikatni nakit
necktie: odijela, muška moda, odela
perfume: parfem, parfemi, parfumerija
ring bouquet: vjenčanje, vjenčanja, svadba, venčanje, vjenčano prstenje, poroka, poročni prstani, poroke
safety-vest: delovna oblačila, zaščitna oprema
safety-vest lab-coat: zaščitna oblačila
serum-bottle lotion: njega lica, njega kože, nega lica, serum, nega kože
shopping-bags price-tag: ~ sniženje, rasprodaja, popust, buvljak, sajam, razprodaja
sneaker: cipele, tenisice, obuća, patike, čevlji, čevljev
socks: nogavice
spine: fizioterapija, fizioterapeut, osteopat, kiropraktičar, fizikalna terapija
spine stethoscope: fizioterapevt
suit necktie: moška obleka, moške obleke, obleka po meri, smoking
t-shirt jeans: majice, tisk na majice, potisk majic
tattoo-machine: tetovaže, tetoviranje
tooth: zobni aparat, zobni aparati, zobozdravstvo, zobna ordinacija, zobje, ortodont, stomatolog, zubar, zobozdravnik
tooth: dentalna ordinacija, stomatološka ordinacija, zob, zobe, zobna ambulanta
tooth toothbrush: beljenje zob, čiščenje zobnega kamna
top-hat: klobuki, klobučarstvo
vape: elektronske cigarete, vape
wallet handbag: denarnice, usnjarski izdelki, usnjeni izdelki
wedding-dress ring: poročna obleka, poročne obleke, poročni salon
wig: lasulja, lasulje
x-ray: rentgen, radiologija, magnetna resonanca
zip: zamenjava zadrg, zadrga, zadrge
`;
