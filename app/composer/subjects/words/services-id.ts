/** Services and repairs in Indonesian and Malay, read before its trades. Notation: word-list.ts. */
export const malayServices = `
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
`;
