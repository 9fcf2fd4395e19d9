import type { Language } from './language.ts';

/** Finnish. */
export const fi = {
  code: 'fi',
  functionWords:
    'ja on sekä kanssa sinun meidän uusi uudet kaikki kaikista ale alennus alennusmyynti tarjous tarjoukset ilmainen toimitus nyt tänään vain asti osta kauppa avajaiset kesä kesäale talvi ensimmäinen kengät ei kahvila leipä leipää pullaa pulla tuoretta tuore kakku juusto viini kukat huonekalut keittiö puutarha talo koulu kurssi parturi ravintola tori sunnuntai lapset koira pyörä polkupyörä polkupyörähuolto auto kirjat korut vaatteet häät konsertti kahvi jäätelö huolto',
  calls: {
    buy: 'Osta nyt',
    order: 'Tilaa nyt',
    book: 'Varaa nyt',
    table: 'Varaa pöytä',
    reserve: 'Varaa paikkasi',
    'sign-up': 'Rekisteröidy',
    learn: 'Lue lisää',
    download: 'Lataa sovellus',
    quote: 'Pyydä tarjous',
    donate: 'Lahjoita nyt',
    visit: 'Tule käymään',
    contact: 'Ota yhteyttä',
    start: 'Aloita nyt',
    discover: 'Tutustu',
    tickets: 'Osta liput',
    apply: 'Hae nyt',
    call: 'Soita meille',
    enrol: 'Ilmoittaudu',
    view: 'Varaa näyttö',
    'test-drive': 'Varaa koeajo',
    play: 'Pelaa nyt',
    directions: 'Reittiohjeet',
  },
  callNumber: 'Soita {phone}',
  off: String.raw`alennus\p{L}*|ale|säästä|halvemmalla|edullisemmin|pois`,
  offers: [
    { kind: 'free', source: String.raw`ilmai\p{L}+|maksut\p{L}+|kaupan päälle|veloituksetta|ilmaiseksi` },
    { kind: 'half', source: 'puoleen hintaan|puolet hinnasta|-50 ?%' },
    {
      kind: 'bundle',
      source:
        'osta #,? ?(?:ja )?(?:saat|maksa|maksat) #|ota #,? ?(?:ja )?maksa #|# yhden hinnalla|kaksi yhden hinnalla|(?:toinen|kolmas) [^.!?]{0,24}(?:kaupan päälle|ilmaiseksi|puoleen hintaan)',
    },
  ],
  upTo: 'jopa|enintään|vähintään|yli',
  from: String.raw`alkaen|vain|nyt|alk\.|hintaan`,
  insteadOf: String.raw`norm\.|ovh|ennen|sijaan|aiemmin|arvo`,
  per: String.raw`/\s?(?:kk|kuukausi|yö|päivä|vuosi|hlö|henkilö|tunti|h|kg|kpl)|per (?:henkilö|yö)|kuukaudessa|hengeltä|kpl|tunnilta|sis\. alv`,
  until: 'asti|saakka|viimeistään|voimassa|mennessä',
  lastDays:
    'vain (?:tänään|tänä viikonloppuna|tällä viikolla)|tänä viikonloppuna|niin kauan kuin tavaraa riittää|viimeinen tilaisuus|tänään',
  conditions: String.raw`valit\p{L}+|uusille asiakkaille|uudet asiakkaat|jäsen\p{L}*|opiskelij\p{L}*|vähintään|min\.|maks\.|enintään|yli # ?€|ostoksista|ei koske|ei voi yhdistää|pois lukien|vain|ensimmäi\p{L}+|sen jälkeen|ilman sitoutumista|(?:maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai)sin`,
  hours: 'avoinna|auki|aukioloajat',
  phone: String.raw`puh\.?|puhelin|soita|gsm|varaukset|yhteys`,
  planning: String.raw`kasvattaa|lisää (?:asiakkaita|myyntiä|varauksia)|myynti\p{L}*|tavoite|kohderyhmä|budjetti|tyhjentää varasto|houkutella|tunnettuus`,
  negations: 'ei|ilman|älä|eikä|koskaan|vältä',
  pointers: {
    enrol: 'kurssi* *kurssi koulu* tunti tunnit opetus* koulutus* opi_ tukiopetus* päiväkoti* ilmoittau*',
    quote:
      'putkimie* sähkömie* katto* puusepp* maalar* muutto* siivous* vakuutus* arkkiteht* lukkosepp* aurinkopaneel* pitopalvelu* paino tarjous*',
    view: 'asunto* myytävänä vuokrattavana kiinteistö* näyttö huoneisto*',
    'test-drive': 'autoliike* vaihtoaut* koeajo* uudet_autot',
    play: 'peli pelit *peli',
    book: 'hammaslääkär* lääkär* klinikka* fysio* kampaamo* parturi* kauneushoitola* hieronta* kynsi* eläinlääkär* korjaamo* autokorjaamo* hotelli* leirintä* valokuvaaj* optikko* ajanvaraus* vuokraus*',
  },
} satisfies Language;
