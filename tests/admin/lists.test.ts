import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { blogPosts, contactRequests, mediaLibrary, newsletterSubscribers, users } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAd, insertPost } from '#tests/support/content.ts';
import { readPage } from '#tests/support/page-text.ts';

const app = testApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'The Operator' });
});

const read = (path: string) => readPage(admin.request(path));
const at = (day: number) => new Date(Date.UTC(2031, 0, day, 9, 5));
/** The given words, in the order in which the page has them. */
const orderOf = (html: string, words: string[]) =>
  [...words].sort((one, other) => html.indexOf(one) - html.indexOf(other));

// One frame around every screen (specification: admin.layout).
test('every page of the admin area has the sidebar with its links and Sign Out', async () => {
  const { html } = await read('/admin/users');
  for (const [to, label] of [
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/users', 'Users'],
    ['/admin/contact', 'Contact Support'],
    ['/admin/blog', 'Blog'],
    ['/admin/newsletter', 'Newsletter'],
    ['/admin/media', 'Media'],
    ['/admin/settings', 'Settings'],
  ]) {
    expect(html).toMatch(new RegExp(`<a[^>]*href="${to}"[^>]*>(<svg.*?</svg>)?${label}</a>`));
    const page = await read(to ?? '');
    expect(page.status, to).toBe(200);
    expect(page.text, to).toContain('Sign Out');
  }
});

describe('the users page', () => {
  // A month and a week are spans of days here (specification: admin.dashboard.periods).
  test('counts who is new this month, within 30 days, and this week, within 7', async () => {
    const figures = async () => {
      const { text } = await read('/admin/users');
      const [, month, week] = /New This Month (\d+) .*?New This Week (\d+)/.exec(text) ?? [];
      return [Number(month), Number(week)];
    };
    const [month = 0, week = 0] = await figures();
    for (const days of [6.9, 7.1, 29.9, 30.1]) {
      const { id } = await app.user();
      const createdAt = new Date(Date.now() - days * 86_400_000);
      await app.db.update(users).set({ createdAt }).where(eq(users.id, id));
    }
    expect(await figures()).toEqual([month + 3, week + 1]);
  });
});

describe('the blog page', () => {
  const post = (title: string, day: number, values: Partial<typeof blogPosts.$inferInsert> = {}) => ({
    slug: randomUUID(),
    title,
    author: 'Ada Example',
    excerpt: 'What it is about.',
    content: 'Text.',
    createdAt: at(day),
    ...values,
  });

  test('has the newest first, each with author, category, date and time', async () => {
    const mark = `m${randomUUID().slice(0, 8)}`;
    await app.db
      .insert(blogPosts)
      .values([
        post(`${mark} middle`, 2, { publishedDate: at(9) }),
        post(`${mark} newest`, 3, { category: 'Tips & Tricks' }),
        post(`${mark} oldest`, 1, { isPublished: true, publishedDate: at(20) }),
      ]);
    const { html, text } = await read(`/admin/blog?q=${mark}`);
    const titles = [`${mark} newest`, `${mark} middle`, `${mark} oldest`];
    expect(orderOf(html, titles)).toEqual(titles);
    expect(text).toContain('3 posts');
    expect(text).toMatch(/By Ada Example · Tips & Tricks · Jan 3, 2031, 9:05 AM/);
    expect(text).toContain('What it is about.');
    for (const action of ['Publish', 'Unpublish', 'Edit', 'Delete']) expect(text).toContain(action);
    expect((await read(`/admin/blog?q=${mark}+newest`)).text).toContain('1 post');
  });

  // Three fields are searched (specification: admin.blog.search).
  test('is searched in title, author and category, in any case, and in nothing else', async () => {
    const mark = `s${randomUUID().slice(0, 8)}`;
    await app.db
      .insert(blogPosts)
      .values([
        post(`In the title ${mark}`, 1),
        post('By its author', 2, { author: mark }),
        post('By its category', 3, { category: mark }),
        post('Not by its text', 4, { content: mark, excerpt: mark }),
      ]);
    const { text } = await read(`/admin/blog?q=${mark.toUpperCase()}`);
    for (const title of ['In the title', 'By its author', 'By its category']) expect(text).toContain(title);
    expect(text).not.toContain('Not by its text');
  });
});

