/**
 * Everyday trades and what else is advertised, by their plain names in Chinese, in both scripts; kinds.ts says what
 * they are.
 */
export const chineseTradeNames = `
dentist: 牙科, 牙医, 牙醫, 牙科诊所, 牙科診所
doctor: 诊所, 診所, 门诊部, 門診部
vet: 宠物医院, 寵物醫院, 兽医, 獸醫, 动物医院, 動物醫院
pharmacy: 药店, 藥局, 药房, 藥房
optician: 眼镜店, 眼鏡行, 配镜
hearing: 助听器, 助聽器, 助听器店
physio: 物理治疗, 物理治療, 理疗馆, 康复中心
podiatrist: 修脚店, 修腳店, 足部护理
psychologist: 心理咨询, 心理諮商, 心理医生
midwife: 助产士, 助產所
nursing-home: 养老院, 養老院, 敬老院, 安養院
massage: 按摩店, 推拿, 按摩
hairdresser: 美发店, 髮廊, 理发店, 美髮店
barber: 男士理发, 理髮店, 男士理髮
beauty: 美容院, 美容店
nails: 美甲店, 美甲
tattoo: 纹身店, 刺青店, 纹身工作室
perfumery: 香水店
bakery: 面包店, 麵包店, 烘焙坊
pastry: 蛋糕店, 甜品店, 西点店
butcher: 肉店, 肉铺, 肉鋪
fishmonger: 海鲜店, 海鮮店, 鱼店, 水产店
greengrocer: 水果店, 蔬菜店, 蔬果店
grocery: 超市, 便利店, 杂货店, 雜貨店
cheese: 奶酪店, 起司店
wine: 酒行, 红酒专卖店, 葡萄酒店
ice-cream: 冰淇淋店, 冰品店
coffee-shop: 咖啡店, 咖啡馆, 咖啡館, 茶馆
restaurant: 餐厅, 餐廳, 饭店, 小吃店, 餐馆
health-food: 保健品店, 健康食品, 有机食品店, 有機食品店, 养生馆
catering: 外烩, 外燴, 宴会承办, 餐饮服务
bookshop: 书店, 書店
stationery: 文具店, 办公用品, 文具行
toys: 玩具店
hardware: 五金店, 五金行, 建材店
beds: 床垫店, 床上用品店, 家纺店, 寢具行
furniture: 家具店, 傢俱行, 家具行
lamps: 灯具店, 燈具行, 灯饰店
florist: 花店
garden-centre: 苗圃, 园艺店, 園藝店
jeweller: 珠宝店, 珠寶店, 银楼, 銀樓
watchmaker: 钟表店, 鐘錶行, 修表店, 修表
shoes: 鞋店
clothes: 服装店, 服飾店, 童装店
fabrics: 布店, 布料店, 布行
electronics: 家电店, 電器行, 数码店
pets: 宠物店, 寵物店
bikes: 自行车店, 單車店, 腳踏車店
sports: 体育用品店, 運動用品店
antiques: 古董店, 古玩店
framing: 裱画店, 画框店, 裱框店
instruments: 琴行, 乐器店, 樂器行
gifts: 礼品店, 禮品店
dry-cleaner: 干洗店, 洗衣店, 乾洗店
tailor: 裁缝店, 裁縫店, 改衣店
shoe-repair: 修鞋店, 修鞋, 修鞋铺
locksmith: 开锁, 锁店, 鎖匠, 配钥匙, 开锁公司
notary: 公证处, 公證人, 公证
lawyer: 律师事务所, 律師事務所, 律师
accountant: 会计事务所, 會計師事務所, 代理记账
insurance: 保险公司, 保險公司, 保险代理, 保险经纪
estate-agent: 房产中介, 房屋仲介, 房地产中介
travel-agency: 旅行社
movers: 搬家公司, 搬家
cleaning: 保洁公司, 清潔公司, 家政服务, 家政公司
photographer: 照相馆, 摄影工作室, 攝影工作室, 照相館, 影楼
copy-shop: 复印店, 影印店, 打印店, 图文店
printing: 印刷厂, 印刷廠
computer-help: 电脑维修, 電腦維修, 修电脑
phone-repair: 手机维修, 手機維修, 修手机
undertaker: 殡仪馆, 葬儀社, 殯儀館
architect: 建筑设计, 建築師事務所, 建筑事务所
translator: 翻译公司, 翻譯社
security: 保安公司, 保全公司
pest-control: 灭虫, 除虫公司, 除蟲公司, 杀虫公司
taxi: 出租车, 計程車, 出租车公司
hotel: 酒店, 宾馆, 旅馆, 旅館, 民宿客栈
campsite: 露营地, 露營區
car-rental: 租车, 租車, 租车公司
garage: 汽车修理, 汽車修理廠, 修车店, 汽修厂
tyres: 轮胎店, 輪胎行
car-wash: 洗车行, 洗車場, 洗车店, 洗车
car-dealer: 汽车经销商, 二手车行, 二手车
driving-school: 驾校, 駕訓班
plumber: 水管工, 水电工, 水電行, 管道维修
electrician: 电工, 電工
roofer: 屋顶维修, 屋頂防水, 屋面防水
carpenter: 木工, 木匠, 木工坊
painter: 油漆工, 油漆工程, 刷墙
glazier: 玻璃店, 玻璃行
chimney-sweep: 烟囱清洁
upholsterer: 沙发翻新, 沙發換皮, 沙发维修
builder: 建筑公司, 装修公司, 營造公司, 裝潢公司
tiler: 瓷砖铺贴, 贴瓷砖
gardener: 园艺服务, 园林绿化, 園藝公司
heating: 暖气安装, 地暖安装
kindergarten: 幼儿园, 幼兒園
music-school: 音乐学校, 音樂教室, 音乐培训
dance-school: 舞蹈学校, 舞蹈教室, 舞蹈培训
language-school: 语言学校, 語言學校, 外语培训
riding-school: 马术俱乐部, 馬術俱樂部, 马场
gym: 健身房, 健身中心
cinema: 电影院, 電影院
theatre: 剧院, 劇院
bowling: 保龄球馆, 保齡球館
swimming-pool: 游泳馆, 游泳池
library: 图书馆, 圖書館
dog-groomer: 宠物美容, 寵物美容
dog-hotel: 宠物酒店, 寵物旅館, 宠物寄养
wedding-planner: 婚庆公司, 婚禮策劃, 婚礼策划
piano-tuner: 钢琴调律, 鋼琴調音, 调琴
knife-grinder: 磨刀, 磨刀店
beekeeper: 养蜂场, 養蜂場
tea-shop: 茶叶店, 茶葉店, 茶行, 茶庄
bags: 箱包店, 皮包店, 包店
wool: 毛线店, 毛線店
pool-builder: 泳池工程, 游泳池工程, 泳池施工
fences: 围栏安装, 圍籬工程, 护栏安装
scaffolding: 脚手架租赁, 鷹架工程, 脚手架
tree-care: 树木修剪, 樹木修剪, 砍树
chiropractor: 整脊诊所, 脊骨神经科, 整脊診所
dermatologist: 皮肤科, 皮膚科, 皮肤科诊所
diving-school: 潜水学校, 潛水學校, 潜水培训
sailing-school: 帆船学校, 帆船學校, 帆船培训
boat-rental: 游船租赁, 租船, 游艇租赁
escape-room: 密室逃脱, 密室逃脫
karting: 卡丁车场, 卡丁車場, 卡丁车
planetarium: 天文馆, 天文館
circus: 马戏团, 馬戲團
comics: 漫画店, 漫畫店
charity-run: 慈善跑, 公益跑, 慈善路跑
marathon: 马拉松, 馬拉松, 半程马拉松
school-fair: 校园义卖会, 校園園遊會, 学校游园会, 園遊會
village-fete: 庙会, 廟會, 社区嘉年华, 社區嘉年華
flea-market: 跳蚤市场, 跳蚤市場
christmas-market: 圣诞市集, 聖誕市集, 圣诞集市
farmers-market: 农夫市集, 農夫市集, 小農市集
craft-market: 手作市集, 手工艺市集, 手工藝市集
concert: 音乐会, 音樂會, 演唱会, 演唱會
choir-concert: 合唱音乐会, 合唱音樂會, 合唱团音乐会
jazz-concert: 爵士音乐会, 爵士音樂會
comedy-night: 脱口秀, 脫口秀, 喜剧之夜
film-night: 电影之夜, 電影之夜, 露天电影, 露天電影
karaoke-night: 卡拉OK之夜, 卡拉OK大赛, 卡拉OK大賽
board-games-night: 桌游之夜, 桌遊之夜, 桌游聚会
wine-tasting: 品酒会, 品酒會, 葡萄酒品鉴会
beer-festival: 啤酒节, 啤酒節
street-food: 街头美食, 街頭美食, 夜市小吃
art-exhibition: 画展, 畫展, 艺术展, 藝術展
author-reading: 新书分享会, 新書分享會, 作家朗读会
puppet-theatre: 木偶剧, 木偶戏, 木偶戲, 布袋戲
magic-show: 魔术表演, 魔術表演, 魔术秀, 魔術秀
fireworks-show: 烟花表演, 煙火表演, 烟花大会, 煙火大會
carnival-party: 狂欢节派对, 化装舞会, 化裝舞會, 嘉年華派對
food-bank: 食物银行, 食物銀行
clothes-collection: 旧衣回收, 舊衣回收, 旧衣捐赠, 舊衣捐贈
blood-donation: 献血, 无偿献血, 捐血, 捐血活動
animal-shelter: 动物收容所, 動物收容所, 流浪动物救助站, 動物之家
volunteers-wanted: 志愿者招募, 志工招募, 义工招募, 義工招募
choir-singers: 合唱团, 合唱團, 合唱团招新, 合唱團招募
chess-club: 国际象棋俱乐部, 西洋棋社, 象棋俱乐部
hiking-club: 登山俱乐部, 徒步俱乐部, 登山社
running-club: 跑步俱乐部, 跑团, 跑團
tennis-club: 网球俱乐部, 網球俱樂部
judo-club: 柔道馆, 柔道館, 柔道班
yoga-class: 瑜伽课, 瑜伽班, 瑜珈課, 瑜珈教室
swimming-lessons: 游泳课, 游泳課, 游泳班, 游泳培训
baby-swimming: 婴儿游泳, 嬰兒游泳, 亲子游泳, 親子游泳
first-aid-course: 急救培训, 急救课程, 急救課程, 急救訓練
cooking-course: 烹饪班, 烹饪课, 烹飪班, 烹飪教室
pottery-course: 陶艺课, 陶艺班, 陶藝課, 陶藝教室
painting-course: 绘画班, 美术班, 繪畫班, 美術班
photography-course: 摄影课, 摄影班, 攝影課, 攝影班
sewing-course: 缝纫课, 缝纫班, 縫紉課, 縫紉班
programming-course: 编程课, 编程培训, 程式設計課程, 程式語言班
guitar-lessons: 吉他课, 吉他课程, 吉他課, 吉他教學
piano-lessons: 钢琴课, 钢琴班, 鋼琴課, 鋼琴教學
singing-lessons: 声乐课, 唱歌班, 聲樂課, 歌唱課
drum-lessons: 架子鼓课, 架子鼓培训, 爵士鼓課, 爵士鼓教學
maths-tutoring: 数学辅导, 数学补习, 數學家教, 數學補習
ski-school: 滑雪学校, 滑雪學校, 滑雪课, 滑雪課
surf-school: 冲浪学校, 衝浪學校, 冲浪课, 衝浪課
climbing-hall: 攀岩馆, 攀岩館, 抱石館
mini-golf: 迷你高尔夫, 迷你高爾夫
personal-trainer: 私人教练, 私人教練, 健身教练, 健身教練
nutritionist: 营养师, 營養師, 营养咨询, 營養諮詢
holiday-flat: 度假公寓, 度假屋, 度假別墅, 度假别墅
room-to-let: 房间出租, 房間出租, 单间出租, 雅房出租
flat-to-let: 公寓出租, 房屋出租, 整套出租
storage-units: 迷你仓, 迷你倉, 自助仓储, 自助倉儲
bouncy-castle-hire: 充气城堡出租, 充氣城堡出租, 充气城堡租赁
marquee-hire: 帐篷租赁, 篷房租赁, 帳篷出租, 活動帳篷出租
bike-hire: 自行车租赁, 自行车出租, 單車出租, 腳踏車出租
camper-hire: 房车租赁, 房车出租, 露營車出租
costume-hire: 服装租赁, 演出服租赁, 服裝出租, 戲服出租
tool-hire: 工具租赁, 工具出租, 電動工具出租
truck-driver: 货车司机, 卡车司机, 貨車司機, 卡車司機
delivery-driver: 送货司机, 配送员, 送貨司機, 外送員
bus-driver: 公交司机, 大巴司机, 公車司機, 巴士司機
waiter: 餐厅服务员, 服务员, 餐廳服務生, 外場人員
cook: 厨师, 廚師, 招聘厨师, 誠徵廚師
bakers-apprentice: 面包学徒, 面包师, 麵包學徒, 麵包師傅
shop-assistant: 店员, 店員, 营业员, 門市人員
warehouse-worker: 仓库管理员, 仓库工人, 倉管人員, 倉儲人員
cleaner: 保洁员, 清洁工, 清潔員, 清潔工
nurse: 护士, 護士, 护士招聘, 護理師
carer: 护工, 护理员, 看護, 照服員
programmer: 程序员, 软件工程师, 程式設計師, 軟體工程師
christmas-trees: 圣诞树, 聖誕樹
pumpkins: 万圣节南瓜, 萬聖節南瓜, 南瓜灯, 南瓜燈
firewood: 木柴, 薪柴, 劈柴
fresh-eggs: 土鸡蛋, 土雞蛋, 新鲜鸡蛋, 新鮮雞蛋
asparagus: 芦笋, 蘆筍
strawberry-picking: 草莓采摘, 採草莓, 摘草莓
vegetable-box: 蔬菜箱, 有机蔬菜箱, 有機蔬菜箱, 蔬菜配送
used-bikes: 二手自行车, 二手單車, 二手腳踏車
used-cars: 二手車, 二手汽车, 中古車
second-hand-clothes: 二手衣, 二手衣服, 古着店, 古著店
pram: 婴儿推车, 婴儿车, 嬰兒推車, 嬰兒車
used-furniture: 二手家具, 二手傢俱, 旧家具
lawn-mowing: 割草服务, 草坪修剪, 割草服務, 除草服務
snow-clearing: 除雪服务, 铲雪, 除雪服務, 鏟雪
gutter-cleaning: 天沟清洗, 天溝清潔, 檐槽清理, 雨水槽清洗
carpet-cleaning: 地毯清洗, 地毯清潔, 洗地毯
window-cleaning: 擦窗户, 玻璃清洗, 洗窗戶, 窗戶清潔
house-clearance: 旧物清运, 舊家具清運, 全屋清运, 房屋清空
skip-hire: 垃圾箱租赁, 垃圾箱出租, 建筑垃圾箱, 垃圾子車出租
washing-machine-repair: 洗衣机维修, 修洗衣机, 洗衣機維修
boiler-service: 锅炉维修, 锅炉保养, 鍋爐維修, 鍋爐保養
air-conditioning: 空调安装, 空调维修, 冷氣安裝, 冷氣維修
solar-panels: 太阳能板, 太陽能板, 光伏安装, 太陽能發電
kitchens: 整体厨房, 橱柜定制, 系統廚具, 整體廚房
bathroom-renovation: 浴室翻新, 卫生间装修, 卫浴改造, 浴室整修
drain-clearing: 管道疏通, 通下水道, 通水管, 通馬桶
dog-walking: 遛狗, 遛狗服务, 遛狗服務
cat-sitting: 上门喂猫, 到府餵貓, 猫咪寄养, 貓咪寄養
babysitter: 保姆, 保母, 育儿嫂, 臨時保母
home-care: 居家护理, 居家养老, 居家照護, 居家照顧
dj: 打碟师, 唱片骑师, 唱片騎師
wedding-band: 婚礼乐队, 婚礼乐团, 婚禮樂團
childrens-clown: 小丑表演, 气球小丑, 氣球小丑
food-truck: 餐车, 餐車, 美食车, 快餐车
pizza-delivery: 披萨外卖, 比萨外卖, 披薩外送
kebab-house: 土耳其烤肉, 土耳其烤肉店, 旋转烤肉
pancake-house: 松饼店, 鬆餅店, 薄饼店
cakes-to-order: 定制蛋糕, 蛋糕定制, 客製蛋糕, 蛋糕訂製
breakfast-cafe: 早餐店, 早午餐咖啡馆, 早午餐店
lunch-menu: 午市套餐, 午间套餐, 商業午餐, 午餐菜单
barbecue-evening: 烧烤之夜, 燒烤之夜, 烤肉之夜
eyelash-extensions: 嫁接睫毛, 接睫毛, 種睫毛, 美睫
teeth-whitening: 牙齿美白, 牙齒美白
hair-removal: 脱毛, 除毛, 激光脱毛, 雷射除毛
sauna: 桑拿, 桑拿房, 三溫暖
`;
