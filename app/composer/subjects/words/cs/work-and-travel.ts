/** Czech words for work, places and travel. Notation: word-list.ts. */
export const czechWorkAndTravel = `
3d-printer: 3d tiskárna, 3d tiskárny, 3d tiskáren, 3d tisk, 3d tisku
abacus: mentální aritmetika, počítadlo
anvil hammer: kovář, kovárna, kovářství, kovářský kurz
app-phone: aplikace, mobilní aplikace, naše aplikace, nová aplikace, naši aplikaci, aplikaci, mobilní aplikaci
app-phone: stáhněte si aplikaci, novou aplikaci
app-phone laptop: vývoj aplikací, vývoj mobilních aplikací
ballot-box: participativní rozpočet, volte nás, hlasujte pro, dejte nám hlas, přijďte volit, kandidát na starostu, volte
ballot-box: hlasujte, volby, volbám, k volbám, komunální volby, hlasování
ballot-box pencil: petice, podepište petici, sběr podpisů, petiční stánek
banknotes coin: půjčka, úvěr, financování, leasing, půjčky, kreditní karta, dotace, výplata předem, výměna peněz
banknotes coin: převod peněz
billboard: reklamní plochy, billboard, billboardy, reklamní tabule, venkovní reklama, billboardů
blackboard books: učitel, asistent pedagoga, vychovatelka, učitelka, lektorka, učitel matematiky, vychovatel
blood-drop: darování krve, daruj krev, darujte krev, odběr krve, dárci krve, darovanie krvi, registr dárců kostní dřeně
blood-drop: odběr plazmy, darování plazmy, plazma
book: knihařská dílna
books open-book: čtenářský klub, knižní klub, knihařství, knihař, vazba knih, knihkupectví, knihy, knihovna, kniha
books open-book: kníhkupectvo, knižnica, knižní veletrh, antikvariát, učebnice, audioknihy, burza učebnic, knihobudka
briefcase handshake: nábor zaměstnanců, nábor pracovníků, nábor brigádníků, nábor řidičů, nábor skladníků
briefcase handshake: nábor operátorů, poradenství, podnikové poradenství, personální agentura, asistentka, recepční
briefcase handshake: obchodní zástupce, personalista, administrativní pracovník, franšíza, podnikatelský plán
briefcase handshake: sekretářka, pracovní agentura, referent, obchodník, logistik, disponent, fakturantka
briefcase handshake: projektový manažer, úřednice, veletrh práce, burza práce, kariérní poradce, životopis
briefcase handshake: pracovní veletrh, kariérní den
briefcase handshake: ~ práce z domova, volná místa
business-cards printer: vizitky, vizitka, tisk vizitek, vizitek
calculator receipt: kalkulačka, kalkulačky, kalkulaček, kalkulačku, mzdová agenda, mzdové účetnictví, daňové poradenství
calculator receipt: účetní, účetnictví, daňový poradce, daně, účtovníctvo, daňové přiznání, účtovníčka, vrácení daní
calculator receipt: přiznání k dani, mzdy, založení firmy, živnost, daňová evidence, založení sro
calculator receipt: ready made společnosti
calendar: nástěnný kalendář, diář
calendar clipboard: veletrh, stavební veletrh, veletrh vzdělávání, kontraktační výstava
card-terminal: platební brána
card-terminal credit-card: platební terminál, platební terminály, pokladní systém, pokladní systémy, pokladna pro obchod
card-terminal credit-card: registrační pokladna
chainsaw logs: motorové pily, kurz práce s motorovou pilou, těžba dřeva, lesnické práce, motorová pila
chart-up: finanční poradce, investice
chart-up coin: podílové fondy, kryptoměny, akcie, investování, burza cenných papírů, finanční poradenství
chart-up coin: finanční gramotnost
cherry-picker: plošina, montážní plošina, půjčovna plošin, vysokozdvižná plošina, nůžková plošina, pracovní plošiny
circuit-board: plošné spoje, opravy elektroniky, deska plošných spojů, osazování dps
coin magnifier: numismatika, zastavárna, numizmatika, investiční zlato, výkup stříbra, mince
combine-harvester: mlácení, žně
combine-harvester wheat: kombajn, kombajny, sklizeň obilí, zemědělské služby, výmlat
concrete-mixer bricks: beton, betonárna, doprava betonu, betonování, anhydrit, lité podlahy, čerpadlo betonu, míchačka
crayon: malování podle čísel, modelína, vodové barvy, fixy
crayon teddy-bear: chůva, dětský koutek, mateřské centrum, družina, dětské centrum, cvičení rodičů s dětmi
desktop-computer: herní monitor
desktop-computer keyboard: počítače, grafické karty, sestavení pc, pc servis, počítačový technik
desktop-computer laptop: software, rezervační systém, informační systém, crm, programování, grafika webu
drill: příklepová vrtačka, vrtačka
drill toolbox: železářství, půjčovna nářadí, náradie, železiarstvo
drone: dron
excavator: výkopové práce, bagrování, zemní a výkopové práce
excavator crane: bagr, minibagr, bagry, výkopy, zemní práce
excavator droplet: kopané studny, studnařství
floppy-disk laptop: obnova dat, záchrana dat, zálohování, digitalizace kazet, externí disky
forklift: vzv kurz, vysokozdvižný vozík, vysokozdvižné vozíky, řidič vysokozdvižného vozíku
forklift pallet: balič, obsluha vzv, expedice, práce ve skladu, řidič vzv, manipulant, třídička, picker
forklift parcel: palety, paletový vozík
fountain-pen document: papírnictví, notár, kaligrafie
fountain-pen scroll: krasopis
gavel: aukční dům, aukce, dražba, dražby
generator plug: elektrocentrála, elektrocentrály, pronájem elektrocentrál, elektrocentrál, generátor, generátory
headset speech-bubble: operátor call centra, zákaznická linka, zákaznická podpora, zákaznický servis, infolinka
headset speech-bubble: telefonní operátor, call centrum, telefonista, telemarketing
house-contract: kupní smlouva, kupní smlouvy, nájemní smlouva, nájemní smlouvy, převod nemovitosti, převody nemovitostí
house-contract: advokátní úschova, koupě nemovitosti
hydraulic-hose: hydraulické hadice, hydraulická hadice, výroba hydraulických hadic, hydraulika
laptop desktop-computer: excel kurz, počítačový kurz, počítačové kurzy, kurz excelu
laptop screwdriver: oprava počítačů, servis počítačů, online kurz, coworking, notebook, notebooky, správa it
laptop screwdriver: správa sítě, it podpora, ajťák, it služby
lathe: soustružení, soustruh, cnc obrábění, cnc soustružení, kovoobrábění, obrábění kovů, strojírenská výroba
lift: servis výtahů, výtahář, montáž výtahů, opravy výtahů
love-letter: přání k narozeninám, pohlednice, balicí papír
love-letter ring: svatební oznámení, svatební pozvánky
magnifier: soukromý detektiv, detektivní agentura
magnifier chart-up: marketingová agentura, optimalizace pro vyhledávače, ppc, digitální agentura
megaphone: grafický návrh, logo, polepy výloh, grafické studio, firemní identita, reklamní cedule
megaphone chart-up: reklamní agentura, marketing, reklama, seo
megaphone speech-bubble: veřejné projednání, veřejné zasedání, setkání s občany
newspaper: noviny, místní noviny, předplatné novin
newspaper recycling: starý papír, sběr papíru, sběr starého papíru, starého papíru
notebook: zápisník, deník
open-book books: beseda s autorkou, beseda s autorem, beseda se spisovatelkou, setkání s autorem, setkání s autorkou
open-book pencil: doučování, kurz angličtiny, jazyková škola, doučovanie, konverzace, čeština pro cizince, španělština
open-book pencil: jazykové kurzy, francouzština, rodilý mluvčí, jazykový tábor, italština, ruština, znakový jazyk
open-book pencil: příprava na přijímačky, maturita nanečisto, přijímací zkoušky, přijímačky, příprava k maturitě
open-book pencil: maturitní kurz, domácí úkoly
open-book pencil: ~ angličtina, němčina, angličtinu
pallet: europalety, dřevěné palety, výkup palet
parcel delivery-van: krabice na stěhování, kartonové krabice, stěhovací krabice, bublinková fólie, obaly
parcel delivery-van: obalové materiály
parcel heart: pomoc po povodních, pomoc ukrajině, humanitární pomoc, pomoc uprchlíkům
pencil fountain-pen: školní potřeby, kancelářské potřeby, sešity, diáře, výtvarné potřeby, penály, propisky
pencil palette: malování pro děti, výtvarné dílny, malba olejem, výtvarka
phone-case: kryt na mobil, kryty na mobil, kryty na mobily, obal na mobil, obaly na mobil, obaly na mobily
phone-case: pouzdro na mobil, pouzdra na mobil, příslušenství pro mobily
pill stethoscope: lékárna, vitamíny, lekáreň, doplňky stravy, léky, výdejna léků
postbox love-letter: filatelie, poštovní známky
power-bank: powerbanka, powerbanky, powerbank, power banka, power banky
price-tag desk-lamp: blešák, antik trh
printer: tiskárna, letáky, velkoformátový tisk, tisk fotek, tisk plakátů, reklamní tisk, tisk na plátno
printer: etikety, bannery, vazba diplomových prací, kopírka, samolepky
printer: ~ plakáty
printer paintbrush: polepy aut, gravírování
receipt desktop-computer: pokladna
receipt laptop: fakturační program, program na faktury, fakturace online
receipt shopping-cart: prodavač pokladní, pokladní prodavačka, doplňování zboží, vedoucí prodejny, prodejce
receipt shopping-cart: zástupce vedoucího prodejny
road-roller: asfalt, asfaltování, asfaltové povrchy, stavba silnic
robot gear: robotika, umělá inteligence, kroužek robotiky, školení ai, robotický kroužek
rubber-stamp document: notářka, notářství, razítka, razítko, výroba razítek, ověření podpisu, plná moc, závěť
rubber-stamp document: czechpoint, notářská kancelář
satellite-dish television: antény, satelity, montáž antén
scaffold ladder: lešení, pronájem lešení, půjčovna lešení
scales: advokát, právník, advokátní kancelář, právnik, rozvod, právní poradna, právna pomoc
scales gavel: výživné, dědictví, mediátor, rodinné právo, právní služby, ochranné známky, pracovní právo, náhrada škody
scales gavel: opatrovnictví
scissors: kreativní sada, vyšívací sada
scissors hair-comb: kadeřnictví, kadeřník, kaderníctvo, stříhání vlasů, dámsky strih, strih, strih a farbenie, stříhání
scissors hair-comb: střih, dámský střih, pánský střih, pánske strihanie, melír, barvení vlasů, vlasů, vlasy
scissors hair-comb: svatební účesy, účesy
scroll document: rodokmen, genealogie
server: webhosting, serverovna, servery, datové centrum
set-square abacus: matematický kroužek, logická olympiáda
set-square ruler: projektant, energetický štítek, matika, matiky, matiku, matematiky, architekt, projekční kancelář
set-square ruler: matematika, doučování matematiky
shipping-container: lodní kontejner, lodní kontejnery, skladový kontejner, námořní přeprava
smartphone: telefon, mobil, mobily, oprava mobilů, mobilních telefonů, oprava telefonů, mobilní telefony, mobilní tarif
smartphone laptop: oprava tabletů, elektronické čtečky
smartphone loudspeaker: správa sociálních sítí, obsah na instagram, sociální sítě, správa facebooku, copywriterka
smartphone plug: nabíječky, tvrzené sklo
smartphone wall-clock: evidence docházky, docházkový systém, docházka do mobilu
smartphone wrench: výměna displeje
soldering-iron: pájení, kurz pájení
speaker: ozvučení, reproduktory
speech-bubble: jazyková kavárna, logoped, logopedie
speech-bubble handshake: setkání se starostou, setkání se starostkou
speech-bubble teddy-bear: logopedka
spotlight: pódiové osvětlení, zvuk a světla, ozvučení a osvětlení, jevištní technika
stethoscope: lékař, klinika, ordinace, nemocnice, lekár, ambulancia, ordinácia
stethoscope baby: pediatrie
stethoscope hospital: revmatolog, revmatologie, gastroenterolog, gastroenterologie, endokrinolog, endokrinologie
stethoscope hospital: nefrolog, nefrologie, hematolog, alergolog, alergologie, dialýza, dialyzační středisko, proktolog
stethoscope hospital: interna, interní ambulance, gynekologie, urologie, léčba neplodnosti, umělé oplodnění, onkologie
stethoscope hospital: preventivní prohlídka, křečové žíly, chirurgie, pracovnělékařské služby, kolonoskopie
stethoscope hospital: přijímáme nové pacienty
stethoscope stethoscope: ultrazvuk
syringe: očkování, botox, očkovanie, klíšťová encefalitida, kyselina hyaluronová
syringe mirror: plastická chirurgie, operace nosu, operace víček, zvětšení prsou, liposukce, facelift
tablet: tablet, tablety, tabletů, ipad, ipady, čtečka knih, čtečky knih, čtečka e-knih, grafický tablet
tablet: grafické tablety
telephone: telefonní ústředna, linka důvěry
telescope night-sky: hvězdárna, astronomie
test-tube: laboratoř, odběry krve, rozbor krve, krevní testy
theodolite set-square: geodet, geodetické práce, geodetická kancelář, zeměměřič, geodézie, vytyčení hranic
theodolite set-square: zaměření pozemku, geometrické plány, geometrický plán, geodeti
translation open-book: tlumočení, tlumočník, překladatelská agentura, překlady, překladatel, překlad, překladatelka
translation open-book: překladů, tlumočnice, překladatelské služby, překlady a tlumočení
translation rubber-stamp: soudní překlad, soudní překlady, soudní překladatel, soudní tlumočník, soudní tlumočnice
translation rubber-stamp: úřední překlady
vending-machine soft-drink: prodejní automat, prodejní automaty, nápojový automat, nápojové automaty, automaty na nápoje
vending-machine soft-drink: automaty na občerstvení
video-call headphones: webinář, webináře, videohovor, videokonference, videohovory, online schůzka
web-page laptop: tvorba webových stránek, tvorba webů, www stránky, tvorba www stránek, webové stránky, tvorba webu
web-page laptop: webdesign, web na míru, nový web, webovky, weby, internetové stránky
web-page shopping-cart: e-shop na míru, tvorba eshopů, eshop, e-shop, e-shopy, eshopy, e-shopů, tvorba e-shopů
webcam: webkamera, webkamery, webkamer
welding-mask fire: svářeči, svařování, svářečské práce, svářečský kurz
apartment-building key: pronájem bytu, byt k pronájmu, prodej bytu, byty, byt, bytu
bank coin: banka, hypotéka a úvěr, pôžička
barber-pole razor: barber, holičství, holič, úprava vousů, střihací strojky
bouncy-castle balloon: skákací hrad, skákacího hradu, skákací hrady, skákacích hradů, nafukovací hrad
bouncy-castle gymnast: skákací centrum
bricks trowel: zednické práce, demolice, stavební práce, stavby na klíč, základy, kámen, kameník, zdění, stavební firma
bricks trowel: zedník, stavba domů, sádrokarton, rekonštrukcie, omítky, fasády, hydroizolace, základová deska
bricks trowel: odvlhčení zdiva, stavebniny, hrubá stavba, obrubníky, dláždění
building-plot: stavební pozemek, stavební pozemky, pozemek k prodeji, stavební parcela, pozemek na prodej, pozemky
building-plot: pozemek, stavební parcely, parcely, parcela, prodej pozemků, stavebních pozemků, zahrada na prodej
campervan campsite: obytný vůz, obytné vozy, obytné auto, obytná auta, karavan a obytné vozy, půjčovna obytných vozů
campervan campsite: obytňák, obytňáky, obytná dodávka
campsite tent: tábor, stanování, outdoorové vybavení
caravan campsite: karavan, karavany
castle: hrad, zámek, hradní slavnosti
church: mše, bohoslužba
church baby: křtiny, křest, vítání občánků
church candle: farnost, roráty, velikonoční vigilie, farní den, biblická hodina, biřmování, první svaté přijímání
church candle: modlitby, adorace, shromáždění sboru
church walker: poutní zájezd
circus-tent: cirkus
convenience-store key: pronájem prodejny, pronájem obchodu, nebytový prostor, obchodní prostor, obchodní prostory
convenience-store key: nebytové prostory, nákupní centrum, komerční prostory
crane excavator: jeřáb s obsluhou, autojeřáb, autojeřáby, jeřáb
factory gear: operátor výroby, obráběč, seřizovač, strojník, dělník ve výrobě, montážní dělník, strojírenství
factory gear: cnc obráběč, frézař, údržbář výroby, dělník, lakýrník výroba, lisař, nástrojář, obrábění
factory key: skladové prostory, výrobní hala, hala k pronájmu, montované haly, skladová hala
factory key: sklady k pronájmu
ferris-wheel: lunapark, pouťové atrakce
house bed: agroturistika
house heart: pěstouni, pěstounství, pěstounská péče, pěstounem
house key: 2+kk, 3+kk, 4+kk, 3+1, 2+1, 4+1, 1+kk, rekreační apartmán, apartmán, apartmány, reality, realitní kancelář
house key: nemovitosti, hypotéka, domy na prodej, nehnuteľnosti, chalupa, hypotéky, hypoteční poradenství
house key: hypoteční poradce, dřevostavby, rodinné domy, garsonka, makléř, developerský projekt, novostavba, mezonet
house key: orná půda, zahrádka s chatkou, úvěr na bydlení
house key: ~ dům, domů, domu
house snowy-mountain: chata na horách, horská chata, roubenka na horách, roubenka, chalupa na horách
house tree: srub, mobilheim, maringotka, modulové domy
house-with-garden key: chata, chaty, chatu
houses house: rodinný dům, řadový dům
hut fir-tree: dřevěné chatky
market-stall: trdelník, trdelníky, trdlo
market-stall carrot: stánek na trhu, stánkaři, farmářské trhy, farmářský trh, jarmark, tržiště
marquee: party stan, party stany, svatební stan, pronájem stanů
museum: muzeum, múzeum
nativity-crib: betlém, betlémy, živý betlém, výstava betlémů, půlnoční a betlém, tříkrálová sbírka, tři králové
office-building key: kanceláře k pronájmu, virtuální sídlo, kancelářské prostory, sídlo firmy, sdílená kancelář
office-building key: pronájem kanceláře, zasedací místnost
photo-booth: fotokoutek, fotokoutky, fotobudka
portable-toilet: mobilní toaleta, mobilní toalety, mobilní wc, pronájem toalet, pronájem mobilních toalet, chemické wc
portable-toilet: toitoi
road-barrier: uzavírka, uzavírka silnice, uzavírka ulice
road-barrier safety-vest: dopravní značení, práce na silnici, vodorovné značení
roller-coaster: zábavní park, horská dráha
school backpack: ~ škola
silo: silo, sila, sušička obilí
slide: dětská herna, herna pro děti
slide swing: nové hřiště, dětské hřiště, dětská hřiště, hřiště pro děti
stained-glass: vitráž, vitráže, vitráží
storage-unit parcel: self storage, skladování nábytku, skladové boxy, uskladnění nábytku
storage-unit parcel: skladovací boxy, samoobslužné sklady
swimming-pool hot-tub: termální lázně, termály, aquapark a termály
swimming-pool swimmer: údržba bazénů, údržba bazénu, servis bazénů, čištění bazénů, čištění bazénu, zelený bazén
swimming-pool swimmer: bazénová chemie, jezírka
swing slide: houpačka, houpačky
tent: kemp, kempování, stan, stany, spacák, spací pytel, karimatka, nafukovací matrace
tent compass: skauti, skaut, skautů, skauting, skautský oddíl, junák, vlčata, světlušky, skauty
airplane suitcase: cestovní kancelář, zájezdy, dovolená, letenky, cestovná kancelária, eurovíkend, cestovka, exotika
airplane suitcase: líbánky, svatební cesta
alarm-clock: budík
bicycle: cyklovýlet, kolo, kola, elektrokolo, půjčovna kol, bicykel, bicykle, oprava kol, oprava jízdních kol
bicycle: servis bicyklov, oprava bicyklov, cyklistický závod, cyklojízda, zámek na kolo, odrážedlo
bicycle battery: elektrokola, elektrokoloběžky
bicycle parcel: cyklokurýr, cyklokurýři, kurýr na kole
bicycle stopwatch: rotoped
bicycle wrench: kol, servis kol, jízdních kol, koloservis
brake-disc wrench: brzdy, brzdové destičky, brzdové kotouče, brzdy a tlumiče, výměna brzd, opravy brzd
bus: komentovaná prohlídka, prohlídka města, výlety, komentovaná vycházka, školní výlet, jednodenní výlety
bus books: bibliobus, bibliobusu, pojízdná knihovna
bus suitcase: autobusový zájezd, autobusové zájezdy, zájezd autobusem, výlet autobusem
canoe rower: vodácký kurz, lodiček, půjčovna lodiček, šlapadla, půjčovna lodí, vodáci, dračí lodě, dračích lodí
canoe rower: dračích lodích, dračí loď
car baby: vajíčko do auta
car bubbles: myčka aut, mytí aut, autoumyváreň, automyčka, ruční mytí, leštění laku, keramická ochrana
car bubbles: čištění interiérů vozu
car car-front: autobazar, ojeté vozy, autosalon, půjčovna aut, jazdené autá, automobily, auto, auta
car car-front: ~ aut
car key: elektromobily, předváděcí vozy, půjčovna vozů
car key: ~ řidič, hledáme řidiče, řidiče
car tow-truck: výkup vraků, vraky aut, ekologická likvidace vozidel, vrakoviště, likvidace autovraků, autovrakoviště
car tow-truck: výkup aut
car wrench: autoklempířství, autolakovna, autopůjčovna, náhradní díly, oprava promáčklin, tónování skel, lakovna
car wrench: karosářské práce, renovace světlometů
car-battery wrench: autobaterie, autobaterií, akumulátory do auta, startovací baterie
car-front: veterán, veteráni, svatební auto
car-front car: čelní sklo, čelního skla, výměna čelního skla, autosklo, autoskla
car-seat: autosedačka, autosedačky, autosedaček, dětská autosedačka
cargo-bike: nákladní kolo, nákladní kola, nákladních kol, cargo kolo, cargo kola, cargokolo
carriage horse: kočár, kočáry, svatební kočár, projížďky kočárem, bryčka, koňské povozy
charging-station car: nabíjecí stanice, wallbox, wallboxy, nabíječka pro elektromobil
compass world-map: orientační běh
delivery-van lorry: auto a dva chlapi, dva chlapi a auto, dodávka a dva chlapi, stěhovací služba, autodoprava, stěhování
delivery-van lorry: sťahovanie, doprava, užitkové vozy, půjčovna devítimístných
delivery-van parcel: kurýrní služba, kurýr, půjčovna dodávek, půjčovna dodávky, pronájem dodávek, pronájem dodávky
delivery-van parcel: dodávka na stěhování
engine-oil wrench: výměna oleje, výmena oleja, motorový olej, motorové oleje, výměny oleje, výměna oleje a filtrů
engine-oil wrench: oleje a filtry
fire-engine rescue-helmet: hasiči, hasič, hasičů, sbor dobrovolných hasičů, sdh, dobrovolní hasiči, mladí hasiči
food-truck takeaway-box: food truck, foodtruck, food trucky, food fest, street food, pouliční jídlo, občerstvení
food-truck takeaway-box: bistro na kolech
hearse: pohřební vůz
helicopter: let vrtulníkem, vrtulník
hot-air-balloon: let balonem, vyhlídkový let, let balónem
houseboat: hausbót, hausbóty, hausboty
insured-car shield: povinné ručení, pojištění auta, pojištění aut, pojištění vozidel, pojištění vozidla
insured-car shield: havarijní pojištění, autopojištění, povinné ručení a havarijní pojištění
jet-ski wave: vodní skútr, vodní skútry
kayak: kajak, kajaky, půjčovna kajaků
kick-scooter: koloběžky, elektrické koloběžky
lifebuoy wave: vodní záchranná služba
limousine: limuzína, limuzíny, pronájem limuzín, limuzín, pronájem limuzíny
locomotive: parní vlak, modelová železnice, modely vlaků, dřevěná vláčkodráha
locomotive railway-car: úzkokolejka
lorry: řidič c e, řidiče c e, řidič kamionu, řidiče kamionu, řidiči mkd, řidič sk c, řidiči c e, řidič mkd, odtah
lorry: řidič skupiny c, řidič c, kontejnery, odťahová služba, vodič, vodiča, kamion, nákladní doprava, nákladní auta
lorry: hydraulická ruka, kamiony, tahač, návěsy
lorry bricks: betonová směs, beton s dovozem, transportbeton
lorry delivery-van: vyklízení bytů, stěhováci, vyklízení, odvoz nábytku
mantel-clock amphora: starožitnosti, starožitnictví
mantel-clock watch: starých hodin, hodinářství, hodinář, oprava hodin
minibus bus: zájezdová doprava, autobusová doprava, mikrobus
mobility-scooter wheelchair: elektrický vozík, elektrický invalidní vozík, elektrické vozíky
mobility-scooter wheelchair: elektrický skútr pro seniory
motor-boat anchor: závěsné motory, lodní motory, pramice
motor-boat sailing-boat: loď, lodí, loďka, člun, čluny
motor-boat wave: motorový člun, lodě
motor-scooter: skútry, mopedy
motorcycle: motorky, motocykl, servis motorek, motosraz, motocykly, motodoplňky, motorkářský sraz
motorcycle-helmet motorcycle: moto helma, přilba na motorku, motopřilby, moto oblečení
paddleboard wave: paddleboard, paddleboardy, půjčovna paddleboardů
parachute: paragliding, seskok padákem, tandemový seskok
parking-sign location-pin: parkovací místo, parkovací stání, garážové stání, hlídané parkoviště
passport suitcase: pas, vízum, pasové foto, víza, povolení k pobytu, občanství, poradna pro cizince
quad-bike: čtyřkolka, čtyřkolky, půjčovna čtyřkolek, výlety na čtyřkolkách
roller-skate: kolečkové brusle, in-line bruslení, inline brusle
sailing-boat anchor: zimování lodí, kotviště, lodní plachty, regata, kapitánský kurz, jachtařský kurz, plavba, jachta
sailing-boat anchor: jachting
ship: výlet lodí, výlety lodí, plavba lodí, plavby lodí, vyhlídková plavba, vyhlídkové plavby, sjezd řeky
skateboard: skateboard, skatepark
skip: kontejnery na suť
skip lorry: přistavení kontejneru, odvoz suti, pronájem kontejnerů
snow-plough: odklízení sněhu, úklid sněhu, zimní údržba
spark-plug: zapalovací svíčky
speedboat anchor: vůdce malého plavidla, kapitánské zkoušky, vůdce plavidla
steering-wheel car: kondiční jízdy, autoškola, řidičský průkaz, řidičák, vodičák, profesní průkaz
steering-wheel lorry: řidičák na náklaďák, řidičské oprávnění skupiny c
stroller: golfky
stroller baby-bottle: kočárky, kočárek, dětské kočárky, šátky na nošení
suitcase: kufry
tanker: vývoz jímek, vývoz žump, žumpa, septik, fekální vůz, fekál, cisterna, vyvážení jímek, vývoz septiků
taxi: přeprava osob, letištní taxi, noční taxi
tipper-truck: sklápěč, štěrk, písek a štěrk, kačírek, kamenivo, písek
tow-truck car: odtah vozidel, odtahovka, asistenční služba na silnici, asistenční služba, odtah aut
tractor wheat: traktoriáda, zemědělská technika, traktory, zemědělské stroje, farma, zemědělství
trailer: přívěs, přívěsy, přívěsný vozík, přívěsné vozíky, půjčovna přívěsů
train locomotive: vláčky
tyre wrench: přezutí, pneumatiky, pneuservis, zimní pneumatiky, zimní pneu, alu kola, letní pneu, uskladnění pneu
tyre wrench: litá kola
vintage-car: pronájem veterána, svatební veterán, půjčovna veteránů, pronájem veteránů, veteráni na náměstí
vintage-car: veterán auta, sraz veteránů, historická vozidla, historické automobily, oldtimer, auto veteráni
wall-clock: nástěnné hodiny
watch: hodinky, fitness náramek
watch mantel-clock: opravy hodin
wheelchair crutch: invalidní vozíky, schodišťová plošina, zdravotnické potřeby
`;
