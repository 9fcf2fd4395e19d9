import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminSettings } from '#app/db/schema.ts';
import {
  askForReset,
  cheapCaptcha,
  goodPassword,
  newEmail,
  signIn,
  signUp,
  userWithPassword,
} from '#tests/support/accounts.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { type Ad, editForm, editorOf } from '#tests/support/editing.ts';
import { makeAd } from '#tests/support/teams.ts';

const app = testApp();
const { page, read } = editorOf(app);
let payer: TestUser;
let ad: Ad;
let visitor: Client;
beforeAll(async () => {
  payer = await userWithPassword(app, { tier: 'professional' });
  visitor = app.visitor();
  ad = await makeAd(app, payer);
});
afterEach(() => {
  vi.useRealTimers();
});

const email = newEmail();
const wrong = 'not-the-one-3';
const note = { name: 'Ada', email, subject: 'general', message: 'Hello there, a question.' };
const write = async (client: Client) =>
  client.post('/contact', { ...note, captcha: await cheapCaptcha('contact') });
const enterBeta = () => visitor.post('/beta-access', { password: 'a guess', next: '/' });
const invite = () => payer.post('/manage-plan/team', { intent: 'invite', email });
const reset = () => askForReset(visitor, email);
const resend = () => visitor.post('/auth', { intent: 'resend', email });

let edits = 0;
const saveAd = async () => payer.post(page(ad), editForm(await read(ad.id), { headline: `Edit ${++edits}` }));

function sendPicture() {
  const form = new FormData();
  for (const [name, value] of [
    ['intent', 'generate'],
    ['title', 'Never an ad'],
  ] as const)
    form.set(name, value);
  form.set('productImage', new File(['no picture'], 'cup.png'));
  return payer.post('/dashboard', form);
}

/**
 * The limits of the product that are counted in the database: the file, how their keys begin, and what is refused by
 * them.
 */
const limits: [file: string, key: string, send: () => Promise<Response>][] = [
  ['newsletter/newsletter', 'newsletter|', () => visitor.post('/?index', { email: newEmail() })],
  ['newsletter/newsletter', 'newsletter-mail|', () => visitor.post('/?index', { email: newEmail() })],
  ['newsletter/newsletter', 'newsletter-mail-day|', () => visitor.post('/blog', { email: newEmail() })],
  ['contact/contact', 'contact|', () => write(visitor)],
  ['contact/contact', 'contact-user|', () => write(payer)],
  ['contact/contact', 'contact-user|', () => payer.post('/manage-plan/support', note)],
  ['users/sign-in', 'sign-in|', () => signIn(visitor, { email, password: wrong })],
  ['limits/attempts', 'sign-in-attempts:', () => signIn(visitor, { email, password: wrong })],
  [
    'limits/attempts',
    'confirm-attempts:',
    () => payer.post('/account/delete', { intent: 'delete-account', currentPassword: wrong }),
  ],
  ['users/sign-up', 'sign-up|', () => signUp(visitor, { email: newEmail() })],
  ['users/sign-up', 'sign-up:', () => signUp(visitor, { email })],
  ['users/reset-password', 'reset|', reset],
  ['users/reset-password', 'reset-a-minute:', reset],
  ['users/reset-password', 'reset:', reset],
  [
    'users/reset-password',
    'new-password|',
    () =>
      visitor.post('/auth?token=x', {
        intent: 'new-password',
        token: 'x',
        password: goodPassword,
        confirmPassword: goodPassword,
      }),
  ],
  ['users/confirm-email', 'confirm|', resend],
  ['users/confirm-email', 'confirm-a-minute:', resend],
  ['users/confirm-email', 'confirm:', resend],
  ['settings/beta-access', 'beta|', enterBeta],
  ['billing/checkout', 'billing:', () => payer.post('/manage-plan', { intent: 'portal' })],
  ['routes/api/check-subscription', 'check:', () => payer.post('/api/check-subscription', {})],
  ['teams/invite', 'team-invite|', invite],
  ['teams/invite', 'team-invite-to:', invite],
  ['uploads/turns', 'uploads:', sendPicture],
  ['ads/edit/save-edit', 'ad-save|', saveAd],
];

/**
 * Limits whose refusal is no 429 of their own: a place in a queue, and a page that says when. Their tests stand
 * elsewhere.
 */
const elsewhere = ['ads/export-turns', 'routes/account/export'];

const passed = (seconds: number) =>
  app.db.execute(sql`update rate_limits set last_request = last_request - ${seconds * 1000}`);
const useUp = (key: string) =>
  app.db.execute(sql`update rate_limits set count = 1000000 where key like ${`${key}%`}`);

