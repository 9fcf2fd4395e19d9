/** Estonian words for the home, clothes and the body. Notation: word-list.ts. */
export const estonianHomeAndWear = `
air-conditioner: konditsioneer, kliimaseade
armchair sofa: polsterdaja, mööblipolsterdus, tugitool, tugitoolid, mööbli polsterdus, pehme mööbli katmine
basket carrot: juurviljad, köögiviljad, talupood, mahetoit
basket leaves: korvipunumine, vitspunutised
bathtub shower: vannituba, vannitoad, vannitoa remont
bed bellhop-bell: hotell, külalistemaja, majutus
bed mattress: voodipesu
bench: aiapink, aiapingid, pargipink
blanket cushion: pleed, pleedid, villane tekk, villased tekid
bow-and-arrow: vibulaskmine, vibu
broom bucket: koristus, koristusteenus, puhastus, koristaja
broom wastebasket: talgud, teeme ära, koristustalgud, talgupäev
bust: skulptuur, skulptuurid
candle: küünlad, matusebüroo, küünal
candle headstone: matused
chandelier: lühter, lühtrid, valgustid
chimney fire: korstnad, korstnapühkija, korstnapühkimine, korsten
cooker-hood: köögikubu, õhupuhasti, õhupuhastid, köögiventilatsioon
cot: võrevoodi, beebivoodi, häll
curtains window: markiisid, kardinad
dining-table chair: söögilauad, söögilaud
door fence: garaažiuksed, väravad, uksed, aiad, aed ja väravad, tõstuksed
drainpipe droplet: kanalisatsioon, ummistus, ummistused, torude puhastus, kanalisatsiooni ummistus, survepesu torud
fabric-roll thread: kangas, kangad, kangapood, meetrikaup
fence gate: aiad ja väravad, aedade paigaldus, piirdeaiad, võrkaed
fire-extinguisher: tulekustuti, tulekustutid, tuleohutus
fireplace fire: kamin, kaminad
first-aid-kit: esmaabi, esmaabikursus, esmaabikoolitus, defibrillaator
fitted-kitchen: köögimööbel, köök eritellimusel, köögimööbli valmistamine, uus köök
floorboards: parkett, parketi lihvimine, põranda lihvimine, puitpõrand, laminaat, terrassilaud, põrandatööd
fridge: külmik, külmkapp
garden-shed: aiamaja, aiamajad, kuur, tööriistakuur
gas-cylinder fire: gaasiballoon, gaasiballoonid, balloonigaas
gear wrench: hammasrattad, lehtmetall, masinaehitus, freesimine, metallitöötlus, survevalu, valuvormid, laserlõikus
gear wrench: valukoda
grandfather-clock: põrandakell, kappkell
hammer-and-wrench gear: sepp, sepised
headstone: hauakivid, hauaplaadid
heat-pump: õhksoojuspumba, õhksoojuspumbad
heat-pump radiator: soojuspump, soojuspumba, soojuspumbad, maasoojuspump, õhksoojuspump, õhk-vesi soojuspump
key lock-and-key: lukud
key padlock: seifide avamine, lukkude avamine, võtmete valmistamine, lukksepp, lukuabi, võtmed
ladder bricks: tellingute rent
light-bulb: lambid, valgustus
lock-and-key puzzle: põgenemistuba
lotion: nahaarst
lotion sun: päikesekreem, päikesekreemid, päikesekaitsekreem
mattress bed: madratsid, madrats
mouse-trap: hiired, rotid, näriliste tõrje, rotitõrje
mouse-trap cockroach: kahjuritõrje
oven dining-table: köögid
paint-roller bucket: maaler, maalritööd, värvipood
paint-roller bucket: ~ remont
plug lightning: generaator, generaatori rent, elektrik, elektritööd, elekter
pressure-washer roof: katusepesu, katuste pesu
radiator fire: küttesüsteemid, katlad
radiator wrench: küte, keskküte
razor: karvaeemaldus, depilatsioon, habemeajamine
recycling: vanametall, vanametalli kokkuost, vanaraua kokkuost, kokkuost metall, jäätmevedu, taaskasutus
roof house: vihmaveerennid, plekksepp
roof ladder: katuse leke, katuseleke, katus lekib, katus, katusetööd
rug: vaip, vaibad, vaibapesu, vaipade pesu
sack spade: kompost, sõnnik, turvas
sack wheat: söödad, loomasööt
saw hammer: põrandalihv, terrass, laudsepp, puusepp, tisler, puutöö, põrandad, põrandate lihvimine, põrandalihvimine
screwdriver coffee: paranduskohvik, parandustuba
screwdriver toolbox: paranduskelder, parandustöötuba, parandusklubi
security-camera shield: valve, turvafirma, signalisatsioon
sewing-machine thread: õmblusmasin, õmblusmasinad, õmblusmasinate remont
shield security-camera: turvatöötaja, turvamees, turvatöötajad
shield umbrella: kindlustus
shopping-cart basket: toidupood, supermarket
soap: seep, käsitööseep, seebid
sofa chair: mööbel, diivan, mööblipood
solar-panel sun: päikesekollektorid, päikesepaneelid, päikesepaneel
spray-bottle bucket: herilaste, herilasepesade, herilasepesad, pehme mööbli puhastus, survepesu, fassaadipesu
spray-bottle bucket: hallitusetõrje, mööbli puhastus, pehme mööbli pesu, mööblipuhastus
spray-bottle cockroach: lutikad, lutikate
squeegee window: akende pesu, aknapesu, akende puhastus
staircase: trepid, trepp
staircase saw: puittrepid
stove: pottsepp, saunakeris, saunakerised
stove fire: ahjud, pliidid, kerised, saunaahi, pottsepatööd, kaminad ja ahjud, ahjud ja kaminad
tap wrench: sanitaartehnik, torumees, santehnik, torutööd, torulukksepp, torude ummistus, ummistuste eemaldus
tiles trowel: plaatimine, plaatija, plaatimistööd
toilet: välikäimla, välikäimlad, välikäimlate rent, biotualett, mobiilsed tualetid
toilet plunger: kanalisatsiooni puhastus, ummistuste likvideerimine, kogumiskaevu tühjendus
toilet tap: välitualett
toolbox hammer: tööriistad, tööriistu, tööriist, tööriistade, laenuta tööriistu, laena tööriistu
toolbox hammer: ~ remondimees, meistrimees
vacuum-cleaner: tolmuimeja, tolmuimejad
vase fire: klaasipuhumine, klaasikoda
wardrobe: riidekapid, garderoobid, liuguksed, sisseehitatud kapid
wardrobe sofa: mööbel eritellimus
washing-machine basket: pesumaja, pesumasin
washing-machine wrench: kodumasinate remont, pesumasinad
wastebasket recycling: jäätmekäitlus, konteinerite rent, konteinerid
water-pump droplet: puurkaevude puurimine, veepump
water-tank droplet: veemahuti, veemahutid, vihmavee mahuti
wheelie-bin: prügikonteiner, prügikast, prügivedu
wheelie-bin recycling: jäätmejaam, prügi, jäätmed, suurjäätmed
wifi-router: valguskaabel, koduinternet, kiire internet
window: aknavahetus, klaasipaketid, aknad, plastaknad, pvc aknad
window beach-umbrella: rulood, ribikardinad
window bucket: akende
window hammer: klaasija, klaasimine
window palette: vitraažikursus
wrench car: autoremont, autoteenindus, autohooldus, mehaanik, töökoda, õlivahetus
apron chef-hat: põll, põlled
baby-bodysuit: beebiriided, lasteriided, lasteriiete
backpack pencil: seljakotid, koolikotid
ballet-shoes dancer: ballett
bangles: käevõru, käevõrud
bikini: ujumisriided, bikiinid
bra: naistepesu, rinnahoidja, rinnahoidjad, pesupood
braid hair-comb: patsid, aafrika patsid, patside punumine
brain speech-bubble: psühhiaater, paariteraapia, nõustamine, psühholoog, psühhoteraapia
briefs: pesu naistele, aluspesu
clothes-hanger coat: keemiline puhastus, riidevahetus, kasutatud riided
coat: karusnahad, kasukategija, mantlid, joped
coat scarf: soojade riiete, soojad riided, talveriided, talveriiete
diamond ring: ripats, juveelipood, ehted, juveel, kullassepp, augustamine
dress handbag: riided, rõivad, moepood, riidepood
dress t-shirt: kleidid
dress-shoe hammer: kingsepatöökoda
ear stethoscope: kõrva-nina-kurguarst, lor arst, kõrvaarst
earrings diamond: kõrvarõngas, kõrvarõngad
eyelashes eye: ripsmed, ripsmepikendused
foot dress-shoe: jalaravi, pediküür, ortopeedilised jalanõud, tallatoed
glasses eye: prillipood, prillid, optika, silmaarst, nägemiskontroll
gloves: kindad
graduation-cap books: ülikool, koolitus, kursused, stipendium, stipendiumid
hair-dryer hair-comb: föön, föönisoeng, keratiinihooldus
hand-fan: lehvikud
handbag: kotid, käekott, käekotid, kott, kotte
hearing-aid: kuuldeaparaat, kuuldeaparaadid, kuulmiskeskus
heart handshake: annetus, heategevus
hiking-boot: matk, matkamine
hiking-boot tree: rabamatk, rabamatkad, räätsamatk, räätsamatkad, soomatk, matkarada, laudtee
jumper scarf: kampsun, kampsunid, villane kampsun, kudumid
lipstick nail-polish: ilusalong, kosmeetik, meik, jumestus, kosmeetika
lungs stethoscope: kopsuarst, pulmonoloog
nail-polish: maniküür, küünetehnik, küüned
nappy baby: mähe, mähkmed, riidest mähkmed, mähkmetort
necklace: kaelakee, kaelakeed, hõbeehted, käsitööehted
necktie: meesteülikonnad
perfume: parfüüm, lõhnad
prayer-beads ring: merevaik, merevaigust ehted, merevaiguehted
ring bouquet: pulm, pulmad, pulmakorraldus, abielusõrmus
ring diamond: juveliir, sõled, sõlg
safety-vest: tööriided, tööjalatsid
safety-vest lab-coat: tööriietus
serum-bottle lotion: nahahooldus, näohooldus, seerum, kreem
shopping-bags price-tag: ~ soodusmüük, allahindlus, kirbuturg, täika
sneaker: kingad, jalatsid, jalanõud, kingapood
sneaker dress-shoe: kingsepp
socks: sokid, villased sokid
spine: füsioterapeut, füsioteraapia, osteopaat
suit necktie: ülikond, ülikonnad, smoking, meeste ülikonnad
t-shirt clothes-hanger: riiete vahetus
t-shirt jeans: t-särgid, särgid, särgitrükk
t-shirt socks: lasteriiete taaskasutus
tattoo-machine: tätoveering, tätoveeringud, tätoveerimine, tattoo stuudio, püsimeik
tooth: proteesid, breketid
tooth toothbrush: hammaste valgendamine, suuhügienist, hambaarst, hambaravi, hambad
top-hat: kübarad, mütsid
top-hat sun-hat: mütsitegija
vape: e-sigaretid, vape
wallet handbag: rahakotid, nahktooted, nahkehistöö
wedding-dress ring: pulmakleit, pulmakleidid, pruutkleit, pruutkleidid
wig: parukas, parukad
x-ray: röntgen, radioloogia, magnetuuring
zip: luku vahetus, tõmblukk, tõmbluku vahetus
`;
