import type { BasicLanguage } from './language.ts';

/** Macedonian. */
export const mk = {
  code: 'mk',
  functionWords:
    'и со на во за од до ваш вашата наш нов нова ново нови сите распродажба попуст попусти акција понуда бесплатна бесплатно достава сега денес само купи продавница отворање големо лето летна зима прв чевли кафе е не',
  ordinalDots: true,
  leaningLetters: 'аиово',
  calls: {
    buy: 'Купи сега',
    order: 'Нарачај сега',
    book: 'Резервирај',
    table: 'Резервирај маса',
    reserve: 'Резервирај место',
    'sign-up': 'Регистрирај се',
    learn: 'Дознај повеќе',
    download: 'Преземи ја апликацијата',
    quote: 'Побарај понуда',
    donate: 'Донирај',
    visit: 'Посети нѐ',
    contact: 'Контактирај нѐ',
    start: 'Започни',
    discover: 'Откриј повеќе',
    tickets: 'Купи билети',
    apply: 'Аплицирај',
  },
  topics: {
    shoes: 'обувк* ципел* чевли',
  },
  colors: {
    red: 'црвен*',
    blue: 'плав*',
    yellow: 'жут*',
    orange: 'наранџаст*',
    purple: 'лјубичаст* љубичаст*',
    black: 'црн*',
    white: 'бео бела',
    turquoise: 'тиркизн*',
  },
  themes: {
    bright: 'шарен*',
    forest: 'горск*',
  },
  labels: {
    headline: 'наслов',
    offer: 'понуда',
  },
} satisfies BasicLanguage;
