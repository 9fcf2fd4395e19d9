import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  auditLog,
  blogPosts,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
} from '#app/db/schema.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp({ env: { NEWSLETTER_PER_MINUTE: '3000' } });

let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
});

/** A draft of its own, by the way an operator takes. */
async function draft(client: Client = admin): Promise<{ id: string; path: string }> {
  const response = await client.post('/admin/newsletter/issues', { intent: 'write' });
  const path = response.headers.get('location') ?? '';
  return { id: path.split('/').at(-1) ?? '', path };
}

const send = (path: string, fields: Record<string, string>, client: Client = admin) =>
  readPage(client.post(path, fields));

const issueOf = async (id: string) =>
  (await app.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)))[0];
const deliveriesOf = (id: string) =>
  app.db.select().from(newsletterDeliveries).where(eq(newsletterDeliveries.issueId, id));

/** Everybody of before leaves the list, so that an issue goes to these alone. */
async function audience(count: number): Promise<{ id: string; email: string }[]> {
  await app.db.update(newsletterSubscribers).set({ isActive: false });
  if (count === 0) return [];
  return app.db
    .insert(newsletterSubscribers)
    .values(
      Array.from({ length: count }, () => ({
        email: `${randomUUID()}@example.org`,
        source: 'blog',
        confirmedAt: new Date(Date.now() - 1000),
      })),
    )
    .returning({ id: newsletterSubscribers.id, email: newsletterSubscribers.email });
}

async function mailsTo(people: { email: string }[]) {
  const wanted = new Set(people.map(({ email }) => email));
  return (await app.mails()).filter((mail) => wanted.has(mail.to?.[0]?.address ?? ''));
}

const text = { subject: 'What worked in March', content: '## The hook\n\nA **bold** [link](/gallery).' };

