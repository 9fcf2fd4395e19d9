import type { Asks } from './asks.ts';

/** What ads in German ask their readers to do. */
export const asks = {
  lost: 'verloren|gefunden|vermisst|entlaufen|entflogen|zugelaufen|gestohlen|zu verschenken|verschenke|in gute Hände abzugeben',
  calls: {
    buy: 'Jetzt kaufen',
    order: 'Jetzt bestellen',
    book: 'Jetzt buchen',
    table: 'Tisch reservieren',
    reserve: 'Platz sichern',
    'sign-up': 'Jetzt anmelden',
    learn: 'Mehr erfahren',
    download: 'App laden',
    quote: 'Angebot anfordern',
    donate: 'Jetzt spenden',
    visit: 'Besuche uns',
    contact: 'Kontakt aufnehmen',
    start: 'Jetzt starten',
    discover: 'Jetzt entdecken',
    tickets: 'Tickets sichern',
    apply: 'Jetzt bewerben',
    call: 'Jetzt anrufen',
    enrol: 'Jetzt anmelden',
    view: 'Besichtigung buchen',
    'test-drive': 'Probefahrt buchen',
    play: 'Jetzt spielen',
    listen: 'Jetzt anhören',
    directions: 'Route anzeigen',
    'test-ride': 'Probefahrt buchen',
    demo: 'Demo buchen',
    appointment: 'Termin vereinbaren',
    text: 'Nachricht schreiben',
    follow: 'Folge uns',
    vote: 'Jetzt abstimmen',
    sign: 'Jetzt unterschreiben',
    attend: 'Sei dabei',
    watch: 'Jetzt ansehen',
  },
  exclusions: 'nicht (?:auf|für|mit|gültig|kombinierbar)|ausgenommen|außer',
  pointsBack: '(?:es|das|dies)(?: (?:irgendwo|auch|bitte))*$',
  allDone: 'alle|komplett|frisch|neu|gründlich',
  stockTails:
    '(?:(?:ist|sind|wieder|frisch|neu|jetzt) )*(?:da|eingetroffen|verfügbar|reduziert|Abverkauf|Räumungsverkauf|Neuheiten|Angebot)',
  finerCalls: { enter: 'Jetzt mitmachen', join: 'Mach mit' },
  gatherings:
    'übungsabend|mitsingabend|spieleabend|straßenfest|vortragsabend|arbeitseinsatz|gemeindenachmittag|dorfputz',
  sharedMeals: '(?:senioren|vereins|gemeinde|helfer|dorf)(?:essen|mittagstisch|frühstück)',
  callFor: {
    works: 'Beiträge gesucht|Einreichungen (?:erwünscht|gesucht|bis)',
    contests: String.raw`\p{L}*wettbewerb\p{L}{0,2}|Preisausschreiben`,
  },
  sentIn: String.raw`Einsendeschluss|Einsendungen|Teilnahmeschluss|Einsendefrist|einsenden|einreichen|reicht? [^.\n]{1,24} ein|schickt? uns|schick(?:en)? (?:Sie |uns )|mitmachen bis`,
  media: {
    a: 'eine?',
    fresh: 'neue[rsn]?|meine?|mein|unser|unsere|erste[rs]?|zweite[rs]?|letzte[rs]?|illustrierte[rs]?',
    behind: 'von|über|aus|für|mit|zum|zur|rund um|namens',
    out: String.raw`da|raus|online|erschienen|draußen|erscheint|ab \p{Nd}|ab sofort|jeden`,
    bought:
      'Roman|Kriminalroman|Liebesroman|Fantasyroman|Jugendbuch|Jugendroman|Familienroman|Debütroman|Krimi|Thriller|Kochbuch|Backbuch|Kinderbuch|Bilderbuch|Sachbuch|Gedichtband|Bildband|Comic|Graphic Novel|Brettspiel|Kartenspiel|Gesellschaftsspiel|Magazin|Zeitschrift|Buch',
    heard: '(?<!Foto-?)Album|Single|EP|CD|Hörbuch|Hörspiel|Schallplatte',
    seen: 'Doku|Dokumentarfilm|Dokumentation|Webserie|Kurzfilm|Film|Serie',
    read: 'Blog',
    followed: '(?:YouTube|TikTok|Twitch|Instagram)[- ]?Kanal',
    played: 'Videospiel|Computerspiel|Handyspiel|Mobile Game',
  },
  giving: {
    becomes: 'können|könnten|kann|werden|sind|schenken|machen|bringen',
    inNeed: String.raw`(?:ein|eine|einen|jedes|jede|zwei|drei|\p{Nd}{1,3}) (?:\p{L}+ )?(?:Kind(?:er)?|Familien?|Menschen?|Person|Hund|Katze|Schulkind|Dorf)`,
    toGive: 'spenden|geben',
    one: 'ein|eine|einen|zwei|drei',
  },
  installs: 'Installation(?:en)?',
  works: {
    books:
      '(?:der|ein|mein|neuer?|erster) (?:neuer? |erster )?(?:Roman|Gedichtband|Bildband)|Taschenbuch|gebundenes Buch|im Buchhandel|Debütroman|Kriminalroman|Kochbuch|Bilderbuch',
    out: 'jetzt (?:überall|im Buchhandel|erhältlich|online|im Handel)|erscheint am|erschienen|ab sofort (?:im Handel|erhältlich|online)',
  },
  runtimes: String.raw`akku\p{L}*|laufzeit|brenndauer|brenn(?:t|en)|pro ladung|h[äa]lt|halten|(?:fertig|startklar|aufgebaut|einsatzbereit|geladen|bereit|warm|trocken) in|in [^,.;\n]{1,20} (?:fertig|startklar|aufgebaut|einsatzbereit|geladen|bereit)`,
  teams: 'teams? (?:von|bis(?: zu)?|à|mit)',
  triedFirst: String.raw`\p{Nd}{1,2} (?:Tage|Wochen|Monate) (?:kostenlos |gratis |unverbindlich )?(?:testen|ausprobieren|probieren|gratis|kostenlos|frei)|(?:\p{Nd}{1,2}[- ])?(?:Tage[- ])?Testphase|ohne Kreditkarte`,
  timeIsBookedApart: true,
  moneyAskedFor: 'geld|spenden?',
  yours: 'ihr(?:e[nmrs]?)?|dein(?:e[nmrs]?)?|eure[nmrs]?|euer',
  broken:
    'stehen ?geblieben|klemmt|quietscht|klappert|zerrissen|kaputt|platt|defekt|undicht|verstopft|ausgefallen|gebrochen|zerbrochen|gesprungen|gerissen|tropft|kaputte[rs]?|defekte[rs]?|gesprungene[rs]?|undichte[rs]?|verstopfte[rs]?|verkalkte?|schimmel|grüner pool|grünes wasser',
  handedIn: 'Sammelstellen?|Annahmestellen?|Abgabestellen?|wir sammeln',
  people:
    'Moderator(?:en|innen)|Schauspieler(?:innen)?|Helfer(?:innen)?|Trainer(?:innen)?|Betreuer(?:innen)?|Sänger(?:innen)?|Spieler(?:innen)?|Fahrer(?:innen)?|Vorleser(?:innen)?|Leute|Ehrenamtliche|Paten|Musiker(?:innen)?|Tänzer(?:innen)?|Mitstreiter(?:innen)?|Statisten|Schiedsrichter(?:innen)?|Übungsleiter(?:innen)?|Lotsen',
  negotiable: 'VH?B|Verhandlungsbasis|verhandelbar|Preisvorschlag',
  emergency: String.raw`Not(?:dienst|fall)\p{L}*|rund um die Uhr|24[- ]Stunden|Tag und Nacht`,
  guests:
    'Kundschaft|(?:Stamm|Mittags|Frühstücks|Lauf)?(?:gäste|gästen|kundschaft)|volle(?:s|r|n)? (?:Tische|Haus|Terrasse|Laden|Biergarten)|(?:Kunden|Leute|Familien) (?:am|im|in|unter|mittags|abends|vor|an|zum)',
  madeFor: String.raw`Web(?:site|seite|design)s?|Homepages?|Logos?|(?:\p{L}+)?(?:schilder|beschriftung|banner|flyer|plakate|stempel|aufkleber)|Visitenkarten|Plissees?|Gardinen|Vorhänge|Grabsteine`,
  players: String.raw`Spieler\p{L}*|Mitspieler\p{L}*`,
  votes: 'stimmen|abstimmung|voting',
  weAre: '(?:wir sind|ich bin)(?:\\s(?:eine?))?',
  inspected: 'Gutachten|Inspektion(?:en)?|Energieausweise?|E-?Check|Hauptuntersuchung|TÜV|Prüfung(?:en)?',
  showrooms: String.raw`\p{L}*ausstellung|Showroom|Laden|Geschäft`,
  fetchedOnly: 'nur (?:Selbst)?Abhol(?:ung|er)|nur an Selbstabholer|kein Versand',
  fewestMade: String.raw`Mindest(?:bestell|abnahme)?menge|MOQ|ab \p{Nd}{2,5} Stück`,
  wholeOf: 'alle|alles|jede[rns]?|ganze[rs]?',
  behindPrice: '(?:den |der )?ganzen? Tag|ganztags|(?:das )?ganze Wochenende|pauschal',
  wantsPeople: String.raw`(?:hallo[,!.]?\s+)?(?:(?:ich|wir) (?:habe|haben|führe|führen|betreibe|betreiben) (?:eine?n?|das|den|die) [^,.;!?]{2,50}?(?:,| und|, und)?\s+)?(?:(?:ich|wir)\s+)?(?:will|wollen|möchten?|hätten? gern|wünschen?)(?: ich| wir)?,? dass (?:mehr )?(?:die )?\p{L}+ (?:mehr )?(?:(?:den|die|das|unsere[nr]?|unser|meine[nr]?|mein|eine?n?|zu[mr]?)\s+){0,2}`,
  wantedLast: 'kaufen|buchen|bestellen|ausprobieren|probieren|mieten|kommen|kennen|besuchen|nutzen',
  leadIns: '(?:ok|okay|hallo|hi|moin|servus)[,!.]* also,?|also,?(?= (?:wir|ich) )',
  afterthoughts: 'ja,? wirklich|wirklich|im ernst|ehrlich|kein (?:witz|scherz)|versprochen|echt(?: jetzt)?',
  paidOnce:
    '(?:das|es) kostete|(?:du|er|sie|wir|ich) (?:hast|hat|haben|habe|hatten?|verloren|verlor|bezahlte[nst]*|zahlte[nst]*)',
  partsOfHouses: 'haus|hinterhof|hof|halle|laden|gegenüber|neben',
  mentionTails:
    'irgendwo|bitte|danke|auch(?: noch)?|lol|haha+|noch|wenn (?:es passt|möglich|platz ist)|unten(?: irgendwo)?|irgendwie|deutlich|gut sichtbar',
  remarks:
    '(?:wir |ich )?(?:brauchen?|wollen|suchen?|möchten?) (?:dafür )?(?:eine?n? )?(?:anzeige|werbung|plakat|flyer|post),? (?:die|das|der|mit|um|für|damit)|(?:diese anzeige|diesmal|hier) (?:soll|geht es) (?:nur|um)|(?:letztes (?:jahr|mal)|bisher|voriges jahr) [^,.;]{0,25}(?:niemand|keiner|kaum (?:jemand|einer)|nur wenige)|(?:niemand|keiner|kaum jemand) (?:wusste|hat (?:davon|es)|kam|ist gekommen)',
  itIs: '(?:es|das|er|sie) (?:ist|findet|wird)(?= (?:am|um|im|in|von|ab|jeden|jede) )',
  ifs: 'wenn|falls|sofern|solange',
  pricedAs: 'zum Festpreis|Festpreis|Pauschalpreis|Fixpreis',
  starts: 'ab|ab dem|beginnt|Beginn|Start|jeden',
  helpers: {
    get: '(?:Schulung|Einarbeitung|Ausbildung)(?: ist)? (?:kostenlos|inklusive|gratis|durch uns)|wir schulen|Vorkenntnisse (?:sind )?nicht nötig|keine Vorkenntnisse',
    give: String.raw`(?:eine|zwei|\p{Nd}{1,2}) Stunden?(?: Zeit)? (?:pro|in der|die|im) (?:Woche|Monat)|\p{L}*pat(?:e|en|in|innen)|ehrenamtlich\p{L}*`,
  },
  inOneDay: 'an einem (?:Tag|Nachmittag|Abend|Wochenende)',
  weBuy: 'wir kaufen|kaufe|ankauf von',
  mottoes:
    'erst (?:testen|probieren)|jetzt (?:täglich|neu|auch|wieder|nur|noch|schon|erst|im|in|ab|bis|bei|mit|für|immer|sogar|endlich)(?!\\p{L})',
  callNumber: 'Anrufen: {phone}',
  textNumber: 'SMS an {phone}',
  petitions: String.raw`petition\p{L}*|unterschriften(?:aktion|listen?|sammlung)?|unterschreib(?:t|en|e)(?= (?:gegen|für|jetzt|die|unsere))`,
  taughtAlone: String.raw`nachhilfelehrer\p{L}*|privatunterricht|einzelunterricht|einzelstunden?|privatstunden?|fahrstunden?`,
  fetches: 'wir holen|abholung bei (?:ihnen|euch|dir)|(?:kostenlose )?abholung (?:bei|vor)',
  ensembles:
    '\\p{L}{0,12}(?:chor|kapelle|orchester|band)|chor|kirchenchor|männerchor|kapelle|blaskapelle|musikverein|orchester|band|ensemble|fußballmannschaft|handballmannschaft|theatergruppe|kantorei|spielmannszug',
  parts:
    'sänger(?:innen|in)?|stimmen|tenöre|bässe|tenor|bass|bassist(?:in)?|schlagzeuger(?:in)?|gitarrist(?:in)?|spieler(?:innen|in)?|torwart|torhüter(?:in)?|trompeten?|hörner|posaunen?|musiker(?:innen|in)?|bläser|mitspieler',
  auditions: 'probetraining|sichtungstraining|vorsingen|vorsprechen|vorspielen',
  notified:
    'straßensperrung|vollsperrung|wasserabstellung|stromabschaltung|(?:geänderte|neue) öffnungszeiten|umleitung',
  turnedInto: 'umwandeln|überführen|konvertieren',
  also: 'auch',
  numberFor:
    'bestell(?:en|ungen|ung|t)|vorbestell(?:en|ungen|ung)|buch(?:en|ungen|ung|t)|reservier(?:en|ungen|ung|t)|anmeld(?:en|ungen|ung)|meld(?:en|et) (?:sie )?(?:sich|euch)|melde dich|termin(?:e|vereinbarung)?|info(?:s|rmation(?:en)?)?|auskunft|anfragen?|fragen|jetzt|schreib(?:en|t)?|kontakt|rufen sie|frau|herrn?|nachricht an',
  onTheSpot:
    'an der (?:Abendkasse|Tageskasse|Kasse|Tür|Theke)|(?:am|beim) Eingang|solange (?:der )?Vorrat reicht|bis (?:alles )?(?:weg|ausverkauft|leer)|bei jedem Wetter|(?:kostenlose |gratis )?Parkplätze|Parken|nur Barzahlung|nur bar|Barzahlung|Kaffee und Kuchen|Kaffee & Kuchen|Kuchenbuffet|Grill(?:stand|wurst|würstchen)|Tombola|Hüpfburg|Flohmarkt|mitbringen|kommt (?:vorbei|vorbei!|alle)|einfach (?:vorbei)?kommen|vorbeikommen|vor Ort|im Laden|im Geschäft|bei uns im|gegenüber|neben (?:dem|der)|hinter (?:dem|der)|alle (?:sind )?willkommen|jeder ist willkommen|Live-?Musik',
  venues:
    '(?:Gemeinde|Stadt|Turn|Sport|Mehrzweck|Fest|Dorf)halle|Gemeindehaus|Pfarr(?:heim|saal|haus)|Dorfgemeinschaftshaus|Feuerwehrhaus|Gerätehaus|Vereinsheim|Marktplatz|Dorfplatz|Rathaus(?:platz)?|Schulhof|Bürgerhaus',
  roomFor: String.raw`\p{Nd} (?:Plätze|Teilnehmer|Personen|Sitzplätze)|max(?:imal|\.)? \p{Nd}|begrenzte (?:Plätze|Teilnehmerzahl)|Kleingruppen?`,
  bookedAhead: String.raw`(?:Reservierung|Tischreservierung|Buchung|Vorbestellung|Vorreservierung)(?:en)? (?:ist |sind |unbedingt |bitte )?(?:erforderlich|notwendig|nötig|erbeten)|nur (?:mit|nach|auf) (?:\p{L}{1,12} )?(?:Reservierung|Vorbestellung|Vorreservierung|Buchung)`,
  registeredAhead:
    '(?:Vora|A)nmeldung(?:en)? (?:ist |bitte |wird |unbedingt )?(?:erforderlich|notwendig|nötig|erbeten|gebeten)|nur (?:mit|nach) (?:vorheriger )?(?:Vora|A)nmeldung|(?:um|bitte um) (?:Vora|A)nmeldung|bitte (?:vorher |vorab )?anmelden',
  enough: '(?:haben|gibt es|sind|hätten)(?: wir| es| da)?(?: schon| bereits)? (?:genug|genügend|reichlich)',
  raises: 'finanzieren|Geld für|Erlös für|sammeln für',
  ordersBy:
    '(?:kannst|können|könntet|könnten|könntest) (?:du|sie|ihr)|(?:ich|wir) (?:möchten?|hätten?|wollen|will)|als|die|den|mit|gerne?|dann',
  orderedBehind: '(?:drauf)?schreiben|verwenden|nehmen|setzen',
  toMaker: {
    asides: String.raw`(?:bitte )?(?:mach(?:t|en sie)?|erstell(?:t|en sie)?) (?:mir |uns )?(?:bitte |einfach )?(?:eine?n? |die |das |was |etwas )?(?:anzeige|werbung|plakat|flyer|post|schönes|nettes)~|(?:es |das )?(?:soll|muss|sollte|darf) (?:einfach |nur |nicht |bitte )*(?:schön|gut|nett|modern|auffallen|auffällig|billig|professionell|seriös|wirken|nach)~|(?:die|unsere|meine) letzte (?:anzeige|werbung)~|(?:mein|meine|unser|unsere) (?:sohn|tochter|neffe|nichte|bruder|schwester|frau|mann|freund|freundin) (?:hat|macht|meint|sagt)~|(?:keiner|niemand|kaum jemand) (?:kennt|weiß|kommt|liest|sieht|findet)~|(?:die )?(?:leute|kunden|eltern|alle|sie) (?:sollen|müssen|können) (?:sich )?(?:einfach |nur )?(?:melden|anrufen|schreiben|wissen|kommen|bei (?:mir|uns) melden)~|(?:die )?(?:leute|kunden|eltern|alle|viele) (?:denken|glauben|meinen|kommen immer|rufen immer|wissen nicht|vergessen|warten immer)~|(?:ich|wir) (?:brauchen?|wollen|will|möchten?) (?:einfach |nur |dringend )?(?:mehr|neue) (?:kunden|leute|aufträge|gäste|buchungen)~|(?:das geschäft|es|momentan|gerade) (?:läuft|ist) (?:gerade |momentan |sehr |etwas )*(?:schlecht|ruhig|nicht so)~|(?:ich|wir) (?:kann|können|bin|sind|kenne|kennen|hab|habe|haben) (?:mich |uns )?(?:nicht|keine ahnung|nicht so)(?: gut)?(?: in| mit| von)?~|keine ahnung~|(?:ihr|du|sie) (?:könnt|kannst|können) (?:gerne )?(?:ein|jedes|irgendein|das)~|(?:bitte )?(?:preis|telefonnummer|nummer|logo|adresse|name) (?:groß|mit|rein|bitte)~|(?:ist|das ist) für (?:facebook|instagram|insta|whatsapp|die zeitung)~|sorry~|entschuldig\p{L}*~|(?:also )?(?:ja )?bitte helft~|überrascht mich|lasst euch was einfallen`,
    sayIt:
      '(?:bitte )?(?:schreib(?:t)?|erwähn(?:t|en sie)?|sag(?:t)?)(?: (?:den leuten|allen|bitte))?,? dass',
    thanks: '(?:danke|vielen dank|lg|liebe grüße|viele grüße|gruß|mfg|grüße)',
    says: '(?:die|das|der|und) (?:den leuten |allen |kunden )?(?:sagt|sagen|erklärt|erinnert),? dass',
    greets: 'hallo(?: zusammen| liebes team)?|hi|hey|moin|servus|guten (?:tag|morgen|abend)|liebes team',
    asks: '(?:kannst|könntest|könnt|könntet|können|könnten|würdest|würdet|würden) (?:du|ihr|sie)|(?:ich|wir) (?:brauche|brauchen|bräuchte|bräuchten|möchte|möchten|suche|suchen|hätte|hätten|will|wollen)|(?:brauche|bräuchte)',
    orders: 'mach(?:t|en sie)?(?: mir| uns)?(?: bitte| mal)?|bitte (?:eine?n?|mach|erstell)',
    things: 'was|etwas|anzeige|anzeigen|werbung|plakat|flyer|post|beitrag|bild|banner|werbeanzeige|grafik',
    about: String.raw`(?:für|über|zu)(?! (?:facebook|instagram|insta|mich|uns|whatsapp|google)(?!\p{L}))(?: (?:meine?n?|unsere?n?|eine?n?|den|die|das))?`,
    joints: 'also|und|aber|deshalb|daher',
    courtesy: 'bitte|danke|vielen dank|danke schön|dankeschön|lg|liebe grüße|merci',
    self: 'ich|wir',
    remarks: String.raw`(?:bitte )?nicht(?:s)? (?:zu |so )?(?:bunt|kitschig|grell|aufdringlich|schickes|besonderes|kompliziert|laut|übertrieben|wildes)\p{L}*|(?:etwas|was) (?:\p{L}+es)|(?:bitte )?(?:ganz )?(?:schlicht|einfach)(?: halten)?|ich weiß nicht,? was ich schreiben soll.*|ihr macht das schon`,
  },
  landmarks: {
    at: String.raw`(?:direkt )?(?:am|an der|beim|bei der|gegenüber(?: vom| von der| der| dem)?|neben (?:dem|der)|hinter (?:dem|der)|vor (?:dem|der)) (?:alten )?(?:Marktplatz|Markt|Rathaus|Bahnhof|Hauptbahnhof|Hafen|Kirche|Dom|Post|Schule|Bücherei|Brunnen|Stadtpark|Freibad|Kreisel|Tankstelle|Feuerwehr|Busbahnhof|Schloss|Kirchplatz|Dorfplatz)|Ecke \p{Lu}[\p{L}-]+(?:straße|str\.|weg|gasse|allee|platz)?(?: (?:und|/|Ecke) \p{Lu}[\p{L}-]+)?`,
  },
  work: {
    jobs: String.raw`\p{L}{0,20}(?:köche?|köchin|koch|kellner|bedienung|barista|barkeeper|bäcker|konditor|metzger|fleischer|verkäufer|kassierer|fahrer|lagerist|mitarbeiter|mitarbeitende|arbeiter|elektriker|elektroniker|schreiner|tischler|zimmerer|maler|lackierer|maurer|dachdecker|fliesenleger|klempner|installateur|mechaniker|mechatroniker|monteur|schlosser|schweißer|gärtner|floristi?n?|friseur|kosmetiker|masseur|therapeut|logopäde|krankenschwester|pfleger|erzieher|arzthelfer|angestellte|assistent|sekretär|sachbearbeiter|buchhalter|lehrer|trainer|pädagoge?|tagesmutter|tagesmütter|babysitter|kinderfrau|hausmeister|tätowierer|rettungsschwimmer|bademeister|entwickler|programmierer|designer|ingenieur|techniker|architekt|apotheker|optiker|schneider|näher|rezeptionist|zimmermädchen|azubi|auszubildende|lehrling|praktikant|werkstudent|minijobber|spüler|kurier|zusteller|austräger|melker|winzer|kommissionierer|berater|nageldesigner|putzfrau|putzmann|hundetrainer|kolleg(?:e|in)|kollegen|tierärzt|tierarzt|zahnärzt|zahnarzt|reinigungs?kraft)(?:in|innen|n|en|s|r|e)?|(?:reinigungs|service|küchen|aushilfs|fach|pflegefach|putz|büro|lehr|pflege|verkaufs|lager|spül|betreuungs|hilfs|thekem?)(?:kraft|kräfte)|(?:küchen|aus|haushalts|putz|spül|theken|verkaufs|ernte|büro|saison)hilfen?|(?:filial|schicht|küchen|markt|team|bau|stations|kita|betriebs|restaurant)leit(?:er|erin|ung)|mfa|zfa|pta|thekenkraft|floristin|nanny`,
    seek: String.raw`(?:wir|ich) (?:suchen?|brauchen?)|suchen wir|sucht(?! ihr)|(?:verstärke|verstärken sie|unterstütze|unterstützen sie) (?:uns|unser \p{L}+) als|werde(?:n sie)? (?:unsere?|teil)|(?:komm|arbeite)(?:en sie|n sie)?(?: \p{L}+){0,3} als|wir stellen ein|gesucht|job als|stelle als|uns fehlt|join us|arbeiten als`,
    bare: 'suche',
    about: '(?:arbeiten|jobs?|stelle|nebenjob|minijob|aushilfsjob|sommerjob) (?:bei|im|in der|als|am|an der)',
    sought: String.raw`gesucht|(?:dringend|wird|werden) (?:gebraucht|gesucht)|für unser(?:e|en)? (?:\p{L}+ ){0,2}(?:team|café|küche|salon|praxis|laden|restaurant|backstube|werkstatt|büro|kita|hotel)`,
    not: String.raw`alten?|spenden|ehrenamtlich\p{L}*|freiwillige\p{L}*|ihre?|deine?|eure?|geld|keine?`,
    learns: String.raw`azubis?|auszubildende\p{L}*|ausbildung|lehrling|lehre|lehrstelle|praktikum|praktikant\p{L}*|trainee`,
    behind:
      'in(?! ihrer| deiner)|im|am|an|bei|für(?! sie| dich| ihr| dein)|ab|zum|zur|mit|und|oder|gesucht|auf|nach',
    paid: String.raw`(?:pro|die|in der) stunde|(?:€|euro) ?/ ?(?:std\.?|h|stunde)|im monat|monatlich|brutto|netto`,
    terms: String.raw`bewerbung(?:en)?|bewerben|bewirb\p{L}*|bewerber\p{L}*|lebenslauf|\p{Nd} ?(?:std\.?|stunden|h) ?(?:/|pro|die|in der) ?woche|(?:teil|voll)zeit|minijob|5\p{Nd}\p{Nd}[- ]?(?:€|euro)?[- ]?basis|festanstellung|unbefristet\p{L}*|gehalt|lohn|unterkunft frei|stundenlohn|urlaubsgeld|weihnachtsgeld|übertariflich\p{L}*|tariflohn|bezahlte pausen?|einarbeitung|quereinsteiger\p{L}*|berufserfahrung|schicht(?:en|dienst|zulage)|arbeitszeit\p{L}*|probearbeit\p{L}*|(?:in|für) unser(?:em)? (?:\p{L}+ )?team|(?:neue[nr]? )?(?:kolleg\p{L}+|mitarbeiter\p{L}*) (?:gewinnen|finden|suchen)|stelle besetzen|lehrjahr|verstärkung|urlaubstage|zuschläge|dienstplan|[1-5] tagen? (?:die|pro|in der) woche`,
    hints: String.raw`ab sofort|ab (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|(?:start|beginn) (?:im |am |ab )?\p{L}+|trinkgeld|(?:wochenenden?|sonntags?|abends) frei|freie wochenenden|(?:nettes|gutes|kleines|tolles) team|zum nächstmöglichen|keine wochenenden|[2-5] tage|zwei tage|drei tage|vier tage`,
  },
  deeds: {
    visit:
      'offener_stall offene_stalltür tag_des_offenen_hofes hof_der_offenen_tür selbst_schlagen selbst_pflücken selbst_schneiden selbst_ernten selberpflücken selbstpflück* selberschlagen tag_der_offenen_tür* tage_der_offenen_tür offene_tür hofverkauf* werksverkauf* ab-hof-verkauf* kommt_vorbei komm_vorbei kommen_sie_vorbei schau_vorbei schaut_vorbei schauen_sie_vorbei besuche_uns besuchen_sie besucht_uns',
    footfall:
      'vorbeikommen vorbeischauen laufkundschaft besucher* besuche *besuche kundenfrequenz frequenz kunden_im_laden leute_im_laden leute_in_den_laden kunden_in_den_laden leute_ins_geschäft mehr_leute_im ausstellung_besuchen in_den_laden ins_geschäft in_die_ausstellung in_unseren_laden ins_lokal',
    view: 'besichtigung* hausbesichtigung*',
    'test-drive': 'probefahrt*',
    'test-ride': 'probefahrt_mit_dem_e-bike e-bike_probefahrt* e-bikes_probefahren',
    demo: 'demo demos produktvorführung* vorführtermin*',
    appointment:
      'terminanfrage* bewertungstermin* sehtest* sehtests augencheck* beratungstermin* beratungsgespräch* erstgespräch* anprobe* *anprobe termin_zur_anprobe* kennenlerngespräch* erstberatung*',
    call: 'anrufe anruf telefonate',
    text: 'schreib_mir schreib_uns schreibt_uns schreiben_sie nachricht_an sms whatsapp nachricht',
    follow: 'follower* folge_uns folgt_uns',
    contact: 'anfrage* kontaktanfrage* leads',
    adopt:
      'suchen_ein_zuhause sucht_ein_zuhause sucht_zuhause suchen_zuhause zuhause_gesucht suchen_neues_zuhause sucht_neues_zuhause adoptier* schutzgebühr',
    join: 'mitglieder neue_mitglieder mitgliedschaft* newsletter-anmeldung* newsletteranmeldung* abonnenten werde_mitglied werden_sie_mitglied',
    taster:
      'probestunde* probetraining* probeunterricht* schnupperstunde* schnupperkurs* schnuppertraining* schnuppertag* probelektion* ausprobieren zum_ausprobieren schnuppern für_einen_tag',
    vote: 'stimmt_ab stimm_ab stimmt_für stimmen_sie_ab stimmen_sie_für jetzt_abstimmen abstimmen',
    volunteer:
      'fahrer fahrerin fahrerinnen helfer helfer:innen helferinnen freiwillige(?!_spende|_gabe|_feuer|_blut) ehrenamtliche helfende_hände lesepat* patinnen_und helfer_gesucht helferinnen_und lernpat*',
    online: 'onlineverkauf* online-verkauf* onlineverkäufe* onlineshop* internet webseite website webshop*',
  },
} satisfies Asks;
