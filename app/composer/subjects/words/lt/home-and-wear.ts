/** Lithuanian words for the home, clothes and the body. Notation: word-list.ts. */
export const lithuanianHomeAndWear = `
air-conditioner: rekuperacija, kondicionierius, kondicionieriai
armchair sofa: baldų pervilkimas, baldų apmušimas, fotelis, foteliai, minkštų baldų pervilkimas
axe logs: medkirtys
basket carrot: daržovių dėžė, daržovės, ekologiškos daržovės
basket leaves: pynimas iš vytelių, krepšiai iš vytelių, krepšių pynimas
bathtub shower: vonios kambarys, vonios, vonios remontas
bed bellhop-bell: viešbutis, svečių namai, apgyvendinimas
bed mattress: lovos, patalynė
bench: sodo suolas, suoliukai, suoliukas
blanket cushion: pledas, pledai, vilnonis pledas, vilnoniai pledai
bow-and-arrow: šaudymas iš lanko, lankininkai
broom bucket: namų tvarkymas, valymas, valymo paslaugos, valytoja, namų valymas
broom wastebasket: talka, švaros akcija
bust: skulptūra, skulptūros, statulos
candle: vėlinės, žvakės, laidojimo paslaugos
candle dinner-plate: kūčios, kūčių vakarienė
candle headstone: kremavimas
chandelier: sietynas, sietynai, šviestuvai
chimney fire: kaminkrėtys, kaminų valymas, dūmtraukiai, dūmtraukių valymas, kaminų įdėklai, kaminas
cooker-hood: gartraukis, gartraukiai, gartraukių valymas, virtuvės ventiliacija
cot: kūdikio lovytė, lovytė, lovytės, lopšys
curtains window: markizės, užuolaidos
dining-table chair: stalai, valgomojo stalai, pietų stalas
door: durys, durų
door fence: garažo vartai, vartai, kiemo vartai
drainpipe droplet: kanalizacija, kanalizacijos valymas, užsikimšo, užsikimšusi kanalizacija, vamzdžių valymas
fabric-roll thread: audinys, audiniai, audinių parduotuvė, audiniai metrais
fence hammer: tvoros, tvora
fire-extinguisher: gesintuvai, gesintuvas, gesintuvų patikra
fireplace fire: židinys, židiniai, židinių
first-aid-kit: pirmoji pagalba, pirmosios pagalbos kursai, pirmosios pagalbos, defibriliatorius
fitted-kitchen: virtuvės baldai, virtuvės komplektas, virtuvės baldų gamyba, virtuviniai baldai
floorboards: parketas, parketo šlifavimas, grindų šlifavimas, laminatas, medinės grindys, terasinės lentos
floorboards: medinės terasos, grindų dėjimas, grindų dengimas
fridge: šaldytuvai, šaldytuvų remontas
garden-shed: sodo namelis, sodo nameliai, įrankių namelis, sandėliukas
gas-cylinder fire: dujų balionai, dujų balionas, suskystintos dujos
gear wrench: cnc frezavimas, frezavimas, cnc tekinimas, liejimo formos, plastiko liejimas, plastiko liejimas formose
gear wrench: guoliai, detalių gamyba, metalo detalės, lazerinis pjovimas, metalo lenkimas, liejykla
grandfather-clock: pastatomas laikrodis
hammer-and-wrench gear: kalvis, kalviškos tvoros
headstone: kapų tvarkymas, kapų priežiūra, kapavietės
headstone candle: paminklai, paminklas, paminklų, paminklus, antkapiai, antkapių
heat-pump radiator: šilumos siurblys, šilumos siurbliai, šilumos siurblių, oras-vanduo
key padlock: seifų atidarymas, durų atrakinimas, spynų meistras, raktai, spynos
ladder bricks: pastolių nuoma
light-bulb: apšvietimas, lempos
lock-and-key puzzle: pabėgimo kambarys
lotion: dermatologas
lotion sun: kremas nuo saulės, kremai nuo saulės, apsauga nuo saulės
mattress bed: čiužiniai, čiužinys
mouse-trap: pelės, žiurkės, deratizacija, graužikų naikinimas
mouse-trap cockroach: kenkėjų naikinimas
oven dining-table: virtuvės
oven frying-pan: virtuvių baldai
paint-roller bucket: remontas, buto remontas, dažytojas, dažymas
plug lightning: generatorius, generatorių nuoma, elektrikas, elektros darbai, elektra
radiator fire: šildymas, katilai, radiatoriai
radiator wrench: šildymo sistemos
razor: depiliacija, plaukų šalinimas, skutimas
recycling: metalo supirkimas, metalo laužas, metalo laužo supirkimas
roof house: skardinimas, lietvamzdžiai, stogdengys, stogdengystė
roof ladder: prakiuręs stogas, stogo nuotėkis, stogų remontas, stogų dengimas, stogo remontas, stogas, stogai
rug: kilimai, kilimas, kilimų valymas, kilimų
sack spade: kompostas, juodžemis, mėšlas, durpės, durpių substratas, dirvožemis
sack wheat: pašarai, kombinuotieji pašarai
saw hammer: terasos, staliaus darbai, grindys, stalius, dailidė, medžio darbai
screwdriver coffee: taisymo dirbtuvės, taisyklos vakaras
security-camera shield: apsauga, signalizacija, vaizdo stebėjimas
sewing-machine thread: siuvimo mašina, siuvimo mašinos, siuvimo mašinų remontas
shield umbrella: kasko, draudimas
shopping-cart basket: maisto prekės, prekybos centras, maisto parduotuvė
soap: muilas, rankų darbo muilas
soap bubbles: muilo virimas
sofa: sofos, sofų
sofa chair: baldai, sofa, baldų parduotuvė, baldų, baldų gamyba
solar-panel sun: saulės elektrinė, saulės elektrinės, saulės baterijos
spray-bottle bucket: vapsvų lizdai, vapsvų naikinimas, širšių, širšių lizdas, minkštų baldų valymas, fasadų plovimas
spray-bottle bucket: dezinfekcija, pelėsio naikinimas, trinkelių plovimas
spray-bottle cockroach: patalinės blakės, blakės, blakių
squeegee window: langų valymas, langų plovimas
staircase: laiptai, mediniai laiptai
staircase saw: laiptų gamyba
stove fire: krosnis, krosnys, krosnininkas, krosnių meistras
tap wrench: vamzdynai, santechnikas, santechnika, vamzdžiai
tiles trowel: mozaika, plytelės, plytelių klijavimas
toilet: biotualetai, biotualetų, biotualetas, biotualetų nuoma, kilnojamieji tualetai, nuotekų valymas
toolbox hammer: įrankiai
toolbox hammer: ~ meistras, meistrai
vacuum-cleaner: dulkių siurblys, dulkių siurbliai
vase fire: stiklo pūtimas
wardrobe: spintos, slankiojančios durys, drabužinės, spinta
washing-machine basket: skalbykla, skalbyklė
washing-machine wrench: skalbimo mašinų remontas, buitinės technikos remontas
water-pump droplet: gręžinys, gręžiniai, vandens gręžiniai, vandens siurblys, šulinių gręžimas
water-tank droplet: vandens talpa, vandens talpos, lietaus vandens talpa
wheelie-bin: šiukšlių konteineris, atliekų konteineriai, atliekų išvežimas
wheelie-bin recycling: šiukšlės, atliekos, atliekų surinkimas, didžiagabaritės atliekos, rūšiavimas
wheelie-bin recycling: elektronikos atliekos
wifi-router: šviesolaidinis internetas, šviesolaidis, namų internetas
window: stiklinimas, balkonų stiklinimas, langai, plastikiniai langai
window beach-umbrella: žaliuzės, roletai
window hammer: stiklius, stiklo pjovimas
window palette: vitražų
wrench car: autoservisas, automobilių remontas, mechanikas, auto remontas, tepalų keitimas
apron chef-hat: prijuostė, prijuostės
baby-bodysuit: kūdikių drabužiai, vaikiški drabužiai, vaikų drabužiai, drabužėliai
backpack pencil: kuprinės, mokyklinės kuprinės
ballet-shoes dancer: baletas, šokių pamokos
bangles: apyrankė, apyrankės
bikini: maudymosi kostiumėliai
bra: moteriškas apatinis trikotažas, apatinis trikotažas, liemenėlė, liemenėlės
braid hair-comb: kasytės, afro kasytės, kasų pynimas, afrokasytės
brain speech-bubble: psichiatras, psichiatrė, koučingas, psichologas, psichoterapeutas, psichoterapija
briefs: apatiniai
clothes-hanger coat: cheminis valymas, cheminė valykla, drabužių mainai, dėvėti drabužiai
coat: kailiniai, kailių salonas, paltai, striukės
coat scarf: šiltų drabužių, žieminių drabužių, šilti drabužiai
diamond ring: auksas, papuošalai, juvelyras, juvelyrika, auskarų vėrimas, papuošalų taisymas
dress handbag: drabužiai, suknelės, mada, drabužių parduotuvė
dress-shoe: batų taisykla, avalynės taisykla, avalynės taisymas
dress-shoe hammer: batsiuvys
ear stethoscope: otorinolaringologas, lor gydytojas, ausų nosies gerklės
earrings diamond: auskaras, auskarai
eyelashes eye: antakiai, blakstienos, blakstienų priauginimas
foot dress-shoe: podologas, podologija, pėdų priežiūra, ortopediniai batai
glasses eye: akiniai, optika, regėjimo patikra, akių gydytojas, akinių salonas, akinių, akių patikra, akių tyrimas, akių
gloves: pirštinės
graduation-cap books: universitetas, mokymai, kursai, stipendija, stipendijos
hair-dryer hair-comb: plaukų džiovintuvas, keratininis tiesinimas, plaukų tiesinimas
handbag: odininkas, rankinės, rankinė
hearing-aid: klausos aparatai
heart handshake: parama, labdara, aukojimas
hiking-boot: žygis, žygiai
jumper scarf: megztinis, megztiniai, megzti megztiniai, vilnonis megztinis
lipstick nail-polish: grožio salonas, kosmetika, makiažas, kosmetologė, kosmetologijos kabinetas, kosmetologija
lungs stethoscope: pulmonologas, pulmonologė, plaučių gydytojas
nail-polish: nagų priežiūra, nagai, nagų dailė, geliniai nagai, gelinis lakavimas, manikiūras, pedikiūras, nagų salonas
nappy baby: sauskelnės, daugkartinės sauskelnės, sauskelnių tortas
necklace: vėrinys, vėriniai, karoliai, sidabriniai papuošalai, rankų darbo papuošalai, gintaras, gintaro
necklace: gintaro dirbtuvės, gintaro papuošalai, pakabutį, pakabukas, pakabukai
necktie: kostiumai
perfume: kvepalai
prayer-beads ring: gintaro karoliai, gintariniai
ring bouquet: vestuvės, vestuvių planavimas, vestuviniai žiedai
ring diamond: auksakalys
safety-vest: darbo drabužiai
safety-vest lab-coat: darbo rūbai
serum-bottle lotion: odos priežiūra, veido procedūros, serumas, kremas
shopping-bags price-tag: ~ išpardavimas, nuolaidos
sneaker: batai, avalynė, batų parduotuvė, batų, avalynės
sneaker dress-shoe: batų taisymas
socks: kojinės
spine: kineziterapija, kineziterapeutas, osteopatas
suit necktie: kostiumas vyrams, vyriški kostiumai, vestuvinis kostiumas, smokingas
t-shirt jeans: marškinėliai, marškinėlių spauda
t-shirt socks: vaikiški drabužėliai
tattoo-machine: tatuiruotės, permanentinis makiažas
tooth: breketai, breketų
tooth toothbrush: dantų balinimas, burnos higiena, odontologas, odontologija, dantistas, dantys, odontologijos klinika
top-hat: skrybėlės, kepurės
top-hat sun-hat: skrybėlaitės
vape: elektroninės cigaretės, vape
wallet handbag: piniginės, odos gaminiai, odos dirbiniai
wedding-dress ring: vestuvinė suknelė, vestuvinės suknelės, vestuvinių suknelių salonas
wig: perukas, perukai
x-ray: rentgenas, radiologija, magnetinis rezonansas
zip: užtrauktukų keitimas, užtrauktukas
`;
