import { describe, expect, it } from 'vitest';
import { requestedLanguage } from './asked-language.ts';
import { detectLanguage } from './detect-language.ts';

const samples: [string, string, string, 'ltr' | 'rtl'][] = [
  ['Summer Sale - 50% off all sneakers', 'en', 'Latn', 'ltr'],
  ['Coffee shop grand opening', 'en', 'Latn', 'ltr'],
  ['Sneakers', 'en', 'Latn', 'ltr'],
  ['Pizza', 'en', 'Latn', 'ltr'],
  ['Dog grooming salon', 'en', 'Latn', 'ltr'],
  ['Matte lipstick', 'en', 'Latn', 'ltr'],
  ['Curso de inglés online', 'es', 'Latn', 'ltr'],
  ['Rebajas de verano: 30% de descuento', 'es', 'Latn', 'ltr'],
  ['Soldes d’été : -30 % sur tout le magasin', 'fr', 'Latn', 'ltr'],
  ['Große Sommeraktion: 50 % Rabatt auf alle Schuhe', 'de', 'Latn', 'ltr'],
  ['Saldi estivi', 'it', 'Latn', 'ltr'],
  ['Ristorante', 'it', 'Latn', 'ltr'],
  ['Banconista part-time', 'it', 'Latn', 'ltr'],
  ['Coach en rangement', 'fr', 'Latn', 'ltr'],
  ['Promoção de verão', 'pt', 'Latn', 'ltr'],
  ['Zomeruitverkoop', 'nl', 'Latn', 'ltr'],
  ['Sommarrea på alla skor', 'sv', 'Latn', 'ltr'],
  ['Sommerudsalg på alle sko', 'da', 'Latn', 'ltr'],
  ['Sommersalg på alle sko', 'nb', 'Latn', 'ltr'],
  ['Kesäale', 'fi', 'Latn', 'ltr'],
  ['Letnia wyprzedaż butów', 'pl', 'Latn', 'ltr'],
  ["Urug'lar va ko'chatlar", 'uz', 'Latn', 'ltr'],
  ['Мектеп сөмкелері', 'kk', 'Cyrl', 'ltr'],
  ['Vánoční slevy', 'cs', 'Latn', 'ltr'],
  ['Letný výpredaj', 'sk', 'Latn', 'ltr'],
  ['Nyári leárazás minden cipőre', 'hu', 'Latn', 'ltr'],
  ['Reduceri de vară la toate produsele', 'ro', 'Latn', 'ltr'],
  ['Kahve dükkanı açılışı', 'tr', 'Latn', 'ltr'],
  ['Yay endirimi: bütün ayaqqabılar', 'az', 'Latn', 'ltr'],
  ['Vasaras izpārdošana', 'lv', 'Latn', 'ltr'],
  ['Vasaros išpardavimas', 'lt', 'Latn', 'ltr'],
  ['Suvine allahindlus', 'et', 'Latn', 'ltr'],
  ['Khuyến mãi mùa hè', 'vi', 'Latn', 'ltr'],
  ['Diskon musim panas', 'id', 'Latn', 'ltr'],
  ['Jualan murah hari ini', 'ms', 'Latn', 'ltr'],
  ['Punguzo la bei kwa viatu vyote', 'sw', 'Latn', 'ltr'],
  ['Распродажа обуви', 'ru', 'Cyrl', 'ltr'],
  ['Літній розпродаж', 'uk', 'Cyrl', 'ltr'],
  ['Лятна разпродажба', 'bg', 'Cyrl', 'ltr'],
  ['Летња распродаја', 'sr-Cyrl', 'Cyrl', 'ltr'],
  ['Жазғы жеңілдік', 'kk', 'Cyrl', 'ltr'],
  ['Καλοκαιρινές εκπτώσεις', 'el', 'Grek', 'ltr'],
  ['تخفيضات الصيف', 'ar', 'Arab', 'rtl'],
  ['تخفیف ویژه تابستان', 'fa', 'Arab', 'rtl'],
  ['گرمیوں کی سیل', 'ur', 'Arab', 'rtl'],
  ['מבצע קיץ על כל הנעליים', 'he', 'Hebr', 'rtl'],
  ['गर्मियों की सेल', 'hi', 'Deva', 'ltr'],
  ['उन्हाळी सेल', 'mr', 'Deva', 'ltr'],
  ['गाय म्हशींचे ताजे दूध', 'mr', 'Deva', 'ltr'],
  ['लहान मुलांचे कपडे', 'mr', 'Deva', 'ltr'],
  ['आपको मुफ्त डिलीवरी', 'hi', 'Deva', 'ltr'],
  ['मोबाइल मर्मत केन्द्र', 'ne', 'Deva', 'ltr'],
  ['Gupitan sa Kanto', 'tl', 'Latn', 'ltr'],
  ['牛肉麵老店', 'zh-Hant', 'Hant', 'ltr'],
  ['手工釀造', 'zh-Hant', 'Hant', 'ltr'],
  ['指紋鎖', 'zh-Hant', 'Hant', 'ltr'],
  ['国产大米', 'zh-Hans', 'Hans', 'ltr'],
  ['सबै जुत्तामा छुट', 'ne', 'Deva', 'ltr'],
  ['গ্রীষ্মের সেল', 'bn', 'Beng', 'ltr'],
  ['கோடை விற்பனை', 'ta', 'Taml', 'ltr'],
  ['ลดราคาฤดูร้อน', 'th', 'Thai', 'ltr'],
  ['ការបញ្ចុះតម្លៃ', 'km', 'Khmr', 'ltr'],
  ['ზაფხულის ფასდაკლება', 'ka', 'Geor', 'ltr'],
  ['የበጋ ቅናሽ', 'am', 'Ethi', 'ltr'],
  ['夏季大促，全场5折', 'zh-Hans', 'Hans', 'ltr'],
  ['夏季特賣，全館五折', 'zh-Hant', 'Hant', 'ltr'],
  ['夏のセール 全品半額', 'ja', 'Jpan', 'ltr'],
  ['送料無料', 'ja', 'Jpan', 'ltr'],
  ['Aiamööbel männist\nLaud ja kaks pinki 340 €', 'et', 'Latn', 'ltr'],
  ['Puutarhakalusteet männystä\nPöytä ja kaksi penkkiä 340 €', 'fi', 'Latn', 'ltr'],
  ['Kemenceépítés 180 000 Ft-tól', 'hu', 'Latn', 'ltr'],
  ['Vrtno pohištvo\nMiza in dve klopi 240 €', 'sl', 'Latn', 'ltr'],
  ['Hagemøbler i furu\nBord og to benker 2 400 kr', 'nb', 'Latn', 'ltr'],
  ['Садовая мэбля\nСтол і дзве лавы 290 руб.', 'be', 'Cyrl', 'ltr'],
  ['Mobles de xardín\nMesa e dous bancos 240 €', 'gl', 'Latn', 'ltr'],
  ['Mobles de jardí\nTaula i dos bancs 240 €', 'ca', 'Latn', 'ltr'],
  [
    'Torna a rodar sense por\nTaller de bicis al barri de Gràcia. Revisió completa per 45 €',
    'ca',
    'Latn',
    'ltr',
  ],
  ['Lampista urgent a Girona\nFuites, calderes i desguassos', 'ca', 'Latn', 'ltr'],
  [
    'Domači med iz čebelarstva Kovač\nCvetlični in gozdni, 900 g za 11 €. Pošljemo po pošti',
    'sl',
    'Latn',
    'ltr',
  ],
  ['Frizerski salon Nina, Celje\nŽensko striženje 25 €, barvanje od 40 €', 'sl', 'Latn', 'ltr'],
  ['Servis bele tehnike Novi Sad\nGarancija 6 meseci', 'sr', 'Latn', 'ltr'],
  ['Vodoinstalater Zagreb 0-24\nDolazak besplatan', 'hr', 'Latn', 'ltr'],
  ['Polbo á feira na casa\nAbrimos os domingos ás 13 h', 'gl', 'Latn', 'ltr'],
  ['Фризерски салон Ана, Скопје\nЖенско шишање 400 ден. Закажете термин', 'mk', 'Cyrl', 'ltr'],
  ['Rekenaars herstel teen billike pryse\nOns kom na jou huis', 'af', 'Latn', 'ltr'],
  ['Zwemles zonder wachtlijst\nStart elke maandag. Eerste proefles gratis', 'nl', 'Latn', 'ltr'],
  ['여름 세일 50% 할인', 'ko', 'Kore', 'ltr'],
];

