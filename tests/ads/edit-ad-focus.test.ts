import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bakery, editorBrowser } from '#tests/support/editor-browser.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let user: SiteUser;
const { makeAd, open } = editorBrowser(
  () => site,
  () => user,
);
beforeAll(async () => {
  site = await startSite();
  user = await site.user({ tier: 'enterprise' });
});
afterAll(() => site?.close());

/** What has the focus, and what of it the bar of actions or the picture lies over, 0 to 1; null at the page's end. */
function focusSeen(page: Page): Promise<{ name: string; hidden: number } | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = (focused.closest('label') ?? focused).getBoundingClientRect();
    const over = [...document.querySelectorAll('[data-bottom-bar], figure')]
      .filter((part) => !part.contains(focused) && getComputedStyle(part).position === 'sticky')
      .map((part) => part.getBoundingClientRect());
    const covered = over
      .filter(({ left, right }) => left < box.right && right > box.left)
      .map(({ top, bottom }) => Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top)));
    const name = focused.getAttribute('name') ?? focused.textContent ?? '';
    return { name: name.slice(0, 30), hidden: Math.max(0, ...covered) / box.height };
  });
}

test.each([
  [360, 640],
  [1280, 800],
])('at %i×%i px nothing lies over what the keyboard comes to, there and back', async (width, height) => {
  const ad = await makeAd(`Bread by keyboard ${width}`, bakery);
  const { page } = await open(ad.id, { user, viewport: { width, height }, reducedMotion: 'reduce' });
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    let stops = 0;
    for (; stops < 60; stops++) {
      await page.keyboard.press(key);
      // The browser scrolls with its next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const seen = await focusSeen(page);
      if (!seen || (key === 'Shift+Tab' && seen.name === 'headline')) break;
      if (seen.hidden > 0.1) hidden.push(`${key}: ${seen.name} ${Math.round(seen.hidden * 100)} %`);
    }
    expect(stops).toBeGreaterThan(12);
  }
  expect(hidden).toEqual([]);
});
