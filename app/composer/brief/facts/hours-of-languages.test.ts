import { expect, it } from 'vitest';
import { factsOfLine } from './find-facts.ts';

/** What a line says of the hour. */
const hourIn = (line: string, language: string) =>
  factsOfLine(line, language)
    .filter(({ kind }) => kind === 'time')
    .map(({ text }) => text);

it.each([
  ['nl', 'zaterdag 15 maart, 10–13 uur', '10–13 uur'],
  ['nl', 'zaterdag 15 maart van 10 tot 13 uur', '10 tot 13 uur'],
  ['nl', 'zaterdag 15 maart om 10 uur', '10 uur'],
  ['hu', 'Június 5., 19 órától', '19 órától'],
  ['hu', 'Június 5., 10–18 óra', '10–18 óra'],
  ['sv', '5 juni, klockan 19', 'klockan 19'],
  ['nb', '5. juni klokka 19', 'klokka 19'],
  ['cs', '5. června v 19 hodin', '19 hodin'],
  ['pl', '5 czerwca o godz. 19', 'o godz. 19'],
  ['pl', '5 czerwca o 19.00', 'o 19.00'],
  ['ru', '5 июня в 19.00', 'в 19.00'],
  ['uk', '5 червня о 19 годині', '19 годині'],
  ['tr', "5 Haziran saat 19'da", 'saat 19'],
  ['el', '5 Ιουνίου, στις 19:00', 'στις 19:00'],
  ['fi', '5.6. kello 19', 'kello 19'],
  ['fr', '5 juin à 19 heures', 'à 19 heures'],
  ['es', '5 de junio a las 19 horas', 'a las 19 horas'],
  ['ar', '5 يونيو الساعة 7 مساءً', 'الساعة 7 مساءً'],
  ['he', '5 ביוני בשעה 19:00', 'בשעה 19:00'],
  ['hi', '5 जून शाम 7 बजे', 'शाम 7 बजे'],
  ['ja', '6月5日 19時から', '19時'],
  ['ko', '6월 5일 저녁 7시부터', '저녁 7시'],
  ['zh-Hans', '6月5日 晚上7点', '晚上7点'],
  ['th', '5 มิถุนายน เวลา 19.00 น.', '19.00 น.'],
  ['vi', '5 tháng 6, 19 giờ', '19 giờ'],
  ['id', '5 Juni pukul 19', 'pukul 19'],
])('%s: %s', (language, line, hour) => {
  expect(hourIn(line, language)).toEqual([hour]);
});

it.each([
  // How long something takes, and what has the same words, is no hour of the day.
  ['nl', 'in 2 uur geleerd'],
  ['ja', '2時間コース'],
  ['ko', '2시간 코스'],
  ['vi', 'khóa học 2 giờ'],
  ['en', 'Jam 3 jars for £10'],
  ['pl', 'taniej o 12.50 zł'],
  ['ru', 'скидка в 10.50 ₽'],
])('%s: %s tells none', (language, line) => {
  expect(hourIn(line, language)).toEqual([]);
});

it('days are found in scripts whose months are short or joined to a word', () => {
  expect(factsOfLine('5 जून, पार्क', 'hi').find(({ kind }) => kind === 'date')?.text).toBe('5 जून');
  expect(factsOfLine('ההצגה ב-5 ביוני', 'he').find(({ kind }) => kind === 'date')?.text).toBe('5 ביוני');
});
