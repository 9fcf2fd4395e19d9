/** Czech words for food and drink. Notation: word-list.ts. */
export const czechFoodAndDrink = `
apple: křížaly, křížal, jablečné křížaly
apple basket: ovoce, mošt, jablka, moštárna
artichoke: artyčok, artyčoky
asparagus: chřest
bacon: domácí špek, špek, špeku, škvarky, škvarků
barbecue: grily, plynový gril, plynové grily, zahradní grily, gril na dřevěné uhlí
barrel beer: výčepní zařízení, výčepních zařízení
beetroot: červená řepa, červené řepy, červenou řepu, šťáva z červené řepy, řepný salát
bento: krabička na oběd
berliner: kobliha, koblihy, koblížek, koblížky, masopustní koblihy, masopustních koblih
birthday-cake cupcake: cukrárna, dorty, dort, cukráreň, torty, torta na mieru, dortů, cukrář, cukráře, cukrářka
birthday-cake cupcake: cukrářku, cukráři, cukrářství
blackberry: ostružina, ostružiny
blueberries: borůvky
braided-bread: vánočka, vánočky
bread: chléb, chlieb, chleba, chleby, chlebník
bread croissant: pekař, pekaři, pekařka
bread garlic: topinky, topinek, topinky s česnekem
bread-dumplings: knedlík, knedlíky, houskový knedlík, houskové knedlíky, karlovarský knedlík
bread-dumplings meat-on-bone: vepřo knedlo zelo, vepřo-knedlo-zelo
bread-roll: houska, housky, žemle, kaiserka, kaiserky, buchty, buchet, domácí buchty, honzovy buchty, kynuté buchty
brigadeiro: brigadeiro
brownie: brownie, brownies
burger french-fries: burgrárna, burgery, burger
cabbage: zelí, kysané zelí, hlávkové zelí, kapusta
cake-slice: forma na pečení, dortová forma
cake-slice: medovník, medovníky, medovníků, marlenka, marlenky, marlenku, punčový řez, punčové řezy, punčových řezů
cake-slice sheep: velikonoční beránek, velikonočního beránka, velikonoční beránci, piškotový beránek
cake-slice sheep: piškotového beránka
canapes bread: pomazánky, pomazánek, domácí pomazánky
candy lollipop: bonbony, cukrovinky, sladkosti, želé
canned-food basket: potravinová banka, potravinová sbírka, sbírka potravin, jídlo pro bezdomovce, potravinová pomoc
canned-food jar: paštika, paštiky, paštik, domácí paštika
cauliflower: květák, květáky, květáku, květáků
caviar: kaviár, kaviáru
celeriac: bulvový celer, celerová bulva
celery: řapíkatý celer
cheese: prodejna sýrů, sýrárna, sýr, sýry, syry, olomoucké tvarůžky, olomouckých tvarůžků, tvarůžky, tvarůžků
cheese french-fries: smažák, smažáky, smažák s hranolky
cheese jar: nakládaný hermelín, nakládané hermelíny, nakládaného hermelínu
cheese milk: tvaroh, smetana
cherries: třešně, višně
chicken-leg: kuře, křidýlka
chimney-cake: trdelník, trdelníky, trdelníků, trdlo se zmrzlinou, trdelník se zmrzlinou
chocolate: bonboniéra, čokoládová fontána, čokoládové fontány, čokoládovou fontánu
chocolate candy: pralinky, pralinek, čokoládovna, čokoládové bonbony, čokoládovny, čokoláda
christmas-pudding: vánoční pudink, christmas pudding
cinnamon-roll: skořicový šnek, skořicoví šneci, skořicové šneky, skořicové rolky
clams: vongole
cookie: cukroví, sušenky, vánoční cukroví, vanilkové rohlíčky, vanilkových rohlíčků, pracny
corn: kukuřice
cotton-candy: cukrová vata, cukrovou vatu, cukrové vaty
couscous: kuskus
coxinha: coxinha
cream-bun: větrník, větrníky, větrníčky
cream-bun eclair: věnečky, žloutkové věnečky
crepe: crêpes, crepes, palačinka, palačinky, palačinkárna, palačinkárny
croissant bread: pekárna, pekařství, pekáreň, pekárstvo, croissant, čerstvé pečivo, pečivo, rohlíky, bagety
curry rice: indická restaurace, indická kuchyně
custard-apple: čerimoja, láhevník, anona
cutlery: příbory, příborů, příbor
dallah: dallah, arabská káva, arabské kávy
dinner-plate: talíře, talířů
dinner-plate teapot: porcelán, porcelánu, karlovarský porcelán
dumpling: pirohy, halušky, bryndzové halušky
easter-egg: čokoládová vejce, čokoládové vejce, čokoládová vajíčka
eclair: rakvičky se šlehačkou, rakvičky
egg basket: vejce, vajcia
egg chick: velikonoční dílny, pomlázka
egg hen: domácí vejce
fig: fík, fíky, fíků, čerstvé fíky, sušené fíky, fíková marmeláda, fíkovník, fíkovníky
flatbread: placky
focaccia: focaccia
fruit-tart: ovocný koláč, ovocné koláče, ovocný tart, ovocné košíčky
frying-pan: kastrol
frying-pan cook: nádobí, pánve, sklo a porcelán, kuchyňské potřeby, domácí potřeby
garlic: česnek
gingerbread: perník, perníčky, perníková chaloupka, zdobení perníčků, štramberské uši, štramberských uší
grapes: hroznové víno, hrozny
grapes barrel: burčák
grapes wine: vinobraní, brigádníci na vinobraní
gratin: gratinované brambory
guava: kvajáva, kvajávy, guava
ham: šunka, šunky, pražská šunka, šunka od kosti, uzené
hamper gift: dárkový koš, dárkové koše, dárkový košík
honey bee: včelí produkty, včelích produktů, včelařské potřeby, propolis, med, medu, medové slavnosti
honey bee: medových slavností
hot-dog: hot dogy
ice-lolly: nanuk, nanuky
indian-sweets: indické sladkosti, jalebi
jackfruit: jackfruit, žakie
jar-cake: dort ve skle, dort ve sklenici, dorty ve skle, dezert ve skle
juice-glass herb: bylinkové sirupy, bylinkových sirupů, bylinný sirup
kale: kadeřávek
kebab: kebab
lasagne: lasagne, lasaně
lemon soft-drink: limonády, domácí limonády, limonáda
lettuce: špenát, špenátu
lettuce jar: kyselé zelí
macaroni: makaróny, makarony se sýrem
macarons: makronky, makronka
mangosteen: mangostana, mangostany
matzah: maces, macesy, macesů
meat-on-bone: pečené koleno, pečené vepřové koleno, grilování, grilovačka, gril, vepřové koleno, vepřová kolena
meat-on-bone: vepřového kolene
meat-on-bone dinner-plate: nedělní oběd, nedělní obědy
mixed-nuts walnut: ořechy, ořechů
mug wine: svařák, svařáku, svařené víno, svařeného vína
mushroom: houby, hříbky, hříbků, pravé hříbky, výstava hub, výstavu hub, výstavy hub
mussel: slávky
nachos: nachos
noodles chopsticks: čínská restaurace, nudle, ramen, thajská kuchyně, asijské bistro, vietnamská kuchyně
okra: okra, okry, ibišek jedlý
olive-oil olives: olivový olej, lisovna oleje
olives: olivy
omelette: omeleta, omelety, španělská omeleta
onion: cibule
orange: pomeranče, mandarinky
pancakes coffee: lívance, snídaně, raňajky, ovesná kaše
panettone: panettone
parsnip: pastinák, pastináku
peach: broskve
peanuts: ořechy a sušené ovoce
peanuts pistachios: kešu, sušené plody
pide cheese: chačapuri
pie: domácí koláče, domáce koláče, závin domácí
pie cookie: svatební koláče, svatební koláčky, koláčky
pie fruit-tart: koláče, koláčů, chodské koláče, tvarohové koláče, valašské frgály, frgály, frgál, frgálů
pistachios peanuts: ~ pistácie, pistáciové
pizza: pizza, pizzerie
plum: švestky, švestka, švestek
pomegranate: granátové jablko, granátová jablka
pomelo: pomelo, grapefruit, grep
popcorn film-camera: kino, kina, filmový festival, promítání, autokino, filmový klub
potato: brambory, zemiaky, bramborové hody, bramborových hodů
potato-fritters: bramborák, bramboráky, bramboráčky, latkes
powder-tub: proteinový prášek, syrovátkový protein, kreatin
pretzel: preclíky, preclík
prickly-pear: opuncie, nopál
pumpkin: dýně, dýní, dýňový, dýňobraní
quince: kdoule, kdoulí, kdouloň
rambutan: rambutan, rambutany
raspberry: malina, maliny, malin, samosběr malin
ravioli: ravioli
rhubarb: rebarbora, rebarbory, rebarboru, rebarborový koláč
roast-chicken: grilované kuře, grilovaná kuřata, kuře na grilu
roast-duck goose: svatomartinská husa, svatomartinské husy, svatomartinskou husu, husí hody, husích hodů, pečená husa
roast-duck goose: pečené husy, pečenou husu
round-loaf: kváskový chléb, kváskový chleba, kváskového chleba, kváskové chleby, žitný chléb, bochník, bochníky
round-loaf: mazanec, mazance, mazanců, velikonoční mazanec
saffron: šafrán
salad: vegan, veganská restaurace, vegetariánská, salát, saláty, výživový poradce, hubnutí, dietolog
salad: výživové poradenství, redukce váhy, zdravé hubnutí, veganská kuchyně, veganské kuchyně, vegetariánská kuchyně
salad apple: výživová poradkyně, nutriční poradkyně, nutriční specialistka, nutriční terapeutka, výživa
salad herb: bezlepkové potraviny, bez obalu, superpotraviny, bez lepku
sandwich baguette: chlebíčky, obložené chlebíčky, sendviče
sausage: tlačenka, špekáčky
sausage cheese: jitrnice, prejt, uzeniny, klobásy, párek v rohlíku, zabijačka
sausage fire: udírna, uzenářství
sausage jar: utopenci, utopence, utopenců
sausage pig: zabijačkové hody, zabijačkových hodů
schnitzel: řízek, řízky, řízků, smažený řízek, vídeňský řízek
skewers barbecue: špízy, šašlik, špíz
soft-ice-cream ice-cream: zmrzlina, zmrzlinárna
spaghetti tomato: čerstvé těstoviny, těstoviny, italská restaurace, italská kuchyně, rizoto
spare-ribs: žebírka, grilovaná žebra, žebra, vepřová žebra, pečená žebra, marinovaná žebra
spring-rolls: jarní závitek, jarní závitky
steak: tatarák, tataráku, tataráky
steak kitchen-knife: řeznictví, řezník, mäsiarstvo, steak, maso
steak meat-on-bone: jehněčí, jehně, skopové, jatka, roštěná, masna
steamed-bun: bao bun, bao buns, baozi
stew: polévka, polévky, guláš, svíčková, hovězího vývaru
stew: prdelačka, prdelačky, prdelačku, kuřecí vývar, kuřecího vývaru, hovězí vývar, gulášfest, gulášfestu, guláš fest
stew cabbage: zelňačka, zelňačky, zelňačku
stew cutlery: kulajda, dršťková
stew garlic: česnečka, česnečky, česnečku
stew potato: bramboračka, bramboračky, bramboračku
stollen: štóla, štóly, štólu, vánoční štóla, vánoční štóly, drážďanská štóla
strawberry: jahody, samosběr jahod
strawberry basket: samosběr
strudel: štrúdl, jablečný závin, jablečný štrúdl, štrúdly, závin, záviny, závinů, domácí závin
sugar: cukr, cukru, cukrem
sushi chopsticks: sushi
taco: mexická restaurace, tacos
takeaway-box: krabičková dieta, jídlo s sebou, jídlo domů
tarte-flambee: flammkuchen, tarte flambée, alsaský koláč
tiffin: jídlonosiče, jídlonosič, jídlonosičů
tomato: rajčata, rajčat, prodej rajčat, farmářská rajčata
truffle: lanýž, lanýže, lanýžů, lanýžový, lanýžová, lanýžové, lov lanýžů
waffle: vafle, belgické vafle
walnut: vlašské ořechy, vlašský ořech, lískový ořech
watermelon: melouny
wedding-cake: svatební dort, svatební dorty, svatebních dortů
white-asparagus: bílý chřest
wine barrel: otevřené sklepy, otevřených sklepů, den otevřených sklepů
wine honey: medovina, medoviny, medovinu
wine juice-glass: sklenice, sklenic, skleničky
yoghurt: jogurt, jogurty, bílý jogurt
yule-log: vánoční poleno
amphora: hrnčířský kurz, keramika
baby-bottle: kousátko
barrel: sudy, dubový sud, dubové sudy, dřevěné sudy, bednář, bednářství
beer wheat: pivnice, dvanáctka, natočená dvanáctka, čepovaná dvanáctka, jedenáctka, čepované pivo, točené pivo, pivo
beer wheat: pivovar, nové pivo, minipivovar, pivní slavnosti, piv, piva
beers: hospoda, pub, bar
beers memo: kvíz v hospodě, pub quiz, vědomostní soutěž
champagne party-popper: firemní večírek, teambuilding, vánoční večírek, eventová agentura, pořádání akcí, firemní akce
champagne party-popper: společenské akce
champagne toast: šampaňské, sekt, prosecco
cider: cider, cidr, cidry, jablečný cider
cocktail: koktejly, koktejlový bar, míchané nápoje, drinky
coffee: káva, kavárna, kaviareň, kávy, espreso, baristu, barista
coffee-beans coffee: zrnková káva, kávová zrna, pražírna, pražírna kávy, čerstvě pražená káva
cutlery dinner-plate: jídelna, obědy, hostinec, restaurace, polední menu, bistro, reštaurácia, denní menu, hotová jídla
cutlery dinner-plate: domácí kuchyně, školní jídelna, školní jídelny, školní jídelnu, školní jídelně
dinner-plate bubbles: oprava myčky
dinner-plate cook: catering, raut, rauty, pohoštění, občerstvení na oslavy, svatební hostina
dinner-plate cutlery: číšníci
dinner-plate heart: společný oběd, společná večeře
espresso-machine coffee: kávovar, kávovary, servis kávovarů, kurz baristy, baristický kurz
gin-tonic: gin, giny, gin tonic
ice-cube: chladicí taška
ice-cube snowflake: mražené potraviny, mražená zelenina
jar: kvašená zelenina, džem, bezobalový obchod, zavařeniny, marmelády, olej, povidla, křen, kameninové zelňáky
jar: domácí sádlo, vepřové sádlo, husí sádlo, škvarkové sádlo, zavařovací sklenice, zavařovacích sklenic
jar: kameninový zelňák
jar herb: ~ skořice
juice-box apple: moštování
juice-glass: pomerančový džus, ovocný džus, ovocné šťávy, čerstvé šťávy, džusy, sirupy, sirupů, domácí sirupy
juice-glass: ovocné sirupy
kitchen-knife: kuchařský nůž, kuchyňské nože, prkénko, nože, nožů, sada nožů
kitchen-knife frying-pan: broušení nožů, brusírna, brusič, brusič nožů
milk cereal-bowl: farmářský jogurt, domácí jogurt, kefír
milk dairy-cow: mléko, mlékárna, mlékomat, mléčné výrobky
milkshake: mléčný koktejl, mléčné koktejly, milkshake
mug: termoska, termohrnek, vánoční punč, punče, punč, grog, grogu
mug coffee: hrnky, hrnek, hrnečky, hrneček, keramické hrnky, šálky
spirits-bottle toast: lihovar, slivovice, rum, whisky, palírna, pálenica, pálenice, likéry, lihoviny, pálenka, pálenky
spirits-bottle toast: pálenku, becherovka, becherovky, becherovku
tea teapot: čaj, čajovna, čaje
water-jug droplet: barelová voda, výdejník vody, barely s vodou, rozvoz vody, pramenitá voda, minerálka, pitná voda
wine: sklenice na víno, karafa, kurz sommeliérů, sommelier
wine grapes: burčáku, sklípek, sklípku, sklípky, vinný sklípek, ve vinném sklípku, degustace ve sklípku
wine grapes: degustace ve sklepě, posezení ve sklípku, vinotéka, vinárna, víno, degustace vín, vinařství, vínem, vína
wine grapes: vín, vínu, vinný sklep, ochutnávka vín, sklepní večer, moravské víno
wine grapes: ~ degustace
wine grapes: sklepy otevřené, svatomartinské
apricot: meruňka, meruňky, meruněk, meruňkami, meruňkové knedlíky
arancini: arancini, rýžové koule, sicilské rýžové kuličky
arepa: arepa, arepas, arepy, plněné arepas
banh-chung: bánh chưng, bánh tét, vietnamský rýžový koláč
banh-mi: banh mi, bánh mì, vietnamská bageta, vietnamské bagety
bibimbap: bibimbap, bibimbab
biltong: biltong, sušené hovězí, sušené maso, beef jerky
brussels-sprouts: růžičková kapusta, růžičkové kapusty, růžičkovou kapustu
burek: burek, bureky, börek, bureků
cabbage-rolls: holubky, zelné závitky, zelné rolky, plněné zelné listy
canapes: jednohubky, jednohubka, kanapky, chuťovky, finger food, obložené jednohubky
candied-almonds: pražené mandle v cukru, mandle v karamelu, kandované mandle
cannoli: cannoli, cannolo, sicilské cannoli, kremrole, kremrolí
carnival-fritters: boží milosti, masopustní boží milosti, faworki
cassava: maniok, manioku, kasava, kasavy
charcuterie-board: uzeninové prkénko, prkénko uzenin, talíř uzenin, prkénko uzenin a sýrů, obložená mísa, obložené mísy
cheesecake: cheesecake, cheesecaky, cheesecakes, čízkejk
congee: congee, rýžová kaše, rýžové kaše
cooking-oil: řepkový olej, slunečnicový olej, lněný olej, jedlý olej, dýňový olej, stolní olej
corn-dog: corn dog, corn dogs, corn dogy, korejské corn dogy
courgette: cuketa, cukety, cuket, cuketou, cuketové placky
crisps: bramborové lupínky, brambůrky, brambůrků, banánové chipsy, krevetové chipsy, bramborové chipsy
croquettes: kroketa, krokety, bramborové krokety
currants: rybíz, rybízu, červený rybíz, brusinka, brusinky, brusinek, klikva, angrešt, angreštu
currywurst: currywurst, kari klobása, kari klobásy, currywursty
daifuku: daifuku, mochi, jahodové mochi
demijohn: demižon, demižony, demižonu, demižonů, opletený demižon
donburi: donburi, gyudon, oyakodon, katsudon
dorayaki: dorayaki, lívanečky dorayaki
dragon-fruit: dračí ovoce, dračího ovoce, pitahaya, pitaya
eel-box: unadon, unaju, grilovaný úhoř s rýží
endive: čekanka salátová, čekankové puky, čekankové puky salát
fish-and-chips: fish and chips, fish & chips, ryba s hranolky, ryba s hranolkami
fish-balls: rybí kuličky, rybích kuliček
fried-breakfast: anglická snídaně, anglické snídaně, anglickou snídani
fufu: fufu, ugali, banku
gimbap: gimbap, kimbap, gimbapy, korejské rýžové rolky
gnocchi: gnocchi, bramborové gnocchi, domácí gnocchi
green-beans: zelené fazolky, fazolové lusky, zelených fazolek
hog-roast: prase na rožni, sele na rožni, selátko na rožni, pečené sele, grilované prase
hummus: hummus, humus z cizrny, hummusu, tzatziki, baba ganoush
idli: idli, medu vada, idli vada
injera-platter: indžera, injera, etiopská kuchyně, etiopská restaurace, eritrejská kuchyně
jelly: ovocné želé, želé dezert, želatinový dezert
kimchi: kimchi, kimči
kohlrabi: kedluben, kedlubny, kedlubna, kedlubnů
langos: langoš, langoše, langošů, langoši
leek: pórek, pórku, pórky, pórková polévka
liquorice: lékořice, lékořicové bonbony, pendreky, pendrek
loaf-cake: biskupský chlebíček, citronový chlebíček, vláčný chlebíček
loukoumades: loukoumades, lokma, řecké koblížky
lychee: liči, ličí, liči čínské
meatballs: masové kuličky, karbanátek, karbanátky, karbanátků, masové koule
melon-pan: melonpan, japonské melounové pečivo
meringue: pusinky z bílků, sněhové pusinky, pavlova, dort Pavlova, laskonky, laskonka, laskonek
mille-feuille: mille-feuille, millefeuille, krémeš, krémeše, napoleonský řez
mixed-nuts: mandle, mandlí, kešu ořechy, lískové ořechy, lískových ořechů, pekanové ořechy, para ořechy, směs ořechů
muffin: muffin, muffiny, muffinů, borůvkové muffiny
nougat: bílý nugát, mandlový nugát, turecký med, turrón
okonomiyaki: okonomiyaki, japonská slaná palačinka
pani-puri: pani puri, golgappa, bhel puri, chaat
papaya: papája, papáje, papáju, papájový salát
parfait: zmrzlinový pohár, zmrzlinové poháry, ovocný pohár
passion-fruit: marakuja, marakuji, maracuja, marakujou, mučenka jedlá
persimmon: tomel, tomely, kaki plod, ovoce kaki, persimon, churma
poke-bowl: poke bowl, poké bowl, poke bowly, havajské poke
polenta: polenta, polentu, krémová polenta, smažená polenta
quesadilla: quesadilla, quesadilly, quesadillu, kuřecí quesadilla
raclette: raclette, raclette gril, raklet
radish: ředkvička, ředkvičky, ředkviček, ředkvičkami
ring-cake: bábovka, bábovky, bábovku, domácí bábovka, mramorová bábovka
roast-duck: pekingská kachna, pekingské kachny, pekingskou kachnu, pečená kachna
sake-set: saké set, souprava na saké, saké, degustace saké, tokkuri
satay: satay, saté špízy, satay špízy, kuřecí satay
sauce-bottle: pálivá omáčka, pálivé omáčky, chilli omáčka, kečup, barbecue omáčka, sójová omáčka, sriracha, rybí omáčka
sauce-bottle: hořčice, hořčici, domácí hořčice
scotch-egg: skotské vejce, skotská vejce, Scotch egg
shakshuka: shakshuka, šakšuka, šakšuku, šakšuky
smoothie: smoothie, smoothies, ovocné smoothie
smorrebrod: smørrebrød, smorrebrod, dánský chlebíček, dánské chlebíčky
spaetzle: špecle, sýrové špecle, spätzle
spice-bowls: koření, směsi koření, směs koření, obchod s kořením, kurkuma, celá skořice, kardamom, garam masala, kmín
spice-bowls: kmínu, drcený kmín
sponge-pudding: sticky toffee pudding, pudink v páře, karamelový anglický pudink
stroopwafel: stroopwafel, stroopwafle, sirupové vafle, karamelové vafle, karlovarské oplatky, karlovarských oplatek
stroopwafel: lázeňské oplatky, lázeňských oplatek
swiss-roll: piškotová roláda, piškotové rolády, makový závin, makovník, roláda, rolády, roládu
taiyaki: taiyaki, rybičkové vafle
takoyaki: takoyaki, chobotnicové kuličky
tanghulu: tanghulu, kandované ovoce na špejli
tangyuan: tangyuan, kuličky z lepkavé rýže
thali: thali, indické thali, vegetariánské thali
tiramisu: tiramisu
tofu: tofu, uzené tofu, marinované tofu, tempeh
tteokbokki: tteokbokki, topokki, pálivé rýžové koláčky
turnip: vodnice, tuřín, tuříny, kedlubnu, celer, celeru, celery
yorkshire-pudding: yorkshirský pudink, yorkshirské pudinky, yorkshirský pudding
zongzi: zongzi, svátek dračích lodí
`;
