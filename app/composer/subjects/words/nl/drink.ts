/** Dutch words for drinks. Notation: word-list.ts. */
export const dutchDrink = `
amphora: klei
baby-bottle: babyflessen, babyvoeding, borstkolf, zuigflessen, kolf, bijtring
barrel: houten vat, houten vaten, wijnvat, wijnvaten, eiken vaten, kuiperij
beer beers: trappist, tapbier, biertap, bierkoerier, biertap huren, streekbier, streekbieren
beer herb: hopscheut, hopscheuten
beer soft-drink: drankenhandel, drankencentrale, dranken, drankenhal, dranken aan huis, dranken levering
beer wheat: bier, brouwerij, speciaalbier, bierbrouwerij, bierproeverij, geuze, oude geuze, kriek, witbier, bokbier
beer wheat: herfstbok
beer tap: thuistap, thuistaps, tapwagen
beers: kroeg, pub, bar, biercafé, café
beers disco-ball: fuif, fuiven, studentenfuif
beers musical-notes: gentse feesten, lokerse feesten
champagne party-popper: vrijgezellendag, cava, bubbels
champagne toast: champagne
champagne: glazenverhuur, glazen huren
cider: cider, ciders, appelcider
cocktail: cocktails, cocktailbar, aperitief, borreluurtje, vrijdagmiddagborrel, vrijmibo, mocktails, barmedewerker
cocktail: barpersoneel, mojito's, happy hour, aperitiefconcert drank
coffee: koffie, koffiebar, koffiehuis, op de koffie, op de koffie met, koffie met, koffie met de
coffee food-truck: koffiekar, koffiekarren, koffiewagen
coffee-beans coffee: koffiebonen, koffiebranderij, koffiebrander, versgebrande koffie, branderij
coffee-beans: koffiemolen, koffiemolens
cutlery dinner-plate: eethuis, dagschotel, lunch, restaurant, eetcafé, lunchroom, dagmenu, bediening
cutlery dinner-plate: horecamedewerker, horeca, gastvrouw, gastheer horeca, taverne, zaalpersoneel, horecapersoneel
cutlery dinner-plate: tearoom, wildmenu, driegangenmenu, eetfestijn, eetdag, eetavond, keuzemenu, afterparty diner
cutlery dinner-plate: dinerbon
cutlery: bestek, bestekset, bestekverhuur
dallah: dallah, arabische koffiepot, arabische koffie
demijohn: mandfles, mandflessen, dame-jeanne, dame-jeannes, gistfles, gistflessen
dinner-plate christmas-tree: kerstdiner, kerstmenu, kerstdiners, kerstmenu's
dinner-plate cook: catering, cateraar, buffet, traiteurdienst, walking dinner, banket
dinner-plate heart: samen eten, buurtmaaltijd, aanschuiftafel, burendiner
dinner-plate takeaway-box: maaltijdbezorging, daghap, maaltijdbox, thuisbezorgd, afhaalmenu, tafeltje dekje
dinner-plate takeaway-box: warme maaltijden, maaltijden, afhalen en bezorgen, afhaalgerechten, traiteurschotels
dinner-plate takeaway-box: bedrijfslunch, lunchbezorging, weekmenu, schoolmaaltijden
dinner-plate cutlery: servies, serviezen, serviesgoed, serviesverhuur
espresso-machine coffee: espressomachine, espressomachines, koffiemachine, koffiemachines, koffieautomaat
espresso-machine coffee: koffieautomaten, baristacursus, barista training
gin-tonic: gin, gin-tonic, gin tonic, gin tonics, ginproeverij
ice-cube snowflake: ijsblokjes
jar: confituur, inmaak, verpakkingsvrij, jam, conserven, voorraadpotten, vershouddozen, weckpotten, mosterd, mosterden
jar: mayonaise, keukenstroop
jar herb: ~ kaneel
jar pear: perensiroop, perenstroop
juice-box apple: mobiele sappers
juice-box orange: sap, sappen, sapkuur, verse sappen, sapjes
juice-glass: sinaasappelsap, vruchtensap, vruchtensappen, jus d'orange, sapbar
kitchen-knife frying-pan: scharensliep, messen slijpen, slijperij, messenslijper, messen, slijpservice
milk cereal-bowl: boerenyoghurt, kwark
milk dairy-cow: melktap, rauwe melk, zuivel, melkboer, melk, zuivelboerderij, zuivelboerderijen
milkshake: milkshake, milkshakes
mug: koffiemok
mug coffee: mokken, mok, bekers, koffiekopjes, kopjes
soft-drink: cola, ijsthee
soft-drink tropical-drink: frisdrank
spirits-bottle egg: advocaat zelfgemaakt
spirits-bottle toast: stokerij, jenever, whisky, rum, distilleerderij, likeur, drankenhandel sterk, oranjebitter
tea teapot: thee, theehuis, theewinkel
water-jug droplet: waterkoeler, waterkoelers, waterdispenser, waterlevering, waterbezorging
wine: karaf
wine grapes: wijn, wijnen, wijnproeverij, wijnhandel, wijngaard, wijnbar, wijndegustatie, high wine, rosé
jar apple: appelstroop
juice-glass orange: verse jus
juice-glass apple: appelsap, appelsappen
kitchen-knife bread: broodmes
mug chocolate: chocomelk, warme chocomelk, chocolademelk, warme chocolademelk, warme chocolade, warme choco
sake-set: sakeset, sakesets, sakekan, Japanse sake, sakeproeverij
smoothie: smoothie, smoothies, fruitsmoothie, fruitsmoothies
spirits-bottle: advocaatje, jeneverbitter, beerenburg, berenburg
teapot cake-slice: theetuin, theetuinen, theeschenkerij
`;
