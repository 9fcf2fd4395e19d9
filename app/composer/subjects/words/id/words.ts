import { indonesianAnimalsAndNature } from './animals-and-nature.ts';
import { indonesianFoodAndDrink } from './food-and-drink.ts';
import { indonesianHome } from './home.ts';
import { indonesianLeisure } from './leisure.ts';
import { indonesianPlacesAndTravel } from './places-and-travel.ts';
import { indonesianWear } from './wear.ts';
import { indonesianWork } from './work.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: boleh bawa hewan, boleh hewan peliharaan, haiwan peliharaan dibenarkan, bu sari, ibu sari, kamar mandi dalam
-: km dalam, kamar mandi luar, k mandi dalam, tagihan listrik, mati lampu, listrik padam, daun pisang, pakej, paket, jam
-: jam kerja, buka 24 jam, ke rumah, di rumah, gratis antar, gratis es teh, ceri di atas kue
-: ceri di atas kek, tangan emas, kesempatan emas, peluang emas, hati emas, sambil menyelam minum air, angklung bambu
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
-: bagai jamur, warna pastel, nuansa pastel, tema pastel, gulung tikar, pasir putih, angklung
`;

/** Indonesian words that lead to things. Notation: word-list.ts. */
export const indonesianWords =
  indonesianFoodAndDrink +
  indonesianAnimalsAndNature +
  indonesianHome +
  indonesianWear +
  indonesianLeisure +
  indonesianWork +
  indonesianPlacesAndTravel +
  unmeant;