/** What the answer's Retry-After says, s. */
const waitIn = (answer: Response) => {
  expect(answer.status).toBe(429);
  const value = answer.headers.get('retry-after') ?? '';
  expect(value).toMatch(/^[1-9]\d*$/);
  return Number(value);
};

describe('every 429 says when its own limit is free again', () => {
  test.each(limits)('%s: %s', async (_file, key, send) => {
    await app.db.execute(sql`delete from rate_limits`);
    if (key === 'beta|') await openBeta();
    await send();
    await app.db.execute(sql`delete from rate_limits where key not like ${`${key}%`}`);
    await useUp(key);
    const first = waitIn(await send());
    await app.db.execute(sql`delete from rate_limits where key not like ${`${key}%`}`);
    await passed(20);
    const second = waitIn(await send());
    expect(first - second).toBeGreaterThanOrEqual(20);
    // A busy machine takes its time between the two.
    expect(first - second).toBeLessThan(40);
    if (key === 'beta|') await openBeta(false);
  });

  test('the captcha’s challenges: what is left of the minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const client = app.visitor();
    const ask = () => client.request('/api/captcha/contact');
    for (let index = 0; index < 120; index++) await ask();
    const first = waitIn(await ask());
    vi.setSystemTime(Date.now() + 20_000);
    expect(first - waitIn(await ask())).toBe(20);
  });

  test('no limit is left out', () => {
    const root = join(import.meta.dirname, '../../app');
    const known = new Set([...limits.map(([file]) => file), ...elsewhere]);
    const users = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && path !== 'domain/limits/turns.server.ts')
      .filter((path) => /\b(takeTurns?|countUse)\(/.test(readFileSync(join(root, path), 'utf8')))
      .map((path) => path.replace(/^domain\//, '').replace(/(\.server)?\.tsx?$/, ''));
    expect(users.filter((file) => !known.has(file))).toEqual([]);
  });
});

async function openBeta(enabled = true) {
  const admin = await app.user({ role: 'admin' });
  await app.db.delete(adminSettings);
  await admin.post('/admin/settings', { intent: 'switch', key: 'beta_mode', enabled: String(enabled) });
}

describe('the beta password', () => {
  const at = (host: string) => app.visitor({ address: `2001:db8:9:9:${host}` });
  const enter = (client: Client, password: string) => client.post('/beta-access', { password, next: '/' });

  test('one IPv6 connection guesses ten times, whichever of its addresses it uses', async () => {
    await app.db.execute(sql`delete from rate_limits`);
    await openBeta();
    const statuses = [];
    for (let index = 1; index <= 11; index++)
      statuses.push((await enter(at(`${index}::1`), `guess ${index}`)).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    const neighbour = await enter(app.visitor({ address: '2001:db8:9:a::1' }), 'guess');
    expect(neighbour.status).toBe(403);
  });

  test('no visitor shuts out the others: once all together are slowed down, each still has tries', async () => {
    await app.db.execute(sql`delete from rate_limits`);
    const admin = await app.user({ role: 'admin' });
    await admin.post('/admin/settings', { intent: 'beta-password', password: 'let me in' });
    const stranger = app.visitor();
    for (let index = 0; index < 40; index++) await enter(stranger, 'guess');
    const [own] = (
      await app.db.execute<{ count: number }>(sql`select count from rate_limits where key = 'beta-everybody'`)
    ).rows;
    // What is refused to one counts against nobody else.
    expect(own?.count).toBe(10);

    await useUp('beta-everybody');
    const somebody = app.visitor();
    const tried = [];
    for (let index = 0; index < 4; index++) tried.push(await enter(somebody, 'guess'));
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 429]);
    // An hour of one’s own, not of everybody together.
    const first = waitIn(tried[3] as Response);
    expect(first).toBeGreaterThan(3500);
    await app.db.execute(
      sql`update rate_limits set last_request = last_request - 20000 where key like 'crowded-%'`,
    );
    expect(first - waitIn(await enter(somebody, 'guess'))).toBeGreaterThanOrEqual(20);
    expect((await enter(app.visitor(), 'let me in')).status).toBe(302);
    await openBeta(false);
  });
});

test('another confirmation mail: an IPv6 connection counts as one', async () => {
  await app.db.execute(sql`delete from rate_limits`);
  const send = (host: string) =>
    app.visitor({ address: `2001:db8:8:8:${host}` }).post('/auth', { intent: 'resend', email: newEmail() });
  const answers = await Promise.all(Array.from({ length: 21 }, (_, index) => send(`e${index}::1`)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  const neighbour = app.visitor({ address: '2001:db8:8:9::1' });
  expect((await neighbour.post('/auth', { intent: 'resend', email: newEmail() })).status).toBe(200);
});
