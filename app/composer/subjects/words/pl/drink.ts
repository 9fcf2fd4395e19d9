/** Polish words for drinks. Notation: word-list.ts. */
export const polishDrink = `
dallah: dallah, kawa arabska, kawy arabskiej
amphora: warsztaty ceramiki
amphora jar: glina
amphora palette: ceramika, ceramiczne, ceramiczny
baby-bottle: gryzak
barrel: beczki, beczka dębowa, beczki dębowe, beczki drewniane, bednarz, bednarstwo
beer wheat: minibrowar, piwo, browar, piwo rzemieślnicze, piwo kraftowe, multitap, piwiarnia
beers: pub, bar
beers memo: quiz w pubie
champagne party-popper: wigilia firmowa, piknik firmowy, integracja firmowa, jubileusz firmy, agencja eventowa
champagne party-popper: osiemnastka, wieczór firmowy, event firmowy, bal charytatywny, karnawał
champagne party-popper: ~ eventy
champagne toast: szampan, wina musujące, prosecco
cider: cydr, cydry, cydru, cydrownia
cocktail: koktajle, drinki, koktajlbar, kurs barmański, barman, barmana, barmańska, obsługa barmańska, drink bar
coffee: kawa, kawiarnia, kawa na wynos, kawy, kawiarenka
coffee-beans coffee: kawa ziarnista, ziarna kawy, palarnia kawy, świeżo palona kawa, palarnia
cutlery dinner-plate: domowe obiady, obiady domowe, zestaw dnia, danie dnia, karczma, gospoda, lunch, restauracja
cutlery dinner-plate: bistro, bar mleczny, zestaw obiadowy, obiady na wynos, stołówka, jadłodajnia, zajazd, garmażeria
dinner-plate: ceramika stołowa, rolada śląska, rolady śląskie, roladę śląską, rolada wołowa
dinner-plate: rolady wołowe
dinner-plate cook: catering, stypa, konsolacja, bufet szwedzki, przyjęcia okolicznościowe, przekąski na imprezę
dinner-plate cook: obiad komunijny, półmiski
dinner-plate cutlery: kelnerki, obsługa sali, wypożyczalnia naczyń, wypożyczalnia zastawy, zastawa stołowa
dinner-plate cutlery: zastawy stołowej, zastawę stołową
dinner-plate heart: wspólny obiad, wspólna kolacja, wspólny posiłek
espresso-machine: naprawiamy ekspresy, ekspresy delonghi, ekspresów delonghi, ekspres delonghi, ekspres jura
espresso-machine: ekspresy jura
espresso-machine coffee: ekspres do kawy, ekspresy do kawy, ekspres ciśnieniowy, serwis ekspresów, kurs baristy
espresso-machine coffee: szkolenie baristyczne
gin-tonic: gin, gin z tonikiem, gin tonic
ice-cube: torba termiczna
ice-cube snowflake: lód w kostkach, mrożonki, mrożone warzywa, mrożone owoce
jar: przetwory, dżemy, ogórki kiszone, olej, konfitury, powidła, chrzan, pojemniki na żywność, kiszonki
jar: kapusty kiszonej, smalec, smalcu, smalec ze skwarkami, pasztet, pasztety, pasztet domowy, musztarda, musztardy
jar: majonez, majonezy, chrzan tarty, tarty chrzan, buraczki tarte, syrop z czarnego bzu, syrop z sosny, syrop z mniszka
jar herb: ~ cynamon
juice-box apple: tłoczenie soku
juice-glass: sok pomarańczowy, sok owocowy, soki owocowe, świeżo wyciskane soki, sok z pomarańczy
kitchen-knife: nóż szefa kuchni, noże kuchenne, nóż turystyczny
kitchen-knife frying-pan: ostrzałka, ostrzenie noży, ostrzalnia, ostrzenie
kitchen-knife scissors: ostrzę noże, ostrzymy noże
milk cereal-bowl: kefir, zsiadłe mleko
milk dairy-cow: mleczarnia, nabiał, mlekomat, mleko
milkshake: milkshake, milkshaki, shake mleczny, koktajle mleczne, koktajl mleczny
milkshake: owsianka i koktajle
mug coffee: kubki, kubek, kubki ceramiczne, filiżanki
spirits-bottle toast: gorzelnia, wódka, whisky, destylarnia, nalewki, alkohole świata, śliwowica, bimber
tea teapot: herbata, herbaciarnia, napar ziołowy
water-jug droplet: dystrybutor wody, dystrybutory wody, dostawa wody, woda w butlach, woda mineralna, woda źródlana
water-jug droplet: woda pitna
wine: kieliszki do wina, karafka, kieliszki
wine grapes: wino, winnica, degustacja win, sklep z winami, bar winny, skład win
champagne dinner-plate: sala bankietowa, sale bankietowe, sali bankietowej, bankiet
cutlery: sztućce, sztućców, sztuciec
cutlery key: lokal gastronomiczny, lokalu gastronomicznego, lokale gastronomiczne
demijohn: gąsior z winem, gąsior na wino, balon na wino, balony do wina, dymion, dymiony
dinner-plate takeaway-box: garmażerka, garmażerki, wyroby garmażeryjne, wyrobów garmażeryjnych
juice-glass raspberry: sok malinowy, soku malinowego, syrop malinowy
juice-glass apple: soki tłoczone, sok tłoczony, tłoczenie soków, tłocznia soków, mobilna tłocznia
juice-glass plum: kompot, kompoty, kompotu, kompot z suszu
juice-glass bread: kwas chlebowy, kwasu chlebowego, podpiwek, podpiwku
milk sheep: żentyca, żentycy, żętyca
mug wine: grzaniec, grzańce, grzańca, grzaniec galicyjski
mug chocolate: gorąca czekolada, gorącą czekoladę, gorącej czekolady, czekolada na gorąco, czekolada do picia
mug chocolate: pijalnia czekolady
sake-set: zestaw do sake, zestawy do sake, japońska sake, degustacja sake, tokkuri
smoothie: smoothie, smoothies, koktajl owocowy, koktajle owocowe
spirits-bottle cherries: wiśniówka, wiśniówki
`;
