import { ja } from '../../languages/ja.ts';
import { toPattern } from '../../pattern.ts';
import { simplifiedToo, traditionalToo } from './han-characters.ts';

/** ISO 15924 codes; Chinese, Japanese and Korean text gets Hans, Hant, Jpan or Kore. */
export type Script = (typeof scripts)[number][0] | 'Jpan' | 'Kore' | 'Hans' | 'Hant' | 'Zyyy';

/** Code, letters, and how many Latin letters one of them is worth (an ideograph is about a word). */
const scripts = [
  ['Latn', /\p{Script=Latin}/gu, 1],
  ['Cyrl', /\p{Script=Cyrillic}/gu, 1],
  ['Grek', /\p{Script=Greek}/gu, 1],
  ['Arab', /\p{Script=Arabic}/gu, 1.3],
  ['Hebr', /\p{Script=Hebrew}/gu, 1.3],
  ['Deva', /\p{Script=Devanagari}/gu, 1.3],
  ['Beng', /\p{Script=Bengali}/gu, 1.3],
  ['Guru', /\p{Script=Gurmukhi}/gu, 1.3],
  ['Gujr', /\p{Script=Gujarati}/gu, 1.3],
  ['Orya', /\p{Script=Oriya}/gu, 1.3],
  ['Taml', /\p{Script=Tamil}/gu, 1.3],
  ['Telu', /\p{Script=Telugu}/gu, 1.3],
  ['Knda', /\p{Script=Kannada}/gu, 1.3],
  ['Mlym', /\p{Script=Malayalam}/gu, 1.3],
  ['Sinh', /\p{Script=Sinhala}/gu, 1.3],
  ['Thai', /\p{Script=Thai}/gu, 1.3],
  ['Laoo', /\p{Script=Lao}/gu, 1.3],
  ['Khmr', /\p{Script=Khmer}/gu, 1.3],
  ['Mymr', /\p{Script=Myanmar}/gu, 1.3],
  ['Geor', /\p{Script=Georgian}/gu, 1.2],
  ['Armn', /\p{Script=Armenian}/gu, 1.2],
  ['Ethi', /\p{Script=Ethiopic}/gu, 1.8],
  ['Tibt', /\p{Script=Tibetan}/gu, 1.3],
  ['Thaa', /\p{Script=Thaana}/gu, 1.3],
  ['Syrc', /\p{Script=Syriac}/gu, 1.3],
  ['Nkoo', /\p{Script=Nko}/gu, 1.3],
  ['Mong', /\p{Script=Mongolian}/gu, 1.3],
  ['Han', /\p{Script=Han}/gu, 3],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 2.2],
  ['Hang', /\p{Script=Hangul}/gu, 2.5],
] as const;

const simplifiedOnly =
  /[们这说时间见问过还发会对开关门车马鸟鱼语让应该业东丝两严个临为举义书买乱争于产亲亿仅从众优伙传伤伟伦体余侠债倾偿储儿兑党兰兴养兽内写军农冲决况净减凤凭划刘则刚创别剧劲动势务华协单卖卫厂厅历压厌厕县参双变叶号叹员听启呜园围图圆圣场坏块坚坛垫处备复够头夹夺奋奖妆妇妈姜娱宁实宠审宾对导将尔尘尝层届属岁岂岛币师帅带帮广庆库庙废录归当忆怀态总恋恶悦惊惯愿护报担拥择换据损摇数断无旧显晓暂术机杀杂权条来极构枪标树样档桥检楼欢欧毕气汉汤汽没泪泽洁浅测济浓涂涛润涨渐温湾湿满滤灭灯灵炉点烂热爱爷状独狮猎猫现环电画畅疗盐监盖盘础码矿硕确礼祸离种积稳穷窃竞笔签简类粮红纪纯纳纸练组细织终绍经结给络绝统继续绿维综缘编缩网罗罚职联胜脑腾艺节苏苹范荐药莲获营蓝虑虽补装观规视览触计订认讨训议讯记讲许论设访证评识诉词译试诗诚话详诺谁调谈谢谱贝负贡财责败货质贩贪购贯贵贷贸费贺资赏赖赚赛赞赠赢赶趋跃轨转轮软轻载较辆辑输边达迁运进远连迟适选递遗邮邻郑释鉴针钟钢钱铁银铺销锅锋错键镇镜长闪闭闲闻阅队阳阴阵阶际陆陈险随隐难雾静韩页顶项顺须顾顿预领频颗题颜额风飞饭饮饰饱饼馆驾验骑骗龙龟鸡虾绸绣裤袜烫齿脸胶腊烧卤酱钥锁钻链摊绳蜡蚕馄饨婴樱篮绘摄墙鸽驼饺馅鲜鸭鹅纹纱缝肤铃钓钩铝锈辅浇]/gu;
