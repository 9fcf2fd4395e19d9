import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '#app/db/schema.ts';
import { blogDesk, filledPost } from '#tests/support/admin-blog.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { withFrozenTable, withoutTable } from '#tests/support/broken-tables.ts';

const app = testApp();
let admin: TestUser;
let other: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'Ada Operator' });
  other = await app.user({ role: 'admin' });
});

const { open, act, create, postTitled, created, edit, versionOf, auditOf } = blogDesk(app, () => admin);

describe('an edit', () => {
  // The dialog and what it says at the end (specification: admin.blog.edit-dialog, admin.blog.updated.words).
  test('shows what is stored and stores what is sent, with the old text in the audit log', async () => {
    const { id, title } = await created({ content: 'Old text', featuredImage: '/blog/headlines.webp' });
    const page = await open(`/admin/blog/${id}/edit`);
    expect(page.text).toContain('Edit Blog Post');
    expect(page.text).toContain('Update Post');
    for (const value of [title, '/blog/headlines.webp']) expect(page.html).toContain(`value="${value}"`);
    const { status, to } = await edit(id, { title, content: 'New text' });
    expect([status, to]).toEqual([303, '/admin/blog?saved=updated']);
    expect((await open(to ?? '')).text).toContain('Blog post updated successfully');
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'post.update',
      before: { content: 'Old text', featuredImage: '/blog/headlines.webp' },
      after: { content: 'New text', featuredImage: null },
    });
  });

  test('over somebody else’s wins and says so; their text stays in the audit log', async () => {
    const { id, title } = await created();
    const version = await versionOf(id);
    const theirs = await edit(id, { title, content: 'Theirs' }, other, version);
    expect(theirs.to).toBe('/admin/blog?saved=updated');
    const mine = await edit(id, { title, content: 'Mine' }, admin, version);
    expect(mine.to).toBe('/admin/blog?saved=replaced');
    expect((await open(mine.to ?? '')).text).toContain(
      'Somebody else had changed this post since you opened it.',
    );
    expect((await postTitled(title))?.content).toBe('Mine');
    expect((await auditOf(id)).at(-1)).toMatchObject({
      before: { content: 'Theirs' },
      after: { content: 'Mine' },
    });
  });

  test('keeps the search and page of the list', async () => {
    const { id, title } = await created();
    const response = await admin.post(
      `/admin/blog/${id}/edit?q=post&page=2`,
      filledPost({ title, version: 'x' }),
    );
    expect(response.headers.get('location')).toBe('/admin/blog?q=post&page=2&saved=updated');
  });

  test('of a post that is gone meanwhile keeps what was typed', async () => {
    const { id, title } = await created();
    const version = await versionOf(id);
    await act('delete', id);
    expect((await open(`/admin/blog/${id}/edit`)).status).toBe(404);
    const response = await admin.post(
      `/admin/blog/${id}/edit`,
      filledPost({ title, version, content: 'Long work' }),
    );
    expect([response.status, (await response.text()).includes('/admin/blog?saved')]).toEqual([404, false]);
  });
});

describe('the preview', () => {
  test('shows the text as its page will, stores nothing and runs no script', async () => {
    const before = await app.db.$count(blogPosts);
    const { status, html } = await create({
      intent: 'preview',
      title: '"><script>alert(1)</script>',
      content:
        '# Big\n**bold** <img src=x onerror=alert(1)> [a](javascript:alert(1)) ![p](https://evil.example/p.png)',
    });
    expect(status).toBe(200);
    const shown = /aria-label="Preview".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(shown).toContain('>Big</h2>');
    expect(shown).toContain('<strong>bold</strong>');
    expect(shown).not.toMatch(/<img|href="javascript|<script/);
    expect(html).not.toContain('<script>alert(1)');
    expect(await app.db.$count(blogPosts)).toBe(before);
  });
});

test('hostile titles, authors and excerpts are text on the cards', async () => {
  const mark = randomUUID();
  const hostile = `<img src=x onerror=alert(1)>${mark}`;
  await create({
    title: hostile,
    author: hostile.slice(0, 90),
    excerpt: `</p><script>${mark}`,
    content: 'x',
  });
  const { html } = await open(`/admin/blog?q=${mark}`);
  expect(html).toContain(`&lt;img src=x onerror=alert(1)&gt;${mark}`);
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain(`<script>${mark}`);
});

test('a post is deleted with its text kept in the audit log', async () => {
  const { id, title } = await created({ isPublished: 'on' });
  expect((await open(`/admin/blog?q=${encodeURIComponent(title)}`)).text).toContain(
    'Are you sure you want to delete this blog post?',
  );
  const { status, text } = await act('delete', id);
  expect([status, text.includes('Blog post deleted successfully')]).toEqual([200, true]);
  expect(await postTitled(title)).toBeUndefined();
  expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'post.delete', before: { title } });
});

