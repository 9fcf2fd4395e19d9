/** The same as street-goods.ts in the languages of East Asia and of East Africa. */
export const asianStreetGoods: Record<string, string> = {
  th: `
bagpipes musical-notes: ปี่สก็อต
bra: ชุดชั้นใน, ชุดชั้นในสตรี, ยกทรง, เสื้อชั้นใน
braid hair-comb: ถักเปีย, ถักผม, เดรดล็อค, ถักเดรดล็อค
hair-dryer hair-comb: ไดร์ผม, สระไดร์, เคราติน, ยืดผม, สระ-ไดร์, สระไดร์ผม, ยืดวอลลุ่ม
cabbage: กะหล่ำปลี
campervan campsite: รถบ้าน, เช่ารถบ้าน, แคมเปอร์แวน
card-terminal credit-card: เครื่องรูดบัตร, ระบบ pos, เครื่องคิดเงิน, โปรแกรมขายหน้าร้าน, ระบบขายหน้าร้าน
chainsaw logs: เลื่อยยนต์, เลื่อยโซ่
tree chainsaw: ตัดต้นไม้, ตัดแต่งกิ่ง, ตัดแต่งต้นไม้
concrete-mixer bricks: คอนกรีต, คอนกรีตผสมเสร็จ, ปูนซีแพค, รถโม่, ปูนผสมเสร็จ, รถปูน
drainpipe droplet: ท่อตัน, ท่อระบายน้ำ, ล้างท่อ, ทะลวงท่อ, ลอกท่อ, แก้ท่อตัน
fitted-kitchen: ชุดครัว, ครัวบิวท์อิน, ชุดครัวบิ้วอิน, บิ้วอินครัว, ครัวบิ้วอิน
floorboards: พื้นไม้, ปูพื้นไม้, ลามิเนต, ปาร์เก้, ขัดพื้นไม้, กระเบื้องยาง
gas-cylinder fire: แก๊สหุงต้ม, ถังแก๊ส, ส่งแก๊ส, ร้านแก๊ส
harp musical-score: พิณฝรั่ง, ฮาร์ป
hay-bale tractor: ฟางก้อน, ฟางอัดก้อน, หญ้าแห้ง
lawn-bowls: เปตอง
lift: ลิฟต์บ้าน, ติดตั้งลิฟต์, ซ่อมลิฟต์, บริษัทลิฟต์
mobility-scooter wheelchair: รถเข็นไฟฟ้า, วีลแชร์ไฟฟ้า
nappy baby: ผ้าอ้อม, ผ้าอ้อมผ้า, แพมเพิส, แพมเพิร์ส, เค้กผ้าอ้อม
padel-racket: พาเดล, สควอช, พิคเคิลบอล
paddleboard wave: ซับบอร์ด, ซัพบอร์ด, เช่าซับบอร์ด
pistachios peanuts: ~ พิสตาชิโอ, ถั่วพิสตาชิโอ
peanuts pistachios: ถั่วอบแห้ง, ผลไม้อบแห้ง
potters-wheel vase: เครื่องปั้นดินเผา, ปั้นเซรามิก, เรียนปั้นเซรามิก, เวิร์คช็อปเซรามิก, แป้นหมุน, ปั้นดิน
prosthetic-leg: ขาเทียม, แขนเทียม, กายอุปกรณ์
quad-bike: รถเอทีวี, เอทีวี, ขับเอทีวี, ขับ atv, รถ atv
saffron: หญ้าฝรั่น, แซฟฟรอน
spotlight: ไฟเวที, แสงสีเสียง, เช่าเครื่องเสียงและไฟ, เวทีแสงสีเสียง
tanker: ดูดส้วม, รถดูดส้วม, รถน้ำ, สูบส้วม, รถบรรทุกน้ำ, สูบบ่อเกรอะ, รถสูบส้วม
telephone: คอลเซ็นเตอร์, ตู้สาขาโทรศัพท์, สายด่วน
tow-truck car: รถยก, รถลาก, รถสไลด์, รถยกรถสไลด์
trampoline gymnast: แทรมโพลีน, สวนแทรมโพลีน
water-jug droplet: น้ำดื่ม, ส่งน้ำดื่ม, น้ำถัง, โรงน้ำดื่ม, น้ำดื่มถัง
welding-mask fire: ช่างเชื่อม, งานเชื่อม, เชื่อมเหล็ก, เชื่อมโลหะ
ant house: ปลวก, กำจัดปลวก
roller-coaster: สวนสนุก, รถไฟเหาะ
handball-player: แฮนด์บอล
water-polo-player: โปโลน้ำ
wrestlers: มวยปล้ำ
`,
  vi: `
bra: đồ lót, nội y, áo ngực, áo lót nữ
braid hair-comb: tết tóc, tóc tết, dreadlock, bện tóc
hair-dryer hair-comb: sấy tóc, duỗi tóc, gội sấy, phục hồi keratin, máy sấy tóc
cabbage: bắp cải, cải bắp, cải thảo
card-terminal credit-card: máy pos, máy quẹt thẻ, máy tính tiền, phần mềm bán hàng, phần mềm tính tiền
chainsaw logs: cưa máy, máy cưa xích
tree chainsaw: chặt cây, cắt tỉa cây, đốn cây, cưa cây
concrete-mixer bricks: bê tông, bê tông tươi, bê tông thương phẩm, bơm bê tông
drainpipe droplet: thông cống, thông tắc cống, thông tắc, nghẹt cống, thông cống nghẹt, thông tắc bồn cầu
fitted-kitchen: tủ bếp, tủ bếp gỗ, nội thất bếp, tủ bếp inox
floorboards: sàn gỗ, sàn gỗ công nghiệp, lát sàn gỗ, sàn nhựa, ván sàn
gas-cylinder fire: bình gas, đổi gas, gas tận nhà, giao gas, gọi gas, bình ga
hay-bale tractor: rơm cuộn, cỏ khô
lift: thang máy gia đình, bảo trì thang máy, lắp đặt thang máy
mobility-scooter wheelchair: xe lăn điện
nappy baby: tã, bỉm, tã vải, bỉm tã, tã bỉm
padel-racket: padel, pickleball, sân pickleball, bóng quần
paddleboard wave: chèo sup, ván sup, thuê sup
pistachios peanuts: ~ hạt dẻ cười
peanuts pistachios: hạt dinh dưỡng, hạt khô, các loại hạt
potters-wheel vase: làm gốm, bàn xoay, lớp gốm, workshop gốm, gốm thủ công, lớp học làm gốm
prosthetic-leg: chân giả, tay giả
quad-bike: xe địa hình, atv
saffron: nhụy hoa nghệ tây, saffron, nghệ tây
spotlight: âm thanh ánh sáng, ánh sáng sân khấu, đèn sân khấu
tanker: hút hầm cầu, hút bể phốt, xe bồn, rút hầm cầu, xe bồn nước
telephone: call center, lắp tổng đài, nhân viên tổng đài
tow-truck car: cứu hộ giao thông, cứu hộ ô tô, xe cứu hộ, kéo xe
trampoline gymnast: bạt nhún, nhà nhún, khu nhún
water-jug droplet: nước bình, nước uống đóng bình, giao nước, nước khoáng, nước đóng bình, nước tinh khiết
welding-mask fire: thợ hàn, hàn xì, cơ khí hàn, hàn inox, hàn sắt
ant house: diệt mối, phòng chống mối, chống mối
roller-coaster: công viên giải trí, tàu lượn siêu tốc
donkey: con lừa
handball-player: bóng ném
water-polo-player: bóng nước
wrestlers: đấu vật
`,
  id: `
bagpipes musical-notes: bagpipe
bra: pakaian dalam, lingerie, bra, bh, pakaian dalam wanita, baju dalam wanita
braid hair-comb: kepang rambut, kepang, dreadlock, rambut gimbal, anyam rambut
hair-dryer hair-comb: smoothing, keratin, blow rambut, catok, rebonding, cuci blow, smoothing rambut
cabbage: kubis, kol, kobis, sawi putih
campervan campsite: campervan, sewa campervan, motorhome
card-terminal credit-card: mesin edc, mesin kasir, aplikasi kasir, mesin pos, sistem pos, terminal kad, mesin kad
chainsaw logs: gergaji mesin, chainsaw
tree chainsaw: tebang pohon, potong pohon, potong pokok, tebang pokok, pangkas pohon
concrete-mixer bricks: beton, ready mix, beton cor, readymix, cor beton, konkrit, pompa beton, jayamix
drainpipe droplet: saluran mampet, wc mampet, pipa mampet, saluran air mampet, paip tersumbat, longkang, longkang tersumbat, jasa mampet
fitted-kitchen: kitchen set, kabinet dapur, dapur custom, kitchen set custom, kabinet dapur custom
floorboards: lantai kayu, parket, lantai vinyl, lantai laminate, lantai vinil, decking kayu
gas-cylinder fire: gas elpiji, tabung gas, elpiji, gas lpg, tong gas, gas memasak, agen gas, gas 3 kg
hay-bale tractor: jerami, hay alfalfa
lift: lift rumah, servis lift, jasa lift, pemasangan lift, maintenance lift
mobility-scooter wheelchair: kursi roda elektrik, kerusi roda elektrik
nappy baby: popok, popok kain, clodi, lampin, lampin pakai buang, pampers, lampin bayi
padel-racket: padel, lapangan padel, gelanggang padel, pickleball, squash, skuasy
paddleboard wave: paddle board, sup, sewa sup
pistachios peanuts: ~ pistachio, kacang pistachio, pistacio, pistasio
peanuts pistachios: kacang mete, kacang panggang, kacang campuran, buah kering, gajus
potters-wheel vase: gerabah, tembikar, kelas keramik, kursus keramik, pottery class, kelas tembikar, workshop keramik
prosthetic-leg: kaki palsu, tangan palsu, kaki prostetik
quad-bike: atv, wisata atv, main atv, naik atv
road-barrier safety-vest: perbaikan jalan, marka jalan
saffron: saffron, safron
sausage-roll: sosej gulung, sosis solo
spotlight: lighting panggung, sound system dan lighting, sewa lighting, lampu pentas, lampu panggung
tanker: sedot wc, sedot tinja, tangki air, truk tangki, sedot septic tank, mobil tangki, lori tangki, septic tank
telephone: call center, pusat panggilan, talian bantuan
tow-truck car: mobil derek, derek, jasa derek, towing, derek mobil, tarik kereta, lori tunda, jasa towing, kereta rosak
trampoline gymnast: trampolin, taman trampolin
water-jug droplet: air galon, galon, isi ulang air, depot air minum, air minum isi ulang, air isi ulang, air mineral, galon air, penapis air minum
welding-mask fire: las, tukang las, bengkel las, las listrik, kimpalan, jurukimpal, pengimpal, las besi, kursus kimpalan
ant house: rayap, anti rayap, basmi rayap, anai-anai, kawalan anai-anai
roller-coaster: taman hiburan, taman tema, taman bermain besar
donkey: keledai
handball-player: bola tangan
water-polo-player: polo air
wrestlers: gulat, gusti
`,
  tl: `
bra: panty at bra, underwear ng babae, lingerie
hair-dryer hair-comb: rebond, hair rebond, brazilian blowout, keratin
cabbage: repolyo
card-terminal credit-card: pos machine, pos system, card terminal, cash register
concrete-mixer bricks: ready mix concrete, buhos, semento
drainpipe droplet: declogging, baradong lababo, barado, baradong drain
fitted-kitchen: kitchen cabinet, kitchen cabinets, modular kitchen, modular cabinet
gas-cylinder fire: gasul, lpg, tangke ng gas
nappy baby: diaper, lampin, diapers
tanker: malabanan, siphoning, sipsip poso negro, poso negro, water tanker
tow-truck car: towing, tow truck
trampoline gymnast: trampoline
water-jug droplet: water refilling station, refilling station, mineral water, purified water, tubig delivery, water station
welding-mask fire: welding, welder, welding shop
ant house: anay, termite control
roller-coaster: amusement park
`,
  ja: `
bagpipes musical-notes: バグパイプ
bra: 下着, 下着専門店, ランジェリー, ブラジャー, 補整下着
braid hair-comb: 編み込みヘア, ブレイズヘア, ドレッド, ドレッドヘア, 三つ編み
hair-dryer hair-comb: ドライヤー, 縮毛矯正, 髪質改善, シャンプーブロー, トリートメント専門
cabbage: キャベツ, 白菜, 春キャベツ, ザワークラウト, 嬬恋キャベツ
campervan campsite: キャンピングカー, キャンピングカーレンタル, 車中泊仕様, バンライフ
card-terminal credit-card: 決済端末, カード決済端末, レジシステム, キャッシュレス端末, ポスレジ, タブレットレジ
chainsaw logs: チェーンソー, 林業, チェンソー
tree chainsaw: 伐採, 庭木の伐採, 特殊伐採, 抜根, 伐採抜根
churros chocolate: チュロス
concrete-mixer bricks: 生コン, コンクリート, ミキサー車, 生コンクリート, コンクリート打設, 土間コンクリート
drainpipe droplet: 排水管, 排水詰まり, 水道管, 配管洗浄, 排水管洗浄, 排水管清掃, 排水つまり, 高圧洗浄排水, トイレつまり
fitted-kitchen: システムキッチン, キッチンリフォーム, キッチン交換, 台所リフォーム
floorboards: フローリング, 床張替え, 無垢フローリング, ウッドデッキ, 床リフォーム, 床工事
gas-cylinder fire: プロパンガス, ガスボンベ
grandfather-clock: 柱時計, 振り子時計, ホールクロック
harp musical-score: ハープ, アイリッシュハープ
hay-bale tractor: 干し草, 牧草, 牧草ロール, 稲わら
lawn-bowls: ペタンク, ローンボウルズ, ボッチャ
lift: エレベーター保守, エレベーター点検, ホームエレベーター, 昇降機
mahjong-tile: 麻雀, 雀荘, 健康麻雀, 麻雀教室
mobility-scooter wheelchair: 電動車椅子, シニアカー, 電動カート, 電動車いす
nappy baby: おむつ, 布おむつ, おむつケーキ, オムツ
-: おむつ替え, 紙おむつ不要
padel-racket: パデル, スカッシュ, ピックルボール
paddleboard wave: サップ, スタンドアップパドル, サップ体験
pistachios peanuts: ~ ピスタチオ
soft-ice-cream pistachios: ピスタチオアイス
cake-slice: ピスタチオケーキ
peanuts pistachios: ナッツ専門店, ミックスナッツ
potters-wheel vase: 陶芸, 陶芸教室, ろくろ, 電動ろくろ, 陶芸体験, ろくろ体験
prosthetic-leg: 義足, 義肢, 義手, 義肢装具, 義肢装具士
quad-bike: 四輪バギー, バギー体験
road-barrier safety-vest: 道路工事, 交通誘導, 交通誘導員, 交通誘導警備, 警備員交通誘導
saffron: サフラン
sausage-roll: ソーセージロール
spotlight: 舞台照明, 音響照明, 音響・照明, ステージ照明, 照明機材
tanker: 汲み取り, バキュームカー, 浄化槽, 灯油配達, タンクローリー, 浄化槽清掃, 汲取り, 灯油宅配
telephone: 電話代行, ビジネスフォン, 電話相談, 電話工事
tow-truck car: レッカー, レッカー車, ロードサービス, 故障車
trampoline gymnast: トランポリン, トランポリンパーク
water-jug droplet: ウォーターサーバー, 宅配水, 水の宅配, ミネラルウォーター
welding-mask fire: 溶接, 溶接工, 溶接工事, 溶接体験, 出張溶接
ant house: シロアリ, シロアリ駆除, 白アリ, 白蟻
roller-coaster: 遊園地, ジェットコースター, テーマパーク
wrestlers: プロレス, レスリング, レスリング教室
handball-player: ハンドボール
water-polo-player: 水球
`,
  ko: `
bra: 속옷, 란제리, 브래지어, 언더웨어, 여성속옷
braid hair-comb: 땋은머리, 레게머리, 브레이즈, 드레드
hair-dryer hair-comb: 볼륨매직, 드라이기, 헤어드라이어, 매직셋팅, 샴푸드라이
cabbage: 배추, 양배추, 절임배추, 김장배추, 김장
campervan campsite: 캠핑카, 캠핑카 렌트, 캠핑카 대여, 차박, 캠퍼밴
card-terminal credit-card: 카드단말기, 카드 단말기, 포스기, 포스 시스템, 키오스크, 테이블오더, 무선단말기, 결제단말기
chainsaw logs: 엔진톱, 전기톱, 벌목, 체인톱
tree chainsaw: 벌목작업, 위험목제거, 위험수목 제거, 나무 자르기, 가지치기
churros chocolate: 츄러스, 추러스
concrete-mixer bricks: 레미콘, 콘크리트, 펌프카, 콘크리트 타설
drainpipe droplet: 하수구, 하수구 막힘, 싱크대 막힘, 하수구 뚫음, 변기 막힘, 배관청소, 막힌 하수구
fitted-kitchen: 싱크대, 싱크대 교체, 주방가구, 주방 리모델링, 맞춤 싱크대, 씽크대
floorboards: 마루, 강마루, 마루시공, 바닥시공, 원목마루, 데크시공, 데크, 장판시공
gas-cylinder fire: 가스통, 프로판
grandfather-clock: 괘종시계
harp musical-score: 하프 레슨, 하프 연주, 하프 연주자
hay-bale tractor: 건초, 볏짚, 곤포
lift: 엘리베이터 유지보수, 승강기, 홈엘리베이터, 승강기 점검
mahjong-tile: 마작
mobility-scooter wheelchair: 전동휠체어, 전동스쿠터, 의료용 스쿠터, 전동 휠체어
nappy baby: 기저귀, 천기저귀, 기저귀케이크
padel-racket: 파델, 스쿼시, 피클볼
paddleboard wave: 패들보드, 서프 패들, 패들보드 체험, 패들 보드
pistachios peanuts: ~ 피스타치오
peanuts pistachios: 견과류, 견과
potters-wheel vase: 도예, 도자기, 도자기 체험, 물레, 물레체험, 도예공방, 도자기 공방, 도예 클래스
prosthetic-leg: 의족, 의수, 의지보조기
quad-bike: 사륜바이크, 사발이, 사륜오토바이
road-barrier safety-vest: 도로공사, 교통 신호수, 신호수, 차선도색
saffron: 사프란, 샤프란
spotlight: 무대조명, 음향조명, 조명 렌탈, 음향 조명
tanker: 정화조, 분뇨수거, 정화조 청소, 탱크로리, 살수차, 물차, 정화조차
telephone: 전화상담, 키폰
tow-truck car: 렉카, 견인차, 견인, 긴급출동
trampoline gymnast: 트램폴린, 방방이, 점핑파크
water-jug droplet: 생수, 생수 배달, 정수기, 생수배달, 정수기 렌탈
welding-mask fire: 용접, 용접공, 용접사, 출장용접, 알곤용접
ant house: 흰개미, 흰개미 방제
roller-coaster: 놀이공원, 테마파크, 롤러코스터
donkey: 당나귀
handball-player: 핸드볼
water-polo-player: 수구
wrestlers: 레슬링, 씨름
`,
  zh: `
bagpipes musical-notes: 风笛, 風笛, 苏格兰风笛
bra: 内衣, 內衣, 文胸, 胸罩, 女士内衣, 內衣專賣
braid hair-comb: 脏辫, 髒辮, 编发, 編髮, 辫子, 編髮造型
hair-dryer hair-comb: 吹风机, 吹風機, 洗剪吹, 离子烫, 離子燙, 洗吹, 角蛋白
cabbage: 白菜, 卷心菜, 包菜, 酸菜, 高丽菜, 高麗菜
fish: 酸菜鱼, 酸菜魚
-: 白菜价, 白菜價
campervan campsite: 房车, 房車, 露营车, 露營車, 房车租赁, 露營車租賃
card-terminal credit-card: 收银机, 收銀機, 收银系统, 收銀系統, 刷卡机, 刷卡機, 点餐系统, 點餐系統, 收款机
chainsaw logs: 油锯, 電鋸, 链锯, 鏈鋸, 伐木
tree chainsaw: 砍树, 砍樹, 修树, 修樹, 鋸樹, 树木修剪, 樹木修剪, 移树
churros chocolate: 吉拿棒, 西班牙油条, 吉事果
concrete-mixer bricks: 混凝土, 预拌混凝土, 預拌混凝土, 商砼, 混凝土泵车
drainpipe droplet: 通下水道, 疏通下水道, 管道疏通, 疏通管道, 通水管, 通馬桶, 水管不通, 下水道, 管道清淤
fitted-kitchen: 橱柜, 櫥櫃, 整体厨房, 系統廚具, 厨房改造, 橱柜定制, 整体橱柜, 廚房裝修, 櫥櫃訂造
floorboards: 木地板, 地板, 实木地板, 實木地板, 地板翻新, 地板铺装, 強化地板, 超耐磨地板, 复合地板, 地板打磨
-: 地板拳, 地板清洁, 地板清潔, 拖地板
gas-cylinder fire: 煤气罐, 液化气, 桶裝瓦斯, 瓦斯桶, 瓦斯行, 石油氣, 送煤气, 液化石油氣
grandfather-clock: 落地钟, 落地鐘, 老爷钟, 擺鐘
harp musical-score: 竖琴, 豎琴
hay-bale tractor: 干草, 牧草, 稻草, 草捆
lawn-bowls: 草地滚球, 草地滾球, 法式滚球, 地掷球
lift: 电梯维保, 電梯保養, 家用电梯, 家用電梯, 电梯安装, 電梯維修, 电梯维修
mahjong-tile: 麻将, 麻將, 棋牌室, 麻将馆, 麻雀館, 麻将机
mobility-scooter wheelchair: 电动轮椅, 電動輪椅, 老人代步车, 電動代步車, 代步车
nappy baby: 尿布, 纸尿裤, 尿不湿, 紙尿褲, 尿片, 尿布蛋糕
padel-racket: 板式网球, 壁球, 匹克球, 板式網球
paddleboard wave: 桨板, 槳板, 立槳, 桨板体验
pistachios peanuts: ~ 开心果, 開心果
peanuts pistachios: 坚果, 堅果, 炒货, 乾果, 干果, 坚果炒货
potters-wheel vase: 陶艺, 陶藝, 拉坯, 陶艺课, 陶藝課, 手拉坯, 陶艺体验, 陶藝班
prosthetic-leg: 假肢, 义肢, 義肢, 假肢矫形
quad-bike: 全地形车, 沙滩车, 沙灘車, 四轮摩托, 越野沙滩车
road-barrier safety-vest: 道路施工, 交通管制, 道路划线, 道路標線
saffron: 藏红花, 番红花, 西红花, 藏紅花, 番紅花
spotlight: 舞台灯光, 舞台燈光, 灯光音响, 燈光音響, 舞台灯光租赁
tanker: 抽粪, 化粪池, 化糞池, 水肥車, 抽水肥, 吸粪车, 油罐车, 送水车, 化粪池清理
telephone: 呼叫中心, 客服电话外包, 總機, 電話總機, 心理热线
tow-truck car: 拖车, 拖車, 道路救援, 拖车服务, 拖車服務, 汽车救援
trampoline gymnast: 蹦床, 彈床, 跳床, 蹦床公园, 蹦床馆, 彈床樂園
water-jug droplet: 桶装水, 桶裝水, 送水, 矿泉水, 礦泉水, 饮水机, 蒸餾水, 飲水機, 桶装水配送
welding-mask fire: 焊接, 电焊, 電焊, 焊工, 燒焊, 氩弧焊, 氬焊
ant house: 白蚁, 白蟻, 白蚁防治, 除白蟻, 滅白蟻
roller-coaster: 游乐园, 遊樂園, 过山车, 主题乐园, 主題樂園
donkey: 毛驴, 驴子
wrestlers: 摔跤, 角力
handball-player: 手球
water-polo-player: 水球
`,
  sw: `
braid hair-comb: kusuka, kusuka nywele, rasta, misuko, kusuka rasta
hair-dryer hair-comb: blow dry, kublow, dawa ya nywele
cabbage: kabichi
concrete-mixer bricks: zege, saruji
drainpipe droplet: mabomba yaliyoziba, mitaro, mfereji
gas-cylinder fire: gesi ya kupikia, mtungi wa gesi, mitungi ya gesi, gesi
nappy baby: nepi, diapers, pampers
potters-wheel vase: ufinyanzi
tanker: kunyonya maji taka, exhauster, gari la maji taka, honey sucker, lori la maji
tow-truck car: kuvuta gari
water-jug droplet: maji safi, maji ya kunywa, maji ya chupa
welding-mask fire: welding, kuchomelea, fundi welding, kuchomea
ant house: mchwa
donkey: punda
`,
};
