/** Spanish words for clothes and the body. Notation: word-list.ts. */
export const spanishWear = `
abaya: abaya, abayas
anatomical-heart stethoscope: cardióloga, electrocardiograma, hipertensión, infarto, donación de órganos
anatomical-heart stethoscope: donante de órganos, colesterol, ictus, salud cardiovascular, tensión arterial
apron chef-hat: delantal, delantales, mandil, mandiles
baby-bodysuit: ropa de bebé, ropa para bebé, ropa para bebés, ropa infantil, ropa de niños, ropa para niños, canastilla
baby-bodysuit: bodies de bebé, moda infantil, body de bebé, pelele
baby-carrier: portabebés, portabebé, mochila portabebés, fular portabebés, porteo ergonómico
backpack pencil: mochilas
backpack t-shirt: uniformes escolares, uniforme escolar, uniformes del cole
bangles: pulsera, pulseras, brazalete, brazaletes, esclava de oro
bangles yarn: manillas tejidas, manillas en macramé, manillas y collares
baseball-cap: gorras bordadas, gorra bordada, gorras personalizadas
bathrobe: albornoz, albornoces, bata de baño, batas de baño
beanie: gorro de lana, gorros de lana, gorros tejidos, gorro tejido, gorro de invierno, gorros de invierno
belt: cinturones, cinturón de cuero, cinturones de cuero, cinturón de piel, cinturones de piel, cintos de cuero
bike-helmet: casco de bicicleta, cascos de bicicleta, casco de bici, cascos de bici, cascos de ciclismo
bike-helmet: casco para bicicleta, cascos para bicicleta
bikini: bikinis
blouse: camisa de lino
blouse dress: camisas de mujer, túnicas
boot: botines, botas, botas de piel, botas camperas, calzado de seguridad, calzado laboral
bow-tie: pajarita, pajaritas, corbata de moño, corbatín, moño para caballero
bra: lencería, lencería femenina, sujetador, sujetadores, brasier, brasieres, ropa interior femenina, corpiños
braces toothbrush: implantes y ortodoncia, brackets, ortodoncia, ortodoncista, ortodoncistas, frenos dentales
braces toothbrush: brackets y ortodoncia, frenillos, bráquets, ortodoncia infantil, aparatos dentales
braid hair-comb: trenzas, trenzas africanas, trencista, trenzado, rastas, box braids
brain speech-bubble: psiquiatra, psiquiatras, psiquiatría, psicólogo, psicóloga, psicoterapia, terapia, hipnosis
brain speech-bubble: terapeuta, ansiedad, salud mental, coach personal, neuropsicología
briefs: ropa interior, calzoncillos, bombachas y corpiños, corpiños y bombachas, bombachas de encaje
briefs: bombachas de algodón
brooch: broche camafeo, broches antiguos, broche joya, broche vintage
clogs: zueco, zuecos, zuecos de madera, zuecos sanitarios
clothes-hanger coat: tintorerías, lavado en seco, limpieza en seco, ropa de segunda mano, ropa usada
clothes-hanger coat: ropero solidario, ropa americana, perchas
clothes-hanger suit: tintorería
clothes-hanger t-shirt: dona tu ropa
coat: peletería, abrigo, abrigos, chaquetas, plumífero, plumíferos, cazadora, cazadoras, chubasquero, chubasqueros
coat: gabardina, camperas, campera, chamarras, cortavientos, casaca, casacas
coat scarf: ropa de abrigo, ropa de invierno, campaña de abrigo, chaquetas de invierno, colecta de ropa de abrigo
coat scarf: recogida de ropa de abrigo, donación de ropa de abrigo
conical-hat: sombrero cónico, sombreros cónicos, sombrero vietnamita, sombreros vietnamitas
contact-lens: lentillas, lentilla, lentes de contacto, lente de contacto, pupilentes, lentillas de colores
contact-lens: contactología
corset: corsé, corsés, corset, corsets, corsetería, faja corset, fajas colombianas, faja colombiana, fajas reductoras
corset: fajas moldeadoras
crown camel: día de reyes, carta a los reyes
crown star: cabalgata de reyes, reyes magos, cabalgata, noche de reyes
crown birthday-cake: fiesta de quince, fiestas de quince, quince años, quinceañera, quinceañeras, XV años
dental-implant toothbrush: implantología, implantes, implantología dental
dental-implant toothbrush: implantólogo, implantes de titanio
dental-implant tooth: implantes dentales, implante dental
diamond magnifier: minerales, gemas
diamond ring: joyería, joyas, joyero
dirndl: dirndl, dirndls, vestido bávaro, vestidos bávaros
dress: tallas grandes
dress dancer: trajes de flamenca, traje de flamenca
dress handbag: moda, ropa de mujer, vestidos, vestido, ropa, tienda de ropa, boutique
dress washing-machine: limpieza de vestidos de novia, limpieza de trajes de novia
dress-shoe: zapatero, reparación de calzado, arreglamos zapatos, arreglo zapatos, tapas en el acto, tapas y suelas
dress-shoe high-heel: zapatos y tacos
dungarees: pantalón de peto, pantalones de peto, peto vaquero, petos vaqueros, overol de mezclilla, jardinero de jean
dungarees: overol de peto
ear stethoscope: otorrinos, otorrinolaringólogo, otorrinolaringóloga, otorrinolaringología, otorrino
earrings diamond: pendientes, aretes, zarcillos, aros de plata, pendientes de plata
earrings ring: pendiente, perforaciones
eye glasses: operación láser de ojos, láser ocular, cirugía láser ocular, operación de miopía, miopía
eye glasses: cirugía refractiva, cirugía de cataratas, oftalmóloga, revisión de la vista, revisión ocular
eye glasses: examen de la vista, graduación de la vista, clínica oftalmológica, blefaroplastia, optometría
eyebrow: ceja, cejas, diseño de cejas, depilación de cejas, laminado de cejas, tinte de cejas, perfilado de cejas
eyebrow: microblading, depilación con hilo
eyelashes: rímel
eyelashes eye: pestañas, extensiones de pestañas
fascinator: tocados de invitada, tocado de invitada, tocado de boda, tocados de boda, tocado de plumas
flat-shoe: manoletinas, mocasines
flip-flop: ojota, ojotas
foot: uñas enterradas, uñas encarnadas, uña encarnada, pedicure clínico
foot dress-shoe: podóloga, plantillas, plantillas ortopédicas, calzado ortopédico, quiropodia
foot lotion: podólogo, podología, estudio de la pisada, callista, callistas
football-boot: botas de fútbol, bota de fútbol, tacos de fútbol, botines de fútbol, zapatos de fútbol
glasses: monturas
glasses eye: óptica, gafas, oftalmólogo, lentes, anteojos, óptico, progresivos
gloves: guantes
graduation-cap books: universidad, formación profesional, máster, oposición, opositores, ebau, evau, fp, grado superior
graduation-cap books: grado medio, ciclos formativos, ciclo formativo, posgrado, diplomado, bachillerato
graduation-cap books: eso para adultos, graduado escolar, educación de adultos, becas, beca, curso, cursos
graduation-cap books: cursos gratuitos, formación, estudiar a distancia, preparatoria, licenciatura, licenciaturas
graduation-cap books: escuela de negocios, formación continua, prepa, carreras universitarias, curso gratuito, icfes
graduation-cap books: certificado de profesionalidad, examen de admisión, exámenes de admisión, preicfes, pre-icfes
graduation-cap camera: fotos de graduación, sesión de graduación, fotos de grado, orlas y togas, togas para graduación
graduation-cap camera: toga de graduación
hair-clipper: cortapelos, máquina de cortar pelo, máquina de cortar el pelo, máquinas de cortar pelo, cortabarbas
hair-clipper: recortadora de barba, cortadora de pelo
hair-clipper haircut: corte degradado, cortes degradados, degradado y barba, degradado barba
hair-comb: cepillo de pelo, peine de madera, injerto capilar, trasplante capilar, trasplante de pelo
hair-comb scissors: recogido, recogidos, recogidos de novia, cortes de pelo
hair-comb scissors: caída del cabello, implante capilar, tratamiento capilar, corte y color, rizos
hair-comb scissors: salón de belleza peluquería
hair-dryer: rizador de pelo
hair-dryer hair-comb: secador de pelo, brushing, secado y peinado, planchado de cabello, blower, keratina, alisado
hair-dryer hair-comb: alisado brasileño, alisado de keratina
hair-extensions: extensiones de pelo, extensiones de cabello, extensiones capilares, extensiones de queratina
hand-fan: taller de abanicos, abanicos pintados, abanicos pintados a mano, abanicos de mano, abanicos artesanales
hand-fan dancer: feria de abril, caseta de feria, feria de málaga
handbag: bolsos, bolso, marroquinería, bolsas de piel, carteras de mujer, carteras de dama, carteras y bolsos
handbag: carteras de cuero
handshake briefcase: agente comercial, agentes comerciales, se busca comercial
hanfu: hanfu, hanfus, alquiler de hanfu
headscarf: hiyab, hijab, hiyabs
hearing-aid: audífonos, audífono, centro auditivo, revisión auditiva, audiología, pérdida auditiva, sordos
hearing-aid: prueba auditiva, teste auditivo
heart: ayuda para la operación, ayúdanos a operar, ayuda para operar, ayuda para operación
heart handshake: apadrina, apadrina un niño, apadrinar, donación, donaciones, voluntariado, voluntarios, ong
heart handshake: recaudación, damnificados, damnificados por la dana, dana, ayuda humanitaria, terremoto, inundaciones
heart handshake: donativo, donativos, dona ahora, solidaridad, cena benéfica, gala benéfica, apadrinamiento, cruz roja
heart handshake: refugiados, personas sin hogar, ayuda a los afectados, colecta, teletón, causa solidaria
heart handshake: acogida familiar, comedores infantiles, evento solidario
henna-hand: henna, tatuajes de henna, tatuaje de henna
high-heel: tacones, zapatos de tacón
hiking-boot: senderismo, rutas de senderismo, trekking, ruta senderista, rutas senderistas, marcha senderista
hiking-boot: marchas senderistas, andada
hiking-boot volcano: excursión al volcán, ascenso al volcán, subida al volcán
hiking-boot walker: caminata nocturna, marcha solidaria, rutas guiadas, marcha nórdica, excursión a pie, montañismo
hiking-boot walker: botas de montaña, caminata, caminatas
holdall: bolsa de deporte, bolsas de deporte, bolso deportivo, bolsos deportivos, bolsa de gimnasio, bolsa de viaje
holdall: bolsas de viaje, bolso de viaje, bolsa deportiva
hoodie t-shirt: sudadera, sudaderas, sudaderas con capucha, buzos, streetwear
hoodie: polerón, polerones
jeans: tejanos, ropa vaquera, peto
jumper: chaqueta de punto
jumper scarf: jersey, jerséis, jerseys, suéter, suéteres, sueter, sueteres, chompa, chompas, chaleco de lana
jumper scarf: jersey de lana, ropa de punto
jumpsuit: jumpsuit, jumpsuits, mono de mujer, monos de mujer, mono largo de mujer, enterizo, enterizos
kippah: kipá, kipás, kippah
lab-coat: guardapolvo, guardapolvos
laser-hair-removal lotion: depilación láser, láser diodo, depilación definitiva, depilación láser diodo, láser de diodo
laser-hair-removal lotion: fotodepilación, depilación permanente, soprano ice
lederhosen: lederhosen
leggings: leggings, legging, mallas deportivas
lehenga: lehenga, lehengas
life-jacket: chaleco salvavidas, chalecos salvavidas
lip-balm: bálsamo labial, bálsamos labiales, bálsamo de labios, bálsamos de labios, balsamo labial, protector labial
lip-balm: cacao labial, manteca de cacao para labios, cuidado de los labios
lips syringe: relleno de labios, relleno labial, aumento de labios, ácido hialurónico en labios, hidratación de labios
lipstick nail-polish: salón de belleza, centro de estética, maquillaje, cosmética, esteticista, estética, maquilladora
lungs stethoscope: neumólogo, neumóloga, neumología, asma, dejar de fumar, deja de fumar, tabaquismo, bronquitis, epoc
makeup-palette: paleta de sombras, paletas de sombras, sombra de ojos, sombras de ojos, brochas de maquillaje
makeup-palette: brocha de maquillaje, paleta de maquillaje, paletas de maquillaje, kit de maquillaje, set de maquillaje
nail-polish: manicura, uñas, pedicura, salón de uñas, esmaltado permanente, esmalte semipermanente, semipermanente
nail-polish: manicurista, soft gel
nappy baby: pañal, pañales, pañales de tela, pañales ecológicos, torta de pañales, tarta de pañales, pañalera
necklace: collar de perlas, bisutería, joyería de plata, joyas de plata, joyería artesanal, collares, collar, colgantes
necklace: colgante, collar de plata, gargantilla, gargantillas, dije, dijes
necktie: trajes, moda hombre, traje
perfume: perfume, perfumes, perfumería, desodorante sólido, desodorante, difusor de aromas, ambientador
perfume: mikado de aromas
poncho: poncho, ponchos, ruana, ruanas, sarape, sarapes, jorongo, jorongos
prayer-beads candle: santería, santerías, artículos religiosos, escapulario, escapularios
prayer-shawl: talit, tallit, manto de oración
prosthetic-leg: prótesis de pierna, ortoprótesis, prótesis ortopédicas, ortopedia técnica
pyjamas: pijama, pijamas, piyama, piyamas, camisón, camisones, ropa de dormir, pijamada, pijamadas
qipao: qipao, qipaos, cheongsam, vestido chino, vestidos chinos
ring bouquet: boda, bodas, wedding planner, alianzas, anillo de compromiso, feria de bodas, nupcial, casamiento
ring bouquet: casamientos, pedida de mano, finca para bodas, fincas para bodas, hacienda para bodas
ring diamond: compro oro, compramos oro, compra de oro, compramos su oro, vende tu oro, compra venta de oro, sortija
ring diamond: oro y plata, casa de oro
rollator: andador para mayores, andadores para mayores, andador ortopédico, andaderas, andador, andadores
safety-vest: ropa laboral, uniformes, epis, ropa de trabajo
safety-vest lab-coat: uniformes laborales
sandal: sandalias, alpargatas, menorquinas, espardeñas, avarcas
scarf: pañuelo de seda, mantón, mantones, mantón de Manila, mantones de Manila, rebozo, rebozos
scrubs: uniformes médicos, uniformes clínicos, uniformes de enfermería, uniformes quirúrgicos, filipinas médicas
scrubs: pijamas sanitarios
serum-bottle lotion: sérum, crema facial, cuidado de la piel, cosmética natural
sherwani: sherwani, sherwanis
shirt: camisa, camisas, camisas a medida, camisa de vestir, camisería, guayabera, guayaberas
shopping-bags handshake: vendedora, vendedor, vendedores
shopping-bags price-tag: segunda mano, saldos, stock, feria de ropa
shopping-bags price-tag: ~ rebajas, liquidación, outlet, centro comercial
skirt: falda, faldas, pollera, polleras, minifalda, minifaldas
sleep-sack: saco de dormir para bebé, sacos de dormir para bebé, saco de dormir bebé
slippers: pantuflas, pantufla, zapatillas de casa, zapatillas de estar por casa, babuchas, pantunflas
smartwatch: reloj inteligente, relojes inteligentes, smartwatch, smartwatches, apple watch, reloj gps
sneaker: zapatillas, zapatos, zapatería, calzado, deportivas, zapatillas de niño, tenis y deportivos, tenis deportivos
sneaker: tenis para dama, tenis para caballero, tenis originales, tenis de marca, champión, championes
socks: calcetines, calcetín, pantis, medias de compresión
songkok: songkok, songkoks, kopiah
spine: quiropráctico, fisioterapia, fisioterapeuta, osteópata, dolor de espalda, fisio, osteopatía, quiropráctica
spine: lumbalgia, ciática, rehabilitación, hernia discal, suelo pélvico, contracturas, kinesióloga, kinesiólogo
spine: kinesiólogos, kinesiología, kinesiología deportiva
suit necktie: trajes a medida, traje de novio, trajes de novio, trajes de caballero, alquiler de trajes, renta de trajes
suit necktie: trajes para hombre, esmoquin, smoking, traje a medida, sastrería, sastrerías
suit: traje de comunión, trajes de comunión
sun-hat: sombreros
swimsuit: malla de baño, mallas de baño, bañador, bañadores, traje de baño, trajes de baño
t-shirt: serigrafía, ropa personalizada, remeras, remera, poleras, bordado de uniformes, franelas estampadas
t-shirt: franelas personalizadas
t-shirt backpack: intercambio de uniformes, mercadillo de uniformes, uniformes usados
t-shirt clothes-hanger: intercambio de ropa
t-shirt jeans: camisetas, camiseta, estampación, playeras
tattoo-machine: tatuajes, tatuaje, tatuador, tatuadora
tattoo-machine ring: micropigmentación
tights: pantimedias, medias panty, pantys, leotardos
tooth: dentaduras, prótesis dentales, dentista, clínica dental, dientes, odontólogo, blanqueamiento, muelas del juicio
tooth: odontología, odontopediatría, limpieza bucal, carillas, empaste, empastes, endodoncia, periodoncia
tooth: protésico dental, higienista dental, encías, férula de descarga
tooth toothbrush: alineadores, limpieza dental, blanqueamiento dental
top-hat: sombrerería
top-hat sun-hat: sombrerero
tote-bag: tote bag, tote bags, bolsa de tela, bolsas de tela, bolsas de algodón, bolsa de algodón
trousers: pantalón, pantalones
turban: turbante, turbantes
vape: vape, vapes, vapeo, vapers, vaper, cigarrillos electrónicos, cigarro electrónico, cigarrillo electrónico
walking-stick: bastón para caminar, bastones para caminar, bastón de apoyo, bastones para mayores, bastón, bastones
wallet: billetera, perdí mi cartera, cartera perdida, perdí la cartera
wallet handbag: carteras de piel
wax-pot lotion: cera brasileña, depilación con cera, depilación a la cera, depilación a cera, cera caliente, cera tibia
wax-pot lotion: ingles brasileñas, depilación con azúcar, waxing, cera depilatoria
wedding-dress ring: vestido de novia, vestidos de novia, traje de novia, tienda de novias, novias y fiesta
wellingtons: botas de agua, botas de lluvia, katiuskas, botas de goma
wetsuit surfer: traje de neopreno, trajes de neopreno, alquiler de neoprenos, traje de surf, trajes de surf
wig: peluca, pelucas, prótesis capilar, prótesis capilares, peluquín
x-ray: rayos x, radiografía, radiografías, radiología, resonancia magnética, tomografía, tomografías
x-ray: diagnóstico por imagen, diagnóstico por imágenes, mamografía, mastografía, resonancia, tac
zip: cremallera, cremalleras, cambio de cremalleras, cierre relámpago, cierres relámpago, cambio de cierres
`;
