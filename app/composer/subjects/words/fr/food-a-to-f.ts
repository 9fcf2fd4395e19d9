/** French words for food, by the thing they lead to: a to f. Notation: word-list.ts. */
export const frenchFoodAToF = `
apple: fête de la pomme, fêtes de la pomme
apple basket: cueillette de pommes, cueillette des pommes, fruits, pommes, verger
apple lollipop: pomme d'amour, pommes d'amour
apricot: abricot, abricots, confiture d'abricots, abricots secs
arancini: arancini, arancinis, arancino, boulettes de riz siciliennes
arepa: arepa, arepas, arepas garnies
artichoke: artichaut, artichauts, cœurs d'artichaut
asparagus: asperges
baguette: baguettes
baklava: makrout, makrouts, makroud, kalb el louz
banana: alloco, aloco
banh-chung: bánh chưng, banh chung, bánh tét, gâteau de riz gluant
banh-mi: banh mi, bánh mì, banh-mi, sandwich vietnamien
barbecue: barbecue à gaz, barbecues, planchas, plancha à gaz, cuisine d'extérieur, cuisines d'extérieur
barbecue: barbecue à charbon, barbecue
beans: mogette, mogettes, mojettes, flageolets, cocos de Paimpol, fèves au lard, pois chiche, pois chiches
beans: lentilles vertes du Puy, lentilles du Puy, lentilles corail, petit salé aux lentilles, légumes secs
beetroot: betterave, betteraves, betterave rouge, betteraves rouges, jus de betterave
bell-pepper egg: piperade, piperades
berliner: boule de berlin, boules de berlin, beignet à la confiture, beignets à la confiture, beignets fourrés
bibimbap: bibimbap, bibimbaps, bibimbab
biltong: biltong, viande séchée, bœuf séché, beef jerky
birthday-cake cupcake: gâteau d'anniversaire, cake design
blackberry: mûres sauvages, confiture de mûres
blueberries: myrtilles, bleuets sauvages, bleuets frais, tarte aux bleuets, autocueillette de bleuets, camerise
blueberries: camerises
braided-bread: tresse brioche, tresse au beurre, brioche tressée, brioches tressées, tresse briochée, brioche vendéenne
braided-bread: brioches, manala, manalas, mannele, mannala
bread: pain, pains, cours de pain, fouace, fouaces, cramique, cramiques, cougnou, cougnous, taillaule, taillaules
bread: pastis landais, praluline, pompe à l'huile, pompes à l'huile
bread croissant: boulangère, fournil, vendeuse en boulangerie, vendeur en boulangerie, vendeuse boulangerie
bread-dumplings: knödel, quenelles de pain, boulettes de pain
bread-roll: petits pains, petit pain, manele
brigadeiro: brigadeiro, brigadeiros
brownie: brownie, brownies
brussels-sprouts: choux de Bruxelles, chou de Bruxelles
burek: burek, börek, byrek, bureks
burger french-fries: restaurant de burgers, burgers, burger, hamburgers
burrito: tacos français
burrito french-fries: tacos lyonnais, french tacos, tacos 3 viandes
cabbage: chou, choux verts, choucroute, chou blanc, chou rouge
cabbage sausage: choucroutes
cabbage-rolls: chou farci, choux farcis, feuilles de chou farcies, cigares au chou
cake-slice: cakes, entremets, vente de gâteaux, moules à muffins, gâteau, gâteaux, pâtisserie, pâtisseries, pâtissier
cake-slice: pâtissière, far breton, fars bretons, baba au rhum, babas au rhum, tarte tropézienne, tartes tropéziennes
cake-slice: fiadone, cannelés, cannelé, cannelés bordelais, canelés
cake-slice cherries: forêts-noires, part de forêt-noire
cake-slice strawberry: fraisier, fraisiers
cake-slice raspberry: framboisier, framboisiers
cake-slice maple-syrup: pouding chômeur, poudings chômeur
canapes: petits fours salés, pièces cocktail, amuse-bouches, amuse-bouche, canapés apéritifs, plateau apéritif
canapes: mises en bouche
candied-almonds: pralines roses, amandes caramélisées, amandes pralinées
candy lollipop: bonbons, confiserie, calissons, confiseries, sucreries
candy: berlingot, berlingots, cuberdon, cuberdons, bergamotes de Nancy, coussin de Lyon, coussins de Lyon, guimauve
candy: guimauves
candy apple: pâte de fruits, pâtes de fruits
candy chestnut: marron glacé, marrons glacés
candy gift: dragée, dragées
canned-food basket: banque alimentaire, collecte alimentaire, colis alimentaires, aide alimentaire, resto du cœur
canned-food basket: restos du coeur, épicerie sociale, distribution alimentaire, denrées alimentaires, denrées
canned-food basket: soupe populaire, épicerie solidaire, guignolée, guignolées
cannoli: cannoli, cannolis, cannolo, cannoli siciliens
carnival-fritters: bugnes, bugnes lyonnaises, oreillettes, beignets de carnaval, merveilles de carnaval
carnival-fritters: merveilles et bugnes
cassava: manioc, igname, ignames, racine de manioc, frites de manioc
cauliflower: chou-fleur, choux-fleurs, gratin de chou-fleur
caviar: caviar, caviars
celeriac: céleri-rave, céleris-raves, céleri rave, céleri rémoulade
celery: céleri, céleris, céleri branche
charcuterie-board: planche de charcuterie, planches de charcuterie, planche mixte, planches mixtes, planche apéro
charcuterie-board: plateau de charcuterie, charcuterie et fromages
cheese: fromagerie, fromager, fromage, fromages, plateau de fromages, affineur, fromagère, comté, crèmerie
cheese: fromage de chèvre, chèvrerie, maroilles, munster fermier, munsters, tarte au munster
cheese: cancoillotte, mont d'or chaud, vacherin mont-d'or, saint-marcellin affiné, picodon, picodons, tomme, tommes
cheese: tomme de Savoie, reblochon, reblochons, bleu d'Auvergne, fourme d'Ambert, brie de Meaux, époisses, brocciu
cheese: saint-nectaire fermier, morbier, gruyère, ossau-iraty, crottin de Chavignol, malakoffs
cheese goat: crottin de chèvre, crottins de chèvre
cheese ham: planches apéro, planche apéritive, planches apéritives
cheese ham: planche à partager, planches à partager
cheese-bread: gougère, gougères
cheesecake: cheesecake, cheesecakes, gâteau au fromage
chef-hat clipboard: hygiène alimentaire, formation haccp, formation hygiène
cherries: cerises, fête de la cerise, fêtes de la cerise
chestnut: fête de la châtaigne, châtaignes, marrons
chicken-leg: poulet
chilli: piment, piments, piment d'Espelette, purée de piment, piment fort
chimney-cake: gâteau cheminée, gâteaux cheminée, kürtőskalács, trdelnik, trdelník, gâteau à la broche
chimney-cake: gâteaux à la broche
chocolate candy: chocolat, chocolatier, chocolats, chocolaterie, ballotin, truffes au chocolat, truffe au chocolat
chocolate candy: truffes en chocolat
chocolate: fontaine à chocolat, fontaines à chocolat
christmas-pudding: christmas pudding, plum-pudding, plum pudding
churros chocolate: churros, chichis, churro
cinnamon-roll: roulé à la cannelle, roulés à la cannelle, brioche à la cannelle, brioches à la cannelle, cinnamon rolls
cinnamon-roll: pain aux raisins, pains aux raisins, escargot aux raisins, escargots aux raisins, pet de sœur
cinnamon-roll: pets de sœur
clams: palourde, palourdes, palourdes farcies
congee: congee, bouillie de riz, porridge de riz
cookie: biscuits, cookies, biscuiterie, palet breton, palets bretons, sablé breton, sablés, sablés de Noël, canistrelli
cookie: navettes de Marseille, navettes provençales, couque de Dinant, couques de Dinant, pain à la grecque, bredele
cookie: bredeles, bredele de Noël, bricelets, bricelet, tuiles aux amandes, tuile aux amandes, langues de chat
cookie: cornes de gazelle, corne de gazelle
cooking-oil: huile de colza, huile de tournesol, huile de noix, huile de lin, huile de courge, huile végétale
cooking-oil: huile alimentaire
corn: blé d'Inde, blés d'Inde, épluchette, épluchettes, épluchette de blé d'Inde, castreurs de maïs, castreur de maïs
corn: castration du maïs, castration de maïs, castrer le maïs
corn-dog: corn dog, corn dogs, corn dogs coréens
cotton-candy: barbe à papa, barbes à papa
courgette: courgette, courgettes, courgettes farcies, fleurs de courgette
couscous: couscous royal, couscous à emporter, couscous
couscous fish: attiéké, attieke, garba ivoirien, garba thon, attiéké poisson, attiéké thon
coxinha: coxinha, coxinhas
cream-bun: chou à la crème, choux à la crème, profiteroles, pâte à choux, paris-brest, gâteau saint-honoré
cream-bun: saint-honorés, chouquette, chouquettes, dune blanche, dunes blanches, religieuse au café, religieuses au café
cream-bun: religieuse au chocolat, religieuses au chocolat
crepe: crêpe, crepes, creperie, crêpes suzette, crêperie, crêpes, chandeleur, galettes, galettes bretonnes
crepe: galette saucisse, crêpière, crêpières
crepe ham: ficelle picarde, ficelles picardes
crisps: chips de pommes de terre, chips artisanales, chips de banane, chips de plantain, chips aux crevettes
crisps: paquet de chips
croissant: petit-déjeuner
croissant bread: boulangerie, boulanger, viennoiserie, viennoiseries, croissants
croissant chocolate: chocolatine, chocolatines, couque au chocolat, couques au chocolat
croquettes: croquettes de pommes de terre, croquettes aux crevettes, croquette de crevettes, croquettes au fromage
croquettes: croquettes de jambon, accras, accras de morue
currants: groseille, groseilles, gelée de groseilles, canneberge, canneberges, airelles
curry rice: restaurant indien, curry, cuisine indienne, indien, naan
curry: cari, caris, cari poulet, cari de poulet, colombo de cabri
curry stew: colombo de poulet, colombo de porc, colombo cabri
currywurst: currywurst, currywursts, saucisse au curry, saucisses au curry
custard-apple: chérimole, chérimoles, anone, pomme cannelle
custard-tart: pastel de nata, pasteis de nata, pastéis de nata, flan pâtissier, flans pâtissiers, flan parisien
custard-tart: tourment d'amour, tourments d'amour
daifuku: daifuku, mochi, mochis, mochis glacés
dates: dattes
donburi: donburi, donburis, gyudon, oyakodon, katsudon
dorayaki: dorayaki, dorayakis
doughnut: beignets, beigne, beignes, beignes glacés, bambalouni, bambalounis
dragon-fruit: fruit du dragon, fruits du dragon, pitaya, pitahaya
dumpling: raviolis chinois, raviolis vapeur, bouchons réunionnais, bouchon réunionnais, quenelle, quenelles
dumpling: quenelles lyonnaises
easter-egg: œuf de pâques, œufs de pâques, œuf en chocolat, œufs en chocolat, chocolats de pâques, oeufs de pâques
easter-egg: oeufs en chocolat, oeuf en chocolat
eclair: éclair au chocolat, éclairs au chocolat, éclair au café, éclairs au café
eel-box: unadon, unaju, anguille grillée sur riz
egg basket: œufs, oeufs, œufs frais
empanada: empanada, empanadas, fataya, fatayas, pastels au poisson, pastels au thon, pastels sénégalais
empanada apple: chausson aux pommes, chaussons aux pommes
endive: endive, endives, chicon, chicons, endives au jambon, chicons au gratin
falafel flatbread: libanais, traiteur libanais, restaurant libanais, mezzé, mezzés
fig: figue, figues, figues fraîches, figues sèches, confiture de figues, figuier, figuiers
fish-and-chips: fish and chips, fish & chips, fish'n'chips, fish n chips
fish-balls: boulettes de poisson, boulette de poisson
flatbread: socca, msemen, msemmen, mhadjeb, mahjouba
focaccia: focaccia, focaccias, fougasse, fougasses
focaccia onion: pissaladière, pissaladières
fondue: fondue, fondue savoyarde
fondue wine: carnotzet, carnotzets
french-fries: friterie, baraque à frites, cornet de frites, friteuse, friteuses
fried-breakfast: petit-déjeuner anglais, petit déjeuner anglais, full english breakfast
fruit-tart: tarte aux fruits, tartes aux fruits, tartelette aux fruits, tartelettes aux fruits, tarte aux fraises
fruit-tart: tartelette aux fraises, tarte, tartes, clafoutis, flognarde, flaugnarde
frying-pan: poêle antiadhésive, poêle en fonte
fufu: foutou, foufou, fufu, placali, chikwangue
`;
