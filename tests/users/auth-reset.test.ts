import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users, verifications } from '#app/db/schema.ts';
import {
  askForReset,
  confirmedAccount,
  linkIn,
  mailsTo,
  newEmail,
  signIn,
  signUp,
} from '#tests/support/accounts.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { readText } from '#tests/support/page-text.ts';

const app = testApp();

/** Asks for a reset and returns the link of its mail and the token in it. */
async function resetLink(email: string, mailsBefore = 1) {
  await askForReset(app.visitor(), email);
  const mails = await mailsTo(app, email, mailsBefore + 1);
  const link = linkIn(mails.at(-1), '/auth?token=');
  const token = new URL(link, 'http://x').searchParams.get('token') ?? '';
  return { link, token };
}

function setPassword(client: Client, token: string, password: string, confirmPassword = password) {
  return client.post(`/auth?token=${token}`, { intent: 'new-password', token, password, confirmPassword });
}

describe('a reset', () => {
  // Whoever knew the old password is out (specification: calls.reset).
  test('sets the password, signs in here and out everywhere else', async () => {
    const account = await confirmedAccount(app);
    const before = app.visitor();
    await signIn(before, account);
    const { link, token } = await resetLink(account.email);
    expect(link).toMatch(/#type=recovery$/);
    const stored = await app.db.select().from(verifications);
    expect(JSON.stringify(stored)).not.toContain(token);

    const client = app.visitor();
    const page = await client.request(`/auth?token=${token}`);
    expect(await readText(page)).toContain('Confirm New Password');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.headers.get('cache-control')).toBe('no-store');

    const updated = await setPassword(client, token, 'brand-new-gull-8');
    expect(updated.status).toBe(200);
    expect(await readText(updated)).toContain('Password updated');
    expect((await client.request('/dashboard')).status).toBe(200);
    expect((await before.request('/dashboard')).headers.get('location')).toBe('/auth');
    expect((await signIn(app.visitor(), account)).status).toBe(400);
    expect((await signIn(app.visitor(), { email: account.email, password: 'brand-new-gull-8' })).status).toBe(
      302,
    );
    expect((await mailsTo(app, account.email, 3))[2]?.subject).toMatch(/password was changed/);
  });

  test('fifty uses of one link at once: one succeeds', async () => {
    const { email } = await confirmedAccount(app);
    const { token } = await resetLink(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => setPassword(app.visitor(), token, `winner-takes-it-${index}`)),
    );
    const texts = await Promise.all(answers.map(readText));
    expect(texts.filter((text) => text.includes('Password updated'))).toHaveLength(1);
    const expired = 'Recovery session expired. Please request a new reset link.';
    expect(texts.filter((text) => text.includes(expired))).toHaveLength(49);
    const winner = texts.findIndex((text) => text.includes('Password updated'));
    expect((await signIn(app.visitor(), { email, password: `winner-takes-it-${winner}` })).status).toBe(302);
  });

  // A mistake costs no second mail (specification: auth.new-password.rules, auth.password-length).
  test('checks the new password and keeps the link for another try', async () => {
    const { email } = await confirmedAccount(app);
    const { token } = await resetLink(email);
    const client = app.visitor();
    const messageOf = async (password: string, again?: string) =>
      readText(await setPassword(client, token, password, again));
    expect(await messageOf('violet-anvil-1', 'violet-anvil-2')).toContain('Passwords do not match');
    expect(await messageOf('abcde')).toContain('Password must be at least 6 characters long');
    expect(await messageOf('QwErTy123')).toContain('among the first that anyone would guess');
    expect(await messageOf('x'.repeat(1_000_000))).toContain('Password must be at most 128 characters long');
    expect(await messageOf('violet-anvil-1')).toContain('Password updated');
  });

  test('tells an expired link from an invalid one', async () => {
    const { email } = await confirmedAccount(app);
    const { token } = await resetLink(email);
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    await app.db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(verifications.value, user?.id ?? ''));
    const expired = await readText(await app.visitor().request(`/auth?token=${token}`));
    expect(expired).toContain('Reset Link Expired');
    expect(expired).toContain('Your password reset link has expired. Please request a new one below.');
    const late = await readText(await setPassword(app.visitor(), token, 'too-late-owl-3'));
    expect(late).toContain('Recovery session expired. Please request a new reset link.');
    for (const wrong of ['', 'nonsense', `${token}x`, "' or 1=1"]) {
      const invalid = await readText(
        await app.visitor().request(`/auth?${new URLSearchParams({ token: wrong })}`),
      );
      expect(invalid).toContain('Invalid Reset Link');
      expect(invalid).toContain('This reset link is invalid or incomplete. Please request a new one.');
    }
    const denied = await app.request('/auth?error=access_denied&error_code=otp_expired');
    expect(await readText(denied)).toContain('Reset Link Expired');
  });

  // The form alone changes no password (specification: auth.new-password.session).
  test('without a token there is no recovery session', async () => {
    const response = await app.visitor().post('/auth', {
      intent: 'new-password',
      password: 'violet-anvil-1',
      confirmPassword: 'violet-anvil-1',
    });
    expect(await readText(response)).toContain(
      'Recovery session not found. Please request a new reset link.',
    );
  });

  test('voids other links of the same person and confirms the address', async () => {
    const email = newEmail();
    await signUp(app.visitor(), { email });
    const first = await resetLink(email);
    await app.db.execute("delete from rate_limits where key like 'reset%'");
    const second = await resetLink(email, 2);
    expect(await readText(await setPassword(app.visitor(), second.token, 'second-link-7'))).toContain(
      'Password updated',
    );
    expect(await readText(await app.visitor().request(`/auth?token=${first.token}`))).toContain(
      'Invalid Reset Link',
    );
    expect((await signIn(app.visitor(), { email, password: 'second-link-7' })).status).toBe(302);
  });
});
