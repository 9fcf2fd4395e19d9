/** Japanese words for food and drink. Notation: word-list.ts. */
export const japaneseFoodAndDrink = `
apple basket: りんご, 果物, フルーツ, りんご狩り, 果樹園, フルーツショップ
artichoke: アーティチョーク
avocado: アボカド
banana: バナナ
barbecue: バーベキューコンロ, バーベキューグリル, ガスグリル, バーベキュー, 手ぶらバーベキュー, 七輪, 炉端焼き, 浜焼き
beans: 納豆, 大豆, 節分, 豆まき, 節分祭, 豆腐屋, 小豆
beetroot: ビーツ, ビートルート, 赤ビーツ, ビーツジュース
bento rice: おせち, お節, おせち料理, 弁当, お弁当, 仕出し, 幕の内弁当, 弁当屋, 日替わり弁当, キャラ弁, 重箱, ロケ弁, 法事の仕出し, 仕出し料理, 祝い膳
berliner: ベルリーナー, ジャムドーナツ, ボンボローニ
birthday-cake cupcake: ケーキ, ケーキ屋, 洋菓子店, 誕生日ケーキ, パティスリー, バースデーケーキ, デコレーションケーキ, ケーキ教室
blackberry: ブラックベリー
bread: 総菜パン, パン屋, ベーカリー, パン, 食パン, 焼きたてパン, 手作りパン, 手作りパン教室, 手ごねパン, パン作り, 米粉パン, 惣菜パン, 高級食パン, パン教室, ブレッドケース
bread-dumplings: クネーデル, クヌーデル, クネドリーキ
bread-roll: ロールパン, 丸パン, カイザーゼンメル, クリームパン, あんパン, カレーパン, 塩パン, あんぱん, コッペパン
brigadeiro: ブリガデイロ
brownie: ブラウニー
burger french-fries: ハンバーガー, バーガー, バーガーショップ
cabbage: キャベツ, 白菜, 春キャベツ, ザワークラウト, 嬬恋キャベツ
cake-slice: ピスタチオケーキ, シフォンケーキ
cake-slice cupcake: モンブラン, ショートケーキ, 洋菓子
candy lollipop: 飴, キャンディ, 駄菓子, お菓子
canned-food basket: フードパントリー, フードバンク, フードドライブ, 子ども食堂への寄付
cauliflower: カリフラワー
caviar: キャビア
celeriac: セロリアック, 根セロリ
celery: セロリ
cereal-bowl: グラノーラ, ミューズリー
cheese: チーズ専門店
cheese-bread: ポンデケージョ
chef-hat kitchen-knife: 調理補助, 調理スタッフ, キッチンスタッフ, 板前, 料理人, 厨房スタッフ, 給食調理, 洗い場, 料理長
chicken-leg: 唐揚げ, からあげ, フライドチキン, 鶏肉, 手羽先, ザンギ, チキン南蛮, とり天, ヤンニョムチキン, タンドリーチキン, 山賊焼き, 骨付鳥
chilli: ラー油
chimney-cake: トゥルデルニーク, クルトシュカラーチ, チムニーケーキ
chocolate candy: チョコレート, チョコ, ショコラ
christmas-pudding: クリスマスプディング, クリスマス・プディング
churros chocolate: チュロス
cinnamon-roll: シナモンロール
clams: あさり, アサリ, ハマグリ, はまぐり, 蛤, 潮干狩り, しじみ, シジミ
coconut: ココナッツ
cookie: クッキー, 焼き菓子
corn: とうもろこし
cotton-candy: わたあめ, 綿あめ, 綿菓子, わたがし
couscous: クスクス
coxinha: コシーニャ
cream-bun: シュークリーム, マリトッツォ
crepe: クレープ, クレープ屋
croissant bread: クロワッサン, ベーカリーカフェ, パン工房
cupcake: カップケーキ
curry rice: カレー, カレー屋, カレーライス, インドカレー, スープカレー, カツカレー, ハヤシライス
custard-apple: チェリモヤ, 釈迦頭, アテモヤ
custard-tart: エッグタルト
dallah: アラビアコーヒー, アラブコーヒー
dango: 和菓子, 和菓子屋, 団子, みたらし
dates: デーツ
doughnut: ドーナツ
dumpling: 餃子, 小籠包, 焼売, 点心, シュウマイ, しゅうまい, シューマイ
dumpling noodles: 町中華, 中国料理, 四川料理, 台湾料理, 中華, 飲茶, 水餃子, 焼き餃子
eclair: エクレア
egg basket: たまご, 卵, 玉子, 産みたて卵, 平飼い卵
egg hen: 有精卵, 種卵
falafel: ファラフェル
fig: いちじく, イチジク, 無花果, ドライいちじく, いちじくジャム
flatbread: ナン
focaccia: フォカッチャ
fruit-tart: フルーツタルト, いちごタルト, タルト
frying-pan: 鍋セット, 中華鍋
frying-pan egg: 洋食屋, 鉄板焼き
gingerbread: ジンジャーブレッド, ジンジャークッキー, お菓子の家
grapes: ぶどう狩り, ぶどう, シャインマスカット, 巨峰, ピオーネ, デラウェア
gratin: グラタン, ポテトグラタン, マカロニグラタン, ドリア
guava: グアバ, グァバ
ham: 生ハム
hamper gift: ギフトバスケット, 果物かご
honey bee: はちみつ, 蜂蜜, 養蜂
hot-cross-bun: ホットクロスバンズ
hot-dog: ホットドッグ, チーズハットグ
ice-lolly: アイスキャンディー, アイスキャンデー, アイスバー
indian-sweets: インドのお菓子, ジャレビ
jackfruit: ジャックフルーツ
jar-cake: ジャーケーキ, 瓶ケーキ
kale: ケール
kebab: ケバブ, シャワルマ, ドネルケバブ
lasagne: ラザニア, ラザーニャ
macaroni: マカロニ, マカロニチーズ, マッケンチーズ
macarons: マカロン
mango: マンゴー
mangosteen: マンゴスチン
maple-syrup: メープルシロップ
matzah: マッツァー, マッツォ
meat-on-bone: 炭火焼肉
moon-cake: 月餅
mushroom: きのこ, しいたけ, 椎茸, 松茸, まつたけ, なめこ, えのき茸, えのきたけ, まいたけ, 舞茸, エリンギ, しめじ
mussel: ムール貝
nachos: ナチョス
noodles: 立ち食いそば, 十割そば, 年越しそば, 担々麺, まぜそば, 油そば, 冷やし中華, 刀削麺, 豚骨ラーメン, 家系ラーメン, 讃岐うどん, きしめん, ほうとう, フォー
noodles chopsticks: ラーメン, らーめん, 拉麺, うどん, そば屋, 蕎麦, つけ麺, 味噌ラーメン, 焼きそば, ちゃんぽん, 冷麺, ラーメン屋, うどん屋, そば, 手打ちそば, そば打ち, うどん打ち
noodles chopsticks: そば打ち体験, ソーキそば, 沖縄そば, 八重山そば, 宮古そば, 二八そば, ざるそば, もりそば, かけそば, 手打そば, 生そば, 新そば, 信州そば, 出雲そば, 戸隠そば, へぎそば
noodles chopsticks: わんこそば, おそば, 富士宮やきそば, やきそば, そうめん, 素麺, ソーメン, 流しそうめん, にゅうめん, ひやむぎ, 冷や麦, じゃじゃ麺, 麻辣湯, マーラータン
oden: おでん, 関東炊き
okra: オクラ
olive-oil olives: オリーブオイル, オリーブ油, ごま油
omelette: オムレツ, スペイン風オムレツ, オムライス
onigiri: おむすび, おにぎり
orange soft-drink: みかん, みかん狩り
pancakes: ホットケーキ
pancakes coffee: モーニング, パンケーキ, 朝食
panettone: パネトーネ
parsnip: パースニップ
pea-pod: 枝豆
peach: 桃
peanuts: ナッツ, 落花生
peanuts pistachios: ナッツ専門店
pie: ミートパイ, アップルパイ
pistachios peanuts: ~ ピスタチオ
pizza: ピザ, ピザ屋, ピッツェリア, ナポリピザ
plum: 梅狩り, プルーン, すもも, プラム, 梅の実, 梅もぎ
pomegranate: ざくろ, ザクロ
pomelo: ポメロ, 文旦, グレープフルーツ, 晩白柚
popcorn film-camera: 映画館, 映画, 映画上映会, 映画祭
potato: じゃがいも, 新じゃが, じゃが芋, じゃがバター
potato-fritters: ポテトパンケーキ, ライベクーヘン
powder-tub: プロテインパウダー, ホエイプロテイン, クレアチン, プロテイン
prickly-pear: ウチワサボテン, サボテンの実
pumpkin: かぼちゃ, カボチャ
quince: マルメロ
rambutan: ランブータン
raspberry: ラズベリー, 木苺
ravioli: ラビオリ, ラヴィオリ
rhubarb: ルバーブ, ルバーブジャム
rice: 酒米, 棚田, お米, 新米, 丼, 米の直売, お米の直売, 玄米, 無洗米, 米屋, 釜飯, コシヒカリ, チャーハン, ガパオライス, タコライス, ビリヤニ
rice: 炊き込みご飯, おこわ, 赤飯, お茶漬け, 雑炊, どんぶり, 餅米, もち米, お茶碗, 茶碗
rice bento: 子供食堂, こども食堂, 子ども食堂
rice-cracker: せんべい, 煎餅, せんべい屋, おかき
roast-chicken: ローストチキン, 丸鶏, 若鶏の丸焼き
round-loaf: カンパーニュ, サワードウ, 天然酵母パン
saffron: サフラン
salad: ビーガン, ヴィーガン, サラダ, 管理栄養士, 栄養士, サラダボウル
sandwich: ホットサンドメーカー
sandwich baguette: サンドイッチ, サンド, ホットサンド, カスクート
sausage fire: 燻製工房
sausage-roll: ソーセージロール
schnitzel: とんかつ, トンカツ, 豚カツ, 味噌カツ, ハムカツ, ヒレカツ, ロースカツ, チキンカツ
scone tea: スコーン
shaved-ice: かき氷
skewers barbecue: 焼き鳥, やきとり, 焼鳥, 串焼き, 串カツ, 串揚げ, やきとん, 焼きとん
soft-ice-cream ice-cream: アイスクリーム, ソフトクリーム, ジェラート, アイス, ジェラート専門店
soft-ice-cream pistachios: ピスタチオアイス
spaghetti: ナポリタン
spaghetti tomato: パスタ, イタリアン, スパゲッティ, パスタ屋
spare-ribs: スペアリブ
spring-rolls: 春巻き, 春巻
steak kitchen-knife: 肉屋, 精肉店, ステーキ, 焼肉屋, ステーキハウス, 和牛, 牛肉, 精肉
steamed-bun: 中華まん, 肉まん, 包子, まんじゅう, 豚まん, あんまん
stew chopsticks: チゲ, キムチ鍋, 鍋物, ちゃんこ鍋, ビーフシチュー, 火鍋, 寄せ鍋, 芋煮会, 豚汁
stew cutlery: 鍋料理, もつ鍋, しゃぶしゃぶ, すき焼き, 水炊き, スープ, 鍋コース, 鍋料理コース
stollen: シュトーレン, シュトレン
strawberry: いちご狩り, 苺, イチゴ, いちご, あまおう, とちおとめ
strudel: シュトゥルーデル, アップルシュトゥルーデル
sugar: 砂糖, 角砂糖, シュガー
sushi: 恵方巻, 恵方巻き, ちらし寿司, 手巻き寿司, いなり寿司, 出前寿司, まぐろ丼, 刺身, すし屋, おすし, 鯖すし, 鮒ずし, 巻きずし, いなりずし, ますのすし, ちらしずし
sushi chopsticks: 寿司, すし, 鮨, 回転寿司, 握り寿司, 巻き寿司
sweet-potato: 焼き芋, さつまいも, やきいも, 大学芋, スイートポテト, 干し芋, ほしいも, 芋けんぴ, 芋掘り, いも掘り, さつま芋, 安納芋, 紅はるか
taco: タコス
tarte-flambee: タルトフランベ, タルト・フランベ, フラムクーヘン
toast coffee: 厚切りトースト, トーストセット
tomato: トマト
truffle: 黒トリュフ, 白トリュフ, トリュフオイル, トリュフ塩
walnut: くるみ, クルミ, 胡桃
watermelon: すいか, スイカ
wedding-cake: ウェディングケーキ, ウエディングケーキ
white-asparagus: ホワイトアスパラ, ホワイトアスパラガス
yoghurt: ヨーグルト
yule-log: ブッシュドノエル, ブッシュ・ド・ノエル
amphora: 金継ぎ, 金継ぎ教室, 金繕い, 陶器, 焼き物, やきもの
amphora coin: 骨董品, 骨董, アンティーク
amphora vase: 窯元
baby-bottle: 歯固め
barrel: 木樽, ワイン樽, 醤油樽
beer beers: 生ビール, 同窓会, 二次会, はしご酒, 立ち飲み, せんべろ, 昼飲み
beer wheat: ビール, 地ビール, クラフトビール, ビアガーデン
beers: 居酒屋, パブ
beers cutlery: 飲み放題, 忘年会, 新年会, 歓送迎会
bubble-tea: タピオカ, タピオカミルクティー, タピオカドリンク
champagne toast: シャンパン
cider: シードル
cocktail tropical-drink: バーテンダー, バーテンダー講座, ミクソロジー, カクテル
coffee: カフェ, コーヒー, 珈琲, 喫茶店, コーヒー教室, カフェオレ, 純喫茶, 喫茶, 喫茶室
coffee-beans coffee: コーヒー豆, 自家焙煎, 焙煎, 珈琲豆, 焙煎所
cutlery dinner-plate: レストラン, ランチ, 食堂, ビストロ, 和食, 洋食, バイキング, 食べ放題, 中華料理, 韓国料理, 大衆食堂, 配膳
cutlery dinner-plate: 配膳スタッフ, 接客スタッフ, ビュッフェ, ランチビュッフェ
cutlery wine: フレンチ, フランス料理, スペインバル, バル
dinner-plate cook: ケータリング, オードブル, 出張シェフ
dinner-plate heart: みんなの食堂
espresso-machine coffee: エスプレッソマシン, コーヒーマシン, コーヒーメーカー, バリスタ講座, ラテアート教室
gin-tonic: ジントニック, クラフトジン
ice-cube: 保冷バッグ
ice-cube snowflake: 氷の配達
ice-cube soft-drink: 純氷, 氷屋
jar: 梅酒, 味噌, 手作り味噌, 醤油, 梅干し, 漬物, 佃煮, オリーブ, ジャム, 保存容器, ガラス瓶, ぬか漬け, たくあん, 麹, 塩麹, 甘麹, 浅漬け, 塩辛, 発酵食品
juice-glass: オレンジジュース, フルーツジュース, 果汁100%ジュース, ジュース, ジューススタンド
kitchen-knife: ナイフセット
kitchen-knife frying-pan: 刃物, 包丁研ぎ, 調理器具, 刃物研ぎ
kitchen-knife frying-pan: ~ キッチン
milk cow: 牛乳
milkshake: ミルクセーキ, ミルクシェイク
mug: 魔法瓶, タンブラー
mug coffee: マグカップ, 湯呑み, 湯のみ, 手作りマグ, コーヒーカップ
soft-drink tropical-drink: クラフトコーラ, レモネード
spirits-bottle: ジン, バーボン, リキュール, どぶろく
spirits-bottle toast: 焼酎, 蔵開き, 蒸留所, 焼酎蔵, ウイスキー, 酒屋, 泡盛
tea teapot: 茶摘み, 茶会, お茶, 日本茶, 茶室, 緑茶, 抹茶, ほうじ茶, 茶道, 煎茶, 紅茶, 茶葉, 宇治茶, 静岡茶, 八女茶, 狭山茶, 嬉野茶, 知覧茶, 玄米茶, 麦茶, 深蒸し茶, 茶筅
water-jug droplet: ウォーターサーバー, 宅配水, 水の宅配, ミネラルウォーター
wine grapes: ワイン, ワインバー, ワイナリー
apple: サンふじ, リンゴ, 林檎
apricot: アプリコット, あんず, 杏ジャム, 干しあんず
arancini: アランチーニ, アランチーノ, ライスコロッケ
arepa: アレパ, アレパス, ベネズエラのアレパ
aubergine: ナス, 水なす, 長なす, 焼きなす
baguette: 明太フランス
banh-chung: バインチュン, バインテト, ベトナムちまき
banh-mi: バインミー, バインミ, ベトナムサンドイッチ
barbecue steak: 焼肉, 焼肉食べ放題, 焼肉店, 焼き肉, ホルモン焼き, サムギョプサル
barbecue sheep: ジンギスカン
beer: 角打ち
bibimbap: ビビンバ, ビビンパ, 石焼ビビンバ, ピビンパ
biltong: ビルトン, ビーフジャーキー, ジャーキー
brussels-sprouts: 芽キャベツ, めキャベツ
burek: ブレク, ボレキ, ビュレク
cabbage-rolls: ロールキャベツ, トマト煮込みロールキャベツ
canapes: カナッペ, フィンガーフード, アミューズブーシュ, カナッペ盛り合わせ
candied-almonds: アーモンドの砂糖がけ, キャラメルアーモンド, シュガーアーモンド
candy: 金平糖, こんぺいとう, 飴細工, 千歳飴
cannoli: カンノーリ, カンノーロ, カンノリ
carnival-fritters: キアッケレ, ファヴォルキ, カーニバルの揚げ菓子
cassava: キャッサバ, マニオク, ユカ芋
charcuterie-board: シャルキュトリーボード, シャルキュトリー, 生ハム盛り合わせ, ハムの盛り合わせ
cheesecake: チーズケーキ, レアチーズケーキ, ベイクドチーズケーキ
cherries: 佐藤錦
chestnut: 甘栗, 天津甘栗, 栗拾い, 栗きんとん, 焼き栗
chopsticks rice: 懐石料理, 会席料理, 割烹, 割烹料理, 小料理屋, 定食屋, 定食, 精進料理, お食い初め料理, お惣菜, 惣菜, おばんざい
chopsticks: 箸, お箸, 箸置き, 割り箸, マイ箸
congee: お粥, 中華粥, おかゆ
cooking-oil: サラダ油, 菜種油, ひまわり油, 亜麻仁油, 食用油, くるみ油
corn-dog: コーンドッグ, 韓国ハットグ, ハットグ, アメリカンドッグ
courgette: ズッキーニ, 花ズッキーニ
crisps: ポテトチップス, ポテチ, えびせん, バナナチップス, クルプック
croissant: デニッシュ, デニッシュパン
croquettes: コロッケ, クリームコロッケ, クロケット, カニクリームコロッケ
currants: 赤すぐり, レッドカラント, クランベリー, フサスグリ, リンゴンベリー
currywurst: カリーヴルスト, カレーヴルスト, カレーソーセージ
daifuku: 大福, 豆大福, いちご大福, 苺大福, フルーツ大福, 餅, お餅, おもち, 切り餅, きなこ餅, よもぎ餅, 草餅, ずんだ餅, わらび餅, 一升餅, おはぎ, ぼたもち, お彼岸 おはぎ
demijohn: デミジョン, カーボイ, ワイン用大瓶, 籠入り大瓶
donburi: 牛丼, 海鮮丼, 親子丼, カツ丼, 天丼, 豚丼, 鉄火丼, いくら丼, うに丼, しらす丼, ネギトロ丼, ソースカツ丼, ローストビーフ丼, 丼もの, 丼物, どんぶり専門店
dorayaki: どら焼き, どらやき, 生どら焼き, 今川焼き, 今川焼, 大判焼き, 大判焼, 回転焼き, 甘味処
dragon-fruit: ドラゴンフルーツ, ピタヤ
eel-box: うなぎ, ウナギ, 鰻, うな重, 鰻重, うな丼, うなぎの蒲焼, 蒲焼, ひつまぶし, 鰻料理, うなぎ弁当, 鰻弁当
endive: チコリ, アンディーブ, ベルギーチコリ
fish-and-chips: フィッシュアンドチップス, フィッシュ&チップス, フィッシュ・アンド・チップス
fish-balls: フィッシュボール, 魚団子, 牛肉団子
fish-cake: かまぼこ, 蒲鉾, 笹かま, 笹かまぼこ
fried-breakfast: フルイングリッシュブレックファスト, 英国式朝食, イギリス風朝食
fried-shrimp: 海老天, えび天, 天麩羅
fufu: フフ料理, ウガリ
gimbap: キンパ, キムパプ, キンパプ, 韓国海苔巻き
gin-tonic lemon: ハイボール, レモンサワー, 酎ハイ, チューハイ
ginger: 生姜, 新生姜, しょうが湯
gnocchi: ニョッキ, じゃがいものニョッキ, 手打ちニョッキ
green-beans: さやいんげん, いんげん, サヤインゲン
hog-roast: 豚の丸焼き, 子豚の丸焼き, 仔豚の丸焼き
hummus: フムス, ザジキ, ババガヌーシュ, タラモサラタ
idli: イドゥリ, イドリー, メドゥワダ
injera-platter: インジェラ, エチオピア料理, エチオピアレストラン, エリトリア料理
jar plant: 苔テラリウム, テラリウム
jelly: フルーツゼリー, いちごゼリー, 手作りゼリー
juice-glass kale: 青汁
kimchi: キムチ, 白菜キムチ
kohlrabi: コールラビ, 球茎キャベツ
langos: ラーンゴシュ, ランゴシュ
leek: 長ネギ, 長ねぎ, 白ネギ, 白ねぎ, ポロねぎ, 下仁田ネギ
lime: すだち, かぼす, シークヮーサー, シークワーサー
liquorice: リコリス菓子, リコリスキャンディ, サルミアッキ
loaf-cake: パウンドケーキ, レモンパウンドケーキ, 手作りパウンドケーキ
loukoumades: ルクマデス, ロクマ, ギリシャドーナツ
lychee: ライチ, 茘枝
meatballs: ミートボール, 肉団子, ミートボールパスタ
melon: 夕張メロン, マスクメロン
melon-pan: メロンパン, 焼きたてメロンパン, メロンパン専門店
meringue: メレンゲ, メレンゲ菓子, パブロバ, パヴロヴァ
mille-feuille: ミルフィーユ, ミルフイユ, いちごのミルフィーユ
mixed-nuts: アーモンド, カシューナッツ, ヘーゼルナッツ, ピーカンナッツ, マカダミアナッツ, ミックスナッツ, ブラジルナッツ
muffin: マフィン, ブルーベリーマフィン, チョコマフィン
nougat: ヌガー, アーモンドヌガー, トゥロン, トローネ
okonomiyaki: お好み焼き, お好み焼, 広島風お好み焼き, 広島焼き, もんじゃ焼き, もんじゃ, ネギ焼き, 一銭洋食
onigiri fried-shrimp: 天むす
onion: たまねぎ, 新玉ねぎ, 新たまねぎ
orange: デコポン, 不知火, 金柑, きんかん, いよかん, 伊予柑, はっさく, せとか, ポンカン
pani-puri: パニプリ, パーニープーリー, ゴルガッパ, チャート料理
papaya: パパイヤ, パパイア, 青パパイヤ
parfait: パフェ, フルーツパフェ, 抹茶パフェ, いちごパフェ, 夜パフェ
passion-fruit: パッションフルーツ, パッションフルーツジュース, 時計草の実
pear: 梨狩り, 梨, 二十世紀梨, 幸水, 豊水, 和梨, 洋梨, ラ・フランス, ラフランス
persimmon: 柿, 柿狩り, 富有柿, 次郎柿, 干し柿, あんぽ柿, 市田柿, おけさ柿
poke-bowl: ポキ丼, ポケ丼, ポケボウル, ポキボウル, アヒポキ
polenta: ポレンタ, クリーミーポレンタ
popcorn: ポン菓子
quesadilla: ケサディーヤ, ケサディージャ, チキンケサディーヤ
raclette: ラクレット, ラクレットチーズ
radish: ラディッシュ, 二十日大根, はつか大根
ring-cake: クグロフ, バントケーキ, リングケーキ
roast-duck: 北京ダック, ローストダック, アヒルの丸焼き
sake-set: 日本酒, 地酒, 純米酒, 純米大吟醸, 大吟醸, 吟醸酒, 熱燗, 酒蔵, 酒蔵見学, 利き酒, 甘酒
satay: サテー, サテアヤム, サテ・アヤム, チキンサテ
sauce-bottle: ホットソース, チリソース, ケチャップ, バーベキューソース, ウスターソース, シラチャーソース, ナンプラー
scotch-egg: スコッチエッグ, スコッチ・エッグ
shakshuka: シャクシュカ, シャクシューカ
smoothie: スムージー, フルーツスムージー, グリーンスムージー
smorrebrod: スモーブロー, スモーブロ
soft-drink ice-cream: クリームソーダ, メロンソーダ
spaetzle: シュペッツレ, シュペツレ, ケーゼシュペッツレ
spice-bowls: スパイス, 香辛料, ミックススパイス, ターメリック, ガラムマサラ, シナモンスティック, カルダモン, カレー粉
spirits-bottle lemon: 果実酒
sponge-pudding: スティッキートフィープディング, スチームプディング, マルヴァプディング
steak: 牛タン, 牛たん, 牛たん焼き
stew: きりたんぽ鍋, きりたんぽ, 石狩鍋, あんこう鍋, 鴨鍋, どじょう鍋, てっちり, すっぽん料理, すっぽん鍋, ふぐ鍋, 芋煮
stew chilli: 麻婆豆腐, マーボー豆腐, スンドゥブ, チーズタッカルビ, タッカルビ
stew shrimp: トムヤムクン
stroopwafel: ストロープワッフル, キャラメルワッフル
swiss-roll: ロールケーキ, スイスロール
taiyaki: たい焼き, たいやき, 鯛焼き, たい焼き屋
takoyaki: たこ焼き, たこ焼, タコ焼き, たこやき, 明石焼き
tanghulu: タンフールー, 糖葫芦, サンザシ飴, フルーツ飴
tangyuan: 湯圓, タンユエン
thali: ターリー, ターリー定食, ミールス, 南インドミールス
tiramisu: ティラミス
tofu: 豆腐, お豆腐, 絹ごし豆腐, 木綿豆腐, 冷奴, とうふ
tteokbokki: トッポッキ, トッポギ, トッポキ
turnip: 蕪, かぶ漬け, 小かぶ, 聖護院かぶ, 千枚漬け
yorkshire-pudding: ヨークシャープディング, ヨークシャー・プディング, ヨークシャープリン
zongzi: ちまき, 粽, 中華ちまき
`;