const traditionalOnly =
  /[們這說時間見問過還發會對開關門車馬鳥魚語讓應該業東絲兩嚴個臨為舉義書買亂爭於產親億僅從眾優夥傳傷偉倫體餘俠債傾償儲兒兌黨蘭興養獸內寫軍農沖決況淨減鳳憑劃劉則剛創別劇勁動勢務華協單賣衛廠廳歷壓厭廁縣參雙變葉號嘆員聽啟嗚園圍圖圓聖場壞塊堅壇墊處備復夠頭夾奪奮獎妝婦媽薑娛寧實寵審賓導將爾塵嘗層屆屬歲豈島幣師帥帶幫廣慶庫廟廢錄歸當憶懷態總戀惡悅驚慣願護報擔擁擇換據損搖數斷無舊顯曉暫術機殺雜權條來極構槍標樹樣檔橋檢樓歡歐畢氣漢湯沒淚澤潔淺測濟濃塗濤潤漲漸溫灣濕滿濾滅燈靈爐點爛熱愛爺狀獨獅獵貓現環電畫暢療鹽監蓋盤礎碼礦碩確禮禍離種積穩窮竊競筆簽簡類糧紅紀純納紙練組細織終紹經結給絡絕統繼續綠維綜緣編縮網羅罰職聯勝腦騰藝節蘇蘋範薦藥蓮獲營藍慮雖補裝觀規視覽觸計訂認討訓議訊記講許論設訪證評識訴詞譯試詩誠話詳諾誰調談謝譜貝負貢財責敗貨質販貪購貫貴貸貿費賀資賞賴賺賽贊贈贏趕趨躍軌轉輪軟輕載較輛輯輸邊達遷運進遠連遲適選遞遺郵鄰鄭釋鑑針鐘鋼錢鐵銀鋪銷鍋鋒錯鍵鎮鏡長閃閉閒聞閱隊陽陰陣階際陸陳險隨隱難霧靜韓頁頂項順須顧頓預領頻顆題顏額風飛飯飲飾飽餅館駕驗騎騙龍龜麵雞蝦綢繡褲襪燙髮鬍齒醫臉膠臘燒燉滷醬鹹麥黃鑰鉤鋁鏽鑽廚櫃傢鏈攤繩蠟蠶蘿蔔餛飩嬰鬆櫻籃蟲戲樂繪攝壽豬糰蔥錶鐲牆駝鴿齡竈]/gu;
const moreSimplified = toPattern(`[${simplifiedToo}]`, 'gu');
const moreTraditional = toPattern(`[${traditionalToo}]`, 'gu');
/** Characters and words written so in Japanese only, for titles without kana. */
const japaneseOnly =
  /[絵発売円込働駅広応図戦団読続価歓覚気黒沢辺剣単対帰険験々焼様歳楽薬渋渓竜粋脳蔵豊転軽鉄録隠霊斎髪庁廃従徳恵悪拝拡揺摂曽権満済滝砕稲穂穏緑縁縄繊聴荘覧観訳譲遅郷醸釈鋳関陥隣雑頼顕駆騒髄齢児塩県桜芸歯検経変峠畑榊枠産]|無料|半額|割引|予約|限定品|新登場|開店|営業|見積|駐車場|買取|格安|税込|税抜|受付|時給|古本|古着|弁当|畳|〜/gu;
/** Words in characters Chinese has too, but not for these things. */
const japaneseWords = toPattern(ja.functionWords.replaceAll(' ', '|'), 'gu');
/** What Chinese writes and Japanese does not: words in characters both have are then Chinese. */
const chineseWords = /[的了吗嗎们們您们这這吧呢]|\p{Nd}\s?[元块塊]|NT\$|酒店|公司/gu;
/** Names in the same characters in both, that alone are rather Japanese. */
const ofOnsen = /^\P{L}*(?:天然)?(?:温泉|花束)\P{L}*$/u;
/** Simplified characters that Japanese writes in the same way: they tell neither language. */
const sharedWithJapanese = /[温会点条状独担号断乱来旧双礼当国学声麦医体写区数万与予争亀党画]/gu;

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

const ideographs = /\p{Script=Han}/gu;
const longestWithoutKana = 40;

function chineseOrJapanese(text: string): Script {
  const words = count(text, chineseWords) > 0 ? 0 : count(text, japaneseWords) + (ofOnsen.test(text) ? 1 : 0);
  const japanese = count(text, japaneseOnly) + words;
  const shared = count(text, sharedWithJapanese);
  const simplified = Math.max(0, count(text, simplifiedOnly) - (japanese > 0 ? shared : 0));
  const traditional = count(text, traditionalOnly);
  // Nobody writes so much Japanese without kana.
  const isLong = count(text, ideographs) >= longestWithoutKana && traditional + simplified > 2;
  if (japanese > 0 && !isLong && japanese >= simplified && (simplified === 0 || japanese > simplified))
    return 'Jpan';
  const isTraditional = traditional + count(text, moreTraditional) > simplified + count(text, moreSimplified);
  return isTraditional ? 'Hant' : 'Hans';
}

/** Whether a text is in ideographs alone that Japanese and both ways to write Chinese share: "蜂蜜". */
export const isSharedHan = (text: string) =>
  /\p{Script=Han}/u.test(text) &&
  !/[^\p{Script=Han}\P{L}]/u.test(text) &&
  [simplifiedOnly, traditionalOnly, japaneseOnly, chineseWords].every(
    (letters) => count(text, letters) === 0,
  );

/**
 * The script a text is written in, by weighted letter counts. Latin brand names inside other scripts do not
 * tip the balance: another script with a third of the weight wins over Latin.
 */
export function scriptOf(text: string): Script {
  const weights = new Map<string, number>();
  for (const [code, letters, weight] of scripts) {
    const letterCount = count(text, letters);
    if (letterCount > 0) weights.set(code, letterCount * weight);
  }
  const han = weights.get('Han') ?? 0;
  const kana = weights.get('Kana') ?? 0;
  weights.delete('Kana');
  if (han + kana > 0) weights.set('Han', han + kana);
  const latin = weights.get('Latn') ?? 0;
  weights.delete('Latn');
  const [other] = [...weights].sort((a, b) => b[1] - a[1]);
  if (!other) return latin > 0 ? 'Latn' : 'Zyyy';
  if (latin > other[1] * 2) return 'Latn';
  if (other[0] === 'Hang') return 'Kore';
  if (other[0] !== 'Han') return other[0] as Script;
  return kana > han * 0.05 ? 'Jpan' : chineseOrJapanese(text);
}
