/** Services, crafts and goods in Lithuanian, before the list of trades. Notation: word-list.ts. */
export const lithuanianServices = `
tent compass: skautai, skautų
receipt shopping-cart: kasininkas, kasininkė, pardavėja kasininkė, kasininkai
lotion sun: kremas nuo saulės, kremai nuo saulės, apsauga nuo saulės
tulip seedling: gėlių svogūnėliai, svogūninės gėlės, tulpės, narcizai
cook frying-pan: virėjas, virėja, virėjo, virėjai
bicycle parcel: dviračių kurjeris, kurjeris dviračiu
ice-skate: čiuožykla
chimney fire: kaminkrėtys, kaminų valymas, dūmtraukiai, dūmtraukių valymas
horseshoe horse: arklių kaustymas, kalvis arkliams
armchair sofa: baldų pervilkimas, baldų apmušimas, fotelis, foteliai
foot dress-shoe: podologas, podologija, pėdų priežiūra, ortopediniai batai
piano-keys: vargonai, vargonų koncertas
deer bird: taksidermija, taksidermistas, medžioklė, medžioklės reikmenys, žvėriena
key padlock: durų atrakinimas
sewing-needle thread: drabužių taisymas, siuvimo kursai
steering-wheel car: vairuotojo pažymėjimas
milk dairy-cow: pienas, pieninė, pieno produktai, ūkio pienas
delivery-van lorry: krovinių pervežimas, baldų pervežimas
wastebasket recycling: atliekų išvežimas, metalo laužas, konteinerių nuoma, šiukšlių išvežimas
tree axe: medžių pjovimas, arboristas, medžių genėjimas, kelmų frezavimas
broom bucket: namų tvarkymas
spray-bottle: minkštų baldų valymas, fasadų plovimas, dezinfekcija, pelėsio naikinimas, trinkelių plovimas
speech-bubble: logopedė, logopedija, kalbos terapeutas
microphone bouquet: vestuvių vedėjas, renginių vedėjas, dainininkė
excavator crane: ekskavatorius, kasimo darbai, ekskavatoriaus paslaugos, žemės darbai, miniekskavatorius
excavator crane: melioracija
staircase: laiptai, mediniai laiptai
swimming-pool swimmer: baseinai
asparagus: šparagai, smidrai
passport: pasas, viza, nuotraukos dokumentams
saw hammer: grindų šlifavimas, terasos, staliaus darbai, grindys
bricks trowel: mūrijimas, tinkavimas, šiltinimas, betonavimas, griovimo darbai, trinkelių klojimas, pastoliai
bricks trowel: apdaila, pamatai
roof house: skardinimas, lietvamzdžiai, stogdengys
tiles trowel: plytelės, plytelių klijavimas
paint-roller: remontas, buto remontas
curtains window: markizės
window: stiklinimas, balkonų stiklinimas
door fence: garažo vartai, vartai, kiemo vartai
fence: tvoros, tvora
washing-machine wrench: skalbimo mašinų remontas, buitinės technikos remontas
fridge: šaldytuvai, šaldytuvų remontas
tap wrench: vamzdynai
toilet: nuotekų valymas, biotualetai, kanalizacija
radiator fire: šildymas, katilai, radiatoriai, šilumos siurbliai
fire logs: malkos, židiniai, židinys, pečius, pečiai
air-conditioner: rekuperacija
car wrench: kėbulų remontas, automobilių dažymas, autodalys, automobilių stiklai, techninė apžiūra
lorry: tralas, techninė pagalba kelyje, priekabų nuoma, krovinių vežimas
tyre: ratai
minibus bus: keleivių pervežimas
razor: depiliacija, plaukų šalinimas, skutimas
nail-polish: gelinis lakavimas
eyelashes: antakiai
scissors hair-comb: plaukų priauginimas
barber-pole: barzdų, vyrų kirpykla
tattoo-machine: tatuiruotės, permanentinis makiažas
brain speech-bubble: koučingas
stethoscope stethoscope: rentgenas, echoskopija
dog: šunys
dog scissors: šunų kirpykla
open-book: kalbų kursai, anglų kalba
house key: butų nuoma, sodyba, būsto paskola
ballet-shoes dancer: baletas, šokių pamokos
judo-suit: savigyna
canoe rower: baidarės, baidarių nuoma, irklentė
horse: jodinėjimas, žirgynas
bouncy-castle: batutai, batutų nuoma, pripučiami batutai
magic-wand: magas, fokusininkas
palette: dailė
jar: uogienė, džemas
mushroom: grybai
strawberry blueberries: uogos
stew: sriuba, šaltibarščiai, sriubos
birthday-cake cake-slice: šakotis
croissant bread: kepyklėlė
dumpling: koldūnai, cepelinai, kibinai
safety-vest: darbo drabužiai
sneaker dress-shoe: batų taisymas, batsiuvys
diamond ring: auksas
watch: laikrodininkas
printer paintbrush: vizitinės kortelės, iškabos, lipdukai
coin magnifier: antikvariatas, aukso supirkimas, lombardas
security-camera shield: apsauga, signalizacija, vaizdo stebėjimas
set-square ruler: geodezija, matavimai, projektavimas
candle headstone: paminklai, kremavimas
headstone: antkapiai
spade seedling: apželdinimas, gyvatvorės
lawnmower spade: žolės pjovimas, vejapjovės
bed mattress: lovos, patalynė
sofa: sofos
caravan tent: kemperiai, kemperių nuoma
mouse-trap cockroach: kenkėjų naikinimas
bouquet: floristika
honey: bitynas
paint-roller: ~ remontas
rabbit: triušis, triušiai, triušių
goat: ožka, ožkos
sheep: avys, aviena
cow steak: karvės, jautiena
pig: kiaulė, kiaulės, kiauliena, paršelis
cat: kačiukai
dog: šuo, šuniukai
horse: žirgas, poni, karieta
chicken-leg: vištiena, grilis višta, vištų sparneliai
potato: bulvės
strawberry: braškių
apple basket: obuoliai, obuolių sultys, vaisiai
basket carrot: daržovių dėžė
bicycle: dviračių žygis
sailing-boat: buriavimas
yarn: siūlai, mezgimas, nėrimas, vilna
amphora: puodžius, molis
dancer: šokių pamokos
baby: nėščiųjų kursai
lotus-position: meditacija, jogos pamokos
cutlery dinner-plate: naminis maistas, valgykla, užeiga
delivery-van: krovininis mikroautobusas, siuntos
sewing-needle thread: siuvinėjimas
sailing-boat: jachtos
shield: kasko
judo-suit: karatė, dziudo
billiard-ball: biliardas
coin magnifier: monetos
motor-boat sailing-boat: jachta
yarn: megzti, nerti
sewing-needle sewing-machine: siūti, išmok siūti
palette paintbrush: piešti, tapyti, akvarelė
swimmer: plaukti, išmok plaukti
cook frying-pan: gaminti maistą, kulinarija
microphone: dainuoti, vokalo pamokos
drum: būgnai
houses house: kotedžas
smartphone: telefonas, telefonai, ekrano keitimas
seedling tree: vaismedžiai, daigai, gėlių daigai
ice-skate: čiuožimas, dailusis čiuožimas
skis skier: slidžių nuoma
desktop-computer keyboard: programavimas
saw axe: lentpjūvė, motopjūklai
watch mantel-clock: laikrodžių taisymas
spade lawnmower: sodo priežiūra, sodo darbai
bricks trowel: akmens darbai, mūrininkas, akmentašys
balloon party-popper: gimtadieniai, vaikų gimtadieniai, vaikų šventės, gimtadienių šventės
dog-standing dog: šunų prieglauda, šunų vedžiojimas
horse: vieta arklidėje, arklidės
desktop-computer laptop: programinė įranga, rezervacijos sistema, crm
receipt desktop-computer: kasos aparatas, kasos aparatai, kasos sistema
calculator receipt: apskaita, buhalterinė apskaita, algų skaičiavimas
safety-vest lab-coat: darbo rūbai
parcel: pakuotės, pakavimo medžiagos
shield: draudimas
megaphone chart-up: reklamos agentūra, reklama, marketingas, rinkodara, seo
briefcase handshake: verslo konsultacijos, verslo konsultavimas
banknotes coin: paskola, paskolos, lizingas, kreditas
toolbox hammer: ~ meistras, meistrai
musical-notes: koncertas, koncertai
eagle bird: sakalininkystė, plėšrieji paukščiai
books: knygrišykla, knygų įrišimas
window beach-umbrella: žaliuzės, roletai
tractor wheat: žemės ūkio technika, kombainas, traktoriai
theatre-masks dress: karnavaliniai kostiumai, kostiumų nuoma
toilet plunger: kanalizacijos valymas, nuotekų išvežimas
kitchen-knife: peilių galandimas, galandimas
horse: žirgų pensionas
honey bee: bičių produktai, bitininkystė, bičių vaškas, pikis
sewing-machine thread: siuvimo mašina, siuvimo mašinos, siuvimo mašinų remontas
window palette: vitražas, vitražai, vitražų
tropical-fish: akvariumas, akvariumai, akvariumo žuvys
horse: balnius, jojimo reikmenys, balnai
skis: slidinėjimo mokykla, slidės, slidžių
ladder bricks: pastolių nuoma, bokštelio nuoma
toy-bricks teddy-bear: mediniai žaislai
slide: žaidimų aikštelė, vaikų žaidimų aikštelės, žaidimų aikštelės
staircase saw: laiptų gamyba
plug lightning: generatorius, generatorių nuoma
mosquito: vapsvų naikinimas, uodų naikinimas
radiator wrench: šildymo sistemos
car key: ~ vairuotojas, ieškomas vairuotojas
hot-tub: kubilas
blueberries: šilauogės
`;
