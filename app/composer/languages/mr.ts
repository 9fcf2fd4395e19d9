import type { BasicLanguage } from './language.ts';

/** Marathi. */
export const mr = {
  code: 'mr',
  functionWords:
    'आणि मध्ये आहे आहेत नवीन सर्व तुमच्या आमच्या सूट सवलत सेल मोफत डिलिव्हरी आता आज फक्त पर्यंत खरेदी करा दुकान उद्घाटन भव्य उन्हाळी हिवाळी पहिला शूज कॉफी नाही साठी वर',
  headLast: true,
  calls: {
    buy: 'आता खरेदी करा',
    order: 'आता ऑर्डर करा',
    book: 'आता बुक करा',
    table: 'टेबल बुक करा',
    reserve: 'तुमची जागा बुक करा',
    'sign-up': 'नोंदणी करा',
    learn: 'अधिक जाणून घ्या',
    download: 'अ‍ॅप डाउनलोड करा',
    quote: 'दर जाणून घ्या',
    donate: 'आता दान करा',
    visit: 'भेट द्या',
    contact: 'संपर्क करा',
    start: 'सुरुवात करा',
    discover: 'अधिक पाहा',
    tickets: 'तिकीट मिळवा',
    apply: 'आता अर्ज करा',
  },
  topics: {
    shoes: 'शूज',
    headphones: 'हेडफोन संगीत',
    phone: 'मोबाईल',
    app: 'एप',
    fitness: 'योग',
    travel: 'पर्यटन',
  },
  percent: 'टक्के',
} satisfies BasicLanguage;
