import { hasTwo, inBothCases } from '../../languages/capitals.ts';

/**
 * How a brief says that a band plays, by language; alternatives of a regular expression. `live` in a title is sure.
 * `doors` and `support` of the copy are so together, and so is one of them beside tickets.
 */
type PlayingWords = { live: string; doors?: string; support?: string; tickets?: string };

const playing: Record<string, PlayingWords> = {
  en: {
    live: '(?:plays? |playing )?live (?:at(?! (?:\\d|noon|midnight))|on stage|in concert)|in concert|on tour|(?:uk|us|usa|eu|european|world|farewell|reunion|headline|album|arena) tour|unplugged|tribute (?:band|act|show)|headline show',
    doors:
      'doors?(?: open)?(?: at)?:? (?:(?:0?[5-9]|1[01])(?:[.:]\\d\\d)? ?p\\.?m|(?:0?[6-9]|1[7-9]|2[0-3])[.:]\\d\\d)',
    support: 'support(?:ed by| act| from|:)|[+&] support|special guests?',
    tickets: 'tickets?|in advance|advance|on the door|at the door|entry|cover charge',
  },
  de: {
    live: 'live (?:im|in der|in den|am|auf der bühne|bei)|in concert|auf tour|tournee 20\\d\\d|spielen live|spielt live',
    doors: 'einlass',
    support: 'support|vorband|vorgruppe|special guests?',
    tickets: 'tickets?|karten|vvk|ak|abendkasse|vorverkauf|eintritt|beginn',
  },
  fr: {
    live: 'en concert|en tournée|en live|sur scène|tournée 20\\d\\d',
    doors: 'ouverture des portes|portes:? (?:à )?\\d{1,2} ?h',
    support: 'première partie|1re partie|guest',
    tickets: 'billets?|places?|entrée|tarifs?|prévente',
  },
  es: {
    live: 'en concierto|en (?:directo|vivo)(?: (?:en|desde)|\\s*$)|en directo|de gira|gira 20\\d\\d',
    doors: 'apertura de puertas|puertas:? (?:a las )?\\d',
    support: 'telonero\\p{L}?|telonera\\p{L}?|artista invitad\\p{L}|banda invitada',
    tickets: 'entradas?|boletos?|anticipada|taquilla',
  },
  it: {
    live: 'in concerto|dal vivo|live (?:al|alla|allo|all)|in tour',
    doors: 'apertura porte|apertura cancelli|porte:? (?:ore |alle )?\\d',
    support: 'gruppo spalla|in apertura|opening act|ospiti speciali',
    tickets: 'bigliett\\p{L}|ingresso|prevendit\\p{L}',
  },
  pt: {
    live: 'ao vivo|em concerto|em digressão|em turnê|turnê 20\\d\\d|show de',
    doors: 'abertura de portas|abertura da casa|portas:? (?:às )?\\d',
    support: 'primeira parte|banda convidada|participação especial|abertura:',
    tickets: 'bilhetes?|ingressos?|entrada',
  },
  nl: {
    live: 'live (?:in|op|bij)|in concert|op tournee|tournee 20\\d\\d|speelt live|spelen live',
    doors: 'zaal open|deuren(?: open)?:? (?:om )?\\d',
    support: 'voorprogramma|support',
    tickets: 'tickets?|kaarten|kaartjes|voorverkoop|vvk|entree',
  },
  pl: {
    live: 'na żywo|w koncercie|trasa koncertowa|live w|zagra w|zagrają w',
    doors: 'otwarcie bram|bramki|wejście od',
    support: 'support|gość specjalny|goście specjalni',
    tickets: 'bilet\\p{L}{0,2}|przedsprzedaż|wstęp',
  },
  sv: {
    live: 'live (?:på|i)|spelar live|på turné|turné 20\\d\\d',
    doors: 'insläpp|dörrarna öppnar',
    support: 'förband|support|gästartist\\p{L}{0,3}',
    tickets: 'biljett\\p{L}{0,3}|entré|förköp',
  },
  da: {
    live: 'live (?:på|i)|spiller live|på turné|på turne',
    doors: 'dørene åbner|døre',
    support: 'opvarmning|support',
    tickets: 'billet\\p{L}{0,4}|entré|forsalg',
  },
  nb: {
    live: 'live (?:på|i)|spiller live|på turné|på turne',
    doors: 'dørene åpner|dører',
    support: 'oppvarming|support',
    tickets: 'billett\\p{L}{0,3}|inngang|forsalg',
  },
  fi: {
    live: 'livenä|live @|kiertueella|keikalla|keikka',
    doors: 'ovet',
    support: 'lämppäri\\p{L}{0,3}|lämmittelijä\\p{L}{0,3}|support',
    tickets: 'lippu|liput|liput\\p{L}{0,3}|ennakkoliput',
  },
  cs: {
    live: 'naživo|na živo|živě|na turné|turné 20\\d\\d|live v',
    doors: 'vstup od|otevření dveří|dveře',
    support: 'předkapela|support|host',
    tickets: 'vstupenk\\p{L}{1,2}|předprodej|vstupné',
  },
  hu: {
    live: 'élőben|koncertje|turné 20\\d\\d|lemezbemutató',
    doors: 'kapunyitás',
    support: 'előzenekar|vendég',
    tickets: 'jegy\\p{L}{0,4}|elővétel\\p{L}{0,4}|belépő',
  },
  ro: {
    live: 'în concert|in concert|live (?:la|în)|în turneu',
    doors: 'deschiderea porților|porțile se deschid|acces de la',
    support: 'în deschidere|invitați speciali|support',
    tickets: 'bilet\\p{L}{0,2}|intrare',
  },
  el: {
    live: 'live στ\\p{L}{1,3}|ζωντανά στ\\p{L}{1,3}|σε συναυλία|επί σκηνής',
    doors: 'πόρτες',
    support: 'support|special guests?|προσκεκλημένοι',
    tickets: 'εισιτήρι\\p{L}{1,2}|είσοδος|προπώληση',
  },
  tr: {
    live: 'konseri|canlı performans|sahnede|turnesi',
    doors: 'kapı açılış\\p{L}{0,2}',
    support: 'ön grup|konuk sanatçı',
    tickets: 'bilet\\p{L}{0,4}',
  },
  ru: {
    live: 'вживую|сольный концерт|с концертом',
    doors: 'двери',
    support: 'на разогреве|разогрев|специальные гости',
    tickets: 'билет\\p{L}{0,2}|вход',
  },
  uk: {
    live: 'наживо|сольний концерт|з концертом',
    doors: 'двері',
    support: 'на розігріві|розігрів|спеціальні гості',
    tickets: 'квит\\p{L}{1,3}|вхід',
  },
  he: { live: 'בהופעה|הופעה חיה|מופיעים ב', doors: 'פתיחת דלתות', support: 'מופע חימום', tickets: 'כרטיסים' },
  ar: { live: 'حفل(?:ة)? (?:غنائي|موسيقي)\\p{L}?', doors: 'فتح الأبواب', tickets: 'تذاكر|التذاكر' },
  id: { live: 'konser|live di', doors: 'open gate', support: 'bintang tamu', tickets: 'tiket' },
  vi: { live: 'liveshow|live show|đêm nhạc', doors: 'mở cửa', support: 'khách mời', tickets: 'vé' },
};

