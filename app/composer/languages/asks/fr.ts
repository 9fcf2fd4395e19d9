import type { Asks } from './asks.ts';

/** What ads in French ask their readers to do. */
export const asks = {
  lost: 'perdue?s?|trouvée?s?|volée?s?|à donner|donne',
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
    listen: 'Écouter',
    directions: 'Itinéraire',
    'test-ride': 'Réserver un essai',
    demo: 'Réserver une démo',
    appointment: 'Prendre rendez-vous',
    text: 'Envoyer un message',
    follow: 'Suivez-nous',
    vote: 'Voter',
    sign: 'Signer la pétition',
    attend: 'Venez nombreux',
    watch: 'Regarder maintenant',
  },
  exclusions: 'hors|sauf|non (?:valable|cumulable)',
  pointsBack: '(?:le|ça|cela)(?: (?:quelque part|aussi))*$',
  allDone: 'tous|toutes|entièrement|fraîchement',
  finerCalls: { enter: 'Participer', join: 'Rejoignez-nous' },
  gatherings:
    'soirée jeux|bal masqué|veillée|goûter de noël|chantier participatif|fête des voisins|conférence',
  sharedMeals: String.raw`repas (?:des (?:anciens|aînés|voisins|pompiers|chasseurs|parents|bénévoles|adhérents)|paroissial|communal|dansant|du club|de l['’](?:école|association|amicale))|(?:soirée|dîner|déjeuner) [^,.:!?\n]{0,24}\s?(?:du club|du comité|de la paroisse|de l['’](?:école|association|amicale|apel))|soirée (?:tartiflette|cassoulet|aligot|jambon|moules|choucroute)`,
  callFor: {
    works: 'appel à (?:textes|films|contributions|œuvres|projets|participation|candidatures)',
    contests: 'concours',
  },
  sentIn:
    'date limite|envoyez|déposez|dépôt des|clôture des|participations? (?:avant|jusqu)|inscriptions? avant',
  media: {
    a: 'une?',
    fresh: 'nouve(?:au|l|lle)|mon|ma|notre|premi(?:er|ère)|dernière?|deuxième|troisième',
    behind: "d(?=[’'])|de|sur|par|pour|du|des|avec",
    out: 'sort(?:ie?)?(?: le)?|sorti|en ligne|là|arrivé|paraît|disponible',
    bought:
      'roman(?: policier| graphique)?|polar|thriller|livre de (?:cuisine|recettes)|livre (?:pour enfants|jeunesse|illustré)|album jeunesse|bande dessinée|BD|manga|jeu de (?:société|plateau|cartes)|magazine|recueil|livre|essai',
    heard: '(?<!photo |photos )(?:album(?! (?:photo|jeunesse))|single|EP|livre audio|disque|podcast)',
    seen: 'documentaire|web-?série|court[- ]métrage|film|mini-?série',
    read: 'blog',
    followed: 'chaîne (?:YouTube|Twitch|TikTok)|compte (?:Instagram|TikTok)',
    played: 'jeu (?:vidéo|mobile|indépendant)',
  },
  giving: {
    becomes: 'peuvent|pourraient|deviennent|seront|suffisent|changent|valent',
    inNeed: String.raw`(?:un|une|chaque|deux|trois|\p{Nd}{1,3}) (?:enfants?|familles?|personnes?|chiens?|chats?|écoliers?|villages?|élèves?)`,
    toGive: 'donner|donnez|faire un don',
    one: 'un|une|deux|trois',
  },
  openedByReaders: String.raw`ouvrez(?:-(?:le|la|en un))?(?= (?:en|depuis|dans|votre compte|un compte|sur|directement)|-)|ouvert en \p{Nd}+ min\p{L}*|ouverture en (?:ligne|\p{Nd}+ min\p{L}*)`,
  installs: 'installations?',
  works: {
    books:
      '(?:un|le|mon|premier|nouveau|dernier) roman|en librairie|livre de (?:recettes|cuisine)|recueil de (?:poèmes|nouvelles)|album jeunesse',
    out: 'en librairie|déjà disponible|disponible (?:maintenant|dès|partout|sur)|sort(?:ie)? le|est en ligne|en ligne maintenant',
  },
  runtimes:
    "d[’']autonomie|autonomie|batterie|de combustion|par charge|(?:prête?s?|montée?s?|chargée?s?|gonflée?s?) en",
  teams: 'équipes? de',
  triedFirst: String.raw`\p{Nd}{1,2} jours (?:d['’]essai|offerts?|gratuits?)|essai (?:gratuit )?(?:de )?\p{Nd}{1,2} jours|sans carte bancaire`,
  timeIsBookedApart: true,
  moneyAskedFor: "argent|d'argent|dons?",
  yours: 'votre|vos|ton|ta|tes',
  broken:
    'arrêtée?s?(?=\\s?[?])|coincée?s?|déchirée?s?|grippée?s?|en panne|cassée?s?|bouchée?s?|qui fuit|(?:écran|vitre|pare-brise) fissuré|cassée?s?|fissurée?s?|bouchée?s?|fuite|rayée?s?|piscine verte|eau verte',
  handedIn: 'points? de collecte|nous (?:collectons|récoltons)|collecte solidaire',
  people:
    'animateurs|animatrices|comédiens|comédiennes|bénévoles|acteurs|lecteurs|choristes|musiciens|joueurs|entraîneurs|arbitres|figurants|parrains|conteurs|encadrants|ténors|altos|basses|sopranos',
  negotiable: 'à débattre|négociable',
  emergency: String.raw`urgences?|24 ?heures|jour et nuit|dépannage 24\p{L}*`,
  guests:
    'couverts|convives|habitués|tables? (?:pleines|remplies|occupées)|remplir (?:la salle|la terrasse|les tables)|(?:clients?|monde|gens|familles) (?:le|en|du|à|au|aux|sur place|dans|midi|pour|les)',
  madeFor:
    'sites? (?:web|internet|vitrine)|logos?|enseignes?|banderoles?|flyers|cartes de visite|autocollants|faire-part|rideaux|stores|tampons',
  players: 'joueurs',
  votes: 'votes?',
  weAre: "(?:nous sommes|on est|je suis|c['’]est)(?:\\s(?:une?))?",
  inspected:
    'diagnostics? (?:immobiliers?|amiante|plomb|DPE)|DPE|contrôle technique|expertises?|état des lieux',
  showrooms: "show-?room|magasin|boutique|salle d'exposition",
  fetchedOnly:
    "(?:uniquement|seulement) (?:à venir chercher|sur place)|à (?:venir chercher|retirer) (?:sur place|uniquement)|retrait (?:sur place )?uniquement|pas d['’](?:envoi|expédition)",
  fewestMade: String.raw`MOQ|(?:quantité|commande) minim(?:um|ale)(?: de)?(?: \p{Nd}{2,5} (?:pièces|pcs|ex\p{L}*))`,
  wholeOf: 'tou[st]|toutes?|tous les|toutes les|chaque',
  behindPrice: 'toute la journée|la journée|tout le week-end|le week-end|tout compris|ttc|seulement',
  mustBe: 'permis b',
  wantsPeople: String.raw`(?:bonjour[,!.]?\s+)?(?:(?:j['’]ai|nous avons|on a) (?:une?|le|la) [^,.;!?]{2,50}?(?:,| et|, et)?\s+)?(?:(?:je|nous|on|j['’])\s*)?(?:veux|voudrais|voulons|voudrions|veut|voudrait|aimerais|aimerions|aimerait) que (?:plus de |tout )?(?:les |le )?\p{L}+ (?:achètent|achète|réservent|réserve|commandent|commande|essaient|essaie|viennent (?:à|au|aux)|vienne (?:à|au|aux)|connaissent|connaisse|louent|découvrent)\s+(?:(?:le|la|les|notre|nos|mon|ma|mes|une?|cette|ce)\s+|l['’])?`,
  leadIns: '(?:ok|bon|salut|bonjour|coucou)[,!.]* (?:alors|donc|voilà|en fait),?|(?:bon )?alors voilà,?',
  afterthoughts: 'oui,? vraiment|vraiment|sans blague|pour de vrai|promis|si,? si',
  paidOnce:
    '(?:ça|cela) (?:a|lui a|nous a) coûté|(?:a|as|avons|ai|ont) (?:payé|levé|perdu|dépensé)|(?:avait|avaient|avions)',
  partsOfHouses: 'local|bâtiment|boutique|étage|face au',
  mentionTails:
    "quelque part|svp|s['’]il (?:vous|te) pla[iî]t|merci|aussi|lol|mdr|si possible|en bas|en petit|clairement",
  remarks:
    "(?:il (?:nous|me) faut|(?:on|je) veu[xt]|besoin d['’]) ?une? (?:pub|annonce|affiche|flyer|post) (?:qui|pour|avec)|cette (?:pub|annonce|affiche) (?:est|c['’]est) (?:juste|seulement|pour)|personne (?:n['’](?:était|est venu|en|y|a)|ne (?:le )?(?:savait|venait|connaissait|connaît))|peu de gens (?:savaient|sont venus)",
  itIs: "c['’]est(?= (?:le|à|au|du|de|tous|chaque|dans) )|(?:ça|elle|il) (?:a|aura) lieu",
  ifs: "si|s['’]il|dès que|quand vous|lorsque|pour tout",
  pricedAs: 'prix fixe|prix unique|forfait',
  starts: 'dès|à partir du|à compter du|début|commence',
  helpers: {
    get: 'formation (?:offerte|assurée|gratuite|fournie|par nos soins)|frais remboursés',
    give: String.raw`(?:une|deux|\p{Nd}{1,2}) heures? par (?:semaine|mois)|parrain\p{L}*|bénévol\p{L}*`,
  },
  inOneDay: 'en (?:une journée|un jour|une soirée|un week-end|un après-midi)',
  weBuy: 'nous achetons|on achète|rachat de|achat de',
  mottoes: "essayez avant d'acheter",
  callNumber: 'Appelez le {phone}',
  textNumber: 'SMS au {phone}',
  petitions: 'pétitions?|signatures (?:pour|contre|avant)',
  taughtAlone:
    'cours particuliers?|soutien scolaire|leçons? de conduite|cours individuels?|heures? de conduite',
  fetches: 'nous (?:venons|passons) chercher|on vient chercher|enlèvement (?:gratuit )?à domicile',
  ensembles: String.raw`chœur|chorale|orchestre|fanfare|harmonie|ensemble|groupe (?:de )?(?:rock|musique|punk|jazz)|équipe de (?:foot|rugby|hand|basket|volley)\p{L}*|troupe`,
  parts:
    'chanteurs?|chanteuses?|choristes?|ténors?|basses?|sopranos?|altos?|batteur|batteuse|guitariste|bassiste|joueurs?|joueuses?|gardien|musiciens?|trompettes?|comédiens?',
  auditions: 'auditions?|détections?|journées? de détection',
  notified:
    "route barrée|coupures? (?:d['’]eau|d['’]électricité|de courant)|horaires modifiés|changement d['’]horaires",
  turnedInto: 'transformer|convertir|passer (?:à|sur)|basculer|faire (?:passer|prendre|acheter)',
  also: 'aussi|également',
  numberFor:
    "command(?:ez|er|es?)|réserv(?:ez|er|ations?)|résas?|inscri(?:vez-vous|ptions?|re)|rendez-vous|rdv|renseignements?|infos?|informations?|demandez|devis|contact(?:ez|er)?(?:-nous)?|écri(?:vez|re)(?:-nous)?|pour (?:commander|réserver|s['’]inscrire)|prise de rendez-vous|demander",
  onTheSpot:
    "à l['’]entrée|sur place|au comptoir|à la caisse|à la porte|jusqu['’]à épuisement|par tous les temps|parking|stationnement|espèces uniquement|buvette|petite restauration|tombola|buvette et|apportez|venez (?:nombreux|avec|en|nous|comme)|passez (?:nous|au|à)|en (?:magasin|boutique)|en face d|à côté d|derrière (?:la|le|l['’])|ouvert à tous|tous bienvenus|concert|animations?|pêche aux canards",
  venues: String.raw`salle (?:des fêtes|polyvalente|communale|paroissiale)|place (?:du|de la|de l['’])\s?\p{L}+|gymnase|mairie|parvis|halle|foyer rural|cour de l['’]école|centre social`,
  roomFor: String.raw`\p{Nd} (?:places|participants|personnes|couverts)(?! de)|max(?:imum)?\.? \p{Nd}|places limitées|nombre de places|petits? groupes?`,
  bookedAhead:
    'réservations? (?:est |sont )?(?:obligatoires?|indispensables?|nécessaires?|conseillées?)|(?:uniquement )?sur réservation|réserver (?:à l.avance|obligatoirement)',
  registeredAhead:
    'inscriptions? (?:est |sont )?(?:obligatoires?|nécessaires?|indispensables?|préalables?)|(?:uniquement )?sur inscription',
  enough:
    '(?:on|nous) en (?:a|avons)(?: déjà)? (?:assez|suffisamment)|(?:on|nous) (?:a|avons) (?:déjà )?assez',
  raises: 'récolter|collecter|financer|fonds pour',
  ordersBy:
    '(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu)|(?:je|on|nous) (?:veux|veut|voudrais|voulons)|puis|avec|le|la',
  toMaker: {
    asides:
      "(?:pouvez[- ]vous |merci de |il faut |juste )?(?:faites|faire|fais|créez|créer)(?:[- ](?:moi|nous))? (?:une? |la |quelque chose|un truc)~|(?:ça|il|elle) (?:doit|faut|devrait)(?: pas)? (?:être|faire|avoir|donner)~|(?:je|on|nous) (?:ne )?(?:veux|veut|voulons|voudrais) (?:pas|surtout pas|juste|plus de clients)~|(?:la|notre|ma) dernière (?:pub|annonce|affiche)~|(?:mon|ma|notre) (?:fils|fille|neveu|nièce|frère|sœur|mari|femme|ami|amie) (?:a|l['’]a|dit|fait)~|personne (?:ne )?(?:nous )?(?:connaît|sait|vient|lit|voit|trouve)~|(?:les gens|les clients|ils|les parents) (?:doivent|peuvent|n['’]ont qu['’]à) (?:juste )?(?:m['’]|nous |me )?(?:appeler|écrire|contacter|envoyer|savoir)~|(?:les gens|les clients|les parents|ils) (?:pensent|croient|viennent toujours|oublient|attendent toujours|ne savent pas|s['’]y prennent)~|(?:on|nous|je) (?:a|avons|ai) (?:vraiment )?besoin de (?:plus de )?(?:clients|monde|réservations|commandes|travail)~|(?:c['’]est|les affaires|en ce moment c['’]est) (?:sont )?(?:très |un peu |plutôt )?(?:calme|mort|dur|difficile)~|(?:je|on) (?:ne )?(?:suis|est|sais|sait) pas (?:très |trop )?(?:doués?|forte?|quoi|comment)~|(?:aucune|pas d['’])idée~|vous pouvez (?:mettre|utiliser|choisir|changer)~|(?:mettez|ajoutez|pensez à mettre) (?:le|la|notre|mon|bien)~|(?:c['’]est )pour (?:facebook|instagram|insta|la vitrine|le journal)~|désolée?~|surprenez[- ](?:moi|nous)",
    sayIt:
      "(?:il faut |merci de |pensez à )?(?:dire|dites|préciser|précisez|mentionner|mentionnez)(?: aux gens| aux clients)?(?: qu['’]| que| de)",
    thanks: '(?:merci|cordialement|bonne journée|bien à vous|à bientôt)',
    says: "qui (?:dit|rappelle|explique)(?: aux gens| à tous)?(?: de| que| qu['’])?",
    greets: 'bonjour(?: à tous)?|bonsoir|salut|coucou|hello',
    asks: "(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu)|vous (?:pouvez|pourriez)|tu (?:peux|pourrais)|(?:je|j['’]|nous|on) ?(?:voudrais|veux|cherche|cherchons|aimerais|aimerions|voudrait)|(?:j['’]ai|j['’]aurais|nous avons|nous aurions|on a|on aurait) besoin|il (?:me|nous) faut|il (?:me|nous) faudrait",
    orders: '(?:faites|fais|créez|crée)[- ](?:moi|nous)|merci de (?:faire|créer)',
    things: 'quelque chose|qqch|pub|publicité|affiche|flyer|annonce|post|visuel|bannière|image|publication',
    about: String.raw`(?:pour|sur|de)(?! (?:facebook|instagram|insta|moi|nous|google|joli|beau|sympa|simple|classe|moderne)(?!\p{L}))(?: (?:mon|ma|mes|notre|nos|une?|le|la|les))?`,
    joints: 'alors|donc|et|mais|du coup',
    courtesy: "s['’]il (?:vous|te) pla[iî]t|svp|stp|merci|merci (?:beaucoup|d['’]avance)",
    self: String.raw`je|nous|on|j['’]\p{L}+`,
    remarks: String.raw`(?:rien de|pas) (?:trop )?\p{L}+|quelque chose (?:de |d['’])\p{L}+(?: et \p{L}+)?|je ne sais pas quoi (?:écrire|mettre).*|(?:un truc|faites) simple`,
  },
  landmarks: {
    at: String.raw`(?:en face|à côté|face|près|derrière|devant|au coin|à l['’]angle)(?: (?:de la|du|de l['’]|à la|au|le|la|l['’]|des))? ?(?:gare|mairie|église|poste|halles|marché|école|place|port|bibliothèque|pont|stade|piscine|château|cathédrale)(?: \p{Lu}[\p{L}-]+)?|[Pp]lace (?:du |de la |de l['’]|des )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|à l['’]angle (?:de la |du |des )?rues? .{3,30}`,
  },
  work: {
    jobs: "(?:cuisini(?:er|ère)|chef(?:fe)?(?: de (?:partie|rang|cuisine|chantier|rayon))?|commis(?: de (?:cuisine|salle))?|second de cuisine|serveu(?:r|se)|barman|barmaid|barista|boulang(?:er|ère)|pâtissi(?:er|ère)|bouch(?:er|ère)|charcuti(?:er|ère)|traiteur|poissonni(?:er|ère)|vendeu(?:r|se)|caissi(?:er|ère)|hôte(?:sse)?(?: de caisse| d['’]accueil)?|réceptionniste|employé(?:e)?(?: polyvalente?)?|chauffeu(?:r|se)|conduct(?:eur|rice)|livreu(?:r|se)|magasini(?:er|ère)|manutentionnaire|préparat(?:eur|rice)(?: de commandes)?|cariste|ouvri(?:er|ère)|électricien(?:ne)?|plombi(?:er|ère)|menuisi(?:er|ère)|charpenti(?:er|ère)|maçon(?:ne)?|couvreu(?:r|se)|carreleu(?:r|se)|peintre(?: en bâtiment)?|mécanicien(?:ne)?|carrossi(?:er|ère)|soudeu(?:r|se)|technicien(?:ne)?|jardini(?:er|ère)|paysagiste|fleuriste|coiffeu(?:r|se)|barbi(?:er|ère)|esthéticien(?:ne)?|prothésiste ongulaire|tatoueu(?:r|se)|masseu(?:r|se)|kinésithérapeute|kiné|infirmi(?:er|ère)|aide[- ]soignante?|auxiliaire(?: de vie| de puériculture| de crèche)?|aide (?:à domicile|ménagère|de cuisine)|éducat(?:eur|rice)(?: de jeunes enfants)?|assistante?(?: maternelle| dentaire| vétérinaire| de direction| administrative?)?|secrétaire(?: médicale?)?|comptable|puériculteur|puéricultrice|animat(?:eur|rice)|enseignante?|institut(?:eur|rice)|professeure?|prof|maître[- ]nageur|monit(?:eur|rice)|surveillante? de baignade|coach(?: sportif)?|nounou|baby[- ]?sitter|femme de (?:ménage|chambre)|valet de chambre|agent(?:e)? (?:d['’]entretien|de nettoyage|de sécurité|d['’]accueil|immobili(?:er|ère)|polyvalente?)|plongeu(?:r|se)|pizzaïolo|crêpi(?:er|ère)|développeu(?:r|se)|ingénieure?|informaticien(?:ne)?|graphiste|pharmacien(?:ne)?|dentiste|vétérinaire|opticien(?:ne)?|toiletteu(?:r|se)|couturi(?:er|ère)|command(?:ant)|commerciale?|conseill(?:er|ère)|télévend(?:eur|euse)|apprenti(?:e)?|stagiaire|alternante?|saisonni(?:er|ère)|vendangeu(?:r|se)|cueilleu(?:r|se)|collègue|gérante?|responsable|gardien(?:ne)?(?! de but)|palefreni(?:er|ère))s?(?: de cuisine| de yoga| de piano| de natation)?",
    seek: String.raw`(?:nous|on|je) (?:re)?cherch(?:ons|e)|(?:re)?cherchons|(?:re)?cherche(?:nt)?|nous recrutons|on recrute|recrute|(?:nous avons|on a|j['’]ai) besoin d['’e]|il nous (?:faut|manque)|rejoign(?:ez|s)(?:[- ]nous)?(?: \p{L}+){0,3} (?:comme|en tant qu[e'’])|rejoign(?:ez|s)[- ]nous|dev(?:enez|iens) (?:notre|nos)|travaill(?:ez|e) (?:chez|avec) nous comme|poste (?:de|d['’])|emploi(?: de| d['’])?|offre d['’]emploi|embauche|on embauche|nous embauchons`,
    bare: 'cherche|recherche',
    about:
      "(?:venez )?travaill(?:er|ez) (?:chez|au|à|en|comme|avec)|job d['’]été|emploi saisonnier|emploi d['’]été",
    sought: String.raw`(?:re)?cherchée?s?|demandée?s?|(?:est|sont) (?:re)?cherchée?s?|pour notre (?:\p{L}+ ){0,2}(?:équipe|salon|boutique|cuisine|restaurant|boulangerie|cabinet|atelier|garage|crèche|hôtel|école|magasin)|h/f|f/h`,
    not: 'vieux|vieilles|bénévoles?|dons?|votre|vos|argent|ton|ta',
    learns: 'apprentie?s?|apprentissage|alternance|alternante?|stagiaire|stage|cap',
    behind:
      "à|au|aux|en(?! ligne)|dans|pour (?:notre|la|le|les|l['’]|un|une|petite?)|chez|et|ou|avec|de nuit|temps|h/f|f/h|recherchée?|cherchée?|expérimentée?|qualifiée?|diplômée?|débutante?|polyvalente?|confirmée?|saisonni(?:er|ère)|mi-temps|le (?:week-end|samedi)",
    paid: "de l['’]heure|par heure|€ ?/ ?h(?:eure)?|par mois|€ ?/ ?mois|brut|net(?:s)?",
    terms: String.raw`cv|c\.v\.|curriculum|candidatures?|candidat(?:e)?s?|postul(?:er|ez|e)|lettre de motivation|entretien d['’]embauche|cdi|cdd|temps (?:plein|partiel)|mi-temps|\p{Nd}{2} ?h(?:eures)?(?: ?/ ?| par )(?:sem\p{L}*)|\p{Nd}{2} ?h/sem|salaire|smic|pauses? payées?|mutuelle|tickets?[- ]resto|formation (?:assurée|interne|sur place)|débutante?s? acceptée?s?|expérience (?:exigée|souhaitée|demandée|nécessaire|non)|(?:intégrer|rejoindre|dans|renforcer|compléter) (?:notre|une) (?:petite |belle )?équipe|pour notre (?:petite )?équipe|recruter|embaucher|recrutement|embauche|nouve(?:au|lle) collègue|intérim|congés payés|treizième mois|13e mois|période d['’]essai|alternance|permis b exigé|horaires? (?:de travail|continus?)|nourri,? (?:et )?logé|logé,? (?:et )?nourri|logés|[1-5] jours (?:par|/) ?semaine`,
    hints: String.raw`dès (?:maintenant|que possible|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|début (?:en )?\p{L}+|à partir de \p{L}+|pourboires?|week-?ends? (?:libres?|off)|dimanches? (?:libres?|off)|pas de week-?end|repos le \p{L}+|(?:bonne|petite|super) équipe|[2-5] jours`,
  },
  deeds: {
    visit:
      'écurie_ouverte ferme_ouverte fermes_ouvertes cueillette* coupez_votre coupez_vous-même à_couper_soi-même portes_ouvertes porte_ouverte vente_à_la_ferme vente_directe venez_nous_voir venez_visiter venez_découvrir venez_rencontrer venez_essayer rendez-nous_visite passez_nous_voir visitez_notre',
    footfall:
      'fréquentation passage_en_magasin visites visiteurs trafic_en_magasin passages_en_boutique monde_en_boutique monde_dans_la_boutique clients_en_boutique visites_du_showroom faire_venir_du_monde en_boutique en_magasin au_showroom à_la_boutique',
    view: "visite_du_bien visites_du_bien visites_d'appartement demandes_de_visite",
    'test-drive': 'essai_routier essais_routiers essai_gratuit_au_volant essais_en_concession',
    'test-ride':
      'essai_vélo essais_vélo essai_de_vélo* essais_de_vélo* essayez_nos_vélos essayer_nos_vélos essais_en_boutique',
    demo: 'démo démos démonstration démonstrations',
    appointment:
      'prise_de_rendez-vous prises_de_rendez-vous demandes_de_rendez-vous rendez-vous_pris examen_de_la_vue examens_de_vue bilan_visuel première_consultation consultation_gratuite consultations essayage essayages bilan_offert bilan_gratuit premier_rendez-vous',
    call: 'appels appels_téléphoniques',
    text: 'écrivez-nous écrivez-moi envoyez_un sms whatsapp texto message',
    follow: 'abonnés_instagram followers suivez-nous',
    contact: "demandes_de_contact demandes_d'information prospects leads",
    adopt:
      'attend_une_famille attendent_une_famille attend_un_foyer à_adopter adopter adoption adoptions cherche_une_famille cherchent_une_famille cherche_un_foyer cherchent_un_foyer',
    join: "adhérents adhésions nouveaux_membres membres abonnés_newsletter abonnés_à_la_newsletter rejoignez_l'association rejoignez_le_club",
    taster:
      "cours_d'essai séance_d'essai séances_d'essai séance_découverte séances_découverte cours_découverte cours_gratuit initiation_gratuite atelier_découverte découverte_poterie baptême* pour_un_jour initiation_à_la poterie_découverte",
    vote: 'votez vote votons',
    volunteer: 'chauffeur chauffeurs aidants bénévoles besoin_de_bras besoin_de_vos_bras coup_de_main',
    online: 'en_ligne site_web site_internet',
  },
} satisfies Asks;
