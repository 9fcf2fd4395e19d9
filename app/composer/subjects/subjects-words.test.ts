import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const first = (title: string, language = 'en') => findSubjects({ title }, language)[0]?.name;

describe('findSubjects', () => {
  it.each([
    ['en', 'Barber shop walk-ins', 'barber-pole'],
    ['en', 'Vitamin C serum', 'serum-bottle'],
    ['en', 'Silver engagement rings made to order', 'ring'],
    ['en', 'Gold wedding rings', 'ring'],
    ['en', 'Bouldering gym for beginners', 'climber'],
    ['en', 'Climbing hall for families', 'climber'],
    ['en', 'Norway in winter: 5 nights', 'snowy-mountain'],
    ['de', 'Fahrradwerkstatt Inspektion', 'bicycle'],
    ['en', 'Fox & Hound pub', 'beers'],
    ['en', 'Apple Tree Accountants', 'calculator'],
    ['en', 'Winter food drive', 'canned-food'],
    ['de', 'Zahnarztpraxis in Altona', 'tooth'],
    ['de', 'Wollpullover', 'jumper'],
    ['de', 'Fahrradcheck', 'bicycle'],
    ['fr', 'Avocat en droit du travail', 'scales'],
    ['es', 'Peluquería', 'scissors'],
    ['am', 'የጥርስ ሐኪም', 'tooth'],
    ['pt', 'Código limpo', 'desktop-computer'],
    ['nl', 'Das van wol', 'scarf'],
    ['nl', 'Kerstpakketten voor personeel', 'hamper'],
    ['nl', 'Handgemaakte vazen', 'vase'],
    ['nl', 'Verse tomaten', 'tomato'],
    ['de', 'Häuser zu verkaufen', 'house'],
    ['en', 'Meals delivered, skip any week', 'takeaway-box'],
    ['nl', 'Dierenpension Het Hoekje', 'kennel'],
    ['es', 'Seguro de hogar', 'insured-home'],
    ['es', 'Taller de costura para principiantes', 'sewing-machine'],
    ['de', 'Kaminholz Buche trocken', 'logs'],
    ['de', 'Weihnachtsbäume selber schlagen', 'christmas-tree'],
    ['en', 'Oboe reeds handmade', 'oboe'],
    ['en', 'Medjool dates 5kg box', 'dates'],
    ['tr', 'Fıstıklı baklava', 'baklava'],
    ['en', 'Chess club for kids', 'chess-pawn'],
    ['ja', '濃厚味噌ラーメン 新発売', 'noodles'],
    ['ar', 'مطعم شاورما وفلافل الشام', 'kebab'],
    ['th', 'คลินิกทันตกรรม', 'tooth'],
    ['zh-Hans', '婚礼蛋糕定制', 'wedding-cake'],
    ['am', 'የቡና ሽያጭ', 'coffee'],
    ['am', 'የሕፃናት ማቆያ', 'teddy-bear'],
    ['th', 'ร้านชานมไข่มุก', 'bubble-tea'],
    ['ko', '수학학원', 'set-square'],
    ['hi', 'बनारसी साड़ी दिवाली सेल', 'sari'],
    ['ar', 'ورشة الخط العربي السبت الساعة ٦ مساء', 'fountain-pen'],
    ['ms', 'Kelas memandu lesen D, pakej RM1,450', 'steering-wheel'],
    ['fa', 'فرش ماشینی ۱۲۰۰ شانه', 'rug'],
    ['mr', 'दुचाकी दुरुस्ती घरी येऊन', 'motorcycle'],
    ['mr', 'मुलांसाठी चित्रकला वर्ग', 'palette'],
    ['am', 'የቆዳ ጫማ ቅናሽ', 'sneaker'],
    ['sr-Cyrl', 'свежа кафа', 'coffee'],
    ['is', 'Bílaverkstæði – smurning og dekk', 'wrench'],
    ['sq', 'Parukeri për femra', 'scissors'],
    ['mk', 'Забарска ординација Охрид', 'tooth'],
    ['be', 'Рамонт халадзільнікаў на даму', 'fridge'],
    ['eu', 'Ile-apaindegia', 'scissors'],
    ['gl', 'Churrascaría e empanada', 'meat-on-bone'],
  ])('%s: %s', (language, title, thing) => {
    expect(first(title, language)).toBe(thing);
  });

  it('takes no contact words, addresses, brands, mentions or negations for what is sold', () => {
    const briefs = [
      { title: 'Call us today', instructions: 'phone 0131 555 0199, /book-online' },
      { title: 'Get paid 2x faster', adCopy: 'More at coffee-house.example' },
      { title: 'Grand opening', instructions: 'Brand: Peach Dental. Button: Book now' },
      { title: 'Glow', adCopy: 'Glow before coffee.' },
      { title: 'Dance all night, no pizza' },
    ];
    for (const brief of briefs.slice(0, 4)) expect(findSubjects(brief, 'en')).toEqual([]);
    expect(findSubjects(briefs[4] ?? { title: '' }, 'en').map(({ name }) => name)).not.toContain('pizza');
  });

  it.each([
    ['en', 'Our best offer yet'],
    ['es', 'Más cerca de ti'],
    ['en', 'Key dates for parents'],
    ['de', 'Frische Ideen'],
    ['de', 'Wir ziehen um'],
    ['fr', 'Ouverture exceptionnelle'],
    ['es', 'Nueva colección'],
    ['it', 'Grazie per 10 anni'],
    ['pl', 'Nowa kolekcja'],
    ['vi', 'Khai trương'],
    ['ja', '期間限定'],
    ['ar', 'عرض لفترة محدودة'],
    ['ar', 'خلال ساعة واحدة'],
    ['am', '24 ሰዓት ክፍት'],
    ['ko', '방문 예약'],
  ])('finds nothing in %s: %s', (language, title) => {
    expect(findSubjects({ title }, language)).toEqual([]);
  });

  it.each([
    ['en', 'Spring bulbs sale', 'tulip'],
    ['hu', 'Takaró és párna kiárusítás', 'blanket'],
    ['pl', 'Dostawa pizzy', 'pizza'],
    ['ro', 'Toaletare canină, spălat și unghii', 'dog'],
    ['tr', 'Halı saha kiralama', 'football'],
    ['tr', 'Halı yıkama', 'rug'],
    ['de', 'Fahrradkurier gesucht', 'bicycle-courier'],
    ['en', 'Lemonade stand', 'lemon'],
    ['en', 'We are hiring: line cook', 'cook'],
    ['hi', 'शादी की मेहंदी', 'henna-hand'],
    ['vi', 'Tiệm bánh sinh nhật Mây', 'birthday-cake'],
    ['ja', 'パーソナルジム 体験', 'dumbbell'],
    ['de', 'Kinderflohmarkt in der Turnhalle', 'teddy-bear'],
    ['de', 'Flohmarkt mit Kaffee und Kuchen', 'price-tag'],
    ['de', 'Ausverkauf wegen Umzug', 'shopping-bags'],
    ['de', 'Gartenhausverkleidungen', 'house'],
    ['en', 'Ferret rescue and rehoming', 'paw'],
    ['vi', 'Lớp pha chế trà sữa', 'bubble-tea'],
    ['de', 'Flohmarkt Turnhalle Süd', 'price-tag'],
    ['de', 'Turnen für Kinder in der Sporthalle', 'gymnast'],
    ['hr', 'Večer vina i pršuta', 'wine'],
    ['en', 'Diamond rings', 'ring'],
    ['et', 'Konteinerite rent', 'wastebasket'],
    ['nl', 'Paardrijlessen op de manege', 'horse'],
    ['da', 'Vinduespudser hver måned', 'squeegee'],
    ['nb', 'Fiskekaker og ferske reker', 'fish-cake'],
    ['pl', 'Usługi koparką, wykopy', 'excavator'],
    ['tr', 'Düğün pastası', 'wedding-cake'],
    ['el', 'Φωτογράφηση γάμου και βάπτισης', 'camera'],
    ['lt', 'Batų taisykla prie stoties', 'dress-shoe'],
    ['lt', 'Picų vakaras', 'pizza'],
    ['lv', 'Zobu higiēna bez sāpēm', 'tooth'],
    ['cs', 'Hodiny jógy', 'lotus-position'],
    ['fi', 'Kenkien korjaus', 'sneaker'],
    ['fi', 'Unohtumaton ilta', undefined],
    ['uk', 'Лікування зубів', 'tooth'],
    ['ru', 'Бани из бруса под ключ', 'sauna'],
    ['et', 'Kontrollimine ja nõu', undefined],
    ['de', 'Sonnensegel und Markisen', 'awning'],
    ['de', 'Kindergeburtstag auf dem Ponyhof', 'horse'],
    ['de', 'Motorradreisen', 'motorcycle'],
    ['en', 'Farm shop Christmas turkeys', 'roast-chicken'],
    ['de', 'Gruppenreisen', 'airplane'],
    ['vi', 'Trung tâm tiếng Anh trẻ em', 'open-book'],
    ['he', 'מספרה לילדים', 'scissors'],
    ['hr', 'Vulkanizer – promjena guma', 'tyre'],
    ['da', 'Undertøj til hele familien', 'briefs'],
    ['ro', 'Covrigi calzi la colț', 'pretzel'],
    ['cs', 'Kuchyně na míru', 'fitted-kitchen'],
    ['fr', 'Rempaillage de chaises', 'chair'],
    ['he', 'צעצועי עץ לילדים', 'teddy-bear'],
    ['hi', 'लकड़ी का फर्नीचर ऑर्डर पर', 'sofa'],
    ['ur', 'لکڑی کا فرنیچر', 'sofa'],
    ['ja', '猫のいる古本屋', 'books'],
    ['ja', 'ハーブ石けん手作り教室', 'soap'],
    ['th', 'ขายกล้วยไม้', 'orchid'],
    ['zh-Hant', '美甲工作室', 'nail-polish'],
    ['hi', 'सोफा ड्राई क्लीनिंग', 'sofa'],
    ['ne', 'ग्यारेजको ढोका मर्मत', 'door'],
    ['bn', 'বিশ্ব ভ্রমণ প্যাকেজ', 'globe'],
    ['ml', 'കുട നിർമ്മാണം', 'umbrella'],
    ['uz', 'Telefon taʼmirlash', 'smartphone'],
    ['uz', 'Ko‘zoynak ta’miri', 'glasses'],
    ['kk', 'Мектеп сөмкелері', 'backpack'],
    ['my', 'ဖုန်းပြင်ဆိုင်', 'smartphone'],
    ['ka', 'თონის პური', 'bread'],
    ['tr', 'Kedi kuaförü', 'cat'],
    ['am', 'የአበባ ስጦታ ለልደት', 'bouquet'],
    ['zh-Hans', '流浪猫领养日', 'cat-standing'],
    ['bn', 'ইলেকট্রিক মিস্ত্রি ২৪ ঘণ্টা', 'plug'],
  ])('shows in %s: %s by its thing, not by where it is or what it is made of', (language, title, thing) => {
    expect(first(title, language)).toBe(thing);
  });

  it.each([
    ['Tandarts', 'tooth'],
    ['Blomsterbutikk', 'bouquet'],
    ['Kutyakozmetika', 'dog'],
    ['Sewa mobil Bali', 'car'],
    ['Stained glass classes', 'stained-glass'],
  ])('reads a short title in the language that names most of it: %s', (title, thing) => {
    expect(first(title, 'sv')).toBe(thing);
    expect(first(title, 'en')).toBe(thing);
  });

  it('leaves an English title its own words where another language knows some of them too', () => {
    expect(first('Second-hand prams')).toBe('stroller');
    expect(first('Cabinet stomatologic')).toBe('tooth');
  });

  it('shows what food is made of, not what it is made without', () => {
    const names = findSubjects({ title: 'Dairy-free ice cream' }, 'en').map(({ name }) => name);
    expect(names).toEqual(['soft-ice-cream', 'ice-cream']);
  });

  it.each([
    ['ar', 'غسيل سيارات متنقل عند باب البيت'],
    ['fa', 'قهوه تازه رست شده درب منزل'],
    ['vi', 'Giặt sofa tận nhà'],
  ])('takes no door or house in %s for sold where one comes to it: %s', (language, title) => {
    const names = findSubjects({ title }, language).map(({ name }) => name);
    expect(names).not.toHaveLength(0);
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:door|house)$/u)]));
  });

  it('takes a phone before its number for no thing that is sold', () => {
    expect(first('Jasa sedot WC, HP 0812 3456 7890', 'id')).toBe('tanker');
    expect(findSubjects({ title: 'मोबाइल 98480 22338' }, 'hi')).toEqual([]);
  });

  it('shows the goods of a sale where title or copy name them', () => {
    const names = (title: string, adCopy: string, language: string) =>
      findSubjects({ title, adCopy }, language).map(({ name }) => name);
    expect(names('Big sale this week', 'Tulips, daffodils and crocuses', 'en')[0]).toBe('tulip');
    expect(names('Loppis i Ängby', 'Kläder, leksaker och böcker', 'sv')).not.toContain('price-tag');
    expect(names('Loppis i Ängby', 'Kaffe och våfflor', 'sv')[0]).toBe('price-tag');
    expect(names('Flea market', 'Live music, free parking', 'en')[0]).toBe('price-tag');
  });

  it.each([
    ['ja', '新装開店', '銀行の隣。焼きたてのメロンパン。', 'bank'],
    ['ko', '가을맞이 할인', '겨울 이불 30%. 은행 옆, 커피 한 잔 드려요.', 'bank coffee'],
    ['zh-Hans', '开业大酬宾', '鲜榨果汁买一送一,医院对面。', 'stethoscope hospital'],
    ['th', 'เปิดร้านใหม่', 'ร้านซ่อมจักรยาน อยู่ข้างธนาคาร', 'bank'],
    ['id', 'Grand opening', 'Ayam bakar. Parkir mobil luas, dekat bank.', 'car bank'],
    ['ar', 'افتتاح الفرع الجديد', 'مشاوي، مقابل المسجد، مواقف سيارات', 'mosque car'],
    ['ur', 'افتتاح', 'مردانہ جوتے، مسجد کے سامنے', 'mosque'],
    ['he', 'פתיחה חגיגית', 'גלידה איטלקית ליד בית הספר, חניה לרכב', 'school'],
    ['ka', 'ახალი ფილიალი', 'ხინკალი, ბანკის გვერდით', 'bank'],
  ])('shows in %s no place to find the shop by and no extra: %s', (language, title, adCopy, aside) => {
    const names = findSubjects({ title, adCopy }, language).map(({ name }) => name);
    expect(names).not.toHaveLength(0);
    for (const one of aside.split(' ')) expect(names).not.toContain(one);
  });

  it.each([
    ['gu', 'દિવાળી ઓફર', 'સોફા અને ડાઇનિંગ ટેબલ', 'sofa'],
    ['ur', 'عید سیل', 'مردانہ جوتے', 'sneaker'],
    ['en', 'Diwali offer', 'Sofas and dining tables', 'sofa'],
    ['en', 'Christmas market', 'Mulled wine and carols', 'christmas-tree'],
  ])('shows in %s the goods of a feast where the copy names them: %s', (language, title, adCopy, thing) => {
    expect(findSubjects({ title, adCopy }, language)[0]?.name).toBe(thing);
  });

  it('takes no letter of a word for what is written onto its front', () => {
    expect(first('סוף עונה', 'he')).not.toBe('watch');
    expect(first('לשעונים ותכשיטים', 'he')).toBe('watch');
  });

  it('takes what is given away for no gift shop', () => {
    expect(findSubjects({ title: 'Аренда палаток', adCopy: 'Спальник в подарок' }, 'ru')[0]?.name).toBe(
      'tent',
    );
    expect(findSubjects({ title: 'New stay', adCopy: 'Breakfast tray as a gift' }, 'en')).not.toContainEqual(
      expect.objectContaining({ name: 'gift' }),
    );
  });

  it.each([
    ['en', 'Evening dress tailoring', ['dress', 'sewing-needle']],
    ['ar', 'خياطة فساتين سهرة', ['dress', 'sewing-needle']],
    ['en', 'Restaurant', ['cutlery']],
    ['ro', 'Pensiune pentru câini', ['kennel']],
    ['zh-Hans', '流浪猫', ['cat-standing']],
  ] as const)('shows in %s nothing twice and the finished thing first: %s', (language, title, things) => {
    const names = findSubjects({ title }, language).map(({ name }) => name);
    expect(names.slice(0, things.length)).toEqual(things);
    for (const again of ['dinner-plate', 'dog', 'cat']) expect(names).not.toContain(again);
  });

  it('takes a town with a capital amid small letters for no thing', () => {
    expect(first('Naprawa pralek Łódź', 'pl')).toBe('washing-machine');
    expect(findSubjects({ title: 'Nowy adres Łódź', adCopy: 'Torty na zamówienie' }, 'pl')[0]?.name).toBe(
      'birthday-cake',
    );
    expect(first('Wypożyczalnia łodzi', 'pl')).toBe('motor-boat');
  });

  it('finds two things, and what emoji name', () => {
    const names = findSubjects({ title: 'Kaffee & Kuchen 🎂☕' }, 'de').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['coffee', 'cake-slice']));
  });

  it('says where the brief names the thing', () => {
    const [found] = findSubjects({ title: 'Fresh croissants' }, 'en');
    expect(found).toMatchObject({ name: 'croissant', field: 'title', start: 6, end: 16 });
  });
});
