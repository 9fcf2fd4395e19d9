import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { missing } from '#tests/authorisation/policy.ts';
import { listRoutes } from '#tests/authorisation/route-list.ts';
import { table } from '#tests/authorisation/table.ts';
import { visitors } from '#tests/authorisation/visitors.ts';
import { type Actor, createWorld, type World } from '#tests/authorisation/world.ts';
import { cheapCaptcha, goodPassword } from '#tests/support/accounts.ts';
import { type Client, type TestUser, testApp } from '#tests/support/app.ts';
import { brokenConnection } from '#tests/support/logged-errors.ts';
import { newsletterToken } from '#tests/support/newsletter-tokens.ts';

/** Who is asking is found out as ever; whatever else is read or written meets a database that is gone. */
const asksWho =
  /"sessions"\."updated_at" <|"of_owner"|"password_checked_at"|^Q?\W*select "id" from "sessions"/;
let isDown = false;
const app = testApp({
  losesDatabaseAt: (sent) => isDown && /"[a-z_]+"|pgboss/.test(sent) && !asksWho.test(sent),
});

let world: World;
let admin: TestUser;
let user: TestUser;
beforeAll(async () => {
  world = await createWorld(app);
  admin = await app.user({ role: 'admin' });
  user = await app.user({ tier: 'enterprise' });
});

/** Forms that are answered without the database, whatever is in them. */
const withoutDatabase = new Set([
  '/* ',
  '/admin/* ',
  '/api/auth/* ',
  '/admin/blog/new preview',
  '/admin/blog/:postId/edit preview',
]);
/** Somebody is signed out in their browser, and the server ends the session with their next request. */
const elsewhere = new Set(['/sign-out ', '/api/webhooks/payments ']);

const brief = { title: 'Fresh Bread' };
const post = {
  title: 'A Post',
  category: 'General',
  excerpt: 'What it says.',
  content: 'A text.',
  author: 'Ada',
};
const person = { fullName: 'Ada Example', email: 'ada@example.com', password: goodPassword };
const message = { name: 'Ada', email: 'ada@example.com', subject: 'general', message: 'How does it work?' };
const picture = async () =>
  new File(
    [
      await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ],
    'a.png',
    { type: 'image/png' },
  );

/** What the table's forms leave out, so that the database is asked. */
const filled: Record<string, () => Promise<Record<string, string | File>> | Record<string, string | File>> = {
  '/ ': () => ({ email: person.email }),
  '/blog ': () => ({ email: person.email }),
  '/contact ': async () => ({ ...message, captcha: await cheapCaptcha('contact') }),
  '/auth sign-in': async () => ({ ...person, captcha: await cheapCaptcha('sign-in') }),
  '/auth sign-up': async () => ({ ...person, captcha: await cheapCaptcha('sign-up') }),
  '/auth forgot': async () => ({ ...person, captcha: await cheapCaptcha('forgot-password') }),
  '/auth new-password': () => ({
    token: 'made-up-and-unknown',
    password: goodPassword,
    confirmPassword: goodPassword,
  }),
  '/auth resend': () => ({ email: person.email }),
  '/newsletter/unsubscribe undo': () => ({ undo: newsletterToken('undo', { id: missing }) }),
  '/beta-access ': () => ({ password: 'x' }),
  '/dashboard generate': () => brief,
  '/dashboard generate, fine-tuned': () => ({ ...brief, seed: '7' }),
  '/dashboard generate, several variants': () => ({ ...brief, variants: '4' }),
  '/manage-plan subscribe': () => ({ tier: 'professional' }),
  '/manage-plan/support ': () => ({ ...message, issue: 'other' }),
  '/manage-plan/team invite': () => ({ email: person.email }),
  '/account change-name': () => ({ fullName: 'Ada' }),
  '/account change-password': () => ({
    currentPassword: goodPassword,
    newPassword: 'other-anvil-48',
    confirmPassword: 'other-anvil-48',
  }),
  '/account/delete ': () => ({ currentPassword: goodPassword, confirm: 'on' }),
  '/admin/login ': async () => ({ ...person, captcha: await cheapCaptcha('admin-sign-in') }),
  '/admin/dashboard message': () => ({ key: 'maintenance_mode', message: 'Back soon.' }),
  '/admin/settings message': () => ({ key: 'maintenance_mode', message: 'Back soon.' }),
  '/admin/dashboard beta-password': () => ({ password: 'open sesame' }),
  '/admin/settings beta-password': () => ({ password: 'open sesame' }),
  '/admin/media upload': async () => ({ category: 'gallery', file: await picture() }),
  '/admin/media/upload ': async () => ({ category: 'gallery', file: await picture() }),
  '/admin/media/from-ads upload': async () => ({ category: 'gallery', file: await picture() }),
  '/admin/blog/new ': () => post,
  '/admin/blog/:postId/edit ': () => post,
};

/** Addresses that hold what the form is about. */
const linkOf: Record<string, string> = {
  '/newsletter/confirm ': `/newsletter/confirm?token=${newsletterToken('confirm', { id: missing })}`,
  '/newsletter/unsubscribe ': `/newsletter/unsubscribe?token=${newsletterToken('unsubscribe', { id: missing })}`,
};

function clientOf(route: string): Client {
  if (visitors.some((row) => row.route === route) || route === '/admin/login') return app.visitor();
  return route.startsWith('/admin') ? admin : user;
}

const pages = new Set(listRoutes().flatMap(({ route, isPage }) => (isPage ? [route] : [])));
/** The address under which a page's script sends its forms. */
function asData(path: string): string {
  const [page = '', query = ''] = path.split('?');
  return `${page === '/' ? '/_' : page}.data?${query}`;
}

const nobody: Actor = { name: 'nobody', person: false, isAdmin: false, tier: 'starter' };

test('whatever form is sent while the database is down: 503, and when to try again', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const row of table) {
    for (const [key, access] of Object.entries(row.write ?? {})) {
      const name = `${row.route} ${key}`;
      if (withoutDatabase.has(name) || elsewhere.has(name)) continue;
      const [intent = ''] = key.split(', ');
      const client = clientOf(row.route);
      const fields = typeof access.form === 'function' ? access.form('open') : access.form;
      const form = new FormData();
      for (const [field, value] of Object.entries({
        ...(intent && { intent }),
        ...fields,
        ...(await filled[name]?.()),
      }))
        form.set(field, value);
      const path = linkOf[name] ?? (access.path ?? row.path)?.(world, nobody) ?? row.route;
      isDown = true;
      const { status, headers } = await client.post(pages.has(row.route) ? asData(path) : path, form);
      isDown = false;
      asked += 1;
      if (status !== 503 || !(Number(headers.get('retry-after')) > 0))
        wrong.push(`${name}: ${status}, ${headers.get('retry-after')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(80);
  await app.expectLogged(brokenConnection);
});
