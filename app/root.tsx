import antonUrl from '@fontsource/anton/files/anton-latin-400-normal.woff2?url';
import bodoniUrl from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-italic.woff2?url';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { config } from '#app/config.server.ts';
import { sessionMiddleware, viewerContext } from '#app/middleware/session.server.ts';
import { useNonce } from '#app/nonce.ts';
import { ErrorPage } from '#app/routes/public/error-page.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import type { Route } from './+types/root';
import './app.css';

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

export function loader({ context }: Route.LoaderArgs) {
  const { brandName, publicUrl, captcha, payments } = config();
  return {
    user: context.get(viewerContext),
    brandName,
    publicUrl,
    year: new Date().getUTCFullYear(),
    /** In test mode every page with a price says so. */
    payments: payments.kind,
    /** Which widget forms draw, and its public key when a provider hosts it. */
    captcha: { kind: captcha.kind, siteKey: captcha.siteKey ?? '' },
  };
}

const fontPreload = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
});

export const links: Route.LinksFunction = () => [
  ...[antonUrl, interUrl, bodoniUrl].map(fontPreload),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f1e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14120e" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
