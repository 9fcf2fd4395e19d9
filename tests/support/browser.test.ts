import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, rulesOfLooks, sharedBrowser } from './browser.ts';

let page: Page;

beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});

afterAll(() => page?.context().close());

function pageWith(style: string): Promise<void> {
  return page.setContent(
    `<style>@keyframes in { from { opacity: 0.1 } } p { background: #fff; color: #333; ${style} }</style><p>Download Started</p>`,
  );
}

test('a notice that is still fading in is judged by its colours once it is there', async () => {
  await pageWith('animation: in 60s backwards');
  expect(await axeViolations(page, { rules: rulesOfLooks })).toEqual([]);
});

test('one that never ends fading, or is pale by itself, is told', async () => {
  await pageWith('opacity: 0.3; animation: in 60s infinite');
  expect(await axeViolations(page, { rules: rulesOfLooks })).toHaveLength(1);
  await pageWith('opacity: 0.3');
  expect(await axeViolations(page, { rules: rulesOfLooks })).toHaveLength(1);
});
