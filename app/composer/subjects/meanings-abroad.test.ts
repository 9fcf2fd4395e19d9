import { expect, it } from 'vitest';
import type { SubjectName } from './catalog.ts';
import { findSubjects } from './find-subjects.ts';

type Row = [language: string, title: string, adCopy: string, star: SubjectName, never?: SubjectName];

/** What seldom has an ad, and what its words would show elsewhere. */
const rows: Row[] = [
  ['hi', 'दुकान किराये पर, मेन बाज़ार', 'किराया 15000', 'convenience-store'],
  ['sr', 'Izdajem lokal 60 m2, centar', 'Klima, izlog', 'convenience-store', 'air-conditioner'],
  ['zh-Hans', '仓库出租 800平', '可停货车', 'pallet', 'lorry'],
  ['lt', 'Biotualetų nuoma renginiams', '', 'toilet'],
  ['de', 'Mobiltoiletten für Feste', '', 'portable-toilet'],
  ['sv', 'Nytt ordspel varje dag', '', 'letter-tiles'],
  ['tr', 'Ev yapımı mantı', 'Kilosu 420 tl', 'dumpling'],
  ['hu', 'Megnyitott a lángosos a strandon', '', 'flatbread', 'swimmer'],
  ['lv', 'Datorkursi senioriem bibliotēkā', '', 'laptop'],
  ['tr', 'Ücretsiz kelime oyunu', '', 'letter-tiles', 'game-controller'],
  ['ro', 'Donare de sânge la Primărie', 'Joi 9-13, peste 50 kg', 'blood-drop', 'fish'],
  ['el', 'Μπομπονιέρες γάμου', '', 'gift'],
  ['sl', 'Nedeljsko kosilo na kmetiji Pri Žagarju', 'Juha, pečenka, štruklji', 'meat-on-bone', 'tractor'],
  ['hr', 'Radionica suhozida', 'Smještaj osiguran', 'stone-wall', 'bed'],
  ['nl', 'Word taalmaatje', 'Oefen Nederlands bij een kop koffie', 'speech-bubble', 'coffee'],
  ['da', 'Bliv besøgsven', '', 'handshake'],
  ['nb', 'Lam rett fra bonden', 'Halvt lam 10 kg', 'sheep', 'chess-pawn'],
  ['hu', 'Mobil gyümölcsléprés', 'Hozd az almát', 'juice-box', 'smartphone'],
  ['hu', 'Számlázó program kezdőknek', '', 'receipt'],
  ['bg', 'Да спасим парка!', 'Общината иска паркинг', 'tree', 'parking-sign'],
  ['ca', 'Prova un elèctric', '6 models nous', 'car', 'peanuts'],
  ['pt', 'Noite de fado na Taberna do Zé', '', 'portuguese-guitar', 'beers'],
  ['bn', 'নতুন উপন্যাস এখন বাজারে', '', 'books', 'printer'],
  ['ur', 'میرج ہال کی بکنگ جاری', 'مکمل اے سی', 'ring', 'air-conditioner'],
  ['ur', 'اجتماعی قربانی، گائے کا حصہ', '', 'cow', 'goat'],
  ['fa', 'تور کویر آخر هفته', 'بیمه و صبحانه', 'night-sky', 'airplane'],
  ['ar', 'نادي نسائي جديد', 'اشتراك شهري 20 بدل 30', 'dumbbell', 'necktie'],
  ['he', 'מקהלת הגליל מחפשת זמרים', 'בית העם', 'choir', 'house'],
  ['ms', 'Cuci tangki air rumah', '', 'water-tank', 'house'],
  ['th', 'ทดลองขับรถยนต์ไฟฟ้า', 'ห้ามใส่โลโก้', 'car', 'palette'],
];

it.each(rows)('in %s shows "%s" by what is meant', (language, title, adCopy, star, never) => {
  const shown = findSubjects({ title, ...(adCopy && { adCopy }) }, language).map(({ name }) => name);
  expect(shown[0]).toBe(star);
  if (never) expect(shown).not.toContain(never);
});

it.each([
  ['sk', 'Účtovníctvo pre firmy', 'bez kalkulačiek prosím', 'calculator'],
  ['pl', 'Księgowość dla firm', 'bez kalkulatorów', 'calculator'],
] as const)('in %s refuses what instructions name', (language, title, instructions, refused) => {
  const shown = findSubjects({ title, instructions }, language).map(({ name }) => name);
  expect(shown).not.toContain(refused);
});
