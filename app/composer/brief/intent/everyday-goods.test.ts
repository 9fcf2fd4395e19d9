import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

it.each([
  ['Deodorant stick', 'Smell of nothing at all.'],
  ['Hammock', 'Two trees and a free afternoon.'],
  ['Standing desk', 'Your back will write home.'],
  ['Silk pillowcase', 'Kind to curls.'],
  ['Bike helmet', 'Light as a thought.'],
  ['Yoga mat', 'Grips when you wobble.'],
  ['Air fryer', 'Chips without the swim.'],
  ['Dog bed', 'He will deny that it was the sofa.'],
  ['Baby monitor', 'Hear every snore.'],
  ['Hängematte', 'Zwei Bäume und ein freier Nachmittag.'],
  ['Hamac', 'Deux arbres et un après-midi.'],
  ['Sessel', 'Setz dich.'],
  ['Sillón', 'Siéntate.'],
  ['Кресло', 'Для долгих вечеров.'],
])('%s is bought, without a word of a price', (title, adCopy) => {
  expect(['buy', 'order']).toContain(readBrief({ title, adCopy }).intent);
});

it.each([
  ['Yoga mat cleaning and studio hire', 'From £20 an hour', 'buy'],
  ['Armchair reupholstery', 'We make it new.', 'buy'],
  ['Car seat safety check', 'Saturday 10-2, fire station', 'buy'],
])('%s is no ware', (title, adCopy, not) => {
  expect(readBrief({ title, adCopy }).intent).not.toBe(not);
});

it.each([
  ['Zahnpasta', 'Frisch bis in den Abend.'],
  ['Heizdecke', 'Der Winter kann kommen.'],
  ['Gasgrill', 'Der Sommer brutzelt.'],
  ['Grille-pain', 'Doré des deux côtés.'],
  ['Perceuse', 'Le mur ne dit pas non.'],
  ['Freidora de aire', 'Crujiente sin culpa.'],
  ['Esterilla de yoga', 'No resbala nunca.'],
  ['Friggitrice ad aria', 'Croccante e leggero.'],
  ['Asciugacapelli', 'Pronta in un attimo.'],
  ['Chaleira', 'O chá das cinco, às quatro.'],
  ['Furadeira', 'Entra em qualquer parede.'],
  ['Slaapzak', 'Warm tot in de ochtend.'],
  ['Yogamat', 'Blijft liggen waar je staat.'],
  ['Czajnik elektryczny', 'Herbata w dwie minuty.'],
  ['Hantle', 'Siła w domu.'],
  ['Vattenkokare', 'Te på två minuter.'],
  ['Sovsäck', 'Varm hela natten.'],
  ['Brødrister', 'Sprødt på begge sider.'],
  ['Hodelykt', 'Lys på stien.'],
  ['Vedenkeitin', 'Tee kahdessa minuutissa.'],
  ['Makuupussi', 'Lämmin koko yön.'],
  ['Rychlovarná konvice', 'Čaj za dvě minuty.'],
  ['Horkovzdušná fritéza', 'Křupavé a lehké.'],
  ['Hajszárító', 'Perfekt reggelek.'],
  ['Hálózsák', 'Meleg egész éjjel.'],
  ['Prăjitor de pâine', 'Auriu pe ambele părți.'],
  ['Bušilica', 'Ide kroz svaki zid.'],
  ['Σιδερώστρα', 'Σταθερή και ελαφριά.'],
  ['Saç kurutma makinesi', 'Sabahlar kısalsın.'],
  ['Электрочайник', 'Чай за две минуты.'],
  ['Гантели', 'Сила у вас дома.'],
  ['Прасувальна дошка', 'Гладко з першого разу.'],
  ['قلاية هوائية', 'مقرمش وخفيف.'],
  ['מייבש שיער', 'בוקר קצר יותר.'],
  ['हेयर ड्रायर', 'सुबह आसान.'],
  ['Penanak nasi', 'Pulen setiap hari.'],
  ['Nồi chiên không dầu', 'Giòn mà nhẹ.'],
  ['หม้อทอดไร้น้ำมัน', 'กรอบแต่เบา'],
  ['加湿器', '冬の部屋にうるおいを。'],
  ['에어프라이어', '바삭하고 가볍게.'],
  ['空气炸锅', '酥脆又清爽。'],
  ['氣炸鍋', '酥脆又清爽。'],
])('%s is bought in its own language', (title, adCopy) => {
  expect(['buy', 'order']).toContain(readBrief({ title, adCopy }).intent);
});

it.each([
  ['Gardinenreinigung', 'Wir holen und bringen.'],
  ['Menu du Réveillon', 'Le 31 au soir.'],
  ['Piscina coperta', "Aperta tutto l'anno."],
  ['Hengelsportvereniging', 'Word lid.'],
  ['Lot balonem', 'O świcie.'],
  ['หมูกระทะ', 'อิ่มไม่อั้น'],
  ['包丁研ぎ', '切れ味がよみがえる。'],
  ['热气球体验', '日出起飞。'],
])('%s is no ware, though it begins with one or holds one', (title, adCopy) => {
  expect(readBrief({ title, adCopy }).intent).not.toBe('buy');
});
