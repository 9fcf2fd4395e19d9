import type { BasicLanguage } from './language.ts';

/** Slovenian. */
export const sl = {
  code: 'sl',
  kin: 'hr',
  functionWords:
    'ob ter tudi brez vsak vsako vsaki dni teden tedna tedensko uri ponedeljek torek torkih sredah četrtek četrtkih petek petkih sobota soboto sobotah nedeljo letos oseb osebo otroke otrok otroci hitri hiter ženske moške žensko moško vstopnice vstopnina vstop odprto zaprto naročanje naročilo naročila naročite pokličite pokliči popravilo popravila kmetije kmetija kmetiji iščemo išče vpis vpisi delavnica delavnice premiera ponovitve lahko kulturnem sloveniji ljubljana ljubljani maribor mariboru celje celju kranj kranju čebelarstva čebelarstvo cvetlični kostanjev gozdni pošljemo dvakrat enkrat majhne angleščine striženje barvanje vodovodar zajtrk noč nočitev apartmaji vaje pevski pridite obiščite dostavimo izdelava najem krajevni občina gasilski veselica kosilo malica gostilna pekarna potica jajca klet že dve dveh miza mize pohištvo kurjavo izdelujemo parkirišče in z s na v za od do vaš vaša naš naša nov nova novo vsi vse razprodaja popust popusti akcija ponudba brezplačna dostava zdaj danes samo kupi trgovina otvoritev veliko poletje poletna zima prvi čevlji je ni kavarna',
  ordinalDots: true,
  leaningLetters: 'aiovszkhu',
  calls: {
    buy: 'Kupi zdaj',
    order: 'Naroči zdaj',
    book: 'Rezerviraj',
    table: 'Rezerviraj mizo',
    reserve: 'Rezerviraj mesto',
    'sign-up': 'Prijavi se',
    learn: 'Več informacij',
    download: 'Prenesi aplikacijo',
    quote: 'Zahtevaj ponudbo',
    donate: 'Doniraj',
    visit: 'Obišči nas',
    contact: 'Kontaktiraj nas',
    start: 'Začni zdaj',
    discover: 'Odkrij več',
    tickets: 'Kupi vstopnice',
    apply: 'Prijavi se',
  },
  topics: {
    shoes: 'čevlj*',
    furniture: 'pohištv*',
    house: 'stanovanj*',
    travel: 'potovanj* počitnic*',
    pets: 'pes psi mačk* ljubimc*',
    books: 'knjig* tečaj* šola',
    finance: 'zavarovanj*',
    cars: 'avtomobil* avto gume',
    health: 'zobozdr*',
    kids: 'otroc* otroš* igrač*',
    eco: 'vrt* rož*',
    gifts: 'darila božič*',
    events: 'dogodek* poroka*',
  },
  colors: {
    red: 'rdeč*',
    blue: 'moder modra',
    green: 'zelen*',
    yellow: 'rumen*',
    orange: 'oranžn*',
    purple: 'vijolič*',
    brown: 'rjav*',
    gray: 'siv*',
    black: 'črn*',
    white: 'bel*',
    silver: 'srebrn*',
  },
  themes: {
    autumn: 'jesen*',
  },
  voices: {
    playful: 'zabavn*',
    friendly: 'prijazn* prijateljsk*',
    bold: 'drzn* energičn*',
    calm: 'preprost*',
  },
  asGift: 'za darilo',
  weighed: { per: 'za' },
  pointers: {
    tickets:
      'vstopnic* predstav* koncert* komedij* premier* muzikal* gledališč* oper* stand-up festival*',
    visit:
      'gostiln* pekarn* kavarn* slaščičarn* sejem sejmi bolšjak* tržnic* veselic* dan_odprtih_vrat odprtje lekarn* cvetličarn* mesnic* ribarnic* razstav* pivovarn* pivnic* knjigarn* vinotek* pokušin*',
    table:
      'restavracij* picerij* gostišč* kosil* večerj*',
    order:
      'jagod* sadje zelenjav* zabojček zabojčki tort* potic* malic* piščanc* jajca mleko dostav* naroč* burek',
    book:
      'frizer* brivnic* masaž* manikur* pedikur* kozmetič* zobozdr* zobna fizioterap* veterin* fotograf* avtopraln* vulkanizer* avtoservis* apartma* sobe nočit* prenočišč* kamp* najem* izposoj* vodeni_ogled* izlet* servis_koles servis_bele dimnikar* rezerv* termin* optik* pediker* savna glamping',
    quote:
      'vodovod* elektrik* mizar* pleskar* slikopleskar* krovec krovsk* keramičar* selitv* čiščenj* ključavničar* sončne_elektrarne toplotn*_črpalk* klima* adaptacij* gradben* okna vrt* izdelav*_spletn* tisk* ponudb* tesar*',
    enrol:
      'tečaj* šol* delavnic* inštrukcij* avtošol* vrtec vrtca joga pouk* vpis* plesn* glasbena_šol* plavaln*_šol*',
    'sign-up':
      'zbor pevski_zbor prijav* prostovolj* član* društv* tek maraton* pohod* turnir* novičk*',
    buy:
      'med pohištv* čevlj* knjig* oblačil* nakit* igrač* vino vina olje sir siri trgovin* razprodaj* sveče mila keramik* volne nogavic*',
    contact:
      'odvetnik* notar* računovod* pogrebn*',
    donate:
      'donacij* zbiramo daruj* zavetišč* dobrodeln*',
    apply:
      'zaposlimo iščemo_sodelav* delovno_mesto prosto_delovno zaposlit* iščemo_kuharj* iščemo_natakarj*',
    view:
      'stanovanje_prodam prodamo_hišo parcel* stanovanj* hiša_naprodaj',
    listen:
      'podkast* nova_epizoda album*',
  },
} satisfies BasicLanguage;
