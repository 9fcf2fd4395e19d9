import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import { directAd } from '#app/composer/direction/art-director.ts';
import { ads } from '#app/db/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const title = 'Slow mornings - 20% off';

/** The design of the ad an Enterprise user gets in this quality with seed 11. */
async function designIn(quality: 'high' | 'standard') {
  const user = await app.user({ tier: 'enterprise' });
  const sent = await user.post('/dashboard', { intent: 'generate', title, quality, seed: '11' });
  expect(sent.status).toBe(200);
  const mine = () => app.db.select().from(ads).where(eq(ads.userId, user.id));
  await expect.poll(async () => (await mine())[0]?.status, { timeout: 45_000 }).toBe('completed');
  return (await mine())[0]?.design;
}

test('high quality draws three designs and keeps the one that measures best', async () => {
  // Loaded once the application runs: two builds of React in one process do not go together.
  const { composeAd } = await import('#app/composer/render/compose.ts');
  const written = writeCopy(readBrief({ title }));
  const candidates = await Promise.all(
    [11, 12, 13].map((seed) => {
      const design = directAd({ brief: { title }, size: '1024x1024', seed, ...written });
      return composeAd({ design, size: { width: 1024, height: 1024 } });
    }),
  );
  const scores = candidates.map(({ score }) => score);
  const best = candidates[scores.indexOf(Math.max(...scores))];
  expect(best).not.toBe(candidates[0]);
  expect(await designIn('high')).toEqual(best?.design);
  expect(await designIn('standard')).toEqual(candidates[0]?.design);
});
