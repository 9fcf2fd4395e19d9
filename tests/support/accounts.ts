import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { createAltcha } from '#app/adapters/captcha/altcha.ts';
import type { CaptchaAction } from '#app/adapters/captcha/port.ts';
import { accounts } from '#app/db/schema.ts';
import { hashPassword } from '#app/domain/users/passwords.server.ts';
import type { Client, TestApp, TestUser } from './app.ts';
import { testSecret, type UserOptions } from './factories.ts';
import { readMailbox } from './mailbox.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { waitUntil } from './wait-until.ts';

/** A password no list knows. */
export const goodPassword = 'violet-anvil-47';

export function newEmail(): string {
  return `p${randomBytes(6).toString('hex')}@example.com`;
}

/** Fetches and solves a captcha of one form, as the widget does. Takes up to a second of one core. */
export async function captchaFor(client: Client, action: CaptchaAction): Promise<string> {
  const response = await client.request(`/api/captcha/${action}`);
  return solveCaptcha(await response.json());
}

const key = Buffer.from(hkdfSync('sha256', testSecret, '', 'adwright:captcha', 32)).toString('base64url');
const cheap = createAltcha({
  secret: key,
  cost: 1,
  memory: { remember: async () => true },
  challengeUrl: (action) => `/api/captcha/${action}`,
});

/**
 * A solved captcha that the server takes for its own and that cost next to nothing: for tests of what comes after it.
 */
export async function cheapCaptcha(action: CaptchaAction): Promise<string> {
  return solveCaptcha(await cheap.challenge(action));
}

/** Mails to one address, oldest first, once there are at least `count`. */
export function mailsTo(place: { dataDir: string }, email: string, count = 1): Promise<Email[]> {
  return waitUntil(`${count} mails to ${email}`, async () => {
    const all = await readMailbox(place.dataDir);
    const mails = all.filter((mail) => mail.to?.some(({ address }) => address === email));
    return mails.length >= count && mails;
  });
}

/** The first link of a mail that contains `part`, as path, query and fragment. */
export function linkIn(mail: Email | undefined, part: string): string {
  const links = mail?.text?.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((candidate) => candidate.includes(part));
  if (!link) throw new Error(`no link with ${part} in: ${mail?.text}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

type SignUp = { email: string; password?: string; fullName?: string; next?: string };

export async function signUp(client: Client, fields: SignUp): Promise<Response> {
  const captcha = await cheapCaptcha('sign-up');
  return client.post('/auth?tab=signup', {
    intent: 'sign-up',
    fullName: 'Ada Example',
    password: goodPassword,
    ...fields,
    captcha,
  });
}

export async function signIn(
  client: Client,
  fields: { email: string; password?: string; next?: string; confirm?: string },
): Promise<Response> {
  const captcha = await cheapCaptcha('sign-in');
  return client.post('/auth', { intent: 'sign-in', password: goodPassword, ...fields, captcha });
}

export async function askForReset(client: Client, email: string): Promise<Response> {
  const captcha = await cheapCaptcha('forgot-password');
  return client.post('/auth?view=forgot', { intent: 'forgot', email, captcha });
}

/** Signs up and confirms: an account that can sign in. */
export async function confirmedAccount(app: TestApp): Promise<{ email: string; password: string }> {
  const email = newEmail();
  const client = app.visitor();
  await signUp(client, { email });
  const [mail] = await mailsTo(app, email);
  await client.request(linkIn(mail, '/api/auth/verify-email'));
  return { email, password: goodPassword };
}

/** A confirmed, signed-in account with goodPassword, straight in the database. */
export async function userWithPassword(app: TestApp, options?: UserOptions): Promise<TestUser> {
  const user = await app.user(options);
  await createCredential(app.db, user.id);
  return user;
}

/** Gives an account made in the database a password to sign in with, and returns it. */
export async function createCredential(db: TestApp['db'], userId: string): Promise<string> {
  const password = await hashPassword(goodPassword);
  await db
    .insert(accounts)
    .values({ id: randomUUID(), accountId: userId, providerId: 'credential', userId, password });
  return goodPassword;
}
