import type { BasicLanguage } from './language.ts';

/** Catalan. */
export const ca = {
  code: 'ca',
  kin: 'es',
  functionWords:
    "l'aeroport aeroport barri barris dilluns dimarts dimecres dijous divendres dissabte dissabtes diumenge diumenges setmana setmanes hores gener febrer març maig juny juliol setembre novembre desembre preu preus pressupost sense nens nenes infants persones demana demaneu reserveu vine veniu obrim obert oberta tancat tancats carrer plaça avinguda mercat botigues forn pagès celler ampolles catalunya lleida grups reduïts professors perruqueria cuina menjar sopar dinar esmorzar vespre matí tarda nit festes arreglem fem tenim ens truqueu lampista fuites desguassos calderes revisió punxades frens canvis fets teva vostra nostres teus tornem torna mesos dies anys també quan tothom poble pobles entrades gratuïta escola inscripcions cantaire assaja fornejat xai botifarra calçots taula mobles bancs jardí el la els les un una de del i amb per al teu nostre nostra nou nova tots totes rebaixes oferta descompte gratis gratuït enviament avui ara només fins botiga obertura gran estiu hivern primera sabates cafè més pels dels aquest aquesta aquests aquestes nen nena agost vespres migdia feina busquem cerquem necessitem cambrer cambrera cuiner cuinera forner perruquer lampisteria fusteria fuster platja muntanya pressupostos repàs anglès ioga dansa cursa caminada fira sopars esmorzars berenar cervesa cerveses formatge formatges embotits peix carn verdures fruita fruites pastís pastissos pastisseria xocolata gelat gelats neteja netegem oficines lloguer venem reparació reparacions reparem mudances trasllats cotxe cotxes rodes noves vell vells gratuïtes apunta't apunteu-vos teatre calçotada calçotades artesà artesana artesans ecològic ecològica mida molt millor millors vostre teves nosaltres minuts gossos gats vols farem estem truca truca'ns telèfon treballem xerrada colònies església tardor casaments aniversaris torrons bolets xiquets ací aigua llenya temporada classes aniversari",
  freeBehind: true,
  genitives: "d[e]|del|dels|d['’]|per",
  leaningLetters: 'aeioù',
  atHome: 'a domicili',
  calls: {
    buy: 'Compra ara',
    order: 'Demana ara',
    book: 'Reserva ara',
    table: 'Reserva taula',
    reserve: 'Reserva plaça',
    'sign-up': "Apunta-t'hi",
    learn: 'Més informació',
    download: "Descarrega l'app",
    quote: 'Demana pressupost',
    donate: 'Fes un donatiu',
    visit: "Visita'ns",
    contact: "Contacta'ns",
    start: 'Comença ara',
    discover: 'Descobreix més',
    tickets: 'Compra entrades',
    apply: 'Sol·licita-ho',
    call: "Truca'ns",
    enrol: "Inscriu-t'hi",
    view: 'Demana visita',
    'test-drive': 'Reserva una prova',
    'test-ride': 'Reserva una prova',
    play: 'Juga ara',
    listen: 'Escolta-ho',
    directions: 'Com arribar-hi',
    demo: 'Reserva una demo',
    appointment: 'Demana hora',
    text: 'Escriu-nos',
    follow: 'Segueix-nos',
    vote: 'Vota ara',
  },
  labels: { callToAction: 'botó|text del botó' },
  callNumber: 'Truca al {phone}',
  topics: {
    coffee: 'cafè*',
  },
  asGift: 'de regal',
  pointers: {
    visit:
      'bibliobús* bibliobus* parada_a_la_plaça llibreria llibreries la_nostra_parada forn forns fleca pastisseria_obert obrim mercat_de fira fires vermut vermuts festa_major portes_obertes mercadal mercat_setmanal merceria ferreteria peixateria carnisseria xarcuteria bar cafeteria gelateria xurreria taverna parada',
    table:
      'calçotad* menú_del_dia menú_complet brasa masia_restaurant restaurant restaurants sopar* dinar dinars marisqueria braseria arrosseria',
    order:
      'apadrina_una_olivera adopta_una_olivera apadrina_un_rusc coca coques pastís pastissos mona mones paella_per_emportar menjar_per_emportar per_emportar per_encàrrec encàrrecs cistella_de_verdur* cistelles',
    book: 'perruqueri* barberi* estètica massatge* fisioteràpi* dentist* podòleg* podologi* psicòleg* òptic* veterinari* taller_de_bicis taller_mecànic bicis bicicletes_de_lloguer lloguer lloguer_de casa_rural cases_rurals apartament apartaments hotel excursió excursions sortida_en visita_guiada manicura ungles tatuatg* fotògraf* reserv* sessió_de revisió_completa arreglem',
    quote:
      'lampist* electricist* fuster fusteria paleta paletes pintor pintors reformes mudances manyà serraller* jardiner* neteja_de neteges plaques_solars desembuss* desguass* pressupost* instal·la*',
    enrol:
      'classes curs cursos escola acadèmia escoles taller_de_ceràmica taller_de_cuina repàs matrícul* llar_d’infants escola_bressol autoescola casal_d’estiu casal_estiu colònies ioga',
    'sign-up':
      'fer_castells voluntariat_per* parelles_lingüístiques parella_lingüística inscri* busquem_gent busquem_veus busquem_persones vine_a_fer_pinya cor coral cantaire cantaires voluntari* voluntaris nous_socis associa* cursa curses colla_castellera castellers colla',
    tickets:
      'tiquet tiquets tiquets_a concert concerts teatre entrades espectacle espectacles obra_de_teatre festival',
    buy: 'rifa rifes cava oli_d’oliva vi vins formatge formatges mel sabates mobles llibres joguines roba ceràmica oli_verge espelmes sabons',
    contact:
      'gos_perdut gat_perdut gossa_perduda gata_perduda advocat* gestoria assessoria notari* funerària',
    donate: 'donatiu* gran_recapte recapte_d’aliments recollida_d’aliments banc_d’aliments protectora',
    apply:
      'feina_d’estiu feina_de_temporada busquem_cambrer* busquem_cuiner* busquem_dependent* s’ofereix_feina feina es_busca cerquem_personal oferta_de_feina',
    view: 'pis_en_venda pis_en_lloguer pisos casa_en_venda es_ven_pis es_lloga',
    'test-drive': 'prova_un_elèctric prova_el_cotxe provar_el_cotxe prova_de_conducció',
  },
  offers: [
    {
      kind: 'free',
      source: String.raw`gratuït\p{L}*|gratis|de franc|sense cost|regalem|de regal|entrada lliure`,
    },
    { kind: 'half', source: 'a? ?meitat de preu' },
    {
      kind: 'bundle',
      source: String.raw`dos per un|# per #|(?:compra|emporta|endu)(?:['’]te|['’]t)? #[^.!?]{0,16}paga(?:['’]n)? #|(?:segon|segona|2a|2n|tercer|tercera|3r|3a) [^.!?]{0,24}(?:gratis|gratuït\p{L}*|de regal|meitat|# ?%)`,
    },
  ],
  off: String.raw`(?:de )?descompte|rebaix\p{L}*|estalvi\p{L}*|menys`,
  upTo: 'fins al?|almenys|més de',
  from: 'des de|a partir de|només|ara|per',
  insteadOf: 'en lloc de|en comptes de|abans|valorat en',
  per: String.raw`per (?:persona|nit|dia|setmana|mes|any|hora|classe|sessió|cap)|al (?:mes|dia|any)|a la (?:setmana|hora)|l['’]hora|la (?:nit|classe|sessió|unitat)|/\s?(?:mes|nit|dia|any|persona|pers\.?|hora|h|kg|classe)|cadascuna?|c/u|IVA inclòs|mensuals?`,
  until: 'fins(?: al?| el)?|abans del?|vàlid fins',
  lastDays:
    'només (?:avui|demà|aquest cap de setmana|aquesta setmana)|aquest cap de setmana|fins a exhaurir existències|última oportunitat|avui',
  conditions: String.raw`seleccionat\p{L}*|estudiants?|nous clients|clients nous|socis|sòcies|mínima?|mín\.|màx\.|màxim|compres? (?:superiors|mínima)|superiors? a|no (?:vàlid|acumulable|inclou)|excepte|només per|per a? ?(?:estudiants|majors|infants|nens|grups|jubilats|nous)|primera? (?:comanda|compra|visita)|després|sense permanència|els (?:dilluns|dimarts|dimecres|dijous|divendres|dissabtes|diumenges)|de dilluns a|tot(?:s|es) (?:els|les)|fiança|paga i senyal|dipòsit|més IVA`,
  phone: String.raw`tel(?:\.|èfon)?|truc[au]\p{L}*|reserves|encàrrecs|comandes|cites|mòbil|whatsapp|contacte|al|info(?!\s?\p{L})`,
  unitFirst: '(?:el|al) quilo|la dotzena',
  entry: 'entrades',
  numberFor:
    "truqueu|trucar|deman(?:a|eu|ar)|inscripci(?:ons|ó)|inscriu-te|comand(?:es|a)|reserv(?:a|es|eu|ar)|encàrrecs?|informació|info|cites?|contacte|pregunt(?:a|ar|eu)(?: per)?|apunta't",
  hostedBy: 'organitza(?:t per)?|organitzador',
} satisfies BasicLanguage;
