import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamMembers } from '#app/db/schema.ts';
import { createCredential, linkIn, mailsTo } from '#tests/support/accounts.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

const teamPage = '/manage-plan/team';

/** The path of the link in the latest invitation to an address. */
const linkTo = async (email: string) => linkIn((await mailsTo(site, email)).at(-1), '/team/invitation/');

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();

describe('a team of two in the browser', () => {
  test('invite, sign in, join, make an ad together, see it live on both sides, and part again', async () => {
    const ann = await site.user({ tier: 'professional', name: 'Ann Baker' });
    const bob = await site.user({ name: 'Bob Miller' });
    const password = await createCredential(site.db, bob.id);
    const [owner, guest] = [await site.open({ user: ann }), await site.open()];

    await owner.page.goto('/manage-plan');
    await owner.page.getByRole('link', { name: 'Invite People' }).click();
    await owner.page.getByLabel('Email of the person to invite').fill(bob.email);
    await owner.page.getByRole('button', { name: 'Send Invitation' }).click();
    await owner.page.getByText('2 of 3 seats used').waitFor();
    await owner.page.getByText(bob.email).first().waitFor();

    // Signed out: by way of the sign-in page, whose form knows the way back.
    await guest.page.goto(await linkTo(bob.email));
    await heading(guest.page, 'Welcome back');
    await guest.page.getByText('You are invited to a team').waitFor();
    await guest.page.getByLabel('Email').fill(bob.email);
    await guest.page.getByLabel(/^Password/).fill(password);
    const captcha = guest.page.locator('input[name=captcha]');
    const isSolved = async () => (await captcha.count()) > 0 && (await captcha.inputValue());
    await expect.poll(isSolved, { timeout: 90_000 }).toBeTruthy();
    await guest.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await heading(guest.page, 'Join the team?');
    expect(await axeViolations(guest.page)).toEqual([]);
    await guest.page.getByRole('button', { name: 'Join the team' }).click();
    await heading(guest.page, 'You are in the team');

    // The owner's page hears of it by itself.
    await owner.page.getByText('Bob Miller').first().waitFor();

    await guest.page.getByRole('link', { name: 'Open the dashboard' }).click();
    await guest.page.getByText('Shared by the 2 people in').waitFor();
    await owner.page.goto('/dashboard');
    await heading(owner.page, 'Your team’s ads');
    await owner.page.waitForTimeout(500);
    await guest.page.getByLabel('Title').fill('Bread for both');
    await guest.page.getByRole('button', { name: 'Generate Ad' }).click();
    for (const { page } of [owner, guest]) {
      await page.getByRole('img', { name: 'Ad: Bread for both' }).waitFor({ timeout: 60_000 });
      await page.getByText('1 / 100').waitFor();
    }
    await owner.page.getByText('Made by Bob Miller').waitFor();
    await guest.page.getByText('Made by you').waitFor();
    expect(await axeViolations(owner.page)).toEqual([]);

    await owner.page.goto(teamPage);
    await owner.page.getByRole('button', { name: 'Remove Bob Miller' }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await owner.page.getByText('1 of 3 seats used').waitFor();
    // Without a reload the guest's dashboard is their own again.
    await guest.page.getByText('0 / 5').waitFor();
    await guest.page.getByText('Bread for both').waitFor({ state: 'detached' });
    expect(owner.complaints).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await owner.page.context().close();
    await guest.page.context().close();
  });

  test('works by keyboard, and without JavaScript', async () => {
    const ann = await site.user({ tier: 'enterprise', name: 'Ann Baker' });
    const bob = await site.user({ name: 'Bob Miller' });
    await site.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    const { page } = await site.open({ user: bob });
    await page.goto(teamPage);
    await page.getByRole('button', { name: 'Leave Team' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Leave this team?');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave Team' }).press('Enter');
    await page.getByRole('button', { name: 'Leave the team' }).press('Enter');
    await page.getByText('Teams come with Professional and Enterprise').waitFor();
    await page.context().close();

    const plain = await site.open({ user: ann, javaScriptEnabled: false });
    await plain.page.goto(teamPage);
    await plain.page.getByLabel('Email of the person to invite').fill('not an address');
    await plain.page.getByRole('button', { name: 'Send Invitation' }).click();
    await plain.page.getByText('Please enter a valid email address').waitFor();
    expect(await plain.page.getByLabel('Email of the person to invite').inputValue()).toBe('not an address');
    await plain.page.getByLabel('Email of the person to invite').fill(bob.email);
    await plain.page.getByRole('button', { name: 'Send Invitation' }).click();
    await plain.page.getByText('Invitation sent').waitFor();
    await plain.page.getByRole('button', { name: `Withdraw the invitation of ${bob.email}` }).click();
    await plain.page.getByText('Invitation withdrawn').waitFor();
    await plain.page.context().close();
  });

  test('every state of the team page fits a small phone and pleases axe', async () => {
    const name = 'Wilhelmina-Alexandrina van der Zwaluwenberghe-Oostendorp';
    const [ann, bob, fay] = await Promise.all([
      site.user({ tier: 'professional', name }),
      site.user({ name }),
      site.user({ name: 'فاطمة الزهراء' }),
    ]);
    await site.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    const email = `${'long'.repeat(14)}@marketing-department.example.com`;
    await site.post(teamPage, { intent: 'invite', email }, ann);
    const zoe = await site.user({ tier: 'professional', name });
    await site.post(teamPage, { intent: 'invite', email: fay.email }, zoe);
    for (const user of [ann, bob, fay, zoe]) {
      const { page, complaints } = await site.open({ user, viewport: { width: 320, height: 720 } });
      for (const path of [teamPage, '/dashboard', '/manage-plan']) {
        await page.goto(path);
        expect.soft(await axeViolations(page), `${path} ${user.email}`).toEqual([]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(over, path).toBeLessThanOrEqual(0);
      }
      expect.soft(complaints).toEqual([]);
      await page.context().close();
    }
  });
});
