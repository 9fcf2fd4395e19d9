import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blogPosts } from '#app/db/schema.ts';
import { type Site, startSite, type WatchedPage } from '#tests/support/site.ts';

/**
 * Texts that try to get a script, a frame or a foreign request into the page. `window.owned` is what they are after.
 */
const vectors = [
  '<script>window.owned = 1</script>',
  '<img src=x onerror="window.owned = 1">',
  '<svg onload="window.owned = 1"><script>window.owned = 1</script></svg>',
  '<iframe srcdoc="<script>parent.owned = 1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.owned = 1">',
  '[a](javascript:window.owned=1)',
  '[b](JaVaScRiPt:window.owned=1)',
  '[c](java&#x0A;script:window.owned=1)',
  '[d](&#106;avascript:window.owned=1)',
  '[e](<javascript:window.owned=1>)',
  '[f](vbscript:msgbox) [g](data:text/html;base64,PHNjcmlwdD5vd25lZD0xPC9zY3JpcHQ+)',
  '[h]: javascript:window.owned=1\n\n[h]',
  '[i](/x" onmouseover="window.owned=1)',
  '[j](/x \'title" onmouseover="window.owned=1\')',
  '![k](x" onerror="window.owned=1)',
  '![l](javascript:window.owned=1)',
  '![m](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9Im93bmVkPTEiLz4=)',
  '![n](https://tracker.example/pixel.png) ![o](//tracker.example/pixel.png) ![p](/\\tracker.example/x.png)',
  '```html" onmouseover="window.owned=1\n</code></pre><script>window.owned = 1</script>\n```',
  '| a<script>window.owned=1</script> |\n|---|\n| <img src=x onerror=window.owned=1> |',
  '<a href="javascript:window.owned=1" style="position:fixed;inset:0">click</a>',
  '<style>*{display:none}</style><link rel=stylesheet href=//tracker.example/x.css><base href=//tracker.example/>',
  '<form action="//tracker.example"><button>send</button></form><meta http-equiv=refresh content="0;url=//tracker.example">',
  '# main\n## __proto__\n### constructor',
  '&lt;script&gt;window.owned=1&lt;/script&gt; \u0000\u202e\ud800',
  `${'> '.repeat(300)}deep ${'*'.repeat(2000)} ${'['.repeat(2000)}`,
  '<https://user:pass@localhost/> <javascript:window.owned=1>',
];

/** That a picture of this site does not exist is no harm. */
const harm = ({ complaints }: WatchedPage) => complaints.filter((text) => !/status of 404/.test(text));

let site: Site;
let window: WatchedPage;
const asked: string[] = [];

beforeAll(async () => {
  site = await startSite();
  window = await site.open();
  window.page.on('request', (request) => asked.push(request.url()));
  await site.db.insert(blogPosts).values({
    slug: 'hostile',
    title: '</script><script>window.owned = 1</script><!--',
    excerpt: '"><img src=x onerror="window.owned = 1">',
    content: vectors.join('\n\n').replaceAll('\0', ''),
    category: '<b>General</b>',
    author: '"><script>window.owned = 1</script>',
    featuredImage: 'javascript:window.owned=1',
    isPublished: true,
  });
});
afterAll(() => site?.close());

describe('a post of hostile Markdown', () => {
  test('runs nothing, asks no other host and breaks no rule of the security policy', async () => {
    const { page } = window;
    await page.goto('/blog/hostile', { waitUntil: 'networkidle' });
    for (const link of await page.locator('.article a').all()) await link.hover({ force: true });
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false);
    expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
    expect(harm(window)).toEqual([]);
  });

  test('holds only harmless elements, attributes and addresses', async () => {
    const found = await window.page.evaluate(() => {
      const all = [...document.querySelectorAll('.article *')];
      return {
        tags: [...new Set(all.map((element) => element.localName))],
        attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
        schemes: [
          ...new Set(
            all.flatMap((element) => (element instanceof HTMLAnchorElement ? element.protocol : [])),
          ),
        ],
        pictures: all.flatMap((element) => (element instanceof HTMLImageElement ? element.src : [])),
        ids: all.flatMap((element) => element.id || []),
      };
    });
    const tags =
      'p h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong s hr br a img div table thead tbody tr th td';
    expect(found.tags.filter((tag) => !tags.split(' ').includes(tag))).toEqual([]);
    const attributes =
      'href rel title src srcset sizes alt width height loading decoding id class scope role tabindex aria-label start';
    expect(found.attributes.filter((name) => !attributes.split(' ').includes(name))).toEqual([]);
    // ':' is what a link without an address has.
    expect(found.schemes.filter((scheme) => !['http:', 'https:', 'mailto:', ':'].includes(scheme))).toEqual(
      [],
    );
    expect(found.pictures.filter((src) => !src.startsWith(site.url))).toEqual([]);
    expect(found.ids).toEqual(['part-main', 'part-proto', 'part-constructor']);
  });

  test('its title, author and excerpt do no harm in the structured data, the list, the feed and the previews', async () => {
    const { page } = window;
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [posting] = data.map((json) => JSON.parse(json));
    expect(posting.headline).toBe('</script><script>window.owned = 1</script><!--');
    await page.goto('/blog', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false);
    expect(harm(window)).toEqual([]);
    const feed = await (await fetch(`${site.url}/blog/rss.xml`)).text();
    const title = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return (
        document.querySelector('parsererror')?.textContent ??
        document.querySelector('item > title')?.textContent
      );
    }, feed);
    expect(title).toBe('</script><script>window.owned = 1</script><!--');
  });
});
