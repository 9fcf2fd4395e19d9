/** Japanese words for clothes and jewellery. Notation: word-list.ts. */
export const japaneseWear = `
abaya: アバヤ
ao-dai: アオザイ
apron chef-hat: エプロン
apron: 割烹着, かっぽう着
baby-bodysuit: ベビー服, 子供服, こども服, ベビーウェア, 子ども服, 肌着, ロンパース, ベビー服買取
baby-carrier: 抱っこ紐, 抱っこひも, だっこ紐, ベビーキャリア, ベビースリング
backpack: リュックサック
backpack pencil: ランドセル, リュック, 通学カバン, ラン活, 学用品
ballet-shoes: バレエ, バレエ教室, クラシックバレエ
bangles: ブレスレット, バングル
baseball-cap: 帽子
bathrobe: バスローブ
beanie: ニット帽, ビーニー
belt: 革ベルト, 本革ベルト, レザーベルト
bike-helmet: 自転車用ヘルメット, 自転車ヘルメット
blouse: リネンシャツ
bone x-ray: 整形外科リハビリ, 骨折, 骨粗しょう症, 骨粗鬆症, 骨密度検査, 人工関節, 膝の手術, 股関節, 関節痛, リウマチ
boot: 安全靴, 作業靴
bow-tie: 蝶ネクタイ, ボウタイ
bra: 下着専門店, ランジェリー, ブラジャー, 補整下着, 下着
braces toothbrush: 矯正, 矯正歯科, 歯列矯正, 歯の矯正, 小児矯正, 歯科矯正, 矯正治療, 子どもの矯正, ワイヤー矯正
braid hair-comb: 編み込みヘア, ブレイズヘア, ドレッド, ドレッドヘア, 三つ編み
braid scissors: ヘアドネーション
brain speech-bubble: 精神科, 心療内科, カウンセリング, 心理カウンセリング, メンタル, 心理相談, メンタルクリニック, うつ病, 発達障害, 発達相談, 心理カウンセラー, 認知症, 認知症カフェ, 認知症予防
briefs: ショーツ
brooch: ブローチ, カメオブローチ
clogs: 木靴, サボサンダル, 木製クロッグ
clothes-hanger: ハンガー, コートハンガー
clothes-hanger coat: クリーニング店, ドライクリーニング, 古着, 古着屋
coat: 毛皮リフォーム, 毛皮, コート, ジャケット, ダウンジャケット, アウター, レインコート, 革ジャン
coat scarf: 冬物衣料, 防寒着, 冬服, 冬物
conical-hat: ノンラー, 菅笠, すげ笠, ベトナム帽子
contact-lens: コンタクトレンズ, カラコン
corset: ビスチェ, コルセットドレス
dental-implant toothbrush: インプラント, インプラント治療, インプラント歯科, オールオン4
diamond ring: ジュエリー, 宝石, アクセサリー, 貴金属, 指輪
dirndl: ディアンドル, ディアンドルドレス, チロリアンドレス
dress handbag: 婦人服, ファッション, ワンピース, レディース, 婦人服店, アパレル, 洋服, レンタルドレス, セレクトショップ
dress-shoe: 靴修理, 靴磨き
dress-shoe hammer: 靴職人, 靴みがき, 合鍵靴修理, 靴の修理, 革靴の修理, ソール交換, 革靴のソール
dungarees: サロペット, オーバーオール, デニムサロペット, 胸当てズボン
ear: 耳鼻いんこう科, 中耳炎, めまい外来, 難聴, 耳そうじ, 耳掃除, 耳つぼ
ear stethoscope: 耳鼻咽喉科, 耳鼻科
earrings diamond: ピアス, イヤリング
eye: 二重整形, 二重埋没, 埋没法, 二重まぶた, 眼瞼下垂, 目の下のクマ, まぶた
eye glasses: レーシック, レーザー視力矯正, 視力矯正, 視力回復, 白内障, 白内障手術, 緑内障, ドライアイ, コンタクト処方, 眼底検査, 老眼治療, 眼科手術, 眼科検診, 眼精疲労
eyebrow: 眉毛, アイブロウ, アイブロウサロン, 眉毛サロン, 眉毛ワックス, アートメイク眉, 眉カット, ハリウッドブロウリフト, 眉毛脱毛, アートメイク, 眉アート
eyelashes: マスカラ
eyelashes eye: まつエク, まつ毛, まつげ, アイラッシュ, まつげパーマ, まつ毛パーマ, まつげエクステ, まつ毛エクステ, パリジェンヌ, まつげサロン
fascinator: ファシネーター, トーク帽, ファシネーター帽
flat-shoe: 上履き, 上靴
flip-flop: 下駄, 草履, 雪駄, せった
foot: フットケア, 巻き爪, 魚の目, 外反母趾, 水虫, インソール, オーダーインソール
football-boot: サッカースパイク, サッカーシューズ, サッカースパイクシューズ
glasses eye: メガネ, 眼鏡, めがね, 眼科, 視力検査, 老眼鏡, コンタクト, 眼鏡店
gloves: 軍手
goggles: スキーゴーグル
graduation-cap books: 大学, 専門学校, オープンキャンパス, 留学, 奨学金, 奨学生
hair-clipper: バリカン, ヘアクリッパー, ヘアーカッター, 電動バリカン
hair-comb: エクステ, ヘアブラシ, 櫛, つげ櫛
hair-comb haircut: ブレイズ
hair-comb scissors: 白髪ぼかし, 白髪ぼかしハイライト, 白髪染め, ヘアカラー, リタッチ
hair-dryer hair-comb: ドライヤー, 縮毛矯正, 髪質改善, シャンプーブロー, トリートメント専門
hair-extensions: ヘアエクステ, ヘアエクステンション, 髪のエクステ, シールエクステ
hanbok: チマチョゴリ
hand-fan: 落語, 落語会, 寄席, うちわ, 日本舞踊
handbag: バッグ, 鞄, かばん, 革製品, ブランドバッグ, レザー
handbag watch: ブランド買取, ブランド品, ブランド品買取, ルイヴィトン, エルメス, 質屋, 高級時計
handbag sewing-needle: カバン修理, 鞄修理
handshake house: ~ 自治会, 町内会
hanfu: 漢服, 漢服レンタル, 漢服体験
headscarf: ヒジャブ
hearing-aid: 補聴器, 聴力検査
heart coin: 義援金, 災害義援金
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
kimono: 呉服, 悉皆, 着物クリーニング, 着物の丸洗い, 着物丸洗い, 着物のお手入れ, 着物, 浴衣, 着付け, 訪問着, 振袖, 袴, 着物レンタル, 浴衣レンタル, 帯, 七五三, 白無垢, 留袖, 色打掛, ゆかた, 和装
kippah: ユダヤ帽, ヤムルカ
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
poncho: ポンチョ, ウールポンチョ, ルアナ, ニットポンチョ
prayer-beads: 数珠
prayer-beads lotus: 護摩, 法話, 寺子屋
prayer-shawl: タリート, 祈祷用ショール
prosthetic-leg: 義足, 義肢, 義手, 義肢装具, 義肢装具士
pyjamas: パジャマ, ルームウェア, ナイトウェア
qipao: チャイナドレス, 旗袍, チーパオ
ring bouquet: 結婚式, 結婚指輪, ブライダル, 婚約指輪, 婚活, ウェディング, 結婚相談所, 披露宴
ring diamond: 宝石修理, ジュエリーリフォーム, 指輪リフォーム, 彫金, 彫金教室
rollator: 歩行器, シルバーカー, 歩行車
safety-vest road-barrier: 警備員募集, 工事現場
safety-vest hard-hat: 作業着, 作業服, ワークウェア, 空調服
sandal: サンダル
sari: サリー
scarf gloves: スカーフ, ストール, マフラー
scrubs: スクラブ白衣, ナース服
serum-bottle: ひげオイル
serum-bottle lotion: 美容液, スキンケア, ビタミンc美容液, フェイシャル, 毛穴, 美肌, 化粧水, エステサロン, エステ, フェイシャルエステ, シミ取り, シミ取りレーザー, ダーマペン, ピーリング
serum-bottle lotion: 毛穴ケア, 毛穴洗浄, 毛穴吸引, 美白, ニキビ治療, ニキビ跡, 美容皮膚科, ハイドラフェイシャル, 肌質改善, エイジングケア, シワ改善, ほくろ除去, いぼ治療, 水光注射, 光治療
sherwani: シェルワニ, シェルワーニー
shirt: ワイシャツ, ドレスシャツ, オーダーシャツ, カッターシャツ
shirt necktie: 制服, 学校制服, 制服リユース, 事務服
shopping-bags: 福袋, 買い物代行
shopping-bags price-tag: ショッピングモール, バザー, チャリティーバザー
shopping-bags price-tag: ~ セール, バーゲン
skirt: スカート
sleep-sack: ベビー寝袋
slippers: スリッパ, ルームシューズ
smartwatch: スマートウォッチ, スマートウオッチ, アップルウォッチ
sneaker: スニーカー, 靴, 靴屋, シューズ, スニーカーショップ
socks: ソックス, 足袋
songkok: ソンコック, ソンコック帽
spine: 整体, 整骨院, 接骨院, 理学療法, カイロプラクティック, 整骨, 骨盤矯正, 腰痛, 肩こり, 猫背, 理学療法士
spine massage: ぎっくり腰, 椎間板ヘルニア, ヘルニア, 坐骨神経痛, 猫背矯正, 産後骨盤矯正, 姿勢矯正, 交通事故治療, むち打ち, 肩こり改善, 背骨
suit: スーツ, 貸衣装タキシード
suit necktie: スーツ専門店, スーツ仕立て, オーダースーツ, タキシード, 紳士服, タキシードレンタル, スーツオーダー, 礼服, 喪服, リクルートスーツ
sunglasses sun: サングラス
swimsuit goggles: 水着
t-shirt jeans: ユニフォーム, プリントシャツ
t-shirt socks: 子ども服リユース, キッズ服
t-shirt: シルクスクリーン
t-shirt shorts: 体操服, 体操着
tattoo-machine: タトゥー, タトゥースタジオ, 刺青
tights: タイツ, ストッキング, パンティストッキング
tooth: 歯科, 歯医者, 歯科医院, 歯科クリニック, 小児歯科, 入れ歯, 歯, 定期検診
tooth toothbrush: ホワイトニング, 歯のクリーニング, 親知らず, 親知らず抜歯, 抜歯, 歯周病, 歯周病検診, 歯周病治療, 虫歯, 虫歯治療, 歯科検診, 歯石取り, 差し歯, セラミック治療, マウスピース矯正
tooth toothbrush: 訪問歯科, 口腔外科, 根管治療, 口臭外来, 歯科助手, 歯科衛生士
top-hat sun-hat: 帽子店
tote-bag: トートバッグ, 布バッグ, コットンバッグ, キャンバスバッグ
trousers: ズボン, スラックス
turban: ターバン
vape: ベイプ, 電子タバコ
walking-stick: ステッキ, 歩行杖, 杖, 介護用杖
wallet: コインケース
wallet handbag: 財布, 革財布, 長財布, 名刺入れ, 革細工, レザークラフト, 革小物
wax-pot lotion: ワックス脱毛, ブラジリアンワックス, ワックスサロン, シュガーリング
wedding-dress ring: ウェディングドレス, ウエディングドレス, 花嫁衣装, ドレスレンタル
wellingtons: 長靴, レインブーツ, ゴム長靴
wetsuit surfer: ウェットスーツ, ウエットスーツ, ウェットスーツ修理, ウェットスーツレンタル
wig: ウィッグ, かつら, 医療用ウィッグ
x-ray: レントゲン, 画像診断
zip: ファスナー交換, ファスナー修理, チャック修理
`;
