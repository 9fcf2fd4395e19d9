/** Everyday trades by their plain names in Chinese, in both scripts; kinds.ts says what they are. */
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
`;
