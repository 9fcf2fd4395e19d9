import { turkishAnimalsAndNature } from './animals-and-nature.ts';
import { turkishFoodAndDrink } from './food-and-drink.ts';
import { turkishHome } from './home.ts';
import { turkishLeisure } from './leisure.ts';
import { turkishPlacesAndTravel } from './places-and-travel.ts';
import { turkishWear } from './wear.ts';
import { turkishWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
rubber-stamp document: kaşe
school backpack: ~ kurs
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: evcil hayvan kabul, evcil hayvana uygun, evcil hayvan girebilir, kulübü, kulüp, kulübün, kulüpleri, elektrik faturası
-: 24 saat, 7 gün 24 saat, pastanın üzerindeki kiraz, kalpten, gönülden, yürekten, tek çatı altında, kapınıza kadar
-: kapınızda, kapına, el ele, çocuk oyuncağı, pazar günü, pazar sabahı, pazar akşamı, pazar günleri, bu pazar, her pazar
-: günde 2 saat, günde 3 saat, günde 4 saat, günde 5 saat, günde 6 saat, günde 8 saat, haftada 2 saat, haftada 3 saat
-: eve servis, sticker seti, altın eller, kolunda altın bilezik, altın fırsat, altın çağ, altın gibi
-: ekmek aslanın ağzında, ekmek teknesi, ekmek parası, kahvenin kırk yıl hatırı, kırk yıl hatırı, gemi limana
-: gemi azıya, gemisini kurtaran kaptan, başarının anahtarı, mutluluğun anahtarı, rahat bir nefes, rahat nefes
-: derin bir nefes, bir nefes, bir taşla iki kuş, iki kuş, kuş uçmaz, kuş sütü, kuş sütü eksik, kuş gibi hafif
-: kuş bakışı, devede kulak, kulak ver, kulaklarınızın pası, aslan payı, aslan parçası, tilki gibi, kurt kapanı
-: eşek şakası, at gözlüğü, at izi it izine, attan inip eşeğe, balık baştan kokar, sudan çıkmış balık, sudaki balık
-: kedi ciğere, kedi gibi, nazar boncuğu, yüreğiniz serin, yürek dolusu, armut piş, armut dibine düşer, ağzına düş
-: üzüm üzüme baka baka, üzümünü ye, bağını sorma, ballı kaymaklı, bal gibi, bal tutan parmağını, tereyağından kıl
-: yağ gibi, süt gibi, sütten çıkmış ak kaşık, ak kaşık, turnayı gözünden, tam on ikiden, buzlar eridi, buzları eritin
-: buz gibi, yelkenleri fora, yelken açın, rüzgarı arkanıza, rüzgarı arkana, rüzgar gibi, gök kuşağının altı
-: ışık hızında, ışığınızı yakın, yeşil ışık, tünelin ucundaki ışık, dağları devirin, dağ gibi, taş gibi, taş taş üstüne
-: çivi çiviyi söker, iğne deliği, iğneden ipliğe, iğne atsan, şapka çıkarın, şapkanızı önünüze, şapkayı önüne
-: kolları sıvayın, kolları sıva, ceket ilik, etekleri zil, eteklerin zil, saat gibi, saat gibi işler, damdan düşer gibi
-: top sende, top sizde, kartlar açıldı, zar tuttu, sıcacık yuva, kedimiz, kedilerimiz, köpeğimiz, bisikletle kapınıza
-: bisikletle getiriyoruz, bisikletle teslimat, bisikletle kapıya, bir fincan kahvenin kırk yıl, su böreği
-: künefe, kadayıf, çiğ köfte, çiğköfte, helva, pişmaniye, pestil, cezerye, lokum
-: kuru meyve, açma, ekmek kadayıfı, ekmek kadayıf, dolgu, deve kuşu eti, deve kuşu çiftliği
-: erken rezervasyon, gün kaldı, 100 gün kaldı
`;

/** Turkish words that lead to things. Notation: word-list.ts. */
export const turkishWords =
  first +
  turkishFoodAndDrink +
  turkishAnimalsAndNature +
  turkishHome +
  turkishWear +
  turkishLeisure +
  turkishWork +
  turkishPlacesAndTravel +
  unmeant;
