/** Czech words for animals and plants. Notation: word-list.ts. */
export const czechAnimalsAndNature = `
alpaca: alpaka, alpaky, procházka s alpakami, lamy a alpaky
aquarium tropical-fish: akvárium, akvária, akvaristika
bee honey: medobraní, včelí oddělky, oddělky, včelstvo, včelařský kurz, včelařství, včelařský, včelaření, včelař, včelár
beehive bee: úly, oddělky včel
bird nest: andulka, kanárek
birdcage bird: ptačí klec, klece pro ptáky, voliéra, kanárci, výstava exotického ptactva
cat: koťata, kočka, kočky, mačka, koček, stelivo pro kočky, kočkolit
cat-standing coffee: kočičí kavárna
chick egg: ~ velikonoce, veľká noc
chick hen: kuřata, kuřátka, jednodenní kuřata
cow milk: telata, jalovice, dojnice, býci, skot
cow steak: kráva, krávy, hovězí
cow stethoscope: veterinář pro skot
deer bird: preparátor, vycpávání zvířat, myslivost, lovecké potřeby, zvěřina, myslivecký
dog: štěňata, štěně, šteniatka, zverimex, krmivo pro psy, pes, psi, psa, vodítko, obojek, pamlsky pro psy
dog bone: chovatelské potřeby
dog cat: den adopcí, adopční den
dog paw: kříženec, křížence, pejsek, pejsci, pejsky, pejskům, pejsků, pejskaři
dog scissors: psí salon, stříhání psů
dog stethoscope: veterinář, veterina, veterinár, očkování psů, kastrace
dog-standing dog: hlídání psů, psů
dog-standing paw: cvičák, psí škola, výcvik psů, venčení psů
donkey: oslík, oslíci, oslíky
dove bird: holubi, poštovní holubi, chovatelé holubů
duck: kachňata, housata, káčata, kachny, kachna
eagle bird: sokolnictví, dravci, sokolník
fish: rybí násada, rybníkářství, pstruh, rybářství, výlov rybníka, výlov, kapři, kapry, kaprů, vánoční kapři
fish: prodej kaprů, vánoční kapr, živý kapr, kapr, sádky, pstruzi, ryby, rybárna, mořské plody, ryb, rybami, losos, sleď
goat: kozy
goat cheese: kůzlata
goose: husy, svatomartinská husa, husí hody, husa
guinea-pig: morče, morčata, klec pro morče, klec pro morčata
hen egg: kuřice, vajíčka, nosnice
horse: kůň, jezdectví, poník, ustájení koní, ustájení, stáj, jízda na koni, koně, jezdecká škola, podkovář, koní
horse campsite: tábor u koní, tábor s koňmi, příměstský tábor u koní, koňský tábor, jezdecký tábor
horseshoe horse: podkovářství, kování koní
kennel dog: psí hotel, hotel pro psy, psí bouda, boudy pro psy
lizard snake: plazi, terárium
llama: chov alpak
mosquito: postřik proti komárům
mosquito window: síť proti hmyzu, moskytiéra, moskytiéry
nest-box: ptačí budka, ptačí budky, budka pro ptáky, budky pro ptáky
paw: granule, stelivo, obojky, kočičí krmivo, dočasná péče, depozitum, záchranná stanice
paw dog: z útulku, útulku, útulek, útulek pro psy, útulok
pig: selata, sele, prase, selátka, vepřové
rabbit: výstava drobného zvířectva, králík, králíci, králíků, klec pro křečka
rooster: výstava drůbeže
saddle horse: sedlo, sedla, sedlář, sedlářství, jezdecké potřeby
sauropod museum: dinosauři, dinosaurů, dinosaurus, dinopark
sheep: berani, stříhání ovcí, střihač ovcí, jehňata
shrimp lobster: krevety, mušle, kalamáry
songbird: zpěvní ptáci, ptačí zpěv, zpěv ptáků, vítání ptačího zpěvu
tropical-fish: akvarijní rybky
turkey-bird: krůty, krocan
wasp: vosy, vosí hnízdo, sršni, likvidace vos, likvidace vosích hnízd
ammonite: zkameněliny, fosilie, trilobiti
beach-umbrella beach: stínící plachta, stínicí plachty
bird-feeder: krmivo pro ptáky
bird-feeder bird: krmítko, krmítka, krmení pro ptáky, lojové koule
boar: divočák, divočáci, divoké prase, divoká prasata, kančí guláš, maso z divočáka
bonsai: bonsaj, bonsaje, bonsai, výstava bonsají
bouquet: květinářství, květiny, kytice, kvety, kvetinárstvo, květin, smuteční vazby, květinová dekorace, dušičkové vazby
bouquet plant: orchidejí
bull: plemenný býk, plemenní býci, býčí zápasy, korida, býci na prodej
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
fire logs: kamnář, palivové dřevo, pelety
fire nut-and-bolt: svářeče, svářečů
flower-box: balkonový truhlík, balkonové truhlíky, truhlík na květiny, pelargonie, muškáty na balkon, balkonové květiny
garden-pond: zahradní jezírko, zahradní jezírka, jezírek, čištění jezírek, údržba jezírek, jezírková fólie
goldfish: karas zlatý, závojnatka, závojnatky, okrasný karas
greenhouse: skleníky, skleník
hammock palm-tree: houpací síť, houpací sítě
hanging-basket: závěsný koš s květinami, závěsný květináč, závěsné květináče, závěsné koše
hay-bale tractor: seno, sláma, balíky sena, balíky slámy, kulaté balíky
hedge: nůžky na živý plot, zahradní nůžky
herb: bylinky, bylinkářství
hydrangea: hortenzie, hortenzii, hortenzií
lavender: levandule, levandulové pole, levandulová farma, kytice levandule, sazenice levandule
lawnmower: kosení trávy, sečení trávy, sekání trávy, kosení zahrady, zakládání trávníků, vertikutace
lawnmower spade: sekání zahrady, sekačky, kosenie trávy, stříhání plotů
logs fire: dříví, dřevo na topení, brikety
logs saw: pila a pořez, řezivo, prkna, trámy, fošny, stavební řezivo, pilařství, hranoly
orchid: orchidej, orchideje, výstava orchidejí
plant: pokojové rostliny, květináč, truhlík
plant daisy: muškáty, muškátů, petunie, petúnie, surfinie, balkonovky, begonie
poinsettia: vánoční hvězda v květináči, poinsettie, poinsettia, pryšec nádherný
poppy: vlčí mák, vlčí máky
rabbit-hutch: králíkárna, králíkárny, králíkáren, klec pro králíka
rose love-letter: valentýn, růže
secateurs leaves: stříhání živých plotů, živý plot, řez stromů, střih živého plotu, zahradnické nůžky
secateurs leaves: řez ovocných stromů
seedling plant: školka okrasných rostlin, zahradnictví, rostliny, sazenice, semena, sadba, sadba rajčat, sazeničky
seedling plant: sadenice, rajčata
seedling tree: okrasné stromky, zalesňování, rouby, ovocné stromky, stromků ovocných
snowdrop: sněženka, sněženky
snowflake tractor: prohrnování
snowy-mountain helicopter: horská služba
spade: zahradník, údržba zahrad, zahradní nářadí, záhradník
spade lawnmower: práce na zahradě, údržba zeleně
spade seedling: živého plotu, živé ploty, živých plotů, živým plotem, střihání živých plotů, střih živých plotů
spade seedling: stříhání živého plotu, tvarování živých plotů, zahradnické práce, realizace zahrad, závlahy
spade seedling: zahradní architekt, hnojiva, substráty, zahradní technika, zahradní nábytek, automatické závlahy
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
watering-can plant: konev
wheat sack: obilí
wheat tractor: mouka, mlýn
wheat wreath: dožínky
wheelbarrow spade: zahradní zemina, zemina, ornice, mulčovací kůra, kůra, substrát
wreath: věnec, věnce, adventní věnec, adventní věnce, výroba věnců, smuteční věnce
`;
