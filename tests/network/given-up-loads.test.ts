import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/**
 * Runs in the page before its scripts. The answer of a form is there but does not come to its end, and the page's data
 * does not come at all, until they are given up.
 */
function keepAnswersOpen(): void {
  const real = window.fetch;
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    const signal = init?.signal;
    if (address.pathname !== '/account.data' || !signal) return real(input, init);
    const isGivenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    if (init.method !== 'POST') return isGivenUp;
    const answer = await real(input, init);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes);
        isGivenUp.catch((reason) => controller.error(reason));
      },
    });
    return new Response(body, answer);
  };
}

test('a load that was given up half way is no error of the page', async () => {
  const user = await site.user({ name: 'Ada Moves' });
  const { page, complaints } = await site.open({ user, reducedMotion: 'reduce' });
  await page.addInitScript(keepAnswersOpen);
  await visit(page, '/account');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await name.fill('Ada Moved');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await name.press('Enter');
  await (await answered).finished();
  await page.getByRole('link', { name: 'Gallery' }).first().click();
  await page.waitForURL('**/gallery');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});
