/** Chinese words for places, travel and vehicles. Notation: word-list.ts. */
export const chinesePlacesAndTravel = `
apartment-building key: 公寓, 电梯房, 電梯房, 电梯公寓, 電梯公寓
bank coin: 银行, 銀行, 贷款, 貸款, 房贷, 借款
barber-pole razor: 男士理发, 剃须, 油頭
barn: 谷仓, 穀倉, 谷仓婚礼
bouncy-castle balloon: 氣墊城堡, 充气城堡, 氣墊床遊樂
bricks trowel: 建筑公司, 建材, 建筑, 建築, 施工, 泥瓦, 工程队, 水泥, 红砖
building-plot: 土地出售, 土地买卖, 土地買賣, 宅基地, 地皮, 地块出售, 建地, 农地出售, 農地, 土地轉讓, 土地转让, 建地出售, 農地出售, 售地
bus suitcase: 一日遊, 一日游, 里民旅遊, 里民一日遊
campervan campsite: 房车, 房車, 露营车, 露營車, 房车租赁, 露營車租賃
church: 聖誕崇拜, 教會, 教堂
church candle: 礼拜, 弥撒, 主日崇拜, 禮拜
circus-tent: 马戏团, 馬戲團, 马戏, 馬戲
convenience-store: 超商, 超商大夜, 便利店转让, 便利店轉讓, 大夜班
convenience-store key: 旺铺出租, 店铺转让, 店面出租, 商铺出租, 旺鋪出租, 店面頂讓, 商铺, 商鋪, 商铺转让, 商鋪轉讓, 旺铺, 旺鋪, 店鋪轉讓, 门面转让, 門面轉讓, 门面出租, 門面出租, 店面
convenience-store key: 店面顶让, 頂讓, 沿街商铺, 沿街商鋪, 旺铺招租, 旺鋪招租, 店铺出租, 店鋪出租
crane bricks: 吊车, 吊車
factory: 厂房, 廠房, 厂房出售, 廠房出售, 標準廠房, 工业园, 工業園, 厂房出租, 廠房出租
factory gear: 普工, 作业员, 作業員, 操作工, 流水线, 流水線, 工厂招工, 工廠招工, 车间工人, 車間工人, 技術員, 生產線, 产线, 產線
house heart: 寄养家庭, 寄養家庭, 家庭寄养
house key: 村屋, 放租, 村屋放租, 洋樓放租, 全層放租, 業主盤, 业主盘, 房屋出租, 住宅出租, 兩房, 三房, 两房一厅, 两室一厅, 三室一厅, 三室两厅, 一室一厅, 两室两厅, 四室两厅, 一居室, 两居室
house key: 三居室, 一房一厅, 整租, 拎包入住, 一房一廳, 兩房一廳, 三房兩廳, 整層出租, 房间出租, 房間出租, 單間出租, 雅房出租, 套房出租, 房地产, 房地產, 租房, 二手房, 房产, 新房, 楼盘
house key: 房屋出售, 别墅, 房產, 买房, 套房, 別墅, 房屋仲介, 房仲, 中介, 卖房, 賣房, 房屋租赁, 房屋租賃, 住房租赁, 住房租賃, 公寓租赁, 公寓租賃
house money-bag: 房貸, 房贷咨询, 房貸諮詢, 房屋贷款, 房屋貸款, 房贷增贷, 房貸增貸, 抵押贷款, 抵押貸款, 房屋抵押, 公积金贷款, 公積金貸款, 房屋二胎
house office-building: 学区房, 學區房, 预售屋, 預售屋, 新房楼盘, 新房樓盤, 新楼盘, 新樓盤, 樓盤, 看房, 買房, 售楼处, 售樓處, 样板间, 樣板間, 房屋中介, 房产中介, 房產中介, 商品房
house office-building: 新成屋, 中古屋, 購屋, 大平层, 大平層, 建案, 接待中心, 房源, 法拍房
house-with-garden hen: 农家乐, 農家樂
houses house: 透天, 透天厝, 联排别墅, 聯排別墅, 排屋, 叠墅, 疊墅
hut hen: 休闲农庄, 休閒農莊, 农庄, 農莊
market-stall carrot: 摊位, 攤位, 市集, 农夫市集, 摊位招租, 夜市摊位
marquee: 婚礼帐篷, 活动篷房, 篷房, 辦桌棚
mosque: 开斋节, 古尔邦节, 清真寺
museum: 博物馆, 博物館
office-building: 寫字樓, 写字楼招租, 寫字樓招租, 辦公室出租, 共享办公室, 共享辦公室, 共享辦公, 联合办公, 聯合辦公, 商務中心, 廠辦, 商辦
office-building desk: 写字楼出租, 写字楼, 办公室出租
photo-booth: 拍照亭, 拍貼機, 拍贴机, 自助照相
portable-toilet: 移动厕所, 流動廁所, 流动厕所, 移動廁所, 流動廁所出租, 移动厕所出租, 移动卫生间, 活動廁所
road-barrier: 道路封闭, 道路封閉, 封路
road-barrier safety-vest: 交通管制, 道路划线, 道路標線
roller-coaster: 游乐园, 遊樂園, 过山车, 主题乐园, 主題樂園
school backpack: ~ 学校, 學校
slide swing: 儿童游乐场
slide toy-bricks: 室内儿童乐园, 儿童乐园, 室內遊樂場, 親子樂園, 淘气堡, 亲子乐园, 室內親子
stained-glass: 彩绘玻璃, 彩色玻璃, 彩繪玻璃
storage-unit parcel: 迷你仓, 迷你倉, 自助仓储, 自助倉儲, 个人仓储, 家具寄存, 个人仓库, 迷你倉庫, 行李寄存仓, 家具寄倉, 物品寄存, 仓库, 倉庫
swimming-pool swimmer: 泳池清洁, 泳池维护, 泳池清潔, 泳池維護
swing slide: 秋千, 鞦韆, 游乐设施
tent: 童军, 童軍, 露营, 露營, 帐篷, 帳篷, 露营地, 營地, 充气床垫, 防潮垫, 充氣床墊
airplane suitcase: 旅行社, 旅游, 旅遊, 机票, 機票, 旅行, 度假, 跟团, 旅行團
airplane parcel: 空运, 空運, 货代, 貨代
alarm-clock: 闹钟, 鬧鐘
ambulance: 救护车
anchor ship: 造船厂, 船舶维修, 造船廠
beach-hut: 海滩小屋, 海灘小屋, 沙滩小屋, 沙灘小屋, 沙滩木屋
bellhop-bell: 柜台人员, 櫃檯人員, 前台, 前臺, 前台接待, 前臺接待, 柜檯人員, 酒店前台, 酒店前臺, 礼宾, 禮賓
bicycle: 自行车, 腳踏車, 单车, 電動車, 自行車, 單車, 脚踏车, 车包, 平衡车, 車包, 滑步車, 山地车, 山地車, 骑行, 公路车, 公路車
bicycle-courier: 自行车快递, 外卖员
brake-disc wrench: 刹车片, 剎車片, 更换刹车片, 煞車, 刹车, 煞車皮, 煞車來令片, 更換來令片, 刹车盘, 刹车保养
bricks: 砖头, 磚頭, 紅磚, 砌砖, 砌磚
bus: 大巴, 包车大巴, 遊覽車, 旅游大巴, 巴士, 客车
bus books: 流动图书馆, 行動圖書館, 流動圖書館, 流动图书车, 行動圖書車
camping-stove: 露营炉, 野营炉, 露營爐
canoe: 端午龙舟, 端午龍舟
canoe rower: 獨木舟, 龍舟競賽, 龙舟竞渡
car bubbles: 洗车, 洗車, 汽车美容, 汽車美容, 打蜡, 镀膜, 鍍膜, 汽车护理
car car-front: 二手车, 二手車, 汽车, 汽車, 租车, 租車, 4s店, 新车, 卖车, 贴车膜, 貼車膜, 车膜, 車膜, 汽车贴膜, 汽車貼膜, 太阳膜, 太陽膜, 改色膜, 隔热纸, 隔熱紙, 汽车隔热纸
car car-front: 汽車隔熱紙, 车展, 車展, 新車, 试驾, 試駕, 买车, 買車, 汽车销售, 汽車銷售, 隐形车衣, 隱形車衣, 镀晶, 鍍晶, 汽车镀膜, 汽車鍍膜, 中古车, 中古車, 收车, 收車, 行车记录仪
car car-front: 行車記錄儀, 行車紀錄器, 鈑金, 钣金喷漆, 鈑金噴漆, 汽车喷漆, 汽車噴漆, 鈑烤, 包膜, 凹痕修復
car tow-truck: 报废车, 報廢車, 报废车回收, 报废车辆, 報廢車回收
car wrench: 车身贴膜, 年检, 年檢, 汽车年检, 汽車年檢, 验车, 驗車, 年审, 年審, 保养厂, 变速箱, 變速箱
car location-pin: 顺风车, 順風車, 拼车, 拼車
car-battery wrench: 电瓶, 汽车电瓶, 换电瓶, 电瓶更换, 汽車電池, 換電瓶, 上门换电瓶, 搭电, 汽車電瓶, 汽车蓄电池, 電瓶更換, 道路救援搭电
car-front ring: 婚车, 婚车租赁, 禮車, 婚禮車, 结婚礼车
car-seat: 儿童安全座椅, 兒童安全座椅, 安全座椅, 汽車安全座椅
cargo-bike: 货运自行车
cargo-tricycle: 三轮车, 三輪車, 电动三轮车, 電動三輪車, 电三轮, 電三輪
carriage horse: 马车, 馬車
charging-station car: 充电桩, 充電樁, 充电站, 充電站
compass: 定向运动, 风水
compass fire: 童子军
compass world-map: 定向越野
crane: 塔吊, 起重机, 起重機
cruise-ship: 邮轮, 郵輪, 游轮, 遊輪, 邮轮旅游, 郵輪旅遊, 三峡游轮, 三峽遊輪
delivery-van lorry: 面包车, 麵包車, 快递, 物流, 货运, 貨運, 集运
dragon-boat: 龙舟, 龍舟, 赛龙舟, 賽龍舟, 扒龙舟, 扒龍舟, 龙舟赛, 龍舟賽, 端午龙舟赛, 龙舟比赛
engine-oil wrench: 机油, 換機油, 更换机油, 機油, 换机油, 機油更換, 小保养, 更換機油, 润滑油, 潤滑油
exhaust: 排气管, 排氣管, 汽车消声器, 三元催化, 三元催化器, 汽车排气管
factory key: 厂房租赁
factory crane: 钢结构, 鋼結構
ferry: 轮渡
fire-engine fire: 义务消防队
fire-engine rescue-helmet: 消防志愿者, 义务消防, 義消, 消防队, 消防隊, 消防员
food-truck takeaway-box: 餐车, 餐車, 快餐车
fuel-pump: 加油站
gurdwara: 谒师所, 锡克教寺庙, 锡克庙, 锡克教堂
hand-cart: 手拉车, 木制拖车, 手推木车, 露营推车
hang-glider: 悬挂式滑翔机, 悬挂滑翔, 滑翔翼, 三角翼飞行
hearse: 灵车, 靈車
helicopter: 直升机, 直升機
hot-air-balloon: 热气球
houseboat: 船屋
inflatable-boat: 橡皮艇, 充气艇, 充气船, 充氣艇, 橡皮船
insured-car shield: 车险, 車險, 汽车保险, 汽車保險, 强制险, 交强险, 強制險, 車體險, 車險報價, 车辆保险
jet-ski wave: 水上摩托, 摩托艇
kayak: 皮划艇, 独木舟皮划艇
lectern microphone: 讲座, 講座
lifebuoy wave: 水上救援, 海上救援
limousine: 加长轿车, 加長禮車, 豪华轿车出租, 加长林肯, 加長型禮車, 加长婚车
locomotive: 蒸汽机车, 火车模型
log-cabin: 小木屋, 原木屋, 圆木屋, 圓木屋, 原木小屋, 原木别墅
lorry: 货车司机, 卡车司机, 大车司机, 貨車司機, 卡车, 货车, 貨車
lorry bricks: 商品混凝土
lorry delivery-van: 搬家, 搬家公司, 家具搬运, 家具搬運, 钢琴搬运, 鋼琴搬運, 搬宿舍, 居民搬家, 货拉拉, 貨拉拉, 拉货, 拉貨, 搬厂, 搬廠, 长途搬家, 長途搬家, 小型搬家, 面包车拉货
lorry delivery-van: 麪包車拉貨, 麵包車拉貨, 回頭車, 自助搬家, 物流专线, 物流專線, 冷链物流, 冷鏈物流, 搬屋
lorry recycling: 废弃物清运, 廢棄物清運, 垃圾清運, 建築垃圾清運, 清运, 清運, 大型家具回收, 大型傢俱回收, 廢傢俱
lorry snowflake: 冷藏车, 冷藏車, 冷链, 冷鏈
market-stall: 集市, 赶集, 趕集
market-stall heart: 义卖, 義賣
minibus: 保姆车, 保姆車
mobility-scooter wheelchair: 电动轮椅, 電動輪椅, 老人代步车, 電動代步車, 代步车
motor-boat anchor: 船外机, 船外機, 船用发动机, 海钓船, 出海捕鱼
motor-boat wave: 游艇, 租船, 遊艇, 游船, 遊船
motor-scooter: 電動機車, 电动车, 電瓶車, 电摩, 電摩, 二手电动车, 二手电瓶车, 电瓶车
motor-scooter motorcycle: 機車行, 機車, 摩托车行
motor-scooter takeaway-box: 外賣騎手, 骑手, 騎手, 外賣員, 外送员, 外送員, 外卖配送, 外賣配送, 送餐员, 送餐員, 外送平台, 外送平臺
motor-scooter parcel: 跑腿
motorcycle: 二手機車, 中古機車, 摩托车, 二手摩托车, 机车, 摩托車, 電單車, 机车租借, 重機, 重機出租, 重機租借, 二手摩托
motorcycle wrench: 機車換機油, 機車保養, 機車維修, 摩托车维修, 摩托车保养, 摩托车换机油
motorcycle-helmet motorcycle: 机车安全帽, 摩托车头盔
number-plate: 车牌, 車牌, 汽车牌照, 车牌号
onsen: 日式温泉, 泡温泉, 温泉酒店, 露天温泉, 日式溫泉, 泡溫泉
paddleboard wave: 桨板, 槳板, 立槳, 桨板体验
parachute: 跳伞
parking-sign: 车位, 車位, 车位出售, 車位出售, 停车位, 停車位, 停车场, 停車場, 平面車位, 停车, 泊车, 泊車, 出租车位, 车位出租, 出租車位
parking-sign location-pin: 車位出租
passport suitcase: 签证, 簽證, 护照, 護照, 移民
quad-bike: 全地形车, 沙滩车, 沙灘車, 四轮摩托, 越野沙滩车
roller-skate: 轮滑, 直排輪, 旱冰鞋
roof-box: 车顶箱, 车顶行李箱, 车顶行李架
sailing-boat anchor: 游艇停泊, 游艇码头, 遊艇碼頭
shepherds-hut: 牧羊人小屋
ship: 进出口, 報關, 海運
skip: 建筑垃圾清运, 装修垃圾清运
snow-plough: 除雪, 铲雪, 鏟雪
snowshoes: 雪鞋, 雪鞋徒步, 雪鞋健行
spark-plug: 火花塞
steering-wheel car: 驾校, 駕校, 学车, 駕訓班, 考驾照, 驾照, 駕訓, 代驾, 代駕, 學車, 考駕照, 道路驾驶, 道路駕駛, 陪驾, 陪駕, 驾训班, 陪练车, 陪練車, 教练车, 教練車, 驾驶, 駕駛
steering-wheel lorry: 货车驾照, b2驾照
steering-wheel briefcase: 招聘司机, 招聘司機, 诚聘司机, 誠聘司機, 徵司機
stroller baby-bottle: 婴儿车, 嬰兒車, 婴儿推车, 嬰兒推車, 推车租赁, 童车
suitcase: 行李箱, 旅行箱, 拉杆箱, 拉桿箱, 登机箱, 登機箱
suitcase handbag: 箱包
suv mountain: 沙滩车出租
tanker: 抽粪, 化粪池, 化糞池, 水肥車, 抽水肥, 吸粪车, 油罐车, 送水车, 化粪池清理, 洒水车, 灑水車
taxi car: 出租车, 包车, 接机, 計程車, 包車
taxi: 的士
tent backpack: 户外用品, 戶外用品, 夏令营, 夏令營
three-wheel-van: 三轮货车, 机动三轮车, 三輪貨車, 载货三轮车
tipi: 印第安帐篷, 印第安帳篷, 圆锥帐篷, 尖顶帐篷
tipper-truck: 砂石, 自卸车, 沙石, 土方工程
tow-truck: 拖吊, 拖吊車
tow-truck car: 拖车, 拖車, 道路救援, 拖车服务, 拖車服務, 汽车救援
tractor wheat: 曳引機, 农场, 農場, 农机, 拖拉机, 農機
traffic-cone: 交通锥, 路锥, 交通路锥, 交通錐
train locomotive: 火车, 火車
tuk-tuk: 嘟嘟车, 嘟嘟车游览, 突突车, 机动三轮出租车
tyre wrench: 轮胎, 輪胎, 补胎, 换胎, 换轮胎
vintage-car: 老爷车, 古董车, 老爺車, 經典車
wall-clock: 挂钟, 掛鐘
watch: 修表, 手表, 手錶, 钟表, 鐘錶, 修錶, 腕表, 运动手环, 運動手環
wheelchair crutch: 轮椅, 輪椅
windmill: 荷兰风车, 风车磨坊, 风车小镇
world-map flag: 导游, 導遊
yurt: 蒙古包, 毡房, 蒙古包住宿, 蒙古包出租
`;
