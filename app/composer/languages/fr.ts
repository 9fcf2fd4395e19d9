import { asks } from './asks/fr.ts';
import { frenchLooks } from './fr-looks.ts';
import type { Language } from './language.ts';

/** French. */
export const fr = {
  code: 'fr',
  functionWords:
    "le la les un une des du de et avec pour sur votre vos notre nos nouveau nouvelle tout tous toutes soldes offre promo réduction remise gratuit gratuite livraison achetez aujourd'hui maintenant seulement jusqu'au jusqu'à magasin ouverture grande été hiver première chaussures dès chez profitez découvrez en café boulangerie artisanale artisanal artisan pain pains gâteau fromage vin vins fleurs meubles cuisine jardin maison école cours piano guitare coiffeur salon restaurant traiteur menu midi marché brocante vide-grenier dimanche fait enfants chien vélo voiture livres bijoux vêtements mariage concert saison frais fraîche bio vôtre doux douce seniors séniors adultes débutants niveaux matin soir samedi retraités quartier village ouvert foie gras canard cuisses entière rangement entière séance séances vendeuse partiel temps nounou cils épilation livreur chauffeur infirmière serveuse",
  freeBehind: true,
  genitives: "d[eu]|des|d['’]|pour",
  runOn: {
    opening:
      '(?:bonjour|bonsoir|salut|coucou)(?: à tous)?[,!.]*(?: (?:nous sommes|on est|je suis))?(?: une?)?|(?:nous sommes|on est|je suis) une?',
    goesOn: String.raw`(?:et )?(?:nous )?(?:re)?cherchons|depuis #|(?:et )?nous \p{L}+ons|(?:et )?on (?:fait|propose|est|a)|(?:et )?je (?:fais|propose)|appelez`,
    orders:
      "(?:merci de|veuillez|svp|s['’]il vous pla[iî]t) (?:dire|mettre|mentionner|montrer|écrire|préciser|mettez|dites)|(?:et |donc )?(?:je veux|nous voulons|on veut|il faut) ",
  },
  calledBy: 'french|français|francais|französisch|francés|francese|francês|французск|法语|法文',
  ...asks,
  playfulCall: 'Je craque',
  callOpenings:
    'acheter|achetez|commander|commandez|réserver|réservez|découvrir|découvrez|télécharger|téléchargez|inscrivez|en savoir|cliquez|visite',
  requests: {
    opening: String.raw`(?:bonjour[,!]?\s+)?(?:(?:crée[rz]?|fais|faites|faire|réalise[rz]?|(?:je|nous) (?:veux|voulons|voudrais|voudrions|cherche|cherchons)|j['’]aimerais|il (?:me|nous) faut|j['’]ai besoin d['’]|nous avons besoin d['’]|besoin d['’])\s*(?:moi\s+|nous\s+)?)?(?:une?\s+)?(?:publicité|pub|annonce|affiche|bannière)\s+pour\s+(?:(?:mon|ma|mes|notre|nos|le|la|les|une?)\s+|l['’])?`,
    closing: '',
  },
  adWords: 'promo|promotion|campagne|publicité',
  quotes: '«»',
  leaningLetters: 'aàyôo',
  years: 'ans?',
  thousands: '',
  millions: 'millions?',
  units: '',
  forSoMany: 'pour',
  below: 'sous|moins de',
  numero: 'n[º°]',
  honorifics: 'mme|dr|st',
  currencies: 'euros?|francs',
  askedIn: 'en {}',
  quotedRoles: {
    callToAction: 'bouton',
    subline: 'sous-titre',
    headline: 'titre',
    offer: 'offre',
    brand: 'appelée?',
  },
  asPart: 'comme',
  notDiscounts: 'coton|naturel',
  discountOn: 'sur',
  and: 'et',
  purposes: 'pour|afin',
  secondHalf: 'puis',
  goesOn: 'et|ou|mais|puis',
  beforeWhen: 'avec|le|à|dès|début',
  unfinished: 'profitez|de|des|du|le|la|les|un|une',
  countedUnits: 'pers|min',
  aboutAd: 'style|couleurs?|thème|ambiance|images?|photos?|police|fond',
  nameParticles: 'et|de|du|des|la|le|les|l|d',
  streets: { before: String.raw`[Rr]ue|[Aa]venue|[Bb]oulevard|place|Place(?=\sd)` },
  moreThan: 'plus de',
  outOf: 'sur',
  toFigure: 'à',
  passing: 'avant|après|près d[eu]|derrière|en face d[eu]|comme|chez',
  articles: "la|le|les|l'",
  forWhom: 'pour|aux',
  atHome: 'à domicile|à la maison|chez vous',
  refusals: 'pas de|pas|sans|non',
  oClock: String.raw`h\b`,
  atHour: 'à',
  namedTimes: '',
  within: 'en|dans',
  mention: 'mentionne[rz]?',
  orders: 'utilise[rz]?|écri[srz]',
  off: String.raw`réduction|remise|rabais|de moins|économisez|moins cher|promo|soldé\p{L}*|démarque`,
  percent: 'pour cent',
  reductions: 'soldes?|remise',
  offers: [
    {
      kind: 'free',
      source: String.raw`gratuit\p{L}*|offert\p{L}*|gratis|sans frais|entrée libre|livraison (?:gratuite|offerte)|cadeau`,
    },
    { kind: 'half', source: '(?:à )?moitié prix|demi-tarif|à -?50 ?%' },
    {
      kind: 'bundle',
      source: String.raw`# (?:[\p{L}’']+ )?(?:achetée?s?|pour)[ ,=]+(?:la |le |l['’])?(?:#(?:e|è|ère|ème)? ?)?(?:\p{L}+ )?(?:offerte?s?|gratuite?s?|le prix d['’](?:un|une|#)|#)|(?:le|la) (?:#e|deuxième|second\p{L}?|troisième) [^.!?]{0,24}(?:offerte?|gratuite?|moitié prix|-?# ?%)|(?:un|une|#) achetée?,? (?:un|une|#) offerte?|(?:achetez|commandez|prenez)(?:-en)? #[^.!?]{0,20}(?:recevez|payez|offerts?|gratuits?)[^.!?]{0,14}`,
    },
  ],
  upTo: "jusqu['’]à|jusqu’à|au moins|plus de",
  from: 'dès|à partir de|seulement|pour(?: seulement)?|que|à|maintenant',
  insteadOf: 'au lieu de|avant|contre|prix conseillé|valeur',
  per: String.raw`par (?:personne|nuit|jour|semaine|mois|an|heure|pers\.?|séance|cours)|/\s?(?:mois|nuit|jour|an|semaine|personne|pers\.?|heure|h|kg)|la séance|l['’]heure|chacune?|TTC|HT`,
  until:
    "jusqu['’]au|jusqu’au|jusqu['’]à (?:dimanche|samedi|vendredi|lundi|mardi|mercredi|jeudi|fin|minuit)|avant le|valable jusqu['’]au|fin le",
  lastDays:
    "(?:aujourd['’]hui|ce week-end|cette semaine|ce soir|ce mois-ci|demain) (?:seulement|uniquement)|uniquement (?:aujourd['’]hui|ce week-end)|ce week-end|aujourd['’]hui|dernière chance|dans la limite des stocks disponibles|dernier jour",
  deadlines: String.raw`jusqu['’]au [^.,;!\n]{2,20}`,
  codes: 'avec le code [A-Z0-9]{3,}',
  conditions: String.raw`sélection(?:nés?|nées?)?|une sélection d['’]\p{L}+|nouveaux clients?|membres?|adhérents?|étudiants?|dès # ?€ d['’]achat|d['’]achats?|minimum|min\.|max\.|hors|sauf|non cumulable|sous conditions?|valable|réservée? aux?|pour les|sans engagement|puis|ensuite|du (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) au|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|uniquement en|première commande|les # premiers|acompte|arrhes|caution|en sus|hors taxes|jusqu['’]à épuisement`,
  notices: String.raw`exigé\p{L}*|paiement|facture|(?:à partir de|dès|de) # ans|# ans et plus|interdit aux?|réservée?s? aux?|réservée?s? à|déconseillé\p{L}*|sur (?:présentation|rendez-vous|réservation|inscription|commande)|sans (?:rendez-vous|réservation)|(?:en face|à côté|derrière|au fond|à l['’]angle|au coin|près) d(?:e|u|es)|devant l[ae]|espèces|pas de (?:carte|cb|chèques?)|cb (?:acceptée|refusée)|places limitées|nombre de places|(?:commandes?|inscriptions?|réservations?|réserver|commander)(?: \p{L}+)? (?:avant|jusqu['’]au|jusqu['’]à)|fermé\p{L}*|apporter|prévoir|se munir|parking|accès (?:pmr|handicapé\p{L}*|fauteuil)|permis (?:b|c|exigé|obligatoire|requis)|obligatoire|exigée?|requise?|jusqu['’]à épuisement|valable|secteur|chiens (?:acceptés|bienvenus|interdits)|entrée (?:par|côté|libre)|(?:premier|deuxième|#e) étage|sonner|en laisse|livraison|à emporter|ni repris|par beau temps`,
  aims: 'objectifs?|cible|budget',
  indefinite: 'une?',
  please: "s['’]il vous pla[iî]t|svp|merci de",
  wishes: 'me|moi|nous|on|notre|nos|comme|quelque chose|rien|style|ambiance|pas trop|esprit',
  campaign: 'publi(?:er|ée?|cation)|diffus(?:er|ée?|ion)|prête? pour|prête? le|mise? en ligne|campagne',
  hours: String.raw`ouvert\p{L}*|horaires`,
  phone: String.raw`tél(?:\.|éphone)?|appelez|appeler|réservations?|contact|au|mobile|port\.`,
  abbreviations: 'n° st mme tél etc bd av apt ap',
  dangling: 'et ou de du des la le les un une pour avec sur à en',
  planning:
    "^(?:plus d[e’']|davantage)|augmenter|plus de (?:clients?|ventes?|réservations?|commandes?|monde)|vendre (?:plus|davantage)|écouler|objectif|budget|cible|attirer|fidéliser|notoriété|chiffre d['’]affaires|remplir|déstocker|faire venir",
  negations: String.raw`pas|sans|non|jamais|aucun\p{L}*|ne|ni|éviter|au lieu`,
  walkIns:
    'à la minute|prêt en une heure|sans (?:rendez-vous|rdv|réservation|inscription)|pas besoin de (?:rendez-vous|rdv|réserver)',
  hiring: String.raw`(?:votre|ton) CV|CV à|nous recrutons|on recrute|recrutement|recrute|h/f|f/h|recherche(?:ons)? (?:un |une |des )?(?:serveu|vendeu|cuisini|chauffeu|coiffeu|apprenti|employé|assistant|secrétaire|infirm)\p{L}*|# ?h(?:eures)?(?: ?/ ?sem\p{L}*| par semaine| hebdo\p{L}*)|temps (?:partiel|plein)|mi-temps|3[59] ?h(?:eures)?$|CDI|CDD|en alternance|débutants? acceptée?s?`,
  cries:
    "nouveau|nouveauté|nouvelle|enfin|attention|dernière chance|urgent|à l['’]aide|bonne nouvelle|de retour|appel aux dons|ouverture|bientôt",
  letting: 'à louer|location|en location|à emprunter',
  selling: "à vendre|vends|vente|d['’]occasion|de seconde main",
  priced: {
    person: String.raw`frères et sœurs|par (?:personne|pers\.?|tête|enfant|adulte)|\/ ?pers\.?|adultes?|enfants?|aller[- ](?:retour|simple)|le couple`,
    stay: String.raw`(?:la|le|par|à la|au|\/) ?(?:jour|journée|nuit|nuitée|heure|week-end)|l['’]heure|à l['’]heure|de l['’]heure|la demi-journée|\/ ?h`,
    term: String.raw`(?:le|par|au|\/) ?(?:mois|an|trimestre|semestre)|l['’](?:année|an)|la saison`,
    piece:
      "l['’]une?|(?:la )?pièce|le (?:kilo|pot|litre|sac|stère|lot|mètre)|la (?:botte|bouteille|caisse|barquette)",
  },
  courseLength:
    '(?:en )?(?:#|deux|trois|quatre|cinq|six|huit|dix) (?:séances|semaines|soirées|soirs|matinées|après-midi|cours|leçons|lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)',
  measures: 'litres|grammes|kilos',
  lasting: 'h|heures?|séances?|jours?|min|semaines?',
  provided: 'fournie?s?|prêtée?s?|matériel (?:inclus|compris|fourni)',
  promises: String.raw`(?:compris|fourni|inclus|offert|accepté|garanti|agréé)e?s?|bienvenue?s?|remise? sur place|sur mesure|petits groupes|chaque jour|le jour même|sans (?:supplément|frais|engagement|rendez-vous)\p{L}*`,
  besidePrices:
    'récompense|caution|acompte|livraison|entrée|emplacement|(?:table|stand)(?: d[e’’]?)?(?: exposants?)?|frais|port|dès|à partir de|jour(?:née)?|semaine|week-end|nuit|mois|heure|adultes?|enfants?|loyer',
  gifts:
    'offr(?:e|ent)|achèt(?:e|ent)|nourri(?:t|ssent)|plant(?:e|ent)|pai(?:e|ent)|financ(?:e|ent)|permett(?:ent)?|équip(?:e|ent)|sauv(?:e|ent)',
  vouchers: '(?:bons?|chèques?|cartes?|coffrets?)[- ]cadeaux?',
  seeking: 'recherche|cherche',
  spots:
    'marché marchés place_d* la_place grand-place port quai gare halles mairie plage promenade kiosque stand église patinoire food-truck camion roulotte triporteur parvis',
  posted: 'frais_de_port livraison_offerte livraison_gratuite port_offert frais_d’envoi expédition* expédié*',
  brought: 'livraison livraisons livré* livrons port_offert parking retours retour échange',
  arranging: {
    quote: 'devis estimation_gratuite estimations_gratuites',
    table:
      'réservation_de_table réserver_une_table réservez_votre_table table_à_réserver réservation_d_une_table tables_sur_réservation table_sur_réservation réservez_une_table',
  },
  regularly:
    'tous les (?:jours|matins|soirs|midis|samedis|dimanches|lundis|mardis|mercredis|jeudis|vendredis|week-ends)|toutes les semaines|chaque (?:jour|matin|soir|semaine|week-end|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi)|le midi|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s',
  address: String.raw`vous|votre|vos|vôtre|tu|ton|tes|toi|jamais plus|plus jamais|^\p{L}{3,}ez`,
  pictured: 'montre[rz]?|image|photo|fond',
  forms: {
    deed: 'nous_*_votre nous_*_vos on_*_votre on_*_vos on_*_ton on_*_tes *age on_vide on_répare on_nettoie nous_réparons nettoyage* réparation* entretien* installation* location* dépannage* débarras* pose_de remise_en rénovation* enlèvement* coach* relooking soins_de garde_de on_* nous_nettoyons nous_taillons nous_débarrassons nous_installons nous_posons nous_rénovons nous_entretenons nous_affûtons nous_lavons nous_peignons nous_déménageons nous_enlevons nous_gardons nous_restaurons nous_tondons *isation_de rempaillage cannage coupe_de taille_de tonte* ourlet* pose retouche* transport* vidange* soudure* peinture_de remplacement* changement_de révision* traitement* impression* reliure* nous_livrons_et nous_venons nous_coupons nous_changeons nous_vidons nous_ramonons',
    lesson:
      'débutant* initiation* niveau niveaux apprendre séance_découverte journée_découverte atelier* stage* cours leçon* vannerie perfectionnement de_zéro à_partir_de_zéro premiers_pas en_famille_atelier',
    goods:
      "pot pots bocal bouteille* coffret* lot boîte* colis paquet* douzaine maison artisanal artisanale cuisses tranches part entière mi-cuit savonnerie fromage* potage* cépage* village* mariage plage bagage* image* d'occasion d’occasion reconditionné* fait_main tricoté* cousu* kit kits tailles toutes_tailles fait_maison cousue_main",
    freeEntry: 'entrée_libre entrée_gratuite accès_libre accès_gratuit gratuit_et_ouvert',
    outing:
      'initiation baptême visite* balade* randonnée* journée* sortie* baptême* croisière* bord_de promenade* séjour* nuit_dans nuit_en nuit_à week-end_en week-end_dans soirée veillée',
  },
  pointers: {
    donate:
      'don dons donner donnez faire_un_don solidarité spa refuge* collecte* banque_alimentaire parrain* adoption_chatons cagnotte* collecte_alimentaire don_de don_du_sang collecte_de_vêtements collecte_de_jouets bénévolat_dons recolte_de récolte_de ramassage_solidaire',
    apply:
      "recherche_serveur recrut* postul* emploi offre_d’emploi cdi cdd candidat* apprenti* alternance* stagiaire* on_recrute h/f vendeur* cherche_cuisinier cherche_coiffeuse cherche_coiffeur recherche_apprenti offre_d'emploi recrute* vendeuse vendeuses temps_partiel mi-temps infirmière infirmières infirmier infirmiers aide-soignant* auxiliaire_de_vie chauffeur_poids chauffeurs_poids chauffeur_routier chauffeur-livreur chauffeur_livreur chauffeur_de_bus chauffeurs_de_bus conducteur_de_bus conducteurs_de_bus conducteur_de_car conducteur_poids livreur livreurs serveuse* serveur_en commis_de magasinier* préparateur_de_commandes manutentionnaire* cariste* développeur* cuisinier chef_de_partie garçon_de_café agent_d'entretien agent_de_nettoyage programmeur* employé_de employée_de préparateurs_de_commandes",
    download: 'appli application_mobile télécharg*',
    play: 'jeu jeux *jeu_mobile énigme*',
    listen: 'podcast* album écoutez radio livre_audio',
    view: 'box_fermé garage_à place_de_parking parking_à jardin_à_louer appartement* maison_à_vendre à_vendre à_louer immobili* studio_à pièces t1 t2 t3 t4 f2 f3 maison_à terrain_à_vendre colocation loyer villa terrain_à_bâtir local_commercial bureaux_à_louer terrain_constructible chambre_chez chambre_en_colocation chambre_à_louer chambre_meublée colocataire* local_à_louer bureau_à_louer box_à_louer garage_à_louer hangar_à_louer pension_chevaux box_pour_chevaux box_cheval anneau_de_port anneau_à_louer anneau_à_vendre place_de_port studio_meublé meublé_à_louer chambre_d_étudiant',
    'test-drive': 'concession* voiture_d’occasion voitures_d’occasion occasion_auto essai_routier véhicule*',
    tickets:
      'concert* opéra cirque théâtre* spectacle* festival* cinéma* exposition* musée* billet billets billetterie humour one-man-show soirée bal_populaire',
    table:
      'tapas menu menus repas restaurant* brasserie bistrot* crêperie* auberge* menu_du_jour menu_du_midi réserver_une_table réservations_de_table brunch table_d’hôtes dîner soirée_barbecue soirée_grillades',
    enrol:
      'premiers_secours tricot crochet cours école* formation* stage stages atelier* apprendre soutien_scolaire leçon* académie inscription* crèche* auto-école* conservatoire bafa stages_vacances apprentissage école_de garderie* colonie_de_vacances colonie* stage_de_foot initiation éveil_musical anglais_pour espagnol_pour cours_de yoga pilates danse chorale* poterie céramique* couture_cours natation bébés_nageurs permis_de_conduire permis_bateau premiers_secours équitation judo karaté escalade théâtre_enfants solfège guitare_cours centre_aéré préparation_au poney_club stage_de_voile théâtre_ado* théâtre_pour_ados périscolaire éveil_corporel éveil_à_la éveil_danse éveil_gym* éveil_sportif gym_douce aquagym stage_de baby-gym self-défense',
    quote:
      "développement_d'app* portes_et_fenêtres fenêtres_et_portes décorat* architecte_d'intérieur cuisiniste* estimation_immobilière estimation_de_votre estimez_votre plombier* électricien* couvreur* toiture* menuisi* peintre* déménag* nettoyage* ménage* artisan artisans assurance* architecte* chauffag* climatis* serrurier* traiteur* imprimer* cuisiniste* devis paysagist* panneaux_solaires* rénovation* plomberie dépannage* électricité maçon* carrel* ravalement isolation pompe_à_chaleur piscine* piscines jardinage élagage* vitrier* débarras travaux site_internet création_de_site graphiste* agence_web traduct* ramoneur* dératisation désinsectisation cuisine_sur_mesure sur_mesure portail* entretien_jardin entretien terrassement stores ramonage* cheminée* plâtri* plaquist* parquet* clôture* terrasse* élagu* élagueur* abattage* paysag* tapissi* volets véranda* pergola* alarme* vidéosurveillance borne_de_recharge salle_de_bains cuisine_équipée débouchage* désembouage enseigne* broderie* imprimerie* flocage* film_d'entreprise déneigement façade* façadi* terrasse_bois vitrerie* ferronn* escalier* plan_de_travail affûtage* aiguisage* graveur* gravure* ébénist* encadrement* luthier* horloger* taxiderm* traductrice* ferronnerie* serrurerie* débarras_maison entretien_de_tombes en_ordre calligraphie_pour votre_vieux votre_vieille vos_vieux vos_vieilles box_de_stockage locaux_de_stockage local_de_stockage espace_de_stockage garde-meuble* dératisation* désinsectisation* nid_de guêpes frelons illustrat* enrobé* terrassement* assainissement* vidange_de ramassage_d pavage façadier* zingueur* paysagiste* démoussage* nettoyage_de traitement_de métallier* tapissier* ébéniste* charpent* sablage* forage* puisatier* moustiquaire* développeur*_freelance développeur*_web_freelance développeur*_indépendant",
    book: "escape_game* lavage_auto* station_de_lavage* camping horloger* chambre_d’hôtes chambres_d’hôtes gîte* garde_de réparation* dentiste* médecin* clinique* kiné* ostéo* coiff* salon barbier* massage* institut esthéti* ongl* spa vétérinaire* garage* mécanic* hôtel* gîte* camping* chambre_d’hôtes photograph* opticien* toilettage* rendez-vous location_de chirurgien-dentiste* dermato* ostéopathe* psycholog* sophrolog* pédicure manucure* onglerie épilation tatou* toiletteur* pension_canine location* taxi* vtc dj magicien* château_gonflable visite_guidée vol vols voyage* croisière* dégustation* contrôle_technique vidange pneus lavage_auto escape_game bowling pension_pour chambre_d'hôtes chambres_d'hôtes *location_de location_voiture* stage_de_pilotage toilettage soin_du_visage soins_du_visage retouche* couturi* cordonn* cordonnier* studio_d'enregistrement studio_photo salle_de_répétition garde_d'enfants baby-sit* babysitt* nounou* promenade_de_chiens promeneu* réparation_vélo* réparateur* réparation_téléphone* dépannage_informatique accordeur* accord_de_piano détartrage* orthodontist* podologue* podolog* acupunct* chiropract* réflexolog* hammam sauna barbier_à piercing* cabane* chalet* roulotte* péniche* yourte* balade* randonnée_guidée baptême* montgolfière* paintball karting borne_photo animateur* clown* lavage_de_voiture entretien_auto garagiste* pneu* location_vélo* location_de_costumes bateau_à_louer accordéoniste* parapente* psychologu* balade_à_cheval saut_en_parachute musicien*_mariage maquillage_mariée head_spa trio_à_cordes quatuor* mariage_en_musique bar_mobile foodtruck_pour balade_à balades_à promenade_à_poney poney* photo_d'identité photos_d'identité pédalo* barque* garde_d'animaux pension_féline promeneur* fauconnerie visites_à_domicile visite_à_domicile à_domicile_sur marionnettiste* infirmi*_libéra* infirmi*_à_domicile cabinet_infirmier je_garde garde_vos dj_* châteaux_gonflables coach_sportif coach_sportive nutritionniste* diététicien* groupe_de_musique_mariage orchestre_de_mariage clown_pour appartement_de_vacances groupe_pour_mariage",
    order:
      'bûche* macaron* chocolat* command* livraison à_emporter traiteur_plat pizza* pizzeria* burger* kebab* boulangerie* pâtisserie* gâteau* panier* food_truck sandwicherie plateau_de plateaux_de plateau* panier_de_légumes colis_de_viande coffret_repas plats_cuisinés repas_livrés bouquet* box_repas galette_des_rois huîtres livré_à_domicile à_domicile_livré',
    visit:
      "patinage patinoire* pressing blanchisserie* laverie* vide-dressing* vide-grenier* ouverture portes_ouvertes visitez marché* brocante* boucherie* fromagerie* fleuriste* librairie* café salon_de_thé glacier* épicerie* kermesse* pharmacie* jardinerie* bar laverie* bibliothèque* marché_de_noël bourse_aux_jouets bourse_aux_vêtements bourse_aux_livres foire* marché_aux_puces puces antiquité* antiquaire* papeterie* mercerie* friperie* ressourcerie* recyclerie* dépôt-vente* poissonnerie* primeur* caviste* chocolaterie_boutique fête_des_plantes troc_de repair_café journée_portes_ouvertes loto marché_nocturne marché_artisanal visite_de_cave dépôt_pain maraîcher* conserverie* brasserie_artisanale microbrasserie* pépinière* torréfact* chocolaterie* cueillette* vide-atelier* vide-maison* vide-appartement* vente_à_la_ferme vente_au marché_fermier café_mémoire café_réparation bourse_aux foire_aux vente_de_livres vente_de_gâteaux ateliers_ouverts jardins_ouverts braderie* vente_d'usine magasin_d'usine ludothèque* fête_du fête_de_la fête_des disquaire* artothèque* fête_de soirée_jeux soirée_jeux_de_société soirée_karaoké karaoké soirée_cinéma feu_d feux_d à_cueillir bal_masqué bal_costumé dédicace* séance_de_dédicaces rencontre_avec cinéma_en_plein kermesse_de_l'école fête_de_l'école fête_patronale projection_de minigolf mini-golf golf_miniature vernissage*",
    contact:
      "wedding_planner* avocat* notaire* comptab* expert-comptable* cabinet_conseil conseil* conseiller* consultant* pompes_funèbres wedding_planner* ehpad aide_à_domicile grossiste* rachat_d'or rachat* crédit_immobilier adopter adoption à_adopter cherche_une_famille cherchent_une_famille recherche_famille officiant* sage-femme doula* détective* généalog* assistante_maternelle maison_de_retraite aide_aux_personnes gestion_locative courtier* testament* succession* prothèses_auditives cercueils marbrerie_funéraire diététicien* covoiturage chiots chatons fonds_de_commerce cession_de cession_d cède_bail reprise_d'entreprise à_reprendre achète achetons j’achète nous_achetons rachète débarras_gratuit",
    start: 'salle_de_sport fitness gym crossfit logiciel* coworking musculation',
    'sign-up':
      "club_de_tennis club_de_football club_de_foot nouveaux_membres nouveaux_adhérents inscri* s’inscrire abonne* newsletter bénévole* adhé* webinaire* don_du_sang club_de_lecture club_de randonnée_club chorale_amateur cercle_de tricot-thé café_tricot chorale orchestre_amateur harmonie_municipale association choristes_recherchés troupe_de_théâtre cherche_choristes cherche_joueurs cherche_musiciens cercle_de_lecture groupe_de_lecture scouts club_lecture atelier_d'écriture_amateur ciné-club familles_d'accueil joueurs_recherchés tournoi* concours_de course_à course_solidaire course_nature foulées trail loto_inscription trésorier* bénévole marathon semi-marathon club_d",
    buy: "pièces_auto pièces_automobiles pièces_détachées pièces_de_rechange animalerie* acheter achat* soldes promo* boutique magasin vente_privée vente* chaussures meubles canapé* matelas bougie* bijoux miel vin vins lunettes vélo* vêtement* robe* livre* jouet* sérum cosmétique* thé thés savon* huile_d'olive bois_de_chauffage croquettes* savons granulés coussin* tapis lampe* vaisselle* bagage* sac_à sacs casquette* chaussettes bonnet* tisane* épices confiture* huile* papeterie_en_ligne laine tissus graines plantes sapin* montre* bois_vente sellerie compost composteur* bougies_parfumées",
  },
  hooks: {
    food: {
      hungry: 'Une petite faim\u00a0?',
      tasty: 'Une envie gourmande\u00a0?',
      coffee: 'Un petit café\u00a0?',
    },
    people: {
      meet: 'Vous venez\u00a0?',
      join: 'Et si vous nous rejoigniez\u00a0?',
      start: 'On commence\u00a0?',
    },
    service: { trust: 'On s’en occupe', here: 'À votre écoute', pamper: 'Un moment pour vous' },
    wishes: {
      away: 'Envie d’évasion\u00a0?',
      tempted: 'Ça vous tente\u00a0?',
      found: 'Exactement ce qu’il vous faut\u00a0?',
    },
    needs: { work: 'Vous cherchez un emploi\u00a0?', help: 'Pouvez-vous nous aider\u00a0?' },
  },
  solemn:
    'funér* funèbre* obsèques enterrement* inhumation* crémat* cercueil* urne* pierre_tombale tombes cimetière* deuil* commémorat* soins_palliatifs cancer* alzheimer démence dettes surendettement faillite* divorce* violence* addict* alcoolisme suicide* crise sans-abri sdf réfugié* asile banque_alimentaire soupe_populaire restos_du_cœur maraude* victime*',
  topics: {
    coffee: 'latté café* thé',
    burger: '',
    restaurant: 'restauran* bistro* cuisine repas',
    baking: 'boulangerie* pâtisserie* patisserie* gâteau*',
    drinks: 'champagne soda vin vins bière* boisson* jus',
    shoes: 'chaussure* basket baskets',
    fashion: 'mode vêtement* robe robes sac',
    headphones: 'casque écouteur* musique*',
    phone: 'téléphone* ordinateur*',
    app: 'application_mobile appli',
    software: 'logiciel*',
    business: 'conseil* cabinet avocat* recrut*',
    beauty: 'parfum* beauté soin* coiff* maquillage',
    fitness: 'salle_de_sport musculation',
    furniture: 'meuble* canapé* fauteuil* décoration matelas',
    house: 'immobili* maison* appartement* logement*',
    travel: 'voyage* vacances séjour* vol vols',
    pets: 'chien* chat chats chiot* animalerie vétérinaire*',
    books: 'livre* librairi* cours école* formation*',
    finance: 'assurance* prêt* crédit* épargne',
    cars: 'voiture* véhicule* automobil* pneus occasion',
    health: 'santé médec* dentiste* pharmaci* clinique*',
    kids: 'enfant* bébé* jouet*',
    bike: 'vélo* bicyclette*',
    jewellery: 'bijou* bague* collier* montre*',
    eco: 'bio plante* jardin* fleur* durable écolog*',
    gifts: 'cadeau* noël pâques',
    events: 'fête* mariage* soirée* billet* spectacle*',
    charity: 'bénévol* caritati* ong',
  },
  ...frenchLooks,
  labels: {
    callToAction: "bouton|appel à l['’]action|texte du bouton",
    headline: 'titre|accroche',
    subline: 'slogan|sous-titre|texte',
    offer: 'promo|promotion|offre',
    brand: "marque|entreprise|nom de l[’']entreprise|nom du magasin",
  },
  marketing:
    'augment* accroître ventes notoriété cible* attirer trafic fidélis* objectif* chiffre_d’affaires prospects',
  jargon: 'public_cible',
  introductions: "je m['’]appelle|je suis",
  namedAs: 'appelée?',
  broughtBy: 'chez',
  beforeName: 'chez|en|sur',
  joinsName: 'de|du|et',
  dueBy: 'avant le',
  betweenDays: 'au|et',
  menus: 'menu',
  relatives: 'qui|que',
  eatenThere: 'uniquement sur place|sur place uniquement',
  onPlatform: 'sur|pour',
  apiece: 'pièce',
  brandLabels: 'marque',
  nothingShown:
    "clés? en mains?|prête?s? pour (?:l[ae'’]|les|votre|vos|ton|cet)|(?:animaux|chiens) (?:acceptés|bienvenus)",
  asGift: 'en cadeau|cadeau offert',
  benefits: 'voiture de fonction|véhicule de (?:fonction|service)|mutuelle|tickets? restaurant',
  saints: 'ste?|sainte?',
  lettering: {
    capitals: 'majuscules',
    small: 'minuscules',
    light: String.raw`léger\p{L}*|fin|fine`,
    bold: 'gras',
  },
  phonedFor: { before: 'pour', article: 'une?' },
  aroundMention: { that: 'que' },
  perUnit: 'par',
  weighed: { units: 'kilo' },
  hourWords: { between: 'à' },
} satisfies Language;
