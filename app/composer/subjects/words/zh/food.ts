/** Chinese words for food. Notation: word-list.ts. */
export const chineseFood = `
apple basket: 苹果, 蘋果, 果园, 果園
artichoke: 洋蓟, 朝鲜蓟
avocado: 牛油果, 酪梨
bacon: 腊肉, 烟熏腊肉
bagel: 贝果, 貝果
banana: 香蕉
barbecue: 烧烤炉, 燒烤爐, 烤炉, 烧烤架, 烤肉爐, 烤肉架
barbecue skewers: 中秋烤肉, 烤肉区, 烤肉區, 露营烤肉, 露營烤肉, 擼串
beans: 豆漿, 豆浆, 豆制品, 豆製品
beetroot: 甜菜根, 紅菜頭, 红菜头, 甜菜根汁
bento rice: 便当, 便當, 盒饭, 工作餐, 员工餐, 員工餐, 企业餐, 企業餐
berliner: 柏林果酱包, 果酱甜甜圈, 柏林甜甜圈
birthday-cake cupcake: 蛋糕, 生日蛋糕, 蛋糕店, 甜品店, 甜点, 甜品, 甜點, 烘焙
blackberry: 黑莓果, 新鲜黑莓, 桑葚, 桑椹
braided-bread: 辫子面包
bread: 面包店, 麵包店, 面包, 麵包, 烘焙坊, 三明治机, 三明治機, 吐司, 吐司面包, 吐司麵包, 土司面包, 土司麵包, 奶香土司
bread croissant: 现烤面包, 現烤麪包, 現烤麵包, 麪包, 麪包店, 面包房, 麪包房, 麵包房, 烘焙店
bread-dumplings: 面包丸子, 德式面包丸
bread-roll: 小圆面包, 小餐包, 餐包, 菠萝油, 菠蘿油
brigadeiro: 巴西巧克力球
brownie: 布朗尼
burger french-fries: 汉堡, 漢堡, 汉堡店
cabbage: 白菜, 卷心菜, 包菜, 酸菜, 高丽菜, 高麗菜
cake-slice: 烤盘, 烤盤
cake-slice cupcake: 生乳卷, 瑞士捲, 千层蛋糕, 千層蛋糕, 慕斯, 戚风蛋糕, 戚風蛋糕, 鸡蛋糕, 巴斯克, 紙杯蛋糕, 彌月蛋糕
candy lollipop: 糖果, 喜糖, 麦芽糖
canned-food basket: 食物银行, 食物銀行, 食品银行, 惜食
canned-food parcel: 物资募集, 物資募集, 物资捐赠, 物資捐贈, 爱心物资, 愛心物資, 捐贈物資, 白米捐贈, 爱心捐赠, 愛心捐贈
cauliflower: 花椰菜, 椰菜花, 松花菜, 有机花菜, 有機花菜, 有机菜花, 有機菜花
caviar: 鱼子酱, 魚子醬
celeriac: 根芹菜, 块根芹
celery: 芹菜, 西芹
cereal-bowl: 燕麦片, 麦片, 燕麥片, 穀片
cheese: 奶酪, 芝士, 起司
chef-hat cook: 厨师, 廚師, 厨师招聘, 廚師招聘, 后厨, 後廚, 厨助, 廚助, 帮厨, 幫廚, 內場, 內場人員, 厨房助手, 廚房助手, 烹饪培训, 烹飪培訓, 厨艺课, 廚藝課, 餐飲內場
chicken-leg: 炸鸡, 炸雞, 白切鸡, 黄焖鸡, 鹹水雞, 鹹酥雞, 盐酥鸡, 鹽酥雞
chilli: 辣椒醬
chimney-cake: 烟囱卷, 煙囪捲, 烟囱蛋糕, 煙囪蛋糕
chocolate candy: 巧克力, 手工巧克力, 松露巧克力
christmas-pudding: 圣诞布丁, 聖誕布丁
churros chocolate: 吉拿棒, 西班牙油条, 吉事果
churros milk: 油条, 油條, 早點, 早点铺, 早點鋪, 豆浆店, 豆漿店, 豆浆油条, 油条豆浆, 豆漿油條
cinnamon-roll: 肉桂卷, 肉桂捲
clams: 蛤蜊, 蛤蠣, 扇贝, 扇貝, 花蛤, 爆炒花甲, 辣炒花甲, 蛏子, 蟶子, 贝类, 貝類
coconut: 椰子
cookie: 曲奇, 饼干, 餅乾, 手工曲奇, 凤梨酥, 鳳梨酥, 喜餅, 喜饼, 手工餅乾, 太阳饼, 太陽餅, 牛轧饼, 牛軋餅, 老婆饼, 老婆餅, 綠豆椪, 手工饼干, 蝴蝶酥, 桃酥, 手工蛋卷, 手工蛋捲
corn: 玉米
cotton-candy: 棉花糖
couscous: 古斯米, 库斯库斯
cream-bun: 泡芙
crepe: 可丽饼, 可麗餅, 法式薄饼, 法式薄餅, 煎饼, 煎饼果子, 蛋饼, 蛋餅, 春饼, 春餅
croissant bread: 牛角包, 可颂, 可頌
cupcake cookie: 烘焙课, 烘焙課, 亲子烘焙, 親子烘焙, 烘焙教室, 烘焙体验, 烘焙體驗, 纸杯蛋糕, 杯子蛋糕
custard-apple: 释迦果, 釋迦果, 番荔枝, 释迦水果
custard-tart: 蛋挞, 葡式蛋挞, 蛋撻, 葡挞, 葡撻, 蛋塔
dango rice-cracker: 糍粑
dates: 椰枣, 椰棗, 红枣, 紅棗, 大枣, 大棗, 和田枣, 和田棗, 冬枣, 冬棗
doughnut: 甜甜圈
dumpling: 饺子, 餃子, 点心, 馄饨, 餛飩, 水饺, 水餃, 點心, 生煎, 烧卖, 云吞, 雲吞, 蒸饺, 蒸餃, 锅贴, 鍋貼, 虾饺, 蝦餃, 红油抄手, 紅油抄手, 龙抄手, 龍抄手, 扁食, 扁肉, 肉燕, 烧麦
dumpling: 燒麥, 燒賣, 饺皮, 餃皮
durian: 榴莲, 榴槤, 猫山王, 榴莲自助
easter-egg: 巧克力蛋, 复活节巧克力蛋
eclair: 闪电泡芙
egg basket: 鸡蛋, 土鸡蛋, 雞蛋, 土雞蛋
egg hen: 种蛋
falafel: 炸豆丸子
fig: 无花果, 無花果, 无花果干, 無花果乾
flatbread: 烧饼, 馕, 肉夹馍, 肉夾饃, 烙饼, 手抓饼, 蔥油餅, 葱油饼, 大饼, 大餅, 烙餅, 锅盔, 鍋盔, 烤馕, 烤饢, 馕饼, 饢餅, 馕坑, 饢坑, 新疆馕, 新疆饢, 驴肉火烧, 驢肉火燒, 葱抓饼
flatbread: 蔥抓餅, 千层饼, 千層餅, 酱香饼, 醬香餅
focaccia: 佛卡夏
fruit-tart: 水果挞, 水果塔, 水果撻
frying-pan: 平底锅, 炒锅, 不粘锅, 锅具套装, 平底鍋, 炒鍋, 不沾鍋, 鍋具組, 砂鍋
gingerbread: 姜饼, 姜饼屋, 薑餅, 薑餅屋
grapes: 葡萄
grapes apple: 水果店, 水果, 鲜果, 水果超市, 水果批发
grapes barrel: 葡萄園
gratin: 焗土豆
guava: 番石榴, 芭乐, 芭樂
ham: 火腿, 金华火腿
hamper gift: 礼篮, 禮籃, 果篮, 水果篮, 水果禮盒
honey bee: 蜂蜜, 养蜂, 養蜂, 土蜂蜜
hot-cross-bun: 十字包
hot-dog: 热狗
ice-lolly: 冰棍, 雪糕, 冰棒, 雪条
indian-sweets: 印度甜品, 印度甜点
jackfruit: 菠萝蜜, 波罗蜜, 菠蘿蜜
jar-cake: 罐子蛋糕, 瓶子蛋糕, 罐装蛋糕, 玻璃罐蛋糕
kale: 羽衣甘蓝, 羽衣甘藍
kebab: 烤肉串, 沙威玛, 沙威瑪, 土耳其烤肉, 旋转烤肉, 旋轉烤肉
lasagne: 千层面, 千層麵, 意式千层面, 意大利千层面
lettuce: 大白菜, 荠菜, 薺菜, 空心菜, 菠菜, 青菜, 油麦菜, 油麥菜, 上海青, 韭菜, 香椿, 茼蒿
macaroni: 通心粉, 芝士通心粉, 奶酪通心粉
macarons: 马卡龙, 馬卡龍
mango: 芒果
mangosteen: 山竹
maple-syrup: 枫糖浆, 楓糖漿
matzah: 无酵饼, 逾越节薄饼
meat-on-bone: 烤全羊, 猪蹄, 豬蹄, 猪脚, 豬腳, 羊腿, 羊蝎子
meat-on-bone duck: 卤味店, 滷味店, 卤菜, 滷菜, 熟食店, 鴨脖, 卤肉, 滷肉, 鴨血, 燒臘便當, 叉烧, 叉燒
moon-cake: 月饼, 月餅, 中式糕点, 中式糕點, 宫廷糕点, 宮廷糕點, 传统糕点, 傳統糕點, 苏式糕点, 蘇式糕點
moon-cake gift: 月饼礼盒, 月餅禮盒
mushroom: 香菇, 菌菇, 蘑菇, 黑木耳, 银耳, 銀耳, 竹荪, 平菇, 金针菇, 金針菇, 杏鲍菇, 杏鮑菇, 食用菌, 羊肚菌
mussel: 青口, 贻贝, 淡菜
nachos: 墨西哥玉米片, 烤玉米片
noodles: 酸辣粉
noodles chopsticks: 面馆, 麵館, 拉面, 拉麵, 牛肉面, 牛肉麵, 米线, 米線, 米粉, 面条, 麵條, 螺蛳粉, 凉皮, 刀削面, 炒面, 重庆小面, 热干面, 熱乾麵, 油泼面, 油潑麵, 担担面, 擔擔麵
noodles chopsticks: 炸酱面, 炸醬麵, 臊子面, 臊子麵, 烩面, 燴麵, 安徽板面, 安徽板麵, 牛肉板面, 牛肉板麵, 拌面, 拌麵, 擀面皮, 擀麵皮, 挂面, 掛麵, 方便面, 方便麵, 泡面, 泡麵, 面食
noodles chopsticks: 麵食, 汤面, 手擀面, 手擀麵, 捞面, 撈麵, 冷面, 冷麵, 凉面, 涼麵, 焖面, 燜麵, 沙茶面, 沙茶麵, 阳春面, 陽春麵, 葱油面, 蔥油麵, 担仔面, 擔仔麵, 车仔面, 車仔麵
noodles chopsticks: 面线, 麵線, 乌冬面, 烏冬麵, 刀拨面, 刀撥麵, 裤带面, 褲帶麵, 炒粉, 粿条, 粿條, 粉干, 粉乾, 花甲粉, 羊肉粉, 牛肉粉, 猪脚粉, 豬腳粉, 粉丝汤, 粉絲湯, 土豆粉
oden: 关东煮
okra: 秋葵
olive-oil olives: 橄榄油, 橄欖油
omelette: 煎蛋卷, 西班牙蛋饼, 欧姆蛋, 西班牙烘蛋
orange soft-drink: 橙子, 柑橘, 柳丁
pancakes coffee: 松餅, 松饼, 早餐, 早点, 早午餐, 早餐店
parsnip: 欧防风, 歐防風
peanuts: 花生, 花生油
peanuts pistachios: 堅果, 炒货, 乾果, 干果, 坚果炒货
pie: 馅饼, 门钉肉饼, 門釘肉餅, 牛肉饼, 牛肉餅, 胡椒饼, 胡椒餅
pistachios peanuts: ~ 开心果, 開心果
pizza: 披萨, 比萨, 披薩, 比薩
pomegranate: 石榴, 石榴汁
pomelo: 柚子, 西柚, 蜜柚, 文旦, 麻豆文旦
popcorn film-camera: 电影院, 電影, 电影, 電影院
potato: 土豆, 马铃薯
potato-fritters: 土豆饼, 马铃薯煎饼, 土豆煎饼, 薯饼, 馬鈴薯煎餅
powder-tub: 蛋白粉, 乳清蛋白, 乳清蛋白粉, 肌酸
prickly-pear: 仙人掌果
pudding: 糖水, 糖水铺, 糖水鋪, 双皮奶, 雙皮奶, 龟苓膏, 龜苓膏, 仙草, 烧仙草, 燒仙草, 布丁, 冰粉, 甜點店, 豆花, 豆腐脑, 豆腐花, 姜撞奶, 薑撞奶, 蒸蛋
pumpkin: 南瓜
quince: 榅桲
rambutan: 红毛丹, 紅毛丹
raspberry: 树莓, 覆盆子, 覆盆莓
ravioli: 意式方饺, 意大利饺, 意大利方饺, 義大利餃
rhubarb: 食用大黄, 食用大黃
rice: 稻田, 水稻, 插秧, 石鍋拌飯, 手抓饭, 手抓飯, 鲍鱼捞饭, 鮑魚撈飯, 捞饭, 撈飯, 油饭, 油飯, 筒仔米糕, 糯米, 黄小米, 黃小米
rice curry: 盖浇饭, 米饭, 炒饭, 煲仔饭, 滷肉飯, 卤肉饭, 雞肉飯, 煲仔飯
rice sack: 稻米, 东北大米, 大米
roast-chicken: 烤鸡, 烤雞, 烧鸡, 桶仔雞, 盐焗鸡, 口水鸡, 口水雞, 叫花鸡, 叫花雞, 叫化鸡, 叫化雞, 豉油鸡, 豉油雞, 沙姜鸡, 沙薑雞, 手撕鸡, 手撕雞, 文昌鸡, 文昌雞, 土窑鸡
roast-chicken: 土窯雞, 窑鸡, 窯雞, 瓮仔鸡, 甕仔雞
round-loaf: 欧包, 歐包, 酸种面包, 天然酵母面包, 乡村面包
saffron: 藏红花, 番红花, 西红花, 藏紅花, 番紅花
salad: 素食, 沙拉, 轻食, 营养师, 輕食, 健康餐, 減脂餐
salad bento: 减脂餐, 健身餐, 健康餐盒
sandwich baguette: 三明治
sausage cheese: 腊肠, 香肠
schnitzel: 炸猪排, 猪排, 炸豬排, 豬排, 鸡排, 雞排, 炸雞排
scone tea: 司康
shaved-ice: 刨冰, 雪花冰, 剉冰, 绵绵冰
skewers barbecue: 烤串, 羊肉串, 串烧, 串燒, 撸串, 烧烤, 燒烤, 烧烤店, 燒烤店, 夜宵烧烤, 夜宵燒烤, 烤面筋, 烤麵筋, 炸串
soft-ice-cream ice-cream: 冰淇淋, 冰激凌, 雪花冰店, 霜淇淋, 甜筒
spaghetti tomato: 意大利面, 意面, 義大利麵
spare-ribs: 烤肋排, 猪肋排, 烤排骨
spring-rolls: 春卷, 春捲, 润饼, 潤餅
steak kitchen-knife: 肉店, 牛排, 牛排馆, 肉铺, 肉舖, 牛肉, 羊肉, 鲜肉, 猪肉, 豬肉, 五花肉, 牛里脊
steamed-bun: 小笼包, 刈包, 叉烧包, 饅頭, 小籠包, 包子, 包子铺, 鲜肉包, 肉包, 馒头, 灌汤包, 灌湯包, 流沙包, 奶黄包, 奶黃包, 豆沙包, 水煎包, 花卷, 花捲, 窝窝头, 窩窩頭, 窝头, 窩頭
steamed-bun: 割包, 破酥包, 蒸笼, 蒸籠
stew: 雞湯, 鸡汤, 靓汤, 靚湯, 老火汤, 煲汤, 煲湯, 汤馆, 砂锅, 涮羊肉, 冒菜, 滷味, 卤味, 滷味攤, 猪肚鸡, 豬肚雞, 胡辣汤, 胡辣湯, 羊汤, 羊湯, 羊肉汤, 羊肉湯, 牛肉汤, 牛肉湯
stew: 佛跳墙, 佛跳牆, 炖鸡, 燉雞, 碗仔翅, 盆菜, 福鼎肉片, 红烧肉, 紅燒肉, 东坡肉, 東坡肉, 牛腩, 牛杂, 牛雜, 羊杂, 羊雜
stew chilli: 火锅, 火鍋, 麻辣烫, 麻辣燙, 麻辣香锅, 麻辣香鍋, 麻辣锅, 麻辣鍋, 毛血旺, 鸳鸯锅, 鴛鴦鍋, 串串, 干锅, 乾鍋, 羊肉炉, 羊肉爐, 薑母鴨, 藥燉排骨, 臭臭鍋, 涮涮鍋, 小火锅, 小火鍋
stew chilli: 石头火锅, 石頭火鍋, 大盘鸡, 大盤雞, 三杯鸡, 三杯雞, 鸡公煲, 雞公煲, 地锅鸡, 地鍋雞, 冬阴功, 冬陰功, 部队锅, 部隊鍋, 麻辣鸭血, 麻辣鴨血
stollen: 史多伦, 史多倫, 史多伦面包, 史多倫麵包, 圣诞史多伦, 德国圣诞面包
strawberry: 草莓
strudel: 苹果卷, 蘋果卷, 果馅卷, 苹果酥卷
sugar: 白糖, 红糖, 砂糖, 方糖, 冰糖
sushi chopsticks: 寿司, 壽司
sweet-potato: 红薯, 烤红薯, 蕃薯
taco: 墨西哥菜, 墨西哥卷饼
tarte-flambee: 火焰薄饼, 阿尔萨斯火焰饼, 火焰挞
tomato: 番茄
truffle: 松露, 黑松露, 白松露, 松露油
waffle: 鬆餅機, 鸡蛋仔, 雞蛋仔, 格仔饼, 格仔餅, 雞蛋糕
walnut: 核桃, 核桃仁, 榛果
watermelon: 西瓜
wedding-cake: 婚礼蛋糕, 结婚蛋糕, 婚禮蛋糕
white-asparagus: 白芦笋, 白蘆筍
yoghurt: 酸奶, 优格, 優格
yule-log: 树桩蛋糕
apricot: 杏子, 鲜杏, 杏干, 杏脯
arancini: 西西里炸饭团, 意式炸饭团, 西西里炸飯糰
arepa: 阿瑞巴玉米饼, 阿雷帕, 委内瑞拉玉米饼
banh-chung: 越南方粽, 越南粽子, 越南年粽
banh-mi: 越式法棍, 越南法棍, 越式三明治, 越南三明治, 越南法包
barbecue steak: 烤肉, 烤肉店, 韩式烤肉, 韓式烤肉, 日式烤肉, 自助烤肉
bibimbap: 石锅拌饭, 韩式拌饭, 韩国拌饭
biltong: 牛肉干, 南非干肉, 风干牛肉
birthday-cake dinner-plate: 寿宴, 壽宴, 生日宴
brussels-sprouts: 抱子甘蓝, 孢子甘蓝, 球芽甘蓝
burek: 巴尔干馅饼, 土耳其酥皮馅饼, 巴尔干酥皮馅饼
cabbage-rolls: 包菜卷, 白菜卷, 卷心菜卷
canapes: 开胃小点, 手指食物, 宴会小点, 派對小點, 法式开胃小点
candied-almonds: 糖衣杏仁, 焦糖杏仁, 糖霜杏仁
canned-food: 午餐肉
cannoli: 西西里奶油卷, 奶油甜馅煎饼卷, 卡诺里
carnival-fritters: 狂欢节炸脆饼, 天使之翼脆饼, 意式炸脆片
cassava: 木薯, 木薯根, 鲜木薯
charcuterie-board: 冷切拼盘, 火腿拼盘, 冷肉拼盘, 熟食拼盘
cheesecake: 芝士蛋糕, 奶酪蛋糕, 乳酪蛋糕, 起司蛋糕
cherries: 车厘子, 車厘子
chestnut: 板栗, 糖炒栗子
congee: 皮蛋瘦肉粥, 砂锅粥, 砂鍋粥, 粥店, 粥铺, 粥鋪, 白粥, 小米粥, 八宝粥, 八寶粥, 腊八粥, 臘八粥, 海鲜粥, 海鮮粥, 生滚粥, 生滾粥, 粥品, 粥品店
cooking-oil: 食用油, 菜籽油, 葵花籽油, 亚麻籽油, 核桃油
corn-dog: 玉米热狗, 韩式热狗, 炸热狗棒
courgette: 西葫芦, 翠玉瓜, 夏南瓜, 意大利青瓜
crepe cake-slice: 毛巾卷, 毛巾捲
crisps: 薯片, 虾片, 香蕉片, 洋芋片
croissant chocolate: 脏脏包, 髒髒包
croquettes: 可乐饼, 炸肉饼可乐饼, 西班牙炸丸子, 土豆可乐饼
currants: 红醋栗, 红加仑, 蔓越莓, 越橘
currywurst: 咖喱香肠, 德国咖喱香肠, 咖喱肠
daifuku: 大福, 草莓大福, 麻糬, 麻薯, 雪媚娘
donburi: 丼饭, 丼飯, 盖饭, 牛丼, 亲子丼, 海鲜丼, 海鮮丼
dorayaki: 铜锣烧, 銅鑼燒
dragon-fruit: 火龙果, 火龍果
dumpling tea: 早茶
eel-box: 鳗鱼饭, 鰻魚飯, 蒲烧鳗鱼, 蒲燒鰻魚
egg: 茶叶蛋, 茶葉蛋, 皮蛋, 咸鸭蛋, 鹹鴨蛋, 鸭蛋, 鴨蛋, 鹅蛋, 鵝蛋, 鹌鹑蛋, 鵪鶉蛋, 咸蛋, 鹹蛋, 松花蛋
empanada: 韭菜盒子, 菜盒子
endive: 比利时菊苣, 苦白菜菊苣, 玉兰菜
fish-and-chips: 炸鱼薯条, 英式炸鱼薯条, 炸鱼和薯条
fish-balls: 鱼丸, 魚丸, 鱼蛋, 魚蛋, 牛肉丸, 牛丸, 贡丸, 貢丸, 撒尿牛丸, 肉丸
fried-breakfast: 英式早餐, 全套英式早餐
fufu: 木薯富富, 乌伽黎
gimbap: 紫菜包饭, 韩式紫菜包饭, 紫菜包飯, 韓式飯捲
ginger: 生薑, 老姜, 老薑, 姜片, 薑片, 仔姜, 仔薑
gnocchi: 意式土豆团子, 马铃薯面疙瘩, 義式麵疙瘩
green-beans: 四季豆, 菜豆, 扁四季豆, 芸豆角
hog-roast: 烤全猪, 烤乳猪, 烤全豬, 烤乳豬
hummus: 鹰嘴豆泥, 胡姆斯, 希腊酸奶黄瓜酱, 茄子泥蘸酱
idli: 蒸米糕伊德利, 伊德利, 印度米糕, 梅杜瓦达
injera-platter: 英吉拉, 埃塞俄比亚菜, 埃塞俄比亚餐厅, 衣索比亞料理
jelly: 水果果冻, 草莓果冻, 水果果凍, 手工果冻
kimchi: 韩国泡菜, 韩式泡菜, 辣白菜, 朝鲜泡菜
kohlrabi: 苤蓝, 大头菜苤蓝, 芥蓝头
langos: 匈牙利炸饼, 匈牙利油炸面饼
leek: 大葱, 京葱, 韭葱, 章丘大葱
liquorice: 甘草糖, 甘草糖果
loaf-cake: 磅蛋糕, 柠檬磅蛋糕, 檸檬磅蛋糕
lollipop: 糖画, 糖畫, 糖人, 吹糖人
loukoumades: 希腊甜甜圈球, 蜂蜜炸面球, 土耳其蜜糖球
lychee: 荔枝, 鲜荔枝, 鮮荔枝
meat-on-bone chilli: 鸭脖, 鸭货, 鴨貨
meatballs: 肉丸子, 狮子头, 瑞典肉丸
melon: 哈密瓜, 香瓜, 羊角蜜
melon-pan: 菠萝包, 菠蘿包, 蜜瓜包, 哈密瓜面包
meringue: 蛋白霜, 蛋白霜饼, 帕芙洛娃
mille-feuille: 拿破仑蛋糕, 千层酥, 法式千层酥, 拿破崙蛋糕, 千層酥
mixed-nuts: 杏仁, 巴旦木, 腰果, 榛子, 碧根果, 夏威夷果, 混合坚果, 坚果
muffin: 玛芬, 玛芬蛋糕, 蓝莓玛芬, 瑪芬, 馬芬蛋糕
mushroom herb: 灵芝, 靈芝
mushroom dates: 南北干货, 南北乾貨, 干货批发, 乾貨批發, 干货店, 乾貨店, 山货, 山貨
nougat: 牛轧糖, 手工牛轧糖, 牛軋糖, 杏仁牛轧糖
okonomiyaki: 大阪烧, 大阪燒, 御好烧, 御好燒, 文字烧
omelette oyster: 蚵仔煎, 海蛎煎, 海蠣煎
orange: 砂糖橘, 脐橙, 臍橙, 沃柑, 蜜橘, 橘子, 丑橘, 果冻橙, 果凍橙, 柑普
pancakes: 舒芙蕾, 车轮饼, 車輪餅, 红豆饼, 紅豆餅
pani-puri: 印度脆球, 帕尼普里, 脆球小吃
papaya: 木瓜, 番木瓜, 青木瓜
parfait: 芭菲, 水果芭菲, 百匯, 水果聖代, 抹茶芭菲
passion-fruit: 百香果, 百香果汁, 西番莲果, 鸡蛋果
pea-pod: 豆角, 荷兰豆, 荷蘭豆
peach: 桃子, 水蜜桃, 蟠桃, 黄桃, 黃桃, 油桃, 寿桃, 壽桃
pear: 冰糖雪梨, 香梨, 鸭梨, 鴨梨, 秋月梨, 皇冠梨, 秋梨膏
persimmon: 柿子, 柿饼, 柿餅, 甜柿, 脆柿
pineapple: 凤梨
plum: 李子, 三华李, 三華李, 西梅
poke-bowl: 波奇饭, 夏威夷拌饭, 波奇碗, 夏威夷波奇
polenta: 意式玉米粥, 波伦塔
pudding mango: 杨枝甘露, 楊枝甘露
quesadilla: 墨西哥薄饼, 墨西哥起司薄餅, 墨西哥烤饼
raclette: 瑞士烤奶酪, 烤奶酪板, 瑞士烤芝士
radish: 樱桃萝卜, 小红萝卜, 水萝卜
rice meat-on-bone: 叉烧饭, 叉燒飯, 猪脚饭, 豬腳飯, 猪手饭, 豬手飯
rice roast-chicken: 烧鹅饭, 燒鵝飯, 烧鸭饭, 燒鴨飯, 鸡肉饭, 海南鸡饭, 海南雞飯, 烧腊饭, 燒臘飯
rice-cracker: 锅巴, 鍋巴, 仙贝, 米餅
ring-cake: 咕咕霍夫, 邦特蛋糕, 环形蛋糕, 咕咕洛夫
roast-duck: 烧鹅, 燒鵝, 烧鸭, 燒鴨, 烤鸭, 烤鴨, 烧味, 燒味, 烧腊, 燒臘, 北京烤鸭, 北京烤鴨, 鹅肉饭, 鵝肉飯
salad cutlery: 素菜馆, 素菜館, 素菜, 斋菜, 齋菜
salt: 食盐, 食鹽, 海盐, 海鹽
satay: 沙爹, 沙嗲, 沙爹串, 沙嗲串, 沙爹串烧
sauce-bottle: 辣椒酱, 辣酱, 番茄酱, 烧烤酱, 酱油, 是拉差, 鱼露, 伍斯特酱
sausage: 大肠包小肠, 大腸包小腸, 臘腸, 烤肠, 烤腸, 红肠, 紅腸
scotch-egg: 苏格兰蛋, 苏格兰炸蛋
shakshuka: 北非蛋, 沙克舒卡, 北非番茄蛋
skewers stew: 串串香, 串串店, 串串火锅, 串串火鍋, 钵钵鸡, 缽缽雞
smorrebrod: 丹麦开放三明治, 开放式三明治, 丹麦三明治
spaetzle: 德式鸡蛋面疙瘩, 德国面疙瘩, 芝士面疙瘩
spice-bowls: 香料, 香料店, 混合香料, 姜黄, 肉桂棒, 豆蔻, 咖喱粉, 玛萨拉
sponge-pudding: 太妃糖布丁, 太妃布丁, 蒸布丁, 英式蒸布丁
steak frying-pan: 铁板烧, 鐵板燒
stew flatbread: 羊肉泡馍, 牛肉泡馍, 泡馍
stew coconut: 椰子鸡, 椰子雞
stew baby: 月子餐
stroopwafel: 荷兰焦糖华夫饼, 焦糖华夫饼, 糖浆华夫饼
sushi: 生鱼片, 生魚片
swiss-roll: 瑞士卷, 蛋糕卷, 瑞士卷蛋糕
taiyaki: 鲷鱼烧, 鯛魚燒
takoyaki: 章鱼烧, 章魚燒, 章鱼小丸子, 章魚小丸子
tanghulu: 冰糖葫芦, 冰糖葫蘆, 糖葫芦, 糖葫蘆
tangyuan: 汤圆, 湯圓, 酒酿圆子, 酒釀圓子, 酒酿, 酒釀, 醪糟, 小湯圓
thali: 印度塔利, 塔利套餐, 塔利拼盘
tiramisu: 提拉米苏, 提拉米蘇
tofu: 豆腐, 嫩豆腐, 老豆腐, 豆腐块, 天贝
tteokbokki: 辣炒年糕, 韩式炒年糕, 韓式辣炒年糕
turnip: 芜菁, 大头菜, 蔓菁
yorkshire-pudding: 约克郡布丁, 约克夏布丁
zongzi: 粽子, 肉粽, 咸肉粽, 鹹肉粽, 碱水粽, 鹼水粽, 端午
`;
