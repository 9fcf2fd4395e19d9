import { describe, expect, it } from 'vitest';
import { listLeftOut } from '../brief/left-out.ts';
import { offerCases } from '../brief/offer/offer-cases.fixtures.ts';
import { readBrief } from '../brief/read-brief.ts';
import { says } from '../brief/text/clean-text.ts';
import { type AdCopy, type Brief, copySchema } from '../design/ad-design.ts';
import { briefCases } from './brief-cases.fixtures.ts';
import { writeCopy as write } from './copywriter.ts';

const writeCopy = (brief: Brief) => write(readBrief(brief));

describe('writeCopy', () => {
  it.each([...briefCases, ...offerCases])('%j', (brief, { language, direction = 'ltr', ...expected }) => {
    const written = writeCopy(brief);
    expect(written).toMatchObject({ language, direction });
    for (const [role, words] of Object.entries(expected))
      expect(written.copy[role as keyof AdCopy], role).toBe(words);
  });

  it.each([
    ['Antep fıstığı 1 kg', 'Yeni mahsul, tuzsuz. 650 TL'],
    ['Matratzen', 'Probeliegen ohne Termin. Ab 299 €'],
    ['Aluguer de pranchas', 'Pranchas e fatos incluídos. 20 € por hora'],
    ['Line dancing', 'Socks must be worn. £3'],
  ])('lets the name of %s lead, and no feature', (title, adCopy) => {
    expect(writeCopy({ title, adCopy }).copy.headline).toBe(title);
  });

  it.each([
    ['Night serum', 'Wake up softer. Retinal 0.1%. £24', 'Wake up softer'],
    ['Cestas de café da manhã', 'Surpreenda quem você ama. A partir de R$ 129', 'Surpreenda quem você ama'],
    ['Schlafsäcke', 'Schlaf, wo du willst. Ab 89 €', 'Schlaf, wo du willst'],
    ['Gin', 'Eight botanicals from one hillside.\n£32', 'Eight botanicals from one hillside'],
  ])(
    'lets a slogan of %s lead that speaks to its readers or has a line of its own',
    (title, adCopy, headline) => {
      expect(writeCopy({ title, adCopy }).copy.headline).toBe(headline);
    },
  );

  it.each([
    ['Taxidermy workshop', 'Sun 9 March, 10am–4pm. £120 incl. all materials.', '£120 incl. all materials'],
    [
      'Schoorsteenveger',
      '€ 65 per kanaal incl. btw. 2e kanaal € 40. Binnen een week bij u.',
      '€ 65 per kanaal incl. btw',
    ],
    ['Lobster rolls', 'Harbour Shack pops up on Pier 4. £14 each or 2 for £25.', '£14 each or 2 for £25'],
  ])('ends the offer of %s where its sentence ends', (title, adCopy, offer) => {
    expect(writeCopy({ title, adCopy }).copy.offer).toBe(offer);
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

  it.each([
    [{ title: 'Reconditioned typewriters', adCopy: 'CHECKED AND CLEANED. From £120' }],
    [{ title: 'Szczenięta labradora', adCopy: 'Rodowód, szczepienia. 3500 zł' }],
    [{ title: 'Village broadband', adCopy: 'No contract, no price rises\n£28 a month' }],
    [{ title: 'Zahnreinigung', adCopy: 'Ohne lange Wartezeit. 79 €' }],
  ])('leads with the thing sold before a list of what it has: %j', (brief) => {
    expect(write(readBrief(brief), { angle: 'benefit' }).copy.headline).toMatch(
      new RegExp(`^${brief.title}`, 'u'),
    );
  });

  it('ends a price without a full stop', () => {
    const { copy } = writeCopy({ title: 'Museu do mar', adCopy: 'Inteiro R$ 48.' });
    expect(JSON.stringify(copy)).not.toContain('48.');
  });

  it('ends an offer before a phone number, and leaves a counted word its dot', () => {
    const free = writeCopy({ title: 'Hearing test', adCopy: 'Free. 0800 496 0122' }).copy;
    expect(free.offer).toBe('Free');
    expect(free.callToAction).toContain('0800 496 0122');
    const paella = writeCopy({ title: 'Paella géante', adCopy: '78 € pour 6 pers.' }).copy;
    expect(JSON.stringify(paella)).toContain('6 pers.');
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
  });

  it('keeps a headline of one clause whole, and cuts one of several at a clause', () => {
    const whole =
      'An extraordinarily long title that goes on about the many virtues of our handmade wooden chairs';
    expect(writeCopy({ title: whole }).copy.headline).toBe(whole);
    const several =
      'Chairs by hand, tables by heart, and a workshop that opens its doors to everybody on Fridays';
    const { headline } = writeCopy({ title: several }).copy;
    expect(headline.length).toBeLessThanOrEqual(60);
    expect(several.startsWith(`${headline},`)).toBe(true);
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
    // A pattern that goes back and forth takes minutes; the first reading in a language compiles its patterns.
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it.each([
    ['नया योग केंद्र', 'सुबह की हवा, शांत मन।\nहर शनिवार सुबह 7 बजे।'],
    ['የእንግሊዝኛ ቋንቋ ትምህርት ለልጆች', 'ቅዳሜ እና እሁድ ጠዋት።\nበወር 1,500 ብር።'],
    ['بچوں کے جوتے', 'نرم اور ہلکے۔\nپہلا جوڑا مفت۔'],
  ])('ends the badge and the lone line of %s without a stop, as in Latin', (title, adCopy) => {
    const { subline = '', offer = '' } = writeCopy({ title, adCopy }).copy;
    expect(subline + offer).not.toBe('');
    for (const line of [subline, offer]) if (!/[।።۔] /u.test(line)) expect(line).not.toMatch(/[।።۔]$/u);
  });

  it('never says the same twice', () => {
    for (const [brief] of [...briefCases, ...offerCases]) {
      const { headline, subline, offer } = writeCopy(brief).copy;
      if (subline) expect(says(headline, subline), `${headline} / ${subline}`).toBe(false);
      if (offer) expect(says(headline, offer), `${headline} / ${offer}`).toBe(false);
      if (offer && subline) expect(says(subline, offer), `${subline} / ${offer}`).toBe(false);
    }
  });

  it.each([
    ['보일러 수리', '당일 방문 010-5555-0123', '당일 방문'],
    ['Boiler repairs', 'Same-day visit 0131 555 0199', 'Same-day visit'],
    ['Klempner', 'Notdienst rund um die Uhr 0171 5550123', 'Notdienst rund um die Uhr'],
    ['Boiler repairs', 'Tel. 0131 555 0199', undefined],
    ['Family panto', 'Box office 01632 960 111', undefined],
    ['Fontanero', 'Llama al 600 555 123', undefined],
  ])('%s, %s: prints what stands before the number and is no label of it', (title, adCopy, subline) => {
    expect(writeCopy({ title, adCopy }).copy.subline).toBe(subline);
  });

  it('prints a lone word before a number with it, where it tells of an emergency', () => {
    const facts = readBrief({ title: 'Dachdecker Vogt', adCopy: 'Notdienst 0170 5550188' });
    const { copy } = write(facts);
    expect(copy.subline).toBe('Notdienst 0170 5550188');
    expect(listLeftOut(facts, Object.values(copy))).toEqual([]);
    const { subline } = writeCopy({ title: 'Calçotada', adCopy: 'Reserves 977 00 11 22' }).copy;
    expect(subline).toBeUndefined();
  });

  it('lists a line that says more than the days of it that are printed', () => {
    const facts = readBrief({
      title: 'Pastry chef (m/f)',
      adCopy: 'Full time, Tuesday to Saturday. Start at once.',
    });
    expect(listLeftOut(facts, ['Pastry chef (m/f)', 'Tuesday to Saturday', 'Start at once.'])).toEqual([
      'Full time, Tuesday to Saturday.',
    ]);
  });

  it.each([
    ['Bakery', 'Mon–Sat 7:00–14:00', ['Bakery'], ['Mon–Sat 7:00–14:00']],
    ['Bakery', 'Mon–Sat 7:00–14:00', ['Bakery', 'Open Mon–Sat'], ['Mon–Sat 7:00–14:00']],
    ['Bakery', 'Mon-Sat 7am-2pm', ['Bakery'], ['Mon-Sat 7am-2pm']],
    ['Van hire', 'From £35/day, 100 miles free', ['Van hire'], ['From £35/day, 100 miles free']],
    ['Willow baskets', '£140, all tools provided', ['Willow baskets'], ['£140, all tools provided']],
    ['Bakery', 'Mon–Sat 7:00–14:00', ['Bakery', 'Mon–Sat 7:00–14:00'], []],
    ['Bakery', 'Monday to Friday 9-5', ['Bakery', 'Monday to Friday 9-5'], []],
  ])(
    '%s, %s: a fact is listed with what stands beside it where %j is printed',
    (title, adCopy, printed, left) => {
      expect(listLeftOut(readBrief({ title, adCopy }), printed)).toEqual(left);
    },
  );

  it.each([
    ['Yoga by the sea', 'Saturday 12 June, 10am, £12', '£12', 'Saturday 12 June, 10am'],
    [
      'Cours de cuisine thaï',
      'Samedi 10 h–13 h, 59 € repas compris',
      '59 € repas compris',
      'Samedi 10 h–13 h',
    ],
    ['Salsa desde cero', 'Martes 20:30, 35 €/mes, sin pareja', '35 €/mes, sin pareja', 'Martes 20:30'],
    ['Line dancing class', 'Mondays 2pm, St Annes hall, £3', 'Mondays 2pm, St Annes hall, £3', undefined],
    ['Pizzeria Roma', 'Mon–Thu 12–3, 20% off', 'Mon–Thu 12–3, 20% off', undefined],
  ])('%s: %s: %s in the badge, and the day and hour of a class beside it', (title, adCopy, offer, when) => {
    const { copy } = writeCopy({ title, adCopy });
    expect(copy.offer).toBe(offer);
    expect(copy.subline).toBe(when);
  });
});
