/** Services and repairs in Japanese, read before its trades. Notation: word-list.ts. */
export const japaneseServices = `
t-shirt backpack: 学生服, 制服 学校, 標準服, 学校制服
amphora: 金継ぎ, 金継ぎ教室, 金繕い
llama: アルパカ
open-book pencil: 子どもの英語, 子供の英語, こども英語, キッズ英語, 大人の英語, 親子英語
paintbrush scroll: 書道, 書道教室, 習字, 書道体験, お習字
speech-bubble: 英会話, 英会話教室, 英語教室
parcel: 倉庫内軽作業, 軽作業
car: 軽自動車, 中古軽自動車
beers cutlery: 飲み放題, 忘年会, 新年会, 歓送迎会
microphone: お笑い
balloon cake-slice: バザー, チャリティーバザー, 学校バザー
laptop: エンジニア
house key: 貸し部屋, 貸間
dumbbell: パーソナルジム, パーソナルジム体験, 女性専用ジム
cocktail tropical-drink: バーテンダー, バーテンダー講座, ミクソロジー
tap wrench: 井戸ポンプ, ポンプ修理, 給水ポンプ
roof: 雨どい, 雨どい掃除, 防水工事, 屋上防水
recycling: スクラップ, スクラップ買取, 鉄くず
plug lightning: 発電機, 発電機レンタル
trowel: 左官, 左官工事, 漆喰
droplet: 井戸掘り, 井戸, 灌水, 灌水設備, 散水
massage: カッピング, 吸い玉
speech-bubble: 言語療法, 言語聴覚士, ことばの教室
bouncy-castle: エアー遊具, エア遊具, トランポリンパーク
magic-wand: マジシャン, マジック教室
disco-ball: DJ派遣, DJ
chair: テーブルと椅子, 椅子レンタル, オフィスチェア
fireworks: 花火
fish: 養殖, 焼き魚, 焼き魚定食
dog-standing: ドッグトレーニング, ドッグトレーナー
tree axe: 庭木の伐採
amphora coin: 骨董品, 骨董, アンティーク
umbrella: 傘専門店, 日傘専門店
oven: ガスコンロ, コンロ, オーブン
printer: プリンター, プリンター修理, 複合機
car: シートカバー, 車内クリーニング
wardrobe: 洋服ダンス, タンス
nurse: 高齢者見守り, 見守りサービス, 訪問入浴
framed-picture: 額装
studio-microphone: 録音スタジオ, 音楽スタジオ
ice-cube: 純氷, 氷屋
vacuum-cleaner: 掃除機
staircase: 階段手すり, 手すり
bed: 湯宿, 宿, 温泉宿, 民泊施設, 貸別荘
kimono nesting-dolls: ひな人形, 雛人形, 五月人形
door: 表札, 玄関ドア, シャッター, シャッター修理
jar: 味噌, 手作り味噌, 醤油, 梅干し, 漬物, 佃煮
horse horse-rider: 乗馬, 乗馬クラブ, 馬具
world-map: 地図, 古地図
basket leaves: 竹細工, 籐細工, かご編み
herb: 山菜, ハーブ
watch: 電池交換 時計, 時計修理, 腕時計
umbrella: 傘修理, 日傘, 傘
book: 製本, 自費出版, 卒業アルバム
chart-up: ファイナンシャルプランナー, 家計相談, 資産運用
fire-extinguisher: 消火器, 消防設備
necktie: オーダースーツ, スーツ, 貸衣装タキシード
oven: 家電, 厨房機器
fence: フェンス, 門扉, 外構
headstone: 墓石, お墓, 墓じまい, 墓参り代行
helicopter: ヘリコプター, 遊覧飛行
parachute: パラグライダー, スカイダイビング
hot-tub: 日帰り温泉, 露天風呂
thread: 刺し子, 機織り, 藍染め, 草木染め
diamond ring: ネックレス, ジュエリー, 金買取, 真珠
snowflake spade: 雪かき, 除雪, 雪下ろし
mirror: 鏡, 姿見
axe tree: 伐採, 特殊伐採
logs fire: 薪, 薪ストーブ, 暖炉
passport: ビザ, ビザ申請, 帰化, 在留資格
crystal-ball: 霊視, 鑑定, 占い鑑定, 開運
vinyl-record: レコード, 中古レコード
bread: メロンパン, クリームパン, カレーパン, あんパン, 総菜パン
bell: 風鈴
onigiri: おむすび, おにぎり
notebook pencil: 宿題教室, 宿題サポート, 宿題クラブ, 自習室
candle bouquet: お墓掃除, お墓参り代行, 墓掃除
canned-food basket: フードバンク, フードドライブ, 子ども食堂への寄付
santa: サンタ, サンタパレード, サンタ訪問
`;
