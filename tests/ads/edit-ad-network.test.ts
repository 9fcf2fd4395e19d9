import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bakery,
  dismiss,
  drawn,
  editorBrowser,
  press,
  save,
  showOneThumbnail,
  unfold,
} from '#tests/support/editor-browser.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

let site: Site;
let user: SiteUser;
const { makeAd, open, designOf } = editorBrowser(
  () => site,
  () => user,
);
beforeAll(async () => {
  site = await startSite();
  user = await site.user({ tier: 'enterprise' });
});
afterAll(() => site?.close());

type Way = {
  cut: (context: BrowserContext) => Promise<unknown>;
  says: string;
  /** What has to pass until it is clear that nothing comes. */
  wait?: (page: Page) => Promise<unknown>;
};

/** The ad is found by its title, which a second try needs for itself. */
let tries = 0;

/** Requests that are never answered; let go of in the end, they would arrive after all. */
const held: Route[] = [];
const ofTheEditor = /\/dashboard\/(?:ads\/|subjects)/;
const ways: Record<string, Way> = {
  'the network cut': { cut: (context) => context.setOffline(true), says: 'You are offline.' },
  'a server that can’t be reached': {
    cut: (context) => context.route(ofTheEditor, (route) => route.abort('connectionrefused')),
    says: 'The server could not be reached.',
  },
  'a proxy that answers for it': {
    cut: (context) =>
      context.route(ofTheEditor, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      ),
    says: 'The server answered with an error.',
  },
  'a server that never answers': {
    cut: (context) => context.route(ofTheEditor, (route) => void held.push(route)),
    says: 'The server took too long to answer',
    wait: (page) => page.clock.fastForward(31_000),
  },
};

describe.each(Object.entries(ways))('with %s', (_, { cut, says, wait }) => {
  test('nothing of the editor loses what was typed, each says why, and each can be tried again', async () => {
    tries += 1;
    // Short: an ad that lacks room is not saved.
    const ad = await makeAd(`Bread ${tries}`, bakery);
    const { page } = await open(ad.id, { user });
    const context = page.context();
    await page.getByLabel('Headline').fill('The second version');
    await save(page);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const isOffline = says === 'You are offline.';
    // More than once, where the request was not on its way yet when the time went by.
    const appears = (words: Locator) =>
      expect
        .poll(
          async () => {
            if (await words.isVisible()) return true;
            await wait?.(page);
            return false;
          },
          { timeout: 60_000, interval: 1_000 },
        )
        .toBe(true);
    const noted = async (what: string, later: string) => {
      const note = page.getByRole('status').filter({ hasText: isOffline ? later : what });
      await appears(note.filter({ hasText: says }));
      await note.getByRole('button', { name: 'Try again' }).waitFor();
      return note;
    };
    const refused = async (title: string) => {
      await appears(toasts.getByText(title, { exact: true }));
      await toasts.getByText(says).waitFor();
      await dismiss(page);
      await toasts.getByText(title, { exact: true }).waitFor({ state: 'detached' });
    };

    await page.clock.install();
    // The one small picture that stands for all would be shown where nothing can be reached.
    await page.unrouteAll();
    await cut(context);
    await page.getByLabel('Headline').fill('Kept words');
    const above = await noted('The picture does not follow.', 'The picture follows once');
    await unfold(page, 'Subject');
    await page.getByLabel('Find a thing').fill('tooth');
    const search = await noted('Things can’t be looked up.', 'Things are looked up once');
    await page.getByLabel('Panel and scene').scrollIntoViewIfNeeded();
    const strip = await noted('The small pictures do not follow.', 'The small pictures follow once');
    const putIn = page.getByRole('button', { name: /^Put in: / }).first();
    const fact = ((await putIn.getAttribute('aria-label')) ?? '').replace('Put in: ', '');
    await putIn.click();
    await press(page, 'Save');
    await refused('This was not saved');
    await unfold(page, 'Former versions');
    await page.getByRole('button', { name: 'Bring back version 1' }).click();
    await refused('This version was not brought back');

    expect(await page.getByLabel('Headline').inputValue()).toBe('Kept words');
    expect(await page.getByLabel('Sub-line').inputValue()).toContain(fact);
    expect(await page.getByLabel('Find a thing').inputValue()).toBe('tooth');
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
    await context.unrouteAll();
    await showOneThumbnail(page);
    await context.setOffline(false);
    // Offline all of it goes on by itself; the picture does after a
    // while, and the small ones once they come into sight again.
    const again = search.getByRole('button', { name: 'Try again' });
    if (!isOffline) await again.click();
    await page.getByLabel('Panel and scene').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'tooth', exact: true }).waitFor();
    const anew = strip.getByRole('button', { name: 'Try again' });
    const small = async () => {
      if (await anew.isVisible()) await anew.click({ timeout: 2_000 }).catch(() => undefined);
      return page.locator('label svg image').count();
    };
    await expect.poll(small, { timeout: 60_000, interval: 1_000 }).toBeGreaterThan(10);
    await strip.waitFor({ state: 'detached' });
    // By itself the picture is asked for three times.
    await page.clock.runFor(40_000);
    const last = above.getByRole('button', { name: 'Try again' });
    if (await last.isVisible()) await last.click({ timeout: 2_000 }).catch(() => undefined);
    await above.waitFor({ state: 'detached' });
    await drawn(page);
    await save(page);
    expect((await designOf(ad.id)).layers.headline).toBe('Kept words');
    await context.close();
  }, 180_000);
});
