import { asks } from './asks/es.ts';
import { spanishLooks } from './es-looks.ts';
import type { Language } from './language.ts';

/** Spanish. */
export const es = {
  code: 'es',
  functionWords:
    'abono abonos temporada piscina pan academia idiomas pan artesanal artesano casero casera pan pan paseo perro perros gatos artesanal casera casero el la los las un una de del y con para por en tu su nuestro nuestra nueva nuevo todo toda todos todas más rebajas oferta ofertas descuento gratis envío compra hoy ahora solo hasta tienda gran apertura verano invierno primera primer mejor zapatos zapatillas ropa café inauguración promoción desde curso inglés clase clases inscripciones línea viaje vivienda tarta queso pan panadería peluquería canina guitarra piel noche tapas flores muebles cocina jardín casa escuela taller limpieza restaurante menú mercado domingo niños perro bicicleta coche libros joyas boda concierto fresco casero casera artesanal vinos vino cerveza helado helados academia dentista dependienta dependiente jornada cine programador programadora enfermera camarero repartidor',
  freeBehind: true,
  genitives: 'de|del|para',
  runOn: {
    opening: '(?:hola|buenas|buenos días)(?: a todos)?[,!.]*(?: (?:somos|soy))?(?: una?)?|(?:somos|soy) una?',
    goesOn:
      '(?:y )?(?:buscamos|llevamos|hacemos|ofrecemos|tenemos|hago|ofrezco|trabajamos)|desde hace|llama(?:nos)?',
    orders:
      'por favor (?:pon|diga|digan|menciona|escrib|muestr)|(?:y )?(?:quiero|queremos|necesito|necesitamos) que ',
  },
  calledBy: 'spanish|español|espanol|castellano|spanisch|espagnol|spagnolo|espanhol|испанск|西班牙',
  ...asks,
  playfulCall: '¡Lo quiero!',
  callOpenings: 'comprar?|pide|reservar?|descubre|descarga|llama|visita|regístrate|haz clic|más información',
  requests: {
    opening: String.raw`(?:hola[,!]?\s+)?(?:(?:crea(?:r|d|me)?|haz(?:me)?|hacer|diseña(?:r|me)?|quiero|queremos|quisiera|necesito|necesitamos|busco|me gustaría)\s+)?(?:(?:hacer|crear|tener)\s+)?(?:un(?:a)?\s+)?(?:anuncio|publicidad|cartel|banner|póster)\s+(?:para|de)\s+(?:(?:mi|mis|nuestr[oa]s?|el|la|los|las|una?)\s+)?`,
    closing: '',
  },
  adWords: 'campaña|anuncio',
  quotes: '“”',
  leaningLetters: 'aeouy',
  years: 'años?',
  thousands: 'mil',
  millions: 'millones',
  units: '',
  forSoMany: 'por',
  below: 'menos de|bajo',
  numero: 'n[º°]|núm',
  honorifics: 'sra?|dr',
  currencies: 'euros?',
  askedIn: 'en {}',
  quotedRoles: {
    callToAction: 'botón',
    subline: 'subtítulo',
    headline: 'título',
    offer: 'oferta',
    brand: 'llamad[ao]',
  },
  asPart: 'como',
  notDiscounts: 'algodón|natural',
  discountOn: 'en',
  and: 'y|e',
  purposes: 'para',
  secondHalf: 'luego',
  goesOn: 'y|o|pero',
  beforeWhen: 'con|a|el|desde|inicio',
  unfinished: 'de|la|el|con|por|un',
  countedUnits: 'pers|uds|min',
  aboutAd: 'estilo|foto|colores?|tema|ambiente|diseño|fondo|tipografía|aspecto',
  nameParticles: 'y|de|del|la|los|las|el',
  streets: { before: '[Cc]alle|[Pp]laza|[Aa]venida|[Cc]/' },
  moreThan: 'más de',
  outOf: 'de',
  toFigure: 'a|al',
  passing: 'antes de|después de|junto al?|detrás de|frente al?|como',
  articles: 'el|la|los|las',
  forWhom: 'para',
  atHome: 'a domicilio|en casa|a casa',
  refusals: 'no|sin|nunca',
  oClock: String.raw`h\b|hs\b`,
  atHour: 'a las',
  namedTimes: '',
  within: 'en',
  mention: 'menciona',
  orders: 'usa|escribe',
  off: String.raw`descuento|dto\.?|rebaja\p{L}*|ahorra|menos|de menos|oferta`,
  percent: 'por ciento',
  reductions: String.raw`rebajas?|liquidaci\p{L}*|oferta`,
  offers: [
    {
      kind: 'free',
      source: String.raw`gratis|gratuit\p{L}*|sin coste|sin costo|de regalo|regalo|regalamos|invita la casa|entrada libre|sin gastos`,
    },
    {
      kind: 'half',
      source: String.raw`(?:a )?mitad de precio|medio precio|(?:segund[oa]|2[ªº]?) (?:\p{L}+ )?al? (?:mitad|# ?%|50 ?%)`,
    },
    {
      kind: 'bundle',
      source:
        'dos por uno|# ?por ?#|llev(?:a|e|ate) #(?: y)?,? ?pag(?:a|ue) #|paga #(?: y)?,? ?lleva(?:te)? #|(?:compra|encarga|pide|reserva) #[^.!?]{0,20}(?:lleva|llévate|recibe|te regalamos|y)[^.!?]{0,6} #|(?:segund[oa]|tercer[oa]?|2ª|2º|3ª) [^.!?]{0,24}(?:gratis|mitad|# ?%)',
    },
  ],
  upTo: 'hasta(?: un| el)?|al menos|más de',
  from: 'desde|solo|sólo|por(?: solo)?|a partir de|ahora',
  insteadOf: 'en vez de|en lugar de|antes|valorad[oa] en',
  per: String.raw`por (?:persona|noche|día|semana|mes|año|hora|clase|sesión|cabeza)|al (?:mes|día|año)|a la (?:semana|hora)|la (?:hora|noche|clase|sesión)|/\s?(?:mes|noche|día|año|persona|hora|kg|clase)|cada un[oa]|c/u|IVA incluido|mensual\p{L}*`,
  until: 'hasta(?: el| este| fin de)?|antes del|válid[oa] hasta|termina el|finaliza el|antes de',
  lastDays:
    'solo (?:hoy|mañana|este fin de semana|esta semana)|sólo (?:hoy|este fin de semana)|este fin de semana|hasta agotar existencias|última oportunidad|últimos días|hoy',
  deadlines: String.raw`(?:solo )?hasta (?:el|la|este|fin) [^.,;!\n]{2,20}|solo (?:hoy|este fin de semana)`,
  codes: 'con (?:el )?código [A-Z0-9]{3,}',
  conditions: String.raw`seleccionad[oa]s?|selección|estudiantes?|nuevos clientes|clientes nuevos|socios?|miembros?|mínim[oa]|mín\.|máx\.|máximo|compras? (?:superiores|mínima|de más)|superiores? a|no (?:válido|acumulable|incluye)|excepto|solo para|sólo para|para (?:estudiantes|mayores|niños|grupos|jubilados|nuevos)|primer(?:a)? (?:pedido|compra|visita)|después|luego|sin permanencia|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|en tienda|de lunes a|en todos? l[oa]s|todos l[oa]s|fianza|señal de|depósito|reserva con|hasta agotar|IVA no incluido|más IVA`,
  notices: String.raw`factura|pago|(?:solo |sólo |para )?mayores de #|menores de #|(?:a partir|desde) (?:de )?(?:los )?# años|de # a # años|no apto|(?:solo|sólo|únicamente) (?:efectivo|adultos|en efectivo|con|para|fines|los|por)|(?:junto al?|al lado de|enfrente de|frente al?|detrás de|esquina|en la esquina|cerca de|dentro de)|plazas limitadas|aforo|con cita|cita previa|sin cita|con reserva|(?:pedidos|encargos|reservas|inscripci(?:ón|ones)|pedir|reservar)(?: \p{L}+)? (?:hasta|antes)|(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|festivos) cerrad[oa]s?|cerrado|cerramos|traer|aparcamiento|parking|acceso|carn[eé]t|imprescindible|obligatori[oa]|necesari[oa]|hasta agotar|no se admiten|se admiten|válid[oa]|zona|presentando|entrada por|(?:primer|segundo|#º) piso|planta baja|timbre|con correa|envíos?|para llevar`,
  aims: 'objetivos?|meta|presupuesto',
  indefinite: 'una?',
  please: 'por favor',
  wishes: 'me|nos|nuestr[oa]s?|como|algo|nada|estilo|ambiente|que (?:parezca|sea|se vea|quede)|no muy',
  campaign: 'publi(?:car|cado|cación)|campaña|listo para|lista para|difundir',
  hours: 'abierto|abrimos|horario',
  phone: String.raw`tel(?:\.|éfono)?|llam[ae]\p{L}*|reservas|encargos|pedidos|citas|móvil|whatsapp|contacto|al`,
  abbreviations: 'núm nº sr sra tel hab hs dcha izda pza dto apdo avda aprox máx mín',
  dangling: 'la un y o con para por el los las en',
  planning:
    '^(?:más)|aumentar|vender más|más (?:clientes|ventas|reservas|pedidos|alumnos)|conseguir|atraer|objetivo|presupuesto|liquidar stock|captar|llenar|fidelizar|dar a conocer|incrementar',
  negations: 'no|sin|nunca|jamás|ningún|ninguna|ni|en vez de',
  walkIns: 'en el acto|(?:sin|no (?:hace falta|se necesita)) (?:cita|reserva|turno)(?: previa)?',
  hiring: String.raw`tu CV|envía (?:tu )?(?:CV|currículum)|CV a|estamos contratando|contratamos|se buscan?|se necesitan?|se requieren?|se solicitan?|buscamos (?:camarer|cociner|dependient|conductor|personal|ayudante)\p{L}*|oferta de empleo|media jornada|jornada (?:completa|parcial)|# ?h(?:oras)?(?: ?/ ?| a la | por )semana\p{L}*|incorporación inmediata|contrato indefinido|formación a cargo de la empresa|alta en (?:la )?seguridad social`,
  cries:
    'nuevo|nueva|novedad|por fin|atención|última oportunidad|urgente|ayuda|buenas noticias|próximamente|ya abrimos|apertura',
  letting: 'se alquila|en alquiler|se renta|en renta|alquilo',
  selling: 'se vende|en venta|vendo|de segunda mano|de ocasión|usad[oa]s?',
  priced: {
    person: String.raw`hermanos|por (?:persona|cabeza|niño|adulto|pareja)|\/ ?(?:persona|pers\.?)|p\.\s?p\.|adultos|niños|ida y vuelta|solo ida`,
    stay: String.raw`(?:la|el|por|al|a la|\/) ?(?:día|noche|hora|fin de semana)|\/ ?h|por horas|por días`,
    term: String.raw`(?:al|por|el|\/) ?(?:mes|trimestre|año|curso|semestre)`,
    piece:
      'unidade?s?|cada una?|la (?:pieza|tableta|botella|bolsa|caja|docena|saca)|el (?:kilo|litro|tarro|bote|metro)',
  },
  courseLength:
    '(?:en )?(?:#|dos|tres|cuatro|cinco|seis|ocho|diez) (?:semanas|tardes|mañanas|noches de taller|sesiones|clases|lunes|martes|miércoles|jueves|viernes|sábados|domingos)',
  measures: 'litros?|gramos|kilos?|uds|unidades',
  lasting: String.raw`h|horas?|sesion\p{L}*|min|semanas?`,
  provided: 'material(?:es)? incluidos?|incluye material(?:es)?|te lo prestamos|material prestado',
  promises: String.raw`(?:incluid|garantizad|titulad)[oa]s?|bienvenid[oa]s|grupos reducidos|para entrar a vivir|en el día|sin (?:recargo\p{L}*|compromiso|permanencia|esperas)|únic[oa] dueñ[oa]`,
  besidePrices: String.raw`recompensa|fianza|señal|envío|entrada|matrícula|cuota|gastos?\p{L}*|desde|solo|sólo|día|semana|noche|mes|hora|adultos?|niños?|alquiler`,
  gifts: 'compran?|dan de comer|alimentan?|plantan?|pagan?|financian?|permiten?|visten?|salvan?|apadrinan?',
  vouchers: 'bonos? regalo|vales? regalo|tarjetas? regalo|cheques? regalo',
  seeking: 'busca',
  spots:
    'mercado plaza plazoleta puerto paseo_marítimo estación feria ayuntamiento playa puesto quiosco kiosco muelle furgoneta esquina iglesia',
  posted: 'envío envíos gastos_de_envío enviamos',
  brought: 'envío envíos entrega entregas reparto a_domicilio aparcamiento parking devolución devoluciones',
  arranging: {
    quote: 'presupuesto* cotización* cotice',
    table:
      'reserva_de_mesa* reserva_tu_mesa reserve_su_mesa reservar_mesa mesa_con_reserva reservas_de_mesa* reserva_mesa mesa_reservada',
  },
  regularly: String.raw`a diario|diariamente|(?:todos los|todas las|cada) (?:días?|mañanas?|tardes?|noches?|semanas?|sábados?|domingos?|lunes|martes|miércoles|jueves|viernes|fin(?:es)? de semana)|sábados|domingos|los (?:lunes|martes|miércoles|jueves|viernes)(?! \p{Nd})`,
  address: String.raw`tu|tus|te|ti|tú|contigo|usted|ustedes|tuyo|tuya|os|vuestr\p{L}*|nunca más|^(?:descubre|disfruta|vive|siente|aprende|regala|prueba|ven|duerme|vuelve|olvida|olvídate|dile|haz|relájate|despierta|saborea|cambia|empieza|viaja|déjate)`,
  pictured: 'muestra|imagen|fondo|foto',
  forms: {
    deed: '*amos *ado_de *miento *ción limpieza* reparac* arreglo* lavado* servicio* montaje* mudanza* alquiler* instalac* mantenimiento* afilado* tapizado* reforma* desatasco* vaciado* recogida* revisión cuidado_de paseo_de recogemos hacemos_tu te_limpiamos te_arreglamos te_llevamos corte_de poda* transporte* cambio_de pintura_de dobladillo* bajos_de impresión* cuidamos pintamos costura_de te_hacemos te_cuidamos te_montamos te_reparamos te_pintamos afinador* encuadernador* tapizador* restaurador* podador* esquilador* pulidor* instalador* limpiador_de',
    lesson:
      'iniciación_a principiantes iniciación nivel niveles clase clases taller aprende curso grupos_reducidos al_mes_clases aprender desde_cero primeros_pasos sin_experiencia',
    goods:
      'docena tarro tarros bote botes cesta cestas cajas botellas paquetes botella caja paquete pack lote artesanal artesano artesana artesanas artesanos casero casera caseros caseras kilo unidades colección canción habitación segunda_mano reacondicionad* hecho_a_mano hecha_a_mano tejid* kit kits tallas a_mano',
    freeEntry: 'entrada_libre entrada_gratuita entrada_gratis acceso_libre acceso_gratuito ingreso_libre',
    outing:
      'visita ruta excursión paseo experiencia jornada caminata* paseos rutas noche_en escapada* fin_de_semana_en noche_de velada',
  },
  pointers: {
    donate:
      'dona donar donación donaciones banco_de_alimentos refugio* protectora* apadrina* solidari* recaudaci* adopta_un adopta_una adopta recogida_de_alimentos recogida_de_ropa recogida_de_juguetes donación_de_sangre recogida_de campaña_de_recogida recogida_solidaria colecta_de albergue_de_animales',
    apply:
      'se_busca* buscamos empleo oferta_de_trabajo vacante* postul* contratamos camarer*_para recrut* aprendiz* becari* dependient* media_jornada jornada_completa conductor_de conductora_de conductores_de chofer_de chófer_de camionero* repartidor* enfermera enfermero enfermeras enfermeros programador* mozo_de operario* limpiadora* gerocultor* camarero camarera camareros mesero* cocinero* cocinera* ayudante_de almacenista* vendedora_de personal_de_limpieza empleada_de_limpieza auxiliar_de desarrollador*',
    download: 'app apps aplicación descarg*',
    play: 'juego juegos videojuego* rompecabezas',
    listen: 'pódcast* podcast* álbum escucha radio audiolibro*',
    view: 'plaza_de_garaje trastero_en parcela* piso pisos apartamento* en_venta en_alquiler inmobiliari* vivienda* chalet habitaciones se_vende se_alquila alquiler piso_en casa_en local_en habitación terreno terreno* finca_en_venta local_en_alquiler alquilo alquilo_local vendo_piso vendo_casa local_comercial nave_industrial oficina_en despacho_en estudio_en dúplex ático plaza_de_garaje habitación_en_piso habitación_en_alquiler habitación_en habitación_para se_alquila_habitación alquilo_habitación alquiler_de_habitación trastero oficina_en_alquiler piso_compartido terreno_en pupilaje amarre* finca_en',
    'test-drive':
      'concesionari* coches_de_ocasión coche_de_ocasión seminuevo* coches_nuevos prueba_de_conducción',
    tickets:
      'cine cines zoológico* concierto* teatro* circo musical festival* cine exposición museo entradas monólogos espectáculo* humor obra_de_teatro fiesta_de fin_de_año feria* verbena* show_de_magia noche_de_comedia noche_de_monólogos',
    table:
      'pinchos pintxos tapas restaurante* mesón asador tapas menú_del_día menú_degustación reservar_mesa reserva_de_mesa* brunch marisquería* taberna* cena noche_de_barbacoa parrillada* asado_argentino menú_de_mediodía',
    enrol:
      'primeros_auxilios curso cursos clase clases escuela* academia* taller talleres aprende* matrícula* guardería* lecciones tutoría* autoescuela* campamento* oposiciones clases_de natación formación máster clases_particulares taller_de_cerámica taller_de_pintura academia_de inglés_para alemán_para yoga pilates danza baile_clases coro cerámica_clases costura_clases carnet_de_conducir primeros_auxilios equitación judo kárate escalada repaso refuerzo_escolar preparación_de alfarería_taller teatro_para_jóvenes ludoteca* aula_matinal gimnasia_para defensa_personal escuela_de aquagym natación_para guardería_infantil escuela_infantil refuerzo_de_matem* matronatación',
    quote:
      'desarrollo_de_ap* diseñador_de_interiores diseñadora_de_interiores interiorist* diseño_de_interiores valoración_de_viviendas valoración_de_tu valoración_de_su tasación* tasacion* fontaner* electricist* reformas* pintor* mudanza* limpieza* seguro seguros arquitect* carpinter* cerrajer* climatiza* calefacción placas_solares catering imprenta presupuesto* jardiner* instalador* reforma* albañil* tejado* pintura_de piscina* toldos ventanas aire_acondicionado persianas mantenimiento traduct* diseño_web diseño_gráfico desatascos limpiezas presupuestos cristaler* control_de_plagas cocinas_a_medida a_medida fumigación rotulación limpieza_de mantenimiento* instalación* deshollin* chimenea* yeser* parquet* suelos tarima* vallas pavimento* poda* tala_de_árboles césped tapicer* toldo* mosquiteras alarma* cámaras_de_seguridad punto_de_recarga baño_nuevo desatasc* rótulos bordado* serigrafía* vídeo_corporativo quitanieves fachada* encimera* pladur marmol* herrer* rehabilitaci* encuadernaci* diseño_de_jardines arreglos_florales_bodas enmarcaci* marcos_y_cuadros trasteros en_orden tu_viejo tu_vieja tus_viejos cocina_nueva desatasco* desratización* avispas fumigación* diseñador_gráfico ilustrador* asfaltado* excavaciones poda_de podas jardinero* herrero* herrería cristalero* cristalería tapicero* tapicería ebanista* carpintero* pozos alicatador* fontanero* tejados impermeabilización* programador*_freelance programador*_autónom* vaciado_de',
    book: 'centro_de_estética centros_de_estética consultorio* camping casa_de_huéspedes apartamento_turístico* reparaci* arreglo* paseo_de_perros dentista* médic* clínica* fisio* peluquer* barbería* salón_de_belleza masaje* uñas spa veterinari* taller_mecánico mecánico* hotel* casa_rural hostal camping fotógraf* óptica* cita citas estétic* alquiler_de dental dentistas podólog* psicólog* osteopat* manicura* pedicura depilación tatuaj* dermatólog* alquiler_de_coches alquiler_vacacional apartamento_turístico taxi* vuelos vuelo viaje* crucero* excursi* visita_guiada cata* itv neumáticos lavado_de_coches dj mago castillo_hinchable peluquería_canina guardería_canina residencia_canina escape_room taller_de_coches reparación_de revisión paseo_en_globo estudio_de_grabación sala_de_ensayo estudio_fotográfico limpieza_dental higiene_dental modista arreglos_de_ropa zapatero* afinación* afinador* niñer* canguro paseador* adiestra* guardería_de_perros reparación arreglamos fisioterap* acupuntur* quiropráct* reflexolog* baños_árabes hammam sauna tatuador* piercing* pestañas cejas cabaña* chalet_rural bungalow* casa_de_campo paintball karts karting bolera* kayak* surf* alquiler_de_bicicletas alquiler_de_trajes fotomatón animador* payaso* lavado* cambio_de_aceite afilado_de_cuchillos afilado* parapente logopeda* rutas_de_senderismo ruta_guiada sastre* taller_de_bicis taller_de_bicicletas maquillaje_de_novia diet* nutricionista* cuarteto_de_cuerda* paseos_en paseo_en paseos_a barra_móvil food_truck_para fotos_de_carnet foto_carnet hidropedal* cuidador_de_perros entrenador*_personal* castillo*_hinchable* dj_para enfermer*_a_domicilio degustación_de música_para_bodas grupo_musical_para orquesta_para cuidado_de_gatos cuidador*_de_gatos apartamento*_vacacional* apartamento*_turístic* renta_de_bici* renta_de_auto* renta_de_carpas renta_de_inflables renta_de_mesas renta_de_disfraces',
    order:
      'croquetas por_encargo pedido* pide a_domicilio para_llevar pizza* hamburgues* kebab* paella* panader* pasteler* tarta* encargos comida_casera food_truck empanada* cestas_de_fruta caja_de_verdura lote* comida_preparada platos_preparados tápers ramo* ramos roscón* arroces_para_llevar arreglos_florales bollería setas a_domicilio_gratis te_lo_llevamos cesta*_de_verdura* cesta_de_temporada canasta*_de_verd*',
    visit:
      'patinaje pista_de_hielo apertura inauguraci* visita* mercado* mercadillo* rastro floristería* carnicería* pescadería* frutería* librería* cafetería* heladería* farmacia* ferretería* bar jornada_de_puertas_abiertas feria* lavandería* vivero* mercado_medieval antigüedades anticuario* papelería* mercería* almoneda* chocolatería* charcutería* quesería* bodega* vinoteca* pastelería_café romería* feria_de tómbola* puertas_abiertas trueque* cerveza_artesana cervecería* estanco* acuario_tienda recoge_tus venta_en_finca venta_directa mercado_de rastrillo* feria_del venta_de_garaje talleres_abiertos ludoteca_municipal fiesta_del fiesta_de_la tienda_de_discos tienda_de_segunda_mano mercado_de_segunda mercadillo_de_segunda mueble*_de_segunda ropa_de_segunda ropa_usada fiestas_patronales fiestas_de fiestas_del karaoke noche_de_juegos juegos_de_mesa fuegos_artificiales firma_de_libros presentación_del_libro presentación_de_libro noche_de_cine cine_de_verano feria_escolar minigolf mini_golf rocódromo* sala_de_escalada recogida_de_fresas recolección_de_fresas encuentro_con_el',
    contact:
      'abogad* notari* boda bodas asesor* gestoría* contabil* contable* consultor* funerari* residencia_de_mayores wedding_planner* mayorista* hipoteca* compro_oro compramos_oro acoge acoger adopción en_adopción busca_familia buscan_familia busca_hogar buscan_hogar matrona* detective* testamento* herencia* cuidado_de_mayores cuidador* ayuda_a_domicilio administración_de_fincas corredor_de_seguros desguace* cachorros gatitos traspaso* se_traspasa traspasa negocio_en_venta franquicia* compro compramos',
    start: 'gimnasio* fitness gym crossfit software entrenamiento',
    'sign-up':
      'nuevos_socios nuevos_miembros suscri* suscríb* inscri* registr* voluntari* newsletter hazte_socio webinar* club_de_lectura círculo_de coro orquesta asociación peña grupo_scout grupo_de_lectura grupo_de_teatro club_de_senderismo familias_de_acogida se_buscan_jugadores se_buscan_voces cantantes_para_coro torneo* carrera_popular carrera_solidaria campeonato_de concurso_de tesorero* maratón media_maratón club_de_ajedrez club_de_tenis club_de_montaña club_de_atletismo carrera_benéfica coro_busca se_buscan_voluntari* buscamos_voluntari* se_necesitan_voluntari* se_buscan_corist* buscamos_voces grupo_de_senderismo coro_parroquial',
    buy: 'recambios recambio repuestos repuesto compra* rebaja* oferta* venta* liquidación tienda* outlet zapat* mueble* colchon* colchón sofá* ropa joyas joyería miel vino vinos gafas bicicleta* libros juguet* sérum cosmétic* velas aceite_de_oliva leña jamón* pienso* perfume* cojines alfombra* lámpara* vajilla* mochila* maleta* bolsos calcetines gorras especias mermelada* jabón* jabones lana telas semillas plantas abeto* reloj* discos artesanía* mascotas_tienda vinilos',
  },
  hooks: {
    food: { hungry: '¿Tienes hambre?', tasty: '¿Algo rico?', coffee: '¿Un café?' },
    people: { meet: '¿Nos vemos?', join: '¿Te unes a nosotros?', start: '¿Empezamos?' },
    service: {
      trust: 'Déjalo en nuestras manos',
      here: 'Estamos para ayudarte',
      pamper: 'Un momento para ti',
    },
    wishes: { away: '¿Una escapada?', tempted: '¿Te animas?', found: '¿Justo lo que buscabas?' },
    needs: { work: '¿Buscas trabajo?', help: '¿Nos ayudas?' },
  },
  solemn:
    'funer* fúnebre* entierro* sepelio* cremac* cremator* ataúd* urna* tumba tumbas lápida* cementerio* duelo luto velatorio* tanatorio* conmemora* cuidados_paliativos cáncer alzheimer demencia deuda* quiebra insolvencia divorcio* violencia adicci* alcoholismo suicid* crisis sin_techo sin_hogar refugiad* asilo banco_de_alimentos comedor_social víctima*',
  topics: {
    coffee: 'café* té',
    burger: '',
    restaurant: 'restauran* pizzería* comida*',
    baking: 'panader* pasteler* tarta* torta',
    drinks: 'vino* cerveza* zumo* bebida*',
    shoes: 'zapato* zapatill* calzado*',
    fashion: 'moda ropa vestido* bolso* bolsa*',
    headphones: 'auricular* música* concierto*',
    phone: 'teléfono* móvil* celular* ordenador*',
    app: 'aplicación*',
    software: '',
    business: 'consultor* asesor* abogad* empleo*',
    beauty: 'belleza maquillaje peluquer* piel',
    fitness: 'entrenamiento* gimnasio*',
    furniture: 'muebl* sofá* silla* colchón*',
    house: 'casa casas piso pisos inmobiliari* viviend* alquiler apartament*',
    travel: 'viaje* vacaciones vuelo* playa',
    pets: 'perro* gato* mascota* veterinari* cachorro* gatos',
    books: 'libro* librería* curso* escuela* clases',
    finance: 'seguro* préstamo* inversión* ahorro*',
    cars: 'coche* carro carros vehículo* taller',
    health: 'salud clínica* médic* farmacia* dentista*',
    kids: 'niñ* bebé* juguet*',
    bike: 'biciclet* bici bicis ciclis*',
    jewellery: 'joya* joyer* anillo* diamante* collar reloj*',
    eco: 'planta* jardín* flor flores sostenib* ecológ*',
    gifts: 'regalo* navidad* reyes',
    events: 'inauguraci* fiesta* boda* entrada* evento* espectáculo*',
    charity: 'caritati* donaci* ong voluntari*',
  },
  ...spanishLooks,
  labels: {
    callToAction: 'botón|llamada a la acción|boton|texto del botón',
    headline: 'título|titular|encabezado',
    subline: 'subtítulo|eslogan|descripción',
    offer: 'oferta|promoción',
    brand: 'marca|empresa|nombre del negocio|nombre de la empresa',
  },
  marketing:
    'aumentar incrementar impulsar ventas atraer público_objetivo conversiones tráfico objetivo* clientes_potenciales reconocimiento',
  jargon: 'público_objetivo',
} satisfies Language;
