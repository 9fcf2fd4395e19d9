import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts, newsletterSubscribers } from '#app/db/schema.ts';
import { missingFrom, type Shown } from '#tests/support/shown.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;
let page: Page;
beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
  admin = await site.user({ role: 'admin', name: 'The Operator' });
  await site.db.delete(blogPosts);
  ({ page } = await site.open({ user: admin }));
});
afterAll(() => site?.close());

/** Opens a screen and looks at what is in it, beside the frame. */
async function expectOn(path: string, shown: Shown) {
  await visit(page, path);
  await expectSeen(shown);
}
const expectSeen = async (shown: Shown) =>
  expect(await missingFrom(page.locator('#main'), shown)).toEqual([]);
const columnsOf = () => page.locator('#main table').first().locator('th').allTextContents();
const figure = (label: string) =>
  page.locator('#main dl > div', { hasText: label }).locator('dd').first().textContent();

describe('what stands on the screens of the operators', () => {
  test('the frame: a sidebar to every screen, and Sign Out', async () => {
    await visit(page, '/admin/dashboard');
    const links = {
      Dashboard: '/admin/dashboard',
      Users: '/admin/users',
      'Contact Support': '/admin/contact',
      Blog: '/admin/blog',
      Newsletter: '/admin/newsletter',
      Media: '/admin/media',
      Settings: '/admin/settings',
    };
    const frame = page.getByRole('banner');
    expect(await missingFrom(frame, { links, buttons: ['Sign Out'] })).toEqual([]);
  });

  test('settings: both cards with their switches and hints, and the masked field', async () => {
    await expectOn('/admin/settings', {
      headings: ['Settings', 'System Settings', 'Beta Testing'],
      texts: [
        'Manage application settings and configuration.',
        'Maintenance Mode',
        'Enable to prevent users from accessing the application',
        'Beta Mode',
        'Enable to require a password for site access',
        /^Share this password with beta testers to grant them access/,
      ],
      fields: { 'Beta Access Password': 'Enter beta password' },
      disabled: ['Update'],
    });
    for (const name of ['Maintenance Mode', 'Beta Mode'])
      expect(await page.getByRole('switch', { name, exact: true }).getAttribute('aria-checked')).toBe(
        'false',
      );
    expect(await page.getByLabel('Beta Access Password').getAttribute('type')).toBe('password');
  });

  test('settings: a blank password is refused where no script keeps it back', async () => {
    const { page: plain } = await site.open({ user: admin, javaScriptEnabled: false });
    await plain.goto('/admin/settings');
    await plain.getByLabel('Beta Access Password').fill('   ');
    await plain.getByRole('button', { name: 'Update', exact: true }).click();
    const texts = ['Password Required', 'Please enter a beta password.'];
    expect(await missingFrom(plain.locator('body'), { texts })).toEqual([]);
    await plain.context().close();
  });

  test('settings: a password that is being typed outlives a switch, and goes once it is stored', async () => {
    await visit(page, '/admin/settings');
    const field = page.getByLabel('Beta Access Password');
    const maintenance = page.getByRole('switch', { name: 'Maintenance Mode' });
    await field.fill('half a sec');
    for (const state of ['enabled', 'disabled']) {
      await maintenance.click();
      await page.getByText(`Maintenance mode ${state}.`).first().waitFor();
      await expect.poll(() => maintenance.isEnabled()).toBe(true);
      expect(await field.inputValue()).toBe('half a sec');
    }
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByText('Beta access password has been updated.').first().waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  test('blog: title, search and count, and the empty states with and without a search', async () => {
    const always: Shown = {
      headings: ['Blog Management', 'No blog posts found'],
      texts: ['Create and manage blog posts', '0 posts'],
      fields: { 'Search posts': 'Search posts...' },
    };
    await expectOn('/admin/blog', {
      ...always,
      texts: [...(always.texts ?? []), 'Get started by creating your first blog post'],
      links: { 'Create Post': '/admin/blog/new', 'Create First Post': '/admin/blog/new' },
    });
    await page.getByLabel('Search posts').fill('nothing like it');
    await page.keyboard.press('Enter');
    await expectSeen({ ...always, texts: [...(always.texts ?? []), 'Try adjusting your search terms'] });
    expect(await page.getByRole('link', { name: 'Create First Post' }).count()).toBe(0);
  });

  test('blog: the dialogs to create and to edit a post, and its card', async () => {
    const fields = { 'Featured Image URL': '/files/media/…' };
    const texts = [
      'Title *',
      'Author *',
      'Excerpt *',
      'Content *',
      'Markdown supported',
      'Publish immediately',
    ];
    await expectOn('/admin/blog/new', {
      headings: ['Create New Blog Post'],
      texts,
      fields,
      links: { Cancel: '/admin/blog' },
      buttons: ['Create Post'],
    });
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Category').inputValue()).toBe('General');
    expect(await dialog.getByLabel('Excerpt').getAttribute('rows')).toBe('3');
    expect(await dialog.getByLabel('Content').getAttribute('rows')).toBe('10');
    expect(await dialog.getByRole('switch', { name: 'Publish immediately' }).isChecked()).toBe(false);
    await dialog.getByLabel('Title').fill('Seen on its card');
    await dialog.getByLabel('Author').fill('Ada Writer');
    await dialog.getByLabel('Category').selectOption('Tips & Tricks');
    await dialog.getByLabel('Excerpt').fill('What it is about.');
    await dialog.getByLabel('Content').fill('A line.');
    await dialog.getByRole('button', { name: 'Create Post', exact: true }).click();
    await expectSeen({
      headings: ['Seen on its card'],
      texts: [
        'Draft',
        '1 post',
        'What it is about.',
        /^By Ada Writer · Tips & Tricks · [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M UTC$/,
      ],
      buttons: ['Publish Seen on its card', 'Delete Seen on its card'],
    });
    await page.getByRole('button', { name: 'Publish Seen on its card', exact: true }).click();
    await expectSeen({ texts: ['Published'], buttons: ['Unpublish Seen on its card'] });
    await page.getByRole('link', { name: 'Edit Seen on its card' }).click();
    await expectSeen({ headings: ['Edit Blog Post'], texts, buttons: ['Update Post'] });
    expect(await dialog.getByLabel('Title').inputValue()).toBe('Seen on its card');
    expect(await dialog.getByRole('switch', { name: 'Publish immediately' }).isChecked()).toBe(true);
  });

  test('newsletter: nobody yet', () =>
    expectOn('/admin/newsletter', {
      headings: ['Newsletter Management', 'Newsletter Subscribers', 'No subscribers found'],
      texts: ['No newsletter subscribers yet.'],
    }));

  test('newsletter: figures, columns, search, row actions and the question before a deletion', async () => {
    const reader = { email: 'reader@example.org', source: 'blog' };
    const gone = {
      email: 'gone@example.org',
      source: 'homepage',
      isActive: false,
      unsubscribedAt: new Date(),
    };
    await site.db.insert(newsletterSubscribers).values([reader, gone]);
    await expectOn('/admin/newsletter', {
      headings: ['Newsletter Management', 'Newsletter Subscribers'],
      texts: [
        'Manage your newsletter subscribers and view subscription analytics.',
        'Total Subscribers',
        'All time subscribers',
        'Active Subscribers',
        'Currently subscribed',
        'Unsubscribed',
        'No longer active',
        'reader@example.org',
        'Active',
        'Inactive',
        'blog',
        'homepage',
        /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M UTC$/,
      ],
      links: { 'Export CSV': '/admin/newsletter/export' },
      buttons: ['Deactivate reader@example.org', 'Reactivate gone@example.org'],
      fields: { 'Search subscribers': 'Search by email...' },
    });
    expect(await columnsOf()).toEqual(['Email', 'Status', 'Subscribed', 'Source', 'Actions']);
    const figures = ['Total Subscribers', 'Active Subscribers', 'Unsubscribed'].map(figure);
    expect(await Promise.all(figures)).toEqual(['2', '1', '1']);
    await page.getByRole('button', { name: 'Delete reader@example.org' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Subscriber' });
    const asked: Shown = {
      headings: ['Delete Subscriber'],
      texts: [
        'Are you sure you want to permanently delete this subscriber? This action cannot be undone.',
        'reader@example.org',
      ],
      buttons: ['Cancel', 'Delete'],
    };
    expect(await missingFrom(dialog, asked)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('reader@example.org').first().waitFor();
  });

  test('users: statistics, search and the list', async () => {
    const user = await site.user({ name: 'Ada Subscriber', tier: 'professional' });
    await expectOn('/admin/users', {
      texts: ['Total Users', 'Active Subscribers', 'New This Month', 'Within 30 days', 'New This Week'],
      links: { 'Ada Subscriber': `/admin/users/${user.id}` },
    });
    expect(await Promise.all(['New This Month', 'New This Week'].map(figure))).toEqual(['1', '1']);
    const search = page.getByPlaceholder('Search by email or name...');
    await search.fill('ada SUB');
    await search.press('Enter');
    await expectSeen({ texts: ['1 user found', 'Ada Subscriber'] });
  });
});
