import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { listPostAddresses } from '#app/domain/blog/blog.server.ts';
import type { Route } from './+types/sitemap';
import { cachedAnswer } from './cached-answer.server.ts';
import { indexablePages } from './indexable-pages.ts';
import { escapeXml } from './xml.ts';

/** GET /sitemap.xml (sitemaps.org 0.9): every page and published post with its date, as absolute addresses. */
export async function loader({ request }: Route.LoaderArgs) {
  const posts = await listPostAddresses();
  const newest = posts[0]?.publishedDate.toISOString();
  const pages = indexablePages.map(({ path, changed }) => ({
    path,
    changed: path === href('/blog') ? newest : changed,
  }));
  const articles = posts.map(({ slug, publishedDate }) => ({
    path: href('/blog/:slug', { slug }),
    changed: publishedDate.toISOString(),
  }));
  const entries = [...pages, ...articles].map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `  <url><loc>${escapeXml(config().publicUrl + path)}</loc>${lastmod}</url>\n`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
  return cachedAnswer(request, { body, type: 'application/xml; charset=utf-8', maxAge: 3600 });
}
