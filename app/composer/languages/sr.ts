import type { BasicLanguage } from './language.ts';

/** Serbian. */
export const sr = {
  code: 'sr',
  functionWords: '',
  ordinalDots: true,
  leaningLetters: 'аиоускaiouskz',
  calls: {
    buy: 'Kupi odmah',
    order: 'Naruči odmah',
    book: 'Rezerviši',
    table: 'Rezerviši sto',
    reserve: 'Rezerviši mesto',
    'sign-up': 'Prijavi se',
    learn: 'Saznaj više',
    download: 'Preuzmi aplikaciju',
    quote: 'Zatraži ponudu',
    donate: 'Doniraj',
    visit: 'Poseti nas',
    contact: 'Kontaktiraj nas',
    start: 'Počni sada',
    discover: 'Otkrij više',
    tickets: 'Kupi karte',
    apply: 'Konkuriši',
  },
  topics: {
    fashion: 'odeć*',
    furniture: 'nameštaj*',
    kids: 'deca',
  },
  colors: {
    pink: 'rozenkast* roz*',
  },
} satisfies BasicLanguage;
