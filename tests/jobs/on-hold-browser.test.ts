import { afterAll, beforeAll, expect, test } from 'vitest';
import { workers } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { testSecret } from '#tests/support/factories.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let worker: ServerProcess | undefined;
beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
});
afterAll(async () => {
  await worker?.stop();
  await site?.close();
});

test('a card that waits says that the last worker has gone, and takes it back when one draws again', async () => {
  const user = await site.user({ tier: 'professional' });
  for (const title of ['First', 'Second'])
    expect((await site.post('/dashboard', { intent: 'generate', title }, user)).status).toBe(200);
  const { page, complaints } = await site.open({ user, viewport: { width: 360, height: 900 } });
  await visit(page, '/dashboard');
  const card = page.getByRole('listitem').filter({ hasText: 'Second' }).first();
  const status = card.getByRole('status');
  const onHold = page.getByText('The part of this site that draws ads is not running at the moment.');
  await card.getByText('Waiting: 1 ad comes before it').waitFor();
  expect(await status.innerText()).toContain('Waiting its turn');
  expect(await onHold.count()).toBe(0);

  await site.db.update(workers).set({ seenAt: new Date(Date.now() - 90_000) });
  await expect.poll(() => onHold.count()).toBe(2);
  expect(await status.innerText()).toMatch(/Generating\.\.\..*On hold.*or its credit is given back/s);
  expect(await card.getByRole('list', { name: 'Stages' }).count()).toBe(0);
  expect(await card.getByText('comes before it').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  const env = { DATABASE_URL: site.databaseUrl, AUTH_SECRET: testSecret, TESTING: 'true', ROLE: 'worker' };
  worker = await startServerProcess({ dataDir: site.dataDir, env });
  await expect.poll(() => onHold.count()).toBe(0);
  await page.getByRole('img', { name: 'Ad: Second' }).waitFor();
  await page.getByRole('img', { name: 'Ad: First' }).waitFor();
  expect(complaints).toEqual([]);
});
