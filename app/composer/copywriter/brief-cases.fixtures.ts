import type { AdCopy, Brief } from '../design/ad-design.ts';

/** What the copywriter must make of a brief; a key that is set to undefined must be left out. */
export type Expected = Partial<Record<keyof AdCopy, string | undefined>> & {
  language: string;
  direction?: 'rtl';
};

/** Briefs as people write them, and the words of the ad. */
export const briefCases: [Brief, Expected][] = [
  [
    { title: 'Summer Sale - 50% off all sneakers' },
    {
      headline: 'Summer Sale',
      offer: '50% off all sneakers',
      callToAction: 'Shop now',
      subline: undefined,
      language: 'en',
    },
  ],
  [
    { title: 'Coffee shop grand opening' },
    {
      headline: 'Coffee shop grand opening',
      callToAction: 'Visit us',
      offer: undefined,
      subline: undefined,
      language: 'en',
    },
  ],
  [
    {
      title: 'Spring deals',
      saleGoals: 'Increase online sales, 20% off first order until Sunday',
      targetAudience: 'millennials',
    },
    { headline: 'Spring deals', offer: '20% off first order until Sunday', language: 'en' },
  ],
  [
    { title: 'Spring deals', saleGoals: 'Increase conversions with 15% off all hoodies to attract Gen Z' },
    { headline: 'Spring deals', offer: '15% off all hoodies', subline: undefined, language: 'en' },
  ],
  [
    { title: 'Running shoes', adCopy: 'Step into summer. 50% off all sneakers until Sunday. Shop now!' },
    {
      headline: 'Step into summer',
      offer: '50% off all sneakers until Sunday',
      callToAction: 'Shop now',
      language: 'en',
    },
  ],
  [
    {
      title: 'Bakery',
      adCopy: 'Headline: Fresh every day\nSubline: Baked at 5 am, gone by noon\nCTA: Find us',
    },
    {
      headline: 'Fresh every day',
      subline: 'Baked at 5 am, gone by noon',
      callToAction: 'Find us',
      language: 'en',
    },
  ],
  [
    { title: 'Bakery', adCopy: 'Headline: "Fresh every day". CTA: Order yours' },
    { headline: 'Fresh every day', callToAction: 'Order yours', language: 'en' },
  ],
  [
    { title: 'Make an ad for my coffee shop', instructions: 'cta: Book now, mention free shipping' },
    { headline: 'Coffee shop', offer: 'Free shipping', callToAction: 'Book now', language: 'en' },
  ],
  [
    { title: 'Sneakers 50% off', instructions: "Don't mention free shipping" },
    { headline: 'Sneakers', offer: '50% off', subline: undefined, language: 'en' },
  ],
  [
    { title: 'Buy one get one free on all books' },
    { headline: 'Buy one get one free on all books', offer: undefined, language: 'en' },
  ],
  [
    { title: 'New collection by Maison Noir', brandVoice: 'luxury' },
    { headline: 'New collection', brand: 'Maison Noir', callToAction: 'Discover more', language: 'en' },
  ],
  [{ title: 'Winter boots at acme.com' }, { headline: 'Winter boots', brand: 'acme.com', language: 'en' }],
  [
    { title: 'Get 20% off your first coffee order' },
    { headline: 'Get 20% off your first coffee order', offer: undefined, language: 'en' },
  ],
  [
    { title: 'Bella’s Bakery - fresh bread daily' },
    { headline: 'Bella’s Bakery', subline: 'Fresh bread daily', language: 'en' },
  ],
  [
    { title: 'Try our app', saleGoals: 'drive app downloads among gen z' },
    { headline: 'Try our app', callToAction: 'Get the app', language: 'en' },
  ],
  [{ title: 'Pizza 🍕 night' }, { headline: 'Pizza 🍕 night', callToAction: 'Book a table', language: 'en' }],
  [
    { title: 'Save the river', saleGoals: 'Collect donations' },
    { callToAction: 'Donate now', language: 'en' },
  ],
  [
    { title: 'Ad', adCopy: 'Use "Run wild" as headline and "Lace up" as the button' },
    { headline: 'Run wild', language: 'en' },
  ],
  [
    { title: 'Rebajas de verano: hasta 40% de descuento' },
    {
      headline: 'Rebajas de verano',
      offer: 'Hasta 40% de descuento',
      callToAction: 'Comprar ahora',
      language: 'es',
    },
  ],
  [{ title: 'Gran inauguración de nuestra cafetería' }, { callToAction: 'Visítanos', language: 'es' }],
  [
    { title: 'Soldes d’été : -30 % sur tout le magasin' },
    {
      headline: 'Soldes d’été',
      offer: '-30 % sur tout le magasin',
      callToAction: "J'achète",
      language: 'fr',
    },
  ],
  [
    { title: 'Große Sommeraktion: 50 % Rabatt auf alle Schuhe' },
    {
      headline: 'Große Sommeraktion',
      offer: '50 % Rabatt auf alle Schuhe',
      callToAction: 'Jetzt kaufen',
      language: 'de',
    },
  ],
  [
    {
      title: 'Neue Kollektion',
      saleGoals: 'Umsatz steigern mit 20 % Rabatt auf die erste Bestellung',
      targetAudience: 'Frauen 25-40',
    },
    { headline: 'Neue Kollektion', offer: '20 % Rabatt auf die erste Bestellung', language: 'de' },
  ],
  [
    { title: 'Saldi estivi - sconti fino al 60%' },
    { headline: 'Saldi estivi', offer: 'Sconti fino al 60%', callToAction: 'Acquista ora', language: 'it' },
  ],
  [
    { title: 'Promoção de verão', saleGoals: 'Aumentar as vendas, frete grátis' },
    { offer: 'Frete grátis', callToAction: 'Compre agora', language: 'pt' },
  ],
  [
    { title: 'Zomeruitverkoop: 30% korting op alle schoenen' },
    { headline: 'Zomeruitverkoop', offer: '30% korting op alle schoenen', language: 'nl' },
  ],
  [
    { title: 'Sommarrea: 25 % rabatt på alla skor' },
    { headline: 'Sommarrea', offer: '25 % rabatt på alla skor', callToAction: 'Köp nu', language: 'sv' },
  ],
  [
    { title: 'Letnia wyprzedaż: -40% na wszystkie buty' },
    {
      headline: 'Letnia wyprzedaż',
      offer: '-40% na wszystkie buty',
      callToAction: 'Kup teraz',
      language: 'pl',
    },
  ],
  [
    { title: 'Vánoční slevy: doprava zdarma' },
    { headline: 'Vánoční slevy', offer: 'Doprava zdarma', language: 'cs' },
  ],
  [
    { title: 'Nyári leárazás: 30% kedvezmény minden cipőre' },
    { headline: 'Nyári leárazás', callToAction: 'Vásárlás', language: 'hu' },
  ],
  [
    { title: 'Yaz indirimi: tüm ayakkabılarda %30 indirim' },
    {
      headline: 'Yaz indirimi',
      offer: 'Tüm ayakkabılarda %30 indirim',
      callToAction: 'Hemen al',
      language: 'tr',
    },
  ],
  [
    { title: 'Распродажа обуви: скидки до 50%' },
    { headline: 'Распродажа обуви', offer: 'Скидки до 50%', callToAction: 'Купить', language: 'ru' },
  ],
  [
    { title: 'Літній розпродаж: знижка 20%' },
    { headline: 'Літній розпродаж', offer: 'Знижка 20%', callToAction: 'Купити', language: 'uk' },
  ],
  [
    { title: 'Καλοκαιρινές εκπτώσεις - έως 50%' },
    { headline: 'Καλοκαιρινές εκπτώσεις', offer: 'Έως 50%', language: 'el' },
  ],
  [
    { title: 'تخفيضات الصيف - خصم ٥٠٪ على كل الأحذية' },
    {
      headline: 'تخفيضات الصيف',
      offer: 'خصم ٥٠٪ على كل الأحذية',
      callToAction: 'تسوّق الآن',
      language: 'ar',
      direction: 'rtl',
    },
  ],
  [
    { title: 'حراج تابستان: ۲۰٪ تخفیف' },
    { headline: 'حراج تابستان', offer: '۲۰٪ تخفیف', language: 'fa', direction: 'rtl' },
  ],
  [
    { title: 'گرمیوں کی سیل - 30٪ رعایت' },
    {
      headline: 'گرمیوں کی سیل',
      offer: '30٪ رعایت',
      callToAction: 'ابھی خریدیں',
      language: 'ur',
      direction: 'rtl',
    },
  ],
  [
    { title: 'מבצע קיץ - 30% הנחה' },
    { headline: 'מבצע קיץ', offer: '30% הנחה', language: 'he', direction: 'rtl' },
  ],
  [
    { title: 'गर्मियों की सेल - ५०% छूट' },
    { headline: 'गर्मियों की सेल', offer: '५०% छूट', callToAction: 'अभी खरीदें', language: 'hi' },
  ],
  [{ title: 'ঈদ সেল - ৩০% ছাড়' }, { headline: 'ঈদ সেল', offer: '৩০% ছাড়', language: 'bn' }],
  [
    { title: '夏季大促，全场5折' },
    { headline: '夏季大促', offer: '全场5折', callToAction: '立即购买', language: 'zh-Hans' },
  ],
  [{ title: '週年慶：滿1000減200' }, { headline: '週年慶', offer: '滿1000減200', language: 'zh-Hant' }],
  [
    { title: '夏のセール 全品半額' },
    { headline: '夏のセール', offer: '全品半額', callToAction: '今すぐ購入', language: 'ja' },
  ],
  [
    { title: '여름 세일 - 전 품목 50% 할인' },
    { headline: '여름 세일', offer: '전 품목 50% 할인', callToAction: '지금 구매', language: 'ko' },
  ],
  [
    { title: 'ลดราคาฤดูร้อน 50% ทุกชิ้น' },
    { headline: 'ลดราคาฤดูร้อน', offer: '50% ทุกชิ้น', callToAction: 'ช้อปเลย', language: 'th' },
  ],
  [
    { title: 'Khuyến mãi mùa hè: giảm giá 30%' },
    { headline: 'Khuyến mãi mùa hè', offer: 'Giảm giá 30%', callToAction: 'Mua ngay', language: 'vi' },
  ],
  [
    { title: 'Promo musim panas: diskon hingga 40%' },
    { headline: 'Promo musim panas', offer: 'Diskon hingga 40%', language: 'id' },
  ],
  [{ title: 'Punguzo la bei: viatu vyote kwa wote' }, { language: 'sw', callToAction: 'Nunua sasa' }],
  [
    {
      title: 'Frühjahrscheck für dein Fahrrad',
      saleGoals: 'Kostenlose Durchsicht bis 30. April',
      adCopy: 'Bereit für die ersten warmen Kilometer?\nBremsen, Kette, Licht: wir sehen alles nach.',
      instructions: 'Brand: Radwerk Süd. CTA: Termin buchen',
    },
    {
      headline: 'Bereit für die ersten warmen Kilometer?',
      subline: 'Frühjahrscheck für dein Fahrrad · Bremsen, Kette, Licht: wir sehen alles nach',
      offer: 'Kostenlose Durchsicht bis 30. April',
      callToAction: 'Termin buchen',
      brand: 'Radwerk Süd',
      language: 'de',
    },
  ],
  [
    { title: 'Opening weekend at Bloom Florist', saleGoals: 'Free tulips with every bouquet' },
    { headline: 'Opening weekend at Bloom Florist', offer: 'Free tulips with every bouquet', language: 'en' },
  ],
  [
    {
      title: 'Our payroll software saves small teams four hours every single month without a consultant',
    },
    {
      headline: 'Our payroll software saves small teams four hours every single month without a consultant',
      language: 'en',
    },
  ],
];
