/** The same as shop-goods.ts in Spanish, Italian, Portuguese, Catalan and Romanian. */
export const southernShopGoods: Record<string, string> = {
  es: `
falafel: croquetas, croquetas caseras, croquetas de jamón, croqueta
aquarium tropical-fish: pecera, peceras, acuarios, acuariofilia, mantenimiento de acuarios, acuarismo
baby-bodysuit: ropa de bebé, ropa para bebé, ropa para bebés, ropa infantil, ropa de niños, ropa para niños, canastilla, bodies de bebé, moda infantil
bangles: pulsera, pulseras, brazalete, brazaletes, esclava de oro
barrel: barrica, barricas, tonel, toneles, tonelería, barril de madera, barriles de roble
beehive bee: colmena, colmenas, apiario, colmenar
bench: banco de madera, bancos de madera, banco de jardín, bancas de jardín, bancas de madera
birdcage bird: jaula para pájaros, jaulas para pájaros, jaulas, canarios cantores, canaricultura, pajarera, periquitos
blackboard: pizarra, pizarras, pizarrón, pizarrones
carriage horse: carruaje, carruajes, coche de caballos, coches de caballos, calesa, paseos en carruaje
chandelier: candelabros, candiles, lámpara de araña, lámparas de araña, tienda de lámparas, iluminación decorativa
cherry-picker: plataforma elevadora, plataformas elevadoras, elevador de tijera, alquiler de plataformas, camión canasta, camión con canasta, grúa canasta
circuit-board: circuito impreso, circuitos impresos, tarjetas electrónicas, reparación de electrónica, componentes electrónicos, taller de electrónica
clothes-hanger coat: tintorería, tintorerías, lavado en seco, limpieza en seco, ropa de segunda mano, ropa usada, ropero solidario, ropa americana, perchas
coffee-beans coffee: café en grano, granos de café, tostaduría, tostador de café, tostadores de café, café tostado, café de finca, caficultores, beneficio de café
combine-harvester wheat: cosechadora, cosechadoras, trilladora, servicio de cosecha, cosecha de granos
cot: cuna, cunas, cuna para bebé, minicuna, moisés para bebé, muebles de bebé
drum-kit drum: batería musical, clases de batería, curso de batería, baterista, bateristas
embroidery-hoop thread: bordado, bordados, bordadora, bordadoras, bordado a mano, taller de bordado, punto de cruz
empanada: empanada, empanadas, empanadillas, salteñas, empanadas argentinas, empanadas caseras
fireplace fire: chimeneas de leña, chimenea francesa, hogar a leña, chimeneas eléctricas, chimeneas y estufas
first-aid-kit: primeros auxilios, curso de primeros auxilios, rcp, botiquín, botiquines, desfibrilador, reanimación cardiopulmonar
food-truck takeaway-box: food truck, food trucks, foodtruck, foodtrucks, carrito de comida, gastroneta
garden-shed: caseta de jardín, casetas de jardín, cobertizo, cobertizos, casetas de madera
gingerbread: pan de jengibre, casa de jengibre, galletas de jengibre, hombrecitos de jengibre
ham: jamón, jamones, jamón ibérico, jamón serrano, jamonería, cortador de jamón, jamón de bellota
hamper gift: cesta de navidad, cestas de navidad, cesta regalo, cestas de regalo, canasta navideña, canastas navideñas, canasta de regalo, arcón navideño, ancheta, anchetas
headscarf: hiyab, hijab, hiyabs, abaya, abayas
ice-lolly: paleta helada, paletas heladas, paletas de hielo, paletería, paleterías, paletas artesanales, polos de hielo
jet-ski wave: moto de agua, motos de agua, motos acuáticas, moto acuática, jet ski
kennel dog: residencia canina, residencias caninas, hotel canino, hotel para perros, caseta para perro, casas para perros, pensionado canino, pensión canina
loom yarn: telar, telares, tejido en telar, tejeduría, taller de telar, tejedor, tejedoras
macarons: macaron, macarons, macarrones franceses
marionette theatre-masks: títeres, marionetas, teatro de títeres, función de títeres, titiriteros, guiñol, teatro de marionetas
market-stall carrot: puesto de mercado, puestos de mercado, mercadillo, mercadillos, tianguis, mercado de productores, mercado campesino, feria libre
mortar herb: botica, farmacia magistral, fórmulas magistrales, mortero
motorcycle-helmet motorcycle: casco de moto, cascos de moto, cascos para moto, ropa de moto, equipamiento motero
necklace: collar de perlas, bisutería, joyería de plata, joyas de plata, joyería artesanal
olive-oil olives: aceite de oliva, aceite de oliva virgen extra, aove, almazara, almazaras, oleoturismo
pallet: palé, palés, palet, palets, pallet, pallets, tarimas de madera, muebles de palets
parking-sign location-pin: plaza de garaje, plazas de garaje, estacionamiento mensual, pensión de estacionamiento, parking aeropuerto, plaza de parking, cochera en alquiler
pipe-organ church: concierto de órgano, órgano de la iglesia, órgano barroco, conciertos de órgano
plum: ciruela, ciruelas
pomegranate: granadas frescas, zumo de granada, jugo de granada, granada fruta
pumpkin: calabaza, calabazas, zapallo, zapallos
road-roller: asfalto, asfaltado, pavimentación, pavimentos, bacheo, asfaltados, pavimento asfáltico
roast-chicken: pollo asado, pollos asados, pollo a la brasa, pollos a la brasa, pollo rostizado, rosticería, rostisería, asador de pollos, pollería, pollo al spiedo
rollator: andador para mayores, andadores para mayores, andador ortopédico, andaderas
rubber-stamp document: notaría, notarías, notario, notaria pública, notario público, escribanía, escribano, sellos de caucho, sellos de goma, sellos automáticos
sack wheat: alimento balanceado, alimento para ganado, forrajera, forrajes, concentrado para animales, molino de harina, harinera, semillería
saddle horse: talabartería, silla de montar, sillas de montar, guarnicionería, guarnicionero, monturas, talabartero
secateurs leaves: poda de setos, poda, podas, tijeras de podar, corte de setos, poda de frutales, recorte de setos
server: hosting web, servidores, alojamiento web, centro de datos, data center, servidor dedicado
shipping-container: contenedor marítimo, contenedores marítimos, contenedor de almacenaje, alquiler de contenedores, venta de contenedores, casas contenedor, casa contenedor, flete marítimo
skewers barbecue: brochetas, brocheta, anticuchos, anticucho, pinchos morunos, pinchos de carne, chuzos
squeegee window: limpiacristales, limpieza de cristales, limpieza de vidrios, limpieza de ventanas, limpiavidrios
stained-glass: vitral, vitrales, vidriera, vidrieras, vitralista
suit necktie: trajes a medida, traje de novio, trajes de novio, trajes de caballero, alquiler de trajes, renta de trajes, trajes para hombre, esmoquin, smoking, traje a medida, sastrería, sastrerías
tipper-truck: volquete, volquetes, volqueta, volquetas, camión de volteo, arena y grava, áridos, gravilla, materiales pétreos
turf-roll: césped artificial, pasto sintético, pasto en rollo, césped en rollo, grama sintética, tepe, tepes, grass sintético, pasto en rollos, césped sintético
vintage-car: coche clásico, coches clásicos, autos clásicos, auto clásico, carros clásicos, vehículos clásicos, coches antiguos, autos antiguos, carros antiguos
wasp: avispa, avispas, nido de avispas, nidos de avispas, avispero, avispón
water-pump droplet: pozo de agua, pozos de agua, perforación de pozos, bomba de agua, bombas de agua, pozos profundos, bombas sumergibles, perforaciones de agua, pozero
water-tank droplet: tinaco, tinacos, cisterna, cisternas, tanque de agua, tanques de agua, limpieza de tinacos, limpieza de tanques, aljibe, aljibes, depósito de agua, depósitos de agua
watering-can plant: regadera de jardín, regaderas de jardín
wedding-cake: tarta de boda, tartas de boda, torta de matrimonio, tortas de matrimonio, pastel de boda, pasteles de boda, tortas de boda, torta de novios
wedding-dress ring: vestido de novia, vestidos de novia, traje de novia, tienda de novias, novias y fiesta
wheelie-bin: contenedor de basura, contenedores de basura, recolección de basura, botes de basura, cubos de basura, limpieza de contenedores
wifi-router: fibra óptica, internet por fibra, internet residencial, router wifi, internet rural, internet en casa, proveedor de internet
wig: peluca, pelucas, prótesis capilar, prótesis capilares, peluquín
wreath: corona de navidad, coronas de navidad, corona navideña, coronas navideñas, corona de adviento, corona fúnebre, coronas fúnebres, coronas de flores
x-ray: rayos x, radiografía, radiografías, radiología, resonancia magnética, tomografía, tomografías, diagnóstico por imagen, diagnóstico por imágenes, mamografía, mastografía
zip: cremallera, cremalleras, cambio de cremalleras, cambio de cierres
zip-line tree: tirolesa, tirolesas, tirolina, tirolinas, canopy, parque de aventura, parque de cuerdas, puente colgante
`,
  it: `
aquarium tropical-fish: acquariofilia, acquari, allestimento acquari
baby-bodysuit: abbigliamento neonato, abbigliamento bambino, abbigliamento bambini, vestiti per bambini, corredino, abbigliamento per l'infanzia, vestitini, moda bimbo
bangles: bracciale, bracciali, braccialetto, braccialetti
barrel: bottaio, barrique, botti di rovere
beehive bee: arnia, arnie, alveare, alveari
bench: panchina, panchine, panca da giardino, panche da giardino
birdcage bird: gabbia per uccelli, gabbie per uccelli, voliera, voliere, canarini, ornitologia
blackboard: lavagna, lavagne
carriage horse: carrozza, carrozze, giri in carrozza, calesse
chandelier: lampadario, lampadari, illuminazione d'interni
cherry-picker: piattaforma aerea, piattaforme aeree, cestello elevatore, noleggio piattaforme, piattaforme elevabili
circuit-board: circuiti stampati, schede elettroniche, riparazione schede, componenti elettronici
clothes-hanger coat: tintoria, tintorie, lavasecco, lavaggio a secco, abbigliamento usato, vestiti usati, grucce
coffee-beans coffee: caffè in grani, torrefazione, torrefazioni, chicchi di caffè, caffè tostato
combine-harvester wheat: mietitrebbia, mietitrebbiatura, trebbiatura, contoterzista, contoterzi agricolo, festa della trebbiatura
cot: culla, culle, lettino, lettini per bambini, cameretta neonato
drum-kit drum: batterista, lezioni di batteria, corso di batteria, scuola di batteria
embroidery-hoop thread: ricamo, ricami, corso di ricamo, ricamatrice, punto croce
fireplace fire: camino, camini, caminetto, caminetti
first-aid-kit: primo soccorso, corso di primo soccorso, corso blsd, blsd, defibrillatore, cassetta di pronto soccorso
food-truck takeaway-box: food truck, foodtruck, cibo di strada su ruote, street food festival
garden-shed: casetta da giardino, casette da giardino, casette in legno, casetta in legno, ripostiglio da giardino
gingerbread: pan di zenzero, pan pepato, panpepato, omini di zenzero
ham: prosciutto, prosciutti, prosciutto crudo, prosciutto cotto, prosciuttificio, prosciutteria, culatello
hamper gift: cesto natalizio, cesti natalizi, cesto regalo, cesti regalo, ceste natalizie
headscarf: hijab, abaya
ice-lolly: ghiacciolo, ghiaccioli
jet-ski wave: moto d'acqua, acquascooter, jet ski
kennel dog: pensione per cani, pensione cani, canile, cuccia, cucce per cani
loom yarn: tessitura, tessitura a mano, corso di tessitura, tessitori
macarons: macaron, macarons
marionette theatre-masks: burattini, marionette, spettacolo di burattini, teatro dei burattini, burattinaio, teatro di figura
market-stall carrot: bancarella, bancarelle, mercatino, mercatini, mercato contadino, mercato settimanale
motorcycle-helmet motorcycle: casco moto, caschi moto, casco da moto, abbigliamento moto
necklace: collana, collane, collana di perle, bigiotteria, gioielli artigianali, gioielli in argento
olive-oil olives: olio d'oliva, olio extravergine, olio evo, olio extravergine d'oliva, frantoio, frantoi, oleificio
pallet: pallet, bancali, bancale, pedane in legno, europallet
parking-sign location-pin: posto auto, posti auto, parcheggio aeroporto, parcheggio custodito, box auto
pipe-organ church: concerto d'organo, organo a canne, concerti d'organo, rassegna organistica
plum: prugna, prugne, susine, susina
pomegranate: melograno, melagrana, melagrane, succo di melograno
pumpkin: zucca, zucche, sagra della zucca
road-roller: asfalto, asfaltatura, asfaltature, pavimentazioni stradali, lavori stradali
roast-chicken: pollo allo spiedo, polli allo spiedo, girarrosto, rosticceria, pollo arrosto
rollator: deambulatore, deambulatori, ausili per anziani
rubber-stamp document: notaio, notai, studio notarile, timbri, timbrificio
sack wheat: mangimi, mangimificio, sementi
saddle horse: selleria, sellaio, selle, selleria equitazione
secateurs leaves: potatura, potature, potatura siepi, taglio siepi, cesoie, potatura ulivi
server: hosting web, data center, server aziendali, assistenza server
shipping-container: container marittimo, container marittimi, noleggio container, container usati
skewers barbecue: arrosticini, spiedini, spiedino
squeegee window: lavavetri, pulizia vetri, lavaggio vetri, pulizia vetrate, pulizia finestre
stained-glass: vetrate artistiche, vetrata artistica, vetrate
suit necktie: abiti da uomo, abito da sposo, abiti da sposo, smoking, abbigliamento uomo, sartoria maschile, abiti da cerimonia uomo
tagine: tajine, couscous, cous cous, cucina marocchina
tipper-truck: ribaltabile, sabbia e ghiaia, ghiaia, inerti, stabilizzato
turf-roll: prato a rotoli, erba sintetica, prato sintetico, prato in rotoli, zolle erbose
vintage-car: auto d'epoca, auto storiche, auto d'epoca raduno, raduno auto d'epoca, restauro auto d'epoca, autostoriche
wasp: vespe nido, nido di vespe, nidi di vespe, disinfestazione vespe, calabroni, nido di calabroni
water-pump droplet: pozzi, trivellazione pozzi, pozzo artesiano, pozzi artesiani, pompa dell'acqua, pompe sommerse, perforazione pozzi, trivellazioni
water-tank droplet: cisterna, cisterne, serbatoio acqua, serbatoi acqua, autoclavi
watering-can plant: annaffiatoio, annaffiatoi, innaffiatoio
wedding-cake: torta nuziale, torte nuziali, torta di nozze, torte di matrimonio, torta matrimonio
wedding-dress ring: abito da sposa, abiti da sposa, atelier sposa, vestito da sposa, atelier sposi
wheelie-bin: bidoni della spazzatura, cassonetti, lavaggio cassonetti, bidoni rifiuti
wifi-router: fibra ottica, internet fibra, connessione internet, router wifi, banda larga
wig: parrucca, parrucche, protesi capillari, parrucchino
wreath: ghirlanda, ghirlande, corona dell'avvento, ghirlande natalizie, corone funebri
x-ray: radiologia, radiografia, radiografie, raggi x, risonanza magnetica, diagnostica per immagini, mammografia
zip: cerniera lampo, cerniere lampo, riparazione cerniere, sostituzione cerniere, cambio cerniera
zip-line tree: zipline, parco avventura, ponte tibetano, carrucola, percorsi sugli alberi
`,
  pt: `
sofa bubbles: lavagem a seco de estofados, lavagem a seco de sofás, lavagem a seco de sofá
aquarium tropical-fish: aquarismo, aquários, loja de aquários, manutenção de aquários
baby-bodysuit: roupa de bebê, roupa de bebé, roupas de bebê, roupa infantil, roupas infantis, enxoval de bebê, enxoval, moda infantil, roupa de criança, roupinhas
bangles: pulseira, pulseiras, bracelete, braceletes
barrel: barril de carvalho, barris de carvalho, tonel, tonéis, tanoaria, pipas de vinho
beehive bee: colmeia, colmeias, colmeal, apiário
bench: banco de jardim, bancos de jardim, banco de madeira, bancos de madeira
birdcage bird: gaiola, gaiolas, viveiro de pássaros, canários, periquitos
blackboard: quadro-negro, lousa, lousas, quadro branco
carriage horse: carruagem, carruagens, passeio de charrete, charrete, charretes
chandelier: lustre, lustres, candeeiros, luminárias
cherry-picker: plataforma elevatória, plataformas elevatórias, caminhão cesto, plataforma tesoura, cesto aéreo
circuit-board: placa eletrônica, placas eletrônicas, circuito impresso, conserto de placas, componentes eletrônicos
clothes-hanger coat: tinturaria, lavandaria a seco, roupa em segunda mão, brechó, brechós, bazar de roupas, roupas usadas, cabides
coffee-beans coffee: café em grão, café em grãos, grãos de café, torrefação, torrefadora, café torrado, cafés especiais
combine-harvester wheat: colheitadeira, colheitadeiras, ceifeira-debulhadora, ceifeira, colheita mecanizada, debulhadora
cot: berço, berços, cama de grades, quarto de bebê
drum-kit drum: aulas de bateria, aula de bateria, baterista, curso de bateria
embroidery-hoop thread: bordado, bordados, bordadeira, bordadeiras, bordado à mão, ponto cruz, oficina de bordado
empanada: empanada, empanadas, empadas, pastel de carne, pastéis fritos, pastelaria de feira
fireplace fire: lareira, lareiras, recuperadores de calor, recuperador de calor
first-aid-kit: primeiros socorros, curso de primeiros socorros, suporte básico de vida, desfibrilador, socorrista, socorrismo
food-truck takeaway-box: food truck, food trucks, foodtruck, roulote de comida
garden-shed: casa de jardim, abrigo de jardim, abrigos de jardim, barracão, casinha de madeira, casas de madeira para jardim
gingerbread: pão de gengibre, biscoito de gengibre, biscoitos de gengibre, casinha de gengibre
ham: presunto, presuntos, presunto ibérico, pernil, tender de natal
hamper gift: cabaz, cabazes, cabaz de natal, cabazes de natal, cesta de natal, cestas de natal, cesta de café da manhã, cestas de café da manhã, cesta de presente, cestas básicas
headscarf: hijab, lenço islâmico, abaya
ice-lolly: picolé, picolés, gelado de gelo, sacolé, geladinho
jet-ski wave: jet ski, jetski, moto de água, motas de água, moto aquática
kennel dog: hotel para cães, hotel canino, canil, canis, casinha de cachorro, hotel para cachorro
loom yarn: tear, teares, tecelagem, tecelagem manual, tecelã
macarons: macaron, macarons
marionette theatre-masks: fantoches, marionetes, marionetas, teatro de fantoches, teatro de bonecos, teatro de marionetas, bonecreiros
market-stall carrot: banca na feira, barraca de feira, feirantes, feira livre, feira de artesanato, mercado de produtores, feira orgânica
motorcycle-helmet motorcycle: capacete de moto, capacetes de moto, roupa de motociclista
necklace: bijuteria, bijuterias, joias de prata, semijoias, joias artesanais, colar de pérolas
olive-oil olives: azeite, azeites, azeite virgem extra, lagar, lagar de azeite, azeite de oliva
pallet: palete, paletes, pallet, pallets, móveis de pallet
parking-sign location-pin: estacionamento mensal, lugar de garagem, lugares de garagem, vaga de garagem, estacionamento aeroporto, mensalista
pipe-organ church: concerto de órgão, órgão de tubos, concertos de órgão, recital de órgão
plum: ameixa, ameixas
pomegranate: romã, romãs, sumo de romã
pumpkin: abóbora, abóboras
road-roller: asfalto, asfaltamento, pavimentação, pavimentações, alcatrão, tapa-buraco, recapeamento
roast-chicken: frango assado, frangos assados, frango no churrasco, churrasqueira de frangos, galeto, frango de churrasco, galeteria
rollator: andarilho, andarilhos, andador para idosos
rubber-stamp document: notário, notária, cartório, cartório notarial, carimbo, carimbos, tabelionato
sack wheat: ração animal, rações, rações para animais, casa de ração, sementes agrícolas, moagem, farinha de trigo
saddle horse: selaria, selas, sela, seleiro, correaria
samosa: chamuças, chamuça, samosa
secateurs leaves: poda, podas, tesoura de poda, corte de sebes, poda de árvores de fruto, poda de sebes, corte de cerca viva
server: hospedagem de sites, alojamento web, servidores, data center, datacenter
shipping-container: contentor marítimo, contentores marítimos, contêiner, contêineres, aluguel de container, casa container, frete marítimo
skewers barbecue: espetinho, espetinhos, espetadas, espetada, espetos
squeegee window: limpeza de vidros, limpa vidros, lavagem de vidros, limpeza de janelas, limpador de vidros
stained-glass: vitral, vitrais, vitralista
suit necktie: fato de noivo, fatos de noivo, fatos por medida, terno, ternos, aluguel de ternos, traje de noivo, alfaiataria, smoking, moda masculina, roupa social masculina
tipper-truck: caçamba basculante, basculante, areia e brita, brita, areia e pedra, inertes, camião basculante, caminhão basculante
turf-roll: grama sintética, relva sintética, tapetes de relva, grama em rolo, grama em placas, tapete de grama, relva em rolo
vintage-car: carro antigo, carros antigos, carros clássicos, automóveis antigos, clássicos automóveis, encontro de carros antigos, automóveis clássicos
wasp: vespa asiática, vespas, ninho de vespas, ninhos de vespas, marimbondos, marimbondo
water-pump droplet: poço artesiano, poços artesianos, furo de água, furos de água, bomba de água, bombas de água, bomba d'água, perfuração de poços, captação de água
water-tank droplet: caixa d'água, caixas d'água, cisterna, cisternas, limpeza de caixa d'água, depósito de água, depósitos de água, reservatório de água
watering-can plant: regador, regadores
wedding-cake: bolo de casamento, bolos de casamento, bolo de noiva
wedding-dress ring: vestido de noiva, vestidos de noiva, atelier de noivas, moda noiva
wheelie-bin: contentores de lixo, lixeira, lixeiras, caixote do lixo, coleta de lixo, limpeza de contentores
wifi-router: fibra ótica, fibra óptica, internet fibra, internet banda larga, provedor de internet, roteador
wig: peruca, perucas, prótese capilar, próteses capilares
wreath: coroa de natal, coroas de natal, guirlanda, guirlandas, coroa do advento, coroas de flores, coroa de flores
x-ray: raio x, raio-x, raios x, radiografia, radiologia, ressonância magnética, tomografia, diagnóstico por imagem, mamografia
zip: zíper, zíperes, troca de zíper, fecho éclair, troca de fechos
zip-line tree: tirolesa, tirolesas, slide e arborismo, arborismo, parque aventura
`,
  ca: `
aquarium tropical-fish: aquaris, aquariofília
baby-bodysuit: roba de nadó, roba infantil, roba de nens
bangles: polsera, polseres
barrel: bóta de vi, bótes de vi, barrica
beehive bee: rusc, ruscos, ruscs
bench: banc de fusta, bancs de jardí
birdcage bird: gàbia, gàbies, canaris
carriage horse: carruatge, carruatges, carro de cavalls
cherry-picker: plataforma elevadora, plataformes elevadores
clothes-hanger coat: tintoreria, neteja en sec, roba de segona mà
coffee-beans coffee: cafè en gra, torrador de cafè, torrefacció
cot: bressol, bressols
drum-kit drum: classes de bateria, bateria
embroidery-hoop thread: brodat, brodats, puntes i brodats
fireplace fire: llar de foc
first-aid-kit: primers auxilis, farmaciola, desfibril·lador
food-truck takeaway-box: food truck, food trucks
ham: pernil, pernils, pernil ibèric
hamper gift: panera de nadal, paneres de nadal, lot de nadal, lots de nadal
kennel dog: residència canina, hotel caní
marionette theatre-masks: titelles, marionetes, putxinel·lis
market-stall carrot: parada de mercat, parades, marxants, mercat de pagès, mercat setmanal
necklace: collaret, collarets, bijuteria
olive-oil olives: oli d'oliva, oli verge extra, trull, almàssera
parking-sign location-pin: plaça de pàrquing, places de pàrquing
pipe-organ church: concert d'orgue, orgue
plum: pruna, prunes
pumpkin: carbassa, carbasses
roast-chicken: pollastre a l'ast, pollastres a l'ast, rostisseria
rubber-stamp document: notari, notaria, segells de goma
secateurs leaves: poda, esporga, retall de tanques
squeegee window: neteja de vidres, netejavidres
stained-glass: vitrall, vitralls
suit necktie: vestits d'home, vestit de nuvi, sastreria
turf-roll: gespa artificial
vintage-car: cotxes clàssics, cotxe clàssic, cotxes antics
wasp: vespa asiàtica, vespes, niu de vespes
water-pump droplet: pous, perforació de pous, bomba d'aigua
water-tank droplet: dipòsit d'aigua, cisterna
wedding-cake: pastís de noces, pastissos de noces
wedding-dress ring: vestit de núvia, vestits de núvia
wifi-router: fibra òptica, internet per fibra
wig: perruca, perruques
wreath: corona de nadal, corona d'advent
x-ray: radiografia, radiologia, ressonància magnètica
zip-line tree: tirolina, parc d'aventura
`,
};
