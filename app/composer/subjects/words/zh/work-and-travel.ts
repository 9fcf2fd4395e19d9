/** Chinese words for work, places and travel. Notation: word-list.ts. */
export const chineseWorkAndTravel = `
abacus: 珠心算, 珠算, 心算
anvil hammer: 打鐵, 铁匠, 鐵匠, 打铁
ballot-box: 选民, 投票, 为我们投票, 选举, 選舉
blackboard: 黑板, 白板
blood-drop: 献血, 无偿献血, 捐血, 捐血活動
book: 古籍修复
book books: 纪念册, 紀念冊, 画册, 畫冊, 畢業紀念冊, 装订, 裝訂
books open-book: 旧书, 舊書, 讀書會, 书店, 書店, 图书馆, 圖書館, 图书, 新书, 读书会, 圖書, 二手书, 二手書, 绘本, 繪本
books pencil: 考研, 考公, 雅思, 托福, 教资, 雅思培訓, 多益
briefcase handshake: 咨询公司, 求职, 人力资源
briefcase handshake: ~ 招聘, 徵才
calculator receipt: 会计, 會計, 会计师, 會計師, 代理记账, 报税, 報稅, 税务, 記帳, 记账, 稅務
calendar clipboard: 研讨会, 講座
card-terminal credit-card: 收银机, 收銀機, 收银系统, 收銀系統, 刷卡机, 刷卡機, 点餐系统, 點餐系統, 收款机
chainsaw logs: 油锯, 電鋸, 链锯, 鏈鋸, 伐木
chart-up: 理财, 理財, 投资, 投資, 股票, 基金
cherry-picker: 高空作业车, 升降车出租, 高空车, 高空作业平台
circuit-board: 电路板, 線路板, 电路板维修, 电子元件
coin: 钱币, 古钱币
coin magnifier: 钱币收藏, 古币
combine-harvester: 代收割
combine-harvester wheat: 收割机, 收割機
concrete-mixer bricks: 混凝土, 预拌混凝土, 預拌混凝土, 商砼, 混凝土泵车
credit-card smartphone: 信用卡
desktop-computer laptop: 网站建设, 網站, 编程, 软件开发, 少儿编程, 网站, 編程, 软件, 軟體, 程式, 网页设计, 網頁設計, 小程序
desktop-computer receipt: 餐饮收银系统
document fountain-pen: 法庭口译
drill toolbox: 电钻, 電鑽
drone: 无人机, 無人機, 空拍
excavator crane: 挖掘机, 挖土機, 小型挖掘机, 怪手
forklift: 叉车, 叉車, 堆高機, 叉车培训
fountain-pen document: 文具, 文具店
gavel: 拍卖行, 拍卖会
hydraulic-hose: 液压软管, 液壓軟管, 液压油管, 液壓油管
laptop screwdriver: 数据恢复, 資料救援, 資料恢復, 电脑维修, 電腦維修, 网课, 线上课程, 線上課程, 笔记本电脑, 共享办公, 电脑, 電腦, 筆電, 共享空間
lathe: 车床, 車床, 数控加工, 數控加工, 精密加工, 機械加工, 机械加工
lift: 电梯维保, 電梯保養, 家用电梯, 家用電梯, 电梯安装, 電梯維修, 电梯维修
loudspeaker: 音响, 音響
magnifier: 侦探, 徵信社, 徵信
megaphone chart-up: 居民大会, 听证会, 业主大会, 說明會, 里民大會, 广告公司, 營銷, 营销, 行銷, 广告, 廣告, 推广
memo light-bulb: 知识竞赛, 问答游戏
microscope test-tube: 科学实验, 科學實驗
newspaper: 报纸, 報紙, 杂志
notebook pencil: 作业辅导, 作業輔導, 晚托班, 课后托管, 安親班, 安亲班
open-book pencil: 补习, 補習, 家教, 英语培训, 英語, 辅导班, 翻译, 英语课, 翻譯, 培训班, 辅导, 外语, 家教老师, 暑期班, 補習班, 英语, 英文
open-book speech-bubble: 语言学校
paintbrush palette: 蓝染, 年画, 唐卡, 剪纸, 剪紙
paintbrush scroll: 写春联, 春联, 春聯, 揮毫, 书法, 書法, 书法班, 書法班, 毛笔字, 毛筆字
pallet: 木托盘, 棧板, 卡板
pallet forklift: 仓库出租, 仓库转租, 仓库招租, 倉庫出租, 倉庫轉租, 厂房出租
parcel delivery-van: 纸箱, 仓储, 迷你倉
pill stethoscope: 药店, 藥局, 保健品, 维生素, 药房, 藥妝, 藥房
postbox love-letter: 邮票, 集邮, 郵票
printer: 印刷, 名片, 打印, 复印, 列印, 影印, 招牌, 广告牌
road-roller: 沥青, 柏油, 沥青路面, 道路施工
robot gear: 机器人编程, 机器人, 機器人
rubber-stamp: 篆刻
rubber-stamp document: 公证, 公证处, 公證, 印章, 刻章, 刻印
scaffold ladder: 脚手架, 鷹架, 棚架, 搭棚
scales: 律师, 律師, 律师事务所, 法律咨询, 法律, 离婚, 商标, 離婚
scissors hair-comb: 理发店, 美发, 美髮, 发廊, 剪发, 理髮, 染髮, 髮廊, 发型, 接发, 理发, 染发, 烫发, 剪髮
scroll: 装裱, 字画装裱, 裝裱
server: 服务器, 虚拟主机, 主机托管, 伺服器, 虛擬主機
set-square ruler: 建筑事务所, 建筑设计, 建筑师, 建築師, 数学辅导, 數學, 数学, 奥数, 算數, 建築設計
shipping-container: 集装箱, 货柜, 貨櫃, 集装箱房, 海运
smartphone: 二手手机, 二手手機, 二手iphone, 手机, 手機, 手机维修, 手機維修, 手機包膜
smartphone laptop: 应用开发, 小程序开发
soldering-iron: 焊接电路, 电子制作
speech-bubble: 语言交换, 语言治疗, 語言治療, 语言康复
speech-bubble microphone: 口才, 演讲, 演講, 主持班
speech-bubble open-book: 德语, 德語, 法语, 法語, 日语, 日語, 韩语, 韓語, 西班牙语, 西班牙語
spotlight: 舞台灯光, 舞台燈光, 灯光音响, 燈光音響, 舞台灯光租赁
stethoscope: 医院, 醫院, 体检, 體檢, 儿科, 健檢, 门诊
stethoscope hospital: 血液透析, 人工透析, 洗腎, 透析中心, 风湿科, 風濕科, 消化内科, 腸胃科, 内分泌科, 肾内科, 肛肠科, 肛腸科
stethoscope: ~ 诊所, 診所
syringe: 疫苗, 疫苗接种, 玻尿酸, 肉毒
telephone: 呼叫中心, 客服电话外包, 總機, 電話總機, 心理热线
telescope star: 天文台
test-tube blood-drop: 化验, 抽血
welding-mask fire: 焊接, 电焊, 電焊, 焊工, 燒焊, 氩弧焊, 氬焊
bank coin: 银行, 銀行, 贷款, 貸款, 房贷, 借款
barber-pole razor: 男士理发, 剃须, 油頭
bouncy-castle balloon: 氣墊城堡, 充气城堡, 氣墊床遊樂
bricks trowel: 建筑公司, 建材, 建筑, 建築, 施工, 泥瓦, 工程队, 拆除, 水泥, 红砖
campervan campsite: 房车, 房車, 露营车, 露營車, 房车租赁, 露營車租賃
church: 聖誕崇拜, 教會, 教堂
church candle: 礼拜, 弥撒, 主日崇拜, 禮拜
circus-tent: 马戏团, 馬戲團
convenience-store key: 旺铺出租, 店铺转让, 店面出租, 商铺出租, 旺鋪出租, 店面頂讓
crane bricks: 吊车, 吊車
house heart: 寄养家庭, 寄養家庭, 家庭寄养
house key: 村屋, 放租, 村屋放租, 洋樓放租, 全層放租, 業主盤, 业主盘, 房屋出租, 住宅出租, 兩房, 三房, 两房一厅, 两室一厅, 三室一厅, 三室两厅, 一室一厅, 两室两厅, 四室两厅, 一居室, 两居室
house key: 三居室, 一房一厅, 整租, 拎包入住, 一房一廳, 兩房一廳, 三房兩廳, 整層出租, 房间出租, 房間出租, 單間出租, 雅房出租, 套房出租, 房地产, 房地產, 公寓, 租房, 二手房, 房产, 新房, 楼盘
house key: 房屋出售, 别墅, 房產, 买房, 套房, 別墅, 房屋仲介, 房仲, 中介, 卖房, 賣房
market-stall carrot: 摊位, 攤位, 市集, 农夫市集, 摊位招租, 夜市摊位
marquee: 婚礼帐篷, 活动篷房, 篷房, 辦桌棚
mosque: 开斋节, 古尔邦节, 清真寺
museum: 博物馆, 博物館
office-building desk: 写字楼出租, 写字楼, 办公室出租
photo-booth: 拍照亭, 拍貼機, 拍贴机, 自助照相
road-barrier safety-vest: 交通管制, 道路划线, 道路標線
roller-coaster: 游乐园, 遊樂園, 过山车, 主题乐园, 主題樂園
school backpack: ~ 学校, 學校
slide swing: 儿童游乐场
slide toy-bricks: 室内儿童乐园, 儿童乐园, 室內遊樂場, 親子樂園, 淘气堡, 亲子乐园, 室內親子
stained-glass: 彩绘玻璃, 彩色玻璃, 彩繪玻璃
swimming-pool swimmer: 泳池清洁, 泳池维护, 泳池清潔, 泳池維護
swing slide: 秋千, 鞦韆, 游乐设施
tent: 童军, 童軍, 露营, 露營, 帐篷, 帳篷, 露营地, 營地
airplane suitcase: 旅行社, 旅游, 旅遊, 机票, 機票, 旅行, 度假, 跟团, 旅行團
ambulance: 救护车
anchor ship: 造船厂, 船舶维修, 造船廠
bicycle: 自行车, 腳踏車, 单车, 電動車, 自行車, 單車, 脚踏车
bus: 大巴, 包车大巴, 遊覽車, 旅游大巴, 巴士, 客车
bus books: 流动图书馆, 行動圖書館, 流動圖書館, 流动图书车, 行動圖書車
canoe rower: 漂流, 獨木舟, 泛舟
car bubbles: 洗车, 洗車, 汽车美容, 汽車美容, 打蜡, 镀膜, 鍍膜
car car-front: 二手车, 二手車, 汽车, 汽車, 租车, 租車, 4s店, 新车, 卖车
car shield: 车险, 車險
car tow-truck: 报废车, 報廢車, 报废车回收, 报废车辆, 報廢車回收
car wrench: 车身贴膜
car-front ring: 婚车, 婚车租赁, 禮車, 婚禮車, 结婚礼车
carriage horse: 马车, 馬車
charging-station car: 充电桩, 充電樁, 充电站, 充電站
compass: 定向运动
compass fire: 童子军
compass world-map: 定向越野
delivery-van lorry: 面包车, 麵包車, 快递, 物流, 货运, 貨運, 集运
ferry: 轮渡
fire-engine fire: 义务消防队
fire-engine rescue-helmet: 消防志愿者, 义务消防, 義消, 消防队, 消防隊, 消防员
food-truck takeaway-box: 餐车, 餐車, 快餐车
fuel-pump: 加油站, 煤气, 瓦斯
hearse: 灵车, 靈車
helicopter: 直升机, 直升機
hot-air-balloon: 热气球
houseboat: 船屋
jet-ski wave: 水上摩托, 摩托艇
kayak: 皮划艇, 独木舟皮划艇
lifebuoy wave: 水上救援, 海上救援
locomotive: 蒸汽机车, 火车模型
lorry: 货车司机, 卡车司机, 大车司机, 貨車司機, 拖吊, 拖吊車, 卡车, 货车, 貨車
lorry bricks: 商品混凝土
lorry delivery-van: 搬家, 搬家公司, 家具搬运, 家具搬運, 钢琴搬运, 鋼琴搬運, 搬宿舍, 居民搬家
mobility-scooter wheelchair: 电动轮椅, 電動輪椅, 老人代步车, 電動代步車, 代步车
motor-boat anchor: 船外机, 船外機, 船用发动机, 海钓船, 出海捕鱼
motor-boat wave: 游艇, 租船, 遊艇, 游船, 遊船
motor-scooter: 電動機車, 电动车
motor-scooter motorcycle: 機車行, 機車, 换机油, 換機油, 摩托车行
motorcycle: 二手機車, 中古機車, 摩托车, 二手摩托车, 机车, 摩托車, 電單車, 机车租借, 重機, 重機出租, 重機租借
motorcycle wrench: 機車換機油, 機車保養, 機車維修, 摩托车维修, 摩托车保养, 摩托车换机油
motorcycle-helmet motorcycle: 机车安全帽, 摩托车头盔
paddleboard wave: 桨板, 槳板, 立槳, 桨板体验
parachute: 滑翔伞, 飛行傘, 跳伞, 滑翔傘
parking-sign location-pin: 車位出租, 车位出租
passport suitcase: 签证, 簽證, 护照, 護照, 移民
quad-bike: 全地形车, 沙滩车, 沙灘車, 四轮摩托, 越野沙滩车
racing-car tyre: 卡丁车, 卡丁車
roller-skate: 轮滑, 直排輪
sailing-boat anchor: 游艇停泊, 游艇码头, 遊艇碼頭
ship: 进出口, 報關, 海運
skip: 建筑垃圾清运, 装修垃圾清运
snow-plough: 除雪, 铲雪, 鏟雪
spark-plug: 火花塞
steering-wheel car: 驾校, 駕校, 学车, 駕訓班, 考驾照, 驾照, 駕訓, 代驾, 代駕
steering-wheel lorry: 货车驾照, b2驾照
stroller baby-bottle: 婴儿车, 嬰兒車, 婴儿推车, 嬰兒推車, 推车租赁, 童车
suitcase: 行李箱, 旅行箱
suv mountain: 沙滩车出租
tanker: 抽粪, 化粪池, 化糞池, 水肥車, 抽水肥, 吸粪车, 油罐车, 送水车, 化粪池清理
taxi car: 出租车, 包车, 接机, 計程車, 包車
tipper-truck: 砂石, 自卸车, 沙石, 土方工程
tow-truck car: 拖车, 拖車, 道路救援, 拖车服务, 拖車服務, 汽车救援
tractor wheat: 曳引機, 农场, 農場, 农机, 拖拉机, 農機
train locomotive: 火车, 火車
tyre wrench: 轮胎, 輪胎, 补胎, 换胎, 换轮胎
vintage-car: 老爷车, 古董车, 老爺車, 經典車
watch: 修表, 手表, 手錶, 钟表, 鐘錶, 修錶, 腕表
wheelchair crutch: 轮椅, 輪椅
`;
