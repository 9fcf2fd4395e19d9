/** Chinese words for work, places and travel. Notation: word-list.ts. */
export const chineseWorkAndTravel = `
3d-printer: 3d打印, 3d打印机, 3d列印, 3d印表機, 三维打印
abacus: 珠心算, 珠算, 心算
anvil hammer: 打鐵, 铁匠, 鐵匠, 打铁
app-phone: 小程序開發, 手机应用, 應用程式, 手机app, app开发, app上线, 下载app, 我们的app, 手機app, 下載app, app下載, app下载, 应用程序, 手机软件
app-phone laptop: 应用开发, 小程序开发
ballot-box: 选民, 为我们投票, 选举, 選舉, 业主大会投票, 業主大會投票, 业委会选举, 業委會選舉, 里長選舉, 裏長選舉, 裡長選舉, 公投, 选民登记, 選民登記, 投票
billboard: 广告牌, 戶外廣告, 户外广告, 廣告看板, 大型廣告牌, 广告牌出租, 戶外看板, 戶外廣告牌, 户外大屏, 高炮广告
blackboard: 黑板
blood-drop: 献血, 无偿献血, 捐血, 捐血活動
book: 古籍修复, 電子書閱讀器
book books: 纪念册, 紀念冊, 画册, 畫冊, 畢業紀念冊, 装订, 裝訂
books: 食谱书, 旅行指南, 食譜書, 旅遊指南
books open-book: 旧书, 舊書, 讀書會, 书店, 書店, 图书馆, 圖書館, 图书, 新书, 读书会, 圖書, 二手书, 二手書, 绘本, 繪本
books pencil: 考研, 考公, 雅思, 托福, 教资, 雅思培訓, 多益
briefcase handshake: 咨询公司, 求职, 人力资源
briefcase handshake: ~ 招聘, 徵才
briefcase handshake: 招聘会, 招聘會, 就業博覽會, 就业博览会, 校园招聘, 校園徵才
business-cards printer: 名片, 名片印刷, 印名片, 名片制作, 名片設計, 名片设计, 名片製作
calculator receipt: 会计, 會計, 会计师, 會計師, 代理记账, 报税, 報稅, 税务, 記帳, 记账, 稅務, 报税季, 報稅季, 記賬, 代理記賬, 记帐士, 記帳士, 税务筹划, 稅務籌劃, 财务外包, 財務外包
calculator receipt: 薪资代算, 薪資代算, 综合所得税, 綜合所得稅, 報稅服務, 會計事務所, 會計課, 审计, 審計, 工资代发, 工資代發, 税务咨询, 稅務諮詢
calendar: 台历, 挂历, 桌曆, 月曆
calendar clipboard: 研讨会, 講座
card-terminal credit-card: 刷卡机, 刷卡機, 点餐系统, 點餐系統
card-terminal receipt: 收银员, 收銀員, 收银, 收銀, 结帐人员, 結帳人員, 收銀人員
cash-register: 收银机, 收款机, 收銀機, 收银系统, 收銀系統
chainsaw logs: 油锯, 链锯, 鏈鋸, 伐木, 電鋸
chart-up: 理财, 理財, 投资, 投資, 股票, 基金
cherry-picker: 高空作业车, 升降车出租, 高空车, 高空作业平台
circuit-board: 电路板, 線路板, 电路板维修, 电子元件
coin: 钱币, 古钱币, 黄金, 黃金
coin magnifier: 钱币收藏, 古币
coin ring: 黄金回收, 黃金回收, 贵金属, 貴金屬, 金条, 金條, 当铺, 當鋪, 回收黄金, 回收黃金, 铂金回收, 鉑金回收, 以旧换新黄金, 以舊換新黃金
combine-harvester: 代收割
combine-harvester wheat: 收割机, 收割機
concrete-mixer bricks: 混凝土, 预拌混凝土, 預拌混凝土, 商砼, 混凝土泵车
crayon: 涂色书, 数字油画, 橡皮泥, 彩泥, 水彩颜料, 著色本, 數字油畫, 黏土, 色鉛筆, 水彩顏料
credit-card banknotes: 信用贷款, 信用貸款, 个人贷款, 個人貸款, 小额贷款, 小額貸款, 信用卡办理, 信用卡辦理, 企业贷款, 企業貸款, 經營貸, 債務整合, 借錢, 青創貸款, 汽车抵押, 汽車抵押
credit-card smartphone: 信用卡
desktop-computer: 电竞显示器, 電競螢幕, 電腦螢幕
desktop-computer laptop: 编程, 软件开发, 少儿编程, 編程, 软件, 軟體, 程式, 小程序
desktop-computer receipt: 餐饮收银系统
document fountain-pen: 法庭口译, 代书, 代書, 地政士, 过户, 房產過戶, 存證信函, 代写文书, 代寫文書, 過戶
document rubber-stamp: 公司注册, 公司註冊, 注册公司, 註冊公司, 工商注册, 工商註冊, 公司登记, 公司登記, 营业执照, 營業執照, 商标注册, 商標註冊, 资质代办, 資質代辦, 公司变更, 公司變更
document rubber-stamp: 工商登記, 設立公司, 专利申请, 專利申請
drill: 冲击钻, 電動起子
drill toolbox: 电钻, 電鑽
drone: 无人机, 無人機, 空拍, 航拍, 无人机培训, 無人機培訓, 空拍機, 植保无人机, 植保無人機
excavator crane: 挖掘机, 挖土機, 小型挖掘机, 怪手
exhibition-stand: 展位搭建, 展台搭建, 展览展位, 展台设计, 參展攤位
forklift: 叉车, 叉車, 堆高機, 叉车培训
fountain-pen clipboard: 连署, 連署, 签名活动, 簽名活動, 请愿, 請願, 问卷, 問卷, 问卷调查, 問卷調查, 签名连署, 簽名連署
fountain-pen document: 文具, 文具店
gavel: 拍卖行, 拍卖会
generator plug: 发电机, 發電機, 发电机出租, 發電機出租, 发电机租赁, 柴油发电机, 柴油發電機, 發電機租賃, 发电机组, 发电车出租
hard-hat: 安全帽, 工地安全帽, 建筑安全帽, 工地頭盔
headset speech-bubble: 客服专员, 客服專員, 客服人员, 客服人員, 門市客服, 客服, 呼叫中心, 客服中心, 电话客服, 電話客服, 電話行銷, 电话销售, 客服外包, 客服热线, 話務員, 话务员, 電銷
house-contract: 房产过户, 租房合同, 房屋過戶, 租約, 房产证, 租賃合約, 二手房过户, 房屋买卖合同, 房地產過戶
hydraulic-hose: 液压软管, 液壓軟管, 液压油管, 液壓油管
laptop screwdriver: 数据恢复, 資料救援, 資料恢復, 电脑维修, 電腦維修, 网课, 线上课程, 線上課程, 笔记本电脑, 共享办公, 电脑, 電腦, 筆電, 共享空間
lathe: 车床, 車床, 数控加工, 數控加工, 精密加工, 機械加工, 机械加工
lift: 电梯维保, 電梯保養, 家用电梯, 家用電梯, 电梯安装, 電梯維修, 电梯维修
location-pin seedling: 农地, 农场转让, 農場轉讓
loudspeaker: 音响, 音響
love-letter: 贺卡, 明信片, 包装纸, 賀卡, 包裝紙
magnifier: 侦探, 徵信社, 徵信
meeting-room: 会议室, 会议室出租, 会议室租赁, 會議室, 會議室出租, 會議室租借
megaphone chart-up: 业主大会, 說明會, 里民大會, 广告公司, 營銷, 营销, 行銷, 广告, 廣告, 推广
megaphone speech-bubble: 居民大会, 居民大會, 听证会, 聽證會, 公聽會
memo light-bulb: 知识竞赛, 问答游戏
microscope test-tube: 科学实验, 科學實驗
newspaper: 报纸, 報紙, 杂志
notebook: 笔记本子, 手账本, 筆記本子, 手帳
notebook pencil: 作业辅导, 作業輔導, 晚托班, 课后托管, 安親班, 安亲班
open-book pencil: 补习, 補習, 家教, 英语培训, 英語, 辅导班, 英语课, 培训班, 辅导, 外语, 家教老师, 暑期班, 補習班, 英语, 英文, 雅思培训, 託福, 多益补习, 多益補習, 英检, 英檢
open-book pencil: 考研辅导, 考研輔導, 公务员考试, 公務員考試, 公考, 公職補習, 国考, 國考, 教师资格证, 教師資格證, 教資, 考证, 考證, 中考, 高考, 高考冲刺, 高考衝刺, 作文班, 作文课
open-book pencil: 作文課, 补习班, 伴读, 伴讀, 一对一辅导, 一對一輔導, 奧數, 學測, 指考, 會考, 專升本, 自考, 建造师, 建造師
open-book speech-bubble: 语言学校
paintbrush palette: 蓝染, 年画, 唐卡, 剪纸, 剪紙
paintbrush scroll: 春联, 春聯, 揮毫
pallet: 木托盘, 棧板, 卡板
pallet forklift: 仓库出租, 仓库转租, 仓库招租, 倉庫轉租, 倉庫出租
pallet-truck: 手动液压搬运车, 手动叉车, 地牛, 托盘搬运车
parcel delivery-van: 纸箱, 仓储, 快遞, 快递员, 快遞員, 宅配, 寄快递, 寄快遞, 仓库分拣, 倉庫分揀, 同城配送, 包裹, 仓管, 倉管, 理货员, 理貨員, 分拣员, 分揀員
pencil crayon: 托管班, 託管班, 暑托班, 午托, 課後託管, 課後班, 课后辅导, 課後輔導, 小饭桌, 小飯桌, 寒托
phone-case: 手机壳, 手機殼, 手机套, 手机配件, 手機配件, 手機保護殼
pill: 保健食品
pill stethoscope: 药店, 藥局, 保健品, 维生素, 药房, 藥妝, 藥房
plaster: 三伏贴, 三伏貼
power-bank: 充电宝, 行動電源, 移动电源
price-tag desk-lamp: 跳蚤市場
printer: 印刷, 打印, 复印, 列印, 影印
road-roller: 沥青, 柏油, 沥青路面, 道路施工
robot gear: 机器人编程, 机器人, 機器人
rubber-stamp: 篆刻
rubber-stamp document: 公证, 公证处, 公證, 印章, 刻章, 刻印
scaffold ladder: 脚手架, 鷹架, 棚架, 搭棚
scales: 律师, 律師, 律师事务所, 法律咨询, 法律, 离婚, 商标, 離婚
scissor-lift: 剪叉式升降机, 剪刀式升降機, 剪叉车, 剪叉式高空作业平台
scissors: 手工套装, 手作材料包
scissors hair-comb: 理发店, 美发, 美髮, 发廊, 剪发, 理髮, 染髮, 髮廊, 发型, 理发, 染发, 烫发, 剪髮, 美发师, 美髮師, 发型师, 髮型師, 理发师, 理髮師, 美发学徒, 美髮學徒, 髮型設計師
scissors hair-comb: 設計師助理
scroll: 装裱, 字画装裱, 裝裱
server: 服务器, 虚拟主机, 主机托管, 伺服器, 虛擬主機
set-square ruler: 建筑事务所, 建筑设计, 建筑师, 建築師, 数学辅导, 數學, 数学, 奥数, 算數, 建築設計
shipping-container: 集装箱, 货柜, 貨櫃, 集装箱房, 海运
signing-hands: 手语, 手語, 手语课程, 手语翻译, 手語翻譯
site-cabin: 工地集装箱, 集装箱办公室, 活动板房, 工地板房
smartphone: 二手手机, 二手手機, 二手iphone, 手机维修, 手機維修, 手機包膜, 手机膜, 手機膜, 门号, 門號, 门号续约, 門號續約, 门号申办, 門號申辦, 電信門市, 月租方案, 手机卡, 手機卡, 手机套餐
smartphone: 手機套餐, 手机店, 手機店, 空機, 手机, 手機
smartphone clapperboard: 短视频拍摄, 短視頻拍攝, 短视频制作, 短視頻製作, 短影音, 抖音代运营, 抖音代運營, 直播带货, 直播帶貨, 短影音拍攝
soldering-iron: 焊接电路, 电子制作
speaker: 蓝牙音箱, 音箱, 藍牙喇叭, 喇叭
speech-bubble: 语言交换, 语言治疗, 語言治療, 语言康复
speech-bubble microphone: 口才, 演讲, 演講, 主持班
speech-bubble open-book: 德语, 德語, 法语, 法語, 日语, 日語, 韩语, 韓語, 西班牙语, 西班牙語, 日语课, 日語課, 日文课, 日文課, 日文班, 韓文課, 法语课, 法語課, 英语角, 英語角
speech-bubble open-book: 外教, 成人英语, 成人英語, 口语, 口語, 口语课, 口語課, 少儿英语, 少兒英語, 語言交換, 西班牙文, 美語, 粤语课, 粵語課
spotlight: 舞台灯光, 舞台燈光, 灯光音响, 燈光音響, 舞台灯光租赁
stethoscope: 医院, 醫院, 体检, 體檢, 儿科, 健檢, 门诊
stethoscope hospital: 血液透析, 人工透析, 洗腎, 透析中心, 风湿科, 風濕科, 消化内科, 腸胃科, 内分泌科, 肾内科, 肛肠科, 肛腸科
stethoscope: ~ 诊所, 診所
stethoscope: 鼻炎
stethoscope clipboard: 健康检查, 健康檢查, 体检套餐, 體檢套餐, 入职体检, 入職體檢, 健检, 内科, 內科, 外科, 胃肠镜, 胃腸鏡, 胃镜, 胃鏡, 肠镜, 腸鏡, 糖尿病, 高血压, 高血壓, 甲状腺
stethoscope clipboard: 甲狀腺, 泌尿科, 痔疮, 痔瘡, 家庭医生, 家庭醫生, 互联网医院, 互聯網醫院, 整形医院, 整形醫院, 吸脂, 隆鼻, 隆胸, 抽脂, 静脉曲张, 靜脈曲張, 哮喘, 打鼾, 睡眠呼吸
stethoscope clipboard: 减重门诊, 減重門診, 家醫科, 勞工體檢, 体重管理, 體重管理
syringe: 疫苗, 疫苗接种, 玻尿酸, 肉毒, 打疫苗, 疫苗接種, 流感疫苗, 肉毒素, 瘦脸针, 瘦臉針, 打针, 打針, 瘦脸, 瘦臉, 带状疱疹疫苗, 帶狀皰疹疫苗, 預防針, 輸液, 美白針, 瘦瘦針
tablet: 平板电脑, 平板電腦, ipad, 电子书阅读器, 數位板
telehandler: 伸缩臂叉装车, 伸缩臂叉车, 伸縮臂堆高機
telephone: 客服电话外包, 總機, 電話總機, 心理热线
telescope star: 天文台
test-tube blood-drop: 化验, 抽血
theodolite set-square: 测绘, 土地测量, 土地測量, 工程测量, 測繪, 全站仪, 工程測量, 土地鑑界, 測量公司, 测绘公司
translation open-book: 翻译, 翻譯, 翻译公司, 翻譯公司, 翻譯社, 口译, 口譯, 同声传译, 同傳, 翻译服务, 翻譯服務, 陪同翻译, 文件翻譯, 笔译
translation rubber-stamp: 证件翻译, 公证翻译, 公證翻譯, 宣誓翻译, 盖章翻译
ultrasound: 超声检查, 彩超, 超聲波檢查
usb-stick: 优盘, 闪存盘, 隨身碟
vending-machine soft-drink: 自动售货机, 自動販賣機, 售货机, 販賣機, 自动贩卖机, 無人販賣機, 无人售货机, 自動售貨機, 售賣機, 智能售货机, 無人售貨機
video-call headphones: 线上讲座, 线上会议, 視訊會議, 视频会议, 線上研討會, 网络研讨会, 線上講座, 线上研讨会, 網路研討會, 線上說明會, 视频咨询, 視訊諮詢
walkie-talkie: 对讲机, 對講機, 无线对讲机, 無線對講機
web-page laptop: 网站建设, 網站, 网站, 网页设计, 网站设计, 网站制作, 网站开发, 建站, 企业网站, 網站設計, 網頁設計, 網站架設, 網站製作, 官网建设, 架站, 網站建置, 做网站, 企業網站
web-page shopping-cart: 网店, 网上商城, 電商網站, 網路商店, 商城系统, 网上商店, 網店, 電商架站, 購物網站
webcam: 网络摄像头, 視訊鏡頭, 电脑摄像头, 網路攝影機鏡頭
welding-mask fire: 焊接, 电焊, 電焊, 焊工, 燒焊, 氩弧焊, 氬焊
whiteboard: 白板, 移动白板, 移動白板, 磁性白板
windscreen: 挡风玻璃, 擋風玻璃, 汽车玻璃, 汽車玻璃, 挡风玻璃修复, 汽车玻璃修复, 前挡风玻璃
apartment-building key: 公寓
bank coin: 银行, 銀行, 贷款, 貸款, 房贷, 借款
barber-pole razor: 男士理发, 剃须, 油頭
barn: 谷仓, 穀倉, 谷仓婚礼
bouncy-castle balloon: 氣墊城堡, 充气城堡, 氣墊床遊樂
bricks trowel: 建筑公司, 建材, 建筑, 建築, 施工, 泥瓦, 工程队, 拆除, 水泥, 红砖
building-plot: 土地出售, 土地买卖, 土地買賣, 宅基地, 地皮, 地块出售, 建地, 农地出售, 農地, 土地轉讓, 土地转让, 建地出售, 農地出售, 售地
campervan campsite: 房车, 房車, 露营车, 露營車, 房车租赁, 露營車租賃
church: 聖誕崇拜, 教會, 教堂
church candle: 礼拜, 弥撒, 主日崇拜, 禮拜
circus-tent: 马戏团, 馬戲團
convenience-store: 超商, 超商大夜, 便利店转让, 便利店轉讓, 大夜班
convenience-store key: 旺铺出租, 店铺转让, 店面出租, 商铺出租, 旺鋪出租, 店面頂讓, 商铺, 商鋪, 商铺转让, 商鋪轉讓, 旺铺, 旺鋪, 店鋪轉讓, 门面转让, 門面轉讓, 门面出租, 門面出租, 店面
convenience-store key: 店面顶让, 頂讓, 沿街商铺, 沿街商鋪, 旺铺招租, 旺鋪招租
crane bricks: 吊车, 吊車
factory: 厂房, 廠房, 厂房出售, 廠房出售, 標準廠房, 工业园, 工業園, 厂房出租, 廠房出租
factory gear: 普工, 作业员, 作業員, 操作工, 流水线, 流水線, 工厂招工, 工廠招工, 车间工人, 車間工人, 技術員, 生產線, 产线, 產線
house heart: 寄养家庭, 寄養家庭, 家庭寄养
house key: 村屋, 放租, 村屋放租, 洋樓放租, 全層放租, 業主盤, 业主盘, 房屋出租, 住宅出租, 兩房, 三房, 两房一厅, 两室一厅, 三室一厅, 三室两厅, 一室一厅, 两室两厅, 四室两厅, 一居室, 两居室
house key: 三居室, 一房一厅, 整租, 拎包入住, 一房一廳, 兩房一廳, 三房兩廳, 整層出租, 房间出租, 房間出租, 單間出租, 雅房出租, 套房出租, 房地产, 房地產, 租房, 二手房, 房产, 新房, 楼盘
house key: 房屋出售, 别墅, 房產, 买房, 套房, 別墅, 房屋仲介, 房仲, 中介, 卖房, 賣房
house money-bag: 房貸, 房贷咨询, 房貸諮詢, 房屋贷款, 房屋貸款, 房贷增贷, 房貸增貸, 抵押贷款, 抵押貸款, 房屋抵押, 公积金贷款, 公積金貸款, 房屋二胎
house office-building: 学区房, 學區房, 预售屋, 預售屋, 新房楼盘, 新房樓盤, 新楼盘, 新樓盤, 樓盤, 看房, 買房, 售楼处, 售樓處, 样板间, 樣板間, 房屋中介, 房产中介, 房產中介, 商品房
house office-building: 新成屋, 中古屋, 購屋, 大平层, 大平層, 建案, 接待中心, 房源, 法拍房
house-with-garden hen: 农家乐, 農家樂
houses house: 透天, 透天厝, 联排别墅, 聯排別墅, 排屋, 叠墅, 疊墅
hut hen: 采摘园, 採摘園, 休闲农庄, 休閒農莊, 农庄, 農莊, 农家菜, 農家菜
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
storage-unit parcel: 迷你仓, 迷你倉, 自助仓储, 自助倉儲, 个人仓储, 家具寄存, 个人仓库, 迷你倉庫, 行李寄存仓, 家具寄倉, 物品寄存
swimming-pool swimmer: 泳池清洁, 泳池维护, 泳池清潔, 泳池維護
swing slide: 秋千, 鞦韆, 游乐设施
tent: 童军, 童軍, 露营, 露營, 帐篷, 帳篷, 露营地, 營地, 充气床垫, 防潮垫, 充氣床墊
airplane suitcase: 旅行社, 旅游, 旅遊, 机票, 機票, 旅行, 度假, 跟团, 旅行團
alarm-clock: 闹钟, 鬧鐘
ambulance: 救护车
anchor ship: 造船厂, 船舶维修, 造船廠
beach-hut: 海滩小屋, 海灘小屋, 沙滩小屋, 沙灘小屋, 沙滩木屋
bellhop-bell: 柜台人员, 櫃檯人員, 前台, 前臺, 前台接待, 前臺接待, 柜檯人員, 酒店前台, 酒店前臺, 礼宾, 禮賓
bicycle: 自行车, 腳踏車, 单车, 電動車, 自行車, 單車, 脚踏车, 车包, 平衡车, 車包, 滑步車
brake-disc wrench: 刹车片, 剎車片, 更换刹车片, 煞車, 刹车, 煞車皮, 煞車來令片, 更換來令片, 刹车盘, 刹车保养
bus: 大巴, 包车大巴, 遊覽車, 旅游大巴, 巴士, 客车
bus books: 流动图书馆, 行動圖書館, 流動圖書館, 流动图书车, 行動圖書車
canoe: 端午龙舟, 端午龍舟, 赛龙舟, 賽龍舟, 龍舟賽
canoe rower: 獨木舟, 龙舟赛, 龙舟, 龍舟, 龍舟競賽, 龙舟竞渡
car bubbles: 洗车, 洗車, 汽车美容, 汽車美容, 打蜡, 镀膜, 鍍膜
car car-front: 二手车, 二手車, 汽车, 汽車, 租车, 租車, 4s店, 新车, 卖车, 贴车膜, 貼車膜, 车膜, 車膜, 汽车贴膜, 汽車貼膜, 太阳膜, 太陽膜, 改色膜, 隔热纸, 隔熱紙, 汽车隔热纸
car car-front: 汽車隔熱紙, 车展, 車展, 新車, 试驾, 試駕, 买车, 買車, 汽车销售, 汽車銷售, 隐形车衣, 隱形車衣, 镀晶, 鍍晶, 汽车镀膜, 汽車鍍膜, 中古车, 中古車, 收车, 收車, 行车记录仪
car car-front: 行車記錄儀, 行車紀錄器, 鈑金, 钣金喷漆, 鈑金噴漆, 汽车喷漆, 汽車噴漆, 鈑烤, 包膜, 凹痕修復
car tow-truck: 报废车, 報廢車, 报废车回收, 报废车辆, 報廢車回收
car wrench: 车身贴膜, 年检, 年檢, 汽车年检, 汽車年檢, 验车, 驗車, 年审, 年審, 保养厂, 变速箱, 變速箱
car-battery wrench: 电瓶, 汽车电瓶, 换电瓶, 电瓶更换, 汽車電池, 換電瓶, 上门换电瓶, 搭电, 汽車電瓶, 汽车蓄电池, 電瓶更換, 道路救援搭电
car-front ring: 婚车, 婚车租赁, 禮車, 婚禮車, 结婚礼车
car-seat: 儿童安全座椅, 兒童安全座椅, 安全座椅, 汽車安全座椅
cargo-bike: 货运自行车
carriage horse: 马车, 馬車
charging-station car: 充电桩, 充電樁, 充电站, 充電站
compass: 定向运动
compass fire: 童子军
compass world-map: 定向越野
cruise-ship: 邮轮, 郵輪, 游轮, 遊輪, 邮轮旅游, 郵輪旅遊, 三峡游轮, 三峽遊輪
delivery-van lorry: 面包车, 麵包車, 快递, 物流, 货运, 貨運, 集运
engine-oil wrench: 机油, 換機油, 更换机油, 機油, 换机油, 機油更換, 小保养, 更換機油, 润滑油, 潤滑油
ferry: 轮渡
fire-engine fire: 义务消防队
fire-engine rescue-helmet: 消防志愿者, 义务消防, 義消, 消防队, 消防隊, 消防员
food-truck takeaway-box: 餐车, 餐車, 快餐车
fuel-pump: 加油站
hearse: 灵车, 靈車
helicopter: 直升机, 直升機
hot-air-balloon: 热气球
houseboat: 船屋
insured-car shield: 车险, 車險, 汽车保险, 汽車保險, 强制险, 交强险, 強制險, 車體險, 車險報價, 车辆保险
jet-ski wave: 水上摩托, 摩托艇
kayak: 皮划艇, 独木舟皮划艇
lifebuoy wave: 水上救援, 海上救援
limousine: 加长轿车, 加長禮車, 豪华轿车出租, 加长林肯, 加長型禮車, 加长婚车
locomotive: 蒸汽机车, 火车模型
log-cabin: 小木屋, 原木屋, 圆木屋, 圓木屋, 原木小屋, 原木别墅
lorry: 货车司机, 卡车司机, 大车司机, 貨車司機, 卡车, 货车, 貨車
lorry bricks: 商品混凝土
lorry delivery-van: 搬家, 搬家公司, 家具搬运, 家具搬運, 钢琴搬运, 鋼琴搬運, 搬宿舍, 居民搬家, 货拉拉, 貨拉拉, 拉货, 拉貨, 搬厂, 搬廠, 长途搬家, 長途搬家, 小型搬家, 面包车拉货
lorry delivery-van: 麪包車拉貨, 麵包車拉貨, 回頭車, 自助搬家, 物流专线, 物流專線, 冷链物流, 冷鏈物流
lorry recycling: 废弃物清运, 廢棄物清運, 垃圾清運, 建築垃圾清運, 清运, 清運, 大型家具回收, 大型傢俱回收, 廢傢俱
mobility-scooter wheelchair: 电动轮椅, 電動輪椅, 老人代步车, 電動代步車, 代步车
motor-boat anchor: 船外机, 船外機, 船用发动机, 海钓船, 出海捕鱼
motor-boat wave: 游艇, 租船, 遊艇, 游船, 遊船
motor-scooter: 電動機車, 电动车
motor-scooter motorcycle: 機車行, 機車, 摩托车行
motor-scooter takeaway-box: 外卖骑手, 外賣騎手, 骑手, 騎手, 外卖员, 外賣員, 外送员, 外送員, 外卖配送, 外賣配送, 送餐员, 送餐員, 外送平台, 外送平臺
motorcycle: 二手機車, 中古機車, 摩托车, 二手摩托车, 机车, 摩托車, 電單車, 机车租借, 重機, 重機出租, 重機租借
motorcycle wrench: 機車換機油, 機車保養, 機車維修, 摩托车维修, 摩托车保养, 摩托车换机油
motorcycle-helmet motorcycle: 机车安全帽, 摩托车头盔
number-plate: 车牌, 車牌, 汽车牌照, 车牌号
paddleboard wave: 桨板, 槳板, 立槳, 桨板体验
parachute: 跳伞
parking-sign: 车位, 車位, 车位出售, 車位出售, 停车位, 停車位, 停车场, 停車場, 平面車位
parking-sign location-pin: 車位出租, 车位出租
passport suitcase: 签证, 簽證, 护照, 護照, 移民
quad-bike: 全地形车, 沙滩车, 沙灘車, 四轮摩托, 越野沙滩车
roller-skate: 轮滑, 直排輪, 旱冰鞋
sailing-boat anchor: 游艇停泊, 游艇码头, 遊艇碼頭
shepherds-hut: 牧羊人小屋
ship: 进出口, 報關, 海運
skip: 建筑垃圾清运, 装修垃圾清运
snow-plough: 除雪, 铲雪, 鏟雪
snowshoes: 雪鞋, 雪鞋徒步, 雪鞋健行
spark-plug: 火花塞
steering-wheel car: 驾校, 駕校, 学车, 駕訓班, 考驾照, 驾照, 駕訓, 代驾, 代駕, 學車, 考駕照, 道路驾驶, 道路駕駛, 陪驾, 陪駕, 驾训班, 陪练车, 陪練車, 教练车, 教練車
steering-wheel lorry: 货车驾照, b2驾照
stroller baby-bottle: 婴儿车, 嬰兒車, 婴儿推车, 嬰兒推車, 推车租赁, 童车
suitcase: 行李箱, 旅行箱
suv mountain: 沙滩车出租
tanker: 抽粪, 化粪池, 化糞池, 水肥車, 抽水肥, 吸粪车, 油罐车, 送水车, 化粪池清理
taxi car: 出租车, 包车, 接机, 計程車, 包車
tipper-truck: 砂石, 自卸车, 沙石, 土方工程
tow-truck: 拖吊, 拖吊車
tow-truck car: 拖车, 拖車, 道路救援, 拖车服务, 拖車服務, 汽车救援
tractor wheat: 曳引機, 农场, 農場, 农机, 拖拉机, 農機
train locomotive: 火车, 火車
tyre wrench: 轮胎, 輪胎, 补胎, 换胎, 换轮胎
vintage-car: 老爷车, 古董车, 老爺車, 經典車
wall-clock: 挂钟, 掛鐘
watch: 修表, 手表, 手錶, 钟表, 鐘錶, 修錶, 腕表, 运动手环, 運動手環
wheelchair crutch: 轮椅, 輪椅
`;
