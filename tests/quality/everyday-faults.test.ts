import { describe, expect, it } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';

const write = (brief: Brief, how?: Parameters<typeof writeCopy>[1]) => writeCopy(readBrief(brief), how).copy;

describe('everyday briefs', () => {
  it.each<[string, string, string]>([
    ['Handmade ceramic mugs', '$28, two for $50. Free shipping over $60.', '$28, two for $50'],
    [
      'Yerli bal',
      'Süzme çiçek balı 1 kg 450 TL. 3 kavanoz alana kargo bedava.',
      'Süzme çiçek balı 1 kg 450 TL',
    ],
    ['Wool duvets', 'Double £165. 60 night trial, free returns.', 'Double £165'],
    ['Bikes for hire', 'Half day €12, full day €18. Helmets and locks free.', 'Half day €12, full day €18'],
    ['Piano lessons', '€48 a month. First lesson free.', 'First lesson free'],
    ['Hiring: pastry chef (m/f)', 'Full time. 2,400 € net.', '2,400 € net'],
    ['Baby blankets', 'Merino. £85, personalised +£10.', '£85, personalised +£10'],
    ['Black Friday: headphones -40%', 'Until Monday.', 'Headphones -40%'],
  ])('%s sells at what it costs before what comes beside it: %s', (title, adCopy, offer) => {
    expect(write({ title, adCopy }).offer).toBe(offer);
  });

  it('makes no offer of what is paid on top of a price', () => {
    const service = { title: 'Boiler service', adCopy: 'Landlord certificate +£20.' };
    expect(write(service).offer).toBeUndefined();
    expect(write({ ...service, title: 'Boiler service £79' }).offer).toBe('£79');
  });

  it.each<[string, string, string]>([
    ['Sourdough pizza night', 'Every Thursday. Any pizza + drink 12.50', 'Any pizza + drink 12.50'],
    ['Strawberries', '400 g 3.50, 1 kg 7.80. Open daily', '400 g 3.50, 1 kg 7.80'],
    ['Vegan burger truck', 'This Friday. Burger + fries 11.50. Buns available.', 'Burger + fries 11.50'],
  ])('%s: an amount without a currency is a price, and ends without a stop: %s', (title, adCopy, offer) => {
    expect(write({ title, adCopy }).offer).toBe(offer);
  });

  it.each<[string, string]>([
    ['Harbour run', 'Start 9.45'],
    ['Choir', 'Doors 8.50'],
    ['Spring fair', 'Saturday 12.04'],
  ])('%s: an hour or a day is no price: %s', (title, adCopy) => {
    expect(write({ title, adCopy }).offer).toBeUndefined();
  });

  it.each(['name', 'benefit', 'question'] as const)('never opens with a condition (%s)', (angle) => {
    const repair = { title: 'Phone screens mended', adCopy: 'iPhone & Samsung. No appointment needed.' };
    const job = { title: 'Night cleaner wanted', adCopy: 'No experience? We train you. £13.80/hour.' };
    expect(write(repair, { angle, otherIdea: true }).headline).not.toMatch(/appointment/u);
    expect(write(job, { angle, otherIdea: true }).headline).not.toMatch(/experience/u);
  });

  it('never opens with how goods are brought', () => {
    const trees = { title: 'Kerstbomen te koop', adCopy: 'Nordmann vanaf €25. Gratis bezorgd in Utrecht.' };
    expect(write(trees, { angle: 'offer', otherIdea: true }).headline).not.toMatch(/bezorgd/u);
  });

  it('leads with the news behind a label', () => {
    const { headline, subline } = write({
      title: 'Boulangerie : la galette des rois est là',
      adCopy: 'Frangipane ou pomme, dès 14 €.',
    });
    expect(headline).toBe('La galette des rois est là');
    expect(subline).toContain('Boulangerie');
  });

  it.each<[string, string]>([
    ['Sezon od 1 maja: kajaki na Wdzie', 'Kajaki na Wdzie'],
    ['Cukrászda: itt a dobostorta', 'Itt a dobostorta'],
    ['Carpintero: armarios a medida', 'Armarios a medida'],
  ])('leads with the thing behind its season or its seller: %s', (title, headline) => {
    expect(write({ title, adCopy: '' }).headline).toBe(headline);
  });

  it.each<[string, string, string]>([
    [
      'Umzugshilfe',
      '2 Helfer 75 €/Std. Samstags ohne Aufpreis. Kostenlose Besichtigung',
      '2 Helfer 75 €/Std',
    ],
    [
      'Hausmeister (m/w/d)',
      '20 Std./Woche, 16,50 €/Std. Führerschein Klasse B.',
      '20 Std./Woche, 16,50 €/Std',
    ],
  ])('%s: a rate ends a sentence: %s', (title, adCopy, offer) => {
    expect(write({ title, adCopy }).offer).toBe(offer);
  });

  it.each<[string, string, string, string]>([
    ['Fresh eggs', 'Dozen 3.50. honesty box at the gate, Mill Lane', 'Dozen 3.50', 'Honesty box at the gate'],
    ['Hay for sale', 'Small bales 5.50 each. Barn stored', 'Small bales 5.50 each', 'Barn stored'],
    ['Ремонт обуви', 'Скидка 15% студентам. ул. Ленина, 24', 'Скидка 15% студентам', 'ул. Ленина, 24'],
    ['Экскурсия', 'В 12 и 16 ч. 900 ₽ взрослый. пр. Мира, 5', '900 ₽ взрослый', 'пр. Мира, 5'],
    ['Clases de baile', 'Primera clase gratis. c/ Mayor, 8', 'Primera clase gratis', 'c/ Mayor, 8'],
    ['Miele', 'Acacia 500 g 8,50 €. castagno 9 €', 'Acacia 500 g 8,50 €', 'Castagno 9 €'],
    ['Nachhilfe', '22 € für 60 Min. Probestunde kostenlos', 'Probestunde kostenlos', '22 € für 60 Min.'],
    ['Vinyl fair', 'Early birds £5 from 9. 40 dealers', 'Early birds £5 from 9', '40 dealers'],
    ['Pub quiz', 'Thursdays 7.30pm, £9 a team of six', '£9 a team of six', 'Thursdays 7.30pm'],
  ])('%s: the badge ends with its sentence: %s', (title, adCopy, offer, subline) => {
    const copy = write({ title, adCopy });
    expect(copy.offer).toBe(offer);
    expect(copy.subline).toContain(subline);
  });

  it('keeps a price that hangs on its day in one badge', () => {
    expect(write({ title: 'Pizza', adCopy: 'Tuesdays 5–9pm, any pizza £8' }).offer).toContain('Tuesdays');
  });

  it.each<[string, string, string]>([
    ['Bookkeeping', 'Free 20 minute call. From £60 a month.', 'call'],
    ['Open garden', 'Free entry. Tea and cake.', 'entry'],
    ['Tag der offenen Gärten', 'Eintritt frei. Kuchen und Kaffee.', 'Eintritt'],
  ])('%s leads, and not the way in: %s', (title, adCopy, wayIn) => {
    const { headline } = write({ title, adCopy }, { angle: 'offer', otherIdea: true });
    expect(headline.replace(`${title}. `, '').startsWith(headline) && headline.includes(wayIn)).toBe(false);
  });

  it.each<[string, string]>([
    ['Christmas market', 'Friday 4 December 4–9 pm. Mulled wine. Free parking.'],
    ['Marché de Noël', '12 décembre, 10h-18h. Vin chaud. Parking gratuit.'],
  ])('makes no badge of the parking of what is on a day: %s', (title, adCopy) => {
    const { offer, subline } = write({ title, adCopy });
    expect(offer).toBeUndefined();
    expect(subline).toMatch(/parking/iu);
  });

  it('prints no rest of a sentence whose number stands on the button', () => {
    const wash = { title: 'Mobile dog wash', adCopy: '£18 small. Message us on WhatsApp 07700 900 431' };
    expect(write(wash).subline).toBeUndefined();
    expect(write(wash, { otherIdea: true }).headline).not.toMatch(/Message us/u);
  });

  it('takes an entry of the price list for no condition', () => {
    const { facts } = readBrief({ title: 'Ремонт обуви', adCopy: 'Набойки от 400 ₽, молния от 900 ₽.' });
    expect(facts.filter(({ kind }) => kind === 'condition')).toEqual([]);
    expect(facts.filter(({ kind }) => kind === 'listed')).toHaveLength(2);
  });

  it('takes the number of a hall for no advertiser', () => {
    expect(write({ title: 'Bike service', adCopy: 'Drop off at Unit 4, Mill Yard.' }).brand).toBeUndefined();
  });

  it('begins every sentence of who types small with a capital', () => {
    const { subline } = write({
      title: 'bike service',
      adCopy: 'brakes, gears, chain + wash. we come to your home',
    });
    expect(subline).toBe('Brakes, gears, chain + wash · We come to your home');
  });

  it.each<[string, string, string, string]>([
    [
      'Taller de cerámica',
      'Martes y jueves 18h. 85 € al mes, horno incluido.',
      '85 € al mes',
      'Martes y jueves 18h',
    ],
    ['Cours de cuisine', '65 € par pers. Samedi 10h ou 15h', '65 € par pers', 'Samedi 10h ou 15h'],
    ['Вырезка ключей', 'Копия ключа от 150 ₽. 5 минут.', 'Копия ключа от 150 ₽', '5 минут'],
    ['Gärtner', 'Hecke, Rasen, Beete. 38 €/Std. Auch samstags', '38 €/Std', 'Hecke, Rasen, Beete'],
    ['ร้านตัดผมชาย', 'ตัดผม 150 บาท โกนหนวด 80 บาท เปิดทุกวัน 10:00-20:00', 'ตัดผม 150 บาท', 'เปิดทุกวัน'],
  ])('%s: a price is a line of its own: %s', (title, adCopy, offer, subline) => {
    const copy = write({ title, adCopy });
    expect(copy.offer).toContain(offer);
    expect(copy.offer).not.toContain(subline);
    expect(copy.subline).toContain(subline);
  });

  it.each<[string, string, string | undefined]>([
    ['Paella para llevar', 'Encargos el día antes: 965 440 218', 'Encargos el día antes'],
    ['Friseur Lotte', 'Termin online oder 0351 4417720', 'Termin online'],
    ['Kuaför Elif', 'Bağdat Cad. No. 88', 'Bağdat Cad. No. 88'],
  ])('%s: nothing is cut inside its words: %s', (title, adCopy, subline) => {
    expect(write({ title, adCopy }).subline).toBe(subline);
  });

  it('reads an arrow as the way from the former price', () => {
    const { facts } = readBrief({ title: '중고 자전거', adCopy: '29,900원 → 24,900원' });
    expect(facts.find(({ kind }) => kind === 'formerPrice')?.text).toBe('29,900원');
    expect(facts.find(({ kind }) => kind === 'price')?.text).toBe('24,900원');
  });

  it('leaves the room of a sub-line to day and place', () => {
    const sale = {
      title: 'Garage sale',
      adCopy: 'Sunday 10am-2pm, 14 Maple Ave. Furniture, toys, books, tools. Cash only.',
    };
    expect(write(sale, { angle: 'occasion', otherIdea: true }).headline).toMatch(/^Garage sale/u);
  });

  it.each<[Brief, string]>([
    [{ title: 'Half price highlights with Bea, this month only' }, 'Half price highlights with Bea'],
    [
      { title: 'GED / SAT crash course by retired teachers', adCopy: '40 days, daily tests.' },
      'GED / SAT crash course by retired teachers',
    ],
    [{ title: 'Moor trail run 10km / 21km', adCopy: 'Sat 14 June.' }, 'Moor trail run 10km / 21km'],
    [{ title: 'XII. Tóparti futás', adCopy: '5, 10 és 21 km.' }, 'XII. Tóparti futás'],
    [
      { title: 'Naučím tě na harmoniku (i když máš pocit, že na to už nemáš sluch)', adCopy: '' },
      'Naučím tě na harmoniku',
    ],
  ])('%j opens with the thing, whole: %s', (brief, headline) => {
    expect(write(brief).headline).toBe(headline);
  });

  it.each<[Brief, RegExp]>([
    [
      { title: 'Doação de sangue', adCopy: 'Das 9h às 13h. Leve o cartão de cidadão e não venha em jejum.' },
      /Leve/u,
    ],
    [{ title: "Nena's Ensaymada", adCopy: 'Message us to reserve your box, best within 3 days' }, /Message/u],
    [
      { title: 'Ny terrasse? Snekker Haugen bygger', adCopy: 'Bestill før 1. mars og få 10 % på arbeidet.' },
      /Bestill/u,
    ],
    [
      { title: 'Plots for sale at Ibeju 500sqm', adCopy: 'Free site inspection every Saturday.' },
      /inspection/u,
    ],
  ])('%j never opens with %s, which is said to those who come', (brief, words) => {
    for (const angle of ['name', 'benefit', 'offer'] as const)
      expect(write(brief, { angle, otherIdea: true }).headline).not.toMatch(words);
  });

  it('reads a question of two words with its answer', () => {
    const trucks = { title: 'Second chance auto', adCopy: 'No credit? No problem. 40+ trucks on the lot.' };
    expect(write(trucks, { angle: 'question' }).headline).toBe('No credit? No problem.');
  });

  it('prints no target of the goals, a number and a sum', () => {
    const run = {
      title: 'Run the hill for our hospice',
      adCopy: 'Entry $35.',
      saleGoals: '600 entries and $40k',
    };
    expect(JSON.stringify(write(run))).not.toMatch(/600|40k/u);
    const tool = {
      title: 'Invoices on the go',
      adCopy: 'Works offline.',
      saleGoals: 'app installs + free trial starts',
    };
    expect(JSON.stringify(write(tool))).not.toMatch(/installs/u);
  });

  it('leaves no "or" behind where the button has the number', () => {
    const brows = {
      title: 'Ламінування брів',
      adCopy: 'Запис в дірект або 067 555 01 28, Львів, вул Городоцька.',
    };
    expect(write(brows).subline).toBe('Запис в дірект, Львів, вул Городоцька');
  });

  it.each<[Brief, string | undefined]>([
    [
      { title: 'Queen bees ready in May', adCopy: 'Calm queens, £45. Collect from Ludlow after dusk.' },
      undefined,
    ],
    [{ title: 'Diwali gift boxes', adCopy: 'Dry fruit hampers from Rs 499.' }, undefined],
    [{ title: 'Snowplow contracts', adCopy: 'Pay in full by Oct 15 and save $50.' }, undefined],
    [{ title: 'Evening choir and practice at St Anne’s', adCopy: 'Mondays 7.30pm.' }, 'St Anne’s'],
    [
      { title: 'Aqua aerobics', adCopy: 'Tuesdays 7pm at Lido Leisure. A month of classes for £35' },
      'Lido Leisure',
    ],
  ])('%j is by nobody called like a place or a figure: %s', (brief, brand) => {
    expect(readBrief(brief).facts.find(({ kind }) => kind === 'brand')?.text).toBe(brand);
  });

  it('keeps strokes in a title between places, and cuts it where a clause ends', () => {
    const headlineOf = (title: string) => write({ title }).headline;
    expect(headlineOf('Forklift refresher, counterbalance / reach')).toBe(
      'Forklift refresher, counterbalance / reach',
    );
    expect(headlineOf('Get rid of pigeons, netting & spikes for balconies and AC units, Sharjah/Ajman')).toBe(
      'Get rid of pigeons',
    );
  });

  it('says where to write beside the badge, and nothing of goals that is half a wish', () => {
    const fair = { title: 'Vide-grenier', adCopy: 'Emplacements 2 € le mètre : club@exemple.fr' };
    expect(write(fair)).toMatchObject({ offer: 'Emplacements 2 € le mètre', subline: 'club@exemple.fr' });
    const app = {
      title: 'Rota app for clubs',
      adCopy: 'One place for all.',
      saleGoals: 'get treasurers to try it free',
    };
    expect(JSON.stringify(write(app))).not.toMatch(/treasurers/u);
  });

  it('says a name once, beside the wordmark', () => {
    const tattoo = { title: 'Cover-ups & custom ink at Black Heron Tattoo', adCopy: 'Three artists.' };
    expect(write(tattoo)).toMatchObject({ headline: 'Cover-ups & custom ink', subline: 'Three artists' });
  });

  it('makes no name and no address of what goals want less of', () => {
    const farm = { title: 'Agriturismo tra le colline', saleGoals: 'prenotazioni dirette, meno booking.com' };
    expect(JSON.stringify(write(farm))).not.toMatch(/booking/u);
  });

  it.each<[Brief, Partial<ReturnType<typeof write>>]>([
    [{ title: 'Locked out? 24hr locksmith 555-0119' }, { callToAction: 'Call 555-0119' }],
    [
      { title: 'Azubi Elektronik (m/w/d) ab 1.9. gesucht' },
      { headline: 'Azubi Elektronik (m/w/d) ab 1.9. gesucht' },
    ],
    [
      { title: 'Domaće maslinovo ulje', adCopy: 'Hladno prešano. Narudžbe 091 555 0182 (Ante)' },
      { callToAction: 'Nazovi 091 555 0182', subline: 'Hladno prešano' },
    ],
    [{ title: 'Chimney sweep - get it done before winter' }, { callToAction: 'Get a quote' }],
  ])('%j: reads numbers, days and a saying as what they are: %j', (brief, copy) => {
    expect(write(brief)).toMatchObject(copy);
  });
});
