/** Trades and goods in Chinese, in both scripts. Notation: word-list.ts. */
export const chineseTrades = `
calculator: 会计, 會計, 会计师, 會計師, 代理记账, 报税, 報稅, 税务, 記帳
air-conditioner: 空调, 空調, 空调维修, 冷氣, 冷氣維修
set-square: 建筑师, 建築師, 建筑设计, 数学辅导, 數學, 数学
wrench: 汽车维修, 汽車維修, 修车, 修車, 汽修, 汽车保养
bread: 面包店, 麵包店, 面包, 麵包, 烘焙坊
croissant: 牛角包, 可颂, 可頌
lipstick: 美容院, 化妆品, 化妝品, 彩妆, 彩妝, 美妆, 口红
nail-polish: 美甲, 美甲店
eyelashes: 美睫, 种睫毛, 接睫毛
bowling: 保龄球, 保齡球
bride: 婚纱, 婚紗
ring: 婚礼, 婚禮, 婚庆, 钻戒, 婚戒
steak: 肉店, 牛排, 牛排馆
tent: 露营, 露營, 帐篷, 帳篷
car: 二手车, 二手車, 汽车, 汽車, 租车, 租車, 4s店, 新车
saw: 木工, 木匠
spine: 整骨, 推拿正骨, 物理治疗, 物理治療, 理疗
microphone: 卡拉ok, 声乐课, ktv, 唱歌班
climber: 攀岩
coffee: 咖啡, 咖啡店, 咖啡馆, 咖啡館, 咖啡厅, 咖啡豆
laptop: 电脑维修, 電腦維修, 网课, 线上课程, 線上課程, 笔记本电脑, 共享办公
cook: 烹饪课, 厨艺班, 烹飪課
scissors: 理发店, 美发, 美髮, 发廊, 剪发, 理髮
barber-pole: 男士理发
teddy-bear: 幼儿园, 幼兒園, 玩具, 托儿所, 早教
serum-bottle: 精华液, 精華液, 护肤, 護膚, 护肤品, 面霜, 保养品
lotion: 皮肤科, 防晒霜, 防曬
dog: 宠物店, 寵物店, 宠物医院, 動物醫院, 狗粮, 狗糧, 宠物, 寵物, 宠物美容
cat: 猫粮, 貓糧, 猫咖, 貓
steering-wheel: 驾校, 駕校, 学车, 駕訓班
plug: 电工, 水电工程, 電工
lock-and-key: 密室逃脱, 密室逃脫
basket: 蔬菜, 水果店, 有机蔬菜, 有機蔬菜, 农产品, 生鲜, 果蔬, 水果
shopping-cart: 超市, 便利店, 杂货店
chart-up: 理财, 理財, 投资, 投資, 股票, 基金
bank: 银行, 銀行, 贷款, 貸款
house: 房地产, 房地產, 公寓, 租房, 二手房, 房产, 新房, 楼盘, 房屋出售, 别墅
fish: 海鲜, 海鮮, 鱼店
bouquet: 花店, 鲜花, 鮮花, 花束
football: 足球, 足球训练
seedling: 植物, 盆栽, 绿植, 園藝, 园艺
spade: 园林, 园丁, 庭院设计
soft-ice-cream: 冰淇淋, 雪糕, 冰激凌
glasses: 眼镜, 眼鏡, 眼镜店, 隐形眼镜, 配镜
dumbbell: 健身房, 健身, 私人教练, 私教, 健身中心
hearing-aid: 助听器, 助聽器
hiking-boot: 徒步, 登山, 爬山, 健行
bed: 酒店, 旅馆, 民宿, 飯店, 宾馆, 床
sofa: 家具, 沙发, 沙發, 室内设计, 室內設計, 装潢, 家居
washing-machine: 洗衣店, 干洗, 洗衣机, 洗衣機, 自助洗衣
books: 书店, 書店, 图书馆, 圖書館, 图书, 新书, 读书会
key: 开锁, 開鎖, 锁匠, 換鎖, 配钥匙
open-book: 补习, 補習, 家教, 英语培训, 英語, 辅导班, 翻译, 英语课
game-controller: 手游, 游戏, 遊戲, 电子游戏, 電玩
dice: 桌游, 桌遊
delivery-van: 搬家, 搬家公司, 快递, 物流, 货运
piano-keys: 钢琴, 鋼琴, 钢琴课
guitar: 吉他, 音乐学校, 音樂教室, 吉他课
noodles: 面馆, 麵館, 拉面, 拉麵, 牛肉面, 牛肉麵
theatre-masks: 剧院, 劇院, 话剧, 歌剧, 音乐剧
palette: 画室, 美术班, 绘画, 油画班, 畫畫
framed-picture: 画廊, 画展, 展览, 畫廊
paint-roller: 装修, 粉刷, 裝修, 油漆工
camera: 摄影, 攝影, 婚纱摄影, 照相馆, 摄影师, 相机
tap: 水管维修, 水电维修, 疏通下水道, 水電行, 管道疏通
bathtub: 卫浴, 浴室装修
amphora: 陶艺, 陶藝
beer: 啤酒, 精酿啤酒
beers: 酒吧
roof: 屋顶维修, 屋頂, 防水补漏
dress: 女装, 女裝, 连衣裙, 服装, 服裝, 时装, 洋裝
coat: 外套, 大衣, 羽绒服
t-shirt: t恤
skis: 滑雪, 滑雪场
solar-panel: 太阳能板, 太陽能, 光伏
meat-on-bone: 烧烤, 燒烤, 烤肉
sushi: 寿司, 壽司
sewing-needle: 裁缝, 裁縫, 缝纫, 西装定制
tea: 茶馆, 茶叶, 茶葉, 绿茶, 茶, 红茶
bubble-tea: 奶茶, 珍珠奶茶, 手摇饮
airplane: 旅行社, 旅游, 旅遊, 机票, 機票, 旅行, 度假
salad: 素食, 沙拉, 轻食, 营养师
clapperboard: 视频剪辑, 影视制作
popcorn: 电影院, 電影, 电影
watch: 手表, 手錶, 钟表, 修表
broom: 保洁, 家政, 清洁服务, 清潔, 打扫
lotus-position: 瑜伽, 瑜珈, 普拉提, 冥想
massage: 按摩, 推拿, 针灸
sauna: 桑拿, 温泉, 水疗, 溫泉, spa
shield: 保险, 保險, 车险, 人寿保险
tooth: 牙科, 牙医, 牙醫, 口腔诊所, 洗牙, 种植牙, 牙齿矫正, 口腔
stethoscope: 医院, 醫院, 体检
nurse: 护士, 護理師, 护工, 养老院, 月嫂
pill: 药店, 藥局, 保健品, 维生素
brain: 心理咨询, 心理諮商
baby: 母婴, 婴儿用品
scales: 律师, 律師, 律师事务所, 法律咨询
fountain-pen: 文具, 书法, 公证, 書法
desktop-computer: 网站建设, 網站, 编程, 软件开发, 少儿编程
smartphone: 手机, 手機, 手机维修, 手機維修
megaphone: 广告公司, 營銷, 营销
museum: 博物馆, 博物館
graduation-cap: 大学, 大學, 留学, 考研
dancer: 舞蹈, 舞蹈班, 跳舞
birthday-cake: 蛋糕, 生日蛋糕, 蛋糕店, 甜品店, 甜点
chocolate: 巧克力
wine: 红酒, 葡萄酒, 紅酒
cocktail: 鸡尾酒, 雞尾酒
pizza: 披萨, 比萨, 披薩
burger: 汉堡, 漢堡
cutlery: 餐厅, 餐廳, 饭店, 美食, 小吃店, 午餐, 团购美食
stew: 火锅, 火鍋
dumpling: 饺子, 餃子, 点心, 小笼包
taco: 墨西哥菜
gift: 礼物, 禮物, 礼品, 礼盒
christmas-tree: 圣诞, 聖誕
diamond: 珠宝, 珠寶, 首饰
sneaker: 运动鞋, 球鞋, 鞋子, 女鞋, 男鞋
handbag: 手袋, 包包, 女包
necktie: 西装, 男装, 西裝
swimmer: 游泳, 游泳馆, 游泳课
fishing-rod: 钓鱼, 釣魚, 渔具
tractor: 农场, 農場, 农机
horse: 马术, 騎馬, 馬術
tennis: 网球, 網球
basketball: 篮球, 籃球
badminton: 羽毛球
boxing-glove: 拳击
judo-suit: 跆拳道, 武术, 空手道
runner: 马拉松, 馬拉松
bicycle: 自行车, 腳踏車, 单车, 電動車
tyre: 轮胎, 輪胎
bubbles: 洗车, 洗車
bricks: 建筑公司, 瓷砖, 建材
toolbox: 五金, 五金店
light-bulb: 灯具, 燈具
rug: 地毯
mattress: 床垫, 床墊, 床上用品
curtains: 窗帘, 窗簾
television: 电视, 電視, 家电, 家電
headphones: 耳机, 耳機, 蓝牙耳机
heart: 捐款, 公益, 志愿者, 慈善
perfume: 香水
honey: 蜂蜜
shopping-bags: ~ 双十一, 雙十一, 双11, 购物节, 大促, 折扣, 清仓
stethoscope: ~ 诊所
stethoscope: ~ 診所
tea teapot: 新茶, 綠茶, 紅茶, 龙井, 龍井, 乌龙茶, 烏龍茶, 普洱, 茶館, 茶道, 茶饮, 茶室
house key: 房屋仲介, 房仲, 中介, 卖房, 賣房
dinner-plate: 外烩, 宴席, 自助餐, 外燴
musical-notes: 音乐会, 演唱会, 合唱团, 音樂會, 演唱會
school: ~ 学校, 學校
printer: 印刷, 名片, 打印, 复印, 列印
motorcycle: 摩托车, 机车, 機車
briefcase: 咨询公司
briefcase: ~ 招聘, 徵才
kebab: 烤肉串, 羊肉串
cheese: 奶酪, 芝士, 起司
candy: 糖果, 喜糖
dog-standing: 训犬, 狗狗训练, 寵物旅館
window: 门窗, 窗户, 窗戶, 铝合金门窗, 鋁窗
candle: 蜡烛, 香薰蜡烛, 蠟燭
kitchen-knife: 橱柜, 厨房, 廚具
bee: 养蜂
party-popper: ~ 派对, 生日派对, 派對
motor-boat: 游艇, 租船, 遊艇
pancakes: 早餐, 早点, 早午餐
egg: 鸡蛋, 土鸡蛋, 雞蛋
bucket: 擦玻璃, 玻璃清洁
tyre: 轮胎, 换轮胎, 輪胎
wrench: 汽车保养, 换机油, 修车, 汽車保養
scissors: 剪发, 理发, 染发, 烫发, 剪髮, 美髮, 美发
tooth: 种植牙, 牙齿矫正, 洗牙, 植牙, 牙齒矯正, 牙齿美白
blood-drop: 献血, 捐血
cockroach: 除虫, 灭蟑, 除蟲
security-camera: 监控, 監視器
set-square: 数学, 數學, 数学辅导
open-book: 补习, 暑期班, 補習班, 家教, 英语, 英文
birthday-cake: 蛋糕, 生日蛋糕
scales: 律师, 律師
bathtub: 卫浴, 浴室, 衛浴
stew: 麻辣烫, 麻辣燙, 冒菜
dining-table: 餐桌, 实木餐桌
window hammer: 玻璃店, 玻璃, 门窗, 玻璃門
candle bouquet: 殡仪, 殯儀, 殡葬
wine grapes: 酒庄, 酒莊, 葡萄酒
dress-shoe hammer: 修鞋, 修鞋店, 擦鞋
seedling plant: 种子, 種子, 种苗
jar: 橄榄油, 橄欖油, 泡菜, 腌菜
chess-pawn: 象棋, 围棋, 圍棋
snake: 爬宠, 爬蟲
umbrella: 修伞
kitchen-knife: 磨刀, 磨剪刀
guitar: 尤克里里
`;
