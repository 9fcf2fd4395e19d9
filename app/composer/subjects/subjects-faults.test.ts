import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import type { SubjectName } from './catalog.ts';
import { findSubjects } from './find-subjects.ts';

type Row = [language: string, title: string, adCopy: string, star: SubjectName, never?: SubjectName];

const shownFor = (title: string, adCopy: string, language: string) => {
  const brief: Brief = { title, ...(adCopy && { adCopy }) };
  return findSubjects(brief, language).map(({ name }) => name);
};

/** What was shown for briefs of everyday businesses by the way, by a homograph or not at all. */
const rows: Row[] = [
  // English words of two meanings.
  ['en', 'Roofline Dental Lab - crowns & bridges', '5 day turnaround', 'tooth'],
  ['en', 'Old Mill Pottery - have a go on the wheel', '£38 for 90 minutes', 'potters-wheel', 'tyre'],
  ['en', 'Cloth nappy library', 'Try before you buy', 'nappy', 'books'],
  ['en', 'Bike library - borrow before you buy', '', 'bicycle'],
  ['en', 'PG for working women', '3 meals, wifi, washing machine, CCTV', 'bed', 'washing-machine'],
  ['en', 'Termite inspections from $199', 'Thermal camera', 'ant', 'camera'],
  ['en', 'Reading Buddies', 'Help a pupil in Cape Flats schools read', 'books', 'house'],
  ['en', 'Test ride the new Raptor 350', 'Exchange any old bike', 'motorcycle', 'bicycle'],
  ['en', 'Need a hand? We have 40.', 'Temp warehouse and cleaning staff', 'safety-vest', 'broom'],
  // An app is shown before what it is for.
  ['en', 'The neighbourhood app for our estates', 'Gate codes, visitor passes', 'app-phone', 'gate'],
  ['en', 'Dog walking app', 'Free on iOS and Android', 'app-phone'],
  // What comes after, at half time or on the spot is by the way.
  ['en', 'Walk an alpaca', '1 hr round the hill, cake after. £25', 'alpaca', 'birthday-cake'],
  ['de', 'Spaziergang mit Alpakas', '2 Stunden, danach Kaffee und Kuchen', 'alpaca', 'cake-slice'],
  ['fr', 'Vide-grenier du village', 'Buvette et frites sur place', 'price-tag', 'french-fries'],
  ['en', 'Choir practice, all welcome', 'Tea and biscuits at half time', 'choir', 'tea'],
  ['en', 'Toddler swim: bring a nappy', 'Warm pool', 'swimmer', 'baby-bottle'],
  ['en', 'JUMBLE SALE sat 8 march', 'Cakes, books, bric a brac, tombola.', 'books', 'birthday-cake'],
  // Days, squares and halls are no things.
  ['pt', 'barbearia do Léo corte + barba R$ 60 terça a quinta', '', 'barber-pole', 'tractor'],
  ['pt', 'O coro procura vozes', 'Ensaios às quintas, 21h', 'musical-score', 'tractor'],
  ['fr', 'VIDE GRENIER dimanche 25 mai', 'Place du marché, 6h à 18h', 'price-tag', 'basket'],
  ['en', 'JUMBLE SALE sat 8 march 2pm scout hut', 'Entry 50p.', 'price-tag', 'tent'],
  ['en', 'Give blood in Carlow - hotel ballroom', '', 'blood-drop', 'dancer'],
  ['en', 'Carpet cleaning 3 rooms for 99', '', 'rug', 'bed'],
  ['en', 'Museum of toys - new lego room', '', 'museum', 'bed'],
  ['en', 'Plasterer needs small jobs to fill diary', '', 'trowel', 'fountain-pen'],
  ['en', 'Seasoned ash logs, builders bag £95', '', 'logs', 'bricks'],
  ['en', 'Sell your gold today', 'Cash or bank transfer on the spot.', 'ring', 'bank'],
  ['en', "Sponsor a child's school meals", 'One bowl a day keeps them in class.', 'dinner-plate', 'bowling'],
  // The part of a title that says nothing names what is sold.
  [
    'en',
    'Drum lessons (yes, your neighbours will cope)',
    'Electric kits & headphones.',
    'drum',
    'headphones',
  ],
  [
    'en',
    'Can you fix it? New repair videos',
    'Toasters, zips, kettles.',
    'hammer-and-wrench',
    'sewing-needle',
  ],
  ['en', 'Cat boarding - not a dog in sight', 'Vaccination card required.', 'cat', 'love-letter'],
  // A vote and a voucher are for what is sold, and a label gives way to goods but not to what they smell of.
  ['en', 'Handmade soap: lavender & oat', '', 'soap'],
  ['en', 'Gift cards for the climbing wall', '', 'gift', 'mountain'],
  // Words of one language in another, and of one spelling.
  ['nl', 'Verhuizen? 2 man + bus voor €75 per uur', '', 'delivery-van', 'bus'],
  ['bn', 'কাচ্চি বিরিয়ানি ফুল প্লেট ৩২০ টাকা', '', 'rice', 'bouquet'],
  ['bn', 'রক্তদান শিবির', '', 'blood-drop', 'heart'],
  ['ur', 'قربانی کے بکرے اور بیل', '', 'goat', 'ballet-shoes'],
  ['ur', 'شادی ہو یا عقیقہ، بریانی کی دیگ', '', 'curry', 'sheep'],
  ['ms', 'Jurugambar kahwin, pakej nikah + sanding', '', 'camera', 'saw'],
  ['en', 'Ukay ukay P35 isa, 3 for P100', '', 't-shirt', 'piggy-bank'],
  ['fr', 'Plats cuisinés maison livrés', '', 'stew', 'books'],
  ['th', 'ไม้ด่างลดราคา มอนสเตอร่า เริ่ม 290', '', 'plant', 'logs'],
  ['th', 'ห้องพักรายเดือน 3,200/เดือน', 'แอร์ ตู้เย็น ไวไฟฟรี', 'bed', 'fridge'],
  ['zh-Hant', '芋圓鮮奶 買一送一', '', 'bubble-tea', 'cow'],
  ['zh-Hans', '服装厂急招平车工5名', '', 'sewing-machine', 'handbag'],
  ['nb', 'Skiprepp og sliping – klar til løypa', 'Glider, rens og stålkanter.', 'skis', 'washing-machine'],
  ['nb', 'Loppemarked for skolekorpset', 'Kaffe og vafler', 'price-tag', 'coffee'],
  ['da', 'Håndlavet smørrebrød ud af huset', '', 'smorrebrod', 'house'],
  ['hr', 'Najam brodica u Rovinju', '5 m, 15 KS, tenda i hladnjak.', 'motor-boat', 'fridge'],
  ['fa', 'تور قشم ۴ روز هوایی', 'هتل ۳ستاره با صبحانه', 'airplane', 'pancakes'],
  ['de', 'E-Bike Probefahrttage bei Zweirad Maurer', '', 'bicycle', 'car'],
  ['fr', 'On recrute : aides à domicile (H/F)', 'Voiture de service, planning fixe.', 'nurse', 'car'],
  ['sw', 'Vifaranga vya kuroiler na kuku wa nyama', '', 'chick', 'steak'],
  // What a language course, dancers and others are called.
  ['en', 'Spanish for your holidays, 10 evenings', '', 'speech-bubble', 'airplane'],
  ['pl', 'Angielski dla dzieci 4-10 lat', '', 'speech-bubble'],
  ['tr', 'Yetişkinler için İngilizce', '', 'speech-bubble'],
  ['sk', 'Hľadáme tanečníkov do folklórneho súboru', '', 'dancer'],
  ['nb', 'FERSK SKREI FRA LOFOTEN', '', 'fish'],
  ['ko', '무사고 그랜저 2021년식', '', 'car'],
  ['zh-Hans', '二手iPhone 13 128G', '', 'smartphone'],
  ['pt', 'O Coro de Santa Clara procura vozes', '', 'choir'],
  ['ru', 'Детский лагерь у моря', '', 'tent'],
  ['fr', 'Cueillette de pommes', '', 'apple', 'strawberry'],
  ['te', 'ఫుల్ బాడీ చెకప్ ₹999', '', 'stethoscope'],
  ['sv', 'Vi köper ditt guld', '', 'ring'],
  ['en', 'Rosterly does staff scheduling for cafes', '', 'calendar', 'coffee'],
  ['en', 'B2B: compostable coffee cups', '', 'coffee', 'handshake'],
  // A name that is introduced is no cake, but what may be met is.
  ['en', 'Meet Biscuit, he’s waited 212 days', 'Good with kids. Biscuit wants a sofa.', 'paw', 'cookie'],
  ['en', 'Meet Santa, Saturday 12-4', '', 'santa'],
  ['en', 'Adopt Cookie', 'Tabby cat, spayed', 'cat', 'cookie'],
  ['de', 'Keks sucht ein Zuhause', 'Der Rüde ist 5 Jahre alt', 'dog', 'cookie'],
  ['es', 'Conoce a Galleta, busca familia', 'Perra de 3 años', 'dog', 'cookie'],
  // What a clause of the title names, where cars stand and what a play is about.
  ['en', 'Chess club for grown ups who forgot how the horse moves', '', 'chess-pawn', 'horse'],
  ['en', 'Tattoo removal before your wedding', '', 'laser-hair-removal', 'ring'],
  ['de', 'Kuchen für Menschen, die Kaffee lieben', '', 'cake-slice', 'coffee'],
  ['ru', 'Шиномонтаж, пока вы пьёте кофе', '', 'tyre', 'coffee'],
  ['fr', 'Brocante parking de la gare', '', 'price-tag', 'car'],
  ['ro', 'Spectacol de păpuși: Capra cu trei iezi', '', 'theatre-masks', 'goat'],
  ['en', 'Vote for us - Best Pie 2025', '', 'pie'],
  ['en', 'PUB QUIZ TUESDAYS THE WHITE HORSE', '', 'quiz-cards', 'horse'],
  ['de', 'Pubquiz im Goldenen Hirsch', '', 'quiz-cards', 'deer'],
  ['en', 'Grain free dog food delivered', '', 'dog', 'wheat'],
  ['en', 'Chain-free, ready to move in', '', 'house'],
  ['it', 'PORTE APERTE Concessionaria Bruni', '', 'car', 'door'],
  // Homographs of everyday trades, and what they are.
  ['en', 'Water pump repair', '', 'water-pump', 'high-heel'],
  ['en', 'Court shoes, pumps and heels', '', 'dress-shoe'],
  ['en', 'Back pain? First consultation $45', '', 'spine', 'megaphone'],
  ['en', 'Harley rides, wind in your hair', '', 'motorcycle', 'scissors'],
  ['en', 'Hyderabadi biryani, family bucket', '', 'curry', 'bucket'],
  ['en', 'Ceylon cinnamon, the real one', 'Soft, sweet, thin.', 'jar', 'candy'],
  ['en', 'First climb free', 'Valid with student card.', 'climber', 'love-letter'],
  ['en', 'Planning ahead', 'Payment plans. Funeral planning at home.', 'candle', 'credit-card'],
  ['en', 'Green pool?', '', 'swimming-pool'],
  ['es', 'Mantenimiento de piscinas', '', 'swimming-pool'],
  ['pl', 'Wymiana okien przed zimą', '', 'window', 'bucket'],
  ['fr', 'Uniformes scolaires', '', 't-shirt', 'safety-vest'],
  ['hi', 'लेडीज़ टेलर', '', 'blouse', 'necktie'],
  ['ms', 'Sewa kanopi, meja & kerusi', '', 'marquee', 'roof'],
  ['fi', 'Partio alkaa! 7–9-vuotiaat sudenpennut', '', 'tent', 'dog'],
  ['da', 'Vinterbadeklub har plads, inkl sauna', '', 'swimmer'],
  ['el', 'Αντηλιακά -30% φαρμακείο', '', 'lotion'],
  ['et', 'Robootikaring lastele', '', 'robot'],
  ['tl', 'Hiring: Kahera', '', 'receipt'],
  // The high street: what its words showed instead.
  ['en', "Runner's knee? Tennis elbow? Desk neck?", '', 'spine', 'tennis'],
  ['en', 'Jerk chicken truck at Half Way Tree', '', 'chicken-leg', 'lorry'],
  ['en', 'Boerewors R99/kg', '', 'sausage'],
  ['en', 'Alphonso mangoes have arrived!', '', 'mango'],
  ['en', 'Can you get out in 60 min?', '3 rooms. 2-6 players', 'lock-and-key'],
  ['en', 'Retiring in the next 10 years?', 'A free retirement check-up', 'piggy-bank', 'stethoscope'],
  ['en', 'Pitch by the river', 'Flat grass pitches, hot showers', 'tent', 'house'],
  ['en', 'One room, one day', 'I come to you, we redesign the room together', 'armchair'],
  ['en', 'the new 400cc scrambler is in the shop!!', '', 'motorcycle'],
  ['en', 'U12 and U14 GIRLS TRIALS', '', 'football'],
  ['en', 'loyalty card - 6th flat white on us', '', 'coffee', 'love-letter'],
  ['en', "Can't sing? Perfect.", 'No auditions and a lot of biscuits.', 'microphone', 'cookie'],
  ['en', 'LA BOHÈME – open air at Fort St Elmo', '', 'theatre-masks', 'guitar'],
  ['en', 'Tuk Tuk Dash', 'Dodge the cows, catch the coins.', 'tuk-tuk', 'coin'],
  ['en', 'Pass first time with Sandra', 'Patient female instructor', 'steering-wheel'],
  ['en', "Run 10k for the children's hospice", '', 'runner', 'nurse'],
  ['en', 'Watch me fix a 1974 washing machine', '', 'washing-machine', 'watch'],
  ['en', 'Stand up night: 5 comics, 1 mic', '', 'microphone', 'superhero'],
  ['en', '4 CCTV cameras installed', '', 'security-camera', 'camera'],
  [
    'en',
    'A new tea through the letterbox',
    'A brewing card, a postcard from the grower',
    'tea',
    'love-letter',
  ],
  ['en', '3 trays of bedding plants for £12', '', 'seedling', 'cushion'],
  ['en', 'Meet Biscuit, 4, looking for a sofa', 'Quiet greyhound, ok with cats', 'dog', 'sofa'],
  ['en', 'The Friday letter', 'Council, footy, openings, roadworks.', 'newspaper', 'builder'],
  ['en', 'Second pair free – progressive lenses', '', 'glasses'],
  [
    'en',
    'Our shelves are nearly empty. Can you spare a tin?',
    'Rice, nappies, tea.',
    'canned-food',
    'wardrobe',
  ],
  ['en', 'We have 4 cat pens left', 'Heated, indoor', 'cat', 'fountain-pen'],
  ['en', 'desk job neck?', 'Align Chiropractic, Tucson', 'spine', 'desk'],
  ['en', 'Line caught sea bass', 'Also mussels, crab dressed to order', 'fish', 'oyster'],
  ['en', 'Lakeside pitches from €22 a night', 'Hot showers, fire pits', 'tent', 'shower'],
  ['en', 'pony days in half term!', 'Groom, muck out, ride, games', 'horse', 'dog'],
  ['en', 'Compostable takeaway boxes', 'For cafes', 'takeaway-box', 'coffee'],
  ['fr', 'épicerie en vrac La Bonne Pesée', '', 'jar', 'glasses'],
  ['it', 'Gelateria Il Pinguino', 'Cono piccolo 2,50 €', 'soft-ice-cream', 'flute'],
  ['nl', 'elke vrijdag kibbeling op de markt', '', 'fish', 'basket'],
  ['zh-Hans', '写字楼出租 120平', '', 'office-building'],
  ['vi', 'TUYỂN 50 CÔNG NHÂN MAY', 'bao cơm trưa, xe đưa đón', 'sewing-machine', 'rice'],
  ['bg', 'Еднодневен преход до езерата', '', 'hiking-boot', 'backpack'],
  ['fa', 'کلاس مکالمه انگلیسی', '', 'speech-bubble', 'serum-bottle'],
  ['sw', 'Mbio za Hisani Nakuru 10km', '', 'runner', 't-shirt'],
  ['sv', 'Scoutkåren söker ledare', '', 'tent'],
  ['fi', 'Neuleilta kirjastossa', '', 'yarn', 'books'],
  ['hr', 'Večer klapa u Omišu', '', 'microphone', 'clapperboard'],
  ['hr', 'Solarne ploče za obiteljske kuće', '', 'solar-panel', 'houses'],
  ['et', 'Õhksoojuspumba müük ja paigaldus', '', 'heat-pump'],
];

