/** Japanese words for food, drink, animals and plants. Notation: word-list.ts. */
export const japaneseFoodAndNature = `
apple basket: りんご, 果物, フルーツ, りんご狩り, 果樹園, フルーツショップ
artichoke: アーティチョーク
avocado: アボカド
banana: バナナ
barbecue: バーベキューコンロ, バーベキューグリル, ガスグリル
beans: 豆腐, 納豆, 大豆, 節分, 豆まき, 節分祭, 豆腐屋, 小豆
beetroot: ビーツ, ビートルート, 赤ビーツ, ビーツジュース
bento rice: おせち, お節, おせち料理, 弁当, お弁当, 仕出し, 幕の内弁当, 弁当屋, 日替わり弁当
berliner: ベルリーナー, ジャムドーナツ, ボンボローニ
birthday-cake cupcake: ケーキ, ケーキ屋, 洋菓子店, 誕生日ケーキ, パティスリー, バースデーケーキ, デコレーションケーキ, ケーキ教室
blackberry: ブラックベリー
bread: 総菜パン, パン屋, ベーカリー, パン, 食パン, 焼きたてパン, 手作りパン, 手作りパン教室, 手ごねパン, パン作り, 米粉パン, 惣菜パン, 高級食パン, パン教室, ブレッドケース
bread-dumplings: クネーデル, クヌーデル, クネドリーキ
bread-roll: ロールパン, 丸パン, カイザーゼンメル, メロンパン, クリームパン, あんパン, カレーパン, 塩パン
brigadeiro: ブリガデイロ
brownie: ブラウニー
burger french-fries: ハンバーガー, バーガー, バーガーショップ
cabbage: キャベツ, 白菜, 春キャベツ, ザワークラウト, 嬬恋キャベツ
cake-slice: ピスタチオケーキ
cake-slice cupcake: モンブラン, チーズケーキ, ショートケーキ, ティラミス, 洋菓子
candy lollipop: 飴, キャンディ, 駄菓子, お菓子
canned-food basket: フードパントリー, フードバンク, フードドライブ, 子ども食堂への寄付
cauliflower: カリフラワー
cereal-bowl: グラノーラ, ミューズリー
cheese: チーズ専門店
cheese-bread: ポンデケージョ
chef-hat kitchen-knife: 調理補助, 調理スタッフ, キッチンスタッフ, 板前, 料理人, 厨房スタッフ, 給食調理, 洗い場, 料理長
chicken-leg: 唐揚げ, からあげ, フライドチキン, 鶏肉
chilli: ホットソース, ラー油
chimney-cake: トゥルデルニーク, クルトシュカラーチ, チムニーケーキ
chocolate candy: チョコレート, チョコ, ショコラ
christmas-pudding: クリスマスプディング, クリスマス・プディング
churros chocolate: チュロス
cinnamon-roll: シナモンロール
clams: あさり, アサリ, ハマグリ, はまぐり, 蛤, 潮干狩り
coconut: ココナッツ
cookie: クッキー, 焼き菓子
corn: とうもろこし
cotton-candy: わたあめ, 綿あめ, 綿菓子
couscous: クスクス
coxinha: コシーニャ
cream-bun: シュークリーム, マリトッツォ
crepe: クレープ, クレープ屋
croissant bread: クロワッサン, ベーカリーカフェ, パン工房
cupcake: カップケーキ, マフィン
curry rice: カレー, カレー屋, カレーライス, インドカレー, スープカレー, カツカレー
custard-tart: エッグタルト
dango: 和菓子, 和菓子屋, 団子, みたらし, 甘味処
dango rice: 餅つき, もちつき
dates: デーツ
doughnut: ドーナツ
dumpling: 餃子, 小籠包, 焼売, 点心
dumpling noodles: 町中華, 中国料理, 四川料理, 台湾料理, 中華, 飲茶, 水餃子, 焼き餃子
eclair: エクレア
egg basket: たまご, 卵, 玉子, 産みたて卵, 平飼い卵
egg hen: 有精卵, 種卵
falafel: ファラフェル
fig: いちじく, イチジク, 無花果, ドライいちじく, いちじくジャム
flatbread: ナン
focaccia: フォカッチャ
fruit-tart: フルーツタルト, いちごタルト, タルト
frying-pan: 鍋セット
frying-pan egg: 洋食屋, もんじゃ焼き, 鉄板焼き
gingerbread: ジンジャーブレッド, ジンジャークッキー, お菓子の家
grapes: ぶどう狩り, ぶどう
gratin: グラタン, ポテトグラタン, マカロニグラタン
ham: 生ハム
hamper gift: ギフトバスケット, 果物かご
honey bee: はちみつ, 蜂蜜, 養蜂
hot-cross-bun: ホットクロスバンズ
hot-dog: ホットドッグ
ice-lolly: アイスキャンディー, アイスキャンデー, アイスバー
indian-sweets: インドのお菓子, ジャレビ
jar-cake: ジャーケーキ, 瓶ケーキ
kale: ケール
kebab: ケバブ, シャワルマ, ドネルケバブ
lasagne: ラザニア, ラザーニャ
macaroni: マカロニ, マカロニチーズ, マッケンチーズ
macarons: マカロン
mango: マンゴー
maple-syrup: メープルシロップ
meat-on-bone: 焼肉, バーベキュー, 炭火焼肉, ジンギスカン, ホルモン焼き
moon-cake: 月餅
mushroom: きのこ, しいたけ, 椎茸
mussel: ムール貝
nachos: ナチョス
noodles: 立ち食いそば, 十割そば, 年越しそば, 担々麺, まぜそば, 油そば, 冷やし中華, 刀削麺, 豚骨ラーメン, 家系ラーメン, 讃岐うどん, きしめん, ほうとう, フォー
noodles chopsticks: ラーメン, らーめん, 拉麺, うどん, そば屋, 蕎麦, つけ麺, 味噌ラーメン, 焼きそば, ちゃんぽん, 冷麺, ラーメン屋, うどん屋, そば, 手打ちそば, そば打ち, うどん打ち
noodles chopsticks: そば打ち体験
oden: おでん
olive-oil olives: オリーブオイル, オリーブ油, 食用油, ごま油, 菜種油
omelette: オムレツ, スペイン風オムレツ, オムライス
onigiri: おむすび, おにぎり
orange soft-drink: みかん, みかん狩り
pancakes: ホットケーキ, 大判焼き
pancakes coffee: モーニング, パンケーキ, 朝食, 今川焼き, どら焼き
panettone: パネトーネ
pea-pod: 枝豆
peach: 桃
peanuts: ナッツ, 落花生
peanuts pistachios: ナッツ専門店, ミックスナッツ
pie: ミートパイ, アップルパイ
pistachios peanuts: ~ ピスタチオ
pizza: ピザ, ピザ屋, ピッツェリア, ナポリピザ
plum: 梅狩り, プルーン, すもも, プラム
pomegranate: ざくろ, ザクロ
popcorn film-camera: 映画館, 映画, 映画上映会, 映画祭
potato: じゃがいも
potato-fritters: ポテトパンケーキ, ライベクーヘン
powder-tub: プロテインパウダー, ホエイプロテイン, クレアチン, プロテイン
pumpkin: かぼちゃ, カボチャ
raspberry: ラズベリー, 木苺
ravioli: ラビオリ, ラヴィオリ
rhubarb: ルバーブ, ルバーブジャム
rice: 酒米, 棚田, お米, 新米, 丼, 牛丼, 海鮮丼, 天丼, 米の直売, お米の直売, 玄米, 無洗米, 米屋, 丼もの, 親子丼, カツ丼, 釜飯, コシヒカリ, チャーハン
rice bento: 子供食堂, こども食堂, 子ども食堂
rice-cracker: せんべい, 煎餅, せんべい屋
roast-chicken: ローストチキン, 丸鶏, 若鶏の丸焼き
round-loaf: カンパーニュ, サワードウ, 天然酵母パン
saffron: サフラン
salad: ビーガン, ヴィーガン, サラダ, 管理栄養士, 栄養士, サラダボウル
sandwich: ホットサンドメーカー
sandwich baguette: サンドイッチ, サンド, ホットサンド
sausage fire: 燻製工房
sausage-roll: ソーセージロール
schnitzel: とんかつ, トンカツ, 豚カツ
scone tea: スコーン
shaved-ice: かき氷
skewers barbecue: 焼き鳥, やきとり, 焼鳥, 串焼き, 串カツ
soft-ice-cream ice-cream: アイスクリーム, ソフトクリーム, ジェラート, アイス, ジェラート専門店
soft-ice-cream pistachios: ピスタチオアイス
spaghetti: ナポリタン
spaghetti tomato: パスタ, イタリアン, スパゲッティ, パスタ屋
spare-ribs: スペアリブ
spring-rolls: 春巻き, 春巻
steak kitchen-knife: 肉屋, 精肉店, ステーキ, 焼肉屋, ステーキハウス, 和牛, 牛肉, 精肉
steamed-bun: 中華まん, 肉まん, 包子, まんじゅう
stew chopsticks: チゲ, キムチ鍋, 鍋物, ちゃんこ鍋, ビーフシチュー, 火鍋, 寄せ鍋, 芋煮会, 豚汁
stew cutlery: 鍋料理, もつ鍋, しゃぶしゃぶ, すき焼き, 水炊き, スープ
stollen: シュトーレン, シュトレン
strawberry: いちご狩り, 苺, イチゴ, いちご
strudel: シュトゥルーデル, アップルシュトゥルーデル
sushi: 恵方巻, 恵方巻き, ちらし寿司, 手巻き寿司, いなり寿司, 出前寿司, まぐろ丼, 刺身
sushi chopsticks: 寿司, すし, 鮨, 回転寿司, 握り寿司, 巻き寿司
sweet-potato: 焼き芋, さつまいも, やきいも
taco: タコス
tarte-flambee: タルトフランベ, タルト・フランベ, フラムクーヘン
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
coffee: カフェ, コーヒー, 珈琲, 喫茶店, コーヒー教室, カフェオレ
coffee-beans coffee: コーヒー豆, 自家焙煎, 焙煎, 珈琲豆, 焙煎所
cutlery dinner-plate: レストラン, ランチ, 定食屋, 食堂, ビストロ, 定食, 和食, 割烹, 洋食, 懐石料理, バイキング, 食べ放題, 中華料理, 韓国料理, 大衆食堂, ホールスタッフ, 配膳
cutlery dinner-plate: 配膳スタッフ, 接客スタッフ, ウェイトレス
cutlery wine: フレンチ, フランス料理, スペインバル, バル
dinner-plate cook: ケータリング, オードブル, 出張シェフ
dinner-plate heart: みんなの食堂
espresso-machine coffee: エスプレッソマシン, コーヒーマシン, コーヒーメーカー, バリスタ講座, ラテアート教室
gin-tonic: ジントニック, クラフトジン
ice-cube: 保冷バッグ
ice-cube snowflake: 氷の配達
ice-cube soft-drink: 純氷, 氷屋
jar: 梅酒, 味噌, 手作り味噌, 醤油, 梅干し, 漬物, 佃煮, オリーブ, ジャム, スパイス, キムチ, 保存容器, ガラス瓶
juice-glass: オレンジジュース, フルーツジュース, 果汁100%ジュース, ジュース, スムージー, ジューススタンド
kitchen-knife: ナイフセット, 折りたたみナイフ, 十徳ナイフ
kitchen-knife frying-pan: 刃物, 包丁研ぎ, 調理器具, 刃物研ぎ
kitchen-knife frying-pan: ~ キッチン
milk cow: 牛乳
milkshake: ミルクセーキ, ミルクシェイク
mug: 魔法瓶, タンブラー
mug coffee: マグカップ, 湯呑み, 湯のみ, 手作りマグ, コーヒーカップ
soft-drink tropical-drink: クラフトコーラ, レモネード
spirits-bottle: ジン, 地酒, バーボン, リキュール
spirits-bottle toast: 焼酎, 日本酒, 酒蔵, 蔵開き, 蒸留所, 焼酎蔵, ウイスキー, 酒屋, 泡盛
tea teapot: 茶摘み, 茶会, お茶, 日本茶, 茶室, 緑茶, 抹茶, ほうじ茶, 茶道, 煎茶, 紅茶, 茶葉
water-jug droplet: ウォーターサーバー, 宅配水, 水の宅配, ミネラルウォーター
wine grapes: ワイン, ワインバー, ワイナリー
alpaca: アルパカ, アルパカ牧場
ant: シロアリ防除
ant house: シロアリ, シロアリ駆除, 白アリ, 白蟻
aquarium tropical-fish: アクアリウム, 水槽, 水槽レンタル, 熱帯魚水槽
bee honey: 日本蜜蜂
beehive bee: 養蜂箱
birdcage bird: 鳥かご, 小鳥, 文鳥, インコ
cat: 猫カフェ, キャットフード, 猫, 保護猫, 猫砂, 子猫, 猫ホテル, キャットタワー, 爪とぎ
cat-standing stethoscope: 地域猫
chick hen: ひよこ
cockroach: 害虫駆除, 害虫, ゴキブリ
cow: 和牛繁殖
cow milk: 子牛, 牧場, 酪農
crab: カニ, 蟹, かに料理, ズワイガニ, カニ鍋, 毛ガニ, タラバガニ
dog: ペットショップ, ドッグフード, トリミング, ペットフード, 犬, 子犬, ペット用品, ドッグカフェ, ペット, トリミングサロン, 犬の美容室, ハーネス犬用
dog stethoscope: 動物病院, 獣医, 動物クリニック, 獣医師
dog-standing paw: ドッグトレーニング, ドッグトレーナー, 犬のしつけ, 犬の散歩, 犬の保育園, ドッグラン, ペットシッター, しつけ教室, 犬の幼稚園
duck: 鴨, 合鴨
fish: 稚魚, 養魚場, ニジマス, 活魚, 鰹節, 一夜干し, 養殖, 焼き魚, 焼き魚定食, 魚屋, 鮮魚店, 鮮魚, 海鮮, まぐろ, 干物, 海の幸, 塩鮭, 鯖, ひもの
fish waffle: 鯛焼き
goat: ヤギ
guinea-pig: モルモット, モルモットケージ
hen egg: 平飼い, 地鶏, 鶏, 養鶏
horse: 預託馬, ホーストレッキング, ポニー
horse horse-rider: 乗馬, 乗馬クラブ
horseshoe horse: 装蹄師
kennel dog: ペットホテル, 犬小屋, ドッグホテル, 犬のホテル
lion elephant: 動物園
mouse mouse-trap: ねずみ駆除, ネズミ捕り
nest-box: 巣箱, 野鳥の巣箱
octopus: たこやき
octopus skewers: タコ焼き, 明石焼き, たこ焼き器, たこ焼き
oyster: 牡蠣, カキ小屋, 牡蠣小屋, 生牡蠣
paw: 動物保護, 保護犬, 譲渡会
rabbit: うさぎケージ, ハムスターケージ
saddle horse: 馬具
sauropod museum: 恐竜, 恐竜展
sheep: 羊毛, 毛刈り, ひつじ, 羊
shrimp: 甘えび, エビ, 海老
songbird: さえずり, 鳥のさえずり, 小鳥のさえずり, 鳥の声
squid: イカ
tropical-fish fish: 熱帯魚, メダカ, 金魚, 水族館
wasp: スズメバチ, 蜂の巣, 蜂の巣駆除, ハチ駆除, 蜂駆除, ハチの巣駆除, スズメバチ駆除
wasp spray-bottle: ハチの巣
whale motor-boat: ホエールウォッチング
ammonite: 化石, アンモナイト, 化石採集, 化石発掘
autumn-leaves: 紅葉ライトアップ, 紅葉, もみじ狩り, 紅葉狩り, 落ち葉
beach beach-umbrella: 海の家
beach-umbrella: ビーチパラソル
bird-feeder: バードフィーダー
bonsai: 盆栽, 盆栽教室, 盆栽園, 盆栽展
bouquet: 花屋, フラワーショップ, 花束, 生花店, フラワーアレンジメント, 生花, お花, 花教室, プリザーブドフラワー, 花, フラワー, 生け花
bouquet vase: 華道, いけばな
daffodil: ラッパスイセン, ラッパ水仙, 水仙, スイセン, 水仙まつり
dahlia: ダリア, ダリア園, ダリアの球根
droplet: 灌水, 灌水設備, 散水
droplet tap: 浄水器
fire: 焚き火台
fire logs: 炭焼き, 木炭, 鉄工所
greenhouse seedling: 温室, ビニールハウス
hammock palm-tree: ハンモック
hay-bale tractor: 乾草, 干し草, 牧草, 牧草ロール, 稲わら
herb: 山菜, ハーブ, アロマ
herb mortar: 薬膳, 漢方相談
herb sauna: よもぎ蒸し
lavender: ラベンダー, ラベンダー畑, ラベンダー園, ラベンダー苗
lawnmower: 草刈り, 芝刈り
logs fire: 薪
logs saw: 製材所, 製材, 木材販売, 角材, 銘木
lotus: 花まつり, 仏壇, 仏具, お寺, 法要
maple-leaf: もみじまつり, もみじ祭り
orchid: 胡蝶蘭, コチョウラン, 洋蘭, 蘭展
plant: 山野草, 植木鉢, プランター
poppy: ポピー, ヒナゲシ, ポピー畑
secateurs leaves: 剪定, 庭木の剪定, 生垣, 植木の剪定, 庭木剪定
seedling plant: 園芸, ガーデニング, 観葉植物, 苗, 多肉植物, 野菜苗, 花苗, 種苗店, 野菜の種, 種
seedling tomato: 家庭菜園, 貸農園, 野菜づくり, 畑, 菜園
seedling tree: 果樹苗, 苗木
snowdrop: スノードロップ, スノードロップの球根
snowflake spade: 屋根の雪下ろし, 雪下ろし
snowman snowflake: 雪まつり, 雪祭り
snowy-mountain helicopter: 山岳救助
spade: 庭, 庭木, 造園業
spade seedling: 植木屋, 造園, 庭師
sunflower herb: 市民農園, 貸し農園
tree axe: 林業, 間伐, 枝打ち, 山の手入れ, 植木
tree boot: 森のようちえん, 森の幼稚園, 青空保育
tree chainsaw: 伐採, 庭木の伐採, 特殊伐採, 抜根, 伐採抜根
tree seedling: 森づくり, 里山保全, 苗木配布, 緑化
tree spade: 植樹, 植樹祭, 植林
trowel: 内装ボード, ボード工事, 左官, 左官工事, 漆喰
turf-roll: 人工芝, 芝生張り, 芝張り, 人工芝施工
umbrella: 傘専門店, 日傘専門店, 傘修理, 日傘, 傘
watering-can plant: じょうろ
wheat sack: 石臼挽き, そば粉
wheat tractor: 小麦粉, 米粉
wheelbarrow spade: 手押し車, 培養土
wreath: リース作り, クリスマスリース, しめ縄, しめ縄作り
`;
