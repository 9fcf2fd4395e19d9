import { describe, expect, it } from 'vitest';
import { findOffers } from '../brief/offer/find-offer.ts';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string, saleGoals = '') =>
  writeCopy(readBrief({ title, adCopy, saleGoals })).copy;

describe('the offer of an everyday brief', () => {
  it.each([
    // A unit in front of its price, whatever the language writes it with.
    ['ትኩስ የተቆላ የይርጋጨፌ ቡና በኪሎ 650 ብር', '', 'ትኩስ የተቆላ የይርጋጨፌ ቡና', 'በኪሎ 650 ብር'],
    ['عسل سدر جبلي الكيلو 200 ريال', '', 'عسل سدر جبلي', 'الكيلو 200 ريال'],
    ['Cerises de Céret le kilo 6 €', '', 'Cerises de Céret', 'Le kilo 6 €'],
    ['Sariwang bangus ang kilo P180', 'Palengke ng Marikina', 'Sariwang bangus', 'Ang kilo P180'],
    // For whom an offer is.
    ['Bubble tea buy 1 get 1, students', 'Show ID, Mon-Wed only.', 'Bubble tea', 'Buy 1 get 1, students'],
    // A price alone, and what is said of the thing behind it.
    ['羽根つきたい焼き 1匹200円 商店街に本日オープン', '', '羽根つきたい焼き', '1匹200円'],
    // Rands, which are no tyres.
    [
      'Knotless braids by Palesa',
      'From R500, bring own hair.',
      'Knotless braids',
      'From R500, bring own hair',
    ],
    ['Winter tyres R16 fitted', '£60 each, balanced.', 'Winter tyres R16 fitted', '£60 each, balanced'],
    // Rooms and beds are no bundle.
    ['Pronájem bytu 2+1', 'Volné ihned. 14 000 Kč měsíčně.', 'Pronájem bytu 2+1', '14 000 Kč měsíčně'],
    ['Satılık daire', '3+1, 120 m². 4.500.000 TL', 'Satılık daire', '4.500.000 TL'],
    // A price that the words before it do not go on to.
    [
      'Wedding DJ who actually takes requests',
      'Fully lit. From £395.',
      'Wedding DJ who actually takes requests',
      'From £395',
    ],
  ])('%s (%s): headline %j, badge %j', (title, adCopy, headline, offer) => {
    expect(copyOf(title, adCopy)).toMatchObject({ headline, offer });
  });

  it.each([
    // The price of all of a list is given to none of it.
    [
      'Servis kosilnic',
      'Brušenje noža, menjava olja in svečke, čiščenje uplinjača – paket 45 €.',
      'Paket 45 €',
      'Brušenje noža, menjava olja in svečke, čiščenje uplinjača',
    ],
    ['Kuivad küttepuud', 'Kask 4,20 / lepp 3,80 võrk. Harjumaa.', 'Kask 4,20 / lepp 3,80 võrk', 'Harjumaa'],
    // Who answers and where it is stand elsewhere.
    [
      'Gel nails',
      'Full set R320, infill R220. Rosebank, free parking.',
      'Full set R320, infill R220',
      'Rosebank',
    ],
    ['Barber in Norwood', 'Old Town square, free wifi.', 'Free wifi', 'Old Town square'],
    [
      'Blocked drains',
      'Plumber in Pretoria East, no call out fee.',
      'No call out fee',
      'Plumber in Pretoria East',
    ],
  ])('%s (%s): badge %j beside %j', (title, adCopy, offer, below) => {
    const copy = copyOf(title, adCopy);
    expect(copy.offer).toBe(offer);
    expect(`${copy.headline}\n${copy.subline ?? ''}`).toContain(below);
  });

  it.each([
    [
      'Ice cream van',
      '£150 for 60 cones min. 07700 900 377 Lou',
      '£150 for 60 cones min.',
      'Call 07700 900 377',
    ],
    ['Roof repairs', 'Free quote on 01234 567890. Slates.', 'Free quote', 'Call 01234 567890'],
    [
      'Restauro e estofos',
      'Sofás, cadeiras. Orçamento grátis por fotografia no WhatsApp 912 004 563.',
      'Orçamento grátis por fotografia',
      'WhatsApp 912 004 563',
    ],
    [
      'Tapicería Sánchez',
      'Sofás y sillas. Presupuesto gratis por foto al WhatsApp 600 123 123',
      'Presupuesto gratis por foto',
      'WhatsApp 600 123 123',
    ],
  ])('%s (%s): badge %j, and the button %j has the number', (title, adCopy, offer, callToAction) => {
    expect(copyOf(title, adCopy)).toMatchObject({ offer, callToAction });
  });

  it('leaves the title its thing where another is served beside it', () => {
    const { headline, subline } = copyOf(
      'The Crown quiz night',
      'Every Wednesday 8pm. £2 a head, teams of up to 6. Pie and a pint £11 until 7.30.',
      'bring in midweek trade',
    );
    expect(headline).toBe('The Crown quiz night');
    expect(subline).toContain('Pie and a pint £11 until 7.30');
  });

  it('takes plots that are free for no gift, and a street for no name', () => {
    const { headline, brand, offer } = copyOf(
      'Allotment plots free at Mill Lane',
      '5 half plots, £28 a year, water on site.',
    );
    expect({ headline, brand, offer }).toEqual({
      headline: 'Allotment plots free at Mill Lane',
      brand: undefined,
      offer: '5 half plots, £28 a year, water on site',
    });
  });

  it.each([
    // What all pay who come, before what is sold to them.
    [
      'Vereinsfest',
      'Samstag ab 14 Uhr. Bratwurst 3 €. Eintritt 5 €, Kinder frei',
      'Eintritt 5 €, Kinder frei',
    ],
    ['Bal musette', 'Samedi 14 juin 21h. Buvette, sandwichs 4 €. Entrée 8 €', 'Entrée 8 €'],
    ['Live at the Brudenell', '£12 adv / £15 on the door. 14+ with an adult.', '£12 adv / £15 on the door'],
    // A sum is no minimum by its minutes, nor an offer where delivery is paid.
    ['Thai massage Leeds', '45 min full body £45. Walk in or call.', '45 min full body £45'],
    ['Fresh fish box', 'Delivery £3.50. Haddock, squid and a lemon, £32.', '£32'],
    // A list behind its price.
    ['Learn to Curl night', '$20 includes loaner broom, slider and a drink after.', '$20'],
    ['Try diving', '₱3,500 all in: instructor, gear, boat, lunch, GoPro video.', '₱3,500 all in'],
    // Sums by their codes.
    ['New dental clinic', 'Check up & cleaning UGX 80,000', 'Check up & cleaning UGX 80,000'],
  ])('%s (%s): badge %j', (title, adCopy, offer) => {
    expect(copyOf(title, adCopy).offer).toBe(offer);
  });

  it.each([
    // What some are given, who pays less and one of several things lead no ad.
    ['Spring planting weekend', 'Free compost bag for the first 100. Cafe open from 8.30'],
    ['Autumn fair', 'Free gift bag for the first 50 through the door'],
    ['Hairdresser Newport', 'Students 20% off every Tuesday. Cut and blow dry £38'],
    ['Play tennis', 'Free rackets, free coaching, free cake. All ages.'],
    ['Pumpkin patch', 'Hot dogs £7. Hot chocolate £3. Weekends in October'],
  ])('%s (%s): the title leads', (title, adCopy) => {
    expect(copyOf(title, adCopy).headline).toMatch(new RegExp(`^${title}`, 'u'));
  });

  it('is no deposit', () => {
    expect(copyOf('Bridal glow package', '25,000 naira deposit holds your date.').offer).toBeUndefined();
  });
});

describe('offers of languages that are read with their kin', () => {
  it.each([
    ['Prva ura zastonj', 'sl', 'free'],
    ['Brezplačen pregled vida', 'sl', 'free'],
    ['Februarja 10 % ceneje', 'sl', 'discount'],
    ['Primera classe gratuïta', 'ca', 'free'],
    ['15% de descompte', 'ca', 'discount'],
    ['Libreng konsulta sa ngipin', 'tl', 'free'],
    ['20% diskwento sa estudyante', 'tl', 'discount'],
    ['Pulsuz çatdırılma', 'az', 'free'],
    ['Бесплатна достава', 'mk', 'free'],
    ['Тавче гравче 180 ден.', 'mk', 'price'],
  ])('%s (%s): %s', (text, language, kind) => {
    expect(findOffers(text, language).map((offer) => offer.kind)).toEqual([kind]);
  });

  it('keeps the unit behind a stroke with its price', () => {
    expect(findOffers('£9/month', 'en').map(({ text }) => text)).toEqual(['£9/month']);
    expect(findOffers('Adults £10/kids £5', 'en').map(({ text }) => text)).toEqual(['£10', '£5']);
  });
});
