import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 90_000);
afterAll(() => site?.close(), 30_000);

/** In the page, before its scripts: data comes at once, but its answers end only when they are given up. */
function keepAnswersOpen(): void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const answer = await real(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    if (!new URL(url, location.href).pathname.endsWith('.data') || !answer.body || !signal) return answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, answer);
  };
}

test('a load that was given up half way is no error of the page', async () => {
  const { page, complaints } = await site.open({ reducedMotion: 'reduce' });
  await page.addInitScript(keepAnswersOpen);
  await visit(page, '/faq');
  // The newsletter's answer is in, the page's data is not yet asked for to its end: somebody moves on.
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('link', { name: 'Gallery' }).first().click();
  await page.waitForURL('**/gallery');
  expect(complaints).toEqual([]);
}, 60_000);
