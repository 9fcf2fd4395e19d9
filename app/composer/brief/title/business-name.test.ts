import { describe, expect, it } from 'vitest';
import type { Brief } from '../../design/ad-design.ts';
import { readBrief } from '../read-brief.ts';

const brandOf = (brief: Brief) => readBrief(brief).facts.find(({ kind }) => kind === 'brand')?.text;

describe('a name that is introduced', () => {
  it('is no price, and no half of one', () => {
    expect(brandOf({ title: '카센터', instructions: '타이어 교체 15,000원부터, 당일 수리' })).toBeUndefined();
  });

  it.each<[Brief, string]>([
    [{ title: 'Woodturning weekend', adCopy: 'With a maker called Gerald. 4-5 October, £60' }, 'Gerald'],
    [{ title: 'Pizza by Mario 12 May' }, 'Mario'],
    [{ title: 'Concert at St. Mary', adCopy: '£5' }, 'St. Mary'],
    [{ title: 'Print sale by Studio 54' }, 'Studio 54'],
    [{ title: 'Board games', instructions: 'shop is called The Corner Table' }, 'The Corner Table'],
    [{ title: 'Board games', instructions: "our shop's called Dice & Co" }, 'Dice & Co'],
    [{ title: 'Limpieza dental', instructions: 'poner clinica dental El Olmo' }, 'Clinica dental El Olmo'],
  ])('%j: ends before its day and with its sentence: %s', (brief, name) => {
    expect(brandOf(brief)).toBe(name);
  });
});

it.each([
  [
    'Say it with stems',
    "mention free delivery over £40, we're a florist in Whitstable",
    'Florist in Whitstable',
  ],
  ['Grow with us', "I'm a childminder in Hove, 2 spaces from Sept", 'Childminder in Hove'],
  ['Endlich Zeit für mich', 'wir sind ein Kosmetikstudio in Kiel, bitte elegant', 'Kosmetikstudio in Kiel'],
  ['Du bonheur en boîte', 'nous sommes une pâtisserie à Nantes', 'Pâtisserie à Nantes'],
  ['Spring menu', 'somos un bar de tapas en Cádiz', 'Bar de tapas en Cádiz'],
  ['Big night', 'we are open to suggestions', undefined],
])('%s: who they are stands in %j', (title, instructions, name) => {
  expect(brandOf({ title, instructions })).toBe(name);
});

describe('a name that runs on to its number', () => {
  it.each([
    ['Hjemmelavet rullepølse', 'Slagter Bundgaard tlf. 86 12 34 56, rustikt look', 'Slagter Bundgaard'],
    ["Ramonage avant l'hiver", 'Ets Morel 04 55 01 22 33, style sobre', 'Ets Morel'],
    ['Naprawa pralek', 'Serwis Kowalski tel. 601 234 567', 'Serwis Kowalski'],
    ['Gelernte Friseurin', 'Haarstudio Mona Tel. 0171 2345678, freundlich', 'Haarstudio Mona'],
    ['Les privat matematika', 'Bu Rina WA 0812-3456-7890', 'Bu Rina'],
    ['Kéményseprés', 'Kovács Kft. 06 30 123 4567', 'Kovács Kft'],
    ['입주청소', '업체명 반짝클린, 전화 010-1234-5678', '반짝클린'],
    ['专业保洁', '店名 洁家保洁，电话 138 0013 8000', '洁家保洁'],
    ['Transport persoane zilnic', 'EuroTrans 0740 123 456', 'EuroTrans'],
  ])('%s: %j is sent by %s', (title, instructions, name) => {
    expect(brandOf({ title, instructions })).toBe(name);
  });

  it.each([
    ['Driving lessons', 'Call Ray on 07700 900123'],
    ['Driving lessons', 'Text Orders 07700 900123'],
    ['Driving lessons', 'Bookings 07700 900123'],
    ['Klavierstimmung', 'Termine unter 0171 2345678'],
    ['입주청소', '업체명 눈에 띄게'],
    ['专业保洁', '公司 蓝色风格'],
  ])('%s: %j names nobody', (title, instructions) => {
    expect(brandOf({ title, instructions })).toBeUndefined();
  });
});

