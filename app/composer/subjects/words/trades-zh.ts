/** Trades and goods in Chinese, in both scripts. Notation: word-list.ts. */
export const chineseTrades = `
calculator: 会计, 會計, 会计师, 會計師, 代理记账, 报税, 報稅, 税务, 記帳, 记账, 稅務
air-conditioner: 空调, 空調, 空调维修, 冷氣, 冷氣維修, 冷气, 空调清洗, 冷氣安裝
abacus: 珠心算, 珠算, 心算
set-square: 建筑师, 建築師, 建筑设计, 数学辅导, 數學, 数学, 奥数, 算數, 建築設計
wrench: 汽车维修, 汽車維修, 修车, 修車, 汽修, 汽车保养, 保養廠, 钣金, 汽配, 換機油, 换机油, 汽車保養
bread: 面包店, 麵包店, 面包, 麵包, 烘焙坊
croissant: 牛角包, 可颂, 可頌
lipstick: 美容院, 化妆品, 化妝品, 彩妆, 彩妝, 美妆, 口红, 化妆, 化妝, 新娘跟妆, 美容, 纹眉, 紋繡
nail-polish: 美甲, 美甲店, 指甲
eyelashes: 美睫, 种睫毛, 接睫毛, 睫毛, 眉毛
bowling: 保龄球, 保齡球
bride: 婚纱, 婚紗, 新娘, 婚纱店
ring: 婚礼, 婚禮, 婚庆, 钻戒, 婚戒, 婚慶, 结婚, 結婚, 婚宴, 婚介, 相亲, 宴会厅
steak: 肉店, 牛排, 牛排馆, 肉铺, 肉舖, 牛肉, 羊肉, 鲜肉, 猪肉, 豬肉
tent: 露营, 露營, 帐篷, 帳篷, 露营地, 營地
car: 二手车, 二手車, 汽车, 汽車, 租车, 租車, 4s店, 新车, 卖车
saw: 木工, 木匠, 木作, 櫥櫃, 系統櫃, 衣柜定制
spine: 整骨, 推拿正骨, 物理治疗, 物理治療, 理疗, 正骨, 康复, 復健, 颈椎
microphone: 卡拉ok, 声乐课, ktv, 唱歌班, 唱歌, 脱口秀, 脫口秀, 主持人, 相声
climber: 攀岩
coffee: 咖啡, 咖啡店, 咖啡馆, 咖啡館, 咖啡厅, 咖啡豆, 咖啡廳, 手冲咖啡, 手沖咖啡
laptop: 电脑维修, 電腦維修, 网课, 线上课程, 線上課程, 笔记本电脑, 共享办公, 电脑, 電腦, 筆電, 共享空間
cook: 烹饪课, 厨艺班, 烹飪課, 烹饪, 烹飪, 烘焙课, 厨艺, 廚藝, 料理教室
scissors: 理发店, 美发, 美髮, 发廊, 剪发, 理髮, 染髮, 髮廊, 发型, 接发, 假发, 理发, 染发, 烫发, 剪髮
barber-pole: 男士理发, 剃须, 油頭
teddy-bear: 幼儿园, 幼兒園, 玩具, 托儿所, 早教, 托兒, 玩具店, 托班, 保母, 安亲班, 安親班, 儿童乐园, 親子館
serum-bottle: 精华液, 精華液, 护肤, 護膚, 护肤品, 面霜, 保养品, 面膜, 做臉, 皮肤管理
razor: 蜜蜡
lotion: 皮肤科, 防晒霜, 防曬, 脱毛, 除毛
dog stethoscope: 宠物医院, 動物醫院, 寵物醫院, 兽医, 獸醫, 动物医院
dog: 宠物店, 寵物店, 狗粮, 狗糧, 宠物, 寵物, 宠物美容, 寵物用品, 寵物美容, 狗狗美容
cat: 猫粮, 貓糧, 猫咖, 貓, 猫砂, 貓咖, 貓砂
steering-wheel: 驾校, 駕校, 学车, 駕訓班, 考驾照, 驾照, 駕訓
plug: 电工, 水电工程, 電工, 电路, 电工上门, 水电安装
lock-and-key: 密室逃脱, 密室逃脫
basket: 蔬菜, 水果店, 有机蔬菜, 有機蔬菜, 农产品, 生鲜, 果蔬, 水果, 菜市场, 菜市場, 農產品
shopping-cart: 超市, 便利店, 杂货店, 食品店, 雜貨, 杂货
chart-up: 理财, 理財, 投资, 投資, 股票, 基金
bank: 银行, 銀行, 贷款, 貸款, 房贷, 借款
house: 房地产, 房地產, 公寓, 租房, 二手房, 房产, 新房, 楼盘, 房屋出售, 别墅, 房產, 买房, 房屋出租, 套房, 別墅, 房屋仲介, 房仲, 中介, 卖房, 賣房
fish: 海鲜, 海鮮, 鱼店, 烤鱼, 烤魚, 活鱼, 酸菜鱼, 水产, 小龙虾, 生蚝, 魚市
bouquet: 花店, 鲜花, 鮮花, 花束, 插花, 花艺, 花藝, 花圈
football: 足球, 足球训练, 足球班
seedling: 植物, 盆栽, 绿植, 園藝, 园艺, 花卉, 多肉, 苗圃, 种子, 種子, 种苗
spade: 园林, 园丁, 庭院设计, 花园设计, 绿化, 景观
soft-ice-cream: 冰淇淋, 雪糕, 冰激凌, 冰棍, 雪花冰店, 霜淇淋, 甜筒
glasses: 眼镜, 眼鏡, 眼镜店, 隐形眼镜, 配镜, 配眼鏡, 眼科, 隱形眼鏡, 验光
dumbbell: 健身房, 健身, 私人教练, 私教, 健身中心, 健身教練
hearing-aid: 助听器, 助聽器
hiking-boot: 徒步, 登山, 爬山, 健行
bed: 酒店, 旅馆, 民宿, 飯店, 宾馆, 床, 客栈, 旅館, 飯店住宿, 青年旅社
sofa: 家具, 沙发, 沙發, 室内设计, 室內設計, 装潢, 家居, 沙发清洗, 沙發清洗, 椅子, 二手家具, 家俱, 软装, 遗物整理
washing-machine: 洗衣店, 干洗, 洗衣机, 洗衣機, 自助洗衣, 乾洗, 洗衣
books: 书店, 書店, 图书馆, 圖書館, 图书, 新书, 读书会, 圖書, 二手书, 二手書, 绘本, 繪本
key: 开锁, 開鎖, 锁匠, 換鎖, 配钥匙, 换锁, 鎖匠, 打鎖
open-book: 补习, 補習, 家教, 英语培训, 英語, 辅导班, 翻译, 英语课, 翻譯, 培训班, 辅导, 雅思, 托福, 外语, 日语, 家教老师, 暑期班, 補習班, 英语, 英文
game-controller: 手游, 游戏, 遊戲, 电子游戏, 電玩, 手遊, 电竞, 電競, 网吧
dice: 桌游, 桌遊, 麻将, 麻將, 棋牌
delivery-van: 快递, 物流, 货运, 貨運, 集运
piano-keys: 钢琴, 鋼琴, 钢琴课, 电子琴
guitar: 吉他, 音乐学校, 音樂教室, 吉他课, 烏克麗麗, 琵琶, 古琴, 尤克里里
noodles: 面馆, 麵館, 拉面, 拉麵, 牛肉面, 牛肉麵, 米线, 米線, 米粉, 面条, 麵條, 螺蛳粉, 凉皮, 刀削面, 炒面, 重庆小面
theatre-masks: 剧院, 劇院, 话剧, 歌剧, 音乐剧, 話劇, 戏剧, 戲劇, 京剧, 音樂劇, 歌仔戲
palette: 画室, 美术班, 绘画, 油画班, 畫畫, 海娜, 画画, 美术, 美術, 繪畫, 平面设计, 平面設計, 油画, 國畫, 国画, 素描
framed-picture: 画廊, 画展, 畫廊, 畫展, 装裱, 裱框
paint-roller: 装修, 粉刷, 裝修, 油漆工, 油漆, 刷墙, 壁纸, 壁紙, 墙纸, 翻新, 裝潢, 老屋翻修, 舊屋翻新, 旧房改造, 老房翻新, 翻修, 拉皮
camera: 摄影, 攝影, 婚纱摄影, 照相馆, 摄影师, 相机, 照相, 婚紗攝影, 满月照, 滿月照, 百天照, 周岁照, 宝宝照, 孕妇照, 全家福, 儿童摄影, 兒童攝影, 证件照, 證件照, 写真, 寫真
tap: 水管维修, 水电维修, 疏通下水道, 水電行, 管道疏通, 水管, 通渠, 水电工, 水電, 漏水, 水龙头, 水電維修, 抓漏
bathtub: 卫浴, 浴室装修, 浴室, 衛浴
amphora: 陶艺, 陶藝, 白酒, 陶瓷, 陶器, 拉坯
beer: 啤酒, 精酿啤酒
beers: 酒吧, 酒馆, 酒館, 啤酒屋, 居酒屋, 小酒馆
roof: 屋顶维修, 屋頂, 防水补漏, 屋顶, 瓦片
dress: 女装, 女裝, 连衣裙, 服装, 服裝, 时装, 洋裝, 衣服, 裙子, 連衣裙, 服飾, 旗袍, 服饰, 韩服, 韓服
coat: 外套, 大衣, 羽绒服, 二手衣
t-shirt: t恤, 衬衫, 定制T恤, 制服
skis: 滑雪, 滑雪场
solar-panel: 太阳能板, 太陽能, 光伏, 太阳能
meat-on-bone: 烧烤, 燒烤, 烤肉, 烤全羊, 烧腊, 燒臘
sushi: 寿司, 壽司
sewing-needle: 裁缝, 裁縫, 缝纫, 西装定制, 改衣, 刺绣, 刺繡, 修改衣服, 量体裁衣
tea: 茶馆, 茶叶, 茶葉, 绿茶, 茶, 红茶, 茶艺, 下午茶, 新茶, 綠茶, 紅茶, 龙井, 龍井, 乌龙茶, 烏龍茶, 普洱, 茶館, 茶道, 茶饮, 茶室
bubble-tea: 奶茶, 珍珠奶茶, 手摇饮, 奶茶店, 手搖飲, 珍奶, 茶飲店
airplane: 旅行社, 旅游, 旅遊, 机票, 機票, 旅行, 度假, 签证, 簽證, 跟团, 旅行團
salad: 素食, 沙拉, 轻食, 营养师, 輕食, 健康餐, 減脂餐
clapperboard: 视频剪辑, 影视制作, 视频制作, 影片剪輯, 影片製作, 拍视频
popcorn: 电影院, 電影, 电影, 電影院
watch: 手表, 手錶, 钟表, 修表, 鐘錶, 腕表
broom: 保洁, 家政, 清洁服务, 清潔, 打扫, 清洁, 打掃, 钟点工, 居家清潔, 開荒
lotus-position: 瑜伽, 瑜珈, 普拉提, 冥想, 皮拉提斯, 太极
massage: 按摩, 推拿, 针灸, 足疗, 足療, 針灸, 刮痧, 足浴
sauna: 桑拿, 温泉, 水疗, 溫泉, spa, 汗蒸, 汤泉, 三溫暖
shield: 保险, 保險, 车险, 人寿保险, 車險
tooth: 牙科, 牙医, 牙醫, 口腔诊所, 洗牙, 种植牙, 牙齿矫正, 口腔, 假牙, 牙齿, 植牙, 牙齒矯正, 牙齿美白
stethoscope: 医院, 醫院, 体检, 體檢, 儿科, 健檢, 门诊
nurse: 护士, 護理師, 护工, 养老院, 月嫂, 护理, 養老院, 长照, 長照, 看護, 居家照護, 保姆护理
pill: 药店, 藥局, 保健品, 维生素, 药房, 藥妝, 藥房
brain: 心理咨询, 心理諮商, 心理諮詢, 心理医生
baby: 母婴, 婴儿用品, 童装, 童裝, 婴儿, 嬰兒, 月子中心
scales: 律师, 律師, 律师事务所, 法律咨询, 法律, 离婚, 商标, 離婚
fountain-pen: 文具, 书法, 公证, 書法, 文具店, 书法班, 毛笔字
desktop-computer: 网站建设, 網站, 编程, 软件开发, 少儿编程, 网站, 編程, 软件, 軟體, 程式, 网页设计, 網頁設計, 小程序
smartphone: 手机, 手機, 手机维修, 手機維修, 手機包膜
megaphone: 广告公司, 營銷, 营销, 行銷, 广告, 廣告, 推广
museum: 博物馆, 博物館
graduation-cap: 大学, 大學, 留学, 考研, 留學
dancer: 舞蹈, 舞蹈班, 跳舞, 街舞, 拉丁舞, 广场舞, 肚皮舞
birthday-cake: 蛋糕, 生日蛋糕, 蛋糕店, 甜品店, 甜点, 甜品, 甜點, 烘焙
chocolate: 巧克力, 手工巧克力
wine: 红酒, 葡萄酒, 紅酒, 酒庄, 酒莊
cocktail: 鸡尾酒, 雞尾酒, 調酒, 清吧
pizza: 披萨, 比萨, 披薩, 比薩
burger: 汉堡, 漢堡, 汉堡店
cutlery: 餐厅, 餐廳, 饭店, 美食, 小吃店, 午餐, 团购美食, 餐馆, 食堂, 小吃, 川菜, 粤菜, 湘菜, 熱炒, 農家樂, 农家乐, 快餐, 大排档, 餐车, 餐車
stew: 火锅, 火鍋, 汤馆, 砂锅, 涮羊肉, 串串香, 关东煮, 煲汤, 麻辣烫, 麻辣燙, 冒菜, 滷味, 卤味, 滷味攤
dumpling: 饺子, 餃子, 点心, 小笼包, 小籠包, 包子, 包子铺, 馄饨, 餛飩, 水饺, 水餃, 點心, 生煎, 烧卖, 云吞, 雲吞
taco: 墨西哥菜, 墨西哥卷饼
gift: 礼物, 禮物, 礼品, 礼盒, 禮品, 伴手礼, 伴手禮
christmas-tree: 圣诞, 聖誕
diamond: 珠宝, 珠寶, 首饰, 首飾, 黄金, 黃金, 金店, 银楼, 銀樓, 飾品, 饰品, 翡翠, 玉器, 钻石, 金飾
sneaker: 运动鞋, 球鞋, 鞋子, 女鞋, 男鞋, 鞋, 鞋店, 童鞋
handbag: 手袋, 包包, 女包, 手提包, 皮包, 箱包, 皮具, 名牌包
necktie: 西装, 男装, 西裝, 领带, 男裝
swimmer: 游泳, 游泳馆, 游泳课, 泳池, 游泳班, 泳池建造
fishing-rod: 钓鱼, 釣魚, 渔具, 釣具, 钓具
tractor: 农场, 農場, 农机, 拖拉机, 化肥, 農機
horse: 马术, 騎馬, 馬術, 骑马
tennis: 网球, 網球
basketball: 篮球, 籃球
badminton: 羽毛球, 羽球
boxing-glove: 拳击, 拳擊, 泰拳, 散打
judo-suit: 跆拳道, 武术, 空手道, 武術, 柔道, 功夫
runner: 马拉松, 馬拉松, 跑步, 路跑
bicycle: 自行车, 腳踏車, 单车, 電動車, 自行車, 單車, 脚踏车
tyre: 轮胎, 輪胎, 补胎, 换胎, 换轮胎
car bubbles: 洗车, 洗車, 汽车美容, 汽車美容, 打蜡, 镀膜, 鍍膜
bricks: 建筑公司, 瓷砖, 建材, 建筑, 建築, 施工, 泥瓦, 工程队, 拆除, 泥作, 水泥, 红砖
toolbox: 五金, 五金店
light-bulb: 灯具, 燈具, 照明, 灯饰
rug: 地毯
mattress: 床垫, 床墊, 床上用品, 棉被, 枕头, 枕頭, 被子, 寝具, 蚕丝被
curtains: 窗帘, 窗簾, 百叶窗
television: 电视, 電視, 电视维修
headphones: 耳机, 耳機, 蓝牙耳机
heart: 捐款, 公益, 志愿者, 慈善, 义工, 志工, 募捐
perfume: 香水, 香氛
honey: 蜂蜜, 養蜂, 土蜂蜜
shopping-bags: ~ 双十一, 雙十一, 双11, 购物节, 大促, 折扣, 清仓
stethoscope: ~ 诊所, 診所
dinner-plate: 外烩, 宴席, 自助餐, 外燴, 酒席, 宴会, 辦桌, 团餐
musical-notes: 音乐会, 演唱会, 合唱团, 音樂會, 演唱會, 音乐, 音樂, 合唱, 古筝, 古箏, 声乐, 二胡, 乐队, 樂團
school: ~ 学校, 學校
printer: 印刷, 名片, 打印, 复印, 列印, 影印, 招牌, 广告牌
motorcycle: 摩托车, 机车, 機車, 摩托車, 電單車, 机车租借, 重機, 重機出租, 重機租借
briefcase: 咨询公司, 求职, 人力资源
briefcase: ~ 招聘, 徵才
kebab: 烤肉串, 羊肉串, 土耳其烤肉, 沙威玛, 沙威瑪, 烤串, 串烧, 串燒
cheese: 奶酪, 芝士, 起司
candy: 糖果, 喜糖, 麦芽糖, 牛轧糖, 牛軋糖
dog-standing: 训犬, 狗狗训练, 寵物旅館, 遛狗, 宠物寄养
window: 门窗, 窗户, 窗戶, 铝合金门窗, 鋁窗, 門窗, 铝合金, 鋁門窗, 纱窗, 紗窗, 玻璃店, 玻璃, 玻璃門
candle: 蜡烛, 香薰蜡烛, 蠟燭, 葬禮, 生命禮儀, 殡仪, 殯儀, 殡葬
kitchen-knife: 橱柜, 厨房, 廚具, 廚房, 厨具, 磨刀, 磨剪刀
bee: 养蜂
party-popper: ~ 派对, 派對
motor-boat: 游艇, 租船, 遊艇, 游船, 遊船
pancakes: 早餐, 早点, 早午餐, 煎饼, 煎饼果子, 手抓饼, 蔥油餅, 葱油饼, 早餐店, 蛋饼, 蛋餅
egg: 鸡蛋, 土鸡蛋, 雞蛋, 土雞蛋
bucket: 擦玻璃, 玻璃清洁
blood-drop: 献血, 捐血
cockroach: 除虫, 灭蟑, 除蟲, 白蚁, 杀虫
security-camera: 监控, 監視器, 监控安装, 保全, 保安, 摄像头
dining-table: 餐桌, 实木餐桌
dress-shoe hammer: 修鞋, 修鞋店, 擦鞋, 皮鞋
jar: 橄榄油, 橄欖油, 泡菜, 腌菜, 酱菜, 醬菜, 辣椒酱, 辣椒醬, 果酱, 果醬, 香料, 调味料, 調味料, 茶油, 香油
chess-pawn: 象棋, 围棋, 圍棋, 国际象棋, 西洋棋
snake: 爬宠, 爬蟲
umbrella: 修伞, 雨傘
falafel: 炸豆丸子
rice curry: 盖浇饭, 大米, 米饭, 炒饭, 煲仔饭, 滷肉飯, 卤肉饭, 雞肉飯
flatbread: 烧饼, 馕, 肉夹馍, 肉夾饃, 烙饼
chicken-leg: 炸鸡, 炸雞, 烤鸡, 白切鸡, 黄焖鸡, 鸡排, 雞排, 盐焗鸡, 鹹水雞, 鹹酥雞, 盐酥鸡, 鹽酥雞, 炸雞排
hen chick: 养鸡, 土鸡, 土雞
sheep: 活羊
cow milk: 奶牛, 养牛
milk: 鲜奶, 鮮奶, 牛奶, 酸奶, 優格, 鲜牛奶
dates: 椰枣, 椰棗
dango rice-cracker: 麻糬, 汤圆, 湯圓, 年糕, 粽子, 糍粑
moon-cake: 月饼, 月餅
cookie: 曲奇, 饼干, 餅乾, 手工曲奇, 凤梨酥, 鳳梨酥, 喜餅, 喜饼, 手工餅乾
cupcake: 纸杯蛋糕
doughnut: 甜甜圈
shaved-ice: 刨冰, 雪花冰, 剉冰, 绵绵冰
juice-box orange: 果汁, 鲜榨果汁, 鮮榨果汁, 榨汁
coconut: 椰子
shisha: 水烟, 水煙
bento: 便当, 便當, 盒饭
sandwich baguette: 三明治, 吐司
peanuts: 坚果, 堅果, 花生, 干果, 核桃
herb: 中药, 中藥, 中医, 中醫, 草药, 艾灸, 養生, 人参, 青草茶
apple basket: 苹果, 蘋果, 果园, 果園
mango: 芒果
spirits-bottle: 威士忌, 酒水, 烟酒
soap bubbles: 肥皂, 手工皂, 香皂
tattoo-machine: 纹身, 紋身, 刺青
test-tube blood-drop: 化验, 抽血
sunglasses: 太阳镜, 太陽眼鏡, 墨镜
mosque: 清真寺
fridge: 冰箱, 冰箱维修, 家用电器, 電器, 家电, 家電, 家电清洗
toilet: 马桶, 馬桶, 通马桶, 通馬桶
droplet tap: 净水器, 淨水器, 矿泉水, 桶装水
battery plug: 电池, 電池, 电瓶
mouse-trap: 灭鼠, 滅鼠
tiles bricks: 磁磚, 贴砖, 大理石, 地砖, 地板
door hammer: 防盗门, 木门, 鐵捲門, 卷帘门
fence: 围栏, 圍欄, 护栏
fire nut-and-bolt: 焊接, 电焊, 铁艺, 鐵工
wardrobe: 衣柜, 衣櫃
crystal-ball: 算命, 塔罗, 塔羅, 占卜, 星座, 风水, 紫微斗數
lawnmower: 割草, 草坪
tree axe: 修剪树木, 砍树, 修樹
lorry: 卡车, 货车, 貨車, 叉车
crane: 吊车, 挖掘机, 吊車
recycling: 废品, 資源回收, 废旧
motor-scooter: 電動機車, 电动车
taxi car: 出租车, 包车, 接机, 計程車, 包車
bus: 巴士, 大巴, 遊覽車, 客车
party-popper balloon: 庆典, 生日派对, 生日会, 生日派對, 生日會, 满月酒, 周岁宴
balloon: 气球, 氣球, 气球布置
bouncy-castle: 充气城堡
sari: 纱丽
scarf: 围巾, 圍巾, 丝巾, 头巾
kimono dress: 和服, 汉服, 漢服
jeans: 牛仔裤, 牛仔褲
yarn: 毛线, 毛線, 编织, 編織, 钩针
thread: 布料, 面料
sandal: 凉鞋, 涼鞋, 拖鞋
backpack: 书包, 書包, 背包
volleyball: 排球
cricket: 板球
baseball: 棒球
table-tennis: 乒乓球, 桌球
golf: 高尔夫, 高爾夫
diving-mask: 潜水, 浮潜, 潛水, 浮潛
surfer: 冲浪, 衝浪
gymnast: 体操, 體操
ice-skate: 滑冰, 溜冰
roller-skate: 轮滑, 直排輪
billiard-ball: 台球, 撞球
target: 射击, 漆彈
ballet-shoes: 芭蕾
violin: 小提琴, 大提琴
drum: 架子鼓, 爵士鼓
flute: 长笛, 笛子
studio-microphone: 录音棚, 播客, 錄音室, 配音
loudspeaker: 音响, 音響
circus-tent: 马戏团, 馬戲團
ferris-wheel: 游乐园, 遊樂園, 庙会
magic-wand: 魔术, 魔術
clown balloon: 小丑
disco-ball: 夜店, 酒吧派對
ticket: 門票
paw: 流浪动物, 流浪動物
parrot bird: 鸟, 鹦鹉, 鸚鵡
tropical-fish fish: 水族, 观赏鱼, 鱼缸, 水族館, 金鱼
canned-food basket: 食物银行, 惜食
headstone: 墓碑, 墓地, 塔位
robot: 机器人, 機器人
drone: 无人机, 無人機, 空拍
wheelchair: 轮椅, 輪椅
train: 火车, 火車
mushroom: 蘑菇, 香菇, 菌菇
wheat: 面粉, 杂粮
potato: 土豆, 马铃薯
sweet-potato: 红薯, 烤红薯, 蕃薯
corn: 玉米
banana: 香蕉
avocado: 牛油果, 酪梨
orange: 橙子, 柑橘, 柳丁
watermelon: 西瓜
grapes: 葡萄
strawberry: 草莓
tomato: 番茄
beans: 豆腐, 豆花, 豆漿, 豆浆
calendar clipboard: 研讨会, 講座
parcel: 纸箱, 仓储, 迷你倉
hammer-and-wrench: 家电维修
spaghetti: 意大利面, 意面, 義大利麵
suitcase: 行李箱, 旅行箱
fuel-pump: 加油站, 煤气, 瓦斯
logs fire: 木炭, 柴火
drill: 电钻, 電鑽
fire-extinguisher: 灭火器, 滅火器
church: 教會, 教堂
prayer-beads: 佛珠, 念珠, 手串
caravan: 房车, 露營車, 房車
sewing-machine: 缝纫机, 縫紉機, 缝纫课
lotus: 佛像, 寺庙, 禅修, 佛具, 禪修
ship: 海运, 进出口, 報關, 海運
goat: 山羊
camel: 骆驼
duck: 烤鸭, 烤鴨, 鸭脖
crab: 螃蟹, 大闸蟹, 大閘蟹, 梭子蟹, 帝王蟹
oyster: 牡蛎, 蚵仔
squid: 鱿鱼
pie: 蛋挞, 蛋塔, 馅饼
hot-dog: 热狗
soft-drink: 冷饮
ice-cube: 冰块, 冰塊
socks: 袜子, 襪子
briefs: 内衣, 內衣
swimsuit: 泳衣
high-heel: 高跟鞋
hair-comb: 假髮, 接髮
shopping-bags: 商场, 跳蚤市場
puzzle: 拼图
toy-bricks: 乐高, 積木, 樂高
fireworks firecracker: 烟花, 煙火
paper-lantern: 灯笼, 燈籠
parachute: 滑翔伞, 跳伞, 滑翔傘
canoe: 漂流, 皮划艇, 獨木舟, 泛舟
racing-car: 卡丁车, 卡丁車
lion: 动物园, 動物園
beach beach-umbrella: 海灘, 沙滩
passport: 护照, 護照
ballot-box: 选举, 選舉
microscope: 科学实验, 科學實驗
mirror: 镜子, 鏡子
plaster rescue-helmet: 急救培训
ambulance: 救护车
syringe: 疫苗, 玻尿酸, 肉毒
pregnant-woman: 孕妇, 孕婦, 产后修复
foot: 修脚
newspaper: 报纸, 報紙, 杂志
credit-card: 信用卡, 刷卡机
magnifier: 侦探, 徵信社, 徵信
-: 小时, 上门, 手工, 手作, 开业, 新店, 时间, 时光
oven: 油烟机, 抽油烟机, 油烟机清洗
cat-standing cat: 流浪猫, 小猫, 猫咪, 流浪貓, 小貓, 貓咪, 猫舍, 貓舍, 布偶猫, 英短
dog-standing paw: 流浪狗, 小狗, 狗狗, 犬舍, 柯基, 金毛, 泰迪
paw: ~ 领养, 領養, 认养, 認養
stroller: 婴儿车, 嬰兒車, 婴儿推车, 嬰兒推車, 推车租赁, 童车
steering-wheel car: 代驾, 代駕
lorry delivery-van: 搬家, 搬家公司, 家具搬运, 家具搬運, 钢琴搬运, 鋼琴搬運, 搬宿舍, 居民搬家
`;
