import type { BasicLanguage } from './language.ts';

/** Pashto. */
export const ps = {
  code: 'ps',
  functionWords: '',
  calls: {
    buy: 'اوس واخلئ',
    order: 'اوس فرمایش ورکړئ',
    book: 'اوس بک کړئ',
    table: 'مېز بک کړئ',
    reserve: 'ځای مو بک کړئ',
    'sign-up': 'نوم لیکنه وکړئ',
    learn: 'نور معلومات',
    download: 'اپ ډاونلوډ کړئ',
    quote: 'بیه وپوښتئ',
    donate: 'مرسته وکړئ',
    visit: 'موږ ته راشئ',
    contact: 'اړیکه ونیسئ',
    start: 'پیل یې کړئ',
    discover: 'نور وګورئ',
    tickets: 'ټکټ واخلئ',
    apply: 'غوښتنلیک ورکړئ',
  },
} satisfies BasicLanguage;
