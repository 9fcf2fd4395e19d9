import type { BasicLanguage } from './language.ts';

/** Armenian. */
export const hy = {
  code: 'hy',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'Գնել հիմա',
    order: 'Պատվիրել հիմա',
    book: 'Ամրագրել',
    table: 'Ամրագրել սեղան',
    reserve: 'Ամրագրել տեղ',
    'sign-up': 'Գրանցվել',
    learn: 'Իմանալ ավելին',
    download: 'Ներբեռնել հավելվածը',
    quote: 'Հարցնել գինը',
    donate: 'Նվիրաբերել',
    visit: 'Այցելեք մեզ',
    contact: 'Կապվել մեզ հետ',
    start: 'Սկսել հիմա',
    discover: 'Բացահայտել ավելին',
    tickets: 'Գնել տոմսեր',
    apply: 'Դիմել հիմա',
  },
  topics: {
    coffee: 'սուրճ',
    shoes: 'կոշիկ*',
  },
  offers: [{ kind: 'free', source: String.raw`անվճար\p{L}*|նվեր` }],
  off: String.raw`զեղչ\p{L}*`,
  currencies: 'դրամ',
  numberFor: 'պատվիր(?:ել|եք|իր)|պատվերներ|գրանցում|գրանցվել|ամրագր(?:ում|ել)|տեղեկություններ',
} satisfies BasicLanguage;
