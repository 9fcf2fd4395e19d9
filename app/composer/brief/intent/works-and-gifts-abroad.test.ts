import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const read = (title: string, adCopy = '', saleGoals = '') =>
  readBrief({ title, adCopy, saleGoals, instructions: '' });

describe('gifts of money, works, accounts and tools abroad', () => {
  it.each([
    ['donate', 'Decken für Obdachlose', 'Deine 8 € werden eine warme Nacht.', ''],
    ['donate', 'Pausenbrote für die Grundschule: jeder Euro zählt', '', ''],
    ['buy', 'Das stille Haus', 'Ein Kriminalroman von Jana Weiß', ''],
    ['start', 'Aufgabenboard für Handwerker', '', ''],
    ['donate', 'Cartables pour la rentrée', 'Vos 15 € deviennent un cartable.', ''],
    ['discover', 'Nouveau documentaire : L’année du saumon', '', ''],
    ['follow', 'Nouvelle chaîne YouTube : La ferme du haut', '', ''],
    ['donate', 'Mantas para el refugio del puerto: cada euro cuenta', '', ''],
    ['buy', 'Novela «El molino viejo»', 'Sale el 9 de mayo', ''],
    ['listen', 'Il mio nuovo album è uscito', 'Notti di sale', ''],
    ['donate', 'Zaini per i bambini', 'I tuoi 20 € diventano uno zaino.', ''],
    ['learn', 'O meu novo blogue: Panelas ao lume', '', ''],
    ['donate', 'Winterjassen', '€ 12 per maand = een jas voor een kind', ''],
    ['sign-up', 'Museumjaarkaart', '', ''],
    ['buy', 'Cichy dom', 'Powieść Anny Zając', ''],
    ['start', 'Program do faktur', '', ''],
    ['buy', 'Ny barnbok: Igelkotten i skogen', '', ''],
    ['donate', 'Varme jakker', 'Dine 200 kr. kan blive en jakke.', ''],
    ['buy', 'Mitt nye brettspill er ute nå', '', ''],
    ['discover', 'Uusi dokumentti: Lohen vuosi', '', ''],
    ['buy', 'Tichý dům', 'Román Jany Bílé', ''],
    ['buy', '„A malom” képregény', '', ''],
    ['buy', 'O nouă bandă desenată: Moara veche', '', ''],
    ['discover', 'Νέο ντοκιμαντέρ: Η χρονιά του σολομού', '', ''],
    ['follow', 'Yeni YouTube kanalı: Köy mutfağı', '', ''],
    ['buy', 'Мой новый комикс уже вышел', '', ''],
    ['donate', 'Ковдри для притулку', 'Ваші 300 грн можуть стати ковдрою.', ''],
    ['learn', 'مدونة جديدة: مطبخ جدتي', '', ''],
    ['buy', 'רומן חדש: הטחנה הישנה', '', ''],
    ['sign-up', 'म्यूज़ियम मेंबरशिप', '', ''],
    ['buy', 'Kincir tua', 'Sebuah novel karya Sari Dewi', ''],
    ['start', 'Công cụ tạo website', '', ''],
    ['follow', 'ช่อง YouTubeใหม่: ครัวยาย', '', ''],
    ['buy', '新作小説：古い水車', '', ''],
    ['buy', '새 만화: 오래된 물레방아', '', ''],
    ['listen', '我的新专辑上线了', '', ''],
    ['discover', '全新紀錄片：老水車', '', ''],
  ])('%s: %s, %s', (intent, title, copy, goals) => {
    expect(read(title, copy, goals).intent).toBe(intent);
  });
});
