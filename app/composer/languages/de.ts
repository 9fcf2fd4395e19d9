import { asks } from './asks/de.ts';
import { germanLooks } from './de-looks.ts';
import type { Language } from './language.ts';

/** German. */
export const de = {
  code: 'de',
  functionWords:
    'abo reitstunden reitunterricht stunden der die das ein eine einen und mit für auf von im zum zur bei dein deine ihr ihre unser unsere neu neue neuer neues alle rabatt angebot angebote sonderangebot kostenlos kostenloser versand gratis jetzt heute nur bis ab kaufen laden eröffnung große sommer winter erste schuhe aktion ist sind nicht ausverkauf umzug leicht gemacht friseur brillen wurst käse ferienwohnung ostsee brot brötchen kuchen kaffee blumen möbel küche garten haus wohnung schule kurs unterricht werkstatt reinigung handwerk frisch frische hausgemacht regional gesund kinder hund hunde fahrrad auto zahnarzt praxis geschenke bücher mode kleider tickets konzert herbst frühling am an schnell endlich verkäuferin verkäufer kino',
  ordinalDots: true,
  headLast: true,
  asides: 'sucht|in|am|im|an|auf|bei|beim|mit|aus|seit|für|von|vom|der|des|zum|zur',
  runOn: {
    opening:
      '(?:hallo|hi|moin|servus|guten tag)(?: zusammen)?[,!.]*(?: (?:wir sind|ich bin))?(?: eine?)?|(?:wir sind|ich bin) eine?',
    goesOn:
      '(?:und )?(?:wir )?suchen|seit #|(?:und )?wir (?:machen|bieten|sind|haben|kommen|liefern|reinigen|backen|bauen)|(?:und )?ich (?:mache|biete|bin|habe|komme)|ruft?',
    orders:
      'bitte (?:schreib|sag|erwähn|zeig|nimm|nehmt|mach)|(?:und |also )?(?:ich|wir) (?:möchte|möchten|will|wollen|hätte|hätten)',
  },
  calledBy: 'german|deutsch|deutscher|allemand|alemán|tedesco|alemão|немецк|德语|德文',
  ...asks,
  playfulCall: 'Schnapp sie dir',
  callOpenings: 'jetzt|hier|zum|mehr erfahren|kaufen|bestellen|buchen|besuche|besuchen|kontaktiere',
  requests: {
    opening: String.raw`(?:bitte\s+)?(?:erstelle?|gestalte|mach(?:e)?|ich (?:brauche|möchte))?\s*(?:mir\s+)?(?:eine?\s+)?(?:werbung|anzeige|werbeanzeige|banner|plakat|flyer)\s+für\s+(?:mein(?:e|en)?|unser(?:e|en)?|das|die|den|eine?n?)?\s*`,
    closing: String.raw`\s+(?:werbung|werbeanzeige|anzeige|werbebanner)`,
  },
  adWords: 'kampagne|werbung|anzeige',
  quotes: '„“',
  leaningLetters: '',
  years: 'jahr(?:en?)?',
  thousands: String.raw`Tsd\.?`,
  millions: String.raw`Mio\.?|Mrd\.?`,
  units: String.raw`Std\.?|Min\.?|Uhr|Stk?\.?|qm|PS`,
  forSoMany: 'für',
  below: 'unter|um|zu',
  numero: 'nr|art|tel',
  honorifics: 'dr|prof|st',
  currencies: 'euros?|[Ff]ranken',
  askedIn: 'in {}|auf {}|im {}',
  quotedRoles: {
    callToAction: 'knopf',
    subline: 'untertitel',
    headline: 'überschrift|titel',
    offer: 'angebot',
    brand: 'namens',
  },
  asPart: 'als',
  notDiscounts: 'baumwolle|bio|natürlich|vol',
  discountOn: 'auf',
  and: 'und',
  purposes: 'um|damit',
  secondHalf: 'dann',
  goesOn: 'und|oder|aber|dann',
  beforeWhen: 'mit|ab|am|start|beginn?t?|startet|eröffnet',
  unfinished: 'jetzt|bis|nur|ab|mit|der|die|das|und|auf',
  countedUnits: 'pers|stk|min|std',
  aboutAd: String.raw`bitte|stil|schrift|foto|bilder?|hintergrund|titel|farben?|thema|viel|mehr|weniger|weißraum|licht|stimmung|Farben?|Hintergrund|Schrift\p{L}*|wirken|wirkt`,
  nameParticles: 'und|am|an|im|zum|zur|von|der|den|des',
  streets: { glued: String.raw`straße|strasse|str\.|platz|weg|gasse|allee` },
  moreThan: 'über|mehr als',
  outOf: 'von',
  toFigure: 'bis',
  passing: 'vor|nach|neben|hinter|gegenüber|bei|am|beim|wie|statt',
  articles: 'der|die|das|dem|den',
  forWhom: 'für',
  atHome: 'ins haus|nach hause|zu hause|zuhause|frei haus',
  refusals: String.raw`kein\p{L}*|nicht|ohne`,
  oClock: 'uhr',
  atHour: '',
  namedTimes: '',
  within: 'in',
  mention: 'erwähne',
  orders: 'verwende|schreibe',
  off: String.raw`Rabatt\p{L}*|Nachlass|reduziert\p{L}*|günstiger|spare\p{L}*|Ersparnis|sparen|weniger|Skonto`,
  percent: 'Prozent',
  reductions: String.raw`(?:aus|ab)?verkauf|rabatt\p{L}*|aktion`,
  offers: [
    {
      kind: 'free',
      source: String.raw`gratis|kostenlos\p{L}*|umsonst|geschenkt|versandkostenfrei|kostenfrei\p{L}*|gebührenfrei|frei Haus|freier Eintritt|Eintritt frei|geht aufs Haus|ohne (?:Aufpreis|Anmeldegebühr\p{L}*)`,
    },
    { kind: 'half', source: String.raw`zum halben Preis|halber Preis|halbe\p{L} Preis|die Hälfte` },
    {
      kind: 'bundle',
      source: String.raw`(?:#|zwei|drei|vier) (?:\p{L}+ ){0,2}(?:zum Preis von|für) (?:#|einem|einen|eins|zwei|drei)|(?:#|zwei|drei) (?:\p{L}+ )?(?:zahlen|bezahlen|kaufen),? (?:und )?#(?: \p{L}+)? (?:bekommen|erhalten|mitnehmen)|(?:kauf\p{L}*|bestell\p{L}*|nimm) (?:#|zwei|drei)[^.!?]{0,20}(?:zahl\p{L}*|bekomm\p{L}*|erhalt\p{L}*) (?:#|zwei|ein\p{L}*)|(?:das|der|die|jede\p{L}?) (?:zweite|dritte|#\.) [^.!?]{0,24}(?:gratis|geschenkt|halb\p{L}*)`,
    },
  ],
  upTo: 'bis zu|mindestens|über',
  from: 'ab|nur|schon ab|jetzt|für(?: nur)?',
  fromBehind: 'aufwärts',
  insteadOf: 'statt|anstatt|anstelle von|vorher|bisher|UVP|früher|sonst',
  per: String.raw`pro (?:Person|Nacht|Tag|Woche|Monat|Jahr|Stunde|Kopf|Stück|Einheit)|p\.\s?P\.|im (?:Monat|Jahr)|/\s?(?:Monat|Woche|Nacht|Tag|Jahr|Person|Stunde|Std\.?|kg|Stück)|je|monatlich|mtl\.|zzgl\.|inkl\.`,
  until: 'bis(?: zum| einschließlich)?|endet am|gültig bis|noch bis|nur bis',
  lastDays: String.raw`nur (?:heute|morgen|dieses Wochenende|diese Woche|diesen Monat|kurze Zeit|am \p{L}+tag)|(?:solange|so lange) (?:der )?Vorrat(?: reicht)?|letzte Chance|dieses Wochenende|heute`,
  deadlines: String.raw`(?:nur )?(?:noch )?bis (?!zu )(?:zum )?(?:\d{1,2}\. ?\p{L}{3,9}|[^.,;!\n]{2,22})|nur (?:heute|dieses wochenende|diese woche)`,
  codes: '(?:mit )?(?:dem )?code:? [A-Z0-9]{3,}',
  conditions: String.raw`ausgewählte\p{L}*|Neukund\p{L}*|Mitglied\p{L}*|Stammkund\p{L}*|mind(?:\.|estens)|Mindest\p{L}*|min\.|max\.|maximal|ab einem|Mindestbestellwert|Bestellwert|gilt (?:nicht|nur|für)|gültig|nicht gültig|ausgenommen|nur für|für (?:Studierende|Studenten|Schüler|Senioren|Neukunden|Kinder)|außer|nur (?:online|im Laden)|bei (?:Abholung|Vorlage|Kauf)|danach|dann|jederzeit kündbar|jeden \p{L}+tag|\p{L}+tags|die ersten #|im ersten|Anzahlung|Kaution|zzgl\.?|exkl\.?|solange (?:der )?Vorrat(?: reicht)?`,
  notices: String.raw`Ratenzahlung|Zahlung|Rechnung|zahlen (?:weniger|die Hälfte)|ab # Jahren?|ab #|# bis # Jahren?|unter #|nicht (?:für|unter) [^,.;]{2,24}|nur (?:Barzahlung|bar|mit Karte|nach|für|auf|mit|Abholung|samstags|sonntags|am \p{L}+tag)|nur \p{L}+tags|bitte [^,.;]{0,24}mitbringen|(?:muss|müssen|ist|sind) mitzubringen|neben (?:der|dem)|gegenüber|hinter (?:der|dem)|im Hof|im Hinterhof|Eingang|an der Ecke|Ecke|über den Hof|direkt (?:am|an der|beim)|nähe|Raum \p{Lu}\p{L}+|Parkplätze|Parkplatz|parken|barrierefrei|rollstuhlgerecht|begrenzte Plätze|Plätze begrenzt|Anmeldung (?:erforderlich|nötig|bis)|Anmeldeschluss|Termin\p{L}* nach|nach (?:Absprache|Vereinbarung|Terminvereinbarung)|Führerschein|erforderlich|Voraussetzung|Vorbestellung|vorbestellen bis|solange|Ruhetag|geschlossen|Einlass|Altersfreigabe|Hunde (?:erlaubt|willkommen)|keine (?:Hunde|Karten\p{L}*|Vorkenntnisse)|gegen Vorlage|mit (?:Studenten|Schüler)ausweis|vor (?:der|dem) \p{Lu}\p{L}+|an der Leine|Erdgeschoss|#\. Stock|klingeln|bei jedem Wetter|nur bei (?:gutem|trockenem) Wetter|Lieferung ab|Anlieferung|Abholung`,
  aims: 'Ziel|Zielvorgabe|Budget',
  hours: 'geöffnet|Öffnungszeiten|offen',
  phone: String.raw`Tel(?:\.|efon)?|Telefonnummer|anrufen|ruf\p{L}* (?:uns )?an|Handy|Mobil|Anruf|unter|WhatsApp`,
  abbreviations:
    'nr st dr ca inkl exkl max min mind bzw str abs zzgl mtl usw resp pers tägl ggf gg evtl geb std zi whg qm tel',
  dangling: 'in und oder mit für der die das den dem ein eine von zu im auf',
  planning: String.raw`^(?:mehr)|mehr (?:Kunden|Kundinnen|Umsatz|Termine|Buchungen|Verkäufe|Anmeldungen|Besucher|Gäste|Bestellungen|Verkehr)|Umsatz|steiger\p{L}*|erhöh\p{L}*|Lager räumen|abverkauf\p{L}*|Ziel|Zielgruppe|Budget|bekannter|Bekanntheit|gewinnen|Auslastung|Reichweite`,
  negations: String.raw`kein\p{L}*|nicht|ohne|nie|niemals|statt`,
  walkIns: String.raw`in einer Stunde fertig|zum Warten|ohne (?:vorherige\p{L}* )?(?:Termin\p{L}*|Voranmeldung|Anmeldung|Reservierung)|kein\p{L}? (?:Termin\p{L}*|Anmeldung|Voranmeldung|Reservierung) (?:nötig|erforderlich|notwendig)|einfach (?:vorbeikommen|reinkommen|vorbeischauen)`,
  hiring: String.raw`Lebenslauf an|Bewerbung(?:en)? an|bewirb dich|(?:Teilzeit|Vollzeit),|[mw]/w/d|w/m/d|wir suchen(?! (?:ein|einen) (?:zuhause|nachmieter))|wir stellen ein|gesucht|stellenangebot|suchen (?:ab sofort|verstärkung|aushilfe)|# ?(?:Std\.?|Stunden|h)(?: ?/ ?| pro | die )Wo(?:che)?|# ?Wochenstunden|(?:Teilzeit|Vollzeit)$|auf Minijob-Basis|Ausbildungs(?:start|beginn|platz|plätze)|Ausbildung (?:zum|zur) \p{Lu}\p{L}+|Quereinsteiger\p{L}*|Festanstellung|übertariflich\p{L}*|Probearbeiten|Azubis?`,
  cries:
    'neu|neuheit|jetzt neu|endlich|bitte helft|bitte helfen|achtung|letzte chance|nur kurz|wieder da|wir sind zurück|gute nachrichten|dringend|neueröffnung|jetzt geöffnet',
  letting: 'zu vermieten|zur miete|vermiete|mieten|zum ausleihen|leihweise',
  selling: String.raw`zu verkaufen|verkaufe|abzugeben|gebraucht\p{L}*|aus zweiter Hand`,
  priced: {
    person: String.raw`Geschwister(?:kinder)?|p\.\s?P\.|pro (?:Person|Kopf|Nase|Kind|Paar)|(?:je|pro) (?:Erwachsene[rn]?|Kind|Teilnehmer(?:in)?)|Erwachsene|Kinder|Hin- und Rück\p{L}*|einfache Fahrt`,
    stay: String.raw`(?:der|die|den|pro|je|am|\/) ?(?:Tag|Nacht|Stunde|Wochenende|Std\.?|h)|tageweise|stundenweise|nachtweise`,
    term: String.raw`(?:pro|im|je|das|der|\/) ?(?:Monat|Jahr|Quartal|Halbjahr|Semester|Trimester)`,
    piece: String.raw`Stück|Stk\.?|(?:das|der|die|pro) (?:Kilo|Glas|Sack|Bund|Kiste|Eimer|Laib|Flasche|Meter)`,
  },
  courseLength:
    '(?:an |in )?(?:#|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf) (?:Wochen|Abenden?|Vormittagen?|Nachmittagen?|Terminen?|Einheiten|Stunden Unterricht|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tagen?|Mittwochen?)',
  measures: 'stk|stück|liter|kilo|gramm|pfund',
  lasting: 'h|min|minuten|std|stunden|wochen',
  provided: String.raw`gestellt|Material (?:da|inklusive|inkl\.|vorhanden|dabei)|inkl\. Material|wird gestellt|Leihausrüstung`,
  promises: String.raw`inklusive|inbegriffen|willkommen|garantiert|zertifiziert|geprüft|kleine Gruppen|kleiner Gruppe|sofort lieferbar|am selben Tag|(?:keine|ohne) (?:Nacht|Wochenend|Zusatz|Versand|Anfahrts|Aufpreis|Wartezeit|Vertrags)\p{L}*|zahlen wir`,
  besidePrices: String.raw`finderlohn|belohnung|kaution|(?:stunden|tages)(?:satz|lohn|preis)|anzahlung|versand|lieferung|eintritt|gebühr\p{L}*|\p{L}+gebühr|anfahrt|endreinigung|aufpreis|festpreis|pauschale|ab|nur|tag|woche|wochenende|nacht|monat|stunde|erwachsene|kinder|jahr|klasse \p{L}+`,
  gifts:
    'schenk(?:t|en)|kauf(?:t|en)|ernähr(?:t|en)|pflanz(?:t|en)|bezahl(?:t|en)|reichen für|reicht für|sicher(?:t|n)|ermöglich(?:t|en)|finanzier(?:t|en)|versorg(?:t|en)|helfen',
  vouchers: String.raw`\p{L}*gutschein(?:e|en|s|buch|heft)?|Geschenkkarten?`,
  seeking: 'sucht',
  spots:
    'markt *markt marktplatz *platz rathaus hafen bahnhof promenade strand *stand *bude bude kiosk eisbahn kirche *wagen wagen hofladen kirmes schlosspark stadtpark',
  posted: 'versand versand* *versand versandkosten* verschicken per_post',
  brought: 'liefer* *lieferung anlieferung versand* zustellung parkplatz parken rückgabe retoure* umtausch',
  arranging: {
    quote:
      'kostenvoranschlag* voranschlag* preisanfrag* unverbindliches_angebot kostenlose_besichtigung angebot_nach_besichtigung',
    table:
      'tischreserv* tisch_reserv* tische_reserv* tisch_bestell* tischbestell* reservierung_eines_tisches',
  },
  regularly:
    'täglich|jede[nrs]? (?:Tag|Morgen|Nachmittag|Abend|Woche|Wochenende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)|werktags|(?:vor|nach)mittags|abends|morgens|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s',
  address: String.raw`du|dich|dir|dein\p{L}*|ihr|euch|euer\p{L}*|eure\p{L}*|Sie|Ihnen|nie wieder|nie mehr|^(?:entdecke|erlebe|finde|fühl|genieß|gönn|hol|iss|komm|lass|lern|leb|mach|nimm|probier|ruh|schenk|schlaf|schmeck|spür|starte|tausch|träum|vergiss)\p{L}*`,
  pictured: String.raw`zeig\p{L}*|bild|hintergrund`,
  forms: {
    deed: 'wir_*_ihre* wir_*_deine* wir_*_eure* *reinigung *reparatur *wartung *pflege *service *montage *vermietung *verleih *räumung *prüfung *sanierung *entfernung *beratung *hilfe *dienst *begleitung *fahrt *bearbeitung *beschichtung *aufbereitung *schnitt *wäsche *schliff *vernichtung *schneidung *stimmung *spieler* *behandlung *versorgung *gestaltung *anfertigung *abholung *bohrung *bekämpfung reparatur* wartung* verleih überwintern einlagern* einlagerung* *lagerung wir_reparieren wir_reinigen wir_schleifen wir_streichen wir_schneiden wir_putzen wir_räumen wir_entsorgen wir_mähen wir_holen wir_montieren wir_renovieren wir_waschen wir_ziehen_mit wir_kümmern wir_übernehmen wir_entrümpeln wir_warten wir_stimmen wir_polstern wir_fällen *kürzung *fällung *verlegung *umzug *transport *betreuung *wechsel *einbau *ausbau *umbau *schneiden *mähen *sitterin *sitter *umzüge wir_prüfen wir_ziehen wir_betreuen wir_liefern_und wir_bauen wir_verlegen wir_nähen',
    lesson:
      'schnupper* anfänger* einsteiger* stufe niveau fortgeschrittene* unterrichtseinheiten abende lektionen kurs* lernen erlernen schnupper* *lernen von_null_an von_grund_auf selbst_gemacht_lernen erste_schritte',
    goods:
      '*er-set *er-pack stück glas flasche dose beutel set hausgemacht* handgemacht* selbstgemacht* selbstgebacken* geräuchert* *tücher srm gebrauchte aufgearbeitete generalüberholte handgestrickt* handgenäht* *set *kit größen alle_größen handgewebt* handgetöpfert* handgefilzt* vorrätig pott töpfchen',
    freeEntry: 'eintritt_frei freier_eintritt eintritt_kostenlos kostenloser_eintritt',
    outing:
      '*schnuppern schnupperstunde* rundgang* *rundgang *führung erlebnis* *erlebnis tagesausflug* *fahrt *tour *tag probetag* übernachten wanderung* *wanderung* spaziergang* *spaziergang* *ausflug übernachtung* nacht_im nacht_in nächte sternenführung* wochenende_im wochenende_in *abend *fest *nacht',
  },
  pointers: {
    donate:
      'spende* spenden* tierheim* tierschutz* hilfsprojekt* patenschaft* tafel suchen_ein_zuhause sucht_ein_zuhause spendenlauf* spendenaktion* kleiderkammer* kleidersammlung* lebensmittelspende* sachspende* winterjacken_gesucht sucht_winterjacken wir_sammeln_für blutspende* blutspender* altkleidersammlung* altpapiersammlung* pfandsammlung* schulranzensammlung* *sammlung_für',
    apply:
      'stellenangebot* gesucht m/w/d bewerb* ausbildungsplatz* azubi* wir_suchen job jobs minijob* aushilfe* praktikum* verstärkung ausbildung_zum ausbildung_zur teilzeit vollzeit sucht_verstärkung verkäufer*',
    download: 'app apps herunterlad*',
    play: 'spiel spiele *spiel videospiel* handyspiel* rätselspiel*',
    listen: 'podcast* hörbuch* radio* album',
    view: 'wohnung* *wohnung zu_verkaufen zu_vermieten immobilie* besichtigung* eigentumswohnung* *zimmer-wohnung zi.-wohnung mietwohnung* haus_zu miete_kalt kaltmiete grundstück* maklerin makler* neubau* büro_zu büroräume* ladenlokal* *stellplatz stellplatz* garage_zu schrebergarten kleingarten gewerbefläche* wg-zimmer untermiet* zimmer_frei zimmer_in garage_zur tiefgaragen* büroräume laden_zu werkstatt_zu lagerhalle* halle_zu gewerberaum gewerberäume praxisräume baugrundstück* pferdebox* *einstellplatz* einstellplätze boxenplatz offenstallplatz bootsliegeplatz* liegeplatz* nachmieter* nachmieterin',
    'test-drive': 'motorradhändler* autohaus* gebrauchtwagen* neuwagen* probefahrt* jahreswagen*',
    tickets:
      'messe gartenschau* modenschau* kino kinos konzert* *konzert oper theater* kabarett* zirkus* musical* festival* kino* ausstellung* museum* lesung* comedy* ticket* eintrittskart* ball weinfest* silvesterparty* sommerfest* stadtfest* *konzert* *party oktoberfest* abendkasse',
    table:
      'tapas restaurant* gasthof* gasthaus* wirtshaus* gaststätte* tischreserv* tisch_reserv* brunch speisekarte mittagstisch steakhaus* spargelzeit spargel* gänseessen abendessen menüabend sushi',
    enrol:
      'erste_hilfe stricken häkeln kurs kurse *kurs *kurse unterricht* schule* *schule nachhilfe* *unterricht seminar* workshop* ausbildung* lernen kita* akademie* yogakurs* tanzschule* fahrschule* sprachschule* musikschule* schwimmkurs* volkshochschule* fortbildung* schnuppertraining kindergarten* probetraining *workshop *training *camp *stunden *betreuung reitferien töpfern töpferkurs* schwimmen_lernen boxen_für klavierlehrer* gitarrenlehrer* gesangs* nähkurs* kochkurs* malkurs* segelkurs* tanzkurs* reitschule* reitstunde* deutschkurs* englisch_für spanisch_für integrationskurs* erste-hilfe-kurs* ballett* pilates* zumba babyschwimmen* musikgarten* ferienbetreuung* waldkindergarten* tagesmutter* krippe* angelkurs* filzkurs* drechselkurs* lerncoaching* kinderturnen turnen_für selbstverteidigung* schachkurs* imkerkurs* parkour skateboardkurs* eislaufkurs* babymassage* pekip *schwimmen_für wassergymnastik rückbildung* ferienlager* zeltlager* jugendfreizeit*',
    quote:
      'app-entwick* appentwick* innenarchitekt* wertermittlung* immobilienbewertung* hausbewertung* wohnungsbewertung* klempner* installateur* elektrik* dachdeck* tischler* schreiner* maler* umzug* umzüge* umzugs* reinigung* *reinigung handwerk* solar* photovoltaik* versicherung* *versicherung architekt* gartenbau* heizung* kostenvoranschlag* schlüsseldienst* catering* druckerei* küchenbau* klempner sanitär* rohrreinigung* entrümpel* gebäudereinigung* fensterputz* fliesenleg* trockenbau* zaunbau* pool* poolbau* wärmepumpe* klimaanlage* küchenmontage* webdesign* werbeagentur* übersetz* hausmeister* baumfäll* transporte spedition* malerbetrieb* fenster_und_türen schädlings* möbel_nach_maß nach_maß partyservice *reinigung* *sanierung* *renovierung* *pflege_garten gartenpflege* *dienstleistung* entsorgung* dachrinnen* dachreinigung* fensterreinigung* teppichreinigung* polsterei* polsterer* parkett* bodenleg* estrich* pflaster* garten_und_landschaftsbau landschaftsbau* baumpflege* baumfällung* heckenschnitt* rollrasen* winterdienst* kaminbau* ofenbau* ofenbauer* schornstein* treppenbau* treppenlift* wintergarten* markise* rollladen* rolläden garagentor* alarmanlage* videoüberwachung* wallbox* badsanierung* bäder fassade* gerüst* abbruch* haushaltsauflösung* wohnungsauflösung* stickerei* textildruck* beschriftung* schilder filmproduktion* imagefilm* drohnen* lektorat* elektroinstallation* steinmetz* glaser* glaserei* küchenarbeitsplatte* arbeitsplatten geigenbau* raumausstatter* schlosserei* gravuren gravur teppichwäsche* küchenstudio* trauerfloristik* seniorenumzug* dampfreinigung* gartenhäuser_montage kalligrafie_für_tisch* kalligrafie_für_einlad* kalligraphie_für_tisch* ihr_alt* dein_alt* ihre_alt* deine_alt* preis_anfrag* preisanfrag* neue_küche küchenfront* lagerraum lagerräume lagerbox* selfstorage self_storage mietlager* lohndrusch lohnunternehm* lohnmost* lohnsäge* lohnarbeiten grafikdesign* grafiker* illustrator* webentwickl* programmier* wespennest* wespen schädling* kammerjäger* *pflasterung natursteinarbeiten garten_winterfest brunnenbau* brunnenbohr* zimmerei* zimmerer* holzrücke* holzspalt* kunstrasen rollrasenverleg* kellerabdichtung* bautrocknung* schimmel* pulverbeschicht* sandstrahl* fliegengitter* insektenschutz* tore_und',
    book: 'autowaschanlage* waschanlage* waschstraße* pension uhrmacher* dj *spieler *spielerin fewo* zahnarzt* arztpraxis praxis friseur* friseur *salon kosmetik* massage* physio* tierarzt* werkstatt* *werkstatt fahrradcheck* hotel* pension ferienwohnung* fotograf* optiker* nagel* termin* barbier* hundesalon hörgerät* kfz* zahnärzt* kinderarzt* hautarzt* osteopath* heilpraktiker* fußpflege* nagelstudio* tattoo* wellness* sauna* räderwechsel* reifenwechsel* autowerkstatt* kfz-werkstatt* vermietung* *vermietung mietwagen* wohnmobil* bootsverleih* *verleih ferienhaus* campingplatz* fotostudio* hochzeitsfotograf* dj zauberer hüpfburg* stadtführung* *führung flüge flug reise* weinprobe* schlüsseldienst taxi* hundepension* hundeschule* handyreparatur* escape_room bowling* kindergeburtstag* *reparatur* *untersuchung führung* *ausflug* *behandlung* hundefriseur* änderungsschneiderei* schneiderei* schuster* schuhmacher* hundesitt* gassiservice* katzensitt* tierpension* tonstudio* proberaum* probenraum* fotobox* verleih mietpark kosmetikstudio* haarentfernung* waxing zahnreinigung* physiotherapie ergotherapie* logopädie* akupunktur* chiropraktik* hörtest* sehtest* autowäsche* autopflege* fahrzeugaufbereitung* tüv hauptuntersuchung* inspektion* ölwechsel* reifenservice klavierstimm* uhrmacher* schlüsselreparatur handy_reparatur computerhilfe* pc-hilfe babysitter* kutschfahrt* ballonfahrt* stadtrundgang* kanutour* kanuverleih* fahrradverleih* radverleih skiverleih* minigolf* kegelbahn* paintball lasertag schwarzlicht* hausboot* tiny_house baumhaus* gästezimmer* zimmervermietung* almhütte* berghütte* skihütte* reinigungstermin brautmode_termin alpakawanderung* kinderschminken* ballonkünstler* ballontiere* brautstyling* floßfahrt* bogenschießen* katzenpension* krimidinner* escape_game* wimpern* augenbrauen* tierfotograf* skiservice* messerschleif* messer_schleifen schleifservice* bauernhofferien* bauernhof_urlaub wanderung* streichquartett* streichtrio* mobile_bar kaffeemobil* mobile_kaffeebar cocktailbar_mobil* kaffee-ape ponyreiten eselwanderung* lamawanderung* lama-* huskytour* tretboot* passfoto* passbild* schlüssel_nachmachen handy-display* batteriewechsel* hautcheck* muttermal* sehtest falknerei greifvogel* floßbau* hausbesuch* hausbesuche',
    order:
      'bäcker* bestell* liefer* lieferdienst* lieferservice* pizza* pizzeria* döner* burger* torten *torten hochzeitstorte* bäckerei* brezel* brötchen abo-kiste gemüsekiste* biokiste* obstkiste* ökokiste* imbiss* partyservice spargel_vom frischer_spargel erdbeeren_vom käseplatte* fischkiste* fleischpaket* weinpaket* milchtankstelle mittagsabo essen_auf_rädern geburtstagstorte* backwaren blumenstrauß* kuchen_bestellen blumenabo* geschenkkörbe geschenkkorb* partyplatten *kuchen *torte *brötchen an_die_haustür nach_hause_geliefert *bestellung',
    visit:
      'eislaufen schlittschuhlaufen eisbahn* eislaufbahn* börse geflügelschau* textilreinigung* wäscherei* eröffnung* neueröffnung* besuch* wochenmarkt* flohmarkt* *flohmarkt weihnachtsmarkt* hofladen* metzgerei* fleischerei* blumenladen* buchhandlung* café* eisdiele* eiscafé* biergarten* kneipe* tag_der_offenen_tür hoffest* straßenfest* basar* apotheke* gärtnerei* baumarkt* bar konditorei* bibliothek* waschsalon* gottesdienst* basar_kita basar_kindergarten basar_grundschule basar_schule basar_turnhalle *basar bazar *basar_kita tag_der_offenen *markt kleiderbasar* kinderbasar* spielzeugbasar* büchermarkt* bücherbasar* trödel* trödelmarkt* antik* antiquitäten* antiquariat* töpfermarkt* pflanzenmarkt* repair-café* repair_café kleidertausch* pfarrfest* gemeindefest* feuerwehrfest* dorffest* frühschoppen* schreibwaren* wollladen* bioladen* unverpackt* feinkost* fischladen* käseladen* teeladen* handwerkermarkt* kunsthandwerkermarkt* pflanzenbörse* tauschbörse* hofcafé* strickcafé* imkerei* kaffeerösterei* kürbisfest* apfelfest* erntefest* herbstfest* frühlingsfest* lichterfest* kinderfest* familienfest* schulfest* vereinsfest* schützenfest* drachenfest* selbst_pflücken selbstpflücken selbst_ernten hofverkauf* ab-hof-verkauf ab_hof garagenflohmarkt* hofflohm* *flohmärkte offene_gärten offenes_atelier kuchenverkauf* erzählcafé* begegnungscafé* seniorencafé* demenzcafé* kürbisverkauf* weihnachtsbaumverkauf* lagerverkauf* werksverkauf* kartoffelverkauf spielothek* artothek* mittagstisch_für plattenladen* plattenbörse* weinfest* bierfest* stadtfest* *stadtfest',
    contact:
      'scheidung* ankauf* anwalt* rechtsanwalt* kanzlei* steuerberat* notar* beratung* *beratung finanzberat* bestattung* pflegedienst* seniorenheim* hochzeitsplan* buchhaltung* lohnbuchhaltung* großhandel* baufinanzierung* hausverwaltung* goldankauf* *ankauf *beratung* *anwalt *anwältin schuldner* wir_kaufen vermittlung adoption* tiervermittlung* in_gute_hände zuhause_gesucht trauredner* hochzeitsrednerin hebamme* vorsorgevollmacht* testament* patientenverfügung* haushaltshilfe* alltagsbegleit* seniorenbetreuung* tagespflege* detektei* vermögensberat* versicherungsmakler* gutachter* sachverständig* nachlass* grabpflege* beerdigungsinstitut* hausnotruf* autoverwertung* lohnsteuerhilfe* welpen katzenkinder kitten betriebsübergabe* geschäftsübergabe* nachfolger_gesucht nachfolge_gesucht praxisübergabe* geschäftsaufgabe_nachfolg* übernahme_gesucht franchise grabgestaltung* dauergrabpflege* *grabpflege kaufe_ suche_alte nachlassankauf',
    start: 'software* fitnessstudio* fitness* gym software crossfit abnehm*',
    'sign-up':
      'chor_sucht neue_mitglieder mitglieder_willkommen anmeld* registrier* abonn* newsletter* mitglied* ehrenamt* freiwillige* webinar* strickkreis strickkreise handarbeitskreis lesekreis nähtreff stricktreff stammtisch* chor *chor orchester *orchester verein *verein *vereine theatergruppe* kinder_gesucht spieler_gesucht spielerinnen_gesucht sänger_gesucht sängerinnen_gesucht sänger*innen_gesucht tenöre_gesucht mitspieler* mitsänger* mitstreiter* mitmacher* helfer_gesucht musiker_gesucht bläser_gesucht gastfamilie* gastfamilien_gesucht buchclub lesezirkel pfadfinder* jugendfeuerwehr schachclub *gruppe *gruppen turnier* *turnier *turniere stadtlauf* volkslauf* spendenlauf_anmeld laufgruppe kassenwart* schriftführer* trainer_gesucht vorstand_gesucht übungsleiter_gesucht',
    buy: 'autoteile* ersatzteile* kfz-teile verbandskasten verbandkasten kiste_wasser mineralwasser wasserkiste* getränkekiste* zoohandlung* tierhandlung* zoofach* spielwarengeschäft* spielzeugladen* kaufen kauf rabatt* sale ausverkauf* schlussverkauf* räumungsverkauf* shop onlineshop* laden boutique schuhe* möbel* mode kleider* schmuck matratze* kerzen *kerzen honig wein weine brille* gleitsichtbrille* fahrrad fahrräder e-bike* sofas bücher spielzeug kosmetik* serum tee olivenöl* brennholz* kaminholz* hundefutter* katzenfutter* *futter pellets *jacken *schuhe *möbel marmelade* laufräder laufrad schreibtisch* bettwäsche* kissen decken teppich* lampen geschirr* rucksack* rucksäcke zelte* gewürz* seife* hut_und hüte taschen uhren schallplatte* wolle stoffe saatgut* pflanzen stauden* weihnachtsbaum* weihnachtsbäume christbäume kaminöfen kaminofen* nähmaschine* elektroroller* e-roller* gartenhäuser gartenhaus* fotobuch fotobücher brautmode* bilderrahmen* sekt lastenrad* lastenräder* *gelee *marmelade *konfitüre *honig *wurst *würste *schinken *käse *nudeln *likör *seife *seifen *kissen',
  },
  hooks: {
    food: { hungry: 'Hunger?', tasty: 'Lust auf was Leckeres?', coffee: 'Lust auf Kaffee?' },
    people: { meet: 'Sehen wir uns?', join: 'Bist du dabei?', start: 'Fangen wir an?' },
    service: { trust: 'Wir kümmern uns drum', here: 'Wir sind für Sie da', pamper: 'Zeit für dich' },
    wishes: { away: 'Reif für eine Auszeit?', tempted: 'Lust drauf?', found: 'Genau das Richtige?' },
    needs: { work: 'Auf Jobsuche?', help: 'Hilfst du mit?' },
  },
  solemn:
    'bestatt* beerdig* beisetz* trauer* begräbnis* einäscherung* särge sarg urnen* grab gräber grabst* grabpfl* grabmal* friedhof* gedenk* hospiz* krebs* demenz* schulden* insolvenz* scheidung* gewalt* suchtberat* suchthilfe* suchtklinik* suchtkrank* suizid* krise* obdachlos* wohnungslos* flüchtling* geflüchtet* asyl* tafel suppenküche* nachlass* opferhilfe* sterbe*',
  topics: {
    coffee: '*kaffee*',
    burger: 'döner*',
    restaurant: 'pizza* essen speise*',
    baking: 'bäcker* kuchen *torte* brot konditorei',
    drinks: 'wein* *bier* saft getränk* bier',
    shoes: '*schuh* stiefel',
    fashion: 'mode *mode kleid* kleidung* *tasche*',
    headphones: 'kopfhörer* musik* konzert*',
    phone: 'handy handys elektronik*',
    app: 'applikation*',
    software: '',
    business: 'berat* kanzlei steuerberat* anwalt* stellenangebot* karriere',
    beauty: 'kosmeti* parfüm* hautpflege friseur*',
    fitness: 'sportstudio fitnessstudio* *studio_fit*',
    furniture: 'möbel* *möbel* sessel stuhl* einrichtung* küche* matratze*',
    house: 'immobili* wohnung* haus häuser eigenheim* bau baufinanz*',
    travel: 'reise* urlaub* flug*',
    pets: 'hund hunde katze* haustier* tierarzt* futter',
    books: 'buch bücher* *buchhandlung* kurs kurse schule* unterricht* studium nachhilfe*',
    finance: 'versicherung* kredit* geldanlage* finanz* sparen',
    cars: 'auto autohaus* fahrzeug* werkstatt* reifen* probefahrt*',
    health: 'gesundheit* arzt* praxis zahnarzt* apothek*',
    kids: 'kinder* *spielzeug* baby*',
    bike: '*fahrrad* fahrräder rad',
    jewellery: '*schmuck* diamant* verlobungsring* armbanduhr* juwel*',
    eco: '*pflanze* garten* gärtner* blumen* bio nachhaltig*',
    gifts: 'geschenk* weihnacht* ostern muttertag* valentinstag',
    events: '*feier* hochzeit* fest veranstaltung* eintritt* eröffnung*',
    charity: 'spenden* spende ehrenamt* gemeinnützig*',
  },
  ...germanLooks,
  labels: {
    callToAction: 'handlungsaufforderung',
    headline: 'überschrift|schlagzeile|titel|titelzeile',
    subline: 'slogan|unterzeile|untertitel|beschreibung',
    offer: 'angebot|aktion|rabatt',
    brand: 'marke|firma|unternehmen',
  },
  marketing:
    'steiger* erhöh* umsatz* verkaufszahl* bekanntheit* zielgruppe* neukund* reichweite ziel ziele kampagne* gewinnen',
  jargon: 'zielgruppe* markenbekanntheit',
} satisfies Language;
