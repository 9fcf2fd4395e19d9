import type { Language } from './language.ts';

/** Finnish. */
export const fi = {
  code: 'fi',
  functionWords:
    'siivous siivouspalvelu palvelu ja on sekä kanssa sinun meidän uusi uudet kaikki kaikista ale alennus alennusmyynti tarjous tarjoukset ilmainen toimitus nyt tänään vain asti osta kauppa avajaiset kesä kesäale talvi ensimmäinen kengät ei kahvila leipä leipää pullaa pulla tuoretta tuore kakku juusto viini kukat huonekalut keittiö puutarha talo koulu kurssi parturi ravintola tori sunnuntai lapset koira pyörä polkupyörä polkupyörähuolto auto kirjat korut vaatteet häät konsertti kahvi jäätelö huolto',
  headLast: true,
  attachesOn: true,
  asides: 'etsii|hakee',
  calls: {
    buy: 'Osta nyt',
    order: 'Tilaa nyt',
    book: 'Varaa nyt',
    table: 'Varaa pöytä',
    reserve: 'Varaa paikkasi',
    'sign-up': 'Rekisteröidy',
    learn: 'Lue lisää',
    download: 'Lataa sovellus',
    quote: 'Pyydä tarjous',
    donate: 'Lahjoita nyt',
    visit: 'Tule käymään',
    contact: 'Ota yhteyttä',
    start: 'Aloita nyt',
    discover: 'Tutustu',
    tickets: 'Osta liput',
    apply: 'Hae nyt',
    call: 'Soita meille',
    enrol: 'Ilmoittaudu',
    view: 'Varaa näyttö',
    'test-drive': 'Varaa koeajo',
    play: 'Pelaa nyt',
    listen: 'Kuuntele nyt',
    directions: 'Reittiohjeet',
  },
  callNumber: 'Soita {phone}',
  off: String.raw`alennus\p{L}*|ale|säästä|halvemmalla|edullisemmin|pois`,
  offers: [
    { kind: 'free', source: String.raw`ilmai\p{L}+|maksut\p{L}+|kaupan päälle|veloituksetta|ilmaiseksi` },
    { kind: 'half', source: 'puoleen hintaan|puolet hinnasta|-50 ?%' },
    {
      kind: 'bundle',
      source:
        'osta #,? ?(?:ja )?(?:saat|maksa|maksat) #|ota #,? ?(?:ja )?maksa #|# yhden hinnalla|kaksi yhden hinnalla|(?:toinen|kolmas) [^.!?]{0,24}(?:kaupan päälle|ilmaiseksi|puoleen hintaan)',
    },
  ],
  upTo: 'jopa|enintään|vähintään|yli',
  from: String.raw`alkaen|vain|nyt|alk\.|hintaan`,
  insteadOf: String.raw`norm\.|ovh|ennen|sijaan|aiemmin|arvo`,
  per: String.raw`/\s?(?:kk|kuukausi|yö|päivä|vuosi|hlö|henkilö|tunti|h|kg|kpl)|per (?:henkilö|yö)|kuukaudessa|hengeltä|kpl|tunnilta|sis\. alv`,
  until: 'asti|saakka|viimeistään|voimassa|mennessä',
  lastDays:
    'vain (?:tänään|tänä viikonloppuna|tällä viikolla)|tänä viikonloppuna|niin kauan kuin tavaraa riittää|viimeinen tilaisuus|tänään',
  conditions: String.raw`valit\p{L}+|uusille asiakkaille|uudet asiakkaat|jäsen\p{L}*|opiskelij\p{L}*|vähintään|min\.|maks\.|enintään|yli # ?€|ostoksista|ei koske|ei voi yhdistää|pois lukien|vain|ensimmäi\p{L}+|sen jälkeen|ilman sitoutumista|(?:maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai)sin`,
  hours: 'avoinna|auki|aukioloajat',
  phone: String.raw`puh\.?|puhelin|soita|gsm|varaukset|yhteys`,
  planning: String.raw`^(?:lisää|enemmän)|kasvattaa|lisää (?:asiakkaita|myyntiä|varauksia)|myynti\p{L}*|tavoite|kohderyhmä|budjetti|tyhjentää varasto|houkutella|tunnettuus`,
  negations: 'ei|ilman|älä|eikä|koskaan|vältä',
  walkIns: 'ilman (?:ajanvarausta|varausta|ilmoittautumista)|ei ajanvarausta',
  hiring: String.raw`lähetä (?:cv|hakemus)|hakemukset|haetaan|rekrytoimme|haemme|etsimme (?:kokkia|myyjää|kuljettajaa|tarjoilijaa|siivoojaa)|kokoaikai\p{L}*|osa-aikai\p{L}*|# ?h/vko`,
  cries: 'uutuus|uutta|uusi|vihdoin|huom|viimeinen mahdollisuus|tulossa|avoinna nyt|apua',
  letting: 'vuokrataan|vuokralle|vuokrattavana',
  selling: 'myydään|myytävänä',
  priced: {
    person: String.raw`\/ ?(?:hlö|henkilö|hklö)\.?|hlö|per henkilö|henkilöltä|hengeltä|aikuiset|aikuinen|lapset|lapsi|meno-paluu|yhdensuuntainen`,
    stay: String.raw`\/ ?(?:yö|päivä|pv|vrk|tunti|h|vkl)|yöltä|tunnilta|päivältä|vuorokau\p{L}*|per (?:yö|päivä|tunti)`,
    term: String.raw`\/ ?(?:kk|kuukausi|lukukausi|kausi|vuosi|v)|kuukaudessa|lukukaudessa|kaudessa`,
    piece: String.raw`kpl|kappale|\/ ?(?:prk|pkt|plo|säkki|purkki|pullo|nippu)|kilo|purkki|säkki`,
  },
  courseLength:
    '(?:#|kaksi|kolme|neljä|viisi|kuusi|kahdeksan|kymmenen) (?:viikkoa|iltaa|aamua|iltapäivää|kertaa|oppituntia|maanantaita|tiistaita|keskiviikkoa|torstaita|perjantaita|lauantaita|sunnuntaita)|(?:kahtena|kolmena|neljänä|viitenä|kuutena) iltana',
  lasting: 'tuntia|min|minuuttia|kertaa|viikkoa',
  provided: String.raw`materiaalit (?:sis\.?|sisältyvät|mukana)|sis\. materiaalit|välineet (?:lainaksi|mukana|talon puolesta)|lainataan`,
  gifts: 'ostaa|ruokkii|istuttaa|maksaa|antaa|riittää|auttaa|kustantaa',
  seeking: 'etsii|hakee',
  pictured: 'näytä|kuva|tausta',
  forms: {
    deed: '*pesu *huolto *korjaus *siivous *asennus *vuokraus *palvelu *hionta *leikkaus *hoito *muutto *kuljetus *teroitus *puhdistus korjaus huolto vuokraus asennus korjaamme pesemme siivoamme huollamme muutamme maalaamme teroitamme noudamme *lyhennys *vaihto *maalaus *kaato *ompelu *viritys *raivaus *nouto *poisto',
    lesson:
      'aloittelijoille alkeet alkeiskurssi kurssi *kurssi tunti tunnit opi työpaja *työpaja taso vasta-alkajille alusta_alkaen perusteet',
    goods: 'purkki pullo pakkaus setti kotitekoinen käsintehty kpl kotitekoiset käytetyt käytetty',
    freeEntry: 'vapaa_pääsy ilmainen_sisäänpääsy pääsy_vapaa maksuton_sisäänpääsy',
    outing: 'retki elämys kierros opastus vaellus* yöpyminen',
  },
  pointers: {
    donate: 'lahjoit* keräys* hyväntekeväisyys* eläinsuojelu* ruoka-apu',
    apply:
      'haetaan haemme avoin_työpaikka avoimet_työpaikat työpaik* työntekijä* harjoittelija* oppisopimus* rekry* osa-aikai* myyjä',
    download: 'sovellus* sovellu* lataa',
    play: 'peli pelit *peli',
    listen: 'podcast* levy kuuntele radio äänikirja*',
    view: 'autopaikka tontti asunto* myytävänä vuokrattavana kiinteistö* näyttö huoneisto* kaksio* kolmio* yksiö* omakotitalo* rivitalo* vuokra-asunto* kiinteistönvälit* tontti*',
    'test-drive': 'autoliike* vaihtoaut* koeajo* uudet_autot',
    tickets:
      'konsertti* teatteri* ooppera* sirkus* festivaali* elokuva* näyttely* museo* liput lippuja stand_up esitys*',
    table: 'ravintola* pöytävarau* varaa_pöytä brunssi* lounas* illallinen pikkujoulu* bistro',
    enrol:
      'kurssi* *kurssi koulu* tunti tunnit opetus* koulutus* opi_ tukiopetus* päiväkoti* ilmoittau* kurssit *kurssit autokoulu* tanssikoulu* musiikkikoulu* uimakoulu* leiri* *leiri uintikurssi* työpaja* soitonopetus* *tunnit *koulu luistelu* englantia_ englanti_ jooga* pilates tanssi* kuoro* keramiikka* ompelukurssi* uinti* vauvauinti* ajokortti* ensiapu* ratsastus* judo karate kiipeily* läksy* kitaratun* pianotun* laulutun*',
    quote:
      'putkimie* sähkömie* katto* puusepp* maalar* muutto* siivous* vakuutus* arkkiteht* lukkosepp* aurinkopaneel* pitopalvelu* paino tarjous* kattoremont* remontti* remontit* putkiremontti* maalaus* kylpyhuoneremontti* lämpöpumpp* uima-allas* ikkuna* pihatyö* puunkaato* kotisivu* käännös* muuttopalvelu* sähköasennus* ikkunanpesu* *remontti *siivous *palvelu *asennus nuohou* nuohooja* muurari* laatoit* laatoittaja* lattianhion* lattia* aita* pihakiv* puiden_kaato* pensasaidan* verhoili* verhoilu* markiisi* sälekaihti* hälytysjärj* latauspiste* kylpyhuone* viemäri* mainoskyl* brodeeraus* painatus* painotalo* lumityöt* lumenaur* auraus* julkisivu* työtaso* lasitus* teline* kuolinpesä* ikkunoiden_pesu sähkötyöt* kattoremontti* salaoja* terassi* kaiverrus*',
    book: 'hammaslääkär* lääkär* klinikka* fysio* kampaamo* parturi* kauneushoitola* hieronta* kynsi* eläinlääkär* korjaamo* autokorjaamo* hotelli* leirintä* valokuvaaj* optikko* ajanvaraus* vuokraus* hieroja* hammashoito* hammaslääkäri* fysioterapia* osteopaat* naprapaat* psykolog* parturi-kampaamo* ripsienpident* jalkahoi* kosmetolog* tatuoin* autohuolto* rengasvaihto* renkaanvaihto* mökki* mökkejä vuokra-auto* autovuokra* *vuokraus koiratrimm* koirahoitola* taksi* opastettu* matka* matkat lennot lento* viininmaistelu* dj pomppulinna* ajan_varaa pyörähuolto* polkupyörähuolto* ompelimo* ompelija* suutari* pianonvirit* lastenhoit* koiranulkoilut* koirahoito* kissahoitola* *korjaus äänitysstudio* studio treenikämppä* akupunkt* vyöhyketerapi* sauna* lävistys* kulmat ripset mökkivuokr* loma-asunto* paintball* lasertaisto* karting* minigolf* kuumailmapallo* kanootti* kajakki* valokuvauskoppi* taikuri* autopesu* autonpesu* katsastus* suuhygien* hammaskiven* kasvohoito* jalkahoito* morsiusmeikki* ravitsemusterap* puheterap* veitsenteroitus*',
    order:
      'tilaa tilaus* kotiinkuljetus* noutoruoka* pizza* pizzeria* burgeri* kebab* leipomo* kakku* kakut täytekak* pulla* catering ruokakassi* juustotarjotin* kalalaatikko* lihalaatikko* vihanneslaatikko* ruokalaatikko* kimppu* kimput lounaslähetys* *kakku *kakut',
    visit:
      'avajais* tervetuloa kirpputori* kirppis* joulumarkkinat markkinat tori kukkakauppa* kirjakauppa* kahvila* konditoria* jäätelö* avoimet_ovet apteekki* puutarhamyymälä* tilamyymälä* lihakauppa* pesula* kirjasto* pubi* baari* peräkonttikirppis* antiikki* antikvaari* kierrätyskeskus* paperikauppa* lankakauppa* herkku* kalakauppa* vaihtopäivä* kyläjuhla* huutokauppa* myyjäis*',
    contact:
      'asianajaj* lakimies* lakitoimisto* tilitoimisto* kirjanpi* konsult* neuvonta* hautaustoimisto* kotihoito* tukku* adoptio adoptoi etsii_kotia etsivät_kotia kodinvaihtaja* kätilö* testamentti* perunkirjoitus* kotiapu* siivousapu_ hautakivi*',
    start: 'kuntosali* fitness crossfit ohjelmisto*',
    'sign-up':
      'uusia_jäseniä ilmoittaudu rekister* tilaa_uutiskirje uutiskirje* jäsen* vapaaehtoi* webinaari* neulekerho* lukupiiri*',
    buy: 'osta* ale alennusmyynti* tarjouksessa kauppa* verkkokauppa* outlet kengät huonekalu* patja* sohva* vaatteet korut hunaja viini* silmälasit polkupyörä* pyörä* kirjat lelut kynttilä* seerumi* polttopuut klapi* tyynyt matto* matot lamput astiat reppu* reput laukut sukat pipot mausteet hillo* saippua* langat kankaat siemenet kasvit kellot levyt joulukuus* *hillo *makkara *juusto *saippua *hunaja',
  },
} satisfies Language;
