import type { Language } from './language.ts';

/** Slovak. */
export const sk = {
  code: 'sk',
  functionWords:
    'a s so na v vo pre od do váš vaša náš naša nový nová nové všetky výpredaj zľava zľavy akcia ponuka doprava zadarmo teraz dnes len iba kúpte obchod otvorenie veľké leto letný zima vianočné prvé topánky je nie kaviareň',
  calls: {
    buy: 'Kúpiť',
    order: 'Objednať',
    book: 'Rezervovať',
    table: 'Rezervovať stôl',
    reserve: 'Rezervovať miesto',
    'sign-up': 'Zaregistrovať sa',
    learn: 'Zistiť viac',
    download: 'Stiahnuť aplikáciu',
    quote: 'Získať ponuku',
    donate: 'Prispieť',
    visit: 'Navštívte nás',
    contact: 'Kontaktujte nás',
    start: 'Začať',
    discover: 'Objaviť viac',
    tickets: 'Kúpiť lístky',
    apply: 'Prihlásiť sa',
    call: 'Zavolajte nám',
    enrol: 'Prihlásiť na kurz',
    view: 'Dohodnúť obhliadku',
    'test-drive': 'Dohodnúť skúšobnú jazdu',
    play: 'Hrať',
    directions: 'Ako k nám',
  },
  callNumber: 'Volajte {phone}',
  off: String.raw`zľav\p{L}*|lacnejšie|ušetr\p{L}*|zlacnen\p{L}*`,
  offers: [
    {
      kind: 'free',
      source: String.raw`zadarmo|zdarma|gratis|bezplatn\p{L}*|ako darček|vstup voľný|bez poplatk\p{L}*`,
    },
    { kind: 'half', source: String.raw`za polovi\p{L}* (?:ceny|cenu)?|za polovicu|polovičn\p{L}* cen\p{L}*` },
    {
      kind: 'bundle',
      source: String.raw`# za (?:cenu )?#|kúpte #,? ?(?:a )?(?:zaplaťte|dostanete|#)[^.!?]{0,14}|(?:druh\p{L}+|tret\p{L}+) [^.!?]{0,24}(?:zadarmo|zdarma|za polovi\p{L}*|so zľavou[^.!?]{0,8}|# ?%)`,
    },
  ],
  upTo: 'až(?: do| o)?|minimálne|vyše',
  from: 'od|len|iba|teraz|za|už od',
  insteadOf: 'namiesto|pôvodne|predtým|bežná cena|hodnota',
  per: String.raw`na osobu|za (?:osobu|noc|deň|mesiac|hodinu|kus)|/\s?(?:mes\.?|mesiac|noc|os\.?|deň|rok|hod\.?|h|kg|ks)|mesačne`,
  until: 'do|až do|platí do|najneskôr',
  lastDays:
    '(?:len|iba) (?:dnes|tento víkend|tento týždeň)|tento víkend|do vypredania zásob|posledná šanca|dnes',
  conditions: String.raw`vybran\p{L}*|nov\p{L} zákazní\p{L}*|člen\p{L}*|študent\p{L}*|min\.|max\.|pri (?:nákupe|objednávke)|nad # ?€|neplatí|okrem|len (?:pre|online)|iba pre|pre (?:študentov|nových|deti|seniorov)|prv\p{L} (?:objednávk\p{L}*|nákup|návštev\p{L}*)|potom|bez záväzku|každ\p{L}+`,
  hours: 'otvorené|otváracie hodiny',
  phone: String.raw`tel\.?|telefón|volajte|mobil|zavolajte|rezervácie|kontakt`,
  planning: String.raw`viac (?:zákazníkov|predajov|rezervácií)|zvýšiť|predať|predaj\p{L}*|cieľ|rozpočet|cieľová skupina|prilákať|získať nových`,
  negations: String.raw`nie|bez|nikdy|žiadn\p{L}*|ani|namiesto`,
  pointers: {
    enrol: 'kurz kurzy lekci* škol* výučb* doučovan* akadémi* workshop* škôlk*',
    quote:
      'inštalatér* elektrikár* pokrývač* stolár* maliar* sťahovan* upratovan* poist* architekt* zámočn* fotovolt* klimatiz* catering* tlačiare* rekonštrukc*',
    view: 'byt byty na_predaj na_prenájom nehnuteľnos*',
    'test-drive': 'autosalón* autobazár* jazdené skúšobn*_jazd*',
    play: 'hra hry hlavolam*',
    book: 'zubár* lekár* klinik* fyzioterap* kaderníc* holičstv* salón masáž* nechty veterin* autoservis* hotel* penzión* fotograf* optik* termín*',
  },
} satisfies Language;
