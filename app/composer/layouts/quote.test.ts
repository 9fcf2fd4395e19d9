import { expect, it } from 'vitest';
import { composeAd } from '../render/compose.ts';
import { sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const said = 'Back on the road in a day';

/** The roles a quote ad prints, and what it says it leaves out. */
async function printed(headline: string) {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const { offer: _, ...rest } = brief.copy;
  const copy = { ...rest, headline, subline: `"${said}" - Sam, Leeds` };
  const details = [
    { role: 'quote', text: said },
    { role: 'source', text: 'Sam, Leeds' },
  ] as const;
  const design = sheetDesign({ ...brief, copy, details: [...details] }, 'quote');
  const ad = await composeAd({ design, size: { width: 512, height: 512 } });
  expect(ad.design.layout).toBe('quote');
  return { roles: ad.texts.map(({ role }) => role), leftOut: ad.design.leftOut };
}

it('puts the words of the one who is named under the marks, not the headline of the shop', async () => {
  const { roles, leftOut } = await printed('Bicycle repairs');
  expect(roles).toContain('quote');
  expect(roles.indexOf('source')).toBe(roles.indexOf('quote') + 1);
  expect(leftOut).toEqual([]);
});

it('says a quote once where it is the headline', async () => {
  const { roles } = await printed(`“${said}”`);
  expect(roles).toContain('source');
  expect(roles).not.toContain('quote');
});
