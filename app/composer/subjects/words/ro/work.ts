/** Romanian words for work, trades and tools. Notation: word-list.ts. */
export const romanianWork = `
3d-printer: imprimantă 3d, imprimante 3d, imprimanta 3d, printare 3d, imprimare 3d
abacus: aritmetică mentală, abac
air-compressor: compresor de aer, compresoare de aer, închiriere compresor, compresor, compresoare
anvil hammer: fierar, fierărie, fier forjat
app-phone: aplicație mobilă, aplicația, aplicație, aplicația noastră, noua aplicație, aplicație nouă, aplicații
app-phone: descarcă aplicația, aplicații pentru mobil
app-phone laptop: aplicații mobile, dezvoltare aplicații
ballot-box: bugetare participativă, alegeri locale, votează, votați, votează proiectul, candidat la primărie
ballot-box: secție de votare, la vot, vot, alegeri, alegerile locale, ieși la vot
ballot-box pencil: petiție, strângere de semnături, semnează petiția
banknotes coin: credit, credite, împrumut, finanțare, ifn, fonduri europene, bani rapid, card de credit, schimb valutar
banknotes coin: casă de schimb, transfer bani
barber-chair: scaun frizerie, scaun de frizerie, scaun coafor, scaun barber, scaune frizerie
billboard: panou publicitar, panouri publicitare, billboard, billboarduri, publicitate outdoor
blackboard books: învățătoare, profesor, învățător, profesoară, cadre didactice, profesor de matematică
blood-drop: donare de sânge, donării de sânge, donarea de sânge, donează sânge, donatori de sânge, donează
blood-drop: donator de celule stem, donare sânge, centrul de transfuzii
book: legătorie de carte, legătorie
books: ghid de călătorie
books open-book: legătorie de cărți, librărie, cărți, bibliotecă, carte, benzi desenate, manuale școlare, culegeri
books open-book: anticariat, anticariate
briefcase handshake: consultanță, consultanță în afaceri, recrutare
briefcase handshake: ~ angajăm
briefcase handshake: secretară, agent vânzări, resurse umane, plan de afaceri, recepționeră
briefcase handshake: asistent manager, franciză, manager de proiect, inginer vânzări, bursa locurilor de muncă
briefcase handshake: târg de joburi, târg de cariere, orientare în carieră, stagiu de practică
briefcase handshake: ~ lucru de acasă, loc de muncă, locuri de muncă
business-cards printer: carte de vizită, cărți de vizită, printare cărți de vizită
calculator receipt: calculator de birou, declarația unică, declarație unică, salarizare, consultanță fiscală, contabil
calculator receipt: contabilitate, declarație fiscală, taxe și impozite, impozit, înființare firmă, pfa
calculator receipt: înființări firme, audit financiar, revisal
calendar: planner, calendare
calendar clipboard: târg de construcții, târg imobiliar, târg de turism, pavilion expozițional, târg auto
card-terminal: imprimantă fiscală
card-terminal credit-card: terminal pos, terminale pos, aparat de marcat, terminal de plată
cash-register: casă de marcat, case de marcat, casa de marcat
chainsaw logs: drujbe, motoferăstrău, exploatare forestieră, drujbă
chart-up: investiții
chart-up coin: criptomonede, consultant financiar, educație financiară
cherry-picker: nacelă, nacele, închirieri nacele, închiriere nacelă, prb nacela
chimney-sweep: coșar, coșari, curățare coșuri, coșar autorizat, hornar
circuit-board: plăci electronice, reparații electronice, circuite imprimate
cleaner: femeie de serviciu, menajeră, personal de curățenie, îngrijitoare, doamnă la curățenie, femeie la menaj
coin magnifier: numismatică, amanet, casă de amanet, monede
combine-harvester: treierat, recoltat
combine-harvester wheat: combină agricolă, combine agricole, recoltare cereale, prestări servicii agricole
combine-harvester wheat: combină de recoltat
concrete-mixer bricks: beton, betoane, stație de betoane, transport beton, pompă de beton, șapă, betonieră
concrete-mixer bricks: turnare beton, șape
crayon: carte de colorat, plastilină, creioane colorate, carioci
crayon scissors: ateliere pentru copii
crayon teddy-bear: bonă, after school, centru de zi copii
desktop-computer: monitor gaming
desktop-computer keyboard: calculatoare, plăci video, monitoare, asamblare pc, depanare calculatoare, componente pc
desktop-computer keyboard: instalare windows, calculator, reparații calculator
desktop-computer laptop: software, soft, program de gestiune, aplicație de programări, crm, programare
desktop-computer laptop: ~ program de facturare, soft de facturare, aplicație de facturare
desktop-computer laptop: dezvoltare web
drill: mașină de găurit, bormașină
drone: dronă, filmări cu drona
envelope postbox: poștaș, poștași
excavator: închirieri utilaje, utilaje construcții
excavator crane: săpături, miniexcavator, terasamente, buldoexcavator, excavații, excavări, excavator
excavator droplet: puțuri forate
exhibition-stand: stand expozițional, standuri expoziționale, stand de târg, standuri pentru târguri
floppy-disk laptop: recuperare date, transfer casete
forklift: stivuitor, stivuitoare, stivuitorist, motostivuitor, motostivuitoare
forklift pallet: ambalator, gestionar, muncitor depozit, magaziner
forklift parcel: paleți lemn, paleți euro
fountain-pen document: papetărie, rechizite, caligrafie
gavel: licitație
generator plug: generator curent, generatoare, generatoare curent, generatoare electrice, generator electric
generator plug: închiriere generatoare, generator de curent, generatoare de curent, grup electrogen
gold-bars: lingou, lingouri, lingouri de aur
hard-hat: cască de protecție, căști de protecție, cască de șantier, căști de șantier
headset speech-bubble: relații clienți, call center, serviciu clienți, telemarketing, operatori call center
headset speech-bubble: operator call center
house-contract: contract de vânzare, contract de închiriere, contracte de închiriere, acte notariale pentru case
house-contract: drept imobiliar, vânzare-cumpărare imobile
hydraulic-hose: furtunuri hidraulice, furtun hidraulic, furtune hidraulice
laptop desktop-computer: program facturare, digitalizare firme, curs de calculator, cursuri it
laptop desktop-computer: curs operator calculator
laptop screwdriver: reparații laptop, service laptop, reparații calculatoare, curs online, laptopuri
laptop screwdriver: laptopuri refurbished, suport it, instalare rețea, cartușe, administrare rețea, mentenanță it
laptop screwdriver: reîncărcare cartușe
lathe: strung, strungărie, strungar, prelucrări mecanice, prelucrări cnc, strunjire
lift: întreținere lifturi, mentenanță lifturi, reparații lifturi
love-letter ring: invitații nuntă
magnifier: detectiv particular
magnifier chart-up: promovare online, reclame google, campanii online
meeting-room: sală de ședințe, săli de ședințe, sală de conferințe, săli de conferințe, sala de conferințe
meeting-room: sala de ședințe, închiriere sală de conferințe
megaphone: design grafic, casete luminoase, identitate vizuală, producție publicitară
megaphone chart-up: ședință publică, agenție de publicitate, marketing, publicitate, seo
megaphone speech-bubble: dezbatere publică, consultare publică
newspaper recycling: colectare hârtie
notebook: agendă, jurnal, carnețel
notebook pencil: afterschool, ajutor la teme, agende, caiete
open-book books: club de lectură
open-book fountain-pen: redactare licențe, seară de poezie, cenaclu literar
open-book pencil: cursuri engleză, curs de engleză, cursuri limbi străine, cursuri de limbi
open-book pencil: ~ engleză, germană
open-book pencil: limba franceză, limba spaniolă, pregătire bac, evaluare națională, pregătire admitere, bacalaureat
open-book pencil: profesor particular
paintbrush framed-picture: restaurare icoane, restaurări icoane, restaurare tablouri, restaurator de icoane
pallet: palet, paleți, europaleți, paleți din lemn
pallet-truck: transpalet, transpaleți, transpaleta, transpalet manual, liză
parcel delivery-van: cutii de carton, cutii pentru mutare, cutii carton, folie cu bule, ambalaje
parcel heart: ajutor sinistrați, ajutoare umanitare, inundații, ajutor ucraina, ajutor refugiați, cutremur ajutor
parcel heart: ajutor umanitar, sprijin pentru sinistrați
pencil: creioane
pencil fountain-pen: birotică, pixuri, penare
pencil palette: atelier creativ
phone-case: husă telefon, huse telefon, huse de telefon, husă de telefon, huse pentru telefon, accesorii telefoane
phone-case: accesorii gsm, huse personalizate
pill stethoscope: farmacie, suplimente, aparatură medicală, tehnico-medicale, tensiometre
power-bank: baterie externă, baterii externe, powerbank, power bank
price-tag desk-lamp: vechituri
printer: tipografie, copiator, xerox, pliante, print digital, tipar digital, tonere
printer: ~ afișe, flyere
printer paintbrush: bannere
receipt shopping-cart: casieri, casiere, consilier vânzări, șef magazin, casierie
road-roller: asfalt, asfaltare, asfaltări, lucrări de drumuri, placă compactoare, placa compactoare, plăci compactoare
road-roller: mai compactor
robot gear: robotică, inteligență artificială
rubber-stamp document: notar, notar public, birou notarial, ștampile, ștampilă, acte notariale, procură, apostilă
satellite-dish television: antene, antenă satelit
scaffold ladder: schelă, închiriere schele
scales: consultanță juridică, executor, avocat, cabinet de avocatură
scales gavel: divorț, pensie alimentară, moștenire, drept penal, partaj, înregistrare marcă, succesiune
scissor-lift: platformă foarfecă, platforme foarfecă, nacelă foarfecă, nacele foarfecă, platformă tip foarfecă
scissor-lift: platforme tip foarfecă
scissors: set creativ
scissors hair-comb: coafură, coafor, salon de coafură, frizerie, tuns, coafat, tunsoare, vopsit, părului
scissors hair-comb: coafeză, tratament keratină, șuvițe
scroll document: arbore genealogic, genealogie
server: găzduire web, servere, hosting, centru de date
set-square ruler: proiectare, arhitect, matematică, meditații matematică, arhitectură
shipping-container: container maritim, containere maritime, containere depozitare, transport maritim, containere
signing-hands: limbajul semnelor, limbaj mimico-gestual, curs limbajul semnelor, interpret limbajul semnelor
signing-hands: limba semnelor
site-cabin: container de șantier, containere de șantier, baracă de șantier, container birou, containere birou
site-cabin: container locuit, containere locuit
smartphone: service gsm, telefon, telefoane, reparații gsm, ecran spart, reparații telefoane, schimb ecran
smartphone loudspeaker: administrare facebook, creare conținut, promovare facebook
smartphone plug: încărcătoare, folie sticlă
smartphone wrench: schimbare display, amanet telefoane
speaker: sonorizare, boxă bluetooth, boxe, boxă portabilă, boxe portabile, sonorizări
speech-bubble: schimb lingvistic, club de conversație, terapie logopedică, logoped, logopedie
speech-bubble open-book: germană pentru asistente, germana pentru asistente, engleză pentru începători
speech-bubble open-book: germană pentru începători, germană pentru îngrijitori
spotlight: lumini scenă, sonorizare și lumini, sonorizări și lumini, lumini de scenă
stethoscope: medic, clinică, spital
stethoscope hospital: reumatolog, reumatologie, gastroenterolog, gastroenterologie, endocrinolog, endocrinologie
stethoscope hospital: nefrolog, nefrologie, hematolog, alergolog, alergologie, dializă, centru de dializă, proctolog
stethoscope hospital: proctologie, chirurg, chirurgie generală, ginecolog, infertilitate, ginecologie
stethoscope hospital: analize și consultații, medicina muncii, oncologie, varice, consultație la domiciliu
stethoscope hospital: perfuzii la domiciliu, fișă medicală auto, policlinică, endoscopie
stethoscope: ~ cabinet
stethoscope baby: pediatru
syringe: vaccinare, vaccin gripal, botox, vaccin antigripal, acid hialuronic
syringe mirror: rinoplastie, mărirea sânilor, liposucție, abdominoplastie
tablet: tabletă grafică, ipad, ipad-uri, tablete grafice, e-reader, reparații tablete, tablete pentru copii, tablete
tablet: tabletă, tablete și telefoane
telehandler: încărcător telescopic, încărcătoare telescopice, manipulator telescopic
telephone: centrală telefonică
telescope: observații astronomice
telescope night-sky: observator astronomic, astronomie
test-tube: analize medicale, laborator, laborator analize, recoltare sânge, chimie organică, chimie pentru medicină
test-tube: meditații chimie, chimie bacalaureat, meditații la chimie
theodolite set-square: topograf, cadastru, topografie, topografi, cadastru și intabulare, intabulare
theodolite set-square: ridicări topografice, măsurători cadastrale, lucrări cadastrale
translation open-book: traduceri, interpret, traducător, birou de traduceri, traduceri și interpretariat, interpretariat
translation open-book: traducători
translation rubber-stamp: traduceri autorizate, traducător autorizat, traduceri legalizate
ultrasound: ecografie, ecografii, ecograf, ecografie de sarcină
usb-stick: stick usb, stick-uri usb, stickuri usb, memorie usb, memorii usb
vending-machine soft-drink: automate de vânzare, automate vending, vending, automat vending, automate cafea și gustări
video-call headphones: webinar, webinarii, apel video, videoconferință, întâlnire online
walkie-talkie: walkie-talkie, walkie talkie, stație de emisie-recepție, stații de emisie-recepție
web-page laptop: site-uri web, web design, site web, creare site, site-uri, creare site-uri web, creare site web
web-page laptop: site-uri de prezentare, site de prezentare, realizare site, pagini web, pagină web, creare site-uri
web-page shopping-cart: magazin online, magazine online, creare magazin online
webcam: cameră web, camere web, camera web
welding-mask fire: sudor, sudori, sudură, lucrări de sudură, curs de sudură, sudură argon
whiteboard: tablă albă, table albe, tablă magnetică, table magnetice, whiteboard
windscreen: parbriz, parbrize, înlocuire parbriz, reparații parbrize, reparație parbriz, schimbare parbriz, geamuri auto
conveyor-belt: bandă transportoare, benzi transportoare, conveior, conveioare, transportor cu role
defibrillator: defibrilator, defibrilatoare, defibrilatorul, defibrilator extern
dentist-chair: scaun stomatologic, scaun dentar, unit dentar, scaun dentist
doctor: medic de familie
dust-mask: mască de praf, măști de praf, mască FFP2, măști FFP2
gardener: grădinar, grădinari, grădinăreasă
label-roll: tipărire etichete, etichete autocolante, etichetă autocolantă, etichete în rolă, tipar etichete
label-roll: printare etichete, etichete
lockers: vestiare metalice, vestiar metalic, dulapuri vestiar, dulap vestiar, dulapuri școlare
network-cable: cablu de rețea, cabluri de rețea, cablare structurată, cablu ethernet, cabluri ethernet, cablare rețea
network-cable: cablu, cabluri, rețele
pallet-racking: rafturi pentru paleți, raft pentru paleți, rafturi paleți, rafturi industriale, rafturi depozit
pallet-racking: rafturi metalice
pocket-knife: briceag, bricege, briceagul, briceag elvețian, bricege elvețiene, cuțit de buzunar
pressure-gauge: manometru, manometre, manometrul, etalonare, servicii de etalonare, calibrare aparate
roll-up-banner: roll-up publicitar, roll-up-uri, rollup publicitar, banner roll-up, print bannere
security-guard: agent de pază, agenți de pază, agent de securitate, bodyguard, pază și protecție, paznic de noapte
security-guard: paznic, paznici
shop-assistant: ~ vânzător, vânzătoare, vânzători, casier, casieră
spray-gun: vopsire electrostatică, vopsitorie electrostatică, pistol de vopsit, pistoale de vopsit
spray-gun: vopsire în câmp electrostatic
spreadsheet: foaie de calcul, foi de calcul, șablon Excel, șabloane Excel, curs Excel, cursuri Excel, tabel Excel
steel-beam: grindă metalică, grinzi metalice, grindă de oțel, grinzi de oțel, profil ipe, structuri metalice
steel-beam: construcții metalice
tiller: motocultor, motocultoare, motosapă, motosape, motosăpătoare
waiter: ospătar, ospătari, chelner, chelneri, chelneriță
wheel-loader: încărcător frontal, încărcătoare frontale, încărcător pe roți, închiriere încărcător frontal
`;
