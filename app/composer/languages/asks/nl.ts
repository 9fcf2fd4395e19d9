import type { Asks } from './asks.ts';

/** What ads in Dutch ask their readers to do. */
export const asks = {
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
    'test-ride': 'Plan een proefrit',
    demo: 'Plan een demo',
    appointment: 'Maak een afspraak',
    text: 'App ons',
    follow: 'Volg ons',
    vote: 'Stem nu',
    sign: 'Teken nu',
    attend: 'Kom ook',
    watch: 'Bekijk nu',
  },
  pointsBack: '(?:het|dat|dit)(?: (?:ergens|ook|even))*$',
  allDone: 'allemaal|volledig|pas|helemaal',
  stockTails: '(?:(?:is|zijn|weer|nieuw|vers) )*(?:binnen|er weer|leverbaar|opruiming|uitverkoop|aanbieding)',
  finerCalls: { enter: 'Doe mee' },
  callFor: {
    works: String.raw`inzendingen (?:gezocht|welkom)`,
    contests: String.raw`(?:foto|teken|schrijf|kleur|bak|kook|video|film|verhalen|gedichten|ontwerp|talenten)wedstrijd\p{L}*|prijsvraag`,
  },
  sentIn: String.raw`inzend\p{L}*|stuur|insturen|deadline|doe mee (?:voor|t/m)`,
  works: {
    books: String.raw`(?:de|een|nieuwe|eerste) (?:roman|dichtbundel)|in de boekhandel|kookboek|prentenboek`,
    out: String.raw`nu (?:verkrijgbaar|te koop|te zien|te beluisteren|online)|verschijnt|in de boekhandel|staat online`,
  },
  runtimes: String.raw`accu\p{L}*|batterij\p{L}*|looptijd|brandduur|brandt|gaat [^,.;\n]{1,12} mee|(?:klaar|opgezet|opgeladen|gemonteerd) in`,
  teams: 'teams? van',
  triedFirst: String.raw`\p{Nd}{1,2} dagen (?:gratis|proberen|uitproberen|op proef)|proefperiode van \p{Nd}{1,2} dagen|geen creditcard nodig`,
  timeIsBookedApart: true,
  moneyAskedFor: 'geld|donaties',
  yours: 'je|jouw|uw',
  broken:
    'staat stil|klemt|piept|rammelt|kapot|stuk|lek|verstopt|defect|in storing|gebarsten|gescheurd|kapotte|lekkende|verstopte|groen zwembad',
  handedIn: 'inzamelpunt(?:en)?|inleverpunt(?:en)?|(?:wij|we) zamelen',
  people: 'vrijwilligers|acteurs|presentatoren|voorlezers|spelers|zangers|trainers|scheidsrechters',
  negotiable: String.raw`n\.?o\.?t\.?k\.?|vraagprijs(?![^\n]{0,24}k\.?\s?k)`,
  emergency: String.raw`spoed\p{L}*|24[- ]uurs?\p{L}*|dag en nacht|24 uur`,
  guests:
    'gasten|eters|aanloop|volle (?:tafels|zaak|bak|terras)|(?:klanten|mensen|gezinnen) (?:op|in|aan|door|voor|na)',
  madeFor:
    'websites?|logo’?s?|gevelreclame|spandoeken|visitekaartjes|flyers|stickers|geboortekaartjes|gordijnen|stempels|naambordjes',
  players: 'spelers',
  votes: 'stemmen|stemming',
  weAre: '(?:wij zijn|we zijn|ik ben)(?:\\s(?:een))?',
  inspected: String.raw`keuringen|\p{L}*keuring|bouwkundige keuring|energielabels?|inspecties?|APK`,
  showrooms: 'showrooms?|winkel|toonzaal',
  fetchedOnly:
    'alleen (?:af(?:halen|gehaald)|ophalen)|(?:uitsluitend|enkel) (?:afhalen|ophalen)|geen verzending',
  fewestMade: String.raw`MOQ|minimale? (?:afname|bestelling|oplage)(?: van)?:? \p{Nd}{2,5}(?: stuks)?`,
  starts: 'vanaf|start|begint|elke',
  helpers: {
    get: '(?:training|opleiding|cursus) (?:is )?(?:gratis|inbegrepen|door ons)|onkosten vergoed',
    give: String.raw`(?:een|twee|\p{Nd}{1,2}) uur(?:tje)? per (?:week|maand)|vrijwillig\p{L}*|maatje`,
  },
  inOneDay: 'in (?:één|een) (?:dag|avond|middag|weekend)',
  weBuy: 'wij kopen|we kopen|inkoop',
  mottoes: 'eerst proberen',
  callNumber: 'Bel {phone}',
  textNumber: 'App {phone}',
  petitions: 'petities?|handtekeningen(?:actie)?',
  taughtAlone: 'bijles(?:sen)?|priv[eé]les(?:sen)?|rijles(?:sen)?',
  fetches: 'wij halen|we halen|ophalen bij u',
  ensembles:
    '\\p{L}{0,12}(?:koor|orkest|band)|koor|fanfare|harmonie|orkest|band|elftal|toneelgroep|voetbalclub|hockeyclub',
  parts: 'zangers|zangeressen|tenoren|bassen|drummer|gitarist|bassist|spelers?|keeper|muzikanten',
  auditions: 'auditie[s]?',
  notified: 'weg afgesloten|wegafsluiting|gewijzigde openingstijden|stroomonderbreking|omleiding',
  turnedInto: 'omzetten|overstappen|doorstromen|laten (?:kopen|nemen)',
  also: 'ook',
  numberFor:
    'bestel(?:len|lingen|t)?|reserveer|reserver(?:en|ingen)|boek(?:en|ingen)?|aanmeld(?:en|ingen|ing)|meld je aan|inschrijv(?:en|ingen|ing)|schrijf je in|opgeven|opgave|geef je op|afspra(?:ak|ken)|info(?:rmatie)?|vraag(?: naar)?|vragen|stuur|app(?:en)?|contact',
  onTheSpot:
    'aan de (?:deur|kassa|bar|poort)|bij de (?:ingang|kassa|deur)|ter plaatse|zolang de voorraad|op is op|weer of geen weer|(?:gratis )?parkeren|alleen contant|neem (?:je|uw|mee|een)|meenemen|kom (?:langs|gezellig|gerust|kijken|proeven|binnen|naar|mee)|loop (?:gerust |even )?binnen|in de (?:winkel|zaak|schuur)|tegenover|naast (?:de|het)|achter (?:de|het)|iedereen (?:is )?welkom|livemuziek|live muziek|koffie staat klaar|springkussen|rommelmarkt',
  venues:
    'dorpshuis|buurthuis|wijkcentrum|sporthal|dorpsplein|marktplein|gemeentehuis|schoolplein|clubhuis|kantine|kerkplein',
  roomFor: String.raw`\p{Nd} (?:plaatsen|plekken|deelnemers|personen)|max(?:imaal|\.)? \p{Nd}|beperkt aantal|kleine groep(?:en)?`,
  bookedAhead:
    '(?:reserver(?:en|ing)|reservatie) (?:is )?(?:verplicht|noodzakelijk|nodig|vereist)|(?:alleen|enkel) (?:op|na|met) reserver(?:ing|en)|enkel op reservatie|vooraf reserveren',
  registeredAhead:
    '(?:aan|in)(?:melden|schrijven|melding|schrijving) (?:is )?(?:verplicht|noodzakelijk|nodig|vereist|gewenst)|vooraf (?:aanmelden|inschrijven)|graag (?:vooraf )?aanmelden|na aanmelding',
  enough: '(?:hebben we|zijn er|hebben wij)(?: al)? (?:genoeg|voldoende)',
  raises: 'ophalen voor|geld voor|opbrengst voor',
  deeds: {
    visit:
      'kom_een_kijkje open_stal open_stallen open_boerderij zelf_plukken zelfpluk* pluktuin* zelf_zagen zelf_omzagen open_dag* open_huis open_deur opendeurdag* boerderijverkoop kom_langs kom_kijken kom_proeven kom_kennismaken loop_binnen bezoek_onze bezoek_ons',
    footfall:
      '*bezoek bezoekers loop_in_de_winkel klanten_in_de_winkel inloop langskomen langs_te_komen langslopen mensen_in_de_winkel mensen_naar_de klanten_naar_de in_de_winkel naar_de_winkel naar_de_showroom',
    view: 'bezichtiging* kijkmoment*',
    'test-drive': 'proefrijden proefrit proefrit* proefritten',
    'test-ride': 'proeffietsen proefrit_op',
    demo: "demo demo's demonstratie*",
    appointment:
      'afspraken_maken meer_afspraken taxatie-afspra* oogmeting* oogtest* adviesgesprek* kennismakingsgesprek* intake intakegesprek* pasafspraak* passen_op_afspraak gratis_advies',
    call: 'telefoontjes belletjes',
    text: "stuur_een app_ons sms sms'en whatsapp app appje",
    follow: 'volgers volg_ons',
    contact: 'aanvragen informatieaanvragen leads',
    adopt:
      'wacht_op_een_thuis zoekt_een_thuis zoeken_een_thuis zoekt_thuis zoeken_baasje zoekt_baasje adopteer adoptie',
    join: 'leden nieuwe_leden lidmaatschap* nieuwsbriefinschrijving* abonnees word_lid',
    taster:
      'proefles* proeftraining* gratis_les kennismakingsles* om_uit_te_proberen voor_een_dag probeer_eens',
    vote: 'stem_op stem_nu stem_voor stem_mee stem_ja stem_nee',
    volunteer:
      'chauffeur chauffeurs bezorgers helpers vrijwilliger* handen_nodig helpende_handen voorlezers leesmaatje*',
    online: 'onlineverkoop* webwinkel* website webshop*',
  },
} satisfies Asks;