describe('detectLanguage', () => {
  it.each(samples)('%s is %s', (text, language, script, direction) => {
    expect(detectLanguage(text)).toEqual({ language, script, direction });
  });

  it('keeps the script of the sentence around a brand name', () => {
    expect(detectLanguage('Nike Air Max をお得に').language).toBe('ja');
    expect(detectLanguage('iPhone 15 Pro 现已上市').language).toBe('zh-Hans');
    expect(detectLanguage('Скидка 20% на MacBook').language).toBe('ru');
    expect(detectLanguage('Best ramen in town 拉麺').script).toBe('Latn');
  });

  it('follows a request for a language when the words leave it open', () => {
    expect(detectLanguage('Sneakers. in German').language).toBe('de');
    expect(requestedLanguage('Bitte auf Deutsch')).toBe('de');
    expect(requestedLanguage('write it in French, please')).toBe('fr');
    expect(requestedLanguage('用中文')).toBe('zh-Hans');
    expect(requestedLanguage('Kuva valoisa. Suomeksi.')).toBe('fi');
    expect(requestedLanguage('magyarul')).toBe('hu');
    expect(requestedLanguage('made in Italy')).toBeUndefined();
  });

  it.each(['', '   ', '🔥🔥', '50%', '\ud800', '\u202e\u0000', 'a'.repeat(100_000)])(
    'never throws on %j',
    (text) => {
      expect(detectLanguage(text)).toMatchObject({ language: 'en', script: 'Latn', direction: 'ltr' });
    },
  );
});
