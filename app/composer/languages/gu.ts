import type { BasicLanguage } from './language.ts';

/** Gujarati. */
export const gu = {
  code: 'gu',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'હમણાં ખરીદો',
    order: 'હમણાં ઓર્ડર કરો',
    book: 'હમણાં બુક કરો',
    table: 'ટેબલ બુક કરો',
    reserve: 'તમારી જગ્યા બુક કરો',
    'sign-up': 'સાઇન અપ કરો',
    learn: 'વધુ જાણો',
    download: 'ઍપ ડાઉનલોડ કરો',
    quote: 'ભાવ જાણો',
    donate: 'દાન કરો',
    visit: 'અમારી મુલાકાત લો',
    contact: 'સંપર્ક કરો',
    start: 'શરૂ કરો',
    discover: 'વધુ જુઓ',
    tickets: 'ટિકિટ મેળવો',
    apply: 'અરજી કરો',
  },
  offers: [{ kind: 'free', source: 'મફત|ફ્રી' }],
  off: 'છૂટ|ડિસ્કાઉન્ટ',
  currencies: String.raw`રૂપિયા|રૂ\.?`,
  numberFor: 'બુકિંગ|ઓર્ડર|રજીસ્ટ્રેશન|નોંધણી|પૂછપરછ|માહિતી|સંપર્ક|માટે|કરો|આપો',
} satisfies BasicLanguage;
