import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['en', 'Lip balm from local beeswax', 'lip-balm'],
  ['de', 'Lippenpflege aus Bienenwachs', 'lip-balm'],
  ['vi', 'Son dưỡng môi handmade', 'lip-balm'],
  ['en', 'Lipsticks in twelve shades', 'lipstick'],
  ['ar', 'عبايات جديدة للعيد', 'abaya'],
  ['en', 'Hijabs in forty colours', 'headscarf'],
  ['vi', 'May áo dài lấy nhanh', 'ao-dai'],
  ['en', 'Robot vacuums that mop too', 'robot-vacuum'],
  ['nl', 'Robotstofzuigers in de aanbieding', 'robot-vacuum'],
  ['en', 'Vacuum cleaner repairs', 'vacuum-cleaner'],
  ['ja', '3Dプリンター体験', '3d-printer'],
  ['es', 'Impresión 3D para empresas', '3d-printer'],
  ['en', 'Printer ink and toner', 'printer'],
  ['ko', '웹캠 할인', 'webcam'],
  ['fr', 'Housses de couette en lin', 'bedding'],
  ['nb', 'Dundyner på salg', 'bedding'],
  ['en', 'Bedding plants by the tray', 'seedling'],
  ['en', 'Horse bedding by the pallet', 'hay-bale'],
  ['de', 'Lastenräder zum Ausleihen', 'cargo-bike'],
  ['da', 'Ladcykler til hele familien', 'cargo-bike'],
  ['pl', 'Soczewki kontaktowe od ręki', 'contact-lens'],
  ['tr', 'Powerbank kampanyası', 'power-bank'],
  ['pt', 'Capinhas personalizadas', 'phone-case'],
  ['en', 'Phone repairs while you wait', 'smartphone'],
  ['ru', 'Ремонт планшетов', 'tablet'],
  ['en', 'Wireless earbuds, 30 hours', 'earbuds'],
  ['it', 'Palette di ombretti vegane', 'makeup-palette'],
  ['hi', 'पंखा मरम्मत', 'electric-fan'],
  ['en', 'Fan club meeting', undefined],
  ['sv', 'Stavmixer på rea', 'blender'],
  ['ja', 'ミキサー車レンタル', 'concrete-mixer'],
  ['cs', 'Rychlovarné konvice', 'kettle'],
  ['en', 'Kettle corn at the fair', 'popcorn'],
  ['zh', '空气炸锅特价', 'air-fryer'],
  ['el', 'Κατσαρόλες και χύτρες', 'cooking-pot'],
  ['uk', 'Ляльки-мотанки ручної роботи', 'doll'],
  ['uk', 'Театр ляльок', 'marionette'],
  ['en', 'Matryoshka dolls from Russia', 'nesting-dolls'],
  ['de', 'Schnuller mit Namen', 'dummy'],
  ['he', 'כיסאות בטיחות לרכב', 'car-seat'],
  ['fi', 'Koiranpedit kotimaasta', 'pet-bed'],
  ['en', 'Garden hoses and reels', 'garden-hose'],
  ['en', 'Hydraulic hoses made up', 'hydraulic-hose'],
  ['hi', 'अगरबत्ती थोक में', 'incense'],
] as const)('shows in %s under "%s" a %s', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});

it.each([
  ['id', 'Piyama anak murah', 'pyjamas'],
  ['ro', 'Fuste pentru toamnă', 'skirt'],
  ['fr', 'Ceintures en cuir sur mesure', 'belt'],
  ['en', 'Black belts grading', 'judo-suit'],
  ['de', 'Mützen selbst gestrickt', 'beanie'],
  ['fr', 'Bonnet de bain obligatoire', 'swimmer'],
  ['hu', 'Gyapjú papucsok', 'slippers'],
  ['en', 'Ballet slippers for beginners', 'ballet-shoes'],
  ['nl', 'Fietshelmen voor kinderen', 'bike-helmet'],
  ['de', 'Lederhosen nach Maß', 'lederhosen'],
  ['en', 'Dirndl dresses', 'dirndl'],
  ['en', 'Salwar kameez stitched in three days', 'salwar-kameez'],
  ['en', 'Silk saris from Varanasi', 'sari'],
  ['ar', 'تفصيل ثياب رجالية', 'thobe'],
  ['en', 'Curling irons and tongs', 'hair-straightener'],
  ['en', 'Memory cards and SD cards', 'camera'],
  ['en', 'Turkish tea glasses', 'tea'],
  ['en', 'Chopping boards in oak', 'chopping-board'],
] as const)('shows for what is worn or held, in %s under "%s", a %s', (language, title, lead) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(lead);
});

it('takes a Portuguese "no" for a place where instructions name a thing', () => {
  const brief = { title: 'Software de caixa', instructions: 'um celular no balcão' };
  expect(findSubjects(brief, 'pt')[0]?.name).toBe('smartphone');
});