describe('a name with a trade', () => {
  it.each([
    ['Mothers Day flowers', 'Petal & Stem florist. Button should say Order flowers', 'Petal & Stem'],
    ['secondhand kids bikes', 'The Bike Shed charity, Stroud', 'The Bike Shed'],
    ['Cherche apprenti boulanger', 'Le Fournil Delmas recrute', 'Le Fournil Delmas'],
    ['END OF SEASON SALE', 'Bella Boutique, Galway', 'Bella Boutique'],
    ['Panettone artigianale', 'Pasticceria Bellini', 'Pasticceria Bellini'],
    ['Bäckereiverkäufer gesucht', 'Kornbäckerei Weiß', 'Kornbäckerei Weiß'],
    ['이사 전문 무료 견적', '한빛이사', '한빛이사'],
    ['手机维修换屏', '小马手机维修，按钮写“立即预约”', '小马手机维修'],
    ['ピアノ教室', 'みどり音楽教室。', 'みどり音楽教室'],
    ['Palestra', 'Nome palestra: FitZone Modena', 'FitZone Modena'],
    ['Női hajvágás', 'Szalon neve: Hajcsoda', 'Hajcsoda'],
    ['Biltong by the kilo', 'Put the name Oom Faan se Slaghuis on it', 'Oom Faan se Slaghuis'],
    ['Tiffin service', 'write Annapurna Tiffins big', 'Annapurna Tiffins'],
    ['scuba refresher', 'Dublin bay divers is the name NOT a shop', 'Dublin bay divers'],
    ['Cestas de naranjas', 'La marca es Huerta Peris, de Alzira', 'Huerta Peris'],
    ['Kurz pro štěňata', 'uvést Kynologický klub Lanškroun', 'Kynologický klub Lanškroun'],
    ['老成都火锅', '店名"巷子口火锅"。写明酒水不打折', '巷子口火锅'],
    ['दिवाली की मिठाई', 'दुकान का नाम गुप्ता मिष्ठान भंडार (1974 से) जरूर लिखें', 'गुप्ता मिष्ठान भंडार'],
    ['นวดแผนไทย', 'ชื่อร้าน บ้านสบายนวดไทย เป็นร้านนวดเพื่อสุขภาพ', 'บ้านสบายนวดไทย'],
  ])('%s: %j is sent by %s', (title, instructions, name) => {
    expect(brandOf({ title, instructions })).toBe(name);
  });

  it.each([
    ['手工蛋糕', '生日蛋糕'],
    ['애견 카페', '귀여운 강아지'],
    ['Winter coats', 'Soft Light'],
    ['Winter coats', 'Dark Green'],
  ])('%s: %j names nobody', (title, instructions) => {
    expect(brandOf({ title, instructions })).toBeUndefined();
  });
});

describe('a name that stands alone in the instructions', () => {
  it.each([
    ['Doner kebab menu', 'Anatolia Grill, 12 Station Rd', 'Anatolia Grill', '12 Station Rd'],
    [
      'Bouquets de saison',
      'Atelier Pivoine, atelier-pivoine.example',
      'Atelier Pivoine',
      'atelier-pivoine.example',
    ],
    ['Fönsterputs från 399 kr', 'Klara Rutor AB', 'Klara Rutor AB', ''],
    ['Női hajvágás', 'Hajvarázs Szalon, Pécs, Király u. 8.', 'Hajvarázs Szalon', 'Pécs, Király u. 8'],
    ['Ζωντανή μουσική κάθε Παρασκευή', 'Ταβέρνα Ο Νίκος', 'Ταβέρνα Ο Νίκος', ''],
    ['朝ヨガ体験レッスン', 'スタジオ凪', 'スタジオ凪', ''],
    ['Führerschein in 7 Tagen', 'Fahrschule Rückenwind, Leipzig', 'Fahrschule Rückenwind', 'Leipzig'],
    ['Lezioni di nuoto', 'Piscina Azzurra, via Roma 14', 'Piscina Azzurra', 'via Roma 14'],
    ['Chimney sweep', 'Mike Hobbs\n07700 900123', 'Mike Hobbs', '07700 900123'],
    ['Plateau raclette', 'Fromagerie La Cave aux Meules', 'Fromagerie La Cave aux Meules', ''],
    ['Synundersökning', 'Optik på Torget, Skövde', 'Optik på Torget', 'Skövde'],
    ['Zwemles', 'zwemschool Dobber', 'Zwemschool Dobber', ''],
    ['Букети', 'Квіткова майстерня Барвінок', 'Квіткова майстерня Барвінок', ''],
    ['Шахматы для детей', 'Клуб «Белая ладья»', 'Клуб «Белая ладья»', ''],
    ['Ramonage', 'entreprise Marcel Ramonage, secteur Vendée', 'Marcel Ramonage', 'secteur Vendée'],
    ['Tepelná čerpadla', 'firma Teplovar s.r.o.', 'Teplovar s.r.o.', ''],
    ['Saunalautta', 'löylylautta.example, nimi Löylylautta', 'Löylylautta', ''],
    ['방탈출 신규 테마 오픈', '어둡고 미스터리한 느낌, 키하우스 홍대점', '키하우스 홍대점', ''],
    ['Bánh mì chảo', 'quán Cô Ba, 112 Nguyễn Trãi', 'Quán Cô Ba', '112 Nguyễn Trãi'],
    ['דורה ליוגה', 'צבעים רגועים, סטודיו נשימה', 'סטודיו נשימה', ''],
    ['دورة تحفيظ القرآن', 'مسجد النور - السالمية', 'مسجد النور', 'السالمية'],
    ['Exkurze do pivovaru', 'Pivovar Kamenáč, retro styl, žádný anglicismy', 'Pivovar Kamenáč', ''],
  ])('%s: %j is its business', (title, instructions, name, rest) => {
    const read = readBrief({ title, instructions });
    expect(read.facts.find(({ kind }) => kind === 'brand')?.text).toBe(name);
    expect(read.lines.map(({ text }) => text).join('\n')).toContain(rest);
  });

  it.each([
    'its a shoe shop',
    'Bright colours, happy people',
    'Helle Farben, große Schrift',
    'Dark Green, modern type',
    'Helle Farben. Viel Weißraum. Kein Rot',
    'No people. Soft light',
    'Show a red car on a road. Use bold type.',
    'Instagram, Facebook',
    'Christmas Theme',
    'Black And White',
    'Book Now',
    '赤は使わない',
    '明亮, 温馨',
    'Luminoso, alegre',
    'Élégant, une machine à coudre',
    'வீட்டுக்கே டெலிவரி, whatsapp 98410 27713',
    'लाल और गोल्डन रंग, साड़ी पहनी महिला',
    'Rustikal, Holz und Stroh',
  ])('%j names none', (instructions) => {
    expect(brandOf({ title: 'Winter coats', instructions })).toBeUndefined();
  });
});

