import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { blogPosts, mediaLibrary } from '#app/db/schema.ts';
import { origin, testApp } from '#tests/support/app.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const app = testApp();

const read = (path: string) => readPage(app.request(path));

/** A post of its own; what is not given is harmless. */
const post = async (values: Partial<typeof blogPosts.$inferInsert> = {}) => {
  const slug = `post-${randomUUID()}`;
  const row = {
    slug,
    title: slug,
    excerpt: 'An excerpt.',
    content: 'One.',
    author: 'Ada',
    isPublished: true,
    ...values,
  };
  await app.db.insert(blogPosts).values(row);
  return row;
};

/** The article's own HTML as the page shows it. */
const articleOf = async (content: string) => {
  const { slug } = await post({ content });
  const { html } = await read(`/blog/${slug}`);
  return /class="article[^"]*">(.*?)<\/div><\/div><footer/s.exec(html)?.[1] ?? '';
};

describe('the sample posts', () => {
  test('a new database has three of them, published, marked as samples and readable', async () => {
    const samples = await app.db.select().from(blogPosts).where(eq(blogPosts.isSample, true));
    expect(samples).toHaveLength(3);
    for (const { slug, title, author, content, featuredImage, isPublished, publishedDate } of samples) {
      expect(isPublished).toBe(true);
      expect(publishedDate.getTime()).toBeLessThan(Date.now());
      expect(author).toBe('The Adwright Team');
      const words = content.split(/\s+/).length;
      expect(words).toBeGreaterThan(500);
      expect(words).toBeLessThan(900);
      const { status, html } = await read(`/blog/${slug}`);
      expect(status).toBe(200);
      expect(textOf(html)).toContain(title);
      for (const part of ['<h2 id=', '<ul>', '<table>', '<blockquote>', `src="${featuredImage}"`]) {
        expect(html, slug).toContain(part);
      }
      expect(html).toMatch(/srcSet="\/blog\/[\w-]+-768\.webp 768w, \/blog\/[\w-]+\.webp 1536w"/);
    }
  });

  // What an empty blog offers (specification: blog.empty).
  test('without any post the blog says so and leads to the contact page', async () => {
    const all = await app.db.delete(blogPosts).returning();
    const { html, text } = await read('/blog');
    await app.db.insert(blogPosts).values(all);
    expect(text).toContain('No Articles Yet');
    expect(html).toContain('href="/contact"');
  });
});

