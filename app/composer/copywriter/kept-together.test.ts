import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string) => writeCopy(readBrief({ title, adCopy })).copy;

it.each([
  ['Piano lessons for adults', 'Patient teacher. Bath / Keynsham 01632 960144', 'Bath / Keynsham'],
  ['Kursus mengemudi', 'Manual / otomatis 700rb, jemput di rumah', 'Manual / otomatis'],
  ['Kelas tajwid malam', 'Ustaz / ustazah berasingan\nRabu 8.30pm', 'Ustaz / ustazah berasingan'],
])('%s: a stroke between two of a kind parts nothing', (title, adCopy, words) => {
  const { subline, offer } = copyOf(title, adCopy);
  expect([subline, offer].join('\n')).toContain(words);
});

it.each([
  ['Kuchipudi Dance Classes by Smt. Kamala', 'Age 6 and above. Weekend batches.', 'Smt. Kamala'],
  ['Zubní ordinace přijímá', 'Dospělí i děti. MUDr. Nováková, Brno, tel. 545 111 222', 'MUDr. Nováková'],
  ['Damenmode', '30 bis 60 % auf alle Damen-, Herren- und Kinderjacken.', 'Damen-, Herren- und'],
  ['ทดลองขับรถตู้ไฟฟ้า', 'วิ่งได้ 410 กม./ชาร์จ\nโชว์รูม ขอนแก่น', 'กม./ชาร์จ'],
  ['ชุดกาแฟดริป ของขวัญ', 'ร้านใบชา ไลน์ @baicha-example', '@baicha-example'],
  ['תקליטן לחתונות', 'ארבע שעות הגברה ותאורה\ntali-dj.example.co.il', 'tali-dj.example.co.il'],
])('%s: an abbreviation, a handle and an address stay whole', (title, adCopy, words) => {
  const { headline, subline, brand } = copyOf(title, adCopy);
  expect(`${headline} | ${subline} | ${brand}`).toContain(words);
});

it.each([
  ['Farm auction this Saturday 10am', 'Tractors and tools.', 'Farm auction', 'This Saturday 10am'],
  ['Flohmarkt diesen Samstag 9-15 Uhr', 'Kaffee und Kuchen.', 'Flohmarkt', 'Diesen Samstag'],
  ['Vide-grenier ce dimanche 8h', 'Buvette et frites.', 'Vide-grenier', 'Ce dimanche 8h'],
])('%s: which day it is goes with the day', (title, adCopy, headline, when) => {
  const copy = copyOf(title, adCopy);
  expect(copy.headline).toBe(headline);
  expect(copy.subline).toContain(when);
});

it.each([
  ['Pub quiz returns', 'Every Tuesday 8pm. Call 01632 960145 to save a place', /To save/u],
  [
    'Hear the birds again',
    'Free hearing test at Bramley House. Call 01632 960146 to set your time.',
    /To set/u,
  ],
  ['Lost: tabby cat', 'Missing from Mill Close. Call or text Jo 07700 900145 any time of day', /Any time/u],
  [
    'Hasičský ples',
    'Vstupné 200,- předprodej u p. Nováka tel. 555 01 84 a v cukrárně. Začátek ve 20 hod.',
    /cukrárně/u,
  ],
  [
    'Chaises à rempailler',
    'Devis gratuit sur photo, envoyez-la moi par sms au 06 39 98 70 26.',
    /moi par(?! sms)/u,
  ],
  ['Domaći pekmez od šljiva', 'Kuvan na šporetu. poruke i pozivi 016 555 0139', /Poruke i pozivi/u],
])('%s: nothing hangs on a number that the button says', (title, adCopy, torn) => {
  expect(copyOf(title, adCopy).subline ?? '').not.toMatch(torn);
});

it('says nothing that comes of a call which only the button makes', () => {
  expect(copyOf('Lindas flyttfirma', 'Ring oss. Så kommer vi och bär.').subline ?? '').not.toContain(
    'Så kommer',
  );
});

it.each([
  ['Goat Shed open 7am - 9pm every day!!', 'Raw milk £1.60 a litre. Upper Farm, Nantwich'],
  ["Pumpkin Festival: this year's theme PIRATES", '25 October, Lower Nettlefold.'],
  ['Thandi - virtual assistant', 'Inbox, invoices and diary. R2 600 for 10 hrs a month'],
  ["New episode: 'Can my landlord do that?'", 'Housing solicitors answer real questions. 25 minutes'],
])('%s: the title leads whole', (title, adCopy) => {
  expect(copyOf(title, adCopy).headline).toBe(title);
});

it.each([
  [
    'Bramble Mortgages: first homes only',
    'Free 15-minute call. Gifted deposits. Evenings too, and all the paperwork done with you at your kitchen table. ' +
      'Your home may be repossessed if you do not keep up repayments on your mortgage. Swansea.',
    'may be repossessed',
  ],
  [
    'YES on Measure 9 for our parks',
    'Broken swings. 1970s pipes. Measure 9 fixes it for about $7 a month on the average home in the whole county. ' +
      'Ballots due Nov 3. Paid for by Friends of Cedar Parks',
    'Paid for by Friends of Cedar Parks',
  ],
])('%s: what the law wants said is said', (title, adCopy, words) => {
  expect(copyOf(title, adCopy).subline).toContain(words);
});

it('keeps two questions of a title together', () => {
  const title = 'Neighbour digging? Had a letter about the wall you share with them?';
  const { headline, subline } = copyOf(title, 'You rarely pay for your own surveyor. info@wall.example');
  expect(`${headline} ${subline}`).toContain(title);
});

it('says no offer a second time in the badge, nor the name in the headline', () => {
  const check = copyOf(
    'Free roof health check',
    'Free roof health check, takes 20 minutes from the street. Fully insured.',
  );
  expect(check.offer).toBeUndefined();
  const facts = readBrief({ title: 'Sports massage Leith', adCopy: 'Sports massage session £45, 50 mins.' });
  expect(writeCopy(facts, { otherIdea: true }).copy.headline).not.toMatch(/massage.*massage/iu);
});

it.each([
  ['saleGoals', '£15k by the summer launch', '15k'],
  ['saleGoals', 'qualified leads, bills above £150', '150'],
  ['instructions', 'Plain English, must be accessible', 'Plain English'],
  ['instructions', 'The repossession line has to be on it, small is ok', 'repossession line'],
])('prints nothing that is for whoever makes the ad: %s %s', (field, text, words) => {
  const brief = {
    title: 'Solar panels for homes',
    adCopy: 'Design and fitting. Free survey.',
    [field]: text,
  };
  expect(JSON.stringify(writeCopy(readBrief(brief)).copy)).not.toContain(words);
});

it.each([
  [
    'Certified translations Italian, Spanish, Polish, Dutch <> English',
    'Passports and degrees. From £45 a page.',
    'Dutch',
  ],
  ['NAPRAWA SPRZĘTU Zelmer, Philips, Bosch, miksery 555-01-43', '', 'Bosch, miksery'],
])('%s: a list is not cut', (title, adCopy, words) => {
  expect(copyOf(title, adCopy).headline).toContain(words);
});

it('says what the copy opens with under a name that says nothing', () => {
  const adCopy =
    'A whole shop of things for tall people. Beds, desks, coats, bicycles. Short ones may browse. Bath';
  expect(copyOf("Stretch's", adCopy).subline).toContain('for tall people');
});
