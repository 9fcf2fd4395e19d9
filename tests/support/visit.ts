import type { Page } from 'playwright-core';

/** Opens a page and waits until its scripts answer to what somebody does there; not for pictures, as a rest of the network does. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isAlive);
  // What begins behind the first drawing, such as the code of a captcha, begins now.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}

/** In the page: whether all its forms, or without any a link, are under React’s hand. */
function isAlive(): boolean {
  const isHeld = (one: Element) => Object.keys(one).some((key) => key.startsWith('__reactProps'));
  const forms = [...document.forms].filter(({ method }) => method === 'post');
  return forms.length > 0 ? forms.every(isHeld) : [...document.links].some(isHeld);
}
