/** Romanian words for the home. Notation: word-list.ts. */
export const romanianHome = `
advent-calendar: calendar de advent, calendare de advent, calendar advent
air-conditioner: aer condiționat, climatizare, montaj ac, ventilație, încărcare freon
air-fryer: friteuză cu aer cald, friteuze cu aer cald, air fryer, airfryer
armchair: puf
armchair sofa: tapițer, tapițerie, retapițare, fotoliu, fotolii
awning: copertină, copertine, marchiză, marchize
axe target: aruncat cu toporul
bar-stool: scaun de bar, scaune de bar, scaun bar, scaune bar, taburet bar
basket carrot: legume, fructe și legume, piață, produse de la țărani
basket leaves: coșuri împletite, împletituri de nuiele, coșuri de nuiele, nuiele
bath-bomb: bombă de baie, bombe de baie
bathtub shower: baie, renovare baie, amenajare baie, băi, căzi, obiecte sanitare
battery: încărcător, cablu de încărcare
bed bellhop-bell: hotel, pensiune, pat, complex turistic, agropensiune
bed cushion: cuverturi
bed key: regim hotelier, în regim hotelier, cazare în regim hotelier, garsonieră regim hotelier
bed key: ~ camere
bed key: cămin studențesc
bedding: lenjerie de pat, lenjerii de pat, lenjerii pat, pilotă, pilote, plapumă, plapumi, cearșaf, cearșafuri
bedding: cearceafuri, perne și pilote, cuvertură de pat, cuverturi de pat, fețe de pernă
bench: bancă de grădină, bănci de grădină, bănci din lemn
blanket cushion: pătură, pleduri, pled
blender: blender, blendere, robot de bucătărie, roboți de bucătărie, storcător, storcătoare, mixer de bucătărie
blender: mixere de bucătărie, electrocasnice mici
blinds: jaluzele, jaluzea, rolete, rulouri, storuri
boiler radiator: centrală termică, centrale termice, boiler, boilere, revizie centrală, centrale pe gaz
boiler radiator: instalații termice, montaj centrale, teracotă, verificare centrală, radiatoare
bookshelf books: bibliotecă la comandă, rafturi, etajere
bow-and-arrow target: tir cu arcul
broom bucket: menajeră, detergenți, cameristă
broom spray-bottle: curățenie apartamente, curățenie la domiciliu, curățenie birouri, curățenie generală, curățenie
broom spray-bottle: firmă de curățenie
broom wastebasket: strângem gunoaie
bucket: mop
bust: sculptură, sculpturi, statui
candle: colivă, parastas, pomană, lumânări, pompe funebre
candle bouquet: îngrijire morminte, întreținere morminte, curățare morminte
candle headstone: servicii funerare, sicrie, înmormântare, casă funerară, incinerare, agenție funerară
carport: carport, copertină auto, copertine auto, copertină pentru mașină
ceiling-fan: ventilator de tavan, ventilatoare de tavan, ventilator tavan, ventilatoare tavan
chair: bănci, taburet
chandelier: candelabru, candelabre, lustră, lustre, corpuri de iluminat
chest-of-drawers: comodă cu sertare, comode cu sertare, comoda cu sertare, scrin, scrinuri
chimney fire: coșar, hornar, coșuri de fum, curățare coșuri
chopping-board: tocător de lemn, fund de lemn, placă de tocat, tocătoare din lemn
clothes-airer: uscător de rufe pliabil, uscător de rufe metalic, suport de uscat rufe, suport pentru uscat rufe
clothes-airer: uscatoare rufe pliabile
conservatory: grădină de iarnă, grădini de iarnă, gradina de iarna, gradini de iarna, verandă închisă cu sticlă
conservatory: verandă din sticlă
cooker-hood: hotă, hote, hote de bucătărie, curățare hote, curățare hotă, degresare hote
cooking-pot: oală, oale, oală sub presiune, oale sub presiune, set de oale, seturi de oale, cratiță, cratițe
cooking-pot: slow cooker
cot: pătuț, pătuțuri, leagăn bebe, pătuțuri copii, leagăn
crate: ladă de lemn, lăzi de lemn, ladă din lemn, lăzi din lemn, lădiță din lemn, lădițe din lemn
crystals: cristale de cuarț, cristal de cuarț, cuarț roz, ametist, ametiste, cristale și minerale, cristaloterapie
crystals: pietre și cristale, geodă, geode
curtains window: perdele, draperii, galerii perdele
cushion: perne decorative, perne, pernuțe
cushion vase: decorațiuni casă, vaze, decorațiuni interioare, obiecte decorative
desk office-chair: birou reglabil, mobilier de birou, birouri
desk-lamp: lampadar
dining-table: față de masă, șervețele textile, măsuță de cafea
dining-table chair: mese din lemn, mese living
dishwasher: mașină de spălat vase, mașini de spălat vase, masina de spalat vase, mașina de spălat vase
dishwasher: reparații mașini de spălat vase, masini de spalat vase
door: uși, uși de interior
drainpipe droplet: desfundare canalizare, desfundare țevi, canalizare, desfundări, vidanjare și desfundare
drainpipe droplet: desfundare chiuvetă, desfundat canalizare, desfundat țevi
driveway: alee auto, alei auto
dummy: suzetă, suzete, suzeta, lanț suzetă, lănțișor suzetă
electric-fan: ventilator, ventilatoare
fabric-roll thread: materiale textile, țesături la metru, stofe, materiale la metru, stofă
fence hammer: garduri, gard
fire-extinguisher: extinctoare, stingătoare, verificare stingătoare
fireplace fire: șemineu, șeminee
first-aid-kit: prim ajutor, curs de prim ajutor, cursuri de prim ajutor, trusă medicală, defibrilator
fitted-kitchen: bucătării la comandă, mobilă de bucătărie, mobilier de bucătărie, bucătărie la comandă, mobilă bucătărie
fitted-kitchen: blaturi
fitted-kitchen wardrobe: mobila la comanda, mobilă la comandă, bucatarii, bucătării, dressinguri
floorboards: parchet, parchetar, montaj parchet, rașchetat parchet, raschetare parchet, deck lemn, pardoseli din lemn
floorboards: terase din lemn, duşumea, mochetă, pardoseli, rașini epoxidice
fridge: frigidere, reparații frigidere
garage-door: ușă de garaj, uși de garaj, garaj, garaj de închiriat
garden-hose: furtun de grădină, furtunuri de grădină, furtun grădină, furtun, furtunuri
garden-room: birou de grădină, birou în grădină, birouri de grădină, studio de grădină
garden-shed: căsuță de grădină, căsuțe de grădină, magazie de grădină, căsuțe din lemn, magazii de grădină
gas-cylinder fire: butelie, butelii, butelii de gaz, butelie de aragaz
gate fence: poartă, porți, porți automate, automatizări porți
gear wrench: confecții metalice, frezare, strunjire cnc, frezare cnc, matrițe, injecție mase plastice, injecție plastic
gear wrench: rulmenți, piese metalice, sculărie, turnătorie, debitare laser, piese la comandă
grandfather-clock: pendulă, pendule
gutter house: jgheab, jgheaburi, burlane, curățare jgheaburi
hair-straightener: placă de păr, plăci de păr, placă de îndreptat părul, plăci de îndreptat părul
hammer-and-wrench toolbox: om bun la toate, reparații casă, montaj mobilă, mici reparații
headstone: cavouri, monumente funerare, cruci, monumente, monumente granit, lucrări funerare
heat-pump radiator: pompă de căldură, pompe de căldură
high-chair: scaun de masă pentru bebeluși, scaun de masă copii, scaun înalt pentru bebeluși
house-insulation: termoizolații, izolații, izolație, izolații termice, termoizolație, termosistem, izolare termică
house-insulation: izolarea casei, izolație mansardă, spumă poliuretanică, termosisteme
incense: tămâie, bețișoare parfumate, bețișoare de tămâie
insured-home shield: asigurare locuință, asigurări locuințe, asigurarea locuinței, asigurare casă, asigurări de locuințe
insured-home shield: asigurare de locuință
iron: masă de călcat
iron t-shirt: călcătorie, călcat haine, fier de călcat, călcat rufe
kettle: fierbător, fierbătoare, ceainic electric
key lock-and-key: copiere chei, butuci
key padlock: deblocări uși, lăcătuș, chei, cheilor
ladder bricks: închirieri schele
light-bulb: lămpi, becuri
lock-and-key key: broască ușă, broaște uși, schimb yală, yale
lock-and-key padlock: încuietori, schimbare yală, securitate cibernetică, protecția datelor, semnătură electronică
lock-and-key puzzle: escape room, vânătoare de comori
lotion: dermatolog, creme, pastă de zahăr, loțiune de corp, unt de corp, șampon solid, mască de față
lotion stethoscope: control alunițe, acnee, tratament acnee, psoriazis, negi, eczeme
lotion sun: cremă de soare, creme de soare, protecție solară, crema cu spf
lunch-box: cutie pentru prânz, cutii pentru prânz, caserolă pentru prânz
mattress bed: saltele, saltea
microwave: cuptor cu microunde, cuptoare cu microunde, microunde, reparații cuptoare cu microunde
moka-pot: ibric moka, cafetieră moka, espressor de aragaz
mortar: râșniță de piper, râșniță de cafea
mouse-trap: șoareci, șobolani, deratizare
mouse-trap cockroach: combatere dăunători
neon-sign: reclamă neon, reclame neon, neon personalizat, reclamă luminoasă neon
office-chair desk: scaun de birou, scaune de birou, scaun ergonomic, scaun gaming
oven dining-table: bucătărie, bucătăriei
oven spray-bottle: curatare hote, igienizare hote
padlock parcel: boxă de închiriat
paint-roller bucket: zugrav, renovări, zugrăveli, lavabilă, vopsitorie, vopsele
paint-roller hammer: amenajări la cheie, reparații interioare
paving trowel: pavele, pavaje, montaj pavele, pavaj curte, pavaj, montaj pavaj, montaj pavaje, alei pavate
pergola house-with-garden: pergolă, pergole, foișor, foișoare
pet-bed: culcuș, culcușuri, culcuș pentru câini, pătuț pentru câini, paturi pentru câini
piggy-bank coin: cont de economii, depozit bancar, pensie privată, economisire, pilonul 3, titluri de stat
plug: friteuză cu aer, mașină de tocat, mixer
plug lightning: instalații electrice, electricieni, electrician, tablou electric, montat prize, materiale electrice
pressure-washer: spălare cu presiune, curățare pavaj, curățare fațade
pressure-washer droplet: curățat pavaj, sablare, spălat fațade
radiator fire: calorifere
radiator wrench: cazane, încălzire
razor: epilare, bărbierit, aparat de ras
recycling: colectare fier vechi
recycling wastebasket: debarasare, ridicare mobilă veche, evacuare moloz, maculatură, centru de colectare
reed-diffuser: difuzor cu bețișoare, odorizant cu bețișoare, difuzor parfum cu bețișoare
reed-diffuser: odorizant de cameră cu bețișoare
ride-on-mower: tractoraș de tuns iarba, tractoraș tuns gazon, tractorașe de tuns iarba
robot-mower: robot de tuns iarba, roboți de tuns iarba, robot de tuns gazonul, robot tuns gazon
robot-vacuum: robot aspirator, aspirator robot, aspiratoare robot, roboți de aspirare
roof house: infiltrații la acoperiș, infiltratii la acoperis, infiltrații acoperiș, acoperiș care curge, țiglă, mansardă
roof house: acoperiș, acoperișuri
roof ladder: hidroizolații terase
rug: covor, covoare, spălare covoare, covoarelor, covoraș de baie, preș
sack spade: gunoi de grajd, pământ vegetal, mraniță, turbă
sack wheat: furaje, nutrețuri, semințe agricole
safe padlock: seif, seifuri de casă, seifuri
saw: fierăstrău pendular
saw axe: gater
saw hammer: deck, dulgher, tâmplar, tâmplărie
screwdriver coffee: atelier de reparații
security-camera: camere de supraveghere, alarme, pază
security-camera shield: camere supraveghere, supraveghere video, sisteme de securitate, montaj camere
security-camera shield: senzori de mișcare, detector de fum
sewing-machine thread: croitorese, croitoreasă, confecționere textile, mașină de cusut, mașini de cusut
shield: paznic, agenți de securitate
shield umbrella: asigurare, asigurări
shopping-cart basket: supermarket, alimentară, băcănie, livrare cumpărături, magazin mixt
shutters: obloane, obloane din lemn, obloane lemn, obloane pentru ferestre, jaluzele shutters
snow-blower: freză de zăpadă, freze de zăpadă, freză zăpadă
soap: săpun, săpunuri naturale
sofa: canapele, mobilă, canapea, design interior
sofa chair: colțare, comode
solar-panel sun: panouri solare, fotovoltaice
sponge: bureți de vase, lavete
spray-bottle bucket: cuiburi de viespi, viespar, curățenie la birouri, curățenie scări de bloc, curățare canapele
spray-bottle bucket: curățare tapițerie, dezinfecție, igienizare
spray-bottle cockroach: ploșnițe
squeegee window: spălat geamuri, curățare geamuri, spălare geamuri, geamuri curate, alpinism utilitar
staircase: scări interioare, scări din lemn, scară
stand-mixer: mixer cu bol, mixer planetar
stove logs: sobă, sobe, sobă de teracotă, sobe de teracotă
strimmer: motocoasă, motocoase, trimmer pentru iarbă, trimmer electric iarbă
string-lights: ghirlandă luminoasă, ghirlande luminoase, ghirlanda luminoasa, șirag luminos, ghirlandă cu becuri
string-lights: ghirlande cu becuri
table-lamp: veioză, veioze, veioza, lampă de masă, lampă de noptieră, abajur, abajururi, lampă masă
tap droplet: întrerupere apă, fără apă
tap wrench: desfundare, instalator, instalații sanitare, țevi sparte, robinet care curge, montaj obiecte sanitare
tap wrench: instalații apă
tiles trowel: mozaic, gresie, faianță, faianțar, gresie și faianță, placări ceramice
toaster: prăjitor de pâine, prăjitoare de pâine, toaster
toolbox: set de șurubelnițe
toolbox hammer: scule
toolbox hammer: ~ meșter, meșteri, meseriași
toothbrush: pastă de dinți
towel soap: prosop, prosoape
tv-aerial: antenă tv, antene tv, montaj antene, antenă de televiziune, instalare antene
vacuum-cleaner: aspirator, aspiratoare
vase: vază
vase fire: suflător de sticlă, sticlărie
video-intercom door: interfoane, interfon, videointerfon, videointerfoane, montaj interfoane, control acces
video-intercom door: sonerie video
wallpaper paint-roller: tapet, tapet decorativ, montaj tapet, fototapet, tapete
wardrobe: dulapuri, dulap la comandă, comodă, pantofar
washing-machine: spălătorie, mașină de spălat, balsam de rufe
washing-machine wrench: electrocasnice, aragaz, cuptoare, congelatoare, plită, uscătoare de rufe
wastebasket recycling: fier vechi, ridicare moloz, salubritate, reciclare, curățenie în parc, curățenie în pădure
wastebasket recycling: ecologizare
water-bottle: sticlă reutilizabilă, sticle reutilizabile, sticlă termică, sticle termice, sticlă termos, bidon de apă
water-bottle: bidoane de apă, sticlă din inox
water-pump droplet: pompă submersibilă, foraj puț, foraje puțuri, puțuri, foraje apă, pompă de apă, pompe de apă
water-pump droplet: puț forat, foraj puțuri apă
water-tank droplet: rezervor de apă, rezervoare de apă, bazin de apă
wheelie-bin: pubelă, coș de gunoi, ridicare gunoi, tomberoane
wheelie-bin recycling: deșeuri, colectare deșeuri, gunoi, colectare selectivă, deeuri
wifi-router: fibră optică, internet acasă, router wifi, internet prin fibră, wifi
window: tâmplărie pvc, ferestre, termopane, geamuri, închideri balcoane
window beach-umbrella: rulouri exterioare
window bucket: geamurilor, spălarea geamurilor
wrench car: service auto, mecanic auto, revizie auto, itp, piese auto, tinichigerie, reparații auto, diagnoză auto
wrench car: tobe eșapament, cutii de viteze, instalații gpl
`;
