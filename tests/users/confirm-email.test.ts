import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUps, users } from '#app/db/schema.ts';
import { askForReset, linkIn, mailsTo, newEmail, signIn, signUp } from '#tests/support/accounts.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

const mine = { password: 'violet-anvil-47', fullName: 'Ada Example' };
const theirs = { password: 'somebody-elses-91', fullName: 'Mallory' };

const open = (client: Client, mail: Parameters<typeof linkIn>[0]) =>
  client.request(linkIn(mail, '/api/auth/verify-email'));
const stateOf = async (email: string) => {
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  return user;
};
const resend = (client: Client, email: string) => client.post('/auth', { intent: 'resend', email });

/** Follows a link in a browser that knows nothing, and signs in there with what its form carries. */
async function openAndSignIn(email: string, mail: Parameters<typeof linkIn>[0], password: string) {
  const client = app.visitor();
  const opened = await open(client, mail);
  const location = opened.headers.get('location') ?? '';
  const confirm = new URL(location, 'http://x').searchParams.get('confirm');
  const page = await (await client.request(location)).text();
  const answer = await signIn(client, { email, password, ...(confirm && { confirm }) });
  return { client, location, page, answer };
}

/** Both sign up with Ada's address, in either order; both mails come to Ada. */
async function bothSignUp(order: 'mine first' | 'theirs first') {
  const email = newEmail();
  const [ada, mallory] = [app.visitor(), app.visitor()];
  const steps = [() => signUp(ada, { email, ...mine }), () => signUp(mallory, { email, ...theirs })];
  if (order === 'theirs first') steps.reverse();
  for (const [index, step] of steps.entries()) {
    expect((await step()).status).toBe(200);
    await mailsTo(app, email, index + 1);
  }
  const mails = await mailsTo(app, email, 2);
  const [first, second] = mails;
  return order === 'mine first'
    ? { email, ada, mallory, myMail: first, theirMail: second }
    : { email, ada, mallory, myMail: second, theirMail: first };
}

async function expectMineAlone(email: string): Promise<void> {
  expect((await signIn(app.visitor(), { email, password: theirs.password })).status).toBe(400);
  expect((await signIn(app.visitor(), { email, password: mine.password })).status).toBe(302);
  expect(await stateOf(email)).toMatchObject({ emailVerified: true, name: mine.fullName });
}

