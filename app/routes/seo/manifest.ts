import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import type { Route } from './+types/manifest';
import { cachedAnswer } from './cached-answer.server.ts';

/** GET /site.webmanifest: name and icons for a home screen. */
export function loader({ request }: Route.LoaderArgs) {
  const { brandName } = config();
  const manifest = {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: 'Social media ads in seconds: copy, picture and real type, sized for every network.',
    start_url: href('/dashboard'),
    scope: '/',
    display: 'standalone',
    background_color: '#f6f1e6',
    theme_color: '#f6f1e6',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  const body = JSON.stringify(manifest);
  return cachedAnswer(request, { body, type: 'application/manifest+json', maxAge: 86_400 });
}
