import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { openedWindows, type WatchedPage } from './site.ts';

/**
 * What browsers themselves say of requests that were refused, cut or
 * kept out: tests that do that look for it themselves.
 */
const saidOfRequests =
  /Failed to (load resource|fetch)|net::ERR_|NetworkError|abort|Content Security Policy/i;

/** How many complaints of a window earlier tests have been told of. */
const told = new WeakMap<WatchedPage, number>();

/** Open before the test began: the file's own, or those of a group of tests. */
let openBefore: WatchedPage[] = [];
beforeEach(() => {
  openBefore = [...openedWindows];
});

/**
 * A test's own windows end with it: an open page goes on to draw, to listen and to ask for half a minute of work a
 * file. What it says of being ended is nobody's complaint.
 */
afterEach(async () => {
  const own = [...openedWindows].filter((window) => !openBefore.includes(window));
  for (const window of own) openedWindows.delete(window);
  await Promise.all(own.map(({ page }) => closeWindow(page)));
});

/** Requests that a test holds or changes have nobody left who waits for them. */
async function closeWindow(page: Page): Promise<void> {
  if (!page.isClosed()) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  }
  await page.context().close();
}

/** A set-up file: a test fails in whose windows a script throws, or complains on the console. */
afterEach(() => {
  const found = [...openedWindows].flatMap((window) => {
    const { page, complaints } = window;
    const fresh = complaints.slice(told.get(window) ?? 0);
    told.set(window, complaints.length);
    if (page.isClosed()) openedWindows.delete(window);
    return fresh.filter((line) => !saidOfRequests.test(line));
  });
  expect(found, 'complaints of the pages').toEqual([]);
});
