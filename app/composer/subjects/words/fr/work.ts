/** French words for work. Notation: word-list.ts. */
export const frenchWork = `
3d-printer: imprimante 3d, imprimantes 3d, impression 3d, impressions 3d
abacus: boulier, calcul mental au boulier
air-compressor: compresseur d'air, compresseurs d'air, location de compresseur, compresseur 50 l, compresseur 100 l
air-compressor: compresseur d'atelier, compresseur à air
anvil hammer: forgeron, forge, ferronnerie, ferronnier, coutellerie forgée
app-phone: notre application, notre nouvelle application, nouvelle application, application mobile, applications mobiles
app-phone: appli, notre appli, l'appli, application gratuite, téléchargez l'application, téléchargez l'appli
app-phone document: appli de devis, application de devis
app-phone laptop: développement d'applications, développement d'application, développement d'applications mobiles
ballot-box: élections, référendum, scrutin, élections municipales, votez pour, votez, votons pour, budget participatif
ballot-box: municipales, vote, législatives, présidentielle, procuration, conseil municipal des jeunes, bureau de vote
ballot-box: réunion électorale, listes électorales, inscription électorale, allez voter, va voter
banknotes coin: crédit, financement, micro-crédit, microcrédit, affacturage, aides financières, subventions
barber-chair: fauteuil de coiffure, fauteuils de coiffure, fauteuil de barbier, fauteuil barbier
billboard: panneau publicitaire, panneaux publicitaires, affichage publicitaire, affichage urbain, publicité extérieure
blackboard: tableau noir
blood-drop: don du sang, collecte de sang, donner son sang, moelle osseuse, don de moelle, dons de sang
blood-drop: donneurs de sang, efs
books: guide de voyage
books open-book: bourse aux livres, reliure, relieur, cours de reliure, relieuse, librairie, bibliothèque, livres, livre
books open-book: roman, salon du livre, club de lecture, médiathèque, dédicace, bandes dessinées, bd, mangas
books open-book: bouquiniste, soirée lecture, lecture publique, soirée lectures
books pencil: préparation au delf, delf, tcf, prépa concours, révisions du bac, stage de révision, soutien scolaire
books pencil: aide aux devoirs, cours particuliers, cours particulier, professeur particulier, cours de soutien
books pencil: stages de révision, prof de maths, étude surveillée, remise à niveau, préparation au brevet
books pencil: brevet des collèges, révisions du brevet, révision brevet, prépa bac, prépa brevet
books pencil: rattrapage brevet, cours de rattrapage
briefcase handshake: conseil en entreprise, cabinet de conseil, consultant, recrutement, intérim, salon de l'emploi
briefcase handshake: forum de l'emploi, job dating, offres d'emploi, recherche d'emploi, forum emploi
briefcase handshake: ~ offre d'emploi
business-cards printer: cartes de visite, carte de visite, impression de cartes de visite
calculator receipt: calculatrice, calculatrices, calculette, fiches de paie, gestion de paie, conseil fiscal, comptable
calculator receipt: expert-comptable, comptabilité, cabinet comptable, impôts, déclaration de revenus
calculator receipt: déclaration d'impôts, fiscalité, fiscaliste, fiche de paie, bulletins de paie, gestionnaire de paie
calculator receipt: paie, tva, auto-entrepreneur, micro-entreprise, création d'entreprise, commissaire aux comptes
calendar: calendrier mural, agenda
calendar smartphone: planning du personnel, logiciel de planning
card-terminal credit-card: terminal de paiement, terminaux de paiement, tpe
cash-register: caisse enregistreuse, caisses enregistreuses, caisse tactile, logiciel de caisse, système de caisse
cash-register: caissières
chainsaw: élagage et taille
chainsaw logs: tronçonneuses, bûcheron, bûcheronnage, travaux forestiers, tronçonneuse
chart-up: investissement, placement
cherry-picker: nacelle élévatrice, nacelles élévatrices, location de nacelle, location de nacelles, caces nacelle
cherry-picker: nacelle, nacelles
chimney-sweep: ramoneur, ramonage, ramoneurs, ramonage de cheminée
circuit-board: circuit imprimé, circuits imprimés, cartes électroniques, réparation électronique
circuit-board: composants électroniques
cleaner: femme de ménage, agent d'entretien, aide ménagère, homme de ménage, agent de nettoyage
coin: bourse numismatique, monnaies anciennes, numismatique
coin magnifier: numismate
combine-harvester: entreprise agricole
combine-harvester wheat: moissonneuse, moissonneuse-batteuse, moisson, entreprise de travaux agricoles
combine-harvester wheat: travaux agricoles, battage
concrete-mixer bricks: béton, béton prêt à l'emploi, toupie béton, livraison de béton, pompe à béton, chape liquide
concrete-mixer bricks: chape
concrete-mixer: bétonnière, bétonnières
conveyor-belt: bande transporteuse, bandes transporteuses, tapis roulant industriel, convoyeur, convoyeurs
conveyor-belt: convoyeur à bande
conveyor-belt factory: opérateur de production, opératrice de production, opérateurs de production
crayon: cahier de coloriage, livre de coloriage, pâte à modeler, feutres
crayon school: atsem, atsem remplaçante, portes ouvertes maternelle, maternelle portes ouvertes
crayon teddy-bear: ludothèque
crutch bone: prothèse de hanche, prothèse de genou, hanche, genou, orthopédiste, chirurgie orthopédique
crutch bone: médecin du sport, médecine du sport, ligaments croisés, ostéoporose, fracture, entorse
defibrillator: défibrillateur, défibrillateurs, formation défibrillateur, défibrillateur automatisé
dentist-chair: fauteuil dentaire, fauteuils dentaires, fauteuil de dentiste
desktop-computer: écran gaming, écran d'ordinateur
desktop-computer keyboard: cours de code, code informatique
desktop-computer laptop: progiciel
doctor: médecin généraliste, médecin de famille
document: cv et lettre de motivation, lettre de motivation
document house: permis de construire, dépôt de permis de construire
drill: perceuse, perceuse à percussion, visseuse sans fil, visseuse, carotteuse, carotteuses, location carotteuse
drill toolbox: quincaillerie, location d'outils
drone: drone, photos aériennes, prise de vue aérienne, télépilote
dust-mask: masque anti-poussière, masques anti-poussière, masque FFP2, masques FFP2
envelope: enveloppes, correspondante, publipostage
envelope postbox: facteur, factrice, distribution de prospectus, distributeur de prospectus
excavator: terrassement, conducteur d'engins, conducteurs d'engins, conductrice d'engins
excavator crane: mini-pelle, location mini-pelle, vrd
excavator hammer: démolitions, démolition
exhibition-stand: stand d'exposition, stands d'exposition, stand de salon, stand parapluie, standiste
exhibition-stand: stand pour salon professionnel
forklift: chariot élévateur, chariots élévateurs, caces, cariste, caristes
forklift pallet: préparateur de commandes, préparatrice de commandes, magasinier, manutentionnaire, agent logistique
forklift pallet: logistique
fountain-pen document: calligraphie
fountain-pen scroll: calligraphe
gardener: jardinier, jardinière paysagiste, jardiniers
gavel: commissaire-priseur, vente aux enchères, enchères, encan, encans
generator plug: groupe électrogène, groupes électrogènes, générateur électrique, générateurs
generator plug: location de groupes électrogènes, location groupe électrogène
gold-bars: lingot, lingots, lingot d'or, lingots d'or
hard-hat: casque de chantier, casques de chantier, casque de sécurité, casques de sécurité
headset speech-bubble: centre d'appels, centres d'appels, service client, permanence téléphonique
headset speech-bubble: téléconseiller, téléconseillers, téléprospection
house-contract: notaire immobilier, droit immobilier, compromis de vente, achat immobilier, acte de vente
house-contract: bail d'habitation, baux commerciaux, contrat de location, frais de notaire
hydraulic-hose: flexible hydraulique, flexibles hydrauliques, flexibles sur mesure, flexible sur mesure
label-roll: impression d'étiquettes, étiquettes adhésives, étiquette adhésive, étiquettes en rouleau
label-roll: impression d'autocollants, étiquettes personnalisées
laptop: ordinateurs portables, ordinateur, ordinateurs, cours d'informatique, initiation informatique
laptop: initiation à l'informatique, bureautique, développeur web, logiciel, logiciels, logiciel de gestion
laptop: programmation, développement web, télétravail, codage, apprendre à coder, intelligence artificielle
laptop: prestataire informatique, pc portable, ateliers numériques, atelier numérique, conseiller numérique, crm, erp
laptop screwdriver: réparation ordinateur, dépannage informatique, ordinateur portable, formation en ligne
laptop screwdriver: cours en ligne, dépannage pc, réparation pc, informaticien, récupération de données
laptop screwdriver: maintenance informatique
lathe: tournage cnc, usinage, usinage cnc, tour à métaux, tournage fraisage, atelier d'usinage, mécanique de précision
lathe: décolletage, tourneur-fraiseur, tourneur fraiseur, tourneur sur bois, tournage sur bois
lift: ascensoriste, ascensoristes, maintenance d'ascenseurs, installation d'ascenseur, technicien ascenseur
lift: ascenseur privatif
location-pin: visite guidée, visites guidées
lockers: casiers vestiaires, casier vestiaire, vestiaires métalliques, casiers scolaires, casiers métalliques
lockers: casier métallique
love-letter ring: faire-part mariage
love-letter envelope: faire-part, faire-part de naissance
magnifier: détective privé
magnifier chart-up: référencement, référencement google, référencement naturel, seo, audit seo, agence seo, google ads
magnifier chart-up: étude de marché
meeting-room: salle de réunion, salles de réunion, salle de conférence, salles de conférence
meeting-room: location de salle de réunion
megaphone chart-up: conseil de quartier, assemblée générale, agence de publicité, agence de communication, marketing
megaphone chart-up: agence marketing, publicité
megaphone smartphone: réseaux sociaux, community manager, influenceur, communication digitale, agence digitale
megaphone speech-bubble: réunion publique, concertation publique, réunion de quartier, enquête publique
network-cable: câble réseau, câbles réseau, câblage réseau, câblage structuré, câblage informatique, câble ethernet
network-cable: câbles ethernet
newspaper: journal local, quotidien régional, hebdo local, porteur de journaux, maison de la presse, presse locale
notebook: carnet de notes, carnet, journal intime
notebook pencil: club devoirs, soutien aux devoirs
open-book: lecture de contes, heure du conte, soirée contes, contes au coin du feu, veillée contes
open-book pencil: révisions bac, révisions brevet, stage de révisions, école de langues, cours de langue
open-book pencil: stage intensif brevet, stage brevet
open-book pencil: ~ anglais, allemand, espagnol, cours
open-book speech-bubble: cours d'arabe, cours d'anglais, cours d'espagnol, cours d'allemand, cours d'italien
open-book speech-bubble: cours de chinois, cours de français, cours de russe
paintbrush: peinture, peintures
pallet: palettes, palettes bois, palettes europe, palettes en bois
pallet-racking: rayonnage à palettes, rayonnages à palettes, rack à palettes, racks à palettes, palettier, palettiers
pallet-racking: rayonnage industriel
pallet-truck: transpalette, transpalettes, transpalette manuel, transpalettes manuels
parcel: point relais
parcel delivery-van: carton de déménagement, cartons de déménagement, papier bulle, film à bulles, cartons d'emballage
parcel delivery-van: ruban adhésif, emballage, emballages, transport de colis, envoi de colis, envois de colis
parcel delivery-van: livraison colis, livraison de colis, colis express
pen memo: pétition, pétitions, signatures, signez la pétition, écrivain public
pen notebook: atelier d’écriture, atelier écriture
pencil notebook: fournitures scolaires, fournitures, papeterie, papeteries, rentrée scolaire, cahiers, cahier
pencil notebook: stylos et cahiers, liste scolaire, fournitures de bureau, kits scolaires, dictée, dictées
pencil framed-picture: modèle vivant, modèles vivants
phone-case: coque de téléphone, coques de téléphone, coque téléphone, coques téléphone, coques iphone, coque iphone
phone-case: étui téléphone, accessoires téléphone, accessoires de téléphone, accessoires téléphonie
phone-case: coques personnalisées, coques de portable
pill mortar: parapharmacie, pharmacienne
pill stethoscope: pharmacie, pharmacien, compléments alimentaires, vitamines
pocket-knife: couteau de poche, couteaux de poche, canif, canifs, couteau suisse, couteaux suisses, couteau pliant
pocket-knife: couteaux pliants
postbox: boîte aux lettres, boîtes aux lettres, plaque boîte aux lettres, plaque de boîte aux lettres
postbox: plaques boîtes aux lettres
power-bank: batterie externe, batteries externes, powerbank, power bank
pressure-gauge: manomètre, manomètres, étalonnage, service d'étalonnage
price-tag desk-lamp: vide-grenier, vide grenier, bric-à-brac, braderie, vide-greniers, marché aux puces, brocante, puces
price-tag desk-lamp: vente de garage, ventes de garage
price-tag teddy-bear: vide ta chambre, vide-chambre, vide chambre
printer: imprimerie, imprimeur, flyers, affiches
printer memo: cartouches d'encre, cartouche d'encre, impression, dépliants, brochures, signalétique, étiquettes
printer memo: kakemono, bâches publicitaires, tracts
printer paintbrush: enseigne, tampons, marquage véhicule, gravure
receipt desktop-computer: logiciel caisse, facturation
receipt laptop: logiciel de facturation, facturation en ligne
receipt shopping-cart: hôtes de caisse, caissiers
road-roller: enrobé, goudronnage, bitume, enrobés, enrobé à chaud, goudron, travaux publics, revêtement de sol extérieur
robot gear: robotique, ia
roll-up-banner: roll-up publicitaire, roll-ups publicitaires, kakémono, kakémonos, bannière enrouleur
roll-up-banner: impression de banderoles
rubber-stamp document: office notarial, tampons encreurs, notaire, notaires, étude notariale
rubber-stamp: tampon personnalisé, tampons personnalisés
satellite-dish television: antenne, parabole
scaffold: location échafaudage
scaffold ladder: échafaudage, échafaudages
scales: avocat, avocats, cabinet d'avocats, avocate, conseil juridique, droit du travail, divorce, avocat en droit
scales: droit de la famille, huissier, aide juridique, juriste, médiation familiale, droit des étrangers, droit pénal
scissor-lift: nacelle ciseaux, nacelles ciseaux, nacelle à ciseaux, plateforme à ciseaux
scissors: kit créatif
scissors hair-comb: coiffeur, coiffeuse, salon de coiffure, coiffure, coupe de cheveux, loisirs créatifs, coupe homme
scissors hair-comb: balayage, coupe femme, mèches
scroll document: généalogie, arbre généalogique
scroll fountain-pen: succession, successions, contrat de mariage
security-guard: agent de sécurité, agents de sécurité, vigile, gardiennage, agent de surveillance
server: hébergement web, serveurs informatiques, serveur informatique, data center, datacenter, sauvegarde informatique
set-square calculator: cours de maths, cours de mathématiques, soutien en maths
set-square ruler: bureau d'études, dpe, architecte, cabinet d'architecte, maths, mathématiques
shipping-container: conteneur maritime, conteneurs maritimes, container maritime, containers maritimes
shipping-container: conteneur de stockage, location de conteneurs, maison container, fret maritime
shop-assistant: ~ vendeuse, vendeur en magasin, caissière, caissier, hôtesse de caisse
signing-hands: langue des signes, cours de langue des signes, interprète en langue des signes, interprète lsf
signing-hands: cours de lsf
site-cabin: bungalow de chantier, bungalows de chantier, cabane de chantier, bureau de chantier
site-cabin: location de bungalow de chantier
smartphone: téléphone, téléphones, portable, réparation iphone, écran cassé, téléphone portable, smartphone
smartphone: forfait mobile, réparation de téléphone, réparation téléphone, téléphone reconditionné, forfaits mobiles
smartphone: mobiles reconditionnés, carte sim, téléphonie mobile, GSM, réparation GSM
smartphone document: devis et factures
smartphone wall-clock: pointeuse, pointeuses, badgeuse, badgeuses, suivi des heures, feuilles d'heures
speaker: sonorisation, location sono, enceinte bluetooth, enceintes, sono, location de sono, home cinéma, barre de son
speaker: chaîne hi-fi, hi-fi, hifi
speaker guitar: ampli guitare, amplis guitare, ampli basse
speaker teddy-bear: tonies, toniebox, figurines tonies
speech-bubble: échange linguistique, logopède, café des langues, bégaiement, logopédie, orthophoniste, orthophonie
speech-bubble: patois, cours de patois, français contre anglais, anglais contre français, leçons de français
speech-bubble: échange leçons
speech-bubble books: français langue étrangère, langue étrangère
speech-bubble handshake: permanence du maire, permanence des élus, permanence de la députée, permanence du député
speech-bubble open-book: allemand a1, allemand a2, allemand b1, allemand b2, anglais b1, anglais b2, français a2
speech-bubble open-book: français b1, français b2, anglais pour, l'anglais pour, espagnol pour, allemand pour
speech-bubble open-book: italien pour débutants, japonais pour, fle, alphabétisation, toeic, toefl, langue bretonne
speech-bubble open-book: conversation anglaise, séjour linguistique, séjours linguistiques, breton pour débutants
spotlight: éclairage scénique, régie lumière, sonorisation et éclairage, technicien lumière, projecteurs de scène
spray-gun: thermolaquage, pistolet à peinture, pistolets à peinture, peinture au pistolet, peinture époxy au four
spreadsheet: tableur, tableurs, modèle Excel, modèles Excel, formation Excel, tableau Excel, cours Excel
steel-beam: poutre acier, poutres acier, poutrelle métallique, poutrelles métalliques, poutre ipn, poutres ipn
stethoscope: médecin, cabinet médical, pédiatre, hôpital, docteur
stethoscope hospital: rhumatologue, rhumatologues, rhumatologie, gastro-entérologue, gastroentérologue
stethoscope hospital: gastro-entérologie, endocrinologue, endocrinologie, néphrologue, néphrologie, hématologue
stethoscope hospital: hématologie, allergologue, allergologie, dialyse, centre de dialyse, proctologue, proctologie
stethoscope hospital: chirurgien, chirurgienne, chirurgiens, chirurgie vasculaire, chirurgie viscérale, coloscopie
stethoscope hospital: diabétologue, diabète, oncologie, phlébologue, varices, angiologue, allergies, gynécologie
stethoscope hospital: maison médicale, maison de santé, centre médical, bilan de santé, pédiatrie, urgences
stethoscope hospital: centre de santé, secrétaire médicale, apnée du sommeil, consultation mémoire, médecine du travail
stethoscope hospital: dépistage du diabète, gériatre, chirurgie ambulatoire
stethoscope: ~ clinique, cabinet
syringe: vaccin, vaccination, botox, médecine esthétique, antigrippe, piqûre
syringe lotion: acide hyaluronique, hyaluronique, injections, fils tenseurs, chirurgie esthétique, lifting
syringe lotion: comblement des rides
tablet: tablette tactile, tablettes tactiles, tablette numérique, tablettes numériques, tablette graphique
tablet: tablettes graphiques, liseuse, liseuses, ipad, ipads, réparation tablette, smartphones et tablettes
teacher: enseignant, enseignante, institutrice
telehandler: chariot télescopique, chariots télescopiques, manuscopique, télescopique agricole
telephone: téléphonie d'entreprise, numéro d'écoute, standard téléphonique
telephone older-person: téléassistance, téléalarme
telephone desktop-computer: secrétariat, télésecrétariat
telescope night-sky: astronomie, observatoire, nuit des étoiles, nuits des étoiles
test-tube: laboratoire d'analyses, analyses médicales, prise de sang, laboratoire médical, analyses de sang, test pcr
test-tube: cours de chimie, soutien en chimie, physique-chimie
theodolite set-square: géomètre, géomètres, géomètre-expert, géomètres-experts, géomètre expert, topographe, bornage
theodolite set-square: topographie
tiller: motoculteur, motoculteurs, motobineuse, motobineuses, réparation motoculteur
translation open-book: traducteur, traduction, interprète, traductions, traductrice, agence de traduction
translation open-book: bureau de traduction, services de traduction, interprètes, interprétariat, traducteurs
translation rubber-stamp: traduction assermentée, traductions assermentées, traducteur assermenté
translation rubber-stamp: traductrice assermentée, traducteur-interprète
ultrasound: échographie, échographies, échographie de grossesse, échographiste, échographe
usb-stick: clé usb, clés usb, cle usb, clef usb, clefs usb, clés usb publicitaires
vending-machine soft-drink: distributeur automatique, distributeurs automatiques, distributeur de boissons
vending-machine soft-drink: distributeurs de boissons, distribution automatique
video-call headphones: webinaire, webinaires, visioconférence, visio, téléconsultation, réunion en ligne, appel vidéo
waiter: serveuse, serveur en salle, serveur de restaurant, garçon de café, chef de rang
walkie-talkie: talkie-walkie, talkies-walkies, talkie walkie, talkies walkies, location de talkies-walkies
web-page laptop: site vitrine, sites vitrines, votre site vitrine, agence web, site internet, site web, sites web
web-page laptop: création de site, wordpress, création de sites, création de sites internet, création de site internet
web-page laptop: création de sites web, création de site web, sites internet, webdesign, webdesigner, refonte de site
web-page laptop: votre site web, votre site internet, page web
web-page shopping-cart: boutique en ligne, e-commerce, site e-commerce, sites e-commerce, boutiques en ligne
web-page shopping-cart: site marchand
webcam: webcam, webcams
welding-mask: poste à souder, postes à souder, poste à soudure
welding-mask fire: soudeur, soudeurs, soudeuse, soudure, travaux de soudure, formation soudure, soudage
welding-mask gear: chaudronnier, chaudronniers, chaudronnerie, tuyauteur, tuyauteurs
wheel-loader: chargeuse sur pneus, chargeuses sur pneus, chargeuse sur roues, location de chargeuse
wheel-loader: chargeuses sur roues
whiteboard: tableau blanc, tableaux blancs, tableau effaçable, tableau blanc mobile
windscreen: pare-brise, parebrise, réparation de pare-brise, impact pare-brise
windscreen: vitrage automobile, remplacement pare-brise, remplacement de pare-brise
`;