describe('ids of nothing', () => {
  test.each(['', 'nobody', "' or 1=1 --", '\u0000', randomUUID()])('"%s"', async (id) => {
    for (const [intent, failure] of [
      ['publish', 'Failed to update publish status'],
      ['unpublish', 'Failed to update publish status'],
      ['delete', 'Failed to delete blog post'],
    ] as const) {
      const { status, text } = await act(intent, id);
      expect([status, text.includes(failure), text.includes('Error')]).toEqual([404, true, true]);
    }
    const page = await admin.request(`/admin/blog/${encodeURIComponent(id || 'x')}/edit`);
    expect([400, 404]).toContain(page.status);
  });
});

test('nobody but an admin writes posts, and nobody from another site', async () => {
  const { id, title } = await created();
  const before = await app.db.$count(blogPosts);
  for (const client of [app.visitor(), await app.user({ tier: 'enterprise' })]) {
    for (const [path, intent] of [
      ['/admin/blog', 'publish'],
      ['/admin/blog', 'unpublish'],
      ['/admin/blog', 'delete'],
      ['/admin/blog/new', 'save'],
      ['/admin/blog/new', 'preview'],
      [`/admin/blog/${id}/edit`, 'save'],
    ] as const) {
      const response = await client.post(path, filledPost({ intent, postId: id }));
      expect([response.status, response.headers.get('location')]).toEqual([302, '/admin/login']);
    }
    const data = await (await client.request(`/admin/blog/${id}/edit.data`)).text();
    expect(data).not.toContain(title);
  }
  const foreign = await admin.request('/admin/blog/new', {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams(filledPost()),
  });
  expect(foreign.status).toBe(403);
  expect((await act('anything', id)).status).toBe(400);
  expect(await app.db.$count(blogPosts)).toBe(before);
  expect((await postTitled(title))?.isPublished).toBe(false);
});

describe('when the database fails', () => {
  test('Failed to fetch blog posts: the rest of the page stays', async () => {
    await withoutTable(app, 'blog_posts', async () => {
      const { status, text } = await open('/admin/blog');
      expect(status).toBe(500);
      expect(text).toContain('Failed to fetch blog posts');
      expect(text).toContain('Create Post');
    });
  });

  test('Failed to create, update and delete blog post, and to update publish status', async () => {
    const { id, title } = await created();
    const version = await versionOf(id);
    await withFrozenTable(app, 'blog_posts', async () => {
      const made = await create({ title: 'Never made' });
      expect([made.status, made.text.includes('Failed to create blog post')]).toEqual([500, true]);
      expect(made.html).toContain('value="Never made"');
      const updated = await edit(id, { title: 'Never changed' }, admin, version);
      expect([updated.status, updated.text.includes('Failed to update blog post')]).toEqual([500, true]);
      for (const [intent, failure] of [
        ['delete', 'Failed to delete blog post'],
        ['publish', 'Failed to update publish status'],
      ] as const) {
        const { status, text } = await act(intent, id);
        expect([status, text.includes(failure)]).toEqual([500, true]);
      }
    });
    expect(await postTitled(title)).toMatchObject({ isPublished: false });
  });

  test('a change that can not be written into the audit log is not made', async () => {
    const { id, title } = await created();
    await withFrozenTable(app, 'audit_log', async () => {
      expect((await act('publish', id)).status).toBe(500);
      expect((await act('delete', id)).status).toBe(500);
      expect((await create({ title: 'Unrecorded' })).status).toBe(500);
    });
    expect(await postTitled(title)).toMatchObject({ isPublished: false });
    expect(await postTitled('Unrecorded')).toBeUndefined();
  });
});
