import type { BasicLanguage } from './language.ts';

/** Nepali. */
export const ne = {
  code: 'ne',
  functionWords:
    'महिनाको घरको भाडामा पाइन्छ मह र मा को का की लाई छ छन् नयाँ सबै तपाईंको हाम्रो छुट सेल अफर निःशुल्क नि:शुल्क डेलिभरी अहिले आज मात्र सम्म किन्नुहोस् पसल उद्घाटन भव्य गर्मी जाडो पहिलो जुत्ता कफी छैन लागि तालिम गितार',
  headLast: true,
  calls: {
    buy: 'अहिले किन्नुहोस्',
    order: 'अहिले अर्डर गर्नुहोस्',
    book: 'अहिले बुक गर्नुहोस्',
    table: 'टेबल बुक गर्नुहोस्',
    reserve: 'सिट बुक गर्नुहोस्',
    'sign-up': 'दर्ता गर्नुहोस्',
    learn: 'थप जान्नुहोस्',
    download: 'एप डाउनलोड गर्नुहोस्',
    quote: 'मूल्य सोध्नुहोस्',
    donate: 'दान गर्नुहोस्',
    visit: 'हामीलाई भेट्नुहोस्',
    contact: 'सम्पर्क गर्नुहोस्',
    start: 'सुरु गर्नुहोस्',
    discover: 'थप हेर्नुहोस्',
    tickets: 'टिकट लिनुहोस्',
    apply: 'आवेदन दिनुहोस्',
  },
  topics: {
    shoes: 'जुत्ता*',
    headphones: 'हेडफोन',
    app: 'एप',
  },
  offers: [{ kind: 'free', source: 'निःशुल्क|सित्तैमा|फ्री' }],
  off: 'छुट',
  currencies: String.raw`रु\.?|रुपैयाँ`,
} satisfies BasicLanguage;
