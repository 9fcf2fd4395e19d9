import type { Language } from './language.ts';

/** Swedish. */
export const sv = {
  code: 'sv',
  functionWords:
    'och med för på av i till din ditt dina vår våra ny nya alla rea rabatt erbjudande gratis frakt nu idag endast bara från köp butik invigning öppning stor sommar sommarrea vinter första skor är inte hela klippning bröd bullar tårta ost vin blommor möbler kök trädgård hus skola kurs lektioner frisör restaurang marknad söndag barn hund cykel bil böcker smycken kläder bröllop konsert färska färskt hemlagad städhjälp fika kaffe glass kr',
  calls: {
    buy: 'Köp nu',
    order: 'Beställ nu',
    book: 'Boka nu',
    table: 'Boka bord',
    reserve: 'Boka din plats',
    'sign-up': 'Registrera dig',
    learn: 'Läs mer',
    download: 'Hämta appen',
    quote: 'Begär offert',
    donate: 'Skänk nu',
    visit: 'Besök oss',
    contact: 'Kontakta oss',
    start: 'Kom igång',
    discover: 'Upptäck mer',
    tickets: 'Köp biljetter',
    apply: 'Ansök nu',
    call: 'Ring oss',
    enrol: 'Anmäl dig',
    view: 'Boka visning',
    'test-drive': 'Boka provkörning',
    play: 'Spela nu',
    directions: 'Hitta hit',
  },
  playfulCall: 'Vill ha',
  callNumber: 'Ring {phone}',
  off: String.raw`rabatt\p{L}*|rea|nedsatt|spara|billigare|avdrag`,
  offers: [
    {
      kind: 'free',
      source: String.raw`gratis|kostnadsfri\p{L}*|fri (?:frakt|entré)|fritt inträde|på köpet|bjuder vi på|ingår`,
    },
    { kind: 'half', source: String.raw`halva priset|halv\p{L} pris\p{L}*` },
    {
      kind: 'bundle',
      source:
        'ta #,? ?(?:och )?betala för #|köp #,? ?(?:och )?(?:betala|få) (?:för )?#|# för #|(?:andra|tredje) [^.!?]{0,24}(?:på köpet|gratis|halva priset|# ?%)|#:?[ae] [^.!?]{0,24}(?:gratis|halva priset)',
    },
  ],
  upTo: 'upp till|minst|över',
  from: 'från|endast|bara|nu|för',
  insteadOf: String.raw`istället för|i stället för|ord\.?(?: pris)?|tidigare|förut|värde`,
  per: String.raw`per (?:person|natt|dag|vecka|månad|år|timme|styck|gång)|/\s?(?:mån(?:ad)?|natt|dag|år|person|tim|timme|kg|st)|i månaden|kr/mån|st`,
  until: String.raw`till(?: och med)?|t\.o\.m\.|fram till|senast|gäller till|före`,
  lastDays:
    '(?:endast|bara) (?:idag|i dag|i helgen|denna vecka)|i helgen|så långt lagret räcker|sista chansen|idag',
  conditions: String.raw`utvald\p{L}*|nya kunder|nykund\p{L}*|medlem\p{L}*|student\p{L}*|minst|min\.|max\.|vid köp|köp över|gäller (?:ej|inte|endast)|ej|undantag|endast|för (?:studenter|medlemmar|nya|barn|pensionärer)|första (?:beställning|köp|besök)\p{L}*|därefter|ingen bindningstid|på (?:måndagar|tisdagar|onsdagar|torsdagar|fredagar|lördagar|söndagar)|ordinarie`,
  hours: 'öppet|öppettider',
  phone: String.raw`tel(?:\.|efon)?|ring|mobil|boka på|kontakt|sms`,
  planning: String.raw`öka|fler (?:kunder|bokningar|besökare)|mer försäljning|försäljning\p{L}*|mål|målgrupp|budget|tömma lagret|locka|nå|kännedom`,
  negations: 'inte|ej|utan|ingen|inga|inget|aldrig|undvik',
  pointers: {
    enrol:
      'kurs kurser *kurs *kurser skola* lektion* undervisning* utbildning* lär_dig läxhjälp* förskol* anmäl*',
    quote:
      'rörmokar* elektriker* takläggar* snickar* målare* flytt* städ* försäkring* arkitekt* låssmed* solcell* catering* tryckeri* offert*',
    view: 'lägenhet* till_salu uthyr* bostad* mäklar* visning* rum_och_kök',
    'test-drive': 'bilhandlare* begagnade_bilar begagnad_bil provkör* nya_bilar',
    play: 'spel *spel pussel*',
    book: 'tandläkar* läkar* klinik* fysio* frisör* salong* massage* naglar spa veterinär* bilverkstad* verkstad* hotell* camping* fotograf* optiker* tidsbokning* hundtrim* uthyrning*',
  },
} satisfies Language;
