import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newsletterSubscribers } from '#app/db/schema.ts';
import { testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/page-text.ts';

const app = testApp();

describe.each([
  {
    path: '/?index',
    source: 'homepage',
    again: 'Already subscribed! This email is already on our newsletter list.',
  },
  {
    path: '/blog',
    source: 'blog',
    again: 'Already subscribed This email is already subscribed to our newsletter.',
  },
])('the newsletter of $source', ({ path, source, again }) => {
  // What is stored, and the words of each page (specification: newsletter.fields, newsletter.words).
  test('takes an address once, however it is written', async () => {
    const email = `Reader-${randomUUID()}@Example.com`;
    const first = await app.visitor().post(path, { email });
    expect(first.status).toBe(200);
    expect(textOf(await first.text())).toContain('Successfully subscribed!');
    const second = await app.visitor().post(path, { email: ` ${email.toLowerCase()} ` });
    expect(textOf(await second.text())).toContain(again);
    const rows = await app.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email.toLowerCase()));
    expect(rows).toMatchObject([{ source, isActive: true, confirmedAt: null }]);
  });

  // An address is all that is asked for (specification: newsletter.email-required).
  test.each(['', 'nobody', `${'x'.repeat(250)}@example.com`])('says what is wrong with %j', async (email) => {
    const response = await app.visitor().post(path, { email });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(textOf(html)).toContain('Please enter a valid email address.');
    expect(html).toContain(`value="${email.slice(0, 254)}"`);
  });

  test('answers a body that is no form, or an address that is a file, with 400', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":1}' };
    expect((await app.visitor().request(path, json)).status).toBe(400);
    const file = await app.visitor().post(path, { email: new Blob(['a@example.com']) });
    expect(file.status).toBe(400);
    expect(textOf(await file.text())).toContain('Please enter a valid email address.');
  });
});
