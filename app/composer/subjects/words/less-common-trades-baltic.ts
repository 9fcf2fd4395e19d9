/** What less-common-trades.ts says, in the languages of the Baltic. Notation: word-list.ts. */
export const balticLessCommonTrades: Record<string, string> = {
  et: `
fire-engine rescue-helmet: vabatahtlik pääste
rescue-helmet snowy-mountain: mägipääste
lifebuoy motor-boat: merepääste, vabatahtlik merepääste
trumpet drum: pasunakoor
microphone guitar: peoansambel
chess-pawn trophy: maleklubi
target: laskurklubi
rower canoe: sõudeklubi
canoe rower: süstamatk
sailing-boat anchor: purjetamiskool, purjekool
diving-mask tropical-fish: sukeldumiskursus, sukeldumiskool
skis snowy-mountain: suuskade määrimine
compass world-map: orienteerumine, orienteerumispäevak
runner sneaker: maastikujooks, rabajooks
climber: ronimishall
climber tree: seikluspark
horse: tallikohad
horseshoe horse: sepp-raudseapanija, rautaja
honey bee: mesila
spirits-bottle toast: destilleerimiskoda, viinaköök
wine grapes: veinimõis, veinitalu
fish fire: kalasuitsutus
mushroom basket: seeneretk, seenekursus
strawberry basket: korja ise
seedling plant: puukool
stove fire: pottsepatööd
scaffold ladder: tellingud
crane: kraanateenus, autokraana
headstone: hauakivid, hauaplaadid
anvil hammer: sepikoda, sepis
key padlock: seifide avamine
window hammer: klaasija, klaasimine
framed-picture: raamikoda
amphora mantel-clock: antiigiäri, antiikmööbel, antiikesemed
coin magnifier: mündiäri
violin guitar: pillimeister
coat: karusnahad, kasukategija
top-hat sun-hat: mütsitegija
vase fire: klaasipuhumine, klaasikoda
document fountain-pen: vandetõlk
forklift: tõstukijuhi koolitus, tõstukijuhi kursus
tyre wrench: rehvitöökoda
car paint-roller: autokiletamine
caravan campsite: karavanirent
swimming-pool hot-tub: termid, veekeskus
cow stethoscope: loomaarst lehmadele
paw dog: loomade varjupaik
cat coffee: kassikohvik
seedling carrot: aiamaa, peenrarent
canned-food basket: toidupank
t-shirt socks: lasteriiete taaskasutus
toolbox hammer: paranduskohvik, parandustuba
ballot-box: kohalikud valimised, volikogu valimised
locomotive railway-car: muuseumiraudtee, aururong
theatre-masks teddy-bear: nukuteater
camera-flash: fotosein
bouncy-castle balloon: batuudi rent
water-jug droplet: joogivee kojuvedu
ice-cube snowflake: jääkuubikud
ring bouquet: abielu registreerija, tseremooniameister
dress-shoe hammer: kingsepatöökoda
lorry steering-wheel: veoautoload
`,
  lt: `
lifebuoy motor-boat: gelbėjimas jūroje
dancer musical-notes: tautinių šokių kolektyvas
microphone guitar: vestuvių grupė
dice chess-pawn: stalo žaidimų kavinė, stalo žaidimų vakaras
target: šaudymo klubas
compass world-map: orientavimosi sportas, orientavimosi varžybos
runner sneaker: bėgimas mišku, takų bėgimas
climber tree: nuotykių parkas, laipynių parkas
racing-car tyre: kartodromas
horseshoe horse: kaustytojas
cheese milk: sūrinė
wine grapes: vyninė
meat-on-bone sausage: rūkykla
mushroom basket: grybavimas
strawberry basket: skinkis pats
seedling plant: medelynas
stove fire: krosnių meistras
scaffold ladder: pastoliai
crane: autokrano nuoma, krano paslaugos
candle bouquet: laidojimo namai
anvil hammer: kalvė, kalvystė
key padlock: seifų atidarymas
window hammer: stiklius, stiklo pjovimas
books: knygrišys
amphora mantel-clock: antikvariatas, sendaikčiai
gavel: aukcionų namai
dress-shoe hammer: batsiuvys
coat: kailiniai, kailių salonas
top-hat sun-hat: skrybėlaitės
sewing-needle thread: nėriniai
yarn thread: audimas, audimo dirbtuvės
potters-wheel amphora: puodininkystė
vase fire: stiklo pūtimas
soap bubbles: muilo virimas
document fountain-pen: prisiekęs vertėjas
forklift: krautuvo vairuotojo kursai, autokrautuvo kursai
caravan campsite: karavano nuoma
ferry: perkėla
swimming-pool hot-tub: terminis vanduo
paw dog: gyvūnų prieglauda
cat coffee: kačių kavinė
seedling carrot: sodo sklypai, daržo sklypai
canned-food basket: maisto bankas
t-shirt socks: vaikiški drabužėliai
toolbox hammer: taisymo dirbtuvės, taisyklos vakaras
speech-bubble: kalbų kavinė, kalbų mainai
ballot-box: savivaldos rinkimai
telescope star: planetariumas
magic-wand top-hat: iliuzionistas
camera-flash: fotobudelė
bouncy-castle balloon: pripučiama pilis
ring bouquet: ceremonijų vedėjas, santuokos ceremonija
lorry steering-wheel: c kategorijos kursai
`,
  lv: `
lifebuoy motor-boat: glābšana uz ūdens
dancer musical-notes: deju kolektīvs
microphone guitar: kāzu grupa
chess-pawn trophy: šaha klubs
dice chess-pawn: galda spēļu kafejnīca, galda spēļu vakars
target: šaušanas klubs
compass world-map: orientēšanās sacensības, orientēšanās
runner sneaker: taku skrējiens, purva skrējiens
climber tree: piedzīvojumu parks
lock-and-key puzzle: izlaušanās spēle
racing-car tyre: kartingi
horseshoe horse: zirgu kalējs
honey bee: bitenieks
cheese milk: siernīca
spirits-bottle toast: spirta brūzis
wine grapes: vīna darītava
fish fire: zivju kūpinātava
meat-on-bone sausage: kūpinātava
mushroom basket: sēņošana
strawberry basket: salasi pats
christmas-tree fir-tree: eglīšu tirdzniecība
scaffold ladder: sastatnes
crane: autoceltņa noma, autoceltnis
headstone: kapu pieminekļi, kapakmeņi
anvil hammer: smēde, metālkalējs
key padlock: slēdzeņu meistars
window hammer: stiklinieks, stiklu griešana
books: grāmatsējējs
amphora mantel-clock: antikvariāts, senlietu veikals
gavel: izsoļu nams
violin guitar: vijoļu meistars
dress-shoe hammer: kurpnieks
coat: kažoki, kažokādas
top-hat sun-hat: cepurniece
sewing-needle thread: mežģīnes
yarn thread: aušana, aušanas darbnīca
vase fire: stikla pūšana, stikla pūtējs
soap bubbles: ziepju vārīšana
document fountain-pen: zvērināts tulks
forklift: iekrāvēja vadītāja kursi, autoiekrāvēja kursi
caravan campsite: dzīvojamās piekabes noma
ferry: prāmja satiksme
cow stethoscope: veterinārārsts govīm
paw dog: dzīvnieku patversme
cat coffee: kaķu kafejnīca
seedling carrot: mazdārziņi, ģimenes dārziņi
canned-food basket: pārtikas banka
t-shirt socks: bērnu drēbju tirdziņš
toolbox hammer: labošanas kafejnīca, labošanas darbnīca
speech-bubble: valodu kafejnīca
ballot-box: pašvaldību vēlēšanas
locomotive railway-car: šaursliežu dzelzceļš
telescope star: planetārijs
santa: salavecis uz mājām, salavecis
camera-flash: foto kaste
ice-cube snowflake: ledus gabaliņi, ledus piegāde
ring bouquet: laulību ceremonijas vadītāja
stove fire: krāšņu podnieks, krāsnis un kamīni
lorry steering-wheel: c kategorijas apliecība
`,
};
