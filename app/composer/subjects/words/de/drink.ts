/** German words for drinks. Notation: word-list.ts. */
export const germanDrink = `
amphora: keramik, Steingut
baby-bottle: babyfläschchen, babynahrung, babybrei, säuglingsnahrung, milchpumpe, milchpumpen, beikost, beikostkurs
baby-bottle: beißring
barrel: holzfass, holzfässer, weinfass, weinfässer, eichenfass, eichenfässer, böttcher, fassbinder, küfer
barrel apple: mostfass, mostfässer
barrel bed: Schlaffass, Schlaffässer
barrel butter: butterfass, butterfässer
beer pretzel: wiesn tisch, wiesntisch, wiesn-tisch
beer soft-drink: getränkemarkt, getränkelieferung, getränkelieferdienst, getränkekisten, getränkeheimdienst
beer wheat: bier, brauerei, craft beer, bierverkostung, bierprobe, brauhaus, radler
beer: Kölsch, Altbier, Maibock, Bockbieranstich, Fassanstich, Pils, Zwickl, Berliner Weiße, Berliner Weisse
beer barrel: Brauereiführung, Brauereiführungen, Zapfanlage, Zapfanlagen, Schankanlage, Schankanlagen
beers: kneipe, biergarten, pub, bar, stammtisch, oktoberfest, wirtshaus
beers beer: weizen, frühschoppen, dämmerschoppen
beers memo: quiz-abend, pub-quiz
champagne party-popper: junggesellinnenabschied, junggesellenabschied, jga, polterabend, neujahrsempfang
champagne toast: sekt, champagner, prosecco, sektempfang, winzersekt
champagne: Secco
cider: cider, cidre, apfelwein, äppelwoi, ebbelwoi, apfelweinlokal, apfelweinprobe, apfelmost, birnenmost, mostheuriger
cider: Viez
cocktail: cocktails, cocktailbar, cocktail, aperitif
cocktail strawberry: Bowle, Erdbeerbowle, Maibowle, Waldmeisterbowle
coffee: café, kaffee, kaffeehaus, espresso, cappuccino, barista, Wiener Melange
coffee-beans coffee: kaffeebohnen, kaffeerösterei, rösterei, röstkaffee, kaffeeröster, frisch geröstet
cutlery dinner-plate: kantine, ausflugslokal, restaurant, gasthaus, streetfood, gaststätte
cutlery: Besteck, Bestecke
dallah: dallah, arabische kaffeekanne, arabischer kaffee
demijohn: Korbflasche, Korbflaschen, Glasballon, Glasballons, Weinballon, Gärballon, Gärballons
dinner-plate: zinnteller
dinner-plate cook: catering, partyservice, büfett, buffet
dinner-plate heart: gemeinsames abendessen, gemeinsames essen, gemeinsamer mittagstisch, nachbarschaftsessen
dinner-plate heart: langer tisch
dinner-plate takeaway-box: essen auf rädern, menüservice, menübringdienst, mittagessen, lieferando, schulessen
dinner-plate takeaway-box: schulverpflegung, kitaessen
dinner-plate cutlery: Tagesmenü, Tagesmenüs, Tagesteller, Kinderteller, Seniorenteller
espresso-machine: french press
espresso-machine coffee: espressomaschine, espressomaschinen, kaffeemaschine, kaffeemaschinen, kaffeevollautomat
espresso-machine coffee: kaffeevollautomaten, siebträger, siebträgermaschine, baristakurs, barista-kurs
espresso-machine coffee: kaffeemaschinen-reparatur
gin-tonic: gin, gins, gin tonic, gin-tonic, gintasting, gin-tasting, gin tasting, ginbar, dry gin
ice-cube: kühltasche
jar: konfitüre, eingemachtes, senf, feinkost, marmelade, vorratsdosen, frischhaltedosen, Gelee, Gelees
jar herb: gewürz
jar herb: ~ zimt
jar apple: Apfelmus, Apfelmark
jar plum: Pflaumenmus, Zwetschgenmus, Powidl
jar cucumber: Spreewaldgurken, Spreewälder Gurken, Essiggurken, Essiggurkerl, Salzgurken
juice-box apple: süßmost, mobile saftpresse
juice-box orange: säfte, saftkur, detox-kur, saft, smoothiebar
juice-glass: orangensaft, fruchtsaft, fruchtsäfte, obstsaft, saftbar, frisch gepresste säfte, Holunderblütensirup
juice-glass: Holundersirup, Holundersaft, Schorle, Apfelschorle, Apfelsaftschorle
juice-glass wine: Trinkgläser, Gläserverleih
kitchen-knife: kochmesser
kitchen-knife frying-pan: messerschleifen, messerschleifer, schleifservice, schleiferei, messer schleifen, messer
kitchen-knife frying-pan: messerschliff, schärfdienst
milk cereal-bowl: bauernjoghurt, hofjoghurt
milk cow: milchautomat, milchtankstelle, milch, bauernmilch, molkerei
milkshake: milchshake, milchshakes, milkshake, milkshakes
mug: thermoskanne
mug coffee: tassen, becher, keramiktassen, keramikbecher, kaffeebecher, kaffeetassen, tasse, teetassen
mug wine: glühweinstand, feuerzangenbowle, punsch, kinderpunsch, heißgetränke, Glühwein, Glühmost, Jagertee, Jagatee
mug wine: Grog
mug chocolate: heiße Schokolade, heisse Schokolade, Trinkschokolade, Kakao
sake-set: Sake-Set, Sake-Sets, Tokkuri, japanischer Sake, Sakeverkostung
smoothie: smoothie, smoothies, fruchtsmoothie, fruchtsmoothies
soft-drink: cola, softdrinks, erfrischungsgetränke, eistee, energydrink
spirits-bottle toast: whisky, schnaps, obstbrand, destillerie, brennerei, rum, likör, Kirschwasser, Obstler
spirits-bottle toast: Zwetschgenwasser, Himbeergeist
spoon candle: bleigießen, bleigiessen, wachsgießen
tea herb: fastenwoche, fastenwochen, fasten woche, heilfasten
tea teapot: tee, teehaus, teeladen, teestube, Ostfriesentee, Hagebuttentee, Lindenblütentee, Blütentee, Kamillentee
tea teapot: Kräutertee, Früchtetee, Schwarztee
teapot cake-slice: porzellan, geschirr
water-jug droplet: wasserspender, wasserlieferung, mineralwasser-lieferung
wine: kristallgläser, kristallglas
wine grapes: straußwirtschaft, riesling, spätburgunder, silvaner, weinpaket, weinpakete, weißwein, rotwein, suuser
wine grapes: flaschen wein, wein, weine, weingut, weinprobe, weinhandlung, winzer, weinbar, weinfest, Heuriger, Heurigen
wine grapes: Heurige, Heurigenlokal, Buschenschank, Buschenschenke, Buschenschänke, Besenwirtschaft, Besenwirtschaften
wine grapes: kellergassenfest, kellergassenfeste, kellergasse, kellergassenführung, neuer süßer, neuer süsser, suser
wine grapes: susser
wine barrel: Kellerführung, Kellerführungen
`;
