import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const brandOf = (title: string, instructions: string) =>
  readBrief({ title, instructions }).facts.find(({ kind }) => kind === 'brand')?.text;

it.each([
  ['手工粽子预订', '店名：阿婆粽子铺，绿色为主，按钮写“立即预订”', '阿婆粽子铺'],
  ['김장김치 예약', '가게 이름: 순자네 반찬, 초록색', '순자네 반찬'],
  ['הדברה לבית', 'שם העסק: אין חרקים, בלי תמונות מפחידות', 'אין חרקים'],
  ['גינון ועיצוב', 'שם העסק: גן ירוק, צבע ירוק', 'גן ירוק'],
  ['تنسيق حدائق', 'اسم المحل: الحديقة الخضراء، اللون أخضر', 'الحديقة الخضراء'],
  ['تنظيف خزانات المياه', 'اسم المؤسسة: قطرة نقاء، اللون أزرق', 'قطرة نقاء'],
  ['मोहल्ला रामलीला', 'आयोजक: नवयुवक समिति। केसरिया रंग', 'नवयुवक समिति'],
  ['町内会もちつき大会', '主催 桜台町内会。申し込み不要と書いて', '桜台町内会'],
  ['마을 음악회', '주최: 행복동 주민자치회, 파란색', '행복동 주민자치회'],
])('%s: a name behind its label ends at the comma: %j', (title, instructions, name) => {
  expect(brandOf(title, instructions)).toBe(name);
});

it.each([
  ['おせち予約受付中', '割烹 やまぶき。赤と金。「お早めに」と入れて', '割烹 やまぶき'],
  ['今川焼き 1個120円', '店の名前は甘味処まる福', '甘味処まる福'],
  ['今川焼き 1個120円', '店の名前は「甘味処まる福」', '甘味処まる福'],
  ['証明写真', '店名カメラのミナト', 'カメラのミナト'],
  ['少儿围棋班招生', '弈趣棋院', '弈趣棋院'],
  ['宮廟謝平安流水席', '福德宮', '福德宮'],
  ['รับล้างแอร์ถึงบ้าน', 'ร้านเย็นสบายแอร์ สีฟ้า', 'ร้านเย็นสบายแอร์'],
  ['مطلوب معلمة رياض أطفال', 'روضة البراعم. الزر: قدمي الآن', 'روضة البراعم'],
  ['סופגניות לחנוכה', 'קונדיטוריית שקד, כפתור: להזמנה', 'קונדיטוריית שקד'],
  ['Cho thuê sân bóng đá', 'Sân Bóng Thành Phát quận 12', 'Sân Bóng Thành Phát'],
  ['어르신 스마트폰 교실', '행복동 주민센터. 큰 글씨로', '행복동 주민센터'],
  ['徵洗碗工', '老張牛肉麵館，按鈕：我要應徵', '老張牛肉麵館'],
])('%s: %j is a name', (title, instructions, name) => {
  expect(brandOf(title, instructions)).toBe(name);
});

it.each([
  ['カフェ新装開店', '店名を大きく'],
  ['居酒屋の宴会', '居酒屋の写真'],
  ['面馆开业', '红色大字'],
  ['ร้านกาแฟเปิดใหม่', 'ร้านกาแฟ สีน้ำตาล'],
  ['เปิดร้านใหม่', 'ร้านดูอบอุ่น'],
  ['מאפייה', 'לחם חם'],
  ['مخبز', 'خبز ساخن'],
  ['식당 오픈', '작은 식당'],
])('%s: %j is none', (title, instructions) => {
  expect(brandOf(title, instructions)).toBeUndefined();
});

it('the wish behind the comma of a name is read, whatever its colon', () => {
  const { named } = readBrief({ title: '徵洗碗工', instructions: '老張牛肉麵館，按鈕：我要應徵' });
  expect(named.callToAction).toBe('我要應徵');
  const other = readBrief({
    title: '手工粽子预订',
    instructions: '店名：阿婆粽子铺，绿色为主，按钮写“立即预订”',
  });
  expect(other.named.callToAction).toBe('立即预订');
});

it('a district behind a name is printed as its place', () => {
  const { lines } = readBrief({ title: 'Cho thuê sân bóng đá', instructions: 'Sân Bóng Thành Phát quận 12' });
  expect(lines.map(({ text }) => text).join('\n')).toContain('quận 12');
});
