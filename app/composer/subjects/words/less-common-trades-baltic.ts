/** What less-common-trades.ts says, in the languages of the Baltic. Notation: word-list.ts. */
export const balticLessCommonTrades: Record<string, string> = {
  et: `
fire-engine fire: vabatahtlik pääste
snowy-mountain helicopter: mägipääste
lifebuoy wave: merepääste, vabatahtlik merepääste
trumpet drum: pasunakoor
studio-microphone guitar: peoansambel
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
toadstool basket: seeneretk, seenekursus
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
mantel-clock amphora: antiigiäri, antiikmööbel, antiikesemed
coin magnifier: mündiäri
violin guitar: pillimeister
coat: karusnahad, kasukategija
top-hat sun-hat: mütsitegija
vase fire: klaasipuhumine, klaasikoda
document fountain-pen: vandetõlk
forklift: tõstukijuhi koolitus, tõstukijuhi kursus
tyre wrench: rehvitöökoda
car wrench: autokiletamine
caravan campsite: karavanirent
sauna bubbles: termid, veekeskus
cow stethoscope: loomaarst lehmadele
paw dog: loomade varjupaik
cat-standing coffee: kassikohvik
sunflower herb: aiamaa, peenrarent
canned-food basket: toidupank
t-shirt socks: lasteriiete taaskasutus
screwdriver coffee: paranduskohvik, parandustuba
ballot-box: kohalikud valimised, volikogu valimised
locomotive railway-car: muuseumiraudtee, aururong
theatre-masks teddy-bear: nukuteater
camera-flash: fotosein
bouncy-castle trampoline: batuudi rent
water-jug droplet: joogivee kojuvedu
ice-cube snowflake: jääkuubikud
bride dove: abielu registreerija, tseremooniameister
dress-shoe hammer: kingsepatöökoda
steering-wheel lorry: veoautoload
`,
  lt: `
blood-drop heart: kraujo donorų, kraujo donorų akcija, kraujo donorystė, donorų akcija, neatlygintina donorystė
necklace: gintaras, gintaro, gintaro dirbtuvės, gintaro papuošalai, pakabutį, pakabukas, pakabukai
lifebuoy wave: gelbėjimas jūroje
dancer musical-notes: tautinių šokių kolektyvas
studio-microphone guitar: vestuvių grupė
dice chess-pawn: stalo žaidimų kavinė, stalo žaidimų vakaras
target: šaudymo klubas
compass world-map: orientavimosi sportas, orientavimosi varžybos
runner sneaker: bėgimas mišku, takų bėgimas
climber tree: nuotykių parkas, laipynių parkas
racing-car tyre: kartodromas
horseshoe horse: kaustytojas
cheese milk: sūrinė
wine grapes: vyninė
sausage fire: rūkykla
toadstool basket: grybavimas
strawberry basket: skinkis pats
seedling plant: medelynas
stove fire: krosnių meistras
scaffold ladder: pastoliai
crane: autokrano nuoma, krano paslaugos
dove rose: laidojimo namai
anvil hammer: kalvė, kalvystė
key padlock: seifų atidarymas
window hammer: stiklius, stiklo pjovimas
books: knygrišys
mantel-clock amphora: antikvariatas, sendaikčiai
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
sauna bubbles: terminis vanduo
paw dog: gyvūnų prieglauda
cat-standing coffee: kačių kavinė
sunflower herb: sodo sklypai, daržo sklypai
canned-food basket: maisto bankas
t-shirt socks: vaikiški drabužėliai
screwdriver coffee: taisymo dirbtuvės, taisyklos vakaras
speech-bubble: kalbų kavinė, kalbų mainai
ballot-box: savivaldos rinkimai
telescope star: planetariumas
magic-wand top-hat: iliuzionistas
camera-flash: fotobudelė
bouncy-castle trampoline: pripučiama pilis
bride dove: ceremonijų vedėjas, santuokos ceremonija
steering-wheel lorry: c kategorijos kursai
`,
  lv: `
lifebuoy wave: glābšana uz ūdens
dancer musical-notes: deju kolektīvs
studio-microphone guitar: kāzu grupa
chess-pawn trophy: šaha klubs
dice chess-pawn: galda spēļu kafejnīca, galda spēļu vakars
target: šaušanas klubs
compass world-map: orientēšanās sacensības, orientēšanās
runner sneaker: taku skrējiens, purva skrējiens
climber tree: piedzīvojumu parks
puzzle hourglass: izlaušanās spēle
racing-car tyre: kartingi
horseshoe horse: zirgu kalējs
honey bee: bitenieks
cheese milk: siernīca
spirits-bottle toast: spirta brūzis
wine grapes: vīna darītava
fish fire: zivju kūpinātava
sausage fire: kūpinātava
toadstool basket: sēņošana
strawberry basket: salasi pats
christmas-tree fir-tree: eglīšu tirdzniecība
scaffold ladder: sastatnes
crane: autoceltņa noma, autoceltnis
headstone: kapu pieminekļi, kapakmeņi
anvil hammer: smēde, metālkalējs
key padlock: slēdzeņu meistars
window hammer: stiklinieks, stiklu griešana
books: grāmatsējējs
mantel-clock amphora: antikvariāts, senlietu veikals
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
cat-standing coffee: kaķu kafejnīca
sunflower herb: mazdārziņi, ģimenes dārziņi
canned-food basket: pārtikas banka
t-shirt socks: bērnu drēbju tirdziņš
screwdriver coffee: labošanas kafejnīca, labošanas darbnīca
speech-bubble: valodu kafejnīca
ballot-box: pašvaldību vēlēšanas
locomotive railway-car: šaursliežu dzelzceļš
telescope star: planetārijs
santa: salavecis uz mājām, salavecis
camera-flash: foto kaste
ice-cube snowflake: ledus gabaliņi, ledus piegāde
bride dove: laulību ceremonijas vadītāja
stove fire: krāšņu podnieks, krāsnis un kamīni
steering-wheel lorry: c kategorijas apliecība
`,
};
