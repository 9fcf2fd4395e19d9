import { describe, expect, it } from 'vitest';
import { type AdCopy, type Brief, copySchema } from './ad-design.ts';
import { repeats } from './copywriter/clean-text.ts';
import { writeCopy } from './copywriter.ts';

type Expected = Partial<Record<keyof AdCopy, string | undefined>> & { language: string; direction?: 'rtl' };

const table: [Brief, Expected][] = [
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
      offer: 'hasta 40% de descuento',
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
    { headline: 'Neue Kollektion', offer: '20 % Rabatt', language: 'de' },
  ],
  [
    { title: 'Saldi estivi - sconti fino al 60%' },
    { headline: 'Saldi estivi', offer: 'sconti fino al 60%', callToAction: 'Acquista ora', language: 'it' },
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
    { headline: 'Vánoční slevy', offer: 'doprava zdarma', language: 'cs' },
  ],
  [
    { title: 'Nyári leárazás: 30% kedvezmény minden cipőre' },
    { headline: 'Nyári leárazás', callToAction: 'Vásárlás', language: 'hu' },
  ],
  [
    { title: 'Yaz indirimi: tüm ayakkabılarda %30 indirim' },
    {
      headline: 'Yaz indirimi',
      offer: 'tüm ayakkabılarda %30 indirim',
      callToAction: 'Hemen al',
      language: 'tr',
    },
  ],
  [
    { title: 'Распродажа обуви: скидки до 50%' },
    { headline: 'Распродажа обуви', offer: 'скидки до 50%', callToAction: 'Купить', language: 'ru' },
  ],
  [
    { title: 'Літній розпродаж: знижка 20%' },
    { headline: 'Літній розпродаж', offer: 'знижка 20%', callToAction: 'Купити', language: 'uk' },
  ],
  [
    { title: 'Καλοκαιρινές εκπτώσεις - έως 50%' },
    { headline: 'Καλοκαιρινές εκπτώσεις', offer: 'έως 50%', language: 'el' },
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
    { headline: 'Khuyến mãi mùa hè', offer: 'giảm giá 30%', callToAction: 'Mua ngay', language: 'vi' },
  ],
  [
    { title: 'Promo musim panas: diskon hingga 40%' },
    { headline: 'Promo musim panas', offer: 'diskon hingga 40%', language: 'id' },
  ],
  [{ title: 'Punguzo la bei: viatu vyote kwa wote' }, { language: 'sw', callToAction: 'Nunua sasa' }],
];

describe('writeCopy', () => {
  it.each(table)('%j', (brief, { language, direction = 'ltr', ...expected }) => {
    const written = writeCopy(brief);
    expect(written).toMatchObject({ language, direction });
    for (const [role, words] of Object.entries(expected))
      expect(written.copy[role as keyof AdCopy], role).toBe(words);
  });

  it('keeps finished ad copy word for word', () => {
    const adCopy =
      'Sleep like you mean it\nOrganic cotton sheets, woven in Portugal.\nNow 2 for 1\nShop the sheets';
    const { copy } = writeCopy({ title: 'Sheets campaign', adCopy });
    expect(copy).toEqual({
      headline: 'Sleep like you mean it',
      subline: 'Organic cotton sheets, woven in Portugal',
      offer: 'Now 2 for 1',
      callToAction: 'Shop the sheets',
    });
  });

  it('never prints plans or audiences', () => {
    const { copy } = writeCopy({
      title: 'Trail shoes',
      targetAudience: 'millennial hikers with high income',
      saleGoals:
        'Increase brand awareness and conversions by 30%; reach 10,000 new customers, drive foot traffic',
      instructions: 'Target millennials. Make the logo bigger. Use a mountain picture.',
    });
    expect(JSON.stringify(copy)).not.toMatch(
      /increase|awareness|conver|millennial|reach|traffic|30%|logo|mountain/i,
    );
    expect(copy.headline).toBe('Trail shoes');
  });

  it('cuts long copy between sentences or words, without an ellipsis', () => {
    const sentence =
      'Our coaches build a plan around you, your week and your goals, every single time you walk in';
    const { copy } = writeCopy({ title: 'Gym', adCopy: `${`${sentence}. `.repeat(30)}` });
    expect(copy.headline).toBe('Gym');
    expect(sentence.startsWith(copy.subline ?? '-')).toBe(true);
    expect(copy.subline).not.toMatch(/…|\.\.\.|\s$/);
    const long = writeCopy({
      title:
        'An extraordinarily long title that goes on about the many virtues of our handmade wooden chairs',
    });
    expect(long.copy.headline.length).toBeLessThanOrEqual(60);
    expect(
      `An extraordinarily long title that goes on about the many virtues of our handmade wooden chairs`,
    ).toContain(`${long.copy.headline} `);
  });

  const hostile = [
    '',
    '   ',
    '\u202e\u2066evil\u0000\u0007',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '\ud800\udfff\ud83d',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
    'a'.repeat(1_000_000),
    '((((((((((['.repeat(500),
    '%%%% $$$$ €€€€ 100% 0% -%',
    '🔥'.repeat(3000),
    '"'.repeat(2000),
    'Headline:'.repeat(300),
    '9'.repeat(5000),
    '50% '.repeat(2000),
    "Robert'); DROP TABLE ads;--",
    '\n\n\n\t\r\n',
    '{{constructor.constructor("return 1")()}} #{7*7}',
    'until '.repeat(900),
    'free '.repeat(900),
  ];
  it.each(hostile.map((text) => [text.slice(0, 30), text]))('survives %j', (_, text) => {
    const start = performance.now();
    for (const brief of [
      { title: text },
      { title: 'Shoes', adCopy: text, saleGoals: text, instructions: text, brandVoice: text },
    ]) {
      const { copy } = writeCopy(brief);
      expect(copySchema.safeParse(copy).success).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly what must not be there
      expect(JSON.stringify(copy)).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]|<script|onerror/);
    }
    expect(performance.now() - start).toBeLessThan(1500);
  });

  it('never says the same twice', () => {
    for (const [brief] of table) {
      const { headline, subline, offer } = writeCopy(brief).copy;
      if (subline) expect(repeats(headline, subline), `${headline} / ${subline}`).toBe(false);
      if (offer) expect(repeats(headline, offer), `${headline} / ${offer}`).toBe(false);
      if (offer && subline) expect(repeats(subline, offer), `${subline} / ${offer}`).toBe(false);
    }
  });
});
