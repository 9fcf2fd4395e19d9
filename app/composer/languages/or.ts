import type { BasicLanguage } from './language.ts';

/** Odia. */
export const orWords = {
  code: 'or',
  functionWords: '',
  headLast: true,
  calls: {
    buy: 'ଏବେ କିଣନ୍ତୁ',
    order: 'ଏବେ ଅର୍ଡର କରନ୍ତୁ',
    book: 'ଏବେ ବୁକ୍ କରନ୍ତୁ',
    table: 'ଟେବୁଲ ବୁକ୍ କରନ୍ତୁ',
    reserve: 'ସିଟ୍ ବୁକ୍ କରନ୍ତୁ',
    'sign-up': 'ପଞ୍ଜୀକରଣ କରନ୍ତୁ',
    learn: 'ଅଧିକ ଜାଣନ୍ତୁ',
    download: 'ଆପ୍ ଡାଉନଲୋଡ୍ କରନ୍ତୁ',
    quote: 'ମୂଲ୍ୟ ଜାଣନ୍ତୁ',
    donate: 'ଦାନ କରନ୍ତୁ',
    visit: 'ଆମ ପାଖକୁ ଆସନ୍ତୁ',
    contact: 'ଯୋଗାଯୋଗ କରନ୍ତୁ',
    start: 'ଆରମ୍ଭ କରନ୍ତୁ',
    discover: 'ଅଧିକ ଦେଖନ୍ତୁ',
    tickets: 'ଟିକେଟ ନିଅନ୍ତୁ',
    apply: 'ଆବେଦନ କରନ୍ତୁ',
  },
} satisfies BasicLanguage;
