/** Japanese words for the home, clothes and the body. Notation: word-list.ts. */
export const japaneseHomeAndWear = `
advent-calendar: アドベントカレンダー
air-conditioner: エアコン掃除, エアコンクリーニング, エアコン洗浄, エアコン, エアコン修理, 空調, エアコン取付, エアコン工事
air-fryer: ノンフライヤー, エアフライヤー
armchair: ビーズクッション
awning: オーニング, 日よけ, テント工事
axe target: 斧投げ
bar-stool: バースツール, カウンターチェア, カウンタースツール, バーチェア, ハイスツール
basket: ランドリーバスケット
basket apple: 産地直送, 農園から直送, 農園直送
basket carrot: 八百屋, 野菜, 有機野菜, 直売所, 農家直送, 無農薬野菜, 朝採れ野菜, 産直
basket leaves: 竹かご, 竹細工, 籐細工, かご編み
bath-bomb: バスボム
bathtub: 入浴剤
bathtub shower: お風呂, 浴室リフォーム, ユニットバス
battery: 充電器, 充電ケーブル
battery plug: バッテリー
bed bellhop-bell: 湯宿, 宿, 民泊施設, 貸別荘, ホテル, 旅館, 民宿, ベッド, 宿泊, 民泊, ゲストハウス, ペンション
bedding: 寝具, 布団, ふとん, 羽毛布団, 掛け布団, 掛布団, 敷布団, 枕, まくら, シーツ, 布団カバー, 枕カバー, ベッドリネン
bench: ガーデンベンチ
blanket cushion: 毛布, ブランケット
blender: ブレンダー, ジューサー, ハンドブレンダー, フードプロセッサー, ハンドミキサー, ジュースミキサー
blinds: ブラインド, ロールスクリーン, 雨戸
boiler radiator: 給湯器, 給湯器交換, ボイラー
bookshelf books: 本棚, 書棚, シェルフ
bow-and-arrow target: 弓道, アーチェリー, 弓道場, 弓道教室, アーチェリー教室, アーチェリー体験
broom spray-bottle: 清掃, 掃除, 家事代行, 清掃業者, 掃除代行, ハウスクリーニング, キッチン洗浄, 徹底洗浄, 水回り清掃, 水回りクリーニング, レンジフード洗浄, 風呂掃除, 浴室クリーニング
broom wastebasket: 清掃ボランティア, ビーチクリーン, ゴミ屋敷片付け, ごみ屋敷, 部屋の片付け, お片付け, 清掃活動
bucket: フロアモップ
bucket window: 窓清掃
bust: 彫刻, 彫刻教室, 石像, 銅像, 胸像
candle: 灯籠流し, キャンドル, ろうそく, 葬儀, 家族葬, 葬式, アロマキャンドル, 葬儀社, 家族葬プラン, お盆
candle bouquet: お墓掃除, 墓掃除
candle prayer-beads: 法事, お彼岸, お通夜, 位牌
carport: カーポート, カーポート工事, カーポート設置
ceiling-fan: シーリングファン, シーリングファンライト, 天井扇風機
chair: テーブルと椅子, 椅子レンタル, スツール, デッキチェア, キャンプチェア, 折りたたみ椅子, 椅子
chandelier: シャンデリア, 照明器具
chest-of-drawers: 引き出し付きチェスト, 整理ダンス, 整理タンス, 箪笥, ローチェスト, 引き出しチェスト, 桐たんす, タンス, チェスト, サイドボード
chimney fire: 煙突掃除
chopping-board: まな板, カッティングボード
clothes-airer: 物干し, 室内物干し, 物干しスタンド, 物干し台, 洗濯物干し, 室内干しスタンド, 物干しラック
conservatory: サンルーム, コンサバトリー, サンルーム工事, サンルーム施工
cooker-hood: レンジフード, レンジフードクリーニング, 換気扇クリーニング, 換気扇掃除, 換気扇
cooking-pot: 圧力鍋, 土鍋, 片手鍋, ホーロー鍋, 鉄鍋
cot: ベビーベッド
crate: 木箱, りんご箱
crossed-swords: 剣道
crossed-swords judo-suit: 剣道教室, 剣道部, 居合道, 殺陣, なぎなた
crystals: 水晶, 水晶クラスター, アメジスト, ローズクォーツ, クリスタルヒーリング, 紫水晶, 天然石, 鉱物, ミネラルフェア
curtains window: カーテン
cushion: クッション, 座布団, ピローケース
desk office-chair: デスク, 机, 昇降デスク, 学習机, オフィス家具, スタンディングデスク
desk-lamp: フロアランプ, ナイトライト
dining-table: テーブルクロス, ローテーブル, センターテーブル
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
headstone: 樹木葬, 納骨堂, 石材店, 墓石, お墓, 墓じまい, 墓参り代行, 霊園, 永代供養
headstone bouquet: お墓参り, お墓参り代行, 墓参り
heat-pump radiator: ヒートポンプ, エコキュート
high-chair: ベビーチェア, ハイチェア, ベビーハイチェア
house-insulation: 断熱, 断熱工事, 断熱リフォーム, 断熱改修, 断熱材, 高断熱, 高気密高断熱, 外断熱, 断熱等級
incense: お香, 線香, お線香, インセンス
insured-home shield: 火災保険, 火災保険相談, 住宅保険, 地震保険, 家財保険, 火災保険申請
iron: アイロン台
iron t-shirt: アイロンがけ, アイロン代行, アイロン
kettle: 電気ケトル, ケトル, やかん
key bed: シェアハウス, ルームシェア, 賃貸アパート, ワンルーム, 学生マンション, お部屋探し, ウィークリーマンション, マンスリーマンション, 家具付き賃貸, 下宿, 学生寮
key padlock: 金庫の解錠, 合鍵, 鍵開け, 鍵, スペアキー
light-bulb: 照明, LED照明
light-bulb plug: 停電
lock-and-key padlock: 鍵交換, 鍵屋, スマートロック, サイバーセキュリティ
lock-and-key puzzle: 脱出ゲーム, リアル脱出ゲーム
lotion: 皮膚科, 日焼け止め, ハンドクリーム, フェイスクリーム, ボディクリーム, シャンプーバー, ヘアトリートメント, フェイスマスク, シートマスク
lunch-box: 弁当箱, お弁当箱, ランチボックス
mattress bed: マットレス
microwave: 電子レンジ, オーブンレンジ, 電子レンジ修理
mirror: 鏡, 姿見
moka-pot: マキネッタ, 直火式エスプレッソメーカー, モカポット
mortar: ペッパーミル, コーヒーミル
mortar herb: 漢方, 漢方薬局, 漢方薬
mouse-trap: ネズミ駆除
neon-sign: ネオンサイン, ネオン看板
office-chair desk: オフィスチェア, ゲーミングチェア, 事務椅子
oven frying-pan: ガスコンロ, コンロ, オーブン, 家電, 厨房機器
paint-roller bucket: 塗装, 外壁塗装, リフォーム, ペンキ, 外壁
paper-lantern: 灯籠, 縁日, 提灯, 盆踊り, 阿波踊り, 民踊
paper-lantern fireworks: 夏祭り, お祭り, 納涼祭, 盆踊り大会
paving trowel: 外構工事の舗装, インターロッキング, 駐車場工事, 敷石
pergola car: テラス屋根
pergola house-with-garden: パーゴラ, ガゼボ
pet-bed: 犬用ベッド, ペットベッド, 猫用ベッド, ドッグベッド
piggy-bank coin: 貯金箱, 貯金, つみたて
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
shutters: ウッドシャッター, プランテーションシャッター, 鎧戸, よろい戸, ガラリ戸, インテリアシャッター
snow-blower: 除雪機, 家庭用除雪機, 小型除雪機
soap: ボディソープ
soap bubbles: 石鹸, 石けん, せっけん, 手作り石鹸
sofa: 家具, ソファ, インテリア, ソファー, ソファクリーニング, 中古家具, 家具店, インテリアコーディネート, 模様替え
sofa armchair: ソファ張り替え, ソファー張り替え, 椅子張り替え, いす張替え
sofa delivery-van: 遺品整理, 不用品回収, 生前整理
solar-panel sun: 太陽光発電, ソーラーパネル, ソーラー, 蓄電池, 太陽光
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
tatami: 畳, 畳替え, 畳の表替え, 表替え, 畳店, 畳屋, 琉球畳, 畳張り替え, 畳張替え
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
vacuum-cleaner bucket: 家事代行サービス, お掃除代行, 清掃スタッフ, 清掃員, 大掃除, ビル清掃, 空室清掃, 床ワックス
vase: 花瓶, 花器, 一輪挿し
vase amphora: 骨董市, 骨董品買取
vase fire: 吹きガラス, ガラス工房
video-intercom door: インターホン, ドアホン, テレビドアホン, インターホン交換, インターフォン, インターホン工事, テレビドアホン交換
wallpaper paint-roller: 壁紙, 壁紙張替え, 壁紙張り替え, クロス張替え, クロス張り替え, クロス職人, クロス貼替, 壁紙リフォーム, 輸入壁紙
wardrobe: 洋服ダンス, クローゼット, シューズラック, 下駄箱
wardrobe parcel: 片付けサービス, 実家の片付け
washing-machine: コインランドリー, クリーニング, 洗濯機, 洗濯代行, 宅配クリーニング, 布団クリーニング, 洗剤, 柔軟剤
wastebasket: クリーン作戦
wastebasket recycling: 町内清掃, ごみ拾い, ゴミ拾い
water-bottle: 水筒, ステンレスボトル, マイボトル, ウォーターボトル, ステンレス水筒
water-pump droplet: 井戸, 井戸掘り, ポンプ, 井戸ポンプ, さく井
water-tank droplet: 貯水槽, 貯水槽清掃, 雨水タンク
wheelie-bin: ゴミ箱, ゴミ収集, ゴミ袋
wheelie-bin recycling: 資源回収, 廃品回収, 古紙回収, 廃棄物
wifi-router: 光回線, インターネット回線, ルーター, 光ファイバー
window: 窓, 窓リフォーム, サッシ, ガラス, 窓ガラス, 内窓
window mosquito: 網戸, 網戸張り替え, 網戸張替え
wrench car: 自動車修理, 車検, 整備工場, 自動車整備, 自動車整備工場, 鈑金, 板金塗装, 自動車修理工場, 整備, 板金
abaya: アバヤ
ao-dai: アオザイ
apron chef-hat: エプロン
baby-bodysuit: ベビー服, 子供服, こども服, ベビーウェア, 子ども服, 肌着, ロンパース, ベビー服買取
baby-carrier: 抱っこ紐, 抱っこひも, だっこ紐, ベビーキャリア, ベビースリング
backpack: リュックサック
backpack pencil: ランドセル, リュック, 通学カバン
ballet-shoes: バレエ, バレエ教室, クラシックバレエ
bangles: ブレスレット, バングル
baseball-cap: 帽子
bathrobe: バスローブ
beanie: ニット帽, ビーニー
belt: 革ベルト, 本革ベルト, レザーベルト
bike-helmet: 自転車用ヘルメット, 自転車ヘルメット
blouse: リネンシャツ
bone x-ray: 整形外科リハビリ, 骨折, 骨粗しょう症, 骨粗鬆症, 骨密度検査, 人工関節, 膝の手術, 股関節, 関節痛, リウマチ
bow-tie: 蝶ネクタイ, ボウタイ
bra: 下着専門店, ランジェリー, ブラジャー, 補整下着, 下着
braces toothbrush: 矯正, 矯正歯科, 歯列矯正, 歯の矯正, 小児矯正, 歯科矯正, 矯正治療, 子どもの矯正, ワイヤー矯正
braid hair-comb: 編み込みヘア, ブレイズヘア, ドレッド, ドレッドヘア, 三つ編み
brain speech-bubble: 精神科, 心療内科, カウンセリング, 心理カウンセリング, メンタル, 心理相談, メンタルクリニック, うつ病, 発達障害, 発達相談, 心理カウンセラー, 認知症, 認知症カフェ, 認知症予防
briefs: ショーツ
clogs: 木靴, サボサンダル, 木製クロッグ
clothes-hanger: ハンガー, コートハンガー
clothes-hanger coat: クリーニング店, ドライクリーニング, 古着, 古着屋
coat: 毛皮リフォーム, 毛皮, コート, ジャケット, ダウンジャケット, アウター, レインコート
coat scarf: 冬物衣料, 防寒着, 冬服, 冬物
contact-lens: コンタクトレンズ, カラコン
corset: ビスチェ, コルセットドレス
dental-implant toothbrush: インプラント, インプラント治療, インプラント歯科, オールオン4
diamond ring: ジュエリー, 金買取, 宝石, アクセサリー, 貴金属, 指輪
dress handbag: 婦人服, ファッション, ワンピース, レディース, 婦人服店, アパレル, 洋服, レンタルドレス, セレクトショップ
dress-shoe: 靴修理, 靴磨き
dress-shoe hammer: 靴職人, 靴みがき, 合鍵靴修理
dungarees: サロペット, オーバーオール, デニムサロペット, 胸当てズボン
ear: 耳鼻いんこう科, 中耳炎, めまい外来, 難聴, 耳そうじ, 耳掃除, 耳つぼ
ear stethoscope: 耳鼻咽喉科, 耳鼻科
earrings diamond: ピアス, イヤリング
eye: 二重整形, 二重埋没, 埋没法, 二重まぶた, 眼瞼下垂, 目の下のクマ, まぶた
eye glasses: レーシック, レーザー視力矯正, 視力矯正, 視力回復, 白内障, 白内障手術, 緑内障, ドライアイ, コンタクト処方, 眼底検査, 老眼治療, 眼科手術, 眼科検診, 眼精疲労
eyebrow: 眉毛, アイブロウ, アイブロウサロン, 眉毛サロン, 眉毛ワックス, アートメイク眉, 眉カット, ハリウッドブロウリフト, 眉毛脱毛, アートメイク, 眉アート
eyelashes: マスカラ
eyelashes eye: まつエク, まつ毛, まつげ, アイラッシュ, まつげパーマ, まつ毛パーマ, まつげエクステ, まつ毛エクステ, パリジェンヌ, まつげサロン
flip-flop: 下駄, 草履
foot: フットケア, 巻き爪, 魚の目, 外反母趾, 水虫, インソール, オーダーインソール
glasses eye: メガネ, 眼鏡, めがね, 眼科, 視力検査, 老眼鏡, コンタクト, 眼鏡店
goggles: スキーゴーグル
graduation-cap books: 大学, 専門学校, オープンキャンパス, 留学, 奨学金, 奨学生
hair-clipper: バリカン, ヘアクリッパー, ヘアーカッター, 電動バリカン
hair-comb: エクステ, ヘアブラシ
hair-comb haircut: ブレイズ
hair-dryer hair-comb: ドライヤー, 縮毛矯正, 髪質改善, シャンプーブロー, トリートメント専門
hanbok: チマチョゴリ
hand-fan: 落語, 落語会, 寄席, うちわ, 日本舞踊
handbag: バッグ, 鞄, かばん, 革製品, ブランドバッグ, レザー
handbag watch: ブランド買取, ブランド品, ブランド品買取, ルイヴィトン, エルメス, 質屋, 高級時計
headscarf: ヒジャブ
hearing-aid: 補聴器, 聴力検査
heart handshake: 寄付, 募金, ボランティア, チャリティー, NPO, 支援金
heart ring: 婚活パーティー, お見合い, 街コン, マッチング
henna-hand: ヘナ, ヘナタトゥー
high-heel: ハイヒール, パンプス
hiking-boot: 登山, ハイキング, トレッキング, 登山教室, 山登り, トレッキングツアー
holdall: スポーツバッグ, ボストンバッグ, ジムバッグ, ダッフルバッグ
hoodie t-shirt: パーカー, フーディー, スウェット
jeans t-shirt: ジーンズ, デニム
jumper scarf: セーター, ニット, カーディガン
jumpsuit: ジャンプスーツ, コンビネゾン
kimono: 呉服, 悉皆, 着物クリーニング, 着物の丸洗い, 着物丸洗い, 着物のお手入れ, 着物, 浴衣, 着付け, 訪問着, 振袖, 袴, 着物レンタル, 浴衣レンタル, 帯
lab-coat: 医療用白衣
laser-hair-removal lotion: ヒゲ脱毛, 髭脱毛, キッズ脱毛, 医療脱毛, 全身脱毛, 脱毛サロン, 脱毛, レーザー脱毛, 永久脱毛, 脱毛クリニック, メンズ脱毛, 光脱毛, ひげ脱毛, 顔脱毛
leggings: レギンス
lehenga: レヘンガ
life-jacket: ライフジャケット, 救命胴衣, ライフベスト
lip-balm: リップクリーム, リップバーム, リップケア
lips lipstick: リップアート, リップアートメイク
lips syringe: リップフィラー, ヒアルロン酸リップ, 唇ヒアルロン酸
lipstick nail-polish: 化粧品, コスメ, メイク, ヘアメイク, メイクレッスン, 美顔
lungs stethoscope: 呼吸器内科, 呼吸器科
makeup-palette: アイシャドウ, アイシャドウパレット, メイクブラシ, 化粧筆, メイクパレット
nail-polish: ネイル, ネイルサロン, ジェルネイル, 爪, ネイルポリッシュ
nappy baby: おむつ, 布おむつ, おむつケーキ, オムツ
necklace: ネックレス, 真珠, シルバーアクセサリー
necktie: ネクタイ
perfume: 香水, フレグランス, デオドラント, 制汗スティック, アロマディフューザー
prayer-beads: 数珠
prayer-beads lotus: 写経, 座禅, 坐禅会, 護摩, 法話, 寺子屋
prosthetic-leg: 義足, 義肢, 義手, 義肢装具, 義肢装具士
pyjamas: パジャマ, ルームウェア, ナイトウェア
ring bouquet: 結婚式, 結婚指輪, ブライダル, 婚約指輪, 婚活, ウェディング, 結婚相談所, 披露宴
rollator: 歩行器, シルバーカー, 歩行車
safety-vest road-barrier: 警備員, 警備員募集, ガードマン, 工事現場
sandal: サンダル
sari: サリー
scarf gloves: スカーフ, ストール, マフラー
scrubs: スクラブ白衣, ナース服
serum-bottle: ひげオイル
serum-bottle lotion: 美容液, スキンケア, ビタミンc美容液, フェイシャル, 毛穴, 美肌, 化粧水, エステサロン, エステ, フェイシャルエステ, シミ取り, シミ取りレーザー, ダーマペン, ピーリング
serum-bottle lotion: 毛穴ケア, 毛穴洗浄, 毛穴吸引, 美白, ニキビ治療, ニキビ跡, 美容皮膚科, ハイドラフェイシャル, 肌質改善, エイジングケア, シワ改善, ほくろ除去, いぼ治療, 水光注射, 光治療
sherwani: シェルワニ, シェルワーニー
shirt: ワイシャツ, ドレスシャツ, オーダーシャツ, カッターシャツ
shopping-bags: 福袋
shopping-bags price-tag: ショッピングモール
shopping-bags price-tag: ~ セール, バーゲン
skirt: スカート
sleep-sack: ベビー寝袋
slippers: スリッパ, ルームシューズ
smartwatch: スマートウォッチ, スマートウオッチ, アップルウォッチ
sneaker: スニーカー, 靴, 靴屋, シューズ, スニーカーショップ
socks: ソックス
spine: 整体, 整骨院, 接骨院, 理学療法, カイロプラクティック, 整骨, 骨盤矯正, 腰痛, 肩こり, 猫背, 理学療法士
spine massage: ぎっくり腰, 椎間板ヘルニア, ヘルニア, 坐骨神経痛, 猫背矯正, 産後骨盤矯正, 姿勢矯正, 交通事故治療, むち打ち, 肩こり改善, 背骨
suit: スーツ, 貸衣装タキシード
suit necktie: スーツ専門店, スーツ仕立て, オーダースーツ, タキシード, 紳士服, タキシードレンタル, スーツオーダー, 礼服, 喪服, リクルートスーツ
sunglasses sun: サングラス
swimsuit goggles: 水着
t-shirt jeans: Tシャツ, プリントTシャツ, オリジナルTシャツ, ユニフォーム, プリントシャツ
t-shirt socks: 子ども服リユース, キッズ服
tattoo-machine: タトゥー, タトゥースタジオ, 刺青
tights: タイツ, ストッキング, パンティストッキング
tooth: 歯科, 歯医者, 歯科医院, 歯科クリニック, 小児歯科, 入れ歯, 歯, 定期検診
tooth toothbrush: ホワイトニング, 歯のクリーニング, 親知らず, 親知らず抜歯, 抜歯, 歯周病, 歯周病検診, 歯周病治療, 虫歯, 虫歯治療, 歯科検診, 歯石取り, 差し歯, セラミック治療, マウスピース矯正
tooth toothbrush: 訪問歯科, 口腔外科, 根管治療, 口臭外来, 歯科助手, 歯科衛生士
top-hat sun-hat: 帽子店
turban: ターバン
vape: ベイプ, 電子タバコ
walking-stick: ステッキ, 歩行杖
wallet: コインケース
wallet handbag: 財布, 革財布, 長財布, 名刺入れ
wax-pot lotion: ワックス脱毛, ブラジリアンワックス, ワックスサロン, シュガーリング
wedding-dress ring: ウェディングドレス, ウエディングドレス, 花嫁衣装, ドレスレンタル
wellingtons: 長靴, レインブーツ, ゴム長靴
wetsuit surfer: ウェットスーツ, ウエットスーツ, ウェットスーツ修理, ウェットスーツレンタル
wig: ウィッグ, かつら, 医療用ウィッグ
x-ray: レントゲン, 画像診断
zip: ファスナー交換, ファスナー修理, チャック修理
`;
