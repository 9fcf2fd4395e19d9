import type { Language } from './language.ts';

/** Norwegian Bokmål. */
export const nb = {
  code: 'nb',
  functionWords:
    'hund hunder sykkel hjelp ferske ferskt reker fisk hjemme barn bursdag hage brød boller døgnvakt gratis befaring nybakt og med til på av i din ditt dine vår våre ny nye alle salg rabatt tilbud gratis frakt levering nå dag kun bare fra kjøp butikk åpning stor sommer sommersalg vinter første sko er ikke hele spar brød kake ost vin blomster møbler kjøkken hage hus skole kurs frisør restaurant marked søndag barn hund sykkel sykler bil bøker smykker klær bryllup konsert fersk hver klipp is kaffe butikkmedarbeider deltid',
  headLast: true,
  asides: 'søker|i|på|med|hos|fra|for|til|av|ved',
  calls: {
    buy: 'Kjøp nå',
    order: 'Bestill nå',
    book: 'Bestill time',
    table: 'Bestill bord',
    reserve: 'Sikre deg plass',
    'sign-up': 'Registrer deg',
    learn: 'Les mer',
    download: 'Last ned appen',
    quote: 'Få et tilbud',
    donate: 'Doner nå',
    visit: 'Besøk oss',
    contact: 'Kontakt oss',
    start: 'Kom i gang',
    discover: 'Oppdag mer',
    tickets: 'Kjøp billetter',
    apply: 'Søk nå',
    call: 'Ring oss',
    enrol: 'Meld deg på',
    view: 'Bestill visning',
    'test-drive': 'Bestill prøvekjøring',
    play: 'Spill nå',
    listen: 'Lytt nå',
    directions: 'Finn veien',
  },
  callNumber: 'Ring {phone}',
  off: String.raw`rabatt\p{L}*|nedsatt|spar|billigere|avslag`,
  offers: [
    { kind: 'free', source: 'gratis|fri (?:frakt|levering|entré)|uten kostnad|på kjøpet|inkludert' },
    { kind: 'half', source: 'halv pris|til halv pris' },
    {
      kind: 'bundle',
      source:
        'ta #,? ?(?:og )?betal for #|kjøp #,? ?(?:og )?(?:betal for|få) #|# for #|(?:andre|tredje) [^.!?]{0,24}(?:gratis|halv pris|# ?%)',
    },
  ],
  upTo: 'opptil|opp til|inntil|minst|over',
  from: 'fra|kun|bare|nå|for',
  insteadOf: String.raw`i stedet for|før|førpris|ordinær\p{L}*|verdi`,
  per: String.raw`per (?:person|natt|dag|uke|måned|år|time|stk\.?)|pr\.? (?:person|natt|dag|mnd|time)|/\s?(?:mnd\.?|måned|natt|dag|år|person|time|kg)|i måneden|inkl\. mva`,
  until: String.raw`til(?: og med)?|t\.o\.m\.|frem til|senest|gjelder til|innen`,
  lastDays: 'kun (?:i dag|denne helgen|denne uken)|i helgen|så lenge lageret rekker|siste sjanse|i dag',
  conditions: String.raw`utvalgte|nye kunder|medlemmer|studenter|minst|min\.|maks\.|ved kjøp|kjøp over|gjelder (?:ikke|kun)|unntatt|kun for|for (?:studenter|medlemmer|nye|barn)|første (?:bestilling|besøk|kjøp)|deretter|ingen binding|på (?:mandager|tirsdager|onsdager|torsdager|fredager|lørdager|søndager)`,
  hours: 'åpent|åpningstider',
  phone: String.raw`tlf\.?|telefon|ring|mobil|kontakt|sms`,
  planning:
    '^(?:flere|mer)|øke|flere (?:kunder|bestillinger|besøkende)|salget|mål|målgruppe|budsjett|tømme lageret|tiltrekke|kjennskap',
  negations: 'ikke|uten|ingen|ingenting|aldri|unngå',
  walkIns: String.raw`uten (?:time\p{L}*|bestilling|avtale|reservasjon|påmelding)|drop[- ]?in`,
  hiring: 'send (?:din )?cv|søknad til|vi ansetter|vi søker|søkes|heltid|deltid|# ?% stilling|ekstrahjelp',
  cries: 'nyhet|nytt|endelig|obs|siste sjanse|snart|nå åpent|hjelp',
  letting: 'til leie|leies ut',
  selling: 'til salgs|selges',
  priced: {
    person: String.raw`per (?:person|pers\.?|barn|voksen|par)|pr\.? (?:person|pers\.?|barn|voksen)|\/ ?pers\.?|voksne|voksen|barn|tur\/retur|tur-retur|én vei`,
    stay: String.raw`(?:per|pr\.?|om|i|\/) ?(?:dag|dagen|natt|døgn|døgnet|time|timen|helg)|\/ ?t|natta`,
    term: String.raw`(?:per|pr\.?|i|\/) ?(?:måned|måneden|sesong|år|året|semester|mnd\.?)`,
    piece: 'stk|styk|per (?:kilo|glass|sekk|flaske|bunt|meter)|kiloen|glasset|flaska|sekken',
  },
  courseLength:
    '(?:på |over )?(?:#|to|tre|fire|fem|seks|åtte|ti) (?:uker|kvelder|formiddager|ettermiddager|ganger|timer kurs|mandager|tirsdager|onsdager|torsdager|fredager|lørdager|søndager)',
  lasting: 'timer|min|minutter|ganger|uker',
  provided: String.raw`materialer (?:inkl\.?|inkludert|følger med)|inkl\. materialer|utstyr (?:inkl\.?|inkludert|lånes ut)|kan lånes`,
  gifts: 'kjøper|metter|planter|betaler|gir|rekker til|hjelper|dekker',
  seeking: 'søker',
  pictured: 'vis|bilde|bakgrunn',
  forms: {
    deed: 'vi_*_din vi_*_ditt vi_*_dine vi_*_deres *ning *ing_av *rens *pussing *service *hjelp *reparasjon *montering utleie *vask *måking *klipping *sliping *vasking vi_reparerer vi_pusser vi_klipper vi_rengjør vi_vasker vi_flytter vi_henter vi_maler vi_sliper vi_beskjærer opplegging *skift *pass',
    lesson:
      'prøvetime* nybegynnere nybegynner viderekomne leksjoner kurs *kurs undervisning lær fra_bunnen prøv_selv',
    goods: 'glass flaske pakke sett stk hjemmelaget håndlaget hjemmelagde brukte hjemmestrikk*',
    freeEntry: 'gratis_inngang fri_inngang gratis_entré fri_entré',
    outing: 'tur omvisning opplevelse *tur gåtur* overnatting natt_i *vandring',
  },
  pointers: {
    donate: 'gave gi_en_gave innsamling* donér* doner* støtt',
    apply:
      'stilling* søkes søker ledig_stilling jobb_hos lærling* medarbeider* ansatte butikkmedarbeider* deltid',
    download: 'app appen last_ned',
    play: 'spill *spill puslespill*',
    listen: 'podkast* podcast* album lytt radio lydbok*',
    view: 'parkeringsplass tomt leilighet* til_salgs til_leie bolig* eiendomsmegler* visning* enebolig*',
    'test-drive': 'bilforhandler* bruktbil* prøvekjør* nye_biler',
    tickets:
      'konsert* teater* opera sirkus festival* kino utstilling* museum billett* show standup forestilling*',
    table: 'restaurant* spisested* bestille_bord brunch julebord* middag* bistro kro',
    enrol:
      'kurs *kurs skole* undervisning* leksjon* utdanning* lær_ leksehjelp* barnehage* skole *skole kjøreskole* trafikkskole* danseskole* svømmekurs* leir verksted_for workshop* *undervisning *timer keramikkurs* engelsk_for spansk_for norsk_for yoga pilates dans kor keramikk* sykurs* svømming* babysvømming* førerkort* førstehjelp* ridning* rideskole* judo karate klatring* gitarundervisning* pianoundervisning* sangundervisning*',
    quote:
      'flyttehjelp* rørlegger* elektriker* snekker* maler* flytte* rengjøring* renhold* forsikring* arkitekt* låsesmed* solcelle* catering* trykkeri* håndverk* maler malerfirma* tømrer* murer* taktekker* tak flyttebyrå* vask varmepumpe* basseng* anleggsgartner* webdesign* oversett* vindusvask* befaring *vask *rengjøring *oppussing *felling feier* gulvsliping* gulvlegg* gjerde* belegningsstein* trefelling* hekkeklipp* møbeltapetser* markise* persienne* alarm* elbillader* baderom* avløp* skilt* brodering* broderi* snømåking* snørydding* brøyting* fasade* benkeplate* glassmester* stillas* dødsbo* rydding* takvask* taklegg* takskift* drenering* gravering*',
    book: 'hundepass* hundefrisør* sykkelverksted* tannlege* lege* klinikk* fysio* frisør* salong massasje* negle* veterinær* verksted* bilverksted* hotell* camping* fotograf* optiker* utleie* hårklipp klipp kiropraktor* fysioterap* psykolog* negler neglesalong hudpleie* barber* verksted dekkskift* hytte hytter campingplass* *utleie leiebil* hundefris* hundepensjonat* taxi guidet* reise reiser fly* vinsmaking* dj hoppeslott* time timebestilling* tatover* sykkelservice* lydstudio* øvingslokale* skredder* skomaker* pianostemm* barnevakt* hundelufting* kattepensjonat* *reparasjon akupunkt* soneterapi* fotpleie* badstu* piercing* vipper bryn feriehus* paintball* lasertag* gokart* minigolf* ballongtur* kano* kajakk* fotoboks* tryllekunst* bilvask* bilpleie* eu-kontroll* tannrens* ansiktsbehandling* brudesminke* hudterapeut* knivsliping*',
    order:
      'bestill* levering* takeaway pizza* pizzeria* burger* kebab* bakeri* kake kaker catering matkasse* ostefat* tapasfat* fiskekasse* kjøttkasse* grønnsakskasse* bukett* lunsjlevering* *kaker bløtkake*',
    visit:
      'åpning* besøk* nyåpn* marked* loppemarked* julemarked* blomsterbutikk* bokhandel* kafé* kafe boller brød konditori* iskrem* åpen_dag apotek* hagesenter* gårdsbutikk* slakter* vaskeri* bibliotek* pub bar bruktmarked* antikk* antikvitet* gjenbruk* garnbutikk* delikatesse* ostebutikk* fiskebutikk* byttedag* bygdedag* auksjon*',
    contact:
      'advokat* revisor* regnskap* rådgiv* konsulent* begravelsesbyrå* hjemmehjelp* engros* adopsjon adopter søker_hjem trenger_hjem omplassering* jordmor* testament* gravstein*',
    start: 'treningssenter* trening* gym crossfit programvare',
    'sign-up':
      'nye_medlemmer påmeld* meld_deg nyhetsbrev* abonn* frivillig* bli_medlem webinar* strikkekafé* lesesirkel*',
    buy: 'kjøp* salg rabatt* tilbud_på butikk* nettbutikk* outlet sko møbler madrass* sofa* klær smykker honning vin briller sykkel sykler bøker leker juletr* lys serum ved puter teppe* lamper servise* ryggsekk* vesker sokker luer krydder syltetøy såpe* garn stoff frø planter klokker plater *syltetøy *pølser',
  },
} satisfies Language;
