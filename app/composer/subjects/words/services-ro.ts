/** Services, crafts and goods in Romanian, before the list of trades. Notation: word-list.ts. */
export const romanianServices = `
dog scissors: coafor canin, frizerie canină, cosmetică canină, tuns câini
beers memo: pub quiz, seară de quiz
t-shirt backpack: uniforme școlare, uniformă școlară
droplet tap: pompe de apă, pompă de apă, pompe submersibile, hidrofor
swimming-pool: întreținere piscine, curățare piscine, întreținere piscină
jar herb: condimente, mirodenii
jar herb: ~ scorțișoară, șofran
tent compass: cercetași, cercetasi, lupișori
receipt shopping-cart: casier, casieră, casieri, casiere
chick hen: pui de o zi, pui de o zi de vânzare
lotion sun: cremă de soare, creme de soare, protecție solară, crema cu spf
dancer: dansatori, dansatoare, dansatorii, ansamblu de dansuri
ring diamond: cumpărăm aur, cumpăr aur, aur vechi, amanet aur
sewing-machine thread: croitorese, croitoreasă, confecționere textile
musical-score musical-notes: corul, corul bisericii
spray-bottle bucket: curățenie birouri, curățenie la birouri, curățenie scări de bloc
stroller baby: cărucior 3 în 1, cărucior 2 în 1, cărucior sport, cărucior bebe
car key: dacia, dacia logan, logan, duster, opel, audi, fiat, seat
car location-pin: loc de parcare, locuri de parcare
dog scissors: toaletare canină, toaletaj canin, frizerie canină, salon canin, tuns câini, cosmetică canină
tent campsite: corturi
tulip seedling: bulbi de flori, bulbi, lalele, narcise
cook frying-pan: bucătar, bucătari, bucătăreasă, ajutor de bucătar
bicycle parcel: curier pe bicicletă, curieri pe bicicletă
cat: pui de pisică
dog-standing dog: hotel pentru câini, pensiune pentru câini
horse: pensiune cai
chimney fire: coșar, hornar, coșuri de fum, curățare coșuri
horseshoe horse: potcovar, potcovit, potcovire
armchair sofa: tapițer, tapițerie, retapițare, fotoliu, fotolii
foot dress-shoe: talonete, încălțăminte ortopedică
piano-keys: orgă
deer bird: taxidermist, taxidermie, vânătoare, articole de vânătoare, vânat
key padlock: deblocări uși, yale
sewing-needle thread: croitoreasă, retușuri
steering-wheel car: instructor auto
milk dairy-cow: lapte, lactate, lapte proaspăt
delivery-van lorry: transport mobilă, debarasare, relocare
wastebasket recycling: fier vechi, ridicare moloz, salubritate
tree axe: tăiere copaci, toaletare copaci, toaletare arbori, defrișare
broom bucket: menajeră
spray-bottle: curățare canapele, curățare tapițerie, dezinfecție, curățare fațade
speech-bubble: terapie logopedică
microphone bouquet: prezentator, solistă, cântăreț, cursuri de canto, mc nuntă
excavator crane: săpături, miniexcavator, terasamente, buldoexcavator, excavații
staircase: scări interioare, scări din lemn, scară
swimming-pool swimmer: construcție piscine
asparagus: sparanghel
passport: pașaport, viză, poze pașaport
saw hammer: parchet, montaj parchet, raschetare parchet, deck
bricks trowel: tencuieli, termoizolații, izolații, beton, demolări, pavele, schele, rigips, constructor, zidar
roof house: tinichigiu, jgheaburi, țiglă, mansardă
tiles trowel: gresie, faianță, faianțar
curtains window: rulouri, copertine, plase insecte
window: tâmplărie pvc
door fence: porți, porți automate
fence: garduri, gard
washing-machine wrench: electrocasnice
fridge: frigidere, reparații frigidere
plug: instalații electrice, electricieni
tap wrench: desfundare
toilet: vidanjare, desfundare canalizare, fose septice
radiator fire: calorifere
fire logs: sobar
laptop: reparații laptop, service laptop
smartphone: service gsm
car wrench: vopsitorie auto, parbrize, dezmembrări, electrician auto
lorry: tractări auto, platformă auto, remorci, tractări
car bubbles: detailing auto
minibus bus: transport persoane
bicycle: trotinete
razor: epilare, epilare definitivă, bărbierit
nail-polish: pedichiură
scissors hair-comb: coafură, extensii păr
barber-pole: frizerie bărbați
tattoo-machine: micropigmentare
massage: maseur, reflexoterapie, acupunctură
stethoscope stethoscope: radiografie, ecografie
test-tube: analize medicale, laborator
tooth: proteze dentare
crayon teddy-bear: bonă, after school
open-book: cursuri engleză
scales: consultanță juridică, executor
shield: rca
house key: garsonieră, cabană, cazare
ballet-shoes dancer: balet
judo-suit: autoapărare
canoe rower: caiac
horse: herghelie
bouncy-castle: gonflabile, tobogane gonflabile, castel gonflabil, trambulină
magic-wand: iluzionist
clown: clovn
palette: pictură pe față, pictură, desen
balloon: baloane, aranjamente baloane
jar: gem, dulceață, murături, zacuscă
mushroom: ciuperci
strawberry blueberries: zmeură
stew: supe
sausage meat-on-bone: cârnați, mezeluri
steak: carmangerie
doughnut: gogoși, papanași
birthday-cake cake-slice: candy bar
croissant bread: cozonac
chicken-leg kebab: rotiserie, pui la rotisor
safety-vest: echipament de lucru, haine de lucru
sneaker dress-shoe: cizmărie
printer paintbrush: firme luminoase, bannere, ștampile, autocolante
coin magnifier: antichități, amanet, casă de amanet
security-camera shield: camere supraveghere
set-square ruler: cadastru, proiectare, topograf
candle headstone: servicii funerare, monumente funerare, coroane funerare
headstone: cruci, monumente
church: slujbă
spade seedling: amenajări grădini, peisagistică, gazon
lawnmower spade: tuns iarba, mașină de tuns iarba
bed mattress: paturi
sofa: canapele
caravan tent: rulotă, autorulotă
motor-boat sailing-boat: bărci, șalupă, iaht, plimbări cu barca
bouquet: aranjamente florale
honey: stupină
rabbit: iepure, iepuri
sheep: oi, miel
cow steak: vacă, vaci, vită
pig: porc, porci, carne de porc
dog: căței
horse: cal, ponei, călărie, caleașcă
chicken-leg: pui, aripioare, pui la grătar
apple basket: mere, fructe, suc de mere
sailing-boat: velier, yachting
yarn: lână, fire de tricotat
baby: bebe, cursuri gravide
lotus-position: relaxare
cutlery dinner-plate: han, prânz
delivery-van: dubă, închiriere dube, curierat
foot dress-shoe: podolog, podologie
sewing-needle thread: broderie, mercerie
steering-wheel car: permis auto
wastebasket recycling: containere moloz, reciclare
speech-bubble: logoped, logopedie
yarn: tricotat, croșetat
saw hammer: dulgher
fire logs: peleți
lorry: camion
minibus bus: autocar
tattoo-machine: tatuaje
brain speech-bubble: terapie de cuplu
stew: ciorbă, ciorbe
steak: carne
coin magnifier: monede
honey: apicultor
yarn: tricota, croșeta
sewing-needle sewing-machine: coase, învață să coși
palette paintbrush: acuarelă, pictează
swimmer: înoate, învață să înoți
cook frying-pan: gătește
microphone: cânta, cursuri canto, canto
drum: tobe, lecții de tobe
guitar: chitarei
christmas-tree: brad, brazi, brazi de crăciun
houses house: vilă, duplex
dress t-shirt: haine, haine copii
smartphone: telefon, telefoane, reparații gsm, ecran spart
seedling tree: pomi fructiferi, puieți
ice-skate: patinaj, patinoar, patine
desktop-computer keyboard: site-uri web
saw axe: drujbă, gater, cherestea
lipstick serum-bottle: curățare facială, tratamente faciale
watch mantel-clock: ceasornicărie
spade lawnmower: întreținere grădină, lucrări grădină, motocultor
logs fire: brichete
bricks trowel: piatră naturală, pietrar, zidărit
balloon party-popper: aniversări, zile de naștere, petreceri pentru copii
cat: pisoi
horse: grajd
desktop-computer laptop: software, soft, program de gestiune, aplicație de programări, crm
receipt desktop-computer: casă de marcat, case de marcat
calculator receipt: salarizare, consultanță fiscală
safety-vest lab-coat: uniforme, echipament de protecție
parcel: ambalaje
shield: asigurare, asigurări
megaphone chart-up: agenție de publicitate, marketing, publicitate, seo
briefcase handshake: consultanță, consultanță în afaceri
banknotes coin: credit, credite, împrumut, finanțare
toolbox hammer: ~ meșter, meșteri, meseriași
musical-notes: concert, concerte, recital
eagle bird: șoimărit, șoimi
books: legătorie, legătorie de cărți
window beach-umbrella: jaluzele, rulouri exterioare, rolete
tractor wheat: utilaje agricole, combină, combine agricole, tractoare
theatre-masks dress: costume de carnaval, închirieri costume, costume populare
toilet plunger: vidanjă
kitchen-knife: ascuțit cuțite, ascuțire cuțite
horse: cazare cai, grajduri
honey bee: produse apicole, apicultură, propolis
sewing-machine thread: mașină de cusut, mașini de cusut
window palette: vitraliu, vitralii
tropical-fish: acvariu, acvarii, acvaristică, pești exotici
horse: șelărie, echipament echitație, harnașament
skis: închirieri schiuri, școală de schi, schiuri, lecții de schi
ladder bricks: închirieri schele, schelă, nacelă
toy-bricks teddy-bear: jucării din lemn, jucării de lemn
slide: loc de joacă, locuri de joacă
plug lightning: generator curent, generatoare, grup electrogen
mosquito: dezinsecție țânțari, țânțari, viespi
radiator wrench: centrale termice, centrală termică, cazane, încălzire
car key: ~ șofer, angajăm șofer, șoferi
pretzel bread: covrigi
pretzel bread: covrigărie
flatbread: langoși
candle bouquet: îngrijire morminte, întreținere morminte, curățare morminte
canned-food basket: banca de alimente, strângere de alimente, pachete alimentare
brain speech-bubble: cabinet de psihologie, psihologie, ședințe de psihologie, cabinet psihologic
abacus: aritmetică mentală, abac
notebook pencil: after school, afterschool, ajutor la teme
croissant: kürtőskalács, colac secuiesc, kurtos, cozonac secuiesc
santa: moș crăciun, parada moșilor, vizita lui moș crăciun
fish: crap, crap de crăciun, păstrăv
house heart: asistent maternal, asistenți maternali, plasament familial
`;
