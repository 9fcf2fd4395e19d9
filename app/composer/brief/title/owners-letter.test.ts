import { describe, expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import { intentOf } from '../intent/choose-intent.ts';
import { readBrief } from '../read-brief.ts';
import { readTitle } from './read-title.ts';

describe('a title that is a letter', () => {
  it.each<[string, string, string, string[]]>([
    ['en', 'i run a small bakery and we want more people to order our birthday cakes', 'Birthday cakes', []],
    ['de', 'wir haben einen hofladen und möchten dass die leute den spargel kaufen, 9 €', 'Spargel', ['9 €']],
    ['fr', "j'ai une librairie et je voudrais que les gens achètent le calendrier", 'Calendrier', []],
    [
      'es',
      'tengo un taller y quiero que la gente reserve la revisión completa, 49 €',
      'Revisión completa',
      ['49 €'],
    ],
    ['it', 'ho una pasticceria e vorrei che la gente comprasse il panettone', 'Panettone', []],
    ['nl', 'wij hebben een kapsalon en willen dat mensen de knipbeurt boeken', 'Knipbeurt', []],
    ['pl', 'mam piekarnię i chcę żeby ludzie zamawiali chleb na zakwasie', 'Chleb na zakwasie', []],
    ['sv', 'jag har ett bageri och vill att folk ska beställa semlor, från 35 kr', 'Semlor', ['från 35 kr']],
    ['en', 'hi we have a food van and need people to book us for weddings', 'Food van for weddings', []],
    ['en', 'i run a dance school and want more kids to sign up for the summer camp', 'Summer camp', []],
    ['en', 'please make our yoga retreat look nice, 3 days 220 euro', 'Yoga retreat', ['3 days 220 euro']],
    ['fr', "j'ai un institut et je veux que les clientes réservent le soin visage", 'Soin visage', []],
    ['ru', 'у нас барбершоп и хотим чтобы клиенты записывались на мужскую стрижку', 'Мужская стрижка', []],
    ['pl', 'mam kawiarnię i chcę żeby ludzie zamawiali świeżą kawę na wynos', 'Świeża kawa na wynos', []],
    ['en', 'want fresh bread to take home every day', 'Want fresh bread to take home every day', []],
    ['ru', 'у меня пекарня и хочу чтобы люди заказывали куличи, от 450 ₽', 'Куличи', ['от 450 ₽']],
  ])('%s: names the thing people are to buy', (language, title, sold, others) => {
    expect(readTitle(title, language)).toEqual({ sold, others });
  });

  it('says when without the words of the letter, and keeps its remarks inside', () => {
    const title =
      'we need a poster for our harvest supper, its on the 3rd of october at 7 in the barn, last year hardly anyone came so please make it bold';
    expect(readTitle(title, 'en')).toEqual({
      sold: 'Harvest supper',
      others: ['3rd of october at 7 in the barn'],
    });
  });

  it('leaves out what the designer is to see to, with all that hangs on it', () => {
    const title =
      'chimney sweep £55 before you light the fire pls make people book now not in october when we are full';
    expect(readTitle(title, 'en')).toEqual({
      sold: 'Chimney sweep £55 before you light the fire',
      others: [],
    });
  });

  it('keeps who does it where the rest hangs on that', () => {
    const title = 'We do payroll for cafes and salons so you dont have to, 40 pay slips $120';
    expect(readTitle(title, 'en').sold).toBe('We do payroll for cafes and salons so you dont have to');
  });

  it('is no course, however many weeks it tells of', () => {
    const title =
      'i have a pet shop and want people to buy the beginner cage, the bird comes with it after 2 weeks';
    const read = readBrief({ title, saleGoals: 'starter set 89 €' });
    expect(intentOf(read).intent).toBe('buy');
  });
});

describe('what belongs to an offer of a title', () => {
  it.each<[string, string, string, string[]]>([
    ['en', 'OPEN HOUSE!! 🐴 all lessons half price', 'OPEN HOUSE!! 🐴', ['All lessons half price']],
    ['en', 'Lash lift new clients 20% off', 'Lash lift', ['new clients 20% off']],
    ['sv', 'Öppet hus 🐴 alla lektioner halva priset', 'Öppet hus 🐴', ['Alla lektioner halva priset']],
    [
      'en',
      'marquee hire £90 all weekend put up and taken down',
      'Marquee hire',
      ['£90 all weekend', 'Put up and taken down'],
    ],
    [
      'fr',
      'location barnum 90€ la journée livré et installé',
      'Location barnum',
      ['90€ la journée', 'Livré et installé'],
    ],
    [
      'ar',
      'غسيل سجاد في البيت ٤٩ درهم فقط نصلك خلال ساعة',
      'غسيل سجاد في البيت',
      ['٤٩ درهم فقط', 'نصلك خلال ساعة'],
    ],
    [
      'en',
      'KITCHEN STAFF WANTED $16/HR FREE MEALS MUST BE 18+',
      'KITCHEN STAFF WANTED',
      ['$16/HR', 'FREE MEALS', 'MUST BE 18+'],
    ],
  ])('%s: %s', (language, title, sold, others) => {
    expect(readTitle(title, language)).toEqual({ sold, others });
  });

  it.each<[string, string]>([
    ['en', 'Free fitting, if you buy your boots here'],
    ['de', 'Kostenlose Montage, wenn Sie zwei Reifen kaufen'],
    ['hu', 'Ingyenes felmérés, ha nálunk rendel ablakot'],
    ['sv', 'Gratis montering, om du köper däcken hos oss'],
  ])('%s: keeps its condition: %s', (language, title) => {
    expect(readTitle(title, language)).toEqual({ sold: title, others: [] });
  });

  it('sets a long condition under its offer', () => {
    const title = 'Kostenloser Radwechsel, wenn Sie Ihre Winterreifen im Herbst bei uns kaufen';
    const { headline, subline } = writeCopy(readBrief({ title })).copy;
    expect({ headline, subline }).toEqual({
      headline: 'Kostenloser Radwechsel',
      subline: 'Wenn Sie Ihre Winterreifen im Herbst bei uns kaufen',
    });
  });

  it('sets an address apart', () => {
    expect(readTitle('少儿书法班招生 试听课9.9元 地址中山路3号', 'zh-hans').others).toEqual([
      '试听课9.9元',
      '地址中山路3号',
    ]);
  });

  it('sets the verb beside the day it is said of', () => {
    expect(readTitle('Strikkekursus starter 3. marts', 'da').others).toEqual(['starter 3. marts']);
    expect(readTitle('Fishing season starts March 15. Is your boat ready?', 'en')).toEqual({
      sold: 'Fishing season starts March 15',
      others: ['Is your boat ready?'],
    });
  });
});

describe('the number in a title', () => {
  it('leaves the messenger to the words that go on to it', () => {
    const title = 'riparazione sedie, preventivo gratis anche con foto su WhatsApp 333 4567890';
    const told = 'Riparazione sedie, preventivo gratis anche con foto su WhatsApp';
    expect(readBrief({ title }).lines[0]?.text).toBe(told);
  });

  it('takes its label with it', () => {
    expect(readTitle('SEDOT WC 24 JAM BOGOR HUB 0812-5550-0144', 'id').sold).toBe('SEDOT WC 24 JAM BOGOR');
  });

  it('leaves the condition before it', () => {
    const read = readBrief({
      title: 'Rochii de seară',
      adCopy: 'Probe gratuite, doar cu programare: 0722 555 019',
    });
    expect(read.lines.map(({ text }) => text)).toContain('Probe gratuite, doar cu programare');
  });
});
