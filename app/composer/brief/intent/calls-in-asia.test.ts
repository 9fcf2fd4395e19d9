import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import type { Brief } from '../../design/ad-design.ts';
import { listLeftOut } from '../left-out.ts';
import { readBrief } from '../read-brief.ts';

const textsOf = (brief: Brief) => writeCopy(readBrief(brief)).copy;

describe('what readers are asked to do', () => {
  it.each<[Brief, string]>([
    [{ title: '包丁研ぎます', adCopy: '1本600円。毎月第2土曜日 商店街入口にて' }, 'visit'],
    [{ title: '今川焼き 1個120円' }, 'visit'],
    [{ title: '원룸이사', adCopy: '소형 이사 10만원부터' }, 'quote'],
    [{ title: 'งานลอยกระทงวัดสวนดอก 24 พฤศจิกายน เริ่ม 17.00 น. เข้างานฟรี' }, 'visit'],
  ])('%j: %s', (brief, intent) => {
    expect(readBrief(brief).intent).toBe(intent);
  });

  it.each<[Brief, string]>([
    [{ title: '畳の表替え', adCopy: '家具の移動も無料。電話0466-55-0142' }, '0466-55-0142'],
    [{ title: '屋根修理', adCopy: '見積り無料。電話 099-155-0142' }, '099-155-0142'],
    [{ title: '庭木の剪定', adCopy: '見積り無料。電話 09915-5-0142' }, '09915-5-0142'],
  ])('%j is called', (brief, phone) => {
    expect(textsOf(brief).callToAction).toContain(phone);
  });
});

describe('what instructions ask to have said', () => {
  const printed = (brief: Brief) => Object.values(textsOf(brief)).join('\n');
  const leftOut = (brief: Brief) => listLeftOut(readBrief(brief), Object.values(textsOf(brief)));

  it.each<[Brief, string]>([
    [{ title: '町内会もちつき大会', instructions: '申し込み不要と書いて' }, '申し込み不要'],
    [{ title: '마을 장터', instructions: '주차 가능이라고 써주세요' }, '주차 가능'],
    [{ title: '廣場舞隊招新', instructions: '費用全免 加一句：初學者都歡迎' }, '初學者都歡迎'],
    [{ title: '廣場舞隊招新', instructions: '費用全免 加一句：初學者都歡迎' }, '費用全免'],
    [
      { title: '떡집 설맞이 가래떡', instructions: '1kg 7,000원 2kg 13,000원. 낙원떡집, 분홍색' },
      '1kg 7,000원',
    ],
  ])('%j: %s', (brief, words) => {
    expect(printed(brief)).toContain(words);
    expect(leftOut(brief)).toEqual([]);
  });

  it.each<[Brief, RegExp]>([
    [
      { title: 'ハウスクリーニング', instructions: 'おそうじ本舗みなと、電話 03-5555-0177 を必ず入れる' },
      /入れる/u,
    ],
    [{ title: '어르신 스마트폰 교실', instructions: '큰 글씨로. 전화 02-555-0133 넣어주세요' }, /글씨|넣어/u],
    [
      { title: 'รับสมัครคนขับรถ', adCopy: 'วุฒิ ม.3 ขึ้นไป สนใจโทร 02-555-0177', instructions: 'ใส่ปุ่ม สมัครเลย' },
      / · โทร|ปุ่ม/u,
    ],
    [{ title: 'मोहल्ला रामलीला', instructions: 'आयोजक: नवयुवक समिति। केसरिया रंग' }, /रंग/u],
  ])('%j: the order itself is neither printed nor left out', (brief, order) => {
    expect(printed(brief)).not.toMatch(order);
    expect(leftOut(brief)).not.toContainEqual(expect.stringMatching(order));
  });
});
