/** Thai words for play, sport, music and people at what they do. Notation: word-list.ts. */
export const thaiLeisure = `
acupuncture: ฝังเข็ม
aerialist: โยคะฟลาย, แอเรียลซิลค์
awareness-ribbon: ริบบิ้นชมพู, โบว์ชมพู
badminton: สนามแบด, คอร์ทแบด, แบดมินตัน
bagpipes musical-notes: ปี่สก็อต
balloon party-popper: ลูกโป่ง
baseball: เบสบอล
basketball: บาสเกตบอล
billiard-ball: สนุกเกอร์
bingo-card: บิงโก
boules: เปตอง, แข่งเปตอง
bowling: โบว์ลิ่ง
boxing-glove: มวยไทย, ค่ายมวย
breakdancer: เบรกแดนซ์, เบรคแดนซ์, เรียนเบรกแดนซ์, บีบอย
bungee-jumper: บันจี้จัมพ์, บันจี้จั๊มพ์, บันจี้จัมป์, กระโดดบันจี้
calligraphy-brush scroll: พู่กันจีน, เขียนพู่กันจีน
camera: ช่างภาพ, ถ่ายภาพ, สตูดิโอถ่ายภาพ, ถ่ายรูป, พรีเวดดิ้ง
cello musical-notes: เชลโล่, เรียนเชลโล่
chess-pawn trophy: หมากรุก
choir musical-notes: คณะประสานเสียง, ประสานเสียง, คอรัส, วงประสานเสียง
christmas-tree: ~ คริสต์มาส
cigar: ซิการ์, ร้านซิการ์, ซิการ์คิวบา
clapperboard video-camera: ตัดต่อวิดีโอ, ถ่ายวิดีโอ
classical-guitar musical-notes: กีตาร์โปร่ง, กีตาร์คลาสสิก, กีต้าร์โปร่ง
cool-box: กล่องเก็บความเย็น, กระติกน้ำแข็ง
cricket: คริกเก็ต
croquet: โครเกต์, กีฬาโครเกต์
crystal-ball: ดูดวง, หมอดู, ไพ่ยิปซี, ฮวงจุ้ย
dance-couple musical-notes: ลีลาศ, เรียนลีลาศ, แทงโก้
dhol: กลองโดล
dice chess-pawn: คาเฟ่บอร์ดเกม, บอร์ดเกม
disco-ball: ผับดีเจ, ดีเจ
diving-mask tropical-fish: ดำน้ำ
doll: ตุ๊กตาบาร์บี้, ตุ๊กตาผ้า
dominoes: เกมโดมิโน
drum-kit drum: กลองชุด, เรียนกลอง, สอนกลอง
dumbbell: ฟิตเนส, ยิม, เทรนเนอร์, ดัมเบล, เชือกกระโดด
earbuds: หูฟังบลูทูธ, หูฟังไร้สาย
embroidery-hoop thread: ลูกไม้, งานปัก, ปักผ้า, รับปักเสื้อ
exercise-bike: จักรยานออกกำลังกาย, จักรยานฟิตเนส, คลาสปั่นจักรยาน, จักรยานนั่งปั่น, สปินไบค์
fireworks firecracker: ดอกไม้ไฟ
fishing-rod: คันเบ็ด
fishing-rod fish: ตกปลา, บ่อตกปลา
flute: ขลุ่ย
football goal-net: ฟุตบอล, สนามฟุตบอล, ฟุตซอล
framed-picture: โปสเตอร์, ภาพแคนวาส
framed-picture palette: แกลเลอรี่, กรอบรูป
framed-picture palette: ~ นิทรรศการ
frisbee: จานร่อน, ฟริสบี, ฟริสบี้
game-controller joystick: เกม, ร้านเกม
gift ribbon: ของขวัญ, ของชำร่วย, ของฝาก
go-board: หมากล้อม, เรียนหมากล้อม
go-kart: โกคาร์ท, รถโกคาร์ท, สนามโกคาร์ท
golf golfer: กอล์ฟ
golf-cart: รถกอล์ฟ, รถกอล์ฟไฟฟ้า, เช่ารถกอล์ฟ
guitar musical-notes: จะเข้, กีตาร์, โรงเรียนดนตรี, ขิม, ซออู้
handpan musical-notes: แฮนด์แพน
harmonica: ฮาร์โมนิกา, เมาท์ออร์แกน, ฮาโมนิก้า
harp musical-score: พิณฝรั่ง, ฮาร์ป
headphones: หูฟัง, พอดแคสต์
headphones laptop: แอดมินตอบแชท, แอดมินเพจ, พนักงานต้อนรับ
ice-skate: ลานสเก็ต, ไอซ์สเก็ต
jack-o-lantern ghost: ฮาโลวีน, ปาร์ตี้ฮาโลวีน
judo-suit: เทควันโด, ยูโด, คาราเต้, ยิวยิตสู
kettlebell dumbbell: เคตเทิลเบล, เคตเทิลเบลล์, kettlebell
laser-blaster target: เลเซอร์แท็ก
letter-tiles: สแครบเบิล, ครอสเวิร์ดเกม, เกมต่อคำศัพท์
loom yarn: ผ้าทอ, ผ้าฝ้ายทอมือ, ผ้าขาวม้า, ทอผ้า, กี่ทอผ้า
magic-wand top-hat: มายากล
marionette: หนังตะลุง
marionette theatre-masks: หุ่นกระบอก, หุ่นเชิด, ละครหุ่น
mat-exercise: พิลาทิส, คลาสพิลาทิส, เรียนพิลาทิส, สตูดิโอพิลาทิส
microphone: คาราโอเกะ, เรียนร้องเพลง, ร้องเพลง
microphone drum: ลูกทุ่ง, วงหมอลำ, รถแห่, วงดนตรีสด, โต๊ะหมอลำ
musical-notes: คอนเสิร์ต, ดนตรี, สอนดนตรี, วงดนตรี, เรียนดนตรี
netball: เน็ตบอล, เนตบอล
origami-crane: โอริกามิ, พับกระดาษ
padel-racket: พาเดล, พิคเคิลบอล
paintball-marker: เพ้นท์บอล, เพนท์บอล
palette paintbrush: เรียนวาดรูป, สอนศิลปะ, วาดภาพ, เฮนน่า, วาดรูป, ศิลปะ, ออกแบบกราฟิก, ออกแบบโลโก้, รับทำโลโก้, ระบายสี
paraglider: พาราไกลดิ้ง, ร่มร่อน, พาราไกลเดอร์
party-popper balloon: งานเลี้ยง, จัดงาน, อีเวนท์, วันเกิด, งานวันเกิด, จัดงานวันเกิด
party-popper balloon: ~ ปาร์ตี้
pedal-boat: เรือถีบ, เรือปั่น, เรือเป็ด, เรือถีบเป็ด, เช่าเรือถีบ
piano-keys: เปียโน
pickleball: พิกเคิลบอล
pilates-reformer: พิลาทิสรีฟอร์มเมอร์, รีฟอร์มเมอร์พิลาทิส, พิลาทิสเครื่อง, reformer pilates
pirate-ship: เรือโจรสลัด
pole-dancer: โพลแดนซ์, เรียนโพลแดนซ์, เต้นรูดเสา
pom-poms: เชียร์ลีดเดอร์, เชียร์ลีดดิ้ง, พู่เชียร์, พู่เชียร์ลีดเดอร์
postage-stamp: แสตมป์, ดวงตราไปรษณียากร, สะสมแสตมป์
potters-wheel vase: เครื่องปั้นดินเผา, ปั้นเซรามิก, เรียนปั้นเซรามิก, เวิร์คช็อปเซรามิก, แป้นหมุน, ปั้นดิน
puzzle: จิ๊กซอว์
puzzle pencil: ปริศนาอักษรไขว้, เกมคำศัพท์
raft: ล่องแก่ง, ล่องแพยาง
recorder: ขลุ่ยรีคอร์เดอร์, ขลุ่ยรีคอเดอร์, เรียนขลุ่ยรีคอร์เดอร์
ribbon stethoscope: มะเร็งเต้านม, ตรวจมะเร็งเต้านม, มะเร็งปากมดลูก, ตรวจมะเร็ง
sewing-needle: ช่างตัดเสื้อ, ซ่อมเสื้อผ้า, เย็บผ้า, ตัดเย็บ
sewing-needle massage: คลินิกแพทย์แผนจีน, หมอแมะ, กัวซา
sewing-needle thread: ตัดเสื้อ, รับตัดเสื้อ, ตัดชุด, รับตัดชุด
shisha: ชิชา
singing-bowl lotus: ขันทิเบต, คลื่นเสียงบำบัด, ซาวด์บาธ
skis snowy-mountain: สกี
sleeping-bag: ถุงนอน
snowmobile: สโนว์โมบิล, สโนว์โมบาย
squash-racket: ไม้สควอช, สควอช
steelpan: สตีลแพน, สตีลดรัม
studio-microphone headphones: ห้องอัดเสียง
sun-lounger: เตียงอาบแดด, เก้าอี้อาบแดด, เตียงริมสระ
table-football: โต๊ะบอล, ฟุตบอลโต๊ะ
table-tennis: ปิงปอง
tai-chi: ไทเก็ก, ไท่เก๊ก, ไทชิ, คลาสไทเก็ก, รำไทเก็ก, เรียนไทเก็ก
target: สนามยิงปืน, ยิงปืน
teddy-bear: บ้านตุ๊กตา, ตุ๊กตา
teddy-bear crayon: เนอสเซอรี่, ของเล่น, อนุบาล, พี่เลี้ยงเด็ก, สถานรับเลี้ยงเด็ก, เนิร์สเซอรี่, รับเลี้ยงเด็ก
teddy-bear crayon: ศูนย์เด็กเล็ก, เดย์แคร์เด็ก
teddy-bear sewing-needle: โรงพยาบาลตุ๊กตา, คลินิกตุ๊กตา
television: โทรทัศน์, ทีวี, ซ่อมทีวี
tennis: เทนนิส, ไม้แบด
theatre-masks: หมอลำ, งิ้ว, คณะละคร, ละครเวที, โรงละคร, โขน, ลิเก, ชุดแฟนซี
thread sewing-needle: ผ้าไหม, ผ้าฝ้าย, ผ้ามัดย้อม
ticket: บัตรคอนเสิร์ต, ตั๋ว
toy-bricks: บล็อกไม้
toy-bricks teddy-bear: เลโก้
trading-card: การ์ดสะสม, เทรดดิ้งการ์ด, การ์ดโปเกมอน, โปเกมอนการ์ด
trampoline gymnast: แทรมโพลีน, สวนแทรมโพลีน
treadmill dumbbell: ลู่วิ่ง, เครื่องออกกำลังกาย
trumpet drum: วงโยธวาทิต, แตรวง, วงดุริยางค์
ukulele musical-notes: อูคูเลเล่, เรียนอูคูเลเล่
vinyl-record: เครื่องเล่นแผ่นเสียง
violin: ไวโอลิน
volleyball: วอลเลย์บอล
vr-headset: แว่น vr, แว่นวีอาร์, แว่นตา vr, ความเป็นจริงเสมือน, เวอร์ชวลเรียลลิตี้
windsurfer: วินด์เซิร์ฟ, วินเซิร์ฟ
xylophone: ไซโลโฟน
yarn: ไหมพรม, ถักไหมพรม, โครเชต์
zip-line tree: ซิปไลน์, โหนสลิง
baby: เด็กทารก, ของใช้เด็ก, ทารก, เบบี้มอนิเตอร์
baby pregnant-woman: มีบุตรยาก, เด็กหลอดแก้ว, คลอดบุตร, แพ็กเกจคลอด, แพคเกจคลอด, สูตินรีเวช, สูตินรีแพทย์, ทำกิ๊ฟ
baby pregnant-woman: อยู่ไฟ, อยู่ไฟหลังคลอด, แม่และเด็ก, อัลตร้าซาวด์ 4 มิติ
bride ring: ขันหมาก, แพคเกจแต่งงาน, งานหมั้น, สถานที่จัดงานแต่ง
climber: หน้าผาจำลอง, ปีนผา
clown balloon: ตัวตลก
cook frying-pan: สอนทำอาหาร, เรียนทำอาหาร, สอนทำขนม, ทำขนม, คอร์สทำขนม
dancer musical-notes: นาฏศิลป์, โนรา, รำวง, รำไทย, สอนเต้น, เรียนเต้น, ซุมบ้า
fencer: ฟันดาบ, เรียนฟันดาบ
gymnast: ยิมนาสติก
haircut hair-comb: ปลูกผม, ผมร่วง, ผมบาง, รักษาผมร่วง, ทรีทเม้นท์ผม, ดัดดิจิตอล, สระผม
handball-player: แฮนด์บอล
lotus-position lotus: โยคะ
massage lotus: ครอบแก้ว, นวด, นวดแผนไทย, นวดน้ำมัน, นวดเท้า, นวดไทย
nurse: ดูแลผู้สูงอายุ, พยาบาล, บ้านพักคนชรา, เฝ้าไข้
older-person nurse: บ้านพักผู้สูงอายุ, ดูแลผู้ป่วย, เนอร์สซิ่งโฮม, ศูนย์ดูแลผู้สูงอายุ, ดูแลคนแก่, ผู้ช่วยพยาบาล
older-person nurse: ผู้สูงอายุ, คนดูแลผู้ป่วย
pregnant-woman: ฝากครรภ์, คุณแม่ตั้งครรภ์, คนท้อง
rower: เครื่องกรรเชียงบก
rower canoe: แข่งเรือยาว, แข่งเรือ
runner sneaker: เดิน-วิ่ง, วิ่งเพื่อ, เดินวิ่ง, วิ่งการกุศล, ฟันรัน, มินิมาราธอน, เดิน-วิ่งเพื่อ, วิ่งเทรล, งานวิ่ง
runner sneaker: ฮาล์ฟมาราธอน, วิ่งมาราธอน, มาราธอน
sauna: สปา, ซาวน่า, ออนเซ็น, น้ำพุร้อน, อบสมุนไพร
surfer wave: เซิร์ฟ
swimmer goggles: ว่ายน้ำ, เรียนว่ายน้ำ, สระว่ายน้ำ, สอนว่ายน้ำ, สร้างสระว่ายน้ำ
water-polo-player: โปโลน้ำ
wrestlers: มวยปล้ำ
`;
