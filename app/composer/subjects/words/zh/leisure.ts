/** Chinese words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const chineseLeisure = `
acupuncture: 针灸, 针刺疗法, 針灸, 鍼灸, 针灸减肥, 鍼灸減肥, 針灸減肥, 针灸减重, 鍼灸減重, 針灸減重, 中医针灸, 中醫鍼灸, 中醫針灸, 埋線, 小针刀
admission-ticket gift: 抽奖, 抽獎
admission-ticket price-tag: 优惠券, 優惠券, 代金券
aerialist: 空中绸吊, 绸吊, 空中瑜伽, 空中瑜珈, 空中环
arcade-machine: 街机, 街机厅, 复古街机, 弹珠台
awareness-ribbon: 粉红丝带, 粉紅絲帶
badminton: 羽毛球, 羽球, 羽毛球拍, 羽球拍
bagpipes musical-notes: 风笛, 風笛, 苏格兰风笛
balloon birthday-cake: 生日布置, 生日佈置, 滿月酒, 週歲宴, 抓周, 抓周派對, 百日宴, 彌月, 收涎, 宝宝宴, 寶寶宴, 百日宴布置, 百日宴佈置
balloon party-popper: 气球, 氣球, 气球布置
baseball: 棒球
basketball: 篮球, 籃球
bell: 電鈴
billiard-ball: 台球, 撞球
bingo-card: 宾果, 賓果
binoculars: 望远镜, 双筒望远镜, 望遠鏡, 观鸟, 觀鳥, 賞鳥
boules: 法式滚球
bowling: 保龄球, 保齡球
boxing-glove: 拳击, 拳擊, 泰拳, 散打, 搏击, 搏擊, 格斗, 格鬥
breakdancer: 霹雳舞, 霹靂舞, 地板舞, 霹雳舞课程, 霹雳舞培训, 街舞
bungee-jumper: 蹦极, 高空弹跳, 高空彈跳, 笨豬跳, 蹦极跳
calligraphy-brush scroll: 书法, 書法, 书法班, 書法班, 书法培训, 毛笔字, 毛筆字, 国画, 國畫, 水墨画, 水墨畫, 写春联, 少儿书法, 国画班, 书法课, 书画, 書畫
camera: 摄影, 攝影, 婚纱摄影, 照相馆, 摄影师, 相机, 照相, 婚紗攝影, 满月照, 滿月照, 百天照, 周岁照, 宝宝照, 孕妇照, 全家福, 儿童摄影, 兒童攝影, 证件照, 證件照, 写真, 寫真, 跟拍, 旅拍
camera: 约拍, 約拍
camera-flash: 自助拍照亭
carnival-mask party-popper: 假面舞会, 化妆舞会, 化妝舞會, 假面派对
carrom-board: 康乐棋, 克朗棋, 卡罗姆
cello musical-notes: 大提琴, 大提琴课, 大提琴培训, 低音提琴
chess-pawn trophy: 国际象棋, 西洋棋
choir musical-notes: 合唱团, 合唱, 合唱團, 童声合唱, 合唱班, 唱诗班, 合唱比赛
christmas-tree: 圣诞, 聖誕
cigar: 雪茄, 雪茄吧, 古巴雪茄, 雪茄店
clapperboard video-camera: 影视制作, 视频制作, 影片剪輯, 影片製作, 拍视频
classical-guitar musical-notes: 古典吉他, 民谣吉他, 木吉他, 古典吉他培训, 民謠吉他
cool-box: 户外保冷箱, 保冷箱, 保温箱, 保冰袋
cricket: 板球
croquet: 槌球, 槌球俱乐部, 门球, 門球
crystal-ball: 算命, 塔罗, 塔羅, 占卜, 星座, 紫微斗數, 生辰八字, 批八字, 命理师, 命理師, 命理咨询, 命理咨詢
dance-couple musical-notes: 国标舞, 交谊舞, 國標舞, 探戈, 华尔兹, 交誼舞, 交际舞, 国标舞培训, 摩登舞
dhol: 多尔鼓
dice: 卡牌游戏, 卡牌遊戲
dice chess-pawn: 桌游, 桌遊, 棋牌
disco-ball: 夜店, 酒吧派對
disco-ball headphones: dj, dj服务
diving-mask tropical-fish: 潜水, 浮潜, 潛水, 浮潛
doll: 洋娃娃, 芭比, 布娃娃, 芭比娃娃
dominoes: 多米诺骨牌, 多米諾骨牌
drum: 锣鼓, 腰鼓, 鑼鼓, 大鼓, 阵头, 陣頭, 非洲鼓, 手鼓
drum-kit drum: 架子鼓, 爵士鼓, 爵士鼓班
dumbbell: 健身房, 健身, 私人教练, 私教, 健身中心, 健身教練, 健身私教, 健身教练, 健身卡, 减脂, 減脂, 减脂营, 減脂營, 增肌, 重訓, 團課, 瑜伽健身, 撸铁, 擼鐵, 哑铃, 跳绳绳子, 弹力带, 啞鈴
dumbbell: 跳繩繩子, 彈力帶
earbuds: 蓝牙耳机, 藍牙耳機, 无线耳机, 無線耳機
embroidery-hoop thread: 苏绣, 湘绣, 蕾丝花边, 刺绣, 刺繡, 绣花, 十字绣
exercise-bike: 动感单车, 動感單車, 健身车, 健身車, 室内单车, 室內單車, 飛輪課, 飛輪課程, 飛輪車, 动感单车课, 飞轮, 飛輪, 飞轮课, 飛輪有氧
fireworks firecracker: 烟花, 煙火
fishing-rod: 鱼竿
fishing-rod fish: 钓鱼, 釣魚, 渔具, 釣具, 钓具, 鱼饵, 魚餌, 钓场, 釣場, 路亚, 路亞, 垂钓, 垂釣
flute: 葫芦丝, 竹笛, 长笛, 笛子
folk-dancers drum: 土风舞, 土風舞
football goal-net: 足球, 足球训练, 足球班
framed-picture: 海报, 装饰画, 相框, 海報, 掛畫
framed-picture palette: 画廊, 画展, 畫廊, 畫展, 裱框
framed-picture palette: ~ 展览, 展覽
frisbee: 飞盘, 飛盤, 极限飞盘, 極限飛盤
game-controller joystick: 手游, 游戏, 遊戲, 电子游戏, 電玩, 手遊, 电竞, 電競
gift baby: 弥月礼盒, 彌月禮盒, 彌月禮
gift ribbon: 礼物, 禮物, 礼品, 礼盒, 禮品, 伴手礼, 伴手禮
go-board: 围棋, 圍棋, 围棋班, 围棋培训, 少儿围棋, 圍棋班, 围棋比赛
go-kart: 卡丁车, 卡丁車, 卡丁车馆, 卡丁车俱乐部
golf golfer: 高尔夫, 高爾夫
golf-cart: 高尔夫球车, 高爾夫球車, 高尔夫车
guitar microphone: 音乐节, 音樂節, 现场演出, 現場演出, 樂隊, 乐队演出, 樂隊演出, 巡演, 民谣, 民謠, 草莓音乐节, 草莓音樂節
guitar musical-notes: 吉他, 音乐学校, 音樂教室, 吉他课
handpan musical-notes: 手碟
harmonica: 口琴, 口琴课, 口琴課, 口琴培训
harmonium: 簧风琴, 印度风琴
harp musical-score: 竖琴, 豎琴
headphones: 耳机, 耳機
headphones telephone: 電話銷售, 总机, 电销
hot-tub: 泡汤, 泡湯, 大众池, 大衆池, 大眾池, 汤屋, 湯屋, 風呂, 溫泉酒店, 温泉会馆, 溫泉會館, 温泉旅馆, 溫泉旅館, 溫泉飯店, 温泉, 溫泉, 汤泉
hurling: 板棍球
ice-skate: 滑冰, 溜冰
jack-o-lantern ghost: 万圣节, 萬聖節, 万圣夜
judo-suit: 跆拳道, 空手道, 柔道
kettlebell dumbbell: 壶铃, 壺鈴, 壶铃训练, 壺鈴訓練, 壶铃课程
kitesurfer: 风筝冲浪, 風箏衝浪
knot flexed-arm: 拔河, 拔河比赛
laser-blaster target: 激光枪战, 镭射枪战, 镭战, 激光对战, 雷射槍戰, 真人激光
lawn-bowls: 草地滚球, 草地滾球, 地掷球
letter-tiles: 拼字游戏, 拼字遊戲, 英文拼字游戏
loom yarn: 壮锦, 织布, 織布, 手工织布, 织布机, 编织工坊
magic-wand top-hat: 魔术, 魔術
mahjong-tile: 麻将, 麻將, 棋牌室, 麻将馆, 麻雀館, 麻将机
marionette: 布袋戏, 皮影
marionette theatre-masks: 木偶戏, 木偶剧, 布袋戲, 皮影戏, 木偶, 偶戲
mat-exercise: 普拉提, 皮拉提斯, 普拉提课程, 垫上普拉提, 普拉提工作室, 普拉提馆, 普拉提課程
maypole: 五月柱, 五朔节花柱
microphone: 卡拉, 卡拉ok, 声乐课, ktv, 唱歌班, 唱歌, 脱口秀, 脫口秀, 主持人, 相声, 司仪, 司儀, 婚礼主持, 婚禮主持, 主持培训, 主持培訓, 少儿主持, 少兒主持, 歌手
musical-notes: 音乐会, 演唱会, 音樂會, 演唱會, 音乐, 音樂, 声乐, 乐队, 樂團, 二胡培训, 二胡课, 古琴, 琵琶, 琵琶培训, 琵琶课, 民乐团, 民乐培训, 民樂培訓, 民族乐器, 民族樂器
musical-notes musical-score: 古筝培训, 古筝课
netball: 无挡板篮球, 無擋板籃球, 篮网球, 籃網球
oboe musical-notes: 单簧管, 單簧管
origami-crane: 折纸, 摺紙, 千纸鹤, 折纸课, 折紙
oud: 乌德琴, 鲁特琴
padel-racket: 板式网球, 板式網球
paintball-marker: 彩弹射击, 彩弹枪, 漆彈, 彩弹, 漆彈槍
painted-eggs chick: 复活节彩蛋, 復活節彩蛋
palette paintbrush: 画室, 美术班, 绘画, 油画班, 畫畫, 画画, 美术, 美術, 繪畫, 平面设计, 平面設計, 油画, 素描
paraglider: 滑翔伞, 滑翔傘, 飛行傘, 滑翔伞体验, 飛行傘體驗, 滑翔傘體驗
party-popper balloon: 庆典, 生日派对, 生日会, 生日派對, 生日會, 满月酒, 周岁宴, 周年庆, 周年慶
party-popper balloon: ~ 派对, 派對
pedal-boat: 脚踏船, 腳踏船, 天鹅船, 天鵝船, 脚踏船出租
piano-keys: 钢琴, 鋼琴, 钢琴课, 电子琴
pickleball: 匹克球, 匹克球场, 匹克球館
pilates-reformer: 普拉提核心床, 核心床普拉提, 器械普拉提, 器械皮拉提斯, 皮拉提斯核心床, 普拉提床, 大器械普拉提, 床式普拉提
pipe-organ church: 管风琴, 管風琴
pirate-ship: 海盗船, 海盜船
pole-dancer: 钢管舞, 鋼管舞, 钢管舞课程, 钢管舞培训, 鋼管舞課程
pom-poms: 啦啦队, 啦啦隊, 啦啦操, 啦啦球, 拉拉队, 啦啦隊彩球
portuguese-guitar musical-notes: 曼陀林
postage-stamp: 邮票, 郵票, 集邮, 集郵, 邮票收藏
potters-wheel vase: 陶艺, 陶藝, 拉坯, 陶艺课, 陶藝課, 手拉坯, 陶艺体验, 陶藝班
puzzle: 拼图
puzzle pencil: 文字接龙
quilt: 拼布, 拼布教室
raft: 激流泛舟, 白水漂流, 橡皮艇漂流, 漂流, 泛舟, 竹筏
recorder: 竖笛, 直笛, 豎笛課, 直笛團, 竖笛课
red-envelope: 利是封
red-envelope paper-lantern: 年货, 年貨, 年货大集, 年貨大集, 年货节, 年貨節, 办年货, 辦年貨, 春节, 春節, 农历新年, 農曆新年, 新年红包, 新年紅包, 压岁钱, 壓歲錢
red-envelope paper-lantern: 年货大街, 年貨大街, 拜年, 新年快乐, 新年快樂, 恭贺新禧, 恭賀新禧
ribbon stethoscope: 两癌筛查, 兩癌篩查, 乳腺癌, 乳癌, 乳癌篩檢, 乳房摄影, 乳房攝影, 乳腺检查, 乳腺檢查, 宫颈癌筛查, 宮頸癌篩查, 子宮頸抹片
saxophone musical-notes: 爵士, 爵士之夜, 爵士乐, 爵士樂
sewing-needle: 裁缝, 裁縫, 缝纫, 修改衣服, 量体裁衣, 改衫, 改裤脚, 改褲腳
sewing-needle herb: 小針刀
sewing-needle thread: 舊衣改造, 旧衣改造, 改衣
shisha: 水烟, 水煙
shofar: 羊角号, 朔法尔
singing-bowl lotus: 颂钵, 頌缽, 颂钵疗愈, 頌缽療癒, 音疗, 音浴, 颂钵音疗
skis snowy-mountain: 雪具租赁, 滑雪板租赁, 滑雪, 滑雪场
sleeping-bag: 睡袋, 羽绒睡袋, 羽絨睡袋
snowmobile: 雪地摩托, 雪地摩托车, 雪上摩托車, 雪地摩托車
squash-racket: 壁球, 壁球拍, 壁球场, 壁球場
steelpan: 钢鼓, 鋼鼓, 钢鼓乐队, 鋼鼓樂隊
studio-microphone headphones: 录音棚, 播客, 錄音室, 配音
sun-lounger: 沙滩躺椅, 日光躺椅, 沙灘躺椅, 泳池躺椅
table-football: 桌上足球, 桌式足球, 桌上足球台
table-tennis: 乒乓球, 桌球
tai-chi: 太极拳, 太極拳, 太极课程, 太极拳班, 太极拳课程, 太極班, 太極, 太极, 气功, 氣功, 武术, 武術, 功夫, 咏春, 詠春
target: 靶场, 射击
teddy-bear: 娃娃屋, 絨毛玩偶
teddy-bear crayon: 幼儿园, 幼兒園, 玩具, 托儿所, 早教, 托兒, 玩具店, 托班, 保母, 親子館, 幼师, 幼師, 幼师招聘, 幼師招聘, 幼教, 托育, 托兒所, 到府保母, 育兒嫂, 亲子课, 親子課
teddy-bear crayon: 亲子活动, 親子活動, 公托, 臨托, 教保員
teddy-bear sewing-needle: 玩具医院, 玩具醫院, 娃娃医院, 娃娃醫院
television: 电视, 電視, 电视维修, 電視機
television laptop: 电器店, 家电, 电器行
tennis: 网球, 網球, 網球拍
theatre-masks: 昆曲, 业余剧社, 剧团, 喜剧, 话剧, 喜劇, 話劇, 舞台剧, 剧院, 劇院, 歌剧, 音乐剧, 戏剧, 戲劇, 音樂劇, 舞臺劇
theatre-masks: 剧本杀, 劇本殺, 相聲, 儿童剧, 兒童劇, 粵劇, 剧场, 劇場, 戏剧节, 戲劇節, 舞台劇, 万圣节服装, 萬聖節服裝, 角色扮演服
thread sewing-needle: 藍染
ticket: 门票, 門票, 演唱会门票
toy-bricks: 积木, 木制积木
toy-bricks teddy-bear: 乐高, 積木, 樂高
trading-card: 集换式卡牌, 集換式卡牌, 宝可梦卡, 寶可夢卡, 宝可梦卡牌, 寶可夢卡牌, 球星卡, 收藏卡牌
trampoline gymnast: 蹦床, 彈床, 跳床, 蹦床公园, 蹦床馆, 彈床樂園
treadmill dumbbell: 跑步机, 跑步機, 健身器材
trophy: 比赛报名, 比賽報名
trumpet drum: 管樂團, 军乐队, 管乐团, 铜管乐队
ukulele musical-notes: 尤克里里, 尤克里里培训, 烏克麗麗, 乌克丽丽
video-camera ring: 婚礼摄像, 婚禮錄影, 婚礼录像
vinyl-record: 黑胶, 黑胶唱片, 黑膠唱片, 唱片, 黑膠唱盤
violin: 小提琴
violin guitar: 提琴制作
volleyball: 排球
vr-headset: 虚拟现实, 虛擬實境, 虛擬現實
windsurfer: 帆板, 风帆冲浪, 風帆衝浪, 滑浪风帆, 滑浪風帆
xylophone: 木琴, 馬林巴, 铝板琴
yarn: 羊毛毡, 毛线, 毛線, 编织, 編織, 钩针
zip-line tree: 高空滑索, 滑索, 树上探险
astronaut planet: 天文馆, 天文館, 航天展
baby: 母婴, 婴儿用品, 婴儿, 嬰兒, 催乳, 催乳师, 催乳師, 通乳
baby baby-bottle: 月嫂, 育儿嫂, 月子中心
baby pregnant-woman: 试管婴儿, 試管嬰兒, 不孕不育, 人工授精, 备孕, 備孕, 产检, 產檢, 妇产科, 婦產科, 妇科, 婦科, 孕妇课程, 孕婦課程, 月子会所, 月子會所, 坐月子, 月嫂培训, 月嫂培訓
baby pregnant-woman: 產後修復, 产后护理, 產後護理, 产后恢复, 產後恢復, 孕产, 孕產, 冻卵, 凍卵, 不孕症, 唐筛, 唐篩, 準媽媽
baby nurse: 产妇护理, 產婦護理, 新生儿护理, 新生兒護理
ball-pit: 海洋球池, 波波池, 球池, 海洋球
balloon: 儿童节, 兒童節
block-tower: 叠叠乐, 层层叠, 巨型叠叠乐, 叠叠高
bride ring: 新娘, 婚纱店, 婚礼策划, 婚禮策劃, 婚宴会馆, 婚宴會館, 婚博会, 婚博會, 婚宴酒店, 新娘秘書, 新娘祕書, 新秘, 新祕, 婚礼布置, 婚禮佈置, 文定, 证婚, 證婚, 婚紗展
bride: 秀禾服, 龙凤褂, 龍鳳褂, 中式嫁衣
bunting: 三角旗, 三角旗串, 派对拉旗, 三角彩旗
calligraphy-brush: 毛笔, 文房四宝, 文房四寶, 宣纸, 宣紙, 砚台, 硯台, 起名, 墨汁
calligraphy-brush baby: 胎毛笔, 胎毛筆
capoeira: 卡波耶拉, 巴西战舞, 卡波耶拉课程, 巴西战舞课程
climber: 攀岩, 抱石, 攀巖, 攀岩馆, 攀巖館, 上攀
climber fir-tree: 丛林探险, 丛林穿越, 探险乐园, 叢林探險
climber wave: 溯溪
clown balloon: 小丑
colour-cube: 魔方, 三阶魔方, 魔方比赛, 速拧魔方
cook frying-pan: 烹饪课, 厨艺班, 烹飪課, 烹饪, 烹飪, 厨艺, 廚藝, 料理教室
cornhole-board: 沙包洞, 玉米洞游戏, 沙包投洞
crossword-grid: 填字游戏, 填字遊戲
dancer musical-notes: 古典舞, 廣場舞, 民族舞, 爵士舞, 舞蹈, 舞蹈班, 跳舞, 拉丁舞, 广场舞, 肚皮舞
dancer: 中国舞, 中國舞
dodgem-car: 碰碰车, 碰碰车乐园, 电动碰碰车
dog-walker: 遛狗, 代遛狗, 遛狗服务
draughts-board: 国际跳棋, 西洋跳棋
dumbbell kettlebell: 体能训练, 體能訓練
erhu: 二胡, 板胡, 京胡
fencer: 击剑, 少儿击剑, 擊劍
fire-cupping: 拔罐, 火罐, 拔火罐
fireworks champagne: 元旦, 跨年
fishing-rod shrimp: 钓虾, 釣蝦
flag fireworks: 国庆节, 國慶節
flag: 锦旗, 錦旗, 旗帜, 旗幟, 旗子
folk-dancers hand-fan: 秧歌
french-horn: 法国号, 圆号, 圆号课程
ghost: 鬼屋
gift necktie: 父亲节, 父親節
golf-bag: 高尔夫球包, 高尔夫球杆, 高尔夫球袋, 高爾夫球桿, 高爾夫球袋
greeting-card: 贺卡, 生日贺卡, 生日卡片, 婚礼请柬, 賀卡
guitar violin: 乐器, 樂器
guzheng: 古筝, 古箏, 古筝班, 古箏班
gymnast: 体操, 體操
gymnastics-rings: 体操吊环, 吊环, 健身吊环
haircut hair-comb: 脱发, 脫髮, 防脱, 防脫, 生发, 生髮, 养发, 養髮, 养发馆, 養髮館, 头皮护理, 頭皮護理, 头疗, 頭療, 头皮检测, 頭皮檢測, 烫染, 燙染, 烫染套餐, 燙染套餐, 燙髮, 烫头
haircut hair-comb: 燙頭, 快剪, 男士理髮, 男士剪发, 男士剪髮, 护发, 護髮, 美发店, 美髮店, 接發, 油头, 纹发, 紋發, 落髮, 掉髮, 洗頭, 百元剪髮, 接发, 植发, 植髮
handball-player: 手球
hula-hoop: 呼啦圈, 呼啦圈课程, 摇呼啦圈
joystick racing-car: 遥控车, 遙控車, 遥控汽车, 遙控汽車
juggler circus-tent: 杂技学校
juggler aerialist: 杂技, 雜技
kendo: 剑道, 劍道, 剑道馆, 剑道培训, 剑道护具
korfball-post: 合球, 荷兰式篮球, 荷球
lion-dance: 舞狮, 舞獅, 醒狮, 醒獅, 南狮, 南獅, 狮队, 獅隊
lotus-position: 正念, 泡沫轴, 滾筒
lotus-position lotus: 瑜伽, 瑜珈, 冥想
marimba: 马林巴, 马林巴琴, 马林巴木琴, 马林巴课程
massage lotus: 按摩, 推拿, 刮痧
massage spine: 整复, 整復
massage-stones: 热石按摩, 热石, 热石理疗
mermaid: 美人鱼, 小美人鱼, 美人鱼派对, 美人鱼潜水
mochi-pounding: 打年糕, 捣年糕, 打麻糬, 搗麻糬
nurse: 护士, 護理師, 护工, 护理, 长照, 長照, 看護, 居家照護, 保姆护理, 养老院, 養老院
oboe: 唢呐, 唢吶
older-person dumbbell: 老年体操, 老年健身, 長者體操, 銀髮健身, 银发健身
older-person nurse: 敬老院, 居家养老, 居家養老, 养老服务, 養老服務, 老年公寓, 老人院, 日照中心, 日间照料, 日間照料, 居服员, 居服員, 照服员, 照服員, 居家照顾, 居家照顧, 護工, 看护
older-person nurse: 看護中心, 外籍看護, 陪护, 陪護, 养老社区, 養老社區, 長照服務, 安養院, 安養中心, 陪诊, 陪診, 养老机构, 养老, 養老, 安养院, 敬老
opera-mask: 京剧, 京劇, 脸谱, 臉譜, 变脸, 變臉, 戏曲, 戲曲, 粤剧, 粤劇, 越剧, 越劇, 豫剧, 豫劇, 黄梅戏, 黃梅戲, 歌仔戏, 歌仔戲
palette: 艺术培训, 藝術培訓, 儿童画, 兒童畫
party-popper ribbon: 开业, 開業, 开张, 開張
playing-card: 扑克, 撲克, 桥牌, 橋牌
postcard: 明信片, 风景明信片, 明信片展
pregnant-woman: 孕妇, 孕婦, 产后修复
quiz-cards: 知识竞赛, 问答之夜, 酒吧竞答, 问答卡片, 智力问答
rocking-horse: 摇马, 木马摇椅, 搖搖馬, 摇摇马
rodeo-bull: 机械公牛, 斗牛机, 骑牛机
rower: 划船机, 划船機
rower canoe: 赛艇俱乐部
rugby-ball: 橄榄球
runner sneaker: 越野跑, 半程马拉松, 半程馬拉松, 马拉松, 馬拉松, 路跑, 跑团, 跑步俱乐部, 夜跑, 跑步
runner trophy: 社区运动会, 社區運動會, 运动会, 運動會, 校运会, 校運會, 半马, 半馬, 健走, 趣味运动会, 趣味運動會, 跑團
sauna: 桑拿, 水疗, spa, 汗蒸, 三溫暖
saxophone: 萨克斯, 薩克斯
sinterklaas: 圣尼古拉节, 荷兰圣尼古拉节
skipping-rope: 跳绳, 跳繩, 花式跳绳
sticker-sheet: 贴纸, 貼紙, 手账贴纸, 贴纸套装
sunbed: 日光浴床, 美黑床, 美黑沙龙, 美黑仪, 助曬床
surfer wave: 冲浪, 衝浪
swimmer goggles: 游泳, 游泳馆, 游泳课, 泳池, 游泳班, 泳池建造
tambourine: 铃鼓, 巴西铃鼓, 铃鼓课
teddy-bear slot-machine: 娃娃机, 娃娃機, 夹娃娃, 夾娃娃
treadmill salad: 减肥, 減肥, 瘦身
treasure-chest: 寻宝, 寻宝游戏, 宝箱, 藏宝箱, 寻宝活动
trombone: 长号, 長號, 长号手, 长号课程
turntable: 黑胶唱机, 黑膠唱機, 唱片机, 唱片機, 电唱机, 黑胶唱盘
video-camera clapperboard: 视频拍摄, 視頻拍攝, 视频剪辑, 視頻剪輯, 宣传片, 宣傳片
water-polo-player: 水球
wrestlers: 摔跤, 角力
yo-yo: 空竹, 扯铃, 扯鈴
`;
