import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** Everyday trades, goods and causes as small businesses of these countries type them. */
const shown: readonly [language: string, title: string, lead: string][] = [
  ['en', 'CBT and counselling', 'brain'],
  ['en', 'Combi swap from £1,495', 'boiler'],
  ['en', 'Chippie for hire', 'saw'],
  ['en', 'Bottle-o specials', 'wine'],
  ['en', 'Bushfire appeal', 'fire'],
  ['ja', '白内障の日帰り手術', 'eye'],
  ['ja', '親知らずの抜歯', 'tooth'],
  ['ja', 'トイレつまり', 'plunger'],
  ['ja', '同窓会', 'beer'],
  ['ja', '海岸清掃ボランティア募集', 'broom'],
  ['ko', '라식 라섹 상담', 'eye'],
  ['ko', '줄눈 시공', 'tiles'],
  ['ko', '떡집 설맞이 가래떡', 'rice'],
  ['ko', '벌초 대행 서비스', 'strimmer'],
  ['ja', '今川焼き', 'dorayaki'],
  ['ar', 'تنظيف خزانات المياه', 'water-tank'],
  ['zh-Hant', '宮廟謝平安流水席', 'dinner-plate'],
  ['ko', '수재민 돕기', 'lifebuoy'],
  ['ko', '개인회생', 'scales'],
  ['zh-Hans', '激光近视手术', 'eye'],
  ['zh-Hans', '外卖骑手', 'motor-scooter'],
  ['zh-Hans', '减脂餐', 'salad'],
  ['zh-Hant', '雙眼皮', 'eye'],
  ['zh-Hant', '透天厝', 'houses'],
  ['zh-Hant', '媽祖遶境', 'candle'],
  ['hi', 'मोतियाबिंद का ऑपरेशन', 'eye'],
  ['hi', 'आधार पैन कार्ड केंद्र', 'identity-card'],
  ['hi', 'मेहंदी डिज़ाइन', 'henna-hand'],
  ['hi', 'करवा चौथ', 'full-moon'],
  ['th', 'ผ่าต้อกระจก', 'eye'],
  ['th', 'ข้าวกล่อง', 'bento'],
  ['th', 'ช่วยน้ำท่วม', 'lifebuoy'],
  ['th', 'ล่องแพ', 'houseboat'],
  ['vi', 'đo mắt cắt kính', 'eye'],
  ['vi', 'niềng răng trả góp', 'braces'],
  ['vi', 'cứu trợ bão lũ', 'lifebuoy'],
  ['vi', 'tuyển công nhân may', 'sewing-machine'],
  ['id', 'operasi katarak', 'eye'],
  ['id', 'hewan kurban', 'goat'],
  ['id', 'belajar ngaji', 'mosque'],
  ['id', 'ketok magic', 'car'],
];

it.each(shown)('shows what an everyday title names, %s: %s', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});
