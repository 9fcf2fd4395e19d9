import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { openingOfTurn } from '../direction/angle-of-turn.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (brief: Brief) => writeCopy(readBrief(brief)).copy;

/** The copy of every way to open an ad. */
function everyCopyOf(brief: Brief) {
  const facts = readBrief(brief);
  return Array.from({ length: 40 }, (_, seed) => writeCopy(facts, openingOfTurn(facts, seed)).copy);
}

it.each([
  ['Roasted Tuesday. In your cup Thursday.', 'Small batch coffee. Subscription saves 15%, pause any time.'],
  ['Nobody leaves hungry. Nobody.', 'Spitbraai catering for 30 to 500 people. From R165 pp, KZN midlands'],
  ['Oh yes it is! Aladdin at the Corn Hall', 'Adults £12 kids £7.'],
  ['Red wine on cream carpet? Breathe.', 'Carpet cleaning. 3 rooms $129. Dry in 2 hours, pet and kid safe.'],
  ['Locked out at 3am? We are up.', '24hr locksmith. No call out fee before 10pm'],
  ['Tell me the theme, I’ll make the cake', 'Feeds 12 from €60. two weeks notice please. Orla, Ennis'],
  ['Boli vas rame ili križa? Fizioterapija u vašem domu', '45 min - 40 €'],
  ['Bli med i skolekorpset! Nye aspiranter fra 3. klasse', 'Lån instrument gratis.'],
  ['¿Te duele la espalda? Fisioterapia Laura Campos', 'Primera visita 30 €.'],
  ['El te așteaptă. Adoptă un cățel!', 'Toți sunt vaccinați și sterilizați'],
  ['Help us win the playground, vote for number 7', 'It takes 20 seconds. Ends Sunday.'],
  ["Can't sing? Come anyway", 'Just 60 voices and biscuits. First two weeks free'],
  ['Free tree! (yes really)', 'One per household. Sat 22 Nov 10-12'],
  ['5 a side, 7pm, no commitment', 'Mens football Tuesdays. £6 on the night.'],
  ['Zing je mee? Elke dinsdag', 'Popkoor Hoorn zoekt bassen. Eerste maand gratis.'],
  ['Διψάει ο κήπος; Ερχόμαστε', 'Αυτόματο πότισμα από 250 €.'],
  ['Cluj - Viena zilnic', 'Transport persoane de la 45 €. Locuri limitate.'],
  ['妈妈，我想吃蛋糕', '手工生日蛋糕 168元起，提前一天预订'],
])('%s: the whole of it leads, however the ad opens', (title, adCopy) => {
  for (const { headline } of everyCopyOf({ title, adCopy }))
    expect(headline).toContain(title.replace(/\.$/u, ''));
});

it.each([
  ['Tax return stress? We do it for £149', 'We do it for £149'],
  ['Alterations in 48 hrs. trousers hemmed from $18', 'Trousers hemmed from $18'],
  ['2 pairs of specs from £79', 'From £79'],
])('%s: the price is said with what it buys: %s', (title, offer) => {
  const adCopy = 'Any frame from the £79 wall, zips and curtains.';
  expect(copyOf({ title, adCopy }).offer).toBe(offer);
});

describe('other words of a copy', () => {
  it.each([
    ['Under 8s wanted', 'Boys and girls. Sundays 10am. Bacon rolls for the parents.', /bacon/iu],
    ['Tree planting', 'Sat 21 Feb 10am. Tools, tea and soup supplied.', /soup/iu],
    ['Diwali sweet boxes', 'Kaju katli, motichoor laddu, soan papdi. 500g box Rs 420.', /^Kaju/u],
    ['Trumpet lessons', 'First one free. All ages, zoom or my place', /zoom/u],
    ['Sunday newsletter', 'Wood, wire, wool. Every week.', /Wood\.$/u],
    ['Chimney swept', '£55 a flue, £50 each if two.', /£55 a flue\.?$/u],
    ['Maths tutor online, all levels', '80 zł per hour. Dr Anna Nowak, 10 years of experience', /^Dr/u],
    ['Parrucchiera a domicilio', 'Piega 20 €, taglio 25 €, colore da 40 €.', /^Piega$/u],
    ['Ferienwohnung, 2 Zimmer', 'Hund erlaubt. Familie Huber', /^Hund/u],
    ['Calling all bookworms', 'New book club. Free, bring biscuits', /Free/u],
    ['Hire Doris, our campervan', 'Kitchen kit, fairy lights, maps included. £95 a night', /Doris.*[Mm]aps/u],
    ['Gümüş kolye 649 TL', '925 ayar, 3 günde kargoda.', /^925/u],
    ['Aulas de surf', 'Prancha e fato incluídos! Aula de grupo 35€.', /^Prancha/u],
    ['Nail salon opens, 30% off all services', '', /^30%/u],
  ])('%s: nothing of %j leads by itself or torn', (title, adCopy, wrong) => {
    for (const { headline } of everyCopyOf({ title, adCopy })) expect(headline).not.toMatch(wrong);
  });
});