it.each([
  ['St Agnes Hospice. warm not begging', 'St Agnes Hospice'],
  ['Зовут Алёна, Казань, пастельные цвета', 'Алёна'],
  ['Ich heiße Anna Müller, Kiel', 'Anna Müller'],
  ['insta is @nails_by_orla. dm to book', '@nails_by_orla'],
])('the sender of %j is %s', (instructions, name) => {
  expect(brandOf({ title: 'Open day', instructions })).toBe(name);
});

it.each(['Piazza Dante. font giovani', 'Via Roma'])('a street is no name: %s', (instructions) => {
  expect(brandOf({ title: 'Furgone della porchetta', instructions })).toBeUndefined();
});

it('a place one is brought from is nobody\u2019s name', () => {
  expect(
    brandOf({ title: 'Apprentice wanted', adCopy: '£11.20/hr, van lifts from Hexham.' }),
  ).toBeUndefined();
  expect(brandOf({ title: 'Spring menu', adCopy: 'A new menu from Bistro Lola' })).toBe('Bistro Lola');
});

it.each([
  { title: 'Choir', adCopy: "Mondays 7.30 at St Anne's hall. Tea at half time." },
  { title: 'Lobster rolls', adCopy: 'At the town dock from Memorial Day weekend.' },
  { title: 'Wizzo the Clown', adCopy: 'Balloons, magic, a rabbit called Kevin.' },
])('a hall, a day and a rabbit are no advertiser: %j', (brief) => {
  expect(brandOf(brief)).toBeUndefined();
});

it('prints no wish about the ad as the place beside a name', () => {
  const { lines } = readBrief({
    title: 'Mattress clearance',
    instructions: 'Dreamwell Beds, big percent sign',
  });
  expect(lines.map(({ text }) => text)).toEqual(['Mattress clearance']);
});

it('takes a quarter of a town for no name', () => {
  const brief = {
    title: 'Pendaftaran Tadika Bintang Kecil dibuka',
    instructions: 'Bandar Baru Bangi, ceria, warna warni',
  };
  expect(brandOf(brief)).toBeUndefined();
});

it.each([
  ['Salsa for beginners', 'club is Ritmo Edmonton, fun picture', 'Ritmo Edmonton'],
  ['Websites for hotels', 'Brand: Inkwell & Co. hosting 19/month', 'Inkwell & Co'],
  ['Halı yıkama', 'Firma adı Pırıl Halı Yıkama, mavi beyaz', 'Pırıl Halı Yıkama'],
  ['लेडीज़ टेलर', 'नाम: रेखा बुटीक। गुलाबी रंग', 'रेखा बुटीक'],
  ['기구필라테스', "상호 '바른몸필라테스', 베이지톤", '바른몸필라테스'],
  ['浴衣レンタル', '店名はきもの小町。若い女性向け', 'きもの小町'],
  ['የሰርግ ዲኮር', 'ስማችን ሊሊ ዲኮር። ነጭ ቀለም', 'ሊሊ ዲኮር'],
  ['カフェ新装開店', '店名は大きく', undefined],
  ["St Cecilia's Choir - Carols by Candlelight", '', undefined],
])('%s: %j gives the name alone', (title, instructions, name) => {
  const read = readBrief({ title, instructions });
  expect(read.facts.find(({ kind }) => kind === 'brand')?.text).toBe(name);
});

it.each([
  ['קליית קפה', 'צבעי פסטל', undefined],
  ['قالیشویی', 'قالی قرمز ایرانی', undefined],
  ['मिठाई की दुकान', 'गरम समोसे', undefined],
  ['面包店', '大蛋糕', undefined],
  ['パン屋', '大きなケーキ', undefined],
  ['ዳቦ ቤት', 'ትኩስ ዳቦ', undefined],
  ['आभूषण', 'शर्मा ज्वेलर्स', 'शर्मा ज्वेलर्स'],
  ['少儿美术课', '小树苗工作室', '小树苗工作室'],
])(
  '%s: where letters have no capitals, %j is no name but a wish, unless it tells a house',
  (title, instructions, name) => {
    expect(brandOf({ title, instructions })).toBe(name);
  },
);
