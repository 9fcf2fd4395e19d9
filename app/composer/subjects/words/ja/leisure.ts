/** Japanese words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const japaneseLeisure = `
acupuncture: 鍼治療, 鍼灸, 鍼灸院, はり治療
aerialist: エアリアル, エアリアルシルク, エアリアルティシュー, エアリアルヨガ, エアリアルフープ, 空中ヨガ
arcade-machine: アーケードゲーム, アーケードゲーム機, アーケード筐体, ゲームセンター, ピンボール
awareness-ribbon: ピンクリボン, アウェアネスリボン, 乳がん, 乳がん検診, 子宮頸がん検診, 乳腺外来, マンモグラフィ
baby bento: お食い初め
badminton: バドミントン, バドミントンラケット
bagpipes musical-notes: バグパイプ
balloon cake-slice: 学校バザー
balloon party-popper: バルーン, バルーンアート
baseball: 野球, 少年野球, バッティングセンター, 草野球, 草野球チーム
basketball: バスケットボール, バスケ, バスケ教室, ミニバス, ミニバスケット, ミニバスケットボール
bell: 風鈴, ドアベル
billiard-ball: ビリヤード
bingo-card: ビンゴ, ビンゴ大会
binoculars: 双眼鏡, 野鳥観察, 探鳥会
boules: ペタンク, ペタンク大会
bowling: ボウリング, ボウリング場, ボーリング
boxing-glove: ボクシング, キックボクシング
breakdancer: ブレイクダンス, ブレイクダンサー, ブレイクダンス教室, ブレイクダンススクール, ブレイキン
bungee-jumper: バンジージャンプ, バンジー
calligraphy-brush scroll: 書道, 書道教室, 書道体験, 書道展, 習字, 習字教室, お習字, 書き初め, 水墨画, 書写, 書き初め大会, かな書道, 写経, 写経体験
camera: 写真館, カメラマン, 写真撮影, フォトスタジオ, 七五三写真, カメラ, 証明写真, 成人式前撮り, フォトウェディング, ニューボーンフォト, 前撮り, 撮影, 写真教室, 写真
carnival-mask party-popper: 仮面舞踏会, カーニバル, 謝肉祭
carp-streamer: こいのぼり, 鯉のぼり, こどもの日
carrom-board: カロム盤, カロム大会, カロムゲーム
cello musical-notes: チェロ, チェロ教室, チェロレッスン, コントラバス
chess-pawn trophy: チェス
choir musical-notes: 合唱団, 合唱, 合唱コンクール, コーラス, ゴスペル, 混声合唱, 女声合唱, 男声合唱, 児童合唱団, コーラス教室, ゴスペル教室, 聖歌隊, 第九合唱
christmas-tree: クリスマス
cigar: 葉巻, シガー, シガーバー, 葉巻専門店, たばこ屋, タバコ屋
clapperboard video-camera: 動画編集, 映像制作, 動画制作, 動画, 映像, 動画撮影, ユーチューブ, 結婚式ムービー
classical-guitar musical-notes: クラシックギター, アコースティックギター, アコギ, フラメンコギター, アコギ教室, クラシックギター教室
cool-box: クーラーボックス
cricket: クリケット
croquet: クロッケー, クロケー, ゲートボール
crystal-ball: 霊視, 鑑定, 占い鑑定, 開運, 占い, タロット, 手相, 占星術, 四柱推命, 九星気学, 姓名判断
dance-couple musical-notes: 社交ダンス, 社交ダンス教室, 競技ダンス, タンゴ, ワルツ, アルゼンチンタンゴ, ボールルームダンス
dice chess-pawn: ボードゲーム, ボードゲームカフェ
disco-ball: DJ派遣, ディスコ
disco-ball headphones: dj, 出張dj
diving-mask tropical-fish: ダイビング, スキューバ, シュノーケリング, 体験ダイビング
doll: 着せ替え人形, バービー, リカちゃん
dominoes: ドミノゲーム, ドミノ大会
drum: 和太鼓, 太鼓, ドラム
drum-kit drum: ドラム教室, ドラムセット, ドラムレッスン
dumbbell: パーソナルジム, パーソナルジム体験, 女性専用ジム, ジム, フィットネス, パーソナルトレーニング, スポーツジム, 筋トレ, ボディメイク, 加圧トレーニング, フィットネスクラブ, ダイエットジム, 24時間ジム
dumbbell: ダンベル, トレーニングチューブ
earbuds: ワイヤレスイヤホン, イヤホン
embroidery-hoop thread: こぎん刺し, レース編み, 刺繍, 刺しゅう, 刺繍教室, クロスステッチ, 刺し子
exercise-bike: エアロバイク, フィットネスバイク, スピンバイク, エクササイズバイク, インドアサイクリング
fireworks: 花火
fireworks firecracker: 花火大会
fishing-rod fish: 釣り, 釣具, 釣り堀, 海釣り
fishing-rod motor-boat: 船釣り, 釣り大会
flag: のぼり旗, 横断幕, のぼり, 幟
flute: 篠笛, フルート, 尺八
folk-dancers accordion: フォークダンス, 民族舞踊, 民族舞踊団
football goal-net: サッカー, サッカースクール, フットサル, サッカー教室
framed-picture: ポスター, アートパネル, フォトフレーム
framed-picture palette: 額装, ギャラリー, 美術展, 額縁, 個展, 絵画展
framed-picture palette: ~ 展覧会
frisbee: フリスビー, フライングディスク, ディスクゴルフ
game-controller joystick: ゲーム, ゲームアプリ, eスポーツ, ゲームソフト
gift ribbon: お中元, お歳暮, 贈り物, 内祝い, ギフトセット, 引き出物, 父の日, お土産, 手土産, カタログギフト, 詰め合わせ, ギフト, プレゼント, 引出物
go-board: 囲碁, 囲碁教室, 碁会所, 囲碁大会, 囲碁サロン
go-kart: レンタルカート, ゴーカート, レーシングカート, カートレース, カート場
golf golfer: ゴルフ, ゴルフレッスン, ゴルフスクール
golf-cart: ゴルフカート
guitar microphone: ライブハウス, ライブ, バンド演奏, 弾き語り, ロックフェス, 音楽フェス, 野外フェス, バンドメンバー, 対バン
guitar musical-notes: ギター, ギター教室, 音楽教室, ギターレッスン, エレキギター
handpan musical-notes: ハンドパン
harmonica: ハーモニカ, ブルースハープ, ハーモニカ教室
harmonium: ハルモニウム, ハーモニウム
harp musical-score: ハープ, アイリッシュハープ
headphones: ヘッドホン, ヘッドフォン, イヤフォン
headphones telephone: 電話受付, オペレーター募集
hot-tub: 足湯, 大浴場, 入浴施設, 温泉旅館
hurling: ハーリング
ice-skate: アイススケート, スケート教室
ice-skate snowflake: スケートリンク, スケート
jack-o-lantern ghost: ハロウィン仮装, ハロウィン, ハロウィンパーティー, 仮装, お化け屋敷, 肝試し
judo-suit: 空手, 柔道, 合気道, 空手教室, 少林寺拳法, テコンドー, 空手道場, 柔道教室, 柔術, ブラジリアン柔術
kettlebell dumbbell: ケトルベル, ケトルベルトレーニング, ケトルベル教室
kite: 凧, 凧作り
kitesurfer: カイトサーフィン, カイトボード
knot flexed-arm: 綱引き
laser-blaster target: レーザータグ
lawn-bowls: ローンボウルズ, ボッチャ
letter-tiles: スクラブル, ワードゲーム, 単語ゲーム
loom yarn: 西陣織, 織物, 紬, 機織り, 手織り, 手織り教室
magic-wand top-hat: マジシャン, マジック教室, マジックショー, 手品
mahjong-tile: 麻雀, 雀荘, 健康麻雀, 麻雀教室
marionette theatre-masks: 人形劇, 人形浄瑠璃, 文楽, あやつり人形, 影絵
mat-exercise: ピラティス, マットピラティス, ピラティス教室, ピラティススタジオ, ピラティスレッスン
maypole: メイポール, 五月柱
menorah: ハヌカ
microphone: お笑い, カラオケ, ボイストレーニング, カラオケボックス, お笑いライブ, ボイトレ, カラオケ大会, カラオケ喫茶, ボーカル教室, のど自慢, 話し方教室, アナウンス講座, 民謡, 民謡教室, 詩吟
microphone: 詩吟教室
mochi-pounding orange: 鏡餅
musical-notes: コンサート, 演奏会, 音楽, リトミック, クラシックコンサート
netball: ネットボール
oboe musical-notes: クラリネット, クラリネット教室
older-person hospital: 通院の付き添い, 通院付き添い, 病院付き添い, 病院付き添いサービス, 通院介助
older-person party-popper: 還暦祝い, 喜寿の祝い, 米寿の祝い, 古希の祝い
origami-crane: 折り紙, 折紙, 千羽鶴, 折り鶴, おりがみ, 折り紙教室, 千代紙
oud: ウード, リュート
padel-racket: パデル
paintball-marker: ペイントボール
painted-eggs chick: イースターエッグ, エッグハント
palette paintbrush: 絵画教室, 水彩画, 画材, 絵画, お絵かき, デッサン, イラスト, アート教室, 油絵, 油彩画, 油絵教室
paraglider: パラグライダー, パラグライディング, パラグライダー体験, パラグライダースクール
party-popper balloon: 誕生日会, 誕生日パーティー
party-popper balloon: ~ パーティー
pedal-boat: 足漕ぎボート, 足こぎボート, ペダルボート, スワンボート, 白鳥ボート
piano-keys: ピアノ, ピアノ教室, ピアノレッスン, エレクトーン, ピアノ調律
pickleball: ピックルボール, ピックルボール体験
pilates-reformer: マシンピラティス, リフォーマーピラティス, ピラティスリフォーマー, ピラティスマシン, マシーンピラティス
pipe-organ church: パイプオルガン, オルガンコンサート, オルガン演奏会
pirate-ship: 海賊船
playing-card: カードゲーム
pole-dancer: ポールダンス, ポールダンサー, ポールダンス教室, ポールダンススタジオ, ポールダンスレッスン
pom-poms: チアリーディング, チアリーダー, チアダンス, チアガール, チアダンス教室, チア用ポンポン
portuguese-guitar musical-notes: マンドリン, マンドリンクラブ, ブズーキ
portuguese-guitar wine: ファド
postage-stamp: 郵便切手, 切手, 切手買取, 切手収集
potters-wheel vase: 陶芸, 陶芸教室, ろくろ, 電動ろくろ, 陶芸体験, ろくろ体験
puzzle pencil: 言葉遊び, ワードパズル
quilt: キルト, パッチワーク, パッチワーク教室, キルト教室
raft: ラフティング, ラフティングツアー
recorder: リコーダー, アルトリコーダー, ソプラノリコーダー, リコーダー教室, リコーダーアンサンブル
sewing-needle: 洋裁, 仕立て, 洋服直し, 裁縫
sewing-needle thread: 和裁, 洋服お直し, お直し, 洋服リフォーム, 裾上げ, ズボン裾上げ, 寸法直し
shisha: シーシャ, 水タバコ
shofar: ショファル, 角笛
shogi-piece: 将棋, 将棋教室, 将棋道場, 将棋大会, こども将棋
singing-bowl lotus: シンギングボウル, サウンドバス, クリスタルボウル, サウンドヒーリング, ゴング浴
sitar musical-notes: シタール
skis snowy-mountain: スキーチューンナップ, スキー, スキー場, スキースクール
sleeping-bag: 寝袋, シュラフ, スリーピングバッグ
snowmobile: スノーモービル, スノーモービルツアー
squash-racket: スカッシュラケット, スカッシュコート, スカッシュ
steelpan: スティールパン, スチールパン, スチールドラム, スティールドラム, スティールパン教室
studio-microphone headphones: レコーディングスタジオ, 録音スタジオ, 音楽スタジオ, ポッドキャスト, ナレーション
sugar-skull candle: 死者の日
sun-lounger: サンラウンジャー, ビーチベッド, サンベッド
tabla musical-notes: タブラ
table-football: テーブルサッカー, サッカー盤, フーズボール
table-tennis: 卓球, 卓球教室, 卓球大会, 卓球台
tai-chi: 太極拳, 太極拳教室, 太極拳レッスン, 太極拳クラス
target: 射撃場, サバイバルゲーム, サバゲー, 射的, ダーツバー, ダーツ
teddy-bear: ドールハウス, 子ども会, こども会, 子供会, 着ぐるみ
teddy-bear crayon: 保育園, 幼稚園, おもちゃ, 託児所, ベビーシッター, こども園, 学童, 託児, キッズカフェ, 室内遊園地, 保育園入園, 保育士, 保育士募集, 一時預かり, 一時保育, 学童保育
teddy-bear crayon: 認定こども園, 病児保育, 放課後デイ, 放課後等デイサービス, 児童館, 子育て支援, 子育てサロン, 親子教室
teddy-bear sewing-needle: おもちゃ病院, おもちゃの病院, ぬいぐるみ病院
television: テレビ, テレビ修理
television laptop: 家電量販店, 電器店, 電気屋
tennis: テニスクラブ, テニススクール, テニス, テニスレッスン, テニスラケット, ソフトテニス
theatre-masks: 狂言, 薪能, 神楽, 喜劇, 演劇公演, 劇団, 劇場, 演劇, オペラ, ミュージカル, 歌舞伎, 演劇教室, 能楽, コスプレ衣装
ticket: コンサートチケット, 商品券, 回数券, 食事券, 福引, 福引券, 福引き
toy-bricks: 積み木
toy-bricks teddy-bear: レゴ, レゴ教室
trading-card: トレーディングカード, トレカ, ポケモンカード, ポケカ, トレーディングカードゲーム
trampoline gymnast: トランポリン, トランポリンパーク
treadmill dumbbell: ランニングマシン, ルームランナー, トレッドミル
trumpet drum: 鼓笛隊, 吹奏楽団, 吹奏楽, ブラスバンド, 楽団員
tuba: チューバ, ユーフォニアム
ukulele musical-notes: ウクレレ, ウクレレ教室, ウクレレレッスン
vinyl-record: レコード, 中古レコード
violin: バイオリン
volleyball: バレーボール, ママさんバレー, ソフトバレー
vr-headset: バーチャルリアリティ, 仮想現実
windsurfer: ウインドサーフィン, ウィンドサーフィン
xylophone: 木琴, シロフォン, 鉄琴
yarn: フェルト, 羊毛フェルト, 編み物, 毛糸, かぎ針編み, 手芸
zip-line tree: ジップライン, アスレチックパーク
astronaut planet: プラネタリウム, 宇宙展
baby: ベビー用品, 出産祝い, ベビー, 赤ちゃん, ベビーマッサージ, ベビーサイン, ハーフバースデー, 粉ミルク, 離乳食, ベビーモニター
baby pregnant-woman: 不妊治療, 不妊, 体外受精, 妊活, 産科, 婦人科, 出産, 母親学級, 両親学級, 助産院, 助産師, 赤ちゃん訪問, 妊婦健診, 無痛分娩, 産婦人科
baby baby-bottle: 母乳相談, 母乳外来, 授乳相談
ball-pit: ボールプール, ボールプールレンタル, ボールプール付き
balloon: ヨーヨー釣り, ヨーヨーすくい
block-tower: ジェンガ, 巨大ジェンガ, ジャイアントジェンガ
bride ring: 花嫁, ドレス試着, ブライダルフェア, 挙式
bunting: フラッグガーランド, ガーランドフラッグ, 三角旗ガーランド
calligraphy-brush: 筆, 熊野筆, 毛筆
capoeira: カポエイラ, カポエイラ教室, カポエイリスタ, ビリンバウ
climber: ボルダリング, クライミング, ボルダリングジム
climber fir-tree: フォレストアドベンチャー, 森のアスレチック, フィールドアスレチック
clown balloon: ピエロ
colour-cube: ルービックキューブ, ルービックキューブ大会, スピードキューブ, スピードキュービング
cook frying-pan: 料理教室, クッキングスクール, お料理教室, お菓子教室, 調理師
cornhole-board: コーンホール, コーンホール大会, コーンホールボード
crossword-grid: クロスワード, クロスワードパズル
dancer musical-notes: ダンス, ダンス教室, ダンススクール, ヒップホップダンス, キッズダンス, フラダンス, よさこい
dancer: フラメンコ, フラメンコ教室
dodgem-car: バンパーカー, バンパーカー乗り場
dog-walker: 犬の散歩, 散歩代行, ドッグウォーカー
draughts-board: チェッカーゲーム, ドラフツ, チェッカーボード
erhu: 二胡, 二胡教室, 二胡レッスン
fencer: フェンシング, フェンシング教室
fire-cupping: カッピング, 吸い玉, 吸玉, カッピング療法
french-horn: フレンチホルン, ホルンレッスン, ホルン教室, ホルン奏者
golf: 中古ゴルフクラブ
golf-bag: ゴルフバッグ, ゴルフクラブ, キャディバッグ, キャディーバッグ, ゴルフ用品
greeting-card: グリーティングカード, バースデーカード, 誕生日カード, 結婚式招待状, メッセージカード
guzheng: 古箏, 古箏教室
gymnast: 体操教室, 新体操
gymnastics-rings: 体操のつり輪, つり輪, 吊り輪, 体操リング
haircut hair-comb: 薄毛治療, 薄毛, 抜け毛, 増毛, 育毛, 発毛, 男性カット, メンズサロン, 千円カット, 前髪カット, キッズカット, ブリーチ, インナーカラー, ハイライト, メンズパーマ, 自毛植毛
haircut hair-comb: 植毛
handball-player: ハンドボール
hula-hoop: フラフープ, フラフープ教室, フープダンス
kendo: 剣道, 剣道教室, 剣道防具, 剣道具, 竹刀, 居合道, 剣道クラブ, 少年剣道
knot ribbon: 水引, 水引細工, 水引アクセサリー
korfball-post: コーフボール, コーフボールクラブ
lion-dance: 獅子舞, 中国獅子舞
lotus-position: 座禅会, マインドフルネス, 気功, ヨガマット, フォームローラー, 座禅, 坐禅, 坐禅会
lotus-position lotus: ヨガスタジオ, ヨガ教室, ヨガ, 瞑想, ホットヨガ
marimba: マリンバ, マリンバ教室, マリンバ奏者, マリンバコンサート
massage lotion: ヘッドスパ, 小顔矯正, 小顔, リンパドレナージュ, リンパマッサージ, オイルマッサージ, アロマトリートメント, タイ古式, 痩身エステ, キャビテーション, ボディケア, ブライダルエステ
massage lotus: マッサージ, リラクゼーション, もみほぐし, リフレクソロジー, 足つぼ, アロママッサージ, 指圧
massage-stones: ホットストーン, ホットストーンマッサージ
mermaid: 人魚, 人魚姫, マーメイド, マーメイドスイム
mochi-pounding: 餅つき, 餅つき大会, もちつき, もちつき大会, 餅つき体験
nurse: 高齢者見守り, 見守りサービス, 訪問入浴, 看護師, 介護, 訪問看護, デイサービス, 老人ホーム, 訪問介護, ケアマネジャー, グループホーム, 介護施設, 看護助手
nurse older-person: 介護スタッフ, 介護職, 介護士, ヘルパー, 介護職員
older-person: 有料老人ホーム, 特養, サ高住, 敬老会, 敬老の日, 老人会, ショートステイ, 介護予防
older-person dumbbell: シニア体操, シニア体操教室, 高齢者体操, いきいき体操, 介護予防体操, 健康体操
older-person nurse: ホームヘルパー, 介護福祉士
opera-mask: 京劇, 変面, 変面ショー, 中国オペラ
postcard: 絵はがき, 絵葉書, ポストカード, ポストカード展
pregnant-woman: マタニティ, 産後ケア, マタニティヨガ, マタニティウェア, 妊婦
pregnant-woman camera: マタニティフォト, マタニティ撮影
quiz-cards: クイズ大会, クイズナイト, パブクイズ, クイズカード
rocking-horse: 木馬のおもちゃ, ロッキングホース, 揺り木馬
rodeo-bull: ロデオマシン, メカニカルブル, ロデオブル
rower: ローイングマシン
rower canoe: ボート部, 漕艇クラブ
runner sneaker: トレイルラン, トレイルランニング, トレラン, マラソン大会, リレーマラソン, 駅伝, 駅伝大会, ランニングクラブ, マラソン, ランニング
runner trophy: 運動会, 体育大会, 市民マラソン, ハーフマラソン, リレー大会, 陸上教室, かけっこ教室, 陸上競技
runner: 陸上クラブ
santa: サンタ, サンタパレード, サンタ訪問
sauna: サウナ, スパ, 岩盤浴, スーパー銭湯
sinterklaas: シンタクラース, 聖ニコラウスの日
skipping-rope: 縄跳び, なわとび, ダブルダッチ, とびなわ
snowboarder: スノーボード, スノーボード教室, スノボ, スノーボードスクール, スノーボードレンタル
sticker-sheet: ステッカー, シールシート, フレークシール
sunbed: 日焼けマシン, 日焼けサロン, タンニングマシン, タンニングサロン
surfer wave: サーフィン, サーフィンスクール, サーフショップ
swimmer goggles: プール, スイミング, 水泳教室, スイミングスクール, 水泳
swimmer bicycle: トライアスロン
tambourine: タンバリン, パンデイロ, タンバリン教室, パンデイロ教室
thread: 組紐, 組紐体験
treasure-chest: 宝探し, 宝さがし, 宝箱, 海賊の宝
trombone: トロンボーン, トロンボーン奏者, トロンボーン教室
turntable: ターンテーブル, レコードプレーヤー, レコードプレイヤー
water-polo-player: 水球
wrestlers: プロレス, レスリング, レスリング教室
`;
