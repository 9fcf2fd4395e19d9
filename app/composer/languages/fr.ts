import type { Language } from './language.ts';

/** French. */
export const fr = {
  code: 'fr',
  functionWords:
    "le la les un une des du de et avec pour sur votre vos notre nos nouveau nouvelle tout tous toutes soldes offre promo réduction remise gratuit gratuite livraison achetez aujourd'hui maintenant seulement jusqu'au jusqu'à magasin ouverture grande été hiver première chaussures dès chez profitez découvrez en café boulangerie artisanale artisanal artisan pain pains gâteau fromage vin vins fleurs meubles cuisine jardin maison école cours piano guitare coiffeur salon restaurant traiteur menu midi marché brocante vide-grenier dimanche fait enfants chien vélo voiture livres bijoux vêtements mariage concert saison frais fraîche bio vôtre",
  calls: {
    buy: "J'achète",
    order: 'Commander',
    book: 'Réserver',
    table: 'Réserver une table',
    reserve: 'Réserver ma place',
    'sign-up': "S'inscrire",
    learn: 'En savoir plus',
    download: "Télécharger l'appli",
    quote: 'Demander un devis',
    donate: 'Faire un don',
    visit: 'Venez nous voir',
    contact: 'Nous contacter',
    start: 'Commencer',
    discover: 'Découvrir',
    tickets: 'Réserver mes billets',
    apply: 'Postuler',
    call: 'Appelez-nous',
    enrol: "S'inscrire",
    view: 'Planifier une visite',
    'test-drive': 'Réserver un essai',
    play: 'Jouer',
    directions: 'Itinéraire',
  },
  playfulCall: 'Je craque',
  callNumber: 'Appelez le {phone}',
  off: String.raw`réduction|remise|rabais|de moins|économisez|moins cher|promo|soldé\p{L}*|démarque`,
  offers: [
    {
      kind: 'free',
      source: String.raw`gratuit\p{L}*|offert\p{L}*|gratis|sans frais|entrée libre|livraison (?:gratuite|offerte)|cadeau`,
    },
    { kind: 'half', source: '(?:à )?moitié prix|demi-tarif|à -?50 ?%' },
    {
      kind: 'bundle',
      source: String.raw`# (?:[\p{L}’']+ )?(?:achetée?s?|pour)[ ,=]+(?:la |le |l['’])?(?:#(?:e|è|ère|ème)? ?)?(?:\p{L}+ )?(?:offerte?s?|gratuite?s?|le prix d['’](?:un|une|#)|#)|(?:le|la) (?:#e|deuxième|second\p{L}?|troisième) [^.!?]{0,24}(?:offerte?|gratuite?|moitié prix|-?# ?%)|(?:un|une|#) achetée?,? (?:un|une|#) offerte?`,
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
  conditions: String.raw`sélection(?:nés?|nées?)?|une sélection d['’]\p{L}+|nouveaux clients?|membres?|adhérents?|étudiants?|dès # ?€ d['’]achat|d['’]achats?|minimum|min\.|max\.|hors|sauf|non cumulable|sous conditions?|valable|réservée? aux?|pour les|sans engagement|puis|ensuite|du (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) au|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|uniquement en|première commande|les # premiers`,
  hours: String.raw`ouvert\p{L}*|horaires`,
  phone: String.raw`tél(?:\.|éphone)?|appelez|appeler|réservations?|contact|au|mobile|port\.`,
  planning:
    "augmenter|plus de (?:clients?|ventes?|réservations?|commandes?|monde)|vendre (?:plus|davantage)|écouler|objectif|budget|cible|attirer|fidéliser|notoriété|chiffre d['’]affaires|remplir|déstocker|faire venir",
  negations: String.raw`pas|sans|non|jamais|aucun\p{L}*|ne|ni|éviter|au lieu`,
  pointers: {
    enrol:
      'cours école* formation* stage stages atelier* apprendre soutien_scolaire leçon* académie inscription* crèche*',
    quote:
      'plombier* électricien* couvreur* toiture* menuisi* peintre* déménag* nettoyage* ménage* artisan* assurance* architecte* chauffag* climatis* serrurier* traiteur* imprimer* cuisiniste* devis paysagist* panneaux_solaires* rénovation*',
    view: 'appartement* maison_à_vendre à_vendre à_louer immobili* studio_à pièces',
    'test-drive': 'concession* voiture_d’occasion voitures_d’occasion occasion_auto essai_routier véhicule*',
    play: 'jeu jeux *jeu_mobile énigme*',
    book: 'dentiste* médecin* clinique* kiné* ostéo* coiff* salon barbier* massage* institut esthéti* ongl* spa vétérinaire* garage* mécanic* hôtel* gîte* camping* chambre_d’hôtes photograph* opticien* toilettage* rendez-vous location_de',
  },
} satisfies Language;
