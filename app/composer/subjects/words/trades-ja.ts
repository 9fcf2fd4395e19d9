/** Trades and goods in Japanese. Notation: word-list.ts. */
export const japaneseTrades = `
calculator: 税理士, 会計事務所, 確定申告, 経理, 会計, 公認会計士
air-conditioner: エアコン, エアコン修理, 空調
set-square: 建築士, 設計事務所, 建築設計, 数学, 数学塾
wrench: 自動車修理, 車検, 整備工場, 自動車整備
bread: パン屋, ベーカリー, パン, 食パン, 焼きたてパン
croissant: クロワッサン
lipstick: 化粧品, コスメ, メイク, エステ, エステサロン
nail-polish: ネイル, ネイルサロン
eyelashes: まつげエクステ, まつエク, 眉毛サロン
bowling: ボウリング
bride: ウェディングドレス
ring: 結婚式, 結婚指輪, ブライダル, 婚約指輪
steak: 肉屋, 精肉店, ステーキ, 焼肉屋, ステーキハウス
meat-on-bone: 焼肉, バーベキュー
tent: キャンプ, キャンプ場, テント, アウトドア用品
car: 中古車, 自動車販売, レンタカー, 新車, カーディーラー
saw: 大工, 木工
cheese: チーズ専門店
spine: 整体, 整骨院, 接骨院, 理学療法, カイロプラクティック
microphone: カラオケ, ボイストレーニング
climber: ボルダリング, クライミング
coffee: カフェ, コーヒー, 珈琲, 喫茶店, コーヒー豆
laptop: パソコン修理, オンライン講座, コワーキング, ノートパソコン, ウェビナー
cook: 料理教室, クッキングスクール
scissors: 美容室, 美容院, ヘアサロン, ヘアカット
barber-pole: 理容室, 床屋, バーバー, 理髪店
teddy-bear: 保育園, 幼稚園, おもちゃ, 託児所, ベビーシッター
serum-bottle: 美容液, スキンケア, ビタミンc美容液
lotion: 皮膚科, 日焼け止め
dog: 動物病院, 獣医, ペットショップ, ドッグフード, トリミング, ペットフード, 犬, 子犬
dog-standing: 犬のしつけ, 犬の散歩, ペットホテル
cat: 猫カフェ, キャットフード, 猫
steering-wheel: 自動車学校, 教習所, 運転免許
plug: 電気工事
lock-and-key: 脱出ゲーム
basket: 八百屋, 野菜, 有機野菜, 直売所, 農家直送
shopping-cart: スーパー, 食料品
chart-up: 資産運用, 投資, 株式, 投資信託
bank: 銀行, ローン, 住宅ローン
house: 不動産, マンション, 賃貸, 新築, 一戸建て, 物件, 住宅, 分譲
fish: 魚屋, 鮮魚店, 鮮魚
bouquet: 花屋, フラワーショップ, 花束, 生花店
football: サッカー, サッカースクール
seedling: 園芸, ガーデニング, 観葉植物, 苗
spade: 造園, 庭師, 剪定
soft-ice-cream: アイスクリーム, ソフトクリーム, ジェラート, アイス
glasses: メガネ, 眼鏡, めがね, コンタクトレンズ, 眼科
dumbbell: ジム, フィットネス, パーソナルトレーニング, スポーツジム, 筋トレ
hearing-aid: 補聴器
hiking-boot: 登山, ハイキング, トレッキング
bed: ホテル, 旅館, 民宿, ベッド, 宿泊
sofa: 家具, ソファ, インテリア, ソファー
washing-machine: コインランドリー, クリーニング, 洗濯機, 洗濯代行
books: 本屋, 書店, 図書館, 古本, 読書会, 小説
key: 鍵屋, 合鍵, 鍵交換
open-book: 塾, 学習塾, 英会話, 家庭教師, 個別指導, 翻訳, 語学
game-controller: ゲーム, ゲームアプリ
dice: ボードゲーム
delivery-van: 引越し, 引っ越し, 宅配, 配送
piano-keys: ピアノ, ピアノ教室
guitar: ギター, ギター教室, 音楽教室
noodles: ラーメン, らーめん, 拉麺, うどん, そば屋, 蕎麦, つけ麺, 味噌ラーメン
theatre-masks: 劇場, 演劇, オペラ, ミュージカル
palette: 絵画教室, 水彩画, 画材
framed-picture: ギャラリー, 美術展, 展覧会
paint-roller: 塗装, 外壁塗装, リフォーム
camera: 写真館, カメラマン, 写真撮影, フォトスタジオ, 七五三写真, カメラ
tap: 水道修理, 水漏れ, 配管工事, 水まわり
amphora: 陶芸, 陶芸教室
beer: ビール, 地ビール, クラフトビール, ビアガーデン
beers: 居酒屋, パブ
roof: 屋根修理, 屋根工事, 雨漏り
sandwich: サンドイッチ
coat: 古着, コート, ジャケット
dress: 婦人服, ファッション, ワンピース, レディース
skis: スキー, スキー場, スキースクール
solar-panel: 太陽光発電, ソーラーパネル
sushi: 寿司, すし, 鮨, 回転寿司
sewing-needle: 洋裁, 仕立て, 洋服直し
tea: お茶, 日本茶, 茶室, 緑茶, 抹茶
airplane: 旅行, 旅行会社, 航空券, ツアー
salad: ビーガン, ヴィーガン, サラダ, 管理栄養士
clapperboard: 動画編集, 映像制作
popcorn: 映画館, 映画
watch: 時計, 腕時計, 時計修理
broom: 清掃, ハウスクリーニング, 掃除, 家事代行
lotus-position: ヨガ, ヨガ教室, ピラティス, 瞑想
massage: マッサージ, リラクゼーション
sauna: サウナ, 温泉, スパ, 銭湯
shield: 保険, 生命保険, 自動車保険, 火災保険
tooth: 歯科, 歯医者, 歯科医院, 矯正歯科, ホワイトニング, 歯科クリニック
stethoscope: 医院, 内科, 病院, 小児科
nurse: 看護師, 介護, 訪問看護, 介護士
pill: 薬局, サプリ, サプリメント, ドラッグストア
brain: カウンセリング, 心療内科
baby: ベビー用品, ベビー服
scales: 弁護士, 法律事務所, 法律相談
fountain-pen: 司法書士, 文房具, 書道, 書道教室
desktop-computer: ホームページ制作, プログラミング, プログラミング教室, ソフトウェア
smartphone: スマホ, スマホ修理, スマートフォン, 携帯電話
megaphone: 広告代理店, マーケティング
museum: 博物館, 美術館
graduation-cap: 大学, 専門学校, オープンキャンパス
dancer: ダンス, ダンス教室, ダンススクール, 社交ダンス
birthday-cake: ケーキ, ケーキ屋, 洋菓子店, 誕生日ケーキ, パティスリー
dango: 和菓子, 和菓子屋
chocolate: チョコレート, チョコ
wine: ワイン, ワインバー
champagne: シャンパン
pizza: ピザ, ピザ屋, ピッツェリア
spaghetti: パスタ, イタリアン
burger: ハンバーガー, バーガー
cutlery: レストラン, ランチ, 定食屋, 食堂, ビストロ
bento: 弁当, お弁当, 仕出し
curry: カレー, カレー屋
bubble-tea: タピオカ, タピオカミルクティー
gift: ギフト, プレゼント, お中元, お歳暮
christmas-tree: クリスマス
diamond: ジュエリー, 宝石, アクセサリー
sneaker: スニーカー, 靴, 靴屋, シューズ
handbag: バッグ, 鞄, かばん
necktie: スーツ, 紳士服
kimono: 着物, 浴衣, 着付け
swimmer: プール, スイミング, 水泳教室
surfer: サーフィン
diving-mask: ダイビング
fishing-rod: 釣り, 釣具
horse: 乗馬, 乗馬クラブ
tennis: テニス, テニススクール
golf: ゴルフ, ゴルフレッスン
boxing-glove: ボクシング
judo-suit: 空手, 柔道, 合気道
runner: マラソン
bicycle: 自転車, サイクリング, 電動自転車
motorcycle: バイク, オートバイ
tyre: タイヤ, スタッドレスタイヤ
bubbles: 洗車
taxi: タクシー
bricks: 工務店, 建設, 建築会社
toolbox: 工具, 便利屋, ホームセンター
rug: 絨毯, カーペット, ラグ
mattress: マットレス, 布団, 寝具
curtains: カーテン
television: テレビ, 家電
headphones: イヤホン, ヘッドホン, ヘッドフォン, ワイヤレスイヤホン
heart: 寄付, 募金, ボランティア
honey: はちみつ, 蜂蜜
strawberry: いちご狩り
shopping-bags: ~ セール, バーゲン
stethoscope: ~ クリニック
scissors: カット, カラー, ヘアカラー, パーマ, 美容室, 美容院, ヘアサロン, 縮毛矯正
dinner-plate: ケータリング, 仕出し, オードブル
musical-notes: コンサート, 演奏会, 合唱団
school: ~ 学校
printer: 印刷, 名刺, コピー
briefcase: コンサルティング
briefcase: ~ 求人, 転職
kebab: ケバブ
candy: 飴, キャンディ, 駄菓子
window: 窓, 窓リフォーム, サッシ, ガラス
perfume: 香水
candle: キャンドル, ろうそく, 葬儀, 家族葬, 葬式
kitchen-knife: キッチン, キッチンリフォーム, 包丁研ぎ
bathtub: お風呂, 浴室リフォーム, ユニットバス
t-shirt: Tシャツ, プリントTシャツ
party-popper: ~ パーティー, 誕生日会
tractor: トラクター, 農機具, 農園
motor-boat: クルーズ, ボート, 船舶免許
pancakes: モーニング, パンケーキ, 朝食
egg: たまご, 卵, 玉子
bucket: 窓拭き, 窓清掃
light-bulb: 照明
hammer: リフォーム, 張り替え, 工務店
open-book: 夏期講習, 学習塾, 塾, 家庭教師, 個別指導, 冬期講習
tyre: タイヤ, タイヤ交換, スタッドレス
wrench: 車検, 整備, オイル交換, 板金
tooth: 歯, 歯医者, 定期検診, インプラント, 矯正, ホワイトニング, 歯科
bouquet: 花束, 花, フラワー, 生け花, 花屋
blood-drop: 献血
cockroach: シロアリ, 害虫駆除
dog: トリミング, 子犬
hen: 鶏
strawberry: いちご狩り, いちご
orange: みかん
peach: 桃
apple: りんご
rice: お米, 新米
oden: おでん
dango: 和菓子, 団子
fire: 薪ストーブ
security-camera: 防犯カメラ
cutlery: キッチンカー
shield: ほけん
dining-table: ダイニングテーブル
bricks trowel: タイル工事, タイル
chess-pawn: 将棋教室, 将棋, チェス
wine grapes: ワイナリー, ワイン
soap bubbles: 石鹸, 石けん, せっけん
dress-shoe hammer: 靴修理, 靴磨き
seedling plant: 種苗店, 種苗, 野菜の種, 種
shopping-bags price-tag: フリーマーケット, フリマ, 蚤の市
rug: 畳, 畳屋, 畳替え, 畳張替え
jar: オリーブオイル, オリーブ, 漬物
sauna: 露天風呂, 温泉, 銭湯
kitchen-knife: 刃物研ぎ
umbrella: 傘修理
guitar: ウクレレ
logs fire: 薪
noodles: そば, 手打ちそば, 蕎麦
`;
