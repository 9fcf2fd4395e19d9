import type { BasicLanguage } from './language.ts';

/** Punjabi. */
export const pa = {
  code: 'pa',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'ਹੁਣੇ ਖਰੀਦੋ',
    order: 'ਹੁਣੇ ਆਰਡਰ ਕਰੋ',
    book: 'ਹੁਣੇ ਬੁੱਕ ਕਰੋ',
    table: 'ਮੇਜ਼ ਬੁੱਕ ਕਰੋ',
    reserve: 'ਆਪਣੀ ਸੀਟ ਬੁੱਕ ਕਰੋ',
    'sign-up': 'ਸਾਈਨ ਅੱਪ ਕਰੋ',
    learn: 'ਹੋਰ ਜਾਣੋ',
    download: 'ਐਪ ਡਾਊਨਲੋਡ ਕਰੋ',
    quote: 'ਕੀਮਤ ਪੁੱਛੋ',
    donate: 'ਦਾਨ ਕਰੋ',
    visit: 'ਸਾਨੂੰ ਮਿਲੋ',
    contact: 'ਸੰਪਰਕ ਕਰੋ',
    start: 'ਸ਼ੁਰੂ ਕਰੋ',
    discover: 'ਹੋਰ ਵੇਖੋ',
    tickets: 'ਟਿਕਟ ਲਵੋ',
    apply: 'ਹੁਣੇ ਅਰਜ਼ੀ ਦਿਓ',
  },
  offers: [{ kind: 'free', source: 'ਮੁਫ਼ਤ|ਮੁਫਤ|ਫ੍ਰੀ' }],
  off: 'ਛੋਟ|ਛੂਟ',
  currencies: 'ਰੁਪਏ',
  numberFor: 'ਬੁਕਿੰਗ|ਆਰਡਰ|ਰਜਿਸਟ੍ਰੇਸ਼ਨ|ਦਾਖਲਾ|ਦਾਖ਼ਲਾ|ਜਾਣਕਾਰੀ|ਸੰਪਰਕ|ਲਈ|ਕਰੋ|ਦਿਓ|ਫੋਨ|ਫ਼ੋਨ',
} satisfies BasicLanguage;
