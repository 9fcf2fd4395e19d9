import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageFolder } from '#app/composer/type/packages.ts';
import { ads } from '#app/db/schema.ts';
import { goodPassword, newEmail } from '#tests/support/accounts.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

type Who = { user?: SiteUser; javaScriptEnabled?: boolean };

/** A window on a page, closed afterwards. */
async function on(path: string, who: Who, run: (page: Page) => Promise<void>) {
  const { page } = await site.open(who);
  await (who.javaScriptEnabled === false ? page.goto(path) : visit(page, path));
  await run(page);
  await page.context().close();
}
const reads = (page: Page, words: string) => page.getByText(words).first().waitFor();
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const adsOf = (user: SiteUser) => site.db.select().from(ads).where(eq(ads.userId, user.id));

/** Presses Generate and waits for the `count`th ad of the user. */
async function generate(page: Page, user: SiteUser, count: number) {
  await page.getByRole('button', { name: 'Generate Ad', exact: true }).click();
  await expect.poll(async () => (await adsOf(user)).length).toBe(count);
}

describe('what subscribers and visitors fill in and read', () => {
  test('settings that can not be read keep nobody out', async () => {
    // The first question this process asks about them: keep this test the first of the file.
    const user = await site.user();
    await withoutTable(site, 'admin_settings', () =>
      on('/dashboard', { user }, async (page) => {
        await reads(page, 'Generate New Ad');
        await page.goto('/');
        await reads(page, 'Create Stunning Social Ads in Seconds');
      }),
    );
  });

  test('who is asking can not be found out: pages for everybody show as they do to visitors, and it is logged', async () => {
    const operator = await site.user({ role: 'admin' });
    await withoutTable(site, 'sessions', () =>
      on('/', { user: operator }, async (page) => {
        await reads(page, 'Create Stunning Social Ads in Seconds');
        await page.goto('/faq');
        await reads(page, 'How do I delete my account?');
        expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBeGreaterThan(0);
      }),
    );
    expect(site.output()).toContain('session check failed');
  });

  test('the form: what is filled in becomes the prompt, and each size can be ordered', async () => {
    const user = await site.user({ tier: 'professional' });
    const filled = {
      targetAudience: 'Neighbours',
      saleGoals: 'Second loaf half price',
      colors: 'Brown',
      adCopy: 'Bread, still warm',
      brandVoice: 'Warm',
      fontStyle: 'Serif',
      instructions: 'No people',
    };
    await on('/dashboard', { user }, async (page) => {
      const form = page.locator('form:has(input[name=size])');
      await form.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
        for (const fold of folds) fold.open = true;
      });
      for (const [index, size] of ['1024x1024', '1536x1024', '1024x1536'].entries()) {
        await page.getByLabel('Title').fill(`Fresh bread ${size}`);
        for (const [name, text] of Object.entries(filled)) await form.locator(`[name=${name}]`).fill(text);
        await form.locator(`input[name=size][value="${size}"]`).check();
        await generate(page, user, index + 1);
        await toast(page).getByText('Your ad is being generated.').waitFor();
        // Empty again: the answer has arrived, also where the toast is still the one of the ad before.
        await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('');
      }
    });
    const made = await adsOf(user);
    expect(made.map(({ title, size }) => title === `Fresh bread ${size}`)).toEqual([true, true, true]);
    expect(made[0]?.prompt.split('\n\n')).toEqual([
      'Target Audience: Neighbours',
      'Sale Goals: Second loaf half price',
      'Colors/Theming: Brown',
      'Ad Copy: Bread, still warm',
      'Brand Voice: Warm',
      'Font Style: Serif',
      'General Instructions: No people',
    ]);
  });

  test('a free ad carries the mark, which reads Created with and the host', async () => {
    const user = await site.user();
    await on('/dashboard', { user }, async (page) => {
      await page.getByLabel('Title').fill('Marked bread');
      await generate(page, user, 1);
      const picture = page.getByRole('img', { name: 'Ad: Marked bread' });
      await picture.waitFor({ timeout: 60_000 });
      const source = await picture.evaluate((image: HTMLImageElement) => image.src);
      const bytes = await (await page.context().request.get(source)).body();
      const band = { left: 112, top: 462, width: 800, height: 100 };
      // White letters on a box that lets the picture through.
      const letters = sharp(bytes).extract(band).greyscale().threshold(200).negate();
      const mark = await sharp(await letters.png().toBuffer())
        .resize(1600)
        .png()
        .toBuffer();
      const data = packageFolder('@tesseract.js-data/eng') ?? '';
      const langPath = join(data, '4.0.0_best_int');
      const reader = await createWorker('eng', 1, { langPath, cacheMethod: 'none' });
      await reader.setParameters({ user_defined_dpi: '70' });
      const read = (await reader.recognize(mark)).data.text.replace(/\s+/g, ' ');
      await reader.terminate();
      // Not to the letter: what lies behind the box may make an l or an h another one to the reader.
      expect(read).toMatch(/Created with .{0,2}oca.{0,2}ost/);
    });
  });

  test('Re-Gen that can not be stored says so', async () => {
    const user = await site.user({ tier: 'professional' });
    const { status } = await site.post('/dashboard', { intent: 'generate', title: 'Once more' }, user);
    expect(status).toBe(200);
    await finishedAd(site.db, eq(ads.userId, user.id));
    await on('/dashboard', { user }, (page) =>
      withFrozenTable(site, 'ads', async () => {
        await page.getByRole('button', { name: 'Re-Gen Once more' }).click();
        await toast(page).getByText('Failed to regenerate ad', { exact: true }).waitFor();
      }),
    );
  });

  test('a message to support that can not be stored says so and stays in the dialog', async () => {
    const user = await site.user();
    await on('/manage-plan', { user }, (page) =>
      withFrozenTable(site, 'contact_requests', async () => {
        await page.getByRole('button', { name: 'Contact Support' }).click();
        const dialog = page.getByRole('dialog', { name: 'Contact Support' });
        await dialog.getByLabel('Subject').fill('A question');
        await dialog.getByLabel('Message').fill('Which plan is mine?');
        await dialog.getByRole('button', { name: /Send/ }).click();
        await reads(page, 'Failed to submit your request. Please try again.');
        expect(await dialog.getByLabel('Message').inputValue()).toBe('Which plan is mine?');
      }),
    );
  });

  test('sign-in: too many tries, and when the next one counts', async () => {
    await site.db.execute(sql`delete from rate_limits`);
    const email = newEmail();
    await on('/auth', {}, async (page) => {
      const send = async () => {
        await page.getByLabel('Email').fill(email);
        await page.getByLabel(/^Password/).fill('not-the-one-3');
        await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      };
      await send();
      await reads(page, 'Invalid email or password.');
      await site.db.execute(sql`update rate_limits set count = 1000 where key like 'sign-in|%'`);
      await send();
      await reads(page, 'Too many attempts. Please try again in');
    });
    await site.db.execute(sql`delete from rate_limits`);
  });

  test('sign-up: the same words whether or not the address has an account', async () => {
    const known = await site.user();
    const said: string[] = [];
    for (const email of [known.email, newEmail()])
      await on('/auth?tab=signup', {}, async (page) => {
        await page.getByLabel('Full Name').fill('Ada Example');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel(/^Password/).fill(goodPassword);
        await page.getByRole('button', { name: 'Sign Up', exact: true }).last().click();
        await reads(page, 'Please check your email to confirm your account.');
        said.push((await page.locator('main').innerText()).replaceAll(email, 'the address'));
      });
    expect(said[0]).toBe(said[1]);
  });

  test('plans: who is signed out is asked to sign up, or to sign in', () =>
    on('/#pricing', {}, async (page) => {
      await page.getByRole('link', { name: 'Get Professional' }).click();
      await reads(page, 'An account first');
      await page.getByRole('tab', { name: 'Sign In' }).click();
      await reads(page, 'Sign In Required');
      await reads(page, 'Please sign in to subscribe to a plan.');
    }));

  test('contact: a form without a solved captcha is refused, and keeps its words', () =>
    on('/contact', { javaScriptEnabled: false }, async (page) => {
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').first().fill('ada@example.com');
      await page.getByLabel('Subject').selectOption('general');
      await page.getByLabel('Message').fill('A question about teams.');
      await page.getByRole('button', { name: /^Send/ }).click();
      await reads(page, 'Please complete the captcha');
      await reads(page, "Verify that you're human to submit your message.");
      expect(await page.getByLabel('Message').inputValue()).toBe('A question about teams.');
    }));
});
