import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { newsletterSubscribers, rateLimits } from '#app/db/schema.ts';
import { linkIn, mailsTo, newEmail } from '#tests/support/accounts.ts';
import { testApp } from '#tests/support/app.ts';
import { newsletterToken } from '#tests/support/newsletter-tokens.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();

const rowOf = async (email: string) => {
  const [row] = await app.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
};
const change = (email: string, values: Partial<typeof newsletterSubscribers.$inferInsert>) =>
  app.db.update(newsletterSubscribers).set(values).where(eq(newsletterSubscribers.email, email));
const forgetLimits = () => app.db.delete(rateLimits);

const get = (path: string) => readPage(app.visitor().request(path));
const press = (path: string, fields: Record<string, string> = {}) =>
  readPage(app.visitor().post(path, fields));
/** As a mail service does it: no cookie, no Origin, or one of its own. */
const oneClick = (path: string, headers: Record<string, string> = {}) =>
  readPage(
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    }),
  );

/** Subscribes a new address and reads the links of its mail. */
async function subscriber() {
  const email = newEmail();
  await app.visitor().post('/?index', { email });
  const [mail] = await mailsTo(app, email);
  const confirm = linkIn(mail, '/newsletter/confirm');
  const leave = linkIn(mail, '/newsletter/unsubscribe');
  const id = (await rowOf(email))?.id ?? '';
  return { email, mail, confirm, leave, id };
}

async function confirmedReader() {
  const reader = await subscriber();
  await press(reader.confirm);
  return reader;
}

