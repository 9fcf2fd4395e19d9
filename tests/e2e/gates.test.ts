import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, type SiteUser, startSite, type WatchedPage } from '#tests/support/site.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite({ nodes: 2 });
  admin = await site.user({ role: 'admin' });
});
afterAll(() => site?.close());

const change = (fields: Record<string, string>) => site.post('/admin/settings', fields, admin);
const turn = (key: 'maintenance_mode' | 'beta_mode', enabled: boolean) =>
  change({ intent: 'switch', key, enabled: String(enabled) });

beforeEach(async () => {
  await turn('maintenance_mode', false);
  await turn('beta_mode', false);
  await change({ intent: 'beta-password', password: 'let me in' });
});

/** The page without what the browser says of answers that are refusals on purpose. */
const realComplaints = ({ complaints }: WatchedPage) =>
  complaints.filter((line) => !/status of (403|503)/.test(line));

// Open sessions follow, on every node (specification: gates.maintenance.live).
test('an open dashboard on another node is shut and opened again within two seconds, by itself', async () => {
  const user = await site.user({ name: 'Open Session' });
  const window = await site.open({ user, baseURL: site.urls[1] });
  const { page } = window;
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Generate New Ad' }).waitFor();
  await page.waitForTimeout(1_000);
  await turn('maintenance_mode', true);
  await page.getByRole('heading', { name: 'Under Maintenance' }).waitFor({ timeout: 8_000 });
  await page.getByText("We'll be back shortly. Thank you for your patience.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await turn('maintenance_mode', false);
  await page.getByRole('heading', { name: 'Generate New Ad' }).waitFor({ timeout: 8_000 });
  expect(realComplaints(window)).toEqual([]);
  await page.context().close();
});

test('a visitor enters the beta password once: denied, then let in to the page they wanted, for the session', async () => {
  await turn('beta_mode', true);
  const window = await site.open({ viewport: { width: 360, height: 780 } });
  const { page } = window;
  await page.goto('/gallery');
  await page.getByRole('heading', { name: 'Beta Access' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const field = page.getByLabel('Beta Password');
  await field.fill('open sesame');
  await page.getByRole('button', { name: 'Access Beta' }).click();
  await page.getByText('Access Denied', { exact: true }).waitFor();
  await page.getByText('Incorrect beta password. Please try again.').waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('beta_password_attempt'))).toBe(null);
  await field.fill('let me in');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Example Gallery' }).waitFor();
  await page.getByText('Access Granted', { exact: true }).waitFor();
  await page.getByText('Welcome to the beta!').waitFor();
  const kept = await page.evaluate(() => [
    sessionStorage.getItem('beta_access_granted'),
    sessionStorage.getItem('beta_password_attempt'),
  ]);
  expect(kept).toEqual(['true', null]);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(realComplaints(window)).toEqual([]);
  await page.context().close();
});

// Pages that are open follow (specification: gates.beta.live).
test('turning beta on shuts pages that are open, turning it off opens them, without a reload', async () => {
  const { page } = await site.open({ baseURL: site.urls[1] });
  await page.goto('/about');
  await page.waitForTimeout(1_000);
  await turn('beta_mode', true);
  await page.getByRole('heading', { name: 'Beta Access' }).waitFor({ timeout: 8_000 });
  await turn('beta_mode', false);
  await page.getByRole('heading', { name: 'Beta Access' }).waitFor({ state: 'detached', timeout: 8_000 });
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.context().close();
});

test('without JavaScript the password opens the page too', async () => {
  await turn('beta_mode', true);
  const { page } = await site.open({ javaScriptEnabled: false });
  await page.goto('/faq');
  await page.getByLabel('Beta Password').fill('let me in');
  await page.getByRole('button', { name: 'Access Beta' }).click();
  await page.waitForURL('**/faq');
  await page.context().close();
});

test('two tabs of one browser share one live stream, and both hear', async () => {
  const { page } = await site.open();
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/events') streams.push(request.url());
  });
  await page.goto('/about');
  const second = await page.context().newPage();
  await second.goto('/faq');
  await page.waitForTimeout(1_500);
  expect(streams).toHaveLength(1);
  await turn('beta_mode', true);
  for (const tab of [page, second])
    await tab.getByRole('heading', { name: 'Beta Access' }).waitFor({ timeout: 8_000 });
  await page.context().close();
});

test('the settings page switches, saves and says so, by keyboard', async () => {
  const { page } = await site.open({ user: admin });
  await page.goto('/admin/settings');
  const maintenance = page.getByRole('switch', { name: 'Maintenance Mode' });
  expect(await maintenance.getAttribute('aria-checked')).toBe('false');
  await maintenance.focus();
  await page.keyboard.press('Space');
  await page.getByText('Maintenance mode enabled.').waitFor();
  await expect.poll(() => maintenance.getAttribute('aria-checked')).toBe('true');
  const update = page.getByRole('button', { name: 'Update', exact: true });
  expect(await update.isDisabled()).toBe(true);
  await page.getByLabel('Beta Access Password').fill('a new word');
  await update.click();
  await page.getByText('Beta access password has been updated.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.context().close();
});

test('what changes between a page and its stream is not missed', async () => {
  const { page } = await site.open();
  // A slow way to the server: the page is there long before its stream.
  await page.route('**/events*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/about');
  await turn('beta_mode', true);
  await page.getByRole('heading', { name: 'Beta Access' }).waitFor({ timeout: 8_000 });
  await turn('beta_mode', false);
  await page.getByRole('heading', { name: 'Beta Access' }).waitFor({ state: 'detached', timeout: 8_000 });
  await page.context().close();
});
