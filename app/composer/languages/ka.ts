import type { BasicLanguage } from './language.ts';

/** Georgian. */
export const ka = {
  code: 'ka',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'იყიდე ახლა',
    order: 'შეუკვეთე ახლა',
    book: 'დაჯავშნე',
    table: 'დაჯავშნე მაგიდა',
    reserve: 'დაჯავშნე ადგილი',
    'sign-up': 'დარეგისტრირდი',
    learn: 'გაიგე მეტი',
    download: 'ჩამოტვირთე აპი',
    quote: 'მოითხოვე ფასი',
    donate: 'გააკეთე შემოწირულობა',
    visit: 'გვეწვიე',
    contact: 'დაგვიკავშირდი',
    start: 'დაიწყე ახლა',
    discover: 'აღმოაჩინე მეტი',
    tickets: 'იყიდე ბილეთი',
    apply: 'გააგზავნე განაცხადი',
  },
  topics: {
    coffee: 'ყავა',
    shoes: 'ფეხსაცმ*',
  },
  offers: [{ kind: 'free', source: String.raw`უფასო\p{L}*|საჩუქრად` }],
  off: String.raw`ფასდაკლებ\p{L}*`,
  currencies: 'ლარი|ლარად',
  numberFor: 'შეკვეთა|შეუკვეთე|დაჯავშნა|რეგისტრაცია|ჩაწერა|ინფორმაცია',
} satisfies BasicLanguage;
