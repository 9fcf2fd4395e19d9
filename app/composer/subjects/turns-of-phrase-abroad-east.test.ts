import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['ru', 'Ключ к вашему успеху', 'Пекарня. Звоните 8 812 555-01-20.', 'croissant'],
  ['ru', 'Ключ к вашему успеху', 'Ремонт автомобилей. Звоните 8 812 555-01-20.', 'wrench'],
  ['ru', 'С корабля на бал', 'Стоматология. Звоните 8 812 555-01-20.', 'tooth'],
  ['uk', 'Спіть як немовля', 'Ремонт автомобілів. Телефонуйте 044 555 01 20.', 'car'],
  ['uk', 'Яблуку ніде впасти', 'Сантехнік. Телефонуйте 044 555 01 20.', 'tap'],
  ['cs', 'Klíč k vašemu úspěchu', 'Zubní ordinace. Volejte 222 555 010.', 'tooth'],
  ['tr', 'Başarınızın anahtarı', 'Diş kliniği. Arayın 0212 555 01 20.', 'tooth'],
  ['tr', 'Altın eller', 'Yoga dersleri. Arayın 0212 555 01 20.', 'lotus-position'],
  ['ro', 'Doi iepuri dintr-un foc', 'Brutărie. Sunați 021 555 0120.', 'croissant'],
  ['hu', 'A kecske is jóllakik', 'Fogászat. Hívjon 06 1 555 0120.', 'tooth'],
  ['el', 'Το κλειδί της επιτυχίας σας', 'Κουρείο. Καλέστε 210 555 0120.', 'barber-pole'],
  ['el', 'Ελαφρύ σαν πούπουλο', 'Υδραυλικός. Καλέστε 210 555 0120.', 'tap'],
  ['fi', 'Avain menestykseesi', 'Parturi. Soita 09 555 0120.', 'barber-pole'],
  ['ar', 'مفتاح نجاحك', 'سباك. اتصل 011 555 0120.', 'tap'],
  ['hi', 'फूल जैसा हल्का', 'प्लंबर. कॉल करें 011 5550 0120.', 'tap'],
  ['id', 'Seperti ikan di air', 'Klinik gigi. Hubungi 021 555 0120.', 'tooth'],
  ['vi', 'Chìa khóa thành công', 'Nha khoa. Gọi 028 5550 0120.', 'tooth'],
  ['ja', '成功への鍵', '歯科医院。電話 03-5550-0120。', 'tooth'],
  ['ko', '입이 떡 벌어지는 가격', '치과. 전화 02-555-0120.', 'tooth'],
  ['zh-Hans', '像婴儿一样安睡', '汽车维修。电话 010-5550-0120。', 'wrench'],
  ['th', 'เปิดประตูสู่อนาคต', 'ช่างประปา โทร 02-555-0120', 'tap'],
])('what is sold shows under a turn of phrase, %s: %s', (language, title, adCopy, thing) => {
  expect(findSubjects({ title, adCopy }, language)[0]?.name).toBe(thing);
});

it.each([
  ['ru', 'Спросите нас', 'Стоматология. Наш кот спит на подоконнике.', 'tooth'],
  ['id', 'Tanya kami', 'Bengkel mobil. Diantar dengan sepeda ke pintu Anda.', 'wrench'],
  ['hu', 'Kérdezz minket', 'Autószerelő. Biciklivel az ajtóig visszük.', 'wrench'],
])('a remark of the copy is not what is sold, %s: %s', (language, title, adCopy, thing) => {
  expect(findSubjects({ title, adCopy }, language)[0]?.name).toBe(thing);
});

it.each([
  ['ru', 'Испеките свой торт', 'Кондитерские курсы. Кофе в подарок.', 'birthday-cake'],
  ['ja', '猫カフェ', 'コーヒーとケーキ。', 'cat'],
  ['ko', '우리 동네 빵집', '커피와 케이크', 'bread'],
])('a title keeps what it names, %s: %s', (language, title, adCopy, thing) => {
  expect(findSubjects({ title, adCopy }, language)[0]?.name).toBe(thing);
});
