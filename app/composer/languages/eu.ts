import type { BasicLanguage } from './language.ts';

/** Basque. */
export const eu = {
  code: 'eu',
  functionWords:
    'eta batekin zure gure berria berriak guztiak beherapenak eskaintza deskontua doan bidalketa orain gaur bakarrik arte erosi denda irekiera handia uda negua lehen oinetakoak kafetegia da ez',
  ordinalDots: true,
  calls: {
    buy: 'Erosi orain',
    order: 'Eskatu orain',
    book: 'Erreserbatu',
    table: 'Erreserbatu mahaia',
    reserve: 'Gorde zure lekua',
    'sign-up': 'Eman izena',
    learn: 'Informazio gehiago',
    download: 'Deskargatu aplikazioa',
    quote: 'Eskatu aurrekontua',
    donate: 'Egin dohaintza',
    visit: 'Bisita gaitzazu',
    contact: 'Jarri harremanetan',
    start: 'Hasi orain',
    discover: 'Ezagutu gehiago',
    tickets: 'Erosi sarrerak',
    apply: 'Eskatu orain',
  },
  labels: { callToAction: 'botoia' },
  offers: [{ kind: 'free', source: 'doan|dohainik|doako' }],
  off: 'deskontu(?:a|arekin)?|beherapen',
  numberFor:
    'eskaerak|eskatu|erreserbak|erreserbatu|izen-emateak?|eman izena|informazioa|hitzordua[k]?|galdetu|deitu',
  pointers: {
    visit: 'bibliobus*',
  },
} satisfies BasicLanguage;
