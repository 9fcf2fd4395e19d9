import { eq } from 'drizzle-orm';
import { href } from 'react-router';
import type { Mail } from '#app/adapters/mail/port.ts';
import { config } from '#app/config.server.ts';
import { db, type Executor } from '#app/db/client.server.ts';
import { users, verifications } from '#app/db/schema.ts';
import { forgetStrangersAttempts } from '#app/domain/limits/attempts.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { publish } from '#app/live.server.ts';
import { confirmationToken, dropSignUps } from './pending-sign-ups.server.ts';

// Templates are loaded when a mail is written: their library is among the slowest things to load at a start.
type Person = { id: string; name: string; email: string };
type Rendered = Omit<Mail, 'to' | 'unsubscribeUrl'>;

/** Mails the link that confirms one sign-up, under the name given in it. */
export async function sendConfirmation(
  person: Omit<Person, 'id'>,
  signUpId: string,
  tx: Executor,
): Promise<void> {
  const query = new URLSearchParams({ token: confirmationToken(signUpId) });
  const url = `${config().publicUrl}${href('/api/auth/*', { '*': 'verify-email' })}?${query}`;
  const { confirmEmailMail } = await import('#app/mails/confirm-email.tsx');
  await send(person, await confirmEmailMail({ ...common(person), url }), tx);
}

/** Tells the owner of an account that somebody tried to sign up with its address. */
export async function sendExistingAccount(person: Person, tx: Executor): Promise<void> {
  const { existingAccountMail } = await import('#app/mails/existing-account.tsx');
  const url = `${config().publicUrl}${href('/auth')}`;
  await send(person, await existingAccountMail({ ...common(person), url }), tx);
}

/** Mails the link that lets its reader set a new password. */
export async function sendReset(person: Person, token: string): Promise<void> {
  const { resetPasswordMail } = await import('#app/mails/reset-password.tsx');
  await send(person, await resetPasswordMail({ ...common(person), url: resetUrl(token) }));
}

/** The page that sets a new password; works for 60 minutes, once. */
export function resetUrl(token: string): string {
  return `${config().publicUrl}${href('/auth')}?token=${encodeURIComponent(token)}#type=recovery`;
}

/**
 * After a password was set through a link. Whoever read the mail owns the address, so it is verified; the person's
 * other links and waiting sign-ups are void. Strangers' guesses at the old password count no more, the person's open
 * live streams end, and a mail tells the owner. Better Auth ends the sessions right after this.
 */
export async function afterPasswordReset(person: Person): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
  await dropSignUps(person.id, db);
  await forgetStrangersAttempts(person.email);
  await db.delete(verifications).where(eq(verifications.value, person.id));
  await publish({ type: 'session-ended', userId: person.id }, db);
  await sendPasswordChanged(person);
}

/** Tells the owner of an account that its password is a new one. */
export async function sendPasswordChanged(person: Person, tx: Executor = db): Promise<void> {
  const { passwordChangedMail } = await import('#app/mails/password-changed.tsx');
  const url = `${config().publicUrl}${href('/auth')}?view=forgot`;
  await send(person, await passwordChangedMail({ ...common(person), url }), tx);
}

/** Says goodbye to somebody whose account goes in the same transaction. */
export async function sendAccountDeleted(person: Person, tx: Executor): Promise<void> {
  const { accountDeletedMail } = await import('#app/mails/account-deleted.tsx');
  await send(person, await accountDeletedMail(common(person)), tx);
}

function common(person: Omit<Person, 'id'>) {
  const { brandName, publicUrl, supportEmail } = config();
  return { brandName, fullName: person.name, publicUrl, supportEmail };
}

/** By way of the queue: the page answers at once, and the mail leaves when the mail server can take it. */
async function send(
  person: Omit<Person, 'id'>,
  { subject, html, text }: Rendered,
  tx: Executor = db,
): Promise<void> {
  await enqueue('send-mail', { mail: { to: person.email, subject, html, text } }, { tx });
}
