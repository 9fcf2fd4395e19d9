import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

/** Headline, sub-line and badge of both ideas for a headline. */
function textsOf(title: string, adCopy: string) {
  const facts = readBrief({ title, adCopy });
  return [false, true].map((otherIdea) => {
    const { headline, subline = '', offer = '' } = writeCopy(facts, { otherIdea }).copy;
    return { headline, subline, offer };
  });
}

it.each([
  ['See the whiteboard. And the ball. And the cat.', 'Eye tests for kids at Doyle Opticians'],
  ['We fix laptops. And phones. And nerves.', 'Same day repairs, Bridge St, Galway'],
  ["Ice cream van for weddings, schools and work do's", 'Vintage Bedford van. From £220 for 2 hrs.'],
  ['Marquee hire for weddings, birthdays and village fetes', 'From £350. Norfolk'],
  ['Dog walker in crouch end / muswell hill', 'Solo walks, gps tracked. £16. Josie 07700 900152'],
  ['Window cleaner in Crouch End / Muswell Hill', '£15 a house'],
  ['Heels, soles, zips - most shoe repairs same day', "Keys cut too. Sam's Shoe Repairs, Broadway Plaza."],
  ['Hems, zips, buttons – all alterations in 48 hrs', 'Stitch & Co, Mill Lane'],
  ['선릉역 기구 필라테스 1:1 체험 3만원', '거북목, 허리통증 전문. 첫 방문시 체형분석 무료! 주차 2시간 무료'],
])('%s: the title stays whole', (title, adCopy) => {
  const [own, other] = textsOf(title, adCopy);
  const whole = title.replace(/\.$/u, '');
  expect(own?.headline).toContain(whole);
  expect(`${other?.headline}\n${other?.subline}`).toContain(whole);
});

it.each([
  ['Donate your furniture, free collection', 'Sofas, beds. 01271 555 031', 'Donate your furniture'],
  ['SAUSA MALKA ar piegādi Rīgā un Pierīgā, 29 123 456', '', 'SAUSA MALKA ar piegādi Rīgā un Pierīgā'],
  [
    'Lechon ni Mang Tonyo - malutong, walang kapantay!',
    'Para sa fiesta, binyag at kasal! Whole lechon mula P8,500. Text 0917 555 0123',
    'Lechon ni Mang Tonyo',
  ],
])('%s: beside %j the headline is %j', (title, adCopy, headline) => {
  expect(textsOf(title, adCopy)[0]?.headline).toBe(headline);
});

it.each([
  [
    'Luigi’s trattoria',
    "'Best pasta in town.' Open daily from 12, Mill Street.",
    "'Best pasta in town.' Open",
  ],
  ['Ink & Anchor Tattoo: guest artist 3-8 March', '18+ with ID. Brighton.', 'Guest artist 3-8 March · 18+'],
  [
    'Minipivovar Kocour - poctivá dvanáctka z naší sklepní varny',
    'Vaříme v malém, pijeme ve velkém :) Osm piv na čepu, utopenci, nakládaný hermelín. A každý první čtvrtek v měsíci ochutnávka nového speciálu.',
    '· Každý první čtvrtek',
  ],
  ['小厨记App：冰箱有啥，今晚就做啥', '输入家里的食材，马上推荐菜谱', '冰箱有啥，今晚就做啥'],
])('%s: beside %j the sub-line says %j', (title, adCopy, words) => {
  expect(textsOf(title, adCopy)[0]?.subline).toContain(words);
});

it('leads with a course, and no Persian comma is changed', () => {
  for (const { headline, subline } of textsOf(
    'دوره فشرده آیلتس با استاد بومی',
    'کلاس‌های ۸ نفره، حضوری و آنلاین، آزمون آزمایشی هر هفته و تعیین سطح رایگان. شروع کلاس‌ها از اول مهر',
  )) {
    expect(headline).toContain('دوره فشرده آیلتس با استاد بومی');
    expect(`${headline}${subline}`).not.toContain(',');
  }
});

it('has one thing with its price in the badge where a list goes on', () => {
  const [texts] = textsOf(
    'คาเฟ่ริมนา บ้านยายปุก เปิดแล้วจ้า',
    'กาแฟสด 45 บาท น้ำอัญชันมะนาว เค้กมะพร้าวอ่อน นั่งชิลวิวทุ่งนา เปิด 8.00-17.00 หยุดวันพุธ',
  );
  expect(texts?.offer).toBe('กาแฟสด 45 บาท');
  expect(texts?.subline).toContain('น้ำอัญชันมะนาว');
});

it('does not take a try before a purchase for the thing', () => {
  for (const { headline } of textsOf(
    'E-bikes on the cycle to work scheme, save up to 42%',
    'Try before you buy along the canal. Servicing in store. Spoke & Chain, Hebden Bridge',
  ))
    expect(headline).toMatch(/^E-bikes/u);
});