describe('the confirmation mail', () => {
  // Nobody gets mail without asking for it twice (specification: newsletter.double-opt-in).
  test('carries both links, and one-click unsubscribe headers a program can read', async () => {
    const { email, mail, confirm, leave } = await subscriber();
    expect(mail?.subject).toBe('Confirm your Adwright newsletter');
    expect(mail?.html).toContain(confirm);
    const folder = join(app.dataDir, 'mailbox');
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const headers = files.find((file) => file.includes(`To: ${email}`))?.split('\r\n\r\n')[0] ?? '';
    const unfolded = headers.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toContain(`List-Unsubscribe: <http://localhost:4999${leave}>`);
    expect(unfolded).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('goes again to an address that still waits, once in ten minutes and five times a day', async () => {
    const { email } = await subscriber();
    const again = await press('/blog', { email });
    expect(again.text).toContain('This email is already subscribed to our newsletter.');
    for (let turn = 0; turn < 6; turn++) {
      // Ten minutes pass, the day does not.
      await app.db.execute(`delete from rate_limits where key like 'newsletter-ten-minutes%'`);
      await press('/blog', { email });
    }
    await new Promise((done) => setTimeout(done, 1500));
    expect(await mailsTo(app, email)).toHaveLength(5);
  });

  test('goes to nobody who has confirmed, whom an operator deactivated, or whose address is none', async () => {
    const { email } = await confirmedReader();
    await forgetLimits();
    expect((await press('/?index', { email })).text).toContain('Already subscribed!');
    await change(email, { isActive: false, unsubscribedAt: new Date() });
    await forgetLimits();
    expect((await press('/?index', { email })).text).toContain('Already subscribed!');
    expect((await rowOf(email))?.isActive).toBe(false);
    const injected = `a@example.com\r\nBcc: ${newEmail()}`;
    expect((await press('/?index', { email: injected })).status).toBe(400);
    await new Promise((done) => setTimeout(done, 700));
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('of a hundred requests for one address, one subscribes and one mail goes out', async () => {
    const email = newEmail();
    const client = app.visitor();
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => (await readPage(client.post('/?index', { email }))).text),
    );
    expect(answers.filter((text) => text.includes('Successfully subscribed!'))).toHaveLength(1);
    expect(answers.filter((text) => text.includes('Already subscribed!'))).toHaveLength(99);
    await new Promise((done) => setTimeout(done, 700));
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('a browser that subscribes one address after the other is slowed down', async () => {
    const client = app.visitor();
    const statuses: number[] = [];
    for (let turn = 0; turn < 22; turn++) {
      const response = await client.post('/?index', { email: newEmail() });
      statuses.push(response.status);
      if (response.status === 429) {
        expect(textOf(await response.text())).toContain('Subscription failed Please try again later.');
      }
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });
});

describe('confirming', () => {
  test('takes a button: opening the link, as mail scanners do, changes nothing', async () => {
    const { email, confirm } = await subscriber();
    for (let scan = 0; scan < 2; scan++) expect((await get(confirm)).text).toContain('One more click');
    await app.request(confirm, { method: 'HEAD' });
    expect((await rowOf(email))?.confirmedAt).toBeNull();
    const done = await press(confirm);
    expect(done).toMatchObject({ status: 200, text: expect.stringContaining('You are on the list') });
    expect((await rowOf(email))?.confirmedAt).toBeInstanceOf(Date);
  });

  test('works once; a second press and a second look say so', async () => {
    const { email, confirm } = await confirmedReader();
    const first = (await rowOf(email))?.confirmedAt;
    expect((await press(confirm)).text).toContain('Already confirmed');
    expect((await get(confirm)).text).toContain('Already confirmed');
    expect((await rowOf(email))?.confirmedAt).toEqual(first);
  });

  test('works for 7 days, then offers to subscribe anew', async () => {
    const { email, id } = await subscriber();
    const week = 7 * 86_400_000;
    const late = newsletterToken('confirm', { id, at: Date.now() - week - 60_000 });
    for (const answer of [
      await get(`/newsletter/confirm?token=${late}`),
      await press(`/newsletter/confirm?token=${late}`),
    ]) {
      expect(answer.status).toBe(410);
      expect(answer.text).toContain('This link has expired');
      expect(answer.html).toContain('href="/#newsletter"');
    }
    expect((await rowOf(email))?.confirmedAt).toBeNull();
    const justInTime = newsletterToken('confirm', { id, at: Date.now() - week + 60_000 });
    expect((await press(`/newsletter/confirm?token=${justInTime}`)).text).toContain('You are on the list');
  });

  test('a link from before leaving, or of an address an operator deactivated, brings nobody back', async () => {
    const reader = await confirmedReader();
    await oneClick(reader.leave);
    expect(await press(reader.confirm)).toMatchObject({ status: 404 });
    expect((await rowOf(reader.email))?.isActive).toBe(false);

    const waiting = await subscriber();
    await change(waiting.email, { isActive: false, unsubscribedAt: new Date() });
    expect(await press(waiting.confirm)).toMatchObject({ status: 404 });
    expect(await rowOf(waiting.email)).toMatchObject({ isActive: false, confirmedAt: null });
  });

  test('an invalid link says so and offers to subscribe anew', async () => {
    const { id, email, leave } = await subscriber();
    const token = newsletterToken('confirm', { id });
    const [, time, , signature] = token.split('.');
    const tokens = [
      '',
      'x',
      '%00',
      `${token}x`,
      token.slice(0, -1),
      token.toUpperCase(),
      `${randomUUID()}.${time}..${signature}`,
      `${id}.zzzzzzzzzz..${signature}`,
      newsletterToken('confirm', { id: randomUUID() }),
      newsletterToken('undo', { id }),
      leave.split('token=')[1],
      "'; drop table newsletter_subscribers; --",
      'a'.repeat(20_000),
    ];
    for (const bad of tokens) {
      const path = `/newsletter/confirm?token=${bad}`;
      for (const answer of [await get(path), await press(path)]) {
        expect(answer.status, bad).toBe(404);
        expect(answer.text).toContain('This link does not work');
        expect(answer.html).toContain('href="/#newsletter"');
      }
    }
    expect((await rowOf(email))?.confirmedAt).toBeNull();
  });
});

describe('unsubscribing', () => {
  test('takes a button: opening the link changes nothing', async () => {
    const { email, leave } = await confirmedReader();
    expect((await get(leave)).text).toContain('Leave the newsletter?');
    expect((await rowOf(email))?.isActive).toBe(true);
    expect((await press(leave, { intent: 'unsubscribe' })).text).toContain('You are unsubscribed');
    expect(await rowOf(email)).toMatchObject({ isActive: false, unsubscribedAt: expect.any(Date) });
    expect((await get(leave)).text).toContain('Already unsubscribed');
  });

  test.each([
    ['no Origin', {}],
    ['an Origin of its own', { origin: 'https://mail.example' }],
    ['an opaque Origin from another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a cookie', { cookie: 'better-auth.session_token=whatever', origin: 'https://mail.example' }],
  ])('one click of a mail service with %s is enough, and again does no harm', async (_, headers) => {
    const { email, leave } = await confirmedReader();
    expect(await oneClick(leave, headers)).toMatchObject({ status: 200 });
    const left = await rowOf(email);
    expect(left).toMatchObject({ isActive: false, unsubscribedAt: expect.any(Date) });
    expect(await oneClick(leave, headers)).toMatchObject({ status: 200 });
    expect((await rowOf(email))?.unsubscribedAt).toEqual(left?.unsubscribedAt);
  });

  test('one click works as a multipart form too, and before the address was confirmed', async () => {
    const { email, leave } = await subscriber();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await app.request(leave, { method: 'POST', body })).status).toBe(200);
    expect((await rowOf(email))?.isActive).toBe(false);
  });

  test('elsewhere a foreign Origin stays refused', async () => {
    const { confirm } = await subscriber();
    expect((await oneClick(confirm, { origin: 'https://mail.example' })).status).toBe(403);
    expect((await oneClick('/blog', { origin: 'https://mail.example' })).status).toBe(403);
  });

  test('a mistake is taken back with one button, to what it was before', async () => {
    const { email, leave } = await confirmedReader();
    const before = await rowOf(email);
    const undo = undoIn((await press(leave)).html);
    const back = await press(leave, { intent: 'undo', undo });
    expect(back.text).toContain('Welcome back');
    expect(await rowOf(email)).toMatchObject({ isActive: true, unsubscribedAt: null });
    expect((await rowOf(email))?.confirmedAt?.getTime()).toBe(before?.confirmedAt?.getTime());
    expect(await press(leave, { intent: 'undo', undo })).toMatchObject({ status: 404 });
  });

  test('taking it back does not confirm an address that never was', async () => {
    const { email, leave } = await subscriber();
    await press(leave, { intent: 'undo', undo: undoIn((await press(leave)).html) });
    expect(await rowOf(email)).toMatchObject({ isActive: true, confirmedAt: null });
  });

  test('neither an old undo, another purpose nor an operator meanwhile lets it be taken back', async () => {
    const { email, leave, confirm } = await confirmedReader();
    const undo = undoIn((await press(leave)).html);
    for (const wrong of [leave, confirm].map((link) => link.split('token=')[1] ?? '')) {
      expect(await press(leave, { intent: 'undo', undo: wrong })).toMatchObject({ status: 404 });
    }
    expect(await press(leave, { intent: 'undo', undo: `${undo}x` })).toMatchObject({ status: 404 });
    await change(email, { isActive: false, unsubscribedAt: new Date(Date.now() + 1000) });
    expect(await press(leave, { intent: 'undo', undo })).toMatchObject({ status: 404 });
    expect((await rowOf(email))?.isActive).toBe(false);
  });

  test('whoever left may come back, and confirms anew', async () => {
    const { email, leave } = await confirmedReader();
    await oneClick(leave);
    await forgetLimits();
    expect((await press('/blog', { email })).text).toContain('Successfully subscribed!');
    expect(await rowOf(email)).toMatchObject({
      isActive: true,
      confirmedAt: null,
      unsubscribedAt: null,
      source: 'blog',
    });
    const mails = await mailsTo(app, email, 2);
    await press(linkIn(mails[1], '/newsletter/confirm'));
    expect((await rowOf(email))?.confirmedAt).toBeInstanceOf(Date);
  });

  test('links of years ago work; forged ones and those for another purpose do not', async () => {
    const { email, id, confirm } = await confirmedReader();
    for (const bad of ['', 'x', confirm.split('token=')[1], newsletterToken('undo', { id })]) {
      const path = `/newsletter/unsubscribe?token=${bad}`;
      expect(await get(path)).toMatchObject({ status: 404 });
      expect(await oneClick(path)).toMatchObject({ status: 404 });
    }
    expect((await rowOf(email))?.isActive).toBe(true);
    const gone = newsletterToken('unsubscribe', { id: randomUUID() });
    expect((await get(`/newsletter/unsubscribe?token=${gone}`)).text).toContain('Already unsubscribed');
    const old = newsletterToken('unsubscribe', { id, at: Date.now() - 5 * 365 * 86_400_000 });
    expect((await oneClick(`/newsletter/unsubscribe?token=${old}`)).status).toBe(200);
    expect((await rowOf(email))?.isActive).toBe(false);
  });

  test('bodies that are no form or far too long change nothing', async () => {
    const { email, leave } = await confirmedReader();
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    expect((await app.request(leave, json)).status).toBe(400);
    const huge = { method: 'POST', body: new URLSearchParams({ x: 'x'.repeat(3 * 1024 * 1024) }) };
    expect((await app.visitor().request(leave, huge)).status).toBeGreaterThanOrEqual(400);
    expect((await rowOf(email))?.isActive).toBe(true);
    expect((await press('/?index', { email: 'x'.repeat(1024 * 1024) })).status).toBe(400);
  });
});

test.each(['confirm', 'unsubscribe'] as const)(
  'the %s page is kept out of searches, caches and referrers',
  async (page) => {
    const reader = await subscriber();
    const response = await app.visitor().request(page === 'confirm' ? reader.confirm : reader.leave);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    const html = await response.text();
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    // Mails get forwarded: the whole address is for its owner.
    expect(html).not.toContain(reader.email);
  },
);

function undoIn(html: string): string {
  const undo = /name="undo" value="([^"]+)"/.exec(html)?.[1];
  if (!undo) throw new Error('no undo button');
  return undo;
}