test('an issue goes once to every confirmed, active subscriber, with one click to leave', async () => {
  const people = await audience(5);
  const others = await app.db
    .insert(newsletterSubscribers)
    .values([
      { email: `${randomUUID()}@example.org`, source: 'blog' },
      { email: `${randomUUID()}@example.org`, source: 'blog', confirmedAt: new Date(0), isActive: false },
    ])
    .returning();
  const { id, path } = await draft();
  const { status, text: page } = await send(path, { intent: 'send', ...text });
  expect(status).toBe(200);
  expect(page).toContain('Sending has started.');
  await expect.poll(async () => (await issueOf(id))?.status, { timeout: 60_000 }).toBe('sent');
  expect(await issueOf(id)).toMatchObject({ recipientCount: 5, sentCount: 5, failedCount: 0 });
  const mails = await mailsTo([...people, ...others]);
  expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(people.map(({ email }) => email).sort());
  const tokens = new Set<string>();
  for (const mail of mails) {
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(mail.html).toContain(address);
    expect(mail.text).toContain(address);
    expect(mail.text).toContain('/gallery');
    tokens.add(address);
  }
  expect(tokens.size).toBe(5);
  const [address = ''] = tokens;
  const url = new URL(address);
  const left = await app.request(url.pathname + url.search, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(left.status).toBe(200);
  expect(await app.db.$count(newsletterSubscribers, sql`is_active and confirmed_at is not null`)).toBe(4);
});

test('two admins press Send at once: it is sent once', async () => {
  const people = await audience(3);
  const second = await app.user({ role: 'admin' });
  const { id, path } = await draft();
  const answers = await Promise.all([
    send(path, { intent: 'send', ...text }),
    send(path, { intent: 'send', ...text, subject: 'Another subject' }, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.text).toContain('Somebody was faster');
  await expect.poll(async () => (await issueOf(id))?.status, { timeout: 60_000 }).toBe('sent');
  expect(await mailsTo(people)).toHaveLength(3);
  const sent = await app.db.select().from(auditLog).where(eq(auditLog.subject, id));
  expect(sent.filter(({ action }) => action === 'issue.send')).toHaveLength(1);
});

test('sending stops and resumes; whoever leaves meanwhile is skipped, and nobody gets it twice', async () => {
  const people = await audience(150);
  const { id, path } = await draft();
  await send(path, { intent: 'send', ...text });
  await expect.poll(async () => (await issueOf(id))?.sentCount ?? 0, { timeout: 60_000 }).toBeGreaterThan(3);
  const stopped = await send(path, { intent: 'stop' });
  expect(stopped.text).toContain('Sending has stopped.');
  await new Promise((done) => setTimeout(done, 400));
  const before = await deliveriesOf(id);
  expect(before.length).toBeLessThan(150);
  await new Promise((done) => setTimeout(done, 400));
  expect(await deliveriesOf(id)).toHaveLength(before.length);
  const reached = new Set(before.map(({ subscriberId }) => subscriberId));
  const leaver = people.find((person) => !reached.has(person.id));
  if (!leaver) throw new Error('everybody was reached before the stop');
  await app.db
    .update(newsletterSubscribers)
    .set({ isActive: false, confirmedAt: null })
    .where(eq(newsletterSubscribers.id, leaver.id));
  expect((await send(path, { intent: 'resume' })).text).toContain('Sending goes on.');
  await expect.poll(async () => (await issueOf(id))?.status, { timeout: 30_000 }).toBe('sent');
  const mails = await mailsTo(people);
  expect(mails).toHaveLength(149);
  expect(new Set(mails.map((mail) => mail.to?.[0]?.address)).size).toBe(149);
  expect(await mailsTo([leaver])).toEqual([]);
});

test('a subject is one line, whatever is posted', async () => {
  const [person] = await audience(1);
  const { id, path } = await draft();
  await send(path, { intent: 'send', ...text, subject: 'Hello\r\nBcc: thief@example.com\u2028there' });
  await expect.poll(async () => (await issueOf(id))?.status, { timeout: 60_000 }).toBe('sent');
  const [mail] = await mailsTo(person ? [person] : []);
  expect(mail?.subject).toBe('Hello Bcc: thief@example.com there');
  expect(mail?.bcc ?? []).toEqual([]);
});

test('a test goes to the acting admin alone, with what stands in the form', async () => {
  await audience(2);
  const { id, path } = await draft();
  const { text: page } = await send(path, { intent: 'test', ...text, subject: 'Only for me' });
  expect(page).toContain(`A test is on its way to ${admin.email}.`);
  await expect
    .poll(async () => (await mailsTo([admin])).map(({ subject }) => subject), { timeout: 60_000 })
    .toContain('[Test] Only for me');
  expect(await deliveriesOf(id)).toEqual([]);
  expect(await issueOf(id)).toMatchObject({ status: 'draft', subject: 'Only for me' });
});

test('a published post is announced with a button to it; a draft is not', async () => {
  await audience(1);
  const [post, hidden] = await app.db
    .insert(blogPosts)
    .values([
      {
        slug: randomUUID(),
        title: 'A post',
        excerpt: 'What it says.',
        content: 'x',
        author: 'A',
        isPublished: true,
      },
      { slug: randomUUID(), title: 'No post', excerpt: 'e', content: 'x', author: 'A' },
    ])
    .returning();
  const refused = await send('/admin/newsletter/issues', { intent: 'announce', postId: hidden?.id ?? '' });
  expect(refused.status).toBe(422);
  const made = await admin.post('/admin/newsletter/issues', { intent: 'announce', postId: post?.id ?? '' });
  const path = made.headers.get('location') ?? '';
  const preview = await admin.request(`${path}/preview`);
  expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await preview.text();
  expect(html).toContain('What it says.');
  expect(html).toContain(`/blog/${post?.slug}`);
});

test('markup and script addresses in an issue do nothing', async () => {
  const { path } = await draft();
  const content = '<script>alert(1)</script> [x](javascript:alert(1)) ![y](https://spy.example/pixel.gif)';
  await send(path, { intent: 'save', subject: '<img src=x onerror=alert(1)>', content });
  const html = await (await admin.request(`${path}/preview`)).text();
  expect(html).not.toMatch(/<script|href="javascript:|<img[^>]+spy|<img src=x/i);
});

test('an issue that is being sent or was sent keeps its text, and is not sent again', async () => {
  await audience(1);
  const { id, path } = await draft();
  await send(path, { intent: 'send', ...text });
  await expect.poll(async () => (await issueOf(id))?.status, { timeout: 60_000 }).toBe('sent');
  for (const intent of ['save', 'send', 'delete', 'resume', 'stop', 'test'])
    expect((await send(path, { intent, ...text, subject: 'Changed' })).status, intent).toBe(409);
  expect((await issueOf(id))?.subject).toBe(text.subject);
});

test('a draft needs a subject and a text, and somebody to go to', async () => {
  await audience(0);
  const { path } = await draft();
  const empty = await send(path, { intent: 'save', subject: ' ', content: '' });
  expect(empty.status).toBe(422);
  expect(empty.text).toContain('Please enter a subject.');
  expect(empty.text).toContain('Please write something.');
  const nobody = await send(path, { intent: 'send', ...text });
  expect(nobody.status).toBe(409);
  expect(nobody.text).toContain('There is no confirmed subscriber to send it to.');
  const gone = await admin.post(path, { intent: 'delete' });
  expect(gone.headers.get('location')).toBe('/admin/newsletter/issues');
  expect((await admin.request(path)).status).toBe(404);
});

test('nobody but an admin writes, sees, tests, sends, stops or deletes an issue', async () => {
  await audience(1);
  const { id, path } = await draft();
  for (const client of [app.visitor(), await app.user({ tier: 'enterprise' })]) {
    for (const page of ['/admin/newsletter/issues', path, `${path}/preview`])
      expect((await client.request(page)).headers.get('location')).toBe('/admin/login');
    for (const intent of ['save', 'test', 'send', 'stop', 'resume', 'delete'])
      expect((await client.post(path, { intent, ...text })).headers.get('location')).toBe('/admin/login');
    expect((await client.post('/admin/newsletter/issues', { intent: 'write' })).headers.get('location')).toBe(
      '/admin/login',
    );
  }
  const foreign = await admin.request(path, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ intent: 'send', ...text }),
  });
  expect(foreign.status).toBe(403);
  expect(await issueOf(id)).toMatchObject({ status: 'draft', subject: 'Untitled issue' });
});
