import type { BasicLanguage } from './language.ts';

/** Sinhala. */
export const si = {
  code: 'si',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'දැන් මිලදී ගන්න',
    order: 'දැන් ඇණවුම් කරන්න',
    book: 'දැන් වෙන්කරගන්න',
    table: 'මේසයක් වෙන්කරගන්න',
    reserve: 'ඔබේ ඉඩ වෙන්කරගන්න',
    'sign-up': 'ලියාපදිංචි වන්න',
    learn: 'තව දැනගන්න',
    download: 'යෙදුම ලබාගන්න',
    quote: 'මිල විමසන්න',
    donate: 'පරිත්‍යාග කරන්න',
    visit: 'අප වෙත පැමිණෙන්න',
    contact: 'අමතන්න',
    start: 'අරඹන්න',
    discover: 'තව සොයන්න',
    tickets: 'ටිකට් ලබාගන්න',
    apply: 'අයදුම් කරන්න',
  },
  currencies: String.raw`රුපියල්|රු\.?`,
  numberFor: 'ඇණවුම්|ඇණවුම|වෙන්කිරීම්|වෙන්කර|ලියාපදිංචිය|විස්තර|සඳහා|අමතන්න|කරන්න',
} satisfies BasicLanguage;
