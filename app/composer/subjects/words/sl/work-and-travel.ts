/** Slovene words for work, places and travel. Notation: word-list.ts. */
export const sloveneWorkAndTravel = `
anvil hammer: kovačija, kovaštvo
ballot-box: volitve, glasovanje, participativni proračun, lokalne volitve, glasujte za, glasujte, glasuj za
banknotes coin: kredit, posojilo, financiranje
blood-drop: krvodajalstvo, krvodajalska akcija, daruj kri, darovanje krvi, krvodajalci, darivanje krvi, davanje krvi
book: knjigovez, knjigoveznica, knjigoveštvo
books open-book: knjižni sejem, bralni krožek, bralni klub, vezava knjig, knjižara, knjige, knjižnica, biblioteka
books open-book: knjigarna
briefcase handshake: poslovno svetovanje, svetovanje, poslovno savjetovanje, zapošljavanje, konzultant
briefcase handshake: ~ tražimo radnike
briefcase handshake: zaposlitveni sejem, karierni sejem
calculator receipt: kalkulator, kalkulatorji, kalkulatorjev, dohodnina, dohodnine, napoved dohodnine
calculator receipt: računovodski servis, računovodkinja, obračun plač, davčno svetovanje, računovodstvo, knjigovodstvo
calculator receipt: računovođa, knjigovođa, porezi
card-terminal credit-card: pos terminal, pos terminali, blagajna za gostince, davčna blagajna, davčne blagajne
chainsaw logs: motorna žaga, motorne žage, sečnja, spravilo lesa, gozdarska dela
chart-up: ulaganja, investicije, financijski savjetnik
cherry-picker: dvižna košara, dvigalna košara, škarjasta ploščad, najem dvižne košare
coin magnifier: odkup kovancev, odkup zlata
combine-harvester wheat: kombajn, kombajni, žetev, strojni krožek
concrete-mixer bricks: beton, betonarna, estrihi, estrih, prevoz betona, betoniranje, črpanje betona
crayon teddy-bear: varstvo otrok, igrače, varuška
desktop-computer laptop: programska oprema, program za naročanje, rezervacijski sistem, crm, izrada web stranica
desktop-computer laptop: web dizajn, programiranje, web shop, izrada sajtova, spletne strani
desktop-computer receipt: pos blagajna, blagajniški sistem
document fountain-pen: sodni tolmač
drone: dron, snemanje z dronom
excavator crane: bager, izkopi, zemeljska dela, mini bager
excavator droplet: vrtanje vrtin, vrtina za vodo
forklift: tečaj za viličarja, viličar, viličarist, viličaristi, upravljanje viličarja
forklift parcel: palete, evro palete
fountain-pen document: javni bilježnik, uredski materijal, papirnica, kaligrafija
gavel: dražbena hiša, dražba
hydraulic-hose: hidravlične cevi, hidravlična cev, hidravlika
laptop screwdriver: popravilo računalnikov, računalniški servis, računalnik, servis računala, popravak računala
lathe: struženje, strugarstvo, stružnica, cnc struženje, cnc obdelava, strojna obdelava
lift: servis dvigal, vzdrževanje dvigal
magnifier: zasebni detektiv
megaphone chart-up: zbor krajanov, občni zbor, javna razprava, oglaševalska agencija, marketing, oglaševanje, seo
megaphone chart-up: reklama, digitalni marketing
memo beers: pub kviz, kviz, kviz večer
open-book pencil: jezikovni tečaj, prevajanje, prevodi, angleščina, instrukcije, tečaj engleskog, prijevodi
open-book pencil: kurs engleskog, prevoditelj, strani jezici, škola stranih jezika, engleski, tečaj njemačkog
open-book pencil: inštrukcije, jezikovna šola, jezikovni tečaji
open-book pencil: ~ njemački
pallet: lesene palete, euro palete
parcel delivery-van: kartonske škatle, škatle za selitev, embalaža
pill stethoscope: ljekarna, apoteka, lekarna
printer: tiskara, štampa, vizitke, kopirnica, tiskarna, fotokopiranje
printer paintbrush: tisk
road-roller: asfalt, asfaltiranje
robot gear: robotika, tečaj robotike
rubber-stamp document: notar, notarka, žigi, štampiljke
satellite-dish television: antene, satelitska antena
scaffold: klopotec
scaffold ladder: gradbeni odri
scales: pravno svetovanje, odvetniška pisarna, odvjetnik, advokat, odvetnik, odvjetnički ured
scissors hair-comb: podaljševanje las, frizer, frizerski salon, frizerka, šišanje, feniranje, žensko šišanje
scissors hair-comb: muško šišanje, frizerstvo, pramenovi
scroll document: rodoslovje, rodovnik
server: spletno gostovanje, strežniki
set-square ruler: geodet, projektiranje, inštrukcije matematike, arhitekt, arhitektonski ured, arhitekta, matematika
set-square ruler: instrukcije iz matematike
shipping-container: ladijski zabojnik, kontejner, skladiščni kontejner
smartphone: servis telefonov, popravilo telefonov, telefon, mobitel, telefoni, mobilni telefon, servis mobitela
smartphone: mobiteli
speaker: ozvočenje, zvočniki
speech-bubble: jezikovna kavarna, logopedija, logoped
speech-bubble open-book: nemščina za zaposlene, nemščina za začetnike, angleščina za začetnike
speech-bubble open-book: italijanščina za začetnike, nemščina za medicinske
spotlight: odrska razsvetljava, ozvočenje in osvetlitev, odrska tehnika
stethoscope: liječnik, ordinacija, klinika, lekar, zdravnik
stethoscope hospital: revmatolog, gastroenterolog, endokrinolog, nefrolog, hematolog, alergolog, dializa, proktolog
stethoscope hospital: kirurg
syringe: cijepljenje, botoks, vakcinacija, cepljenje
telescope star: planetarij, zvezdarna
test-tube: laboratorij, analize
welding-mask fire: varilstvo, varilec, varilci, varjenje, varilska dela
apartment-building key: stanovanje, stanovanja
bank coin: banka, krediti
barber-pole razor: brivnica, brivec, brivski salon, brijač, barber shop, berberin
bouncy-castle balloon: napihljiva igrala, napihljivi grad
bricks trowel: zidar, ometi, izolacija, rušenje, tlakovanje, gradbena dela, fasade, suhomontaža, gradbeno podjetje
bricks trowel: naravni kamen, zidanje, građevinska tvrtka, gradnja, adaptacije, pločice, građevinski radovi, renoviranje
bricks trowel: gradbeništvo, tlakovci, polaganje tlakovcev
campervan campsite: avtodom, avtodomi, najem avtodoma, izposoja avtodomov
caravan campsite: najem prikolic
caravan tent: najem avtodomov
church: maša
church candle: župnija, žegnanje, bogoslužje, miklavževanje, polnočnica, oratorij
circus-tent: cirkus
convenience-store key: najem lokala, poslovni prostor, oddam lokal, oddamo lokal
crane bricks: avtodvigalo, najem dvigala
house heart: rejniki, rejništvo, rejniška družina
house key: zazidljiva parcela, zazidljive parcele, parcela, gradbena parcela, parcela naprodaj, apartma, apartmaji
house key: nekretnine, stan, stanovi, apartmani, nepremičnine, apartman, montažne hiše, hiša, hiš, hiše
house snowy-mountain: brunarica, gorska koča
house-with-garden hut: zimski vrtovi
hut fir-tree: lesene hiške, lesena hiška, glamping hiške, glamping hiška, počitniška hiška, počitniške hiške, vrtne hiše
market-stall carrot: stojnica, stojnice, kmečka tržnica
marquee: najem šotora, najem šotorov, šotor za zabave
museum: muzej
nativity-crib: jaslice, žive jaslice, razstava jaslic
photo-booth: foto kabina, photo booth, fotokotiček
road-barrier safety-vest: dela na cesti, prometna signalizacija
roller-coaster: zabaviščni park
school backpack: ~ škola, osnovna škola, šola
slide: otroško igrišče, otroška igrala
slide toy-bricks: otroška igralnica, igralnica za otroke, igralnica
stained-glass: vitraž, vitraji, vitraži
swimming-pool swimmer: gradnja bazenov
tent: kamp, šator, kampiranje, šatori
tent compass: taborniki, tabornikov, tabornikom, skavti, skavtov
airplane suitcase: putovanja, turistička agencija, putnička agencija, letovanje, turistična agencija, potovalna agencija
airplane suitcase: potovanja
bicycle: kolesarjenje, bicikl, bicikli, kolesa, servis bicikala, najam bicikala, servis bicikla
bicycle parcel: kolesarski kurir
bicycle wrench: kolesarski servis, servis koles, servis e-koles
bus: avtobusni izleti, avtobusi
bus books: bibliobus, bibliobusa, potujoča knjižnica, potujoče knjižnice
bus suitcase: izlet z avtobusom, enodnevni izlet
car bubbles: ročno pranje, globinsko čiščenje avtomobila, keramična zaščita, avtokozmetika, autopraonica, pranje auta
car bubbles: auto perionica, avtopralnica
car car-front: rabljeni automobili, najam automobila, automobili, polovni automobili, rent a car, avtomobili
car key: ~ voznik, iščemo voznika, voznika
car tow-truck: odkup avtomobilov, odkup vozil, avtoodpad, odkup poškodovanih vozil
car wrench: polepitev vozil, avtokleparstvo, avtoličarstvo, avtodeli, avtomehanik, tehnični pregled, avto
car-front car: vetrobransko steklo, vetrobranskega stekla, menjava vetrobranskega stekla, avtostekla
car-front ring: poročni avto, poročni avtomobil, avto za poroko, poročni avtomobili
carriage horse: kočija, kočije, vožnja s kočijo
compass: orientacija
compass world-map: orientacijski tek
delivery-van lorry: kombi in dva delavca, kombi in dva človeka, selitve s kombijem, selitev s kombijem, selitev
delivery-van lorry: selitveni servis, praznjenje stanovanj, odvoz kosov, kurir, selidbe, selitve, selidba, prijevoz
fire-engine rescue-helmet: gasilci, gasilec, gasilcem, gasilcev, gasilka, gasilsko društvo, gasilskega društva
fire-engine rescue-helmet: gasilski dom, gasilska veselica, pgd, gasilskim avtom, gasilski avto, gasilska mladina
food-truck takeaway-box: food truck, foodtruck
hot-air-balloon: polet z balonom
houseboat: hišica na vodi, plavajoča hiša
jet-ski wave: vodni skuter, vodni skuterji
kayak: kajak, kajaki, kajakaštvo
kick-scooter: električni skiroji, skiro, skiroji
lifebuoy wave: reševanje na morju
locomotive: muzejski vlak, modeli vlakov
lorry: voznik c e, voznika c e, voznik tovornjaka, voznika tovornjaka, voznik kamiona, c in e, prikolice, tovorni prevoz
lorry bricks: beton z dostavo
mantel-clock amphora: starine, antikvitete
minibus bus: kombi, avtobusni prevozi, najem kombija, prevoz oseb
mobility-scooter wheelchair: električni invalidski voziček, električni skuter za starejše
motor-boat anchor: izvenkrmni motorji, ladjica
motor-boat sailing-boat: izlet z ladjo, izleti z ladjo, izlet z ladjico, vožnja z ladjico, vožnja z ladjo
motor-boat sailing-boat: panoramska vožnja, križarjenje, čoln, čolnov, čolni, barka
motor-boat wave: najam brodova, najam čamaca, iznajmljivanje brodova, najam jahti
motor-scooter: skuterji, skuter, mopedi
motorcycle: motocikl, motocikli, motori, motor
motorcycle-helmet motorcycle: motoristična čelada
paddleboard wave: sup deska, izposoja supov, supanje
parachute: jadralno padalstvo, skok s padalom, tandemski skok
parking-sign location-pin: parkirno mesto, parkirišče, parkirna mesta
passport suitcase: potni list, vizum
quad-bike: štirikolesnik, štirikolesniki, izlet s štirikolesniki
racing-car tyre: gokart
roller-skate: rolanje, rolerji, kotalke
sailing-boat anchor: regata, privez, prezimovanje plovil, jadralni klub, plovila, jadralna šola, jadranje, jahta
skip lorry: odvoz gradbenih odpadkov, najem kontejnerja, odvoz kosovnih odpadkov
snow-plough: pluženje snega, pluženje, odmetavanje snega
speedboat anchor: izpit za čoln, voditelj čolna, tečaj za voditelja čolna
steering-wheel car: vozniški izpit, šola vožnje, autoškola, auto škola, vozački ispit, avtošola
steering-wheel lorry: izpit za tovornjak
stroller baby-bottle: dječja kolica, dečija kolica, otroški vozički
suitcase: kovčki, kovček
suv mountain: štirikolesnikov, najem štirikolesnikov
tanker: greznica, greznice, praznjenje greznic, črpanje greznic, cisterna, kurilno olje
taxi: taksi, taxi
tipper-truck: gramoz, pesek in gramoz, prekucnik, pesek
tow-truck car: avtovleka, vleka vozil, pomoč na cesti
tractor wheat: kmetijska mehanizacija, traktorji, kmetijski stroji, traktor, poljoprivreda, opg, kmetija
tractor wheat: seosko gazdinstvo
tyre wrench: vulkanizer, vulkanizerstvo, gume, zimske gume, zamjena guma, zamena guma, ljetne gume, guma, menjava gum
tyre wrench: pnevmatike
vintage-car: najem starodobnika, starodobnik za poroko, oldtimer za poroko, starodobnik, starodobniki, oldtimer
vintage-car: srečanje starodobnikov
watch: satovi
watch mantel-clock: popravilo ur, urar, urarstvo, urarska delavnica, zapestne ure, stenske ure
wheelchair crutch: invalidski voziček, invalidski vozički, ortopedski pripomočki
`;
