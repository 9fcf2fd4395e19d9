/** Romanian words for clothes and the body. Notation: word-list.ts. */
export const romanianWear = `
anatomical-heart heart: cardiolog, hipertensiune, ecocardiografie
apron chef-hat: șorț, șorțuri
baby-bodysuit: haine bebeluși, hăinuțe, hăinuțe bebeluși, haine pentru copii, îmbrăcăminte copii
baby-bodysuit: hăinuțe pentru bebeluși, salopetă bebe, dau de pomană haine copii, haine copii
baby-bodysuit teddy-bear: trusou botez, body bebe
baby-carrier: marsupiu, marsupii, marsupiu ergonomic
backpack pencil: ghiozdane, rucsacuri, rechizite pentru copii săraci
ballet-shoes dancer: balet
bangles: brățară, brățări
baseball-cap: șepci
bathrobe: halat de baie, halate de baie, halat de casă
beanie: căciulă, căciuli, fes tricotat, fesuri, căciuli tricotate
belt: curea de piele, curele de piele, curele din piele, curea din piele, centură din piele
bike-helmet: cască de bicicletă, căști de bicicletă, cască bicicletă, căști bicicletă
bikini: costume de baie
blouse: ie cusută manual, cămașă de in
blouse embroidery-hoop: ie românească, ii românești, ie tradițională
blouse thread: ii tradiționale, cămașă populară
boot: cizme, ghete
bow-tie: papion, papioane
bra: lenjerie de damă, sutien, sutiene, lenjerie de corp damă, lenjerie intimă
bra briefs: lenjerie damă, furouri
braces toothbrush: ortodonție, ortodontie, cabinet de ortodonție, aparat dentar, aparate dentare, ortodont
braces toothbrush: medic ortodont, aparat pe dinți, ortodonți
braid hair-comb: codițe afro, împletituri, codițe împletite, împletituri păr, rasta
brain speech-bubble: psihiatru, psihiatrie, terapie de cuplu, cabinet de psihologie, psihologie, ședințe de psihologie
brain speech-bubble: cabinet psihologic, psiholog, psihoterapie, psihoterapeut, depresie, anxietate
brain speech-bubble: consiliere psihologică, dezvoltare personală
brain stethoscope: migrene
briefs: boxeri
brooch: broșă, broșe, broșa
button: nasturi
clogs: saboți, saboți de lemn, saboți medicali, saboți din piele
clothes-hanger: umerașe, cuier
clothes-hanger coat: curățătorie chimică, curățătorie haine, spălătorie chimică, haine second hand, schimb de haine
clothes-hanger coat: curățătorie
clothes-hanger dress: mărimi mari
coat: cojoace, blănărie, paltoane, geci, second hand, haine de blană, jachete, geacă de piele, blănuri, impermeabil
coat: pelerină de ploaie, geacă de puf, geacă de iarnă, cojoc, blănar
coat scarf: haine groase, haine de iarnă, haine călduroase, colectă de haine groase, colectă de haine de iarnă
coat scarf: strângere de haine groase
coat sheep: cojocar
conical-hat: pălărie conică, pălării conice, pălărie vietnameză
contact-lens: lentile de contact, lentilă de contact, lentile colorate
corset: corset, corsete, corset cu șnur
crown: concurs de frumusețe
dental-implant toothbrush: implant dentar, implanturi dentare, implantologie, implantul dentar, implant, implanturi
diamond ring: pandantiv, pandantive, bijuterii argint, bijuterii, bijutier, aur, piercing
dirndl: dirndl, rochie bavareză, rochii bavareze, rochie tiroleză
dress handbag: rochii, modă, îmbrăcăminte
dress t-shirt: haine
dress-shoe: cizmar, reparații încălțăminte, pantofi bărbați
dress-shoe hammer: cizmărie
dungarees: salopetă cu pieptar, salopete cu pieptar, salopetă de blugi, salopetă denim, pantaloni cu pieptar, salopetă
dungarees: salopete
ear stethoscope: orl, cabinet orl, medic orl, sinuzită, spălătură auriculară
earrings diamond: cercei, cercel
eye glasses: operație cataractă, operație laser ochi, control oftalmologic, cataractă, glaucom, clinică oftalmologică
eye glasses: dioptrii
eyebrow: sprânceană, sprâncene, pensat sprâncene, stilizare sprâncene, laminare sprâncene, vopsit sprâncene
eyebrow: microblading, micropigmentare sprâncene
eyelashes: rimel
eyelashes eye: gene, extensii gene, pensat
fascinator: fascinator de păr, pălărie fascinator, pălărioară cu voaletă, pălării fascinator
felt-hat: pălărie, pălării
foot: pedichiură medicală, podologie, podolog, platfus
foot dress-shoe: talonete, încălțăminte ortopedică
football-boot: ghete de fotbal, gheată de fotbal, ghete fotbal, crampoane fotbal
glasses eye: optică, ochelari
gloves: mănuși
graduation-cap books: ~ facultate, universitate, cursuri
graduation-cap books: masterat, cursuri calificare, burse, școală postliceală, cursuri acreditate, absolvire
graduation-cap books: banchet absolvenți, doctorat, studii în străinătate, cursuri autorizate, liceu
graduation-cap books: clasa pregătitoare, colegiu național, școală gimnazială, înscrieri clasa zero, prima zi de școală
graduation-cap books: școala profesională, ziua porților deschise, zilele porților deschise, porți deschise
hair-clipper: mașină de tuns, mașini de tuns, aparat de tuns, aparate de tuns, trimmer barbă
hair-comb: perie de păr
hair-comb haircut: codițe africane, codițe
hair-comb scissors: transplant de păr
hair-dryer: feon, ondulator
hair-dryer hair-comb: uscător de păr, îndreptare cu keratină, tratament cu keratină
hair-extensions: extensii de păr, extensii păr, extensii par, extensii de par, extensie de păr
handbag: pielărie, genți, poșete, geantă
hanfu: hanfu, închiriere hanfu
headscarf: hijab, abaya
hearing-aid: aparate auditive, proteze auditive, test auditiv, audiologie
heart: fundație, strângere de fonduri, campanie umanitară, redirecționează, 5%, eveniment caritabil, bal caritabil
heart: caz umanitar, târg caritabil, asociație umanitară, donează 3,5%, 3,5%, redirecționează 3,5%, formularul 230
heart: dragobete
heart handshake: donații, caritate, voluntari
heart rose: ziua îndrăgostiților
hiking-boot: drumeții, drumeție
hiking-boot mountain: traseu montan, ghid montan, echipament montan, ture montane
holdall: geantă sport, genți sport, geantă de sală, geantă de voiaj, genți de voiaj
hoodie t-shirt: hanorac, hanorace
jumper scarf: pulover, pulovere, tricotaje, flanele, pulovere din lână, cardigane
jumpsuit: jumpsuit, salopetă elegantă, salopete elegante, salopetă damă
kippah: kippa, kippah, iarmulcă
laser-hair-removal lotion: epilare definitivă, epilare definitivă cu laser, epilare laser, epilare cu laser, epilare ipl
laser-hair-removal lotion: epilare definitivă laser
leggings: colanți, colanți sport, leggings
lehenga: lehenga
life-jacket: vestă de salvare, veste de salvare, vesta de salvare
lip-balm: balsam de buze, balsamuri de buze, balsam buze, îngrijirea buzelor
lips syringe: mărire buze, augmentare buze, mărirea buzelor, acid hialuronic buze, filler buze
lipstick nail-polish: salon de înfrumusețare, machiaj, cosmetică
lipstick serum-bottle: curățare facială, tratamente faciale
lungs: astm
lungs heart: renunță la fumat, fără tutun, lasă-te de fumat
lungs stethoscope: pneumolog, pneumologie
makeup-palette: paletă de farduri, palete de farduri, fard de pleoape, farduri de pleoape, pensule de machiaj
makeup-palette: pensule machiaj, paletă de machiaj, trusă de machiaj, truse de machiaj
nail-polish: pedichiură, manichiură, unghii, semipermanentă, ojă semipermanentă, construcție unghii, manichiuristă
nappy baby: scutece, scutece textile, pampers, scutece lavabile, tort din scutece
necklace: colier, coliere, perle, bijuterii handmade, bijuterii din argint, mărgele, lănțișor, lănțișoare
necktie: costume, modă bărbați
perfume: parfum, parfumuri, difuzor de arome, odorizant de cameră
poncho: poncho, poncho de lână, poncho tricotat
prayer-shawl: talit, tallit, șal de rugăciune
prosthetic-leg: proteză de picior, orteze și proteze, proteze ortopedice
pyjamas: pijama, pijamale, pijamă, cămașă de noapte, cămăși de noapte
qipao: qipao, cheongsam, rochie chinezească, rochii chinezești
ring: argintar
ring bouquet: nuntă, verighete, nunți, cununie civilă, salon evenimente, sală de evenimente, cununie
ring diamond: cumpărăm aur, cumpăr aur, aur vechi, amanet aur
rollator: cadru de mers, rolator
safety-vest: echipament de lucru, haine de lucru
safety-vest lab-coat: uniforme, echipament de protecție
safety-vest rescue-helmet: ssm, protecția muncii
sandal: sandale
serum-bottle: uleiuri esențiale, ulei esențial
serum-bottle lotion: îngrijirea pielii, ser facial, tratament facial, peeling, remodelare corporală
serum-bottle lotus: aromoterapie
sherwani: sherwani
shirt: cămașă, cămăși, cămăși bărbați, cămăși la comandă
shopping-bags market-stall: târgul producătorilor, târg de toamnă, zilele recoltei, produse handmade
shopping-bags market-stall: târg de produse tradiționale
shopping-bags price-tag: ~ reduceri, lichidare de stoc, târg de vechituri
shorts: pantaloni scurți
skirt: fustă, fuste, fusta, minijupă
sleep-sack: sac de dormit bebe, sac de dormit pentru bebeluși, saci de dormit bebe
slippers: papuci de casă, papuci, șlapi de casă, papuci de lână
smartwatch: smartwatch, smartwatch-uri, ceas inteligent, ceasuri inteligente, ceas smart, ceasuri smart, apple watch
sneaker: pantofi, încălțăminte, adidași, teneși
socks: șosete, ciorapi
songkok: songkok, kopiah
spine: fizioterapie, kinetoterapie, kinetoterapeut, osteopat, dureri de spate
spine bone: hernie de disc, proteză șold, scolioză, dureri de genunchi, artroscopie
spine massage: recuperare medicală, balneofizioterapie, recuperare post accident
suit: sacouri
suit necktie: costum bărbătesc, costume bărbătești, costum de mire, costume de mire, costume la comandă, smoking
suit necktie: costume bărbați, costum
t-shirt backpack: uniforme școlare, uniformă școlară
t-shirt jeans: tricouri, tricouri personalizate
t-shirt parcel: donează haine
t-shirt printer: obiecte promoționale, serigrafie
tattoo-machine: micropigmentare, tatuaje
tights: dresuri, ciorapi cu chilot, dres de damă
tooth: proteze dentare, dentist, stomatolog, cabinet stomatologic, stomatologic, dinți, dinților, albirea dinților
tooth: dintii, fațete dentare, coroane dentare, extracție măsea, tehnică dentară
tooth toothbrush: albire dentară, detartraj
top-hat sun-hat: pălărier
tote-bag: sacoșă din pânză, sacoșe din pânză, sacoșe din bumbac, sacoșă din bumbac, geantă din pânză, sacoșă, sacoșe
trousers: pantaloni, pantalon
turban: turban, turbane
vape: vape, țigară electronică, țigări electronice
walking-stick: baston de mers, bastoane de mers
wallet: curele piele, portofel
wallet coin: executare silită, datorii, insolvență, faliment, refinanțare datorii, recuperare creanțe
wallet handbag: portofele, marochinărie
wax-pot: epilare
wax-pot lotion: epilare cu ceară, epilat cu ceară, epilare ceară, epilare inghinală, epilare cu pastă de zahăr
wax-pot lotion: epilare brazilian
wedding-dress: voal de mireasă, voal, rochie mireasă, rochii mireasă, rochie de mireasă
wedding-dress ring: rochii de mireasă, salon de mirese
wellingtons: cizme de cauciuc, cizme de ploaie
wetsuit surfer: costum de neopren, costume de neopren, costum neopren, costume neopren
wig: perucă, peruci
x-ray: radiologie, radiografie, radiografii, rmn, imagistică medicală, tomografie, mamografie
x-ray hospital: imagistică, cancer la sân, prevenția cancerului, testare gratuită
zip: schimbat fermoare, fermoar, fermoare, înlocuire fermoar
`;
