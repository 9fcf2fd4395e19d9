/** Everyday trades by their plain names in Japanese; kinds.ts says what they are. */
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
`;
