import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaLibrary } from '#app/db/schema.ts';
import { watchLayoutShift } from '#tests/support/layout-shift.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** For a machine with more to do than this. */
const patience = { timeout: 60_000 };
const pictures = 'main li > a';

// The full view, without a mouse (specification: gallery.overlay).
test('a picture opens over the window by keyboard, is turned by keys, and gives the focus back', async () => {
  const { page, complaints } = await site.open();
  await visit(page, '/gallery');
  const total = await page.locator(pictures).count();
  const dialog = page.getByRole('dialog', { name: 'Example in full view' });
  const says = (number: number) => page.getByText(`${number} of ${total}`).waitFor();

  await page.locator(pictures).nth(1).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await says(2);
  const steps: [string, number][] = [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['ArrowLeft', total],
    ['Home', 1],
    ['End', total],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
  ];
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    await says(expected);
  }
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  await expect.poll(focused, patience).toBe(await page.locator(pictures).nth(2).getAttribute('href'));
  expect(new URL(page.url()).hash).toBe('');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the address of an open picture can be shared, and Back closes it', async () => {
  const { page } = await site.open();
  await visit(page, '/gallery');
  await page.locator(pictures).nth(3).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const shared = page.url();
  const shown = await dialog.locator('img').getAttribute('src');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/gallery');

  const visitor = await site.open();
  await visitor.page.goto(shared);
  expect(await visitor.page.getByRole('dialog').locator('img').getAttribute('src')).toBe(shown);
  await visitor.page.getByRole('button', { name: 'Close full view' }).click();
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => new URL(visitor.page.url()).hash).toBe('');
  await visitor.page.context().close();
  await page.context().close();
});

test('a swipe turns the page, also before the picture has arrived', async () => {
  const { page } = await site.open({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await visit(page, '/gallery');
  // None of them ever arrives.
  await page.route(/\.webp/, () => {});
  await page.locator(pictures).first().tap();
  const counter = page.locator('dialog p');
  await expect.poll(() => counter.innerText(), patience).toMatch(/^1 of/);
  const session = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 350 }],
      });
    await touch('touchStart', from);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * share);
    await touch('touchEnd');
  };
  await swipe(280, 80);
  await expect.poll(() => counter.innerText(), patience).toMatch(/^2 of/);
  await swipe(80, 280);
  await expect.poll(() => counter.innerText(), patience).toMatch(/^1 of/);
  await page.context().close();
});

test('200 pictures load as they come into view, and nothing moves', async () => {
  const extra = Array.from({ length: 180 }, (_, index) => ({
    filename: `many-${index}.webp`,
    filePath: `/showcase/${index % 2 ? 'coffee' : 'diwali'}.webp?${index}`,
    storageKey: `many-${index}`,
    fileSize: 1,
    mimeType: 'image/webp',
    width: 1024,
    height: index % 2 ? 1024 : 1536,
    category: 'gallery' as const,
  }));
  const added = await site.db.insert(mediaLibrary).values(extra).returning({ id: mediaLibrary.id });
  expect(added).toHaveLength(180);
  const { page } = await site.open();
  const shift = await watchLayoutShift(page);
  let fetched = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched++;
  });
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  expect(await page.locator(pictures).count()).toBe(200);
  expect(fetched).toBeLessThan(60);
  for (let screen = 0; screen < 10; screen++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(50);
  }
  expect(await shift()).toBeLessThan(0.02);
  await page.context().close();
});
