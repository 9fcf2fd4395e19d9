import { expect, it } from 'vitest';
import { sheetBriefs, sheetDesign } from '../layouts/sheet-briefs.fixtures.ts';
import { prepareCopy } from './set-copy.ts';
import { prepareText } from './typesetting.ts';

const [brief] = sheetBriefs;

/** '~' stands for a no-break space. */
const offerOf = async (offer: string) => {
  if (!brief) throw new Error('no brief');
  const design = sheetDesign({ ...brief, copy: { ...brief.copy, offer }, details: [] }, 'split');
  const { copy } = await prepareCopy(design);
  return copy.offer?.plain.replaceAll('\u00a0', '~');
};

it.each([
  ['4 YARD £180 6 YARD £230 8 YARD £270 ALL INC VAT', '4~YARD~£180 6~YARD~£230 8~YARD~£270 ALL~INC~VAT'],
  ['4 Yard 180 € 6 Yard 230 €', '4~Yard~180~€ 6~Yard~230~€'],
  ['Cut £20, full colour £60', 'Cut~£20, full colour~£60'],
  ['Menù completo 42 € – bambini fino a 10 anni 20 €', 'Menù~completo~42~€~– bambini fino a~10~anni~20~€'],
  ['Was $349, now $229', 'Was~$349, now~$229'],
  ['Masks £5 each 6 for £25', 'Masks~£5 each 6~for~£25'],
  ['£20 for one £30 for two', '£20 for one £30 for two'],
  ['Steam clean, 3 rooms £ 99', 'Steam clean, 3~rooms £~99'],
])('breaks a row of prices between its entries: %s', async (offer, set) => {
  expect(await offerOf(offer)).toBe(set);
});

it.each([
  ['Rower za 1 000 zł', 'Rower za 1~000~zł'],
  ['Sofa 1 500 € 12 months', 'Sofa 1~500~€ 12~months'],
  ['Pizza R$ 50 6 fatias', 'Pizza R$~50 6~fatias'],
  ['Call 0800 123 45 67', 'Call 0800~123~45~67'],
])('knows the figure of the next entry from the next figures of a number: %s', (text, set) => {
  const { plain } = prepareText(text, { language: 'en', script: 'Latn' });
  expect(plain.replaceAll('\u00a0', '~')).toBe(set);
});

it.each([
  ['Натяжные потолки от 390 р/м2', 'Натяжные потолки от 390~р/^м2'],
  ['Gardening £25/hour', 'Gardening £25/^hour'],
])('breaks no rate behind its stroke: %s', (text, set) => {
  const { plain } = prepareText(text, { language: 'ru', script: 'Cyrl' });
  expect(plain.replaceAll('\u00a0', '~').replaceAll('\u2060', '^')).toBe(set);
});
