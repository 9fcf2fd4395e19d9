import type { BasicLanguage } from './language.ts';

/** Kazakh. */
export const kk = {
  code: 'kk',
  functionWords:
    'және мен бен үшін жаңа барлық сіздің біздің жеңілдік жеңілдіктер акция ұсыныс тегін жеткізу қазір бүгін тек дейін сатып дүкен ашылуы үлкен жаз жазғы қыс алғашқы аяқ киім кофехана емес бұл',
  attachesOn: true,
  headLast: true,
  calls: {
    buy: 'Сатып алу',
    order: 'Тапсырыс беру',
    book: 'Брондау',
    table: 'Үстел брондау',
    reserve: 'Орын брондау',
    'sign-up': 'Тіркелу',
    learn: 'Толығырақ',
    download: 'Қолданбаны жүктеу',
    quote: 'Бағасын білу',
    donate: 'Көмектесу',
    visit: 'Бізге келіңіз',
    contact: 'Хабарласу',
    start: 'Бастау',
    discover: 'Толығырақ',
    tickets: 'Билет алу',
    apply: 'Өтінім беру',
  },
  topics: {
    shoes: 'аяқ_киім*',
  },
  colors: {
    red: 'қызыл',
    blue: 'көк',
    green: 'жасыл',
    yellow: 'сары',
    orange: 'қызғылт',
    purple: 'күлгін',
    pink: 'қызғылт',
    brown: 'қоңыр',
    gray: 'сұр',
    black: 'қара',
    white: 'ақ',
    gold: 'алтын',
  },
  offers: [{ kind: 'free', source: 'тегін|сыйлыққа' }],
  off: String.raw`жеңілдік\p{L}*`,
  currencies: 'теңге|тг',
  unitFirst: 'келісі',
} satisfies BasicLanguage;
