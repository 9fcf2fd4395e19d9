import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { blogDesk } from '#tests/support/admin-blog.ts';
import { mediaDesk, png } from '#tests/support/admin-media.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertPost } from '#tests/support/content.ts';

const app = testApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin' });
});

const pages = [
  '/',
  '/gallery',
  '/blog',
  '/faq',
  '/contact',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
];
const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
const etagOf = ({ headers }: Response) => headers.get('etag');
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.visitor().request(path, { headers, method });

describe('what a visitor gets', () => {
  test.each(pages)('%s again is a 304 for whom has it, and whole for everybody else', async (path) => {
    const first = await ask(path);
    const html = await first.text();
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const etag = etagOf(first) ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask(path, { 'if-none-match': known });
      expect([again.status, await again.text(), etagOf(again)]).toEqual([304, '', etag]);
      expect(policyOf(again)).toBe(policyOf(first));
      expect(again.headers.get('x-frame-options')).toBe('DENY');
    }
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    expect(await (await ask(path)).text()).toBe(html);
  });

  test('each coding carries the same page under a tag of its own', async () => {
    const plain = await (await ask('/')).text();
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
    const tags = new Set<string | null>();
    for (const [coding, decoded] of Object.entries(decode)) {
      const answer = await ask('/', { 'accept-encoding': `${coding}, identity` });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(decoded(bytes).toString()).toBe(plain);
      tags.add(etagOf(answer));
      const again = await ask('/', { 'accept-encoding': coding, 'if-none-match': etagOf(answer) ?? '' });
      expect(again.status).toBe(304);
    }
    expect(tags.size).toBe(3);
    const coded = async (accepted: string) =>
      (await ask('/', { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect(await coded('gzip, deflate, br, zstd')).toBe('br');
    expect(await coded('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await coded('deflate')).toBe(null);
  });

  test('HEAD answers with the same head', async () => {
    const [get, head] = [await ask('/faq'), await ask('/faq', {}, 'HEAD')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    const named = ['etag', 'content-length', 'content-type', 'vary', 'content-security-policy'];
    for (const name of named) expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  });

  test('the policy names each script of the page by its hash and nothing else', async () => {
    for (const path of [...pages, '/blog/no-such-post']) {
      const answer = await ask(path);
      const html = await answer.text();
      const policy = policyOf(answer);
      expect(html, path).not.toContain('nonce="');
      expect(policy).not.toMatch(/nonce|unsafe/);
      expect(policy).toContain("'strict-dynamic'");
      const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(3);
      for (const [, text = ''] of scripts) {
        const hash = createHash('sha256').update(text).digest('base64');
        expect(policy, text.slice(0, 60)).toContain(`'sha256-${hash}'`);
      }
    }
  });

  test('a page that is missing is not kept', async () => {
    const answer = await ask('/blog/no-such-post');
    expect([answer.status, etagOf(answer)]).toEqual([404, null]);
    expect(await answer.text()).toContain('Post Not Found');
  });

  test('forms of these pages are answered as before', async () => {
    const answer = await app.visitor().post('/?index', { email: 'not an address', intent: 'newsletter' });
    expect(answer.status).toBe(400);
    expect(etagOf(answer)).toBe(null);
  });
});

describe('what stays apart', () => {
  test('who is signed in never gets the page of a visitor, nor the other way round', async () => {
    const user = await app.user({ name: 'Very Private' });
    for (const path of ['/', '/contact', '/blog']) {
      for (let round = 0; round < 2; round++) {
        const visitor = await ask(path);
        const known = etagOf(visitor) ?? '';
        const html = await visitor.text();
        expect(html).not.toContain(user.email);
        expect(html).not.toContain('>Dashboard</a>');
        const own = await user.request(path, { headers: { 'if-none-match': known } });
        expect([own.status, etagOf(own), own.headers.get('cache-control')]).toEqual([
          200,
          null,
          'private, no-cache',
        ]);
        expect(own.headers.get('vary')).toContain('Cookie');
        expect(policyOf(own)).toMatch(/'nonce-[^']{24}'/);
        const ownHtml = await own.text();
        expect(ownHtml).toContain('>Dashboard</a>');
        if (path === '/contact') expect(ownHtml).toContain(user.email);
      }
    }
  });

  test('each page for somebody signed in has a nonce of its own', async () => {
    const user = await app.user();
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round++) nonces.add(policyOf(await user.request('/faq')));
    expect(nonces.size).toBe(3);
  });

  test('nothing of a request gets into the page for the next visitor', async () => {
    const marks = {
      'user-agent': 'odd-agent',
      'x-forwarded-host': 'odd.example',
      referer: 'http://odd.example/',
    };
    await ask('/about?odd=odd-query&utm_source=odd', { ...marks, cookie: 'odd=odd-cookie' });
    const html = await (await ask('/about')).text();
    expect(html).not.toContain('odd');
  });

  test('one who signed out while the server was away is still signed out', async () => {
    const user = await app.user();
    await ask('/');
    user.cookies.set('signed-out', '1');
    const answer = await user.request('/');
    expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
    expect((await user.request('/dashboard')).status).toBe(302);
  });
});

describe('addresses', () => {
  test('the marks of a campaign make no other page; what a page reads does', async () => {
    const tag = async (path: string) => etagOf(await ask(path));
    const plain = await tag('/');
    expect(await tag('/?utm_source=mail&fbclid=abc')).toBe(plain);
    expect(await tag('/?for=no-such-trade')).toBe(plain);
    expect(await tag('/?account=deleted')).toBe(null);
    expect(await tag('/blog?q=hook')).toBe(null);
    expect(await tag('/blog?page=1')).toBe(await tag('/blog'));
    expect(await (await ask('/?account=deleted')).text()).toContain('Your account has been deleted');
  });

  test('data, dashboards, sign-in and files are not kept', async () => {
    for (const path of ['/blog.data', '/auth', '/dashboard', '/faq/', '/sitemap.xml', '/blog/rss.xml'])
      expect([path, etagOf(await ask(path))?.length]).not.toEqual([path, 24]);
  });
});

describe('what an operator changes', () => {
  const desk = () => mediaDesk(app, () => admin);
  const seen = async (path: string) => (await ask(path)).text();

  test('a picture put up, described anew, hidden and deleted: the next visitor sees it', async () => {
    await seen('/gallery');
    const name = 'kept-pages.png';
    await desk().upload([[await png(), name]], { fields: { altText: 'A first look' } });
    const row = await desk().rowNamed(name);
    if (!row) throw new Error('not stored');
    expect(await seen('/gallery')).toContain(row.filePath);
    const act = (fields: Record<string, string>) =>
      admin.post('/admin/media', { mediaId: row.id, ...fields });
    await act({ intent: 'toggle', active: 'false' });
    expect(await seen('/gallery')).not.toContain(row.filePath);
    await act({ intent: 'toggle', active: 'true' });
    expect(await seen('/gallery')).toContain(row.filePath);
    await act({ intent: 'delete' });
    expect(await seen('/gallery')).not.toContain(row.filePath);
  });

  test('a post published and unpublished', async () => {
    const blog = blogDesk(app, () => admin);
    const post = await blog.created();
    const path = `/blog/${post.slug}`;
    expect((await ask(path)).status).toBe(404);
    expect(await seen('/blog')).not.toContain(path);
    await blog.act('publish', post.id);
    expect((await ask(path)).status).toBe(200);
    expect(await seen('/blog')).toContain(path);
    await blog.act('unpublish', post.id);
    expect((await ask(path)).status).toBe(404);
    expect(await seen('/blog')).not.toContain(path);
  });
});

describe('gates', () => {
  const turn = (key: 'maintenance_mode' | 'beta_mode', enabled: boolean) =>
    admin.post('/admin/settings', { intent: 'switch', key, enabled: String(enabled) });
  afterEach(async () => {
    await turn('beta_mode', false);
    await turn('maintenance_mode', false);
  });

  // The whole site is inside the gate, what is kept as well (specification: gates.what-they-hold).
  test('the beta gate stands before what was kept, and a grant opens it', async () => {
    await admin.post('/admin/settings', { intent: 'beta-password', password: 'let me in' });
    const known = etagOf(await ask('/gallery')) ?? '';
    await turn('beta_mode', true);
    for (let round = 0; round < 2; round++) {
      const shut = await ask('/gallery', { 'if-none-match': known });
      expect(shut.status).toBe(403);
      expect(await shut.text()).not.toContain('Example Gallery');
    }
    const guest = app.visitor();
    await guest.post('/beta-access', { password: 'let me in', next: '/gallery' });
    const open = await guest.request('/gallery');
    expect([open.status, etagOf(open)]).toEqual([200, null]);
    expect((await ask('/gallery')).status).toBe(403);
    await turn('beta_mode', false);
    expect((await ask('/gallery')).status).toBe(200);
    expect((await guest.request('/gallery')).headers.has('etag')).toBe(true);
  });

  test('a page says in which state of the gates it was made', async () => {
    const before = etagOf(await ask('/faq'));
    await turn('maintenance_mode', true);
    const during = await ask('/faq');
    expect(during.status).toBe(200);
    expect(etagOf(during)).not.toBe(before);
  });
});

test('a hundred who ask for a cold page at once get one page', async () => {
  await admin.post('/admin/settings', { intent: 'beta-password', password: 'another one' });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ask('/gallery', { 'accept-encoding': 'br' })),
  );
  expect(new Set(answers.map(etagOf)).size).toBe(1);
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  for (const body of bodies) expect(body.equals(bodies[0] ?? Buffer.alloc(0))).toBe(true);
});

test('a change made in the database itself is heard of', async () => {
  await ask('/blog');
  await insertPost(app.db, { slug: 'from-the-side', title: 'From the side' });
  await expect.poll(async () => (await ask('/blog')).text()).toContain('From the side');
});
