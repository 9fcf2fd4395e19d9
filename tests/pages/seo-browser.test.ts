import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogPosts } from '#app/db/schema.ts';
import { axeViolations } from '#tests/support/browser.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await site.db.insert(blogPosts).values({
    slug: 'odd & <characters>',
    title: 'Tom & Jerry <3 "quotes" \'n\' ]]> \u0007\u0008 end',
    excerpt: 'A & B < C',
    content: 'Less < more & more ]]>\n![x](/blog/contrast.webp)',
    author: 'A "B" <c>',
    isPublished: true,
  });
});
afterAll(() => site?.close());

test('an installation on its own machine keeps every crawler out', async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots.split('\n')).toContain('Disallow: /');
});

test("a signed-in user's pages are kept out of search engines", async () => {
  const { cookie } = await site.user();
  for (const path of ['/dashboard', '/manage-plan']) {
    const headers = { cookie: `${cookie.name}=${cookie.value}` };
    const response = await fetch(site.url + path, { headers, redirect: 'manual' });
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('sitemap and feed are well-formed XML whatever the posts hold', async () => {
  const { page } = await site.open();
  await page.goto('/blog');
  for (const path of ['/sitemap.xml', '/blog/rss.xml']) {
    const xml = await (await fetch(site.url + path)).text();
    const read = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      return {
        error: document.querySelector('parsererror')?.textContent,
        root: document.documentElement.localName,
        titles: [...document.querySelectorAll('item > title')].map((title) => title.textContent),
        links: [...document.querySelectorAll('loc, item > link')].map((link) => link.textContent ?? ''),
      };
    }, xml);
    expect(read.error, path).toBeUndefined();
    expect(read.root).toBe(path === '/sitemap.xml' ? 'urlset' : 'rss');
    if (read.root === 'rss') expect(read.titles).toContain('Tom & Jerry <3 "quotes" \'n\' ]]>  end');
    for (const link of read.links) expect((await fetch(link)).status, link).toBe(200);
  }
  await page.context().close();
});

test('structured data, icons and pictures please the browser: nothing is blocked and nothing missing', async () => {
  const { page, complaints } = await site.open();
  for (const path of ['/', '/faq', '/blog', '/blog/one-idea-in-three-formats']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.length, path).toBeGreaterThan(0);
    for (const json of blocks) expect(JSON.parse(json)['@context']).toBe('https://schema.org');
    const manifest = await page.evaluate(() =>
      fetch('/site.webmanifest')
        .then((response) => response.json())
        .then(({ icons }) => icons.length),
    );
    expect(manifest).toBeGreaterThan(2);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('going from article to article changes title, canonical address and structured data', async () => {
  const { page, complaints } = await site.open();
  await visit(page, '/blog/one-idea-in-three-formats');
  await page.getByRole('link', { name: /Previous article/ }).click();
  await page.getByRole('heading', { level: 1, name: /Contrast and Type Size/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Contrast and Type Size/);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    `${site.url}/blog/contrast-and-type-size-on-small-screens`,
  );
  const [json = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(json).headline).toMatch(/^Contrast and Type Size/);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('an article with tables, quotes and pictures is accessible and fits a small phone, in both colour schemes', async () => {
  const { page } = await site.open({ reducedMotion: 'reduce' });
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/blog/contrast-and-type-size-on-small-screens', { waitUntil: 'load' });
    expect(await axeViolations(page), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.context().close();
});
