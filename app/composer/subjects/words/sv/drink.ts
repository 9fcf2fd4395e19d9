/** Swedish words for drinks. Notation: word-list.ts. */
export const swedishDrink = `
coffee church: kyrkkaffe, kyrkkaffet
dallah: dallah, arabisk kaffekanna, arabiskt kaffe
amphora: keramik, keramikk, drejekursus
baby-bottle: nappflaskor, välling, bröstpump, barnmat, modersmjölksersättning, ersättning för spädbarn, bitring
barrel: ekfat, trätunna, trätunnor, tunnbindare, tunnor, ektunnor
beer beers: ölprovning, hantverksöl, ölkväll, ölbryggning, pubkväll, pubafton
beer wheat: öl, bryggeri, mikrobryggeri, øl
beers: pub, krog, bar, værtshus
beers memo: afterwork-quiz
champagne party-popper: möhippa, svensexa, möhippor, svensexor, skumpa
champagne toast: champagne, mousserande vin
cider: cider, äppelcider
cocktail: cocktails, cocktailbar, drinkar
coffee: kaffe, kafé, café, kaffebar, kafferisteri, kaffehus, fik, fikastund, fikapaus, kaffestuga, fredagsfika, kafferep
coffee-beans coffee: kaffebönor, kafferosteri, rosteri, nyrostat kaffe
cutlery dinner-plate: lunchservering, dagens rätt, restaurang, restaurant, frokostrestaurant, bistro, lunchrestaurang
cutlery dinner-plate: lunch, tjener, servitør, husmanskost, värdshus, gästgiveri, kvarterskrog, trerättersmeny
cutlery dinner-plate: trerätters, lunchkrog, matgäster, servis, matfestival, restaurangbiträde
cutlery dinner-plate: a la carte, köttfärslimpa, barnmeny, husmanslunch
dinner-plate christmas-tree: julbord, julefrokost, julebord
dinner-plate cook: catering, selskabsmad, buffé, bufféer, smörgåsbord, festmat, bankett
dinner-plate heart: gemensam middag, långbord, knytkalas, byamiddag
dinner-plate takeaway-box: lunchbuffé, hemkörning av mat, avhämtning, skolmat, hämtmat, veckomeny
dinner-plate takeaway-box: matleverans
espresso-machine coffee: espressomaskin, espressomaskiner, kaffemaskin, kaffemaskiner, baristakurs
gin-tonic: gin, gin och tonic, gin tonic, ginprovning
ice-cube snowflake: isleverans, krossad is
jar: sylt, inläggningar, marmelad, glasburkar, förvaringsburkar
juice-glass: apelsinjuice, fruktjuice, juicebar, färskpressad juice, saft, hallonsaft, flädersaft, fläderblomssaft
juice-glass: svartvinbärssaft, blandsaft, juice
kitchen-knife: kockkniv, knivblock
kitchen-knife frying-pan: knivslipning, slipning av knivar, knivsliping, knivslibning, slibning af knive
milk cereal-bowl: fil, gårdsyoghurt, filmjölk
milk dairy-cow: mjölk, mejeri, gårdsmjölk
milkshake: milkshake, milkshakes
mug: termosmugg, kåsa, kåsor, träkåsa
mug coffee: muggar, mugg, kaffemuggar, kaffekoppar
mug wine: glögg, glöggmingel, glöggkväll, glöggprovning
soft-drink tropical-drink: läsk
spirits-bottle toast: bränneri, whisky, snaps, akvavit, destilleri, brännvin, punschveranda
tea teapot: te, tehus, tebutik
water-jug droplet: vattenkylare, vattendispenser, vattenautomat, vattenleverans, dricksvatten i dunk
wine: karaff
wine grapes: vinbutik, vinhandel, vinhandlare, vin, vinprovning, vinsmagning, vinbar, vinsmaking, vingård, vinmässa
wine grapes: vinimport, vinkväll, vinresa, vinkurs, vinkällare, chokladprovning med vin
beer: folköl, starköl, lättöl
coffee older-person: dagledigträff, dagledigträffar
coffee-beans: kaffekvarn, kaffekvarnar
cutlery: bestick, bestickset
demijohn: damejeanne, damejeanner, glasballong, korgflaska, korgflaskor
dinner-plate cutlery: porslinsuthyrning, hyra porslin, porslin uthyres
juice-glass jar: saft och sylt, saftning
juice-glass apple: äppelmust, äppelmusteri, must, musteri, mustning
milk: långfil, grädde, vispgrädde, komjölk
mug chocolate: varm choklad, varma choklad
sake-set: sakeset, sakeflaska, japansk sake, sakeprovning
smoothie: smoothie, smoothies, smoothien
soft-drink: julmust, påskmust, svagdricka, slushmaskin, slushmaskiner
spoon: träsked, träskedar, träslev, träslevar, silverskedar
`;
