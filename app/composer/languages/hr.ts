import type { Language } from './language.ts';

/** Croatian. */
export const hr = {
  code: 'hr',
  functionWords:
    'i s sa na u za od do vaš vaša naš naša novi nova novo svi sve rasprodaja popust popusti akcija ponuda besplatna dostava sada danas samo kupi trgovina otvorenje veliko ljeto ljetna zima prvi cipele je nije kava kavana',
  calls: {
    buy: 'Kupi odmah',
    order: 'Naruči odmah',
    book: 'Rezerviraj',
    table: 'Rezerviraj stol',
    reserve: 'Rezerviraj mjesto',
    'sign-up': 'Prijavi se',
    learn: 'Saznaj više',
    download: 'Preuzmi aplikaciju',
    quote: 'Zatraži ponudu',
    donate: 'Doniraj',
    visit: 'Posjeti nas',
    contact: 'Kontaktiraj nas',
    start: 'Započni',
    discover: 'Otkrij više',
    tickets: 'Kupi ulaznice',
    apply: 'Prijavi se',
    call: 'Nazovi nas',
    enrol: 'Upiši tečaj',
    view: 'Dogovori razgledavanje',
    'test-drive': 'Dogovori probnu vožnju',
    play: 'Igraj sada',
    listen: 'Poslušaj',
    directions: 'Kako do nas',
  },
  callNumber: 'Nazovi {phone}',
  off: String.raw`popust\p{L}*|sniženj\p{L}*|jeftinije|uštedi\p{L}*|akcij\p{L}*`,
  offers: [
    { kind: 'free', source: String.raw`besplatn\p{L}*|gratis|na poklon|poklon|ulaz slobodan|bez naknade` },
    { kind: 'half', source: '(?:za )?pola cijene|upola cijene|u pola cijene' },
    {
      kind: 'bundle',
      source: String.raw`# za (?:cijenu )?#|kupi\p{L}* #,? ?(?:a |i )?(?:plati\p{L}*|dobij\p{L}*|dobi\p{L}*) #|(?:drug\p{L}+|treć\p{L}+) [^.!?]{0,24}(?:besplatn\p{L}*|gratis|pola cijene|# ?%)|1 ?\+ ?1 gratis`,
    },
  ],
  upTo: 'do|najmanje|preko',
  from: 'od|samo|već od|sada|za',
  insteadOf: 'umjesto|prije|redovna cijena|vrijednost',
  per: String.raw`po (?:osobi|noći|danu|mjesecu|satu|komadu)|/\s?(?:mj\.?|mjesec|noć|os\.?|osobi|dan|sat|kg|kom)|mjesečno`,
  until: 'do|vrijedi do|do kraja',
  lastDays: 'samo (?:danas|ovaj vikend|ovaj tjedan|sutra)|ovaj vikend|do isteka zaliha|zadnja prilika|danas',
  conditions: String.raw`odabran\p{L}*|nov\p{L}* kupc\p{L}*|član\p{L}*|student\p{L}*|umirovljeni\p{L}*|min\.|minimalno|maks\.|za kupnju|iznad|ne (?:vrijedi|odnosi se)|osim|samo (?:za|online)|za (?:studente|nove|djecu|članove)|prv\p{L}+ (?:narudžb\p{L}*|kupnj\p{L}*|posjet\p{L}*|mjesec\p{L}*)|zatim|potom|svak\p{L}+`,
  hours: 'otvoreno|radno vrijeme',
  phone: String.raw`tel\.?|telefon|nazovi\p{L}*|zovi\p{L}*|mob\.?|rezervacije|kontakt`,
  planning: String.raw`^(?:više)|više (?:kupaca|prodaje|rezervacija)|poveća\p{L}*|prodati|prodaj[aue]|cilj|budžet|proračun|ciljna skupina|isprazniti skladište|privući`,
  negations: 'ne|bez|nikad|nije|nema|niti|umjesto',
  walkIns: 'bez (?:naručivanja|najave|rezervacije)',
  hiring:
    'životopis na|pošaljite životopis|tražimo|zapošljavamo|traži se|puno radno vrijeme|pola radnog vremena',
  cries: 'novo|novost|konačno|pažnja|zadnja prilika|pomozite|uskoro',
  letting: 'za najam|iznajmljuje se|najam|iznajmljujem',
  selling: 'na prodaju|prodaje se|prodajem',
  priced: {
    person: String.raw`po (?:osobi|glavi|djetetu|paru)|\/ ?os\p{L}*\.?|odrasli|djeca|povratna|u jednom smjeru`,
    stay: String.raw`(?:na|po|za|\/) ?(?:dan|danu|noć|noći|sat|satu|noćenje|vikend)|dnevno|\/ ?h`,
    term: String.raw`(?:na|po|\/) ?(?:mjesec|mjesecu|semestar|godina|godišnje|sezoni)|mjesečno|godišnje`,
    piece: String.raw`kom|komad\p{L}*|po (?:kili|kilogramu|staklenci|vreći|litri|boci)|staklenka|vreća`,
  },
  courseLength:
    '(?:u |kroz )?(?:#|dva|dvije|tri|četiri|pet|šest|osam|deset) (?:tjedna|tjedana|večeri|popodneva|termina|susreta|radionice|radionica|subote|subota|nedjelje|nedjelja)',
  lasting: 'sata?|sati|min|minuta|termina|tjedna|tjedana',
  provided: 'materijal (?:uključen|osiguran|u cijeni)|oprema (?:uključena|u cijeni)|osiguravamo|posuđujemo',
  gifts: 'kupuje|hrani|sadi|plaća|dovoljno za|osigurava|pomaže|pokriva',
  seeking: 'traži',
  pictured: 'prikaži|slika|pozadina',
  forms: {
    deed: '*anje *enje poprav* servis* montaž* čišćenj* najam* usluge usluga održavanj* prijevoz selidbe ugradnja popravljamo čistimo selimo kosimo peremo montiramo odvozimo ličimo šivanje skraćivanje košnja pranje prijevoz* zamjena zamjene',
    lesson:
      'početnike početnici početna razina lekcija tečaj radionica radionice satovi poduka od_nule prvi_koraci',
    goods: 'staklenka boca paket set komplet domaći domaća domaće ručno_rađen* komada',
    freeEntry: 'ulaz_slobodan slobodan_ulaz besplatan_ulaz ulaz_besplatan',
    outing: 'izlet razgledavanje obilazak doživljaj',
  },
  pointers: {
    donate: 'donir* donacij* azil* skloništ* prikuplj* banka_hrane pomozi',
    apply: 'tražimo posao zapošljav* radno_mjesto natječaj* oglas_za_posao pomoćn*_kuhar student*_posao',
    download: 'aplikacij* preuzmi',
    play: 'igra igre slagalic* igric* zagonetk*',
    listen: 'podcast* album slušaj radio audioknjig*',
    view: 'stan stanovi na_prodaju za_najam nekretnin* prodaj*_stan* najam_stana kuća_na zemljišt*',
    'test-drive':
      'autosalon* rabljen*_aut* probn*_vožnj* rabljen* auto_salon* testna_vožnj* autokuć* nova_vozila',
    tickets:
      'koncert* kazališ* oper* cirkus* festival* kino izložb* muzej* ulaznic* predstav* stand-up karte',
    table: 'restoran* konob* gostionic* rezervacija_stola brunch ručak večer* marend* bistro',
    enrol:
      'tečaj* škol* nastav* instrukcij* radionic* akademij* sat satovi vrtić* upis* jaslice lekcij* poduk* autoškol* kamp_za_djecu plesn* engleski* njemački* španjolski* joga joge pilates ples zbor keramik* šivanj* plivanj* vozačk* prva_pomoć jahanj* judo karate penjanj* gitar* klavir* pjevanj*',
    quote:
      'vodoinstalat* električar* krovopokriv* stolar* ličil* selidb* čišćenj* osiguranj* arhitekt* bravar* solarn* klima catering* tiskar* renovacij* vodoinstalater* krov* soboslikar* adaptacij* dizalic*_topline klima_uređaj* bazen* vrtlar* prozor* ponuda_za tisak prijevod* web_dizajn* keramičar* tenda tende dimnjačar* dimnjak* zidar* parket* ograd* opločen* rušenje_stabala orezivan* tapetar* rolet* žaluzin* alarm* videonadzor* punionic* kupaonic* odštopav* reklam* vezenj* tisak_na čišćenje_snijega fasad* radn*_ploč* stakl* skel* odvoz* gips* izolac* montaž*',
    book: 'servis* popravak* zubar* stomatolog* liječni* klinik* fizioterap* frizer* brijač* salon masaž* nokti veterinar* automehaničar* servis hotel* kamp fotograf* optik* termin* najam ordinacij* psiholog* brijačnic* barber* kozmetičk* manikur* pedikur* trepavic* spa autoservis* vulkanizer* apartman* pansion* smještaj* kampiranj* najam* rent_a_car taksi taxi razgled* izlet* putovanj* letov* degustacij* dj tetov* let_balonom krojač* krpanj* postolar* ugađanj* dadilj* čuvanj* čuvanje_pasa hotel_za_pse studio_za_snimanje probn* akupunkt* reflekso* saun* piercing* obrv* kućica_za_odmor kuća_za_odmor vikendic* paintball* karting* minigolf* kajak* kanu* fotobox* mađioničar* animator* autopraonic* praonica_vozila tehnički_pregled čišćenje_kamenca tretman* servis_bicikl* najam_bicikala',
    order:
      'naruč* dostav* za_van pizz* pizzeri* burger* kebab* ćevap* pekar* slastičar* torta torte kolač* plata kutija_povrća ručkovi buket* kolači_po',
    visit:
      'otvorenj* otvaran* posjet* tržnic* sajam* cvjećarn* knjižar* kafić* caffe_bar sladoled* dan_otvorenih ljekarn* mesnic* vrtni_centar praonic* knjižnic* bar pub buvljak* sajam_ antikvitet* antikvarijat* papirnic* galanterij* delikates* sirar* ribarnic* razmjen* kirvaj* proštenj* fešt* pučka_fešta',
    contact:
      'odvjet* javni_bilježnik računovod* knjigovod* savjet* konzult* pogreb* dom_za_starije veleprodaj* udomljavan* udomi* traži_dom traže_dom posvajanj* primalj* detektiv* oporuk* ostavin* njega_starijih skrb_o_starijima upravljanje_zgradama',
    start: 'teretan* fitness crossfit softver*',
    'sign-up': 'prijav* registr* pretplat* newsletter volont* član* webinar*',
    buy: 'kup* rasprodaj* popust* akcij* trgovin* webshop* outlet cipel* namještaj* madrac* kauč* odjeć* nakit med vino vina naočal* bicikl* knjig* igračk* svijeć* serum kozmetik* kape jastuk* tepih* lamp* posuđ* ruksak* kofer* torbe čarap* začin* pekmez* sapun* vuna tkanin* sjeme* biljk* ploče',
  },
} satisfies Language;
