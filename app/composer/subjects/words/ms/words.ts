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
`;

/** Malay words that lead to things and that Indonesian does not have. Notation: word-list.ts. */
export const malayWords = things + unmeant;
