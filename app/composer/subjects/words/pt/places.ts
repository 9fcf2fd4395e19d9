/** Portuguese words for places. Notation: word-list.ts. */
export const portuguesePlaces = `
apartment-building key: t0 renovado, t1 renovado, t2 renovado, t3 renovado, t4 renovado, t0 com, t1 com, t2 com, t3 com
apartment-building key: t4 com, t0 para, t1 para, t2 para, t3 para, t4 para, t1 em, t2 em, t3 em, t4 em, t1 novo
apartment-building key: t2 novo, t3 novo, apartamento, apartamentos, apto, alugo apto, vendo apto, quitinete, kitnet, t0
apartment-building key: t1 de férias, t2 de férias, t3 de férias, t0 de férias, t1, t2, t3, t4
apartment-building key: apartamento para alugar, apartamentos para alugar, apartamento para arrendar
apartment-building key: apartamento para arrendamento, t1 para arrendar, t2 para arrendar, t3 para arrendar
bank coin: banco
barber-pole razor: barbearia, barbeiro
barn: celeiro, celeiros, casamento no celeiro
bouncy-castle balloon: insufláveis, insuflável, castelo insuflável, brinquedos infláveis
bouncy-castle balloon: aluguel de brinquedos infláveis, infláveis, aluguel de brinquedos, cama elástica aluguel
bricks trowel: pladur, cantaria, pedra natural, construção civil, pedreiro, construtora, construção
bricks trowel: drywall, empreiteiro, estuque, fachada, reboco, alvenaria, ampliação de casas, mestre de obras
bricks trowel: construir casa, gesso, trolha, trolhas
building-plot: terreno à venda, loteamento, loteamentos, lotes à venda, terreno para construção, terrenos
building-plot: terrenos à venda, lote à venda, lotes em condomínio, venda de terrenos, terrenos para construção
building-plot: loteamento aberto, lote 10x25, lote 12x30, lote 300 m2, lote em condomínio
campervan: autocaravana para aluguer, aluguer de autocaravana, autocaravana para alugar, autocaravana, autocaravanas
campervan campsite: motorhome, motorhomes, aluguer de autocaravanas, carrinha camper
campervan campsite: camper van
caravan campsite: trailer
castle: castelo
church candle: semana santa, missa do galo, festa da padroeira, paróquia, catequese, procissão, novena, romaria
church candle: batizado, batizados, batismo, comunhão, primeira comunhão, crisma, procissões, catequistas
church candle: peregrinações, culto, cultos, culto de domingo, vigília, estudo bíblico, vicentinos, via sacra
church candle: encontro de casais, ebd, retiro de carnaval, retiro de jovens, retiro espiritual, catequista
church: missa campal, escola dominical
church flower-box: festa de nossa senhora
circus-tent: circo
convenience-store key: loja para arrendar, arrenda-se loja, aluga-se loja, ponto comercial, loja para alugar
convenience-store key: trespasse, espaço comercial, trespassa-se, loja comercial, passo ponto, passo o ponto
crane excavator: aluguer de gruas, camião grua, guindaste, guindastes
crane lorry: munck, caminhão munck, caminhões munck, grua, gruas
factory pallet: armazém industrial, armazém para arrendar, armazéns, pavilhão industrial, galpão, galpões
factory pallet: armazém para alugar, arrenda-se armazém, armazém com portão, aluga-se armazém, aluga-se um armazém
ferris-wheel: feira popular, roda gigante
gurdwara: gurdwara, gurdwaras, templo sikh, templos sikhs
house heart: família de acolhimento, famílias de acolhimento
house key: imobiliária, imóveis, apê, aluga-se, casas à venda, casa à venda, corretor de imóveis
house key: financiamento imobiliário, alojamento local, pousada de temporada, crédito habitação, casas para arrendar
house key: arrendamento, arrenda-se, studio mobilado, cobertura duplex, agente imobiliário, imóvel
house key: empreendimento imobiliário, condomínio fechado, administração de condomínios, administradora de condomínios
house key: crédito à habitação, crédito imobiliário, consórcio imobiliário, casas pré-fabricadas, casas modulares
house key: sobrados, vivendas, quinta à venda, aluguel por temporada, residência estudantil, turismo de habitação
house snowy-mountain: chalé na montanha, chalés na serra, chalé na serra
house clipboard: certificado energético, certificação energética, certificados energéticos
house sun: monte alentejano, montes alentejanos
house-with-garden: sítio para alugar, sítio à venda, sítios à venda, chácara à venda, chácaras à venda, sítio com casa
house-with-garden: chácara para alugar, herdade, herdades, vendo chácara, chácara com açude
house-with-garden: vendo sítio, chácara com pomar
house-with-garden party-popper: quinta para eventos, quintas para eventos, quinta para casamentos
house-with-garden party-popper: quintas para casamentos
house-with-garden swimming-pool: chácara, chácaras, chácara para festas, chácara para casamento, sítio com piscina
house-with-garden swimming-pool: sítio para final de semana, sítio para fim de semana
houses house: moradia, sobrado
houses handshake: associação de moradores, comissão de moradores
lectern microphone: palestra, palestras, palestrante, palestrantes, seminário, seminários, congresso, congressos
lectern microphone: conferência, conferências, simpósio, colóquio
market-stall: feira, box no mercado, banca no mercado, box no mercado municipal, banca no mercado municipal
market-stall basket: mercado de rua, feirinha, mercadinhos, artesanato, mercado de artesanato
market-stall bunting: quermesse, quermesses
market-stall carrot: banca na feira, barraca de feira, feirantes, feira livre, feira de artesanato
market-stall carrot: mercado de produtores, feira orgânica
marquee: tendas para eventos, aluguer de tendas, aluguel de tendas, tendas, tenda 10x10, tenda 5x5, tenda para festas
marquee: tendas para festas, tenda para festa
museum: museu
nativity-crib: presépio, presépios, presépio vivo, exposição de presépios
office-building key: escritórios para arrendar, escritório para arrendar, escritórios, salas comerciais
office-building key: centro empresarial, escritório virtual, aluguel de sala, edifício de escritórios, sala comercial
photo-booth: photobooth, cabine de fotos, cabine fotográfica, totem de fotos, espelho mágico
portable-toilet: banheiros químicos, banheiro químico, casas de banho portáteis, wc portáteis, sanitários portáteis
portable-toilet: sanitários químicos, aluguel de banheiro químico, banheiro móvel, banheiros móveis
road-barrier: rua interditada, interdição de rua, corte de trânsito, rua cortada
road-barrier safety-vest: sinalização rodoviária, obras na estrada, sinalização viária
roller-coaster: parque de diversões, parque temático, montanha-russa
school backpack: escola primária, escola secundária, ensino fundamental, ensino médio, matrículas abertas, matrículas
school backpack: escola bilíngue, escola montessori, festa da escola, associação de pais, reunião de pais
school backpack: transporte da escola, cantina da escola, ensino doméstico
school backpack: ~ escola, colégio
silo: silo, silos, secador de grãos, silo bolsa
silo corn: silagem
slide: parques infantis, escorrega, escorregas, escorregas aquáticos
stained-glass: vitral, vitrais, vitralista
storage-unit parcel: guarda-móveis, self storage, arrecadações, boxes de armazenamento, guarda móveis, self-storage
storage-unit parcel: aluguel de box, armazenamento de móveis
storage-unit: box para guardar móveis, arrecadação para alugar, arrecadação para arrendar, arrecadações para alugar
swimming-pool hot-tub: termas, águas termais
swimming-pool swimmer: piscina verde, manutenção de piscinas, manutenção de piscina, limpeza de piscinas
swimming-pool swimmer: limpeza de piscina, piscineiro, construção de piscinas
swimming-pool: piscina, piscinas
swing slide: baloiço, baloiços, balanço infantil, parque infantil
tent: camping, acampamento, campismo, barraca, campo de férias, campos de férias, tenda de campismo, colónia de férias
tent: colônia de férias, colchonete, colchão insuflável
tent compass: escuteiros, escutismo, escoteiros, grupo escoteiro, lobitos, lobinhos, agrupamento de escuteiros
tipi: tipi, tipis, tenda tipi, tendas tipi, aluguer de tipi
windmill: moinho de vento, moinhos de vento, antigo moinho de vento
yurt: iurta, iurtas, yurt, yurts, iurta mongol
`;
