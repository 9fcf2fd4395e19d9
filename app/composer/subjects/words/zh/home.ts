/** Chinese words for the home. Notation: word-list.ts. */
export const chineseHome = `
advent-calendar: 圣诞倒数日历, 聖誕倒數日曆, 降临历, 圣诞倒数月历, 聖誕倒數月曆, 降臨曆
air-conditioner: 空调, 空調, 空调维修, 冷氣, 冷氣維修, 冷气, 空调清洗, 冷氣安裝
air-fryer: 空气炸锅, 氣炸鍋
angle-grinder: 角磨机, 角磨機, 角向磨光机, 手持砂輪機
armchair: 懶骨頭
awning: 遮阳篷, 遮陽篷, 雨棚, 遮阳棚, 遮陽棚
axe target: 飞斧
balcony: 阳台, 阳台护栏, 封阳台, 陽台, 阳台装修, 陽台欄杆
bar-stool: 吧台椅, 吧椅, 高脚凳, 吧台凳, 吧檯椅, 高腳凳, 酒吧椅, 吧凳, 吧檯凳
basket: 洗衣篮, 洗衣籃, 杨梅, 楊梅, 杨梅采摘
basket carrot: 蔬菜, 有机蔬菜, 有機蔬菜, 农产品, 生鲜, 果蔬, 菜市场, 菜市場, 農產品, 生鮮, 团购生鲜, 團購生鮮, 蔬菜配送, 买菜, 買菜, 生鲜超市, 生鮮超市, 农副产品, 農副產品, 土特产
basket carrot: 土特產, 小農
basket leaves: 柳编, 竹篮, 竹籃, 手工竹篮, 竹编, 竹編, 藤编, 藤編
basket apple: 采摘园, 採摘園, 采摘节, 採摘節
bath-bomb: 浴盐球, 泡澡球
bathtub: 浴盐, 浴鹽
bathtub shower: 卫浴, 浴室装修, 浴室, 衛浴
battery plug: 电池, 電池
bed: 床包, 儿童床, 兒童床, 子母床
bed bellhop-bell: 酒店, 旅馆, 民宿, 飯店, 宾馆, 床, 客栈, 旅館, 飯店住宿, 青年旅社
bed key: 出租单间, 单间出租, 单间, 合租, 劏房
bedding: 床上用品, 四件套, 床单, 床單, 被子, 棉被, 被套, 枕头, 枕頭, 枕套, 寝具, 寢具, 羽绒被, 羽絨被, 床品, 蚕丝被, 蠶絲被
bench: 公园长椅, 户外长椅
blanket: 电热毯, 電熱毯
blanket cushion: 毛毯, 毯子
blender: 破壁机, 榨汁机, 搅拌机料理, 料理机, 果汁機, 調理機, 料理機, 原汁机, 榨汁機, 慢磨機, 豆浆机, 豆漿機, 破壁機
blinds: 百叶窗, 百葉窗, 百叶帘, 百葉簾, 卷帘, 捲簾
boiler fire: 司炉工
boiler radiator: 锅炉, 鍋爐, 壁挂炉, 热水器, 熱水器
bookshelf: 置物架
bookshelf books: 书架, 書架, 书柜, 書櫃
bow-and-arrow target: 射箭, 射箭馆, 射箭館, 弓箭馆, 射箭体验
broom bucket: 裝潢後清潔, 裝潢清潔, 开荒保洁, 保潔, 保潔員, 家政保洁, 家政保潔, 鐘點工, 钟点清洁, 鐘點清潔, 清洁阿姨, 清潔阿姨, 居家清洁, 大掃除, 退租清潔, 清潔人員, 開荒保潔
broom bucket: 保洁公司, 保潔公司, 家事服务, 家事服務, 保姆, 住家阿姨, 外佣, 外傭
broom spray-bottle: 保洁, 家政, 清洁服务, 清潔, 打扫, 清洁, 打掃, 钟点工, 居家清潔, 開荒
broom wastebasket: 捡垃圾, 大扫除, 撿垃圾
bucket: 拖把, 平板拖把
bucket window: 玻璃清洁
bust: 雕塑, 雕像, 铜像, 銅像
candle: 香烛, 金纸, 香燭, 禮儀公司, 生命禮儀, 香氛蠟燭, 香氛蜡烛, 蜡烛, 香薰蜡烛, 蠟燭, 葬禮, 殡仪, 殯儀, 殡葬
candle bouquet: 代客扫墓, 代客掃墓, 扫墓服务, 掃墓服務
candle lotus: 法会, 祈福法会, 供灯, 法會, 祈福法會
candle prayer-beads: 祈福, 拜拜, 中元普渡, 普渡, 妈祖绕境, 媽祖繞境, 遶境, 进香, 進香, 安太歲, 光明燈, 烧香, 燒香, 庙会祈福, 廟會祈福
carport: 车棚, 汽车停车棚, 停车棚
carport awning: 採光罩, 遮雨棚, 采光罩
ceiling-fan: 吊扇, 吊扇灯, 吊扇燈, 风扇灯, 吸顶风扇, 吊扇安装, 吊扇安裝
chair: 桌椅, 桌椅出租, 椅子, 凳子, 躺椅, 折叠椅, 露营椅, 海灘椅, 折疊椅, 露營椅
chandelier: 吊灯, 水晶灯, 吊燈, 灯具, 燈飾
chest-of-drawers: 斗柜, 抽屉柜, 五斗柜, 五斗橱, 斗櫃, 抽屜櫃, 五斗櫃, 六斗柜
chimney fire: 烟囱
chisel: 凿子, 木凿, 雕刻刀
chopping-board: 砧板, 菜板, 切菜板
clothes-airer: 晾衣架, 晒衣架, 曬衣架, 落地晾衣架, 折叠晾衣架
conservatory: 阳光房, 陽光房, 玻璃房, 玻璃阳光房, 阳光房定制, 玻璃屋, 玻璃陽光房
cooker-hood: 抽油烟机, 抽油煙機, 油烟机清洗, 油煙機清洗, 清洗油烟机, 排油煙機, 油烟机, 油煙機, 抽油煙機清洗
cooking-pot: 高压锅, 汤锅, 锅具, 鍋具, 炖锅, 铸铁锅, 鑄鐵鍋, 壓力鍋
cot: 婴儿床, 嬰兒床, 摇篮, 搖籃
crate: 木箱, 木条箱, 木條箱, 板条箱
crystals: 水晶簇, 紫水晶, 粉水晶, 天然水晶, 白水晶, 水晶原石
curtains window: 窗帘, 窗簾
cushion: 抱枕, 靠垫, 靠墊, 坐垫, 坐墊, 靠枕, 真丝枕套, 枕頭套
desk office-chair: 书桌, 書桌, 办公桌, 辦公桌, 升降桌, 办公家具, 辦公家具, 电脑桌, 電腦桌
desk-lamp: 落地灯, 台灯, 小夜灯, 立燈, 檯燈, 小夜燈
dining-table: 桌布, 桌巾, 邊桌
dining-table chair: 餐桌, 实木餐桌
dishwasher: 洗碗机, 洗碗機, 洗碗机维修, 洗碗機維修, 嵌入式洗碗机, 洗碗机安装
door: 防盗门, 木门, 木門, 自动门, 自動門, 感应门, 感應門
drainpipe droplet: 通下水道, 疏通下水道, 管道疏通, 疏通管道, 通水管, 水管不通, 下水道, 管道清淤
driveway: 私家车道, 私家車道
dummy: 安抚奶嘴, 安撫奶嘴, 奶嘴
electric-fan: 电风扇, 電風扇, 风扇, 電扇, 循环扇, 循環扇
fabric-roll thread: 布料, 面料, 布匹, 布市
fence hammer: 围栏, 圍籬, 護欄, 护栏, 圍欄
fire-extinguisher: 灭火器, 滅火器, 消防器材
fireplace fire: 壁炉, 壁爐
first-aid-kit: 急救, 急救培训, 急救箱, 急救课程, 急救訓練
fitted-kitchen: 橱柜, 櫥櫃, 整体厨房, 系統廚具, 厨房改造, 橱柜定制, 整体橱柜, 廚房裝修, 櫥櫃訂造, 定制橱柜, 厨房装修
floorboards: 木地板, 地板, 实木地板, 實木地板, 地板翻新, 地板铺装, 強化地板, 超耐磨地板, 复合地板, 地板打磨, 地板打蜡, 地板打蠟, 地板安装, 地板安裝
fridge: 冰箱, 冰箱维修, 家用电器, 電器, 家電, 冰柜, 冰櫃, 冷柜, 冷櫃, 冷藏柜, 冷藏櫃, 雪柜, 雪櫃
garage-door: 车库门, 車庫門, 卷帘门, 捲門, 铁卷门, 鐵卷門, 铁卷门维修, 鐵卷門維修, 捲簾門, 快速卷門, 鐵捲門
garden-hose: 花园水管, 水管車, 浇花水管
garden-room: 花园办公室, 花園辦公室, 花园工作室, 花園工作室
garden-shed roof: 鐵皮屋, 铁皮屋
gas-cylinder: 煤气, 瓦斯
gas-cylinder fire: 煤气罐, 液化气, 桶裝瓦斯, 瓦斯桶, 瓦斯行, 石油氣, 送煤气, 液化石油氣
gate fence: 大门定制, 庭院门, 铁门, 鐵門
gear wrench: 五金加工, 五金零件, 注塑模具, 模具, 开模, 注塑, 车床加工, 轴承, 激光切割, 零件加工, 冲压件, 来图加工, 車床加工, 射出成型, 模具開發, 軸承, 雷射切割
grandfather-clock: 落地钟, 落地鐘, 老爷钟, 擺鐘
gutter house: 雨水槽, 檐沟, 天沟清理
hair-straightener: 直发器, 直发夹板, 直板夹, 直髮器, 卷发棒, 離子夾, 電棒捲
hammer-and-wrench gear: 家电维修
headstone: 扫墓代理, 祭扫, 墓碑, 墓地, 塔位, 陵园, 陵園, 公墓, 扫墓, 掃墓, 清明祭扫, 清明祭掃, 祭掃
heat-pump radiator: 热泵, 熱泵, 空气能
high-chair: 婴儿餐椅, 宝宝餐椅, 儿童餐椅, 嬰兒餐椅, 兒童餐椅
house-insulation: 外墙保温, 隔热工程, 屋顶隔热, 屋頂隔熱, 保温工程, 外墙保温施工, 保温材料, 隔熱工程, 房屋保温, 墙体保温
incense: 线香, 線香, 沉香, 香薰线香, 檀香, 祭祖, 祭祖供品
incense candle: 纸钱, 紙錢
insured-home shield: 家财险, 房屋保险, 住宅火險, 火險, 家居保險, 住宅保險, 家庭财产险, 房屋火險, 居家保險
iron: 燙衣板
iron t-shirt: 熨烫, 熨衣, 燙衣服, 烫衣
kettle: 电热水壶, 電熱水壺, 烧水壶, 快煮壺, 热水壶, 电水壶, 熱水壺
key bed: 雅房, 租屋, 租屋套房, 短租, 长租公寓, 長租公寓, 青年公寓, 日租, 學生套房, 月租房, 分租套房, 社會住宅, 找房
key padlock: 开保险柜, 锁匠, 配钥匙, 鎖匠, 打鎖
light-bulb: 燈具, 照明, 灯饰, 节能灯, 節能燈
light-bulb plug: 停电, 停電
lock-and-key padlock: 开锁, 開鎖, 换锁, 換鎖, 网络安全, 資安, 修锁, 修鎖
lock-and-key puzzle: 密室逃脱, 密室逃脫
lotion: 皮肤科, 防晒霜, 防曬, 护手霜, 身体乳, 洗发皂, 护发素, 護手霜, 身體乳, 洗髮皂, 護髮素
lunch-box: 午餐盒, 饭盒, 便当盒, 便當盒
mattress bed: 床垫, 床墊
microwave: 微波炉, 微波爐, 微波炉维修, 微波爐維修
mirror: 镜子, 鏡子, 全身镜, 全身鏡
moka-pot: 摩卡壶, 摩卡壺
mortar: 胡椒研磨器, 磨豆机, 胡椒研磨罐, 磨豆機
mortar herb: 中药, 中药房, 中藥, 中藥行, 草药, 中医馆, 中醫館, 国医馆, 國醫館, 中药铺, 中藥鋪, 膏方, 中醫診所, 药膳, 藥膳, 阿胶, 阿膠, 中医调理, 中醫調理, 科學中藥
mouse-trap: 灭鼠, 滅鼠
nails: 钉子, 铁钉, 钢钉
neon-sign: 霓虹灯招牌, 霓虹燈招牌, 霓虹招牌, 霓虹灯牌, 霓虹燈牌, 霓虹灯, 霓虹燈, 灯牌, 燈牌, 发光字, 發光字
office-chair desk: 办公椅, 辦公椅, 电脑椅, 電腦椅, 人体工学椅, 人體工學椅, 电竞椅, 電競椅
oven frying-pan: 灶具, 瓦斯爐, 燃气灶, 烤箱, 瓦斯爐維修
paint-roller bucket: 装修, 粉刷, 裝修, 油漆工, 油漆, 刷墙, 翻新, 裝潢, 老屋翻修, 舊屋翻新, 旧房改造, 老房翻新, 翻修, 拉皮, 墙面刷新, 牆面刷新, 刷牆, 墙面, 牆面, 刷漆, 油漆粉刷
paint-roller bucket: 外墙粉刷, 外牆粉刷, 批土, 硅藻泥, 乳胶漆, 乳膠漆, 旧房翻新, 舊房翻新, 二手房翻新, 局部装修, 局部裝修
paint-roller sofa: 装修公司, 裝修公司, 室内装修, 室內裝修, 装修设计, 裝修設計, 家装, 家裝, 全包装修, 全包裝修, 軟裝, 裝潢設計, 工装, 工裝, 系統傢俱
paper-lantern: 元宵, 灯会, 燈會, 花灯, 花燈, 庙会, 廟會, 灯笼, 燈籠
paving trowel: 庭院铺装, 铺地砖庭院, 庭院鋪設, 透水砖, 停车场铺装, 石材铺装, 鋪石板, 植草砖
pergola house-with-garden: 凉亭, 涼亭, 遮阳棚花园, 花架
pet-bed: 宠物床, 寵物床, 猫窝, 貓窩, 狗床
piggy-bank coin: 存钱罐, 存錢筒, 储蓄, 儲蓄, 定期存款, 存款, 零存整取, 儲蓄險, 大額存單, 退休規劃, 理财规划, 理財規劃
pliers: 钳子, 老虎钳, 尖嘴钳
plug: 充电器, 数据线, 充電器, 充電線, 插座, 電線, 电缆, 電缆
plug lightning: 电工, 水电工程, 電工, 电路, 电工上门, 水电安装
plunger toilet: 马桶疏通, 馬桶疏通, 马桶不通, 馬桶不通, 疏通, 下水道疏通, 通厕所, 通廁所
pressure-washer: 高压清洗, 高壓清洗, 外牆清洗
radiator: 电暖器, 暖氣, 暖气片, 暖氣片, 暖氣安裝, 電熱爐, 電暖器, 取暖器
radiator thermometer: 暖气安装, 暖气, 地暖
razor: 剃须刀, 剃鬚刀, 刮鬍刀, 剃鬚, 修面
recycling: 废铁, 废铁回收, 廢鐵, 废品回收, 废品, 資源回收, 废旧
reed-diffuser: 藤条香薰, 无火香薰, 無火香薰, 藤枝扩香, 扩香瓶, 擴香瓶, 擴香竹, 擴香枝, 香薰, 香氛
ride-on-mower: 坐骑式割草机, 草坪拖拉机, 驾驶式割草机, 座騎式割草機
robot-mower: 割草机器人, 机器人割草机, 智能割草机器人, 割草機器人, 機器人割草機
robot-vacuum: 扫地机器人, 掃地機器人, 扫地机, 扫拖机器人, 掃拖機器人
roof droplet: 屋頂防水, 外牆防水, 屋頂外牆防水, 防水抓漏, 屋顶防水, 外墙防水
roof house: 屋顶漏水, 屋頂漏水, 楼顶漏水, 樓頂漏水, 房顶漏水, 天台漏水, 天沟, 屋簷, 补漏, 屋顶维修, 屋頂, 防水补漏, 屋顶, 瓦片
rug: 地毯, 浴室地垫, 脚垫, 浴室地墊, 腳踏墊, 地垫, 地墊, 腳墊
sack spade: 腐殖土, 营养土, 羊粪, 蚯蚓粪
sack wheat: 饲料, 飼料, 米店, 碾米
safe padlock: 保险柜, 保險箱, 保险箱, 保險櫃, 家用保险柜, 防火保險箱, 家用保險箱
saw: 曲线锯, 电锯, 線鋸機
saw hammer: 木工, 木匠, 木作, 衣柜定制
screwdriver toolbox: 维修咖啡馆, 修理咖啡館
security-camera: 监控, 監視器, 监控安装, 保全, 摄像头
sewing-machine thread: 服装厂, 服裝廠, 制衣厂, 製衣廠, 缝纫工, 縫紉工, 平车工, 平車工, 车衣工, 車衣工, 针车工, 缝纫机, 縫紉機, 缝纫课
shield security-camera: 招聘保安, 保安招聘, 保安員, 保全人員, 警衛, 保镖, 保鏢
shield umbrella: 保险, 保險, 人寿保险
shopping-cart basket: 超市, 便利店, 杂货店, 食品店, 雜貨, 杂货
shower: 浴帘, 浴簾
shutters: 百叶窗板, 木百叶窗, 實木百葉窗, 实木百叶窗, 木百葉窗, 种植园百叶窗, 美式百叶窗
snow-blower: 扫雪机, 抛雪机, 除雪机, 掃雪機, 除雪機
soap: 手工皂, 香皂, 沐浴露, 沐浴乳
soap bubbles: 肥皂
sofa: 家具, 沙发, 沙發, 室内设计, 室內設計, 装潢, 家居, 沙发清洗, 沙發清洗, 二手家具, 家俱, 软装, 遗物整理
sofa armchair: 沙发翻新, 沙發翻新, 沙发换皮, 沙發換皮, 沙发维修, 沙發維修, 沙发修理, 沙發修理
solar-panel sun: 太阳能板, 太陽能, 光伏, 太阳能
sponge: 百洁布, 菜瓜布, 洗洁精, 洗碗精
squeegee window: 擦玻璃, 玻璃清洗, 外墙清洗, 洗窗
staircase: 楼梯扶手, 樓梯扶手, 扶手, 楼梯, 樓梯
stand-mixer: 厨师机, 和面机, 立式搅拌机
stove fire: 火炉
stove logs: 柴火炉
strimmer: 打草机, 割灌机, 打草機, 割灌機
string-lights: 灯串, 燈串, 串灯, 串燈, 彩灯串, 露营灯串, 裝飾燈串, 装饰灯串, 小彩灯
table-lamp: 床头灯, 床頭燈, 灯罩, 燈罩, 布艺台灯, 床头台灯, 桌灯, 桌燈
tap droplet: 停水, 停水通知
tap plug: 水电改造, 水电师傅, 水电维修, 水电工
tap wrench: 水管维修, 水電行, 水管, 水電, 水龙头, 水電維修, 管道安装, 管道安裝, 水暖工, 水暖安装
tiles bricks: 铺砖, 磁磚, 大理石, 地砖
tiles trowel: 瓷砖铺贴, 瓷砖, 贴砖, 美缝, 美縫
toaster: 烤面包机, 烤麵包機, 多士炉, 多士爐, 吐司机, 吐司機
toilet: 马桶, 馬桶, 智能马桶盖, 智能馬桶蓋, 马桶盖, 馬桶蓋
toolbox: 螺丝刀套装, 螺絲起子組
toolbox hammer: 五金, 五金店
toothbrush: 牙膏
torch: 头灯, 頭燈
towel: 沙滩巾, 海灘巾
towel sauna: 洗浴中心, 搓澡, 澡堂, 湯泉
towel soap: 毛巾, 浴巾
tv-aerial: 电视天线, 電視天線, 安装电视天线
urn candle: 殯葬, 殡葬服务, 殯葬服務, 殡仪馆, 殯儀館, 礼仪公司, 生前契約, 追思會, 白事, 禮儀師, 骨灰
vacuum-cleaner: 吸尘器, 吸塵器
vase: 景泰蓝, 琉璃, 青花瓷, 花瓶
vase fire: 吹玻璃
video-intercom door: 门铃, 門鈴, 可视门铃, 楼宇对讲, 對講機門鈴, 可视对讲, 对讲系统, 門口機, 視訊門鈴, 影像對講機, 视频门铃, 門鈴對講機, 对讲门铃, 可視對講
wallpaper paint-roller: 壁紙, 牆紙, 貼牆紙, 壁纸, 墙纸, 墙布, 贴墙纸, 壁纸店, 壁布, 贴壁纸, 貼壁紙, 壁紙施工, 無縫牆布, 无缝墙布
wardrobe: 衣柜, 衣櫃, 餐边柜, 鞋柜, 鞋架, 餐邊櫃, 鞋櫃
wardrobe fitted-kitchen: 全屋定制, 全屋定製, 定制衣柜, 定製衣櫃, 系统柜, 衣櫃定製, 衣帽间, 衣帽間, 定制家具, 定製傢俱, 橱柜衣柜, 櫥櫃衣櫃, 系統櫃
washing-machine: 洗衣店, 洗衣机, 洗衣機, 自助洗衣, 洗衣, 柔顺剂, 柔軟精
washing-machine spray-bottle: 家电清洗, 家電清洗, 洗衣机清洗, 空调清洗洗衣机, 家电维修清洗
wastebasket recycling: 海滩清洁, 淨灘, 净滩, 社區清潔
water-bottle: 不锈钢水壶, 不鏽鋼水壺, 保温瓶, 保溫瓶, 保温杯, 保溫杯, 运动水壶, 運動水壺
water-pump: 加壓馬達, 抽水马达, 抽水机
water-pump droplet: 打井, 水泵, 钻井, 抽水機, 水泵维修
water-tank droplet: 水箱清洗, 水塔清洗, 水塔
wheelie-bin: 垃圾桶, 垃圾清运, 垃圾袋
wheelie-bin recycling: 建筑垃圾, 垃圾分类, 废纸, 廢棄物
wifi-router: 宽带, 光纤宽带, 寬頻, 路由器, 宽带安装, 光纖
wifi-router network-cable: 无线网络, 無線網路
window: 门窗, 氣密窗, 窗户, 窗戶, 铝合金门窗, 鋁窗, 門窗, 铝合金, 鋁門窗, 玻璃店, 玻璃, 玻璃門, 断桥铝, 斷橋鋁, 隐形防护网, 隐形防護網, 陽台防護網, 防盗窗, 防盜窗, 防盗网, 防盜網
window: 窗纱, 窗紗
window mosquito: 纱窗定做, 紗窗, 防蚊纱窗
wrench car: 汽车维修, 汽車維修, 修车, 修車, 汽修, 汽车保养, 保養廠, 钣金, 汽配, 汽車保養
bean-bag: 豆袋椅, 懒人沙发, 豆袋沙发, 懶人沙發
bed backpack: 青旅
bedding spine: 颈椎枕, 頸椎枕
bunk-bed: 双层床, 上下铺床, 高低床, 雙層床, 上下床
chair dining-table: 桌椅租赁
chair chest-of-drawers: 红木家具, 紅木家具
chest-of-drawers television: 电视柜, 電視櫃
coal: 煤炭, 无烟煤, 煤块, 煤球, 蜂窝煤
coat-stand: 衣帽架, 落地衣帽架, 立式衣帽架
coffee-table: 茶几, 咖啡桌, 边几, 客厅茶几, 邊几
colour-swatches: 色彩诊断, 色彩顾问, 个人色彩分析, 色卡, 调漆服务, 個人色彩分析
cuckoo-clock: 布谷鸟钟, 咕咕钟, 布谷鸟时钟, 杜鹃钟
deckchair: 帆布躺椅, 沙滩椅, 沙灘椅, 折叠躺椅
fabric-roll: 蜀锦, 蜀錦, 丝绸, 絲綢, 织锦, 織錦, 扎染, 紮染, 蜡染, 蠟染
fence anvil: 铁艺, 鐵藝
fence: 篱笆, 籬笆
footstool: 脚凳, 腳凳, 搁脚凳, 软垫脚凳
fridge snowflake: 冷库, 冷庫
fuse-box: 配电箱, 配電箱, 保险丝盒, 保險絲盒, 空气开关, 断路器
garden-gnome: 花园小矮人, 庭院小矮人, 花園小矮人
gate: 伸缩门, 伸縮門, 电动门, 電動門, 道闸, 道閘, 铁艺大门, 鐵藝大門, 庭院大门, 庭院大門, 别墅大门, 別墅大門
hammer excavator: 拆除, 拆墙, 拆牆, 拆旧, 拆舊
high-table: 鸡尾酒桌, 高脚桌, 酒会高桌, 站立式酒桌
hina-dolls: 雏人形, 雛人形, 女儿节人偶
hot-water-bottle: 热水袋, 暖水袋, 橡胶热水袋, 注水热水袋
incense paper-lantern: 妈祖, 媽祖
ironing-board: 熨衣板, 烫衣板, 熨烫服务, 烫衣服务, 洗熨服务
kitchen-sink: 厨房水槽, 洗菜盆, 水槽, 洗脸盆, 洗手盆, 廚房水槽
leaf-blower: 吹叶机, 落叶吹风机, 吹葉機
mattress: 席梦思, 席夢思, 床褥, 棕垫, 棕墊
meat-slicer: 切肉机, 火腿切片机, 肉类切片机
neon-sign billboard: 招牌制作, 招牌製作, 门头招牌, 門頭招牌, 店招制作, 店招製作
noren: 日式门帘, 日式門簾, 暖帘, 暖簾
nut-and-bolt: 螺丝, 紧固件, 緊固件
padlock door: 智能门锁, 智能門鎖, 指纹锁, 指纹鎖, 密码锁, 密碼鎖, 门锁, 門鎖, 智能锁, 智能鎖, 电子锁, 電子鎖
picnic-table: 野餐桌, 野餐桌椅, 野餐长椅
pizza-oven: 披萨炉, 披萨烤炉, 披薩窯, 户外披萨炉
plunger drainpipe: 通渠, 通厕, 通廁, 通马桶, 通馬桶
recycling leaves: 环保活动, 環保活動, 环保公益, 環保公益, 环保宣传, 環保宣傳, 环保志愿, 環保志愿
rice-cooker: 电饭煲, 電飯煲, 电饭锅, 電飯鍋, 電鍋, 電子鍋
rocking-chair: 摇椅, 搖椅, 实木摇椅, 休闲摇椅
rolling-pin: 擀面杖, 擀麵棍, 擀面棍
roof: 彩钢瓦, 彩鋼瓦, 琉璃瓦
sack: 编织袋, 編織袋
samurai-helmet: 武士头盔, 武士頭盔, 武士盔甲, 日本盔甲
scratching-post: 猫抓柱, 猫爬架, 貓抓柱, 貓跳台
sheet-mask: 面膜, 敷面膜
shoji: 障子门, 障子門, 日式推拉门, 日式格子门, 日式拉門
smoke-alarm: 烟雾报警器, 烟雾探测器, 烟感报警器, 煙霧報警器, 煙霧偵測器, 一氧化碳报警器
spray-bottle seedling: 农药, 農藥, 除草剂, 除草劑
spray-bottle house: 除甲醛, 甲醛治理, 甲醛检测, 甲醛檢測
stone-wall: 石墙, 干砌石墙, 干砌石, 毛石墙, 石牆
tape-measure: 卷尺, 捲尺, 钢卷尺, 鋼捲尺
tatami: 榻榻米, 凉席, 涼席, 草席, 竹席
tiled-stove: 瓷砖壁炉, 砖砌壁炉, 瓷砖炉
urn: 灵骨塔, 靈骨塔
vase potters-wheel: 陶瓷工艺品, 陶瓷工藝品, 陶瓷摆件, 陶瓷擺件, 景德镇陶瓷, 景德鎮陶瓷, 瓷器
video-intercom: 门禁系统, 門禁系統, 门禁, 門禁, 樓宇對講
water-bottle droplet: 矿泉水, 礦泉水, 瓶装水, 瓶裝水
window-net: 纱窗, 防护网, 阳台防护网, 窗户防护网, 隐形纱窗, 防坠网
wood-pellets: 木质颗粒, 生物质颗粒, 木屑颗粒, 颗粒燃料
`;
