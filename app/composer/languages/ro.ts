import type { Language } from './language.ts';

/** Romanian. */
export const ro = {
  code: 'ro',
  functionWords:
    'service auto și cu pentru pe de la din în al ale a tău ta nostru noastră nou nouă noi toate tot reduceri reducere ofertă oferte promoție gratuit gratuită livrare acum astăzi azi doar până cumpără magazin deschidere mare vară iarnă primul prima pantofi cafenea este nu pâine tort brânză vin flori mobilă bucătărie grădină casă școală curs lecții chitară frizerie restaurant piață duminică copii câine bicicletă mașină cărți bijuterii haine nuntă concert proaspăt proaspătă cafea înghețată',
  freeBehind: true,
  genitives: 'de|pentru',
  calls: {
    buy: 'Cumpără acum',
    order: 'Comandă acum',
    book: 'Rezervă acum',
    table: 'Rezervă o masă',
    reserve: 'Rezervă-ți locul',
    'sign-up': 'Înscrie-te',
    learn: 'Află mai multe',
    download: 'Descarcă aplicația',
    quote: 'Cere o ofertă',
    donate: 'Donează acum',
    visit: 'Vizitează-ne',
    contact: 'Contactează-ne',
    start: 'Începe acum',
    discover: 'Descoperă',
    tickets: 'Cumpără bilete',
    apply: 'Aplică acum',
    call: 'Sună-ne',
    enrol: 'Înscrie-te la curs',
    view: 'Programează o vizionare',
    'test-drive': 'Programează un test drive',
    play: 'Joacă acum',
    listen: 'Ascultă acum',
    directions: 'Cum ajungi',
  },
  callNumber: 'Sună la {phone}',
  off: String.raw`reducer\p{L}*|discount\p{L}*|mai ieftin|economisești|redus\p{L}*`,
  offers: [
    {
      kind: 'free',
      source: String.raw`gratuit\p{L}*|gratis|cadou|fără cost\p{L}*|din partea casei|intrare liberă`,
    },
    { kind: 'half', source: '(?:la )?jumătate (?:de )?preț|la jumătate' },
    {
      kind: 'bundle',
      source: String.raw`cumperi #,? ?(?:și )?(?:plătești|primești) #|# la preț de #|# pentru #|doi la preț de unu|1 ?\+ ?1 gratis|(?:al doilea|a doua|al treilea|a treia) [^.!?]{0,24}(?:gratis|gratuit\p{L}?|jumătate|# ?%)`,
    },
  ],
  upTo: 'până la|cel puțin|peste',
  from: 'de la|doar|numai|acum|la|începând de la',
  insteadOf: 'în loc de|preț vechi|înainte|valoare',
  per: String.raw`de persoană|pe (?:noapte|zi|lună|an|oră|săptămână|persoană)|/\s?(?:lună|noapte|zi|an|persoană|oră|kg|buc\.?)|lunar`,
  until: 'până (?:pe|la|în|duminică|sâmbătă|vineri)|valabil până|până',
  lastDays:
    'doar (?:azi|astăzi|mâine|în acest weekend|săptămâna aceasta)|numai (?:azi|astăzi)|în acest weekend|în limita stocului(?: disponibil)?|ultima șansă|astăzi|azi',
  conditions: String.raw`selectat\p{L}*|clienți noi|membri\p{L}*|studenți\p{L}*|minim\p{L}*|min\.|max\.|comenzi (?:peste|de peste)|peste # ?(?:lei|€)|nu (?:se cumulează|este valabil|include)|cu excepția|doar (?:pentru|online)|pentru (?:studenți|membri|noi|copii|pensionari)|prima (?:comandă|vizită|lecție)|primul|apoi|fără abonament|în fiecare`,
  hours: 'deschis|program|orar',
  phone: String.raw`tel\.?|telefon|sună\p{L}*|sunați|mobil|rezervări|contact`,
  planning: String.raw`^(?:mai mul[tț])|mai mulți clienți|mai multe (?:vânzări|rezervări|comenzi)|crește\p{L}*|vinde|vânzări|obiectiv|buget|public țintă|golirea stocului|lichidare stoc intern|atrage\p{L}*|notorietate`,
  negations: String.raw`nu|fără|niciodată|nici|niciun\p{L}*|în loc`,
  walkIns: 'fără (?:programare|rezervare)',
  hiring: 'trimite(?:ți)? CV|CV la|facem angajări|angajăm|angajez|normă întreagă|part[- ]time$|salariu fix',
  cries: 'nou|noutate|în sfârșit|atenție|ultima șansă|urgent|ajutor|în curând',
  letting: 'de închiriat|închiriez',
  selling: 'de vânzare|vând|vînd',
  priced: {
    person: String.raw`(?:de|pe) (?:persoană|pers\.?|copil|adult|cuplu)|\/ ?pers\p{L}*\.?|adulți|copii|dus-întors|numai dus`,
    stay: String.raw`(?:pe|la|\/) ?(?:zi|noapte|oră|ora|weekend|h)|cu ora|cu ziua`,
    term: String.raw`(?:pe|\/) ?(?:lună|luna|semestru|an|sezon|trimestru)|lunar|anual`,
    piece: String.raw`bucat\p{L}|buc|borcanul|kilogramul|kilul|sacul|sticla|punga|legătura|litrul`,
  },
  courseLength:
    '(?:în )?(?:#|două|doi|trei|patru|cinci|șase|opt|zece) (?:săptămâni|seri|dimineți|după-amieze|ședințe|lecții|întâlniri|sâmbete|duminici)',
  lasting: 'ore|oră|min|minute|ședințe|săptămâni',
  provided: 'materiale(?:le)? incluse|material inclus|echipament inclus|punem la dispoziție|împrumutăm',
  gifts: 'cumpără|hrănesc|hrănește|plantează|plătesc|plătește|ajung pentru|oferă|ajută|acoperă',
  seeking: 'caută',
  pictured: String.raw`arată|imagine\p{L}*|fundal`,
  forms: {
    deed: '*are_de curățare* curatare* reparații* reparare* întreținere* montaj* închiriere* închirieri* servicii* service* spălare* transport* mutări* instalare* recondiționare* ascuțire* tapițerie* reparăm curățăm spălăm montăm mutăm transportăm zugrăvim tundem ascuțim scurtare* scurtări tuns tundere* vopsire* zugrăvi* montare* deratizare* schimb_de croitorie meșter*',
    lesson:
      'începători incepatori nivel lecții lecție curs cursuri atelier ateliere învață meditații de_la_zero primii_pași',
    goods:
      'borcan sticlă cutie pachet set kilogram de_casă artizanal artizanale bucăți lucrat_manual recondiționate second-hand',
    freeEntry: 'intrare_liberă intrarea_liberă intrare_gratuită intrarea_gratuită acces_liber',
    outing: 'excursie tur_ghidat plimbare experiență drumeți* noapte_la noapte_în',
  },
  pointers: {
    donate: 'donează donați donaț* donații adăpost* strânger*_de_fonduri banca_de_alimente',
    apply:
      'angajăm angajez* loc_de_muncă locuri_de_muncă job joburi căutăm recrut* stagiu post_vacant vânzăto* jumătate_de_normă',
    download: 'aplicați* descarcă',
    play: 'joc jocuri puzzle jocul puzzle*',
    listen: 'podcast* album ascultă radio audiobook*',
    view: 'loc_de_parcare teren_de apartament* de_vânzare de_închiriat imobiliar* garsonier* camere casă_de teren*',
    'test-drive':
      'dealer_auto mașini_second-hand test_drive mașini_noi parc_auto mașini_second mașini_rulate',
    tickets: 'concert* teatru* operă circ festival* cinema* expoziți* muzeu* bilet* spectacol* stand-up',
    table: 'restaurant* bistro* cramă rezervare_masă brunch meniul_zilei prânz cină terasă',
    enrol:
      'curs cursuri școal* lecți* meditați* atelier* academi* înva* grădiniț* înscrier* creșă tabăr* școală_auto formare training* engleză_ germană_ spaniolă_ yoga pilates dans dansuri cor ceramică croitorie_curs înot* permis_auto prim_ajutor echitați* judo karate escaladă chitar* pian_lecții canto after_school afterschool',
    quote:
      'instalator* electrician* acoperiș* tâmplar* zugrav* mutări curățenie asigur* arhitect* lăcătuș* panouri_fotovoltaice catering* tipografi* renovăr* zugrăvel* renovare mutăr* asigurăr* asigurare panouri_solare fotovoltaic* pompe_de_căldură aer_condiționat piscin* grădinar* ferestre tâmplărie ofertă_de_preț traducer* web_design deratizare mobilă_la_comandă la_comandă curățen* renov* montaj* reparații* renovare_băi coșar* hornar* șemineu* zidar* faianțar* gresie* parchet* gard* pavaj* toaletare* tapiț* jaluzel* rulouri rolete copertine alarm* supraveghere* stație_de_încărcare desfund* reclame_luminoase firme_luminoase broderi* serigrafi* deszăpez* fațad* blat* geamuri* termopan* schel* debaras* izolați* rigips* climatizare*',
    book: 'service dentist* stomatolog* medic* clinic* fizioterap* coafor frizeri* salon masaj* unghii manichiur* veterinar* service_auto mecanic* hotel* pensiun* camping* fotograf* optic* programar* închirier* cabinet* kinetoterap* psiholog* coafor* frizer* barber* salon* cosmetic*_salon pedichiur* gene spa vulcanizare cazare* cabană închirieri_auto frizerie_canină taxi excursi* tur_ghidat zbor zboruri vacanț* degustar* dj tatuaj* program* croitor* croitorie* retuș* cizmar* acordare_pian acordor* bonă plimbat_câini plimbări_câini hotel_pentru_câini pensiune_canină dresaj* studio_de_înregistr* sală_de_repetiții acupunct* reflexo* saună piercing* sprâncene cabane căsuț* paintball* laser_tag karting* minigolf* balon_cu_aer caiac* cabină_foto magician* animator* spălătorie_auto detailing itp detartraj* igienizare* tratament_facial reparații_telefoane frizerie',
    order:
      'comand* livrare* la_pachet pizz* pizzeri* burger* kebab* shaorma brutări* patiseri* cofetări* tort torturi cozonac* prăjitur* plăcint* platou* platouri coș_cu cutie_cu_legume prânz_la_birou buchet* cozonaci mâncare_gătită sarmale',
    visit:
      'deschider* inaugurare* vizit* piață târg* florări* librări* cafenea* cafea gelateri* înghețat* porți_deschise farmaci* măcelări* spălători* bibliotec* pub bar târg_de_vechituri antichităț* anticariat* papetări* merceri* delicates* brânz* pescări* piața talcioc* hram*',
    contact:
      'avocat* juridic* notar* contabil* consultanț* consultant* funerar* cămin_de_bătrâni angro adopți* adoptă spre_adopție caută_familie își_caută moașă detectiv* testament* moștenir* îngrijire_bătrâni îngrijir* administrare_blocuri',
    start: 'sală_de_fitness sala_de_fitness fitness sală_de_sport crossfit software',
    'sign-up': 'membri_noi înscri* înregistr* abon* newsletter voluntar* membr* webinar*',
    buy: 'cumpără cumpăr* reducer* lichidare* promoți* magazin* outlet pantofi mobil* saltea saltele canapea canapele haine bijuteri* miere vin vinuri ochelari biciclet* cărți jucări* lumânări ser cosmetic* lemne_de_foc dulceață* perne covor* lămpi veselă rucsac* valiz* genți șosete căciul* condiment* gem săpun* lână țesătur* semințe plante ceasuri discuri brazi',
  },
} satisfies Language;
