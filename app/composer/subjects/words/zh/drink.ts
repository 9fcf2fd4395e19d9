/** Chinese words for drinks. Notation: word-list.ts. */
export const chineseDrink = `
dallah: 阿拉伯咖啡, 阿拉伯咖啡壶
amphora: 陶瓷, 陶器
amphora coin: 古董, 古玩
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
dinner-plate cutlery: 服務員, 餐廳服務員, 外场, 外場, 外場人員, 洗碗服务员, 洗碗服務員, 合菜, 办桌, 大排檔
dinner-plate heart: 社区聚餐, 社區共餐, 共餐
dinner-plate sponge: 洗碗工, 洗碗, 洗碗阿姨
espresso-machine coffee: 咖啡机, 咖啡機, 意式咖啡机, 咖啡师培训, 咖啡師課程
gin-tonic: 金酒, 杜松子酒, 琴酒
ice-cube: 冰桶
ice-cube soft-drink: 冰块, 冰塊
jar: 豆瓣酱, 豆腐乳, 酱菜, 醬菜, 醬油, 腐乳, 腌菜, 果酱, 果醬, 调味料, 調味料, 茶油, 香油, 保鲜盒, 密封罐, 保鮮盒, 芝麻酱, 芝麻醬, 蜂王浆, 蜂王漿, 沙茶酱, 沙茶醬
juice-glass: 橙汁, 果汁, 鲜榨果汁, 鲜榨橙汁, 柳橙汁, 鮮榨果汁, 榨汁, 酸梅汤, 酸梅湯, 甘蔗汁
kitchen-knife: 刀具套装, 多功能刀, 刀具組, 折疊刀, 瑞士刀
kitchen-knife frying-pan: 厨房, 廚具, 廚房, 厨具, 磨刀, 磨剪刀
milk cow: 鲜奶, 鮮奶, 牛奶, 鲜牛奶
milkshake: 奶昔
mug coffee: 马克杯, 馬克杯, 陶瓷杯, 咖啡杯, 手工杯
soft-drink tropical-drink: 冷饮
spirits-bottle: 果酒, 水果酒
spirits-bottle toast: 白酒, 高粱酒, 酿酒, 米酒, 白酒作坊, 酒厂, 威士忌, 酒水, 烟酒
tea lemon: 柠檬茶, 檸檬茶, 手打柠檬茶, 手打檸檬茶, 水果茶, 果茶
tea teapot: 茶园, 茶園, 採茶, 采茶, 明前茶, 茶藝, 铁观音, 高山茶, 茶叶, 茶葉, 茶馆, 绿茶, 茶, 红茶, 茶艺, 下午茶, 新茶, 綠茶, 紅茶, 龙井, 龍井, 乌龙茶, 烏龍茶, 普洱, 茶館, 茶道
tea teapot: 茶室, 茉莉花茶, 菊花茶, 花茶, 大红袍, 大紅袍, 岩茶, 黑茶, 单丛, 單叢, 茶饼, 茶餅, 白毫银针, 白毫銀針, 老白茶, 福鼎白茶
teapot cake-slice: 紫砂壶, 紫砂壺
water-jug: 水杯, 水瓶
water-jug droplet: 桶装水, 桶裝水, 送水, 饮水机, 蒸餾水, 飲水機, 桶装水配送
wine: 酒杯
wine grapes: 红酒, 葡萄酒, 紅酒, 酒庄, 酒莊
chopsticks dinner-plate: 回锅肉, 回鍋肉, 小炒肉, 宫保鸡丁, 宮保雞丁, 糖醋里脊, 东北菜, 東北菜, 本帮菜, 本幫菜, 客家菜, 淮扬菜, 淮揚菜, 杭帮菜, 杭幫菜, 徽菜, 台菜餐厅, 台菜馆
chopsticks dinner-plate: 台菜館
cutlery hen: 农家菜, 農家菜, 农家饭, 農家飯
demijohn: 柳条大酒瓶, 细颈大瓶, 藤编酒瓶, 玻璃酒坛
dinner-plate paper-lantern: 年夜饭, 年夜飯, 团年饭, 團年飯, 团圆饭, 團圓飯
dinner-plate: 徵服務生, 流水席, 平安宴, 年菜
jar cabbage: 泡菜, 榨菜, 咸菜, 鹹菜, 醃菜
sake-set: 日本清酒, 清酒壶, 清酒酒具, 纯米大吟酿, 純米大吟釀
smoothie: 思慕雪, 水果思慕雪, 果昔
soft-drink: 可乐, 可樂, 碳酸饮料, 碳酸飲料, 气泡水, 氣泡水
spirits-bottle jar: 黄酒, 黃酒, 药酒, 藥酒, 绍兴酒, 紹興酒
spirits-bottle recycling: 名酒回收, 老酒回收, 茅台回收
tea herb: 凉茶, 涼茶
teapot tea: 茶具, 茶盘, 茶盤, 茶台, 功夫茶
`;
