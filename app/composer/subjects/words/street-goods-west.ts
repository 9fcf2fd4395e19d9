/** The same as street-goods.ts in German, Dutch and the Romance languages of the West. */
export const westernStreetGoods: Record<string, string> = {
  de: `
bagpipes musical-notes: dudelsack, dudelsackspieler, dudelsäcke, dudelsackmusik, sackpfeife
bra: dessous, büstenhalter, bh, bhs, miederwaren, lingerie, bh-beratung
braid hair-comb: braids, rastazöpfe, flechtfrisuren, box braids, cornrows, dreadlocks, afrozöpfe
hair-dryer hair-comb: föhnen, haartrockner, keratinglättung, keratin-glättung, waschen schneiden föhnen
cabbage: sauerkraut, weißkohl, rotkohl, kohlköpfe, krautköpfe, filderkraut
campervan campsite: wohnmobil, wohnmobile, wohnmobil mieten, wohnmobile mieten, wohnmobil zu mieten, reisemobil, reisemobile, campingbus, campingbusse, camper mieten, wohnmobilvermietung, camperausbau, kastenwagen-ausbau
car-boot price-tag: kofferraumflohmarkt, kofferraummarkt, kofferraum-flohmarkt
card-terminal credit-card: kartenterminal, kartenterminals, ec-terminal, kartenlesegerät, kassensystem, kassensysteme, registrierkasse, registrierkassen, kassensoftware
chainsaw logs: motorsäge, motorsägen, kettensäge, kettensägen, motorsägenkurs, kettensägenkurs, motorsägenschein, forstbetrieb, forstarbeiten
tree chainsaw: baumfällung, baumfällungen, baumfällarbeiten, baumpflege, baumdienst, baumschnitt, wurzelstockfräsen, stubbenfräsen
concrete-mixer bricks: beton, transportbeton, fertigbeton, betonpumpe, estrich, estrichleger, estricharbeiten, fließestrich
drainpipe droplet: rohrreinigung, abflussreinigung, kanalreinigung, kanalsanierung, rohrsanierung, verstopfter abfluss, abfluss verstopft, rohrverstopfung
fitted-kitchen: einbauküche, einbauküchen, küchenstudio, küchenstudios, küchenmontage, küchenplanung, küchenmöbel, küchenfronten, maßküchen, küchenbauer, küchenhaus, neue küche, küchen nach maß
flag: fahnenmast, fahnenmasten, fahnen und flaggen, flaggen und fahnen, beachflags
floorboards: parkett, parkettböden, parkettleger, parkett schleifen, laminat, dielen, dielenboden, holzböden, holzboden, vinylboden, vinylböden, bodenleger, fußbodenleger, bodenbeläge, terrassendielen, bodenverlegung
gas-cylinder fire: gasflasche, gasflaschen, propangas, flaschengas, flüssiggas
grandfather-clock: standuhr, standuhren, pendeluhr, pendeluhren
harp musical-score: harfe, harfen, harfenistin, harfenist, harfenunterricht
hay-bale tractor: heu, stroh, heuballen, strohballen, rundballen, heulage
lawn-bowls: boule, boulespiel, boccia, pétanque, petanque, boule-turnier, bouleplatz
lift: aufzugstechnik, aufzugsmonteur, aufzugsbau, aufzugswartung, aufzugstechniker, homelift, plattformlift, hebelift
mobility-scooter wheelchair: elektromobil, elektromobile, e-rollstuhl, elektrorollstuhl, elektrorollstühle, seniorenmobil, seniorenmobile
nappy baby: windel, windeln, stoffwindel, stoffwindeln, windeltorte, windeltorten, windelfrei
padel-racket: padel, padeltennis, padelplatz, padelplätze, pickleball, squash, squashcenter
paddleboard wave: stand-up-paddling, stand up paddling, sup, sup-verleih, sup-kurs, sup-board, sup-boards, sup-touren
pistachios peanuts: ~ pistazie, pistazien
soft-ice-cream pistachios: pistazieneis
horseshoe: hufeisen
peanuts pistachios: nüsse, nüsse und trockenfrüchte, trockenfrüchte
potters-wheel vase: töpferkurs, töpferkurse, töpferscheibe, drehscheibe, töpfern, keramikkurs, keramikkurse, töpferwerkstatt, keramikwerkstatt, töpferei
prosthetic-leg: beinprothese, beinprothesen, armprothesen, orthopädietechnik, prothetik
quad-bike: quad, quads, quadtour, quadtouren, quad-tour, quad-touren, quadverleih
road-barrier safety-vest: verkehrssicherung, straßenbau, straßenbauer, baustellenabsicherung
saffron: safran, safranfäden
spotlight: bühnentechnik, lichttechnik, veranstaltungstechnik, scheinwerfer mieten, bühnenbeleuchtung, lichttechniker
tanker: grubenentleerung, fäkalienabfuhr, klärgrube, klärgruben, sickergrube, heizöl, heizöllieferung, saugwagen, tankwagen, tankwagenfahrer
telephone: telefonanlage, telefonanlagen, telefonseelsorge, telefonservice, sorgentelefon
tow-truck car: abschleppdienst, abschleppwagen, pannenhilfe, pannendienst, abschleppen, autobergung
trampoline gymnast: trampolin, trampoline, trampolinhalle, trampolinpark, trampolinverleih
water-jug droplet: wasserspender, wasserlieferung, mineralwasser-lieferung
welding-mask fire: schweißer, schweißerin, schweißen, schweißarbeiten, schweißkurs, schweißkurse, schweißtechnik, schweißfachbetrieb
ant house: termiten, ameisenbekämpfung
roller-coaster: freizeitpark, freizeitparks, vergnügungspark, achterbahn
donkey: esel, eselwanderung, eselwanderungen, eselreiten, eseltrekking
envelope: briefumschläge, mailings, brieffreundschaft, newsletter
handball-player: handball, handballverein, handballtraining
water-polo-player: wasserball
wrestlers: ringerverein, ringkampf, ringkämpfe, freistilringen, wrestling
`,
  fr: `
bagpipes musical-notes: cornemuse, cornemuses, biniou, bagad, sonneur de cornemuse
bra: lingerie, soutien-gorge, soutiens-gorge, boutique de lingerie, sous-vêtements féminins, lingerie fine
braid hair-comb: tresses africaines, tresses, tresse africaine, box braids, nattes collées, dreadlocks, locks, knotless braids, coiffure afro
bread: tresse brioche, tresse au beurre, brioche tressée
garlic: tresses d'ail
hair-dryer hair-comb: brushing, lissage brésilien, lissage, sèche-cheveux, coupe et brushing, lissage kératine
cabbage: chou, choux verts, choucroute, chou blanc, chou rouge
cake-slice: chou à la crème, choux à la crème, pâte à choux
campervan campsite: camping-car, camping-cars, location de camping-car, van aménagé, vans aménagés, fourgon aménagé, fourgons aménagés, aménagement de van, aménagement de fourgon
car-boot price-tag: vente de coffre, vide-coffre
card-terminal credit-card: terminal de paiement, terminaux de paiement, tpe, caisse enregistreuse, caisses enregistreuses, logiciel de caisse, système de caisse
chainsaw logs: tronçonneuse, tronçonneuses, bûcheron, bûcheronnage, travaux forestiers
tree chainsaw: élagage, élagueur, élagueurs, abattage, abattage d'arbres, dessouchage, rognage de souches, taille d'arbres
churros chocolate: churros, chichis, churro
concrete-mixer bricks: béton, béton prêt à l'emploi, toupie béton, livraison de béton, pompe à béton, chape, chape liquide
drainpipe droplet: débouchage, débouchage de canalisation, débouchage de canalisations, canalisation bouchée, canalisations, curage, assainissement, évier bouché
fitted-kitchen: cuisiniste, cuisinistes, cuisine équipée, cuisines équipées, cuisine sur mesure, cuisines sur mesure, pose de cuisine, pose de cuisines, cuisine aménagée, meubles de cuisine
floorboards: parquet, parquets, pose de parquet, ponçage de parquet, parqueteur, stratifié, sol stratifié, lames de terrasse, terrasse bois, terrasses en bois, revêtement de sol, revêtements de sol
gas-cylinder fire: bouteille de gaz, bouteilles de gaz, butane, propane
grandfather-clock: horloge comtoise, horloges comtoises, horloge de parquet, comtoise
harp musical-score: harpe, harpes, harpiste, cours de harpe
hay-bale tractor: foin, bottes de foin, botte de foin, bottes de paille, balles de foin, foin et paille, ballots de paille
lawn-bowls: pétanque, club de pétanque, concours de pétanque, boulodrome, boules lyonnaises, concours de boules
lift: ascensoriste, ascensoristes, maintenance d'ascenseurs, installation d'ascenseur, technicien ascenseur, ascenseur privatif
mobility-scooter wheelchair: fauteuil roulant électrique, fauteuils roulants électriques, scooter pmr, scooters pmr, scooter senior
nappy baby: couche lavable, couches lavables, couches bébé, couches jetables, gâteau de couches
padel-racket: padel, terrain de padel, pickleball, squash, cours de padel
paddleboard wave: stand up paddle, stand-up paddle, location de paddle, location paddle, paddle board, balade en paddle
pistachios peanuts: ~ pistache, pistaches
soft-ice-cream pistachios: glace à la pistache, glace pistache
peanuts pistachios: fruits secs, fruits à coque
potters-wheel vase: poterie, cours de poterie, stage de poterie, atelier de poterie, tour de potier, cours de céramique, atelier céramique, stage de tournage, potier, potière
prosthetic-leg: orthoprothésiste, prothésiste orthopédiste, prothèse de jambe
quad-bike: quad, quads, randonnée quad, balade en quad, location de quad, location de quads
road-barrier safety-vest: travaux publics, signalisation de chantier, marquage au sol, voirie
saffron: safran, safraniculteur, safranière
sausage-roll: friand, friands
spotlight: éclairage scénique, régie lumière, sonorisation et éclairage, location de sono, technicien lumière, projecteurs de scène
tanker: vidange de fosse septique, fosse septique, fosses septiques, vidange de fosses, fioul, livraison de fioul, camion-citerne, hydrocurage
telephone: standard téléphonique, téléphonie d'entreprise, permanence téléphonique, numéro d'écoute, télésecrétariat
tow-truck car: dépannage auto, dépanneuse, dépanneuses, remorquage, dépannage remorquage, assistance routière
trampoline gymnast: trampoline, trampolines, trampoline park, parc de trampolines
water-jug droplet: fontaine à eau, fontaines à eau, livraison d'eau, bonbonnes d'eau
welding-mask fire: soudeur, soudeurs, soudeuse, soudure, travaux de soudure, formation soudure, soudage
ant house: termites, traitement termites, diagnostic termites
roller-coaster: parc d'attractions, parcs d'attractions, montagnes russes, parc à thème
donkey: âne, ânes, balade à dos d'âne, randonnée avec un âne, balades avec un âne
envelope: enveloppes, correspondante, publipostage
handball-player: handball, club de handball
water-polo-player: water-polo, waterpolo
wrestlers: club de lutte, lutte olympique
`,
  es: `
bagpipes musical-notes: gaita, gaitas, gaitero, gaiteros, gaiteira, banda de gaitas
bra: lencería, lencería femenina, sujetador, sujetadores, corsetería, brasier, brasieres, ropa interior femenina
braid hair-comb: trenzas, trenzas africanas, trencista, trenzado, rastas, box braids
bread: trenzas de pan, trenza de pan, trenza de hojaldre
garlic: trenzas de ajo
hair-dryer hair-comb: secador de pelo, alisado, alisado brasileño, alisado de keratina, keratina, brushing, secado y peinado, planchado de cabello, blower
cabbage: repollo, repollos, chucrut, col lombarda, berza, berzas
campervan campsite: autocaravana, autocaravanas, alquiler de autocaravanas, furgoneta camper, furgonetas camper, camper, campers, camperización, casa rodante, motorhome
card-terminal credit-card: datáfono, datáfonos, tpv, terminal punto de venta, sistema tpv, terminal de pago, caja registradora, cajas registradoras, posnet
chainsaw logs: motosierra, motosierras, afilado de motosierras, trabajos forestales
tree chainsaw: tala de árboles, poda de árboles, poda y tala, poda en altura, talas y podas, destoconado, poda de palmeras
churros chocolate: churros, churro, churrería, churrerías, porras, chocolate con churros
concrete-mixer bricks: hormigón, hormigón preparado, concreto, concreto premezclado, bomba de hormigón, hormigonera, hormigón impreso, cemento
drainpipe droplet: desatascos, desatasco, desatasco de tuberías, desatranco, desatrancos, destape de cañerías, destape, alcantarillado, desagüe, desagües, tuberías atascadas, destapaciones, limpieza de tuberías
fitted-kitchen: cocinas a medida, cocina a medida, muebles de cocina, cocinas integrales, cocina integral, reforma de cocinas, reformas de cocinas, reforma de cocina, estudio de cocinas, montaje de cocinas
floorboards: parquet, parqué, tarima, tarima flotante, suelos laminados, suelo laminado, suelos de madera, acuchillado, acuchillado de parquet, pisos de madera, piso laminado, pisos laminados, piso flotante, deck de madera
gas-cylinder fire: bombona de butano, bombonas, butano, gas butano, gas propano, garrafas de gas, cilindros de gas, gas lp, balón de gas, balones de gas
grandfather-clock: reloj de pie, relojes de pie, reloj de péndulo
harp musical-score: arpa, arpas, arpista, clases de arpa
hay-bale tractor: heno, pacas de heno, balas de paja, fardos de heno, rollos de pasto, pacas de paja, fardos de alfalfa
lawn-bowls: petanca, club de petanca, bochas, torneo de bochas
lift: mantenimiento de ascensores, ascensorista, reparación de ascensores, instalación de ascensores, mantenimiento de elevadores
mobility-scooter wheelchair: silla de ruedas eléctrica, sillas de ruedas eléctricas, scooter de movilidad, scooters eléctricos para mayores
nappy baby: pañal, pañales, pañales de tela, pañales ecológicos, torta de pañales, tarta de pañales, pañalera
padel-racket: pádel, padel, pista de pádel, pistas de pádel, clases de pádel, cancha de pádel, pickleball, frontón, squash
paddleboard wave: paddle surf, paddlesurf, alquiler de paddle surf, tabla de paddle, sup
pistachios peanuts: ~ pistacho, pistachos
soft-ice-cream pistachios: helado de pistacho
peanuts pistachios: frutos secos, frutas secas
potters-wheel vase: torno alfarero, torno de alfarero, alfarería, taller de cerámica, clases de cerámica, curso de cerámica, cerámica en torno, taller de alfarería, clases de alfarería, taller de torno, alfarero
prosthetic-leg: prótesis de pierna, ortoprótesis, prótesis ortopédicas, ortopedia técnica
quad-bike: quad, quads, rutas en quad, alquiler de quads, cuatrimoto, cuatrimotos, cuatriciclo, cuatriciclos
road-barrier safety-vest: señalización vial, obras viales, marcas viales, pintura vial
saffron: azafrán, hebras de azafrán
spotlight: iluminación escénica, iluminación de eventos, sonido e iluminación, iluminación y sonido, luces para eventos, técnico de iluminación
tanker: vaciado de fosas sépticas, fosa séptica, fosas sépticas, limpieza de fosas sépticas, limpieza de fosas, pozos ciegos, camión cisterna, cisterna de agua, pipas de agua, camión vactor, gasóleo a domicilio, gasóleo de calefacción, desagote de pozos
telephone: centralita, centralitas, centralita virtual, teléfono de la esperanza, telefonía fija, atención telefónica
tow-truck car: grúa, grúas, servicio de grúa, grúas 24 horas, auxilio mecánico, auxilio vial, asistencia en carretera, remolque de autos, rescate de vehículos
crane: grúa torre, grúas torre, alquiler de grúas, grúa para obra, camión grúa
trampoline gymnast: cama elástica, camas elásticas, parque de trampolines, trampolín, brincolín, brincolines, saltarines
water-jug droplet: agua a domicilio, reparto de agua, garrafones, garrafón, garrafones de agua, botellones de agua, bidones de agua, dispensadores de agua, dispensador de agua
welding-mask fire: soldador, soldadores, soldadora, soldadura, trabajos de soldadura, curso de soldadura, herrería y soldadura, se busca soldador
ant house: termitas, tratamiento de termitas, comején, comejenes, tratamiento antitermitas
roller-coaster: parque de atracciones, parque de diversiones, montaña rusa, parque temático
donkey: burro, burros, burrito mascota, paseo en burro, paseos en burro
envelope: sobres, cartas antiguas, cartas a mano
handball-player: balonmano, handball, club de balonmano
water-polo-player: waterpolo
wrestlers: lucha libre, lucha olímpica, luchadores
`,
  it: `
bagpipes musical-notes: cornamusa, zampogna, zampogne, zampognari, zampognaro
bra: lingerie, reggiseno, reggiseni, intimo donna, biancheria intima, corsetteria
braid hair-comb: treccine, treccine africane, trecce africane, box braids, dreadlocks
hair-dryer hair-comb: piega, messa in piega, phon, asciugacapelli, cheratina, stiratura brasiliana, stiratura alla cheratina
-: buona piega, piega delle lamiere
cabbage: cavolo, cavoli, crauti, verza, verze, cavolo nero, cavolo cappuccio
campervan campsite: camper, noleggio camper, camperisti, furgone camperizzato, furgoni camperizzati, camper usati
card-terminal credit-card: registratore di cassa, registratori di cassa, registratori telematici, registratore telematico, pos portatile, terminale pos, terminali pos, gestionale cassa
chainsaw logs: motosega, motoseghe, corso motosega, boscaiolo, lavori boschivi
tree chainsaw: abbattimento alberi, potatura alberi, potature, potatura, abbattimenti, tree climbing, abbattimento piante, potatura in quota
churros chocolate: churros
concrete-mixer bricks: calcestruzzo, cemento, massetto, massetti, betoniera, betoniere, pompa per calcestruzzo
drainpipe droplet: spurgo, spurghi, autospurgo, autospurghi, disostruzione, disotturazione, scarichi intasati, tubature otturate, fognature, videoispezione
fitted-kitchen: cucine su misura, cucina su misura, cucine componibili, mobili da cucina, arredo cucina, centro cucine
floorboards: parquet, parchettista, posa parquet, levigatura parquet, pavimenti in legno, laminato, pavimenti laminati, decking, pavimento in legno
gas-cylinder fire: bombole gas, bombola del gas, bombole di gas, gpl domestico, bombole
grandfather-clock: pendola, pendole, orologio a pendolo, orologi a pendolo
harp musical-score: arpa, arpista, lezioni di arpa
hay-bale tractor: fieno, balle di fieno, rotoballe, paglia, balle di paglia
lawn-bowls: bocce, gara di bocce, bocciofila, torneo di bocce
lift: manutenzione ascensori, ascensorista, piattaforme elevatrici, montascale e ascensori, assistenza ascensori
mobility-scooter wheelchair: carrozzina elettrica, carrozzine elettriche, scooter per anziani, scooter elettrico per disabili
nappy baby: pannolino, pannolini, pannolini lavabili, torta di pannolini
padel-racket: padel, campi da padel, campo da padel, corso di padel, pickleball, squash
paddleboard wave: sup, noleggio sup, stand up paddle
pistachios peanuts: ~ pistacchio, pistacchi, pistacchio di bronte
soft-ice-cream pistachios: gelato al pistacchio
croissant: cornetto al pistacchio
peanuts pistachios: frutta secca
potters-wheel vase: tornio, corso di ceramica, corsi di ceramica, laboratorio di ceramica, corso di tornio, tornio da vasaio, corso di tornio ceramico, lezioni di ceramica
gear: tornio cnc, tornitore, officina tornio
prosthetic-leg: protesi arto, officina ortopedica, protesi di gamba, tecnico ortopedico
quad-bike: quad, escursioni in quad, noleggio quad, tour in quad
road-barrier safety-vest: segnaletica stradale, lavori stradali, asfaltatura, asfaltature
saffron: zafferano, pistilli di zafferano
spotlight: luci per eventi, service audio luci, audio e luci, service luci, luci da palco, illuminazione scenica
tanker: fosse biologiche, svuotamento fosse biologiche, fossa biologica, pozzi neri, svuotamento pozzi neri, gasolio da riscaldamento, autobotte, autobotti
telephone: centralino, centralini telefonici, centralini, telefono amico
tow-truck car: soccorso stradale, carro attrezzi, carroattrezzi, autosoccorso
trampoline gymnast: trampolino elastico, tappeti elastici, tappeto elastico, trampoline park, trampolini
water-jug droplet: boccioni d'acqua, consegna acqua, acqua a domicilio, erogatori d'acqua, acqua minerale a domicilio
welding-mask fire: saldatore, saldatori, saldatura, saldature, corso di saldatura
ant house: termiti, disinfestazione termiti
roller-coaster: parco divertimenti, parchi divertimento, montagne russe, luna park
donkey: asino, asini, asinello, trekking con gli asini, passeggiate con gli asini, asineria
envelope: buste da lettera, lettere antiche
handball-player: pallamano
water-polo-player: pallanuoto
wrestlers: lotta libera, lotta greco-romana, wrestling
`,
  pt: `
bagpipes musical-notes: gaita de foles, gaitas de foles, gaiteiro, gaiteiros
bra: lingerie, sutiã, sutiãs, moda íntima, soutien, soutiens, roupa íntima
braid hair-comb: tranças, trancista, tranças africanas, box braids, trança nagô, tranças nagô, dreads, trançadeira
bread: tranças de pão, trança doce
hair-dryer hair-comb: escova progressiva, progressiva, escova, alisamento, brushing, secador de cabelo, botox capilar, queratina
toothbrush: escova de dentes, escovas de dentes
cabbage: repolho, couve, couves, chucrute, repolhos
campervan campsite: autocaravana, autocaravanas, motorhome, motorhomes, aluguer de autocaravanas, carrinha camper, camper van
card-terminal credit-card: maquininha de cartão, maquininha, maquininhas, máquina de cartão, terminal de pagamento, terminal multibanco, tpa, sistema pdv, pdv, caixa registadora, caixas registadoras, software de faturação pos, frente de caixa
-: aceitamos multibanco
chainsaw logs: motosserra, motosserras, afiação de motosserras
tree chainsaw: poda de árvores, corte de árvores, abate de árvores, podas e abates, remoção de árvores
churros chocolate: churros, churro, farturas, churros recheados
concrete-mixer bricks: betão, betão pronto, concreto, concreto usinado, betoneira, contrapiso, concretagem
drainpipe droplet: desentupidora, desentupimento, desentupimentos, esgoto, esgotos, canos entupidos, desentupir canos, ralo entupido
fitted-kitchen: cozinhas por medida, cozinha por medida, cozinha planejada, cozinhas planejadas, móveis de cozinha, armários de cozinha, cozinha sob medida, cozinhas sob medida, montagem de cozinhas, remodelação de cozinhas
floorboards: parquet, soalho, soalhos, pavimento flutuante, pavimentos flutuantes, piso laminado, piso vinílico, assoalho, taco de madeira, deck de madeira, afagamento, raspagem de tacos, sinteco
gas-cylinder fire: botija de gás, botijas de gás, botijão, botijão de gás, gás de cozinha, entrega de gás, garrafas de gás, gás ao domicílio
grandfather-clock: relógio de pé, relógio de pêndulo
harp musical-score: harpa, harpista, aulas de harpa
hay-bale tractor: feno, fardos de feno, fardos de palha, palha
lawn-bowls: petanca, bocha, torneio de bocha
lift: manutenção de elevadores, técnico de elevadores, plataformas elevatórias, assistência a elevadores
mobility-scooter wheelchair: cadeira de rodas elétrica, cadeiras de rodas elétricas, scooter de mobilidade, scooters de mobilidade
nappy baby: fralda, fraldas, fraldas reutilizáveis, fraldas ecológicas, bolo de fraldas, chá de fraldas
padel-racket: padel, campos de padel, aulas de padel, pádel, beach tennis, pickleball, squash
paddleboard wave: stand up paddle, sup, aluguer de sup, paddle surf
pistachios peanuts: ~ pistache, pistácio, pistácios, pistachio
soft-ice-cream pistachios: gelado de pistácio, sorvete de pistache
peanuts pistachios: frutos secos, castanhas e nozes
potters-wheel vase: olaria, roda de oleiro, aulas de cerâmica, curso de cerâmica, oficina de cerâmica, workshop de cerâmica, torno de cerâmica, ateliê de cerâmica, oleiro
prosthetic-leg: próteses de perna, prótese de perna, próteses ortopédicas
quad-bike: quadriciclo, quadriciclos, moto 4, moto4, passeio de quadriciclo, passeios de moto 4
road-barrier safety-vest: sinalização rodoviária, obras na estrada, sinalização viária
saffron: açafrão, açafrão em pistilos
sausage-roll: folhado de salsicha, folhados de salsicha, enroladinho de salsicha
spotlight: iluminação cénica, iluminação cênica, som e luz, som e iluminação, iluminação para eventos, técnico de luz
tanker: limpa fossa, limpa-fossas, limpa fossas, fossa séptica, fossas sépticas, limpeza de fossas, caminhão pipa, carro pipa, camião cisterna, gasóleo de aquecimento
telephone: central telefónica, centrais telefónicas, pabx, linha de apoio, atendimento telefónico
tow-truck car: pronto-socorro automóvel, guincho, guincho 24h, guinchos, assistência em viagem, auto socorro
trampoline gymnast: trampolim, trampolins, cama elástica, camas elásticas, pula-pula, pula pula, parque de trampolins
water-jug droplet: galão de água, galões de água, água mineral, entrega de água, garrafões de água, água ao domicílio
welding-mask fire: soldador, soldadores, soldadura, serralheiro soldador, solda, curso de solda, serviços de soldadura, soldas
ant house: cupim, cupins, descupinização, térmitas, tratamento de térmitas
roller-coaster: parque de diversões, parque temático, montanha-russa
donkey: burro, burros, passeios de burro
envelope: envelopes, cartas antigas
handball-player: andebol, handebol
water-polo-player: polo aquático
wrestlers: luta livre, luta olímpica, wrestling
`,
  nl: `
bagpipes musical-notes: doedelzak, doedelzakspeler, doedelzakken, doedelzakmuziek
bra: lingerie, bh, beha, bh's, lingeriewinkel, ondermode
braid hair-comb: vlechten, braids, vlechtsalon, box braids, cornrows, dreadlocks
basket leaves: manden vlechten, mandenvlechten, wilgen vlechten, wilgentenen vlechten, mand vlechten
hair-dryer hair-comb: föhnen, haardroger, keratinebehandeling, knippen en föhnen, wassen knippen föhnen
cabbage: zuurkool, spitskool, boerenkool, rode kool, witte kool
campervan campsite: camper, campers, camperverhuur, camper huren, kampeerbus, buscamper, buscampers, camperbouw
car-boot price-tag: kofferbakmarkt, kofferbakverkoop, kofferbakmarkten
card-terminal credit-card: pinautomaat, pinautomaten, betaalterminal, betaalterminals, pinapparaat, kassasysteem, kassasystemen, kassasoftware, kassa's
chainsaw logs: kettingzaag, kettingzagen, motorzaag, kettingzaagcursus
tree chainsaw: bomen rooien, bomen kappen, boomverzorging, boomverzorger, boomrooierij, stronken frezen, bomen snoeien
concrete-mixer bricks: beton, betonmortel, betonpomp, dekvloer, dekvloeren, gietvloer, stortbeton, betonmixer
drainpipe droplet: ontstopping, ontstoppingsdienst, riool, rioolservice, riool ontstoppen, rioolontstopping, verstopping, afvoer verstopt, rioolreiniging
fitted-kitchen: keukens, keukenmontage, keukenmonteur, keukenzaak, keukenstudio, keukenrenovatie, maatwerk keuken, keuken op maat, keukens op maat, nieuwe keuken, inbouwkeuken, inbouwkeukens, keukenkastjes
-: buitenlandse keukens, wereldkeukens
flag: vlaggenmast, vlaggenmasten, vlaggen, vlaggen en masten
floorboards: parket, parketvloer, parketvloeren, houten vloer, houten vloeren, laminaat, laminaat leggen, pvc-vloer, pvc vloer, pvc-vloeren, vloer schuren, vlonder, vlonders, vlonderterras, vloerenlegger, vloerlegger
gas-cylinder fire: gasfles, gasflessen, propaan, butagas, flessengas
grandfather-clock: staande klok, staande klokken, friese klok, staartklok
harp musical-score: harp, harpiste, harpist, harples
hay-bale tractor: hooi, stro, hooibalen, strobalen, kuilbalen, hooi en stro
canned-food basket: voedselpakket, voedselpakketten, uitdeling van voedsel
lawn-bowls: jeu de boules, petanque, pétanque, jeu de boulesbaan
lift: liftmonteur, liftonderhoud, liftservice, huisliften, huislift, plateaulift
mobility-scooter wheelchair: scootmobiel, scootmobielen, elektrische rolstoel, elektrische rolstoelen
nappy baby: luier, luiers, wasbare luiers, luiertaart, luiertaarten
padel-racket: padel, padelbaan, padelbanen, padelles, pickleball, squash
paddleboard wave: suppen, sup, suppen huren, sup verhuur, supboard, supboards, sup-les
pistachios peanuts: ~ pistache, pistachenoten, pistachenootjes
soft-ice-cream pistachios: pistache-ijs, pistacheijs
peanuts pistachios: notenbar, notenwinkel, noten en zuidvruchten
potters-wheel vase: pottenbakken, pottenbakker, draaischijf, pottenbakcursus, keramiekcursus, draaien op de schijf, cursus keramiek, keramiekles, pottendraaien, workshop pottenbakken
prosthetic-leg: beenprothese, beenprotheses, prothesemaker, orthopedisch instrumentmaker
quad-bike: quad, quads, quadrijden, quadverhuur, quadtour
road-barrier safety-vest: verkeersregelaar, verkeersregelaars, wegwerkers, wegenbouw, belijning, wegmarkering
saffron: saffraan
sausage-roll: saucijzenbroodje, saucijzenbroodjes, worstenbroodje, worstenbroodjes, worstenbrood
spotlight: podiumverlichting, licht en geluid, geluid en licht, lichttechniek, theaterlicht, lichttechnicus
tanker: septic tank, septictank, beerput, kolkenzuiger, tankwagen, huisbrandolie, septische put, septische putten, mazout, stookolie
telephone: telefooncentrale, telefonie, belservice, telefonische hulpdienst
tow-truck car: takeldienst, takelwagen, pechhulp, sleepdienst, autohulp, autoberging
trampoline gymnast: trampoline, trampolines, trampolinepark, trampolinehal
water-jug droplet: waterkoeler, waterkoelers, waterdispenser, waterlevering
welding-mask fire: lasser, lassers, laswerk, laswerken, lascursus, las- en constructiewerk
ant house: termieten, mierenbestrijding
roller-coaster: pretpark, pretparken, achtbaan, attractiepark
donkey: ezel, ezels, ezelwandeling, ezelwandelingen, ezelrijden
envelope: enveloppen, nieuwsbrief
handball-player: handbal, handbalvereniging, handbalclub
water-polo-player: waterpolo
wrestlers: worstelen, worstelclub
`,
};
