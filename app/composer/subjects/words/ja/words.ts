import { japaneseAnimalsAndNature } from './animals-and-nature.ts';
import { japaneseFoodAndDrink } from './food-and-drink.ts';
import { japaneseHome } from './home.ts';
import { japaneseLeisure } from './leisure.ts';
import { japaneseWear } from './wear.ts';
import { japaneseWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ペット可, ペット相談可, ペット相談, ペットok, ペットと泊まれる, 折り畳み, 折畳み, 折りたたみ, 畳み, おむつ替え, 紙おむつ不要, どこ, ここ, そこ, 日本, 時間, 自宅, 期間限定, お問い合わせ, ご家庭
-: 手頃, 手作り, 手軽, 除湿機, 加湿器, 花より団子, 猫の手も借りたい, 猫の手も, 猫の手, 犬も歩けば棒に当たる, 犬も歩けば, 成功への鍵, 成功の鍵, 幸せの鍵, 鍵を握る, 猫に小判, 豚に真珠, 馬の耳に念仏
-: 馬が合う, 馬子にも衣装, 猿も木から落ちる, 犬猿の仲, 虎の威を借る, 鶴の一声, 鶴は千年, 一石二鳥, 雀の涙, 鬼に金棒, 棚からぼた餅, 絵に描いた餅, 餅は餅屋, 海老で鯛を釣る, まな板の鯉, 水を得た魚
-: 逃した魚は大きい, 釣った魚, 井の中の蛙, 蛙の子は蛙, 石の上にも三年, 石橋を叩いて, 石橋を叩いて渡る, 塵も積もれば, 朝飯前, 同じ釜の飯, 臭い飯, 茶番, お茶の子さいさい, へそで茶を沸かす, お茶を濁す
-: 目からうろこ, 耳より, 耳にたこ, 胸を張って, 肩の荷, 首を長くして, 腕が鳴る, 頭のてっぺん, 足の先まで, 二足のわらじ, 下駄を履かせる, 縁の下の力持ち, 針の穴, 釘を刺す, 太鼓判, 太鼓判を押す, 三味線を弾く
-: 雨降って地固まる, 雲をつかむ, 青天の霹靂, 星に願い, 月とすっぽん, 太陽のような, 花を持たせる, 話に花が咲く, 高嶺の花, 両手に花, 言わぬが花, 船頭多くして, 大船に乗った, 渡りに船, 追い風, 波に乗れ
-: 翼を広げ, うちの猫, うちの犬, 看板猫, 看板犬, 自転車でお届け, 自転車で玄関まで, 自転車で配達, 赤ちゃんのように, 赤ちゃんのような, 電車のように, 馬のように, 靴屋の上, 靴屋の2階, マットの下, 時計のように
-: 帽子を脱ぐ, 火の車, 渡る世間に鬼, 羊羹, もち, 柏餅, 桜餅, 相撲, 大相撲, 相撲大会, カヌレ, フィナンシェ
-: マドレーヌ, バウムクーヘン, 三味線, 三線, 三味線教室, お琴, 襖張り替え, 桃の節句, 雛人形展, 門松, ハンバーグ
-: 百人一首, かるた, 競技かるた, 海ぶどう, 海葡萄, 車検たっぷり, 車検付き, 車検2年付き, 車検1年付, 車検1年付き, 車検2年付
`;

/** Japanese words that lead to things. Notation: word-list.ts. */
export const japaneseWords =
  japaneseFoodAndDrink +
  japaneseAnimalsAndNature +
  japaneseHome +
  japaneseWear +
  japaneseLeisure +
  japaneseWorkAndTravel +
  unmeant;
