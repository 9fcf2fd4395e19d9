/** German words for drinks. Notation: word-list.ts. */
export const germanDrink = `
amphora: keramik
baby-bottle: babyfläschchen, babynahrung, babybrei, säuglingsnahrung, milchpumpe, milchpumpen, beikost, beikostkurs
baby-bottle: beißring
barrel: holzfass, holzfässer, weinfass, weinfässer, eichenfass, eichenfässer, böttcher, fassbinder, küfer
beer soft-drink: getränkemarkt, getränkelieferung, getränkelieferdienst, getränkekisten, getränkeheimdienst
beer wheat: bier, brauerei, craft beer, bierverkostung, bierprobe, brauhaus, radler
beers: kneipe, biergarten, pub, bar, stammtisch, oktoberfest, wirtshaus
beers beer: weizen, frühschoppen
beers memo: pubquiz, kneipenquiz, quizabend, quiz-abend, pub-quiz
champagne party-popper: junggesellinnenabschied, junggesellenabschied, jga, polterabend, neujahrsempfang
champagne toast: sekt, champagner, prosecco, sektempfang, winzersekt
cider: cider, cidre, apfelwein, äppelwoi, ebbelwoi, apfelweinlokal, apfelweinprobe, apfelmost, birnenmost, mostheuriger
cocktail: cocktails, cocktailbar, cocktail, aperitif
coffee: café, kaffee, kaffeehaus, espresso, cappuccino, barista
coffee-beans coffee: kaffeebohnen, kaffeerösterei, rösterei, röstkaffee, kaffeeröster, frisch geröstet
cutlery dinner-plate: kantine, ausflugslokal, restaurant, gasthaus, streetfood, gaststätte, kellner, kellnerin
cutlery dinner-plate: servicekraft, servicekräfte
dinner-plate cook: catering, partyservice, büfett, buffet
dinner-plate heart: gemeinsames abendessen, gemeinsames essen, gemeinsamer mittagstisch, nachbarschaftsessen
dinner-plate heart: langer tisch
dinner-plate takeaway-box: essen auf rädern, menüservice, menübringdienst, mittagessen, lieferando, schulessen
dinner-plate takeaway-box: schulverpflegung, kitaessen
espresso-machine: french press
espresso-machine coffee: espressomaschine, espressomaschinen, kaffeemaschine, kaffeemaschinen, kaffeevollautomat
espresso-machine coffee: kaffeevollautomaten, siebträger, siebträgermaschine, baristakurs, barista-kurs
espresso-machine coffee: kaffeemaschinen-reparatur
gin-tonic: gin, gins, gin tonic, gin-tonic, gintasting, gin-tasting, gin tasting, ginbar, dry gin
ice-cube: kühltasche
jar: konfitüre, eingemachtes, senf, feinkost, marmelade, vorratsdosen, frischhaltedosen
jar herb: gewürze, gewürz
jar herb: ~ zimt, kardamom, kurkuma
juice-box apple: süßmost, mobile saftpresse
juice-box orange: säfte, saftkur, detox-kur, saft, smoothiebar
juice-glass: orangensaft, fruchtsaft, fruchtsäfte, obstsaft, saftbar, frisch gepresste säfte
kitchen-knife: kochmesser
kitchen-knife frying-pan: messerschleifen, messerschleifer, schleifservice, schleiferei, messer schleifen, messer
kitchen-knife frying-pan: messerschliff, schärfdienst
milk cereal-bowl: bauernjoghurt, hofjoghurt
milk cow: milchautomat, milchtankstelle, milch, bauernmilch, molkerei
milkshake: milchshake, milchshakes, milkshake, milkshakes
mug: thermoskanne
mug coffee: tassen, becher, keramiktassen, keramikbecher, kaffeebecher, kaffeetassen, tasse, teetassen
mug wine: glühweinstand, feuerzangenbowle, punsch, kinderpunsch, heißgetränke
soft-drink: cola, softdrinks, erfrischungsgetränke, eistee, energydrink
spirits-bottle toast: whisky, schnaps, obstbrand, destillerie, brennerei, rum, likör
tea teapot: tee, teehaus, teeladen, teestube
teapot cake-slice: porzellan, geschirr
water-jug droplet: wasserspender, wasserlieferung, mineralwasser-lieferung
wine grapes: straußwirtschaft, riesling, spätburgunder, silvaner, weinpaket, weinpakete, weißwein, rotwein
wine grapes: flaschen wein, wein, weine, weingut, weinprobe, weinhandlung, winzer, weinbar, weinfest
`;
