/** Services and repairs in Chinese, read before its trades. Notation: word-list.ts. */
export const chineseServices = `
t-shirt backpack: 校服, 校服定制, 校服訂製
swimming-pool: 泳池清洁, 泳池维护, 泳池清潔, 泳池維護
llama: 羊驼, 羊駝
bubble-tea: 芋圓鮮奶, 芋圆鲜奶, 黑糖鮮奶, 黑糖鲜奶, 珍珠鮮奶, 珍珠鲜奶, 鮮奶茶, 鲜奶茶, 仙草鮮奶, 芋圓, 芋圆, 茶飲, 茶饮, 手搖飲, 手摇饮
sewing-machine thread: 服装厂, 服裝廠, 制衣厂, 製衣廠, 缝纫工, 縫紉工, 平车工, 平車工, 车衣工, 車衣工, 针车工
paintbrush scroll: 书法, 書法, 书法班, 書法班, 毛笔字, 毛筆字
saxophone musical-notes: 爵士, 爵士之夜, 爵士乐, 爵士樂
dancer: 爵士舞
microphone: 卡拉
house key: 房间出租, 房間出租, 单间出租, 單間出租, 雅房出租, 套房出租
cocktail tropical-drink: 调酒, 調酒, 调酒师, 調酒師, 鸡尾酒, 雞尾酒
tap wrench: 水泵, 抽水機, 加壓馬達, 抽水马达, 热水器, 熱水器
roof: 天沟, 屋簷, 抓漏, 防水抓漏, 补漏, 屋顶防水, 屋頂防水
plug lightning: 发电机, 發電機
fire: 電焊, 电焊, 焊接
trowel: 石膏板, 輕隔間, 吊顶, 天花板, 泥作
droplet: 打井, 鑿井, 钻井, 滴灌, 灌溉
eyelashes eye: 繡眉, 绣眉, 霧眉, 雾眉, 紋繡, 纹绣
hair-comb: 假发, 假髮
massage: 拔罐
speech-bubble: 语言治疗, 語言治療, 语言康复
bouncy-castle: 氣墊城堡, 充气城堡, 氣墊床遊樂
chair: 桌椅, 桌椅出租, 办公椅, 辦公椅, 椅子
hen chick: 養雞, 養雞場, 养鸡, 土雞
fish: 鱼苗, 魚苗, 养鱼, 養魚
dog-standing: 訓犬, 训犬
seedling: 有机肥, 有機肥, 肥料, 化肥
tree axe: 砍樹, 砍树, 修树, 修樹
amphora coin: 古董, 古玩
oven: 灶具, 瓦斯爐, 燃气灶, 烤箱, 瓦斯爐維修
laptop: 数据恢复, 資料救援, 資料恢復
lorry: 拖车, 拖吊, 拖吊車, 道路救援
bus: 大巴, 包车大巴, 遊覽車, 旅游大巴
pancakes: 可丽饼, 可麗餅, 松餅, 松饼
light-bulb: 吊灯, 吊燈, 燈飾
vacuum-cleaner: 吸尘器, 吸塵器
staircase: 楼梯扶手, 樓梯扶手, 扶手
candle: 禮儀公司, 生命禮儀, 香氛蠟燭, 香氛蜡烛
stew: 雞湯, 鸡汤
curtains window: 百葉窗, 百叶窗
foot: 足部護理, 足部护理, 修腳
broom bucket: 家电清洗, 家電清洗, 油烟机清洗, 油烟机, 抽油煙機清洗, 裝潢後清潔, 裝潢清潔, 开荒保洁
sewing-needle thread: 舊衣改造, 旧衣改造, 改衣
motorcycle: 機車, 二手機車, 中古機車, 摩托车, 二手摩托车, 機車行
basket leaves: 竹编, 竹編, 藤编, 藤編
herb: 野菜, 草药, 草藥, 中草药
diamond ring: 项链, 項鍊, 金饰, 金飾, 玉器, 翡翠, 手镯, 手鐲
book books: 纪念册, 紀念冊, 画册, 畫冊, 畢業紀念冊, 装订, 裝訂
car shield: 车险, 車險
watch: 修表, 手表, 手錶, 钟表, 鐘錶, 修錶
umbrella: 雨伞, 雨傘, 修傘, 修伞, 陽傘
jar: 泡菜, 酱菜, 醬菜, 辣椒酱, 醬油, 酱油, 腐乳
tea teapot: 茶叶, 茶葉, 紫砂壶, 紫砂壺
fence: 围栏, 圍籬, 護欄, 护栏, 铁门, 鐵門
door: 防盗门, 卷帘门, 鐵捲門, 木门, 木門
window: 纱窗, 紗窗, 门窗, 氣密窗
fire-extinguisher: 灭火器, 滅火器, 消防器材
headstone: 墓碑, 墓地, 塔位
helicopter: 直升机, 直升機
parachute: 滑翔伞, 飛行傘, 跳伞
horse horse-rider: 马术, 馬術, 骑马, 騎馬
soap: 手工皂, 香皂
mushroom: 香菇, 菌菇, 蘑菇
honey bee: 蜂蜜, 养蜂, 養蜂
thread: 刺绣, 刺繡, 苏绣, 扎染, 藍染
mirror: 镜子, 鏡子
wardrobe: 衣柜, 衣櫃
stroller: 婴儿车, 嬰兒車
necktie: 西装, 西裝, 西服
wheat: 面粉, 麵粉
ticket: 门票, 門票, 演唱会门票
vinyl-record: 黑胶, 黑胶唱片, 黑膠唱片, 唱片
champagne: 香槟, 香檳, 氣泡酒, 气泡酒
syringe: 疫苗, 疫苗接种
passport: 签证, 簽證, 护照, 護照, 移民
speech-bubble microphone: 口才, 演讲, 演講, 主持班
stew: 靓汤, 靚湯, 老火汤, 煲汤, 煲湯
office-building desk: 写字楼出租, 写字楼, 办公室出租
candle bouquet: 代客扫墓, 代客掃墓, 扫墓服务, 掃墓服務
canned-food basket: 食物银行, 食物銀行, 食品银行
notebook pencil: 作业辅导, 作業輔導, 晚托班, 课后托管, 安親班, 安亲班
house heart: 寄养家庭, 寄養家庭, 家庭寄养
`;
