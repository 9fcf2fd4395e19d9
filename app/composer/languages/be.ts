import type { BasicLanguage } from './language.ts';

/** Belarusian. */
export const be = {
  code: 'be',
  functionWords:
    'і з са на ў для ад да ваш наш новы новая новае усе зніжка зніжкі распродаж акцыя прапанова бясплатна дастаўка зараз сёння толькі купіць крама адкрыццё лета летні першы абутак гэта не',
  genitives: 'для',
  leaningLetters: 'аізйоуўя',
  calls: {
    buy: 'Купіць',
    order: 'Замовіць',
    book: 'Забраніраваць',
    table: 'Заказаць столік',
    reserve: 'Заняць месца',
    'sign-up': 'Зарэгістравацца',
    learn: 'Даведацца больш',
    download: 'Спампаваць дадатак',
    quote: 'Даведацца цану',
    donate: 'Дапамагчы',
    visit: 'Наведайце нас',
    contact: 'Звязацца з намі',
    start: 'Пачаць',
    discover: 'Даведацца больш',
    tickets: 'Купіць білеты',
    apply: 'Адгукнуцца',
  },
  asGift: 'у падарунак',
} satisfies BasicLanguage;
