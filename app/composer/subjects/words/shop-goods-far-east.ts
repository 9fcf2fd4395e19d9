/** The same as shop-goods.ts in Chinese, Japanese and Korean. */
export const farEasternShopGoods: Record<string, string> = {
  zh: `
aquarium tropical-fish: 鱼缸, 水族箱, 水族馆定制, 魚缸, 水族用品
baby-bodysuit: 童装, 婴儿服装, 婴儿服, 童裝, 嬰兒服飾, 宝宝衣服, 婴幼儿服装
bangles: 手镯, 手链, 手鐲, 手鍊
barrel: 橡木桶, 酒桶
beehive bee: 蜂箱
bench: 公园长椅, 户外长椅
birdcage bird: 鸟笼, 鳥籠, 鹦鹉笼
blackboard: 黑板, 白板
carriage horse: 马车, 馬車
chandelier: 吊灯, 水晶灯, 吊燈, 灯具, 燈飾
cherry-picker: 高空作业车, 升降车出租, 高空车, 高空作业平台
circuit-board: 电路板, 線路板, 电路板维修, 电子元件
clothes-hanger coat: 干洗, 干洗店, 乾洗, 乾洗店, 二手衣
coffee-beans coffee: 咖啡豆, 咖啡烘焙, 烘豆, 自家烘焙咖啡
combine-harvester wheat: 收割机, 收割機
cot: 婴儿床, 嬰兒床
drum-kit drum: 架子鼓, 爵士鼓, 爵士鼓班
embroidery-hoop thread: 刺绣, 刺繡, 绣花, 十字绣
fireplace fire: 壁炉, 壁爐
first-aid-kit: 急救, 急救培训, 急救箱, 急救课程, 急救訓練
food-truck takeaway-box: 餐车, 餐車, 快餐车
garland: 花环, 花環
gingerbread: 姜饼, 姜饼屋, 薑餅, 薑餅屋
ham: 火腿, 金华火腿
hamper gift: 礼篮, 禮籃, 果篮, 水果篮, 水果禮盒
headscarf: 头巾, 頭巾
ice-lolly: 冰棍, 雪糕, 冰棒, 雪条
jet-ski wave: 水上摩托, 摩托艇
kennel dog: 宠物寄养, 狗狗寄养, 宠物酒店, 寵物旅館, 狗舍, 犬舍
loom yarn: 织布, 織布, 手工织布, 织布机, 编织工坊
macarons: 马卡龙, 馬卡龍
marionette theatre-masks: 木偶戏, 木偶剧, 布袋戲, 皮影戏, 木偶, 偶戲
market-stall carrot: 摊位, 攤位, 市集, 农夫市集, 摊位招租, 夜市摊位
mortar herb: 中药, 中药房, 中藥, 中藥行, 草药, 中医馆
motorcycle-helmet motorcycle: 机车安全帽, 摩托车头盔
necklace: 项链, 項鍊, 珍珠项链, 银饰, 銀飾
olive-oil olives: 橄榄油, 橄欖油, 食用油, 花生油, 榨油坊
pallet: 木托盘, 棧板, 卡板
parking-sign location-pin: 車位出租, 车位出租
pipe-organ church: 管风琴, 管風琴
pomegranate: 石榴, 石榴汁
pumpkin: 南瓜
road-roller: 沥青, 柏油, 沥青路面, 道路施工
roast-chicken: 烤鸡, 烤雞, 烧鸡, 桶仔雞, 盐焗鸡
rollator: 助行器, 助步器
rubber-stamp document: 公证, 公证处, 公證, 印章, 刻章, 刻印
sack wheat: 饲料, 飼料, 米店, 碾米
saddle horse: 马鞍, 馬鞍
secateurs leaves: 修剪树木, 修枝, 绿篱修剪, 园林修剪
server: 服务器, 虚拟主机, 主机托管, 伺服器, 虛擬主機
shipping-container: 集装箱, 货柜, 貨櫃, 集装箱房, 海运
skewers barbecue: 烤串, 羊肉串, 串烧, 串燒, 撸串
squeegee window: 擦玻璃, 玻璃清洗, 外墙清洗, 洗窗
stained-glass: 彩绘玻璃, 彩色玻璃, 彩繪玻璃
suit necktie: 西装, 西服, 西装定制, 西裝, 西裝訂做, 西服定制
tipper-truck: 砂石, 自卸车, 沙石, 土方工程
turf-roll: 人造草坪, 草皮, 人工草皮, 草坪铺设
vintage-car: 老爷车, 古董车, 老爺車, 經典車
wasp: 马蜂窝, 马蜂, 虎頭蜂, 摘除马蜂窝
water-pump droplet: 打井, 水泵, 钻井, 抽水機, 水泵维修
water-tank droplet: 水箱清洗, 水塔清洗, 水塔
wedding-cake: 婚礼蛋糕, 结婚蛋糕, 婚禮蛋糕
wedding-dress ring: 婚纱, 婚紗, 婚纱租赁, 禮服出租, 婚纱礼服
wheelie-bin: 垃圾桶, 垃圾清运
wifi-router: 宽带, 光纤宽带, 寬頻, 路由器, 宽带安装, 光纖
wig: 假发, 假髮
wreath: 圣诞花环, 聖誕花圈, 花圈
x-ray: 放射科, 核磁共振, 影像中心
zip: 换拉链, 拉链, 換拉鍊, 拉鍊
zip-line tree: 高空滑索, 滑索, 树上探险
`,
  ja: `
suit necktie: スーツ専門店, スーツ仕立て
aquarium tropical-fish: アクアリウム, 水槽, 水槽レンタル, 熱帯魚水槽
baby-bodysuit: ベビー服, 子供服, こども服, ベビーウェア, 子ども服
bangles: ブレスレット, バングル
barrel: 木樽, ワイン樽, 醤油樽
beehive bee: 養蜂箱, 巣箱
bench: ガーデンベンチ
birdcage bird: 鳥かご, 小鳥, 文鳥, インコ
blackboard: 黒板, ホワイトボード
carriage horse: 馬車
chandelier: シャンデリア, 照明器具
cherry-picker: 高所作業車, 高所作業
circuit-board: 基板, プリント基板, 電子工作, 基板修理
clothes-hanger coat: クリーニング店, ドライクリーニング, 古着, 古着屋
coffee-beans coffee: コーヒー豆, 自家焙煎, 焙煎, 珈琲豆, 焙煎所
combine-harvester wheat: コンバイン, 稲刈り
cot: ベビーベッド
drum-kit drum: ドラム教室, ドラムセット, ドラムレッスン
embroidery-hoop thread: 刺繍, 刺しゅう, 刺繍教室, クロスステッチ, 刺し子
fireplace fire: 暖炉
first-aid-kit: 応急手当, 救命講習, 救急箱, 応急処置
food-truck takeaway-box: キッチンカー, フードトラック, 移動販売
garden-shed: 物置, 物置小屋, ガーデンシェッド
gingerbread: ジンジャーブレッド, ジンジャークッキー, お菓子の家
ham: 生ハム
hamper gift: ギフトバスケット, 果物かご
headscarf: ヒジャブ
ice-lolly: アイスキャンディー, アイスキャンデー, アイスバー
jet-ski wave: ジェットスキー, 水上バイク
kennel dog: ペットホテル, 犬小屋, ドッグホテル, 犬のホテル
loom yarn: 機織り, 手織り, 手織り教室
macarons: マカロン
marionette theatre-masks: 人形劇, 人形浄瑠璃, 文楽, あやつり人形, 影絵
market-stall carrot: 朝市, マルシェ, 直売市, 出店者, 出店者募集, 青空市
mortar herb: 漢方, 漢方薬局, 漢方薬
motorcycle-helmet motorcycle: バイク用品
necklace: ネックレス, 真珠, シルバーアクセサリー
olive-oil olives: オリーブオイル, オリーブ油, 食用油, ごま油, 菜種油
pallet: パレット回収, 木製パレット
parking-sign location-pin: 月極駐車場, 月極, 貸し駐車場
pipe-organ church: パイプオルガン, オルガンコンサート, オルガン演奏会
plum: プルーン, すもも, プラム
pomegranate: ざくろ, ザクロ
pumpkin: かぼちゃ, カボチャ
road-roller: アスファルト, 舗装, 舗装工事, 道路工事
roast-chicken: ローストチキン, 丸鶏, 若鶏の丸焼き
rollator: 歩行器, シルバーカー, 歩行車
rubber-stamp document: はんこ, 印鑑, ゴム印, 公証人, 公証役場, ハンコ
sack wheat: 飼料, 製粉, 精米, 精米所, 種苗
saddle horse: 馬具
secateurs leaves: 剪定, 庭木の剪定, 生垣, 植木の剪定, 庭木剪定
server: レンタルサーバー, データセンター
shipping-container: コンテナ, レンタルコンテナ, トランクルームコンテナ, 海上コンテナ, コンテナハウス
skewers barbecue: 焼き鳥, やきとり, 焼鳥, 串焼き, 串カツ
squeegee window: 窓ガラス清掃, 窓拭き, 窓掃除, ガラス清掃
stained-glass: ステンドグラス
suit necktie: オーダースーツ, タキシード, 紳士服, タキシードレンタル
tipper-truck: ダンプ, 砂利, 砕石, 残土
turf-roll: 人工芝, 芝生張り, 芝張り
vintage-car: クラシックカー, 旧車
wasp: スズメバチ, 蜂の巣, 蜂の巣駆除, ハチ駆除, 蜂駆除
water-pump droplet: 井戸, 井戸掘り, ポンプ, 井戸ポンプ, さく井
water-tank droplet: 貯水槽, 貯水槽清掃, 雨水タンク
watering-can plant: じょうろ
wedding-cake: ウェディングケーキ, ウエディングケーキ
wedding-dress ring: ウェディングドレス, ウエディングドレス, 花嫁衣装, ドレスレンタル
wheelie-bin: ゴミ箱, ゴミ収集
wifi-router: 光回線, インターネット回線, ルーター, 光ファイバー
wig: ウィッグ, かつら, 医療用ウィッグ
wreath: リース作り, クリスマスリース
x-ray: レントゲン, 画像診断
zip: ファスナー交換, ファスナー修理, チャック修理
zip-line tree: ジップライン, アスレチックパーク
`,
  ko: `
aquarium tropical-fish: 수족관, 어항, 수조, 수족관 관리
baby-bodysuit: 아기옷, 유아복, 아동복, 베이비 의류, 아기 옷, 아이 옷
bangles: 팔찌, 뱅글
barrel: 오크통, 나무통
beehive bee: 벌통
bench: 공원 벤치, 야외 벤치
birdcage bird: 새장, 앵무새
blackboard: 칠판, 화이트보드
carriage horse: 꽃마차
chandelier: 샹들리에, 조명 가게
cherry-picker: 스카이차, 고소작업차, 고소작업대
circuit-board: 회로기판, 기판 수리, 전자회로
clothes-hanger coat: 드라이클리닝, 세탁소, 구제 의류, 중고 옷, 헌옷
coffee-beans coffee: 원두, 원두커피, 로스터리, 커피 로스팅, 커피 원두
combine-harvester wheat: 콤바인, 벼 베기
cot: 아기침대, 유아 침대, 아기 침대
drum-kit drum: 드럼 레슨, 드럼 학원
embroidery-hoop thread: 자수, 프랑스자수, 자수 클래스, 십자수
fireplace fire: 벽난로
first-aid-kit: 응급처치, 심폐소생술, 응급처치 교육, 구급상자, 심폐소생술 교육
food-truck takeaway-box: 푸드트럭
gingerbread: 진저브레드, 생강쿠키, 진저쿠키
ham: 수제햄, 하몽
hamper gift: 과일바구니, 선물바구니, 과일 바구니
hanbok: 한복, 한복 대여, 한복 맞춤, 한복대여, 생활한복
headscarf: 히잡
ice-lolly: 아이스바, 하드 아이스크림, 아이스캔디
jet-ski wave: 제트스키, 수상오토바이
kennel dog: 애견호텔, 반려견 호텔, 강아지 호텔, 애견 호텔, 개집
loom yarn: 베틀, 직조, 위빙, 직조 공방, 위빙 클래스
macarons: 마카롱
marionette theatre-masks: 인형극, 꼭두각시, 마리오네트
market-stall carrot: 장터, 플리마켓, 농부시장, 직거래장터, 오일장
mortar herb: 한약, 한약방, 한약국, 탕약
motorcycle-helmet motorcycle: 오토바이 헬멧
necklace: 목걸이, 은세공, 은반지 공방
olive-oil olives: 올리브유, 올리브오일, 참기름, 들기름, 방앗간 기름
pallet: 파렛트, 팔레트 매입, 목재 파렛트
parking-sign location-pin: 월주차, 주차 공간
pipe-organ church: 파이프오르간, 오르간 연주회
plum: 자두
pomegranate: 석류, 석류즙
pumpkin: 단호박, 늙은호박
road-roller: 아스팔트, 아스콘, 포장 공사, 도로포장
roast-chicken: 통닭, 전기구이 통닭, 옛날통닭, 장작구이, 장작구이 통닭
rollator: 보행기 어르신, 성인용 보행기, 실버카
rubber-stamp document: 공증, 공증사무소, 인감도장, 고무인, 수제도장
sack wheat: 사료, 정미소, 방앗간
saddle horse: 승마용품
secateurs leaves: 가지치기, 조경 전지, 정원수 전정
server: 웹호스팅, 서버 호스팅, 서버
shipping-container: 컨테이너, 컨테이너 창고, 컨테이너 하우스
skewers barbecue: 꼬치, 꼬치구이, 닭꼬치, 양꼬치
squeegee window: 유리창 청소, 창문 청소, 유리 청소
stained-glass: 스테인드글라스
suit necktie: 정장, 맞춤정장, 남성 정장, 턱시도, 양복, 맞춤양복
tipper-truck: 덤프트럭, 골재, 모래 자갈, 자갈
turf-roll: 인조잔디, 롤잔디, 잔디 시공
vintage-car: 클래식카, 올드카
wasp: 말벌, 말벌집, 말벌 퇴치
water-pump droplet: 지하수 개발, 관정, 우물, 펌프, 수중펌프, 지하수
water-tank droplet: 물탱크, 물탱크 청소, 저수조
wedding-cake: 웨딩케이크, 웨딩 케이크
wedding-dress ring: 웨딩드레스, 웨딩 드레스, 드레스 대여, 웨딩드레스 대여
wheelie-bin: 쓰레기통, 음식물 쓰레기통
wifi-router: 인터넷 가입, 와이파이 공유기, 공유기, 인터넷 설치
wig: 가발, 맞춤가발
wreath: 크리스마스 리스, 리스 만들기, 화환, 근조화환
x-ray: 엑스레이, 영상의학과, 영상의학
zip: 지퍼 수선, 지퍼 교체
zip-line tree: 짚라인, 집라인, 짚와이어
`,
};
