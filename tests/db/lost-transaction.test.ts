import { expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { brokenConnection } from '#tests/support/logged-errors.ts';

let isDown = false;
const app = testApp({ losesDatabaseAt: (sent) => isDown && /\bbegin\b/.test(sent) });

/** More than the application has connections (app/db/client.server.ts). */
const losses = 15;

test('connections that are lost as transactions begin are given back: the site works on and can stop', async () => {
  const admin = await app.user({ role: 'admin' });
  const announce = (message: string) =>
    admin.post('/admin/settings.data', { intent: 'message', key: 'maintenance_mode', message });
  isDown = true;
  for (let lost = 0; lost < losses; lost++) expect((await announce('Lost.')).status).toBe(503);
  isDown = false;
  expect((await announce('Back at noon.')).status).toBeLessThan(400);
  expect(await (await admin.request('/admin/settings')).text()).toContain('Back at noon.');
  await app.expectLogged(brokenConnection);
});
