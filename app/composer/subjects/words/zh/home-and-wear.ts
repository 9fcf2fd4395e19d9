/** Chinese words for the home, clothes and the body. Notation: word-list.ts. */
export const chineseHomeAndWear = `
advent-calendar: 圣诞倒数日历, 聖誕倒數日曆, 降临历, 圣诞倒数月历, 聖誕倒數月曆, 降臨曆
air-conditioner: 空调, 空調, 空调维修, 冷氣, 冷氣維修, 冷气, 空调清洗, 冷氣安裝
air-fryer: 空气炸锅, 氣炸鍋
armchair: 懶骨頭
awning: 遮阳篷, 遮陽篷, 雨棚, 遮阳棚, 遮陽棚
axe target: 飞斧
bar-stool: 吧台椅, 吧椅, 高脚凳, 吧台凳, 吧檯椅, 高腳凳, 酒吧椅, 吧凳, 吧檯凳
basket: 洗衣篮, 洗衣籃
basket carrot: 蔬菜, 有机蔬菜, 有機蔬菜, 农产品, 生鲜, 果蔬, 菜市场, 菜市場, 農產品, 生鮮, 团购生鲜, 團購生鮮, 蔬菜配送, 买菜, 買菜, 生鲜超市, 生鮮超市, 农副产品, 農副產品, 土特产
basket carrot: 土特產, 小農
basket leaves: 柳编, 竹篮, 竹籃, 手工竹篮, 竹编, 竹編, 藤编, 藤編
basket tree: 山竹, 红毛丹
bath-bomb: 浴盐球, 泡澡球
bathtub: 浴盐, 浴鹽
bathtub shower: 卫浴, 浴室装修, 浴室, 衛浴
battery plug: 电池, 電池
bed: 高低床, 床包, 雙層床
bed bellhop-bell: 酒店, 旅馆, 民宿, 飯店, 宾馆, 床, 客栈, 旅館, 飯店住宿, 青年旅社
bed key: 出租单间, 单间出租, 单间, 合租
bedding: 床上用品, 四件套, 床单, 床單, 被子, 棉被, 被套, 枕头, 枕頭, 枕套, 寝具, 寢具, 羽绒被, 羽絨被, 床品, 蚕丝被, 蠶絲被
bench: 公园长椅, 户外长椅
blanket: 电热毯, 電熱毯
blanket cushion: 毛毯, 毯子
blender: 破壁机, 榨汁机, 搅拌机料理, 料理机, 果汁機, 調理機, 料理機, 原汁机, 榨汁機, 慢磨機
blinds: 百叶窗, 百葉窗, 百叶帘, 百葉簾, 卷帘, 捲簾
boiler radiator: 锅炉, 鍋爐, 壁挂炉, 热水器, 熱水器
bookshelf: 置物架
bookshelf books: 书架, 書架, 书柜, 書櫃
bow-and-arrow target: 射箭, 射箭馆, 射箭館, 弓箭馆, 射箭体验
broom bucket: 裝潢後清潔, 裝潢清潔, 开荒保洁, 保潔, 保洁员, 保潔員, 家政保洁, 家政保潔, 鐘點工, 钟点清洁, 鐘點清潔, 清洁阿姨, 清潔阿姨, 居家清洁, 大掃除, 退租清潔, 清潔人員, 開荒保潔
broom bucket: 保洁公司, 保潔公司, 家事服务, 家事服務
broom spray-bottle: 保洁, 家政, 清洁服务, 清潔, 打扫, 清洁, 打掃, 钟点工, 居家清潔, 開荒
broom wastebasket: 捡垃圾, 大扫除, 撿垃圾
bucket: 拖把, 平板拖把
bucket window: 玻璃清洁
bust: 雕塑, 雕像, 铜像, 銅像
candle: 香烛, 金纸, 香燭, 禮儀公司, 生命禮儀, 香氛蠟燭, 香氛蜡烛, 蜡烛, 香薰蜡烛, 蠟燭, 葬禮, 殡仪, 殯儀, 殡葬
candle bouquet: 代客扫墓, 代客掃墓, 扫墓服务, 掃墓服務
candle lotus: 法会, 祈福法会, 供灯, 法會, 祈福法會
candle prayer-beads: 祈福, 拜拜, 中元普渡, 普渡, 妈祖, 媽祖, 妈祖绕境, 媽祖繞境, 遶境, 进香, 進香, 安太歲, 光明燈, 烧香, 燒香, 庙会祈福, 廟會祈福
carport: 车棚, 汽车停车棚, 停车棚
ceiling-fan: 吊扇, 吊扇灯, 吊扇燈, 风扇灯, 吸顶风扇, 吊扇安装, 吊扇安裝
chair: 桌椅, 桌椅出租, 椅子, 凳子, 躺椅, 沙滩椅, 折叠椅, 露营椅, 海灘椅, 折疊椅, 露營椅
chandelier: 吊灯, 水晶灯, 吊燈, 灯具, 燈飾
chest-of-drawers: 斗柜, 抽屉柜, 五斗柜, 五斗橱, 斗櫃, 抽屜櫃, 五斗櫃, 六斗柜
chimney fire: 烟囱清洁, 烟囱
chopping-board: 砧板, 菜板, 切菜板
clothes-airer: 晾衣架, 晒衣架, 曬衣架, 落地晾衣架, 折叠晾衣架
conservatory: 阳光房, 陽光房, 玻璃房, 玻璃阳光房, 阳光房定制, 玻璃屋, 玻璃陽光房
cooker-hood: 抽油烟机, 抽油煙機, 油烟机清洗, 油煙機清洗, 清洗油烟机, 排油煙機, 油烟机, 油煙機, 抽油煙機清洗
cooking-pot: 电饭煲, 電鍋, 電子鍋, 高压锅, 汤锅, 锅具, 鍋具, 炖锅, 铸铁锅, 鑄鐵鍋, 壓力鍋
cot: 婴儿床, 嬰兒床, 摇篮, 搖籃
crate: 木箱, 木条箱, 木條箱, 板条箱
crystals: 水晶簇, 紫水晶, 粉水晶, 天然水晶, 白水晶, 水晶原石
curtains window: 窗帘, 窗簾
cushion: 抱枕, 靠垫, 靠墊, 坐垫, 坐墊, 靠枕, 真丝枕套, 枕頭套
desk office-chair: 书桌, 書桌, 办公桌, 辦公桌, 升降桌, 办公家具, 辦公家具, 电脑桌, 電腦桌
desk-lamp: 落地灯, 台灯, 小夜灯, 立燈, 檯燈, 小夜燈
dining-table: 桌布, 茶几, 边几, 桌巾, 邊桌
dining-table chair: 餐桌, 实木餐桌
dishwasher: 洗碗机, 洗碗機, 洗碗机维修, 洗碗機維修, 嵌入式洗碗机, 洗碗机安装
door: 防盗门, 木门, 木門
drainpipe droplet: 通下水道, 疏通下水道, 管道疏通, 疏通管道, 通水管, 通馬桶, 水管不通, 下水道, 管道清淤
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
fridge: 冰箱, 冰箱维修, 家用电器, 電器, 家電
garage-door: 车库门, 車庫門, 卷帘门, 捲門, 铁卷门, 鐵卷門, 铁卷门维修, 鐵卷門維修, 捲簾門, 快速卷門, 鐵捲門
garden-hose: 花园水管, 水管車, 浇花水管
garden-room: 花园办公室, 花園辦公室, 花园工作室, 花園工作室
gas-cylinder: 煤气, 瓦斯
gas-cylinder fire: 煤气罐, 液化气, 桶裝瓦斯, 瓦斯桶, 瓦斯行, 石油氣, 送煤气, 液化石油氣
gate fence: 大门定制, 庭院门, 铁门, 鐵門
gear wrench: 五金加工, 五金零件, 注塑模具, 模具, 开模, 注塑, 机加工, 车床加工, 轴承, 激光切割, 零件加工, 冲压件, 来图加工, 車床加工, 射出成型, 模具開發, 軸承, 雷射切割
grandfather-clock: 落地钟, 落地鐘, 老爷钟, 擺鐘
gutter house: 雨水槽, 檐沟, 天沟清理
hair-straightener: 直发器, 直发夹板, 直板夹, 直髮器, 卷发棒, 離子夾, 電棒捲
hammer-and-wrench gear: 家电维修
headstone: 扫墓代理, 祭扫, 墓碑, 墓地, 塔位, 陵园, 陵園, 公墓, 靈骨塔, 扫墓, 掃墓, 清明祭扫, 清明祭掃, 祭掃
heat-pump radiator: 热泵, 熱泵, 空气能
high-chair: 婴儿餐椅, 宝宝餐椅, 儿童餐椅, 嬰兒餐椅, 兒童餐椅
house-insulation: 外墙保温, 隔热工程, 屋顶隔热, 屋頂隔熱, 保温工程, 外墙保温施工, 保温材料, 隔熱工程, 房屋保温, 墙体保温
incense: 线香, 線香, 沉香, 香薰线香, 檀香
insured-home shield: 家财险, 房屋保险, 住宅火險, 火險, 家居保險, 住宅保險, 家庭财产险, 房屋火險, 居家保險
iron: 燙衣板
iron t-shirt: 熨烫, 熨衣, 燙衣服, 烫衣
kettle: 电热水壶, 電熱水壺, 烧水壶, 快煮壺, 热水壶, 电水壶, 熱水壺
key bed: 雅房, 租屋, 租屋套房, 短租, 长租公寓, 長租公寓, 青年公寓, 日租, 學生套房, 月租房, 分租套房, 社會住宅, 找房
key padlock: 开保险柜, 锁匠, 配钥匙, 鎖匠, 打鎖
light-bulb: 燈具, 照明, 灯饰
light-bulb plug: 停电, 停電
lock-and-key padlock: 开锁, 開鎖, 换锁, 換鎖, 智能锁, 電子鎖, 网络安全, 資安
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
neon-sign: 霓虹灯招牌, 霓虹燈招牌, 霓虹招牌, 霓虹灯牌, 霓虹燈牌
office-chair desk: 办公椅, 辦公椅, 电脑椅, 電腦椅, 人体工学椅, 人體工學椅, 电竞椅, 電競椅
oven frying-pan: 灶具, 瓦斯爐, 燃气灶, 烤箱, 瓦斯爐維修
paint-roller bucket: 装修, 粉刷, 裝修, 油漆工, 油漆, 刷墙, 翻新, 裝潢, 老屋翻修, 舊屋翻新, 旧房改造, 老房翻新, 翻修, 拉皮, 墙面刷新, 牆面刷新, 刷牆, 墙面, 牆面, 刷漆, 油漆粉刷
paint-roller bucket: 外墙粉刷, 外牆粉刷, 批土, 硅藻泥, 乳胶漆, 乳膠漆, 旧房翻新, 舊房翻新, 二手房翻新, 局部装修, 局部裝修
paint-roller sofa: 装修公司, 裝修公司, 室内装修, 室內裝修, 装修设计, 裝修設計, 家装, 家裝, 全包装修, 全包裝修, 軟裝, 裝潢設計, 工装, 工裝, 系統傢俱
paper-lantern: 元宵, 灯会, 燈會, 花灯, 花燈, 庙会, 廟會, 灯笼, 燈籠
paving trowel: 庭院铺装, 铺地砖庭院, 庭院鋪設, 透水砖, 停车场铺装, 石材铺装, 鋪石板, 植草砖
pergola house-with-garden: 凉亭, 涼亭, 遮阳棚花园, 花架
pet-bed: 狗窝, 狗窩, 宠物床, 寵物床, 猫窝, 貓窩, 狗床
piggy-bank coin: 存钱罐, 存錢筒, 储蓄, 儲蓄, 定期存款, 存款, 零存整取, 儲蓄險, 大額存單, 退休規劃, 理财规划, 理財規劃
plug: 充电器, 数据线, 充電器, 充電線
plug lightning: 电工, 水电工程, 電工, 电路, 电工上门, 水电安装
plunger toilet: 马桶疏通, 馬桶疏通, 马桶不通, 馬桶不通, 疏通, 下水道疏通, 通厕所, 通廁所
pressure-washer: 高压清洗, 高壓清洗, 外牆清洗
radiator: 电暖器, 暖氣, 暖气片, 暖氣片, 暖氣安裝, 電熱爐, 電暖器, 取暖器
radiator thermometer: 暖气安装, 暖气, 地暖
razor: 剃须刀, 剃鬚刀, 刮鬍刀, 剃鬚, 修面
recycling: 废铁, 废铁回收, 廢鐵, 废品回收, 废品, 資源回收, 废旧
reed-diffuser: 藤条香薰, 无火香薰, 無火香薰, 藤枝扩香, 扩香瓶, 擴香瓶, 擴香竹, 擴香枝
ride-on-mower: 坐骑式割草机, 草坪拖拉机, 驾驶式割草机, 座騎式割草機
robot-mower: 割草机器人, 机器人割草机, 智能割草机器人, 割草機器人, 機器人割草機
robot-vacuum: 扫地机器人, 掃地機器人, 扫地机, 扫拖机器人, 掃拖機器人
roof droplet: 屋頂防水, 外牆防水, 屋頂外牆防水, 防水抓漏, 屋顶防水, 外墙防水, 抓漏
roof house: 屋顶漏水, 屋頂漏水, 楼顶漏水, 樓頂漏水, 房顶漏水, 天台漏水, 天沟, 屋簷, 补漏, 屋顶维修, 屋頂, 防水补漏, 屋顶, 瓦片
rug: 地毯, 浴室地垫, 脚垫, 浴室地墊, 腳踏墊
sack spade: 腐殖土, 营养土, 羊粪, 蚯蚓粪
sack wheat: 饲料, 飼料, 米店, 碾米
safe padlock: 保险柜, 保險箱, 保险箱, 保險櫃, 家用保险柜, 防火保險箱, 家用保險箱
saw: 曲线锯, 电锯, 線鋸機
saw hammer: 木工, 木匠, 木作, 衣柜定制
screwdriver toolbox: 维修咖啡馆, 修理咖啡館
security-camera: 监控, 監視器, 监控安装, 保全, 摄像头
sewing-machine thread: 服装厂, 服裝廠, 制衣厂, 製衣廠, 缝纫工, 縫紉工, 平车工, 平車工, 车衣工, 車衣工, 针车工, 缝纫机, 縫紉機, 缝纫课
shield security-camera: 招聘保安, 保安, 保安员, 保安招聘, 保安員, 保全人員, 警衛, 保镖, 保鏢
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
staircase: 楼梯扶手, 樓梯扶手, 扶手
stand-mixer: 厨师机, 和面机, 立式搅拌机
stove fire: 火炉
stove logs: 柴火炉
strimmer: 打草机, 割灌机, 打草機, 割灌機
string-lights: 灯串, 燈串, 串灯, 串燈, 彩灯串, 露营灯串, 裝飾燈串, 装饰灯串, 小彩灯
table-lamp: 床头灯, 床頭燈, 灯罩, 燈罩, 布艺台灯, 床头台灯, 桌灯, 桌燈
tap droplet: 停水, 停水通知
tap wrench: 水管维修, 水电维修, 水電行, 水管, 通渠, 水电工, 水電, 水龙头, 水電維修
tiles bricks: 铺砖, 磁磚, 大理石, 地砖
tiles trowel: 瓷砖铺贴, 瓷砖, 贴砖
toaster: 烤面包机, 烤麵包機, 多士炉, 多士爐, 吐司机, 吐司機
toilet: 马桶, 馬桶, 通马桶
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
water-bottle: 不锈钢水壶, 不鏽鋼水壺, 保温瓶, 保溫瓶
water-pump: 加壓馬達, 抽水马达
water-pump droplet: 打井, 水泵, 钻井, 抽水機, 水泵维修
water-tank droplet: 水箱清洗, 水塔清洗, 水塔
wheelie-bin: 垃圾桶, 垃圾清运, 垃圾袋
wheelie-bin recycling: 建筑垃圾, 垃圾分类, 废纸, 廢棄物
wifi-router: 宽带, 光纤宽带, 寬頻, 路由器, 宽带安装, 光纖
window: 门窗, 氣密窗, 窗户, 窗戶, 铝合金门窗, 鋁窗, 門窗, 铝合金, 鋁門窗, 玻璃店, 玻璃, 玻璃門
window mosquito: 纱窗, 纱窗定做, 紗窗, 防蚊纱窗
wrench car: 汽车维修, 汽車維修, 修车, 修車, 汽修, 汽车保养, 保養廠, 钣金, 汽配, 汽車保養
ao-dai: 奥黛, 奧黛
apron chef-hat: 围裙, 圍裙
baby-bodysuit: 童装, 婴儿服装, 婴儿服, 童裝, 嬰兒服飾, 宝宝衣服, 婴幼儿服装, 婴儿连体衣, 哈衣, 嬰兒連身衣
baby-bodysuit baby: 嬰兒服, 寶寶衣服, 嬰兒用品, 新生儿衣服, 新生兒衣服, 包屁衣
baby-carrier: 婴儿背带, 婴儿背巾, 宝宝背带, 嬰兒背帶
backpack books: 助学, 助學, 爱心助学, 愛心助學, 资助学生, 資助學生, 希望小学, 希望小學, 学费补助, 學費補助, 捐书, 捐書
backpack pencil: 书包, 書包, 背包
ballet-shoes: 芭蕾
bangles: 手镯, 手链, 手鐲, 手鍊, 翡翠, 玉器
bathrobe: 浴袍, 浴袍套装
beanie: 毛线帽, 毛線帽, 针织帽, 針織帽
belt: 皮帶, 腰带, 腰帶, 真皮皮带, 男士皮带
bike-helmet: 自行车头盔, 自行車安全帽, 单车头盔, 骑行头盔
blouse: 亞麻襯衫
bone x-ray: 骨科, 骨科专家, 骨科專家, 骨科復健, 骨折, 骨质疏松, 骨質疏鬆, 骨密度, 关节炎, 關節炎, 膝关节, 膝關節, 关节置换, 關節置換, 人工關節, 风湿, 風溼, 痛风, 痛風, 運動傷害
bow-tie: 领结, 蝴蝶领结
bra: 文胸, 胸罩, 女士内衣, 內衣專賣, 内衣, 內衣
braces toothbrush: 牙齿矫正, 正畸, 牙套, 牙齒矯正, 牙齿正畸, 箍牙, 儿童牙齿矫正, 兒童矯正, 矯正牙齒
braid hair-comb: 脏辫, 髒辮, 编发, 編髮, 辫子, 編髮造型
brain speech-bubble: 精神科, 身心科, 心身科, 心理咨询, 心理諮商, 心理諮詢, 心理医生, 心理咨询师, 心理諮詢師, 心理辅导, 心理輔導, 抑郁症, 抑鬱症, 焦虑, 焦慮, 自闭症, 自閉症, 感统训练
brain speech-bubble: 感統訓練, 早療, 诸商, 諸商, 婚姻咨询, 婚姻諮詢, 失智, 失智症, 記憶力訓練
briefs: 内裤, 內褲
clogs: 木鞋, 荷兰木鞋
clothes-hanger: 衣架, 衣帽架
clothes-hanger coat: 干洗, 干洗店, 乾洗, 乾洗店, 二手衣
coat: 皮草, 外套, 大衣, 羽绒服, 羽絨服, 羽绒衣, 羽絨衣, 冲锋衣, 衝鋒衣, 風衣, 雨衣
coat scarf: 冬衣, 寒衣, 棉衣, 冬衣募捐, 冬衣募集
contact-lens: 隐形眼镜, 隱形眼鏡, 美瞳
corset: 紧身胸衣, 束身衣, 馬甲束腰, 緊身胸衣
dental-implant toothbrush: 种植牙, 植牙, 種植牙, 种牙, 種牙, 人工植牙, 种植牙齿, 全口植牙, 半口种植
diamond ring: 珠宝, 珠寶, 首饰, 首飾, 飾品, 饰品, 钻石
dress handbag: 女装, 女裝, 连衣裙, 服装, 服裝, 时装, 洋裝, 衣服, 連衣裙, 服飾, 旗袍, 服饰
dress-shoe hammer: 修鞋, 修鞋店, 擦鞋, 皮鞋
dungarees: 背带裤, 吊帶褲, 背帶褲, 牛仔背带裤, 工装背带裤
ear: 采耳, 採耳, 中耳炎, 耳鸣, 耳鳴, 听力检测, 聽力檢測, 听力检查, 聽力檢查, 掏耳, 耳烛, 耳燭
ear stethoscope: 耳鼻喉科, 耳鼻喉
earrings: 耳钉
earrings diamond: 耳环, 耳環, 耳坠
eye: 双眼皮, 雙眼皮, 双眼皮手术, 雙眼皮手術, 割双眼皮, 割雙眼皮, 埋线双眼皮, 埋線雙眼皮, 开眼角, 開眼角, 眼袋, 去眼袋, 提眼肌, 縫雙眼皮
eye glasses: 激光近视, 激光近視, 激光近视手术, 激光近視手術, 近视手术, 近視手術, 近視雷射, 雷射近視, 全飞秒, 全飛秒, 飞秒激光, 飛秒激光, 白内障, 白內障, 白内障手术, 白內障手術, 青光眼, 干眼症
eye glasses: 乾眼症, 干眼, 乾眼, 老花眼, 驗光, 配鏡, 眼科门诊, 眼科門診, 视力矫正, 視力矯正, 视力检查, 視力檢查, 近视防控, 近視防控, 晶体植入, 晶體植入, 角膜塑形镜, 角膜塑形鏡, 飛蚊症
eyebrow: 眉毛, 纹眉, 紋眉, 绣眉, 修眉, 飘眉, 飄眉, 半永久眉, 半永久纹眉, 霧眉
eyelashes: 睫毛膏
eyelashes eye: 繡眉, 紋繡, 纹绣, 美睫, 种睫毛, 接睫毛, 睫毛, 半永久, 半永久紋眉, 嫁接睫毛, 種睫毛, 睫毛嫁接, 雾眉
flat-shoe: 老布鞋, 布鞋, 老北京布鞋, 千层底, 千層底, 乐福鞋, 樂福鞋, 平底鞋, 娃娃鞋, 豆豆鞋
foot: 足部護理, 足部护理, 修腳, 修脚, 足疗, 足療, 足浴
glasses eye: 眼镜, 眼鏡, 眼镜店, 配镜, 配眼鏡, 眼科, 验光
goggles: 泳镜, 泳鏡
graduation-cap books: 大学, 大學, 留学, 留學, 奖学金, 獎學金, 助学金, 助學金
hair-clipper: 理发器, 电推剪, 推剪, 理髮器, 電推剪, 理发推子
hair-comb: 接髮, 气垫梳, 氣墊梳
hair-dryer hair-comb: 吹风机, 吹風機, 洗剪吹, 离子烫, 離子燙, 洗吹, 角蛋白
hanbok: 韩服, 韓服
hand-fan: 团扇
handbag: 手袋, 包包, 女包, 手提包, 皮包, 箱包, 皮具, 名牌包, 二手包, 二手奢侈品, 奢侈品回收, 名牌包回收, 精品回收, 奢侈品护理, 奢侈品護理
headscarf: 头巾, 頭巾
hearing-aid: 助听器, 助聽器
heart: 地震捐款, 赈灾捐款, 賑災捐款, 救灾, 救災, 赈灾, 賑災
heart handshake: 捐款, 公益, 志愿者, 慈善, 义工, 志工, 募捐
heart ring: 相親, 相亲会, 相親會, 联谊, 聯誼, 交友, 婚友社, 單身聯誼
henna-hand: 海娜
high-heel: 高跟鞋
hiking-boot: 徒步, 登山, 爬山, 健行
hiking-boot mountain: 百岳, 登山隊, 登山队, 山屋, 入山申請, 郊山, 縱走, 徒步线路
holdall: 运动包, 健身包, 運動包, 旅行袋, 運動袋, 圆筒包
hoodie: 帽t
hoodie t-shirt: 卫衣, 連帽衣
jeans t-shirt: 牛仔裤, 牛仔褲
jumper scarf: 毛衣, 针织衫, 針織衫, 羊毛衫
jumpsuit: 连体裤, 連身褲, 连衣裤, 女士连体裤
kimono dress: 和服
laser-hair-removal lotion: 冰點脫毛, 私密处脱毛, 私密處脫毛, 激光脱毛, 脱毛, 脫毛, 激光脫毛, 除毛, 雷射除毛, 冰点脱毛, 永久脱毛, 永久脫毛, 光子脱毛, 彩光脫毛, 腋下脱毛, 全身除毛
leggings: 打底裤, 瑜伽裤, 内搭裤
lehenga: 莱亨加
life-jacket: 救生衣, 救生背心, 救生衣租赁
lip-balm: 润唇膏, 潤唇膏, 护唇膏, 護唇膏, 唇膜
lips lipstick: 紋唇, 纹唇, 漂唇, 霧唇, 半永久唇, 水光唇
lips syringe: 丰唇, 豐唇, 玻尿酸丰唇, 玻尿酸豐唇, 嘟嘟唇
lipstick nail-polish: 美容院, 美容会所, 化妆品, 化妝品, 彩妆, 彩妝, 美妆, 口红, 化妆, 化妝, 新娘跟妆, 美容
lungs stethoscope: 呼吸内科, 呼吸科, 胸腔科, 胸腔內科
makeup-palette: 眼影, 眼影盘, 眼影盤, 化妆刷, 化妝刷, 彩妆盘, 彩妝盤
nail-polish: 美甲, 美甲店, 指甲
nappy baby: 尿布, 纸尿裤, 尿不湿, 紙尿褲, 尿片, 尿布蛋糕
necklace: 项链, 項鍊, 珍珠项链, 银饰, 銀飾, 金饰, 金飾, 金店, 银楼, 銀樓
necktie: 男装, 领带, 男裝
perfume: 香水, 香氛, 止汗露, 除臭棒, 香薰机, 止汗劑, 體香膏
prayer-beads: 佛珠, 念珠, 手串
prayer-beads lotus: 抄经, 抄經
prayer-beads ring: 琥珀
prosthetic-leg: 假肢, 义肢, 義肢, 假肢矫形
purse scissors: 皮雕, 皮雕師, 皮雕課
pyjamas: 睡衣, 家居服
ring bouquet: 婚礼, 婚禮, 婚庆, 钻戒, 婚戒, 婚慶, 结婚, 結婚, 婚宴, 婚介, 相亲, 宴会厅
rollator: 助行器, 助步器
sandal: 凉鞋, 涼鞋
sari: 纱丽
scarf: 絲巾
scarf gloves: 围巾, 圍巾, 丝巾
serum-bottle: 胡须油, 鬍鬚油
serum-bottle lotion: 精华液, 精華液, 护肤, 護膚, 护肤品, 面霜, 保养品, 面膜, 做臉, 皮肤管理, 面部护理, 面部護理, 面部清洁, 面部清潔, 小气泡, 小氣泡, 祛斑, 祛痘, 祛痘印, 美白嫩肤
serum-bottle lotion: 美白嫩膚, 嫩肤, 嫩膚, 光子嫩肤, 光子嫩膚, 皮膚管理, 水光针, 水光針, 热玛吉, 熱瑪吉, 超声炮, 超聲炮, 抗衰, 补水, 補水, 刷酸, 果酸, 杏仁酸, 杏仁酸煥膚, 煥膚
serum-bottle lotion: 除斑, 皮秒, 皮秒雷射, 粉刺, 清粉刺, 做脸, 淡斑, 痘疤, 護膚品, 医美, 醫美, 轻医美, 輕醫美, 點痣, 祛疤, 去角质, 去角質, 除皱, 除皺, 線雕, 音波拉提, 電波拉皮
serum-bottle lotion: 飛梭雷射, 保養品
shirt: 衬衫, 衬衣, 定制衬衫, 襯衫
shopping-bags price-tag: 商场
shopping-bags price-tag: ~ 双十一, 雙十一, 双11, 购物节, 大促, 折扣, 清仓
shorts: 泳裤, 泳褲
skirt: 裙子, 半身裙, 百褶裙
sleep-sack: 婴儿睡袋, 宝宝睡袋, 嬰兒睡袋
slippers: 棉拖鞋, 居家拖鞋, 室內拖鞋, 拖鞋, 棉拖, 室內拖
smartwatch: 智能手表, 智慧手錶, 智能手錶, 智慧型手錶, 苹果手表, 蘋果手錶
sneaker: 运动鞋, 球鞋, 鞋子, 女鞋, 男鞋, 鞋, 鞋店, 童鞋
socks: 袜子, 襪子
spine: 整骨, 推拿正骨, 物理治疗, 物理治療, 理疗, 正骨, 康复, 復健, 颈椎
spine massage: 颈椎病, 頸椎病, 腰椎间盘突出, 腰椎間盤突出, 椎间盘突出, 椎間盤突出, 腰间盘突出, 腰間盤突出, 腰痛, 頸椎, 脊椎, 脊柱侧弯, 脊柱側彎, 整脊, 骨盆矫正, 骨盆矯正, 骨盆修复, 骨盆修復
spine massage: 体态矫正, 體態矯正, 坐骨神经痛, 坐骨神經痛, 肩周炎, 五十肩, 康复理疗, 康復理療, 復健科, 疼痛科
suit necktie: 西装, 西服, 西装定制, 西裝, 西裝訂做, 西服定制
sunglasses sun: 太阳镜, 太陽眼鏡, 墨镜
swimsuit goggles: 泳衣
t-shirt backpack: 校服, 校服定制, 校服訂製
t-shirt clothes-hanger: 衣物交换, 旧衣捐赠, 舊衣捐贈, 旧衣回收, 舊衣回收, 旧衣, 舊衣, 二手衣服, 古着, 古著, 快闪衣物交换, 快閃衣物交換
t-shirt jeans: t恤, 定制T恤, 制服
t-shirt socks: 儿童服装
tattoo-machine: 纹身, 紋身, 刺青
tights: 连裤袜, 丝袜, 裤袜
tooth: 牙医, 牙醫, 口腔, 假牙, 牙齿
tooth toothbrush: 隐形矫正, 隐形牙套, 隱形牙套, 隱形矯正, 牙科诊所, 牙科, 口腔诊所, 牙齿美白, 牙齒美白, 洗牙, 拔智齿, 拔智齒, 智齿, 智齒, 拔牙, 补牙, 補牙, 根管治疗, 根管治療, 牙周病
tooth toothbrush: 牙周炎, 镶牙, 鑲牙, 烤瓷牙, 牙贴面, 牙貼面, 蛀牙, 儿童牙科, 兒童牙科, 牙科助理, 冷光美白, 口腔医院, 口腔醫院, 口腔门诊, 口腔門診
turban: 锡克头巾
vape: 电子烟, 電子煙
walking-stick: 拐杖, 手杖
wallet: 卡包, 皮夾
wax-pot lotion: 蜜蜡, 热蜡除毛, 熱蠟除毛, 蜜蜡脱毛, 蜜蠟除毛, 热蜡脱毛, 巴西蜜蜡, 巴西式除毛, 美式除毛, 蜜蠟, 熱蠟美體
wedding-dress ring: 婚纱, 婚紗, 婚纱租赁, 禮服出租, 婚纱礼服
wellingtons: 雨靴, 雨鞋, 胶靴, 橡胶靴
wetsuit surfer: 潜水服, 潛水衣, 冲浪服, 潛水服
wig: 假发, 假髮
x-ray: 放射科, 核磁共振, 影像中心
zip: 换拉链, 拉链, 換拉鍊, 拉鍊
`;
