import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contactRequests } from '#app/db/schema.ts';
import { mailsTo } from '#tests/support/accounts.ts';
import { testApp } from '#tests/support/app.ts';
import { withFrozenTable } from '#tests/support/broken-tables.ts';
import { brokenConnection } from '#tests/support/logged-errors.ts';
import { textOf } from '#tests/support/page-text.ts';

let isDown = false;
const app = testApp({
  losesDatabaseAt: (sent) => isDown && sent.includes('insert into "contact_requests"'),
});

const page = '/manage-plan/support';
const filled = { name: 'Ada', subject: 'Credits "gone"', message: 'All of them.\nPlease help.' };
const requestsOf = (userId: string) =>
  app.db.select().from(contactRequests).where(eq(contactRequests.userId, userId));

// Where the dialog is found (specification: support.opens).
test('the plan page has the dialog, with name and email filled in', async () => {
  const user = await app.user({ name: 'Ada Example' });
  const html = await (await user.request('/manage-plan')).text();
  const dialog = html.slice(html.indexOf('<dialog'), html.indexOf('</dialog>'));
  expect(dialog).toContain('value="Ada Example"');
  expect(dialog).toContain(`value="${user.email}"`);
  expect(dialog).toContain(`action="${page}"`);
  expect(textOf(html)).toContain('Need Help');
});

test.each([
  ['professional', true],
  ['enterprise', true],
  [undefined, false],
] as const)(
  'a message of a %s user is stored as open, priority %s, and its arrival is mailed',
  async (tier, isPriority) => {
    const user = await app.user({ tier });
    const response = await user.post(page, { ...filled, email: user.email });
    expect(response.status).toBe(200);
    expect(textOf(await response.text())).toContain('Message Sent');
    expect(await requestsOf(user.id)).toMatchObject([
      { ...filled, email: user.email, userId: user.id, status: 'open', isPriority },
    ]);
    const [mail] = await mailsTo(app, user.email);
    expect(mail?.text).toContain('Credits "gone"');
    expect(mail?.subject).toBe('We got your message to Adwright');
  },
);

test.each(['name', 'email', 'subject', 'message'])('without %s nothing is sent', async (field) => {
  const user = await app.user();
  const response = await user.post(page, { ...filled, email: user.email, [field]: ' \n' });
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain('Please fill in all fields');
  expect(await requestsOf(user.id)).toEqual([]);
});

test('a double click is one message, another message is another', async () => {
  const user = await app.user();
  const send = (message: string) => user.post(page, { ...filled, message, email: user.email });
  const answers = await Promise.all([send('once'), send('once'), send('once')]);
  for (const answer of answers) expect(answer.status).toBe(200);
  await send('twice');
  expect((await requestsOf(user.id)).map(({ message }) => message).sort()).toEqual(['once', 'twice']);
});

test('a subject is one line of text, whatever is typed', async () => {
  const user = await app.user();
  await user.post(page, { ...filled, subject: 'Hello\r\nBcc: x@example.com', email: user.email });
  expect((await requestsOf(user.id))[0]?.subject).toBe('Hello Bcc: x@example.com');
  const [mail] = await mailsTo(app, user.email);
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
});

// Nobody writes in the name of another (specification: calls.support).
test('the sender is the session, whatever the form claims', async () => {
  const [user, other] = [await app.user(), await app.user()];
  const claimed = { userId: other.id, user_id: other.id, status: 'resolved', isPriority: 'true' };
  await user.post(page, { ...filled, ...claimed, email: user.email });
  expect(await requestsOf(user.id)).toMatchObject([{ status: 'open', isPriority: false }]);
  expect(await requestsOf(other.id)).toEqual([]);
});

test('visitors sign in first, operators have their own place', async () => {
  const visitor = await app.visitor().post(page, { ...filled, email: 'a@example.com' });
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    302,
    `/auth?next=${encodeURIComponent(page)}`,
  ]);
  const admin = await app.user({ role: 'admin' });
  expect((await admin.post(page, { ...filled, email: admin.email })).headers.get('location')).toBe('/admin');
});

describe('a message that cannot be stored', () => {
  const sendsInVain = async (status: number) => {
    const user = await app.user();
    const response = await user.post(page, { ...filled, email: user.email });
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(textOf(html)).toContain('Failed to submit your request. Please try again.');
    expect(html).toContain('Please help.</textarea>');
    expect(await requestsOf(user.id)).toEqual([]);
  };

  test('when it cannot be stored the words stay in the form', async () => {
    isDown = true;
    await sendsInVain(503).finally(() => {
      isDown = false;
    });
    await app.expectLogged(brokenConnection);
  });

  test('500 where the database refuses it: trying again would not help', () =>
    withFrozenTable(app, 'contact_requests', () => sendsInVain(500)));
});
