import { expect, it } from 'vitest';
import { listLeftOut } from './left-out.ts';
import { readBrief } from './read-brief.ts';

const linesOf = (title: string, instructions: string) =>
  readBrief({ title, instructions }).lines.map(({ text }) => text);

it('prints the small print that has to be on the ad', () => {
  const lines = linesOf(
    'Lifeboat raffle',
    'must include Licence No. LB000000 and 18+. Know your limit, play within it.',
  );
  expect(lines).toContain('Licence No. LB000000 and 18+');
  expect(lines).toContain('Know your limit, play within it');
});

it.each([
  ['Kattepension', 'Nævn at vi ligger lige ved motorvej E45', 'Vi ligger lige ved motorvej E45'],
  ['Uimakoulu', 'Mainitse että ryhmässä on max 8 lasta', 'Ryhmässä on max 8 lasta'],
  ['Kutyakozmetika', 'Említsd meg hogy ingyen karomvágás jár hozzá', 'Ingyen karomvágás jár hozzá'],
  ['Ζητείται κοπέλα για φούρνο', 'Αναφέρετε ότι δεν χρειάζεται προϋπηρεσία', 'Δεν χρειάζεται προϋπηρεσία'],
  ['دورة لغة انجليزية', 'اذكر أن عدد المقاعد محدود', 'عدد المقاعد محدود'],
  ['Дитячий табір', 'Згадайте, що є укриття', 'Є укриття'],
  ['Lớp bơi hè cho bé', 'Nhớ ghi có xe đưa đón', 'Có xe đưa đón'],
  ['Kurs angielskiego', 'Szkoła Happy Fox, dodaj że grupy max 6 osób', 'Grupy max 6 osób'],
  ['Çocuk resim kursu', 'Renkli Atölye, "kontenjan 10 kişi" yazın', 'Kontenjan 10 kişi'],
  ['ピアノ教室', '「駐車場あり」と入れてください', '駐車場あり'],
  ['老成都火锅', '写明酒水不打折', '酒水不打折'],
  ['משתלה', 'לציין שיש הדרכה לשתילה', 'יש הדרכה לשתילה'],
  ['Kermés de la parroquia', 'Decir que hay juegos para niños', 'Hay juegos para niños'],
  ['Corso di ballo', 'Scrivere che si può venire anche da soli', 'Si può venire anche da soli'],
  ['Sagra', "Aggiungere che c'è parcheggio gratuito", "C'è parcheggio gratuito"],
  ['Bazar beneficente', 'Lembrar que aceita pix', 'Aceita pix'],
  ['Vide grenier', "Dire qu'il y a une buvette", 'Il y a une buvette'],
  ['Désinsectisation', 'mentionner « certifié Certibiocide »', 'Certifié Certibiocide'],
  ['Maibaumfest', 'Mit Hinweis Eintritt frei', 'Eintritt frei'],
  ['Schlachtfest', 'bitte erwähnen: auch zum Mitnehmen', 'Auch zum Mitnehmen'],
  ['Schlachtfest', 'Hunde erlaubt bitte erwähnen', 'Hunde erlaubt'],
  ['Tanzkurs', 'Bitte Hinweis: Eintritt frei', 'Eintritt frei'],
  ['Hofladen', 'schreib dazu, dass der Eintritt frei ist', 'Eintritt frei'],
  ['Rommelmarkt', 'zet erbij dat er ook koffie is', 'Er is ook koffie'],
  ['Καθαρισμός χαλιών', 'Να αναφερθεί ότι ερχόμαστε αυθημερόν', 'Ερχόμαστε αυθημερόν'],
  ['Potatura ulivi', 'scrivere preventivo gratuito', 'Preventivo gratuito'],
  ['Vårloppis', 'Det ska synas att entrén är gratis', 'Entrén är gratis'],
  ['Köy pazarı', 'ev yapımı reçel satılacağını yaz', 'Ev yapımı reçel'],
  ['Blumen', 'bitte erwähnen dass wir auch Kartenzahlung haben', 'Wir haben auch Kartenzahlung'],
])('%s: prints of %j what is to be said and lists nothing', (title, instructions, said) => {
  const facts = readBrief({ title, instructions });
  expect(facts.lines.map(({ text }) => text)).toContain(said);
  const brand = facts.facts.find(({ kind }) => kind === 'brand')?.text ?? '';
  expect(listLeftOut(facts, [title, said, brand])).toEqual([]);
});

it('takes no picture for small print', () => {
  expect(linesOf('Lifeboat raffle', 'must include a boat on calm water')).toEqual(['Lifeboat raffle']);
});

it('prints what Thai instructions ask to have written clearly', () => {
  expect(linesOf('รับบริจาคหนังสือเด็ก', 'ไม่รับหนังสือเรียนเก่านะคะ เขียนให้ชัดๆ')).toContain('ไม่รับหนังสือเรียนเก่านะคะ');
});

it('reads who asks behind "org"', () => {
  const { facts } = readBrief({
    title: 'Flood appeal',
    instructions: 'no children crying. org: River Hands',
  });
  expect(facts.find(({ kind }) => kind === 'brand')?.text).toBe('River Hands');
});

it('keeps a cry in front of its thing', () => {
  expect(linesOf('Last minute: cabin by the loch, sleeps 4', '')).toEqual([
    'Last minute: cabin by the loch, sleeps 4',
  ]);
});

it('tells on what condition something is at an hour', () => {
  const { facts } = readBrief({
    title: 'Harvest bonfire',
    adCopy: 'Fri 3 Oct from 6pm\nFire lit at 9pm, if the wind stays low',
  });
  expect(facts.map(({ parts }) => parts?.told).filter(Boolean)).toEqual([
    'Fire lit at 9pm, if the wind stays low',
  ]);
});
