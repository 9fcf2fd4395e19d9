/** Malay words for leisure. Notation: word-list.ts. */
export const malayLeisure = `
baby scissors: cukur jambul
builder: buruh binaan
camera ring: gambar kahwin
choir: dikir barat, boria, koir, marhaban
christmas-tree: krismas
dancer musical-notes: senamrob
doll: anak patung
farmer: pekerja ladang
field-hockey: hoki
film-strip popcorn: panggung wayang
fireworks: sambutan tahun baru
fishing-rod: joran, umpan
flag: merdeka
folk-dancers: zapin, joget, tarian zapin, malam kebudayaan
game-controller: konsol permainan
ghost: rumah hantu
greeting-card ring: kad kahwin, kad jemputan kahwin
headphones: podcast
horse-rider: menunggang kuda
kite: wau bulan
lion-dance: tarian singa
lion-dance dragon: tarian naga
medal: pingat
microphone: emcee, juruacara, juruacara majlis, pengacara, pengacara majlis
older-person: rumah orang tua
older-person nurse: pusat jagaan
palette pencil: reka logo
postage-stamp: koleksi setem, setem
potters-wheel: bengkel tembikar
pregnant-woman stethoscope: klinik ibu mengandung, ibu mengandung
projector: sewa projektor
red-envelope lion-dance: tahun baru cina
runner: kelab lari
sewing-needle fabric-roll: bengkel batik
sports-medal: sukan tahunan, hari sukaneka, sukaneka
squash-racket: skuasy
teddy-bear: patung beruang
teddy-bear toy-bricks: permainan kanak-kanak
trophy: plak penghargaan
`;
