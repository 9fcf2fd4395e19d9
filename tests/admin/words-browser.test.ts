import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaLibrary, subscribers } from '#app/db/schema.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';
import { insertContactRequest, insertPost, insertSubscriber } from '#tests/support/content.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { reload, visit } from '#tests/support/visit.ts';

let site: Site;
let admin: SiteUser;
beforeAll(async () => {
  site = await startSite();
  admin = await site.user({ role: 'admin', name: 'The Operator' });
  await insertPost(site.db, { slug: 'hooks', title: 'Five hooks that work' });
  await insertContactRequest(site.db);
  await insertSubscriber(site.db, 'reader@example.org');
});
afterAll(() => site?.close());

/** An operator's window on a page, closed afterwards. */
async function on(path: string, run: (page: Page) => Promise<void>) {
  const { page } = await site.open({ user: admin });
  await visit(page, path);
  await run(page);
  await page.context().close();
}
const reads = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
/**
 * An error of the screens of blog, newsletter and settings: a toast titled 'Error', and the only one about its matter.
 */
async function fails(page: Page, words: string) {
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await toasts.getByText(words, { exact: true }).waitFor();
  expect(await toasts.getByText('Error', { exact: true }).count()).toBe(1);
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const frozen = (table: string, run: () => Promise<void>) => withFrozenTable(site, table, run);

/** Runs while no picture can be stored: a file stands where the folder of a category belongs. */
async function withoutStorage(run: () => Promise<void>) {
  const folders = ['slider', 'examples', 'gallery', 'hero', 'general'].map((name) =>
    join(site.dataDir, 'files', name),
  );
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, '');
  }
  try {
    await run();
  } finally {
    for (const folder of folders) {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }
  }
  await site.expectLogged(/^Failed to upload file: Storage is unavailable: ENOTDIR/);
}

