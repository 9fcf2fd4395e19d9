/** What town.ts says, in the languages of the north of Europe and in Swahili. Notation: word-list.ts. */
export const northernTown: Record<string, string> = {
  da: `
roof: halmtag, stråtag, tækkemand, tækning, tagdækker
ring diamond: guld købes, køber guld, guldopkøb
car-front car: stenslag, forrude, autoglas, rudeskift
bus suitcase: busrejse, busrejser, busture, bustur
film-camera popcorn: udendørsbio, open air bio, sommerbio
speaker microphone: lydudstyr, lydanlæg, lyd og lys, leje af lydanlæg
fire logs: træpiller, træbriketter
wheat tractor: wrapballer, wraphø, småballer, halmballer
wheelbarrow spade: muldjord, muld, barkflis, stabilgrus, grus og sand
tree seedling: plant træer, plante træer, træplantning
motor-boat sailing-boat: sejltur, sejlture, bådtur, bådture
plant daisy: pelargonier, pelargonie, petunier, sommerblomster, udplantningsplanter
diamond ring: halskæder, halskæde, sølvhalskæder, sølvhalskæde, armbånd, øreringe, sølvsmykker, navnehalskæde
-: søger hjem, søger et hjem, elregning
lorry: kategori c, kategori ce, kategori c e, lastbilchauffør, lastbilchauffører
theatre-masks: komedie, komedie i to akter, dilettant, amatørteater
steak meat-on-bone: lammekød, lammekølle, halvt lam
yarn: strikker, strikkeklub, strikkecafé, nørklerne, nørkleklub
ballot-box: stem på, stem til, kommunalvalg
studio-microphone headphones: lydstudie, indspilningsstudie
fire: sankt hans, sankthans, sankthansbål
mouse-trap: mus, rotter, rottebekæmpelse
crane excavator: kranbil, mobilkran
`,
  de: `
-: kameradschaft, kameraden, kameradin, kamerad, kameradinnen
wheelbarrow spade: kies, splitt, sand und kies, schotter, mineralgemisch
wheelbarrow spade: gartenerde, mutterboden, rindenmulch, kies und sand, blumenerde, humus
fire nut-and-bolt: schweißer, schweisser, schweißarbeiten, schweißkurs
guitar: gitarrist, gitarristin, bassist, coverband
steak kitchen-knife: fleischtheke, wursttheke, fleisch- und wursttheke, metzgereifachverkäufer, metzgereifachverkäuferin, fleischereifachverkäufer, fleischereifachverkäuferin, verkäufer fleischtheke
henna-hand: henna, henna-tattoo, henna tattoo, hennakünstlerin, hennaabend, hennamalerei
nurse older-person: 24 stunden pflege, 24-stunden-pflege, 24h pflege, 24-stunden-betreuung, pflegekraft, pflegekräfte
car-front car: steinschlag, steinschlag reparatur, scheibentausch, frontscheibe, windschutzscheibe, autoglas
bicycle: kinderfahrradkurs, kinderfahrradkurse, fahrradkurs, fahrradkurse, radfahrkurs, radfahrkurse
-: bis auf die knochen, nass bis auf die knochen, mark und bein
-: rotweinfleck, rotweinflecken, kaffeefleck, kaffeeflecken, weinfleck, weinflecken
dancer musical-notes: volkstanz, volkstanzgruppe, volkstänze
oven spray-bottle: dunstabzug, dunstabzüge, dunstabzugshaube, dunstabzugshauben, backofenreinigung, küchenabluft
diamond ring: silberkette, silberketten, namenskette, namensketten, halsketten, goldkette, goldketten, armbänder, armband, silberschmuck
-: sucht ein zuhause, sucht zuhause, suchen ein zuhause, suchen zuhause, stromrechnung, zusammenbeißen
solar-panel sun: pv-anlage, pv-anlagen, pv anlage, pv anlagen, pv
radiator tap: anlagenmechaniker shk, anlagenmechaniker, shk, sanitär heizung klima
tooth toothbrush: aligner, zahnspange, zahnspangen, zahnschienen, unsichtbare zahnspange
star sheep: krippenspiel, weihnachtskrippe, krippenausstellung
theatre-masks: komödie, lustspiel, schwank, schwank in drei akten, bauerntheater, laienspiel, theaterstück
steak meat-on-bone: lamm, lammkeule, lammfleisch, zicklein, lammkoteletts
blood-drop: stammzellspende, stammzellspender, knochenmarkspende, typisierung, typisierungsaktion
prayer-beads ring: bernsteinschmuck, bernsteinkette
lorry: berufskraftfahrer, kraftfahrer, lkw-fahrer, lkw fahrer, klasse ce, führerschein ce
car bubbles: keramikversiegelung, innenreinigung auto, fahrzeugaufbereitung, autoaufbereitung, fahrzeugpflege
droplet tap: brunnenbohren, brunnenbau, brunnenbohrung
-: saisonstart, saisonauftakt
swimming-pool swimmer: freibad, freibäder, hallenbad, schwimmbad
swimmer goggles: schwimmen lernen, seepferdchen, schwimmkurs, schwimmkurse
camera: familienfotos, neugeborenenfotos, fotoshooting, familienshooting
-: dauerkarte, dauerkarten, jahreskarte, jahreskarten, saisonkarte, saisonkarten, zehnerkarte, zehnerkarten
surfer wave: sup-verleih, sup verleih, sup, stand-up-paddling, stand-up-paddle, sup-kurs, sup-board, sup-boards
stew cutlery: omas küche, hausmannskost, rouladen, klöße, schweinebraten, sauerbraten, gulasch, eintopf
massage: thai-massage, thaimassage, thai massage, wellnessmassage, wellness-massage, hot-stone-massage
ballot-box: wählt uns, stimmt für uns, stimmt ab, kommunalwahl, bürgermeisterwahl, bürgerhaushalt
studio-microphone headphones: tonstudio, tonstudios, mix und master, mix und mastering, aufnahmestudio
burger meat-on-bone: pulled pork, spareribs, spare ribs
bicycle: pedelec, pedelecs, pedelec-training, lastenrad, lastenräder
t-shirt teddy-bear: kinderkleiderbasar, kinderkleiderbörse, kindersachenbasar, kinderbasar, basar rund ums kind
small-airplane: flugtag, rundflug, rundflüge, flugplatzfest, segelflug
wheel trophy: seifenkistenrennen, seifenkiste
chair: gartenbank, gartenbänke, sitzbank, sitzbänke, parkbank
lock-and-key key: schloss defekt, türschloss, türschlösser, schlossaustausch, schließzylinder, schlösser austauschen
bricks trowel: pflaster verlegen, pflasterarbeiten, pflasterer, pflastersteine, pflasterbau, hofeinfahrt, hofeinfahrten
horse: boxen für pferde, pferdebox, pferdeboxen, offenstall, pferdepension
mouse-trap: mäuse im haus, ratten, mäuse und ratten, rattenbekämpfung
crane excavator: autokran, mobilkran, kranverleih
`,
  fi: `
trumpet musical-notes: puhallinorkesteri, torvisoittokunta, soittokunta
bouncy-castle gymnast: trampoliinipuisto, sisäleikkipuisto
scissors hair-comb: hiustenpidennys, hiustenpidennykset
fire logs: puupelletti, pelletti, puubriketti
bee honey: mehiläisyhdyskunnat, mehiläisyhdyskunta, mehiläispesä, mehiläistarvikkeet
rabbit: kaninpoikasia, kaninpoikaset, kani, kanit
wheelbarrow spade: multaa, multa, kuorike, sepeli, hiekkaa ja multaa
tree seedling: puiden istutus, istutetaan puita, istuta puu
plant daisy: pelargonit, pelargoni, orvokit, kesäkukat, petuniat
diamond ring: kaulakoru, kaulakorut, rannekoru, rannekorut, korvakorut, hopeakorut, nimikoru
ship: risteily, risteilyt, saaristoristeily, laivaristeily, veneretki, veneretket, vesibussi
-: etsii kotia, etsivät kotia, sähkölasku
lorry: kuorma-autonkuljettaja, ce-kuljettaja, ce kuljettaja, rekkakuski, yhdistelmäajoneuvonkuljettaja
theatre-masks: komedia, komedia kahdessa näytöksessä, kesäteatteri, harrastajateatteri
steak meat-on-bone: karitsa, karitsanliha, lampaanliha
musical-notes: kuoro, kuorolaulu, kuorolaulajia
sauna: rantasauna, pihasauna, saunalautta, savusauna, telttasauna
ballot-box: äänestä, äänestä meitä, äänestäkää, kuntavaalit
studio-microphone headphones: äänitysstudio
fire: kokko, juhannuskokko
mouse-trap: hiiriä, hiiret, rotat, rottia
crane excavator: nosturi, nosturit, nosturiauto, autonosturi
`,
  is: `
theatre-masks: gamanleikur, gamanleikrit
scissors hair-comb: hárgreiðsla, hárgreiðslustofa, klipping
`,
  nb: `
chocolate: konfekt, håndlaget sjokolade, sjokoladekurs
foot: fotterapi, fotterapeut, fotpleie
car-front car: steinsprut, frontrute, bilglass, ruteskift
bus suitcase: busstur, bussturer, bussreise, bussreiser
film-camera popcorn: utekino, drive-in kino, sommerkino
fire logs: trepellets, pellets, briketter
wheelbarrow spade: matjord, hagejord, bark og jord, grus og sand
tree seedling: plante trær, treplanting
plant daisy: pelargonier, pelargonia, petunia, sommerblomster, utplantingsplanter
diamond ring: halskjeder, halskjede, sølvkjeder, sølvkjede, armbånd, øredobber, sølvsmykker, navnekjede
motor-boat sailing-boat: båttur, båtturer, fjordtur, fjordturer, fjordcruise, skjærgårdstur
-: søker hjem, søker nytt hjem, strømregning
lorry: klasse ce, klasse c, lastebilsjåfør, lastebilsjåfører, vogntogsjåfør, førerkort klasse c
theatre-masks: komedie, revy, farse, amatørteater
steak meat-on-bone: lammekjøtt, lammelår, halvt lam
paint-roller bucket: maling av hus, husmaling, malerarbeid, utvendig maling, innvendig maling
dress: bunad, bunader, bunadsøm
ballot-box: bruk stemmeretten, stem på, stem ved valget
studio-microphone headphones: lydstudio
fire: sankthans, sankthansbål
mouse-trap: mus, rotter, mus og rotter
crane excavator: kranbil, mobilkran
`,
  nl: `
wheelbarrow spade: tuinaarde, boomschors, tuingrond, houtsnippers, split en grind
fire nut-and-bolt: lasser, lassers, laswerk, lascursus
henna-hand: henna, henna-artiest, hennatattoo
saw hammer: parket schuren, vloer schuren, parket, houten vloeren
car-front car: ruitschade, autoruit, autoruiten, sterretje in voorruit, voorruit
parachute: tandemsprong, tandemsprongen, parachutesprong, parapenten
drone: dronefotografie, dronefoto's, drone-opnames, dronebeelden
fire logs: houtpellets, pellets, houtbriketten
wheat tractor: hooi, hooi in pakjes, stro, kuilgras, hooibalen
tree seedling: bomen planten, boomplantdag, plant bomen
bed key: ~ kamers
oven spray-bottle: afzuigkap reinigen, afzuigkappen, afzuigkap, ovenreiniging
plant daisy: geraniums, geranium, petunia's, perkplanten, eenjarige planten, balkonplanten
diamond ring: ketting met naam, gouden ketting, gouden kettingen, zilveren ketting, zilveren kettingen, armbanden, armband, oorbellen, naamketting, naamkettingen
-: zoekt een huis, zoekt baasje, zoekt een thuis, energierekening
stew: snert, erwtensoep
theatre-masks: klucht, klucht in drie bedrijven, blijspel, komedie, toneelstuk, toneelvereniging
steak meat-on-bone: lamsvlees, lamsbout, lamspakket
lorry: chauffeur ce, vrachtwagenchauffeur, vrachtwagenchauffeurs, chauffeurs ce, rijbewijs c, rijbewijs ce
prayer-beads ring: barnsteen, barnstenen sieraden
droplet tap: waterput boren, bronboring, putboring
ballot-box: stem op, stem voor, stem mee, ga stemmen
studio-microphone headphones: opnamestudio, geluidsstudio
roof ladder: dakreparatie, dakrenovatie, dakdekker, dakdekkers
shopping-bags price-tag: vrijmarkt, koningsdag vrijmarkt
crown: ~ koningsdag
sofa chair: bank opknappen, bank stofferen, bankstel, bankstellen, hoekbank, hoekbanken
chair: tuinbank, tuinbanken
golf golfer: ballen en clubs, golfballen
mouse-trap: muizen, ratten, muizenplaag
crane excavator: kraanverhuur, mobiele kraan, hijskraan
`,
  sv: `
chocolate: praliner, pralin, chokladprovning, handgjord choklad
bus suitcase: bussresa, bussresor, bussutflykt
film-camera popcorn: utomhusbio, drive-in-bio, sommarbio
speaker microphone: ljudteknik, ljudanläggning, hyra ljud, pa-hyra, ljud och ljus
wheat tractor: hö, hösilage, halm, höbalar, hö i småbal
wheelbarrow spade: jord och bark, matjord, planteringsjord, täckbark, grus och sand
henna-hand: henna, hennamålning, hennatatuering
tree seedling: plantera träd, trädplantering
bed: rum 50 meter från, rum nära stranden, rum vid havet
plant daisy: pelargoner, pelargon, petunior, sommarblommor, utplanteringsväxter
diamond ring: halsband, silverhalsband, armband, örhängen, silversmycken, namnhalsband
motor-boat sailing-boat: båttur, båtturer, båtutflykt, båtutflykter, skärgårdstur, skärgårdsturer, sälsafari
-: söker hem, söker nytt hem, elräkning
lorry: ce-körkort, c-körkort, lastbilschaufför, lastbilschaufförer, chaufför ce
musical-notes: körledare, kyrkokör, kör söker, körsång
theatre-masks: komedi, lustspel, lustspel i tre akter, amatörteater, nyårsrevy, revy
steak meat-on-bone: lammkött, lammlåda, lammstek
droplet tap: brunnsborrning, borrning av brunn, brunnar
teddy-bear toy-bricks: leksaker
lorry delivery-van: flytthjälp, flyttfirma, flytthjälp och magasinering
tap wrench: rörjour, rörmokare, vvs, vvs-firma
palette framed-picture: konstrunda, konstrundan, ateljéer, ateljé, öppna ateljéer
strawberry: jordgubbsplockare, jordgubbsplockning, självplock
ballot-box: rösta, rösta i valet, gör din röst hörd, rösta på
studio-microphone headphones: inspelningsstudio, musikstudio
roof ladder: takrenovering, takbyte, takläggning, takläggare
paint-roller bucket: målning av hus, husmålning, fasadmålning, målning ute och inne
fire: valborg, majbrasa, valborgsmässofirande
mouse-trap: möss, råttor, råttsanering
crane excavator: kranbil, mobilkran, kranbilar
chair: bänkar, trädgårdsbänk, trädgårdsbänkar
`,
  sw: `
fridge: ukarabati wa friji, fundi friji, kutengeneza friji
goat: mbuzi, mbuzi wa kuuza
droplet tap: visima, kisima, kuchimba visima, uchimbaji wa visima
theatre-masks: vichekesho, igizo
house tree: shamba, shamba linauzwa, mashamba
goat sheep: mbuzi na kondoo
ballot-box: pigia kura, tupigie kura
`,
};
