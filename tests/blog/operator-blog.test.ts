import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '#app/db/schema.ts';
import { blogDesk } from '#tests/support/admin-blog.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';

const app = testApp();
let admin: TestUser;
beforeAll(async () => {
  admin = await app.user({ role: 'admin', name: 'Ada Operator' });
});

const { open, act, create, postTitled, created, edit, auditOf } = blogDesk(app, () => admin);

test('without posts the page says how to begin; a search that finds none says something else', async () => {
  await app.db.delete(blogPosts);
  const { text, html } = await open('/admin/blog');
  for (const words of [
    'Blog Management',
    'Create and manage blog posts',
    '0 posts',
    'No blog posts found',
    'Get started by creating your first blog post',
    'Create First Post',
  ])
    expect(text).toContain(words);
  expect(html).toContain('placeholder="Search posts..."');
  const searched = await open('/admin/blog?q=nothing');
  expect(searched.text).toContain('Try adjusting your search terms');
  expect(searched.text).not.toContain('Create First Post');
});

describe('a new post', () => {
  // The fields, and the categories with their default (specification: admin.blog.create-dialog, blog.categories).
  test('has the fields of the specification', async () => {
    const { html, text } = await open('/admin/blog/new');
    for (const words of [
      'Create New Blog Post',
      'Featured Image URL',
      'Markdown supported',
      'Publish immediately',
    ])
      expect(text).toContain(words);
    for (const category of [
      'General',
      'AI &amp; Technology',
      'Marketing',
      'Design',
      'Tips &amp; Tricks',
      'Industry News',
    ])
      expect(html).toContain(`>${category}</option>`);
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>General</);
    expect(html).toMatch(/name="excerpt"[^>]*rows="3"|rows="3"[^>]*name="excerpt"/);
    expect(html).toMatch(/name="content"[^>]*rows="10"|rows="10"[^>]*name="content"/);
    expect(html).toContain('value="Ada Operator"');
  });

  // Two states, and the words at each step (specification: blog.states, admin.blog.created.words).
  test('is a draft dated now, which nobody sees, until it is published', async () => {
    const title = `Ten Ideas ${randomUUID().slice(0, 6)}`;
    const { status, to } = await create({ title });
    expect([status, to]).toEqual([303, '/admin/blog?saved=created']);
    const list = await open(to ?? '');
    expect(list.text).toContain('Blog post created successfully');
    expect(list.text).toContain('Draft');
    const post = await postTitled(title);
    expect(post).toMatchObject({
      slug: title.toLowerCase().replaceAll(' ', '-'),
      isPublished: false,
      category: 'Design',
      featuredImage: null,
      isSample: false,
    });
    expect(Math.abs(Date.now() - (post?.publishedDate.getTime() ?? 0))).toBeLessThan(60_000);
    expect((await app.visitor().request(`/blog/${post?.slug}`)).status).toBe(404);

    const published = await act('publish', post?.id ?? '');
    expect([published.status, published.text.includes('Blog post published successfully')]).toEqual([
      200,
      true,
    ]);
    expect((await app.visitor().request(`/blog/${post?.slug}`)).status).toBe(200);
    const back = await act('unpublish', post?.id ?? '');
    expect(back.text).toContain('Blog post unpublished successfully');
    expect((await app.visitor().request(`/blog/${post?.slug}`)).status).toBe(404);
    expect((await postTitled(title))?.publishedDate).toEqual(post?.publishedDate);
    expect((await auditOf(post?.id ?? '')).map(({ actor, action }) => [actor, action])).toEqual([
      [admin.id, 'post.create'],
      [admin.id, 'post.publish'],
      [admin.id, 'post.unpublish'],
    ]);
  });

  test('is published at once when the switch is on', async () => {
    const { slug } = await created({ isPublished: 'on' });
    expect((await app.visitor().request(`/blog/${slug}`)).status).toBe(200);
  });

  test('is not stored while something is missing; each field says what, and what was typed stays', async () => {
    const before = await app.db.$count(blogPosts);
    const { status, html, text } = await create({
      title: ' ',
      author: '',
      excerpt: '\n',
      content: '',
      category: 'No',
    });
    expect(status).toBe(422);
    for (const words of [
      'Please enter a title.',
      'Please enter an author.',
      'Please enter an excerpt.',
      'Please enter the content.',
      'Please choose one of the categories.',
    ])
      expect(text).toContain(words);
    const kept = await create({ title: 'Kept & shown', content: '' });
    expect(kept.html).toContain('value="Kept &amp; shown"');
    expect(kept.text).toContain('What it is about.');
    expect(html).toContain('aria-invalid="true"');
    const long = await create({ title: 'x'.repeat(201) });
    expect(long.text).toContain('Please keep this under 200 characters.');
    expect(await app.db.$count(blogPosts)).toBe(before);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.png',
    '/\\evil.example',
    'picture',
    'ftp://a.b/c',
  ])('takes no featured image like %s', async (featuredImage) => {
    const { status, text } = await create({ featuredImage });
    expect([status, text.includes('Please enter a web address')]).toEqual([422, true]);
  });

  test('a featured image that can not be fetched from its site is refused at once, with what was typed', async () => {
    const featuredImage = 'http://127.0.0.1:9/cup.jpg';
    const { status, text, html } = await create({ featuredImage });
    expect(status).toBe(422);
    expect(text).toContain('This picture could not be fetched from its site.');
    expect(html).toContain(featuredImage);
  });

  test('knows no fields but its own', async () => {
    const post = await created({
      id: randomUUID(),
      slug: 'mine',
      isSample: 'true',
      publishedDate: '2001-01-01',
    });
    expect(post.slug).not.toBe('mine');
    expect(post.isSample).toBe(false);
    expect(post.publishedDate.getFullYear()).toBeGreaterThan(2001);
  });
});

describe('slugs', () => {
  // An address leads to one post (specification: blog.slugs).
  test('are unique, also when many posts of one title are made at the same moment', async () => {
    const title = `Same Title ${randomUUID().slice(0, 6)}`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ title })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303));
    const base = title.toLowerCase().replaceAll(' ', '-');
    const rows = await app.db
      .select({ slug: blogPosts.slug })
      .from(blogPosts)
      .where(like(blogPosts.slug, `${base}%`));
    expect(rows.map(({ slug }) => slug).sort()).toEqual([
      base,
      ...[2, 3, 4, 5, 6].map((n) => `${base}-${n}`),
    ]);
  });

  test('keep the letters of every script, and the page opens under them', async () => {
    const { slug } = await created({ title: 'تخفيضات الصيف 夏', isPublished: 'on' });
    expect(slug).toBe('تخفيضات-الصيف-夏');
    expect((await app.visitor().request(`/blog/${encodeURIComponent(slug)}`)).status).toBe(200);
  });

  test('follow the title of a draft, and never change once it was published', async () => {
    const mark = randomUUID().slice(0, 6);
    const { id } = await created({ title: `First ${mark}` });
    const slugNow = async () =>
      (await app.db.query.blogPosts.findFirst({ where: eq(blogPosts.id, id) }))?.slug;
    await edit(id, { title: `Second ${mark}` });
    expect(await slugNow()).toBe(`second-${mark}`);
    await act('publish', id);
    await edit(id, { title: `Third ${mark}`, isPublished: 'on' });
    expect(await slugNow()).toBe(`second-${mark}`);
    await act('unpublish', id);
    await edit(id, { title: `Fourth ${mark}` });
    expect(await slugNow()).toBe(`second-${mark}`);
  });
});
