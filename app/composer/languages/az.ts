import type { BasicLanguage } from './language.ts';

/** Azerbaijani. */
export const az = {
  code: 'az',
  functionWords:
    'və ilə üçün bir bu ən yeni bütün sizin bizim endirim kampaniya təklif pulsuz çatdırılma indi bu gün yalnız qədər al mağaza açılış böyük yay qış ilk ayaqqabı qəhvə deyil xüsusi',
  ordinalDots: true,
  headLast: true,
  attachesOn: true,
  calls: {
    buy: 'İndi al',
    order: 'Sifariş et',
    book: 'Rezerv et',
    table: 'Masa sifariş et',
    reserve: 'Yerini ayır',
    'sign-up': 'Qeydiyyatdan keç',
    learn: 'Ətraflı öyrən',
    download: 'Tətbiqi yüklə',
    quote: 'Qiymət soruş',
    donate: 'Bağışla',
    visit: 'Bizə gəl',
    contact: 'Əlaqə saxla',
    start: 'İndi başla',
    discover: 'Kəşf et',
    tickets: 'Bilet al',
    apply: 'Müraciət et',
  },
  topics: {
    shoes: 'ayaqqab*',
  },
  colors: {
    red: 'qırmızı',
    blue: 'göy',
    green: 'yaşıl',
    orange: 'narıncı',
    purple: 'bənövşəyi',
    pink: 'çəhrayı',
    brown: 'qəhvəyi',
    gray: 'boz',
    black: 'qara',
    white: 'ağ',
    gold: 'qızıl',
  },
  offers: [{ kind: 'free', source: 'pulsuz|hədiyyə' }],
  off: String.raw`endirim\p{L}*`,
  currencies: 'manat',
  unitFirst: 'kilosu',
} satisfies BasicLanguage;
