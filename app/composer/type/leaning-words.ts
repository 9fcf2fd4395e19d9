/** What a line does not end with: spaces have their own break, opening brackets and signs wait for what follows. */
export const opens = /[\s\p{Ps}\p{Pi}\p{Sc}#＃@＠+＋]$/u;
/** What a line does not start with (kinsoku): punctuation, small kana, marks of length and repetition. */
export const startsNoLine =
  /^[\s\p{P}\p{M}|｜ๆຯໆៗ々ゝゞヽヾー～〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;

const figureWords = /^(?:オフ|off|引き?|割引|還元|ポイント|以上|以下|以内|起|优惠|優惠|折扣?|减|減|할인)/iu;
const verbStem = /^(?:\p{Script=Han}[きぎしじちにびみりえけげせべめれ]|[きぎべみりえけげせめれ])$/u;
const hanNumber = /[一二三四五六七八九十百千万萬两兩半几幾]$/u;
/** Prefixes of Chinese and Japanese. */
const leansForward = /^[第不最更全每各毎お御ご未無无非再]$/u;
/** Endings of Chinese words and sentences, and nouns of one character that name the kind of what goes before. */
const chineseEnding = /^[的了吗嗎呢吧着著过過们們地得起]$/u;
const chineseKind =
  /^[课班馆店站员师费卡节室厅院人者品券价款版型式类性内中后前里課館員師費節廳價類內後裡角豆菜茶産產製屋系風用]$/u;

/** Thai words that end what goes before, and those that open what follows. */
const thaiEndings = words('นี้ นั้น นี่ แล้ว ได้ เลย นะ ครับ ค่ะ คะ จ้า ละ เอง กัน เถอะ สุด ดี ฟรี ใหม่ แท้ เก่า เล็ก ใหญ่ พิเศษ');
const thaiOpenings = words(
  'ที่ ใน ถึง จาก ของ และ หรือ สำหรับ โดย เพื่อ กับ การ ความ ผู้ นัก ทุก ไม่ ให้ เพียง แค่ เมื่อ ตั้งแต่ ซื้อ แถม ทั้ง วัน รถ',
);
const thaiNumbers = words('หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ ร้อย พัน ครึ่ง');

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

/** Whether a word of a script without spaces is read as one with the word before it. */
export function leans(before: string, word: string): boolean {
  if (/\p{Nd}$/u.test(before)) return /^[x×+＋]$|^\P{Nd}{1,4}$/u.test(word);
  // "12月20日", "10時〜16時".
  if (/[年月〜～]$/u.test(before) && /^\p{Nd}/u.test(word)) return true;
  if (/[%％折円元]$/u.test(before) && figureWords.test(word)) return true;
  if (leansForward.test(before) || thaiOpenings.has(before) || thaiEndings.has(word)) return true;
  if (!/[\p{L}\p{M}]$/u.test(before)) return false;
  if (thaiNumbers.has(before)) return !thaiOpenings.has(word);
  // "雨の日", "大人のための": short nouns after their "of".
  if (before === 'の') return /^\p{Script=Han}$|^(?:ため|よう|ほう|もの|こと)/u.test(word);
  // "食べ放題", "張り替え": a verb's stem and what it is compounded with.
  if (verbStem.test(before) && /^\p{Script=Han}/u.test(word)) return true;
  if (hanNumber.test(before)) return /^\p{Script=Han}{1,2}$/u.test(word);
  return chineseEnding.test(word) || (/^\p{Script=Han}{2,}$/u.test(before) && chineseKind.test(word));
}
