/** Czech words for animals and plants. Notation: word-list.ts. */
export const czechAnimalsAndNature = `
alpaca: alpaka, alpaky, procházka s alpakami, lamy a alpaky
aquarium tropical-fish: akvárium, akvária, akvaristika
bamboo: bambus, bambusy, bambusové
bee honey: medobraní, včelí oddělky, oddělky, včelstvo, včelařský kurz, včelařství, včelařský, včelaření, včelař, včelár
beehive bee: úly, oddělky včel
bird nest: andulka, kanárek
birdcage bird: ptačí klec, klece pro ptáky, voliéra, kanárci, výstava exotického ptactva
bouquet heart: den matek, dni matek, dne matek
bouquet ribbon: svatební výzdoba, svatební výzdoby, svatební výzdobu
cat: koťata, kočka, kočky, mačka, koček, stelivo pro kočky, kočkolit, koťátka, koťátko, koťátek
cat paw: kočičí útulek, kočičího útulku, útulek pro kočky
cat-standing coffee: kočičí kavárna
cave: jeskyně, jeskyní, jeskyňáři
chick egg: ~ velikonoce, veľká noc
chick hen: kuřata, kuřátka, jednodenní kuřata
cow milk: telata, jalovice, dojnice, skot
cow steak: kráva, krávy, hovězí
cow stethoscope: veterinář pro skot
dahlia daisy: chryzantémy, chryzantém, chryzantéma
daisy plant: trvalky, trvalek
deer: myslivci, myslivců, myslivcům
deer bird: preparátor, vycpávání zvířat, myslivost, lovecké potřeby, zvěřina, myslivecký
dog: štěňata, štěně, šteniatka, zverimex, krmivo pro psy, pes, psi, psa, vodítko, obojek, pamlsky pro psy, psí školka
dog: psí školky, psí školku, psí školce
dog bone: chovatelské potřeby
dog cat: den adopcí, adopční den
dog paw: kříženec, křížence, pejsek, pejsci, pejsky, pejskům, pejsků, pejskaři
dog scissors: psí salon, stříhání psů, jorkšírů, stříhání jorkšírů
dog stethoscope: veterinář, veterina, veterinár, očkování psů, kastrace
dog walker: dogtrekking, dogtrekkingu
dog-standing dog: hlídání psů, psů
dog-standing paw: cvičák, psí škola, výcvik psů
donkey: oslík, oslíci, oslíky
dove bird: holubi, poštovní holubi, chovatelé holubů
duck: kachňata, housata, káčata, kachny, kachna
eagle bird: sokolnictví, dravci, sokolník
fish: rybí násada, rybníkářství, pstruh, rybářství, výlov rybníka, výlov, kapři, kapry, kaprů, vánoční kapři
fish: prodej kaprů, vánoční kapr, živý kapr, kapr, sádky, pstruzi, ryby, rybárna, mořské plody, ryb, rybami, losos, sleď
fish: uzení pstruzi, uzený pstruh, uzené pstruhy, uzených pstruhů, uzené ryby, uzených ryb, rybí hody, rybích hodů
fish: kapří trh
fish jar: zavináče, zavináčů, rybí zavináče
goat: kozy, chov koz, prodej koz
goat cheese: kůzlata
goose: husy, husa, prodej hus, prodám husy
guinea-pig: morče, morčata, klec pro morče, klec pro morčata
hamster: křečci, křečky, křečků, křečka
hedge plant: okrasné keře, okrasných keřů, túje, tújí
hedge secateurs: živé ploty, živý plot, živých plotů, živého plotu
hen: drůbež, drůbeže, slepičky, slepiček
hen chick: brojleři, brojlery, brojlerů
hen egg: kuřice, vajíčka, nosnice
horse: kůň, jezdectví, poník, ustájení koní, ustájení, stáj, jízda na koni, koně, jezdecká škola, podkovář, koní
horse: hipoterapie, hipoterapii
horse campsite: tábor u koní, tábor s koňmi, příměstský tábor u koní, koňský tábor, jezdecký tábor
horseshoe horse: podkovářství, kování koní
kennel dog: psí hotel, hotel pro psy, psí bouda, boudy pro psy
lightning house: hromosvody, hromosvod, hromosvodů
lily: lilie, lilií
lion elephant: zoologická zahrada, zoologické zahrady, zoologickou zahradu, výlet do zoo
lizard snake: plazi, terárium
llama: chov alpak
mosquito: postřik proti komárům
mosquito window: síť proti hmyzu, moskytiéra, moskytiéry
nest-box: ptačí budka, ptačí budky, budka pro ptáky, budky pro ptáky
ostrich: pštros, pštrosi, pštrosí
parrot: papoušci, papoušky, papoušků
paw: granule, stelivo, obojky, kočičí krmivo, dočasná péče, depozitum, záchranná stanice
paw dog: z útulku, útulku, útulek, útulek pro psy, útulok
pig: selata, sele, prase, selátka, vepřové, prasata, prasat, prasátka
plant beer: česání chmele, česačka chmele, sklizeň chmele
rabbit: výstava drobného zvířectva, králík, králíci, králíků, klec pro křečka
rooster: výstava drůbeže
saddle horse: sedlo, sedla, sedlář, sedlářství, jezdecké potřeby
sauropod museum: dinosauři, dinosaurů, dinosaurus, dinopark
seaweed: mořské řasy, chaluhy, nori, wakame
seedling tomato: sazenice rajčat, sazenic rajčat
sheep: berani, stříhání ovcí, střihač ovcí, jehňata, ovčák na pastvu, ovčáka na pastvu
sheep rug: ovčí kůže, ovčích kůží, ovčí kožešiny
shrimp lobster: krevety, mušle, kalamáry
songbird: zpěvní ptáci, ptačí zpěv, zpěv ptáků, vítání ptačího zpěvu
tree deer: lesník, lesníka
tropical-fish: akvarijní rybky, akvarijní rybičky, akvarijních rybiček, akvarijní ryby
turf-roll lawnmower: trávník, trávníky, trávníků, trávníku
turkey-bird: krůty, krocan
wasp: vosy, vosí hnízdo, sršni
ammonite: zkameněliny, fosilie, trilobiti
beach-umbrella beach: stínící plachta, stínicí plachty
bird-feeder: krmivo pro ptáky
bird-feeder bird: krmítko, krmítka, krmení pro ptáky, lojové koule
boar: divočák, divočáci, divoké prase, divoká prasata, kančí guláš, maso z divočáka
bonsai: bonsaj, bonsaje, bonsai, výstava bonsají
bouquet: květinářství, květiny, kytice, kvety, kvetinárstvo, květin, smuteční vazby, květinová dekorace, dušičkové vazby
bouquet plant: orchidejí
bull: plemenní býci, býčí zápasy, korida, býci na prodej, býci, býky, býků, plemenný býk
cactus plant: kaktusy, sukulenty
chicken-coop: kurník, kurníky, kurníků, kurník pro slepice
daffodil: narcis, narcisy, narcisky, cibulky narcisů
dahlia: jiřiny, dálie, hlízy jiřin
daisy seedling: macešky, maceška, petrklíče
droplet drill: vrtaná studna, studnař
droplet jar: úprava vody
droplet tap: čerpadlo, čerpadla na vodu, vodní čerpadla, ponorná čerpadla
fire: čarodějnice
fire broom: pálení čarodějnic
fire logs: palivové dřevo
flower-box: balkonový truhlík, balkonové truhlíky, truhlík na květiny, pelargonie, muškáty na balkon, balkonové květiny
flower-box: truhlíky, truhlíků, truhlík
garden-pond: zahradní jezírko, zahradní jezírka, jezírek, čištění jezírek, údržba jezírek, jezírková fólie
goldfish: karas zlatý, závojnatka, závojnatky, okrasný karas
greenhouse: skleníky, skleník
hammock palm-tree: houpací síť, houpací sítě
hanging-basket: závěsný koš s květinami, závěsný květináč, závěsné květináče, závěsné koše
hay-bale tractor: seno, sláma, balíky sena, balíky slámy, kulaté balíky
hedge: nůžky na živý plot, zahradní nůžky
herb: bylinky, bylinkářství, petržel, petržele, petrželka
hydrangea: hortenzie, hortenzii, hortenzií
lavender: levandule, levandulové pole, levandulová farma, kytice levandule, sazenice levandule
lawnmower: kosení trávy, sečení trávy, sekání trávy, kosení zahrady, zakládání trávníků, vertikutace
lawnmower spade: sekání zahrady, sekačky, kosenie trávy, stříhání plotů
logs fire: dříví, dřevo na topení, brikety
logs saw: pila a pořez, řezivo, prkna, trámy, fošny, stavební řezivo, pilařství, hranoly
orchid: orchidej, orchideje, výstava orchidejí
plant: pokojové rostliny, květináč
plant daisy: muškáty, muškátů, petunie, petúnie, surfinie, balkonovky, begonie
poinsettia: vánoční hvězda v květináči, poinsettie, poinsettia, pryšec nádherný
poppy: vlčí mák, vlčí máky, modrý mák, modrého máku, mletý mák, český mák
rabbit-hutch: králíkárna, králíkárny, králíkáren, klec pro králíka
rose love-letter: valentýn, růže
secateurs leaves: stříhání živých plotů, řez stromů, střih živého plotu, zahradnické nůžky
secateurs leaves: řez ovocných stromů
seedling plant: školka okrasných rostlin, zahradnictví, rostliny, sazenice, semena, sadba, sadba rajčat, sazeničky
seedling plant: sadenice
seedling tree: okrasné stromky, zalesňování, rouby, ovocné stromky, stromků ovocných
snowdrop: sněženka, sněženky
snowflake tractor: prohrnování
snowy-mountain helicopter: horská služba
spade: údržba zahrad, zahradní nářadí, záhradník
spade lawnmower: práce na zahradě, údržba zeleně
spade seedling: živým plotem, střihání živých plotů, střih živých plotů
spade seedling: stříhání živého plotu, tvarování živých plotů, zahradnické práce, realizace zahrad
spade seedling: zahradní architekt, hnojiva, substráty, zahradní technika
spade seedling: zahrady
stork: čáp, čápi, čápa, čáp k narození
sunflower herb: zahrádkáři, zahrádkářská kolonie
toadstool basket: houbaření, houbařská vycházka
tree axe: přibližování dřeva, péče o les, probírka, lesnictví, výrub stromov, prořezávání
tree bench: zachraňme park, zachraňte park, nedáme park
tree boot: lesní školka, lesní školky, lesní mateřská škola, lesní klub
tree chainsaw: kácení stromů, rizikové kácení, prořez stromů, arborista, frézování pařezů, kácení, ořez stromů
tree chainsaw: štěpkování
tree seedling: vysaď strom, výsadba aleje, zasaď strom
tree spade: sázení stromů, sázíme stromy, výsadba stromů, výsadba lesa
trowel bucket: štukování, podhledy, štuky, omítkář
tulip seedling: cibulky květin, jarní cibulky, cibuloviny, tulipány
turf-roll: travní koberec, trávníkový koberec, umělý trávník, travní koberce, pokládka trávníku
umbrella: deštníky, oprava deštníků
wasp spray-bottle: hubení vos, hubení vos a sršňů, likvidace vosích hnízd, likvidace vos
water-buffalo: buvol, buvoli, vodní buvol
waterfall: vodopád, vodopády
watering-can plant: konev
wheat: pšenice, pšenici
wheat sack: obilí
wheat tractor: mouka, mlýn
wheat wreath: dožínky
wheelbarrow spade: zahradní zemina, zemina, ornice, mulčovací kůra, kůra, substrát
wreath: věnec, věnce, adventní věnec, adventní věnce, výroba věnců, smuteční věnce
wreath candle: advent, adventu, adventní neděle
`;