describe('what operators read when they press something', () => {
  test('settings: each switch and the password, and that they failed', () =>
    on('/admin/settings', async (page) => {
      for (const mode of ['Maintenance', 'Beta'] as const) {
        await page.getByRole('switch', { name: `${mode} Mode` }).click();
        await reads(page, 'Settings Updated');
        await reads(page, `${mode} mode enabled.`);
        await page.getByRole('switch', { name: `${mode} Mode` }).click();
        await reads(page, `${mode} mode disabled.`);
      }
      await page.getByLabel('Beta Access Password').fill('a shared secret');
      await press(page, 'Update');
      await reads(page, 'Password Updated');
      await reads(page, 'Beta access password has been updated.');
      await frozen('admin_settings', async () => {
        await page.getByRole('switch', { name: 'Maintenance Mode' }).click();
        await fails(page, 'Failed to update maintenance mode.');
        await page.getByRole('switch', { name: 'Beta Mode' }).click();
        await fails(page, 'Failed to update beta mode.');
        await page.getByLabel('Beta Access Password').fill('another secret');
        await press(page, 'Update');
        await fails(page, 'Failed to update beta password.');
        await visit(page, '/admin/dashboard');
        await page.getByRole('switch', { name: 'Maintenance Mode' }).click();
        await reads(page, 'Failed to toggle maintenance mode');
      });
    }));

  test('blog: a post made, published, changed and deleted, and that each failed', () =>
    on('/admin/blog', async (page) => {
      const fill = async (title: string) => {
        await page.getByLabel('Title').fill(title);
        await page.getByLabel('Author').fill('Ada');
        await page.getByLabel('Excerpt').fill('What it is about.');
        await page.getByLabel('Content').fill('A line.');
      };
      await page.getByRole('link', { name: 'Create Post' }).first().click();
      await page.getByLabel('Title').waitFor();
      const options = page.getByLabel('Category').locator('option');
      expect(await options.allTextContents()).toEqual([
        'General',
        'AI & Technology',
        'Marketing',
        'Design',
        'Tips & Tricks',
        'Industry News',
      ]);
      await fill('Made in the browser');
      await frozen('blog_posts', async () => {
        await press(page, 'Create Post');
        await fails(page, 'Failed to create blog post');
      });
      await press(page, 'Create Post');
      await reads(page, 'Blog post created successfully');
      await frozen('blog_posts', async () => {
        await press(page, 'Publish Made in the browser');
        await fails(page, 'Failed to update publish status');
        await press(page, 'Delete Made in the browser');
        await reads(page, 'Are you sure you want to delete this blog post?');
        await confirm(page, 'Delete');
        await fails(page, 'Failed to delete blog post');
      });
      await press(page, 'Publish Made in the browser');
      await reads(page, 'Blog post published successfully');
      await press(page, 'Unpublish Made in the browser');
      await reads(page, 'Blog post unpublished successfully');
      await page.getByRole('link', { name: 'Edit Made in the browser' }).click();
      await page.getByLabel('Excerpt').fill('Something else.');
      await frozen('blog_posts', async () => {
        await press(page, 'Update Post');
        await fails(page, 'Failed to update blog post');
      });
      await press(page, 'Update Post');
      await reads(page, 'Blog post updated successfully');
      await press(page, 'Delete Made in the browser');
      await confirm(page, 'Delete');
      await reads(page, 'Blog post deleted successfully');
      await withoutTable(site, 'blog_posts', async () => {
        await page.reload();
        await fails(page, 'Failed to fetch blog posts');
      });
    }));

  test('newsletter: an address deactivated, reactivated and deleted, and that each failed', () =>
    on('/admin/newsletter', async (page) => {
      await frozen('newsletter_subscribers', async () => {
        await press(page, 'Deactivate reader@example.org');
        await fails(page, 'Failed to update subscription status.');
        await press(page, 'Delete reader@example.org');
        await confirm(page, 'Delete');
        await fails(page, 'Failed to delete subscriber.');
      });
      await reload(page);
      await press(page, 'Deactivate reader@example.org');
      await reads(page, 'Subscriber deactivated successfully.');
      await press(page, 'Reactivate reader@example.org');
      await reads(page, 'Subscriber reactivated successfully.');
      await page.getByRole('searchbox').fill('nobody');
      await page.keyboard.press('Enter');
      await reads(page, 'No subscribers match your search.');
      await visit(page, '/admin/newsletter');
      await press(page, 'Delete reader@example.org');
      await confirm(page, 'Delete');
      await reads(page, 'Subscriber deleted successfully.');
      await reads(page, 'No newsletter subscribers yet.');
      await withoutTable(site, 'newsletter_subscribers', async () => {
        await page.reload();
        await fails(page, 'Failed to fetch newsletter subscribers.');
      });
    }));

  test('users: a subscription canceled and an account deleted, and that each failed', async () => {
    const user = await site.user({ tier: 'professional', name: 'Ada Subscriber' });
    await on(`/admin/users/${user.id}`, async (page) => {
      await frozen('subscribers', async () => {
        await press(page, 'Cancel subscription');
        await confirm(page, 'Cancel subscription');
        await reads(page, 'Failed to cancel subscription');
        await press(page, 'Delete user');
        await confirm(page, 'Delete user');
        await reads(page, 'Failed to delete user');
      });
      // Paid through a provider this installation is not connected to.
      const ofUser = eq(subscribers.userId, user.id);
      const elsewhere = { customerId: 'cus_elsewhere', subscriptionId: 'sub_elsewhere' };
      const [before] = await site.db.select().from(subscribers).where(ofUser);
      await site.db.update(subscribers).set(elsewhere).where(ofUser);
      await reload(page);
      await press(page, 'Delete user');
      await confirm(page, 'Delete user');
      await page
        .getByText(/the payment provider cannot be reached/)
        .first()
        .waitFor();
      await site.db
        .update(subscribers)
        .set({ ...before })
        .where(ofUser);
      await reload(page);
      await press(page, 'Cancel subscription');
      await confirm(page, 'Cancel subscription');
      await reads(page, 'Subscription cancelled successfully');
      await press(page, 'Delete user');
      await confirm(page, 'Delete user');
      await page.waitForURL('**/admin/users?*');
      await reads(page, 'User deleted successfully');
      await page.goto(`/admin/users/${user.id}`);
      await reads(page, 'User not found');
      await withoutTable(site, 'monthly_usage', async () => {
        await page.goto(`/admin/users/${admin.id}`);
        await reads(page, 'Failed to fetch user details');
      });
      await withoutTable(site, 'subscribers', async () => {
        await page.goto('/admin/users');
        await reads(page, 'Failed to fetch subscribers');
      });
    });
  });

  test('media: a picture uploaded, taken out and deleted, and that each failed', () =>
    on('/admin/media', async (page) => {
      const picture = Buffer.from(await drawPicture({ width: 600, height: 400 }));
      const file = { name: 'cup of tea.png', mimeType: 'image/png', buffer: picture };
      await page.locator('input[type=file]').setInputFiles(file);
      await withoutStorage(async () => {
        await press(page, /^Upload/);
        await reads(page, 'Failed to upload file');
        expect(await site.db.$count(mediaLibrary, eq(mediaLibrary.filename, file.name))).toBe(0);
      });
      await reload(page);
      await page.locator('input[type=file]').setInputFiles(file);
      await press(page, /^Upload/);
      await reads(page, 'File uploaded successfully');
      await frozen('media_library', async () => {
        await press(page, 'Deactivate cup of tea.png');
        await reads(page, 'Failed to update media status');
        await press(page, 'Delete cup of tea.png');
        await confirm(page, 'Delete');
        await reads(page, 'Failed to delete media');
      });
      await reload(page);
      await press(page, 'Deactivate cup of tea.png');
      await page.getByRole('button', { name: 'Activate cup of tea.png' }).waitFor();
      await press(page, 'Delete cup of tea.png');
      await confirm(page, 'Delete');
      await reads(page, 'Media deleted successfully');
      await withoutTable(site, 'media_library', async () => {
        await page.reload();
        await reads(page, 'Failed to fetch media library');
      });
    }));

  test('contact: a message moved on, opened again, and that it failed', () =>
    on('/admin/contact', async (page) => {
      await page.getByRole('main').getByRole('list').getByRole('link').first().click();
      await frozen('contact_requests', async () => {
        await press(page, 'Mark In Progress');
        await reads(page, 'Failed to update status');
      });
      for (const step of ['Mark In Progress', 'Mark Resolved', 'Reopen']) {
        await press(page, step);
        await page.getByText('Status Updated', { exact: true }).first().waitFor();
        await page.getByRole('button', { name: step, exact: true }).waitFor({ state: 'detached' });
      }
      await withoutTable(site, 'contact_requests', async () => {
        await page.goto('/admin/contact');
        await reads(page, 'Failed to load contact requests');
      });
      expect(page.url()).toContain('/admin/contact');
    }));
});
