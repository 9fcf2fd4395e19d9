/** Services and repairs in Japanese, read before its trades. Notation: word-list.ts. */
export const japaneseServices = `
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
`;
