import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const shownFor = (language: string, title: string, adCopy = '', instructions = '') =>
  findSubjects({ title, adCopy, instructions }, language).map(({ name }) => name);

describe('findSubjects', () => {
  it.each([
    ['en', 'Red wine on cream carpet? Breathe.', 'Carpet, rug & upholstery cleaning. 3 rooms $129.', 'rug'],
    ['en', 'Spilt curry on a white shirt? Relax.', 'Dry cleaning & ironing, same day.', 'clothes-hanger'],
    ['en', 'Green pool? Clear by the weekend', 'Shock, vacuum, filter clean. $180.', 'swimming-pool'],
    ['en', 'Squirrels in the attic?', 'Pest control, humane and fast.', 'squirrel'],
    ['en', 'Ants marching through the kitchen?', 'Pest control, pet safe, from $149', 'ant'],
    ['nl', 'Rode wijn op het tapijt?', 'Tapijtreiniging aan huis, Utrecht', 'rug'],
    ['es', '¿Mancha de vino en la alfombra?', 'Limpieza de alfombras y sofás', 'rug'],
  ])('shows what is worked on, not the trouble a title asks about, %s: %s', (language, title, copy, lead) => {
    expect(shownFor(language, title, copy)[0]).toBe(lead);
  });

  it.each([
    [
      'en',
      "Last one in's a soggy biscuit!",
      'Swimming lessons for 4 to 11s at Beckford Leisure Pool.',
      'swimmer',
    ],
    ['en', 'Every dog goes home a film star', 'Wash, clip, nails & a bandana. Small breeds from $65.', 'dog'],
    ['en', 'Stand up in your first lesson', 'Surf school, Tramore beach. 2 hr group lessons €40', 'surfer'],
    ['en', 'The Coal Shed', 'Steaks over charcoal, Brighton', 'steak'],
    ['en', 'The Potting Shed', 'Garden centre, cafe, gifts', 'seedling'],
    ['en', 'WE BUY VINYL', 'Rock, jazz, reggae, punk. Cash same day', 'vinyl-record'],
    ['en', 'Making Mondays bearable', 'Full English £7.50, builders tea £1.20', 'fried-breakfast'],
    ['en', 'Nail that interview', 'Career coach, CVs and mock interviews', 'briefcase'],
    ['en', "Strike while the iron's hot", 'Blacksmith forge days near Ludlow', 'anvil'],
    ['de', 'Nass bis auf die Knochen', 'Dachdecker repariert Sturmschäden', 'roof'],
    ['pl', 'Nie daj się zimie', 'Wymiana opon z wyważeniem 120 zł', 'tyre'],
  ])('shows the trade of the copy under a saying or a name, %s: %s', (language, title, copy, lead) => {
    expect(shownFor(language, title, copy)[0]).toBe(lead);
  });

  it.each([
    ['en', 'New patients welcome - Koekemoer & Naidoo Dental', 'Check up, clean and x-rays R950.', 'tooth'],
    ['en', 'Ride the new Tanager 400', 'Demo days Sat & Sun at Whelan Motorcycles, Geelong.', 'motorcycle'],
    ['en', 'When this town made every button', 'New exhibition at Wirraburra Pioneer Museum.', 'museum'],
    ['en', 'Test ride the Voltara E2 electric scooter', 'Exchange your old petrol scooter.', 'motor-scooter'],
    ['en', 'Roofing Bath & Bristol', 'Slate and tile', 'roof'],
    ['sv', 'Synundersökning 195 kr hos Optiker Lindgren', '', 'glasses'],
  ])('reads names of firms and of towns, %s: %s', (language, title, copy, lead) => {
    expect(shownFor(language, title, copy)[0]).toBe(lead);
  });

  it.each([
    ['en', 'Got 2 hours?', 'Volunteers wanted to plant 800 trees. Tools, tea and soup supplied.', 'tree'],
    ['en', 'Volunteers needed for our charity shop', '', 'coat'],
    ['fr', 'Bénévoles recherchés pour planter 300 arbres', '', 'tree'],
    ['nl', 'Vrijwilligers gezocht voor kinderboerderij De Hoeve', '', 'goat'],
  ])('shows what volunteers do before that they help, %s: %s', (language, title, copy, lead) => {
    expect(shownFor(language, title, copy)[0]).toBe(lead);
  });

  it.each([
    [
      'en',
      'Stop losing bookings',
      'ChairTime is booking software for hairdressers',
      'show the app on a phone',
      'smartphone',
    ],
    ['en', 'Skip hire from £180', 'No plasterboard or fridges.', 'big yellow skip, price large', 'skip'],
    ['en', 'Booking software for salons', '', 'phone mockup please', 'smartphone'],
    ['de', 'Bäckerei Hellwig: Brot wie früher', '', 'Bitte warm und schlicht, Brot groß zeigen', 'bread'],
    ['de', 'Hofladen Meier', 'Eier, Kartoffeln, Spargel', 'Spargel groß zeigen', 'white-asparagus'],
    ['bg', 'Мед от Балкана', '', 'да се вижда пчела', 'bee'],
    ['el', 'Ενοικιαζόμενα δωμάτια Πάρος', '', 'να φαίνεται η παραλία', 'bed'],
  ])('shows first what instructions ask for, %s: %s', (language, title, copy, instructions, lead) => {
    expect(shownFor(language, title, copy, instructions)[0]).toBe(lead);
  });

  it.each([
    ['en', 'Oh yes it is! Aladdin at the Corn Hall', 'corn'],
    ['en', '2019 Toyota Hilux 2.8 D/Cab', 'taxi'],
    ['en', 'Puppy pack: vaccs, chip, flea & worm £79', 'magnifier'],
    ['en', 'Counsellor, Bath', 'bathtub'],
    ['en', 'Quiz night at The Butchers Arms', 'steak'],
    ['en', 'Sea view, full Irish, dogs welcome', 'sandwich'],
    ['es', 'Collares para perros', 'diamond'],
    ['vi', 'Huấn luyện viên cá nhân', 'fish'],
    ['ru', 'Ремонт подвески и ходовой', 'diamond'],
    ['en', 'New kitchen for the price of new doors', 'door'],
    ['en', 'Ensuite rooms for students', 'bellhop-bell'],
    ['el', 'Δωμάτια στη Νάξο, 50 μέτρα από τη θάλασσα', 'metro'],
    ['pt', 'Quartos a 100 metros da praia', 'beach-umbrella'],
    ['ru', 'Комнаты в 100 метрах от моря', 'metro'],
    ['vi', 'Tiệm nail Mây, giảm 30% tất cả dịch vụ', 'socks'],
    ['it', 'Pizzeria Da Gennaro, forno a legna', 'croissant'],
    ['id', 'Kos putri, kamar mandi dalam', 'bathtub'],
    ['ca', 'Neteja de pisos', 'house'],
  ])('does not take what is said by the way for what is sold, %s: %s', (language, title, never) => {
    expect(shownFor(language, title)).not.toContain(never);
  });

  it('leaves out what an animal that looks for a home loves and hates', () => {
    const shown = shownFor(
      'en',
      'Bruno is waiting',
      "He's 7, loves sofas, hates hoovers. 41 dogs need a home.",
    );
    expect(shown[0]).toBe('paw');
    expect(shown).not.toContain('vacuum-cleaner');
    expect(shown).not.toContain('sofa');
  });

  it('shows honey that is asked for in its jar', () => {
    expect(shownFor('bg', 'Мед от Родопите', '', 'да се вижда буркан с мед')[0]).toBe('honey');
  });

  it.each([
    ['tr', 'İsme özel gümüş kolye 649 TL', 'necklace'],
    ['cs', 'Stříbrné náhrdelníky se jménem', 'necklace'],
    ['th', 'สร้อยคอเงินสลักชื่อ', 'diamond'],
    ['sk', 'Záhradníctvo Lipka: muškáty už od 1,90 €', 'plant'],
    ['hu', 'Muskátli 590 Ft-tól', 'flower-box'],
    ['hr', 'Izlet brodom na Kornate', 'motor-boat'],
    ['hr', 'Planinarski izlet na Velebit', 'hiking-boot'],
    ['ru', 'Прогулка на теплоходе', 'ship'],
    ['sl', 'Nova epizoda podkasta Gremo v hribe', 'studio-microphone'],
    ['hr', 'Podcast o planinarenju', 'studio-microphone'],
    ['zh-Hans', '家电清洗上门服务 油烟机99元起', 'washing-machine'],
    ['pl', 'Czyszczenie okapów gastronomicznych', 'cooker-hood'],
    ['fr', 'Terrasse et pavage', 'paving'],
    ['es', 'Vuelo en parapente', 'paraglider'],
    ['nl', 'Tandemsprong', 'parachute'],
    ['bg', 'Стаи на 50 метра от морето', 'bed'],
    ['lt', 'Sendaikčių turgus', 'price-tag'],
    ['ca', 'Floristeria', 'bouquet'],
    ['en', 'Bridal mehndi by Farzana', 'henna-hand'],
    ['ms', 'Buffet durian Musang King', 'durian'],
    ['fi', 'Trampoliinipuisto', 'trampoline'],
    ['uk', 'Заміна лобового скла', 'windscreen'],
    ['pl', 'Zatrudnię spawacza', 'welding-mask'],
    ['sv', 'Matjord och bark hemkört', 'wheelbarrow'],
  ])('knows goods and outings in many languages, %s: %s', (language, title, lead) => {
    expect(shownFor(language, title)[0]).toBe(lead);
  });
});
