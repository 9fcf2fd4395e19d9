import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchLayoutShift } from '#tests/support/layout-shift.ts';
import { textOf } from '#tests/support/page-text.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

/** For a machine with more to do than this. */
const patience = { timeout: 60_000 };
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.close());

// The parts of the page, readable at once (specification: landing.hero, landing.plans, plans.prices).
test('everything is in the HTML, before any script', async () => {
  const response = await fetch(site.url);
  const html = await response.text();
  const text = textOf(html);
  const said = [
    'AI-Powered Social Media Ad Generator',
    'Create Stunning Social Ads in Seconds',
    ...['Start Creating Free', 'View Examples', 'Lightning Fast', 'Smart Design', 'Multiple Formats'],
    ...['AI-Generated Ad Examples', 'Get Started For Free!', 'Subscribe', '25+ languages'],
    ...['Starter', '$0', 'forever', 'Professional', '$29', 'Enterprise', '$149', 'month'],
    ...['Sign In', 'Get Started'],
  ];
  for (const words of said) expect.soft(text.toLowerCase()).toContain(words.toLowerCase());
  const links = [
    ...['/#features', '/#pricing', '/#examples', '/gallery', '/about', '/blog', '/faq', '/contact'],
    ...['/privacy-policy', '/terms-of-service', '/auth', '/auth?tab=signup'],
  ];
  for (const link of links) expect.soft(html).toContain(`href="${link}"`);
  for (const id of ['features', 'pricing', 'examples']) expect.soft(html).toContain(`id="${id}"`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<html lang="en"/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
});

test('the style sheet is named in a header, scripts wait their turn', async () => {
  const response = await fetch(site.url);
  const html = await response.text();
  const sheet = /<link(?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"/.exec(html)?.[1];
  expect(response.headers.get('link')).toContain(`<${sheet}>; rel=preload; as=style`);
  // Asked for by a short script once the page is painted; nothing in the document asks for them before.
  expect(html).toContain('rel:"modulepreload",fetchPriority:"low"');
  expect(html).not.toMatch(/<link[^>]*rel="modulepreload"|<script[^>]*type="module"/);
});

test.each([320, 1280])('nothing moves while it loads and is scrolled, %i px wide', async (width) => {
  const { page, complaints } = await site.open({ viewport: { width, height: 800 } });
  const shift = await watchLayoutShift(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(80);
  }
  await page.getByRole('button', { name: 'Pause the slider' }).waitFor();
  expect(await shift()).toBeLessThan(0.02);
  expect(complaints).toEqual([]);
  await page.context().close();
});

// The pause is our addition (specification: landing.slider.controls).
test('the slider moves on every four seconds, loops, can be paused, and waits while somebody is at it', async () => {
  const { page, complaints } = await site.open();
  await page.clock.install();
  await visit(page, '/');
  await page.locator('#slider-title').scrollIntoViewIfNeeded();
  const carousel = page.locator('[aria-roledescription=carousel]');
  await carousel.waitFor();
  const dots = carousel.getByRole('button', { name: /^Go to slide/ });
  const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true') + 1);
  const last = await dots.count();
  expect(last).toBeGreaterThan(5);
  const leave = () => page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 600_000);
  await carousel.getByRole('button', { name: 'Next slide' }).hover();
  const first = await current();
  await leave();
  await page.clock.runFor(3900);
  expect(await current()).toBe(first);
  await page.clock.runFor(200);
  await expect.poll(current, patience).toBe(first + 1);

  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(current, patience).toBe(first + 2);
  await page.clock.runFor(9000);
  expect(await current(), 'pointed at').toBe(first + 2);
  await page.getByRole('button', { name: 'Pause the slider' }).click();
  await leave();
  await page.clock.runFor(9000);
  expect(await current(), 'paused').toBe(first + 2);
  await page.getByRole('button', { name: 'Play the slider' }).click();
  await leave();
  await page.clock.runFor(4100);
  await expect.poll(current, patience).toBe(first + 3);

  await dots.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(current, patience).toBe(1);
  await page.clock.runFor(9000);
  expect(await current(), 'reached by keyboard').toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(current, patience).toBe(last);
  expect(await carousel.locator('[aria-live=polite]').innerText()).toMatch(`${last} of ${last}: `);
  await page.keyboard.press('ArrowRight');
  await expect.poll(current, patience).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

// Four seconds for everybody else (specification: landing.slider.interval).
test('the slider stands still for those who asked for less motion, until they press Play', async () => {
  const { page } = await site.open({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await page.locator('#slider-title').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Play the slider' }).waitFor();
  await page.clock.runFor(20_000);
  expect(
    await page.getByRole('button', { name: 'Go to slide 1', exact: true }).getAttribute('aria-current'),
  ).toBe('true');
  await page.context().close();
});

test('"Loading slider..." is said while the code of the slider is on its way', async () => {
  const { page } = await site.open();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/carousel.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('#slider-title').scrollIntoViewIfNeeded();
  await page.getByText('Loading slider...').waitFor();
  letGo();
  await page.getByRole('button', { name: 'Pause the slider' }).waitFor();
  expect(await page.getByText('Loading slider...').count()).toBe(0);
  await page.context().close();
});

test('a chip shows the examples of its trade, also without JavaScript, and has an address', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.open({ javaScriptEnabled });
    await page.goto('/');
    const examples = page.locator('#examples');
    const shown = () =>
      examples.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''));
    const all = await shown();
    expect(all).toHaveLength(6);
    await examples.getByRole('link', { name: 'Technology' }).click();
    await page.waitForURL(/\?for=Technology#examples$/);
    await expect.poll(shown, patience).toContain('/showcase/headphones.webp');
    await expect.poll(shown, patience).not.toContain('/showcase/coffee.webp');
    const chip = examples.getByRole('link', { name: 'Technology' });
    await expect.poll(() => chip.getAttribute('aria-current'), patience).toBe('true');
    await examples.getByRole('link', { name: 'All', exact: true }).click();
    await expect.poll(shown, patience).toEqual(all);
    await page.context().close();
  }
});

test.each([
  ...['/gallery', '/about', '/faq', '/contact', '/blog', '/privacy-policy', '/terms-of-service'],
  ...['/auth', '/auth?tab=signup', '/no-such-page'],
])('nothing moves on %s on a slow phone', async (path) => {
  const { page } = await site.open({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const shift = await watchLayoutShift(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(100);
  expect(await shift()).toBeLessThan(0.02);
  await page.context().close();
});
