import type { Expected } from '../../copywriter/brief-cases.fixtures.ts';
import type { Brief } from '../../design/ad-design.ts';

/** Offers in many languages, and copy whose sentences must not get lost. */
export const offerCases: [Brief, Expected][] = [
  [
    { title: 'Yoga studio: Free for 30 days' },
    { headline: 'Yoga studio', offer: 'Free for 30 days', language: 'en' },
  ],
  [
    { title: 'Coffee day: buy one get one free' },
    { headline: 'Coffee day', offer: 'Buy one get one free', language: 'en' },
  ],
  [
    { title: 'Honey from our own bees', saleGoals: '3 jars for the price of 2' },
    { headline: 'Honey from our own bees', offer: '3 jars for the price of 2', language: 'en' },
  ],
  [
    { title: 'Honey from our own bees', saleGoals: 'Two jars for the price of one until Friday' },
    {
      headline: 'Honey from our own bees',
      offer: 'Two jars for the price of one until Friday',
      language: 'en',
    },
  ],
  [
    { title: 'Autowäsche', adCopy: '10 Wäschen zahlen, 12 bekommen' },
    { headline: 'Autowäsche', offer: '10 Wäschen zahlen, 12 bekommen', language: 'de' },
  ],
  [
    { title: 'Фитнес', adCopy: 'Абонемент на 12 месяцев по цене 8' },
    { headline: 'Фитнес', offer: 'Абонемент на 12 месяцев по цене 8', language: 'ru' },
  ],
  [
    { title: 'Academia', adCopy: '12x de R$ 89,90 sem taxa' },
    { headline: 'Academia', offer: '12x de R$ 89,90 sem taxa', language: 'pt' },
  ],
  [
    { title: 'Kawiarnia w Krakowie', saleGoals: '2 za 1 w każdą środę' },
    { headline: 'Kawiarnia w Krakowie', offer: '2 za 1 w każdą środę', language: 'pl' },
  ],
  [
    { title: 'Мыльная лавка у реки', saleGoals: '2 за 1 каждый выходной' },
    { headline: 'Мыльная лавка у реки', offer: '2 за 1 каждый выходной', language: 'ru' },
  ],
  [{ title: 'Trial week: 14 days free' }, { headline: 'Trial week', offer: '14 days free', language: 'en' }],
  [
    { title: 'Boulangerie : 15 % offerts' },
    { headline: 'Boulangerie', offer: '15 % offerts', language: 'fr' },
  ],
  [
    { title: 'Soldes d’été : jusqu’à -50 %' },
    { headline: 'Soldes d’été', offer: 'Jusqu’à -50 %', language: 'fr' },
  ],
  [
    { title: 'Vente privée : livraison offerte' },
    { headline: 'Vente privée', offer: 'Livraison offerte', language: 'fr' },
  ],
  [{ title: 'Neue Räder: ab 9,99 €' }, { headline: 'Neue Räder', offer: 'Ab 9,99 €', language: 'de' }],
  [
    { title: 'Sommeraktion: kostenloser Versand' },
    { headline: 'Sommeraktion', offer: 'Kostenloser Versand', language: 'de' },
  ],
  [
    { title: 'Neues Studio: 30 Tage kostenlos' },
    { headline: 'Neues Studio', offer: '30 Tage kostenlos', language: 'de' },
  ],
  [
    { title: 'Rebajas de verano: envío gratis' },
    { headline: 'Rebajas de verano', offer: 'Envío gratis', language: 'es' },
  ],
  [{ title: 'Oferta de verano: 3x2' }, { headline: 'Oferta de verano', offer: '3x2', language: 'es' }],
  [
    { title: 'Saldi estivi: paghi 2 prendi 3' },
    { headline: 'Saldi estivi', offer: 'Paghi 2 prendi 3', language: 'it' },
  ],
  [
    { title: 'Café especial: a partir de R$ 19' },
    { headline: 'Café especial', offer: 'A partir de R$ 19', language: 'pt' },
  ],
  [
    { title: 'Curso de inglês: 7 dias grátis' },
    { headline: 'Curso de inglês', offer: '7 dias grátis', language: 'pt' },
  ],
  [
    { title: 'Nya skor: köp 3 betala för 2' },
    { headline: 'Nya skor', offer: 'Köp 3 betala för 2', language: 'sv' },
  ],
  [
    { title: 'Uudet kengät: osta 2 saat 3' },
    { headline: 'Uudet kengät', offer: 'Osta 2 saat 3', language: 'fi' },
  ],
  [
    { title: 'Új cipők: egyet fizet kettőt kap' },
    { headline: 'Új cipők', offer: 'Egyet fizet kettőt kap', language: 'hu' },
  ],
  [
    { title: 'Yeni kurs: 7 gün ücretsiz' },
    { headline: 'Yeni kurs', offer: '7 gün ücretsiz', language: 'tr' },
  ],
  [
    { title: 'Летняя распродажа: до 30%' },
    { headline: 'Летняя распродажа', offer: 'До 30%', language: 'ru' },
  ],
  [
    { title: 'Новий курс: 7 днів безкоштовно' },
    { headline: 'Новий курс', offer: '7 днів безкоштовно', language: 'uk' },
  ],
  [{ title: '夏季大促：第二件半价' }, { headline: '夏季大促', offer: '第二件半价', language: 'zh-Hans' }],
  [{ title: '夏のセール：2点で10%オフ' }, { headline: '夏のセール', offer: '2点で10%オフ', language: 'ja' }],
  [{ title: '여름 세일: 무료 배송' }, { headline: '여름 세일', offer: '무료 배송', language: 'ko' }],
  [{ title: '새 강의: 7일 무료' }, { headline: '새 강의', offer: '7일 무료', language: 'ko' }],
  [{ title: 'त्योहार सेल: खरीदें 1 पाएं 1' }, { headline: 'त्योहार सेल', offer: 'खरीदें 1 पाएं 1', language: 'hi' }],
  [
    { title: 'নতুন জুতা: ১টি কিনলে ১টি ফ্রি' },
    { headline: 'নতুন জুতা', offer: '১টি কিনলে ১টি ফ্রি', language: 'bn' },
  ],
  [
    { title: 'புதிய காலணிகள்: 1 வாங்கினால் 1 இலவசம்' },
    { headline: 'புதிய காலணிகள்', offer: '1 வாங்கினால் 1 இலவசம்', language: 'ta' },
  ],
  [{ title: 'รองเท้าใหม่: ซื้อ 1 แถม 1' }, { headline: 'รองเท้าใหม่', offer: 'ซื้อ 1 แถม 1', language: 'th' }],
  [
    { title: 'Sepatu baru: beli 1 gratis 1' },
    { headline: 'Sepatu baru', offer: 'Beli 1 gratis 1', language: 'id' },
  ],
  [
    { title: 'Viatu vipya: nunua 1 pata 1' },
    { headline: 'Viatu vipya', offer: 'Nunua 1 pata 1', language: 'sw' },
  ],
  [
    { title: 'أحذية جديدة: اشتر 1 واحصل على 1' },
    { headline: 'أحذية جديدة', offer: 'اشتر 1 واحصل على 1', language: 'ar', direction: 'rtl' },
  ],
  [
    { title: 'Sugar-free for 3 years' },
    { headline: 'Sugar-free for 3 years', offer: undefined, language: 'en' },
  ],
  [
    {
      title: 'Mattress',
      adCopy:
        'Headline: Your back deserves a better night. Our mattresses are made by hand in the Black Forest.\nCTA: Try one',
    },
    {
      headline: 'Your back deserves a better night',
      subline: 'Our mattresses are made by hand in the Black Forest',
      callToAction: 'Try one',
      language: 'en',
    },
  ],
  [
    {
      title: 'Mattress',
      adCopy:
        'A third of your life is night. Make it the best one. Hand made in the Black Forest.\nSubline: From 499 €',
    },
    {
      headline: 'A third of your life is night',
      subline: 'From 499 € · Mattress · Make it the best one. Hand made in the Black Forest',
      language: 'en',
    },
  ],
  [
    { title: 'Mattress', adCopy: 'Sleep. Dream. Repeat. Made by hand in the Black Forest.' },
    {
      headline: 'Sleep. Dream. Repeat.',
      subline: 'Mattress · Made by hand in the Black Forest',
      language: 'en',
    },
  ],
  [
    { title: 'Yoga in the morning. For everyone. Every day at seven.' },
    { headline: 'Yoga in the morning', subline: 'For everyone · Every day at seven', language: 'en' },
  ],
  [
    { title: 'Sleep well. Wake up happy.' },
    { headline: 'Sleep well. Wake up happy.', subline: undefined, language: 'en' },
  ],
  [{ title: 'กาแฟสดใหม่ทุกเช้า ลด 20%' }, { headline: 'กาแฟสดใหม่ทุกเช้า', offer: 'ลด 20%', language: 'th' }],
  [
    {
      title: 'Kampagne',
      adCopy:
        'Donaudampfschifffahrtsgesellschaft feiert Sommerschlussverkauf\nAlles für den Berg.\nCTA: Jetzt versandkostenfrei bestellen',
    },
    {
      headline: 'Donaudampfschifffahrtsgesellschaft feiert Sommerschlussverkauf',
      subline: 'Alles für den Berg',
      callToAction: 'Jetzt versandkostenfrei bestellen',
      language: 'de',
    },
  ],
];
