/** Japanese words for work, places and travel. Notation: word-list.ts. */
export const japaneseWorkAndTravel = `
3d-printer: 3dプリンター, 3dプリンタ, 3dプリント
abacus: そろばん, そろばん教室, 珠算, 暗算教室
air-compressor: エアコンプレッサー, エアーコンプレッサー, コンプレッサーレンタル, 空気圧縮機
anvil hammer: 刀匠, 鍛冶, 鍛冶屋, 鍛冶体験
app-phone: アプリ, 公式アプリ, 新アプリ, アプリができました, アプリ会員, スマホアプリ, アプリダウンロード, 無料アプリ, アプリリリース, アプリ登場, アプリ制作
app-phone laptop: アプリ開発
ballot-box: 市議会議員選挙, 投票, 選挙
billboard: 屋外広告, 看板広告, ビルボード広告, 野立て看板, 屋外広告看板, 屋外看板, 看板製作, 看板屋, 看板制作, 看板施工
blackboard: 黒板
blackboard teacher: 塾講師, 予備校講師, 塾の講師
blood-drop: 献血, 献血バス, 献血会
book: 和綴じ, 製本, 自費出版, 卒業アルバム
books: レシピ本, ガイドブック, 教科書 譲ります, 教科書譲ります, 中古教科書
books open-book: 本屋, 書店, 図書館, 古本, 読書会, 小説, 絵本, 読み聞かせ, 古書, 出版, 漫画喫茶
briefcase handshake: コンサルティング, 人材紹介, 求人募集, 派遣
briefcase handshake: ~ 求人, 転職
briefcase handshake: 就労支援, 就労継続支援, ハローワーク, 合同説明会, 企業説明会, 就職説明会, 就活, 転職相談, 正社員登用, インターン, 障害者雇用, アルバイト募集, バイト募集, パート募集
briefcase handshake: 正社員募集, スタッフ募集, スタッフ募集中, 従業員募集, 社員募集, パートさん募集
business-cards printer: 名刺, 名刺印刷, 名刺作成, 名刺デザイン, ショップカード印刷
calculator receipt: 電卓, 税理士, 会計事務所, 確定申告, 経理, 会計, 公認会計士, 税務, 記帳代行, 会計ソフト, 簿記, 経理代行, 決算, 確定申告会場, 確定申告相談, 税務相談, 青色申告, 年末調整
calculator receipt: 給与計算, 給与計算代行, インボイス, 決算申告, 経費精算, 相続税, 記帳, 簿記3級, 簿記2級, 簿記講座, 日商簿記
calendar: カレンダー, 手帳
calendar clipboard: セミナー, 説明会
card-terminal credit-card: 決済端末, カード決済端末, レジシステム, キャッシュレス端末, ポスレジ, タブレットレジ
cash-register: レジスター, キャッシュレジスター, レジ
chainsaw logs: チェンソー, チェーンソー
chart-up: ファイナンシャルプランナー, 家計相談, 資産運用, 投資, 株式, 投資信託, NISA, 資産形成
cherry-picker: 高所作業車, 高所作業
circuit-board: 基板, プリント基板, 基板修理
coin magnifier: 古銭, 古銭買取
coin ring: 貴金属買取, 金プラチナ買取, 金の買取
combine-harvester: 脱穀
combine-harvester wheat: コンバイン, 稲刈り
concrete-mixer bricks: 生コン, コンクリート, ミキサー車, 生コンクリート, コンクリート打設, 土間コンクリート
crayon: ぬりえ, 粘土, 色鉛筆, 水彩絵の具
credit-card banknotes: カードローン, キャッシング, フリーローン, ビジネスローン, 消費者金融, 事業資金, 資金調達, ファクタリング
credit-card smartphone: クレジットカード
delivery-van: 軽バン
delivery-van sofa: 不用品 引き取り, 不用品引き取り
desktop-computer: ゲーミングモニター
desktop-computer laptop: プログラミング, プログラミング教室, ソフトウェア, システム開発, パソコン教室
desktop-computer receipt: 券売機
document keyboard: 文字起こし, テープ起こし, 議事録の文字起こし
document rubber-stamp: 登記申請, 会社設立, 商業登記, 許認可, 建設業許可, 補助金申請, 契約書, 登記
drill: 電動ドリル, 電動ドライバー
drill toolbox: 電動工具, 工具レンタル
drone: ドローン, ドローンスクール, ドローン空撮
excavator: 家屋解体, 解体業者, 土木工事, 掘削, 地盤改良, 造成工事
excavator crane: ユンボ, ユンボレンタル, 重機レンタル
excavator hammer: 解体工事
exhibition-stand: 展示会ブース, 展示ブース, 展示会ブース施工
forklift: フォークリフト
forklift parcel: 倉庫作業, 倉庫作業員, 倉庫スタッフ, ピッキング, 仕分け
fountain-pen document: 司法書士, 文房具, 文具, 万年筆, ペン字
fountain-pen scroll: 俳句, 俳句の会, 句会, 短歌, 川柳, 短歌会
gavel: 競売, オークション
generator plug: 発電機, 発電機レンタル, 非常用発電機, ポータブル発電機
gold-bars: 金の延べ棒, 金地金, ゴールドバー, インゴット
gold-bars ring: プラチナ買取, 金買取, 金・プラチナ, プラチナ 高価買取, 金プラチナ
hard-hat: 安全ヘルメット, 作業用ヘルメット, 工事用ヘルメット, 工事ヘルメット, 保護帽
headset speech-bubble: コールセンター, カスタマーサポート, 電話代行, 電話オペレーター, ヘッドセット, テレアポ, コールセンター求人, 秘書代行, 電話秘書代行
house-contract: 不動産登記, 賃貸契約, 相続登記, 不動産売買契約, 名義変更登記, 不動産名義変更
hydraulic-hose: 油圧ホース, 油圧
laptop desktop-computer: 業務システム, ソフト開発, クラウドソフト, 予約システム, パソコン買取, テレワーク
laptop screwdriver: エンジニア, パソコン修理, オンライン講座, ノートパソコン, データ復旧, パソコン
lathe: 旋盤, 旋盤加工, 切削加工, 精密加工, 金属加工, マシニング
lift: エレベーター保守, エレベーター点検, ホームエレベーター, 昇降機
loudspeaker: 音響
love-letter: ラッピングペーパー
magnifier: 探偵, 浮気調査
meeting-room: 会議室, 貸し会議室, 貸会議室, ミーティングルーム, レンタル会議室
meeting-room key: レンタルスペース
megaphone chart-up: 自治会総会, 広告代理店, マーケティング, 集客, SNS運用, Web広告
megaphone printer: チラシ配布, ポスティング, デジタルサイネージ
megaphone speech-bubble: 住民説明会, 市民説明会
memo fountain-pen: 署名活動, 署名, 署名のお願い, 嘆願書
memo light-bulb: クイズ
notebook: ノート, 日記帳
notebook pencil: 宿題教室, 宿題サポート, 宿題クラブ, 自習室
open-book pencil: 子どもの英語, 子供の英語, こども英語, キッズ英語, 大人の英語, 親子英語, 塾, 学習塾, 家庭教師, 個別指導, 語学, 日本語教室, 進学塾, 受験, 中国語教室, 予備校, 夏期講習
open-book pencil: 冬期講習, toeic, ielts, 英検, 英検対策, 資格講座, 夏期講習会, 受験対策, 中学受験, 高校受験, 大学受験, 個別指導塾, 公文, 通信講座, 医療事務, 宅建
open-book pencil: 算数教室, 国語教室
paintbrush palette: 藍染, 型染め, 友禅, 絵手紙
paintbrush scroll: 書初め
pallet: パレット回収, 木製パレット
pallet forklift: 倉庫貸します, 貸倉庫
pallet-truck: ハンドパレット, ハンドリフト, ハンドパレットトラック
parcel delivery-van: 段ボール箱, 引越し用段ボール, 梱包材, 緩衝材, 倉庫内軽作業, 軽作業, 梱包
parcel heart: 支援物資
phone-case: スマホケース, スマホカバー, 携帯ケース, iphoneケース
pill: ビタミンサプリ
pill document: 処方せん, 処方箋, 処方箋受付, 調剤, お薬手帳
pill stethoscope: 薬局, サプリ, サプリメント, ドラッグストア, 調剤薬局
power-bank: モバイルバッテリー
price-tag desk-lamp: フリーマーケット, フリマ, 蚤の市
printer: プリンター, プリンター修理, 複合機, 印刷, コピー, チラシ, ポスター印刷, 看板
road-roller: アスファルト, 舗装, 舗装工事
robot gear: ロボット教室, ロボットプログラミング
rubber-stamp document: はんこ, 印鑑, ゴム印, 公証人, 公証役場, ハンコ, 実印, 銀行印, シャチハタ
satellite-dish television: 地デジ
scaffold ladder: 足場, 足場工事, 足場レンタル
scales: 弁護士, 法律事務所, 法律相談, 行政書士, 相続, 遺言, 離婚相談, 交通事故相談, 債務整理
scissor-lift: シザーリフト, シザースリフト
scissors hair-comb: 美容室, 美容院, ヘアサロン, ヘアカット, ヘアセット, トリートメント, カット, カラー, パーマ, 美容師募集, 美容師, アシスタント美容師, 理容師, 出張美容
scissors hair-comb: 訪問美容, 散髪, 訪問散髪
scroll: 和紙, 和紙づくり, 掛け軸, 掛軸
scroll document: 遺言書, 遺言書作成, 相続相談, 相続手続き, 公正証書, 家系図
scroll framed-picture: 表具店, 表具, 掛け軸修理
server: レンタルサーバー, データセンター, サーバー, クラウドサーバー, サーバー構築
set-square ruler: 建築士, 設計事務所, 建築設計, 数学, 数学塾, 算数, 一級建築士
shipping-container: コンテナ, レンタルコンテナ, トランクルームコンテナ, 海上コンテナ, コンテナハウス
signing-hands: 手話, 手話教室, 手話講座, 手話通訳
site-cabin: 現場事務所, 仮設ハウス, 仮設事務所, ユニットハウス
smartphone: スマホ, スマホ修理, スマートフォン, 携帯電話, 携帯, 携帯ショップ, アイフォン修理, 格安スマホ, スマホ買取, 画面割れ, スマホ教室, 機種変更, iPhone修理, スマホスタンド
soldering-iron: はんだ付け, 電子工作, 電子工作教室
speaker: スピーカー
speech-bubble: 言語交換, 英会話, 英会話教室, 英語教室, 言語療法, 言語聴覚士, ことばの教室
speech-bubble open-book: ドイツ語, フランス語, スペイン語, 韓国語, 中国語, イタリア語
spotlight: 舞台照明, 音響照明, 音響・照明, ステージ照明, 照明機材
stethoscope: 医院, 内科, 病院, 小児科, 健康診断, 人間ドック, 内視鏡, 整形外科
stethoscope hospital: 人工透析, 透析クリニック, リウマチ科, 消化器内科, 胃腸科, 内分泌内科, 腎臓内科, アレルギー科, 肛門科, 内視鏡クリニック
stethoscope: ~ クリニック
stethoscope clipboard: がん検診, 胃カメラ, 大腸検査, 脳ドック, 特定健診, 外科, 循環器内科, 糖尿病, 高血圧, 発熱外来, 往診, 訪問診療, 在宅医療, 睡眠時無呼吸, いびき治療, 花粉症, 泌尿器科
stethoscope clipboard: 形成外科, 美容外科, いびき外来
syringe: ワクチン, 予防接種, ボトックス, ヒアルロン酸, ヒアルロン酸注入, ワクチン接種, 帯状疱疹ワクチン, 予防注射, 美容注射, ニンニク注射, 点滴, プラセンタ注射, 脂肪溶解注射
tablet: タブレット, ipad, 電子書籍リーダー, ペンタブ, タブレット端末
telehandler: テレハンドラー, テレハンドラ
telephone: ビジネスフォン, 電話相談, 電話工事
telescope star: 天文台
test-tube blood-drop: 血液検査
theodolite set-square: 測量, 測量会社, 土地測量, 測量士, 境界測量, 土地家屋調査士, 測量設計, 測量機器
translation document: 戸籍の翻訳, 戸籍謄本の翻訳
translation open-book: 翻訳, 翻訳会社, 翻訳サービス, 通訳, 通訳翻訳, 通訳ガイド派遣, 通訳サービス, 翻訳者
translation rubber-stamp: 公的書類の翻訳, 証明書翻訳, 法定翻訳
ultrasound: 超音波検査, エコー検査, 妊婦エコー
vending-machine soft-drink: 自動販売機, 自販機, 自販機設置, 冷凍自販機, 自動販売機設置
video-call headphones: ウェビナー, オンラインセミナー, ビデオ通話, オンライン会議, テレビ会議, 無料ウェビナー, web会議, オンライン相談会, オンライン説明会, オンライン診療
walkie-talkie: トランシーバー, ウォーキートーキー
web-page laptop: ウェブ制作, サイト制作, ウェブデザイン, web制作, webサイト, webサイト制作, ウェブサイト, ウェブサイト制作, ランディングページ, ホームページ, ホームページ制作, ホームページ作成
web-page laptop: ホームページリニューアル, webデザイン
web-page shopping-cart: ネットショップ, ネットショップ制作, 通販サイト制作
webcam: ウェブカメラ, webカメラ
welding-mask fire: 溶接, 溶接工, 溶接工事, 溶接体験, 出張溶接
whiteboard: ホワイトボード
windscreen: フロントガラス, フロントガラス交換, フロントガラス修理, 自動車ガラス, 飛び石修理
apartment-building: 賃貸マンション, 分譲マンション, 新築マンション, 中古マンション, マンション査定
apartment-building key: マンション, アパート, マンション売却
bank coin: 銀行, ローン, 住宅ローン, 融資, ローン相談, 信用金庫
barber-pole razor: 理容室, 床屋, バーバー, 理髪店, メンズカット, 顔剃り, シェービング
barn: 納屋, 納屋ウェディング
bouncy-castle balloon: エアー遊具, エア遊具, ふわふわ遊具
bricks trowel: 工務店, 建設, 建築会社, 注文住宅, 増築, 解体, 土木, レンガ
building-plot: 土地活用, 土地, 分譲地, 土地売却, 土地探し, 土地情報, 宅地, 宅地分譲, 土地販売, 土地売ります, 売土地, 売地, 土地買取, 建築条件なし土地, 土地相談
campervan campsite: キャンピングカー, キャンピングカーレンタル, 車中泊仕様, バンライフ
church: 教会
church candle: 礼拝, ミサ
circus-tent: サーカス
convenience-store: コンビニ夜勤, コンビニスタッフ
convenience-store key: テナント募集, 貸店舗, 店舗物件
convenience-store shopping-cart: コンビニ
crane bricks: クレーン車, クレーン, 重機
factory gear: 工場勤務, 工場スタッフ, 製造スタッフ, 製造業, ライン作業, 期間工
house: 新築一戸建て, 建売, 新築建売, 空き家買取, 平屋, 二世帯住宅, 住宅展示場, モデルハウス, 不動産売却, 貸家, リノベーション, 古民家, 古民家再生
house heart: 里親, 里親募集
house key: 貸し部屋, 貸間, 不動産, 賃貸, 新築, 一戸建て, 物件, 住宅, 分譲, 中古住宅, 戸建て, 空き家, 売家
house money-bag: 住宅ローン相談, 住宅ローン借り換え, リフォームローン, リースバック
house snowy-mountain: 山小屋, スキーロッジ
market-stall: のみの市, 軽トラ市, ガレージセール, 屋台, 手作り市, 物産展, 道の駅, クラフト市
market-stall carrot: 朝市, マルシェ, 直売市, 出店者, 出店者募集, 青空市
market-stall paper-lantern: 夜市
mosque: モスク
museum: 博物館, 美術館, 資料館, 科学館
office-building: 貸事務所, 賃貸オフィス, 事務所物件, オフィス移転, テナント, 貸テナント, 貸ビル, レンタルオフィス
photo-booth: 証明写真機, フォトブース, プリクラ
portable-toilet: 仮設トイレ, レンタルトイレ, 仮設トイレレンタル, 簡易トイレレンタル, イベント用トイレ
road-barrier: 通行止め, 通行止めのお知らせ, 道路工事
road-barrier safety-vest: 交通誘導, 交通誘導員, 交通誘導警備, 警備員交通誘導
roller-coaster: 遊園地, ジェットコースター, テーマパーク
school: 文化祭, 学園祭, 体育祭, 授業参観, 同窓会館, 小学校, 中学校, 学生服, 制服 学校, 標準服
school backpack: ~ 学校
school graduation-cap: 高校説明会, 学校説明会, 入学説明会, オープンスクール, 通信制高校, 入学金, フリースクール, 大学説明会, 短大
shinto-shrine: 七五三詣, 例大祭, 秋祭り, 神輿, 初詣, お宮参り, 厄除け, 厄払い, みこし, 御朱印, 地鎮祭, 酉の市, 安産祈願, 神棚, お守り, 絵馬
silo: サイロ
slide swing: 児童公園
slide toy-bricks: 室内遊び場, 屋内遊び場, キッズパーク, 屋内キッズ
stained-glass: ステンドグラス
storage-unit parcel: トランクルーム, レンタル収納, 収納スペース, 屋内トランクルーム, レンタル倉庫, 貸し倉庫, バイクコンテナ, 屋外コンテナ収納
swing slide: ブランコ, 遊具
tent: ガールスカウト, キャンプ, キャンプ場, テント, アウトドア用品, グランピング, オートキャンプ, エアマット
airplane suitcase: 旅行, 旅行会社, 航空券, ツアー, 海外旅行, 格安航空券, 日帰りツアー, 観光
alarm-clock: 目覚まし時計
alarm-clock laptop: 勤怠管理, 勤怠管理システム, タイムカード
ambulance: 救急搬送
anchor ship: 造船, 造船所, 漁船修理
barber-chair: 理容椅子, バーバーチェア, 美容室の椅子, セット椅子
beach-hut: ビーチハット, ビーチ小屋, 浜辺の小屋
bicycle: 自転車, サイクリング, 電動自転車, 自転車修理, ロードバイク, レンタサイクル, サイクルショップ, ストライダー, ママチャリ, シティサイクル
bicycle-courier: 自転車便, 自転車配達, フードデリバリー配達員, メッセンジャー便
brake-disc wrench: ブレーキ, ブレーキパッド, ブレーキパッド交換, ブレーキ点検, ブレーキ修理
bus: 貸切バス, バス, 高速バス, 日帰りバス, 夜行バス, 観光バス, バス旅行, はとバス, 送迎バス, スクールバス
bus books: 移動図書館, ブックモービル
bus suitcase: バスツアー
camping-stove: キャンプ用コンロ, シングルバーナー, キャンプストーブ
canoe rower: カヌー
car bubbles: 洗車, カーコーティング, 手洗い洗車
car car-front: 軽自動車, 中古軽自動車, シートカバー, 車内クリーニング, 中古車, 自動車販売, レンタカー, 新車, カーディーラー, 車, カーリース, 中古車買取, 車買取, キズへこみ, へこみ修理, ドアパンチ
car car-front: 事故車, 未使用車, カーシェア, 新古車
car tow-truck: 廃車買取, 廃車, 事故車買取
car wrench: カーラッピング, 車検予約, ユーザー車検, 点検整備
car: カーフィルム, カーフィルム施工
car-battery wrench: バッテリー交換, 車のバッテリー, カーバッテリー, バッテリー上がり, 自動車バッテリー
car-seat: チャイルドシート
cargo-bike: カーゴバイク
cargo-tricycle: 荷台付き三輪車, 電動三輪車, 三輪電動カート
carriage horse: 馬車
charging-station car: 充電スタンド, 充電器設置
chimney-sweep: 煙突掃除, 煙突掃除屋
cleaner: 清掃員, 清掃スタッフ, 掃除のおばさん, ハウスクリーニングスタッフ
compass fire: ボーイスカウト
compass world-map: オリエンテーリング
compass: 風水, 風水鑑定
conveyor-belt: ベルトコンベア, ベルトコンベヤ, ローラーコンベア, コンベヤベルト
cruise-ship ship: クルーズ, 納涼船, 東京湾クルーズ, ディナークルーズ
defibrillator: 除細動器, 自動体外式除細動器
delivery-van lorry: 宅配, 配送, 運送, 軽貨物
delivery-van parcel: 宅配ドライバー, 軽貨物ドライバー, 宅配便, 宅急便, 配達員
dentist-chair: 歯科用チェア, 診療チェア, デンタルチェア, 歯科ユニット
doctor: 内科医, かかりつけ医
document briefcase: 社労士, 社会保険労務士, 弁理士
dragon-boat: ドラゴンボート, 龍舟, ペーロン, ハーリー
dust-mask: 防塵マスク, 防じんマスク
engine-oil wrench: オイル交換, エンジンオイル, エンジンオイル交換
exhaust: マフラー交換, スポーツマフラー, 車のマフラー, 触媒コンバーター, 排気管
ferry: 渡し船
fire-engine fire: 消防団員募集
fire-engine rescue-helmet: 消防団, 消防団員, 消防署, 女性消防団
food-truck takeaway-box: キッチンカー, フードトラック, 移動販売
fuel-pump: ガソリンスタンド
gardener: 庭師, ガーデナー
gurdwara: グルドワーラー, グルドワラ, シク教寺院, シーク教寺院
hand-cart: 手押し車, 木製ワゴン, キャリーワゴン, 木製カート
hang-glider: ハンググライダー, ハンググライダー体験, ハンググライディング
hearse: 霊柩車
helicopter: ヘリコプター, 遊覧飛行
hot-air-balloon: 熱気球
houseboat: ハウスボート
inflatable-boat: ゴムボート, インフレータブルボート, エアボート, 複合艇
insured-car shield: 自動車保険, 自動車保険相談, 車の保険, 自動車保険見直し, カー保険
jet-ski wave: ジェットスキー, 水上バイク
kayak: カヤック, カヤックツアー, シーカヤック
label-roll: ラベル印刷, シール印刷, ロールラベル, ロールシール, ステッカー印刷
laptop desk: コワーキングスペース, コワーキング
lifebuoy house: 被災地支援, 被災地, 災害支援, 災害ボランティア, 豪雨災害
lifebuoy wave: ライフセービング, 水難救助
limousine: リムジン, リムジンパーティー, リムジンレンタル, リムジン送迎, リムジン女子会
lockers: スチールロッカー, コインロッカー, 更衣ロッカー, 貸しロッカー, 更衣室ロッカー
locomotive: 鉄道模型, 木製トレイン
locomotive railway-car: 保存鉄道
log-cabin: ログハウス, ログキャビン, 丸太小屋, ログハウス建築, 丸太の家, コテージ, ログコテージ
lorry: 大型ドライバー, トラックドライバー, 大型トラック, 大型免許, 中型ドライバー, 配送ドライバー, トラック
lorry delivery-van: 引越し, 引っ越し, 引越, 単身引越し, 家具の引っ越し, 家具の引越し, 家具移動, ピアノ運送, 粗大ゴミ, 粗大ゴミ回収, 軽トラ便, 不用品処分, 不要品回収
mantel-clock amphora: 古道具
mobility-scooter wheelchair: 電動車椅子, シニアカー, 電動カート, 電動車いす
motor-boat anchor: 船外機整備, 船外機修理, 船外機, 遊漁船
motor-boat wave: ボート, 船舶免許, 遊覧船, 屋形船, 釣り船
motor-scooter: 原付, スクーター, 原付免許, 原付バイク
motorcycle: バイク, オートバイ, バイク修理, 中古バイク
motorcycle-helmet motorcycle: バイク用品
motorcycle-helmet: バイクヘルメット, バイク用ヘルメット
network-cable: ネットワークケーブル, イーサネットケーブル, 構造化配線
newspaper motor-scooter: 新聞配達員
number-plate: ナンバープレート, 希望ナンバー
oil-drum: 灯油, 潤滑油
onsen: 温泉, 日帰り温泉, 温泉宿, 天然温泉, 露天風呂, 源泉かけ流し, 銭湯, 湯治, 貸切風呂, 家族風呂
paddleboard wave: サップ, スタンドアップパドル, サップ体験
pallet-racking: パレットラック, 倉庫ラック, 重量ラック, 物流倉庫用ラック
parachute: スカイダイビング
parcel: 内職
parking-sign location-pin: 月極駐車場, 月極, 貸し駐車場
parking-sign: コインパーキング, 駐車場貸します, 駐車場契約者募集
passport document: 就労ビザ, 帰化申請, 入管手続き, パスポート申請
passport suitcase: ビザ, ビザ申請, 帰化, 在留資格
pencil notebook: 硬筆
pickup-truck: 軽トラ
pocket-knife: ポケットナイフ, 十徳ナイフ, アーミーナイフ, 折りたたみナイフ
pressure-gauge: 圧力計, 計器校正, 校正サービス, ブルドン管圧力計
quad-bike: 四輪バギー, バギー体験
racing-car: ミニ四駆, ラジコンカー
rickshaw: 人力車
robot: ガンプラ
roll-up-banner: ロールアップバナー, バナースタンド, バナー印刷
roller-skate: ローラースケート, インラインスケート
roof-box: ルーフボックス, ルーフキャリア, ルーフボックスレンタル
sailing-boat anchor: 係留, 船台保管, 陸置き, 艇庫, マリーナ
scaffold: とび職, 鳶職, とび工, 鳶工
scissors: 鋏研ぎ, ハサミ研ぎ
security-guard: 警備員, ガードマン, 警備会社, 施設警備
shepherds-hut: 羊飼いの小屋
ship: 輸入代行, 通関, 船員
shop-assistant: ~ 店員, 販売員, レジ係, 販売スタッフ
skip: コンテナ回収
snow-plough: 除雪, 除雪作業, 除雪代行, 雪かき, 雪かき代行
snowshoes: スノーシュー, スノーシューツアー, スノーシューレンタル
spark-plug: スパークプラグ, 点火プラグ
spray-gun: 粉体塗装, 吹付塗装, 吹き付け塗装, スプレーガン, スプレー塗装
spreadsheet: スプレッドシート, エクセルテンプレート, エクセル講座, 表計算
steel-beam: 鉄骨梁
steering-wheel car: 自動車学校, 教習所, 運転免許, 運転教習, 免許合宿, ペーパードライバー, 教習, 合宿免許, 代行運転, 運転代行
steering-wheel lorry: ドライバー募集, 運転手募集, ドライバー求人
strandkorb: シュトラントコルプ
stroller baby-bottle: ベビーカー
suitcase: スーツケース
surfboard: サーフボード, 中古サーフボード
suv mountain: バギー
tanker: 汲み取り, バキュームカー, 浄化槽, 灯油配達, タンクローリー, 浄化槽清掃, 汲取り, 灯油宅配
taxi: タクシー, 観光タクシー
teacher: 先生募集, 学校の先生, 教員, 講師募集
three-wheel-van: オート三輪, ピアジオ アペ, 三輪トラック, 三輪キッチンカー
tiller: 耕運機, 耕うん機, 家庭用耕運機, ミニ耕運機
tipi: ティピー, ティピーテント, ティーピー, ティピテント
tipper-truck: ダンプ, 砂利, 砕石, 残土
tow-truck car: レッカー, レッカー車, ロードサービス, 故障車
tractor wheat: トラクター, 農機具, 農園, 農業体験, 肥料
traffic-cone: カラーコーン, 三角コーン, ロードコーン, パイロン
tuk-tuk: トゥクトゥク, トゥクトゥクツアー, オートリキシャ, 三輪タクシー
tyre wrench: タイヤ, スタッドレスタイヤ, パンク修理, タイヤ交換, スタッドレス
vintage-car: クラシックカー, 旧車
waiter: ウェイター, ウェイトレス, ホールスタッフ
wall-clock: 掛け時計
watch: 電池交換 時計, 時計修理, 腕時計, 時計, 時計店, 電池交換, 時計電池交換
welding-mask gear: 鉄工所, 鉄工, 製缶
wheel-loader: ホイールローダー, ホイールローダ, ショベルローダー, タイヤショベル
wheelchair: 介護用品, 介護用品レンタル, 福祉タクシー, 車いすレンタル, バリアフリー工事, バリアフリーリフォーム
wheelchair crutch: 福祉用具, 介護タクシー, 車いす, 車椅子, 介護リフォーム
wheelchair car: 福祉車両
windmill: 風車小屋, オランダ風車, 粉ひき風車
world-map compass: 地図, 古地図
yurt: ユルト, モンゴルゲル, ゲル宿泊
`;
