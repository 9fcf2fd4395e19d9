import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blogPosts } from '#app/db/schema.ts';
import { testApp } from '#tests/support/app.ts';
import { readPage, textOf } from '#tests/support/page-text.ts';

const publicUrl = 'https://ads.example';
const pages = [
  '/',
  '/gallery',
  '/faq',
  '/contact',
  '/about',
  '/blog',
  '/privacy-policy',
  '/terms-of-service',
];

const app = testApp({ env: { PUBLIC_URL: publicUrl, BRAND_NAME: 'Kite & Co' } });

const read = (path: string, init?: RequestInit) => readPage(app.request(path, init));

/** Content of a meta tag by its name or property, as written. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );
const typed = (html: string, type: string) => structuredData(html).find((data) => data['@type'] === type);
const sitemapPaths = async () => {
  const { html } = await read('/sitemap.xml');
  return [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(publicUrl, ''));
};

describe('the head of a page', () => {
  test.each(pages)(
    '%s has a title, a description, one canonical address and a picture of its own',
    async (path) => {
      const { html } = await read(path);
      expect(html).toMatch(/<title>[^<]*Kite &amp; Co[^<]*<\/title>/);
      expect(metaOf(html, 'description')?.length).toBeGreaterThan(40);
      expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
      expect(canonicalOf(html)).toBe(publicUrl + path);
      expect(metaOf(html, 'og:url')).toBe(publicUrl + path);
      expect(metaOf(html, 'og:site_name')).toBe('Kite &amp; Co');
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      expect(metaOf(html, 'robots')).toBeUndefined();
      expect(html).toContain('type="application/rss+xml"');
      const picture = metaOf(html, 'og:image') ?? '';
      expect(picture).toMatch(/^https:\/\/ads\.example\/og\/[a-z]+\.png$/);
      const drawn = await app.request(picture.replace(publicUrl, ''));
      expect(drawn.status).toBe(200);
    },
  );

  test('whatever the query, a page has one address; results of a search are not indexed', async () => {
    expect(canonicalOf((await read('/blog?page=1')).html)).toBe(`${publicUrl}/blog`);
    expect(canonicalOf((await read('/blog?utm_source=x')).html)).toBe(`${publicUrl}/blog`);
    expect(canonicalOf((await read('/faq?q=x&page=3')).html)).toBe(`${publicUrl}/faq`);
    const results = await read('/blog?q=headline&page=2');
    expect(canonicalOf(results.html)).toBe(`${publicUrl}/blog`);
    expect(metaOf(results.html, 'robots')).toBe('noindex');
  });

  test('later pages of the blog have addresses of their own', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      slug: `filler-${index}`,
      title: `Filler ${index}`,
      excerpt: 'One of many.',
      content: 'Text.',
      author: 'Ada',
      isPublished: true,
    }));
    await app.db.insert(blogPosts).values(rows);
    const { html } = await read('/blog?page=2');
    expect(canonicalOf(html)).toBe(`${publicUrl}/blog?page=2`);
    expect(html).toContain('<title>Blog, page 2 | Kite &amp; Co</title>');
  });

  test.each(['/auth', '/auth?tab=signup', '/admin/login', '/no-such-page', '/blog/no-such-post'])(
    '%s is kept out of search engines',
    async (path) => {
      const { html } = await read(path);
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(canonicalOf(html)).toBeUndefined();
    },
  );
});

describe('structured data', () => {
  test('the landing page describes who runs it, the site and the product with the price of every plan', async () => {
    const { html } = await read('/');
    expect(typed(html, 'Organization')).toMatchObject({ name: 'Kite & Co', url: `${publicUrl}/` });
    expect(typed(html, 'WebSite')).toMatchObject({ name: 'Kite & Co' });
    const { offers } = typed(html, 'SoftwareApplication');
    expect(offers.map(({ price }: { price: string }) => price)).toEqual(['0.00', '29.00', '149.00']);
    for (const offer of offers) expect(offer.priceCurrency).toBe('USD');
  });

  test('the FAQ lists every question with its answer', async () => {
    const { html } = await read('/faq');
    const questions = typed(html, 'FAQPage').mainEntity;
    expect(questions.length).toBeGreaterThan(15);
    const text = textOf(html);
    for (const { name, acceptedAnswer } of questions) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text.slice(0, 40));
    }
  });

  test('an article says who published it when, and where it stands', async () => {
    const { html } = await read('/blog/one-idea-in-three-formats');
    const posting = typed(html, 'BlogPosting');
    expect(posting).toMatchObject({
      headline: 'One Idea in Three Formats: Square, Portrait and Landscape',
      author: { name: 'The Kite & Co Team' },
      mainEntityOfPage: `${publicUrl}/blog/one-idea-in-three-formats`,
    });
    expect(Number.isNaN(Date.parse(posting.datePublished))).toBe(false);
    const trail = typed(html, 'BreadcrumbList').itemListElement;
    expect(trail.map(({ item }: { item: string }) => item)).toEqual([
      `${publicUrl}/`,
      `${publicUrl}/blog`,
      `${publicUrl}/blog/one-idea-in-three-formats`,
    ]);
    expect(metaOf(html, 'og:type')).toBe('article');
    expect(metaOf(html, 'article:published_time')).toBe(posting.datePublished);
  });
});

describe('the sitemap', () => {
  test('holds every public page and published post as absolute addresses, each of which is there to be indexed', async () => {
    const paths = await sitemapPaths();
    expect(paths).toEqual(expect.arrayContaining([...pages, '/blog/one-idea-in-three-formats']));
    expect(new Set(paths).size).toBe(paths.length);
    const { html: robots } = await read('/robots.txt');
    const forbidden = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    for (const path of paths) {
      const { status, html } = await read(path);
      expect(status, path).toBe(200);
      expect(metaOf(html, 'robots'), path).toBeUndefined();
      expect(canonicalOf(html), path).toBe(publicUrl + path);
      expect(
        forbidden.some((area) => path.startsWith(area)),
        path,
      ).toBe(false);
    }
  });

  test('dates posts, and is answered with 304 to whom has it', async () => {
    const { html, headers } = await read('/sitemap.xml');
    expect(html).toMatch(/one-idea-in-three-formats<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    const again = await read('/sitemap.xml', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(again.html).toBe('');
  });
});

test('robots.txt names the sitemap and the private areas', async () => {
  const { html, headers } = await read('/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = html.split('\n');
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  for (const area of ['/admin', '/dashboard', '/auth', '/api/', '/files/', '/manage-plan', '/mailbox']) {
    expect(lines).toContain(`Disallow: ${area}`);
  }
  expect(lines).not.toContain('Disallow: /');
});

test('the feed has absolute addresses, valid dates and a link to itself', async () => {
  const { html, headers } = await read('/blog/rss.xml');
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(html).toContain(
    `<atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
  );
  expect(html).toContain('<title>Kite &amp; Co Blog</title>');
  const dates = [...html.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => date);
  expect(dates.length).toBeGreaterThan(2);
  for (const date of dates) expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
  expect(html).not.toMatch(/(href|src)=&quot;(?!https?:|mailto:)/);
});

test('the manifest names the deployment, and every icon it and the pages name is there', async () => {
  const { html } = await read('/site.webmanifest');
  const manifest = JSON.parse(html);
  expect(manifest.name).toBe('Kite & Co');
  const folder = new URL('../../build/client', import.meta.url).pathname;
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(folder + src).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  const { width } = await sharp(`${folder}/apple-touch-icon.png`).metadata();
  expect(width).toBe(180);
  const head = (await read('/')).html;
  for (const href of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest']) {
    expect(head).toContain(`href="${href}"`);
  }
});

describe('share pictures', () => {
  const names = ['home', 'gallery', 'about', 'faq', 'contact', 'blog', 'legal'].map(
    (name) => `/og/${name}.png`,
  );
  const articles = ['one-idea-in-three-formats', 'how-to-write-a-headline-for-a-social-ad'].map(
    (slug) => `/og/blog/${slug}.png`,
  );

  test.each([...names, ...articles])(
    '%s is a PNG of 1200 x 630 px under 600 KB that says how it was made and that others may embed',
    async (path) => {
      const response = await app.request(path);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { format, width, height, xmp } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
      expect(bytes.length).toBeLessThan(600_000);
      // Blank paper would be far smaller.
      expect(bytes.length).toBeGreaterThan(8_000);
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    },
  );

  test('nothing of the query is drawn, and the second answer is the first one', async () => {
    const digest = async (path: string) =>
      Buffer.from(await (await app.request(path)).arrayBuffer()).toString('base64');
    expect(await digest('/og/faq.png?title=Buy+now&text=x')).toBe(await digest('/og/faq.png'));
    const etag = (await app.request('/og/faq.png')).headers.get('etag') ?? '';
    expect((await app.request('/og/faq.png', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('names nobody knows are a 404', async () => {
    for (const path of [
      '/og/x.png',
      '/og/home',
      '/og/home.jpg',
      '/og/constructor.png',
      '/og/__proto__.png',
      '/og/blog/x.png',
      '/og/..%2fhome.png',
    ]) {
      expect((await app.request(path)).status, path).toBe(404);
    }
  });

  test('an edited title gives a new address and another picture', async () => {
    const addressOf = async () =>
      metaOf((await read('/blog/filler-0')).html, 'og:image')?.replace(publicUrl, '') ?? '';
    const before = await addressOf();
    const first = await (await app.request(before)).arrayBuffer();
    await app.db.update(blogPosts).set({ title: 'Another title' }).where(eq(blogPosts.slug, 'filler-0'));
    expect(await addressOf()).not.toBe(before);
    const second = await (await app.request(before)).arrayBuffer();
    expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).not.toBe(0);
  });

  test('asking for many at once is refused with a time to come back instead of being queued without end', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      slug: `crowd-${index}`,
      title: `Crowd ${index}`,
      excerpt: 'One of many.',
      content: 'Text.',
      author: 'Ada',
      isPublished: true,
    }));
    await app.db.insert(blogPosts).values(rows);
    const answers = await Promise.all(rows.map(({ slug }) => app.request(`/og/blog/${slug}.png`)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    for (const { status, headers } of answers) {
      if (status === 503) expect(headers.get('retry-after')).toBe('5');
    }
    expect((await app.request('/og/blog/crowd-29.png')).status).toBe(200);
  });
});

describe('status codes', () => {
  test('a trailing slash moves to the one address of the page for good, with its query and never to another host', async () => {
    const moved = async (path: string) => {
      const { status, headers } = await read(path);
      return [status, headers.get('location')];
    };
    expect(await moved('/faq/')).toEqual([301, '/faq']);
    expect(await moved('/blog/?q=x')).toEqual([301, '/blog?q=x']);
    expect(await moved('/blog/one-idea-in-three-formats/')).toEqual([301, '/blog/one-idea-in-three-formats']);
    const [status, location] = await moved('http://localhost:4999//evil.example//');
    expect([status, location]).toEqual([301, '/evil.example']);
  });

  test('HEAD answers like GET, without a body', async () => {
    for (const path of [
      '/',
      '/blog',
      '/blog/one-idea-in-three-formats',
      '/sitemap.xml',
      '/robots.txt',
      '/blog/rss.xml',
      '/og/home.png',
    ]) {
      const { status, html } = await read(path, { method: 'HEAD' });
      expect([status, html], path).toEqual([200, '']);
    }
    expect((await read('/no-such-page', { method: 'HEAD' })).status).toBe(404);
  });

  test('what can only be read answers 405 to a form', async () => {
    for (const path of ['/faq', '/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/og/home.png']) {
      const response = await app.request(path, {
        method: 'POST',
        headers: { origin: publicUrl },
      });
      expect(response.status, path).toBe(405);
    }
  });
});
