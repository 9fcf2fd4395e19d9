import type { BasicLanguage } from './language.ts';

/** Afrikaans. */
export const af = {
  code: 'af',
  functionWords:
    "banke droë baie braai braaihout vleis die 'n en met vir op van in by jou ons nuwe alle afslag aanbieding uitverkoping gratis aflewering nou vandag slegs tot koop winkel opening groot somer winter eerste skoene is nie",
  calls: {
    buy: 'Koop nou',
    order: 'Bestel nou',
    book: 'Bespreek nou',
    table: 'Bespreek ’n tafel',
    reserve: 'Bespreek jou plek',
    'sign-up': 'Teken in',
    learn: 'Lees meer',
    download: 'Kry die app',
    quote: 'Kry ’n kwotasie',
    donate: 'Skenk nou',
    visit: 'Besoek ons',
    contact: 'Kontak ons',
    start: 'Begin nou',
    discover: 'Ontdek meer',
    tickets: 'Kry kaartjies',
    apply: 'Doen aansoek',
  },
} satisfies BasicLanguage;
