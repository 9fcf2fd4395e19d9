import type { BasicLanguage } from './language.ts';

/** Burmese. */
export const my = {
  code: 'my',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'ယခုဝယ်ပါ',
    order: 'ယခုမှာယူပါ',
    book: 'ယခုကြိုတင်မှာပါ',
    table: 'စားပွဲကြိုတင်မှာပါ',
    reserve: 'နေရာကြိုယူပါ',
    'sign-up': 'စာရင်းသွင်းပါ',
    learn: 'ပိုမိုလေ့လာပါ',
    download: 'အက်ပ်ရယူပါ',
    quote: 'ဈေးနှုန်းမေးပါ',
    donate: 'လှူဒါန်းပါ',
    visit: 'လာရောက်ပါ',
    contact: 'ဆက်သွယ်ပါ',
    start: 'စတင်ပါ',
    discover: 'ပိုမိုကြည့်ရှုပါ',
    tickets: 'လက်မှတ်ဝယ်ပါ',
    apply: 'လျှောက်ထားပါ',
  },
  topics: {
    coffee: 'ကော်ဖီ',
    shoes: 'ဖိနပ်',
    cars: 'ကား',
  },
  currencies: 'ကျပ်',
} satisfies BasicLanguage;
