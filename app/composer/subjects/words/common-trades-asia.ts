/** What common-trades.ts says, in the languages of Asia. Notation: word-list.ts. */
export const asianCommonTrades: Record<string, string> = {
  bn: `
trumpet drum: ব্যান্ড পার্টি
wheelbarrow lorry: খোয়া, বালু ও খোয়া
shield security-camera: সিকিউরিটি গার্ড, নিরাপত্তা প্রহরী
robot: রোবটিক্স, রোবটিক্স কোর্স
camera passport: পাসপোর্ট ছবি, পাসপোর্ট সাইজ ছবি
`,
  hi: `
fencer: तलवारबाजी, तलवारबाज़ी
trumpet drum: बैंड बाजा, बैंड पार्टी, बारात बैंड, बैंड
lettuce: पत्ता गोभी, बंद गोभी
lorry bricks: रेडी मिक्स कंक्रीट, कंक्रीट
wheelbarrow lorry: गिट्टी, रेत और गिट्टी
dancer: भांगड़ा, भांगड़ा क्लास, गरबा
camera passport: पासपोर्ट फोटो
massage spine: एक्यूपंक्चर
dumpling: मोमोज, मोमो
`,
  id: `
fencer: anggar, kelas anggar, lawan pedang, kelas lawan pedang
piano-keys microphone: organ tunggal
drum: kompang
memo light-bulb: kuis, cerdas cermat, kuiz, malam kuiz
speedboat anchor: lesen bot, lesen memandu bot
suv mountain: atv, sewa atv
desktop-computer receipt: sistem pos, sistem pos restoran, aplikasi kasir
toilet lorry: sedut tangki septik, tangki septik, sedot tinja
lettuce: kubis, kol
hair-comb haircut: kepang rambut, kepang
droplet drill: telaga tiub, sumur bor
wheelbarrow lorry: batu split, pasir dan batu split, pasir dan batu
shield security-camera: satpam, pengawal keselamatan
printer: cetak 3d, print 3d
camera passport: pas foto, gambar pasport, pasfoto
pig: babi, anak babi, ternak babi
dumpling: pau panas, pau, bakpao
goat cow: hewan kurban, hewan qurban, haiwan korban, ibadah korban
bow-and-arrow: panahan, memanah
`,
  ja: `
fencer: フェンシング, フェンシング教室
trumpet drum: 吹奏楽団, 吹奏楽, ブラスバンド, 楽団員
memo light-bulb: クイズ, クイズ大会
desktop-computer receipt: レジ, 券売機
suv mountain: バギー, バギー体験
sofa delivery-van: 遺品整理, 不用品回収, 生前整理
pickup-truck: 軽トラ
lettuce: 白菜, キャベツ
hair-comb haircut: ブレイズ
excavator: ユンボ, ユンボレンタル, 重機レンタル
lorry bricks: 生コン, 生コンクリート
sewing-machine sewing-needle: 縫製, 縫製スタッフ
dancer: 盆踊り
seedling tree: 果樹苗, 苗木
olives: オリーブオイル
tiles bricks: インターロッキング
house thermometer: 断熱工事, 断熱リフォーム
trowel: 内装ボード, ボード工事
hot-air-balloon: 熱気球
bow-and-arrow: アーチェリー
`,
  ko: `
fencer: 펜싱, 펜싱 클럽, 펜싱클럽
trumpet drum: 브라스밴드, 관악단, 관악대
memo light-bulb: 퀴즈, 퀴즈 대회, 퀴즈대회
suv mountain: atv 체험, atv, 사륜바이크
lettuce: 절임배추, 배추, 양배추, 알배추
peanuts: 견과류, 견과류 선물세트, 견과
hair-comb haircut: 레게머리, 콘로우
lorry bricks: 레미콘, 콘크리트
shield security-camera: 경비원, 경비원 모집, 경비원을
sewing-machine sewing-needle: 미싱사, 봉제사, 봉제 공장
fire nut-and-bolt: 용접공, 용접
dog: 강아지 분양, 강아지
robot: 로봇 코딩, 로봇코딩
printer: 3d 프린팅, 3d 프린터
fish: 굴비, 건어물
jar: 수제잼
olives: 올리브유, 올리브오일
tiles bricks: 보도블록
trowel: 석고보드
hot-air-balloon: 열기구
bow-and-arrow: 양궁, 국궁
ice-skate: 스케이트장
`,
  th: `
fencer: ฟันดาบ, เรียนฟันดาบ
trumpet drum: วงโยธวาทิต, แตรวง
memo light-bulb: แข่งตอบคำถาม
dancer: ลีลาศ, รำไทย
desktop-computer receipt: โปรแกรมร้านอาหาร, ระบบ pos, โปรแกรมร้านอาหาร pos, เครื่องคิดเงิน
suv mountain: เอทีวี, รถเอทีวี, เช่ารถเอทีวี, รถ atv
peanuts: เม็ดมะม่วงหิมพานต์, มะม่วงหิมพานต์
lettuce jar: ผักกาดดอง, ผักดอง
lettuce: กะหล่ำปลี, ผักกาดขาว
hair-comb haircut: ถักเปีย, ถักผม
lorry bricks: คอนกรีตผสมเสร็จ, คอนกรีต, ปูนผสมเสร็จ
shield security-camera: รปภ, พนักงานรักษาความปลอดภัย
printer: พิมพ์ 3 มิติ
duck: เป็ดไข่, ลูกเป็ด, เป็ดเทศ
pig: ลูกหมู
seedling tree: ต้นกล้า, กล้าไม้
awning: กันสาด, กันสาดพับได้
excavator hammer: รื้อถอน, รับรื้อถอน, ทุบตึก
bow-and-arrow: ยิงธนู
ice-skate: ลานสเก็ต
parachute: ร่มร่อน
`,
  tl: `
blood-drop: blood letting, bloodletting, mag-donate ng dugo, donasyon ng dugo
trumpet drum: musikong bumbong, banda ng musiko
desktop-computer receipt: pos system
motor-scooter: e-bike at e-trike, e-trike, ebike, e-bike
wheelbarrow lorry: graba, buhangin at graba
hair-comb haircut: braids at rebond, braids, braid
calculator: bir at bookkeeping, bookkeeping, bir registration
camera passport: id picture, id picture rush
bird: lovebirds, love birds, lovebird
droplet bucket: water refilling station, water refilling, refilling station
`,
  vi: `
fencer: đấu kiếm, lớp đấu kiếm
trumpet drum: đội kèn, kèn tây, đội trống kèn
memo light-bulb: đố vui, thi đố vui
suv mountain: xe địa hình, xe địa hình atv, thuê xe địa hình, thuê xe địa hình atv
sofa delivery-van: thu mua đồ cũ, mua đồ cũ
lettuce: bắp cải, cải thảo
goat: bán dê, thịt dê, dê giống
hair-comb haircut: tết tóc, thắt bím
lorry bricks: bê tông tươi, bê tông
shield security-camera: bảo vệ ca đêm, tuyển bảo vệ, nhân viên bảo vệ
dancer: múa dân gian, múa
printer: in 3d
pig: lợn giống, heo giống, lợn con, heo con
sausage: lạp xưởng, lạp xưởng tươi
excavator hammer: phá dỡ, phá dỡ nhà
tamale: bánh chưng, bánh tét, bánh giò, bánh ú
bow-and-arrow: bắn cung
hot-air-balloon: khinh khí cầu
`,
  zh: `
fencer: 击剑, 少儿击剑, 擊劍
trumpet drum: 军乐队, 管乐团, 铜管乐队
memo light-bulb: 知识竞赛, 问答游戏
desktop-computer receipt: 餐饮收银系统, 收银系统, 收银机, 点餐系统
suv mountain: 沙滩车, 沙滩车出租
lettuce jar: 酸菜, 泡菜
lettuce: 白菜, 大白菜, 卷心菜
hair-comb haircut: 编发, 脏辫
lorry bricks: 商品混凝土, 混凝土
wheelbarrow lorry: 沙石料, 砂石, 沙石
shield security-camera: 招聘保安, 保安, 保安员
cat: 寻猫启事, 寻猫
dog: 寻狗启事, 寻狗
dancer: 民族舞
robot: 机器人编程
duck: 鸭苗, 鸭子
pig: 仔猪
wheat tractor: 干草, 草捆, 牧草
seedling tree: 果树苗, 苗木
sausage: 腊肠, 香肠
olives: 橄榄油
tiles bricks: 铺砖
candy: 棉花糖
hot-air-balloon: 热气球
`,
};
