/** Romanian words for the home, clothes and the body. Notation: word-list.ts. */
export const romanianHomeAndWear = `
air-conditioner: aer condiționat, climatizare
armchair sofa: tapițer, tapițerie, retapițare, fotoliu, fotolii
awning: copertină, copertine, marchiză, marchize
basket carrot: legume, fructe și legume, piață
basket leaves: coșuri împletite, împletituri de nuiele, coșuri de nuiele, nuiele
bathtub shower: baie, renovare baie, amenajare baie, băi
bed bellhop-bell: hotel, pensiune, pat
bed key: regim hotelier, în regim hotelier, cazare în regim hotelier, garsonieră regim hotelier
bed key: ~ camere
bench: bancă de grădină, bănci de grădină, bănci din lemn
blanket cushion: pătură, pleduri, pled
blinds: jaluzele, jaluzea, rolete, rulouri, storuri, obloane
boiler radiator: centrală termică, centrale termice, boiler, boilere
bookshelf books: bibliotecă la comandă, rafturi, etajere
bow-and-arrow: tir cu arcul
broom bucket: menajeră
broom spray-bottle: curățenie apartamente, curățenie la domiciliu, curățenie birouri, curățenie generală, curățenie
broom spray-bottle: firmă de curățenie
broom wastebasket: ecologizare, strângem gunoaie
bust: sculptură, sculpturi, statui
candle: colivă, parastas, pomană, lumânări, pompe funebre
candle bouquet: îngrijire morminte, întreținere morminte, curățare morminte
candle headstone: servicii funerare
chair: bănci
chandelier: candelabru, candelabre, lustră, lustre, corpuri de iluminat
chimney fire: coșar, hornar, coșuri de fum, curățare coșuri
cooker-hood: hotă, hote, hote de bucătărie, curățare hote, curățare hotă, degresare hote
cot: pătuț, pătuțuri, leagăn bebe, pătuțuri copii
curtains window: perdele, draperii
cushion: perne decorative, perne, pernuțe
desk office-chair: birou reglabil, mobilier de birou, birouri
dining-table chair: mese din lemn, mese living
door: uși, uși de interior
drainpipe droplet: desfundare canalizare, desfundare țevi, canalizare, desfundări, vidanjare și desfundare
drainpipe droplet: desfundare chiuvetă, desfundat canalizare, desfundat țevi
fabric-roll thread: materiale textile, țesături la metru, stofe, materiale la metru, stofă
fence hammer: garduri, gard
fire-extinguisher: extinctoare, stingătoare, verificare stingătoare
fireplace fire: șemineu, șeminee
first-aid-kit: prim ajutor, curs de prim ajutor, cursuri de prim ajutor, trusă medicală, defibrilator
fitted-kitchen: bucătării la comandă, mobilă de bucătărie, mobilier de bucătărie, bucătărie la comandă, mobilă bucătărie
floorboards: parchet, parchetar, montaj parchet, rașchetat parchet, raschetare parchet, deck lemn, pardoseli din lemn
floorboards: terase din lemn, duşumea
fridge: frigidere, reparații frigidere
garage-door: ușă de garaj, uși de garaj
garden-shed: căsuță de grădină, căsuțe de grădină, magazie de grădină, căsuțe din lemn, magazii de grădină
gas-cylinder fire: butelie, butelii, butelii de gaz, butelie de aragaz
gate fence: poartă, porți, porți automate, automatizări porți
gear wrench: confecții metalice, frezare, strunjire cnc, frezare cnc, matrițe, injecție mase plastice, injecție plastic
gear wrench: rulmenți, piese metalice, sculărie, turnătorie, debitare laser, piese la comandă
grandfather-clock: pendulă, pendule
gutter house: jgheab, jgheaburi, burlane, curățare jgheaburi
headstone: cavouri, monumente funerare, cruci, monumente
heat-pump radiator: pompă de căldură, pompe de căldură
iron t-shirt: călcătorie, călcat haine, fier de călcat
key lock-and-key: copiere chei, butuci
key padlock: deblocări uși, lăcătuș, chei, cheilor
ladder bricks: închirieri schele
light-bulb: lămpi, becuri
lock-and-key key: broască ușă, broaște uși, schimb yală, yale
lock-and-key padlock: încuietori, schimbare yală, securitate cibernetică, protecția datelor
lock-and-key puzzle: escape room
lotion: dermatolog, creme
lotion sun: cremă de soare, creme de soare, protecție solară, crema cu spf
mattress bed: saltele, saltea
mouse-trap: șoareci, șobolani, deratizare
office-chair desk: scaun de birou, scaune de birou, scaun ergonomic, scaun gaming
oven dining-table: bucătării, bucătărie, bucătăriei
oven spray-bottle: curatare hote, igienizare hote
paint-roller bucket: zugrav, renovări, zugrăveli
pergola house-with-garden: pergolă, pergole, foișor, foișoare
plug lightning: instalații electrice, electricieni, generator curent, generatoare, grup electrogen, electrician
pressure-washer: spălare cu presiune, curățare pavaj, curățare fațade
radiator fire: calorifere
radiator wrench: cazane, încălzire
razor: epilare, epilare definitivă, bărbierit
recycling: colectare fier vechi
recycling wastebasket: debarasare, debarasări, ridicare mobilă veche, evacuare moloz
roof house: infiltrații la acoperiș, infiltratii la acoperis, infiltrații acoperiș, acoperiș care curge, tinichigiu
roof house: țiglă, mansardă, acoperiș, acoperișuri
rug: covor, covoare, spălare covoare, covoarelor
sack spade: gunoi de grajd, pământ vegetal, mraniță, turbă
sack wheat: furaje, nutrețuri, semințe agricole
saw axe: gater
saw hammer: deck, dulgher, tâmplar, tâmplărie
screwdriver coffee: atelier de reparații
security-camera: camere de supraveghere, alarme, pază
security-camera shield: camere supraveghere
sewing-machine thread: croitorese, croitoreasă, confecționere textile, mașină de cusut, mașini de cusut
shield umbrella: rca, asigurare, asigurări
shopping-cart basket: supermarket, alimentară, băcănie
soap: săpun, săpunuri naturale
sofa: canapele, mobilă, canapea, design interior
solar-panel sun: panouri solare, fotovoltaice
spray-bottle bucket: cuiburi de viespi, viespar, curățenie la birouri, curățenie scări de bloc, curățare canapele
spray-bottle bucket: curățare tapițerie, dezinfecție, igienizare
spray-bottle cockroach: ploșnițe
squeegee window: spălat geamuri, curățare geamuri, spălare geamuri, geamuri curate
staircase: scări interioare, scări din lemn, scară
stove logs: sobă, sobe, sobă de teracotă, sobe de teracotă
tap wrench: desfundare, instalator, instalații sanitare
tiles trowel: mozaic, gresie, faianță, faianțar
toilet: toalete ecologice, toaletă ecologică, toalete mobile, wc ecologic
toolbox hammer: scule
toolbox hammer: ~ meșter, meșteri, meseriași
towel soap: prosop, prosoape, halate de baie
vacuum-cleaner: aspirator, aspiratoare
vase fire: suflător de sticlă, sticlărie
wardrobe: dulapuri, dressinguri, dulap la comandă
washing-machine: spălătorie, mașină de spălat
washing-machine wrench: electrocasnice
wastebasket recycling: fier vechi, ridicare moloz, salubritate, reciclare
water-pump droplet: pompă submersibilă, foraj puț, foraje puțuri, puțuri, foraje apă, pompă de apă, pompe de apă
water-pump droplet: puț forat, foraj puțuri apă
water-tank droplet: rezervor de apă, rezervoare de apă, bazin de apă
wheelie-bin: pubelă, coș de gunoi, ridicare gunoi, tomberoane
wheelie-bin recycling: deșeuri, colectare deșeuri, gunoi, colectare selectivă, deeuri
wifi-router: fibră optică, internet acasă, router wifi, internet prin fibră
window: tâmplărie pvc, ferestre, termopane, geamuri
window beach-umbrella: rulouri exterioare
window bucket: geamurilor, spălarea geamurilor
wrench car: service auto, mecanic auto, schimb ulei, revizie auto, itp, piese auto, tinichigerie, reparații auto
apron chef-hat: șorț, șorțuri
baby-bodysuit: haine bebeluși, haine copii, hăinuțe, hăinuțe bebeluși, haine pentru copii, îmbrăcăminte copii
baby-bodysuit: hăinuțe pentru bebeluși
backpack pencil: ghiozdane, rucsacuri
ballet-shoes dancer: balet
bangles: brățară, brățări
bikini: costume de baie
blouse: ie cusută manual
bra: lenjerie intimă, lenjerie de damă, sutien, sutiene, lenjerie de corp damă
braid hair-comb: codițe afro, împletituri, codițe împletite, împletituri păr, rasta
brain speech-bubble: psihiatru, psihiatrie, terapie de cuplu, cabinet de psihologie, psihologie, ședințe de psihologie
brain speech-bubble: cabinet psihologic, psiholog, psihoterapie, psihoterapeut
clothes-hanger coat: curățătorie chimică, curățătorie haine, spălătorie chimică, haine second hand, schimb de haine
clothes-hanger coat: curățătorie
coat: cojoace, blănărie, paltoane, geci, second hand
coat sheep: cojocar
diamond ring: pandantiv, pandantive, lănțișor, bijuterii argint, bijuterii, bijutier, aur, piercing
dress handbag: rochii, modă, îmbrăcăminte
dress t-shirt: haine
dress-shoe: cizmar, reparații încălțăminte
dress-shoe hammer: cizmărie
ear stethoscope: orl, cabinet orl, medic orl
earrings diamond: cercei, cercel
eyelashes eye: gene, extensii gene, sprâncene
foot: pedichiură medicală, podologie, podolog
foot dress-shoe: talonete, încălțăminte ortopedică
glasses eye: optică, ochelari
gloves: mănuși
graduation-cap books: ~ facultate, universitate, cursuri
hair-comb haircut: codițe africane, codițe
hair-dryer hair-comb: uscător de păr, îndreptare cu keratină, tratament cu keratină
handbag: pielărie, genți, poșete
headscarf: hijab, abaya
hearing-aid: aparate auditive, proteze auditive
heart handshake: donații, caritate, voluntari
hiking-boot: drumeții, drumeție
hoodie t-shirt: hanorac, hanorace
jumper scarf: pulover, pulovere, tricotaje, flanele, pulovere din lână
lipstick nail-polish: salon de înfrumusețare, machiaj, cosmetică
lipstick serum-bottle: curățare facială, tratamente faciale
lungs stethoscope: pneumolog, pneumologie
nail-polish: pedichiură, manichiură, unghii
nappy baby: scutece, scutece textile, pampers, scutece lavabile, tort din scutece
necklace: colier, coliere, perle, bijuterii handmade, bijuterii din argint, lănțișoare
necktie: costume, modă bărbați
perfume: parfum, parfumuri
prosthetic-leg: proteză de picior, orteze și proteze, proteze ortopedice
ring bouquet: nuntă, verighete, nunți
ring diamond: cumpărăm aur, cumpăr aur, aur vechi, amanet aur
rollator: cadru de mers, rolator
safety-vest: echipament de lucru, haine de lucru
safety-vest lab-coat: uniforme, echipament de protecție
serum-bottle lotion: îngrijirea pielii, ser facial, tratament facial
shopping-bags price-tag: ~ reduceri, lichidare de stoc, târg de vechituri
sneaker: pantofi, încălțăminte, adidași
socks: șosete, ciorapi
spine: fizioterapie, kinetoterapie, kinetoterapeut, osteopat, dureri de spate
suit necktie: costum bărbătesc, costume bărbătești, costum de mire, costume de mire, costume la comandă, smoking
suit necktie: costume bărbați
t-shirt backpack: uniforme școlare, uniformă școlară
t-shirt jeans: tricouri, tricouri personalizate
tattoo-machine: micropigmentare, tatuaje
tooth: proteze dentare, dentist, stomatolog, cabinet stomatologic, stomatologic, implant dentar, ortodonție, ortodontie
tooth: cabinet de ortodonție, dinți, dinților, albirea dinților, dintii
tooth toothbrush: albire dentară, detartraj, aparat dentar
top-hat: pălării
top-hat sun-hat: pălărier
vape: țigări electronice, vape
wallet handbag: portofele, marochinărie
wedding-dress ring: rochie de mireasă, rochii de mireasă, salon de mirese
wig: perucă, peruci
x-ray: radiologie, radiografie, radiografii, rmn, imagistică medicală, tomografie, mamografie
zip: schimbat fermoare, fermoar, fermoare, înlocuire fermoar
`;
