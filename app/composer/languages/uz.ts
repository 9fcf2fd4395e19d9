import type { BasicLanguage } from './language.ts';

/** Uzbek. */
export const uz = {
  code: 'uz',
  functionWords:
    'va bilan uchun bir bu eng yangi barcha sizning bizning chegirma aksiya taklif bepul yetkazib hozir bugun faqat gacha doʻkon ochilish katta yoz qish birinchi poyabzal qahva',
  headLast: true,
  calls: {
    buy: 'Sotib olish',
    order: 'Buyurtma berish',
    book: 'Band qilish',
    table: 'Stol band qilish',
    reserve: 'Joy band qilish',
    'sign-up': 'Roʻyxatdan oʻtish',
    learn: 'Batafsil',
    download: 'Ilovani yuklash',
    quote: 'Narxini bilish',
    donate: 'Yordam berish',
    visit: 'Bizga keling',
    contact: 'Bogʻlanish',
    start: 'Boshlash',
    discover: 'Batafsil',
    tickets: 'Chipta olish',
    apply: 'Ariza berish',
  },
  offers: [{ kind: 'free', source: "bepul|tekin(?:ga)?|sovgʻaga|sovg['’ʼ‘]aga" }],
  off: String.raw`chegirma\p{L}*`,
  currencies: "so[ʻ’‘']m",
  unitFirst: 'kilosi|donasi',
  numberFor: "buyurtma|yozilish|ma['’ʼ]lumot|uchun|bron|ro['’ʻ]yxatdan",
} satisfies BasicLanguage;
