/** Services and repairs in Thai, read before its trades. Notation: word-list.ts. */
export const thaiServices = `
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
`;
