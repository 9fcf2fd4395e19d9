/** Romanian words for the home. Notation: word-list.ts. */
export const romanianHome = `
advent-calendar: calendar de advent, calendare de advent, calendar advent
air-conditioner: aer condiționat, climatizare, montaj ac, ventilație, încărcare freon
air-fryer: friteuză cu aer cald, friteuze cu aer cald, air fryer, airfryer
angle-grinder: polizor unghiular, polizoare unghiulare, flex electric, polizor
armchair: puf
armchair sofa: tapițer, tapițerie, retapițare, fotoliu, fotolii
awning: copertină, copertine, marchiză, marchize
axe target: aruncat cu toporul
balcony: balcon, balcoane, balustradă balcon, balustrade balcon, închidere balcon, închideri balcoane
bar-stool: scaun de bar, scaune de bar, scaun bar, scaune bar, taburet bar
basket: împletituri nuiele
basket carrot: legume, fructe și legume, piață, produse de la țărani
basket jar: produse tradiționale
basket leaves: coșuri împletite, împletituri de nuiele, coșuri de nuiele, nuiele
bath-bomb: bombă de baie, bombe de baie
bathtub shower: baie, renovare baie, amenajare baie, băi, căzi, obiecte sanitare
battery: încărcător, cablu de încărcare, acumulatori
bean-bag: fotoliu puf, fotolii puf, bean bag, fotoliu tip sac
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
boiler radiator: instalații termice, montaj centrale, verificare centrală, radiatoare
bookshelf: bibliotecă și vitrină
bookshelf books: bibliotecă la comandă, rafturi, etajere
bow-and-arrow: arc cu săgeți
bow-and-arrow target: tir cu arcul
broom bucket: detergenți, cameristă
broom spray-bottle: curățenie apartamente, curățenie la domiciliu, curățenie birouri, curățenie generală, curățenie
broom spray-bottle: firmă de curățenie
broom wastebasket: strângem gunoaie
bucket: mop
bunk-bed: pat supraetajat, paturi supraetajate, pat etajat, paturi etajate
bust: sculptură, sculpturi, statui
candle: colivă, parastas, pomană, lumânări, pompe funebre, pomenire
candle bouquet: îngrijire morminte, întreținere morminte, curățare morminte
candle headstone: servicii funerare, sicrie, înmormântare, casă funerară, incinerare, agenție funerară
carport: carport, copertină auto, copertine auto, copertină pentru mașină
ceiling-fan: ventilator de tavan, ventilatoare de tavan, ventilator tavan, ventilatoare tavan
chair: bănci, taburet
chandelier: candelabru, candelabre, lustră, lustre, corpuri de iluminat
chest-of-drawers: comodă cu sertare, comode cu sertare, comoda cu sertare, scrin, scrinuri, comodă, comode
chimney fire: coșuri de fum, curățat coșuri
chisel: daltă, dălți, dalta
chopping-board: tocător de lemn, fund de lemn, placă de tocat, tocătoare din lemn, tocător, tocătoare de lemn
clothes-airer: uscător de rufe pliabil, uscător de rufe metalic, suport de uscat rufe, suport pentru uscat rufe
clothes-airer: uscatoare rufe pliabile, uscător de rufe, uscat rufe
coal: huilă, cărbune de piatră, antracit, cărbuni pentru încălzire, cărbuni
coat-stand: cuier pom, cuier de haine, cuiere de haine
coffee-table: măsuță de cafea, măsuțe de cafea, masă de cafea, mese de cafea, măsuță laterală
colour-swatches: analiză cromatică, consultant cromatic, paletar de culori, mixare vopsele, colorare vopsele
colour-swatches paintbrush: grafică, logo
conservatory: grădină de iarnă, grădini de iarnă, gradina de iarna, gradini de iarna, verandă închisă cu sticlă
conservatory: verandă din sticlă
cooker-hood: hotă, hote, hote de bucătărie, curățare hote, curățare hotă, degresare hote
cooking-pot: oală, oale, oală sub presiune, oale sub presiune, set de oale, seturi de oale, cratiță, cratițe
cooking-pot: slow cooker
cooking-pot fire: ceaun, ceaune, festivalul ceaunului
cot: pătuț, pătuțuri, leagăn bebe, pătuțuri copii, leagăn
crate: ladă de lemn, lăzi de lemn, ladă din lemn, lăzi din lemn, lădiță din lemn, lădițe din lemn
crystals: cristale de cuarț, cristal de cuarț, cuarț roz, ametist, ametiste, cristale și minerale, cristaloterapie
crystals: pietre și cristale, geodă, geode
cuckoo-clock: ceas cu cuc, ceasuri cu cuc, ceasul cu cuc
curtains window: perdele, draperii, galerii perdele
cushion: perne decorative, perne, pernuțe
cushion vase: decorațiuni casă, vaze, decorațiuni interioare, obiecte decorative, decorațiuni
deckchair: șezlong, șezlonguri, șezlongul
desk office-chair: birou reglabil, mobilier de birou, birouri
desk-lamp: lampadar
dining-table: față de masă, șervețele textile, fețe de masă
dining-table chair: mese din lemn, mese living, mese și scaune, masă extensibilă, mese extensibile
dining-table champagne: sală botez, sală pentru botez
dishwasher: mașină de spălat vase, mașini de spălat vase, masina de spalat vase, mașina de spălat vase
dishwasher: reparații mașini de spălat vase, masini de spalat vase
door: uși, uși de interior
drainpipe droplet: desfundare canalizare, desfundare țevi, canalizare, desfundări, vidanjare și desfundare
drainpipe droplet: desfundare chiuvetă, desfundat canalizare, desfundat țevi
driveway: alee auto, alei auto
dummy: suzetă, suzete, suzeta, lanț suzetă, lănțișor suzetă
electric-fan: ventilator, ventilatoare
fabric-roll: țesături, țesături de casă
fabric-roll thread: materiale textile, țesături la metru, stofe, materiale la metru, stofă
fence: sârmă ghimpată, plasă de sârmă
fence hammer: garduri, gard
fire-extinguisher: extinctoare, stingătoare, verificare stingătoare
fireplace fire: șemineu, șeminee
first-aid-kit: prim ajutor, curs de prim ajutor, cursuri de prim ajutor, trusă medicală
fitted-kitchen: bucătării la comandă, mobilă de bucătărie, mobilier de bucătărie, bucătărie la comandă, mobilă bucătărie
fitted-kitchen: blaturi
fitted-kitchen wardrobe: mobila la comanda, mobilă la comandă, bucatarii, bucătării
floorboards: parchet, parchetar, montaj parchet, rașchetat parchet, raschetare parchet, deck lemn, pardoseli din lemn
floorboards: terase din lemn, duşumea, mochetă, pardoseli, rașini epoxidice
footstool: taburet pentru picioare, suport tapițat pentru picioare, puf tapițat
fridge: frigidere, reparații frigidere, congelator, congelatoare, ladă frigorifică, lăzi frigorifice
fridge: combină frigorifică, combine frigorifice
fuse-box: tablou electric, tablouri electrice, panou de siguranțe, tablou de siguranțe, panou electric, siguranțe
garage-door: ușă de garaj, uși de garaj, garaj, garaj de închiriat
garden-gnome: pitic de grădină, pitici de grădină, piticul de grădină
garden-gnome flower-box: decorațiuni de grădină
garden-hose: furtun de grădină, furtunuri de grădină, furtun grădină, furtun, furtunuri, irigații, sistem de irigații
garden-hose: sisteme de irigații
garden-room: birou de grădină, birou în grădină, birouri de grădină, studio de grădină
garden-shed: căsuță de grădină, căsuțe de grădină, magazie de grădină, căsuțe din lemn, magazii de grădină
gas-cylinder fire: butelie, butelii, butelii de gaz, butelie de aragaz
gate fence: poartă, porți, porți automate, automatizări porți
gear wrench: confecții metalice, frezare, strunjire cnc, frezare cnc, matrițe, injecție mase plastice, injecție plastic
gear wrench: rulmenți, piese metalice, sculărie, turnătorie, debitare laser, piese la comandă, ambreiaj
gear wrench: rebobinare motoare, rebobinez motoare
grandfather-clock: pendulă, pendule
gutter house: jgheab, jgheaburi, burlane, curățare jgheaburi
hair-straightener: placă de păr, plăci de păr, placă de îndreptat părul, plăci de îndreptat părul
hammer-and-wrench toolbox: om bun la toate, reparații casă, montaj mobilă, mici reparații
headstone: cavouri, monumente funerare, cruci, monumente, monumente granit, lucrări funerare
heat-pump radiator: pompă de căldură, pompe de căldură
high-chair: scaun de masă pentru bebeluși, scaun de masă copii, scaun înalt pentru bebeluși
high-table: masă cocktail, mese cocktail, masă de cocktail, mese de cocktail, închiriere mese cocktail
high-table: mese înalte cocktail
hina-dolls: păpuși hina, păpușă hina, hinamatsuri
hot-water-bottle: buiotă, buiote, buiota, pernă cu apă caldă, sticlă cu apă caldă pentru pat
house-insulation: termoizolații, izolații, izolație, izolații termice, termoizolație, termosistem, izolare termică
house-insulation: izolarea casei, izolație mansardă, spumă poliuretanică, termosisteme, polistiren
incense: tămâie, bețișoare parfumate, bețișoare de tămâie
insured-home shield: asigurare locuință, asigurări locuințe, asigurarea locuinței, asigurare casă, asigurări de locuințe
insured-home shield: asigurare de locuință
iron t-shirt: fier de călcat, călcat rufe
ironing-board: călcătorie, călcat haine, masă de călcat, mese de călcat, servicii de călcat, spălat și călcat
kettle: fierbător, fierbătoare, ceainic electric
key lock-and-key: copiere chei, butuci
key padlock: deblocări uși, lăcătuș, chei, cheilor
kitchen-sink: chiuvetă, chiuvete, chiuvetă de bucătărie, chiuvete de bucătărie, lavoar, lavoare
ladder: scară aluminiu, scări aluminiu
ladder bricks: închirieri schele
leaf-blower: suflantă de frunze, suflante de frunze, suflantă frunze
light-bulb: becuri
lock-and-key key: broască ușă, broaște uși, schimb yală, yale
lock-and-key padlock: încuietori, schimbare yală, securitate cibernetică, protecția datelor, semnătură electronică
lock-and-key puzzle: escape room
lotion: dermatolog, creme, pastă de zahăr, loțiune de corp, unt de corp, șampon solid, mască de față
lotion stethoscope: control alunițe, acnee, tratament acnee, psoriazis, negi, eczeme
lotion sun: cremă de soare, creme de soare, protecție solară, crema cu spf
lunch-box: cutie pentru prânz, cutii pentru prânz, caserolă pentru prânz
mattress bed: saltele, saltea
meat-slicer: feliator de mezeluri, feliatoare de mezeluri, feliator, feliatoare, feliator de carne
meat-slicer: mașină de feliat mezeluri, mașină de tocat
microwave: cuptor cu microunde, cuptoare cu microunde, microunde, reparații cuptoare cu microunde
mirror: oglinzi
moka-pot: ibric moka, cafetieră moka, espressor de aragaz
mortar: râșniță de piper, râșniță de cafea
mouse-trap: șoareci, șobolani, deratizare
mouse-trap cockroach: combatere dăunători
nails: cuie, cuie de oțel, cuie oțel
neon-sign: reclamă neon, reclame neon, neon personalizat, reclamă luminoasă neon, firmă luminoasă, firme luminoase
noren: noren, perdea noren, perdele noren
office-chair desk: scaun de birou, scaune de birou, scaun ergonomic, scaun gaming
oven: aragaz, aragazuri, plită, plite, cuptor electric
oven dining-table: bucătărie, bucătăriei
oven spray-bottle: curatare hote, igienizare hote
padlock parcel: boxă de închiriat
paint-roller bucket: zugrav, renovări, zugrăveli, lavabilă, vopsitorie, vopsele, zugrăvim, zugrăvim apartamente
paint-roller bucket: zugrăvim case, zugrăvim case și blocuri
paint-roller hammer: amenajări la cheie, reparații interioare
paving trowel: pavele, pavaje, montaj pavele, pavaj curte, pavaj, montaj pavaj, montaj pavaje, alei pavate
pergola house-with-garden: pergolă, pergole, foișor, foișoare
pet-bed: culcuș, culcușuri, culcuș pentru câini, pătuț pentru câini, paturi pentru câini
picnic-table: masă de picnic, mese de picnic, masa de picnic, mobilier de grădină
piggy-bank coin: cont de economii, depozit bancar, pensie privată, economisire, pilonul 3, titluri de stat
pizza-oven: cuptor de pizza, cuptoare de pizza, cuptor pentru pizza
pizza-oven bread: cuptor de pâine
pliers: clește, clești, clește patent
plug: friteuză cu aer
plug lightning: instalații electrice, electricieni, electrician, montat prize, materiale electrice
pressure-washer: spălare cu presiune, curățare pavaj, curățare fațade
pressure-washer droplet: curățat pavaj, sablare, spălat fațade
radiator: aerotermă, aeroterme
radiator fire: calorifere
radiator wrench: cazane, încălzire
razor: bărbierit, aparat de ras
recycling: colectare fier vechi, colectare capace, colectăm capace
recycling wastebasket: debarasare, ridicare mobilă veche, evacuare moloz, maculatură, centru de colectare
reed-diffuser: difuzor cu bețișoare, odorizant cu bețișoare, difuzor parfum cu bețișoare
reed-diffuser: odorizant de cameră cu bețișoare
rice-cooker: aparat de gătit orez, aparate de gătit orez, oală electrică pentru orez
ride-on-mower: tractoraș de tuns iarba, tractoraș tuns gazon, tractorașe de tuns iarba
robot-mower: robot de tuns iarba, roboți de tuns iarba, robot de tuns gazonul, robot tuns gazon
robot-vacuum: robot aspirator, aspirator robot, aspiratoare robot, roboți de aspirare
rocking-chair: scaun balansoar, scaune balansoar, fotoliu balansoar, fotolii balansoar
rolling-pin: sucitor, sucitoare, făcăleț, făcălețe, sul de aluat
roof: tablă cutată
roof house: infiltrații la acoperiș, infiltratii la acoperis, infiltrații acoperiș, acoperiș care curge, țiglă, mansardă
roof house: acoperiș, acoperișuri
roof ladder: hidroizolații terase
rug: covor, covoare, spălare covoare, covoarelor, covoraș de baie, preș
sack: saci
sack spade: gunoi de grajd, pământ vegetal, mraniță, turbă
sack wheat: furaje, nutrețuri, semințe agricole
safe padlock: seif, seifuri de casă, seifuri
samurai-helmet: coif de samurai, coifuri de samurai, armură de samurai, kabuto
saw: fierăstrău pendular
saw axe: gater
saw hammer: deck, dulgher, tâmplar, tâmplărie, dulgherie
scratching-post: ansamblu de joacă pentru pisici, stâlp de zgâriat, copac pentru pisici
screwdriver coffee: atelier de reparații
security-camera: camere de supraveghere, alarme, pază
security-camera shield: camere supraveghere, supraveghere video, sisteme de securitate, montaj camere
security-camera shield: senzori de mișcare
sewing-machine thread: croitorese, croitoreasă, confecționere textile, mașină de cusut, mașini de cusut
sheet-mask: mască șervețel, măști șervețel
shield: agenți de securitate
shield umbrella: asigurare, asigurări
shoji: shoji, paravan shoji, paravane shoji, uși shoji
shopping-cart basket: supermarket, alimentară, băcănie, livrare cumpărături, magazin mixt
shutters: obloane, obloane din lemn, obloane lemn, obloane pentru ferestre, jaluzele shutters
smoke-alarm: detector de fum, detectoare de fum, senzor de fum, senzori de fum, alarmă de fum
smoke-alarm: detector monoxid de carbon
snow-blower: freză de zăpadă, freze de zăpadă, freză zăpadă
soap: săpun, săpunuri naturale
sofa: canapele, mobilă, canapea, design interior
sofa chair: colțare
solar-panel battery: invertor, invertoare
solar-panel sun: panouri solare, fotovoltaice
sponge: bureți de vase, lavete
spray-bottle bucket: cuiburi de viespi, viespar, curățenie la birouri, curățenie scări de bloc, curățare canapele
spray-bottle bucket: curățare tapițerie, dezinfecție, igienizare
spray-bottle cockroach: ploșnițe
squeegee window: spălat geamuri, curățare geamuri, spălare geamuri, geamuri curate, alpinism utilitar
staircase: scări interioare, scări din lemn, scară, balustradă, balustrade
stand-mixer: mixer cu bol, mixer planetar, mixer, mixere
stone-wall: zid din piatră, ziduri din piatră, zid de piatră, ziduri de piatră, zidărie uscată din piatră
stove: teracotă
stove logs: sobă, sobe
strimmer: motocoasă, motocoase, trimmer pentru iarbă, trimmer electric iarbă
string-lights: ghirlandă luminoasă, ghirlande luminoase, ghirlanda luminoasa, șirag luminos, ghirlandă cu becuri
string-lights: ghirlande cu becuri, bandă led, benzi led, luminițe de crăciun
table-lamp: veioză, veioze, veioza, lampă de masă, lampă de noptieră, abajur, abajururi, lampă masă, lampă, lămpi
tap: robineți
tap droplet: întrerupere apă, fără apă
tap wrench: desfundare, instalator, instalații sanitare, țevi sparte, robinet care curge, montaj obiecte sanitare
tap wrench: instalații apă, instalații gaze
tape-measure: ruletă de măsurat, rulete de măsurat, bandă de măsurat, ruletă de măsură
tiled-stove: sobă de teracotă, sobe de teracotă, sobe teracotă, sobă teracotă, sobar
tiles trowel: mozaic, gresie, faianță, faianțar, gresie și faianță, placări ceramice
toaster: prăjitor de pâine, prăjitoare de pâine, toaster
toaster bread: mașină de pâine
toilet: vas wc, vase wc
toolbox: set de șurubelnițe
toolbox hammer: scule
toolbox hammer: ~ meșter, meșteri, meseriași
toothbrush: pastă de dinți
towel: ștergar, ștergare
towel soap: prosop, prosoape
tv-aerial: antenă tv, antene tv, montaj antene, antenă de televiziune, instalare antene
vacuum-cleaner: aspirator, aspiratoare
vase: vază
vase fire: suflător de sticlă, sticlărie
video-intercom door: interfoane, interfon, videointerfon, videointerfoane, montaj interfoane, control acces
video-intercom door: sonerie video
wallpaper paint-roller: tapet, tapet decorativ, montaj tapet, fototapet, tapete
wardrobe: dulapuri, dulap la comandă, pantofar, dressing, dressinguri
washing-machine: spălătorie, mașină de spălat, balsam de rufe
washing-machine wrench: electrocasnice, cuptoare, uscătoare de rufe
wastebasket recycling: fier vechi, ridicare moloz, salubritate, reciclare, curățenie în parc, curățenie în pădure
wastebasket recycling: ecologizare
water-bottle: sticlă reutilizabilă, sticle reutilizabile, sticlă termică, sticle termice, sticlă termos, bidon de apă
water-bottle: bidoane de apă, sticlă din inox, sifon
water-bottle droplet: apă minerală
water-pump droplet: pompă submersibilă, foraj puț, foraje puțuri, puțuri, foraje apă, pompă de apă, pompe de apă
water-pump droplet: puț forat, foraj puțuri apă, fântânar
water-tank: rezervor apă, bazin apă
water-tank droplet: rezervor de apă, rezervoare de apă, bazin de apă
wheelie-bin: pubelă, coș de gunoi, ridicare gunoi, tomberoane
wheelie-bin recycling: deșeuri, colectare deșeuri, gunoi, colectare selectivă, deeuri
wifi-router: fibră optică, internet acasă, router wifi, internet prin fibră, wifi
window: tâmplărie pvc, ferestre, termopane, geamuri
window beach-umbrella: rulouri exterioare
window bucket: geamurilor, spălarea geamurilor
window-net: plasă de protecție balcon, plase de protecție balcon, plasă pentru geam, plasă pentru pisici
window-net: plase de țânțari, plasă de țânțari
wood-pellets: peleți, peleți din lemn, peleti, peleți lemn, saci de peleți
wrench car: service auto, mecanic auto, revizie auto, itp, piese auto, tinichigerie, reparații auto, diagnoză auto
wrench car: cutii de viteze, instalații gpl, atelier auto
`;