describe('the sub-line', () => {
  it.each([
    // Who speaks there and whose ad it is stays, whatever else there is no room for.
    [
      'Carers who actually get a lunch break',
      '£13.40/hr, paid mileage, paid training, guaranteed hours. Home care in and around Ludlow. Driver essential. Bramley Tree Care at Home',
      'Bramley Tree Care at Home',
    ],
    [
      'Big enough to cope, small enough to care',
      'Accounts, VAT, payroll, CIS returns for sole traders and small limited companies. Fixed monthly fee from £45. Whitlock & Daughters, Yeovil',
      'Whitlock & Daughters, Yeovil',
    ],
    [
      'Help us fill 300 hampers',
      'Toowoomba Pantry gives a Christmas hamper to families doing it tough. We need tinned ham, puddings, long life milk. Or $30 fills one. Drop off by 14 Dec',
      'Toowoomba Pantry',
    ],
    // A question is read with its answer.
    ['Gutters full? We empty them', 'Ladders and vac. Craig, Stockport 0161 555 0133', 'Craig, Stockport'],
    [
      'Vote for the playground!',
      'Project 17. Vote online until 31 May, bring your card. Every vote counts!',
      '31 May',
    ],
    ['Wanted: patient people with big hearts', 'Foster carers.', 'Wanted: patient people'],
    ['Curling night', 'Never thrown a rock? Perfect. Thursdays 7pm.', 'Never thrown a rock? Perfect'],
    ['Roller derby try-out!!', 'No skates? No problem we lend you everything', 'No skates? No problem'],
    ['yoga for stiff people', 'Not bendy? good. small class, weds 7pm', 'Not bendy? Good'],
  ])('%s: says %j with %j', (title, adCopy, said) => {
    const { headline, subline = '' } = copyOf({ title, adCopy });
    expect(`${headline} ${subline}`).toContain(said);
  });

  it.each([
    ['Rewires', 'Fuse boards. Declan 021 555 0142', 'Declan'],
    ['Calçotada', 'Grups fins a 80. Reserves 977 00 11 22', 'Reserves'],
    ['Белеење заби', 'Без болка. Закажете на 070 000 000', 'Закажете'],
    ['Agriturismo Le Querce', 'Piscina, silenzio e lucciole. Il mare? Da noi 35 € a notte', 'mare\\?$'],
  ])('%s: of %j no word stands alone', (title, adCopy, word) => {
    expect(copyOf({ title, adCopy }).subline ?? '').not.toMatch(new RegExp(word, 'u'));
  });

  it('says what a badge leaves of its line where the line stood', () => {
    const { subline } = copyOf({
      title: 'Trampoline night',
      adCopy: 'Lights off, music up. Fri 7-9pm, $22.',
    });
    expect(subline).toBe('Lights off, music up · Fri 7-9pm');
  });
});

it.each([
  ['Stor loppis', '80 bord. Fri entré. Vill du sälja? Boka bord för 150 kr', /^(?!Boka)/u],
  ['Help us fill hampers', 'We need tinned ham. Or $30 fills one', /^\$30 fills one$/u],
  ['Celebration cakes', 'Birthdays, retirement... feeds 12 from €60', /^Feeds 12 from €60$/u],
])('%s: the badge of %j', (title, adCopy, offer) => {
  expect(copyOf({ title, adCopy }).offer ?? '').toMatch(offer);
});

it('names no seller of tickets as whose ad it is', () => {
  expect(copyOf({ title: 'Aladdin', adCopy: 'Tix from Dawsons Newsagents or online' }).brand).toBeUndefined();
});

it.each([
  ['free first chats', undefined],
  ['20% off until Sunday', '20% off until Sunday'],
])('prints of the goals what is offered, and no count of what is hoped for: %s', (saleGoals, offer) => {
  expect(copyOf({ title: 'Accounts for sole traders', saleGoals }).offer).toBe(offer);
});
