/** Romanian words for the home, clothes and the body. Notation: word-list.ts. */
export const romanianHomeAndWear = `
air-conditioner: aer condiționat, climatizare, montaj ac, ventilație, încărcare freon
air-fryer: friteuză cu aer cald, friteuze cu aer cald, air fryer, airfryer
armchair: puf
armchair sofa: tapițer, tapițerie, retapițare, fotoliu, fotolii
awning: copertină, copertine, marchiză, marchize
axe target: aruncat cu toporul
basket carrot: legume, fructe și legume, piață, produse de la țărani
basket leaves: coșuri împletite, împletituri de nuiele, coșuri de nuiele, nuiele
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
blinds: jaluzele, jaluzea, rolete, rulouri, storuri, obloane
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
chair: bănci, taburet, șezlong
chandelier: candelabru, candelabre, lustră, lustre, corpuri de iluminat
chimney fire: coșar, hornar, coșuri de fum, curățare coșuri
cooker-hood: hotă, hote, hote de bucătărie, curățare hote, curățare hotă, degresare hote
cooking-pot: oală, oale, oală sub presiune, oale sub presiune, set de oale, seturi de oale, cratiță, cratițe
cooking-pot: slow cooker
cot: pătuț, pătuțuri, leagăn bebe, pătuțuri copii, leagăn
curtains window: perdele, draperii, galerii perdele
cushion: perne decorative, perne, pernuțe
cushion vase: decorațiuni casă, vaze, decorațiuni interioare, obiecte decorative
desk office-chair: birou reglabil, mobilier de birou, birouri
desk-lamp: lampadar, veioză
dining-table: față de masă, șervețele textile, măsuță de cafea
dining-table chair: mese din lemn, mese living
door: uși, uși de interior
drainpipe droplet: desfundare canalizare, desfundare țevi, canalizare, desfundări, vidanjare și desfundare
drainpipe droplet: desfundare chiuvetă, desfundat canalizare, desfundat țevi
dummy: suzetă, suzete, suzeta, lanț suzetă, lănțișor suzetă
electric-fan: ventilator, ventilatoare, ventilator de tavan, ventilatoare de tavan
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
garden-shed: căsuță de grădină, căsuțe de grădină, magazie de grădină, căsuțe din lemn, magazii de grădină
gas-cylinder fire: butelie, butelii, butelii de gaz, butelie de aragaz
gate fence: poartă, porți, porți automate, automatizări porți
gear wrench: confecții metalice, frezare, strunjire cnc, frezare cnc, matrițe, injecție mase plastice, injecție plastic
gear wrench: rulmenți, piese metalice, sculărie, turnătorie, debitare laser, piese la comandă
grandfather-clock: pendulă, pendule
gutter house: jgheab, jgheaburi, burlane, curățare jgheaburi
hammer-and-wrench toolbox: om bun la toate, reparații casă, montaj mobilă, mici reparații
headstone: cavouri, monumente funerare, cruci, monumente, monumente granit, lucrări funerare
heat-pump radiator: pompă de căldură, pompe de căldură
house-insulation: termoizolații
house-insulation: izolații, izolație, izolații termice, termoizolație, termosistem, izolare termică, izolarea casei
house-insulation: izolație mansardă, spumă poliuretanică, termosisteme
incense: tămâie, bețișoare parfumate, bețișoare de tămâie
insured-home shield: asigurare locuință, asigurări locuințe, asigurarea locuinței, asigurare casă, asigurări de locuințe
insured-home shield: asigurare de locuință
iron: masă de călcat
iron t-shirt: călcătorie, călcat haine, fier de călcat, călcat rufe
kettle: fierbător, fierbătoare, ceainic electric
key lock-and-key: copiere chei, butuci
key padlock: deblocări uși, lăcătuș, chei, cheilor
ladder bricks: închirieri schele
light-bulb: lămpi, becuri, ghirlandă luminoasă
lock-and-key key: broască ușă, broaște uși, schimb yală, yale
lock-and-key padlock: încuietori, schimbare yală, securitate cibernetică, protecția datelor, semnătură electronică
lock-and-key puzzle: escape room, vânătoare de comori
lotion: dermatolog, creme, pastă de zahăr, loțiune de corp, unt de corp, șampon solid, mască de față
lotion stethoscope: control alunițe, acnee, tratament acnee, psoriazis, negi, eczeme
lotion sun: cremă de soare, creme de soare, protecție solară, crema cu spf
mattress bed: saltele, saltea
mortar: râșniță de piper, râșniță de cafea
mouse-trap: șoareci, șobolani, deratizare
mouse-trap cockroach: combatere dăunători
office-chair desk: scaun de birou, scaune de birou, scaun ergonomic, scaun gaming
oven: cuptor cu microunde
oven dining-table: bucătărie, bucătăriei
oven spray-bottle: curatare hote, igienizare hote
padlock parcel: boxă de închiriat
paint-roller bucket: zugrav, renovări, zugrăveli, lavabilă, vopsitorie, vopsele
paint-roller hammer: amenajări la cheie, reparații interioare
paving trowel: pavele, pavaje
paving trowel: montaj pavele, pavaj curte, pavaj, montaj pavaj, montaj pavaje, alei pavate
pergola house-with-garden: pergolă, pergole, foișor, foișoare
pet-bed: culcuș, culcușuri, culcuș pentru câini, pătuț pentru câini, paturi pentru câini
piggy-bank coin: cont de economii, depozit bancar, pensie privată, economisire, pilonul 3, titluri de stat
plug: friteuză cu aer, mașină de tocat, mixer
plug lightning: instalații electrice, electricieni, electrician
plug lightning: tablou electric, montat prize, materiale electrice
pressure-washer: spălare cu presiune, curățare pavaj, curățare fațade
pressure-washer droplet: curățat pavaj, sablare, spălat fațade
radiator fire: calorifere
radiator wrench: cazane, încălzire
razor: epilare, bărbierit, aparat de ras
recycling: colectare fier vechi
recycling wastebasket: debarasare, ridicare mobilă veche, evacuare moloz, maculatură, centru de colectare
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
stove logs: sobă, sobe, sobă de teracotă, sobe de teracotă
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
vacuum-cleaner: aspirator, aspiratoare
vase: vază
vase fire: suflător de sticlă, sticlărie
video-intercom door: interfoane, interfon, videointerfon, videointerfoane, montaj interfoane, control acces
video-intercom door: sonerie video
wallpaper paint-roller: tapet
wallpaper paint-roller: tapet decorativ, montaj tapet, fototapet, tapete
wardrobe: dulapuri, dulap la comandă, comodă, pantofar
washing-machine: spălătorie, mașină de spălat, balsam de rufe
washing-machine wrench: electrocasnice, aragaz, cuptoare, congelatoare, plită, uscătoare de rufe
wastebasket recycling: fier vechi, ridicare moloz, salubritate, reciclare
wastebasket recycling: curățenie în parc, curățenie în pădure, ecologizare
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
wrench car: service auto, mecanic auto, revizie auto, itp, piese auto, tinichigerie, reparații auto
wrench car: diagnoză auto, tobe eșapament, cutii de viteze, instalații gpl
anatomical-heart heart: cardiolog, hipertensiune, ecocardiografie
apron chef-hat: șorț, șorțuri
baby-bodysuit: haine bebeluși, haine copii, hăinuțe, hăinuțe bebeluși, haine pentru copii, îmbrăcăminte copii
baby-bodysuit: hăinuțe pentru bebeluși, salopetă bebe
baby-bodysuit teddy-bear: trusou botez, body bebe
backpack pencil: ghiozdane, rucsacuri, rechizite pentru copii săraci
ballet-shoes dancer: balet
bangles: brățară, brățări
baseball-cap: șepci
bathrobe: halat de baie, halate de baie, halat de casă
beanie: căciulă, căciuli, fes tricotat, fesuri, căciuli tricotate
belt: curea de piele, curele de piele, curele din piele, curea din piele, centură din piele
bike-helmet: cască de bicicletă, căști de bicicletă, cască bicicletă, căști bicicletă
bikini: costume de baie
blouse: ie cusută manual, cămașă de in, cămașă
blouse thread: ii tradiționale, cămașă populară
boot: cizme de cauciuc
bra: lenjerie de damă, sutien, sutiene, lenjerie de corp damă, lenjerie intimă
bra briefs: lenjerie damă, furouri
braces toothbrush: ortodonție, ortodontie, cabinet de ortodonție, aparat dentar
braces toothbrush: aparate dentare, ortodont, medic ortodont, aparat pe dinți, ortodonți
braid hair-comb: codițe afro, împletituri, codițe împletite, împletituri păr, rasta
brain speech-bubble: psihiatru, psihiatrie, terapie de cuplu, cabinet de psihologie, psihologie, ședințe de psihologie
brain speech-bubble: cabinet psihologic, psiholog, psihoterapie, psihoterapeut, depresie, anxietate
brain speech-bubble: consiliere psihologică, dezvoltare personală
brain stethoscope: migrene
briefs: boxeri
clothes-hanger: umerașe, cuier
clothes-hanger coat: curățătorie chimică, curățătorie haine, spălătorie chimică, haine second hand, schimb de haine
clothes-hanger coat: curățătorie
clothes-hanger dress: mărimi mari
coat: cojoace, blănărie, paltoane, geci, second hand, haine de blană, jachete, geacă de piele, blănuri, impermeabil
coat: pelerină de ploaie, geacă de puf, geacă de iarnă
coat scarf: haine groase, haine de iarnă, haine călduroase
coat scarf: colectă de haine groase, colectă de haine de iarnă, strângere de haine groase
coat sheep: cojocar
contact-lens: lentile de contact, lentilă de contact, lentile colorate
dental-implant toothbrush: implant dentar
dental-implant toothbrush: implanturi dentare, implantologie, implantul dentar, implant, implanturi
diamond ring: pandantiv, pandantive, lănțișor, bijuterii argint, bijuterii, bijutier, aur, piercing
dress handbag: rochii, modă, îmbrăcăminte
dress t-shirt: haine
dress-shoe: cizmar, reparații încălțăminte
dress-shoe hammer: cizmărie
dress-shoe sneaker: cizme, ghete
ear stethoscope: orl, cabinet orl, medic orl, sinuzită, spălătură auriculară
earrings diamond: cercei, cercel
eye glasses: operație cataractă, operație laser ochi, control oftalmologic, cataractă, glaucom, clinică oftalmologică
eye glasses: dioptrii
eyelashes: rimel
eyelashes eye: gene, extensii gene, sprâncene, pensat
foot: pedichiură medicală, podologie, podolog, platfus
foot dress-shoe: talonete, încălțăminte ortopedică
glasses eye: optică, ochelari
gloves: mănuși
graduation-cap books: ~ facultate, universitate, cursuri
graduation-cap books: masterat, cursuri calificare, burse, școală postliceală, cursuri acreditate, absolvire
graduation-cap books: banchet absolvenți, doctorat, studii în străinătate, cursuri autorizate, balul bobocilor, liceu
graduation-cap books: clasa pregătitoare, colegiu național, școală gimnazială, înscrieri clasa zero, prima zi de școală
graduation-cap books: școala profesională, ziua porților deschise, zilele porților deschise, porți deschise
hair-comb: perie de păr
hair-comb haircut: codițe africane, codițe
hair-comb scissors: transplant de păr
hair-dryer: feon, placă de păr, ondulator
hair-dryer hair-comb: uscător de păr, îndreptare cu keratină, tratament cu keratină
handbag: pielărie, genți, poșete
headscarf: hijab, abaya
hearing-aid: aparate auditive, proteze auditive, test auditiv, audiologie
heart: fundație, strângere de fonduri, campanie umanitară, redirecționează, 5%, eveniment caritabil, bal caritabil
heart: caz umanitar, târg caritabil, asociație umanitară
heart handshake: donații, caritate, voluntari
hiking-boot: drumeții, drumeție
hiking-boot mountain: traseu montan, ghid montan, echipament montan, ture montane
hoodie t-shirt: hanorac, hanorace
jumper scarf: pulover, pulovere, tricotaje, flanele, pulovere din lână, cardigane
laser-hair-removal lotion: epilare definitivă
laser-hair-removal lotion: epilare definitivă cu laser, epilare laser, epilare cu laser, epilare ipl
laser-hair-removal lotion: epilare definitivă laser
lip-balm: balsam de buze, balsamuri de buze, balsam buze, îngrijirea buzelor
lips syringe: mărire buze
lips syringe: augmentare buze, mărirea buzelor, acid hialuronic buze, filler buze
lipstick nail-polish: salon de înfrumusețare, machiaj, cosmetică
lipstick serum-bottle: curățare facială, tratamente faciale
lungs: astm
lungs heart: renunță la fumat, fără tutun, lasă-te de fumat
lungs stethoscope: pneumolog, pneumologie
makeup-palette: paletă de farduri, palete de farduri, fard de pleoape, farduri de pleoape, pensule de machiaj
makeup-palette: pensule machiaj, paletă de machiaj, trusă de machiaj, truse de machiaj
nail-polish: pedichiură, manichiură, unghii, semipermanentă, ojă semipermanentă, construcție unghii, manichiuristă
nappy baby: scutece, scutece textile, pampers, scutece lavabile, tort din scutece
necklace: colier, coliere, perle, bijuterii handmade, bijuterii din argint, lănțișoare
necktie: costume, modă bărbați, papion
perfume: parfum, parfumuri, difuzor de arome, odorizant de cameră
prosthetic-leg: proteză de picior, orteze și proteze, proteze ortopedice
pyjamas: pijama, pijamale, pijamă, cămașă de noapte, cămăși de noapte
ring bouquet: nuntă, verighete, nunți, cununie civilă, salon evenimente, sală de evenimente, cununie
ring diamond: cumpărăm aur, cumpăr aur, aur vechi, amanet aur
rollator: cadru de mers, rolator
safety-vest: echipament de lucru, haine de lucru
safety-vest lab-coat: uniforme, echipament de protecție
safety-vest rescue-helmet: salopete, ssm, protecția muncii
serum-bottle lotion: îngrijirea pielii, ser facial, tratament facial, peeling, remodelare corporală
shopping-bags market-stall: târg de paște, târgul producătorilor, târg de toamnă, zilele recoltei, produse handmade
shopping-bags market-stall: târg de produse tradiționale
shopping-bags price-tag: ~ reduceri, lichidare de stoc, târg de vechituri
skirt: fustă, fuste, fusta, minijupă
slippers: papuci de casă, papuci, șlapi de casă, papuci de lână
smartwatch: smartwatch, smartwatch-uri, ceas inteligent, ceasuri inteligente, ceas smart, ceasuri smart, apple watch
sneaker: pantofi, încălțăminte, adidași
socks: șosete, ciorapi
spine: fizioterapie, kinetoterapie, kinetoterapeut, osteopat, dureri de spate
spine bone: hernie de disc, proteză șold, scolioză, dureri de genunchi, artroscopie
spine massage: recuperare medicală, balneofizioterapie, recuperare post accident
suit: cămăși bărbați, sacouri
suit necktie: costum bărbătesc, costume bărbătești, costum de mire, costume de mire, costume la comandă, smoking
suit necktie: costume bărbați
t-shirt backpack: uniforme școlare, uniformă școlară
t-shirt jeans: tricouri, tricouri personalizate
t-shirt parcel: donează haine
t-shirt printer: obiecte promoționale, serigrafie
tattoo-machine: micropigmentare, tatuaje
tooth: proteze dentare, dentist, stomatolog, cabinet stomatologic, stomatologic
tooth: dinți, dinților, albirea dinților, dintii, fațete dentare, coroane dentare
tooth: extracție măsea
tooth toothbrush: albire dentară, detartraj
top-hat: pălării
top-hat sun-hat: pălărier
vape: țigări electronice, vape
wallet: curele piele, portofel
wallet coin: executare silită, datorii, insolvență, faliment, refinanțare datorii, recuperare creanțe
wallet handbag: portofele, marochinărie
wax-pot lotion: epilare cu ceară, epilat cu ceară, epilare ceară, epilare inghinală, epilare cu pastă de zahăr
wax-pot lotion: epilare brazilian
wedding-dress ring: rochie de mireasă, rochii de mireasă, salon de mirese
wig: perucă, peruci
x-ray: radiologie, radiografie, radiografii, rmn, imagistică medicală, tomografie, mamografie
x-ray hospital: imagistică, cancer la sân, prevenția cancerului, testare gratuită
zip: schimbat fermoare, fermoar, fermoare, înlocuire fermoar
`;
