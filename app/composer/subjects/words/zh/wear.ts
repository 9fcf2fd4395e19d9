/** Chinese words for clothes and jewellery. Notation: word-list.ts. */
export const chineseWear = `
ao-dai: 奥黛, 奧黛
apron chef-hat: 围裙, 圍裙
baby-bodysuit: 婴儿服装, 婴儿服, 嬰兒服飾, 宝宝衣服, 婴幼儿服装, 婴儿连体衣, 哈衣, 嬰兒連身衣
baby-bodysuit baby: 嬰兒服, 寶寶衣服, 嬰兒用品, 新生儿衣服, 新生兒衣服, 包屁衣
baby-carrier: 婴儿背带, 婴儿背巾, 宝宝背带, 嬰兒背帶
backpack books: 助学, 助學, 爱心助学, 愛心助學, 资助学生, 資助學生, 希望小学, 希望小學, 学费补助, 學費補助, 捐书, 捐書
backpack pencil: 书包, 書包, 背包
backpack: 双肩包, 雙肩包
backpack open-book: 研学, 研學
ballet-shoes: 芭蕾
bangles: 手镯, 手链, 手鐲, 手鍊, 翡翠, 玉器, 和田玉
bathrobe: 浴袍, 浴袍套装
beanie: 毛线帽, 毛線帽, 针织帽, 針織帽
belt: 皮帶, 腰带, 腰帶, 真皮皮带, 男士皮带, 牛皮皮带
bike-helmet: 自行车头盔, 自行車安全帽, 单车头盔, 骑行头盔
blouse: 亞麻襯衫
bone x-ray: 骨科, 骨科专家, 骨科專家, 骨科復健, 骨折, 骨质疏松, 骨質疏鬆, 骨密度, 关节炎, 關節炎, 膝关节, 膝關節, 关节置换, 關節置換, 人工關節, 风湿, 風溼, 痛风, 痛風, 運動傷害
boot: 劳保鞋, 勞保鞋
bow-tie: 领结, 蝴蝶领结
bra: 文胸, 胸罩, 女士内衣, 內衣專賣, 内衣, 內衣
braces toothbrush: 牙齿矫正, 正畸, 牙套, 牙齒矯正, 牙齿正畸, 箍牙, 儿童牙齿矫正, 兒童矯正, 矯正牙齒
braid hair-comb: 脏辫, 髒辮, 编发, 編髮, 辫子, 編髮造型
braid scissors: 捐髮, 捐发
brain speech-bubble: 精神科, 身心科, 心身科, 心理咨询, 心理諮商, 心理諮詢, 心理医生, 心理咨询师, 心理諮詢師, 心理辅导, 心理輔導, 抑郁症, 抑鬱症, 焦虑, 焦慮, 自闭症, 自閉症, 感统训练
brain speech-bubble: 感統訓練, 早療, 诸商, 諸商, 婚姻咨询, 婚姻諮詢, 失智, 失智症, 記憶力訓練
briefs: 内裤, 內褲
brooch: 胸针, 胸針, 浮雕胸针
clogs: 木鞋, 荷兰木鞋
clothes-hanger: 衣架
clothes-hanger coat: 干洗, 干洗店, 乾洗, 乾洗店, 二手衣
clothes-hanger dress: 服装租赁, 服裝租賃, 礼服租赁, 禮服租賃
coat: 皮草, 外套, 大衣, 羽绒服, 羽絨服, 羽绒衣, 羽絨衣, 冲锋衣, 衝鋒衣, 風衣, 雨衣, 皮衣, 棉服, 羽绒马甲, 羽絨馬甲
coat scarf: 冬衣, 寒衣, 棉衣, 冬衣募捐, 冬衣募集
conical-hat: 斗笠, 越南斗笠, 尖顶帽
contact-lens: 隐形眼镜, 隱形眼鏡, 美瞳
corset: 紧身胸衣, 束身衣, 馬甲束腰, 緊身胸衣
dental-implant toothbrush: 种植牙, 植牙, 種植牙, 种牙, 種牙, 人工植牙, 种植牙齿, 全口植牙, 半口种植
diamond ring: 珠宝, 珠寶, 首饰, 首飾, 飾品, 饰品, 钻石
diamond coin: 典当, 典當, 当铺, 當鋪
dirndl: 德国传统裙, 巴伐利亚连衣裙, 巴伐利亞傳統裙
dress handbag: 女装, 女裝, 连衣裙, 服装, 服裝, 时装, 洋裝, 衣服, 連衣裙, 服飾, 服饰
dress-shoe hammer: 修鞋, 修鞋店, 擦鞋, 皮鞋, 补鞋, 補鞋
dungarees: 背带裤, 吊帶褲, 背帶褲, 牛仔背带裤, 工装背带裤
dungarees t-shirt: 童装, 童裝
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
fascinator: 网纱小礼帽, 羽毛礼帽头饰, 英式小礼帽, 網紗小禮帽
flat-shoe: 老布鞋, 布鞋, 老北京布鞋, 千层底, 千層底, 乐福鞋, 樂福鞋, 平底鞋, 娃娃鞋, 豆豆鞋, 绣花鞋, 繡花鞋
foot: 足部護理, 足部护理, 修腳, 修脚, 足疗, 足療, 足浴
foot bucket: 泡脚, 泡腳
football-boot: 足球鞋, 足球鞋专卖, 足球釘鞋, 足球钉鞋
glasses eye: 眼镜, 眼鏡, 眼镜店, 配镜, 配眼鏡, 眼科, 验光, 近视, 近視
goggles: 泳镜, 泳鏡
graduation-cap books: 大学, 大學, 留学, 留學, 奖学金, 獎學金, 助学金, 助學金
graduation-cap dinner-plate: 升学宴, 升學宴, 谢师宴, 謝師宴
graduation-cap handshake: 同学会, 同學會, 校友会, 校友會
hair-clipper: 理发器, 电推剪, 推剪, 理髮器, 電推剪, 理发推子
hair-comb: 气垫梳, 氣墊梳
hair-comb hair-dryer: 头发护理, 頭發護理
hair-dryer hair-comb: 吹风机, 吹風機, 洗剪吹, 离子烫, 離子燙, 洗吹, 角蛋白
hair-extensions: 接髮, 接发片, 补发片, 无痕接发, 真发接发
hanbok: 韩服, 韓服
hand-fan: 团扇
handbag: 手袋, 包包, 女包, 手提包, 皮包, 皮具, 名牌包, 二手包, 二手奢侈品, 奢侈品回收, 名牌包回收, 精品回收, 奢侈品护理, 奢侈品護理
handbag bubbles: 皮具护理, 包包护理
handbag sewing-needle: 皮艺, 皮藝, 皮革手作, 皮雕
handshake briefcase: 商会, 商會
hanfu: 汉服, 漢服, 马面裙, 馬面裙, 汉服妆造, 漢服妝造, 汉服租赁, 漢服租賃, 汉服体验, 漢服體驗
headscarf: 头巾, 頭巾
hearing-aid: 助听器, 助聽器
heart: 地震捐款, 赈灾捐款, 賑災捐款, 救灾, 救災, 赈灾, 賑災
heart handshake: 捐款, 公益, 志愿者, 慈善, 义工, 志工, 募捐
heart ring: 相親, 相亲会, 相親會, 联谊, 聯誼, 交友, 婚友社, 單身聯誼
heart rose: 七夕, 情人节, 情人節
henna-hand: 海娜
high-heel: 高跟鞋
hiking-boot: 徒步, 登山, 爬山, 健行
hiking-boot mountain: 百岳, 登山隊, 登山队, 山屋, 入山申請, 郊山, 縱走, 徒步线路
holdall: 运动包, 健身包, 運動包, 旅行袋, 運動袋, 圆筒包
hoodie: 帽t
hoodie t-shirt: 卫衣, 連帽衣
jeans t-shirt: 牛仔裤, 牛仔褲
jeans: 休闲裤, 休閒褲, 長褲, 西褲
jumper scarf: 毛衣, 针织衫, 針織衫, 羊毛衫
jumper: 羊绒衫, 羊絨衫
jumpsuit: 连体裤, 連身褲, 连衣裤, 女士连体裤
kimono dress: 和服
kippah: 犹太帽, 犹太小帽, 基帕帽
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
makeup-palette lipstick: 跟妆, 跟妝
nail-polish: 美甲, 美甲店, 指甲, 手部护理, 手部護理
nappy baby: 尿布, 纸尿裤, 尿不湿, 紙尿褲, 尿片, 尿布蛋糕
necklace: 项链, 項鍊, 珍珠项链, 银饰, 銀飾, 金店, 银楼, 銀樓, 蜜蜡, 蜜蠟
necktie: 男装, 领带, 男裝
perfume: 香水, 止汗露, 除臭棒, 香薰机, 止汗劑, 體香膏
poncho: 斗篷披肩, 羊毛斗篷, 墨西哥披肩, 庞乔斗篷
prayer-beads: 佛珠, 念珠, 手串
prayer-beads lotus: 抄经, 抄經
prayer-beads ring: 琥珀
prayer-shawl: 祈祷披巾, 犹太祈祷巾
prosthetic-leg: 假肢, 义肢, 義肢, 假肢矫形
purse scissors: 皮雕師, 皮雕課
pyjamas: 睡衣, 家居服, 保暖内衣, 保暖內衣, 秋衣, 秋裤, 秋褲
qipao: 旗袍, 旗袍定制, 旗袍定製, 旗袍訂製, 旗袍出租
ring bouquet: 婚礼, 婚禮, 婚庆, 钻戒, 婚戒, 婚慶, 结婚, 結婚, 婚宴, 婚介, 相亲, 宴会厅
ring necklace: 黄金首饰, 黃金首飾, 金饰, 金飾
rollator: 助行器, 助步器
safety-vest hard-hat: 劳保用品, 勞保用品
safety-vest: 反光背心, 反光衣
sandal: 凉鞋, 涼鞋
sari: 纱丽
scarf: 絲巾
scarf gloves: 围巾, 圍巾, 丝巾
serum-bottle: 胡须油, 鬍鬚油
serum-bottle lotion: 精华液, 精華液, 护肤, 護膚, 护肤品, 面霜, 保养品, 做臉, 皮肤管理, 面部护理, 面部護理, 面部清洁, 面部清潔, 小气泡, 小氣泡, 祛斑, 祛痘, 祛痘印, 美白嫩肤
serum-bottle lotion: 美白嫩膚, 嫩肤, 嫩膚, 光子嫩肤, 光子嫩膚, 皮膚管理, 水光针, 水光針, 热玛吉, 熱瑪吉, 超声炮, 超聲炮, 抗衰, 补水, 補水, 刷酸, 果酸, 杏仁酸, 杏仁酸煥膚, 煥膚
serum-bottle lotion: 除斑, 皮秒, 皮秒雷射, 粉刺, 清粉刺, 做脸, 淡斑, 痘疤, 護膚品, 医美, 醫美, 轻医美, 輕醫美, 點痣, 祛疤, 去角质, 去角質, 除皱, 除皺, 線雕, 音波拉提, 電波拉皮
serum-bottle lotion: 飛梭雷射, 保養品, 皮肤护理, 皮膚護理, 肌肤护理, 肌膚護理
shirt: 衬衫, 衬衣, 定制衬衫, 襯衫
shirt hard-hat: 工作服定做, 工作服定制, 工作服定製, 工作服批发, 工作服批發, 劳动工作服, 勞動工作服
shopping-bags price-tag: 商场, 团购, 團購
shopping-bags price-tag: ~ 双十一, 雙十一, 双11, 购物节, 大促, 折扣, 清仓
shopping-bags: 帆布袋, 帆布包, 无纺布袋, 無紡布袋, 手提袋, 塑料袋, 环保袋, 環保袋
shorts: 泳裤, 泳褲
skirt: 裙子, 半身裙, 百褶裙
sleep-sack: 婴儿睡袋, 宝宝睡袋, 嬰兒睡袋
slippers: 棉拖鞋, 居家拖鞋, 室內拖鞋, 拖鞋, 棉拖, 室內拖
smartwatch: 智能手表, 智慧手錶, 智能手錶, 智慧型手錶, 苹果手表, 蘋果手錶
sneaker: 运动鞋, 球鞋, 鞋子, 女鞋, 男鞋, 鞋, 鞋店, 童鞋
sneaker bubbles: 洗鞋
socks: 袜子, 襪子, 船袜, 船襪, 棉袜, 棉襪
songkok: 宋谷帽, 宋谷
spine: 整骨, 推拿正骨, 物理治疗, 物理治療, 理疗, 正骨, 康复, 復健, 颈椎
spine massage: 颈椎病, 頸椎病, 腰椎间盘突出, 腰椎間盤突出, 椎间盘突出, 椎間盤突出, 腰间盘突出, 腰間盤突出, 腰痛, 頸椎, 脊椎, 脊柱侧弯, 脊柱側彎, 整脊, 骨盆矫正, 骨盆矯正, 骨盆修复, 骨盆修復
spine massage: 体态矫正, 體態矯正, 坐骨神经痛, 坐骨神經痛, 肩周炎, 五十肩, 康复理疗, 康復理療, 復健科, 疼痛科
suit necktie: 西装, 西服, 西装定制, 西裝, 西裝訂做, 西服定制
suit: 中山装, 中山裝
sunglasses sun: 太阳镜, 太陽眼鏡, 墨镜
swimsuit goggles: 泳衣
t-shirt backpack: 校服, 校服定制, 校服訂製
t-shirt clothes-hanger: 衣物交换, 旧衣捐赠, 舊衣捐贈, 旧衣回收, 舊衣回收, 旧衣, 舊衣, 二手衣服, 古着, 古著, 快闪衣物交换, 快閃衣物交換
t-shirt jeans: t恤, 定制T恤, 制服
t-shirt socks: 儿童服装
t-shirt: 文化衫, 广告衫, 廣告衫, 定制班服, 定製班服
tattoo-machine: 纹身, 紋身, 刺青
tights: 连裤袜, 丝袜, 裤袜
tooth: 牙医, 牙醫, 口腔, 假牙, 牙齿
tooth toothbrush: 隐形矫正, 隐形牙套, 隱形牙套, 隱形矯正, 牙科诊所, 牙科, 口腔诊所, 牙齿美白, 牙齒美白, 洗牙, 拔智齿, 拔智齒, 智齿, 智齒, 拔牙, 补牙, 補牙, 根管治疗, 根管治療, 牙周病
tooth toothbrush: 牙周炎, 镶牙, 鑲牙, 烤瓷牙, 牙贴面, 牙貼面, 蛀牙, 儿童牙科, 兒童牙科, 牙科助理, 冷光美白, 口腔医院, 口腔醫院, 口腔门诊, 口腔門診
tote-bag: 托特包, 棉布袋, 環保帆布袋
trousers: 西裤, 长裤, 裤子
turban: 锡克头巾
vape: 电子烟, 電子煙
walking-stick: 拐杖, 手杖
wallet: 卡包, 皮夾
wax-pot lotion: 热蜡除毛, 熱蠟除毛, 蜜蠟除毛, 热蜡脱毛, 巴西蜜蜡, 巴西式除毛, 美式除毛, 熱蠟美體
wax-pot: 蜜蜡脱毛, 蜜蠟脫毛
wedding-dress ring: 婚纱, 婚紗, 婚纱租赁, 禮服出租, 婚纱礼服
wellingtons: 雨靴, 雨鞋, 胶靴, 橡胶靴
wetsuit surfer: 潜水服, 潛水衣, 冲浪服, 潛水服
wig: 假发, 假髮
x-ray: 放射科, 核磁共振, 影像中心
zip: 换拉链, 拉链, 換拉鍊, 拉鍊
`;
