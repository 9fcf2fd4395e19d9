import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog, type ContactStatus, contactRequests } from '#app/db/schema.ts';
import { mailsTo, newEmail } from '#tests/support/accounts.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';
import { naughtyStrings } from '#tests/support/naughty-strings.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
});

type Values = Partial<typeof contactRequests.$inferInsert>;
async function message(values: Values = {}) {
  const [row] = await app.db
    .insert(contactRequests)
    .values({
      name: 'Lin Chen',
      email: newEmail(),
      subject: 'billing',
      message: 'Where is my invoice?',
      ...values,
    })
    .returning();
  if (!row) throw new Error('the message was not stored');
  return row;
}
const open = (query: string) => readPage(admin.request(`/admin/contact?${query}`));
const post = (fields: Record<string, string>, client: Client = admin) =>
  readPage(client.post(`/admin/contact?id=${fields.id}`, fields));
const move = (id: string, status: string) => post({ intent: 'status', id, status });
const rowOf = async (id: string) =>
  (await app.db.select().from(contactRequests).where(eq(contactRequests.id, id)))[0];
const auditOf = (id: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `contact:${id}`))
    .orderBy(auditLog.createdAt);

describe('the list of messages', () => {
  // That priority comes first is our addition (specification: admin.contact.list).
  test('has open ones with priority first, then the newest', async () => {
    const mark = `order-${randomUUID()}`;
    const at = (day: number, name: string, values: Values = {}) =>
      message({ name: `${name} ${mark}`, createdAt: new Date(Date.UTC(2026, 0, day)), ...values });
    await at(1, 'urgent', { isPriority: true });
    await at(2, 'older');
    await at(3, 'handled', { isPriority: true, status: 'resolved' });
    await at(4, 'newest');
    const { html } = await open(`q=${mark}`);
    const order = ['urgent', 'newest', 'handled', 'older'].map((name) => html.indexOf(`${name} ${mark}`));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
  });

  test('is filtered by status and searched in name, email, subject and message', async () => {
    const mark = randomUUID();
    const states: ContactStatus[] = ['open', 'in_progress', 'resolved'];
    for (const status of states) await message({ status, message: `${mark} ${status}` });
    for (const status of states) {
      const { text } = await open(`q=${mark.toUpperCase()}&status=${status}`);
      expect(states.filter((other) => text.includes(`${mark} ${other}`))).toEqual([status]);
    }
    const { email, id } = await message({ name: `Name ${mark}x`, subject: `Subject ${mark}y` });
    for (const query of [email, `${mark}x`, `${mark}y`])
      expect((await open(`q=${query}`)).html).toContain(id);
    expect((await open('q=nothing-like-it')).text).toContain('No contact requests found');
    for (const id of [randomUUID(), 'nobody', '%00', "'"])
      expect((await open(`id=${id}`)).text).toContain('Message not found');
  });

  test('Failed to load contact requests, when the database fails', async () => {
    await withoutTable(app, 'contact_requests', async () => {
      const { status, text } = await open('');
      expect(status).toBe(500);
      expect(text).toContain('Failed to load contact requests');
    });
    expect((await open('')).status).toBe(200);
  });

  test('hostile names, subjects and messages are shown as text', async () => {
    for (const [what, text] of Object.entries(naughtyStrings)) {
      if (text.includes('\0') || text.length > 10_000) continue;
      const { id } = await message({ name: text, subject: text, message: text });
      const { status, html } = await open(`id=${id}`);
      expect(status, what).toBe(200);
      expect(html, what).not.toContain('<script>alert');
      expect(html, what).not.toMatch(/<(img|svg)[^>]*(onerror|onload)/i);
    }
  });
});

