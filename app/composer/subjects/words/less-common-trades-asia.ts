/** What less-common-trades.ts says, in the languages of the south and the east of Asia. Notation: word-list.ts. */
export const asianLessCommonTrades: Record<string, string> = {
  bn: `
fire-engine fire: স্বেচ্ছাসেবী ফায়ার সার্ভিস
dancer musical-notes: লোকনৃত্য
theatre-masks: নাট্যদল
target bow-and-arrow: তীরন্দাজি
diving-mask tropical-fish: ডুবুরি
honey bee: মৌচাষি
anvil hammer: কামার
mantel-clock amphora: প্রাচীন জিনিস
gavel: নিলাম
coin magnifier: পুরোনো মুদ্রা
sewing-needle thread: সূচিকর্ম
fountain-pen document: নোটারি
cow stethoscope: পশু চিকিৎসক
paw dog: প্রাণী আশ্রয়কেন্দ্র
compass fire: স্কাউট দল
theatre-masks teddy-bear: পুতুলনাচ
yarn thread: তাঁতশিল্প, তাঁত কারখানা
`,
  hi: `
fire-engine fire: स्वयंसेवी दमकल, दमकल दल
target: निशानेबाजी
diving-mask tropical-fish: गोताखोरी
seedling plant: पौधशाला
logs fire: जलाऊ लकड़ी
books: जिल्दसाजी
mantel-clock amphora: प्राचीन वस्तुएं
gavel: नीलामी
yarn thread: हथकरघा
steering-wheel lorry: ट्रक ड्राइविंग लाइसेंस
cow stethoscope: पशु चिकित्सक
ballot-box: पंचायत चुनाव, नगर निगम चुनाव
telescope star: तारामंडल
theatre-masks teddy-bear: कठपुतली
`,
  id: `
fire-engine fire: pemadam kebakaran sukarela, relawan pemadam kebakaran, bomba sukarela
snowy-mountain helicopter: relawan sar
trumpet drum: drumben
dice chess-pawn: kafe board game, kafe permainan papan
target: lapangan tembak, klub menembak, lapang sasar
runner sneaker: lomba lari trail
climber tree: outbound, flying fox
headstone: makam granit, kepuk kubur
anvil hammer: pandai besi
gavel: balai lelang, lelang
coin magnifier: uang kuno, jual beli uang kuno
dress-shoe hammer: tukang sepatu
steering-wheel lorry: sim b1, kursus mengemudi truk, lesen gdl
car wrench: stiker mobil
ferry: penyeberangan feri
cat-standing coffee: kafe kucing
compass fire: pramuka, pengakap
slide swing: taman bermain anak, taman permainan
ballot-box: pemilihan kepala desa
locomotive railway-car: kereta uap
theatre-masks teddy-bear: panggung boneka
ice-cube snowflake: es kristal, ais batu, ais tiub
musical-score musical-notes: koir
climber: dinding panjat
seedling plant: tapak semaian
dove rose: khidmat pengebumian
watch: kedai jam
potters-wheel amphora: labu sayong
printer newspaper: kedai cetak
bouncy-castle trampoline: istana belon
water-jug droplet: penghantaran air
`,
  ja: `
fire-engine fire: 消防団員募集, 消防団
snowy-mountain helicopter: 山岳救助
lifebuoy wave: ライフセービング, 水難救助
dancer musical-notes: 民踊
target bow-and-arrow: 弓道
target: 射撃場
rower canoe: ボート部, 漕艇クラブ
skis snowy-mountain: スキーチューンナップ
compass world-map: オリエンテーリング
runner sneaker: トレイルラン
racing-car tyre: レンタルカート
horse: 預託馬
horseshoe horse: 装蹄師
spirits-bottle toast: 蒸留所, 焼酎蔵
sausage fire: 燻製工房
crane: クレーン車
headstone: 石材店
key padlock: 金庫の解錠
window palette: ステンドグラス
mantel-clock amphora: 古道具
gavel: 競売, オークション
coin magnifier: 古銭, 古銭買取
dress-shoe hammer: 靴職人
coat: 毛皮リフォーム, 毛皮
top-hat sun-hat: 帽子店
sewing-needle thread: 刺しゅう
yarn thread: 手織り教室
potters-wheel amphora: 窯元
vase fire: 吹きガラス, ガラス工房
car wrench: カーラッピング
ferry: 渡し船
cat-standing stethoscope: 地域猫
sunflower herb: 市民農園, 貸し農園
canned-food basket: フードパントリー
t-shirt socks: 子ども服リユース
screwdriver coffee: おもちゃ病院
speech-bubble: 言語交換
compass fire: ボーイスカウト
slide swing: 児童公園
ballot-box: 市議会議員選挙
locomotive railway-car: 保存鉄道
telescope star: 天文台
theatre-masks teddy-bear: 人形浄瑠璃
camera-flash: フォトブース
ice-cube snowflake: 氷の配達
rug: 畳店
`,
  ko: `
fire-engine fire: 의용소방대
snowy-mountain helicopter: 산악구조대
lifebuoy wave: 수상구조대, 해양구조대
dancer musical-notes: 풍물놀이
studio-microphone guitar: 결혼식 축가, 결혼식 연주
theatre-masks: 시민극단, 아마추어 극단, 극단 단원
target bow-and-arrow: 양궁장
target: 사격장
rower canoe: 조정 클럽
compass world-map: 오리엔티어링
racing-car tyre: 카트 체험장
horseshoe horse: 장제사
honey bee: 꿀 농장
spirits-bottle toast: 양조장
anvil hammer: 대장간
key padlock: 금고 열기
window palette: 스테인드글라스
mantel-clock amphora: 고미술
gavel: 경매
coin magnifier: 화폐 수집
yarn thread: 베틀, 직조
vase fire: 유리공예
steering-wheel lorry: 대형면허
ferry: 여객선, 도선 운항
speech-bubble: 언어교환
telescope star: 천체관측
santa: 산타 방문
camera-flash: 포토부스
gas-cylinder fire: lpg 가스
compass fire: 보이스카우트
`,
  ta: `
dancer musical-notes: கரகாட்டம்
theatre-masks: நாடகக் குழு
target: துப்பாக்கி சுடுதல்
diving-mask tropical-fish: ஆழ்கடல் நீச்சல்
horse-rider horse: குதிரையேற்றம்
olives: மரச்செக்கு எண்ணெய்
seedling plant: நாற்றங்கால்
scaffold ladder: சாரம் வாடகை
anvil hammer: கொல்லர்
framed-picture: புகைப்பட பிரேம்
gavel: ஏலம்
coin magnifier: பழைய நாணயங்கள்
sewing-needle thread: பூ வேலை
ferry: படகு சேவை
cow stethoscope: கால்நடை மருத்துவர்
paw dog: விலங்குகள் காப்பகம்
compass fire: சாரணர்
telescope star: கோளரங்கம்
magic-wand top-hat: மந்திரவாதி
theatre-masks teddy-bear: பொம்மலாட்டம்
`,
  th: `
fire-engine fire: อาสาดับเพลิง
trumpet drum: วงดุริยางค์
theatre-masks: คณะละคร
dice chess-pawn: คาเฟ่บอร์ดเกม
target: สนามยิงปืน
canoe rower: เช่าเรือคายัค
runner sneaker: วิ่งเทรล
climber: หน้าผาจำลอง
crane: เช่ารถเครน
coffin: หีบศพ
anvil hammer: ช่างตีเหล็ก
mantel-clock amphora: ของเก่าโบราณ
gavel: ประมูลของเก่า, การประมูล
sewing-needle thread: ปักผ้า
yarn thread: ทอผ้า
vase fire: เป่าแก้ว
steering-wheel lorry: ใบขับขี่รถบรรทุก
forklift: อบรมรถโฟล์คลิฟท์
car wrench: แร็ปรถ
speech-bubble: แลกเปลี่ยนภาษา
compass fire: ลูกเสือ
camera-flash: โฟโต้บูธ
`,
  tl: `
fire-engine fire: boluntaryong bumbero
musical-score musical-notes: koro ng parokya
theatre-masks: samahang pandulaan
diving-mask tropical-fish: aralin sa diving
anvil hammer: panday
sewing-needle thread: burdado
yarn thread: hablon, paghahabi
paw dog: silungan ng hayop
cat-standing stethoscope: libreng kapon
t-shirt socks: ukay pambata
slide swing: palaruan
ballot-box: halalan sa barangay
`,
  vi: `
fire-engine fire: đội chữa cháy tình nguyện
lifebuoy wave: cứu hộ bờ biển
musical-score musical-notes: hợp xướng
dice chess-pawn: cà phê board game
target: trường bắn
rower canoe: câu lạc bộ chèo thuyền
canoe rower: chèo kayak
runner sneaker: chạy địa hình
climber: tường leo núi
racing-car tyre: đua xe kart
crane: cho thuê cẩu
headstone: đá mộ
dove rose: trại hòm
anvil hammer: thợ rèn, lò rèn
window hammer: thợ kính
window palette: kính màu nghệ thuật
gavel: nhà đấu giá, đấu giá
coin magnifier: tiền xu cổ
dress-shoe hammer: thợ đóng giày
vase fire: thổi thủy tinh
steering-wheel lorry: bằng lái xe tải, học lái xe hạng c
forklift: học lái xe nâng
tyre wrench: vá lốp
car wrench: dán đổi màu xe
cow stethoscope: thú y trâu bò
speech-bubble: trao đổi ngôn ngữ
compass fire: hướng đạo
slide swing: sân chơi trẻ em
telescope star: đài thiên văn
gas-cylinder fire: gas bình
`,
  zh: `
fire-engine fire: 义务消防队
snowy-mountain helicopter: 山地救援, 山岳救援队
lifebuoy wave: 水上救援, 海上救援
theatre-masks: 业余剧社, 剧团
target bow-and-arrow: 射箭馆
target: 靶场
rower canoe: 赛艇俱乐部
skis snowy-mountain: 雪具租赁, 滑雪板租赁
compass world-map: 定向越野
runner sneaker: 越野跑
spirits-bottle toast: 白酒作坊, 酒厂
sausage fire: 腊肉, 烟熏腊肉
tree chainsaw: 伐树
key padlock: 开保险柜
gavel: 拍卖行, 拍卖会
coin magnifier: 钱币收藏, 古币
violin guitar: 提琴制作
coat: 皮草
yarn thread: 织布
vase fire: 吹玻璃
document fountain-pen: 法庭口译
steering-wheel lorry: 货车驾照, b2驾照
car wrench: 车身贴膜
ferry: 轮渡
dog-standing paw: 犬只训练
cat-standing coffee: 猫咪咖啡馆
sunflower herb: 共享菜园, 菜地出租
speech-bubble: 语言交换
compass fire: 童子军
slide swing: 儿童游乐场
telescope star: 天文台
juggler circus-tent: 杂技学校
theatre-masks teddy-bear: 皮影戏
camera-flash: 自助拍照亭
`,
};
