import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
  admin = await site.user({ role: 'admin', name: 'The Operator' });
});
afterAll(() => site?.close());

test('a spinner turns while the settings are read, then the switches are there', async () => {
  const { page, complaints } = await site.open({ user: admin });
  await visit(page, '/admin/jobs');
  // All at once, here and below: the site reads its gates at any time, and must find them by this name.
  await site.db.execute(
    sql.raw(`alter table admin_settings rename to settings_kept;
      create view admin_settings as select k.* from settings_kept k, (select pg_sleep(2)) as wait`),
  );
  try {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.waitForFunction(() => {
      const main = document.querySelector('main');
      const isTurning = main?.querySelector('[role=status] svg') && /Loading settings/.test(main.innerText);
      return isTurning && main?.querySelector('h1') && !main.querySelector('[role=switch]');
    });
    await page.getByRole('switch', { name: 'Beta Mode' }).waitFor();
    expect(await page.getByText('Loading settings').count()).toBe(0);
  } finally {
    await site.db.execute(
      sql.raw('drop view admin_settings; alter table settings_kept rename to admin_settings'),
    );
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('every control is disabled while a save runs, the eye of the password too, and works again afterwards', async () => {
  const { page } = await site.open({ user: admin });
  await visit(page, '/admin/settings');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/admin/settings.data*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const controls = page.locator('main :is(button, input:not([type=hidden]), textarea)');
  expect(await page.getByRole('button', { name: 'Show password' }).isEnabled()).toBe(true);
  await page.getByLabel('Beta Access Password').fill('a shared secret');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Show password' }).isDisabled()).toBe(true);
  expect(await controls.count()).toBeGreaterThan(6);
  for (const control of await controls.all())
    expect(await control.isDisabled(), await control.innerText()).toBe(true);
  release();
  await page.getByText('Beta access password has been updated.').waitFor();
  // The page asks for its data once more before the save is over.
  await expect.poll(() => page.getByRole('button', { name: 'Show password' }).isEnabled()).toBe(true);
  await expect.poll(() => page.getByRole('switch', { name: 'Maintenance Mode' }).isEnabled()).toBe(true);
  await page.context().close();
});

test('the switches and the badge of the frame work by mouse, one after the other', async () => {
  const { page } = await site.open({ user: admin });
  await visit(page, '/admin/settings');
  await page.getByRole('switch', { name: 'Maintenance Mode' }).click();
  await page.getByText('Maintenance mode enabled.').waitFor();
  await page.getByRole('link', { name: 'Maintenance on' }).waitFor();
  await page.getByRole('switch', { name: 'Maintenance Mode' }).click();
  await page.getByText('Maintenance mode disabled.').waitFor();
  await page.getByRole('link', { name: 'Maintenance on' }).waitFor({ state: 'detached' });
  await page.context().close();
});
