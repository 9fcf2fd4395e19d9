/** Spanish words for places. Notation: word-list.ts. */
export const spanishPlaces = `
apartment-building key: piso en venta, pisos, apartamento, apartamentos, alquiler de pisos, departamentos, monoambiente
apartment-building key: monoambientes, garzonier, garzoniera, se alquila piso, alquilo piso, piso en alquiler
apartment-building key: piso de alquiler, vendo piso, se vende piso, piso exterior, piso céntrico, piso reformado
apartment-building key: apartaestudio, apartaestudios, aparta estudio, depto, deptos, renta de depto
bank coin: banco, cuenta bancaria
barber-pole razor: barbería, barbero, arreglo de barba, corte y barba
barn: granero, graneros, boda en granero
bouncy-castle balloon: hinchables, castillos hinchables, inflables, brincolines, brincolín
bouncy-castle trampoline: castillo hinchable
bricks trowel: pavimento impreso, yeso, obras, cantería, cantero, piedra natural, construcción, constructora, albañil
bricks trowel: albañilería, empresa constructora, materiales de construcción, yesero, pladur, fachadas
bricks trowel: alicatado y solado, escayola, escayolista, tabiques, rehabilitación de edificios, solados, enfoscado
bricks trowel: durlock, drywall, corralón de materiales, block y varilla, blocks de concreto, tablaroca, tablarroca
building-plot: terreno, terrenos, terreno urbano, terreno rústico, parcela
building-plot: terrenos en venta, terreno en venta, venta de terrenos, solar en venta, solares en venta
building-plot: parcelas, parcelas en venta, parcela en venta, lotes financiados, lote 10x30
building-plot: terrenos a crédito, terrenos a plazos, solar urbano, loteo, vendo predio, lote 10x25, lote 12x30
building-plot: loteos, vendo lotes, lotes en venta, lotes urbanizados, lote en venta, venta de lotes, se vende predio
building-plot: lotes desde, vendo lote en, lote en condominio, lote campestre, lotes campestres, condominio campestre
campervan: furgo camperizada, furgo camper, furgoneta camperizada, furgonetas camperizadas, furgoneta camper
campervan campsite: autocaravana, autocaravanas, alquiler de autocaravanas, furgonetas camper, camper
campervan campsite: campers, camperización, motorhome
caravan campsite: caravanas
caravan: casa rodante, casas rodantes
castle: castillo, mercado medieval
church candle: semana santa, misa, parroquia, procesión, novena, cofradía, hermandad, vigilia pascual, retiro espiritual
church candle: velada de oración, confirmación de adultos, costaleros, costalero, capirote, capirotes
circus-tent: circo
convenience-store key: local comercial, se alquila local, alquilo local, se renta local, traspaso local
convenience-store key: bajos en alquiler, bajo comercial, bajos comerciales, alquiler de local, se traspasa local
convenience-store key: traspaso, se traspasa, traspaso de negocio, traspaso bar, fondo de comercio
convenience-store: tienda de barrio, tiendas de barrio, tiendita, colmado, colmados
crane bricks: grúa torre, grúas torre, alquiler de grúas, grúa para obra, camión grúa, maquinaria de construcción
crane excavator: alquiler de grúas torre, grúas autopropulsadas
factory pallet: nave industrial, naves industriales, almacén en alquiler, polígono industrial, nave en alquiler, galpón
factory pallet: bodega industrial
ferris-wheel: feria de atracciones, noria
gurdwara: gurdwara, gurdwaras, templo sij, templos sijs
house heart: familia de acogida, familias de acogida, acogimiento familiar
house key: inmobiliaria, casas, viviendas, vivienda, agente inmobiliario, casas en venta, casa en venta, hipoteca
house key: hipotecas, casa rural, bienes raíces, chalet, ático, áticos, dúplex, adosado, adosados, estudio en alquiler
house key: loft, tasación, préstamo hipotecario, crédito hipotecario, administrador de fincas, administración de fincas
house key: fincas, cohousing, inversión inmobiliaria, alojamiento rural, escapada rural, turismo rural, cortijo
house snowy-mountain: cabaña en la montaña, cabañas en la montaña, refugio de montaña, cabaña de montaña
house tree: se vende finca, venta de finca, fincas en venta, finca en venta, vendo finca, finca rústica, finca con
house-with-garden swimming-pool: quinta con pileta, quintas con pileta, casa quinta, casas quinta
houses handshake: asociación de vecinos, asociación vecinal, junta de vecinos
lectern: atril
market-stall basket: mercadillo de segunda mano
market-stall carrot: puesto de mercado, puestos de mercado, mercado campesino, feria libre, mercadillo, mercadillos
market-stall carrot: tianguis
market-stall: feria artesanal, ferias artesanales, feria de artesanos, feria de artesanía, pulguero, box no mercado
market-stall: banca no mercado, box no mercado municipal, banca no mercado municipal
marquee: carpas, carpa, alquiler de carpas, carpas para bodas, toldos para fiestas
museum: museo, noche de los museos
nativity-crib: belén viviente, belenes, portal de belén, ruta de belenes, concurso de belenes, pesebre viviente
nativity-crib: pesebres, nacimientos navideños, belén, mercado de belenes, pastorela, pastorelas, visita al belén
nativity-crib: belén municipal, belén monumental, belén visita guiada, belén parroquial
office-building key: oficinas en alquiler, oficina en alquiler, alquiler de oficinas, oficinas en venta
office-building key: centro de negocios, despachos, despacho en alquiler, alquiler de despachos, oficina virtual
photo-booth: fotomatón, fotomatones, cabina de fotos, cabina fotográfica, cabina de fotografías, photobooth
photo-booth: espejo mágico
portable-toilet: baños químicos, baño portátil, baño químico, baños móviles, baño móvil, baños portátiles
portable-toilet: sanitarios portátiles, sanitario portátil, wc portátil, wc portátiles, aseos portátiles
portable-toilet: cabinas sanitarias, renta de baños, baños químicos portátiles
road-barrier: corte de calle, calle cortada, corte de tráfico, cierre de calle
road-barrier safety-vest: señalización vial, obras viales, marcas viales, pintura vial
roller-coaster: parque de atracciones, parque de diversiones, montaña rusa, parque temático
school backpack: colegio, colegios, el colegio, instituto, matrícula escolar, extraescolares, actividades extraescolares
school backpack: comedor escolar, madrugadores, ampa, internado, inscripciones escolares
school backpack: ~ escuela, academia
silo: silo, silos, silobolsas, secadora de granos
slide toy-bricks: parque infantil de bolas, parques de bolas, parque infantil cubierto, parque de bolas, ludoteca
slide toy-bricks: ludotecas
stained-glass: vitral, vitrales, vidriera, vidrieras, vitralista
storage-unit: bodega para almacenaje, bodegas para almacenaje, renta de bodega, renta de bodegas, rento bodega
storage-unit: se renta bodega, arriendo bodega, alquilo bodega
storage-unit parcel: trasteros, trastero, bodegas de almacenaje, alquiler de trasteros, trasteros en alquiler
storage-unit parcel: mini bodegas, minibodegas, bauleras, baulera, guardamuebles, mini bodega, bodegas en renta
swimming-pool hot-tub: aguas termales, balneario, termas, fin de semana termal
swimming-pool house: pasadía, pasadías, pasadía en finca
swimming-pool swimmer: piscina verde, mantenimiento de piscinas, mantenimiento de piscina, limpieza de piscinas
swimming-pool swimmer: limpieza de piscina, construcción de piscinas, alberca, albercas, pileta, piletas
swimming-pool: piscinas, piscina climatizada, piscina municipal, piscina desmontable, piscinas desmontables
swing slide: columpio, columpios, parque infantil, parques infantiles
tent: camping, acampada, tienda de campaña, tiendas de campaña
tent: esterilla aislante, colchón hinchable
tent campsite: campamento, campamentos, campamento de verano, colonia de vacaciones, colonias de vacaciones
tent campsite: colonia de verano, colonias de verano, vacaciones recreativas, plan vacacional, planes vacacionales
tent compass: grupo scout, scouts, boy scouts, lobatos
tipi: tipi, tipis, tienda tipi, tiendas tipi, alquiler de tipis, fiesta tipi
windmill: molino de viento, molinos de viento, molinos de La Mancha, viejo molino de viento
yurt: yurta, yurtas, yurta mongola, alojamiento en yurta
`;
