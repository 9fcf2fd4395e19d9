/** As working-words.ts, for languages of East Asia. Notation: word-list.ts. */
export const farEasternWorkingWords: Record<string, string> = {
  ja: `
basket apple: 産地直送, 農園から直送, 農園直送
tree axe: 林業, 間伐, 枝打ち, 山の手入れ
motor-boat anchor: 船外機整備, 船外機修理, 船外機, 遊漁船
cow: 和牛繁殖
drum: 和太鼓, 太鼓
lotus: 花まつり
megaphone: 住民説明会, 自治会総会
blood-drop: 献血バス
screwdriver toolbox: 修理カフェ
locomotive: 鉄道模型
broom wastebasket: 清掃ボランティア, ごみ拾い, ビーチクリーン
spirits-bottle: 焼酎, 日本酒, 酒蔵, 蔵開き
kitchen-knife: 刃物
paintbrush palette: 藍染, 草木染め, 染物, 型染め, 友禅, 水墨画, 絵手紙
door: 襖張り替え
scroll: 和紙, 和紙づくり, 表具, 掛け軸, 表具店, 掛軸
gear wrench: 板金加工, 射出成形, プレス加工, 金型, 旋盤, 旋盤加工, フライス加工, 切削加工, 精密加工, 樹脂成形, プラスチック成形, ベアリング, レーザー加工, 鋳造, 部品加工, 試作加工, ねじ切り, マシニング
logs saw: 製材所, 製材, 木材販売, 角材, 銘木
sailing-boat anchor: 係留, 船台保管, 陸置き, 艇庫, マリーナ
embroidery-hoop thread: こぎん刺し, レース編み
rice: 酒米, 棚田
fire: 炭焼き, 木炭
egg hen: 有精卵, 種卵
shinto-shrine: 七五三詣, 例大祭, 秋祭り, 神輿, 初詣, お宮参り, 厄除け, 厄払い, みこし, 御朱印, 地鎮祭, 酉の市, 安産祈願
hand-fan: 落語, 落語会, 寄席, うちわ
teddy-bear screwdriver: おもちゃ病院
amphora vase: 窯元
bouquet vase: 華道, いけばな
snowflake spade: 屋根の雪下ろし
seedling tree: 植林, 植樹, 植樹祭
anchor ship: 造船, 造船所, 漁船修理
fish: 稚魚, 養魚場, ニジマス, 活魚, 鰹節, 一夜干し
shrimp: 甘えび
oyster: あさり, 潮干狩り
cow milk: 子牛
sheep: 羊毛, 毛刈り
hen: 平飼い, 地鶏
bee honey: 日本蜜蜂
wheat sack: 石臼挽き, そば粉
hay-bale tractor: 乾草
combine-harvester: 脱穀
sack spade: 堆肥, 腐葉土, 牛糞堆肥
plum: 梅狩り
tea teapot: 茶摘み, 茶会
jar: 梅酒
candle: お盆, 灯籠流し
paper-lantern: 灯籠, 縁日
prayer-beads lotus: 写経, 座禅, 坐禅会, 護摩, 法話, 寺子屋
church candle: 礼拝, ミサ
headstone: 樹木葬, 納骨堂
trumpet drum: 鼓笛隊
guitar: お琴
flute: 篠笛
dancer: 阿波踊り
theatre-masks: 狂言, 薪能, 神楽
wheelie-bin recycling: 資源回収, 廃品回収, 古紙回収, 廃棄物
basket leaves: 竹かご
loom yarn: 西陣織, 織物, 紬
kimono: 呉服, 悉皆
sewing-needle thread: 和裁
yarn: フェルト, 羊毛フェルト
anvil hammer: 刀匠
book: 和綴じ
saw hammer: 宮大工
stove fire: 囲炉裏
postbox love-letter: 切手, 切手買取
tent: ガールスカウト
playing-card: 百人一首, かるた, 競技かるた
goal-net golf: ゲートボール
plant: 山野草
wreath: しめ縄, しめ縄作り, 門松
dango rice: 餅つき, もちつき
`,
  ko: `
cow: 한우 농가
church: 여름성경학교, 주일미사
megaphone: 주민설명회, 공청회, 반상회, 주민총회
blood-drop: 헌혈버스, 헌혈 버스
screwdriver toolbox: 수리 카페
t-shirt clothes-hanger: 옷 교환, 옷 나눔, 아나바다
locomotive: 철도모형
paintbrush palette: 천연염색, 쪽염색, 민화, 캘리그래피
rice: 모내기, 벼농사
logs saw: 제재소, 각재, 원목 판재, 판재
sailing-boat anchor: 요트, 요트 체험, 계류장, 마리나, 돛
motor-boat anchor: 선상낚시, 배낚시, 선외기
embroidery-hoop thread: 레이스 뜨기
egg hen: 종란, 부화란
dango rice: 떡, 떡집, 떡방앗간, 송편, 인절미, 이바지 떡
cabbage chilli: 김치
church candle: 성탄 예배, 크리스마스 예배, 부활절 예배, 예배, 부활절, 수련회, 찬양예배, 부흥회, 새벽기도
paintbrush scroll: 서예, 서예 교실
gear wrench: cnc 가공, 선반 가공, 밀링 가공, 정밀가공, 금형, 사출성형, 플라스틱 사출, 베어링, 레이저 절단, 부품 가공, 기계 가공, 금형 제작, 임가공
tree axe: 숲가꾸기, 간벌, 수목 제거, 위험목 제거
seedling tree: 조림, 식목일
anchor ship: 조선소, 어선 수리
fish: 치어, 송어, 과메기, 멸치, 황태
oyster: 전복, 바지락
cow milk: 송아지
sheep: 양털, 양떼
hen: 산란계, 토종닭
bee honey: 토종꿀
wheat sack: 제분
rice sack: 햅쌀
sack spade: 퇴비, 상토
jar: 장 담그기, 간장, 매실청, 장독
chilli: 건고추
ginger herb: 산양삼, 더덕, 도라지
lotus: 법회, 연등, 부처님오신날, 연등회
paper-lantern lotus: 연등 만들기, 연등 달기
headstone: 묘지 관리
candle: 제사상, 제사 음식
musical-score musical-notes: 성가대, 합창단원
trumpet drum: 윈드오케스트라, 취타대
drum: 사물놀이, 장구, 풍물, 풍물패
guitar: 해금
flute: 대금, 오카리나
microphone: 판소리, 민요, 시낭송
dancer: 탈춤, 강강술래, 부채춤
theatre-masks: 마당극, 탈놀이, 극단
ballot-box: 주민참여예산
broom wastebasket: 줍깅, 해변 정화, 플로깅, 환경정화
wheelie-bin recycling: 분리수거
fire-engine: 소방대
basket leaves: 짚풀공예
loom yarn: 모시, 삼베, 한산모시
sewing-needle thread: 바느질
yarn: 양모펠트, 뜨개방
kitchen-knife: 칼갈기
scroll: 한지 공예, 표구
coin: 옛날돈, 화폐수집
postbox love-letter: 우표
tractor: 경운기
tent: 스카우트
lawn-bowls: 게이트볼
orange: 천혜향, 레드향
`,
  zh: `
gear wrench: 五金加工, 五金零件, 注塑模具, 模具, 开模, 注塑, 机加工, 车床加工, 数控加工, 精密加工, 轴承, 激光切割, 零件加工, 冲压件, 来图加工, 車床加工, 數控加工, 射出成型, 模具開發, 軸承, 雷射切割
church: 聖誕崇拜
trumpet drum: 管樂團
screwdriver toolbox: 维修咖啡馆, 修理咖啡館
locomotive: 蒸汽机车, 火车模型
dress: 汉服, 漢服
teapot: 紫砂壶, 紫砂壺
scroll: 装裱, 字画装裱, 裝裱
spirits-bottle: 白酒, 高粱酒, 酿酒, 米酒
wheat sack: 小麦
wheelie-bin recycling: 建筑垃圾, 垃圾分类, 废纸, 廢棄物
rice: 稻田, 水稻, 插秧
tea: 茶园, 茶園, 採茶, 采茶
dragon-head drum: 舞龙队, 舞龍隊, 舞狮队, 舞獅隊, 舞龙, 舞狮, 醒狮, 舞獅, 舞龍, 狮队
logs saw: 锯木厂, 木材加工, 木方, 实木板材, 鋸木廠, 木材行, 角材, 實木板材
sailing-boat anchor: 游艇停泊, 游艇码头, 遊艇碼頭
motor-boat anchor: 船外机, 船外機, 船用发动机, 海钓船, 出海捕鱼
embroidery-hoop thread: 苏绣, 湘绣, 蕾丝花边
egg hen: 种蛋
candle lotus: 法会, 祈福法会, 供灯, 法會, 祈福法會
paper-lantern: 元宵, 灯会, 燈會, 花灯, 花燈, 庙会, 廟會
paintbrush scroll: 写春联, 春联, 春聯, 揮毫
rubber-stamp: 篆刻
seedling tree: 树苗, 果苗, 植树, 菜苗, 植树造林, 樹苗, 植樹
anchor ship: 造船厂, 船舶维修, 造船廠
hand-fan: 团扇
fish: 养殖场鱼, 鳜鱼, 鲈鱼, 鱼塘, 咸鱼, 魚塭
shrimp: 虾苗, 蝦苗, 基围虾
cow milk: 牛犊, 肉牛, 黄牛, 牧场
sheep: 羊羔, 滩羊
pig: 土猪, 黑猪, 养猪场, 仔豬
hen: 蛋鸡, 养鸡场, 放山雞
chick hen: 鸡苗, 小鸡苗, 雞苗
duck: 麻鸭
bee honey: 蜂农, 中蜂, 蜂群, 蜂農
rice sack: 稻米
hay-bale tractor: 苜蓿草
combine-harvester: 代收割
sack spade: 腐殖土, 营养土, 羊粪, 蚯蚓粪
grapes barrel: 葡萄園
tea teapot: 明前茶, 茶藝, 铁观音, 高山茶
jar: 辣酱, 豆瓣酱, 豆腐乳
lotus: 佛教, 佛堂, 寺廟, 浴佛
prayer-beads lotus: 抄经, 抄經
candle: 香烛, 金纸, 香燭
headstone: 扫墓代理, 祭扫
church candle: 礼拜, 弥撒, 主日崇拜, 禮拜
mosque: 开斋节, 古尔邦节
red-envelope: 利是封
drum: 锣鼓, 腰鼓, 鑼鼓
flute: 葫芦丝, 竹笛
dancer: 古典舞, 廣場舞
theatre-masks: 戏曲, 昆曲, 越剧, 粤剧, 歌仔戏, 戲曲, 京劇
marionette: 布袋戏, 皮影
ballot-box: 选民
megaphone: 居民大会, 听证会, 业主大会, 說明會, 里民大會
broom wastebasket: 净滩, 捡垃圾, 大扫除, 淨灘, 撿垃圾
t-shirt clothes-hanger: 衣物交换
basket leaves: 柳编
loom yarn: 织锦, 壮锦
yarn: 羊毛毡
paintbrush palette: 蓝染, 年画, 唐卡, 剪纸, 剪紙
anvil hammer: 打鐵
amphora potters-wheel: 瓷器
vase: 景泰蓝, 琉璃, 青花瓷
book: 古籍修复
books: 旧书, 舊書, 讀書會
stove fire: 火炉
coin: 钱币, 古钱币
postbox love-letter: 邮票, 集邮, 郵票
tractor: 曳引機
dove: 信鸽, 赛鸽, 鸽子
compass: 定向运动
tent: 童军, 童軍
snowflake spade: 扫雪
`,
};
