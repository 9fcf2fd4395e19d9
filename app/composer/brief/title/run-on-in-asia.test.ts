import { expect, it } from 'vitest';
import { readTitle } from './read-title.ts';

it.each<[string, string, string, string[]]>([
  [
    '廣場舞隊招新 逢星期二、四晚上7點半 屯門公園',
    'zh-Hant',
    '廣場舞隊招新',
    ['逢星期二、四晚上7點半 屯門公園'],
  ],
  ['町内会もちつき大会 1月10日 10時から 中央公園', 'ja', '町内会もちつき大会', ['1月10日 10時から 中央公園']],
  [
    '宮廟謝平安流水席🎉 農曆十月十五 晚上6點開席，一桌3,600元',
    'zh-Hant',
    '宮廟謝平安流水席🎉',
    ['農曆十月十五 晚上6點開席', '一桌3,600元'],
  ],
  [
    '중고 피아노 팝니다 (영창 업라이트) 45만원, 조율 완료, 운반비 별도. 부천 상동',
    'ko',
    '중고 피아노 팝니다 (영창 업라이트)',
    ['45만원', '조율 완료, 운반비 별도', '부천 상동'],
  ],
  [
    'งานลอยกระทงวัดสวนดอก 24 พฤศจิกายน เริ่ม 17.00 น. ประกวดกระทง เข้างานฟรี',
    'th',
    'งานลอยกระทงวัดสวนดอก',
    ['24 พฤศจิกายน เริ่ม 17.00 น. ประกวดกระทง', 'เข้างานฟรี'],
  ],
  ['รับล้างแอร์ถึงบ้าน เครื่องละ 450 บาท', 'th', 'รับล้างแอร์ถึงบ้าน', ['เครื่องละ 450 บาท']],
  [
    'sedot wc murah 24 jam mulai 250rb, tanpa bongkar, garansi 1 bulan',
    'id',
    'Sedot wc murah 24 jam',
    ['mulai 250rb', 'tanpa bongkar, garansi 1 bulan'],
  ],
  [
    'nasi tumpeng ultah utk 20 org 750rb sdh termasuk ongkir, pesan H-2 ya kak 🙏',
    'id',
    'Nasi tumpeng ultah utk 20 org',
    ['750rb', 'Sdh termasuk ongkir', 'pesan H-2 ya kak 🙏'],
  ],
  [
    'كنافة نابلسية طازة الكيلو 8 دنانير، نص كيلو 4.5، من العصر للمغرب بس',
    'ar',
    'كنافة نابلسية طازة',
    ['الكيلو 8 دنانير', 'نص كيلو 4.5، من العصر للمغرب بس'],
  ],
  ['붕어빵 3개 2천원', 'ko', '붕어빵', ['3개 2천원']],
  ['떡볶이 1만 5천원', 'ko', '떡볶이', ['1만 5천원']],
  ['원룸 월세 300/35', 'ko', '원룸', ['월세 300/35']],
  ['투룸 보증금 500 월 40', 'ko', '투룸', ['보증금 500 월 40']],
  ['cuci sofa 3 dudukan 150 ribu', 'id', 'Cuci sofa 3 dudukan', ['150 ribu']],
  ['حفر آبار المتر 25 درهم، ضمان سنة', 'ar', 'حفر آبار', ['المتر 25 درهم', 'ضمان سنة']],
])('parts what is typed in one breath: %s', (title, language, sold, others) => {
  expect(readTitle(title, language)).toEqual({ sold, others });
});
