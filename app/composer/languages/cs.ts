import type { Language } from './language.ts';

/** Czech. */
export const cs = {
  code: 'cs',
  functionWords:
    'a s se na v ve pro od do váš vaše náš naše nový nová nové všechny výprodej sleva slevy akce nabídka doprava zdarma nyní teď dnes jen pouze kupte obchod otevření velké léto letní zima vánoční první boty je není kavárna pečivo čerstvé čerstvý chléb dort sýr víno květiny nábytek kuchyně zahrada dům škola kurz keramiky kytara kadeřnictví restaurace trh neděle děti pes kolo auto knihy šperky oblečení svatba koncert káva zmrzlina prodavačka úvazek',
  genitives: 'do|pro',
  calls: {
    buy: 'Koupit',
    order: 'Objednat',
    book: 'Rezervovat',
    table: 'Rezervovat stůl',
    reserve: 'Rezervovat místo',
    'sign-up': 'Zaregistrovat se',
    learn: 'Zjistit více',
    download: 'Stáhnout aplikaci',
    quote: 'Získat nabídku',
    donate: 'Přispět',
    visit: 'Navštivte nás',
    contact: 'Kontaktujte nás',
    start: 'Začít',
    discover: 'Objevit více',
    tickets: 'Koupit vstupenky',
    apply: 'Přihlásit se',
    call: 'Zavolejte nám',
    enrol: 'Přihlásit na kurz',
    view: 'Domluvit prohlídku',
    'test-drive': 'Domluvit testovací jízdu',
    play: 'Hrát',
    listen: 'Poslechnout',
    directions: 'Jak k nám',
  },
  callNumber: 'Volejte {phone}',
  off: String.raw`slev\p{L}*|sleva|levněji|ušetř\p{L}*|zlevněn\p{L}*`,
  offers: [
    {
      kind: 'free',
      source: String.raw`zdarma|gratis|bezplatn\p{L}*|jako dárek|vstup volný|bez poplatk\p{L}*`,
    },
    { kind: 'half', source: String.raw`za polovi\p{L}* (?:ceny|cenu)?|za půlku|poloviční cen\p{L}*` },
    {
      kind: 'bundle',
      source: String.raw`# za (?:cenu )?#|kupte #,? ?(?:a )?(?:zaplaťte|dostanete|#)[^.!?]{0,14}|koupíte #,? ?# zdarma|(?:druh\p{L}+|třet\p{L}+) [^.!?]{0,24}(?:zdarma|za polovi\p{L}*|se slevou[^.!?]{0,8}|# ?%)`,
    },
  ],
  upTo: 'až(?: do| o)?|minimálně|přes',
  from: 'od|jen|pouze|nyní|za|už od',
  insteadOf: 'místo|původně|dříve|namísto|běžná cena|hodnota',
  per: String.raw`na osobu|za (?:osobu|noc|den|měsíc|hodinu|kus|lekci)|/\s?(?:měs\.?|měsíc|noc|os\.?|den|rok|hod\.?|h|kg|ks)|měsíčně|vč\. DPH`,
  until: 'do|až do|platí do|nejpozději',
  lastDays:
    '(?:jen|pouze) (?:dnes|tento víkend|tento týden|zítra)|tento víkend|do vyprodání zásob|poslední šance|dnes',
  conditions: String.raw`vybran\p{L}*|nov\p{L} zákazní\p{L}*|člen\p{L}*|student\p{L}*|senior\p{L}*|min\.|minimálně|max\.|při (?:nákupu|objednávce)|nad # ?Kč|neplatí|nelze kombinovat|kromě|jen (?:pro|online)|pouze pro|pro (?:studenty|nové|děti|seniory|členy)|první (?:objednávk\p{L}*|nákup|návštěv\p{L}*|lekc\p{L}*)|poté|pak|bez závazku|každ\p{L}+|v (?:pondělí|úterý|středu|čtvrtek|pátek|sobotu|neděli)`,
  hours: 'otevřeno|otevírací doba',
  phone: String.raw`tel\.?|telefon|volejte|mobil|zavolejte|rezervace|kontakt`,
  planning: String.raw`^(?:více|víc)|více (?:zákazníků|prodejů|rezervací)|zvýšit|prodat|prodej\p{L}*|cíl|rozpočet|cílová skupina|vyprázdnit sklad|přilákat|získat nové|povědomí`,
  negations: String.raw`ne|bez|nikdy|žádn\p{L}*|není|ani|místo`,
  walkIns: 'bez (?:objednání|objednávky|rezervace)',
  hiring: String.raw`životopis(?:y)? na|pošlete životopis|nabíráme|přijmeme|hledáme|(?:plný|částečný|zkrácený|poloviční) úvazek|na HPP|brigád\p{L}*|nástup (?:ihned|možný)`,
  cries: 'novinka|nově|nové|konečně|pozor|poslední šance|pomozte|již brzy|otevřeno',
  letting: 'k pronájmu|pronajmu|pronájem',
  selling: 'na prodej|prodám|prodej',
  priced: {
    person: String.raw`(?:za |na )?(?:osobu|os\.)|\/ ?os\p{L}*\.?|dospělí|dospělý|děti|dítě|tam i zpět|zpáteční|jednosměrná`,
    stay: String.raw`(?:za|na|\/) ?(?:den|noc|hodinu|hod\.?|víkend|h)|na hodiny|na den`,
    term: String.raw`(?:za|\/) ?(?:měsíc|pololetí|rok|sezónu|měs\.?|semestr)|měsíčně|ročně|na měsíc`,
    piece: 'ks|kus|za (?:kilo|sklenici|pytel|litr|svazek|láhev|metr)|sklenice|pytel',
  },
  courseLength:
    '(?:v |ve |na )?(?:#|dva|dvě|tři|čtyři|pět|šest|osm|deset) (?:týdny|týdnů|večery|večerů|večerech|odpoledne|lekce|lekcí|setkání|soboty|sobot|neděle|nedělí)',
  lasting: String.raw`hod|hodiny|hodin|lekc\p{L}*|min|minut|týdn\p{L}*`,
  provided: 'k zapůjčení|materiál v ceně|vybavení v ceně|pomůcky v ceně|zapůjčíme',
  gifts: 'koupí|nakrmí|zasadí|zaplatí|stačí na|pomůže|zajistí|uhradí',
  seeking: 'hledá',
  pictured: 'ukaž|obrázek|pozadí',
  forms: {
    deed: '*ání *ení *ění *ování oprav* servis* úklid* montáž* pronájem* půjčovna odvoz výměna údržba revize broušení opravíme opravujeme čistíme vyčistíme sekáme malujeme montujeme stěhujeme odvezeme vyměníme nabrousíme uklidíme ořežeme šití mytí praní zkrácení stříhání péče_o stěhování vymalujeme natřeme',
    lesson:
      'začátečníky začátečníci pokročilé lekce lekcí kurz* dílna výuka doučování od_nuly od_začátku první_kroky',
    goods:
      'sada balení sklenice lahev domácí ruční_výroba koření sušené pečené oblečení povlečení bydlení ubytování stavení použité repasovan* ručně_pleten*',
    freeEntry: 'vstup_volný vstup_zdarma volný_vstup vstupné_dobrovolné',
    outing: 'zážitek prohlídka výlet plavba procházk* noc_v noc_na přespání',
  },
  pointers: {
    donate: 'daruj* dar přispě* sbírk* útulek* útulk* nadac* potravinov*_bank*',
    apply:
      'hledáme nabídka_práce volné_místo volná_místa přijmeme práce brigád* nábor* kuchař*_hledáme prodavač* poloviční_úvazek',
    download: 'aplikac* stáhn*',
    play: 'hra hry videohr* hlavolam* hru',
    listen: 'podcast* album poslouch* rádio audioknih*',
    view: 'garáž_k parkovací_místo pozemek parcela byt byty na_prodej k_pronájmu nemovitost* dům bytu pronájem_bytu dům_na pozem* realit* garsonk* pokoj_k_pronájmu',
    'test-drive': 'autosalon* autobazar* ojetá ojeté zkušební_jízd* ojet* nové_vozy',
    tickets:
      'koncert* divadl* oper* cirkus* festival* kino výstav* muzeum vstupenk* představení stand-up lístk*',
    table: 'restaurac* hospod* hostinec* rezervace_stolu brunch obědov* polední_menu večeř* bistro',
    enrol:
      'kurz kurzy lekc* škol* výuk* doučován* akademi* dílna workshop* školka* kurzu školk* autoškol* tábor* jesle školení tanečn* angličtin* němčin* španělštin* jóga jógy pilates tanec tance keramik* šití plaván* plavání první_pomoc jízda_na_koni judo karate lezen* kytara kytary klavír zpěv* příměstsk*',
    quote:
      'instalatér* elektrikář* pokrývač* truhlář* malíř* stěhován* úklid* pojišt* architekt* zámečn* fotovolta* klimatiz* catering* tiskárn* rekonstrukc* střech* opravy_střech malování pojištěn* solár* fotovoltai* tepeln*_čerpad* klimatizac* bazén* zahradn*_úprav* okna oken rekonstruk* tisk* překlad* webov*_strán* cenov*_nabídk* zednick* podlah* kácení* čištění* montáž* rekonstrukce* kominík* komín* zední* obklad* broušení_parket parket* plot* dlažb* kácení_stromů čalouní* markýz* žaluzi* alarm* kamer* dobíje* koupeln* odpad* reklam* výšivk* vyšívání potisk* odklízení_sněhu fasád* pracovní_desk* sklená* lešení vyklízen* zateplen* malování_ malíř_pokojů sádrokarton* knihař* gravír* rámován* výměna_střechy váš_starý vaše_staré nová_kuchyň',
    book: 'oprav* servis_kol zubař* zubní* lékař* klinik* fyzioterap* kadeřn* holičství* salon masáž* nehty kosmetik* veterin* autoservis* servis hotel* penzion* kemp fotograf* optik* pronájem* termín* stomatolog* ordinac* psycholog* holič* barber* kosmetick* kosmetika_salon manikúr* pedikúr* řas* spa pneuservis* ubytován* chat* kemp* půjčovn* pronájem_aut psí_salon taxi prohlídk* zájezd* letenk* ochutnávk* dj skákací_hrad tetován* termín přezutí* servis* krejč* švadlen* opravy_oděvů obuvní* ladění* hlídání* hlídání_psů venčení* hotel_pro_psy hotel_pro_kočky nahrávací_studio zkušebn* akupunkt* reflexolog* sauna* piercing* obočí chalup* srub* paintball* laser_game motokár* minigolf* let_balónem kánoe* fotokoutek* kouzelní* kadeřni* mytí_aut detailing stk dentální_hygien* ošetření* broušení_nožů svatební_líčení výživov* logoped* paragliding*',
    order:
      'objednej* objednávk* rozvoz* s_sebou pizz* pizzeri* burger* kebab* pekárn* cukrárn* dort* zákusk* chlebíčk* jídlo_domů sýrov* bedýnk* obědy rozvoz_obědů kytice* vánočk* chlebíčky',
    visit:
      'otevřen* otevírám* navštiv* trh trhy farmářsk* květinářstv* květin* knihkupectv* kavárn* zmrzlin* den_otevřených lékárn* řeznictv* zahradnictv* prádeln* knihovn* hospůdk* bar bazar* jarmark* bleší_trh starožitnost* antikvariát* papírnictv* galanteri* lahůdk* sýrárn* ryby swap posvícen* burza_ burza',
    contact:
      'advokát* právní* právník* notář* účetn* daňov* porad* pohřeb* domov_důchodců velkoobchod* konzult* adopc* k_adopci hledá_domov hledají_domov porodní_asistent* detektiv* závěť* dědictv* pečovatel* péče_o_seniory správa_nemovitostí',
    start: 'posilovn* fitness fitko crossfit software',
    'sign-up':
      'nové_členy přihlá* registr* newsletter dobrovoln* člen* webinář* kroužek_pletení klub_seniorů',
    buy: 'kup* koupit výprodej* slev* akce obchod* e-shop* eshop* boty nábyt* matrac* pohovk* oblečen* šperk* med víno vína brýle kolo kola knih* hračk* svíčk* sérum kosmetik* palivové_dřevo štěrk krmivo* polštář* kobere* lamp* nádobí batoh* kufr* kabelk* ponožk* čepic* koření* marmelád* mýdl* vlna látky semín* rostlin* sazenic* hodink*',
  },
} satisfies Language;
