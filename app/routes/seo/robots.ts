import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import type { Route } from './+types/robots';
import { cachedAnswer } from './cached-answer.server.ts';
import { privateAreas } from './indexable-pages.ts';

/**
 * GET /robots.txt (RFC 9309): private areas are not to be visited. On somebody's own machine nothing is, should the
 * installation ever be reachable.
 */
export function loader({ request }: Route.LoaderArgs) {
  const { isLoopback, publicUrl } = config();
  const rules = isLoopback ? ['Disallow: /'] : privateAreas.map((path) => `Disallow: ${path}`);
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}${href('/sitemap.xml')}`, ''];
  return cachedAnswer(request, { body: lines.join('\n'), type: 'text/plain; charset=utf-8', maxAge: 3600 });
}
