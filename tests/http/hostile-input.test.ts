import { describe, expect, test, vi } from 'vitest';
import { ads, contactRequests, newsletterSubscribers, users } from '#app/db/schema.ts';
import { cheapCaptcha, goodPassword, newEmail } from '#tests/support/accounts.ts';
import { type Client, testApp } from '#tests/support/app.ts';
import { naughtyStrings } from '#tests/support/naughty-strings.ts';

// Nothing works on the ads: what becomes of a brief is tested elsewhere.
const app = testApp({ env: { ROLE: 'web' } });

/** Answered in time, with a page or a refusal, never with a failure of ours or the words of one. */
async function expectCalm(response: Response, what: string): Promise<string> {
  const body = await response.text();
  expect.soft(response.status, what).toBeLessThan(500);
  expect.soft(body, what).not.toMatch(/(at \S+ \(\/|node_modules\/|invalid byte sequence|syntax error at)/);
  return body;
}

/** No text of a visitor's has become markup: the string stands nowhere in the document as it was sent. */
function expectNoMarkup(html: string, value: string): void {
  if (/<[a-z!/]/i.test(value)) expect.soft(html.includes(value), value.slice(0, 80)).toBe(false);
}

type Form = {
  path: string;
  /** Fields that are right; the hostile text takes the place of one. */
  fields: () => Promise<Record<string, string>> | Record<string, string>;
  text: string[];
  signedIn?: boolean;
};

const forms: Record<string, Form> = {
  newsletter: { path: '/?index', fields: () => ({ email: newEmail() }), text: ['email'] },
  'blog newsletter': { path: '/blog', fields: () => ({ email: newEmail() }), text: ['email'] },
  contact: {
    path: '/contact',
    fields: async () => ({
      name: 'Lin',
      email: newEmail(),
      subject: 'general',
      message: 'Hello',
      captcha: await cheapCaptcha('contact'),
    }),
    text: ['name', 'email', 'subject', 'message', 'captcha'],
  },
  'sign-in': {
    path: '/auth',
    fields: async () => ({
      intent: 'sign-in',
      email: newEmail(),
      password: goodPassword,
      captcha: await cheapCaptcha('sign-in'),
    }),
    text: ['intent', 'email', 'password', 'captcha', 'next'],
  },
  'sign-up': {
    path: '/auth?tab=signup',
    fields: async () => ({
      intent: 'sign-up',
      fullName: 'Lin',
      email: newEmail(),
      password: goodPassword,
      captcha: await cheapCaptcha('sign-up'),
    }),
    text: ['fullName', 'email', 'password', 'captcha'],
  },
  forgot: {
    path: '/auth?view=forgot',
    fields: async () => ({
      intent: 'forgot',
      email: newEmail(),
      captcha: await cheapCaptcha('forgot-password'),
    }),
    text: ['email'],
  },
  'new password': {
    path: '/auth',
    fields: () => ({
      intent: 'new-password',
      token: 'a-token-nobody-was-given',
      password: goodPassword,
      confirmPassword: goodPassword,
    }),
    text: ['token', 'password', 'confirmPassword'],
  },
  generate: {
    path: '/dashboard',
    fields: () => ({ intent: 'generate', title: 'Bread', size: '1024x1024' }),
    text: [
      ...['intent', 'title', 'targetAudience', 'saleGoals', 'colors', 'adCopy', 'brandVoice', 'fontStyle'],
      ...['instructions', 'size', 'idempotencyKey'],
    ],
    signedIn: true,
  },
  'delete, re-gen and remix': {
    path: '/dashboard',
    fields: () => ({ intent: 'remix', adId: 'x' }),
    text: ['adId', 'intent'],
    signedIn: true,
  },
};

describe('hostile text in every field of every form', () => {
  test.each(Object.entries(forms))(
    '%s: a page or a message, never a failure, and no markup',
    async (_name, { path, fields, text, signedIn }) => {
      for (const field of text) {
        const client: Client = signedIn ? await app.user({ tier: 'professional' }) : app.visitor();
        const send = async ([name, value]: [string, string]) => {
          // Each from another address: limits of tries are not what is looked at.
          const sender = signedIn ? client : app.visitor();
          const response = await sender.post(path, { ...(await fields()), [field]: value });
          const html = await expectCalm(response, `${path} ${field}: ${name}`);
          expectNoMarkup(html, value);
        };
        const entries = Object.entries(naughtyStrings);
        while (entries.length > 0) await Promise.all(entries.splice(0, 8).map(send));
      }
    },
    180_000,
  );

  test('what was stored of it is whole text: no NUL, no half of a character, nothing beyond the limits', async () => {
    const stored = [
      ...(await app.db.select().from(contactRequests)).flatMap((row) => [row.name, row.email, row.message]),
      ...(await app.db.select().from(newsletterSubscribers)).map((row) => row.email),
      ...(await app.db.select().from(users)).flatMap((row) => [row.name, row.email]),
      ...(await app.db.select().from(ads)).flatMap((row) => [row.title, row.prompt]),
    ];
    expect(stored.length).toBeGreaterThan(20);
    for (const text of stored) {
      expect(text).not.toContain('\0');
      expect(text.isWellFormed()).toBe(true);
      expect(text.length).toBeLessThan(10_000);
    }
  });
});

test.each(Object.entries(forms))(
  'one name twice, or a file for text, is harmless: %s',
  async (_name, form) => {
    const client = form.signedIn ? await app.user({ tier: 'professional' }) : app.visitor();
    for (const field of form.text) {
      const twice = new URLSearchParams(await form.fields());
      twice.append(field, 'another');
      await expectCalm(await client.post(form.path, twice), `${form.path}: ${field} twice`);
      const withFile = new FormData();
      for (const [name, value] of Object.entries(await form.fields())) withFile.set(name, value);
      withFile.set(
        field,
        new File(['<script>alert(1)</script>'], '../../<b>.svg', { type: 'image/svg+xml' }),
      );
      await expectCalm(await client.post(form.path, withFile), `${form.path}: ${field} as a file`);
    }
  },
);

describe('hostile text in every query parameter', () => {
  const parameters: [path: string, names: string[]][] = [
    ['/', ['index', 'utm_source', '_data', '_routes']],
    ['/blog', ['q', 'page']],
    ['/auth', ['tab', 'view', 'token', 'next', 'error', 'error_code', 'confirmed']],
    ['/api/auth/verify-email', ['token', 'callbackURL']],
    ['/dashboard', ['page']],
    ['/manage-plan', ['checkout', 'session_id']],
    ['/files/ads/00000000-0000-4000-8000-000000000000', ['download', 'v', 'width']],
    ['/contact', ['subject']],
  ];

  test.each(parameters)(
    '%s',
    async (path, names) => {
      const user = await app.user();
      for (const name of names) {
        for (const [kind, value] of Object.entries(naughtyStrings)) {
          if (value.length > 10_000) continue;
          const query = new URLSearchParams([
            [name, value],
            [name, value],
          ]);
          for (const suffix of ['', '.data']) {
            const target = suffix && path === '/' ? '/_root.data' : path + suffix;
            const response = await user.request(`${target}?${query}`);
            const html = await expectCalm(response, `${target} ${name}: ${kind}`);
            if (!suffix) expectNoMarkup(html, value);
            const location = response.headers.get('location');
            if (location) expect.soft(location, kind).toMatch(/^\/(?![/\\])/);
          }
        }
      }
    },
    120_000,
  );

  test('a query of twenty thousand names, and one of 60 KB', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `p${index}=1`).join('&');
    for (const query of [many, `q=${'%F0%9F%92%A5'.repeat(5_000)}`, 'q=%', 'q=%ZZ&page=%C3%28', '&&&===?']) {
      for (const path of ['/', '/blog', '/auth', '/gallery']) {
        const started = performance.now();
        await expectCalm(await app.request(`${path}?${query}`), `${path}?${query.slice(0, 40)}`);
        expect.soft(performance.now() - started).toBeLessThan(10_000);
      }
    }
  });
});

