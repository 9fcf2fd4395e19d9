import type { BasicLanguage } from './language.ts';

/** Kannada. */
export const kn = {
  code: 'kn',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'ಈಗಲೇ ಖರೀದಿಸಿ',
    order: 'ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ',
    book: 'ಈಗಲೇ ಬುಕ್ ಮಾಡಿ',
    table: 'ಟೇಬಲ್ ಬುಕ್ ಮಾಡಿ',
    reserve: 'ನಿಮ್ಮ ಸ್ಥಳ ಕಾಯ್ದಿರಿಸಿ',
    'sign-up': 'ಸೈನ್ ಅಪ್ ಮಾಡಿ',
    learn: 'ಇನ್ನಷ್ಟು ತಿಳಿಯಿರಿ',
    download: 'ಆ್ಯಪ್ ಪಡೆಯಿರಿ',
    quote: 'ಬೆಲೆ ತಿಳಿಯಿರಿ',
    donate: 'ದಾನ ಮಾಡಿ',
    visit: 'ಭೇಟಿ ನೀಡಿ',
    contact: 'ಸಂಪರ್ಕಿಸಿ',
    start: 'ಪ್ರಾರಂಭಿಸಿ',
    discover: 'ಇನ್ನಷ್ಟು ನೋಡಿ',
    tickets: 'ಟಿಕೆಟ್ ಪಡೆಯಿರಿ',
    apply: 'ಅರ್ಜಿ ಸಲ್ಲಿಸಿ',
  },
  offers: [{ kind: 'free', source: 'ಉಚಿತ|ಫ್ರೀ' }],
  off: 'ರಿಯಾಯಿತಿ',
  currencies: String.raw`ರೂಪಾಯಿ|ರೂ\.?`,
  numberFor: 'ಬುಕಿಂಗ್|ಆರ್ಡರ್|ನೋಂದಣಿ|ಮಾಹಿತಿಗೆ|ಮಾಹಿತಿ|ಸಂಪರ್ಕಿಸಿ|ಸಂಪರ್ಕ|ಗಾಗಿ|ಮಾಡಿ|ಕರೆ|ಪ್ರವೇಶ',
} satisfies BasicLanguage;
