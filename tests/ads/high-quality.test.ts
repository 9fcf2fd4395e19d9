import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { textSteps } from '#app/composer/thread/text-steps.ts';
import { ads } from '#app/db/schema.ts';
import { testApp } from '#tests/support/app.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';

const app = testApp();

const title = 'Slow mornings - 20% off';

/** The design of the ad an Enterprise user gets in this quality with a seed. */
async function designIn(quality: 'high' | 'standard', seed: number) {
  const user = await app.user({ tier: 'enterprise' });
  const sent = await user.post('/dashboard', { intent: 'generate', title, quality, seed: `${seed}` });
  expect(sent.status).toBe(200);
  return (await finishedAd(app.db, eq(ads.userId, user.id))).design;
}

const isBest = (all: { score: number }[], index: number) =>
  all[index]?.score === Math.max(...all.map(({ score }) => score));

test('high quality draws three designs and keeps the one that measures best', async () => {
  // Loaded once the application runs: two builds of React in one process do not go together.
  const { composeAd } = await import('#app/composer/render/compose.ts');
  const brief = { title };
  const facts = readBrief(brief);
  const drawn = (seed: number) => {
    const [design] = textSteps.direct({ brief, size: '1024x1024', seeds: [seed], facts });
    if (!design) throw new Error('a design for each seed');
    return composeAd({ design, size: { width: 1024, height: 1024 } });
  };
  // Three in a row of which the first is not the best, or there would be nothing to see.
  let seed = 11;
  let candidates = await Promise.all([seed, seed + 1, seed + 2].map(drawn));
  while (isBest(candidates, 0)) {
    seed += 1;
    candidates = [...candidates.slice(1), await drawn(seed + 2)];
  }
  const best = candidates.findIndex((_, index) => isBest(candidates, index));
  expect(await designIn('high', seed)).toEqual(candidates[best]?.design);
  expect(await designIn('standard', seed)).toEqual(candidates[0]?.design);
});
