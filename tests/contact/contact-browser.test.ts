import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactRequests } from '#app/db/schema.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

/** The captcha's answer once there is one other than `old`. */
async function newAnswer(page: Page, old = ''): Promise<string> {
  const token = page.locator('input[name=captcha]');
  await token.waitFor({ state: 'attached' });
  await expect
    .poll(async () => ['', old].includes(await token.inputValue().catch(() => '')), { timeout: 60_000 })
    .toBe(false);
  return token.inputValue();
}

// How it thanks is promised (specification: contact.sent.words).
test('the contact form solves a new captcha for each attempt, thanks, and takes another message', async () => {
  const { page } = await site.open();
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Lin Chen');
  await page.getByLabel('Email').fill('lin@example.com');
  const first = await newAnswer(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('All fields are required to submit your message.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Lin Chen');
  await newAnswer(page, first);

  await page.getByLabel('Subject').selectOption('bug');
  await page.getByLabel('Message').fill('It hums.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('heading', { name: 'Message Sent!' }).waitFor();
  await page.getByText('Message sent successfully!', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'What happens next?' }).waitFor();
  expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  const [row, ...more] = await site.db.select().from(contactRequests);
  expect(row).toMatchObject({ subject: 'bug', message: 'It hums.', status: 'open', userId: null });
  expect(more).toEqual([]);

  await page.getByRole('link', { name: 'Send Another Message' }).click();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
  await page.context().close();
});
