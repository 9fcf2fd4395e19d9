/** Chinese words for food, drink, animals and plants. Notation: word-list.ts. */
export const chineseFoodAndNature = `
apple basket: 苹果, 蘋果, 果园, 果園
artichoke: 洋蓟, 朝鲜蓟
avocado: 牛油果, 酪梨
bacon: 腊肉, 烟熏腊肉
bagel: 贝果, 貝果
banana: 香蕉
barbecue: 烧烤炉, 燒烤爐, 烤炉, 烧烤架, 烤肉爐, 烤肉架
barbecue skewers: 中秋烤肉, 烤肉区, 烤肉區, 露营烤肉, 露營烤肉, 烧烤店, 燒烤店, 擼串
beans: 豆漿, 豆浆, 豆制品, 豆製品
beetroot: 甜菜根, 紅菜頭, 红菜头, 甜菜根汁
bento rice: 便当, 便當, 盒饭
berliner: 柏林果酱包, 果酱甜甜圈, 柏林甜甜圈
birthday-cake cupcake: 蛋糕, 生日蛋糕, 蛋糕店, 甜品店, 甜点, 甜品, 甜點, 烘焙
blackberry: 黑莓果, 新鲜黑莓
braided-bread: 辫子面包
bread: 面包店, 麵包店, 面包, 麵包, 烘焙坊, 三明治机, 三明治機, 吐司
bread croissant: 现烤面包, 現烤麪包, 現烤麵包, 麪包, 麪包店, 面包房, 麪包房, 麵包房, 烘焙店
bread-dumplings: 面包丸子, 德式面包丸
bread-roll: 小圆面包, 小餐包, 餐包
brigadeiro: 巴西巧克力球
brownie: 布朗尼
burger french-fries: 汉堡, 漢堡, 汉堡店
cabbage: 白菜, 卷心菜, 包菜, 酸菜, 高丽菜, 高麗菜
cake-slice: 烤盘, 烤盤
cake-slice cupcake: 生乳卷, 瑞士卷, 瑞士捲, 千层蛋糕, 千層蛋糕, 芝士蛋糕, 慕斯, 提拉米苏, 提拉米蘇, 戚风蛋糕, 戚風蛋糕, 鸡蛋糕, 雞蛋糕, 磅蛋糕, 巴斯克, 紙杯蛋糕, 彌月蛋糕
candy lollipop: 糖果, 喜糖, 麦芽糖, 牛轧糖, 牛軋糖
canned-food basket: 食物银行, 食物銀行, 食品银行, 惜食
canned-food parcel: 物资募集, 物資募集, 物资捐赠, 物資捐贈, 爱心物资, 愛心物資, 捐贈物資, 白米捐贈, 爱心捐赠, 愛心捐贈
cauliflower: 花椰菜, 椰菜花
cereal-bowl: 燕麦片, 麦片, 燕麥片, 穀片
cheese: 奶酪, 芝士, 起司
chef-hat cook: 厨师, 廚師, 厨师招聘, 廚師招聘, 后厨, 後廚, 厨助, 廚助, 帮厨, 幫廚, 內場, 內場人員, 厨房助手, 廚房助手, 烹饪培训, 烹飪培訓, 厨艺课, 廚藝課, 餐飲內場
chicken-leg: 炸鸡, 炸雞, 白切鸡, 黄焖鸡, 鹹水雞, 鹹酥雞, 盐酥鸡, 鹽酥雞
chilli: 辣酱, 辣椒酱, 辣椒醬
chimney-cake: 烟囱卷, 煙囪捲, 烟囱蛋糕, 煙囪蛋糕
chocolate candy: 巧克力, 手工巧克力, 松露巧克力
christmas-pudding: 圣诞布丁, 聖誕布丁
churros chocolate: 吉拿棒, 西班牙油条, 吉事果
churros milk: 豆浆油条, 豆漿油條, 油条, 油條, 早點, 早点铺, 早點鋪, 豆浆店, 豆漿店
cinnamon-roll: 肉桂卷, 肉桂捲
clams: 蛤蜊, 蛤蠣
coconut: 椰子
cookie: 曲奇, 饼干, 餅乾, 手工曲奇, 凤梨酥, 鳳梨酥, 喜餅, 喜饼, 手工餅乾, 太阳饼, 太陽餅, 牛轧饼, 牛軋餅, 老婆饼, 老婆餅, 綠豆椪, 手工饼干, 蝴蝶酥
corn: 玉米
cotton-candy: 棉花糖
couscous: 古斯米, 库斯库斯
cream-bun: 泡芙
crepe: 可丽饼, 可麗餅, 法式薄饼, 法式薄餅, 煎饼, 煎饼果子, 蛋饼, 蛋餅
croissant bread: 牛角包, 可颂, 可頌
cupcake cookie: 烘焙课, 烘焙課, 亲子烘焙, 親子烘焙, 烘焙教室, 烘焙体验, 烘焙體驗, 纸杯蛋糕, 杯子蛋糕
custard-tart: 蛋挞, 葡式蛋挞, 蛋撻, 葡挞, 葡撻, 蛋塔
dango rice-cracker: 麻糬, 糍粑
dates: 椰枣, 椰棗
doughnut: 甜甜圈
dumpling: 饺子, 餃子, 点心, 馄饨, 餛飩, 水饺, 水餃, 點心, 生煎, 烧卖, 云吞, 雲吞
durian: 榴莲, 榴槤, 猫山王, 榴莲自助
easter-egg: 巧克力蛋, 复活节巧克力蛋
eclair: 闪电泡芙
egg basket: 鸡蛋, 土鸡蛋, 雞蛋, 土雞蛋
egg hen: 种蛋
falafel: 炸豆丸子
fig: 无花果, 無花果, 无花果干, 無花果乾
flatbread: 烧饼, 馕, 肉夹馍, 肉夾饃, 烙饼, 手抓饼, 蔥油餅, 葱油饼
focaccia: 佛卡夏
fruit-tart: 水果挞, 水果塔, 水果撻
frying-pan: 平底锅, 炒锅, 不粘锅, 锅具套装, 平底鍋, 炒鍋, 不沾鍋, 鍋具組, 砂鍋
gingerbread: 姜饼, 姜饼屋, 薑餅, 薑餅屋
grapes: 葡萄
grapes apple: 水果店, 水果, 鲜果, 水果超市, 水果批发
grapes barrel: 葡萄園
gratin: 焗土豆
ham: 火腿, 金华火腿
hamper gift: 礼篮, 禮籃, 果篮, 水果篮, 水果禮盒
honey bee: 蜂蜜, 养蜂, 養蜂, 土蜂蜜
hot-cross-bun: 十字包
hot-dog: 热狗
ice-lolly: 冰棍, 雪糕, 冰棒, 雪条
indian-sweets: 印度甜品, 印度甜点
jar-cake: 罐子蛋糕, 瓶子蛋糕, 罐装蛋糕, 玻璃罐蛋糕
kale: 羽衣甘蓝, 羽衣甘藍
kebab: 烤肉串, 土耳其烤肉, 沙威玛, 沙威瑪
lasagne: 千层面, 千層麵, 意式千层面, 意大利千层面
lettuce: 大白菜
lettuce jar: 泡菜
macaroni: 通心粉, 芝士通心粉, 奶酪通心粉
macarons: 马卡龙, 馬卡龍
mango: 芒果
maple-syrup: 枫糖浆, 楓糖漿
meat-on-bone: 烧烤, 燒烤, 烤肉, 烤全羊, 烧腊, 燒臘
meat-on-bone duck: 卤味店, 滷味店, 卤菜, 滷菜, 熟食店, 鴨脖, 卤肉, 滷肉, 鴨血, 燒臘便當, 叉烧, 叉燒
moon-cake: 月饼, 月餅
moon-cake gift: 月饼礼盒, 月餅禮盒
mushroom: 香菇, 菌菇, 蘑菇
mussel: 青口, 贻贝, 淡菜
nachos: 墨西哥玉米片, 烤玉米片
noodles: 酸辣粉
noodles chopsticks: 面馆, 麵館, 拉面, 拉麵, 牛肉面, 牛肉麵, 米线, 米線, 米粉, 面条, 麵條, 螺蛳粉, 凉皮, 刀削面, 炒面, 重庆小面
oden: 关东煮
olive-oil olives: 橄榄油, 橄欖油
omelette: 煎蛋卷, 西班牙蛋饼, 欧姆蛋, 西班牙烘蛋
orange soft-drink: 橙子, 柑橘, 柳丁
pancakes coffee: 松餅, 松饼, 早餐, 早点, 早午餐, 早餐店
peanuts: 花生, 花生油
peanuts pistachios: 坚果, 堅果, 炒货, 乾果, 干果, 坚果炒货
pie: 馅饼
pistachios peanuts: ~ 开心果, 開心果
pizza: 披萨, 比萨, 披薩, 比薩
pomegranate: 石榴, 石榴汁
popcorn film-camera: 电影院, 電影, 电影, 電影院
potato: 土豆, 马铃薯
potato-fritters: 土豆饼, 马铃薯煎饼, 土豆煎饼, 薯饼, 馬鈴薯煎餅
powder-tub: 蛋白粉, 乳清蛋白, 乳清蛋白粉, 肌酸
pudding: 糖水, 糖水铺, 糖水鋪, 双皮奶, 雙皮奶, 龟苓膏, 龜苓膏, 仙草, 烧仙草, 燒仙草, 布丁, 冰粉, 甜點店, 豆花
pumpkin: 南瓜
raspberry: 树莓, 覆盆子, 覆盆莓
ravioli: 意式方饺, 意大利饺, 意大利方饺, 義大利餃
rhubarb: 食用大黄, 食用大黃
rice: 稻田, 水稻, 插秧
rice curry: 盖浇饭, 大米, 米饭, 炒饭, 煲仔饭, 滷肉飯, 卤肉饭, 雞肉飯
rice sack: 稻米
roast-chicken: 烤鸡, 烤雞, 烧鸡, 桶仔雞, 盐焗鸡, 烤鸭, 烤鴨
round-loaf: 欧包, 歐包, 酸种面包, 天然酵母面包, 乡村面包
saffron: 藏红花, 番红花, 西红花, 藏紅花, 番紅花
salad: 素食, 沙拉, 轻食, 营养师, 輕食, 健康餐, 減脂餐
salad bento: 减脂餐, 健身餐, 健康餐盒
sandwich baguette: 三明治
sausage cheese: 腊肠, 香肠
schnitzel: 炸猪排, 猪排, 炸豬排, 豬排, 鸡排, 雞排, 炸雞排
scone tea: 司康
shaved-ice: 刨冰, 雪花冰, 剉冰, 绵绵冰
skewers barbecue: 烤串, 羊肉串, 串烧, 串燒, 撸串
soft-ice-cream ice-cream: 冰淇淋, 冰激凌, 雪花冰店, 霜淇淋, 甜筒
spaghetti tomato: 意大利面, 意面, 義大利麵
spare-ribs: 烤肋排, 猪肋排, 烤排骨
spring-rolls: 春卷, 春捲
steak kitchen-knife: 肉店, 牛排, 牛排馆, 肉铺, 肉舖, 牛肉, 羊肉, 鲜肉, 猪肉, 豬肉
steamed-bun: 小笼包, 刈包, 叉烧包, 饅頭, 小籠包, 包子, 包子铺, 鲜肉包, 肉包, 馒头
stew: 雞湯, 鸡汤, 靓汤, 靚湯, 老火汤, 煲汤, 煲湯, 汤馆, 砂锅, 涮羊肉, 串串香, 冒菜, 滷味, 卤味, 滷味攤
stew chilli: 火锅, 火鍋, 麻辣烫, 麻辣燙, 麻辣香锅, 麻辣香鍋, 麻辣锅, 麻辣鍋, 毛血旺, 鸳鸯锅, 鴛鴦鍋, 串串, 干锅, 乾鍋, 羊肉炉, 羊肉爐, 薑母鴨, 藥燉排骨, 臭臭鍋, 涮涮鍋, 小火锅, 小火鍋
stew chilli: 石头火锅, 石頭火鍋
stollen: 史多伦, 史多倫, 史多伦面包, 史多倫麵包, 圣诞史多伦, 德国圣诞面包
strawberry: 草莓
strudel: 苹果卷, 蘋果卷, 果馅卷, 苹果酥卷
sushi chopsticks: 寿司, 壽司
sweet-potato: 红薯, 烤红薯, 蕃薯
taco: 墨西哥菜, 墨西哥卷饼
tarte-flambee: 火焰薄饼, 阿尔萨斯火焰饼, 火焰挞
tomato: 番茄
truffle: 松露, 黑松露, 白松露, 松露油
waffle: 鬆餅機
walnut: 核桃, 核桃仁, 榛子, 榛果
watermelon: 西瓜
wedding-cake: 婚礼蛋糕, 结婚蛋糕, 婚禮蛋糕
white-asparagus: 白芦笋, 白蘆筍
yoghurt: 酸奶, 优格, 優格
yule-log: 树桩蛋糕
amphora: 陶瓷, 陶器
amphora coin: 古董, 古玩
amphora potters-wheel: 瓷器
baby-bottle: 牙胶, 固齒器
baby-bottle baby: 奶粉, 奶粉代购, 奶粉代購, 婴儿奶粉, 嬰兒奶粉, 母婴用品, 母嬰用品, 母婴店, 母嬰店, 辅食, 輔食, 婴幼儿奶粉, 嬰幼兒奶粉, 嬰幼兒用品
barrel: 橡木桶, 酒桶
beer wheat: 啤酒, 精酿啤酒
beers: 酒吧, 酒馆, 酒館, 啤酒屋, 居酒屋, 小酒馆
bubble-tea: 芋圓鮮奶, 芋圆鲜奶, 黑糖鮮奶, 黑糖鲜奶, 珍珠鮮奶, 珍珠鲜奶, 鮮奶茶, 鲜奶茶, 仙草鮮奶, 芋圓, 芋圆, 茶飲, 茶饮, 手搖飲, 手摇饮, 奶茶, 珍珠奶茶, 奶茶店, 珍奶, 茶飲店
champagne party-popper: 年会策划, 年會策劃, 年会, 年會, 尾牙, 尾牙场地, 尾牙場地, 春酒, 公司年会, 公司年會, 酒会, 酒會, 庆功宴, 慶功宴, 單身派對, 企业庆典, 企業慶典
champagne toast: 香槟, 香檳, 氣泡酒, 气泡酒
cider: 苹果酒, 蘋果酒, 西打酒
cocktail: 清吧
cocktail tropical-drink: 调酒, 調酒, 调酒师, 調酒師, 鸡尾酒, 雞尾酒
coffee: 咖啡, 咖啡店, 咖啡馆, 咖啡館, 咖啡厅, 咖啡廳, 手冲咖啡, 手沖咖啡
coffee-beans coffee: 咖啡豆, 咖啡烘焙, 烘豆, 自家烘焙咖啡
cutlery dinner-plate: 家常菜馆, 家常菜, 私房菜, 菜馆, 餐厅, 餐廳, 饭店, 美食, 小吃店, 午餐, 团购美食, 餐馆, 食堂, 小吃, 川菜, 粤菜, 湘菜, 熱炒, 快餐, 大排档
dinner-plate cook: 外烩, 宴席, 自助餐, 外燴, 酒席, 宴会, 辦桌, 团餐
dinner-plate cutlery: 服务员, 服務員, 餐厅服务员, 餐廳服務員, 外场, 外場, 外場人員, 洗碗服务员, 洗碗服務員, 合菜, 办桌, 大排檔
dinner-plate heart: 社区聚餐, 社區共餐, 共餐
dinner-plate sponge: 洗碗工, 洗碗, 洗碗阿姨
espresso-machine coffee: 咖啡机, 咖啡機, 意式咖啡机, 咖啡师培训, 咖啡師課程
gin-tonic: 金酒, 杜松子酒, 琴酒
ice-cube: 冰桶
ice-cube soft-drink: 冰块, 冰塊
jar: 豆瓣酱, 豆腐乳, 酱菜, 醬菜, 醬油, 酱油, 腐乳, 腌菜, 果酱, 果醬, 香料, 调味料, 調味料, 茶油, 香油, 保鲜盒, 密封罐, 保鮮盒
juice-glass: 橙汁, 果汁, 鲜榨果汁, 鲜榨橙汁, 柳橙汁, 鮮榨果汁, 榨汁
kitchen-knife: 刀具套装, 折叠刀, 多功能刀, 刀具組, 折疊刀, 瑞士刀
kitchen-knife frying-pan: 厨房, 廚具, 廚房, 厨具, 磨刀, 磨剪刀
milk cow: 鲜奶, 鮮奶, 牛奶, 鲜牛奶
milkshake: 奶昔
mug coffee: 马克杯, 馬克杯, 陶瓷杯, 咖啡杯, 手工杯
soft-drink tropical-drink: 冷饮
spirits-bottle: 果酒, 水果酒
spirits-bottle toast: 白酒, 高粱酒, 酿酒, 米酒, 白酒作坊, 酒厂, 威士忌, 酒水, 烟酒
tea lemon: 柠檬茶, 檸檬茶, 手打柠檬茶, 手打檸檬茶, 水果茶, 果茶
tea teapot: 茶园, 茶園, 採茶, 采茶, 明前茶, 茶藝, 铁观音, 高山茶, 茶叶, 茶葉, 茶馆, 绿茶, 茶, 红茶, 茶艺, 下午茶, 新茶, 綠茶, 紅茶, 龙井, 龍井, 乌龙茶, 烏龍茶, 普洱, 茶館, 茶道
tea teapot: 茶室
teapot cake-slice: 紫砂壶, 紫砂壺
water-jug: 水杯, 水瓶
water-jug droplet: 桶装水, 桶裝水, 送水, 矿泉水, 礦泉水, 饮水机, 蒸餾水, 飲水機, 桶装水配送
wine: 酒杯
wine grapes: 红酒, 葡萄酒, 紅酒, 酒庄, 酒莊
alpaca: 羊驼, 羊駝
ant house: 白蚁, 白蟻, 白蚁防治, 除白蟻, 滅白蟻
aquarium tropical-fish: 鱼缸, 水族箱, 水族馆定制, 魚缸, 水族用品
bee honey: 蜂农, 中蜂, 蜂群, 蜂農
beehive bee: 蜂箱
birdcage bird: 鸟笼, 鳥籠, 鹦鹉笼
camel: 骆驼
cat: 寻猫启事, 寻猫, 猫粮, 貓糧, 猫咖, 貓, 猫砂, 貓咖, 貓砂, 领养猫咪, 領養貓咪, 领养猫, 領養貓, 猫咪寄养, 貓咪寄養, 貓旅館, 貓咪住宿, 猫爬架, 猫抓板, 貓跳台, 貓抓板
cat-standing cat: 流浪猫, 小猫, 猫咪, 流浪貓, 小貓, 貓咪, 猫舍, 貓舍, 布偶猫, 英短
cat-standing coffee: 猫咪咖啡馆
chick hen: 鸡苗, 小鸡苗, 雞苗
cockroach: 灭虫, 杀虫, 除虫, 灭蟑, 除蟲
cow milk: 牛犊, 肉牛, 黄牛, 牧场, 奶牛, 养牛
crab: 螃蟹, 大闸蟹, 大閘蟹, 梭子蟹, 帝王蟹
dog: 寻狗启事, 寻狗, 宠物店, 寵物店, 狗粮, 狗糧, 宠物, 寵物, 宠物美容, 寵物用品, 寵物美容, 狗狗美容, 认养狗, 認養狗, 狗狗訓練, 狗狗寄養, 毛小孩, 认养毛小孩, 認養毛小孩, 寵物美容師, 牵引绳
dog: 狗项圈, 狗玩具, 狗零食, 牽繩, 狗項圈
dog stethoscope: 宠物医院, 動物醫院, 寵物醫院, 兽医, 獸醫, 动物医院
dog-standing paw: 犬只训练, 訓犬, 训犬, 狗狗训练, 遛狗, 流浪狗, 小狗, 狗狗, 柯基, 金毛, 泰迪
donkey: 毛驴, 驴子
dove bird: 信鸽, 赛鸽, 鸽子
dragon: 舞龙舞狮, 舞龍舞獅
dragon-head drum: 舞龙队, 舞龍隊, 舞狮队, 舞獅隊, 舞龙, 舞狮, 醒狮, 舞獅, 舞龍, 狮队
duck: 麻鸭, 鸭苗, 鸭子
fish: 养殖场鱼, 鳜鱼, 鲈鱼, 鱼塘, 咸鱼, 魚塭, 酸菜鱼, 酸菜魚, 鱼苗, 魚苗, 养鱼, 養魚, 海鲜, 海鮮, 鱼店, 烤鱼, 烤魚, 活鱼, 水产, 魚市
goat: 山羊
guinea-pig: 豚鼠, 荷兰猪, 天竺鼠, 荷蘭豬
hen chick: 養雞, 養雞場, 养鸡, 土雞, 土鸡
hen egg: 蛋鸡, 养鸡场, 放山雞, 滴雞精, 滴鸡精, 雞精
horse horse-rider: 马术, 馬術, 骑马, 騎馬
kennel dog: 宠物寄养, 狗狗寄养, 宠物酒店, 寵物旅館, 狗舍, 犬舍
lion elephant: 动物园, 動物園
lobster shrimp: 小龙虾, 小龍蝦, 麻辣小龙虾
nest-box: 鸟巢箱, 鸟屋, 人工鸟巢, 鳥屋, 巢箱
oyster: 牡蛎, 蚵仔, 生蚝
parrot bird: 鸟, 鹦鹉, 鸚鵡
paw: 流浪动物, 流浪動物
paw: ~ 领养, 領養, 认养, 認養
paw: 宠物殡葬, 寵物殯葬, 宠物用品, 流浪动物救助, 流浪動物救助, 動物之家, 寵物寄養, 宠物旅馆, 宠物保险, 寵物保險
pig: 土猪, 黑猪, 养猪场, 仔豬, 仔猪
rabbit: 兔笼, 仓鼠笼, 兔籠, 倉鼠籠
saddle horse: 马鞍, 馬鞍
sauropod museum: 恐龙, 恐龍
sheep: 羊羔, 滩羊, 活羊
shrimp: 虾苗, 蝦苗, 基围虾
snake: 爬宠, 爬蟲
songbird: 画眉, 百灵鸟, 鸟鸣, 鳥鳴
squid: 鱿鱼
tropical-fish fish: 水族, 观赏鱼, 水族館, 金鱼
wasp: 马蜂窝, 马蜂, 虎頭蜂, 摘除马蜂窝, 黄蜂, 馬蜂窩, 蜂窝清除
whale motor-boat: 观鲸, 賞鯨, 觀鯨
ammonite: 化石
beach beach-umbrella: 海灘, 沙滩
beach palm-tree: 海岛游, 海島遊, 海岛, 海島, 海边度假, 海邊度假, 三亚旅游, 三亞旅遊, 沙灘, 沙滩派对, 沙灘派對, 馬爾地夫
beach-umbrella: 沙滩伞, 海灘傘
bird-feeder: 喂鸟器, 鸟窝, 鸟食, 餵鳥器, 鳥飼料
bonsai: 盆景, 盆景展
bouquet: 花店, 鲜花, 鮮花, 花束, 插花, 花艺, 花藝, 开幕花篮, 開幕花籃, 花篮, 花籃, 开业花篮, 開業花籃, 高架花籃, 鲜花速递, 鮮花速遞, 送花, 捧花, 花藝課, 永生花, 花禮, 會場佈置花
cactus plant: 多肉植物, 仙人掌, 多肉
daffodil: 黄水仙, 洋水仙, 喇叭水仙, 黃水仙
dahlia: 大丽花, 大麗花, 大理花, 大丽菊
droplet: 鑿井, 滴灌, 灌溉, 除溼機, 除湿, 除溼, 加溼器, 除湿机, 加湿器, 除濕機
droplet bucket: 清洗水塔
droplet roof: 漏水
droplet tap: 净水器, 淨水器
fire: 火盆, 焚火台
fire nut-and-bolt: 铁艺, 鐵工
garland: 花环, 花環
greenhouse seedling: 温室, 溫室, 大棚
hammock: 吊床
hay-bale tractor: 苜蓿草, 干草, 牧草, 稻草, 草捆
hedge: 园艺剪刀, 園藝剪刀
herb: 野菜, 草藥, 中草药, 中医, 中醫, 艾灸, 養生, 人参, 青草茶
lavender: 薰衣草, 薰衣草花田, 薰衣草庄园, 薰衣草花束, 薰衣草莊園
lawnmower: 割草, 草坪, 割草機
logs fire: 木炭, 柴火
logs saw: 锯木厂, 木材加工, 木方, 实木板材, 鋸木廠, 木材行, 角材, 實木板材
lotus: 佛教, 佛堂, 寺廟, 浴佛, 佛像, 寺庙, 禅修, 佛具, 禪修
orchid: 兰花, 蝴蝶兰, 蘭花, 蝴蝶蘭, 兰花展
plant: 绿植租摆, 綠植租擺, 綠植, 花卉租摆, 花卉租擺, 室内植物, 室內植物, 觀葉植物, 幸福樹, 花盆
poppy: 虞美人, 罂粟花
secateurs leaves: 修剪树木, 修枝, 绿篱修剪, 园林修剪
seedling boot: 红树林种植, 种红树, 紅樹林種植
seedling plant: 有机肥, 有機肥, 肥料, 化肥, 植物, 盆栽, 绿植, 園藝, 园艺, 花卉, 苗圃, 种子, 種子, 种苗
seedling tree: 树苗, 果苗, 菜苗, 植树造林, 樹苗, 果树苗, 苗木
snowdrop: 雪花莲, 雪滴花, 雪花蓮
snowflake spade: 扫雪
snowy-mountain helicopter: 山地救援, 山岳救援队
spade: 园林, 园丁, 庭院设计, 花园设计, 绿化, 景观
sunflower herb: 共享菜园, 菜地出租
tree chainsaw: 砍树, 砍樹, 修树, 修樹, 鋸樹, 树木修剪, 樹木修剪, 移树, 伐树
tree spade: 植树, 植樹, 种树, 種樹, 植树活动
trowel: 石膏板, 輕隔間, 吊顶, 天花板, 泥作
turf-roll: 人造草坪, 草皮, 人工草皮, 草坪铺设
umbrella: 雨伞, 雨傘, 修傘, 修伞, 陽傘, 折叠伞, 折傘
umbrella shield: 重疾险, 重疾險, 医疗险, 醫療險, 意外险, 意外險, 保险规划, 保險規劃, 人壽保險, 旅平险, 旅平險, 旅游保险, 旅遊保險, 實支實付, 长照险, 長照險
watering-can: 浇水管, 澆水管, 園藝水管
wave lifebuoy: 抗洪, 抗洪救灾, 抗洪救災, 水災, 洪灾, 洪災, 颱風災, 灾区, 災區
wheat sack: 小麦
wheat tractor: 面粉, 麵粉, 杂粮
wheelbarrow lorry: 沙石料
wreath: 圣诞花环, 聖誕花圈
`;