describe('addresses', () => {
  const paths = [
    ...[
      '/%00',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2fetc%2fpasswd',
      '/%252e%252e%252fetc%252fpasswd',
    ],
    ...[
      '/blog/..%2f..%2fadmin',
      '/blog/%2e%2e%5cadmin',
      '/blog/%00',
      '/blog/%ff',
      '/blog/%',
      '/blog/%E0%A4%A',
    ],
    ...['/blog/%0d%0aset-cookie:x=1', '/blog/<script>alert(1)</script>', `/blog/${'x'.repeat(8_000)}`],
    ...["/blog/'%20or%201=1--", '/blog/a%2fb', '/blog//', '//evil.example/blog', '/\\evil.example', '/a\\b'],
    ...[
      '/files/ads/..%2f..%2fsecret',
      '/files/ads/%00',
      '/files/ads/',
      '/files/../secret',
      '/assets/..%2fserver.js',
    ],
    ...[
      '/api/auth/%2e%2e/x',
      '/api/captcha/__proto__',
      '/api/captcha/constructor',
      '/mailbox/%2e%2e%2fsecret',
    ],
    ...[
      '/__manifest?p=%2F&p=%2Fadmin&version=x',
      '/_root.data',
      '/blog/x.data',
      '/.data',
      '/.env',
      '/.git/config',
    ],
    ...['/wp-login.php', '/admin%2fusers', '/Admin', '/dashboard%20', '/dashboard/', '/%64ashboard', '/💥'],
    ...['/events/x', '/healthz/..', '/constructor', '/__proto__', '/?__proto__[x]=1', '/;/', '/*', '/:slug'],
  ];

  // No address brings the server down (specification: hostile.addresses).
  test('odd ones are answered with a page, a way elsewhere or a 4xx', async () => {
    const warned = vi.mocked(console.warn).mockImplementation(() => undefined);
    for (const path of paths) await expectHarmless(path);
    // The router's own word on addresses that are no UTF-8; nothing else is to be said.
    for (const [line] of warned.mock.calls)
      expect(line).toMatch(/^The URL path ".*%.*" could not be decoded/);
    warned.mockClear();
  });

  async function expectHarmless(path: string) {
    const response = await app.request(path);
    const html = await expectCalm(response, path);
    expect.soft(html, path).not.toContain('<script>alert(1)</script>');
    expect.soft(html, path).not.toMatch(/root:x:0|AUTH_SECRET/);
    expect.soft(response.headers.get('set-cookie') ?? '', path).not.toContain('x=1');
    const location = response.headers.get('location');
    if (location) expect.soft(location, path).toMatch(/^\/(?![/\\])/);
  }

  const methods = ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'BREW'];
  const routes = [
    ...[
      '/',
      '/auth',
      '/dashboard',
      '/manage-plan',
      '/gallery',
      '/faq',
      '/contact',
      '/about',
      '/blog',
      '/blog/x',
    ],
    ...[
      '/admin/login',
      '/admin',
      '/sign-out',
      '/mailbox',
      '/files/ads/x',
      '/api/captcha/sign-in',
      '/healthz',
    ],
    ...['/api/auth/verify-email', '/no-such-page'],
  ];
  test.each(methods)('%s on every page is no failure', async (method) => {
    for (const path of routes) {
      const response = await app.request(path, { method });
      await expectCalm(response, `${method} ${path}`);
    }
  });

  test('a form sent to a page that takes none is refused with 405', async () => {
    for (const path of ['/faq', '/about', '/gallery', '/no-such-page']) {
      const response = await app.visitor().post(path, { intent: 'anything' });
      expect([404, 405], path).toContain(response.status);
    }
  });
});
