import type { BasicLanguage } from './language.ts';

/** Kyrgyz. */
export const ky = {
  code: 'ky',
  functionWords:
    'жана менен үчүн жаңы бардык сиздин биздин арзандатуу акция сунуш акысыз жеткирүү азыр бүгүн гана чейин сатып дүкөн ачылышы чоң жай кыш биринчи бут кийим эмес бул',
  attachesOn: true,
  headLast: true,
  calls: {
    buy: 'Сатып алуу',
    order: 'Буйрутма берүү',
    book: 'Брондоо',
    table: 'Үстөл брондоо',
    reserve: 'Орун брондоо',
    'sign-up': 'Катталуу',
    learn: 'Кененирээк',
    download: 'Колдонмону жүктөө',
    quote: 'Баасын билүү',
    donate: 'Жардам берүү',
    visit: 'Бизге келиңиз',
    contact: 'Байланышуу',
    start: 'Баштоо',
    discover: 'Кененирээк',
    tickets: 'Билет алуу',
    apply: 'Арыз берүү',
  },
  offers: [{ kind: 'free', source: 'акысыз|бекер|белекке' }],
  off: String.raw`арзандатуу\p{L}*`,
  currencies: 'сом',
} satisfies BasicLanguage;