describe('the newsletter page', () => {
  test('says so while there is nobody', async () => {
    await app.db.delete(newsletterSubscribers);
    const { text } = await read('/admin/newsletter');
    expect(text).toContain('No subscribers found');
    expect(text).toContain('No newsletter subscribers yet.');
    expect(text).not.toContain('No subscribers match your search.');
  });

  // The columns and their order (specification: admin.newsletter.table, admin.newsletter.order).
  test('has who came last first, with status, date and time, and source', async () => {
    const names = ['last', 'middle', 'first'];
    await app.db.insert(newsletterSubscribers).values([
      { email: 'first@example.org', source: 'homepage', subscribedAt: at(1) },
      { email: 'last@example.org', source: 'blog', subscribedAt: at(3) },
      { email: 'middle@example.org', source: 'blog', subscribedAt: at(2), isActive: false },
    ]);
    const { html, text } = await read('/admin/newsletter?q=EXAMPLE.ORG');
    const emails = names.map((name) => `${name}@example.org`);
    expect(orderOf(html, emails)).toEqual(emails);
    expect(text).toMatch(
      /last@example\.org Status Active .*?Jan 3, 2031, 9:05 AM UTC Source blog Actions Deactivate/,
    );
    expect(text).toMatch(
      /middle@example\.org Status Inactive Subscribed Jan 2, 2031, 9:05 AM UTC Source blog Actions Reactivate/,
    );
  });
});

test('contact requests of one kind come newest first, each with date and time', async () => {
  const names = ['Newest Sender', 'Middle Sender', 'Oldest Sender'];
  const requests = [2, 3, 1].map((day) => ({
    name: names[3 - day] ?? '',
    email: 'a@example.org',
    subject: 'bug',
    message: 'Hello.',
    createdAt: at(day),
  }));
  await app.db.insert(contactRequests).values(requests);
  const { html, text } = await read('/admin/contact');
  expect(orderOf(html, names)).toEqual(names);
  expect(text).toContain('Jan 3, 2031');
});

test('every date of the operators has hour and minute', async () => {
  const user = await app.user({ tier: 'professional', name: 'Dated Person' });
  await insertAd(app.db, { userId: user.id, title: 'Dated ad', status: 'failed' });
  const [message] = await app.db
    .insert(contactRequests)
    .values({ name: 'Dated', email: 'd@example.org', subject: 'bug', message: 'Hello.' })
    .returning();
  await insertPost(app.db, { slug: 'dated', title: 'Dated' });
  await app.db.insert(newsletterSubscribers).values({ email: 'dated@example.org', source: 'blog' });
  const pages = [
    '/admin/users',
    `/admin/users/${user.id}`,
    '/admin/contact',
    `/admin/contact?id=${message?.id}`,
    '/admin/blog',
    '/admin/newsletter',
  ];
  for (const path of pages) {
    const { html } = await read(path);
    const dates = [...html.matchAll(/<time[^>]*>([^<]*)<\/time>/g)].map(([, words]) => words);
    expect(dates.length, path).toBeGreaterThan(0);
    for (const words of dates) expect(words, path).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d [AP]M UTC$/);
  }
});

// The filter offers each promised category (specification: admin.media.list, media.categories).
test('media is narrowed by the categories of the specification', async () => {
  await app.db.delete(mediaLibrary);
  const categories = ['slider', 'examples', 'gallery', 'hero', 'general'] as const;
  const file = { storageKey: 'public/x.webp', fileSize: 1, mimeType: 'image/webp', width: 1, height: 1 };
  await app.db.insert(mediaLibrary).values(
    categories.map((category) => ({
      ...file,
      category,
      filename: `in ${category}.webp`,
      filePath: '/x.webp',
    })),
  );
  for (const category of categories) {
    const { html, text } = await read(`/admin/media?category=${category}`);
    expect(html).toContain(`<option value="${category}"`);
    expect(categories.filter((other) => text.includes(`in ${other}.webp`))).toEqual([category]);
  }
  expect((await read('/admin/media?category=general&q=slider')).text).toContain('No media found');
});

test('a profile shows who somebody is, when they joined, and what they pay', async () => {
  const user = await app.user({ tier: 'enterprise', name: 'Grace Hopper' });
  await app.db
    .update(users)
    .set({ createdAt: new Date('2025-01-14T09:05:00Z') })
    .where(eq(users.id, user.id));
  const { text } = await read(`/admin/users/${user.id}`);
  for (const words of ['Grace Hopper', user.email, 'Jan 14, 2025', 'Enterprise', 'Delete', 'Cancel'])
    expect(text).toContain(words);
});
