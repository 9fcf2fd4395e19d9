import { lazy, type ReactNode, Suspense } from 'react';
import { href, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { config } from '#app/config.server.ts';
import { currentGates, markOf } from '#app/domain/settings/gates.server.ts';
import { useAlive } from '#app/early-input/alive.ts';
import { preloadOf } from '#app/font-preload.ts';
import { LiveSettings } from '#app/live-settings.tsx';
import { betaGate } from '#app/middleware/beta-gate.server.ts';
import { canonicalPathMiddleware } from '#app/middleware/canonical-path.server.ts';
import { noteRouteMiddleware } from '#app/middleware/note-route.server.ts';
import { sessionMiddleware, viewerContext } from '#app/middleware/session.server.ts';
import { useGivenUpLoads } from '#app/network/given-up-loads.ts';
import { keepPageOnLoss } from '#app/network/keep-page.ts';
import { useShownPageMemory } from '#app/network/shown-page.ts';
import { useSignedOutHere } from '#app/network/sign-out-here.ts';
import { useNonce } from '#app/nonce.ts';
import { useBetaWelcome } from '#app/routes/gates/beta-attempt.ts';
import { shutGateOf } from '#app/routes/gates/shut-gate.ts';
import { ErrorPage } from '#app/routes/public/error-page.tsx';
import { SignedOutPage } from '#app/routes/public/signed-out-page.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import type { Route } from './+types/root';
import './app.css';

// Fetched when a gate is shut: no other page needs them.
const BetaPage = lazy(() => import('#app/routes/gates/beta-page.tsx'));
const MaintenancePage = lazy(() => import('#app/routes/gates/maintenance-page.tsx'));

/** In the browser: what becomes of requests that never arrive. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageOnLoss];

export const middleware: Route.MiddlewareFunction[] = [
  noteRouteMiddleware,
  canonicalPathMiddleware,
  sessionMiddleware,
  betaGate,
];

export async function loader({ context }: Route.LoaderArgs) {
  const { brandName, publicUrl, captcha, payments } = config();
  return {
    user: context.get(viewerContext),
    brandName,
    publicUrl,
    year: new Date().getUTCFullYear(),
    /** In test mode every page with a price says so. */
    payments: payments.kind,
    gatesMark: markOf(await currentGates()),
    /** Which widget forms draw, and its public key when a provider hosts it. */
    captcha: { kind: captcha.kind, siteKey: captcha.siteKey ?? '' },
  };
}

export const links: Route.LinksFunction = () => [
  preloadOf('anton'),
  preloadOf('inter'),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: href('/site.webmanifest') },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  useAlive();
  useGivenUpLoads();
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        {/* keepEarlyInput fills it in. React must know of it, or takes it for the next script of the head. */}
        <script
          nonce={nonce}
          data-early-input=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but our own script, written on the server.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
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

export default function Root({ loaderData }: Route.ComponentProps) {
  useBetaWelcome();
  useShownPageMemory();
  return (
    <>
      {useSignedOutHere() && loaderData.user ? <SignedOutPage /> : <Outlet />}
      <Toaster />
      <LiveSettings gatesMark={loaderData.gatesMark} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  useShownPageMemory(error);
  const shut = shutGateOf(error);
  if (!shut) {
    return (
      <>
        <ErrorPage error={error} />
        <Toaster />
      </>
    );
  }
  return (
    <>
      <Suspense>
        {shut.gate === 'beta' ? (
          <BetaPage shut={shut} next={pathname + search} />
        ) : (
          <MaintenancePage shut={shut} />
        )}
      </Suspense>
      <Toaster />
      <LiveSettings gatesMark={shut.gatesMark} />
    </>
  );
}
