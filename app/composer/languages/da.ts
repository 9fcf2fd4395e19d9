import type { Language } from './language.ts';

/** Danish. */
export const da = {
  code: 'da',
  functionWords:
    'hund hunde cykel hjælp friske frisk rejer fisk loppemarked børn fødselsdag have nybagt brød døgnvagt og med til på af i din dit dine vores ny nye alle udsalg rabat tilbud gratis fragt levering nu dag kun fra køb butik åbning stor sommer vinter første sko er ikke hele sommerudsalg spar brød kage ost vin blomster møbler køkken have hus skole kursus frisør restaurant marked søndag børn hund cykel cykler bil bøger smykker tøj bryllup koncert frisk hver klipning is kaffe butiksassistent deltid',
  headLast: true,
  asides: 'søger|i|på|med|hos|fra|for|til|af|ved',
  calls: {
    buy: 'Køb nu',
    order: 'Bestil nu',
    book: 'Book nu',
    table: 'Book bord',
    reserve: 'Reserver din plads',
    'sign-up': 'Tilmeld dig',
    learn: 'Læs mere',
    download: 'Hent appen',
    quote: 'Få et tilbud',
    donate: 'Donér nu',
    visit: 'Besøg os',
    contact: 'Kontakt os',
    start: 'Kom i gang',
    discover: 'Opdag mere',
    tickets: 'Køb billetter',
    apply: 'Ansøg nu',
    call: 'Ring til os',
    enrol: 'Tilmeld dig',
    view: 'Book fremvisning',
    'test-drive': 'Book prøvetur',
    play: 'Spil nu',
    listen: 'Lyt nu',
    directions: 'Find vej',
  },
  callNumber: 'Ring {phone}',
  off: String.raw`rabat\p{L}*|nedsat|spar|billigere`,
  offers: [
    { kind: 'free', source: 'gratis|fri (?:fragt|levering|entré)|uden beregning|oveni|medfølger' },
    { kind: 'half', source: 'halv pris|til halv pris|det halve' },
    {
      kind: 'bundle',
      source:
        'tag #,? ?(?:og )?betal for #|køb #,? ?(?:og )?(?:betal for|få) #|# for #|(?:anden|andet|tredje) [^.!?]{0,24}(?:gratis|halv pris|# ?%)',
    },
  ],
  upTo: 'op til|mindst|over',
  from: 'fra|kun|nu|for|bare',
  insteadOf: 'i stedet for|før|førpris|normalpris|værdi',
  per: String.raw`pr\.? (?:person|nat|dag|uge|måned|år|time|stk\.?)|/\s?(?:md\.?|måned|nat|dag|år|person|time|kg)|om måneden|pr\. mdr\.|inkl\. moms`,
  until: String.raw`til(?: og med)?|indtil|t\.o\.m\.|senest|gælder til|inden`,
  lastDays: 'kun (?:i dag|denne weekend|denne uge)|i weekenden|så længe lager haves|sidste chance|i dag',
  conditions: String.raw`udvalgte|nye kunder|medlemmer|studerende|mindst|min\.|maks\.|ved køb|køb over|gælder (?:ikke|kun)|undtagen|kun for|for (?:studerende|medlemmer|nye|børn)|første (?:ordre|besøg|køb)|derefter|ingen binding|om (?:mandagen|tirsdagen|onsdagen|torsdagen|fredagen|lørdagen|søndagen)`,
  hours: 'åbent|åbningstider',
  phone: String.raw`tlf\.?|telefon|ring|mobil|kontakt|sms`,
  planning:
    '^(?:flere|mere)|øge|flere (?:kunder|bookinger|besøgende)|salget|salg|mål|målgruppe|budget|tømme lageret|tiltrække|kendskab',
  negations: 'ikke|uden|ingen|intet|aldrig|undgå',
  walkIns: 'uden (?:tids)?(?:bestilling|booking|aftale|reservation)|drop[- ]?in',
  hiring:
    'send (?:dit )?cv|ansøgning til|vi ansætter|vi søger|søges|fuldtid|deltid|# timer (?:om ugen|ugentligt)',
  cries: 'nyhed|nyt|endelig|obs|sidste chance|snart|nu åbent|hjælp',
  letting: 'til leje|udlejes',
  selling: 'til salg|sælges',
  priced: {
    person: String.raw`pr\.? (?:person|pers\.?|barn|voksen|par)|\/ ?pers\.?|voksne|voksen|børn|barn|tur\/retur|tur-retur|enkeltbillet`,
    stay: String.raw`(?:pr\.?|om|per|\/) ?(?:dag|dagen|nat|døgn|døgnet|time|timen|weekend)|\/ ?t`,
    term: String.raw`(?:pr\.?|om|per|\/) ?(?:måned|måneden|sæson|år|året|halvår|md\.?)`,
    piece: String.raw`stk|styk|pr\.? (?:kilo|glas|sæk|flaske|bundt|meter)|kiloet|glasset|flasken|sækken`,
  },
  courseLength:
    '(?:på |over )?(?:#|to|tre|fire|fem|seks|otte|ti) (?:uger|aftener|formiddage|eftermiddage|gange|lektioner|mandage|tirsdage|onsdage|torsdage|fredage|lørdage|søndage)',
  lasting: 'timer|min|minutter|gange|uger',
  provided: String.raw`materialer (?:inkl\.?|inkluderet|medfølger)|inkl\. materialer|udstyr (?:inkl\.?|stilles til rådighed)|kan lånes`,
  gifts: 'køber|mætter|planter|betaler|giver|rækker til|hjælper|dækker',
  seeking: 'søger',
  pictured: 'vis|billede|baggrund',
  forms: {
    deed: 'vi_*_din vi_*_dit vi_*_dine vi_*_jeres *ning *rens *pudsning *service *hjælp *reparation *montering udlejning *vask *klipning *slibning vi_reparerer vi_pudser vi_klipper vi_rengør vi_vasker vi_flytter vi_henter vi_maler vi_sliber vi_beskærer oplægning *skift *pasning',
    lesson:
      'prøvetime* begyndere begynder øvede hold lektioner lektion kursus *kursus undervisning lær fra_bunden prøv_selv',
    goods: 'glas flaske pakke sæt stk hjemmelavet håndlavet hjemmelavede håndlavede brugte hjemmestrik*',
    freeEntry: 'gratis_entré gratis_entre fri_entré gratis_adgang fri_adgang',
    outing: 'tur rundvisning oplevelse *tur gåtur* overnatning nat_i *vandring',
  },
  pointers: {
    donate: 'doner* støt indsamling* dyreinternat*',
    apply:
      'søges søger jobopslag* ledig_stilling ledige ansøg* elev elevplads* medarbejder* job butiksassistent* deltid',
    download: 'app appen',
    play: 'spil *spil puslespil*',
    listen: 'podcast* album lyt radio lydbog*',
    view: 'parkeringsplads byggegrund lejlighed* til_salg til_leje bolig* ejendomsmægler* fremvisning* villa',
    'test-drive': 'bilforhandler* brugte_biler prøvetur* nye_biler brugtbil* prøvekør*',
    tickets:
      'koncert* teater* opera cirkus festival* biograf* udstilling* museum billet* show stand-up forestilling*',
    table: 'restaurant* spisested* kro kroer bestil_bord brunch julefrokost* middag* bistro',
    enrol:
      'kursus kurser *kursus skole* undervisning* lektion* uddannelse* lær_ lektiehjælp* børnehave* skole *skole køreskole* danseskole* svømmehold* lejr dagpleje* workshop* hold *undervisning keramikhold* begynderhold* træningshold* yogahold* dansehold* gymnastikhold* engelsk_for spansk_for yoga pilates dans kor keramik* sykursus* svømning* babysvømning* kørekort* førstehjælp* ridning* rideskole* judo karate klatring* lektiecafé guitarundervisning* klaverundervisning* sangundervisning*',
    quote:
      'vvs* elektriker* tømrer* maler* flytte* rengøring* forsikring* arkitekt* låsesmed* solcelle* catering* trykkeri* tilbud_på håndværk* vvs blikkenslager* maler malerfirma* murer* tagdækker* tag flyttefirma* *rengøring solceller* varmepumpe* pool* anlægsgartner* havemand* webdesign* oversæt* vinduespuds* *renovering *arbejde skorstens* gulvafslib* gulvlæg* hegn* belægning* træfæld* hækklip* møbelpolstr* markise* persienne* alarm* ladestander* badeværelse* kloak* skilte* broderi* firmafilm* snerydning* facade* bordplade* smed* glarmester* stillads* dødsbo* oprydning* tagrens* tagmaling* algebehandling* fliserens* dræn* tagrenov* tagudskift* gravering*',
    book: 'hundefrisør* hundepas* tandlæge* læge* klinik* fysio* frisør* salon massage* negle* dyrlæge* værksted* autoværksted* hotel* camping* fotograf* optiker* udlejning* klip herreklip kiropraktor* fysioterap* psykolog* neglesalon skønhedsklinik* barber* dækskifte* sommerhus* campingplads* *udlejning biludlejning* hundesalon* hundepension* taxa rundvisning* rejse rejser fly* vinsmagning* dj hoppeborg* tid tidsbestilling* tatover* cykelværksted* lydstudie* øvelokale* skrædder* skomager* klaverstem* barnepige* babysitter* hundelufter* hundepasning* hundeluftning* kattepension* *reparation akupunkt* zoneterapi* fodpleje* fodterapeut* sauna piercing* øjenvipper vipper bryn hytte hytter feriehus* paintball* lasertag* gokart* minigolf* ballontur* kano* kajak* fotoboks* tryllekunst* bilvask* bilpleje* bilsyn* tandrens* ansigtsbehandling* brudemakeup* diætist* knivslib*',
    order:
      'bestil* levering* takeaway pizza* pizzeria* burger* kebab* bageri* kage kager smørrebrød* catering måltidskasse* ostefad* tapasfad* fiskekasse* kødkasse* grøntsagskasse* frokostordning* buket* *kager lagkage*',
    visit:
      'åbning* besøg* nyåbn* marked* loppemarked* loppetorv* julemarked* blomsterhandler* boghandel* café* cafe konditori* iskiosk* isbutik* åbent_hus apotek* planteskole* gårdbutik* slagter* vaskeri* bibliotek* bar værtshus* bagagerumsmarked* antik* antikvitet* genbrug* papirhandel* garnbutik* delikatesse* ostebutik* fiskehandler* byttemarked* byfest* auktion*',
    contact:
      'advokat* revisor* bogholder* bogføring* regnskab* rådgiv* konsulent* bedemand* hjemmepleje* engros* adoption adopter søger_hjem søger_et_hjem jordemoder* testament* dødsboer hjemmehjælp* gravsten*',
    start: 'fitness* gym træning* træningscenter crossfit software',
    'sign-up':
      'nye_medlemmer tilmeld* nyhedsbrev* abonn* frivillig* bliv_medlem webinar* strikkeklub* strikkecafé læsekreds*',
    buy: 'køb* udsalg* tilbud_på rabat* butik* webshop* outlet sko møbler madras* sofa* tøj smykker honning vin briller cykel cykler bøger legetøj juletræ* stearinlys serum brænde puder tæppe* lamper porcelæn rygsæk* tasker strømper huer krydderier marmelade sæbe* garn stof frø planter ure plader *marmelade *pølser',
  },
} satisfies Language;
