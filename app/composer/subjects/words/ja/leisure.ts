/** Japanese words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const japaneseLeisure = `
badminton: バドミントン
bagpipes musical-notes: バグパイプ
balloon cake-slice: バザー, チャリティーバザー, 学校バザー
balloon party-popper: バルーン, バルーンアート
banjo: 三味線, 三線, 三味線教室
baseball: 野球, 少年野球, バッティングセンター
basketball: バスケットボール, バスケ, バスケ教室
bell: 風鈴
billiard-ball: ビリヤード
binoculars: 双眼鏡, 野鳥観察, 探鳥会
bowling: ボウリング, ボウリング場, ボーリング
boxing-glove: ボクシング, キックボクシング
camera: 写真館, カメラマン, 写真撮影, フォトスタジオ, 七五三写真, カメラ, 証明写真, 成人式前撮り, フォトウェディング, ニューボーンフォト, 前撮り, 撮影, 写真教室, 写真
chess-pawn trophy: チェス, 囲碁, 囲碁教室
christmas-tree: クリスマス
clapperboard video-camera: 動画編集, 映像制作, 動画制作, 動画, 映像
cricket: クリケット
crystal-ball: 霊視, 鑑定, 占い鑑定, 開運, 占い, タロット, 手相, 占星術
dice chess-pawn: ボードゲーム, ボードゲームカフェ
disco-ball: DJ派遣, ディスコ
disco-ball headphones: dj, 出張dj
diving-mask tropical-fish: ダイビング, スキューバ, シュノーケリング, 体験ダイビング
drum: 和太鼓, 太鼓, ドラム
drum-kit drum: ドラム教室, ドラムセット, ドラムレッスン
dumbbell: パーソナルジム, パーソナルジム体験, 女性専用ジム, ジム, フィットネス, パーソナルトレーニング, スポーツジム, 筋トレ, ボディメイク, 加圧トレーニング, 24時間ジム
embroidery-hoop thread: こぎん刺し, レース編み, 刺繍, 刺しゅう, 刺繍教室, クロスステッチ, 刺し子
fireworks: 花火
fireworks firecracker: 花火大会
fishing-rod fish: 釣り, 釣具, 釣り堀, 海釣り
flute: 篠笛, フルート, 尺八
football goal-net: サッカー, サッカースクール, フットサル, サッカー教室
framed-picture palette: 額装, ギャラリー, 美術展, 額縁, 個展, 絵画展
framed-picture palette: ~ 展覧会
game-controller joystick: ゲーム, ゲームアプリ, ゲームセンター, eスポーツ, ゲームソフト
gift ribbon: ギフト, プレゼント, お中元, お歳暮, 贈り物, 内祝い, ギフトセット, 引き出物
goal-net golf: ゲートボール
golf golfer: ゴルフ, ゴルフレッスン, ゴルフスクール
guitar musical-notes: お琴, ギター, ギター教室, 音楽教室, ギターレッスン, エレキギター, ウクレレ
harp musical-score: ハープ, アイリッシュハープ
headphones: イヤホン, ヘッドホン, ヘッドフォン, ワイヤレスイヤホン, イヤフォン
hot-tub: 日帰り温泉, 露天風呂
ice-skate: アイススケート, スケート教室
ice-skate snowflake: スケートリンク, スケート
judo-suit: 空手, 柔道, 合気道, 空手教室, 少林寺拳法, 剣道, テコンドー
kitesurfer: カイトサーフィン, カイトボード
lawn-bowls: ペタンク, ローンボウルズ, ボッチャ
loom yarn: 西陣織, 織物, 紬, 機織り, 手織り, 手織り教室
magic-wand top-hat: マジシャン, マジック教室, マジックショー, 手品
mahjong-tile: 麻雀, 雀荘, 健康麻雀, 麻雀教室
marionette theatre-masks: 人形劇, 人形浄瑠璃, 文楽, あやつり人形, 影絵
microphone: お笑い, カラオケ, ボイストレーニング, カラオケボックス, お笑いライブ
musical-notes: コンサート, 演奏会, 合唱団, 音楽, リトミック, コーラス
padel-racket: パデル, スカッシュ, ピックルボール
palette paintbrush: 絵画教室, 水彩画, 画材, ヘナ, ヘナタトゥー, 絵画, お絵かき, デッサン, イラスト, アート教室
party-popper balloon: 誕生日会, 誕生日パーティー
party-popper balloon: ~ パーティー
piano-keys: ピアノ, ピアノ教室, ピアノレッスン, エレクトーン, ピアノ調律
pipe-organ church: パイプオルガン, オルガンコンサート, オルガン演奏会
playing-card: 百人一首, かるた, 競技かるた
potters-wheel vase: 陶芸, 陶芸教室, ろくろ, 電動ろくろ, 陶芸体験, ろくろ体験
puzzle pencil: クロスワード, 言葉遊び, ワードパズル
quilt: キルト, パッチワーク, パッチワーク教室, キルト教室
sewing-needle: 洋裁, 仕立て, 洋服直し, 裁縫
sewing-needle thread: 和裁, 洋服お直し, お直し, 洋服リフォーム
shisha: シーシャ, 水タバコ
shogi-piece: 将棋, 将棋教室, 将棋道場, 将棋大会, こども将棋
skis snowy-mountain: スキーチューンナップ, スキー, スキー場, スキースクール, スノボ, スノーボード
studio-microphone headphones: レコーディングスタジオ, 録音スタジオ, 音楽スタジオ, ポッドキャスト, ナレーション
table-tennis: 卓球
target: 射撃場, サバイバルゲーム, サバゲー
target bow-and-arrow: 弓道
teddy-bear crayon: 保育園, 幼稚園, おもちゃ, 託児所, ベビーシッター, こども園, 学童, 託児, キッズカフェ, 室内遊園地
teddy-bear sewing-needle: おもちゃ病院, おもちゃの病院, ぬいぐるみ病院
television: テレビ, テレビ修理
television laptop: 家電量販店, 電器店, 電気屋
tennis: テニスクラブ, テニススクール, テニス, テニスレッスン
theatre-masks: 狂言, 薪能, 神楽, 喜劇, 演劇公演, 劇団, 劇場, 演劇, オペラ, ミュージカル, 歌舞伎, 演劇教室, 能楽
thread sewing-needle: 藍染め
ticket: コンサートチケット
toy-bricks teddy-bear: レゴ, レゴ教室
trampoline gymnast: トランポリン, トランポリンパーク
treadmill dumbbell: ランニングマシン, ルームランナー, トレッドミル
trumpet drum: 鼓笛隊, 吹奏楽団, 吹奏楽, ブラスバンド, 楽団員
tuba: チューバ, ユーフォニアム
vinyl-record: レコード, 中古レコード
violin: バイオリン, チェロ
volleyball: バレーボール
yarn: フェルト, 羊毛フェルト, 編み物, 毛糸, かぎ針編み, 手芸
zip-line tree: ジップライン, アスレチックパーク
astronaut planet: プラネタリウム, 宇宙展
baby: ベビー用品, 出産祝い, ベビー
bride ring: 花嫁, ドレス試着
climber: ボルダリング, クライミング, ボルダリングジム
climber fir-tree: フォレストアドベンチャー, 森のアスレチック, フィールドアスレチック
clown balloon: ピエロ
cook frying-pan: 料理教室, クッキングスクール, お料理教室, パン教室, お菓子教室
dancer musical-notes: 阿波踊り, 盆踊り, 民踊, ダンス, ダンス教室, ダンススクール, 社交ダンス, ヒップホップダンス, キッズダンス, フラダンス, 日本舞踊, よさこい
fencer: フェンシング, フェンシング教室
gymnast: 体操教室, 新体操
gymnast dumbbell: マシンピラティス, マシーンピラティス, リフォーマーピラティス
handball-player: ハンドボール
lotus-position lotus: ヨガスタジオ, ヨガ教室, ヨガ, ピラティス, 瞑想, ピラティススタジオ, ホットヨガ
massage lotion: ヘッドスパ
massage lotus: カッピング, 吸い玉, マッサージ, リラクゼーション, もみほぐし, 鍼灸, 鍼灸院, リフレクソロジー, 足つぼ, アロママッサージ, 指圧
nurse: 高齢者見守り, 見守りサービス, 訪問入浴, 看護師, 介護, 訪問看護, 介護士, デイサービス, 老人ホーム, 訪問介護, ケアマネジャー, グループホーム, 介護施設
older-person dumbbell: シニア体操, シニア体操教室, 高齢者体操, いきいき体操, 介護予防体操, 健康体操
pregnant-woman: マタニティ, 妊婦, 産後ケア
rower canoe: ボート部, 漕艇クラブ
runner sneaker: トレイルラン, トレイルランニング, トレラン, マラソン大会, リレーマラソン, 駅伝, 駅伝大会, ランニングクラブ, マラソン, ランニング
santa: サンタ, サンタパレード, サンタ訪問
sauna: サウナ, 温泉, スパ, 銭湯, 岩盤浴, スーパー銭湯, 天然温泉
surfer wave: サーフィン, サーフィンスクール, サーフショップ
swimmer goggles: プール, スイミング, 水泳教室, スイミングスクール, 水泳
water-polo-player: 水球
wrestlers: プロレス, レスリング, レスリング教室
`;
