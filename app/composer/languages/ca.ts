import type { BasicLanguage } from './language.ts';

/** Catalan. */
export const ca = {
  code: 'ca',
  functionWords:
    'taula mobles bancs jardí el la els les un una de del i amb per al teu nostre nostra nou nova tots totes rebaixes oferta descompte gratis gratuït enviament avui ara només fins botiga obertura gran estiu hivern primera sabates cafè més',
  freeBehind: true,
  genitives: "d[e]|del|dels|d['’]|per",
  leaningLetters: 'aeioù',
  atHome: 'a domicili',
  calls: {
    buy: 'Compra ara',
    order: 'Demana ara',
    book: 'Reserva ara',
    table: 'Reserva taula',
    reserve: 'Reserva plaça',
    'sign-up': "Registra't",
    learn: 'Més informació',
    download: "Descarrega l'app",
    quote: 'Demana pressupost',
    donate: 'Fes un donatiu',
    visit: "Visita'ns",
    contact: "Contacta'ns",
    start: 'Comença ara',
    discover: 'Descobreix més',
    tickets: 'Compra entrades',
    apply: 'Sol·licita-ho',
  },
  topics: {
    coffee: 'cafè*',
  },
  asGift: 'de regal',
} satisfies BasicLanguage;
