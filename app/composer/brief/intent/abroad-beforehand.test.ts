import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import type { Intent } from './intents.ts';

type Row = [wanted: Intent, title: string, adCopy?: string, saleGoals?: string];

const rows: Row[] = [
  // Who has to say so before, and how.
  ['sign-up', 'Infoabend Franchise', 'Di 5. Mai 19 Uhr, Gemeindehaus. Anmeldung erforderlich'],
  ['sign-up', 'Öppen gård hos Nilssons', 'Lördag 7 februari kl 11. Föranmälan krävs'],
  ['sign-up', '奶茶加盟說明會', '12/6下午2點，高雄分部。免費參加，需事先報名'],
  ['sign-up', 'Kontes burung kicau', 'Minggu 20 Juli. Pendaftaran 50rb, paling lambat Sabtu'],
  [
    'book',
    'Disznóvágás a tanyán',
    'Február 7. 6 órától. 12 000 Ft/fő. Csak előre foglalt helyekkel',
    '30 vendég',
  ],
  ['reserve', 'Zabijačka na statku', 'Sobota 7. února. Nutná rezervace'],
  ['sign-up', 'ประกวดปลากัด', 'อาทิตย์ 20 ก.ค. ค่าสมัคร 50 บาท ปิดรับสมัครวันเสาร์'],
  ['enrol', 'የኮምፒውተር ሥልጠና ለወጣቶች', 'ምዝገባ እስከ መስከረም 20'],
  // Clubs that take in children hire nobody.
  ['sign-up', 'Nábor do dychovej hudby Javorníček', 'Hľadáme deti od 8 rokov'],
  ['sign-up', 'Nábor nových hráčů', 'Hledáme kluky ročník 2015'],
  ['apply', 'Nábor zaměstnanců do skladu'],
  // Whoever finds an animal gets in touch.
  ['contact', 'Katze vermisst', 'Getigert, sehr scheu, seit 3. Mai in Eimsbüttel'],
  ['contact', 'Пропала кошка', 'Серая, район Центра. Вознаграждение'],
  ['contact', 'Se busca perro perdido', 'Mestizo marrón, collar azul'],
  ['call', 'Izgubljen pas', 'Smeđi mješanac. Nagrada. 555 0142'],
  // Books that come round, money that is lent, boats by the half day.
  ['visit', 'Bogbussen kommer', 'Hver anden tirsdag på torvet'],
  ['contact', 'Prêt moto sans apport', 'Dès 45 € par mois'],
  [
    'book',
    'Sans permis sur la Baïse',
    "Bateau électrique 6 places, demi-journée 95 €, journée 160 €. D'avril à octobre.",
  ],
  // A feast is come to, whatever the gate costs or does not.
  [
    'visit',
    'Arraial da Escola do Bairro',
    'Sábado, 20 de junho, das 15h às 21h. Quadrilha às 17h!',
    'arrecadar pra reforma da quadra',
  ],
  ['visit', 'Festa da Castaña en Outeiro', 'Sábado 8 de novembro desde as 18:00. Entrada de balde.'],
  ['tickets', 'شامِ غزل', 'ہفتہ 22 نومبر، شام 7 بجے، ٹاؤن ہال۔ داخلہ بذریعہ ٹکٹ 300 روپے', '200 ٹکٹیں'],
  // Who is not looked for any more.
  [
    'visit',
    'Kinderbasar Kita Regenbogen',
    'Sa 20.3. von 10-13 Uhr, Turnhalle',
    'Käufer vor allem, Verkäufer haben wir schon genug',
  ],
];

it.each(rows)('asks to %s: "%s"', (wanted, title, adCopy = '', saleGoals = '') => {
  expect(readBrief({ title, adCopy, saleGoals }).intent).toBe(wanted);
});

it.each([
  ['Ciorcal Comhrá do chách', 'Gach Luan 7in, Caife na Cé. Saor in aisce.', 'ga'],
  ['Noson Gymraeg yn y dafarn', 'Nos Wener 7.30, mynediad am ddim. Croeso i bawb', 'cy'],
])('reads Irish and Welsh as what they are: "%s"', (title, adCopy, language) => {
  const facts = readBrief({ title, adCopy });
  expect([facts.language, facts.intent]).toEqual([language, 'visit']);
});