describe.each(['mine first', 'theirs first'] as const)('two sign-ups with one address, %s', (order) => {
  test('my mail in my browser: I am in, they are not', async () => {
    const { email, ada, myMail } = await bothSignUp(order);
    const opened = await open(ada, myMail);
    expect(opened.headers.get('location')).toBe('/dashboard');
    expect((await ada.request('/dashboard')).status).toBe(200);
    await expectMineAlone(email);
  });

  test('my mail on another device asks for my password, theirs confirms nothing', async () => {
    const { email, myMail } = await bothSignUp(order);
    const wrong = await openAndSignIn(email, myMail, theirs.password);
    expect(wrong.answer.status).toBe(400);
    expect((await stateOf(email))?.emailVerified).toBe(false);
    const right = await openAndSignIn(email, myMail, mine.password);
    expect(right.answer.headers.get('location')).toBe('/dashboard');
    expect((await right.client.request('/dashboard')).status).toBe(200);
    await expectMineAlone(email);
  });

  test('their mail opened by me, in my browser or another, lets nobody in', async () => {
    const { email, ada, mallory, theirMail } = await bothSignUp(order);
    for (const client of [ada, app.visitor()]) {
      const opened = await open(client, theirMail);
      expect(opened.headers.get('location')).toContain('/auth?confirm=');
    }
    expect((await stateOf(email))?.emailVerified).toBe(false);
    expect((await signIn(mallory, { email, password: theirs.password })).status).toBe(400);
    const { answer } = await openAndSignIn(email, theirMail, mine.password);
    expect(await readText(answer)).toContain('not the password of the sign-up this mail was sent for');
    expect((await stateOf(email))?.emailVerified).toBe(false);
  });

  test('once mine is confirmed their link is worth nothing, also with their password', async () => {
    const { email, ada, mallory, myMail, theirMail } = await bothSignUp(order);
    await open(ada, myMail);
    expect((await open(mallory, theirMail)).headers.get('location')).toContain('error=TOKEN_USED');
    const { answer, page } = await openAndSignIn(email, theirMail, theirs.password);
    expect(page).toContain('Link Used Already');
    expect(answer.status).toBe(400);
    await expectMineAlone(email);
  });

  test('a resend mails the sign-up of the browser that asks', async () => {
    const { email, ada, mallory } = await bothSignUp(order);
    expect((await resend(ada, email)).status).toBe(200);
    const mails = await mailsTo(app, email, 3);
    const { answer } = await openAndSignIn(email, mails[2], theirs.password);
    expect(answer.status).toBe(400);
    await app.db.execute("delete from rate_limits where key like 'confirm%'");
    expect((await resend(mallory, email)).status).toBe(200);
    const fourth = (await mailsTo(app, email, 4))[3];
    expect((await open(ada, fourth)).headers.get('location')).toContain('/auth?confirm=');
    expect((await open(ada, mails[2])).headers.get('location')).toBe('/dashboard');
    await expectMineAlone(email);
  });

  test('a reset in between voids both links', async () => {
    const { email, ada, mallory, myMail, theirMail } = await bothSignUp(order);
    expect((await askForReset(ada, email)).status).toBe(200);
    const link = linkIn((await mailsTo(app, email, 3))[2], '/auth?token=');
    const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
    const password = 'brand-new-gull-8';
    const set = { intent: 'new-password', token, password, confirmPassword: password };
    expect((await app.visitor().post(`/auth?token=${token}`, set)).status).toBe(200);
    expect((await open(ada, myMail)).headers.get('location')).toContain('error=TOKEN_USED');
    expect((await open(mallory, theirMail)).headers.get('location')).toContain('error=TOKEN_USED');
    for (const old of [mine.password, theirs.password])
      expect((await signIn(app.visitor(), { email, password: old })).status).toBe(400);
    expect((await signIn(app.visitor(), { email, password })).status).toBe(302);
    const id = (await stateOf(email))?.id ?? '';
    expect(await app.db.$count(signUps, eq(signUps.userId, id))).toBe(0);
  });
});

test('fifty openings of one link at once: one confirms, and the password is its own', async () => {
  const { email, ada, myMail } = await bothSignUp('theirs first');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      const tab = app.visitor();
      for (const [name, value] of ada.cookies) tab.cookies.set(name, value);
      return open(tab, myMail);
    }),
  );
  const places = answers.map((answer) => answer.headers.get('location'));
  expect(places.filter((place) => place === '/dashboard')).toHaveLength(1);
  await expectMineAlone(email);
});

test('an expired link says so; a made-up one, or another link with its signature, is refused', async () => {
  const email = newEmail();
  const client = app.visitor();
  await signUp(client, { email });
  const [mail] = await mailsTo(app, email);
  const link = linkIn(mail, '/api/auth/verify-email');
  const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
  const [id = '', signature = ''] = token.split('.');
  for (const wrong of [`${'A'.repeat(24)}.${signature}`, id, `${token}x`, `${id}.${'A'.repeat(43)}`, '\0']) {
    const search = new URLSearchParams({ token: wrong });
    const answer = await client.request(`/api/auth/verify-email?${search}`);
    expect(answer.headers.get('location')).toContain('error=INVALID_TOKEN');
  }
  await app.db
    .update(signUps)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(signUps.id, id));
  const late = await client.request(link);
  const page = await readText(await client.request(late.headers.get('location') ?? ''));
  expect(page).toContain('Confirmation Link Expired');
});

test('the way to a plan survives the mail: in this browser signed in, on another with the address filled in', async () => {
  for (const kind of ['this browser', 'another'] as const) {
    const email = newEmail();
    const client = app.visitor();
    await signUp(client, { email, next: '/manage-plan?plan=professional' });
    const [mail] = await mailsTo(app, email);
    if (kind === 'this browser') {
      expect((await open(client, mail)).headers.get('location')).toBe('/manage-plan?plan=professional');
      expect((await client.request('/manage-plan')).status).toBe(200);
      continue;
    }
    const { page } = await openAndSignIn(email, mail, 'not the one');
    expect(page).toContain(`value="${email}"`);
    expect(page).toContain('value="/manage-plan?plan=professional"');
    expect(page).toContain('One more step');
  }
});
