/** Romanian words for animals and plants. Notation: word-list.ts. */
export const romanianAnimalsAndNature = `
alpaca: alpaca, alpacale, ferma de alpaca
ant house: termite, furnici
aquarium tropical-fish: acvariu, acvarii, acvaristică
bamboo: bambus, bambuși
beach: plajă
beach beach-umbrella: litoral, vacanță la mare
bee honey: roiuri, mătci, familii de albine, roi de albine
beehive bee: stup, stupi, stupină
bird: prepelițe
bird nest: canar
birdcage bird: colivie, colivii, peruși
cat: pui de pisică, pisoi, pisici, pisică, pisicilor, litieră, pierdut motan, motan, motanul, motănel pierdut, motănel
cat: motănelul
cat-standing coffee: cafenea cu pisici
cave: peșteră, peșteri, peștera
chick hen: pui de o zi, pui de o zi de vânzare
cockroach: dezinsecție, gândaci
cow: vițel
cow milk: viței, juninci, vițele, bovine, tăurași
cow sheep: expoziție de animale
cow steak: vacă, vaci, vită
daisy: mușețel, ceai de mușețel
deer bird: taxidermist, taxidermie, vânătoare, articole de vânătoare, vânat
dog: căței, câine, câini, pet shop, cățel, cățeluș, cățeluși, cățelul, cățelușul, lesă, zgardă, pui de câine
dog: ciobănesc mioritic
dog cat: târg de adopții, ziua adopțiilor
dog paw: metis, metisă
dog scissors: coafor canin, frizerie canină, cosmetică canină, tuns câini, toaletare canină, toaletaj canin, salon canin
dog stethoscope: veterinar, cabinet veterinar, farmacie veterinară
dog trophy: expoziție canină
dog-standing dog: hotel pentru câini
dog-standing paw: dresaj canin
donkey: măgar, măgari, măgăruș, măgăruși
dove bird: porumbei
duck: boboci de rață, rațe, rățuște, carne de rață
eagle bird: șoimărit, șoimi
fish: pește proaspăt, peste proaspat, afumătorie de pește, păstrăvărie, icre, crap, crap de crăciun, păstrăv, pește
fish: pescărie, fructe de mer, saramură, șalău, știucă, hamsii, scrumbie, scrumbii, somn afumat, somn de dunăre
goat: capre, carne de capră
goat cheese: iezi
goose: gâște
guinea-pig: porcușor de guineea, porcușori de guineea
hen egg: găini, găini ouătoare, pui de găină
horse: plimbări cu căruța, plimbare cu căruța, pensiune cai, herghelie, cal, ponei, călărie, grajd, cazare cai, grajduri
horse: șelărie, echipament echitație, harnașament, echitație, cai, cailor, tabără de echitație, tabără de călărie
horse: tabere de călărie
horseshoe horse: potcovar, potcovit, potcovire
hyacinth: zambile
kennel: pensiune canină, hotel canin, pensiune pentru câini, cușcă câine, cuști câini
leaves secateurs: tocător crengi, tocătoare resturi vegetale
lily: crin, crini, crini albi, crini imperiali
lion elephant: grădina zoo
logs axe: despicător lemne, despicător de lemne
mosquito: dezinsecție țânțari, țânțari
mosquito window: plase țânțari, plase anti-insecte, plase insecte
nest-box: căsuță pentru păsări, căsuțe pentru păsări
ostrich: struț, struți, struțul
paw: dresaj, lese, accesorii animale, animale abandonate
pig: mangalița, purcei, purcel, purcei de vânzare, porc, porci, carne de porc
pig bacon: pomana porcului
rabbit: iepure, iepuri, carne de iepure, cușcă pentru hamster, iepurași
rabbit painted-eggs: iepurașul de paște
saddle: șei
saddle horse: șelar, curelar, echipament de călărie
sauropod museum: dinozaur, dinozauri, dinozaurilor
seaweed: alge, alge marine, nori, wakame
sheep: berbeci, tuns oi, tunsul oilor, stână, oi, miei de vânzare, miei, cioban, ciobani
shrimp lobster: creveți
songbird: păsări cântătoare, cântecul păsărilor, privighetoare
sunflower: semințe de floarea soarelui
tree deer: pădurar, pădurari
tree rose: grădină botanică
tropical-fish: pești exotici
tulip: festivalul lalelelor
turkey-bird: curcani, curcan
turtle: broaște țestoase, broască țestoasă
wasp: viespi, cuib de viespi, viespe, bărzăuni
ammonite: fosile
beach-umbrella: umbrelă de soare
bird-feeder: hrănitoare, hrană pentru păsări
boar: mistreț, mistreți, porc mistreț, carne de mistreț, vânătoare de mistreți
bonsai: bonsai, pom bonsai, copac bonsai
bouquet: aranjamente florale, florărie, flori, buchete, florilor, florar, bujori, sărbătoarea bujorului, ziua mamei
bouquet: 8 martie
bull: taur de reproducție, tauri de reproducție, coridă, lupte cu tauri, taur de vânzare, taur, tauri
cactus plant: cactuși, plante suculente
chicken-coop: coteț de găini, cotețe de găini, coteț pentru găini, cotețe pentru găini
daffodil: narcisă, narcise, bulbi de narcise
dahlia: dalie, dalii, tuberculi de dalie, crizanteme
daisy seedling: panseluțe, primule, flori de sezon
droplet: filtre de apă, filtre apă
droplet tap: foraje, fântâni, pompe submersibile, hidrofor
fire: vatră de grădină
fire logs: lemne de foc
fire nut-and-bolt: sudor mig
flower-box: jardinieră, jardiniere, jardiniere de balcon, mușcată, mușcate, flori de balcon
garden-pond: iaz de grădină, iazuri de grădină, iaz decorativ, iazuri decorative, curățare iazuri, folie iaz
goldfish: caras auriu, peștișori aurii, peștișor auriu
greenhouse seedling: seră, sere, solarii, solar legume
hammock palm-tree: hamac, hamace
hanging-basket: coș suspendat cu flori, coșuri suspendate cu flori, ghiveci suspendat, ghivece suspendate
hay-bale tractor: lucernă, fân, baloți, baloți de fân, baloți de paie, baloți de lucernă, paie
hedge: foarfecă de grădină, tuia
herb: plante medicinale, plafar, ierburi aromatice, pătrunjel, leuștean, mărar, cimbru, busuioc, urzici, leurdă
herb: sunătoare, verdeață
hydrangea: hortensie, hortensii, hortensia
lavender: lavandă, câmp de lavandă, buchet de lavandă, lan de lavandă, festivalul lavandei
lawnmower: cosire iarbă
lawnmower spade: tuns iarba, mașină de tuns iarba
logs fire: brichete
logs saw: cherestea, scânduri, lemn de construcție, grinzi, scândură
orchid: orhidee, orhidei, orhidee în ghiveci
plant: plante de apartament, plante de interior, ghivece
plant daisy: muscate, petunii, begonii, răsaduri de flori
poinsettia: crăciuniță, crăciunițe, steaua Crăciunului în ghiveci, poinsettia
poppy: mac roșu, maci roșii
rabbit-hutch: cușcă pentru iepuri, cuști pentru iepuri, cușcă de iepuri, cuști iepuri
rose love-letter: trandafiri
secateurs leaves: tuns gard viu, gard viu, toaletare pomi, tăieri pomi fructiferi, foarfecă de vie, tundere gard viu
seedling plant: plante, răsaduri
seedling tree: împăduriri, butași, butași de viță, altoi, semințe, pomi fructiferi, puieți
snowdrop: ghiocel, ghiocei, 1 martie
snowy-mountain helicopter: salvamont
spade: grădinărit, lopată, lopeți, hârleț
spade broom: clacă
spade lawnmower: întreținere grădină, lucrări grădină
spade seedling: garduri vii, gardului viu, gardurilor vii, tunderea gardului viu, amenajări grădini, peisagistică
spade seedling: sistem irigații, îngrășăminte, amenajare curte, unelte de grădină
stork: barză, berze, barza
sun lotion: solar, bronzare
sunflower herb: grădini urbane
tree axe: pădure, rărituri, ocol silvic, toaletare arbori, defrișare
tree bench: salvați parcul, salvăm parcul
tree boot: grădiniță în pădure, grădinița din pădure, școala din pădure
tree chainsaw: tăiere copaci, toaletare copaci, defrișări, toaletări arbori, tăieri copaci, doborâre arbori
tree chainsaw: toaletări copaci, doborâre copaci, scos cioate, tăiat copaci
tree seedling: plantează un copac, plantare puieți, plantăm copaci, plantare de copaci, plantare copaci, copaci împreună
tree spade: plantăm o pădure
trowel bucket: tavane false, tencuială
tulip seedling: bulbi de flori, bulbi, lalele
turf-roll: gazon rulou, rulouri de gazon, gazon artificial, gazon sintetic, gazon rulouri, montaj gazon, gazon
umbrella: umbrele, umbrelă
water-buffalo: bivol, bivoli, bivoliță
waterfall: cascadă, cascade, cascada
watering-can plant: stropitoare, stropitori
wheat: ovăz, tărâțe
wheat basket: sărbătoarea recoltei, ziua recoltei
wheat sack: grâu, cereale, orz
wheat tractor: făină, moară
wheelbarrow: roabă
wheelbarrow spade: pământ de flori, pamant de flori, scoarță decorativă, balast și nisip
wreath: coroniță, coronițe, coroană de advent, coroane de crăciun, coroane funerare, coroniță de crăciun
wreath: coronițe de advent
`;
