import type { Asks } from './asks.ts';

/** What ads in Italian ask their readers to do. */
export const asks = {
  calls: {
    buy: 'Acquista ora',
    order: 'Ordina ora',
    book: 'Prenota ora',
    table: 'Prenota un tavolo',
    reserve: 'Prenota il tuo posto',
    'sign-up': 'Iscriviti',
    learn: 'Scopri di più',
    download: "Scarica l'app",
    quote: 'Richiedi un preventivo',
    donate: 'Dona ora',
    visit: 'Vieni a trovarci',
    contact: 'Contattaci',
    start: 'Inizia ora',
    discover: 'Scopri',
    tickets: 'Acquista i biglietti',
    apply: 'Candidati ora',
    call: 'Chiamaci',
    enrol: 'Iscriviti ora',
    view: 'Prenota una visita',
    'test-drive': 'Prenota un test drive',
    play: 'Gioca ora',
    listen: 'Ascolta ora',
    directions: 'Come arrivare',
    'test-ride': 'Prenota un test drive',
    demo: 'Prenota una demo',
    appointment: 'Prendi appuntamento',
    text: 'Scrivici',
    follow: 'Seguici',
    vote: 'Vota ora',
    sign: 'Firma ora',
  },
  timeIsBookedApart: true,
  moneyAskedFor: 'soldi|denaro|donazioni',
  yours: 'tu[oae]|tuoi|vostr[oaei]',
  broken:
    'ferm[oaie](?=\\s?[?])|bloccat[oaie]|strappat[oaie]|inceppat[oaie]|guast[oaie]|rott[oaie]|intasat[oaie]|non (?:funziona|raffredda|parte)|crepat[oaie]|otturat[oaie]|piscina verde|acqua verde|perdite?',
  handedIn: 'punti? di raccolta|raccogliamo|raccolta solidale',
  people: 'volontari|attori|attrici|lettori|coristi|musicisti|giocatori|arbitri|allenatori|comparse|speaker',
  negotiable: 'trattabil[ei]',
  emergency: 'pronto intervento|emergenz[ae]|urgenz[ae]|24 ?ore|giorno e notte',
  guests:
    'coperti|ospiti|tavoli pieni|riempire (?:i tavoli|la sala|il locale)|(?:gente|clienti|famiglie) (?:ai tavoli|in|a|la|il|nel|al|di|per)',
  madeFor:
    'siti? (?:web|internet)|loghi?|insegne|striscioni|volantini|biglietti da visita|adesivi|partecipazioni|tende su misura|timbri|targhe',
  players: 'giocatori',
  votes: 'vot[io]|votazion[ei]',
  weAre: '(?:siamo|sono)(?:\\s(?:un|una|uno))?',
  inspected:
    'ispezion[ei]|certificazion[ei] energetic(?:a|he)|APE|perizi[ae]|revisioni? (?:auto|moto)|collaudi?',
  showrooms: 'show-?room|negozio|esposizione|punto vendita',
  fetchedOnly: 'solo ritiro(?: a mano| in loco| di persona)?|no spedizione|non si spedisce',
  fewestMade: String.raw`MOQ|(?:ordine|quantità|quantitativo) minim[oa](?: di)?:? \p{Nd}{2,5} (?:pezzi|pz)`,
  starts: 'dal|da|inizio|inizia|partenza|ogni',
  helpers: {
    get: 'formazione (?:gratuita|inclusa|iniziale)|ti formiamo|rimborso spese',
    give: String.raw`(?:un['’]ora|due ore|\p{Nd}{1,2} ore) (?:a|alla|al) (?:settimana|mese)|volontari\p{L}*`,
  },
  inOneDay: 'in un (?:giorno|pomeriggio|weekend)|in una (?:sera|mattina|giornata)',
  weBuy: 'compriamo|compro|acquistiamo',
  mottoes: 'prova prima di comprare',
  callNumber: 'Chiama {phone}',
  textNumber: 'SMS al {phone}',
  petitions: 'petizion[ei]|raccolta (?:di )?firme|firme (?:contro|per)',
  taughtAlone:
    'lezion[ei] privat[ae]|ripetizioni|lezion[ei] individual[ei]|guide (?:certificate|individuali)',
  fetches: 'ritiriamo|ritiro a domicilio|passiamo a (?:prendere|ritirare)',
  ensembles: 'coro|banda|orchestra|squadra|compagnia teatrale|gruppo (?:rock|musicale)',
  parts:
    'cantanti|voci|tenori|bassi|coristi|batterista|chitarrista|bassista|giocator[ei]|portiere|musicisti|trombe',
  auditions: 'audizion[ei]|provin[oi]',
  notified: 'strada chiusa|chiusura strad[ae]|interruzione (?:idrica|elettrica|acqua|energia)|cambio orari',
  turnedInto: String.raw`trasformar\p{L}*|convertir\p{L}*|farl[ie] passare|passare a|vendere`,
  numberFor:
    'ordin(?:a|are|i|azioni)|prenot(?:a|are|azioni|azione|ate)|iscri(?:viti|versi|zioni)|appuntamenti|appuntamento|informazioni|info|chied(?:i|ere|ete)|scriv(?:i|ici|eteci|ere)|contatt(?:i|aci|are)|richieste|preventivi',
  deeds: {
    visit:
      'autoraccolta raccogli_tu taglia_il_tuo porte_aperte giornata_aperta open_day vendita_diretta vieni_a_trovarci venite_a_trovarci vieni_a_conoscerci vieni_a_provare vi_aspettiamo ti_aspettiamo visita_il_nostro',
    footfall:
      'visite_in_negozio affluenza visitatori passaggio_in_negozio clienti_in_negozio più_visite visite_al visite_alla visite_nel gente_in_negozio portare_gente clienti_in_showroom in_negozio in_showroom nello_showroom',
    view: "visite_all'immobile visita_all'immobile visite_immobile visite_all'appartamento",
    'test-drive': 'prova_su_strada prove_su_strada test_drive giro_di_prova',
    'test-ride': 'prova_bici prove_bici prova_le_nostre_bici* prova_le_nostre_e-bike',
    demo: 'demo dimostrazione dimostrazioni',
    appointment:
      "consulenza_gratuita prima_consulenza prima_visita_gratuita consulenze prova_abito prove_abito prova_dell'abito",
    call: 'chiamate telefonate',
    text: 'scrivici scrivimi scrivi_al sms whatsapp messaggio',
    follow: 'follower followers seguici',
    contact: 'richieste_di_informazioni richieste_informazioni contatti lead',
    adopt:
      'aspetta_casa aspettano_casa aspetta_una_famiglia adotta in_adozione adozione adozioni cerca_casa cercano_casa cerca_famiglia cercano_famiglia',
    join: 'soci nuovi_soci tesseramenti iscritti_alla_newsletter nuovi_iscritti membri unisciti',
    taster:
      'lezione_di_prova lezioni_di_prova lezione_gratuita prova_gratuita giornata_di_prova battesimo_del battesimo_della per_un_giorno',
    vote: 'vota votate votiamo',
    volunteer: 'autisti autista volontari servono_mani servono_braccia mani_in_più',
    online: 'sito_web sul_sito',
  },
} satisfies Asks;
