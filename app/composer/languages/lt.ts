import type { Language } from './language.ts';

/** Lithuanian. */
export const lt = {
  code: 'lt',
  functionWords:
    'ir su už nuo iki į jūsų mūsų naujas nauja visi visiems visoms išpardavimas nuolaida nuolaidos akcija pasiūlymas nemokamas pristatymas dabar šiandien tik pirk parduotuvė atidarymas didysis vasara vasaros žiema pirmas batai yra kavinė',
  calls: {
    buy: 'Pirkti dabar',
    order: 'Užsisakyti',
    book: 'Rezervuoti',
    table: 'Rezervuoti staliuką',
    reserve: 'Rezervuoti vietą',
    'sign-up': 'Registruotis',
    learn: 'Sužinoti daugiau',
    download: 'Atsisiųsti programėlę',
    quote: 'Gauti pasiūlymą',
    donate: 'Paaukoti',
    visit: 'Apsilankykite',
    contact: 'Susisiekite',
    start: 'Pradėti',
    discover: 'Atrasti daugiau',
    tickets: 'Pirkti bilietus',
    apply: 'Kandidatuoti',
    call: 'Paskambinkite',
    enrol: 'Užsirašyti į kursus',
    view: 'Užsirašyti apžiūrai',
    'test-drive': 'Užsirašyti bandomajam važiavimui',
    play: 'Žaisti',
    listen: 'Klausyk dabar',
    directions: 'Kaip atvykti',
  },
  callNumber: 'Skambinkite {phone}',
  off: String.raw`nuolaid\p{L}*|pigiau|sutaupy\p{L}*|išpardavim\p{L}*|akcij\p{L}*`,
  offers: [
    { kind: 'free', source: String.raw`nemokam\p{L}*|dovan\p{L}*|veltui|be mokesči\p{L}*` },
    { kind: 'half', source: 'už pusę kainos|pusė kainos|perpus pigiau' },
    {
      kind: 'bundle',
      source: String.raw`# už #|# už # kainą|pirk #,? ?(?:ir )?(?:mokėk|gauk)(?: už)? ?#|(?:antr\p{L}+|treči\p{L}+) [^.!?]{0,24}(?:nemokam\p{L}*|dovan\p{L}*|pusę kainos|# ?%)|1 ?\+ ?1`,
    },
  ],
  upTo: 'iki|ne mažiau|daugiau nei',
  from: 'nuo|tik|dabar|už',
  insteadOf: 'vietoj|buvo|anksčiau|vertė',
  per: String.raw`asmeniui|žmogui|/\s?(?:mėn\.?|naktis|asm\.?|d\.|val\.?|kg|vnt\.?)|per mėnesį|už naktį|už valandą`,
  until: 'iki|galioja iki',
  lastDays:
    'tik (?:šiandien|šį savaitgalį|šią savaitę|rytoj)|šį savaitgalį|kol turime|paskutinė proga|šiandien',
  conditions: String.raw`atrinkt\p{L}*|pasirinkt\p{L}*|nauj\p{L}* klient\p{L}*|nari\p{L}*|student\p{L}*|senjor\p{L}*|min\.|mažiausiai|maks\.|perkant|virš|negalioja|netaikoma|išskyrus|tik (?:internetu|naujiems)|pirm\p{L}+ (?:užsakym\p{L}*|apsilankym\p{L}*|mėnes\p{L}*)|vėliau|po to|kiekvien\p{L}+`,
  hours: 'dirbame|darbo laikas|atidaryta',
  phone: String.raw`tel\.?|telefon\p{L}*|skambin\p{L}*|mob\.?|registracija|kontaktai`,
  planning: String.raw`^(?:daugiau)|daugiau (?:klientų|pardavimų|užsakymų)|padidin\p{L}*|parduoti|pardavim\p{L}*|tikslas|biudžetas|tikslinė auditorija|ištuštinti sandėlį|pritraukti`,
  negations: 'ne|be|niekada|nėra|nei|vietoj',
  walkIns: String.raw`be (?:išankstin\p{L}* )?(?:registracijos|rezervacijos)`,
  pointers: {
    donate: 'auko* paremk* prieglaud* labdar* maisto_bankas',
    apply: 'ieškome darbo darbas siūlomas įdarbin* laisva_darbo praktik* reikalingas reikalinga',
    download: 'programėl* atsisiųsk*',
    play: 'žaidim* galvosūk*',
    listen: 'podcast* tinklalaid* albumas klausyk* radijas',
    view: 'butas butai parduodam* nuomojam* nekilnojam* but* parduodamas_butas namas_pardavimui sklyp* kambari*',
    'test-drive':
      'automobilių_salonas naudoti_automobiliai bandomasis_važiavimas naudoti_automobil* autosalon* bandomas*_važiavim* nauji_automobil*',
    tickets: 'koncert* teatr* oper* cirk* festival* kin* parod* muziej* biliet* spektakl*',
    table: 'restoran* smuklė užsakyti_staliuką vėlyvieji pietūs vakarien* bistro staliuk*',
    enrol:
      'kursas kursai kursų pamok* mokykl* mokym* dirbtuv* akademij* darželis* kurs* darželi* korepetitor* vairavimo_mokykl* stovykl* būrel* užsiėmim*',
    quote:
      'santechnik* elektrik* stogdeng* stali* dažytoj* perkraustym* valym* draudim* architekt* spynų saulės_elektrin* kondicionier* maitinim* spaustuv* remont* stog* dažym* spyn* šilumos_siurbl* kondicion* basein* sodinink* aplinkos_tvarkym* lang* sąmat* spaust* vertim* svetain*_kūrim*',
    book: 'taisym* dviračių_remont* odontolog* gydytoj* klinik* kineziterap* kirpykl* barberi* salonas masaž* manikiūr* veterinar* autoservis* viešbut* stovyklaviet* fotograf* optik* nuoma dantų gydyto* psicholog* kirp* barber* grožio pedikiūr* nag* blakstien* spa padang* svečių_nam* sodyb* apgyvendinim* stovykl*_viet* nuom* automobilių_nuom* taksi ekskursij* kelion* skryd* degustacij* tatuiruot* dj vizit*',
    order:
      'užsakyk* užsakym* pristat* išsinešimui pic* picerij* mėsain* kebab* kepykl* konditerij* tort* kibin*',
    visit:
      'atidarym* aplanky* turg* mug* gėli* gėlių_salonas knygyn* kavin* kava led* atvirų_durų vaistin* mėsos_parduotuvė skalbykl* bibliotek* bar*',
    contact: 'advokat* teisin* teisinink* notar* buhalter* apskait* konsult* laidoj* slaugos didmen*',
    start: 'sporto_klub* treniruokl* fitness crossfit programin*',
    'sign-up': 'registr* užsiregistr* prenumer* naujienlaišk* savanor* narys webinar*',
    buy: 'pirk* išpardavim* nuolaid* akcij* parduotuv* avalyn* bat* bald* čiužin* sof* drabuž* papuošal* med* vyn* akini* dvira* knyg* žaisl* žvak* serum* kosmetik* duona',
  },
} satisfies Language;
