import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  adminSettings,
  ads,
  blogPosts,
  contactRequests,
  monthlyUsage,
  newsletterSubscribers,
} from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();
let admin: TestUser;
let person: TestUser;

beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
  person = await app.user({ name: 'Grace Hopper' });
});

const read = (path: string) => readPage(admin.request(path));

const pages = ['dashboard', 'users', 'contact', 'media', 'blog', 'newsletter', 'settings'].map(
  (name) => `/admin/${name}`,
);

describe('who gets in', () => {
  const paths = () => [...pages, '/admin', `/admin/users/${person.id}`];

  // Nobody else reads it, page or data (specification: admin.who).
  test('visitors and users are sent to the admin sign-in, also when they ask for the data alone', async () => {
    for (const client of [app.visitor(), person, await app.user({ tier: 'enterprise' })]) {
      for (const path of paths()) {
        const page = await client.request(path);
        expect(page.status, path).toBe(302);
        expect(page.headers.get('location')).toBe('/admin/login');
        expect(await page.text()).toBe('');

        for (const query of ['', '?_routes=routes%2Fadmin%2Fusers']) {
          const loaded = await client.request(`${path}.data${query}`);
          const body = await loaded.text();
          expect(body, path).toContain('/admin/login');
          expect(body).not.toContain('@example.com');
          expect(body).not.toContain('Grace Hopper');
        }
      }
    }
  });

  test('no admin page takes a form from somebody who is no admin', async () => {
    for (const path of pages) {
      const response = await person.post(path, { intent: 'anything' });
      expect([302, 403, 405]).toContain(response.status);
      if (response.status === 302) expect(response.headers.get('location')).toBe('/admin/login');
    }
  });

  test('an admin sees every page; /admin is the dashboard', async () => {
    for (const path of pages) {
      const { status, html } = await read(path);
      expect(status, path).toBe(200);
      expect(html).toContain('action="/sign-out"');
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    const response = await admin.request('/admin');
    expect(response.headers.get('location')).toBe('/admin/dashboard');
  });
});

test('the dashboard counts what is in the database', async () => {
  const before = statsOf((await read('/admin/dashboard')).html);
  const user = await app.user({ tier: 'enterprise' });
  await app.user({ role: 'admin' });
  await app.db.insert(ads).values([adOf(user.id), { ...adOf(user.id), deletedAt: new Date() }]);
  const after = statsOf((await read('/admin/dashboard')).html);
  expect(after['Total Users']).toBe(Number(before['Total Users']) + 1);
  expect(after['Active Subscribers']).toBe(Number(before['Active Subscribers']) + 1);
  expect(after['Total Ads']).toBe(Number(before['Total Ads']) + 1);
});

describe('users', () => {
  // Operators are not in this list (specification: admin.users.search-fields, admin.users.apart).
  test('are found by email or name; admins are not among them', async () => {
    const name = `Zoë ${randomUUID().slice(0, 8)}`;
    const wanted = await app.user({ name });
    const byName = await read(`/admin/users?q=${encodeURIComponent(name.toUpperCase())}`);
    expect(byName.text).toContain(wanted.email);
    expect(byName.text).not.toContain(person.email);
    const byEmail = await read(`/admin/users?q=${wanted.email.slice(0, 20)}`);
    expect(byEmail.text).toContain(name);
    expect((await read('/admin/users?q=The+Operator')).text).toContain('No users match your search.');
  });

  // The database pages them, so that a long list stays quick (specification: admin.lists.paged).
  test('are shown 25 on a page', async () => {
    const mark = `batch-${randomUUID().slice(0, 8)}`;
    for (let count = 0; count < 26; count++) await app.user({ name: `${mark} ${count}` });
    const rows = async (page: string) =>
      (await read(`/admin/users?q=${mark}${page}`)).html.match(/role="row"/g)?.length;
    expect(await rows('')).toBe(25);
    expect(await rows('&page=2')).toBe(1);
    expect(await rows('&page=99')).toBe(1);
    expect(await rows('&page=-1')).toBe(25);
  });

  test('have a page with profile, usage of this month and their ads', async () => {
    const user = await app.user({ tier: 'professional', name: 'Detail Person' });
    const month = new Date().toISOString().slice(0, 7);
    await app.db.insert(monthlyUsage).values({ userId: user.id, monthYear: month, creditsUsed: 7 });
    await app.db
      .insert(ads)
      .values([adOf(user.id, 'A visible ad'), { ...adOf(user.id, 'A deleted ad'), deletedAt: new Date() }]);
    const { status, text } = await read(`/admin/users/${user.id}`);
    expect(status).toBe(200);
    for (const expected of [
      'Detail Person',
      user.email,
      'Professional',
      'Active Subscription',
      'A visible ad',
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).toContain('7 of 100 credits used');
    expect(text).not.toContain('A deleted ad');
  });

  test.each(['nobody', '%00', "' or 1=1 --"])('%s is nobody', async (id) => {
    const { status, text } = await read(`/admin/users/${id.startsWith('%') ? id : encodeURIComponent(id)}`);
    expect([400, 404]).toContain(status);
    if (status === 404) expect(text).toContain('User not found');
  });
});

test('contact requests are listed newest first, with their message as text', async () => {
  const message = (name: string, createdAt: Date) => ({
    name,
    email: 'a@example.org',
    subject: 'bug',
    message: '<script>alert(1)</script>',
    createdAt,
  });
  await app.db
    .insert(contactRequests)
    .values([
      message('Older Sender', new Date('2031-01-01')),
      message('Newer Sender', new Date('2031-01-02')),
    ]);
  const { html, text } = await read('/admin/contact');
  expect(text).toContain('Bug Report');
  expect(html.indexOf('Newer Sender')).toBeLessThan(html.indexOf('Older Sender'));
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('the newsletter page counts, lists and searches', async () => {
  const mark = randomUUID().slice(0, 8);
  await app.db.insert(newsletterSubscribers).values([
    { email: `${mark}-on@example.org`, source: 'blog' },
    { email: `${mark}-off@example.org`, source: 'homepage', isActive: false, unsubscribedAt: new Date() },
  ]);
  const { text, html } = await read(`/admin/newsletter?q=${mark.toUpperCase()}-OFF`);
  for (const expected of [
    'Newsletter Management',
    'Newsletter Subscribers',
    `${mark}-off@example.org`,
    'Inactive',
    'homepage',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).not.toContain(`${mark}-on@example.org`);
  const stats = statsOf(html);
  expect(stats.Unsubscribed).toBe(Number(stats['Total Subscribers']) - Number(stats['Active Subscribers']));
  expect((await read('/admin/newsletter?q=nobody-at-all')).text).toContain(
    'No subscribers match your search.',
  );
});

// Each card has one of two badges (specification: admin.blog.count).
test('the blog page lists drafts too and counts what matches', async () => {
  const word = `w${randomUUID().slice(0, 8)}`;
  const post = (title: string, isPublished: boolean) => ({
    slug: randomUUID(),
    title,
    author: word,
    excerpt: 'e',
    content: 'c',
    isPublished,
  });
  await app.db.insert(blogPosts).values([post('Out already', true), post('Not yet', false)]);
  const { text } = await read(`/admin/blog?q=${word.toUpperCase()}`);
  for (const expected of ['2 posts', 'Out already', 'Published', 'Not yet', 'Draft', `By ${word}`]) {
    expect(text).toContain(expected);
  }
  const none = await read('/admin/blog?q=nothing-like-it');
  expect(none.text).toContain('No blog posts found');
  expect(none.text).toContain('Try adjusting your search terms');
});

test('the settings page shows both switches and never the beta password', async () => {
  const value = { enabled: true, message: 'Members only.', passwordHash: 'secret-hash', passwordVersion: 3 };
  await app.db
    .insert(adminSettings)
    .values({ key: 'beta_mode', value })
    .onConflictDoUpdate({ target: adminSettings.key, set: { value } });
  const { html, text } = await read('/admin/settings');
  for (const expected of [
    'System Settings',
    'Maintenance Mode',
    'Beta Testing',
    'Beta Mode',
    'Members only.',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).toContain('Site is currently under maintenance. Please check back later.');
  expect(html).not.toContain('secret-hash');
  await app.db.update(adminSettings).set({ value: { ...value, enabled: false } });
});

function adOf(userId: string, title = 'An ad'): typeof ads.$inferInsert {
  return {
    userId,
    title,
    prompt: '',
    brief: { title },
    size: '1024x1024',
    status: 'failed',
    failure: 'unexpected',
    refundedAt: new Date(),
    chargedMonth: '2025-01',
    idempotencyKey: randomUUID(),
    seed: 1,
  };
}

/** Figures of the stat cards by their label. */
function statsOf(html: string): Record<string, number> {
  const cards = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>([\d,]+)<\/dd>/gs);
  return Object.fromEntries(
    [...cards].map(([, label = '', value = '']) => [textOf(label).trim(), Number(value.replaceAll(',', ''))]),
  );
}
