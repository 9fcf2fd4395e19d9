import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string) => writeCopy(readBrief({ title, adCopy })).copy;

it.each([
  ['Piano lessons for adults', 'Patient teacher. Bath / Keynsham 01632 960144', 'Bath / Keynsham'],
  ['Kursus mengemudi', 'Manual / otomatis 700rb, jemput di rumah', 'Manual / otomatis'],
  ['Kelas tajwid malam', 'Ustaz / ustazah berasingan\nRabu 8.30pm', 'Ustaz / ustazah berasingan'],
])('%s: a stroke between two of a kind parts nothing', (title, adCopy, words) => {
  expect(copyOf(title, adCopy).subline).toContain(words);
});

it.each([
  ['Kuchipudi Dance Classes by Smt. Kamala', 'Age 6 and above. Weekend batches.', 'Smt. Kamala'],
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