/** What is live as well and no music: "England v Wales live at The Plough", a comedy, a talk. */
export const notPlayed =
  'vs?\\.?|versus|watch|showing|screen|screens|league|liga|ligue|cup|final|finals|finale|match|matches|fight|ufc|f1|grand prix|derby|comedy|comedian|stand-?up|cabaret|kabarett|talk|talks|podcast|debate|stream|streaming|auction|demo|quiz|bingo|wrestling|cooking|panel|partido|partita|mecz|meczu?|spiel|wedstrijd|kamp|матч|матчу';

/** The words of a language before those of English, which every country puts on its posters: "support", "doors". */
export function playingWordsOf(language: string): Required<PlayingWords> {
  const english = playing.en as PlayingWords;
  const own = playing[language.split('-')[0] ?? ''];
  const both = (kind: keyof PlayingWords) => {
    const words = own === english ? undefined : own?.[kind];
    const read = words !== undefined && hasTwo(language) ? inBothCases(words) : words;
    // "Die Blechfische live": in English that is where one lives as well.
    const atEnd = kind === 'live' && own !== english ? 'live\\s*$' : undefined;
    return [read, atEnd, english[kind]].filter(Boolean).join('|');
  };
  return { live: both('live'), doors: both('doors'), support: both('support'), tickets: both('tickets') };
}
