import type { BasicLanguage } from './language.ts';

/** Malayalam. */
export const ml = {
  code: 'ml',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'ഇപ്പോൾ വാങ്ങൂ',
    order: 'ഇപ്പോൾ ഓർഡർ ചെയ്യൂ',
    book: 'ഇപ്പോൾ ബുക്ക് ചെയ്യൂ',
    table: 'ടേബിൾ ബുക്ക് ചെയ്യൂ',
    reserve: 'സീറ്റ് ബുക്ക് ചെയ്യൂ',
    'sign-up': 'സൈൻ അപ്പ് ചെയ്യൂ',
    learn: 'കൂടുതൽ അറിയൂ',
    download: 'ആപ്പ് നേടൂ',
    quote: 'വില അറിയൂ',
    donate: 'സംഭാവന നൽകൂ',
    visit: 'ഞങ്ങളെ സന്ദർശിക്കൂ',
    contact: 'ബന്ധപ്പെടൂ',
    start: 'ആരംഭിക്കൂ',
    discover: 'കൂടുതൽ കാണൂ',
    tickets: 'ടിക്കറ്റ് നേടൂ',
    apply: 'അപേക്ഷിക്കൂ',
  },
  offers: [{ kind: 'free', source: String.raw`സൗജന്യ\S{0,4}|ഫ്രീ` }],
  off: 'കിഴിവ്',
  currencies: 'രൂപ',
  numberFor: 'ബുക്കിംഗ്|ബുക്കിങ്|ഓർഡർ|രജിസ്ട്രേഷൻ|വിവരങ്ങൾക്ക്|വിളിക്കൂ|വിളിക്കുക|ബന്ധപ്പെടുക|ചെയ്യാൻ|അഡ്മിഷൻ',
} satisfies BasicLanguage;
