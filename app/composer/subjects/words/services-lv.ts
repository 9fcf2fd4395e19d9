/** Services, crafts and goods in Latvian, before the list of trades. Notation: word-list.ts. */
export const latvianServices = `
tent compass: skauti, gaidas, skauti un gaidas
receipt shopping-cart: kasieris, kasiere, pārdevējs kasieris, kasieri
lotion sun: saules aizsargkrēms, saules krēms, sauļošanās krēms
tulip seedling: puķu sīpoli, sīpolpuķes, tulpes, narcises
cook frying-pan: pavārs, pavāru, pavāra palīgs
bicycle parcel: velokurjers
mushroom: sēnes, sēņu, sēņu audzēšana
spade lawnmower: teritorijas uzkopšana
bricks trowel: akmens darbi
paint-roller: ~ remonts
washing-machine wrench: veļas mašīnu remonts
bicycle: velosipēdu remonts
watch: pulksteņu remonts
chimney fire: skursteņslauķis, skursteņu tīrīšana, dūmvadi
horseshoe horse: pakavi
armchair sofa: mēbeļu pārvilkšana, mēbeļu tapsēšana, atpūtas krēsls, atpūtas krēsli
foot dress-shoe: podoloģija, pēdu kopšana, ortopēdiskie apavi
piano-keys: ērģeles, ērģeļmūzika, ērģeļu koncerts
deer bird: taksidermija, taksidermists, medības, medību preces, medījums
key padlock: durvju atvēršana
sewing-needle thread: ateljē, drēbju labošana
steering-wheel car: autovadītāja apliecība, braukšanas nodarbības
milk dairy-cow: piens, piensaimniecība, piena produkti, pienotava
delivery-van lorry: mēbeļu pārvešana
wastebasket recycling: atkritumu izvešana, metāllūžņi, konteineru noma, būvgružu izvešana
tree axe: koku zāģēšana, koku vainagošana, celmu frēzēšana, koku griešana
spray-bottle: mīksto mēbeļu tīrīšana, fasāžu mazgāšana, dezinfekcija
speech-bubble: logopēds, logopēdija
microphone bouquet: vakara vadītājs, kāzu vadītājs, dziedātāja
excavator crane: ekskavators, rakšanas darbi, ekskavatora pakalpojumi, zemes darbi, miniekskavators
staircase: kāpnes, koka kāpnes
asparagus: sparģeļi
passport: pase, vīza, foto dokumentiem
saw hammer: grīdas slīpēšana, terases, grīdas
bricks trowel: mūrēšana, apmetums, siltināšana, betonēšana, demontāža, bruģēšana, sastatnes, būvdarbi
bricks trowel: apdares darbi, pamati
roof house: skārdnieks, notekas, jumiķis
tiles trowel: flīzes, flīzēšana
paint-roller: dzīvokļa remonts
curtains window: rullo, markīzes
window: logu nomaiņa, stiklošana
door fence: garāžas vārti, vārti
fence: žogi, žogs
washing-machine wrench: sadzīves tehnikas remonts
fridge: ledusskapji, ledusskapju remonts
plug: elektroinstalācija
tap wrench: santehnikas darbi
toilet: kanalizācija, pārvietojamās tualetes, septiķi
radiator fire: apkure, katli, radiatori, siltumsūkņi
fire logs: malka, krāsnis, krāsns, granulas
smartphone: mobilie telefoni
car wrench: virsbūves remonts, auto krāsošana, tehniskā apskate
lorry: evakuators, tehniskā palīdzība, piekabju noma, kravas auto
minibus bus: pasažieru pārvadājumi
bicycle: veloserviss
razor: vaksācija, skūšana, epilācija
eyelashes: uzacis
scissors hair-comb: matu pieaudzēšana
barber-pole: vīriešu frizieris
tattoo-machine: tetovējumi, permanentais grims
stethoscope stethoscope: rentgens, ultrasonogrāfija
tooth: zobu protezēšana, breketes
dog stethoscope: veterinārs
dog: suņi
dog scissors: suņu frizētava, grūmings
open-book: valodu kursi, tulkojumi, angļu valoda
scales: juridiskā palīdzība
house key: hipotekārais kredīts
guitar violin: mūzikas skola
judo-suit: pašaizsardzība
canoe rower: laivas, laivu noma, kajaki
fishing-rod: copes
bouncy-castle: piepūšamās atrakcijas, batuts, piepūšamā pils
magic-wand: burvju mākslinieks, iluzionists
palette: sejiņu apgleznošana
jar: ievārījums, džems
strawberry blueberries: ogas
stew: zupa, zupas
birthday-cake cake-slice: kliņģeris
croissant bread: bulciņas
safety-vest: darba apģērbi, darba apavi
sneaker dress-shoe: kurpnieks
diamond ring: zelts, juvelierizstrādājumi
watch: pulksteņmeistars
printer paintbrush: vizītkartes, izkārtnes, uzlīmes
coin magnifier: antikvariāts, zelta uzpirkšana, lombards
security-camera shield: apsardze, signalizācija, videonovērošana
set-square ruler: mērnieks, projektēšana, ģeodēzija
candle headstone: kapakmeņi, kremācija, pieminekļi
spade seedling: apzaļumošana, dzīvžogi
lawnmower spade: zāles pļaušana, zāliens, zālespļāvēji
caravan tent: kemperi, kemperu noma
motor-boat sailing-boat: kuteris
mouse-trap cockroach: kaitēkļu iznīcināšana
bouquet: floristika
paint-roller: ~ remonts
dress-shoe boot: apavu remonts
rabbit: trusis, truši, trušu
goat: kazas
sheep: aitas, jērs
cow steak: govis
pig: cūka, cūkas, cūkgaļa
cat: kaķēni
dog: suns, kucēni
horse: poniji, pajūgs
chicken-leg: vista gaļa, grilēta vista, vistas spārniņi
potato: kartupeļi
strawberry: zemeņu
apple basket: āboli, ābolu sula, augļi
bicycle: elektrovelosipēds, velo
sailing-boat: burulaiva, burāšana
yarn: adīšana, tamborēšana, vilna
amphora: podnieks, māls
dancer: deju nodarbības
baby: topošo vecāku kursi
lotus-position: meditācija, jogas nodarbības
cutlery dinner-plate: dienas piedāvājums, krogs
delivery-van: kravas busiņš, busiņa noma
foot dress-shoe: podologs
sewing-needle thread: izšūšana
sailing-boat: jahta
fire logs: kamīni
shield: kasko
ballet-shoes dancer: balets
judo-suit: karatē, džudo
billiard-ball: biljards
mushroom: sēnes
coin magnifier: monētas
motor-boat sailing-boat: jahtas
yarn: adīt, tamborēt
sewing-needle sewing-machine: šūt, iemācies šūt
palette paintbrush: zīmēt, gleznot, akvarelis
swimmer: peldēt, iemācies peldēt
cook frying-pan: gatavot, kulinārija
microphone: dziedāt, vokāls
houses house: privātmāja
smartphone: telefons, telefoni, ekrāna nomaiņa
seedling tree: dēsti, kokaudzētava
ice-skate: slidotava, slidošana, daiļslidošana
skis skier: slēpju noma
desktop-computer keyboard: programmēšana, mājas lapas
saw axe: motorzāģis, kokzāģētava, zāģmateriāli
lipstick serum-bottle: sejas procedūras, skaistumkopšana
spade lawnmower: dārza kopšana
bricks trowel: mūrnieks, akmeņkalis
dog-standing dog: suņu skola
horse: stallis
desktop-computer laptop: programmatūra, rezervācijas sistēma, crm
receipt desktop-computer: kases aparāts, kases aparāti, kases sistēma
calculator receipt: grāmatvedība, algu aprēķins, grāmatvedības pakalpojumi
safety-vest lab-coat: darba apģērbs
parcel: iepakojums, iepakojumi
shield: apdrošināšana
megaphone chart-up: reklāmas aģentūra, reklāma, mārketings, seo
briefcase handshake: biznesa konsultācijas
banknotes coin: aizdevums, kredīts, līzings, kredīti
toolbox hammer: ~ meistars, meistari
musical-notes: koncerts, koncerti
eagle bird: piekūnu medības, plēsīgie putni
books: grāmatu iesiešana, iesietava
window beach-umbrella: žalūzijas, rullo žalūzijas
tractor wheat: lauksaimniecības tehnika, kombains, traktori
theatre-masks dress: karnevāla tērpi, kostīmu noma
toilet plunger: kanalizācijas tīrīšana, asenizācija
kitchen-knife: nažu asināšana, asināšana
horse: zirgu stallis, zirgu pansija
honey bee: bišu produkti, biškopība, bišu vasks, propoliss
sewing-machine thread: šujmašīna, šujmašīnas, šujmašīnu remonts
window palette: vitrāža, vitrāžas, vitrāžu
tropical-fish: akvārijs, akvāriji, akvārija zivis
horse: segli, jāšanas piederumi, zirglietas
skis: slēpošanas skola, slēpes, slēpju
ladder bricks: sastatņu noma, pacēlāja noma
toy-bricks teddy-bear: koka rotaļlietas
slide: rotaļu laukums, bērnu laukumi
plug lightning: ģenerators, ģeneratoru noma
mosquito: odu apkarošana, lapseņu pūznis
radiator wrench: apkures katli, apkures sistēmas
car key: ~ autovadītājs, šoferis
hot-tub: kubls
`;
