const things = `
cookie jar: kuih raya, biskut raya, kuih raya homemade
durian: musang king, buffet durian, durian kampung
mug coffee: mug seramik, cawan
chair: kursi kantor, sewa kursi
fence hammer: pagar besi
lock-and-key padlock: keselamatan siber
oven dining-table: kitchen cabinet, ubah suai dapur
roof house: kanopi
tap wrench: pemanas air
abaya: abaya, jubah abaya, jubah muslimah
coat: hoodie
diamond ring: rantai nama
graduation-cap books: biasiswa
henna-hand: inai pengantin, ukir inai
thobe: jubah lelaki, jubah
headphones: podcast
briefcase handshake: karnival kerjaya, pameran kerjaya
loudspeaker: sewa sound system
open-book pencil: bimbel
crane bricks: excavator
marquee chair: sewa kanopi
tent: sewa tenda
motor-boat wave: pakej bot, trip bot, bot ke pulau, pakej bot pulau, bot persiaran
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: bil elektrik
-: ceri di atas kue, ceri di atas kek, tangan emas, kesempatan emas, peluang emas, hati emas, sambil menyelam minum air
-: menyelam minum air, pintu rezeki, membuka pintu, tidur seperti bayi, seperti bayi, kunci sukses, kunci kesuksesan
-: kunci kebahagiaan, kunci kejayaan, semanis madu, kucing dalam karung, kambing hitam, buaya darat, ular berkepala dua
-: mata keranjang, naik daun, buah bibir, buah tangan hati, buah hati, besar pasak, besar pasak daripada tiang
-: ada gula ada semut, ada udang di balik batu, udang di balik batu, air susu dibalas, kacang lupa kulitnya
-: seperti katak dalam tempurung, katak dalam tempurung, harimau mati, singa meninggalkan belang, sedia payung
-: sedia payung sebelum hujan, tong kosong nyaring bunyinya, tong kosong, lampu hijau, musik di telinga
-: musik di telinga anda, cahaya di ujung terowongan, lembaran baru, buku terbuka, angin segar, panas hati
-: banting tulang, tulang punggung, tancap gas, gigit jari, kepala dingin, besar kepala, ringan tangan, panjang tangan
-: jantung hati, jatuh hati, gerbang sukses, laksana bulan, bagai pinang dibelah dua, pinang dibelah dua, sekali dayung
-: dua pulau terlampaui, bagai pungguk, burung di tangan, kucing kami, anjing kami, diantar dengan sepeda
-: antar dengan sepeda, dengan sepeda ke, setetes air di, gunung es, puncak gunung es, bak jamur, jamur di musim hujan
-: bagai jamur
`;

/** Malay words that lead to things and that Indonesian does not have. Notation: word-list.ts. */
export const malayWords = things + unmeant;