describe('the list', () => {
  // What is listed, and in which order (specification: blog.list, calls.blog).
  test('published posts are listed newest first, drafts nowhere', async () => {
    const older = await post({ publishedDate: new Date('2031-01-01') });
    const newer = await post({ publishedDate: new Date('2031-01-02') });
    const draft = await post({ isPublished: false, publishedDate: new Date('2031-01-03') });
    const { html } = await read('/blog');
    expect(html.indexOf(newer.slug)).toBeGreaterThan(0);
    expect(html.indexOf(older.slug)).toBeGreaterThan(html.indexOf(newer.slug));
    for (const path of ['/blog', `/blog?q=${draft.slug}`, '/blog/rss.xml', '/sitemap.xml']) {
      const page = (await read(path)).html.replaceAll(`q=${draft.slug}`, '');
      expect(page, path).not.toContain(`/blog/${draft.slug}`);
    }
    expect((await read(`/blog/${draft.slug}`)).status).toBe(404);
    expect((await app.request(`/og/blog/${draft.slug}.png`)).status).toBe(404);
  });

  // Three fields are searched (specification: blog.search).
  test('the search looks in title, excerpt and category, whatever the case, and takes % as a letter', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const inTitle = await post({ title: `About ${word}` });
    const inExcerpt = await post({ excerpt: `More on ${word}.` });
    const inCategory = await post({ category: word });
    const inContent = await post({ content: word });
    const { html, text } = await read(`/blog?q=${word.toUpperCase()}`);
    for (const { slug } of [inTitle, inExcerpt, inCategory]) expect(html).toContain(slug);
    expect(html).not.toContain(inContent.slug);
    expect(text).toContain('3 articles for');
    const wild = await read('/blog?q=%25_%25');
    expect(wild.status).toBe(200);
    expect(wild.text).toContain('No Articles Found');
  });

  test('more than twelve posts take a second page, and a page past the end is the last one', async () => {
    const category = `c${randomUUID().slice(0, 8)}`;
    for (let count = 0; count < 13; count++) await post({ category, publishedDate: new Date(1e12 + count) });
    const first = await read(`/blog?q=${category}`);
    expect(first.text).toContain('Page 1 of 2');
    expect(first.html.match(/<h2 dir="auto"/g)).toHaveLength(12);
    const last = await read(`/blog?q=${category}&page=99`);
    expect(last.text).toContain('Page 2 of 2');
    expect(last.html.match(/<h2 dir="auto"/g)).toHaveLength(1);
  });

  test('a featured image on another host is never asked for; the card shows a sheet of paper instead', async () => {
    const { slug } = await post({ featuredImage: 'https://pictures.example/cup.jpg' });
    for (const path of [`/blog?q=${slug}`, `/blog/${slug}`]) {
      expect((await read(path)).html).not.toContain('pictures.example');
    }
    expect((await read(`/blog?q=${slug}`)).html).toContain('halftone');
    // Ours by their origin, another host's by their path.
    for (const featuredImage of [`${origin}//evil.test/x.png`, '/.//evil.test/x.png', '/a/..//evil.test/']) {
      const odd = await post({ featuredImage });
      for (const path of [`/blog?q=${odd.slug}`, `/blog/${odd.slug}`])
        expect((await read(path)).html, `${featuredImage} at ${path}`).not.toContain('evil.test');
    }
  });
});

