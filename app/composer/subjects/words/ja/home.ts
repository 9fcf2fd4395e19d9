/** Japanese words for the home. Notation: word-list.ts. */
export const japaneseHome = `
advent-calendar: アドベントカレンダー
air-conditioner: エアコン掃除, エアコンクリーニング, エアコン洗浄, エアコン, エアコン修理, 空調, エアコン取付, エアコン工事
air-fryer: ノンフライヤー, エアフライヤー
awning: オーニング, 日よけ, テント工事
axe target: 斧投げ
bar-stool: バースツール, カウンターチェア, カウンタースツール, バーチェア, ハイスツール
basket: ランドリーバスケット
basket apple: 産地直送, 農園から直送, 農園直送
basket carrot: 八百屋, 野菜, 有機野菜, 直売所, 農家直送, 無農薬野菜, 朝採れ野菜, 産直, 無人販売所, ほうれん草, 小松菜, 水菜
basket leaves: 竹かご, 竹細工, 籐細工, かご編み
bath-bomb: バスボム
bathtub: 入浴剤, 酵素浴, 酵素風呂
bathtub shower: お風呂, 浴室リフォーム, ユニットバス
battery: 充電器, 充電ケーブル
battery plug: バッテリー
bed bellhop-bell: 湯宿, 宿, 民泊施設, 貸別荘, ホテル, 旅館, 民宿, ベッド, 宿泊, 民泊, ゲストハウス, ペンション, 宿坊, 素泊まり
bedding: 寝具, 布団, ふとん, 羽毛布団, 掛け布団, 掛布団, 敷布団, 枕, まくら, シーツ, 布団カバー, 枕カバー, ベッドリネン
bench: ガーデンベンチ
blanket cushion: 毛布, ブランケット
blender: ブレンダー, ジューサー, ハンドブレンダー, フードプロセッサー, ハンドミキサー, ジュースミキサー
blinds: ブラインド, ロールスクリーン, すだれ, 簾, よしず
boiler radiator: 給湯器, 給湯器交換, ボイラー
bookshelf books: 本棚, 書棚, シェルフ
bow-and-arrow target: 弓道, アーチェリー, 弓道場, 弓道教室, アーチェリー教室, アーチェリー体験
broom spray-bottle: 清掃, 掃除, 家事代行, 清掃業者, 掃除代行, ハウスクリーニング, キッチン洗浄, 徹底洗浄, 水回り清掃, 水回りクリーニング, レンジフード洗浄, 風呂掃除, 浴室クリーニング
broom wastebasket: 清掃ボランティア, ビーチクリーン, ゴミ屋敷片付け, ごみ屋敷, 部屋の片付け, お片付け, 清掃活動
bucket: フロアモップ
bucket window: 窓清掃
bust: 彫刻, 彫刻教室, 石像, 銅像, 胸像
candle: キャンドル, ろうそく, 葬儀, 家族葬, 葬式, アロマキャンドル, 葬儀社, 家族葬プラン, お盆
candle prayer-beads: 法事, お彼岸, お通夜, 位牌
carport: カーポート, カーポート工事, カーポート設置
ceiling-fan: シーリングファン, シーリングファンライト, 天井扇風機
chair: テーブルと椅子, 椅子レンタル, スツール, キャンプチェア, 折りたたみ椅子, 椅子
chandelier: シャンデリア, 照明器具
chest-of-drawers: 引き出し付きチェスト, 整理ダンス, 整理タンス, 箪笥, ローチェスト, 引き出しチェスト, 桐たんす, タンス, チェスト, サイドボード
chisel: 彫刻刀, 木工ノミ
chopping-board: まな板, カッティングボード
clothes-airer: 物干し, 室内物干し, 物干しスタンド, 物干し台, 洗濯物干し, 室内干しスタンド, 物干しラック
conservatory: サンルーム, コンサバトリー, サンルーム工事, サンルーム施工
cooker-hood: レンジフード, レンジフードクリーニング, 換気扇クリーニング, 換気扇掃除, 換気扇
cooking-pot: 圧力鍋, 土鍋, 片手鍋, ホーロー鍋, 鉄鍋
cot: ベビーベッド
crate: 木箱, りんご箱
crossed-swords: 刀の研ぎ, 日本刀, 刀剣
crossed-swords judo-suit: 剣道部, 殺陣, なぎなた
crystals: 水晶, 水晶クラスター, アメジスト, ローズクォーツ, クリスタルヒーリング, 紫水晶, 天然石, 鉱物, ミネラルフェア, パワーストーン
curtains window: カーテン
cushion: クッション, 座布団, ピローケース
desk: 勉強机
desk office-chair: デスク, 机, 昇降デスク, 学習机, オフィス家具, スタンディングデスク
desk-lamp: フロアランプ, ナイトライト
dining-table: テーブルクロス, 食卓テーブル, 折り畳みテーブル, 一枚板テーブル
dining-table chair: ダイニングテーブル
dishwasher: 食洗機, 食器洗い機, 食器洗い乾燥機, 食洗機修理, 食洗機交換, ビルトイン食洗機, 食洗器
door: 表札, 玄関ドア
drainpipe droplet: 排水管, 排水詰まり, 水道管, 配管洗浄, 排水管洗浄, 排水管清掃, 排水つまり, 高圧洗浄排水
dummy: おしゃぶり
electric-fan: 扇風機, サーキュレーター, ハンディファン
fabric-roll thread: 生地, 布地, 生地の量り売り
fence bricks: フェンス工事, 門柱, 外構工事, ブロック塀
fence hammer: フェンス, 外構, エクステリア
fire-extinguisher: 消火器, 消防設備
fireplace fire: 暖炉
first-aid-kit: 応急手当, 救命講習, 救急箱, 応急処置, 防災, 防災訓練, 防災グッズ, 防災用品, 非常用持ち出し袋, 避難訓練, 避難所
fitted-kitchen: システムキッチン, キッチンリフォーム, キッチン交換, 台所リフォーム
floorboards: フローリング, 床張替え, 無垢フローリング, ウッドデッキ, 床リフォーム, 床工事
fridge: 冷蔵庫, 家電修理, 中古家電
garage-door: ガレージドア, ガレージシャッター, シャッター修理, シャッター
garden-hose: 散水ホース, ホースリール
garden-room: ガーデンオフィス, 庭オフィス, 小屋オフィス
garden-shed: 物置, 物置小屋, ガーデンシェッド
gas-cylinder fire: プロパンガス, ガスボンベ
gate fence: 門扉, ゲート工事
gear wrench: 板金加工, 射出成形, プレス加工, 金型, フライス加工, 樹脂成形, プラスチック成形, ベアリング, レーザー加工, 鋳造, 部品加工, 試作加工, ねじ切り
grandfather-clock: 柱時計, 振り子時計, ホールクロック
gutter house: 雨どい, 雨樋, 雨どい修理, 雨樋修理, 雨どい掃除
hair-straightener: ヘアアイロン, ストレートアイロン
hammer: 張り替え
hammer-and-wrench gear: 修繕, 家の修理
headstone: 樹木葬, 納骨堂, 石材店, 墓石, お墓, 墓じまい, 墓参り代行, 霊園, 永代供養, 墓石クリーニング, 墓石の洗浄, お墓掃除, お墓の掃除, 墓掃除
headstone bouquet: お墓参り, お墓参り代行, 墓参り
heat-pump radiator: ヒートポンプ, エコキュート
high-chair: ベビーチェア, ハイチェア, ベビーハイチェア
house-insulation: 断熱, 断熱工事, 断熱リフォーム, 断熱改修, 断熱材, 高断熱, 高気密高断熱, 外断熱, 断熱等級
incense: お香, 線香, お線香, インセンス, 香道, 聞香
insured-home shield: 火災保険, 火災保険相談, 住宅保険, 地震保険, 家財保険, 火災保険申請
iron t-shirt: アイロン代行, アイロン
kettle: 電気ケトル, ケトル, やかん, 鉄瓶, 南部鉄器
key bed: シェアハウス, ルームシェア, 賃貸アパート, ワンルーム, 学生マンション, お部屋探し, ウィークリーマンション, マンスリーマンション, 家具付き賃貸, 下宿, 学生寮
key padlock: 金庫の解錠, 合鍵, 鍵開け, 鍵, スペアキー
light-bulb: 照明, LED照明
light-bulb plug: 停電
lock-and-key padlock: 鍵交換, 鍵屋, スマートロック, サイバーセキュリティ
lock-and-key puzzle: 脱出ゲーム, リアル脱出ゲーム
lotion: 皮膚科, 日焼け止め, ハンドクリーム, フェイスクリーム, ボディクリーム, シャンプーバー, ヘアトリートメント
lunch-box: 弁当箱, お弁当箱, ランチボックス
mattress bed: マットレス
microwave: 電子レンジ, オーブンレンジ, 電子レンジ修理
mirror: 鏡, 姿見
moka-pot: マキネッタ, 直火式エスプレッソメーカー, モカポット
mortar: ペッパーミル, コーヒーミル
mortar herb: 漢方, 漢方薬局, 漢方薬
mouse-trap: ネズミ駆除
nails: 鉄釘, 丸釘, 釘打ち
neon-sign: ネオンサイン, ネオン看板
office-chair desk: オフィスチェア, ゲーミングチェア, 事務椅子
oven frying-pan: ガスコンロ, コンロ, オーブン, 家電, 厨房機器
paint-roller bucket: 塗装, 外壁塗装, リフォーム, ペンキ, 外壁
paper-lantern: 灯籠, 縁日, 提灯, 盆踊り, 阿波踊り, 民踊, 灯籠流し
paper-lantern fireworks: 夏祭り, お祭り, 納涼祭, 盆踊り大会
paving trowel: 外構工事の舗装, インターロッキング, 駐車場工事, 敷石
pergola car: テラス屋根
pergola house-with-garden: パーゴラ, ガゼボ
pet-bed: 犬用ベッド, ペットベッド, 猫用ベッド, ドッグベッド
piggy-bank coin: 貯金箱, 貯金, つみたて
pliers: ペンチ, プライヤー
plug lightning: 電気工事, コンセント, 配線
plunger toilet: トイレのつまり, トイレ詰まり, つまり解消, 配管つまり, トイレつまり
pressure-washer: 高圧洗浄, 高圧洗浄機, 外壁洗浄
radiator thermometer: 暖房工事, 暖房
razor: 顔そり, ひげ剃り, 電気シェーバー, カミソリ, 電動シェーバー
recycling: スクラップ, スクラップ買取, 鉄くず, リサイクル, 粗大ごみ, リサイクルショップ
recycling wastebasket: 粗大ごみ回収, ゴミ屋敷
reed-diffuser: リードディフューザー, ルームディフューザー, スティックディフューザー, リードディフューザ
ride-on-mower: 乗用芝刈り機, 乗用芝刈機, 乗用草刈機
robot-mower: ロボット芝刈り機, ロボット芝刈機, ロボット草刈機
robot-vacuum: ロボット掃除機, お掃除ロボット, ルンバ
roof house: 雨漏り, 雨漏り修理, 防水工事, 屋上防水, 屋根修理, 屋根工事, 瓦, 屋根塗装, 屋根
rug: 絨毯, カーペット, ラグ, ペルシャ絨毯, じゅうたん, バスマット, 玄関マット
sack spade: 堆肥, 腐葉土, 牛糞堆肥
sack wheat: 飼料, 製粉, 精米, 精米所, 種苗
safe padlock: 金庫, 耐火金庫, 貸金庫, 家庭用金庫, 業務用金庫
saw: ジグソー電動
saw hammer: 宮大工, 大工, 木工, 家具修理, 無垢材, 木工教室, DIY教室
school-cone: シュールテューテ
screwdriver toolbox: 修理カフェ
security-camera: 防犯カメラ, 警備, セキュリティ, 見守りカメラ, 防犯, 防犯設備, ドライブレコーダー, ドラレコ
sewing-machine sewing-needle: 縫製, 縫製スタッフ
sewing-machine thread: ミシン, ミシン修理
shield padlock: セキュリティ対策, 情報セキュリティ
shield umbrella: 保険, 生命保険, 保険相談, 保険代理店, ほけん
shopping-cart basket: スーパーマーケット, スーパー, 食料品, 食料品店, 業務スーパー
shutters: ウッドシャッター, プランテーションシャッター, 鎧戸, よろい戸, ガラリ戸, インテリアシャッター, 雨戸, 雨戸修理
snow-blower: 除雪機, 家庭用除雪機, 小型除雪機
soap: ボディソープ
soap bubbles: 石鹸, 石けん, せっけん, 手作り石鹸
sofa: 家具, ソファ, インテリア, ソファー, ソファクリーニング, 中古家具, 家具店, インテリアコーディネート, 模様替え
sofa armchair: ソファ張り替え, ソファー張り替え, 椅子張り替え, いす張替え
sofa delivery-van: 遺品整理, 不用品回収, 生前整理
solar-panel sun: 太陽光発電, ソーラーパネル, ソーラー, 太陽光
sponge: 食器用洗剤
squeegee window: 窓ガラス清掃, 窓拭き, 窓掃除, ガラス清掃
staircase: 階段手すり, 手すり
stand-mixer: スタンドミキサー, 卓上ミキサー
stove fire: 囲炉裏
stove logs: 薪ストーブ, ペレットストーブ
strimmer: 草刈り機, 刈払機, 刈払い機, ナイロンコードカッター
string-lights: ストリングライト, イルミネーションライト, ガーランドライト, フェアリーライト
table-lamp: テーブルランプ, ベッドサイドランプ, ランプシェード, テーブルライト
tap droplet: 断水, 断水のお知らせ
tap wrench: ポンプ修理, 給水ポンプ, 水道修理, 水漏れ, 配管工事, 水まわり, 配管, 蛇口
tatami: 畳, 畳替え, 畳の表替え, 表替え, 畳店, 畳屋, 琉球畳, 畳張り替え, 畳張替え, い草, ござ
tiles bricks: タイル張り
tiles trowel: タイル工事, タイル
toaster: トースター, ポップアップトースター
toilet: 浄化槽点検, トイレ修理, トイレ, トイレ交換, トイレリフォーム, ウォシュレット, 温水洗浄便座
toolbox hammer: 工具, 便利屋, ホームセンター, 金物
toothbrush: 歯磨き粉
torch: ヘッドライト
towel soap: タオル, バスタオル, 今治タオル
tv-aerial: テレビアンテナ, アンテナ工事, テレビアンテナ工事
vacuum-cleaner: 掃除機
vacuum-cleaner bucket: 家事代行サービス, お掃除代行, 大掃除, ビル清掃, 空室清掃, 床ワックス
vase: 花瓶, 花器, 一輪挿し, 有田焼, 備前焼, 信楽焼, 益子焼, 九谷焼, 美濃焼, 萩焼, 唐津焼, 波佐見焼, 瀬戸焼, 常滑焼, 砥部焼, 焼き物市
vase amphora: 骨董市, 骨董品買取
vase fire: 吹きガラス, ガラス工房
video-intercom door: インターホン, ドアホン, テレビドアホン, インターホン交換, インターフォン, インターホン工事, テレビドアホン交換
wallpaper paint-roller: 壁紙, 壁紙張替え, 壁紙張り替え, クロス張替え, クロス張り替え, クロス職人, クロス貼替, 壁紙リフォーム, 輸入壁紙
wardrobe: 洋服ダンス, クローゼット, シューズラック, 下駄箱
wardrobe parcel: 片付けサービス, 実家の片付け
washing-machine: コインランドリー, クリーニング, 洗濯機, 洗濯代行, 宅配クリーニング, 布団クリーニング, 洗剤, 柔軟剤, ドラム式洗濯機, ドラム式洗濯乾燥機
wastebasket: クリーン作戦
wastebasket recycling: 町内清掃, ごみ拾い, ゴミ拾い
water-bottle: 水筒, ステンレスボトル, マイボトル, ウォーターボトル, ステンレス水筒
water-bottle recycling: エコキャップ, ペットボトルキャップ
water-pump droplet: 井戸, 井戸掘り, ポンプ, 井戸ポンプ, さく井
water-tank droplet: 貯水槽, 貯水槽清掃, 雨水タンク
wheelie-bin: ゴミ箱, ゴミ収集, ゴミ袋
wheelie-bin recycling: 資源回収, 廃品回収, 古紙回収, 廃棄物
wifi-router: 光回線, インターネット回線, ルーター, 光ファイバー
window: 窓, 窓リフォーム, サッシ, ガラス, 窓ガラス, 内窓
window mosquito: 網戸張り替え
wrench car: 自動車修理, 車検, 整備工場, 自動車整備, 自動車整備工場, 鈑金, 板金塗装, 自動車修理工場, 整備, 板金
angle-grinder: ディスクグラインダー, アングルグラインダー, ベビーサンダー
balcony: バルコニー, バルコニー手すり, ベランダ手すり, バルコニー防水, ベランダリフォーム
battery solar-panel: 蓄電池, 家庭用蓄電池
bean-bag: ビーズクッション, ビーンバッグ, ビーズソファ
bow-and-arrow horse: 流鏑馬
bow-and-arrow: 破魔矢
bucket broom: ワックスがけ, 荒物屋
bunk-bed: 二段ベッド, 2段ベッド, 子供用二段ベッド, ロフトベッド
coal: 石炭, 無煙炭
coat-stand: コートハンガースタンド, コート掛け, ポールハンガー
coffee-table: コーヒーテーブル, ローテーブル, センターテーブル, サイドテーブル, リビングテーブル
colour-swatches: パーソナルカラー診断, カラー診断, 色見本帳, 調色サービス, カラーコンサルタント
cuckoo-clock: 鳩時計, ハト時計, はと時計, カッコー時計
deckchair: デッキチェア, デッキチェアー
fabric-roll: 草木染め, 藍染め, 藍染め体験, 絞り染め, 染物, 染め物体験
footstool: オットマン, 足置きスツール, フットスツール
fuse-box: 分電盤, 配電盤, ブレーカー交換, 分電盤交換, ヒューズボックス
garden-gnome: ガーデンノーム, 庭の小人, ノーム人形
high-table: カクテルテーブル, ハイテーブル, スタンディングテーブル, 立食テーブル
hina-dolls: 雛人形, ひな人形, 雛祭り, ひな祭り, お雛様, おひなさま, 吊るし雛, つるし雛
hot-water-bottle: 湯たんぽ, ゆたんぽ, 湯たんぽカバー
ironing-board: アイロン台, アイロンがけ, アイロン掛け, アイロンがけ代行, アイロンサービス
key: 貸しスペース
kitchen-sink: キッチンシンク, 台所シンク, 洗面台, 洗面ボウル, 流し台
leaf-blower: リーフブロワー, 落ち葉ブロワー, ブロワーバキューム
meat-slicer: ミートスライサー, ハムスライサー, 肉スライサー, スライサー機
noren: 暖簾, のれん, のれん製作, のれん作成, 暖簾製作
picnic-table: ピクニックテーブル, ピクニックベンチ
pizza-oven: ピザ窯, ピザオーブン, 石窯ピザ窯
rice-cooker: 炊飯器, 炊飯ジャー
rocking-chair: ロッキングチェア, ロッキングチェアー, 揺り椅子
rolling-pin: 麺棒, めん棒, のし棒
samurai-helmet: 兜, 五月人形, 甲冑, 鎧兜, 兜飾り, 端午の節句, 武者人形
scratching-post: 爪とぎポール, キャットタワー, 猫タワー
sheet-mask: フェイスパック, シートマスク, フェイスマスク
shoji: 障子, 障子張り替え, 障子張替え, 障子の張替え, 襖, ふすま, 襖張替え, 襖の張替え, ふすま張替え, 和室リフォーム, 屏風
smoke-alarm: 煙感知器, 火災報知器, 火災警報器, 住宅用火災警報器, 煙探知機
stone-wall: 石積み, 石垣工事, 空石積み, 石積み工事
tape-measure: 巻き尺, 巻尺, コンベックス, テープメジャー
tiled-stove: タイルストーブ, カッヘルオーフェン, 蓄熱ストーブ
towel: 手ぬぐい, 手拭い, てぬぐい
window-net: 網戸, 網戸張替え, ベランダネット, 転落防止ネット, 窓用ネット
wood-pellets: 木質ペレット, ペレット燃料, ウッドペレット
`;
