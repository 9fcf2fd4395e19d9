import type { BasicLanguage } from './language.ts';

/** Khmer. */
export const km = {
  code: 'km',
  functionWords: '',
  calls: {
    buy: 'ទិញឥឡូវ',
    order: 'កុម្ម៉ង់ឥឡូវ',
    book: 'កក់ឥឡូវ',
    table: 'កក់តុ',
    reserve: 'កក់កន្លែង',
    'sign-up': 'ចុះឈ្មោះ',
    learn: 'ស្វែងយល់បន្ថែម',
    download: 'ទាញយកកម្មវិធី',
    quote: 'សួរតម្លៃ',
    donate: 'បរិច្ចាគឥឡូវ',
    visit: 'មកលេងយើង',
    contact: 'ទាក់ទងយើង',
    start: 'ចាប់ផ្តើម',
    discover: 'មើលបន្ថែម',
    tickets: 'ទិញសំបុត្រ',
    apply: 'ដាក់ពាក្យ',
  },
  topics: {
    coffee: 'កាហ្វេ',
    shoes: 'ស្បែកជើង',
    cars: 'ឡាន',
  },
  currencies: 'រៀល',
  numberFor: 'កុម្ម៉ង់|កក់|ចុះឈ្មោះ|ទំនាក់ទំនង|ព័ត៌មាន',
} satisfies BasicLanguage;
