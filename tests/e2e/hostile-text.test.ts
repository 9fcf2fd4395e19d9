import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts, contactRequests, newsletterSubscribers } from '#app/db/schema.ts';
import { insertAd } from '#tests/support/content.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';

/** Sets window.ran wherever it is taken for markup, script or an address. */
const hostile = [
  '<script>window.ran=1</script>',
  '<img src=x onerror=window.ran=1>',
  '"><svg/onload=window.ran=1>',
  '</script><script>window.ran=1</script>',
  "');window.ran=1;('",
  'javascript:window.ran=1',
  '\u202e\u2066gnp.exe',
].join(' ');

let site: Site;
const people: Record<string, SiteUser> = {};

beforeAll(async () => {
  site = await startSite();
  people.user = await site.user({ name: hostile, tier: 'professional' });
  people.admin = await site.user({ name: hostile, role: 'admin' });
  const { id: userId } = people.user;
  await insertAd(site.db, { userId, title: hostile, status: 'failed' });
  await insertAd(site.db, { userId, title: hostile, status: 'generating' });
  await site.db.insert(blogPosts).values({
    slug: 'hostile',
    title: hostile,
    excerpt: hostile,
    content: `${hostile}\n[x](javascript:window.ran=1)\n![x](x"onerror="window.ran=1)`,
    category: hostile,
    author: hostile,
    isPublished: true,
  });
  const written = { name: hostile, email: 'a@example.com', subject: hostile, message: hostile };
  await site.db.insert(contactRequests).values(written);
  await site.db.insert(newsletterSubscribers).values({ email: `"${hostile}"@example.com`, source: 'blog' });
});

afterAll(() => site?.close());

const query = encodeURIComponent(hostile);

describe('text of users and of the address', () => {
  test.each([
    ['visitor', '/blog'],
    ['visitor', '/blog/hostile'],
    ['visitor', `/blog?q=${query}`],
    ['visitor', `/auth?next=${query}&tab=${query}&error=${query}&view=${query}#${query}`],
    ['visitor', `/${query}`],
    ['user', '/dashboard'],
    ['user', '/manage-plan'],
    ['user', '/contact'],
    ['admin', '/admin/users'],
    ['admin', '/admin/users/{user}'],
    ['admin', `/admin/users?q=${query}`],
    ['admin', '/admin/contact'],
    ['admin', '/admin/newsletter'],
    ['admin', '/admin/blog'],
  ])('to the %s, %s shows it as text, and no script runs', async (who, path) => {
    const { page, complaints } = await site.open({ user: people[who] });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    page.on('dialog', (dialog) => dialog.dismiss());
    await page.goto(path.replace('{user}', people.user?.id ?? ''), { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.locator('[onerror], [onload], a[href^="javascript:" i]').count()).toBe(0);
    expect(foreign).toEqual([]);
    // The policy would have stopped a script; that it had nothing to stop is what counts.
    expect(complaints.filter((line) => /Content Security Policy|Refused/.test(line))).toEqual([]);
    await page.context().close();
  });
});