describe('the status of a message', () => {
  test('Status Updated: open, in progress, resolved, open again, in list and detail alike', async () => {
    const { id } = await message();
    const steps = [
      ['in_progress', 'In Progress', 'Mark Resolved'],
      ['resolved', 'Resolved', 'Reopen'],
      ['open', 'Open', 'Mark In Progress'],
    ] as const;
    expect((await open(`id=${id}`)).text).toContain('Mark In Progress');
    for (const [to, label, next] of steps) {
      const { status, text, html } = await move(id, to);
      expect(status).toBe(200);
      expect(text).toContain('Status Updated');
      expect(text).toContain(next);
      const rows = html.split('<li ').map((part) => part.split('</li>')[0] ?? '');
      const row = rows.find((part) => part.includes(`?id=${id}`) && part.includes('invoice')) ?? '';
      expect(textOf(row)).toContain(label);
      expect((await rowOf(id))?.status).toBe(to);
    }
    expect((await auditOf(id)).map(({ actor, before, after }) => [actor, before, after])).toEqual([
      [admin.id, { status: 'open' }, { status: 'in_progress' }],
      [admin.id, { status: 'in_progress' }, { status: 'resolved' }],
      [admin.id, { status: 'resolved' }, { status: 'open' }],
    ]);
  });

  // There is one way through the states (specification: contact.states).
  test('the same step twice is one, and a step that is not next is refused', async () => {
    const { id } = await message();
    await Promise.all([move(id, 'in_progress'), move(id, 'in_progress')]);
    expect(await auditOf(id)).toHaveLength(1);
    const { status, text } = await move(id, 'open');
    expect(status).toBe(409);
    expect(text).toContain('Failed to update status');
    expect((await move(id, 'deleted')).status).toBe(400);
    expect((await move(randomUUID(), 'open')).status).toBe(404);
    expect((await move("' or 1=1", 'open')).status).toBe(404);
    expect((await rowOf(id))?.status).toBe('in_progress');
  });

  test('Failed to update status, when the database fails, and then nothing has changed', async () => {
    const { id } = await message();
    for (const table of ['contact_requests', 'audit_log']) {
      await withFrozenTable(app, table, async () => {
        const { status, text } = await move(id, 'in_progress');
        expect(status).toBe(500);
        expect(text).toContain('Failed to update status');
      });
    }
    expect((await rowOf(id))?.status).toBe('open');
    expect(await auditOf(id)).toEqual([]);
  });

  test('nobody but an admin changes it, from no foreign page', async () => {
    const { id, email } = await message();
    const forms: Record<string, string>[] = [
      { intent: 'status', id, status: 'in_progress' },
      { intent: 'reply', id, reply: 'Mine', seen: '0' },
    ];
    for (const fields of forms) {
      for (const client of [app.visitor(), await app.user({ tier: 'enterprise' })]) {
        const response = await client.post('/admin/contact', fields);
        expect(response.headers.get('location')).toBe('/admin/login');
      }
      const init = {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin: 'https://evil.example' },
      };
      expect((await admin.request('/admin/contact', init)).status).toBe(403);
    }
    expect((await rowOf(id))?.status).toBe('open');
    expect((await app.mails()).filter((mail) => mail.to?.[0]?.address === email)).toEqual([]);
  });
});

describe('answering by mail', () => {
  const reply = (id: string, text: string, seen = '0') => post({ intent: 'reply', id, reply: text, seen });

  test('sends the answer with their message as text, answers go to support, and it is in progress', async () => {
    const request = await message({ message: 'First line\n<b onclick="x">bold</b> https://example.org' });
    const { status, text } = await reply(request.id, 'Here it is.\r\n\r\n<i>Not</i> markup.\nBest, Ada');
    expect(status).toBe(200);
    expect(text).toContain('Reply sent');
    expect(text).toContain('Answered by mail');
    expect((await rowOf(request.id))?.status).toBe('in_progress');
    const [mail] = await mailsTo(app, request.email);
    expect(mail?.subject).toBe('Re: Billing Question');
    expect(mail?.replyTo).toHaveLength(1);
    expect(mail?.replyTo?.[0]?.address).toMatch(/@/);
    expect(mail?.html).toContain('&lt;i&gt;Not&lt;/i&gt; markup.');
    expect(mail?.html).toContain('&lt;b onclick=&quot;x&quot;&gt;bold&lt;/b&gt;');
    for (const words of ['Hi Lin,', 'Here it is.', 'First line']) expect(mail?.text).toContain(words);
    expect(await auditOf(request.id)).toMatchObject([
      {
        actor: admin.id,
        action: 'contact.reply',
        before: { status: 'open' },
        after: { status: 'in_progress' },
      },
    ]);
    expect(JSON.stringify(await auditOf(request.id))).not.toContain('Here it is');
  });

  test('a double click sends one mail; a second answer can follow', async () => {
    const { id, email } = await message();
    const both = await Promise.all([reply(id, 'Once'), reply(id, 'Once')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await reply(id, 'Twice', '1')).status).toBe(200);
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
  });

  test('an empty or endless answer is refused, and what was typed stays', async () => {
    const { id } = await message();
    expect((await reply(id, ' \n ')).text).toContain('Please write an answer first.');
    const long = await reply(id, `start ${'x'.repeat(5000)}`);
    expect(long.status).toBe(422);
    expect(long.text).toContain('start xxx');
    expect((await reply(randomUUID(), 'To nobody')).status).toBe(404);
    expect(await auditOf(id)).toEqual([]);
  });

  test('hostile subjects and names add no header and no recipient', async () => {
    const { id, email } = await message({
      subject: 'Hello\r\nBcc: victim@example.org',
      name: 'https://evil.example\r\nBcc: v@example.org',
    });
    expect((await reply(id, 'Fine.')).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.subject).toBe('Re: Hello Bcc: victim@example.org');
    expect(mail?.text).toContain('Hi there,');
  });

  test('is all or nothing: when it can not be noted, no mail leaves and the text is kept', async () => {
    const { id, email } = await message();
    await withFrozenTable(app, 'audit_log', async () => {
      const { status, text } = await reply(id, 'Kept words');
      expect(status).toBe(500);
      expect(text).toContain('Failed to send the reply');
      expect(text).toContain('Kept words');
    });
    expect((await rowOf(id))?.status).toBe('open');
    expect((await app.mails()).filter((mail) => mail.to?.[0]?.address === email)).toEqual([]);
  });
});
