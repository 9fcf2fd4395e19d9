/** Latvian words for the home, clothes and the body. Notation: word-list.ts. */
export const latvianHomeAndWear = `
air-conditioner: kondicionieris, kondicionieri, gaisa kondicionēšana
armchair sofa: mēbeļu pārvilkšana, mēbeļu tapsēšana, atpūtas krēsls, atpūtas krēsli, tapsētājs
axe logs: briketes
basket carrot: dārzeņi, bioloģiskie produkti
basket leaves: pinumi, klūgu
bathtub shower: vannas istaba, vannas istabas remonts
bed bellhop-bell: viesnīca, viesu nams, naktsmītnes
bench: dārza sols, dārza soliņi, soliņi
blanket cushion: pleds, pledi, vilnas sega, vilnas segas
bow-and-arrow: loka šaušana
broom bucket: uzkopšana, tīrīšana, uzkopšanas pakalpojumi, apkopēja
broom wastebasket: lielā talka, talka, sakopšanas talka
bust: skulptūra, skulptūras, statujas
candle: svecīšu vakars, sveču liešana, sveces, apbedīšana, bēres
candle headstone: kremācija, pieminekļi
chandelier: lustra, lustras, gaismekļi
chimney fire: skursteņu, skursteņslaucītājs, skursteņslauķis, skursteņu tīrīšana, dūmvadu tīrīšana, dūmvads, dūmvadi
cooker-hood: tvaika nosūcējs, tvaika nosūcēji, virtuves ventilācija
cot: bērnu gultiņa, gultiņa zīdainim, šūpulis
curtains window: rullo, markīzes, aizkari
dining-table chair: galdi, pusdienu galdi
door fence: garāžas vārti, vārti
drainpipe droplet: kanalizācija, kanalizācijas tīrīšana, aizsērējums, aizsērējusi kanalizācija, cauruļu tīrīšana
fabric-roll thread: audums, audumi, audumu veikals, metrāža
fence hammer: žogi, žogs
fire-extinguisher: ugunsdzēšamie aparāti, ugunsdrošība, ugunsdzēsības aparāti
fireplace fire: kamīns, kamīni
first-aid-kit: pirmā palīdzība, pirmās palīdzības kursi, pirmās palīdzības apmācība, defibrilators
fitted-kitchen: virtuves iekārtas, virtuves mēbeles, virtuves pēc pasūtījuma, iebūvējamās virtuves
floorboards: parkets, parketa slīpēšana, grīdas slīpēšana, lamināts, koka grīda, koka grīdas, terases dēļi, koka terases
floorboards: terase no koka
fridge: ledusskapji, ledusskapju remonts
garden-shed: dārza mājiņa, dārza mājiņas, šķūnītis, instrumentu mājiņa
gas-cylinder fire: gāzes balons, gāzes baloni, propāns, gāzes balonu piegāde
gear wrench: cnc virpošana, frēzēšana, veidnes, plastmasas liešana, gultņi, detaļu izgatavošana, metāla detaļas
gear wrench: liešanas formas, lāzergriešana
grandfather-clock: grīdas pulkstenis
hammer-and-wrench gear: kalējs, metālkalumi
headstone: kapu kopšana, kapu apmales, kapu pieminekļi, kapakmeņi
heat-pump radiator: siltumsūknis, siltumsūkņi, siltumsūkņu, siltumsūkni
key lock-and-key: slēdzeņu maiņa
key padlock: slēdzeņu meistars, durvju atvēršana, atslēgas, atslēdznieks, slēdzenes, atslēgu
ladder bricks: sastatņu noma, pacēlāja noma
light-bulb: lampas, apgaismojums
lock-and-key puzzle: izlaušanās istaba
lotion: dermatologs
lotion sun: saules aizsargkrēms, saules krēms, sauļošanās krēms
mattress bed: matrači, matracis
mouse-trap: peles, žurkas, deratizācija, grauzēju iznīcināšana
mouse-trap cockroach: kaitēkļu iznīcināšana
oven dining-table: virtuves
paint-roller bucket: dzīvokļa remonts, krāsotājs, krāsošana
paint-roller bucket: ~ remonts
plug lightning: elektroinstalācija, ģenerators, ģeneratoru noma, elektriķis, elektromontāža, elektrība
radiator fire: apkure, katli, radiatori
radiator wrench: apkures katli, apkures sistēmas
razor: vaksācija, skūšana, epilācija
recycling: metāllūžņu iepirkšana, metāllūžņi, metāla uzpirkšana, otrreizējā
roof house: skārdnieks, notekas, jumiķis, jumtu, jumta
roof ladder: tek jumts, jumta noplūde, jumti, jumta darbi
rug: paklāji, paklājs, paklāju tīrīšana, paklāju
sack spade: komposts, kūtsmēsli, kūdra, augsne
sack wheat: lopbarība, barība mājlopiem
saw hammer: terases, grīdas, galdnieks, galdniecība, kokapstrāde, namdaris
screwdriver coffee: labošanas kafejnīca, labošanas darbnīca
screwdriver toolbox: labotava
security-camera shield: signalizācija, videonovērošana
sewing-machine thread: šujmašīna, šujmašīnas, šujmašīnu remonts
shield security-camera: apsargs, apsargi, apsardze
shield umbrella: kasko, apdrošināšana
shopping-cart basket: pārtikas veikals, lielveikals, pārtika
soap: ziepes, roku darba ziepes
soap bubbles: ziepju vārīšana
sofa chair: mēbeles, dīvāns, mēbeļu veikals, mēbeļu
solar-panel sun: saules paneļi, saules panelis
spray-bottle bucket: lapseņu pūžņi, lapseņu pūžņu, iršu pūznis, mīksto mēbeļu tīrīšana, fasāžu mazgāšana, dezinfekcija
spray-bottle bucket: mēbeļu ķīmiskā tīrīšana
spray-bottle cockroach: blaktis, blakšu
squeegee window: logu mazgāšana, logu tīrīšana
staircase: kāpnes, koka kāpnes
stove fire: krāšņu podnieks, krāsnis un kamīni
tap wrench: santehnikas darbi, santehniķis, santehnika, caurules
tiles trowel: mozaīka, flīzētājs, flīzes, flīzēšana
toilet: biotualetes, biotualete, pārvietojamās tualetes, biotualešu noma
toilet plunger: septiķa iztukšošana
toolbox hammer: instrumenti
toolbox hammer: ~ meistars, meistari
towel: linu dvieļi, dvieļi
vacuum-cleaner: putekļsūcējs, putekļsūcēji, putekļusūcējs
vase fire: stikla pūšana, stikla pūtējs
wardrobe: skapji, iebūvētie skapji, bīdāmās durvis, drēbju skapji
washing-machine basket: veļas mazgātava, veļas mašīna
washing-machine wrench: veļas mašīnu remonts, sadzīves tehnikas remonts
water-pump droplet: urbums, urbumi, ūdens urbumi, aku rakšana, ūdens sūknis, dziļurbumi
water-tank droplet: ūdens tvertne, ūdens tvertnes
wheelie-bin: atkritumu konteiners, atkritumu tvertnes, atkritumu izvešana
wheelie-bin recycling: atkritumi, lielgabarīta atkritumi, šķirošana, elektronikas atkritumi
wifi-router: optiskais internets, mājas internets
window: logu nomaiņa, stiklošana, logi, plastikāta logi, pvc logi, logus, logu
window beach-umbrella: žalūzijas, rullo žalūzijas
window hammer: stiklinieks, stiklu griešana
window palette: vitrāžu
wrench car: auto serviss, autoserviss, automašīnu remonts, auto remonts, mehāniķis, eļļas maiņa
apron chef-hat: priekšauts, priekšauti
baby-bodysuit: bērnu apģērbi, mazuļu apģērbi, bērnu drēbes, bērnu drēbītes
backpack pencil: mugursomas, skolas somas
ballet-shoes dancer: balets
bangles: rokassprādze, aproce, aproces
bikini: peldkostīmi
bra: sieviešu apakšveļa, apakšveļa, krūšturi, krūšturis
braid hair-comb: bizes, afro bizes, bižu pīšana
brain speech-bubble: psihiatrs, psiholoģe, psihologs, psihoterapeits, psihoterapeite, psihologa konsultācijas
briefs: veļa
clothes-hanger coat: ķīmiskā tīrītava, drēbju maiņa, lietoti apģērbi
coat: kažoki, kažokādas, mēteļi, jakas, lietotas drēbes
coat scarf: silto drēbju, siltas drēbes, ziemas drēbes, siltu apģērbu
diamond ring: rokassprādzes, kulons, zelts, juvelierizstrādājumi, rotaslietas, juvelieris, rotas, pīrsings
diamond ring: ausu caurduršana
dress handbag: apģērbi, apģērbs, drēbes, kleitas, mode
dress-shoe boot: apavu remonts
dress-shoe hammer: kurpnieks
ear stethoscope: otolaringologs, lor ārsts, ausu kakla deguna
earrings diamond: auskari, auskariņi
eyelashes eye: uzacis, skropstas, skropstu pieaudzēšana
foot: pedikīrs, medicīniskais pedikīrs, podologs, pēdu aprūpe
foot dress-shoe: podoloģija, pēdu kopšana, ortopēdiskie apavi
glasses eye: brilles, optika, redzes pārbaude, acu ārsts, acu pārbaude, briļļu
gloves: cimdi
graduation-cap books: universitāte, apmācība, kursi, augstskola, stipendija, stipendijas
hair-dryer hair-comb: matu fēns, keratīna procedūra, matu taisnošana
handbag: somas, rokassoma
hearing-aid: dzirdes aparāti, dzirdes aparāts
heart handshake: ziedojumi, labdarība
hiking-boot: pārgājiens, pārgājieni
jumper scarf: džemperis, džemperi, adīti džemperi, adīta jaka, adītas jakas
lipstick mirror: kosmetoloģe, kosmetologs, kosmetoloģija, sejas procedūras
lipstick nail-polish: skaistumkopšanas salons, kosmētika, grims, meikaps
lipstick serum-bottle: skaistumkopšana
lungs stethoscope: pneimonologs, pulmonologs
nail-polish: manikīrs, nagi, nagu salons
nappy baby: autiņbiksītes, auduma autiņbiksītes, autiņi, pamperi
necklace: krelles, dzintara rotas, dzintars, dzintara izstrādājumi, kaklarota, kaklarotas, sudraba rotas, rokdarbu rotas
perfume: smaržas, parfimērija
prayer-beads ring: dzintara rotaslietas
ring bouquet: kāzas, kāzu organizēšana, laulības gredzeni
ring diamond: zeltkalis, rotkalis, sakta, saktas
safety-vest: darba apģērbi, darba apavi
safety-vest lab-coat: darba apģērbs
serum-bottle lotion: ādas kopšana, sejas kopšana, serums, krēms
shopping-bags price-tag: ~ izpārdošana, atlaides, krāmu tirgus
sneaker: apavi, kurpes, apavu veikals, kurpju, apavu
socks: zeķes
spine: fizioterapeits, fizioterapija, osteopāts
suit necktie: uzvalks, uzvalki, vīriešu uzvalki, smokings
t-shirt jeans: t-krekli, krekli, apdruka
t-shirt socks: bērnu drēbju tirdziņš
tattoo-machine: tetovējumi, permanentais grims
tooth: zobu protezēšana, breketes, zobu, zobiem
tooth toothbrush: zobu balināšana, zobu higiēna, zobārsts, zobārstniecība, zobārstniecības klīnika
top-hat: cepures, cepurnieks
top-hat sun-hat: cepurniece
vape: elektroniskās cigaretes, e-cigaretes
wallet handbag: maki, ādas izstrādājumi
wedding-dress ring: kāzu kleita, kāzu kleitas, līgavas kleita
wig: parūka, parūkas
x-ray: rentgens, radioloģija, magnētiskā rezonanse
zip: rāvējslēdzējs, rāvējslēdzēju maiņa
`;
