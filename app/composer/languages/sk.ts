import type { Language } from './language.ts';

/** Slovak. */
export const sk = {
  code: 'sk',
  functionWords:
    'tepovanie sedačiek sedačky a s so na v vo pre od do váš vaša náš naša nový nová nové všetky výpredaj zľava zľavy akcia ponuka doprava zadarmo teraz dnes len iba kúpte obchod otvorenie veľké leto letný zima vianočné prvé topánky je nie kaviareň',
  genitives: 'do|pre',
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
    listen: 'Vypočuť si',
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
  planning: String.raw`^(?:viac)|viac (?:zákazníkov|predajov|rezervácií)|zvýšiť|predať|predaj\p{L}*|cieľ|rozpočet|cieľová skupina|prilákať|získať nových`,
  negations: String.raw`nie|bez|nikdy|žiadn\p{L}*|ani|namiesto`,
  walkIns: 'bez (?:objednania|objednávky|rezervácie)',
  hiring: String.raw`životopis(?:y)? na|pošlite životopis|prijímame|prijmeme|hľadáme|(?:plný|čiastočný|skrátený) úväzok|brigád\p{L}*|nástup ihneď`,
  cries: 'novinka|nové|konečne|pozor|posledná šanca|pomôžte|už čoskoro|otvorené',
  letting: 'na prenájom|prenajmem|prenájom',
  selling: 'na predaj|predám|predaj',
  priced: {
    person: String.raw`(?:za |na )?(?:osobu|os\.)|\/ ?os\p{L}*\.?|dospelí|dospelý|deti|dieťa|tam a späť|spiatočný|jednosmerný`,
    stay: String.raw`(?:za|na|\/) ?(?:deň|noc|hodinu|hod\.?|víkend|h)|na hodiny|na deň`,
    term: String.raw`(?:za|\/) ?(?:mesiac|polrok|rok|sezónu|mes\.?|semester)|mesačne|ročne|na mesiac`,
    piece: 'ks|kus|za (?:kilo|pohár|vrece|liter|zväzok|fľašu|meter)|pohár|vrece',
  },
  courseLength:
    '(?:v |vo |na )?(?:#|dva|dve|tri|štyri|päť|šesť|osem|desať) (?:týždne|týždňov|večery|večerov|lekcie|lekcií|stretnutia|stretnutí|soboty|sobôt|nedele|nedieľ)',
  lasting: String.raw`hod|hodiny|hodín|lekc\p{L}*|min|minút|týždň\p{L}*`,
  provided: 'na požičanie|materiál v cene|vybavenie v cene|pomôcky v cene|požičiame',
  gifts: 'kúpi|nakŕmi|zasadí|zaplatí|stačí na|pomôže|zabezpečí|uhradí',
  seeking: 'hľadá',
  pictured: 'ukáž|obrázok|pozadie',
  forms: {
    deed: '*anie *enie *ovanie oprav* servis* upratovan* montáž* prenájom* požičovňa čisten* údržba výmena odvoz opravíme opravujeme čistíme vyčistíme kosíme maľujeme montujeme sťahujeme odvezieme vymeníme nabrúsime upraceme šitie umývanie pranie skrátenie strihanie starostlivosť_o sťahovanie',
    lesson:
      'začiatočníkov začiatočníci pokročilých lekcie lekcia kurz* dielňa výučba doučovanie od_nuly od_základov prvé_kroky',
    goods:
      'sada balenie pohár fľaša domáci domáca domáce ručná_výroba korenie oblečenie bývanie ubytovanie použité repasovan*',
    freeEntry: 'vstup_voľný vstup_zdarma voľný_vstup vstup_bezplatný',
    outing: 'zážitok prehliadka výlet plavba prechádzk* noc_v noc_na',
  },
  pointers: {
    donate: 'daruj* dar prispe* zbierk* útulok* útulk* nadác* potravinov*_bank*',
    apply:
      'hľadáme ponuka_práce voľné_miesto voľné_miesta prijmeme práca brigád* nábor* predavač* polovičný_úväzok',
    download: 'aplikác* stiahn*',
    play: 'hra hry hlavolam* hru',
    listen: 'podcast* album počúv* rádio audioknih*',
    view: 'byt byty na_predaj na_prenájom nehnuteľnos* bytu prenájom_bytu nehnuteľnost* dom_na pozem* realit* garsónk*',
    'test-drive': 'autosalón* autobazár* jazdené skúšobn*_jazd* jazden* nové_autá',
    tickets:
      'koncert* divadl* oper* cirkus* festival* kino výstav* múzeum vstupenk* predstaven* stand-up lístk*',
    table: 'reštaurác* hostinec* koliba* rezervácia_stola brunch obedov* denné_menu večer*_menu bistro',
    enrol:
      'kurz kurzy lekci* škol* výučb* doučovan* akadémi* workshop* škôlk* kurzu autoškol* tábor* jasle školen* tanečn* angličtin* nemčin* španielčin* joga jogy pilates tanec zbor keramik* šitia plávan* prvá_pomoc jazda_na_koni judo karate lezeni* gitar* klavír* spev* tábor',
    quote:
      'inštalatér* elektrikár* pokrývač* stolár* maliar* sťahovan* upratovan* poist* architekt* zámočn* fotovolt* klimatiz* catering* tlačiare* rekonštrukc* strech* maľovan* poisten* zámočník* solár* tepeln*_čerpad* klimatizác* bazén* záhrad*_úprav* okná okien rekonštruk* tlač* preklad* webstránk* murár* podlah* upratovanie* čistenie* montáž* rekonštrukci* kominár* komín* mur* obklad* brúsenie_parkiet parket* plot* dlažb* výrub* čalún* markíz* žalúzi* alarm* kamer* kúpeľň* odpad* reklam* výšivk* potlač* odpratávanie_snehu fasád* pracovná_dosk* sklenár* lešeni* vypratávan* zateplen* sadrokartón* maľovanie_',
    book: 'oprav* servis_bicyk* zubár* lekár* klinik* fyzioterap* kaderníc* holičstv* salón masáž* nechty veterin* autoservis* hotel* penzión* fotograf* optik* termín* zubn* stomatológ* ambulanc* psychológ* holič* barber* kozmetick* manikúr* pedikúr* mihalníc* spa pneuservis* ubytovan* chat* kemping* požičovň* prenájom_áut taxi prehliadk* zájazd* letenk* ochutnávk* dj skákací_hrad tetovan* termín prezutie* servis* krajčír* opravy_odevov obuvník* ladenie* stráženie* venčenie* hotel_pre_psov nahrávacie_štúdio skúšobň* akupunkt* reflexológ* sauna* piercing* obočie chalup* zrub* paintball* laser_aréna motokár* minigolf* let_balónom kanoe* fotokútik* kúzelní* umývanie_áut detailing stk dentálna_hygien* ošetreni* kaderní* vulkaniz*',
    order:
      'objednaj* objednávk* rozvoz* donášk* so_sebou pizz* pizzeri* burger* kebab* pekár* cukrár* tort* zákusk* debničk* obedy rozvoz_obedov kytic* syrov* chlebíčk* domáce_jedlo',
    visit:
      'otvoren* otvárame navštív* trh trhy kvetinárstv* kvet* kníhkupectv* kaviareň* kaviarn* zmrzlin* deň_otvorených lekáreň* mäsiarstv* záhradníctv* práčov* knižnic* bar jarmok* burz* blší_trh starožitnost* antikvariát* papiernictv* galantéri* lahôdk* syrár* swap hody',
    contact:
      'advokát* právn* notár* účtovn* daňov* poraden* pohreb* domov_dôchodcov veľkoobchod* konzult* adopci* na_adopciu hľadá_domov hľadajú_domov pôrodná_asistent* detektív* závet* dedičstv* opatrovateľ* starostlivosť_o_seniorov správa_nehnuteľností',
    start: 'posilňovň* fitness fitko crossfit softvér*',
    'sign-up': 'nových_členov prihlás* registr* newsletter dobrovoľn* člen* webinár*',
    buy: 'kúp* výpredaj* zľav* akcia obchod* e-shop* eshop* topánk* nábyt* matrac* pohovk* sedačk* oblečen* šperk* med víno vína okuliare bicykl* bicykel* knih* hračk* sviečk* sérum kozmetik* palivové_drevo krmivo* vankúš* kobere* lamp* riad* batoh* kufr* kabelk* ponožk* čiapk* koren* džem* mydl* vlna látky semienk* rastlin* hodink* platne',
  },
} satisfies Language;
