import type { BasicLanguage } from './language.ts';

/** Albanian. */
export const sq = {
  code: 'sq',
  functionWords:
    'dy tavolinë mobilje kopshti dhe me për në nga i e të ulje zbritje ofertë falas tani sot vetëm deri bli dyqan hapja madhe verë këpucë gjitha re ri',
  ordinalDots: true,
  calls: {
    buy: 'Bli tani',
    order: 'Porosit tani',
    book: 'Rezervo tani',
    table: 'Rezervo një tavolinë',
    reserve: 'Rezervo vendin',
    'sign-up': 'Regjistrohu',
    learn: 'Mëso më shumë',
    download: 'Shkarko aplikacionin',
    quote: 'Kërko ofertë',
    donate: 'Dhuro tani',
    visit: 'Na vizito',
    contact: 'Na kontakto',
    start: 'Fillo tani',
    discover: 'Zbulo më shumë',
    tickets: 'Bli bileta',
    apply: 'Apliko tani',
  },
  labels: { callToAction: 'butoni' },
  offers: [{ kind: 'free', source: 'falas|pa pagesë|dhuratë' }],
  off: 'zbritje',
  currencies: 'lekë',
  unitFirst: 'kilogrami',
  numberFor:
    'porosi(?:t|tni|të)?|rezerv(?:o|oni|ime)|regjistrohu|regjistrime|informacione|info|kontakt(?:o|oni)?',
} satisfies BasicLanguage;
