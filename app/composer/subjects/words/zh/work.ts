/** Chinese words for work, trades and tools. Notation: word-list.ts. */
export const chineseWork = `
3d-printer: 3d打印, 3d打印机, 3d列印, 3d印表機, 三维打印
abacus: 珠心算, 珠算, 心算
air-compressor: 空气压缩机, 空氣壓縮機, 空压机, 空壓機, 气泵出租
anvil hammer: 打鐵, 铁匠, 鐵匠, 打铁
app-phone: 小程序開發, 手机应用, 應用程式, 手机app, app开发, app上线, 下载app, 我们的app, 手機app, 下載app, app下載, app下载, 应用程序, 手机软件
app-phone laptop: 应用开发, 小程序开发
ballot-box: 选民, 为我们投票, 选举, 選舉, 业主大会投票, 業主大會投票, 业委会选举, 業委會選舉, 里長選舉, 裏長選舉, 裡長選舉, 公投, 选民登记, 選民登記, 投票
barber-chair: 理发椅, 美发椅, 理发店椅子
billboard: 广告牌, 戶外廣告, 户外广告, 廣告看板, 大型廣告牌, 广告牌出租, 戶外看板, 戶外廣告牌, 户外大屏, 高炮广告, 灯箱, 燈箱, 横幅, 橫幅, 条幅, 條幅, 广告招牌, 廣告招牌
blackboard: 黑板
blood-drop: 献血, 无偿献血, 捐血, 捐血活動, 血糖仪, 血糖儀
blood-drop stethoscope: 测血糖, 測血糖
book: 古籍修复, 電子書閱讀器
book books: 纪念册, 紀念冊, 画册, 畫冊, 畢業紀念冊, 装订, 裝訂
books: 食谱书, 旅行指南, 食譜書, 旅遊指南
books open-book: 旧书, 舊書, 讀書會, 书店, 書店, 图书馆, 圖書館, 图书, 新书, 读书会, 圖書, 二手书, 二手書, 绘本, 繪本
books pencil: 考研, 考公, 雅思, 托福, 教资, 雅思培訓, 多益
briefcase handshake: 咨询公司, 求职, 人力资源
briefcase handshake: ~ 招聘, 徵才
briefcase handshake: 招聘会, 招聘會, 就業博覽會, 就业博览会, 校园招聘, 校園徵才, 兼职, 兼職, 暑假工, 招工, 急聘, 诚聘技师, 誠聘技師, 诚聘英才, 誠聘英才, 徵人
business-cards printer: 名片, 名片印刷, 印名片, 名片制作, 名片設計, 名片设计, 名片製作
calculator receipt: 会计, 會計, 会计师, 會計師, 代理记账, 报税, 報稅, 税务, 記帳, 记账, 稅務, 报税季, 報稅季, 記賬, 代理記賬, 记帐士, 記帳士, 税务筹划, 稅務籌劃, 财务外包, 財務外包
calculator receipt: 薪资代算, 薪資代算, 综合所得税, 綜合所得稅, 報稅服務, 會計事務所, 會計課, 审计, 審計, 工资代发, 工資代發, 税务咨询, 稅務諮詢
calendar: 台历, 挂历, 桌曆, 月曆
calendar clipboard: 研讨会
card-terminal credit-card: 刷卡机, 刷卡機, 点餐系统, 點餐系統
card-terminal receipt: 收銀員, 收银, 收銀, 结帐人员, 結帳人員, 收銀人員
cash-register: 收银机, 收款机, 收銀機, 收银系统, 收銀系統
chainsaw logs: 油锯, 链锯, 鏈鋸, 伐木, 電鋸
chart-up: 理财, 理財, 投资, 投資, 股票, 基金
cherry-picker: 高空作业车, 升降车出租, 高空车, 高空作业平台, 登高车, 登高車, 升降车, 升降車
circuit-board: 电路板, 線路板, 电路板维修, 电子元件
coin: 钱币, 古钱币, 黄金, 黃金
coin magnifier: 钱币收藏, 古币
coin ring: 黄金回收, 黃金回收, 贵金属, 貴金屬, 金條, 回收黄金, 回收黃金, 铂金回收, 鉑金回收, 以旧换新黄金, 以舊換新黃金
combine-harvester: 代收割
combine-harvester wheat: 收割机, 收割機
concrete-mixer bricks: 混凝土, 预拌混凝土, 預拌混凝土, 商砼, 混凝土泵车
crayon: 涂色书, 数字油画, 橡皮泥, 彩泥, 水彩颜料, 著色本, 數字油畫, 黏土, 色鉛筆, 水彩顏料
credit-card banknotes: 信用贷款, 信用貸款, 个人贷款, 個人貸款, 小额贷款, 小額貸款, 信用卡办理, 信用卡辦理, 企业贷款, 企業貸款, 經營貸, 債務整合, 借錢, 青創貸款, 汽车抵押, 汽車抵押
credit-card smartphone: 信用卡
desktop-computer: 电竞显示器, 電競螢幕, 電腦螢幕
desktop-computer laptop: 编程, 软件开发, 少儿编程, 編程, 软件, 軟體, 程式, 小程序
desktop-computer network-cable: 网管
desktop-computer receipt: 餐饮收银系统
document fountain-pen: 法庭口译, 代书, 代書, 地政士, 过户, 房產過戶, 存證信函, 代写文书, 代寫文書, 過戶
document rubber-stamp: 公司注册, 公司註冊, 注册公司, 註冊公司, 工商注册, 工商註冊, 公司登记, 公司登記, 营业执照, 營業執照, 商标注册, 商標註冊, 资质代办, 資質代辦, 公司变更, 公司變更
document rubber-stamp: 工商登記, 設立公司, 专利申请, 專利申請
drill: 冲击钻, 電動起子, 水钻打孔, 水鑽打孔, 墙面打孔, 牆面打孔, 空调打孔, 空調打孔
drill toolbox: 电钻, 電鑽
drone: 无人机, 無人機, 空拍, 航拍, 无人机培训, 無人機培訓, 空拍機, 植保无人机, 植保無人機
excavator crane: 挖掘机, 挖土機, 小型挖掘机, 怪手
exhibition-stand: 展位搭建, 展台搭建, 展览展位, 展台设计, 參展攤位, 易拉宝, 易拉寶, 展架, 展会, 展會, 展览会, 展覽會
forklift: 叉车, 叉車, 堆高機, 叉车培训
fountain-pen clipboard: 连署, 連署, 签名活动, 簽名活動, 请愿, 請願, 问卷, 問卷, 问卷调查, 問卷調查, 签名连署, 簽名連署
fountain-pen document: 文具, 文具店
gavel: 拍卖行, 拍卖会, 拍卖, 拍賣
generator plug: 发电机, 發電機, 发电机出租, 發電機出租, 发电机租赁, 柴油发电机, 柴油發電機, 發電機租賃, 发电机组, 发电车出租
gold-bars: 金条, 金锭
hard-hat: 安全帽, 工地安全帽, 建筑安全帽, 工地頭盔
headset speech-bubble: 客服专员, 客服專員, 客服人员, 客服人員, 門市客服, 客服, 呼叫中心, 客服中心, 电话客服, 電話客服, 電話行銷, 电话销售, 客服外包, 客服热线, 話務員, 话务员, 電銷
house-contract: 房产过户, 租房合同, 房屋過戶, 租約, 房产证, 租賃合約, 二手房过户, 房屋买卖合同, 房地產過戶
hydraulic-hose: 液压软管, 液壓軟管, 液压油管, 液壓油管
identity-card: 捡到身份证, 寻身份证, 身份证遗失, 撿到身分證
laptop screwdriver: 数据恢复, 資料救援, 資料恢復, 电脑维修, 電腦維修, 网课, 线上课程, 線上課程, 笔记本电脑, 共享办公, 电脑, 電腦, 筆電, 共享空間, 系统重装, 重装系统
lathe: 车床, 車床, 数控加工, 數控加工, 精密加工, 機械加工, 机械加工
lift: 电梯维保, 電梯保養, 家用电梯, 家用電梯, 电梯安装, 電梯維修, 电梯维修, 电梯, 電梯
location-pin seedling: 农地, 农场转让, 農場轉讓
love-letter: 包装纸, 包裝紙, 喜帖, 请柬, 請柬, 请帖, 請帖
magnifier: 侦探, 徵信社, 徵信
meeting-room: 会议室, 会议室出租, 会议室租赁, 會議室, 會議室出租, 會議室租借
megaphone chart-up: 业主大会, 說明會, 里民大會, 广告公司, 營銷, 营销, 行銷, 广告, 廣告, 推广
megaphone speech-bubble: 居民大会, 居民大會, 听证会, 聽證會, 公聽會
memo light-bulb: 问答游戏
microscope test-tube: 科学实验, 科學實驗
newspaper: 报纸, 報紙, 杂志
notebook: 笔记本子, 手账本, 筆記本子, 手帳
notebook pencil: 作业辅导, 作業輔導, 晚托班, 课后托管, 安親班, 安亲班
open-book pencil: 补习, 補習, 家教, 英语培训, 英語, 辅导班, 英语课, 培训班, 辅导, 外语, 家教老师, 暑期班, 補習班, 英语, 英文, 雅思培训, 託福, 多益补习, 多益補習, 英检, 英檢
open-book pencil: 考研辅导, 考研輔導, 公务员考试, 公務員考試, 公考, 公職補習, 国考, 國考, 教师资格证, 教師資格證, 教資, 考证, 考證, 中考, 高考, 高考冲刺, 高考衝刺, 作文课
open-book pencil: 作文課, 补习班, 伴读, 伴讀, 一对一辅导, 一對一輔導, 奧數, 學測, 指考, 會考, 專升本, 自考, 建造师, 建造師
open-book speech-bubble: 语言学校
paintbrush palette: 蓝染, 年画, 唐卡
paintbrush scroll: 揮毫
pallet: 木托盘, 棧板, 卡板
pallet forklift: 仓库出租, 仓库转租, 仓库招租, 倉庫轉租, 倉庫出租
pallet-truck: 手动液压搬运车, 手动叉车, 地牛, 托盘搬运车
parcel delivery-van: 纸箱, 仓储, 快遞, 快递员, 快遞員, 宅配, 寄快递, 寄快遞, 仓库分拣, 倉庫分揀, 同城配送, 包裹, 仓管, 倉管, 理货员, 理貨員, 分拣员, 分揀員
pencil crayon: 托管班, 託管班, 暑托班, 午托, 課後託管, 課後班, 课后辅导, 課後輔導, 小饭桌, 小飯桌, 寒托, 幼小衔接
phone-case: 手机壳, 手機殼, 手机套, 手机配件, 手機配件, 手機保護殼
pill: 保健食品
pill stethoscope: 药店, 藥局, 保健品, 维生素, 药房, 藥妝, 藥房
plaster: 三伏贴, 三伏貼
power-bank: 充电宝, 行動電源, 移动电源
pressure-gauge stethoscope: 量血压, 量血壓
price-tag desk-lamp: 跳蚤市場
printer: 印刷, 打印, 复印, 列印, 影印, 硒鼓, 墨盒, 图文快印, 圖文快印, 图文广告, 圖文廣告, 圖文店
receipt heart: 捐發票, 發票捐贈
road-roller: 沥青, 柏油, 沥青路面, 道路施工
robot gear: 机器人编程, 机器人, 機器人
rubber-stamp: 篆刻
rubber-stamp document: 公证, 公证处, 公證, 印章, 刻章, 刻印
scaffold ladder: 脚手架, 鷹架, 棚架, 搭棚
scales: 律师, 律師, 律师事务所, 法律咨询, 法律, 离婚, 商标, 離婚
scissor-lift: 剪叉式升降机, 剪刀式升降機, 剪叉车, 剪叉式高空作业平台, 升降平台, 升降机, 升降機
scissors: 手工套装, 手作材料包, 剪纸, 剪紙
scissors hair-comb: 理发店, 美发, 美髮, 发廊, 剪发, 理髮, 染髮, 髮廊, 发型, 理发, 染发, 烫发, 剪髮, 美发师, 美髮師, 发型师, 髮型師, 理发师, 理髮師, 美发学徒, 美髮學徒, 髮型設計師
scissors hair-comb: 設計師助理
scroll: 装裱, 字画装裱, 裝裱
server: 服务器, 虚拟主机, 主机托管, 伺服器, 虛擬主機
set-square ruler: 建筑事务所, 建筑设计, 建筑师, 建築師, 数学辅导, 數學, 数学, 奥数, 算數, 建築設計
shipping-container: 集装箱, 货柜, 貨櫃, 集装箱房, 海运
shop-assistant: 导购, 招导购, 导购员
signing-hands: 手语, 手語, 手语课程, 手语翻译, 手語翻譯
site-cabin: 工地集装箱, 集装箱办公室, 活动板房, 工地板房
smartphone: 二手手机, 二手手機, 二手iphone, 手机维修, 手機維修, 手機包膜, 手机膜, 手機膜, 门号, 門號, 门号续约, 門號續約, 门号申办, 門號申辦, 電信門市, 月租方案, 手机卡, 手機卡, 手机套餐
smartphone: 手機套餐, 手机店, 手機店, 空機, 手机, 手機
smartphone clapperboard: 短视频拍摄, 短視頻拍攝, 短视频制作, 短視頻製作, 短影音, 抖音代运营, 抖音代運營, 直播带货, 直播帶貨, 短影音拍攝
soldering-iron: 焊接电路, 电子制作
speaker: 蓝牙音箱, 音箱, 藍牙喇叭, 喇叭, 音响, 音響
speech-bubble: 语言交换, 语言治疗, 語言治療, 语言康复, 狼人杀, 狼人殺
speech-bubble microphone: 口才, 演讲, 演講, 主持班, 普通话, 普通話
speech-bubble open-book: 德语, 德語, 法语, 法語, 日语, 日語, 韩语, 韓語, 西班牙语, 西班牙語, 日语课, 日語課, 日文课, 日文課, 日文班, 韓文課, 法语课, 法語課, 英语角, 英語角
speech-bubble open-book: 外教, 成人英语, 成人英語, 口语, 口語, 口语课, 口語課, 少儿英语, 少兒英語, 語言交換, 西班牙文, 美語, 粤语课, 粵語課
spotlight: 舞台灯光, 舞台燈光, 灯光音响, 燈光音響, 舞台灯光租赁, 舞台搭建, 演出舞台, 舞台租赁, 舞台搭設
stethoscope: 医院, 醫院, 体检, 體檢, 儿科, 健檢, 门诊
stethoscope hospital: 血液透析, 人工透析, 洗腎, 透析中心, 风湿科, 風濕科, 消化内科, 腸胃科, 内分泌科, 肾内科, 肛肠科, 肛腸科
stethoscope: ~ 诊所, 診所
stethoscope: 鼻炎, 医疗器械, 医療器械, 义诊, 義診, 社区义诊
stethoscope clipboard: 健康检查, 健康檢查, 体检套餐, 體檢套餐, 入职体检, 入職體檢, 健检, 内科, 內科, 外科, 胃肠镜, 胃腸鏡, 胃镜, 胃鏡, 肠镜, 腸鏡, 糖尿病, 高血压, 高血壓, 甲状腺
stethoscope clipboard: 甲狀腺, 泌尿科, 痔疮, 痔瘡, 家庭醫生, 互联网医院, 互聯網醫院, 整形医院, 整形醫院, 吸脂, 隆鼻, 隆胸, 抽脂, 静脉曲张, 靜脈曲張, 哮喘, 打鼾, 睡眠呼吸
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
web-page shopping-cart: 网店, 网上商城, 電商網站, 網路商店, 商城系统, 网上商店, 網店, 電商架站, 購物網站, 淘宝, 淘寶
webcam: 网络摄像头, 視訊鏡頭, 电脑摄像头, 網路攝影機鏡頭
welding-mask fire: 焊接, 电焊, 電焊, 焊工, 燒焊, 氩弧焊, 氬焊
whiteboard: 白板, 移动白板, 移動白板, 磁性白板
windscreen: 挡风玻璃, 擋風玻璃, 汽车玻璃, 汽車玻璃, 挡风玻璃修复, 汽车玻璃修复, 前挡风玻璃
blackboard briefcase: 招聘老师, 招聘老師, 诚聘老师, 誠聘老師
calculator briefcase: 招聘会计, 招聘會計
chimney-sweep: 扫烟囱, 烟囱清洁, 烟囱清扫
cleaner: 保洁员, 清洁工, 保洁阿姨, 清洁员
computer-mouse: 鼠标, 鼠標
conveyor-belt: 传送带, 输送带, 皮带输送机, 滚筒输送机, 輸送帶
defibrillator: 除颤器, 除颤仪, 自动体外除颤器
dentist-chair: 牙科椅, 牙椅, 牙科治疗椅
desktop-computer game-controller: 网吧, 网咖
doctor: 家庭医生, 全科医生
dust-mask: 防尘口罩, 防塵口罩, 防尘面具
excavator: 挖机, 挖機, 推土机, 推土機, 钩机, 鉤機
forklift parcel: 装卸, 裝卸
gardener: 园丁, 花匠, 园艺师
label-roll: 不干胶印刷, 贴纸印刷, 貼紙印刷
lathe gear: 数控, 數控, 机加工, 機加工
lockers: 储物柜, 儲物櫃, 更衣柜, 更衣櫃, 寄存柜, 置物櫃
network-cable: 网线, 网络布线, 综合布线, 以太网线, 网络线, 網路線, 網路佈線
open-book microphone: 朗诵, 朗誦, 诵读, 誦讀
open-book: 阅读, 故事会, 故事會, 国学班, 國學班, 国学经典, 國學經典, 国学堂, 國學堂
pallet-racking: 托盘货架, 仓储货架, 仓库货架, 重型货架, 倉儲貨架
parcel: 封箱胶带, 封箱膠帶, 透明胶带, 透明膠帶, 胶带批发, 膠帶批發, 气泡膜, 氣泡膜, 泡沫箱, 包装材料, 包裝材料
pencil notebook: 作文班, 作文培训, 作文培訓, 小学作文, 小學作文, 作文辅导, 作文輔導
pocket-knife: 小折刀, 瑞士军刀, 折叠刀, 口袋刀
pressure-gauge: 压力表, 压力计, 仪器校准, 校准服务, 壓力錶, 儀器校正
price-tag: 不干胶标签, 不干膠標籤, 标签印刷, 標籤印刷, 吊牌, 促销活动, 促销活動, 特价促销, 特價促销, 打折促销, 限时特价, 限时特價
printer billboard: 喷绘, 噴繪, 喷绘写真, 噴繪寫真
roll-up-banner: 易拉宝制作, 卷轴式展架, 易拉展架
scissors ribbon: 剪彩
scissors crayon: 手工课, 手作课, 儿童手工, 兒童手工, 亲子手工, 親子手工
scroll calligraphy-brush: 春联, 春聯, 对联, 對聯, 挥春, 揮春
security-guard: 保安, 保安员, 安保人员, 安保服务
shop-assistant: ~ 店员, 售货员, 收银员, 营业员
speaker car: 汽车音响, 汽車音響
spray-gun: 粉末喷涂, 喷漆枪, 喷漆服务, 静电喷涂, 粉體塗裝, 噴漆槍
spreadsheet: 电子表格, 試算表
steel-beam: 工字钢, 工字鋼, 钢梁, 鋼樑, 钢管
stethoscope heart: 血压计, 血壓計
teacher: 教师招聘
tiller: 微耕机, 旋耕机, 小型旋耕机, 微耕機, 中耕機
waiter: 餐厅服务员, 服务员, 侍应生, 传菜员, 侍應
wheel-loader: 装载机, 轮式装载机, 裝載機, 装载机出租
`;
