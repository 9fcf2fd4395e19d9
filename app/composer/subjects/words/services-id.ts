/** Services and repairs in Indonesian and Malay, read before its trades. Notation: word-list.ts. */
export const malayServices = `
swimming-pool: kolam renang hijau, perawatan kolam renang, jasa bersih kolam renang, cuci kolam renang, servis kolam renang
t-shirt backpack: seragam sekolah, baju seragam sekolah, pakaian seragam sekolah
marquee chair: sewa kanopi, sewa khemah, kanopi dan kerusi, kanopi meja kerusi, kanopi majlis, khemah kanopi
receipt shopping-cart: kasir, juruwang, lowongan kasir
lotion sun: sunscreen, sunblock, tabir surya
chick hen: anak ayam, doc ayam
herb: henna raya, inai raya
rice: berbagi nasi, sedekah nasi, nasi jumat, jumat berkah, nasi bungkus
smartphone: aplikasi kasir, aplikasi pos, aplikasi toko
bride ring: sanding, bersanding, persandingan, pelamin, majlis sanding
broom bucket: tukang bersih-bersih, asisten rumah tangga, pembantu rumah tangga, bersih-bersih
cocktail tropical-drink: bartender, kursus bartender, koktail, mixologi
tap wrench: pompa air, servis pompa air, pam air, pemanas air, mesin air
roof: talang, talang air, perbaikan talang
trowel: gypsum, plafon, plafon gypsum
printer: neon box, reklame, papan nama, papan tanda, spanduk
speech-bubble: terapi wicara, terapi pertuturan
chair: kursi, kursi dan meja, kursi kantor, kerusi, kerusi meja, sewa kursi, kerusi pejabat
hen chick: ternak ayam, anak ayam, ayam kampung hidup, penternakan ayam
fish: bibit ikan, bibit lele, bibit ikan lele, ternak lele, benih ikan
droplet: irigasi, irigasi tetes, pengairan
amphora coin: barang antik, antik
oven: kompor, kompor gas, dapur gas
laptop: recovery data, pemulihan data
foot: perawatan kaki, penjagaan kaki
sun-hat: topi
broom bucket: pasca renovasi, selepas ubah suai
staircase: railing tangga, railing
spine massage: fisioterapi
umbrella: payung
mirror: cermin, cermin dinding
headstone: nisan, batu nisan
fence: pagar, pagar besi
helicopter: helikopter
horse horse-rider: berkuda
basket leaves: anyaman, anyaman bambu, keranjang, rotan
mushroom: jamur tiram
necktie: jas pengantin
ticket: tiket, tiket konser
hearing-aid: alat bantu dengar
thread: sulam, bordir tangan, songket
watch: jam tangan, jam dinding
egg gift: bunga telur
stroller: kereta bayi
vacuum-cleaner: vacuum cleaner, penyedot debu, pembersih vakum
wardrobe: lemari baju
ice-cube: es batu kristal
book books: jilid buku, penjilidan, jilid skripsi
shopping-bags: ~ cuci gudang, habiskan stok, penghabisan stok
`;
