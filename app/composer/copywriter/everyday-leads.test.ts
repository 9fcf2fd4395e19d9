import { expect, it } from 'vitest';
import { anglesOf } from '../brief/brief-facts.ts';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

/** Every headline the designer may give a brief, by its angles and its other ideas. */
function headlinesOf(title: string, adCopy: string): string[] {
  const facts = readBrief({ title, adCopy });
  return [undefined, ...anglesOf(facts)].flatMap((angle) =>
    [false, true].map((otherIdea) => writeCopy(facts, { angle, otherIdea }).copy.headline),
  );
}

it.each([
  // What those who come or order have to know.
  ['Mums and bubs pilates', 'Bring the baby. $18 casual', 'Bring the baby'],
  [
    'Pony rides',
    'Half hour £28. Hats provided, weight limit 13 stone',
    'Hats provided, weight limit 13 stone',
  ],
  ['E-bike test rides', 'See our hills. Cycle to work vouchers accepted.', 'Cycle to work vouchers accepted'],
  [
    'Simple funerals',
    'Talk to Anne or Michael, day or night. Since 1931.',
    'Talk to Anne or Michael, day or night',
  ],
  ['Forklift licence', 'Weekend courses. Funding if you are on UC.', 'Funding if you are on UC'],
  [
    'Tyres fitted at home',
    'Budget to premium brands, 7 days a week.',
    'Budget to premium brands, 7 days a week',
  ],
  [
    'O Coro de Santa Clara procura vozes',
    'Não é preciso saber ler música.',
    'Não é preciso saber ler música',
  ],
  ['Coro cerca voci', 'Non serve saper leggere la musica.', 'Non serve saper leggere la musica'],
  ['Kurz plavání', 'Pro všechny. Není nutné umět plavat.', 'Není nutné umět plavat'],
  ['Аренда экскаватора', 'С машинистом. Наличные и безнал с НДС.', 'Наличные и безнал с НДС'],
  ['তাঁতের শাড়ি', 'হাতে বোনা। সারা দেশে ক্যাশ অন ডেলিভারি।', 'সারা দেশে ক্যাশ অন ডেলিভারি'],
  // What comes beside the thing.
  ['Handmade soap', 'Lavender and oat. $9 a bar. Free post over $50', 'Free post over $50'],
  ["Grandad's honey", '340g £7. Local pickup or £3.50 postage.', 'Local pickup or £3.50 postage'],
  ['El podcast del barrio', 'Cada jueves. Gratis en Spotify y en la web.', 'Gratis en Spotify y en la web'],
  // A price of one of several things, which is not named.
  ['Gutter cleaning', 'Photos before and after. Single storey from $180', 'Single storey from $180'],
  ['Museum of toys', 'Twelve tables. Family ticket £24', 'Family ticket'],
  ['Къща за гости с камина', 'До 12 човека. Уикенд от 380 €', 'Уикенд'],
  // A word out of a list.
  ['Adoptuj psa z útulku', 'Maxík, Bety a dalších 34 pejsků čeká na domov.', 'Adoptuj psa z útulku. Maxík.'],
  ['Half price oysters', 'Salty, cold and on the harbour from Friday', 'Half price oysters. Salty.'],
  // A question that is nothing without what stands around it.
  ['Bouncy castle hire', 'Delivered and set up. Rained off? You pay nothing.', 'Rained off?'],
  ['Party wall surveyor', 'Neighbour building? Or are you? RICS regulated.', 'Neighbour building?'],
])('%s: %j never leads with %j', (title, adCopy, never) => {
  expect(headlinesOf(title, adCopy)).not.toContain(never);
});

it.each([
  ['Invoicing software', 'Send invoices in 30 seconds. Get paid faster.', 'Send invoices in 30 seconds'],
  ['Sofa reupholstery', "Bring grandma's armchair back to life", "Bring grandma's armchair back to life"],
  ['Kattpensionat', 'Ska du resa bort i sommar? Boka i tid.', 'Ska du resa bort i sommar?'],
  ['Boarding cattery', 'Heated pens. Going away this summer? Book early', 'Going away this summer?'],
])('%s: %j may lead with %j', (title, adCopy, lead) => {
  expect(headlinesOf(title, adCopy)).toContain(lead);
});
