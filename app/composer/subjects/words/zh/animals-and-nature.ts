/** Chinese words for animals and plants. Notation: word-list.ts. */
export const chineseAnimalsAndNature = `
alpaca: 羊驼, 羊駝
ant house: 白蚁, 白蟻, 白蚁防治, 除白蟻, 滅白蟻
aquarium tropical-fish: 鱼缸, 水族箱, 水族馆定制, 魚缸, 水族用品
bamboo: 竹子, 竹林, 竹竿
bee honey: 蜂农, 中蜂, 蜂群, 蜂農
beehive bee: 蜂箱
birdcage bird: 鸟笼, 鳥籠, 鹦鹉笼
camel: 骆驼
cat: 寻猫启事, 寻猫, 猫粮, 貓糧, 猫咖, 貓, 猫砂, 貓咖, 貓砂, 领养猫咪, 領養貓咪, 领养猫, 領養貓, 猫咪寄养, 貓咪寄養, 貓旅館, 貓咪住宿, 猫抓板, 貓抓板, 尋貓, 橘貓
cat-standing cat: 流浪猫, 小猫, 猫咪, 流浪貓, 小貓, 貓咪, 猫舍, 貓舍, 布偶猫, 英短
cat-standing coffee: 猫咪咖啡馆
cave: 洞穴, 溶洞, 岩洞, 山洞
chick hen: 鸡苗, 小鸡苗, 雞苗
cockroach: 灭虫, 杀虫, 除虫, 灭蟑, 除蟲
cow milk: 牛犊, 肉牛, 黄牛, 牧场, 奶牛, 养牛
crab: 螃蟹, 大闸蟹, 大閘蟹, 梭子蟹, 帝王蟹
dog: 寻狗启事, 寻狗, 宠物店, 寵物店, 狗粮, 狗糧, 宠物, 寵物, 宠物美容, 寵物用品, 寵物美容, 狗狗美容, 认养狗, 認養狗, 狗狗訓練, 狗狗寄養, 毛小孩, 认养毛小孩, 認養毛小孩, 寵物美容師, 牵引绳
dog: 狗项圈, 狗玩具, 狗零食, 牽繩, 狗項圈, 尋狗, 柴犬
dog stethoscope: 宠物医院, 動物醫院, 寵物醫院, 兽医, 獸醫, 动物医院
dog-standing paw: 犬只训练, 訓犬, 训犬, 狗狗训练, 流浪狗, 小狗, 狗狗, 柯基, 金毛, 泰迪, 幼犬
donkey: 毛驴, 驴子
dove bird: 信鸽, 赛鸽, 鸽子
dragon: 舞龙舞狮, 舞龍舞獅
dragon-head drum: 舞龙队, 舞龍隊, 舞狮队, 舞獅隊, 舞龙, 舞龍
duck: 麻鸭, 鸭苗, 鸭子, 盐水鸭, 鹽水鴨, 酱板鸭, 醬板鴨
fish: 养殖场鱼, 鳜鱼, 鲈鱼, 鱼塘, 咸鱼, 魚塭, 酸菜鱼, 酸菜魚, 鱼苗, 魚苗, 养鱼, 養魚, 海鲜, 海鮮, 鱼店, 烤鱼, 烤魚, 活鱼, 水产, 魚市, 三文鱼, 三文魚, 黄鱼, 黃魚, 草鱼, 草魚, 鲤鱼
fish: 鯉魚, 带鱼, 帶魚, 鱸魚, 鲫鱼, 鯽魚, 桂鱼, 桂魚, 罗非鱼, 羅非魚, 石斑鱼, 石斑魚, 泥鳅, 泥鰍, 鱼干, 魚乾, 虱目鱼, 虱目魚, 锦鲤
goat: 山羊
guinea-pig: 豚鼠, 荷兰猪, 天竺鼠, 荷蘭豬
hen chick: 養雞, 養雞場, 养鸡, 土雞, 土鸡
hen egg: 蛋鸡, 养鸡场, 放山雞, 滴雞精, 滴鸡精, 雞精
horse horse-rider: 马术, 馬術, 骑马, 騎馬
kennel dog: 宠物寄养, 狗狗寄养, 宠物酒店, 寵物旅館, 狗舍, 犬舍, 狗笼, 狗籠, 狗窝, 狗窩
lily: 百合花, 香水百合
lion elephant: 动物园, 動物園
lobster shrimp: 小龙虾, 小龍蝦, 麻辣小龙虾
nest-box: 鸟巢箱, 鸟屋, 人工鸟巢, 鳥屋, 巢箱
ostrich: 鸵鸟, 鴕鳥
oyster: 牡蛎, 蚵仔, 生蚝
parrot bird: 鸟, 鹦鹉, 鸚鵡
paw: 流浪动物, 流浪動物
paw: ~ 领养, 領養, 认养, 認養
paw: 宠物殡葬, 寵物殯葬, 宠物用品, 流浪动物救助, 流浪動物救助, 動物之家, 寵物寄養, 宠物旅馆, 宠物保险, 寵物保險
pig: 土猪, 黑猪, 养猪场, 仔豬, 养猪, 養豬, 生猪, 生豬, 肥猪, 肥豬, 黑豬, 仔猪, 猪仔出售, 猪仔 出售
rabbit: 仓鼠笼, 倉鼠籠, 兔子, 肉兔, 兔肉
saddle horse: 马鞍, 馬鞍
sauropod museum: 恐龙, 恐龍
seaweed: 海藻, 海苔, 紫菜, 海带, 海帶
sheep: 羊羔, 滩羊, 活羊, 绵羊, 养羊, 養羊, 湖羊
shrimp: 虾苗, 蝦苗, 基围虾, 皮皮虾, 皮皮蝦, 大虾, 大蝦, 对虾, 對蝦, 白虾, 白蝦, 濑尿虾, 瀨尿蝦
snake: 爬宠, 爬蟲
songbird: 画眉, 百灵鸟, 鸟鸣, 鳥鳴
squid: 鱿鱼
tropical-fish fish: 水族, 观赏鱼, 水族館
wasp: 马蜂窝, 马蜂, 虎頭蜂, 摘除马蜂窝, 黄蜂, 馬蜂窩, 蜂窝清除
water-buffalo: 水牛
waterfall: 瀑布
whale motor-boat: 观鲸, 賞鯨, 觀鯨
ammonite: 化石
beach beach-umbrella: 海灘, 沙滩
beach palm-tree: 海岛游, 海島遊, 海岛, 海島, 海边度假, 海邊度假, 三亚旅游, 三亞旅遊, 沙灘, 沙滩派对, 沙灘派對, 馬爾地夫
beach-umbrella: 沙滩伞, 海灘傘
bird: 鹌鹑, 鵪鶉, 八哥鸟, 八哥鳥, 画眉鸟, 畫眉鳥
bird-feeder: 喂鸟器, 鸟窝, 鸟食, 餵鳥器, 鳥飼料
boar: 野猪, 野猪肉, 野豬, 野豬肉
bonsai: 盆景, 盆景展
bouquet: 花店, 鲜花, 鮮花, 花束, 插花, 花艺, 花藝, 开幕花篮, 開幕花籃, 花篮, 花籃, 开业花篮, 開業花籃, 高架花籃, 鲜花速递, 鮮花速遞, 送花, 捧花, 花藝課, 永生花, 花禮, 會場佈置花
bouquet heart: 母亲节, 母親節, 教师节, 教師節
bull: 斗牛, 公牛, 鬥牛, 种公牛, 奔牛节
cactus plant: 多肉植物, 仙人掌, 多肉
caterpillar: 蚕宝宝, 蠶寶寶, 养蚕, 養蠶
chicken-coop: 鸡舍, 鸡笼, 雞舍, 雞籠
daffodil: 黄水仙, 洋水仙, 喇叭水仙, 黃水仙, 水仙花
dahlia: 大丽花, 大麗花, 大理花, 大丽菊
droplet: 鑿井, 滴灌, 灌溉, 除溼機, 除湿, 除溼, 加溼器, 除湿机, 加湿器, 除濕機, 抽湿机, 抽濕機
droplet bucket: 清洗水塔
droplet roof: 漏水
droplet tap: 净水器, 淨水器
droplet house: 抓漏
fire: 火盆, 焚火台
fire nut-and-bolt: 鐵工
fish chilli: 水煮鱼, 水煮魚, 剁椒鱼头, 剁椒魚頭, 酸汤鱼, 酸湯魚
fish seashell: 海味, 干贝, 乾貝, 瑶柱
flower-box: 窗台花箱, 阳台花箱, 天竺葵, 花箱, 窗台花盆
garden-pond: 花园池塘, 庭院鱼池, 鱼池清洗, 庭院水池, 庭院魚池
garland: 花环, 花環
goldfish: 金鱼, 金魚, 金鱼缸, 撈金魚, 观赏金鱼
goose: 大鹅, 大鵝, 鹅肉, 鵝肉, 鹅苗, 鵝苗
greenhouse seedling: 温室, 溫室, 大棚
hammock: 吊床
hanging-basket: 吊篮花盆, 悬挂花篮, 吊篮盆栽, 吊盆花篮
hay-bale tractor: 苜蓿草, 干草, 牧草, 稻草, 草捆
hedge: 园艺剪刀, 園藝剪刀
hen: 老母鸡, 老母雞
herb: 野菜, 草藥, 中草药, 中医, 中醫, 艾灸, 養生, 人参, 青草茶
herb orange: 陈皮, 陳皮
herb mortar: 枸杞, 黄芪, 黃芪, 当归, 當歸, 冬虫夏草, 冬蟲夏草, 药材, 藥材, 滋补品, 滋補品
hydrangea: 绣球花, 八仙花
lavender: 薰衣草, 薰衣草花田, 薰衣草庄园, 薰衣草花束, 薰衣草莊園
lawnmower: 割草, 割草機, 草坪护理, 草坪修剪
logs fire: 木炭, 柴火
logs saw: 锯木厂, 木材加工, 木方, 实木板材, 鋸木廠, 木材行, 角材, 實木板材
logs: 木材, 木料
lotus: 佛教, 佛堂, 寺廟, 浴佛, 佛像, 寺庙, 禅修, 佛具, 禪修
mosquito bed: 蚊帐, 蚊帳
octopus: 八爪鱼, 八爪魚
orchid: 兰花, 蝴蝶兰, 蘭花, 蝴蝶蘭, 兰花展, 年宵花
oyster barbecue: 生蚝烧烤, 生蠔燒烤, 烤生蠔, 炭烤生蠔
plant: 绿植租摆, 綠植租擺, 綠植, 花卉租摆, 花卉租擺, 室内植物, 室內植物, 觀葉植物, 幸福樹, 花盆, 发财树, 發財樹, 绿萝, 綠蘿, 龟背竹, 龜背竹
poinsettia: 一品红, 圣诞红, 聖誕紅, 一品紅
poppy: 虞美人, 罂粟花
rabbit-hutch: 兔笼, 兔舍, 兔籠, 荷兰猪笼
rock tiles: 石材, 花岗岩, 花崗岩
rock: 奇石, 景观石, 景觀石
secateurs leaves: 修剪树木, 修枝, 绿篱修剪, 园林修剪
seedling boot: 红树林种植, 种红树, 紅樹林種植
seedling plant: 有机肥, 有機肥, 肥料, 化肥, 植物, 盆栽, 绿植, 園藝, 园艺, 花卉, 苗圃, 种子, 種子, 种苗
seedling tree: 树苗, 果苗, 菜苗, 植树造林, 樹苗, 果树苗, 苗木
snowdrop: 雪花莲, 雪滴花, 雪花蓮
snowflake spade: 扫雪
snowflake backpack: 冬令营, 冬令營
snowy-mountain helicopter: 山地救援, 山岳救援队
spade: 园林, 庭院设计, 花园设计, 绿化, 景观
stork: 白鹳, 鹳鸟, 送子鹳
sunflower herb: 共享菜园, 菜地出租
sunflower: 葵花籽, 葵瓜子, 炒瓜子, 香瓜子, 五香瓜子
tree chainsaw: 砍树, 砍樹, 修树, 修樹, 鋸樹, 树木修剪, 樹木修剪, 移树, 伐树
tree spade: 植树, 植樹, 种树, 種樹, 植树活动
tree: 桂花树, 桂花樹
tropical-fish: 斗鱼, 鬥魚, 孔雀鱼, 孔雀魚
trowel: 石膏板, 輕隔間, 吊顶, 天花板, 泥作
trowel bucket: 刮大白, 刮腻子, 刮膩子, 腻子, 膩子
turf-roll: 人造草坪, 草皮, 人工草皮, 草坪铺设, 草坪, 人工草坪
turtle: 甲鱼, 甲魚
umbrella: 雨伞, 雨傘, 修傘, 修伞, 陽傘, 折叠伞, 折傘
umbrella shield: 重疾险, 重疾險, 医疗险, 醫療險, 意外险, 意外險, 保险规划, 保險規劃, 人壽保險, 旅平险, 旅平險, 旅游保险, 旅遊保險, 實支實付, 长照险, 長照險
watering-can: 浇水管, 澆水管, 園藝水管
wave lifebuoy: 抗洪, 抗洪救灾, 抗洪救災, 水災, 洪灾, 洪災, 颱風災, 灾区, 災區
wheat sack: 小麦
wheat tractor: 面粉, 麵粉, 杂粮
wheelbarrow lorry: 沙石料
wreath: 圣诞花环, 聖誕花圈
`;
