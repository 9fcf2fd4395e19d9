import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contactRequests } from '#app/db/schema.ts';
import { cheapCaptcha, mailsTo, newEmail } from '#tests/support/accounts.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { textOf } from '#tests/support/page-text.ts';

const app = testApp();

const write = async (client: Client, fields: Record<string, string>) =>
  client.post('/contact', {
    name: 'Lin Chen',
    subject: 'billing',
    message: 'Where is my invoice?',
    ...fields,
    captcha: await cheapCaptcha('contact'),
  });
const requestsFrom = (email: string) =>
  app.db.select().from(contactRequests).where(eq(contactRequests.email, email));

describe('the mail to the writer of a contact request', () => {
  test('comes with the promised times', async () => {
    const email = newEmail();
    expect((await write(app.visitor(), { email })).status).toBe(200);
    const [mail] = await mailsTo(app, email);
    expect(mail?.subject).toBe('We got your message to Adwright');
    const text = mail?.text?.replace(/\s+/g, ' ');
    for (const promise of ['within 4 hours', 'within 24 hours', 'weekdays within 8', 'within 2 hours']) {
      expect(text).toContain(promise);
    }
    expect(text).toContain('Billing Question');
  });

  test('carries no word of a visitor: the address may be that of a third person', async () => {
    const email = newEmail();
    await write(app.visitor(), {
      email,
      name: 'WINNER! Call 555-0100',
      message: 'You won. Visit https://evil.example/prize now',
    });
    const [mail] = await mailsTo(app, email);
    const whole = `${mail?.subject} ${mail?.html} ${mail?.text}`;
    expect(whole).not.toMatch(/evil\.example|WINNER|555|prize|You won/i);
    expect(mail?.text).toContain('Hello,');
  });

  test('carries no word of a user who names another address than their own', async () => {
    const user = await app.user({ tier: 'enterprise', name: 'Mallory' });
    const email = newEmail();
    await write(user, { email, message: 'Buy at https://evil.example' });
    const [mail] = await mailsTo(app, email);
    expect(`${mail?.html} ${mail?.text}`).not.toMatch(/evil\.example|Mallory|priority/i);
  });

  test('quotes users who write from their own address, as text', async () => {
    const user = await app.user({ tier: 'professional', name: 'Ada Example' });
    const message = 'First line <b>bold</b>\n\n<script>alert(1)</script>\nlast line';
    await write(user, { email: user.email.toUpperCase(), name: 'Ada Example', message });
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.text).toContain('Hi Ada,');
    expect(mail?.text).toContain('<script>alert(1)</script>');
    expect(mail?.html).not.toMatch(/<script|<b>/);
    expect(mail?.html).toContain('priority support');
  });

  test('goes to one address three times an hour at most; every message is stored', async () => {
    const email = newEmail();
    for (let turn = 0; turn < 5; turn++) await write(app.visitor(), { email, message: `Number ${turn}` });
    await new Promise((done) => setTimeout(done, 700));
    expect(await mailsTo(app, email, 3)).toHaveLength(3);
    expect(await requestsFrom(email)).toHaveLength(5);
  });

  test('goes out five times an hour at most for one browser, whatever addresses it names', async () => {
    const client = app.visitor();
    const emails = Array.from({ length: 7 }, newEmail);
    for (const email of emails) await write(client, { email });
    await new Promise((done) => setTimeout(done, 700));
    const addressed = (await app.mails()).flatMap((mail) => mail.to?.map((to) => to.address) ?? []);
    expect(addressed.filter((address) => address && emails.includes(address))).toHaveLength(5);
  });

  test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com', 'Eve <a@example.com>'])(
    'goes to no address like %j',
    async (email) => {
      const response = await write(app.visitor(), { email });
      expect(response.status).toBe(400);
      expect(textOf(await response.text())).toContain('Please enter a valid email address.');
    },
  );
});

test('a line break in a name adds no header to the mail', async () => {
  const email = newEmail();
  const response = await write(app.visitor(), { email, name: 'Eve\r\nBcc: x@example.com' });
  expect(response.status).toBe(200);
  const [mail] = await mailsTo(app, email);
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('too many messages from one browser are refused in the words for a failure', async () => {
  const client = app.visitor();
  let last: Response | undefined;
  for (let turn = 0; turn < 21; turn++) last = await write(client, { email: newEmail() });
  expect(last?.status).toBe(429);
  const text = textOf((await last?.text()) ?? '');
  expect(text).toContain('Error sending message Please try again later or contact us directly.');
});

test('a message of a megabyte is refused with what was wrong', async () => {
  const response = await write(app.visitor(), { email: newEmail(), message: 'x'.repeat(1024 * 1024) });
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain('Please keep this under 5,000 characters.');
});
