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
  planning: String.raw`rohkem (?:kliente|müüki|tellimusi)|suurenda\p{L}*|müü[ak]|müük\p{L}*|eesmärk|eelarve|sihtrühm|laost tühjaks|meelitada`,
  negations: 'ei|ära|ilma|mitte|kunagi|pole|asemel',
  pointers: {
    enrol: 'kursus* kool* koolitus* tund tunnid õpe õpi_ töötuba* akadeemia* lasteaed*',
    quote:
      'torumees* elektrik* katus* puusepp* maaler* kolimis* koristus* kindlustus* arhitekt* lukksepp* päikesepaneel* kliimaseade* toitlustus* trükikoda* remont*',
    view: 'korter* müüa üürida kinnisvara*',
    'test-drive': 'autosalong* kasutatud_autod proovisõit*',
    play: 'mäng mängud mobiilimäng*',
    book: 'hambaars* arst* kliinik* füsio* juuksur* habemeajaja* salong massaaž* maniküür* loomaarst* autoteenindus* hotell* kämping* fotograaf* optika* rent',
  },
} satisfies Language;
