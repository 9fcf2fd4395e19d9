import type { Page } from 'playwright-core';
import { isAlive } from './alive.ts';

/**
 * Opens a page and waits until its scripts answer to what somebody does
 * there; not for pictures, as a rest of the network does.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** Opens the page of a window anew and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
  // What begins behind the first drawing, such as the code of a captcha, begins now.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
}
