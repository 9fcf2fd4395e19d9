/** Everyday trades and what else is advertised, by their plain names in Japanese; kinds.ts says what they are. */
export const japaneseTradeNames = `
dentist: 歯医者, 歯科, 歯科医院, 歯科クリニック
doctor: 内科, 内科クリニック, 診療所, 医院
vet: 動物病院, 獣医
pharmacy: 薬局, ドラッグストア, 調剤薬局
optician: 眼鏡店, メガネ屋, 眼鏡屋
hearing: 補聴器, 補聴器専門店
physio: 整骨院, 接骨院, 理学療法
podiatrist: フットケア, フットケアサロン
psychologist: 心理カウンセリング, カウンセリング
midwife: 助産院, 助産師
nursing-home: 老人ホーム, 介護施設, 特別養護老人ホーム
massage: マッサージ, マッサージ店
hairdresser: 美容室, 美容院, ヘアサロン
barber: 理髪店, 床屋, 理容室
beauty: エステサロン, エステ
nails: ネイルサロン
tattoo: タトゥースタジオ
perfumery: 香水店
bakery: パン屋, ベーカリー
pastry: ケーキ屋, 洋菓子店, 和菓子屋
butcher: 肉屋, 精肉店
fishmonger: 魚屋, 鮮魚店
greengrocer: 八百屋, 青果店, 果物屋
grocery: 食料品店, スーパーマーケット
cheese: チーズ専門店
wine: ワインショップ
ice-cream: アイスクリーム店, ジェラート屋
coffee-shop: 喫茶店, 珈琲店
restaurant: レストラン, 食堂, 定食屋
health-food: 自然食品店, 健康食品店, 漢方薬局
catering: ケータリング, 仕出し
bookshop: 本屋, 書店, 古本屋
stationery: 文房具店, 文具店, 文房具屋
toys: おもちゃ屋, 玩具店
hardware: 金物店, 金物屋, ホームセンター, 工具店
beds: 寝具店, 布団店, 布団屋, ベッド専門店
furniture: 家具店, 家具屋
lamps: 照明器具店, 照明店
florist: 花屋, 生花店
garden-centre: 園芸店, 種苗店
jeweller: 宝石店, 貴金属店
watchmaker: 時計店, 時計修理, 時計屋
shoes: 靴屋, 靴店
clothes: 洋服店, 洋品店, 服屋, 衣料品店
fabrics: 手芸店, 生地屋
electronics: 電器店, 家電量販店
pets: ペットショップ
bikes: 自転車屋, 自転車店
sports: スポーツ用品店
antiques: 骨董品店, 骨董屋, アンティークショップ
framing: 額縁店, 額装
instruments: 楽器店
gifts: ギフトショップ, 雑貨店
dry-cleaner: クリーニング店, クリーニング屋
tailor: 仕立屋, 洋服直し, 仕立て屋
shoe-repair: 靴修理, 靴修理店
locksmith: 鍵屋
notary: 公証役場, 司法書士, 司法書士事務所, 行政書士事務所
lawyer: 弁護士, 法律事務所
accountant: 税理士, 会計事務所, 税理士事務所
insurance: 保険代理店, 保険, 生命保険, 損害保険
estate-agent: 不動産屋, 不動産会社
travel-agency: 旅行代理店, 旅行会社
movers: 引越し業者, 引越センター, 引越し
cleaning: 清掃会社, ハウスクリーニング, 清掃業者
photographer: 写真館, 写真スタジオ, フォトスタジオ
copy-shop: コピー店, コピーサービス
printing: 印刷所, 印刷会社, 印刷屋
computer-help: パソコン修理, パソコンサポート
phone-repair: スマホ修理, 携帯修理
undertaker: 葬儀社, 葬儀屋, 葬儀
architect: 設計事務所, 建築事務所
translator: 翻訳会社, 通訳, 翻訳
security: 警備会社
pest-control: 害虫駆除, 害獣駆除
taxi: タクシー会社, タクシー
hotel: 旅館, 民宿
campsite: キャンプ場
car-rental: レンタカー
garage: 自動車修理工場, 自動車整備工場
tyres: タイヤショップ, タイヤ専門店, タイヤ交換
car-wash: 洗車場, 洗車
car-dealer: 中古車販売店, カーディーラー
driving-school: 自動車学校, 教習所
plumber: 水道屋, 水道工事, 配管工
electrician: 電気工事, 電気工事店
roofer: 屋根屋, 屋根工事
carpenter: 大工, 工務店
painter: 塗装屋, 塗装業者
glazier: ガラス店, ガラス修理, ガラス屋
chimney-sweep: 煙突掃除
upholsterer: 椅子張り替え, 椅子張替え, 家具修理店
builder: 建設会社, 左官
tiler: タイル工事, タイル店
gardener: 植木屋, 造園業, 庭師
heating: 暖房工事, 給湯器交換
kindergarten: 幼稚園, 保育園
music-school: 音楽教室, 音楽スクール
dance-school: ダンススクール, ダンス教室
language-school: 語学学校, 語学スクール, 英会話教室
riding-school: 乗馬クラブ, 乗馬教室
gym: スポーツジム, フィットネスクラブ
cinema: 映画館
theatre: 劇場
bowling: ボウリング場
swimming-pool: 市民プール, 屋内プール
library: 図書館
dog-groomer: トリミングサロン, ペットサロン
dog-hotel: ペットホテル, 犬のホテル
wedding-planner: ウェディングプランナー, 結婚式場
piano-tuner: ピアノ調律
knife-grinder: 包丁研ぎ
beekeeper: 養蜂場
tea-shop: お茶屋
bags: 鞄店
wool: 毛糸店
pool-builder: プール工事
fences: フェンス工事
scaffolding: 足場工事
tree-care: 樹木伐採
chiropractor: カイロプラクティック
dermatologist: 皮膚科
diving-school: ダイビングスクール
sailing-school: ヨットスクール
boat-rental: レンタルボート
escape-room: 脱出ゲーム
karting: カート場
planetarium: プラネタリウム
circus: サーカス
comics: 漫画専門店
charity-run: チャリティーラン, チャリティーマラソン
marathon: マラソン大会, 市民マラソン, ハーフマラソン
school-fair: 学園祭, 文化祭, 学校バザー
village-fete: 村祭り, 秋祭り, 町内会のお祭り
flea-market: フリーマーケット, 蚤の市, ガレージセール
christmas-market: クリスマスマーケット, クリスマス市
farmers-market: ファーマーズマーケット, 農産物直売会, 軽トラ市
craft-market: クラフト市, クラフトマーケット, ハンドメイドマルシェ
concert: コンサート, 演奏会
choir-concert: 合唱コンサート, 合唱演奏会, 合唱団定期演奏会
jazz-concert: ジャズコンサート, ジャズライブ
comedy-night: お笑いライブ, 漫才ライブ
film-night: 映画上映会, 野外上映会, 上映会
karaoke-night: カラオケ大会, カラオケナイト
board-games-night: ボードゲーム会, ボードゲームナイト
wine-tasting: ワイン試飲会, ワインテイスティング
beer-festival: ビール祭り, ビアフェス, オクトーバーフェスト
street-food: ストリートフード, 屋台グルメ
art-exhibition: 絵画展, 美術展, アート展
author-reading: 朗読会, 著者トークイベント
puppet-theatre: 人形劇, 人形芝居
magic-show: マジックショー, 手品ショー
fireworks-show: 花火大会, 打ち上げ花火
carnival-party: 仮装パーティー, カーニバルパーティー
food-bank: フードバンク, フードドライブ
clothes-collection: 古着回収, 衣類回収, 古着の寄付
blood-donation: 献血, 献血会
animal-shelter: 動物保護施設, 動物保護シェルター, 保護犬施設
volunteers-wanted: ボランティア募集, ボランティアスタッフ募集
choir-singers: 合唱団, 合唱団員募集, コーラス団員募集
chess-club: チェスクラブ, チェスサークル
hiking-club: ハイキングクラブ, ハイキングサークル, 山歩きの会
running-club: ランニングクラブ, ランニングサークル
tennis-club: テニスクラブ, テニスサークル
judo-club: 柔道教室, 柔道クラブ, 柔道場
yoga-class: ヨガ教室, ヨガクラス, ヨガレッスン
swimming-lessons: 水泳教室, スイミングスクール
baby-swimming: ベビースイミング, 親子スイミング
first-aid-course: 救命講習, 応急手当講習, 救急法講習
cooking-course: 料理教室, 料理講座, クッキング教室
pottery-course: 陶芸教室, 陶芸講座, 陶芸体験
painting-course: 絵画教室, 水彩画教室
photography-course: 写真教室, 写真講座, カメラ教室
sewing-course: 洋裁教室, ソーイング教室, ミシン教室
programming-course: プログラミング教室, プログラミングスクール, プログラミング講座
guitar-lessons: ギター教室, ギターレッスン
piano-lessons: ピアノ教室, ピアノレッスン
singing-lessons: ボイストレーニング, ボーカル教室, ボーカルレッスン
drum-lessons: ドラム教室, ドラムレッスン
maths-tutoring: 数学塾, 算数教室, 数学の家庭教師
ski-school: スキースクール, スキー教室
surf-school: サーフィンスクール, サーフィン教室
climbing-hall: ボルダリングジム, クライミングジム
mini-golf: パターゴルフ, ミニゴルフ
personal-trainer: パーソナルトレーナー, パーソナルトレーニング
nutritionist: 管理栄養士, 栄養相談
holiday-flat: 貸別荘, 一棟貸し別荘, バケーションレンタル
room-to-let: 貸し部屋, 貸間, 空室あり
flat-to-let: 賃貸マンション, 賃貸アパート
storage-units: トランクルーム, レンタル倉庫, レンタル収納
bouncy-castle-hire: エア遊具レンタル, ふわふわ遊具レンタル
marquee-hire: イベントテントレンタル, テントレンタル
bike-hire: レンタサイクル, 自転車レンタル, レンタル自転車
camper-hire: キャンピングカーレンタル, レンタルキャンピングカー
costume-hire: 衣装レンタル, コスチュームレンタル, コスプレ衣装レンタル
tool-hire: 工具レンタル, 電動工具レンタル
truck-driver: トラック運転手, トラックドライバー, 大型ドライバー募集
delivery-driver: 配達ドライバー, 配送ドライバー, 軽貨物ドライバー
bus-driver: バス運転手, バス運転士, バスドライバー
waiter: ホールスタッフ, ウェイター, ウェイトレス
cook: 調理師, 調理スタッフ, 料理人募集
bakers-apprentice: パン職人見習い, パン製造スタッフ, パン職人募集
shop-assistant: 販売員, 販売スタッフ, 店員募集
warehouse-worker: 倉庫作業員, 倉庫スタッフ, 倉庫内作業
cleaner: 清掃員, 清掃スタッフ, 清掃員募集
nurse: 看護師, 正看護師, 看護師募集
carer: 介護職員, 介護士, 介護スタッフ
programmer: プログラマー, システムエンジニア, ウェブエンジニア
christmas-trees: クリスマスツリー, クリスマスツリー販売, 生もみの木
pumpkins: ハロウィンかぼちゃ, ハロウィンパンプキン
firewood: 薪販売, 乾燥薪, 薪の販売
fresh-eggs: 産みたて卵, 新鮮卵, 卵の直売
asparagus: アスパラガス, 朝採れアスパラ
strawberry-picking: いちご狩り, イチゴ狩り, 苺狩り
vegetable-box: 野菜セット, 旬の野菜セット, 野菜の定期便
used-bikes: 中古自転車, 中古自転車販売
used-cars: 中古車, 中古車販売
second-hand-clothes: 古着屋, 古着販売, 古着ショップ
pram: ベビーカー, 中古ベビーカー
used-furniture: 中古家具, 中古家具店, リユース家具
lawn-mowing: 芝刈り, 草刈り代行, 芝刈り代行
snow-clearing: 除雪, 雪かき代行, 雪下ろし
gutter-cleaning: 雨樋清掃, 雨樋掃除, 雨どい掃除
carpet-cleaning: カーペットクリーニング, 絨毯クリーニング
window-cleaning: 窓拭き, 窓ガラス清掃, 窓清掃
house-clearance: 遺品整理, 不用品回収, 生前整理
skip-hire: 廃棄物コンテナレンタル, 産廃コンテナ
washing-machine-repair: 洗濯機修理, 洗濯機の修理
boiler-service: ボイラー点検, 給湯器点検, ボイラー整備
air-conditioning: エアコン工事, エアコン取り付け, エアコン設置
solar-panels: 太陽光パネル, ソーラーパネル, 太陽光発電
kitchens: システムキッチン, キッチンリフォーム
bathroom-renovation: 浴室リフォーム, お風呂リフォーム
drain-clearing: 排水管清掃, トイレつまり, 排水管つまり
dog-walking: 犬の散歩, 犬の散歩代行
cat-sitting: キャットシッター, 猫シッター
babysitter: ベビーシッター
home-care: 訪問介護, 在宅介護, ホームヘルパー
dj: ディスクジョッキー
wedding-band: ウェディングバンド, 結婚式の生演奏, 結婚式バンド
childrens-clown: ピエロ, 出張ピエロ
food-truck: キッチンカー, フードトラック
pizza-delivery: 宅配ピザ, ピザ宅配, ピザデリバリー
kebab-house: ケバブ屋, ケバブ専門店
pancake-house: パンケーキ専門店, パンケーキハウス
cakes-to-order: オーダーケーキ, オーダーメイドケーキ, バースデーケーキ予約
breakfast-cafe: モーニングカフェ, 朝食カフェ
lunch-menu: ランチメニュー, 日替わりランチ
barbecue-evening: バーベキューナイト, バーベキューパーティー, バーベキューの夕べ
eyelash-extensions: まつげエクステ, マツエク
teeth-whitening: ホワイトニング, 歯のホワイトニング
hair-removal: 脱毛サロン, 全身脱毛, 医療脱毛
sauna: サウナ, サウナ施設
`;
