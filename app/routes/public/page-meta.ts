import { href, type MetaDescriptor } from 'react-router';

type RootMatch = { loaderData?: { brandName: string; publicUrl: string } } | undefined;

/** What a page says of itself to search engines and social networks. */
export type PageMeta = {
  title: string;
  description: string;
  /**
   * The one address of the page, as '/faq' or '/blog?page=2'. Without it the page has no canonical link and no
   * picture.
   */
  path?: string;
  /** Path of the 1200 x 630 picture; by default the one drawn for the page (routes/seo). */
  picture?: { path: string; alt: string };
  /** The title as it is, without the deployment's name behind it. */
  isFullTitle?: boolean;
  /** For result lists and other pages nobody should land on from a search. */
  isHidden?: boolean;
  /** Publication of an article. */
  article?: { publishedDate: Date; author: string; section: string };
  /** schema.org objects for search engines. */
  structuredData?: readonly object[];
};

/**
 * Title (with the deployment's name behind it), description, canonical link and previews; the root match is
 * `matches[0]` of the page's meta function.
 */
export function pageMeta(root: RootMatch, page: PageMeta): MetaDescriptor[] {
  const { brandName, publicUrl } = root?.loaderData ?? { brandName: 'Adwright', publicUrl: '' };
  const title = page.isFullTitle ? page.title : `${page.title} | ${brandName}`;
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: page.article ? page.title : title },
    { property: 'og:description', content: page.description },
    ...(page.path === undefined ? [] : describeAddress(page, { path: page.path, brandName, publicUrl })),
    ...(page.structuredData ?? []).map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ];
}

/** What only a page with an address of its own can say. */
function describeAddress(
  page: PageMeta,
  site: { path: string; brandName: string; publicUrl: string },
): MetaDescriptor[] {
  const { brandName, publicUrl } = site;
  const url = `${publicUrl}${site.path}`;
  const picture = page.picture ?? { path: pagePicture(site.path), alt: `${page.title}, ${brandName}` };
  const { article } = page;
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${brandName} Blog`,
      href: href('/blog/rss.xml'),
    },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${publicUrl}${picture.path}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(article
      ? [
          { property: 'article:published_time', content: article.publishedDate.toISOString() },
          { property: 'article:author', content: article.author },
          { property: 'article:section', content: article.section },
        ]
      : []),
  ];
}

/** Pages whose share picture has another name than their path. */
const pictureNames: Record<string, string> = {
  [href('/')]: 'home',
  [href('/privacy-policy')]: 'legal',
  [href('/terms-of-service')]: 'legal',
};

/** '/' to '/og/home.png', '/blog?page=2' to '/og/blog.png'. */
function pagePicture(path: string): string {
  const page = path.replace(/\?.*/, '');
  return href('/og/:file', { file: `${pictureNames[page] ?? page.slice(1)}.png` });
}

/** For pages only some people may see. */
export function privateMeta(root: RootMatch, page: { title: string; description: string }): MetaDescriptor[] {
  return pageMeta(root, { ...page, isHidden: true });
}
