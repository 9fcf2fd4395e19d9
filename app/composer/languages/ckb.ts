import type { BasicLanguage } from './language.ts';

/** Central Kurdish. */
export const ckb = {
  code: 'ckb',
  functionWords: '',
  calls: {
    buy: 'ئێستا بکڕە',
    order: 'ئێستا داوا بکە',
    book: 'ئێستا حجز بکە',
    table: 'مێز حجز بکە',
    reserve: 'شوێنی خۆت بگرە',
    'sign-up': 'خۆت تۆمار بکە',
    learn: 'زیاتر بزانە',
    download: 'ئەپەکە دابەزێنە',
    quote: 'داوای نرخ بکە',
    donate: 'بەخشین بکە',
    visit: 'سەردانمان بکە',
    contact: 'پەیوەندیمان پێوە بکە',
    start: 'دەست پێ بکە',
    discover: 'زیاتر ببینە',
    tickets: 'بلیت بکڕە',
    apply: 'داواکاری پێشکەش بکە',
  },
} satisfies BasicLanguage;
