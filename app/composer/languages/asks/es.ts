import type { Asks } from './asks.ts';

/** What ads in Spanish ask their readers to do. */
export const asks = {
  lost: 'perdid[oa]s?|encontrad[oa]s?|extraviad[oa]s?|se perdió|perdí|encontré|se regalan?|regalo',
  calls: {
    buy: 'Comprar ahora',
    order: 'Pide ahora',
    book: 'Reserva ahora',
    table: 'Reserva tu mesa',
    reserve: 'Reserva tu plaza',
    'sign-up': 'Apúntate',
    learn: 'Más información',
    download: 'Descarga la app',
    quote: 'Pide presupuesto',
    donate: 'Dona ahora',
    visit: 'Visítanos',
    contact: 'Contáctanos',
    start: 'Empieza ya',
    discover: 'Descubre más',
    tickets: 'Compra tu entrada',
    apply: 'Postúlate',
    call: 'Llámanos',
    enrol: 'Inscríbete',
    view: 'Pide una visita',
    'test-drive': 'Reserva tu prueba',
    play: 'Juega ya',
    listen: 'Escúchalo ya',
    directions: 'Cómo llegar',
    'test-ride': 'Reserva tu prueba',
    demo: 'Reserva una demo',
    appointment: 'Pide cita',
    text: 'Escríbenos',
    follow: 'Síguenos',
    vote: 'Vota ahora',
    sign: 'Firma ahora',
    attend: 'Te esperamos',
    watch: 'Ver ahora',
  },
  exclusions: 'no (?:válido|acumulable|incluye)|excepto|salvo',
  pointsBack: '(?:lo|eso|esto)(?: (?:también|por favor))*$',
  allDone: 'todos|todas|totalmente|recién',
  finerCalls: { enter: 'Participa', join: 'Únete' },
  gatherings: 'milongas?|verbena|charla|convivencia|jornada de puertas abiertas|cuentacuentos',
  sharedMeals:
    '(?:comida|cena|paella) (?:de hermandad|popular|vecinal|de (?:los )?(?:jubilados|mayores|socios|vecinos)|del club|de la (?:peña|asociación|parroquia))',
  callFor: {
    works: 'convocatoria (?:de|abierta|para) (?:cortos?|textos|obras|relatos|proyectos|artistas)',
    contests: 'concursos?|certamen',
  },
  sentIn: 'fecha límite|plazo (?:de|hasta)|env[íi]a(?:d|nos)?|recepción de|bases en|inscripciones hasta',
  media: {
    a: 'una?',
    fresh: 'nuev[oa]|mi|nuestr[oa]|primer[oa]?|segund[oa]|últim[oa]',
    behind: 'de|sobre|por|para|con|del',
    out: 'ya (?:está|a la venta|disponible)|sale|estreno|se estrena|aquí',
    bought:
      'novela(?: gráfica| negra)?|thriller|libro de (?:cocina|recetas)|libro infantil|cuento(?: infantil)?|cómic|tebeo|manga|juego de (?:mesa|cartas)|revista|poemario|libro|fanzine',
    heard: '(?<!portátil )(?:disco|álbum(?! de fotos)|sencillo|single|EP|audiolibro|podcast)',
    seen: 'documental|webserie|cortometraje|corto|película|miniserie',
    read: 'blog',
    followed: 'canal de (?:YouTube|Twitch|TikTok|Telegram)',
    played: 'videojuego|juego (?:para móvil|de móvil|indie)',
  },
  giving: {
    becomes: 'pueden|podrían|se convierten|son|serán|bastan|hacen|dan',
    inNeed: String.raw`(?:un|una|cada|dos|tres|\p{Nd}{1,3}) (?:niñ[oa]s?|familias?|personas?|perr[oa]s?|gat[oa]s?|escolar(?:es)?|pueblos?)`,
    toGive: 'donar|dona',
    one: 'un|una|dos|tres',
  },
  openedByReaders: 'ábre(?:la|lo)|abre (?:tu|la|una) cuenta',
  installs: 'instalaciones',
  works: {
    books: 'novela|en librerías|tapa (?:blanda|dura)|libro de recetas|poemario',
    out: 'ya (?:disponible|a la venta|en librerías|está en)|a la venta|en librerías|sale el|disponible (?:ya|ahora|desde)',
  },
  runtimes: 'batería|autonomía|de combustión|por carga|dura|(?:listo|lista|montad[oa]|cargad[oa]) en',
  teams: 'equipos? de(?: hasta)?',
  triedFirst: String.raw`(?:prueba|pruébalo|pruébela)(?: gratis| gratuita)?(?: de| durante)? \p{Nd}{1,2} días|\p{Nd}{1,2} días (?:de prueba|gratis)|sin tarjeta`,
  timeIsBookedApart: true,
  moneyAskedFor: 'dinero|donativos?|donaciones',
  yours: 'tus?|sus?',
  broken:
    'parad[oa]s?(?=\\s?[?])|encallad[oa]s?|desgarrad[oa]s?|averiad[oa]s?|rot[oa]s?|atascad[oa]s?|no (?:enfría|funciona|arranca|enciende)|agrietad[oa]s?|rayad[oa]s?|atascad[oa]s?|piscina verde|agua verde|fugas?',
  handedIn: 'puntos? de (?:recogida solidaria|donación)|recogida solidaria|campaña de recogida',
  people:
    'voluntarios|actores|actrices|locutores|monitores|lectores|músicos|jugadores|árbitros|entrenadores|figurantes|clarinetes|trompetas|tenores|bajos|sopranos',
  negotiable: 'negociables?|precio a tratar',
  emergency: 'urgen(?:cias?|tes?)|24 ?horas|día y noche',
  guests:
    'comensales|mesas llenas|llenar (?:las mesas|el local|la terraza|el comedor)|(?:gente|clientes|familias) (?:en|entre|a|los|el|por|al|para)|más gente',
  madeFor:
    'páginas? web|sitios? web|logo(?:tipo)?s?|rótulos|letreros|carteles|pancartas|lonas|flyers|tarjetas de visita|pegatinas|invitaciones|cortinas|estores|sellos',
  players: 'jugadores',
  votes: 'votos?|vots|votación|votaciones',
  weAre: '(?:somos|soy)(?:\\s(?:una?))?',
  inspected: 'inspecci(?:ón|ones)|certificados? energéticos?|peritajes?|peritaciones|ITV|revisiones de gas',
  showrooms: 'show-?room|tienda|exposición|sala de exposición',
  fetchedOnly:
    'solo (?:recogida|retiro)|sólo recogida|recogida (?:en mano|en persona|local) (?:únicamente|solo)|no (?:hago|hacemos) envíos|sin envíos',
  fewestMade: String.raw`MOQ|(?:pedido|cantidad) mínim[oa](?: de)?:? \p{Nd}{2,5} (?:piezas|pzas|unidades|uds)`,
  wholeOf: 'tod[oa]s?|tod[oa]s l[oa]s|cada',
  behindPrice:
    'todo el día|todo el dia|día completo|el día|el dia|todo el fin de semana|todo incluido|solamente',
  mustBe: 'imprescindible|se requiere|mayores de',
  wantsPeople: String.raw`(?:hola[,!.]?\s+)?(?:(?:tengo|tenemos) (?:una?|el|la) [^,.;!?]{2,50}?(?:,| y|, y)?\s+)?(?:quiero|queremos|quisiera|me gustaría|nos gustaría|necesito|necesitamos) que (?:(?:más|mas) )?(?:la |los |las )?\p{L}+ (?:compren?|reserven?|pidan?|prueben?|vengan? (?:al?|a la)|conozcan?|alquilen?|contraten?)\s+(?:(?:el|la|los|las|nuestr[oa]s?|mis?|una?|este|esta)\s+)?`,
  leadIns: '(?:ok|vale|hola|bueno)[,!.]* (?:pues|bueno|mira|a ver),?|(?:pues|bueno) (?:nada|mira),?',
  afterthoughts: 'sí,? (?:de verdad|en serio)|de verdad|en serio|sin bromas?|prometido',
  paidOnce: 'costó|pag(?:ó|aste|amos|ué|aron)|tenían?|teníamos|perd(?:ió|ieron)|gast(?:ó|aron)',
  partsOfHouses: 'local|nave|piso|bajo|junto a',
  mentionTails:
    'en alg[uú]n (?:lado|sitio|lugar)|por favor|porfa|gracias|tambi[eé]n|jaja+|si se puede|si cabe|abajo|bien claro|claramente',
  remarks:
    '(?:necesit(?:o|amos)|quer?(?:emos|iero)) un (?:anuncio|cartel|flyer|post) (?:que|para|con)|este (?:anuncio|cartel) es (?:s[oó]lo|para)|(?:casi )?nadie (?:lo )?(?:sabía|sabia|se enteró|se entero|vino|conocía|conocia|nos conoce)',
  itIs: '(?:es|será|sera)(?= (?:el|la|a las|en|del|todos|cada) )',
  ifs: 'si|cuando|siempre que|al comprar',
  pricedAs: 'precio fijo|precio cerrado|tarifa plana|precio único',
  starts: 'desde el|a partir del|inicio|inicia|empieza|comienza|arranca|todos los',
  helpers: {
    get: 'formación (?:incluida|gratuita|previa)|te formamos|gastos (?:pagados|cubiertos)|capacitación (?:gratuita|incluida)',
    give: String.raw`(?:una|dos|\p{Nd}{1,2}) horas? (?:a la|por) semana|acompaña a|voluntari\p{L}*`,
  },
  inOneDay: 'en un (?:día|fin de semana)|en una (?:tarde|mañana)',
  weBuy: 'compramos|compro',
  mottoes: 'prueba antes de comprar',
  callNumber: 'Llama al {phone}',
  textNumber: 'SMS al {phone}',
  petitions:
    'peticiones|recogida de firmas|(?:mil|más|\\p{Nd}) firmas|firmas (?:para|contra|por)|firma(?= (?:la|nuestra) petición)',
  taughtAlone:
    'clases? particular(?:es)?|clases? de conducir|clases? individual(?:es)?|profesora? particular',
  fetches: 'recogemos|te lo recogemos|recogida a domicilio|pasamos a (?:buscar|recoger)',
  ensembles:
    'coro|banda|orquesta|charanga|grupo de (?:rock|teatro|música)|equipo de (?:fútbol|rugby|baloncesto|voleibol)|comparsa|rondalla',
  parts:
    'cantantes?|voces|tenores|bajos|sopranos|baterista|batería|guitarrista|bajista|jugador(?:es|as?)?|portero|músicos?|trompetas?',
  auditions: 'audici(?:ón|ones)|pruebas de (?:selección|fútbol|nivel)',
  notified: 'cortes? de (?:agua|luz|calle|tráfico)|cambio de horarios?',
  turnedInto: 'convertir(?:los|las)?|que (?:pasen|compren|se (?:apunten|queden|hagan))|pasar(?:los)? a',
  also: 'también',
  numberFor:
    'pedidos?|pide|pedir|pídelo|encargos?|encarga|encargar|reservas?|reserva|reservar|inscripci(?:ones|ón)|inscríbete|apúntate|citas?|cita previa|pide cita|información|informes|infórmate|preguntar?|pregunta|pregunte|escr[ií]b(?:e|enos|ir)|consultas?|contact(?:o|a|ar)|matrícula|whats(?:app)?|presupuestos?',
  onTheSpot:
    'en la (?:puerta|entrada|caja|barra|taquilla)|en el (?:local|mostrador)|hasta agotar|hasta fin de existencias|llueva o|(?:hay )?(?:parking|aparcamiento|estacionamiento)|solo efectivo|trae (?:tu|a|tus|lo)|traer|ven (?:y|con|a|en)|vení|vengan|acércate|pásate|pasate|te esperamos|los esperamos|os esperamos|en tienda|en la tienda|frente a|al lado de|detrás de|todos bienvenidos|abierto a todos|música en vivo|barra|chocolatada|hinchables?',
  venues:
    'plaza (?:mayor|del|de la|de)|casa de (?:la )?cultura|polideportivo|salón (?:parroquial|comunal|de actos)|centro cívico|ayuntamiento|recinto ferial|pabellón|patio del colegio|malecón',
  roomFor: String.raw`\p{Nd} (?:plazas|cupos|lugares|personas|asientos)|máx(?:imo|\.)? \p{Nd}|(?:plazas|cupos|lugares|aforo) limitad\p{L}+|grupos? reducidos?`,
  bookedAhead:
    '(?:imprescindible|obligatorio|necesario) (?:la )?reserva[r]?|reservas? (?:previas?|obligatorias?|imprescindibles?)|(?:solo|sólo|únicamente) con reserva|con reserva previa|con cita previa',
  registeredAhead:
    'inscripci(?:ón|ones) (?:previas?|obligatorias?)|(?:imprescindible|obligatorio|necesario) inscribirse|previa inscripción|con inscripción previa',
  enough: 'ya (?:hay|tenemos|son) (?:bastantes|suficientes|de sobra)|(?:hay|tenemos) de sobra',
  raises: String.raw`recauda\p{L}*|financiar|fondos para`,
  ordersBy: '(?:puedes?|podrías?|podéis)|(?:quiero|queremos)|luego|con|el|la',
  toMaker: {
    asides:
      '(?:por favor )?(?:haced|hacedme|haz|hazme|haznos|hagan|cread|crea|preparad) (?:un |una |algo |el )~|(?:que|tiene que|debe|debería) (?:no )?(?:quede|ser|parecer|parezca|llamar|verse|destaque)~|no (?:quiero|queremos) que (?:parezca|sea|quede)~|(?:el|nuestro|mi) último (?:anuncio|cartel)~|(?:mi|nuestro|nuestra) (?:hijo|hija|sobrino|sobrina|hermano|hermana|marido|mujer|amigo|amiga) (?:hizo|hace|dice|me)~|(?:nadie|casi nadie) (?:nos )?(?:conoce|sabe|viene|lee|ve|llama)~|(?:la gente|los clientes|los padres|ellos) (?:tienen?|deben?|pueden?)(?: que)? (?:solo )?(?:llamar|escribir|contactar|saber|mandar)~|(?:la gente|los clientes|los padres) (?:cree|creen|piensa|piensan|siempre|nunca|no sabe|no saben|se olvida)~|(?:necesito|necesitamos|queremos|quiero) (?:más )?(?:clientes|gente|reservas|trabajo|pedidos)~|(?:el negocio|esto|ahora|la cosa) (?:está|va) (?:muy |un poco |bastante )?(?:flojo|parado|tranquilo|lento|mal)~|no (?:soy|somos) (?:muy )?(?:bueno|buena|buenos)~|(?:no sé|no sabemos|ni idea)~|(?:podéis|puedes|pueden) (?:usar|poner|cambiar|elegir)~|(?:poned|pon|pongan|añadid) (?:el|la|nuestro|mi|bien)~|(?:es )para (?:facebook|instagram|insta|el escaparate)~|(?:perdón|perdona|perdonad|disculpad)~|sorpréndeme|sorprendedme',
    sayIt: '(?:decid|di|decidles|mencionad|poned)(?: a la gente| a todos)? que',
    thanks: '(?:gracias|muchas gracias|un saludo|saludos|un abrazo)',
    says: 'que (?:diga|recuerde|explique)(?: a la gente| a todos)?(?: que)?',
    greets: 'hola(?: a todos| buenas| buenos días)?|buenas(?: tardes| noches)?|buenos días',
    asks: '(?:me |nos )?(?:puedes|podéis|podrías|podríais|pueden|podrían|puede)|(?:yo )?(?:necesito|necesitamos|quiero|queremos|querría|quisiera|busco|buscamos)|me gustaría',
    orders: '(?:hazme|haznos|hacedme|créame|diseñadme)|por favor (?:haz|haced|hagan|crea|diseña)',
    things: 'algo|anuncio|cartel|póster|flyer|folleto|publicación|post|imagen|banner|publicidad',
    about: String.raw`(?:para|sobre|de)(?! (?:facebook|instagram|insta|mí|mi$|nosotros|google|whatsapp)(?!\p{L}))(?: (?:mi|mis|nuestr[oa]s?|una?|el|la|los|las))?`,
    joints: 'pues|y|pero|así que|bueno',
    courtesy: 'por favor|porfa|gracias|muchas gracias|un saludo|saludos',
    self: String.raw`yo|nosotros|soy|somos|tengo|tenemos|hago|hacemos|\p{L}{3,}(?:amos|emos|imos)`,
    remarks: String.raw`(?:nada|no) (?:muy |demasiado )?\p{L}+|algo \p{L}+(?: \p{L}+){0,2}|no sé qué poner.*|que quede \p{L}+(?: \p{L}+){0,1}`,
  },
  landmarks: {
    by: '(?:en la )?esquina (?:de|con)',
    at: '(?:frente a|junto a|al lado de|detrás de|enfrente de|delante de|cerca de)l? ?(?:la |el |los |las )?(?:estación|iglesia|mercado|ayuntamiento|plaza mayor|plaza|puerto|playa|biblioteca|parque|catedral|metro|correos|escuela|hospital)',
  },
  work: {
    jobs: String.raw`(?:camarer[oa]s?|cociner[oa]s?|chef|ayudantes? de (?:cocina|camarero)|friegaplatos|pinche|barista|barman|panader[oa]s?|pasteler[oa]s?|carnicer[oa]s?|pescader[oa]s?|fruter[oa]s?|dependient[ea]s?|vendedor(?:a|es|as)?|cajer[oa]s?|reponedor(?:a|es)?|recepcionistas?|repartidor(?:a|es)?|conductor(?:a|es)?|chófer|chofer(?:es)?|transportistas?|mozos? de almacén|almaceneros?|operari[oa]s?|electricistas?|fontaner[oa]s?|plomer[oa]s?|carpinter[oa]s?|albañil(?:es)?|pintor(?:a|es)?|soldador(?:a|es)?|mecánic[oa]s?|chapista|técnic[oa]s?|jardiner[oa]s?|florista|peluquer[oa]s?|barber[oa]s?|estilistas?|esteticistas?|manicuristas?|tatuador(?:a|es)?|masajista|fisioterapeutas?|fisio|enfermer[oa]s?|auxiliar(?:es)?(?: de \p{L}+)?|cuidador(?:a|es|as)?|niñer[oa]s?|canguro|educador(?:a|es|as)?(?: infantil)?|maestr[oa]s?|profesor(?:a|es|as)?|monitor(?:a|es|as)?|entrenador(?:a|es)?|socorristas?|limpiador(?:a|es|as)?|personal (?:de \p{L}+)|emplead[oa]s?(?: de hogar| doméstica)?|secretari[oa]s?|administrativ[oa]s?|contables?|contador(?:a|es)?|asistentes?(?: dental)?|higienistas?|dentista|veterinari[oa]s?|farmacéutic[oa]s?|óptic[oa]|modista|costurer[oa]s?|programador(?:a|es)?|desarrollador(?:a|es)?|ingenier[oa]s?|diseñador(?:a|es)?|comercial(?:es)?|teleoperador(?:a|es)?|vigilantes?|conserje|guardias? de seguridad|aprendiz(?:a|es)?|becari[oa]s?|temporer[oa]s?|vendimiador(?:a|es)?|recolector(?:a|es)?|encargad[oa]s?|compañer[oa]s?|parrillero|pizzero|mesero|mesera|meseros)`,
    seek: 'buscamos|(?:estamos|seguimos) buscando|se (?:busca|necesita|requiere|solicita|precisa)n?|necesitamos|nos falta|(?:busco|necesito|solicito)|contratamos|ún(?:e|a)te (?:a nuestro equipo |a nosotros |al equipo )?(?:como|de)|únete|incorporamos|trabaj[ae] (?:con nosotros )?(?:como|de)|sé nuestr[oa]|empleo de|puesto de|oferta de (?:empleo|trabajo)|vacante(?: de| para)?|plaza de|seleccionamos',
    bare: 'busco|busca',
    about: '(?:ven a )?trabaj[ae]r? (?:con|en|de|como)|empleo de verano|trabajo de (?:verano|fin de semana)',
    sought: String.raw`se (?:busca|necesita|solicita|requiere)n?|para nuestr[oa] (?:\p{L}+ ){0,2}(?:equipo|salón|tienda|cocina|restaurante|bar|cafetería|clínica|taller|panadería|peluquería|hotel|escuela|guardería|obrador)|urge`,
    not: 'viej[oa]s?|voluntari[oa]s?|donaciones|tu|tus|su|sus|dinero',
    learns: 'aprendiz(?:a|es)?|en prácticas|becari[oa]s?|formación dual',
    behind:
      'en(?! línea| tu casa)|para(?! ti| tu)|con|de(?! tu)|a (?:media|jornada|tiempo)|y|o|media|jornada|fines? de semana|sábados|urgente|se (?:busca|necesita)n?|por|al|del?',
    paid: '(?:la|por|a la) hora|€ ?/ ?h(?:ora)?|al mes|mensual(?:es)?|brutos?|netos?',
    terms: String.raw`cv|c\.v\.|currículum|curriculum|currículo|hoja de vida|candidat(?:ura|o|a)s?|solicitudes|postul\p{L}+|inscríbete a la oferta|media jornada|jornada (?:completa|parcial)|tiempo (?:completo|parcial)|\p{Nd}{1,2} ?h(?:oras)?(?: ?/ ?| a la | por )semana\p{L}*|horas semanales|sueldo|salario|contrato (?:indefinido|temporal|fijo|laboral|de trabajo|de \p{L}+ a \p{L}+)|descansos? pagad[oa]s?|alta en (?:la )?seguridad social|prestaciones de ley|sin experiencia|experiencia (?:demostrable|mínima|previa|no necesaria)|formación a cargo|incorporación|(?:a|para|en) nuestro (?:pequeño )?equipo|contratar|cubrir (?:la|el) (?:vacante|puesto|plaza)|nuev[oa] compañer[oa]|turnos? (?:rotativos?|de (?:mañana|tarde|noche))|vacaciones pagadas|propinas y|aguinaldo|[1-5] días (?:a la|por) semana`,
    hints: String.raw`empieza (?:ya|en \p{L}+|el \p{L}+)|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|propinas?|(?:fines? de semana|domingos?|sábados) libres?|sin fines de semana|buen (?:ambiente|equipo)|[2-5] días`,
  },
  deeds: {
    visit:
      'granja_abierta cuadra_abierta puertas_abiertas venta_en_finca visítanos ven_a_vernos ven_a_conocer ven_a_conocernos ven_a_probar visita_nuestra visita_nuestro pásate te_esperamos_en',
    footfall:
      'afluencia visitas visitantes visitas_a_la_tienda gente_en_la_tienda tráfico_en_tienda gente_a_la_tienda clientes_en_tienda que_venga_gente a_la_tienda en_tienda al_showroom',
    view: 'visitas_al_piso visitas_a_la_vivienda visita_al_piso visitas_concertadas visitas_a_pisos',
    'test-drive':
      'prova_un_elèctric prova_el_cotxe provar_el_cotxe prueba_de_conducción pruebas_de_conducción prueba_de_manejo test_drive',
    'test-ride': 'prueba_de_bici* pruebas_de_bici* prueba_nuestras_bici*',
    demo: 'demo demos demostración demostraciones',
    appointment:
      'citas graduaciones revisiones_de_la_vista examen_de_la_vista exámenes_de_la_vista consulta_gratuita primera_consulta primera_cita_gratis prueba_de_vestido pruebas_de_vestido asesoría_gratuita valoración_gratuita',
    call: 'llamadas llamadas_telefónicas',
    text: 'escríbenos escríbeme escribe_al escríbenos_al sms whatsapp wasap mensaje',
    follow: 'seguidores síguenos',
    contact: 'consultas_por_mensaje solicitudes_de_información contactos leads',
    adopt:
      'espera_un_hogar esperan_un_hogar espera_familia adopta en_adopción adopción adopciones busca_hogar buscan_hogar busca_familia buscan_familia',
    join: 'socios nuevos_socios altas suscriptores miembros nuevos_miembros únete',
    taster:
      'clase_de_prueba clases_de_prueba sesión_de_prueba clase_gratis clase_gratuita primera_clase_gratis bautismo por_un_día prueba_el prueba_la',
    vote: 'vota_la_teva vota_la_cançó vota_el_teu vota vote votá voten',
    volunteer: 'conductor conductores repartidores voluntarios manos_amigas hacen_falta_manos faltan_manos',
    online: 'en_línea página_web sitio_web',
  },
} satisfies Asks;
