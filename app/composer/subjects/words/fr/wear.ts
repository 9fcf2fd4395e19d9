/** French words for clothes and the body. Notation: word-list.ts. */
export const frenchWear = `
abaya: abaya, abayas, jilbab, jilbabs
anatomical-heart stethoscope: électrocardiogramme, ecg, hypertension, infarctus, don d'organes, avc, cholestérol
ao-dai: ao dai, áo dài
apron chef-hat: tablier, tabliers, tabliers de cuisine
baby-bodysuit: vêtements bébé, vêtements pour bébé, vêtements enfant, vêtements enfants, vêtements pour enfants, layette
baby-bodysuit: bodies bébé, mode enfantine, body bébé, grenouillère, petit bateau 3 mois, petit bateau 6 mois
baby-bodysuit: petit bateau 12 mois, body petit bateau, bodys petit bateau, vêtements petit bateau
baby-carrier: porte-bébé, porte-bébés, écharpe de portage, écharpes de portage, portage bébé
backpack pencil: sac à dos, cartables
ballet-shoes dancer: danse classique
bangles: bracelet, bracelets, bracelet permanent, gourmette
bathrobe: peignoir, peignoirs, peignoir de bain, peignoirs de bain, robe de chambre, robes de chambre, sortie de bain
beanie: bonnet en laine, bonnets en laine, bonnets, bonnet à pompon, bonnets à pompon, tuque, tuques
belt: ceintures, ceinture en cuir, ceintures en cuir, ceintures cuir, ceinture cuir
bike-helmet: casque de vélo, casques de vélo, casque vélo, casques vélo
bikini: maillots de bain, maillot de bain
blouse: chemise en lin
blouse dress: blouses, tunique, tuniques
boot: bottines, bottine, bottes, santiags, boots
boot dancer: danse country, cours de country, danses country, bal country, country line dance
bow-tie: nœud papillon, noeud papillon, nœuds papillon, noeuds papillon, nœuds papillons, noeuds papillons
bra: lingerie, soutien-gorge, soutiens-gorge, boutique de lingerie, sous-vêtements féminins, lingerie fine, corseterie
braces toothbrush: orthodontiste, bagues dentaires, appareil dentaire, orthodontie, appareils dentaires, orthodontistes
braces toothbrush: bagues pour les dents
braid hair-comb: tresses africaines, tresses, tresse africaine, box braids, nattes collées, dreadlocks, locks
braid hair-comb: knotless braids, coiffure afro
brain speech-bubble: psychiatre, psychiatres, psychiatrie, psychologue, psychothérapeute, thérapeute, hypnose
brain speech-bubble: coach de vie, hypnothérapeute, psychologie, psychanalyste, thérapie de couple, neuropsychologue
brain speech-bubble: emdr, burn-out, santé mentale
briefs: sous-vêtements, culotte menstruelle, caleçons, culottes menstruelles
brooch: broche camée, broches anciennes, broche bijou, broches bijoux
clogs: sabot en bois, sabots suédois, sabots en cuir, sabotier, sabots femme, sabots, paire de sabots, sabots en bois
clothes-hanger: cintres en bois
clothes-hanger coat: pressing, pressings, nettoyage à sec, friperies, vestiaire solidaire, vêtements d'occasion
clothes-hanger coat: dépôt-vente de vêtements, friperie, vide-dressing
clothes-hanger t-shirt: seconde main
coat: fourreur, fourrures, manteau, manteaux, veste, doudoune, doudounes, blouson, blousons, imperméable, imperméables
coat: cape de pluie, trench, dépôt-vente, ciré, coupe-vent
coat scarf: vêtements chauds, vêtements d'hiver, collecte de manteaux, collecte de vêtements chauds
coat scarf: collecte de vêtements d'hiver
conical-hat: chapeau conique, chapeaux coniques, chapeau vietnamien, chapeaux vietnamiens
contact-lens: lentilles de contact, lentille de contact, lentilles journalières, lentilles mensuelles
contact-lens: lentilles de couleur, contactologie
corset: corset, corsets, corsetière, corsetier, bustier lacé, guêpière, guêpières
crown pie: épiphanie
dental-implant toothbrush: implants dentaires, implant dentaire, implantologie, implantologue, implant, pose d'implants
diamond magnifier: bourse aux minéraux, minéraux, pierres précieuses
diamond ring: pendentifs, sautoirs, collier prénom, bijoux, bijouterie, bijoutier, joaillier
dirndl: dirndl, dirndls, robe bavaroise, robes bavaroises
dress: tenue de cérémonie
dress handbag: bourse vêtements, mode, prêt-à-porter, robe, robes, boutique de mode, boutique de vêtements, vêtements
dress washing-machine: nettoyage de robe de mariée, pressing robe de mariée
dress-shoe: cirage, cordonnerie, cordonnier, soin des chaussures, réparation de chaussures, ressemelage, talons
dungarees: salopette, salopettes, salopette en jean, cotte à bretelles, cottes à bretelles
ear stethoscope: médecin orl, cabinet orl, oto-rhino, oto-rhino-laryngologiste, orl
earrings diamond: boucles d'oreilles, boucle d'oreille, créoles
earrings ring: perçage d'oreilles
eye glasses: opération laser des yeux, laser des yeux, chirurgie laser des yeux, chirurgie réfractive, cataracte
eye glasses: cataractes, glaucome, dmla, myopie, correction de la vue, bilan de vue, bilan visuel, examen de vue
eye glasses: contrôle de la vue, ophtalmo, orthoptiste, chirurgie des paupières, blépharoplastie, centre ophtalmologique
eye glasses: clinique des yeux
eyebrow: sourcil, sourcils, épilation des sourcils, épilation sourcils, restructuration des sourcils
eyebrow: teinture des sourcils, brow lift, browlift, brow lamination, microblading, bar à sourcils
eyebrow eyelashes: maquillage permanent sourcils, maquillage permanent des sourcils, dermopigmentation sourcils
eyebrow eyelashes: microblading sourcils
eyelashes: maquillage permanent
eyelashes eye: extensions de cils, cils
fascinator: bibi de mariage, bibis de mariage, bibi à plumes, bibi à voilette, bibis à voilette
flat-cap scarf: casquette en tweed, casquettes plates, béret casquette
flat-shoe: mocassins
foot dress-shoe: semelles orthopédiques, chaussures orthopédiques, pédicure
foot lotion: podologue, ongle incarné, réflexologie plantaire
foot: pédicure podologue, pédicurie podologie, cabinet de podologie, podologie
football-boot: chaussures de foot, chaussure de foot, chaussures de football, crampons de foot
glasses eye: opticien, lunettes, lentilles, test de vue, ophtalmologue, opticienne, verres progressifs, monture
glasses eye: montures, optique
gloves: gants, mitaine, mitaines, moufle, moufles
graduation-cap books: université, formation, école de commerce, diplôme, apprentissage, bac de français, baccalauréat
graduation-cap books: universités, bts, reconversion, reconversion professionnelle, vae validation
graduation-cap books: école d'ingénieurs, école supérieure, études supérieures, bourse d'études, bourses d'études
graduation-cap books: alternance, apprenti, apprentis, apprentie, bac pro, cfa, orientation scolaire
graduation-cap books: salon de l'étudiant, remise des diplômes, bilan de compétences, mfr, parcoursup, cpf
hair-clipper: tondeuse à cheveux, tondeuses à cheveux, tondeuse cheveux, tondeuse à barbe, tondeuses à barbe
hair-clipper: tondeuse barbe, tondeuse de coiffeur
hair-comb: brosse à cheveux, peigne en bois
hair-comb scissors: nattes, chignon, chignons, permanente, coloriste, coupe enfant, tie and dye, soin capillaire
hair-comb scissors: chute de cheveux, soin kératine
hair-dryer hair-comb: sèche-cheveux, coupe et brushing, lissage kératine, lissage brésilien, lissage, brushing
hair-extensions: extensions de cheveux, extension de cheveux, extensions capillaires, extension capillaire
hair-extensions: tissage cheveux
handbag: sac à main, sacs à main, maroquinerie, sacs, sac
handshake: médiation, réseautage
hanfu: hanfu, hanfus, location de hanfu
headscarf: hijab, hijabs, foulard islamique, mode modeste
hearing-aid: appareil auditif, appareils auditifs, audioprothésiste, audioprothèse, aide auditive, aides auditives
hearing-aid: bilan auditif, test auditif, malentendants, prothèses auditives
heart handshake: parrainage d'enfants, parrainez un enfant, parrainer un enfant, dons, collecte de dons, bénévoles
heart handshake: bénévolat, association caritative, parrainage, solidarité, réfugiés, sinistrés, aide aux sinistrés
heart handshake: inondations, séisme, don en ligne, bénévole, œuvre caritative, secours populaire, croix-rouge
heart handshake: aide humanitaire, humanitaire, téléthon, cagnotte, sans-abri, maraude, maraudes, collecte de fonds
heart handshake: soirée caritative, entraide, forum des associations, service civique
henna-hand: tatouage au henné, tatouages au henné, henné, henné mariage
high-heel: escarpins, talons hauts
hiking-boot: marche nordique, marche gourmande, marche populaire, randonnée pédestre, randonnée, randonnées, rando, trek
hiking-boot: chaussures de randonnée, chaussures de sécurité
hiking-boot walker: balade nature, balade, chemin de compostelle, saint-jacques-de-compostelle, compostelle
hiking-boot walker: chemins de compostelle
holdall: sac de sport, sacs de sport, sac polochon, sacs polochon, sac de voyage, sacs de voyage, sac de week-end
hoodie t-shirt: sweat, sweats, sweat à capuche, sweats à capuche, hoodie, hoodies, streetwear
jeans: jogging, pantalon de travail
jumper scarf: pull, pulls, pullover, pulls en laine, pull en laine, gilets en laine, tricots, maille, pulls de noël
jumper scarf: pull de noël
jumpsuit: combinaison femme, combipantalon, combi-pantalon, combishort, combishorts, jumpsuit, combinaison pantalon
jumpsuit: combinaisons pantalon
kippah: kippa, kippas, kippot
laser-hair-removal lotion: épilation laser, épilation définitive, épilation au laser, épilation à la lumière pulsée
laser-hair-removal lotion: lumière pulsée, épilation définitive au laser
lederhosen: lederhosen, culotte de peau bavaroise
leggings: legging, leggings
lehenga: lehenga, lehengas
life-jacket: gilet de sauvetage, gilets de sauvetage, gilet de flottaison, gilets de flottaison
lip-balm: baume à lèvres, baumes à lèvres, baume lèvres, baumes lèvres, soin des lèvres, soin lèvres, stick à lèvres
lip-balm: sticks à lèvres
lips syringe: injection lèvres, augmentation des lèvres, injections lèvres, injections des lèvres
lips syringe: acide hyaluronique lèvres, repulpage des lèvres
lipstick: fond de teint
lipstick nail-polish: institut de beauté, esthéticienne, maquillage, cosmétiques, maquilleuse, salon de beauté
lungs stethoscope: pneumologue, pneumologues, pneumologie, asthme, bronchite, arrêt du tabac, arrêter de fumer
lungs stethoscope: sevrage tabagique, mois sans tabac, tabacologue, bpco
lungs: sevrage tabac
makeup-palette: palette de maquillage, palettes de maquillage, fard à paupières, fards à paupières
makeup-palette: pinceau de maquillage, pinceaux de maquillage, pinceaux maquillage, palette maquillage
makeup-palette: coffret maquillage, trousse de maquillage, palette yeux, maquillage enfants, maquillage enfant
makeup-palette: maquillage pour enfants, maquilleuse enfants, maquilleuse pour enfants, animation maquillage
nail-polish: bar à ongles, onglerie, prothésiste ongulaire, manucure, ongles, vernis semi-permanent, semi-permanent
nail-polish: capsules, beauté des mains, beauté des pieds
nappy baby: couche lavable, couches lavables, couches bébé, couches jetables, gâteau de couches
necklace: collier de perles, bijoux fantaisie, bijoux artisanaux, bijoux en argent, création de bijoux, collier
necklace: colliers, pendentif, sautoir
necktie: costume, costumes
perfume: parfum, parfums, parfumerie, déodorant solide, déodorant, diffuseur d'huiles
poncho: poncho, ponchos, poncho en laine, ponchos en laine, ruana
prayer-beads ring: bijoux en ambre, collier d'ambre
prayer-shawl: tallit, talith, châle de prière, châles de prière
prosthetic-leg: orthoprothésiste, prothésiste orthopédiste, prothèse de jambe
pyjamas: pyjama, pyjamas, chemise de nuit, chemises de nuit, vêtements de nuit, nuisettes
qipao: qipao, qipaos, cheongsam, robe chinoise, robes chinoises
ring: alliance perdue, alliance trouvée, perdu alliance
ring bouquet: mariage, wedding planner, alliances, bague de fiançailles, salon du mariage, mariages, noces, pacs
ring bouquet: fiançailles
ring diamond: achat or, achat d'or, rachat d'or, nous achetons votre or, rachat or
rollator: déambulateur, déambulateurs, rollator, rollators
safety-vest: vêtements de travail, vêtements professionnels
safety-vest lab-coat: tenues professionnelles
salwar-kameez: salwar kameez
sandal: sandales, nu-pieds, tongs et sandales
scarf: écharpes, cache-cou, cache-cous
scrubs: tenues médicales, tenue médicale, blouses médicales, blouse médicale, tuniques médicales, uniformes médicaux
serum-bottle lotion: sérum, soin du visage, soins du visage, crème visage, cosmétique bio
serum-bottle herb: huile essentielle, huiles essentielles
serum-bottle razor: huile à barbe, huiles à barbe
sherwani: sherwani, sherwanis, achkan
shirt: chemise, chemises, chemises sur mesure, chemiserie, chemise homme
shopping-bags price-tag: bourse aux vêtements, troc, vente privée
shopping-bags price-tag: ~ soldes, shopping, liquidation, déstockage
shopping-bags: magasinage
skirt: jupe, jupes, jupe plissée, jupes plissées, minijupe, minijupes
sleep-sack: gigoteuse, gigoteuses, turbulette, turbulettes
slippers: chausson, pantoufle, pantoufles, charentaise, charentaises, babouche, babouches, chaussons en laine
slippers: chaussons en feutre, chaussons fourrés, chaussons
smartwatch: montre connectée, montres connectées, smartwatch, smartwatches, apple watch, montre gps
sneaker: chaussures, baskets, chaussure
socks: chaussettes, bas de contention, bas et collants
songkok: songkok, songkoks, kopiah
spine: ostéopathe, kinésithérapeute, kiné, chiropracteur, mal de dos, kinésithérapie, ostéopathie, ostéo, rééducation
spine: lumbago, sciatique, étiopathe, étiopathie, hernie discale, rhumatologue du dos
suit: costume homme, costumes homme, costume de marié, costumes de marié, costume marié, complet trois pièces
suit: costume trois pièces
suit necktie: costume sur mesure, costumes sur mesure, costume de mariage
suit necktie: costumes de mariage, smoking, prêt-à-porter masculin, mode homme
sun-hat: chapeaux, chapellerie
t-shirt: marquage textile, flocage, broderie personnalisée, vêtements personnalisés
t-shirt backpack: uniformes scolaires, uniforme scolaire
t-shirt clothes-hanger: troc de vêtements, gratiferia
t-shirt jeans: t-shirt, t-shirts, impression t-shirt, sérigraphie
tattoo-machine: tatouage, tatoueur, tatouages
thobe: qamis, djellaba, djellabas, kamis homme, qamis homme, gandoura, gandouras, boubou, boubous, grand boubou
tights: collants, paire de collants, bas collants
tooth: prothésiste dentaire, dentier, dentiste, cabinet dentaire, dents, couronne dentaire, prothèse dentaire
tooth: prothèses dentaires, centre dentaire, caries, gencives, gouttières dentaires, aligneurs, facettes dentaires
tooth: assistante dentaire, dévitalisation, pédodontiste
tooth toothbrush: détartrage, blanchiment dentaire
top-hat: chapelier
top-hat sun-hat: modiste
tote-bag: tote bag, tote bags, sac en coton, sacs en coton, sac en toile, sacs en toile
trousers: pantalon, pantalons
turban: turban, turbans
vape: vape, vapes, vapotage, cigarette électronique, cigarettes électroniques, vapoteuse, e-liquide, e-liquides
walking-stick: canne de marche, cannes de marche
wallet: portefeuille en cuir, portefeuille perdu, portefeuille trouvé, perdu portefeuille, trouvé portefeuille
wallet handbag: portefeuilles, maroquinier
wax-pot: épilation, maillot intégral
wax-pot lotion: épilation à la cire, épilations à la cire, épilation cire, cire orientale, épilation au sucre
wax-pot lotion: maillot brésilien, épilation au fil et à la cire
wedding-dress ring: robe de mariée, robes de mariée, robes de mariées, boutique de mariage, collection mariée
wellingtons: bottes de pluie, botte de pluie, bottes en caoutchouc, bottes caoutchouc
wetsuit surfer: combinaison de surf, combinaisons de surf, combinaison néoprène, combinaisons néoprène
wetsuit surfer: combinaison en néoprène, combinaison de plongée, combinaisons de plongée, combinaison de triathlon
wig: perruque, perruques, prothèse capillaire, prothèses capillaires, postiches
wig: tissage brésilien, tissages brésiliens, pose de tissage
x-ray: radiologie, radiologue, imagerie médicale, irm, scanner médical, centre de radiologie, mammographie
x-ray: centre d'imagerie, radio des poumons
zip: fermeture éclair, fermetures éclair
`;
