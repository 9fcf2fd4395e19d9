import type { BasicLanguage } from './language.ts';

/** Serbian (Cyrillic). */
export const srCyrl = {
  code: 'sr-Cyrl',
  functionWords:
    'и с са на у за од до ваш ваша наш наша нови нова ново сви све распродаја попуст попусти акција понуда бесплатна бесплатно достава сада данас само купи продавница отварање велико лето летња зима први ципеле кафић је није',
  ordinalDots: true,
  calledBy: 'serbian|српском|serbisch',
  leaningLetters: 'аиоускaiouskz',
  currencies: String.raw`дин\.?`,
  calls: {
    buy: 'Купи одмах',
    order: 'Наручи одмах',
    book: 'Резервиши',
    table: 'Резервиши сто',
    reserve: 'Резервиши место',
    'sign-up': 'Пријави се',
    learn: 'Сазнај више',
    download: 'Преузми апликацију',
    quote: 'Затражи понуду',
    donate: 'Донирај',
    visit: 'Посети нас',
    contact: 'Контактирај нас',
    start: 'Почни сада',
    discover: 'Откриј више',
    tickets: 'Купи карте',
    apply: 'Конкуриши',
  },
  topics: {
    shoes: 'ципел*',
  },
  colors: {
    red: 'црвен*',
    blue: 'плав*',
    yellow: 'жут*',
    orange: 'наранџаст*',
    purple: 'лјубичаст* љубичаст*',
    pink: 'ружичаст*',
    brown: 'смеђ*',
    black: 'црн*',
    white: 'бео бела',
    turquoise: 'тиркизн*',
  },
  typefaces: {
    bold: 'подебљан*',
    modern: 'савремен*',
  },
  labels: {
    headline: 'наслов',
    offer: 'понуда',
  },
  marketing: 'повећа*',
} satisfies BasicLanguage;
