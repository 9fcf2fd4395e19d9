/** Services and repairs in Thai, read before its trades. Notation: word-list.ts. */
export const thaiServices = `
sewing-machine thread: ช่างเย็บ, ช่างเย็บผ้า, พนักงานเย็บผ้า, โรงงานเย็บผ้า
bed key: ห้องว่าง, ห้องว่างให้เช่า, ห้องให้เช่า
plant: ไม้ด่าง, ไม้ประดับ, ไม้กระถาง, ไม้ฟอกอากาศ, มอนสเตอร่า, ไม้ใบ
bed key: ห้องพักรายเดือน, หอพัก, ห้องเช่า, ห้องพัก, ห้องรายเดือน
cocktail tropical-drink: บาร์เทนเดอร์, ค็อกเทล
mattress: ที่นอน, ซักที่นอน, ฟูก
plug lightning: เครื่องปั่นไฟ
fire: งานเชื่อม, ช่างเชื่อม, รับเชื่อมเหล็ก
paint-roller: วอลเปเปอร์, วอลล์เปเปอร์
trowel: งานฉาบปูน, ฉาบปูน, ฝ้าเพดาน
droplet: เจาะบาดาล, บ่อบาดาล, ระบบน้ำหยด, สปริงเกอร์
printer: การ์ดแต่งงาน, ปริ้นเตอร์, เครื่องพิมพ์
hair-comb: วิกผม, ต่อผม
massage: ครอบแก้ว
speech-bubble: ฝึกพูด
pregnant-woman: ฝากครรภ์, คุณแม่ตั้งครรภ์
chair: โต๊ะเก้าอี้, เก้าอี้, เก้าอี้สำนักงาน
desktop-computer: โค้ดดิ้ง, เขียนโปรแกรม
badminton: สนามแบด, คอร์ทแบด
amphora coin: ของโบราณ, ของเก่าสะสม
oven: เตาแก๊ส, เตาอบ
tap: เครื่องทำน้ำอุ่น
laptop: กู้ข้อมูล
car: หุ้มเบาะรถ, เบาะรถยนต์
bus: รถบัส, รถบัสเช่า, เช่ารถบัส
candle: งานศพ, จัดงานศพ
chilli: พริกแกง, น้ำพริก
stew: ซุป, ต้มยำ
foot: ดูแลเท้า
sun-hat: หมวก
broom bucket: ทำความสะอาดหลังก่อสร้าง
ice-cube: น้ำแข็ง, โรงน้ำแข็ง, น้ำแข็งหลอด
vacuum-cleaner: เครื่องดูดฝุ่น
staircase: ราวบันได
salad chilli: ส้มตำ, ส้มตำไก่ย่าง, ยำ
cutlery: อาหารอีสาน, อาหารตามสั่ง
hibiscus plant: กล้วยไม้, กล้วยไม้ป่า
watch: นาฬิกา, ซ่อมนาฬิกา
umbrella: ร่ม
bathtub shower: ห้องน้ำ, สุขภัณฑ์
bricks: ~ รีโนเวท, ปรับปรุงบ้าน
book books: เข้าเล่ม, หนังสือรุ่น
fence: รั้ว, รั้วเหล็ก, ประตูรั้ว
fire-extinguisher: ถังดับเพลิง
headstone: ป้ายหลุมศพ, ฮวงซุ้ย
helicopter: เฮลิคอปเตอร์
parachute: ร่มบิน, พาราไกลดิ้ง
horse horse-rider: ขี่ม้า, ม้า
basket leaves: จักสาน, เครื่องจักสาน, ตะกร้าสาน, หวาย
thread: ผ้าไหม, ผ้าทอ, ผ้าฝ้าย, ผ้ามัดย้อม
mushroom: เห็ด, เพาะเห็ด
mirror: กระจกเงา
stroller: รถเข็นเด็ก
necktie: สูท, ตัดสูท
chart-up: วางแผนการเงิน, ลงทุน, หุ้น
ticket: บัตรคอนเสิร์ต, ตั๋ว
jar: กะปิ, น้ำปลา, ผักดอง, ของดอง
coconut: มะพร้าว, มะพร้าวน้ำหอม, กะทิ
window: มุ้งลวด, กระจกอลูมิเนียม
recycling: รับซื้อของเก่า, ของเก่า
`;
