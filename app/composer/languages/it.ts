import { asks } from './asks/it.ts';
import { italianLooks } from './it-looks.ts';
import type { Language } from './language.ts';

/** Italian. */
export const it = {
  code: 'it',
  functionWords:
    'ristorante mattina pomeriggio sera il lo la gli le un una di del della dei e con per tuo tua nostro nostra nuovo nuova tutto tutti tutte saldi offerta offerte sconto sconti gratis gratuita spedizione acquista oggi ora solo fino negozio inaugurazione apertura grande estate estivi inverno primo prima scarpe sulla sui sulle più promozione caffè asporto artigianale artigianali pane dolci formaggio vino fiori mobili cucina giardino casa scuola corso lezioni chitarra parrucchiere ristorante menù mercato domenica bambini cane bicicletta auto libri gioielli abiti matrimonio concerto fresco fresca fatto misura divani su da cena pranzo festa occhiali trattoria osteria gelateria pasticceria enoteca panettiere banconista commessa commesso cameriera',
  freeBehind: true,
  genitives: "d[ai]|dei|del|della|delle|d['’]|per",
  runOn: {
    opening:
      "(?:ciao|salve|buongiorno)(?: a tutti)?[,!.]*(?: (?:siamo|sono))?(?: una?| un['’])?|(?:siamo|sono) una?",
    goesOn: '(?:e )?cerchiamo|da # anni|(?:e )?(?:facciamo|offriamo|abbiamo|faccio|offro)|chiama(?:te|ci)?',
    orders: 'per favore (?:metti|scrivi|dite|dica|mostra)|(?:e )?(?:voglio|vogliamo|vorrei|vorremmo) ',
  },
  calledBy: 'italian|italiano|italienisch|italien|итальянск',
  ...asks,
  playfulCall: 'Lo voglio',
  callOpenings: 'compra|visita|acquista|ordina|prenota|scopri|scarica|iscriviti|chiama',
  requests: {
    opening: String.raw`(?:crea|fai|voglio)?\s*(?:un(?:a)?['’]?\s*)?(?:annuncio|pubblicità|locandina|banner)\s+per\s+(?:il|la|lo|i|gli|le|l['’]|un[oa]?)?\s*(?:mi[oa]|nostr[oa])?\s*`,
    closing: '',
  },
  adWords: 'campagna|annuncio',
  quotes: '“”',
  leaningLetters: 'aeioèé',
  years: 'anni',
  thousands: 'mil',
  millions: 'mln|mld|milioni',
  units: '',
  forSoMany: 'per',
  numero: 'n[º°]',
  honorifics: 'dr|prof',
  currencies: 'euros?',
  askedIn: 'in {}',
  quotedRoles: { callToAction: 'pulsante', subline: 'sottotitolo', headline: 'titolo', brand: 'chiamat[ao]' },
  asPart: 'come',
  notDiscounts: 'cotone|naturale|puro',
  discountOn: 'su',
  and: 'e|ed',
  purposes: 'per',
  secondHalf: 'poi',
  goesOn: 'e|o|ma|poi',
  beforeWhen: "con|a|il|dal|dall['’]",
  unfinished: 'di|da|la|le|il|con|su|un',
  countedUnits: 'pz|pers|min',
  aboutAd: 'stile|foto|tema|ambiente',
  nameParticles: 'e|i|da|di|del|della|il|lo|la|le|l|d',
  streets: { before: 'via|[Vv]iale|[Pp]iazza|corso' },
  moreThan: 'oltre',
  outOf: 'su',
  toFigure: 'a|al',
  passing: 'prima di|dopo|vicino al?|dietro|di fronte al?|come',
  articles: 'il|lo|la|le',
  forWhom: 'per',
  atHome: 'a domicilio|a casa|in casa',
  refusals: 'non|senza',
  oClock: '',
  atHour: '(?:dalle|alle)(?: ore)?|ore',
  namedTimes: '',
  within: '',
  mention: 'menziona',
  orders: 'usa|scrivi',
  off: String.raw`sconto|sconti|scontat\p{L}*|risparmi\p{L}*|ribasso|in meno|saldi`,
  percent: 'per cento',
  reductions: 'saldi|sconto',
  offers: [
    {
      kind: 'free',
      source: String.raw`gratis|gratuit\p{L}*|omaggio|in regalo|senza costi|ingresso libero|offert[oa]|offriamo`,
    },
    { kind: 'half', source: '(?:a )?metà prezzo|(?:second[oa]|2[°ª]) [^.!?]{0,16}a metà' },
    {
      kind: 'bundle',
      source:
        'prendi # ?,? ?(?:e )?paghi #|paghi # ?,? ?(?:e )?prendi #|# ?per ?#|due al prezzo di uno|# al prezzo di #|(?:compra|acquista|ordina|prenota) #[^.!?]{0,20}(?:ricevi|prendi|gratis|omaggio)[^.!?]{0,12}|(?:il|la) (?:second[oa]|terz[oa]) [^.!?]{0,24}(?:gratis|omaggio|metà|# ?%)',
    },
  ],
  upTo: 'fino al?|fino a|almeno|oltre',
  from: 'da|solo|soli|a soli|a partire da|a|ora',
  insteadOf: 'invece di|anziché|al posto di|prima|era|valore',
  per: String.raw`a (?:persona|notte|testa|lezione)|al (?:mese|giorno|kg|chilo)|all['’](?:anno|ora)|alla settimana|/\s?(?:mese|notte|giorno|anno|persona|ora|kg)|mensil\p{L}*|IVA inclusa|cad\.`,
  until:
    'fino al?|fino a (?:domenica|sabato|venerdì|lunedì|martedì|mercoledì|giovedì|fine)|entro(?: il)?|valid[oa] fino al',
  lastDays:
    'solo (?:oggi|domani|questo weekend|questa settimana|per oggi)|questo weekend|ultimi giorni|ultima occasione|fino ad esaurimento scorte|oggi',
  deadlines: String.raw`(?:solo )?fino (?:al|a) (?!\d+ ?%)[^.,;!\n]{2,20}`,
  codes: '',
  conditions: String.raw`selezionat[ie]|una selezione|nuovi clienti|soci|tesserati|student[ie]|minim[oa]|min\.|max\.|massimo|spesa minima|acquisti superiori|superiori? a|non (?:valido|cumulabile)|escluso|esclusi|esclus[ae]|solo per|per (?:studenti|over|under|bambini|gruppi|i nuovi)|primo ordine|prima (?:visita|lezione)|poi|senza vincoli|il (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|la domenica|per # mesi|dal lunedì|su tutt[oaie]|solo online|acconto|caparra|cauzione|fino a esaurimento|IVA esclusa|più IVA`,
  hours: String.raw`aperto|aperti|orari\p{L}*|siamo aperti`,
  phone: String.raw`tel(?:\.|efono)?|chiam\p{L}*|cell(?:\.|ulare)?|prenotazioni|info|whatsapp|al|numero`,
  abbreviations: 'ca tel max min',
  dangling: 'in la un con e di il lo gli per da',
  planning:
    '^(?:più)|aumentare|vendere (?:di )?più|più (?:clienti|vendite|prenotazioni|ordini|iscritti)|attirare|obiettivo|budget|svuotare il magazzino|smaltire|raggiungere|far conoscere|acquisire|riempire',
  negations: String.raw`non|senza|mai|nessun\p{L}*|né|niente|evita\p{L}*`,
  walkIns: 'mentre aspetti|senza prenotazione|senza (?:appuntamento|prenotazione|iscrizione)',
  hiring: String.raw`(?:tuo|invia|manda|inviare) (?:il )?(?:CV|curriculum)|curriculum a|cercasi|assumiamo|stiamo assumendo|cerchiamo (?:personale|camerier|cuoc|commess|autist|collaborator|apprendist)\p{L}*|cerco (?:babysitter|badante|colf|camerier\p{L}*|commess\p{L}*|aiuto\p{L}*|personale)|offerta di lavoro|(?:part|full)[- ]time$|tempo (?:pieno|determinato|indeterminato)|# ore settimanali|turni (?:serali|di notte)|contratto a tempo|netti al mese|prima esperienza`,
  cries: 'nuovo|nuova|novità|finalmente|attenzione|ultima occasione|urgente|aiuto|in arrivo|nuova apertura',
  letting: 'autonoleggio|affittasi|in affitto|affitto|noleggio|a noleggio|in prestito',
  selling: 'vendesi|in vendita|vendo|usat[oaie]|di seconda mano',
  priced: {
    person: String.raw`fratelli|a (?:persona|testa|coppia|bambino)|\/ ?(?:persona|pers\.?)|adulti|bambini|andata e ritorno|sola andata`,
    stay: String.raw`(?:al|alla|a|per|il|la|all['’]|\/) ?(?:giorno|notte|ora|weekend)|l['’]ora|all['’]ora|\/ ?h|a ore`,
    term: String.raw`(?:al|il|per|\/) ?(?:mese|trimestre|semestre|anno)|all['’]anno|l['’]anno`,
    piece: String.raw`(?:al )?pezzo|cadaun\p{L}|l['’]un[oa]|al (?:chilo|kg|litro|metro|vasetto|sacco)|il (?:vasetto|barattolo)|la (?:bottiglia|confezione|cassetta)`,
  },
  courseLength:
    '(?:in )?(?:#|due|tre|quattro|cinque|sei|otto|dieci) (?:settimane|sere|serate|mattine|pomeriggi|incontri|lezioni|lunedì|martedì|mercoledì|giovedì|venerdì|sabati|domeniche)',
  measures: 'litri|grammi|chili|etti|pezzi|pz',
  lasting: String.raw`h|ore|minuti|min|lezion\p{L}*|settimane`,
  provided: 'forniti|fornite|materiali? inclus[oi]|materiale compreso',
  promises: String.raw`(?:inclus|compres|fornit|garantit|certificat)[oaie]|benvenut[ie]|piccoli gruppi|in giornata|senza (?:impegno|supplement\p{L}*|attes[ae])|fatt[oaie] a mano`,
  besidePrices:
    'ricompensa|cauzione|acconto|spedizione|consegna|ingresso|iscrizione|quota|da|solo|giorno|settimana|weekend|notte|mese|ora|adulti|bambini|affitto',
  gifts:
    'compra(?:no)?|sfama(?:no)?|pianta(?:no)?|paga(?:no)?|finanzia(?:no)?|regala(?:no)?|bastano per|permett(?:e|ono)',
  vouchers: 'buon[oi] regalo|carta regalo|gift card|cofanett[oi] regalo',
  seeking: 'cerca',
  spots:
    'mercato piazza piazzale porto lungomare stazione fiera municipio spiaggia bancarella chiosco molo furgone chiesa sagra',
  posted: 'spedizione spedizioni spediamo',
  brought: 'consegna consegne consegniamo spedizione spedizioni parcheggio reso resi',
  arranging: {
    quote: 'preventiv* sopralluogo_gratuito',
    table:
      'prenotazione_del_tavolo prenotazione_tavol* prenotare_il_tavolo prenota_il_tavolo prenota_un_tavolo tavolo_su_prenotazione prenotare_un_tavolo prenotate_un_tavolo prenotazione_di_un_tavolo',
  },
  regularly: String.raw`ogni (?:giorno|mattina|pomeriggio|sera|settimana|weekend|fine settimana|sabato|domenica|lunedì|martedì|mercoledì|giovedì|venerdì)|tutti i (?:giorni|sabati|weekend)|tutte le (?:mattine|sere|domeniche)|(?:il (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato)|la domenica)(?! \p{Nd})`,
  address: String.raw`tu|tuo|tua|tuoi|tue|te|ti|vi|voi|vostr\p{L}*|mai più|^(?:scopri|vivi|assaggia|regala|impara|senti|prova|dormi|vieni|torna|dimentica|lascia|lasciati|goditi|svegliati|assapora|cambia|inizia|viaggia|respira)`,
  pictured: String.raw`mostra\p{L}*|immagine|sfondo|foto`,
  forms: {
    deed: '*aggio *atura lavaggio* riparazion* pulizia* pulizie* noleggio* manutenzion* montaggio* assistenza* sgombero* sgomberi trasloco* affilatura* servizio* restauro* tinteggiatur* accordatura* installazion* ritiro arrotino* passeggiate_con ripariamo puliamo laviamo tagliamo montiamo svuotiamo sgomberiamo affiliamo dipingiamo imbianchiamo traslochiamo cuciamo installiamo restauriamo potiamo curiamo impagliatura* potatura* orlo orli accorciatur* taglio* cambio_gomme cambio_olio revisione* tagliando spurgo* spurghi disinfestazion* trasporto* trasporti rifacimento* posa_di stampa_di rilegatura* smontaggio* consegna_di ti_facciamo ti_portiamo *gliatore *rdatore *stauratore *inatore',
    lesson:
      'lezione_di_prova principianti livello livelli lezion* corso corsi laboratorio imparare iniziazione incontri avvicinamento da_zero primi_passi per_chi_inizia',
    goods:
      'vasetto barattolo bottiglia confezione scatola vassoio dozzina artigianale artigianali casereccio fatto_a_mano pezzi formaggio usato usati usata usate ricondizionat* fatta_a_mano fatti_a_mano kit taglie a_mano',
    freeEntry: 'ingresso_libero ingresso_gratuito entrata_libera entrata_gratuita',
    outing:
      'visita escursione gita passeggiata esperienza giornata passeggiate escursioni notte_in notti_in camminata* ciaspolat* weekend_in serata',
  },
  pointers: {
    donate:
      'dona donare donazion* solidar* canile* rifugio banco_alimentare adotta* raccolta_alimentare raccolta_di raccolta_fondi colletta_alimentare',
    apply:
      'cercasi assumiamo offerta_di_lavoro lavora_con_noi posizione_aperta candidat* personale cameriere_per apprendist* tirocin* lavoro_part_time part_time cerco_babysitter badante_cercasi banconist* commess* part-time',
    download: 'app scarica*',
    play: 'gioco giochi videogioc* rompicapo*',
    listen: 'podcast* album ascolta radio audiolibr*',
    view: 'posto_auto box_auto garage_in terreno_edificabile appartament* in_vendita in_affitto immobili* villa trilocale bilocale camere affittasi vendesi affitto casa_in villetta attico terreno stanza monolocale* bilocale* trilocale* capannone_in capannone terreno_edificabile negozio_in_affitto stanza_singola camera_singola_in camera_singola camera_doppia affittasi_camera affitto_stanza locale_commerciale affittasi_negozio affittasi_locale pensione_cavalli posto_barca ormeggio*',
    'test-drive': 'concessionari* auto_usate auto_usata auto_nuove test_drive',
    tickets:
      'concert* teatro* opera circo spettacolo* festival* cinema* mostra* museo* bigliett* cabaret acquario_biglietti',
    table:
      'ristorante* trattoria* osteria* agriturismo_ristorante menù menu_degustazione prenotare_un_tavolo prenota*_tavol* brunch enoteca* pescheria_ristorante cena',
    enrol:
      'corso corsi lezion* scuola* accademi* laboratorio laboratori impara* ripetizion* asilo* iscrizion* autoscuola* corsi_di centri_estivi campus doposcuola master formazione inglese_per tedesco_per yoga pilates danza coro ceramica_corso cucito nuoto patente* primo_soccorso equitazione judo karate arrampicata solfeggio chitarra_lezioni centro_estivo spagnolo francese_per tedesco_in inglese_in doposcuola* ludoteca* campo_estivo ginnastica_per difesa_personale acquagym scuola_di asilo_nido nido_',
    quote:
      'sviluppo_app sviluppo_di_app porte_e_finestre infissi arredator* interior_designer valutazione_immobiliare valutazione_gratuita valutazioni_immobiliari valutazione_della idraulic* elettricist* ristruttur* imbianchin* trasloch* pulizie assicurazion* architett* falegnam* fabbro* climatizz* fotovoltaic* catering tipografia preventiv* giardinier* caldaie* idraulica piscine piscina tetto tetti infissi serramenti sgomberi pittura giardinaggio web_agency sito_web grafic* traduzion* disinfestazion* muratur* edil* tende_da_sole tende disinfestazione* ristrutturazion* pulizie* manutenzione* installazion* cappotto_termico ricamo ricami ricamific* stampa stampe insegne spazzacamin* camin* cartongess* parquet* pavimenti* recinzion* potatur* tappezz* zanzarier* antifurto videosorveglianza ricarica_auto bagno_nuovo spurgh* serigraf* video_aziendal* facciat* piano_cucina marmist* stuccator* restauro* cornici_su_misura bomboniere_su_misura in_ordine il_tuo_vecchio la_tua_vecchia cucina_nuova self_storage deposito_mobili box_deposito spurgo* spurghi disostruzione* muratore* muratura derattizzazion* vespe grafico_freelance grafica_freelance illustrator* sviluppator* programmator* asfaltatur* vetraio* vetreria tappezzier* pozzi cartongesso piastrellist* coperture impermeabilizzazion* pulizia_di',
    book: 'campeggi* camping affittacamere locanda riparazione_computer orologiai* casa_vacanz* riparazion* dentist* medic* clinic* fisioterap* parrucchier* barbier* estetic* massagg* unghie spa veterinari* officina* meccanic* hotel* albergo* agriturismo* b&b campeggio* fotograf* ottic* appuntament* toelettatur* noleggio* dentista studio_dentistico odontoiatr* psicolog* osteopat* podolog* tatuag* manicure pedicure estetista noleggio_auto casa_vacanze appartamento_vacanze taxi* voli volo viagg* crocier* escursion* visita_guidata degustazion* revisione gomme cambio_gomme autolavaggio dj mago gonfiabili pensione_per_cani escape_room igiene_dentale studio_di_registrazione sala_prove sartoria* riparazioni_sartoriali calzol* accordatur* babysitter* tata dog_sitter* asilo_per_cani agopuntur* chiropratic* riflessolog* sauna hammam tatuatore piercing* ciglia sopracciglia baita* chalet* paintball kart minigolf mongolfiera* canoa* fotobox animazione* lavaggio_auto gommista* arrotino* affilatura* parapendio logopedist* trucco_sposa nutrizionist* quartetto_d’archi giri_in_pony passeggiate_a passeggiata_a passeggiate_in bar_mobile fototessere fototessera pedalò pensione_per_gatti cat_sitter* toelettatura*',
    order:
      'ordin* consegna* asporto pizza* pizzeria* hamburger* kebab* panificio* pasticceri* torta torte gastronomia panini pasta_fresca tortellin* cesti cesto* tagliere taglieri cassetta_di piatti_pronti bouquet* panettone* colomba* a_domicilio_gratis',
    visit:
      'apertura inaugurazion* visita* mercat* mercatino* fiera* macelleria* fioraio* fiorista* libreria* caffetteria* bar gelateria* gelato* farmacia* ferramenta sagra* vivaio* lavanderia* open_day mercatini svuotacantin* antiquariato* antiquari* cartoleria* merceria* mercatino_dell’usato norcineria* salumeria* formaggi* enoteca pescheria* porte_aperte pesca_di_beneficenza birrificio* raccogli_tu mercatin* vendita_diretta caffè_alzheimer repair_cafè fiera_del svendita_in spaccio_aziendale giardini_aperti atelier_aperti festa_del festa_della festa_dell negozio_di_dischi ludoteca_comunale',
    contact:
      'organizzazione_matrimoni wedding_planner avvocat* studio_legale notaio commercialist* contabil* consulen* onoranze_funebri casa_di_riposo wedding_planner* ingrosso compro_oro mutuo mutui adozione in_adozione adotta cerca_casa cercano_casa cerca_famiglia ostetrica* investigat* testament* eredit* badanti assistenza_anziani amministrazione_condomini cuccioli gattini cedesi cessione_attività attività_in_vendita cedo_attività vendesi_attività franchising compro compriamo acquisto_ acquistiamo',
    start: 'palestra* fitness gym crossfit software',
    'sign-up':
      'circolo_tennis nuovi_soci nuovi_membri iscriv* registr* abbon* newsletter volontar* webinar* tessera circolo_di coro orchestra associazione banda_musicale gruppo_di_lettura circolo_di_lettura gruppo_escursionistico compagnia_teatrale gruppo_scout club_del_libro cercasi_coristi cercasi_giocatori circolo_scacchi torneo* corsa_podistica camminata_solidale gara_di marcia_non',
    buy: "enoteca enoteche acquist* saldi offerta* sconto* svendita* negozio* outlet scarpe mobili divani divano materass* gioiell* miele vino vini occhiali bicicletta biciclette libri giocattoli abbigliamento siero cosmetic* candele legna pellet olio_d'oliva crocchette* cuscini tappet* lampad* zaini valigi* borse calze spezie marmellat* sapon* lana tessuti semi piante orolog* dischi bomboniere ceramiche olio_extravergine extravergine cornici",
  },
  hooks: {
    food: { hungry: 'Hai fame?', tasty: 'Voglia di qualcosa di buono?', coffee: 'Un caffè?' },
    people: { meet: 'Ci vediamo?', join: 'Ti unisci a noi?', start: 'Iniziamo?' },
    service: { trust: 'Ci pensiamo noi', here: 'Al tuo fianco', pamper: 'Un momento tutto per te' },
    wishes: { away: 'Voglia di staccare?', tempted: 'Che ne dici?', found: 'Proprio quello che cercavi?' },
    needs: { work: 'Cerchi lavoro?', help: 'Ci dai una mano?' },
  },
  solemn:
    'funebr* funeral* sepoltur* cremazion* bara urna urne tomba tombe lapid* cimiter* lutto commemora* hospice cancro tumor* alzheimer demenza debit* fallimento insolvenza divorzi* violenza dipendenz* alcolis* suicid* crisi senzatetto senza_dimora rifugiat* profugh* asilo_politico banco_alimentare mensa_dei_poveri vittim*',
  topics: {
    coffee: 'espresso latte cappuccino',
    burger: '',
    restaurant: 'ristorante* pizza* pizzer* pasta cucina trattoria',
    baking: 'gelato* tarta* pasticcer* torta panificio',
    drinks: 'vino* birra* succo',
    shoes: 'scarpe* calzatur*',
    fashion: 'moda abbigliamento borsa borse vestiti',
    headphones: 'cuffie musica* concerto*',
    phone: 'telefono* cellulare*',
    app: 'applicazione*',
    software: '',
    business: 'consulenz* avvocat* lavoro',
    beauty: 'bellezza trucco profum* parrucchier*',
    fitness: 'palestra allenament*',
    furniture: 'mobili arredament* divan* sedi*',
    house: 'immobili* casa appartament* affitto',
    travel: 'viagg* vacanz* volo voli',
    pets: 'veterinari* cane cani gatto gatti animali animale',
    books: 'libro* libri libreria cors* scuola lezion*',
    finance: 'assicurazion* prestito* investiment* risparmi*',
    cars: 'auto automobil* macchina auto_elettrica* veicol*',
    health: 'farmacia* dentista* salute medic* farmaci*',
    kids: 'bambin* giocattol*',
    bike: 'bici ciclis* biciclett*',
    jewellery: 'diamante* gioiell* anell* collan* orologi*',
    eco: 'bio piant* giardin* fior* sostenibil*',
    gifts: 'regalo* regal* natale pasqua',
    events: 'festa* matrimon* bigliett* spettacol* ingresso*',
    charity: 'beneficenza donazion*',
  },
  ...italianLooks,
  labels: {
    callToAction: "pulsante|chiamata all['’]azione",
    headline: 'titolo',
    subline: 'sottotitolo|descrizione',
    offer: 'offerta',
    brand: 'marca|azienda|marchio',
  },
  marketing: 'aumentare incrementare vendite attirare notorietà obiettiv* traffico',
  jargon: '',
} satisfies Language;
