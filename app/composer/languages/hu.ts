import type { Language } from './language.ts';

/** Hungarian. */
export const hu = {
  code: 'hu',
  functionWords:
    'a az és egy minden ön új nálunk akció akciós kedvezmény leárazás kiárusítás ajánlat ingyenes szállítás most ma csak vásárolj bolt üzlet megnyitó nyitás nagy nyári tél téli első cipő cipők nem kávézó pékáru friss kenyér torta sajt bor virág bútor konyha kert ház iskola tanfolyam gitár gitároktatás kezdőknek fodrászat fodrász étterem piac vasárnap gyerek kutya kerékpár autó könyv ékszer ruha esküvő koncert kávé fagylalt hajvágás helyett',
  headLast: true,
  attachesOn: true,
  asides: 'keres',
  calls: {
    buy: 'Vásárlás',
    order: 'Rendelés',
    book: 'Foglalás',
    table: 'Asztalfoglalás',
    reserve: 'Foglalj helyet',
    'sign-up': 'Regisztrálj',
    learn: 'Tudj meg többet',
    download: 'Töltsd le az appot',
    quote: 'Ajánlatkérés',
    donate: 'Adományozz',
    visit: 'Látogass el hozzánk',
    contact: 'Kapcsolat',
    start: 'Kezdd el',
    discover: 'Fedezd fel',
    tickets: 'Jegyvásárlás',
    apply: 'Jelentkezz',
    call: 'Hívj minket',
    enrol: 'Jelentkezz',
    view: 'Megtekintés foglalása',
    'test-drive': 'Tesztvezetés',
    play: 'Játssz most',
    listen: 'Hallgasd meg',
    directions: 'Útvonal',
  },
  callNumber: 'Hívj: {phone}',
  off: String.raw`kedvezmény\p{L}*|akció\p{L}*|engedmény\p{L}*|leárazás\p{L}*|olcsóbb\p{L}*|spórolj|megtakarít\p{L}*`,
  offers: [
    { kind: 'free', source: String.raw`ingyen\p{L}*|ajándék\p{L}*|grátisz|díjmentes\p{L}*|díjtalan\p{L}*` },
    { kind: 'half', source: String.raw`fél ?áron|félár\p{L}*|fele áron` },
    {
      kind: 'bundle',
      source: String.raw`egyet fizet,? kettőt (?:kap|vihet)|kettőt fizet,? hármat (?:kap|vihet)|#-?\p{L}{0,3}t fizet,? #-?\p{L}{0,3}t (?:kap|vihet)|# az 1 áráért|(?:második|harmadik) [^.!?]{0,24}(?:ingyen|féláron|fél áron|# ?%)`,
    },
  ],
  upTo: 'akár|legfeljebb|legalább|több mint',
  from: 'csak|mindössze|most|már',
  insteadOf: 'helyett|eredeti ár|korábban|régi ár|értékű',
  per: String.raw`/\s?(?:fő|hó|hónap|éj|nap|év|óra|kg|db)|fejenként|havonta|havi|személyenként|óránként`,
  until: '-?ig|érvényes|legkésőbb',
  lastDays:
    'csak (?:ma|holnap|ezen a hétvégén|ezen a héten)|ezen a hétvégén|a készlet erejéig|utolsó esély|ma',
  conditions: String.raw`kiválasztott|kijelölt|új ügyfel\p{L}*|tag\p{L}*nak|diák\p{L}*|nyugdíjas\p{L}*|legalább|min\.|minimum|max\.|# ?Ft felett\p{L}*|felett\p{L}*|nem (?:érvényes|vonható össze)|kivéve|csak (?:online|új)|első (?:rendelés|vásárlás|alkalom)\p{L}*|utána|majd|minden \p{L}+|termékekre|hétfőnként|keddenként`,
  hours: 'nyitva|nyitvatartás',
  phone: String.raw`tel\.?|telefon|hívj\p{L}*|hívd|mobil|foglalás|kapcsolat`,
  planning: String.raw`^(?:több)|több (?:vevő|ügyfél|foglalás|eladás)|növel\p{L}*|eladni|eladás\p{L}*|cél|célcsoport|költségkeret|készlet kisöprése|vonzani|ismertség`,
  negations: 'nem|nincs|nélkül|soha|ne|sem|helyett',
  walkIns: '(?:bejelentkezés|időpont|időpontfoglalás|foglalás) nélkül',
  hiring: String.raw`önéletrajz\p{L}*|felveszünk|felvételre keresünk|munkatársat keresünk|állásajánlat|főállás\p{L}*|részmunkaidő\p{L}*|részidős|teljes munkaidő\p{L}*`,
  cries: 'új|újdonság|végre|figyelem|utolsó esély|segítség|hamarosan|megnyitottunk',
  letting: 'kiadó|bérelhető',
  selling: 'eladó',
  priced: {
    person: String.raw`\/ ?fő|fejenként|személyenként|felnőtt|felnőtteknek|gyerek|gyerekeknek|gyermek|oda-vissza|retúr`,
    stay: String.raw`\/ ?(?:nap|éj|éjszaka|óra|hétvége)|naponta|óránként|éjszakánként|napi|órabér`,
    term: String.raw`\/ ?(?:hó|hónap|félév|év|szezon)|havonta|havi|félévente|évente`,
    piece: String.raw`db|darab|\/ ?(?:üveg|zsák|kg|kiló|csokor|doboz)|üvegje|kilója|darabja|zsákja`,
  },
  courseLength:
    '(?:#|két|kettő|három|négy|öt|hat|nyolc|tíz) (?:hét|hetes|este|estés|alkalom|alkalmas|délután|délelőtt|óra tanfolyam|szombat|vasárnap|foglalkozás|lecke)',
  lasting: 'óra|perc|hét',
  provided:
    'biztosítjuk|anyag(?:ok)?(?:kal)? (?:az árban|együtt)|eszközöket adunk|kölcsönzünk|felszerelést adunk',
  gifts: 'vesz|etet|megetet|ültet|elég|fizet|ad|segít|biztosít',
  seeking: 'keres',
  pictured: 'mutass|kép|háttér',
  forms: {
    deed: '*javítás *tisztítás *takarítás *szerelés *mosás *nyírás *vágás *festés *bérlés *kölcsönzés *szállítás *felújítás *gondozás *karbantartás *élezés szerviz *szerviz javítás felújítás *irtás javítunk javítjuk tisztítunk takarítunk mosunk szerelünk szállítunk költöztetünk festünk élezünk elvisszük *ítás *csere *kezelés *felhajtás *varrás *fuvarozás *költöztetés *metszés *hegesztés *ápolás *tapétázás *burkolás *kaszálás',
    lesson:
      'kezdőknek kezdő haladó tanfolyam *tanfolyam óra órák oktatás *oktatás tanulj szint foglalkozás nulláról alapoktól első_lépések',
    goods: 'üveg doboz csomag készlet házi kézműves kézzel db darab használt kézzel_kötött',
    freeEntry: 'ingyenes_belépés belépés_ingyenes a_belépés_ingyenes ingyenes_belépő belépődíj_nincs',
    outing: 'túra *túra kirándulás élmény séta *séta éjszaka *éjszaka',
  },
  pointers: {
    donate: 'adomány* adományoz* gyűjtés* menhely* alapítvány* élelmiszerbank*',
    apply:
      'állás* keresünk felvesz* munka munkatárs* jelentkez* gyakornok* munkát kollég* részmunkaidő* kisegítő',
    download: 'alkalmazás* applikáció* app töltsd_le',
    play: 'játék játékok *játék rejtvény* mobiljáték* fejtörő*',
    listen: 'podcast* album* hallgasd rádió* hangoskönyv*',
    view: 'garázs_eladó telek parkolóhely lakás* eladó kiadó ingatlan* ház ház_eladó telek* albérlet*',
    'test-drive': 'autókereskedés* használtautó* használt_autó* tesztvezetés* tesztvezet* új_autók',
    tickets:
      'koncert* színház* opera* cirkusz* fesztivál* mozi* kiállítás* múzeum* jegy jegyek* előadás* stand-up',
    table: 'étterem* éttermi* vendéglő* csárda* asztalfoglal* brunch ebéd* menü* vacsora* bisztró*',
    enrol:
      'tanfolyam* óra órák iskola* oktatás* képzés* korrepetálás* workshop* akadémia* óvoda* jelentkez* kurzus* bölcsőde* gitároktatás* korrepetál* autósiskola* tábor* tréning* nyelvtanfolyam* táncóra* zongoraóra* *óra *oktatás *tanfolyam* angol_ német_ spanyol_ jóga* pilates tánc* kórus* kerámia* varrótanfolyam* úszás* babaúszás* jogosítvány* elsősegély* lovaglás* lovas* judo karate mászó* gitár* zongora* ének*',
    quote:
      'vízszerelő* villanyszerelő* tetőfedő* asztalos* festő* költöztet* takarít* biztosítás* építész* lakatos* napelem* klíma* catering* nyomda* felújítás* árajánlat* vízvezeték* tető* szobafestő* felújít* zárszerelő* hőszivattyú* klímaszerel* medence* kertépít* ablak* nyílászáró* fordító* fordítás* honlap* burkol* festés* mázolás favágás* fakivágás* *takarítás *felújítás *szerelés *javítás* kéménysepr* kémény* kőműves* burkoló* parkett* kerítés* térköv* gally* kárpitos* redőny* szúnyogháló* riasztó* kamerarendszer* töltőállomás* fürdőszoba* duguláselhár* reklámtábl* hímzés* póló* szitanyom* hóeltakarít* homlokzat* munkalap* üveges* állvány* lomtalan* szigetel* gipszkarton* kandalló* fűtés* fűtéskorszerűsít* korszerűsít* kazán*',
    book: 'kutya* fogorvos* orvos* klinika* gyógytorna* fodrász* borbély* szalon* masszázs* köröm* kozmetik* állatorvos* autószerelő* szerviz* hotel* szálloda* panzió* kemping* fotós* fényképész* optika* időpont* bérlés* fogász* rendelő* gyógytorn* pszichológ* körmös* manikűr* pedikűr* műszempilla* masszőr* spa autószerviz* gumiszerel* apartman* vendégház* kölcsönző* autóbérl* kutyakozmetik* taxi* városnéz* utazás* repülő* borkóstol* dj ugrálóvár* tetovál* varró* varroda* ruhajavítás* cipész* cipőjavítás* zongorahangol* bébiszitter* kutyasétáltat* kutyapanzió* macskapanzió* hangstúdió* próbaterem* akupunkt* reflexológ* szauna* piercing* szempilla* szemöldök* faház* nyaraló* paintball* lézerharc* gokart* minigolf* hőlégballon* kenu* kajak* fotófülke* bűvész* autókozmetik* műszaki_vizsg* fogkő* arckezelés* talpmasszázs* lábápol* telefonszerviz* *szerviz gyantázás*',
    order:
      'rendel* rendelés* házhozszállít* kiszállít* elvitel* pizza* pizzéria* burger* kebab* gyros* pékség* cukrászda* torta* torták* lángos* szendvics* sütemény* pékáru* sajttál* hidegtál* zöldségdoboz* ebédrendelés csokor* virágcsokor* bejgli* pogácsa*',
    visit:
      'nyitás* megnyit* látogas* piac* vásár bolhapiac* autómosó* önkiszolgáló* virágbolt* virág* könyvesbolt* kávézó* kávéház* fagylalt* fagyizó* nyílt_nap* gyógyszertár* patika* hentes* kertészet* mosoda* könyvtár* kocsma* bár garázsvásár* régiség* antik* antikvárium* papírbolt* rövidáru* csemege* sajtbolt* halbolt* ruhacsere* búcsú falunap* termelői_piac kézműves_vásár',
    contact:
      'ügyvéd* jogi* közjegyző* könyvel* adótanácsad* tanácsad* temetkez* idősek_otthona nagyker* örökbe* gazdit_keres gazdira_vár gazdikereső* szülésznő* magánnyomoz* végrendelet* hagyaték* idősgondoz* társasházkezel*',
    start: 'edzőterem* konditerem* fitnesz* fitness crossfit szoftver*',
    'sign-up': 'új_tagokat regisztr* iratkoz* feliratkoz* hírlevél* önkéntes* tagság* webinár*',
    buy: 'vásárol* akció* kiárusít* leáraz* bolt* üzlet* webáruház* webshop* cipő* bútor* matrac* kanapé* ruha* ruhák ékszer* méz* bor borok szemüveg* kerékpár* bicikli* könyv* játék_bolt gyertya* szérum* kozmetikum* tűzifa* játékok lekvár* párna* szőnyeg* lámpa* edény* hátizsák* bőrönd* táska* zokni* sapka* fűszer* szappan* fonal* textil* vetőmag* növény* hanglemez* karácsonyfa* *lekvár *kolbász *szappan *gyertya',
  },
} satisfies Language;
