import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { listFeedPosts } from '#app/domain/blog/blog.server.ts';
import { withAbsoluteAddresses } from '#app/domain/blog/markdown.server.ts';
import type { Route } from './+types/rss';
import { cachedAnswer } from './cached-answer.server.ts';
import { escapeXml } from './xml.ts';

type FeedPost = Awaited<ReturnType<typeof listFeedPosts>>[number];

/** GET /blog/rss.xml: the newest published posts in full, as RSS 2.0. */
export async function loader({ request }: Route.LoaderArgs) {
  const { brandName, publicUrl } = config();
  const posts = await listFeedPosts();
  const newest = posts[0]?.publishedDate;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(`${brandName} Blog`)}</title>
<link>${escapeXml(publicUrl + href('/blog'))}</link>
<description>What makes an ad work, taken apart and written down.</description>
<language>en</language>
<atom:link href="${escapeXml(publicUrl + href('/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}${posts.map(itemOf).join('')}</channel>
</rss>
`;
  return cachedAnswer(request, { body, type: 'application/rss+xml; charset=utf-8', maxAge: 900 });
}

/** The text is escaped instead of wrapped in CDATA, which a "]]>" in an article would end. */
function itemOf(post: FeedPost): string {
  const url = config().publicUrl + href('/blog/:slug', { slug: post.slug });
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${escapeXml(url)}</link>
<guid isPermaLink="true">${escapeXml(url)}</guid>
<pubDate>${post.publishedDate.toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${escapeXml(withAbsoluteAddresses(post.article.html, url))}</content:encoded>
</item>
`;
}
