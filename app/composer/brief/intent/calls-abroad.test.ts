import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import type { Intent } from './intents.ts';

type Row = [wanted: Intent, title: string, adCopy: string, saleGoals?: string];

/** Calls that hang on a word which only the language itself has. */
const rows: Row[] = [
  // A garden of a club is looked at, a tree is adopted for its oil.
  [
    'view',
    'Parzelle frei im Gartenverein Sonnenhang e.V.',
    '310 qm mit Laube, Ablöse 1.900 €, Pacht 180 € im Jahr',
  ],
  [
    'order',
    'Adotta un ulivo',
    'Con 39 € ricevi 2 bottiglie di olio nuovo a casa. oliveto.example',
    '100 adozioni',
  ],
  // Doors that stand open.
  ['visit', 'Öppet stall hos Björkens ridklubb', 'Söndag 11 maj kl 11-14, träffa hästarna, korv och saft.'],
  [
    'visit',
    'Open Huis zaterdag 10-12u: Beukenlaan 8',
    'Vraagprijs € 389.000 k.k. Loop gerust binnen, zonder afspraak.',
  ],
  ['visit', 'Vatrogasna zabava', 'subota 11.7. od 19 h kod vatrogasnog doma. Grah iz kotla. Ulaz besplatan!'],
  ['visit', 'FASTELAVNSFEST I HALLEN', 'Tøndeslagning for alle, søndag 15/2 kl 11. Entré 25 kr ved døren.'],
  ['visit', 'Strikkekveld hos Nøstet', 'Hver torsdag 18-20. Gratis, kaffe 15 kr.', 'flere innom butikken'],
  ['visit', 'Плетемо сітки, потрібні руки', 'Щодня 9:00–19:00, школа №3. Приходьте хоч на годину.'],
  ['visit', 'محفل مشاعرہ', 'جمعہ 14 مارچ، رات 8 بجے، ٹاؤن ہال، داخلہ مفت'],
  // Blood is given where people just come.
  ['visit', 'Donor Darah RW 03', 'Minggu 16 Maret, 08.00-12.00, Balai RW, langsung datang saja'],
  ['visit', 'Donare de sânge la Casa de Cultură', 'Joi 9-13, fără programare.', '80 de donatori'],
  // Work and help.
  [
    'apply',
    'Sommarjobb i kiosken',
    'Juni till augusti. Sök senast 1 april, mejla oss på jobb@kiosken.example',
  ],
  ['sign-up', 'Bliv besøgsven', 'En time om ugen betyder alt.', 'vi mangler 10 besøgsvenner'],
  ['sign-up', 'Recolha de alimentos, precisamos de voluntários', 'Inscrições até dia 12 em ajuda.example'],
  // Gifts.
  ['donate', 'Skolekorpset trenger nye instrumenter', 'Alle bidrag hjelper.', 'samle inn resten før påske'],
  ['donate', 'Venujte nám 2 % z dane', 'Tlačivo nájdete na utulok.example. Do 30. apríla.'],
  ['donate', 'Wakaf bina surau', 'RM10 satu bata, scan QR atau wakaf.example.my'],
  ['donate', 'गायों के लिए हरा चारा, 101 रुपये', 'गौशाला में 120 गायें हैं', 'दानदाता बढ़ाना'],
  ['text', '원룸 월세 즉시입주', '보증금 500 월 45, 주인직접 010-555-0100 문자주세요'],
  ['call', 'Garden topsoil by the ton', '$30 loaded, 540-555-0100 no texts after 9'],
  // What is heard, played, tried and voted for.
  ['listen', '《深夜書店》Podcast 新一季', '每週三更新', '第一集下載破3000,訂閱變多'],
  ['download', 'جدول کلمات دونفره', 'رایگان، لیگ شهرها', 'نصب بیشتر'],
  ['test-ride', 'Proefrit e-bike week', 'Alle modellen, 10 t/m 15 mei. fietsen.example', 'proefritten'],
  [
    'vote',
    'La millor cançó de la comarca',
    'Escolta-les i vota la teva fins al 10 de juny a radio.example',
    'vots',
  ],
  [
    'order',
    'REKO-lähiruoka: tilaa ennakkoon',
    'Tilaukset Facebook-ryhmässä, nouto torstaina klo 17.',
    'lisää jäseniä',
  ],
  ['book', 'Paupahan ng gown at barong', 'Gown simula P700, 3 days ang renta.'],
];

it.each(rows)('asks to %s: "%s"', (wanted, title, adCopy, saleGoals = '') => {
  const { intent } = readBrief({ title, adCopy, saleGoals });
  expect([intent, intent === 'directions' ? 'visit' : intent]).toContain(wanted);
});
