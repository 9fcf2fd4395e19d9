/** Czech words for food, drink, animals and plants. Notation: word-list.ts. */
export const czechFoodAndNature = `
apple basket: ovoce, mošt, jablka, moštárna
artichoke: artyčok, artyčoky
asparagus: chřest
barbecue: grily, plynový gril, plynové grily, zahradní grily, gril na dřevěné uhlí
barbecue skewers: žebra
beetroot: červená řepa, červené řepy, červenou řepu, šťáva z červené řepy, řepný salát
bento: krabička na oběd
berliner: kobliha, koblihy, koblížek, koblížky
birthday-cake cupcake: cukrárna, dorty, dort, cukráreň, torty, torta na mieru, dortů, věnečky, bábovka
blackberry: ostružina, ostružiny
blueberries: borůvky
braided-bread: vánočka, vánočky
bread: chléb, chlieb, chleba, chleby, chlebník
bread croissant: pekař, pekaři, pekařka
bread-dumplings: knedlík, knedlíky, houskový knedlík, houskové knedlíky, karlovarský knedlík
bread-roll: houska, housky, žemle, kaiserka, kaiserky
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: burgrárna, burgery, burger
cabbage: zelí, kysané zelí, hlávkové zelí, kapusta
cake-slice: forma na pečení, dortová forma
candy lollipop: bonbony, cukrovinky, sladkosti, želé, turecký med, pendreky
canned-food basket: potravinová banka, potravinová sbírka, sbírka potravin, jídlo pro bezdomovce, potravinová pomoc
cauliflower: květák, květáky, květáku, květáků
cheese: prodejna sýrů, sýrárna, sýr, sýry, syry
cheese milk: tvaroh, smetana
cherries: třešně, višně
chicken-leg: kuře, křidýlka
chilli: pálivá omáčka, chilli omáčka
chimney-cake: trdelník, trdelníky, trdelníků, trdlo se zmrzlinou, trdelník se zmrzlinou
chocolate: bonboniéra
chocolate candy: pralinky, pralinek, čokoládovna, čokoládové bonbony, čokoládovny, čokoláda
christmas-pudding: vánoční pudink, christmas pudding
cinnamon-roll: skořicový šnek, skořicoví šneci, skořicové šneky, skořicové rolky
clams: vongole
cookie: cukroví, sušenky, vánoční cukroví
corn: kukuřice
cotton-candy: cukrová vata, cukrovou vatu, cukrové vaty
couscous: kuskus
coxinha: coxinha
cream-bun: větrník, větrníky, větrníčky
crepe: crêpes, crepes, palačinka, palačinky, palačinkárna, palačinkárny
croissant bread: pekárna, pekařství, pekáreň, pekárstvo, croissant, čerstvé pečivo, pečivo, koláče, rohlíky, bagety
curry rice: indická restaurace, indická kuchyně
dumpling: pirohy, halušky, bryndzové halušky
easter-egg: čokoládová vejce, čokoládové vejce, čokoládová vajíčka
egg basket: vejce, vajcia
egg chick: velikonoční dílny, pomlázka, malování vajíček
egg hen: domácí vejce
fig: fík, fíky, fíků, čerstvé fíky, sušené fíky, fíková marmeláda, fíkovník, fíkovníky
flatbread: langoš, langoše, placky
focaccia: focaccia
fruit-tart: ovocný koláč, ovocné koláče, ovocný tart, ovocné košíčky
frying-pan: kastrol
frying-pan cook: nádobí, pánve, porcelán, sklo a porcelán, kuchyňské potřeby, sklenice, domácí potřeby
garlic: česnek
gingerbread: perník, perníčky, perníková chaloupka, zdobení perníčků
grapes: hroznové víno, hrozny
grapes barrel: burčák
grapes wine: vinobraní, brigádníci na vinobraní
gratin: gratinované brambory
ham: šunka, šunky, pražská šunka, šunka od kosti, uzené
hamper gift: dárkový koš, dárkové koše, dárkový košík
honey bee: včelí produkty, včelích produktů, včelařské potřeby, propolis, med, medu
hot-dog: hot dogy
ice-lolly: nanuk, nanuky
indian-sweets: indické sladkosti, jalebi
jar-cake: dort ve skle, dort ve sklenici, dorty ve skle, dezert ve skle
kale: kadeřávek
kebab: kebab
lasagne: lasagne, lasaně
lemon soft-drink: limonády, domácí limonády, limonáda
lettuce jar: kyselé zelí
macaroni: makaróny, makarony se sýrem
macarons: makronky, makronka
meat-on-bone: pečené koleno, pečené vepřové koleno, grilování, grilovačka, gril
meat-on-bone dinner-plate: nedělní oběd, nedělní obědy
mushroom: houby
mussel: slávky
nachos: nachos
noodles chopsticks: čínská restaurace, nudle, ramen, thajská kuchyně, asijské bistro, vietnamská kuchyně
olive-oil olives: olivový olej, lisovna oleje, řepkový olej
olives: olivy
omelette: omeleta, omelety, španělská omeleta
onion: cibule
orange: pomeranče, mandarinky
pancakes coffee: lívance, snídaně, raňajky, ovesná kaše
panettone: panettone
peach: broskve, meruňky
peanuts: ořechy, ořechy a sušené ovoce, mandle
peanuts pistachios: kešu, sušené plody
pide cheese: chačapuri
pie: domácí koláče, domáce koláče, závin, závin domácí
pie cookie: svatební koláče, svatební koláčky, koláčky
pistachios peanuts: ~ pistácie, pistáciové
pizza: pizza, pizzerie
plum: švestky, švestka, švestek
pomegranate: granátové jablko, granátová jablka
popcorn film-camera: kino, kina, filmový festival, promítání, autokino, filmový klub
potato: brambory, zemiaky
potato-fritters: bramborák, bramboráky, bramboráčky, latkes
powder-tub: proteinový prášek, syrovátkový protein, kreatin
pretzel: preclíky, preclík
pumpkin: dýně, dýní, dýňový
raspberry: malina, maliny, malin, samosběr malin
ravioli: ravioli
rhubarb: rebarbora, rebarbory, rebarboru, rebarborový koláč
roast-chicken: grilované kuře, grilovaná kuřata, kuře na grilu
round-loaf: kváskový chléb, kváskový chleba, kváskového chleba, kváskové chleby, žitný chléb, bochník, bochníky
saffron: šafrán
salad: vegan, veganská restaurace, vegetariánská, salát, saláty, výživový poradce, hubnutí, dietolog
salad: výživové poradenství, redukce váhy, zdravé hubnutí
salad apple: výživová poradkyně, nutriční poradkyně, nutriční specialistka, nutriční terapeutka, výživa
salad herb: bezlepkové potraviny, bez obalu, superpotraviny, bez lepku
sandwich baguette: chlebíčky, obložené chlebíčky, sendviče, obložené mísy
sausage: tlačenka, špekáčky
sausage cheese: jitrnice, prejt, uzeniny, klobásy, párek v rohlíku, zabijačka
sausage fire: udírna, uzenářství
schnitzel: řízek, řízky, řízků, smažený řízek, vídeňský řízek
skewers barbecue: špízy, šašlik, špíz
soft-ice-cream ice-cream: zmrzlina, zmrzlinárna
spaghetti tomato: čerstvé těstoviny, těstoviny, italská restaurace, italská kuchyně, rizoto
spare-ribs: vepřová žebra, žebírka, pečená žebra, grilovaná žebra
spring-rolls: jarní závitek, jarní závitky
steak kitchen-knife: řeznictví, řezník, mäsiarstvo, steak, maso
steak meat-on-bone: jehněčí, jehně, skopové, jatka, roštěná, masna
steamed-bun: bao bun, bao buns, baozi
stew: polévka, polévky, guláš, svíčková
stew cutlery: kulajda, dršťková
stollen: štóla, štóly, štólu, vánoční štóla, vánoční štóly, drážďanská štóla
strawberry: jahody, samosběr jahod
strawberry basket: samosběr
strudel: štrúdl, jablečný závin, jablečný štrúdl, štrúdly
sushi chopsticks: sushi
taco: mexická restaurace, tacos
takeaway-box: krabičková dieta, jídlo s sebou, jídlo domů
tarte-flambee: flammkuchen, tarte flambée, alsaský koláč
truffle: lanýž, lanýže, lanýžů, lanýžový, lanýžová, lanýžové, lov lanýžů
waffle: vafle, belgické vafle
walnut: vlašské ořechy, vlašský ořech, lískové ořechy, lískový ořech
watermelon: melouny
wedding-cake: svatební dort, svatební dorty, svatebních dortů
white-asparagus: bílý chřest
yoghurt: jogurt, jogurty, bílý jogurt
yule-log: vánoční poleno
amphora: hrnčířský kurz, keramika
baby-bottle: kousátko
barrel: sudy, dubový sud, dubové sudy, dřevěné sudy, bednář, bednářství
beer wheat: pivnice, dvanáctka, natočená dvanáctka, čepovaná dvanáctka, jedenáctka, čepované pivo, točené pivo, pivo
beer wheat: pivovar, nové pivo, minipivovar, pivní slavnosti, piv, piva
beers: hospoda, pub, bar
beers memo: hospodský kvíz, kvíz v hospodě, pub quiz, kvízový večer, vědomostní soutěž
champagne party-popper: firemní večírek, teambuilding, vánoční večírek, eventová agentura, pořádání akcí, firemní akce
champagne party-popper: společenské akce
champagne toast: šampaňské, sekt, prosecco
cider: cider, cidr, cidry, jablečný cider
cocktail: koktejly, koktejlový bar, míchané nápoje, drinky
coffee: káva, kavárna, kaviareň, kávy, espreso
coffee-beans coffee: zrnková káva, kávová zrna, pražírna, pražírna kávy, čerstvě pražená káva
cutlery dinner-plate: jídelna, obědy, hostinec, restaurace, polední menu, bistro, reštaurácia, denní menu, hotová jídla
cutlery dinner-plate: domácí kuchyně
dinner-plate bubbles: myčky, oprava myčky
dinner-plate cook: catering, raut, rauty, pohoštění, občerstvení na oslavy, svatební hostina
dinner-plate cutlery: číšník, servírka, číšníci
dinner-plate heart: společný oběd, společná večeře
espresso-machine coffee: kávovar, kávovary, servis kávovarů, kurz baristy, baristický kurz
gin-tonic: gin, giny, gin tonic
ice-cube: chladicí taška
ice-cube snowflake: mražené potraviny, mražená zelenina
jar: kvašená zelenina, džem, bezobalový obchod, zavařeniny, marmelády, olej, povidla, křen, zavařovací sklenice
jar herb: koření
jar herb: ~ skořice, kurkuma, kardamom
juice-box apple: moštování
juice-glass: pomerančový džus, ovocný džus, ovocné šťávy, čerstvé šťávy, džusy
kitchen-knife: kuchařský nůž, kuchyňské nože, prkénko, kapesní nůž, zavírací nůž
kitchen-knife frying-pan: broušení nožů, brusírna, brusič, brusič nožů
milk cereal-bowl: farmářský jogurt, domácí jogurt, kefír
milk dairy-cow: mléko, mlékárna, mlékomat, mléčné výrobky
milkshake: mléčný koktejl, mléčné koktejly, milkshake
mug: termoska, termohrnek
mug coffee: hrnky, hrnek, hrnečky, hrneček, keramické hrnky, šálky
spirits-bottle toast: lihovar, slivovice, rum, whisky, palírna, pálenica, pálenice, likéry, lihoviny
tea teapot: čaj, čajovna, čaje
water-jug droplet: barelová voda, výdejník vody, barely s vodou, rozvoz vody, pramenitá voda, minerálka, pitná voda
wine: sklenice na víno, karafa
wine grapes: burčáku, sklípek, sklípku, sklípky, vinný sklípek, ve vinném sklípku, degustace ve sklípku
wine grapes: degustace ve sklepě, posezení ve sklípku, vinotéka, vinárna, víno, degustace vín, vinařství, vínem, vína
wine grapes: vín, vínu, vinný sklep, ochutnávka vín, sklepní večer, moravské víno
wine grapes: ~ degustace
wine grapes: sklepy otevřené, svatomartinské
alpaca: alpaka, alpaky, procházka s alpakami, lamy a alpaky
aquarium tropical-fish: akvárium, akvária, akvaristika
bee honey: medobraní, včelí oddělky, oddělky, včelstvo, včelařský kurz, včelařství, včelařský, včelaření, včelař, včelár
beehive bee: úly, oddělky včel
bird nest: andulka, kanárek
birdcage bird: ptačí klec, klece pro ptáky, voliéra, kanárci, výstava exotického ptactva
cat: koťata, kočka, kočky, mačka, koček, škrabadlo, stelivo pro kočky, kočkolit
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
mosquito window: sítě proti hmyzu, síť proti hmyzu, moskytiéra, moskytiéry
nest-box: ptačí budka, ptačí budky, budka pro ptáky, budky pro ptáky
paw: granule, stelivo, obojky, kočičí krmivo, dočasná péče, depozitum, záchranná stanice
paw dog: z útulku, útulku, útulek, útulek pro psy, útulok
pig: selata, sele, prase, selátka, vepřové
rabbit: výstava drobného zvířectva, králík, králíci, králíků, klec pro křečka, králíkárna
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
bonsai: bonsaj, bonsaje, bonsai, výstava bonsají
bouquet: květinářství, květiny, kytice, kvety, kvetinárstvo, květin, smuteční vazby, květinová dekorace, dušičkové vazby
bouquet plant: orchidejí
cactus plant: kaktusy, sukulenty
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
greenhouse: skleníky, skleník
hammock palm-tree: houpací síť, houpací sítě
hay-bale tractor: seno, sláma, balíky sena, balíky slámy, kulaté balíky
hedge: nůžky na živý plot, zahradní nůžky
herb: bylinky, bylinkářství
lavender: levandule, levandulové pole, levandulová farma, kytice levandule, sazenice levandule
lawnmower: kosení trávy, sečení trávy, sekání trávy, kosení zahrady, zakládání trávníků, vertikutace
lawnmower spade: sekání zahrady, sekačky, kosenie trávy, stříhání plotů
logs fire: dříví, dřevo na topení, brikety
logs saw: pila a pořez, řezivo, prkna, trámy, fošny, stavební řezivo, pilařství, hranoly
orchid: orchidej, orchideje, výstava orchidejí
plant: pokojové rostliny, květináč, truhlík
plant daisy: muškáty, muškátů, petunie, petúnie, surfinie, pelargonie, balkonové květiny, balkonovky, begonie
poppy: vlčí mák, vlčí máky
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
spade lawnmower: práce na zahradě, údržba zeleně, rotavátor
spade seedling: živého plotu, živé ploty, živých plotů, živým plotem, střihání živých plotů, střih živých plotů
spade seedling: stříhání živého plotu, tvarování živých plotů, zahradnické práce, realizace zahrad, závlahy
spade seedling: zahradní architekt, hnojiva, substráty, zahradní technika, zahradní nábytek, automatické závlahy
spade seedling: zahrady
sun lotion: solárium
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
