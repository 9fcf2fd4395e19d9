import type { Language } from './language.ts';

/** Dutch. */
export const nl = {
  code: 'nl',
  functionWords:
    'afhalen bezorgen bezorging portie stuks verse ambachtelijk huisgemaakt de het een en met voor op van in bij jouw je uw onze ons nieuw nieuwe alle korting aanbieding aanbiedingen actie gratis verzending nu vandaag alleen tot vanaf koop winkel opening grote zomer winter eerste schoenen uitverkoop is zijn niet zomeruitverkoop verse vers broodjes brood kaas bloemen meubels keuken tuin huis school cursus lessen kapper restaurant markt zondag kinderen hond fietsen fiets auto boeken sieraden kleding bruiloft concert huur haring taart koffie bakker slager verkoopster verkoper parttime ondernemers',
  headLast: true,
  asides: 'zoekt|in|op|aan|van|met|bij|uit|te|voor',
  calls: {
    buy: 'Shop nu',
    order: 'Bestel nu',
    book: 'Boek nu',
    table: 'Reserveer een tafel',
    reserve: 'Reserveer je plek',
    'sign-up': 'Meld je aan',
    learn: 'Meer informatie',
    download: 'Download de app',
    quote: 'Vraag een offerte aan',
    donate: 'Doneer nu',
    visit: 'Kom langs',
    contact: 'Neem contact op',
    start: 'Begin nu',
    discover: 'Ontdek meer',
    tickets: 'Koop tickets',
    apply: 'Solliciteer nu',
    call: 'Bel ons',
    enrol: 'Schrijf je in',
    view: 'Plan een bezichtiging',
    'test-drive': 'Plan een proefrit',
    play: 'Speel nu',
    listen: 'Luister nu',
    directions: 'Plan je route',
  },
  playfulCall: 'Hebben!',
  callNumber: 'Bel {phone}',
  off: String.raw`korting\p{L}*|bespaar|afgeprijsd|goedkoper|voordeel`,
  offers: [
    { kind: 'free', source: String.raw`gratis|kosteloos|cadeau|van het huis|vrij entree|gratis \p{L}+` },
    { kind: 'half', source: '(?:voor )?halve prijs|voor de helft|# ?e [^.!?]{0,16}halve prijs' },
    {
      kind: 'bundle',
      source: String.raw`# halen,? # betalen|# voor(?: de prijs van)? #|(?:koop|bestel) #,? ?(?:en )?(?:betaal|krijg) #|# ?\+ ?# gratis|(?:#e|tweede|derde) [^.!?]{0,24}(?:gratis|halve prijs|# ?%)`,
    },
  ],
  upTo: 'tot(?: wel)?|minstens|meer dan',
  from: 'vanaf|slechts|voor(?: maar)?|nu|al vanaf|alleen',
  insteadOf: String.raw`in plaats van|i\.p\.v\.|van|was|voorheen|adviesprijs`,
  per: String.raw`per (?:persoon|nacht|dag|week|maand|jaar|uur|les|stuk)|p\.p\.|p/m|/\s?(?:maand|nacht|dag|jaar|persoon|uur|kg)|per stuk|incl\. btw|excl\. btw`,
  until: 'tot(?: en met)?|t/m|uiterlijk|geldig tot|eindigt',
  lastDays:
    'alleen (?:vandaag|dit weekend|deze week|morgen)|dit weekend|op=op|zolang de voorraad strekt|laatste kans|vandaag',
  conditions: String.raw`geselecteerde|nieuwe klanten|leden|studenten|min\.|minimaal|max\.|maximaal|vanaf # ?€|bij (?:besteding|aankoop|bestelling)|besteding|niet (?:geldig|i\.c\.m\.)|uitgezonderd|behalve|alleen (?:voor|online|in de winkel)|voor (?:studenten|leden|kinderen|nieuwe)|eerste (?:bestelling|bezoek|les)|daarna|maandelijks opzegbaar|op (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)|eerste #`,
  hours: 'open|geopend|openingstijden',
  phone: String.raw`tel(?:\.|efoon)?|bel|belt|mobiel|reserveren|contact|whatsapp`,
  planning:
    '^(?:meer)|meer (?:klanten|verkopen|omzet|boekingen|bestellingen|bezoekers)|verhogen|omzet|doelgroep|budget|doel|werven|voorraad (?:opruimen|kwijt)|naamsbekendheid|aantrekken',
  negations: 'geen|niet|zonder|nooit|noch|vermijd',
  walkIns:
    'zonder (?:afspraak|reservering|reserveren|aanmelding)|inloop(?:spreekuur)?|geen afspraak nodig|vrije inloop',
  hiring: String.raw`(?:je|uw|stuur) cv|solliciteer|solliciteren|m/v/x|gezocht|vacature|wij zoeken (?:een |nieuwe )?(?:collega|medewerker|chauffeur|kok|kapper|monteur|verkoper)\p{L}*|per direct gevraagd|# ?(?:uur|uren|u)(?: per |/| p/)w(?:ee)?k|parttime$|fulltime$|bijbaan`,
  cries: 'nieuw|eindelijk|let op|laatste kans|help|binnenkort|nu open|dringend',
  letting: 'huren|verhuren|te huur|verhuur|te leen',
  selling: 'te koop',
  priced: {
    person: String.raw`p\.?\s?p\.?|per (?:persoon|kind|paar|volwassene|stel)|volwassenen|kinderen|retour|enkele reis`,
    stay: String.raw`(?:per|de|een|\/) ?(?:dag|nacht|uur|weekend|dagdeel)|\/ ?u`,
    term: String.raw`(?:per|in de|\/) ?(?:maand|jaar|seizoen|kwartaal|trimester)`,
    piece: 'stuk|per (?:kilo|pot|zak|bos|krat|fles|meter|doos)|de (?:kilo|pot|zak|bos|fles)',
  },
  courseLength:
    '(?:in )?(?:#|twee|drie|vier|vijf|zes|acht|tien) (?:weken|avonden|ochtenden|middagen|lessen|bijeenkomsten|maandagen|dinsdagen|woensdagen|donderdagen|vrijdagen|zaterdagen|zondagen)',
  lasting: 'uur|min|minuten|lessen|weken',
  provided: String.raw`te leen|materiaal (?:inbegrepen|aanwezig|inclusief)|inclusief materiaal|incl\. materiaal`,
  gifts: 'koopt|kopen|voedt|voeden|plant(?:en)?|betaalt|betalen|geeft|geven|is goed voor|zorgt voor|helpt',
  seeking: 'zoekt',
  pictured: 'toon|afbeelding|achtergrond|foto',
  forms: {
    deed: 'wij_*_uw wij_*_je we_*_uw we_*_je *reparatie *onderhoud *reiniging *verhuur *service *hulp *vegen *maken_van *wassen *knippen *snoeien *slijpen *schilderen *stofferen *installatie *verzorging *ontruiming *verhuizing *leegmaken *schoonmaken *legen *behandeling *oppas reparatie onderhoud verhuur leegruimen slijpen stofferen opruimen schoonmaak wij_knippen wij_snoeien wij_repareren wij_maken_schoon wij_schilderen wij_verhuizen wij_halen wij_slijpen wij_wassen wij_plaatsen wij_ruimen wij_herstellen *plakken *repareren *poetsen *ontstoppen *vervangen *plaatsen *behangen *strijken *herstellen *zagen *kappen *ophangen *ruimen *verven *stemmen *inkorten *beurt *bezorging *transport *vervanging *herstel *schilderwerk *snoei *zitten wij_passen_op stoelen_matten *maaien',
    lesson:
      'proefles* kennismakingsles* beginners gevorderden niveau les lessen workshop cursus leren *leren *maken_voor mozaïek_maken maken schilderen_voor vanaf_nul eerste_stappen kennismaking* proefles*',
    goods:
      'stuks pot fles doos pakket set dozijn zelfgemaakte zelfgemaakt huisgemaakte ambachtelijke verse gerookte tweedehands refurbished gereviseerde handgebreid*',
    freeEntry: 'gratis_entree gratis_toegang toegang_gratis vrije_toegang entree_gratis vrij_entree',
    outing:
      'rondleiding* *rondleiding wandeling *tocht *excursie rondvaart belevenis wandelingen *wandeling overnachten overnachting* nacht_in weekend_in',
  },
  pointers: {
    donate:
      'doneer* donatie* goede_doel goed_doel dierenasiel* voedselbank* collecte* kledinginzameling* speelgoedinzameling*',
    apply:
      'vacature* gezocht sollicit* stage stageplek werken_bij medewerker* m/v bijbaan* leerling* wij_zoeken verkoopster verkoper parttime',
    download: 'app apps',
    play: 'spel spellen game games puzzel*',
    listen: 'podcast* album luister* radio luisterboek*',
    view: 'parkeerplaats* garagebox* volkstuin* appartement* te_koop te_huur woning* makelaar* huurwoning* kamer_appartement koopwoning* kamer_te huis_te kantoorruimte* bedrijfsruimte* winkelruimte* kamer_te_huur studentenkamer*',
    'test-drive': 'autodealer* occasions tweedehands_auto* nieuwe_auto* proefrit* occasion* autobedrijf*',
    tickets:
      'concert* theater* opera circus festival* bioscoop* tentoonstelling* museum* kaartje* ticket* cabaret* voorstelling* *concert *voorstelling *festival',
    table: 'restaurant* eetcafé* bistro brasserie tafel_reserv* brunch diner lunchroom menukaart kerstmenu',
    enrol:
      'cursus* les lessen *les *lessen school* *school opleiding* workshop* leer_ bijles* academie* inschrijv* kinderopvang* *cursus rijschool* dansschool* muziekschool* zwemles* training* *workshop *les_voor *training *kamp *cursus* pianoles* gitaarles* muziekles* taalcursus* engels_voor spaans_voor nederlands_voor yoga pilates dansles* koor keramiek* naailes* rijbewijs ehbo* paardrijles* paardrijden judo karate klimles* huiswerkbegeleid* buitenschoolse* accordeonles* kookworkshop* kookles* zeilles*',
    quote:
      'loodgieter* elektricien* dakdekker* timmer* schilder* verhuis* schoonmaak* verzekering* architect* slotenmaker* zonnepanelen* airco* catering* drukker* hovenier* offerte* keuken_op_maat stukadoor* verhuizing* zwembad* warmtepomp* kozijnen* verzeker* webdesign* vertaal* ongedierte* drukkerij* *reiniging* *renovatie* *onderhoud* *installatie* *bestrijding* tuinaanleg* *montage *isolatie *schilder* *verhuizing* schoorsteen* isoleren isolatie* dakisolatie* stucadoor* parket* vloer* vloeren schutting* bestrating* snoei* boomverzorg* stoffeer* zonwering* rolluik* alarm* camerabewaking* laadpaal* badkamer* ontstop* reclamebord* borduur* zeefdruk* drukwerk* bedrijfsfilm* gladheidsbestrijding gevel* werkblad* keukenblad* dakgoot* dakgoten* glaszetter* steiger* goudsmid* keukens keuken_op lijstenmaker* naaiatelier* uw_oude je_oude nieuwe_keuken',
    book: 'hondenuitlaat* fietsenmaker* reparatie* tandarts* huisarts* kliniek* fysio* kapper* kapsalon* salon massage* nagel* schoonheid* dierenarts* garage autogarage* hotel* b&b camping* fotograaf* opticien* afspraak* trimsalon* verhuur* psycholoog* pedicure* manicure* nagelstudio* schoonheids* barbier* garage* apk vakantiehuis* vakantiewoning* *verhuur taxi* rondleiding* proeverij* vlucht* vluchten reis reizen dj tattoo* sauna* springkussen* hondenpension* bandenwissel* *behandeling* *reparatie* *feestje* kinderfeestje* *therapie* *tour *vaart rondvaart* opnamestudio* oefenruimte* kleermaker* kledingreparatie* schoenmaker* pianostemm* oppas* hondenoppas* kattenpension* hondenschool* *reparatie fysiotherap* acupunct* chiropract* voetverzorg* voetreflex* sauna piercing* wimper* wenkbrauw* blokhut* boomhut* chalet* huisje* paintball lasergame* karten minigolf* ballonvaart* kano* fotohokje* goochelaar* autowas* poetsbedrijf* gebitsreiniging* mondhygiën* dierenpension* wijnproeverij* tatoeage* bruidsmake-up diëtist* slijpservice* messen_slijpen',
    order:
      'bestel* bezorg* afhaal* pizza* pizzeria* burger* kebab* shoarma* bakkerij* taart* broodje* friet* maaltijd* kaasplank* borrelplank* vispakket* vleespakket* groentepakket* maaltijden kant-en-klaar boeket* oliebollen* tompou* bed_en_ontbijt_levering *taart *taarten',
    visit:
      '*beurs opening bezoek* markt* rommelmarkt* kerstmarkt* slagerij* slager bloemenwinkel* bloemist* boekhandel* koffiebar* café* ijssalon* kroeg* open_dag* braderie* apotheek* tuincentrum* wasserette* bibliotheek* boerderijwinkel* bar kofferbakverkoop* vlooienmarkt* antiek* brocante* kringloop* boekenmarkt* kledingbeurs* speelgoedbeurs* kantoorboekhandel wolwinkel* delicatessen* kaaswinkel* viswinkel* repair_café buurtfeest* boomkwekerij* theeschenkerij* imker* bijenhouder*',
    contact:
      'advoca* notaris* boekhoud* accountant* belastingadvi* adviseur* consult* uitvaart* thuiszorg* groothandel* hypotheek* hypotheekadvies *advies *adviseur adoptie ter_adoptie zoekt_een_thuis zoeken_een_thuis zoekt_baas verloskundig* trouwambtenaar* testament* nalatenschap* thuishulp* mantelzorg* vve-beheer grafstenen grafsteen*',
    start: 'sportschool* fitness* gym crossfit software',
    'sign-up':
      'nieuwe_leden inschrijv* aanmeld* nieuwsbrief* abonn* vrijwilliger* lid_worden webinar* breikring leeskring handwerkclub *kring',
    buy: 'koop* korting* uitverkoop* aanbieding* winkel* webshop* outlet schoenen* meubel* matras* bank_en kleding sieraden honing wijn* bril brillen fiets fietsen e-bike* boeken speelgoed kaas boerenkaas kaarsen serum brandhout* hondenvoer* kattenvoer* *voer kussens tapijt* lampen servies* rugzak* koffers tassen sokken petten kruiden jam zeep wol stoffen zaden planten horloge* platen bruidsmode* trouwjurk* *worst *stroop *zeep *kaarsen',
  },
  topics: {
    coffee: 'koffie*',
    burger: '',
    restaurant: '',
    baking: 'bakkerij taart',
    drinks: 'wijn* bier',
    shoes: 'schoen*',
    fashion: 'mode kleding jurk* tas tassen',
    headphones: 'koptelefoon* muziek*',
    phone: 'telefoon*',
    app: '',
    software: '',
    business: 'advies vacature* jurist*',
    beauty: 'parfum* schoonheid* kapper*',
    fitness: 'sportschool gym*',
    furniture: 'meubel* bank stoel*',
    house: 'woning* huis huizen makelaar*',
    travel: 'reis reizen vakantie* vlucht*',
    pets: 'huisdier* hond honden kat katten dierenarts',
    books: 'boek boeken cursus* lessen',
    finance: 'verzekering* lening* sparen hypotheek*',
    cars: 'auto occasion',
    health: 'gezondheid* tandarts* apotheek*',
    kids: 'kinderen speelgoed',
    bike: 'fiets*',
    jewellery: 'diamant* sieraden juwel* ringen horloge*',
    eco: 'plant* tuin* bloem* duurzaam*',
    gifts: 'geschenk* cadeautje* kerst* sinterklaas',
    events: 'feest* bruiloft* kaartjes opening*',
    charity: 'vrijwillig* goede_doel*',
  },
} satisfies Language;
