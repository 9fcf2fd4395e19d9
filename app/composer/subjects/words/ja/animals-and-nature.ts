/** Japanese words for animals and plants. Notation: word-list.ts. */
export const japaneseAnimalsAndNature = `
alpaca: アルパカ, アルパカ牧場
ant: シロアリ防除
ant house: シロアリ, シロアリ駆除, 白アリ, 白蟻
aquarium tropical-fish: アクアリウム, 水槽, 水槽レンタル, 熱帯魚水槽
bamboo: 竹林, バンブー, 竹製, 青竹
bamboo basket: たけのこ掘り, 筍掘り
bamboo star: 七夕祭り, 七夕まつり, 七夕飾り
bee honey: 日本蜜蜂
beehive bee: 養蜂箱
birdcage bird: 鳥かご, 小鳥, 文鳥, インコ
cat: 猫カフェ, キャットフード, 猫, 保護猫, 猫砂, 子猫, 猫ホテル, 爪とぎ
cat-standing stethoscope: 地域猫
cave: 洞窟, 鍾乳洞, 洞穴
chick hen: ひよこ
cockroach: 害虫駆除, 害虫, ゴキブリ
cow: 和牛繁殖
cow milk: 子牛, 牧場
crab: カニ, 蟹, かに料理, ズワイガニ, カニ鍋, 毛ガニ, タラバガニ, 松葉ガニ, 松葉蟹, 越前ガニ, 越前がに, 加能ガニ, かに鍋, 花咲ガニ, かにすき
dog: ペットショップ, ドッグフード, トリミング, ペットフード, 犬, 子犬, ペット用品, ドッグカフェ, ペット, トリミングサロン, 犬の美容室, ハーネス犬用, 柴犬, 秋田犬, チワワ, ダックスフンド, 豆柴, 保護犬
dog stethoscope: 動物病院, 獣医, 動物クリニック, 獣医師
dog-standing paw: ドッグトレーニング, ドッグトレーナー, 犬のしつけ, 犬の保育園, ドッグラン, ペットシッター, しつけ教室, 犬の幼稚園
duck: 鴨, 合鴨, 鴨肉
fish: 稚魚, 養魚場, ニジマス, 活魚, 鰹節, 一夜干し, 養殖, 焼き魚, 焼き魚定食, 魚屋, 鮮魚店, 鮮魚, 海鮮, まぐろ, 干物, 海の幸, 塩鮭, 鯖, ひもの, ふぐ料理, ふぐ, フグ, 河豚, とらふぐ
fish: ふぐ刺し, 鮎の塩焼き, 鮎, アジの開き, ホッケ, サンマ, さんま, 秋刀魚, 鮭, 鮭とば, サーモン, サバ, 寒ブリ, かつおのたたき, カツオのたたき, 鯛, 真鯛, 鯛めし, しらす, ちりめんじゃこ, 錦鯉
fish: 鯉
fish motor-boat: 漁師
goat: ヤギ
guinea-pig: モルモット, モルモットケージ
hen egg: 平飼い, 地鶏, 鶏, 養鶏
horse: 預託馬, ホーストレッキング, ポニー, 馬刺し, 馬肉, 桜肉
horse horse-rider: 乗馬, 乗馬クラブ
horseshoe horse: 装蹄師
kennel dog: ペットホテル, 犬小屋, ドッグホテル, 犬のホテル
lily: 百合の花, ユリの花, ゆりの花
lion elephant: 動物園
mouse mouse-trap: ねずみ駆除, ネズミ捕り
nest-box: 巣箱, 野鳥の巣箱
octopus skewers: たこ焼き器
ostrich: ダチョウ, 駝鳥
oyster: 牡蠣, カキ小屋, 牡蠣小屋, 生牡蠣
paw: 動物保護, 譲渡会
rabbit: うさぎケージ, ハムスターケージ, うさぎ, ウサギ, 兎, うさぎカフェ
saddle horse: 馬具
sauropod museum: 恐竜, 恐竜展
seaweed: 海藻, 海苔, わかめ, 昆布
sheep: 羊毛, 毛刈り, ひつじ, 羊
shrimp: 甘えび, エビ, 海老
songbird: さえずり, 鳥のさえずり, 小鳥のさえずり, 鳥の声
squid: イカ, いか焼き, ホタルイカ, するめ, スルメ, あたりめ, いか飯, いかめし
tropical-fish fish: 熱帯魚, メダカ, 水族館
wasp: スズメバチ, 蜂の巣, 蜂の巣駆除, ハチ駆除, 蜂駆除, ハチの巣駆除, スズメバチ駆除
wasp spray-bottle: ハチの巣
water-buffalo: 水牛, バッファロー
waterfall: 滝めぐり, 滝壺
whale motor-boat: ホエールウォッチング
ammonite: 化石, アンモナイト, 化石採集, 化石発掘
autumn-leaves: 紅葉ライトアップ, 紅葉, もみじ狩り, 紅葉狩り, 落ち葉
beach beach-umbrella: 海の家
beach-umbrella: ビーチパラソル
beetle: クワガタ, くわがた, クワガタムシ, オオクワガタ
bird-feeder: バードフィーダー
boar: イノシシ, 猪肉, イノシシ肉, ぼたん鍋, いのしし
bonsai: 盆栽, 盆栽教室, 盆栽園, 盆栽展, 苔玉
bouquet: 花屋, フラワーショップ, 花束, 生花店, フラワーアレンジメント, 生花, お花, 花教室, プリザーブドフラワー, 花, フラワー, 生け花
bouquet vase: 華道, いけばな
bull: 闘牛, 闘牛大会, 牛追い祭り, 種雄牛
cherry-blossom: 花見, お花見, お花見会, 夜桜, 桜まつり, さくらまつり, 桜祭り, さくら祭り, 桜並木, 桜の苗木
cherry-blossom bento: お花見弁当, 花見弁当
chicken-coop: 鶏小屋, にわとり小屋, ニワトリ小屋
daffodil: ラッパスイセン, ラッパ水仙, 水仙, スイセン, 水仙まつり
dahlia: ダリア, ダリア園, ダリアの球根
dairy-cow milk: 乳搾り体験, 乳しぼり体験, 搾乳体験, 酪農
deer: 鹿肉, ジビエ, ジビエ料理
droplet: 灌水, 灌水設備, 散水
droplet tap: 浄水器
fire: 焚き火台, どんど焼き, 左義長, とんど焼き
fire logs: 炭焼き
fish fried-shrimp: アジフライ, 白身魚フライ
flower-box: プランターボックス, 窓辺の花, ゼラニウム, ウィンドウボックス, フラワーボックス
garden-pond: 庭池, 庭の池, 池掃除, 池の清掃, ビオトープ池
goldfish: 金魚, 金魚すくい, 金魚鉢, 金魚まつり
greenhouse seedling: 温室, ビニールハウス
hammock palm-tree: ハンモック
hanging-basket: ハンギングバスケット, 吊り鉢, 吊り下げ鉢
hay-bale tractor: 乾草, 干し草, 牧草, 牧草ロール, 稲わら
herb: 山菜, ハーブ, アロマ, 大葉, 青じそ, 三つ葉, パクチー
herb mortar: 薬膳, 漢方相談
herb sauna: よもぎ蒸し
herb fire: お灸, お灸教室
hydrangea: アジサイ, あじさい, 紫陽花
lavender: ラベンダー, ラベンダー畑, ラベンダー園, ラベンダー苗
lawnmower: 草刈り, 芝刈り
lobster: 伊勢海老, 伊勢えび, 伊勢エビ, オマール海老
logs fire: 薪, 竹炭, 備長炭, 木炭, 炭焼き体験
logs saw: 製材所, 製材, 木材販売, 角材, 銘木
lotus: 花まつり, 仏壇, 仏具, お寺, 法要
maple-leaf: もみじまつり, もみじ祭り
night-sky telescope: 星空観察, 星空観察会, 星空ツアー
orchid: 胡蝶蘭, コチョウラン, 洋蘭, 蘭展
owl coffee: ふくろうカフェ, フクロウカフェ
pig: 豚肉, 三元豚, 銘柄豚, ブランド豚, 黒豚
plant: 山野草, 植木鉢, プランター
poinsettia: ポインセチア, ポインセチア鉢植え, ポインセチアの鉢
poppy: ポピー, ヒナゲシ, ポピー畑
rabbit-hutch: うさぎ小屋, ウサギ小屋, うさぎ用ケージ
rock: 庭石
seashell clams: ホタテ, 帆立, ほたて, ホタテ貝
seashell: サザエ, サザエの壺焼き, さざえ
secateurs leaves: 剪定, 庭木の剪定, 生垣, 植木の剪定, 庭木剪定
seedling plant: 園芸, ガーデニング, 観葉植物, 苗, 多肉植物, 野菜苗, 花苗, 種苗店, 野菜の種, 種
seedling tomato: 家庭菜園, 貸農園, 野菜づくり, 畑, 菜園
seedling tree: 果樹苗, 苗木
seedling: 田植え, 田植え体験, 田植え機, 田植機
shrimp chilli: エビチリ, 海老チリ
snowdrop: スノードロップ, スノードロップの球根
snowflake spade: 屋根の雪下ろし, 雪下ろし
snowman snowflake: 雪まつり, 雪祭り
snowy-mountain helicopter: 山岳救助
spade: 庭, 庭木, 造園業
spade seedling: 植木屋, 造園
stork: コウノトリ, こうのとり
sunflower herb: 市民農園, 貸し農園
tree axe: 林業, 間伐, 枝打ち, 山の手入れ, 植木
tree boot: 森のようちえん, 森の幼稚園, 青空保育
tree chainsaw: 伐採, 庭木の伐採, 特殊伐採, 抜根, 伐採抜根
tree seedling: 森づくり, 里山保全, 苗木配布, 緑化
tree spade: 植樹, 植樹祭, 植林
tree: 森林浴, 森林セラピー
trowel: 内装ボード, ボード工事, 左官, 左官工事, 漆喰
turf-roll: 人工芝, 芝生張り, 芝張り, 人工芝施工, 芝生, 天然芝, 高麗芝
turtle: 亀, リクガメ, ミドリガメ, 海亀, ウミガメ
umbrella: 傘専門店, 日傘専門店, 傘修理, 日傘, 傘, 和傘, 番傘, 蛇の目傘
watering-can plant: じょうろ
whale: 鯨, クジラ, 鯨料理, 鯨肉
wheat sack: 石臼挽き, そば粉
wheat tractor: 小麦粉, 米粉
wheelbarrow spade: 培養土
wreath: リース作り, クリスマスリース, しめ縄, しめ縄作り, しめ飾り, 注連縄, しめ飾り作り, 正月飾り
`;
