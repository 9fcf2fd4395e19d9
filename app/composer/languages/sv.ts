import type { Language } from './language.ts';

/** Swedish. */
export const sv = {
  code: 'sv',
  functionWords:
    'hund hundar cykel hjälp flytthjälp färsk färska räkor fisk barn barnkalas kalas trädgård hundvakt och med för på av i till din ditt dina vår våra ny nya alla rea rabatt erbjudande gratis frakt nu idag endast bara från köp butik invigning öppning stor sommar sommarrea vinter första skor är inte hela klippning bröd bullar tårta ost vin blommor möbler kök trädgård hus skola kurs lektioner frisör restaurang marknad söndag barn hund cykel bil böcker smycken kläder bröllop konsert färska färskt hemlagad städhjälp fika kaffe glass kr butiksbiträde deltid',
  headLast: true,
  asides: 'söker|i|på|med|hos|från|för|till|av|vid',
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
    listen: 'Lyssna nu',
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
  planning: String.raw`^(?:fler|mer)|öka|fler (?:kunder|bokningar|besökare)|mer försäljning|försäljning\p{L}*|mål|målgrupp|budget|tömma lagret|locka|nå|kännedom`,
  negations: 'inte|ej|utan|ingen|inga|inget|aldrig|undvik',
  walkIns: 'utan (?:tids)?(?:bokning|beställning|föranmälan)|drop[- ]?in',
  hiring:
    'skicka (?:ditt )?cv|ansökan till|vi anställer|vi söker(?! hem)|sökes|heltid|deltid|timanställning|extrajobb',
  cries: 'nyhet|nytt|äntligen|obs|sista chansen|snart|nu öppet|hjälp',
  letting: 'uthyres|att hyra|till uthyrning',
  selling: 'säljes|till salu',
  priced: {
    person: String.raw`per (?:person|vuxen|barn|par)|\/ ?pers\.?|vuxna|vuxen|barn|tur och retur|enkel resa`,
    stay: String.raw`(?:per|om|i|\/) ?(?:dag|dagen|natt|dygn|dygnet|timme|timmen|timma|tim|helg)|\/ ?h|natten`,
    term: String.raw`(?:per|i|om|\/) ?(?:månad|månaden|termin|terminen|säsong|år|året|mån)`,
    piece: 'styck|st|per (?:kilo|burk|säck|flaska|knippe|meter)|burken|säcken|flaskan|kilot|litern|lådan',
  },
  courseLength:
    '(?:på )?(?:#|två|tre|fyra|fem|sex|åtta|tio) (?:veckor|kvällar|förmiddagar|eftermiddagar|gånger|tillfällen|lektioner|måndagar|tisdagar|onsdagar|torsdagar|fredagar|lördagar|söndagar)',
  lasting: 'timmar|min|minuter|gånger|veckor',
  provided: String.raw`material (?:ingår|finns)|inkl\. material|utrustning (?:ingår|finns)|finns att låna`,
  gifts: 'köper|mättar|planterar|betalar|ger|räcker till|hjälper|bekostar',
  seeking: 'söker',
  pictured: 'visa|bild|bakgrund',
  forms: {
    deed: 'vi_*_din vi_*_ditt vi_*_dina vi_*_er *ning *puts *service *hjälp *reparation *montering uthyrning *tvätt *städ *skötsel *vård *klipp *röjning *slipning *flytt laga vi_lagar vi_putsar vi_klipper vi_städar vi_tvättar vi_flyttar vi_hämtar vi_målar vi_reparerar vi_slipar vi_beskär *målning *fällning *byte trimning vi_tar_hand',
    lesson:
      'prova_på* nybörjare nybörjar* fortsättning lektioner lektion kurs *kurs undervisning lär från_grunden prova-på prova_på',
    goods:
      'burk flaska paket set förpackning dussin hemgjord hemgjorda handgjord handgjorda st begagnade begagnad hemstickad*',
    freeEntry: 'fri_entré gratis_entré fritt_inträde gratis_inträde',
    outing: 'tur rundtur visning upplevelse *tur *vandring *promenad övernattning natt_i',
  },
  pointers: {
    donate: 'skänk* donera* gåva insamling* djurhem* matbank*',
    apply:
      'lediga_jobb sökes söker anställ* jobba_hos praktik* lärling* rekryter* medarbetare butiksbiträde* deltid',
    download: 'app appen ladda_ner',
    play: 'spel *spel pussel*',
    listen: 'podd* podcast* album lyssna* radio ljudbok*',
    view: 'parkeringsplats garage_uthyres tomt lägenhet* till_salu uthyr* bostad* mäklar* visning* rum_och_kök uthyres villa hyresrätt* bostadsrätt* mäklare*',
    'test-drive': 'bilhandlare* begagnade_bilar begagnad_bil provkör* nya_bilar begagnad* bilar_till',
    tickets:
      'konsert* teater* opera cirkus festival* bio utställning* museum museet biljett* stand-up show föreställning*',
    table: 'restaurang* krog* boka_bord brunch lunchmeny middag julbord* bistro',
    enrol:
      'kurs kurser *kurs *kurser skola* lektion* undervisning* utbildning* lär_dig läxhjälp* förskol* anmäl* skola *skola ridskola* körskola* dansskola* simskola* läger förskola* *lektioner engelska_för spanska_för yoga pilates dans kör keramik* drejning* symöte sykurs* simning* babysim* körkort* hlr ridning* ridlektion* judo karate klättring* läxläsning* fritids* pianolektion* gitarrlektion* sångkurs* ridläger *läger',
    quote:
      'flytthjälp* rörmokar* elektriker* takläggar* snickar* målare* flytt* städ* försäkring* arkitekt* låssmed* solcell* catering* tryckeri* offert* rörmokare* vvs takläggare* takläggning* måleri* hemstäd* städning* *städning snickare* bygg* solceller* värmepump* pool* trädgård* trädfällning* webbyrå* webbdesign* översätt* fönsterputs* renover* *renovering *rengöring *fällning *installation snöröjning* snöskottning* sotar* sotning* murar* plattsättar* golvsliping* golvslip* golvlägg* staket* stenläggning* markarbete* trädbeskär* häckklipp* tapetser* möbeltapetser* markis* persienn* larm* laddbox* badrum* stopp_i_avlopp* avlopp* skylt* brodyr* screentryck* fasad* bänkskiv* köksluck* plåtslagar* glasmästar* ställning* bortforsling* dödsbo* takbyte* taktvätt* tvätt_av_tak dränering* uterum* attefallshus* bokbind* gravyr*',
    book: 'hundvakt* hundfrisör* tandläkar* läkar* klinik* fysio* frisör* salong* massage* naglar spa veterinär* bilverkstad* verkstad* hotell* camping* fotograf* optiker* tidsbokning* hundtrim* uthyrning* klippning* naprapat* kiropraktor* fysioterap* psykolog* nagel* fransar barber* däckbyte* vandrarhem* stuga stugor *uthyrning hyrbil* hundpensionat* taxi* guidad* resa resor flyg* vinprovning* dj trollkarl* hoppborg* boka tatuer* cykelservice* fotvård* fotvårds* medicinsk_fotvård skräddar* lagning* skomakar* pianostämm* barnvakt* hundrast* hundpromenad* hunddagis* kattpensionat* *reparation inspelningsstudio* replokal* akupunkt* zonterapi* bastu* piercing* ögonbryn* stuguthyr* semesterhus* paintball* laserdome* gokart* minigolf* ballongflyg* kanot* kajak* fotobås* biltvätt* rekond* bilbesiktning* cykelverkstad* tandhygien* hudvård* ansiktsbehandling* hudterapeut* brudmakeup* dietist* logoped* knivslip*',
    order:
      'beställ* leverans* avhämtning pizza* pizzeria* hamburg* kebab* bageri* tårta* tårtor smörgås* catering matkasse* ostbricka* smörgåsbord* fisklåda* köttlåda* grönsakslåda* matlåda* matlådor bukett* semlelåda *tårta *tårtor *limpa',
    visit:
      'invigning besök* nyöppn* marknad* loppis* julmarknad* blomsteraffär* blomsterbutik* bokhandel* kafé* café* konditori* semlor semla fika bullar glass glasskiosk* öppet_hus apotek* plantskola* gårdsbutik* slaktar* tvättomat bibliotek* pub bar bakluckeloppis* auktion* antik* antikvitet* secondhand* second_hand pappershandel* garnbutik* delikatess* ostbutik* fiskaffär* återbruk* klädbytardag* byfest*',
    contact:
      'advokat* jurist* revisor* redovisning* bokför* konsult* begravning* hemtjänst* äldreboende* grossist* adoption adoptera omplacering* söker_hem söker_nytt_hem barnmorsk* vigselförrätt* testament* bouppteckning* städhjälp_äldre gravsten*',
    start: 'gym träning* fitness crossfit programvara',
    'sign-up':
      'nya_medlemmar anmäl* registrera* prenumer* nyhetsbrev* volontär* bli_medlem webinar* stickcafé studiecirkel* bokcirkel*',
    buy: 'köp* rea rabatt* erbjudande* butik* outlet skor möbler madrass* soffa soffor kläder smycken honung vin glasögon cykel cyklar böcker leksak* ljus serum kuddar matta mattor lampor porslin* ryggsäck* väskor strumpor mössor kryddor sylt tvål* garn tyger frön växter klockor skivor julgran* *sylt *korv',
  },
} satisfies Language;
