/** Goods, crafts and outings in Spanish. Notation: word-list.ts. */
export const spanishGoods = `
bed desk: habitaciones para estudiantes, habitación para estudiantes, residencia de estudiantes
convenience-store key: local comercial, se alquila local, local en alquiler, alquiler de local, se traspasa local, traspaso local
meat-on-bone: jamón ibérico, jamón serrano, jamones, jamón
steering-wheel car: aprende a conducir, aprender a conducir, sacarte el carnet, saca el carnet
t-shirt school: uniformes escolares, uniforme escolar
lemon soft-drink: limonada
bricks trowel: alicatado y solado
chair: rejilla de sillas
excavator droplet: pozos de agua
toilet plunger: vaciado de fosas sépticas
wardrobe: armarios empotrados
vacuum-cleaner: aspiradoras, aspirador
fire-extinguisher: extintores, extintor, protección contra incendios
mouse-trap: desratización, control de roedores
hut: casetas de jardín, casetas de madera
house-with-garden: invernaderos, invernadero
hot-tub: spa hinchable
waffle: gofres
dumpling: empanadillas chinas, gyozas
hot-dog: perritos calientes, perrito caliente
soft-drink: refrescos
hen: gallinas, gallinas ponedoras, pollitos
turkey-bird: pavos, pavo
cherries: cerezas
blueberries: arándanos
grapes: uvas
watermelon: sandías
tomato: tomates
onion: cebollas
garlic: ajos
chilli: pimentón, guindillas
bell-pepper: pimientos
peanuts: frutos secos, nueces
wheat: harina, molino harinero
herb: hierbas aromáticas, herbolario, plantas medicinales
drum: batería clases
puzzle: rompecabezas
badminton: bádminton
running-shirt: ropa deportiva, atletismo, equipaciones deportivas
rower: escuela de remo
kick-scooter: patinetes eléctricos, patinete
roller-skate: patines
skateboard: monopatín
train: trenes en miniatura, tren turístico
helicopter: helicóptero
camera-flash: fotomatón
sun: solárium, bronceado, rayos uva
top-hat: sombrerería
gloves: guantes
briefs: lencería, ropa interior
wallet: carteras de piel, cinturones
wheelchair: silla de ruedas
speaker: equipos de sonido, altavoces, sonido para eventos
gavel: subasta, subastas
crystal-ball: tarot, tarotista, vidente, astrología
magnifier: detective privado, detectives
telescope: observación de estrellas
ferris-wheel: feria de atracciones, noria
snowflake: quitanieves
cactus: cactus, suculentas
plant: plantas de interior
tulip: tulipanes
toilet: baños portátiles
pie: roscones
wheat: paja, heno, pacas de paja
older-person: centro de día, mayores, tercera edad, personas mayores
cat: residencia felina, hotel felino, hotel para gatos, felina, felino, residencia para gatos
droplet: garrafón, garrafones, agua purificada, purificadora de agua
`;