describe('a post', () => {
  // A line break begins a paragraph (specification: blog.post.paragraphs).
  test('its plain text is shown in paragraphs, one for each line, with markup as text', async () => {
    const content =
      'First line.\r\n\r\nSecond <b>line</b>.\nThird line.\n    Indented line.\nLast line\n---\nEnd.';
    expect((await articleOf(content)).replaceAll('\n', '')).toBe(
      '<p>First line.</p><p>Second &lt;b&gt;line&lt;/b&gt;.</p><p>Third line.</p><p>Indented line.</p><p>Last line</p><hr /><p>End.</p>',
    );
  });

  test('Markdown is set: headings below the title, lists, quotes, code, tables, emphasis', async () => {
    const article = await articleOf(
      '# Top\n#### Deep\n1. one\n2. two\n   wrapped\n\n> said\n\n`code` and **bold** and ~~gone~~\n\n```js\n<i>\n```\n\n| a | b |\n|---|--:|\n| 1 | 2 |',
    );
    for (const part of [
      '<h2 id="part-top">Top</h2>',
      '<h3 id="part-deep">Deep</h3>',
      '<li>two\nwrapped</li>',
      '<blockquote>\n<p>said</p>\n</blockquote>',
      '<code>code</code> and <strong>bold</strong> and <s>gone</s>',
      '<pre><code>&lt;i&gt;\n</code></pre>',
      '<td class="align-right">2</td>',
    ]) {
      expect(article).toContain(part);
    }
    expect(article).not.toMatch(/<h1|style=/);
  });

  test('links to other hosts carry noopener and nofollow, links of this site do not', async () => {
    const article = await articleOf(
      '[out](https://other.example/a) [own](/faq) [whole](http://localhost:4999/gallery) https://bare.example/b [mail](mailto:a@b.example)',
    );
    expect(article).toContain('<a href="https://other.example/a" rel="noopener nofollow">out</a>');
    expect(article).toContain('<a href="https://bare.example/b" rel="noopener nofollow">');
    expect(article).toContain('<a href="/faq">own</a>');
    expect(article).toContain('<a href="http://localhost:4999/gallery">whole</a>');
  });

  test("pictures are lazy and have the size of the media library; another host's become a link", async () => {
    await app.db.insert(mediaLibrary).values({
      filename: 'cup.webp',
      filePath: '/media/cup.webp',
      storageKey: 'cup',
      fileSize: 1,
      mimeType: 'image/webp',
      width: 640,
      height: 480,
      category: 'general',
    });
    const article = await articleOf('![A cup](/media/cup.webp)\n![Elsewhere](https://other.example/x.png)');
    const picture = /<img[^>]*>/.exec(article)?.[0] ?? '';
    for (const part of [
      'src="/media/cup.webp"',
      'alt="A cup"',
      'width="640"',
      'height="480"',
      'loading="lazy"',
      'sizes=',
    ]) {
      expect(picture).toContain(part);
    }
    expect(article.match(/<img/g)).toHaveLength(1);
    expect(article).toContain('<a href="https://other.example/x.png" rel="noopener nofollow">Elsewhere</a>');
    // Ours by its origin, another host's by its path.
    for (const address of [`${origin}//evil.test/x.png`, '/.//evil.test/x.png', '/a/..//evil.test/x.png']) {
      const odd = await articleOf(`![Odd](${address})`);
      expect(odd, address).not.toMatch(/<img|(src|href)="\/\/evil/);
    }
  });

  test('it names its neighbours in time, and drafts are none', async () => {
    const at = (second: number) => new Date(Date.UTC(2001, 0, 1, 0, 0, second));
    const before = await post({ publishedDate: at(1) });
    await post({ publishedDate: at(2), isPublished: false });
    const middle = await post({ publishedDate: at(3) });
    const after = await post({ publishedDate: at(4) });
    const { html } = await read(`/blog/${middle.slug}`);
    expect(html).toMatch(
      new RegExp(
        `<a[^>]*rel="prev"[^>]*href="/blog/${before.slug}"|<a[^>]*href="/blog/${before.slug}"[^>]*rel="prev"`,
      ),
    );
    expect(html).toMatch(
      new RegExp(
        `<a[^>]*rel="next"[^>]*href="/blog/${after.slug}"|<a[^>]*href="/blog/${after.slug}"[^>]*rel="next"`,
      ),
    );
  });

  test('it can be shared by plain links, without a script of anybody else', async () => {
    const { slug } = await post({ title: 'A & B' });
    const { html } = await read(`/blog/${slug}`);
    const address = encodeURIComponent(`http://localhost:4999/blog/${slug}`);
    for (const host of ['linkedin.com', 'x.com', 'facebook.com']) {
      expect(html).toMatch(new RegExp(`href="https://[^"]*${host}[^"]*${address}`));
    }
    expect(html).not.toMatch(/<script[^>]+src="(https?:)?\/\//);
  });

  // A dead link is no dead end (specification: blog.post.missing).
  test('a post that is missing is a 404 with a way back, kept out of search engines', async () => {
    const { status, html, text } = await read('/blog/nothing-here');
    expect(status).toBe(404);
    expect(text).toContain('Post Not Found');
    expect(html).toContain('href="/blog"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('a title of any script and length, and a slug with odd characters, work everywhere', async () => {
    const { slug } = await post({
      slug: 'ümlaut & ? #',
      title: `مرحبا ${'sehr lang '.repeat(30)}🎈`,
      category: 'Tips & Tricks',
    });
    const { status } = await read(`/blog/${encodeURIComponent(slug)}`);
    expect(status).toBe(200);
    const picture = await app.request(`/og/blog/${encodeURIComponent(slug)}.png`);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
});

test('no Markdown library is sent to the browser', async () => {
  const { html } = await read(`/blog/${(await post()).slug}`);
  const files = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(3);
  const { readFile } = await import('node:fs/promises');
  for (const path of new Set(files)) {
    const source = await readFile(new URL(`../../build/client${path}`, import.meta.url), 'utf8');
    expect(source, path).not.toMatch(/linkify|sanitize-html|blockquote_open/);
  }
});