it.each(rows)('%s: %s', (language, title, adCopy, star, never) => {
  const shown = shownFor(title, adCopy, language);
  expect(shown[0]).toBe(star);
  if (never) expect(shown).not.toContain(never);
});

it('shows what a vote, a voucher or help is for', () => {
  expect(shownFor('Vote for our skatepark!!', '', 'en')).toContain('skateboard');
  expect(shownFor('Gift cards for the climbing wall', '', 'en')).toContain('climber');
  expect(shownFor('Vrijwilligers gezocht voor kinderboerderij', '', 'nl')).toContain('goat');
});

it('shows the chicks of a farm where the picture asks for them', () => {
  const brief = { title: 'Vifaranga wa kuroiler', instructions: 'weka picha ya vifaranga, sio kuku choma' };
  expect(findSubjects(brief, 'sw')[0]?.name).toBe('chick');
});

it('shows no camera for photographs beside one that watches', () => {
  expect(shownFor('House alarms & cameras, fitted by locals', '', 'en')).toEqual(['security-camera']);
});

it('shows no flowers for Addis Ababa, whose name says "new flower"', () => {
  expect(findSubjects({ title: 'ዲሽ እንገጥማለን፣ አዲስ አበባ' }, 'am')).toEqual([]);
});

it('shows what stands beside the thing that instructions ask for after it', () => {
  const brief = { title: 'Marquees for 30 to 300 guests', instructions: 'photo of inside with fairy lights' };
  expect(findSubjects(brief, 'en')[0]?.name).toBe('marquee');
});
