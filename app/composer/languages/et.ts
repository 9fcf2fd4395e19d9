import type { Language } from './language.ts';

/** Estonian. */
export const et = {
  code: 'et',
  functionWords:
    'ja ning koos kuni sinu meie uus uued kõik kõik allahindlus soodustus pakkumine tasuta tarne transport nüüd täna ainult osta pood avamine suur suvi suvine talv esimene jalanõud kingad on ei kohvik',
  calls: {
    buy: 'Osta kohe',
    order: 'Telli kohe',
    book: 'Broneeri kohe',
    table: 'Broneeri laud',
    reserve: 'Broneeri koht',
    'sign-up': 'Registreeru',
    learn: 'Loe lähemalt',
    download: 'Laadi äpp alla',
    quote: 'Küsi pakkumist',
    donate: 'Anneta kohe',
    visit: 'Tule külla',
    contact: 'Võta ühendust',
    start: 'Alusta kohe',
    discover: 'Avasta rohkem',
    tickets: 'Osta piletid',
    apply: 'Kandideeri',
    call: 'Helista meile',
    enrol: 'Registreeru kursusele',
    view: 'Broneeri vaatamine',
    'test-drive': 'Broneeri proovisõit',
    play: 'Mängi kohe',
    listen: 'Kuula kohe',
    directions: 'Kuidas tulla',
  },
  callNumber: 'Helista {phone}',
  off: String.raw`soodustus\p{L}*|allahindlus\p{L}*|odavam\p{L}*|säästa|soodsam\p{L}*`,
  offers: [
    { kind: 'free', source: String.raw`tasuta|kingitus\p{L}*|kauba peale` },
    { kind: 'half', source: 'poole hinnaga|pool hinda' },
    {
      kind: 'bundle',
      source: String.raw`# ühe hinnaga|osta #,? ?(?:ja )?(?:maksa|saad) #|# hind\p{L}* #|(?:teine|teise|kolmas) [^.!?]{0,24}(?:tasuta|poole hinnaga|# ?%)|1 ?\+ ?1`,
    },
  ],
  upTo: 'kuni|vähemalt|üle',
  from: 'alates|ainult|vaid|nüüd|kõigest',
  insteadOf: String.raw`asemel|tavahind|enne|väärtus\p{L}*`,
  per: String.raw`/\s?(?:kuu|öö|in\.?|inimene|päev|tund|h|kg|tk)|inimese kohta|kuus|tunnis|öö kohta`,
  until: 'kuni|kehtib kuni|hiljemalt',
  lastDays:
    'ainult (?:täna|sel nädalavahetusel|sel nädalal|homme)|sel nädalavahetusel|kuni kaupa jätkub|viimane võimalus|täna',
  conditions: String.raw`valitud|uu\p{L}+ klien\p{L}*|liikme\p{L}*|tudengi\p{L}*|üliõpilas\p{L}*|min\.|vähemalt|maks\.|ostes|üle # ?€|ei (?:kehti|laiene)|välja arvatud|ainult (?:uutele|e-poes)|esime\p{L}+ (?:tellimus\p{L}*|külastus\p{L}*|kuu)|seejärel|igal|iga`,
  hours: 'avatud|lahtiolekuajad',
  phone: String.raw`tel\.?|telefon|helista\p{L}*|mob\.?|broneerimine|kontakt`,
  planning: String.raw`^(?:rohkem)|rohkem (?:kliente|müüki|tellimusi)|suurenda\p{L}*|müü[ak]|müük\p{L}*|eesmärk|eelarve|sihtrühm|laost tühjaks|meelitada`,
  negations: 'ei|ära|ilma|mitte|kunagi|pole|asemel',
  pointers: {
    donate: 'anneta* varjupai* heategevus* toidupank*',
    apply: 'otsime tööpakkum* pakume_tööd tööle kandideeri* praktika* töökoht*',
    download: 'rakendus* äpp laadi_alla',
    play: 'mäng mängud mobiilimäng* mängu* mõistatus*',
    listen: 'podcast* taskuhääling* album kuula raadio',
    view: 'korter* müüa üürida kinnisvara* üürile maja_müük kinnistu* krunt*',
    'test-drive': 'autosalong* kasutatud_autod proovisõit* kasutatud_auto* proovisõi* uued_autod',
    tickets: 'kontser* teat* ooper* tsirkus* festival* kino* näitus* muuseum* pilet* etendus*',
    table: 'restoran* kõrts* broneeri_laud brunch lõuna* lõunapakkumi* õhtusöö* bistroo*',
    enrol:
      'kursus* kool* koolitus* tund tunnid õpe õpi_ töötuba* akadeemia* lasteaed* *kursus kool trenn* lasteai* eraõp* töötu* autokool* laager* huviring*',
    quote:
      'torumees* elektrik* katus* puusepp* maaler* kolimis* koristus* kindlustus* arhitekt* lukksepp* päikesepaneel* kliimaseade* toitlustus* trükikoda* remont* torutöö* remon* kolimi* lukuab* soojuspump* konditsioneer* bassein* aiand* aken akna* hinnapakkum* trükk* trüki* tõlke* kodulehe*',
    book: 'hambaars* arst* kliinik* füsio* juuksur* habemeajaja* salong massaaž* maniküür* loomaarst* autoteenindus* hotell* kämping* fotograaf* optika* rent hambaar* füsioterap* psühholoog* barber* ilusalong* maniküü* pediküü* küüne* ripsme* spaa* loomaar* loomakliinik* autoremon* rehv* külalistemaja* majutus* rendi* autorent* optik* takso* ekskursioon* reis reisid lennu* degustatsioon* tätovee* dj broneeri*',
    order:
      'telli tellimi* kojuvedu* kaasa pitsa* pizza* burger* kebab* pagar* kondiit* tort tordid kook* kringel*',
    visit:
      'avamine külasta* turg turul laat lillepood* lille* raamatupood* kohvik* jäätis* avatud_uste apteek* lihapood* pesumaja* raamatukog* baar pubi',
    contact: 'advokaa* jurist* notar* raamatupid* nõusta* konsult* matuse* hooldekodu* hulgi*',
    start: 'jõusaal* spordiklubi* fitness crossfit tarkvara*',
    'sign-up': 'registreeri* liitu* telli_uudiskiri uudiskir* vabatahtlik* liige webinar*',
    buy: 'osta* allahind* soodus* pood poe e-pood* jalanõu* kinga* mööbel* mööbl* madrats* diivan* rõivad riided ehted mesi vein veinid prillid jalgrat* raamat* mänguas* küünl* seerum* kosmeetik*',
  },
} satisfies Language;
